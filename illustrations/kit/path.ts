import type { Random } from "./random.ts";
import { coordinates, curve, short } from "../../src/content/map/path.ts";
import type { Point } from "./geometry.ts";

export { curve, polyline, short } from "../../src/content/map/path.ts";

/** The `d` attribute of an SVG path. Paths of one colour are concatenated by `+` and filled once. */
export type Path = string;

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[]): Path {
  return `M${points.map(coordinates).join("L")}Z`;
}

/** A rectangle from its upper left corner. */
export function box(x: number, y: number, width: number, height: number): Path {
  return `M${coordinates([x, y])}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** A circle round a point, or an ellipse if the second radius differs. */
export function disc(x: number, y: number, radius: number, radiusY = radius): Path {
  const [rx, ry, across] = [radius, radiusY, radius * 2].map(short);
  return `M${coordinates([x - radius, y])}a${rx} ${ry} 0 1 0 ${across} 0a${rx} ${ry} 0 1 0 -${across} 0z`;
}

/** The area between a smooth curve and `base`, the y coordinate of its lower edge. */
export function curveDownTo(points: readonly Point[], base: number): Path {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return `${curve(points)}L${coordinates([last[0], base])}L${coordinates([first[0], base])}Z`;
}

/** The area between a polyline and `base`, the y coordinate of its lower edge. */
export function polygonDownTo(points: readonly Point[], base: number): Path {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return polygon([...points, [last[0], base], [first[0], base]]);
}

/** A horizontal lens shape, pointed at both ends, centred on x: for waves, reflections and thin clouds. */
export function lens(x: number, y: number, length: number, thickness: number): Path {
  const half = length / 2;
  return `M${coordinates([x - half, y])}q${short(half)} ${short(-thickness)} ${short(length)} 0q${short(-half)} ${short(thickness)} ${short(-length)} 0z`;
}

/** A bump with a flat base, centred on x: for clouds and mounds. */
export function mound(x: number, y: number, length: number, height: number): Path {
  return `M${coordinates([x - length / 2, y])}q${short(length * 0.2)} ${short(-height)} ${short(length / 2)} ${short(-height)}t${short(length / 2)} ${short(height)}z`;
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
