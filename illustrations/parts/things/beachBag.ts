import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { disc, lens } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A straw bag with a striped towel over its rim and a hat that leans on it; 170 units wide. */
export function beachBag(sheet: Sheet): Drawing {
  const { groundShade, stoneWorn, stoneShade, trunk } = sheet.mood;
  const weave = counted(6).flatMap((row) =>
    counted(8).map((index) => `M${-66 + index * 17 + (row % 2) * 8} ${-12 - row * 17}q6-6 12 0`),
  );
  const body = "M-82-112L-66 0Q0 8 66 0L82-112Z";
  const rings = stroke(disc(112, -42, 50, 42) + disc(112, -42, 38, 32), stoneWorn, 3);
  return (
    fill(lens(50, 4, 330, 22), groundShade, 0.6) +
    stroke("M-46-112Q-40-190 0-190T46-112", trunk, 8) +
    fill("M-70-112Q-60-146-20-140T40-150T72-112Z", "#fdf8ee") +
    fill("M-50-112L-40-140L-22-140L-26-112ZM2-112L8-144L30-148L28-112Z", "#1d8aa0") +
    fill(body, "#b5793c") +
    stroke(weave.join(""), "#d9a561", 4) +
    fill("M-79-92L-76-70H76L79-92Z", "#c2265f") +
    sheet.spray(body, "#5f3a36", { from: [84, 0], to: [-20, -70], thick: 0.9 }) +
    fill("M-20-112H34L30-52Q4-46-16-52Z", "#fdf8ee") +
    fill("M-8-112H4L3-50H-6ZM14-112H26L23-51H14Z", "#1d8aa0") +
    fill(disc(112, -42, 56, 46), stoneShade) +
    fill(disc(108, -44, 56, 46), "#f3dfae") +
    rings +
    fill(disc(106, -46, 30, 26), "#c2265f") +
    fill(disc(103, -49, 25, 21), "#f6e6bd")
  );
}
