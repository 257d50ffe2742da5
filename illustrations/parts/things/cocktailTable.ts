import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { disc } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { lantern } from "./terrace.ts";

const [PINK, CYAN] = ["#ff5c9e", "#4fd6e2"] as const;

/**
 * A round table at night with a lantern, two cocktails and two stools, seen from standing height: 260 wide, its foot at 0,0. Its guests,
 * drawn in the same measures, sit between the stools and the table: the seats are at -92,-72 and 88,-78.
 */
export function cocktailTable(sheet: Sheet, guests: Drawing = ""): Drawing {
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
  const drink = (colour: string) =>
    stroke("M0-2V-22M3-34L13-58", "#f0dbe6", 3) +
    fill(disc(0, -2, 9, 3), "#f0dbe6") +
    fill("M-15-46H15L0-20Z", "#f0dbe6", 0.55) +
    fill("M-12-41H12L0-20Z", colour);
  return (
    stool(-92, -22) +
    stool(88, -28) +
    guests +
    fill(disc(26, 4, 78, 15), "#150f33", 0.6) +
    fill("M-6-60H6V0H-6Z", "#150f33") +
    fill(disc(0, 1, 34, 9), "#150f33") +
    fill(disc(0, -62, 70, 20), "#2b1a4e") +
    fill(disc(0, -67, 70, 20), "#91619a") +
    fill(disc(-4, -68, 46, 12), "#d99a8c", 0.7) +
    place(lantern(sheet), -6, -70, 0.36) +
    place(drink(PINK), 34, -60, 0.66) +
    place(drink(CYAN), -40, -60, 0.66)
  );
}
