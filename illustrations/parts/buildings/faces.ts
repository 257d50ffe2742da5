import type { Project } from "#illustrations/kit/camera.ts";
import { type Point, shares } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";

/** The sides of a building in a frame of the camera: metres along its front, forward of it, and up. */
export interface Faces {
  at(along: number, forward: number, up: number): Point;
  /** A piece parallel to the front. */
  front(from: number, to: number, low: number, high: number, forward?: number): Path;
  /** A piece at right angles to the front. */
  flank(along: number, from: number, to: number, low: number, high: number): Path;
  /** A level piece: a step, the underside of a beam. */
  level(from: number, to: number, back: number, forward: number, up: number): Path;
  /** A round-headed opening in the front. */
  arch(middle: number, half: number, low: number, high: number): Path;
}

/** The faces of a building whose front lies along `view`, in whose frame it stands: points and outlines in units of the sheet, from its own metres. */
export function facesOf(view: Project): Faces {
  const at = (along: number, forward: number, up: number) => view([along, -forward, up]);
  return {
    at,
    front: (from, to, low, high, forward = 0) =>
      polygon([at(from, forward, low), at(to, forward, low), at(to, forward, high), at(from, forward, high)]),
    flank: (along, from, to, low, high) =>
      polygon([at(along, from, low), at(along, to, low), at(along, to, high), at(along, from, high)]),
    level: (from, to, back, forward, up) =>
      polygon([at(from, back, up), at(to, back, up), at(to, forward, up), at(from, forward, up)]),
    arch: (middle, half, low, high) =>
      polygon([
        at(middle - half, 0, low),
        ...shares(9).map((share) =>
          at(middle - half * Math.cos(share * Math.PI), 0, high - half + half * Math.sin(share * Math.PI)),
        ),
        at(middle + half, 0, low),
      ]),
  };
}
