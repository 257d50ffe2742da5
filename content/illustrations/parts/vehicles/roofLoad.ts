import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { Point } from "#content/illustrations/kit/geometry.ts";
import { polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";

/** What stands on the roof of a high van: the box of its air conditioning, and a rail on feet along the near edge. */
export function roofLoad({ at, millimetre }: Surface, paint: VehiclePaint): Drawing {
  const [front, rear, half, foot, top] = [3300, 4900, 470, 2640, 2930];
  const flank: Point[] = [
    at(front, -half, foot),
    at(front + 40, -half, top - 60),
    at(front + 240, 40 - half, top),
    at(rear - 120, 40 - half, top),
    at(rear, -half, top - 90),
    at(rear, -half, foot),
  ];
  const face: Point[] = [
    at(front, -half, foot),
    at(front + 40, -half, top - 60),
    at(front + 240, 40 - half, top),
    at(front + 240, half - 40, top),
    at(front + 40, half, top - 60),
    at(front, half, foot),
  ];
  const slats = [2740, 2800].map((up) => polyline([at(front + 1000, -half, up), at(rear - 160, -half, up)]));
  return (
    fill(polygon(face), blend(paint.skyDim, paint.sky, 0.3)) +
    fill(polygon(flank), paint.bodyLight) +
    stroke(slats.join(""), paint.horizon, 18 * millimetre)
  );
}

/** The rail along the near edge of the roof, after the body. */
export function roofRail({ at, millimetre }: Surface, paint: VehiclePaint): Drawing {
  const [across, up] = [-800, 2780];
  const feet = [2500, 3540, 4580, 5620, 6500].map((along) =>
    polyline([at(along, across, up), at(along, across - 10, 2690)]),
  );
  return (
    stroke(feet.join(""), paint.bodyLight, 36 * millimetre) +
    stroke(polyline([at(2420, across, up), at(6580, across, up)]), paint.chromeDim, 36 * millimetre) +
    stroke(polyline([at(2420, across, up + 14), at(6580, across, up + 14)]), paint.chrome, 14 * millimetre, 0.8)
  );
}
