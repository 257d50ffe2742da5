import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { dinghy, motorYacht } from "../parts/boats/boats.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";

const HORIZON = 600;
const WATER = 776;
const SCALE = 1.9;
const MOON = { x: 1290, y: 312, radius: 52 };

/** A motor yacht at anchor under the stars, every deck lit, a ring of green light in the water, and all of it once more below. */
export const SCENE: Scene = {
  name: "yacht-evening",
  seed: 131,
  mood: "night",
  colours: { sky: ["#081430", "#10285a", "#2a4c86", "#6a7fa8"], sea: ["#44709c", "#1d446e", "#102c52", "#07152e"] },
  grain: 0.42,
  crops: { wide: 120, square: 190 },
  draw(sheet) {
    drawSky(sheet);
    drawYacht(sheet);
    drawNear(sheet);
  },
};

function drawSky(sheet: Sheet): void {
  const random = randomOf(6);
  const lamps = counted(54).map((): Point => [random.between(900, 1600), HORIZON - 6 - random.next() ** 2 * 54]);
  // The Milky Way: dust that leans over the whole sky, thick in its middle.
  const dust = counted(260).map((): Point => {
    const along = random.next();
    return [180 + along * 760 + random.around(120), 470 - along * 480 + random.around(70)];
  });
  const spark = (points: readonly Point[], radius: number) => points.map(([x, y]) => disc(x, y, radius)).join("");
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.8 }),
    `<g transform="rotate(-32 560 230)">${sheet.spray(disc(560, 230, 640, 92), "#6f8fc4", { from: [0, 230], to: [0, 320], thick: 0.16, thin: 0.03 })}</g>`,
    fill(spark(dust.slice(0, 190), 1.1), "#cfdcf0", 0.75),
    fill(spark(dust.slice(190), 1.9), "#f3f2e4", 0.9),
    // No star shines through the moon or touches it: the disc runs against the box and leaves a hole in it.
    sheet.clipped(
      box(0, 0, sheet.width, HORIZON) + disc(MOON.x, MOON.y, MOON.radius * 1.5),
      stars(sheet, { height: 500, count: 150 }),
    ),
    crescent(sheet, MOON),
    ridge(sheet, {
      crest: pointsOf([
        -20, 560, 150, 532, 330, 556, 520, 570, 760, 590, 900, 560, 1060, 510, 1220, 470, 1380, 480, 1620, 430,
      ]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 7,
    }),
    fill(lamps.map(([x, y]) => disc(x, y, 2.6)).join(""), "#ffd98a"),
    fill(
      lamps
        .slice(0, 12)
        .map(([x, y]) => disc(x, y, 8))
        .join(""),
      "#ffd98a",
      0.2,
    ),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 110 }),
    lightColumns(sheet, { at: counted(13).map((index) => 930 + index * 54), y: HORIZON + 6, length: 74, width: 12 }),
    ripples(sheet, { x: 1290, y: HORIZON + 8, width: 130, height: 120, count: 24, colour: "#e9e6cf", opacity: 0.75 }),
  );
}

function drawYacht(sheet: Sheet): void {
  const lit = sheet.tinted({
    wall: "#c9d3e6",
    wallBright: "#f6ead0",
    wallShade: "#6d84b0",
    wallDeep: "#7a5f5c",
    window: "#ffd27a",
  });
  const yacht = place(motorYacht(lit) + details(), 760, WATER, SCALE);
  const at = (x: number, y: number): Point => [Math.round(760 + x * SCALE), Math.round(WATER + y * SCALE)];
  const lamps = [
    [-200, -92],
    [-150, -92],
    [-100, -92],
    [-50, -92],
    [0, -92],
    [50, -92],
    [100, -92],
    [-160, -128],
    [-110, -128],
    [-60, -128],
    [-10, -128],
    [40, -128],
  ] as const;
  sheet.add(
    sheet.glow(at(-20, -80), 560, "#ffc98a", 0.28),
    // Lamps under the hull light the water green.
    `<g transform="translate(790 ${WATER + 22}) scale(1 .14)">${sheet.glow([0, 0], 660, "#4fe0cf", 0.95)}${sheet.glow([0, 0], 520, "#c4fff0", 0.7)}</g>`,
    place(image(), 760, WATER + 10, SCALE),
    yacht,
    ...lamps.map(([x, y]) => sheet.glow(at(x, y), 44, "#ffdf9a", 0.5)),
    fill(lamps.map(([x, y]) => disc(...at(x, y), 4.5)).join(""), "#fff4d0"),
    fill(
      counted(8)
        .map((index) => lens(400 + index * 110, WATER + 12, 90, 6))
        .join(""),
      "#c9fff0",
      0.9,
    ),
    lightColumns(sheet, {
      at: counted(11).map((index) => 400 + index * 74),
      y: WATER + 60,
      length: 220,
      width: 44,
      colour: "#f3c274",
    }),
    ripples(sheet, { x: 780, y: WATER + 40, width: 1000, height: 90, count: 40, colour: "#0a2142", opacity: 0.7 }),
    ripples(sheet, { x: 780, y: WATER + 20, width: 940, height: 60, count: 26, colour: "#9beedb", opacity: 0.6 }),
    stroke(`M${at(268, -84).join(" ")}Q1330 700 1392 ${WATER + 26}`, "#9fb2d0", 2.4, 0.8),
  );
}

/** What the yacht leaves on water that moves a little, in her own measures: hull and decks in bands, the saloons' light among them. */
function image(): Drawing {
  const decks = [
    pointsOf([-216, 50, 170, 58, 118, 94, -206, 94]),
    pointsOf([-178, 94, 100, 94, 56, 130, -174, 130]),
    pointsOf([-92, 128, 40, 128, -34, 158, -84, 186]),
  ];
  const lights = [pointsOf([-182, 56, 140, 60, 96, 80, -182, 80]), pointsOf([-138, 100, 84, 100, 46, 118, -138, 118])];
  return (
    brokenImage({
      shapes: decks.map((outline) => ({ outline, colour: "#4f6898" })),
      depth: 96,
      band: 8,
      seed: 5,
    }) +
    brokenImage({
      shapes: [{ outline: pointsOf([-208, 0, 176, 0, 236, 40, 250, 60, 170, 58, -220, 50]), colour: "#8397c2" }],
      depth: 56,
      band: 7,
      seed: 3,
    }) +
    brokenImage({ shapes: lights.map((outline) => ({ outline, colour: "#d0a05c" })), depth: 13, band: 4, seed: 8 })
  );
}

/** What a closer view shows: mullions, deck chairs under the top, the stern's lounge, a mast lamp. */
function details(): Drawing {
  return (
    stroke(
      "M-140-77V-56M-96-77V-56M-52-77V-56M-8-77V-56M36-77V-56M80-77V-56M-100-117V-98M-60-117V-98M-20-117V-98M20-117V-98",
      "#5b6f9c",
      2.4,
    ) +
    fill("M-182-66H-60V-54H-182Z", "#a8623c", 0.5) +
    fill("M-212-86H-196L-198-50H-206Z", "#8fa2c6") +
    fill("M-214-96Q-204-104-190-100L-186-94H-214ZM-176-96H-160V-104H-176Z", "#e9dcc0") +
    stroke("M-210-94V-106H-150M-210-100H-150", "#dfe6f1", 1.2) +
    fill(disc(-64, -224, 3.4), "#fff4d0")
  );
}

/** The line where the near shore meets the water; the bushes behind it: middle and size. */
const SHORE = pointsOf([1010, 1226, 1090, 1190, 1190, 1162, 1300, 1140, 1430, 1122, 1530, 1092, 1640, 1070]);
const shoreAt = (below: number) => SHORE.map(([x, y]): Point => [x + below * 1.5, y + below]);
const BUSHES = placesOf([1590, 1060, 120, 1440, 1112, 92]);

/** The tender on its way back: a lantern in it, and tamarisks on the near shore. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const boat = sheet.tinted({ wall: "#8aa2c4", wallShade: "#2b4870", stone: "#b98d58", trunk: near });
  sheet.add(
    place(dinghy(boat), 236, 906, 1.7),
    sheet.glow([222, 860], 120, "#ffc35e", 0.6),
    fill(box(216, 856, 12, 20), "#fff0bf"),
    lightColumns(sheet, { at: [222], y: 920, length: 130, width: 40 }),
    ripples(sheet, { x: 236, y: 914, width: 200, height: 34, count: 16, colour: "#061429", opacity: 0.8 }),
    // The near shore: wet sand along the water, the bank, and the bushes rooted in it.
    fill(curveDownTo(shoreAt(0), 1220), "#2c4c78"),
    fill(curveDownTo(shoreAt(9), 1220), "#152c50"),
    fill(curveDownTo(shoreAt(34), 1220), "#0b1c38"),
    ...BUSHES.map(([x, y, width], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height: width * 0.55,
        seed: index + 5,
        count: 40,
        size: 36,
        colours: [near, "#0c1e3a", "#1d3c62"],
      }),
    ),
  );
}
