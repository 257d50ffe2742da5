import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { MAP_NAMES } from "./names.ts";
import { type Label, LABELS_AROUND, MAP_POINTS } from "./places.ts";

/** A bounding box, in units of a sheet. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * Greedy label placement for a map of a few places: each name in turn gets the candidate position of least cost. The cost is the area
 * outside the window and on pins, the road and earlier labels, with penalties for each pin that the leader line crosses and for later
 * candidates. Labels are in units of a whole sheet; `zoom` converts them to units of the window.
 */
export function labelsAround(
  places: readonly (readonly [id: string, at: Point])[],
  options: {
    /** The highlighted route, which labels should not cover. */
    way: readonly Point[];
    language: "tr" | "en" | "ru";
    window: readonly [number, number, number, number];
    zoom: number;
    /** Font size of a label, in units of a whole sheet: at the design width, and on the narrowest screen that shows it. */
    letter: number;
    mostLetter: number;
  },
): ReadonlyMap<string, { label: Label; fits: boolean }> {
  const { way, language, zoom, letter, mostLetter } = options;
  const pins = places.map(([id, at]) => pinBox(id, at, letter * zoom));
  const things = [...pins, ...roadBoxes(way, letter * zoom * 0.4)];
  const taken: Box[] = [];
  const labels = new Map<string, { label: Label; fits: boolean }>();
  for (const [id, at] of places) {
    const length = (MAP_NAMES[id]?.[language] ?? id).length;
    const others = pins.filter((_, index) => places[index]?.[0] !== id);
    const scored = LABELS_AROUND.map((label, order) => {
      const scaled: Label = [(label[0] * letter) / 20, (label[1] * letter) / 20, label[2]];
      const box = nameBox(at, scaled, { length, letter: letter * 1.15, zoom });
      const covered = [...taken, ...things].reduce((sum, other) => sum + overlap(box, other), 0);
      const crossed = others.filter((other) => isCrossed(other, at, scaled, zoom)).length;
      const cost = outsideOf(box, options.window) * 9 + covered + (crossed + order * 0.06) * (letter * zoom) ** 2;
      const widest = nameBox(at, scaled, { length, letter: mostLetter, zoom });
      return { label: scaled, box, fits: outsideOf(widest, options.window) < 1, cost };
    });
    const [best] = scored.toSorted((a, b) => a.cost - b.cost);
    if (!best) continue;
    taken.push(best.box);
    labels.set(id, { label: best.label, fits: best.fits });
  }
  return labels;
}

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

/** Covers a polyline with square boxes of the width `reach`. */
function roadBoxes(way: readonly Point[], reach: number): Box[] {
  return way.flatMap((to, index) => {
    const from = way[index - 1] ?? to;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / reach);
    return counted(steps).map((step): Box => {
      const [x, y] = [mixed(from[0], to[0], step / steps), mixed(from[1], to[1], step / steps)];
      return [x - reach / 2, y - reach / 2, x + reach / 2, y + reach / 2];
    });
  });
}

/** Area of a box outside a window, which is x, y, width and height. */
export function outsideOf(box: Box, [x, y, width, height]: readonly [number, number, number, number]): number {
  return areaOf(box) - overlap(box, [x, y, x + width, y + height]);
}

/** Whether the leader line from a pin to its label crosses a box, sampled at nine points. */
function isCrossed([left, top, right, bottom]: Box, [x, y]: Point, [dx, dy]: Label, zoom: number): boolean {
  return shares(9).some((share) => {
    const [atX, atY] = [x + dx * zoom * share, y + dy * zoom * share];
    return atX > left && atX < right && atY > top && atY < bottom;
  });
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
