import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, turned } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { type Basin, basinOutline, travertine } from "../parts/land/travertine.ts";
import { ridge } from "../parts/land/ridge.ts";
import { wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { balloon } from "../parts/sky/balloon.ts";
import { sky } from "../parts/sky/sky.ts";
import { beachBag } from "../parts/things/beachBag.ts";
import { sandals } from "../parts/things/sandal.ts";

const HORIZON = 500;

/** We stand on a rim of Pamukkale, the eye 4 m above the pool before us; heights are in metres from the eye. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: 0, focal: 1500 });

/** Pamukkale just after sunrise: a brim-full pool, white walls that climb on the left and throw long shadows, balloons over the misty plain on the right. */
export const SCENE: Scene = {
  name: "tour-denizli-pamukkale-turu",
  seed: 61,
  mood: "morning",
  colours: {
    sky: ["#5f8fc4", "#a9c0d8", "#f8d3bd", "#fde3c0"],
    zenith: "#3f6aa8",
    far: "#c4a3b8",
    farShade: "#9f8fb8",
    mist: "#fde3cc",
    seaLight: "#fff3e2",
    seaDark: "#4f86a8",
  },
  grain: 0.26,
  crops: { wide: 62, square: 260 },
  draw(sheet) {
    drawPlain(sheet);
    drawTerraces(sheet);
    drawBalloons(sheet);
    drawBathers(sheet);
    drawNear(sheet);
  },
};

const CREST = pointsOf([
  -20, 420, 300, 400, 560, 420, 680, 404, 790, 372, 870, 388, 960, 356, 1070, 330, 1150, 348, 1240, 372, 1340, 398,
  1450, 420, 1640, 436,
]);

/** The mountains and the plain of the Lykos, under the mist of the morning. */
function drawPlain(sheet: Sheet): void {
  const random = randomOf(12);
  const greens = ["#b9c29a", "#d8cca0", "#9fb092"] as const;
  const fields = greens.map((_, tone) =>
    counted(9)
      .map((index) => {
        const near = ((index * 3 + tone + 0.5) / 27) ** 1.5;
        return lens(random.between(500, 1640), HORIZON + 10 + near * 400, mixed(240, 560, near), mixed(4, 34, near));
      })
      .join(""),
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    ridge(sheet, {
      crest: CREST,
      foot: HORIZON + 4,
      mist: 80,
      seed: 8,
      light: "#f2c6b4",
    }),
    fill(box(0, HORIZON, 1600, 700), sheet.downwards(["#ecd9ba", "#bfc79d", "#8fab86"], HORIZON, 960)),
    ...fields.map((path, tone) => fill(path, greens[tone] ?? greens[0])),
    sheet.glow([-40, 470], 900, "#fff0cf", 0.9),
    poplars(),
    village(),
    ...[
      [1330, 512, 700, 16],
      [1480, 548, 520, 13],
      [1150, 566, 420, 12],
    ].map(([x = 0, y = 0, long = 0, thick = 0]) => fill(lens(x, y, long, thick), "#fdeedd", 0.85)),
    fill(
      box(0, HORIZON - 30, 1600, 120),
      sheet.linear(
        [
          [0, "#fdeedd", 0],
          [0.3, "#fdeedd", 0.9],
          [1, "#fdeedd", 0],
        ],
        [0, HORIZON - 30],
        [0, HORIZON + 90],
      ),
    ),
  );
}

/** Roofs of a village among the trees. */
function village(): Drawing {
  const houses = placesOf([
    1262, 574, 9, 1288, 570, 10, 1312, 577, 10, 1338, 571, 9, 1282, 586, 11, 1350, 586, 11, 1372, 578, 9, 1316, 592, 12,
    1238, 584, 10,
  ]);
  const over = (corners: readonly number[]) =>
    houses
      .map(([x, y, size]) => polygon(pointsOf(corners).map(([right, down]) => [x + right * size, y + down * size])))
      .join("");
  return (
    fill(over([-1, 0, -1, -0.8, 0.5, -0.8, 0.5, 0]), "#fdf0dc") +
    fill(over([0.5, 0, 0.5, -0.8, 0.75, -1.2, 1, -0.8, 1, 0]), "#c2b0bd") +
    fill(over([-1.1, -0.76, -0.8, -1.3, 0.75, -1.3, 0.5, -0.76]), "#d58d6c") +
    fill(over([0.5, -0.76, 0.75, -1.3, 1.08, -0.76]), "#b07a74")
  );
}

/** Poplars and round trees on the plain, in groups, paler the farther off. */
function poplars(): Drawing {
  const random = randomOf(44);
  const groups = pointsOf([1240, 548, 1420, 540, 1560, 572, 1330, 590, 1480, 618, 1600, 640, 1390, 650]);
  return groups
    .map(([x, y], group) => {
      const size = (y - HORIZON) * 0.075 + 3;
      const crowns = counted(6 + (group % 4)).map((): Path => {
        const [left, tall] = [x + random.around(size * 7), size * random.between(1.4, 4)];
        const foot = y + random.around(size * 0.6);
        return `M${short(left)} ${short(foot)}q${short(-size)} ${short(-tall * 0.6)} 0 ${short(-tall)}q${short(size)} ${short(tall * 0.4)} 0 ${short(tall)}z`;
      });
      return fill(lens(x + size * 3, y + 1, size * 20, size * 0.8), "#7d8f80", 0.5) + fill(crowns.join(""), "#6f8a78");
    })
    .join("");
}

/** Lime in the first sun, its shade, and the water over it. */
const INKS = {
  tones: ["#fffaf0", "#ffeadb", "#e6d3e4", "#aeb0e0", "#7f8bcc"],
  water: ["#fbdcc6", "#a5dbe0", "#3a9fc0", "#d4f0ec"],
  depths: [
    [560, 500],
    [820, 1180],
  ],
  shade: "#5f78bd",
  haze: "#f8dfd6",
} as const;

/** The basins: right, away, up, half the width, half the depth. From the brow on the left past our pool down to the plain on the right. */
const BASINS = [
  [-27, 44, -0.5, 6, 6],
  [-19, 46, -0.55, 7, 6],
  [-11, 49, -0.5, 6, 6],
  [-25, 36, -1.3, 6, 6],
  [-16.5, 38, -1.25, 6, 6],
  [-9, 41, -1.35, 5.4, 6],
  [-2.6, 46, -1.3, 5, 6],
  [-20, 29, -2.1, 6, 6],
  [-12.5, 31, -2.2, 5.4, 6],
  [-6, 34.5, -2.1, 5, 5.6],
  [0, 38.5, -2.2, 4.6, 5.6],
  [-15, 22.5, -3.1, 5.6, 5.6],
  [-8.8, 24.6, -3.2, 4.6, 5],
  [-3.6, 27.6, -3.1, 4, 4.6],
  [1.4, 31, -3.2, 4, 4.6],
  [-10.4, 16.6, -4.3, 5, 7.6],
  [-5.8, 20.4, -4.28, 5, 5],
  [-0.6, 14.4, -4.2, 6.4, 7.6],
  [2.6, 25, -4.4, 6, 5],
  [7.4, 31.5, -4.5, 4.4, 5],
  [8, 18, -5.5, 4.2, 5],
  [10.4, 25, -5.7, 4.4, 5],
  [8.6, 11, -5.8, 3.4, 4],
  [14.6, 33, -5.9, 5, 5],
  [14, 18.4, -7, 4.4, 5],
  [17.4, 26, -7.2, 5, 5.4],
  [23, 35, -7.6, 6, 6],
  [20, 20, -8.6, 4.6, 5],
  [25, 28, -9, 5.4, 6],
].map(([right = 0, away = 0, up = 0, wide = 0, deep = 0], index): Basin => ({
  right,
  away,
  up,
  wide,
  deep,
  seed: 40 + index,
}));

/** The brim-full pool that we stand before. */
const OURS = BASINS.find(({ right }) => right === -0.6) ?? { right: 0, away: 14, up: -4.2, wide: 6, deep: 7, seed: 1 };

function drawTerraces(sheet: Sheet): void {
  sheet.add(
    place(hierapolis(), 0, 150),
    place(balloon(RISING[3]), RISING[0], RISING[1], RISING[2]),
    travertine(sheet, { camera: CAMERA, basins: BASINS, sun: [-0.8, -0.6], slant: 3.4, ...INKS }),
    mirrored(sheet),
  );
}

/** What stands of the city on the brow: columns under their beam, cypresses. */
function hierapolis(): Drawing {
  const brow = 262;
  const column = (x: number, tall: number) =>
    fill(box(x - 7, brow - tall, 14, tall), "#fff6e6") +
    fill(box(x + 1, brow - tall, 6, tall), "#c39a94") +
    fill(box(x - 10, brow - tall - 7, 20, 8), "#fffaf0");
  const scrub = (size: number) =>
    placesOf([
      268, 288, 13, 300, 306, 16, 318, 334, 12, 352, 340, 17, 384, 372, 14, 372, 398, 12, 414, 390, 12, 436, 418, 17,
      470, 436, 13, 462, 462, 15, 506, 452, 14, 540, 472, 12, 330, 372, 12, 420, 444, 11,
    ])
      .map(([x, y, half]) =>
        disc(x - (1 - size) * half, y - (1 - size) * half * 0.5, half * size * 1.2, half * size * 0.8),
      )
      .join("");
  const cypress = (x: number, tall: number) =>
    fill(
      `M${x} ${brow - tall}q${-tall * 0.16} ${tall * 0.7} ${-tall * 0.08} ${tall}h${tall * 0.16}q${tall * 0.08} ${-tall * 0.3} ${-tall * 0.08} ${-tall}Z`,
      "#6d7f5c",
    ) +
    fill(
      `M${x} ${brow - tall}q${tall * 0.02} ${tall * 0.6} 0 ${tall}h${tall * 0.08}q${tall * 0.08} ${-tall * 0.3} ${-tall * 0.08} ${-tall}Z`,
      "#435a52",
    );
  return (
    fill("M-20 250Q150 246 250 268T400 366T560 462L620 500H-20Z", "#e8c7b0") +
    fill("M196 252Q236 256 250 268T400 366T560 462L620 500H380Q330 400 270 350T196 252Z", "#b397aa") +
    fill(scrub(1), "#7c8a72") +
    fill(scrub(0.66), "#9ca682") +
    fill(lens(520, 500, 620, 22), "#fdeedd") +
    cypress(206, 96) +
    cypress(240, 70) +
    [46, 82, 118, 158].map((x, index) => column(x, index === 3 ? 44 : 84)).join("") +
    fill(box(32, brow - 104, 100, 13), "#fff6e6") +
    fill(box(32, brow - 95, 100, 4), "#c39a94")
  );
}

const BALLOONS = [
  [1010, 226, 1.62, ["#c8643c", "#fbe3bd", "#93412d"]],
  [1386, 130, 0.7, ["#c2265f", "#fbe6d0", "#8d1b4c"]],
  [1290, 404, 0.34, ["#6d5a8c", "#f3d3c0", "#473a6b"]],
  [470, 190, 0.5, ["#2f7fae", "#fbe9c6", "#1d4f7c"]],
] as const;
/** One that has only just left the ground, below the rims. */
const RISING = [660, 452, 0.74, ["#ee9433", "#fff0d0", "#b8603c"]] as const;

function drawBalloons(sheet: Sheet): void {
  sheet.add(...BALLOONS.map(([x, y, scale, colours]) => place(balloon(colours), x, y, scale)));
}

/** What our pool mirrors of the sky: the two high balloons, broken in slices by slow ripples, and the light of the low sun. */
function mirrored(sheet: Sheet): Drawing {
  const pool = basinOutline(CAMERA, OURS, 0.9);
  const slices = counted(30)
    .map((index) => lens(index % 2 ? 1010 : 1386, 770 + index * 7, index % 2 ? 420 : 300, 13 + (index % 3) * 3))
    .join("");
  const images = BALLOONS.slice(0, 2)
    .map(([x, y, scale, colours]) => place(balloon(colours), x, 2 * HORIZON - y, -scale, scale))
    .join("");
  const streaks = placesOf([
    190, 906, 240, 90, 950, 320, 330, 990, 180, 210, 1046, 300, 90, 1108, 260, 420, 1120, 150, 560, 900, 130, 930, 1010,
    190, 860, 1090, 120, 1120, 1130, 170,
  ]);
  return sheet.clipped(
    pool,
    sheet.glow([-40, 900], 720, "#ffe6c4", 0.8) +
      `<g opacity="0.62">${sheet.clipped(slices, images)}</g>` +
      fill(streaks.map(([x, y, long]) => lens(x, y, long, 3 + long / 44)).join(""), "#fff6e4", 0.7),
  );
}

/** The first visitors, barefoot, each with an image in the water. */
function drawBathers(sheet: Sheet): void {
  /** Where on the sheet, on water at which height, how tall, and how much of the image is seen before a rim cuts it off. */
  const inWater = (x: number, y: number, up: number, tall: number, long: number, options: PersonOptions) => {
    const size = ((y - HORIZON) / -up) * (tall / 100);
    const barefoot = { shoes: options.skin ?? "#c98a5e", ...options };
    const image = place(person(sheet, { ...barefoot, shadow: false }), x, y - 9 * size, -size * 0.84, size);
    const seen = sheet.clipped(box(x - 90, y, 180, long), image);
    return `<g opacity="0.34">${seen}</g>` + place(wading(sheet, 9, barefoot), x, y, size);
  };
  const long = { slender: true, hairstyle: "long", sleeves: "none", wears: "skirt" } as const;
  sheet.add(
    inWater(1318, 690, -4.5, 1.75, 30, { wears: "shorts", top: "#6d8a5c", bottom: "#d9c9a8", behind: true }),
    inWater(1362, 692, -4.5, 1.62, 30, { ...long, top: "#fdf0dc", bottom: "#c8643c", behind: true }),
    inWater(520, 664, -3.1, 1.72, 14, { pose: "walking", wears: "shorts", top: "#31507a", bottom: "#e6d6b2" }),
    inWater(640, 924, -4.2, 1.66, 190, { ...long, pose: "walking", top: "#c2265f", bottom: "#c2265f", hat: "#ecd3a3" }),
    inWater(774, 934, -4.2, 1.14, 190, {
      child: true,
      pose: "pointing",
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#fdf0dc",
    }),
  );
}

/** The dry bank in the corner, on which somebody has left their things, and an oleander over it. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    fill("M-20 1030Q130 1030 236 1084T420 1220H-20Z", INKS.water[3], 0.8),
    fill("M-20 1046Q124 1046 220 1098T392 1220H-20Z", INKS.tones[0]),
    fill("M-20 1084Q110 1080 196 1124T330 1220H-20Z", INKS.tones[2]),
    fill("M-20 1130Q60 1110 130 1150T250 1220H-20Z", "#7f7fb4", 0.7),
    place(turned(sandals({ leather: "#e8b25a", strap: "#c2265f" }), 16), 286, 1172, 0.2, 0.3),
    oleander(sheet, 20, 1150, 130, 61),
    place(beachBag(sheet), 170, 1160, 0.5),
  );
}
