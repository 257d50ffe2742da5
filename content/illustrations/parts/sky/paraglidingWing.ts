import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { polyline, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A paraglider's wing from near: cells and lines that meet in a harness, 410 units wide, 260 high, its middle at 0,0. No pilot is seen. */
export function paraglidingWing(sheet: Sheet): Drawing {
  const { near } = sheet.mood;
  const lift = (x: number) => Math.cos((x / 200) * 1.5);
  const cells = counted(9)
    .map((index) => -176 + index * 44)
    .map((x) => `M${x} ${short(-16 - lift(x) * 40)}L${short(x * 0.97)} ${short(20 - lift(x) * 44)}`);
  const lines = counted(8)
    .map((index) => -182 + index * 52)
    .map((x) =>
      polyline([
        [x, 18 - lift(x) * 44],
        [x < 0 ? -7 : 7, 176],
      ]),
    );
  return (
    stroke(lines.join(""), near, 1.3, 0.6) +
    fill("M-204 26Q-190-26-110-48T110-48Q190-26 204 26Q120-26 0-26T-204 26Z", "#e0472f") +
    fill("M-110-48Q0-66 110-48L84-19Q0-34-84-19Z", "#fbf7ef") +
    fill("M60-56Q90-53 110-48Q190-26 204 26Q150-8 84-19Z", "#a32a3a", 0.75) +
    stroke(cells.join(""), near, 1.6, 0.35) +
    fill("M-10 172Q-12 192 0 198Q20 198 22 186L12 172Z", near)
  );
}
