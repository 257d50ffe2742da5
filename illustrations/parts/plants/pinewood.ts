import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { heightAt, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, polygonDownTo } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A slope under pines from some way off: crown before crown, lit on the left, growing towards its foot. */
export function pinewood(
  sheet: Sheet,
  {
    crest,
    foot,
    size = [18, 30],
    colours = [sheet.mood.leafDark, sheet.mood.leaf, sheet.mood.leafLight],
    seed = 1,
  }: {
    crest: readonly Point[];
    foot: number;
    /** Half the width of a crown on the crest and at the foot. */
    size?: readonly [far: number, near: number];
    colours?: readonly [dark: string, middle: string, light: string];
    seed?: number;
  },
): Drawing {
  const random = randomOf(seed * 137);
  const [left, right] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const highest = Math.min(...crest.map(([, y]) => y));
  let drawing = fill(polygonDownTo(crest, foot), colours[0]);
  for (
    let y = highest;
    y < foot - size[1] * 0.3;
    y += mixed(size[0], size[1], (y - highest) / (foot - highest)) * 0.62
  ) {
    const radius = mixed(size[0], size[1], (y - highest) / (foot - highest));
    const row = { dark: "", middle: "", light: "" };
    for (let x = left + random.next() * radius; x < right; x += radius * random.between(1.1, 1.9)) {
      const high = y + random.around(radius * 0.4);
      if (high < heightAt(crest, x) - radius * 0.2) continue;
      const wide = radius * random.between(0.6, 1.4);
      row.dark += blot(random, x + wide * 0.16, high + wide * 0.22, wide, wide * 0.7);
      row.middle += blot(random, x - wide * 0.1, high, wide * 0.84, wide * 0.4);
      if (random.chance(0.5)) row.light += blot(random, x - wide * 0.32, high - wide * 0.16, wide * 0.42, wide * 0.17);
    }
    drawing += fill(row.dark, colours[0]) + fill(row.middle, colours[1]) + fill(row.light, colours[2]);
  }
  return drawing;
}
