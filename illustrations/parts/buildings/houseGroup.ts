import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place } from "#illustrations/kit/drawing.ts";
import { blot } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { roundTree } from "../plants/roundTree.ts";
import { house } from "./house.ts";

/** A house of a group: the offset of its foot from the group's, its width and height, and the length of its receding side. */
type Plot = readonly [dx: number, dy: number, width: number, height: number, depth: number];

/** Four ways in which houses stand together about a court: the hindmost first. */
const GROUPS: readonly (readonly Plot[])[] = [
  [
    [-40, -46, 96, 70, 24],
    [70, -34, 70, 92, 20],
    [-104, -8, 84, 62, 22],
    [10, 8, 118, 58, 26],
  ],
  [
    [0, -50, 120, 62, 24],
    [-92, -22, 70, 96, 20],
    [56, -2, 88, 66, 26],
  ],
  [
    [-30, -58, 74, 104, 20],
    [58, -40, 104, 60, 26],
    [-110, -18, 110, 56, 24],
    [-6, 14, 78, 74, 22],
    [100, 12, 70, 54, 20],
  ],
  [
    [-70, -30, 92, 78, 22],
    [34, -8, 124, 64, 28],
  ],
];

export interface HouseGroupOptions {
  /** Seed: selects one of the four arrangements of the houses, and varies each. */
  kind: number;
  x: number;
  y: number;
  /** Scale; 1 is about 330 units wide. The smaller, the stronger the haze in front of its trees. */
  size: number;
}

/**
 * Two to five white houses about a court, each on its own ground with its shade beside it, and the garden and trees that hold them
 * together: a town is groups, with lanes and open slope between them. Its middle stands on x, y.
 */
export function houseGroup(sheet: Sheet, { kind, x, y, size }: HouseGroupOptions): Drawing {
  const random = randomOf(kind * 31 + Math.round(x));
  const plots = GROUPS[kind % GROUPS.length] ?? [];
  const haze = Math.max(0, 0.5 - size * 0.8);
  const tree = (dx: number, dy: number, scale: number) =>
    roundTree(sheet, random.whole(0, 3), haze)(x + dx * size, y + dy * size, size * scale);
  const houses = plots.map(([dx, dy, width, height, depth], index) => {
    const [w, d] = [width + random.between(-8, 12), depth + random.between(-3, 5)];
    const shade = `M${w} 0l${d} ${-d * 0.3}l46 4l-22 14H${w * 0.3}Z`;
    return place(
      fill(shade, "#5d6b48", 0.7) +
        house(sheet, {
          width: w,
          height: height * random.between(0.92, 1.12),
          depth: d,
          seed: kind + index + 1,
          floors: height > 66 ? 2 : 1,
          columns: w > 100 ? 3 : 2,
          chimney: index === 1,
        }),
      x + dx * size,
      y + dy * size,
      size,
    );
  });
  return (
    fill(blot(random, x + 10 * size, y - 14 * size, 190 * size, 56 * size), blend("#8f9c5f", "#cfd3a6", haze)) +
    tree(-150, -10, 1) +
    tree(-66, -70, 1.1) +
    tree(150, -36, 0.9) +
    houses.join("") +
    tree(-34, 20, 0.8) +
    tree(186, 12, 1.1) +
    tree(150, 24, 0.7)
  );
}
