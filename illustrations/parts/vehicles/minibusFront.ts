import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { hull, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import type { SidePoint } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { FrontPoint, Surface } from "./surface.ts";

/** The front of the `minibus`: bonnet, windscreen, lamps, grille, bumper and both mirrors. It belongs to no maker. */
export function minibusFront(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  return (
    mirror(surface, paint, 1) +
    panels(sheet, surface) +
    screen(sheet, surface, paint) +
    bumper(surface, paint) +
    grille(surface, paint) +
    lamp(sheet, surface, paint, 1) +
    lamp(sheet, surface, paint, -1) +
    mirror(surface, paint, -1)
  );
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** The same outline on both halves. */
function both(surface: Surface, points: readonly FrontPoint[]): Path {
  return [1, -1].map((side) => surface.front(points.map(([across, up]): FrontPoint => [across * side, up]))).join("");
}

function level(surface: Surface, low: number, high: number, from = -1, to = 1): Path {
  return surface.front([
    [from, low],
    [from, high],
    [to, high],
    [to, low],
  ]);
}

/** Face, bonnet and the cap over the screen: bright where they turn to the sun, dim towards the near corner. */
function panels(sheet: Sheet, surface: Surface): Drawing {
  const { front, frontAt, frontLine, millimetre } = surface;
  const face = level(surface, 262, 1060);
  const bonnet = level(surface, 1050, 1350);
  const sideways = (stops: readonly (readonly [number, string])[], up: number) =>
    sheet.linear(stops, rounded(frontAt([0.94, up])), rounded(frontAt([-1, up])));
  const crease = (side: number, from: number, to: number, wide: number) =>
    front([
      [side * from, 1012],
      [side * mixed(from, to, 0.4), 1150],
      [side * to, 1340],
      [side * (to + wide), 1340],
      [side * (mixed(from, to, 0.4) + wide * 1.1), 1150],
      [side * (from + wide * 0.6), 1012],
    ]);
  return (
    stroke(face + bonnet, "#6c6a94", 10 * millimetre) +
    fill(
      face,
      sideways(
        [
          [0, "#f8bf92"],
          [0.24, "#b58a98"],
          [0.6, "#5a6498"],
          [1, "#33507f"],
        ],
        700,
      ),
    ) +
    fill(
      bonnet,
      sideways(
        [
          [0, "#ffe0b0"],
          [0.3, "#f0bb9a"],
          [0.62, "#9a8cae"],
          [1, "#5673a6"],
        ],
        1180,
      ),
    ) +
    fill(
      level(surface, 262, 640),
      sheet.linear(
        [
          [0, "#3d4478", 0],
          [1, "#3d4478", 0.5],
        ],
        rounded(frontAt([-0.2, 640])),
        rounded(frontAt([-0.2, 300])),
      ),
    ) +
    // It rolls over from the face into the bonnet.
    fill(level(surface, 1012, 1074), "#fff0cf", 0.5) +
    fill(crease(-1, 0.56, 0.6, 0.1), "#7d6a94", 0.55) +
    fill(crease(-1, 0.5, 0.54, 0.07), "#fff0cf", 0.7) +
    fill(crease(1, 0.5, 0.54, 0.09), "#fff0cf", 0.8) +
    fill(crease(1, 0.42, 0.45, 0.08), "#c58c8c", 0.5) +
    stroke(
      frontLine([
        [-1, 1084],
        [-0.8, 1040],
        [-0.6, 1004],
        [0, 1012],
        [0.6, 1004],
        [0.8, 1040],
        [1, 1084],
      ]),
      "#4a3f68",
      8 * millimetre,
      0.9,
    ) +
    fill(
      level(surface, 2090, 2566),
      sideways(
        [
          [0, "#ffd6a6"],
          [0.36, "#c9a2a4"],
          [0.72, "#7683b0"],
          [1, "#4c6c9f"],
        ],
        2300,
      ),
    ) +
    fill(level(surface, 2300, 2340, -0.94, 0.94), "#fff0cf", 0.4)
  );
}

/** The windscreen: sky in its upper part, a hill across it, behind it the wheel; wipers at rest. */
function screen(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { at, front, frontAt, frontLine, millimetre } = surface;
  const glass = front([
    [-0.93, 1390],
    [-0.915, 2000],
    [-0.86, 2048],
    [0.86, 2048],
    [0.915, 2000],
    [0.93, 1390],
  ]);
  // What stands inside stands upright behind the slanting glass.
  const ring = polyline(
    shares(20).map((share) => {
      const angle = mixed(-0.1, 1.1, share) * Math.PI;
      return at(1500 + Math.sin(angle) * 60, -450 + Math.cos(angle) * 200, 1400 + Math.sin(angle) * 190);
    }),
  );
  const ray = (from: number, wide: number) =>
    front([
      [from, 1390],
      [from + 0.34, 2048],
      [from + 0.34 + wide, 2048],
      [from + wide, 1390],
    ]);
  const wiper = (pivot: FrontPoint, hold: FrontPoint, tip: FrontPoint, end: FrontPoint) =>
    stroke(frontLine([tip, end]), "#0a1226", 26 * millimetre) +
    stroke(frontLine([pivot, hold]), "#0a1226", 18 * millimetre) +
    stroke(
      frontLine([
        [tip[0], tip[1] + 14],
        [end[0], end[1] + 14],
      ]),
      "#c9a6a2",
      6 * millimetre,
      0.9,
    );
  return (
    fill(level(surface, 1322, 2096), paint.horizon) +
    sheet.clipped(
      glass,
      fill(
        glass,
        sheet.linear(
          [
            [0, "#2f7396"],
            [0.42, "#7fa3a8"],
            [0.72, "#f0c798"],
            [1, "#f8bd8c"],
          ],
          rounded(frontAt([0.1, 2048])),
          rounded(frontAt([0, 1420])),
        ),
      ) +
        // What stands behind the glass where the hill's image darkens it.
        fill(
          front([
            [1, 1390],
            [1, 1560],
            [0.62, 1640],
            [0.36, 1600],
            [0.1, 1700],
            [-0.16, 1836],
            [-0.38, 1780],
            [-0.62, 1850],
            [-1, 1930],
            [-1, 1390],
          ]),
          "#23355f",
        ) +
        stroke(ring, "#0d1731", 30 * millimetre) +
        fill(
          front([
            [1, 1390],
            [1, 1436],
            [0.1, 1470],
            [-0.2, 1492],
            [-0.7, 1492],
            [-1, 1450],
            [-1, 1390],
          ]),
          "#101a36",
        ) +
        fill(ray(0.1, 0.2) + ray(-0.72, 0.09), "#ffeecb", 0.24) +
        fill(level(surface, 2000, 2050), "#123a5c", 0.6),
    ) +
    fill(
      front([
        [-0.1, 2050],
        [-0.07, 1985],
        [-0.12, 1975],
        [-0.12, 1915],
        [0.12, 1915],
        [0.12, 1975],
        [0.07, 1985],
        [0.1, 2050],
      ]),
      paint.horizon,
    ) +
    wiper([0.16, 1352], [0.36, 1412], [0.8, 1398], [-0.02, 1428]) +
    wiper([-0.6, 1352], [-0.38, 1418], [0.04, 1400], [-0.78, 1438]) +
    // The cowl, and the pillars in the light.
    fill(level(surface, 1318, 1352), "#27305a") +
    stroke(
      frontLine([
        [0.985, 1360],
        [0.985, 2090],
      ]),
      "#ffdcae",
      15 * millimetre,
    ) +
    stroke(
      frontLine([
        [-0.985, 1340],
        [-0.985, 2096],
        [-0.985, 2540],
      ]),
      "#e9b49a",
      15 * millimetre,
      0.9,
    )
  );
}

/** The bumper: a ledge in the light, the plate, an intake between two fog lamps, a dark lip. */
function bumper(surface: Surface, paint: VehiclePaint): Drawing {
  const { front, frontAt, frontLine, millimetre } = surface;
  const intake: readonly FrontPoint[] = [
    [-0.56, 360],
    [-0.5, 486],
    [0.5, 486],
    [0.56, 360],
  ];
  return (
    // The ledge under the lamps, and the gap over it.
    fill(
      both(surface, [
        [0.44, 652],
        [0.6, 712],
        [0.8, 724],
        [1, 760],
        [1, 726],
        [0.8, 690],
        [0.6, 676],
      ]),
      "#ffe3bb",
      0.55,
    ) +
    [1, -1]
      .map((side) =>
        stroke(
          frontLine([
            [side * 0.52, 742],
            [side * 0.62, 760],
            [side * 0.8, 764],
            [side, 812],
          ]),
          "#43406e",
          8 * millimetre,
          0.9,
        ),
      )
      .join("") +
    fill(level(surface, 262, 330), paint.plastic) +
    fill(
      front([
        [-1, 330],
        [-1, 400],
        [-0.66, 336],
        [0.66, 336],
        [1, 400],
        [1, 330],
      ]),
      paint.plastic,
    ) +
    fill(front(intake), paint.horizon) +
    fill([390, 432].map((up) => level(surface, up, up + 13, -0.53, 0.53)).join(""), "#5b6184") +
    stroke(
      frontLine([
        [-0.51, 492],
        [0.51, 492],
      ]),
      "#ffe3bb",
      8 * millimetre,
      0.7,
    ) +
    fill(
      both(surface, [
        [0.64, 420],
        [0.63, 560],
        [0.86, 596],
        [0.94, 580],
        [0.94, 470],
        [0.84, 428],
      ]),
      paint.horizon,
    ) +
    [1, -1]
      .map((side) => {
        const ring = (radius: number) => disc(surface, side * 0.77, 500, radius);
        return (
          fill(ring(50), "#3a4468") +
          fill(ring(40), paint.lampDim) +
          fill(disc(surface, side * 0.77 + 0.01, 510, 20), paint.lamp) +
          stroke(
            frontLine([
              [side * 0.645, 436],
              [side * 0.638, 552],
              [side * 0.86, 588],
            ]),
            paint.chrome,
            9 * millimetre,
            0.85,
          )
        );
      })
      .join("") +
    // Plate without a number, its blue strip towards the far side.
    fill(level(surface, 528, 652, -0.29, 0.29), "#2b2d50") +
    fill(level(surface, 538, 642, -0.275, 0.275), "#fbeeda") +
    fill(level(surface, 538, 642, 0.225, 0.275), "#2a5f9e") +
    fill(
      [-0.46, -0.36, 0.36, 0.46]
        .map((across) => frontAt([across, 590]))
        .map(([x, y]) => `M${Math.round(x - 2)} ${Math.round(y)}a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0 -4.8 0z`)
        .filter((_, index) => index % 3 === 0)
        .join(""),
      "#43406e",
    )
  );
}

/** A circle on the face, by its middle and its radius in millimetres. */
function disc(surface: Surface, across: number, up: number, radius: number): Path {
  return polygon(
    counted(20).map((step) => {
      const angle = (step / 20) * Math.PI * 2;
      return surface.frontAt([across + (Math.cos(angle) * radius) / 900, up + Math.sin(angle) * radius]);
    }),
  );
}

/** A broad shield in a bright frame: three slats, each a lit top and a dim face, over fine bars. */
function grille(surface: Surface, paint: VehiclePaint): Drawing {
  const { front, frontLine, millimetre } = surface;
  const shield: readonly FrontPoint[] = [
    [-0.36, 664],
    [-0.46, 700],
    [-0.53, 780],
    [-0.55, 880],
    [-0.52, 962],
    [-0.46, 986],
    [0, 994],
    [0.46, 986],
    [0.52, 962],
    [0.55, 880],
    [0.53, 780],
    [0.46, 700],
    [0.36, 664],
  ];
  const halfAt = (up: number) => mixed(0.37, 0.535, Math.min(1, (up - 670) / 130));
  const slat = (low: number, high: number) =>
    front([
      [-halfAt(low), low],
      [-halfAt(high), high],
      [halfAt(high), high],
      [halfAt(low), low],
    ]);
  const fine = shares(12).map((share) => mixed(690, 975, share));
  return (
    fill(front(shield), paint.horizon) +
    fill(fine.map((up) => slat(up, up + 6)).join(""), "#3c4570") +
    fill([722, 806, 890].map((up) => slat(up, up + 42)).join(""), blend(paint.chromeDim, paint.horizon, 0.25)) +
    fill([752, 836, 920].map((up) => slat(up, up + 14)).join(""), paint.chrome) +
    stroke(front(shield), paint.chrome, 15 * millimetre) +
    stroke(
      frontLine([
        [-0.36, 652],
        [-0.47, 688],
        [-0.545, 780],
        [-0.565, 880],
      ]),
      "#3d3a64",
      7 * millimetre,
      0.7,
    )
  );
}

/** A lamp drawn back round the corner: dark glass, two lenses, a blade of light along its lower edge, the amber at its end. */
function lamp(sheet: Sheet, surface: Surface, paint: VehiclePaint, side: number): Drawing {
  const { front, frontLine, sideLine, millimetre } = surface;
  const glass = front([
    [side * 0.62, 806],
    [side * 0.605, 900],
    [side * 0.66, 936],
    [side * 0.82, 1000],
    [side, 1062],
    [side, 896],
    [side * 0.9, 846],
    [side * 0.76, 800],
  ]);
  const [from, to] = [surface.cornerAt(896), surface.cornerAt(1062)];
  const wing: readonly SidePoint[] = [
    [from - 20, 896],
    [to - 20, 1062],
    [to + 130, 1104],
    [to + 196, 1112],
    [to + 170, 1070],
    [to + 60, 976],
  ];
  const near = side < 0;
  return (
    (near ? fill(surface.side(wing), "#1a2446") : "") +
    fill(glass, "#1a2446") +
    sheet.clipped(
      glass,
      fill(
        front([
          [side * 0.64, 836],
          [side * 0.63, 890],
          [side * 0.86, 976],
          [side, 1020],
          [side, 930],
          [side * 0.88, 876],
          [side * 0.76, 836],
        ]),
        "#7c7fa6",
      ) +
        fill(disc(surface, side * 0.71, 872, 52) + disc(surface, side * 0.85, 922, 58), "#2b3560") +
        fill(disc(surface, side * 0.71, 872, 41) + disc(surface, side * 0.85, 922, 47), paint.lampDim) +
        fill(disc(surface, side * 0.71 + 0.012, 880, 22) + disc(surface, side * 0.85 + 0.012, 932, 26), paint.lamp),
    ) +
    (near
      ? fill(
          surface.side([
            [to - 10, 1040],
            [to + 130, 1092],
            [to + 120, 1060],
            [to + 20, 990],
          ]),
          "#ffab4d",
        )
      : "") +
    stroke(
      frontLine([
        [side * 0.625, 892],
        [side * 0.63, 818],
        [side * 0.76, 814],
        ...(near
          ? ([
              [-0.9, 858],
              [-1, 906],
            ] as const)
          : []),
      ]) +
        (near
          ? sideLine([
              [from - 10, 908],
              [to + 50, 984],
              [to + 150, 1070],
            ])
          : ""),
      paint.lamp,
      15 * millimetre,
    )
  );
}

/** A tall mirror on its arm before the door, the near one at -1: the housing in three tones, the gap between its two glasses, the indicator. */
function mirror({ at, halfAt, millimetre }: Surface, paint: VehiclePaint, side: 1 | -1): Drawing {
  const [along, low, high] = [1330, 1400, 1820];
  const half = halfAt(along, 1400);
  // A share of its height with round corners, drawn in by `inset`, `back` millimetres behind the front of the housing.
  const face = (back: number, inset: number, from = 0, to = 1): Point[] => {
    const [inner, outer] = [half + 100 + inset, half + 345 - inset];
    const [bottom, top] = [low + inset, high - inset];
    const [wide, tall] = [105, 86];
    const corners = [
      [outer - wide, top - tall, 0],
      [inner + wide, top - tall, 0.5],
      [inner + wide, bottom + tall, 1],
      [outer - wide, bottom + tall, 1.5],
    ] as const;
    return corners.flatMap(([across, up, start]) =>
      shares(6).map((share) => {
        const angle = (start + share / 2) * Math.PI;
        const height = up + Math.sin(angle) * tall;
        return at(
          along + back,
          side * (across + Math.cos(angle) * wide),
          within(height, mixed(low, high, from), mixed(low, high, to)),
        );
      }),
    );
  };
  const near = side < 0;
  const arm = (up: number, drop: number, tall: number) =>
    hull([
      at(along + 60, side * (half - 30), up - drop),
      at(along + 60, side * (half - 30), up - drop + tall),
      at(along + 70, side * (half + 160), up),
      at(along + 70, side * (half + 160), up + tall),
      at(along + 130, side * (half - 30), up - drop),
      at(along + 130, side * (half + 160), up + tall),
    ]);
  return (
    fill(arm(1390, 90, 70), paint.horizon) +
    fill(arm(1440, 60, 18), "#4a5488") +
    fill(hull([...face(0, 26), ...face(150, 0)]), near ? "#1a2a54" : "#2b3560") +
    fill(hull([...face(0, 26, 0.8), ...face(150, 0, 0.84)]), near ? "#7d86b0" : "#c99a9a") +
    fill(hull(face(0, 26)), near ? "#7d6f9a" : "#f3be97") +
    fill(hull(face(-2, 28, 0.72)), near ? "#d9a89c" : "#ffe3b8") +
    fill(hull(face(-2, 28, 0, 0.3)), paint.plastic) +
    stroke(
      polyline([at(along - 6, side * (half + 140), 1548), at(along - 6, side * (half + 310), 1548)]),
      "#ffab4d",
      17 * millimetre,
    )
  );
}
