import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { blot, box, chip, curve, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import {
  batherFromAbove,
  type BatherOptions,
  batherShadow,
  boarderFromAbove,
} from "../parts/boats/bathersFromAbove.ts";
import { boatAt, excursionBoatFromAbove } from "../parts/boats/excursionBoat.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person } from "../parts/people/person.ts";

/** Somebody of 1.75 m lies 74 units long. */
const BODY = 0.72;

/** A cove near Bodrum from the sky: a gulet at anchor over her own shadow on the sand, people swim and lie in the sun, pines on the rocks. */
export const SCENE: Scene = {
  name: "tour-efes-turu",
  seed: 41,
  mood: "day",
  grain: 0.3,
  crops: { wide: 96, square: 190 },
  draw(sheet) {
    drawWater(sheet);
    drawShore(sheet);
    drawFarBoat(sheet);
    sheet.add(excursionBoatFromAbove(sheet));
    drawSunbathers(sheet);
    drawSwimmers(sheet);
    drawNear(sheet);
  },
};

/** The sand rises to the rocks in the upper left; each band is a step of depth. */
function drawWater(sheet: Sheet): void {
  const band = (points: readonly Point[], colour: string) => fill(`${curve(points)}L1700 1260L-60 1260Z`, colour);
  sheet.add(
    fill(box(0, 0, 1600, 1200), "#d8f1e2"),
    band(
      pointsOf([-60, 540, 180, 470, 420, 440, 620, 350, 860, 300, 1060, 130, 1300, 40, 1500, -60, 1760, -120]),
      "#a9e6da",
    ),
    band(pointsOf([-60, 700, 240, 640, 520, 560, 800, 500, 1060, 300, 1300, 190, 1500, 60, 1760, -60]), "#7fd9d3"),
    band(pointsOf([-60, 960, 280, 900, 660, 900, 1000, 720, 1240, 420, 1420, 300, 1660, 190]), "#53c5cb"),
    band(pointsOf([-60, 1130, 330, 1080, 760, 1120, 1140, 930, 1340, 620, 1500, 470, 1660, 420]), "#2eaabd"),
    band(pointsOf([300, 1260, 760, 1230, 1160, 1110, 1400, 860, 1540, 690, 1680, 600]), "#178fae"),
    seaGrass(),
    lightNet(),
  );
}

/** Meadows of sea grass on the sand, with ragged edges. */
function seaGrass(): Drawing {
  const random = randomOf(21);
  const meadows = placesOf([
    1390, 500, 120, 1540, 640, 150, 1290, 660, 66, 1450, 850, 170, 250, 1130, 150, 470, 1190, 110, 60, 1010, 110, 1480,
    330, 70,
  ]);
  const patches = meadows.map(([x, y, size]) =>
    counted(7)
      .map(() =>
        blot(
          random,
          x + random.around(size * 0.8),
          y + random.around(size * 0.3),
          size * random.between(0.2, 0.55),
          size * random.between(0.1, 0.26),
        ),
      )
      .join(""),
  );
  return fill(patches.join(""), "#11758f", 0.55);
}

/** The net that the sun throws on the sand: uneven meshes that come and go, and end where it is deep. */
function lightNet(): Drawing {
  const random = randomOf(9);
  const [wide, high] = [30, 24];
  const corners = counted(46).map((row) =>
    counted(58).map((column): Point => [
      column * wide - 60 + random.around(15),
      row * high + 130 + ((row + column) % 2 ? 6 : -6) + random.around(9),
    ]),
  );
  const lit = ([x, y]: Point) => {
    const deep = x * 0.62 + y;
    return deep > 560 && deep < 1560 && Math.sin(x / 118 + y / 70) + Math.sin(y / 61 - x / 190 + 1.3) > 0.35;
  };
  const joints = corners.flatMap((line, row) =>
    line.flatMap((from, column) => {
      if (!lit(from)) return [];
      const ends = [line[column + 1], (row + column) % 2 ? corners[row + 1]?.[column] : undefined];
      return ends.map((to) => {
        if (!to || !lit(to)) return "";
        const [bendX, bendY] = [(from[0] + to[0]) / 2 + random.around(7), (from[1] + to[1]) / 2 + random.around(6)];
        return `M${short(from[0])} ${short(from[1])}Q${short(bendX)} ${short(bendY)} ${short(to[0])} ${short(to[1])}`;
      });
    }),
  );
  return stroke(joints.join(""), "#f2fff8", 2.2, 0.32);
}

/** The top edge of the rocks. */
const EDGE = pointsOf([
  -60, 384, 20, 352, 52, 366, 128, 316, 176, 322, 196, 286, 248, 290, 262, 312, 330, 288, 352, 236, 390, 240, 452, 206,
  520, 214, 536, 178, 580, 150, 600, 160, 652, 118, 700, 118, 716, 76, 800, 46, 812, 10, 890, -50,
]);
/** How high the rocks stand above the water on the sheet. */
const DROP = 58;

/** Pines on rocks that fall to the water; their side towards us is in shade, and its shadow lies on the shallows. */
function drawShore(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const random = randomOf(5);
  const foot = EDGE.map(([x, y]): Point => [x + random.between(4, 22), y + DROP + random.around(16)]);
  const moved = (points: readonly Point[], dx: number, dy: number) => points.map(([x, y]): Point => [x + dx, y + dy]);
  const land = (points: readonly Point[]) => polygon([...points, [-80, -80]]);
  const faces = EDGE.slice(1).map(([x, y], index): Drawing => {
    const before = EDGE[index] ?? [x, y];
    const [lowBefore, low] = [foot[index] ?? before, foot[index + 1] ?? before];
    const steep = (before[1] - y) / (x - before[0]);
    const tone = steep > 0.9 ? stoneDeep : steep > 0.46 ? "#876a6b" : steep > 0.1 ? stoneShade : stoneWorn;
    return fill(polygon([before, [x, y], low, lowBefore]), tone);
  });
  const stones = counted(34).map((index): Drawing => {
    const x = random.between(-10, 860);
    const out = random.between(-6, 34) * (index % 4 === 0 ? 1.8 : 1);
    const y = heightAt(foot, x) + out;
    return rock(sheet, x + out * 0.6, y, random.between(10, 30) * (out > 30 ? 0.7 : 1), index);
  });
  sheet.add(
    fill(`${curve(moved(foot, 62, 66))}L-80-80Z`, "#5fc0c4", 0.7),
    fill(polygon([...moved(foot, 10, 12), [-80, -80]]), "#fbfff8", 0.9),
    fill(land(foot), stoneShade),
    ...faces,
    fill(land(EDGE), stone),
    fill(land(moved(EDGE, -34, -16)), stoneWorn, 0.55),
    fill(land(moved(EDGE, -70, -34)), "#b98a5c"),
    ...stones,
    ...placesOf([
      -10, 40, 110, 130, -10, 120, 290, -40, 110, 470, -30, 100, 620, -40, 84, 30, 190, 112, 190, 130, 118, 360, 90,
      100, 500, 70, 78, 100, 276, 76, 250, 216, 70, 640, 30, 58, 400, 168, 56,
    ]).map(([x, y, size], index) => pineFromAbove(x, y, size, index + 3)),
  );
}

/** A stone at the foot of the rocks: its lit top, its shaded side, a rim of foam. */
function rock(sheet: Sheet, x: number, y: number, size: number, seed: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const top = (shift: number, grow = 1) => chip(randomOf(seed + 70), x, y + shift, size * grow, size * 0.62 * grow);
  return (
    fill(top(size * 0.62, 1.16), wallBright, 0.85) +
    fill(top(size * 0.5, 1.02), stoneShade) +
    fill(top(size * 0.24, 1.02), stoneShade) +
    fill(top(0), seed % 3 ? stone : wallBright)
  );
}

/** A pine from above: lobes of needles in three tones, lit from the upper left, its shadow beside it. */
function pineFromAbove(
  x: number,
  y: number,
  size: number,
  seed: number,
  [dark, middle, light] = ["#2c5348", "#4f7d4e", "#8aa95c"],
): Drawing {
  const random = randomOf(seed * 31);
  const lobes = counted(9).map((index): Point => {
    const angle = (index / 8) * Math.PI * 2 + random.around(0.3);
    const reach = index === 8 ? 0 : size * random.between(0.46, 0.62);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
  });
  const tuft = ([cx, cy]: Point, radius: number): Path =>
    polygon(
      counted(26).map((index): Point => {
        const angle = (index / 26) * Math.PI * 2;
        const reach = radius * (index % 2 ? random.between(0.95, 1.16) : random.between(0.74, 0.86));
        return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.86];
      }),
    );
  const layer = (colour: string, radius: number, shift: number) =>
    fill(lobes.map(([cx, cy]) => tuft([cx + shift, cy + shift * 0.9], size * radius)).join(""), colour);
  return (
    fill(tuft([x + size * 0.42, y + size * 0.46], size * 0.86), "#4a3a4c", 0.55) +
    layer(dark, 0.46, size * 0.05) +
    layer(middle, 0.36, -size * 0.05) +
    layer(light, 0.19, -size * 0.13)
  );
}

/** A small motor boat that leaves the cove. */
function drawFarBoat(sheet: Sheet): void {
  const { wallBright, wallShade, trunk } = sheet.mood;
  const boat =
    fill("M-60-20H10Q52-16 76 0Q52 18 10 22H-60Z", "#0f6f8c", 0.5) +
    place(
      fill("M-60-22H10Q54-18 78 0Q54 18 10 22H-60Z", wallShade) +
        fill("M-60-26H10Q54-22 78-4Q54 14 10 18H-60Z", wallBright) +
        fill("M-54-18H-4V10H-54Z", "#c48a52") +
        fill("M8-19Q44-17 62-4Q44 9 8 11Z", "#eadfca") +
        fill("M-4-20H10L16-4L10 12H-4Z", "#2a7fae") +
        fill("M-40-14H-24V-2H-40ZM-40 0H-24V8H-40Z", "#e0724a") +
        fill(disc(-12, -6, 6), "#3f2a2a") +
        fill("M-72-10H-60V2H-72Z", trunk),
      0,
      -8,
    );
  sheet.add(
    place(
      turned(
        fill("M-56-18Q-160-58-320-74Q-170-34-60 4ZM-56 16Q-160 58-320 84Q-170 34-60-4Z", "#f4fffb", 0.55) +
          fill("M-60-14Q-140-10-240 4Q-140 20-60 12Z", "#f4fffb", 0.85),
        -30,
      ) + place(turned(place(boat, 0, 0, 0.86, 1), -30), 0, 0, 1),
      1500,
      168,
      0.72,
    ),
  );
}

const at = (place3: readonly [number, number, number], options: BatherOptions): Drawing =>
  place(batherFromAbove(options), ...boatAt(place3), BODY * 0.9, BODY);

/** Who lies on the mats of the foredeck and of the roof, and who lets his legs hang over the side. */
function drawSunbathers(sheet: Sheet): void {
  const shade = ([along, across, up]: readonly [number, number, number], heading: number) =>
    place(turned(fill(lens(6, 6, 96, 44), "#5a3a4a", 0.4), heading - 90), ...boatAt([along, across, up]), BODY);
  const lie: readonly (readonly [number, number, number, BatherOptions])[] = [
    [6.1, -1.2, 1.5, { lies: "resting", heading: 68, suit: "#f3c14a", whole: true, hair: "#8a5a34" }],
    [6.2, 0.42, 1.5, { lies: "prone", heading: 66, suit: "#c2265f" }],
    [-0.55, 0.95, 2.6, { lies: "prone", heading: 68, suit: "#1d5d86" }],
    [1.6, 0.95, 2.6, { lies: "resting", heading: 68, suit: "#1d6d9a", whole: true, hair: "#5a3a2c" }],
  ];
  sheet.add(
    ...lie.flatMap(([along, across, up, options]) => [
      shade([along, across, up], options.heading),
      at([along, across, up], options),
    ]),
    // Two who stand at the rail and look on, foreshortened.
    ...(
      [
        [8.55, 1.15, { pose: "pointing", top: "#fdf8ee", bottom: "#1d5d86", wears: "shorts" }],
        [7.75, 1.75, { slender: true, hairstyle: "long", wears: "swimming", top: "#e0724a" }],
      ] as const
    ).map(([along, across, options]) =>
      place(person(sheet, { ...options, shadow: false }), ...boatAt([along, across, 1.65]), BODY * 0.68, BODY * 0.9),
    ),
  );
}

/** Rings round whoever moves in the water. */
function rings(x: number, y: number, size: number): Drawing {
  return stroke(
    [0.6, 1, 1.5].map((reach) => disc(x, y, size * reach, size * reach * 0.6)).join(""),
    "#f2fffa",
    2.6,
    0.7,
  );
}

/** Somebody who treads water, from above: hair, shoulders, an arm that reaches up, the body dim below. */
function afloat(suit = "#1d5d86", hair = "#33262a"): Drawing {
  return (
    fill(lens(10, 24, 34, 34), "#0c7093", 0.55) +
    stroke("M0 4L6 24", "#8a8f84", 11, 0.8) +
    stroke("M-11 2L-20-12M11 2L18-14L10-26", "#d69a6b", 5.4) +
    fill(disc(0, 2, 15, 8), "#d69a6b") +
    fill("M-8 4Q0 8 8 4L6 11H-6Z", suit) +
    fill(disc(0, -3, 7.4, 7.8), hair)
  );
}

/** A swimmer with his shadow on the sand, somebody who drifts, two at the ladder, one on a board, one who has just jumped. */
function drawSwimmers(sheet: Sheet): void {
  const inWater = (x: number, y: number, options: BatherOptions, depth = 40): Drawing =>
    place(batherShadow(options.lies, options.heading, "#2b9db4"), x + depth * 0.6, y + depth, BODY * 0.8, BODY) +
    place(batherFromAbove(options), x, y, BODY * 0.9, BODY);
  const [jumpX, jumpY] = boatAt([4.6, 5, 2.6]);
  const [ladderX, ladderY] = boatAt([-7.7, 3.2, 0]);
  sheet.add(
    // The jumper's shadow on the water lies below him to the right.
    place(batherShadow("floating", 120, "#07486a"), jumpX + 56, jumpY + 98, BODY * 0.8, BODY),
    place(
      batherFromAbove({ lies: "floating", heading: 120, suit: "#f3c14a", hair: "#2c2226" }),
      jumpX,
      jumpY,
      BODY * 0.9,
      BODY,
    ),
    rings(ladderX + 2, ladderY + 26, 26),
    place(afloat(), ladderX - 4, ladderY + 20),
    rings(ladderX - 70, ladderY + 56, 26),
    place(afloat("#c2265f", "#5a3a2c"), ladderX - 70, ladderY + 52, 1, -1),
    rings(340, 470, 44),
    inWater(340, 470, { lies: "floating", heading: -50, suit: "#e0487c", whole: true, hair: "#6b3f2a" }, 30),
    fill("M1008 914Q930 944 860 976Q944 922 1004 900Z", "#f4fffb", 0.85),
    inWater(1040, 896, { lies: "crawling", heading: 66, suit: "#1d5d86" }),
    place(turned(boarderFromAbove("#fdf8ee", "#e0724a"), 28), 1180, 1010, 0.92, 1),
  );
}

/** The tender on its line, and the dark pines of the near point. */
function drawNear(sheet: Sheet): void {
  const { wallBright, wallShade, trunk, stone, stoneWorn, stoneShade } = sheet.mood;
  const [x, y] = boatAt([-16, 2, 0]);
  const [sx, sy] = boatAt([-10.7, 0.9, 2]);
  sheet.add(
    place(fill("M-62 26Q-74-2-50-14Q10-46 66-52Q72-34 44-14Q0 20-40 32Z", "#0c7093", 0.6), x + 50, y + 70),
    stroke(
      `M${short(sx)} ${short(sy)}Q${short((sx + x) / 2 + 10)} ${short((sy + y) / 2 + 26)} ${short(x + 34)} ${short(y - 20)}`,
      wallBright,
      3,
    ),
    place(
      fill("M-62 26Q-74-2-50-14Q10-46 66-52Q72-34 44-14Q0 20-40 32Z", "#e0724a") +
        fill("M-48 18Q-54 0-36-8Q14-34 52-40Q52-28 30-12Q-4 12-34 22Z", "#fbe9c6") +
        fill("M-30 2L-8-14L8-4L-12 12Z", wallShade) +
        stroke("M-62 20L-80 28", trunk, 8),
      x,
      y,
    ),
    fill(
      "M1090 1260L1120 1196L1180 1180L1206 1122L1268 1098L1290 1040L1352 1020L1372 962L1444 930L1456 860L1520 812L1600 800L1660 780V1260Z",
      "#0c7093",
      0.4,
    ),
    fill(
      "M1150 1260L1176 1200L1240 1172L1262 1104L1340 1076L1356 1010L1440 978L1452 902L1530 866L1566 806L1660 800V1260Z",
      wallBright,
    ),
    fill(
      "M1162 1260L1186 1206L1250 1180L1272 1112L1350 1084L1366 1018L1450 986L1462 910L1540 874L1574 814L1660 808V1260Z",
      stoneWorn,
    ),
    fill(
      "M1186 1206L1250 1180L1272 1112L1290 1150L1262 1206L1196 1240ZM1350 1084L1366 1018L1388 1050L1372 1106ZM1450 986L1462 910L1486 942L1476 1004ZM1574 814L1660 808V850L1600 846Z",
      stone,
    ),
    fill("M1216 1260L1290 1180L1330 1110L1400 1076L1420 1010L1500 960L1530 900L1660 850V1260Z", stoneShade, 0.6),
    ...placesOf([1330, 1250, 130, 1630, 970, 120, 1500, 1130, 140, 1600, 1190, 150]).map(([px, py, size], index) =>
      pineFromAbove(px, py, size, index + 40, ["#12304a", "#1f4f52", "#47775a"]),
    ),
  );
}
