import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, dots, fill, place } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

const INK = "#3f7f9f";
/** Marble in the light and out of it. */
const [LIT, SHADE, DEEP] = ["#fff6e4", "#7aa3c2", "#4c7fa6"] as const;
/** Half its length and breadth, and its heights, in metres: podium, columns, stepped roof. */
const [LONG, BROAD, PODIUM, CORNICE, ROOF] = [19, 16, 20, 32, 39.5] as const;

/** A level of the building: its height, and the share of its plan that it keeps. */
type Level = readonly [up: number, share: number];

/**
 * The Mausoleum at Halicarnassus after Pliny, its walls in dots and thin enough to see the pit behind them, for it does not stand: podium,
 * nine columns by eleven, stepped roof, chariot. `view` is a frame of the camera whose middle is the tomb's; its near faces are those at -along and -across.
 */
export function ghostMausoleum(sheet: Sheet, view: Project): Drawing {
  const corner = ([up, share]: Level, along: number, across: number): Point =>
    view([along * LONG * share, across * BROAD * share, up]);
  const front = (low: Level, high: Level): Path =>
    polygon([corner(low, -1, 1), corner(low, -1, -1), corner(high, -1, -1), corner(high, -1, 1)]);
  const flank = (low: Level, high: Level): Path =>
    polygon([corner(low, -1, -1), corner(low, 1, -1), corner(high, 1, -1), corner(high, -1, -1)]);
  const [foot, podium, eaves, cornice, roof]: Level[] = [
    [0, 1],
    [PODIUM, 0.96],
    [CORNICE - 1.6, 0.84],
    [CORNICE, 0.9],
    [ROOF, 0.2],
  ] as unknown as [Level, Level, Level, Level, Level];
  const [[, footY], [, podiumY]] = [corner(foot, -1, -1), corner(podium, -1, -1)];
  const veil = (colour: string, thick: number) =>
    sheet.linear(
      [
        [0, colour, thick * 0.44],
        [0.4, colour, thick * 0.84],
        [1, colour, thick],
      ],
      [0, footY],
      [0, podiumY],
    );
  const points: Point[] = [];
  const dotted = (from: Point, to: Point, step = 10) => {
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    for (const share of shares(count)) points.push([mixed(from[0], to[0], share), mixed(from[1], to[1], share)]);
  };
  const round = (level: Level, step?: number) => {
    dotted(corner(level, -1, 1), corner(level, -1, -1), step);
    dotted(corner(level, -1, -1), corner(level, 1, -1), step);
  };
  for (const level of [podium, cornice, roof, [PODIUM - 1.8, 0.97], [CORNICE - 1.6, 0.86]] as Level[]) round(level);
  for (const up of [3, 7, 11, 15]) round([up, 1 - up / 500], 18);
  for (const index of counted(7)) round([mixed(CORNICE, ROOF, (index + 1) / 8), mixed(0.84, 0.2, (index + 1) / 8)], 13);
  for (const [along, across] of [
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    dotted(corner(foot, along, across), corner(podium, along, across));
    dotted(corner(cornice, along, across), corner(roof, along, across), 12);
  }
  // A column from one share of its half width to another: whole, or only its shaded side; with base and capital.
  const shaft = (from: Place, to: Place, thick: number, [left, right]: Point): Path => {
    const [[x, y], [tx, ty]] = [view(from), view(to)];
    const half = Math.abs(y - ty) * thick;
    const slice = (low: number, high: number, footWidth: number, headWidth: number) => {
      const at = (share: number, side: number): Point => [
        mixed(x, tx, share) + side * half * (share === low ? footWidth : headWidth),
        mixed(y, ty, share),
      ];
      return polygon([at(low, left), at(high, left), at(high, right), at(low, right)]);
    };
    return slice(0, 0.05, 1.34, 1.24) + slice(0.05, 0.93, 1, 0.84) + slice(0.93, 1, 0.96, 1.4);
  };
  const columns = (count: number, thick: number, part: Point, at: (share: number) => readonly [number, number]) =>
    shares(count)
      .map((share) => {
        const [along, across] = at(share);
        return shaft([along, across, PODIUM], [along, across, CORNICE - 1.6], thick, part);
      })
      .join("");
  const fronts = (part: Point) =>
    columns(9, 0.055, part, (share) => [-LONG * 0.84, mixed(BROAD, -BROAD, share) * 0.84]);
  const flanks = (part: Point) =>
    columns(11, 0.027, part, (share) => [mixed(-LONG, LONG, share) * 0.84, -BROAD * 0.84]);
  const core = (paint: string, of: typeof front) => fill(of([PODIUM, 0.72], [CORNICE - 1.6, 0.72]), paint);
  // What stands out from the walls, with its top, for the eye is above it: the steps at the foot, the ledge under the columns.
  const ledge = (low: number, high: number, share: number, within: number) =>
    fill(front([low, share], [high, share]), "#ecdcbc") +
    fill(flank([low, share], [high, share]), SHADE) +
    fill(front([high, share], [high, within]) + flank([high, share], [high, within]), "#fffdf6");
  // Figures in relief along the frieze of the lit front.
  const frieze = counted(22).map((index) => {
    const across = mixed(0.94, -0.94, (index + 0.5) / 22);
    const [x, y] = corner([PODIUM - 4.4, 0.967], -1, across);
    const tall = y - corner([PODIUM - 2.1, 0.964], -1, across)[1];
    return `M${x - 3} ${y}L${x - 2} ${y - tall * 0.7}Q${x} ${y - tall} ${x + 2} ${y - tall * 0.7}L${x + (index % 2 ? 7 : 5)} ${y - tall * 0.3}L${x + 3} ${y}Z`;
  });
  // The roof is a pyramid of 24 steps: some of them, lit on their treads.
  const STEPS = 12;
  const steps = counted(STEPS).map((index) => {
    const level = (share: number): Level => [mixed(CORNICE, ROOF, share), mixed(0.84, 0.2, share)];
    const [under, over] = [level(index / STEPS), level((index + 1) / STEPS)];
    const riser: Level = [over[0], under[1] - 0.004];
    return (
      fill(front(under, riser), "#eaf0ee", 0.95) +
      fill(front(riser, over), "#fffdf6", 0.98) +
      fill(flank(under, riser), "#6d9abc", 0.92) +
      fill(flank(riser, over), "#a9c9dc", 0.94)
    );
  });
  // Its shadow on the lawn, to the right.
  const cast = polygon([
    corner([0, 1.07], -1, -1),
    view([LONG * 0.2, -BROAD * 2.1, 0]),
    view([LONG * 1.5, -BROAD * 2.1, 0]),
    corner([0, 1.07], 1, -1),
  ]);
  const [x, y] = view([0, 0, ROOF]);
  return (
    fill(cast, "#4f6f5c", 0.5) +
    fill(front(foot, podium), veil("#fbf1dc", 1)) +
    fill(flank(foot, podium), veil(SHADE, 1)) +
    ledge(0, 1.1, 1.07, 1.035) +
    ledge(1.1, 2.2, 1.035, 0.99) +
    // The frieze round the podium, and the ledge over it.
    fill(front([PODIUM - 4.6, 0.967], [PODIUM - 1.8, 0.963]), "#9dbccb") +
    fill(flank([PODIUM - 4.6, 0.967], [PODIUM - 1.8, 0.963]), DEEP) +
    fill(frieze.join(""), "#fffaf0") +
    ledge(PODIUM - 1.2, PODIUM, 0.99, 0.72) +
    core("#3c6c90", front) +
    core("#234f78", flank) +
    fill(fronts([-1, 1]), LIT) +
    fill(fronts([0.2, 1]), "#a9c0cf") +
    fill(flanks([-1, 1]), "#8db2cb") +
    fill(flanks([0.1, 1]), "#5f8cb0") +
    // The shade of the eaves on the columns, and the beams that they carry.
    fill(front([CORNICE - 2.7, 0.845], eaves) + flank([CORNICE - 2.7, 0.845], eaves), "#234f78", 0.4) +
    fill(front(eaves, cornice), LIT) +
    fill(flank(eaves, cornice), SHADE) +
    fill(front([CORNICE - 0.5, 0.885], cornice), "#fffdf6") +
    steps.join("") +
    dots(points, 1.7, INK, 0.6) +
    place(quadriga(), x, y + 3, 1.2)
  );
}

/** Four horses abreast, heads high, and the car behind them. */
function quadriga(): Drawing {
  const horse: Path =
    "M-34 0L-31-17Q-38-22-39-34L-47-33L-53-28L-57-32L-50-46L-44-54L-41-50Q-32-48-24-37Q-6-40 8-36Q22-32 21-16L26 0H20L13-15Q0-10-13-15L-16 0H-22L-22-14Q-28-12-28 0Z";
  const tones = ["#a9c6d4", "#c6dae0", "#dfe9e8", "#f6f5ec"];
  return (
    tones.map((tone, index) => place(fill(horse, tone), 14 - index * 8, -8 + index * 2.6)).join("") +
    fill("M22-12L28-34Q44-40 56-30L58-8Q40-2 22-12Z", "#dfe9e8") +
    fill("M40-36Q56-38 56-30L58-8Q50-4 42-6Z", "#a9c6d4") +
    fill(`${disc(42, -6, 13)}`, "#5d8ba5") +
    fill(disc(42, -6, 8.5), "#cfdedc") +
    fill(disc(42, -6, 2.6), "#5d8ba5")
  );
}
