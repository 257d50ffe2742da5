import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { box, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { bougainvillea, leafMass } from "../plants/foliage.ts";

export interface HouseOptions {
  width?: number;
  height?: number;
  /** Length of its receding right side, which is in shade. */
  depth?: number;
  floors?: number;
  /** Number of windows in a row. */
  columns?: number;
  chimney?: boolean;
  /** Panes that are lit from inside. */
  lit?: boolean;
  seed?: number;
}

/** A whitewashed cube of the coast: lit front, shaded flank, blue shutters, flat roof. Stands on 0,0, its left front corner. */
export function house(sheet: Sheet, options: HouseOptions = {}): Drawing {
  const { width: w = 84, height: h = 60, depth = w * 0.4, seed = 1, chimney = false, lit = false } = options;
  const { floors = Math.max(1, Math.round(h / 46)), columns = Math.max(1, Math.round(w / 36)) } = options;
  const random = randomOf(seed * 47);
  const { wall, wallBright, wallShade, wallDeep, door, window } = sheet.mood;
  const rise = -depth * 0.3;
  const floor = h / floors;
  let [panes, shutters, doors] = ["", "", ""];
  for (const storey of counted(floors)) {
    for (const column of counted(columns)) {
      const wide = Math.min((w / columns) * 0.34, floor * 0.3);
      const x = (w * (column + 0.5)) / columns - wide / 2;
      if (storey === 0 && column === seed % columns) {
        doors += box(x - wide * 0.15, -floor * 0.64, wide * 1.3, floor * 0.64);
      } else if (!random.chance(0.14)) {
        const top = -floor * (storey + 1) + floor * 0.26;
        panes += box(x, top, wide, floor * 0.42);
        shutters +=
          box(x - wide * 0.56, top, wide * 0.5, floor * 0.42) + box(x + wide * 1.06, top, wide * 0.5, floor * 0.42);
      }
    }
  }
  const flank = `M${short(w)} 0l${short(depth)} ${short(rise)}v${short(-h)}l${short(-depth)} ${short(-rise)}z`;
  const flankPane = `M${short(w + depth * 0.38)} ${short(-h * 0.64 + rise * 0.38)}l${short(depth * 0.26)} ${short(rise * 0.26)}v${short(floor * 0.4)}l${short(-depth * 0.26)} ${short(-rise * 0.26)}z`;
  return (
    fill(flank, wallShade) +
    fill(`M0 ${short(-h)}h${short(w)}l${short(depth)} ${short(rise)}h${short(-w)}z`, wallBright) +
    fill(box(0, -h, w, h), wall) +
    fill(box(0, -h + h * 0.05, w, h * 0.025), wallShade, 0.6) +
    fill(shutters + doors, door) +
    fill(panes, lit ? "#ffd98a" : window) +
    (depth > 16 ? fill(flankPane, lit ? "#e9ab57" : wallDeep) : "") +
    (chimney
      ? fill(box(w * 0.66, -h - h * 0.18, w * 0.13, h * 0.2), wall) +
        fill(box(w * 0.79, -h - h * 0.18, w * 0.06, h * 0.2), wallShade)
      : "")
  );
}

export interface VillageOptions {
  /** Rows of houses, from the highest and furthest to the lowest and nearest. */
  rows: number;
  /** Ends of the furthest and of the nearest row. */
  far: readonly [from: number, to: number];
  near: readonly [from: number, to: number];
  /** Height of a house at x; `share` is 0 in the furthest row and 1 in the nearest. */
  ground: (x: number, share: number) => number;
  /** Size of the houses in the furthest and in the nearest row. */
  scale?: readonly [far: number, near: number];
  /** Share of the area with trees and gardens, from 0 to 1. */
  gardens?: number;
  flowers?: number;
  lit?: boolean;
  seed?: number;
}

/** White cubes that climb a slope, with trees and bougainvillea between them. */
export function village(sheet: Sheet, options: VillageOptions): Drawing {
  const { rows, far, near, ground, scale = [0.5, 1], gardens = 0.14, flowers = 0.2, lit = false, seed = 1 } = options;
  const random = randomOf(seed * 59);
  let drawing = "";
  for (const row of counted(rows)) {
    const share = rows > 1 ? row / (rows - 1) : 1;
    const size = mixed(scale[0], scale[1], share);
    let x = mixed(far[0], near[0], share) + random.around(20);
    const end = mixed(far[1], near[1], share);
    while (x < end) {
      const y = ground(x, share) + random.around(6 * size);
      if (random.chance(gardens)) {
        drawing += gardenTree(sheet, random.whole(0, 2))(x + 16 * size, y, size * random.between(0.9, 1.4));
        x += 50 * size;
        continue;
      }
      const scaleY = size * random.between(0.85, 1.2);
      drawing += villageHouse(sheet, random.whole(0, 7), lit && random.chance(0.7))(
        x,
        y,
        scaleY,
        scaleY * random.between(0.9, 1.25),
      );
      if (random.chance(flowers))
        drawing += gardenFlowers(sheet, random.whole(0, 2))(
          x + random.around(24 * size),
          y + 3,
          size * random.between(0.8, 1.2),
        );
      x += random.between(66, 104) * size;
    }
  }
  return drawing;
}

function villageHouse(sheet: Sheet, kind: number, lit: boolean) {
  const width = [64, 84, 52, 74, 92, 48, 70, 58][kind] ?? 64;
  const height = [62, 52, 84, 70, 60, 72, 96, 48][kind] ?? 60;
  return sheet.stamp(`village house ${kind} ${lit}`, () =>
    house(sheet, {
      width,
      height,
      depth: 14 + ((kind * 7) % 17),
      chimney: kind % 3 === 1,
      columns: width > 60 ? 2 : 1,
      floors: height > 66 ? 2 : 1,
      lit,
      seed: kind + 1,
    }),
  );
}

function gardenTree(sheet: Sheet, kind: number) {
  return sheet.stamp(`garden tree ${kind}`, () =>
    leafMass(sheet, { x: 0, y: -18, width: 26, height: 24, seed: kind + 30, count: 9, size: 18 }),
  );
}

function gardenFlowers(sheet: Sheet, kind: number) {
  return sheet.stamp(`garden flowers ${kind}`, () =>
    bougainvillea(sheet, { x: 0, y: -18, width: 18, height: 22, seed: kind + 40, count: 8, size: 16 }),
  );
}
