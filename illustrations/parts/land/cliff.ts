import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { box, chip, type Path, polygon, polygonDownTo } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { roughened } from "./ridge.ts";

export interface RockOptions {
  /** Its upper edge, from left to right. */
  crest: readonly Point[];
  foot: number;
  colour?: string;
  shade?: string;
  deep?: string;
  seed?: number;
}

/** A wall of rock: upright facets in three tones, cracks, rubble at the foot. */
export function cliff(sheet: Sheet, options: RockOptions): Drawing {
  const { crest, foot, seed = 3 } = options;
  const { colour = sheet.mood.stoneWorn, shade = sheet.mood.stoneShade, deep = sheet.mood.stoneDeep } = options;
  const random = randomOf(seed * 29);
  const line = roughened(crest, 9, random);
  const [left, right] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  const rubble = counted(Math.round((right - left) / 26))
    .map(() =>
      chip(
        random,
        random.between(left, right),
        foot - random.between(0, 6),
        random.between(6, 18),
        random.between(4, 10),
      ),
    )
    .join("");
  return (
    sheet.clipped(
      polygonDownTo(line, foot),
      fill(box(left, 0, right - left, foot), colour) +
        fill(pillars(line, foot, random, 0.5), sheet.mood.stone) +
        fill(pillars(line, foot, random, 0.95), shade) +
        fill(pillars(line, foot, random, 0.45), deep, 0.7) +
        sheet.spray(box(left, foot - 160, right - left, 160), deep, {
          from: [0, foot],
          to: [0, foot - 150],
          thick: 0.75,
        }),
    ) + fill(rubble, shade)
  );
}

/** Upright, uneven facets whose right edge is the crooked one. */
function pillars(line: readonly Point[], foot: number, random: Random, reach: number): Path {
  const [first, last] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  let path = "";
  for (let x = first + random.between(0, 40); x < last; x += random.between(34, 110)) {
    const top = heightAt(line, x) + random.between(-4, 40);
    const height = (foot - top) * reach * random.between(0.5, 1);
    const wide = random.between(10, 34);
    path += polygon([
      [x, top],
      [x + wide, top + random.between(0, 20)],
      [x + wide * random.between(0.6, 1.5), top + height * 0.4],
      [x + wide * random.between(0.2, 1.1), top + height],
      [x + random.between(-6, 6), top + height * random.between(0.6, 0.9)],
    ]);
  }
  return path;
}

/** Rocks that stand in water or on a shore: each a lit top, a shaded right side. Their foot is at y 0; `spread` is their whole width. */
export function rocks(
  sheet: Sheet,
  { spread, count = 7, size = 30, seed = 1 }: { spread: number; count?: number; size?: number; seed?: number },
): Drawing {
  const random = randomOf(seed * 43);
  let [lit, body, shade] = ["", "", ""];
  for (const index of counted(count)) {
    const x = mixed(-spread / 2, spread / 2, (index + random.next()) / count);
    const [w, h] = [size * random.between(0.6, 1.3), size * random.between(0.4, 1)];
    body += polygon([
      [x - w, 0],
      [x - w * 0.7, -h * 0.6],
      [x - w * 0.1, -h],
      [x + w * 0.5, -h * 0.75],
      [x + w, 0],
    ]);
    lit += polygon([
      [x - w * 0.7, -h * 0.6],
      [x - w * 0.1, -h],
      [x + w * 0.1, -h * 0.55],
      [x - w * 0.4, -h * 0.3],
    ]);
    shade += polygon([
      [x - w * 0.1, -h],
      [x + w * 0.5, -h * 0.75],
      [x + w, 0],
      [x + w * 0.1, 0],
      [x + w * 0.2, -h * 0.5],
    ]);
  }
  return fill(body, sheet.mood.stoneWorn) + fill(lit, sheet.mood.stone) + fill(shade, sheet.mood.stoneShade);
}
