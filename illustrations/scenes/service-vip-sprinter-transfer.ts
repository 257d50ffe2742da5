import { cameraOf, frameOf, type Place, toWorld } from "../kit/camera.ts";
import { dots, type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curveDownTo, disc, lens, mound, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { sky } from "../parts/sky/sky.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { minibus, minibusShadow } from "../parts/vehicles/minibus.ts";

const HORIZON = 650;
const FOCAL = 1750;
/** Somebody on the deck of a boat that lies at the same pier. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 814, eye: 1.9, focal: FOCAL });
/** The minibus; the pier and its stones keep its directions. */
const STANDING = { right: 0.98, away: 14.8, heading: 44 } as const;
const VAN = frameOf(CAMERA, STANDING);
const worldOf = toWorld(STANDING);
/** The two edges of the pier, in metres to the far side of the minibus; how far the sea lies below it. */
const [FAR, NEAR] = [5, -3.7] as const;
const DROP = 0.45;
/** The sun has just gone, beyond the left edge of the sheet: where the shadow of a point one metre up falls in its glow. */
const LOW = [0.75, -2] as const;

/** A gulet has come in stern first to a stone pier at sunset: her guests come down the gangway in twos, and the driver of the long minibus shows the first the way, their case in his hand. */
export const SCENE: Scene = {
  name: "service-vip-sprinter-transfer",
  seed: 43,
  mood: "dusk",
  crops: { wide: 190, square: 215 },
  grain: 0.2,
  colours: {
    sky: ["#1d2c69", "#4d4590", "#a65a92", "#ee8468", "#ffc777"],
    far: "#8d5286",
    farShade: "#72437c",
    mist: "#f39a78",
  },
  draw(sheet) {
    drawSky(sheet);
    drawBay(sheet);
    drawGulet(sheet);
    drawPier(sheet);
    drawHarbour(sheet);
    sheet.add(headBeams(sheet, { view: VAN, reach: 6, colour: "#ffe0a0", strength: 1.2 }));
    drawCasts(sheet);
    drawLines(sheet);
    drawGuests(sheet);
    drawVan(sheet);
    drawNear(sheet);
  },
};

/** A veil of long streaks that run into one another and fade out at both ends, every second with the glow on its lower edge. */
function veil(sheet: Sheet, [x, y]: Point, long: number, count: number, seed: number): Drawing {
  const random = randomOf(seed);
  const fading = (colour: string, strength: number) =>
    sheet.linear(
      [
        [0, colour, 0],
        [0.3, colour, strength],
        [0.65, colour, strength],
        [1, colour, 0],
      ],
      [x - long / 2, y],
      [x + long / 2, y],
    );
  const streaks = counted(count).map((index) => {
    const share = (index + 0.5) / count;
    const wide = long * mixed(0.4, 0.85, Math.sin(share * Math.PI)) * random.between(0.75, 1);
    const at: Point = [x + random.around((long - wide) * 0.45), y + (share - 0.5) * long * 0.09];
    const thick = long * random.between(0.03, 0.046);
    // Humps on its back, no two alike.
    const humps = counted(3).map(() =>
      mound(
        at[0] + random.around(wide * 0.24),
        at[1],
        wide * random.between(0.26, 0.5),
        thick * random.between(0.6, 1),
      ),
    );
    return { at, wide, thick, humps: humps.join("") };
  });
  return (
    fill(
      streaks.map(({ at, wide, thick, humps }) => lens(...at, wide, thick) + humps).join(""),
      fading("#a9628f", 0.55),
    ) +
    fill(
      streaks
        .filter((_, index) => index % 2)
        .map(({ at, wide, thick }) => lens(at[0] - wide * 0.06, at[1] + thick * 0.32, wide * 0.66, thick * 0.3))
        .join(""),
      fading("#ffb48f", 0.6),
    )
  );
}

function drawSky(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0 }),
    sheet.glow([-40, 640], 760, "#ffb070", 0.8),
    sheet.glow([-40, 630], 460, "#fff0b4", 0.95),
    veil(sheet, [1130, 190], 860, 5, 4),
    veil(sheet, [700, 420], 560, 2, 8),
  );
}

/** Headlands on both sides and the sea that keeps the glow. */
function drawBay(sheet: Sheet): void {
  const random = randomOf(5);
  const light = shares(60).map((share) => {
    const near = share ** 1.6;
    return lens(
      mixed(40, 160, near) + random.around(mixed(80, 330, near)),
      HORIZON + 5 + 230 * near,
      mixed(60, 240, near) * random.between(0.4, 1),
      mixed(2, 8, near),
    );
  });
  // Level streaks, finer towards the horizon.
  const calm = (count: number) =>
    counted(count).map(() => {
      const near = random.next();
      return lens(
        random.between(480, 1640),
        HORIZON + 6 + 190 * near,
        random.between(60, 260) * mixed(0.5, 1, near),
        mixed(1.6, 6, near),
      );
    });
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([-20, 590, 60, 576, 150, 600, 260, 612, 360, 638, 450, HORIZON + 2]),
      foot: HORIZON + 2,
      colour: "#c9707c",
      shade: "#b0607c",
      seed: 7,
      rough: 2,
    }),
    hills(),
    // Haze over the water, at the foot of the hills.
    fill(
      `M400 ${HORIZON}V560H1600V${HORIZON}Z`,
      sheet.linear(
        [
          [0, "#f7a07a", 0],
          [1, "#f7a07a", 0.75],
        ],
        [0, 560],
        [0, HORIZON],
      ),
    ),
    castle(sheet),
    shoreLights(),
    fill(`M0 ${HORIZON}H1600V960H0Z`, sheet.downwards(["#f2a080", "#b86a8c", "#74509a", "#4f4690"], HORIZON, 900)),
    fill(
      `M0 ${HORIZON}H1600V960H0Z`,
      sheet.linear(
        [
          [0, "#ffcb80", 1],
          [0.4, "#f59a76", 0.7],
          [1, "#b8688c", 0],
        ],
        [0, 700],
        [900, 760],
      ),
    ),
    fill(light.join(""), "#fff0bc", 0.85),
    castleStreaks(),
    fill(calm(44).join(""), "#7c4f94", 0.35),
    fill(calm(36).join(""), "#ffb596", 0.4),
  );
}

/** The hills across the bay: slopes that still have the glow, their backs in shade down crooked spurs. */
function hills(): Drawing {
  const crest = pointsOf([
    690, 652, 760, 634, 830, 616, 900, 606, 960, 584, 1020, 566, 1066, 530, 1110, 508, 1150, 486, 1186, 470, 1222, 484,
    1262, 480, 1310, 462, 1356, 436, 1396, 424, 1440, 402, 1476, 410, 1520, 444, 1560, 456, 1640, 500,
  ]);
  const shade = [
    [
      1186, 470, 1222, 484, 1250, 508, 1240, 530, 1268, 560, 1250, 600, 1276, 652, 1160, 652, 1180, 604, 1160, 572,
      1188, 540, 1176, 508,
    ],
    [
      1440, 402, 1476, 410, 1520, 444, 1560, 456, 1640, 500, 1640, 652, 1400, 652, 1424, 610, 1404, 570, 1438, 530,
      1424, 488, 1450, 450,
    ],
    [900, 606, 960, 584, 950, 610, 972, 630, 960, 652, 880, 652, 900, 632],
    [1066, 530, 1092, 550, 1080, 580, 1104, 612, 1092, 652, 1030, 652, 1052, 616, 1040, 586, 1062, 560],
    [1310, 462, 1330, 500, 1316, 540, 1346, 580, 1330, 652, 1290, 652, 1304, 600, 1284, 560, 1308, 520],
  ];
  const lit = [
    [1110, 508, 1150, 486, 1186, 470, 1176, 508, 1188, 540, 1160, 560, 1140, 530],
    [1356, 436, 1396, 424, 1440, 402, 1450, 450, 1424, 488, 1438, 530, 1398, 520, 1384, 470],
    [1020, 566, 1066, 530, 1062, 560, 1040, 586, 1010, 600],
    [1262, 480, 1310, 462, 1308, 520, 1284, 548, 1272, 510],
    [1500, 470, 1524, 500, 1512, 540, 1540, 570, 1520, 620, 1490, 640, 1500, 580, 1480, 540],
  ];
  const facets = (all: readonly (readonly number[])[]) => all.map((each) => polygon(pointsOf([...each]))).join("");
  return (
    fill(curveDownTo(crest, HORIZON + 2), "#8d5286") + fill(facets(lit), "#ad658c") + fill(facets(shade), "#6d3f7a")
  );
}

/** The castle across the harbour, on its rock: stone in the last glow, far enough to have no detail. */
function castle(sheet: Sheet): Drawing {
  const far = sheet.tinted({
    stone: "#d98a86",
    stoneWorn: "#c47a82",
    stoneShade: "#8d5286",
    stoneDeep: "#72437c",
    wall: "#e59a8a",
    wallBright: "#f0aa90",
    wallShade: "#9a5b88",
    leafLight: "#8d5286",
    leaf: "#7c497f",
    leafDark: "#6d3f7a",
    window: "#6d3f7a",
    roof: "#8d5286",
    roofShade: "#72437c",
  });
  return place(bodrumCastle(far, { shade: false, flags: false }), 570, HORIZON, 0.29);
}

/** What the quiet water makes of the castle. */
function castleStreaks(): Drawing {
  const random = randomOf(21);
  const streaks = counted(9).map((index) =>
    lens(720 + random.around(30), HORIZON + 4 + index * 4.6, mixed(290, 90, index / 8) * random.between(0.7, 1), 4.4),
  );
  return fill(streaks.join(""), "#9a5b88", 0.5);
}

/** The first lamps along the far shore, and what the water makes of each. */
function shoreLights(): Drawing {
  const places: readonly Point[] = [1430, 1449, 1458, 1482, 1506, 1513, 1545, 1571, 1580].map((x, index) => [
    x,
    HORIZON - 4 - (index % 3) * 4,
  ]);
  return dots(places, 5, "#ffc878", 0.35) + dots(places, 2, "#fff0c0");
}

const GULET_AT = { right: -6.76, away: 25.6, heading: -36 } as const;
const GULET: MooredGulet = {
  heading: GULET_AT.heading,
  long: 27,
  wide: 6.4,
  stern: "round",
  gate: [-0.08, 0.48],
  hull: ["#8f4a4c", "#3c2146"],
  trim: ["#ffd9a6", "#a86a86"],
  house: ["#d98a6e", "#6b3c62"],
  pane: "#ffd884",
  awning: ["#ffe6c2", "#a2668a"],
  lining: "#b9748a",
  masts: [
    [0.28, 12.4],
    [0.64, 15.6],
  ],
  cloth: ["#ffdcb0", "#8f5a80"],
  wood: ["#a8604c", "#4f2a4c"],
  ports: [0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6],
  light: 276,
};
const aboard = toWorld(GULET_AT);
/** Her frame: heights count from the water. */
const HER: typeof VAN = ([along, across, up]) => CAMERA(aboard([along, across, up - DROP]));

/** The gulet stern to the pier, bulbs along her rigging, her image in the quiet water. */
function drawGulet(sheet: Sheet): void {
  const rig: readonly Place[] = [
    [0.7, 0, 5.1],
    [GULET.long * 0.28, 0, 10.4],
    [GULET.long * 0.64, 0, 13.2],
    [GULET.long * 1.14, 0, 3.6],
  ];
  const bulbs = rig.slice(1).flatMap((to, index) => {
    const from = rig[index] ?? to;
    return shares(13).map((share): Point => {
      const sag = (index === 1 ? 0.9 : 0.5) * Math.sin(share * Math.PI);
      return HER([mixed(from[0], to[0], share), 0, mixed(from[2], to[2], share) - sag]);
    });
  });
  const [x, y] = HER([2, 0, 3]);
  // Her ensign, over the mizzen.
  const staff = HER([GULET.long * 0.28, 0, 11.4]);
  sheet.add(
    basin(),
    brokenImage({ shapes: guletImageOf(HER, GULET), depth: 120, band: 8, seed: 3 }),
    basinLight(),
    mooredGulet(HER, GULET),
    stroke(polyline([HER([GULET.long * 0.28, 0, 10.3]), staff]), "#4f2a4c", 4),
    place(turkishFlag({ height: 34 }), staff[0] + 2, staff[1] + 2),
    sheet.glow([Math.round(x), Math.round(y)], 190, "#ffc46c", 0.6),
    dots(bulbs, 8, "#ffd07a", 0.35),
    dots(bulbs, 3.6, "#fff3cc"),
  );
}

/** The dark water between her stern and the pier, which mirrors her hull. */
function basin(): Drawing {
  const outline = [
    HER([11, 3, 0]),
    HER([2, 2, 0]),
    HER([2, -2, 0]),
    HER([6, -3, 0]),
    VAN([4, FAR, -DROP]),
    VAN([4, FAR, 0]),
    VAN([-9, FAR, 0]),
  ];
  return fill(polygon(outline), "#33235c");
}

/** Light on that water: streaks of the sky, and of the cabin lamps below her windows. */
function basinLight(): Drawing {
  const random = randomOf(31);
  const streak = (share: number, near: number, long: number) => {
    const [x0, y0] = HER([-1, 2.6 - 5.2 * share, -0.1]);
    const [, y1] = VAN([-3.4 + 4.4 * share, FAR, 0]);
    return lens(x0, mixed(y0, y1, near), long, 3.4);
  };
  const glints = counted(9).map((index) =>
    streak((index + random.next()) / 9, random.between(0.3, 0.9), random.between(30, 70)),
  );
  const lamps = [0.17, 0.335, 0.5, 0.665, 0.83].flatMap((share) => [
    streak(share, 0.25, 52),
    streak(share, 0.5, 40),
    streak(share, 0.78, 26),
  ]);
  return fill(glints.join(""), "#a5628c", 0.8) + fill(lamps.join(""), "#ffc98a", 0.85);
}

/** A piece of the pier's top between two places along the minibus and two across it. */
function flat(from: number, to: number, near: number, far: number): Path {
  const corners: readonly Point[] = [
    [from, near],
    [to, near],
    [to, far],
    [from, far],
  ];
  return polygon(corners.map(([along, across]) => VAN([along, across, 0])));
}

/** The pier's reach: its stones begin behind the lower edge of the sheet. */
const [BEGIN, END] = [-13, 70] as const;

/** The pier: big slabs, warm where they lie towards the glow; its coping, bollards with the lines of the gulet. */
function drawPier(sheet: Sheet): void {
  const random = randomOf(17);
  const slabs = { lit: "", worn: "", joints: "" };
  for (let across = FAR - 0.5; across > NEAR + 0.5; across -= 1)
    for (let along = BEGIN - random.next() * 2; along < 30;) {
      const long = random.between(1.3, 2.4);
      const kind = random.next();
      const one = flat(along, along + long, Math.max(NEAR, across - 1), across);
      if (worldOf([along, across, 0])[1] > 2) {
        if (kind < 0.2) slabs.lit += one;
        else if (kind < 0.4) slabs.worn += one;
        if (along < 22) slabs.joints += one;
      }
      along += long;
    }
  sheet.add(
    fill(
      flat(BEGIN, END, NEAR, FAR),
      sheet.linear(
        [
          [0, "#f6a97e"],
          [0.4, "#c97c7c"],
          [1, "#6b4478"],
        ],
        [-60, 860],
        [1400, 1060],
      ),
    ),
    sheet.clipped(
      flat(BEGIN, END, NEAR, FAR),
      fill(slabs.lit, "#ffd0a0", 0.3) + fill(slabs.worn, "#7c4474", 0.22) + stroke(slabs.joints, "#6b3a66", 2, 0.45),
    ),
    fill(flat(BEGIN, END, FAR - 0.4, FAR), "#ffcf9c"),
    fill(flat(BEGIN, END, FAR - 0.5, FAR - 0.4), "#7c4474", 0.7),
    fill(flat(BEGIN, END, NEAR, NEAR + 0.55), "#d78f86", 0.75),
    stroke(polyline([VAN([BEGIN, NEAR + 0.55, 0]), VAN([END, NEAR + 0.55, 0])]), "#5c3262", 3, 0.6),
    stroke(polyline([VAN([BEGIN, NEAR, 0]), VAN([END, NEAR, 0])]), "#ffc596", 4),
  );
}

/** An iron bollard with a flared head, its left side in the glow, with its shadow. */
function bollard(along: number, across: number): Drawing {
  const [right, away] = worldOf([along, across, 0]);
  const at = (shift: number, up: number): Point => CAMERA([right + shift, away, up]);
  const cast = (shift: number, up: number) => CAMERA([right + shift + up * LOW[0], away + up * LOW[1], 0]);
  const [x, y] = at(0, 0);
  const size = (FOCAL / away) * 0.0086;
  const post = "M-19 1Q-15-8-14-30H14Q15-8 19 1Q0 9-19 1Z";
  const head = "M-25-35Q-27-45-14-48Q0-51 14-48Q27-45 25-35Q22-28 14-27Q0-24-14-27Q-22-28-25-35Z";
  return (
    fill(polygon([cast(-0.16, 0), cast(-0.2, 0.36), cast(0, 0.5), cast(0.24, 0.36), cast(0.16, 0)]), "#4a2858", 0.75) +
    place(
      fill(post + head, "#2b1a44") +
        fill("M-19 1Q-15-8-14-30L-5-29Q-7-8-9 4.600Q-14 4-19 1Z", "#b06a72") +
        fill("M-25-35Q-27-45-14-48Q-8-50-2-50Q-14-44-13-27Q-22-28-25-35Z", "#ffbf8e") +
        fill("M-14-48Q0-51 14-48Q4-45-8-45.600Q-13-46-14-48Z", "#e9977f"),
      x,
      y,
      size,
    )
  );
}

/** Her stern line to a bollard, and the gangway from her rail down to the stones. */
function drawLines(sheet: Sheet): void {
  const mooring = [-3.9, FAR - 0.55] as const;
  const [[x, y], [fromX, fromY]] = [VAN([...mooring, 0.3]), HER([1.7, 2.55, 2.75])];
  const edge = (side: number, up: number, [from, to]: Point = [0, 1]) =>
    [from, to].map((share) => CAMERA(gangwayAt(share, side, up)));
  const [left, under, right, end] = [edge(-1, 0), edge(-1, -0.14), edge(1, 0), edge(1, -0.14)];
  const rail = edge(1, 0.95, [0.03, 0.97]);
  const posts = shares(5).map((share) => {
    const at = mixed(0.03, 0.97, share);
    return polyline([CAMERA(gangwayAt(at, 1, 0)), CAMERA(gangwayAt(at, 1, 0.95))]);
  });
  const cleats = counted(13).map((index) =>
    polyline([-0.9, 0.9].map((side) => CAMERA(gangwayAt((index + 1) / 14, side, 0)))),
  );
  sheet.add(
    bollard(...mooring),
    stroke(`M${fromX} ${fromY}Q${mixed(fromX, x, 0.35)} ${y - 10} ${x} ${y}`, "#ffd9a8", 2.6),
    fill(polygon([...left.slice(1), ...right.slice(1), ...end.slice(1), ...under.slice(1)]), "#7c4658"),
    fill(polygon([...left, ...right.toReversed()]), "#c9805c"),
    stroke(cleats.join(""), "#8f5450", 2.6),
    fill(polygon([...left, ...under.toReversed()]), "#ffd9a6"),
    stroke(posts.join(""), "#ffd9a6", 3.4),
    stroke(polyline(rail), "#ffe6c2", 4.4),
  );
}

/** The ends of the gangway in the world: hooked into the gate of her stern, and at rest on the pier; half its breadth. */
const GANGWAY = [aboard([-0.55, 0.48, 2.3 - DROP]), worldOf([-0.7, FAR - 0.8, 0.1])] as const;
const HALF = 0.44;

/** A place of the gangway: 0 in her gate, 1 on the pier; -1 at its near edge, 1 at its far one; up from its planks. */
function gangwayAt(share: number, side = 0, up = 0): Place {
  const [top, foot] = GANGWAY;
  const [right, away] = [foot[0] - top[0], foot[1] - top[1]];
  const out = (side * HALF) / Math.hypot(right, away);
  return [
    mixed(top[0], foot[0], share) - away * out,
    mixed(top[1], foot[1], share) + right * out,
    mixed(top[2], foot[2], share) + up,
  ];
}

/** The sea before the pier: its wall in shade with the courses of its stones; the sky, the wall and the lamps in the water. */
function drawHarbour(sheet: Sheet): void {
  const foot = (at: number) => VAN([at, NEAR, -DROP]);
  const random = randomOf(9);
  const face = (low: number, high: number): Path =>
    polygon([VAN([-9, NEAR, high]), VAN([END, NEAR, high]), VAN([END, NEAR, low]), VAN([-9, NEAR, low])]);
  let joints = "";
  for (const course of [0, 1]) {
    const [high, low] = [-0.14 - course * 0.18, -0.32 - course * 0.18];
    joints += polyline([VAN([-9, NEAR, low]), VAN([30, NEAR, low])]);
    for (let at = -9 + random.next(); at < 20; at += random.between(0.5, 1.1))
      joints += polyline([VAN([at, NEAR, high]), VAN([at, NEAR, low])]);
  }
  const water = polygon([foot(-9), foot(END), [1700, 1300], [-100, 1300]]);
  const mirrored = ([at, across, up]: Place): Point => VAN([at, across, -2 * DROP - up]);
  // Where the image of the wall ends, dark and bright tongues reach into one another.
  const tongues = (count: number, shift: number) =>
    counted(count).map((index) => {
      const [x, y] = mirrored([mixed(-1.4, 9, (index + random.next()) / count), NEAR, 0]);
      return lens(x + shift + random.around(60), y + random.around(5), random.between(150, 330), random.between(5, 9));
    });
  const glints = counted(30).map(() => {
    const share = random.next();
    const x = mixed(1180, 1640, Math.sqrt(random.next()));
    return lens(x, mixed(1000, 1196, share), random.between(50, 210), mixed(2.4, 6, share));
  });
  sheet.add(
    fill(water, sheet.downwards(["#a35f88", "#5a4690", "#28306e"], 960, 1200)),
    sheet.clipped(
      water,
      fill(polygon([foot(-9), foot(END), mirrored([END, NEAR, 0]), mirrored([-9, NEAR, 0])]), "#30225a", 0.9) +
        fill(tongues(22, 70).join(""), "#30225a") +
        fill(tongues(20, -50).join(""), "#5a4690") +
        fill(glints.join(""), "#f0a08a", 0.8),
    ),
    fill(
      face(-DROP, 0),
      sheet.linear(
        [
          [0, "#6d3f68"],
          [1, "#3a2556"],
        ],
        [300, 1100],
        [1500, 950],
      ),
    ),
    stroke(joints, "#27193f", 2.4, 0.55),
    fill(face(-0.14, 0), "#a1647e"),
    fill(face(-DROP, -DROP + 0.16), "#251a44", 0.8),
    stroke(polyline([foot(-9), foot(END)]), "#e59a86", 2.4, 0.7),
  );
}

interface Guest extends PersonOptions {
  at: Place;
  tall: number;
}

/** Where the case stands that the driver draws behind him. */
const CASE: Place = [-0.45, 16.4, 0];

/** Two guests on the gangway, far ones first; two on the pier behind the driver, who has their case in one hand and shows them the minibus with the other. */
const GUESTS: readonly Guest[] = [
  {
    at: gangwayAt(0.14, -0.1),
    tall: 1.74,
    pose: "walking",
    top: "#3f5c96",
    bottom: "#e0c8a0",
    carries: "bag",
    carriedColour: "#2f8f9c",
  },
  {
    at: gangwayAt(0.62, -0.1),
    tall: 1.64,
    pose: "walking",
    slender: true,
    wears: "shorts",
    top: "#e0703f",
    bottom: "#3a4a80",
    hat: "#f0d8a0",
  },
  {
    at: [-1.73, 17, 0],
    tall: 1.62,
    pose: "walking",
    slender: true,
    wears: "skirt",
    top: "#f0dcc0",
    bottom: "#c8405c",
    hairstyle: "bun",
  },
  { at: [-1.04, 16.5, 0], tall: 1.78, pose: "walking", wears: "shorts", top: "#3f9484", bottom: "#5a6c9c" },
  {
    at: [-0.04, 16.4, 0],
    tall: 1.78,
    pose: "showing",
    behind: false,
    sleeves: "long",
    suit: true,
    top: "#272c52",
    bottom: "#22264a",
    carries: "case",
    carriedColour: "#d2603e",
  },
];

/** Half the breadth of a body and of a case at shares of their height. */
const BODY = pointsOf([0.14, 0, 0.16, 0.3, 0.22, 0.5, 0.24, 0.75, 0.2, 0.84, 0.08, 0.86, 0.11, 0.93, 0.04, 1]);
const BOX = pointsOf([0.19, 0, 0.19, 0.5, 0.19, 0.58, 0.04, 0.6, 0.04, 1]);

/** The long shadow of what stands on the stones or over them. */
function castOf([right, away, foot]: Place, tall: number, profile: readonly Point[]): Path {
  const length = Math.hypot(...LOW);
  const edge = [-1, 1].map((side) =>
    profile.map(([half, share]) => {
      const [up, out] = [foot + share * tall, (side * half * 1.15) / length];
      return CAMERA([right + up * LOW[0] - out * LOW[1], away + up * LOW[1] + out * LOW[0], 0]);
    }),
  );
  return polygon([...(edge[0] ?? []), ...(edge[1] ?? []).toReversed()]);
}

/** The shadow of the gangway. */
function gangwayCast(): Path {
  const edge = [-1, 1].map((side) =>
    [0, 1].map((share) => {
      const [right, away, up] = gangwayAt(share, side);
      return CAMERA([right + up * LOW[0], away + up * LOW[1], 0]);
    }),
  );
  return polygon([...(edge[0] ?? []), ...(edge[1] ?? []).toReversed()]);
}

/** One of them: in the shade of the evening, with a bright edge towards the glow. */
function guest(sheet: Sheet, { at, tall, ...given }: Guest): Drawing {
  const options = { behind: true, ...given };
  const [x, y] = CAMERA(at);
  const scale = ((FOCAL / at[1]) * tall) / 100;
  const lit = "#ffe6b4";
  const shaded = sheet.tinted({ wall: "#edb89c", wallShade: "#7c4c74" });
  const bright = sheet.tinted({ wall: "#fffdf6", wallShade: "#fffdf6" });
  const edge = person(bright, {
    ...options,
    top: lit,
    bottom: lit,
    shoes: lit,
    skin: lit,
    hair: lit,
    ...(options.hat ? { hat: lit } : {}),
    carriedColour: lit,
    shadow: false,
  });
  return place(edge, x - 3.4, y - 1, scale) + place(person(shaded, { ...options, shadow: false }), x, y, scale);
}

/** The shadows of all of them, of the case and of the gangway, as far as they fall on the pier. */
function drawCasts(sheet: Sheet): void {
  const casts = GUESTS.map(({ at, tall }) => castOf(at, tall, BODY));
  sheet.add(
    sheet.clipped(
      flat(BEGIN, END, NEAR, FAR),
      `<g opacity=".72">${fill([...casts, castOf(CASE, 0.98, BOX), gangwayCast()].join(""), "#43204f")}</g>`,
    ),
  );
}

function drawGuests(sheet: Sheet): void {
  sheet.add(...GUESTS.map((each) => guest(sheet, each)));
}

function drawVan(sheet: Sheet): void {
  sheet.add(
    sheet.clipped(flat(BEGIN, END, NEAR, FAR), minibusShadow(CAMERA, STANDING, LOW, "#3b1d52", 0.62)),
    minibus(sheet, VAN, "closed"),
    ...[-0.72, 0.72].map((across) => {
      const [x, y] = VAN([0.3, across, 0.86]);
      return sheet.glow([Math.round(x), Math.round(y)], 70, "#fff0c0", across < 0 ? 0.8 : 0.5);
    }),
  );
}

/** The bollard at the near edge, and beside it the coil of a line that waits for the next boat. */
function drawNear(sheet: Sheet): void {
  const [along, across] = [-6.1, NEAR + 0.42];
  const [right, away] = worldOf([along, across, 0]);
  const [x, y] = CAMERA([right, away, 0]);
  const metre = FOCAL / away;
  const [cx, cy] = CAMERA([right + 0.7, away + 1, 0]);
  const turns = counted(6).map((index) => {
    const radius = (0.36 - index * 0.054) * metre;
    return disc(cx + (index % 2) * 5 - 3, cy - 4 - index * 2.4, radius, radius * 0.27);
  });
  sheet.add(
    fill(disc(cx + metre * 0.12, cy + 6, metre * 0.42, metre * 0.1), "#4a2858", 0.7),
    // Every turn lies on the one below, in its own shade.
    ...turns.flatMap((each) => [
      place(stroke(each, "#5c3054", 13), 2, 4),
      stroke(each, "#c98a7c", 11),
      place(stroke(each, "#ffcf9f", 4), -2, -2),
    ]),
    stroke(
      `M${x + metre * 0.1} ${y - metre * 0.2}Q${x + metre * 0.4} ${cy + 30} ${cx - metre * 0.35} ${cy + 4}`,
      "#e0a488",
      11,
    ),
    bollard(along, across),
    stroke(
      `M${x - metre * 0.16} ${y - metre * 0.2}Q${x} ${y - metre * 0.13} ${x + metre * 0.16} ${y - metre * 0.2}`,
      "#f0b890",
      12,
    ),
  );
}
