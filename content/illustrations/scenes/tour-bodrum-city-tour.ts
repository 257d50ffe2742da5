import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, chip, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bougainvillea, hangingBougainvillea } from "../parts/plants/foliage.ts";
import { ridge } from "../parts/land/ridge.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

/** A lane of the old town goes down between white walls, under an arch of bougainvillea, to the bay, a gulet and Karaada. */
export const SCENE: Scene = {
  name: "tour-bodrum-city-tour",
  seed: 31,
  mood: "day",
  grain: 0.4,
  crops: { wide: 130, square: 222 },
  draw(sheet) {
    drawBay(sheet);
    drawLane(sheet);
    for (const house of HOUSES) sheet.add(houseOf(sheet, house));
    drawArch(sheet);
    drawPots(sheet);
  },
};

const HORIZON = 690;
const HALF = 1.75;
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.7, focal: 1460 });
/** The lane goes down, in shallow steps. */
const rise = (away: number) => -Math.max(0, away - 3.4) * 0.055;
/** Where it comes out on the shore. */
const END = 17;

interface House {
  side: "left" | "right";
  from: number;
  to: number;
  /** Above the lane at its near end. */
  height: number;
  doors?: readonly number[];
  windows?: readonly number[];
  /** The shadow of a roof behind us on a sunlit wall: how far off its edge is at the eaves, and at the foot. */
  shadow?: readonly [eaves: number, foot: number];
}

/** From the furthest to the nearest. */
const HOUSES: readonly House[] = [
  { side: "left", from: 12.2, to: END, height: 3.5, windows: [13.6, 15.4] },
  { side: "right", from: 11.5, to: END, height: 3.2, windows: [13, 15.6], doors: [14.3] },
  { side: "left", from: 6.6, to: 12.2, height: 4.5, windows: [8.2, 10.6], doors: [9.4] },
  { side: "right", from: 6.9, to: 11.5, height: 4.5, windows: [8, 10.1], doors: [9.1] },
  { side: "left", from: 0.6, to: 6.6, height: 5.4, windows: [3.9, 5.4], doors: [4.7] },
  { side: "right", from: 0.6, to: 6.9, height: 5, windows: [3.9, 5.9], doors: [6.1], shadow: [6.1, 3.1] },
];

/** Karaada across the bay, and a gulet that comes in under sail. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.7 }),
    heapedCloud(sheet, { x: 960, y: 560, length: 380, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([560, 668, 640, 640, 700, 606, 760, 590, 830, 610, 890, 626, 950, 604, 1010, 640, 1080, 670]),
      foot: HORIZON + 3,
      mist: 30,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1000, dabs: 50, foot: false }),
    place(gulet(sheet, { sails: "set" }), 800, 760, 0.36),
    ripples(sheet, { x: 806, y: 766, width: 230, height: 30, count: 16 }),
  );
}

function drawLane(sheet: Sheet): void {
  const { mood } = sheet;
  const random = randomOf(12);
  const at = (right: number, away: number): Point => eye([right, away, rise(away)]);
  const depths = counted(40).map((index) => 0.5 + (END - 0.5) * (index / 39) ** 2);
  const strip = (left: number, right: number) =>
    polygon([...depths.map((depth) => at(left, depth)), ...depths.toReversed().map((depth) => at(right, depth))]);
  let [light, worn, shaded]: [Path, Path, Path] = ["", "", ""];
  for (const row of counted(46)) {
    const away = 2 + (END - 2.6) * (row / 46) ** 1.8;
    const size = 1460 / away;
    for (const index of counted(11)) {
      if (random.chance(0.36)) continue;
      const right = -HALF + ((index + 0.5 + random.around(0.2)) / 11) * HALF * 2;
      const [x, y] = at(right, away + random.around(0.05 * away));
      const stone = chip(random, x, y, size * 0.13, size * 0.03);
      if (right < 0.15) shaded += stone;
      else if (random.chance(0.5)) light += stone;
      else worn += stone;
    }
  }
  // From above one sees no riser, only the worn edge of a step and the shadow below it.
  const edges = counted(8).map((index) => {
    const away = 4 + index * 1.6;
    const [[x0, y0], [x1, y1]] = [at(-HALF, away), at(HALF, away)];
    return {
      lit: `M${x0} ${y0}L${x1} ${y1}v${64 / away}H${x0}z`,
      under: `M${x0} ${y0}L${x1} ${y1}v${-70 / away}H${x0}z`,
    };
  });
  const end = at(0, END)[1];
  sheet.add(
    fill("M0 1090H1600V1200H0Z", "#8d94b6"),
    // The quay that it comes out on.
    fill(box(560, end - 24, 480, 40), mood.stone) + fill(box(560, end - 24, 480, 6), mood.wallBright),
    fill(box(560, end - 8, 480, 3), mood.stoneWorn),
    fill(strip(-HALF, HALF), "#e9d3ab"),
    fill(light, "#f7e9cb"),
    fill(worn, "#cfae80", 0.8),
    fill(strip(-HALF, 0.35), "#7f86ab", 0.82),
    fill(shaded, "#9aa0c0", 0.75),
    fill(edges.map(({ under }) => under).join(""), "#8b6f78", 0.5),
    fill(edges.map(({ lit }) => lit).join(""), "#fff3d8", 0.55),
  );
}

/** One side of the lane: a long wall with its far end stepped up, doors, shutters. */
function houseOf(sheet: Sheet, { side, from, to, height, doors = [], windows = [], shadow }: House): Drawing {
  const { wall, wallBright, wallShade, wallDeep, door, window } = sheet.mood;
  const lit = side === "right";
  const right = lit ? HALF : -HALF;
  const floor = rise(from);
  const top = floor + height;
  const quad = (near: number, far: number, low: number, high: number, out = 0) =>
    polygon([
      eye([right - out, near, low]),
      eye([right - out, far, low]),
      eye([right - out, far, high]),
      eye([right - out, near, high]),
    ]);
  const foot = (away: number) => rise(away) - 0.05;
  const body = polygon([
    eye([right, from, foot(from)]),
    eye([right, to, foot(to)]),
    eye([right, to, top]),
    eye([right, from, top]),
  ]);
  const back = polygon([
    eye([right, from, foot(from)]),
    eye([right, from, top]),
    eye([right * 4, from, top]),
    eye([right * 4, from, foot(from)]),
  ]);
  const pane = (at: number, low: number, wide: number, tall: number) =>
    fill(quad(at - wide / 2, at + wide / 2, low, low + tall), lit ? window : "#24406a") +
    fill(
      quad(at - wide * 1.02, at - wide / 2, low, low + tall) + quad(at + wide / 2, at + wide * 1.02, low, low + tall),
      lit ? "#2f86b4" : "#2b5c8c",
    ) +
    fill(quad(at - wide * 1.1, at + wide * 1.1, low - 0.12, low - 0.02), lit ? wallShade : wallDeep);
  const opening = (at: number) => {
    const low = rise(at);
    return (
      fill(quad(at - 0.62, at + 0.62, low, low + 2.16), lit ? "#f0dcb4" : "#8f86a0") +
      fill(quad(at - 0.47, at + 0.47, low, low + 2.02), lit ? door : "#1d4a78") +
      stroke(polyline([eye([right, at, low]), eye([right, at, low + 2.02])]), "#123456", 1460 / at / 60)
    );
  };
  // Without it the wall has the colour of the page, and the picture no edge there.
  const cast = shadow
    ? polygon([
        eye([right, from, foot(from)]),
        eye([right, from, top]),
        eye([right, shadow[0], top]),
        eye([right, shadow[1], foot(shadow[1])]),
      ])
    : "";
  const upper = floor + height - 1.9;
  const [[nx], [fx]] = [eye([right, Math.max(from, 2.2), 0]), eye([right, to, 0])];
  return (
    fill(back, lit ? wallShade : wall) +
    fill(body, lit ? wall : "#a3b0cf") +
    (lit
      ? sheet.spray(body, wallShade, {
          from: [Math.min(nx, 1600), 1000],
          to: [Math.min(nx, 1600) - 120, 480],
          thick: 0.6,
        })
      : sheet.spray(body, "#6f80ab", { from: [Math.max(nx, 0), 1080], to: [fx, 300], thick: 0.75 })) +
    fill(cast, "#a9b9da") +
    sheet.spray(cast, wallDeep, { from: [1600, 0], to: [1180, 620], thick: 0.7 }) +
    fill(quad(from, to, top - 0.12, top, 0.07), lit ? wallBright : "#c3cce2") +
    windows.map((at) => pane(at, height > 4 ? upper : floor + 1.5, 0.52, 1.05)).join("") +
    doors.map(opening).join("")
  );
}

/** The climber crosses from roof to roof, thick at both ends. */
function drawArch(sheet: Sheet): void {
  const arc = counted(11).map((index): Point => {
    const share = index / 10;
    const angle = Math.PI * (1 - share);
    return [800 + Math.cos(angle) * 420, 330 - Math.sin(angle) * 212];
  });
  sheet.add(
    // Its two stems, from the foot of the wall up to the arch.
    stroke("M1362 1230Q1322 1060 1338 900T1306 560", sheet.mood.trunk, 12),
    stroke("M1334 900Q1362 760 1318 600", sheet.mood.trunk, 7),
    stroke(polyline(arc), sheet.mood.trunk, 10),
    ...arc.map(([x, y], index) => {
      const end = Math.abs(index - 5) / 5;
      return bougainvillea(sheet, {
        x,
        y: y + (index % 2 ? 8 : -8),
        width: 62 + end * 62,
        height: 34 + end * 46,
        seed: index + 3,
        count: 24,
        size: 30,
      });
    }),
    place(hangingBougainvillea(sheet, { length: 210, drop: 120, seed: 4 }), 470, 196),
    place(hangingBougainvillea(sheet, { length: 200, drop: 96, seed: 7 }), 930, 176),
    bougainvillea(sheet, { x: 1290, y: 470, width: 74, height: 130, seed: 40, count: 34, size: 30 }),
    bougainvillea(sheet, { x: 350, y: 440, width: 64, height: 96, seed: 41, count: 28, size: 30 }),
  );
}

/** A cat on a step: the lane's only passer-by. */
function cat(sheet: Sheet): Drawing {
  const { near, groundShade } = sheet.mood;
  return (
    fill("M-8 2L70-8L78 2L0 8Z", groundShade, 0.6) +
    fill("M-18 0Q-26-24-12-42L-14-60L-4-52H4L12-60L11-42Q22-26 20 0Z", near) +
    stroke("M18-3Q38-2 36-16Q34-26 42-28", near, 5)
  );
}

function drawPots(sheet: Sheet): void {
  const pots = [
    [1.5, 8.2],
    [-1.5, 6.2],
    [1.42, 4.9],
  ] as const;
  sheet.add(
    ...pots.map(([right, away], index) => {
      const [x, y] = eye([right, away, rise(away)]);
      return place(pottedBush(sheet, { seed: index + 2, flowers: index !== 1 }), x, y, 9.4 / away);
    }),
    place(cat(sheet), 900, 1000, 1.05),
  );
}
