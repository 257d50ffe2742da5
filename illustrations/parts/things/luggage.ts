import { frameOf, type Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface LuggageOptions {
  /**
   * The scene's camera, and the position of the case, in metres. A `turn` of 0 shows its broad side, 20 (degrees) also some of its right
   * side.
   */
  camera: Project;
  right: number;
  away: number;
  turn?: number;
  /** Width, thickness and height in metres. */
  size?: readonly [wide: number, thick: number, high: number];
  /** Colours in light, in shade and of its straps. */
  colours: readonly [light: string, shade: string, strap: string];
  /** Offset of the shadow of a point one metre up: metres to the right, and away from the camera. */
  cast?: readonly [right: number, away: number];
}

/** A leather suitcase in the perspective of its ground: lit front, shaded right side, top, two straps, handle, its shadow. */
export function luggage(sheet: Sheet, options: LuggageOptions): Drawing {
  const { camera, right, away, turn = 16, size = [0.5, 0.22, 0.66], cast = [0.6, 0.05] } = options;
  const [light, shade, strap] = options.colours;
  const [wide, thick, high] = size;
  // Along runs to its right and a little towards us, across away from us.
  const view = frameOf(camera, { right, away, heading: 90 + turn });
  const at = (along: number, back: number, up: number): Point => view([along, back, up]);
  const front = (x0: number, x1: number, u0: number, u1: number): Path =>
    polygon([at(x0, 0, u0), at(x1, 0, u0), at(x1, 0, u1), at(x0, 0, u1)]);
  const side = (u0: number, u1: number): Path =>
    polygon([at(wide, 0, u0), at(wide, thick, u0), at(wide, thick, u1), at(wide, 0, u1)]);
  const top = (x0: number, x1: number): Path =>
    polygon([at(x0, 0, high), at(x1, 0, high), at(x1, thick, high), at(x0, thick, high)]);
  const angle = (turn / 180) * Math.PI;
  const fallen = (along: number, back: number): Point => {
    const [dx, dz] = [cast[0] * high, cast[1] * high];
    return at(
      along + dx * Math.cos(angle) - dz * Math.sin(angle),
      back + dx * Math.sin(angle) + dz * Math.cos(angle),
      0,
    );
  };
  const shadow = polygon([
    at(0, 0, 0),
    at(wide, 0, 0),
    fallen(wide, 0),
    fallen(wide, thick),
    fallen(0, thick),
    at(0, thick, 0),
  ]);
  const metre = Math.hypot(at(0, 0, 1)[0] - at(0, 0, 0)[0], at(0, 0, 1)[1] - at(0, 0, 0)[1]);
  const straps = [0.16, 0.7].map((share) => [wide * share, wide * (share + 0.13)] as const);
  const [grip, lift] = [wide * 0.13, high + 0.075];
  return (
    fill(shadow, sheet.mood.groundShade, 0.65) +
    fill(front(0, wide, 0, high), light) +
    fill(front(0, wide, high * 0.56, high * 0.59), shade) +
    fill(front(0, wide, 0, 0.03), shade, 0.7) +
    fill(side(0, high), shade) +
    fill(side(0, 0.03), strap, 0.5) +
    fill(top(0, wide), sheet.mood.wallBright, 0.9) +
    fill(top(0, wide), light, 0.72) +
    fill(straps.map(([x0, x1]) => front(x0, x1, 0, high) + top(x0, x1)).join(""), strap) +
    fill(straps.map(([x0, x1]) => front(x0 - 0.004, x1 + 0.004, high * 0.62, high * 0.7)).join(""), "#f3cf8c") +
    stroke(
      polyline([
        at(wide / 2 - grip, thick / 2, high),
        at(wide / 2 - grip, thick / 2, lift),
        at(wide / 2 + grip, thick / 2, lift),
        at(wide / 2 + grip, thick / 2, high),
      ]),
      strap,
      0.032 * metre,
    )
  );
}
