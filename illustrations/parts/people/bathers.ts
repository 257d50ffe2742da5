import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { box, disc, lens } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { limb } from "./body.ts";
import { toneOf } from "./light.ts";
import { person, type PersonOptions } from "./person.ts";

/** A swimmer doing the crawl to the right: head, shoulder, an arm out of the water, the wake. In a person's measures; the water is at y 0. */
export function swimmer(sheet: Sheet, { skin = "#c98a5e", cap = "#3f2a2a" } = {}): Drawing {
  const [lit, shaded] = toneOf(sheet, skin);
  const { seaLight } = sheet.mood;
  return (
    fill(lens(-14, 3, 74, 6) + lens(-34, 8, 40, 4), seaLight, 0.8) +
    fill("M-14 1Q-4-10 8-6Q16-3 18 1Z", shaded) +
    fill(
      limb([
        [-2, -4, 3.6],
        [-11, -17, 3],
        [-1, -24, 2.2],
        [6, -21, 2.6],
      ]),
      lit,
    ) +
    fill(disc(14, -8, 5.4, 5), lit) +
    fill("M8-7Q8-15 15-14.4Q21-13.4 20-8Q14-12 8-7Z", toneOf(sheet, cap)[0]) +
    fill(lens(20, 1.6, 26, 4) + lens(-4, 1, 34, 3.4), seaLight) +
    stroke("M26-2q5-5 9 0", seaLight, 1.6)
  );
}

/** A person who stands in the water, which is at y 0 and `depth` deep on a figure that is 100 high. */
export function wading(sheet: Sheet, depth: number, options: PersonOptions): Drawing {
  const { seaLight, seaDark } = sheet.mood;
  const figure = place(person(sheet, { ...options, shadow: false }), 0, depth);
  return (
    fill(lens(8, 5, 44, 7), seaDark, 0.4) +
    sheet.clipped(box(-60, -130, 120, 130), figure) +
    fill(lens(-1, 1, 32, 4) + lens(10, 6, 26, 3), seaLight, 0.9)
  );
}
