import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, chip, curveDownTo, lens } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { column } from "../parts/buildings/stonework.ts";
import { tiledTown } from "../parts/buildings/tiledTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { mandarinTree, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { sunRays } from "../parts/sky/suns.ts";

const HORIZON = 560;

/** Teos by Seferihisar in the morning: the columns of the Temple of Dionysus among olives, mandarins in front, the sea behind. */
export const SCENE: Scene = {
  name: "stop-seferihisar",
  seed: 41,
  mood: "morning",
  colours: { stone: "#ecc88e", stoneWorn: "#cfa06c", stoneShade: "#8f6868", ground: "#d8c48c", groundShade: "#8f8a5c" },
  grain: 0.28,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawFar(sheet);
    drawMeadow(sheet);
    drawTemple(sheet);
    drawOrchard(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  const { mood } = sheet;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    sunRays(sheet, { x: 250, y: 430, radius: 58, reach: 900, rays: 22, opacity: 0.26 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 160, 470, 360, 486, 560, 520, 800, 540, 1000, 520, 1200, 470, 1400, 430, 1620, 400]),
      foot: HORIZON + 6,
      mist: 90,
      seed: 8,
    }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 60, foot: false }),
    ridge(sheet, {
      crest: pointsOf([700, 664, 880, 606, 1060, 546, 1220, 500, 1380, 486, 1620, 452]),
      foot: 660,
      colour: "#8fae9c",
      shade: "#73978f",
      mist: 80,
      seed: 12,
    }),
    tiledTown(sheet.tinted({ wallShade: "#a9b4c4", roof: "#d07a54", roofShade: "#a8604e" }), {
      rows: 4,
      far: [1130, 1420],
      near: [1040, 1540],
      ground: (x, share) => 566 + share * 56 - (x - 1100) * 0.05 * (1 - share),
      scale: [0.3, 0.46],
      seed: 9,
      gardens: 0.3,
    }),
    fill(curveDownTo(pointsOf([-20, 640, 300, 628, 700, 640, 1100, 630, 1620, 640]), 760), mood.leaf, 0.75),
  );
}

/** Rows of olives that run towards the sea, mist between them. */
function drawMeadow(sheet: Sheet): void {
  const { ground, groundShade, mist, leafLight } = sheet.mood;
  const far = sheet.tinted({ leaf: "#8a9a6a", leafDark: "#5f7a5c", leafLight: "#b9bf8c", trunk: "#7d6a5a" });
  const row = (target: Sheet, y: number, scale: number, count: number, shift: number): Drawing =>
    counted(count)
      .map((index) =>
        place(
          olive(target, { seed: 1 + ((index + count) % 4) }),
          shift + (index * 1700) / count,
          y + ((index * 7) % 5) * 3,
          scale,
        ),
      )
      .join("");
  const body = curveDownTo(pointsOf([-20, 690, 400, 676, 900, 682, 1620, 670]), 1210);
  sheet.add(
    row(far, 668, 0.3, 26, -30),
    fill(body, leafLight),
    fill(curveDownTo(pointsOf([-20, 760, 500, 726, 1000, 730, 1620, 752]), 1210), ground),
    sheet.spray(box(-20, 640, 1660, 120), mist, { from: [0, 700], to: [0, 640], thick: 0.5 }),
    row(sheet, 752, 0.52, 12, -40),
    sheet.spray(body, groundShade, { from: [1600, 1210], to: [700, 760] }),
  );
}

/** A drum lying on its side, its end towards the light: 170 units wide. */
function lyingDrum(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  return (
    fill(lens(90, 4, 280, 18), groundShade, 0.8) +
    fill("M0-88L104-80Q132-70 132-38T100 4L0 2Z", stoneWorn) +
    fill("M0-88L104-80Q120-76 126-62L20-66Z", stone) +
    fill("M0-26L130-28Q124 2 100 4L0 2Z", stoneShade) +
    stroke("M20-62L122-60M22-44L130-44M22-26L128-28", stoneDeep, 2.4, 0.4) +
    fill("M-4-88Q-36-80-38-42L-30-14Q-20 4 0 3Q34-2 34-42T-4-88Z", stone) +
    fill("M-4-88Q-36-80-38-42L-32-40Q-28-76 0-80Z", wallBright) +
    fill("M14-66Q26-52 22-26Q14-4 0 3Q34-2 34-42Q33-70 14-80Z", stoneWorn) +
    fill(box(-8, -48, 11, 12), stoneDeep)
  );
}

/** The temple's step, five standing columns of unequal height, drums and blocks that lie around. */
function drawTemple(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, groundShade } = sheet.mood;
  const random = randomOf(8);
  const standing: readonly (readonly [x: number, height: number, broken: boolean])[] = [
    [470, 236, true],
    [610, 400, false],
    [750, 400, false],
    [890, 310, true],
    [1050, 150, true],
  ];
  const shadow = standing.map(
    ([x, height]): string =>
      `M${x - 26} 900L${x + 30} 900L${x + height * 0.9 + 40} ${936}L${x + height * 0.9 - 10} 938Z`,
  );
  const blocks = counted(9).map(() =>
    chip(random, random.between(330, 1250), random.between(946, 990), random.between(14, 34), random.between(9, 18)),
  );
  sheet.add(
    fill("M360 940L420 892H1150L1240 940Z", stone),
    fill(box(360, 938, 880, 20), stoneWorn),
    fill("M330 958H1280V976H330Z", stone),
    fill(box(330, 972, 950, 18), stoneShade),
    fill("M330 990H1280L1420 1014H400Z", groundShade, 0.5),
    fill(shadow.join(""), stoneShade, 0.75),
    ...standing.map(([x, height, broken]) =>
      place(column(sheet, { height, width: 58, capital: broken ? "broken" : "ionic" }), x, 902),
    ),
    fill(blocks.join(""), stoneWorn),
    place(lyingDrum(sheet), 1080, 1030, 0.95),
    place(lyingDrum(sheet), 400, 1050, 0.86),
    grass(sheet, { from: 300, to: 1300, ground: (x) => 1004 + ((x * 13) % 40), count: 60, height: 30, seed: 3 }),
    place(olive(sheet, { seed: 3 }), 1330, 960, 1.75),
  );
}

/** Mandarin boughs from above left, poppies below. */
function drawOrchard(sheet: Sheet): void {
  const { leafDark, leaf } = sheet.mood;
  const random = randomOf(14);
  const poppies = counted(46).map((): Point => [random.between(500, 1600), random.between(1090, 1190)]);
  const fruit = sheet.tinted({ leaf: "#4f7a3f", leafDark: "#24482f", leafLight: "#8fae55" });
  sheet.add(
    fill("M-20 1220V1110Q240 1050 560 1120T1100 1140T1620 1100V1220Z", leafDark),
    grass(sheet, {
      from: 0,
      to: 1600,
      ground: (x) => 1130 - Math.sin(x / 240) * 20,
      count: 130,
      height: 60,
      colour: leafDark,
      seed: 6,
    }),
    grass(sheet, {
      from: 0,
      to: 1600,
      ground: (x) => 1170 - Math.sin(x / 240) * 20,
      count: 90,
      height: 56,
      colour: leaf,
      seed: 7,
    }),
    ...poppies.map(([x, y]) => fill(lens(x, y, 26, 13), "#d8452f") + fill(lens(x + 3, y + 3, 14, 7), "#8d2325")),
    leafMass(sheet, {
      x: 40,
      y: 1150,
      width: 190,
      height: 90,
      seed: 3,
      count: 30,
      size: 46,
      colours: ["#1d3326", leafDark, leaf],
    }),
    place(mandarinTree(fruit, { seed: 2 }), 96, 1170, 2.9),
  );
}
