import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { blot, curve, disc, short } from "#content/illustrations/kit/path.ts";
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

export interface VineRowOptions {
  /** Line of its foot from left to right, and its heights at both ends. */
  foot: readonly Point[];
  tall: readonly [left: number, right: number];
  /** Leaves and bunches that are seen one by one. */
  leaves?: number;
  bunches?: number;
  seed?: number;
}

/** A row of vines on posts and a wire, seen from its side: trunks, a mass of leaves that is lit on top, its shade on the ground. */
export function vineRow(sheet: Sheet, { foot, tall, leaves = 0, bunches = 0, seed = 1 }: VineRowOptions): Drawing {
  const { leaf, leafDark, leafLight } = sheet.mood;
  const random = randomOf(seed * 29);
  const [left, right] = [foot[0]?.[0] ?? 0, foot.at(-1)?.[0] ?? 0];
  const highAt = (x: number) => mixed(tall[0], tall[1], (x - left) / (right - left));
  const mean = (tall[0] + tall[1]) / 2;
  const count = Math.max(4, Math.round((right - left) / (mean * 0.62)));
  const stands = counted(count + 1).map((index) => mixed(left, right, index / count));
  /** A bumpy band over the foot, between two shares of the row's height. */
  const band = (low: number, high: number, ragged: number): string => {
    const steps = counted(count * 2 + 1).map((index) => mixed(left, right, index / (count * 2)));
    const edge = (up: number) =>
      steps.map((x, index): Point => [
        x,
        heightAt(foot, x) - highAt(x) * (up + (index % 2 ? ragged : -ragged) * random.between(0.4, 1)),
      ]);
    return `${curve(edge(high))}${curve(edge(low).toReversed()).replace("M", "L")}Z`;
  };
  const shade = foot.map(([x, y]): Point => [x, y + highAt(x) * 0.02]);
  const wood = stands.map((x) => {
    const [y, h] = [heightAt(foot, x), highAt(x)];
    const bend = random.around(h * 0.06);
    return `M${short(x)} ${short(y)}q${short(bend)} ${short(-h * 0.3)} ${short(-bend * 0.4)} ${short(-h * 0.56)}`;
  });
  const posts = stands
    .filter((_, index) => index % 3 === 0)
    .map((x) => `M${short(x)} ${short(heightAt(foot, x))}v${short(-highAt(x) * 1.12)}`);
  const along = (share: number) => mixed(left, right, share);
  return (
    fill(
      `${curve(shade.map(([x, y]): Point => [x, y - highAt(x) * 0.1]))}${curve(
        shade.map(([x, y]): Point => [x + mean * 0.2, y + highAt(x) * 0.07]).toReversed(),
      ).replace("M", "L")}Z`,
      "#8a6048",
    ) +
    stroke(wood.join(""), "#5f4038", Math.max(2, mean * 0.05)) +
    fill(band(0.4, 0.94, 0.09), leafDark) +
    stroke(posts.join(""), "#a98560", Math.max(2, mean * 0.045)) +
    fill(band(0.58, 0.98, 0.09), leaf) +
    fill(
      counted(count * 3)
        .map((index) => {
          const x = mixed(left, right, (index + random.next()) / (count * 3));
          const lift = random.between(0.74, 1);
          return blot(random, x, heightAt(foot, x) - highAt(x) * lift, mean * random.between(0.1, 0.24), mean * 0.08);
        })
        .join(""),
      leafLight,
    ) +
    counted(bunches)
      .map((index) => {
        const x = along((index + random.between(0.3, 0.7)) / bunches);
        return grapes(sheet)(x, heightAt(foot, x) - highAt(x) * random.between(0.5, 0.7), mean * 0.0018);
      })
      .join("") +
    counted(leaves)
      .map((index) => {
        const x = along(random.next());
        const up = random.between(0.48, 0.98);
        const tone = up > 0.84 ? 2 : up > 0.66 ? random.whole(0, 2) : random.whole(0, 1);
        return place(
          turned(vineLeaf(sheet, tone)(0, 0, mean * 0.0019 * random.between(0.8, 1.2)), 180 + random.around(70)),
          x,
          heightAt(foot, x) - highAt(x) * (up + 0.1) + (index % 2),
        );
      })
      .join("")
  );
}
