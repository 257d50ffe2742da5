import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { curve, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { COAST } from "../../../content/map/coast.ts";
import { roadsOf } from "../../../src/content/map/roads.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** What of the coast is drawn, in degrees: a little more than the sheet shows. */
const [WEST, SOUTH, EAST, NORTH] = [27.08, 36.84, 27.76, 37.27] as const;

/** The shores about the peninsula as the site's own maps have them, cut off beyond the sheet. */
const SHORES = COAST.map(pointsOf)
  .map((ring) => ring.map(([lon, lat]): Point => [within(lon, WEST, EAST), within(lat, SOUTH, NORTH)]))
  .map((ring) => ring.filter(([lon, lat], index) => lon !== ring[index - 1]?.[0] || lat !== ring[index - 1]?.[1]))
  .filter((ring) => ring.length > 4);

/** The way from the airport in the north-east to Bodrum. */
const TRIP = (roadsOf("region")["main"] ?? []).filter(([lon]) => lon > 27.42);

export interface PeninsulaMapOptions {
  /** What it lies on: metres along its near edge from its left corner, away from us, and up. */
  view: Project;
  /** Its size in metres. */
  wide: number;
  deep: number;
}

/** A map of the Bodrum peninsula, unfolded on a table: its six panels stand up a little at their folds, so that every other one is in shade; the way from the airport to Bodrum is drawn on it with a pen. */
export function peninsulaMap(sheet: Sheet, { view, wide, deep }: PeninsulaMapOptions): Drawing {
  // Folds that stand up and folds that lie on the table take turns; the far edge curls a little.
  const lift = (u: number, v: number) => 0.022 * wide * (1 - Math.abs(((u * 3) % 1) - 0.5) * 2) + 0.012 * v ** 4;
  const at = (u: number, v: number): Point => view([u * wide, v * deep, lift(u, v)]);
  const geo = ([lon, lat]: Point): Point => at((lon - 27.15) / 0.52, (lat - 36.9) / 0.31);
  const steps = shares(25);
  const rim = [...steps.map((u) => at(u, 0)), ...steps.toReversed().map((u) => at(u, 1))];
  const cast = [...steps.map((u) => [u, 0] as const), ...steps.toReversed().map((u) => [u, 1] as const)].map(
    ([u, v]): Point => view([u * wide + 0.006 + lift(u, v) * 1.6, v * deep - 0.008 - lift(u, v), 0]),
  );
  const sheetPath = polygon(rim);
  const panel = (from: number, to: number): Path => polygon([at(from, 0), at(to, 0), at(to, 1), at(from, 1)]);
  const land = SHORES.map((ring) => polygon(ring.map(geo))).join("");
  const hill = (points: readonly number[]) => fill(curve(pointsOf([...points]).map(geo), true), "#b9b878", 0.8);
  const roads = Object.values(roadsOf("region")).map((points) => polyline(points.map(geo)));
  const metre = Math.hypot(at(1, 0)[0] - at(0, 0)[0], at(1, 0)[1] - at(0, 0)[1]) / wide;
  const pen = metre * 0.004;
  const ring = counted(21).map((index): Point => {
    const angle = (index / 20) * Math.PI * 2.1;
    return geo([27.428 + Math.cos(angle) * 0.028, 37.036 + Math.sin(angle) * 0.019]);
  });
  return [
    fill(polygon(cast), "#4f2d33", 0.5),
    fill(sheetPath, "#fbf3df"),
    sheet.clipped(
      polygon([
        ...steps.map((u) => at(0.02 + u * 0.96, 0.03)),
        ...steps.toReversed().map((u) => at(0.02 + u * 0.96, 0.97)),
      ]),
      fill(sheetPath, "#7fc0cc") +
        // Two steps of shallow water, then the shore's own sharp line.
        stroke(land, "#9bd0d4", pen * 6) +
        stroke(land, "#bfe3de", pen * 3) +
        stroke(land, "#b08a4c", pen * 0.9) +
        fill(land, "#f0dcaa") +
        hill([27.3, 37.06, 27.33, 37.09, 27.37, 37.1, 27.4, 37.07, 27.36, 37.055]) +
        hill([27.5, 37.04, 27.54, 37.09, 27.6, 37.1, 27.63, 37.05, 27.56, 37.03]) +
        stroke(roads.join(""), "#fffaf0", pen * 1.5) +
        stroke(roads.join(""), "#c8702c", pen * 0.8) +
        // What somebody has marked with a pen.
        stroke(polyline(TRIP.map(geo)) + polyline(ring), "#c2265f", pen * 1.5) +
        rose(([x, y]) => at(0.1 + x * 0.0011 * (deep / wide), 0.72 - y * 0.0011)),
    ),
    fill([0, 2, 4].map((index) => panel((index + 1) / 6, (index + 2) / 6)).join(""), "#1d3f6e", 0.2),
    fill([0, 2, 4].map((index) => panel(index / 6, (index + 1) / 6)).join(""), "#fff3d6", 0.16),
    stroke(polyline(steps.map((u) => at(u, 0.5))), "#fffaf0", pen * 0.8, 0.6),
  ].join("");
}

/** A compass rose without letters, printed on the map through `at`. */
function rose(at: (point: Point) => Point): Drawing {
  const turnedBy = (points: readonly Point[], turn: number) => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return polygon(points.map(([x, y]) => at([x * cos - y * sin, x * sin + y * cos])));
  };
  const rays = counted(4).map((index) => (index * Math.PI) / 2);
  const half = (side: 1 | -1): readonly Point[] => [
    [0, -70],
    [side * 13, -13],
    [0, 0],
  ];
  return (
    stroke(
      polyline(shares(33).map((turn) => at([Math.cos(turn * 6.284) * 46, Math.sin(turn * 6.284) * 46]))),
      "#fffaf0",
      3,
    ) +
    fill(rays.map((turn) => turnedBy(half(1), turn)).join(""), "#fffaf0") +
    fill(rays.map((turn) => turnedBy(half(-1), turn)).join(""), "#1d5d86")
  );
}
