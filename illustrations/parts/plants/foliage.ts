import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { disc, type Path, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface MassOptions {
  /** The centre and half the size of the mass. */
  x: number;
  y: number;
  width: number;
  height: number;
  seed?: number;
  /** Colours from the shade at the bottom right to the light at the top left. */
  colours?: readonly [dark: string, middle: string, light: string];
  /** Number of sprigs in the middle tone. */
  count?: number;
  /** Size of a sprig, in units. */
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

/**
 * A bush of bougainvillea: bracts in three pinks over a few leaves. Frames a corner, hangs over a wall. `standing` gives it stems,
 * low leaves and a shadow to the right, for one that grows out of the ground: its foot is then at `y` + 1.25 × `height`.
 */
export function bougainvillea(
  sheet: Sheet,
  options: Omit<MassOptions, "colours" | "leaf"> & { standing?: boolean },
): Drawing {
  const { flowerDark, flower, flowerLight, leafDark, leaf } = sheet.mood;
  const { x, y, width, height, seed = 1, size = 24, count = 26, standing = false } = options;
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
    (standing ? footOf(sheet, options) : "") +
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

/** What a bush stands on: its shadow, five stems from one root, a skirt of leaves. */
function footOf(sheet: Sheet, { x, y, width, height, seed = 1, size = 24 }: MassOptions): Drawing {
  const { trunk, groundShade, leafDark, leaf } = sheet.mood;
  const random = randomOf(seed * 19);
  const foot = y + height * 1.25;
  const [wide, thick] = [short(width * 0.07), height * 0.1];
  const stems = [-0.5, -0.22, 0.04, 0.3, 0.54].map((at) => {
    const [root, top] = [x + at * width * 0.24, x + at * width * 1.1];
    return `M${short(root)} ${short(foot)}Q${short(root + random.around(width * 0.06))} ${short(y + height * 0.9)} ${short(top)} ${short(y + height * 0.3)}h${wide}Q${short(root + width * 0.1)} ${short(y + height)} ${short(root + width * 0.1)} ${short(foot)}Z`;
  });
  const skirt = [-0.7, -0.36, 0, 0.34, 0.66].map((at, index) =>
    sprigOf(
      sheet,
      index % 2 ? leafDark : leaf,
      "narrow",
      index % 4,
    )(x + at * width, y + height * random.between(0.86, 1.04), (size / 26) * random.between(0.8, 1.2)),
  );
  return (
    fill(
      `M${short(x - width * 0.34)} ${short(foot)}Q${short(x + width * 0.4)} ${short(foot - thick * 1.5)} ${short(x + width * 1.5)} ${short(foot - thick * 0.5)}Q${short(x + width * 0.9)} ${short(foot + thick * 1.5)} ${short(x - width * 0.34)} ${short(foot)}Z`,
      groundShade,
      0.55,
    ) +
    fill(stems.join(""), trunk) +
    skirt.join("")
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
          height: reach * 0.5,
          seed: seed + index * 3,
          count: 6 + Math.round(reach / 18),
          size: 18,
        }) + bougainvillea(sheet, { x, y: 0, width: 54, height: 34, seed: seed + index * 3 + 1, count: 12, size: 22 })
      );
    })
    .join("");
}

/** Tufts of dry or green grass along a line, with random heights and distances; `ground` returns the y of the ground at x. */
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
  const tufts = counted(Math.max(2, Math.round(count / 7))).map(
    () => [random.between(from, to), random.next() ** 1.6] as const,
  );
  const blades = counted(count).map((index) => {
    const [middle, strong] = tufts[index % tufts.length] ?? [from, 1];
    const off = random.around(height * 0.42);
    const x = Math.max(from, Math.min(to, middle + off));
    const tall = height * random.between(0.45, 0.8) * (0.55 + strong * 1.1);
    const lean = off * 0.7 + tall * random.between(-0.22, 0.34);
    const wide = height * random.between(0.035, 0.06);
    return `M${short(x - wide)} ${short(ground(x))}q${short(lean * 0.2)} ${short(-tall * 0.6)} ${short(lean + wide)} ${short(-tall)}l${short(wide - lean)} ${short(tall)}z`;
  });
  return fill(blades.join(""), colour);
}
