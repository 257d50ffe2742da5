import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc } from "#content/illustrations/kit/path.ts";

/** The bird of the castle, asleep on the battlements but for one eye; its train hangs down the wall. Its feet are at 0,0. */
export function peacock(): Drawing {
  const eyes = counted(11).map((index): Point => {
    const down = index / 10;
    return [mixed(46, 128, down) + ((index % 3) - 1) * mixed(10, 26, down), mixed(20, 206, down)];
  });
  const each = (radius: number, dy: number) => eyes.map(([x, y]) => disc(x, y + dy, radius, radius * 1.25)).join("");
  return (
    fill("M-10-16Q64-10 104 82Q150 170 166 246Q120 260 86 214Q40 110-6 36Z", "#1c7f78") +
    fill("M40 6Q96 40 120 120Q150 190 166 246Q140 252 120 240Q96 120 40 6Z", "#0f5560") +
    fill(each(9, 0), "#d9a54c") +
    fill(each(6, 0), "#1d4fa0") +
    fill(
      "M-30-46Q-38-96-26-118Q-20-134-34-142Q-24-158-8-148Q4-136-2-112Q2-84 34-52Q52-20 24 2Q-20 16-34-12Q-40-28-30-46Z",
      "#1d5fb4",
    ) +
    fill("M-2-112Q2-84 34-52Q52-20 24 2Q8 8-6 6Q14-30-10-78Q-8-100-2-112Z", "#12387c") +
    fill("M-34-144L-54-134L-32-132Z", "#e8b45c") +
    fill(disc(-22, -142, 3.4), "#f8e6c0") +
    stroke("M-18-152L-30-182M-16-154L-18-188M-13-153L-6-184", "#1d5fb4", 3) +
    fill(disc(-30, -184, 4.6) + disc(-18, -190, 4.6) + disc(-5, -187, 4.6), "#43a7a0") +
    stroke("M-8 4V24M12 2V24", "#3a2a4c", 4)
  );
}
