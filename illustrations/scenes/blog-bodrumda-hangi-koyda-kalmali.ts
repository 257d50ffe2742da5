import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, curve, curveDownTo, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { sea } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { sunshade } from "../parts/things/beachLife.ts";
import { simitPlate, strawHat, teaGlass } from "../parts/things/deckBreakfast.ts";

const [HORIZON, CENTRE, FOCAL] = [370, 800, 1500] as const;
/** The eye above the terrace, and above the sea, in metres. */
const [EYE, LEVEL] = [3.7, 100] as const;

/** Which bay to stay in: a couple at the edge of a hotel's pool, high over three bays that are not alike; a palm's shade on the house. */
export const SCENE: Scene = {
  name: "blog-bodrumda-hangi-koyda-kalmali",
  seed: 31,
  mood: "morning",
  grain: 0.3,
  colours: { sea: ["#bfe0dc", "#5fb4ca", "#2389b0", "#1a78a4", "#176a98"], seaDark: "#14689a" },
  crops: { wide: 260, square: 240 },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4, zenith: 0.5 }),
      flatCloud(sheet, { x: 420, y: 150, length: 460 }),
      fill(
        curveDownTo(pointsOf([250, 372, 360, 352, 450, 338, 540, 318, 650, 340, 760, 356, 880, 372]), HORIZON + 2),
        "#b3ccd4",
      ),
      sea(sheet, { top: HORIZON, bottom: 1010, dabs: 60, foot: false }),
      bays(),
    );
    drawShores(sheet);
    drawTerrace(sheet);
    drawPool(sheet);
    drawHotel(sheet);
    drawCouple(sheet);
    drawCorner(sheet);
    drawPalm(sheet);
  },
};

// The bays.

/** The back of a cape: places in metres right and away, each with its height and how far its shore is. */
type Cape = readonly (readonly [right: number, away: number, high: number, wide: number])[];

/** Far, middle and near capes. */
const CAPES: readonly Cape[] = [
  [
    [-1500, 1900, 190, 330],
    [-700, 1700, 150, 240],
    [-250, 1560, 70, 130],
    [-80, 1500, 26, 60],
  ],
  [
    [1100, 2500, 240, 420],
    [500, 2350, 170, 300],
    [160, 2250, 60, 130],
  ],
  [
    [560, 960, 100, 190],
    [330, 900, 84, 150],
    [140, 850, 58, 104],
    [10, 800, 30, 60],
    [-70, 770, 12, 34],
  ],
  [
    [-430, 440, 74, 120],
    [-262, 446, 62, 92],
    [-156, 436, 44, 66],
    [-82, 404, 22, 36],
    [-48, 378, 8, 18],
  ],
  // The shore under the hotel.
  [
    [120, 262, 12, 26],
    [190, 290, 24, 48],
    [330, 380, 50, 130],
  ],
];

/** Beaches: the middle of each and how far it reaches. */
const BEACHES = placesOf([-152, 350, 70, 150, 742, 110]);

const [BROAD, FINE, GROVE] = [rolling(3), rolling(8), rolling(14)];

interface Shore {
  /** Metres inland, negative in the water. */
  far: number;
  high: number;
  wide: number;
}

function shoreAt(right: number, away: number): Shore {
  let [far, high, wide] = [Number.NEGATIVE_INFINITY, 0, 1];
  for (const cape of CAPES) {
    for (let index = 1; index < cape.length; index++) {
      const [x0, y0, high0, wide0] = cape[index - 1] ?? [0, 0, 0, 1];
      const [x1, y1, high1, wide1] = cape[index] ?? [0, 0, 0, 1];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const share = within(((right - x0) * dx + (away - y0) * dy) / (dx * dx + dy * dy));
      const reach = mixed(wide0, wide1, share);
      const inland = reach - Math.hypot(right - x0 - dx * share, away - y0 - dy * share);
      if (inland > far) [far, high, wide] = [inland, mixed(high0, high1, share), reach];
    }
  }
  const size = Math.min(1, away / 700);
  return { far: far + 16 * size * BROAD(right / 70, away / 70) + 4 * size * FINE(right / 19, away / 19), high, wide };
}

/** How much of a beach the shore is, from 0 to 1. */
function beachAt(right: number, away: number): number {
  return Math.max(...BEACHES.map(([x, y, reach]) => within(1.5 - (1.5 * Math.hypot(right - x, away - y)) / reach)));
}

/** How wide the sand is, in metres. */
const SAND = 24;

/** How thick the trees stand, in groves with lanes between. */
function grove(right: number, away: number, far: number): number {
  const size = mixed(0.3, 2, within(away / 1500));
  const mass = GROVE(right / (30 * size), away / (46 * size)) + 0.5 * FINE(right / (12 * size), away / (16 * size));
  return within((mass + 0.3) * 3.4) * within((far - 12 - SAND * 0.6 * beachAt(right, away)) / 10);
}

function ground(right: number, away: number): number {
  const { far, high, wide } = shoreAt(right, away);
  if (far <= 0) return 0;
  const share = within(far / wide);
  const hill = high * share ** 0.8 * (1 + 0.36 * BROAD(right / 90 + 9, away / 90));
  const steep = mixed(far * 0.8, Math.max(0, far - SAND) * 0.55, beachAt(right, away));
  return Math.min(hill, steep) + mixed(2, 6, within(away / 900)) * grove(right, away, far);
}

/** Water in five bands, sand, and for near, middle and far land: grass, trees, rock, each in light and shade. */
const WATER = ["#2394b4", "#43b2c2", "#74cbca", "#b2e4d6", "#ffffff"] as const;
const NEAR = ["#f6e6c0", "#c3b878", "#9a9a62", "#8aa05a", "#5f8050", "#3a5f4c", "#d9b58a", "#a3848a"] as const;
const INKS = [...WATER, ...[0, 0.3, 0.62].flatMap((haze) => NEAR.map((colour) => blend(colour, "#a9c8d4", haze)))];
const SUN = [-0.8, -0.22, 0.55] as const;

function toneAt(right: number, away: number): number {
  const { far } = shoreAt(right, away);
  const beach = beachAt(right, away);
  if (far <= 0) {
    const reach = mixed(0.7, 1.5, beach) * mixed(1, 1.8, within(away / 1500));
    const depth = -far / reach + 5 * FINE(right / 16 + 4, away / 16);
    return [72, 42, 23, 10, 2].filter((limit) => depth < limit).length - 1;
  }
  const zone = WATER.length + (away < 640 ? 0 : away < 1200 ? 1 : 2) * NEAR.length;
  if (far < SAND * beach) return zone;
  const step = 1 + away * 0.004;
  const up = ground(right, away);
  const [slopeX, slopeY] = [
    (ground(right + step, away) - ground(right - step, away)) / (2 * step),
    (ground(right, away + step) - ground(right, away - step)) / (2 * step),
  ];
  const light = (-slopeX * SUN[0] - slopeY * SUN[1] + SUN[2]) / Math.hypot(slopeX, slopeY, 1);
  const isShaded = [4, 9, 18, 34, 60].some(
    (reach) => ground(right + SUN[0] * reach, away + SUN[1] * reach) > up + SUN[2] * reach + 1,
  );
  if (grove(right, away, far) > 0.2) {
    if (isShaded || light < 0.2) return zone + 5;
    return zone + (light > 0.66 ? 3 : 4);
  }
  if (far < 5 || Math.hypot(slopeX, slopeY) > 2.4) return zone + (isShaded || light < 0.34 ? 7 : 6);
  return zone + (isShaded || light < 0.38 ? 2 : 1);
}

function bays(): Drawing {
  return terrain({
    window: [0, 200, 1240, 960],
    cell: 2,
    horizon: HORIZON,
    centre: CENTRE,
    eye: LEVEL,
    focal: FOCAL,
    reach: [170, 2900],
    steps: 560,
    ground,
    tone: toneAt,
    inks: INKS,
    stacked: false,
  });
}

/** A place in the landscape by metres right and away; on the land if it is there. */
function inBay(right: number, away: number, up = ground(right, away)): Point {
  return [CENTRE + (right * FOCAL) / away, HORIZON + ((LEVEL - up) * FOCAL) / away];
}

/** What makes one bay unlike the next: a beach with parasols and a pier, a white town, a cove where only a gulet lies. */
function drawShores(sheet: Sheet): void {
  const towns = placesOf([
    60, 800, 0.2, 110, 826, 0.22, 170, 790, 0.24, 150, 846, 0.2, 226, 812, 0.24, 214, 862, 0.2, 20, 782, 0.18, 280, 850,
    0.22, -212, 402, 0.36, -168, 400, 0.32, -192, 420, 0.3,
  ]);
  const shades = placesOf([-196, 379, 0, -186, 382, 1, -166, 384, 0, -155, 381, 2, -136, 385, 0, -122, 384, 1]);
  const [x, y] = inBay(-34, 610, 0);
  sheet.add(
    ...towns
      .toSorted(([, a], [, b]) => b - a)
      .map(([right, away, size], index) => {
        const [houseX, houseY] = inBay(right, away);
        return houseGroup(sheet, { kind: index, x: houseX, y: houseY + 4, size });
      }),
    ...shades.map(([right, away, kind]) =>
      place(sunshade(sheet, ["#fdf8ee", "#e0624a", "#f2b23c"][kind] ?? "#fdf8ee"), ...inBay(right, away, 1), 1.1),
    ),
    pier(),
    fill(lens(x + 8, y + 5, 150, 12) + lens(x + 14, y + 16, 96, 9), "#5d3f4a", 0.55),
    fill(lens(x - 2, y + 25, 62, 6) + lens(x + 20, y + 32, 30, 4), "#5d3f4a", 0.4),
    place(gulet(sheet, { sails: "furled" }), x, y, 0.3),
    place(sailingYacht(sheet), ...inBay(-330, 1120, 0), 0.2),
  );
}

/** A bathing pier with a ramp up from the sand: planks on posts over their own shade. */
function pier(): Drawing {
  const camera = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: LEVEL, focal: FOCAL });
  const view = frameOf(camera, { right: -112, away: 366, heading: 138 });
  const quad = (...places: readonly Place[]) => polygon(places.map(view));
  const posts = [4, 12, 20, 28, 36, 43].map((along) =>
    quad([along, -2.2, -1], [along + 0.9, -2.2, -1], [along + 0.9, -2.2, 2], [along, -2.2, 2]),
  );
  return (
    fill(quad([2, -2.2, 0], [44, -2.2, 0], [44, -6, 0], [4, -6, 0]), "#1f7f9c", 0.5) +
    fill(posts.join(""), "#6b4a3a") +
    fill(quad([-8, -2.2, 0.4], [0, -2.2, 2], [0, 2.2, 2], [-8, 2.2, 0.4]), "#d9b684") +
    fill(quad([0, -2.2, 2], [34, -2.2, 2], [34, -6, 2], [44, -6, 2], [44, 2.2, 2], [0, 2.2, 2]), "#f0d6a4") +
    fill(quad([0, -2.2, 2], [34, -2.2, 2], [34, -2.2, 1.2], [0, -2.2, 1.2]), "#9a7056")
  );
}

// The terrace.

const CAMERA = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL });
/** The terrace: along the hotel away from us, across it to the left, up from its floor; its origin is on the pool's right rim. */
const VIEW = frameOf(CAMERA, { right: 2.2, away: 5, heading: -20 });
const quadOf =
  (view: Project) =>
  (...places: readonly Place[]): Path =>
    polygon(places.map((at) => view(at)));
const quad = quadOf(VIEW);

/** How far the terrace reaches, where the hotel's front stands, how far the water lies under the rim. */
const [END, FRONT, WATERLINE] = [6.4, -2.9, -0.1] as const;

/** Slabs of pale stone, their joints, the edge over the drop and a low wall there. */
function drawTerrace(sheet: Sheet): void {
  const { wall, wallBright, wallShade } = sheet.mood;
  const slabs = counted(14).flatMap((row) =>
    counted(4).map((index) => {
      const [from, left] = [-1.6 + row * 0.58, -index * 0.74];
      return {
        path: quad([from, left, 0], [from + 0.56, left, 0], [from + 0.56, left - 0.72, 0], [from, left - 0.72, 0]),
        kind: (row * 3 + index * 5) % 4,
      };
    }),
  );
  const of = (kinds: readonly number[]) =>
    slabs
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ path }) => path)
      .join("");
  sheet.add(
    fill(quad([-1.6, 0, 0], [END, 0, 0], [END, FRONT, 0], [-1.6, FRONT, 0]), "#dcc199"),
    fill(of([0, 2]), "#efdcb8"),
    fill(of([1]), "#f5e6c6"),
    fill(of([3]), "#e7d0a8"),
    // The low wall at the end, from the pool to the house.
    fill(
      quad([END - 0.3, -0.3, 0], [END - 0.3, FRONT, 0], [END - 0.3, FRONT, 0.55], [END - 0.3, -0.3, 0.55]),
      blend(wallShade, wall, 0.45),
    ),
    fill(quad([END - 0.3, -0.3, 0.55], [END - 0.3, FRONT, 0.55], [END, FRONT, 0.55], [END, -0.3, 0.55]), wallBright),
    fill(quad([END - 0.3, -0.3, 0], [END, -0.3, 0], [END, -0.3, 0.55], [END - 0.3, -0.3, 0.55]), wall),
  );
}

/** The pool brims over at its far edge; its floor is seen through the water, with steps at our side. */
function drawPool(sheet: Sheet): void {
  const { wallBright, wallShade } = sheet.mood;
  const [near, far, left] = [-2.2, END - 0.2, 9] as const;
  const water = quad([near, 0, WATERLINE], [far, 0, WATERLINE], [far, left, WATERLINE], [near, left, WATERLINE]);
  sheet.add(
    // The far rim, wet and thin, then the water up to it.
    fill(
      quad([far, -0.1, WATERLINE], [END, -0.1, WATERLINE], [END, left, WATERLINE], [far, left, WATERLINE]),
      "#d8f2ea",
    ),
    fill(water, sheet.downwards(["#5cc6cf", "#2fa9bf", "#1a8fb0", "#157ba4"], 800, 1200)),
    sheet.clipped(
      water,
      // The sunk wall under the right rim, in its own shade, and two steps.
      fill(
        quad([near, 0, WATERLINE], [far, 0, WATERLINE], [far, 0.36, WATERLINE], [near, 0.36, WATERLINE]),
        "#177fa6",
        0.6,
      ) +
        fill(gleams(DRIFTS, 7), "#74d2d3", 0.6) +
        fill(gleams(DRIFTS, 12), "#d2f4e8", 0.8),
    ),
    // The rim along the deck: its inner face and its top.
    fill(quad([near, 0, 0], [far, 0, 0], [far, 0, WATERLINE], [near, 0, WATERLINE]), wallShade),
    fill(quad([near, 0, 0], [END, 0, 0], [END, -0.32, 0], [near, -0.32, 0]), wallBright),
  );
}

/** Where drifts of gleams begin, by metres right and away, and how many each has. */
const DRIFTS = [
  [-4.9, 10, 2],
  [-2.8, 9.4, 3],
  [-1.4, 8.5, 2],
  [-4.2, 8.3, 4],
  [-2.5, 7.4, 5],
  [-1.3, 6.7, 3],
  [-3.4, 6.7, 4],
] as const;

/** Gleams on the pool in drifts: each a few level shapes of unlike length that lie close, thin far off and broad near us. */
function gleams(drifts: readonly (readonly [right: number, away: number, count: number])[], seed: number): Path {
  const random = randomOf(seed);
  return drifts
    .flatMap(([right, away, count]) =>
      counted(count).map((index) => {
        const at = away - index * random.between(0.1, 0.2);
        const long = (1.1 - 0.16 * index) * random.between(0.5, 1.3);
        const from = right + random.around(0.5);
        const [[x0, y], [x1]] = [CAMERA([from, at, WATERLINE]), CAMERA([from + long, at, WATERLINE])];
        const deep = (76 / at) * random.between(0.5, 1.1);
        const bend = mixed(x0, x1, random.between(0.25, 0.7));
        return curve(
          [
            [x0, y],
            [bend, y - deep * 0.5],
            [x1, y + deep * 0.2],
            [mixed(x0, x1, 0.6), y + deep * 0.7],
            [mixed(x0, x1, 0.24), y + deep * 0.3],
          ],
          true,
        );
      }),
    )
    .join("");
}

/** The shade of a palm that stands across the pool, on the house's front: its trunk and its head with the fronds. */
function palmShadeOnFront(): Path {
  const onFront = ([along, up]: Point) => VIEW([along, FRONT, up]);
  const head: Point = [2.95, 2.9];
  const fronds = [-34, 4, 40, 78, 118, 156, 192, 226].map((angle, index) =>
    frond(onFront, head, (angle / 180) * Math.PI, [1.5, 1.7, 1.5, 1.3, 1.4, 1.7, 1.6, 1.5][index] ?? 1.5),
  );
  const trunk = pointsOf([2.9, 0, 2.94, 1.5, 2.88, 2.8, 2.82, 3, 2.95, 3.06, 3.08, 3, 3.02, 2.8, 3.1, 1.5, 3.08, 0]);
  const heart = pointsOf([2.8, 2.96, 2.86, 3.08, 3, 3.1, 3.1, 2.98, 3.08, 2.8, 2.94, 2.72, 2.82, 2.8]);
  return polygon(trunk.map(onFront)) + polygon(heart.map(onFront)) + fronds.join("");
}

/** A frond on a plane: a rib that droops, with leaflets on both sides that grow shorter towards its tip. */
function frond(plane: (at: Point) => Point, [along, up]: Point, angle: number, reach: number): Path {
  const rib = (share: number, side: number): Point => {
    const [x, y] = [Math.cos(angle) * reach * share, Math.sin(angle) * reach * share - reach * 0.32 * share ** 2];
    return plane([along + x + Math.sin(angle) * side * reach, up + y - Math.cos(angle) * side * reach]);
  };
  const edge = (way: number) =>
    counted(11).flatMap((index): Point[] => {
      const share = 0.1 + (index / 11) * 0.84;
      const wide = 0.2 * Math.sin(Math.PI * (0.2 + 0.7 * share)) * way;
      return [rib(share, wide * 0.1), rib(share + 0.13, wide), rib(share + 0.06, wide * 0.1)];
    });
  return polygon([rib(0, 0), ...edge(1), rib(1.08, 0), ...edge(-1).toReversed()]);
}

/** Fronds of that palm over our left, near and dark. */
function drawPalm(sheet: Sheet): void {
  const onSheet = ([x, y]: Point): Point => [x, -y];
  sheet.add(
    fill(frond(onSheet, [-60, 40], -0.34, 330), "#2b5a56"),
    fill(frond(onSheet, [-90, 10], 0.14, 560), "#1d4450"),
    fill(frond(onSheet, [-40, 30], -1.05, 300), "#24504c"),
  );
}

/** The white house: its front in the sun with a door, a window in blue and a bench, its flat roof's edge. */
function drawHotel(sheet: Sheet): void {
  const { wall, wallBright, wallShade, door, window } = sheet.mood;
  const high = 4.3;
  const end = 5.4;
  const front = (from: number, to: number, low: number, top: number, out = 0) =>
    quad([from, FRONT + out, low], [to, FRONT + out, low], [to, FRONT + out, top], [from, FRONT + out, top]);
  const opening = (from: number, to: number, low: number, top: number) =>
    // The reveal is lit at its far side, shaded above.
    fill(front(from - 0.1, to + 0.1, low - 0.1, top + 0.1), wallBright) +
    fill(front(from, to, low, top), window) +
    fill(
      quad([from, FRONT, top], [to, FRONT, top], [to, FRONT - 0.2, top - 0.14], [from, FRONT - 0.2, top - 0.14]),
      wallShade,
    ) +
    fill(quad([to, FRONT, low], [to, FRONT, top], [to - 0.14, FRONT, top - 0.14], [to - 0.14, FRONT, low]), wall);
  /** A shutter folded back flat on the wall, its shade to the right, its slats in the wall's own perspective. */
  const shutter = (from: number, to: number, low: number, top: number) => {
    const slats = counted(12).map((index) => {
      const at = mixed(low + 0.14, top - 0.14, index / 12);
      return front(from + 0.09, to - 0.09, at, at + (top - low) * 0.032, 0.05);
    });
    return (
      fill(front(from - 0.12, to - 0.05, low - 0.08, top - 0.06), wallShade) +
      fill(front(from, to, low, top, 0.05), door) +
      fill(front(from + 0.07, to - 0.07, low + 0.1, top - 0.1, 0.05), blend(door, "#0f2540", 0.4)) +
      fill(slats.join(""), blend(door, "#ffffff", 0.16))
    );
  };
  const shade = palmShadeOnFront();
  const joinery = front(2.65, 3.2, 0.95, 2.3, 0.05) + front(3.3, 4.4, 0.95, 2.3) + front(4.5, 5.05, 0.95, 2.3, 0.05);
  sheet.add(
    fill(front(-1.4, end, 0, high), wall),
    fill(quad([2.5, -0.32, 0], [2.9, FRONT, 0], [3.08, FRONT, 0], [2.7, -0.32, 0]), "#a98a74", 0.5),
    fill(shade, "#b9b6d8"),
    // Wash of shade under the roof's edge.
    fill(front(-1.4, end, high - 0.5, high - 0.24), wallShade, 0.8),
    fill(front(-1.4, end + 0.2, high - 0.24, high + 0.1, 0.22), wallBright),
    fill(
      quad(
        [-1.4, FRONT, high - 0.24],
        [end, FRONT, high - 0.24],
        [end + 0.2, FRONT + 0.22, high - 0.24],
        [-1.4, FRONT + 0.22, high - 0.24],
      ),
      wallShade,
    ),
    fill(front(-1.4, end, 0, 0.16), blend(wallShade, wall, 0.5)),
    opening(3.3, 4.4, 0.95, 2.3),
    // Its frame.
    fill(front(3.3, 4.4, 1.6, 1.66, -0.12) + front(3.82, 3.89, 0.95, 2.22, -0.12), wallBright),
    shutter(4.5, 5.05, 0.95, 2.3),
    shutter(2.65, 3.2, 0.95, 2.3),
    opening(0.4, 1.5, 0, 2.4),
    shutter(1.6, 2.15, 0.02, 2.4),
    sheet.clipped(joinery, fill(shade, "#0f2540", 0.5)),
  );
}

/** A figure by the metres of its place on the terrace; returns its place and the size of a person there. */
function spot(along: number, across: number, up = 0): { at: Point; metre: number } {
  const at = VIEW([along, across, up]);
  return { at, metre: at[1] - VIEW([along, across, up + 1])[1] };
}

/** He leans on the far edge in the water and looks out over the bays, she sits on the rim with her feet in the pool. */
function drawCouple(sheet: Sheet): void {
  const his = spot(END - 0.44, 1.7, WATERLINE);
  const her = spot(3.9, -0.06);
  const tall = (1.78 / 100) * his.metre;
  const size = (1.72 / 100) * her.metre;
  const [hisX, hisY] = his.at;
  const [herX, herY] = her.at;
  const he = person(sheet, {
    pose: "leaning",
    behind: true,
    wears: "swimming",
    sleeves: "none",
    bottom: "#c8643c",
    shadow: false,
  });
  const she = person(sheet, {
    pose: "sitting",
    mirrored: true,
    slender: true,
    wears: "swimming",
    sleeves: "none",
    hairstyle: "bun",
    top: "#d6355f",
    shadow: false,
  });
  const waterline = spot(3.9, 0.5, WATERLINE).at[1];
  sheet.add(
    // Their images in the pool.
    fill(lens(hisX + 6, hisY + 30, 60, 56), "#157ba4", 0.5),
    sheet.clipped(box(hisX - 120, hisY - 260, 240, 260), place(he, hisX, hisY + 65 * tall, tall)),
    fill(lens(hisX, hisY + 2, 86, 9) + lens(hisX + 12, hisY + 16, 60, 6), "#d8f2ea", 0.8),
    // Her shade on the deck, to the right.
    fill(
      polygon([
        [herX - 8, herY + 2],
        [herX + 40, herY - 10],
        [herX + 190, herY + 8],
        [herX + 200, herY + 24],
        [herX + 60, herY + 22],
      ]),
      "#a98a74",
      0.6,
    ),
    sheet.clipped(box(herX - 200, herY - 300, 400, 300 + waterline - herY), place(she, herX, herY + 25 * size, size)),
    fill(lens(herX - 34, waterline + 2, 96, 9) + lens(herX - 60, waterline + 14, 130, 7), "#d8f2ea", 0.75),
  );
}

/** Our corner: tea and simit on the rim, her hat and towel on the deck, a pot in flower, bougainvillea near us. */
function drawCorner(sheet: Sheet): void {
  const towel = quad([2.1, -0.7, 0.02], [3.3, -0.7, 0.02], [3.3, -1.3, 0.02], [2.1, -1.3, 0.02]);
  const stripes = [2.3, 2.62, 2.94].map((along) =>
    quad([along, -0.7, 0.03], [along + 0.14, -0.7, 0.03], [along + 0.14, -1.3, 0.03], [along, -1.3, 0.03]),
  );
  const hat = spot(2.6, -1.0).at;
  sheet.add(
    fill(towel, "#fdf8ee") + fill(stripes.join(""), "#2f8fa6"),
    place(simitPlate(), ...spot(3.26, -0.56).at, 0.22),
    place(teaGlass(), ...spot(2.84, -0.4).at, 0.26),
    place(strawHat(), hat[0] + 6, hat[1] - 4, 0.3),
    place(pottedBush(sheet, { seed: 2 }), ...spot(4.9, -2.4).at, 1.1),
    bougainvillea(sheet, { x: 1570, y: 1160, width: 140, height: 90, count: 46, size: 38 }),
  );
}
