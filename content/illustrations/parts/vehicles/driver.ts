import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";
import type { VehiclePaint } from "./paint.ts";

/** Position of the driver: the middle of the head behind the bumper, and the height of the cushion above the road, in millimetres. */
export interface DriverPlace {
  x: number;
  seat: number;
}

/**
 * The driver of a vehicle that is seen from its left side, looking ahead: in a white shirt, a hand on the wheel, the backrest behind him; no
 * face, and dimmed by the pane.
 */
export function driver(paint: VehiclePaint, { x, seat }: DriverPlace): Drawing {
  const dim = (colour: string) => blend(colour, paint.glassMiddle, 0.42);
  const y = -seat;
  const head = y - 610;
  return (
    // Headrest and backrest.
    fill(
      `M${x + 130} ${y}C${x + 150} ${y - 200} ${x + 180} ${y - 400} ${x + 200} ${y - 500}C${x + 150} ${y - 560} ${x + 150} ${y - 690} ${x + 190} ${y - 716}` +
        `C${x + 230} ${y - 730} ${x + 270} ${y - 716} ${x + 276} ${y - 680}C${x + 284} ${y - 620} ${x + 270} ${y - 540} ${x + 274} ${y - 480}` +
        `C${x + 300} ${y - 320} ${x + 300} ${y - 160} ${x + 290} ${y}Z`,
      paint.horizon,
      0.75,
    ) +
    // Torso, then the neck and the head, which looks left.
    fill(
      `M${x - 110} ${y}C${x - 120} ${y - 180} ${x - 90} ${y - 360} ${x - 10} ${y - 424}C${x + 60} ${y - 450} ${x + 130} ${y - 420} ${x + 160} ${y - 340}C${x + 190} ${y - 220} ${x + 190} ${y - 100} ${x + 190} ${y}Z`,
      dim("#fdf8ee"),
    ) +
    fill(
      `M${x - 16} ${head + 60}L${x + 84} ${head + 40}L${x + 100} ${y - 410}Q${x + 40} ${y - 390} ${x} ${y - 420}Z`,
      dim("#a86c4a"),
    ) +
    fill(
      `M${x - 66} ${head - 60}C${x - 74} ${head - 20} ${x - 86} ${head + 4} ${x - 92} ${head + 20}L${x - 70} ${head + 30}C${x - 70} ${head + 80} ${x - 50} ${head + 112} ${x} ${head + 104}` +
        `C${x + 60} ${head + 90} ${x + 90} ${head + 20} ${x + 86} ${head - 50}C${x + 60} ${head - 130} ${x - 40} ${head - 130} ${x - 66} ${head - 60}Z`,
      dim("#c98a5e"),
    ) +
    fill(
      `M${x - 72} ${head - 56}C${x - 70} ${head - 130} ${x + 10} ${head - 160} ${x + 80} ${head - 116}C${x + 130} ${head - 76} ${x + 124} ${head + 20} ${x + 84} ${head + 60}` +
        `C${x + 60} ${head + 50} ${x + 40} ${head + 20} ${x + 30} ${head - 30}C${x} ${head - 60} ${x - 40} ${head - 60} ${x - 72} ${head - 56}Z`,
      dim("#33262a"),
    ) +
    // The wheel, and the arm to it.
    stroke(`M${x - 420} ${y - 40}L${x - 330} ${y - 330}`, paint.horizon, 30) +
    stroke(`M${x + 60} ${y - 350}L${x - 110} ${y - 150}L${x - 330} ${y - 250}`, dim("#e8e2d8"), 92) +
    fill(disc(x - 356, y - 262, 44), dim("#c98a5e"))
  );
}
