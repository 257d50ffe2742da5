import { type Drawing, fill, place } from "../kit/drawing.ts";
import { mixed, type Point, within } from "../kit/geometry.ts";
import { curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { boulder, type RockColours } from "../parts/land/boulder.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { wading } from "../parts/people/bathers.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { beachBag } from "../parts/things/beachBag.ts";

const HORIZON = 330;
/** The eye, this high above the sea, on the goat path that goes down to the cove. */
const [EYE, FOCAL, CENTRE] = [15, 1500, 800] as const;

/** A hidden cove in the morning: one path goes down to it through the maquis, two bathers have it to themselves. */
export const SCENE: Scene = {
  name: "blog-bodrumun-gizli-plajlari",
  seed: 33,
  mood: "morning",
  colours: {
    sky: ["#4f9fc6", "#97cbd8", "#e9ead4", "#fbeccb"],
    zenith: "#2a7aa8",
    sea: ["#a9d3da", "#3f9dc2", "#1a7fb0", "#126a9c", "#0f5f90"],
    seaLight: "#dff3ea",
    seaDark: "#125f8e",
  },
  grain: 0.26,
  crops: { wide: 250, square: 220 },
  draw(sheet) {
    drawSea(sheet);
    sheet.add(land());
    sheet.add(boulders());
    drawPines(sheet);
    drawBathers(sheet);
    drawFrame(sheet);
  },
};

/** A place on the sheet by metres to the right, away and above the sea. */
function at(right: number, away: number, up = 0): Point {
  return [CENTRE + (right * FOCAL) / away, HORIZON + ((EYE - up) * FOCAL) / away];
}

/** A place on the ground. */
function onGround(right: number, away: number): Point {
  return at(right, away, ground(right, away));
}

/** The water's edge from the left of our slope round the beach to the far cape: metres right and away, and how steep the rock is, 0 for sand. */
const SHORE = [
  [-16, -6, 1],
  [-13, 12, 1],
  [-12, 24, 1],
  [-11.5, 32, 1],
  [-8.5, 38, 0.9],
  [-5, 42, 0.2],
  [0, 45.4, 0],
  [6, 47, 0],
  [12, 49, 0],
  [16.6, 53, 0.1],
  [17.4, 58, 0.7],
  [13, 63, 1],
  [10, 67, 0.9],
  [3, 70, 1],
  [-2, 76, 1],
  [-11, 80, 0.9],
  [-17, 88, 1],
  [-15, 95, 1],
  [2, 104, 1],
  [40, 118, 1],
  [140, 150, 1],
] as const;

interface Inland {
  far: number;
  rocky: number;
}

/** Metres inland from the water's edge, negative in the water, and how rocky that edge is. */
function inland(right: number, away: number): Inland {
  let [best, rocky, side] = [Number.POSITIVE_INFINITY, 0, 1];
  for (let index = 1; index < SHORE.length; index++) {
    const [x0, y0, rock0] = SHORE[index - 1] ?? SHORE[0];
    const [x1, y1, rock1] = SHORE[index] ?? SHORE[0];
    const [dx, dy] = [x1 - x0, y1 - y0];
    const share = within(((right - x0) * dx + (away - y0) * dy) / (dx * dx + dy * dy));
    const [offX, offY] = [right - x0 - dx * share, away - y0 - dy * share];
    const square = offX * offX + offY * offY;
    if (square >= best) continue;
    best = square;
    rocky = mixed(rock0, rock1, share);
    side = offX * dy - offY * dx;
  }
  return { far: Math.sqrt(best) * (side > 0 ? 1 : -1), rocky };
}

/** The middle of the path, in metres right and away, from our feet to the sand. */
const PATH = pointsOf([
  -0.9, 2, -0.62, 3.6, -0.3, 5.6, 0, 8, 0.5, 10, 1.1, 12, 1.7, 14.6, 1.9, 17.6, 1.5, 21, 0.9, 24.6, 0.8, 28, 1.5, 31.4,
  3, 34.6, 4.6, 37.6,
]);

/** Metres from the middle of the path; negative on its left. */
function offPath(right: number, away: number): number {
  let [best, side] = [Number.POSITIVE_INFINITY, 1];
  for (let index = 1; index < PATH.length; index++) {
    const [x0, y0] = PATH[index - 1] ?? [0, 0];
    const [x1, y1] = PATH[index] ?? [0, 0];
    const [dx, dy] = [x1 - x0, y1 - y0];
    const share = within(((right - x0) * dx + (away - y0) * dy) / (dx * dx + dy * dy));
    const [offX, offY] = [right - x0 - dx * share, away - y0 - dy * share];
    const square = offX * offX + offY * offY;
    if (square >= best) continue;
    best = square;
    side = offX * dy - offY * dx;
  }
  return Math.sqrt(best) * (side > 0 ? 1 : -1);
}

function smooth(from: number, to: number, value: number): number {
  const share = within((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

const [BROAD, FINE, CRAG] = [rolling(5), rolling(11), rolling(23)];

/** Height of our slope along the path: how steeply the eye looks down falls evenly with the distance. */
const FALL = pointsOf([0, 14.4, 4, 12.6, 8, 10.7, 12, 9, 18, 6.8, 26, 4.3, 32, 2.5, 37, 1.3, 42, 0.9, 200, 0.9]);

function fallAt(away: number): number {
  const after = Math.max(
    1,
    FALL.findIndex(([from]) => from > away),
  );
  const [x0, y0] = FALL[after - 1] ?? [0, 0];
  const [x1, y1] = FALL[after] ?? [1, 0];
  return mixed(y0, y1, (away - x0) / (x1 - x0));
}

/** The bare ground by how far inland it lies: our slope, which rises to the right, the beach, the wooded cape behind it. */
function earthAt(right: number, away: number, { far, rocky }: Inland): number {
  if (far <= 0) return 0;
  const near = fallAt(away) + Math.max(0, right - 4) * 0.3 + Math.min(0, right + 1.6) * 0.1;
  const cape = 5 + Math.max(-3, (right + 16) * 0.2) + 2.6 * BROAD(right / 14, away / 14);
  const hill = mixed(near, cape, smooth(44, 62, away + Math.max(0, right - 8) * 0.6));
  const crags = rocky * (1 + 0.5 * CRAG(right / 1.7, away / 1.7));
  const rise = far * 0.06 + crags * Math.min(3.4, far * 2.4) + Math.max(0, far - mixed(8, 0.6, rocky)) * 0.62;
  return Math.min(rise, Math.max(0.4, hill) + 0.4 * FINE(right / 6, away / 6) * smooth(12, 30, away));
}

function earth(right: number, away: number): number {
  return earthAt(right, away, inland(right, away));
}

/** How thick the maquis is, from 0 to 1: in masses with lanes between, none on path, beach or cliff. */
function maquis(right: number, away: number, { far, rocky }: Inland): number {
  const off = away < 46 ? Math.abs(offPath(right, away)) : 9;
  if (off < 0.9) return 0;
  const bare = smooth(mixed(9, 2.6, rocky), mixed(12, 4.4, rocky), far);
  if (bare === 0) return 0;
  const size = mixed(0.7, 2.2, smooth(8, 70, away));
  const mass = BROAD(right / (2.6 * size) + 7, away / (3.4 * size)) + 0.42 * FINE(right / size, away / size) + 0.26;
  return smooth(0, 0.34, mass) * bare * smooth(0.9, 1.7, off);
}

/** The ground with what grows on it: low cushions near us, tall shrubs on the cape. */
function ground(right: number, away: number): number {
  const shore = inland(right, away);
  const bush = maquis(right, away, shore);
  const lumps = bush ? 1 + 0.34 * CRAG(right / 0.6, away / 0.7) : 0;
  const high = away < 46 ? mixed(0.26, 0.6, smooth(6, 40, away)) : mixed(0.6, 1.7, smooth(46, 60, away));
  return earthAt(right, away, shore) + bush * lumps * high;
}

interface Pine {
  right: number;
  away: number;
  tall: number;
  lean: number;
  wide: number;
}

/** Pines of the cape and behind the beach, the farthest first. */
const PINES: readonly Pine[] = [
  { right: -9.6, away: 85, tall: 4.6, lean: 2.2, wide: 2.6 },
  { right: 0.6, away: 81, tall: 6.4, lean: -1.2, wide: 3 },
  { right: 3.4, away: 78, tall: 8.2, lean: 1, wide: 3.8 },
  { right: 15, away: 76, tall: 7, lean: 1.8, wide: 4.2 },
  { right: 25, away: 66, tall: 8, lean: 1, wide: 3.6 },
  { right: 19.4, away: 53.4, tall: 5.6, lean: -3, wide: 2.8 },
];

/** Towards the sun: to the left, a little before us. */
const SUN = [-0.78, -0.28, 0.56] as const;

/** Whether hills, bushes or crowns keep the sun from a place. */
function isShaded(right: number, away: number, up: number): boolean {
  for (const far of [0.15, 0.3, 0.5, 0.8, 1.2, 1.7, 2.4, 3.4, 5, 7.4]) {
    if (ground(right + SUN[0] * far, away + SUN[1] * far) > up + SUN[2] * far + 0.06) return true;
  }
  return PINES.some((pine) => {
    const high = earth(pine.right, pine.away) + pine.tall * 0.84 - up;
    const far = high / SUN[2];
    const [x, y] = [right + SUN[0] * far - pine.right - pine.lean * 0.8, away + SUN[1] * far - pine.away];
    return high > 0 && Math.hypot(x, y) < pine.wide * (0.9 + 0.3 * FINE(right * 1.3, away * 1.3));
  });
}

const INKS = [
  "#1187b0", // Water over the drop.
  "#149ab8",
  "#2fb4bf",
  "#63cdc6",
  "#a4e2d0",
  "#dcf6e6",
  "#ffffff", // Foam.
  "#dcc39a", // Wet sand.
  "#fbf0d2", // Sand, and in shade.
  "#bfa69c",
  "#ecc890", // Rock in four tones.
  "#fbe6b8",
  "#b98a72",
  "#8a6570",
  "#cdba70", // Grass in light and in shade.
  "#aea05c",
  "#877c58",
  "#a8b060", // Maquis from light to dark.
  "#75904c",
  "#466b46",
  "#284f44",
  "#fcedc6", // The path, worn and in shade.
  "#e6cb92",
  "#9b7f72",
];

/** The ink of the water by how far the shore is: bands that follow no ruler, dark where weed grows on the ground. */
function waterAt(right: number, away: number, off: number, rocky: number): number {
  if (off < mixed(0.5, 0.2, rocky) + 0.16 * FINE(right / 2, away / 2)) return 6;
  // The bay shelves gently off the beach and drops steeply under the cliffs.
  const reach = mixed(1, 0.4, smooth(8, 40, Math.hypot(right - 6, (away - 50) * 0.8)));
  const depth = off / reach + 2.4 * BROAD(right / 7, away / 7) + 0.9 * FINE(right / 2.2, away / 2.2);
  const weed = FINE(right / 3.1 + 40, away / 3.1) > 0.42 && depth > 3 ? 1 : 0;
  const band = [26, 15.5, 9.6, 5.4, 2.4].filter((limit) => depth < limit).length;
  return depth > 36 ? -1 : Math.max(0, band - weed);
}

function toneAt(right: number, away: number): number {
  const shore = inland(right, away);
  const { far, rocky } = shore;
  if (far <= 0) return waterAt(right, away, -far, rocky);
  const up = ground(right, away);
  const step = 0.1 + away * 0.0035;
  const [slopeX, slopeY] = [
    (ground(right + step, away) - ground(right - step, away)) / (2 * step),
    (ground(right, away + step) - ground(right, away - step)) / (2 * step),
  ];
  const light = (-slopeX * SUN[0] - slopeY * SUN[1] + SUN[2]) / Math.hypot(slopeX, slopeY, 1);
  const shaded = light < 0.05 || isShaded(right, away, up);
  const off = offPath(right, away) + 0.07 * FINE(right * 1.4, away * 1.4);
  if (Math.abs(off) < 0.74) {
    if (shaded) return 23;
    return off > 0.45 || FINE(right * 2.1, away * 1.2) > 0.5 ? 22 : 21;
  }
  if (far < mixed(9.5, 0, smooth(0.1, 0.5, rocky)) && rocky < 0.5) {
    if (far < 0.9) return 7;
    return shaded ? 9 : 8;
  }
  if (maquis(right, away, shore) > 0.3) {
    if (shaded) return light < 0.3 ? 20 : 19;
    return light > 0.82 ? 17 : light > 0.5 ? 18 : 19;
  }
  if (far < mixed(1, 4.6, rocky) || Math.hypot(slopeX, slopeY) > 0.95) {
    if (shaded) return light < 0.2 ? 13 : 12;
    return light > 0.86 ? 11 : light > 0.45 ? 10 : 12;
  }
  if (shaded) return 16;
  return FINE(right * 0.7, away * 0.4) > 0.25 ? 15 : 14;
}

function land(): Drawing {
  return terrain({
    window: [0, 0, 1600, 1200],
    cell: 2,
    horizon: HORIZON,
    centre: CENTRE,
    eye: EYE,
    focal: FOCAL,
    reach: [2.6, 150],
    steps: 500,
    ground,
    tone: toneAt,
    inks: INKS,
    stacked: false,
  });
}

/** Sky, Kos across the sea, the deep water. */
function drawSea(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    fill(lens(560, 128, 520, 14) + lens(720, 156, 380, 8), "#fffaf0", 0.9),
    fill(
      curveDownTo(
        pointsOf([40, 332, 170, 310, 280, 298, 370, 274, 470, 284, 590, 304, 730, 316, 860, 332]),
        HORIZON + 2,
      ),
      "#a9c6cf",
    ),
    fill("M370 274C400 282 420 300 440 314L510 332H310L352 304Z", "#93b5c4"),
    sea(sheet, { top: HORIZON, bottom: 1100, dabs: 60, foot: false }),
  );
}

const SUNLIT: RockColours = ["#fbe6b8", "#ecc890", "#b98a72", "#8a6570"];

/** Rocks that fell from the cliff, at the end of the beach and in the water before the cape: right, away, half the width. */
function boulders(): Drawing {
  return placesOf([
    -19.4, 86, 1.2, -21, 83, 0.7, -14, 78.4, 0.8, 2, 68.2, 0.7, 15.4, 59.6, 1.1, 17.6, 57.4, 0.8, 14, 58.2, 0.6,
  ])
    .map(([right, away, size], index) =>
      boulder(...onGround(right, away), (size * FOCAL) / away, SUNLIT, index + 3, index < 5 ? "#0f7fa4" : "#a08a80"),
    )
    .join("");
}

function drawPines(sheet: Sheet): void {
  sheet.add(
    ...PINES.map(({ right, away, tall, lean, wide }, index) => {
      const scale = FOCAL / away;
      const pine = needlePine(sheet, {
        tall: tall * scale,
        lean: lean * scale,
        wide: wide * scale * 0.8,
        seed: index + 3,
      });
      return place(pine, ...at(right, away, earth(right, away)));
    }),
  );
}

/** Two bathers: one on her towel, one on his way into the water; what they brought. */
function drawBathers(sheet: Sheet): void {
  const size = (away: number, tall: number) => (FOCAL / away) * (tall / 100);
  const towel = (right: number, away: number, colour: string) => {
    const piece = (from: number, to: number) =>
      polygon([
        onGround(right + from, away - 0.5),
        onGround(right + to, away - 0.5),
        onGround(right + to + 0.1, away + 0.5),
        onGround(right + from + 0.1, away + 0.5),
      ]);
    return fill(piece(-1, 1.1), colour) + fill(piece(-0.6, -0.3) + piece(0.4, 0.7), "#fdf8ee");
  };
  sheet.add(
    towel(9, 44.2, "#e0624a"),
    towel(11.9, 44.9, "#2f8fa6"),
    place(
      person(sheet, {
        pose: "resting",
        mirrored: true,
        slender: true,
        wears: "swimming",
        sleeves: "none",
        hairstyle: "long",
        top: "#c2265f",
      }),
      ...onGround(9.2, 44.2),
      size(44, 2.2),
    ),
    place(beachBag(sheet), ...onGround(10.6, 43.9), 0.16),
    place(
      wading(sheet, 26, { pose: "walking", behind: true, wears: "swimming", sleeves: "none", bottom: "#1d5d86" }),
      ...at(2.6, 48.6),
      size(48, 2.2),
    ),
  );
}

/** What frames the view: a pine at our right, an oleander in flower under it. */
function drawFrame(sheet: Sheet): void {
  const dark = sheet.tinted({ leafLight: "#7f9454", leaf: "#48684a", leafDark: "#24443e" });
  sheet.add(
    place(needlePine(dark, { tall: 1330, lean: -130, wide: 340, thick: 30, seed: 5 }), 1520, 1130),
    fill(disc(1540, 1180, 120, 16), "#284f44", 0.6),
    oleander(sheet, 1500, 1150, 130, 7),
    leafMass(dark, { x: 20, y: 1196, width: 210, height: 84, seed: 61, count: 34, size: 46 }),
  );
}
