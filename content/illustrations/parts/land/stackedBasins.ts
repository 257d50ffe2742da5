import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#content/illustrations/kit/geometry.ts";
import { curve, lens, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** The inks of travertine and of the water on it. */
export interface BasinInks {
  /** The rim, where the light lies on it. */
  lip: string;
  /** The drips below it, from the side that looks to the light to the one that turns away; each with the hollow behind it. */
  drips: readonly [lit: string, half: string, shade: string];
  hollows: readonly [lit: string, half: string, shade: string];
  /** Drips that the springs have stained, in the light. */
  stain: string;
  /** Water from the rim to the back, what the sky leaves on it, and the shade of a wall on it. */
  shallow: string;
  water: string;
  deep: string;
  glint: string;
  waterShade: string;
}

/** White travertine under a blue sky. */
export const BASINS_BY_DAY: BasinInks = {
  lip: "#fffdf6",
  drips: ["#fdf6e9", "#dfe0e8", "#b4bfdb"],
  hollows: ["#ebe2d7", "#b9c1da", "#8d9cc4"],
  stain: "#f1e0c2",
  shallow: "#e4f6ee",
  water: "#a5dfe0",
  deep: "#5fbdd0",
  glint: "#f6fffb",
  waterShade: "#5a9dc0",
};

/** A basin on the sheet: centre of its rim, width and depth of the rim, height of its wall. */
export interface Basin {
  x: number;
  y: number;
  wide: number;
  deep: number;
  fall: number;
}

/** A terrace of the hillside: its left end, its y on the sheet, and the width of its basins. */
export type Step = readonly [left: number, y: number, wide: number];

export interface BasinsOn {
  /** Steps from the highest, which is the furthest, to the lowest. */
  steps: readonly Step[];
  /** All rims are horizontal: the further below the horizon, the rounder they look. */
  horizon: number;
  right: number;
  seed: number;
}

/** Basins side by side on each step; a step sinks towards its left end, as it turns about the hill. */
export function basinsOn({ steps, horizon, right, seed }: BasinsOn): Basin[][] {
  const random = randomOf(seed);
  return steps.map(([left, top, size]) => {
    const row: Basin[] = [];
    for (let from = left; from < right;) {
      const wide = size * random.between(0.72, 1.34);
      const x = from + wide / 2;
      const y = top + size * (0.42 * within(1 - (x - left) / (size * 4.5)) ** 2 + random.around(0.1));
      row.push({
        x,
        y,
        wide,
        deep: wide * within((y - horizon) / 1150, 0.09, 0.5),
        fall: size * random.between(0.19, 0.28),
      });
      from += wide * random.between(0.66, 0.8);
    }
    return row;
  });
}

/** The slope's left edge, from its top to its foot: the end of each row's rim, and the foot of the wall below it. */
export function slopeEdge(rows: readonly (readonly Basin[])[]): Point[] {
  return rows.flatMap(([first]): Point[] => {
    if (!first) return [];
    const { x, y, wide, fall } = first;
    return [
      [x - wide * 0.49, y - wide * 0.02],
      [x - wide * 0.55, y + fall * 0.9],
    ];
  });
}

export interface StackedBasins {
  rows: readonly (readonly Basin[])[];
  inks: BasinInks;
  seed: number;
}

/** The white slope of Pamukkale as its springs lay it: basins like stacked bowls, brim-full, a curtain of drips below each rim. */
export function stackedBasins(sheet: Sheet, { rows, inks, seed }: StackedBasins): Drawing {
  const random = randomOf(seed);
  // The wall of a basin stands in the water of the one below, so the lowest are drawn first.
  return rows
    .toReversed()
    .map(
      (row) =>
        wallBetween(row, inks) +
        row
          .toSorted((one, other) => other.y - one.y)
          .map((basin) => drawBasin(sheet, basin, inks, random))
          .join(""),
    )
    .join("");
}

/** What is seen between two basins of a row: the slope behind them, in half light. */
function wallBetween(row: readonly Basin[], inks: BasinInks): Drawing {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return "";
  const top = row.map(({ x, y }): Point => [x, y]);
  const foot = row.map(({ x, y, deep, fall }): Point => [x, y + deep * 0.3 + fall * 0.9]);
  return fill(
    polygon([...top, [last.x + 400, last.y], [last.x + 400, last.y + last.fall], ...foot.toReversed()]),
    inks.hollows[1],
  );
}

function drawBasin(sheet: Sheet, basin: Basin, inks: BasinInks, random: Random): Drawing {
  const { x, y, wide, deep } = basin;
  if (y - deep / 2 > sheet.height + 20 || x - wide / 2 > sheet.width) return "";
  const lobes = random.pick([3.5, 4, 4.5, 5]);
  const [phase, swing] = [random.between(0, 3), random.between(0, 6)];
  /**
   * A point of the rim, moved inwards by `inset` units: an angle of 0 is its right end, a quarter turn its front, half a turn its left end.
   */
  const rim = (angle: number, inset = 0): Point => {
    const reach = 0.95 + 0.07 * Math.abs(Math.sin(angle * lobes + phase)) + 0.04 * Math.sin(angle * 2 + swing);
    return [
      x + Math.cos(angle) * (reach * wide * 0.5 - inset),
      // It leans with its back on the slope, so only its front is round.
      y + Math.sin(angle) * (reach * deep * 0.5 - inset * (deep / wide) * 1.3) * (Math.sin(angle) < 0 ? 0.5 : 1),
    ];
  };
  const around = (inset: number) => counted(48).map((index) => rim((index / 48) * Math.PI * 2, inset));
  const thick = within(wide * 0.028, 2, 15);
  const front = counted(25).map((index) => rim(Math.PI * (1 - index / 24)));
  return (
    wallBelow(basin, rim, inks, random) +
    // The rounded rim: its outer side, its top, and the line where the water begins.
    stroke(curve(front.map(([px, py]): Point => [px, py + thick * 0.3])), inks.hollows[0], thick * 1.5) +
    stroke(curve(front.map(([px, py]): Point => [px, py])), inks.lip, thick * 1.2) +
    fill(curve(around(0), true), inks.lip) +
    fill(curve(around(thick * 1.1), true), inks.shallow) +
    waterIn(sheet, basin, curve(around(thick * 1.9), true), inks, random)
  );
}

/** The bowl below a rim: a hollow in three tones, and drips of lime in front of it, long and short, that stand closer towards its sides. */
function wallBelow({ x, wide, fall }: Basin, rim: (angle: number) => Point, inks: BasinInks, random: Random): Drawing {
  /** A point of the wall, from the rim (0) to the foot (1), where the wall widens. */
  const on = (angle: number, down: number): Point => {
    const [px, py] = rim(angle);
    const uneven = 1 + 0.07 * Math.sin(angle * 13 + x) * down;
    return [x + (px - x) * (1 + 0.1 * down ** 1.4), py + fall * down * uneven * (0.72 + 0.28 * Math.sin(angle))];
  };
  /** The wall from its right end to an angle, where one tone meets the next along the edge of a drip. */
  const upTo = (angle: number): Path => {
    const angles = counted(33).map((index) => mixed(angle, 0, index / 32));
    return polygon([
      ...angles.map((at) => on(at, 0)),
      ...angles.toReversed().map((at) => on(at, 1)),
      on(angle - 0.05, 1),
      on(angle + 0.02, 0.7),
      on(angle + 0.06, 0.35),
    ]);
  };
  const shadow = counted(17).map((index): Point => {
    const [px, py] = on(Math.PI * (index / 16), 1);
    return [px + wide * 0.045 * (1 - index / 16), py + wide * 0.03 * (1 - (index / 16) ** 3)];
  });
  const [half, shade] = [Math.PI * random.between(0.4, 0.48), Math.PI * random.between(0.2, 0.27)];
  const toneAt = (angle: number) => (angle > half ? 0 : angle > shade ? 1 : 2);
  const count = Math.round(within(wide / 17, 4, 22));
  const paths: [Path, Path, Path] = ["", "", ""];
  const sides: [Path, Path, Path] = ["", "", ""];
  let [stained, wet] = ["", ""];
  const edges = counted(count + 1).map((index) =>
    Math.acos(within(-1 + ((index + (index % count ? random.around(0.3) : 0)) / count) * 2, -1, 1)),
  );
  const long = random.between(0, 6);
  counted(count).forEach((index) => {
    const [from, to] = [edges[index] ?? 0, edges[index + 1] ?? 0];
    const middle = (from + to) / 2;
    const length = within(0.66 + 0.24 * Math.sin(index * 1.1 + long) + random.around(0.3), 0.3, 1.06);
    const drip = dripOf(on(from, 0), on(to, 0), on(middle, length));
    const tone = toneAt(middle);
    if (tone === 0 && wide > 90 && random.chance(0.14)) stained += drip.whole;
    else if (tone < 2 && wide > 90 && random.chance(0.16)) wet += drip.whole;
    else paths[tone] += drip.whole;
    if (wide > 100) sides[tone] += drip.side;
  });
  const tones = [0, 1, 2] as const;
  const sideInks = [inks.drips[1], inks.hollows[1], inks.hollows[2]] as const;
  return (
    // Its shade on the water, or on the slope, below.
    fill(`${curve(shadow)}Z`, inks.waterShade, 0.55) +
    fill(upTo(Math.PI), inks.hollows[0]) +
    fill(upTo(half), inks.hollows[1]) +
    fill(upTo(shade), inks.hollows[2]) +
    tones.map((tone) => fill(paths[tone], inks.drips[tone])).join("") +
    fill(stained, inks.stain) +
    fill(wet, inks.shallow) +
    tones.map((tone) => fill(sides[tone], sideInks[tone], 0.7)).join("")
  );
}

/** A drip that hangs between two places of a rim to a rounded tip; and its right side, away from the light. */
function dripOf([x0, y0]: Point, [x1, y1]: Point, [tipX, tipY]: Point): { whole: Path; side: Path } {
  const wide = Math.max(2, x1 - x0);
  const round = wide * 0.3;
  const [top, bend, low] = [Math.max(y0, y1), mixed(Math.max(y0, y1), tipY, 0.5), tipY - round];
  const n = short;
  return {
    whole:
      `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}C${n(x1)} ${n(mixed(top, tipY, 0.3))} ${n(tipX + round)} ${n(bend)} ${n(tipX + round)} ${n(low)}` +
      `Q${n(tipX + round)} ${n(tipY)} ${n(tipX)} ${n(tipY)}T${n(tipX - round)} ${n(low)}C${n(tipX - round)} ${n(bend)} ${n(x0)} ${n(mixed(top, tipY, 0.3))} ${n(x0)} ${n(y0)}Z`,
    side:
      `M${n(x1)} ${n(y1)}C${n(x1)} ${n(mixed(top, tipY, 0.3))} ${n(tipX + round)} ${n(bend)} ${n(tipX + round)} ${n(low)}` +
      `Q${n(tipX + round)} ${n(tipY)} ${n(tipX)} ${n(tipY)}Q${n(tipX + round * 0.5)} ${n(bend)} ${n(x1)} ${n(y1)}Z`,
  };
}

/** Water from the wall above to the rim: turquoise at the back, milk where it runs over. */
function waterIn(sheet: Sheet, { x, y, wide, deep }: Basin, shape: Path, inks: BasinInks, random: Random): Drawing {
  const [top, low] = [Math.round(y - deep / 2), Math.round(y + deep / 2)];
  const paint =
    deep > 14
      ? sheet.linear(
          [
            [0.1, inks.deep],
            [0.55, inks.water],
            [0.96, inks.shallow],
          ],
          [0, top],
          [0, low],
        )
      : inks.water;
  const glints =
    wide > 150
      ? lens(x - wide * random.between(0.1, 0.2), y + deep * 0.2, wide * 0.24, 1.5 + deep * 0.02) +
        lens(x + wide * random.between(0.06, 0.16), y + deep * 0.02, wide * 0.16, 1.5 + deep * 0.02)
      : "";
  return fill(shape, paint) + fill(glints, inks.glint, 0.85);
}
