import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { lens } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";

export interface BrokenImage {
  /** Outlines of the mirrored shapes, upside down, in coordinates of the sheet; and the colour of each. */
  shapes: readonly { outline: readonly Point[]; colour: string }[];
  /** Height of the reflection, and of one of its bands. */
  depth: number;
  band?: number;
  seed?: number;
}

/** The image of a thing in water that moves a little: level bands in its own colours, close below it, apart and shorter farther down. */
export function brokenImage({ shapes, depth, band = 9, seed = 1 }: BrokenImage): Drawing {
  const random = randomOf(seed * 29);
  return shapes
    .map(({ outline, colour }) => {
      const top = Math.min(...outline.map(([, y]) => y));
      let bands = "";
      for (let y = top + band * 0.4; y < top + depth;) {
        const far = (y - top) / depth;
        const [left, right] = spanAt(outline, y);
        if (right - left > band * 2) {
          const middle = (left + right) / 2 + random.around((right - left) * 0.05 * (0.4 + far));
          const long = (right - left) * (1.1 + random.between(0, 0.12) - far * random.between(0.05, 0.45));
          bands += lens(middle, y, long, band * random.between(1.5, 2.1));
        }
        y += band * (0.72 + far * random.between(0.8, 1.6));
      }
      return fill(bands, colour, 0.78);
    })
    .join("");
}

/** From where to where an outline reaches at a height. */
function spanAt(outline: readonly Point[], y: number): Point {
  const crossings = outline.flatMap(([x0, y0], index) => {
    const [x1, y1] = outline[(index + 1) % outline.length] ?? [x0, y0];
    return (y0 <= y && y1 > y) || (y1 <= y && y0 > y) ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : [];
  });
  return crossings.length > 1 ? [Math.min(...crossings), Math.max(...crossings)] : [0, 0];
}
