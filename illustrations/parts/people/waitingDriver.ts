import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { disc, type Path, polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { limb } from "./body.ts";
import { sunEdge } from "./light.ts";

const GLOW = "#f8c286";
const SKIN = ["#e0a273", "#b9764f", "#f6c697", "#8f5641"] as const;
const SUIT = { plain: "#243364", shade: "#172049", deep: "#0e1433", light: "#3d529a", legs: "#1f2b5a" } as const;
const LINEN = ["#fffaf0", "#cfc6dc"] as const;
const HAIR = ["#3a2629", "#21151d"] as const;
const TIE = ["#c4373f", "#8f1f3c"] as const;

/** What is on the board: large capitals, in the unit square of each. */
const LETTERS = {
  E: [
    [0, 0, 1, 0, 1, 0.19, 0.27, 0.19, 0.27, 0.41, 0.88, 0.41, 0.88, 0.59, 0.27, 0.59, 0.27, 0.81, 1, 0.81, 1, 1, 0, 1],
  ],
  M: [[0, 0, 0.22, 0, 0.22, 0.62, 0.5, 0.18, 0.78, 0.62, 0.78, 0, 1, 0, 1, 1, 0.78, 1, 0.5, 0.54, 0.22, 1, 0, 1]],
  A: [
    [0, 0, 0.24, 0, 0.32, 0.2, 0.68, 0.2, 0.76, 0, 1, 0, 0.62, 1, 0.38, 1],
    [0.39, 0.38, 0.5, 0.71, 0.61, 0.38],
  ],
} as const;
/** The name, each letter with its left edge and its width in shares of the board. */
const NAME = [
  ["E", 0.095, 0.14],
  ["M", 0.275, 0.192],
  ["M", 0.508, 0.192],
  ["A", 0.722, 0.186],
] as const;

/**
 * A driver in a dark suit who looks at us, turned a little to the right, where his guests come from; he holds a board before him by its sides, with a
 * name in capitals. Sun on his right cheek, which is at our left. In centimetres, 188 high, on 0,0; no shadow.
 */
export function waitingDriver(sheet: Sheet): Drawing {
  return legs(sheet) + coat(sheet) + head(sheet) + arms(sheet) + nameBoard() + thumbs();
}

/** A form with its shade; where it looks to the left, the sun finds its edge. */
function formed(sheet: Sheet, shape: Path, tone: string, shades: Drawing, rim = 1.5): Drawing {
  return fill(shape, tone) + sheet.clipped(shape, shades + sunEdge(shape, GLOW, [rim, rim * 0.5]));
}

/** He stands on both, the left one a little out; the cloth breaks over the shoes. */
function legs(sheet: Sheet): Drawing {
  const far =
    "M-1-98C.6-80 2.8-62 4.4-50C5.4-34 6-18 6.4-6Q12-2.8 18.4-5.6C19-20 19.2-36 19.6-50C20.4-66 20.4-84 19-100Z";
  const near =
    "M-19-100C-20.4-84-19.2-66-17.8-50C-17.4-36-17.6-20-17.8-5.6Q-12-2.4-5.6-5.4C-4.8-18-3.6-34-2.2-50C-1-62 1.4-78 3-98Z";
  return (
    fill("M6-7Q4.6-1 6 1.6Q12 3.4 18.6 2.4Q24.2 1.6 23.6-1.4Q22-4.8 18.6-7.4Z", "#10142e") +
    fill("M5.6-.6L6 1.6Q12 3.4 18.6 2.4Q24.2 1.6 23.6-1Q15 1.6 5.6-.6Z", "#05071a") +
    fill("M9-4Q13-1.6 18-3.6Q14-5 9-4Z", "#46548f") +
    fill("M-17.8-7Q-21.8-2-21.2 1.6Q-18.6 4.6-12.6 4.4Q-6.4 4.2-5.4 1.4Q-5-3-5.6-7Z", "#10142e") +
    fill("M-21.4 .6L-21.2 1.6Q-18.6 4.6-12.6 4.4Q-6.4 4.2-5.4 1.4L-5.4-.2Q-13 3-21.4 .6Z", "#05071a") +
    fill("M-18.6-3.6Q-15.6-.4-10.6-1.6Q-13-5-18.6-3.6Z", "#5a69a6") +
    formed(
      sheet,
      far,
      SUIT.shade,
      fill("M13-100C15-70 13.6-40 14-2H26V-100Z", SUIT.deep) +
        fill("M4-52Q11-50.4 17-54Q11-46.8 4.4-48ZM5.4-15Q12-11.4 20-16Q13-7.4 5.6-10Z", SUIT.deep),
      0.8,
    ) +
    formed(
      sheet,
      near,
      SUIT.legs,
      fill("M-6-100C-6.6-70-7.4-36-8-2H4V-100Z", SUIT.shade) +
        fill("M-18-52Q-10-49.6-4-54.6Q-9.6-45.6-18-47.6ZM-19.4-15.6Q-12-11.4-4-17Q-10-7.4-19.4-10Z", SUIT.deep) +
        fill("M-14.4-92C-15.6-70-14.4-40-14.6-10C-17-40-17-70-14.4-92Z", SUIT.light, 0.6),
    )
  );
}

/** Closed by a button behind the board: shirt, tie and lapels above it, the skirts below. */
function coat(sheet: Sheet): Drawing {
  const shape =
    "M-6.6-157.4Q-12-154-18.6-152Q-24-150-24.6-143C-24-131-20.6-121-19.6-112C-19.6-102-22-92-22.8-81.4Q-12-78-2.6-79.4L.6-88L4-79.6Q14-77.6 22.4-81.4C22-92 20-102 20-112C21-121 24.2-131 24.6-142Q24.2-148.6 19.6-151.2Q14-154 9.6-157Z";
  return (
    formed(
      sheet,
      shape,
      SUIT.plain,
      // The right half turns away from the sun.
      fill("M7-160C13-148 12-128 9-112C8.6-100 12-90 12-76H30V-160Z", SUIT.shade) +
        fill("M17-150C20-136 17-120 16-108C17-98 18-88 18.6-78H30V-150Z", SUIT.deep, 0.7) +
        fill("M-22-147Q-14-150-9-151Q-15-144-17.6-132Q-21-138-22-147Z", SUIT.light, 0.8) +
        fill("M-18-104C-19-96-20-88-20.4-80L-15-79C-16-88-16.6-96-18-104Z", SUIT.light, 0.55),
    ) +
    fill("M-6.2-158.6L1.6-122L10-158Q2-151-6.2-158.6Z", LINEN[0]) +
    fill("M3.6-153L1.6-122L10-158Q7.6-154.4 3.6-153Z", LINEN[1]) +
    // The tie, its knot and its shaded side.
    fill("M-.2-152.4L4.6-152.6L4-148L6-130L1.6-122L-1.8-132L.6-148Z", TIE[0]) +
    fill("M2.4-152.5L4.6-152.6L4-148L6-130L1.6-122Z", TIE[1]) +
    // Lapels, one in the sun.
    fill("M-7.4-158.4L-13.6-150.6L-10.8-146L-13-143.6L1.4-118L-2.4-136Z", SUIT.light) +
    fill("M-7.4-158.4L-9.4-151.6L-2.4-136L1.4-118Q-1-138-7.4-158.4Z", SUIT.plain) +
    fill("M10.4-157.8L16.4-150.4L14-146.6L15.8-144L1.8-118L6.4-136Z", SUIT.shade) +
    fill("M10.4-157.8L11.6-151L6.4-136L1.8-118Q6-138 10.4-157.8Z", SUIT.deep) +
    // A folded cloth in the breast pocket.
    fill("M13.4-139.4L15.4-142L17-139.8L18.6-141.6L19.4-138.6L13.6-137.4Z", LINEN[1]) +
    // What the board shades.
    fill("M-19.4-97Q0-90 20.4-98L21.4-90Q0-82.6-20.6-89Z", SUIT.deep, 0.7)
  );
}

/** Calm, turned a little to the right: few features, the far cheek in shade. */
function head(sheet: Sheet): Drawing {
  const face =
    "M-6.9-181L-7.2-173C-7.1-169.4-6-166.8-3.4-164.6C-1.2-162.8 1.6-161.6 4.4-161.8C7-162 8.8-163.8 10-166.6C11-169 11.4-171.6 11.5-174.6L11.8-182Q3-188-6.9-181Z";
  const hair =
    "M-8.3-172.6C-9.2-175.4-9.9-178.6-9.4-181.6C-8.6-186.8-3.4-189.6 2.4-189.6C8.6-189.6 13-186.6 13-181.6C13-178.8 12.4-176.4 11.7-174.6C11.8-177.8 11-180.4 9.4-182C4.6-181.2-1-182.2-3.6-183.2C-5.4-181.4-6.2-178.6-6.4-175.8L-6.8-172.8Z";
  return (
    fill("M-4.8-168L-5.6-157.6Q1.6-149.6 9.4-157L8.6-167Z", SKIN[1]) +
    fill("M-4.8-168L-5.6-157.6Q-3.4-154.8-1-153.6L-1.6-164Z", SKIN[0]) +
    fill("M-4.6-165.6Q2-158 9-163.6L8.8-160.6Q2-155.4-3.4-160Z", SKIN[3], 0.8) +
    // The collar.
    fill("M-6-161Q-8.4-158.4-8-156L-2.4-150.6L2-153.4Q-3.4-156-6-161Z", LINEN[0]) +
    fill("M9.6-160.4Q11.6-158.4 11-155.6L6-150.4L2-153.4Q7-155.6 9.6-160.4Z", LINEN[1]) +
    // The ear in the sun.
    fill("M-6.8-177Q-9.8-178.4-9.8-174.4Q-9.4-170.2-6.8-169.6Z", SKIN[2]) +
    fill("M-7-175.6Q-8.6-176-8.6-174Q-8.2-171.6-7-171.2Z", SKIN[1]) +
    formed(
      sheet,
      face,
      SKIN[0],
      // The far cheek, under the brow, beside the nose, under lip and jaw.
      fill(
        "M14-190L8.4-181.4C9.4-178 9.2-176 8.4-173.6C9.4-171 8.8-168 7.2-165.6C6.2-164 4.6-162.6 3-161H14Z",
        SKIN[1],
      ) +
        fill("M-9-168Q-5-164.6 0-163.2Q4-162.4 8-164.4L6-160H-6Z", SKIN[1], 0.75) +
        fill("M-9-182Q2-181 13-182V-179.6Q2-179.6-6.4-178.6Z", SKIN[1], 0.55),
      1,
    ) +
    // Nose: its shaded side and foot.
    fill("M5.6-177.2Q6-173.6 7.5-171Q7.2-169.7 5.2-169.9Q4.5-170.2 4.3-170.8Q5.4-172.6 5.6-177.2Z", SKIN[1]) +
    fill("M3-170.4Q5-169 7.3-170.3Q6.6-169.1 5.2-169.2Q3.8-169.3 3-170.4Z", SKIN[3], 0.85) +
    // Brows, eyes, a mouth about to smile.
    fill("M-2.4-177.2Q0-179.1 3.2-178Q.4-177.8-2.4-177.2ZM6.7-178.1Q9-178.8 10.6-177Q9-177.5 6.7-178.1Z", HAIR[1]) +
    fill("M-1.5-175Q.4-176.7 2.5-174.8Q.4-174-1.5-175ZM7-174.9Q8.4-176.5 9.9-175.1Q8.5-174.2 7-174.9Z", "#fff4e4") +
    fill(disc(0.9, -175.1, 0.92, 0.95) + disc(8.5, -175.15, 0.8, 0.95), "#2a1a1c") +
    stroke("M-1.6-175.1Q.4-176.8 2.5-175M7-175Q8.4-176.6 10-175.2", HAIR[1], 0.5) +
    stroke("M.8-166.7Q2.4-165.9 4.4-165.9Q6.6-165.9 8.2-167", "#8c4640", 0.75) +
    fill("M2.4-164.9Q4.6-164.2 6.6-165.1Q4.8-163.6 2.4-164.9Z", SKIN[1]) +
    formed(
      sheet,
      hair,
      HAIR[0],
      fill("M4-190C8-186 9.6-184 9.4-181C11-180 11.6-177 11.7-174L15-176V-190Z", HAIR[1]) +
        fill("M-3.4-183.2C0-185.6 5-186.8 9.6-185.8C5-185.2 1-184.4-1.4-182.6Z", HAIR[1]) +
        fill("M-7-184Q-4-188.4 2-188.6Q-3-186.6-5.6-182.6Z", "#6b4640"),
      1.1,
    )
  );
}

/** Upper arms down, forearms forward to the sides of the board. */
function arms(sheet: Sheet): Drawing {
  const left = limb([
    [-20.4, -145.6, 6.6],
    [-28.6, -129, 6],
    [-35, -115.6, 5.6],
    [-34, -106.4, 4.6],
  ]);
  const right = limb([
    [20.6, -145, 6.4],
    [29, -130, 6],
    [37.6, -118, 5.6],
    [40.4, -110.8, 4.4],
  ]);
  return (
    // Between arm and flank it is dark.
    fill("M-21-140Q-26-124-28-112L-18-108L-17-130ZM21-138Q27-124 30-112L19-108Z", SUIT.deep, 0.8) +
    fill(right, SUIT.shade) +
    sheet.clipped(
      right,
      fill("M24-150C30-138 38-126 46-116L40-104L30-112Q36-116 35-120Q30-130 22-138Z", SUIT.deep) +
        fill("M17-148C15-138 18-130 24-122L27-126C22-132 19-140 20-150Z", SUIT.plain),
    ) +
    formed(
      sheet,
      left,
      SUIT.plain,
      fill("M-15-146C-20-134-28-122-29.6-104L-22-108L-12-130Z", SUIT.shade) +
        fill("M-31-119.6Q-35-121-39-118.6Q-35-117-31-115.6Z", SUIT.deep) +
        fill("M-24-147C-30-136-35-126-38-118L-36-116C-32-126-28-136-22-144Z", SUIT.light, 0.9),
    ) +
    // Cuffs and the hands that come round the board.
    fill("M-38-107.6L-29.6-108.4L-29.6-104.6L-37.4-103.6Z", LINEN[0]) +
    fill("M-37-104.4Q-37.6-99-35-96.4Q-32-94.4-28-95.4V-105Z", SKIN[0]) +
    fill("M-34-96Q-31-98-28-98V-95.4Q-32-94.4-34-96Z", SKIN[1]) +
    fill("M36-111.4L44.2-110L43.4-106.4L36-107.4Z", LINEN[1]) +
    fill("M36-108.4L43-107.4Q43.4-102.6 41-100.2Q38.6-98.4 35-99Z", SKIN[1]) +
    fill("M40-107.8L43-107.4Q43.4-102.6 41-100.2Q39.6-99.2 38-98.9Q40.6-103 40-107.8Z", SKIN[3])
  );
}

/** A board of 66 by 43 that he turns a little to the right: a place on its face, from its lower corner at our left. */
function onBoard(u: number, v: number): Point {
  // The other end is a quarter of a metre farther off.
  const share = (u * 0.96) / (u * 0.96 + (1 - u));
  return [mixed(-30, 37, share), mixed(mixed(-88.6, -93, share), mixed(-131.6, -134.2, share), v)];
}

function nameBoard(): Drawing {
  const quad = (u0: number, u1: number, v0: number, v1: number) =>
    polygon([onBoard(u0, v0), onBoard(u1, v0), onBoard(u1, v1), onBoard(u0, v1)]);
  const letters = NAME.flatMap(([letter, from, wide]) =>
    LETTERS[letter].map((numbers) =>
      polygon(
        counted(numbers.length / 2).map((index) =>
          onBoard(from + (numbers[index * 2] ?? 0) * wide, 0.3 + (numbers[index * 2 + 1] ?? 0) * 0.48),
        ),
      ),
    ),
  );
  return (
    // Its edge at our left is in the sun.
    fill(polygon([[-31.2, -88.9], onBoard(0, 0), onBoard(0, 1), [-31.2, -131.4]]), GLOW) +
    fill(quad(0, 1, 0, 1), "#fffdf6") +
    fill(polygon([onBoard(1, 1), onBoard(1, 0), onBoard(0.34, 0)]), "#f1e9ee") +
    `<path d="${letters.join("")}" fill="#12305a" fill-rule="evenodd"/>` +
    fill(quad(0.095, 0.908, 0.12, 0.175), "#e0893a")
  );
}

/** The thumbs lie on the face of the board. */
function thumbs(): Drawing {
  return (
    stroke("M-29.6-101.6L-25.2-105.4", SKIN[1], 3.3) +
    stroke("M-30-102.2L-25.4-106", SKIN[2], 2.7) +
    stroke("M37-103L34.4-106", SKIN[3], 3.1) +
    stroke("M37.2-103.6L34.6-106.4", SKIN[1], 2.5)
  );
}
