import type { Point } from "#content/illustrations/kit/geometry.ts";

/** Groups a flat list of numbers into points: `pointsOf([-20, 480, 160, 452])` has two. Keeps long outlines readable in the code. */
export function pointsOf(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
}
