import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, curve, curveDownTo, disc, lens, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { rocks } from "../parts/land/cliff.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { pine } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";
import { beachTowel } from "../parts/things/beachTowel.ts";

const HORIZON = 372;
const SHORE = pointsOf([
  280, 760, 380, 752, 470, 748, 600, 776, 740, 800, 880, 798, 1010, 764, 1120, 726, 1240, 730, 1330, 740,
]);

/** A pebble cove between two cliffs from the path above it: glassy water, one striped towel and a straw hat; Kos across the sea. */
export const SCENE: Scene = {
  name: "blog-bodrumun-gizli-plajlari",
  seed: 33,
  mood: "day",
  colours: {
    sky: ["#3f94c2", "#86c2d6", "#e4efe2"],
    sea: ["#6fb6cc", "#1f7fae", "#137fa6", "#1b9ab0"],
    stone: "#f6d9a0",
    stoneWorn: "#e3b274",
    stoneShade: "#b07f66",
    stoneDeep: "#7a5560",
  },
  grain: 0.26,
  crops: { wide: 236, square: 200 },
  draw(sheet) {
    drawSea(sheet);
    drawWater(sheet);
    drawBeach(sheet);
    drawCliffs(sheet);
    sheet.add(place(beachTowel(), 800, 884));
    drawPath(sheet);
  },
};

function drawSea(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    cumulus(sheet, { x: 660, y: 316, length: 420, seed: 4 }),
    cumulus(sheet, { x: 1030, y: 330, length: 220, seed: 7 }),
    ridge(sheet, {
      crest: pointsOf([300, 366, 480, 348, 640, 326, 760, 334, 900, 312, 1020, 330, 1180, 350, 1340, 360]),
      foot: HORIZON + 2,
      mist: 24,
      seed: 4,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 80, foot: false }),
  );
}

/** Bands that pale towards the shore, weed and a net of light on the bottom, the left cliff's shade across them. */
function drawWater(sheet: Sheet): void {
  const bands = [
    [230, "#1f9db4"],
    [172, "#3fb6c2"],
    [118, "#6dcccb"],
    [70, "#a5e1d2"],
    [32, "#d6f3df"],
  ] as const;
  const random = randomOf(6);
  const edge = (reach: number): Point[] =>
    SHORE.map(([x, y], index): Point => [x, y - reach * (index % 2 ? 1.06 : 0.94) + random.around(reach * 0.06)]);
  const net = counted(56).map(() => {
    const [share, up, size] = [random.next(), random.between(26, 190), random.between(24, 60)];
    const x = mixed(470, 1130, share);
    return `M${short(x)} ${short(792 - up - Math.abs(share - 0.5) * 60)}q${short(size * 0.3)} ${short(random.between(-9, 9))} ${short(size * 0.5)} 0t${short(size * 0.5)} ${short(random.between(-5, 5))}`;
  });
  sheet.add(
    ...bands.map(([reach, colour]) => fill(`${curve(edge(reach))}L1330 900H280Z`, colour)),
    fill(
      blot(random, 780, 630, 96, 22) + blot(random, 930, 676, 60, 15) + blot(random, 640, 690, 70, 15),
      "#15788f",
      0.5,
    ),
    stroke(net.join(""), "#f4fff2", 2.6, 0.6),
    fill("M470 560L640 612L690 660L640 720L560 800H330V600Z", "#0f5378", 0.5),
  );
}

/** A broken face inside an outline: pillars of light and shade, darker towards the foot. */
function face(
  sheet: Sheet,
  outline: readonly Point[],
  { colours, seed }: { colours: readonly [body: string, light: string, shade: string, deep: string]; seed: number },
): Drawing {
  const random = randomOf(seed * 37);
  const [body, light, shade, deep] = colours;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const slabs = (count: number) =>
    counted(count)
      .map(() => {
        const [x, y] = [random.between(left, right), random.between(top, foot - 60)];
        const [w, h] = [random.between(16, 46), random.between(70, 210)];
        return polygon([
          [x, y],
          [x + w, y + h * 0.12],
          [x + w * 1.3, y + h * 0.6],
          [x + w * 0.7, y + h],
          [x + w * 0.1, y + h * 0.7],
        ]);
      })
      .join("");
  const path = polygon(outline);
  return sheet.clipped(
    path,
    fill(path, body) +
      fill(slabs(34), light) +
      fill(slabs(30), shade) +
      fill(slabs(14), deep, 0.8) +
      sheet.spray(path, deep, { from: [left, foot], to: [left, mixed(foot, top, 0.55)], thick: 0.8 }),
  );
}

function drawCliffs(sheet: Sheet): void {
  const left = pointsOf([
    -20, 214, 80, 200, 170, 246, 236, 286, 300, 372, 352, 410, 392, 486, 456, 540, 478, 610, 446, 690, 452, 742, 402,
    812, 408, 872, 330, 950, -20, 1010,
  ]);
  const right = pointsOf([
    1620, 110, 1500, 130, 1418, 206, 1346, 240, 1290, 330, 1236, 396, 1204, 482, 1140, 540, 1116, 618, 1140, 680, 1112,
    732, 1176, 806, 1168, 872, 1260, 960, 1620, 1010,
  ]);
  const foam = (x: number, y: number, width: number) => lens(x, y, width, 9) + lens(x + 12, y + 9, width * 0.6, 5);
  sheet.add(
    fill(foam(470, 618, 120) + foam(1112, 626, 130) + foam(560, 590, 90) + foam(1030, 560, 120), "#f4fff2", 0.85),
    place(
      rocks(sheet.tinted({ stone: "#b7a08e", stoneWorn: "#8a7480", stoneShade: "#54547a" }), {
        spread: 110,
        count: 3,
        size: 32,
        seed: 3,
      }),
      548,
      590,
    ),
    place(rocks(sheet, { spread: 120, count: 3, size: 40, seed: 5 }), 1034, 560),
    face(sheet, left, { colours: ["#8a7c8c", "#b09a92", "#66678c", "#45507c"], seed: 3 }),
    face(sheet, right, { colours: ["#edc585", "#fbe3b2", "#c98f66", "#8f6664"], seed: 8 }),
    fill("M-20 214L80 200L170 246L236 286L262 324L180 300L90 252L-20 268Z", "#f3d49a"),
    place(rocks(sheet, { spread: 150, count: 4, size: 42, seed: 9 }), 1190, 872),
    place(rocks(sheet, { spread: 90, count: 2, size: 34, seed: 2 }), 1130, 752),
    place(
      rocks(sheet.tinted({ stone: "#b09a92", stoneWorn: "#8a7c8c", stoneShade: "#54547a" }), {
        spread: 150,
        count: 4,
        size: 44,
        seed: 4,
      }),
      414,
      880,
    ),
    ripples(sheet, { x: 1080, y: 632, width: 90, height: 60, count: 9, colour: "#f4fff2" }),
    ...pointsOf([30, 216, 130, 226, 216, 286, 300, 376, 366, 440]).map(([x, y], index) =>
      leafMass(sheet, { x: x - 16, y: y - 6, width: 50 - index * 3, height: 30, seed: index + 3, count: 15, size: 22 }),
    ),
    ...pointsOf([1590, 112, 1490, 136, 1420, 204, 1344, 246, 1286, 336, 1230, 410]).map(([x, y], index) =>
      leafMass(sheet, {
        x: x + 26,
        y: y - 4,
        width: 52 - index * 3,
        height: 30,
        seed: index + 13,
        count: 15,
        size: 22,
      }),
    ),
    place(pine(sheet, { seed: 4 }), 1452, 184, 0.6),
    place(pine(sheet, { seed: 6 }), 92, 210, 0.62),
  );
}

function drawBeach(sheet: Sheet): void {
  const random = randomOf(14);
  const sand = `${curve(SHORE)}L1330 1090H280Z`;
  const pebbles = (count: number, size: number) =>
    counted(count)
      .map(() => {
        const y = random.between(790, 1010);
        const r = size * mixed(0.5, 1.2, (y - 780) / 230) * random.between(0.7, 1.3);
        return disc(random.between(330, 1270), y, r, r * 0.6);
      })
      .join("");
  sheet.add(
    fill(`${curve(SHORE.map(([x, y]): Point => [x, y - 7]))}L1330 830H280Z`, "#f8fff4"),
    fill(`${curve(SHORE.map(([x, y]): Point => [x, y + 3]))}L1330 1090H280Z`, "#cdb190"),
    fill(`${curve(SHORE.map(([x, y]): Point => [x, y + 24]))}L1330 1090H280Z`, "#f0e0be"),
    sheet.clipped(
      sand,
      fill(pebbles(130, 9), "#d2bb98") +
        fill(pebbles(90, 8), "#fffaf0") +
        fill(pebbles(60, 8), "#a9a0a2") +
        fill("M280 740L560 790L610 850L560 960L440 1060H280Z", "#5f6f98", 0.55),
    ),
  );
}

/** The goat path down, under our feet: steps between rock roses and an oleander in flower. */
function drawPath(sheet: Sheet): void {
  const bank = pointsOf([
    -20, 850, 140, 884, 300, 944, 460, 1010, 640, 1050, 860, 1060, 1060, 1016, 1240, 930, 1420, 860, 1620, 800,
  ]);
  const treads = counted(5).map((index): readonly [number, number, number] => [
    mixed(700, 850, index / 4) + (index % 2) * 14,
    1054 + index * 34,
    mixed(84, 190, index / 4),
  ]);
  const bushes = [
    [60, 916, 100, 62],
    [240, 984, 90, 54],
    [430, 1060, 90, 50],
    [1130, 1050, 90, 50],
    [1270, 974, 100, 56],
    [1060, 1130, 110, 60],
    [300, 1120, 150, 80],
  ] as const;
  sheet.add(
    fill(curveDownTo(bank, 1220), "#b98f56"),
    sheet.spray(curveDownTo(bank, 1220), "#4f4638", { from: [800, 1220], to: [800, 980], thick: 0.95 }),
    fill("M650 1050L800 1050Q860 1110 1010 1220H700Q690 1110 650 1050Z", "#e3c48a"),
    ...treads.map(
      ([x, y, wide]) =>
        fill(`M${x - wide * 0.5} ${y}h${wide}l12 14h${-wide - 10}z`, "#fbe6b8") +
        fill(`M${x - wide * 0.5 + 2} ${y + 14}h${wide + 8}v9h${-wide - 6}z`, "#8a6a58"),
    ),
    ...bushes.map(([x, y, width, height], index) =>
      leafMass(sheet, { x, y, width, height, seed: index + 21, count: 26, size: 34 }),
    ),
    leafMass(sheet, { x: 1500, y: 1030, width: 190, height: 150, seed: 31, count: 60, size: 44 }),
    bougainvillea(sheet, { x: 1470, y: 940, width: 110, height: 60, seed: 7, count: 22, size: 34 }),
    bougainvillea(sheet, { x: 1560, y: 1060, width: 90, height: 60, seed: 9, count: 16, size: 34 }),
    bougainvillea(sheet, { x: 1390, y: 1080, width: 60, height: 44, seed: 11, count: 10, size: 32 }),
    leafMass(sheet, { x: 40, y: 1120, width: 190, height: 130, seed: 41, count: 56, size: 46 }),
  );
}
