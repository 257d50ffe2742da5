import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { type Path, polygon } from "#illustrations/kit/path.ts";
import { softFront } from "./carrierBody.ts";
import { onBonnet, onFront, skin, type Spot, type Workshop } from "./saloonShape.ts";
import type { FrontPoint } from "./surface.ts";

/** The face of the saloon: grille, lamps, intakes, the folds of the bonnet. */
export function saloonFront(shop: Workshop): Drawing {
  return bumper(shop) + grille(shop) + lamps(shop) + bonnetLines(shop);
}

/** A closed line on the front, bent with it. */
function onFace(points: readonly FrontPoint[], out = 2): Spot[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return counted(6).map((step) => onFront(mixed(from[0], to[0], step / 6), mixed(from[1], to[1], step / 6), out));
  });
}

function lineOnFace(points: readonly FrontPoint[], out = 3): Spot[] {
  return onFace(points, out).slice(0, (points.length - 1) * 6 + 1);
}

/** Intakes under the lamps, the low one between them, a bright blade along the lip. */
function bumper({ sight, paint }: Workshop): Drawing {
  const scale = sight.scale([0, 0, 400]);
  // Of the far one only what has not turned away at the corner.
  const wing = (side: number, end: number) =>
    sight.path(
      onFace(
        softFront(
          [
            [side * 0.6, 300],
            [side * 0.64, 408],
            [side * end, mixed(408, 446, (end - 0.6) / 0.3)],
            [side * (end + 0.03), 426],
            [side * (end - 0.05), 312],
          ],
          24,
        ),
      ),
    );
  const middle = onFace([
    [-0.52, 284],
    [-0.49, 344],
    [0.49, 344],
    [0.52, 284],
  ]);
  // It runs out before the wheel.
  const round = (share: number) =>
    counted(61).map((step) => {
      const by = mixed(-0.6, 0.815, step / 60);
      return skin(by, share * (1 - within((by - 0.55) / 0.275) ** 2 * 0.75));
    });
  const lip = sight.path([...round(0), ...round(0.085).toReversed()]);
  const plate = (from: number, to: number, grow = 0) =>
    sight.path(
      onFace(
        [
          [from - grow, 366 - grow * 500],
          [from - grow, 462 + grow * 500],
          [to + grow, 462 + grow * 500],
          [to + grow, 366 - grow * 500],
        ],
        20,
      ),
    );
  return (
    fill(wing(1, 0.9) + wing(-1, 0.74) + sight.path(middle), paint.horizon) +
    stroke(
      [304, 324]
        .map((up) =>
          sight.line(
            lineOnFace([
              [-0.47, up],
              [0, up],
              [0.47, up],
            ]),
          ),
        )
        .join(""),
      blend(paint.horizon, paint.chromeDim, 0.5),
      7 * scale,
    ) +
    fill(lip, paint.plastic) +
    stroke(sight.line(round(0.095)), paint.chrome, 12 * scale) +
    stroke(
      sight.line(
        lineOnFace(
          [
            [0.62, 346],
            [0.8, 360],
            [0.91, 398],
          ],
          8,
        ),
      ),
      paint.chromeDim,
      12 * scale,
    ) +
    fill(plate(-0.265, 0.265, 0.014), paint.horizon) +
    fill(plate(-0.265, 0.265), blend("#f8ead8", paint.skyDim, 0.16)) +
    fill(plate(-0.265, -0.228), "#2a5f9e")
  );
}

/** An upright, broad grille that stands before the body in a bright frame; three paired louvres before its upright bars. */
function grille({ sight, paint }: Workshop): Drawing {
  const scale = sight.scale([0, 0, 600]);
  const frame = (grow: number) =>
    softFront(
      [
        [-0.395 - grow, 508 - grow * 700],
        [-0.455 - grow, 590],
        [-0.485 - grow, 690],
        [-0.44 - grow, 772 + grow * 500],
        [0.44 + grow, 772 + grow * 500],
        [0.485 + grow, 690],
        [0.455 + grow, 590],
        [0.395 + grow, 508 - grow * 700],
      ],
      40,
    );
  const ring = (out: number, grow = 0) => sight.path(onFace(frame(grow), out));
  const rows = [
    [574, 0.437],
    [640, 0.465],
    [706, 0.472],
  ] as const;
  const slat = (up: number, half: number, tall: number, out: number) =>
    sight.path(
      onFace(
        [
          [-half, up],
          [-half, up + tall],
          [half, up + tall],
          [half, up],
        ],
        out,
      ),
    );
  const bars = counted(27)
    .map((step) => mixed(-0.44, 0.44, step / 26))
    .map((across) =>
      sight.line(
        lineOnFace(
          [
            [across * 0.9, 514],
            [across, 768],
          ],
          6,
        ),
      ),
    );
  return (
    fill(ring(4, 0.046), blend(paint.horizon, paint.body, 0.4)) +
    fill(ring(16, 0.03), paint.chromeDim) +
    fill(ring(34, 0.02), paint.chrome) +
    fill(ring(34, -0.002), paint.chromeDim) +
    fill(ring(20, -0.008), paint.horizon) +
    stroke(bars.join(""), blend(paint.horizon, paint.chromeDim, 0.42), 5 * scale) +
    fill(rows.map(([up, half]) => slat(up - 15, half, 44, 16)).join(""), paint.horizon) +
    fill(rows.map(([up, half]) => slat(up - 13, half, 17, 22)).join(""), blend(paint.chromeDim, paint.chrome, 0.4)) +
    fill(rows.map(([up, half]) => slat(up + 10, half, 17, 26)).join(""), paint.chrome)
  );
}

/** The lamps lie along the corner and end in a point on the wing: dark glass, two lenses, three strokes of light over them. */
function lamps({ sight, sheet, paint }: Workshop): Drawing {
  const scale = sight.scale([200, -800, 700]);
  // Round the corner by `skin`: from the grille to the wing.
  const line = (side: number, points: readonly (readonly [number, number])[]) =>
    points.flatMap((from, index) => {
      const to = points[index + 1];
      return to
        ? counted(8).map((step) => skin(side * mixed(from[0], to[0], step / 8), mixed(from[1], to[1], step / 8)))
        : [skin(side * from[0], from[1])];
    });
  const glass = (side: number) =>
    line(side, [
      [0.275, 0.79],
      [0.27, 0.86],
      [0.285, 0.9],
      [0.42, 0.93],
      [0.64, 0.952],
      [0.94, 0.965],
      [0.86, 0.905],
      [0.72, 0.845],
      [0.56, 0.79],
      [0.4, 0.76],
      [0.29, 0.765],
      [0.275, 0.79],
    ]);
  const eye = (side: number, round: number, share: number, size: number): Path =>
    polygon(
      counted(28).map((step): Point => {
        const angle = (step / 28) * Math.PI * 2;
        const blunt = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
        const [by, up] = [blunt(Math.cos(angle)) * size * 0.07, blunt(Math.sin(angle)) * size * 0.034];
        return sight.at(skin(side * (round + by), share + up + by * 0.3));
      }),
    );
  const eyes = (size: number) =>
    [-1, 1].flatMap((side) => [eye(side, 0.375, 0.825, size), eye(side, 0.53, 0.848, size)]).join("");
  const light = (points: readonly (readonly [number, number])[]) =>
    [-1, 1].map((side) => sight.line(line(side, points))).join("");
  // One stroke of light, from the inner corner up and along to the tip.
  const brow = light([
    [0.29, 0.8],
    [0.287, 0.875],
    [0.42, 0.905],
    [0.62, 0.928],
    [0.88, 0.945],
  ]);
  const shapes = [1, -1].map((side) => sight.path(glass(side))).join("");
  return (
    stroke(shapes, paint.horizon, 10 * scale) +
    fill(shapes, blend(paint.horizon, paint.glassMiddle, 0.45)) +
    sheet.clipped(
      shapes,
      fill(
        sight.path(
          line(1, [
            [0.3, 0.6],
            [0.62, 0.98],
            [0.74, 0.98],
            [0.46, 0.6],
          ]),
        ),
        paint.skyDim,
        0.4,
      ) +
        fill(eyes(1.05), blend(paint.horizon, paint.chromeDim, 0.7)) +
        fill(eyes(0.78), paint.lamp),
    ) +
    stroke(brow, paint.lamp, 16 * scale)
  );
}

/** The gap round the bonnet, and the light along its two folds. */
function bonnetLines({ sight, paint }: Workshop): Drawing {
  const scale = sight.scale([700, -300, 900]);
  const along = (from: number, to: number, begin: number) =>
    sight.line(counted(20).map((step) => onBonnet(mixed(from, to, step / 19), mixed(begin, 1, step / 19))));
  const strip = (low: readonly [number, number], high: readonly [number, number], begin = 0.03) => {
    const edge = (from: number, to: number) =>
      counted(20).map((step) => onBonnet(mixed(from, to, step / 19), mixed(begin, 0.985, step / 19)));
    return sight.path([...edge(low[0], high[0]), ...edge(low[1], high[1]).toReversed()]);
  };
  const shut = sight.line(counted(61).map((step) => onBonnet(0.985 * Math.sin(mixed(-1.57, 1.57, step / 60)), 0.012)));
  return (
    // The near wing falls away from the sun; the sky lies in one broad bar on the far half.
    fill(strip([0.54, 0.985], [0.64, 0.97], 0.05), paint.glassMiddle, 0.3) +
    fill(strip([-0.46, -0.16], [-0.52, -0.3]), paint.lamp, 0.26) +
    fill(strip([-0.1, -0.04], [-0.26, -0.22]), paint.lamp, 0.22) +
    stroke(along(0.985, 0.97, 0.012), paint.horizon, 7 * scale, 0.8) +
    stroke(shut, paint.horizon, 7 * scale, 0.7) +
    stroke(along(0.5, 0.6, 0.04) + along(-0.5, -0.6, 0.04), paint.sky, 7 * scale, 0.5)
  );
}
