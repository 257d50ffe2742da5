import { MAP_NAMES } from "#content/map/names.ts";
import { type Label, MAP_POINTS } from "#content/map/places.ts";
import { mixed, type Point, shares } from "./geometry.ts";
import { type Box, isIn, nameBox, outsideOf, overlap, pointsAlong } from "./labels.ts";

/** Candidate positions next to the numbered marker of a tour's stop, where no leader line is needed, best first. */
const LABELS_BESIDE_NUMBERS: readonly Label[] = [
  [17, 6, "start"],
  [-17, 6, "end"],
  [0, 32, "middle"],
  [0, -18, "middle"],
  [14, -13, "start"],
  [14, 26, "start"],
  [-14, -13, "end"],
  [-14, 26, "end"],
  [-38, 32, "start"],
  [38, 32, "end"],
  [-38, -18, "start"],
  [38, -18, "end"],
  [0, 44, "middle"],
  [10, -26, "middle"],
  [-10, -26, "middle"],
];

/** Candidate positions further away, with a leader line. */
const LABELS_OFF_NUMBERS: readonly Label[] = [42, 62, 84, 110].flatMap((away) =>
  [-60, 60, -120, 120, -25, 25, -155, 155, -85, 85].map((degrees): Label => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle) * away, Math.sin(angle) * away + 6, Math.abs(degrees) > 90 ? "end" : "start"];
  }),
);

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
/** Height of the price below a name, relative to the font size of the name. */
const PRICE_HEIGHT = 1.5;
/** Padding of the plate behind a name with a price, relative to the font size of the name. */
const PLATE_ROOM = 0.15;

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
  /** Whether it stays inside the window on the narrowest screen, too. */
  fits: boolean;
}

/**
 * Label placement for the markers of a tour and for the pins of a zoomed map: avoids labels on markers, on other labels or outside the window,
 * and leader lines across them, and minimises how much of the road, the roads of the base map and the coasts is covered.
 */
export function labelsOfMarks(
  marks: readonly Mark[],
  options: {
    /** The road, in units of the sheet. */
    way: readonly Point[];
    /** Roads and coasts of the base map, which labels should not cross. */
    roads: readonly (readonly Point[])[];
    coasts: readonly (readonly Point[])[];
    language: "tr" | "en" | "ru";
    window: readonly [number, number, number, number];
    /** Places with a price below their names. */
    priced?: ReadonlySet<string>;
    /** Label positions chosen by hand, and the distance from which they have a leader line. */
    fixed: Readonly<Record<string, Label>>;
    far: number;
    /** Units of the sheet per unit of a label's offset. */
    zoom: number;
    /** Font size of a label, in units of a whole sheet: at the width that it is placed for, and on the narrowest screen that shows it. */
    letter: number;
    mostLetter: number;
  },
): ReadonlyMap<string, StopLabel> {
  const { way, roads, coasts, language, window, priced, zoom, letter } = options;
  const lengthOf = (id: string) => (MAP_NAMES[id]?.[language] ?? id).length;
  const size = letter * zoom;
  const boxes = marks.map((mark) => markBox(mark, size));
  const road = pointsAlong(way, size * 0.3);
  const sampled = (lines: readonly (readonly Point[])[]) =>
    lines.flatMap((line) => pointsAlong(line, size * 0.3)).filter((at) => isIn(edgesOf(window), at));
  const [drawn, shores] = [sampled(roads), sampled(coasts)];
  const [left, top, width, height] = window;
  const margin = size * 0.15;
  const inside = [left + margin, top + margin, width - 2 * margin, height - 2 * margin] as const;
  const candidates = marks.map((mark, index) => {
    const others = boxes.filter((_, other) => other !== index);
    return candidatesOf(mark, { ...options, length: lengthOf(mark.id), isPriced: priced?.has(mark.id) ?? false }).map(
      (candidate, order) => {
        const covered = others.reduce((sum, other) => sum + overlap(candidate.box, other), 0);
        const beside = others.reduce((sum, other) => sum + overlap(candidate.box, grownBox(other, size * 0.35)), 0);
        const onRoad = road.filter((at) => isIn(candidate.box, at, size * 0.2)).length;
        const onDrawn = drawn.filter((at) => isIn(candidate.box, at)).length;
        const onShores = shores.filter((at) => isIn(candidate.box, at)).length;
        const overRoad = road.filter((at) => candidate.leader && isNear(candidate.leader, at, size * 0.25)).length;
        const overDrawn = drawn.filter((at) => candidate.leader && isNear(candidate.leader, at, size * 0.1)).length;
        const crossed = others.filter((other) => candidate.leader && crosses(candidate.leader, other)).length;
        const cost =
          outsideOf(candidate.box, inside) * 40 +
          covered * 40 +
          // A name beside another mark seems to be that mark's.
          beside * 3 +
          (crossed * 30 +
            // The capital's large letters would hide much of the road.
            onRoad * (mark.id === "bodrum" ? 6 : 1.5) +
            Math.min(onDrawn * 0.3, 1.2) +
            Math.min(onShores * 0.2, 0.6) +
            overRoad * 2 +
            overDrawn * 0.3 +
            order * 0.06 +
            leaderCost(candidate, mark, letter)) *
            size ** 2;
        return { ...candidate, cost };
      },
    );
  });
  const [chosen = []] = [
    // Two ways to begin: without labels, or with each label where it would be on its own. Neither is always the better.
    improved(
      candidates,
      candidates.map(() => undefined),
      size,
    ),
    improved(candidates, candidates.map(cheapest), size),
  ].toSorted((one, other) => totalOf(one, size) - totalOf(other, size));
  return new Map(
    marks.flatMap(({ id }, index) => {
      const candidate = chosen[index];
      if (!candidate) return [];
      const { label, box, leader, fits } = candidate;
      return [[id, { label, box, fits, ...(leader && { leader }) }]];
    }),
  );
}

type Candidate = StopLabel & { cost: number };

/** Improves the labels one at a time until none moves, or for eight rounds. */
function improved(
  candidates: readonly (readonly Candidate[])[],
  first: readonly (Candidate | undefined)[],
  size: number,
): (Candidate | undefined)[] {
  let chosen = [...first];
  for (let round = 0; round < 8; round++) {
    const before = [...chosen];
    for (const [index, own] of candidates.entries()) {
      const others = chosen.filter((_, other) => other !== index);
      const best = own
        .map((candidate) => ({
          candidate,
          cost: others.reduce((sum, other) => sum + (other ? conflict(candidate, other, size) : 0), candidate.cost),
        }))
        .toSorted((one, other) => one.cost - other.cost)[0]?.candidate;
      chosen = chosen.with(index, best);
    }
    if (chosen.every((candidate, index) => candidate === before[index])) break;
  }
  return chosen;
}

function cheapest(own: readonly Candidate[]): Candidate | undefined {
  return own.toSorted((one, other) => one.cost - other.cost)[0];
}

/** Cost of all labels together. */
function totalOf(labels: readonly (Candidate | undefined)[], size: number): number {
  return labels.reduce(
    (sum, label, index) =>
      label
        ? labels
            .slice(0, index)
            .reduce((total, other) => total + (other ? conflict(label, other, size) : 0), sum + label.cost)
        : sum,
    0,
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

/**
 * A leader line is the better the shorter it is. A long one from a drawing seems to begin at what it passes, and the capital's name needs
 * none.
 */
function leaderCost({ leader, label: [dx, dy] }: StopLabel, mark: Mark, letter: number): number {
  if (!leader) return 0;
  if (mark.id === "bodrum") return 8;
  const length = Math.hypot(dx, dy) / letter;
  return isDrawing(mark) ? length : 1 + length * 0.5;
}

/** Whether a mark is a drawing, which stands on its place, and not a number or a pin. */
function isDrawing({ id, number }: Pick<Mark, "id" | "number">): boolean {
  return number === undefined && MAP_POINTS[id]?.symbol !== "dot";
}

function candidatesOf(
  { id, at, number }: Mark,
  {
    window,
    zoom,
    letter,
    mostLetter,
    length,
    isPriced,
    fixed,
    far,
  }: {
    window: readonly [number, number, number, number];
    zoom: number;
    letter: number;
    mostLetter: number;
    length: number;
    isPriced: boolean;
    fixed: Readonly<Record<string, Label>>;
    far: number;
  },
): StopLabel[] {
  const chosen = number === undefined && fixed[id];
  // The name of a drawing needs no line.
  const line = isDrawing({ id, number }) ? Infinity : far;
  if (chosen) return [fixedLabel(at, chosen, { length: length * NARROW, letter, zoom, far: line })];
  // The capital's name is larger.
  const grown = id === "bodrum" ? 1.2 : 1;
  const isStanding = isDrawing({ id, number });
  const across = number === undefined ? 0 : (number.length - 1) * 4;
  // The name of a drawing stands best below or above it.
  const beside = isStanding
    ? LABELS_BESIDE_NUMBERS.toSorted(([, , one], [, , other]) => Number(other === "middle") - Number(one === "middle"))
    : LABELS_BESIDE_NUMBERS;
  return [...beside, ...LABELS_OFF_NUMBERS].map(([dx, dy, side], order) => {
    // Keeps clear of a symbol, whose base is at its place, and of a wide number.
    const lifted = dy - (isStanding && dy < 0 ? 22 : 0) - (isPriced ? priceShift(dy) : 0);
    // The capital's larger letters hang lower below its symbol, and beside it are centred on it.
    const capitalShift = grown === 1 ? 0 : lifted > 20 ? 6 : lifted === 6 ? -8 : 0;
    const wide = dx + Math.sign(dx) * (isStanding ? 8 : across);
    const label: Label = [(wide * letter) / 20, ((lifted + capitalShift) * letter) / 20, side];
    const boxIn = (size: number, width: number): Box => {
      const [left, top, right, bottom] = nameBox(at, label, { length: width, letter: size, zoom });
      return isPriced
        ? grownBox([left, top, right, bottom + PRICE_HEIGHT * size * zoom], PLATE_ROOM * size * zoom)
        : [left, top, right, bottom];
    };
    const box = boxIn(letter * grown ** 0.5, length * grown * NARROW);
    const fits = outsideOf(boxIn(mostLetter, length * NARROW), window) < 1;
    if (order < LABELS_BESIDE_NUMBERS.length) return { label, box, fits };
    const [left, top, right, bottom] = box;
    const end: Point = [side === "end" ? right : side === "start" ? left : (left + right) / 2, (top + bottom) / 2];
    // Begins above a symbol, because the line would be visible between its columns.
    const start: Point = isStanding && end[1] < at[1] ? [at[0], at[1] - letter * zoom * 1.2] : at;
    return { label, box, fits, leader: [start, end] as const };
  });
}

/** A label chosen by hand. The leader line of a distant one ends at its nearest edge, above or below the pin if it can. */
function fixedLabel(
  at: Point,
  label: Label,
  { far, ...text }: { length: number; letter: number; zoom: number; far: number },
): StopLabel {
  const box = nameBox(at, label, text);
  const [left, top, right, bottom] = box;
  if (Math.hypot(label[0], label[1]) < far) return { label, box, fits: true };
  const room = text.letter * text.zoom * 0.4;
  const end: Point = [Math.max(left + room, Math.min(at[0], right - room)), label[1] > 0 ? top : bottom];
  return { label, box, fits: true, leader: [at, end] };
}

/** How far up a label has to move for its price, in twentieths of its font size: all of it above the mark, and half of it beside. */
function priceShift(dy: number): number {
  if (dy > 20) return 0;
  return PRICE_HEIGHT * 20 * (dy < 0 ? 1 : 0.5);
}

/** Point from which a marker is kept away, and the minimum distance. */
function middleAndRoom(mark: Mark, other: Mark, letter: number): readonly [Point, number] {
  const reach = ({ number = "" }: Mark) => REACH + Math.max(0, number.length - 1) * 0.2;
  if (other.number !== undefined) return [other.at, (reach(mark) + reach(other) + GAP) * letter];
  const isDot = MAP_POINTS[other.id]?.symbol === "dot";
  return [[other.at[0], other.at[1] - (isDot ? 0 : letter * 0.7)], (reach(mark) + (isDot ? 0.6 : 1.3)) * letter];
}

function grownBox([left, top, right, bottom]: Box, room: number): Box {
  return [left - room, top - room, right + room, bottom + room];
}

function edgesOf([x, y, width, height]: readonly [number, number, number, number]): Box {
  return [x, y, x + width, y + height];
}

/** Sample positions along a leader line, computed once because there are many lines. */
const ALONG = shares(40);

/** Whether a leader line comes closer to a point than `room`. Its first third is ignored, because it begins at a marker on the road. */
function isNear([from, to]: readonly [Point, Point], [x, y]: Point, room: number): boolean {
  const [startX, startY] = [mixed(from[0], to[0], 1 / 3), mixed(from[1], to[1], 1 / 3)];
  const [dx, dy] = [to[0] - startX, to[1] - startY];
  const share = Math.max(0, Math.min(1, ((x - startX) * dx + (y - startY) * dy) / (dx ** 2 + dy ** 2)));
  return Math.hypot(startX + dx * share - x, startY + dy * share - y) < room;
}

/** Whether a leader line crosses a box. */
function crosses([from, to]: readonly [Point, Point], box: Box): boolean {
  return ALONG.some((share) => isIn(box, [mixed(from[0], to[0], share), mixed(from[1], to[1], share)]));
}

function areCrossed([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
