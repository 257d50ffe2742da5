import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { porter } from "../parts/people/porter.ts";
import { lavender } from "../parts/plants/lavender.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { type ShellCase, shellCase, type Stand } from "../parts/things/shellCase.ts";
import { tabby } from "../parts/things/tabby.ts";
import { HOLD, inHold, loadedCarrier } from "../parts/vehicles/loadedCarrier.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import type { Surface } from "../parts/vehicles/surface.ts";

const HORIZON = 560;
/** From far off, so that its near wheels and its far ones differ little. */
const camera = cameraOf({ horizon: HORIZON, centre: 770, eye: 1.98, focal: 3560 });
/** The middle of the tail on the ground; the terrace is laid out along the car: ahead of its tail, to its left, up. */
const yard = frameOf(camera, { right: 0.02, away: 17.4, heading: 34 });
/** Where the shadow of a point one metre up falls: the sun stands low at our left, a little behind us. */
const CAST = [1.2, -1] as const;
/** The wall over the bay: how far ahead of the tail, how high and how thick it is. */
const WALL = { ahead: 17, high: 0.6, thick: 0.5 } as const;
const SHADOW = "#745879";

const PAINT: VehiclePaint = {
  ...VEHICLE_PAINTS.day,
  body: "#12396f",
  bodyLight: "#2a64a3",
  sky: "#d9e6e4",
  skyDim: "#6ea4cb",
  horizon: "#0d1f40",
  ground: "#d39a74",
  glass: "#16365c",
  glassMiddle: "#2b5a82",
  glassLight: "#b9d3d6",
  rim: "#e9e6e0",
  tail: "#cf2f37",
  tailDim: "#8a1c2e",
  plastic: "#26324a",
};

/** A terrace above the bay in low sun: the people carrier with its tailgate up over cases in good order; the driver brings one more. */
export const SCENE: Scene = {
  name: "fleet-boot",
  seed: 95,
  mood: "gold",
  crops: { wide: 280, square: 168 },
  grain: 0.36,
  colours: {
    sky: ["#1f78ad", "#62aac8", "#b3d3cd", "#f6deb2", "#fbc08a"],
    zenith: "#135488",
    sea: ["#a9d2ce", "#48a5bd", "#1f7fa8", "#12588a"],
    seaDark: "#14608f",
  },
  draw(sheet) {
    drawBay(sheet);
    drawTerrace(sheet);
    drawPine(sheet);
    drawPeople(sheet);
    sheet.add(
      loadedCarrier(sheet, {
        tail: yard,
        paint: PAINT,
        cast: CAST,
        shadow: SHADOW,
        mirrored: mirroredBay(sheet),
        beyond: bayThroughGlass(sheet),
        load: (surface) => hold(sheet, surface),
      }),
      waiting(),
    );
    drawBed(sheet);
    sheet.add(place(tabby(sheet, SHADOW), 1160, 1092, 2.45));
  },
};

/** The headland that closes the bay at the right, from its shore up to where the sheet cuts it. */
const HEADLAND = pointsOf([
  900, 574, 980, 560, 1060, 520, 1150, 478, 1240, 452, 1340, 408, 1440, 384, 1530, 396, 1640, 362,
]);

function drawBay(sheet: Sheet): void {
  const shore = 588;
  const land = curveDownTo(HEADLAND, shore);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.28, reach: 0.5 }),
    place(summerCloud(sheet, "broad"), 318, 508, 0.82),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 140, 440, 300, 480, 460, 500, 640, 486, 800, 492, 960, 466, 1120, 490, 1640, 520]),
      foot: HORIZON + 3,
      seed: 14,
    }),
    // The haze of the evening at the foot of the far shore.
    fill(
      box(0, HORIZON - 76, 1600, 79),
      sheet.linear(
        [
          [0, "#f6cda6", 0],
          [1, "#f6cda6", 0.75],
        ],
        [0, HORIZON - 76],
        [0, HORIZON],
      ),
    ),
    sea(sheet, { top: HORIZON, bottom: 780, dabs: 60, foot: false }),
    fill(land, "#d3ae6c"),
    // The slopes that look away from the sun, down from each top to the shore.
    sheet.clipped(
      land,
      fill("M1150 478Q1176 520 1226 540T1290 588H1420Q1360 548 1330 516T1240 452Z", "#a3825f", 0.75) +
        fill("M1440 384Q1462 440 1520 470T1590 560H1640V380L1530 396Z", "#8f7268", 0.8) +
        fill("M1240 452Q1290 500 1380 516T1500 588H1590Q1560 540 1500 500T1440 384L1340 408Z", "#b8946a", 0.5),
    ),
    sheet.clipped(land, maquis(sheet)),
    sheet.clipped(
      land,
      groupedTown(sheet, {
        rows: 2,
        far: [1280, 1640],
        near: [1080, 1640],
        ground: (x, share) => mixed(mixed(heightAt(HEADLAND, x), shore, 0.66), shore - 4, share),
        scale: [0.2, 0.3],
        spacing: 1,
        seed: 6,
      }),
    ),
    fill(
      `M880 ${shore - 4}Q1200 ${shore - 1} 1620 ${shore - 3}V${shore + 5}Q1200 ${shore + 7} 880 ${shore - 4}Z`,
      "#fbe3b4",
    ),
    place(guletUnderSail(sheet), 404, 606, 0.28),
    ripples(sheet, { x: 406, y: 610, width: 150, height: 16, count: 12, colour: sheet.mood.seaLight }),
  );
}

/** The gullies of the headland, from the crest down. */
const GULLIES = [
  pointsOf([1098, 506, 1112, 530, 1132, 552, 1148, 566]),
  pointsOf([1152, 480, 1178, 520, 1226, 540, 1290, 584]),
  pointsOf([1240, 454, 1290, 500, 1380, 516, 1500, 584]),
  pointsOf([1340, 412, 1372, 456, 1440, 486, 1500, 500]),
  pointsOf([1440, 388, 1462, 440, 1520, 470, 1590, 556]),
] as const;

/** Scrub in the gullies, where water stays: thicker and larger downhill, each bush with its shade at the right. */
function maquis(sheet: Sheet): Drawing {
  const random = randomOf(57);
  let [lit, shade] = ["", ""];
  for (const gully of GULLIES)
    for (const index of counted(30)) {
      const share = (index / 29) ** 0.8;
      const reach = share * (gully.length - 1.001);
      const [one = [0, 0], next = [0, 0]] = gully.slice(Math.floor(reach));
      // Close to its bed, with some that stray.
      const stray = random.around(1) ** 3 * (16 + share * 44);
      const x = mixed(one[0], next[0], reach % 1) + stray + random.around(4);
      const y = mixed(one[1], next[1], reach % 1) - stray * 0.3 + random.around(3);
      const size = random.between(2.4, 5.6) * (0.7 + share * 0.6);
      shade += disc(x + size * 0.4, y, size * 1.3, size * 0.8);
      lit += disc(x - size * 0.2, y - size * 0.2, size * 0.95, size * 0.6);
    }
  return fill(shade, "#7d6f4a") + fill(lit, blend(sheet.mood.leafLight, "#a3924f", 0.6));
}

/** The terrace: flags in courses along the car, the lime-washed wall over the bay. */
function drawTerrace(sheet: Sheet): void {
  const { wallBright, wall, wallShade } = sheet.mood;
  const { ahead: edge, high, thick } = WALL;
  const [left, end] = [30, -16] as const;
  const quad = (...places: readonly Place[]): Path => polygon(places.map(yard));
  const strip = (low: number, top: number) =>
    quad([edge, left, low], [edge, end, low], [edge, end, top], [edge, left, top]);
  const ground = polygon([yard([edge, left, 0]), yard([edge, end, 0]), [1800, 1240], [-200, 1240]]);
  // The slabs of the coping meet every metre and a half.
  const joints = counted(30).map((index) => {
    const across = left - 0.7 - index * 1.55;
    return polyline([yard([edge, across, high]), yard([edge, across, high - 0.1])]);
  });
  sheet.add(
    fill(
      quad([edge, left, high], [edge, end, high], [edge + thick, end, high], [edge + thick, left, high]),
      wallBright,
    ),
    fill(ground, "#c9986f"),
    sheet.clipped(
      ground,
      flags() +
        drain() +
        // The ground draws towards us out of the glare over the bay.
        fill(
          ground,
          sheet.linear(
            [
              [0, "#ffe6b8", 0.5],
              [0.3, "#ffe0b0", 0],
              [0.5, "#a8524c", 0],
              [1, "#9a4a54", 0.42],
            ],
            [800, 720],
            [800, 1200],
          ),
        ),
    ),
    fill(strip(0, high), wall),
    // The coping stands out over the wall and keeps a strip of it from the sun.
    fill(strip(high - 0.15, high - 0.1), wallShade),
    stroke(joints.join(""), wallShade, 2.2),
    fill(strip(0, 0.07), "#d8a882"),
  );
}

/** The bands of pale stone that rule the terrace into bays: how far apart they lie along the car and across it, where one of each runs, how wide it is. */
const BAY = { long: 6.5, wide: 3.9, ahead: -1.05, left: 1.7, band: 0.4 } as const;

/** A slab of the terrace from its nearest corner, drawn in a little for the joint. */
function slab([ahead, left]: Point, [long, wide]: Point, joint = 0.014): Path {
  const ends = [ahead + joint, ahead + long - joint];
  return polygon([
    ...ends.map((at) => yard([at, left + joint, 0])),
    ...ends.toReversed().map((at) => yard([at, left + wide - joint, 0])),
  ]);
}

/** Whether any of a piece of ground is before us and on the sheet. */
function isSeen([ahead, left]: Point, [long, wide]: Point): boolean {
  const corners = [0, 1].flatMap((far) => [0, 1].map((side) => yard([ahead + long * far, left + wide * side, 0])));
  return (
    corners.every(([, y]) => y > HORIZON && y < 1900) &&
    corners.some(([x, y]) => x > -80 && x < 1680 && y < 1260) &&
    corners.some(([, y]) => y > 690)
  );
}

/** Cut flags in courses along the car, in bays between bands of pale stone; one bay is the car's. */
function flags(): Drawing {
  const random = randomOf(9);
  const [course, cut] = [(BAY.wide - BAY.band) / 6, (BAY.long - BAY.band) / 5];
  const tones = ["", "", ""];
  let bands = "";
  for (const row of counted(13))
    for (const column of counted(9)) {
      const corner: Point = [BAY.ahead + (column - 3) * BAY.long, BAY.left + (row - 5) * BAY.wide];
      const [ahead, left] = corner;
      if (isSeen(corner, [BAY.long, BAY.band])) bands += slab(corner, [BAY.long, BAY.band]);
      if (isSeen(corner, [BAY.band, BAY.wide]))
        bands += slab([ahead, left + BAY.band], [BAY.band, BAY.wide - BAY.band]);
      for (const line of counted(6)) {
        // Every other course begins with half a flag.
        const cuts = line % 2 ? [0, 0.5, 1.5, 2.5, 3.5, 4.5, 5] : [0, 1, 2, 3, 4, 5];
        for (const [index, from] of cuts.slice(0, -1).entries()) {
          const at: Point = [ahead + BAY.band + from * cut, left + BAY.band + line * course];
          const size: Point = [((cuts[index + 1] ?? 0) - from) * cut, course];
          const kind = random.next();
          // Far off the joints run together and only the tones are left.
          const [, y] = yard([at[0], at[1], 0]);
          const joint = 0.014 * within((y - 730) / 150);
          if (isSeen(at, size)) tones[kind < 0.6 ? 0 : kind < 0.82 ? 1 : 2] += slab(at, size, joint);
        }
      }
    }
  const colours = ["#eec594", "#e6b787", "#f4d2a2"];
  return tones.map((tone, index) => fill(tone, colours[index] ?? "")).join("") + fill(bands, "#fbe7c4");
}

/** The channel that drains the terrace, down the middle of a band: a slot between two edges of steel. */
function drain(): Drawing {
  const left = BAY.left - BAY.wide + BAY.band / 2;
  const bars = counted(150).map((index) => slab([-7 + index * 0.16, left - 0.055], [0.085, 0.11], 0));
  return fill(slab([-8, left - 0.085], [25, 0.17], 0), "#c39a86") + fill(bars.join(""), "#6b4a5c");
}

/** The bed of lavender at the near end of the terrace, in the car's directions: its near corner, how far it reaches, how high its wall is. */
const BED = { ahead: -6.2, left: -1.8, long: 1.3, wide: 5, high: 0.42, rim: 0.2 } as const;

/** A bed of lavender in a lime-washed wall, cut by the near corner of the sheet. */
function drawBed(sheet: Sheet): void {
  const { wallBright } = sheet.mood;
  const { ahead, left, long, wide, high, rim } = BED;
  const [back, far] = [ahead + long, left + wide];
  const shape = (...places: readonly Place[]): Path => polygon(places.map(yard));
  const level = (inset: number, up: number): Path =>
    shape(
      [ahead + inset, left + inset, up],
      [back - inset, left + inset, up],
      [back - inset, far, up],
      [ahead + inset, far, up],
    );
  const lip = 0.035;
  const end = (low: number, top: number, out = 0) =>
    shape(
      [ahead - out, left - out, low],
      [ahead - out, left - out, top],
      [ahead - out, far, top],
      [ahead - out, far, low],
    );
  const side = (low: number, top: number, out = 0) =>
    shape(
      [ahead - out, left - out, low],
      [ahead - out, left - out, top],
      [back + out, left - out, top],
      [back + out, left - out, low],
    );
  sheet.add(
    bedShade(),
    fill(end(0, high), "#f6dfc2"),
    fill(side(0, high), "#a98aa6"),
    // Warm light from the ground below.
    fill(side(0, 0.09), "#d8a08e", 0.4),
    fill(end(high - 0.11, high), "#c3a3ae"),
    fill(side(high - 0.11, high), "#8a6c92"),
    fill(level(-lip, high), wallBright),
    fill(end(high - 0.075, high, lip), wallBright),
    fill(side(high - 0.075, high, lip), "#b799b2"),
    sheet.clipped(level(-lip, high), bushesShade(high)),
    fill(level(rim, high), "#5b3d48"),
    plants(),
  );
}

/** Where each bush of the bed stands, the far ones first, and its size. */
const BUSHES = [
  [-5.16, 2.2, 0.6],
  [-5.2, 1.62, 0.66],
  [-5.16, 1.04, 0.6],
  [-5.2, 0.46, 0.66],
  [-5.18, -0.12, 0.6],
  [-5.2, -0.7, 0.64],
  [-5.2, -1.28, 0.56],
  [-5.72, 0.9, 0.58],
  [-5.74, 0.32, 0.62],
  [-5.74, -0.26, 0.57],
  [-5.74, -0.8, 0.6],
  [-5.76, -1.3, 0.5],
] as const;

/** Where a point of the bed throws its shadow, on what lies at a height. */
function fallen(along: number, across: number, up: number, floor = 0): Point {
  return yard([along + (up - floor) * CAST[0], across + (up - floor) * CAST[1], floor]);
}

/** What the round bushes keep from the sun at a height. */
function bushesShade(floor: number): Drawing {
  const bushes = BUSHES.map(([along, across, size]) =>
    curve(
      [
        [-0.28, 0],
        [-0.42, 0.4],
        [-0.5, 0.74],
        [-0.3, 0.9],
        [-0.1, 0.86],
        [0.1, 0.96],
        [0.3, 0.88],
        [0.5, 0.76],
        [0.42, 0.4],
        [0.28, 0],
      ].map(([side = 0, up = 0]) =>
        fallen(along + side * size * 0.64, across + side * size * 0.77, BED.high + up * size, floor),
      ),
      true,
    ),
  );
  return bushes.map((path) => fill(path, floor ? "#a68aa8" : SHADOW)).join("");
}

/** What the wall and its bushes keep from the sun on the ground beyond: one shade. */
function bedShade(): Drawing {
  const { ahead, left, long, wide, high } = BED;
  const [back, far] = [ahead + long, left + wide];
  const wall = polygon([
    yard([ahead, left, 0]),
    fallen(ahead, left, high),
    fallen(back, left, high),
    fallen(back, far, high),
    yard([back, far, 0]),
    yard([back, left, 0]),
  ]);
  return `<g opacity=".62">${fill(wall, SHADOW)}${bushesShade(0)}</g>`;
}

function plants(): Drawing {
  const random = randomOf(17);
  return BUSHES.map(([ahead, left, size]) => {
    const [x, y] = yard([ahead, left, BED.high]);
    return place(lavender(random), x, y, (y - yard([ahead, left, BED.high + size])[1]) / 100);
  }).join("");
}

/** A pine at the wall, cut by the sheet: the one dark over the bright bay. */
function drawPine(sheet: Sheet): void {
  const green = sheet.tinted({ leafLight: "#8f9448", leaf: "#55703f", leafDark: "#27443f" });
  const [ahead, left] = [13.5, 1.35];
  const [x, y] = yard([ahead, left, 0]);
  const square = (half: number) => slab([ahead - half, left - half], [half * 2, half * 2], 0);
  sheet.add(
    fill(square(1), "#fbe7c4"),
    fill(square(0.86), "#8d5f4e"),
    fill(`M${x} ${y - 5}L1640 ${y - 9}V${y + 4}L${x} ${y + 5}Z`, SHADOW, 0.6),
    place(needlePine(green, { tall: 776, lean: -130, wide: 330, thick: 20, seed: 4 }), x, y + 4),
  );
}

/** The driver comes over the terrace with one more case. */
function drawPeople(sheet: Sheet): void {
  const foot = yard([13.2, 15.4, 0]);
  const unit = (foot[1] - yard([13.2, 15.4, 1])[1]) / 100;
  // So far off his long shadow is a streak: trunk and legs, and the case apart from it.
  const streak = (from: number, to: number, thick: number, lift = 0): Path =>
    curve(
      [
        [from, -lift],
        [mixed(from, to, 0.3), -lift - 0.6 * thick],
        [to, -lift - thick * 0.7],
        [to + 6, -lift],
        [to, thick * 0.3 - lift],
        [mixed(from, to, 0.3), thick * 0.6 - lift],
      ],
      true,
    );
  const shade = streak(-32, 120, 4, 0.6) + streak(26, 150, 4) + streak(110, 268, 8, 1.6) + streak(-70, 44, 5, 1);
  sheet.add(place(fill(shade, SHADOW, 0.55) + porter(sheet), ...foot, unit));
}

/** What the panes of the shaded side mirror: the pale sky over the headland. */
function mirroredBay(sheet: Sheet) {
  return ({ side, sideAt }: Surface): Drawing => {
    const high = (up: number) => Math.round(sideAt([3400, up])[1]);
    return (
      fill(
        side([
          [900, 1170],
          [900, 1800],
          [5100, 1800],
          [5100, 1170],
        ]),
        sheet.downwards(["#1c4d80", "#3f7ea8", "#a9c6c6", "#f0d3a8"], high(1790), high(1320)),
      ) +
      fill(
        side([
          [900, 1170],
          [900, 1400],
          [1500, 1450],
          [2100, 1390],
          [2700, 1340],
          [3300, 1420],
          [3900, 1500],
          [4400, 1440],
          [5100, 1360],
          [5100, 1170],
        ]),
        "#1d3a66",
      )
    );
  };
}

/** The far shore in its haze and the sea under it, through tinted glass. */
function bayThroughGlass(sheet: Sheet): Drawing {
  return (
    fill(box(500, 470, 500, HORIZON - 470), sheet.downwards(["#a497ab", "#dcb6a0"], 505, HORIZON)) +
    fill(box(500, HORIZON, 500, 60), sheet.downwards(["#6fabb2", "#2f7a9c"], HORIZON, HORIZON + 50)) +
    // What the glass mirrors of the sky.
    fill("M640 500L760 500L700 610H580ZM780 500H800L740 610H720Z", "#f6e2c0", 0.22)
  );
}

/** What is seen in the hold: the backs of the seats, its left wall, its carpet, the cases; the gate's shade over its upper corner. */
function hold(sheet: Sheet, surface: Surface): Drawing {
  const { floor, ceiling, from, to, half } = HOLD;
  const at = (right: number, deep: number, up: number) => inHold(surface, [right, deep, up]);
  const [deep, wide, high] = [to - from, half * 2, ceiling - floor];
  /** A cushion of the rear bench, rounded at its upper corners. */
  const cushion = (x: number, broad: number, low: number, top: number, round: number): Path =>
    polygon([
      at(x - broad, deep, low),
      ...shares(6).map((share) =>
        at(
          x - broad + round * (1 - Math.cos((share * Math.PI) / 2)),
          deep,
          top - round * (1 - Math.sin((share * Math.PI) / 2)),
        ),
      ),
      ...shares(6).map((share) =>
        at(
          x + broad - round * (1 - Math.sin((share * Math.PI) / 2)),
          deep,
          top - round * (1 - Math.cos((share * Math.PI) / 2)),
        ),
      ),
      at(x + broad, deep, low),
    ]);
  const seat = (x: number) =>
    fill(cushion(x + 62, 34, 780, 850, 4) + cushion(x - 62, 34, 780, 850, 4), "#33263a") +
    fill(cushion(x, 240, 0, 800, 90) + cushion(x, 140, 830, 1020, 70), "#8d5f4e") +
    fill(cushion(x - 22, 214, 0, 788, 80) + cushion(x - 14, 122, 838, 1012, 62), "#b98560");
  const stand: Stand = ([x, back, up]) => at(x, back, up);
  return (
    fill(polygon([at(0, deep, 0), at(0, deep, high), at(wide, deep, high), at(wide, deep, 0)]), "#5e3f4c") +
    fill(polygon([at(0, -90, 0), at(0, -90, high), at(0, deep, high), at(0, deep, 0)]), "#49324a") +
    fill(polygon([at(0, -20, 620), at(0, -20, 1010), at(0, deep - 120, 980), at(0, deep - 120, 640)]), "#6b8ea0", 0.7) +
    fill(polygon([at(0, -90, 0), at(0, deep, 0), at(wide, deep, 0), at(wide, -90, 0)]), "#b08468") +
    // Its carpet in the sun as far as the gate lets it in, the lip of its mouth.
    fill(polygon([at(0, -90, 0), at(0, 60, 0), at(wide, 330, 0), at(wide, -90, 0)]), "#e0b083") +
    [300, 790, 1280].map(seat).join("") +
    // What stands on the floor keeps the sun from it at its foot, and from what is behind it at its right.
    fill(
      polygon([at(90, 62, 0), at(500, 62, 0), at(640, 420, 0), at(80, 420, 0)]) +
        polygon([at(560, 76, 0), at(905, 76, 0), at(1060, 420, 0), at(560, 420, 0)]) +
        polygon([at(985, -12, 0), at(1500, -12, 0), at(1580, 460, 0), at(960, 460, 0)]),
      "#4a2c40",
      0.8,
    ) +
    fill(
      polygon([
        at(70, 700, 0),
        at(70, 700, 470),
        at(560, 700, 420),
        at(1010, 700, 330),
        at(1560, 700, 210),
        at(wide, 700, 0),
      ]),
      "#3a2438",
      0.7,
    ) +
    shellCase(stand, { at: [60, 130, 0], size: [450, 280, 740], colours: ["#2f9aa0", "#17606b", "#93dad4"] }) +
    shellCase(stand, { at: [530, 150, 0], size: [395, 270, 620], colours: ["#e6b04a", "#a56c34", "#f9dd96"] }) +
    shellCase(stand, { at: [955, 60, 0], size: [560, 400, 270], colours: ["#8f9a5c", "#4d5a44", "#c3ca8c"] }) +
    shellCase(stand, { at: [978, 80, 270], size: [510, 340, 230], colours: ["#d9604a", "#94383c", "#f7ab8c"] }) +
    straw(sheet, at) +
    // The gate keeps the sun from the upper corner at the right.
    fill(
      polygon([at(420, -60, high + 60), at(760, -60, 760), at(wide + 40, -60, 560), at(wide + 40, -60, high + 60)]),
      "#2a1c38",
      0.42,
    )
  );
}

/** A hat on the uppermost case: brim, crown and ribbon. */
function straw(sheet: Sheet, at: (right: number, deep: number, up: number) => Point): Drawing {
  const [x, y] = at(1190, 230, 506);
  const unit = (y - at(1190, 230, 1506)[1]) / 1000;
  const crown = `M-92 -16Q-92 -122 0 -122Q92 -122 92 -16Q0 8 -92 -16Z`;
  return place(
    fill(disc(0, -6, 186, 34), "#b98a50") +
      fill(disc(0, -14, 186, 32), "#ecca84") +
      fill(crown, "#f6dea4") +
      fill("M20 -10Q52 -80 22 -121Q92 -116 92 -16Q60 -6 20 -10Z", "#cda35c") +
      fill("M-92 -16Q0 8 92 -16L90 -46Q0 -22 -90 -46Z", sheet.mood.flower),
    x,
    y,
    unit,
  );
}

/** Two cases by the bumper that are still to be stowed. */
function waiting(): Drawing {
  const cases: readonly ShellCase[] = [
    { at: [0, 0, 55], size: [440, 260, 680], colours: ["#f3ead6", "#b79a94", "#fffaf0"], wheels: true },
    { at: [330, -560, 55], size: [400, 230, 520], colours: ["#c9503f", "#82303a", "#f09c80"], wheels: true },
  ];
  const [ahead, left] = [-0.45, 1.7];
  const stand: Stand = ([x, back, up]) => yard([ahead + back / 1000, left - x / 1000, up / 1000]);
  return cases
    .map((one) => {
      const {
        at: [x, y],
        size: [wide, deep, high],
      } = one;
      const cast = (dx: number, dy: number, up: number) => stand([x + dx - up * CAST[1], y + dy + up * CAST[0], 0]);
      const shade = polygon([
        cast(0, 0, 0),
        cast(wide, 0, 0),
        cast(wide, 0, high),
        cast(wide, deep, high),
        cast(0, deep, high),
        cast(0, deep, 0),
      ]);
      const [left2, right2] = [
        stand([x + 0.72 * wide, y + deep * 0.5, 55 + high]),
        stand([x + 0.28 * wide, y + deep * 0.5, 55 + high]),
      ];
      const lift = (left2[1] - stand([x, y, 55 + high + 150])[1]) * 0.9;
      return (
        fill(shade, SHADOW, 0.66) +
        stroke(polyline([right2, [right2[0], right2[1] - lift], [left2[0], left2[1] - lift], left2]), "#3b3048", 7) +
        shellCase(stand, one)
      );
    })
    .join("");
}
