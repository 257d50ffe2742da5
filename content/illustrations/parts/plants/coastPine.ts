import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { curve, type Path, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "./foliage.ts";

export interface CoastPineOptions {
  tall: number;
  /** How far the top leans; negative to the left. */
  lean?: number;
  /** Half the width of its crown. */
  wide: number;
  /** Where its foot is cut: the trunk spreads into roots there. */
  thick?: number;
  seed?: number;
}

/**
 * A red pine of the shore: a bent trunk on spreading roots, limbs that carry layers of needles with sky between them. Stands
 * on 0,0; its cast shadow is the scene's business.
 */
export function coastPine(
  sheet: Sheet,
  { tall, lean = 0, wide, thick = tall * 0.036, seed = 1 }: CoastPineOptions,
): Drawing {
  const random = randomOf(seed * 31);
  const { leafDark, leaf, leafLight } = sheet.mood;
  // The middle of the trunk at a height from 0 to 1.
  const at = (share: number): Point => [
    lean * share ** 1.5 + Math.sin(share * 5.2) * tall * 0.018,
    -tall * 0.86 * share,
  ];
  const breadth = (share: number) => thick * (mixed(1, 0.34, share) + 0.9 * Math.max(0, 1 - share * 9) ** 2);
  const steps = [0, 0.03, 0.08, 0.2, 0.4, 0.6, 0.8, 1];
  const side = (shift: number) => steps.map((share): Point => [at(share)[0] + breadth(share) * shift, at(share)[1]]);
  const strip = (from: number, to: number): Path =>
    `${curve(side(from))}${curve(side(to).toReversed()).replace("M", "L")}Q${short(breadth(0) * (from + to) * 0.5)} ${short(thick * 0.5)} ${short(breadth(0) * from)} 0Z`;
  const layers = [
    [-0.62, -0.62, 0.4],
    [0.66, -0.68, 0.42],
    [-0.36, -0.8, 0.46],
    [0.34, -0.84, 0.46],
    [-0.04, -0.96, 0.5],
  ] as const;
  const limbs = layers.map(([dx, up], index) => {
    const root = at(mixed(0.5, 0.86, index / 4));
    const [x, y] = [lean + dx * wide, up * tall];
    return `M${short(root[0])} ${short(root[1])}Q${short(mixed(root[0], x, 0.35))} ${short(mixed(root[1], y, 0.8))} ${short(x)} ${short(y)}`;
  });
  const plates = counted(16).map((index) => {
    const share = (index + random.next()) / 19;
    const [x, y] = at(share);
    return `M${short(x + breadth(share) * random.between(-0.6, 0.1))} ${short(y)}v${short(-tall * 0.026)}`;
  });
  return (
    stroke(limbs.join(""), "#5d3d38", thick * 0.42) +
    fill(strip(-1, 1), "#a56c4a") +
    fill(strip(0.05, 1), "#5d3d38") +
    stroke(plates.join(""), "#cf9468", thick * 0.16, 0.85) +
    layers
      .map(([dx, up, size], index) =>
        leafMass(sheet, {
          x: lean + dx * wide,
          y: up * tall,
          width: wide * size,
          height: wide * size * 0.42,
          seed: seed * 9 + index,
          count: 46,
          size: wide * 0.092,
          colours: [leafDark, leaf, leafLight],
        }),
      )
      .join("")
  );
}
