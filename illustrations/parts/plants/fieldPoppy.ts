import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { heightAt, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** How far a poppy has opened, and from where it is seen. */
export type PoppyForm = "open" | "side" | "cup" | "half" | "bud";

const [RED, DEEP, LIGHT, HEART] = ["#d63a2c", "#a3242a", "#ef6a4a", "#2c1f33"];

/** What stands on the stem: seen from before, from the side, as a cup, half open, and the nodding bud. */
const HEADS: Record<PoppyForm, Drawing> = {
  open:
    fill("M-30-2Q-36-30-10-32Q14-40 30-20Q38 6 16 16Q-18 24-30-2Z", RED) +
    fill("M2-4Q16-26 30-20Q38 6 16 16Q-4 20 2-4Z", DEEP) +
    fill("M-28-6Q-28-28-8-30Q-10-12-28-6Z", LIGHT) +
    fill("M-8-6Q-2-13 6-8Q9 2 0 4Q-9 4-8-6Z", HEART),
  side:
    fill("M-32-14Q-18-36 6-34Q32-34 36-12Q22 8 2 10Q-22 8-32-14Z", RED) +
    fill("M4-10Q18-30 36-12Q22 8 2 10Q10-2 4-10Z", DEEP) +
    fill("M-32-14Q-18-36 2-34Q-8-16-4-6Q-22-4-32-14Z", LIGHT),
  cup:
    fill("M-24-30Q-12-22 0-30Q14-22 24-32Q30-2 10 10Q0 14-10 10Q-30-2-24-30Z", RED) +
    fill("M4-27Q14-24 24-32Q30-2 10 10Q6 12 2 12Q14-6 4-27Z", DEEP) +
    fill("M-24-30Q-18-25-12-27Q-16-8-8 8Q-28-4-24-30Z", LIGHT),
  half:
    fill("M-18-34Q0-42 14-34Q26-14 12 8Q0 14-12 8Q-24-12-18-34Z", RED) +
    fill("M2-37Q10-38 14-34Q26-14 12 8Q8 11 2 12Q12-12 2-37Z", DEEP),
  bud:
    fill("M-8-14Q2-24 10-12Q14 4 4 12Q-10 8-8-14Z", "#7c8f56") +
    fill("M2-18Q10-16 10-12Q14 4 4 12Q8-2 2-18Z", "#4f6338") +
    fill("M-2 8Q2 12 5 11L3 17Q-2 16-2 8Z", RED),
};
const BENDS: Record<PoppyForm, string> = {
  open: "M0 10Q-10 60 6 120",
  side: "M2 8Q12 54-2 120",
  cup: "M0 10Q6 60-4 120",
  half: "M0 10Q-8 64 2 120",
  bud: "M0-14Q-14-30-24-10Q-30 40-22 120",
};

/** A poppy of the fields on its stem, 120 long, in one of five forms; 64 wide. */
export function fieldPoppy(sheet: Sheet, form: PoppyForm): Drawing {
  return sheet.stamp(`field poppy ${form}`, () => stroke(BENDS[form], "#4f6338", 3.4) + HEADS[form])(0, 0);
}

export interface PoppyBank {
  /** The upper edge of the bank, which goes down to the foot of the sheet. */
  top: readonly Point[];
  from: number;
  to: number;
  count: number;
  seed: number;
}

/** Poppies on a bank before us: larger the nearer they stand, no two heads in one place. */
export function poppyBank(sheet: Sheet, { top, from, to, count, seed }: PoppyBank): Drawing {
  const random = randomOf(seed);
  const heads: { x: number; y: number; size: number }[] = [];
  for (let turn = 0; turn < count * 12 && heads.length < count; turn++) {
    const x = random.between(from, to);
    const high = heightAt(top, x);
    const y = mixed(high - 26, 1190, random.next() ** 0.9);
    const size = mixed(0.42, 1.3, within((y - 960) / 230)) * random.between(0.8, 1.2);
    if (heads.every((one) => Math.hypot(one.x - x, (one.y - y) * 1.2) > 30 * (one.size + size)))
      heads.push({ x, y, size });
  }
  const forms: readonly [PoppyForm, ...PoppyForm[]] = ["open", "side", "cup", "open", "half", "side", "bud"];
  return heads
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, size }) => place(turned(fieldPoppy(sheet, random.pick(forms)), random.around(14)), x, y, size))
    .join("");
}
