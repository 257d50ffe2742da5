import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { ARCH, FOOT } from "./carrierBody.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";
import { wheelCircle } from "./wheels.ts";

/** A disc in the plane of the near side, about an axle. */
export function archOf(surface: Surface, axle: number, radius: number): Path {
  return polygon(wheelCircle(surface, axle, -surface.halfAt(axle, 600), radius));
}

/** A wheel on the near side: tyre, the rim's barrel with the brake in it, seven pairs of spokes. */
export function carrierWheel(sheet: Sheet, surface: Surface, axle: number, paint: VehiclePaint): Drawing {
  const { tyre, rim } = surface.model;
  const face = -(surface.halfAt(axle, 520) - 22);
  const ring = (radius: number, inset = 0) => polygon(wheelCircle(surface, axle, face + inset, radius, 48));
  const at = (radius: number, angle: number, inset = -6): Point =>
    surface.at(axle + Math.cos(angle) * radius, face + inset, tyre + Math.sin(angle) * radius);
  const half = surface.halfAt(axle, 600);
  const tread = [20, 80, 150, 220].map((inset) => polygon(wheelCircle(surface, axle, inset - half, tyre))).join("");
  const floor = surface.sideAt([axle, FOOT])[1];
  const below = `M0 ${Math.round(floor)}H1600V1200H0Z`;
  const spokes = counted(14).map((index) => {
    const middle = ((Math.floor(index / 2) + 0.1) / 7) * Math.PI * 2 + (index % 2 ? 0.15 : -0.15);
    const root = middle + (index % 2 ? 0.02 : -0.02);
    return {
      lit: Math.sin(middle) - Math.cos(middle) * 0.6 > -0.35,
      path: polygon([
        at(rim * 0.2, root - 0.22),
        at(rim * 0.97, middle - 0.085),
        at(rim * 0.97, middle + 0.085),
        at(rim * 0.2, root + 0.22),
      ]),
    };
  });
  const pathOf = (lit: boolean) =>
    spokes
      .filter((one) => one.lit === lit)
      .map(({ path }) => path)
      .join("");
  // The sky lies on the shoulder of the tyre, upper left.
  const shine = polyline(counted(13).map((step) => at(tyre * 0.9, 1.5 + step * 0.13)));
  return (
    sheet.clipped(archOf(surface, axle, tyre + ARCH), fill(tread, paint.tyre)) +
    sheet.clipped(below, fill(tread, paint.tyre)) +
    fill(ring(tyre), paint.tyre) +
    fill(ring(tyre * 0.975, -4), paint.tyreLight) +
    fill(ring(tyre * 0.86, -6), paint.tyre) +
    stroke(shine, blend(paint.tyreLight, paint.skyDim, 0.5), 12 * surface.millimetre, 0.8) +
    fill(ring(rim + 12, -6), paint.rimDim) +
    sheet.clipped(
      ring(rim - 6, 0),
      fill(ring(rim - 6, 0), paint.rimDeep) +
        fill(ring(rim * 0.66, 70), blend(paint.rimDim, paint.rimDeep, 0.25)) +
        fill(ring(rim * 0.4, 66), paint.rimDeep),
    ) +
    fill(pathOf(false), blend(paint.rim, paint.rimDim, 0.6)) +
    fill(pathOf(true), paint.rim) +
    stroke(ring(rim + 2, -8), paint.rim, 17 * surface.millimetre) +
    stroke(
      polyline(counted(15).map((step) => at(rim + 2, -2.6 + step * 0.15, -8))),
      paint.rimDim,
      17 * surface.millimetre,
      0.75,
    ) +
    fill(ring(rim * 0.26, -8), paint.rim) +
    fill(ring(rim * 0.19, -10), paint.rimDim) +
    fill(ring(rim * 0.13, -12), paint.rim)
  );
}
