import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { box, type Path, polygon } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** The edge of the mouth, from its left foot over the roof to its right foot: higher on the right, its left cheek hollow. */
export const SPRING_MOUTH = pointsOf([
  190, 800, 174, 690, 140, 640, 160, 560, 130, 470, 168, 392, 176, 322, 230, 262, 262, 196, 340, 140, 420, 160, 500,
  112, 590, 132, 690, 86, 770, 112, 830, 170, 900, 196, 932, 262, 950, 340, 1004, 404, 1016, 500, 980, 566, 1006, 640,
  978, 700, 974, 800,
]);
/** The wall that the sun from the mouth strikes, and the one nearer to us, which it does not reach. */
const RIGHT = pointsOf([
  830, -20, 900, 84, 986, 190, 1004, 300, 1076, 396, 1060, 520, 1100, 640, 1062, 740, 1092, 880, 1050, 1000,
]);
const NEARER = pointsOf([
  1150, -20, 1230, 110, 1330, 220, 1316, 350, 1420, 480, 1396, 610, 1470, 730, 1440, 880, 1500, 1010, 1470, 1240,
]);
const ROOF = pointsOf([
  -20, 330, 70, 290, 120, 206, 210, 180, 270, 96, 380, 50, 470, 80, 590, 34, 700, 52, 800, 10, 900, 46, 1010, 30, 1130,
  110, 1280, 120, 1400, 230, 1660, 300,
]);
const LEFT = pointsOf([
  120, -20, 96, 120, 130, 230, 84, 330, 108, 440, 60, 540, 96, 660, 52, 760, 74, 850, 10, 930, -20, 1010,
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
 * A cave over a warm pool, seen from within, over the whole sheet: split stone in great planes, its mouth at the left, the wall behind it in the
 * sun that comes in from there. What lies outside is drawn before it.
 */
export function springCave(): Drawing {
  const random = randomOf(21);
  const middle: Point = [570, 560];
  const around = (hole: readonly Point[], paint: string) =>
    `<path fill-rule="evenodd" d="${box(-20, -20, 1640, 1240)}${polygon(hole)}" fill="${paint}"/>`;
  const edge = splitEdge(SPRING_MOUTH, random);
  const mass = (line: readonly Point[], corners: readonly Point[]): Path =>
    polygon([...splitEdge(line, random), ...corners]);
  return (
    around(edge, "#b87c4d") +
    planes(SPRING_MOUTH, middle, [70, 190], ["#e9bd80", "#cf965c", "#8a5744"], random) +
    fill(mass(RIGHT, pointsOf([1050, 1240, 1660, 1240, 1660, -40])), "#a9683f") +
    planes(RIGHT, middle, [110, 250], ["#d8995c", "#b97846", "#814c3c"], random) +
    fill(mass(NEARER, pointsOf([1660, 1240, 1660, -40])), "#6b3f3a") +
    planes(NEARER, middle, [60, 190], ["#8f563f", "#74453c", "#532f36"], random) +
    fill(mass(ROOF, pointsOf([1660, -40, -40, -40])), "#5e3a3d") +
    planes(ROOF.slice(1, -1), middle, [40, 110], ["#7d4d42", "#6a413f", "#4e3039"], random) +
    fill(mass(LEFT, pointsOf([-40, 1240, -40, -40])), "#452b38") +
    planes(LEFT.slice(0, -2), middle, [50, 150], ["#452b38", "#543440", "#38232f"], random) +
    cracks(random)
  );
}

/** Where the beds of the stone part, and clefts across them: open in their middle, closed at their ends. */
function cracks(random: Random): Drawing {
  const crack = (x0: number, y0: number, x1: number, y1: number, wide: number): Path => {
    const middle: Point = [mixed(x0, x1, 0.4), mixed(y0, y1, 0.44)];
    const line = splitEdge([[x0, y0], middle, [x1, y1]], random, 0.1);
    const back = splitEdge(
      [
        [x1, y1],
        [middle[0] + wide * 0.3, middle[1] + wide],
        [x0, y0],
      ],
      random,
      0.06,
    );
    return polygon([...line, ...back]);
  };
  return (
    fill(crack(1110, 304, 1250, 344, 9) + crack(1150, 664, 1330, 690, 10), "#7d4a38") +
    fill(crack(1480, 560, 1640, 600, 13) + crack(1440, 260, 1640, 330, 15), "#40242e") +
    fill(crack(470, 80, 540, -30, 10) + crack(800, 20, 850, -40, 10), "#38232f") +
    fill(crack(-20, 560, 60, 590, 10), "#2c1b28")
  );
}
