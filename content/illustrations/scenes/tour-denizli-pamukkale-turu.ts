import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curve, lens, mound } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { fields } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { type BasinInks, basinsOn, slopeEdge, stackedBasins } from "../parts/land/stackedBasins.ts";
import { wading } from "../parts/people/bathers.ts";
import type { PersonOptions } from "../parts/people/person.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { balloon } from "../parts/sky/balloon.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { sunRays } from "../parts/sky/suns.ts";

const HORIZON = 540;

/** Pamukkale at sunrise: the white slope with its steps of pools glows pink above the misty plain, balloons rise beside it. */
export const SCENE: Scene = {
  name: "tour-denizli-pamukkale-turu",
  seed: 61,
  mood: "morning",
  colours: {
    sky: ["#6f8fc0", "#c9a9c0", "#f6bfa6", "#fde0b4"],
    zenith: "#4a64a0",
    far: "#b79bbb",
    farShade: "#9d86b0",
    mist: "#fde3c4",
    cloud: "#fff0dc",
    cloudShade: "#eab5ae",
    halo: "#ffe9bd",
  },
  grain: 0.3,
  crops: { wide: 90, square: 215 },
  draw(sheet) {
    drawPlain(sheet);
    drawSlope(sheet);
    drawWalkers(sheet);
    drawBalloons(sheet);
    drawNear(sheet);
  },
};

/** Rows of poplars on the plain: where, how many, how large. */
const POPLARS = [
  [560, 574, 9, 0.2],
  [250, 584, 8, 0.24],
  [40, 606, 9, 0.34],
  [420, 634, 7, 0.42],
  [120, 700, 6, 0.6],
  [-30, 820, 6, 0.86],
] as const;

function drawPlain(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sunRays(sheet, { x: 170, y: 470, radius: 62, reach: 760, rays: 22, opacity: 0.16 }),
    cloudBank(sheet, { x: 420, y: 440, length: 420, seed: 5, strips: 3 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 490, 110, 460, 240, 478, 380, 430, 520, 400, 640, 430, 800, 450, 960, 470, 1100, 480, 1640, 500,
      ]),
      foot: HORIZON + 6,
      mist: 70,
      seed: 8,
    }),
    fields(sheet.tinted({ leafDark: "#a98a72" }), {
      top: HORIZON,
      bottom: 1210,
      vanish: 300,
      colours: ["#dcb896", "#c9b68c", "#b5ae8c", "#e6c49e", "#d2b48e"],
      seed: 6,
    }),
    fill(
      box(0, HORIZON - 6, 1600, 330),
      sheet.linear(
        [
          [0, "#fde3c4", 0.96],
          [0.4, "#fbdcc0", 0.7],
          [1, "#fbdcc0", 0],
        ],
        [0, HORIZON],
        [0, HORIZON + 324],
      ),
    ),
    // Rows of poplars along the edges of fields, paler the farther off.
    ...POPLARS.map(([x, y, count, scale]) =>
      counted(count)
        .map((index) =>
          place(poplar(), x + index * 44 * scale, y + (index % 3) * 3 * scale, scale * (1 - (index % 4) * 0.07)),
        )
        .join(""),
    ),
  );
}

function poplar(): Drawing {
  return (
    fill(lens(26, 0, 90, 7), "#8a7f6a", 0.6) +
    fill("M0 0Q-15-40-8-84Q-4-108 2-116Q12-96 14-66Q16-24 4 0Z", "#8a9062") +
    fill("M2 0Q8-60 2-116Q12-96 14-66Q16-24 4 0Z", "#566450")
  );
}

/** The first sun on travertine: rose in the light, violet away from it, the sky's own colours on the water. */
const INKS: BasinInks = {
  lip: "#fffaf0",
  drips: ["#fff1e2", "#f3cfd0", "#c3a1cb"],
  hollows: ["#f8d8cd", "#cfa9cb", "#9d84bd"],
  stain: "#fbdcae",
  shallow: "#fde6d6",
  water: "#b6dedf",
  deep: "#5fb8cc",
  glint: "#fff3dc",
  waterShade: "#6f7fb4",
};

/** A white hill beside us: wide basins near by, narrower ones up to the plateau. */
const ROWS = basinsOn({
  steps: [
    [1050, 572, 92],
    [952, 596, 124],
    [846, 630, 166],
    [730, 680, 220],
    [590, 752, 300],
    [430, 850, 400],
    [262, 980, 520],
    [120, 1150, 640],
  ],
  horizon: HORIZON,
  right: 1640,
  seed: 9,
});

/** The white slope climbs out of the plain on the right, basin above basin, up to the plateau of Hierapolis. */
function drawSlope(sheet: Sheet): void {
  const edge = slopeEdge(ROWS);
  const body = `M1640 520L1400 522L1220 532${curve([[1140, 546], [1050, 566], ...edge]).replace("M", "L")}L1640 1240Z`;
  const scrub = (right: number, size: number) =>
    edge
      .slice(3)
      .map(([x, y], index) =>
        mound(x - right * y * 0.03, y + 8, (14 + y * 0.05 + (index % 3) * 12) * size, y * 0.026 * size),
      )
      .join("");
  sheet.add(
    fill(scrub(1, 1), "#a39a78") + fill(scrub(0.2, 1.1), "#6f7263") + fill(scrub(1.6, 0.6), "#8d8a70"),
    fill(body, "#fae3d8"),
    stackedBasins(sheet, { rows: ROWS, inks: INKS, seed: 31 }),
    place(plateau(), 0, 148),
  );
}

/** What stands of a colonnade: its columns, or the shaded side of them. */
function columns(wide: number, colour = "#fbe3bd"): Drawing {
  const places = [
    [1320, 44],
    [1348, 44],
    [1376, 44],
    [1500, 46],
    [1528, 30],
  ] as const;
  return fill(
    places.map(([x, tall]) => box(x + 10 - wide, 388 - (x - 1320) * 0.05 - tall, wide, tall)).join(""),
    colour,
  );
}

/** The plateau: cypresses and the walls of Hierapolis on the edge. */
function plateau(): Drawing {
  return (
    fill("M1120 401Q1230 380 1400 374T1640 366V384Q1400 386 1240 392T1120 401Z", "#a98f7d") +
    [1262, 1290, 1406, 1440, 1462, 1560]
      .map((x, index) => place(poplar(), x, 390 - (x - 1262) * 0.06, 0.5 + (index % 3) * 0.13))
      .join("") +
    columns(10) +
    columns(4, "#b98a86") +
    fill("M1316 338H1390V347H1316Z", "#fbe3bd")
  );
}

/** The first visitors, barefoot in the basins while the sun comes up. */
function drawWalkers(sheet: Sheet): void {
  const inWater = (x: number, y: number, tall: number, options: PersonOptions) =>
    place(wading(sheet, 9, options), x, y, tall / 100);
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    inWater(1240, 707, 58, { wears: "shorts", top: "#c8643c", bottom: "#d9c9a8", behind: true }),
    inWater(940, 695, 56, { wears: "shorts", top: "#3f6a8c", bottom: "#d9c9a8", behind: true }),
    inWater(978, 696, 52, { ...long, wears: "skirt", top: "#fdf0dc", bottom: "#c2547c", behind: true }),
    inWater(650, 868, 84, {
      pose: "pointing",
      mirrored: true,
      wears: "shorts",
      top: "#fdf8ee",
      bottom: "#5a5a7c",
    }),
    inWater(712, 870, 78, {
      ...long,
      pose: "standing",
      wears: "skirt",
      top: "#c8643c",
      bottom: "#c8643c",
      hat: "#ecd3a3",
    }),
    inWater(1172, 934, 98, {
      pose: "walking",
      mirrored: true,
      wears: "shorts",
      top: "#e8a33a",
      bottom: "#4f5f86",
      carries: "bag",
      carriedColour: "#c2265f",
    }),
  );
}

function drawBalloons(sheet: Sheet): void {
  const balloons = [
    [640, 300, 1.5, ["#c8643c", "#fbe3bd", "#93412d"]],
    [330, 240, 0.86, ["#c2265f", "#f6c7b0", "#8d1b4c"]],
    [880, 180, 0.66, ["#2f7fae", "#fbe9c6", "#1d4f7c"]],
    [470, 420, 0.5, ["#ee9433", "#fff0d0", "#b8603c"]],
    [1080, 290, 0.44, ["#6d5a8c", "#f3d3c0", "#473a6b"]],
    [330, 452, 0.3, ["#3f8fb5", "#fbe9c6", "#1d5d86"]],
    [760, 470, 0.34, ["#c2265f", "#fbe3bd", "#8d1b4c"]],
  ] as const;
  sheet.add(...balloons.map(([x, y, scale, colours]) => place(balloon(colours), x, y, scale)));
}

/** Oleander and dry grass in the near corner, against the plain. */
function drawNear(sheet: Sheet): void {
  const dark = ["#3a3550", "#57546a", "#7d7a70"] as const;
  sheet.add(
    fill("M-20 1220V1120Q140 1090 330 1150T620 1220Z", "#4b4058"),
    leafMass(sheet, { x: 70, y: 1120, width: 150, height: 90, seed: 3, count: 42, size: 36, colours: dark }),
    leafMass(sheet, { x: 290, y: 1180, width: 110, height: 48, seed: 4, count: 26, size: 32, colours: dark }),
    leafMass(sheet, {
      x: 60,
      y: 1080,
      width: 100,
      height: 60,
      seed: 5,
      count: 16,
      size: 24,
      leaf: "petal",
      colours: ["#57546a", "#c2547c", "#f0a0ac"],
    }),
    grass(sheet, { from: 340, to: 640, ground: () => 1210, height: 70, count: 34, colour: "#4b4058", seed: 5 }),
  );
}
