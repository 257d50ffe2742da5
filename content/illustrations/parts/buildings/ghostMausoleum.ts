import type { Place, Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

const INK = "#3f7f9f";
/** Marble in the light and out of it. */
const [LIT, SHADE, DEEP] = ["#fff6e4", "#7aa3c2", "#4c7fa6"] as const;
/** Half its length and breadth, and its heights, in metres: podium, columns, stepped roof. */
const [LONG, BROAD, PODIUM, CORNICE, ROOF] = [19, 16, 20, 32, 39.5] as const;

/** Sculptures, each over 0,0: two fighters of the frieze, a draped statue with its shade. */
const LUNGING: Path =
  "M-15 0L-8-11L-3-18L-12-23L-11-26L-1-25Q-1-32 4-31Q7-29 5-24L16-29L17-26L7-19L6-13L13-7L15 0H11L9-6L0-11L-10 0Z";
const FALLING: Path = "M-12 0L-9-9L-4-14L-6-22Q-8-31-2-31Q2-30 1-25Q13-27 14-18Q13-9 5-10L9-5L14 0H9L1-8L-5-4L-7 0Z";
const STATUE: Path = "M-11 0L-9-34Q-12-52-8-62L-4-66Q-6-76 0-77Q6-76 4-66L9-61Q12-50 9-34L11 0Z";
const STATUE_SHADE: Path = "M2 0L3-34Q1-52 3-64L4-66L9-61Q12-50 9-34L11 0Z";

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
        [0, colour, thick * 0.3],
        [0.4, colour, thick * 0.76],
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
  // Fighters in relief along the frieze of the lit front: one who lunges, one who falls back behind his shield.
  const frieze = counted(18).map((index) => {
    const [x, y] = corner([PODIUM - 4.4, 0.967], -1, mixed(0.95, -0.95, (index + 0.5) / 18));
    return place(fill(index % 2 ? LUNGING : FALLING, "#fffaf0"), x, y, 0.92);
  });
  // A statue in each opening of the lit front.
  const statues = counted(8).map((index) => {
    const across = mixed(BROAD, -BROAD, (index + 0.5) / 8) * 0.84;
    return place(fill(STATUE, "#d5e2e4") + fill(STATUE_SHADE, "#8fb0c4"), ...view([-LONG * 0.84, across, PODIUM]));
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
    frieze.join("") +
    ledge(PODIUM - 1.2, PODIUM, 0.99, 0.72) +
    core("#3c6c90", front) +
    core("#234f78", flank) +
    statues.join("") +
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
    place(quadriga(), x, y + 4, 1.7)
  );
}

/** Four horses abreast, a foreleg up, their far ones paler; behind them the car with its wheel and the two who stand in it. */
function quadriga(): Drawing {
  const horse: Path =
    "M-28 0L-27-13Q-33-20-33-28L-40-22L-44-12L-47-14L-44-28L-37-34Q-36-42-38-48L-46-44L-51-48L-42-60L-38-66L-35-60Q-26-54-21-42Q-6-44 8-40Q18-42 23-36Q31-34 29-18L27-20Q27-30 22-32Q22-24 24-18L27 0H22L17-16L12-22Q0-18-12-20L-17-16L-22 0Z";
  const tones = ["#8fb3c6", "#b4cfda", "#d6e3e6", "#fbf7ec"];
  return (
    tones.map((tone, index) => place(fill(horse, tone), 10 - index * 8, -9 + index * 3)).join("") +
    // The car, Mausolus and Artemisia in it.
    fill("M38-34L40-58Q37-64 40-70Q45-76 49-69Q51-63 48-58L54-34Z", "#d6e3e6") +
    fill("M50-34L52-54Q49-60 52-65Q57-70 60-64Q62-59 59-54L66-34Z", "#8fb3c6") +
    fill("M24-8L30-38Q50-34 70-40L68-8Z", "#fbf7ec") +
    fill("M54-36.5Q62-37.5 70-40L68-8H50Z", "#8fb3c6") +
    fill(disc(46, -10, 15), "#5d8ba5") +
    fill(disc(46, -10, 11), "#e6eeec") +
    stroke("M46-21V1M35-10H57M38-18L54-2M54-18L38-2", "#5d8ba5", 2)
  );
}
