import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { disc, lens, mound, type Path, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface CloudOptions {
  x: number;
  y: number;
  /** Length from end to end. */
  length: number;
  seed?: number;
}

/** One long flat cloud with a lit upper edge. At most two in a picture, and not in every picture. */
export function flatCloud(sheet: Sheet, { x, y, length }: CloudOptions): Drawing {
  const thick = length * 0.032;
  const upper = mound(x - length * 0.06, y, length * 0.55, thick * 1.5);
  const lower = mound(x, y, length, thick) + lens(x + length * 0.28, y + thick * 0.5, length * 0.8, thick * 0.7);
  return fill(upper, sheet.mood.cloudShade, 0.7) + fill(lower, sheet.mood.cloud, 0.88);
}

/** A fair-weather cloud: heaped discs on a flat foot, shaded below right. */
export function heapedCloud(sheet: Sheet, { x, y, length, seed = 1 }: CloudOptions): Drawing {
  const random = randomOf(seed * 31);
  const count = 7;
  const puffs = counted(count).map((index) => {
    const share = (index + 0.5) / count;
    const tall = Math.sin(share * Math.PI) ** 0.8;
    const radius = length * (0.07 + 0.1 * tall) * random.between(0.85, 1.15);
    return {
      at: mixed(x - length * 0.42, x + length * 0.42, share),
      radius,
      lift: length * 0.12 * tall * random.between(0.6, 1.2),
    };
  });
  const foot = y;
  const heap = puffs.map(({ at, radius, lift }) => disc(at, foot - lift - radius * 0.3, radius)).join("");
  const shade = puffs
    .map(({ at, radius, lift }) => disc(at + radius * 0.3, foot - lift * 0.4 + radius * 0.62, radius * 1.05))
    .join("");
  const window = `M${short(x - length)} ${short(y - length)}h${short(length * 2)}v${short(length)}h${short(-length * 2)}z`;
  const [left, wide, high] = [x - length * 0.44, length * 0.88, length * 0.036];
  // A flat foot with round ends. It runs round the same way as the discs, or it would cut holes where it meets them.
  const sole = `M${short(left)} ${short(foot - high)}a${short(high)} ${short(high)} 0 0 0 ${short(high)} ${short(high)}h${short(wide - high * 2)}a${short(high)} ${short(high)} 0 0 0 ${short(high)} ${short(-high)}a${short(high)} ${short(high)} 0 0 0 ${short(-high)} ${short(-high)}h${short(high * 2 - wide)}a${short(high)} ${short(high)} 0 0 0 ${short(-high)} ${short(high)}z`;
  return sheet.clipped(
    window,
    sheet.clipped(heap + sole, fill(window, sheet.mood.cloud) + fill(shade, sheet.mood.cloudShade, 0.75)),
  );
}

/** Rows of small dabs: a mackerel sky. `height` is that of the whole field. */
export function mackerelSky(
  sheet: Sheet,
  { x, y, length, height, seed = 1 }: CloudOptions & { height: number },
): Drawing {
  const random = randomOf(seed * 57);
  const rows = 8;
  const dabs = counted(rows).map((row) => {
    const near = 1 - row / rows;
    const top = y + height * (1 - near ** 1.6);
    const step = mixed(26, 64, near);
    const count = Math.round((length * random.between(0.5, 1)) / step);
    const start = x - length / 2 + random.between(0, length * 0.3);
    return counted(count)
      .map((index) =>
        lens(
          start + index * step + random.around(8),
          top + random.around(height * 0.02) + index * 1.2 * near,
          step * random.between(0.7, 1.25),
          mixed(3, 13, near) * random.between(0.6, 1.1),
        ),
      )
      .join("");
  });
  return fill(dabs.join(""), sheet.mood.cloud, 0.8);
}

/** Swept ice cloud: long fine strokes combed by the wind, rising a little to the right. */
export function sweptCloud(sheet: Sheet, { x, y, length, seed = 1 }: CloudOptions): Drawing {
  const random = randomOf(seed * 83);
  const hairs: Path = counted(22)
    .map(() => {
      const reach = length * random.between(0.18, 0.55);
      const [start, top] = [x + random.around(length * 0.34) - reach / 2, y + random.around(length * 0.055)];
      const [rise, thick] = [reach * 0.1, random.between(1.4, length * 0.009)];
      return `M${short(start)} ${short(top)}q${short(reach * 0.55)} ${short(-rise * 0.2 - thick)} ${short(reach)} ${short(-rise)}q${short(-reach * 0.45)} ${short(rise * 0.9 + thick)} ${short(-reach)} ${short(rise)}z`;
    })
    .join("");
  return fill(hairs, sheet.mood.cloud, 0.6);
}

/** A bank of stepped strips along the horizon, each closer to the colour of the light than the one before. */
export function cloudBank(
  sheet: Sheet,
  { x, y, length, seed = 1, strips = 5 }: CloudOptions & { strips?: number },
): Drawing {
  const random = randomOf(seed * 101);
  const { cloud, cloudShade } = sheet.mood;
  return counted(strips)
    .map((index) => {
      const share = index / Math.max(1, strips - 1);
      const wide = length * mixed(0.5, 1, random.next());
      const at = x + random.around(length * 0.3);
      const top = y - (strips - index) * length * 0.026;
      return fill(
        mound(at, top, wide, length * 0.02) + lens(at, top, wide * 0.96, length * 0.014),
        index % 2 ? cloud : cloudShade,
        mixed(0.55, 0.9, share),
      );
    })
    .join("");
}

/** Birds far off: the only life that a sky needs. */
export function gulls(sheet: Sheet, { x, y, length, seed = 1 }: CloudOptions): Drawing {
  const random = randomOf(seed * 7);
  const wings = counted(7).map(() => {
    const [at, top, size] = [x + random.around(length / 2), y + random.around(length * 0.16), random.between(7, 15)];
    return `M${short(at - size)} ${short(top - size * 0.3)}q${short(size * 0.6)} ${short(-size * 0.35)} ${short(size)} ${short(size * 0.3)}q${short(size * 0.5)} ${short(-size * 0.6)} ${short(size)} ${short(-size * 0.3)}`;
  });
  return stroke(wings.join(""), sheet.mood.wallBright, 2.4);
}
