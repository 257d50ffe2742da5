import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A small open boat of varnished wood lying still, its bow to the right, over its own image. Some 290 units long. */
export function speedboat(sheet: Sheet): Drawing {
  const { wallBright, wallShade, window } = sheet.mood;
  return (
    fill("M-120 4Q-20 16 100 4L60 34Q-20 44-100 30Z", "#14605f", 0.55) +
    fill("M-128-34L-118 2Q0 14 96 0Q128-16 142-44Q40-30-128-34Z", wallBright) +
    fill("M-122-12L-118 2Q0 14 96 0Q112-8 122-18Q0-2-122-12Z", wallShade) +
    fill("M-128-34Q40-30 142-44Q60-54-128-42Z", "#9a4f2c") +
    fill("M-92-42L-86-56H-40L-34-43Z", "#c2265f") +
    fill("M0-45L22-70H40L34-46Z", window) +
    fill("M0-45L22-70H27L8-45Z", wallBright) +
    fill("M-128-40L-146-42V-14L-128-16Z", "#173b5e")
  );
}
