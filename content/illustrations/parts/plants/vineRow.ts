import { metreAt, type Place, type Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { blot, disc, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
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
  /** Place of its near end on the ground, in metres, how far away its far end is, and how far it goes to the right with each metre. */
  near: Place;
  to: number;
  lean?: number;
  /** Strength of the haze in front of its far end, from 0 to 1. */
  haze?: number;
  seed?: number;
}

/** Metres along a row from one vine to the next. */
const STEP = 0.85;

/**
 * A row of vines that runs away from us, in metres of `eye`: posts and trunks, vines of uneven height that are lit from the left, leaves one
 * by one and small bunches on the near ones, its shade on the ground to the right.
 */
export function vineRow(
  sheet: Sheet,
  eye: Project,
  { near, to, lean = 0, haze = 0.3, seed = 1 }: VineRowOptions,
): Drawing {
  const random = randomOf(seed * 29);
  const { leaf, leafDark, leafLight, mist } = sheet.mood;
  const [right, from, ground] = near;
  const at = (away: number, across: number, up: number): Point =>
    eye([right + (away - from) * lean + across, away, ground + up]);
  const ends = [from, to] as const;
  const strip = (across: readonly [number, number], up = 0): Path =>
    polygon([
      at(ends[0], across[0], up),
      at(ends[1], across[0], up),
      at(ends[1], across[1], up),
      at(ends[0], across[1], up),
    ]);
  const count = Math.round((to - from) / STEP);
  const vines = counted(count)
    .toReversed()
    .map((index) => {
      const away = from + (index + random.between(0.2, 0.8)) * STEP;
      const air = (haze * (away - from)) / (to - from);
      const aired = (colour: string) => blend(colour, mist, Math.round(air * 10) / 10);
      const metre = metreAt(eye, [right, away, ground]);
      const tall = random.between(1.35, 1.85);
      const [x, y] = at(away, random.around(0.1), 0);
      const h = tall * metre;
      const wood =
        index % 2
          ? ""
          : stroke(
              `M${short(x)} ${short(y)}q${short(random.around(0.12) * metre)} ${short(-h * 0.25)} 0 ${short(-h * 0.55)}`,
              aired("#5f4038"),
              Math.max(1.4, metre * 0.07),
            );
      const post =
        index % 6
          ? ""
          : stroke(
              `M${short(x - metre * 0.1)} ${short(y)}v${short(-metre * 1.95)}`,
              aired("#b08a62"),
              Math.max(1.4, metre * 0.07),
            );
      const mass =
        fill(blot(random, x + metre * 0.12, y - h * 0.6, metre * 0.56, h * 0.3), aired(leafDark)) +
        post +
        fill(blot(random, x - metre * 0.06, y - h * 0.7, metre * 0.48, h * 0.27), aired(leaf)) +
        fill(
          blot(random, x - metre * 0.2, y - h * 0.84, metre * 0.28, h * 0.12) +
            blot(random, x - metre * 0.26, y - h * 0.62, metre * 0.13, h * 0.07),
          aired(leafLight),
        );
      const isNear = metre > 62;
      const leaves = isNear
        ? trainedVine(sheet, {
            x: x - metre * 0.04,
            y: y - h * 0.62,
            width: metre * 0.42,
            height: h * 0.26,
            count: metre > 90 ? 13 : 7,
            size: metre * 0.0024,
            seed: seed * 31 + index,
          })
        : "";
      const bunch =
        isNear && random.chance(0.6)
          ? grapes(sheet)(x - metre * random.between(0.1, 0.34), y - h * random.between(0.42, 0.56), metre * 0.0018)
          : "";
      return wood + mass + leaves + bunch;
    });
  return fill(strip([0.1, 0.85]), "#a9784f", 0.6) + vines.join("");
}
