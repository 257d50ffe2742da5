import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { disc, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { limb } from "./body.ts";

/** A driver in a dark suit from behind, turned a little to the right: his right hand on a handle, his left showing the way in, where light comes from. In centimetres, 187 high, on 0,0; no shadow. */
export function chauffeur(sheet: Sheet): Drawing {
  const [suit, suitShade, cloth, skin, skinShade] = ["#1f274e", "#12172f", "#181d3c", "#d99a68", "#8f5a50"];
  // Lit from the cabin at his left: the edge of a form in its light, the form itself dark.
  const rimmed = (shape: Path, tone: string, rim: string, by: number): Drawing =>
    fill(shape, rim) + sheet.clipped(shape, place(fill(shape, tone), by, 0.5));
  const trousers =
    "M-21-96Q-21.6-64-19.6-43Q-18.6-22-18.8-5Q-12-2.6-5.6-5Q-5.2-26-3.6-46L.6-78L6.6-48Q9.6-28 13-5.4Q19-3 26-6.4Q24-28 23-48Q24-72 21.4-96Z";
  const coat =
    "M-7-157.6Q-13-154-21-151.6Q-26.4-149-27-142Q-26.6-130-23.4-119Q-20.6-109-20.6-103Q-22.8-91-23.4-79.6Q-12-76.4-.4-77L.4-80L1.4-77Q13-76.4 23.8-80Q23.4-92 20.8-103Q20.8-109 23.4-119Q26.6-130 27-142Q26.4-149 21-151.6Q13-154 7-157.6Z";
  const showing = limb([
    [-20.4, -144, 6.6],
    [-28.6, -125, 5.6],
    [-35, -116.6, 4.9],
    [-54, -117.4, 3.6],
  ]);
  const holding = limb([
    [20.4, -144, 6.6],
    [30.6, -128, 5.6],
    [33.4, -121, 4.9],
    [43, -110, 3.6],
  ]);
  const jacket = coat + showing + holding;
  const legs =
    fill("M-20-6.6Q-21-1-19 0H-5.6Q-4.8-4-5.4-7ZM12.6-7Q12-1 14.6 0H31.4Q33.6-3 26-7.6Z", "#0b0f24") +
    rimmed(trousers, cloth, "#e9a766", 1.2) +
    sheet.clipped(
      trousers,
      fill("M-9-90Q-8-40-10 0H-4L2-80L6-40Q12-20 14 0H30V-96H14Q18-60 14-44Q8-70 8-90Z", suitShade, 0.5),
    );
  const upper =
    rimmed(jacket, suit, "#f2b06a", 1.5) +
    sheet.clipped(
      jacket,
      fill("M8-158Q30-152 28-140Q24-120 22-104Q24-90 24-78H9Q17-96 14.6-112Q13-136 8-158Z", suitShade, 0.8) +
        stroke("M-18.6-136Q-19.6-124-17.4-112M18.8-136Q19.8-124 17.6-112", "#0c1028", 1.1) +
        stroke("M0-153Q1.2-126 .4-101", "#141a38", 0.8) +
        fill("M.2-101L-.8-76H2.6Z", "#080c20") +
        stroke("M-24-147Q-16-151-9-153", "#46528a", 0.9),
    ) +
    // The hand that shows the way in, and the one on the handle.
    fill("M-54-121L-58-121.2L-58.4-114.2L-54-113.8Z", "#fff3d8") +
    fill(
      "M-58-120.4Q-63-123.6-67-123.4Q-68-122-64-120.2Q-72-120.6-79-118.6Q-80-117-73.6-117Q-79-116-79.6-114.8Q-79-113.2-73-114.2Q-77-113-76.6-111.6Q-74-110.6-69-112Q-63-112.4-58.4-114.6Z",
      skin,
    ) +
    fill("M43.4-114L47-112.4L44.4-105.8L40.8-107.4Z", "#fff3d8") +
    fill(
      "M46.8-112.2Q51-112 53.4-108.6L54.4-104.6Q53.6-102.6 51.8-104L51-105.4Q51.8-102 50-101.2L47.6-102.4L44.8-105.8Z",
      skin,
    ) +
    // Neck, collar, the head turned a little to the right.
    fill("M-6-166L-7-156Q0-153 8-156L7-166Z", skinShade) +
    fill("M-6-166L-7-156Q-4-154.6-1-154.4L-1-166Z", skin) +
    fill("M-8.2-160.4Q0-157 9-160.4L9-156Q0-153-8.2-156Z", "#fff3d8") +
    fill("M-9.4-158.2Q0-154.4 10-158.2L11-154Q0-150-10.4-154Z", "#151a38") +
    fill("M3-183Q10.6-181 11.2-173.6Q12.6-170 11-168.6Q10-162 5-161.4Q0-166 3-183Z", skin) +
    rimmed(
      "M-8.6-173Q-10-186.6 1-187Q11.4-186.6 11.2-178Q8.6-180 7.2-176Q6.6-170 4.6-166Q2-162.6-3-163.2Q-7.6-165-8.6-173Z",
      "#2a1d26",
      "#c98a5a",
      1.3,
    ) +
    fill(disc(6, -171, 1.7, 2.7), skin);
  // He bends a little from the hips.
  return legs + place(turned(place(upper, 0, 84), 3.5), 0, -84);
}
