import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { type Box, isIn, nameBox, outsideOf, overlap, pointsAlong } from "./labels.ts";
import { MAP_NAMES } from "./names.ts";
import { type Label, LABELS_BESIDE_NUMBERS, LABELS_OFF_NUMBERS, MAP_POINTS } from "./places.ts";

/** A mark of a tour's map, in units of a whole sheet. */
export interface Mark {
  id: string;
  at: Point;
  /** What it says; where the road begins it is a drawing or a pin instead. */
  number?: string | undefined;
}

/** How far a mark reaches from its middle, in heights of a name's letters; and how far its neighbours stay away from that. */
const REACH = 0.68;
const GAP = 0.12;
/** The width of a name beside what `nameBox` has room for in any letters: here it is known that they are narrow capitals. */
const NARROW = 0.9;

/** Which stop of a tour each of its places is: "2", or "1–3" for one with several. */
export function numbersOf(stops: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    stops.map((id) => {
      const [first, last] = [stops.indexOf(id) + 1, stops.lastIndexOf(id) + 1];
      return [id, first === last ? `${first}` : `${first}–${last}`];
    }),
  );
}

/**
 * Moves marks that would lie on each other apart, each as little as it can: what stands closer on the earth than two numbers do
 * on a page is shown side by side, in its own direction. Where the road begins nothing moves. `letter` is a name's height.
 */
export function spread(marks: readonly Mark[], letter: number): Mark[] {
  let moved = [...marks];
  for (let round = 0; round < 400; round++) {
    let isClear = true;
    moved = moved.map((mark, index) => {
      if (mark.number === undefined) return mark;
      const push = moved.reduce<Point>(
        ([x, y], other, against) => {
          if (index === against) return [x, y];
          const [from, apart] = middleAndRoom(mark, other, letter);
          const [dx, dy] = [mark.at[0] - from[0], mark.at[1] - from[1]];
          const distance = Math.hypot(dx, dy);
          if (distance >= apart) return [x, y];
          isClear = false;
          const step = (apart - distance) * (other.number === undefined ? 0.6 : 0.3) + 0.01;
          const [unitX, unitY] = distance > 0.01 ? [dx / distance, dy / distance] : [index < against ? -1 : 1, 0];
          return [x + unitX * step, y + unitY * step];
        },
        [0, 0],
      );
      return { ...mark, at: [mark.at[0] + push[0], mark.at[1] + push[1]] as const };
    });
    if (isClear) break;
  }
  return moved;
}

/** The box of a mark; a drawing stands on its place. */
export function markBox({ id, at: [x, y], number }: Mark, letter: number): Box {
  const across = number === undefined ? 0 : (number.length - 1) * 0.2;
  if (number !== undefined || MAP_POINTS[id]?.symbol === "dot")
    return [x - (REACH + across) * letter, y - REACH * letter, x + (REACH + across) * letter, y + REACH * letter];
  return [x - letter, y - letter * 1.8, x + letter, y + letter * 0.35];
}

/** Where the name of a numbered stop stands. */
export interface StopLabel {
  label: Label;
  /** The box of the name, and the line from its mark if it stands off, in units of the whole sheet. */
  box: Box;
  leader?: readonly [from: Point, to: Point];
}

/**
 * Finds room for the names of a tour's marks: no name on a mark, on another name or outside of the window, no line through
 * either, and as little of the road and of the coasts covered as can be. Each name is placed anew until all keep where they are.
 */
export function labelsOfMarks(
  marks: readonly Mark[],
  options: {
    /** The road, in units of the sheet. */
    way: readonly Point[];
    /** What else a name should not lie across. */
    coasts: readonly (readonly Point[])[];
    language: "tr" | "en" | "ru";
    window: readonly [number, number, number, number];
    /** How many units of the sheet a unit of a name's offset is. */
    zoom: number;
    letter: number;
  },
): ReadonlyMap<string, StopLabel> {
  const { way, coasts, language, window, zoom, letter } = options;
  const lengthOf = (id: string) => (MAP_NAMES[id]?.[language] ?? id).length;
  const size = letter * zoom;
  const boxes = marks.map((mark) => markBox(mark, size));
  const road = pointsAlong(way, size * 0.3);
  const shores = coasts.flatMap((line) => pointsAlong(line, size * 0.3)).filter((at) => isIn(edgesOf(window), at));
  const candidates = marks.map((mark, index) => {
    const others = boxes.filter((_, other) => other !== index);
    return candidatesOf(mark, { ...options, length: lengthOf(mark.id) }).map((candidate, order) => {
      const covered = others.reduce((sum, other) => sum + overlap(candidate.box, other), 0);
      const onRoad = road.filter((at) => isIn(candidate.box, at, size * 0.2)).length;
      const onShores = shores.filter((at) => isIn(candidate.box, at)).length;
      const overRoad = road.filter((at) => candidate.leader && isNear(candidate.leader, at, size * 0.25)).length;
      const crossed = others.filter((other) => candidate.leader && crosses(candidate.leader, other)).length;
      const cost =
        outsideOf(candidate.box, window) * 40 +
        covered * 40 +
        (crossed * 30 + onRoad * 0.8 + onShores * 0.4 + overRoad * 0.5 + order * 0.04 + (candidate.leader ? 0.8 : 0)) *
          size ** 2;
      return { ...candidate, cost };
    });
  });
  let chosen = candidates.map(([first]) => first);
  for (let round = 0; round < 8; round++) {
    const before = [...chosen];
    for (const index of counted(marks.length)) {
      const others = chosen.filter((_, other) => other !== index);
      const scored = (candidates[index] ?? []).map((candidate) => ({
        candidate,
        cost: others.reduce((sum, other) => sum + (other ? conflict(candidate, other, size) : 0), candidate.cost),
      }));
      chosen = chosen.with(index, scored.toSorted((one, other) => one.cost - other.cost)[0]?.candidate);
    }
    if (chosen.every((candidate, index) => candidate === before[index])) break;
  }
  return new Map(
    marks.flatMap(({ id }, index) => {
      const candidate = chosen[index];
      if (!candidate) return [];
      const { label, box, leader } = candidate;
      return [[id, { label, box, ...(leader && { leader }) }]];
    }),
  );
}

/** How much two names, with their lines, are in each other's way. */
function conflict(one: StopLabel, other: StopLabel, size: number): number {
  const lines = [
    one.leader && crosses(one.leader, other.box),
    other.leader && crosses(other.leader, one.box),
    one.leader && other.leader && areCrossed(one.leader, other.leader),
  ].filter(Boolean).length;
  return overlap(one.box, other.box) * 40 + lines * 30 * size ** 2;
}

function candidatesOf(
  { id, at, number }: Mark,
  { zoom, letter, length }: { zoom: number; letter: number; length: number },
): StopLabel[] {
  // The capital's name is larger.
  const grown = id === "bodrum" ? 1.35 : 1;
  const isDrawing = number === undefined && MAP_POINTS[id]?.symbol !== "dot";
  const across = number === undefined ? 0 : (number.length - 1) * 4;
  return [...LABELS_BESIDE_NUMBERS, ...LABELS_OFF_NUMBERS].map(([dx, dy, side], order) => {
    // Clear of a drawing, which stands on its place, and of a wide number.
    const lifted = isDrawing && dy < 0 ? dy - 22 : dy;
    const wide = dx + Math.sign(dx) * (isDrawing ? 8 : across);
    const label: Label = [(wide * letter) / 20, ((lifted + (grown > 1 && lifted > 20 ? 6 : 0)) * letter) / 20, side];
    const box = nameBox(at, label, { length: length * grown * NARROW, letter: letter * grown ** 0.5, zoom });
    if (order < LABELS_BESIDE_NUMBERS.length) return { label, box };
    const [left, top, right, bottom] = box;
    const end: Point = [side === "end" ? right : side === "start" ? left : (left + right) / 2, (top + bottom) / 2];
    // From the top of a drawing, which would show the line between its columns.
    const start: Point = isDrawing && end[1] < at[1] ? [at[0], at[1] - letter * zoom * 1.2] : at;
    return { label, box, leader: [start, end] as const };
  });
}

/** From where a mark is kept away, and how far. */
function middleAndRoom(mark: Mark, other: Mark, letter: number): readonly [Point, number] {
  const reach = ({ number = "" }: Mark) => REACH + Math.max(0, number.length - 1) * 0.2;
  if (other.number !== undefined) return [other.at, (reach(mark) + reach(other) + GAP) * letter];
  const isDot = MAP_POINTS[other.id]?.symbol === "dot";
  return [[other.at[0], other.at[1] - (isDot ? 0 : letter * 0.7)], (reach(mark) + (isDot ? 0.6 : 1.3)) * letter];
}

function edgesOf([x, y, width, height]: readonly [number, number, number, number]): Box {
  return [x, y, x + width, y + height];
}

/** Where a line is looked at, from its beginning to its end: many lines are, so that these are reckoned once. */
const ALONG = shares(40);
const BEYOND_A_THIRD = ALONG.filter((share) => share > 1 / 3);

/** Whether a line passes a point, its first third aside: there it leaves a mark on a road. */
function isNear([from, to]: readonly [Point, Point], [x, y]: Point, room: number): boolean {
  return BEYOND_A_THIRD.some(
    (share) => Math.hypot(mixed(from[0], to[0], share) - x, mixed(from[1], to[1], share) - y) < room,
  );
}

/** Whether a line passes over a box. */
function crosses([from, to]: readonly [Point, Point], box: Box): boolean {
  return ALONG.some((share) => isIn(box, [mixed(from[0], to[0], share), mixed(from[1], to[1], share)]));
}

function areCrossed([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
