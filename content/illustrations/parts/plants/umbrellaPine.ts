import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { blot, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "./foliage.ts";

/** Where a trunk stands, how tall it is, how far its head leans to the water. */
export interface UmbrellaPine {
  x: number;
  y: number;
  tall: number;
  lean: number;
  wide: number;
  seed: number;
}

/** A stone pine: bare leaning trunk that forks, a flat umbrella of needles lit from above and left, its shade straight below. */
export function umbrellaPine(sheet: Sheet, { x, y, tall, lean, wide, seed }: UmbrellaPine): Drawing {
  const random = randomOf(seed * 11);
  const { leafDark, leaf, leafLight } = sheet.mood;
  const [topX, topY] = [x + lean, y - tall];
  const thick = wide * 0.085;
  const fork: Point = [mixed(x, topX, 0.62), mixed(y, topY, 0.66)];
  const limb = (toX: number, toY: number, width: number) =>
    `M${short(fork[0] - width)} ${short(fork[1] + width * 2)}Q${short(mixed(fork[0], toX, 0.4) - width)} ${short(mixed(fork[1], toY, 0.7))} ${short(toX)} ${short(toY)}Q${short(mixed(fork[0], toX, 0.5) + width)} ${short(mixed(fork[1], toY, 0.5))} ${short(fork[0] + width)} ${short(fork[1] + width * 2)}Z`;
  const trunk = `M${short(x - thick * 1.2)} ${short(y)}Q${short(x - thick * 0.6 - lean * 0.02)} ${short(y - tall * 0.4)} ${short(fork[0] - thick * 0.66)} ${short(fork[1])}H${short(fork[0] + thick * 0.66)}Q${short(x + thick * 0.9)} ${short(y - tall * 0.36)} ${short(x + thick * 1.5)} ${short(y)}Z`;
  const shade = `M${short(x + thick * 0.2)} ${short(y)}Q${short(x + thick * 0.2)} ${short(y - tall * 0.4)} ${short(fork[0] + thick * 0.1)} ${short(fork[1])}H${short(fork[0] + thick * 0.66)}Q${short(x + thick * 0.9)} ${short(y - tall * 0.36)} ${short(x + thick * 1.5)} ${short(y)}Z`;
  const plates = counted(14).map(() => {
    const up = random.next() * 0.4;
    return `M${short(mixed(x, fork[0], (up / 0.66) ** 1.6) - thick * random.between(0, 0.42))} ${short(y - tall * up)}v${short(-tall * 0.03)}`;
  });
  const heads = [
    [-0.62, 0.06, 0.4],
    [0.6, 0.08, 0.42],
    [-0.22, -0.06, 0.5],
    [0.26, -0.08, 0.5],
    [0, -0.2, 0.42],
  ] as const;
  const cast = [-0.5, 0, 0.5].map((at) =>
    blot(random, topX + at * wide * 0.8 + 40, y + 26 + Math.abs(at) * 10, wide * 0.56, wide * 0.11),
  );
  return (
    fill(cast.join(""), "#b59a86", 0.62) +
    fill(
      limb(topX - wide * 0.52, topY + wide * 0.1, thick * 0.3) +
        limb(topX + wide * 0.5, topY + wide * 0.1, thick * 0.3) +
        limb(topX, topY, thick * 0.34),
      "#6d4438",
    ) +
    fill(trunk, "#a0694a") +
    fill(shade, "#63403c") +
    stroke(plates.join(""), "#d39a6c", thick * 0.2, 0.8) +
    heads
      .map(([dx, dy, size], index) => {
        const [cx, cy] = [topX + dx * wide, topY + dy * wide];
        return (
          fill(
            `M${short(cx - wide * size)} ${short(cy + wide * 0.07)}Q${short(cx - wide * size * 0.9)} ${short(cy - wide * 0.2)} ${short(cx)} ${short(cy - wide * 0.22)}T${short(cx + wide * size)} ${short(cy + wide * 0.07)}Q${short(cx)} ${short(cy + wide * 0.15)} ${short(cx - wide * size)} ${short(cy + wide * 0.07)}Z`,
            leafDark,
          ) +
          leafMass(sheet, {
            x: cx,
            y: cy - wide * 0.05,
            width: wide * size * 0.94,
            height: wide * 0.16,
            seed: seed * 9 + index,
            count: 26,
            size: wide * 0.1,
            colours: [leafDark, leaf, leafLight],
          })
        );
      })
      .join("")
  );
}
