import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { bollard } from "../parts/things/quayside.ts";
import { FLEET_GROUND, FLEET_SCALE } from "../parts/vehicles/fleetScale.ts";
import type { VehiclePaint } from "../parts/vehicles/paint.ts";
import { SALOON_BODY, saloonSide } from "../parts/vehicles/saloonSide.ts";

const HORIZON = 470;
const FOCAL = 2700;
/** How far the car's near side is from the eye, and how high the eye is over the quay, in metres. */
const NEAR = FOCAL / (FLEET_SCALE * 1000);
const EYE = (FLEET_GROUND - HORIZON) / (FLEET_SCALE * 1000);
/** Where the car's front bumper is. */
const NOSE = 262;
/** Where the sun goes down into the sea. */
const SUN: Point = [168, 420];
/** The edge of the quay, in metres from the eye, and how far the sea lies below it. */
const EDGE = NEAR + 3.6;
const DROP = 1.1;
/** A black car against the light: its upper edges have the sun, its side the deep blue of the evening. */
const BLACK: Partial<VehiclePaint> = {
  body: "#14121f",
  bodyLight: "#2a2840",
  sky: "#f3a676",
  skyDim: "#5a4a72",
  horizon: "#08070e",
  ground: "#7a4a58",
  glass: "#1a1730",
  glassMiddle: "#4a3e66",
  glassLight: "#c98a86",
  lamp: "#fff1d6",
  lampDim: "#c98a86",
  rim: "#f6cfa4",
  rimDim: "#8a5f70",
  // The scene draws its shadow: the sun stands behind it.
  shadow: "none",
};
const SHADE = "#4a2a52";

const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });

/** The sedan, 5.29 m long and 1.50 m high, square from its side: on a quay as the sun goes down into the sea before its bonnet; on the jetty behind it a couple come from their gulet. */
export const SCENE: Scene = {
  name: "fleet-sedan",
  seed: 11,
  mood: "dusk",
  grain: 0.4,
  colours: {
    sky: ["#173a78", "#3d5f9a", "#a8749a", "#f0856c", "#fbb876", "#ffdc9a"],
    zenith: "#0f2a60",
    sea: ["#f9c184", "#b58a98", "#3f76a8", "#1b4f8c", "#123a70"],
    seaLight: "#ffcf94",
    seaDark: "#16417c",
    far: "#8a5f92",
    farShade: "#6d4c86",
    cloud: "#ffd9a8",
    groundShade: SHADE,
  },
  draw(sheet) {
    drawSea(sheet);
    drawGulet(sheet);
    drawJetty(sheet);
    drawQuay(sheet);
    sheet.add(
      carShadow(),
      place(saloonSide(sheet, { mood: "dusk", paint: BLACK }), NOSE, FLEET_GROUND, FLEET_SCALE),
      bougainvillea(sheet, { x: 1560, y: 990, width: 170, height: 70, count: 74, size: 38, seed: 6 }),
    );
  },
};

/** The open sea with the sun's way over it, two capes at the right. */
function drawSea(sheet: Sheet): void {
  const [x, y] = SUN;
  const random = sheet.random;
  // Bars of light, broad and apart near the quay, close together under the sun.
  const way = counted(44)
    .map((index) => {
      const near = (index / 43) ** 1.5;
      const wide = mixed(96, 250, near) * random.between(0.45, 1);
      return lens(x + random.around(mixed(10, 90, near)), mixed(HORIZON + 4, 720, near), wide, mixed(3, 13, near));
    })
    .join("");
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    sweptCloud(sheet, { x: 640, y: 262, length: 640, seed: 9 }),
    plainSun(sheet, { x, y, radius: 74 }),
    ridge(sheet, {
      crest: pointsOf([620, 470, 700, 452, 800, 436, 920, 404, 1040, 380, 1180, 392, 1320, 362, 1460, 340, 1640, 356]),
      foot: HORIZON + 3,
      seed: 8,
    }),
    sea(sheet, { top: HORIZON, bottom: 790, dabs: 70, foot: false }),
    fill(way, "#fff0c4", 0.85),
  );
}

const GULET: MooredGulet = {
  heading: 68,
  long: 21,
  wide: 5.8,
  hull: ["#c9703f", "#6a3448"],
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

/** The gulet at anchor off the jetty, her windows lit. */
function drawGulet(sheet: Sheet): void {
  const spot = frameOf(camera, { right: 11.3, away: 125, heading: GULET.heading });
  const view = ([along, across, up]: Place): Point => spot([along, across, up - DROP]);
  sheet.add(
    brokenImage({ shapes: guletImageOf(view, GULET), depth: 70, band: 6, seed: 5 }),
    mooredGulet(view, GULET),
    ripples(sheet, { x: 1240, y: 548, width: 420, height: 24, count: 16, opacity: 0.5 }),
  );
}

/** The jetty, in metres: its sides, its ends, the thickness of its deck. */
const JETTY = { left: 7.5, right: 10.1, from: 20, to: 58, thick: 0.32 } as const;

const quad = (...places: readonly Place[]): Path => polygon(places.map(camera));

/** A wooden jetty that comes in from the right, a couple on it on their way to the car. */
function drawJetty(sheet: Sheet): void {
  const { left, right, from, to, thick } = JETTY;
  const posts = counted(8).map((index) => to - 0.4 - index * 4.6);
  const post = (away: number, low: number, high: number, wide = 0.26) =>
    quad([left, away, low], [left + wide, away, low], [left + wide, away, high], [left, away, high]);
  const gaps = counted(64).map((index) => {
    const away = from + index * 0.6;
    return polyline([camera([left, away, 0]), camera([right, away, 0])]);
  });
  const images = posts.flatMap((away) => {
    const [x, y] = camera([left + 0.13, away, -DROP]);
    const metre = FOCAL / away;
    return counted(4).map((index) =>
      lens(x + (index % 2 ? 3 : -2), y + (index + 0.5) * metre * 0.16, metre * 0.3, metre * 0.09),
    );
  });
  sheet.add(
    fill(
      quad([left + 0.3, from, -DROP], [right, from, -DROP], [right, to, -DROP], [left + 0.3, to, -DROP]),
      "#16305e",
      0.75,
    ),
    fill(images.join(""), "#2a2048", 0.8),
    fill(posts.map((away) => post(away, -DROP, -thick)).join(""), "#4a2c48"),
    fill(quad([left, from, -thick], [left, to, -thick], [left, to, 0], [left, from, 0]), "#d98a5c"),
    fill(quad([left, to, 0], [right, to, 0], [right, from, 0], [left, from, 0]), "#a8646a"),
    stroke(gaps.join(""), "#6a3c58", 1.6, 0.7),
    fill(quad([left, to, 0], [left + 0.16, to, 0], [left + 0.16, from, 0], [left, from, 0]), "#f6b880"),
    walker(sheet, [8.85, 34], 1.66, {
      pose: "walking",
      mirrored: true,
      wears: "skirt",
      top: "#d8466f",
      bottom: "#d8466f",
      hairstyle: "bun",
      sleeves: "none",
      slender: true,
    }),
    walker(sheet, [9.3, 34.3], 1.8, {
      pose: "walking",
      mirrored: true,
      sleeves: "long",
      top: "#fdf1dc",
      bottom: "#22324e",
    }),
  );
}

/** Someone on the jetty, tall in metres, with the long shadow that falls to the right and towards us. */
function walker(sheet: Sheet, [right, away]: Point, tall: number, options: PersonOptions): Drawing {
  const metre = FOCAL / away;
  const [x, y] = camera([right, away, 0]);
  const shade = polygon([
    [x - metre * 0.16, y - 2],
    [x + metre * 0.16, y - 2],
    camera([Math.min(JETTY.right, right + 1.6), away - 0.5, 0]),
    camera([Math.min(JETTY.right, right + 1.4), away - 1.3, 0]),
  ]);
  return fill(shade, SHADE, 0.6) + place(person(sheet, { ...options, shadow: false }), x, y, (metre * tall) / 100);
}

/** Slabs of warm stone up to the coping over the water, a bollard on it. */
function drawQuay(sheet: Sheet): void {
  const level = (away: number) => Math.round(camera([0, away, 0])[1]);
  const [edge, inner] = [level(EDGE), level(EDGE - 0.6)];
  const rows = counted(6).map((index) => EDGE - 0.6 - index * 1.3);
  const joints = rows.flatMap((away, row) =>
    counted(13).map((index) => {
      const right = (index - 6) * 1.6 + (row % 2) * 0.8;
      return polyline([camera([right, away, 0]), camera([right, away - 1.3, 0])]);
    }),
  );
  const worn = [
    [0, -4],
    [1, 3],
    [2, -1],
    [2, 2],
    [3, -3],
    [3, 1],
  ].map(([row = 0, column = 0]) => {
    const [far, right] = [rows[row] ?? EDGE, column * 1.6 + (row % 2) * 0.8];
    return quad([right, far, 0], [right + 1.6, far, 0], [right + 1.6, far - 1.3, 0], [right, far - 1.3, 0]);
  });
  // The low sun rakes over the stone from the left.
  const raking = sheet.linear(
    [
      [0, "#ffc98c", 0.85],
      [0.6, "#ffc98c", 0],
    ],
    [0, 0],
    [1600, 0],
  );
  sheet.add(
    fill(box(0, edge, 1600, 1000 - edge), sheet.downwards(["#d08f80", "#a8667a"], edge, 1000)),
    fill(worn.join(""), "#e0a488", 0.4),
    fill(box(0, edge, 1600, 1000 - edge), raking),
    stroke(
      joints.join("") +
        rows
          .map((away) =>
            polyline([
              [0, level(away)],
              [1600, level(away)],
            ]),
          )
          .join(""),
      "#7a4562",
      2.2,
      0.45,
    ),
    fill(box(0, edge, 1600, inner - edge), "#ffdcaa"),
    fill(box(0, inner, 1600, 4), "#7a4562", 0.5),
    place(bollard(), 118, level(EDGE - 0.35), FOCAL / (EDGE - 0.4) / 150),
  );
}

/** What the car keeps from the sun: its own outline on the stone, which falls to the right and towards us. */
function carShadow(): Drawing {
  // The wheels run round in the same sense as the body, so that they leave no holes in it.
  const wheels = [880, 4096].map((axle) =>
    polygon(
      counted(28).map((index): Point => {
        const turn = (index / 28) * Math.PI * 2;
        return [axle + Math.cos(turn) * 366, -366 + Math.sin(turn) * 366];
      }),
    ),
  );
  const [across, down] = [-0.62 * FLEET_SCALE, -0.36 * FLEET_SCALE];
  const silhouette = fill(SALOON_BODY + wheels.join(""), SHADE, 0.62);
  return `<g transform="matrix(${FLEET_SCALE} 0 ${across} ${down} ${NOSE} ${FLEET_GROUND - 4})">${silhouette}</g>`;
}
