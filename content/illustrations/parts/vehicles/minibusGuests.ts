import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";

/** A head in profile that looks left, its middle at 0,0, and what hair it may have; millimetres. */
const FACE: Path = "M-66-60C-74-20-86 4-92 20L-70 30C-70 80-50 112 0 104C60 90 90 20 86-50C60-130-40-130-66-60Z";
const NECK: Path = "M-22 60L70 40L84 190L-30 180Z";
const CROPPED: Path = "M-74-52C-74-130 10-162 82-116C132-76 122 20 84 62C60 50 40 20 30-30C0-60-40-60-74-52Z";
const LONG: Path =
  "M-74-52C-74-140 30-170 94-112C142-50 116 90 152 250C110 290 40 262 44 190C52 110 46 40 30-30C0-60-40-60-74-52Z";
const FRINGE: Path = "M-92 0C-110-120-60-160 0-158C64-158 112-116 92 4C70-40 40-66 0-66S-72-44-92 0Z";
const BEARD: Path = "M-74 24C-78 96-44 140 8 122C50 104 70 50 70 10C44 56 0 66-30 36Z";
/** Shoulders of somebody who leans back, and of somebody who leans ahead. */
const LEANING_BACK: Path = "M-150 520C-160 340-132 228-40 172Q30 136 104 176C178 222 196 340 196 520Z";
const LEANING_AHEAD: Path = "M-70 520C-110 360-110 240-36 176Q40 132 130 190C250 270 310 390 330 520Z";

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

/** A neck and the head on it. */
function headOf(skin: string): Drawing {
  return fill(NECK, skin) + fill(FACE, skin);
}

/** An armchair in pale leather whose back leans away to the right, its wings in shade. */
function armchair(x: number, dim: (colour: string, share?: number) => string): Drawing {
  return (
    fill(
      `M${x - 120}-1380C${x - 112}-1540 ${x - 92}-1670 ${x - 52}-1730C${x - 80}-1800 ${x - 70}-1890 ${x - 20}-1914Q${x + 50}-1936 ${x + 108}-1904C${x + 138}-1850 ${x + 128}-1780 ${x + 110}-1740C${x + 158}-1680 ${x + 184}-1540 ${x + 194}-1380Z`,
      dim("#c98f62", 0.22),
    ) +
    fill(
      `M${x + 64}-1926Q${x + 90}-1920 ${x + 108}-1904C${x + 138}-1850 ${x + 128}-1780 ${x + 110}-1740C${x + 158}-1680 ${x + 184}-1540 ${x + 194}-1380H${x + 104}C${x + 104}-1540 ${x + 92}-1680 ${x + 50}-1740C${x + 76}-1790 ${x + 82}-1870 ${x + 64}-1926Z`,
      dim("#7d4f3c", 0.3),
    )
  );
}
