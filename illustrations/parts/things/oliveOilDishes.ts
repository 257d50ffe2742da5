import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#illustrations/kit/geometry.ts";
import { curve, disc, lens, type Path, polygon, short } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { leafMass } from "#illustrations/parts/plants/foliage.ts";

const SHADOW = "#4d3560";
const DIM = "#3a2a4a";
/** Half the width of every dish. */
const RADIUS = 400;

/** A colour in the shade: 0 in the light, 1 in the dark. */
const inShade = (colour: string, shade: number) => blend(colour, DIM, within(shade) * 0.6);

/** A glazed dish seen at a slant, `tilt` its height by its width: painted sprigs on the rim, oil in its well. */
function dish(sheet: Sheet, tilt: number, paint: string, oil: string): Drawing {
  const random = randomOf(Math.round(tilt * 1000));
  const oval = (x: number, y: number, share: number): Path => disc(x, y, RADIUS * share, RADIUS * tilt * share);
  const at = (angle: number, share: number): Point => [
    Math.cos(angle) * RADIUS * share,
    Math.sin(angle) * RADIUS * tilt * share,
  ];
  const sprigs = counted(38).map((index) => {
    const angle = ((index + random.around(0.3)) / 38) * Math.PI * 2;
    const [from, to] = [at(angle, 0.83), at(angle + (index % 2 ? 0.11 : 0.07), index % 2 ? 0.93 : 0.9)];
    const [side, other] = [at(angle + 0.09, 0.85), at(angle + 0.01, 0.9)];
    return `M${from.map(short).join(" ")}Q${side.map(short).join(" ")} ${to.map(short).join(" ")}Q${other.map(short).join(" ")} ${from.map(short).join(" ")}Z`;
  });
  const deep = RADIUS * 0.075;
  return (
    fill(oval(RADIUS * 0.2, deep + RADIUS * tilt * 0.12, 0.98), SHADOW, 0.55) +
    fill(oval(0, deep, 0.93), "#8f95b8") +
    fill(oval(0, 6, 1), "#aab0cc") +
    fill(oval(0, 0, 1), "#fffaf0") +
    fill(
      `M0 ${short(-RADIUS * tilt)}A${RADIUS} ${short(RADIUS * tilt)} 0 0 1 0 ${short(RADIUS * tilt)}A${short(RADIUS * 0.86)} ${short(RADIUS * tilt)} 0 0 0 0 ${short(-RADIUS * tilt)}Z`,
      "#b3b9d8",
      0.8,
    ) +
    fill(sprigs.join(""), paint) +
    stroke(oval(0, 0, 0.965), paint, RADIUS * 0.012) +
    fill(oval(0, 4, 0.77), "#a9b0cf") +
    fill(oval(RADIUS * 0.025, RADIUS * tilt * 0.05, 0.745), "#f3ead6") +
    fill(oval(RADIUS * 0.02, RADIUS * tilt * 0.07, 0.68), oil) +
    sheet.clipped(
      oval(RADIUS * 0.02, RADIUS * tilt * 0.07, 0.68),
      fill(oval(RADIUS * 0.12, RADIUS * tilt * 0.2, 0.64), blend(oil, "#ffd95a", 0.5)) +
        fill(oval(-RADIUS * 0.24, RADIUS * tilt * 0.5, 0.24), "#fff3b8", 0.7),
    )
  );
}

/** Places within a circle, as even as a handful that is thrown. */
function strewn(random: Random, count: number): Point[] {
  return counted(count).map((index) => {
    const [far, angle] = [Math.sqrt((index + 0.5) / count), index * 2.4 + random.around(0.4)];
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
}

/** A shelled broad bean, wet with oil: a kidney with the dark seam of its eye. */
function broadBean(x: number, y: number, turn: number, shade: number): Drawing {
  const bean = "M-21 3Q-23-14-6-15Q4-16 12-12Q24-8 22 4Q19 16 8 13Q0 8-7 13Q-19 16-21 3Z";
  return place(
    place(fill(bean, inShade("#4e7230", shade)), 2, 4) +
      turned(
        fill(bean, inShade("#93bb4c", shade)) +
          fill("M-19 0Q-18-12-5-12Q5-13 12-9Q18-6 17-1Q2-8-19 0Z", inShade("#d0e68a", shade)) +
          (turn > 12 ? stroke("M-9 9Q-1 4 6 9", inShade("#5c6a2c", shade), 2.6) : "") +
          (shade < 0.6 ? fill(lens(-6, -7, 15, 5), "#fdffe6") : ""),
        turn,
      ),
    x,
    y,
  );
}

/** A cube of carrot or potato: its top, its lit left side, its right side in shade. */
function cube(x: number, y: number, turn: number, [top, left, right]: readonly [string, string, string]): Drawing {
  const [a, b] = [17 + turn * 4, 17 - turn * 4];
  return place(
    fill(`M${-a} -8L${b - 17 + turn} -19L${b} -8L${turn} 4Z`, top) +
      fill(`M${-a} -8L${turn} 4V24L${-a} 11Z`, left) +
      fill(`M${turn} 4L${b} -8V11L${turn} 24Z`, right),
    x,
    y,
    0.94,
  );
}

const CARROT = ["#ffab52", "#ee7d25", "#a9481c"] as const;
const POTATO = ["#fff6d2", "#f3dc9a", "#c39c62"] as const;

/** An artichoke bottom as wide as 2 × 100, its fleshy rim cut by the knife, heaped with broad beans, carrot and potato. */
function artichoke(seed: number): Drawing {
  const random = randomOf(seed);
  const rim = (half: number, low: number): Path =>
    curve(
      counted(15).map((index): Point => {
        const angle = (index / 15) * Math.PI * 2;
        const reach = half + (index % 2 ? 4 : -4) + random.around(2);
        return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.42 + low];
      }),
      true,
    );
  const bits = strewn(random, 42).map(([x, y]) => {
    const height = 54 * (1 - (x ** 2 + y ** 2) * 0.94);
    const [left, low] = [x * 68, y * 28 - height + 4];
    const shade = within(x * 0.5 + 0.1 - (y < -0.2 ? 0.1 : 0));
    const kind = random.next();
    const drawing =
      kind < 0.68
        ? broadBean(left, low, random.between(-55, 45), shade)
        : cube(left, low, random.around(2), kind < 0.88 ? CARROT : POTATO);
    return { order: y, drawing };
  });
  return (
    fill(disc(26, 42, 108, 36), "#7a5a1c", 0.6) +
    fill("M-102 0Q-96 54-40 66Q0 76 44 64Q98 50 102 0Z", "#a9ae52") +
    fill("M30 10H102Q98 50 44 64Q20 70 0 70Q34 50 30 10Z", "#6d7a36") +
    fill("M-102 0Q-98 44-60 58Q-74 30-72 4Z", "#dfe08e") +
    fill(rim(104, 0), "#dcdd92") +
    fill(rim(90, 4), "#8b8f45") +
    fill("M-104 0A104 44 0 0 1 30-43L24-36A90 37 0 0 0-90 4Z", "#f6f3bd") +
    bits
      .toSorted((one, other) => one.order - other.order)
      .map(({ drawing }) => drawing)
      .join("") +
    fill(lens(-58, 44, 40, 9), "#fbf8d0", 0.8)
  );
}

/** A sprig of dill, about 100 long, its stalk at 0,0: a bent stem, side stems that part into threads as thin as hair. */
function dill(seed: number): Drawing {
  const random = randomOf(seed);
  const stems: Path[] = [];
  const threads = counted(6).flatMap((step) =>
    [-1, 1].flatMap((side) => {
      const [x, y] = [14 + step * 14 + (side > 0 ? 6 : 0), -step * 2.4 + random.around(2)];
      const long = 40 - step * 4.4;
      const [endX, endY] = [x + long * 0.62, y + side * long * random.between(0.5, 0.8)];
      stems.push(
        `M${short(x)} ${short(y)}Q${short(x + long * 0.2)} ${short(y + side * long * 0.4)} ${short(endX)} ${short(endY)}`,
      );
      return counted(5).map((index) => {
        const share = 0.35 + index * 0.16;
        const [fromX, fromY] = [mixed(x, endX, share), mixed(y, endY, share)];
        const angle = random.between(-1.1, 1.1) + side * 0.7;
        const far = random.between(9, 16);
        return `M${short(fromX)} ${short(fromY)}q${short(far * 0.5)} ${short(Math.sin(angle) * far * 0.2)} ${short(Math.cos(angle) * far)} ${short(Math.sin(angle) * far)}`;
      });
    }),
  );
  const stem = "M0 0Q48-4 100-16";
  return (
    place(stroke(stem + stems.join("") + threads.join(""), "#2c4a1e", 2.6, 0.55), 4, 7) +
    stroke(stem + stems.join(""), "#3f7a30", 3) +
    stroke(threads.join(""), "#4f9236", 2.2) +
    stroke(threads.filter((_, index) => index % 3 === 0).join(""), "#a9d468", 1.8)
  );
}

/** A dish of five artichoke bottoms in oil, dill over them: 400 in radius. */
export function artichokes(sheet: Sheet, tilt = 0.4): Drawing {
  const places = [
    [-98, -66, 0.94, 11],
    [108, -70, 0.9, 5],
    [-178, 6, 0.98, 7],
    [182, -2, 0.96, 23],
    [4, 36, 1.16, 43],
  ] as const;
  return (
    dish(sheet, tilt, "#1d5d9a", "#d9a224") +
    places.map(([x, y, size, seed]) => place(artichoke(seed), x, y, size)).join("") +
    place(turned(dill(2), -158), -140, -38, 0.9) +
    place(turned(dill(3), -4), 140, -36, 0.8) +
    place(turned(dill(6), -28), -120, -108, 0.86) +
    place(turned(dill(8), -14), -30, -16, 1.04)
  );
}

/** A pod or a leaf from shade to light. */
type Tones = readonly [dark: string, body: string, light: string];

/** Cooked vine leaves: khaki more than green. */
const LEAVES: readonly [Tones, Tones, Tones] = [
  ["#5a6128", "#8a9440", "#d2d680"],
  ["#63622a", "#979644", "#dcd88a"],
  ["#505e2a", "#7c8c42", "#c4cf7a"],
];

/** One stuffed vine leaf that lies across: 150 long, 58 thick, the leaf's edge and veins round it. */
function roll(seed: number): Drawing {
  const random = randomOf(seed);
  const [dark, body, light] = LEAVES[seed % 3] ?? LEAVES[0];
  const long = random.between(70, 82);
  const seam = random.between(-20, 30);
  const outline = (low: number) =>
    `M${short(-long)} -16Q${short(8 - long)} -31 ${short(26 - long)} -30Q0 -36 ${short(long - 24)} -28Q${short(long + 2)} -22 ${short(long)} 0Q${short(long - 4)} ${low - 4} ${short(long - 26)} ${low}Q0 ${low + 4} ${short(24 - long)} ${low}Q${short(-long - 8)} ${low - 10} ${short(-long)} -16Z`;
  return (
    place(fill(outline(28), DIM, 0.5), 7, 6) +
    fill(outline(28), dark) +
    fill(outline(12), body) +
    fill(`M${short(12 - long)} -18Q0 -34 ${short(long - 40)} -24Q0 -18 ${short(30 - long)} -8Z`, light) +
    // The leaf's free edge runs about the roll at a slant, veins off it.
    stroke(
      `M${short(seam - 40)} -29Q${short(seam + 6)} -8 ${short(seam + 34)} 24M${short(seam - 12)} -16Q${short(seam + 14)} -24 ${short(seam + 40)} -22M${short(seam + 10)} -2Q${short(seam + 34)} -8 ${short(long - 6)} -6`,
      dark,
      3,
      0.75,
    ) +
    stroke(`M${short(14 - long)} 4Q${short(seam - 50)} -6 ${short(seam - 18)} -14`, light, 2.6, 0.7)
  );
}

/** A dish of stuffed vine leaves in a pile of rows, with lemon: 400 in radius. */
export function vineLeaves(sheet: Sheet, tilt = 0.25): Drawing {
  // Rows side by side, the upper ones in the hollows of the lower, as they are laid in the pot.
  const rolls = (
    [
      [-58, 3, 10],
      [-22, 4, -6],
      [14, 4, 8],
      [46, 3, -12],
      [-60, 3, -8],
      [-26, 3, 14],
      [8, 3, -10],
      [-62, 2, 4],
      [-30, 2, -16],
    ] as const
  ).flatMap(([y, count, shift], row) =>
    counted(count).map((index): Point => [
      (index - (count - 1) / 2) * 138 + shift,
      y - (row > 3 ? 22 : 0) - (row > 6 ? 20 : 0),
    ]),
  );
  return (
    dish(sheet, tilt, "#c2562e", "#c9a43a") +
    rolls.map(([x, y], index) => place(turned(roll(index * 7 + 2), -9 + ((index * 5) % 9)), x, y, 0.8, 0.94)).join("") +
    place(turned(lemonHalf(), -14), 226, 38, 0.46) +
    leafMass(sheet, {
      x: -6,
      y: -120,
      width: 34,
      height: 12,
      count: 7,
      size: 22,
      seed: 3,
      colours: ["#2f5a2c", "#5a8a3a", "#9cc058"],
    })
  );
}

/** Half a lemon on its side, its cut face to the light on the left: 200 wide. */
export function lemonHalf(): Drawing {
  const segments = counted(9).map((index) => {
    const [from, to] = [((index + 0.1) / 9) * Math.PI * 2, ((index + 0.9) / 9) * Math.PI * 2];
    const at = (angle: number, far: number): Point => [Math.cos(angle) * 88 * far, Math.sin(angle) * 96 * far];
    return polygon([at((from + to) / 2, 0.14), at(from, 0.78), at((from + to) / 2, 0.86), at(to, 0.78)]);
  });
  return (
    fill("M-20-100Q110-120 138-20Q160 8 136 30Q110 110-20 100Z", "#d99a1c") +
    fill("M-20-100Q110-120 138-20Q60-60-20-40Z", "#f6c93a") +
    fill(disc(-20, 0, 94, 102), "#f0bd2e") +
    place(
      fill(disc(0, 0, 86, 95), "#fff6d6") +
        fill(segments.join(""), "#f9dc5c") +
        fill(lens(-30, -40, 40, 16), "#fffbe4", 0.8),
      -22,
      0,
    )
  );
}

/** A dish of green beans with tomato and onion, heaped, the pods hanging over each other: 400 in radius. */
export function greenBeans(sheet: Sheet, tilt = 0.22): Drawing {
  const random = randomOf(44);
  const tones: readonly [Tones, ...Tones[]] = [
    ["#2f4f22", "#557f30", "#a5c45e"],
    ["#355826", "#669138", "#b7d272"],
    ["#3c5a24", "#4a7330", "#93b552"],
  ];
  const pods = counted(34).map((index) => {
    const share = index / 33;
    const [x, y] = [random.around(150) * (0.6 + share * 0.6), mixed(-128, 26, share)];
    const [half, droop] = [random.between(70, 118), random.between(14, 44)];
    const [dark, body, light] = random.pick(tones);
    const path = `M${short(-half)} ${short(droop * 0.5 + random.around(14))}Q0 ${short(-droop)} ${short(half)} ${short(droop * 0.7 + random.around(14))}`;
    const shade = within(x / 300 + share * 0.2);
    return place(
      place(stroke(path, DIM, 25, 0.55), 4, 9) +
        stroke(path, inShade(dark, shade), 24) +
        place(stroke(path, inShade(body, shade), 18), -2, -3) +
        place(stroke(path, inShade(light, shade), 5), -3, -7),
      x,
      y,
    );
  });
  const red = (x: number, y: number, turn: number) =>
    place(
      turned(
        fill("M-46 10Q-36-28 6-28T50 10Q8 34-46 10Z", "#8f2a1c") +
          fill("M-44 2Q-34-32 6-32T44 2Q8 18-44 2Z", "#dc4a30") +
          fill(lens(-10, -16, 40, 9), "#ffb690"),
        turn,
      ),
      x,
      y,
    );
  return (
    dish(sheet, tilt, "#1d5d9a", "#d07a34") +
    pods.join("") +
    red(-90, -70, -20) +
    red(34, -104, 12) +
    red(110, -20, 30) +
    red(-40, 0, 6) +
    stroke("M-10-60q34-22 64 8M-150-6q40-26 66 4M120-66q30-16 50 16", "#fff3da", 9)
  );
}
