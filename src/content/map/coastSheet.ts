import { FERRY, SEA_WAYS } from "#content/map/ways.ts";
import { MAP_NAMES, SEA_NAMES, STREET_NAMES } from "#content/map/names.ts";
import { LABELS, LABELS_NEAR, MAJOR_PLACES, MAP_POINTS, type Label, type MapSymbol } from "#content/map/places.ts";
import { type SheetName } from "#content/map/sheets.ts";
import type { Point } from "./geometry.ts";
import { curve, polyline } from "./path.ts";
import { houseBoxes } from "./houseBoxes.ts";
import { type Box, nameBox } from "./labels.ts";
import { labelsOfMarks, markBox, numbersOf, spread } from "./numbers.ts";
import type { SheetSize } from "./mapSheet.ts";
import { groundBox, isAtSea, landOf, type MapSheet, mapSheet, projectionOf } from "./projection.ts";
import { roadsOf } from "./roads.ts";
import { pointOf, routeThrough } from "./route.ts";
import { streetLabels } from "./streets.ts";

type Language = "tr" | "en" | "ru";
/** Whether boats usually take the ways by sea of a map, or it only shows what is within reach. */
export type SeaWays = "usual" | "reach";
/** Position in a window, as percentages of its width and height. */
type Spot = readonly [x: number, y: number];

/** Where a place and its name stand in the window of a map. */
export interface PlacedName {
  at: Spot;
  /** Offset of the label from the pin, to the right and down, in percent of the window's width. */
  label: Spot;
  side: "start" | "middle" | "end";
  /** The label is on the sea and needs no halo. */
  sea: boolean;
}

/** A place on a map: its mark, and its name in each size of the map that shows it. */
export interface CoastSheetPlace {
  symbol: MapSymbol;
  /** Importance: minor labels are dropped first on small maps; the capital's is the largest. */
  rank: "capital" | "major" | "minor";
  /** Tour stop or range of stops, "2" or "1–3"; shown instead of the symbol. */
  number?: string;
  large?: PlacedName;
  small?: PlacedName;
}

/** One size of a map: a window of a base map. */
export interface CoastSheetView {
  /** URL and pixel size of the base map, and the window in it: x, y, width, height. */
  ground: string;
  groundSize: Spot;
  window: readonly [number, number, number, number];
  /** Path of the highlighted route, and leader lines from labels to distant pins by place, in window units. */
  route: string;
  leaders: Readonly<Record<string, string>>;
  /** Paths of the ways by sea in the same units, and whether they are the usual ones or only within reach. */
  seaWays?: { path: string; kind: SeaWays };
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
  /** Places to show; by default all places with a label position on the whole sheet. */
  only?: readonly string[];
  /** Those of them that the small map has no room for. */
  largeOnly?: readonly string[];
  /** Places that the highlighted route connects, in order. */
  route?: readonly string[];
  /** Place of each stop of a tour, in order. Their markers are numbers, which are moved apart if they overlap. */
  numbered?: readonly string[];
  /** Shows the ways by sea from the harbour of Bodrum to its places, and says what they are. */
  seaWays?: SeaWays;
  /** Zooms in to the places in `only` and the route. */
  near?: boolean;
  /** Aspect ratio of that window in each size; by default the sheet's. Only a wide window shows the names of the seas. */
  ratios?: Readonly<Record<SheetSize, number>>;
  /** Share of that window's width, in the large size, that an inset covers in the east: all places lie west of it. */
  inset?: number;
  /** Whether a price is shown below each label, or on a zoomed map below those of the route's destinations; true by default. */
  priced?: boolean;
  /** Part of the large sheet that the page covers, in its units: x, y, width, height. No sea or island is named there. */
  covered?: readonly [number, number, number, number];
  /** Overrides the window of the large sheet, in its units: x, y, width, height. */
  crop?: readonly [number, number, number, number];
}

/** Computes a map's data for one page in one language, at build time: everything except the texts and links of its places. */
export function coastSheet(options: CoastSheetOptions): CoastSheetData {
  const { name, numbered = [] } = options;
  const numbers = numbersOf(numbered);
  const only = options.only ?? (numbered.length > 0 ? [...new Set(options.route)] : undefined);
  const [large, small] = (["large", "small"] as const).map((size) => {
    const shown = size === "small" ? only?.filter((id) => !options.largeOnly?.includes(id)) : only;
    return viewOf(mapSheet(name, size), { ...options, ...(shown && { only: shown }) });
  });
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

/** Route by road through places, as an SVG path in units of the whole sheet, in each size. */
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

/** Position of a place on a sheet; a place beyond the base map is moved to the sheet's edge. */
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
  {
    name,
    language,
    only,
    route = [],
    numbered,
    seaWays,
    near = false,
    ratios,
    inset = 0,
    priced = true,
    covered,
    crop,
  }: CoastSheetOptions,
): { view: CoastSheetView; names: Record<string, PlacedName>; fitting: ReadonlySet<string> } {
  const project = projectionOf(sheet);
  const insetShare = sheet.size === "large" ? inset : 0;
  const ground = near ? largeGround(sheet) : groundBox(sheet);
  // Without a start that the map does not show: the road begins at the edge.
  const isFromAway = only !== undefined && !only.some((id) => id === route[0]);
  const road =
    route.length > 1
      ? routeThrough(name, route)
          .slice(isFromAway ? 1 : 0)
          .map(project)
      : [];
  const places = (only ?? Object.keys(LABELS[name][sheet.size])).map(
    // A zoomed map may show more than the sheet itself, and has its window around all places.
    (id) => [id, near ? project(pointOf(id)) : onSheet(sheet, project(pointOf(id)))] as const,
  );
  const whole = [0, 0, sheet.width, sheet.height] as const;
  const { bodrum, ...bays } = (!priced && LABELS_NEAR[name]?.[sheet.size]) || {};
  // The capital's large letters stand where the road leads through, so beside a route they are placed automatically.
  const fixed: Readonly<Record<string, Label>> = bodrum && route.length < 2 ? { bodrum, ...bays } : bays;
  const window = near
    ? around([...places.map(([, at]) => at), ...road], sheet, ground, {
        ratio: ratios?.[sheet.size],
        inset: insetShare,
        share: LEAST_SHARE[sheet.name][sheet.size],
        isPriced: priced && route.length > 1,
        rose: name === "region" ? ROSE.map((longitude) => project([longitude, 37])[0]) : [],
        west: (zoom) =>
          Math.min(
            ...places.map(([id, at]) => {
              const label = fixed[id];
              const length = (MAP_NAMES[id]?.[language] ?? id).length * 0.9;
              return label ? nameBox(at, label, { length, letter: NAMES[sheet.size].mostLetter, zoom })[0] : at[0];
            }),
          ),
      })
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
  // A map of a tour and a zoomed map have no fixed label positions, so their labels are placed automatically.
  const free =
    numbered || near
      ? labelsOfMarks(
          shown.map(([id, at]) => ({ id, at, number: numbers.get(id) })),
          {
            way,
            roads: roadsOn(sheet),
            coasts: coastsOn(sheet),
            language,
            window: [left, top, width * (1 - insetShare), height],
            ...(priced && { priced: new Set(route.filter((id) => id !== route[0])) }),
            fixed,
            far: NAMES[sheet.size].far,
            zoom,
            letter: numbered ? NAMES[sheet.size].mostLetter : NAMES[sheet.size].letter * 1.25,
            mostLetter: NAMES[sheet.size].mostLetter,
          },
        )
      : undefined;
  const names = shown.map(([id, [x, y]]) => {
    const [dx, dy, side] = free?.get(id)?.label ?? LABELS[name][sheet.size][id] ?? BESIDE;
    const [labelX, labelY] = [x + dx * zoom, y + dy * zoom];
    const { far, letter } = NAMES[sheet.size];
    const leader = free?.get(id)?.leader;
    if (leader) leaders[id] = leader;
    else if (!free && id !== CAPITAL && Math.hypot(dx, dy) > far)
      leaders[id] = [
        [x, y],
        [
          labelX + (side !== "start" ? 0 : dx > 0 ? -4 : letter * zoom * 1.6),
          // Ends above or below a label with its price, clear of diacritics, or beside a label that begins there.
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
        label: [tenths(dx * zoom, width), tenths(dy * zoom, width)],
        side,
        sea: isAtSea(land, middle),
      },
    ] as const;
  });
  const seas = SEA_NAMES.filter(({ sheets }) => (!near || ratios) && sheets.includes(`${sheet.name}-${sheet.size}`))
    .map((sea) => ({ name: sea.name[language], kind: sea.kind, at: project(sea.at), turn: sea.turn ?? 0 }))
    .filter(({ at }) => !(covered && sheet.size === "large" && isWithin(at, covered)));
  const streets = streetLabels(
    sheet.name === "centre"
      ? Object.entries(STREET_NAMES).map(([id, street]) => ({
          name: street,
          line: (roadsOf("centre")[id] ?? []).map(project),
        }))
      : [],
    {
      boxes: [
        ...boxes,
        ...housesOn(mapSheet(sheet.name, near ? "large" : sheet.size), ground),
        ...seas.map((sea) =>
          nameBox(sea.at, [0, STREETS[sheet.size] * 0.4, "middle"], {
            length: sea.name.length,
            letter: STREETS[sheet.size],
            zoom,
          }),
        ),
      ],
      lines: [...coastsOn(sheet), ...roadsOn(sheet), way, ...Object.values(leaders)],
      window,
      letter: STREETS[sheet.size] * zoom,
    },
  );
  const view: CoastSheetView = {
    ground: `/maps/${sheet.name}-${near ? "large" : sheet.size}.svg`,
    groundSize: [Math.round(ground.width), Math.round(ground.height)],
    window: [Math.round(left - ground.x), Math.round(top - ground.y), width, height],
    route: onceAlong(way.map(([x, y]): Point => [x - left, y - top]))
      .map((run) => curve(run))
      .join(""),
    ...(seaWays && {
      seaWays: {
        kind: seaWays,
        path: places
          .map(([id]) => SEA_WAYS[id])
          .filter((bends) => bends !== undefined)
          .map((bends) => curve(bends.map(project).map(([x, y]): Point => [x - left, y - top])))
          .join(""),
      },
    }),
    leaders: Object.fromEntries(
      Object.entries(leaders).map(([id, line]) => [id, polyline(line.map(([x, y]): Point => [x - left, y - top]))]),
    ),
    seas: seas
      .map((sea) => ({ ...sea, at: spot(sea.at) }))
      .filter(({ name: text, at: [x, y], turn }) => {
        const half = text.length * SEA_LETTER[sheet.size];
        const angle = (turn * Math.PI) / 180;
        const across = Math.abs(Math.cos(angle)) * half + 3;
        const down = (Math.abs(Math.sin(angle)) * half * width) / height + 6;
        return !near || (x > across && x < 100 - across && y > down && y < 100 - down);
      }),
    streets: streets.map((street) => ({ ...street, at: spot(street.at) })),
  };
  const fitting = new Set([...(free ?? [])].filter(([, { fits }]) => fits).map(([id]) => id));
  return { view, names: Object.fromEntries(names), fitting };
}

/** A route without what it has already passed, in runs: drawn twice, the dashes of the two would not match. */
function onceAlong(way: readonly Point[]): Point[][] {
  const passed = new Set<string>();
  const runs: Point[][] = [];
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    const key = from ? [String(from), String(to)].toSorted().join() : "";
    if (!from || passed.has(key)) runs.push([to]);
    else runs.at(-1)?.push(to);
    passed.add(key);
  }
  return runs.filter((run) => run.length > 1);
}

/**
 * Coasts that labels should not cross, as closed lines in units of the sheet. On sheets of a large area that would leave hardly any
 * position.
 */
function coastsOn(sheet: MapSheet): Point[][] {
  return sheet.name === "town" || sheet.name === "centre"
    ? landOf(sheet).map((ring) => [...ring, ...ring.slice(0, 1)])
    : [];
}

/** Roads and the ferry of the base map, which labels should not cross, in units of the sheet. */
function roadsOn(sheet: MapSheet): Point[][] {
  const roads = [...Object.values(roadsOf(sheet.name)), ...(sheet.name === "region" ? [FERRY] : [])];
  return roads.map((road) => road.map(projectionOf(sheet)));
}

/** Bounding boxes of the houses of a base map with the extent `ground`, in the units of that. */
function housesOn(drawn: MapSheet, ground: Ground): Box[] {
  const { x, y, width } = groundBox(drawn);
  const scale = ground.width / width;
  return houseBoxes(drawn).map(([left, top, right, bottom]) => [
    ground.x + (left - x) * scale,
    ground.y + (top - y) * scale,
    ground.x + (right - x) * scale,
    ground.y + (bottom - y) * scale,
  ]);
}

/** Distance from the edge at which a place beyond the base map is shown, in units of the sheet. */
const EDGE = 22;

const CAPITAL = "bodrum";
/** Label position of a place without an entry in `LABELS`. */
const BESIDE: Label = [14, 6, "start"];

/** Distance from which a label needs a leader line, and the font size of labels at the design width and at most, in units of the sheet. */
export const NAMES = {
  large: { far: 52, letter: 20, mostLetter: 25 },
  small: { far: 36, letter: 15, mostLetter: 23 },
} as const;

/** Font size of a street's label at the narrowest width that shows it, in units of the sheet. */
const STREETS = { large: 23, small: 17 };

/** Longitudes of the compass rose of the region: a window that would begin within it begins east of it. */
const ROSE = [27.112, 27.17];

/** Half the width of a letter of a sea's name, in percent of a zoomed map's width. */
const SEA_LETTER = { large: 0.65, small: 1.4 };

type Ground = ReturnType<typeof groundBox>;

/** Extent of the large base map in the units of `sheet`. Zoomed maps use it in both sizes, because its lines are finer. */
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
 * Minimum width of a zoomed window, as a share of the sheet's width, because lines and hills are enlarged, too. The coast's lines are fine,
 * so it may be enlarged more; so may the town on phones, where the lines are drawn smaller.
 */
const LEAST_SHARE: Readonly<Record<SheetName, Readonly<Record<SheetSize, number>>>> = {
  region: { large: 0.64, small: 0.74 },
  coast: { large: 0.5, small: 0.5 },
  town: { large: 0.64, small: 0.42 },
  centre: { large: 0.64, small: 0.64 },
  bays: { large: 1, small: 1 },
  fethiye: { large: 1, small: 1 },
  ephesus: { large: 1, small: 1 },
  izmir: { large: 1, small: 1 },
  hierapolis: { large: 1, small: 1 },
};

/**
 * A window around points with a margin for their labels, at least as large a share of the sheet's width as given and at most as large as the
 * base map. It begins no further east than `west`, which is where the westernmost label begins at a zoom.
 */
function around(
  points: readonly Point[],
  sheet: MapSheet,
  box: Ground,
  {
    ratio: wholeRatio = sheet.width / sheet.height,
    inset,
    share,
    isPriced,
    west,
    rose: [roseFrom = 0, roseTo = 0],
  }: {
    ratio: number | undefined;
    inset: number;
    share: number;
    isPriced: boolean;
    west: (zoom: number) => number;
    rose: readonly number[];
  },
): readonly [number, number, number, number] {
  const ratio = wholeRatio * (1 - inset);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const margin = sheet.size === "large" ? 1.3 : 1.45;
  const most = Math.min(Math.max(sheet.width, sheet.height * ratio), box.width * (1 - inset), box.height * ratio);
  // The names furthest south may need more room: in a low window, which has little, and for the prices below them.
  const lines = (ratio > 2 ? 2 : 0) + (isPriced ? 4 : 0);
  const lowest = Math.max(...ys) + NAMES[sheet.size].letter * lines;
  const [left, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys, lowest)];
  const least = Math.min(most, Math.max(sheet.width * share, (east - left) * margin, (south - north) * margin * ratio));
  // From the westernmost label to the easternmost point, with room for its symbol.
  const width = Math.min(most, Math.max(least, (east - west(least / sheet.width)) * 1.1));
  const height = width / ratio;
  const whole = width / (1 - inset);
  const last = Math.min(box.x + box.width - whole, west(width / sheet.width));
  const middle = Math.max(box.x, Math.min((left + east) / 2 - width / 2, last));
  const x = middle > roseFrom && middle < roseTo ? Math.min(roseTo, last) : middle;
  const y = Math.max(box.y, Math.min((north + south) / 2 - height / 2, box.y + box.height - height));
  return [Math.round(x), Math.round(y), Math.round(whole), Math.round(height)];
}

function isWithin([x, y]: Point, [left, top, width, height]: readonly [number, number, number, number]): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** A percentage to two decimals. */
function hundredths(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}

/** A percentage to one decimal: enough for a distance, and shorter in every page with a map. */
function tenths(part: number, whole: number): number {
  return Math.round((part / whole) * 1_000) / 10;
}
