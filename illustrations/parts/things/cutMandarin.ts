import { type Drawing, dots, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, splined, within } from "#illustrations/kit/geometry.ts";
import { curve, disc, hull, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import {
  cross,
  dot,
  type Form,
  formOf,
  type Lie,
  PEEL,
  pores,
  rounded,
  scaled,
  sum,
  SUN,
  unit,
  type Vec,
} from "./mandarins.ts";

/** The cut face: peel, pith, eleven segments of juice and the pips, each with its point to the core. */
function cutFace(sheet: Sheet, lie: Lie, seed: number): Drawing {
  const random = randomOf(seed);
  const form = formOf(lie);
  const { r } = form;
  const at = (far: number, round: number): Point => form.at([Math.cos(round) * far, Math.sin(round) * far, 0]);
  const ring = (far: number, wave = 0): Path =>
    curve(
      counted(44).map((index) => at(far + Math.sin(index * 1.7) * wave, (index / 44) * Math.PI * 2)),
      true,
    );
  const widths = counted(11).map(() => random.between(0.82, 1.2));
  const whole = widths.reduce((a, b) => a + b, 0);
  let turn = 0.25;
  const segments = widths.map((wide) => {
    const from = turn;
    turn += (wide / whole) * Math.PI * 2;
    return [from, turn] as const;
  });
  const parts = segments.map(([from, to], index) => segment(at, from, to, random, index, r));
  return (
    fill(ring(1), "#f0851c") +
    fill(ring(0.965), "#fbe3b0") +
    fill(ring(0.935, 0.004), "#fff3d6") +
    // Loose peel: a gap between it and the fruit.
    fill(ring(0.905, 0.006), "#e2a864") +
    fill(ring(0.893, 0.006), "#ffe6b6") +
    parts.join("") +
    // The lower right of the face turns a little from the sun.
    sheet.clipped(ring(0.893), stroke(disc(form.x - r * 0.34, form.y - r * 0.34, r * 1.16), "#c05a1c", r * 0.5, 0.14)) +
    fill(ring(0.125, 0.02), "#fff0cc") +
    fill(
      curve(
        counted(10).map((index) => at(index % 2 ? 0.035 : 0.085, index * 0.628)),
        true,
      ),
      "#b5642a",
    )
  );
}

/** One segment: its sacs of juice under a thin skin, and its pips. `at` gives a place on the face. */
function segment(
  at: (far: number, round: number) => Point,
  from: number,
  to: number,
  random: Random,
  index: number,
  r: number,
): Drawing {
  const middle = (from + to) / 2;
  const skin = (far: number): number => 0.0135 / far;
  const side = (far: number, end: 1 | -1): Point => at(far, end < 0 ? from + skin(far) : to - skin(far));
  const outline = curve(
    [
      at(0.145, middle),
      side(0.26, -1),
      side(0.5, -1),
      side(0.74, -1),
      at(0.85, mixed(from, to, 0.16)),
      at(0.878, middle),
      at(0.85, mixed(from, to, 0.84)),
      side(0.74, 1),
      side(0.5, 1),
      side(0.26, 1),
    ],
    true,
  );
  // Sacs of juice: drops whose points run to the core, in three rows like tiles.
  const sac = (low: number, high: number, share: number, wide: number): Path => {
    const round = mixed(from, to, share);
    return curve(
      [
        at(low, mixed(round, middle, 0.35)),
        at(mixed(low, high, 0.6), round - wide * 0.8),
        at(mixed(low, high, 0.88), round - wide),
        at(high, round),
        at(mixed(low, high, 0.88), round + wide),
        at(mixed(low, high, 0.6), round + wide * 0.8),
      ],
      true,
    );
  };
  const rows = [
    { low: 0.2, high: 0.5, many: 3, tone: "#f59327" },
    { low: 0.36, high: 0.68, many: 4, tone: "#f9a436" },
    { low: 0.54, high: 0.855, many: 5, tone: "#fdb54a" },
  ].toReversed();
  const sacs = rows.map(({ low, high, many, tone }) =>
    fill(
      counted(many)
        .map((place) => {
          const share = (place + 0.5) / many;
          return sac(
            low + random.around(0.03),
            high + random.around(0.02),
            mixed(0.07, 0.93, share),
            ((to - from) / many) * 0.34,
          );
        })
        .join(""),
      tone,
    ),
  );
  const glints = fill(
    counted(2)
      .map((place) => sac(0.64, 0.8, 0.3 + place * 0.36 + random.around(0.05), (to - from) * 0.035))
      .join(""),
    "#ffe0a0",
    0.95,
  );
  return (
    fill(outline, "#e0701a") + sacs.join("") + glints + pips(at, mixed(from, to, 0.5 + random.around(0.08)), index, r)
  );
}

/** One or two pips of a segment, next to the core; here and there only the hollow of one. */
function pips(at: (far: number, round: number) => Point, round: number, index: number, r: number): Drawing {
  const pip = (low: number, shift: number, long: number): Drawing => {
    const form = (grow: number, off = 0): Path => {
      const middle = round + shift + off;
      const wide = (far: number) => ((0.062 * grow) / far) * (long / 0.24);
      return curve(
        [
          at(low - (grow - 1) * 0.05, middle),
          at(low + long * 0.45, middle - wide(low + long * 0.45) * 0.7),
          at(low + long * 0.78, middle - wide(low + long * 0.78) * 0.8),
          at(low + long * (1 + (grow - 1) * 0.4), middle),
          at(low + long * 0.78, middle + wide(low + long * 0.78) * 0.8),
          at(low + long * 0.45, middle + wide(low + long * 0.45) * 0.7),
        ],
        true,
      );
    };
    if (index === 5) return fill(form(1.1), "#b04a12") + fill(form(0.7), "#d2641a");
    return (
      fill(form(1.28), "#c8560f") +
      fill(form(1), "#d9a765") +
      fill(form(0.78), "#fff0cf") +
      stroke(polyline([at(low + long * 0.4, round + shift), at(low + long * 0.8, round + shift)]), "#e3bf86", r * 0.012)
    );
  };
  return pip(0.2, 0, index % 3 === 1 ? 0.21 : 0.25) + (index % 3 === 0 ? pip(0.44, 0.08, 0.19) : "");
}

/** Half a mandarin, cut across: its pole points out of the cut face, the dome of its peel is behind. No two seeds have the same segments. */
export function mandarinHalf(sheet: Sheet, lie: Lie, seed: number): Drawing {
  const form = formOf(lie);
  const dome = form.around(form.eye, 0, 160).filter((q) => q[2] <= 0.01);
  const face = form.around([0, 0, 1], 0, 90);
  const outline = hull([...dome, ...face].map(form.at));
  return (
    sheet.clipped(outline, rounded(form, PEEL.slice(0, 5)) + pores(form, 900, lie.r * 0.0165, (q) => q[2] < -0.02)) +
    cutFace(sheet, lie, seed)
  );
}

/** A mandarin that is half out of its peel: segments under the threads of pith above, the cup of its peel below, cut at a slant. */
export function peeledMandarin(sheet: Sheet, lie: Lie): Drawing {
  const random = randomOf(9);
  const form = formOf(lie);
  const flesh = formOf({ ...lie, r: lie.r * 0.92 });
  const meridian = (round: number, from: number, to: number, sway = 0): Point[] =>
    shares(9).map((share) => flesh.seen(flesh.polar(mixed(from, to, share), round + sway * Math.sin(share * 3))));
  const gores = counted(11).map((index) => index * 0.5712 + random.around(0.05));
  // Each segment is round by itself: it turns from the sun before the next one begins.
  const turned = gores.map((round) =>
    polygon([...meridian(round, 0.1, 2), ...meridian(round + 0.2, 0.1, 2).toReversed()]),
  );
  // Threads of pith leave each skin to one side and to the other, and end before they meet the next.
  const threads = gores.flatMap((round, index) => {
    const [from, to] = [0.3 + (index % 3) * 0.12, 1.15 + (index % 4) * 0.14];
    return [meridian(round, from, to, 0.2), meridian(round, from + 0.34, to + 0.3, -0.2)].map((line) => curve(line));
  });
  const visible = sheet.clipped(
    flesh.outline,
    rounded(flesh, ["#b4561a", "#d5761f", "#ec9533", "#f7ae52", "#fcc678", "#fff0cc"]) +
      fill(turned.join(""), "#b9581a", 0.34) +
      stroke(gores.map((round) => curve(meridian(round, 0.1, 2))).join(""), "#b9581a", 6, 0.8) +
      stroke(gores.map((round) => curve(meridian(round - 0.03, 0.1, 2))).join(""), "#ffe7bd", 5) +
      stroke(threads.join(""), "#fff0d2", 2.6, 0.8) +
      fill(flesh.cap([0, 0, 1], 0.984), "#fff3d8") +
      fill(flesh.cap([0, 0, 1], 0.997), "#e0b176"),
  );
  return visible + rindCup(sheet, form);
}

/** How far up towards the pole the cup of peel reaches, by the angle round the pole: it was cut at a slant. */
function rimAt(round: number): number {
  return 0.06 + 0.26 * Math.sin(round + 2.2) + 0.02 * Math.sin(round * 5);
}

/** The cup of peel: under what is seen of its rim, down to the outline. */
function rindCup(sheet: Sheet, form: Form): Drawing {
  const onRim = (round: number, up = 0): Vec => {
    const w = rimAt(round) + up;
    const wide = Math.sqrt(1 - w * w);
    return [Math.cos(round) * wide, Math.sin(round) * wide, w];
  };
  const under = (q: Vec | undefined): boolean => q !== undefined && q[2] < rimAt(Math.atan2(q[1], q[0]));
  /** The run of places that pass a test, in their order round the form. */
  const runOf = <Item>(ring: readonly Item[], passes: (item: Item | undefined) => boolean): Item[] => {
    const start = ring.findIndex((item, index) => passes(item) && !passes(ring.at(index - 1)));
    return [...ring.slice(start), ...ring.slice(0, start)].filter(passes);
  };
  const turns = counted(180).map((index) => (index / 90) * Math.PI);
  const seen = runOf(turns, (round) => round !== undefined && dot(onRim(round), form.eye) > 0);
  const front = seen.map((round) => form.at(onRim(round)));
  const low = runOf(form.around(form.eye, 0, 240), under).map(form.at);
  const [end, start] = [front.at(-1) ?? [0, 0], low[0] ?? [0, 0]];
  const joins = Math.hypot(end[0] - start[0], end[1] - start[1]) < form.r * 0.4;
  const inner = curve(seen.map((round) => form.at(onRim(round, 0.035))));
  return (
    sheet.clipped(form.outline, stroke(inner, "#b5601c", 12, 0.5) + stroke(curve(front), "#fff0d0", 18)) +
    sheet.clipped(
      polygon([...front, ...(joins ? low : low.toReversed())]),
      rounded(form, PEEL.slice(0, 5)) +
        pores(form, 900, form.r * 0.0165, (q) => q[2] < rimAt(Math.atan2(q[1], q[0])) - 0.03),
    ) +
    sheet.clipped(form.outline, stroke(curve(front), "#fbe0a8", 5))
  );
}

/** The inner side of the peel, from its shade to the sun. */
const PITH = ["#c79a6a", "#dfb782", "#f2d3a0", "#fbe6bd", "#fff4dc"] as const;

/** A place on a smooth line through points, by its share of the points. */
function onLine(line: readonly Vec[], share: number): Vec {
  const place = within(share) * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(place));
  const at = (step: number): Vec => line[within(index + step, 0, line.length - 1)] ?? [0, 0, 0];
  const axis = (k: 0 | 1 | 2): number => splined([at(-1)[k], at(0)[k], at(1)[k], at(2)[k]], place - index);
  return [axis(0), axis(1), axis(2)];
}

/** A strip of peel that winds round a line, 66 wide, its pith inside; with its outline, for its shadow. */
export function peelTwist(line: readonly Vec[]): { drawing: Drawing; outline: Path } {
  const along = (share: number): Vec => onLine(line, share);
  const count = 260;
  const strip = shares(count + 1).map((share) => {
    const way = unit(sum(along(share + 0.01), along(share - 0.01), -1));
    const side = unit(cross([0, 0, 1], way));
    const turn = -0.6 + share * Math.PI * 2 * 2.5;
    const out = sum(scaled(side, Math.cos(turn)), [0, 0, 1], Math.sin(turn));
    const radius = mixed(26, 62, Math.sin(Math.min(1, share * 1.5) * Math.PI * 0.5)) - 16 * share ** 4;
    const wide = 33 * Math.min(1, (1.004 - share) * 7) ** 0.6;
    const lean = sum(way, side, 0.12);
    const middle = sum(along(share), out, radius);
    return { out, middle, left: sum(middle, lean, -wide), right: sum(middle, lean, wide) };
  });
  const random = randomOf(77);
  const quads = strip.slice(1).map((next, index) => {
    const here = strip[index] ?? next;
    const outside = here.out[2] > 0;
    const light = dot(here.out, SUN) * (outside ? 1 : -1);
    const step = [-0.35, 0, 0.35, 0.75].filter((limit) => light > limit).length;
    const tone = (outside ? PEEL : PITH)[step] ?? PEEL[0];
    const flatten = ([x, y]: Vec): Point => [x, y];
    const path = polygon([here.left, next.left, next.right, here.right].map(flatten));
    const spot = (share: number): Point => flatten(sum(scaled(here.left, 1 - share), here.right, share));
    return {
      path,
      near: here.middle[2],
      drawing:
        fill(path, tone) +
        stroke(path, tone, 1.4) +
        stroke(
          polyline([here.left, next.left].map(flatten)) + polyline([here.right, next.right].map(flatten)),
          outside ? "#ffe9bd" : "#e6801e",
          3,
        ) +
        (outside && index % 3
          ? dots(
              counted(3).map((place) => spot((place + random.next()) / 3)),
              2.3,
              light > 0 ? "#d4640f" : "#8f3210",
              0.75,
            )
          : ""),
    };
  });
  return {
    drawing: quads
      .toSorted((a, b) => a.near - b.near)
      .map(({ drawing }) => drawing)
      .join(""),
    outline: quads.map(({ path }) => path).join(""),
  };
}
