import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { chip, disc, lens } from "#illustrations/kit/path.ts";
import type { Random } from "#illustrations/kit/random.ts";

/** What the light does not reach. */
const DIM = "#4a1c2c";

/** A bit of a filling about 0,0, with how far its place is in shade: 0 in the light, 1 in the dark. */
export type Bit = (random: Random, shade: number) => Drawing;

/** A colour in the shade of the heap. */
const inShade = (colour: string, shade: number) => blend(colour, DIM, shade * 0.54);

/** A kernel of corn: a tooth with a flat crown. */
export const kernel: Bit = (random, shade) => {
  const colour = random.pick(["#f7c93a", "#f2b92c", "#fada62"]);
  return turned(
    fill("M-18-12Q-2-24 15-15Q22 0 11 17Q0 26-9 17Q-22 3-18-12Z", inShade(colour, shade + 0.42)) +
      fill("M-18-12Q-2-24 15-15Q18-3 7 8Q-2 14-9 7Q-20 0-18-12Z", inShade(colour, shade)),
    random.between(-70, 70),
  );
};

/** A shred of red cabbage, curled, its cut edge pale. */
export const shred: Bit = (random, shade) => {
  const bend = random.between(14, 38) * (random.chance(0.6) ? -1 : 1);
  const path = `M-38 4Q-8 ${Math.round(bend)} 38 ${Math.round(bend * 0.3)}`;
  return turned(
    place(stroke(path, inShade("#4d1a55", shade), 15), 2, 5) +
      stroke(path, inShade(random.pick(["#8a3a91", "#a04fa3", "#76307f"]), shade), 12) +
      (random.chance(0.4) ? place(stroke("M-26 0Q-4 -2 20 0", inShade("#d9a6d4", shade), 3), 0, bend * 0.5) : ""),
    random.between(-60, 60),
  );
};

/** Potato salad: dice in cream, some of them carrot, some peas. */
export const dice: Bit = (random, shade) => {
  const kind = random.between(0, 1);
  if (kind > 0.86)
    return fill(disc(2, 4, 15, 14), inShade("#5d7f2a", shade)) + fill(disc(0, 0, 14, 13), inShade("#8cb548", shade));
  const colour = kind > 0.7 ? "#ef8a30" : random.pick(["#fdf3d6", "#f6e6bd", "#fff9e8"]);
  const size = kind > 0.7 ? 19 : 27;
  return turned(
    place(fill(chip(random, 0, 0, size), inShade(kind > 0.7 ? "#b4561f" : "#d2ab86", shade)), 3, 6) +
      fill(chip(random, 0, 0, size, size * 0.86), inShade(colour, shade)),
    random.between(0, 40),
  );
};

/** A slice of sausage that leans on the next one: its rind, its cut face with specks of fat. */
export const sausage: Bit = (random, shade) =>
  turned(
    fill(disc(3, 11, 43, 30), inShade("#7d261f", shade + 0.2)) +
      fill(disc(0, 0, 43, 30), inShade("#b8442f", shade)) +
      fill(disc(-1, -1, 37, 25), inShade(random.pick(["#dd7453", "#d56848"]), shade)) +
      fill(disc(-14, -7, 5, 3) + disc(10, 6, 5, 3) + disc(12, -11, 4, 3), inShade("#f3ad8a", shade)),
    random.between(-34, 22),
  );

/** A slice of gherkin: dark skin, pale seeds in a wet face. */
const gherkin: Bit = (random, shade) =>
  turned(
    fill(disc(3, 9, 38, 25), inShade("#34491f", shade + 0.2)) +
      fill(disc(0, 0, 38, 25), inShade("#5f7f30", shade)) +
      fill(disc(-1, -1, 31, 19), inShade("#b7c36c", shade)) +
      fill(lens(-2, -4, 30, 5) + lens(0, 8, 24, 5), inShade("#dfe2a4", shade)),
    random.between(-40, 30),
  );

/** A pea, or now and then a cube of carrot. */
export const peas: Bit = (random, shade) =>
  random.chance(0.3)
    ? turned(
        fill("M-17-6L2-15L18-7V9L0 19L-16 10Z", inShade("#b9531a", shade)) +
          fill("M-17-6L0 2V19L-16 10Z", inShade("#e97f2a", shade)) +
          fill("M-17-6L2-15L18-7L0 2Z", inShade("#ffae52", shade)),
        random.between(-14, 14),
      )
    : fill(disc(2, 5, 18, 17), inShade("#4d7424", shade)) +
      fill(disc(0, 0, 17, 16), inShade(random.pick(["#82b53c", "#92c24a"]), shade)) +
      fill(disc(-5, -6, 6, 4), inShade("#d6eb94", shade));

/** A cube of beetroot, its top wet. */
export const beetroot: Bit = (random, shade) =>
  turned(
    place(fill(chip(random, 0, 0, 27), inShade("#5c0f33", shade)), 3, 9) +
      fill(chip(random, 0, 0, 27, 22), inShade(random.pick(["#b01f58", "#9d1a4e"]), shade)) +
      fill(lens(-5, -6, 22, 6), inShade("#e8709a", shade)),
    random.between(-20, 40),
  );

/** A ring of black olive. */
export const oliveRing: Bit = (_, shade) =>
  `<path d="${disc(2, 5, 30, 21)}${disc(2, 6, 11, 7)}" fill="${inShade("#160d1c", shade)}" fill-rule="evenodd"/>` +
  `<path d="${disc(0, 0, 30, 21)}${disc(0, 1, 11, 7)}" fill="${inShade("#43304a", shade)}" fill-rule="evenodd"/>` +
  stroke("M-22-5Q-14-16 2-16", inShade("#a893b0", shade), 4);

/** Fillings that trays and bowls of both stalls hold: the ground under the bits, and the bit. */
export const FILLINGS = {
  corn: { ground: "#a86a18", bit: kernel },
  cabbage: { ground: "#4a1950", bit: shred },
  russian: { ground: "#cfa77c", bit: dice },
  sausage: { ground: "#6f2320", bit: sausage },
  pickles: { ground: "#2f4420", bit: gherkin },
  peas: { ground: "#3d5a1e", bit: peas },
  olives: { ground: "#140c1a", bit: oliveRing },
} satisfies Record<string, { ground: string; bit: Bit }>;

/** A filling in a tray: its ground, its bits, how far these lie apart in their own units, and how loosely. */
export interface Filling {
  ground: string;
  bit: Bit;
  step: Point;
  loose: number;
}
