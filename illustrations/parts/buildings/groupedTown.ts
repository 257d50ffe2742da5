import type { Drawing } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { houseGroup } from "./houseGroup.ts";

export interface GroupedTownOptions {
  /** Rows of groups, from the highest and furthest to the lowest and nearest. */
  rows: number;
  /** Ends of the furthest and of the nearest row. */
  far: readonly [from: number, to: number];
  near: readonly [from: number, to: number];
  /** Height of a group at x; `share` is 0 in the furthest row and 1 in the nearest. */
  ground: (x: number, share: number) => number;
  /** Size of the groups in the furthest and in the nearest row. */
  scale: readonly [far: number, near: number];
  /** Spacing of the groups: 1 leaves the width of a lane between them, below that they overlap. */
  spacing?: number;
  seed?: number;
}

/** A white town on a slope: groups of houses with their gardens, uneven in distance and size, no ruled rows. */
export function groupedTown(sheet: Sheet, options: GroupedTownOptions): Drawing {
  const { rows, far, near, ground, scale, spacing = 0.9, seed = 1 } = options;
  const random = randomOf(seed * 43);
  const groups: { x: number; y: number; size: number; kind: number }[] = [];
  for (const row of counted(rows)) {
    const share = rows > 1 ? row / (rows - 1) : 1;
    const end = mixed(far[1], near[1], share);
    let x = mixed(far[0], near[0], share) + random.between(0, 120) * scale[0];
    while (x < end) {
      const size = mixed(scale[0], scale[1], share) * random.between(0.85, 1.15);
      groups.push({ x, y: ground(x, share) + random.around(26) * size, size, kind: random.whole(0, 11) });
      x += 300 * size * spacing * random.between(0.8, 1.25);
    }
  }
  return groups
    .toSorted((a, b) => a.y - b.y)
    .map((group) => houseGroup(sheet, group))
    .join("");
}
