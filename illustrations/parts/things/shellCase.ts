import type { Place } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { type Point, shares } from "#illustrations/kit/geometry.ts";
import { disc, type Path, polygon } from "#illustrations/kit/path.ts";

/** Projects a case's place in millimetres: to the right, away, up. */
export type Stand = (at: Place) => Point;

export interface ShellCase {
  /** Its left front lower corner, and its size. */
  at: Place;
  size: readonly [wide: number, deep: number, high: number];
  /** Its face in the sun, its side in shade, its edge and top. */
  colours: readonly [lit: string, dim: string, bright: string];
  wheels?: boolean;
}

/** A hard case with round edges: its right side in shade, its bright rim, ribs, a grip, rollers below. */
export function shellCase(
  stand: Stand,
  { at: [x, y, z], size: [wide, deep, high], colours, wheels }: ShellCase,
): Drawing {
  const [lit, dim, bright] = colours;
  const outline = (back: number, inset = 0): Path => {
    const radius = Math.min(wide, high) * 0.17;
    // Each corner turns a quarter about its own middle, anticlockwise from the lower right one.
    const corners = [
      [wide - radius, radius],
      [wide - radius, high - radius],
      [radius, high - radius],
      [radius, radius],
    ].flatMap(([cx = 0, cz = 0], corner) =>
      shares(6).map((share) => {
        const angle = (corner - 1 + share) * (Math.PI / 2);
        const reach = radius - inset;
        return stand([x + cx + Math.cos(angle) * reach, y + back, z + cz + Math.sin(angle) * reach]);
      }),
    );
    return polygon(corners);
  };
  const on = (x0: number, x1: number, z0: number, z1: number): Path =>
    polygon(
      [
        [x0, z0],
        [x1, z0],
        [x1, z1],
        [x0, z1],
      ].map(([h = 0, v = 0]) => stand([x + h * wide, y, z + v * high])),
    );
  const upright = high > wide;
  const rib = (share: number, by: number) =>
    upright
      ? on(share - 0.022 + by, share + 0.012 + by, 0.1, 0.78)
      : on(0.08, 0.92, share - 0.04 - by, share + 0.02 - by);
  const ribs = (by: number) => [0.2, 0.4, 0.6, 0.8].map((share) => rib(share, by)).join("");
  const grip = (low: number, top: number) =>
    upright ? on(0.3, 0.7, 0.86 + low, 0.915 + top) : on(0.38, 0.62, 0.4 + low, 0.6 + top);
  const roller = (share: number) => {
    const [cx, cy] = stand([x + share * wide, y + 30, z - 28]);
    const radius = (stand([x, y, z])[1] - stand([x, y, z + 38])[1]) * 0.9;
    return disc(cx, cy, radius * 0.7, radius);
  };
  const edge = Math.min(wide, high) * 0.17;
  // Its top in the sun, from the turn of one edge to that of the other, and the seam over it.
  const top = (from: number, to: number): Path =>
    polygon([
      stand([x + edge * 0.5, y + from * deep, z + high - edge * 0.08]),
      stand([x + edge, y + from * deep, z + high]),
      stand([x + wide - edge, y + from * deep, z + high]),
      stand([x + wide - edge, y + to * deep, z + high]),
      stand([x + edge, y + to * deep, z + high]),
      stand([x + edge * 0.5, y + to * deep, z + high - edge * 0.08]),
    ]);
  return (
    (wheels ? fill([0.14, 0.86].map(roller).join(""), "#2a2036") : "") +
    shares(18)
      .map((share) => fill(outline(deep * (1 - share)), share > 0.46 && share < 0.53 ? "#33263a" : dim))
      .join("") +
    fill(top(0, 0.46) + top(0.53, 1), bright, 0.75) +
    fill(outline(0), bright) +
    fill(outline(0, 14), lit) +
    fill(ribs(upright ? 0.022 : 0.03), bright, 0.5) +
    fill(ribs(0), dim, 0.6) +
    // Its foot and its right edge turn away from the light.
    fill(on(0.06, 0.94, 0.012, 0.05) + on(0.952, 0.978, 0.14, 0.86), dim, 0.7) +
    fill(grip(-0.012, 0.012), bright, 0.6) +
    fill(grip(0, 0), "#33263a")
  );
}
