import { counted, mixed, type Point } from "../kit/geometry.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { COAST } from "./coast.ts";

/**
 * `town` is Bodrum with its neighbouring bays; `centre` is the town centre, with its streets; `bays` is the sea south of the town, without
 * roads. `fethiye`, `ephesus` and `izmir` are parts of the coast whose tours have their stops too close together for the sheet of the whole
 * coast. `hierapolis` is the plan of a site inland: the terraces of Pamukkale and the ruins above them.
 */
export type SheetName =
  | "region"
  | "coast"
  | "town"
  | "centre"
  | "bays"
  | "fethiye"
  | "ephesus"
  | "izmir"
  | "hierapolis";
/** `large` is for wide windows, `small` for phones. */
export type SheetSize = "large" | "small";

/** A map sheet, in its own units: one is a CSS pixel at the sheet's design width. */
export interface MapSheet {
  name: SheetName;
  size: SheetSize;
  width: number;
  height: number;
  /** Minimum extent, in degrees: west, south, east, north. */
  bounds: readonly [number, number, number, number];
  /** Bleed of its base map beyond the sheet's edges, in units: left, top, right, bottom. A page may show more than the sheet. */
  bleed: readonly [number, number, number, number];
}

/** Every sheet, each in both sizes. */
export const MAP_SHEETS: readonly MapSheet[] = [
  {
    name: "region",
    size: "large",
    width: 1200,
    height: 860,
    bounds: [27.105, 36.9, 27.8, 37.31],
    bleed: [760, 110, 160, 110],
  },
  {
    name: "region",
    size: "small",
    width: 390,
    height: 430,
    bounds: [27.101, 36.915, 27.686, 37.28],
    bleed: [60, 30, 60, 40],
  },
  {
    name: "coast",
    size: "large",
    width: 1200,
    height: 860,
    bounds: [26.05, 36.05, 31.05, 38.62],
    bleed: [60, 30, 60, 30],
  },
  {
    name: "coast",
    size: "small",
    width: 390,
    height: 400,
    bounds: [26.1, 36.28, 29.5, 38.68],
    bleed: [30, 30, 30, 30],
  },
  {
    name: "town",
    size: "large",
    width: 1200,
    height: 860,
    bounds: [27.372, 37.004, 27.472, 37.061],
    bleed: [30, 30, 30, 30],
  },
  {
    name: "town",
    size: "small",
    width: 390,
    height: 400,
    bounds: [27.357, 36.985, 27.487, 37.08],
    bleed: [30, 30, 30, 30],
  },
  {
    name: "centre",
    size: "large",
    width: 1200,
    height: 860,
    bounds: [27.4005, 37.0245, 27.4445, 37.0445],
    bleed: [30, 30, 30, 30],
  },
  {
    name: "centre",
    size: "small",
    width: 390,
    height: 300,
    bounds: [27.407, 37.0258, 27.4437, 37.0438],
    bleed: [30, 30, 30, 30],
  },
  {
    name: "bays",
    size: "large",
    width: 1200,
    height: 560,
    bounds: [27.25, 36.904, 27.645, 37.054],
    bleed: [0, 0, 0, 0],
  },
  {
    name: "bays",
    size: "small",
    width: 390,
    height: 340,
    bounds: [27.335, 36.852, 27.637, 37.058],
    bleed: [0, 0, 0, 0],
  },
  {
    name: "fethiye",
    size: "large",
    width: 1200,
    height: 800,
    bounds: [28.81, 36.512, 29.32, 36.785],
    bleed: [200, 0, 200, 0],
  },
  {
    name: "fethiye",
    size: "small",
    width: 390,
    height: 340,
    bounds: [28.87, 36.52, 29.23, 36.775],
    bleed: [0, 0, 0, 0],
  },
  {
    name: "ephesus",
    size: "large",
    width: 1200,
    height: 800,
    bounds: [27.13, 37.81, 27.53, 38.02],
    bleed: [0, 0, 0, 0],
  },
  {
    name: "ephesus",
    size: "small",
    width: 390,
    height: 340,
    bounds: [27.21, 37.815, 27.51, 38.008],
    bleed: [0, 0, 0, 0],
  },
  {
    name: "izmir",
    size: "large",
    width: 1200,
    height: 800,
    bounds: [26.25, 38.03, 27.25, 38.53],
    bleed: [0, 0, 0, 0],
  },
  {
    name: "izmir",
    size: "small",
    width: 390,
    height: 340,
    bounds: [26.25, 38, 27.22, 38.6],
    bleed: [0, 0, 0, 0],
  },
  {
    name: "hierapolis",
    size: "large",
    width: 1200,
    height: 560,
    bounds: [29.1045, 37.9165, 29.1445, 37.932],
    bleed: [0, 0, 0, 0],
  },
  {
    name: "hierapolis",
    size: "small",
    width: 390,
    height: 300,
    bounds: [29.1125, 37.9165, 29.138, 37.932],
    bleed: [0, 0, 0, 0],
  },
];

/** The sheets with a base map file. Maps of the town are always enlarged, so both sizes use the large base map. */
export const GROUND_SHEETS = MAP_SHEETS.filter(({ name, size }) => name !== "town" || size === "large");

/** Finds a sheet. Throws an error if there is none of that name and size. */
export function mapSheet(name: SheetName, size: SheetSize): MapSheet {
  const sheet = MAP_SHEETS.find((each) => each.name === name && each.size === size);
  if (!sheet) throw new Error(`There is no ${size} sheet of the ${name}.`);
  return sheet;
}

/** Mercator projection of longitude and latitude, in degrees, to units of the sheet. */
export type Projection = (at: Point) => Point;

/** The projection that fits the bounds of a sheet into it, in the middle. */
export function projectionOf({ width, height, bounds: [west, south, east, north] }: MapSheet): Projection {
  const [left, right] = [radians(west), radians(east)];
  const [foot, top] = [stretched(south), stretched(north)];
  const scale = Math.min(width / (right - left), height / (top - foot));
  const [midX, midY] = [mixed(left, right, 0.5), mixed(foot, top, 0.5)];
  return ([longitude, latitude]) => [
    width / 2 + (radians(longitude) - midX) * scale,
    height / 2 - (stretched(latitude) - midY) * scale,
  ];
}

/** Extent of a sheet's base map, in units of the sheet. */
export function groundBox({ width, height, bleed: [left, top, right, bottom] }: MapSheet) {
  return { x: -left, y: -top, width: width + left + right, height: height + top + bottom };
}

/** The land of a sheet: rings in its units, clipped a little outside its base map, simplified and resampled. */
export function landOf(sheet: MapSheet): Point[][] {
  const project = projectionOf(sheet);
  const { x, y, width, height } = groundBox(sheet);
  const margin = sheet.size === "large" ? 90 : 40;
  const least = sheet.size === "small" ? 1 : sheet.name === "coast" ? 2.2 : 1.6;
  return COAST.map((ring) =>
    cut(pointsOf(ring).map(project), [x - margin, y - margin, x + width + margin, y + height + margin]),
  )
    .map((ring) => evened(thinned(ring, least), sheet.size === "large" ? 48 : 20))
    .filter((ring) => ring.length > 3);
}

/** Whether a point is outside all rings (even-odd rule). */
export function isAtSea(land: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let outside = true;
  for (const ring of land) {
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring.at(index - 1) ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) outside = !outside;
    }
  }
  return outside;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function stretched(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
}

/** Clips a ring to a box (Sutherland–Hodgman). Separate pieces stay connected along the box's edge, which is outside the visible area. */
function cut(ring: readonly Point[], [left, top, right, bottom]: readonly [number, number, number, number]): Point[] {
  const sides: readonly [axis: 0 | 1, at: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return sides.reduce<Point[]>(
    (points, [axis, at, sign]) =>
      points.flatMap((to, index) => {
        const from = points.at(index - 1) ?? to;
        const [isToIn, isFromIn] = [(to[axis] - at) * sign >= 0, (from[axis] - at) * sign >= 0];
        const share = (at - from[axis]) / (to[axis] - from[axis] || 1);
        const edge: Point = [mixed(from[0], to[0], share), mixed(from[1], to[1], share)];
        return [...(isToIn === isFromIn ? [] : [edge]), ...(isToIn ? [to] : [])];
      }),
    [...ring],
  );
}

/** Simplifies a ring (Visvalingam): removes points whose triangle with their neighbours has an area below `least` square units. */
function thinned(ring: readonly Point[], least: number): Point[] {
  const points = [...ring];
  while (points.length > 4) {
    let smallest = least;
    let found = -1;
    for (let index = 1; index < points.length - 1; index++) {
      const area = areaOf(points[index - 1], points[index], points[index + 1]);
      if (area < smallest) [smallest, found] = [area, index];
    }
    if (found < 0) break;
    points.splice(found, 1);
  }
  return points;
}

/** Inserts points so that no segment is longer than `most`: a spline through points at uneven distances would overshoot. */
function evened(ring: readonly Point[], most: number): Point[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / most));
    return counted(steps).map((step): Point => [
      mixed(from[0], to[0], step / steps),
      mixed(from[1], to[1], step / steps),
    ]);
  });
}

function areaOf([ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0], [cx, cy]: Point = [0, 0]): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}
