import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { mixed, type Point, within } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { ionicColumn, lyingDrum } from "../parts/buildings/ionicColumn.ts";
import { tiledTown } from "../parts/buildings/tiledTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass } from "../parts/plants/foliage.ts";
import { poppy } from "../parts/plants/poppy.ts";
import { mandarinTree, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 560;

/** Teos by Seferihisar in the morning: white columns of the Temple of Dionysus before a dark olive grove, a mandarin tree in front, the sea behind. */
export const SCENE: Scene = {
  name: "stop-seferihisar",
  seed: 41,
  mood: "morning",
  colours: {
    stone: "#fbefd6",
    stoneWorn: "#dcbf98",
    stoneShade: "#a995ad",
    stoneDeep: "#6f6488",
    ground: "#c3ba7c",
    groundShade: "#63693f",
  },
  grain: 0.28,
  crops: { wide: 170, square: 230 },
  draw(sheet) {
    drawFar(sheet);
    drawGrove(sheet);
    drawTemple(sheet);
    drawNear(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  const random = randomOf(5);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.45 }),
    sheet.glow([-40, 470], 760, "#fff4d6", 0.9),
    sweptCloud(sheet, { x: 1080, y: 210, length: 620, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 160, 470, 360, 486, 560, 520, 800, 540, 1000, 516, 1200, 470, 1400, 430, 1640, 400]),
      foot: HORIZON + 6,
      seed: 8,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 50, foot: false }),
    fill(lens(330, HORIZON + 2, 900, 8), "#fdf3d9", 0.9),
    ridge(sheet, {
      crest: pointsOf([760, 690, 880, 630, 1020, 568, 1180, 510, 1360, 486, 1640, 440]),
      foot: 760,
      colour: "#8aa688",
      shade: "#6f917f",
      seed: 12,
      rough: 4,
    }),
    tiledTown(sheet.tinted({ stone: "#f0dcae", wallShade: "#a9b4c4", roof: "#cf7450", roofShade: "#a05a4c" }), {
      rows: 4,
      far: [1190, 1400],
      near: [1120, 1560],
      ground: (x, share) => 556 + share * 62 - (x - 1190) * 0.06,
      scale: [0.28, 0.44],
      seed: 9,
      gardens: 0.34,
    }),
    farCrowns(random, 60, [900, 1640], [612, 668], 26, "#5f7d58", "#86a06a"),
    farCrowns(random, 46, [-20, 900], [644, 672], 24, "#5f7d58", "#86a06a"),
    fill(curveDownTo(pointsOf([-20, 650, 300, 644, 700, 656, 1100, 640, 1640, 650]), 760), "#5f7d58"),
  );
}

/** The grove behind the temple: trees at uneven distances, dark behind the marble; every one throws its shade to the right. */
function drawGrove(sheet: Sheet): void {
  const far = sheet.tinted({ leaf: "#6f8656", leafDark: "#49653f", leafLight: "#9cab74", trunk: "#5d4a40" });
  const { ground, groundShade } = sheet.mood;
  const trees: readonly (readonly [x: number, y: number, size: number, seed: number])[] = [
    [40, 700, 0.44, 2],
    [196, 706, 0.5, 4],
    [300, 696, 0.4, 1],
    [452, 712, 0.54, 3],
    [560, 700, 0.42, 2],
    [706, 710, 0.5, 5],
    [806, 698, 0.4, 3],
    [968, 716, 0.56, 1],
    [1076, 700, 0.44, 4],
    [1196, 712, 0.52, 2],
    [1496, 706, 0.5, 5],
    [1590, 722, 0.6, 3],
    [118, 762, 0.74, 5],
    [372, 774, 0.8, 2],
    [1164, 780, 0.78, 4],
  ];
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 676, 400, 668, 900, 674, 1640, 664]), 1210), "#8d9659"),
    fill(curveDownTo(pointsOf([-20, 760, 420, 742, 900, 756, 1640, 738]), 1210), "#a9a768"),
    fill(curveDownTo(pointsOf([-20, 850, 420, 836, 1000, 846, 1640, 826]), 1210), ground),
    ...trees.map(
      ([x, y, size, seed]) =>
        fill(disc(x + 66 * size, y + 3, 118 * size, 12 * size), "#5d6b40", 0.8) +
        place(olive(y > 750 ? sheet : far, { seed }), x, y, size),
    ),
    fill(lens(1540, 1000, 760, 60), groundShade, 0.3),
  );
}

/** Three steps, columns of unequal height on them, the far row smaller; drums and blocks that lie around. */
function drawTemple(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  const near: readonly (readonly [x: number, height: number, broken: boolean])[] = [
    [470, 232, true],
    [624, 560, false],
    [790, 560, false],
    [956, 372, true],
    [1112, 128, true],
  ];
  const far: readonly (readonly [x: number, height: number, broken: boolean])[] = [
    [560, 116, true],
    [706, 250, true],
    [990, 92, true],
  ];
  const shadowOf = (x: number, y: number, half: number, long: number) =>
    polygon([
      [x - half, y - 4],
      [x + half, y + 8],
      [x + long, y + long * 0.17 + 8],
      [x + long + half * 0.5, y + long * 0.17 - 14],
    ]);
  const floor = "M392 838H1120L1256 930H300Z";
  // A step: its top in light, its riser lit on the front and in shade where it turns the corner on the right.
  const step = (left: number, right: number, y: number, high: number): Drawing =>
    fill(box(left, y, right - left, high), stoneWorn) +
    fill(
      polygon([
        [left - 22, y + high + 8],
        [left, y + high - 2],
        [right, y + high - 2],
        [right + 30, y + high + 8],
      ]),
      stone,
    );
  sheet.add(
    fill("M236 1010L1330 1008Q1470 1010 1560 1034Q1380 1050 1200 1040L260 1030Z", groundShade, 0.7),
    fill(floor, "#ecd6ad"),
    fill("M392 838H1120L1130 845H382Z", wallBright),
    ...far.map(
      ([x, height, broken], index) =>
        fill(shadowOf(x, 852, 20, height * 0.7 + 30), stoneShade, 0.55) +
        place(ionicColumn(sheet, { height, width: 44, broken, seed: index + 7 }), x, 858),
    ),
    sheet.clipped(
      `${floor}M300 930H1256L1330 1010H236Z`,
      near.map(([x, height]) => fill(shadowOf(x, 898, 34, height * 0.8 + 40), stoneShade, 0.85)).join(""),
    ),
    step(300, 1256, 928, 26),
    step(272, 1288, 958, 26),
    fill(box(244, 988, 1080, 26), stoneWorn),
    fill("M1010 928H1256V954H1020ZM1030 958H1288V984H1050ZM1080 988H1324V1014H1090Z", stoneShade, 0.55),
    stroke(
      "M470 930V952M690 930V952M900 930V952M380 960V982M600 960V982M830 960V982M1010 960V982M500 990V1012M740 990V1012M960 990V1012",
      stoneDeep,
      2.4,
      0.5,
    ),
    ...near.map(([x, height, broken], index) =>
      place(ionicColumn(sheet, { height, width: 68, broken, seed: index + 2 }), x, 906),
    ),
    grass(sheet, { from: 230, to: 1330, ground: () => 1022, count: 70, height: 30, colour: "#8b8c4e", seed: 3 }),
    fill(disc(1480, 962, 210, 20), groundShade, 0.75),
    place(olive(sheet, { seed: 3 }), 1372, 956, 1.9),
    place(lyingDrum(sheet), 1010, 1076, 1.05),
    place(lyingDrum(sheet), 440, 1072, 0.8),
  );
}

/** A mandarin tree and poppies at the near edge, on a dark bank. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(14);
  const bank = "#3f5130";
  const fruit = sheet.tinted({ leaf: "#4f7a3f", leafDark: "#24482f", leafLight: "#8fae55" });
  const crest = pointsOf([-20, 1096, 200, 1092, 420, 1122, 640, 1160, 900, 1170, 1160, 1150, 1380, 1110, 1640, 1080]);
  const ground = (x: number) => {
    const index = crest.findIndex(([px]) => px > x);
    const [[x0, y0], [x1, y1]]: readonly [Point, Point] = [
      crest[Math.max(0, index - 1)] ?? [0, 0],
      crest[index] ?? [1, 0],
    ];
    return mixed(y0, y1, within((x - x0) / (x1 - x0))) + 18;
  };
  const poppies: readonly (readonly [x: number, y: number, size: number])[] = [
    [1090, 1120, 0.55],
    [1164, 1098, 0.66],
    [1236, 1116, 0.6],
    [1290, 1062, 0.8],
    [1352, 1100, 0.95],
    [1424, 1046, 0.9],
    [1478, 1098, 1.15],
    [1556, 1040, 1.1],
    [1586, 1116, 1.3],
    [330, 1094, 0.6],
    [406, 1112, 0.75],
    [470, 1136, 0.55],
  ];
  sheet.add(
    grass(sheet, { from: -10, to: 1610, ground, count: 120, height: 56, colour: bank, seed: 6 }),
    fill(curveDownTo(crest, 1220), bank),
    ...poppies.map(([x, y, size]) => place(poppy(sheet, random.pick([0, 1, 2])), x, y, size)),
    fill(disc(150, 1152, 150, 18), "#24351f", 0.8),
    place(mandarinTree(fruit, { seed: 2 }), 84, 1150, 2.7),
    grass(sheet, { from: -10, to: 200, ground: () => 1172, count: 20, height: 40, colour: bank, seed: 9 }),
  );
}
