import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { curve, curveDownTo, polygon, polygonDownTo } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import { pointsOf } from "./pointsOf.ts";

/** The crest of the whole mass, from west to east: it saws on, its teeth worn blunt; the highest stands right of the middle. */
const CREST = pointsOf([
  20, 516, 90, 492, 150, 484, 206, 458, 250, 452, 280, 430, 322, 424, 350, 398, 376, 396, 394, 372, 420, 364, 440, 376,
  458, 360, 486, 356, 504, 326, 524, 318, 540, 330, 556, 322, 574, 334, 592, 330, 610, 292, 622, 268, 642, 262, 656,
  276, 664, 296, 684, 290, 700, 308, 722, 300, 738, 256, 752, 244, 766, 208, 782, 202, 796, 214, 804, 244, 822, 248,
  834, 222, 848, 180, 862, 154, 884, 148, 902, 160, 910, 190, 926, 204, 934, 236, 952, 240, 964, 216, 978, 206, 994,
  212, 1004, 244, 1022, 262, 1040, 296, 1060, 290, 1078, 302, 1094, 282, 1112, 286, 1124, 318, 1150, 330, 1166, 352,
  1188, 340, 1204, 318, 1222, 316, 1236, 334, 1252, 362, 1290, 374, 1316, 398, 1344, 394, 1366, 412, 1410, 420, 1450,
  446, 1520, 456, 1580, 484, 1650, 498,
]);
/** The fingers: from which point of the crest to which each turns away from the light, and where its flank stands below. */
const FLANKS = [
  [420, 504, 380, 470],
  [524, 592, 470, 560],
  [642, 738, 590, 690],
  [782, 834, 730, 800],
  [884, 978, 850, 950],
  [994, 1094, 990, 1070],
  [1112, 1204, 1130, 1180],
  [1222, 1344, 1240, 1330],
  [1366, 1580, 1400, 1560],
] as const;
/** Rounded knolls of gneiss before the mass: middle, top, half their breadth. */
const KNOLLS = [
  [170, 478, 120],
  [360, 456, 120],
  [560, 462, 150],
  [760, 440, 140],
  [960, 456, 160],
  [1170, 446, 140],
  [1370, 464, 150],
  [1560, 478, 130],
] as const;

/** Beşparmak from Lake Bafa: one serrated mass, its tops worn blunt, ribs and gullies down to knolls of gneiss. From x 20 to 1640 and down to `foot`. */
export function besparmak(foot: number, { lit = "#e3ccc2", shade = "#a193b4" } = {}): Drawing {
  const random = randomOf(23);
  const flanks = FLANKS.map(([from, to, left, right], index) => {
    const edge = CREST.filter(([x]) => x >= from && x <= to);
    const first: Point = edge[0] ?? [from, foot];
    const last: Point = edge.at(-1) ?? [to, foot];
    const low = foot - 40 - (index % 3) * 22;
    const inner = crooked(first, [mixed(left, right, 0.36), low], random);
    const outer = crooked(last, [right, low + 26], random);
    // Narrow gullies on the lit side.
    const gully = crooked([first[0] - 26, first[1] + 52], [left - 44, low - 10], random);
    const back = gully.slice(1, -1).toReversed();
    return {
      shade: polygon([...edge, ...outer, ...inner.toReversed()]),
      gully: polygon([...gully, ...back.map(([x, y]): Point => [x + 16, y - 6])]),
    };
  });
  const knolls = KNOLLS.map(([x, top, half]) => {
    const dome: Point[] = [
      [x - half, foot],
      [x - half * 0.7, mixed(foot, top, 0.5)],
      [x - half * 0.28, mixed(foot, top, 0.94)],
      [x + half * 0.1, top],
      [x + half * 0.5, mixed(foot, top, 0.7)],
      [x + half * 0.8, mixed(foot, top, 0.3)],
      [x + half, foot],
    ];
    const dark = curve([
      [x + half * 0.1, top],
      [x + half * 0.2, mixed(foot, top, 0.6)],
      [x + half * 0.08, mixed(foot, top, 0.3)],
      [x + half * 0.26, foot],
    ]);
    return (
      fill(curveDownTo(dome, foot), lit) +
      fill(`${dark}${curve(dome.slice(3).toReversed()).replace("M", "L")}Z`, shade, 0.8)
    );
  });
  return (
    fill(polygonDownTo(CREST, foot), lit) +
    fill(flanks.map(({ shade: flank }) => flank).join(""), shade) +
    fill(flanks.map(({ gully }) => gully).join(""), shade, 0.55) +
    knolls.join("")
  );
}

/** A line of rock between two places that steps to both sides. */
function crooked(from: Point, to: Point, random: ReturnType<typeof randomOf>): Point[] {
  const steps = 6;
  const stray = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.075;
  return counted(steps + 1).map((step): Point => {
    const share = step / steps;
    const off = step % steps ? (step % 2 ? 1 : -1) * random.between(0.2, 1) * stray : 0;
    return [mixed(from[0], to[0], share) + off, mixed(from[1], to[1], share)];
  });
}
