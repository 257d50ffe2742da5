import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { type Path, short } from "#illustrations/kit/path.ts";

export interface Terrain {
  /** Bounds on the sheet: left, top, right, bottom; and the size of a cell, in units. */
  window: readonly [left: number, top: number, right: number, bottom: number];
  cell: number;
  /** The camera: y of its horizon and x of its vanishing point on the sheet, its height, its focal length in units. */
  horizon: number;
  centre: number;
  eye: number;
  focal: number;
  /** Range of the ground that is drawn, in its own unit of length (metres, say), and the number of steps. */
  reach: readonly [near: number, far: number];
  steps: number;
  /** Height of the ground at a distance to the right and ahead. */
  ground: (right: number, away: number) => number;
  /** Index of the ink there; negative for none. Called only for visible points. */
  tone: (right: number, away: number) => number;
  inks: readonly string[];
  /** Whether each ink is also drawn below those that follow it, which avoids seams; with many inks, each is widened a little instead. */
  stacked?: boolean;
}

/**
 * Ground given by a height function, in perspective and with hidden surfaces removed; each ink becomes one flat shape with smooth edges.
 */
export function terrain(options: Terrain): Drawing {
  const { window, cell, horizon, centre, eye, focal, reach, steps, ground, tone } = options;
  const [left, top, right, bottom] = window;
  const [wide, high] = [Math.ceil((right - left) / cell), Math.ceil((bottom - top) / cell)];
  const tones = new Int8Array(wide * high).fill(-1);
  const distances = counted(steps).map((step) => reach[0] * (reach[1] / reach[0]) ** (step / (steps - 1)));
  for (const column of counted(wide)) {
    const x = left + (column + 0.5) * cell;
    let free = high;
    for (const away of distances) {
      const side = ((x - centre) * away) / focal;
      const row = Math.max(0, Math.round((horizon + ((eye - ground(side, away)) * focal) / away - top) / cell));
      if (row >= free) continue;
      const ink = tone(side, away);
      if (ink >= 0) for (let at = row; at < free; at++) tones[at * wide + column] = ink;
      free = row;
    }
  }
  return inkedCells(tones, wide, options);
}

/** Cells of a window as flat shapes with smooth edges: `tones` has the index of the ink of each, negative for none, row by row. */
export function inkedCells(
  tones: Int8Array,
  wide: number,
  { window: [left, top], cell, inks, stacked = true }: Pick<Terrain, "window" | "cell" | "inks" | "stacked">,
): Drawing {
  const high = tones.length / wide;
  const shape = (isIn: (at: number) => boolean): Path =>
    outlines(wide, high, isIn)
      .map((loop) => pathOf(loop, left, top, cell))
      .join("");
  if (stacked)
    return inks
      .map((ink, index) =>
        fill(
          shape((at) => (tones[at] ?? -1) >= index),
          ink,
        ),
      )
      .join("");
  const whole = fill(
    shape((at) => (tones[at] ?? -1) >= 0),
    inks[inks.length >> 1] ?? "",
  );
  const pieces = inks.map((ink, index) => {
    const path = shape((at) => tones[at] === index);
    return fill(path, ink) + stroke(path, ink, cell * 0.5);
  });
  return whole + pieces.join("");
}

/** The borders of a set of cells, as loops of corners with the cells on the right. */
function outlines(wide: number, high: number, isIn: (index: number) => boolean): Point[][] {
  // With an empty cell all around, so that no cell has to ask whether it lies at the edge.
  const across = wide + 2;
  const cells = new Uint8Array(across * (high + 2));
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) if (isIn(y * wide + x)) cells[(y + 1) * across + x + 1] = 1;
  // Where the borders lead that start at a corner, of which there are two at the most; 0 where none does.
  const corners = wide + 1;
  const [one, other] = [new Int32Array(corners * (high + 1)), new Int32Array(corners * (high + 1))];
  const starts: number[] = [];
  const link = (from: number, to: number) => {
    if (one[from] === 0) {
      one[from] = to + 1;
      starts.push(from);
    } else other[from] = to + 1;
  };
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const cell = (y + 1) * across + x + 1;
      if (!cells[cell]) continue;
      const corner = y * corners + x;
      if (!cells[cell - across]) link(corner, corner + 1);
      if (!cells[cell + 1]) link(corner + 1, corner + 1 + corners);
      if (!cells[cell + across]) link(corner + 1 + corners, corner + corners);
      if (!cells[cell - 1]) link(corner + corners, corner);
    }
  const take = (from: number): number | undefined => {
    const links = other[from] ? other : one;
    const to = links[from] ?? 0;
    links[from] = 0;
    return to > 0 ? to - 1 : undefined;
  };
  const loops: Point[][] = [];
  for (const start of starts) {
    while (one[start]) {
      const loop: Point[] = [];
      let at: number | undefined = start;
      while (at !== undefined) {
        const to = take(at);
        if (to === undefined) break;
        // The middle of each side, which cuts the corners of the cells.
        loop.push([((at % corners) + (to % corners)) / 2, (Math.floor(at / corners) + Math.floor(to / corners)) / 2]);
        at = to;
      }
      if (loop.length > 11) loops.push(loop);
    }
  }
  return loops;
}

function pathOf(loop: readonly Point[], left: number, top: number, cell: number): Path {
  const count = loop.length;
  const soft = loop.map((_, index): Point => {
    let [x, y] = [0, 0];
    for (const [shift, weight] of [
      [-2, 1],
      [-1, 2],
      [0, 3],
      [1, 2],
      [2, 1],
    ] as const) {
      const [px, py] = loop[(index + shift + count) % count] ?? [0, 0];
      x += px * weight;
      y += py * weight;
    }
    return [left + (x / 9) * cell, top + (y / 9) * cell];
  });
  const kept = soft.filter((_, index) => index % 2 === 0);
  return `M${kept.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** Smooth noise on a plane, from -1 to 1, with a wavelength of about one unit. */
export function rolling(seed: number): (x: number, y: number) => number {
  const lattice = (x: number, y: number) => {
    let hash = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 974_711);
    hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2_147_483_648 - 1;
  };
  const ease = (share: number) => share * share * share * (share * (share * 6 - 15) + 10);
  // Caches the corners of the last cell, because the next point is usually in the same one.
  let [i, j] = [Number.NaN, Number.NaN];
  let [a, b, c, d] = [0, 0, 0, 0];
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left !== i || top !== j) {
      i = left;
      j = top;
      a = lattice(i, j);
      b = lattice(i + 1, j);
      c = lattice(i, j + 1);
      d = lattice(i + 1, j + 1);
    }
    const [u, v] = [ease(x - i), ease(y - j)];
    const [upper, lower] = [a + (b - a) * u, c + (d - c) * u];
    return upper + (lower - upper) * v;
  };
}
