import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, type Path, polygon, polygonDownTo } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface PineHill {
  crest: readonly Point[];
  foot: number;
  /** Outlines of the flanks that face the sun and of those that have lost it. */
  lit?: readonly (readonly Point[])[];
  shaded?: readonly (readonly Point[])[];
  /** Where a few single crowns stand out of the wood. */
  groves?: readonly Point[];
  /** Half the width of a crown on the crest and at the foot. */
  size?: readonly [far: number, near: number];
  colours?: readonly [shade: string, body: string, light: string];
  seed?: number;
}

/**
 * A hill under pines in large masses, as one sees it against the light of morning or evening: crowns only along the edges of the masses and in a
 * few groves.
 */
export function pineHill(
  sheet: Sheet,
  {
    crest,
    foot,
    lit = [],
    shaded = [],
    groves = [],
    size = [9, 20],
    colours = [sheet.mood.leafDark, sheet.mood.leaf, sheet.mood.leafLight],
    seed = 1,
  }: PineHill,
): Drawing {
  const random = randomOf(seed * 53);
  const [shade, body, light] = colours;
  const top = Math.min(...crest.map(([, y]) => y));
  const sizeAt = (y: number) => mixed(size[0], size[1], Math.max(0, Math.min(1, (y - top) / (foot - top))));
  // Outlines may run either way round, so the crowns are filled apart: they would cut holes.
  const mass = (outline: readonly Point[], colour: string) =>
    fill(polygon(outline), colour) + fill(crowned(random, [...outline, ...outline.slice(0, 1)], sizeAt), colour);
  const hill = polygonDownTo(crest, foot) + crowned(random, crest, sizeAt);
  const inside = sheet.clipped(
    hill,
    lit.map((outline) => mass(outline, light)).join("") +
      shaded.map((outline) => mass(outline, shade)).join("") +
      groves.map((spot) => grove(random, spot, sizeAt, [shade, body, light])).join(""),
  );
  return fill(hill, body) + inside;
}

/** Crowns along a line at uneven distances: some alone, some that hide one another. */
function crowned(random: Random, line: readonly Point[], sizeAt: (y: number) => number): Path {
  let crowns = "";
  line.slice(1).forEach(([toX, toY], index) => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    const long = Math.hypot(toX - fromX, toY - fromY);
    // On a steep edge crowns stand before one another and show little of themselves.
    const shown = mixed(1, 0.36, Math.abs(toY - fromY) / Math.max(1, long));
    for (let at = 0; at < long;) {
      const [x, y] = [mixed(fromX, toX, at / long), mixed(fromY, toY, at / long)];
      const half = sizeAt(y) * shown * random.between(0.5, 1.25);
      crowns += blot(random, x, y + half * 0.1, half, half * random.between(0.5, 0.72));
      at += half * random.between(0.8, 2.4);
    }
  });
  return crowns;
}

/** Three to six crowns close together, each lit from the left over its own shade. */
function grove(
  random: Random,
  [x, y]: Point,
  sizeAt: (y: number) => number,
  [shade, body, light]: readonly [string, string, string],
): Drawing {
  let crowns = "";
  const count = random.whole(3, 6);
  for (let index = 0; index < count; index++) {
    const half = sizeAt(y) * random.between(0.6, 1.2);
    const [left, high] = [x + (index - count / 2) * half * 1.3 + random.around(half), y + random.around(half * 1.1)];
    crowns +=
      fill(blot(random, left + half * 0.3, high + half * 0.34, half * 1.1, half * 0.6), shade) +
      fill(blot(random, left, high, half, half * 0.56), body) +
      fill(blot(random, left - half * 0.28, high - half * 0.16, half * 0.58, half * 0.28), light);
  }
  return crowns;
}
