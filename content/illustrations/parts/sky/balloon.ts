import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";

/** A hot-air balloon, 124 units wide, 206 high, the middle of its envelope at 0,0: gores in two colours, the right ones in shade. */
export function balloon([colour, pale, dark]: readonly [string, string, string]): Drawing {
  const envelope = "M-18 78Q-34 56-56 24Q-76-8-62-44Q-44-84 0-86Q44-84 62-44Q76-8 56 24Q34 56 18 78Z";
  return (
    fill(envelope, colour) +
    fill(
      "M-14 78Q-40 20-36-30Q-28-76 0-86Q-14-70-16-30Q-16 24-6 78ZM6 78Q16 24 16-30Q14-70 0-86Q28-76 36-30Q40 20 14 78Z",
      pale,
    ) +
    fill("M8 78Q40 30 42-20Q38-72 6-86Q46-82 62-44Q76-8 56 24Q34 56 18 78Z", dark, 0.62) +
    fill("M-18 78H18L14 86H-14Z", dark) +
    stroke("M-13 86L-8 106M13 86L8 106", dark, 1.6) +
    fill("M-10 104H10L8 120H-8Z", "#6b4a3a") +
    fill("M2 104H10L8 120H2Z", "#3f2a2e")
  );
}
