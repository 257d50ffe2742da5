import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface MassOptions {
  /** The centre and half the size of the mass. */
  x: number;
  y: number;
  width: number;
  height: number;
  seed?: number;
  /** From the shade below right to the light above left. */
  colours?: readonly [dark: string, middle: string, light: string];
  /** How many sprigs the middle tone has. */
  count?: number;
  /** Of one sprig, in units. */
  size?: number;
  leaf?: "narrow" | "round" | "petal";
}

/** A mass of leaves: sprigs in three tones over a dark heart, lit from the left. The stuff of every tree and bush. */
export function leafMass(sheet: Sheet, options: MassOptions): Drawing {
  const { x, y, width, height, seed = 1, count = 14, size = 22, leaf = "narrow" } = options;
  const { leafDark, leaf: leafMiddle, leafLight } = sheet.mood;
  const [dark, middle, light] = options.colours ?? [leafDark, leafMiddle, leafLight];
  const random = randomOf(seed * 53 + 7);
  const layer = (colour: string, sprigs: number, reach: number, shiftX: number, shiftY: number) =>
    counted(Math.max(3, Math.round(sprigs)))
      .map(() => {
        const angle = random.next() * Math.PI * 2;
        const far = Math.sqrt(random.next()) * reach;
        const sprig = sprigOf(sheet, colour, leaf, random.whole(0, 3));
        return sprig(
          x + (shiftX + Math.cos(angle) * far) * width,
          y + (shiftY + Math.sin(angle) * far) * height,
          (size / 30) * random.between(0.8, 1.25),
        );
      })
      .join("");
  return (
    fill(disc(x, y, width * 0.66, height * 0.66), dark) +
    layer(dark, count, 0.98, 0.05, 0.1) +
    layer(middle, count, 0.86, -0.05, -0.04) +
    layer(light, count * 0.55, 0.62, -0.2, -0.24)
  );
}

function sprigOf(sheet: Sheet, colour: string, leaf: "narrow" | "round" | "petal", variant: number) {
  return sheet.stamp(`sprig ${colour} ${leaf} ${variant}`, () => fill(sprigPath(leaf, variant), colour));
}

/** Nine leaves or seven petals around a twig that is not drawn. */
function sprigPath(leaf: "narrow" | "round" | "petal", variant: number): Path {
  const random = randomOf(variant * 97 + 11);
  const [length, breadth] = { narrow: [15, 3.6], round: [11, 6.5], petal: [13, 9] }[leaf] as [number, number];
  return counted(leaf === "petal" ? 7 : 10)
    .map(() => {
      const [angle, far, turn] = [
        random.next() * Math.PI * 2,
        Math.sqrt(random.next()) * 15,
        random.next() * Math.PI * 2,
      ];
      const [l, b] = [length * random.between(0.8, 1.25), breadth * random.between(0.8, 1.2)];
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const bend = (side: number, back: number) =>
        `${short(back * cos * l * 0.5 - sin * b * side)} ${short(back * sin * l * 0.5 + cos * b * side)}`;
      return `M${short(Math.cos(angle) * far)} ${short(Math.sin(angle) * far * 0.85)}q${bend(1, 1)} ${short(cos * l)} ${short(sin * l)}q${bend(-1, -1)} ${short(-cos * l)} ${short(-sin * l)}z`;
    })
    .join("");
}

/** A bush of bougainvillea: bracts in three pinks over a few leaves. Frames a corner, hangs over a wall. */
export function bougainvillea(sheet: Sheet, options: Omit<MassOptions, "colours" | "leaf">): Drawing {
  const { flowerDark, flower, flowerLight, leafDark, leaf } = sheet.mood;
  const { x, y, width, height, seed = 1, size = 24, count = 26 } = options;
  const random = randomOf(seed * 61);
  const greens = counted(Math.round(count * 0.5)).map((index) => {
    const angle = random.next() * Math.PI * 2;
    const far = random.between(0.75, 1.08);
    return sprigOf(
      sheet,
      index % 3 ? leafDark : leaf,
      "narrow",
      index % 4,
    )(x + Math.cos(angle) * width * far, y + Math.sin(angle) * height * far, size / 24);
  });
  return (
    greens.join("") +
    leafMass(sheet, {
      x,
      y,
      width,
      height,
      seed,
      size,
      count,
      leaf: "petal",
      colours: [flowerDark, flower, flowerLight],
    })
  );
}

/** Trails of a climber that hang from the left to the right of `length`, thick above and thin below. */
export function hangingBougainvillea(
  sheet: Sheet,
  { length, drop = 120, seed = 1 }: { length: number; drop?: number; seed?: number },
): Drawing {
  const random = randomOf(seed * 67);
  const count = Math.max(3, Math.round(length / 70));
  return counted(count)
    .map((index) => {
      const x = ((index + 0.5) / count) * length + random.around(14);
      const reach = drop * random.between(0.4, 1);
      return (
        bougainvillea(sheet, {
          x: x + random.around(12),
          y: reach * 0.62,
          width: 17,
          height: reach * 0.52,
          seed: seed + index * 3,
          count: 7,
          size: 18,
        }) + bougainvillea(sheet, { x, y: 0, width: 54, height: 34, seed: seed + index * 3 + 1, count: 12, size: 22 })
      );
    })
    .join("");
}

/** Blades of dry or green grass along a line; `ground` says how high the ground is at x. */
export function grass(
  sheet: Sheet,
  {
    from,
    to,
    ground,
    height = 40,
    count = 60,
    colour = sheet.mood.leafDark,
    seed = 1,
  }: {
    from: number;
    to: number;
    ground: (x: number) => number;
    height?: number;
    count?: number;
    colour?: string;
    seed?: number;
  },
): Drawing {
  const random = randomOf(seed * 71);
  const blades = counted(count).map(() => {
    const x = random.between(from, to);
    const tall = height * random.between(0.5, 1.2);
    const lean = tall * random.between(-0.5, 0.5);
    const wide = height * 0.06;
    return `M${short(x - wide)} ${short(ground(x))}q${short(lean * 0.2)} ${short(-tall * 0.6)} ${short(lean + wide)} ${short(-tall)}l${short(wide - lean)} ${short(tall)}z`;
  });
  return fill(blades.join(""), colour);
}
