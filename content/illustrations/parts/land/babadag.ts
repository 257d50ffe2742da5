import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { curve, polygon, polygonDownTo } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "./pointsOf.ts";

const CREST = pointsOf([
  120, 560, 250, 520, 340, 470, 400, 452, 450, 404, 520, 366, 560, 318, 622, 280, 660, 236, 720, 210, 752, 176, 784,
  166, 812, 190, 838, 196, 866, 178, 900, 186, 948, 240, 1010, 262, 1060, 304, 1120, 336, 1160, 384, 1250, 420, 1310,
  470, 1400, 506, 1480, 560,
]);
/** Bare limestone that faces the light: left of each spur. */
const LIT = [
  pointsOf([
    784, 166, 752, 176, 720, 210, 660, 236, 622, 280, 612, 330, 650, 372, 640, 430, 700, 400, 716, 330, 752, 300, 760,
    236,
  ]),
  pointsOf([866, 178, 838, 196, 830, 236, 850, 290, 836, 350, 872, 400, 890, 330, 872, 262]),
  pointsOf([560, 318, 520, 366, 450, 404, 430, 450, 470, 480, 512, 440, 540, 380]),
  pointsOf([1010, 262, 986, 300, 1010, 360, 994, 420, 1034, 440, 1040, 360, 1030, 300]),
  pointsOf([1160, 384, 1130, 420, 1140, 470, 1176, 490, 1180, 430]),
];
/** The side of each spur that looks away from it. */
const SHADED = [
  pointsOf([
    784, 166, 812, 190, 838, 196, 822, 250, 840, 310, 814, 380, 846, 460, 800, 560, 730, 560, 770, 440, 752, 360, 784,
    300, 768, 236,
  ]),
  pointsOf([
    866, 178, 900, 186, 948, 240, 1010, 262, 976, 310, 990, 372, 960, 430, 1010, 560, 906, 560, 912, 440, 880, 380, 908,
    320, 884, 250,
  ]),
  pointsOf([
    1010, 262, 1060, 304, 1120, 336, 1160, 384, 1120, 430, 1140, 500, 1180, 560, 1080, 560, 1060, 470, 1070, 400, 1044,
    330,
  ]),
  pointsOf([1160, 384, 1250, 420, 1310, 470, 1400, 506, 1480, 560, 1260, 560, 1220, 490, 1196, 440]),
  pointsOf([622, 280, 606, 340, 632, 400, 600, 470, 640, 560, 560, 560, 566, 470, 548, 400, 580, 330]),
  pointsOf([450, 404, 424, 460, 450, 510, 430, 560, 340, 560, 386, 500, 400, 452]),
];

/** Babadağ above Ölüdeniz, from the west: two bare tops over spurs and gullies, forest round its foot. From x 120 to 1480, its foot at y 560. */
export function babadag(sheet: Sheet, { rock = "#b4bccd", lit = "#e6ddd2", shade = "#8796b6" } = {}): Drawing {
  const mountain = polygonDownTo(CREST, 562);
  const forest = `${curve(
    pointsOf([
      100, 540, 220, 524, 330, 484, 420, 500, 500, 462, 590, 486, 660, 452, 740, 480, 830, 446, 900, 476, 980, 448,
      1070, 480, 1150, 462, 1240, 496, 1340, 506, 1500, 548,
    ]),
  )}V600H100Z`;
  return sheet.clipped(
    mountain,
    fill(mountain, rock) +
      fill(SHADED.map(polygon).join(""), shade) +
      fill(LIT.map(polygon).join(""), lit) +
      fill(forest, "#5d8a86", 0.62) +
      sheet.spray(mountain, sheet.mood.mist, { from: [0, 566], to: [0, 440], thick: 0.85 }),
  );
}
