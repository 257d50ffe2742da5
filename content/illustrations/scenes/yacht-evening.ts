import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { anchorChain, anchoredYacht } from "../parts/boats/anchoredYacht.ts";
import { dinghy } from "../parts/boats/boats.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { crescent } from "../parts/sky/suns.ts";

const HORIZON = 600;
const WATER = 776;
const SCALE = 1.84;
const MIDDLE = 752;
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
    hills(sheet),
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
    lightColumns(sheet, {
      at: [934, 962, 1040, 1092, 1120, 1214, 1282, 1310, 1398, 1440, 1530, 1566],
      y: HORIZON + 6,
      length: 74,
      width: 12,
    }),
    ripples(sheet, { x: 1290, y: HORIZON + 8, width: 130, height: 120, count: 24, colour: "#e9e6cf", opacity: 0.75 }),
  );
}

/** The shores of the cove, the right one nearer: a moonlit slope to the left of each crest, haze at their feet. */
function hills(sheet: Sheet): Drawing {
  const foot = HORIZON + 4;
  const [left, right] = [
    curveDownTo(pointsOf([-20, 552, 110, 530, 250, 538, 400, 564, 560, 586, 700, 602]), foot),
    curveDownTo(pointsOf([820, 602, 940, 560, 1060, 514, 1180, 474, 1300, 482, 1420, 456, 1540, 424, 1640, 432]), foot),
  ];
  const haze = sheet.linear(
    [
      [0, sheet.mood.mist, 0],
      [1, sheet.mood.mist, 0.5],
    ],
    [0, HORIZON - 70],
    [0, HORIZON],
  );
  return (
    fill(left, "#1f3d66") +
    fill(right, "#1b3560") +
    sheet.clipped(
      right,
      fill(
        "M800 620L940 550L1180 460C1190 500 1210 520 1250 552C1280 576 1290 590 1300 620ZM1330 620C1330 570 1320 520 1310 476L1540 410C1550 460 1570 500 1600 540L1640 620Z",
        "#25477a",
      ),
    ) +
    sheet.clipped(left + right, fill(box(-20, HORIZON - 70, 1660, 74), haze))
  );
}

function drawYacht(sheet: Sheet): void {
  const lit = sheet.tinted({
    wall: "#bccae4",
    wallBright: "#f6ead0",
    wallShade: "#6f86b4",
    wallDeep: "#4f628f",
  });
  const at = ([x, y]: Point): Point => [Math.round(MIDDLE + x * SCALE), Math.round(WATER + y * SCALE)];
  // Lamps under the overhang of each deck, and one under the hard top.
  const lamps = [
    ...counted(7).map((index): Point => [-222 + index * 52, -87]),
    ...counted(5).map((index): Point => [-168 + index * 52, -130]),
    [-40, -177] as const,
  ].map(at);
  const flat = (drawing: Drawing) => `<g transform="translate(${MIDDLE} ${WATER + 12}) scale(1 .12)">${drawing}</g>`;
  sheet.add(
    sheet.glow(at([-20, -80]), 560, "#ffc98a", 0.26),
    // Lamps under the hull light the water green.
    flat(sheet.glow([0, 0], 700, "#4fe0cf", 0.85) + sheet.glow([-60, 0], 520, "#b4f7ea", 0.5)),
    place(image(), MIDDLE, WATER, SCALE),
    lightColumns(sheet, {
      at: [322, 402, 516, 560, 664, 796, 838, 940, 1018],
      y: WATER + 96,
      length: 190,
      width: 40,
      colour: "#f3c274",
    }),
    ripples(sheet, { x: MIDDLE, y: WATER + 46, width: 1040, height: 110, count: 44, colour: "#0a2142", opacity: 0.7 }),
    place(anchoredYacht(lit), MIDDLE, WATER, SCALE),
    // The water laps at the boot stripe: dark under it, then light.
    fill(
      counted(9)
        .map((index) => lens(MIDDLE - 500 + index * 118, WATER + 4, 170, 7))
        .join(""),
      "#0c2446",
      0.85,
    ),
    ripples(sheet, {
      x: MIDDLE - 20,
      y: WATER + 18,
      width: 1020,
      height: 26,
      count: 26,
      colour: "#9beedb",
      opacity: 0.55,
    }),
    ...lamps.map((lamp) => sheet.glow(lamp, 40, "#ffdf9a", 0.5)),
    fill(lamps.map(([x, y]) => disc(x, y, 4)).join(""), "#fff4d0"),
    place(anchorChain([300, 30], "#b9c8e2"), MIDDLE, WATER, SCALE),
  );
}

/** What the yacht leaves on water that moves a little, in her own measures: hull and decks in bands, the saloons' light among them. */
function image(): Drawing {
  const hull = pointsOf([-290, 0, 240, 0, 262, 24, 270, 42, 160, 44, -236, 32]);
  const decks = [
    pointsOf([-240, 30, 200, 44, 118, 66, -236, 66]),
    pointsOf([-186, 64, 110, 70, 66, 94, -182, 92]),
    pointsOf([-128, 92, 50, 94, 24, 122, -118, 122]),
  ];
  const lights = [pointsOf([-204, 38, 150, 42, 118, 58, -200, 58]), pointsOf([-124, 70, 84, 72, 60, 88, -122, 88])];
  return (
    brokenImage({ shapes: decks.map((outline) => ({ outline, colour: "#48629a" })), depth: 40, band: 7, seed: 5 }) +
    brokenImage({ shapes: [{ outline: hull, colour: "#8a9ecb" }], depth: 40, band: 6, seed: 3 }) +
    brokenImage({ shapes: lights.map((outline) => ({ outline, colour: "#dca85c" })), depth: 22, band: 4, seed: 8 })
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
