import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { polygon } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";

/** A crag: where its top is, where its left and its right foot are, and how far it lies behind (0 is the nearest). */
type Crag = readonly [x: number, top: number, left: number, right: number, far: number];

/** The five fingers and what stands about them: no two of a width, the highest right of the middle. */
const CRAGS: readonly Crag[] = [
  [600, 262, 380, 800, 2],
  [1320, 300, 1080, 1560, 2],
  [742, 196, 560, 930, 2],
  [1120, 232, 930, 1300, 2],
  [872, 150, 690, 1010, 1],
  [974, 178, 860, 1160, 1],
  [500, 338, 300, 640, 1],
  [1226, 318, 1090, 1380, 1],
  [676, 304, 540, 800, 1],
  [1450, 366, 1290, 1660, 1],
  [340, 396, 150, 520, 0],
  [812, 322, 640, 960, 0],
  [1066, 352, 880, 1270, 0],
  [600, 424, 400, 800, 0],
  [1380, 424, 1160, 1640, 0],
  [930, 452, 790, 1150, 0],
  [190, 470, 20, 400, 0],
];

const TONES = [
  { lit: "#e6cdbf", shade: "#8f7f9e" },
  { lit: "#dcc4c0", shade: "#9d8fb0" },
  { lit: "#d6c4c8", shade: "#aca2c0" },
] as const;

/** The range of Latmos (Beşparmak), from x 60 to 1660 and down to `foot`: crags of gneiss that stand before each other. */
export function latmosCrags(foot: number): Drawing {
  const random = randomOf(17);
  return CRAGS.map(([x, top, left, right, far]) => {
    const { lit, shade } = TONES[far === 0 ? 0 : far === 1 ? 1 : 2];
    const peak: Point = [x, top];
    const west = broken([left, foot], peak, random);
    const east = broken(peak, [right, foot], random);
    const spur = broken(peak, [mixed(x, right, random.between(0.02, 0.3)), foot], random, 0.9);
    const width = right - left;
    const gully = broken(
      [x - width * 0.12, mixed(top, foot, 0.34)],
      [x - width * random.between(0.16, 0.3), mixed(top, foot, 0.9)],
      random,
    );
    return (
      fill(polygon([...west, ...east]), lit) +
      fill(polygon([peak, ...east, ...spur.toReversed()]), shade) +
      fill(
        polygon([...gully, ...gully.map(([px, py]): Point => [px + width * 0.055, py - 6]).toReversed()]),
        shade,
        0.6,
      )
    );
  }).join("");
}

/** A line of rock between two places: it steps in and out, more in its middle. */
function broken(from: Point, to: Point, random: Random, much = 1): Point[] {
  const steps = 7;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return counted(steps + 1).map((step): Point => {
    const share = step / steps;
    const stray = step === 0 || step === steps ? 0 : long * 0.045 * much;
    // Crags are steep above and spread below.
    const across = from[1] > to[1] ? 1 - (1 - share) ** 1.25 : share ** 1.25;
    return [
      mixed(from[0], to[0], mixed(share, across, 0.6)) + random.between(-stray, stray),
      mixed(from[1], to[1], share) + random.between(-stray, stray) * 0.5,
    ];
  });
}
