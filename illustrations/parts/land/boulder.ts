import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { type Point, shares } from "#illustrations/kit/geometry.ts";
import { disc, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";

/** The tones of a rock from its lit side to its darkest. */
export type RockColours = readonly [light: string, body: string, shade: string, deep: string];

/**
 * A boulder that sits in the ground at x, y: lit head, shaded right flank, round foot, its shadow to the right. `shadow` is the ground's own
 * shade.
 */
export function boulder(
  x: number,
  y: number,
  size: number,
  colours: RockColours,
  seed: number,
  shadow = "#7b6a72",
): Drawing {
  const random = randomOf(seed * 71);
  const [light, body, shade] = colours;
  const [w, h] = [size * random.between(0.9, 1.2), size * random.between(0.62, 0.95)];
  const [peak, shoulder] = [random.between(-0.35, 0.1) * w, random.between(0.3, 0.6) * w];
  const foot: Point[] = shares(7).map((share) => {
    const angle = Math.PI * share;
    return [x + Math.cos(angle) * w, y + Math.sin(angle) * size * 0.2];
  });
  return (
    fill(disc(x + w * 0.55, y + size * 0.08, w * 0.98, size * 0.2), shadow, 0.5) +
    fill(
      polygon([[x - w, y], [x - w * 0.72, y - h * 0.62], [x + peak, y - h], [x + shoulder, y - h * 0.8], ...foot]),
      body,
    ) +
    fill(
      polygon([
        [x - w * 0.72, y - h * 0.62],
        [x + peak, y - h],
        [x + shoulder * 0.5, y - h * 0.5],
        [x - w * 0.3, y - h * 0.36],
      ]),
      light,
    ) +
    fill(
      polygon([[x + peak, y - h], [x + shoulder, y - h * 0.8], ...foot.slice(0, 4), [x + shoulder * 0.5, y - h * 0.5]]),
      shade,
    )
  );
}
