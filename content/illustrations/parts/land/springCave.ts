import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "./pointsOf.ts";

/** The edge of the mouth: uneven, its left cheek hollow, its roof hung low on the right. */
export const SPRING_MOUTH: readonly Point[] = pointsOf([
  214, 760, 226, 650, 200, 560, 238, 470, 226, 396, 300, 318, 330, 244, 430, 204, 500, 146, 630, 128, 720, 88, 868, 108,
  966, 86, 1090, 140, 1160, 206, 1262, 250, 1300, 350, 1366, 430, 1350, 520, 1390, 620, 1376, 760,
]);

/** A cave over a warm pool, seen from within, over the whole sheet: planes of rock that turn from the light, a few clusters of dripstone. What lies outside is drawn before it. */
export function springCave(sheet: Sheet): Drawing {
  const random = randomOf(12);
  const middle: Point = [800, 640];
  /** The mouth grown outwards, more to one side than to the other, with corners of its own. */
  const shell = (left: number, up: number, right: number, every: number): Path => {
    const ring = SPRING_MOUTH.filter((_, index) => index % every === 0 || index === SPRING_MOUTH.length - 1);
    return polygon(
      ring.map(([x, y]): Point => {
        const [dx, dy] = [(x - middle[0]) / 590, Math.max(0, (middle[1] - y) / 550)];
        return [
          x + (dx < 0 ? dx * left : dx * right) + random.around(14),
          y > 740 ? 1000 : y - dy * up + random.around(12),
        ];
      }),
    );
  };
  const around = (hole: Path, paint: string) =>
    `<path fill-rule="evenodd" d="${box(-20, -20, 1640, 1240)}${hole}" fill="${paint}"/>`;
  const slab = (points: readonly number[]) => polygon(pointsOf(points));
  return (
    dripstone(sheet) +
    around(polygon(SPRING_MOUTH), "#dba468") +
    around(shell(18, 26, 74, 1), "#b9784a") +
    fill(
      slab([1330, 350, 1420, 380, 1450, 520, 1400, 560, 1392, 470]) +
        slab([1120, 150, 1220, 160, 1290, 240, 1250, 236]),
      "#cf9458",
    ) +
    fill(
      slab([206, 560, 238, 470, 226, 396, 190, 420, 170, 520]) + slab([330, 244, 430, 204, 400, 170, 320, 200]),
      "#8f5a44",
    ) +
    around(shell(92, 72, 170, 2), "#8c5340") +
    fill(
      slab([1470, 300, 1560, 380, 1540, 520, 1480, 470]) + slab([1240, 90, 1360, 120, 1420, 240, 1330, 220]),
      "#a3664a",
    ) +
    fill(slab([120, 380, 170, 300, 230, 250, 180, 380]) + slab([560, 60, 690, 30, 640, 74]), "#6f4239") +
    around(shell(170, 104, 268, 2), "#643b3c") +
    around(shell(262, 140, 360, 3), "#412838")
  );
}

/** Three clusters that hang from the roof, no two stones of a length. */
function dripstone(sheet: Sheet): Drawing {
  const stones: readonly (readonly [x: number, y: number, long: number, half: number])[] = [
    [556, 128, 62, 22],
    [604, 120, 128, 28],
    [640, 118, 48, 18],
    [884, 92, 76, 24],
    [928, 84, 164, 32],
    [968, 80, 58, 20],
    [1172, 200, 92, 26],
    [1208, 218, 40, 16],
    [380, 212, 56, 20],
  ];
  const half = (from: number, to: number) =>
    stones
      .map(([x, y, long, wide]) => {
        const edge = (side: number) => x + side * wide;
        return `M${short(edge(from))} ${y - 22}Q${short(x + from * wide * 0.36)} ${short(y + long * 0.35)} ${short(x + 3)} ${y + long}Q${short(x + to * wide * 0.36)} ${short(y + long * 0.35)} ${short(edge(to))} ${y - 22}Z`;
      })
      .join("");
  return (
    fill(half(-1, 1), "#b9784a") + fill(half(-1, -0.1), "#e2ae70") + fill(half(0.42, 1), sheet.mood.stoneDeep, 0.5)
  );
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
