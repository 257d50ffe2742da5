import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { lantern } from "./terrace.ts";

const [PINK, CYAN] = ["#ff5c9e", "#4fd6e2"] as const;

/** A round table at night with a lantern, two cocktails and two stools, seen from standing height: 260 wide, its foot at 0,0. */
export function cocktailTable(sheet: Sheet): Drawing {
  const stool = (x: number, y: number) =>
    fill(disc(x + 20, y + 2, 44, 9), "#150f33", 0.6) +
    stroke(
      `M${x - 20} ${y - 44}L${x - 28} ${y}M${x + 20} ${y - 44}L${x + 28} ${y}M${x} ${y - 42}V${y + 6}`,
      "#150f33",
      6,
    ) +
    fill(disc(x, y - 44, 31, 11), "#3f2160") +
    fill(disc(x, y - 50, 31, 11), "#8a3f8c") +
    fill(disc(x - 6, y - 52, 20, 6), "#b4619f");
  const drink = (x: number, y: number, colour: string) =>
    stroke(`M${x} ${y - 2}V${y - 22}M${x + 3} ${y - 34}L${x + 13} ${y - 58}`, "#f0dbe6", 3) +
    fill(disc(x, y - 2, 9, 3), "#f0dbe6") +
    fill(`M${x - 15} ${y - 46}H${x + 15}L${x} ${y - 20}Z`, "#f0dbe6", 0.55) +
    fill(`M${x - 12} ${y - 41}H${x + 12}L${x} ${y - 20}Z`, colour);
  return (
    stool(-92, -22) +
    stool(88, -28) +
    fill(disc(26, 4, 78, 15), "#150f33", 0.6) +
    fill("M-6-60H6V0H-6Z", "#150f33") +
    fill(disc(0, 1, 34, 9), "#150f33") +
    fill(disc(0, -62, 70, 20), "#2b1a4e") +
    fill(disc(0, -67, 70, 20), "#91619a") +
    fill(disc(-4, -68, 46, 12), "#d99a8c", 0.7) +
    place(lantern(sheet), -6, -66, 0.5) +
    drink(36, -60, PINK) +
    drink(-44, -58, CYAN)
  );
}
