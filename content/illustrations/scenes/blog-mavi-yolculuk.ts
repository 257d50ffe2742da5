import { type Drawing, fill, place, turned } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, lens, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { pineSlope } from "../parts/land/pineSlope.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { bowWave, longSea } from "../parts/sea/sailingSea.ts";
import { sky } from "../parts/sky/sky.ts";
import { dolphin } from "../parts/things/dolphin.ts";

const HORIZON = 590;
const BOAT = { x: 700, y: 872, scale: 1.7, heel: -3.2 } as const;

/** The Blue Voyage: a gulet under full sail in the short blue sea of Gökova, spray at her bow, dolphins beside her, capes behind capes. */
export const SCENE: Scene = {
  name: "blog-mavi-yolculuk",
  seed: 118,
  mood: "day",
  colours: {
    sea: ["#7fc4d6", "#2f8dba", "#15659c", "#0c4478"],
    seaDark: "#0f5288",
    seaLight: "#d4eef2",
    near: "#0a2f58",
  },
  grain: 0.3,
  crops: { wide: 138, square: 210 },
  draw(sheet) {
    drawCapes(sheet);
    sheet.add(
      fill(box(0, HORIZON, 1600, 700), sheet.downwards(sheet.mood.sea, HORIZON, 1200)),
      chop(HORIZON + 12, 850),
    );
    drawBoat(sheet);
    drawSwell(sheet);
  },
};

/** The steep shore of the gulf: capes, each paler than the one before it, and pines on the nearest. */
function drawCapes(sheet: Sheet): void {
  const cape = (crest: readonly number[], folds: readonly (readonly number[])[], colour: string, shade: string) => {
    const body = curveDownTo(pointsOf(crest), HORIZON + 4);
    return (
      fill(body, colour) + sheet.clipped(body, fill(folds.map((fold) => curve(pointsOf(fold), true)).join(""), shade))
    );
  };
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.45, reach: 0.5 }),
    fill(
      "M1000 262Q1080 236 1170 244Q1230 200 1330 216Q1430 200 1500 236Q1570 232 1640 250V276Q1520 264 1420 276Q1290 258 1180 276Q1080 264 1000 262ZM1180 326Q1270 310 1350 316Q1430 304 1520 320Q1450 322 1370 330Q1270 322 1180 326Z",
      sheet.mood.cloud,
      0.94,
    ),
    fill(
      "M-40 250Q60 222 150 232Q220 206 310 226Q370 224 420 246Q340 242 260 254Q150 240 60 260Q10 258-40 262ZM60 316Q130 302 200 306Q260 298 320 310Q260 312 190 320Q120 312 60 316Z",
      sheet.mood.cloud,
      0.94,
    ),
    cape(
      [-20, 500, 150, 474, 300, 432, 430, 446, 560, 408, 700, 430, 860, 462, 1010, 440, 1180, 480, 1640, 500],
      [
        [300, 432, 330, 470, 380, 520, 470, 600, 560, 600, 500, 520, 430, 446],
        [560, 408, 600, 460, 660, 520, 760, 600, 960, 600, 860, 462, 700, 430],
      ],
      "#bcd8df",
      "#a8cad6",
    ),
    cape(
      [-20, 420, 90, 380, 190, 402, 280, 450, 380, 478, 460, 520, 540, 545, 610, 596],
      [[90, 380, 130, 430, 190, 480, 270, 540, 380, 600, 620, 600, 540, 545, 460, 520, 380, 478, 280, 450, 190, 402]],
      "#98c1cf",
      "#7eafc2",
    ),
    cape(
      [900, 596, 980, 552, 1070, 520, 1150, 462, 1240, 428, 1330, 384, 1420, 396, 1510, 352, 1640, 368],
      [
        [1330, 384, 1350, 430, 1390, 490, 1450, 550, 1520, 600, 1640, 600, 1560, 500, 1480, 420, 1420, 396],
        [1510, 352, 1540, 410, 1580, 470, 1640, 540, 1660, 600, 1660, 368],
      ],
      "#85b3c3",
      "#6b9fb5",
    ),
    fill(
      box(0, HORIZON - 26, 1600, 32),
      sheet.linear(
        [
          [0, "#e9f3ee", 0],
          [1, "#e9f3ee", 0.75],
        ],
        [0, HORIZON - 26],
        [0, HORIZON + 4],
      ),
    ),
    fill("M1296 592Q1400 566 1500 570L1640 556V606H1310Z", "#e8cf9e"),
    pineSlope(sheet, {
      crest: pointsOf([1326, 578, 1400, 536, 1480, 494, 1560, 470, 1640, 446]),
      foot: HORIZON - 6,
      size: 26,
      colours: ["#2f5f5a", "#4a8068", "#83a86c"],
      seed: 6,
    }),
    fill("M1296 592Q1420 580 1640 584V606H1310Z", "#b08f78"),
  );
}

/** Short seas, the further the smaller: a dark trough and its lit lip. */
function chop(top: number, bottom: number): Drawing {
  const random = randomOf(95);
  let [dark, light]: [Path, Path] = ["", ""];
  for (const _ of counted(70)) {
    const near = random.next() ** 1.3;
    const [x, y] = [random.between(-60, 1660), mixed(top, bottom, near)];
    const [long, high] = [mixed(40, 230, near) * random.between(0.7, 1.2), mixed(3, 17, near)];
    dark += lens(x, y, long, high);
    if (random.chance(0.45)) light += lens(x - long * 0.08, y - high * 0.7, long * 0.6, high * 0.4);
  }
  return fill(dark, "#135a92", 0.5) + fill(light, "#bfe3ea", 0.75);
}

function drawBoat(sheet: Sheet): void {
  const { x, y, scale, heel } = BOAT;
  const random = randomOf(12);
  const image = counted(11).map((index) => lens(x + 20 + random.around(26), y + 20 + index * 15, 860 - index * 62, 15));
  const sails = counted(7).map((index) => lens(x + 40 + random.around(40), y + 70 + index * 22, 300 - index * 26, 10));
  sheet.add(
    fill(image.join(""), "#3c2c44", 0.5),
    fill(sails.join(""), "#e6f0ee", 0.4),
    gulls(sheet, { x: 470, y: 300, length: 300, seed: 3 }),
    place(turned(guletUnderSail(sheet.tinted({ wall: "#fffaf0", wallShade: "#b9c6dc" })), heel), x, y, scale),
    bowWave(BOAT),
  );
}

/** The seas between us and her, and the dolphins that keep her company: one in the air, one on its way down. */
function drawSwell(sheet: Sheet): void {
  const random = randomOf(4);
  const splash = (x: number, y: number, wide: number) =>
    fill(
      counted(9)
        .map((index) => {
          const share = index / 8 - 0.5;
          return blot(random, x + share * wide, y - (0.25 - share * share) * wide * 0.32, wide * 0.085, wide * 0.055);
        })
        .join("") +
        counted(9)
          .map(() => disc(x + random.around(wide * 0.6), y - random.between(0.12, 0.42) * wide, random.between(2, 4.5)))
          .join("") +
        lens(x, y + wide * 0.04, wide * 1.7, wide * 0.1),
      "#f4fbf8",
    );
  sheet.add(
    longSea(
      [-40, 986, 130, 958, 320, 984, 520, 1006, 760, 984, 980, 1002, 1200, 978, 1420, 1000, 1640, 972],
      "#155f98",
      "#4f9fc4",
      [[150, 966, 150]],
    ),
    fill(lens(1290, 1046, 260, 22), "#0b3f70", 0.6),
    place(turned(dolphin(), 30), 850, 1006, 0.74),
    place(turned(dolphin(), -8), 1290, 940, 1.05),
    splash(1140, 1022, 120),
    longSea(
      [-40, 1078, 200, 1092, 420, 1060, 640, 1082, 860, 1068, 1080, 1050, 1320, 1082, 1480, 1068, 1640, 1084],
      "#0f4f88",
      "#3f90ba",
      [[400, 1066, 230]],
    ),
    splash(926, 1058, 120),
    longSea([-40, 1150, 220, 1128, 520, 1168, 800, 1150, 1080, 1162, 1360, 1136, 1640, 1160], "#0b3f73", "#2f7fae", [
      [1370, 1146, 280],
      [190, 1138, 170],
    ]),
  );
}
