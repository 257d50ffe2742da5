import { MAP_POINTS } from "#content/map/places.ts";
import type { SheetName } from "#content/map/sheets.ts";
import type { Point } from "./geometry.ts";
import { roadsOf } from "./roads.ts";

/**
 * Route by road through places, as longitudes and latitudes: from each place to the nearest point of the road network, and along it. Throws
 * if a place is on no map or no road connects two of them.
 */
export function routeThrough(name: SheetName, ids: readonly string[]): Point[] {
  const graph = graphOf(name);
  return ids.flatMap((id, index) => {
    const at = pointOf(id);
    const before = ids[index - 1];
    if (before === undefined) return [at];
    return [
      ...shortest(graph, nearest(graph, pointOf(before)), nearest(graph, at)).filter((bend) => !isSame(bend, at)),
      at,
    ];
  });
}

interface Bend {
  at: Point;
  next: Set<string>;
}
type Graph = ReadonlyMap<string, Bend>;

function graphOf(name: SheetName): Graph {
  const graph = new Map<string, Bend>();
  const bendAt = (at: Point): Bend => {
    const bend = graph.get(keyOf(at)) ?? { at, next: new Set() };
    graph.set(keyOf(at), bend);
    return bend;
  };
  for (const road of Object.values(roadsOf(name))) {
    for (const [index, to] of road.entries()) {
      const from = road[index - 1];
      if (!from) continue;
      bendAt(from).next.add(keyOf(to));
      bendAt(to).next.add(keyOf(from));
    }
  }
  return graph;
}

function nearest(graph: Graph, at: Point): string {
  const [first] = [...graph.values()].toSorted((a, b) => distance(a.at, at) - distance(b.at, at));
  return keyOf(first?.at ?? at);
}

/** Shortest path (Dijkstra's algorithm, without a priority queue: the network has a few dozen points). */
function shortest(graph: Graph, from: string, to: string): Point[] {
  const ways = new Map<string, { length: number; bends: Point[] }>([
    [from, { length: 0, bends: [graph.get(from)?.at ?? [0, 0]] }],
  ]);
  const open = new Set([from]);
  while (open.size > 0) {
    const [here = from] = [...open].toSorted((a, b) => (ways.get(a)?.length ?? 0) - (ways.get(b)?.length ?? 0));
    open.delete(here);
    const [bend, way] = [graph.get(here), ways.get(here)];
    if (!bend || !way) continue;
    if (here === to) return way.bends;
    for (const key of bend.next) {
      const next = graph.get(key);
      if (!next) continue;
      const length = way.length + distance(bend.at, next.at);
      if (length >= (ways.get(key)?.length ?? Infinity)) continue;
      ways.set(key, { length, bends: [...way.bends, next.at] });
      open.add(key);
    }
  }
  throw new Error(`No road leads from ${from} to ${to}.`);
}

/** Longitude and latitude of a place. Throws an error if the maps do not have it. */
export function pointOf(id: string): Point {
  const point = MAP_POINTS[id];
  if (!point) throw new Error(`The map has no place "${id}".`);
  return point.at;
}

function keyOf(at: Point): string {
  return at.join();
}

function isSame(one: Point, other: Point): boolean {
  return keyOf(one) === keyOf(other);
}

/** Approximate distance in degrees of latitude; a degree of longitude is 0.8 times as long at 37° N. */
function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot((ax - bx) * 0.8, ay - by);
}
