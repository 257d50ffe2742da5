import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { blot, type Path } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "./foliage.ts";

const TRUNK: Path =
  "M-52 0Q-34-16-32-70Q-30-150-36-200L-120-330L-98-340L-22-240L-14-380H12L16-250L104-352L126-338L44-206Q32-140 36-66Q40-16 62 0Q20-10 0 4Q-20-10-52 0Z";

/** An oriental plane, the tree of every old square: a mottled trunk in three limbs under a wide crown. 560 units high, 560 wide. */
export function planeTree(sheet: Sheet, { seed = 1 }: { seed?: number } = {}): Drawing {
  const random = randomOf(seed * 27);
  const { trunk, stone, stoneWorn, stoneShade } = sheet.mood;
  const patches = (count: number) =>
    counted(count)
      .map(() =>
        blot(random, random.between(-34, 30), -random.between(10, 260), random.between(5, 12), random.between(10, 24)),
      )
      .join("");
  const crowns = [
    [-196, -352, 86, 58],
    [196, -356, 88, 58],
    [-104, -320, 84, 44],
    [112, -322, 80, 44],
    [-128, -430, 104, 70],
    [126, -436, 104, 70],
    [0, -392, 108, 60],
    [-6, -492, 124, 68],
  ] as const;
  return (
    fill(TRUNK, stoneWorn) +
    sheet.clipped(
      TRUNK,
      fill(patches(16), stone) + fill(patches(14), stoneShade, 0.55) + fill("M14 10V-240L130-370V10Z", trunk, 0.62),
    ) +
    crowns
      .map(([x, y, width, height], index) =>
        leafMass(sheet, {
          x: x + random.around(10),
          y,
          width,
          height,
          seed: seed * 11 + index,
          leaf: "round",
          count: 34,
          size: 30,
        }),
      )
      .join("")
  );
}
