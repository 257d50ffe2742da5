import { mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, type Path } from "#illustrations/kit/path.ts";

/** A point of a limb's axis, and half the limb's thickness there. */
export type Girth = readonly [x: number, y: number, half: number];

/** Outline of a limb with round ends and the given thickness at each point. */
export function limb(places: readonly Girth[]): Path {
  const sides = places.map(([x, y, half], index): readonly [Point, Point] => {
    const [x0, y0] = places[index - 1] ?? [x, y];
    const [x1, y1] = places[index + 1] ?? [x, y];
    const reach = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [across, down] = [(-(y1 - y0) / reach) * half, ((x1 - x0) / reach) * half];
    return [
      [x + across, y + down],
      [x - across, y - down],
    ];
  });
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return "";
  return curve(
    [
      capOf(first, places[1] ?? first),
      ...sides.map(([left]) => left),
      capOf(last, places.at(-2) ?? last),
      ...sides.map(([, right]) => right).toReversed(),
    ],
    true,
  );
}

/** The round end of a limb, beyond its last point. */
function capOf([x, y, half]: Girth, [towardsX, towardsY]: Girth): Point {
  const reach = Math.hypot(x - towardsX, y - towardsY) || 1;
  return [x + ((x - towardsX) / reach) * half * 0.8, y + ((y - towardsY) / reach) * half * 0.8];
}

/** A point of a leg or an arm between two joints. */
export function along([x0, y0]: Point, [x1, y1]: Point, share: number, half: number): Girth {
  return [mixed(x0, x1, share), mixed(y0, y1, share), half];
}

/** The trunk from shoulders to hips; `waist` is the width of the waist as a share of the hips'. */
export function trunkOf(shoulders: readonly [Point, Point], hips: readonly [Point, Point], waist: number): Path {
  const [left, right] = shoulders.toSorted(([a], [b]) => a - b) as [Point, Point];
  const [hipLeft, hipRight] = hips.toSorted(([a], [b]) => a - b) as [Point, Point];
  const neck: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - 4];
  const middle: Point = [
    mixed(neck[0], (hipLeft[0] + hipRight[0]) / 2, 0.62),
    mixed(neck[1], (hipLeft[1] + hipRight[1]) / 2, 0.62),
  ];
  const half = ((hipRight[0] - hipLeft[0]) / 2 + 4.2) * waist;
  return curve(
    [
      [neck[0] - 3, neck[1]],
      [left[0] - 0.6, left[1] - 1.4],
      [left[0] - 1.4, left[1] + 4],
      [middle[0] - half, middle[1]],
      [hipLeft[0] - 4.2, hipLeft[1]],
      [hipLeft[0] - 2, hipLeft[1] + 4],
      [hipRight[0] + 2, hipRight[1] + 4],
      [hipRight[0] + 4.2, hipRight[1]],
      [middle[0] + half, middle[1]],
      [right[0] + 1.4, right[1] + 4],
      [right[0] + 0.6, right[1] - 1.4],
      [neck[0] + 3, neck[1]],
    ],
    true,
  );
}
