import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { box, disc } from "#content/illustrations/kit/path.ts";
import { armchair, CROPPED, headOf, LEANING_AHEAD, LEANING_BACK, LONG } from "./seated.ts";

/** The guests behind the panes of `carrierSide`, who face each other, and their cases in the boot; `room` is the tint that dims them. */
export function carrierGuests(room: string): Drawing {
  const dim = (colour: string, share = 0.14) => blend(colour, room, share);
  const [fair, tan, brown] = [dim("#d9a07a"), dim("#b9805a"), dim("#7d4f3c")];
  return (
    // The cases, one on the other.
    fill(box(4380, -1420, 250, 240), dim("#b8473f", 0.2)) +
    stroke("M4460-1540V-1576H4550V-1540", dim("#8a4a2c", 0.24), 16) +
    fill(box(4400, -1540, 210, 116), dim("#e0a94a", 0.16)) +
    fill(box(4450, -1540, 26, 116) + box(4540, -1540, 26, 116), dim("#8a4a2c", 0.24)) +
    place(armchair(0, dim), 2660, 330, 1, -1) +
    place(armchair(0, dim), 4000, 330) +
    place(
      // She looks back over the bay, her curls loose, a glass of tea in her hand.
      fill(disc(76, -52, 138, 134), dim("#241a22")) +
        fill(LEANING_BACK, dim("#c2265f")) +
        headOf(brown) +
        fill(CROPPED, dim("#241a22")) +
        fill(disc(34, 42, 15), dim("#f0c04a")) +
        stroke("M60 290L-60 420L-236 268", brown, 58) +
        fill("M-290 190H-226L-232 270Q-258 284-284 270Z", dim("#b8552a")) +
        fill("M-292 172H-224L-226 200H-290Z", dim("#fdf8ee")) +
        fill(disc(-244, 258, 38), brown),
      2770,
      -1552,
      0.86,
      -0.86,
    ) +
    place(
      // A girl with a plait leans over to the pane.
      fill(LEANING_AHEAD, dim("#f0b440")) +
        headOf(fair) +
        fill(LONG, dim("#8a4f2c")) +
        fill("M84 120L150 130L176 330Q140 350 110 326Z", dim("#8a4f2c")) +
        stroke("M110 150L160 146", dim("#e0487c"), 26) +
        stroke("M110 330L-60 440L-180 400", fair, 60),
      3330,
      -1476,
      0.72,
    ) +
    place(
      // In a straw hat, he points at what he sees ahead.
      fill(LEANING_BACK, dim("#d9753f")) +
        headOf(tan) +
        fill(CROPPED, dim("#5a4238")) +
        fill("M-86-70C-84-176 76-196 104-66L-86-50Z", dim("#f4dfae")) +
        fill("M-86-66L104-74V-44L-86-36Z", dim("#174f72")) +
        fill("M-176-20Q-100-66 10-64T176-26Q20 20-176-20Z", dim("#fbe9c2")) +
        stroke("M60 290L-80 360", dim("#b4552c"), 92) +
        stroke("M-90 352L-236 210", tan, 56) +
        fill("M-200 230L-268 130L-246 116L-210 172L-196 190Z", tan),
      3950,
      -1540,
      0.86,
    )
  );
}
