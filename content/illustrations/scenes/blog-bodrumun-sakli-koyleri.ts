import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, chip, curve, curveDownTo, disc, lens, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cubeHouse } from "../parts/buildings/cubeHouse.ts";
import { domedCistern } from "../parts/buildings/domedCistern.ts";
import { hillHouse, type HillHouseOptions } from "../parts/buildings/hillHouse.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { grapes, trainedVine } from "../parts/plants/vineRow.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { goatBell, milasRug } from "../parts/things/hillVillage.ts";

/** A hill village behind Bodrum in the evening: a Milas rug on a pole under the eave of a stone house, a loom under a vine, a lane up to houses on their terraces, the sea far below; a woman stirs the dye, another comes down the lane. */
export const SCENE: Scene = {
  name: "blog-bodrumun-sakli-koyleri",
  seed: 27,
  mood: "gold",
  colours: {
    sky: ["#5a90a8", "#b9c2b0", "#f6d49c", "#f9b878"],
    stone: "#fbdfae",
    stoneWorn: "#dcae78",
    stoneShade: "#93687f",
    stoneDeep: "#5f4468",
    ground: "#c9a163",
    groundShade: "#74584f",
  },
  grain: 0.24,
  crops: { wide: 260, square: 150 },
  draw(sheet) {
    drawFar(sheet);
    drawHamlet(sheet);
    drawLane(sheet);
    drawHouse(sheet);
    drawVillagers(sheet);
    drawNear(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 540, zenith: 0.3, reach: 0.4 }),
    sweptCloud(sheet, { x: 1120, y: 170, length: 700, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([700, 452, 900, 432, 1060, 444, 1220, 418, 1400, 436, 1640, 426]),
      foot: 480,
      colour: "#c9a2a4",
      shade: "#b58f9c",
      seed: 3,
      rough: 4,
    }),
    fill(box(600, 476, 1040, 130), sheet.downwards(["#fbe0b4", "#a9b8b0", "#5f9aac"], 476, 590)),
    fill(lens(1200, 498, 320, 5) + lens(1380, 514, 260, 5) + lens(1010, 508, 200, 4), "#fff3d6", 0.9),
    fill("M1240 508Q1290 486 1350 494T1430 508Q1340 516 1240 508Z", "#8f7f94"),
    ridge(sheet, {
      crest: pointsOf([700, 560, 860, 586, 1020, 604, 1160, 590, 1300, 560, 1440, 520, 1540, 480, 1640, 452]),
      foot: 760,
      colour: "#a39a68",
      shade: "#968f6b",
      light: "#c9b479",
      seed: 5,
      rough: 6,
    }),
  );
}

/** A house of the hamlet: where its left front corner stands, and how it is built. */
type Standing = readonly [x: number, y: number, house: HillHouseOptions];

/** Walls of the terraces: where their level ground begins and ends, how high it lies, and how far the slope falls before it. */
const TERRACES = {
  top: [-40, 470, 404, 34],
  middle: [-40, 640, 520, 40],
  lane: [636, 1040, 640, 34],
  low: [790, 1110, 790, 26],
} as const;

const HOUSES: readonly Standing[] = [
  [
    40,
    396,
    { width: 150, height: 78, depth: 60, roof: "gable", seed: 3, door: 0.3, windows: [[0.72, 0.62]], course: 9 },
  ],
  [
    296,
    396,
    {
      width: 118,
      height: 118,
      depth: 54,
      roof: "earth",
      seed: 8,
      door: 0.24,
      windows: [[0.66, 0.42]],
      course: 10,
      paint: "#8a4a3c",
    },
  ],
  [
    680,
    632,
    {
      width: 168,
      height: 78,
      depth: 70,
      roof: "tiles",
      seed: 7,
      door: 0.7,
      windows: [
        [0.2, 0.68],
        [0.42, 0.68],
      ],
      course: 10,
    },
  ],
  [
    838,
    782,
    {
      width: 176,
      height: 128,
      depth: 76,
      roof: "earth",
      seed: 9,
      door: 0.26,
      windows: [
        [0.26, 0.88],
        [0.56, 0.88],
        [0.84, 0.88],
        [0.56, 0.44],
      ],
      course: 12,
    },
  ],
];

/** Three courses of a dry wall's stones, the highest in the sun. */
function looseStones([from, to, y, drop]: readonly [number, number, number, number], seed: number): Drawing {
  const random = randomOf(seed);
  const course = drop / 3;
  const laid = counted(3).map((row) =>
    counted(Math.ceil((to - from) / (course * 2.1)) + 1).map((index) =>
      chip(
        random,
        from + (index + (row % 2) * 0.5) * course * 2.1,
        y + (row + 0.55) * course,
        course * random.between(0.94, 1.12),
        course * random.between(0.43, 0.52),
      ),
    ),
  );
  const [top = [], ...below] = laid;
  const inTone = (tone: number) =>
    below
      .flat()
      .filter((_, index) => Math.floor(index / 2) % 3 === tone)
      .join("");
  return (
    fill(top.join(""), "#e9c990") + fill(inTone(0), "#c9a27a") + fill(inTone(1), "#b48c6a") + fill(inTone(2), "#d6b080")
  );
}

/** Level ground behind a wall of loose stones: it grows out of the slope at its left and turns back into it at its right. */
function terrace(sheet: Sheet, [from, to, y, drop]: readonly [number, number, number, number], seed: number): Drawing {
  const { stoneDeep, groundShade } = sheet.mood;
  const [grown, deep] = [from + (to - from) * 0.16, drop * 0.9];
  const face = polygon([
    [from, y],
    [to, y],
    [to, y + drop],
    [grown, y + drop * 0.9],
  ]);
  return (
    fill(
      polygon([
        [from - 30, y],
        [from + 20, y - 30],
        [to + deep, y - 30],
        [to, y],
      ]),
      "#d8b87a",
    ) +
    fill(lens((from + to) / 2 + 30, y + drop + 4, (to - from) / 2 + 10, 9), groundShade, 0.5) +
    fill(face, "#8f6c5c") +
    sheet.clipped(face, looseStones([from, to, y, drop], seed)) +
    fill(
      polygon([
        [to, y],
        [to + 12, y - 9],
        [to + 12, y - 9 + drop * 0.85],
        [to, y + drop],
      ]),
      stoneDeep,
    ) +
    stroke(`M${from} ${y}H${to}`, "#f4dcac", 3)
  );
}

/** An open gallery of timber before an upper floor: deep shade, posts and a rail. Its left foot is at 0,0. */
function gallery(sheet: Sheet, width: number, height: number): Drawing {
  const { stoneDeep, trunk } = sheet.mood;
  const posts = counted(4).map((index) => box((index * (width - 5)) / 3, -height, 5, height));
  const rails = counted(Math.round(width / 7)).map((index) => `M${index * 7 + 4} ${-height * 0.42}V0`);
  return (
    fill(box(0, -height, width, height), stoneDeep) +
    stroke(rails.join(""), "#a86f48", 2) +
    fill(posts.join("") + box(-3, -height * 0.46, width + 6, 4), "#b87c4e") +
    fill(box(-4, -2, width + 8, 6), trunk)
  );
}

/** The chimney of these villages, a white flue under a hat of two slabs. Its foot is at 0,0. */
function chimney(sheet: Sheet): Drawing {
  const { wall, wallShade } = sheet.mood;
  return (
    fill("M0 0V-28H14V0Z", wall) +
    fill("M9 0V-28H16V-3Z", wallShade) +
    fill("M-3-28H18L9-42Z", wall) +
    fill("M9-42L20-28H11Z", wallShade)
  );
}

/** Loose stones and dry tufts on the pasture beside the lane, each with its shade. */
function boulders(sheet: Sheet): Drawing {
  const random = randomOf(31);
  const places = pointsOf([1032, 868, 1076, 880, 1140, 942, 1108, 960, 680, 930, 712, 944]);
  return (
    fill(places.map(([x, y]) => disc(x + 12, y + 7, 22, 5)).join(""), sheet.mood.groundShade, 0.6) +
    fill(
      places.map(([x, y], index) => chip(random, x, y, 15 - (index % 2) * 5, 10 - (index % 2) * 3)).join(""),
      "#8d6a62",
    ) +
    fill(
      places.map(([x, y], index) => chip(random, x - 3, y - 3, 11 - (index % 2) * 4, 6 - (index % 2) * 2)).join(""),
      "#e6c792",
    ) +
    grass(sheet, {
      from: 1010,
      to: 1150,
      ground: (x) => 900 + (x % 7) * 9,
      count: 26,
      height: 24,
      colour: "#c29c58",
      seed: 12,
    })
  );
}

/** The village on its terraces: houses of one floor and of two, a cistern with its white dome, a ruin. */
function drawHamlet(sheet: Sheet): void {
  const hill = pointsOf([-20, 262, 160, 280, 340, 322, 520, 398, 700, 500, 880, 580, 1060, 640, 1260, 676, 1640, 690]);
  const bush = (x: number, y: number, w: number, seed: number): Drawing =>
    fill(disc(x + w * 0.7, y + w * 0.42, w * 1.4, w * 0.2), sheet.mood.groundShade, 0.6) +
    leafMass(sheet, { x, y, width: w, height: w * 0.66, seed, count: 11, size: 10 + w * 0.24 });
  const shaded = (x: number, y: number, size: number, tree: Drawing): Drawing =>
    fill(disc(x + 70 * size, y + 3, 110 * size, 11 * size), sheet.mood.groundShade, 0.65) + place(tree, x, y, size);
  const at = (index: number): Drawing => {
    const [x, y, house] = HOUSES[index] ?? [0, 0, undefined];
    return house
      ? place(hillHouse(sheet, house), x, y) +
          fill(lens(x + house.width / 2, y + 1, house.width / 2 + 8, 5), sheet.mood.groundShade, 0.75)
      : "";
  };
  sheet.add(
    fill(curveDownTo(hill, 1210), "#b7975c"),
    fill("M-20 460Q260 456 480 560T880 760L1060 1210H-20Z", "#a98a52"),
    fill("M780 830Q1100 770 1640 780V1210H720Z", "#9f8550"),
    bush(20, 360, 30, 12),
    place(cubeHouse(sheet, { width: 84, height: 54, seed: 6, ruin: true }), 512, 470),
    bush(604, 474, 18, 15),
    terrace(sheet, TERRACES.top, 3),
    at(0),
    place(chimney(sheet), 78, 300, 0.9),
    bush(254, 390, 17, 2),
    at(1),
    place(gallery(sheet, 96, 44), 307, 338),
    place(chimney(sheet), 376, 274),
    shaded(490, 396, 0.62, cypress(sheet, { seed: 5 })),
    bush(500, 424, 20, 6),
    terrace(sheet, TERRACES.middle, 5),
    shaded(110, 508, 0.6, olive(sheet, { seed: 3 })),
    fill(disc(330, 514, 92, 8), sheet.mood.groundShade, 0.6),
    place(domedCistern(sheet), 300, 514, 0.16),
    shaded(470, 512, 0.62, olive(sheet, { seed: 8 })),
    bush(640, 520, 24, 4),
    bush(668, 540, 16, 9),
    terrace(sheet, TERRACES.lane, 7),
    at(2),
    place(chimney(sheet), 742, 546),
    bush(668, 628, 20, 3),
    shaded(1000, 634, 0.5, olive(sheet, { seed: 4 })),
    bush(1060, 648, 26, 8),
    shaded(806, 776, 0.74, cypress(sheet, { seed: 7 })),
    terrace(sheet, TERRACES.low, 9),
    at(3),
    bougainvillea(sheet, { x: 1004, y: 744, width: 26, height: 44, count: 20, size: 15, standing: true }),
    place(chimney(sheet), 930, 640, 1.1),
    bush(1124, 786, 26, 5),
    bush(816, 786, 24, 9),
    boulders(sheet),
    shaded(724, 850, 0.66, olive(sheet, { seed: 5 })),
  );
}

/** The lane of worn slabs: from our feet past the house, then in a bend to the doors of the hamlet. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(11);
  const left = pointsOf([610, 1220, 700, 1110, 776, 1010, 812, 930, 818, 870, 830, 820, 858, 788, 880, 771]);
  const right = pointsOf([1090, 1220, 1070, 1110, 1040, 1010, 1004, 930, 960, 870, 926, 820, 912, 788, 910, 771]);
  const count = 15;
  const slabs = counted(count).flatMap((row) => {
    const at = (row / count) ** 0.8 * (left.length - 1);
    const index = Math.floor(at);
    const edge = (line: readonly Point[]): Point => {
      const [a, b] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
      return [mixed(a[0], b[0], at - index), mixed(a[1], b[1], at - index)];
    };
    const [[x0, y], [x1]] = [edge(left), edge(right)];
    const size = (x1 - x0) * 0.13;
    return [0.16, 0.38, 0.62, 0.84].map((share) =>
      chip(
        random,
        mixed(x0, x1, share + random.around(0.05)),
        y + random.around(size * 0.2),
        size * random.between(0.7, 1),
        size * 0.3,
      ),
    );
  });
  const lane = `${curve(left)}${curve(right.toReversed()).replace("M", "L")}Z`;
  sheet.add(
    fill(
      `${curve(right)}${curve(right.map(([x, y]) => [x + (y - 760) * 0.03 + 3, y] as const).toReversed()).replace("M", "L")}Z`,
      "#7c6248",
    ),
    fill(lane, "#d3ae74"),
    sheet.clipped(lane, fill(slabs.join(""), "#efd49d", 0.9)),
  );
}

/** The near house: its front in the sun under the tails of its roof beams, a rug of the looms on a pole below the eave, a bell by the door, a roller on the roof of beaten earth. */
function drawHouse(sheet: Sheet): void {
  const { stoneShade, stoneDeep, trunk, groundShade } = sheet.mood;
  const house: HillHouseOptions = {
    width: 560,
    height: 420,
    depth: 200,
    roof: "earth",
    seed: 21,
    door: 0.16,
    windows: [],
    course: 30,
  };
  const beams = counted(10).map((index) => 6 + index * 56);
  sheet.add(
    place(hillHouse(sheet, house), -20, 1040),
    // What presses the earth after rain: a drum of an old column with its handle.
    fill("M300 590L430 572L470 590L330 600Z", groundShade, 0.5),
    fill("M262 590V562Q262 552 274 552H370Q384 554 384 571T370 590Z", "#e9cfa0"),
    fill("M262 590V574H383Q382 590 370 590Z", stoneShade),
    fill(disc(371, 571, 13, 19), "#c79d80"),
    fill(disc(371, 571, 4, 5), stoneDeep),
    grass(sheet, { from: 40, to: 200, ground: () => 604, count: 16, height: 26, colour: "#8d7a42", seed: 9 }),
    // The tails of the beams under the eave, each with its shade on the wall.
    fill(beams.map((x) => box(x + 5, 642, 22, 16)).join(""), stoneShade, 0.8),
    fill(beams.map((x) => box(x, 632, 20, 16)).join(""), trunk),
    fill(beams.map((x) => box(x, 632, 9, 16)).join(""), "#9a6444"),
    // The pole on two loops of rope, and the rug over it.
    stroke("M238 684H524", stoneShade, 12, 0.7),
    stroke("M234 650V680M506 650V680", "#5b3434", 5),
    stroke("M206 674H530", "#8a5638", 13),
    stroke("M206 671H530", "#c98d58", 4),
    place(milasRug(), 264, 682, 0.93),
    place(goatBell(), 178, 800, 0.6),
    // The step before the door, and what grows at the foot of the wall.
    fill("M-20 1040H176L200 1064H-20Z", "#f3d8a2"),
    fill("M-20 1064H200V1086H-20Z", "#a98261"),
    fill("M200 1040H548L556 1050H204Z", groundShade, 0.7),
    ...[560, 604, 660].map((x, index) =>
      leafMass(sheet, { x, y: 1034 - index * 16, width: 30, height: 18, seed: index + 4, count: 10, size: 17 }),
    ),
    grass(sheet, { from: 210, to: 560, ground: () => 1054, count: 44, height: 30, colour: "#8d7a42", seed: 6 }),
  );
}

/** An upright loom, 220 wide and 360 high over the middle of its foot: posts, two beams, the warp, and a rug that is woven from below to a third of its height. */
function uprightLoom(sheet: Sheet): Drawing {
  const [lit, wood, dark, cream] = ["#c98d58", "#8a5638", "#4f3038", "#f8e6bb"];
  const warp = counted(29).map((index) => `M${-76 + index * 5.43}-320V-60`);
  const woven = box(-78, -186, 156, 140);
  const lozenges = (radius: number): Path =>
    [-52, 0, 52]
      .map((x) =>
        polygon([
          [x, -128 - radius * 1.25],
          [x + radius, -128],
          [x, -128 + radius * 1.25],
          [x - radius, -128],
        ]),
      )
      .join("");
  return (
    fill("M-110 0L120 6L290 18L250 26L-60 16Z", sheet.mood.groundShade, 0.7) +
    fill(box(-78, -322, 156, 140), "#7a5a58", 0.5) +
    stroke(warp.join(""), cream, 2.4) +
    fill(woven, "#27426f") +
    fill(box(-78, -186, 156, 20) + box(-78, -92, 156, 40), "#a8402f") +
    fill(box(-78, -166, 156, 5) + box(-78, -97, 156, 5), cream) +
    fill(lozenges(24), "#e3a64c") +
    fill(lozenges(15), "#a8402f") +
    fill(lozenges(6), cream) +
    fill(
      counted(8)
        .map((index) =>
          polygon([
            [-78 + index * 19.5, -66],
            [-68.25 + index * 19.5, -86],
            [-58.5 + index * 19.5, -66],
          ]),
        )
        .join(""),
      "#e3a64c",
    ) +
    fill("M-82-190H82V-182H-82Z", "#d9803f") +
    fill("M-96-252H96V-242H-96Z", dark) +
    fill("M-96-252H96V-248H-96Z", lit) +
    [-110, 90]
      .map(
        (x) => fill(box(x, -360, 20, 364), wood) + fill(box(x, -360, 8, 364), lit) + fill(box(x - 6, 0, 32, 8), dark),
      )
      .join("") +
    fill(box(-124, -338, 248, 22), wood) +
    fill(box(-124, -338, 248, 9), lit) +
    fill(box(-124, -62, 248, 24), wood) +
    fill(box(-124, -62, 248, 10), lit)
  );
}

/** A dyer's cauldron on three stones over embers, madder in it, a stick with a wet skein across; 170 wide, 150 high over the middle of its foot. */
function dyeCauldron(sheet: Sheet): Drawing {
  const { groundShade } = sheet.mood;
  const [iron, worn, madder, cream] = ["#3f2c3c", "#7a5560", "#a8362f", "#f6d9a6"];
  return (
    fill("M-90 2Q-40-16 60-12L210 2Q150 26 20 22T-90 2Z", groundShade, 0.75) +
    fill(disc(0, 4, 52, 12), "#e3803a") +
    fill(disc(-6, 2, 26, 6), "#ffd884") +
    fill("M-74 12L-68-14L-44-20L-30 12ZM22 14L34-18L58-16L70 12Z", "#8d6a62") +
    fill("M-74 12L-68-14L-44-20L-50 8ZM22 14L34-18L48-18L44 12Z", "#dfbd92") +
    fill("M-78-92Q-84-20-30-10H30Q84-20 78-92Z", iron) +
    fill("M-78-92Q-84-20-30-10Q-52-40-46-92Z", worn) +
    fill(disc(0, -92, 82, 19), worn) +
    fill(disc(0, -92, 73, 14), "#5b1f2a") +
    fill(disc(4, -90, 66, 11), madder) +
    stroke("M-104-122L112-104", "#5b3434", 9) +
    stroke("M-104-124L112-106", "#c98d58", 3) +
    fill("M-30-122Q-6-132 18-118L24-88Q-4-76-34-90Z", "#c2503c") +
    stroke("M-18-122Q-24-104-22-88M-2-124Q-4-104-4-84M12-118Q14-102 12-86", "#8a2a2c", 3) +
    stroke("M-24-122Q-8-130 10-122", cream, 2, 0.7)
  );
}

/** A woman at the dyer's cauldron with her stick, one with a basket on the lane, an old man at a door further up. */
function drawVillagers(sheet: Sheet): void {
  sheet.add(
    place(
      person(sheet, { pose: "standing", sleeves: "long", top: "#6d5a52", bottom: "#3f3a44", hat: "#5a4a44" }),
      968,
      786,
      0.66,
    ),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        slender: true,
        wears: "skirt",
        sleeves: "long",
        top: "#2f7f86",
        bottom: "#7d3a56",
        hairstyle: "scarf",
        hair: "#fbf0da",
        carries: "basket",
        carriedColour: "#b98148",
      }),
      930,
      916,
      1.12,
    ),
    stroke("M586 1002L474 1062", "#6a4038", 9),
    place(
      person(sheet, {
        pose: "pointing",
        mirrored: true,
        slender: true,
        wears: "skirt",
        sleeves: "long",
        top: "#c8563c",
        bottom: "#4a5d8a",
        hairstyle: "scarf",
        hair: "#f3d9a4",
      }),
      646,
      1150,
      1.86,
    ),
  );
}

/** The near edge: a terrace with a vine on rough posts, and in its shade a loom with a rug half woven, a bench and a basket of wool. */
function drawNear(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const floor = pointsOf([1096, 1092, 1130, 1040, 1210, 1010, 1400, 1000, 1640, 996]);
  const wall = box(1120, 1076, 540, 84);
  const post = (x: number, foot: number, top: number, wide: number): Drawing =>
    fill(`M${x} ${foot}L${x + 4} ${top}H${x + wide}L${x + wide + 3} ${foot}Z`, "#6a4038") +
    fill(`M${x} ${foot}L${x + 4} ${top}H${x + wide * 0.5}L${x + wide * 0.45} ${foot}Z`, "#b27a50");
  const balls = [
    [1536, 1030, 20, "#a8402f"],
    [1568, 1024, 22, "#e3a64c"],
    [1600, 1032, 19, "#2f5f7c"],
  ] as const;
  const bunches = pointsOf([1236, 688, 1318, 694, 1462, 690, 1580, 696]);
  sheet.add(
    fill(curveDownTo(floor, 1180), "#d0ac70"),
    fill("M1180 1076Q1200 1022 1400 1016T1640 1010V1080H1180Z", groundShade, 0.45),
    post(1224, 1022, 690, 14),
    post(1526, 1018, 690, 14),
    place(uprightLoom(sheet), 1384, 1036, 1.02),
    // The bench before the loom, and the wool.
    fill("M1300 1074H1500L1476 1082H1290Z", groundShade, 0.7),
    fill(box(1312, 1046, 12, 30) + box(1444, 1046, 12, 30), "#5b3434"),
    fill(box(1298, 1034, 172, 14), "#8a5638"),
    fill(box(1298, 1034, 172, 6), "#d39a64"),
    place(
      [
        ...balls.map(
          ([x, y, radius, colour]) =>
            fill(disc(x, y, radius), colour) +
            stroke(
              `M${x - radius * 0.7} ${y - 6}Q${x} ${y - radius * 0.9} ${x + radius * 0.7} ${y + 2}`,
              "#fbe6b8",
              2,
              0.6,
            ),
        ),
        fill("M1508 1034H1628L1614 1078H1522Z", "#a8713f"),
        fill("M1508 1034H1566L1560 1078H1522Z", "#d39c5c"),
        stroke("M1512 1048H1624M1517 1062H1619", "#7a4a30", 3),
      ].join(""),
      298,
      216,
      0.8,
    ),
    post(1156, 1072, 640, 22),
    stroke("M1110 668L1640 676", "#6a4038", 18),
    stroke("M1110 663L1640 671", "#b27a50", 6),
    trainedVine(sheet, { x: 1390, y: 646, width: 280, height: 40, count: 250, size: 0.36, seed: 4 }),
    trainedVine(sheet, { x: 1168, y: 750, width: 20, height: 84, count: 30, size: 0.3, seed: 7 }),
    ...bunches.map(([x, y], index) => grapes(sheet)(x, y, 0.36 + (index % 2) * 0.06)),
    fill(wall, "#7d5b58"),
    sheet.clipped(wall, looseStones([1126, 1660, 1084, 78], 6)),
    fill("M1112 1082Q1110 1072 1122 1070L1640 1066V1082Z", "#f1d9a6"),
    fill("M1112 1082H1640V1090H1112Z", "#6b4a55", 0.7),
    fill(curveDownTo(pointsOf([1040, 1224, 1070, 1172, 1120, 1154, 1260, 1148, 1640, 1146]), 1240), "#8f7546"),
    fill("M1128 1152L1640 1146V1164L1180 1166Z", groundShade, 0.6),
    leafMass(sheet, { x: 1112, y: 1136, width: 44, height: 34, seed: 5, count: 16, size: 22 }),
    grass(sheet, {
      from: 1160,
      to: 1620,
      ground: () => 1176,
      count: 54,
      height: 36,
      colour: "#c29c58",
      seed: 4,
    }),
    place(dyeCauldron(sheet), 470, 1142, 0.86),
    leafMass(sheet, { x: 40, y: 1160, width: 170, height: 80, seed: 8, count: 40, size: 40 }),
    leafMass(sheet, { x: 250, y: 1196, width: 110, height: 44, seed: 3, count: 24, size: 32 }),
  );
}
