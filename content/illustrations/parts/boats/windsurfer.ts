import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A sail on its board, 210 high, seen from its lee, leaning; its rider is behind the cloth. */
export function windsurfer(
  sheet: Sheet,
  [main, second, dark]: readonly [string, string, string],
  lean: number,
): Drawing {
  const { wallBright, near } = sheet.mood;
  const sail = "M-2-4Q-34-110-2-208Q70-142 92-52Q44-22-2-4Z";
  return (
    fill("M-70 12Q-160 2-260 16Q-190 22-80 24Z", "#fbfdf6", 0.95) +
    fill("M-104 8Q-30-8 100-14Q118-16 108-6Q70 12-56 16Q-96 16-104 8Z", wallBright) +
    fill("M-100 10Q0 6 108-6Q70 12-56 16Q-92 16-100 10Z", main) +
    fill("M20 10Q70-8 104 6Q124-2 132 12Q90 24 20 10Z", "#fbfdf6") +
    `<g transform="translate(6 -2) rotate(${-lean})">` +
    fill(sail, main) +
    fill("M-17-60Q30-74 86-80Q92-66 92-52Q44-22-2-4Q-12-36-17-60Z", second) +
    fill("M-19-86Q20-110 64-122L76-104Q24-92-18-66Z", wallBright) +
    fill("M36-170Q76-122 92-52Q62-38 34-22Q62-96 36-170Z", dark, 0.5) +
    fill("M-17-92L72-112L78-98L-16-76Z", "#e8f6f4", 0.55) +
    stroke("M-2-4Q-34-110-2-208", near, 5) +
    stroke("M-19-88Q30-62 96-64", near, 4) +
    stroke("M-14-44L88-66M-18-120L66-132M-12-164L40-172", near, 1.6, 0.45) +
    "</g>"
  );
}

/** A board on the sand seen from above its nose, 300 long. */
export function board([deck, stripe, dark]: readonly [string, string, string]): Drawing {
  return (
    fill("M-150 16Q-40 40 150 22L170 34Q20 54-140 34Z", "#a98a68", 0.7) +
    fill("M-156 4Q-120-20 0-22T160-4Q166 8 150 16Q0 30-120 22Q-154 16-156 4Z", deck) +
    fill("M-154 8Q-120 18 0 16T163 4Q162 12 150 16Q0 30-120 22Q-150 16-154 8Z", dark, 0.75) +
    fill("M-60-18Q0-24 60-16L54 4Q0 0-56 2Z", stripe) +
    fill("M96-12Q130-10 156-3Q150 4 100 2Z", stripe) +
    stroke("M70-10L84 2M-96-14L-86 0", "#2a3350", 5)
  );
}
