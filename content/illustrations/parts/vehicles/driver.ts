import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";
import type { VehiclePaint } from "./paint.ts";

/** Position of the driver: the middle of the head behind the bumper, and the height of the cushion above the road, in millimetres. */
export interface DriverPlace {
  x: number;
  seat: number;
}

/**
 * The driver of a vehicle that is seen from its left side, looking ahead: in a white shirt and sunglasses, both hands on the wheel, the leather
 * backrest behind him; no face, and dimmed by the pane.
 */
export function driver(paint: VehiclePaint, { x, seat }: DriverPlace): Drawing {
  const dim = (colour: string, share = 0.14) => blend(colour, paint.glassMiddle, share);
  const skin = dim("#c98a5e");
  return place(
    // Headrest and backrest.
    fill(
      "M130 0C150-200 176-400 196-500C150-560 150-690 190-716C230-730 270-716 276-680C284-620 270-540 274-480C300-320 300-160 290 0Z",
      dim("#c98f62", 0.22),
    ) +
      fill(
        "M230-720C256-718 272-704 276-680C284-620 270-540 274-480C300-320 300-160 290 0H226C240-240 222-560 230-720Z",
        dim("#7d4f3c", 0.3),
      ) +
      // The far arm, and the wheel that it holds.
      stroke("M-30-366L-170-366L-318-424", dim("#b9bcc6"), 76) +
      fill(disc(-334, -432, 36, 40), dim("#a86c4a")) +
      stroke("M-310-290L-470-190", paint.horizon, 46) +
      stroke("M-362-470C-330-480-262-340-250-150M-362-470C-384-440-320-260-250-150", paint.horizon, 28) +
      // Torso with the shade of the arm, then the neck and the head.
      fill("M-110 0C-120-180-90-360-10-424C60-450 130-420 160-340C190-220 190-100 190 0Z", dim("#fdf8ee")) +
      fill("M60-10C120-150 128-300 96-430C124-416 148-384 160-340C190-220 190-100 190 0Z", dim("#b9bcc6")) +
      fill("M-16-550L84-570L100-410Q40-384 0-420Z", dim("#a86c4a")) +
      fill("M-30-424L-6-456Q40-410 104-452L120-404Q50-360-20-400Z", dim("#fdf8ee", 0.04)) +
      fill(
        "M-66-670C-74-630-86-606-92-590L-70-580C-70-530-50-498 0-506C60-520 90-590 86-660C60-740-40-740-66-670Z",
        skin,
      ) +
      fill(
        "M-74-662C-74-740 10-772 82-726C132-686 122-590 84-548C64-556 50-580 46-616C40-650 0-670-30-668C-50-668-62-664-74-662Z",
        dim("#33262a"),
      ) +
      fill(disc(38, -610, 18, 27), dim("#a86c4a")) +
      stroke("M-62-634L28-626", dim("#1d1a22"), 11) +
      fill("M-82-646L-30-640Q-28-596-58-596Q-80-600-82-646Z", dim("#1d1a22")) +
      // The near arm.
      stroke("M66-330L-60-236L-190-300", dim("#d6d5d8"), 96) +
      stroke("M66-336L-60-252L-196-312", dim("#fdf8ee"), 70) +
      stroke("M-200-310L-292-362", skin, 54) +
      fill(disc(-306, -372, 42, 40), skin),
    x,
    -seat,
  );
}
