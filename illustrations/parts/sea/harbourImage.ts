import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { lens } from "#illustrations/kit/path.ts";
import { brokenImage } from "../boats/brokenImage.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** Towers of the castle from west to east, in its own measures: from, to, how high. */
const TOWERS = [
  [24, 92, 104],
  [168, 257, 230],
  [368, 455, 310],
  [450, 580, 366],
  [635, 710, 176],
  [770, 928, 223],
] as const;

/**
 * What `bodrumCastle` and its rock leave on moving water, in the castle's own measures: at 0,0 is the foot of its rock, bands go
 * down some 190. Stones along the rock's foot break its edge.
 */
export function castleImage({ stone, rock }: { stone: string; rock: string }): Drawing {
  const shapes = TOWERS.map(([from, to, high]) => ({
    outline: pointsOf([from + 6, 4, to - 6, 4, to - 10, 30 + high * 0.46, from + 10, 30 + high * 0.46]),
    colour: stone,
  }));
  const foot: Point[] = pointsOf([-36, 2, 976, 2, 950, 22, 880, 44, 460, 58, 60, 40, -10, 20]);
  const stones = pointsOf([-30, 110, 120, 76, 270, 140, 440, 96, 610, 150, 760, 84, 900, 124]);
  return (
    brokenImage({ shapes, depth: 210, band: 15, seed: 3 }) +
    brokenImage({ shapes: [{ outline: foot, colour: rock }], depth: 56, band: 12, seed: 5 }) +
    fill(stones.map(([x, long]) => lens(x, 1, long, 15)).join(""), rock)
  );
}

/** What `gulet` with her sails set leaves on moving water, in her own measures: her hull close below her, her sails farther down. */
export function guletImage({ hull, sail }: { hull: string; sail: string }): Drawing {
  return (
    brokenImage({
      shapes: [
        { outline: pointsOf([-80, 66, 66, 66, 66, 250]), colour: sail },
        { outline: pointsOf([80, 74, 330, 92, 84, 240]), colour: sail },
        { outline: pointsOf([-236, 74, -106, 66, -108, 190]), colour: sail },
      ],
      depth: 190,
      band: 13,
      seed: 9,
    }) +
    brokenImage({
      shapes: [{ outline: pointsOf([-224, 2, 214, 2, 292, 66, 110, 46, -196, 54, -266, 66]), colour: hull }],
      depth: 68,
      band: 9,
      seed: 4,
    })
  );
}
