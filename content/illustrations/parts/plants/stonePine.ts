import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { blot, curve, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface StonePine {
  /** Where it stands, how tall it is, how far its head leans, half the breadth of its head. */
  x: number;
  y: number;
  tall: number;
  lean: number;
  wide: number;
  seed: number;
  /** The ground in its shade. */
  shade?: string;
}

/** A stone pine as a flat umbrella of clouded needles: limbs that reach its whole head, roots in the ground, its shadow from them to the right. */
export function stonePine(sheet: Sheet, { x, y, tall, lean, wide, seed, shade = "#c4a68c" }: StonePine): Drawing {
  const random = randomOf(seed * 13);
  const { leafDark, leaf, leafLight } = sheet.mood;
  const [headX, headY] = [x + lean, y - tall];
  const thick = wide * 0.075;
  const fork: Point = [mixed(x, headX, 0.55), mixed(y, headY, 0.6)];
  const tufts = counted(9).map((index) => {
    const at = (index - 4) / 4;
    return {
      x: headX + at * wide * 0.82 + random.around(wide * 0.04),
      y: headY + at * at * wide * 0.13 + random.around(wide * 0.03) - wide * 0.02,
      rx: wide * random.between(0.2, 0.28) * (1 - Math.abs(at) * 0.2),
      ry: wide * random.between(0.12, 0.16),
    };
  });
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
  const limb = (to: Point, width: number) => {
    const knee: Point = [mixed(fork[0], to[0], 0.55), mixed(fork[1], to[1], 0.35)];
    return `M${short(fork[0] - width)} ${short(fork[1] + width)}Q${short(knee[0] - width * 0.7)} ${short(knee[1])} ${short(to[0] - width * 0.25)} ${short(to[1])}H${short(to[0] + width * 0.25)}Q${short(knee[0] + width * 0.7)} ${short(knee[1])} ${short(fork[0] + width)} ${short(fork[1] + width)}Z`;
  };
  const limbs = [1, 3, 5, 7].map((index) => {
    const tuft = tufts[index];
    return limb([tuft?.x ?? headX, (tuft?.y ?? headY) + wide * 0.06], thick * 0.42);
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
    fill(crown(-0.05, -0.085, 0.6, 2), leafLight) +
    fill(crown(-0.03, 0.02, 0.34, 1), leafDark, 0.55)
  );
}
