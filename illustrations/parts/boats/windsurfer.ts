import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { lens, type Path } from "#illustrations/kit/path.ts";
import { type Girth, limb } from "#illustrations/parts/people/body.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Cloth, band, shade. */
export type RigColours = readonly [main: string, second: string, dark: string];

export interface WindsurferOptions {
  colours: RigColours;
  /** The rider's suit. */
  suit?: string;
  /** Backward tilt of the mast and of the rider, in degrees. */
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

const SKIN = ["#cf9064", "#9a5f45"] as const;

/** An arm or a leg of skin: its lit form, and the shade along its right side. */
function bare(places: readonly Girth[], far = false): Drawing {
  const shade = places.map(([x, y, half]): Girth => [x + half * 0.45, y + half * 0.2, half * 0.5]);
  return far ? fill(limb(places), SKIN[1]) : fill(limb(places), SKIN[0]) + fill(limb(shade), SKIN[1]);
}

/**
 * A rider who hangs from the boom in his harness: hips low and out, back round, elbows soft, the front leg long and the back knee
 * bent. Feet near 0,0, 84 long, without a face.
 */
function rider(suit: string, near: string): Drawing {
  const back = "M-35-72Q-43-71-45-62Q-48-50-44-41Q-42-33-35-29Q-28-27-23-32Q-21-38-24-45Q-28-56-27-67Q-28-73-35-72Z";
  return (
    // What is far lies in shade: the front arm and leg.
    bare(
      [
        [-31, -68, 3.6],
        [-11, -69.5, 3],
        [6, -75, 2.2],
        [14, -77.6, 2.6],
      ],
      true,
    ) +
    bare(
      [
        [-28, -37, 6],
        [-16, -30, 5.6],
        [-5, -21, 4.2],
        [2, -13, 3.8],
        [7, -5, 2.4],
      ],
      true,
    ) +
    fill("M-35-42Q-24-46-13-34L-9-26L-17-22Q-25-29-36-29Z", near) +
    fill("M3-6Q8-8 10-5L17-2.4Q18 0 15 .4H5Q2-2 3-6Z", near) +
    // The back, bent like a bow; its right side turns from the light.
    fill(back, suit) +
    fill("M-31-72Q-27-71-27-67Q-28-56-24-45Q-21-38-23-32Q-28-27-33-29Q-28-40-33-52Q-36-64-31-72Z", near, 0.4) +
    // The back leg, its knee towards us, in the same short suit.
    bare([
      [-33, -35, 6.4],
      [-24, -31, 6],
      [-16, -27, 4.6],
      [-15, -17, 4.2],
      [-16, -5, 2.5],
    ]) +
    fill("M-43-38Q-38-44-28-41Q-19-38-12-31Q-10-26-14-22L-22-24Q-30-27-37-28Q-43-31-43-38Z", suit) +
    fill("M-28-28Q-20-30-12-31Q-10-26-14-22L-22-24Z", near, 0.4) +
    fill("M-20-6Q-15-9-13-5L-6-2.4Q-5 0-8 .4H-18Q-21-2-20-6Z", near) +
    // The harness, its line to the boom.
    fill("M-46-46Q-34-42-24-46L-22-39Q-33-35-45-38Z", "#f1b93a") +
    fill("M-33-43Q-28-44-24-46L-22-39Q-27-37-32-36.6Z", "#c4812c") +
    stroke("M-25-42Q-8-50-7-76M-25-42Q2-54 9-77", near, 1.3) +
    // The near arm: elbow down, hand over the boom.
    bare([
      [-36, -66, 4],
      [-28, -64, 3.6],
      [-20, -65, 3],
      [-10, -72, 2.3],
      [-4, -76.5, 2.7],
    ]) +
    fill("M-41-69Q-36-73-31-69L-27-61Q-32-59-37-60Q-41-63-41-69Z", suit) +
    // Head in profile, to where the board goes; hair and cap blown back.
    bare([
      [-37, -70, 3.4],
      [-38, -77, 3],
    ]) +
    fill("M-45-84Q-44-93-36-92.5Q-30-92-30-86L-28.5-82.5L-30.5-81.5Q-30-76-35-75.5Q-43-76-45-84Z", SKIN[0]) +
    fill("M-35-75.5Q-30-76-30.5-81.5L-28.5-82.5L-30-86Q-32-80-38-77Z", SKIN[1]) +
    fill("M-46-82Q-50-98-37-97Q-29-96.5-29-89Q-36-92-39-86Q-41-79-44-77Q-47-80-52-79Q-49-82-46-82Z", "#4a2f2a")
  );
}

/**
 * A windsurfer under way to the right, planing: only the board's tail is in the water, and its wake runs out behind. 215 high; the waterline
 * is at y 0.
 */
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
