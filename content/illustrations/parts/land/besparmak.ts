import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { curve, polygonDownTo, polyline } from "#content/illustrations/kit/path.ts";

/** Fingers of rock: x, y of the top on the sheet, half the width, and index of the profile. */
type Finger = readonly [x: number, top: number, half: number, profile: 0 | 1 | 2];

/** The crest, the highest right of the middle. */
const CREST: readonly Finger[] = [
  [300, 410, 110, 1],
  [392, 366, 96, 0],
  [1424, 398, 112, 2],
  [486, 350, 86, 2],
  [1330, 356, 96, 1],
  [568, 286, 96, 1],
  [1244, 304, 92, 0],
  [662, 276, 84, 0],
  [1160, 300, 84, 2],
  [736, 218, 92, 1],
  [1078, 226, 98, 1],
  [820, 236, 80, 0],
  [1000, 214, 78, 0],
  [876, 196, 74, 1],
  [934, 158, 84, 2],
];
/** What stands before it, lower and broader. */
const SHOULDERS: readonly Finger[] = [
  [238, 450, 130, 0],
  [1490, 440, 130, 1],
  [424, 410, 112, 2],
  [1300, 408, 120, 0],
  [610, 368, 116, 1],
  [1140, 366, 116, 2],
  [782, 330, 104, 0],
  [976, 316, 110, 1],
];
/** Round knolls of gneiss at the foot, hardly higher than they are broad. */
const KNOLLS: readonly Finger[] = [
  [110, 490, 150, 1],
  [1560, 480, 150, 0],
  [330, 462, 130, 0],
  [1390, 462, 140, 2],
  [520, 444, 140, 2],
  [1216, 444, 144, 0],
  [700, 426, 130, 0],
  [1050, 428, 140, 1],
  [874, 414, 136, 2],
];
/** The outline of a finger from its left foot over its top: shares of its half breadth and of its height. */
const PROFILES: readonly (readonly Point[])[] = [
  [
    [-1.9, 0],
    [-1.2, 0.34],
    [-0.84, 0.62],
    [-0.5, 0.7],
    [-0.36, 0.9],
    [-0.12, 0.99],
    [0.14, 1],
    [0.36, 0.93],
    [0.5, 0.78],
    [0.86, 0.56],
    [1.16, 0.36],
    [1.9, 0],
  ],
  [
    [-2, 0],
    [-1.3, 0.3],
    [-0.92, 0.5],
    [-0.6, 0.78],
    [-0.34, 0.96],
    [-0.04, 1],
    [0.18, 0.92],
    [0.42, 0.9],
    [0.62, 0.74],
    [0.92, 0.5],
    [1.3, 0.28],
    [2, 0],
  ],
  [
    [-1.8, 0],
    [-1.1, 0.4],
    [-0.74, 0.56],
    [-0.52, 0.84],
    [-0.3, 0.86],
    [-0.1, 0.98],
    [0.16, 1],
    [0.4, 0.88],
    [0.7, 0.66],
    [0.82, 0.5],
    [1.2, 0.3],
    [1.8, 0],
  ],
];
/** Its edge between light and shade, from the top down to the foot. */
const EDGES: readonly (readonly Point[])[] = [
  [
    [0.02, 1],
    [0.1, 0.86],
    [-0.06, 0.66],
    [0.14, 0.44],
    [0.04, 0.2],
    [0.3, 0],
  ],
  [
    [0, 1],
    [-0.04, 0.84],
    [0.16, 0.66],
    [0.06, 0.42],
    [0.28, 0.2],
    [0.24, 0],
  ],
  [
    [0.08, 1],
    [0.2, 0.84],
    [0.08, 0.6],
    [0.26, 0.36],
    [0.18, 0.16],
    [0.4, 0],
  ],
];

/**
 * Beşparmak from Lake Bafa: fingers of weathered gneiss that grow out of one mass, blunt at their tops, shoulders and round knolls before
 * them. Light comes from the left; each rank is a little paler than the one behind it. From x 0 to 1700 and down to `foot`.
 */
export function besparmak(foot: number, { lit = "#dfc8c2", shade = "#a493b6" } = {}): Drawing {
  return (
    rank(CREST, foot, lit, shade) +
    rank(SHOULDERS, foot, "#e4d0c6", "#b0a0bb") +
    rank(KNOLLS, foot, "#e9d8ca", "#bfb0bf")
  );
}

function rank(fingers: readonly Finger[], foot: number, lit: string, shade: string): Drawing {
  return fingers
    .map(([x, top, half, profile]) => {
      const at = ([by, up]: Point): Point => [x + by * half, mixed(foot, top, up)];
      const outline = (PROFILES[profile] ?? []).map(at);
      const edge = (EDGES[profile] ?? []).map(at);
      // The shaded side: down its edge, then back up the right flank.
      const flank = outline.filter(([place]) => place > (edge[0]?.[0] ?? x)).toReversed();
      return (
        fill(polygonDownTo(outline, foot), lit) +
        fill(`${curve(edge)}${polyline([...flank, edge[0] ?? [x, top]]).replace("M", "L")}Z`, shade)
      );
    })
    .join("");
}
