import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { disc, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { limb } from "./body.ts";

const [SKIN, SKIN_SHADE, LEATHER] = ["#d1925f", "#96604a", "#2a1d2c"];

/**
 * A driver in a waistcoat who brings a case to the left. It hangs from his near hand, the other is open towards a door, its palm up;
 * or he has it lifted before him in both hands. The sun is before him. In centimetres, 181 high, on 0,0; no shadow.
 */
export function loadingDriver(sheet: Sheet, brings: "hanging" | "lifted" = "hanging"): Drawing {
  const lifted = brings === "lifted";
  const [cloth, clothShade, vest, vestShade] = ["#2c4a7c", "#1b2c58", "#27437a", "#17264e"];
  const [shirt, shirtShade] = ["#fff6e2", "#c9b3c6"];
  /** A form, and the side of it that the sun does not reach. */
  const formed = (shape: Path, lit: string, shade: Path, dim: string): Drawing =>
    fill(shape, lit) + sheet.clipped(shape, fill(shade, dim));
  const farLeg = "M-13-97Q-15-74-18-56Q-25-34-28.6-12Q-24-8-17.6-10Q-11-32-5-50Q-1-66 4-90Z";
  const nearLeg = "M-9-98Q-6-74-1-52Q0-30 3-8Q8-4.6 14.6-8Q14.6-30 14-52Q15.6-72 15-98Z";
  const trunk =
    "M-3.6-152Q-11-150-14.6-143Q-18.6-130-16-116Q-14.6-106-13.6-95Q1-90.6 15.4-96Q14.4-110 15.6-120Q18-134 14.4-144Q10-150.6 4-152Z";
  const farSleeve = limb(
    lifted
      ? [
          [-10.4, -143, 5.6],
          [-18, -124, 5],
          [-24, -108, 4.5],
          [-44, -92, 3.4],
        ]
      : [
          [-10.4, -143, 5.6],
          [-17.6, -126, 5],
          [-23, -116.6, 4.5],
          [-39, -114.4, 3.4],
        ],
  );
  const nearSleeve = limb(
    lifted
      ? [
          [8.4, -142.6, 6.2],
          [11.6, -126, 5.4],
          [10.6, -113, 5],
          [-8, -99.6, 3.6],
        ]
      : [
          [8.4, -142.6, 6.2],
          [14, -124, 5.2],
          [16.6, -113, 4.8],
          [15, -92, 3.5],
        ],
  );
  return (
    // The arm that shows the way in.
    (lifted ? "" : place(openHand(), 2, 7)) +
    fill(farSleeve, shirt) +
    sheet.clipped(farSleeve, fill("M-4-140L-18-118L-44-112V-100H-4Z", shirtShade)) +
    // Shoes and legs, a short step ahead.
    fill("M-28.4-13L-29-9Q-38-7-43-3.4Q-43.6-.6-40 0L-18-1.4Q-16.6-6-17.4-11Z", LEATHER) +
    formed(farLeg, cloth, "M-8-92Q-8-66-13-50Q-20-30-22-8H0V-92Z", clothShade) +
    fill("M2.6-9L2-4.4Q-7-2-12 1.6Q-12.6 4.4-9 5H13.4Q15.4 0 14.4-7Z", LEATHER) +
    formed(nearLeg, cloth, "M5-98Q6-74 8-50Q8.6-28 9-2H22V-98Z", clothShade) +
    // Waistcoat, belt, collar and neck.
    formed(trunk, vest, "M4-156Q-1-128 2-90H24V-156Z", vestShade) +
    sheet.clipped(
      trunk,
      stroke("M-14.8-143Q-18.6-130-16-116", "#8ea4cc", 3) + stroke("M-8-149Q-11.6-124-8.6-94", vestShade, 1.2),
    ) +
    fill("M-14-99Q1-94.6 15.4-99.6V-95Q1-89.6-13.6-94Z", LEATHER) +
    fill("M-7-160L-8-151Q-2-147 6-151L5-160Z", SKIN_SHADE) +
    fill("M-9.6-153.6Q-2-150 6.4-154.6L8-150Q-4-143.6-10.4-148.4Z", shirt) +
    head(sheet) +
    (lifted
      ? place(turned(suitcase(), 5), -50, -46) +
        formed(nearSleeve, shirt, "M9-150Q12-128 8-114L-10-96V-92H30V-150Z", shirtShade) +
        heldHands()
      : suitcase() +
        // The arm that carries: straight, its fist round the grip.
        formed(nearSleeve, shirt, "M9-150Q12-124 16-112L14.6-88H30V-150Z", shirtShade) +
        stroke("M11.4-115Q15-112.6 19.6-114.6", shirtShade, 1.4) +
        fill("M11.4-91.6Q9.6-86 10.4-81.6Q11.6-78.4 15-78.6Q19.4-79 19.4-83.4Q19.6-88 18.4-91.6Z", SKIN) +
        fill("M15-91.6Q16.4-86 14.6-79Q19.4-79 19.4-83.4Q19.6-88 18.4-91.6Z", SKIN_SHADE))
  );
}

/** Both hands on a lifted case: the near one flat on its end, the fingers of the far one from under its bottom. */
function heldHands(): Drawing {
  return (
    fill("M-7-103.4Q-14-102-18-97.6Q-21-93.6-19.6-90.4Q-16-88.6-12-91.6Q-8-94-5.4-96.6Z", SKIN) +
    fill("M-5.4-96.6Q-8-94-12-91.6Q-16-88.6-19.6-90.4Q-14-92.6-7-99.6Z", SKIN_SHADE) +
    fill(
      "M-56-88.6Q-57-93-54-93Q-52-93-51.6-90Q-51-93.6-48.4-93.4Q-46.4-93-46.4-89Q-46-84.6-50-84Q-55.4-83.6-56-88.6Z",
      SKIN,
    )
  );
}

/** The open hand: palm up, four fingers together, the thumb apart. */
function openHand(): Drawing {
  return (
    fill("M-40-124.6L-43.6-124.8L-44-118.2L-40.6-118Z", "#c9b3c6") +
    fill("M-43.4-124.4Q-49-127.4-54-126L-66-127.4Q-68.6-127-66.4-125.2L-57-121Q-51-117.8-43.6-118.6Z", SKIN) +
    fill("M-66.8-125.4L-57-121Q-51-117.8-43.6-118.6L-43.5-120.4Q-50-120-56-122.8Z", SKIN_SHADE) +
    fill("M-47-125.4Q-50-131.6-54.4-132.6Q-56.6-131.8-54.8-130Q-52.6-128-51-124.4Z", SKIN)
  );
}

/** The head, turned to the left and a little towards us. */
function head(sheet: Sheet): Drawing {
  const face =
    "M-10-176Q-12.6-170-11.8-166.6Q-13.6-164.6-11.8-163.2Q-11.6-157.4-8-155.8Q-3-154.6 1.4-158.6L5-168L2-177Z";
  const hair =
    "M4.6-158.6Q8.8-164 7.8-172Q5.6-181-3-181.4Q-11.6-181-12-174.6Q-7-177-4.6-172.6Q-3.6-168-1.6-167Q.6-160 4.6-158.6Z";
  return (
    fill(face, SKIN) +
    sheet.clipped(face, fill("M-3-170Q-4-162-9-156L-8-152H8V-170Z", SKIN_SHADE, 0.75)) +
    fill(hair, "#5a3d38") +
    sheet.clipped(hair, fill("M-2-182Q3-172 1-157H12V-182Z", "#33212b")) +
    fill(disc(-0.6, -166.6, 1.8, 2.8), SKIN)
  );
}

/** A leather case with two straps, its broad side to us, its end to the left in the sun. */
function suitcase(): Drawing {
  const [lit, face, dim] = ["#ffd98a", "#e9a744", "#b1702b"];
  return (
    stroke("M6.6-76V-79.6Q6.6-82 9-82H21Q23.4-82 23.4-79.6V-76", LEATHER, 2.6) +
    fill("M-6-76H35Q38-76 38-73V-40Q38-37 35-37H-6Q-9-37-9-40V-73Q-9-76-6-76Z", face) +
    fill("M-6-76H-4V-37H-6Q-9-37-9-40V-73Q-9-76-6-76Z", lit) +
    fill("M-6-76H35Q38-76 38-73H-9Q-9-76-6-76Z", lit, 0.8) +
    fill("M-9-44H38V-40Q38-37 35-37H-6Q-9-37-9-40ZM33-73H38V-40Q38-37 35-37H33Z", dim) +
    fill("M.4-76H4.4V-37H.4ZM24.6-76H28.6V-37H24.6Z", "#6b3a24") +
    fill("M-.2-64H5V-60H-.2ZM24-64H29.2V-60H24Z", "#fff0c4")
  );
}
