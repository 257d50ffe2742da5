import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";

/** A wine barrel that stands on its end, 70 wide and 96 high; its foot at 0,0. */
export function wineBarrel(): Drawing {
  return (
    fill("M-20 2Q30-12 118-14Q96 6 20 10Z", "#7a5668", 0.75) +
    fill("M-28 0Q-44-48-28-94H28Q44-48 28 0Q0 8-28 0Z", "#b0713f") +
    fill("M8 4Q18-48 8-94H28Q44-48 28 0Q18 4 8 4Z", "#7c4638") +
    stroke("M-13 3Q-20-48-13-92M2 4V-92", "#8a5236", 2.4, 0.8) +
    fill("M-32-14Q0-6 32-14L34-24Q0-15-34-24ZM-34-70Q0-62 34-70L32-80Q0-71-32-80Z", "#4a4258") +
    fill(disc(0, -94, 28, 8), "#d9a468") +
    fill("M6-86Q28-88 28-94T6-102Z", "#b98050")
  );
}
