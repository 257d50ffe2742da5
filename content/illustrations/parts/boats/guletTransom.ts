import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, lens, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

export interface GuletTransomOptions {
  hull: string;
  shade: string;
  trim: string;
  awning: string;
  awningShade: string;
  /** How far the main mast stands to the right of the mizzen. */
  lean?: number;
}

/** A gulet seen straight from behind: broad transom with its windows, taffrail, awning, both masts. 380 wide, 840 high. */
export function guletTransom(
  sheet: Sheet,
  { hull, shade, trim, awning, awningShade, lean = 14 }: GuletTransomOptions,
): Drawing {
  const transom = "M-178-306Q-196-220-160-130Q-112-30 0 16Q112-30 160-130Q196-220 178-306Q0-334-178-306Z";
  // From rail to rail, which both rise towards the middle.
  const posts = counted(13).map((index) => {
    const x = -171 + index * 28;
    const bow = 1 - (x / 180) ** 2;
    return box(x, -342 - bow * 15, 7, 36 + bow);
  });
  const panes = [-92, -31, 31, 92].map((x) => `M${x - 21}-250Q${x}-262 ${x + 21}-250V-206H${x - 21}Z`).join("");
  const mast = (x: number, top: number, wide: number) =>
    polygon([
      [x - wide, -300],
      [x - wide * 0.6, top],
      [x + wide * 0.6, top],
      [x + wide, -300],
    ]);
  const shrouds = `M0-790L-168-330M0-790L168-330M0-790L-110-330M0-790L110-330M${lean}-880L-186-320M${lean}-880L186-320`;
  return (
    fill(lens(0, 4, 460, 40), "#146a86", 0.7) +
    stroke(shrouds, "#5a6f88", 2, 0.8) +
    fill(mast(lean, -900, 7), "#b9805a") +
    fill(mast(0, -800, 10), "#c98f54") +
    fill("M2-300L3-800H6L10-300Z", "#7f4a34") +
    stroke("M-50-640H50M-34-740H34", "#8a5a3c", 6) +
    // The boom comes towards us under its furled sail.
    fill("M-24-470Q0-492 24-470L20-430Q0-420-20-430Z", sheet.mood.wall) +
    fill("M4-480Q18-478 24-470L20-430Q12-424 4-424Z", sheet.mood.wallShade) +
    fill(box(-152, -440, 9, 130) + box(143, -440, 9, 130), "#8a5a3c") +
    fill("M-184-436Q0-486 184-436L172-414H-172Z", awning) +
    fill("M20-472Q110-462 184-436L172-414H60Z", awningShade) +
    fill(
      "M-172-414q21 20 43 0q21 20 43 0q21 20 43 0q21 20 43 0q21 20 43 0q21 20 43 0q21 20 43 0q21 20 43 0z",
      awningShade,
    ) +
    fill(transom, hull) +
    sheet.clipped(
      transom,
      fill("M60-340Q130-180 20 30L260 40V-340Z", shade) + fill("M-220-170Q0-120 220-170V-158Q0-106-220-158Z", trim),
    ) +
    fill(panes, "#17476e") +
    fill(
      [-92, -31, 31].map((x) => `M${x - 21}-250Q${x - 10}-256 ${x}-257L${x - 14}-206H${x - 21}Z`).join(""),
      "#6fa3b8",
    ) +
    fill(posts.join(""), trim) +
    fill("M-186-352Q0-384 186-352L184-338Q0-370-184-338Z", trim) +
    fill("M-182-312Q0-340 182-312L180-298Q0-326-180-298Z", trim) +
    stroke("M150-352L168-450", "#8a5a3c", 5) +
    place(turkishFlag({ height: 46 }), 167, -448)
  );
}
