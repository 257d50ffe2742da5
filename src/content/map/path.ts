import { type Point, within } from "./geometry.ts";

/**
 * Rounds a coordinate to a tenth of a unit, which is below the resolution of every picture.
 *
 * @public illustrations/ draws with it, too
 */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * The coordinates of a point, as the `d` attribute of an SVG path has them.
 *
 * @public illustrations/ draws with it, too
 */
export function coordinates([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** The `d` attribute of an open polyline. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(coordinates).join("L")}`;
}

/** The `d` attribute of a smooth curve through all points (Catmull-Rom spline); `closed` joins its ends. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : within(index, 0, count - 1)] ?? [0, 0];
  const bends = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${coordinates(first)} ${coordinates(second)} ${coordinates(to)}`;
  });
  return `M${coordinates(point(0))}${bends.join("")}${closed ? "Z" : ""}`;
}
