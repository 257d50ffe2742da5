import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import { pointsOf } from "./pointsOf.ts";

/** The edge of the mouth, from its left foot over the roof to its right foot: higher on the right, its left cheek hollow. */
export const SPRING_MOUTH = pointsOf([
  396, 800, 372, 690, 338, 640, 360, 560, 326, 470, 372, 392, 366, 322, 436, 262, 474, 196, 566, 146, 650, 166, 742,
  118, 850, 138, 960, 92, 1084, 112, 1160, 164, 1266, 182, 1326, 252, 1348, 334, 1424, 398, 1436, 500, 1398, 566, 1430,
  640, 1396, 700, 1390, 800,
]);
const RIGHT = pointsOf([
  1180, -20, 1270, 84, 1392, 190, 1420, 300, 1520, 396, 1498, 520, 1546, 640, 1500, 740, 1540, 880, 1500, 1000,
]);
const ROOF = pointsOf([
  -20, 380, 120, 330, 196, 236, 330, 206, 408, 112, 540, 60, 640, 88, 760, 40, 880, 66, 1010, 14, 1120, 52, 1220, 40,
  1340, 120, 1500, 130, 1640, 260,
]);
const LEFT = pointsOf([
  250, -20, 214, 120, 262, 230, 190, 330, 226, 440, 150, 540, 206, 660, 142, 760, 176, 850, 60, 930, -20, 1010,
]);

/** A line with the small breaks of split stone: each stretch is cut in two three times, a little to one side. */
export function splitEdge(line: readonly Point[], random: Random, share = 0.16): Point[] {
  return counted(3).reduce<Point[]>(
    (points) =>
      points.flatMap((point, index): Point[] => {
        const next = points[index + 1];
        if (!next) return [point];
        const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
        const [at, aside] = [random.between(0.36, 0.64), random.around(share)];
        return [point, [point[0] + dx * at - dy * aside, point[1] + dy * at + dx * aside]];
      }),
    [...line],
  );
}

/** Faces of stone behind an edge, one for each segment, shaded by its angle to the sun; `deep` is their depth. */
function planes(
  edge: readonly Point[],
  middle: Point,
  deep: readonly [number, number],
  [lit, plain, dark]: readonly [string, string, string],
  random: Random,
): Drawing {
  const back = edge.map(([x, y]): Point => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const far = random.between(...deep) / Math.hypot(dx, dy);
    return [x + dx * far + random.around(16), y + dy * far + random.around(30)];
  });
  return edge
    .slice(1)
    .map((b, index) => {
      const a = edge[index] ?? b;
      const [c, d] = [back[index + 1] ?? b, back[index] ?? a];
      // To the right of the edge as it runs over the roof lies the hollow.
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      const bright = nx * -0.86 + ny * 0.2;
      const colour = bright > 0.5 ? lit : bright > -0.42 ? plain : dark;
      return fill(polygon([a, ...splitEdge([b, c], random, 0.12), ...splitEdge([d, a], random, 0.12)]), colour);
    })
    .join("");
}

/**
 * A cave over a warm pool, seen from within, over the whole sheet: split stone in great planes, its right side in the sun that comes in from
 * the left. What lies outside is drawn before it.
 */
export function springCave(): Drawing {
  const random = randomOf(21);
  const middle: Point = [880, 560];
  const around = (hole: readonly Point[], paint: string) =>
    `<path fill-rule="evenodd" d="${box(-20, -20, 1640, 1240)}${polygon(hole)}" fill="${paint}"/>`;
  const edge = splitEdge(SPRING_MOUTH, random);
  const mass = (line: readonly Point[], corners: readonly Point[]): Path =>
    polygon([...splitEdge(line, random), ...corners]);
  return (
    around(edge, "#b87c4d") +
    planes(SPRING_MOUTH, middle, [70, 190], ["#e9bd80", "#cf965c", "#8a5744"], random) +
    fill(mass(RIGHT, pointsOf([1500, 1240, 1660, 1240, 1660, -40])), "#94593f") +
    planes(RIGHT, middle, [60, 170], ["#b9784a", "#94593f", "#6e423b"], random) +
    fill(mass(ROOF, pointsOf([1660, -40, -40, -40])), "#5e3a3d") +
    planes(ROOF.slice(1, -1), middle, [40, 110], ["#7d4d42", "#6a413f", "#4e3039"], random) +
    fill(mass(LEFT, pointsOf([-40, 1240, -40, -40])), "#452b38") +
    planes(LEFT.slice(0, -2), middle, [50, 150], ["#452b38", "#543440", "#38232f"], random) +
    cracks(random)
  );
}

/** Where the beds of the stone part, and clefts across them. */
function cracks(random: Random): Drawing {
  const crack = (x0: number, y0: number, x1: number, y1: number): Path => {
    const line = splitEdge(
      [
        [x0, y0],
        [mixed(x0, x1, 0.5), mixed(y0, y1, 0.44)],
        [x1, y1],
      ],
      random,
      0.14,
    );
    return polyline(line);
  };
  return (
    stroke(crack(1470, 250, 1640, 310) + crack(1540, 560, 1640, 590) + crack(1530, 790, 1640, 760), "#5a3438", 5) +
    stroke(crack(640, 90, 720, -20) + crack(1010, 20, 1060, -30) + crack(330, 206, 250, 100), "#38232f", 5) +
    stroke(crack(-20, 560, 120, 600) + crack(-20, 240, 130, 200), "#2c1b28", 5)
  );
}
