import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { disc } from "#content/illustrations/kit/path.ts";
import type { VehiclePaint } from "./paint.ts";

/** Who sits in a vehicle that is seen from its left side: how far behind its bumper, and what is seen of clothes and hair. */
export interface Rider {
  x: number;
  /** Height of the shoulders, from the road up. */
  up: number;
  top: string;
  hair: string;
  long?: boolean;
  hat?: boolean;
}

/** Riders behind dark glass, in millimetres, looking ahead: a head, a neck and shoulders each, without a face, dimmed by the panes. */
export function riders(paint: VehiclePaint, who: readonly Rider[]): Drawing {
  const dim = (colour: string) => blend(colour, paint.glassMiddle, 0.45);
  return who
    .map(({ x, up, top, hair, long = false, hat = false }) => {
      const y = -up;
      const headY = y - 190;
      return (
        (long
          ? fill(
              `M${x - 40} ${headY - 90}C${x + 120} ${headY - 110} ${x + 150} ${headY + 40} ${x + 120} ${y + 70}L${x + 10} ${y + 40}Z`,
              dim(hair),
            )
          : "") +
        fill(
          `M${x - 130} ${y + 420}C${x - 150} ${y + 160} ${x - 120} ${y - 10} ${x - 20} ${y - 30}C${x + 90} ${y - 30} ${x + 150} ${y + 60} ${x + 170} ${y + 420}Z`,
          dim(top),
        ) +
        fill(`M${x - 50} ${y - 130}L${x + 40} ${y - 120}L${x + 50} ${y}L${x - 50} ${y}Z`, dim("#a86c4a")) +
        fill(disc(x - 10, headY, 88, 112), dim("#c98a5e")) +
        fill(
          `M${x - 70} ${headY - 70}C${x - 40} ${headY - 140} ${x + 70} ${headY - 140} ${x + 96} ${headY - 40}C${x + 106} ${headY + 30} ${x + 70} ${headY + 70} ${x + 30} ${headY + 60}C${x + 40} ${headY} ${x + 10} ${headY - 50} ${x - 70} ${headY - 70}Z`,
          dim(hair),
        ) +
        (hat
          ? fill(
              `M${x - 190} ${headY - 60}C${x - 80} ${headY - 100} ${x + 90} ${headY - 100} ${x + 180} ${headY - 50}C${x + 80} ${headY - 40} ${x - 90} ${headY - 40} ${x - 190} ${headY - 60}ZM${x - 90} ${headY - 76}C${x - 80} ${headY - 180} ${x + 70} ${headY - 180} ${x + 86} ${headY - 72}Z`,
              dim("#f0d08a"),
            )
          : "")
      );
    })
    .join("");
}
