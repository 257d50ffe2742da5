import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#content/illustrations/kit/geometry.ts";
import { blot, chip, curve, disc, lens, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "#content/illustrations/parts/plants/foliage.ts";

/** Half the length of the slit, which ends short of the potato's own ends. */
const SLIT = 352;
/** What the light does not reach. */
const DIM = "#4a1c2c";

/** The near edge of the slit, and the far one, which the fillings hide. */
const lip = (x: number) => -258 + 74 * (1 - (x / SLIT) ** 2) + Math.sin(x / 31) * 5 + Math.sin(x / 13) * 3;
const farLip = (x: number) => -258 - 104 * (1 - (x / SLIT) ** 2) ** 0.8;
/** The outline of the heap of fillings, a long loaf with a dent between one filling and the next. */
const summit = (x: number) =>
  -254 - (172 + 10 * Math.cos(x / 44)) * within(1 - (x / (SLIT - 8)) ** 2) ** 0.55 - x * 0.02;

/** A bit of a filling about 0,0, with how far its place is in shade: 0 in the light, 1 in the dark. */
type Bit = (random: Random, shade: number) => Drawing;

/** A colour in the shade of the heap. */
const inShade = (colour: string, shade: number) => blend(colour, DIM, shade * 0.54);

/** A kernel of corn: a tooth with a flat crown. */
const kernel: Bit = (random, shade) => {
  const colour = random.pick(["#f7c93a", "#f2b92c", "#fada62"]);
  return turned(
    fill("M-18-12Q-2-24 15-15Q22 0 11 17Q0 26-9 17Q-22 3-18-12Z", inShade(colour, shade + 0.42)) +
      fill("M-18-12Q-2-24 15-15Q18-3 7 8Q-2 14-9 7Q-20 0-18-12Z", inShade(colour, shade)),
    random.between(-70, 70),
  );
};

/** A shred of red cabbage, curled, its cut edge pale. */
const shred: Bit = (random, shade) => {
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
const dice: Bit = (random, shade) => {
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
const sausage: Bit = (random, shade) =>
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

/** The fillings from left to right, as they are spooned across the slit: each with its left end, its ground and the distance of its bits. */
const FILLINGS: readonly { from: number; ground: string; step: Point; bit: Bit }[] = [
  { from: -SLIT, ground: "#b97a1c", step: [25, 21], bit: kernel },
  { from: -218, ground: "#4a1950", step: [38, 17], bit: shred },
  { from: -92, ground: "#d9b78e", step: [36, 27], bit: dice },
  { from: 92, ground: "#7d261f", step: [52, 30], bit: sausage },
  { from: 232, ground: "#34491f", step: [50, 27], bit: gherkin },
];

/**
 * A kumpir as one eats it at night: a baked potato, split along its length and pressed apart, in foil and a striped paper boat; five fillings heaped
 * across the slit from end to end, ketchup over all of them. 950 wide, 490 high.
 */
export function loadedKumpir(sheet: Sheet): Drawing {
  const random = randomOf(61);
  return (
    boat().behind +
    potato(sheet, random) +
    heap(sheet, random) +
    mash(random) +
    foil() +
    ketchup() +
    leafMass(sheet, {
      x: 6,
      y: -440,
      width: 50,
      height: 20,
      seed: 5,
      count: 11,
      size: 27,
      colours: ["#2f5a2c", "#5a8a3a", "#a6c45c"],
    }) +
    [
      [-34, -414, -14],
      [66, -420, 20],
      [176, -392, 8],
    ]
      .map(([x = 0, y = 0, degrees = 0]) => place(turned(oliveRing(), degrees), x, y))
      .join("") +
    boat().front
  );
}

/** The fillings: rows of bits from behind the summit down to the near edge, the border between two of them askew and mixed. */
function heap(sheet: Sheet, random: Random): Drawing {
  const along = counted(41).map((index) => mixed(-SLIT + 10, SLIT - 10, index / 40));
  const body = polygon([
    ...along.map((x): Point => [x, summit(x) + 14]),
    ...along.toReversed().map((x): Point => [x, lip(x) - 6]),
  ]);
  const border = (from: number, y: number) => (from <= -SLIT ? -SLIT - 80 : from - (y + 300) * 0.3);
  const bits = FILLINGS.flatMap(({ from, step: [wide, high], bit }, index) => {
    const to = FILLINGS[index + 1]?.from;
    return counted(Math.ceil(290 / high)).flatMap((row) =>
      counted(Math.ceil((SLIT * 2) / wide)).flatMap((column) => {
        const x = -SLIT + (column + (row % 2) / 2) * wide + random.around(wide * 0.22);
        const y = -440 + row * high + random.around(high * 0.25);
        const [low, top] = [lip(x) + 4, summit(x) + 16];
        const mix = random.around(12);
        const outside = Math.abs(x) > SLIT - 26 || y < top || y > low;
        if (outside || x < border(from, y) + mix || (to !== undefined && x > border(to, y) + mix)) return [];
        const [down, right] = [(y - top) / (low - top), x / SLIT];
        const shade = within(
          0.5 * within(right) + 0.75 * within(down - 0.55) + 0.14 * within(right + down - 0.3),
          0,
          0.8,
        );
        return [{ y, drawing: place(bit(random, shade), x, y) }];
      }),
    );
  });
  return (
    fill(body, FILLINGS[2]?.ground ?? DIM) +
    sheet.clipped(
      body,
      FILLINGS.map(({ from, ground }) =>
        fill(
          polygon([
            [border(from, -460), -460],
            [SLIT, -460],
            [SLIT, -150],
            [border(from, -150), -150],
          ]),
          ground,
        ),
      ).join(""),
    ) +
    bits
      .toSorted((one, other) => one.y - other.y)
      .map(({ drawing }) => drawing)
      .join("")
  );
}

/** Buttered mash that the fork has pressed out over the near edge of the slit, in uneven lumps. */
function mash(random: Random): Drawing {
  const lumps = (count: number, high: number, size: number) =>
    counted(count).map((index) => {
      const x = mixed(-312, 318, (index + random.between(0.1, 0.9)) / count);
      return blot(random, x, lip(x) + high, size * random.between(0.8, 1.6), size * random.between(0.55, 0.8));
    });
  const [low, top] = [lumps(17, 14, 27).join(""), lumps(11, 8, 19).join("")];
  return (
    place(fill(low, "#4a241f", 0.6), 6, 12) +
    fill(low, "#dba64f") +
    place(fill(low, "#f8d888"), -3, -6, 0.99) +
    place(fill(top, "#fff3c9"), -6, -6)
  );
}

/** The foil it was baked in, folded down about it: crumpled facets, bright to the left, violet to the right. */
function foil(): Drawing {
  const random = randomOf(19);
  const edge = counted(17).map((index): Point => {
    const side = within((index + random.around(0.45)) / 16) * 2 - 1;
    return [side * 436, -200 + 92 * (1 - side ** 2) + random.around(17)];
  });
  const facets = edge.slice(1).map((to, index) => {
    const from = edge[index] ?? to;
    const share = index / 15;
    const tone = blend(index % 2 ? "#fdf3e6" : "#c9bccb", "#4d3f6c", within(share * 1.1 - 0.2) * 0.85);
    return fill(polygon([from, to, [to[0] * 0.9 + random.around(16), -40], [from[0] * 0.9, -40]]), tone);
  });
  return place(fill(polygon([...edge, [410, -40], [-410, -40]]), "#4a241f", 0.5), 0, -10) + facets.join("");
}

/** Ketchup squeezed in slow loops along the heap, wet in the light. */
function ketchup(): Drawing {
  const turns = counted(49).map((index): Point => {
    const round = (index / 48) * Math.PI * 2 * 3.5 + 2.6;
    const x = mixed(-232, 226, index / 48) + Math.cos(round) * 58;
    return [x, mixed(summit(x), lip(x), 0.34 + 0.24 * Math.sin(round) + 0.05 * Math.sin(index * 0.31))];
  });
  const path = curve(turns);
  const gleams = turns.filter((_, index) => index % 14 > 6 && index % 14 < 10);
  return (
    place(stroke(path, "#5a1220", 18, 0.7), 5, 9) +
    stroke(path, "#c92a20", 17) +
    place(stroke(path, "#e9604a", 5), -3, -4) +
    fill(gleams.map(([x, y]) => disc(x - 3, y - 5, 4.4, 3)).join(""), "#ffd2b8")
  );
}

/** A ring of black olive. */
function oliveRing(): Drawing {
  return (
    `<path d="${disc(2, 5, 30, 21)}${disc(2, 6, 11, 7)}" fill="#160d1c" fill-rule="evenodd"/>` +
    `<path d="${disc(0, 0, 30, 21)}${disc(0, 1, 11, 7)}" fill="#3d2b44" fill-rule="evenodd"/>` +
    stroke("M-22-5Q-14-16 2-16", "#8d7a98", 4)
  );
}

/** The baked potato: its skin with the marks of the oven, the slit with its torn edge, the mash pressed out of it. */
function potato(sheet: Sheet, random: Random): Drawing {
  const skin =
    "M-436-188C-446-262-408-308-340-330C-250-356-130-384 0-386C140-386 280-362 356-322C424-288 446-236 428-168C404-88 250-34 10-30C-230-28-420-84-436-188Z";
  const along = counted(45).map((index) => mixed(-SLIT, SLIT, index / 44));
  const slit = (inset: number): Path =>
    polygon([
      ...along.map((x): Point => [x * (1 - inset / 120), farLip(x) + inset * (1 - (x / SLIT) ** 2)]),
      ...along.toReversed().map((x): Point => [x * (1 - inset / 120), lip(x) + (14 - inset) * (1 - (x / SLIT) ** 8)]),
    ]);
  const marks = counted(34).map((index) => {
    const x = -400 + index * 24 + random.around(20);
    return lens(x, mixed(lip(within(x, -SLIT, SLIT)) + 40, -70, random.between(0, 1)), random.between(12, 34), 6);
  });
  // Wrinkles run from end to end over the round of the skin.
  const wrinkles =
    "M-412-210C-330-150-220-122-110-112M-396-148C-330-106-250-84-150-74M-40-122C80-116 180-124 260-150M60-82C160-84 250-102 330-140M330-200Q380-220 404-236M-404-240Q-396-270-372-288";
  const drips = [-236, -66, 138, 262].map((x, index) => {
    const y = lip(x) + 2;
    const long = [26, 44, 30, 20][index] ?? 20;
    return `M${x - 26} ${Math.round(y)}Q${x - 12} ${Math.round(y + 8)} ${x - 11} ${Math.round(y + long)}a11 12 0 0 0 22 0Q${x + 12} ${Math.round(y + 8)} ${x + 26} ${Math.round(y)}Z`;
  });
  return (
    fill(skin, "#a3653a") +
    sheet.clipped(
      skin,
      fill(
        "M-470-150C-400-210-400-330-340-360H-470ZM-450-200C-330-130-120-150 60-140C-120-60-380-20-450-200Z",
        "#c48550",
      ) +
        fill("M-400-220C-330-160-230-150-130-152C-240-118-360-140-400-220Z", "#dba46c") +
        fill("M440-330C380-250 330-120 60-60C-60-34-200-36-330-70L-300 0H470Z", "#74422f") +
        fill("M450-290C430-180 330-90 120-34L460-10Z", "#53302f") +
        stroke(wrinkles, "#6f3e29", 5, 0.75) +
        fill(marks.join(""), "#5d3426", 0.8),
    ) +
    fill(slit(-9), "#5d3426") +
    fill(slit(0), "#f0c877") +
    fill(slit(9), "#fde9b0") +
    place(fill(drips.join(""), "#4a241f", 0.5), 5, 6) +
    fill(drips.join(""), "#f4c963")
  );
}

/** The striped paper boat: its inside and its shadow; its near side, folded to a point at both ends. */
function boat(): { behind: Drawing; front: Drawing } {
  /** A fold of the near side at a share of its length, from its rim to its foot. */
  const fold = (share: number): readonly [Point, Point] => {
    const side = share * 2 - 1;
    return [
      [side * 474, -84 - 74 * side ** 2],
      [side * 372, 16 - 24 * side ** 2],
    ];
  };
  const strip = (from: number, to: number): Path => {
    const folds = counted(9).map((index) => fold(mixed(from, to, index / 8)));
    return polygon([...folds.map(([rim]) => rim), ...folds.map(([, foot]) => foot).toReversed()]);
  };
  const stripes = counted(8).map((index) => strip(index / 8, (index + 0.5) / 8));
  const rim = (from: number, to: number) => curve(counted(15).map((index) => fold(mixed(from, to, index / 14))[0]));
  return {
    behind:
      fill("M-330 10Q-40 60 320 36Q620 10 760-34Q640-66 380-80Z", "#2a1530", 0.6) +
      fill("M-474-158Q0-300 474-158Q0-10-474-158Z", "#6a4650") +
      fill("M250-215Q390-196 474-158Q380-112 250-90Z", "#d9b08c"),
    front:
      fill(strip(0, 1), "#fff3d6") +
      fill(stripes.join(""), "#1f7f8f") +
      fill(strip(0.62, 1), "#3a2450", 0.3) +
      fill(strip(0.84, 1), "#3a2450", 0.34) +
      stroke(rim(0, 0.62), "#fffaf0", 9) +
      stroke(rim(0.62, 1), "#c9a8a0", 9),
  };
}
