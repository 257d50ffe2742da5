import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";

/** A beach parasol in gores of white and a colour, near by: 300 high and wide, its pole at 0,0, its shade to the right. */
export function parasol(colour: string): Drawing {
  const gores =
    "M-150-196Q-120-290-8-300Q-84-262-92-182Q-124-186-150-196ZM-30-174Q-40-262-8-300Q34-264 38-176Q6-170-30-174ZM96-188Q84-268-8-300Q110-292 140-206Q120-194 96-188Z";
  return (
    fill(disc(130, 4, 150, 26), "#b98f6c", 0.6) +
    stroke("M0 0L-8-250", "#7a5540", 8) +
    fill("M-150-196Q-120-290-8-300Q110-292 140-206Q-4-158-150-196Z", "#fdf8ee") +
    fill(gores, colour) +
    fill("M38-176Q34-264-8-300Q110-292 140-206Q90-180 38-176Z", "#14304c", 0.2)
  );
}
