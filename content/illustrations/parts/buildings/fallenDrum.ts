import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { box, disc, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A column drum, fallen: 140 units wide, lit on its top and left. */
export function fallenDrum(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  const flutes: Path = [-46, -22, 2, 28, 50].map((x) => box(x, -92, 7, 96)).join("");
  return (
    fill("M60 10L70-50L160-14Q130 22 20 20Z", groundShade, 0.6) +
    fill("M-70 0V-96H70V0Q0 26-70 0Z", stone) +
    fill("M12 12V-96H70V0Q46 10 12 12Z", stoneShade) +
    fill(flutes, stoneDeep, 0.35) +
    fill("M-70-96Q0-124 70-96Q0-70-70-96Z", wallBright) +
    fill(disc(0, -97, 20, 8), stoneWorn)
  );
}
