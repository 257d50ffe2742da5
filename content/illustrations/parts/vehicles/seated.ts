import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import type { Path } from "#content/illustrations/kit/path.ts";

/** A head in profile that looks left, its middle at 0,0, and what hair it may have; millimetres. */
const FACE: Path = "M-66-60C-74-20-86 4-92 20L-70 30C-70 80-50 112 0 104C60 90 90 20 86-50C60-130-40-130-66-60Z";
const NECK: Path = "M-22 60L70 40L84 190L-30 180Z";
export const CROPPED: Path = "M-74-52C-74-130 10-162 82-116C132-76 122 20 84 62C60 50 40 20 30-30C0-60-40-60-74-52Z";
export const LONG: Path =
  "M-74-52C-74-140 30-170 94-112C142-50 116 90 152 250C110 290 40 262 44 190C52 110 46 40 30-30C0-60-40-60-74-52Z";
export const BEARD: Path = "M-74 24C-78 96-44 140 8 122C50 104 70 50 70 10C44 56 0 66-30 36Z";
/** Shoulders of somebody who leans back, and of somebody who leans ahead. */
export const LEANING_BACK: Path = "M-150 520C-160 340-132 228-40 172Q30 136 104 176C178 222 196 340 196 520Z";
export const LEANING_AHEAD: Path = "M-70 520C-110 360-110 240-36 176Q40 132 130 190C250 270 310 390 330 520Z";

/** A neck and the head on it. */
export function headOf(skin: string): Drawing {
  return fill(NECK, skin) + fill(FACE, skin);
}

/** An armchair in pale leather whose back leans away to the right, its wings in shade. */
export function armchair(x: number, dim: (colour: string, share?: number) => string): Drawing {
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
