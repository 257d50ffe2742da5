import type { Drawing } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import { inkedCells, rolling, type Terrain } from "./terrain.ts";

/** Towards the sun: to the right, away, up; of length one. */
export type Sun = readonly [right: number, away: number, up: number];

/** What is met on a rock: how high it is, which way it faces, on which block, bed and joint. */
interface Spot {
  high: number;
  /** A side of a block, a ledge on it, its top, or the slope that lies behind the blocks. */
  kind: "side" | "ledge" | "top" | "slope";
  right: number;
  away: number;
  up: number;
  /** How far it is to the rim of a top; how far up a bed it is, from 0 to 1. */
  rim: number;
  bed: number;
  /** A number from 0 to 1 that differs from one joint to the next; how far the joint is, in metres. */
  hue: number;
  joint: number;
}

interface Side {
  nx: number;
  nz: number;
  reach: number;
  steep: number;
}

interface Block {
  index: number;
  x: number;
  z: number;
  half: number;
  top: number;
  sides: Side[];
  /** How its top and its beds lean, to the right and away. */
  leanX: number;
  leanZ: number;
  /** How thick its beds are. */
  bed: number;
}

export interface RockMass {
  /** Height of the rock at a place in metres; below 0 where there is none. */
  high: (right: number, away: number) => number;
  spot: (right: number, away: number) => Spot;
  /** Whether the rock keeps the sun from a place. */
  shades: (right: number, away: number, up: number, sun: Sun) => boolean;
}

const hash = (a: number, b: number, c = 0): number => {
  let mix = Math.imul(a + 11, 374_761_393) ^ Math.imul(b + 5, 668_265_263) ^ Math.imul(c + 3, 974_711);
  mix = Math.imul(mix ^ (mix >>> 13), 1_274_126_177);
  return ((mix ^ (mix >>> 16)) >>> 0) / 4_294_967_296;
};

/**
 * Bedded rock as a mass of leaning blocks, four numbers each: where it stands to the right and away, half its width, the height of its top, in
 * metres over the sea. Beds and upright joints break up their sides. `slope` is the ground that joins them behind.
 */
export function rockMass(
  numbers: readonly number[],
  seed: number,
  slope: (right: number, away: number) => number = () => -9,
): RockMass {
  const [bendRight, bendAway] = [rolling(seed + 1), rolling(seed + 2)];
  const [roughRight, roughAway] = [rolling(seed + 2), rolling(seed + 1)];
  const blocks = counted(numbers.length / 4).map((index): Block => {
    const [x = 0, z = 0, half = 1, top = 1] = numbers.slice(index * 4);
    const random = randomOf(seed * 97 + index * 13);
    const count = random.whole(5, 7);
    const turn = random.between(0, 7);
    const sides = counted(count).map((side): Side => {
      const angle = turn + ((side + random.around(0.28)) / count) * Math.PI * 2;
      return {
        nx: Math.cos(angle),
        nz: Math.sin(angle),
        reach: half * random.between(0.82, 1.1),
        steep: Math.max(2.2, (top / half) * random.between(0.9, 2.6)),
      };
    });
    return {
      index,
      x,
      z,
      half,
      top,
      sides,
      leanX: random.around(0.16),
      leanZ: random.around(0.16),
      bed: Math.min(top * 0.6, random.between(3.6, 6)),
    };
  });
  // The blocks that may be met in each square of four metres.
  const squares = new Map<number, Block[]>();
  const squareOf = (x: number, z: number) => Math.floor(x / 4) * 256 + Math.floor(z / 4);
  const around = (x: number, z: number) => {
    const key = squareOf(x, z);
    const [left, near] = [Math.floor(x / 4) * 4, Math.floor(z / 4) * 4];
    const met =
      squares.get(key) ??
      blocks.filter((block) => {
        const far = block.half * 1.2 + 2;
        return block.x + far > left && block.x - far < left + 4 && block.z + far > near && block.z - far < near + 4;
      });
    squares.set(key, met);
    return met;
  };
  // What the last search has met; one record for all, because millions of places are searched.
  const met = { block: blocks[0], side: 0, high: -9, low: 0, bed: 0, share: 0, top: false, px: 0, pz: 0 };
  const search = (right: number, away: number): number => {
    const px = right + bendRight(right / 4, away / 4) * 0.62 + roughRight(right / 1.3 + 50, away / 1.3) * 0.14;
    const pz = away + bendAway(right / 4, away / 4) * 0.62 + roughAway(right / 1.3 + 50, away / 1.3) * 0.14;
    met.block = undefined;
    met.high = -9;
    met.px = px;
    met.pz = pz;
    for (const block of around(px, pz)) {
      const dx = px - block.x;
      const dz = pz - block.z;
      let low = 1e9;
      let side = 0;
      for (let index = 0; index < block.sides.length; index++) {
        const each = block.sides[index];
        if (!each) continue;
        const up = (each.reach - each.nx * dx - each.nz * dz) * each.steep;
        if (up >= low) continue;
        low = up;
        side = index;
      }
      if (low <= met.high) continue;
      // Each bed stands back from the one under it, by a ledge of its own depth.
      const lean = block.leanX * dx + block.leanZ * dz;
      const top = block.top + lean;
      const beds = (low - lean * 0.7) / block.bed;
      const bed = Math.floor(beds);
      const riser = low < 0 ? 1 : 1 - 0.62 * hash(block.index, bed, seed) ** 1.6;
      const share = (beds - bed) / riser;
      const face = low < 0 ? low : lean * 0.7 + block.bed * (bed + Math.min(1, share));
      const reached = Math.min(top, face);
      if (reached <= met.high) continue;
      met.high = reached;
      met.block = block;
      met.side = side;
      met.low = low;
      met.bed = bed;
      met.share = share;
      met.top = top < face;
    }
    return met.high;
  };
  const spot = (right: number, away: number): Spot => {
    const high = search(right, away);
    const { block, low, bed, share, px, pz } = met;
    const side = block?.sides[met.side];
    const ground = slope(right, away);
    if (ground > high || !block || !side) {
      const [gx, gz] = [slope(right + 0.5, away) - ground, slope(right, away + 0.5) - ground];
      const none = { rim: 9, bed: 0, hue: 0, joint: 1 };
      return { high: Math.max(high, ground), kind: "slope", right: -gx * 2, away: -gz * 2, up: 1, ...none };
    }
    if (met.top) {
      const rim = (low - high) / side.steep;
      return { high, kind: "top", right: -block.leanX, away: -block.leanZ, up: 1, rim, bed: 0, hue: 0, joint: 1 };
    }
    const which = met.side;
    const apart = 2 + 3 * hash(block.index, which, bed);
    const along = (side.nx * (pz - block.z) - side.nz * (px - block.x)) / apart + hash(bed, which, 7) * 5;
    return {
      high,
      kind: share > 1 ? "ledge" : "side",
      right: side.nx,
      away: side.nz,
      up: share > 1 ? 1 : 1 / side.steep,
      rim: 0,
      bed: within(share),
      hue: hash(Math.floor(along), bed, block.index * 9 + which),
      joint: (along - Math.floor(along)) * apart,
    };
  };
  const highAt = (right: number, away: number) => Math.max(search(right, away), slope(right, away));
  // For shades, heights on a grid of a quarter of a metre, 128 m to either side and 256 m away.
  const known = new Float32Array(1024 * 1024).fill(Number.NaN);
  const cornerAt = (column: number, row: number): number => {
    const key = row * 1024 + column + 512;
    const high = known[key] ?? -9;
    if (!Number.isNaN(high)) return high;
    return (known[key] = highAt(column / 4, row / 4));
  };
  const coarse = (right: number, away: number): number => {
    const [column, row] = [Math.floor(right * 4), Math.floor(away * 4)];
    const [across, along] = [right * 4 - column, away * 4 - row];
    return mixed(
      mixed(cornerAt(column, row), cornerAt(column + 1, row), across),
      mixed(cornerAt(column, row + 1), cornerAt(column + 1, row + 1), across),
      along,
    );
  };
  return {
    high: highAt,
    spot,
    shades: (right, away, up, [sx, sz, sy]) => {
      for (let step = 0.7; step < 44; step += 0.34 + step * 0.03)
        if (coarse(right + sx * step, away + sz * step) > up + 0.12 + sy * step) return true;
      return false;
    },
  };
}

/**
 * Blocks of a cliff along its foot, which has for each distance away how far to the right it is: tall ones that carry the rim at its height,
 * lower ones before them, fallen ones in the water. `side` is 1 where the land lies to the right, -1 where it lies to the left.
 */
export function blocksAlong(
  foot: readonly Point[],
  [from, to]: Point,
  side: number,
  high: (away: number) => number,
  seed: number,
): number[] {
  const random = randomOf(seed);
  const all: number[] = [];
  for (let away = from; away < to; away += random.between(4.5, 7)) {
    const half = random.between(4, 6.4);
    const x = heightAt(foot, away) + side * (half + random.between(0.4, 3));
    all.push(x, away, half, high(away) * random.between(0.84, 1.06));
  }
  for (let away = from; away < to; away += random.between(7, 12)) {
    const half = random.between(2.4, 4.4);
    const x = heightAt(foot, away) + side * (half - random.between(0.4, 1.4));
    all.push(x, away, half, high(away) * random.between(0.26, 0.72));
  }
  // Near by, where they are seen large, the faces are broken into smaller ones.
  for (let away = from; away < 66; away += random.between(2.4, 4)) {
    const half = random.between(1.2, 2.4);
    const x = heightAt(foot, away) + side * (half - random.between(-0.6, 1));
    all.push(x, away, half, high(away) * random.between(0.12, 0.66));
  }
  for (let away = from; away < to; away += random.between(1.6, 6)) {
    const half = random.between(0.5, 1.5);
    const x = heightAt(foot, away) - side * random.between(-0.6, 2.2);
    all.push(x, away, half, half * random.between(0.7, 1.3));
  }
  return all;
}

/** Colours of rock: four in the sun, five in the shade, then wet in the sun and in the shade, then scrub, two in the sun and two in the shade. */
export type RockInks = readonly string[];

/** Draws such rock, as far as it is seen, with the shade that its blocks throw on one another. */
export function drawnRock(
  mass: RockMass,
  sun: Sun,
  inks: RockInks,
  view: Pick<Terrain, "window" | "cell" | "horizon" | "centre" | "eye" | "focal" | "reach">,
): Drawing {
  const { window, cell, horizon, centre, eye, focal, reach } = view;
  const [left, top, right, bottom] = window;
  const [wide, high] = [Math.ceil((right - left) / cell), Math.ceil((bottom - top) / cell)];
  const tones = new Int8Array(wide * high).fill(-1);
  const toneAt = toneOf(mass, sun);
  for (const column of counted(wide)) {
    const side = (left + (column + 0.5) * cell - centre) / focal;
    let [away] = reach;
    // Each look goes over the one under it, so what it meets lies no nearer.
    for (let row = high - 1; row >= 0; row--) {
      const fall = (top + (row + 0.5) * cell - horizon) / focal;
      // Where the look would meet the sea.
      const limit = fall > 0 ? Math.min(reach[1], eye / fall) : reach[1];
      const meets = (at: number) => mass.high(side * at, at) > eye - fall * at;
      let before = away;
      while (away < limit && !meets(away)) {
        before = away;
        away += 0.2;
      }
      if (away >= limit) {
        if (fall <= 0) break;
        away = limit;
        continue;
      }
      let after = away;
      for (const _ of counted(6)) {
        const middle = (before + after) / 2;
        if (meets(middle)) after = middle;
        else before = middle;
      }
      away = before;
      tones[row * wide + column] = toneAt(side * after, after, eye - fall * after);
    }
  }
  return inkedCells(tones, wide, { window, cell, inks, stacked: false });
}

/** Which ink a place of the rock has. */
function toneOf(mass: RockMass, sun: Sun): (right: number, away: number, seen: number) => number {
  const [sx, sz, sy] = sun;
  const [stain, wet, growth] = [rolling(71), rolling(72), rolling(73)];
  return (right, away, seen) => {
    const { high, kind, rim, bed, hue, joint, ...face } = mass.spot(right, away);
    const long = Math.hypot(face.right, face.away, face.up);
    const flat = kind !== "side";
    const light = flat && kind !== "slope" ? sy : (face.right * sx + face.away * sz + face.up * sy) / long;
    const out = flat ? 0 : 0.45 / long;
    const dark =
      light < 0.06 || mass.shades(right + face.right * out, away + face.away * out, high + (flat ? 0.35 : 0.1), sun);
    if (seen < 0.62 + wet(right / 2, away / 2) * 0.3) return dark ? 10 : 9;
    if (rim + growth(right / 2.6, away / 2.6) * 1.5 > 1.5 && (kind === "slope" || (kind === "top" && high > 4))) {
      const patch = growth(right / 5 + 40, away / 5) + growth(right / 1.6, away / 1.6 + 60) * 0.5;
      return dark ? (patch > 0.1 ? 14 : 13) : patch > -0.1 ? 11 : 12;
    }
    const shift = hue < 0.22 ? -1 : hue > 0.74 ? 1 : 0;
    const line = !flat && (joint < Math.max(0.13, away * 0.0026) || bed < 0.04) && hue > 0.5;
    if (dark) {
      if (flat) return 4;
      const base = mixed(7.4, 4.9, within(-face.away / long)) + shift * 0.6 + stain(right / 4, high / 6) * 0.3;
      return line ? 8 : within(Math.round(base), 5, 8);
    }
    if (flat) return 0;
    return line ? 3 : within(Math.round(mixed(3.6, 0.7, within(light * 1.25)) + shift * 0.7), 0, 3);
  };
}
