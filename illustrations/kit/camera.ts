import type { Point } from "./geometry.ts";

/** A point in the world, in metres: to the right of the camera, away from it, above the ground. */
export type Place = readonly [right: number, away: number, up: number];

/** Projects a point of the world onto the sheet. */
export type Project = (place: Place) => Point;

/** Where the eye is and how it sees: what turns metres on the ground into units of the sheet. */
export interface CameraOptions {
  /** y coordinate of the horizon on the sheet; all points at eye level are on it. */
  horizon: number;
  /** x coordinate of the central vanishing point, which is on the horizon. */
  centre: number;
  /** Height of the camera above the ground, in metres: 1.7 for somebody who stands, 1.2 for somebody who sits, 8 for a balcony. */
  eye: number;
  /** Focal length, in units of the sheet; 1600 is normal for a sheet 1600 units wide, 2600 a telephoto lens. */
  focal?: number;
}

/**
 * A perspective projection with a level camera, so that vertical lines stay vertical. Points closer than .3 m are projected as if .3 m away.
 */
export function cameraOf({ horizon, centre, eye, focal = 1600 }: CameraOptions): Project {
  return ([right, away, up]) => {
    const scale = focal / Math.max(0.3, away);
    return [centre + right * scale, horizon + (eye - up) * scale];
  };
}

/** Length of a metre on the sheet, parallel to it at a point, in units. */
export function metreAt(project: Project, [right, away, up]: Place): number {
  return project([right + 1, away, up])[0] - project([right, away, up])[0];
}

/** Where a frame stands on the ground, in metres from the eye, and which way it is turned. */
export interface Standing {
  /** Position of its origin, in metres. */
  right: number;
  away: number;
  /** Direction of its `along` axis, in degrees: 0 away from the camera, 90 to the right. */
  heading: number;
}

/** Where what stands at a place in the local coordinates of an object is in metres from the eye: along it, across it (to the left of `along`), up. */
export function toWorld({ right, away, heading }: Standing): (local: Place) => Place {
  const angle = (heading / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([along, across, up]) => [right + along * sin - across * cos, away + along * cos + across * sin, up];
}

/**
 * The projection in the local coordinates of an object that is moved and rotated. A road, a quay or a row of columns drawn in the frame of a
 * vehicle shares its vanishing points.
 */
export function frameOf(project: Project, standing: Standing): Project {
  const world = toWorld(standing);
  return (local) => project(world(local));
}

/**
 * Outline of a strip on the ground through the values of `along`, between two values of `across`; `bend` offsets it sideways at each
 * `along`.
 */
export function ribbon(
  project: Project,
  {
    along,
    across,
    bend = () => 0,
    up = 0,
  }: { along: readonly number[]; across: readonly [number, number]; bend?: (along: number) => number; up?: number },
): Point[] {
  const side = (offset: number) => along.map((at) => project([at, offset + bend(at), up]));
  return [...side(across[0]), ...side(across[1]).toReversed()];
}

/** Distances along a road whose steps grow with the distance, so that a curve looks smooth with few points. */
export function stepsAway(from: number, to: number, count = 28): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + (to - from) * (index / count) ** 2.4);
}
