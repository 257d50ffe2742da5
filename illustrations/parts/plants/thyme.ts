import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { curve, lens } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { leafMass } from "./foliage.ts";

/** A cushion of thyme, some in full blossom, some hardly: a dark heart, grey leaves, blossom where the sun reaches it. */
function thyme(sheet: Sheet, x: number, y: number, size: number, seed: number): Drawing {
  const random = randomOf(seed * 17);
  const [wide, tall, bloom] = [random.between(0.95, 1.5), random.between(0.7, 1.05), random.between(0.35, 1)];
  const lean = random.around(0.2);
  const heart = curve(
    pointsOf([
      -1, 0.05, -0.9, -0.3, -0.56, -0.5, -0.1, -0.62, 0.36, -0.54, 0.74, -0.36, 0.94, -0.1, 0.88, 0.06, 0, 0.12,
    ]).map(([dx, dy]): Point => [
      x + (dx * wide + lean * -dy) * size * random.between(0.84, 0.96),
      y + dy * tall * size,
    ]),
    true,
  );
  const leaves = { seed, size: 10 + size * 0.06 };
  return (
    fill(heart, "#5a4a5c") +
    leafMass(sheet, {
      ...leaves,
      x: x + size * 0.06,
      y: y - size * 0.22 * tall,
      width: size * 0.92 * wide,
      height: size * 0.3 * tall,
      count: Math.round(14 + size * 0.55),
      colours: ["#4f4560", "#7b7468", "#aaa276"],
    }) +
    leafMass(sheet, {
      ...leaves,
      x: x + (lean - 0.16) * size * wide,
      y: y - size * 0.4 * tall,
      width: size * 0.74 * wide * mixed(0.6, 1, bloom),
      height: size * 0.24 * tall,
      leaf: "petal",
      count: Math.round((6 + size * 0.3) * bloom),
      colours: ["#805888", "#b183b2", "#e6b8cc"],
    })
  );
}

/** Thyme in blossom in a drift along a line of the slope: large in its middle, small and loose at its ends. */
export function thymeDrift(
  sheet: Sheet,
  line: readonly Point[],
  [count, size, spread]: readonly [count: number, size: number, spread: number],
  seed: number,
): Drawing[] {
  const random = randomOf(seed * 7);
  return counted(count)
    .map((index) => {
      const share = within((index + 0.5 + random.around(0.5)) / count) * (line.length - 1);
      const from = Math.min(line.length - 2, Math.floor(share));
      const [[x0, y0], [x1, y1]] = [line[from] ?? [0, 0], line[from + 1] ?? [0, 0]];
      const middle = Math.sin((share / (line.length - 1)) * Math.PI);
      return {
        x: mixed(x0, x1, share - from) + random.around(spread),
        y: mixed(y0, y1, share - from) + random.around(spread * 0.4),
        size: size * mixed(0.3, 1, middle) * random.between(0.5, 1.15),
      };
    })
    .toSorted((one, other) => one.y - other.y)
    .map(
      (one, index) =>
        fill(
          lens(one.x + one.size * 0.9, one.y + one.size * 0.03, one.size * 3.4, one.size * 0.32),
          sheet.mood.groundShade,
          0.7,
        ) + thyme(sheet, one.x, one.y, one.size, seed + index),
    );
}
