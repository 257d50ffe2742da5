import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, chip, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "./pointsOf.ts";

/** Its edge: an uneven arch, higher on the left. */
const MOUTH: Point[] = pointsOf([
  330, 720, 318, 640, 340, 560, 330, 480, 372, 410, 400, 330, 462, 268, 540, 214, 640, 190, 730, 150, 830, 168, 930,
  160, 1020, 206, 1100, 236, 1160, 300, 1228, 372, 1250, 450, 1290, 520, 1284, 610, 1310, 720,
]);

/** A cave seen from within, over the whole sheet: shells of warm rock, darker from its mouth inwards; what lies outside is drawn before it. */
export function caveMouth(sheet: Sheet): Drawing {
  const random = randomOf(6);
  const middle: Point = [800, 620];
  /** The mouth grown outwards: the shells of rock that the light reaches less and less. */
  const shell = (grow: number, rough: number): Path => {
    const ring = MOUTH.map(([x, y]): Point => [
      middle[0] + (x - middle[0]) * grow + random.around(rough),
      middle[1] + (y - middle[1]) * grow + random.around(rough),
    ]);
    return polygon([...ring, [1310 * 1, 760], [330, 760]]);
  };
  const around = (hole: Path, paint: string) =>
    `<path fill-rule="evenodd" d="${box(-20, -20, 1640, 1240)}${hole}" fill="${paint}"/>`;
  const teeth = (grow: number, high: number): Path =>
    MOUTH.filter(([, y]) => y < 310)
      .map(([x, y]) => {
        const [px, py] = [middle[0] + (x - middle[0]) * grow + random.around(26), middle[1] + (y - middle[1]) * grow];
        const wide = random.between(10, 24);
        return polygon([
          [px - wide, py - 18],
          [px + wide, py - 18],
          [px + random.around(6), py + high * random.between(0.4, 1)],
        ]);
      })
      .join("");
  const walls = (points: number, inner: number, outer: number, side: -1 | 0 | 1): Path =>
    counted(points)
      .map(() => {
        const at = random.next();
        const index = Math.min(MOUTH.length - 2, Math.floor(at * (MOUTH.length - 1)));
        const [ax, ay] = MOUTH[index] ?? [0, 0];
        if ((side < 0 && ax > 800) || (side > 0 && ax < 800)) return "";
        const grow = mixed(inner, outer, random.next());
        return chip(
          random,
          middle[0] + (ax - middle[0]) * grow,
          middle[1] + (ay - middle[1]) * grow,
          random.between(22, 70),
          random.between(14, 40),
        );
      })
      .join("");
  return [
    around(shell(1, 0), "#d8a86c"),
    around(shell(1.05, 12), "#b97a4c"),
    fill(walls(26, 1.06, 1.22, 1), "#d29a60", 0.8),
    fill(walls(30, 1.04, 1.2, -1), "#8f5a44", 0.8),
    around(shell(1.2, 24), "#8a5340"),
    fill(walls(26, 1.24, 1.4, 1), "#a86a48", 0.75),
    fill(walls(22, 1.24, 1.4, -1), "#643a3a", 0.8),
    around(shell(1.42, 30), "#5b3438"),
    fill(walls(24, 1.46, 1.66, 0), "#704444", 0.7),
    around(shell(1.7, 40), "#3a2433"),
    fill(walls(24, 1.74, 2.1, 0), "#4a2d3a", 0.8),
    fill(teeth(1, 50), "#d8a86c"),
    fill(teeth(1.03, 30), "#b97a4c"),
    sheet.spray(`${box(-20, -20, 1640, 700)}`, "#241624", { from: [800, -20], to: [800, 150], thick: 0.9 }),
  ].join("");
}
