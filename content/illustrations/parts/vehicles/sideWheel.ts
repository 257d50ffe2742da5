import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc, polygon } from "#content/illustrations/kit/path.ts";
import type { VehiclePaint } from "./paint.ts";

export interface SideWheel {
  /** Where its hub is, in millimetres behind the bumper; its tyre stands on 0. */
  axle: number;
  tyre: number;
  rim: number;
}

/** A wheel square from its side: tyre, rim, ten pairs of slim spokes, hub. */
export function sideWheel(paint: VehiclePaint, { axle, tyre, rim }: SideWheel): Drawing {
  const spokes = counted(20).map((index) => {
    const angle = ((Math.floor(index / 2) + (index % 2 ? 0.24 : -0.24)) / 10) * Math.PI * 2 + 0.16;
    const at = (radius: number, by: number): Point => [
      axle + Math.cos(angle + by) * radius,
      -tyre + Math.sin(angle + by) * radius,
    ];
    return {
      lit: Math.sin(angle) + Math.cos(angle) * 0.5 < 0.25,
      path: polygon([at(rim * 0.22, -0.14), at(rim * 0.96, -0.062), at(rim * 0.96, 0.062), at(rim * 0.22, 0.14)]),
    };
  });
  const pathOf = (lit: boolean) =>
    spokes
      .filter((one) => one.lit === lit)
      .map(({ path }) => path)
      .join("");
  const ring = (radius: number) => disc(axle, -tyre, radius);
  return (
    fill(ring(tyre), paint.tyreLight) +
    fill(ring(tyre - 18), paint.tyre) +
    fill(ring(rim + 12), paint.rimDim) +
    fill(ring(rim - 10), paint.rimDeep) +
    fill(ring(rim * 0.66), paint.tyre, 0.5) +
    fill(pathOf(true), paint.rim) +
    fill(pathOf(false), blend(paint.rim, paint.rimDim, 0.6)) +
    stroke(ring(rim), paint.rim, 14) +
    fill(ring(rim * 0.25), paint.rim) +
    fill(ring(rim * 0.15), paint.rimDim)
  );
}

/**
 * What a vehicle seen square from its side keeps from the light: the dark under it, in which its tyres stand, and its shadow, which
 * begins at the front tyre and leaves the tail to the right. Millimetres, the near tyres on 0; `far` is where the far ones stand on the sheet.
 */
export function sideShadow(
  paint: VehiclePaint,
  { front, rear, length, far }: { front: number; rear: number; length: number; far: number },
): Drawing {
  return (
    fill(
      `M${front - 640}-70Q${front - 600} 30 ${front - 100} 48Q${rear} 60 ${length + 260} 30Q${length + 700}-10 ${length + 640} ${far / 2}Q${length + 560}${far} ${length}${far - 20}H${front - 300}Q${front - 600}${far} ${front - 640}-70Z`,
      paint.shadow,
      0.55,
    ) +
    fill(
      `M${front - 380}${far - 60}H${length - 90}Q${length - 60}${far + 40} ${length - 260}${far + 120}Q${length - 500}-20 ${rear + 100}-14H${front - 100}Q${front - 420}-40 ${front - 420}${far}Z`,
      paint.tyre,
      0.8,
    )
  );
}
