import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { fallenDrum } from "../parts/buildings/fallenDrum.ts";
import { ionicColumn, lyingDrum } from "../parts/buildings/ionicColumn.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { fruit, leafPair } from "../parts/plants/mandarinHarvest.ts";
import { poppy } from "../parts/plants/poppy.ts";
import { olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 560;

/** Teos by Seferihisar in the morning: the columns of the Temple of Dionysus that stand again, an olive grove and the sea behind them, a bough of mandarins over us; two visitors look up. */
export const SCENE: Scene = {
  name: "stop-seferihisar",
  seed: 41,
  mood: "morning",
  colours: {
    stone: "#f8e8cb",
    stoneWorn: "#d9bd98",
    stoneShade: "#a894b4",
    stoneDeep: "#665b86",
    wallBright: "#fffaf0",
    ground: "#c9bd7a",
    groundShade: "#6d6c44",
  },
  grain: 0.28,
  crops: { wide: 130, square: 130 },
  draw(sheet) {
    drawFar(sheet);
    drawGrove(sheet);
    drawTemple(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 4, focal: 1500 });
/** The temple's long side goes away from the near left corner; its floor is three steps up. */
const STANDING = { right: -3.7, away: 12.6, heading: 35 };
const view = frameOf(eye, STANDING);
const { at, front, level } = facesOf(view);
const [RISE, TREAD] = [0.3, 0.42];
const FLOOR = RISE * 3;
/** Where the steps begin, left of the sheet, and where they end, along the temple. */
const [FROM, TO] = [-7, 15];

/** The bay, its far shore, and the wooded cape of Sığacık. */
function drawFar(sheet: Sheet): void {
  const random = randomOf(5);
  const { far, farShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25, reach: 0.45 }),
    sheet.glow([-40, 470], 760, "#fff4d6", 0.9),
    sweptCloud(sheet, { x: 1120, y: 190, length: 560, seed: 4 }),
    fill(
      curveDownTo(
        pointsOf([-20, 498, 150, 474, 340, 480, 520, 512, 700, 530, 900, 524, 1100, 540, 1300, HORIZON]),
        HORIZON + 4,
      ),
      far,
    ),
    fill("M340 480Q380 510 440 522T540 563H1300L1100 540L900 524L700 530L520 512Z", farShade),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 50, foot: false }),
    fill(lens(330, HORIZON + 2, 900, 8), "#fdf3d9", 0.9),
    fill(curveDownTo(pointsOf([880, 640, 1010, 580, 1160, 520, 1320, 478, 1480, 456, 1640, 440]), 760), "#8fa985"),
    fill("M1320 478Q1360 520 1330 570T1260 680H1640V440L1480 456Z", "#72937c"),
    farCrowns(random, 70, [980, 1640], [590, 668], 24, "#66855c", "#8ea66c"),
    farCrowns(random, 46, [-20, 1000], [644, 672], 24, "#5f7d58", "#86a06a"),
    fill(curveDownTo(pointsOf([-20, 650, 300, 644, 700, 656, 1100, 640, 1640, 650]), 760), "#66825a"),
  );
}

/** The grove behind the temple: trees at uneven distances, every one with its shade to the right. */
function drawGrove(sheet: Sheet): void {
  const far = sheet.tinted({ leaf: "#6f8656", leafDark: "#49653f", leafLight: "#9cab74", trunk: "#5d4a40" });
  const { ground } = sheet.mood;
  const trees = placesOf([
    60, 706, 0.5, 250, 700, 0.4, 520, 712, 0.56, 720, 702, 0.44, 960, 714, 0.54, 1170, 704, 0.46, 1540, 708, 0.5, 170,
    772, 0.86, 1240, 770, 0.8,
  ]);
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 676, 400, 668, 900, 674, 1640, 664]), 1210), "#98a05e"),
    fill(curveDownTo(pointsOf([-20, 750, 420, 736, 900, 746, 1640, 730]), 1210), "#b0ad6b"),
    fill(curveDownTo(pointsOf([-20, 820, 420, 812, 1000, 816, 1640, 796]), 1210), ground),
    ...trees.map(
      ([x, y, size], index) =>
        fill(disc(x + 66 * size, y + 3, 118 * size, 12 * size), "#5d6b40", 0.75) +
        place(olive(y > 750 ? sheet : far, { seed: (index % 5) + 1 }), x, y, size),
    ),
  );
}

/** Columns by where they stand along the temple, how far behind its edge, how many metres of them stand; the furthest first. */
const COLUMNS = placesOf([
  10.2, -6, 1.6, 7.8, -6, 0.8, 5.4, -6, 3.1, 3, -6, 1.1, 12.6, -0.75, 3.2, 10.1, -0.75, 1.2, 7.5, -0.75, 6.2, 5, -0.75,
  4.4, 2.5, -0.75, 6.2, 0, -0.75, 6.2, -2.5, -0.75, 1.7,
]);

/** Where the sun throws the shadow of a metre of height, in metres to the right and away from us. */
const CAST: Point = [0.72, -0.2];

/** The shadow of a column on a level of the temple or on the ground before it. */
function shadeOf(along: number, back: number, tall: number, up: number): Path {
  const turn = (STANDING.heading / 180) * Math.PI;
  const [right, away] = [
    STANDING.right + along * Math.sin(turn) + back * Math.cos(turn),
    STANDING.away + along * Math.cos(turn) - back * Math.sin(turn),
  ];
  const spot = (high: number, aside: number) =>
    eye([right + CAST[0] * high - CAST[1] * aside, away + CAST[1] * high + CAST[0] * aside, up]);
  const [low, high] = [FLOOR - up, FLOOR - up + tall];
  return polygon([spot(low, -0.5), spot(high, -0.44), spot(high + 0.3, 0), spot(high, 0.44), spot(low, 0.5)]);
}

/** Three steps of marble, the floor with what is left of its slabs, and the columns; their shadows fall down the steps to the right. */
function drawTemple(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  const row = COLUMNS.filter(([, back]) => back > -1);
  const shades = (up: number) => row.map(([along, back, tall]) => shadeOf(along, back, tall, up)).join("");
  const steps = counted(3).map((step) => {
    const [low, out] = [step * RISE, (2 - step) * TREAD];
    const joints = counted(11).map((index) => FROM + 0.6 + index * 2 + (step % 2) * 0.9);
    const tread = level(FROM, TO, out - TREAD, out, low + RISE);
    return (
      fill(front(FROM, TO, low, low + RISE, out), blend(stoneShade, stone, 0.16 + step * 0.07)) +
      fill(front(FROM, TO, low, low + 0.05, out), stoneDeep, 0.55) +
      stroke(
        joints.map((along) => polyline([at(along, out, low), at(along, out, low + RISE)])).join(""),
        stoneDeep,
        3,
        0.6,
      ) +
      fill(tread, wallBright) +
      sheet.clipped(tread, fill(shades(low + RISE), stoneShade, 0.9))
    );
  });
  const slabs = counted(10).flatMap((column) =>
    counted(4).map((line) => [FROM + column * 2.3 + (line % 2) * 0.8, -line * 2.1] as const),
  );
  const slabsOf = (chosen: (index: number) => boolean) =>
    slabs
      .filter((_, index) => chosen(index))
      .map(([along, back]) => level(along, along + 2.2, back - 2, back, FLOOR))
      .join("");
  const floor = level(FROM, TO, -8.4, 0, FLOOR);
  sheet.add(
    // A trodden path comes to the steps.
    fill("M1640 930Q1380 900 1240 890T1120 822Q1080 800 1126 796Q1180 842 1290 858T1640 886Z", "#ddcd95"),
    fill("M1640 930Q1380 900 1240 890T1120 822Q1180 872 1280 878T1640 916Z", "#b3a56a"),
    // The ground keeps the shade of the steps and the long ones of the columns.
    fill(level(FROM, TO + 0.6, 0, 1.5, 0), groundShade, 0.75),
    fill(shades(0), groundShade, 0.75),
    ...steps,
    fill(floor, blend(stone, stoneWorn, 0.55)),
    sheet.clipped(
      floor,
      fill(
        slabsOf((index) => index % 3 !== 1),
        stone,
      ) +
        fill(
          slabsOf((index) => index % 7 === 2),
          "#c4bb86",
        ) +
        fill(COLUMNS.map(([along, back, tall]) => shadeOf(along, back, tall, FLOOR)).join(""), stoneShade, 0.85),
    ),
    stroke(polyline([at(FROM, -0.02, FLOOR), at(TO, -0.02, FLOOR)]), wallBright, 4),
    ...COLUMNS.map(([along, back, tall], index) => {
      const [x, y] = at(along, back, FLOOR);
      const [, top] = at(along, back, FLOOR + tall);
      return place(
        ionicColumn(sheet, {
          height: y - top,
          width: ((y - top) / tall) * 0.84,
          broken: tall < 6,
          eye: y - HORIZON,
          seed: index + 3,
        }),
        x,
        y,
      );
    }),
    ...placesOf([1150, 806, 40, 1108, 800, 26, 1196, 800, 26]).map(([x, y, size], index) =>
      leafMass(sheet, { x, y: y - size * 0.4, width: size, height: size * 0.5, seed: index + 2, count: 12, size: 20 }),
    ),
    grass(sheet, { from: 880, to: 1010, ground: () => 1010, height: 30, count: 12, colour: "#8b8c4e", seed: 3 }),
    grass(sheet, { from: 1180, to: 1330, ground: () => 1040, height: 36, count: 14, colour: "#8b8c4e", seed: 8 }),
    grass(sheet, { from: 470, to: 560, ground: () => 1150, height: 36, count: 10, colour: "#8b8c4e", seed: 5 }),
    fill("M1112 1046L1136 1020L1178 1016L1206 1042Q1160 1058 1112 1046Z", stone),
    fill("M1178 1016L1206 1042Q1190 1050 1168 1052L1160 1030Z", stoneShade),
    fill("M1168 1052Q1230 1056 1262 1048Q1236 1036 1206 1042Z", groundShade, 0.8),
    fill(disc(1490, 972, 220, 20), groundShade, 0.8),
    place(olive(sheet, { seed: 3 }), 1420, 966, 2.2),
    place(fallenDrum(sheet), 640, 1096, 0.92),
    place(lyingDrum(sheet), 760, 1120, 1.05),
  );
}

/** Two who look up at the columns from the foot of the steps. */
function drawVisitors(sheet: Sheet): void {
  const stands = (right: number, away: number, tall: number, options: PersonOptions) =>
    place(person(sheet, options), ...eye([right, away, 0]), (metreAt(eye, [right, away, 0]) * tall) / 100);
  sheet.add(
    stands(1.6, 15.6, 1.78, { pose: "pointing", mirrored: true, top: "#fdf8ee", bottom: "#3a5a80", hat: "#e8cf9a" }),
    stands(2.3, 15.7, 1.66, {
      pose: "standing",
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#c2465f",
      bottom: "#f3dfb0",
      hairstyle: "long",
    }),
  );
}

/** Poppies on a bank in shade, and over us the fruit of a mandarin tree that stands beside the sheet. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(14);
  const bank = "#465835";
  const crest = pointsOf([360, 1240, 600, 1196, 900, 1186, 1160, 1162, 1380, 1120, 1640, 1084]);
  const ground = (x: number) => heightAt(crest, x) + 18;
  const poppies = placesOf([
    1058, 1142, 0.44, 1090, 1122, 0.5, 1124, 1146, 0.52, 1296, 1100, 0.6, 1330, 1074, 0.66, 1368, 1106, 0.72, 1408,
    1076, 0.6, 1508, 1050, 0.8, 1546, 1088, 0.96, 1592, 1040, 0.86, 1610, 1100, 1,
  ]);
  sheet.add(
    grass(sheet, { from: 480, to: 1610, ground, count: 80, height: 52, colour: bank, seed: 6 }),
    fill(curveDownTo(crest, 1240), bank),
    ...poppies.map(([x, y, size]) =>
      place(turned(poppy(sheet, random.pick([0, 1, 2])), random.around(12)), x, y, size),
    ),
  );
  drawBough(sheet);
}

/** The bough: a heart of leaves in shade, the fruit before it, and fans of single leaves at its tips and between the fruit. */
function drawBough(sheet: Sheet): void {
  const random = randomOf(27);
  const heart = [
    [1570, 50, 150, 90],
    [1430, 60, 110, 56],
    [1580, 220, 100, 90],
    [1470, 196, 70, 70],
    [1330, 84, 70, 30],
  ] as const;
  const fruits = placesOf([
    1274, 166, 42, 1356, 250, 46, 1438, 178, 44, 1506, 318, 48, 1566, 232, 46, 1390, 78, 40, 1540, 104, 42,
  ]);
  // Where leaves spring from, which way they look (in degrees), how many in a fan.
  const fans = [
    [1200, 92, 175, 4],
    [1262, 104, 150, 3],
    [1300, 60, 200, 3],
    [1340, 128, 110, 3],
    [1400, 24, 190, 3],
    [1420, 112, 60, 3],
    [1330, 196, 160, 3],
    [1400, 220, 100, 3],
    [1480, 120, 130, 4],
    [1500, 30, 160, 3],
    [1488, 254, 140, 4],
    [1560, 160, 140, 3],
    [1580, 310, 90, 4],
    [1590, 60, 170, 3],
    [1600, 220, 130, 3],
  ] as const;
  const leaf = (turn: number) => turned(leafPair(), turn);
  const fan = fans.map(([x, y, way, many]) =>
    counted(many)
      .map((index) =>
        place(leaf(way + (index - (many - 1) / 2) * 38 + random.around(10)), x, y, random.between(0.46, 0.66)),
      )
      .join(""),
  );
  sheet.add(
    stroke("M1640 130Q1500 84 1380 104T1196 92M1640 190Q1540 190 1480 240T1330 200", "#5b4636", 13),
    ...heart.map(([x, y, width, height], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height,
        seed: index + 3,
        leaf: "round",
        count: 26,
        size: 56,
        colours: ["#1b3828", "#27503a", "#356a42"],
      }),
    ),
    ...fan.filter((_, index) => index % 2 === 0),
    ...fruits.map(([x, y, r]) => place(fruit(r), x, y)),
    ...fan.filter((_, index) => index % 2),
  );
}
