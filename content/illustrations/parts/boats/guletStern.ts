import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed } from "#content/illustrations/kit/geometry.ts";
import { box, disc, lens, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

const [WHITE, BRIGHT, SHADE] = ["#f3d8c0", "#fff0da", "#8d7096"] as const;
/** All that is above the water. */
const AFLOAT: Path = "M-160-180H160V-24Q0-8-160-24Z";
const AWNING: Path = "M-146-246Q0-292 146-246L140-230Q0-272-140-230Z";

/** A gulet from astern: a white wineglass hull, cabin windows, cushions under an awning, its masts in line, its plank ashore. */
export function guletStern(sheet: Sheet, { trim, cushion }: { trim: string; cushion: string }): Drawing {
  const { trunk } = sheet.mood;
  const windows = [-78, -30, 18, 66].map((x) => `M${x - 14}-84V-104Q${x}-120 ${x + 14}-104V-84Z`).join("");
  const shrouds = [-1, 1].map(
    (side) =>
      `M0-640L${side * 112}-172M0-640L${side * 92}-172M0-520L${side * 70}-172${counted(7)
        .map((index) => {
          const share = 0.34 + index * 0.09;
          return `M${short(side * 112 * share)} ${short(mixed(-640, -172, share))}L${short(side * 92 * share)} ${short(mixed(-640, -172, share))}`;
        })
        .join("")}`,
  );
  return (
    stroke(shrouds.join(""), trunk, 2, 0.8) +
    fill("M-7-166L-5-650H5L7-166Z", "#c08a62") +
    fill("M1-166V-650H5L7-166Z", trunk) +
    stroke("M-56-452H56M-34-556H34", trunk, 5) +
    fill(disc(0, -656, 5), "#ffe7a8") +
    fill("M-74-166V-222H74V-166Z", "#c9a49c") +
    fill("M-64-214H64V-180H-64Z", "#ffd487") +
    fill("M-4-214H4V-180H-4ZM40-214H48V-180H40Z", "#8a5a52") +
    fill(box(-112, -190, 224, 30), cushion) +
    fill(box(30, -190, 82, 30), "#3a2a58", 0.4) +
    fill("M-122-160L-118-252H-110L-112-160ZM122-160L118-252H110L112-160Z", trunk) +
    fill(AWNING, BRIGHT) +
    sheet.clipped(AWNING, fill(box(40, -300, 120, 80), SHADE)) +
    mirrored(trim) +
    sheet.clipped(AFLOAT, hull(trim)) +
    fill("M-136-158Q0-180 136-158L134-144Q0-164-134-144Z", trim) +
    fill("M-128-138Q0-158 128-138L127-131Q0-150-127-131Z", "#d9a04c") +
    fill(windows, "#ffd98a") +
    stroke(windows, trim, 4) +
    stroke("M-126-166V-202M-70-174V-208M70-174V-208M126-166V-202M-126-202Q0-222 126-202", trim, 4) +
    sheet.glow([0, -196], 120, "#ffc36a", 0.5) +
    gangway()
  );
}

function hull(trim: string): Drawing {
  return (
    fill("M-132-152Q-138-62-86-16Q-42 8 0 8Q42 8 86-16Q138-62 132-152Q60-168 0-168Q-60-168-132-152Z", WHITE) +
    fill("M34-167Q92-162 132-152Q138-62 86-16Q64-2 30 5Q70-70 34-167Z", SHADE) +
    fill("M-114-48Q-104-32-86-16Q-42 8 0 8Q42 8 86-16Q104-32 114-48Q50-26 0-26T-114-48Z", trim)
  );
}

/** The hull in the water below: its trim, then its white, in bands that break up downwards. */
function mirrored(trim: string): Drawing {
  const bands = [
    [0, -17, 196, 22, trim, 0.75],
    [4, 4, 226, 18, WHITE, 0.55],
    [-8, 24, 190, 13, WHITE, 0.42],
    [14, 42, 140, 10, WHITE, 0.32],
    [-4, 58, 84, 7, WHITE, 0.22],
  ] as const;
  return (
    fill(lens(8, -4, 300, 54), "#2a2f5c", 0.5) +
    bands.map(([x, y, length, thick, colour, opacity]) => fill(lens(x, y, length, thick), colour, opacity)).join("")
  );
}

function gangway(): Drawing {
  return (
    fill(
      polygon([
        [78, -140],
        [102, -140],
        [140, 62],
        [104, 62],
      ]),
      "#b98458",
    ) +
    fill(
      polygon([
        [95, -140],
        [102, -140],
        [140, 62],
        [128, 62],
      ]),
      "#6f4452",
    ) +
    stroke("M78-140L82-176L108 22L104 62M102-140L104-176L142 22L140 62", "#f3dcc4", 3)
  );
}
