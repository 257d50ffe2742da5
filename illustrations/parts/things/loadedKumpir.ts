import { dots, type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { blot, curve, disc, lens, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { leafMass } from "#illustrations/parts/plants/foliage.ts";
import { type Bit, dice, kernel, oliveRing, peas, sausage, shred } from "#illustrations/parts/things/kumpirFillings.ts";

/** Half the length of the cut, which ends short of the potato's own ends. */
const CUT = 380;
/** How far a place along the cut is opened: 1 in the middle, 0 where the skin is whole again. */
const gape = (x: number) => within(1 - (x / CUT) ** 2);
/** The torn edge of the near half's skin, and of the far half's, which stands up behind the fillings. */
const lip = (x: number) => -256 + 92 * gape(x) + Math.sin(x / 29) * 5 + Math.sin(x / 11) * 2 + Math.sin(x / 6) * 1.4;
const farLip = (x: number) => -264 - 182 * gape(x) ** 0.92 + Math.sin(x / 34) * 5 + Math.sin(x / 12 + 1) * 2;
/** The foot of the near half, within the paper boat. */
const foot = (x: number) => -12 - 100 * within(Math.abs(x) / 470) ** 3.2;

/** The fillings from left to right, each a heap of its own: its middle, half its width, its foot and top, the distance of its bits. */
const HEAPS: readonly { x: number; half: number; low: number; top: number; ground: string; step: Point; bit: Bit }[] = [
  { x: -252, half: 72, low: -238, top: -332, ground: "#3f6420", step: [30, 24], bit: peas },
  { x: 256, half: 80, low: -232, top: -346, ground: "#c9a67e", step: [40, 30], bit: dice },
  { x: -136, half: 82, low: -216, top: -384, ground: "#4a1950", step: [38, 18], bit: shred },
  { x: 130, half: 86, low: -222, top: -378, ground: "#7d261f", step: [56, 32], bit: sausage },
  { x: -4, half: 84, low: -204, top: -398, ground: "#b97a1c", step: [28, 23], bit: kernel },
];

/**
 * A kumpir as one eats it at night: a big baked potato, cut along its length and pressed open in a striped paper boat. Its halves are full of buttered
 * mash, the skin curls outwards along the cut; five fillings in heaps, sauces in zigzags, a fork in the mash with threads of cheese. 960 wide, 790 high with the fork.
 */
export function loadedKumpir(sheet: Sheet): Drawing {
  const random = randomOf(61);
  const paper = boat();
  const olives: readonly (readonly [number, number, number])[] = [
    [-64, -386, -20],
    [60, -392, 16],
    [-4, -410, 4],
  ];
  return (
    paper.behind +
    skin(sheet, random) +
    farHalf(random) +
    sheet.clipped(
      polygon([
        [-CUT, -600],
        [CUT, -600],
        ...along(0)
          .toReversed()
          .map((x): Point => [x, lip(x) - 8]),
      ]),
      HEAPS.map((heap) => heapOf(heap, random)).join(""),
    ) +
    sauces(random) +
    leafMass(sheet, {
      x: -6,
      y: -424,
      width: 40,
      height: 16,
      seed: 5,
      count: 9,
      size: 24,
      colours: ["#2f5a2c", "#5a8a3a", "#a6c45c"],
    }) +
    olives
      .map(
        ([x, y, degrees]) =>
          fill(disc(x + 6, y + 13, 28, 14), "#4a1c2c", 0.45) + place(turned(oliveRing(random, 0), degrees), x, y, 0.9),
      )
      .join("") +
    stuckFork(random) +
    nearEdge(random) +
    paper.front
  );
}

/** Places along the cut from its left end to its right one. */
const along = (inset: number, count = 44) =>
  counted(count + 1).map((index) => mixed(-CUT + inset, CUT - inset, index / count));

/** Fluffy mash along a line: lumps that overlap, dark in their gaps, pale where the bulbs reach them. */
function fluff(random: Random, line: (share: number) => Point, count: number, size: number): Drawing {
  const lumps = counted(count).map((index) => {
    const [x, y] = line((index + random.between(0.1, 0.9)) / count);
    return { x, y: y + random.around(size * 0.35), radius: size * random.between(0.75, 1.3) };
  });
  const layer = (right: number, down: number, share: number) =>
    lumps.map(({ x, y, radius }) => blot(random, x + right, y + down, radius * share, radius * share * 0.72)).join("");
  const pale = lumps.filter((_, index) => index % 2 === 0);
  return (
    fill(layer(3, 6, 1.05), "#d99c42") +
    fill(layer(-2, -3, 0.9), "#f7cf6c") +
    fill(
      pale.map(({ x, y, radius }) => blot(random, x - 6, y - radius * 0.3, radius * 0.62, radius * 0.3)).join(""),
      "#ffe9a6",
    )
  );
}

/** The skin of the whole potato: thin, wrinkled from end to end, charred where it lay on the oven's brick. */
function skin(sheet: Sheet, random: Random): Drawing {
  const far = along(48, 16).map((x): Point => [x, farLip(x) - 16 - 22 * (1 - gape(x))]);
  const outline = curve(
    [
      [-486, -196],
      [-474, -262],
      [-428, -310],
      ...far,
      [424, -300],
      [464, -250],
      [474, -186],
      [446, -120],
      [372, -58],
      [220, -20],
      [0, -8],
      [-230, -16],
      [-392, -64],
      [-462, -126],
    ],
    true,
  );
  const level = (x: number, share: number): Point => [x, mixed(lip(within(x, -CUT, CUT)), foot(x), share)];
  const wrinkles = counted(22).map((index) => {
    const from = random.between(-470, 330);
    const long = random.between(60, 190);
    const share = 0.2 + ((index * 0.37) % 0.78);
    const phase = random.between(0, 6);
    return curve(
      counted(7).map((step) => {
        const x = from + (long * step) / 6;
        const [, y] = level(x, share);
        return [x, y + Math.sin(step * 1.3 + phase) * 4];
      }),
    );
  });
  const [dark, light] = [wrinkles.join(""), wrinkles.filter((_, index) => index % 2).join("")];
  const char = counted(17).map((index) => {
    const [x, y] = level(-450 + index * 55 + random.around(16), 0.25 + ((index * 0.41) % 0.65));
    return { x, y, radius: random.between(7, 24) };
  });
  const burnt = (share: number) =>
    char.map(({ x, y, radius }) => blot(random, x, y, radius * share, radius * 0.5 * share)).join("");
  // Its eyes, each a dent under a brow, and the pores of the skin.
  const eyes = [
    [-352, 0.42],
    [-92, 0.5],
    [178, 0.36],
    [330, 0.55],
  ].map(([x = 0, share = 0]) => level(x, share));
  const pores = counted(44).map((): Point => {
    const x = random.between(-460, 450);
    return level(x, random.between(0.18, 0.95));
  });
  // Creases gather the skin where the cut ends.
  const creases =
    "M-384-264Q-430-272-458-246M-384-258Q-432-250-470-206M-380-252Q-424-220-452-160M384-262Q426-262 446-238M382-256Q430-234 452-196M378-250Q416-206 430-150";
  return (
    fill(outline, "#8e5836") +
    sheet.clipped(
      outline,
      fill(
        polygon([
          [-520, -150],
          ...along(0, 20).map((x): Point => level(x, 0.62 - 0.3 * within((x + CUT) / 784))),
          [440, -262],
          [430, -500],
          [-520, -500],
        ]),
        "#ab7145",
      ) +
        fill(
          "M-480-240Q-440-300-396-282Q-400-200-300-150Q-120-96 60-104Q-130-66-330-110Q-460-150-480-240Z",
          "#cc9560",
        ) +
        fill("M490-330C430-220 330-110 90-44C-40-18-260-18-420-70L-400 20H500Z", "#673c2b") +
        fill("M500-270C450-150 330-70 120-24L500 10Z", "#4d2c2b") +
        place(stroke(light, "#e2ac72", 3, 0.6), -2, 5) +
        stroke(dark, "#5e331f", 3.6, 0.75) +
        stroke(
          "M-340-318Q-290-356-226-372M-300-360Q-250-386-190-396M236-390Q300-366 350-322M290-378Q340-352 384-310",
          "#5e331f",
          3.6,
          0.75,
        ) +
        stroke(creases, "#5e331f", 5, 0.8) +
        dots(pores, 2.6, "#54301f", 0.8) +
        fill(eyes.map(([x, y]) => lens(x, y + 5, 34, 12)).join(""), "#54301f", 0.85) +
        stroke(
          eyes.map(([x, y]) => `M${x - 22} ${y + 2}Q${x} ${y - 13} ${x + 22} ${y + 2}`).join(""),
          "#dcab78",
          4,
          0.8,
        ) +
        fill(burnt(1.25), "#5a3122", 0.75) +
        fill(burnt(0.8), "#2c181b", 0.85),
    )
  );
}

/** The far half from within: its mash up to the skin's edge, which shows as a thin curled line. */
function farHalf(random: Random): Drawing {
  const edge = along(2);
  const between = (top: number, low: number) =>
    polygon([
      ...edge.map((x): Point => [x, farLip(x) + top * gape(x) ** 0.5]),
      ...edge.toReversed().map((x): Point => [x, lip(x) + low * gape(x) ** 0.5]),
    ]);
  const rim = (down: number) => curve(edge.map((x): Point => [x, farLip(x) + down]));
  return (
    fill(between(-6, 0), "#5a3122") +
    fill(between(8, -6), "#d99c42") +
    fluff(
      random,
      (share) => [mixed(-340, 345, share), farLip(mixed(-340, 345, share)) + 64 * gape(mixed(-340, 345, share))],
      13,
      36,
    ) +
    fluff(random, (share) => [mixed(-352, 352, share), farLip(mixed(-352, 352, share)) + 28], 16, 30) +
    // The skin's edge behind it, thin as paper.
    fill(
      polygon([
        ...edge.map((x): Point => [x, farLip(x) - 10 - (9 + 5 * Math.sin(x / 41)) * within(gape(x) * 4)]),
        ...edge.toReversed().map((x): Point => [x, farLip(x) + 5]),
      ]),
      "#cc9560",
    ) +
    stroke(rim(4), "#7d482b", 4)
  );
}

/** A heap of one filling, a dome of bits from its back to its foot, shaded to the right and below. */
function heapOf(
  { x: middle, half, low, top, ground, step: [wide, high], bit }: (typeof HEAPS)[number],
  random: Random,
): Drawing {
  const bits = counted(Math.ceil((low - top) / high) + 1).flatMap((row) => {
    const y = top + 14 + row * high;
    const down = within((y - top) / (low - top));
    const reach = half * Math.sqrt(within(1 - (1 - down) ** 2.2)) * 0.96;
    const count = Math.max(1, Math.round((reach * 2) / wide));
    return counted(count).map((column) => {
      const right = count === 1 ? 0 : (column / (count - 1)) * 2 - 1;
      const shade = within(0.42 * within(right) + 0.5 * within(down - 0.5) + 0.1 * within(right + down), 0, 0.7);
      return place(
        bit(random, shade),
        middle + right * (reach - 10) + random.around(wide * 0.16),
        y + random.around(high * 0.2) + 8 * right ** 2,
      );
    });
  });
  const dome = (grow: number) =>
    `M${middle - half - grow} ${low + 16}Q${middle - half - grow} ${top} ${middle} ${top - grow * 0.4}Q${middle + half + grow} ${top} ${middle + half + grow} ${low + 16}Z`;
  return place(fill(dome(2), "#5a2a24", 0.4), 10, 6) + fill(dome(-6), ground) + bits.join("");
}

/** A zigzag of sauce from a bottle, swung across the heaps, no two swings alike. */
function zigzag(random: Random, from: number, to: number, turns: number): Path {
  return polyline(
    counted(turns + 1).map((index): Point => {
      const x = mixed(from, to, index / turns) + (index % 2 ? 14 : -14);
      const top = -268 - 132 * gape(x * 0.95);
      return [x, mixed(top, -222, index % 2 ? random.between(0.62, 0.84) : random.between(0.08, 0.26))];
    }),
  );
}

/** Ketchup and mayonnaise, each in its own zigzag. */
function sauces(random: Random): Drawing {
  const [white, red] = [zigzag(random, -14, 286, 11), zigzag(random, -268, 92, 13)];
  return (
    place(stroke(white, "#4a1c2c", 7, 0.35), 3, 6) +
    stroke(white, "#f6e3bd", 7.5) +
    place(stroke(white, "#fffdf2", 3.4), -1.5, -1.5) +
    place(stroke(red, "#4a1220", 7, 0.4), 3, 6) +
    stroke(red, "#bf2219", 7) +
    place(stroke(red, "#f0644c", 2), -1.5, -2)
  );
}

/** The near half's cut edge: mash along its whole length, and the skin below it, curled outwards. */
function nearEdge(random: Random): Drawing {
  const edge = along(0, 60);
  // In two places it has torn and rolls further out.
  const bump = (x: number, middle: number, wide: number) => Math.exp(-(((x - middle) / wide) ** 2));
  const curl = (x: number) =>
    (8 + 7 * gape(x) + 4 * Math.sin(x / 21) + 18 * bump(x, -206, 64) + 24 * bump(x, 84, 80) + 14 * bump(x, 262, 40)) *
    within(gape(x) * 6);
  const band = (top: number, share: number, down = 0) =>
    polygon([
      ...edge.map((x): Point => [x, lip(x) + top * gape(x) ** 0.5 + down]),
      ...edge.toReversed().map((x): Point => [x, lip(x) + curl(x) * share + down]),
    ]);
  const line = (inset: number, up: number) => (share: number) => {
    const x = mixed(-CUT + inset, CUT - inset, share);
    return [x, lip(x) - up * gape(x) ** 0.5] as Point;
  };
  return (
    fill(band(-34, 0), "#d99c42") +
    fluff(random, line(50, 36), 17, 31) +
    fluff(random, line(34, 12), 21, 27) +
    fill(band(8, 1, 12), "#2c181b", 0.5) +
    fill(band(-3, 1), "#7d482b") +
    fill(band(-3, 0.74), "#b57d4c") +
    fill(band(-3, 0.42), "#e0b077") +
    fill(band(-4, 0.16), "#fbe0a4")
  );
}

/** Threads of kaşar between two places, thin in their middle, with a drop at either end. */
function threads(lines: readonly (readonly [Point, Point, number])[]): Drawing {
  const paths = lines.map(
    ([[x, y], [toX, toY], sag]) =>
      `M${x} ${y}Q${(x + toX) / 2 + sag} ${(y + toY) / 2 + Math.abs(sag) * 0.6} ${toX} ${toY}`,
  );
  const ends = lines.map(([[x, y], [toX, toY]]) => disc(x, y, 4, 6) + disc(toX, toY - 2, 7, 5)).join("");
  return (
    place(stroke(paths.join(""), "#8a4a24", 4, 0.5), 4, 3) +
    stroke(paths.join(""), "#efb648", 4.6) +
    place(stroke(paths.join(""), "#fff0b6", 2), -1, -1) +
    fill(ends, "#f3c358")
  );
}

/** The fork, stuck aslant in the mash of the far half: its tines show down to where they go in, cheese hangs from them. */
function stuckFork(random: Random): Drawing {
  const [x, y, lean] = [206, -312, 34];
  return (
    place(turned(fork(), lean), x, y) +
    threads([
      [[x + 20, y - 84], [x - 84, y + 14], -12],
      [[x + 44, y - 94], [x - 40, y + 34], -16],
      [[x + 84, y - 62], [x + 74, y + 34], 9],
      [[x + 100, y - 78], [x + 126, y + 20], 14],
    ]) +
    // The mash it has pulled up, a peak about its tips that spreads towards the near edge.
    [
      [4, 30, 3],
      [26, 58, 4],
      [52, 86, 6],
    ]
      .map(([down = 0, half = 0, count = 0]) =>
        fluff(random, (share) => [x - 10 + (share * 2 - 1) * half, y + down], count, 25),
      )
      .join("")
  );
}

/** A steel fork with its tips on 0,0 and its handle upwards; the light runs down its left edge. */
function fork(): Drawing {
  const handle = "M-9-214C-11-300-15-400-17-470Q-16-496 0-498Q16-496 17-470C15-400 11-300 9-214Z";
  const head =
    "M-9-206C-14-176-36-168-37-132V0H-28L-22-96H-16L-13 6H-4L-3-96H3L4 6H13L16-96H22L28 0H37V-132C36-168 14-176 9-206V-222H-9Z";
  return (
    fill(head, "#cfc6d6") +
    fill("M9-206C14-176 36-168 37-132V0H28L22-96H16L13 6H4L3-96C12-130 4-170 2-222H9Z", "#8a7fa6") +
    fill("M-9-206C-14-176-36-168-37-132V-8L-32-10L-30-128C-26-156-8-168-4-206Z", "#fffaf0") +
    fill(handle, "#d5cad6") +
    fill("M2-206C5-300 7-400 6-494Q16-490 17-470C15-400 11-300 9-206Z", "#83789f") +
    fill("M-7-214C-9-300-12-400-13-470Q-12-484-6-488C-6-400-4-300-3-214Z", "#fffaf0") +
    // The bulbs of the awning in the polished handle.
    fill(disc(-1, -462, 5, 16) + disc(0, -392, 4, 13) + disc(0, -330, 3.4, 10), "#ffd27a")
  );
}

/** The striped paper boat: its inside and its shadow; its near side, low, folded to a point at both ends. */
function boat(): { behind: Drawing; front: Drawing } {
  /** A fold of the near side at a share of its length, from its rim to its foot. */
  const fold = (share: number): readonly [Point, Point] => {
    const side = share * 2 - 1;
    return [
      [side * 500, -54 - 88 * side ** 2],
      [side * 380, 26 - 26 * side ** 2],
    ];
  };
  const strip = (from: number, to: number, top = 0, bottom = 1): Path => {
    const folds = counted(9).map((index) => fold(mixed(from, to, index / 8)));
    const level = (share: number) =>
      folds.map(([rim, low]): Point => [mixed(rim[0], low[0], share), mixed(rim[1], low[1], share)]);
    return polygon([...level(top), ...level(bottom).toReversed()]);
  };
  const stripes = counted(11).map((index) => strip(index / 11, (index + 0.5) / 11));
  const rim = (from: number, to: number) => curve(counted(15).map((index) => fold(mixed(from, to, index / 14))[0]));
  return {
    behind:
      fill("M-380-6Q-200 36 0 42Q240 44 440 16Q650-10 790-40Q640-80 380-84L-300-30Z", "#2a1530", 0.6) +
      fill("M-500-142Q0-290 500-142Q0 0-500-142Z", "#6a4650") +
      fill("M300-200Q420-180 500-142Q400-100 280-84Z", "#d9b08c"),
    front:
      place(fill(strip(0, 1, 0, 0.4), "#2c181b", 0.4), 0, -12) +
      fill(strip(0, 1), "#fff3d6") +
      fill(stripes.join(""), "#1f7f8f") +
      fill(strip(0, 1, 0.72), "#5a2f4a", 0.18) +
      fill(strip(0.62, 1), "#3a2450", 0.28) +
      fill(strip(0.84, 1), "#3a2450", 0.32) +
      stroke(rim(0, 0.62), "#fffaf0", 7) +
      stroke(rim(0.62, 1), "#c9a8a0", 7),
  };
}
