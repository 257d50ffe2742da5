import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { hull, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { measureAt } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";

/** The whole roof of a carrier, as it is seen from a hill or a balcony: rounded at its rear, with two panes of glass, rails and an aerial. */
export function roofFromAbove(
  sheet: Sheet,
  { model, at, frontAt, halfAt, millimetre }: Surface,
  paint: VehiclePaint,
): Drawing {
  const { eaves, height } = model;
  const [front, end] = [measureAt(model.nose, eaves), measureAt(model.tail, eaves)];
  const brow = shares(9).map((share) => frontAt([1 - share * 2, eaves]));
  // From the screen to the rear along one side, and round its corner.
  const edge = (side: number, inset: number, up: number) =>
    shares(20).map((share): Point => {
      const along = mixed(front + 240, end - inset * 0.4, share ** 0.6);
      const corner = Math.max(0, (along - (end - 360)) / 360);
      return at(along, side * (halfAt(along, eaves) - inset) * (1 - 0.34 * corner ** 2.4), up);
    });
  const outline = hull([...brow, ...edge(-1, 0, eaves), ...edge(1, 0, eaves)]);
  const crown = hull([...edge(-1, 120, height - 10), ...edge(1, 120, height - 10)]);
  const pane = (from: number, to: number) =>
    polygon(
      [
        [from, -540],
        [from + 40, -580],
        [to - 40, -580],
        [to, -540],
        [to, 540],
        [to - 40, 580],
        [from + 40, 580],
        [from, 540],
      ].map(([along = 0, across = 0]) => at(along, across, height + 4)),
    );
  const glass = pane(front + 420, front + 1180) + pane(front + 1300, end - 620);
  const streak = (along: number, wide: number) =>
    polygon([
      at(along, -640, height + 4),
      at(along + wide, -640, height + 4),
      at(along + wide + 620, 640, height + 4),
      at(along + 620, 640, height + 4),
    ]);
  const rail = (side: number) =>
    polyline([at(front + 420, side * 690, height + 24), at(end - 380, side * 680, height + 24)]);
  return (
    fill(outline, paint.skyDim) +
    fill(
      crown,
      sheet.linear(
        [
          [0, blend(paint.sky, paint.skyDim, 0.1)],
          [0.6, blend(paint.sky, paint.skyDim, 0.6)],
          [1, paint.skyDim],
        ],
        rounded(at(front, 600, height)),
        rounded(at(end, -600, height)),
      ),
    ) +
    fill(glass, paint.glassMiddle) +
    sheet.clipped(glass, fill(streak(front + 300, 420) + streak(front + 1500, 700), paint.glassLight, 0.5)) +
    stroke(rail(-1) + rail(1), paint.horizon, 44 * millimetre) +
    stroke(rail(-1) + rail(1), paint.chrome, 18 * millimetre) +
    fill(
      polygon([
        at(end - 470, 0, height),
        at(end - 240, 0, height + 130),
        at(end - 200, 0, height),
        at(end - 300, -50, height),
      ]),
      paint.horizon,
    )
  );
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}
