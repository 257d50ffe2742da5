import { type Drawing, dots, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, lens, type Path, polygon, short } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "#content/illustrations/parts/plants/foliage.ts";

const SHADOW = "#5b3a52";
const BLUE = "#1d5d9a";

/** A dish from above, in the rim a painted ring of dashes. The light comes over its left edge. */
function dish(sheet: Sheet, radius: number, rim: string, well = "#fdf8ec"): Drawing {
  const dashes = counted(Math.round(radius / 7)).map((index, _, all) => {
    const angle = (index / all.length) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${short(cos * radius * 0.86)} ${short(sin * radius * 0.86)}L${short(cos * radius * 0.91)} ${short(sin * radius * 0.91)}`;
  });
  return (
    fill(disc(radius * 0.12, radius * 0.055, radius * 1.01), SHADOW, 0.5) +
    fill(disc(0, 0, radius), "#fffdf6") +
    fill(
      `M0 ${short(-radius)}A${radius} ${radius} 0 0 1 0 ${short(radius)}A${short(radius * 1.06)} ${short(radius * 1.06)} 0 0 0 0 ${short(-radius)}Z`,
      sheet.mood.wallShade,
      0.5,
    ) +
    stroke(disc(0, 0, radius * 0.96), rim, radius * 0.026) +
    stroke(dashes.join(""), rim, radius * 0.03) +
    fill(disc(0, 0, radius * 0.77), "#aab4cc") +
    fill(disc(radius * 0.025, radius * 0.03, radius * 0.745), well)
  );
}

/** A roll or pod as a round-ended line in three tones, the lit one on the upper left. */
function rod(path: Path, width: number, [dark, middle, light]: Tones): Drawing {
  const tone = (shift: number, colour: string, share: number) =>
    place(stroke(path, colour, width * share), -shift * width, -shift * width);
  return tone(-0.14, "#4a3a34", 1) + tone(0, dark, 1) + tone(0.05, middle, 0.84) + tone(0.16, light, 0.24);
}

type Tones = readonly [dark: string, middle: string, light: string];

/** Cooked vine leaves: khaki more than green. */
const ROLLS: readonly [Tones, Tones, Tones] = [
  ["#3f4420", "#646a2c", "#a2a552"],
  ["#46481f", "#707030", "#aeab5c"],
  ["#394022", "#59632c", "#949d50"],
];

/** A dish of stuffed vine leaves from straight above, two of them cut: 344 in radius. */
export function vineLeaves(sheet: Sheet): Drawing {
  const random = randomOf(12);
  const ring = (count: number, radius: number, long: number, shift: number) =>
    counted(count)
      .map((index) => {
        const angle = ((index + shift) / count) * Math.PI * 2 + 0.1;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const at = (far: number, side: number): string =>
          `${short(cos * far - sin * side)} ${short(sin * far + cos * side)}`;
        const tones = random.pick(ROLLS);
        const from = radius - long / 2 - 16;
        const veins = [-15, 0, 15].map(
          (side) => `M${at(from + 6, 0)}Q${at(from + long * 0.3, side * 0.9)} ${at(radius + long * 0.14, side * 1.1)}`,
        );
        return (
          rod(`M${at(radius - long / 2, 0)}L${at(radius + long / 2, 0)}`, 60, tones) +
          stroke(veins.join(""), tones[2], 3.4, 0.75) +
          // The edge of the leaf that is wrapped round it.
          stroke(
            `M${at(radius + long * 0.1, -27)}Q${at(radius + long * 0.46, -6)} ${at(radius + long * 0.2, 27)}`,
            "#33391c",
            5,
            0.75,
          )
        );
      })
      .join("");
  return (
    dish(sheet, 344, BLUE) +
    fill(disc(0, 0, 250), "#c9b24a", 0.55) +
    ring(16, 190, 96, 0) +
    ring(7, 80, 60, 0.5) +
    cutRoll(96, 146, 40) +
    cutRoll(172, 84, 20) +
    lemon(-14, -6, 62) +
    lemon(46, 40, 52) +
    leafMass(sheet, {
      x: -54,
      y: 52,
      width: 36,
      height: 22,
      count: 8,
      size: 18,
      seed: 3,
      colours: ["#2f5a2c", "#5a8a3a", "#9cc058"],
    })
  );
}

/** Half a roll laid across the others, with the rice, currants and pine nuts that it is filled with. */
function cutRoll(x: number, y: number, turn: number): Drawing {
  const random = randomOf(x);
  const grains = strewn(random, 22, 29).map(([dx, dy]) => `M${short(dx)} ${short(dy)}l${short(random.around(6))} 5`);
  return place(
    turned(
      rod("M6 8L-60 20", 72, ROLLS[1]) +
        fill(disc(6, 6, 41), "#3f4420") +
        fill(disc(4, 4, 36), "#8a8a3e") +
        fill(disc(4, 4, 32), "#e9d7a4") +
        place(
          stroke(grains.join(""), "#fffaea", 7) +
            dots(
              [
                [-12, 6],
                [14, -12],
                [8, 18],
              ],
              4.6,
              "#4a2238",
            ),
          4,
          4,
        ),
      turn,
    ),
    x,
    y,
  );
}

/** A slice of lemon. */
function lemon(x: number, y: number, radius: number): Drawing {
  const segments = counted(8).map((index) => {
    const [from, to] = [((index + 0.08) / 8) * Math.PI * 2, ((index + 0.92) / 8) * Math.PI * 2];
    const at = (angle: number, far: number): Point => [
      x + Math.cos(angle) * radius * far,
      y + Math.sin(angle) * radius * far,
    ];
    return polygon([at((from + to) / 2, 0.12), at(from, 0.74), at((from + to) / 2, 0.8), at(to, 0.74)]);
  });
  return (
    fill(disc(x + 7, y + 8, radius), "#4a3a34", 0.6) +
    fill(disc(x, y, radius), "#f0b92c") +
    fill(disc(x, y, radius * 0.88), "#fff6cf") +
    fill(segments.join(""), "#f8d755")
  );
}

/** Places within a circle, as even as a handful that is thrown. */
function strewn(random: Random, count: number, radius: number): Point[] {
  return counted(count).map((index) => {
    const [far, angle] = [Math.sqrt((index + 0.5) / count) * radius, index * 2.4 + random.around(0.4)];
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
}

/** A dish of 264 in radius: three artichoke bottoms with peas, carrot and potato in them, dill on top. */
export function artichokes(sheet: Sheet): Drawing {
  const one = (seed: number): Drawing => {
    const random = randomOf(seed);
    const places = strewn(random, 21, 58).toReversed();
    const rim = counted(11).map((index) =>
      disc(Math.cos((index / 11) * 6.283) * 84, Math.sin((index / 11) * 6.283) * 84, 23),
    );
    const bits = places.map(([x, y]) => {
      const kind = random.pick(["pea", "carrot", "pea", "potato"]);
      if (kind !== "pea") {
        const [colour, side] =
          kind === "carrot" ? (["#ea7d26", "#b4521c"] as const) : (["#f7e3a0", "#cfae62"] as const);
        return place(
          turned(fill(box(-12, -10, 27, 25), side) + fill(box(-14, -13, 25, 24), colour), random.between(0, 90)),
          x,
          y,
        );
      }
      return (
        fill(disc(x + 2, y + 2, 14), "#4b7a2a") +
        fill(disc(x, y, 13.4), "#84b23c") +
        fill(disc(x - 4, y - 4, 4.6), "#cfe38a")
      );
    });
    const dill = counted(3).map((index) => {
      const turn = index * 2.1 + seed;
      return [0, 1, 2, 3, 4]
        .map((step) => {
          const [x, y] = [Math.cos(turn) * (step * 12 - 20), Math.sin(turn) * (step * 12 - 20)];
          return `M${short(x)} ${short(y)}l${short(Math.cos(turn + 0.9) * 14)} ${short(Math.sin(turn + 0.9) * 14)}M${short(x)} ${short(y)}l${short(Math.cos(turn - 0.9) * 14)} ${short(Math.sin(turn - 0.9) * 14)}`;
        })
        .join("");
    });
    return (
      fill(disc(11, 13, 106), "#4a3a34", 0.45) +
      fill(rim.join("") + disc(0, 0, 88), "#8c9440") +
      place(fill(rim.join("") + disc(0, 0, 88), "#c3c66e"), -4, -5, 0.97) +
      fill(disc(0, 0, 74), "#8c9440") +
      fill(disc(3, 4, 71), "#dcd992") +
      bits.join("") +
      stroke(dill.join(""), "#2f6a2e", 4)
    );
  };
  return (
    dish(sheet, 264, "#c2562e") +
    fill(disc(8, 8, 184), "#d8c257", 0.5) +
    place(one(1), -4, -98, 0.92) +
    place(one(2), -96, 68, 0.92) +
    place(one(3), 98, 66, 0.92)
  );
}

/** A dish of green beans with tomato and onion: 250 in radius. */
export function greenBeans(sheet: Sheet): Drawing {
  const random = randomOf(44);
  const tones: readonly [Tones, ...Tones[]] = [
    ["#2f4f22", "#4f7a2e", "#8fb24e"],
    ["#355826", "#5d8a36", "#a4c463"],
    ["#3c5a24", "#6c9440", "#b6cf74"],
  ];
  const pods = counted(30).map((index) => {
    const across = mixed(-132, 132, ((index * 7) % 30) / 29) + random.around(12);
    const half = Math.sqrt(150 ** 2 - Math.min(148, Math.abs(across)) ** 2) * 0.86 + 12;
    const lean = random.around(34);
    return rod(
      `M${short(-half)} ${short(across - lean)}Q0 ${short(across + random.around(26))} ${short(half)} ${short(across + lean)}`,
      21,
      random.pick(tones),
    );
  });
  const red = (x: number, y: number, turn: number) =>
    place(
      turned(
        fill("M-38 6Q-30-28 6-28T40 10Q8 28-38 6Z", "#8f2a1c") +
          fill("M-36 0Q-28-30 6-30T36 2Q8 18-36 0Z", "#d8432c") +
          fill(lens(-8, -14, 32, 8), "#f39a72"),
        turn,
      ),
      x,
      y,
    );
  return (
    dish(sheet, 250, BLUE) +
    fill(disc(4, 6, 176), "#e08a3c", 0.65) +
    place(turned(pods.join(""), -24), 0, 0, 0.94) +
    red(-60, -50, -20) +
    red(40, 10, 30) +
    red(-30, 74, 8) +
    red(84, -72, -40) +
    red(-110, 24, 60) +
    stroke("M-10-96q34-22 60 8M-84 98q40-26 66 4M70 66q30-16 46 14", "#f7ecd2", 8)
  );
}
