import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { hull, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { soft } from "./carrierBody.ts";
import type { SidePoint } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";

/** Where the doorway begins and ends behind the bumper, and how far its leaf reaches when it is slid back; the cabin's floor. */
const [DOOR, DOOR_END, LEAF_END] = [2215, 3500, 4800] as const;
const FLOOR = 620;
const LEATHER = { lit: "#fff2d6", mid: "#eccb9c", dim: "#b98a64" };

/** The sliding door of the `minibus` as it stands open: armchairs in the lit cabin, two cases stowed behind them, a step; the leaf lies over the next window. */
export function minibusDoor(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { at, side, sideAt, millimetre } = surface;
  const opening = side(
    soft(
      [
        [DOOR, 400],
        [DOOR, 1300],
        [DOOR + 10, 2070],
        [DOOR_END, 2070],
        [DOOR_END, 400],
      ],
      60,
    ),
  );
  const wall = (from: number, to: number, low: number, high: number) =>
    polygon([at(from, 800, low), at(to, 800, low), at(to, 800, high), at(from, 800, high)]);
  const level = (from: number, to: number, near: number, far: number, up: number) =>
    polygon([at(from, near, up), at(to, near, up), at(to, far, up), at(from, far, up)]);
  const [high, low] = [at(3000, 800, 1960)[1], at(3000, 800, 1360)[1]].map((y) => Math.round(y ?? 0));
  const riser = (near: number, from: number, to: number) =>
    polygon([at(DOOR, near, from), at(4200, near, from), at(4200, near, to), at(DOOR, near, to)]);
  const cabin =
    fill(wall(1300, 6000, 400, 2300), "#a06a52") +
    fill(wall(1300, 6000, 1240, 2080), "#c9905f") +
    fill(
      wall(2250, 3420, 1340, 1980) + wall(3540, 4700, 1340, 1980),
      sheet.downwards(["#8fb6bc", "#f8d49c", "#f7b482"], high ?? 0, low ?? 1),
    ) +
    fill(wall(1300, 6000, 1200, 1250), "#f6d7a2") +
    // The ceiling with its line of light.
    fill(level(1300, 6000, -900, 800, 2080), "#f8dcaa") +
    fill(level(1300, 6000, 200, 430, 2076), "#fffdf0") +
    fill(level(1300, 6000, -980, 800, FLOOR), "#7d4f44") +
    fill(level(1300, 6000, -980, -60, FLOOR), "#c48a5c") +
    chair(surface, 2560, 180) +
    chair(surface, 2500, -600) +
    stowed(surface, 3560, 60, 420, 800, ["#3c9aa6", "#226080", "#f3d19a"]) +
    stowed(surface, 3330, -480, 470, 640, ["#e08a44", "#9a4a3c", "#fbe2b4"]) +
    fill(riser(-740, 400, FLOOR), "#6d443f") +
    fill(level(DOOR, 4200, -990, -740, 420), "#e8bb82");
  const frame = [
    sideAt([DOOR + 4, 420]),
    sideAt([DOOR + 4, 1300]),
    sideAt([DOOR + 12, 2056]),
    sideAt([DOOR_END, 2062]),
  ];
  return (
    fill(opening, "#3b2432") +
    sheet.clipped(opening, cabin) +
    stroke(polyline(frame), "#ffe6b4", 22 * millimetre) +
    fill(
      side([
        [DOOR - 6, 350],
        [DOOR - 6, 412],
        [DOOR_END, 412],
        [DOOR_END, 350],
      ]),
      "#ffe2a8",
    ) +
    leaf(sheet, surface, paint)
  );
}

/** An armchair of pale leather that looks ahead; its cushion begins at `along`, its near side is at `across`. */
function chair({ at }: Surface, along: number, across: number): Drawing {
  const far = across + 500;
  const solid = (points: readonly SidePoint[], inset = 0): Drawing => {
    const shape = soft(points, 70);
    const face = (aside: number) => shape.map(([a, up]) => at(along + a, aside, up + FLOOR));
    return (
      fill(hull([...face(across + inset), ...face(far - inset)]), LEATHER.lit) +
      fill(polygon(face(across + inset)), LEATHER.mid)
    );
  };
  const seams = [0.33, 0.67].map((share) => {
    const aside = mixed(across, far, share);
    return polyline([
      at(along + 20, aside, FLOOR + 462),
      at(along + 470, aside, FLOOR + 450),
      at(along + 560, aside, FLOOR + 1010),
    ]);
  });
  return (
    fill(
      hull([
        at(along + 170, across + 120, FLOOR),
        at(along + 480, far - 120, FLOOR),
        at(along + 200, across + 120, FLOOR + 240),
        at(along + 480, far - 120, FLOOR + 240),
      ]),
      "#5a3638",
    ) +
    solid([
      [450, 330],
      [560, 1080],
      [700, 1080],
      [660, 240],
    ]) +
    solid(
      [
        [576, 1100],
        [600, 1280],
        [690, 1276],
        [690, 1100],
      ],
      100,
    ) +
    solid([
      [0, 240],
      [-10, 470],
      [520, 452],
      [580, 240],
    ]) +
    stroke(seams.join(""), LEATHER.mid, 2) +
    fill(
      polygon(
        soft(
          [
            [90, 610],
            [80, 690],
            [540, 690],
            [540, 610],
          ],
          34,
        ).map(([a, up]) => at(along + a, across - 10, up + FLOOR)),
      ),
      LEATHER.dim,
    )
  );
}

/** A case upright on the floor, its broad side to the doorway: its front, its edge, two straps. */
function stowed(
  { at }: Surface,
  along: number,
  across: number,
  wide: number,
  tall: number,
  [lit, dim, strap]: readonly [string, string, string],
): Drawing {
  const face = (aside: number, from: number, to: number, low = 0, high = tall) =>
    soft(
      [
        [from, low],
        [from, high],
        [to, high],
        [to, low],
      ],
      40,
    ).map(([a, up]) => at(along + a, aside, FLOOR + up));
  const band = (from: number) =>
    polygon([
      at(along + from, across, FLOOR),
      at(along + from, across, FLOOR + tall),
      at(along + from + 40, across, FLOOR + tall),
      at(along + from + 40, across, FLOOR),
    ]);
  return (
    fill(hull([...face(across, 0, wide), ...face(across + 260, 0, wide)]), dim) +
    fill(polygon(face(across, 0, wide)), lit) +
    fill(band(wide * 0.2) + band(wide * 0.7), strap)
  );
}

/** The leaf, a hand's breadth outside the body: its pane, its lit front edge, the line at its waist, its shade on the side. */
function leaf(sheet: Sheet, surface: Surface, paint: VehiclePaint): Drawing {
  const { sideAt, millimetre } = surface;
  const start = DOOR_END - 40;
  const out = (points: readonly SidePoint[], by = 130): Point[] => points.map((point) => sideAt(point, by));
  const rect = (from: number, to: number, low: number, high: number): SidePoint[] => [
    [from, low],
    [from, mixed(low, high, 0.5)],
    [from, high],
    [to, high],
    [to, mixed(low, high, 0.5)],
    [to, low],
  ];
  const shape = polygon(out(soft(rect(start, LEAF_END, 372, 2110), 50)));
  const pane = polygon(out(soft(rect(start + 110, LEAF_END - 110, 1390, 2030), 66)));
  const band = (low: number, high: number) => polygon(out(rect(start - 20, LEAF_END + 20, low, high)));
  const shade = polygon(out(rect(start + 60, LEAF_END + 130, 380, 2090), 4));
  const [top, belt, foot] = [2110, 1330, 372].map((up) => Math.round(sideAt([4100, up], 130)[1]));
  const hills = shares(12).map((share): SidePoint => [
    mixed(start, LEAF_END, share),
    1590 + 70 * Math.sin(share * 4 + 0.8) - share * 60,
  ]);
  return (
    fill(shade, paint.horizon, 0.75) +
    fill(
      shape,
      sheet.downwards(
        ["#5c86b4", "#4a72a4", "#c79a9c", "#33609a", "#1d3f72", "#182f5c", "#4c3a64"],
        top ?? 0,
        foot ?? 1,
      ),
    ) +
    fill(polygon(out(soft(rect(start + 70, LEAF_END - 70, 1340, 2080), 76))), paint.horizon) +
    fill(pane, sheet.downwards(["#2f6f94", "#a9b4ac", "#f9c996", "#f0a582"], top ?? 0, belt ?? 1)) +
    sheet.clipped(
      pane,
      fill(polygon(out([...hills, [LEAF_END, 1380], [start, 1380]])), "#333c70") +
        fill(band(1380, 1450), "#2f6c90") +
        fill(
          polygon(
            out([
              [start + 300, 1380],
              [start + 620, 2060],
              [start + 860, 2060],
              [start + 540, 1380],
            ]),
          ),
          "#ffe6bd",
          0.22,
        ),
    ) +
    sheet.clipped(shape, fill(band(1112, 1126), "#ffd2a6", 0.9) + fill(band(600, 645), "#0e1b38")) +
    stroke(polyline(out(rect(start, start, 400, 2086).slice(0, 3))), "#ffe2b0", 18 * millimetre) +
    stroke(
      polyline(
        out([
          [start + 110, 1190],
          [start + 330, 1192],
        ]),
      ),
      paint.horizon,
      62 * millimetre,
    ) +
    stroke(
      polyline(
        out([
          [start + 110, 1200],
          [start + 330, 1202],
        ]),
      ),
      paint.chrome,
      34 * millimetre,
    )
  );
}
