import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { ARCH, BODY, FOOT, litOf, soft, whole } from "./carrierBody.ts";
import { carrierFront } from "./carrierFront.ts";
import { archOf, carrierWheel } from "./carrierWheel.ts";
import { CAST, type Cast, groundShadow } from "./groundShadow.ts";
import type { SidePoint } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import { type Surface, surfaceOf } from "./surface.ts";
import { doorMirror, downTheSide, roof, sideOutline } from "./vehicle.ts";

export interface PeopleCarrier {
  /** Its own frame, of `frameOf`: its front bumper at 0, driving against `along`. It shows its front and its left side. */
  view: Project;
  paint: VehiclePaint;
  cast?: Cast;
  /** Radius of its tyres, in millimetres. */
  tyre?: number;
  /** What its side windows mirror. */
  mirrored: (surface: Surface) => Drawing;
}

const { belt: BELT, frontAxle: FRONT, rearAxle: REAR, tyre: TYRE, length: LENGTH } = BODY;

/** Lines of the side, from lamp to tail: the shoulder, the crease under it, the fold over the sill. */
const SHOULDER: readonly SidePoint[] = [
  [430, 1000],
  [900, 1062],
  [1700, 1090],
  [3200, 1100],
  [4900, 1092],
  [5400, 1088],
];

const CREASE: readonly SidePoint[] = [
  [1240, 872],
  [2000, 902],
  [3200, 940],
  [4400, 968],
  [5400, 984],
];

const FOLD: readonly SidePoint[] = [
  [60, 480],
  [1280, 458],
  [2400, 470],
  [3560, 520],
  [4560, 590],
  [5400, 640],
];

/** A people carrier seen from near, for a picture whose subject it is: lamps with their lenses, a slatted grille, seats behind the screen, rails, wheels with brakes. No maker's marks. */
export function peopleCarrier(
  sheet: Sheet,
  { view, paint, cast = CAST, tyre = TYRE, mirrored }: PeopleCarrier,
): Drawing {
  const surface = surfaceOf({ ...BODY, tyre, rim: (BODY.rim * tyre) / TYRE }, view);
  return (
    groundShadow(surface, paint, view, cast) +
    roof(surface, paint) +
    flank(sheet, surface, paint) +
    panes(sheet, surface, paint, mirrored(surface)) +
    trim(surface, paint) +
    rail(surface, paint) +
    tail(sheet, surface, paint) +
    carrierWheel(sheet, surface, REAR, paint) +
    carrierWheel(sheet, surface, FRONT, paint) +
    doorMirror(surface, paint, 1) +
    carrierFront(sheet, surface, paint) +
    doorMirror(surface, paint, -1)
  );
}

/** The near side: a shoulder in the sky's light, skins that mirror a dark land, a sill that the ground warms. */
function flank(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { side, sideAt, frontAt, sideLine, millimetre } = surface;
  const { tyre } = surface.model;
  const outline = polygon(sideOutline(surface));
  const below = (line: readonly SidePoint[], foot = 100) => side([...line, [5400, foot], [line[0]?.[0] ?? 0, foot]]);
  const above = side([...SHOULDER, [5400, 1950], [430, 1950]]);
  const land: readonly SidePoint[] = [
    [1240, 840],
    [1700, 800],
    [2100, 846],
    [2700, 900],
    [3100, 880],
    [3600, 800],
    [4200, 850],
    [4700, 900],
    [5400, 860],
  ];
  const [, , corner] = litOf(paint);
  const dark = blend(paint.body, paint.horizon, 0.3);
  const arches = [FRONT, REAR].map((axle) => archOf(surface, axle, tyre + ARCH));
  return (
    stroke(outline, paint.body, 12 * millimetre) +
    fill(
      outline,
      sheet.linear(
        [
          [0, blend(paint.bodyLight, paint.skyDim, 0.12)],
          [0.4, blend(paint.body, paint.bodyLight, 0.5)],
          [1, blend(paint.body, paint.bodyLight, 0.2)],
        ],
        ...downTheSide(surface, 1090, 620),
      ),
    ) +
    sheet.clipped(
      outline,
      fill(
        below(land),
        sheet.linear(
          [
            [0, dark, 0],
            [1, dark, 0.85],
          ],
          whole(sideAt([1300, 700])),
          whole(sideAt([2500, 700])),
        ),
      ) +
        fill(above, blend(paint.skyDim, paint.body, 0.3)) +
        fill(
          side([
            ...SHOULDER,
            ...SHOULDER.slice(2)
              .toReversed()
              .map(([along, up]): SidePoint => [along, up + 42]),
            [1250, 1104],
          ]),
          paint.sky,
          0.7,
        ) +
        fill(
          below(FOLD),
          sheet.linear(
            [
              [0, blend(paint.body, paint.bodyLight, 0.7)],
              [1, blend(paint.body, paint.ground, 0.55)],
            ],
            ...downTheSide(surface, 520, 250),
          ),
        ) +
        // The side turns into the lit front before the wheel.
        fill(
          side([
            [40, 180],
            [40, 1000],
            [700, 1060],
            [1300, 1070],
            [1300, 180],
          ]),
          sheet.linear(
            [
              [0, corner],
              [0.3, corner, 0.75],
              [1, corner, 0],
            ],
            whole(frontAt([-1, 600])),
            whole(sideAt([1200, 600])),
          ),
        ) +
        fill(
          outline,
          sheet.linear(
            [
              [0, paint.horizon, 0],
              [1, paint.horizon, 0.4],
            ],
            whole([sideAt([3300, 900])[0], 0]),
            whole([sideAt([LENGTH, 900])[0], 0]),
          ),
        ) +
        bumperEnds(surface, paint) +
        roofEdge(surface, paint) +
        fill(arches.join(""), paint.horizon),
    ) +
    stroke(sideLine(CREASE.slice(0, -1).concat([[4980, 977]])), paint.skyDim, 9 * millimetre, 0.75) +
    stroke(sideLine(FOLD.slice(1, -1)), paint.skyDim, 8 * millimetre, 0.45) +
    stroke(
      [FRONT, REAR].map((axle) => archLine(surface, axle, tyre + ARCH + 8)).join(""),
      blend(paint.skyDim, paint.bodyLight, 0.4),
      13 * millimetre,
      0.8,
    )
  );
}

/** How the bumpers come round on the side: the fold and the lip of the front one, the gap of the rear one. */
function bumperEnds({ side, sideLine, millimetre }: Surface, paint: VehiclePaint): Drawing {
  const round = (low: number, high: number) =>
    side([
      [40, low],
      [40, high],
      [FRONT, high + 6],
      [FRONT, low + 6],
    ]);
  return (
    fill(round(500, 590), paint.body, 0.32) +
    fill(round(590, 622), paint.sky, 0.36) +
    fill(round(180, 282), paint.plastic) +
    fill(
      side([
        [REAR + 300, 180],
        [REAR + 300, 300],
        [5400, 330],
        [5400, 180],
      ]),
      paint.plastic,
    ) +
    stroke(
      sideLine([
        [REAR + TYRE + 60, 700],
        [4720, 806],
        [5300, 830],
      ]),
      paint.horizon,
      8 * millimetre,
    ) +
    fill(
      side([
        [4960, 470],
        [4960, 510],
        [5400, 520],
        [5400, 480],
      ]),
      paint.tail,
      0.8,
    )
  );
}

/** The roof's rounded edge over the windows. */
function roofEdge({ side }: Surface, paint: VehiclePaint): Drawing {
  const band = (low: number, high: number) =>
    side([
      [1500, low],
      [1500, high],
      [LENGTH, high - 10],
      [LENGTH, low - 10],
    ]);
  return (
    fill(band(1786, 1990), paint.bodyLight) +
    fill(band(1818, 1990), blend(paint.skyDim, paint.sky, 0.2)) +
    fill(band(1812, 1824), paint.sky, 0.7)
  );
}

function archLine(surface: Surface, axle: number, radius: number): Path {
  const half = surface.halfAt(axle, 600);
  return polyline(
    counted(25).map((step) => {
      const angle = (-0.06 + (step / 24) * 1.12) * Math.PI;
      return surface.at(axle - Math.cos(angle) * radius, -half, surface.model.tyre + Math.sin(angle) * radius);
    }),
  );
}

/** The dark band of the side windows: what the panes mirror, and the front seat behind the first. */
export function panes(sheet: Sheet, surface: Surface, paint: VehiclePaint, image: Drawing): Drawing {
  const { side, sideLine, millimetre } = surface;
  const all = BODY.windows.map((pane) => side(pane));
  const [door = ""] = all;
  const slash = (from: number, wide: number) =>
    side([
      [from, BELT],
      [from + 330, 1800],
      [from + 330 + wide, 1800],
      [from + wide, BELT],
    ]);
  const seat = side(
    soft(
      [
        [1900, 1180],
        [1890, 1420],
        [1930, 1470],
        [1920, 1620],
        [2060, 1630],
        [2080, 1470],
        [2130, 1400],
        [2140, 1180],
      ],
      50,
    ),
  );
  return (
    fill(side(BODY.daylight), paint.horizon) +
    sheet.clipped(all.join(""), image) +
    sheet.clipped(door, fill(seat, paint.horizon, 0.75)) +
    sheet.clipped(
      all.slice(1, 3).join(""),
      fill(slash(2380, 200) + slash(2640, 60) + slash(3760, 240), paint.glassLight, 0.28),
    ) +
    // Bright moulding along the foot of the band.
    stroke(
      sideLine([
        [1000, BELT - 2],
        [2900, BELT + 6],
        [4860, BELT + 30],
      ]),
      paint.chrome,
      13 * millimetre,
      0.85,
    )
  );
}

/** Gaps of the doors, the sliding door's rail, handles, the flap of the tank, the bright strip over the sill. */
export function trim(surface: Surface, paint: VehiclePaint): Drawing {
  const { side, sideLine, millimetre } = surface;
  const gap = FRONT + TYRE + ARCH + 26;
  const cuts = [
    [
      [gap - 60, 1090],
      [gap - 20, 820],
      [gap + 10, 560],
      [gap + 60, 300],
    ],
    [
      [2192, BELT - 4],
      [2184, 700],
      [2160, 300],
    ],
    [
      [3548, BELT - 4],
      [3548, 900],
      [3530, 560],
      [3470, 300],
    ],
  ] satisfies SidePoint[][];
  const handle = (along: number) => {
    const cup = soft(
      [
        [along - 20, 984],
        [along - 20, 1054],
        [along + 230, 1058],
        [along + 230, 988],
      ],
      30,
    );
    return (
      fill(side(cup), paint.horizon, 0.6) +
      fill(
        side([
          [along, 1018],
          [along, 1046],
          [along + 215, 1050],
          [along + 215, 1022],
        ]),
        paint.chrome,
      )
    );
  };
  const strip = (low: number, high: number) =>
    side([
      [gap + 120, low],
      [gap + 120, high],
      [REAR - TYRE - ARCH - 40, high],
      [REAR - TYRE - ARCH - 40, low],
    ]);
  return (
    stroke(cuts.map((cut) => sideLine(cut)).join(""), paint.horizon, 9 * millimetre) +
    stroke(
      cuts.map((cut) => sideLine(cut.map(([along, up]): SidePoint => [along + 11, up]))).join(""),
      paint.skyDim,
      4 * millimetre,
      0.55,
    ) +
    fill(
      side([
        [3570, 1112],
        [3570, 1142],
        [4900, 1140],
        [4900, 1112],
      ]),
      paint.horizon,
    ) +
    stroke(
      sideLine([
        [3570, 1106],
        [4900, 1106],
      ]),
      paint.sky,
      6 * millimetre,
      0.7,
    ) +
    handle(1900) +
    handle(2290) +
    fill(strip(FOOT, 268), paint.plastic) +
    fill(strip(296, 318), paint.chrome, 0.85)
  );
}

/** A low rail along the near edge of the roof, on its feet. */
export function rail({ at, halfAt, millimetre }: Surface, paint: VehiclePaint): Drawing {
  const place = (along: number, up: number) => at(along, -halfAt(along, 1860) + 60, 1872 + up);
  const line = polyline(counted(17).map((index) => place(1960 + index * 168, 52 * Math.min(1, index, 16 - index))));
  const feet = [2600, 3300, 4000].map((along) => polyline([place(along, 0), place(along, 50)]));
  return (
    stroke(feet.join(""), paint.chromeDim, 34 * millimetre) +
    stroke(line, paint.chromeDim, 26 * millimetre) +
    stroke(line, paint.chrome, 11 * millimetre)
  );
}

/** The rear corner: the dark glass between pane and lamp, and the lamp that wraps round it. */
function tail(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { side } = surface;
  const lamp = (inset: number) =>
    side([
      [5030 + inset, 850 + inset],
      [4985 + inset, 1000],
      [4968 + inset, 1240],
      [4992 + inset, 1330 - inset],
      [5300, 1330 - inset],
      [5300, 850 + inset],
    ]);
  return sheet.clipped(
    polygon(sideOutline(surface)),
    fill(lamp(0), paint.tailDim) +
      fill(lamp(26), paint.tail) +
      fill(
        side([
          [5000, 1130],
          [5000, 1160],
          [5300, 1160],
          [5300, 1130],
        ]),
        "#ffd9cc",
        0.7,
      ),
  );
}
