import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, shares } from "#content/illustrations/kit/geometry.ts";
import type { Path } from "#content/illustrations/kit/path.ts";
import type { VehicleKind } from "./models.ts";
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
    [-0.6, 470],
    [-0.52, 690],
    [0.52, 690],
    [0.6, 470],
  ];
  const bars = shares(5).map((share) =>
    bar(surface, -0.58 + share * 0.06, 0.58 - share * 0.06, mixed(490, 650, share), 12),
  );
  const lamp = (side: number): FrontPoint[] => [
    [side * 0.56, 716],
    [side * 0.6, 760],
    [side * 0.8, 792],
    [side, 826],
    [side, 742],
    [side * 0.84, 700],
  ];
  const light = (side: number): FrontPoint[] => [
    [side * 0.62, 730],
    [side * 0.66, 754],
    [side * 0.96, 800],
    [side * 0.96, 756],
  ];
  return (
    fill(
      surface.front([
        [-0.98, 250],
        [-0.96, 360],
        [-0.7, 372],
        [-0.66, 262],
      ]) +
        surface.front([
          [0.98, 250],
          [0.96, 360],
          [0.7, 372],
          [0.66, 262],
        ]),
      paint.plastic,
    ) +
    fill(surface.front(grille), paint.horizon) +
    fill(bars.join(""), paint.chromeDim) +
    stroke(
      surface.frontLine([
        [-0.54, 700],
        [0.54, 700],
      ]),
      paint.chrome,
      20 * surface.millimetre,
    ) +
    stroke(
      surface.frontLine([
        [-0.94, 300],
        [0, 282],
        [0.94, 300],
      ]),
      paint.chrome,
      12 * surface.millimetre,
      0.8,
    ) +
    plate(surface, 330, 440) +
    lamps(surface, paint, lamp, light)
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
    [side * 0.6, 786],
    [side * 0.6, 930],
    [side, 1000],
    [side, 800],
    [side * 0.9, 760],
  ];
  const light = (side: number): FrontPoint[] => [
    [side * 0.66, 880],
    [side * 0.66, 918],
    [side * 0.96, 970],
    [side * 0.96, 840],
    [side * 0.88, 838],
    [side * 0.88, 918],
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
    fill(
      surface.front([
        [-0.97, 330],
        [-0.95, 520],
        [-0.84, 500],
        [-0.88, 340],
      ]) +
        surface.front([
          [0.97, 330],
          [0.95, 520],
          [0.84, 500],
          [0.88, 340],
        ]),
      paint.plastic,
    ) +
    fill(surface.front(slot), paint.horizon) +
    fill(bar(surface, -0.62, 0.62, 866, 24) + bar(surface, -0.6, 0.6, 806, 16), paint.chrome) +
    plate(surface, 590, 704) +
    lamps(surface, paint, lamp, light)
  );
}

/** Tall and plain: an upright grille of three strong bars, standing lamps at the corners, an unpainted bumper with a step. */
function vanFace(surface: Surface, paint: VehiclePaint): Drawing {
  const grille: FrontPoint[] = [
    [-0.5, 600],
    [-0.56, 1050],
    [0.56, 1050],
    [0.5, 600],
  ];
  const lamp = (side: number): FrontPoint[] => [
    [side * 0.68, 800],
    [side * 0.7, 1080],
    [side * 0.84, 1150],
    [side, 1190],
    [side, 820],
    [side * 0.86, 770],
  ];
  const light = (side: number): FrontPoint[] => [
    [side * 0.76, 850],
    [side * 0.76, 1050],
    [side * 0.93, 1100],
    [side * 0.94, 860],
  ];
  const fog = (side: number): FrontPoint[] => [
    [side * 0.7, 410],
    [side * 0.7, 490],
    [side * 0.86, 490],
    [side * 0.86, 410],
  ];
  return (
    fill(
      surface.front([
        [-1, 250],
        [-1, 560],
        [-0.6, 590],
        [0.6, 590],
        [1, 560],
        [1, 250],
      ]),
      paint.plastic,
    ) +
    stroke(
      surface.frontLine([
        [-0.96, 520],
        [-0.6, 548],
        [0.6, 548],
        [0.96, 520],
      ]),
      paint.skyDim,
      16 * surface.millimetre,
    ) +
    fill(
      surface.front([
        [-0.52, 300],
        [-0.52, 390],
        [0.52, 390],
        [0.52, 300],
      ]),
      paint.horizon,
    ) +
    fill(surface.front(fog(-1)) + surface.front(fog(1)), paint.lampDim) +
    fill(surface.front(grille), paint.horizon) +
    fill([690, 810, 930].map((up) => bar(surface, -0.52, 0.52, up, 46)).join(""), paint.skyDim) +
    fill([726, 846, 966].map((up) => bar(surface, -0.52, 0.52, up, 10)).join(""), paint.chrome) +
    plate(surface, 420, 532) +
    lamps(surface, paint, lamp, light)
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

/** A number plate without a number. */
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
        [-0.27, from],
        [-0.27, to],
        [-0.22, to],
        [-0.22, from],
      ]),
      "#2a5f9e",
    )
  );
}

function lamps(
  surface: Surface,
  paint: VehiclePaint,
  lamp: (side: number) => readonly FrontPoint[],
  light: (side: number) => readonly FrontPoint[],
): Drawing {
  return [1, -1]
    .map(
      (side) =>
        fill(surface.front(lamp(side)), paint.glassMiddle) +
        fill(
          surface.front(lamp(side).map(([across, up]): FrontPoint => [across * 0.985, up + 8])),
          paint.lampDim,
          0.55,
        ) +
        fill(surface.front(light(side)), paint.lamp),
    )
    .join("");
}

/** The middle of each lamp on the sheet, near one first: for glows and beams. */
export function lampPlaces(surface: Surface, kind: VehicleKind) {
  const up = { sedan: 765, carrier: 890, van: 980 }[kind];
  return counted(2).map((index) => surface.frontAt([index ? 0.82 : -0.82, up]));
}
