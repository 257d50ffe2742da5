import type { Point } from "./geometry.ts";

/** A place in the world, in metres: to the right, away from the eye, up from the ground. */
export type Place = readonly [right: number, away: number, up: number];

/** Puts a place on the sheet. */
export type Project = (place: Place) => Point;

/** Where the eye is and how it sees: what turns metres on the ground into units of the sheet. */
export interface CameraOptions {
  /** Height of the horizon on the sheet: whatever is as high above the ground as the eye lies on it. */
  horizon: number;
  /** Where on the sheet the eye looks; all that runs straight away from it meets here, on the horizon. */
  centre: number;
  /** How high the eye is above the ground, in metres: 1.7 stands, 1.2 sits, 8 looks from a balcony. */
  eye: number;
  /** How long the lens is, in units of the sheet; 1600 is a normal lens for a sheet of 1600, 2600 a long one. */
  focal?: number;
}

/** An eye that looks level, so that what is upright stays upright. Nothing may be drawn behind it: `away` is at least .3. */
export function cameraOf({ horizon, centre, eye, focal = 1600 }: CameraOptions): Project {
  return ([right, away, up]) => {
    const scale = focal / Math.max(0.3, away);
    return [centre + right * scale, horizon + (eye - up) * scale];
  };
}

/** How many units a metre takes at a place. */
export function metreAt(project: Project, [right, away, up]: Place): number {
  return project([right + 1, away, up])[0] - project([right, away, up])[0];
}

/** Where a frame stands on the ground, in metres from the eye, and which way it is turned. */
export interface Standing {
  /** Where its origin stands. */
  right: number;
  away: number;
  /** Which way its own `along` points, in degrees: 0 away from the eye, 90 to the right. */
  heading: number;
}

/**
 * The camera as seen from a thing that stands somewhere and is turned: its places are metres along, across (to its left when
 * it looks along) and up. A road, a quay or a row of columns drawn in the frame of a vehicle shares its vanishing points.
 */
export function frameOf(project: Project, { right, away, heading }: Standing): Project {
  const angle = (heading / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([along, across, up]) => project([right + along * sin - across * cos, away + along * cos + across * sin, up]);
}

/** A ribbon on the ground, from one `along` to another, between two `across`; `bend` moves it sideways as it goes. */
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

/** Steps along a road that grow with distance, so that a curve stays smooth and has few points. */
export function stepsAway(from: number, to: number, count = 28): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + (to - from) * (index / count) ** 2.4);
}
