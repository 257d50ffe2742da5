import type { Place, Project } from "./camera.ts";
import { type Drawing, fill, stroke } from "./drawing.ts";
import { counted, mixed, type Point, shares, within } from "./geometry.ts";
import { type Path, polygon } from "./path.ts";

/** A surface in space, by two coordinates, and the part of it that is drawn. */
export type Surface = (u: number, v: number) => Place;
export type Range = readonly [u0: number, u1: number, v0: number, v1: number];

/** Four tones of a material, from the sun to the folds. */
export interface Tones {
  sunny: string;
  plain: string;
  dim: string;
  deep: string;
}

/** How forms are seen and lit. */
export interface Light {
  project: Project;
  eye: Place;
  /** Where the sun is, and the brighter half of what lights the shade, as directions. */
  sun: Place;
  bright: Place;
  /** How far a place is within the sunlight, in metres; less than 0 in a shadow. */
  inSun: (place: Place) => number;
}

/** A rounded form: which part of which surface; `outward` is 1 if v turns left of u for who looks at it from outside, else -1. */
export interface Form {
  surface: Surface;
  range: Range;
  outward: 1 | -1;
  tones: Tones;
}

interface Lit {
  facing: number;
  bright: number;
  sunny: number;
}

/** The part of a grid of values where they are over 0, its edge cut where they cross it; whole cells of a row as one. */
function over(values: readonly number[][], points: readonly Point[][]): Path {
  const value = (i: number, j: number): number => values[i]?.[j] ?? -1;
  const point = (i: number, j: number): Point => points[i]?.[j] ?? [0, 0];
  let path = "";
  for (let j = 0; j + 1 < (points[0]?.length ?? 0); j++) {
    let start = -1;
    for (let i = 0; i < points.length; i++) {
      const corners = [[i, j] as const, [i + 1, j] as const, [i + 1, j + 1] as const, [i, j + 1] as const];
      const whole = i + 1 < points.length && corners.every(([a, b]) => value(a, b) > 0);
      if (whole && start < 0) start = i;
      if (whole) continue;
      if (start >= 0) {
        const columns = counted(i - start + 1).map((index) => start + index);
        path += polygon([
          ...columns.map((column) => point(column, j)),
          ...columns.toReversed().map((column) => point(column, j + 1)),
        ]);
        start = -1;
      }
      if (i + 1 >= points.length) continue;
      const cut = corners.flatMap(([a, b], index): Point[] => {
        const [c, d] = corners[(index + 1) % 4] ?? [a, b];
        const [here, next] = [value(a, b), value(c, d)];
        const own: Point[] = here > 0 ? [point(a, b)] : [];
        if (here > 0 === next > 0) return own;
        const share = here / (here - next);
        const [p, q] = [point(a, b), point(c, d)];
        return [...own, [mixed(p[0], q[0], share), mixed(p[1], q[1], share)]];
      });
      if (cut.length > 2) path += polygon(cut);
    }
  }
  return path;
}

const product = (one: Place, other: Place): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const less = (one: Place, other: Place): Place => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];

/** How a place of a form is lit and whether it faces the eye. */
function litAt({ eye, sun, bright, inSun }: Light, { surface, range, outward }: Form, u: number, v: number): Lit {
  const here = surface(u, v);
  const [du, dv] = [(range[1] - range[0]) * 0.004, (range[3] - range[2]) * 0.004];
  const p = less(surface(u + du, v), surface(u - du, v));
  const q = less(surface(u, v + dv), surface(u, v - dv));
  const cross = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]] as const;
  const long = (Math.hypot(...cross) || 1) * outward;
  const normal: Place = [cross[0] / long, cross[1] / long, cross[2] / long];
  return {
    facing: product(normal, less(eye, here)),
    bright: product(normal, bright),
    sunny: Math.min(product(normal, sun) - 0.12, inSun(here) * 6),
  };
}

/** A form in the tones of its material, by which way each place of it looks and whether the sun reaches it; the edges between the tones are as smooth as the form. */
export function modelled(light: Light, form: Form): Drawing {
  const { surface, range, tones } = form;
  const [us, vs] = [
    shares(41).map((share) => mixed(range[0], range[1], share)),
    shares(91).map((share) => mixed(range[2], range[3], share)),
  ];
  const points = us.map((u) => vs.map((v) => light.project(surface(u, v))));
  const lit = us.map((u) => vs.map((v) => litAt(light, form, u, v)));
  const tone = (paint: string, value: (here: Lit) => number): Drawing => {
    const path = over(
      lit.map((row) => row.map(value)),
      points,
    );
    // The stroke closes the seams between the cells.
    return fill(path, paint) + stroke(path, paint, 1);
  };
  const seen = (paint: string, value: (here: Lit) => number): Drawing =>
    tone(paint, (here) => Math.min(here.facing * 4, value(here)));
  return (
    // The side that is turned away first: it shows where the form ends in a fold.
    tone(tones.deep, ({ facing }) => 0.01 - facing) +
    seen(tones.deep, () => 1) +
    seen(tones.dim, ({ bright }) => bright + 0.12) +
    seen(tones.plain, ({ bright }) => bright - 0.36) +
    seen(tones.sunny, ({ sunny, bright }) => Math.min(sunny, bright + 0.3))
  );
}

/** A pad: a straight run from a place, then a round edge; what its surface adds to that outwards. */
export interface Pad {
  middle: number;
  half: (v: number) => number;
  start: Point;
  slope: number;
  long: number;
  radius: number;
  /** 1 if its outer side is left of its run, seen from the car's right: a cushion; -1: a back. */
  side: 1 | -1;
  bulge: (u: number, v: number) => number;
  /** How far it goes on after its edge. */
  tail?: number;
}
export function padOf({ middle, half, start, slope, long, radius, side, bulge, tail = 0.1 }: Pad): Surface {
  const angle = (slope / 180) * Math.PI;
  const most = 1.8;
  return (u, v) => {
    const way = v * (long + radius * most + tail);
    const turn = within((way - long) / radius, 0, most);
    const rest = Math.max(0, way - long - radius * most);
    const straight = Math.min(way, long);
    const normal = (by: number): Point => [-Math.sin(angle - side * by) * side, Math.cos(angle - side * by) * side];
    const [n0, n1] = [normal(0), normal(turn)];
    const run = [Math.cos(angle - side * turn), Math.sin(angle - side * turn)] as const;
    // Round the edge no deeper than its middle, where the surface would turn inside out.
    const out = Math.max(bulge(u, v), turn > 0 ? radius * -0.8 : -1);
    const y = start[0] + Math.cos(angle) * straight - n0[0] * radius + n1[0] * (radius + out) + run[0] * rest;
    const z = start[1] + Math.sin(angle) * straight - n0[1] * radius + n1[1] * (radius + out) + run[1] * rest;
    return [middle + within(u, -1, 1) * half(v), y, z];
  };
}

/** How a seat's side rises from its middle to a bolster, and falls round it. */
export function bolster(high: number, from = 0.58): (u: number) => number {
  return (u) => {
    const a = Math.abs(u);
    const rise = within((a - from) / 0.2);
    const round = within((a - 0.8) / 0.2);
    return high * rise * rise * (3 - 2 * rise) - 0.07 * (1 - Math.sqrt(1 - round * round)) - Math.max(0, a - 1) * 0.5;
  };
}
