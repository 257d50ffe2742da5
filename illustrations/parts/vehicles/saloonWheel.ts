import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { hull } from "#illustrations/kit/path.ts";
import { circle, onSide, RIM, type Spot, TYRE, type Workshop } from "./saloonShape.ts";

/** A near wheel: the tyre's round shoulder, the barrel of the rim, brake disc and caliper in it, nine pairs of slim spokes that dish inwards. */
export function saloonWheel({ sheet, sight, paint }: Workshop, axle: number): Drawing {
  const [, side] = onSide(axle, 560);
  const face = side + 34;
  const ring = (radius: number, inset = 0) => sight.path(circle(axle, face + inset, radius));
  const at = (radius: number, angle: number, inset = 0): Spot => [
    axle + Math.cos(angle) * radius,
    face + inset,
    TYRE + Math.sin(angle) * radius,
  ];
  const arc = (radius: number, from: number, to: number, inset = 0) =>
    sight.line(counted(21).map((step) => at(radius, mixed(from, to, step / 20), inset)));
  const scale = sight.scale([axle, face, TYRE]);
  const tread = hull([12, 90, 200].flatMap((inset) => circle(axle, face + inset, TYRE).map((spot) => sight.at(spot))));
  const spokes = counted(18).map((index) => {
    const middle = ((Math.floor(index / 2) + 0.3) / 9) * Math.PI * 2;
    const hand = index % 2 === 0 ? -1 : 1;
    const lean = (share: number) => middle + hand * mixed(0.13, 0.172, share);
    // 0 is towards the tail: the sun's side is the front, upper one.
    const lit = Math.sin(middle) * 0.8 - Math.cos(middle) * 0.6;
    const blade = (low: number, high: number, deep: number) =>
      sight.path([
        at(RIM * 0.2, lean(0) + low * 2.6, 46 + deep),
        at(RIM * 0.6, lean(0.5) + low, 22 + deep),
        at(RIM * 0.97, lean(1) + low, 4 + deep),
        at(RIM * 0.97, lean(1) + high, 4 + deep),
        at(RIM * 0.6, lean(0.5) + high, 22 + deep),
        at(RIM * 0.2, lean(0) + high * 2.6, 46 + deep),
      ]);
    const tone = blend(paint.rimDim, paint.rim, mixed(0.5, 1, (lit + 1) / 2));
    return {
      under: blade(-0.06, 0.06, 46),
      over: fill(blade(-0.06, 0.06, 0), tone) + fill(blade(0.012, 0.06, 0), paint.rimDim, lit > 0 ? 0.5 : 0.75),
    };
  });
  const caliper = sight.path([
    ...counted(9).map((step) => at(205, mixed(-0.42, 0.42, step / 8), 80)),
    ...counted(9).map((step) => at(132, mixed(0.42, -0.42, step / 8), 80)),
  ]);
  // What the body does not hide of the tread: within the arch, and below the sill.
  const arch = sight.path(circle(axle, side - 2, TYRE + 38));
  const floor = Math.round(sight.at([axle, side, 214])[1]);
  const below = sight.upside ? `M0 0H1600V${floor}H0Z` : `M0 ${floor}H1600V1200H0Z`;
  return (
    sheet.clipped(arch, fill(tread, paint.tyre)) +
    sheet.clipped(below, fill(tread, paint.tyre)) +
    fill(ring(TYRE, 14), paint.tyre) +
    fill(ring(TYRE * 0.965), blend(paint.tyre, paint.tyreLight, 0.8)) +
    fill(ring(TYRE * 0.87, -6), blend(paint.tyre, paint.tyreLight, 0.35)) +
    stroke(arc(TYRE * 0.92, 1.3, 3.1, -3), blend(paint.tyreLight, paint.skyDim, 0.6), 13 * scale, 0.8) +
    stroke(arc(TYRE * 0.92, -1.2, 0.2, -3), paint.tyre, 15 * scale, 0.7) +
    fill(ring(RIM + 14, -4), paint.rimDeep) +
    sheet.clipped(
      ring(RIM, -2),
      fill(ring(RIM, -2), blend(paint.rimDim, paint.rimDeep, 0.6)) +
        fill(ring(RIM * 0.93, 150), paint.rimDeep) +
        fill(ring(205, 96), blend(paint.rimDim, paint.chromeDim, 0.35)) +
        stroke(ring(176, 95), paint.rimDeep, 5 * scale, 0.5) +
        fill(ring(112, 92), paint.rimDeep) +
        fill(caliper, blend(paint.chromeDim, paint.chrome, 0.3)) +
        fill(spokes.map(({ under }) => under).join(""), paint.rimDeep, 0.9),
    ) +
    spokes.map(({ over }) => over).join("") +
    stroke(ring(RIM + 3, -6), blend(paint.rimDim, paint.rim, 0.3), 18 * scale) +
    stroke(arc(RIM + 4, 0.9, 3.7, -8), paint.rim, 17 * scale) +
    fill(ring(RIM * 0.27, 34), blend(paint.rimDim, paint.rim, 0.5)) +
    fill(ring(RIM * 0.2, 22), paint.rim) +
    fill(ring(RIM * 0.13, 18), paint.rimDim)
  );
}
