import type { Point } from "#content/illustrations/kit/geometry.ts";

/** Points from a row of numbers, x and y by turns: `pointsOf([-20, 480, 160, 452])`. Long crests stay short to read. */
export function pointsOf(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
}
