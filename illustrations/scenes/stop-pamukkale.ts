import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens, mound, type Path } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { type Basin, basinOutline, travertine } from "../parts/land/travertine.ts";
import { wading } from "../parts/people/bathers.ts";
import { person } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 430;
const FOCAL = 1350;
/** On the slope, above all its rims: heights are in metres from the eye. */
const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 0, focal: FOCAL });

/** The white slope of Pamukkale in the evening: basins that step down from the upper right to the lower left, a woman who wades, the plain below. */
export const SCENE: Scene = {
  name: "stop-pamukkale",
  seed: 91,
  mood: "gold",
  colours: { sky: ["#2f78a8", "#86b6c6", "#f4dcb0", "#f9bd8c"], groundShade: "#6f6aa6" },
  grain: 0.26,
  crops: { wide: 240, square: 236 },
  draw(sheet) {
    drawFar(sheet);
    drawBrow(sheet);
    drawTerraces(sheet);
    drawLight(sheet);
    drawBather(sheet);
    drawNear(sheet);
  },
};

/** Where the basins run over, by their place in the list: from which angle to which, in half turns. */
const FILMS: Readonly<Record<number, Basin["films"]>> = {
  5: [[1.4, 1.46]],
  4: [
    [1.1, 1.17],
    [1.3, 1.39],
  ],
  6: [[1.26, 1.34]],
  9: [[1.3, 1.38]],
  10: [
    [1.2, 1.28],
    [1.5, 1.55],
  ],
  14: [[1.24, 1.31]],
  15: [[1.36, 1.46]],
  19: [[1.3, 1.38]],
};

/**
 * Steps of the slope, the lowest first. Level, metres along the step (away to the left), metres up the slope from where the step should be,
 * height over or under the step, half the width and depth.
 */
const BASINS = [
  [-1, 4, 0, 0, 6, 6],
  [0, -4, 0, 0, 5, 5],
  [0, 3, 0, 0.1, 5.6, 5.4],
  [0, 11, 0, -0.1, 5.4, 5.4],
  [1, -9, 0, 0.1, 5, 4.6],
  [1, -1, -0.6, 0, 6.2, 5.6],
  [1, 8, 0.4, -0.2, 5, 5.4],
  [1, 15.5, 0, 0.05, 4.6, 5],
  [2, -13, 0, 0, 5, 5],
  [2, -6, 0, -0.15, 4.4, 4.6],
  [2, 2, -0.6, 0.1, 5.6, 5],
  [2, 10, 0, 0.08, 4.8, 5],
  [2, 18, 0, 0, 4.8, 5.4],
  [3, -12, 0, 0.1, 5, 5],
  [3, -4.5, 0, 0, 5, 5],
  [3, 3.6, 0, 0.08, 5.3, 5],
  [3, 10.8, -0.2, -0.12, 5, 5],
  [3, 18, 0, -0.1, 5, 5],
  [4, -8, 0, 0, 5, 5],
  [4, 0, 0, 0.1, 5.4, 5],
  [4, 8, 0, -0.1, 5, 5],
  [4, 15, 0, 0.05, 5, 5],
  [5, -6, 0, 0, 6, 5],
  [5, 3, 0, 0, 6, 5],
  [5, 12, 0, -0.06, 6, 5],
].map(([level = 0, along = 0, up = 0, over = 0, wide = 0, deep = 0], index): Basin => {
  const rise = level * 6.4 + up;
  return {
    right: -6 - 0.69 * along + 0.72 * rise,
    away: 11 + 0.72 * along + 0.69 * rise,
    up: -5.7 + level * 1.06 + over,
    wide,
    deep,
    seed: 40 + index,
    films: FILMS[index] ?? [],
  };
});

/** Where the woman wades. */
const HERS = BASINS[10] ?? { right: 4, away: 20, up: -3.5, wide: 5, deep: 5, seed: 50 };

const INKS = {
  tones: ["#fff8e6", "#ffe6c8", "#f3ccc8", "#bfabdc", "#928ed2"],
  water: ["#fbe6cc", "#9fe2dc", "#2ba6c2", "#d9f3e8"],
  depths: [
    [180, 480],
    [1000, 1200],
  ],
  shade: "#5f66b0",
  haze: "#f6dfd2",
} as const;

function drawTerraces(sheet: Sheet): void {
  sheet.add(
    travertine(sheet, {
      camera,
      basins: BASINS,
      sun: [-0.95, 0.31],
      slant: 2.6,
      drop: 1.5,
      mirror: 0.4,
      piece: 2,
      ...INKS,
    }),
  );
}

const RANGE = pointsOf([
  -20, 404, 150, 392, 300, 360, 420, 372, 560, 330, 690, 300, 760, 316, 860, 290, 960, 322, 1090, 350, 1220, 340, 1370,
  376, 1500, 368, 1640, 392,
]);

/** The mountains, and the plain of the Lykos under its evening haze. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.35, reach: 0.4 }),
    sheet.glow([-60, 440], 900, "#fff0c0", 0.9),
    sweptCloud(sheet, { x: 860, y: 190, length: 900, seed: 4 }),
    ridge(sheet, { crest: RANGE, foot: HORIZON + 4, mist: 84, seed: 8, light: "#f2c6b4" }),
    fill(box(0, HORIZON, 1600, 500), sheet.downwards(["#f3d6a6", "#c6c490", "#86a58c"], HORIZON, 640)),
    plain(sheet),
    sheet.glow([-60, 520], 900, "#fff0c0", 0.6),
  );
}

/** The plain of the Lykos: fields in slivers, its river with the light on it, poplars along the ditches, mist at the foot of the mountains. */
function plain(sheet: Sheet): Drawing {
  const random = randomOf(31);
  const inks = ["#efd39a", "#a3b487", "#d9c48c", "#8aa588"] as const;
  const fields = inks.map((ink, tone) =>
    fill(
      counted(7)
        .map((index) => {
          const near = (index * 4 + tone + 0.5) / 28;
          const [x, y] = [random.between(-60, 1660), HORIZON + 14 + near ** 1.3 * 150];
          return lens(x, y, mixed(260, 700, near), mixed(5, 26, near));
        })
        .join(""),
      ink,
      0.85,
    ),
  );
  // Rows of poplars: where one begins, how far off, how many.
  const trees = placesOf([
    60, 512, 16, 330, 532, 9, 170, 560, 12, 560, 520, 13, 690, 556, 7, 900, 514, 12, 1010, 540, 8, 1180, 520, 14, 1370,
    536, 9,
  ]).flatMap(([from, y, count]) =>
    counted(count).map((index) => {
      const high = (y - HORIZON) * random.between(0.24, 0.46);
      return [from + index * high * random.between(0.4, 0.62), y + index * 0.8, high] as const;
    }),
  );
  const crowns = (right: number, wide: number) =>
    trees.map(([x, y, high]) => disc(x + high * right, y - high / 2, high * wide, high * 0.54)).join("");
  return (
    fields.join("") +
    fill("M-20 560Q260 536 470 548T820 530T1120 512Q940 522 810 538T480 560T-20 580Z", "#ffeecb") +
    fill(trees.map(([x, y, high]) => lens(x + high, y, high * 2.2, high * 0.16)).join(""), "#6f7f78", 0.6) +
    fill(crowns(0, 0.14), "#a3a86c") +
    fill(crowns(0.05, 0.09), "#5f7a68") +
    fill(
      box(0, HORIZON - 40, 1600, 110),
      sheet.linear(
        [
          [0, "#fde6c8", 0],
          [0.36, "#fde6c8", 0.9],
          [1, "#fde6c8", 0],
        ],
        [0, HORIZON - 40],
        [0, HORIZON + 70],
      ),
    )
  );
}

const BROW = pointsOf([
  1060, 452, 1120, 440, 1150, 428, 1222, 420, 1250, 402, 1318, 392, 1344, 370, 1420, 358, 1444, 336, 1524, 324, 1552,
  306, 1650, 298,
]);

/** The flank above the highest basins, where only lips of lime catch the light; cypresses stand on its brow. */
function drawBrow(sheet: Sheet): void {
  const random = randomOf(17);
  const flank = curveDownTo(BROW, 470);
  // Ledges: where one begins, its height, how long it is.
  const ledges = placesOf([
    1470, 344, 260, 1560, 356, 220, 1380, 374, 210, 1520, 382, 300, 1270, 404, 190, 1440, 400, 240, 1600, 408, 200,
    1190, 428, 210, 1350, 424, 250, 1540, 432, 260,
  ]);
  const curtains = ledges.flatMap(([x, y, long]) =>
    counted(Math.round(long / 24)).map((index) => {
      const left = x - long / 2 + random.between(10, 20) + index * 22.5;
      const middle = 1 - Math.abs(((left - x) * 2) / long) ** 2;
      return mound(left, y, random.between(20, 48), -(5 + middle * random.between(7, 22)));
    }),
  );
  sheet.add(
    ...CYPRESSES.map(([x, tall]) => cypressOn(x, tall)),
    fill(
      flank,
      sheet.linear(
        [
          [0, "#fff3e0"],
          [0.5, "#fbdfce"],
          [1, "#e3c6d6"],
        ],
        [1120, 340],
        [1640, 420],
      ),
    ),
    sheet.clipped(
      flank,
      fill(curtains.join(""), "#c3aed6", 0.75) +
        fill(ledges.map(([x, y, long]) => lens(x, y + 1, long, 5)).join(""), "#fffaf0"),
    ),
  );
}

const CYPRESSES = [
  [1572, 104],
  [1598, 76],
  [1544, 66],
] as const;

function cypressOn(x: number, tall: number): Drawing {
  const foot = 318;
  const half = tall * 0.12;
  const crown = (left: number) =>
    `M${x} ${foot - tall}C${x + half} ${foot - tall * 0.6} ${x + half * 1.2} ${foot - tall * 0.2} ${x + half * 0.6} ${foot}H${x - half * left}C${x - half * 1.2 * left} ${foot - tall * 0.2} ${x - half * left} ${foot - tall * 0.6} ${x} ${foot - tall}Z`;
  return fill(crown(1), "#8f9a63") + fill(crown(0.1), "#4f6a5e");
}

/** The low sun warms the left of the slope, the right falls into the blue of the evening; the nearest water holds long light and slow ripples. */
function drawLight(sheet: Sheet): void {
  const [left, right] = [BASINS[5], BASINS[4]].map((one) => (one ? basinOutline(camera, one, 0.9) : "")) as [
    Path,
    Path,
  ];
  const streaks = (numbers: readonly number[]) =>
    fill(
      placesOf(numbers)
        .map(([x, y, long]) => lens(x, y, long, 3 + long / 40))
        .join(""),
      "#fff6e4",
      0.62,
    );
  const evening = sheet.linear(
    [
      [0, "#5a4fb0", 0],
      [1, "#5a4fb0", 0.34],
    ],
    [820, 620],
    [1700, 1100],
  );
  sheet.add(
    fill(box(0, HORIZON, 1600, 1200 - HORIZON), evening),
    sheet.glow([-40, 760], 760, "#ffd79a", 0.42),
    sheet.clipped(
      left,
      sheet.glow([120, 900], 420, "#fff0cc", 0.75) +
        streaks([330, 900, 250, 420, 926, 130, 560, 852, 190, 300, 982, 220, 610, 1010, 260]),
    ),
    sheet.clipped(
      right,
      sheet.glow([900, 1010], 360, "#c4efe4", 0.55) + streaks([1090, 1030, 220, 1170, 1050, 110, 1010, 1140, 280]),
    ),
  );
}

/** A woman who wades, her trousers rolled up, a ring about her feet and her image in the water. */
function drawBather(sheet: Sheet): void {
  const [right, away] = [HERS.right - 2.9, HERS.away - 0.6];
  const [x, y] = camera([right, away, HERS.up]);
  const size = (FOCAL / away) * 0.0168;
  const look = {
    pose: "walking",
    mirrored: true,
    behind: true,
    slender: true,
    wears: "shorts",
    top: "#c2265f",
    bottom: "#fdf8ee",
    shoes: "#c98a5e",
    hairstyle: "long",
    sleeves: "none",
  } as const;
  const image = place(person(sheet, { ...look, shadow: false }), x, y - 8 * size, -size, size);
  // Slow ripples break it up, the more the nearer to us.
  const slices = counted(9)
    .map((index) => box(x - 70 + (index % 2) * 4, y + index * 7, 140, 7.4 - index * 0.5))
    .join("");
  sheet.add(
    sheet.clipped(basinOutline(camera, HERS, 0.4), `<g opacity="0.62">${sheet.clipped(slices, image)}</g>`),
    place(wading(sheet, 8, look), x, y, size),
    // Two rings run out from her ankles.
    stroke([52, 82].map((wide) => disc(x + 4, y + 3, wide, wide * 0.13)).join(""), "#fff6e4", 2.4, 0.75),
  );
}

/** A shoulder of lime in the corner, in flower. */
function drawNear(sheet: Sheet): void {
  const { tones } = INKS;
  sheet.add(
    fill("M1296 1220Q1330 1162 1412 1156Q1452 1110 1518 1112Q1570 1076 1640 1080V1220Z", tones[2]),
    fill("M1346 1220Q1384 1178 1432 1176Q1470 1134 1530 1136Q1580 1102 1640 1104V1220Z", tones[4]),
    oleander(sheet, 1580, 1110, 150, 61),
    oleander(sheet, 1572, 1216, 96, 63),
    oleander(sheet, 1440, 1204, 110, 62),
  );
}
