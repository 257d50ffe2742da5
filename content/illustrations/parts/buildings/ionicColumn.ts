import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface IonicColumnOptions {
  /** Over all, and across the shaft's foot. */
  height: number;
  width: number;
  /** Broken off: no capital, a splintered top. */
  broken?: boolean;
  seed?: number;
}

/** An Ionic column of white marble, in the round: a base of two rolls, flutes, both volutes. Its foot is at 0,0, in its middle. */
export function ionicColumn(
  sheet: Sheet,
  { height: h, width: w, broken = false, seed = 1 }: IonicColumnOptions,
): Drawing {
  const foot = -w * 0.42;
  const top = broken ? -h : -h + w * 0.5;
  const narrow = mixed(w * 0.5, w * 0.42, Math.min(1, h / (w * 8)));
  const edge = (at: number, share: number): string =>
    `${short(mixed(w * 0.5, narrow, share) * at)} ${short(mixed(foot, top, share))}`;
  const strip = (from: number, to: number) => `M${edge(from, 0)}L${edge(from, 1)}L${edge(to, 1)}L${edge(to, 0)}Z`;
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const grooves = [-0.82, -0.5, -0.14].map((at) => strip(at, at + 0.07)).join("");
  const deep = [0.44, 0.7, 0.9].map((at) => strip(at, at + 0.06)).join("");
  return (
    base(sheet, w) +
    fill(strip(-1, 1), stone) +
    fill(strip(-0.72, -0.5), wallBright) +
    fill(strip(0.22, 1), stoneShade) +
    fill(grooves, stoneWorn) +
    fill(deep, stoneDeep, 0.55) +
    stroke(
      [0.3, 0.55, 0.8]
        .map((share) => `M${edge(-1, share)}Q0 ${short(mixed(foot, top, share) + w * 0.1)} ${edge(1, share)}`)
        .join(""),
      stoneDeep,
      2,
      0.35,
    ) +
    (broken ? splinter(sheet, narrow, top, seed) : capital(sheet, w, top))
  );
}

/** Two rolls with a hollow between them; their lower edges are round, as the eye looks down on them. */
function base(sheet: Sheet, w: number): Drawing {
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const roll = (half: number, low: number, high: number) => ({
    lit: `M${short(-half)} ${short(low - high / 2)}Q${short(-half)} ${short(low)} ${short(-half * 0.86)} ${short(low + 2)}Q0 ${short(low + w * 0.1)} ${short(half * 0.86)} ${short(low + 2)}Q${short(half)} ${short(low)} ${short(half)} ${short(low - high / 2)}T${short(half * 0.86)} ${short(low - high)}H${short(-half * 0.86)}Q${short(-half)} ${short(low - high)} ${short(-half)} ${short(low - high / 2)}Z`,
    dark: `M${short(half * 0.3)} ${short(low + w * 0.06)}Q${short(half * 0.6)} ${short(low + w * 0.05)} ${short(half * 0.86)} ${short(low + 2)}Q${short(half)} ${short(low)} ${short(half)} ${short(low - high / 2)}T${short(half * 0.86)} ${short(low - high)}H${short(half * 0.3)}Z`,
  });
  const [lower, upper] = [roll(w * 0.76, 0, w * 0.22), roll(w * 0.62, -w * 0.27, w * 0.17)];
  const hollow = polygon([
    [-w * 0.6, -w * 0.16],
    [-w * 0.52, -w * 0.3],
    [w * 0.52, -w * 0.3],
    [w * 0.6, -w * 0.16],
  ]);
  return (
    fill(hollow, stoneDeep) +
    fill(lower.lit + upper.lit, stone) +
    fill(lower.dark + upper.dark, stoneShade) +
    stroke(
      `M${short(-w * 0.64)} ${short(-w * 0.14)}H${short(-w * 0.2)}M${short(-w * 0.52)} ${short(-w * 0.39)}H${short(-w * 0.16)}`,
      wallBright,
      3,
    )
  );
}

function capital(sheet: Sheet, w: number, top: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const [r, y] = [w * 0.27, top - w * 0.06];
  const spiral = (x: number, turn: 1 | -1) =>
    `M${short(x + r * 0.55 * turn)} ${short(y - r * 0.1)}A${short(r * 0.55)} ${short(r * 0.55)} 0 1 ${turn === 1 ? 1 : 0} ${short(x)} ${short(y - r * 0.5)}`;
  return (
    fill(
      `M${short(-w * 0.48)} ${short(top + 2)}Q0 ${short(top + w * 0.12)} ${short(w * 0.48)} ${short(top + 2)}V${short(top - w * 0.2)}H${short(-w * 0.48)}Z`,
      stoneWorn,
    ) +
    fill(
      `M${short(w * 0.12)} ${short(top + 6)}L${short(w * 0.48)} ${short(top + 2)}V${short(top - w * 0.2)}H${short(w * 0.12)}Z`,
      stoneDeep,
    ) +
    fill(disc(-w * 0.6, y, r), stone) +
    fill(disc(w * 0.6, y, r), stoneShade) +
    fill(
      `M${short(-w * 0.62)} ${short(y - r)}Q0 ${short(y - r * 0.5)} ${short(w * 0.62)} ${short(y - r)}V${short(y - r * 1.2)}H${short(-w * 0.62)}Z`,
      stone,
    ) +
    fill(
      `M${short(w * 0.2)} ${short(y - r * 0.78)}Q${short(w * 0.44)} ${short(y - r * 0.84)} ${short(w * 0.62)} ${short(y - r)}V${short(y - r * 1.2)}H${short(w * 0.2)}Z`,
      stoneShade,
    ) +
    stroke(spiral(-w * 0.6, -1), stoneWorn, 3) +
    stroke(spiral(w * 0.6, 1), stoneDeep, 3, 0.8) +
    fill(
      polygon([
        [-w * 0.78, y - r * 1.15],
        [w * 0.78, y - r * 1.15],
        [w * 0.72, y - r * 1.75],
        [-w * 0.72, y - r * 1.75],
      ]),
      wallBright,
    ) +
    fill(
      polygon([
        [w * 0.3, y - r * 1.15],
        [w * 0.78, y - r * 1.15],
        [w * 0.72, y - r * 1.75],
        [w * 0.3, y - r * 1.75],
      ]),
      stoneShade,
    )
  );
}

/** The break: teeth of uneven height, and behind them the drum's far rim. */
function splinter(sheet: Sheet, half: number, top: number, seed: number): Drawing {
  const { stone, stoneWorn, stoneShade } = sheet.mood;
  const random = randomOf(seed * 19);
  const teeth = [-1, -0.55, -0.1, 0.22, 0.6, 1].map((at, index): Point => [
    at * half,
    top - (index % 2 ? random.between(0.3, 0.8) : random.between(0, 0.3)) * half,
  ]);
  const lit = teeth.filter(([x]) => x <= half * 0.23);
  const dark = teeth.filter(([x]) => x >= half * 0.2);
  return (
    fill(
      polygon([
        [-half * 0.9, top + 2],
        [-half * 0.5, top - half * 0.75],
        [half * 0.5, top - half * 0.66],
        [half * 0.9, top + 2],
      ]),
      stoneWorn,
    ) +
    fill(polygon([...lit, [half * 0.22, top + 3], [-half, top + 3]]), stone) +
    fill(polygon([...dark, [half, top + 3], [half * 0.22, top + 3]]), stoneShade)
  );
}

/** A drum lying on its side, its end towards the light, in the grass: 170 units wide. */
export function lyingDrum(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade } = sheet.mood;
  return (
    fill("M-20 8Q60-8 150-10T260 6Q180 20 80 18T-20 8Z", groundShade, 0.85) +
    fill("M0-88L104-80Q132-70 132-38T100 6L0 8Z", stone) +
    fill("M0-30L132-34Q128 0 100 6L0 8Z", stoneShade) +
    stroke("M20-66L122-64M24-50L130-50", stoneWorn, 3) +
    stroke("M26-20L126-24", stoneDeep, 3, 0.5) +
    fill(disc(-2, -40, 36, 48), wallBright) +
    fill("M6-87Q34-76 34-40T6 7Q20-20 20-40T6-87Z", stoneWorn) +
    fill("M-10-48H2V-36H-10Z", stoneDeep)
  );
}
