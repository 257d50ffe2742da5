import { PIGMENT } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { box } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A cruise ship in profile, its bow to the left: 460 long, 170 high. */
export function cruiseShip(sheet: Sheet): Drawing {
  const { wall, wallBright, wallShade, window } = sheet.mood;
  const decks = counted(5).map((index) => box(-140 + index * 14, -58 - index * 15, 330 - index * 22, 15));
  const rows = counted(5).map((index) =>
    counted(24 - index * 2)
      .map((step) => box(-130 + index * 15 + step * 13, -54 - index * 15, 8, 6))
      .join(""),
  );
  return (
    fill("M-240-52L-206 4H200Q216-20 218-58L-140-56Z", wall) +
    fill("M-224-24L-206 4H200Q208-8 212-24Z", PIGMENT.deep) +
    fill("M150-57L218-58Q216-20 200 4H150Z", PIGMENT.ink, 0.25) +
    stroke(`M-190-38H200`, window, 4) +
    fill(decks.join(""), wallBright) +
    fill(
      counted(5)
        .map((index) => box(-140 + index * 14, -46 - index * 15, 330 - index * 22, 3))
        .join(""),
      wallShade,
    ) +
    fill(rows.join(""), window) +
    fill("M-84-133L-70-146H20V-133Z", wall) +
    fill("M96-118L106-172H146L150-118Z", PIGMENT.terracotta) +
    fill("M132-118L134-172H146L150-118Z", PIGMENT.brick) +
    stroke("M-30-146V-178M-40-166H-20", wallShade, 3)
  );
}

/** A city ferry, both ends alike, its windows lit. 260 long, 105 high. */
export function cityFerry(sheet: Sheet): Drawing {
  const { wall, wallShade, door } = sheet.mood;
  const panes = (y: number, count: number, from: number) =>
    counted(count)
      .map((index) => box(from + index * 18, y, 11, 9))
      .join("");
  return (
    fill("M-130-22L-112 2H112L130-22Z", door) +
    fill("M-122-22V-46H122V-22Z", wall) +
    fill("M-92-46V-68H92V-46Z", wall) +
    fill("M60-68H92V-46H122V-22H60Z", wallShade) +
    fill(panes(-40, 13, -114) + panes(-62, 10, -84), "#ffd98a") +
    fill(box(-22, -82, 44, 14), wall) +
    fill(box(-8, -104, 18, 22), "#b4523f")
  );
}
