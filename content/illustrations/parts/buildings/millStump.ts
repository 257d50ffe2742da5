import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { stones } from "./stonework.ts";
import { windmill } from "./windmill.ts";

/** A mill of the ridge without cap and sails, its rubble laid bare; 150 high. */
export function millStump(sheet: Sheet, seed: number): Drawing {
  const rubble = (shift: number) => stones(-50, -126, 88, 116, seed * 5 + shift);
  return (
    windmill(sheet, { state: "ruin", seed }) +
    stroke(rubble(1) + rubble(2), sheet.mood.stoneWorn, 3) +
    stroke(rubble(3), "#f7e7c2", 2.6) +
    fill("M-14 5V-38Q0-54 14-38V6Z", sheet.mood.door) +
    fill("M2 6V-48Q14-46 14-38V6Z", sheet.mood.window)
  );
}
