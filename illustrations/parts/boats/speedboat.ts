import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { brokenImage } from "./brokenImage.ts";

/** A small open boat of varnished wood lying still, its bow to the right, over its broken image. Some 290 units long. */
export function speedboat(sheet: Sheet): Drawing {
  const { wallBright, wallShade, window, seaDark } = sheet.mood;
  return (
    brokenImage({
      shapes: [
        {
          outline: [
            [-126, 4],
            [112, 4],
            [138, 40],
            [-132, 36],
          ],
          colour: "#7d5a3f",
        },
      ],
      depth: 46,
      band: 6,
      seed: 4,
    }) +
    fill("M-134 0Q-10 12 124-2Q90 10 0 12T-134 6Z", seaDark, 0.8) +
    // Cockpit: its far side, two benches, the wheel's shade.
    fill("M-104-40Q-20-52 44-48L40-34H-100Z", "#6a3322") +
    fill("M-96-36L-92-58Q-70-64-52-58L-48-36Z", wallBright) +
    fill("M-60-36L-56-60Q-50-60-48-54L-44-36Z", wallShade) +
    fill("M-22-36L-19-54Q-4-58 8-54L12-36Z", wallBright) +
    fill("M2-36L4-56Q8-56 10-50L14-36Z", wallShade) +
    // The side: dark wood, a lit strake, a pale foot; the deck of the bow.
    fill("M-136-38L-126 2Q0 10 108-2Q134-22 150-52Q60-32-136-38Z", "#8a4526") +
    fill("M-136-38Q60-32 150-52L146-45Q50-24-134-30Z", "#d38a4e") +
    fill("M-129-10L-126 2Q0 10 108-2Q116-8 122-14Q0-2-129-10Z", wallBright) +
    fill("M30-41Q84-52 150-52Q96-36 26-35Z", "#e3a566") +
    stroke("M-130-20Q30-14 134-32", "#5f2c1c", 1.6, 0.7) +
    fill("M22-42L4-70H14L44-44Z", window) +
    fill("M4-70H14L17-67H7Z", wallBright) +
    fill("M-136-40L-152-46V-14L-132-18Z", "#173b5e") +
    fill("M-152-46H-138L-134-36H-152Z", "#2f5a86")
  );
}
