import type { Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point, shares, within } from "#content/illustrations/kit/geometry.ts";
import { curve, disc, lens, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { COAST } from "../../maps/coast.ts";
import { ROADS } from "../../maps/features.ts";
import { pointsOf } from "../land/pointsOf.ts";

/** What of the coast is drawn, in degrees: a little more than the sheet shows. */
const [WEST, SOUTH, EAST, NORTH] = [27.08, 36.84, 27.76, 37.27] as const;

/** The shores about the peninsula as the site's own maps have them, cut off beyond the sheet. */
const SHORES = COAST.map(pointsOf)
  .map((ring) => ring.map(([lon, lat]): Point => [within(lon, WEST, EAST), within(lat, SOUTH, NORTH)]))
  .map((ring) => ring.filter(([lon, lat], index) => lon !== ring[index - 1]?.[0] || lat !== ring[index - 1]?.[1]))
  .filter((ring) => ring.length > 4);

/** The way from the airport in the north-east to Bodrum. */
const TRIP = (ROADS.region["main"] ?? []).filter(([lon]) => lon > 27.42);

/** A map of the Bodrum peninsula, unfolded on a table that `camera` looks at (the ground is the table); its folds stand up a little, so that every other panel is in shade. */
export function peninsulaMap(sheet: Sheet, camera: Project): Drawing {
  const [near, far, wide] = [0.9, 1.78, 0.76];
  const lift = (u: number) => 0.013 * Math.abs(((((u * 3) % 1) + 1) % 1) - 0.5) * 2;
  const at = (u: number, v: number): Point => camera([(u - 0.5) * wide, near + (far - near) * v, lift(u)]);
  const geo = ([lon, lat]: Point): Point => at((lon - 27.15) / 0.52, (lat - 36.9) / 0.31);
  const steps = shares(25);
  const rim = [...steps.map((u) => at(u, 0)), ...steps.toReversed().map((u) => at(u, 1))];
  const sheetPath = polygon(rim);
  const panel = (from: number, to: number): Path => polygon([at(from, 0), at(to, 0), at(to, 1), at(from, 1)]);
  const roads = Object.values(ROADS.region).map((points) => polyline(points.map(geo)));
  const land = SHORES.map((ring) => polygon(ring.map(geo))).join("");
  const shadow = polygon(rim.map(([x, y]): Point => [x + 22, y + 16]));
  const [bx, by] = geo([27.425, 37.038]);
  return [
    fill(shadow, "#4f2d33", 0.55),
    fill(sheetPath, "#fbf3df"),
    sheet.clipped(
      polygon([at(0.02, 0.025), at(0.98, 0.025), at(0.98, 0.975), at(0.02, 0.975)]),
      fill(sheetPath, "#7fc0cc") +
        // Two steps of shallow water, then the shore's own sharp line.
        stroke(land, "#9bd0d4", 40) +
        stroke(land, "#bfe3de", 18) +
        stroke(land, "#b08a4c", 5) +
        fill(land, "#f0dcaa") +
        fill(
          curve(pointsOf([27.3, 37.06, 27.33, 37.09, 27.37, 37.1, 27.4, 37.07, 27.36, 37.055]).map(geo), true),
          "#b9b878",
          0.8,
        ) +
        fill(
          curve(pointsOf([27.5, 37.04, 27.54, 37.09, 27.6, 37.1, 27.63, 37.05, 27.56, 37.03]).map(geo), true),
          "#b9b878",
          0.8,
        ) +
        stroke(roads.join(""), "#fffaf0", 9) +
        stroke(roads.join(""), "#c8702c", 4.5) +
        stroke(polyline(TRIP.map(geo)), "#c2265f", 9),
    ),
    fill([0, 2, 4].map((index) => panel(index / 6 + 1 / 6, index / 6 + 2 / 6)).join(""), "#1d4a6e", 0.16),
    fill(polygon([at(0, 0.49), at(1, 0.49), at(1, 0.51), at(0, 0.51)]), "#fffaf0", 0.5),
    place(rose(), ...at(0.13, 0.62), 1),
    fill(lens(bx + 22, by + 2, 64, 12), "#4f2d33", 0.6),
    fill(
      `M${bx} ${by}L${bx - 34} ${by - 74}Q${bx - 44} ${by - 124} ${bx} ${by - 128}T${bx + 34} ${by - 74}Z`,
      "#c2265f",
    ),
    fill(`M${bx} ${by}L${bx + 6} ${by - 127}Q${bx + 44} ${by - 120} ${bx + 34} ${by - 74}Z`, "#8d1b4c"),
    fill(disc(bx, by - 88, 15), "#fffaf0"),
  ].join("");
}

/** A compass rose without letters, lying on the map. */
function rose(): Drawing {
  const rays = counted(4).map((index) =>
    turned(fill("M0-50L9-9L0 0Z", "#fffaf0") + fill("M0-50L-9-9L0 0Z", "#1d5d86"), index * 90),
  );
  return `<g transform="scale(1 .6)">${stroke(disc(0, 0, 36), "#fffaf0", 4)}${rays.join("")}</g>`;
}
