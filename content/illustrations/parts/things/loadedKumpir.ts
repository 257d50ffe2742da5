import { blend, PIGMENT } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "#content/illustrations/parts/plants/foliage.ts";

/** One filling: a heap of its own on the potato, with bits that are large enough to be told apart at a glance. */
interface Filling {
  /** Its middle, half its width, its summit and its foot. */
  x: number;
  half: number;
  top: number;
  foot: number;
  /** Colour between the bits. */
  ground: string;
  /** Distance between bits, horizontally and vertically. */
  step: Point;
  bit: (random: Random) => Drawing;
}

/** A round bit in shade, body and light. */
function ball(colour: string, radius: number, flat = 0.9): Drawing {
  return (
    fill(disc(3, 4, radius, radius * flat), blend(colour, PIGMENT.wine, 0.5)) +
    fill(disc(0, 0, radius * 0.95, radius * flat * 0.95), colour) +
    fill(disc(-radius * 0.34, -radius * 0.34, radius * 0.34, radius * 0.24), blend(colour, "#fffdf2", 0.6))
  );
}

/** Two behind and two before them: what is drawn later lies on top. */
const FILLINGS: readonly Filling[] = [
  {
    x: -226,
    half: 128,
    top: -356,
    foot: -190,
    ground: "#e0a322",
    step: [40, 34],
    bit: (random) => turned(ball(random.pick(["#f9cf3e", "#fbd955", "#f6c430"]), 23, 1.1), random.between(-30, 30)),
  },
  {
    x: 236,
    half: 122,
    top: -352,
    foot: -190,
    ground: "#5d7a2c",
    step: [54, 42],
    bit: () =>
      fill(disc(4, 6, 40, 30), "#2f3d22") +
      fill(disc(0, 0, 40, 30), "#527034") +
      fill(disc(-2, -2, 33, 23), "#b3bf78") +
      fill(lens(-3, -1, 34, 8), "#879c50"),
  },
  {
    x: -216,
    half: 138,
    top: -262,
    foot: -104,
    ground: "#6a2a70",
    step: [46, 40],
    bit: (random) => {
      const path = `M-44 ${short(random.around(8))}q40 ${short(-random.between(26, 44))} 88 ${short(random.around(10))}`;
      return turned(
        stroke(path, "#4a1f52", 22) +
          stroke(path, random.pick(["#8f4296", "#9d4c9f"]), 15) +
          place(stroke(path, "#c58bc4", 4), -2, -4),
        random.between(-34, 34),
      );
    },
  },
  {
    x: 218,
    half: 134,
    top: -256,
    foot: -102,
    ground: "#a23a2c",
    step: [60, 46],
    bit: () =>
      fill(disc(5, 7, 49, 37), "#6b1f1c") +
      fill(disc(0, 0, 48, 36), "#bb452f") +
      fill(disc(-2, -3, 41, 29), "#e5795b") +
      fill(lens(-12, -14, 36, 9), "#f8b99c"),
  },
];

/** The height of the opened potato's middle. */
const RIM = -196;
/** The opening of the paper tray, and its foot: two ovals seen from above, the way the table is. */
const OPENING = { y: -118, wide: 462, deep: 112 };
const FOOT = { y: -12, wide: 350, deep: 86 };

/**
 * A kumpir as one eats it at night: split and folded open in its paper boat, five fillings heaped into each other on it, ketchup over the
 * one in the middle. 920 wide, 520 high.
 */
export function loadedKumpir(sheet: Sheet): Drawing {
  const random = randomOf(61);
  return (
    tray().behind +
    potato(sheet) +
    FILLINGS.map((filling) => heapOf(filling, random)).join("") +
    salad(sheet) +
    ketchup() +
    leafMass(sheet, {
      x: -26,
      y: RIM - 226,
      width: 62,
      height: 24,
      seed: 5,
      count: 12,
      size: 28,
      colours: ["#2f5a2c", "#5a8a3a", "#a6c45c"],
    }) +
    place(blackOlive(), 56, RIM - 218, 0.9) +
    tray().front
  );
}

/** The outline of a heap: steep sides, a round summit. */
function domeOf({ x, half, top, foot }: Pick<Filling, "x" | "half" | "top" | "foot">): Path {
  const low = foot - 26;
  return `M${x - half} ${low}C${x - half} ${mixed(low, top, 0.7)} ${x - half * 0.6} ${top} ${x} ${top}S${x + half} ${mixed(low, top, 0.7)} ${x + half} ${low}Q${x + half * 0.7} ${foot} ${x} ${foot}T${x - half} ${low}Z`;
}

/** A heap of one filling: its bits in staggered rows from behind its summit down to us. */
function heapOf(filling: Filling, random: Random): Drawing {
  const { x, half, top, foot, ground, step, bit } = filling;
  const dome = domeOf(filling);
  const rows = Math.floor((foot - top - 30) / step[1]);
  const bits = counted(rows + 1).flatMap((row) => {
    const y = mixed(top + 22, foot - 24, row / rows);
    const wide = half * Math.sqrt(within(1 - ((foot - 60 - y) / (foot - 60 - top + 14)) ** 2, 0.1, 1)) - step[0] * 0.3;
    const count = Math.max(1, Math.round((wide * 2) / step[0]) + (row % 2));
    return counted(count).map((index) =>
      place(
        bit(random),
        x + (count > 1 ? mixed(-wide, wide, index / (count - 1)) : 0) + random.around(5),
        y + random.around(4),
      ),
    );
  });
  return place(fill(dome, "#3a1a34", 0.45), 12, 6) + fill(dome, ground) + bits.join("");
}

/** The spoonfuls of the salad, from the summit down to us: where each lies, and how large it is. */
const SPOONFULS = [
  [12, -396, 50],
  [-50, -356, 56],
  [70, -352, 56],
  [8, -330, 62],
  [-84, -296, 56],
  [92, -288, 56],
  [8, -268, 68],
  [-70, -232, 56],
  [78, -222, 58],
  [2, -200, 64],
  [-48, -166, 50],
  [52, -156, 52],
  [2, -140, 48],
] as const;

/** The potato salad in the middle: a creamy heap, quiet among the others, with a few peas and carrots. */
function salad(sheet: Sheet): Drawing {
  const heap = SPOONFULS.map(([x, y, size]) => disc(x, y, size, size * 0.82)).join("");
  const cube = (x: number, y: number, degrees: number) =>
    place(
      turned(
        fill(box(-14, -11, 34, 30), "#a9501c") +
          fill(box(-18, -15, 33, 29), "#f08a2c") +
          fill(box(-15, -13, 14, 7), "#fbc07a"),
        degrees,
      ),
      x,
      y,
    );
  const pea = (x: number, y: number) => place(ball("#86b23c", 17), x, y);
  return (
    place(fill(heap, "#3a1a34", 0.5), 14, 6) +
    SPOONFULS.map(
      ([x, y, size]) =>
        fill(disc(x, y, size, size * 0.82), "#e6cda4") +
        fill(disc(x - 5, y - 7, size - 5, size * 0.82 - 6), x > 50 ? "#f5e5c2" : "#fdf4d8"),
    ).join("") +
    sheet.clipped(heap, fill("M104-400Q84-300 118-230T96-90H180V-400Z", "#b98f8a", 0.45)) +
    cube(-70, -206, 12) +
    cube(88, -226, -20) +
    cube(48, -168, 24) +
    pea(-34, -176) +
    pea(96, -180) +
    pea(-92, -262)
  );
}

/** Ketchup in one broad zigzag down the middle heap. */
function ketchup(): Drawing {
  const path = "M-52-370C0-414 98-400 62-354S-84-340-66-304S96-314 74-266S-58-248-36-212S8-192 12-170";
  return (
    place(stroke(path, "#5a1220", 32, 0.75), 5, 8) +
    stroke(path, "#cb2e22", 30) +
    place(stroke(path, "#f0735a", 7), -5, -7)
  );
}

function blackOlive(): Drawing {
  return ball("#43304a", 34, 0.82) + fill(disc(-2, -3, 13, 9), "#e8c878") + fill(disc(0, -1, 8, 6), "#8a5a34");
}

/**
 * The potato, split and opened like a mouth: the half that is folded back, the skin towards us, its torn edge, the mash, cheese that runs
 * over.
 */
function potato(sheet: Sheet): Drawing {
  const spots = counted(22).map((index) =>
    lens(-340 + ((index * 137) % 680), -124 + ((index * 53) % 90), 14 + ((index * 29) % 26), 6),
  );
  const shell = `M-402 ${RIM}C-400-104-262-28-10-26S398-102 402 ${RIM}Z`;
  const folded = (inset: number) =>
    `M${-402 + inset} ${RIM}C${-404 + inset} ${-336 + inset} -226 ${-432 + inset} -10 ${-440 + inset}S${404 - inset} ${-342 + inset} ${402 - inset} ${RIM}Z`;
  return (
    fill(folded(0), "#8a5231") +
    sheet.clipped(folded(0), fill(`M120-460Q250-360 250 ${RIM}H420V-460Z`, "#5c3328")) +
    fill(folded(22), "#f3cf83") +
    fill(folded(36), "#d9a85a") +
    fill(shell, "#a4683b") +
    sheet.clipped(
      shell,
      fill(`M130 0Q262-80 286 ${RIM}H420V0Z`, "#6f3f2b") +
        fill(`M-402 ${RIM}Q-384-120-280-66Q-330-120-336 ${RIM}Z`, "#cf935a") +
        fill(spots.join(""), "#7a4528", 0.75),
    ) +
    fill(ragged(0, RIM, 394, 104, 3), "#6b3a26") +
    fill(ragged(-2, RIM - 4, 386, 98, 3), "#e2ae56") +
    fill(ragged(-6, RIM - 8, 374, 90, 8), "#fdebb4") +
    [-250, -120, 74, 216].map((x, index) => drip(x, RIM + 92 - (x / 46) ** 2, 10 + (index % 2) * 18)).join("")
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
  /** A seam from the rim to the foot at an angle; 0 is the right end, half a turn the left one. */
  const seam = (angle: number): readonly [Point, Point] => [
    [Math.cos(angle) * OPENING.wide, OPENING.y + Math.sin(angle) * OPENING.deep],
    [Math.cos(angle) * FOOT.wide, FOOT.y + Math.sin(angle) * FOOT.deep],
  ];
  const wall = (from: number, to: number): Path => {
    const seams = counted(13).map((index) => seam(mixed(from, to, index / 12)));
    return polygon([...seams.map(([top]) => top), ...seams.map(([, foot]) => foot).toReversed()]);
  };
  // Seams outside of these angles are hidden behind the tray's own round.
  const [first, last] = [0.258, Math.PI - 0.258];
  const stripe = (last - first) / 13;
  const stripes = counted(7).map((index) => wall(first + index * 2 * stripe, first + (index * 2 + 1) * stripe));
  const rim = (from: number, to: number): Path =>
    curve(counted(25).map((index) => seam(mixed(from, to, index / 24))[0]));
  const { y, wide, deep } = OPENING;
  return {
    behind:
      fill("M-300 30Q-60 110 300 78Q600 50 760 6Q640-44 330-60Z", "#2a1530", 0.6) +
      fill(disc(0, y, wide, deep), "#6a4650") +
      // Its far right inside, which looks to the light.
      fill(
        `M250 ${y - 92}Q${wide} ${y - 60} ${wide} ${y}Q${wide} ${y + 60} 250 ${y + 92}Q396 ${y + 44} 396 ${y}T250 ${y - 92}Z`,
        "#d9b08c",
      ) +
      stroke(rim(Math.PI, Math.PI * 2), "#fffaf0", 8),
    front:
      fill(wall(first, last), "#fff3d6") +
      fill(stripes.join(""), "#1f7f8f") +
      fill(wall(first, stripe * 5), "#3a2450", 0.32) +
      fill(wall(first, stripe * 2.8), "#3a2450", 0.34) +
      stroke(rim(stripe * 5, Math.PI), "#fffaf0", 10) +
      stroke(rim(0, stripe * 5), "#c9a8a0", 10),
  };
}
