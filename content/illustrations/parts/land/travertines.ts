import { type Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#content/illustrations/kit/geometry.ts";
import { curve, lens, polygon } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** The inks of travertine and of the water on it. */
export interface TravertineInks {
  /** The lip, the lit walls below it, what turns away from the light. */
  lip: string;
  wall: string;
  wallShade: string;
  /** The drapes that hang from a lip: between them, and in the shade. */
  flute: string;
  fluteShade: string;
  /** Water from the lip to the deep, and what the sky leaves on it. */
  shallow: string;
  water: string;
  deep: string;
  glint: string;
}

/** A basin in metres: its middle, and its half width along the slope. */
export interface Basin {
  right: number;
  away: number;
  half: number;
}

export interface Travertines {
  camera: Project;
  /** How high the slope stands at a place. */
  height: (right: number, away: number) => number;
  basins: readonly Basin[];
  inks: TravertineInks;
  seed: number;
}

/** How deep a basin is, down the slope, for its width along it. */
const DEPTH = 0.78;

/** Basins of many sizes over a slope, the large ones laid first and the small ones in what is left between them. */
export function basinsOver({
  inside,
  window: [left, right, near, far],
  sizes,
  seed,
}: {
  inside: (right: number, away: number) => boolean;
  window: readonly [left: number, right: number, near: number, far: number];
  /** How many of which half width, from the largest down. */
  sizes: readonly (readonly [count: number, half: number])[];
  seed: number;
}): Basin[] {
  const random = randomOf(seed);
  const basins: Basin[] = [];
  for (const [count, half] of sizes) {
    let laid = 0;
    for (let tries = 0; laid < count && tries < count * 60; tries++) {
      const basin = {
        right: random.between(left, right),
        away: random.between(near, far),
        half: half * random.between(0.82, 1.2),
      };
      const free = basins.every(
        (other) =>
          Math.hypot(basin.right - other.right, (basin.away - other.away) / DEPTH) >
          (basin.half + other.half) * 0.56 + Math.min(basin.half, other.half) * 0.1,
      );
      if (!free || !inside(basin.right, basin.away)) continue;
      basins.push(basin);
      laid++;
    }
  }
  return basins;
}

/**
 * The slope of Pamukkale as its springs lay it: half-round basins of all sizes, fanned down the fall of the ground. A thin lip in
 * scallops holds the water, drapes of lime hang below it. The higher stands in front of the lower, wherever they meet.
 */
export function travertines(sheet: Sheet, { camera, height, basins, inks, seed }: Travertines): Drawing {
  const random = randomOf(seed);
  return basins
    .map((basin) => ({ basin, up: height(basin.right, basin.away) }))
    .toSorted((one, other) => one.up - other.up)
    .map(({ basin, up }) => basinOf(sheet, { camera, height, basin, up, inks, random }))
    .join("");
}

interface One {
  camera: Project;
  height: (right: number, away: number) => number;
  basin: Basin;
  up: number;
  inks: TravertineInks;
  random: Random;
}

function basinOf(sheet: Sheet, { camera, height, basin: { right, away, half }, up, inks, random }: One): Drawing {
  // Where the ground falls: basins lie across it.
  const [fallRight, fallAway] = [
    height(right + 0.5, away) - height(right - 0.5, away),
    height(right, away + 0.5) - height(right, away - 0.5),
  ];
  const steep = Math.hypot(fallRight, fallAway);
  const [sin, cos] = [-fallRight / steep, -fallAway / steep];
  const lobes = lobesOf(half, random);
  const rim = counted(lobes.length * 6).map((index): RimPoint => {
    const [from, to, hang] = lobes[Math.floor(index / 6)] ?? [0, 1, 1];
    const share = (index % 6) / 6;
    const angle = mixed(from, to, share);
    const front = within(0.5 + Math.sin(angle) * 0.8);
    const reach = 1 - (0.02 + 0.1 * front) * (1 - Math.sin(share * Math.PI) ** 0.8);
    const [along, down] = [
      Math.cos(angle) * half * reach,
      Math.sin(angle) * half * reach * DEPTH * (angle > Math.PI ? 0.9 : 1),
    ];
    return {
      at: camera([right - along * cos + down * sin, away + along * sin + down * cos, up]),
      bend: share,
      hang,
    };
  });
  const metre = camera([right + 1, away, up])[0] - camera([right, away, up])[0];
  return (
    wallOf(rim, { metre, drop: metre * (half * DEPTH * steep * random.between(1, 1.35) + 0.1), inks, random }) +
    waterOf(
      sheet,
      rim.map(({ at }) => at),
      { metre, inks, random },
    )
  );
}

/** A place on a lip: how far along its scallop (0 to 1), and how long the drape below that scallop is for the wall. */
interface RimPoint {
  at: Point;
  bend: number;
  hang: number;
}

/** The scallops of a lip, no two of one width: from which angle to which, and how long the drape below is. */
function lobesOf(half: number, random: Random): [from: number, to: number, hang: number][] {
  const count = Math.max(7, Math.round(8 + half * 3));
  const widths = counted(count).map(() => random.between(0.55, 1.5));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let from = 0;
  return widths.map((width) => {
    const to = from + (width / whole) * Math.PI * 2;
    const lobe: [number, number, number] = [from, to, random.between(0.74, 1.1)];
    from = to;
    return lobe;
  });
}

/** The wall that hangs below the front of a lip, drape beside drape. */
function wallOf(
  rim: readonly RimPoint[],
  { metre, drop, inks, random }: { metre: number; drop: number; inks: TravertineInks; random: Random },
): Drawing {
  // The front of the lip runs from its leftmost place to its rightmost one, below the middle.
  const points = rim.map(({ at }) => at);
  const [first, last] = [extreme(points, -1), extreme(points, 1)];
  const step = points[(first + 1) % points.length]?.[1] ?? 0;
  const turn = step > (points[first]?.[1] ?? 0) ? 1 : -1;
  const front: RimPoint[] = [];
  for (let index = first; ; index = (index + turn + rim.length) % rim.length) {
    const place = rim[index];
    if (place) front.push(place);
    if (index === last || front.length > rim.length) break;
  }
  const from = front[0]?.at[0] ?? 0;
  const wide = (front.at(-1)?.at[0] ?? 0) - from;
  const foot = front.map(({ at: [x, y], bend, hang }): Point => {
    const share = (x - from) / wide;
    const fall =
      within(0.26 + Math.sin(share * Math.PI) * 1.1) * hang * (0.76 + 0.24 * Math.sin(bend * Math.PI) ** 0.6);
    return [mixed(x, from + wide / 2, 0.02), y + drop * fall];
  });
  const at = front.map((place) => place.at);
  /** A stripe of the wall between two places of the lip. */
  const stripe = (index: number): Point[] =>
    [at[index], at[index + 1], foot[index + 1], foot[index]].filter((point) => point !== undefined);
  const sides = counted(front.length - 1);
  // Every drape is round, so its right side turns away; so does the right end of the whole wall.
  const turned = sides.filter((index) => ((at[index]?.[0] ?? 0) - from) / wide > 0.74);
  const folds = sides.filter(
    (index) => turn * ((front[index]?.bend ?? 0) - 0.5) > (0.94 - (front[index]?.hang ?? 1)) * 0.6,
  );
  const count = Math.round(within(wide / 24, 0, 30));
  const drips = counted(count).map((index): Point[] => {
    const share = (index + random.between(0.1, 0.9)) / count;
    const place = Math.min(at.length - 2, Math.floor(share * (at.length - 1)));
    const [x, y] = at[place] ?? [0, 0];
    const long = drop * random.between(0.35, 0.8) * within(Math.sin(share * Math.PI) * 1.5);
    const thin = random.between(1.4, 2.6) + wide * 0.004;
    return [
      [x - thin, y],
      [x + thin, y],
      [x + thin * 0.6, y + long * 0.6],
      [x, y + long],
      [x - thin * 0.7, y + long * 0.55],
    ];
  });
  const lip = within(metre * 0.07, 1, 8);
  return (
    fill(curve([...at, ...foot.toReversed()], true), inks.wall) +
    fill(folds.map((index) => polygon(stripe(index))).join(""), inks.flute) +
    fill(turned.map((index) => polygon(stripe(index))).join(""), inks.wallShade) +
    fill(
      turned
        .filter((index) => folds.includes(index))
        .map((index) => polygon(stripe(index)))
        .join(""),
      inks.fluteShade,
    ) +
    fill(drips.map(polygon).join(""), inks.wall) +
    fill(polygon([...at, ...at.map(([x, y]): Point => [x, y + lip * 1.5]).toReversed()]), inks.lip)
  );
}

function extreme(points: readonly Point[], side: 1 | -1): number {
  return points.reduce((best, [x], index) => (x * side > (points[best]?.[0] ?? 0) * side ? index : best), 0);
}

/** Water: turquoise at the back, milk where it runs out over the lip. */
function waterOf(
  sheet: Sheet,
  rim: readonly Point[],
  { metre, inks, random }: { metre: number; inks: TravertineInks; random: Random },
): Drawing {
  const [left, right] = [Math.min(...rim.map(([x]) => x)), Math.max(...rim.map(([x]) => x))];
  const [top, low] = [Math.min(...rim.map(([, y]) => y)), Math.max(...rim.map(([, y]) => y))];
  const [cx, cy, wide, high] = [(left + right) / 2, (top + low) / 2, right - left, low - top];
  const inside = (inset: number, lift = 0): Point[] => {
    const [across, up] = [within(1 - (inset * 2) / wide, 0.1), within(1 - (inset * 1.3) / Math.max(2, high), 0.1)];
    return rim.map(([x, y]): Point => [cx + (x - cx) * across, cy - lift + (y - cy) * up]);
  };
  const lip = within(metre * 0.05, 1.2, 6);
  return (
    fill(polygon(rim), inks.lip) +
    fill(
      curve(inside(lip, lip * 0.3), true),
      high > 12
        ? sheet.linear(
            [
              [0, inks.deep],
              [0.55, inks.water],
              [1, inks.shallow],
            ],
            [cx - wide * 0.1, Math.round(top)],
            [cx + wide * 0.1, Math.round(low)],
          )
        : inks.water,
    ) +
    (wide > 150
      ? fill(
          counted(Math.round(wide / 90))
            .map(() =>
              lens(
                cx + random.around(wide * 0.22),
                cy + random.around(high * 0.2),
                wide * random.between(0.07, 0.18),
                2 + high * 0.016,
              ),
            )
            .join(""),
          inks.glint,
          0.8,
        )
      : "")
  );
}
