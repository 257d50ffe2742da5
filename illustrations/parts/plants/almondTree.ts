import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, disc, type Path } from "#illustrations/kit/path.ts";
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
 * An almond in blossom, 1000 wide and 870 high, leaning to the right: dark trunk, long boughs, blossom along every twig with sky between.
 * Stands on 0,0; its shadow is the scene's.
 */
export function almondTree(sheet: Sheet): Drawing {
  const random = randomOf(18);
  const wood: Path[] = [];
  const light: Path[] = [];
  const tips: { at: Point; sunny: number }[] = [];
  const grow = ({ from, angle, long, half, depth }: Bough): void => {
    const bend = random.around(0.24) - 0.05;
    const points = counted(5).map((step): Point => {
      const share = step / 4;
      const turn = angle + bend * share * 1.4;
      return [
        from[0] + Math.cos(turn) * long * share,
        from[1] + Math.sin(turn) * long * share + share * share * long * 0.05,
      ];
    });
    wood.push(limb(points.map(([x, y], step) => [x, y, mixed(half, half * 0.6, step / 4)] as const)));
    if (half > 5) light.push(curve(points.map(([x, y]): Point => [x - half * 0.4, y - half * 0.3])));
    for (const [x, y] of points.slice(depth > 1 ? 4 : 1)) {
      if (random.chance(0.8)) tips.push({ at: [x, y], sunny: (520 - x) / 700 + (560 - y) / 420 + random.around(0.3) });
    }
    if (depth === 0) return;
    for (const child of counted(depth > 2 ? 4 : 3)) {
      const share = [1, 0.72, 0.5, 0.86][child] ?? 1;
      const start = points[Math.min(4, Math.round(share * 4))] ?? from;
      const side = child === 0 ? random.around(0.3) : (child % 2 ? -1 : 1) * random.between(0.4, 0.8);
      grow({
        from: start,
        angle: angle + bend + side,
        long: long * random.between(0.56, 0.76),
        half: half * 0.56,
        depth: depth - 1,
      });
    }
  };
  const trunk = limb([
    [330, 1020, 36],
    [331, 960, 31],
    [318, 880, 28],
    [336, 800, 27],
    [376, 730, 25],
    [400, 690, 22],
  ]);
  grow({ from: [396, 700], angle: -0.72, long: 250, half: 17, depth: 3 });
  grow({ from: [380, 730], angle: -1.5, long: 240, half: 16, depth: 3 });
  grow({ from: [344, 790], angle: -2.3, long: 240, half: 15, depth: 3 });
  grow({ from: [420, 670], angle: -0.34, long: 230, half: 13, depth: 2 });
  const roots =
    "M256 1036Q296 1018 302 940H360Q366 1008 412 1034Q384 1030 368 1036Q340 1048 316 1042Q290 1030 256 1036Z";
  const cluster = (by: number, reach: number, colour: string, count: number, from = -9): Drawing => {
    const flower = sheet.stamp(`blossom ${colour}`, () => fill(blossom(), colour));
    return tips
      .filter(({ sunny }) => sunny > from)
      .flatMap(({ at: [x, y] }) =>
        counted(count).map(() =>
          flower(x + by + random.around(reach), y + by + random.around(reach), random.between(0.5, 1.05)),
        ),
      )
      .join("");
  };
  const heart = sheet.stamp("blossom heart", () => fill(disc(0, 0, 2.2), "#c25a7c"));
  return place(
    [
      cluster(9, 24, "#b97d9e", 2),
      fill(roots, "#54403f"),
      fill(trunk, "#54403f"),
      ...wood.map((path) => fill(path, "#54403f")),
      fill("M272 1032Q312 1000 306 880Q316 800 364 732L376 738Q334 800 324 880Q332 980 304 1032Z", "#8f736a"),
      stroke("M340 1000Q346 950 336 890M352 800Q340 850 346 880M330 940Q326 900 332 870", "#3a2b30", 4, 0.8),
      stroke(light.join(""), "#8f736a", 4),
      cluster(4, 20, "#dd9db6", 2),
      cluster(0, 18, "#f3c3d0", 2, 0.1),
      cluster(-6, 16, "#fdeaec", 2, 0.42),
      tips
        .filter(({ sunny }, index) => sunny > 0.3 && index % 4 === 0)
        .map(({ at: [x, y] }) => heart(x + random.around(14) - 5, y + random.around(14) - 6))
        .join(""),
    ].join(""),
    -330,
    -1040,
  );
}

/** Five petals, notched, about 20 across. */
function blossom(): Path {
  return counted(5)
    .map((index) => {
      const angle = (index / 5) * Math.PI * 2;
      return disc(Math.cos(angle) * 6, Math.sin(angle) * 5.4, 5.4, 5);
    })
    .join("");
}
