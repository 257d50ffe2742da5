import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** From shade to light. */
const GREENS = [
  ["#3b5136", "#5f7340"],
  ["#6f7f3c", "#9da04c"],
  ["#aeab4e", "#d6cd78"],
] as const;

/** One lobed leaf of a vine, 100 high, its stalk at 0,0, in the colours of its blade and of its veins. Gives a stamp. */
export function vineLeaf(sheet: Sheet, [leaf, vein]: readonly [string, string]) {
  return sheet.stamp(
    `vine leaf ${leaf} ${vein}`,
    () =>
      fill(
        "M0 0Q-30 6-44-16Q-40-22-32-24Q-56-46-40-72Q-26-70-20-60Q-18-92 4-100Q22-88 20-58Q32-70 46-66Q54-42 32-24Q44-20 44-10Q26 8 0 0Z",
        leaf,
      ) + stroke("M0 0L2-84M0-8L-34-56M0-8L38-52", vein, 3, 0.7),
  );
}

/** Leaves of a vine within half of `width` and `height` around a place, the lit ones above left; `size` 1 is 100 units a leaf. */
export function trainedVine(
  sheet: Sheet,
  {
    x,
    y,
    width,
    height,
    count,
    size,
    seed,
  }: Record<"x" | "y" | "width" | "height" | "count" | "size" | "seed", number>,
): Drawing {
  const random = randomOf(seed * 43);
  return counted(count)
    .map((index) => {
      const tone = index < count * 0.35 ? 0 : index < count * 0.75 ? 1 : 2;
      const [across, down] = [random.between(-1, 1), random.between(-1, 1)];
      const leaf = vineLeaf(sheet, GREENS[tone] ?? GREENS[1])(0, 0, size * random.between(0.8, 1.15));
      return place(
        turned(leaf, 180 + random.around(75)),
        x + across * width - tone * size * 4,
        y + (down - tone * 0.3) * height - size * 40,
      );
    })
    .join("");
}
