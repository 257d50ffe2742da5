import { cameraOf, frameOf, type Place, toWorld } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { curve, disc, hull, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "../parts/vehicles/paint.ts";
import { saloon } from "../parts/vehicles/saloon.ts";
import type { Spot } from "../parts/vehicles/saloonShape.ts";

const HORIZON = 512;
const FOCAL = 2800;
const EYE = 1.36;
/** Somebody who kneels on the quay, so that the roof stands against the sky. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
/** The car; the quay and its paving keep its directions. */
const STANDING = { right: -1.98, away: 10.3, heading: 55 } as const;
const CAR = frameOf(CAMERA, STANDING);
const worldOf = toWorld(STANDING);
/** Where the sun goes down into the sea. */
const SUN: Point = [126, 450];
/** The sun is low, left of the car and behind it: where the shadow of a point one metre up falls. */
const LOW = [1.5, -0.5] as const;
/** The edge of the quay, in metres to the far side of the car; how far the sea lies below it. */
const QUAY = 4.4;
const DROP = 1.1;
/** A midnight-blue car against the light: its upper edges have the sun, its side the deep blue of the evening. */
const MIDNIGHT: Partial<VehiclePaint> = {
  body: "#0b1030",
  bodyLight: "#232f66",
  sky: "#ffc694",
  skyDim: "#56528c",
  horizon: "#05060f",
  ground: "#4a3f86",
  glass: "#0d1234",
  glassMiddle: "#34488c",
  glassLight: "#ffb48a",
  chrome: "#fff0d2",
  chromeDim: "#a07c96",
  lamp: "#fffaf0",
  lampDim: "#e8b8a0",
  rim: "#f8dcb8",
  rimDim: "#7d6484",
  shadow: "none",
};
const LOOK = {
  camera: CAMERA,
  standing: STANDING,
  eye: EYE,
  paint: { ...VEHICLE_PAINTS.dusk, ...MIDNIGHT },
  world: evening,
};
const SHADE = "#331a3c";

/** The midnight-blue saloon on a wet quay as the sun goes down into the sea before its bonnet: sea and evening in its paint, its image on the stones; a gulet at anchor, a coiled line close by. */
export const SCENE: Scene = {
  name: "fleet-sedan",
  seed: 11,
  mood: "dusk",
  crops: { square: 190 },
  grain: 0.35,
  colours: {
    sky: ["#173a78", "#3d5f9a", "#a8749a", "#f0856c", "#fbb876", "#ffdc9a"],
    zenith: "#0f2a60",
    sea: ["#f9c184", "#b58a98", "#3f76a8", "#1b4f8c", "#123a70"],
    seaLight: "#ffcf94",
    seaDark: "#16417c",
    mist: "#f0a884",
    far: "#8a5f92",
    farShade: "#6d4c86",
    cloud: "#ffd9a8",
    groundShade: SHADE,
  },
  draw(sheet) {
    drawSea(sheet);
    drawLamps(sheet);
    drawGulet(sheet);
    drawQuay(sheet);
    sheet.add(bollard(-0.35, 3.9), bollard(12.6, 3.9));
    drawCar(sheet);
    sheet.add(coil(sheet));
  },
};

/** The first lamps of a village along the foot of the cape, each drawn out on the water. */
function drawLamps(sheet: Sheet): void {
  const random = randomOf(23);
  const lamps = counted(17).map((): Point => {
    const share = random.next() ** 0.8;
    return [mixed(1230, 1600, share), mixed(505, 492 - share * 20, random.next())];
  });
  const images = lamps.map(([x, y]) => lens(x + random.around(3), HORIZON + (HORIZON - y) * 0.7 + 12, 20, 3));
  sheet.add(dots(lamps, 2.6, "#ffe6a8"), fill(images.join(""), "#ffe6b4", 0.8));
}

/** Thin bars of cloud over the sunset, lit from below. */
function streaks(): Drawing {
  const bars = [
    [420, 300, 620, 13],
    [560, 318, 380, 8],
    [1180, 262, 760, 15],
    [1060, 284, 420, 8],
    [1480, 308, 420, 9],
    [180, 272, 360, 8],
  ] as const;
  return (
    fill(bars.map(([x, y, long, thick]) => lens(x, y, long, thick)).join(""), "#a85a86", 0.75) +
    fill(
      bars.map(([x, y, long, thick]) => lens(x - long * 0.06, y + thick * 0.22, long * 0.8, thick * 0.5)).join(""),
      "#ffb884",
      0.9,
    )
  );
}

/** The crest of a cape over the bay. */
const CAPE = pointsOf([
  820, 512, 920, 494, 1010, 478, 1090, 440, 1180, 418, 1280, 430, 1390, 390, 1490, 362, 1640, 384,
]);

/** The open sea with the sun's way over it, a cape at the right. */
function drawSea(sheet: Sheet): void {
  const [x, y] = SUN;
  const { random } = sheet;
  // Bars of light, broad and apart near the quay, close together under the sun.
  const way = counted(44)
    .map((index) => {
      const near = (index / 43) ** 1.5;
      const wide = mixed(96, 250, near) * random.between(0.45, 1);
      return lens(x + random.around(mixed(10, 90, near)), mixed(HORIZON + 4, 760, near), wide, mixed(3, 13, near));
    })
    .join("");
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    streaks(),
    plainSun(sheet, { x, y, radius: 92 }),
    ridge(sheet, { crest: CAPE, foot: HORIZON + 3, seed: 8 }),
    fill(
      polygon([...CAPE, [1640, HORIZON + 2], [820, HORIZON + 2]]),
      sheet.linear(
        [
          [0, sheet.mood.mist, 0],
          [1, sheet.mood.mist, 0.75],
        ],
        [0, 420],
        [0, HORIZON],
      ),
    ),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 70, foot: false }),
    fill(way, "#fff0c4", 0.85),
  );
}

const GULET: MooredGulet = {
  heading: 286,
  long: 21,
  wide: 5.8,
  hull: ["#8a4658", "#4f2b50"],
  trim: ["#ffe6bc", "#b58a98"],
  house: ["#ffe2b4", "#8a6a8e"],
  pane: "#ffdf94",
  awning: ["#ffe6bc", "#a88aa0"],
  masts: [
    [0.28, 11.5],
    [0.62, 15],
  ],
  cloth: ["#ffe6bc", "#a88aa0"],
  light: 285,
};

/** The gulet at anchor, her windows lit. */
function drawGulet(sheet: Sheet): void {
  const spot = frameOf(CAMERA, { right: -21.4, away: 212, heading: GULET.heading });
  const view = ([along, across, up]: Place): Point => spot([along, across, up - DROP]);
  sheet.add(
    brokenImage({ shapes: guletImageOf(view, GULET), depth: 70, band: 6, seed: 8 }),
    mooredGulet(view, GULET),
    ripples(sheet, { x: 450, y: 540, width: 300, height: 20, count: 16, opacity: 0.5 }),
  );
}

/** A piece of the ground between two places along the car and two across it. */
function flat(from: number, to: number, near: number, far: number): Path {
  return polygon([CAR([from, near, 0]), CAR([to, near, 0]), CAR([to, far, 0]), CAR([from, far, 0])]);
}

const STONES = polygon([CAR([-10, QUAY, 0]), CAR([90, QUAY, 0]), [1700, 1100], [-100, 1100], [-100, 860]]);

/** Wet stone: the car's shadow and image on it, then the slabs, lit and worn, with their joints. */
function drawQuay(sheet: Sheet): void {
  const random = randomOf(17);
  const slabs = { lit: "", worn: "", joints: "" };
  for (let across = QUAY - 0.6; across > -7; across -= 0.9)
    for (let along = -12 - random.next() * 2; along < 24;) {
      const long = random.between(1.3, 2.3);
      const [, depth] = worldOf([along, across, 0]);
      if (depth > 3) {
        const kind = random.next();
        const one = flat(along, along + long, across - 0.9, across);
        if (kind < 0.2) slabs.lit += one;
        else if (kind < 0.36) slabs.worn += one;
        if (depth < 26) slabs.joints += one;
      }
      along += long;
    }
  sheet.add(
    fill(STONES, sheet.downwards(["#f7b784", "#d08a84", "#96627e", "#5d3f6c"], 600, 1000)),
    sheet.clipped(
      STONES,
      fill(slabs.lit, "#ffc48c", 0.3) +
        fill(slabs.worn, "#5d3a66", 0.2) +
        sheet.glow([140, 742], 360, "#ffd08c", 0.7) +
        sheet.wet(fill(lens(SUN[0] + 10, 790, 190, 150) + lens(SUN[0] + 40, 850, 120, 90), "#ffdca0", 0.85), 740, 940) +
        carShadow() +
        wetImage(sheet) +
        stroke(slabs.joints, "#4a2c56", 2, 0.4),
    ),
    fill(flat(-10, 90, QUAY - 0.45, QUAY), "#ffdcaa"),
    fill(flat(-10, 90, QUAY - 0.54, QUAY - 0.45), "#7a4562", 0.7),
  );
}

/** What the wet stones keep of the car: soft, drawn out downwards, and lost a little before it. */
function wetImage(sheet: Sheet): Drawing {
  return `<g opacity="0.85">${sheet.wet(saloon(sheet, { ...LOOK, upside: true }), 800, 985)}</g>`;
}

/** What the car keeps from the sun: from tyre to tyre, then away to the right and towards us. */
function carShadow(): Drawing {
  const at = (along: number, across: number, up: number): Point => {
    const [right, away] = worldOf([along / 1000, across / 1000, 0]);
    return CAMERA([right + (up / 1000) * LOW[0], away + (up / 1000) * LOW[1], 0]);
  };
  const body = [
    [260, 200, 5100],
    [700, 200, 5200],
    [1000, 1500, 5000],
    [1480, 2600, 3300],
  ].flatMap(([up = 0, front = 0, rear = 0]) =>
    [-1, 1].flatMap((side) => [front, rear].map((along) => at(along, side * (up > 1200 ? 560 : 900), up))),
  );
  const wheels = [880, 4096].flatMap((axle) => [at(axle - 180, -930, 0), at(axle + 180, -930, 0), at(axle, 900, 0)]);
  return fill(hull([...body, ...wheels, at(5000, 1500, 0)]), SHADE, 0.9);
}

/** The sky from its foot to over our heads, as the paint mirrors it; towards the sun, and away from it. */
const SKY = [
  [0, "#ffe0b4", "#f0a8a8"],
  [0.1, "#ffc4a4", "#d896b8"],
  [0.22, "#f0a8b8", "#a088c4"],
  [0.4, "#b49ae0", "#6f80cc"],
  [0.7, "#7a92e4", "#4a70c4"],
  [1, "#4f7ad0", "#2f5cb0"],
] as const;

/** An iron bollard at the edge of the quay, and its long shadow. */
function bollard(along: number, across: number): Drawing {
  const [right, away] = worldOf([along, across, 0]);
  const at = (aside: number, up: number) => CAMERA([right + aside, away, up]);
  const [x, y] = at(0, 0);
  const [wide, tall] = [at(0.15, 0)[0] - x, y - at(0, 0.42)[1]];
  const [sx, sy] = CAMERA([right + 0.42 * LOW[0] * 1.4, away + 0.42 * LOW[1] * 1.4, 0]);
  const post = (from: number, to: number): Path =>
    polygon([
      [x + from * wide * 1.1, y + wide * 0.16],
      [x + from * wide * 0.9, y - tall * 0.66],
      [x + to * wide * 0.9, y - tall * 0.66],
      [x + to * wide * 1.1, y + wide * 0.16],
    ]);
  const head = (grow: number, by: number) => disc(x + by * wide, y - tall * 0.8, wide * 1.3 * grow, wide * 0.62 * grow);
  return (
    fill(
      hull([
        [x - wide, y],
        [x + wide, y + wide * 0.2],
        [sx - wide, sy],
        [sx + wide * 1.4, sy + wide * 0.2],
      ]),
      SHADE,
      0.6,
    ) +
    fill(post(-1, 1), "#2a1c3e") +
    fill(post(-1, -0.5), "#e88a74") +
    fill(head(1, 0), "#2a1c3e") +
    fill(lens(x - wide * 0.3, y - tall * 0.9, wide * 1.7, wide * 0.4), "#ffc08c")
  );
}

/** A mooring line laid down in a flat coil on the stones, its end led out of the picture, the sun on the left of its turns. */
function coil(sheet: Sheet): Drawing {
  const turns = counted(7).map((index) => 26 + index * 21);
  const rings = turns.map((radius) => disc(0, 0, radius)).join("");
  const strands = turns
    .flatMap((radius) => {
      const count = Math.round(radius / 3.4);
      return counted(count).map((step) => {
        const angle = (step / count) * Math.PI * 2;
        const at = (out: number, on: number): Point => [
          Math.cos(angle + on / radius) * (radius + out),
          Math.sin(angle + on / radius) * (radius + out),
        ];
        return polyline([at(-6, -5), at(6, 5)]);
      });
    })
    .join("");
  const lit = sheet.linear(
    [
      [0, "#ffcf9c"],
      [0.45, "#e08f80"],
      [1, "#955478"],
    ],
    [-150, -60],
    [150, 90],
  );
  const tail = curve(pointsOf([1352, 958, 1322, 970, 1280, 966, 1240, 976, 1216, 1010]));
  return (
    fill(disc(1506, 956, 176, 46), SHADE, 0.75) +
    stroke(tail, SHADE, 15, 0.8) +
    stroke(tail, "#d88a82", 9) +
    place(
      fill(disc(0, 0, 152), "#4a2450") + stroke(rings, lit, 15) + stroke(strands, "#5d2f58", 2.4, 0.5),
      1492,
      946,
      0.27,
      1,
    )
  );
}

/** What stands about the car: the sky, brighter to the left; a dark cape and the sea under it; the stones at its feet. */
function evening([right, away, up]: Spot, along: number): string {
  const sun = within(0.5 - right * 0.62 + away * 0.34);
  const land = 0.03 + 0.05 * within(right) * (1 + Math.sin(along * 5 + 0.6) * 0.3);
  const stones = blend(blend("#2a1a42", "#7c4a6c", within(-up * 1.1)), "#d87a80", sun * 0.7);
  const water = blend(
    blend(blend("#2c4a80", "#35305c", within(-up / 0.16)), "#a04c84", within(sun * 2)),
    "#ff966e",
    within(sun * 2 - 1),
  );
  const ashore = blend(blend("#1a1434", "#b8607c", within(sun * 1.6)), "#ff9a74", within(sun * 2.2 - 1.2));
  if (up < 0) return blend(stones, water, within((up + 0.34) / 0.34));
  if (up < land - 0.02) return blend(water, ashore, within(up / 0.022));
  const index = SKY.findIndex(([at]) => at >= up);
  const [high, low] = [SKY[index === -1 ? SKY.length - 1 : index] ?? SKY[5], SKY[Math.max(0, index - 1)] ?? SKY[0]];
  const share = within((up - low[0]) / (high[0] - low[0] || 1));
  const open = blend(blend(low[2], high[2], share), blend(low[1], high[1], share), sun);
  return blend(ashore, open, within((up - land + 0.02) / 0.03));
}

function drawCar(sheet: Sheet): void {
  sheet.add(saloon(sheet, LOOK));
}
