import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "#content/illustrations/kit/geometry.ts";
import { curve, lens, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";

/** The inks of travertine and of the water on it. */
export interface TravertineInks {
  /** The lip, the lit side of the walls below it, the side that turns away, the flutes in each. */
  lip: string;
  wall: string;
  wallShade: string;
  flute: string;
  fluteShade: string;
  /** Water from the lip to the deep, and what the sky leaves on it. */
  shallow: string;
  water: string;
  deep: string;
  glint: string;
}

/** A shelf of pools, in units of the sheet. */
export interface Shelf {
  /** Where its lip lies on the sheet, at x. */
  lip: (x: number) => number;
  /** Where it begins on the left; it runs out of the sheet on the right. */
  from: number;
  /** How wide its pools are, more or less, and how far its wall falls. */
  pool: number;
  drop: number;
}

export interface Travertines {
  /** From the highest, which is the furthest, to the lowest. */
  shelves: readonly Shelf[];
  /** Where the sheet ends. */
  to: number;
  inks: TravertineInks;
  seed: number;
}

/** How many steps a pool's rim is drawn in. */
const STEPS = 18;

/**
 * The slope of Pamukkale: shelf below shelf of shallow pools, as its springs lay them. Every pool ends in a round lip, lips meet in
 * cusps, and below them hangs a wall that is fluted by what runs over.
 */
export function travertines({ shelves, to, inks, seed }: Travertines): Drawing {
  const random = randomOf(seed);
  let foot: readonly Point[] = [];
  return shelves
    .map((shelf) => {
      const pools = poolsOf(shelf, to, random);
      const drawing =
        pools.map((pool) => waterOf(pool, foot, random, inks)).join("") +
        pools.map((pool) => wallOf(pool, random, inks)).join("");
      foot = pools.flatMap((pool) => pool.foot);
      return drawing;
    })
    .join("");
}

interface Pool {
  /** The lip, from cusp to cusp, and the foot of the wall below it. */
  lip: readonly Point[];
  foot: readonly Point[];
  /** How far the shelf reaches back where nothing stands behind it. */
  back: number;
}

/** The pools of a shelf from left to right, each of its own width. */
function poolsOf({ lip, from, pool, drop }: Shelf, to: number, random: Random): Pool[] {
  const pools: Pool[] = [];
  for (let x = from; x < to + pool * 0.2;) {
    const wide = pool * (random.chance(0.3) ? random.between(1.5, 2.2) : random.between(0.5, 1.15));
    const [left, right] = [x, x + wide];
    const sag = Math.min(wide * 0.12, drop * 0.62) * random.between(0.8, 1.2);
    const [lean, lobes] = [random.around(0.12), Math.max(2, Math.round(wide / 60))];
    const fall = drop * random.between(0.85, 1.12);
    const rim = shares(STEPS + 1).map((share): Point => {
      const round = 1 - Math.abs(2 * share - 1 + lean * Math.sin(share * Math.PI)) ** 2.2;
      const lobe = 0.13 * Math.abs(Math.sin(share * lobes * Math.PI)) ** 0.7;
      const across = mixed(left, right, share);
      return [across, lip(across) + sag * (within(round) + lobe - 0.13)];
    });
    const foot = rim.map(([px, py], index): Point => {
      const share = index / STEPS;
      const tooth = 0.9 + 0.1 * Math.sin(share * lobes * Math.PI * 2 + lobes);
      return [mixed(px, (left + right) / 2, 0.05), py - sag * 0.2 * Math.sin(share * Math.PI) + fall * tooth];
    });
    pools.push({ lip: rim, foot, back: drop * 0.9 });
    x = right;
  }
  return pools;
}

/** The water of a pool, from its lip back to the foot of the wall behind it. */
function waterOf({ lip, back }: Pool, behind: readonly Point[], random: Random, inks: TravertineInks): Drawing {
  const [[left], [right]] = [lip[0] ?? [0, 0], lip.at(-1) ?? [0, 0]];
  const wide = right - left;
  const stood = counted(13).map((index): Point => {
    const x = mixed(right, left, (index + 0.5) / 13);
    const rim = heightAt(lip, x);
    const stands = x >= (behind[0]?.[0] ?? Infinity) ? heightAt(behind, x) : rim - back;
    return [x, within(stands - 2, rim - wide * 0.4, rim - 3)];
  });
  // Still water fills the notches of the wall behind it, more or less; pools are round in their corners.
  const middle = stood.reduce((sum, [, y]) => sum + y / stood.length, 0);
  const rear = stood.map(([x, y], index): Point => {
    const [rim, corner] = [heightAt(lip, x), Math.abs((2 * index) / (stood.length - 1) - 1) ** 10];
    return [x, Math.min(mixed(mixed(y, middle, 0.65), rim, corner * 0.7), rim - 3)];
  });
  const outline = [...lip, ...rear];
  const [cx, cy] = outline.reduce<Point>(
    ([sx, sy], [x, y]) => [sx + x / outline.length, sy + y / outline.length],
    [0, 0],
  );
  const high = Math.max(...outline.map(([, y]) => y)) - Math.min(...outline.map(([, y]) => y));
  /** The same outline, so many units further in. */
  const inside = (inset: number): Path => {
    const [across, up] = [Math.max(0.1, 1 - (inset * 2.4) / wide), Math.max(0.1, 1 - (inset * 1.5) / high)];
    return curve(
      outline.map(([x, y]): Point => [cx + (x - cx) * across, cy + (y - cy) * up]),
      true,
    );
  };
  const rim = Math.min(9, 1.5 + wide * 0.018);
  return (
    fill(curve(outline, true), inks.lip) +
    fill(inside(rim), inks.shallow) +
    fill(inside(rim * 2.3), inks.water) +
    (high > 16 ? fill(inside(Math.min(rim * 5.5, high * 0.36)), inks.deep) : "") +
    (wide > 150
      ? fill(
          counted(Math.round(wide / 110))
            .map(() =>
              lens(
                cx + random.around(wide * 0.2),
                cy + random.around(high * 0.18),
                wide * random.between(0.08, 0.17),
                2 + high * 0.02,
              ),
            )
            .join(""),
          inks.glint,
          0.9,
        )
      : "")
  );
}

/** The wall below a lip: its right side turned away from the light, flutes hanging all along it, the lip itself on top. */
function wallOf({ lip, foot }: Pool, random: Random, inks: TravertineInks): Drawing {
  const at = (line: readonly Point[], share: number): Point => {
    const place = within(share) * STEPS;
    const [from, to] = [line[Math.floor(place)] ?? [0, 0], line[Math.ceil(place)] ?? [0, 0]];
    return [mixed(from[0], to[0], place % 1), mixed(from[1], to[1], place % 1)];
  };
  /** A place on the wall: along it, and down. */
  const on = (share: number, down: number): Point => {
    const [[x0, y0], [x1, y1]] = [at(lip, share), at(foot, share)];
    return [mixed(x0, x1, down), mixed(y0, y1, down)];
  };
  const turn = random.between(0.62, 0.74);
  const edge = counted(7).map((index) => on(turn - Math.sin((index / 6) * Math.PI) * 0.05, index / 6));
  const wide = on(1, 0)[0] - on(0, 0)[0];
  const count = Math.max(3, Math.round(wide / Math.min(34, 9 + wide * 0.05)));
  const [lit, shaded] = [0, 1].map((side) =>
    counted(count)
      .map((index) => {
        const share = (index + random.between(0.2, 0.8)) / count;
        const [half, long] = [(1 / count) * random.between(0.14, 0.34), random.between(0.35, 1)];
        if (share > turn !== (side === 1)) return "";
        return polygon([
          on(share - half, 0.1),
          on(share + half, 0.1),
          on(share + half * 0.7, long * 0.55),
          on(share, long),
          on(share - half * 0.5, long * 0.5),
        ]);
      })
      .join(""),
  );
  const thick = Math.min(8, 1.4 + wide * 0.014);
  return (
    fill(polygon([...lip, ...foot.toReversed()]), inks.wall) +
    fill(
      polygon([
        ...edge,
        ...foot.filter((_, index) => index / STEPS > turn),
        ...lip.filter((_, index) => index / STEPS > turn).toReversed(),
      ]),
      inks.wallShade,
    ) +
    fill(lit ?? "", inks.flute) +
    fill(shaded ?? "", inks.fluteShade) +
    fill(
      polygon([...lip.map(([x, y]): Point => [x, y - 1]), ...lip.map(([x, y]): Point => [x, y + thick]).toReversed()]),
      inks.lip,
    )
  );
}
