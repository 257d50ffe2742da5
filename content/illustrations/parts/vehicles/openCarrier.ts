import type { Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import type { Point } from "#content/illustrations/kit/geometry.ts";
import type { MoodName } from "#content/illustrations/kit/mood.ts";
import { polygon, polyline } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { type SidePoint, CARRIER } from "./models.ts";
import { VEHICLE_PAINTS, type VehiclePaint } from "./paint.ts";
import { type Surface, surfaceOf } from "./surface.ts";

/** Where the doorway begins and ends, behind the bumper. */
const [FRONT, REAR] = [2200, 3500];
/** Where the foot of the chairs' backs is, so that the whole of their cushions shows in the doorway. */
const CHAIRS = 3780;
/** The cabin's colours, which its own lamp warms. */
const CABIN = { deep: "#3b2432", wall: "#7d4b3c", light: "#ffe2a6", carpet: "#5d3a3c", sill: "#ffd38a" };
const LEATHER_BEYOND = { lit: "#e9c792", mid: "#c4935f", dim: "#7d4b3c" };
const LEATHER = { lit: "#fbe6be", mid: "#e3bb84", dim: "#94604a" };

/**
 * The carrier's sliding door stands open: a lit cabin with two captain's chairs, a step, and the leaf itself, which has slid
 * back over the rear quarter and its wheel. Lay it over a `vehicle` of the same view; `outside` is the colour in its far panes.
 */
export function openCarrier(
  sheet: Sheet,
  { view, mood, outside = "#f3d3a6" }: { view: Project; mood: MoodName; outside?: string },
): Drawing {
  const surface = surfaceOf(CARRIER, view);
  const paint = VEHICLE_PAINTS[mood];
  const { at, side } = surface;
  // What the cabin’s lamp throws on the ground, which the sun outshines.
  const spill = polygon([at(FRONT, -960, 0), at(REAR, -960, 0), at(3300, -1750, 0), at(2250, -1750, 0)]);
  const opening = side([
    [FRONT - 10, 420],
    [FRONT + 10, 1180],
    [FRONT + 30, 1775],
    [REAR, 1785],
    [REAR, 420],
  ]);
  return (
    (mood === "day" ? "" : fill(spill, CABIN.sill, 0.34)) +
    fill(opening, CABIN.deep) +
    sheet.clipped(opening, cabin(surface, outside)) +
    step(surface, paint) +
    doorLeaf(surface, paint)
  );
}

/** The far wall with its window and the line of its lamp, the floor, both chairs: the far one first. */
function cabin(surface: Surface, outside: string): Drawing {
  const { at } = surface;
  const wall = (from: number, to: number, low: number, high: number) =>
    polygon([at(from, 860, low), at(to, 860, low), at(to, 860, high), at(from, 860, high)]);
  const floor = (a0: number, a1: number, near: number, far: number, drift = 0) =>
    polygon([at(a0, near, 440), at(a1, near, 440), at(a1 + drift, far, 440), at(a0 + drift, far, 440)]);
  const panes = [
    [2500, 3900],
    [4060, 5200],
  ] as const;
  return (
    fill(wall(2000, 5400, 420, 1900), CABIN.deep) +
    fill(wall(2000, 5400, 560, 1080), CABIN.wall) +
    fill(wall(2000, 5400, 1080, 1130), LEATHER_BEYOND.mid) +
    fill(panes.map(([from, to]) => wall(from, to, 1200, 1640)).join(""), outside) +
    // A curtain gathered at the pillar between the panes.
    fill(wall(3700, 4140, 1170, 1660), "#8f5a4a") +
    fill(wall(3760, 3850, 1170, 1660) + wall(3940, 4030, 1170, 1660), "#b9805c") +
    fill(wall(2000, 5400, 1730, 1790), CABIN.light) +
    fill(floor(1900, 3900, -900, 860, 300), CABIN.carpet) +
    fill(floor(FRONT + 120, 3020, -900, -120, 420), "#b5744f") +
    fill(floor(3200, 3960, -210, 360, 60) + floor(3200, 3960, -740, -120, 60), CABIN.deep, 0.8) +
    captainsChair(surface, CHAIRS, -150, LEATHER_BEYOND) +
    captainsChair(surface, CHAIRS, -720, LEATHER)
  );
}

/** A leather chair with arms and a headrest, turned to the bow; `along` is the foot of its back, `across` its near side. */
function captainsChair({ at, millimetre }: Surface, along: number, across: number, leather: typeof LEATHER): Drawing {
  const far = across + 450;
  const front = (a0: number, a1: number, from: number, to: number, inset = 0): Point[] => [
    at(a0, across + inset, from),
    at(a0, far - inset, from),
    at(a1, far - inset, to),
    at(a1, across + inset, to),
  ];
  const flank = (points: readonly SidePoint[], inset = 0) =>
    polygon(points.map(([a, up]) => at(a, across + inset, up)));
  const [lean, seat] = [along + 150, along - 540];
  return (
    fill(
      flank([
        [along, 700],
        [lean, 1420],
        [lean + 130, 1420],
        [along + 150, 620],
      ]),
      leather.dim,
    ) +
    fill(polygon(front(along, lean, 760, 1420)), leather.lit) +
    fill(polygon(front(along + 30, lean - 20, 900, 1340, 110)), leather.mid) +
    stroke(
      polyline([at(lean, across + 190, 1400), at(lean, across + 190, 1480)]) +
        polyline([at(lean, far - 190, 1400), at(lean, far - 190, 1480)]),
      CABIN.deep,
      26 * millimetre,
    ) +
    fill(
      flank(
        [
          [lean, 1470],
          [lean + 20, 1660],
          [lean + 110, 1640],
          [lean + 100, 1480],
        ],
        120,
      ),
      leather.dim,
    ) +
    fill(polygon(front(lean, lean + 20, 1470, 1660, 120)), leather.lit) +
    // The cushion, its front and its near side; the foot below it.
    fill(
      polygon([
        at(seat + 120, across + 120, 440),
        at(along - 60, across + 120, 440),
        at(along - 60, across + 120, 660),
        at(seat + 120, across + 120, 660),
      ]),
      CABIN.deep,
    ) +
    fill(
      polygon([at(seat, across, 830), at(seat, far, 830), at(along, far, 800), at(along, across, 800)]),
      leather.lit,
    ) +
    fill(polygon(front(seat, seat, 650, 830)), leather.mid) +
    fill(
      flank([
        [seat, 650],
        [seat, 830],
        [along, 800],
        [along + 40, 650],
      ]),
      leather.dim,
    ) +
    // The near arm.
    fill(
      flank([
        [seat + 130, 960],
        [seat + 130, 1020],
        [along + 60, 1040],
        [along + 50, 970],
      ]),
      leather.mid,
    ) +
    fill(
      polygon([
        at(seat + 130, across, 1020),
        at(seat + 130, across + 90, 1020),
        at(along + 60, across + 90, 1040),
        at(along + 60, across, 1040),
      ]),
      leather.lit,
    )
  );
}

/** The sill with its lit tread, and a board folded out under it. */
function step({ at, side }: Surface, paint: VehiclePaint): Drawing {
  const board = (up: number) => [
    at(FRONT + 160, -930, up),
    at(FRONT + 160, -1180, up),
    at(REAR - 260, -1180, up),
    at(REAR - 260, -930, up),
  ];
  return (
    fill(
      side([
        [FRONT - 10, 330],
        [FRONT - 10, 430],
        [REAR, 430],
        [REAR, 330],
      ]),
      CABIN.sill,
    ) +
    fill(
      polygon([
        at(FRONT + 160, -1180, 250),
        at(REAR - 260, -1180, 250),
        at(REAR - 260, -1180, 205),
        at(FRONT + 160, -1180, 205),
      ]),
      paint.horizon,
    ) +
    fill(polygon(board(250)), paint.chrome)
  );
}

/** The leaf, a hand's breadth outside the body: its lit front edge, its window, its handle, the rail it hangs on, its shade. */
function doorLeaf({ sideAt, millimetre }: Surface, paint: VehiclePaint): Drawing {
  const [start, end] = [REAR - 60, 4760];
  const out = (points: readonly SidePoint[], by = 150) => points.map((point) => sideAt(point, by));
  const leaf = out([
    [start, 400],
    [start + 6, 1180],
    [start + 20, 1770],
    [end - 70, 1760],
    [end - 10, 1690],
    [end, 1180],
    [end - 10, 520],
    [end - 80, 400],
  ]);
  const shade = out(
    [
      [start + 60, 340],
      [start + 60, 1700],
      [end + 60, 1690],
      [end + 130, 1180],
      [end + 120, 470],
      [end + 40, 330],
    ],
    0,
  );
  const rim: SidePoint[] = [
    [start, 400],
    [start + 6, 1180],
    [start + 20, 1770],
  ];
  const edge = [...out(rim), ...out(rim.toReversed(), 30)];
  const band = (low: number, high: number) =>
    polygon(
      out([
        [start, low],
        [start + 4, high],
        [end, high],
        [end - 2, low],
      ]),
    );
  const pane = out([
    [start + 130, 1215],
    [start + 140, 1700],
    [end - 140, 1690],
    [end - 110, 1640],
    [end - 100, 1215],
  ]);
  return (
    fill(polygon(shade), paint.horizon, 0.75) +
    fill(polygon(leaf), blend(paint.body, paint.bodyLight, 0.75)) +
    fill(band(640, 860), paint.body) +
    fill(band(1030, 1150), paint.skyDim) +
    fill(polygon(pane), paint.glassMiddle) +
    fill(
      polygon(
        out([
          [start + 300, 1215],
          [start + 620, 1696],
          [start + 860, 1694],
          [start + 540, 1215],
        ]),
      ),
      paint.glassLight,
      0.55,
    ) +
    fill(polygon(edge), blend(paint.skyDim, paint.sky, 0.7)) +
    stroke(
      polyline(
        out([
          [start + 120, 1000],
          [start + 330, 1002],
        ]),
      ),
      paint.chrome,
      30 * millimetre,
    ) +
    stroke(polyline(leaf.slice(2, 7)), paint.skyDim, 9 * millimetre)
  );
}
