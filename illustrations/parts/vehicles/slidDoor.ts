import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { mixed } from "#illustrations/kit/geometry.ts";
import { hull, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { soft } from "./carrierBody.ts";
import type { SidePoint } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";

/** Where the doorway begins and ends behind the bumper, and how far its leaf reaches when it is slid back. */
const [DOOR, DOOR_END, LEAF_END] = [2215, 3510, 4780] as const;
const LEATHER = { lit: "#fff0cf", mid: "#e8c592", dim: "#b07f58", deep: "#6e4638" };

export interface SlidDoor {
  /** Height of the leaf's lower edge, in millimetres. */
  foot?: number;
  /** Colours from above to below: what is seen through the panes of the far side, and what the leaf's pane mirrors. */
  beyond?: readonly string[];
  mirrored?: readonly string[];
}

/** The sliding door of a `peopleCarrier` as it stands open at dusk, to lay over it: the lit cabin, a step, the leaf over the rear quarter. */
export function slidDoor(sheet: Sheet, surface: Surface, paint: VehiclePaint, options: SlidDoor = {}): Drawing {
  const { beyond = ["#4d6aa4", "#a58fae", "#f0b08c"] } = options;
  const { at, side, sideAt, millimetre } = surface;
  const opening = side(
    soft(
      [
        [DOOR, 400],
        [DOOR + 10, 1180],
        [DOOR + 30, 1785],
        [DOOR_END, 1790],
        [DOOR_END, 400],
      ],
      40,
    ),
  );
  const wall = (from: number, to: number, low: number, high: number) =>
    polygon([at(from, 820, low), at(to, 820, low), at(to, 820, high), at(from, 820, high)]);
  const level = (from: number, to: number, near: number, far: number, up: number) =>
    polygon([at(from, near, up), at(to, near, up), at(to, far, up), at(from, far, up)]);
  const [, top] = at(3000, 820, 1640);
  const [, foot] = at(3000, 820, 1160);
  const cabin =
    fill(wall(1600, 5600, 400, 1900), "#8d5a44") +
    fill(wall(1600, 5600, 1110, 1700), "#c48a5c") +
    fill(
      wall(2500, 3620, 1190, 1620) + wall(3740, 5000, 1190, 1620),
      sheet.downwards(beyond, Math.round(top), Math.round(foot)),
    ) +
    fill(wall(1600, 5600, 1060, 1110), "#f3d19a") +
    // The ceiling with its line of light.
    fill(level(1600, 5600, -900, 860, 1800), "#f3cf96") +
    fill(level(1600, 5600, 300, 560, 1796), "#fffbe6") +
    fill(wall(1600, 5600, 1690, 1740), "#fff4cc") +
    fill(level(1600, 5600, -960, 900, 430), "#6f453c") +
    fill(level(DOOR + 60, 3060, -960, -100, 432), "#b97b52") +
    captainsChair(surface, 2960, 220) +
    captainsChair(surface, 2990, -560);
  const board = (up: number) => level(DOOR + 180, DOOR_END - 260, -940, -1230, up);
  return (
    fill(opening, "#3b2432") +
    sheet.clipped(opening, cabin) +
    // The frame of the doorway, lit from within.
    stroke(
      polyline([
        sideAt([DOOR + 8, 430]),
        sideAt([DOOR + 14, 1180]),
        sideAt([DOOR + 36, 1782]),
        sideAt([DOOR_END, 1788]),
      ]),
      "#ffdf9f",
      22 * millimetre,
    ) +
    fill(
      side([
        [DOOR - 10, 318],
        [DOOR - 10, 424],
        [DOOR_END, 424],
        [DOOR_END, 318],
      ]),
      "#ffdc96",
    ) +
    fill(
      polygon([
        at(DOOR + 180, -1230, 262),
        at(DOOR_END - 260, -1230, 262),
        at(DOOR_END - 260, -1230, 210),
        at(DOOR + 180, -1230, 210),
      ]),
      paint.horizon,
    ) +
    fill(board(262), "#f8dcae") +
    leaf(sheet, surface, paint, options)
  );
}

/** A captain's chair of pale leather, looking ahead; its cushion begins at `along`, its near side is at `across`. */
function captainsChair({ at }: Surface, along: number, across: number): Drawing {
  const far = across + 520;
  const solid = (points: readonly SidePoint[], inset = 0): Drawing => {
    const shape = soft(points, 60);
    const face = (side: number) => shape.map(([a, up]) => at(along + a, side, up));
    return (
      fill(hull([...face(across + inset), ...face(far - inset)]), LEATHER.lit) +
      fill(polygon(face(across + inset)), LEATHER.mid)
    );
  };
  const box4 = (a: number, b: number, low: number, high: number): SidePoint[] => [
    [a, low],
    [a, high],
    [b, high],
    [b, low],
  ];
  const quilt = [0.25, 0.5, 0.75].map((share) => {
    const side = mixed(across, far, share);
    return polyline([at(along + 20, side, 868), at(along + 500, side, 850), at(along + 590, side, 1400)]);
  });
  return (
    fill(polygon(box4(160, 520, 430, 640).map(([a, up]) => at(along + a, across + 130, up))), LEATHER.deep) +
    solid([
      [480, 780],
      [600, 1480],
      [740, 1480],
      [680, 640],
    ]) +
    solid(
      [
        [620, 1500],
        [650, 1700],
        [740, 1690],
        [730, 1500],
      ],
      110,
    ) +
    solid([
      [0, 640],
      [-10, 870],
      [560, 850],
      [600, 640],
    ]) +
    stroke(quilt.join(""), LEATHER.mid, 2.4) +
    // The near arm and its post.
    fill(polygon(box4(450, 540, 840, 1020).map(([a, up]) => at(along + a, across - 10, up))), LEATHER.dim) +
    fill(polygon(soft(box4(110, 560, 1010, 1090), 34).map(([a, up]) => at(along + a, across - 10, up))), LEATHER.dim) +
    fill(
      polygon([
        at(along + 110, across - 10, 1090),
        at(along + 560, across - 10, 1090),
        at(along + 560, across + 90, 1090),
        at(along + 110, across + 90, 1090),
      ]),
      LEATHER.lit,
    )
  );
}

/** The leaf, a hand's breadth outside the body: its lit edge, its pane, handle, the bright strip at its foot, and its shade. */
function leaf(sheet: Sheet, surface: Surface, paint: VehiclePaint, options: SlidDoor): Drawing {
  const { foot: lower = 330, mirrored = ["#1c2e5c", "#41588e", "#c79aa2"] } = options;
  const { sideAt, millimetre } = surface;
  const start = DOOR_END - 70;
  const out = (points: readonly SidePoint[], by = 150) => points.map((point) => sideAt(point, by));
  const shape = out(
    soft(
      [
        [start, lower],
        [start, 800],
        [start + 8, 1200],
        [start + 24, 1782],
        [LEAF_END - 60, 1772],
        [LEAF_END, 1180],
        [LEAF_END - 6, 620],
        [LEAF_END - 120, lower],
      ],
      50,
    ),
  );
  const outline = polygon(shape);
  const band = (low: number, high: number) =>
    polygon(
      out([
        [start - 40, low],
        [start - 40, high],
        [LEAF_END + 60, high + 6],
        [LEAF_END + 60, low + 20],
      ]),
    );
  const pane = polygon(
    out(
      soft(
        [
          [start + 110, 1215],
          [start + 120, 1712],
          [LEAF_END - 130, 1704],
          [LEAF_END - 90, 1215],
        ],
        60,
      ),
    ),
  );
  const edge: SidePoint[] = [
    [start, lower + 15],
    [start, 800],
    [start + 8, 1200],
    [start + 24, 1768],
  ];
  const shade = out(
    [
      [start + 60, lower - 40],
      [start + 60, 1700],
      [LEAF_END + 70, 1690],
      [LEAF_END + 130, 1180],
      [LEAF_END + 110, 540],
      [LEAF_END + 20, lower - 40],
    ],
    4,
  );
  const [, high] = sideAt([4000, 1700]);
  const [, belt] = sideAt([4000, 1180]);
  const [, foot] = sideAt([4000, lower]);
  return (
    fill(polygon(shade), paint.horizon, 0.7) +
    fill(
      outline,
      sheet.downwards(
        [blend(paint.skyDim, paint.bodyLight, 0.4), paint.bodyLight, paint.body, blend(paint.body, paint.ground, 0.5)],
        Math.round(high),
        Math.round(foot),
      ),
    ) +
    sheet.clipped(
      outline,
      fill(band(1092, 1140), paint.sky, 0.75) +
        fill(band(560, 860), paint.horizon, 0.35) +
        fill(band(lower - 30, lower - 8), paint.chrome),
    ) +
    fill(pane, sheet.downwards(mirrored, Math.round(high), Math.round(belt))) +
    sheet.clipped(
      pane,
      fill(
        polygon(
          out([
            [start + 320, 1200],
            [start + 640, 1720],
            [start + 880, 1720],
            [start + 560, 1200],
          ]),
        ),
        paint.glassLight,
        0.35,
      ),
    ) +
    fill(polygon([...out(edge), ...out(edge.toReversed(), 10)]), "#ffd694") +
    // The handle, where the driver's hand is.
    stroke(
      polyline(
        out([
          [4090, 984],
          [4330, 988],
        ]),
      ),
      paint.horizon,
      62 * millimetre,
    ) +
    stroke(
      polyline(
        out([
          [4090, 1000],
          [4330, 1004],
        ]),
      ),
      paint.chrome,
      32 * millimetre,
    ) +
    stroke(polyline(shape.slice(16, 24)), paint.sky, 8 * millimetre, 0.7)
  );
}
