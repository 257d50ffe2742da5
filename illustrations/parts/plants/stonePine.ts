import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, curve, type Path, polygon, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface StonePine {
  /** Position of its foot, height, horizontal offset of its crown, and half the width of the crown. */
  x: number;
  y: number;
  tall: number;
  lean: number;
  wide: number;
  seed: number;
  /** Colour of the ground in its shadow. */
  shade?: string;
}

/**
 * A stone pine as an umbrella of clouded needles, fullest in its middle: limbs that reach its whole head, roots in the ground, its shadow
 * from them to the right.
 */
export function stonePine(sheet: Sheet, { x, y, tall, lean, wide, seed, shade = "#c4a68c" }: StonePine): Drawing {
  const random = randomOf(seed * 13);
  const { leafDark, leaf, leafLight } = sheet.mood;
  const [headX, headY] = [x + lean, y - tall];
  const thick = wide * 0.075;
  const fork: Point = [mixed(x, headX, 0.62), mixed(y, headY, 0.64)];
  // Clumps in three storeys: a dome that is full in the middle, and not a slab.
  const storey = (count: number, reach: number, up: number, size: number) =>
    counted(count).map((index) => {
      const at = ((index - (count - 1) / 2) / Math.max(1, (count - 1) / 2)) * reach;
      return {
        x: headX + at * wide + random.around(wide * 0.045),
        y: headY + (at * at * 0.2 - up) * wide + random.around(wide * 0.025),
        rx: wide * random.between(0.19, 0.26) * size,
        ry: wide * random.between(0.125, 0.165) * size,
      };
    });
  const tufts = [...storey(3, 0.3, 0.22, 0.92), ...storey(5, 0.6, 0.1, 1), ...storey(6, 0.84, -0.05, 0.94)];
  const crown = (shiftX: number, shiftY: number, scale: number, part = 0): Path =>
    tufts
      .filter((_, index) => index % 3 !== part - 1)
      .map((tuft) =>
        blot(
          randomOf(seed + Math.round(tuft.x)),
          tuft.x + shiftX * wide,
          tuft.y + shiftY * wide,
          tuft.rx * scale,
          tuft.ry * scale,
        ),
      )
      .join("");
  const limb = (to: Point, width: number, start: Point = fork) => {
    const knee: Point = [mixed(start[0], to[0], 0.55), mixed(start[1], to[1], 0.35)];
    return `M${short(start[0] - width)} ${short(start[1] + width)}Q${short(knee[0] - width * 0.7)} ${short(knee[1])} ${short(to[0] - width * 0.25)} ${short(to[1])}H${short(to[0] + width * 0.25)}Q${short(knee[0] + width * 0.7)} ${short(knee[1])} ${short(start[0] + width)} ${short(start[1] + width)}Z`;
  };
  // Limbs of unlike strength, from places of their own along the trunk; the two strongest fork again. All end within the crown.
  const limbs = [
    { reach: -0.62, strong: 0.62, low: 0.1 },
    { reach: -0.16, strong: 0.8, low: 0 },
    { reach: 0.3, strong: 0.56, low: 0.03 },
    { reach: 0.68, strong: 0.7, low: 0.16 },
  ].flatMap(({ reach, strong, low }) => {
    const start: Point = [mixed(fork[0], x, low), mixed(fork[1], y, low)];
    const end: Point = [headX + (reach + random.around(0.06)) * wide, headY + wide * (0.02 + reach * reach * 0.16)];
    const whole = limb(end, thick * strong, start);
    if (strong < 0.65) return [whole];
    const branch: Point = [mixed(start[0], end[0], 0.5), mixed(start[1], end[1], 0.42)];
    return [whole, limb([branch[0] - wide * 0.17, headY + wide * 0.06], thick * strong * 0.5, branch)];
  });
  const edge = (side: number): Point[] => [
    [fork[0] + side * thick * 0.6, fork[1] - thick * 0.4],
    [mixed(fork[0], x, 0.35) + side * thick * 0.78 - lean * 0.03, mixed(fork[1], y, 0.35)],
    [mixed(fork[0], x, 0.78) + side * thick, mixed(fork[1], y, 0.78)],
    [x + side * thick * 1.25, y - thick * 0.7],
    [x + side * thick * 2.1, y + thick * 0.16],
  ];
  const trunk = `${curve(edge(-1))}L${short(x - thick * 0.6)} ${short(y + thick * 0.5)}L${short(x + thick * 0.2)} ${short(y + thick * 0.24)}L${short(x + thick)} ${short(y + thick * 0.55)}L${edge(1).at(-1)?.map(short).join(" ")}${curve(edge(1).toReversed()).replace(/^M[^C]*/, "")}Z`;
  const dark = polygon([
    ...edge(1),
    [x + thick * 0.6, y + thick * 0.4],
    ...edge(1)
      .toReversed()
      .map(([px, py], index): Point => [px - thick * ([1.4, 0.95, 0.85, 0.7][index] ?? 0.6), py]),
  ]);
  const plates = counted(12).map((index) => {
    const up = (index + 0.5) / 15;
    return `M${short(mixed(x, fork[0], up ** 1.1) - thick * random.between(0.1, 0.55))} ${short(mixed(y - thick, fork[1], up))}v${short(-tall * 0.028)}`;
  });
  // Noon: the shadow of the head lies a little right of the foot, that of the trunk leads to it.
  const [castX, castY] = [x + wide * 0.86, y + tall * 0.055];
  const cast = [
    polygon([
      [x - thick * 1.6, y + thick * 0.1],
      [x + thick, y - thick * 0.2],
      [castX, castY - thick * 0.4],
      [castX, castY + thick * 0.8],
    ]),
    ...[-0.2, 0.14, 0.5].map((at) =>
      blot(
        random,
        castX + at * wide,
        castY + random.around(wide * 0.02),
        wide * random.between(0.42, 0.52),
        wide * 0.105,
      ),
    ),
  ];
  return (
    cast.map((path) => fill(path, shade)).join("") +
    fill(limbs.join(""), "#7d4f3c") +
    fill(trunk, "#ad7350") +
    fill(dark, "#6d4740") +
    stroke(plates.join(""), "#d9a273", thick * 0.2, 0.8) +
    fill(crown(0, 0.03, 1), leafDark) +
    fill(crown(-0.02, -0.035, 0.9), leaf) +
    fill(crown(-0.05, -0.075, 0.56, 2), leafLight) +
    fill(crown(-0.03, 0.02, 0.34, 1), leafDark, 0.55)
  );
}
