import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";

/** A ring of a turned form, in metres. */
export type Ring = readonly [radius: number, up: number];

/** The same profile with its bends rounded. */
export function rounded(rings: readonly Ring[]): Ring[] {
  const ringAt = (index: number): Ring => rings[Math.max(0, Math.min(rings.length - 1, index))] ?? [0, 0];
  return shares((rings.length - 1) * 6 + 1).map((share): Ring => {
    const along = share * (rings.length - 1);
    const index = Math.min(rings.length - 2, Math.floor(along));
    const t = along - index;
    const [a, b, c, d] = [ringAt(index - 1), ringAt(index), ringAt(index + 1), ringAt(index + 2)];
    const spline = (axis: 0 | 1): number =>
      b[axis] +
      (t / 2) *
        (c[axis] -
          a[axis] +
          t * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
    return [spline(0), spline(1)];
  });
}

/** Places round a ring that stands over a point to the right and away. */
export const ring = ([x, away]: Point, [radius, up]: Ring, count = 28): Place[] =>
  counted(count).map((index) => {
    const turn = (index / count) * Math.PI * 2;
    return [x + Math.cos(turn) * radius, away + Math.sin(turn) * radius, up];
  });

/** What stands under or over a ring of a turned form, as an outline. */
export const rim = (eye: Project, at: Point, form: Ring): Path => polygon(ring(at, form).map(eye));

/** The visible side of a turned form between two shares of its breadth: -1 its left edge, 1 its right. */
export function side(eye: Project, [x, away]: Point, rings: readonly Ring[], from = -1, to = 1): Path {
  const at = (share: number, [radius, up]: Ring): Point =>
    eye([x + radius * share, away - radius * Math.sqrt(Math.max(0, 1 - share * share)), up]);
  const [low, high]: [Ring, Ring] = [rings[0] ?? [0, 0], rings.at(-1) ?? [0, 0]];
  const across = shares(14).map((share) => mixed(from, to, share));
  return polygon([
    ...across.map((share) => at(share, low)),
    ...rings.map((form) => at(to, form)),
    ...across.toReversed().map((share) => at(share, high)),
    ...rings.toReversed().map((form) => at(from, form)),
  ]);
}

/** A turned form in light, body and shade; the light is on the left. */
export function turnedForm(
  eye: Project,
  at: Point,
  rings: readonly Ring[],
  [lit, body, shade]: readonly [string, string, string],
): Drawing {
  return (
    fill(side(eye, at, rings), body) +
    fill(side(eye, at, rings, -0.9, -0.42), lit) +
    fill(side(eye, at, rings, 0.3, 1), shade)
  );
}

/** A box in a frame: its top, and those of its sides that face us. */
export function block(
  view: Project,
  [x0, x1]: Point,
  [y0, y1]: Point,
  [low, high]: Point,
  tones: { top: string; front: string; left: string; right: string },
): Drawing {
  const wall = (a: Point, b: Point, tone: string): Drawing => {
    const [p, q, r, s] = [view([...a, low]), view([...b, low]), view([...b, high]), view([...a, high])];
    // Seen from outside, its foot runs from left to right.
    return q[0] > p[0] ? fill(polygon([p, q, r, s]), tone) : "";
  };
  return (
    wall([x0, y0], [x1, y0], tones.front) +
    wall([x1, y0], [x1, y1], tones.right) +
    wall([x0, y1], [x0, y0], tones.left) +
    fill(polygon([view([x0, y0, high]), view([x1, y0, high]), view([x1, y1, high]), view([x0, y1, high])]), tones.top)
  );
}

/** A frame on the desk: x to its right, y to its back, up. `turn` is clockwise from above. */
export function setDown(
  eye: Project,
  right: number,
  away: number,
  turn: number,
): { view: Project; world: (local: Place) => Place } {
  const angle = (turn / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const world = ([x, y, up]: Place): Place => [right + x * cos + y * sin, away - x * sin + y * cos, up];
  return { view: (local) => eye(world(local)), world };
}
