import type { SheetName } from "#content/map/sheets.ts";
import { ROADS } from "#content/map/ways.ts";
import { mixed, type Point } from "./geometry.ts";

/** The roads of a sheet by name, as polylines of longitudes and latitudes. */
export function roadsOf(sheet: SheetName): Readonly<Record<string, readonly Point[]>> {
  return Object.fromEntries(
    Object.entries(ROADS[sheet]).map(([name, road]) => [name, "rounded" in road ? rounded(road.rounded) : road]),
  );
}

/**
 * A road with three more points on the curve between each two of its own, so that a route along a part of it is drawn as the same curve as
 * the whole road.
 */
function rounded(road: readonly Point[]): Point[] {
  const slope = (index: number, axis: 0 | 1) =>
    ((road[index + 1] ?? road[index] ?? [0, 0])[axis] - (road[index - 1] ?? road[index] ?? [0, 0])[axis]) / 2;
  return road.flatMap((to, index) => {
    const from = road[index - 1];
    if (!from) return [to];
    const on = (share: number, axis: 0 | 1) => {
      const rest = 1 - share;
      return (
        mixed(from[axis], to[axis], share ** 2 * (3 - 2 * share)) +
        share * rest * (rest * slope(index - 1, axis) - share * slope(index, axis))
      );
    };
    return [...[0.25, 0.5, 0.75].map((share): Point => [on(share, 0), on(share, 1)]), to];
  });
}
