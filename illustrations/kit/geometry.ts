import { mixed, type Point } from "../../src/content/map/geometry.ts";

export { counted, mixed, shares, within, type Point } from "../../src/content/map/geometry.ts";

/** y of a polyline at `x`, by linear interpolation, and constant beyond its ends. Its points must be sorted by x. */
export function heightAt(line: readonly Point[], x: number): number {
  const after = line.findIndex(([at]) => at >= x);
  const [x1, y1] = line[after === -1 ? line.length - 1 : after] ?? [0, 0];
  const before = line[after - 1];
  if (after <= 0 || !before) return y1;
  const [x0, y0] = before;
  return mixed(y0, y1, (x - x0) / (x1 - x0 || 1));
}

/** A coordinate between the middle two of four in a row, on the Catmull–Rom curve through them: 0 is `from`, 1 is `to`. */
export function splined([before, from, to, after]: readonly [number, number, number, number], share: number): number {
  const [slope, end] = [(to - before) / 2, (after - from) / 2];
  return (
    from +
    slope * share +
    (3 * (to - from) - 2 * slope - end) * share ** 2 +
    (2 * (from - to) + slope + end) * share ** 3
  );
}
