import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import type { Path } from "#illustrations/kit/path.ts";
import type { SidePoint } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { FrontPoint, Surface } from "./surface.ts";

/** A broad upright grille of level bars in a bright frame, narrow lamps drawn back along the wings, a low intake under a crease. */
export function carrierFace(surface: Surface, paint: VehiclePaint): Drawing {
  const grille: FrontPoint[] = [
    [-0.5, 580],
    [-0.59, 700],
    [-0.54, 900],
    [-0.47, 930],
    [0.47, 930],
    [0.54, 900],
    [0.59, 700],
    [0.5, 580],
  ];
  const intake: FrontPoint[] = [
    [-0.86, 300],
    [-0.8, 400],
    [-0.5, 372],
    [0.5, 372],
    [0.8, 400],
    [0.86, 300],
  ];
  const lamp: Lamp = {
    glass: (side) => [
      [side * 0.63, 800],
      [side * 0.6, 880],
      [side * 0.78, 936],
      [side, 984],
      [side, 858],
      [side * 0.84, 800],
    ],
    cell: (side) => [
      [side * 0.74, 824],
      [side * 0.73, 890],
      [side * 0.94, 940],
      [side * 0.94, 852],
    ],
    brow: (side) => [
      [side * 0.62, 876],
      [side * 0.78, 928],
      [side, 972],
    ],
    wing: [858, 984],
    tip: [660, 1022],
  };
  return (
    fill(surface.front(intake), paint.horizon) +
    fill(bar(surface, -0.8, 0.8, 330, 12), paint.chromeDim, 0.6) +
    stroke(
      surface.frontLine([
        [-0.86, 292],
        [0.86, 292],
      ]),
      paint.chrome,
      11 * surface.millimetre,
      0.75,
    ) +
    fill(surface.front(grille), paint.horizon) +
    fill(
      [650, 722, 794, 866].map((up) => bar(surface, -0.56, 0.56, up, 20)).join(""),
      blend(paint.chromeDim, paint.horizon, 0.15),
    ) +
    stroke(surface.frontLine([...grille, [-0.5, 580]]), paint.chrome, 16 * surface.millimetre, 0.95) +
    plate(surface, 420, 530) +
    lamps(surface, paint, lamp)
  );
}

function bar(surface: Surface, from: number, to: number, up: number, tall: number): Path {
  return surface.front([
    [from, up],
    [from, up + tall],
    [to, up + tall],
    [to, up],
  ]);
}

/** A number plate without a number, its blue strip on the left as one reads it: towards the far side. */
function plate(surface: Surface, from: number, to: number): Drawing {
  return (
    fill(
      surface.front([
        [-0.27, from],
        [-0.27, to],
        [0.27, to],
        [0.27, from],
      ]),
      "#f7f1e2",
    ) +
    fill(
      surface.front([
        [0.22, from],
        [0.22, to],
        [0.27, to],
        [0.27, from],
      ]),
      "#2a5f9e",
    )
  );
}

/** A lamp of the front: its dark glass, what shines in it, the line of light along its edge, and how it runs on along the wing. */
interface Lamp {
  glass: (side: number) => readonly FrontPoint[];
  cell: (side: number) => readonly FrontPoint[];
  brow: (side: number) => readonly FrontPoint[];
  /** The heights between which it passes the front's corner. */
  wing: readonly [low: number, high: number];
  tip: SidePoint;
}

/** Both lamps: narrow dark glass, in which only a cell and a blade shine. The near one ends on the wing in a point. */
function lamps(surface: Surface, paint: VehiclePaint, { glass, cell, brow, wing, tip }: Lamp): Drawing {
  const dark = blend(paint.lampDim, paint.horizon, 0.8);
  const [low, high] = wing;
  const [from, to] = [surface.cornerAt(low), surface.cornerAt(high)];
  const point: SidePoint = [Math.max(tip[0], to + 190), tip[1]];
  const lit: SidePoint = [mixed(to, point[0], 0.82), mixed(high - 12, tip[1], 0.78)];
  return (
    fill(
      surface.side([
        [from - 20, low],
        [to - 20, high],
        [mixed(to, point[0], 0.5), mixed(high, tip[1], 0.6)],
        point,
        [mixed(from, point[0], 0.5), mixed(low, tip[1], 0.34)],
      ]),
      dark,
    ) +
    fill([1, -1].map((side) => surface.front(glass(side))).join(""), dark) +
    fill([1, -1].map((side) => surface.front(cell(side))).join(""), blend(paint.lampDim, paint.lamp, 0.35)) +
    stroke(
      [1, -1].map((side) => surface.frontLine(brow(side))).join("") + surface.sideLine([[to - 10, high - 10], lit]),
      paint.lamp,
      17 * surface.millimetre,
    )
  );
}

/** The middle of each lamp on the sheet, near one first: for glows and beams. */
export function lampPlaces(surface: Surface) {
  return counted(2).map((index) => surface.frontAt([index ? 0.82 : -0.82, 890]));
}
