import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { box, disc, short } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { toneOf } from "./light.ts";

/** What a figure has in its hand: the near one, or both for a sign. */
export const CARRIED = ["case", "basket", "sign", "tray", "iceCream", "bucket", "bag"] as const;
export type Carried = (typeof CARRIED)[number];

/** A thing at a hand, in the measures of a figure that is 100 high; `back` is where it comes from: -1 for one that goes right. */
export function carriedThing(sheet: Sheet, thing: Carried, [x, y]: Point, back: number, colour: string): Drawing {
  const [lit, shaded] = toneOf(sheet, colour);
  const [white, whiteShade] = toneOf(sheet, "#fdf8ee");
  const [dark] = toneOf(sheet, "#2c2a3a");
  const at = (dx: number, dy: number) => `${short(x + dx)} ${short(y + dy)}`;
  switch (thing) {
    case "case": {
      // A trolley case on its wheels, drawn along behind.
      const left = x + back * 12 - 8;
      return (
        stroke(`M${at(0, 0)}L${short(left + 8)} -31`, dark, 1.6) +
        fill(box(left, -31, 16, 28), lit) +
        fill(box(left + 10, -31, 6, 28), shaded) +
        stroke(`M${short(left + 4)} -27V-7M${short(left + 8)} -27V-7`, shaded, 1) +
        fill(disc(left + 3, -1.8, 1.8) + disc(left + 13, -1.8, 1.8), dark)
      );
    }
    case "basket":
      return (
        stroke(`M${at(-7, 8)}Q${at(0, -9)} ${at(7, 8)}`, shaded, 1.6) +
        fill(`M${at(-9, 7)}H${short(x + 9)}L${at(6.6, 17)}Q${at(0, 19)} ${at(-6.6, 17)}Z`, lit) +
        fill(`M${at(3, 7)}H${short(x + 9)}L${at(6.6, 17)}Q${at(4, 18.4)} ${at(1, 18.4)}Z`, shaded) +
        fill(disc(x - 4, y + 6, 3) + disc(x + 4.6, y + 6, 2.6), toneOf(sheet, "#d8452f")[0]) +
        fill(disc(x + 0.6, y + 5, 3.4), toneOf(sheet, "#8ea653")[0])
      );
    case "sign":
      // A blank card with a line or two that nobody could read from here.
      return (
        fill(box(x - 11, y - 8, 22, 14), white) +
        fill(box(x + 5, y - 8, 6, 14), whiteShade, 0.5) +
        fill(box(x - 7, y - 4, 13, 1.8) + box(x - 7, y - 0.4, 9, 1.8), lit)
      );
    case "tray":
      return (
        fill(disc(x, y - 3.4, 11, 2.2), lit) +
        fill(box(x - 6, y - 10, 3.6, 6.8) + box(x + 3.6, y - 8.6, 3.2, 5.4), white) +
        fill(box(x - 1.2, y - 9, 2.8, 5.8), toneOf(sheet, "#c8643c")[0])
      );
    case "iceCream":
      return (
        fill(`M${at(-2.6, -5)}H${short(x + 2.6)}L${at(0, 3)}Z`, toneOf(sheet, "#c79a4b")[0]) +
        fill(disc(x, y - 7.4, 3.6), lit) +
        fill(disc(x - 0.6, y - 11.6, 2.8), white)
      );
    case "bucket":
      return (
        stroke(`M${at(-5, 2)}Q${at(0, -7)} ${at(5, 2)}`, dark, 1) +
        fill(`M${at(-5.6, 2)}H${short(x + 5.6)}L${at(4, 12)}H${short(x - 4)}Z`, lit) +
        fill(`M${at(1.6, 2)}H${short(x + 5.6)}L${at(4, 12)}H${short(x + 1)}Z`, shaded)
      );
    case "bag":
      return (
        stroke(`M${at(-3.4, 6)}Q${at(0, -5)} ${at(3.4, 6)}`, shaded, 1.2) +
        fill(`M${at(-5.6, 5)}H${short(x + 5.6)}L${at(6.6, 19)}H${short(x - 6.6)}Z`, lit) +
        fill(`M${at(1.4, 5)}H${short(x + 5.6)}L${at(6.6, 19)}H${short(x + 1.4)}Z`, shaded)
      );
  }
}
