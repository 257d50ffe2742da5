import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, curve, disc, type Path } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { limb } from "../people/body.ts";

interface Bough {
  from: Point;
  angle: number;
  long: number;
  half: number;
  depth: number;
}

/**
 * An old almond in blossom, some 1000 wide and 850 high, bent to the right by the wind of many winters: a crooked trunk of two stems, kinked boughs,
 * white blossom in tufts along bare twigs with much sky between. Stands on 0,0; its shadow is the scene's.
 */
export function almondTree(sheet: Sheet): Drawing {
  const random = randomOf(41);
  const wood: Path[] = [];
  const light: Path[] = [];
  const tufts: { at: Point; turn: number; sunny: number }[] = [];
  const grow = ({ from, angle, long, half, depth }: Bough): void => {
    let [x, y] = from;
    let turn = angle;
    const points: Point[] = [from];
    for (const step of counted(4)) {
      // Each year's wood sets off in a direction of its own, and the wind bends it to the right.
      turn += random.around(0.34) + (step % 2 ? 0.1 : -0.1) + Math.cos(turn) * 0.02;
      x += (Math.cos(turn) * long) / 4;
      y += (Math.sin(turn) * long) / 4;
      points.push([x, y]);
    }
    wood.push(limb(points.map(([a, b], step) => [a, b, mixed(half, half * 0.58, step / 4)] as const)));
    if (half > 5) light.push(curve(points.map(([a, b]): Point => [a - half * 0.4, b - half * 0.3])));
    if (depth < 2) {
      for (const [index, [a, b]] of points.entries()) {
        if (index === 0 || !random.chance(depth ? 0.34 : 0.74)) continue;
        tufts.push({ at: [a, b], turn, sunny: (430 - a) / 800 + (520 - b) / 420 + random.around(0.3) });
      }
    }
    if (depth === 0) return;
    for (const child of counted(depth > 1 ? 4 : 3)) {
      const share = [4, 3, 2, 3][child] ?? 4;
      const side = child === 0 ? random.around(0.26) : (child % 2 ? -1 : 1) * random.between(0.44, 0.9);
      grow({
        from: points[share] ?? from,
        angle: turn + side,
        long: long * random.between(0.54, 0.78),
        half: Math.max(2.2, half * 0.55),
        depth: depth - 1,
      });
    }
  };
  const trunk = limb([
    [326, 1026, 42],
    [316, 950, 34],
    [346, 884, 31],
    [336, 816, 27],
    [288, 752, 22],
    [280, 700, 19],
  ]);
  const stem = limb([
    [348, 900, 26],
    [400, 842, 23],
    [418, 776, 20],
    [470, 726, 17],
  ]);
  grow({ from: [280, 706], angle: -1.86, long: 250, half: 15, depth: 3 });
  grow({ from: [288, 752], angle: -2.66, long: 230, half: 13, depth: 3 });
  grow({ from: [414, 786], angle: -1.36, long: 270, half: 15, depth: 3 });
  grow({ from: [468, 728], angle: -0.5, long: 270, half: 14, depth: 3 });
  const roots =
    "M246 1040Q288 1018 292 930H356Q364 1006 420 1036Q388 1032 368 1040Q340 1050 312 1044Q284 1034 246 1040Z";
  /** Tufts of blossom: uneven blots, close about the twig. */
  const clouds = (by: number, reach: number, size: number, colour: string, from = -9): Drawing =>
    fill(
      tufts
        .filter(({ sunny }) => sunny > from)
        .map(({ at: [x, y] }) =>
          blot(
            random,
            x + by + random.around(reach),
            y + by + random.around(reach * 0.8),
            size * random.between(0.6, 1.2),
            size * random.between(0.5, 0.9),
          ),
        )
        .join(""),
      colour,
    );
  const heart = sheet.stamp("blossom heart", () => fill(disc(0, 0, 2.4), "#c96f86"));
  const flower = sheet.stamp("blossom", () => fill(blossom(), "#fffaf5"));
  return place(
    [
      clouds(6, 12, 15, "#cdb0b4"),
      fill(stem, "#4d3c3c"),
      fill(roots, "#5a4743"),
      fill(trunk, "#5a4743"),
      ...wood.map((path) => fill(path, "#5a4743")),
      fill(
        "M262 1036Q304 1004 296 940Q300 900 326 876Q318 830 292 790L306 784Q338 826 340 876Q314 912 314 950Q322 1000 296 1036Z",
        "#98806f",
      ),
      stroke(
        "M336 1000Q344 960 330 920M356 900Q372 870 398 846M322 820Q318 800 300 776M330 960Q322 930 340 900",
        "#382b2e",
        4,
        0.8,
      ),
      stroke(light.join(""), "#98806f", 3.4),
      clouds(3, 15, 14, "#e8d0d0"),
      clouds(0, 15, 14, "#f7e6e3", -0.5),
      clouds(-4, 14, 14, "#fffaf5", -0.1) + clouds(-6, 16, 11, "#fffaf5", -0.3),
      tufts
        .filter(({ sunny }) => sunny > -0.5)
        .map(({ at: [x, y] }) => flower(x + random.around(22), y + random.around(20), random.between(0.5, 0.85)))
        .join(""),
      tufts
        .filter(({ sunny }, index) => sunny > 0.1 && index % 3 === 0)
        .map(({ at: [x, y] }) => heart(x + random.around(12) - 3, y + random.around(12) - 4))
        .join(""),
    ].join(""),
    -330,
    -1040,
  );
}

/** Five petals, about 20 across. */
function blossom(): Path {
  return counted(5)
    .map((index) => {
      const angle = (index / 5) * Math.PI * 2;
      return disc(Math.cos(angle) * 6, Math.sin(angle) * 5.4, 5.4, 5);
    })
    .join("");
}
