import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { disc, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { type Girth, limb } from "./body.ts";
import { sunEdge } from "./light.ts";

/** A colour in the sun, in shade, and where the low sun finds its edge. */
type Cloth = readonly [plain: string, shade: string, edge: string];

const SKIN: Cloth = ["#d79a70", "#9c6462", "#ffd3a0"];
const FAR_SKIN: Cloth = ["#b87a62", "#8a5760", "#f2b98c"];
const CORAL: Cloth = ["#e2573f", "#a8374b", "#ff9d6c"];
const YELLOW: Cloth = ["#f5bd45", "#c17f4a", "#ffe9a0"];
const STRAW: Cloth = ["#f0d49a", "#b98d6c", "#fff3cf"];
const HAIR: Cloth = ["#47302f", "#2b1d2a", "#a8663f"];

/** A form with its shade and folds; on the left the sun finds its edge. */
function formed(sheet: Sheet, shape: Path, [plain, shade, edge]: Cloth, dark: Path, rim = 1.8): Drawing {
  return fill(shape, plain) + sheet.clipped(shape, fill(dark, shade) + sunEdge(shape, edge, [rim, rim * 0.5]));
}

/** An arm or a leg, its right side in shade. */
function rounded(sheet: Sheet, places: readonly Girth[], tone: Cloth = SKIN): Drawing {
  return formed(sheet, limb(places), tone, limb(places.map(([x, y, half]) => [x + half * 0.75, y, half * 0.6])), 1.3);
}

/**
 * A woman who wades to the left with care, her weight on one leg, the toes of the other feeling for the ground: sandals in the hand that she
 * holds out, the skirt gathered up in the other. Sun on the left. In centimetres, 166 high, on 0,0; no shadow.
 */
export function skirtWader(sheet: Sheet): Drawing {
  return sandalArm(sheet) + bareLegs(sheet) + dress(sheet) + womansHead(sheet) + gatheringArm(sheet);
}

function sandalArm(sheet: Sheet): Drawing {
  const sandal = (x: number, y: number, lean: number) =>
    `<g transform="translate(${x} ${y}) rotate(${lean})">${
      stroke("M-2-1Q0-7 3-1", "#7a4636", 1.5) +
      fill("M-3.4 0Q0-3 3.6 0Q4.6 8 3 13Q4 19 1.8 23Q-.6 25.4-3 23Q-4.4 18-3.4 13Q-4.6 7-3.4 0Z", "#c98a4e") +
      fill("M1 0Q3.6 0 3.6 0Q4.6 8 3 13Q4 19 1.8 23L.4 24Q2 16 .8 11Z", "#8a5340") +
      stroke("M-3.6 15L3 11M-3.6 11L3 15", "#7a4636", 1.4)
    }</g>`;
  return (
    sandal(-43.4, -90, 14) +
    sandal(-38.6, -90, -9) +
    rounded(
      sheet,
      [
        [-9, -132, 4.6],
        [-18, -122, 4],
        [-27, -113, 3.4],
        [-35, -103, 2.8],
        [-40, -96, 2.3],
        [-42, -91, 2.9],
      ],
      FAR_SKIN,
    )
  );
}

/** The near leg bears her; the far one is lifted, its toes pointing down to the water. */
function bareLegs(sheet: Sheet): Drawing {
  return (
    rounded(
      sheet,
      [
        [-6, -84, 9],
        [-15, -68, 8],
        [-23, -54, 5.8],
        [-23.4, -44, 5.6],
        [-25, -30, 4.6],
        [-26, -19, 3],
        [-28, -13, 3],
        [-33, -6, 2.8],
        [-37, -1.6, 1.8],
      ],
      FAR_SKIN,
    ) +
    rounded(sheet, [
      [5, -84, 9.6],
      [5, -64, 8],
      [4, -47, 5.8],
      [5.4, -34, 5.8],
      [6, -20, 4],
      [6, -9, 3.1],
      [6, -4, 3.4],
    ]) +
    rounded(sheet, [
      [9, -3.4, 3.2],
      [0, -2, 3],
      [-9, -0.6, 2.4],
      [-13, 0, 1.6],
    ])
  );
}

/** A sleeveless dress with a wide skirt; its front hem is drawn up to the hand at the hip, the back hem falls to the calf. */
function dress(sheet: Sheet): Drawing {
  const bodice =
    "M-13-136Q-8-131-4-130Q2-131 5-137L10-134Q10-126 12-119Q12-110 9-102H-11Q-12-109-16.4-117Q-17.4-123-14-129Z";
  const skirt =
    "M-11.4-104H9.4Q15-97 18-87C22-72 26-54 27-37Q24-32 18-33Q12-36 7-34.4Q1-37-2-44Q-6-50-13-49Q-20-47-27-50.6Q-31-56-29-63C-26-74-20-86-17-93Q-14-100-11.4-104Z";
  return (
    formed(
      sheet,
      skirt,
      CORAL,
      // From the hand at the hip the folds run down and back.
      "M8-106C10-92 19-60 18-30H34V-106ZM-12-82C-2-70 8-56 12-32L8-31C5-48-4-66-12-82ZM-14-80C-8-70-3-58-1-42L-6-47C-7-58-10-70-14-80ZM-17-80C-17-70-20-58-26-48L-22-47C-17-54-15-68-17-80ZM-6-84C6-80 14-66 20-44C17-66 8-82-6-84Z",
      2.2,
    ) +
    formed(sheet, bodice, CORAL, "M3-140C0-128 5-114 3-100H16V-140ZM-13-110Q-4-114 0-120Q-5-108-12-106Z") +
    fill("M-11.6-106Q-1-103 9.8-105.4L9.6-101.4Q-1-99.4-11.8-102.4Z", "#8d2c42")
  );
}

/** The near arm: the elbow back, a bunch of the skirt in the hand, the hem hanging from it. */
function gatheringArm(sheet: Sheet): Drawing {
  const swag =
    "M-17-84Q-9-88-5-82Q-5-76-9-73Q-6-64-8-55Q-10-47-14-49Q-15-45-19-47Q-24-46-23-52Q-20-62-18-72Q-21-78-17-84Z";
  return (
    formed(sheet, swag, CORAL, "M-12-74Q-9-64-12-46H2V-80ZM-15.4-72Q-16-60-20-46L-17.6-45.6Q-13.6-60-15.4-72Z", 1.6) +
    rounded(sheet, [
      [6, -131, 5],
      [11, -120, 4.2],
      [14.6, -108, 3.6],
      [7, -98, 3.3],
      [-3, -87, 2.6],
      [-10, -80, 3.6],
    ]) +
    fill("M-14-82.6Q-9-84-7-80Q-8-76-12.6-76Q-15.4-79-14-82.6Z", SKIN[0]) +
    stroke("M-13.6-80.4L-9.4-79.4M-13-78L-9.4-77.4", SKIN[1], 0.9)
  );
}

/** Bowed a little towards the next step, under a straw hat; a plait down her back. */
function womansHead(sheet: Sheet): Drawing {
  const plait = "M1-150Q9-147 10-139Q14-131 12-123Q13-115 9-109Q5-111 6-119Q4-126 6-132Q1-139-1-146Z";
  const face = "M-13-155Q-16-150-16.6-146.6Q-18-144.4-16-143.4Q-16-139.6-12.4-138.8Q-8-138.6-5-141L1-148V-156Z";
  const brim = "M-29-149.6Q-24-157.6-8-159.4Q8-160.6 15-155.6Q17-152.4 11-151.4Q-1-154-12-150.6Q-24-146.6-29-149.6Z";
  const crown = "M-17.6-155.4Q-18-166-8-167.4Q4-168.4 7-157Q-5-159.6-17.6-155.4Z";
  return (
    formed(sheet, "M-9-146L-10-131Q-3-126 5-132L4-147Z", SKIN, "M-9-143Q-4-137 0-128H8V-148H-9Z", 1.2) +
    formed(sheet, face, SKIN, "M-19-156H4V-138H-9Q-4-144-5-150Q-12-149-19-151Z", 1.2) +
    fill("M-8-153Q-8-147-4-142Q2-141 5-147Q6-152 4-156Z", HAIR[0]) +
    formed(
      sheet,
      plait,
      HAIR,
      "M4-150Q8-140 8-130Q8-120 7-108H18V-150ZM3-141L12-137L11-135L4-138ZM5-130L14-126L13-124L6-127Z",
      1.3,
    ) +
    formed(sheet, brim, STRAW, "M-32-148Q-18-153-6-154.4Q8-155.6 20-152V-146H-32Z", 1.2) +
    formed(sheet, crown, STRAW, "M-2-170Q0-162-1-154H12V-170Z", 1.6) +
    fill("M-18-156.8Q-5-161.6 6.4-159.6L7.2-156.4Q-5-158.6-17.8-153.8Z", "#1f7fa8")
  );
}

/**
 * A girl of six who steps to the left from a rim into the water, arms out for balance. Sun on the left. In centimetres, 114 high; the foot that bears her
 * is on 0,0, the other one goes down into the water 8 lower; no shadow.
 */
export function balancingChild(sheet: Sheet): Drawing {
  const dressForm =
    "M-9-84Q-3-80 4-84.6L9-81Q8-74 9-68Q14-56 18.6-43Q10-38.4 0-38.2Q-10-38.6-17.6-42Q-13-56-11-68Q-13-76-11.6-81Z";
  const hairForm =
    "M-9-107Q-8-115 2-115.6Q11-115 12-106Q13-99 8-94.6Q5-92.4 2-93.4Q3-99 0-103Q-4-104-9-107ZM10-107Q17-108 19-101Q22-94 17-87Q17-95 13-98Z";
  return (
    rounded(
      sheet,
      [
        [-8, -78, 3.8],
        [-19, -75, 3.2],
        [-29, -79, 2.7],
        [-38, -85, 2],
        [-41, -87, 2.4],
      ],
      FAR_SKIN,
    ) +
    rounded(
      sheet,
      [
        [-4, -46, 6.6],
        [-13, -33, 5],
        [-18, -25, 4],
        [-20, -12, 3.6],
        [-22, -1, 2.5],
        [-24, 4, 2.6],
        [-31, 9, 2],
      ],
      FAR_SKIN,
    ) +
    rounded(sheet, [
      [5, -46, 6.8],
      [1, -34, 5.2],
      [-2, -25, 4.2],
      [3, -14, 3.8],
      [5, -5, 2.6],
      [4, -2.6, 2.6],
    ]) +
    rounded(sheet, [
      [7, -2.6, 2.5],
      [-1, -1.4, 2.2],
      [-7, -0.4, 1.5],
    ]) +
    formed(sheet, "M-4-96L-4-82Q0-79 5-83L5-96Z", SKIN, "M-4-92Q0-88 2-78H8V-97Z", 1) +
    formed(
      sheet,
      dressForm,
      YELLOW,
      "M3-88C2-74 7-56 8-36H24V-88ZM-6-60Q-6-50-10-37L-6-38Q-3-48-6-60ZM0-62Q2-50 0-37L4-38Q5-50 0-62Z",
      1.8,
    ) +
    fill("M-11-69.6Q-1-67 9-69.4V-66Q-1-63.6-11.4-66.2Z", "#fff4dc") +
    formed(
      sheet,
      "M-9-108Q-11-104-11-101.6Q-12.4-99.6-10.8-98.6Q-10.8-94.4-7-93Q-2-92.4 3-95L6-103L2-110Z",
      SKIN,
      `M-2-112Q2-102-4-92H8V-112Z${disc(-11, -92, 4, 2)}`,
      1.2,
    ) +
    formed(sheet, hairForm, HAIR, "M5-117Q9-106 5-92H9L13-99L20-86V-100L12-117Z", 1.3) +
    fill(disc(11.6, -105.6, 2, 2.6), "#e2573f") +
    rounded(sheet, [
      [6, -79, 4],
      [17, -75, 3.3],
      [26, -80, 2.8],
      [33, -87, 2],
      [35, -90, 2.4],
    ])
  );
}
