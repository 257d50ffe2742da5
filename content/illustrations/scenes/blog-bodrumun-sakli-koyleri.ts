import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, chip, curve, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cubeHouse } from "../parts/buildings/cubeHouse.ts";
import { hillHouse, type HillHouseOptions } from "../parts/buildings/hillHouse.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { goatBell, milasRug } from "../parts/things/hillVillage.ts";

/** A hill village behind Bodrum in the evening: a Milas rug hung from the roof of a stone house, goat bells by its door, a lane up to houses and ruins, the sea far below. */
export const SCENE: Scene = {
  name: "blog-bodrumun-sakli-koyleri",
  seed: 27,
  mood: "gold",
  colours: {
    sky: ["#5a90a8", "#b9c2b0", "#f6d49c", "#f9b878"],
    stone: "#fbdfae",
    stoneWorn: "#dcae78",
    stoneShade: "#93687f",
    stoneDeep: "#5f4468",
    ground: "#c9a163",
    groundShade: "#74584f",
  },
  grain: 0.24,
  crops: { wide: 260, square: 150 },
  draw(sheet) {
    drawFar(sheet);
    drawHamlet(sheet);
    drawLane(sheet);
    drawHouse(sheet);
    drawNear(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 540, zenith: 0.3, reach: 0.4 }),
    sweptCloud(sheet, { x: 1120, y: 170, length: 700, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([700, 452, 900, 432, 1060, 444, 1220, 418, 1400, 436, 1640, 426]),
      foot: 480,
      colour: "#c9a2a4",
      shade: "#b58f9c",
      seed: 3,
      rough: 4,
    }),
    fill(box(600, 476, 1040, 130), sheet.downwards(["#fbe0b4", "#a9b8b0", "#5f9aac"], 476, 590)),
    fill(lens(1200, 498, 320, 5) + lens(1380, 514, 260, 5) + lens(1010, 508, 200, 4), "#fff3d6", 0.9),
    fill("M1240 508Q1290 486 1350 494T1430 508Q1340 516 1240 508Z", "#8f7f94"),
    ridge(sheet, {
      crest: pointsOf([700, 560, 860, 586, 1020, 604, 1160, 590, 1300, 560, 1440, 520, 1540, 480, 1640, 452]),
      foot: 760,
      colour: "#a39a68",
      shade: "#7c7668",
      light: "#c9b479",
      seed: 8,
      rough: 6,
    }),
  );
}

/** A house of the hamlet: where its left front corner stands, and how it is built. */
type Standing = readonly [x: number, y: number, house: HillHouseOptions];

const HAMLET: readonly Standing[] = [
  [
    70,
    392,
    {
      width: 128,
      height: 84,
      depth: 56,
      roof: "gable",
      seed: 3,
      door: 0.3,
      windows: [[0.72, 0.62]],
      fall: 16,
      course: 9,
    },
  ],
  [
    300,
    410,
    {
      width: 96,
      height: 50,
      depth: 50,
      roof: "earth",
      seed: 5,
      windows: [
        [0.3, 0.66],
        [0.7, 0.66],
      ],
      fall: 18,
      course: 8,
      paint: "#8a4a3c",
    },
  ],
  [
    430,
    470,
    {
      width: 82,
      height: 96,
      depth: 46,
      roof: "earth",
      seed: 8,
      door: 0.7,
      windows: [
        [0.3, 0.86],
        [0.72, 0.86],
      ],
      fall: 22,
      course: 9,
    },
  ],
  [
    806,
    590,
    { width: 76, height: 54, depth: 40, roof: "earth", seed: 11, door: 0.34, fall: 20, course: 8, paint: "#8a4a3c" },
  ],
  [
    660,
    606,
    {
      width: 150,
      height: 84,
      depth: 66,
      roof: "tiles",
      seed: 7,
      door: 0.5,
      windows: [
        [0.2, 0.68],
        [0.8, 0.68],
      ],
      fall: 30,
      course: 10,
    },
  ],
  [
    1120,
    672,
    {
      width: 104,
      height: 56,
      depth: 50,
      roof: "tiles",
      seed: 12,
      windows: [[0.4, 0.68]],
      fall: 14,
      course: 9,
      paint: "#8a4a3c",
    },
  ],
  [
    850,
    770,
    {
      width: 176,
      height: 112,
      depth: 84,
      roof: "earth",
      seed: 9,
      door: 0.26,
      windows: [
        [0.58, 0.72],
        [0.84, 0.72],
      ],
      fall: 34,
      course: 12,
    },
  ],
];

/** The village on its slope: no two houses alike, each on a footing of its own, walls of terraces between them; one is a ruin. */
function drawHamlet(sheet: Sheet): void {
  const hill = pointsOf([-20, 262, 160, 280, 340, 330, 520, 404, 700, 490, 880, 572, 1060, 634, 1260, 676, 1640, 690]);
  const bush = (x: number, y: number, w: number, seed: number): Drawing =>
    fill(disc(x + w * 0.7, y + w * 0.42, w * 1.4, w * 0.2), sheet.mood.groundShade, 0.6) +
    leafMass(sheet, { x, y, width: w, height: w * 0.66, seed, count: 11, size: 10 + w * 0.24 });
  const terrace = (points: readonly number[], high: number, seed: number): Drawing => {
    const line = pointsOf(points);
    const random = randomOf(seed);
    const wall = `${curve(line)}${curve(line.map(([x, y]) => [x, y + high] as const).toReversed()).replace("M", "L")}Z`;
    const [from, to] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
    const stones = counted(Math.round((to - from) / 15)).map((index) => {
      const x = from + (index + 0.5) * 15 + random.around(3);
      return chip(random, x, heightAt(line, x) + high * random.between(0.3, 0.75), 7, high * 0.22);
    });
    return (
      fill(
        `${curve(line)}${curve(line.map(([x, y]) => [x, y - 20 - high * 0.4] as const).toReversed()).replace("M", "L")}Z`,
        "#d8b678",
      ) +
      fill(wall, "#8a6a58") +
      fill(stones.join(""), "#c39d74") +
      stroke(curve(line), "#f1d7a2", 3)
    );
  };
  const shaded = (x: number, y: number, size: number, tree: Drawing): Drawing =>
    fill(disc(x + 70 * size, y + 3, 110 * size, 11 * size), sheet.mood.groundShade, 0.65) + place(tree, x, y, size);
  const at = (index: number): Drawing => {
    const [x, y, house] = HAMLET[index] ?? [0, 0, undefined];
    return house ? place(hillHouse(sheet, house), x, y) : "";
  };
  sheet.add(
    fill(curveDownTo(hill, 1210), "#b7975c"),
    fill("M-20 440Q260 440 480 530T880 760L1060 1210H-20Z", "#a98a52"),
    fill("M860 800Q1100 760 1640 770V1210H760Z", "#9f8550"),
    terrace([-20, 408, 120, 412, 260, 432, 380, 470, 480, 512, 570, 556], 18, 3),
    terrace([600, 640, 720, 668, 830, 706, 930, 750], 22, 5),
    terrace([1000, 690, 1140, 702, 1300, 716, 1460, 716, 1640, 706], 16, 7),
    terrace([1020, 806, 1160, 816, 1320, 822, 1640, 806], 20, 9),
    at(0),
    bush(60, 396, 22, 2),
    shaded(262, 414, 0.62, cypress(sheet, { seed: 5 })),
    at(1),
    bush(424, 436, 16, 4),
    at(2),
    bush(566, 500, 20, 6),
    place(cubeHouse(sheet, { width: 92, height: 58, seed: 6, ruin: true }), 566, 528),
    shaded(80, 506, 0.56, olive(sheet, { seed: 3 })),
    shaded(320, 548, 0.6, olive(sheet, { seed: 8 })),
    at(3),
    at(4),
    bush(664, 612, 22, 3),
    bush(900, 606, 18, 8),
    at(5),
    shaded(1086, 690, 0.5, olive(sheet, { seed: 4 })),
    shaded(830, 700, 0.72, cypress(sheet, { seed: 7 })),
    bush(846, 780, 30, 9),
    at(6),
    bush(1128, 776, 30, 5),
    shaded(1240, 796, 0.62, olive(sheet, { seed: 7 })),
    shaded(724, 800, 0.66, olive(sheet, { seed: 5 })),
  );
}

/** The lane of worn slabs: from our feet past the house, then in a bend to the doors of the hamlet. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(11);
  const left = pointsOf([610, 1220, 700, 1110, 776, 1010, 812, 930, 818, 870, 830, 820, 858, 788, 880, 771]);
  const right = pointsOf([1090, 1220, 1070, 1110, 1040, 1010, 1004, 930, 960, 870, 926, 820, 912, 788, 910, 771]);
  const count = 15;
  const slabs = counted(count).flatMap((row) => {
    const at = (row / count) ** 0.8 * (left.length - 1);
    const index = Math.floor(at);
    const edge = (line: readonly Point[]): Point => {
      const [a, b] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
      return [mixed(a[0], b[0], at - index), mixed(a[1], b[1], at - index)];
    };
    const [[x0, y], [x1]] = [edge(left), edge(right)];
    const size = (x1 - x0) * 0.13;
    return [0.16, 0.38, 0.62, 0.84].map((share) =>
      chip(
        random,
        mixed(x0, x1, share + random.around(0.05)),
        y + random.around(size * 0.2),
        size * random.between(0.7, 1),
        size * 0.3,
      ),
    );
  });
  const lane = `${curve(left)}${curve(right.toReversed()).replace("M", "L")}Z`;
  sheet.add(
    fill(
      `${curve(right)}${curve(right.map(([x, y]) => [x + (y - 760) * 0.06 + 6, y] as const).toReversed()).replace("M", "L")}Z`,
      "#7c6248",
    ),
    fill(lane, "#d3ae74"),
    sheet.clipped(lane, fill(slabs.join(""), "#efd49d", 0.9)),
  );
}

/** The near house: its front in the sun, a rug of the looms over the roof's edge, a bell by the door, a vine over its corner. */
function drawHouse(sheet: Sheet): void {
  const house: HillHouseOptions = {
    width: 560,
    height: 420,
    depth: 200,
    roof: "earth",
    seed: 21,
    door: 0.16,
    windows: [],
    course: 30,
  };
  sheet.add(
    place(hillHouse(sheet, house), -20, 1040),
    place(milasRug(), 236, 618, 1.12),
    place(goatBell(), 182, 800, 0.6),
    // The step before the door, and what grows at the foot of the wall.
    fill("M-20 1040H176L200 1064H-20Z", "#f3d8a2"),
    fill("M-20 1064H200V1086H-20Z", "#a98261"),
    ...[560, 604, 660].map((x, index) =>
      leafMass(sheet, { x, y: 1034 - index * 16, width: 30, height: 18, seed: index + 4, count: 10, size: 17 }),
    ),
    grass(sheet, { from: 210, to: 560, ground: () => 1048, count: 44, height: 30, colour: "#8d7a42", seed: 6 }),
  );
}

/** A small kilim over a wall: madder red and indigo, with a fringe. It hangs from 0,0: 132 wide, 96 long. */
function kilimOnWall(): Drawing {
  const [madder, indigo, cream] = ["#a8362f", "#27426f", "#f6e2b4"];
  const diamonds = (x: number, r: number) =>
    polygon([
      [x, 44 - r * 1.3],
      [x + r, 44],
      [x, 44 + r * 1.3],
      [x - r, 44],
    ]);
  return (
    fill("M6-14H138L146 100H10Z", "#4a3348", 0.5) +
    fill("M-2-16Q60-24 130-18L132 92Q66 98-2 92Z", madder) +
    fill("M-2-16Q60-24 130-18V-4Q60-10-2-2Z", "#d0644a") +
    fill("M-2 2H132V12H-2ZM-2 76H132V86H-2Z", indigo) +
    fill("M-2 13H132V16H-2ZM-2 72H132V75H-2Z", cream) +
    fill([24, 66, 108].map((x) => diamonds(x, 19)).join(""), indigo) +
    fill([24, 66, 108].map((x) => diamonds(x, 11)).join(""), cream) +
    fill([24, 66, 108].map((x) => diamonds(x, 5)).join(""), madder) +
    stroke(
      counted(14)
        .map((index) => `M${2 + index * 9.8} 94v12`)
        .join(""),
      cream,
      2.6,
    )
  );
}

/** The near edge: an old olive behind a wall of loose stones with a kilim over it, dry grass, a bush that the frame cuts. */
function drawNear(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  sheet.add(
    fill(
      curveDownTo(pointsOf([1092, 1224, 1078, 1150, 1112, 1060, 1190, 1006, 1320, 980, 1640, 960]), 1240),
      "#97794c",
    ),
    fill(disc(1500, 1020, 230, 26), groundShade, 0.6),
    place(olive(sheet, { seed: 6 }), 1400, 1022, 2.3),
    place(dryStoneWall(sheet, { width: 560, height: 96, seed: 6 }), 1116, 1140),
    place(kilimOnWall(), 1200, 1040, 0.94),
    fill(curveDownTo(pointsOf([1086, 1224, 1092, 1150, 1130, 1134, 1260, 1128, 1640, 1124]), 1240), "#7d6343"),
    grass(sheet, {
      from: 1130,
      to: 1620,
      ground: () => 1168,
      count: 54,
      height: 36,
      colour: "#a8854a",
      seed: 4,
    }),
    leafMass(sheet, { x: 40, y: 1160, width: 170, height: 80, seed: 8, count: 40, size: 40 }),
    leafMass(sheet, { x: 250, y: 1196, width: 110, height: 44, seed: 3, count: 24, size: 32 }),
  );
}
