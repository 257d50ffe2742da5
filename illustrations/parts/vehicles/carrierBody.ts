import { blend } from "#illustrations/kit/colour.ts";
import { mixed, type Point } from "#illustrations/kit/geometry.ts";
import { type SidePoint, CARRIER, type VehicleModel } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { FrontPoint } from "./surface.ts";

/** The carrier as it is drawn from near: three panes in one dark band. */
export const BODY: VehicleModel = {
  ...CARRIER,
  windows: [
    soft(
      [
        [1440, 1205],
        [1640, 1600],
        [1775, 1752],
        [2125, 1768],
        [2140, 1198],
      ],
      60,
    ),
    soft(
      [
        [2245, 1198],
        [2230, 1770],
        [3480, 1772],
        [3495, 1204],
      ],
      60,
    ),
    soft(
      [
        [3605, 1206],
        [3590, 1772],
        [4700, 1756],
        [4830, 1660],
        [4900, 1330],
        [4850, 1226],
      ],
      70,
    ),
  ],
};

/** Height of the lower edge of the body. */
export const FOOT = 220;

/** How far the arches stand off the tyres. */
export const ARCH = 44;

/** The same shape with its corners rounded, in millimetres. */
export function soft(points: readonly SidePoint[], radius: number): SidePoint[] {
  return points.flatMap((corner, index) => {
    const towards = (to: SidePoint): SidePoint => {
      const share = Math.min(0.5, radius / Math.hypot(to[0] - corner[0], to[1] - corner[1]));
      return [mixed(corner[0], to[0], share), mixed(corner[1], to[1], share)];
    };
    const from = towards(points.at(index - 1) ?? corner);
    const to = towards(points[(index + 1) % points.length] ?? corner);
    return [0, 0.25, 0.5, 0.75, 1].map((share): SidePoint => {
      const bend = (axis: 0 | 1) =>
        mixed(mixed(from[axis], corner[axis], share), mixed(corner[axis], to[axis], share), share);
      return [bend(0), bend(1)];
    });
  });
}

/** The same for a shape of the front, whose widths are shares. */
export function softFront(points: readonly FrontPoint[], radius = 40): FrontPoint[] {
  return soft(
    points.map(([across, up]): SidePoint => [across * 940, up]),
    radius,
  ).map(([across, up]) => [across / 940, up]);
}

/** A point in whole units, for the ends of gradients. */
export function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** The lit colour of the front: its far part, and where it turns into the side. */
export function litOf(paint: VehiclePaint): readonly [far: string, near: string, corner: string] {
  const far = blend(paint.bodyLight, paint.skyDim, 0.95);
  const near = blend(paint.bodyLight, paint.skyDim, 0.48);
  return [far, near, blend(paint.body, near, 0.66)];
}
