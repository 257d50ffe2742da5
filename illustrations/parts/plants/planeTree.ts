import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, curve, disc, type Path } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { leafMass } from "./foliage.ts";

/** A limb through places with half its thickness: lit along its left, in shade on its right, plates of bark coming off. */
function bough(
  sheet: Sheet,
  random: Random,
  rows: readonly (readonly [x: number, y: number, half: number])[],
): Drawing {
  const edge = (share: number) => rows.map(([x, y, half]): Point => [x + half * share, y]);
  const strip = (from: number, to: number): Path =>
    `${curve(edge(from))}${curve(edge(to).toReversed()).replace("M", "L")}Z`;
  const body = strip(-1, 1);
  const plates = counted(rows.length * 7).map(() => {
    const at = random.whole(0, rows.length - 2);
    const [one, next] = [rows[at] ?? [0, 0, 0], rows[at + 1] ?? [0, 0, 0]];
    const share = random.next();
    const half = mixed(one[2], next[2], share);
    const [x, y] = [mixed(one[0], next[0], share) + random.between(-0.9, 0.7) * half, mixed(one[1], next[1], share)];
    const path = blot(random, x, y, half * random.between(0.12, 0.3), half * random.between(0.25, 0.7));
    return { isDark: random.chance(0.5), path };
  });
  const platesOf = (dark: boolean): Path => plates.map(({ isDark, path }) => (isDark === dark ? path : "")).join("");
  return (
    fill(body, "#c7a888") +
    fill(strip(-1, -0.42), "#f3dcb2") +
    fill(strip(0.34, 1), "#84667a") +
    sheet.clipped(body, fill(platesOf(true), "#8d8068", 0.62) + fill(platesOf(false), "#fbeccb", 0.6)) +
    fill(strip(0.66, 1), "#63496a", 0.66)
  );
}

/** The trunk and its limbs, from behind to the front: places and half their thickness, from the foot. */
const LIMBS = [
  [6, -378, 26, -60, -488, 20, -150, -608, 15, -236, -722, 10, -300, -808, 6],
  [-100, -538, 12, -92, -618, 10, -70, -718, 7, -60, -798, 5],
  [20, -368, 24, 70, -488, 20, 120, -628, 14, 150, -758, 10],
  [
    -6, 10, 78, -3, -14, 60, 0, -46, 48, 4, -150, 40, 2, -290, 38, 8, -358, 42, 24, -418, 30, 26, -538, 22, 10, -658,
    16, -6, -778, 10,
  ],
];

/** The masses of its crown: places and half widths. */
const CROWN = [
  110, -630, 120, 30, -706, 110, -180, -746, 96, -300, -786, 84, -400, -860, 80, -70, -756, 110, 90, -806, 130, -200,
  -862, 120, -320, -918, 110, -450, -938, 90, -30, -888, 140, -130, -968, 130, 50, -968, 130, -260, -988, 110,
];

/**
 * The lower part of an old plane tree of a quay or a square, for the upper right corner of a sheet: pale bark that comes off in plates, limbs
 * to 400 on the left, broad leaves from 560 to 1080 over its foot; no shadow.
 */
export function planeTree(sheet: Sheet): Drawing {
  const random = randomOf(5);
  const masses = placesOf(CROWN);
  return (
    LIMBS.map((limb) => bough(sheet, random, placesOf(limb))).join("") +
    // Roots that run out of its foot.
    fill("M-84 10Q-60-4-46-40L-30 14Q-50 8-58 20Q-70 8-84 10Z", "#e8cba2") +
    fill("M72 10Q52-2 44-40L20 16Q44 10 56 18Q62 8 72 10Z", "#63496a") +
    fill(masses.map(([x, y, wide]) => disc(x + 12, y + 16, wide * 0.8, wide * 0.5)).join(""), "#2f4630") +
    masses
      .map(([x, y, wide], index) => {
        const deep = (x + 450) / 600;
        return leafMass(sheet, {
          x,
          y,
          width: wide,
          height: wide * 0.62,
          count: Math.round(12 + wide * 0.16),
          size: 46,
          leaf: "petal",
          seed: index + 3,
          colours: [
            blend("#3f5a36", "#2c4231", deep),
            blend("#7c8a40", "#56703c", deep),
            blend("#b9b45c", "#8a994c", deep),
          ],
        });
      })
      .join("")
  );
}
