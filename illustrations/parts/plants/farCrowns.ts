import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { disc } from "#illustrations/kit/path.ts";
import type { Random } from "#illustrations/kit/random.ts";

/** Round masses of leaves far off, scattered over a field of the sheet, their lit parts above left. */
export function farCrowns(
  random: Random,
  count: number,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  size: number,
  colour: string,
  light: string,
): Drawing {
  const spots = counted(count).map(
    () =>
      [random.between(left, right), mixed(top, bottom, random.next() ** 1.6), size * random.between(0.6, 1.2)] as const,
  );
  return (
    fill(spots.map(([x, y, r]) => disc(x, y, r, r * 0.7)).join(""), colour) +
    fill(spots.map(([x, y, r]) => disc(x - r * 0.3, y - r * 0.24, r * 0.5, r * 0.3)).join(""), light)
  );
}
