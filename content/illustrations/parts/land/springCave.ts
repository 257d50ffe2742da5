import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, curve, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import { pointsOf } from "./pointsOf.ts";

/** The edge of the mouth: worn round, its left cheek hollow, its roof hung low on the right. */
export const SPRING_MOUTH: readonly Point[] = pointsOf([
  240, 800, 210, 720, 218, 650, 196, 560, 226, 460, 250, 380, 316, 310, 380, 236, 490, 176, 620, 136, 740, 104, 868,
  112, 980, 104, 1090, 150, 1180, 200, 1268, 268, 1310, 356, 1362, 440, 1356, 540, 1386, 640, 1390, 720, 1360, 800,
  1160, 840, 440, 840,
]);

/** A cave over a warm pool, seen from within, over the whole sheet: worn shells of rock, the nearest the darkest; the shells' left sides look away from the mouth's light. What lies outside is drawn before it. */
export function springCave(): Drawing {
  const random = randomOf(12);
  const middle: Point = [800, 640];
  /** The mouth grown outwards, more to one side than to the other, with bends of its own. */
  const shell = (left: number, up: number, right: number): Path => {
    const ring = SPRING_MOUTH.filter((_, index) => index % 2 === 0);
    return curve(
      ring.map(([x, y]): Point => {
        const [dx, dy] = [(x - middle[0]) / 590, Math.max(0, (middle[1] - y) / 550)];
        return [
          x + (dx < 0 ? dx * left : dx * right) + random.around(20),
          y > 740 ? 1000 : y - dy * up + random.around(12),
        ];
      }),
      true,
    );
  };
  const around = (hole: Path, paint: string) =>
    `<path fill-rule="evenodd" d="${box(-20, -20, 1640, 1240)}${hole}" fill="${paint}"/>`;
  return (
    dripstone() +
    around(curve(SPRING_MOUTH, true), "#e0ac70") +
    around(shell(20, 24, 66), "#c0814f") +
    around(shell(86, 60, 150), "#96593f") +
    around(shell(166, 100, 250), "#693f3d") +
    around(shell(256, 136, 350), "#442b3a")
  );
}

/** What drips has built of the roof: two stumps and a long one, each lit on its left. */
function dripstone(): Drawing {
  const stone = (x: number, y: number, long: number, half: number): Drawing => {
    const whole = `M${x - half} ${y - 30}C${x - half * 0.6} ${y} ${x - half * 0.5} ${y + long * 0.7} ${x} ${y + long}C${x + half * 0.5} ${y + long * 0.7} ${x + half * 0.6} ${y} ${x + half} ${y - 30}Z`;
    const lit = `M${x - half} ${y - 30}C${x - half * 0.6} ${y} ${x - half * 0.5} ${y + long * 0.7} ${x} ${y + long}C${x - half * 0.2} ${y + long * 0.5} ${x - half * 0.1} ${y} ${x} ${y - 30}Z`;
    return fill(whole, "#b0704a") + fill(lit, "#e0ac70");
  };
  return stone(566, 152, 66, 34) + stone(622, 136, 112, 40) + stone(1130, 176, 78, 44);
}

/** The pool's far edge: slabs with a top and an inner face, thicker as they come nearer; `line` runs from left to right. */
export function poolRim(line: readonly Point[], seed: number): Drawing {
  const random = randomOf(seed);
  const deep = ([x]: Point) => (Math.abs(x - 800) / 800) ** 1.6;
  const shifted = (least: number, most: number): Point[] =>
    line.map(([x, y]): Point => [x, y + mixed(least, most, deep([x, y]))]);
  const band = (upper: readonly Point[], lower: readonly Point[]) => polygon([...upper, ...lower.toReversed()]);
  const [top, edge, wet, water] = [shifted(0, 0), shifted(13, 46), shifted(23, 92), shifted(29, 108)];
  const joints = counted(line.length - 1).map((index) => {
    const a: Point = top[index] ?? [0, 0];
    const b: Point = edge[index] ?? [0, 0];
    const c: Point = wet[index] ?? [0, 0];
    const lean = (a[0] - 800) * 0.03 + random.around(6);
    return polygon([
      a,
      [a[0] + 5, a[1]],
      [b[0] + 5 + lean, b[1]],
      [c[0] + 4 + lean, c[1]],
      [c[0] + lean, c[1]],
      [b[0] + lean, b[1]],
    ]);
  });
  return (
    fill(band(top, edge), "#cf9660") +
    fill(band(edge, wet), "#7d4a3c") +
    fill(band(wet, water), "#b9602f") +
    fill(joints.join(""), "#5b3438", 0.7)
  );
}
