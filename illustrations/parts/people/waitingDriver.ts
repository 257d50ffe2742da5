import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { sunEdge } from "./light.ts";

const GLOW = "#f6b873";
const SKIN = ["#d99a68", "#9c6450", "#f2bd88"] as const;
const SUIT = { plain: "#27366a", shade: "#171f45", deep: "#0e1433", light: "#41559c", legs: "#202b57", far: "#1a2249" };
const LINEN = ["#fff6e2", "#d8c8da"] as const;

/**
 * A driver in a dark suit from behind on his right, his weight on his left leg, who holds a board before his chest by its side edges for those who come from
 * the right; a name is on it that nobody can read from here. Sun on his left. In centimetres, 187 high, on 0,0; no shadow.
 */
export function waitingDriver(sheet: Sheet): Drawing {
  return leftArm(sheet) + legs(sheet) + nameBoard() + coat(sheet) + head(sheet) + rightArm(sheet);
}

/** A form with its shade; where it looks to the left, the sun finds its edge. */
function formed(sheet: Sheet, shape: Path, tone: string, shades: Drawing, rim = 1.6): Drawing {
  return fill(shape, tone) + sheet.clipped(shape, shades + sunEdge(shape, GLOW, [rim, rim * 0.6]));
}

/** The left leg bears him; the right one is bent, its heel a little in. The cloth breaks over both shoes. */
function legs(sheet: Sheet): Drawing {
  const left =
    "M-17.6-94C-19-84-16.6-70-13.6-59C-12.2-53-13-46-12.6-39C-11.8-30-9.4-23-9.2-17C-9.4-13-10.4-10-10-6.2Q-3-3.4 4.6-8.4C5.6-12 4-16 4-21C4.6-31 5.4-41 5-51C5.2-64 7-76 8-92Z";
  const right =
    "M-5-92C-3-80 4-68 9.4-58.6C11.6-54 11-49 10.2-43C9.4-35 11.2-27 11.4-19C11.2-14 9.8-9.6 10.6-4.4Q17.6-2 25-7C26.2-11 24-15 23.8-21C24-30 26.4-38 27.8-46C28.8-52 28.6-57 27-63C24.4-72 21.4-82 18.8-94Z";
  return (
    // The far shoe, seen from its heel.
    fill("M-9.6-9Q-10.8-3.4-9-.8Q-6-1-3-1.4L-1-3L9-4.4Q13.4-5.6 12.4-8.2Q9-10.4 4-11Z", "#0b0f26") +
    formed(
      sheet,
      left,
      SUIT.far,
      fill("M-7-98C-8.4-76-4.4-58-4-44C-4-30-1.4-18-2 0H12V-98Z", SUIT.deep) +
        fill("M-13-52Q-6-51.6-1-56Q-5-48-13-49.4ZM-15-76Q-9-72-3-72.6Q-9-69.4-15-73Z", SUIT.deep) +
        fill("M-9.4-18Q-5.2-15.6-.2-20.6Q-3.2-13.2-9.6-14.6ZM-10.2-11Q-5-8.8 .4-12.6Q-4-7.2-10.2-8.6Z", SUIT.deep),
    ) +
    // The near one from its outer side.
    fill("M10.6-7Q9.4-1.4 10 3.2H17.4L18.6 1.8L34 2.6Q39.4 2.4 38.4-1Q36.8-4.2 31-5.8Q26.8-7 24.8-9.6Z", "#10142e") +
    fill("M10 3.2V1.5L18 .9Q29 1.7 38.4 .5Q38.8 2.5 34 2.6L18.6 1.8L17.4 3.2Z", "#060818") +
    fill("M26-7.4Q30-4.6 35.4-3.2Q31-5.8 26.6-8Z", "#55629c") +
    formed(
      sheet,
      right,
      SUIT.legs,
      fill("M11-96C14-80 20-68 20.6-56C20.4-43 17-32 17.6-20C18-12 17-6 18 0H40V-96Z", SUIT.shade) +
        // From the seat to the bent knee, behind the knee, and the break at the hem.
        fill("M0-78Q9-77 17-68Q9-73 2-73.6ZM3-88Q12-84 17-76Q10-82 3-85.4Z", SUIT.shade) +
        fill("M10.8-53.4Q17-53.2 23-59.6Q19-50 10.8-50ZM10.2-44.6Q15-44.2 19.4-48.4Q16-41.2 10-41.8Z", SUIT.deep) +
        fill("M11.4-21Q17-18 22.4-24.4Q19-15 11.4-17ZM10-11.4Q17-7.8 24-15Q19.6-6 10-8.2Z", SUIT.deep) +
        fill("M4-74Q10-66 13.4-57Q13.6-50 12.6-46Q12-54 4-74Z", SUIT.light, 0.5),
      1.3,
    )
  );
}

/** A board of 62 by 44 that he turns to the right: a place on its face, from its near lower corner. */
function onBoard(u: number, v: number): Point {
  // Its far end is half a metre farther off.
  const share = (u * 820) / (u * 820 + (1 - u) * 880);
  return [mixed(33.4, 68.6, share), mixed(mixed(-108.2, -114.8, share), mixed(-152.6, -154.2, share), v)];
}

function nameBoard(): Drawing {
  const quad = (u0: number, u1: number, v0: number, v1: number) =>
    polygon([onBoard(u0, v0), onBoard(u1, v0), onBoard(u1, v1), onBoard(u0, v1)]);
  const written = (places: readonly number[]) =>
    curve(
      places.flatMap((u, index): Point[] =>
        index % 2 === 0 ? [onBoard(u / 100, (places[index + 1] ?? 0) / 100)] : [],
      ),
    );
  return (
    // Its edge to us is in the sun.
    fill(polygon([[31.9, -107.9], onBoard(0, 0), onBoard(0, 1), [31.9, -152.3]]), "#f7c98c") +
    fill(quad(0, 1, 0, 1), "#fffaf0") +
    fill(polygon([onBoard(0, 0), onBoard(1, 0), onBoard(1, 0.5)]), "#ecdfe6") +
    // A name, in a hand that cannot be read, and a stroke under it.
    stroke(
      written([
        17, 58, 21, 74, 25, 87, 27, 78, 25, 62, 24, 52, 29, 60, 33, 69, 34, 56, 39, 67, 40, 56, 45, 65, 46, 57, 51, 62,
      ]) + written([55, 54, 58, 70, 62, 84, 64, 76, 60, 64, 57, 57, 63, 64, 66, 67, 67, 58, 72, 65, 73, 57, 80, 61]),
      "#b3203f",
      1.5,
    ) +
    stroke(written([24, 36, 34, 39, 48, 37, 60, 35, 76, 38]), "#b3203f", 1.5) +
    // A small sun beside it.
    fill(disc(...onBoard(0.84, 0.83), 1.7, 2.5), "#ee9a2c") +
    stroke(
      counted(8)
        .map((index) => {
          const [cos, sin] = [Math.cos(index * 0.785), Math.sin(index * 0.785)];
          return polyline([0.085, 0.125].map((reach) => onBoard(0.84 + cos * reach, 0.83 + sin * reach * 1.05)));
        })
        .join(""),
      "#ee9a2c",
      0.8,
    ) +
    // The fingers of his left hand come round the far edge.
    fill([0, 1, 2, 3].map((finger) => disc(68 - finger * 0.2, -133.4 + finger * 2.6, 2.2, 1.2)).join(""), SKIN[1]) +
    fill([0, 1, 2, 3].map((finger) => disc(67.6 - finger * 0.2, -133.8 + finger * 2.6, 1.9, 0.9)).join(""), SKIN[0])
  );
}

/** Cut to the waist, a vent in the seam of its back; the hem hangs. */
function coat(sheet: Sheet): Drawing {
  const shape =
    "M-5.6-158.4Q-10-154.6-14.6-152.2Q-18.4-149.4-18.4-142C-18-132-14.6-122-12.6-113.6C-12.4-107-16.4-100-18-92.6C-18.6-88-18.2-84-17.8-80.8Q-12-78.6-9.2-78.4L-8.6-79.6L-6.6-78C2-76.6 12-78 19-81.6C19.6-91 17.4-102 14.4-112C15-122 18.2-131 18-141Q17-149.4 13-152.8L7.6-157.6Z";
  return formed(
    sheet,
    shape,
    SUIT.plain,
    // The flank turns away from the sun.
    fill("M1-160C0-146 3-130 2.6-114C2.4-102 6-92 5.4-76H30V-160Z", SUIT.shade) +
      fill("M-16.6-149.4Q-11-153.4-6-155Q-11.4-148-13.4-132Q-17-139-16.6-149.4Z", SUIT.light) +
      fill("M-12.4-111Q-10-103-13-88Q-15.6-86-17.4-90Q-16.6-101-12.4-111Z", SUIT.light, 0.5) +
      // Soft folds: from the arm to the back, and where the waist is held.
      fill("M4-134Q-2-130.6-6-124Q-1-128 4.6-129.4Z", SUIT.shade) +
      fill("M14-113Q6-108-2-109.6Q4-105.6 14-109.6ZM-12.6-115.6Q-8-112-3.4-114Q-7.6-109.6-12.8-112Z", SUIT.shade) +
      fill("M15-103Q9-97 5-86Q11-95 16.6-97Z", SUIT.deep) +
      // The seam of the back, the vent that opens under it.
      stroke("M-4.6-153.6C-9-142-9.6-126-7.4-112C-6.8-107-7-102-7.4-98.6", SUIT.shade, 0.9) +
      fill("M-7.6-99.4C-8.4-92-8.8-86-9.4-78H-5.4C-5.6-86-6.4-93-7-99.4Z", SUIT.deep) +
      stroke("M-7-99C-6.2-92-5.6-86-5.4-78.6", SUIT.light, 0.7),
    1.7,
  );
}

/** Of the left arm one sees the elbow beyond his back and a piece of the sleeve that goes to the board. */
function leftArm(sheet: Sheet): Drawing {
  const elbow = "M-13-150.6Q-19-149-20.2-141C-21-134-22.4-127-22-121.4Q-20.6-115.4-14-114.6L-6-116L-8-146Z";
  const sleeve = "M10-131L34-138.6L35-130L12-121Z";
  return (
    formed(sheet, elbow, SUIT.plain, fill("M-17.4-146C-18.4-136-18.2-126-17-118L-6-110V-150Z", SUIT.shade), 1.5) +
    formed(sheet, sleeve, SUIT.shade, fill("M12-126L36-134V-128L12-118Z", SUIT.deep), 0.5)
  );
}

/** The head, turned a little farther than the shoulders, so that ear and cheek show. */
function head(sheet: Sheet): Drawing {
  const hair =
    "M-3.4-163.2C-6.4-165-7.6-170-8-175C-8.6-184-1-188.4 4.6-187.8C10-187.4 13.6-184.6 13.2-180.6Q11.4-181.2 10-179.4Q8.8-177 8.8-174.6L8-171.4L6.8-174.4Q4.6-175.4 4.2-172.6Q4.4-168.6 3-165.4Q0-162.6-3.4-163.2Z";
  return (
    fill("M-4.6-167L-6.2-156Q0-152.6 8.4-155.6L8.6-164.4Z", SKIN[1]) +
    fill("M-4.6-167L-6.2-156Q-4-154.8-1.6-154.6L.6-164Z", SKIN[0]) +
    // The shirt's collar above the coat's.
    fill("M-7.2-160.6Q0-156.4 9-159.6L9.6-155.6Q1-151.8-8-156Z", LINEN[0]) +
    fill("M2-157.8Q6-158.4 9-159.6L9.6-155.6Q6-154 2-153.8Z", LINEN[1]) +
    fill("M-8.6-158.6Q0-153.6 10-157.2L11.4-152.6Q1-148.6-10.4-154.4Z", SUIT.deep) +
    fill(
      "M4-182Q10-185 12.8-181C13.6-179.4 13.4-177.6 13-176.4Q13.6-174.6 14.6-172.4Q15.2-171 13.6-170.4Q14-168.4 13.2-167Q13.2-164 11-162.8Q8-162.4 5.4-164.6L2-170Z",
      SKIN[0],
    ) +
    fill("M3.6-166Q7-163.8 12.6-164.4Q12-163.2 11-162.8Q8-162.4 5.4-164.6Z", SKIN[1]) +
    formed(sheet, hair, "#33222a", fill("M5-189C3-180 3-172-1-162H6L16-176V-189Z", "#20141e"), 1.4) +
    fill("M4.4-173.4Q5-175.6 6.8-174.8Q8.4-173.4 7.6-170.6Q7-168 5.6-168Q4.2-169.4 4.4-173.4Z", SKIN[2]) +
    fill("M5.4-172.8Q6.4-174 7-172.6Q7-170.6 6-169.4Q6.4-171.4 5.4-172.8Z", SKIN[1])
  );
}

/** Upper arm down, elbow bent: the hand has the near edge of the board, its fingers round it on the face. */
function rightArm(sheet: Sheet): Drawing {
  const sleeve =
    "M6.4-152Q13-153.8 17-149C19-144 18.4-136 17-130.4C16.4-128 16.6-126.4 18-125.6Q22-126.6 27-129.6L30-121.8C25-118 18-113.6 12-112.4Q5.4-111.6 3.4-117.4C2-123 2.4-130 3-137C3.2-143 3.4-149 6.4-152Z";
  const fingers = [0, 1, 2, 3].map((index): readonly [Point, Point] => [
    [34.6 + (index % 3 === 0 ? -0.3 : 0), -131.4 + index * 2.9],
    [38.6 - (index === 3 ? 1 : 0) + (index === 1 ? 0.5 : 0), -131.9 + index * 2.8],
  ]);
  return (
    // The thumb lies behind the board.
    stroke("M30.6-128.6Q31.4-131.6 31.6-135", SKIN[1], 2.6) +
    fill("M26.4-129.4L28.6-130.6L31.8-122.4L29.6-121Z", LINEN[0]) +
    fill("M28.2-125.6L30.5-126L31.8-122.4L29.6-121Z", LINEN[1]) +
    fill("M28.4-130.2Q31-132.8 34.6-132.8L36-131V-121.6Q34-119.6 31.6-122.2Z", SKIN[0]) +
    fill("M30-126.4Q33-124.6 36-124.4V-121.6Q34-119.6 31.6-122.2Z", SKIN[1]) +
    fingers
      .map(
        ([from, to]) =>
          stroke(polyline([from, [to[0] + 0.3, to[1] + 0.7]]), SKIN[1], 2.5) +
          stroke(polyline([from, to]), SKIN[0], 2.1),
      )
      .join("") +
    // What the arm keeps from the sun on the flank behind it.
    fill("M4.4-140C3.4-130 3-122 4-116Q6-110 12-110.6L17-112V-126Z", SUIT.deep) +
    fill(sleeve, SUIT.plain) +
    sheet.clipped(
      sleeve,
      fill(
        "M11-152C13-142 11-130 12-122.4Q14-119.4 18-120.4Q25-122.4 32-127V-112H4L5-116Q9-116 9.4-121C8-132 9-142 8.4-152Z",
        SUIT.shade,
      ) +
        fill(
          "M18-125.6Q14-124.6 11-120.6Q14.6-122.6 18.6-122.4ZM16.6-129.6Q12.6-129 9.6-125.6Q13.6-127 16.8-126.6Z",
          SUIT.deep,
        ) +
        fill("M3.6-146C2.6-136 2.6-126 3.8-118Q5-113 9-112.6Q5.4-116 5.2-123C5-132 5.4-140 6.6-151Z", SUIT.light) +
        fill("M18-125.6Q22-126.6 27-129.6L27.8-127.8Q22.6-124.4 18-124Z", SUIT.light),
    )
  );
}
