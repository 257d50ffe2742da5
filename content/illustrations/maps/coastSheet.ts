import type { Point } from "../kit/geometry.ts";
import { curve, polyline } from "../kit/path.ts";
import { ROADS } from "./features.ts";
import { type Box, labelsAround, nameBox } from "./labels.ts";
import { labelsOfMarks, markBox, numbersOf, spread } from "./numbers.ts";
import { MAP_NAMES, SEA_NAMES, STREET_NAMES } from "./names.ts";
import { LABELS, MAJOR_PLACES, MAP_POINTS, type Label, type MapSymbol } from "./places.ts";
import {
  groundBox,
  isAtSea,
  landOf,
  type MapSheet,
  mapSheet,
  projectionOf,
  type SheetName,
  type SheetSize,
} from "./projection.ts";
import { pointOf, routeThrough } from "./route.ts";
import { streetLabels } from "./streets.ts";

type Language = "tr" | "en" | "ru";
/** In hundredths of the window's width and height. */
type Spot = readonly [x: number, y: number];

/** Where a place and its name stand in the window of a map. */
export interface PlacedName {
  at: Spot;
  /** Where the name begins, beside the pin: to the right and down, in hundredths of the window's width. */
  label: Spot;
  side: "start" | "middle" | "end";
  /** On the blue, where a name needs no halo. */
  sea: boolean;
}

/** A place on a map: its mark, and its name in each size of the map that shows it. */
export interface CoastSheetPlace {
  symbol: MapSymbol;
  /** Whose names stay where there is room for few; the capital's is the largest. */
  rank: "capital" | "major" | "minor";
  /** Which stop of a tour it is, or which ones: "2", "1–3". Its mark then is this number. */
  number?: string;
  large?: PlacedName;
  small?: PlacedName;
}

/** One size of a map: a window on a ground. */
export interface CoastSheetView {
  /** Address and size of the ground's file, and the window on it, in its pixels: x, y, width, height. */
  ground: string;
  groundSize: Spot;
  window: readonly [number, number, number, number];
  /** The chosen road, and the lines from names to pins far from them, as paths in the window's units, from its corner. */
  route: string;
  leaders: Readonly<Record<string, string>>;
  seas: readonly { name: string; kind: string; at: Spot; turn: number }[];
  streets: readonly { name: string; at: Spot; turn: number }[];
}

/** A map in both sizes, with its places by their ids. */
export interface CoastSheetData {
  large: CoastSheetView;
  small: CoastSheetView;
  places: Readonly<Record<string, CoastSheetPlace>>;
}

/** Which sheet to show, which of its places, and the road between them. */
export interface CoastSheetOptions {
  name: SheetName;
  language: Language;
  /** The places to show; all that the whole sheet has a place for unless told. */
  only?: readonly string[];
  /** The places that the chosen road joins, in their order. */
  route?: readonly string[];
  /** The place of each stop of a tour, in their order: their marks are numbers, and stand clear of each other. */
  numbered?: readonly string[];
  /** Shows only the surroundings of the places in `only` and of the road. */
  near?: boolean;
  /** How many times as wide as high that window is, in each size; as the sheet unless told. A wide one has room for the seas' names. */
  ratios?: Readonly<Record<SheetSize, number>>;
  /** Whether a price stands below each name. A line to a pin begins below what is there. */
  priced?: boolean;
  /** Another window than the sheet's own, on the large sheet, in its units: x, y, width, height. */
  crop?: readonly [number, number, number, number];
}

/** Everything about a map but the words and links of its places; for one page in one language, at build time. */
export function coastSheet(options: CoastSheetOptions): CoastSheetData {
  const { name, numbered = [] } = options;
  const numbers = numbersOf(numbered);
  const only = options.only ?? (numbered.length > 0 ? [...new Set(options.route)] : undefined);
  const [large, small] = (["large", "small"] as const).map((size) =>
    viewOf(mapSheet(name, size), { ...options, ...(only && { only }) }),
  );
  if (!large || !small) throw new Error("A map has two sizes.");
  const ids = only ?? [...new Set([...Object.keys(LABELS[name].large), ...Object.keys(LABELS[name].small)])];
  const places = ids.map((id) => {
    pointOf(id);
    const number = numbers.get(id);
    const place: CoastSheetPlace = {
      ...(number !== undefined && { number }),
      symbol: MAP_POINTS[id]?.symbol ?? "dot",
      rank: rankOf(id, options, small.fitting),
      ...placed("large", large.names[id]),
      ...placed("small", small.names[id]),
    };
    return [id, place] as const;
  });
  return { large: large.view, small: small.view, places: Object.fromEntries(places) };
}

/** The way by road through places, as a path in the units of a whole sheet's window, in each size. */
export function roadThrough(name: SheetName, ids: readonly string[]): Record<SheetSize, string> {
  const way = routeThrough(name, ids);
  const pathIn = (size: SheetSize) => curve(way.map(projectionOf(mapSheet(name, size))));
  return { large: pathIn("large"), small: pathIn("small") };
}

function rankOf(
  id: string,
  { route = [], near, numbered }: CoastSheetOptions,
  fitting: ReadonlySet<string>,
): CoastSheetPlace["rank"] {
  if (id === CAPITAL) return "capital";
  if (numbered) return "major";
  if (near) return fitting.has(id) ? "major" : "minor";
  return MAJOR_PLACES.includes(id) || route.includes(id) ? "major" : "minor";
}

/** Where a place is shown: at the sheet's edge where it lies beyond all of the ground. */
function onSheet({ width, height, bleed: [left, top, right, bottom] }: MapSheet, [x, y]: Point): Point {
  const inside = (at: number, before: number, size: number, after: number) =>
    at < -before || at > size + after ? Math.max(EDGE, Math.min(at, size - EDGE)) : at;
  return [inside(x, left, width, right), inside(y, top, height, bottom)];
}

function placed(size: SheetSize, name: PlacedName | undefined): Partial<Record<SheetSize, PlacedName>> {
  return name ? { [size]: name } : {};
}

function viewOf(
  sheet: MapSheet,
  { name, language, only, route = [], numbered, near = false, ratios, priced = true, crop }: CoastSheetOptions,
): { view: CoastSheetView; names: Record<string, PlacedName>; fitting: ReadonlySet<string> } {
  const project = projectionOf(sheet);
  const ground = near ? largeGround(sheet) : groundBox(sheet);
  const road = route.length > 1 ? routeThrough(name, route).map(project) : [];
  const places = (only ?? Object.keys(LABELS[name][sheet.size])).map(
    (id) => [id, onSheet(sheet, project(pointOf(id)))] as const,
  );
  const whole = [0, 0, sheet.width, sheet.height] as const;
  const window = near
    ? around([...places.map(([, at]) => at), ...road], sheet, ground, ratios?.[sheet.size])
    : sheet.size === "large" && crop
      ? crop
      : whole;
  const [left, top, width, height] = window;
  const spot = ([x, y]: Point): Spot => [hundredths(x - left, width), hundredths(y - top, height)];
  const zoom = width / sheet.width;
  const land = landOf(sheet);
  const leaders: Record<string, readonly Point[]> = {};
  const boxes: Box[] = [];
  const numbers = numbersOf(numbered ?? []);
  const size = NAMES[sheet.size].mostLetter * zoom;
  const marks = places.map(([id, at]) => ({ id, at, number: numbers.get(id) }));
  const shown = (numbered ? spread(marks, size) : marks).map(({ id, at }) => [id, at] as const);
  const way = road.map((bend) => shown[places.findIndex(([, [x, y]]) => bend[0] === x && bend[1] === y)]?.[1] ?? bend);
  const stops =
    numbered &&
    labelsOfMarks(
      shown.map(([id, at]) => ({ id, at, number: numbers.get(id) })),
      {
        way,
        coasts: [...coastsOn(sheet), ...streetsOn(sheet)],
        language,
        window,
        zoom,
        letter: NAMES[sheet.size].mostLetter,
      },
    );
  // A map of a few places has a window of its own, and looks for room for its names.
  const free = stops ?? (near ? labelsAround(shown, { way, language, window, zoom, ...NAMES[sheet.size] }) : undefined);
  const names = shown.map(([id, [x, y]]) => {
    const [dx, dy, side] = free?.get(id)?.label ?? LABELS[name][sheet.size][id] ?? BESIDE;
    const [labelX, labelY] = [x + dx * zoom, y + dy * zoom];
    const { far, letter } = NAMES[sheet.size];
    const leader = stops?.get(id)?.leader;
    if (leader) leaders[id] = leader;
    else if (!stops && id !== CAPITAL && Math.hypot(dx, dy) > far)
      leaders[id] = [
        [x, y],
        near
          ? // To the middle of the first letter's side, which stays there however wide the map is.
            [labelX, labelY - letter * zoom * 0.3]
          : [
              labelX + (side !== "start" ? 0 : dx > 0 ? -4 : letter * zoom * 1.6),
              // From above or below a name with its price, clear of a letter's dots, and from beside one that begins there.
              labelY + letter * zoom * (dy > 0 ? -1.35 : !priced || (side === "start" && dx > 0) ? 0.25 : 1.9),
            ],
      ];
    const street = STREETS[sheet.size] * zoom;
    boxes.push(
      nameBox([x, y], [dx, dy, side], {
        length: (MAP_NAMES[id]?.[language] ?? id).length,
        letter: STREETS[sheet.size],
        zoom,
      }),
      markBox({ id, at: [x, y], number: numbers.get(id) }, street),
    );
    const middle: Point = [labelX + { start: 1, middle: 0, end: -1 }[side] * letter * 2, labelY - letter * 0.3];
    return [
      id,
      {
        at: spot([x, y]),
        label: [hundredths(dx * zoom, width), hundredths(dy * zoom, width)],
        side,
        sea: isAtSea(land, middle),
      },
    ] as const;
  });
  const seas = SEA_NAMES.filter(
    ({ sheets }) => (!near || ratios) && sheets.includes(`${sheet.name}-${sheet.size}`),
  ).map((sea) => ({ name: sea.name[language], kind: sea.kind, at: project(sea.at), turn: sea.turn ?? 0 }));
  const streets = streetLabels(
    sheet.name === "centre"
      ? Object.entries(STREET_NAMES).map(([id, street]) => ({
          name: street,
          line: (ROADS.centre[id] ?? []).map(project),
        }))
      : [],
    {
      boxes: [
        ...boxes,
        ...seas.map((sea) =>
          nameBox(sea.at, [0, STREETS[sheet.size] * 0.4, "middle"], {
            length: sea.name.length,
            letter: STREETS[sheet.size],
            zoom,
          }),
        ),
      ],
      lines: [...coastsOn(sheet), ...streetsOn(sheet), way, ...Object.values(leaders)],
      window,
      letter: STREETS[sheet.size] * zoom,
    },
  );
  const view: CoastSheetView = {
    ground: `/maps/${sheet.name}-${near ? "large" : sheet.size}.svg`,
    groundSize: [Math.round(ground.width), Math.round(ground.height)],
    window: [Math.round(left - ground.x), Math.round(top - ground.y), width, height],
    route: way.length > 1 ? curve(way.map(([x, y]) => [x - left, y - top])) : "",
    leaders: Object.fromEntries(
      Object.entries(leaders).map(([id, line]) => [id, polyline(line.map(([x, y]): Point => [x - left, y - top]))]),
    ),
    seas: seas
      .map((sea) => ({ ...sea, at: spot(sea.at) }))
      .filter(({ at }) => !near || at.every((part) => part > 12 && part < 88)),
    streets: streets.map((street) => ({ ...street, at: spot(street.at) })),
  };
  const fitting = new Set([...(free ?? [])].filter(([, place]) => "fits" in place && place.fits).map(([id]) => id));
  return { view, names: Object.fromEntries(names), fitting };
}

/** Coasts that a name is hard to read across, closed, in units of the sheet. On the wide sheets there is hardly a place without one. */
function coastsOn(sheet: MapSheet): Point[][] {
  return sheet.name === "town" || sheet.name === "centre"
    ? landOf(sheet).map((ring) => [...ring, ...ring.slice(0, 1)])
    : [];
}

/** Streets that a name is hard to read across, in units of the sheet. */
function streetsOn(sheet: MapSheet): Point[][] {
  const project = projectionOf(sheet);
  return sheet.name === "centre" ? Object.values(ROADS.centre).map((street) => street.map(project)) : [];
}

/** How far from the edge a place stands that lies beyond it. */
const EDGE = 9;

const CAPITAL = "bodrum";
/** Where a name stands that has no place of its own. */
const BESIDE: Label = [14, 6, "start"];

/** From what distance a name needs a line to its pin, and the height of its letters, in units. */
export const NAMES = {
  large: { far: 52, letter: 20, mostLetter: 25 },
  small: { far: 36, letter: 15, mostLetter: 23 },
} as const;

/** The height of a street's name where a map is the narrowest that shows it, in units. */
const STREETS = { large: 23, small: 11.5 };

type Ground = ReturnType<typeof groundBox>;

/** The ground of the large sheet, in units of another of its sizes: in an enlarged window its finer lines look right in both. */
function largeGround(sheet: MapSheet): Ground {
  const large = mapSheet(sheet.name, "large");
  const box = groundBox(large);
  const [inLarge, inSheet] = [projectionOf(large), projectionOf(sheet)];
  const [west, south, east] = sheet.bounds;
  const [[fromX, fromY], [toX]] = [inLarge([west, south]), inLarge([east, south])];
  const [[atX, atY], [endX]] = [inSheet([west, south]), inSheet([east, south])];
  const scale = (endX - atX) / (toX - fromX);
  return {
    x: atX + (box.x - fromX) * scale,
    y: atY + (box.y - fromY) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/**
 * How much of a sheet a window shows at least, of its width: its ground is enlarged with it, lines and hills as well. Those of the
 * coast are fine, and the stops of its tours close to each other.
 */
const LEAST_SHARE: Readonly<Record<SheetName, number>> = { peninsula: 0.64, coast: 0.5, town: 0.64, centre: 0.64 };

/** A window around points with room for their names, no further in than `LEAST_SHARE`, and no larger than the ground. */
function around(
  points: readonly Point[],
  sheet: MapSheet,
  box: Ground,
  ratio = sheet.width / sheet.height,
): readonly [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = sheet.size === "large" ? 1.3 : 1.45;
  const width = Math.min(
    Math.max(sheet.width, sheet.height * ratio),
    box.width,
    box.height * ratio,
    Math.max(sheet.width * LEAST_SHARE[sheet.name], (east - west) * margin, (south - north) * margin * ratio),
  );
  const height = width / ratio;
  const x = Math.max(box.x, Math.min((west + east) / 2 - width / 2, box.x + box.width - width));
  const y = Math.max(box.y, Math.min((north + south) / 2 - height / 2, box.y + box.height - height));
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
}

function hundredths(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}
