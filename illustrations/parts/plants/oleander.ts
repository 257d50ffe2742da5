import type { Drawing } from "#illustrations/kit/drawing.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { leafMass } from "./foliage.ts";

const PINK = ["#8d2a58", "#d9487f", "#ffa9bd"] as const;

/** Flowers of the white kind. */
export const WHITE_OLEANDER = ["#b9c4cf", "#f3e6e2", "#ffffff"] as const;

/** An oleander bush centred on a point, `size` is half its width: narrow leaves, flowers at the tips. */
export function oleander(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  seed: number,
  flowers: readonly [string, string, string] = PINK,
): Drawing {
  const at = (dx: number, dy: number, share: number, count: number, index: number) =>
    leafMass(sheet, {
      x: x + dx * size,
      y: y + dy * size,
      width: size * share,
      height: size * share * 0.6,
      seed: seed + index,
      count,
      size: 20,
      leaf: "petal",
      colours: flowers,
    });
  return (
    leafMass(sheet, {
      x,
      y,
      width: size,
      height: size * 0.78,
      seed,
      count: 34,
      size: 30,
      colours: ["#24503f", "#3f7a4c", "#86ab5c"],
    }) +
    at(-0.5, -0.36, 0.26, 7, 1) +
    at(0.1, -0.62, 0.28, 7, 2) +
    at(0.56, -0.22, 0.24, 6, 3) +
    at(-0.16, 0.02, 0.22, 6, 4) +
    at(-0.8, 0.12, 0.18, 5, 5)
  );
}
