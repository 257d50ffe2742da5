import type { Random } from "./random.ts";
import { type Point, within } from "./geometry.ts";

/** The `d` of an SVG path. Paths of one colour are joined by `+`, and filled once. */
export type Path = string;

/** A tenth of a unit is finer than any picture shows. */
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

/** An open line through points. */
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

/** A soft line through all points (Catmull-Rom); `closed` makes it a shape. */
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

/** A soft line as the upper edge of a shape that goes down to `base`. */
export function curveDownTo(points: readonly Point[], base: number): Path {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return `${curve(points)}L${at([last[0], base])}L${at([first[0], base])}Z`;
}

/** A straight-edged line as the upper edge of a shape that goes down to `base`. */
export function polygonDownTo(points: readonly Point[], base: number): Path {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return polygon([...points, [last[0], base], [first[0], base]]);
}

/** A level dab, pointed at both ends, centred on x: the mark of sea, light and thin cloud. */
export function lens(x: number, y: number, length: number, thickness: number): Path {
  const half = length / 2;
  return `M${at([x - half, y])}q${short(half)} ${short(-thickness)} ${short(length)} 0q${short(-half)} ${short(thickness)} ${short(-length)} 0z`;
}

/** A dab with a flat foot: cloud and mound. */
export function mound(x: number, y: number, length: number, height: number): Path {
  return `M${at([x - length / 2, y])}q${short(length * 0.2)} ${short(-height)} ${short(length / 2)} ${short(-height)}t${short(length / 2)} ${short(height)}z`;
}

/** An uneven patch, as a loaded brush leaves it. */
export function blot(random: Random, x: number, y: number, radius: number, radiusY = radius): Path {
  const corners = 9;
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = random.between(0.72, 1.2);
    return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radiusY * reach];
  });
  return curve(points, true);
}

/** A stone, leaf or facet with straight edges. */
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
