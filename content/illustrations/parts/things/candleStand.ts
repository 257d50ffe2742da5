import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, lens, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A stand of sand with thin candles, half of them low already. 260 units wide, 180 high, its feet at y 0. */
export function candleStand(sheet: Sheet): Drawing {
  const random = randomOf(12);
  const all = counted(17).map(
    (index) => [-104 + index * 13 + random.around(3), -86 - random.between(0, 8), random.between(24, 62)] as const,
  );
  return (
    fill(lens(30, 4, 320, 22), "#5f6f48", 0.7) +
    fill(box(-112, -60, 14, 62) + box(98, -60, 14, 62), "#3a2c34") +
    fill("M-130-92H130L122-54H-122Z", "#4d3a3e") +
    fill("M40-92H130L122-54H40Z", "#33262f") +
    fill("M-130-92Q0-104 130-92Q0-80-130-92Z", "#e9cf9c") +
    fill(all.map(([x, y, tall]) => box(x, y - tall, 5, tall)).join(""), "#fff3d2") +
    all.map(([x, y, tall]) => sheet.glow([x + 2, y - tall - 8], 26, "#ffb84a", 0.7)).join("") +
    fill(
      all
        .map(
          ([x, y, tall]) =>
            `M${short(x - 1)} ${short(y - tall)}Q${short(x - 4)} ${short(y - tall - 9)} ${short(x + 2.5)} ${short(y - tall - 19)}Q${short(x + 9)} ${short(y - tall - 9)} ${short(x + 6)} ${short(y - tall)}Z`,
        )
        .join(""),
      "#ffdf8a",
    )
  );
}
