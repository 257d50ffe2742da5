import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { dots, type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { beachedBoat } from "../parts/boats/beachedBoat.ts";
import { fishingBoat, sailingYacht } from "../parts/boats/boats.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { fieldPoppy } from "../parts/plants/fieldPoppy.ts";
import { harvestOlive, judasTree, ladenMandarin } from "../parts/plants/seasonTrees.ts";
import { reflection } from "../parts/sea/sea.ts";

const HORIZON = 540;
const [PANEL, GAP] = [389.5, 14] as const;

/** The sun at its place on the arc of the year; its halo tells how clear the air is. */
interface Sun {
  at: Point;
  radius: number;
  colour: string;
  halo: readonly [radius: number, colour: string, strength: number];
}

/** What a season changes in the one view of the bay. */
interface Season {
  sky: readonly string[];
  sea: readonly string[];
  hill: readonly [lit: string, shade: string];
  field: string;
  sun: Sun;
  boat?: (sheet: Sheet) => Drawing;
  hero: (sheet: Sheet) => Drawing;
}

/** Bodrum's year in four upright panels of one bay: mandarins, a Judas tree, a jetty, the olive harvest, under the sun on its arc. */
export const SCENE: Scene = {
  name: "bodrum-year",
  seed: 12,
  mood: "day",
  grain: 0.2,
  draw(sheet) {
    sheet.add(fill(box(0, 0, 1600, 1200), "#fbf7ef"));
    SEASONS.forEach((season, index) => {
      const left = index * (PANEL + GAP);
      const own = place((season.boat?.(sheet) ?? "") + season.hero(sheet), left, 0);
      sheet.add(sheet.clipped(box(left, 0, PANEL, 1200), bay(sheet, season) + own));
    });
  },
};

/** Groups of white houses above the shore of either arm: which kind, the middle of the group, its size. */
const HOUSES = [
  [0, 96, 590, 0.46],
  [2, 250, 578, 0.34],
  [1, 500, 566, 0.28],
  [3, 668, 553, 0.2],
  [3, 1146, 560, 0.2],
  [1, 1310, 576, 0.34],
  [0, 1492, 592, 0.44],
] as const;

/** The two arms of the bay: crest and waterline. */
const LEFT_CREST = pointsOf([
  -20, 400, 60, 372, 130, 384, 226, 350, 300, 376, 390, 404, 470, 422, 560, 470, 640, 496, 710, 516, 770, 546,
]);
const RIGHT_CREST = pointsOf([
  1008, 546, 1080, 520, 1140, 500, 1210, 462, 1280, 440, 1360, 390, 1440, 364, 1520, 388, 1570, 374, 1630, 366,
]);
const ARMS = [
  { crest: LEFT_CREST, waterline: "L770 546Q690 560 600 566T340 598Q150 612-20 622Z", seed: 8 },
  { crest: RIGHT_CREST, waterline: "L1630 618Q1480 612 1340 594T1100 560Q1050 552 1008 546Z", seed: 11 },
] as const;

/** One arm of the bay: a pale ridge in front of which the near slope stands in light and shade, scrub on it, mist over its foot. */
function arm(sheet: Sheet, { crest, waterline, seed }: (typeof ARMS)[number], [lit, shade]: Season["hill"]): Drawing {
  const random = randomOf(seed);
  const foot = 624;
  const [left, right] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const slope = crest.map(([x, y], index): Point => [x, mixed(y, 600, 0.42) + (index % 2 ? 9 : -7)]);
  const scrub = counted(90).map((): Point => {
    const x = random.between(left, right);
    return [x, mixed(heightAt(crest, x) + 8, foot, random.next() ** 0.7)];
  });
  const tuft = (shift: number, size: number) =>
    scrub.map(([x, y]) => disc(x - shift, y - shift, size * mixed(0.5, 1.5, (y - 350) / 270), size * 0.6)).join("");
  return sheet.clipped(
    curve(crest) + waterline,
    ridge(sheet, {
      crest,
      foot,
      colour: blend(lit, "#a9bcc4", 0.4),
      shade: blend(shade, "#8fa3b4", 0.5),
      rough: 4,
      seed,
    }) +
      ridge(sheet, {
        crest: slope,
        foot,
        colour: lit,
        shade: blend(lit, shade, 0.75),
        light: blend(lit, "#fff3cf", 0.2),
        rough: 4,
        seed: seed + 3,
      }) +
      fill(tuft(0, 4.6), blend(shade, "#2f4a44", 0.35), 0.75) +
      fill(tuft(1.6, 2.4), blend(lit, "#dfe6b0", 0.15), 0.7),
  );
}

/** All that lasts: sky, sea, the two arms of the bay, the shore. */
function bay(sheet: Sheet, { sky, sea, hill, field, sun }: Season): Drawing {
  const [lit, shade] = hill;
  const hazy = sheet.tinted({ mist: sky[2] ?? "#f2f2dd" });
  const lowered = (line: readonly Point[], by: number) => line.map(([sx, sy]): Point => [sx, sy + by]);
  const edge = (by: number, colour: string, opacity = 1) =>
    fill(curveDownTo(lowered(SHORE, by), 1240), colour, opacity);
  const glints = (from: number, to: number, long: number, colour: string, opacity: number) => {
    const random = randomOf(from);
    return fill(
      counted(64)
        .map(() =>
          lens(random.between(0, 1600), random.between(from, to), long * random.between(0.5, 1.4), long * 0.07),
        )
        .join(""),
      colour,
      opacity,
    );
  };
  return (
    fill(box(0, 0, 1600, HORIZON + 4), sheet.downwards(sky, 0, HORIZON)) +
    sheet.glow(sun.at, ...sun.halo) +
    fill(disc(...sun.at, sun.radius), sun.colour) +
    ridge(hazy, {
      crest: pointsOf([640, 542, 730, 520, 800, 504, 860, 508, 930, 490, 1000, 506, 1060, 512, 1150, 542]),
      foot: 544,
      colour: blend(lit, "#8fb0cb", 0.78),
      shade: blend(shade, "#86a6c2", 0.8),
      rough: 3,
    }) +
    fill(box(0, HORIZON, 1600, 660), sheet.downwards(sea, HORIZON, 1080)) +
    ARMS.map((each) => arm(hazy, each, hill)).join("") +
    HOUSES.map(([kind, hx, hy, size]) => houseGroup(hazy, { kind, x: hx, y: hy, size })).join("") +
    glints(630, 760, 34, sea[0] ?? "#ffffff", 0.6) +
    glints(760, 1060, 58, blend(sea[2] ?? "#ffffff", "#ffffff", 0.4), 0.5) +
    edge(-74, "#cdf3e2", 0.25) +
    edge(-36, "#d9f5e6", 0.35) +
    edge(-12, "#fbfdf8", 0.85) +
    edge(0, blend("#cfae7c", field, 0.12)) +
    edge(15, "#ecd6a8") +
    fill(curveDownTo(FIELD, 1260), field) +
    fill(curveDownTo(lowered(FIELD, 46), 1260), blend(field, "#3c5a3a", 0.14), 0.6)
  );
}
/** The water's edge, one wide curve that runs on behind the gaps, and the edge of the fields above the sand. */
const SHORE = pointsOf([
  -20, 836, 200, 838, 400, 852, 520, 868, 640, 902, 750, 962, 850, 1046, 940, 1088, 1040, 1072, 1130, 1012, 1220, 952,
  1320, 906, 1450, 878, 1620, 866,
]);
const FIELD = pointsOf([
  -20, 888, 200, 892, 400, 908, 520, 932, 640, 980, 740, 1052, 830, 1140, 900, 1220, 980, 1250, 1080, 1240, 1150, 1160,
  1240, 1052, 1330, 984, 1450, 944, 1620, 926,
]);

/** A boat at anchor on its waterline, its image broken by the water. */
function afloat(sheet: Sheet, drawing: Drawing, [x, y]: Point, scale: number): Drawing {
  const boat = place(drawing, x, y, scale);
  return reflection(sheet, { drawing: boat, y, opacity: 0.45 }) + boat;
}

/** What a tree throws on the ground, to the right of its foot: the stem, then the crown. */
function shadow(x: number, y: number, { long = 1, strength = 0.36 } = {}): Drawing {
  const [middle, half] = [x + 120 * long, 130 * long];
  const lobes = [-0.7, -0.3, 0.1, 0.5, 0.85].map((at, index) =>
    disc(middle + at * half, y + 6 + (index % 2 ? -4 : 4), half * 0.42, 17),
  );
  return fill(
    `M${x - 20} ${y - 4}L${middle} ${y - 4}V${y + 10}L${x - 14} ${y + 6}Z${lobes.join("")}`,
    "#3a3f5c",
    strength,
  );
}

const SEASONS: readonly Season[] = [
  {
    sky: ["#5f7791", "#9db0bd", "#dfe2da"],
    sea: ["#8fa9b6", "#4d7389", "#7d9ea6"],
    hill: ["#8aa874", "#5f8268"],
    field: "#6f9852",
    sun: { at: [88, 158], radius: 30, colour: "#e6e6dc", halo: [190, "#dfe5e6", 0.55] },
    boat: (sheet) => afloat(sheet, tirhandil(sheet), [290, 700], 0.5),
    hero: winter,
  },
  {
    sky: ["#4a9bc8", "#96cbdc", "#f2f2dd"],
    sea: ["#97c6d2", "#3d8fb3", "#86c3be"],
    hill: ["#a8c466", "#7c9c5c"],
    field: "#7fae4a",
    sun: { at: [520, 196], radius: 40, colour: "#fff3c4", halo: [200, "#fff0c0", 0.75] },
    boat: (sheet) => afloat(sheet, fishingBoat(sheet), [236, 636], 0.6),
    hero: spring,
  },
  {
    sky: ["#2a8acb", "#74c6e4", "#f3f0d4"],
    sea: ["#78cbd8", "#1597bd", "#86dccb"],
    hill: ["#d1b980", "#a88f66"],
    field: "#e0c480",
    sun: { at: [950, 92], radius: 35, colour: "#fffef4", halo: [240, "#ffffff", 0.8] },
    boat: (sheet) => afloat(sheet, sailingYacht(sheet), [110, 676], 0.62),
    hero: summer,
  },
  {
    sky: ["#7f9fb0", "#e6c79c", "#fbb878"],
    sea: ["#f0cf9c", "#7b97a0", "#a9bfa6"],
    hill: ["#d3a468", "#96706a"],
    field: "#cfa45c",
    sun: { at: [1292, 378], radius: 66, colour: "#f98a3c", halo: [330, "#ffb063", 0.85] },
    hero: autumn,
  },
];

/** Colour of the underside of the rain cloud. */
const BELLY = "#5f738a";
/** Heaps of the rain cloud from the far, lit ones to its dark belly: a colour, and discs by middle and radius. */
const HEAPS = [
  ["#b3bfca", placesOf([-30, 208, 58, 40, 206, 44, 132, 190, 62, 196, 150, 50, 270, 130, 84, 380, 176, 60])],
  ["#8b9cae", placesOf([-10, 262, 76, 78, 250, 46, 150, 236, 74, 240, 224, 48, 330, 226, 86, 416, 250, 50])],
  [BELLY, placesOf([-30, 312, 50, 40, 306, 66, 130, 316, 42, 212, 296, 82, 300, 312, 44, 376, 300, 72])],
] as const;
/** How far the rain is blown to the left for each unit that it falls. */
const SLANT = 0.3;
/** Where the rain falls more densely: from and to, under the cloud. */
const CURTAINS = [
  [-20, 110],
  [180, 330],
  [290, 400],
  [470, 560],
] as const;

/** A bank of cloud from edge to edge, and the rain out of it over hills and water: veils, and drops in them. */
function rain(sheet: Sheet): Drawing {
  const random = randomOf(4);
  const [top, bottom] = [310, 860];
  const fall = (bottom - top) * SLANT;
  const veil = sheet.linear(
    [
      [0, BELLY, 1],
      [0.2, "#6b8096", 0.5],
      [1, "#8fa3b2", 0],
    ],
    [0, top],
    [0, bottom],
  );
  const curtain = ([left, right]: readonly [number, number]) =>
    polygon([
      [left, top],
      [right, top],
      [right - fall, bottom],
      [left - fall, bottom],
    ]);
  const drops = counted(80).map(() => {
    const long = random.between(24, 64);
    return `M${short(random.between(10, 440))} ${short(random.between(330, 860))}l${short(-long * SLANT)} ${short(long)}`;
  });
  return (
    HEAPS.map(
      ([colour, heaps]) =>
        fill(heaps.map(([x, y, radius]) => disc(x, y, radius)).join(""), colour) +
        fill(box(-20, 290, 440, top - 290), colour),
    ).join("") +
    fill(curtain([-40, 640]), veil) +
    CURTAINS.map((each) => fill(curtain(each), veil, 0.55)).join("") +
    stroke(drops.join(""), "#eef4f8", 1.6, 0.42)
  );
}

/** Mandarins before a whitewashed wall, somebody on the way along it in the rain. */
function winter(sheet: Sheet): Drawing {
  return (
    rain(sheet) +
    fill(box(0, 945, PANEL, 140), "#e9ebee") +
    fill(box(0, 951, PANEL, 9), "#b4c0d2") +
    fill(box(0, 934, PANEL, 9), "#fffefa") +
    fill(box(0, 943, PANEL, 8), "#d5dbe4") +
    fill(box(0, 1076, PANEL, 9), "#a9b6cc") +
    shadow(134, 1130, { long: 0.9, strength: 0.22 }) +
    place(ladenMandarin(sheet), 134, 1130, 0.58) +
    place(
      person(sheet, { pose: "walking", mirrored: true, top: "#d8a63c", sleeves: "long", hairstyle: "scarf" }),
      330,
      1112,
      1.2,
    ) +
    fill(lens(304, 1132, 130, 12) + lens(70, 1168, 150, 15) + lens(262, 1182, 110, 10), "#c3d3da", 0.6) +
    stroke("M307 1048L327 940", "#4b3538", 3) +
    fill("M272 996Q276 948 326 944Q376 950 384 1000Q366 990 350 1000Q330 988 312 998Q292 986 272 996Z", "#c2493a") +
    fill("M326 944Q376 950 384 1000Q366 990 350 1000Q348 964 326 944Z", "#8f3136")
  );
}

/** A Judas tree in blossom over poppies and daisies, among them a child who gathers some. */
function spring(sheet: Sheet): Drawing {
  const random = randomOf(9);
  const [childX, childY] = [88, 1102];
  const flowers = counted(44).map((index) => {
    const [x, y] = [24 + ((index * 0.618) % 1) * 342, 1056 + index * 2.5];
    const size = 0.22 + index * 0.009;
    const drawing = index % 3 ? fieldPoppy(sheet, random.pick(["open", "side", "cup"])) : daisy();
    return { x, y, drawing: place(drawing, x, y, size) };
  });
  const open = flowers.filter(({ x, y }) => Math.abs(x - childX) > 44 || y > childY + 26 || y < childY - 40);
  const those = (near: boolean) =>
    open
      .filter(({ y }) => y > childY === near)
      .map(({ drawing }) => drawing)
      .join("");
  return (
    shadow(190, 1080) +
    place(judasTree(sheet), 190, 1080, 0.96) +
    those(false) +
    place(gatherer(sheet), childX, childY, 1.2) +
    those(true)
  );
}

/** A daisy on its stem. */
function daisy(): Drawing {
  const petals = counted(8).map((petal) => disc(14 * Math.cos(petal * 0.785), 12 * Math.sin(petal * 0.785), 7, 6));
  return (
    stroke("M0 0Q6 50 0 90", "#4f6338", 3) +
    petals.map((petal) => fill(petal, "#fffdf2")).join("") +
    fill(disc(0, 0, 8), "#f0b73c")
  );
}

/** A child on its heels, a hand at a poppy, before it a basket of those it has. */
function gatherer(sheet: Sheet): Drawing {
  const girl = {
    child: true,
    slender: true,
    pose: "crouching",
    wears: "shorts",
    top: "#f2c53d",
    bottom: "#2f6f9c",
  } as const;
  return (
    person(sheet, { ...girl, hairstyle: "bun", hat: "#f3dfae" }) +
    fill("M20-6Q22-22 33-22Q44-22 46-6", "#4f7a38") +
    dots(
      [
        [25, -17],
        [33, -23],
        [41, -17],
        [36, -15],
        [29, -13],
      ],
      4.6,
      "#d8402f",
    ) +
    fill("M19-11H47L43 4Q33 7 23 4Z", "#b98650") +
    fill("M36-11H47L43 4Q39 6 34 6Z", "#85592f")
  );
}

/** The beach from a balcony's height: the sea is at 0, a person 1.7 high. */
const BEACH = cameraOf({ horizon: HORIZON, centre: 195, eye: 7 });
/** The jetty from its landing outwards; what is right of its middle has negative `across`. */
const JETTY = frameOf(BEACH, { right: -0.98, away: 18.5, heading: 11.5 });
const [DECK, LONG, HALF] = [0.62, 11.4, 1.1] as const;
/** Where the ladder hangs, from one rail to the other, and how far from the edge it is at a height over the water. */
const LADDER = [10, 10.8] as const;
function ladderAt(up: number): number {
  return -HALF - mixed(0.66, 0.1, (up + 0.25) / (DECK + 0.25));
}

/** An area on the jetty or beside it. */
function area(...places: readonly Place[]): Path {
  return polygon(places.map(JETTY));
}

/** How large a person is at a place of the jetty. */
function sizeAt(along: number): number {
  return (JETTY([along, 0, DECK])[1] - JETTY([along, 0, DECK + 1.7])[1]) / 100;
}

/** A jetty from the sand out over the water; on it a parasol, a woman on the edge, her legs over the water, a man on the ladder. */
function summer(sheet: Sheet): Drawing {
  const bathing = { wears: "swimming", sleeves: "none", shadow: false } as const;
  const [seatX, seatY] = JETTY([6.6, -HALF + 0.16, DECK]);
  const woman = person(sheet, { ...bathing, slender: true, pose: "sitting", top: "#2f5f9c", hairstyle: "bun" });
  const size = sizeAt(6.6);
  return (
    deck() +
    landing() +
    ladderWithBather(person(sheet, { ...bathing, pose: "climbing", mirrored: true, bottom: "#c8452f" })) +
    fill(lens(seatX + 34, seatY + 54, 46, 8), "#146a70", 0.4) +
    fill(disc(seatX - 2, seatY + 1, 22, 6), "#8a6f66", 0.5) +
    place(woman, seatX, seatY + 26 * size, size) +
    towel([8.1, 9.8], [-0.4, 0.4]) +
    parasol(sheet, [4, 0.25])
  );
}

/** Planks, their edge and posts, and their soft shade on the water. */
function deck(): Drawing {
  const flat = (from: number, to: number, up: number, shift = 0) =>
    area([from, HALF + shift, up], [to, HALF + shift, up], [to, -HALF + shift, up], [from, -HALF + shift, up]);
  const post = (along: number, across: number) => {
    const [width, up, down] = [0.09, DECK - 0.1, -0.3];
    const front = (right: number) =>
      area([along, across + width, up], [along, right, up], [along, right, down], [along, across + width, down]);
    return fill(front(across - width), "#6f4f44") + fill(front(across + 0.02), "#a97a52");
  };
  const posts = [11.1, 8.7, 6.3, 3.9];
  const count = 36;
  const seams = counted(count).map((index) => {
    const along = (LONG * index) / count;
    return polyline([JETTY([along, HALF, DECK]), JETTY([along, -HALF, DECK])]);
  });
  const worn = counted(count)
    .filter((index) => index % 5 === 1 || index % 7 === 3)
    .map((index) => flat((LONG * index) / count, (LONG * (index + 1)) / count, DECK));
  const side = (low: number, high: number) =>
    area([0, -HALF, high], [LONG, -HALF, high], [LONG, -HALF, low], [0, -HALF, low]);
  return (
    [-0.16, -0.3, -0.44].map((shift) => fill(flat(2.7, LONG, 0, shift), "#17606c", 0.2)).join("") +
    posts.map((along) => post(along, HALF - 0.15)).join("") +
    posts.map((along) => post(along, -HALF + 0.1)).join("") +
    fill(side(DECK - 0.24, DECK), "#9a7464") +
    fill(side(DECK - 0.24, DECK - 0.16), "#7a584f") +
    fill(flat(0, LONG, DECK), "#efd6a6") +
    fill(worn.join(""), "#dfc08c") +
    stroke(seams.join(""), "#a98670", 1.7, 0.8)
  );
}

/** The landward end: it lies on a sill of stone in the sand, which has drifted against its side; a step before it. */
function landing(): Drawing {
  const front = (along: number, half: number, low: number, high: number) =>
    area([along, half, high], [along, -half, high], [along, -half, low], [along, half, low]);
  // Its crest falls along the beam to the level of the water, its foot runs out into the beach.
  const drift = area(
    [-0.4, -HALF - 0.7, 0],
    [-0.06, -HALF - 0.1, 0.3],
    [0.3, -HALF, 0.44],
    [1.2, -HALF, 0.42],
    [2, -HALF, 0.26],
    [2.7, -HALF, 0.04],
    [3, -HALF - 0.1, 0],
    [1.6, -HALF - 1, 0],
  );
  const [stepHalf, stepTop] = [0.8, 0.3];
  return (
    fill(front(0, HALF, DECK - 0.24, DECK), "#c79c6c") +
    fill(front(0, HALF + 0.04, 0, DECK - 0.24), "#cfc4b0") +
    fill(front(0, HALF + 0.04, DECK - 0.3, DECK - 0.24), "#8d7f74") +
    fill(drift, "#ecd6a8") +
    fill(
      area(
        [0.1, -HALF, 0.44],
        [1.2, -HALF, 0.42],
        [2, -HALF, 0.26],
        [2.7, -HALF, 0.04],
        [2.6, -HALF - 0.22, 0.02],
        [1.2, -HALF - 0.3, 0.26],
        [0.2, -HALF - 0.16, 0.3],
      ),
      "#a98a74",
      0.4,
    ) +
    fill(
      area([-0.62, -stepHalf, 0], [0, -stepHalf, 0], [0.1, -stepHalf - 0.42, 0], [-0.5, -stepHalf - 0.42, 0]),
      "#8a6f5c",
      0.4,
    ) +
    fill(
      area([-0.62, -stepHalf, stepTop], [0, -stepHalf, stepTop], [0, -stepHalf, 0], [-0.62, -stepHalf, 0]),
      "#a09484",
    ) +
    fill(front(-0.62, stepHalf, 0, stepTop), "#d9cfbd") +
    fill(
      area([-0.62, stepHalf, stepTop], [0, stepHalf, stepTop], [0, -stepHalf, stepTop], [-0.62, -stepHalf, stepTop]),
      "#f6efdf",
    )
  );
}

/** Two rails bolted to the planks, bent over the edge and down into the water; a man with a foot on either of two rungs. */
function ladderWithBather(man: Drawing): Drawing {
  const [near, far] = LADDER;
  const middle = (near + far) / 2;
  const rail = (along: number) =>
    polyline([
      JETTY([along, -HALF + 0.32, DECK]),
      JETTY([along, -HALF + 0.32, DECK + 0.72]),
      JETTY([along, -HALF + 0.22, DECK + 0.82]),
      JETTY([along, -HALF, DECK + 0.82]),
      JETTY([along, -HALF - 0.1, DECK + 0.72]),
      JETTY([along, -HALF - 0.1, DECK]),
      JETTY([along, ladderAt(-0.25), -0.25]),
    ]);
  const rungs = [0.42, 0.1, -0.2].map((up) =>
    polyline([JETTY([near, ladderAt(up), up]), JETTY([far, ladderAt(up), up])]),
  );
  const feet = LADDER.map((along) => disc(...JETTY([along, -HALF + 0.32, DECK]), 5, 2.6));
  const [footX, footY] = JETTY([middle, ladderAt(0.1), 0.1]);
  const [waterX, waterY] = JETTY([middle, ladderAt(-0.1), -0.1]);
  const size = sizeAt(middle);
  return (
    fill(feet.join(""), "#6f8088") +
    stroke(rail(far), "#dfeaea", 3) +
    stroke(rungs.join(""), "#f6fbf6", 4) +
    place(man, footX - 6 * size, footY + 1.6 * size, size) +
    stroke(rail(near), "#f6fbf6", 3.2) +
    fill(lens(waterX + 2, waterY + 3, 46, 5) + lens(waterX + 8, waterY + 11, 30, 4), "#f4fdf6", 0.85)
  );
}

/** A striped towel on the planks. */
function towel([from, to]: readonly [number, number], [right, left]: readonly [number, number]): Drawing {
  const strip = (low: number, high: number) =>
    polygon([
      JETTY([low, left, DECK]),
      JETTY([high, left, DECK]),
      JETTY([high, right, DECK]),
      JETTY([low, right, DECK]),
    ]);
  return (
    fill(strip(from, to), "#fdf6e6") +
    fill(
      [0.12, 0.3, 0.7, 0.88]
        .map((share) => strip(mixed(from, to, share - 0.05), mixed(from, to, share + 0.05)))
        .join(""),
      "#2a8f9e",
    )
  );
}

/** A parasol on the jetty, seen from above: its gores from the light to the shade, its pole in a foot, its shade on the planks. */
function parasol(sheet: Sheet, [along, across]: readonly [number, number]): Drawing {
  const rim = (index: number, up: number, [a, c]: readonly [number, number] = [along, across]): Point => {
    const angle = (Math.PI * index) / 4 + 0.2;
    return JETTY([a + Math.cos(angle) * 1.25, c + Math.sin(angle) * 1.25, up]);
  };
  const [top, low] = [JETTY([along, across, DECK + 2.55]), JETTY([along, across, DECK])];
  const tones = ["#e8744a", "#f7ead2", "#f08a58", "#fff6e2", "#e8744a", "#e6d3bd", "#b8452f", "#d3b8a8"];
  const shade = polygon(counted(8).map((index) => rim(index, DECK, [along - 0.5, across - 0.95])));
  const flat = polygon([
    JETTY([0, HALF, DECK]),
    JETTY([LONG, HALF, DECK]),
    JETTY([LONG, -HALF, DECK]),
    JETTY([0, -HALF, DECK]),
  ]);
  const gores = [1, 0, 2, 7, 3, 6, 4, 5].map((index) => {
    const [from, to] = [rim(index, DECK + 2), rim(index + 1, DECK + 2)];
    return fill(polygon([top, from, to]), tones[index] ?? "#e8744a");
  });
  return (
    sheet.clipped(flat, fill(shade, "#8a6f66", 0.7)) +
    fill(disc(low[0], low[1], 17, 7), "#8d7f7c") +
    fill(disc(low[0] - 2, low[1] - 3, 15, 6), "#d9d3cc") +
    stroke(polyline([low, top]), "#f4ead2", 5) +
    gores.join("") +
    fill(disc(top[0], top[1] - 3, 4.5), "#fff6e2")
  );
}

/** Low light: an olive over its net, a ladder at its lowest bough and somebody who picks; before them a boat hauled up for the winter, a mill on the ridge. */
function autumn(sheet: Sheet): Drawing {
  const late = sheet.tinted({ wall: "#fdeeda", wallShade: "#e3bfa8", wallDeep: "#8f6c74", wallBright: "#fff7ea" });
  return (
    place(windmill(late, { turn: 20 }), 236, 371, 0.34) +
    place(
      shadow(262, 1014, { long: 1.3 }) + olivesNet(sheet) + place(harvestOlive(sheet), 258, 1014, 0.66) + picker(sheet),
      0,
      -34,
    ) +
    beachedBoat(HAULED, { right: -3, away: 30.2, heading: 122 }, ["#8c6552", "#4a3a40"])
  );
}

/** A ladder whose head lies on the left bough of the olive, and a man high on it. */
function picker(sheet: Sheet): Drawing {
  const at = (share: number, right: number): Point => [
    mixed(100, 184, share) + right * mixed(32, 22, share),
    mixed(1050, 872, share) + right * 4,
  ];
  const rails = polyline([at(0, 0), at(1, 0)]) + polyline([at(0, 1), at(1, 1)]);
  const rungs = [0.09, 0.225, 0.36, 0.495, 0.63, 0.765, 0.9].map((share) => polyline([at(share, 0), at(share, 1)]));
  const [footX, footY] = at(0.36, 0.5);
  return (
    place(stroke(rails, "#7d5646", 6), 1.6, 1) +
    stroke(rails + rungs.join(""), "#e6bb82", 4) +
    place(person(sheet, { pose: "picking", top: "#3f7a9c", hat: "#e7cf9a", shadow: false }), footX, footY, 1.02)
  );
}
/** The same view for a boat of four metres, whose own metres are shorter. */
const HAULED = cameraOf({ horizon: HORIZON, centre: 195, eye: 10.8 });

/** Corners of the net, its edges sagging between them, and the folds: a ridge of the cloth from its middle to its edge. */
const NET = pointsOf([
  92, 1034, 118, 1014, 152, 1006, 176, 990, 214, 980, 252, 988, 298, 982, 334, 994, 364, 998, 352, 1014, 366, 1030, 344,
  1044, 318, 1062, 286, 1060, 262, 1078, 224, 1068, 186, 1072, 152, 1056, 124, 1056,
]);
const FOLDS = [
  [118, 1016, 224, 1012],
  [138, 1058, 236, 1022],
  [206, 1074, 250, 1028],
  [276, 1070, 272, 1030],
  [332, 1052, 290, 1024],
  [360, 1022, 296, 1014],
  [316, 988, 278, 1006],
] as const;

/** The net under the olive: a cloth in folds towards its torn edge, meshes that show the ground, olives gathered in its hollows. */
function olivesNet(sheet: Sheet): Drawing {
  const random = randomOf(21);
  const torn = NET.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = NET[(index + 1) % NET.length] ?? [x, y];
    return counted(5).map((step) => {
      const out = step ? 1 + random.around(0.028) : 1;
      return [262 + (mixed(x, nextX, step / 5) - 262) * out, 1024 + (mixed(y, nextY, step / 5) - 1024) * out];
    });
  });
  const cloth = polygon(torn);
  const fold = (wide: number, shift: number) =>
    FOLDS.map(([x, y, innerX, innerY]) =>
      polygon([
        [innerX, innerY],
        [x + shift, y],
        [x + shift + wide, y + 4],
      ]),
    ).join("");
  const meshes = counted(34).map((index) => `M${60 + index * 12} 960l-70 130M${20 + index * 12} 960l110 130`);
  const fruits = counted(60).map((): Point => {
    const along = random.next();
    return [mixed(150, 330, along) + random.around(12), 1046 + Math.sin(along * 3.1) * 14 + random.around(9)];
  });
  return (
    place(fill(cloth, "#4a4a3c", 0.55), 4, 5) +
    fill(cloth, "#7d9460") +
    sheet.clipped(
      cloth,
      fill(fold(26, 4), "#53704f") +
        fill(fold(-18, 4), "#aebf80") +
        stroke(meshes.join(""), "#46603f", 0.9, 0.4) +
        dots(fruits, 3, "#3c3346") +
        dots(
          fruits.filter((_, index) => index % 3 === 0),
          2.6,
          "#8a8a4a",
        ),
    )
  );
}
