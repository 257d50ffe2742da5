import type { Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { facesOf } from "./faces.ts";

export interface PolygonalWallOptions {
  /** Where along the frame the wall begins and ends, and how far forward its face stands, in metres. */
  from: number;
  to: number;
  forward?: number;
  /** How high it still stands there. */
  top: (along: number) => number;
  /** How thick it is. */
  thick?: number;
  /** Breadth of a middling block. */
  block?: number;
  seed: number;
  /** Turned away from the light: its face is shaded. */
  shaded?: boolean;
}

/** A dry wall of many-cornered blocks, as the Lelegians fitted them, in a frame of the camera whose eye is above it: no two of one form, its top broken along its joints. */
export function polygonalWall(
  sheet: Sheet,
  view: Project,
  { from, to, forward = 0, top, thick = 1.5, block = 0.9, seed, shaded = false }: PolygonalWallOptions,
): Drawing {
  const { at } = facesOf(view);
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const random = randomOf(seed * 37);
  const cells = fitted(from, to, block, top, random.next);
  const [light, body] = shaded
    ? [
        blend(stoneShade, stoneWorn, 0.5),
        [stoneShade, blend(stoneShade, stoneDeep, 0.22), blend(stoneShade, stoneWorn, 0.25)],
      ]
    : [wallBright, [stone, blend(stone, stoneWorn, 0.5), blend(stone, wallBright, 0.35)]];
  const face = (points: readonly Point[]) => polygon(points.map(([along, up]) => at(along, forward, up)));
  const edges = new Set<string>();
  const shared = new Set<string>();
  for (const name of cells.flatMap((cell) => cell.map((_, index) => edgeOf(cell, index)))) {
    if (edges.has(name)) shared.add(name);
    edges.add(name);
  }
  const drawn = cells.map((cell) => {
    const [middle, up] = centre(cell);
    const shrunk = (share: number, right = 0, rise = 0) =>
      face(cell.map(([x, y]): Point => [mixed(middle, x, share) + right, Math.max(0, mixed(up, y, share) + rise)]));
    const tone = body[Math.floor(random.next() * 3)] ?? stone;
    // What is seen of its top, from above: the edges that nothing lies on, carried back to the other face.
    const lids = cell.map(([x, y], index): Drawing => {
      const [nextX, nextY] = cell[(index + 1) % cell.length] ?? [0, 0];
      if (nextX >= x || shared.has(edgeOf(cell, index))) return "";
      const lid = polygon([
        at(x, forward, y),
        at(nextX, forward, nextY),
        at(nextX, forward - thick, nextY),
        at(x, forward - thick, y),
      ]);
      // What falls steeply to the right is out of the light.
      return fill(
        lid,
        nextY - y > (x - nextX) * 0.4 ? blend(stoneShade, stoneWorn, 0.25) : blend(stone, wallBright, 0.6),
      );
    });
    return {
      up,
      lids: lids.join(""),
      block:
        fill(shrunk(1), shaded ? stoneDeep : blend(stoneDeep, stoneShade, 0.35)) +
        fill(shrunk(0.965), shaded ? blend(stoneShade, stoneDeep, 0.5) : blend(stoneShade, stoneWorn, 0.35)) +
        fill(shrunk(0.935, -block * 0.012, block * 0.01), light) +
        fill(shrunk(0.9, block * 0.004, -block * 0.012), tone),
    };
  });
  return (
    drawn
      .toSorted((a, b) => a.up - b.up)
      .map(({ lids }) => lids)
      .join("") + drawn.map((one) => one.block).join("")
  );
}

/** A name for an edge of a block, the same for both blocks that meet in it: its middle, to the centimetre. */
function edgeOf(cell: readonly Point[], index: number): string {
  const [[x, y], [nextX, nextY]] = [cell[index] ?? [0, 0], cell[(index + 1) % cell.length] ?? [0, 0]];
  return `${((x + nextX) / 2).toFixed(2)} ${((y + nextY) / 2).toFixed(2)}`;
}

/** Blocks that meet without mortar: each the room nearer to its middle than to any other, in rows that are none. */
function fitted(
  from: number,
  to: number,
  block: number,
  top: (along: number) => number,
  next: () => number,
): Point[][] {
  const rise = block * 0.56;
  const highest = Math.max(...counted(41).map((index) => top(mixed(from, to, index / 40))));
  const rows = Math.ceil(highest / rise) + 1;
  const middles = counted(rows).flatMap((row) => {
    const places: Point[] = [];
    let along = from - block * (row % 2 ? 0.1 : 0.55);
    while (along < to + block) {
      places.push([along, (row + 0.5 + (next() - 0.5) * 0.8) * rise]);
      along += block * mixed(0.5, 1.7, next() ** 1.3);
    }
    return places;
  });
  return middles.flatMap((middle) => {
    const [x, y] = middle;
    let cell: Point[] = [
      [from, 0],
      [to, 0],
      [to, highest + rise],
      [from, highest + rise],
    ];
    for (const [otherX, otherY] of middles) {
      if (otherX === x && otherY === y) continue;
      if (Math.abs(otherX - x) > block * 3.4 || Math.abs(otherY - y) > block * 2.6) continue;
      // Breadth counts less than height: blocks lie.
      const [dx, dy] = [(otherX - x) * 0.45, otherY - y];
      cell = clipped(cell, ([px, py]) => (px - (x + otherX) / 2) * 0.45 * dx + (py - (y + otherY) / 2) * dy);
    }
    if (cell.length < 3) return [];
    const [along, up] = centre(cell);
    return up + rise * 0.3 < top(along) ? [cell] : [];
  });
}

/** The part of a shape where `side` is not above 0. */
function clipped(shape: readonly Point[], side: (point: Point) => number): Point[] {
  return shape.flatMap((point, index): Point[] => {
    const after = shape[(index + 1) % shape.length] ?? point;
    const [here, there] = [side(point), side(after)];
    const share = here / (here - there);
    const crossing: Point[] =
      here > 0 === there > 0 ? [] : [[mixed(point[0], after[0], share), mixed(point[1], after[1], share)]];
    return here > 0 ? crossing : [point, ...crossing];
  });
}

function centre(shape: readonly Point[]): Point {
  const total = shape.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0] as Point);
  return [total[0] / shape.length, total[1] / shape.length];
}
