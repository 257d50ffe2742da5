import { cameraOf, frameOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { ghostMausoleum } from "../parts/buildings/ghostMausoleum.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 680;
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 14, focal: 1700 });
/** The tomb's own measures: metres along, across and up from its middle. */
const tomb = frameOf(eye, { right: 8, away: 98, heading: 24 });
const [LONG, BROAD, DEEP] = [19.6, 16.6, -5] as const;

/**
 * The Mausoleum's site in the morning, from the terrace of its garden: the cut pit with drums and stairs, and over it, in dots and thin, the
 * lost tomb; behind it roofs, bay and castle.
 */
export const SCENE: Scene = {
  name: "blog-halikarnas-mozolesi",
  seed: 114,
  mood: "morning",
  colours: {
    sky: ["#2f78a6", "#5a9fbe", "#b4d0cb", "#f6dfb0", "#fbe3b0"],
    zenith: "#1d5d90",
    ground: "#b3b36f",
    groundShade: "#7d7a52",
  },
  grain: 0.26,
  crops: { wide: 100, square: 300 },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.4 }),
      sheet.glow([60, 560], 620, "#fff0c4", 0.8),
      sweptCloud(sheet, { x: 300, y: 250, length: 620, seed: 4 }),
    );
    drawTown(sheet);
    drawGarden(sheet);
    drawPit(sheet);
    sheet.add(`<g opacity="0.9">${ghostMausoleum(sheet, tomb)}</g>`);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

/** Looking down to the harbour over the roofs: the far shore, the castle, the town among its gardens. */
function drawTown(sheet: Sheet): void {
  const town = sheet.tinted({ stone: "#e8cf9f" });
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([
        -20, 640, 120, 612, 240, 590, 350, 604, 480, 640, 640, 660, 820, 668, 1060, 650, 1240, 622, 1400, 600, 1640,
        616,
      ]),
      foot: HORIZON + 4,
      rough: 3,
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 50, foot: false }),
    place(bodrumCastle(town, { shade: false }), 86, 776, 0.42),
    fill("M-20 774Q200 758 420 772T900 764T1640 750V900H-20Z", "#a9ac72"),
    farCrowns(randomOf(5), 70, [-20, 1640], [772, 800], 20, "#5d7f58", "#8aa366"),
    ...TOWNS.map(([from, to, seed]) =>
      groupedTown(sheet, {
        rows: 3,
        far: [from, to],
        near: [from, to],
        ground: (x, share) => 800 + share * 40 + Math.sin(x / 210) * 5,
        scale: [0.2, 0.34],
        seed,
      }),
    ),
    // The trees of the garden stand between it and the town, behind its white wall.
    farCrowns(randomOf(8), 90, [-40, 1640], [838, 862], 26, "#46694c", "#7d9a58"),
  );
}

/** Houses on both sides of the garden: from where to where, and the chance they are drawn from. */
const TOWNS = [
  [-60, 640, 12],
  [1280, 1640, 31],
] as const;

/** A strip of ground through places that are given by metres to the right, away and half its width. */
function track(places: readonly (readonly [right: number, away: number, half: number])[]): Path {
  const side = (by: number) => places.map(([right, away, half]) => eye([right + half * by, away, 0]));
  return `${curve(side(-1))}${curve(side(1).toReversed()).replace("M", "L")}Z`;
}

/** The lawn with its wall and its trodden paths, trees along the wall, their shadows long and to the right. */
function drawGarden(sheet: Sheet): void {
  const tree = (drawing: Drawing, right: number, away: number, tall: number) => {
    const [x, y] = eye([right, away, 0]);
    const metre = metreAt(eye, [right, away, 0]);
    return (
      fill(lens(x + tall * metre * 0.5, y + 2, tall * metre * 1.1, tall * metre * 0.14), "#6f7d4e", 0.7) +
      place(drawing, x, y, (metre * tall) / 210)
    );
  };
  sheet.add(
    fill("M-20 862H1640V884H-20Z", "#c0a184"),
    fill("M-20 858H1640V868H-20Z", "#fbf0d6"),
    fill("M-20 880H1640V1220H-20Z", sheet.mood.ground),
    fill(
      "M-20 890Q300 880 520 900T700 950Q480 960 260 944T-20 960ZM1640 884Q1420 890 1330 910T1420 960Q1540 970 1640 960Z",
      "#9ba461",
    ),
    fill("M-20 1010Q220 980 440 1020T640 1130Q560 1180 420 1150T-20 1120Z", "#c6c182", 0.8),
    fill(
      track([
        [-58, 118, 3],
        [-34, 96, 2.6],
        [-18, 74, 2.4],
        [-4, 62, 2.4],
        [12, 60, 2.4],
        [34, 70, 2.6],
        [62, 92, 3],
      ]),
      "#ecd8a6",
    ),
    fill(
      track([
        [-4, 62, 2.2],
        [-4.4, 54, 2.2],
        [-3, 47, 2.2],
        [-1.6, 40, 2.4],
      ]),
      "#ecd8a6",
    ),
    tree(cypress(sheet, { seed: 2 }), -52, 128, 15),
    tree(cypress(sheet, { seed: 3 }), -47, 122, 12),
    tree(olive(sheet, { seed: 5 }), -37, 104, 9),
    tree(olive(sheet, { seed: 11 }), -29, 84, 8),
    tree(cypress(sheet, { seed: 4 }), 58, 126, 14),
    tree(olive(sheet, { seed: 8 }), 44, 100, 9),
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
    return { y: spot[1], drawing: drum(spot, metreAt(eye, [0, 98, 0]) * 0.95) };
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

/** Visitors at the pit and drums on the lawn, all by the camera. */
function drawVisitors(sheet: Sheet): void {
  const visitor = (right: number, away: number, options: PersonOptions) =>
    place(person(sheet, options), ...eye([right, away, 0]), (metreAt(eye, [right, away, 0]) * 1.75) / 100);
  const lying = ([right, away]: Point) => drum(eye([right, away, 0]), metreAt(eye, [right, away, 0]) * 0.95);
  const drums: Point[] = [
    [21, 62],
    [15.6, 56],
    [24, 56.4],
  ];
  sheet.add(
    ...drums.toSorted((a, b) => b[1] - a[1]).map((spot) => lying(spot)),
    visitor(0.4, 60.6, { pose: "pointing", top: "#c8643c", bottom: "#31507a" }),
    visitor(2.4, 60, { slender: true, wears: "skirt", top: "#fdf8ee", bottom: "#c2265f", hairstyle: "long" }),
    visitor(35, 73, { behind: true, wears: "shorts", top: "#31507a", bottom: "#f1e8d8" }),
    visitor(36.6, 72.6, {
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#f3c14a",
      bottom: "#f3c14a",
      hairstyle: "bun",
    }),
    visitor(-22.6, 80, { pose: "walking", wears: "shorts", top: "#fdf8ee", bottom: "#8a6a4a", hat: "#ecd3a3" }),
  );
}

/** The terrace before us with its parapet, two who look over it, flowers, and an old olive that is cut by the edge. */
function drawNear(sheet: Sheet): void {
  const onlooker = (x: number, metres: number, options: PersonOptions) =>
    place(person(sheet, { ...options, behind: true }), x, 1196, (metres * 96) / 100);
  sheet.add(
    place(olive(sheet, { seed: 21 }), 1590, 1230, 2.7),
    place(dryStoneWall(sheet, { width: 640, height: 84, seed: 4 }), -40, 1166),
    // The slabs on the wall and on its pillar, and the paved floor.
    fill("M-40 1070H604L612 1086H-40Z", "#fdf0cf"),
    fill("M-40 1086H612V1093H-40Z", "#8d7464"),
    fill("M556 1036H640V1170H556Z", "#e9cf9f"),
    fill("M606 1036H640V1170H606Z", "#a08070"),
    fill("M546 1022H648L652 1038H542Z", "#fdf0cf"),
    fill("M606 1022H648L652 1038H606Z", "#c9a98a"),
    fill("M-40 1164H640Q720 1176 800 1220H-40Z", "#c9ad84"),
    fill("M560 1164H640Q720 1176 800 1220H690Z", "#9a7c6c"),
    stroke("M60 1168L20 1204M250 1168L236 1204M430 1168L450 1204M-30 1184H700", "#a98c6c", 3),
    onlooker(300, 1.78, { pose: "pointing", top: "#2f6a9a", bottom: "#f1e4c8", wears: "shorts", hat: "#f3e2b4" }),
    onlooker(236, 1.66, {
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#c8643c",
      hairstyle: "long",
    }),
    bougainvillea(sheet, { x: 20, y: 1110, width: 130, height: 120, seed: 7, count: 44, size: 34 }),
  );
}
