import type { Random } from "./random.ts";
import { type Point, within } from "./geometry.ts";

/** The `d` attribute of an SVG path. Paths of one colour are concatenated by `+` and filled once. */
export type Path = string;

/** Rounds a coordinate to a tenth of a unit, which is below the resolution of every picture. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function at([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[]): Path {
  return `M${points.map(at).join("L")}Z`;
}

/** An open polyline. */
export function polyline(points: readonly Point[]): Path {
  return `M${points.map(at).join("L")}`;
}

/** A rectangle from its upper left corner. */
export function box(x: number, y: number, width: number, height: number): Path {
  return `M${at([x, y])}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** A circle round a point, or an ellipse if the second radius differs. */
export function disc(x: number, y: number, radius: number, radiusY = radius): Path {
  const [rx, ry, across] = [radius, radiusY, radius * 2].map(short);
  return `M${at([x - radius, y])}a${rx} ${ry} 0 1 0 ${across} 0a${rx} ${ry} 0 1 0 -${across} 0z`;
}

/** A smooth curve through all points (Catmull-Rom spline); `closed` joins its ends. */
export function curve(points: readonly Point[], closed = false): Path {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : within(index, 0, count - 1)] ?? [0, 0];
  const bends = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${at(first)} ${at(second)} ${at(to)}`;
  });
  return `M${at(point(0))}${bends.join("")}${closed ? "Z" : ""}`;
}

/** The area between a smooth curve and `base`, the y coordinate of its lower edge. */
export function curveDownTo(points: readonly Point[], base: number): Path {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return `${curve(points)}L${at([last[0], base])}L${at([first[0], base])}Z`;
}

/** The area between a polyline and `base`, the y coordinate of its lower edge. */
export function polygonDownTo(points: readonly Point[], base: number): Path {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return polygon([...points, [last[0], base], [first[0], base]]);
}

/** A horizontal lens shape, pointed at both ends, centred on x: for waves, reflections and thin clouds. */
export function lens(x: number, y: number, length: number, thickness: number): Path {
  const half = length / 2;
  return `M${at([x - half, y])}q${short(half)} ${short(-thickness)} ${short(length)} 0q${short(-half)} ${short(thickness)} ${short(-length)} 0z`;
}

/** A bump with a flat base, centred on x: for clouds and mounds. */
export function mound(x: number, y: number, length: number, height: number): Path {
  return `M${at([x - length / 2, y])}q${short(length * 0.2)} ${short(-height)} ${short(length / 2)} ${short(-height)}t${short(length / 2)} ${short(height)}z`;
}

/** An irregular blob with a smooth outline, centred on a point. */
export function blot(random: Random, x: number, y: number, radius: number, radiusY = radius): Path {
  const corners = 9;
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = random.between(0.72, 1.2);
    return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radiusY * reach];
  });
  return curve(points, true);
}

/** An irregular polygon of five to seven corners, centred on a point: for stones, leaves and facets. */
export function chip(random: Random, x: number, y: number, radius: number, radiusY = radius): Path {
  const corners = random.whole(5, 7);
  return polygon(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = (index / corners) * Math.PI * 2;
      const reach = random.between(0.75, 1.15);
      return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radiusY * reach];
    }),
  );
}

/** The convex outline round a set of points. */
export function hull(points: readonly Point[]): Path {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (run: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of run) {
      while (kept.length > 1 && turn(kept.at(-2) ?? point, kept.at(-1) ?? point, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return polygon([...half(sorted), ...half(sorted.toReversed())]);
}

/** Twice the area of the triangle of three points: positive where the way from the first over the second to the third turns clockwise on the sheet. */
function turn([ox, oy]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  return (ax - ox) * (by - oy) - (ay - oy) * (bx - ox);
}
