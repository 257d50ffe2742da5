import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { curve, lens, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** The bare massif: two tops, long shoulders that go on to the right into the cape. */
const MASSIF = pointsOf([
  60, 566, 190, 516, 300, 476, 372, 456, 430, 412, 500, 370, 548, 322, 616, 284, 656, 238, 716, 212, 750, 178, 786, 166,
  814, 188, 840, 198, 868, 178, 904, 188, 950, 240, 1012, 264, 1062, 306, 1124, 336, 1180, 372, 1260, 398, 1320, 428,
  1380, 462, 1430, 506, 1460, 566,
]);
/** The faces that look away from the light: right of each spur, down into the gullies. */
const SHADED = [
  [
    786, 166, 814, 188, 840, 198, 824, 250, 842, 310, 818, 370, 852, 430, 840, 500, 790, 470, 768, 400, 752, 360, 784,
    300, 768, 236,
  ],
  [
    868, 178, 904, 188, 950, 240, 1012, 264, 980, 312, 996, 372, 970, 430, 1006, 500, 930, 476, 912, 420, 882, 376, 908,
    320, 886, 250,
  ],
  [1012, 264, 1062, 306, 1124, 336, 1096, 380, 1126, 440, 1120, 500, 1074, 480, 1064, 420, 1072, 380, 1044, 330],
  [1124, 336, 1180, 372, 1260, 398, 1226, 436, 1260, 500, 1200, 490, 1176, 440, 1150, 400],
  [616, 284, 602, 340, 630, 396, 600, 470, 566, 462, 548, 400, 578, 330],
  [430, 412, 410, 460, 380, 480, 390, 448],
  [1330, 436, 1420, 462, 1500, 500, 1440, 520, 1384, 490],
] as const;
/** Limestone in full light. */
const LIT = [
  [
    786, 166, 750, 178, 716, 212, 656, 238, 616, 284, 610, 334, 652, 372, 644, 424, 700, 396, 718, 330, 752, 300, 760,
    236,
  ],
  [868, 178, 840, 198, 832, 236, 852, 290, 838, 350, 874, 396, 890, 330, 872, 262],
  [548, 322, 500, 370, 430, 412, 414, 450, 470, 462, 512, 430, 536, 380],
  [1012, 264, 986, 302, 1012, 360, 998, 410, 1036, 424, 1040, 360, 1030, 300],
  [1124, 336, 1098, 372, 1126, 410, 1150, 440, 1146, 396],
] as const;
/** Forest that climbs the gullies. */
const FOREST = pointsOf([
  40, 560, 130, 536, 240, 512, 330, 484, 380, 494, 440, 468, 520, 486, 590, 452, 640, 468, 700, 440, 760, 470, 830, 448,
  900, 478, 980, 452, 1070, 482, 1150, 454, 1240, 482, 1330, 478, 1500, 520,
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
      [1, sheet.mood.mist, 0.82],
    ],
    [0, 400],
    [0, 566],
  );
  const cape = `${curve(CAPE)}Z`;
  return (
    sheet.clipped(
      massif,
      fill(massif, "#b4bccd") +
        fill(facets(SHADED), "#8796b6") +
        fill(facets(LIT), "#e9dfd2") +
        fill(`${curve(FOREST)}V600H40Z`, "#6c9690", 0.75) +
        fill(massif, haze),
    ) +
    fill(cape, "#6f9a90") +
    sheet.clipped(cape, fill(facets(CAPE_SHADE), "#4f7d80")) +
    // Pale rock where the waves reach, and the cape in the water.
    fill("M984 568Q1100 560 1230 563T1510 565L1506 571Q1300 573 984 571Z", "#ecdcc0") +
    fill(lens(1260, 580, 460, 12) + lens(1300, 594, 300, 8), "#4f7d80", 0.5)
  );
}
