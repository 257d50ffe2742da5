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

/** An upright grille that stands before the body in a bright frame, five louvres in its dark. */
function grille({ sight, paint }: Workshop): Drawing {
  const scale = sight.scale([0, 0, 600]);
  const frame = (grow: number) =>
    softFront(
      [
        [-0.375 - grow, 500 - grow * 700],
        [-0.43 - grow, 600],
        [-0.455 - grow, 716],
        [-0.425 - grow, 786 + grow * 500],
        [0.425 + grow, 786 + grow * 500],
        [0.455 + grow, 716],
        [0.43 + grow, 600],
        [0.375 + grow, 500 - grow * 700],
      ],
      34,
    );
  const ring = (out: number, grow = 0) => sight.path(onFace(frame(grow), out));
  const rows = [
    [534, 0.382],
    [584, 0.404],
    [634, 0.42],
    [684, 0.432],
    [734, 0.436],
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
  const bars = counted(23)
    .map((step) => mixed(-0.4, 0.4, step / 22))
    .map((across) =>
      sight.line(
        lineOnFace(
          [
            [across * 0.94, 510],
            [across, 780],
          ],
          6,
        ),
      ),
    );
  return (
    fill(ring(4, 0.05), blend(paint.horizon, paint.body, 0.4)) +
    fill(ring(16, 0.036), paint.chromeDim) +
    fill(ring(34, 0.026), paint.chrome) +
    fill(ring(34), paint.chromeDim) +
    fill(ring(20, -0.008), paint.horizon) +
    stroke(bars.join(""), blend(paint.horizon, paint.chromeDim, 0.35), 5 * scale) +
    fill(rows.map(([up, half]) => slat(up - 16, half, 17, 16)).join(""), blend(paint.horizon, paint.chromeDim, 0.7)) +
    fill(rows.map(([up, half]) => slat(up, half, 15, 24)).join(""), paint.chrome)
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
      [0.28, 0.74],
      [0.265, 0.82],
      [0.28, 0.905],
      [0.42, 0.935],
      [0.64, 0.955],
      [0.96, 0.96],
      [0.84, 0.88],
      [0.68, 0.8],
      [0.52, 0.735],
      [0.38, 0.715],
      [0.28, 0.74],
    ]);
  const eye = (side: number, round: number, share: number, size: number): Path =>
    polygon(
      counted(28).map((step): Point => {
        const angle = (step / 28) * Math.PI * 2;
        const blunt = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
        const [by, up] = [blunt(Math.cos(angle)) * size * 0.07, blunt(Math.sin(angle)) * size * 0.046];
        return sight.at(skin(side * (round + by), share + up + by * 0.3));
      }),
    );
  const eyes = (size: number) =>
    [-1, 1].flatMap((side) => [eye(side, 0.385, 0.802, size), eye(side, 0.55, 0.835, size)]).join("");
  const light = (points: readonly (readonly [number, number])[]) =>
    [-1, 1].map((side) => sight.line(line(side, points))).join("");
  // One stroke of light, from the inner corner up and along to the tip.
  const brow = light([
    [0.295, 0.79],
    [0.29, 0.875],
    [0.42, 0.905],
    [0.62, 0.926],
    [0.9, 0.94],
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
        fill(eyes(1.12), paint.chromeDim) +
        fill(eyes(0.94), blend(paint.horizon, paint.glassMiddle, 0.9)) +
        fill(eyes(0.62), paint.lamp),
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
