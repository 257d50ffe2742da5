import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { dots, type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, polygon, polyline, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { beachedBoat } from "../parts/boats/beachedBoat.ts";
import { fishingBoat, sailingYacht } from "../parts/boats/boats.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { fieldPoppy } from "../parts/plants/fieldPoppy.ts";
import { harvestOlive, judasTree, ladenMandarin } from "../parts/plants/seasonTrees.ts";
import { reflection } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";

const HORIZON = 540;
const [PANEL, GAP] = [389.5, 14] as const;

/** What a season changes in the one view of the bay. */
interface Season {
  sky: readonly string[];
  sea: readonly string[];
  hill: readonly [lit: string, shade: string];
  field: string;
  sun: Point;
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
function bay(sheet: Sheet, { sky, sea, hill, field, sun: [x, y] }: Season): Drawing {
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
    sheet.glow([x, y], 170, "#fff3cf", 0.75) +
    fill(disc(x, y, 42), "#fff8e2") +
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
function shadow(x: number, y: number, long = 1): Drawing {
  const [middle, half] = [x + 120 * long, 130 * long];
  const lobes = [-0.7, -0.3, 0.1, 0.5, 0.85].map((at, index) =>
    disc(middle + at * half, y + 6 + (index % 2 ? -4 : 4), half * 0.42, 17),
  );
  return fill(`M${x - 20} ${y - 4}L${middle} ${y - 4}V${y + 10}L${x - 14} ${y + 6}Z${lobes.join("")}`, "#3a3f5c", 0.36);
}

const SEASONS: readonly Season[] = [
  {
    sky: ["#5f7791", "#9db0bd", "#dfe2da"],
    sea: ["#8fa9b6", "#4d7389", "#7d9ea6"],
    hill: ["#8aa874", "#5f8268"],
    field: "#6f9852",
    sun: [104, 152],
    boat: (sheet) => afloat(sheet, tirhandil(sheet), [290, 700], 0.5),
    hero: winter,
  },
  {
    sky: ["#4a9bc8", "#96cbdc", "#f2f2dd"],
    sea: ["#97c6d2", "#3d8fb3", "#86c3be"],
    hill: ["#a8c466", "#7c9c5c"],
    field: "#7fae4a",
    sun: [510, 150],
    boat: (sheet) => afloat(sheet, fishingBoat(sheet), [236, 636], 0.6),
    hero: spring,
  },
  {
    sky: ["#2a8acb", "#74c6e4", "#f3f0d4"],
    sea: ["#78cbd8", "#1597bd", "#86dccb"],
    hill: ["#d1b980", "#a88f66"],
    field: "#e0c480",
    sun: [910, 96],
    boat: (sheet) => afloat(sheet, sailingYacht(sheet), [110, 676], 0.62),
    hero: summer,
  },
  {
    sky: ["#7f9fb0", "#e6c79c", "#fbb878"],
    sea: ["#f0cf9c", "#7b97a0", "#a9bfa6"],
    hill: ["#d3a468", "#96706a"],
    field: "#cfa45c",
    sun: [1300, 336],
    hero: autumn,
  },
];

/** Mandarins before a whitewashed wall, somebody on the way along it; a shower from one dark cloud. */
function winter(sheet: Sheet): Drawing {
  const random = randomOf(4);
  const drops = counted(22).map(() => `M${short(random.between(60, 420))} ${short(random.between(190, 880))}l-22 76`);
  const cloudy = sheet.tinted({ cloud: "#8797a8", cloudShade: "#647689" });
  return (
    heapedCloud(cloudy, { x: 220, y: 200, length: 310, seed: 3 }) +
    stroke(drops.join(""), "#eef4f8", 1.8, 0.5) +
    fill(box(0, 945, PANEL, 140), "#e9ebee") +
    fill(box(0, 951, PANEL, 9), "#b4c0d2") +
    fill(box(0, 934, PANEL, 9), "#fffefa") +
    fill(box(0, 943, PANEL, 8), "#d5dbe4") +
    fill(box(0, 1076, PANEL, 9), "#a9b6cc") +
    shadow(142, 1130) +
    place(ladenMandarin(sheet), 142, 1130, 0.72) +
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

/** A Judas tree in blossom over poppies and daisies. */
function spring(sheet: Sheet): Drawing {
  const random = randomOf(9);
  const flowers = counted(44).map((index) => {
    const [x, y] = [24 + ((index * 0.618) % 1) * 342, 1056 + index * 2.5];
    const size = 0.22 + index * 0.009;
    if (index % 3) return place(fieldPoppy(sheet, random.pick(["open", "side", "cup"])), x, y, size);
    const petals = counted(8).map((petal) => disc(14 * Math.cos(petal * 0.785), 12 * Math.sin(petal * 0.785), 7, 6));
    const daisy = petals.map((petal) => fill(petal, "#fffdf2")).join("") + fill(disc(0, 0, 8), "#f0b73c");
    return place(stroke("M0 0Q6 50 0 90", "#4f6338", 3) + daisy, x, y, size);
  });
  return shadow(190, 1080) + place(judasTree(sheet), 190, 1080, 0.96) + flowers.join("");
}

/** The beach from a balcony's height: the sea is at 0, a person 1.7 high. */
const BEACH = cameraOf({ horizon: HORIZON, centre: 195, eye: 7 });
/** The jetty from its landing outwards; what is right of its middle has negative `across`. */
const JETTY = frameOf(BEACH, { right: -1.22, away: 19, heading: 16 });
const [DECK, LONG, HALF] = [0.7, 11.6, 1.1] as const;

/** How large a person is at a place of the jetty. */
function sizeAt(along: number): number {
  return (JETTY([along, 0, DECK])[1] - JETTY([along, 0, DECK + 1.7])[1]) / 100;
}

/** A jetty on posts over its own shade; on it a parasol, a woman on the edge, her legs over the water, a man on the ladder. */
function summer(sheet: Sheet): Drawing {
  const bathing = { wears: "swimming", sleeves: "none", shadow: false } as const;
  const [seatX, seatY] = JETTY([5.4, -HALF + 0.16, DECK]);
  const [rungX, rungY] = JETTY([10.4, -HALF - 0.2, 0]);
  const woman = person(sheet, { ...bathing, slender: true, pose: "sitting", top: "#2f5f9c", hairstyle: "bun" });
  const man = person(sheet, { ...bathing, pose: "climbing", mirrored: true, bottom: "#c8452f" });
  const [size, far] = [sizeAt(5.4), sizeAt(10.4)];
  return (
    deck() +
    jettyLadder() +
    sheet.clipped(box(rungX - 80, rungY - 140, 160, 146), place(man, rungX + 2, rungY + 12, far)) +
    fill(lens(rungX + 6, rungY + 7, 56, 7), "#f4fdf6", 0.9) +
    fill(lens(seatX + 34, seatY + 54, 46, 8), "#146a70", 0.4) +
    fill(disc(seatX - 2, seatY + 1, 22, 6), "#8a6f66", 0.5) +
    place(woman, seatX, seatY + 26 * size, size) +
    towel([6.9, 8.7], [-0.4, 0.4]) +
    parasol(sheet, [2.5, 0.25])
  );
}

/** Planks, their edge and posts, and what they throw on the water and the sand. */
function deck(): Drawing {
  const quad = (...places: readonly Place[]) => polygon(places.map(JETTY));
  const flat = (from: number, to: number, up: number, shift = 0) =>
    quad([from, HALF + shift, up], [to, HALF + shift, up], [to, -HALF + shift, up], [from, -HALF + shift, up]);
  const post = (along: number, across: number) => {
    const [width, up, down] = [0.09, DECK - 0.1, along < 1 ? 0.1 : -0.35];
    return (
      fill(
        quad(
          [along, across + width, up],
          [along, across - width, up],
          [along, across - width, down],
          [along, across + width, down],
        ),
        "#6f4f44",
      ) +
      fill(
        quad(
          [along, across + width, up],
          [along, across + 0.02, up],
          [along, across + 0.02, down],
          [along, across + width, down],
        ),
        "#a97a52",
      )
    );
  };
  const posts = [11.3, 8.5, 5.7, 2.9, 0.2];
  const count = 36;
  const seams = counted(count).map((index) => {
    const along = (LONG * index) / count;
    return polyline([JETTY([along, HALF, DECK]), JETTY([along, -HALF, DECK])]);
  });
  const worn = counted(count)
    .filter((index) => index % 5 === 1 || index % 7 === 3)
    .map((index) => flat((LONG * index) / count, (LONG * (index + 1)) / count, DECK));
  const side = (low: number, high: number) =>
    quad([0, -HALF, high], [LONG, -HALF, high], [LONG, -HALF, low], [0, -HALF, low]);
  const front = quad([0, HALF, DECK], [0, -HALF, DECK], [0, -HALF, DECK - 0.24], [0, HALF, DECK - 0.24]);
  return (
    fill(flat(-0.3, LONG + 0.1, 0, -0.75), "#17505c", 0.5) +
    posts.map((along) => post(along, HALF - 0.15)).join("") +
    posts.map((along) => post(along, -HALF + 0.1)).join("") +
    fill(side(DECK - 0.24, DECK), "#9a7464") +
    fill(side(DECK - 0.24, DECK - 0.16), "#7a584f") +
    fill(front, "#c79c6c") +
    fill(flat(0, LONG, DECK), "#efd6a6") +
    fill(worn.join(""), "#dfc08c") +
    stroke(seams.join(""), "#a98670", 1.7, 0.8)
  );
}

/** Two rails over the edge near the jetty's end, rungs down into the water. */
function jettyLadder(): Drawing {
  const rail = (along: number) =>
    polyline([
      JETTY([along, -HALF + 0.3, DECK]),
      JETTY([along, -HALF + 0.3, DECK + 0.8]),
      JETTY([along, -HALF - 0.1, DECK + 0.8]),
      JETTY([along, -HALF - 0.14, -0.3]),
    ]);
  const rungs = [0.5, 0.25, 0].map((up) =>
    polyline([JETTY([10.1, -HALF - 0.14, up]), JETTY([10.8, -HALF - 0.14, up])]),
  );
  return stroke(rail(10.8) + rungs.join("") + rail(10.1), "#f6fbf6", 3.4);
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

/** Low light: an olive over its net, a ladder in its boughs and somebody who picks; before them a boat hauled up for the winter. */
function autumn(sheet: Sheet): Drawing {
  return (
    place(
      shadow(262, 1014, 1.3) +
        olivesNet(sheet) +
        place(harvestOlive(sheet), 258, 1014, 0.66) +
        stroke("M122 1046L186 838M152 1050L204 838", "#8a5f4a", 6) +
        stroke(
          "M121 1045L185 838M151 1049L203 838M131 1014L156 1018M141 982L164 986M150 952L172 955M159 922L179 925M168 892L187 894M177 864L195 866",
          "#e6bb82",
          4,
        ) +
        place(person(sheet, { pose: "picking", top: "#3f7a9c", hat: "#e7cf9a", shadow: false }), 150, 985, 1.02),
      0,
      -34,
    ) + beachedBoat(HAULED, { right: -3, away: 30.2, heading: 122 }, ["#8c6552", "#4a3a40"])
  );
}
/** The same view for a boat of four metres, whose own metres are shorter. */
const HAULED = cameraOf({ horizon: HORIZON, centre: 195, eye: 10.8 });

/** The net under the olive: a cloth with folds and a turned-up hem, olives gathered in it. */
function olivesNet(sheet: Sheet): Drawing {
  const random = randomOf(21);
  const cloth =
    "M112 1034Q130 1006 176 996Q230 982 290 990Q352 988 374 1012Q386 1034 350 1046Q316 1064 262 1056Q220 1070 176 1056Q122 1058 112 1034Z";
  const fruits = counted(70).map((): Point => [random.between(150, 350), random.between(1006, 1052)]);
  return (
    fill(cloth, "#3f5a4c") +
    place(fill(cloth, "#7f9c6c"), 0, -5) +
    sheet.clipped(
      cloth,
      fill(
        "M130 1022Q190 1016 226 1058L250 1052Q214 1006 150 1004ZM250 996Q300 1010 330 1052L352 1042Q326 1004 290 990ZM176 996Q210 1006 236 1000L220 988Z",
        "#5f7f5c",
      ) +
        fill(
          "M150 1004Q214 1006 250 1052L262 1048Q226 1000 176 996ZM290 990Q326 1004 352 1042L364 1034Q340 1000 310 988Z",
          "#b4c48c",
        ) +
        dots(fruits, 3, "#3c3346") +
        dots(
          fruits.filter((_, index) => index % 3 === 0),
          2.6,
          "#8a8a4a",
        ),
    )
  );
}
