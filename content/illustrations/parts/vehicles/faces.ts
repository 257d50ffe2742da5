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
  const lamp = (side: number): FrontPoint[] => [
    [side * 0.62, 636],
    [side * 0.62, 716],
    [side * 0.8, 768],
    [side, 800],
    [side, 664],
    [side * 0.86, 636],
  ];
  const light = (side: number): FrontPoint[] => [
    [side * 0.66, 690],
    [side * 0.66, 716],
    [side * 0.82, 758],
    [side, 788],
    [side, 726],
    [side * 0.84, 708],
  ];
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
    lamps(surface, paint, lamp, light, [
      [660, 800],
      [790, 580],
    ])
  );
}

/** One chrome line from lamp to lamp over a closed nose; the air comes in below, through a wide trapezium. */
function carrierFace(surface: Surface, paint: VehiclePaint): Drawing {
  const intake: FrontPoint[] = [
    [-0.78, 330],
    [-0.66, 560],
    [0.66, 560],
    [0.78, 330],
  ];
  const slot: FrontPoint[] = [
    [-0.6, 800],
    [-0.6, 910],
    [0.6, 910],
    [0.6, 800],
  ];
  const lamp = (side: number): FrontPoint[] => [
    [side * 0.58, 770],
    [side * 0.58, 936],
    [side, 1010],
    [side, 770],
    [side * 0.88, 728],
  ];
  const light = (side: number): FrontPoint[] => [
    [side * 0.64, 868],
    [side * 0.64, 922],
    [side, 984],
    [side, 812],
    [side * 0.88, 800],
    [side * 0.88, 904],
  ];
  return (
    fill(surface.front(intake), paint.horizon) +
    fill(
      shares(5)
        .map((share) => bar(surface, -0.74 + share * 0.07, 0.74 - share * 0.07, mixed(360, 530, share), 12))
        .join(""),
      paint.chromeDim,
      0.7,
    ) +
    fill(surface.front(slot), paint.horizon) +
    fill(bar(surface, -0.62, 0.62, 866, 24) + bar(surface, -0.6, 0.6, 806, 16), paint.chrome) +
    plate(surface, 590, 704) +
    lamps(surface, paint, lamp, light, [
      [770, 1010],
      [930, 640],
    ])
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
  const lamp = (side: number): FrontPoint[] => [
    [side * 0.64, 800],
    [side * 0.62, 960],
    [side * 0.8, 1080],
    [side, 1140],
    [side, 830],
    [side * 0.84, 760],
  ];
  const light = (side: number): FrontPoint[] => [
    [side * 0.7, 872],
    [side * 0.69, 950],
    [side * 0.84, 1050],
    [side, 1104],
    [side, 1030],
    [side * 0.88, 960],
    [side * 0.88, 850],
    [side * 0.78, 826],
  ];
  const intake: FrontPoint[] = [
    [-0.82, 290],
    [-0.7, 400],
    [0.7, 400],
    [0.82, 290],
  ];
  return (
    fill(surface.front(intake), paint.horizon) +
    fill(bar(surface, -0.76, 0.76, 336, 14), paint.chromeDim, 0.6) +
    fill(surface.front(grille), paint.horizon) +
    fill([740, 870].map((up) => bar(surface, -0.54, 0.54, up, 44)).join(""), paint.chromeDim) +
    fill([772, 902].map((up) => bar(surface, -0.54, 0.54, up, 14)).join(""), paint.chrome) +
    stroke(surface.frontLine([...grille, [-0.44, 610]]), paint.chrome, 15 * surface.millimetre, 0.9) +
    plate(surface, 440, 552) +
    lamps(surface, paint, lamp, light, [
      [830, 1140],
      [1150, 800],
    ])
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

/** Both lamps. The near one runs on along the wing: from the front's corner, between two heights, to its tip. */
function lamps(
  surface: Surface,
  paint: VehiclePaint,
  lamp: (side: number) => readonly FrontPoint[],
  light: (side: number) => readonly FrontPoint[],
  [[low, high], [tipUp, tip]]: readonly [readonly [number, number], SidePoint],
): Drawing {
  const wing = surface.side([
    [surface.cornerAt(low), low],
    [surface.cornerAt(high), high],
    [tip, tipUp + 24],
    [tip - 30, tipUp - 30],
  ]);
  return (
    fill(wing, paint.lampDim) +
    [1, -1]
      .map(
        (side) =>
          fill(surface.front(lamp(side)), paint.lampDim) +
          stroke(surface.frontLine(lamp(side).slice(0, 3)), paint.glassMiddle, 14 * surface.millimetre) +
          fill(surface.front(light(side)), paint.lamp),
      )
      .join("")
  );
}

/** The middle of each lamp on the sheet, near one first: for glows and beams. */
export function lampPlaces(surface: Surface, kind: VehicleKind) {
  const up = { sedan: 730, carrier: 890, van: 950 }[kind];
  return counted(2).map((index) => surface.frontAt([index ? 0.82 : -0.82, up]));
}
