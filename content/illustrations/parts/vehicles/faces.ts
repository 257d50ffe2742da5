import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, shares } from "#content/illustrations/kit/geometry.ts";
import type { Path } from "#content/illustrations/kit/path.ts";
import type { SidePoint, VehicleKind } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { FrontPoint, Surface } from "./surface.ts";

/** What tells the three apart from ahead. None is any maker's. */
export const FACES: Record<VehicleKind, (surface: Surface, paint: VehiclePaint) => Drawing> = {
  sedan: sedanFace,
  carrier: carrierFace,
  van: vanFace,
};

/** Low and wide: narrow lamps drawn to a point, one broad grille of fine level bars, a blade of light under each lamp. */
function sedanFace(surface: Surface, paint: VehiclePaint): Drawing {
  const grille: FrontPoint[] = [
    [-0.48, 452],
    [-0.55, 540],
    [-0.55, 690],
    [-0.46, 748],
    [0.46, 748],
    [0.55, 690],
    [0.55, 540],
    [0.48, 452],
  ];
  const bars = shares(4).map((share) => bar(surface, -0.53, 0.53, mixed(500, 690, share), 15));
  const lamp: Lamp = {
    glass: (side) => [
      [side * 0.64, 676],
      [side * 0.63, 716],
      [side * 0.8, 762],
      [side, 796],
      [side, 706],
      [side * 0.84, 668],
    ],
    cell: (side) => [
      [side * 0.74, 688],
      [side * 0.74, 724],
      [side * 0.92, 760],
      [side * 0.92, 700],
    ],
    brow: (side) => [
      [side * 0.64, 712],
      [side * 0.8, 756],
      [side, 788],
    ],
    wing: [706, 796],
    tip: [640, 806],
  };
  const intake: FrontPoint[] = [
    [-0.84, 226],
    [-0.76, 282],
    [0.76, 282],
    [0.84, 226],
  ];
  return (
    fill(surface.front(intake), paint.horizon) +
    fill(surface.front(grille), paint.horizon) +
    fill(bars.join(""), paint.chromeDim) +
    stroke(
      surface.frontLine([
        [-0.48, 446],
        [-0.555, 540],
        [-0.555, 690],
        [-0.46, 754],
        [0.46, 754],
        [0.555, 690],
        [0.555, 540],
        [0.48, 446],
        [-0.48, 446],
      ]),
      paint.chrome,
      17 * surface.millimetre,
    ) +
    stroke(
      surface.frontLine([
        [-0.8, 294],
        [0.8, 294],
      ]),
      paint.chrome,
      12 * surface.millimetre,
      0.8,
    ) +
    plate(surface, 330, 440) +
    lamps(surface, paint, lamp)
  );
}

/** A broad upright grille of level bars in a bright frame, narrow lamps drawn back along the wings, a low intake under a crease. */
function carrierFace(surface: Surface, paint: VehiclePaint): Drawing {
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

/** Tall: one shield of a grille with two bars, lamps that sweep back round the corners, a bumper with a low intake. */
function vanFace(surface: Surface, paint: VehiclePaint): Drawing {
  const grille: FrontPoint[] = [
    [-0.44, 610],
    [-0.56, 720],
    [-0.52, 1000],
    [0.52, 1000],
    [0.56, 720],
    [0.44, 610],
  ];
  const lamp: Lamp = {
    glass: (side) => [
      [side * 0.64, 880],
      [side * 0.62, 960],
      [side * 0.8, 1050],
      [side, 1116],
      [side, 950],
      [side * 0.84, 872],
    ],
    cell: (side) => [
      [side * 0.74, 900],
      [side * 0.73, 978],
      [side * 0.94, 1056],
      [side * 0.94, 944],
    ],
    brow: (side) => [
      [side * 0.64, 892],
      [side * 0.84, 884],
      [side, 960],
    ],
    wing: [950, 1116],
    tip: [720, 1216],
  };
  const valance: FrontPoint[] = [
    [-1, 310],
    [-1, 470],
    [-0.86, 430],
    [0.86, 430],
    [1, 470],
    [1, 310],
  ];
  const intake: FrontPoint[] = [
    [-0.6, 330],
    [-0.54, 400],
    [0.54, 400],
    [0.6, 330],
  ];
  // The panel rolls over from the face into the bonnet in two steps of light.
  const roll = (low: number, high: number) =>
    surface.front([
      [-1, low],
      [-1, high],
      [1, high],
      [1, low],
    ]);
  // The raised middle of the bonnet, from over the grille to the foot of the screen: its near flank falls into shade.
  const crease = (side: number, from: number, to: number) =>
    surface.front([
      [side * from, 1040],
      [side * (from + 0.04), 1180],
      [side * (to + 0.02), 1395],
      [side * to, 1395],
      [side * (from - 0.03), 1180],
    ]);
  // What the brow over the screen mirrors of the sky, away from its near corner.
  const brow = surface.front([
    [0.96, 2250],
    [0.94, 2420],
    [0.3, 2560],
    [-0.5, 2600],
    [-0.2, 2500],
    [0.1, 2250],
  ]);
  return (
    fill(brow, paint.sky, 0.32) +
    fill(roll(1016, 1140), blend(paint.skyDim, paint.sky, 0.5), 0.55) +
    fill(roll(1050, 1104), paint.sky, 0.42) +
    fill(crease(-1, 0.62, 0.72), paint.body, 0.5) +
    fill(crease(-1, 0.58, 0.67), paint.sky, 0.6) +
    fill(crease(1, 0.62, 0.72), paint.sky, 0.5) +
    fill(crease(1, 0.57, 0.66), paint.body, 0.34) +
    fill(surface.front(valance), paint.plastic) +
    fill(surface.front(intake), paint.horizon) +
    fill(bar(surface, -0.57, 0.57, 356, 14), paint.chromeDim, 0.6) +
    stroke(
      surface.frontLine([
        [-1, 474],
        [-0.86, 434],
        [0.86, 434],
        [1, 474],
      ]),
      paint.chromeDim,
      11 * surface.millimetre,
      0.8,
    ) +
    // The recesses beside it, a lamp in each.
    [-1, 1]
      .map(
        (side) =>
          fill(
            surface.front([
              [side * 0.66, 500],
              [side * 0.64, 600],
              [side * 0.9, 640],
              [side * 0.92, 520],
            ]),
            paint.horizon,
            0.85,
          ) +
          fill(
            surface.front([
              [side * 0.72, 536],
              [side * 0.72, 580],
              [side * 0.86, 596],
              [side * 0.86, 550],
            ]),
            paint.lampDim,
          ),
      )
      .join("") +
    fill(surface.front(grille), paint.horizon) +
    fill([740, 870].map((up) => bar(surface, -0.54, 0.54, up, 44)).join(""), paint.chromeDim) +
    fill([772, 902].map((up) => bar(surface, -0.54, 0.54, up, 14)).join(""), paint.chrome) +
    stroke(surface.frontLine([...grille, [-0.44, 610]]), paint.chrome, 15 * surface.millimetre, 0.9) +
    plate(surface, 450, 562) +
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
export function lampPlaces(surface: Surface, kind: VehicleKind) {
  const up = { sedan: 730, carrier: 890, van: 950 }[kind];
  return counted(2).map((index) => surface.frontAt([index ? 0.82 : -0.82, up]));
}
