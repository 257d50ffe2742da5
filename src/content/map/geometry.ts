/** A point in units of a sheet, x to the right and y down; or in degrees, longitude before latitude. */
export type Point = readonly [x: number, y: number];

/** A value between two others: `from` at a share of 0, `to` at 1. */
export function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The value, or the nearer limit if it is outside of them. */
export function within(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(high, value));
}

/** `count` evenly spaced numbers from 0 to 1, both ends included. */
export function shares(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (count > 1 ? index / (count - 1) : 0));
}

/** The integers from 0 to `count` - 1. */
export function counted(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Groups a flat list of numbers into points: `pointsOf([-20, 480, 160, 452])` has two. Keeps long outlines readable in the code. */
export function pointsOf(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
}
