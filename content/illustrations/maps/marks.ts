import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { disc } from "../kit/path.ts";
import type { MapColours } from "./colours.ts";

/** A bare hill, 46 units wide, on 0,0. */
export function hill(colours: MapColours): Drawing {
  return (
    fill("M-22 0Q-13-15-5-17Q-1-18 3-14Q10-9 24 0Z", colours.hill) +
    fill("M-4-17Q-1-18 3-14Q10-9 24 0H6Q3-6-1-9T-4-17Z", colours.hillShade)
  );
}

/** Two olive trees from the side, 22 units wide, on 0,0. */
export function grove(colours: MapColours): Drawing {
  return (
    fill("M-9 0a6 6 0 1 1 12 0ZM2 2a5 5 0 1 1 10 0Z", colours.leaf) +
    fill("M-3-6a6 6 0 0 1 6 6H-1Q0-3-3-6ZM7-3a5 5 0 0 1 5 5H8Q9 0 7-3Z", colours.leafShade)
  );
}

/** Three of the town's white cube houses on their plot, 44 units wide, on 0,0. */
export function houses(colours: MapColours): Drawing {
  return (
    fill("M-22 2Q-21-9-10-12-4-21 6-18 20-15 22 2Q0 7-22 2Z", colours.hill) +
    fill("M-17 1V-9H-6V1ZM-4-1V-15H7V-1ZM6 3V-7H15V3Z", colours.wall) +
    fill("M-6 1V-9H-2V1ZM7-7V-15H11V-7ZM15 3V-7H19V3Z", colours.hillShade) +
    fill("M-13 1V-4H-10V1ZM-1-9V-12H2V-9ZM9 3V-2H12V3Z", colours.water)
  );
}

/** A gulet under sail, 52 units long, afloat at 0,0. */
export function sailingGulet(colours: MapColours): Drawing {
  return (
    fill("M-24-4Q0 2 28-7 22 5 12 6H-14Q-20 5-24-4Z", colours.ink) +
    fill("M-4-6V-36L-22-6ZM13-7V-30L0-7Z", colours.sail) +
    fill("M-2-6V-34L10-8ZM15-7V-26L24-9Z", colours.shade)
  );
}

/** A compass rose around 0,0, 120 units across. It has no letters, so that it suits every language; the longest point is north. */
export function rose(colours: MapColours): Drawing {
  const ring = (radius: number) =>
    `<circle r="${radius}" fill="none" stroke="${colours.ink}" stroke-width="1.5" opacity=".2"/>`;
  const points = (flip: 1 | -1) =>
    [0, 90, 180, 270]
      .map(
        (angle) =>
          `<g transform="rotate(${angle})">${fill(`M0-${angle ? 52 : 72}L${9 * flip}-9 0 0Z`, flip > 0 ? colours.ink : colours.lit)}</g>`,
      )
      .join("");
  return ring(50) + ring(34) + points(1) + points(-1) + fill(disc(0, 0, 4), colours.land);
}

/** A lighthouse on its cape, 16 units wide, on 0,0. */
export function lighthouse(colours: MapColours): Drawing {
  return (
    fill("M-5 0L-3.5-20H0V0Z", colours.sail) +
    fill("M0 0V-20H3.5L5 0Z", colours.shade) +
    fill("M-4.5-20H4.5V-22H-4.5ZM-3-22V-27L0-30 3-27V-22Z", colours.ink)
  );
}

/** A dotted route over water, such as the ferry's. */
export function seaway(path: string, colours: MapColours, width: number): Drawing {
  return `<path d="${path}" fill="none" stroke="${colours.water}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${width * 1.5} ${width * 4.5}"/>`;
}

/** Places a mark at many positions: it is defined once and referenced by `<use>`. */
export function scattered(
  id: string,
  mark: Drawing,
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): Drawing {
  if (spots.length === 0) return "";
  return `<defs><g id="${id}">${mark}</g></defs>${spots.map(([x, y, scale]) => place(`<use href="#${id}"/>`, x, y, scale)).join("")}`;
}

/** Dots like those of a crayon, of the diameter `width`. */
export function crayon(points: readonly (readonly [number, number])[], colour: string, width: number): Drawing {
  // Integers make the file smaller, and the precision is not needed.
  return stroke(points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(""), colour, width);
}
