import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { polygon } from "#illustrations/kit/path.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import type { Surface } from "./surface.ts";

/** The circle of a wheel at an axle, `across` from the middle, on the sheet. */
export function wheelCircle(surface: Surface, axle: number, across: number, radius: number, steps = 36): Point[] {
  return counted(steps).map((step) => {
    const angle = (step / steps) * Math.PI * 2;
    return surface.at(axle + Math.cos(angle) * radius, across, surface.model.tyre + Math.sin(angle) * radius);
  });
}

/** A wheel on the near side: tyre with its tread, rim with spokes in light and shade, hub. */
export function wheel(sheet: Sheet, surface: Surface, axle: number, paint: VehiclePaint): Drawing {
  const { tyre, rim, spokes } = surface.model;
  const face = -(surface.halfAt(axle, 520) - 26);
  const circle = (radius: number, inset = 0) => polygon(wheelCircle(surface, axle, face + inset, radius));
  const spoke = (index: number) => {
    const angle = (index / spokes) * Math.PI * 2 + 0.2;
    const wide = spokes > 8 ? 0.11 : 0.24;
    const at = (radius: number, by: number) =>
      surface.at(axle + Math.cos(angle + by) * radius, face - 4, tyre + Math.sin(angle + by) * radius);
    return {
      lit: Math.sin(angle) - Math.cos(angle) * 0.5 > -0.2,
      path: polygon([at(rim * 0.2, -0.42), at(rim * 0.97, -wide), at(rim * 0.97, wide), at(rim * 0.2, 0.42)]),
    };
  };
  const all = counted(spokes).map(spoke);
  const pathOf = (lit: boolean) =>
    all
      .filter((one) => one.lit === lit)
      .map(({ path }) => path)
      .join("");
  return (
    tread(sheet, surface, axle, paint) +
    fill(circle(tyre), paint.tyreLight) +
    fill(circle(tyre * 0.93, -4), paint.tyre) +
    fill(circle(rim + 14, -6), paint.rimDim) +
    fill(circle(rim - 4, 8), paint.rimDeep) +
    fill(pathOf(true), paint.rim) +
    fill(pathOf(false), blend(paint.rim, paint.rimDim, 0.55)) +
    stroke(circle(rim, -8), paint.rim, 16 * surface.millimetre, 0.8) +
    fill(circle(rim * 0.24, -10), paint.rim) +
    fill(circle(rim * 0.13, -12), paint.rimDim)
  );
}

/** The tyre's breadth, as far as the body lets us see it: through the arch, and below the sill. */
function tread(sheet: Sheet, surface: Surface, axle: number, paint: VehiclePaint): Drawing {
  const { model, sideAt } = surface;
  const half = surface.halfAt(axle, 600);
  const breadth = [20, 80, 150, 220]
    .map((inset) => polygon(wheelCircle(surface, axle, inset - half, model.tyre)))
    .join("");
  const foot = model.nose[0]?.[0] ?? 220;
  const below = polygon([
    sideAt([axle - 900, foot]),
    sideAt([axle + 900, foot]),
    [sideAt([axle + 900, 0])[0], sideAt([axle + 900, -900])[1]],
    [sideAt([axle - 900, 0])[0], sideAt([axle - 900, -900])[1]],
  ]);
  return (
    sheet.clipped(polygon(wheelCircle(surface, axle, -half, model.tyre + 46)), fill(breadth, paint.tyre)) +
    sheet.clipped(below, fill(breadth, paint.tyre))
  );
}
