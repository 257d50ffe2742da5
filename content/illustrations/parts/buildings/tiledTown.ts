import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed } from "#content/illustrations/kit/geometry.ts";
import { box, polygon, polyline } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "../plants/foliage.ts";

export interface TiledHouseOptions {
  width?: number;
  /** Height of its walls, without the roof. */
  height?: number;
  /** Length of its receding right side, which is in shade. */
  depth?: number;
  floors?: number;
  /** Number of windows in a row. */
  columns?: number;
  /** Colour of its front; by default the mood's whitewash. */
  wall?: string;
  shutters?: string;
}

/**
 * A house of the İzmir coast: plastered front, upright windows with shutters, a hipped roof of red tiles. Its left front corner is at 0,0.
 */
export function tiledHouse(sheet: Sheet, options: TiledHouseOptions = {}): Drawing {
  const { width: w = 80, height: h = 64, depth = w * 0.34, wall = sheet.mood.wall } = options;
  const { floors = Math.max(1, Math.round(h / 40)), columns = Math.max(2, Math.round(w / 30)) } = options;
  const { wallShade, wallDeep, window, roof, roofShade, door, wallBright } = sheet.mood;
  const { shutters = door } = options;
  const [rise, storey, bay] = [-depth * 0.28, h / floors, w / columns];
  const wide = bay * 0.36;
  const places = counted(floors).flatMap((floor) => counted(columns).map((column) => [floor, column] as const));
  const windows = places.map(([floor, column]) => {
    const [x, y] = [bay * (column + 0.5) - wide / 2, -storey * (floor + 0.8)];
    return floor === 0 && column === columns - 1
      ? { pane: box(x, -storey * 0.66, wide * 1.1, storey * 0.66), leaves: "" }
      : {
          pane: box(x, y, wide, storey * 0.5),
          leaves:
            box(x - wide * 0.5, y, wide * 0.46, storey * 0.5) + box(x + wide * 1.04, y, wide * 0.46, storey * 0.5),
        };
  });
  const [eave, ridge] = [h + 1, h + w * 0.2 + depth * 0.16];
  return (
    fill(
      polygon([
        [w, 0],
        [w + depth, rise],
        [w + depth, rise - h],
        [w, -h],
      ]),
      wallShade,
    ) +
    fill(box(0, -h, w, h), wall) +
    fill(windows.map(({ leaves }) => leaves).join(""), shutters) +
    fill(windows.map(({ pane }) => pane).join(""), window) +
    fill(box(w + depth * 0.36, rise * 0.5 - h * 0.74, depth * 0.24, storey * 0.46), wallDeep) +
    fill(
      polygon([
        [-5, -eave + 3],
        [w + 4, -eave + 3],
        [w + depth * 0.36, -ridge],
        [w * 0.3, -ridge],
      ]),
      roof,
    ) +
    fill(
      polygon([
        [w + 4, -eave + 3],
        [w + depth + 5, -eave + rise + 2],
        [w + depth * 0.36, -ridge],
      ]),
      roofShade,
    ) +
    stroke(
      polyline([
        [-5, -eave + 3],
        [w + 4, -eave + 3],
      ]),
      roofShade,
      2,
    ) +
    fill(box(w * 0.62, -ridge - h * 0.08, w * 0.09, h * 0.2), wallBright)
  );
}

export interface TiledTownOptions {
  /** Rows of houses, from the highest and furthest to the lowest and nearest. */
  rows: number;
  far: readonly [from: number, to: number];
  near: readonly [from: number, to: number];
  /** Height of a house at x; `share` is 0 in the furthest row and 1 in the nearest. */
  ground: (x: number, share: number) => number;
  scale?: readonly [far: number, near: number];
  /** Share of the area with trees, from 0 to 1. */
  gardens?: number;
  /** Colours of the fronts. */
  walls?: readonly string[];
  seed?: number;
}

/** Houses under red tiles that climb a slope, with trees between them: Seferihisar, Çeşme, Kuşadası, İzmir. */
export function tiledTown(sheet: Sheet, options: TiledTownOptions): Drawing {
  const { rows, far, near, ground, scale = [0.5, 1], gardens = 0.16, seed = 1 } = options;
  const { walls = [sheet.mood.wall, sheet.mood.wallBright, sheet.mood.stone] } = options;
  const random = randomOf(seed * 83);
  let drawing = "";
  for (const row of counted(rows)) {
    const share = rows > 1 ? row / (rows - 1) : 1;
    const size = mixed(scale[0], scale[1], share);
    const end = mixed(far[1], near[1], share);
    let x = mixed(far[0], near[0], share) + random.around(20);
    while (x < end) {
      const y = ground(x, share) + random.around(5 * size);
      if (random.chance(gardens)) {
        drawing += townTree(sheet, random.whole(0, 2))(x + 16 * size, y, size * random.between(0.9, 1.4));
        x += 46 * size;
        continue;
      }
      const high = size * random.between(0.85, 1.15);
      drawing += townHouse(sheet, random.whole(0, 5), walls[random.whole(0, walls.length - 1)] ?? sheet.mood.wall)(
        x,
        y,
        high,
      );
      x += random.between(78, 112) * size;
    }
  }
  return drawing;
}

function townHouse(sheet: Sheet, kind: number, wall: string) {
  const width = [64, 84, 58, 74, 96, 70][kind] ?? 64;
  const height = [58, 50, 84, 70, 56, 92][kind] ?? 60;
  return sheet.stamp(`tiled house ${kind} ${wall}`, () =>
    tiledHouse(sheet, { width, height, depth: 18 + ((kind * 7) % 15), wall }),
  );
}

function townTree(sheet: Sheet, kind: number) {
  return sheet.stamp(`town tree ${kind}`, () =>
    leafMass(sheet, { x: 0, y: -20, width: 26, height: 26, seed: kind + 60, count: 9, size: 18 }),
  );
}
