import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { VehiclePaint } from "./paint.ts";

/** `slim`: ten pairs of thin spokes; `forked`: five broad spokes, split to the rim; `broad`: seven broad ones. */
export type WheelDesign = "slim" | "forked" | "broad";

export interface SideWheel {
  /** Position of its hub, in millimetres behind the bumper; its tyre stands on 0. */
  axle: number;
  tyre: number;
  rim: number;
  design?: WheelDesign;
}

/** A wheel square from its side, in millimetres: tyre, the depth of the rim with its brake disc, spokes of one of three designs, hub. */
export function sideWheel(paint: VehiclePaint, { axle, tyre, rim, design = "slim" }: SideWheel): Drawing {
  const ring = (radius: number, over = 0) => disc(axle - over, -tyre - over, radius);
  const dark = { ...paint, rim: paint.tyre, rimDim: paint.tyre };
  return (
    fill(ring(tyre), paint.tyreLight) +
    fill(ring(tyre - 18), paint.tyre) +
    // The shoulder of the tyre, where it looks up to the light.
    stroke(shoulder(axle, tyre, (tyre + rim) / 2), blend(paint.tyreLight, paint.rimDim, 0.4), (tyre - rim) * 0.3) +
    fill(ring(rim + 12), paint.rimDim) +
    // Inside the rim its right lower wall is lit, the rest lies in the shade of its edge.
    fill(ring(rim - 10), blend(paint.rimDim, paint.rim, 0.2)) +
    fill(ring(rim * 0.84, rim * 0.1), paint.rimDeep) +
    fill(ring(rim * 0.62), blend(paint.rimDeep, paint.rimDim, 0.5)) +
    fill(ring(rim * 0.4), paint.rimDeep) +
    // What the spokes keep from the light, then the spokes.
    place(FACES[design](dark, rim * 0.95), axle + rim * 0.06, -tyre + rim * 0.08) +
    place(FACES[design](paint, rim), axle, -tyre) +
    stroke(ring(rim), paint.rim, 14) +
    fill(ring(rim * 0.25), paint.rim) +
    fill(ring(rim * 0.15), paint.rimDim)
  );
}

/** An arc over the left upper quarter of a wheel. */
function shoulder(axle: number, tyre: number, radius: number): Path {
  const at = (degrees: number) => {
    const angle = (degrees / 180) * Math.PI;
    return `${Math.round(axle + Math.cos(angle) * radius)} ${Math.round(-tyre + Math.sin(angle) * radius)}`;
  };
  return `M${at(176)}A${radius} ${radius} 0 0 1 ${at(292)}`;
}

/** The visible parts inside a rim, centred on its hub. */
const FACES: Record<WheelDesign, (paint: VehiclePaint, rim: number) => Drawing> = {
  slim: (paint, rim) =>
    spokes(
      paint,
      counted(20).map((index) => ((Math.floor(index / 2) + (index % 2 ? 0.24 : -0.24)) / 10) * Math.PI * 2 + 0.16),
      (at) => [at(rim * 0.22, -0.14), at(rim * 0.96, -0.062), at(rim * 0.96, 0.062), at(rim * 0.22, 0.14)],
    ),
  forked: (paint, rim) =>
    spokes(
      paint,
      counted(5).map((index) => (index / 5) * Math.PI * 2 - Math.PI / 2),
      (at) => [
        at(rim * 0.22, -0.8),
        at(rim * 0.5, -0.34),
        at(rim * 0.97, -0.36),
        at(rim * 0.97, -0.17),
        at(rim * 0.5, -0.06),
        at(rim * 0.5, 0.06),
        at(rim * 0.97, 0.17),
        at(rim * 0.97, 0.36),
        at(rim * 0.5, 0.34),
        at(rim * 0.22, 0.8),
      ],
    ),
  broad: (paint, rim) =>
    spokes(
      paint,
      counted(7).map((index) => (index / 7) * Math.PI * 2 - Math.PI / 2),
      (at) => [
        at(rim * 0.22, -0.6),
        at(rim * 0.6, -0.15),
        at(rim * 0.97, -0.19),
        at(rim * 0.97, 0.19),
        at(rim * 0.6, 0.15),
        at(rim * 0.22, 0.6),
      ],
    ),
};

/** Spokes at their angles from the hub: those that look up to the light are bright. */
function spokes(
  paint: VehiclePaint,
  angles: readonly number[],
  outline: (at: (radius: number, by: number) => Point) => readonly Point[],
): Drawing {
  const pathOf = (lit: boolean) =>
    angles
      .filter((angle) => Math.sin(angle) + Math.cos(angle) * 0.5 < 0.25 === lit)
      .map((angle) => polygon(outline((radius, by) => [Math.cos(angle + by) * radius, Math.sin(angle + by) * radius])))
      .join("");
  return fill(pathOf(true), paint.rim) + fill(pathOf(false), blend(paint.rim, paint.rimDim, 0.6));
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
