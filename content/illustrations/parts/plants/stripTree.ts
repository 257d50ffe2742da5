import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "./foliage.ts";

const STRIP = 126;

export interface StripTreeOptions {
  crown: readonly [dark: string, middle: string, light: string];
  leaf: "narrow" | "round" | "petal";
  tall?: number;
  thick?: number;
  fruit?: readonly [lit: string, shade: string, radius: number];
  seed?: number;
}

/**
 * A fruit tree for a narrow upright picture: a forked stem, masses of leaves or blossom, its fruit. It stands on 58, 1150, its crown fills the 126
 * units of a strip and is cut by its sides.
 */
export function stripTree(
  sheet: Sheet,
  { crown, leaf, tall = 300, thick = 9, fruit, seed = 1 }: StripTreeOptions,
): Drawing {
  const random = randomOf(seed * 11);
  const [x, y] = [58, 1150];
  const top = y - tall;
  const masses = (
    [
      [0.06, 0.3, 0.34],
      [0.74, 0.34, 0.36],
      [0.34, 0.12, 0.4],
      [0.96, 0.16, 0.3],
      [0.5, 0.4, 0.3],
      [0.14, 0.02, 0.26],
      [0.66, 0.0, 0.3],
    ] as const
  ).map(([across, down, half], index) =>
    leafMass(sheet, {
      x: across * STRIP,
      y: top + down * tall,
      width: half * STRIP,
      height: tall * 0.13,
      seed: seed * 9 + index,
      colours: crown,
      count: 12,
      size: leaf === "petal" ? 26 : 30,
      leaf,
    }),
  );
  const fruits = fruit
    ? counted(16).map((index): Point => {
        const [column, row] = [index % 4, index >> 2];
        return [
          12 + column * 32 + (row % 2) * 12 + random.around(13),
          top + tall * (row * 0.13 - 0.02) + random.around(13),
        ];
      })
    : [];
  const [t, bark] = [thick, "#5b4442"];
  return (
    fill(
      `M${x - 10} ${y + 2}Q${x + 50} ${y - 12} ${x + 110} ${y}Q${x + 40} ${y + 14} ${x - 10} ${y + 2}Z`,
      "#3d3a3c",
      0.35,
    ) +
    stroke(
      `M${x} ${y - tall * 0.3}Q${x - 16} ${y - tall * 0.44} ${x - 42} ${top + tall * 0.28}M${x} ${y - tall * 0.34}Q${x + 6} ${y - tall * 0.6} ${x + 4} ${top + tall * 0.1}M${x} ${y - tall * 0.3}Q${x + 18} ${y - tall * 0.46} ${x + 50} ${top + tall * 0.28}`,
      bark,
      t * 0.9,
    ) +
    fill(
      `M${x - t * 1.7} ${y + 3}Q${x - t * 0.6} ${y - 20} ${x - t * 0.8} ${y - tall * 0.34}H${x + t * 0.8}Q${x + t * 0.6} ${y - 20} ${x + t * 1.8} ${y + 3}Z`,
      bark,
    ) +
    stroke(`M${x - t * 0.6} ${y - 8}Q${x - t * 0.2} ${y - 50} ${x - t * 0.5} ${y - tall * 0.32}`, "#7d625c", 4) +
    masses.join("") +
    (fruit
      ? fill(fruits.map(([fx, fy]) => disc(fx + 1, fy + 1, fruit[2])).join(""), fruit[1]) +
        fill(fruits.map(([fx, fy]) => disc(fx - 0.6, fy - 0.6, fruit[2] * 0.8)).join(""), fruit[0]) +
        fill(
          fruits.map(([fx, fy]) => disc(fx - fruit[2] * 0.36, fy - fruit[2] * 0.4, fruit[2] * 0.2)).join(""),
          "#fff2d8",
          0.8,
        )
      : "")
  );
}
