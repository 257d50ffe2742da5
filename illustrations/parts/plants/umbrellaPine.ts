import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { curve, type Path, polygon, short } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface UmbrellaPine {
  /** Where the trunk enters the ground, and the middle of the crown's flat underside. */
  foot: Point;
  head: Point;
  /** Half the width of the crown, and its height over `head`. */
  wide: number;
  rise: number;
  /** Half the width of the trunk over its roots. */
  thick: number;
  seed: number;
  bark?: readonly [lit: string, shade: string, plate: string];
}

/** A place, as along a trunk, and half its width there. */
type Girth = readonly [x: number, y: number, half: number];

/** Where the limbs end, sideways in half widths of the crown; and how far down the trunk they start, as shares of its upper half. */
const LIMBS = [
  [-0.8, 0.46],
  [-0.46, 0.16],
  [-0.14, 0.02],
  [0.2, 0.06],
  [0.5, 0.3],
  [0.82, 0.62],
] as const;

/** Clusters of needles from the top of the dome to its rim, which droops: sideways, up (in `rise`), half their width. */
const CLUSTERS = [
  [0.02, 0.9, 0.24],
  [0.3, 0.8, 0.22],
  [-0.27, 0.78, 0.24],
  [-0.48, 0.62, 0.17],
  [0.54, 0.62, 0.2],
  [0.08, 0.66, 0.26],
  [-0.62, 0.42, 0.21],
  [0.74, 0.4, 0.17],
  [-0.24, 0.48, 0.24],
  [0.4, 0.46, 0.23],
  [-0.82, 0.2, 0.17],
  [0.1, 0.34, 0.2],
  [0.88, 0.16, 0.13],
  [-0.45, 0.24, 0.22],
  [0.62, 0.2, 0.22],
  [-0.94, 0.02, 0.09],
  [0.3, 0.14, 0.24],
  [-0.14, 0.16, 0.22],
  [-0.66, 0.06, 0.19],
  [0.84, 0, 0.14],
  [0.06, 0.02, 0.17],
  [-0.36, 0, 0.16],
  [0.56, -0.01, 0.18],
] as const;

/** Heaps of needles in a cluster by their tone: sideways, up, half their width, all in half widths of the cluster. */
const LEAF_HEAPS = [
  [-0.36, 0.2, 0.5],
  [0.36, 0.16, 0.42],
  [0, 0.42, 0.5],
] as const;
const SHADED_HEAPS = [
  [-0.46, 0.3, 0.36],
  [-0.06, 0.44, 0.3],
] as const;
const LIT_HEAPS = [
  [-0.5, 0.46, 0.36],
  [-0.06, 0.74, 0.34],
  [0.42, 0.56, 0.22],
] as const;

/** A stone pine like an open umbrella against the light: limbs like ribs under a dome of needles. Its shadow is the scene's. */
export function umbrellaPine(sheet: Sheet, pine: UmbrellaPine): Drawing {
  const { foot, head, wide, rise, thick, seed, bark = ["#b9754c", "#5f3d40", "#dea673"] } = pine;
  const [lit, shade, plate] = bark;
  const random = randomOf(seed * 17);
  const trunk = trunkOf(pine);
  const ribs = LIMBS.map(([across, low]) => {
    const [x, y, half] = along(trunk, 1 - low * 0.5);
    const end: Point = [
      head[0] + (across + random.around(0.05)) * wide,
      head[1] - rise * (0.26 - across * across * 0.2),
    ];
    const strong = Math.min(half * 0.8, thick * 0.5);
    return [
      [x, y + strong, strong],
      [mixed(x, end[0], 0.42), mixed(y, end[1], 0.5), strong * 0.7],
      [mixed(x, end[0], 0.76), mixed(y, end[1], 0.82), strong * 0.48],
      [...end, strong * 0.26],
    ] as Girth[];
  });
  const plates = counted(10).map((index) => {
    const [x, y, half] = along(trunk, 0.05 + ((index + random.next()) / 10) * 0.66);
    const [px, long] = [x - half * random.between(0.2, 0.85), thick * random.between(0.4, 1.3)];
    const across = half * random.between(0.1, 0.26);
    return polygon([
      [px - across, y - long * 0.2],
      [px - across * 0.2, y - long * 0.6],
      [px + across, y - long * 0.1],
      [px + across * 0.7, y + long * 0.5],
      [px - across * 0.4, y + long * 0.4],
    ]);
  });
  return (
    fill(ribs.map(tapered).join(""), shade) +
    fill(
      ribs
        .map((rib) => tapered(rib.map(([x, y, half]): Girth => [x - half * 0.4, y - half * 0.5, half * 0.36])))
        .join(""),
      lit,
    ) +
    fill(tapered(trunk), lit) +
    fill(roots(foot, thick, -1), lit) +
    fill(roots(foot, thick, 1), shade) +
    fill(tapered(trunk.map(([x, y, half]): Girth => [x + half * 0.5, y, half * 0.52])), shade) +
    fill(plates.join(""), plate) +
    crownOf(sheet, pine)
  );
}

/** The trunk, which bends once on its way up and is stoutest at its roots. */
function trunkOf({ foot, head, rise, thick }: UmbrellaPine): Girth[] {
  const bend = (head[0] - foot[0]) * 0.22 + thick * 0.7;
  return [0, 0.05, 0.16, 0.34, 0.54, 0.76, 1].map((share): Girth => [
    mixed(foot[0], head[0], share ** 1.35) + Math.sin(share * 3.6) * bend * 0.4,
    mixed(foot[1], head[1] - rise * 0.3, share),
    thick * (mixed(1, 0.34, share) + Math.max(0, 1 - share * 8) ** 2 * 0.7),
  ]);
}

/** Roots that run out into the ground on one side, the longest behind. */
function roots([x, y]: Point, thick: number, side: -1 | 1): Path {
  const at = (across: number, down: number) => `${short(x + side * thick * across)} ${short(y + thick * down)}`;
  return `M${at(0, -1.6)}Q${at(1.25, -0.5)} ${at(3, 0.12)}Q${at(2.1, 0.24)} ${at(1.5, 0.2)}Q${at(1.7, 0.6)} ${at(2.1, 0.86)}Q${at(1.1, 0.72)} ${at(0.7, 0.4)}Q${at(0.5, 0.6)} ${at(0, 0.66)}Z`;
}

/** A point between the places of a limb and its half width there. */
function along(girths: readonly Girth[], share: number): Girth {
  const at = share * (girths.length - 1);
  const index = Math.min(girths.length - 2, Math.floor(at));
  const [from, to] = [girths[index] ?? [0, 0, 0], girths[index + 1] ?? [0, 0, 0]];
  return [mixed(from[0], to[0], at - index), mixed(from[1], to[1], at - index), mixed(from[2], to[2], at - index)];
}

/** The outline of a limb that changes its width. */
function tapered(girths: readonly Girth[]): Path {
  const side = (sign: number) =>
    girths.map(([x, y, half], index): Point => {
      const [before, after] = [girths[index - 1] ?? [x, y], girths[index + 1] ?? [x, y]];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const long = Math.hypot(dx, dy) || 1;
      return [x - (dy / long) * half * sign, y + (dx / long) * half * sign];
    });
  return `${curve(side(1))}${curve(side(-1).toReversed()).replace("M", "L")}Z`;
}

/** The dome: a dark heart, then cluster over cluster, each lit above and to the left. */
function crownOf(sheet: Sheet, { head, wide, rise, seed }: UmbrellaPine): Drawing {
  const { leafDark, leaf, leafLight } = sheet.mood;
  const random = randomOf(seed * 29);
  const brush = Math.max(4, wide * 0.024);
  const at = (across: number, up: number): Point => [head[0] + across * wide, head[1] - up * rise];
  const heart = curve(
    [
      at(-0.86, 0.1),
      at(-0.6, 0.52),
      at(-0.2, 0.84),
      at(0.24, 0.84),
      at(0.62, 0.54),
      at(0.88, 0.08),
      at(0.3, 0.1),
      at(-0.3, 0.08),
    ],
    true,
  );
  const clusters = CLUSTERS.map(([across, up, size]) => {
    const x = head[0] + (across + random.around(0.03)) * wide;
    const y = head[1] - (up + random.around(0.03)) * rise;
    const half = size * wide * random.between(0.82, 1.22);
    const round = random.between(0.42, 0.6) * Math.min(1, (rise / wide) * 1.9);
    // The dome is one form: its left shoulder in the sun, its right flank and underside in shade.
    const light = within(0.62 - across * 0.62 + (up - 0.4) * 0.7 + random.around(0.1));
    const tone = (places: readonly Girth[], share: number) => heaps(random, [x, y, half], places, share, brush, round);
    return (
      fill(needles(random, x, y, half, brush, round), leafDark) +
      fill(tone(light < 0.3 ? SHADED_HEAPS : LEAF_HEAPS, mixed(0.7, 1, light)), leaf) +
      (light < 0.34 ? "" : fill(tone(light < 0.55 ? LIT_HEAPS.slice(0, 2) : LIT_HEAPS, light * 1.1), leafLight))
    );
  });
  const brushes = (colour: string, count: number, from: number, to: number) =>
    fill(
      counted(count)
        .map(() => {
          const across = random.between(-0.92, to);
          const up = random.between(0.12, 0.95) * Math.sqrt(1 - across * across);
          return across < from ? "" : sprig(random, ...at(across, up), brush * random.between(0.8, 1.5));
        })
        .join(""),
      colour,
    );
  return (
    fill(heart, leafDark) +
    clusters.join("") +
    brushes(leafDark, 26, 0.1, 0.9) +
    brushes(leaf, 26, -0.2, 0.92) +
    brushes(leafLight, 22, -1, 0.3)
  );
}

/** One tone of a cluster: a few heaps of unlike size, so that no two clusters have one outline. */
function heaps(
  random: Random,
  [x, y, half]: Girth,
  places: readonly Girth[],
  share: number,
  brush: number,
  round: number,
): Path {
  return places
    .map(([dx, dy, part]) =>
      needles(
        random,
        x + (dx + random.around(0.08)) * half,
        y - dy * half * round,
        half * part * share * random.between(0.8, 1.2),
        brush * 0.85,
        round * random.between(0.8, 1.25),
      ),
    )
    .join("");
}

/** A brush of five needles that opens upwards. */
function sprig(random: Random, x: number, y: number, size: number): Path {
  return counted(5)
    .map((index) => {
      const angle = (mixed(-158, -22, index / 4) + random.around(9)) * (Math.PI / 180);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const long = size * random.between(0.8, 1.2);
      return polygon([
        [x - sin * size * 0.13, y + cos * size * 0.13],
        [x + cos * long, y + sin * long],
        [x + sin * size * 0.13, y - cos * size * 0.13],
      ]);
    })
    .join("");
}

/** A heap of needles with a hollow foot, whose upper edge is made of brushes that open outwards. */
function needles(random: Random, x: number, y: number, half: number, size: number, round: number): Path {
  const count = Math.max(7, Math.round(half / (size * 0.42)));
  const upper = counted(count * 2 + 1).map((index): Point => {
    const angle = Math.PI * (1.07 - (index / (count * 2)) * 1.14);
    const reach = half + (index % 2 ? size * random.between(0.7, 1.3) : random.around(size * 0.2));
    return [x + Math.cos(angle) * reach, y - Math.sin(angle) * reach * round];
  });
  const [startX, startY] = upper[0] ?? [x, y];
  return `${polygon(upper).replace("Z", "")}Q${short(x + half * 0.45)} ${short(y + half * 0.26)} ${short(x + half * 0.1)} ${short(y + half * 0.1)}T${short(startX)} ${short(startY)}Z`;
}
