import type { Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, dots, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { curve, lens, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { toneOf } from "../people/light.ts";

/** The outline of its side in metres: behind the front, above the road. */
const SIDE: readonly Point[] = [
  [0.34, 0.36],
  [0.2, 0.5],
  [0.2, 1],
  [0.34, 1.2],
  [0.86, 1.42],
  [1.5, 2.42],
  [1.86, 2.66],
  [2.4, 2.74],
  [5.9, 2.76],
  [6.22, 2.62],
  [6.32, 1.4],
  [6.32, 0.36],
];
const HALF = 1.04;
const WHEELS = [1.06, 4.96] as const;
const TYRE = 0.37;
const DOOR: readonly [number, number] = [2.02, 3.16];

/**
 * A dolmuş at its stop, its sliding door open: front and right side in the frame of the camera, front at 0, driving against `along`.
 * The side that is boarded faces the light. It has no maker's mark, and its boards no words.
 */
export function dolmus(sheet: Sheet, view: Project, band = "#1f8a9c"): Drawing {
  const { wall, wallShade } = sheet.mood;
  const [colour, colourShade] = toneOf(sheet, band);
  const side = (points: readonly Point[], out = 0): Path =>
    polygon(points.map(([along, up]) => view([along, HALF + out, up])));
  const rect = (from: number, to: number, low: number, high: number, out = 0): Path =>
    side(
      [
        [from, low],
        [to, low],
        [to, high],
        [from, high],
      ],
      out,
    );
  const body = side(SIDE);
  return (
    groundShade(sheet, view) +
    wheels(view, -HALF + 0.1) +
    fill(body, wall) +
    sheet.clipped(
      body,
      fill(rect(0, 6.6, 0.3, 0.62), wallShade) +
        fill(rect(0, 6.6, 0.86, 1.12), colour) +
        fill(rect(0, 6.6, 1.16, 1.22), "#ee9433") +
        fill(rect(0, 6.6, 2.62, 2.9), "#fffaf0"),
    ) +
    sideGlass(rect, side) +
    doorway(sheet, view, rect) +
    stroke(
      [1.98, 4.42].map((at) => polyline([view([at, HALF, 0.5]), view([at, HALF, 2.56])])).join(""),
      wallShade,
      2.4,
    ) +
    arches(view) +
    wheels(view, HALF - 0.02) +
    front(sheet, view, colourShade) +
    mirror(view)
  );
}

function groundShade(sheet: Sheet, view: Project): Drawing {
  const shade: readonly Point[] = [
    [0.1, 1],
    [6.4, 1],
    [6.6, -1.2],
    [6.1, -3],
    [0.6, -2.8],
    [-0.3, -1.2],
  ];
  return fill(polygon(shade.map(([along, across]) => view([along, across, 0]))), sheet.mood.near, 0.62);
}

/** Side windows in one dark band, those who ride behind them. */
function sideGlass(
  rect: (from: number, to: number, low: number, high: number) => Path,
  side: (points: readonly Point[]) => Path,
): Drawing {
  const panes = rect(3.24, 4.34, 1.4, 2.4) + rect(4.46, 5.96, 1.4, 2.4);
  const cab = side([
    [1.06, 1.42],
    [1.9, 1.42],
    [1.9, 2.4],
    [1.62, 2.4],
  ]);
  const heads = [1.62, 3.7, 4.8, 5.4].map((at) =>
    side([
      [at - 0.14, 1.42],
      [at - 0.14, 1.62],
      [at - 0.06, 1.7],
      [at - 0.1, 1.84],
      [at - 0.02, 1.96],
      [at + 0.1, 1.92],
      [at + 0.12, 1.76],
      [at + 0.08, 1.68],
      [at + 0.24, 1.6],
      [at + 0.24, 1.42],
    ]),
  );
  const glare =
    side([
      [3.3, 2.4],
      [3.66, 2.4],
      [4.02, 1.4],
      [3.66, 1.4],
    ]) +
    side([
      [4.7, 2.4],
      [5.2, 2.4],
      [5.56, 1.4],
      [5.06, 1.4],
    ]) +
    side([
      [1.7, 2.4],
      [1.8, 2.4],
      [1.56, 1.42],
      [1.4, 1.42],
    ]);
  return fill(panes + cab, "#1e3a55") + fill(heads.join(""), "#12243a") + fill(glare, "#9cc3cf", 0.4);
}

/** The open doorway with its step and a lit seat; the door stands slid back along the side. */
function doorway(
  sheet: Sheet,
  view: Project,
  rect: (from: number, to: number, low: number, high: number, out?: number) => Path,
): Drawing {
  const { wall, wallShade } = sheet.mood;
  const [from, to] = DOOR;
  const step = polygon([
    view([from, HALF, 0.36]),
    view([to, HALF, 0.36]),
    view([to, 0.5, 0.36]),
    view([from, 0.5, 0.36]),
  ]);
  const seat = polygon([
    view([from + 0.5, 0.2, 0.5]),
    view([to - 0.06, 0.2, 0.5]),
    view([to - 0.06, 0.2, 1.5]),
    view([from + 0.62, 0.2, 1.5]),
  ]);
  return (
    fill(rect(from, to, 0.36, 2.42), "#2b2340") +
    sheet.clipped(
      rect(from, to, 0.36, 2.42),
      fill(seat, "#7c2f4a") +
        fill(step, "#8b7a86") +
        stroke(polyline([view([from + 0.12, 0.7, 0.6]), view([from + 0.12, 0.7, 2.2])]), "#f0c14a", 6),
    ) +
    fill(rect(to + 0.04, to + 1.22, 0.44, 2.46, 0.1), wall) +
    fill(rect(to + 0.04, to + 0.1, 0.44, 2.46, 0.1), wallShade) +
    fill(rect(to + 0.2, to + 1.08, 1.4, 2.36, 0.1), "#24445f") +
    fill(rect(to + 0.04, to + 1.22, 0.86, 1.12, 0.1), toneOf(sheet, "#1f8a9c")[0]) +
    fill(rect(to + 0.16, to + 0.32, 1.22, 1.28, 0.1), "#3a2f3a")
  );
}

/** A ring of a wheel at a side. */
function round(view: Project, axle: number, across: number, radius: number): Path {
  return polygon(
    shares(33).map((share): Point =>
      view([axle + Math.cos(share * Math.PI * 2) * radius, across, TYRE + Math.sin(share * Math.PI * 2) * radius]),
    ),
  );
}

function arches(view: Project): Drawing {
  return fill(WHEELS.map((axle) => round(view, axle, HALF + 0.005, TYRE + 0.1)).join(""), "#2b2340");
}

function wheels(view: Project, across: number): Drawing {
  return WHEELS.map(
    (axle) =>
      fill(round(view, axle, across, TYRE), "#171626") +
      fill(round(view, axle, across + 0.02, TYRE * 0.66), "#c9c2c4") +
      fill(round(view, axle, across + 0.02, TYRE * 0.5), "#8a8597") +
      fill(round(view, axle, across + 0.02, TYRE * 0.22), "#e6ded8"),
  ).join("");
}

/** The front in shade: strips that bulge forward in the middle. */
function front(sheet: Sheet, view: Project, band: string): Drawing {
  const { wallShade, wallDeep } = sheet.mood;
  // Where the middle of the front is at a height: the corners of `SIDE` lie behind it.
  const along = (up: number) =>
    up < 1.2
      ? mixed(0.04, 0.2, Math.max(0, (up - 1) / 0.2))
      : up < 1.42
        ? mixed(0.2, 0.72, (up - 1.2) / 0.22)
        : up < 2.42
          ? mixed(0.72, 1.36, up - 1.42)
          : mixed(1.36, 2.2, (up - 2.42) / 0.32);
  const wide = (up: number) => (up < 1.42 ? HALF : mixed(HALF, 0.9, Math.min(1, (up - 1.42) / 1.2)));
  const line = (up: number, from = -1, to = 1): Point[] =>
    shares(9).map((share) => {
      const across = mixed(from, to, share);
      return view([along(up) + 0.15 * across * across, across * wide(up), up]);
    });
  const strip = (low: number, high: number, from = -1, to = 1): Path => {
    const steps = shares(5).map((share) => mixed(low, high, share));
    return polygon([
      ...line(low, from, to),
      ...steps.slice(1, -1).map((up): Point => line(up, from, to).at(-1) ?? [0, 0]),
      ...line(high, from, to).toReversed(),
      ...steps
        .slice(1, -1)
        .toReversed()
        .map((up): Point => line(up, from, to)[0] ?? [0, 0]),
    ]);
  };
  const lamp = (from: number, to: number) =>
    fill(strip(0.86, 1.1, from, to), "#fff3cf") + fill(strip(0.86, 0.92, from, to), "#d9b98c");
  const plate = strip(0.52, 0.64, -0.26, 0.26);
  const board = strip(2.46, 2.64, -0.62, 0.62);
  const lights = counted(11).map((index): Point => {
    const share = (index - 5) / 5;
    return view([along(2.55) + 0.15 * share * share * 0.3, share * 0.5, 2.55]);
  });
  return (
    fill(strip(0.36, 2.72), wallShade) +
    fill(strip(0.36, 0.72), wallDeep) +
    fill(strip(0.86, 1.12), band) +
    fill(strip(0.74, 1.02, -0.5, 0.5), "#2b2340") +
    stroke([0.81, 0.88, 0.95].map((up) => polyline(line(up, -0.46, 0.46))).join(""), wallDeep, 2.4) +
    lamp(-0.96, -0.62) +
    lamp(0.62, 0.96) +
    fill(plate, "#f4ead8") +
    fill(strip(1.46, 2.4, -0.94, 0.94), "#1e3a55") +
    fill(strip(1.46, 2.4, -0.94, -0.3), "#3b6481", 0.7) +
    fill(strip(1.5, 1.72, 0.46, 0.78), "#f0c14a") +
    stroke(polyline([view([0.76, 0.1, 1.48]), view([0.92, 0.66, 1.72])]), "#12243a", 3.4) +
    fill(board, "#1a1830") +
    dots(lights, 3.4, "#ffb347")
  );
}

/** The outside mirror on its arm, at the boarded side. */
function mirror(view: Project): Drawing {
  const at = view([0.92, HALF + 0.26, 1.72]);
  return (
    stroke(polyline([view([1.1, HALF, 1.5]), at]), "#2b2340", 5) +
    fill(
      curve(
        [
          [at[0] - 9, at[1] - 24],
          [at[0] + 9, at[1] - 22],
          [at[0] + 9, at[1] + 22],
          [at[0] - 9, at[1] + 20],
        ],
        true,
      ),
      "#2b2340",
    ) +
    fill(lens(at[0] - 2, at[1], 8, 24), "#9cc3cf")
  );
}
