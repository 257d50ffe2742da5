import { type Drawing, dots, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, type Path, polygon, polyline } from "#illustrations/kit/path.ts";

/** A direction or a place as it is seen: to the right, down, towards the eye. */
export type Vec = readonly [right: number, down: number, near: number];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const sum = (a: Vec, b: Vec, times = 1): Vec => [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
export const scaled = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const unit = (a: Vec): Vec => scaled(a, 1 / (Math.hypot(...a) || 1));
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const SUN = unit([-0.6, -0.58, 0.56]);

/** Peel from its shade to the sun, then its gleam. */
export const PEEL = ["#9c3712", "#c65314", "#e6761a", "#f6952a", "#fdb557", "#ffe2ae"] as const;

/** How a mandarin lies: its middle, its radius, where its stalk points, and how high it is by its breadth. */
export interface Lie {
  x: number;
  y: number;
  r: number;
  pole: Vec;
  flat?: number;
}

/** A flattened ball in the round. Its places are those of a unit sphere whose third axis is the pole. */
export function formOf({ x, y, r, pole, flat: squash = 0.77 }: Lie) {
  const w = unit(pole);
  const u = unit(cross(w, Math.abs(w[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]));
  const v = cross(w, u);
  const at = ([a, b, c]: Vec): Point => {
    const [px, py] = sum(sum(scaled(u, a), v, b), w, c * squash);
    return [x + px * r, y + py * r];
  };
  const local = (way: Vec): Vec => unit([dot(way, u), dot(way, v), dot(way, w) / squash]);
  const eye = local([0, 0, 1]);
  const clamped = (q: Vec): Vec => (dot(q, eye) >= 0 ? q : unit(sum(q, eye, -dot(q, eye))));
  const around = (way: Vec, cos: number, count = 64): Vec[] => {
    const side = unit(cross(way, Math.abs(way[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
    const other = cross(way, side);
    const sin = Math.sqrt(1 - cos * cos);
    return counted(count).map((index) => {
      const angle = (index / count) * Math.PI * 2;
      return sum(sum(scaled(way, cos), side, sin * Math.cos(angle)), other, sin * Math.sin(angle));
    });
  };
  /** What of the ball is within an angle of a direction, as far as it is seen. */
  const cap = (way: Vec, cos: number): Path => polygon(around(way, cos).map((q) => at(clamped(q))));
  /** Where a place is on the sheet; if it is on the far side, the nearest place that is seen. */
  const seen = (q: Vec): Point => at(clamped(q));
  /** A place by the angle from the pole and the angle round it. */
  const polar = (from: number, round: number): Vec => [
    Math.sin(from) * Math.cos(round),
    Math.sin(from) * Math.sin(round),
    Math.cos(from),
  ];
  return { x, y, r, w, at, seen, eye, local, cap, around, polar, outline: polygon(around(eye, 0, 96).map(at)) };
}
export type Form = ReturnType<typeof formOf>;

/** The tones of a ball one over the other, in rings round where the sun meets it. */
export function rounded(form: Form, tones: readonly string[]): Drawing {
  const sun = form.local(SUN);
  const [deep = "", shade = "", body = "", light = "", bright = "", gleam = ""] = tones;
  return (
    fill(form.outline, deep) +
    // The white sill lights it again from below.
    fill(form.cap(form.local(unit([0.5, 0.85, 0.1])), 0.8), shade) +
    fill(form.cap(sun, -0.22), shade) +
    fill(form.cap(sun, 0.16), body) +
    fill(form.cap(sun, 0.5), light) +
    fill(form.cap(sun, 0.82), bright) +
    (gleam ? fill(form.cap(form.local(unit([-0.62, -0.62, 0.6])), 0.976), gleam) : "")
  );
}

/** The pores of the peel, in rows that follow its round, wherever `shown` says that there is peel. */
export function pores(form: Form, count: number, size: number, shown: (q: Vec) => boolean = () => true): Drawing {
  const sun = form.local(SUN);
  const spots = counted(count).flatMap((index) => {
    const w = 1 - ((index + 0.5) / count) * 2;
    const angle = index * 2.399_963;
    const wide = Math.sqrt(1 - w * w);
    const q: Vec = [Math.cos(angle) * wide, Math.sin(angle) * wide, w];
    const facing = dot(q, form.eye);
    return facing > 0.14 && w < 0.96 && shown(q) ? [{ point: form.at(q), facing, lit: dot(q, sun) }] : [];
  });
  const some = (test: (spot: (typeof spots)[number]) => boolean): Point[] =>
    spots.filter(test).map(({ point }) => point);
  return (
    dots(
      some(({ facing, lit }) => facing > 0.55 && lit > 0.1),
      size,
      "#d96a14",
      0.75,
    ) +
    dots(
      some(({ facing, lit }) => facing <= 0.55 && lit > 0.1),
      size * 0.66,
      "#d96a14",
      0.75,
    ) +
    dots(
      some(({ facing, lit }) => facing > 0.45 && lit <= 0.1),
      size,
      "#8f3210",
      0.6,
    ) +
    dots(
      some(({ facing, lit }) => facing <= 0.45 && lit <= 0.1),
      size * 0.66,
      "#8f3210",
      0.6,
    )
  );
}

/** A whole mandarin: loose peel, furrows that run into its stalk, the green star of the calyx. */
export function wholeMandarin(lie: Lie, count: number, stalk = 0.3): Drawing {
  const form = formOf(lie);
  const { at, polar, eye, x, y, r, w } = form;
  const body = rounded(form, PEEL) + pores(form, count, r * 0.0165);
  if (eye[2] < 0.08) return body;
  const furrow = (index: number): Path => {
    const round = index * 0.698 + 0.2;
    const end = 0.62 + (index % 3) * 0.1;
    return polygon([at(polar(0.16, round - 0.12)), at(polar(end, round)), at(polar(0.16, round + 0.12))]);
  };
  const star = counted(10).map((index) => at(polar(index % 2 ? 0.09 : 0.22, index * 0.628)));
  const top = at([0, 0, 1]);
  const lit = star.map(([a, b]): Point => [mixed(top[0], a, 0.6) - 1, mixed(top[1], b, 0.6) - 1]);
  const hollow = counted(14).map((index) => at(polar(0.26 + (index % 2) * 0.03, index * 0.449)));
  const stem = polyline([top, [x + w[0] * r * (0.8 + stalk), y + w[1] * r * (0.8 + stalk)]]);
  return (
    body +
    fill(counted(9).map(furrow).join(""), "#b44a12", 0.55) +
    fill(curve(hollow, true), "#c65a14", 0.8) +
    fill(polygon(star), "#3f6a34") +
    fill(polygon(lit), "#7f9c4c") +
    (stalk ? stroke(stem, "#4f6a34", r * 0.085) + stroke(stem, "#93a858", r * 0.035) : "")
  );
}

/** Three greens of leaves, each from the sun to the fold. */
const LEAVES = [
  ["#8fb45c", "#4f8a46", "#27563a", "#173c30"],
  ["#a9c466", "#659a48", "#2f6238", "#1b4431"],
  ["#6f9c56", "#3a7344", "#1e4a36", "#14352c"],
] as const;

/** A glossy leaf from its stem to its tip, folded along its rib: `bow` bends it aside, `wide` is half its breadth. */
export function mandarinLeaf(
  [x0, y0]: Point,
  [x1, y1]: Point,
  bow: number,
  wide: number,
  tone: 0 | 1 | 2 = 0,
): Drawing {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / long, dx / long];
  const rib = (share: number): Point => {
    const aside = 4 * bow * share * (1 - share);
    return [x0 + dx * share + nx * aside, y0 + dy * share + ny * aside];
  };
  const rim = (share: number, side: number): Point => {
    const [x, y] = rib(share);
    const out = side * wide * Math.sin(Math.PI * share ** 0.86) ** 0.85;
    return [x + nx * out, y + ny * out];
  };
  const line = shares(15);
  const half = (side: number, reach = 1): Path =>
    polygon([
      ...line.map((share) => rib(share)),
      ...line.toReversed().map((share): Point => {
        const [[a, b], [c, d]] = [rib(share), rim(share, side)];
        return [mixed(a, c, reach), mixed(b, d, reach)];
      }),
    ]);
  // The half that looks up to the left has the sun.
  const sunny = -nx - ny > 0 ? 1 : -1;
  const [bright, lit, dim, deep] = LEAVES[tone];
  const veins = [0.24, 0.38, 0.52, 0.66, 0.79].flatMap((share) =>
    [1, -1].map((side) => {
      const [[a, b], [c, d]] = [rib(share), rim(share + 0.09, side)];
      return polyline([rib(share), [mixed(a, c, 0.8), mixed(b, d, 0.8)]]);
    }),
  );
  return (
    fill(half(sunny), lit) +
    fill(half(-sunny), dim) +
    fill(half(-sunny, 0.45), deep) +
    fill(
      curve(
        [0.2, 0.36, 0.55, 0.74, 0.55, 0.36].map((share, index): Point => {
          const [[a, b], [c, d]] = [rib(share), rim(share, sunny)];
          const reach = index > 3 ? 0.36 : index === 0 || index === 3 ? 0.55 : 0.78;
          return [mixed(a, c, reach), mixed(b, d, reach)];
        }),
        true,
      ),
      bright,
    ) +
    stroke(veins.join(""), bright, wide * 0.045, 0.55) +
    stroke(curve([0, 0.25, 0.5, 0.75, 0.97].map(rib)), "#b9cf7e", wide * 0.1)
  );
}
