import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { blot, disc } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";

/** A natural sponge around its middle: a pale lump with holes, its right side in shade; `size` is half its width. */
export function sponge(x: number, y: number, size: number, seed: number): Drawing {
  const random = randomOf(seed * 7 + 1);
  const pores = counted(9).map(() =>
    disc(x + random.around(size * 0.6), y + random.around(size * 0.5), size * random.between(0.05, 0.11)),
  );
  return (
    fill(blot(random, x + size * 0.1, y + size * 0.08, size, size * 0.86), "#8a5a48") +
    fill(blot(random, x, y, size * 0.92, size * 0.78), "#d9a45c") +
    fill(blot(random, x - size * 0.22, y - size * 0.2, size * 0.5, size * 0.4), "#f0c982") +
    fill(pores.join(""), "#7a4a3c")
  );
}
