import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A fishing net in a soft heap some 600 units wide: `heap` is its outline, `floats` its line of corks. */
export function fishingNet(
  sheet: Sheet,
  heap: Path,
  colour: string,
  shade: string,
  seed: number,
  floats: readonly Point[],
): Drawing {
  const random = randomOf(seed);
  const mesh = counted(30).map((index) => {
    const x = -320 + index * 24 + random.around(8);
    return `M${short(x)} 20Q${short(x + 60)} -90 ${short(x + 190)} -190M${short(x + 200)} 20Q${short(x + 120)} -80 ${short(x)} -190`;
  });
  return (
    fill(lens(40, 10, 640, 50), "#5d5a5c", 0.6) +
    fill(heap, colour) +
    sheet.spray(heap, shade, { from: [300, 10], to: [-80, -110], thick: 1 }) +
    sheet.clipped(
      heap,
      stroke(mesh.join(""), shade, 3, 0.75) +
        stroke("M-260-10Q-120-120 60-60T250-10M-180 10Q-60-60 80-130", "#f0c890", 4, 0.7),
    ) +
    fill(floats.map(([x, y]) => disc(x, y, 17, 13)).join(""), "#a85a2c") +
    fill(floats.map(([x, y]) => disc(x - 3, y - 3, 12, 9)).join(""), "#f3c070")
  );
}

/** Sponges on top of a basket, and its rim before them; goes over `basket`. */
export function basketOfSponges(): Drawing {
  const sponges = counted(9).map((index) => [-62 + index * 16, -84 - ((index * 19) % 28)] as const);
  return (
    fill(sponges.map(([x, y]) => disc(x, y, 19, 16)).join(""), "#b5773f") +
    fill(sponges.map(([x, y]) => disc(x - 4, y - 4, 13, 10)).join(""), "#efc277") +
    fill("M-90-80H90L84-66H-84Z", "#e4c08a")
  );
}

/** An iron bollard with a turn of rope, 70 units high. */
export function bollard(): Drawing {
  return (
    fill(lens(40, 2, 140, 18), "#5d5a5c", 0.7) +
    fill("M-24 0L-20-52H20L24 0Q0 10-24 0Z", "#33576a") +
    fill("M6 5L4-52H20L24 0Q14 5 6 5Z", "#1c3f58") +
    fill("M-34-52Q0-80 34-52Q0-38-34-52Z", "#4f7a8a") +
    stroke("M-26-26Q0-12 26-26M-26-16Q0-2 26-16", "#f0d6a4", 7) +
    fill(
      polygon([
        [-40, -2],
        [40, -2],
        [40, 3],
        [-40, 3],
      ]),
      "#1c3f58",
      0.3,
    )
  );
}
