import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { box, disc, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A signpost: a post with boards that point four ways, nothing on them; 560 high. */
export function signpost(sheet: Sheet): Drawing {
  const { trunk, stone } = sheet.mood;
  const boards = [
    [-540, 1, 230, "#1d5d86", "#123f63"],
    [-452, -1, 210, "#fbf3df", "#cdbfa6"],
    [-364, 1, 190, "#c8643c", "#93412d"],
    [-276, -1, 240, "#e0a23c", "#a8702c"],
  ] as const;
  return (
    fill(box(-13, -570, 26, 580), stone) +
    fill(box(2, -570, 11, 580), trunk, 0.75) +
    fill("M-17-570H17L0-590Z", trunk) +
    boards
      .map(([y, side, long, colour, shade]) => {
        const at = (x: number) => short(x * side);
        const body = `M${at(-52)} ${y}H${at(long - 40)}L${at(long)} ${y + 32}L${at(long - 40)} ${y + 64}H${at(-52)}Z`;
        return (
          fill(body, colour) +
          fill(`M${at(-52)} ${y + 52}H${at(long - 25)}L${at(long - 40)} ${y + 64}H${at(-52)}Z`, shade) +
          fill(disc(0, y + 16, 4) + disc(0, y + 44, 4), shade) +
          stroke(`M${at(40)} ${y + 30}H${at(long - 66)}`, shade, 5, 0.55)
        );
      })
      .join("")
  );
}
