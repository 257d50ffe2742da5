import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { disc, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { ghostMausoleum } from "../parts/buildings/ghostMausoleum.ts";
import { village } from "../parts/buildings/house.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { bougainvillea, grass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 23, focal: 1700 });
/** The tomb's own measures: metres along, across and up from its middle. */
const tomb = frameOf(eye, { right: 1, away: 98, heading: 24 });
const [LONG, BROAD, DEEP] = [19.6, 16.6, -5] as const;

/** The Mausoleum's site in the morning: the cut pit with drums and stairs, and over it, in dots and thin at the foot, the lost tomb; roofs, bay, castle. */
export const SCENE: Scene = {
  name: "blog-halikarnas-mozolesi",
  seed: 114,
  mood: "morning",
  colours: {
    sky: ["#2b78a8", "#4f9abf", "#9fcbd2", "#f3e2ba"],
    zenith: "#1d5d90",
    ground: "#b7bd78",
    groundShade: "#7d8257",
  },
  grain: 0.26,
  crops: { wide: 60, square: 200 },
  draw(sheet) {
    sheet.add(sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.4 }), sheet.glow([120, 400], 520, "#fff3d0", 0.7));
    drawTown(sheet);
    drawPit(sheet);
    sheet.add(ghostMausoleum(sheet, tomb));
    drawNear(sheet);
  },
};

/** Houses on both sides of that garden: from where to where, and the chance they are drawn from. */
const TOWNS = [
  [-60, 400, 12],
  [1150, 1640, 31],
] as const;

/** Looking down to the harbour over the roofs: Karaada and the far shore, the castle, gardens. */
function drawTown(sheet: Sheet): void {
  const town = sheet.tinted({ stone: "#e8cf9f" });
  sheet.add(
    fill(
      "M-20 470Q120 440 260 424Q380 408 470 436Q560 470 700 488L900 492Q1040 470 1180 462Q1300 440 1420 452L1640 430V506H-20Z",
      "#a5c0cc",
    ),
    fill(
      "M260 424Q380 408 470 436Q560 470 700 488L420 506Q440 470 380 450Q350 430 260 424ZM1180 462Q1300 440 1420 452L1440 506H1240Q1270 480 1180 462Z",
      "#8fb0c1",
    ),
    sea(sheet, { top: HORIZON, bottom: 720, dabs: 34, foot: false }),
    place(bodrumCastle(town, { shade: false }), 120, 588, 0.32),
    fill("M-20 590Q200 574 420 588T900 580T1640 566V760H-20Z", "#b9b57e"),
    ...TOWNS.map(([from, to, seed]) =>
      village(sheet, {
        rows: 3,
        far: [from, to],
        near: [from, to],
        ground: (x, share) => 612 + share * 62 + Math.sin(x / 210) * 5,
        scale: [0.44, 0.8],
        seed,
        gardens: 0.24,
        flowers: 0.16,
      }),
    ),
    // The trees of the garden stand between tomb and town.
    farCrowns(randomOf(5), 56, [330, 1220], [588, 634], 26, "#5d7f58", "#7f9a62"),
    farCrowns(randomOf(8), 50, [300, 1250], [628, 672], 30, "#46694c", "#6d8a52"),
    fill("M-20 660Q300 648 620 662T1180 654T1640 658V700H-20Z", "#fbf0d6"),
    fill("M-20 670Q300 658 620 672T1180 664T1640 668V700H-20Z", "#c9a883"),
    fill("M-20 684Q300 672 620 686T1180 678T1640 682V1220H-20Z", sheet.mood.ground),
    fill(
      "M-20 690Q240 680 420 700T560 760Q380 800 160 780T-20 800ZM1640 690Q1420 684 1260 706T1150 770Q1320 800 1460 776T1640 800ZM-20 900Q180 870 330 930T300 1010Q120 1020-20 990ZM1200 960Q1400 920 1640 930V1030Q1420 1050 1200 960Z",
      "#a3ae68",
      0.8,
    ),
    // Trodden paths: one round the pit, one to it from below.
    fill(
      "M-20 846Q160 830 300 860L420 906Q640 960 960 1010Q1020 1000 1060 970L1190 840Q1300 812 1640 806V836Q1320 838 1220 862L1100 986Q1040 1036 960 1040L900 1036Q800 1080 760 1240H560Q640 1090 800 1018Q560 960 380 930L270 886Q140 862-20 876Z",
      "#e8d4a2",
    ),
  );
}

/** A block in the pit's own directions: lit front, shaded right side, bright top. */
function block([from, to]: Point, [left, right]: Point, [low, high]: Point): Drawing {
  const face = (...places: readonly Place[]) => polygon(places.map((at) => tomb(at)));
  return (
    fill(face([from, left, low], [from, right, low], [from, right, high], [from, left, high]), "#efd5a2") +
    fill(face([from, right, low], [to, right, low], [to, right, high], [from, right, high]), "#a88876") +
    fill(face([from, left, high], [from, right, high], [to, right, high], [to, left, high]), "#fff8e6")
  );
}

/** A column drum, standing: its top is an ellipse, its flutes round off to the shaded side, its shadow lies to the right. */
function drum([x, y]: Point, radius: number): Drawing {
  const [flat, tall] = [radius * 0.36, radius * 1.02];
  const flutes = [-0.72, -0.4, -0.05, 0.3, 0.62, 0.86].map((at): Path => {
    const bow = flat * Math.sqrt(1 - at * at);
    const half = radius * 0.055 * Math.sqrt(1 - at * at * 0.7);
    return polygon([
      [x + at * radius - half, y - tall + bow],
      [x + at * radius + half, y - tall + bow],
      [x + at * radius + half, y + bow],
      [x + at * radius - half, y + bow],
    ]);
  });
  const side = (from: number) =>
    `M${x + radius * from} ${y - tall}V${y + flat * Math.sqrt(1 - from * from)}A${radius} ${flat} 0 0 0 ${x + radius} ${y}V${y - tall}Z`;
  return (
    fill(disc(x + radius * 0.85, y + flat * 0.1, radius * 1.25, flat * 0.9), "#8b735c", 0.55) +
    fill(`M${x - radius} ${y - tall}V${y}A${radius} ${flat} 0 0 0 ${x + radius} ${y}V${y - tall}Z`, "#efd5a2") +
    fill(side(0.24), "#b38f7a") +
    fill(flutes.join(""), "#9a7768", 0.6) +
    fill(disc(x, y - tall, radius, flat), "#fff8e6") +
    fill(disc(x, y - tall, radius * 0.2, flat * 0.2), "#b38f7a")
  );
}

function drawPit(sheet: Sheet): void {
  const at = (along: number, across: number, up: number) => tomb([along * LONG, across * BROAD, up]);
  const rim = polygon([at(-1, 1, 0), at(1, 1, 0), at(1, -1, 0), at(-1, -1, 0)]);
  const lip = polygon(
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ].map(([u = 0, v = 0]) => tomb([u * (LONG + 1.5), v * (BROAD + 1.5), 0])),
  );
  const wall = (a: Point, b: Point) => polygon([at(...a, 0), at(...b, 0), at(...b, DEEP), at(...a, DEEP)]);
  const courses = (a: Point, b: Point) =>
    [0.25, 0.5, 0.75].map((share) => polyline([at(...a, DEEP * share), at(...b, DEEP * share)])).join("");
  const floor = polygon([at(-1, 1, DEEP), at(1, 1, DEEP), at(1, -1, DEEP), at(-1, -1, DEEP)]);
  const shadow = polygon([
    tomb([-LONG, BROAD, DEEP]),
    tomb([LONG, BROAD, DEEP]),
    tomb([LONG, BROAD - 5.4, DEEP]),
    tomb([-LONG + 2, BROAD - 5.4, DEEP]),
    tomb([-LONG + 2, -BROAD, DEEP]),
    tomb([-LONG, -BROAD, DEEP]),
  ]);
  const random = randomOf(17);
  const tufts = counted(40).map(() => {
    const [x, y] = tomb([random.between(-LONG, LONG), random.between(-BROAD, BROAD), DEEP]);
    return disc(x, y, random.between(6, 20), random.between(2, 4));
  });
  const stairs = counted(9).map((step) =>
    block([13 - step * 1.5 - 1.5, 13 - step * 1.5], [BROAD, BROAD - 5], [DEEP, DEEP * ((step + 1) / 10)]),
  );
  const stones = [
    block([9, 11], [6, 1], [DEEP, DEEP + 1]),
    block([9, 11], [-1, -6], [DEEP, DEEP + 1]),
    block([9, 11], [-8, -12], [DEEP, DEEP + 1]),
    block([-2, 0], [3, -4], [DEEP, DEEP + 0.9]),
    block([-3, 3], [-10, -12], [DEEP, DEEP + 0.8]),
  ];
  const drums = (
    [
      [4, 2],
      [5, -6],
      [1, -8],
      [-6, -3],
      [-7, 4],
    ] as const
  ).map(([along, across]) => {
    const spot = tomb([along, across, DEEP]);
    return { y: spot[1], drawing: drum(spot, 15 + (spot[1] - 760) * 0.05) };
  });
  const slabs = (a: Point, b: Point, count: number) =>
    shares(count).map((share): Drawing => {
      const [u, v] = [mixed(a[0], b[0], share) * (LONG + 0.8), mixed(a[1], b[1], share) * (BROAD + 0.8)];
      if (random.chance(0.22)) return "";
      return block(
        [u - 1, u + random.between(0.4, 1)],
        [v + 1, v - random.between(0.4, 1)],
        [0, random.between(0.2, 0.5)],
      );
    });
  sheet.add(
    fill(lip, "#f1deb0"),
    fill(rim, "#cdb680"),
    sheet.clipped(
      rim,
      fill(floor, "#d6c189") +
        fill(tufts.join(""), "#98a362", 0.8) +
        fill(wall([-1, 1], [1, 1]), "#93766c") +
        stroke(courses([-1, 1], [1, 1]), "#735a60", 2.4) +
        fill(wall([1, 1], [1, -1]), "#dcbb85") +
        stroke(courses([1, 1], [1, -1]), "#b3906c", 2.2) +
        fill(shadow, "#6d5864", 0.5) +
        stairs.join("") +
        stones.slice(0, 3).join("") +
        drums
          .toSorted((a, b) => a.y - b.y)
          .map(({ drawing }) => drawing)
          .join("") +
        stones.slice(3).join(""),
    ),
    ...slabs([1, 1], [1, -1], 12),
    ...slabs([1, 1], [-1, 1], 14),
    ...slabs([1, -1], [-1, -1], 14),
    ...slabs([-1, 1], [-1, -1], 13),
  );
}

/** Round about: cypresses and olives with their shadows, the path's edge, drums in a row before us, flowers cut by the edge. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(29);
  const tree = (drawing: Drawing, right: number, away: number, tall: number) =>
    place(drawing, ...eye([right, away, 0]), (metreAt(eye, [right, away, 0]) * tall) / 210);
  const visitor = (x: number, y: number, size: number, options: PersonOptions) =>
    place(person(sheet, options), x, y, size);
  const grasses = counted(16).map(() => {
    const [x, y] = [random.between(0, 1600), random.between(1056, 1090)];
    return disc(x, y, random.between(14, 46), random.between(3, 7));
  });
  sheet.add(
    fill(grasses.join(""), "#8f9c5c", 0.5),
    tree(cypress(sheet, { seed: 2 }), -46, 142, 14),
    tree(cypress(sheet, { seed: 3 }), -40, 128, 11),
    tree(cypress(sheet, { seed: 4 }), 49, 132, 13),
    tree(olive(sheet, { seed: 5 }), -33, 84, 9),
    tree(olive(sheet, { seed: 8 }), 36, 88, 9.4),
    tree(olive(sheet, { seed: 11 }), 47, 106, 8),
    fill("M-20 1090Q220 1040 470 1108Q560 1140 600 1240H-20ZM820 1240Q900 1120 1120 1096T1640 1060V1240Z", "#95a55f"),
    drum([250, 1090], 40),
    drum([390, 1120], 46),
    drum([1010, 1120], 44),
    drum([1240, 1096], 42),
    drum([1130, 1150], 50),
    visitor(700, 1098, 0.68, { pose: "pointing", top: "#c8643c", bottom: "#31507a" }),
    visitor(752, 1104, 0.66, { slender: true, wears: "skirt", top: "#fdf8ee", bottom: "#c2265f", hairstyle: "long" }),
    visitor(1172, 874, 0.44, { behind: true, wears: "shorts", top: "#31507a", bottom: "#f1e8d8" }),
    visitor(1196, 876, 0.43, {
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#f3c14a",
      bottom: "#f3c14a",
      hairstyle: "bun",
    }),
    visitor(352, 896, 0.47, { pose: "walking", wears: "shorts", top: "#fdf8ee", bottom: "#8a6a4a", hat: "#ecd3a3" }),
    grass(sheet, { from: 180, to: 560, ground: () => 1200, height: 56, count: 60, colour: "#75874d", seed: 5 }),
    grass(sheet, { from: 1050, to: 1420, ground: () => 1206, height: 56, count: 60, colour: "#75874d", seed: 6 }),
    bougainvillea(sheet, { x: 1540, y: 1120, width: 140, height: 100, seed: 5, count: 44, size: 34 }),
    bougainvillea(sheet, { x: 40, y: 1150, width: 120, height: 74, seed: 7, count: 30, size: 32 }),
  );
}
