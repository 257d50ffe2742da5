import type { Place, Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, type Path, polygon } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";

export interface DrownedWall {
  camera: Project;
  /** Where its middle lies, in metres to the right, at each distance. */
  middle: (away: number) => number;
  /** The distances at which it begins and ends. */
  from: number;
  to: number;
  /** What the water is over it, near and far: it takes the stones away with distance. */
  water: readonly [near: string, far: string];
}

/** Half its width in metres, and how deep its stones and the sand beside them lie. */
const HALF = 1.7;
const TOP = -0.32;
const BED = -0.7;

/** A block's outline from above, its corners taken off by the sea; the first four are the ones towards us. */
const CORNERS: readonly Point[] = [
  [-0.5, -0.36],
  [-0.36, -0.5],
  [0.36, -0.5],
  [0.5, -0.34],
  [0.5, 0.34],
  [0.32, 0.5],
  [-0.36, 0.5],
  [-0.5, 0.32],
];

/** A wall under shallow water that people wade along: a bank of sand, worn blocks on it of every size, fallen ones beside; in the light from the left. */
export function drownedWall({ camera, middle, from, to, water }: DrownedWall): Drawing {
  const random = randomOf(41);
  const strip = (half: number, rough: number, up: number): Path => {
    const steps = counted(34).map((index) => from * (to / from) ** (index / 33));
    const side = (sign: number) =>
      steps.map((away): Point => camera([middle(away) + sign * half + random.around(rough), away, up]));
    return `${curve(side(-1))}${curve(side(1).toReversed()).replace("M", "L")}Z`;
  };
  const bank = [
    fill(strip(4.4, 0.9, BED), blend(water[0], "#8fd0c4", 0.36), 0.6),
    fill(strip(3, 0.5, BED), blend(water[0], "#a6dccb", 0.62), 0.75),
    fill(strip(2.1, 0.2, BED), "#9ed3c4"),
  ];
  return bank.join("") + blocks(random, { camera, middle, from, to, water });
}

/** Its blocks from the farthest to the nearest, in courses that no longer lie straight. */
function blocks(random: Random, { camera, middle, from, to, water }: DrownedWall): Drawing {
  const drawn: Drawing[] = [];
  for (let away = from; away < to;) {
    const deep = random.between(0.7, 1.5) * (1 + away * 0.012);
    const far = ((away - from) / (to - from)) ** 0.75;
    for (let across = -HALF + random.around(0.5); across < HALF;) {
      const wide = random.pick([0.55, 0.8, 1.1, 1.5]) * random.between(0.9, 1.15);
      if (random.chance(0.86))
        drawn.push(
          block(random, camera, [middle(away) + across + wide / 2, away + random.around(0.16), TOP], {
            wide: wide * 0.92,
            deep: deep * random.between(0.78, 0.95),
            haze: mixed(0, 0.75, far),
            water,
          }),
        );
      across += wide;
    }
    if (random.chance(0.42))
      drawn.push(
        block(random, camera, [middle(away) + random.pick([-1, 1]) * random.between(2.1, 3.2), away, BED + 0.1], {
          wide: random.between(0.4, 0.9),
          deep: random.between(0.4, 0.8),
          haze: mixed(0.1, 0.8, far),
          water,
        }),
      );
    away += deep;
  }
  return drawn.toReversed().join("");
}

/** One block: a worn top, the face that turns to us, its shade on the sand to the right. */
function block(
  random: Random,
  camera: Project,
  [right, away, up]: Place,
  { wide, deep, haze, water }: { wide: number; deep: number; haze: number; water: DrownedWall["water"] },
): Drawing {
  const turn = random.around(0.16);
  const worn = CORNERS.map(([x, z]): Point => {
    const [dx, dz] = [x * wide + random.around(0.05 * wide), z * deep + random.around(0.05 * deep)];
    return camera([right + dx + dz * turn, away + dz - dx * turn, up]);
  });
  const drop = camera([right, away, up - 0.2])[1] - camera([right, away, up])[1];
  const foot = worn.map(([x, y]): Point => [x, y + drop]);
  /** A tone under the water: a little of it near, nearly all of it far away. */
  const under = (tone: string, share: number) => blend(blend(tone, water[0], share), water[1], haze);
  const cast = foot.map(([x, y], index): Point => [x + (index > 2 && index < 6 ? drop * 1.3 : drop * 0.2), y + 2]);
  return (
    fill(polygon(cast), under("#2f7f92", 0.3), 0.5) +
    fill(polygon([...worn.slice(0, 4), ...foot.slice(0, 4).toReversed()]), under("#4a93a0", 0.4)) +
    fill(curve(worn, true), under(random.pick(["#f4ecc8", "#e2e6c6", "#cfe3c8", "#fdf0cf", "#b4d8c4"]), 0.36))
  );
}
