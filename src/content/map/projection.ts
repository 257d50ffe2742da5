import { COAST } from "#content/map/coast.ts";
import { MAP_SHEETS, type SheetName } from "#content/map/sheets.ts";
import type { MapSheetOf, SheetSize } from "./mapSheet.ts";
import { counted, mixed, type Point, pointsOf } from "./geometry.ts";

/** A map sheet of this business. */
export type MapSheet = MapSheetOf<SheetName>;

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
