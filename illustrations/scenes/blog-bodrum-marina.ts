import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curveDownTo, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { lightColumns, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";

const HORIZON = 660;
/** Height of the eye above the quay, and of the quay above the water. */
const [EYE, FREEBOARD] = [1.6, 0.8] as const;
const HEADING = -20;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1500 });
/** Along the quay, away from us and a little to the left; across, from its edge over its paving. */
const quay = frameOf(camera, { right: 0.1, away: 4, heading: HEADING });
/** How wide the quay is, and where it ends. */
const [WIDE, END] = [4.6, 74] as const;
const LAMP = "#ffd98a";

/** The gulet's frame: aft from the head of her stem, to port, up from the water. */
const STEM = { right: -1.1, away: 10.4 } as const;
const bow: Project = ([aft, port, up]) => {
  const angle = (50 / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return camera([STEM.right + aft * sin + port * cos, STEM.away + aft * cos - port * sin, up - FREEBOARD]);
};
const LONG = 21;
/** As much of her length as the picture shows. */
const REACH = 0.75;

/** Bodrum Marina at dusk under the bow of a gulet: her planks run up to the stem in one curve, two people look up at her from the quay, masts thin out into the haze. */
export const SCENE: Scene = {
  name: "blog-bodrum-marina",
  seed: 44,
  mood: "dusk",
  colours: {
    sky: ["#27447a", "#55709c", "#b68c9c", "#f0a984", "#fbd29a"],
    zenith: "#152752",
    sea: ["#f3b98c", "#b48794", "#5c6798", "#2a4478", "#182c58"],
    seaLight: "#fbd9b0",
    seaDark: "#33477c",
    far: "#8a7496",
    farShade: "#74668e",
    groundShade: "#3a3566",
    near: "#16204a",
  },
  grain: 0.28,
  crops: { wide: 140, square: 70 },
  draw(sheet) {
    drawHarbour(sheet);
    drawNeighbours(sheet);
    drawQuay(sheet);
    drawPeople(sheet);
    drawGulet(sheet);
    drawMooring(sheet);
  },
};

/** Afterglow over the sea; the town on its slope, the lamps of its front in the water. */
function drawHarbour(sheet: Sheet): void {
  const town = sheet.tinted({
    wall: "#a98aa6",
    wallBright: "#d0a6a2",
    wallShade: "#75628f",
    wallDeep: "#5f5286",
    door: "#54507f",
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.45 }),
    stars(sheet, { height: 170, count: 20 }),
    sheet.glow([250, HORIZON], 640, "#ffe2a4", 0.75),
    fill(lens(90, 400, 700, 14) + lens(470, 452, 520, 10) + lens(1120, 380, 460, 9), "#f3a587", 0.7),
    fill(lens(120, 403, 420, 6), "#ffd9a0", 0.8),
    ridge(sheet, {
      crest: pointsOf([
        -20, 622, 140, 606, 300, 622, 470, 626, 640, 600, 840, 556, 1040, 514, 1240, 470, 1440, 452, 1640, 420,
      ]),
      foot: HORIZON + 6,
      mist: 50,
      seed: 6,
    }),
    fill(curveDownTo(pointsOf([330, 656, 420, 640, 560, 622, 700, 604, 860, 588, 1000, 590]), HORIZON + 4), "#8d7798"),
    village(town, {
      rows: 4,
      far: [520, 900],
      near: [390, 900],
      ground: (x, share) => 620 + share * 38 - (1 - share) * Math.max(0, x - 520) * 0.06,
      scale: [0.17, 0.27],
      seed: 12,
      gardens: 0.2,
      flowers: 0.02,
      lit: true,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 34, foot: false }),
  );
}

/** Those who lie farther along the quay: at what distance, how far off its edge, their length, the masts' places from the bow and their heights. */
const NEIGHBOURS: readonly { at: number; off: number; long: number; masts: readonly Point[] }[] = [
  { at: 71, off: 2, long: 14, masts: [[6, 15]] },
  {
    at: 64,
    off: 1.4,
    long: 18,
    masts: [
      [6.4, 12],
      [11.2, 16],
    ],
  },
  { at: 57, off: 2.6, long: 13, masts: [[5.6, 17.6]] },
  {
    at: 50,
    off: 1.2,
    long: 20,
    masts: [
      [6.6, 12],
      [12.4, 16.4],
    ],
  },
  { at: 44, off: 2.4, long: 13, masts: [[5, 15]] },
  {
    at: 37,
    off: 4.4,
    long: 19,
    masts: [
      [6.8, 11.4],
      [12.6, 15],
    ],
  },
];

/** Hulls that the haze takes, and over them their masts, thinner and paler the farther off. */
function drawNeighbours(sheet: Sheet): void {
  for (const { at, off, long, masts } of NEIGHBOURS) {
    const haze = ((at - 37) / 34) ** 0.8;
    const [hull, mast] = [blend("#6d5a8c", "#dca898", haze), blend("#5e4b86", "#d29c92", haze)];
    const side = (share: number, up: number) => quay([at, -off - long * share, up - FREEBOARD]);
    const sheer = shares(12).map((share) => side(share, 1.3 + 1.1 * (1 - share) ** 2.4 + 0.3 * share ** 3));
    const outline = [...sheer, side(0.97, 0), side(0.14, 0), side(0.125, 0.5), side(0.09, 1.2), side(0.04, 1.9)];
    const house = [side(0.36, 1.3), side(0.36, 2.3), side(0.78, 2.2), side(0.78, 1.3)];
    const image = outline.map(([x, y]): Point => [x, 2 * side(0.5, 0)[1] - y]);
    const lights = [0.44, 0.56, 0.68].map((share) => side(share, 1.8));
    const metre = metreAt(camera, [0, at + 3, 0]);
    sheet.add(
      brokenImage({ shapes: [{ outline: image, colour: hull }], depth: metre * 2.2, band: metre * 0.17, seed: at }),
      fill(
        masts
          .map(([out, high]) => {
            const [[x, foot], [, head]] = [side(out / long, 1), side(out / long, high)];
            const half = metre * 0.085;
            return polygon([
              [x - half, foot],
              [x - half * 0.6, head],
              [x + half * 0.6, head],
              [x + half, foot],
            ]);
          })
          .join(""),
        mast,
      ),
      fill(polygon(house), blend(hull, "#f6d0b0", 0.25)),
      fill(polygon(outline), hull),
      stroke(polyline(sheer), blend(hull, "#ffe2b8", 0.75), metre * 0.09),
      dots(lights, metre * 0.13, LAMP),
    );
  }
}

/** Slabs in rows along the edge, pools of lamplight on them, the bright coping. */
function drawQuay(sheet: Sheet): void {
  const strip = ([a, b]: Point, [from, to]: Point = [-3, END]): Path =>
    polygon([quay([from, a, 0]), quay([to, a, 0]), quay([to, b, 0]), quay([from, b, 0])]);
  const rows = [0.5, 1.5, 2.5, 3.5, 4.5].map((across) => polyline([quay([-3, across, 0]), quay([END, across, 0])]));
  const joints = counted(5).flatMap((row) =>
    counted(34).map((index) => {
      const at = -2 + (row % 2) * 0.9 + index * 1.8;
      return polyline([quay([at, row + 0.5, 0]), quay([at, Math.min(WIDE, row + 1.5), 0])]);
    }),
  );
  const deck = strip([0, WIDE]);
  const far = strip([WIDE, WIDE + 0.1]);
  sheet.add(
    fill(far, sheet.mood.near, 0.4),
    fill(deck, sheet.downwards(["#f2c39c", "#c79aa4", "#8a78a2", "#59588e", "#3c4178"], 680, 1200)),
    sheet.clipped(
      deck,
      stroke(joints.join("") + rows.join(""), "#4a4880", 2, 0.4) + LAMPS.map((at) => pool(sheet, at)).join(""),
    ),
    fill(strip([0, 0.42]), sheet.downwards(["#ffe0b0", "#e8b9a0", "#9f8cb0"], 680, 1200)),
    fill(strip([0, -0.05]), "#2b2f63"),
    ...LAMPS.toReversed().map((at) => lamp(sheet, at)),
  );
}

/** Where the lamps stand along the quay; the nearest is outside of the picture. */
const LAMPS = [9, 18, 26, 35, 46, 60];

function pool(sheet: Sheet, at: number): Drawing {
  const [x, y] = quay([at, WIDE - 1.4, 0]);
  const metre = (y - HORIZON) / EYE;
  return place(sheet.glow([0, 0], Math.round(metre * 4), LAMP, 0.75), x, y, 0.22, 0.9);
}

/** A lamp on its post. */
function lamp(sheet: Sheet, at: number): Drawing {
  const [x, y] = quay([at, WIDE - 0.5, 0]);
  const metre = (y - HORIZON) / EYE;
  const head = y - metre * 3.5;
  return (
    stroke(
      polyline([
        [x, y],
        [x, head],
      ]),
      "#3a2f62",
      metre * 0.1,
    ) +
    fill(disc(x, y, metre * 0.2, metre * 0.06), "#3a2f62") +
    sheet.glow([Math.round(x), Math.round(head)], Math.round(metre * 1.5), LAMP, 0.75) +
    fill(disc(x, head, metre * 0.2), "#fff6da")
  );
}

/** Half her beam at the rail, and the height of the rail, at a share of her length from the stem. */
function beamAt(share: number): number {
  return share < 0.5 ? 2.9 * (1 - (1 - share / 0.5) ** 2.5) ** 0.8 : 2.9;
}
function railAt(share: number): number {
  return 1.75 + 2.15 * Math.max(0, 1 - share / 0.62) ** 2.3;
}

/** A place of her side: a share of the length and of the girth from the water to the rail. The stem is hollow, and the bow flares over it. */
function sideAt(share: number, girth: number, sign = 1): Place {
  const stem = 2.9 * (1 - Math.max(0, girth) ** 2.1);
  const fine = beamAt(share) * mixed(0.6, 0.93, Math.min(1, share / 0.5));
  const hollow = girth ** mixed(2.1, 0.6, Math.min(1, share / 0.4));
  return [stem + share * (LONG - stem), sign * mixed(fine, beamAt(share), hollow), railAt(share) * girth];
}

/** A strip of her side between two heights of the girth, its end at the stem as curved as that is. */
function strake(project: Project, [low, high]: Point, [from, to]: Point = [0, REACH], sign = 1): Point[] {
  const steps = shares(40).map((each) => mixed(from, to, each ** 1.6));
  const rise = shares(12).map((each) => mixed(high, low, each));
  return [
    ...rise.map((girth) => project(sideAt(from, girth, sign))),
    ...steps.map((share) => project(sideAt(share, low, sign))),
    ...steps.toReversed().map((share) => project(sideAt(share, high, sign))),
  ];
}

/** The part of her bow that the light reaches: its edge runs down the flare towards the stem. */
function litBow(project: Project, [low, high]: Point): Point[] {
  const edge = shares(12).map((each) => {
    const girth = mixed(low, high, each);
    return project(sideAt(0.05 + 0.1 * girth, girth));
  });
  const stem = shares(12).map((each) => project(sideAt(0, mixed(high, low, each))));
  return [...stem, ...edge];
}

function drawGulet(sheet: Sheet): void {
  const hull = { lit: "#d9764e", side: "#7f3c50", deep: "#4a2858" };
  sheet.add(
    hullImage(sheet),
    ...[0.2, 0.285, 0.37].map((share) => {
      const [x, y] = bow(sideAt(share, 0));
      return lightColumns(sheet, { at: [x], y: y + 34, length: 150, width: 30, colour: LAMP });
    }),
    deckhouse(sheet),
    rigging(),
    sprit(),
    farSide(),
    planking(sheet, hull),
  );
}

/** Her image in the water, in slits that lie close under her and part farther down. */
function hullImage(sheet: Sheet): Drawing {
  const under: Project = ([aft, port, up]) => bow([aft, port, -up]);
  const random = randomOf(17);
  const slits = counted(40).flatMap((row) => {
    const far = row / 40;
    return counted(Math.round(mixed(10, 4, far))).map(() =>
      lens(
        random.between(820, 1700),
        902 + row * 7 + far * far * 50 + random.around(2),
        random.between(200, 460) * mixed(1, 0.5, far),
        mixed(9, 5.4, far),
      ),
    );
  });
  // Where the swell tilts, the light of the bow shows beside its image, and the water in it.
  const astray = (count: number, [from, to]: Point) =>
    counted(count)
      .map((index) => {
        const y = mixed(1000, 1190, index / count) + random.around(4);
        return lens(random.between(from, to) - (y - 1000) * 0.24, y, random.between(40, 150), random.between(4, 8));
      })
      .join("");
  const planks = [0.3, 0.44].map((girth) => polygon(strake(under, [girth, girth + 0.05])));
  const mirrored = sheet.clipped(
    slits.join(""),
    fill(polygon(strake(under, [0, 1])), "#6b3458") +
      fill(polygon(litBow(under, [0, 1])), "#c8704e") +
      fill(planks.join(""), "#4a2858", 0.25) +
      fill(polygon(strake(under, [0.8, 1])), "#c9a0a4") +
      fill(polygon(strake(under, [0, 0.12])), "#234268") +
      fill(polygon(litBow(under, [0, 0.12])), "#3d6c88"),
  );
  return mirrored + fill(astray(15, [880, 950]), "#c8704e", 0.85) + fill(astray(13, [920, 1010]), "#263f74", 0.9);
}

/** What her flare shows of the other side of the bow, which the light meets first, and the inside of its bulwark farther aft. */
function farSide(): Drawing {
  return (
    fill(polygon(strake(bow, [0.9, 1], [0.1, REACH], -1)), "#8a5a70") +
    fill(polygon(strake(bow, [0.1, 0.8], [0, 0.2], -1)), "#f09a62") +
    fill(polygon(strake(bow, [0.8, 1], [0, 0.2], -1)), "#fff3d0") +
    fill(polygon(strake(bow, [0.76, 0.82], [0, 0.2], -1)), "#8a4650")
  );
}

/** Her side: planks along the sheer, the light on the bow, a pale bulwark over a rubbing strake, the boot top. */
function planking(sheet: Sheet, hull: { lit: string; side: string; deep: string }): Drawing {
  const outline = polygon(strake(bow, [0, 1]));
  const line = (girth: number, from = 0, to = REACH) =>
    polyline(shares(40).map((each) => bow(sideAt(mixed(from, to, each ** 1.6), girth))));
  const planks = counted(11).map((index) => 0.12 + (index / 11) * 0.68);
  const dark = planks
    .filter((_, index) => index % 3 === 1)
    .map((girth) => polygon(strake(bow, [girth, girth + 0.062])));
  const pale = planks
    .filter((_, index) => index % 4 === 2)
    .map((girth) => polygon(strake(bow, [girth, girth + 0.062])));
  const ports = [0.2, 0.285, 0.37].map((share) => bow(sideAt(share, 0.58)));
  return (
    fill(outline, hull.side) +
    fill(polygon(litBow(bow, [0, 1])), hull.lit) +
    sheet.clipped(
      outline,
      sheet.spray(polygon(strake(bow, [0, 1], [0.06, REACH])), hull.lit, {
        from: [960, 700],
        to: [1330, 790],
        thick: 0.85,
      }) +
        sheet.spray(outline, hull.deep, { from: [1640, 820], to: [1000, 760], thick: 0.95 }) +
        fill(dark.join(""), hull.deep, 0.2) +
        fill(pale.join(""), "#f0a878", 0.12),
    ) +
    stroke(planks.map((girth) => line(girth)).join(""), "#3f2048", 2, 0.55) +
    fill(polygon(strake(bow, [0, 0.12])), "#2b4f78") +
    fill(polygon(litBow(bow, [0, 0.12])), "#4f7f94") +
    stroke(line(0.12), "#f6d8b0", 4) +
    stroke(line(0), "#1a2450", 5, 0.7) +
    stroke(polyline(shares(20).map((girth) => bow(sideAt(0, girth * 0.8)))), "#ffc98a", 7) +
    fill(polygon(strake(bow, [0.8, 1])), "#b894a8") +
    fill(polygon(litBow(bow, [0.8, 1])), "#ffe0b0") +
    sheet.spray(polygon(strake(bow, [0.8, 1], [0.06, REACH])), "#ffe0b0", {
      from: [1010, 500],
      to: [1330, 560],
      thick: 0.85,
    }) +
    fill(polygon(strake(bow, [0.76, 0.82])), "#4a2444") +
    fill(polygon(strake(bow, [0.79, 0.82])), "#e8a070") +
    fill(polygon(strake(bow, [0.985, 1.02])), "#f0b078") +
    ports
      .map(([x, y], index) => fill(disc(x, y, 15 - index * 1.6), "#3a1f44") + fill(disc(x, y, 11 - index * 1.4), LAMP))
      .join("") +
    anchor()
  );
}

/** Her anchor, hove up to its hawse; and the fairlead of the mooring line over it. */
function anchor(): Drawing {
  const [x, y] = bow(sideAt(0.055, 0.66));
  const [fx, fy] = bow(sideAt(0.05, 0.89));
  // Its arms lie flat against the planks, its shank leads up into the hawse.
  const iron = "M-5-4V62H5V-4ZM-42 20L-54 46Q-34 72 0 76Q34 72 54 46L42 20L32 44Q20 58 0 58Q-20 58-32 44Z";
  const hung = (colour: string, opacity?: number) => turned(fill(iron, colour, opacity), 13);
  return (
    fill(disc(fx, fy, 13, 10), "#b06a5c") +
    fill(disc(fx, fy, 9, 7), "#3a1f44") +
    fill(disc(x, y, 16, 14), "#ffc98a") +
    place(hung("#5a2444", 0.5), x + 9, y + 5, 0.95, 0.72) +
    fill(disc(x, y, 11, 10), "#3a2450") +
    place(hung("#3a2450"), x, y, 0.95, 0.72)
  );
}

/** The deckhouse behind her rail, its windows lit. */
function deckhouse(sheet: Sheet): Drawing {
  const wall = (from: number, to: number, low: number, high: number) =>
    polygon([bow([from, 1.5, high]), bow([to, 1.5, high]), bow([to, 1.5, low]), bow([from, 1.5, low])]);
  const front = polygon([bow([8, -1.1, 3.3]), bow([8, 1.5, 3.3]), bow([8, 1.5, 1.8]), bow([8, -1.1, 1.8])]);
  const panes = [-0.8, -0.02, 0.74].map((from) =>
    polygon([bow([8, from, 3]), bow([8, from + 0.6, 3]), bow([8, from + 0.6, 2.4]), bow([8, from, 2.4])]),
  );
  return (
    fill(wall(8, 15, 1.6, 3.3), "#6d3c5c") +
    fill(front, "#b06a5c") +
    fill(wall(8.5, 9.9, 2.5, 3) + wall(10.4, 11.8, 2.5, 3) + panes.join(""), LAMP) +
    fill(
      polygon([
        bow([7.6, -1.2, 3.42]),
        bow([7.6, 1.8, 3.42]),
        bow([15, 1.8, 3.42]),
        bow([15, 1.8, 3.28]),
        bow([7.6, 1.8, 3.28]),
        bow([7.6, -1.2, 3.28]),
      ]),
      "#f0c49a",
    ) +
    sheet.glow(roundedAt(bow([9, 1.6, 2.8])), 150, LAMP, 0.4)
  );
}

function roundedAt([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** A tapered spar, lit along its upper left edge. */
function spar(from: Place, to: Place, thick: Point, [lit, shade]: readonly [string, string]): Drawing {
  const [[x0, y0], [x1, y1]] = [bow(from), bow(to)];
  const long = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [-(y1 - y0) / long, (x1 - x0) / long];
  const band = (a: number, b: number) =>
    polygon([
      [x0 + nx * thick[0] * a, y0 + ny * thick[0] * a],
      [x1 + nx * thick[1] * a, y1 + ny * thick[1] * a],
      [x1 + nx * thick[1] * b, y1 + ny * thick[1] * b],
      [x0 + nx * thick[0] * b, y0 + ny * thick[0] * b],
    ]);
  return fill(band(-1, 1), lit) + fill(band(-1, 0.1), shade);
}

/** The foremast with one shroud a side and the stay to her stem; the sail rolled on its boom. */
function rigging(): Drawing {
  const [foot, head]: readonly [Place, Place] = [
    [5.6, 0, 2],
    [5.6, 0, 16],
  ];
  const lines = [
    polyline([bow([0.4, 0, 3.9]), bow([5.6, 0, 12])]),
    polyline([bow([5.9, 2.2, 2.2]), bow([5.6, 0, 14])]),
    polyline([bow([6.9, 2.4, 2.1]), bow([5.6, 0, 14])]),
  ];
  const rolled = (low: number, high: number) =>
    polygon([
      bow([5.9, 0, low]),
      bow([5.9, 0, high]),
      bow([16, 0, mixed(low, high, 0.8) + 0.1]),
      bow([16, 0, low + 0.1]),
    ]);
  const ties = [6.9, 8.1, 9.5, 11.1].map((aft) => polyline([bow([aft, 0, 4.42]), bow([aft, 0, 5.06])]));
  return (
    fill(rolled(4.5, 5.1), "#f9dcb8") +
    fill(rolled(4.5, 4.76), "#a98aa8") +
    fill(rolled(4.34, 4.5), "#8a5060") +
    stroke(ties.join(""), "#7a4a68", 4) +
    stroke(lines.join(""), "#4a2c58", 3) +
    spar(foot, head, [17, 11], ["#8a5060", "#e9a878"])
  );
}

/** The bowsprit, and the two stays that hold it. */
function sprit(): Drawing {
  const [root, tip]: readonly [Place, Place] = [
    [2, 0, 3.6],
    [-3.3, 0, 5.1],
  ];
  const stays = [
    polyline([bow([-3.1, 0, 5]), bow(sideAt(0, 0.3))]),
    polyline([bow([-3.1, 0, 5.1]), bow([5.6, 0, 16])]),
  ];
  return stroke(stays.join(""), "#4a2c58", 3) + spar(tip, root, [9, 17], ["#8a5060", "#f6c08a"]);
}

/** A figure by its height in metres, on the quay. */
function standing(sheet: Sheet, [along, across]: Point, tall: number, options: PersonOptions): Drawing {
  const [x, y] = quay([along, across, 0]);
  return place(person(sheet, options), x, y, (((y - HORIZON) / EYE) * tall) / 100);
}

/** A couple under the bowsprit: one shows her the bow. */
function drawPeople(sheet: Sheet): void {
  sheet.add(
    standing(sheet, [18.4, 1.5], 1.78, {
      pose: "pointing",
      sleeves: "long",
      top: "#fdf0dc",
      bottom: "#3d4f8a",
      hair: "#33262a",
    }),
    standing(sheet, [18, 2.2], 1.66, {
      pose: "walking",
      behind: true,
      wears: "skirt",
      top: "#e0596a",
      bottom: "#e0596a",
      hairstyle: "long",
      hair: "#5a3326",
      slender: true,
    }),
  );
}

/** The line from her bow to the bollard that holds her, its end in a coil. */
function drawMooring(sheet: Sheet): void {
  const [x, y] = quay([4.2, 0.7, 0]);
  const [fx, fy] = bow(sideAt(0.05, 0.89));
  const metre = (y - HORIZON) / EYE;
  const post = (from: number, to: number, low: number, high: number) =>
    `M${short(x + from * metre)} ${short(y - high * metre)}H${short(x + to * metre)}V${short(y - low * metre)}Q${short(x + ((from + to) / 2) * metre)} ${short(y - low * metre + 8)} ${short(x + from * metre)} ${short(y - low * metre)}Z`;
  const rope = `M${short(fx)} ${short(fy)}Q${short(mixed(fx, x, 0.56))} ${short(y - 70)} ${short(x + 0.1 * metre)} ${short(y - 0.28 * metre)}`;
  sheet.add(
    fill(
      polygon([quay([4.1, 0.78, 0]), quay([4.3, 0.6, 0]), quay([4.05, -0.02, 0]), quay([3.8, 0.02, 0])]),
      sheet.mood.groundShade,
      0.6,
    ),
    stroke(rope, "#6a4668", 8),
    stroke(rope, "#ffdcae", 5),
    fill(post(-0.16, 0.16, 0, 0.44), "#c07a6c"),
    fill(post(-0.02, 0.16, 0, 0.44), "#3a2450"),
    fill(disc(x, y - 0.46 * metre, 0.25 * metre, 0.1 * metre), "#3a2450"),
    fill(disc(x - 0.03 * metre, y - 0.5 * metre, 0.22 * metre, 0.08 * metre), "#f0b890"),
    stroke(
      [0.2, 0.28]
        .map(
          (up) =>
            `M${short(x - 0.17 * metre)} ${short(y - up * metre)}q${short(0.17 * metre)} 12 ${short(0.34 * metre)} 0`,
        )
        .join(""),
      "#ffdcae",
      7,
    ),
    coil(),
  );
}

/** The end of the line, laid down flat in turns. */
function coil(): Drawing {
  const [at, across] = [2.3, 1.75];
  const turns = 5;
  const ring = (from: number, to: number, down = 0) =>
    polyline(
      shares(turns * 28).map((share): Point => {
        const angle = mixed(from, to, share) * turns * Math.PI * 2;
        const radius = 0.12 + 0.52 * mixed(from, to, share);
        const [x, y] = quay([at + Math.cos(angle) * radius, across + Math.sin(angle) * radius, 0]);
        return [x, y + down];
      }),
    );
  const [x, y] = quay([at + 0.64, across, 0]);
  const [bx, by] = quay([4.2, 0.86, 0.1]);
  const tail = `M${short(x)} ${short(y)}Q${short(x + 60)} ${short(y - 6)} ${short(bx)} ${short(by)}`;
  return (
    stroke(ring(0, 1, 9) + tail, "#33306a", 15, 0.75) +
    stroke(ring(0, 1) + tail, "#a57f94", 12) +
    stroke(ring(0, 1, -2) + tail, "#f0c8a4", 6)
  );
}
