import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, polygon } from "#content/illustrations/kit/path.ts";
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
 * What a vehicle seen square from its side keeps from the light. The ground under it is seen as far as the far tyres: dark, darkest along
 * its middle; right of the tail lies its shadow. All of it ends a little behind the near tyres, which stand before it on 0, each with the
 * dark that it presses on the ground. Millimetres; `far` is where the far tyres stand on the sheet.
 */
export function sideShadow(
  paint: VehiclePaint,
  { front, rear, length, far }: { front: number; rear: number; length: number; far: number },
): Drawing {
  const near = -26;
  return (
    fill(
      `M${front - 520} ${far}Q${front - 600} ${near - 40} ${front - 260} ${near}H${length + 120}Q${length + 560} ${near - 10} ${length + 860} ${far * 0.62}Q${length + 940} ${far} ${length + 700} ${far}Z`,
      paint.shadow,
      0.62,
    ) +
    fill(
      `M${front - 300} ${far - 60}Q${front - 340} ${near - 60} ${front} ${near - 46}H${rear + 200}Q${length - 320} ${near - 60} ${length - 420} ${far - 60}Z`,
      paint.tyre,
      0.62,
    ) +
    fill([front, rear].map((axle) => lens(axle + 40, -8, 430, 34)).join(""), paint.tyre)
  );
}
