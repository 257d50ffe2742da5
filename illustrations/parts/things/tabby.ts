import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A tabby that sits with its back to us, the sun on its left. In centimetres, 41 high, on 0,0, with a long shadow to the right in a colour. */
export function tabby(sheet: Sheet, shadow: string): Drawing {
  const [coat, deep, stripe, rim] = ["#8d6a62", "#54404e", "#4a3444", "#ffd9a4"];
  const back =
    "M-7.4-25.4Q-11-21-12.4-15.4Q-16.4-10-16-4.6Q-15.6-.6-10-.2Q-4 1.2 2 .6Q11 1.4 14-1.4Q16.4-6 14.4-11Q12.4-19 7-25.4Z";
  const head =
    "M-9.6-29.4Q-9.8-32.6-8.6-34.8L-9.2-41.2Q-6-39.4-3.8-37.2Q-1-37.8 1.6-37.2Q4-39.6 7-41L6.8-34.6Q8.2-31.8 7.6-28.8Q5.4-23.6-1-23.4Q-7.4-23.8-9.6-29.4Z";
  const tail = "M8-1.6Q16-5.4 23-4.4Q30.6-2.8 31 .2Q30 3 26.6 1.6Q20-.8 10 1.4Z";
  return (
    // Long on the ground to the right: haunches, head and ears.
    fill("M-14 0Q0 3.4 14 2.4Q32 2 45-.4Q52-.8 61-3L54.6-4.4L61.6-6.8Q52-7 45-6Q28-7.2 8-3.4Z", shadow, 0.66) +
    fill(tail, deep) +
    fill("M13-3.6Q20-5 25-3.8L24-2.2Q18-3.2 12-1.6Z", coat) +
    fill(back, coat) +
    sheet.clipped(
      back,
      fill("M2-28Q7-18 7.4-9Q7.6-3 5 2H20V-28Z", deep) +
        stroke(
          "M-1.4-27Q.6-16-.6-5M-9.6-21Q-7-19-4.8-19.4M-12-15.6Q-8.6-13-5.4-13.8M-14.4-9.6Q-9.6-7-6-8M3.6-20Q7-20 10-22.4M4.4-14.4Q8.4-14 12.6-17",
          stripe,
          1.5,
        ) +
        // The haunch, and the sun along the back.
        stroke("M-5.4-9.6Q-12-8.4-13-.8M6-9Q11-8 12.4-1", stripe, 0.9) +
        stroke("M-7.4-26.4Q-11-21-12.4-15.4Q-16.4-10-16-4.6Q-15.6-.6-10 .4", rim, 3.2),
    ) +
    fill(head, coat) +
    sheet.clipped(
      head,
      fill("M.6-42Q3.4-33 .8-22H12V-42Z", deep) +
        stroke("M-4-37.6Q-3.4-34-3.8-31M-1.2-38Q-.8-34-1-30.4M1.6-37.6Q1.8-34 1.4-31", stripe, 1.1) +
        stroke("M-7-24Q-9.6-27-9.6-29.4Q-9.8-32.6-8.6-34.8L-9.2-41.2", rim, 2.6) +
        stroke("M1.6-37.2Q4-39.6 7-41", rim, 1),
    )
  );
}
