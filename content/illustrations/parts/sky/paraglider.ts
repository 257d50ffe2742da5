import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";

/** A paraglider far up: the wing, its lines, a dot. 104 units wide; its harness hangs 54 below 0,0. */
export function paraglider(colour: string): Drawing {
  return (
    stroke("M-44-4L0 46L44-4M-20-16L0 46L20-16", "#14304c", 1.1, 0.6) +
    fill("M-52 0Q-44-24 0-27T52 0Q30-12 0-12T-52 0Z", colour) +
    fill("M-18-26Q0-28 18-26L14-12Q0-13-14-12Z", "#fff6e2") +
    fill(disc(0, 49, 5, 6), "#14304c")
  );
}
