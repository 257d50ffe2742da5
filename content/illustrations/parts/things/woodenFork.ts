import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";

/** A wooden fork, its tines at 0,0, its handle up: 360 long. */
export function woodenFork(): Drawing {
  return (
    fill("M-24 0V-80Q-24-120-10-140V-330Q0-350 12-330V-140Q26-120 26-80V0H14V-70H6V0H-4V-70H-12V0Z", "#e9c48a") +
    fill("M2-345Q10-344 12-330V-140Q26-120 26-80V0H14V-120Q2-140 2-160Z", "#b5844e")
  );
}
