import { cameraOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { teosColumn, type TeosColumn } from "../parts/buildings/teosColumn.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person } from "../parts/people/person.ts";
import { anemone } from "../parts/plants/anemone.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 720;
const FOCAL = 1850;
const EYE = cameraOf({ horizon: HORIZON, centre: 1380, eye: 2.5, focal: FOCAL });
/** Height and depth of a step, and where the floor's near left corner is, metres right of the eye and away. */
const [RISE, TREAD] = [0.3, 0.54];
const FLOOR = RISE * 3;
const [LEFT, NEAR, FAR] = [-7.45, 12.72, 40];
/** Where the sun throws the shadow of a metre of height, in metres to the right and away. */
const CAST: Point = [1.62, -0.78];

/** Teos by Seferihisar in the first light: two columns of the Temple of Dionysus, what is left of the others at their places on the floor, their shadows down the steps; an old olive at the right. */
export const SCENE: Scene = {
  name: "stop-seferihisar",
  seed: 41,
  mood: "gold",
  colours: {
    sky: ["#3f86b4", "#8fc0cc", "#f7e3b8", "#fdc98c"],
    stone: "#fde0ae",
    stoneWorn: "#e0b29a",
    stoneShade: "#ac9dc0",
    stoneDeep: "#5f5288",
    wallBright: "#fff6de",
    sea: ["#f0dcb4", "#8fbcc4", "#4a90b0", "#3a80a6"],
    ground: "#c2b86a",
    groundShade: "#6f6a5e",
    leaf: "#626a4c",
    leafDark: "#363c4c",
    leafLight: "#b5a766",
    trunk: "#4e3b4c",
  },
  grain: 0.28,
  crops: { wide: 44, square: 130 },
  draw(sheet) {
    drawFar(sheet);
    drawFloor(sheet);
    drawColumns(sheet);
    drawGround(sheet);
    drawOlive(sheet);
  },
};

/** Columns by where they stand, how tall they are, how they end; the farthest first. */
const COLUMNS: readonly TeosColumn[] = (
  [
    [-6.6, 26.5, 1.1, "broken", 3],
    [-6.6, 23.9, 2.4, "bed", 4],
    [-6.6, 21.3, 0.75, "bed", 5],
    [-6.6, 18.7, 6.3, "capital", 6],
    [-1.4, 26.5, 1.6, "bed", 12],
    [-6.6, 16.1, 1.55, "broken", 7],
    [-1.4, 13.5, 0.9, "bed", 8],
    [-4, 13.5, 2.05, "broken", 9],
    [-6.6, 13.5, 6.3, "capital", 10],
  ] as const
).map(([right, away, tall, top, seed]) => ({ camera: EYE, right, away, floor: FLOOR, tall, top, seed }));

/** The sea below, the far shore, clouds, and the grove behind the temple. */
function drawFar(sheet: Sheet): void {
  const far = sheet.tinted({ leaf: "#8a8a62", leafDark: "#5f6a5c", leafLight: "#d6c082", trunk: "#6a5450" });
  const trees = placesOf([
    40, 820, 0.5, 260, 800, 0.56, 610, 806, 0.66, 790, 800, 0.5, 980, 806, 0.74, 1150, 800, 0.56, 1320, 808, 0.9, 1500,
    806, 0.7,
  ]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.18, reach: 0.4 }),
    sheet.glow([-60, 640], 900, "#fff3cc", 0.95),
    fill(
      placesOf([980, 470, 620, 860, 486, 360, 1160, 452, 300, 180, 420, 460, 300, 404, 300])
        .map(([x, y, wide]) => lens(x, y, wide, wide * 0.026 + 4))
        .join(""),
      "#fff0d2",
      0.75,
    ),
    fill(
      curveDownTo(
        pointsOf([-20, 676, 160, 650, 330, 640, 520, 668, 700, 694, 900, 700, 1100, 680, 1300, 650, 1640, 640]),
        HORIZON + 4,
      ),
      "#cba7ab",
    ),
    sea(sheet, { top: HORIZON - 4, bottom: 800, dabs: 30, foot: false }),
    fill(lens(120, HORIZON + 8, 900, 12), "#fff3d0", 0.9),
    fill(curveDownTo(pointsOf([-20, 770, 300, 764, 700, 768, 1100, 760, 1640, 762]), 1210), "#8f9468"),
    fill(curveDownTo(pointsOf([-20, 800, 300, 788, 700, 784, 1640, 780]), 1210), "#b5a868"),
    ...trees.map(
      ([x, y, size], index) =>
        fill(disc(x + 90 * size, y + 3, 140 * size, 7 * size), "#6c6852", 0.75) +
        place(olive(far, { seed: (index % 5) + 1 }), x, y, size),
    ),
  );
}

/** A level piece of the temple between two distances. */
function level(from: number, to: number, near: number, far: number, up: number): Path {
  return polygon([EYE([from, near, up]), EYE([to, near, up]), EYE([to, far, up]), EYE([from, far, up])]);
}

function front(from: number, to: number, away: number, low: number, high: number): Path {
  return polygon([EYE([from, away, low]), EYE([to, away, low]), EYE([to, away, high]), EYE([from, away, high])]);
}

/** The shadow of a column on a level. */
function shadeOf({ right, away, floor, tall, top }: TeosColumn, up: number): Path {
  const [dx, dz] = [0.44 * 0.44, 0.44 * 0.9];
  const spot = (high: number, wide: number) =>
    EYE([right + CAST[0] * high + dx * wide, away + CAST[1] * high + dz * wide, up]);
  const [low, high] = [floor - up, floor - up + tall];
  const head =
    top === "capital"
      ? [
          spot(high - 0.5, 0.82),
          spot(high - 0.5, 1.5),
          spot(high, 1.5),
          spot(high, -1.5),
          spot(high - 0.5, -1.5),
          spot(high - 0.5, -0.82),
        ]
      : [spot(high, 0.94), spot(high + 0.1, 0), spot(high, -0.94)];
  return polygon([
    spot(low, 1.4),
    spot(low + 0.2, 1.3),
    spot(low + 0.44, 1),
    ...head,
    spot(low + 0.44, -1),
    spot(low + 0.2, -1.3),
    spot(low, -1.4),
  ]);
}

const shades = (up: number): Path => COLUMNS.map((column) => shadeOf(column, up)).join("");

/** Three steps and the floor with the slabs that are left, in the raking light; the faces towards us are in shade. */
function drawFloor(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, ground, groundShade } = sheet.mood;
  const random = randomOf(7);
  const earth = level(-40, 30, 7, 40, 0);
  const right = 12;
  const steps = counted(3).map((step) => {
    const out = (2 - step) * TREAD;
    const [x, z, low] = [LEFT - out, NEAR - out, step * RISE];
    const tread = level(x, right, z, step === 2 ? FAR : z + 3, low + RISE);
    const joints: Path[] = [];
    let blocks = "";
    for (let along = x, long = 0; along < 3; along += long) {
      long = random.between(1, 1.9);
      joints.push(polyline([EYE([along + long, z, low]), EYE([along + long, z, low + RISE])]));
      const tint = blend(blend(stoneShade, stoneDeep, random.between(0.24, 0.42)), stoneWorn, random.between(0, 0.24));
      blocks += fill(front(along, along + long, z, low, low + RISE), tint);
    }
    return (
      fill(level(x, LEFT + 2, z, FAR, low + RISE), blend(stone, wallBright, 0.4)) +
      fill(front(x, right, z, low, low + RISE), blend(stoneShade, stoneDeep, 0.34)) +
      blocks +
      fill(front(x, right, z, low, low + 0.05), stoneDeep, 0.5) +
      stroke(joints.join(""), stoneDeep, 2.6, 0.55) +
      fill(tread, step === 2 ? stone : blend(stone, wallBright, 0.5)) +
      (step === 2 ? slabs(sheet) : "") +
      sheet.clipped(tread, fill(shades(low + RISE), blend(stoneShade, stoneWorn, 0.18))) +
      stroke(polyline([EYE([x, z, low + RISE]), EYE([right, z, low + RISE])]), wallBright, 3)
    );
  });
  sheet.add(
    fill(earth, ground),
    fill(disc(150, 904, 190, 12), groundShade, 0.8),
    place(
      olive(sheet.tinted({ leaf: "#7d7f58", leafDark: "#4f5a54", leafLight: "#cdb97a" }), { seed: 2 }),
      52,
      900,
      1.36,
    ),
    fill(level(LEFT - TREAD * 2, right, NEAR - TREAD * 2 - 0.42, NEAR - TREAD * 2 + 0.04, 0), groundShade, 0.8),
    sheet.clipped(earth, fill(shades(0), groundShade, 0.8)),
    ...steps,
  );
}

/** The slabs of the floor: courses across, joints that break from one to the next; some paler, some gone. */
function slabs({ mood: { stone, stoneWorn, wallBright, stoneShade, leafLight } }: Sheet): Drawing {
  const random = randomOf(19);
  const tints = { pale: "", worn: "", gone: "" };
  let joints = "";
  for (let z = NEAR, row = 0; z < FAR; z += 1.3, row += 1) {
    joints += polyline([EYE([LEFT, z, FLOOR]), EYE([12, z, FLOOR])]);
    for (let x = LEFT + (row % 2) * 0.65; x < 4; x += 1.3) {
      const path = level(x, x + 1.3, z, z + 1.3, FLOOR);
      joints += polyline([EYE([x, z, FLOOR]), EYE([x, z + 1.3, FLOOR])]);
      const kind = random.next();
      if (kind < 0.3) tints.pale += path;
      else if (kind < 0.44) tints.worn += path;
      else if (kind < 0.5 && row > 1) tints.gone += path;
    }
  }
  return (
    fill(tints.pale, blend(stone, wallBright, 0.7)) +
    fill(tints.worn, blend(stone, stoneWorn, 0.4)) +
    fill(tints.gone, blend(leafLight, stone, 0.3)) +
    stroke(joints, blend(stoneShade, stoneWorn, 0.6), 1.6, 0.6)
  );
}

/** The columns, and a visitor who stops between them to look at the sea. */
function drawColumns(sheet: Sheet): void {
  const [x, y] = EYE([-4, 24.6, FLOOR]);
  const metre = FOCAL / 24.6;
  sheet.add(
    ...COLUMNS.filter(({ away }) => away > 24.6).map((column) => teosColumn(sheet, column)),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        behind: true,
        slender: true,
        wears: "skirt",
        top: "#c2465f",
        bottom: "#c2465f",
        hairstyle: "long",
        hat: "#f0d6a0",
      }),
      x,
      y,
      metre * 0.0166,
    ),
    ...COLUMNS.filter(({ away }) => away <= 24.6).map((column) => teosColumn(sheet, column)),
  );
}

/** Drums that stand in the grass before the steps. */
const DRUMS: readonly TeosColumn[] = (
  [
    [-6.1, 10.95, 0.8, 15],
    [-2.5, 10.5, 0.4, 17],
  ] as const
).map(([right, away, tall, seed]) => ({ camera: EYE, right, away, floor: 0, tall, top: "bed", base: false, seed }));

/** Before the steps: drums in the grass, a bank of grass and anemones in the near corner. */
function drawGround(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  sheet.add(
    fill(DRUMS.map((drum) => shadeOf(drum, 0)).join(""), groundShade, 0.85),
    ...DRUMS.map((drum) => teosColumn(sheet, drum)),
    grass(sheet, { from: 20, to: 1500, ground: () => 1138, count: 150, height: 24, colour: "#8c8a4e", seed: 4 }),
    grass(sheet, { from: 230, to: 470, ground: () => 1172, count: 26, height: 34, colour: "#7d7d48", seed: 6 }),
    ...nearBank(sheet),
  );
}

/** The bank in the near corner: dark grass, and anemones that stand out of it at uneven heights. */
function nearBank(sheet: Sheet): Drawing[] {
  const random = randomOf(14);
  const colours = [
    ["#d24a5c", "#9a2f4a"],
    ["#d24a5c", "#9a2f4a"],
    ["#8e5bb0", "#6a3d8e"],
    ["#fbf2ea", "#d8c4d6"],
  ] as const;
  const crest = pointsOf([-20, 1120, 90, 1130, 210, 1152, 360, 1172, 560, 1184, 800, 1192, 1100, 1197]);
  const flowers = counted(34)
    .map(() => -10 + 760 * random.next() ** 1.5)
    .map((x): Point => [x, heightAt(crest, x) + random.between(14, 60)])
    .toSorted(([, one], [, other]) => one - other);
  const ground = (x: number) => heightAt(crest, x);
  return [
    grass(sheet, {
      from: -20,
      to: 900,
      ground: (x) => ground(x) + 14,
      count: 90,
      height: 62,
      colour: "#7c8048",
      seed: 9,
    }),
    fill(curveDownTo(crest, 1210), "#5d6646"),
    grass(sheet, {
      from: -20,
      to: 1000,
      ground: (x) => ground(x) + 40,
      count: 110,
      height: 60,
      colour: "#4c5745",
      seed: 12,
    }),
    ...flowers.map(([x, y]) => {
      const [lit, shade] = random.pick(colours);
      return place(anemone(lit, shade), x, y, random.between(1.5, 2.5));
    }),
    grass(sheet, { from: -20, to: 760, ground: () => 1210, count: 50, height: 56, colour: "#3d4a44", seed: 15 }),
  ];
}

/** An old olive at the right edge: a twisted trunk, its crown over the corner of the picture. */
function drawOlive(sheet: Sheet): void {
  const { trunk, stoneWorn, leaf, leafDark, leafLight } = sheet.mood;
  const wood =
    "M1392 1210Q1428 1140 1440 1060Q1420 960 1466 872Q1478 770 1404 694Q1350 650 1290 622L1300 604Q1370 622 1428 664Q1500 716 1522 790Q1532 700 1508 606L1534 598Q1572 690 1562 776Q1590 706 1650 664V1210Z";
  const lit =
    "M1412 1188Q1446 1120 1450 1054Q1434 960 1478 872Q1494 778 1426 696L1300 614L1330 612Q1440 668 1500 760Q1516 850 1486 930Q1460 1000 1482 1070Q1474 1140 1436 1200Z";
  const grooves =
    "M1440 1186Q1474 1110 1466 1050Q1450 960 1494 880Q1506 830 1500 790Q1524 850 1502 930Q1476 1000 1492 1066Q1480 1150 1448 1204ZM1528 1206Q1500 1090 1526 1000Q1548 930 1536 850Q1566 930 1552 1010Q1540 1100 1566 1206ZM1590 1206Q1574 1080 1596 980L1610 850Q1622 960 1606 1060Q1600 1140 1616 1206Z";
  const masses = placesOf([
    1600, 600, 120, 1560, 440, 150, 1430, 530, 120, 1330, 566, 100, 1230, 580, 62, 1250, 480, 116, 1400, 390, 150, 1180,
    420, 62, 1300, 316, 110, 1500, 270, 150, 1590, 130, 120, 1400, 190, 104,
  ]);
  sheet.add(
    fill(wood, trunk),
    fill(lit, blend(stoneWorn, trunk, 0.3)),
    fill(grooves, "#33273c"),
    fill(
      masses.map(([x, y, wide]) => disc(x + wide * 0.06, y + wide * 0.08, wide * 0.7, wide * 0.44)).join(""),
      leafDark,
    ),
    ...masses.map(([x, y, wide], index) => {
      const sunny = x + y * 0.9 < 1790;
      return leafMass(sheet, {
        x,
        y,
        width: wide,
        height: wide * 0.64,
        count: sunny ? 26 : 20,
        size: 33,
        seed: index + 2,
        colours: sunny ? [leafDark, leaf, leafLight] : [leafDark, blend(leafDark, leaf, 0.5), leaf],
      });
    }),
  );
}
