import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { disc, type Path } from "../kit/path.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import type { MapColours } from "./colours.ts";

/** Six ridges, 60 to 120 units wide, on 0,0: two long ones, a mountain, a round top, a bare one in steps, and low hills with pines. */
export function ridges(colours: MapColours): Drawing[] {
  const green = (body: Path, flanks: Path) => fill(body, colours.ridge) + fill(flanks, colours.ridgeShade);
  const bare = (body: Path, flanks: Path) => fill(body, colours.hill) + fill(flanks, colours.hillShade);
  return [
    green(
      "M-58 0Q-45-5-37-12-31-18-25-16-18-11-11-11-4-12 3-20 9-26 15-21 22-13 31-10 38-9 44-5 50-1 60 0Z",
      "M-31-16Q-28-18-25-16-18-11-11-11-14-9-14-6-15-2-10 0H-22Q-26-4-25-8T-31-16ZM8-24Q12-24 15-21 22-13 31-10 38-9 44-5 50-1 60 0H25Q17-4 18-10T8-24Z",
    ) + pines(colours, [-44, -1, -38, 1, 2, 1, 42, 1]),
    green(
      "M-60 0Q-50-3-43-8-36-14-29-11-22-9-17-14-9-22-2-18 5-12 13-14 20-18 26-14 33-7 41-6 50-4 58 0Z",
      "M-37-12Q-33-13-29-11-25-10-22-10-26-7-25-4-24-1-20 0H-35Q-38-4-35-7T-37-12ZM-8-20Q-5-20-2-18 5-12 10-13 4-9 7-5 8-2 13 0H-3Q-7-5-3-10T-8-20ZM19-16Q23-17 26-14 33-7 41-6 50-4 58 0H32Q25-2 26-8T19-16Z",
    ) + pines(colours, [-50, 1, -14, 1, -8, 2, 24, 1]),
    bare(
      "M-36 0Q-27-6-20-15-12-27-5-31-1-33 3-28 9-20 16-17 24-11 38 0Z",
      "M-5-31Q-1-33 3-28 9-20 16-17 24-11 38 0H11Q12-6 7-10 1-14 3-19T-5-31Z",
    ) + fill("M-36 0Q-30-4-26-8-20-9-16-5-11-5-8 0ZM10 0Q14-6 19-7 25-6 28-8L38 0Z", colours.ridge),
    green(
      "M-34 0Q-28-9-18-16-8-22 2-19 14-15 22-8 28-2 36 0Z",
      "M-6-20Q-2-21 2-19 14-15 22-8 28-2 36 0H12Q13-6 7-10 3-14-6-20Z",
    ) + pines(colours, [-24, 1, -18, 2, 16, 1]),
    bare(
      "M-50 0Q-44-7-35-10-27-17-18-16-12-9-5-10 4-19 13-16 18-10 26-9 36-7 50 0Z",
      "M-24-16Q-20-18-18-16-12-9-5-10-9-6-6 0H-16Q-13-5-18-9T-24-16ZM7-17Q10-18 13-16 18-10 26-9 36-7 50 0H17Q18-5 14-8T7-17Z",
    ) + fill("M-50 0Q-46-5-42-6-34-6-29 0ZM-9 0Q-3-6 3-5 8-4 11 0Z", colours.ridge),
    green(
      "M-46 0Q-37-7-27-9-17-10-8-5 2-12 14-12 28-9 46 0Z",
      "M-24-9Q-16-9-8-5-3-9 2-11-2-6 3 0H-9Q-11-5-24-9ZM16-12Q29-9 46 0H27Q28-6 16-12Z",
    ) + pines(colours, [-32, 0, -26, 1, -20, 0, 9, 1, 15, 0]),
  ];
}

/** Pines at pairs of x and y, 6 units wide and 8 high. */
function pines(colours: MapColours, spots: readonly number[]): Drawing {
  const at = pointsOf(spots);
  return (
    fill(at.map(([x, y]) => `M${x - 3} ${y}q0-6 3-8q3 2 3 8z`).join(""), colours.leafShade) +
    fill(at.map(([x, y]) => `M${x} ${y - 8}q3 2 3 8h-2q0-5-1-8z`).join(""), colours.pineShade)
  );
}

/** A pair of olive trees, three in a row, and a pine wood, 22 to 34 units wide, on 0,0. */
export function groves(colours: MapColours): Drawing[] {
  const pair =
    fill("M-9 0a6 6 0 1 1 12 0ZM2 2a5 5 0 1 1 10 0Z", colours.leaf) +
    fill("M-3-6a6 6 0 0 1 6 6H-1Q0-3-3-6ZM7-3a5 5 0 0 1 5 5H8Q9 0 7-3Z", colours.leafShade);
  const row =
    fill("M-17 1a5 5 0 1 1 10 0ZM-5-1a5.5 5.5 0 1 1 11 0ZM7 2a5 5 0 1 1 10 0Z", colours.leaf) +
    fill(
      "M-12-4a5 5 0 0 1 5 5H-10Q-9-2-12-4ZM0-6a6 6 0 0 1 6 5H2Q3-4 0-6ZM12-3a5 5 0 0 1 5 5H14Q15-1 12-3Z",
      colours.leafShade,
    );
  const wood = `<g transform="scale(1.3)">${pines(colours, [-9, -1, -3, 1, 3, -1, 9, 0])}</g>`;
  return [pair, row, wood];
}

/** Three of the town's white houses, 20 to 32 units wide, on 0,0: a cube, two cubes of one and two floors, and one with a tiled roof. */
export function houses(colours: MapColours): Drawing[] {
  const house = (shadow: Path, wall: Path, side: Path, gaps: Path) =>
    fill(shadow, colours.hillShade) +
    fill(wall, colours.wall) +
    fill(side, colours.wallShade) +
    fill(gaps, colours.water);
  return [
    house("M-9 0H9L15 2H-4Z", "M-9 0V-13H4V0Z", "M4-13H9V0H4Z", "M-4 0V-5H-1V0Z"),
    house("M-15 0H14L20 2H-9Z", "M-15 0V-9H-3V-17H8V0Z", "M8-17H14V0H8Z", "M-11 0V-5H-8V0ZM1-10V-13H4V-10Z"),
    house("M-12 0H12L18 2H-7Z", "M-12 0V-9H5V0Z", "M5-9H12V0H5Z", "M-9-3V-6H-6V-3ZM-2 0V-5H1V0Z") +
      fill("M-14-9L-8-15H4L7-9Z", colours.lit) +
      fill("M4-15H8L14-9H7Z", colours.shade),
  ];
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

/** A basin of a lime terrace, 22 units wide, on 0,0: full of water, and dry. */
export function basins(colours: MapColours): Drawing[] {
  const rim = fill("M-11-3Q-10-7 0-7 10-7 11-3 9 3 0 4-9 3-11-3Z", colours.hill);
  const floor = "M-9-3.6Q-8-6 0-6 8-6 9-3.6 7-1 0-0.6-7-1-9-3.6Z";
  return [rim + fill(floor, colours.bands[0]), rim + fill(floor, colours.sail)];
}

/** The half round of a theatre from above, open to the south-west, 40 units wide, on 0,0. */
export function cavea(colours: MapColours): Drawing {
  const round = (r: number) => Math.round(r * Math.SQRT2 * 10) / 10;
  const half = (r: number) => `M${-r}${-r}A${round(r)} ${round(r)} 0 0 1 ${r} ${r}Z`;
  return (
    fill(half(18), colours.hillShade) +
    fill(half(15.5), colours.hill) +
    fill(half(13), colours.hillShade) +
    fill(half(10.5), colours.hill)
  );
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

/** A position of one of several marks of a kind, by its index. */
export type Spot = readonly [x: number, y: number, scale: number, form: number];

/** Places marks of one kind at many positions: each is defined once and referenced by `<use>`. */
export function scattered(id: string, marks: readonly Drawing[], spots: readonly Spot[]): Drawing {
  const defined = marks.map((mark, form) =>
    spots.some(([, , , used]) => used === form) ? `<g id="${id}${form}">${mark}</g>` : "",
  );
  const placed = spots.map(([x, y, scale, form]) => place(`<use href="#${id}${form}"/>`, x, y, scale));
  return placed.length > 0 ? `<defs>${defined.join("")}</defs>${placed.join("")}` : "";
}

/** Dots like those of a crayon, of the diameter `width`. */
export function crayon(points: readonly (readonly [number, number])[], colour: string, width: number): Drawing {
  // Integers make the file smaller, and the precision is not needed.
  return stroke(points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(""), colour, width);
}
