import type { Place, Project } from "../kit/camera.ts";
import { type Drawing, fill, stroke } from "../kit/drawing.ts";
import { mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, type Path, polygon, polyline } from "../kit/path.ts";
import type { Sheet } from "../kit/sheet.ts";
import {
  aboard,
  bowsprit,
  deckhouse,
  hull,
  inside,
  mast,
  MASTS,
  metreOf,
  SPRIT,
  stem,
  strip,
} from "../parts/boats/guletAhead.ts";

/** A sail between three corners; `belly` is how far it fills to leeward, in metres. */
interface Sail {
  tack: Place;
  head: Place;
  clew: Place;
  belly: number;
}

const [MIZZEN_MAST, MAIN_MAST] = MASTS;
/** From aft to fore, in which order each stands before the one behind it. */
const SAILS: readonly [mizzen: Sail, main: Sail, staysail: Sail, jib: Sail] = [
  {
    tack: [MIZZEN_MAST[0] - 0.2, 0, 4.1],
    head: [MIZZEN_MAST[0] - 0.1, 0, MIZZEN_MAST[1] - 0.5],
    clew: [0.4, 2, 4.3],
    belly: 0.8,
  },
  {
    tack: [MAIN_MAST[0] - 0.2, 0, 4.1],
    head: [MAIN_MAST[0] - 0.1, 0, MAIN_MAST[1] - 0.5],
    clew: [7.6, 2.4, 4.4],
    belly: 1.1,
  },
  { tack: [22.8, 0, 4.5], head: [16, 0, MAIN_MAST[1] * 0.78], clew: [16.4, 1.6, 5.2], belly: 1 },
  { tack: [SPRIT[0] - 0.2, 0, SPRIT[2] + 0.1], head: [16, 0, MAIN_MAST[1] - 0.7], clew: [18.2, 2, 4.6], belly: 1.7 },
];
const CLOTH = { light: "#fff6e0", half: "#f8d9ae", shade: "#dda186", seam: "#c98f74" };

/**
 * The gulet of `guletAhead` close-hauled under all her sails, in a frame of the camera that rolls and pitches with her: her bow towards us on
 * the right, the sun in the hollow of her cloth. What of her bottom the waves lay bare is dark.
 */
export function guletSailing(sheet: Sheet, view: Project): Drawing {
  const [mizzen, main, staysail, jib] = SAILS;
  const crew = sheet.tinted({ wall: "#fff0d6", wallShade: "#a9788c" });
  return (
    inside(view) +
    aboard(crew, view, [2.2, -0.6, 1.75], 1.76, {
      pose: "sitting",
      top: "#fdf8ee",
      bottom: "#31507a",
      hat: "#f2d28a",
    }) +
    mast(view, MIZZEN_MAST) +
    deckhouse(view) +
    sailOf(view, mizzen) +
    boomOf(view, mizzen) +
    mast(view, MAIN_MAST) +
    sailOf(view, main) +
    boomOf(view, main) +
    sailOf(view, staysail) +
    aboard(crew, view, [17.6, -0.9, 2.1], 1.7, { pose: "sitting", top: "#d8476f", slender: true, hairstyle: "long" }) +
    aboard(crew, view, [19.4, -0.7, 2.1], 1.74, { pose: "sitting", top: "#3f7fa6", bottom: "#f3e3c4" }) +
    bowsprit(view) +
    sheetOf(view, jib) +
    sailOf(view, jib) +
    fill(polygon(strip(view, -0.1, 0.05)), "#2c1a38") +
    hull(view) +
    stem(view)
  );
}

function boomOf(view: Project, { tack, clew }: Sail): Drawing {
  const [from, to] = [view([tack[0], tack[1], tack[2] - 0.1]), view([clew[0] - 0.4, clew[1], clew[2] - 0.1])];
  return stroke(polyline([from, to]), "#5d3030", metreOf(view, tack) * 0.2);
}

/** The rope that holds a sail without a boom at its corner. */
function sheetOf(view: Project, { clew }: Sail): Drawing {
  return stroke(polyline([view(clew), view([13.4, 2, 2.3])]), "#5d3656", 2.4);
}

/** The cloth, its seams, and the shade along the luff, where it hollows away from the sun. */
function sailOf(view: Project, { tack, head, clew, belly }: Sail): Drawing {
  const between = (from: Place, to: Place, share: number): Place => [
    mixed(from[0], to[0], share),
    mixed(from[1], to[1], share),
    mixed(from[2], to[2], share),
  ];
  const at = (up: number, out: number): Point => {
    const [along, across, high] = between(between(tack, head, up), between(clew, head, up), out);
    const full = belly * Math.sin(Math.PI * out ** 0.8) * (1 - up) ** 0.6 * (0.55 + 0.45 * Math.min(1, up * 5));
    return view([along, across + full, high - 0.25 * Math.sin(Math.PI * out) * Math.max(0, 1 - up * 6)]);
  };
  const until = (edge: (up: number) => number): Path =>
    polygon([
      ...shares(20).map((up) => at(up, 0)),
      ...shares(20).map((each) => at(1 - each, edge(1 - each))),
      ...shares(14).map((each) => at(0, edge(0) * (1 - each))),
    ]);
  const seams = [0.14, 0.3, 0.46, 0.62, 0.78].map((up) => curve(shares(9).map((out) => at(up, out))));
  return (
    fill(
      until(() => 1),
      CLOTH.light,
    ) +
    fill(
      until((up) => 0.55 - 0.2 * up),
      CLOTH.half,
    ) +
    fill(
      until((up) => 0.3 - 0.12 * up),
      CLOTH.shade,
    ) +
    stroke(seams.join(""), CLOTH.seam, 1.5, 0.7)
  );
}
