import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, disc, type Path, polygon } from "#illustrations/kit/path.ts";

/** The middle of the train from the rump to its tip, and half its breadth at each point. */
const TRAIN = [
  [26, -58, 13],
  [52, -44, 17],
  [74, -14, 20],
  [88, 30, 24],
  [101, 78, 28],
  [120, 124, 30],
  [146, 162, 22],
] as const;

/** A place of the train: how far down it, and how far from its middle to its upper edge (-1 to 1). */
function onTrain(down: number, aside: number): Point {
  const along = (axis: 0 | 1 | 2) =>
    heightAt(
      TRAIN.map((each, index): Point => [index / (TRAIN.length - 1), each[axis]]),
      down,
    );
  const step = 0.08;
  const [dx, dy] = [0, 1].map((axis) => {
    const line = TRAIN.map((each, index): Point => [index / (TRAIN.length - 1), each[axis as 0 | 1]]);
    return heightAt(line, Math.min(1, down + step)) - heightAt(line, Math.max(0, down - step));
  }) as [number, number];
  const long = Math.hypot(dx, dy) || 1;
  return [along(0) + (dy / long) * along(2) * aside, along(1) - (dx / long) * along(2) * aside];
}

function trainBetween(low: number, high: number, tip: Point): Path {
  return curve(
    [
      ...shares(8).map((share) => onTrain(share * 0.97, low)),
      tip,
      ...shares(8)
        .toReversed()
        .map((share) => onTrain(share * 0.97, high)),
    ],
    true,
  );
}

/** The eyes in rows across the feathers, small at the rump and large at the tip; the last row ends the train. */
function trainEyes(): Drawing {
  const eyes = [0.2, 0.33, 0.46, 0.59, 0.72, 0.85, 0.95].flatMap((down, row) =>
    (row % 2 ? [-0.62, -0.02, 0.58] : [-0.34, 0.3]).map((aside) => ({
      at: onTrain(down, aside),
      size: mixed(3, 7.4, down) * (aside > 0.5 ? 0.86 : 1),
    })),
  );
  const each = (share: number, drop: number) =>
    eyes.map(({ at: [x, y], size }) => disc(x, y + size * drop, size * share, size * share * 1.2)).join("");
  return fill(each(1, 0), "#c9a048") + fill(each(0.68, 0.16), "#2fa08f") + fill(each(0.44, 0.3), "#1d3f92");
}

/** The cock of the castle on a wall, his head turned to the left, the train hanging down the wall: 140 high, his claws on 0,0. */
export function peacock(): Drawing {
  const barbs = counted(9).map((index) => {
    const down = mixed(0.1, 0.9, index / 8);
    return (
      curve([onTrain(down, 0.05), onTrain(down + 0.08, -0.9)]) +
      curve([onTrain(down, 0.05), onTrain(down + 0.08, 0.86)])
    );
  });
  return (
    // What he throws on the stone.
    fill(
      polygon([
        [-12, 0],
        [40, -3],
        [64, 4],
        [20, 7],
      ]),
      "#3f3366",
      0.6,
    ) +
    fill(trainBetween(-1, 1, [160, 188]), "#157a70") +
    fill(trainBetween(0.34, 1, [162, 190]), "#37a184") +
    fill(trainBetween(-1, -0.44, [156, 186]), "#0d4f5c") +
    stroke(barbs.join(""), "#0d4f5c", 1.4, 0.55) +
    trainEyes() +
    stroke("M0-32L-6-16L-3-1M14-34L12-16L16-1", "#6d5348", 3.6) +
    stroke("M-3-1L-13 0.5M-3-1L-8 2M-3-1L3 1M16-1L6 0.5M16-1L12 2M16-1L22 1", "#6d5348", 2.6) +
    body() +
    head()
  );
}

/** From the nape along the back, round the tail’s root to the belly. */
const BACK: readonly Point[] = [
  [-21, -124],
  [-21, -107],
  [-14, -89],
  [4, -77],
  [28, -66],
  [48, -50],
  [46, -38],
  [26, -28],
  [2, -26],
];

/** Neck and body in one curve, lit along the breast; the barred wing over the rump. */
function body(): Drawing {
  const outline: Point[] = [
    [-33, -140],
    [-25, -136],
    ...BACK,
    [-17, -35],
    [-31, -54],
    [-36, -75],
    [-33, -95],
    [-35, -112],
    [-40, -124],
    [-40, -135],
  ];
  const shaded: Point[] = [[-26, -136], ...BACK, [-10, -30], [0, -46], [-4, -64], [-18, -80], [-27, -104], [-27, -124]];
  return (
    fill(curve(outline, true), "#1f6fc4") +
    fill(curve(shaded, true), "#163f8c") +
    fill(
      curve(
        [
          [-36, -75],
          [-33, -95],
          [-35, -112],
          [-31, -108],
          [-29, -94],
          [-30, -76],
          [-24, -56],
          [-31, -54],
        ],
        true,
      ),
      "#58a6e6",
    ) +
    fill(
      curve(
        [
          [-10, -68],
          [8, -73],
          [32, -62],
          [54, -44],
          [34, -38],
          [8, -40],
          [-6, -52],
        ],
        true,
      ),
      "#d6b07c",
    ) +
    fill(
      curve(
        [
          [-6, -52],
          [8, -48],
          [34, -46],
          [54, -44],
          [34, -37],
          [8, -39],
        ],
        true,
      ),
      "#9a6a4a",
    ) +
    stroke("M2-70Q0-60 6-52M12-71Q10-60 17-51M22-66Q20-57 27-50M32-61Q30-54 37-48", "#5d4458", 2.4)
  );
}

/** Bare white cheek, beak, and the crown of little fans. */
function head(): Drawing {
  return (
    fill("M-39-133L-53-127L-39-126Z", "#d9b98a") +
    fill("M-40-131Q-34-136-28-132Q-33-130-40-131ZM-39-126Q-33-123-29-127Q-34-128-39-126Z", "#fbf1de") +
    fill(disc(-34.6, -129, 2), "#241a3a") +
    stroke("M-30-139L-36-158M-28-139L-29-161M-26-138L-21-159M-25-137L-14-155", "#1f5a94", 1.6) +
    fill(
      [
        [-36, -159],
        [-29, -162],
        [-21, -160],
        [-13.5, -156],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 3.4))
        .join(""),
      "#2fa08f",
    )
  );
}
