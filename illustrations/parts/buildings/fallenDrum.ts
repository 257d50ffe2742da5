import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { box, disc, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A column drum, fallen: 140 units wide, lit on its top and left. */
export function fallenDrum(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  const flutes: Path = [-58, -42, -20, 4, 30, 50, 62]
    .map((x) => box(x, -92, x < -50 || x > 45 ? 4 : 7, 82 + 24 * Math.sqrt(1 - (x / 70) ** 2)))
    .join("");
  return (
    fill("M60 14L70-50L172-20Q150 22 40 24Z", groundShade, 0.6) +
    fill("M-70-8V-96H70V-8A70 24 0 0 1-70-8Z", stone) +
    fill("M12 15.6V-96H70V-8A70 24 0 0 1 12 15.6Z", stoneShade) +
    fill(flutes, stoneDeep, 0.35) +
    fill(disc(0, -96, 70, 24), wallBright) +
    fill(disc(0, -96, 11, 4), stoneWorn)
  );
}
