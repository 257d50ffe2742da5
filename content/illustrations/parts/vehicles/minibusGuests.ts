import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";
import { armchair, BEARD, CROPPED, FRINGE, headOf, LEANING_AHEAD, LEANING_BACK, LONG } from "./seated.ts";

/** The guests behind the panes of `minibusSide`, no two alike, among their armchairs; `room` is the tint that dims them. */
export function minibusGuests(room: string): Drawing {
  const dim = (colour: string, share = 0.18) => blend(colour, room, share);
  const [fair, tan, brown] = [dim("#d9a07a"), dim("#b9805a"), dim("#7d4f3c")];
  return (
    [2700, 4010, 4480, 5190, 5700, 6400].map((x) => armchair(x, dim)).join("") +
    place(
      // In a straw hat, her chin in her hand, her elbow on the sill.
      fill(LEANING_BACK, dim("#fdf8ee")) +
        headOf(tan) +
        fill(LONG, dim("#3a2430")) +
        fill("M-86-84C-84-186 70-206 100-72L-86-60Z", dim("#f0cf8c")) +
        fill("M-86-70L100-78V-44L-86-36Z", dim("#c2265f")) +
        fill("M-200-10Q-120-62 10-62T190-20Q200-6 176-10Q20-56-184 8Z", dim("#f7dda2")) +
        stroke("M40 250L-60 420L-70 130", tan, 62),
      2640,
      -1850,
    ) +
    place(
      // A child who stands at the pane and waves.
      fill("M-120 330C-126 190-90 130 0 126S126 190 120 330Z", dim("#f0b440")) +
        fill("M-34 60H34V150H-34Z", fair) +
        fill(disc(0, 0, 88, 100), fair) +
        fill(FRINGE, dim("#7a4a2a")) +
        stroke("M104 210L196 120L206-10", fair, 50) +
        fill(disc(206, -30, 44, 50), fair),
      3130,
      -1680,
      0.9,
    ) +
    place(
      // Grey and bearded, behind his newspaper.
      fill(LEANING_BACK, dim("#5b8fc0")) +
        headOf(fair) +
        fill(CROPPED, dim("#d9d6cf")) +
        fill(BEARD, dim("#e8e4da")) +
        fill("M-330 120L-150 200L-130 460L-320 390Z", dim("#fdf8ee")) +
        fill("M-330 120L-420 170L-400 440L-320 390Z", dim("#d8d2c8")) +
        stroke("M-300 200L-180 252M-298 250L-176 302M-296 300L-220 332", dim("#7c8a96"), 16) +
        stroke("M80 300L-20 450L-160 380", dim("#4c7cab"), 84) +
        fill(disc(-170, 372, 42), fair),
      3950,
      -1818,
    ) +
    place(
      // She has turned round to the one behind her.
      fill(LEANING_AHEAD, dim("#d9553f")) +
        headOf(brown) +
        fill(CROPPED, dim("#1f1820")) +
        fill(disc(122, -104, 58), dim("#1f1820")) +
        stroke("M40 300L-120 400L-210 270", brown, 60) +
        fill(disc(-216, 250, 42), brown),
      5010,
      -1800,
      1,
      -1,
    ) +
    place(
      // He leans towards her, in a cap.
      fill(LEANING_AHEAD, dim("#2f8f86")) +
        headOf(tan) +
        fill(CROPPED, dim("#4a3028")) +
        fill("M-80-40C-84-150 60-180 104-80L100-50Z", dim("#f4ead2")) +
        fill("M-60-66L-180-34Q-186-20-168-18L-50-38Z", dim("#d8c8a4")) +
        stroke("M110 300L-40 440L-190 430", dim("#28786f"), 82),
      5560,
      -1776,
    ) +
    place(
      // Asleep against the head-rest.
      fill(LEANING_BACK, dim("#8d6fae")) + headOf(fair) + fill(LONG, dim("#c08a4a")),
      6330,
      -1760,
    )
  );
}
