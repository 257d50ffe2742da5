import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";

/** Each form in a box of 200 by 140: its body, its shaded flank, its lit crown. */
const FORMS = [
  // A broad whaleback.
  [
    "M-98 6L-100-26L-78-58L-30-76L20-80L66-62L96-28L100 4Q50 18 0 16T-98 6Z",
    "M20-80L66-62L96-28L100 4Q70 14 34 16L48-20L30-50Z",
    "M-78-58L-30-76L20-80L30-62L-20-56L-66-40Z",
  ],
  // A block, split from top to foot.
  [
    "M-84 4L-92-50L-66-108L-24-120L-8-112L-2-124L40-128L78-94L88-40L84 6Q40 18-10 14T-84 4Z",
    "M-8-112L-2-124L6-60L-4 15L-16 14L-8-60ZM40-128L78-94L88-40L84 6Q60 13 38 15L50-40L34-84Z",
    "M-66-108L-24-120L-14-100L-52-90ZM-2-124L40-128L36-104L4-102Z",
  ],
  // One block that rests on another.
  [
    "M-96 6L-88-34L-62-50L-70-84L-44-124L4-136L46-112L54-72L34-50L78-40L98-8L92 8Q40 18-6 16T-96 6Z",
    "M4-136L46-112L54-72L34-50L-40-46L10-62L22-96ZM34-50L78-40L98-8L92 8Q64 14 36 16L42-16Z",
    "M-44-124L4-136L12-112L-34-104ZM-88-34L-62-50L-20-46L-60-32Z",
  ],
  // A leaning slab.
  [
    "M-60 6L-84-10L-70-52L-10-112L44-118L72-84L70-30L56 8Q0 18-60 6Z",
    "M44-118L72-84L70-30L56 8Q36 14 14 15L30-40L24-84Z",
    "M-70-52L-10-112L44-118L26-94L-4-84L-58-36Z",
  ],
] as const;

/** A worn boulder of gneiss in one of four forms, bedded in the ground at 0,0; `half` its width to each side, its shadow to the right. */
export function wornBoulder(form: 0 | 1 | 2 | 3, half: number): Drawing {
  const [body, flank, crown] = FORMS[form];
  const size = half / 100;
  return `<g transform="scale(${Math.round(size * 1000) / 1000})">${
    fill(disc(60, 6, 128, 17), "#7d7650", 0.75) +
    fill(body, "#dccbb6") +
    fill(flank, "#94808a") +
    fill(crown, "#f1e5d0")
  }</g>`;
}
