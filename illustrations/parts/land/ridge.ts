import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { box, type Path, polygon, polygonDownTo } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface RidgeOptions {
  /** Points of its crest from left to right, six to twelve or so; the line between them is varied at random. */
  crest: readonly Point[];
  /** y of its foot on the sheet. */
  foot: number;
  /** Colours in light and in shade; by default the mood's colours of distant land. */
  colour?: string;
  shade?: string;
  /** A third tone on slopes that face the light; none for far ridges. */
  light?: string;
  /** Height of the mist at its foot; 0 for none. */
  mist?: number;
  /** Amplitude of the random deviation of the crest between its points. */
  rough?: number;
  seed?: number;
}

/** A chain of hills: lit slopes, facets of shade that fall right of each peak, mist at the foot. */
export function ridge(sheet: Sheet, options: RidgeOptions): Drawing {
  const { crest, foot, mist = 0, rough = 6, seed = 5, light } = options;
  const { colour = sheet.mood.far, shade = sheet.mood.farShade } = options;
  const random = randomOf(seed * 13);
  const line = roughened(crest, rough, random);
  const body = polygonDownTo(line, foot);
  const [left, right] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  const veil = box(left, foot - mist, right - left, mist);
  return sheet.clipped(
    body,
    fill(box(left, 0, right - left, foot), colour) +
      (light ? fill(litSlopes(line, foot, random), light) : "") +
      fill(shadedSlopes(line, foot, rough, random) + gullies(line, foot, random), shade) +
      (mist > 0 ? sheet.spray(veil, sheet.mood.mist, { from: [0, foot], to: [0, foot - mist], thick: 0.8 }) : ""),
  );
}

/** The same line with small steps between its points. */
export function roughened(crest: readonly Point[], rough: number, random: Random): Point[] {
  return crest.flatMap((from, index) => {
    const to = crest[index + 1];
    if (!to) return [from];
    const steps = Math.max(1, Math.round(Math.abs(to[0] - from[0]) / 34));
    return counted(steps).map((step): Point => {
      const share = step / steps;
      const eased = mixed(share, share * share * (3 - 2 * share), 0.55);
      return [mixed(from[0], to[0], share), mixed(from[1], to[1], eased) + (step ? random.between(-rough, rough) : 0)];
    });
  });
}

/** Facets right of each peak, down a crooked spur. */
function shadedSlopes(line: readonly Point[], foot: number, rough: number, random: Random): Path {
  return peaksOf(line, foot)
    .map(({ index, peak, height }) => {
      let last = index + 1;
      while ((line[last + 1]?.[1] ?? 0) >= (line[last]?.[1] ?? 0) - rough * 0.4 && line[last + 1]) last += 1;
      const end = line[last] ?? peak;
      let x = peak[0];
      const spur = counted(4).map((step): Point => {
        x += ((step % 2 ? 1 : -1) * random.between(0.04, 0.16) + random.between(-0.05, 0.09)) * height;
        return [x, peak[1] + ((height * (step + 1)) / 4) * random.between(0.93, 1)];
      });
      return polygon([
        peak,
        ...line.slice(index + 1, last + 1),
        // The face narrows as it falls: at the foot it is a fraction of what it is under the crest.
        [mixed(x, end[0], random.between(0.16, 0.34)), foot],
        ...spur.toReversed(),
      ]);
    })
    .join("");
}

function litSlopes(line: readonly Point[], foot: number, random: Random): Path {
  return peaksOf(line, foot)
    .map(({ index, peak, height }) => {
      const reach = height * random.between(0.25, 0.5);
      const before = line[Math.max(0, index - 2)] ?? peak;
      return polygon([
        peak,
        [peak[0] - reach * 0.2, peak[1] + reach * 0.75],
        [peak[0] - reach * random.between(0.5, 0.95), peak[1] + reach * random.between(0.55, 0.9)],
        before,
      ]);
    })
    .join("");
}

/** Rills between the peaks, at uneven distances: each begins in a point under the crest, takes a second one in, and runs out in a point. */
function gullies(line: readonly Point[], foot: number, random: Random): Path {
  const [first, last] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0];
  let path = "";
  for (let x = first + random.between(20, 90); x < last; x += random.between(60, 210)) {
    const top = heightAt(line, x);
    const height = foot - top;
    if (height < 40) continue;
    const [fall, wide, lean] = [
      height * random.between(0.56, 0.94),
      height * random.between(0.05, 0.1),
      height * random.between(-0.06, 0.2),
    ];
    const at = (share: number, across: number): Point => [
      x + lean * share + (share > 0.3 && share < 0.6 ? wide * 0.5 : 0) + wide * across,
      top + fall * share,
    ];
    path += polygon([
      at(0.02, 0),
      at(0.3, 0.9),
      at(0.52, 0.7),
      at(0.74, 0.8),
      at(1, 0),
      at(0.7, -0.1),
      at(0.46, -0.5),
      at(0.26, -0.1),
    ]);
    const second = x + wide * random.between(2.2, 3.4);
    path += polygon([
      [second, heightAt(line, second) + height * 0.06],
      at(0.5, 0.75),
      at(0.36, 0.5),
      [second - wide, top + fall * 0.24],
    ]);
  }
  return path;
}

function peaksOf(line: readonly Point[], foot: number) {
  return line.flatMap((peak, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    const height = foot - peak[1];
    return before && after && peak[1] < before[1] && peak[1] <= after[1] && height > 18
      ? [{ index, peak, height }]
      : [];
  });
}
