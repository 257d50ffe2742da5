import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import type { Point } from "#content/illustrations/kit/geometry.ts";
import { curve, disc } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";

/** A round boulder of gneiss, bedded in the ground at 0,0: `w` to each side, `h` high, its shadow to the right. */
export function gneissBoulder(w: number, h: number, seed: number): Drawing {
  const random = randomOf(seed * 7);
  const k = () => random.between(0.86, 1.14);
  const [right, crown]: readonly [Point, Point] = [
    [w * 0.7 * k(), -h * 0.74 * k()],
    [-w * 0.1, -h * k()],
  ];
  const back: readonly Point[] = [right, [w, -h * 0.12], [w * 0.5, h * 0.1]];
  const rock = curve([[-w * 0.4, h * 0.12], [-w, -h * 0.1], [-w * 0.8 * k(), -h * 0.66 * k()], crown, ...back], true);
  // The shade keeps within the outline: it runs from the crown down its own crooked edge.
  const shade = curve(
    [[w * 0.16, crown[1] * 0.94], ...back, [-w * 0.06, h * 0.1], [w * 0.2, -h * 0.22], [w * 0.3, -h * 0.5]],
    true,
  );
  return (
    fill(disc(w * 0.7, h * 0.04, w * 1.15, h * 0.17), "#7d7650", 0.8) + fill(rock, "#e3d3bd") + fill(shade, "#94808a")
  );
}
