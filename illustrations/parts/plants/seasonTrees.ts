import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { disc } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { type Girth, limb } from "../people/body.ts";
import { leafMass } from "./foliage.ts";

/** Tones of a crown from its shade to its light, and its leaf. */
interface Leafage {
  colours: readonly [dark: string, middle: string, light: string];
  /** What its far right side turns to. */
  shade: string;
  leaf: "narrow" | "round" | "petal";
  size: number;
  count: number;
}

/** Masses of leaves, each a centre and half its width; those to the right and below stand in the shade of the others. */
function crownOf(sheet: Sheet, masses: readonly (readonly number[])[], leafage: Leafage, seed: number): Drawing {
  const { colours, shade, leaf, size, count } = leafage;
  return masses
    .map(([x = 0, y = 0, half = 0], index) => {
      const dim = Math.max(0, Math.min(0.6, 0.2 + x / 380 + (y + 240) / 560));
      const [dark, middle, light] = colours;
      return leafMass(sheet, {
        x,
        y,
        width: half,
        height: half * 0.86,
        seed: seed + index,
        colours: [blend(dark, shade, dim * 0.7), blend(middle, shade, dim), blend(light, middle, dim)],
        leaf,
        size,
        count,
      });
    })
    .join("");
}

/** Stems of the mandarin tree from the root outwards: points and half the thickness at each. */
const MANDARIN_STEMS: readonly (readonly Girth[])[] = [
  [
    [2, -6, 24],
    [0, -34, 22],
    [-8, -70, 20],
    [-46, -130, 14],
    [-96, -196, 9],
  ],
  [
    [8, -8, 20],
    [10, -60, 19],
    [48, -120, 14],
    [104, -186, 8],
  ],
  [
    [0, -60, 16],
    [4, -150, 13],
    [10, -270, 8],
  ],
];
/** Masses of its crown, lobe by lobe: the right one, the left one, the one on top. */
const MANDARIN_LOBES = placesOf([
  158, -214, 44, 112, -172, 42, 84, -226, 48, 130, -262, 46, 122, -220, 52, -160, -222, 46, -84, -182, 40, -66, -230,
  44, -122, -272, 50, -128, -186, 44, -112, -232, 56, 62, -336, 50, 10, -290, 48, -50, -334, 50, 28, -390, 48, -26,
  -388, 44, 6, -346, 62,
]);

/** A mandarin tree, 430 high and 400 wide: a stout forked stem, three lobes full of ripe fruit, a gap between them. On 0,0, without a shadow. */
export function ladenMandarin(sheet: Sheet): Drawing {
  const random = randomOf(27);
  const fruits = MANDARIN_LOBES.flatMap(([x, y, half], lobe) =>
    counted(4).map((index): Point => {
      const angle = index * 1.57 + lobe * 0.9 + random.around(0.5);
      return [x + Math.cos(angle) * half * random.between(0.4, 0.86), y + Math.sin(angle) * half * 0.72];
    }),
  ).filter(([x, y], index, all) => all.slice(0, index).every(([ox, oy]) => Math.hypot(ox - x, oy - y) > 27));
  const round = (lit: boolean, shift: number, r: number) =>
    fruits
      .filter(([x, y]) => x * 0.8 + y < -130 === lit)
      .map(([x, y]) => disc(x - shift, y - shift, r, r * 0.93))
      .join("");
  const light = MANDARIN_STEMS.map((stem) => limb(stem.map(([x, y, half]): Girth => [x - half * 0.4, y, half * 0.42])));
  return (
    MANDARIN_STEMS.map((stem) => fill(limb(stem), "#4f3839")).join("") +
    fill("M-52 12Q-26-4-24-40H30Q34-4 62 10Q30 8 12 18Q-8 6-52 12Z", "#4f3839") +
    fill("M-52 12Q-26-4-24-40H2Q-4-8-10 10Q-30 8-52 12Z", "#8a6650") +
    fill(light.join(""), "#8a6650") +
    crownOf(
      sheet,
      MANDARIN_LOBES,
      {
        colours: ["#143f36", "#2c6b45", "#74a552"],
        shade: "#123a3a",
        leaf: "round",
        size: 34,
        count: 15,
      },
      40,
    ) +
    fill(round(false, 0, 11), "#98431f") +
    fill(round(false, 2, 8.6), "#cf6c25") +
    fill(round(true, 0, 11.6), "#c75a18") +
    fill(round(true, 2, 9.4), "#f7962a") +
    fill(round(true, 4.4, 3.4), "#ffdc9c")
  );
}

/** Stems of the Judas tree from the root outwards: points and half the thickness at each. */
const JUDAS_STEMS: readonly (readonly Girth[])[] = [
  [
    [-4, 4, 22],
    [-6, -40, 15],
    [-26, -100, 13],
    [-54, -170, 10],
    [-74, -250, 7],
    [-84, -330, 4],
  ],
  [
    [4, 2, 18],
    [6, -50, 13],
    [16, -120, 11],
    [10, -210, 8],
    [22, -300, 6],
    [14, -380, 3],
  ],
  [
    [8, -40, 10],
    [44, -110, 10],
    [86, -170, 8],
    [112, -240, 6],
    [124, -310, 3],
  ],
  [
    [-22, -90, 8],
    [-74, -140, 7],
    [-120, -180, 5],
    [-146, -230, 3],
  ],
  [
    [70, -150, 7],
    [116, -164, 5],
    [152, -196, 3],
  ],
  [
    [-58, -190, 6],
    [-34, -250, 5],
    [-30, -320, 3],
  ],
  [
    [14, -190, 6],
    [54, -250, 5],
    [70, -340, 3],
  ],
];
const JUDAS_MASSES = placesOf([
  -86, -338, 38, 14, -390, 38, 72, -352, 36, 128, -312, 38, -32, -336, 36, -142, -238, 38, 112, -246, 34, 150, -204, 36,
  -76, -262, 36, 24, -306, 38, 62, -268, 34, -32, -262, 30, -112, -184, 34, -118, -296, 30, 86, -182, 30, 12, -222, 30,
  -56, -186, 26, 40, -360, 30, 116, -156, 26,
]);

/** A Judas tree before its leaves, 430 high and 370 wide: dark stems from one root, blossom along every bough, sky between. On 0,0, without a shadow. */
export function judasTree(sheet: Sheet): Drawing {
  const random = randomOf(12);
  const light = JUDAS_STEMS.map((stem) => limb(stem.map(([x, y, half]): Girth => [x - half * 0.45, y, half * 0.36])));
  // Its flowers sit on the old wood, too.
  const tufts = JUDAS_STEMS.flatMap((stem) =>
    stem
      .filter(([, y]) => y < -110)
      .map(([x, y, half]): Point => [x + random.around(half * 1.6), y + random.around(16)]),
  );
  return (
    JUDAS_STEMS.map((stem) => fill(limb(stem), "#4a3440")).join("") +
    fill(light.join(""), "#8a6468") +
    crownOf(
      sheet,
      JUDAS_MASSES,
      {
        colours: ["#a8458c", "#d670ad", "#f6b4d2"],
        shade: "#8a3f8c",
        leaf: "petal",
        size: 25,
        count: 15,
      },
      70,
    ) +
    tufts
      .map(([x, y], index) =>
        leafMass(sheet, {
          x,
          y,
          width: 11,
          height: 9,
          seed: 200 + index,
          colours: ["#a8458c", "#d670ad", "#f2a6c8"],
          leaf: "petal",
          size: 15,
          count: 4,
        }),
      )
      .join("")
  );
}

const OLIVE_MASSES = placesOf([
  -20, -390, 52, 60, -372, 52, -92, -336, 50, 122, -318, 50, -140, -262, 44, 156, -246, 42, -40, -330, 54, 48, -308, 54,
  -98, -268, 48, 104, -246, 48, 4, -262, 48, -172, -238, 34, 150, -196, 30, -44, -236, 34, 66, -212, 34,
]);

/** An old olive with all its fruit, 440 high and 390 wide: a split and twisted trunk, silver masses with sky between. On 0,0, without a shadow. */
export function harvestOlive(sheet: Sheet): Drawing {
  return (
    fill(
      "M-64 8Q-36-14-42-56Q-54-92-86-132Q-116-164-170-200L-158-220Q-98-196-62-166Q-42-140-30-112Q-22-150-34-220L-44-300H-32Q-14-230-6-160Q0-130 8-112Q26-150 62-180Q96-206 150-236L156-228Q112-198 88-172Q56-136 44-92Q38-40 66 8Q46 0 30 8Q14-4 0 8Q-16-2-30 8Q-46 0-64 8Z",
      "#6d5550",
    ) +
    fill(
      "M14 4Q22-30 16-70Q12-100 18-116Q34-150 62-180Q96-206 150-236L156-228Q112-198 88-172Q56-136 44-92Q38-40 66 8Q46 0 30 8Q22 2 14 4ZM-8 3Q-20-40-16-80L-8-112Q-2-60 4 4Q0 8-8 3Z",
      "#443640",
    ) +
    fill(
      "M-58 5Q-30-16-35-56Q-48-94-84-136Q-120-172-164-206L-158-214Q-104-190-70-156Q-40-124-26-74Q-20-30-34 6Q-46 0-58 5Z",
      "#a58a78",
    ) +
    crownOf(
      sheet,
      OLIVE_MASSES,
      {
        colours: ["#3d4a3c", "#75835a", "#c3c290"],
        shade: "#3a4448",
        leaf: "narrow",
        size: 31,
        count: 16,
      },
      110,
    )
  );
}
