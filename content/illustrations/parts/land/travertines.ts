import { type Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#content/illustrations/kit/geometry.ts";
import { curve, lens, polygon, polyline } from "#content/illustrations/kit/path.ts";
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

/** One pool of a terrace, bowed outwards like a scallop; in metres. */
export interface Pool {
  /** Its middle. */
  right: number;
  away: number;
  up: number;
  /** Half its width along the slope. */
  half: number;
  /** Its front, from one cusp to the next, and its back, under the wall of the terrace above. */
  front: readonly Point[];
  back: readonly Point[];
  /** How far it falls to the terrace below. */
  drop: number;
}

export interface TerracesOver {
  /** Top of the slope, about which the terraces lie in rings, in metres to the right and away. */
  centre: Point;
  /** How much longer a ring is to the right than it is away. */
  squeeze?: number;
  /** Radius of the lowest ring and of the highest one. */
  reach: readonly [lowest: number, highest: number];
  /** From which angle to which a ring is seen, in degrees: 180 is left of the top, 270 before it. */
  arc: readonly [from: number, to: number];
  /** How high a ring stands. */
  height: (radius: number) => number;
  /** How deep a terrace is, and how wide its pools are, in metres; each from the least to the most. */
  depth: readonly [number, number];
  width: readonly [number, number];
  inside: (right: number, away: number) => boolean;
  seed: number;
}

/** Terraces down a slope, ring below ring, each a row of pools side by side. From the lowest to the highest. */
export function terracesOver(options: TerracesOver): Pool[] {
  const { centre, squeeze = 1, reach, arc, height, depth, width, inside, seed } = options;
  const random = randomOf(seed);
  const pools: Pool[] = [];
  let below = height(reach[0] + depth[1]);
  for (let radius = reach[0]; radius > reach[1];) {
    const deep = random.between(...depth);
    const [swing, phase] = [random.between(0, 6), random.between(0, 6)];
    const up = height(radius);
    const ring = (angle: number) =>
      radius + deep * (0.3 * Math.sin(angle * 2.3 + swing) + 0.16 * Math.sin(angle * 5.1 + phase));
    const at = (angle: number, reached: number): Point => [
      centre[0] + Math.cos(angle) * reached,
      centre[1] + (Math.sin(angle) * reached) / squeeze,
    ];
    const end = (arc[1] / 180) * Math.PI;
    for (let angle = (arc[0] / 180) * Math.PI; angle < end;) {
      const wide = random.between(...width) * within(radius / reach[0] + 0.3, 0.5, 1);
      const next = angle + wide / radius;
      const bow = Math.min(deep * 0.62, wide * 0.32) * random.between(0.75, 1.15);
      const turn = (share: number) => mixed(angle, next, share);
      const front = counted(13).map((index) => {
        const share = index / 12;
        return at(turn(share), ring(turn(share)) + bow * Math.sin(share * Math.PI) ** 0.72);
      });
      const back = counted(5).map((index) => at(turn(index / 4), ring(turn(index / 4)) - deep * 1.7));
      const middle = at(turn(0.5), ring(turn(0.5)) - deep * 0.1);
      if (inside(...middle))
        pools.push({ right: middle[0], away: middle[1], up, half: wide / 2, front, back, drop: up - below });
      angle = next;
    }
    below = up;
    radius -= deep;
  }
  return pools;
}

/** The wide pool nearest to a place of the sheet: for whoever wades there. Undefined where none is wide enough. */
export function poolNear(pools: readonly Pool[], camera: Project, [x, y]: Point): Pool | undefined {
  const far = ({ right, away, up }: Pool) => {
    const [atX, atY] = camera([right, away, up]);
    return Math.hypot(atX - x, atY - y);
  };
  return pools.filter(({ half, away }) => half > 1.7 && away > 14).toSorted((one, other) => far(one) - far(other))[0];
}

export interface Travertines {
  camera: Project;
  pools: readonly Pool[];
  inks: TravertineInks;
  seed: number;
}

/**
 * The slope of Pamukkale as its springs lay it: terraces of pools that bow outwards, brim-full, each row at the foot of the wall of the row
 * above it. A thin lip holds the water, and drapes of lime hang below it.
 */
export function travertines(sheet: Sheet, { camera, pools, inks, seed }: Travertines): Drawing {
  const random = randomOf(seed);
  return pools
    .map((pool) => {
      const on = ([right, away]: Point, up: number) => camera([right, away, up]);
      const lip = pool.front.map((point) => on(point, pool.up));
      // What no one sees costs bytes.
      const [nearest] = lip.toSorted((one, other) => other[1] - one[1]);
      if (!nearest || pool.front.some(([, away]) => away < 9)) return "";
      const xs = lip.map(([x]) => x);
      if (Math.max(...xs) < -60 || Math.min(...xs) > sheet.width + 60) return "";
      if (Math.min(...lip.map(([, y]) => y)) > sheet.height + 80) return "";
      const metre = camera([pool.right + 1, pool.away, pool.up])[0] - camera([pool.right, pool.away, pool.up])[0];
      const back = pool.back.map((point) => on(point, pool.up));
      const hang = random.between(1.02, 1.3);
      const foot = pool.front.map((point, index): Point => {
        const [x, y] = on(point, pool.up - pool.drop * hang);
        return [x, y + metre * (0.09 * Math.sin(index * 2.2) - 0.05 * Math.cos(index * 3.7))];
      });
      return (
        wallOf(lip, foot, { metre, inks, lean: random.between(0.56, 0.7), random }) +
        fill(polygon([...lip, ...back.toReversed()]), inks.lip) +
        waterOf(sheet, lip, back, { metre, inks, share: random.next(), glints: random.whole(0, 2) })
      );
    })
    .join("");
}

/** The wall below a lip: lit where it looks to the left, in steps darker where it turns from the light, drape beside drape. */
function wallOf(
  lip: readonly Point[],
  foot: readonly Point[],
  { metre, inks, lean, random }: { metre: number; inks: TravertineInks; lean: number; random: Random },
): Drawing {
  const last = lip.length - 1;
  const on = (line: readonly Point[], share: number): Point => {
    const place = within(share) * last;
    const index = Math.min(last - 1, Math.floor(place));
    const [from, to] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
    return [mixed(from[0], to[0], place - index), mixed(from[1], to[1], place - index)];
  };
  // Tones end along the edges of drapes, which hang a little to the middle.
  const tone = (from: number, colour: string) => {
    const places = counted(6).map((index) => mixed(from, 1, index / 5));
    return fill(
      polygon([
        ...places.map((share) => on(lip, share)),
        ...places.toReversed().map((share) => on(foot, share + (share < 1 ? 0.03 : 0))),
      ]),
      colour,
    );
  };
  const wide = (lip[last]?.[0] ?? 0) - (lip[0]?.[0] ?? 0);
  const count = Math.round(within(wide / 22, 1, 9));
  const drape = (share: number, half: number, long: number) => {
    const [left, middle, right] = [on(lip, share - half), on(lip, share), on(lip, share + half)];
    const low = on(foot, share);
    return polygon([left, right, [mixed(middle[0], low[0], long), mixed(middle[1], low[1], long)]]);
  };
  const places = counted(count).map((index) => (index + random.between(0.25, 0.75)) / count);
  const drapes = (lit: boolean) =>
    places
      .filter((share) => share < lean === lit)
      .map((share) => drape(share, 0.28 / count, random.between(0.5, 0.98)))
      .join("");
  return (
    fill(polygon([...lip, ...foot.toReversed()]), inks.wall) +
    tone(lean - 0.22, inks.flute) +
    tone(lean, inks.wallShade) +
    tone(lean + 0.26, inks.fluteShade) +
    fill(drapes(true), inks.flute) +
    fill(drapes(false), inks.flute, 0.6) +
    // The foot, where the wall stands in the water of the next pool.
    stroke(polyline(foot.slice(1, -1)), inks.fluteShade, within(metre * 0.03, 0.8, 3), 0.5)
  );
}

/** Water from the foot of the wall above to the lip: turquoise at the back, milk where it runs over; some pools hold but a film of it. */
function waterOf(
  sheet: Sheet,
  lip: readonly Point[],
  back: readonly Point[],
  { metre, inks, share, glints }: { metre: number; inks: TravertineInks; share: number; glints: number },
): Drawing {
  if (share < 0.07) return "";
  const rim = [...lip, ...back.toReversed()];
  const [cx, cy] = [
    rim.reduce((sum, [x]) => sum + x, 0) / rim.length,
    rim.reduce((sum, [, y]) => sum + y, 0) / rim.length,
  ];
  const [left, right] = [Math.min(...lip.map(([x]) => x)), Math.max(...lip.map(([x]) => x))];
  const [top, low] = [Math.min(...rim.map(([, y]) => y)), Math.max(...rim.map(([, y]) => y))];
  const [wide, high] = [right - left, low - top];
  const edge = within(metre * 0.09, 1.6, 9);
  const [across, along] = [within(1 - (edge * 2) / wide, 0.2), within(1 - (edge * 1.5) / Math.max(3, high), 0.2)];
  const inside = rim.map(([x, y]): Point => [cx + (x - cx) * across, cy + (y - cy) * along]);
  const film = share < 0.26;
  const [deep, middle] = film ? [inks.water, blend(inks.water, inks.shallow, 0.7)] : [inks.deep, inks.water];
  const paint =
    high > 10
      ? sheet.linear(
          [
            [0.15, deep],
            [0.62, middle],
            [1, inks.shallow],
          ],
          [0, Math.round(top)],
          [0, Math.round(low)],
        )
      : middle;
  const marks =
    wide > 130
      ? counted(glints).map((index) =>
          lens(cx + wide * (index ? -0.14 : 0.16), mixed(cy, low, index ? 0.16 : 0.42), wide * 0.2, 1.6 + high * 0.02),
        )
      : [];
  return fill(curve(inside, true), paint) + fill(marks.join(""), inks.glint, 0.85);
}
