import type { Place, Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { shares } from "../kit/geometry.ts";
import { curve, disc, polygon } from "../kit/path.ts";
import type { Sheet } from "../kit/sheet.ts";
import { limb } from "../parts/people/body.ts";
import { line, metreOf } from "./guletForm.ts";

const SKIN = ["#c98658", "#8f5444"] as const;
const WHITE = ["#fff6e4", "#c9a3a4"] as const;
const NAVY = "#2c3f63";

/** A figure 100 high that stands on a place. */
function standing(view: Project, spot: Place, tall: number, figure: Drawing): Drawing {
  const [x, y] = view(spot);
  return place(figure, x, y, (metreOf(view, spot) * tall) / 100);
}

/** Two at the far rail of the foredeck, seen from behind: his arm about her, her head on his shoulder. */
export function couple(sheet: Sheet, view: Project): Drawing {
  const shirt = "M-22 -78Q-21 -84 -13 -86H-5Q3 -84 4 -78L3 -62L2 -46H-18L-19 -62Z";
  const dress = "M5 -72Q8 -78 14 -78Q21 -78 23 -72L20 -57L22 -44L27 -12Q15 -8 3 -12L7 -44L8 -57Z";
  const him =
    fill("M-18 -50L-17 0H-10L-8 -38L-6 0H1L2 -50Z", NAVY) +
    fill(shirt, WHITE[0]) +
    sheet.clipped(shirt, fill("M-3 -90Q-7 -66 -4 -40H10V-90Z", WHITE[1])) +
    fill(
      limb([
        [-20, -79, 4],
        [-25, -64, 3.4],
        [-23, -53, 2.8],
      ]),
      WHITE[0],
    ) +
    fill("M-12 -92H-6V-84H-12Z", SKIN[1]) +
    fill(disc(-9, -95, 5.6, 6.6), "#3a2428") +
    fill(disc(-11, -96, 3, 4.6), "#6b4434");
  const her =
    fill(
      limb([
        [10, -14, 2.6],
        [10, -1, 1.9],
      ]) +
        limb([
          [19, -14, 2.6],
          [19, -1, 1.9],
        ]),
      SKIN[1],
    ) +
    fill(dress, "#e0603f") +
    sheet.clipped(dress, fill("M15 -80Q12 -56 17 -8H34V-80Z", "#a53a42")) +
    fill(
      limb([
        [22, -73, 3],
        [27, -62, 2.6],
        [26, -52, 2.2],
      ]),
      SKIN[0],
    ) +
    fill("M5 -84Q4 -92 11 -92Q18 -91 18 -82Q19 -70 16 -62Q11 -59 8 -63Q5 -72 5 -84Z", "#4f2f28") +
    fill("M6 -84Q6 -90 10 -90Q9 -74 10 -63Q6 -70 6 -84Z", "#8a5636");
  const arm =
    fill(
      limb([
        [2, -80, 4],
        [10, -75, 3.4],
        [19, -72, 2.8],
      ]),
      WHITE[0],
    ) + fill(disc(20.6, -71.6, 2.6), SKIN[0]);
  return standing(view, [18.9, 1.75, 1.95], 1.76, him + her + arm);
}

/** The captain at the wheel abaft the deckhouse, looking ahead: both hands on its rim. */
export function captain(sheet: Sheet, view: Project): Drawing {
  const shirt = "M-9 -78Q-8 -85 -1 -86Q7 -85 8 -77L7 -60L7 -46H-8L-8 -62Z";
  const figure =
    fill("M-8 -50L-9 0H-1L1 -36L3 0H11L7 -50Z", NAVY) +
    fill(
      limb([
        [3, -78, 3.8],
        [12, -66, 3.2],
        [24, -66, 2.6],
      ]),
      WHITE[1],
    ) +
    fill(shirt, WHITE[0]) +
    sheet.clipped(shirt, fill("M2 -90Q-1 -64 1 -40H14V-90Z", WHITE[1])) +
    fill("M-3 -90H4V-83H-3Z", SKIN[1]) +
    fill(disc(2, -94, 5, 6.2), SKIN[0]) +
    fill("M-4.4 -92Q-4 -99 2 -100Q6 -100 7 -97L2 -96Q-1 -92 -1 -89H-3.6Z", "#4a2f2e") +
    fill("M-5 -97Q-3 -103 3 -103Q8 -102 8 -98L13 -96.4L8 -96Z", WHITE[0]) +
    fill(
      limb([
        [0, -78, 4],
        [8, -64, 3.4],
        [22, -60, 2.7],
      ]),
      WHITE[0],
    ) +
    fill(disc(24, -59.6, 2.6) + disc(26, -66, 2.4), SKIN[0]);
  const hub: Place = [8.05, -0.4, 2.3];
  const rim = (reach: number) =>
    shares(17).map((share) => {
      const angle = share * Math.PI * 2;
      return view([
        hub[0] + Math.sin(angle) * reach * 0.25,
        hub[1] + Math.cos(angle) * reach,
        hub[2] + Math.sin(angle) * reach,
      ]);
    });
  const spokes = shares(9).map((share) => {
    const angle = share * Math.PI * 2;
    return line(view, hub, [
      hub[0] + Math.sin(angle) * 0.18,
      hub[1] + Math.cos(angle) * 0.72,
      hub[2] + Math.sin(angle) * 0.72,
    ]);
  });
  return (
    fill(
      polygon([view([7.9, -0.4, 1.1]), view([8.2, -0.4, 1.1]), view([8.15, -0.4, 2.3]), view([7.95, -0.4, 2.3])]),
      "#5b2c2c",
    ) +
    stroke(spokes.join(""), "#8f4c33", 1.8) +
    stroke(curve(rim(0.55)), "#c97a48", 3) +
    standing(view, [7.15, -0.5, 1.3], 1.78, figure)
  );
}
