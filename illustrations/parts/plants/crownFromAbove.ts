import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, type Point, within } from "#illustrations/kit/geometry.ts";
import { blot, type Path, polygon } from "#illustrations/kit/path.ts";
import type { Random } from "#illustrations/kit/random.ts";

export type CrownColours = readonly [dark: string, middle: string, light: string];

/**
 * The head of a tree or a cushion of herbs, seen from above at a slant: bunches of leaves about a spiral, in the sun to the upper left, in shade to
 * the lower right. Six bunches are enough far off, a hundred for an olive near by.
 */
export function crownFromAbove(
  random: Random,
  [x, y, size]: readonly [x: number, y: number, size: number],
  [dark, middle, light]: CrownColours,
  count: number,
): Drawing {
  const round = Math.sqrt(9 / count);
  const bunches = counted(count)
    .map((index) => {
      const [angle, reach] = [index * 2.4 + random.around(0.4), Math.sqrt((index + 0.5) / count) * (1 - 0.3 * round)];
      const large = round * random.between(0.74, 1.24);
      return { dx: Math.cos(angle) * reach, dy: Math.sin(angle) * reach * 0.78, large };
    })
    .toSorted((one, other) => one.dy - other.dy);
  const bunch = ({ dx, dy, large }: (typeof bunches)[number], radius: number, shift: number) =>
    tuft(random, x + (dx + shift * large) * size, y + (dy + shift * 0.8 * large) * size, size * radius * large);
  const each = bunches.map((at) => {
    const sun = within(0.5 - at.dx * 0.55 - at.dy * 0.6 + random.around(0.12));
    const body =
      fill(bunch(at, 0.42, 0.06), dark) + fill(bunch(at, 0.35, -0.04), blend(dark, middle, within(0.2 + sun * 1.3)));
    if (sun <= 0.3) return body;
    return body + fill(bunch(at, sun > 0.6 ? 0.2 : 0.14, -0.13), blend(middle, light, within(sun * 1.4 - 0.1)));
  });
  return fill(bunches.map((at) => bunch(at, 0.5, 0.08)).join(""), dark) + each.join("");
}

/** What a crown shades of the ground to its right. */
export function crownShade(
  random: Random,
  [x, y, size]: readonly [x: number, y: number, size: number],
  colour: string,
  opacity = 0.5,
): Drawing {
  return fill(blot(random, x + size * 0.5, y + size * 0.36, size * 0.95, size * 0.62), colour, opacity);
}

/** A bunch of leaves: round, with tips. */
function tuft(random: Random, x: number, y: number, radius: number): Path {
  const tips = Math.round(within(radius * 0.6, 6, 20)) * 2;
  return polygon(
    counted(tips).map((index): Point => {
      const angle = (index / tips) * Math.PI * 2;
      const reach = radius * (index % 2 ? random.between(1, 1.22) : random.between(0.84, 0.96));
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8];
    }),
  );
}
