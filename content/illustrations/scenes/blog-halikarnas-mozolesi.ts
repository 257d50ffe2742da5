import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { chip, type Path, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { lostMausoleum } from "../parts/buildings/lostMausoleum.ts";
import { fallenDrum } from "../parts/buildings/antiquity.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, grass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 7.2, focal: 1500 });

/** The Mausoleum's site in the morning: the cut pit with drums and stairs, roofs, bay and castle; the lost tomb only as dots in the sky. */
export const SCENE: Scene = {
  name: "blog-halikarnas-mozolesi",
  seed: 114,
  mood: "morning",
  colours: {
    sky: ["#6aa9c4", "#a9cfd6", "#f3dfbd", "#fbe6c2"],
    ground: "#dcc48c",
    groundShade: "#9a8062",
  },
  grain: 0.28,
  crops: { wide: 150, square: 230 },
  draw(sheet) {
    sheet.add(sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.36 }), sheet.glow([120, 430], 520, "#fff3d0", 0.7));
    sheet.add(place(lostMausoleum(sheet), 830, 652, 0.8));
    drawTown(sheet);
    drawPit(sheet);
    drawRim(sheet);
  },
};

/** Looking down to the harbour over the roofs: Karaada and Kos, the castle, gardens. */
function drawTown(sheet: Sheet): void {
  const town = sheet.tinted({ stone: "#e8cf9f" });
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([
        -20, 520, 130, 500, 330, 470, 480, 486, 640, 520, 800, 534, 1010, 520, 1240, 500, 1440, 508, 1640, 488,
      ]),
      foot: HORIZON + 4,
      mist: 40,
      rough: 4,
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 740, dabs: 40, foot: false }),
    place(bodrumCastle(town, { shade: false }), 150, 604, 0.3),
    fill("M-20 606Q200 590 420 604T900 596T1640 580V760H-20Z", "#b9b57e"),
    village(sheet, {
      rows: 3,
      far: [-60, 1640],
      near: [-60, 1640],
      ground: (x, share) => 632 + share * 76 + Math.sin(x / 210) * 6,
      scale: [0.5, 0.95],
      seed: 12,
      gardens: 0.24,
      flowers: 0.16,
    }),
  );
}

/** A quad on the level `up`, in metres. */
function pad(left: number, right: number, from: number, to: number, up = 0): Path {
  return polygon([eye([left, from, up]), eye([right, from, up]), eye([right, to, up]), eye([left, to, up])]);
}

/** A block: lit top, front in light, right flank in shade where it is seen. */
function block(
  sheet: Sheet,
  at: readonly [left: number, right: number, from: number, to: number],
  low: number,
  high: number,
  tones?: readonly [string, string, string],
): Drawing {
  const [left, right, from, to] = at;
  const [top, front, flank] = tones ?? [sheet.mood.wallBright, sheet.mood.stone, sheet.mood.stoneShade];
  const side = right < 0 ? right : left > 0 ? left : undefined;
  return (
    (side === undefined
      ? ""
      : fill(
          polygon([eye([side, from, low]), eye([side, to, low]), eye([side, to, high]), eye([side, from, high])]),
          right < 0 ? flank : front,
        )) +
    fill(
      polygon([eye([left, from, low]), eye([right, from, low]), eye([right, from, high]), eye([left, from, high])]),
      front,
    ) +
    fill(pad(left, right, from, to, high), top)
  );
}

/** Marks of the pick on a face of the cutting. */
function scars(random: Random, count: number, at: () => readonly [number, number, number]): Path {
  return counted(count)
    .map(() => {
      const [x, y] = eye(at());
      return chip(random, x, y, random.between(8, 30), random.between(3, 8));
    })
    .join("");
}

const PIT = { left: -9.4, right: 9.8, near: 18.6, far: 38, deep: -3.4 } as const;

function drawPit(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const { left, right, near, far, deep } = PIT;
  const random = randomOf(17);
  const wall = (points: readonly (readonly [number, number, number])[]) => polygon(points.map((at) => eye(at)));
  const back = wall([
    [left, far, 0],
    [right, far, 0],
    [right, far, deep],
    [left, far, deep],
  ]);
  const west = wall([
    [left, near, 0],
    [left, far, 0],
    [left, far, deep],
    [left, near, deep],
  ]);
  const east = wall([
    [right, near, 0],
    [right, far, 0],
    [right, far, deep],
    [right, near, deep],
  ]);
  const courses = counted(4).map((row) =>
    polyline([eye([left, far, deep * (row + 1) * 0.2]), eye([right, far, deep * (row + 1) * 0.2])]),
  );
  const tufts = counted(46).map(() => {
    const [x, y] = eye([random.between(left, right), random.between(near + 4, far), deep]);
    return chip(random, x, y, random.between(8, 26), random.between(3, 6));
  });
  const flight = counted(9).map((step) =>
    block(sheet, [left + step * 0.5, left + step * 0.5 + 0.5, 31, 37], deep, deep * ((step + 1) / 10), [
      wallBright,
      stone,
      stoneShade,
    ]),
  );
  sheet.add(
    fill("M-20 700Q400 690 800 700T1640 690V1220H-20Z", sheet.mood.ground),
    fill("M1030 700Q1300 696 1640 690V900Q1400 800 1030 700Z", sheet.mood.groundShade, 0.28),
    fill(pad(left, right, near, far, deep), "#c9b57e"),
    fill(tufts.join(""), "#8f9a5c", 0.8),
    fill(back, stoneWorn) + stroke(courses.join(""), stoneShade, 2.4, 0.7),
    sheet.spray(back, stoneDeep, { from: eye([right, far, deep]), to: eye([left, far, 0]), thick: 0.7 }),
    fill(west, stoneShade),
    sheet.spray(west, stoneDeep, { from: eye([left, near, deep]), to: eye([left, far, 0]), thick: 0.9 }),
    fill(pad(left, left + 4.6, near, far, deep), stoneDeep, 0.34),
    fill(east, stone),
    fill(
      scars(random, 26, () => [random.between(left, right), far, deep * random.next()]),
      stoneShade,
      0.6,
    ),
    fill(
      scars(random, 30, () => [right, random.between(near, far), deep * random.next()]),
      stoneWorn,
    ),
    sheet.spray(east, stoneShade, { from: eye([right, near, deep]), to: eye([right, far, 0]), thick: 0.6 }),
    ...flight,
  );
  const floor = [
    ...[-3.4, -0.6, 2.2, 5].map((x) => block(sheet, [x, x + 2.2, 34.4, 35.6], deep, deep + 0.7)),
    block(sheet, [4.2, 8.6, 30.5, 31.5], deep, deep + 0.6),
    block(sheet, [-3, -0.4, 29.4, 31.2], deep, deep + 1.5, ["#b9cfa6", "#86a585", "#577a70"]),
    block(sheet, [1.2, 8.8, 26.4, 27.3], deep, deep + 0.5),
    block(sheet, [-6.4, -4.6, 26, 27.4], deep, deep + 0.6),
  ];
  const drums = [
    [1.6, 32.6, 0.42],
    [3.6, 28.8, 0.5],
    [6.6, 28.4, 0.5],
    [-5.4, 29.6, 0.46],
    [-2.2, 26.2, 0.56],
    [5.8, 25, 0.58],
  ] as const;
  sheet.add(...floor, ...drums.map(([x, away, scale]) => place(fallenDrum(sheet), ...eye([x, away, deep]), scale)));
}

/** The rim in front, with its row of drums; cypresses and an olive by the fence; flowers cut by the edge. */
function drawRim(sheet: Sheet): void {
  const { near, wallBright, stone, stoneShade } = sheet.mood;
  const { left, right, near: front, far } = PIT;
  const random = randomOf(23);
  /** Rough blocks along an edge of the cutting, none like the next, some gone. */
  const edge = (count: number, at: (share: number) => readonly [number, number]) =>
    counted(count)
      .filter(() => !random.chance(0.16))
      .map((index) => {
        const [x, away] = at((index + 0.5) / count);
        const [px, py] = eye([x, away, 0]);
        const size = (1500 / away) * random.between(0.34, 0.62);
        const top = chip(random, px, py - size * 0.28, size, size * 0.3);
        return (
          fill(chip(random, px + size * 0.1, py, size, size * 0.34), stoneShade) +
          fill(top, random.chance(0.5) ? wallBright : stone)
        );
      })
      .join("");
  const weeds = counted(70).map(() => {
    const [x, y] = eye([random.between(-22, 22), random.between(41, 66), 0]);
    return chip(random, x, y, random.between(10, 40), random.between(2, 6));
  });
  const lip = polygon([
    [-20, eye([0, front, 0])[1]],
    [1620, eye([0, front, 0])[1]],
    [1620, 1220],
    [-20, 1220],
  ]);
  sheet.add(
    fill(lip, sheet.mood.ground),
    sheet.spray(lip, sheet.mood.groundShade, { from: [1640, 1200], to: [300, 1120], thick: 0.7 }),
    fill(weeds.join(""), "#94a05e", 0.75),
    ...[-7, -4.6, -2.2, 0.2, 2.6].map((x) => place(fallenDrum(sheet), ...eye([x, 46 + x * 0.3, 0]), 0.3)),
    ...[
      [4.4, 8.6, 48, 49],
      [9.6, 13, 51, 52],
      [-15, -10.4, 50, 51],
    ].map(([a = 0, b = 0, c = 1, d = 1]) => block(sheet, [a, b, c, d], 0, 0.7)),
    edge(26, (share) => [mixed(left, right, share), far]),
    edge(20, (share) => [left, mixed(far, front, share ** 1.4)]),
    edge(20, (share) => [right, mixed(far, front, share ** 1.4)]),
    edge(17, (share) => [mixed(left, right, share), front]),
    ...[
      [-11.6, 37, 1.0],
      [-12.4, 31, 1.2],
      [12.4, 36, 1.05],
      [13.2, 30.4, 1.3],
    ].map(([x = 0, away = 1, size = 1], index) =>
      place(cypress(sheet, { seed: index + 2 }), ...eye([x, away, 0]), size),
    ),
    place(olive(sheet, { seed: 5 }), ...eye([14, 26, 0]), 1.3),
    place(olive(sheet, { seed: 8 }), ...eye([-14.6, 27, 0]), 1.2),
    place(fallenDrum(sheet), 262, 1172, 0.95),
    place(fallenDrum(sheet), 450, 1190, 1.05),
    place(fallenDrum(sheet), 1220, 1186, 1.15),
    grass(sheet, { from: -10, to: 1610, ground: () => 1206, count: 120, height: 54, colour: "#6d7a3f", seed: 6 }),
    grass(sheet, { from: 600, to: 1000, ground: () => 1206, count: 30, height: 40, colour: near, seed: 7 }),
    bougainvillea(sheet, { x: 1560, y: 1150, width: 130, height: 90, seed: 5, count: 40, size: 34 }),
    bougainvillea(sheet, { x: 30, y: 1180, width: 100, height: 50, seed: 7, count: 26, size: 30 }),
  );
}
