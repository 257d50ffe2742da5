import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A poppy: one flower on its stem: four petals in two reds, a dark heart; 50 wide. */
export function poppy(sheet: Sheet, kind: 0 | 1 | 2 = 0): Drawing {
  return sheet.stamp(`poppy ${kind}`, () => {
    const lean = [-8, 0, 9][kind] ?? 0;
    return (
      stroke(`M${lean * 0.4} 0Q${-lean} 40 ${lean} 84`, "#55683c", 4) +
      fill("M-26-4Q-30-30-6-28Q14-34 26-16Q32 8 12 14Q-18 20-26-4Z", "#d63a2c") +
      fill("M-2-6Q10-24 26-16Q32 8 12 14Q-4 18-2-6Z", "#a3242a") +
      fill("M-24-8Q-22-26-6-28Q-10-14-24-8Z", "#ef6a4a") +
      fill("M-6-4Q-1-9 4-5Q6 2-2 3Q-7 2-6-4Z", "#2c1f33")
    );
  })(0, 0);
}
