import { type Label, MAP_POINTS } from "#content/map/places.ts";
import { counted, mixed, type Point } from "./geometry.ts";

/** Candidate positions around a pin, best first, for `labelBeside`. */
const LABELS_AROUND: readonly Label[] = [
  [16, 6, "start"],
  [-16, 6, "end"],
  [0, 34, "middle"],
  [0, -40, "middle"],
  [14, -13, "start"],
  [14, 26, "start"],
  [-14, -13, "end"],
  [-14, 26, "end"],
  [40, -34, "start"],
  [40, 50, "start"],
  [-40, -34, "end"],
  [-40, 50, "end"],
  [60, -70, "start"],
  [-60, -70, "end"],
  [60, 90, "start"],
  [-60, 90, "end"],
];

/** A bounding box, in units of a sheet. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Position for the label of an additional place on a whole sheet: the candidate with the least overlap with its labels and pins, in units
 * of the sheet. `letter` is the font size, `length` the number of characters of the label, `nameOf` returns the labels of other places.
 */
export function labelBeside(
  at: Point,
  others: readonly (readonly [id: string, at: Point, label: Label])[],
  { length, letter, nameOf }: { length: number; letter: number; nameOf: (id: string) => string },
): Label {
  // A name may have a price below it.
  const withPrice = ([left, top, right, bottom]: Box): Box => [left, top, right, bottom + letter * 1.2];
  const taken = others.flatMap(([id, pin, label]) => [
    pinBox(id, pin, letter),
    withPrice(nameBox(pin, label, { length: nameOf(id).length, letter, zoom: 1 })),
  ]);
  const scored = LABELS_AROUND.map((label, order) => {
    const scaled: Label = [Math.round((label[0] * letter) / 20), Math.round((label[1] * letter) / 20), label[2]];
    const box = withPrice(nameBox(at, scaled, { length, letter, zoom: 1 }));
    const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    return { label: scaled, cost: covered + order * 0.06 * letter ** 2 };
  });
  return scored.toSorted((one, other) => one.cost - other.cost)[0]?.label ?? [letter, 0, "start"];
}

/** Estimated bounding box of a label beside its place; `length` in characters, `letter` is the font size. */
export function nameBox(
  [x, y]: Point,
  [dx, dy, side]: Label,
  { length, letter, zoom }: { length: number; letter: number; zoom: number },
): Box {
  const width = (length * 0.5 + 0.6) * letter;
  const start = dx - { start: 0, middle: width / 2, end: width }[side];
  return [x + start * zoom, y + (dy - letter) * zoom, x + (start + width) * zoom, y + (dy + letter * 0.3) * zoom];
}

/** Bounding box of a pin, which is centred on its place, or of a symbol, whose base is there. */
function pinBox(id: string, [x, y]: Point, letter: number): Box {
  return MAP_POINTS[id]?.symbol === "dot"
    ? [x - letter * 0.4, y - letter * 0.4, x + letter * 0.4, y + letter * 0.4]
    : [x - letter * 1.3, y - letter * 2, x + letter * 1.3, y + letter * 0.3];
}

/** Area of a box outside a window, which is x, y, width and height. */
export function outsideOf(box: Box, [x, y, width, height]: readonly [number, number, number, number]): number {
  return areaOf(box) - overlap(box, [x, y, x + width, y + height]);
}

function areaOf([left, top, right, bottom]: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** Area of the intersection of two boxes. */
export function overlap(one: Box, other: Box): number {
  return areaOf([
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]);
}

/** Points along a polyline, at most `step` apart. */
export function pointsAlong(way: readonly Point[], step: number): Point[] {
  return way.flatMap((to, index) => {
    const from = way[index - 1] ?? to;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
    return counted(steps).map((each): Point => [
      mixed(from[0], to[0], each / steps),
      mixed(from[1], to[1], each / steps),
    ]);
  });
}

/** Whether a point is inside a box with a margin of `room`. */
export function isIn([left, top, right, bottom]: Box, [x, y]: Point, room = 0): boolean {
  return x > left - room && x < right + room && y > top - room && y < bottom + room;
}
