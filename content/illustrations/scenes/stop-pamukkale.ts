import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { curve, disc } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fields } from "../parts/land/fields.ts";
import { placesOf } from "../parts/land/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { travertineBasin } from "../parts/land/travertineBasin.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 392;

/** The travertines of Pamukkale close by: scalloped white basins full of blue water step down to the plain; steam, a pair of slippers. */
export const SCENE: Scene = {
  name: "stop-pamukkale",
  seed: 91,
  mood: "day",
  grain: 0.36,
  crops: { wide: 240, square: 300 },
  draw(sheet) {
    drawPlain(sheet);
    drawTerraces(sheet);
    sheet.add(place(slippers(), 1330, 1116, 1));
  },
};

function drawPlain(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5, reach: 0.8 }),
    sweptCloud(sheet, { x: 1080, y: 190, length: 760, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([
        300, 380, 480, 350, 640, 300, 760, 318, 900, 262, 1040, 216, 1150, 250, 1290, 300, 1430, 286, 1620, 330,
      ]),
      foot: HORIZON + 5,
      mist: 46,
      rough: 4,
      seed: 4,
    }),
    fields(sheet, {
      top: HORIZON,
      bottom: 1240,
      vanish: 900,
      colours: ["#cfc78f", "#b3bd85", "#9bb184", "#dccb98", "#a9bd92"],
      seed: 9,
    }),
    sheet.spray(`M0 ${HORIZON}H1600V640H0Z`, sheet.mood.mist, { from: [0, HORIZON], to: [0, 640], thick: 0.9 }),
    hedges(),
  );
}

/** Tree rows and poplars, as small as they are far below. */
function hedges(): Drawing {
  const random = randomOf(31);
  const trees = counted(90).map((index) => {
    const near = random.next() ** 1.2;
    const [x, y, size] = [random.between(900, 1600), mixed(440, 1000, near), mixed(2.5, 10, near)];
    return { dark: index % 3 > 0, path: disc(x, y - size * 0.6, size * (index % 4 ? 1.2 : 0.6), size) };
  });
  const pathOf = (dark: boolean) =>
    trees
      .filter((tree) => tree.dark === dark)
      .map(({ path }) => path)
      .join("");
  return fill(pathOf(false), "#86a06c") + fill(pathOf(true), "#5f8464");
}

/** Middle, half width and depth of each basin; the furthest first. */
const BASINS = [
  [90, 440, 200, 22],
  [400, 454, 140, 17],
  [-30, 490, 150, 24],
  [250, 494, 190, 28],
  [570, 508, 170, 24],
  [60, 556, 170, 34],
  [400, 562, 230, 40],
  [730, 566, 140, 28],
  [-60, 640, 180, 42],
  [230, 646, 190, 42],
  [590, 652, 260, 52],
  [930, 652, 130, 32],
  [90, 752, 260, 60],
  [470, 764, 190, 52],
  [820, 766, 230, 56],
  [1130, 748, 120, 36],
  [-50, 884, 210, 66],
  [310, 892, 270, 80],
  [720, 896, 230, 72],
  [1080, 890, 190, 58],
  [90, 1052, 270, 88],
  [610, 1060, 360, 100],
  [1120, 1046, 220, 72],
  [1370, 1010, 100, 40],
] as const;

function drawTerraces(sheet: Sheet): void {
  const edge = pointsOf([
    -40, 410, 120, 414, 300, 424, 470, 438, 640, 456, 770, 486, 900, 526, 1010, 576, 1130, 640, 1240, 700, 1320, 780,
    1390, 880, 1440, 990, 1560, 1090, 1660, 1130,
  ]);
  const body = `${curve(edge)}L1660 1240L-40 1240Z`;
  sheet.add(
    fill(`${curve(edge.map(([x, y]): Point => [x + 26, y + 14]))}L1700 1240L-40 1240Z`, "#8fa67c", 0.8),
    fill(body, "#f4f6f4"),
    sheet.spray(body, "#a9bdd8", { from: [1600, 900], to: [1000, 700], thick: 0.7 }),
    steam(sheet),
    // The near ones first: the curtain of each basin comes down into the water of the next.
    ...BASINS.map(([x, y, half, deep], index) =>
      travertineBasin({ x, y, half, deep, drop: mixed(22, 92, (y - 440) / 600), seed: index + 3 }),
    ).toReversed(),
    fill("M-40 1240V1176Q300 1150 640 1180T1190 1150T1660 1164V1240Z", "#fffdf6"),
    fill("M-40 1240V1206Q300 1184 640 1206T1190 1188T1660 1200V1240Z", "#c3d3e4"),
  );
}

/** Warm water smokes against the hills. */
function steam(sheet: Sheet): Drawing {
  const puffs = placesOf([
    60, 400, 150, 150, 340, 110, 240, 400, 120, 330, 390, 90, 120, 270, 80, 470, 420, 80, -10, 330, 110,
  ]);
  return puffs.map(([x, y, reach]) => sheet.glow([x, y], reach, "#ffffff", 0.5)).join("");
}

/** A pair of slippers, left behind on the white stone: one goes barefoot here. */
function slippers(): Drawing {
  const one =
    fill("M-62 20Q-70 4-44-2Q0-8 40-22Q78-30 84-12Q84 2 50 12Q6 22-30 28Q-58 30-62 20Z", "#8ea6cb", 0.8) +
    fill("M-64 10Q-72-6-46-12Q-2-18 38-32Q76-40 82-22Q82-8 48 2Q4 12-32 18Q-60 20-64 10Z", "#b8402f") +
    fill("M-64 6Q-70-8-46-14Q-2-20 38-34Q74-42 79-26Q80-12 48-3Q4 8-32 14Q-60 16-64 6Z", "#f08a5c") +
    stroke("M58-22Q30-34-4-14M58-22Q34-6 6 4", "#14304c", 7);
  return place(one, 0, 0) + place(one, 44, 48);
}
