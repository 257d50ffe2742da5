import type { Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { Point } from "#content/illustrations/kit/geometry.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { curve, type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { VEHICLE_MODELS } from "./models.ts";
import { VEHICLE_PAINTS } from "./paint.ts";
import { type Surface, surfaceOf } from "./surface.ts";

/** The carrier's sliding door stands open: warm cabin, two armchairs, a step of light. Lay it over a `vehicle` of the same view. */
export function openCarrier(sheet: Sheet, { view, mood }: { view: Project; mood: MoodName }): Drawing {
  const surface = surfaceOf(VEHICLE_MODELS.carrier, view);
  const paint = VEHICLE_PAINTS[mood];
  const { at, side, sideAt } = surface;
  const opening = side([
    [2190, 400],
    [2215, 1180],
    [2235, 1775],
    [3480, 1785],
    [3510, 1180],
    [3490, 400],
  ]);
  const floor = polygon([at(1900, -900, 440), at(3700, -900, 440), at(3900, 900, 440), at(1900, 900, 440)]);
  const [top, foot] = [sideAt([2800, 1780]), sideAt([2800, 400])];
  return (
    fill(polygon([at(2200, -960, 0), at(3480, -960, 0), at(3300, -1750, 0), at(2250, -1750, 0)]), "#ffd38a", 0.34) +
    fill(opening, "#3a2230") +
    sheet.clipped(
      opening,
      fill(
        opening,
        sheet.linear(
          [
            [0, "#f2b366"],
            [0.5, "#a65f3a"],
            [1, "#5a3030"],
          ],
          top,
          foot,
        ),
      ) +
        fill(floor, "#4a2a30") +
        armchair(surface, 3290, -640),
    ) +
    fill(
      side([
        [2190, 330],
        [2190, 410],
        [3490, 410],
        [3490, 330],
      ]),
      paint.chromeDim,
    ) +
    slidPanel(surface, [paint.bodyLight, paint.body, paint.skyDim, paint.glassMiddle, paint.glassLight, paint.horizon])
  );
}

/** A leather seat with its arm, turned to the bow; `along` is the foot of its back. */
function armchair({ at }: Surface, along: number, across: number): Drawing {
  const box3 = (a0: number, a1: number, u0: number, u1: number, lean: number): readonly [Path, Path, Path] => {
    const [left, right] = [across, across + 560];
    const front: Point[] = [at(a0, left, u0), at(a0, right, u0), at(a0 + lean, right, u1), at(a0 + lean, left, u1)];
    const flank: Point[] = [at(a0, left, u0), at(a1, left, u0), at(a1 + lean, left, u1), at(a0 + lean, left, u1)];
    const upper: Point[] = [
      at(a0 + lean, left, u1),
      at(a0 + lean, right, u1),
      at(a1 + lean, right, u1),
      at(a1 + lean, left, u1),
    ];
    return [polygon(front), polygon(flank), polygon(upper)];
  };
  const paint = ([front, flank, upper]: readonly [Path, Path, Path]) =>
    fill(upper, "#fff2d6") + fill(flank, "#7a4740") + fill(front, "#f0cf9c");
  return (
    paint(box3(along - 60, along + 130, 700, 1420, 190)) +
    paint(box3(along + 110, along + 210, 1440, 1610, 40)) +
    paint(box3(along - 520, along - 20, 620, 860, 0))
  );
}

/** The door itself, pushed back over the rear window, its edge towards us. */
function slidPanel(
  { sideAt, millimetre }: Surface,
  colours: readonly [string, string, string, string, string, string],
): Drawing {
  const [light, body, rim, glass, glassLight, dark] = colours;
  const out = (points: readonly (readonly [number, number])[], by = 95) => points.map((point) => sideAt(point, by));
  const panel = out([
    [3440, 420],
    [3450, 1180],
    [3470, 1740],
    [3560, 1800],
    [4600, 1795],
    [4760, 1720],
    [4780, 1180],
    [4760, 860],
    [4560, 800],
    [4100, 790],
    [3780, 700],
    [3640, 430],
  ]);
  const pane = polygon(
    out([
      [3590, 1225],
      [3600, 1715],
      [4560, 1705],
      [4640, 1640],
      [4660, 1235],
    ]),
  );
  const edge = [
    ...out([
      [3440, 420],
      [3450, 1180],
      [3470, 1740],
    ]),
    ...out(
      [
        [3470, 1740],
        [3450, 1180],
        [3440, 420],
      ],
      20,
    ),
  ];
  return (
    fill(polygon(panel.map(([x, y]): Point => [x + 60 * millimetre, y + 50 * millimetre])), dark, 0.5) +
    fill(polygon(panel), body) +
    fill(
      polygon(
        out([
          [3450, 900],
          [3452, 1150],
          [4780, 1150],
          [4770, 960],
        ]),
      ),
      light,
    ) +
    fill(pane, glass) +
    fill(
      polygon(
        out([
          [3700, 1228],
          [3960, 1712],
          [4160, 1710],
          [3900, 1230],
        ]),
      ),
      glassLight,
      0.5,
    ) +
    fill(polygon(edge), rim) +
    stroke(
      curve(
        out([
          [3455, 1130],
          [4100, 1128],
          [4770, 1122],
        ]),
      ),
      rim,
      12 * millimetre,
      0.8,
    )
  );
}
