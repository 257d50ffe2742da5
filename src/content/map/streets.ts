import { counted, mixed, type Point } from "./geometry.ts";
import { type Box, isIn, pointsAlong } from "./labels.ts";

/**
 * A street with its name and its polyline. All lengths in this file are in units of the sheet, unless they are relative to the font size.
 */
export interface Street {
  name: string;
  line: readonly Point[];
}

/** The name of a street beside its line. */
export interface StreetLabel {
  name: string;
  /** Centre of the label, and its rotation in degrees. */
  at: Point;
  turn: number;
}

/** Relative to the font size: width of a character, half the height of a line, half the width of a street with a gap beside it. */
const WIDTH = 0.45;
const HALF = 0.45;
const ROAD = 0.4;
/** Offsets of a label from the centre line of its street, relative to the font size; the first that is free is used. */
const OFFSETS = [0.9, 1.1, 1.35];

/**
 * Greedy placement of street labels: each one is parallel to its street, beside it and as close to its midpoint as possible, without
 * overlapping boxes, lines or other labels. A street without a free position has no label.
 */
export function streetLabels(
  streets: readonly Street[],
  {
    boxes,
    lines,
    window: [left, top, width, height],
    letter,
  }: {
    /** Bounding boxes of labels, markers and houses. */
    boxes: readonly Box[];
    /** Streets, coasts, the highlighted route and leader lines. */
    lines: readonly (readonly Point[])[];
    window: readonly [number, number, number, number];
    /** Font size of a label, in units of the sheet. */
    letter: number;
  },
): StreetLabel[] {
  const drawn = lines.flatMap((line) => pointsAlong(line, letter * 0.3));
  const taken: Point[] = [];
  return streets.flatMap(({ name, line }) => {
    const half = (name.length * WIDTH * letter) / 2;
    const free = besideStreet(line, half, letter).find((place) => {
      const letters = pointsOf(place, half, letter);
      const isClearOf = (at: Point, room: number) => !isOver(place, at, [half + room, HALF * letter + room]);
      return (
        letters.every(([x, y]) => x > left && x < left + width && y > top && y < top + height) &&
        !boxes.some((box) => letters.some((at) => isIn(box, at, letter * 0.25))) &&
        drawn.every((at) => isClearOf(at, ROAD * letter)) &&
        taken.every((at) => isClearOf(at, letter * 0.5))
      );
    });
    if (!free) return [];
    taken.push(...pointsOf(free, half, letter));
    return [{ name, ...free }];
  });
}

type Place = Pick<StreetLabel, "at" | "turn">;

/** Candidate positions along a street, those closest to it and to its midpoint first. */
function besideStreet(line: readonly Point[], half: number, letter: number): Place[] {
  const step = letter * 0.25;
  const points = pointsAlong(line, step);
  const reach = Math.round(half / step);
  const middle = (points.length - 1) / 2;
  const spots = counted(points.length)
    .filter((index) => points[index - reach] && points[index + reach])
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return OFFSETS.flatMap((offset) =>
    spots.flatMap((index) => {
      const [from, to] = [points[index - reach], points[index + reach]];
      if (!from || !to) return [];
      // So that the label reads from left to right.
      const [[ax, ay], [bx, by]] = from[0] < to[0] ? [from, to] : [to, from];
      const angle = Math.atan2(by - ay, bx - ax);
      return [-1, 1].map((side): Place => {
        const away = offset * letter * side;
        return {
          at: [mixed(ax, bx, 0.5) - Math.sin(angle) * away, mixed(ay, by, 0.5) + Math.cos(angle) * away],
          turn: Math.round((angle * 180) / Math.PI),
        };
      });
    }),
  );
}

/** Sample points all over a label. */
function pointsOf({ at: [x, y], turn }: Place, half: number, letter: number): Point[] {
  const [cos, sin] = turned(turn);
  const steps = Math.ceil((half * 2) / (letter * 0.3));
  return counted(steps + 1).flatMap((step) =>
    [-HALF, 0, HALF].map((up): Point => {
      const [along, across] = [(step / steps - 0.5) * half * 2, up * letter];
      return [x + along * cos - across * sin, y + along * sin + across * cos];
    }),
  );
}

/** Whether a point is on a label of the given half length and half height. */
function isOver({ at, turn }: Place, [x, y]: Point, [along, across]: Point): boolean {
  const [cos, sin] = turned(turn);
  const [dx, dy] = [x - at[0], y - at[1]];
  return Math.abs(dx * cos + dy * sin) < along && Math.abs(dy * cos - dx * sin) < across;
}

function turned(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
