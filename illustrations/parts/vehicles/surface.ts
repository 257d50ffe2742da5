import type { Project } from "#illustrations/kit/camera.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { measureAt, type SidePoint, type VehicleModel } from "./models.ts";

/** A point of the front: -1 is the near edge, 1 the far one; millimetres above the road. */
export type FrontPoint = readonly [across: number, up: number];

/** The surface of a vehicle as the camera sees it. Positions are in the local coordinates of its front or side. */
export interface Surface {
  model: VehicleModel;
  /** Units of the sheet per millimetre, near the front axle. */
  millimetre: number;
  at(along: number, across: number, up: number): Point;
  sideAt(point: SidePoint, out?: number): Point;
  frontAt(point: FrontPoint, out?: number): Point;
  side(points: readonly SidePoint[]): Path;
  sideLine(points: readonly SidePoint[]): Path;
  front(points: readonly FrontPoint[]): Path;
  frontLine(points: readonly FrontPoint[]): Path;
  /** Half the width of the body at a point. */
  halfAt(along: number, up: number): number;
  /** Position of the corner between front and side. */
  cornerAt(up: number): number;
  /** Visible share of the width of the front at a height: 1 for all of it, less where its far corner turns away from the camera. */
  seenAt(up: number): number;
}

/** `view` is the vehicle's own frame: metres behind its front bumper, to its far side, above the road. */
export function surfaceOf(model: VehicleModel, view: Project): Surface {
  const at = (along: number, across: number, up: number): Point => view([along / 1000, across / 1000, up / 1000]);
  const cornerAt = (up: number) => measureAt(model.nose, up) + measureAt(model.sweep, up);
  // Both ends of a body are drawn in a little.
  const taper = (along: number) =>
    1 - 0.1 * within((900 - along) / 900) ** 2.2 - 0.05 * within((along - model.length + 900) / 900) ** 2;
  const halfAt = (along: number, up: number) => measureAt(model.halfWidth, up) * taper(along);
  const sideAt = ([along, up]: SidePoint, out = 0) => at(along, -(halfAt(along, up) + out), up);
  const frontAt = ([across, up]: FrontPoint, out = 0): Point => {
    const along = measureAt(model.nose, up) + measureAt(model.sweep, up) * Math.abs(across) ** 3.2;
    return at(along - out, across * halfAt(cornerAt(up), up), up);
  };
  const seenAt = (up: number) =>
    shares(33).reduce((best, share) => (frontAt([share, up])[0] < frontAt([best, up])[0] ? share : best), 0);
  const frontSteps = (points: readonly FrontPoint[], closed: boolean) =>
    finer(points, closed, ([a, up], [b, high]) => Math.abs(a - b) * 7 + Math.abs(up - high) / 60).map((point) =>
      frontAt([Math.min(point[0], seenAt(point[1])), point[1]]),
    );
  const sideSteps = (points: readonly SidePoint[], closed: boolean) =>
    finer(points, closed, ([a, up], [b, high]) => Math.hypot(a - b, up - high) / 240).map((point) => sideAt(point));
  const [near, far] = [at(model.frontAxle, 0, 0), at(model.frontAxle, 0, 1000)];
  return {
    model,
    millimetre: Math.hypot(far[0] - near[0], far[1] - near[1]) / 1000,
    at,
    sideAt,
    frontAt,
    side: (points) => polygon(sideSteps(points, true)),
    sideLine: (points) => polyline(sideSteps(points, false)),
    front: (points) => polygon(frontSteps(points, true)),
    frontLine: (points) => polyline(frontSteps(points, false)),
    halfAt,
    cornerAt,
    seenAt,
  };
}

/** The same line with points between, where it lies on a bent face. */
function finer(
  points: readonly (readonly [number, number])[],
  closed: boolean,
  steps: (from: readonly [number, number], to: readonly [number, number]) => number,
) {
  return points.flatMap((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    if (!to) return [from];
    const count = within(Math.round(steps(from, to)), 1, 12);
    return counted(count).map((step): readonly [number, number] => [
      mixed(from[0], to[0], step / count),
      mixed(from[1], to[1], step / count),
    ]);
  });
}
