import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { curve, lens, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** The massif: a long back with two blunt tops, and shoulders that go on to the right into the cape. */
const MASSIF = pointsOf([
  40, 566, 90, 528, 150, 500, 196, 488, 240, 456, 300, 436, 330, 416, 376, 394, 400, 368, 452, 352, 486, 330, 512, 300,
  560, 288, 600, 266, 640, 256, 664, 232, 716, 224, 742, 206, 790, 196, 826, 206, 858, 210, 884, 194, 926, 196, 960,
  212, 1000, 220, 1030, 244, 1076, 258, 1104, 284, 1150, 300, 1186, 328, 1230, 342, 1262, 370, 1310, 388, 1350, 420,
  1400, 446, 1440, 492, 1490, 566,
]);
/** The faces that look away from the light: right of each spur, down into the gullies. */
const SHADED = [
  [
    790, 196, 826, 206, 858, 210, 842, 250, 862, 300, 838, 356, 868, 420, 850, 600, 780, 600, 796, 420, 766, 372, 792,
    310, 772, 250,
  ],
  [
    926, 196, 960, 212, 1000, 220, 1030, 244, 1004, 292, 1018, 350, 988, 410, 1020, 600, 940, 600, 940, 420, 906, 372,
    932, 312, 906, 256,
  ],
  [
    1076, 258, 1104, 284, 1150, 300, 1186, 328, 1162, 380, 1196, 440, 1190, 600, 1120, 600, 1124, 430, 1092, 380, 1112,
    322,
  ],
  [664, 232, 652, 290, 674, 340, 642, 400, 672, 600, 606, 600, 610, 420, 580, 366, 616, 304],
  [486, 330, 466, 384, 482, 440, 470, 600, 410, 600, 420, 440, 398, 408, 446, 376],
  [1230, 342, 1262, 370, 1310, 388, 1300, 430, 1340, 480, 1330, 600, 1270, 600, 1262, 460, 1230, 410],
  [300, 436, 290, 470, 310, 600, 260, 600, 262, 486],
] as const;
/** Limestone in full light. */
const LIT = [
  [742, 206, 716, 224, 664, 232, 668, 280, 694, 330, 684, 390, 722, 360, 748, 296, 740, 246],
  [884, 194, 858, 210, 868, 256, 890, 316, 876, 372, 902, 336, 908, 262],
  [600, 266, 560, 288, 512, 300, 514, 344, 548, 392, 574, 350, 590, 304],
  [1050, 252, 1030, 244, 1014, 296, 1040, 352, 1034, 404, 1070, 372, 1084, 312],
  [452, 352, 400, 368, 398, 402, 420, 436, 440, 390],
  [1206, 336, 1186, 328, 1176, 376, 1206, 420, 1220, 380],
] as const;
/** Pines and cedars up to the shoulders, higher where the gullies hold water. */
const FOREST = pointsOf([
  20, 560, 120, 520, 190, 494, 250, 466, 300, 452, 336, 424, 372, 434, 402, 398, 444, 412, 474, 376, 520, 394, 556, 354,
  598, 372, 634, 328, 672, 362, 716, 330, 754, 364, 802, 318, 836, 348, 878, 334, 914, 362, 958, 312, 1000, 346, 1046,
  330, 1086, 360, 1130, 330, 1180, 372, 1226, 366, 1280, 402, 1330, 416, 1384, 452, 1430, 490, 1500, 560,
]);
/** The cape before it on the right: it falls steeply into the sea. */
const CAPE = pointsOf([
  980, 566, 1040, 540, 1100, 520, 1150, 486, 1200, 474, 1256, 440, 1310, 432, 1356, 452, 1400, 470, 1436, 500, 1476,
  520, 1500, 546, 1508, 566,
]);
const CAPE_SHADE = [
  [1310, 432, 1356, 452, 1400, 470, 1436, 500, 1476, 520, 1500, 546, 1508, 570, 1390, 570, 1404, 530, 1352, 500],
  [1200, 474, 1256, 440, 1240, 490, 1270, 530, 1250, 570, 1190, 570, 1206, 520],
] as const;

/** Babadağ above Ölüdeniz from the west and the wooded cape on its right, which stands in the sea. From x 40 to 1510, its waterline at y 566. */
export function babadagCape(sheet: Sheet): Drawing {
  const massif = polygon(MASSIF);
  const facets = (rows: readonly (readonly number[])[]) => rows.map((row) => polygon(pointsOf(row))).join("");
  const haze = sheet.linear(
    [
      [0, sheet.mood.mist, 0],
      [1, sheet.mood.mist, 0.6],
    ],
    [0, 400],
    [0, 566],
  );
  const cape = `${curve(CAPE)}Z`;
  const forest = `${curve(FOREST)}V600H20Z`;
  return (
    sheet.clipped(
      massif,
      fill(massif, "#c3b49b") +
        fill(facets(LIT), "#e3d2af") +
        fill(facets(SHADED), "#8f8a8f") +
        fill(forest, "#7f9d76") +
        sheet.clipped(forest, fill(facets(LIT), "#9db184") + fill(facets(SHADED), "#55806f")) +
        fill(massif, haze),
    ) +
    fill(cape, "#6f9a90") +
    sheet.clipped(cape, fill(facets(CAPE_SHADE), "#4f7d80")) +
    // Pale rock where the waves reach, and the cape in the water.
    fill("M984 568Q1100 560 1230 563T1510 565L1506 571Q1300 573 984 571Z", "#ecdcc0") +
    fill(lens(1260, 580, 460, 12) + lens(1300, 594, 300, 8), "#4f7d80", 0.5)
  );
}
