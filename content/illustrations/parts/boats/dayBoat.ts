import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";

/** A small white boat for a day out, its bow to the right, with an awning: 170 units long, its waterline at y 0. */
export function dayBoat(stripe: string): Drawing {
  return (
    fill("M-84-30Q0-16 92-40Q74-4 52 2H-66Q-80-6-84-30Z", "#fffdf6") +
    fill("M-80-14Q10-4 76-18Q64-2 52 2H-66Q-76-2-80-14Z", "#a9bad2") +
    stroke("M-82-24Q0-12 86-34", stripe, 4) +
    fill("M-30-24L-22-44H24L40-28Q6-20-30-24Z", "#f3eee0") +
    fill("M-16-40H22L32-30H-22Z", "#23527a") +
    stroke("M-62-28V-70M-8-44V-70", "#6b4a3a", 2.4) +
    fill("M-74-70Q-36-80 4-70V-64H-74Z", stripe) +
    fill("M-30-75Q-14-75 4-70V-64H-30Z", "#14304c", 0.35)
  );
}
