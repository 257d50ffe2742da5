import type { Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { curve, disc, lens, type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { pointsOf } from "../land/pointsOf.ts";

/** Longitude and latitude of the shore, clockwise from Güvercinlik in the north-east to the south-east. */
const COAST = pointsOf([
  27.7, 37.2, 27.62, 37.16, 27.58, 37.14, 27.53, 37.13, 27.49, 37.1, 27.46, 37.09, 27.42, 37.12, 27.39, 37.125, 27.37,
  37.15, 27.33, 37.14, 27.3, 37.13, 27.28, 37.11, 27.25, 37.13, 27.24, 37.09, 27.23, 37.055, 27.24, 37.03, 27.255,
  37.005, 27.27, 36.98, 27.29, 36.96, 27.32, 36.968, 27.35, 36.985, 27.345, 37.015, 27.37, 37.022, 27.39, 37.003, 27.4,
  37.026, 27.425, 37.036, 27.43, 37.026, 27.44, 37.034, 27.46, 37.02, 27.49, 37, 27.54, 37.012, 27.58, 37, 27.63,
  37.015, 27.7, 36.99,
]);

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
  const roads = [
    [27.425, 37.038, 27.45, 37.075, 27.49, 37.088, 27.54, 37.115, 27.6, 37.13, 27.67, 37.15],
    [27.425, 37.038, 27.39, 37.045, 27.35, 37.035, 27.3, 37.02, 27.262, 37.008],
    [27.35, 37.035, 27.33, 37.07, 27.295, 37.105],
    [27.45, 37.075, 27.4, 37.085, 27.38, 37.118],
    [27.262, 37.008, 27.25, 37.04, 27.265, 37.08, 27.295, 37.105],
  ].map((numbers) => curve(pointsOf(numbers).map(geo)));
  const islands = [
    [27.19, 37.0, 27.205, 37.01, 27.222, 36.998, 27.205, 36.99],
    [27.44, 36.985, 27.47, 36.992, 27.5, 36.972, 27.465, 36.966],
    [27.15, 36.9, 27.15, 36.925, 27.21, 36.935, 27.29, 36.918, 27.31, 36.9],
    [27.26, 37.175, 27.28, 37.185, 27.3, 37.172, 27.28, 37.162],
  ].map((numbers) => curve(pointsOf(numbers).map(geo), true));
  const land = `${curve(COAST.map(geo))}Z`;
  const shadow = polygon(rim.map(([x, y]): Point => [x + 22, y + 16]));
  const [bx, by] = geo([27.425, 37.038]);
  return [
    fill(shadow, "#4f2d33", 0.55),
    fill(sheetPath, "#fbf3df"),
    sheet.clipped(
      polygon([at(0.02, 0.025), at(0.98, 0.025), at(0.98, 0.975), at(0.02, 0.975)]),
      fill(sheetPath, "#7fc0cc") +
        stroke(land + islands.join(""), "#b6dedb", 30) +
        fill(land + islands.join(""), "#ecd9a8") +
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
        stroke(roads.join(""), "#fbf3df", 11) +
        stroke(roads.join(""), "#d08a3c", 5) +
        stroke(roads[0] ?? "", "#c2265f", 10),
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
