import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, type Path } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** Cloth, band, shade. */
export type RigColours = readonly [main: string, second: string, dark: string];

export interface WindsurferOptions {
  colours: RigColours;
  /** The rider's suit. */
  suit?: string;
  /** How far the mast rakes back, in degrees; the rider leans as far. */
  rake?: number;
}

const CLOTH: Path = "M0-4C26-62 30-136-2-214Q-14-217-24-210C-62-166-92-130-106-80C-78-52-36-18 0-4Z";

/** A sail with its mast in front and its clew behind, 214 high; the mast's foot is at 0,0, it sails to the right. */
function sail(sheet: Sheet, [main, second, dark]: RigColours): Drawing {
  const { near } = sheet.mood;
  const battens = [
    [-44, -96],
    [-86, -92],
    [-126, -74],
    [-166, -52],
  ] as const;
  return (
    fill(CLOTH, main) +
    sheet.clipped(
      CLOTH,
      fill("M-130-118C-70-112 0-118 40-136V10H-130Z", second) +
        fill("M-130-130C-70-124 0-132 40-150V-132C0-114-70-108-130-114Z", "#fffaf0") +
        // What turns from the light along the mast, and the clear pane by the rider.
        fill("M40 0V-230H-12C8-160 8-70-14 0Z", dark, 0.36) +
        fill("M-6-106C-2-88-4-66-8-48L-58-76C-58-90-52-100-46-106Z", "#d9f0f2", 0.75) +
        stroke(battens.map(([y, x]) => `M24 ${y - 14}Q-30 ${y - 4} ${x - 14} ${y - 26}`).join(""), dark, 1.6, 0.6),
    ) +
    stroke("M0 0C26-62 30-136-2-214", near, 3.8) +
    stroke("M19-84Q-36-68-108-80", near, 3.6)
  );
}

/** A rider who hangs from the boom in his harness: arms straight, hips out, one leg straight and one bent. Feet near 0,0, 86 long, without a face. */
function rider(suit: string, near: string): Drawing {
  const [skin, skinShade] = ["#c98a5e", "#9a5f45"];
  return (
    // The far leg and arm in shade, then body, near leg, near arm.
    stroke("M-22-40Q2-32 4-4", skinShade, 9) +
    stroke("M-32-66L14-77", skinShade, 6) +
    fill("M-42-68Q-40-78-30-77Q-20-62-13-42Q-15-32-28-33Q-42-48-42-68Z", suit) +
    fill("M-30-77Q-20-62-13-42Q-15-36-21-34Q-24-56-35-77Z", near, 0.3) +
    stroke("M-26-40Q-32-20-18-4", skin, 10) +
    fill("M-35-46Q-22-48-13-40Q-13-28-22-22L-36-25Q-40-36-35-46Z", suit) +
    fill("M-38-50L-14-46L-14-38L-36-41Z", near, 0.8) +
    stroke("M-26-4H-9M-4-3H12", near, 5) +
    stroke("M-18-44Q-4-50-6-76M-18-44Q6-54 8-77", near, 1.4) +
    stroke("M-37-67L-3-77", skin, 7) +
    stroke("M-37-76L-40-82", skin, 7) +
    fill(disc(-42, -88, 8.4, 9.6), skin) +
    fill("M-51-87Q-53-99-41-99Q-32-98-32-91Q-40-93-44-83Q-48-80-51-87Z", "#4a2f2a")
  );
}

/** A windsurfer under way to the right, planing: only the board's tail is in the water, and its wake runs out behind. 215 high; the waterline is at y 0. */
export function windsurfer(sheet: Sheet, { colours, suit = "#1b3a5c", rake = 10 }: WindsurferOptions): Drawing {
  const [main, , dark] = colours;
  const { near, seaDark } = sheet.mood;
  const plume = counted(5)
    .map((index) => lens(-118 - index * 26, -6 + (index % 2) * 3 - (4 - index) * 1.4, 44 - index * 4, 10 - index * 1.4))
    .join("");
  return (
    fill(lens(10, 12, 210, 16), seaDark, 0.55) +
    fill(lens(-6, 22, 120, 7) + lens(-26, 32, 84, 6) + lens(-14, 42, 44, 4.4), main, 0.55) +
    // The wake: a long tongue of foam, the spray off the tail, the thin line that the rail cuts.
    fill("M-60 4C-110-8-180 0-330 5C-250 12-150 16-84 12C-70 11-56 8-60 4Z", "#fbfdf6", 0.95) +
    fill("M-78 2C-96-20-124-28-152-24C-136-20-128-12-122-4C-136-10-156-12-172-6C-140-4-110 6-78 8Z", "#fbfdf6") +
    fill(plume, "#fbfdf6", 0.8) +
    // The board: its deck in the light, its rail in colour, its nose out of the water.
    fill("M-92-4C-40-8 20-12 66-24Q76-27 80-25Q72-14 44-7C0 3-50 6-86 3Q-96 1-92-4Z", "#fffaf0") +
    fill("M-93-1C-40-1 30-6 80-25Q72-14 44-7C0 3-50 6-86 3Q-95 2-93-1Z", dark) +
    fill("M-70 5C-30 0 6 0 34-3C20 6-10 12-50 12Q-66 10-70 5Z", "#fbfdf6", 0.95) +
    place(turned(sail(sheet, colours), -rake), 14, -12) +
    place(turned(rider(suit, near), -rake - 2), -19, -7)
  );
}
