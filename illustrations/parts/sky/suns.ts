import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { box, disc, lens, type Path, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface SunOptions {
  x: number;
  y: number;
  radius: number;
}

/** A flat disc in stepped rings of light: the poster's sun. Not in two neighbouring pictures. */
export function ringedSun(sheet: Sheet, { x, y, radius, rings = 4 }: SunOptions & { rings?: number }): Drawing {
  const { halo, sun } = sheet.mood;
  const steps = counted(rings).map((index) => {
    const ring = rings - index;
    return fill(disc(x, y, radius * (1 + ring * 1.3 * (0.5 + ring * 0.14))), halo, 0.18 * (1.1 - ring / (rings + 2)));
  });
  return steps.join("") + fill(disc(x, y, radius), sun);
}

/** A disc with one soft light and nothing else: for skies that have enough going on. */
export function plainSun(sheet: Sheet, { x, y, radius }: SunOptions): Drawing {
  return sheet.glow([x, y], radius * 4, sheet.mood.halo, 0.75) + fill(disc(x, y, radius), sheet.mood.sun);
}

/** A disc cut by level bars of haze, as it goes down into the sea. Put it before the sea. */
export function bandedSun(sheet: Sheet, { x, y, radius, bars = 5 }: SunOptions & { bars?: number }): Drawing {
  const { mood } = sheet;
  const kept = counted(bars + 1)
    .map((index) => {
      const top = y - radius + (2 * radius * index) / (bars + 1) + index * 1.4;
      return box(x - radius, top, radius * 2, ((2 * radius) / (bars + 1)) * (0.94 - index * 0.09));
    })
    .join("");
  return sheet.glow([x, y], radius * 3.4, mood.halo, 0.6) + sheet.clipped(disc(x, y, radius), fill(kept, mood.sun));
}

/** Wedges of light from a sun behind a ridge, a roof or the edge of the sheet: light of a 1930s poster. */
export function sunRays(
  sheet: Sheet,
  { x, y, radius, reach, rays = 18, opacity = 0.2 }: SunOptions & { reach: number; rays?: number; opacity?: number },
): Drawing {
  const { halo, sun } = sheet.mood;
  const wedges: Path = counted(rays)
    .map((index) => {
      const from = ((index + 0.18) / rays) * Math.PI * 2;
      const to = ((index + 0.66) / rays) * Math.PI * 2;
      return polygon([
        [x, y],
        [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
        [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
      ]);
    })
    .join("");
  const light = sheet.radial(
    [
      [0, halo, opacity * 2.4],
      [0.5, halo, opacity],
      [1, halo, 0],
    ],
    [x, y],
    reach,
  );
  return fill(wedges, light) + fill(disc(x, y, radius), sun);
}

/** A full moon with its seas and a wide, thin light. */
export function fullMoon(sheet: Sheet, { x, y, radius }: SunOptions): Drawing {
  const { halo, sun } = sheet.mood;
  const seas =
    disc(x - radius * 0.3, y - radius * 0.2, radius * 0.34, radius * 0.28) +
    disc(x + radius * 0.28, y + radius * 0.16, radius * 0.26, radius * 0.34) +
    disc(x - radius * 0.1, y + radius * 0.44, radius * 0.2, radius * 0.13);
  return sheet.glow([x, y], radius * 6, halo, 0.42) + fill(disc(x, y, radius), sun) + fill(seas, halo, 0.2);
}

/** A young moon as it stands after sunset in the northern sky: lit from the right below, where the sun went. */
export function crescent(sheet: Sheet, { x, y, radius }: SunOptions): Drawing {
  const r = radius;
  const path = `M${x - r * 0.1} ${y - r}A${r} ${r} 0 1 1 ${x - r * 0.75} ${y + r * 0.66}A${r * 0.92} ${r * 0.92} 0 1 0 ${x - r * 0.1} ${y - r}Z`;
  return sheet.glow([x, y], r * 5, sheet.mood.halo, 0.35) + fill(path, sheet.mood.sun);
}

/** Reflection of a sun or moon on the sea, from the horizon at `top` to `bottom`. */
export function glitter(
  sheet: Sheet,
  { x, top, bottom, width, count = 90 }: { x: number; top: number; bottom: number; width: number; count?: number },
): Drawing {
  const { random, mood } = sheet;
  const dabs = counted(count).map(() => {
    const near = random.next() ** 1.2;
    const spread = width * (0.32 + near * 0.68);
    return lens(
      x + random.around(spread),
      top + 3 + near * (bottom - top),
      random.between(20, 90) * (0.2 + near),
      1 + near * 5,
    );
  });
  return fill(dabs.join(""), mood.sun, 0.9);
}
