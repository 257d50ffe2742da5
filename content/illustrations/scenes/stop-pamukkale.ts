import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, disc, lens, polygon, polygonDownTo } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { type Basin, travertine } from "../parts/land/travertine.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;
const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 0, focal: 1350 });

/** The travertines of Pamukkale in the evening: white basins open as a fan down the slope, and people wade barefoot in them. */
export const SCENE: Scene = {
  name: "stop-pamukkale",
  seed: 91,
  mood: "gold",
  colours: { sky: ["#2f78a8", "#86b6c6", "#f4dcb0", "#f9bd8c"], groundShade: "#6f6aa6" },
  grain: 0.26,
  crops: { wide: 240, square: 236 },
  draw(sheet) {
    drawFar(sheet);
    sheet.add(travertine(sheet, { camera, basins: basins(), sun: [-0.99, -0.04], slant: 4.6, ...INKS }));
    // Away from the sun the evening is already blue.
    sheet.add(
      fill(
        box(700, HORIZON + 20, 900, 700),
        sheet.linear(
          [
            [0, "#5a5fae", 0],
            [1, "#5a5fae", 0.4],
          ],
          [700, 640],
          [1640, 900],
        ),
      ),
      fill(
        placesOf([
          120, 676, 150, 190, 688, 90, 110, 824, 90, 60, 956, 120, 560, 812, 120, 620, 822, 70, 210, 1128, 150, 300,
          1142, 90,
        ])
          .map(([x, y, long]) => lens(x, y, long, 3 + long / 40))
          .join(""),
        "#fff4da",
        0.85,
      ),
    );
    drawVisitors(sheet);
    sheet.add(
      fill("M1420 1220Q1470 1130 1540 1120T1640 1070V1220Z", "#3d4f4a"),
      oleander(sheet, 1590, 1130, 130, 61),
      oleander(sheet, 1500, 1200, 80, 62),
    );
  },
};

/** The mountains with their last snow, the plain in its haze, and on the brow of the spur the columns of Hierapolis. */
function drawFar(sheet: Sheet): void {
  const range = pointsOf([
    -20, 440, 90, 402, 190, 372, 268, 338, 330, 352, 410, 316, 470, 330, 548, 318, 620, 362, 730, 392, 850, 430, 1000,
    456, 1200, 470, 1640, 480,
  ]);
  const body = polygonDownTo(range, HORIZON + 4);
  const shaded = pointsOf([
    410, 316, 436, 372, 418, 430, 470, 530, 600, 530, 540, 440, 506, 380, 470, 330, 548, 318, 566, 372, 560, 440, 640,
    530, 940, 530, 850, 430, 730, 392, 620, 362, 548, 318,
  ]);
  const snow = pointsOf([
    366, 334, 410, 316, 470, 330, 548, 318, 596, 350, 566, 342, 548, 362, 524, 338, 486, 350, 462, 338, 438, 364, 414,
    336, 390, 346,
  ]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.35, reach: 0.4 }),
    sheet.glow([-60, 470], 900, "#fff0c0", 0.9),
    sweptCloud(sheet, { x: 760, y: 170, length: 900, seed: 4 }),
    fill(body, "#b79bb6"),
    sheet.clipped(body, fill(polygon(shaded), "#8f7eae") + fill(polygon(snow), "#fff0dc")),
    plain(sheet),
    fill(`M-20 ${HORIZON + 6}V470Q150 452 300 474T640 484Q800 488 1010 ${HORIZON + 6}Z`, "#a79bb8", 0.75),
    fill("M1060 640Q1180 560 1330 548T1640 520V760H1060Z", "#e9c9a2"),
    fill("M1240 600Q1360 560 1640 548V760H1240Z", "#d0a896"),
    hierapolis(),
  );
}

/** The plain of the Lykos: fields in long slivers, rows of poplars, mist at the foot of the mountains, all gold towards the sun. */
function plain(sheet: Sheet): Drawing {
  const random = randomOf(31);
  const inks = ["#e3cf94", "#a9b07c", "#c9bd84", "#8fa07a"] as const;
  const fields = inks.map((ink, tone) =>
    fill(
      counted(9)
        .map((index) => {
          const near = (index * 4 + tone + 0.5) / 36;
          return lens(
            random.between(-60, 1000),
            HORIZON + 14 + near ** 1.4 * 300,
            mixed(260, 800, near),
            mixed(5, 40, near),
          );
        })
        .join(""),
      ink,
      0.8,
    ),
  );
  // Rows of poplars along the ditches: where one begins, how far off, how many.
  const rows = placesOf([
    -20, 556, 19, 250, 572, 12, 470, 588, 16, 40, 612, 11, 690, 560, 14, 300, 650, 8, -10, 690, 9,
  ]);
  const poplars = rows.flatMap(([from, y, count]) =>
    counted(count).map((index) => {
      const high = (y - HORIZON) * random.between(0.2, 0.4);
      const x = from + index * high * random.between(0.36, 0.6);
      const foot = y + index * 1.4;
      return {
        lit: disc(x, foot - high / 2, high * 0.13, high * 0.54),
        dark: disc(x + high * 0.04, foot - high * 0.48, high * 0.08, high * 0.46),
        shade: lens(x + high * 0.8, foot, high * 1.8, high * 0.14),
      };
    }),
  );
  return (
    fill(box(0, HORIZON, 1600, 700), sheet.downwards(["#f3d6a6", "#c9c08a", "#8fa276"], HORIZON, 860)) +
    fields.join("") +
    fill(poplars.map(({ shade }) => shade).join(""), "#6f7f68", 0.7) +
    fill(poplars.map(({ lit }) => lit).join(""), "#87955f") +
    fill(poplars.map(({ dark }) => dark).join(""), "#566b5a") +
    fill(
      box(0, HORIZON - 30, 1600, 110),
      sheet.linear(
        [
          [0, "#fde6bf", 0],
          [0.3, "#fde6bf", 0.85],
          [1, "#fde6bf", 0],
        ],
        [0, HORIZON - 30],
        [0, HORIZON + 80],
      ),
    )
  );
}

/** What stands of the city: three columns under their beam, one alone, cypresses beside them. */
function hierapolis(): Drawing {
  const column = (x: number, y: number, tall: number) =>
    fill(box(x - 8, y - tall, 16, tall), "#fbdcae") +
    fill(box(x + 1, y - tall, 7, tall), "#b08a9a") +
    fill(box(x - 11, y - tall - 7, 22, 8) + box(x - 11, y - 6, 22, 8), "#fff0cf");
  const cypress = (x: number, y: number, tall: number) =>
    fill(
      `M${x} ${y - tall}Q${x - tall * 0.17} ${y - tall * 0.3} ${x - tall * 0.08} ${y}H${x + tall * 0.08}Q${x + tall * 0.17} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#6f7f58",
    ) +
    fill(
      `M${x} ${y - tall}Q${x + tall * 0.02} ${y - tall * 0.4} ${x} ${y}H${x + tall * 0.08}Q${x + tall * 0.17} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#45585a",
    );
  return (
    fill(lens(1480, 548, 340, 10), "#a98aa0", 0.7) +
    cypress(1290, 560, 124) +
    cypress(1330, 556, 88) +
    [1400, 1446, 1492, 1560].map((x, index) => column(x, 548 - index * 2, [104, 106, 108, 66][index] ?? 90)).join("") +
    fill(polygon(pointsOf([1384, 436, 1508, 432, 1508, 418, 1384, 422])), "#fff0cf") +
    fill(polygon(pointsOf([1384, 440, 1508, 436, 1508, 430, 1384, 434])), "#b08a9a")
  );
}

/** Lime in the late sun, its shade, and the water over it. */
const INKS = {
  tones: ["#fffcf2", "#fff0dc", "#e0d6e8", "#adafdf", "#7d88c9"],
  water: ["#fbd9b4", "#9fdcdc", "#2f9fc0", "#d4f2ea"],
  depths: [
    [300, 500],
    [620, 1160],
  ],
  shade: "#5f74bb",
  haze: "#f6dfd2",
} as const;

/** The terraces from the brow down to us: where each begins and ends, how it bends on its way, and its height. */
const ROWS: readonly (readonly [number, ...number[]])[] = [
  [-0.7, 16, 52, 22, 47, 29, 46, 37, 50],
  [-1.6, 5, 48, 12, 43, 19, 41, 26, 41, 35, 43],
  [-2.5, -2, 42, 4, 38.5, 10, 35.5, 16, 34.5, 22, 36, 28, 36.5, 34, 37],
  [-3.5, -7, 37, -2, 34, 4, 30.5, 9, 29, 14, 30, 20, 31, 27, 31],
  [-4.5, -12, 32.5, -6, 31, -2, 27, 3, 25, 8, 25, 13, 26, 19, 26, 26, 25],
  [-5.6, -15, 28, -9, 26, -4, 21.5, 2, 20, 8, 20.5, 13.5, 21.5, 19, 20],
  [-6.7, -16, 24, -11, 20.5, -5, 16, 1, 15, 7.5, 16, 13, 16.5],
  [-7.9, -17, 21, -11, 16.5, -5, 11.5, 2, 11, 9, 12],
];

/** The basins of every terrace: they swell over its line, each of its own size, and share their rims. */
function basins(): Basin[] {
  const random = randomOf(17);
  return ROWS.flatMap(([up, ...line]) =>
    pointsOf(line).map(([right, away], index, all): Basin => {
      const [x, z] = all[index + 1] ?? all[index - 1] ?? [right + 6, away];
      const half = Math.hypot(x - right, z - away) / 2;
      const wide = half * random.pick([1.2, 1.35, 1.55]);
      return {
        right: right + random.around(0.8),
        away: away + random.around(0.8) + 2,
        up: up + random.around(0.1),
        wide,
        deep: wide * random.between(0.85, 1.05) + 1.6,
        seed: random.whole(1, 9999),
      };
    }),
  );
}

/** Who bathes their feet: a woman and her child in the pool before us, a couple on a rim, two far up. */
function drawVisitors(sheet: Sheet): void {
  /** Where on the sheet, on water at which height, how tall, how deep in it, and how much of the image is seen. */
  const stands = (
    x: number,
    y: number,
    up: number,
    metres: number,
    depth: number,
    long: number,
    options: PersonOptions,
  ) => {
    const size = ((y - HORIZON) / -up) * (metres / 100);
    const barefoot = { shoes: options.skin ?? "#c98a5e", ...options };
    const image = place(person(sheet, { ...barefoot, shadow: false }), x, y - depth * size, -size * 0.8, size);
    // The rim before them cuts their image off.
    return (
      `<g opacity="0.34">${sheet.clipped(box(x - 70, y, 140, long), image)}</g>` +
      place(wading(sheet, depth, barefoot), x, y, size)
    );
  };
  const slender = { slender: true, wears: "skirt", sleeves: "none" } as const;
  sheet.add(
    stands(1080, 588, -2.5, 1.75, 8, 22, { top: "#31507a", wears: "shorts", bottom: "#d9c9a8", behind: true }),
    stands(884, 730, -4.5, 1.75, 8, 36, { wears: "shorts", top: "#31507a", bottom: "#e6d6b2", behind: true }),
    stands(924, 733, -4.5, 1.62, 8, 34, {
      ...slender,
      top: "#e2a63a",
      bottom: "#e2a63a",
      behind: true,
      hairstyle: "bun",
    }),
    stands(500, 826, -5.6, 1.7, 8, 46, { pose: "walking", wears: "shorts", top: "#fdf8ee", bottom: "#2f6f9a" }),
    stands(300, 1046, -7.9, 1.68, 7, 120, {
      ...slender,
      pose: "walking",
      top: "#c2265f",
      bottom: "#c2265f",
      hat: "#f3dfb0",
    }),
    stands(400, 1060, -7.9, 1.16, 11, 120, {
      child: true,
      pose: "pointing",
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#31507a",
    }),
  );
}
