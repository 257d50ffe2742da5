import { dots, type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { blot, curve, disc, short } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";

/** A flower of the caper: four crumpled petals, a brush of long violet stamens. */
function caperFlower(random: Random, x: number, y: number, size: number): Drawing {
  const petal = (angle: number, reach: number) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return blot(random, x + cos * size * 0.5, y + sin * size * 0.36, size * reach, size * reach * 0.76);
  };
  const brush = counted(11).map((index) => {
    const turn = mixed(-168, -20, index / 10) * (Math.PI / 180);
    const [dx, dy] = [Math.cos(turn) * size * random.between(0.8, 1), Math.sin(turn) * size * random.between(0.8, 1)];
    return {
      line: `M${short(x)} ${short(y)}q${short(dx * 0.4)} ${short(dy * 0.7)} ${short(dx)} ${short(dy)}`,
      tip: [x + dx, y + dy] as const,
    };
  });
  return (
    fill(petal(-20, 0.5) + petal(200, 0.5), "#dfcfe2") +
    fill(petal(60, 0.5) + petal(128, 0.5), "#fffaf2") +
    fill(petal(-90, 0.34), "#f3e6ee") +
    stroke(brush.map(({ line }) => line).join(""), "#a566a8", 1.7) +
    dots(
      brush.map(({ tip }) => tip),
      2.4,
      "#6d4390",
    )
  );
}

/**
 * A caper bush in the lower right corner of a sheet, on the rock that it grows from: long stems that hang down its face, round leaves, flowers.
 * From 1150, 1010 to the edges.
 */
export function caper(): Drawing {
  const random = randomOf(23);
  const stem = (out: number, drop: number): Point[] => {
    const [x, y] = [1512 + random.around(46), 1078 + random.around(10)];
    return counted(9).map((step): Point => {
      const share = step / 8;
      return [
        x + out * share + random.around(4),
        y - Math.sin(share * 2.2) * 50 * (1 - share * 0.5) + drop * share ** 1.8,
      ];
    });
  };
  const back = counted(9).map((index) => stem(mixed(-170, 150, index / 8), random.between(-70, 0)));
  const front = counted(8).map((index) => stem(mixed(-250, 130, index / 7), random.between(50, 130)));
  /** How the midribs of the leaves lie. */
  const hashes = counted(7).map(() => random.between(-0.9, 0.5));
  /** Leaves by turns on either side of their stem, the half above the midrib in the light. */
  const sprig = (stems: readonly Point[][], [deep, body, lit]: readonly [string, string, string]) =>
    stems
      .map((line) => {
        const leaves = line.slice(1).map(([x, y], index) => {
          const size = mixed(20, 11, index / 7) * random.between(0.88, 1.1);
          const side = index % 2 ? 1 : -1;
          return { x: x + side * size * 0.5, y: y - side * size * 0.72, size };
        });
        const half = ({ x, y, size }: (typeof leaves)[number], index: number) => {
          const turn = hashes[index % 7] ?? 0;
          const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
          return `M${short(x - cos)} ${short(y - sin * 0.86)}A${short(size)} ${short(size * 0.86)} 0 0 1 ${short(x + cos)} ${short(y + sin * 0.86)}Q${short(x + sin * 0.2)} ${short(y - cos * 0.16)} ${short(x - cos)} ${short(y - sin * 0.86)}Z`;
        };
        const whole = (shift: number) =>
          leaves.map(({ x, y, size }) => disc(x + shift, y + shift, size, size * 0.86)).join("");
        return (
          fill(whole(9), deep, 0.55) +
          stroke(curve(line), "#a8705c", 3) +
          fill(whole(0), body) +
          fill(leaves.map(half).join(""), lit)
        );
      })
      .join("");
  return [
    // The rock: its top in the sun, its face to us in the shade, broken along its beds.
    fill("M1150 1240L1176 1180L1214 1150L1262 1138L1310 1108L1372 1092L1440 1070L1530 1062L1640 1030V1240Z", "#a58a9c"),
    fill(
      "M1176 1180L1214 1150L1262 1138L1310 1108L1372 1092L1440 1070L1530 1062L1640 1030V1072L1560 1090L1480 1098L1420 1118L1350 1128L1304 1152L1236 1166Z",
      "#fff0d0",
    ),
    fill("M1150 1240L1176 1180L1236 1166L1228 1200L1240 1240Z", "#f0cb98"),
    fill(
      "M1304 1152L1350 1128L1356 1170L1338 1240H1290L1316 1190ZM1480 1098L1560 1090L1552 1140L1570 1240H1506L1496 1160Z",
      "#8b7191",
    ),
    fill(
      "M1228 1200L1316 1190L1356 1176L1352 1184L1312 1199L1230 1208ZM1420 1118L1430 1170L1496 1160L1497 1168L1428 1180L1410 1150Z",
      "#6d5a86",
    ),
    fill(blot(random, 1510, 1096, 150, 34), "#6d5a86", 0.8),
    sprig(back, ["#1f3d3e", "#3f6f58", "#6d9c6a"]),
    sprig(front, ["#24484a", "#4f8562", "#9dc07a"]),
    ...placesOf([1420, 1044, 30, 1552, 1030, 33, 1330, 1116, 28, 1474, 1110, 36]).map(([x, y, size]) =>
      caperFlower(random, x, y, size),
    ),
  ].join("");
}
