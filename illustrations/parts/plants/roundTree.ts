import { blend } from "#illustrations/kit/colour.ts";
import { fill } from "#illustrations/kit/drawing.ts";
import { blot, lens } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A peach or an olive tree of a far orchard, 74 high, of four kinds; `haze` is how much air stands before it, from 0 to 1. Gives a stamp. */
export function roundTree(sheet: Sheet, kind: number, haze: number) {
  const [dark, middle, light] = (kind % 2 ? ["#47603f", "#6d8248", "#a5ac5c"] : ["#52603a", "#7f8a48", "#b9b765"]).map(
    (colour) => blend(colour, sheet.mood.mist, Math.round(haze * 8) / 9),
  ) as [string, string, string];
  return sheet.stamp(`Şirince tree ${kind} ${dark}`, () => {
    const random = randomOf(kind + 5);
    return (
      fill(lens(26, 0, 90, 14), "#5f6238", 0.5) +
      fill("M-4 2L-3-30H4L5 2Z", "#5f4038") +
      fill(blot(random, 2, -40, 36, 32), dark) +
      fill(blot(random, -5, -46, 28, 22), middle) +
      fill(blot(random, -12, -54, 15, 10), light)
    );
  });
}
