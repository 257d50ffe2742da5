import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** From shade to light. */
const GREENS = [
  ["#3b5136", "#5f7340"],
  ["#6f7f3c", "#9da04c"],
  ["#aeab4e", "#d6cd78"],
] as const;

/** One lobed leaf of a vine, 100 high, its stalk at 0,0; `tone` 0 is in shade, 2 in the sun. */
function vineLeaf(sheet: Sheet, tone: number) {
  const [leaf, vein] = GREENS[tone] ?? GREENS[1];
  return sheet.stamp(
    `vine leaf ${tone}`,
    () =>
      fill(
        "M0 0Q-30 6-44-16Q-40-22-32-24Q-56-46-40-72Q-26-70-20-60Q-18-92 4-100Q22-88 20-58Q32-70 46-66Q54-42 32-24Q44-20 44-10Q26 8 0 0Z",
        leaf,
      ) + stroke("M0 0L2-84M0-8L-34-56M0-8L38-52", vein, 3, 0.7),
  );
}

/** A bunch of dark grapes, 150 long, that hangs from 0,0. */
export function grapes(sheet: Sheet) {
  return sheet.stamp("grapes", () => {
    const berries = [5, 5, 4, 4, 3, 2, 1].flatMap((count, row) =>
      counted(count).map((index): Point => [(index - (count - 1) / 2) * 22 + (row % 2) * 3, 24 + row * 19]),
    );
    const all = (dx: number, dy: number, radius: number) =>
      berries.map(([x, y]) => disc(x + dx, y + dy, radius)).join("");
    return (
      stroke("M0-14V20", "#6b4a3a", 6) +
      fill(all(3, 4, 15), "#3a1f44") +
      fill(all(0, 0, 13), "#6d2f62") +
      fill(all(-4, -4, 5), "#b878a0")
    );
  });
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
      const leaf = vineLeaf(sheet, tone)(0, 0, size * random.between(0.8, 1.15));
      return place(
        turned(leaf, 180 + random.around(75)),
        x + across * width - tone * size * 4,
        y + (down - tone * 0.3) * height - size * 40,
      );
    })
    .join("");
}
