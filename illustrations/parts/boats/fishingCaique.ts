import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { curve, lens, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { type Caique, caique } from "./caique.ts";

const LONG = 9.5;
const BOAT: Caique = {
  long: LONG,
  mast: 5,
  hull: ["#fff6df", "#b3a6c0"],
  stripe: ["#2f86a8", "#1f5279"],
  bottom: ["#b9503a", "#74303b"],
};

/**
 * A fishing boat of 9.5 m in the late sun, in a frame of the camera of heading 62 or so: seen from abaft her starboard beam, a wheelhouse
 * that follows her sheer, her net heaped on the fore deck, her image on the water in strokes.
 */
export function fishingCaique(sheet: Sheet, view: Project): Drawing {
  return boatImage(view) + caique(sheet, view, BOAT) + sheet.clipped(overRail(view), netHeap(view) + wheelhouse(view));
}

/** Height of the boat's rail by the share of her length, as she is drawn. */
const railAt = (share: number): number =>
  share > 0.4 ? 0.95 + 1.05 * ((share - 0.4) / 0.6) ** 2 : 0.95 + 0.5 * ((0.4 - share) / 0.4) ** 2;
/** Half her beam at the rail. */
const beamAt = (share: number): number => 1.5 * Math.max(0, 1 - Math.abs(share * 2 - 1.01) ** 2.5) ** 0.72 + 0.05;

/** All that is over her near rail: what stands on her deck is hidden below it. */
function overRail(view: Project): Path {
  const rail = shares(30).map((share) => view([LONG * share, -beamAt(share), railAt(share) * 1.03]));
  return `${polyline(rail)}V0H0Z`;
}

/** Her wheelhouse, in her own frame: its roof and its sills follow her sheer, its front is raked; we see it from abaft, on its lit sides. */
function wheelhouse(view: Project): Drawing {
  const [aft, fore, half] = [1.7, 4.1, 0.74];
  /** Heights go up with the sheer, and the front leans back over them. */
  const at = (along: number, across: number, up: number): Point => {
    const share = (along - aft) / (fore - aft);
    return view([along - 0.26 * share * within((up - 0.9) / 1.3, 0, 1), across, up + share * 0.14]);
  };
  const side = (a0: number, a1: number, u0: number, u1: number): Path =>
    polygon([at(a0, -half, u0), at(a1, -half, u0), at(a1, -half, u1), at(a0, -half, u1)]);
  const back = (c0: number, c1: number, u0: number, u1: number): Path =>
    polygon([at(aft, c0, u0), at(aft, c1, u0), at(aft, c1, u1), at(aft, c0, u1)]);
  const [from, to, wide, eaves] = [aft - 0.34, fore + 0.3, half + 0.14, 2.2];
  const camber = (along: number, up: number): Point[] =>
    shares(9).map((share) => at(along, mixed(-wide, wide, share), up + 0.14 * Math.sin(share * Math.PI)));
  const panes = [0.1, 0.4, 0.7].map((share) => {
    const start = mixed(aft, fore, share);
    return side(start, start + 0.52, 1.46, 1.98);
  });
  const frames = [0.1, 0.4, 0.7].map((share) => {
    const start = mixed(aft, fore, share);
    return side(start - 0.06, start + 0.58, 1.4, 2.04);
  });
  const gleams = [0.1, 0.4, 0.7].map((share) => {
    const start = mixed(aft, fore, share);
    return polygon([
      at(start, -half, 1.98),
      at(start + 0.24, -half, 1.98),
      at(start + 0.04, -half, 1.46),
      at(start, -half, 1.46),
    ]);
  });
  return (
    fill(back(-half, half, 0.4, eaves), "#fffbee") +
    fill(back(-0.3, 0.4, 0.4, 2), "#2b5a7c") +
    fill(side(aft, fore, 0.4, eaves), "#efdfc6") +
    fill(side(aft, fore, 1.16, 1.26), "#2f86a8") +
    fill(frames.join(""), "#c9935f") +
    fill(panes.join(""), "#27506f") +
    fill(gleams.join(""), "#7fb0bd", 0.7) +
    fill(side(aft, fore, eaves - 0.13, eaves), "#b99f9c") +
    fill(polygon([...camber(from, eaves + 0.08), ...camber(to, eaves + 0.08).toReversed()]), "#fbeecd") +
    fill(
      polygon([
        at(from, -wide, eaves),
        at(to, -wide, eaves),
        at(to, -wide, eaves + 0.09),
        at(from, -wide, eaves + 0.09),
      ]),
      "#e0bf92",
    ) +
    fill(polygon([...camber(from, eaves), ...camber(from, eaves + 0.09).toReversed()]), "#fffaf0")
  );
}

/** Her net, heaped on the fore deck: folds over one another, lit from the left, its corks along them. */
function netHeap(view: Project): Drawing {
  const random = randomOf(17);
  const fold = (from: number, to: number, across: number, high: number): Path =>
    curve(
      shares(11).map((share): Point => {
        const place = mixed(from, to, share);
        const up = railAt(place) - 0.3 + high * Math.sin(share * Math.PI) ** 0.6 * (1 + random.around(0.07));
        return view([LONG * place, across, up]);
      }),
      true,
    );
  const cork = (share: number, across: number, high: number): Path => {
    const place = mixed(0.66, 0.82, share);
    const [x, y] = view([LONG * place, across, railAt(place) - 0.3 + high * Math.sin(share * Math.PI) ** 0.6]);
    return lens(x, y, 11, 8);
  };
  const row = (across: number, high: number): Path =>
    counted(7)
      .map((index) => cork(0.14 + index * 0.12 + random.around(0.03), across, high + random.around(0.04)))
      .join("");
  return (
    fill(fold(0.655, 0.835, 0.2, 0.98), "#9c4540") +
    fill(fold(0.66, 0.79, 0, 0.9), "#cf6a40") +
    fill(fold(0.665, 0.745, -0.1, 0.86), "#ee9c66") +
    fill(fold(0.65, 0.82, -0.4, 0.68), "#b4543d") +
    fill(fold(0.655, 0.77, -0.45, 0.62), "#dd7d4c") +
    fill(row(0, 0.72), "#f6cf86") +
    fill(row(-0.45, 0.5), "#f6cf86")
  );
}

/** What the boat leaves on the water: strokes apart from one another, dark close under her, then of her side and of her wheelhouse, fewer farther down. */
function boatImage(view: Project): Drawing {
  const random = randomOf(12);
  const [[left, lineLeft], [right, lineRight]] = [view([0.5, 0, 0]), view([8.7, 0, 0])];
  const water = (x: number): number => {
    const share = (x - left) / (right - left);
    return mixed(lineLeft, lineRight, share) + 30 * Math.sin(within(share) * Math.PI);
  };
  const strokes = (count: number, [near, far]: Point, [from, to]: Point, long: number): Path =>
    counted(count)
      .map((index) => {
        const deep = ((index + random.next()) / count) ** 1.25;
        const x = mixed(mixed(left, right, from), mixed(left, right, to), random.next());
        const size = long * random.between(0.35, 1) * mixed(1, 0.55, deep);
        return lens(x, water(x) + mixed(near, far, deep), size, random.between(5, 8.4));
      })
      .join("");
  return (
    fill(strokes(110, [-14, 40], [0.03, 0.97], 190), "#1c3f63", 0.8) +
    fill(strokes(16, [6, 40], [0.06, 0.9], 150), "#a0575a", 0.85) +
    fill(strokes(44, [34, 150], [0.04, 0.9], 130), "#e6dac6", 0.85) +
    fill(strokes(18, [70, 180], [0.02, 0.9], 120), "#2a7396", 0.9) +
    fill(strokes(13, [140, 240], [0.18, 0.42], 90), "#efe2c6", 0.8)
  );
}
