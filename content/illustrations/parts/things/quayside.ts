import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { lens, polygon } from "#content/illustrations/kit/path.ts";

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
