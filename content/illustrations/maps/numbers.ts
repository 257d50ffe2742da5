import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { type Box, isIn, nameBox, outsideOf, overlap, pointsAlong } from "./labels.ts";
import { MAP_NAMES } from "./names.ts";
import { type Label, LABELS_BESIDE_NUMBERS, LABELS_OFF_NUMBERS, MAP_POINTS } from "./places.ts";

/** A marker of a tour's map, in units of a whole sheet. */
export interface Mark {
  id: string;
  at: Point;
  /** Its text, "2" or "1–3". Undefined for the start of the route, which has a symbol or a pin instead. */
  number?: string | undefined;
}

/** Radius of a marker and minimum gap between markers, relative to the font size of the labels. */
const REACH = 0.68;
const GAP = 0.12;
/** Factor for the estimated width of a label: `nameBox` allows for any letters, but here labels are set in narrow capitals. */
const NARROW = 0.9;

/** Numbers of a tour's stops by place: "2", or "1–3" for a place with several stops, from the first to the last. */
export function numbersOf(stops: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    stops.map((id) => {
      const [first, last] = [stops.indexOf(id) + 1, stops.lastIndexOf(id) + 1];
      return [id, first === last ? `${first}` : `${first}–${last}`];
    }),
  );
}

/**
 * Moves overlapping numbered markers apart in small steps until none overlap, or for 400 rounds. Markers without a number stay where they
 * are. `letter` is the font size of the labels.
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

/** Bounding box of a marker. A symbol has its base at its place. */
export function markBox({ id, at: [x, y], number }: Mark, letter: number): Box {
  const across = number === undefined ? 0 : (number.length - 1) * 0.2;
  if (number !== undefined || MAP_POINTS[id]?.symbol === "dot")
    return [x - (REACH + across) * letter, y - REACH * letter, x + (REACH + across) * letter, y + REACH * letter];
  return [x - letter, y - letter * 1.8, x + letter, y + letter * 0.35];
}

/** Where the name of a numbered stop stands. */
export interface StopLabel {
  label: Label;
  /** Bounding box of the label, and the leader line from its marker if it is not next to it, in units of the whole sheet. */
  box: Box;
  leader?: readonly [from: Point, to: Point];
}

/**
 * Label placement for the markers of a tour: avoids labels on markers, on other labels or outside the window, and leader lines across them,
 * and minimises how much of the road and the coasts is covered. Improves the labels one at a time until none moves, or for eight rounds.
 */
export function labelsOfMarks(
  marks: readonly Mark[],
  options: {
    /** The road, in units of the sheet. */
    way: readonly Point[];
    /** Lines that labels should not cross: coasts and streets. */
    coasts: readonly (readonly Point[])[];
    language: "tr" | "en" | "ru";
    window: readonly [number, number, number, number];
    /** Units of the sheet per unit of a label's offset. */
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
        (crossed * 30 +
          onRoad * 0.8 +
          onShores * 0.4 +
          overRoad * 0.5 +
          order * 0.04 +
          leaderCost(candidate, mark, letter)) *
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

/** Cost of the overlap of two labels and the crossings of their leader lines. */
function conflict(one: StopLabel, other: StopLabel, size: number): number {
  const lines = [
    one.leader && crosses(one.leader, other.box),
    other.leader && crosses(other.leader, one.box),
    one.leader && other.leader && areCrossed(one.leader, other.leader),
  ].filter(Boolean).length;
  return overlap(one.box, other.box) * 40 + lines * 30 * size ** 2;
}

/** A line from a drawing is the better the shorter it is: a long one seems to begin at what it passes. */
function leaderCost({ leader, label: [dx, dy] }: StopLabel, mark: Mark, letter: number): number {
  if (!leader) return 0;
  return isDrawing(mark) ? Math.hypot(dx, dy) / letter : 0.8;
}

/** Whether a mark is a drawing, which stands on its place, and not a number or a pin. */
function isDrawing({ id, number }: Pick<Mark, "id" | "number">): boolean {
  return number === undefined && MAP_POINTS[id]?.symbol !== "dot";
}

function candidatesOf(
  { id, at, number }: Mark,
  { zoom, letter, length }: { zoom: number; letter: number; length: number },
): StopLabel[] {
  // The capital's name is larger.
  const grown = id === "bodrum" ? 1.35 : 1;
  const isStanding = isDrawing({ id, number });
  const across = number === undefined ? 0 : (number.length - 1) * 4;
  return [...LABELS_BESIDE_NUMBERS, ...LABELS_OFF_NUMBERS].map(([dx, dy, side], order) => {
    // Keeps clear of a symbol, whose base is at its place, and of a wide number.
    const lifted = isStanding && dy < 0 ? dy - 22 : dy;
    const wide = dx + Math.sign(dx) * (isStanding ? 8 : across);
    const label: Label = [(wide * letter) / 20, ((lifted + (grown > 1 && lifted > 20 ? 6 : 0)) * letter) / 20, side];
    const box = nameBox(at, label, { length: length * grown * NARROW, letter: letter * grown ** 0.5, zoom });
    if (order < LABELS_BESIDE_NUMBERS.length) return { label, box };
    const [left, top, right, bottom] = box;
    const end: Point = [side === "end" ? right : side === "start" ? left : (left + right) / 2, (top + bottom) / 2];
    // Begins above a symbol, because the line would be visible between its columns.
    const start: Point = isStanding && end[1] < at[1] ? [at[0], at[1] - letter * zoom * 1.2] : at;
    return { label, box, leader: [start, end] as const };
  });
}

/** Point from which a marker is kept away, and the minimum distance. */
function middleAndRoom(mark: Mark, other: Mark, letter: number): readonly [Point, number] {
  const reach = ({ number = "" }: Mark) => REACH + Math.max(0, number.length - 1) * 0.2;
  if (other.number !== undefined) return [other.at, (reach(mark) + reach(other) + GAP) * letter];
  const isDot = MAP_POINTS[other.id]?.symbol === "dot";
  return [[other.at[0], other.at[1] - (isDot ? 0 : letter * 0.7)], (reach(mark) + (isDot ? 0.6 : 1.3)) * letter];
}

function edgesOf([x, y, width, height]: readonly [number, number, number, number]): Box {
  return [x, y, x + width, y + height];
}

/** Sample positions along a leader line, computed once because there are many lines. */
const ALONG = shares(40);
const BEYOND_A_THIRD = ALONG.filter((share) => share > 1 / 3);

/** Whether a leader line comes closer to a point than `room`. Its first third is ignored, because it begins at a marker on the road. */
function isNear([from, to]: readonly [Point, Point], [x, y]: Point, room: number): boolean {
  return BEYOND_A_THIRD.some(
    (share) => Math.hypot(mixed(from[0], to[0], share) - x, mixed(from[1], to[1], share) - y) < room,
  );
}

/** Whether a leader line crosses a box. */
function crosses([from, to]: readonly [Point, Point], box: Box): boolean {
  return ALONG.some((share) => isIn(box, [mixed(from[0], to[0], share), mixed(from[1], to[1], share)]));
}

function areCrossed([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
