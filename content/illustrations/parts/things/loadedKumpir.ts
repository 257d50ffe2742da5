import { blend, PIGMENT } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "#content/illustrations/parts/plants/foliage.ts";

type Bit = (random: Random) => Drawing;

/** A round bit in shade, body and light. */
function ball(colour: string, radius: number, flat = 0.9): Drawing {
  return (
    fill(disc(3, 4, radius, radius * flat), blend(colour, PIGMENT.wine, 0.5)) +
    fill(disc(0, 0, radius * 0.95, radius * flat * 0.95), colour) +
    fill(disc(-radius * 0.34, -radius * 0.34, radius * 0.34, radius * 0.24), blend(colour, "#fffdf2", 0.6))
  );
}

const corn: Bit = (random) =>
  turned(ball(random.pick(["#f6c834", "#f9d95a", "#f0b422"]), 15, 1.15), random.between(-40, 40));
const cabbage: Bit = (random) => {
  const path = `M-34 ${short(random.around(10))}q30 ${short(-random.between(14, 34))} 68 ${short(random.around(12))}`;
  return turned(
    stroke(path, "#4a1f52", 14) + stroke(path, random.pick(["#8a3f8f", "#a34f9f", "#77347d"]), 9),
    random.between(-50, 50),
  );
};
const greenOlive: Bit = () =>
  ball("#a3a63c", 24, 0.8) + fill(disc(-2, -2, 10, 8), "#5a3a20") + fill(disc(-2, -3, 7, 5), "#d8432c");
const blackOlive: Bit = () => ball("#43304a", 24, 0.8) + fill(disc(-2, -2, 10, 7), "#e8c878");
const pickle: Bit = () =>
  fill(disc(3, 4, 31, 23), "#3f5420") +
  fill(disc(0, 0, 30, 22), "#6d8a30") +
  fill(disc(-1, -1, 25, 17), "#c3d07c") +
  fill(lens(-2, 0, 26, 6), "#94a84e");
const sausage: Bit = () =>
  fill(disc(3, 5, 33, 24), "#6b1f1c") +
  fill(disc(0, 0, 32, 23), "#b9432f") +
  fill(disc(-1, -2, 27, 18), "#e0765a") +
  fill(lens(-8, -8, 22, 6), "#f6b49a");
const salad: Bit = (random) =>
  random.chance(0.5)
    ? ball("#fbf1d2", 25, 0.8)
    : random.chance(0.5)
      ? ball("#86b23c", 12)
      : turned(fill(box(-11, -9, 26, 23), "#b9561c") + fill(box(-14, -12, 25, 22), "#f08a2c"), random.between(0, 80));
const tomatoCube: Bit = (random) =>
  turned(
    fill(box(-13, -11, 31, 27), "#8f2118") +
      fill(box(-16, -14, 29, 26), "#e0492f") +
      fill(box(-13, -11, 13, 6), "#f59a76"),
    random.between(-30, 60),
  );

/** From the left end of the potato to its right one. */
const ORDER: readonly (readonly [share: number, count: number, bit: Bit])[] = [
  [0.15, 52, corn],
  [0.3, 36, cabbage],
  [0.42, 26, greenOlive],
  [0.58, 54, salad],
  [0.7, 24, sausage],
  [0.82, 28, blackOlive],
  [0.92, 18, pickle],
  [1, 20, tomatoCube],
];

const HALF = 318;
const RIM = -196;
/** The opening of the paper tray, and its foot: two ovals seen from above, the way the table is. */
const OPENING = { y: -138, wide: 432, deep: 88 };
const FOOT = { y: -8, wide: 316, deep: 46 };

/** Where runs of ketchup and of mayonnaise end, and bits that were strewn over them. */
const RED = [
  [-216, 0.72],
  [-150, 0.9],
  [-84, 0.66],
] as const;
const WHITE = [
  [62, 0.7],
  [132, 0.93],
  [204, 0.76],
] as const;
const OVER = [
  [-190, 0.06],
  [-92, 0.02],
  [100, 0.06],
] as const;

/** How high the heap stands at `x`, as a share of its summit. */
function arch(x: number): number {
  return Math.sqrt(Math.max(0, 1 - (x / (HALF + 14)) ** 2));
}

/** A place on the heap: from behind its crest (-.3) down to its near foot (1). */
function onHeap(x: number, near: number): Point {
  return [x, RIM - 196 * arch(x) * Math.sqrt(1 - near * near) + 62 * near * arch(x)];
}

/** A kumpir as one eats it at night: it sits in its paper tray, sauce run down over the heap; the forks are the scene’s. 870 wide, 520 high. */
export function loadedKumpir(sheet: Sheet): Drawing {
  const random = randomOf(61);
  const bits = ORDER.flatMap(([to, count, bit], index) => {
    const from = ORDER[index - 1]?.[0] ?? 0;
    return counted(count).map((step) => {
      const x = mixed(-HALF, HALF, mixed(from, to, random.next()));
      const y = mixed(RIM - 30 - 180 * arch(x), RIM + 56 * arch(x), (step + 0.5) / count);
      return [x, y, place(bit(random), x, y)] as const;
    });
  });
  return (
    tray().behind +
    potato(sheet) +
    bits
      .toSorted(([, a], [, b]) => a - b)
      .map(([, , drawing]) => drawing)
      .join("") +
    poured(RED, ["#5a1220", "#cb2e22", "#f58a70"]) +
    poured(WHITE, ["#6a4a3c", "#f3e4c2", "#fffdf2"]) +
    OVER.map(([x, near]) => place(bitAt(x)(random), ...onHeap(x, near), 0.96)).join("") +
    leafMass(sheet, {
      x: -20,
      y: RIM - 200,
      width: 60,
      height: 20,
      seed: 5,
      count: 12,
      size: 26,
      colours: ["#2f5a2c", "#5a8a3a", "#a6c45c"],
    }) +
    tray().front
  );
}

/** What lies at this part of the potato. */
function bitAt(x: number): Bit {
  return ORDER.find(([to]) => mixed(-HALF, HALF, to) > x)?.[2] ?? corn;
}

/** Sauce spooned along the crest, which runs down over the heap in tongues: `runs` are where they end, an `x` and how near. */
function poured(
  runs: readonly (readonly [x: number, near: number])[],
  [shade, body, light]: readonly [string, string, string],
): Drawing {
  const [first, last] = [runs[0]?.[0] ?? 0, runs.at(-1)?.[0] ?? 0];
  const crest = counted(6).map((step) => onHeap(mixed(first - 26, last + 26, step / 5) * 0.94, -0.2));
  const tongues = runs
    .toReversed()
    .flatMap(([x, near]): Point[] => [
      onHeap(x + 32, 0.34),
      onHeap(x + 19, near * 0.7),
      onHeap(x + 17, near - 0.06),
      onHeap(x, near),
      onHeap(x - 17, near - 0.06),
      onHeap(x - 18, near * 0.68),
      onHeap(x - 31, 0.3),
    ]);
  const shape = curve([...crest, ...tongues], true);
  const shine = runs.map(([x, near]) =>
    curve(counted(4).map((step) => onHeap(x - 6, mixed(0.04, near - 0.12, step / 3)))),
  );
  return (
    place(fill(shape, shade, 0.8), 5, 8) +
    fill(shape, body) +
    stroke(shine.join(""), light, 6) +
    stroke(curve(crest.slice(1, -1).map(([x, y]): Point => [x, y + 10])), light, 5)
  );
}

/** The potato, split and opened: skin below, its torn edge, the mash, cheese that runs over. */
function potato(sheet: Sheet): Drawing {
  const skin = counted(18).map((index) =>
    lens(-330 + ((index * 137) % 660), -140 + ((index * 53) % 84), 14 + ((index * 29) % 26), 6),
  );
  const shell = `M-372 ${RIM}Q-388-96-300-30H300Q392-96 376 ${RIM}Z`;
  return (
    fill(shell, "#a4683b") +
    sheet.clipped(shell, fill("M70 0Q190-110 206-240H400V0Z", "#64382a") + fill(skin.join(""), "#7a4528", 0.75)) +
    fill(`M-372 ${RIM}Q-386-110-320-44Q-344-110-338-150Z`, "#c98a52") +
    fill(ragged(0, RIM, 378, 112, 3), "#6b3a26") +
    fill(ragged(-2, RIM - 5, 368, 104, 3), "#e2ae56") +
    fill(ragged(-6, RIM - 9, 354, 96, 8), "#fdebb4") +
    [-238, -128, 84, 214].map((x, index) => drip(x, RIM + 90 - (x / 62) ** 2 * 2, 16 + (index % 2) * 14)).join("") +
    fill(
      `M-318 ${RIM}Q-290 ${RIM - 180} 0 ${RIM - 204}Q290 ${RIM - 180} 318 ${RIM}Q200 ${RIM + 78} 0 ${RIM + 80}T-318 ${RIM}Z`,
      "#c9934c",
    )
  );
}

/** The torn edge of the split potato: an uneven oval. */
function ragged(x: number, y: number, width: number, height: number, seed: number): Path {
  const random = randomOf(seed);
  return curve(
    counted(26).map((index): Point => {
      const [angle, reach] = [(index / 26) * Math.PI * 2, random.between(0.94, 1.05)];
      return [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * random.between(0.93, 1.06)];
    }),
    true,
  );
}

/** Cheese that has run over the edge. */
function drip(x: number, y: number, long: number): Drawing {
  const shape = `M${x - 34} ${short(y - 12)}Q${x - 16} ${short(y)} ${x - 15} ${short(y + long)}Q${x - 12} ${short(y + long + 22)} ${x + 1} ${short(y + long + 22)}T${x + 16} ${short(y + long)}Q${x + 16} ${short(y)} ${x + 36} ${short(y - 12)}Z`;
  return (
    place(fill(shape, "#5a2c20", 0.5), 6, 4) +
    fill(shape, "#f6c85a") +
    stroke(`M${x - 6} ${short(y + 4)}V${short(y + long)}`, "#fff3c4", 6)
  );
}

/** The striped paper tray, round about the potato: its inside and far rim, and what of it is nearer than the potato. */
function tray(): { behind: Drawing; front: Drawing } {
  /** Where a seam from the rim to the foot lies; 0 is the right end, half a turn the left one. */
  const seam = (angle: number): readonly [Point, Point] => [
    [Math.cos(angle) * OPENING.wide, OPENING.y + Math.sin(angle) * OPENING.deep],
    [Math.cos(angle) * FOOT.wide, FOOT.y + Math.sin(angle) * FOOT.deep],
  ];
  const wall = (from: number, to: number): Path => {
    const seams = counted(13).map((index) => seam(mixed(from, to, index / 12)));
    return polygon([...seams.map(([top]) => top), ...seams.map(([, foot]) => foot).toReversed()]);
  };
  const stripe = Math.PI / 15;
  const stripes = counted(8).map((index) => wall(index * 2 * stripe, (index * 2 + 1) * stripe));
  const rim = (from: number, to: number): Path =>
    curve(counted(25).map((index) => seam(mixed(from, to, index / 24))[0]));
  const { y, wide, deep } = OPENING;
  return {
    behind:
      fill(`M-296 ${FOOT.y + 20}Q-60 80 330 52Q560 34 690-2Q560-62 300-60Z`, "#2a1530", 0.6) +
      fill(disc(0, y, wide, deep), "#6a4650") +
      // Its far right inside, which looks to the light.
      fill(`M300 ${y - 64}Q${wide} ${y - 40} ${wide} ${y}Q${wide} ${y + 40} 300 ${y + 64}Z`, "#d9b08c") +
      stroke(rim(Math.PI, Math.PI * 2), "#fffaf0", 8),
    front:
      fill(wall(0, Math.PI), "#fff3d6") +
      fill(stripes.join(""), "#1f7f8f") +
      fill(wall(0, stripe * 5), "#3a2450", 0.32) +
      fill(wall(0, stripe * 2.4), "#3a2450", 0.34) +
      stroke(rim(stripe * 5, Math.PI), "#fffaf0", 10) +
      stroke(rim(0, stripe * 5), "#c9a8a0", 10),
  };
}
