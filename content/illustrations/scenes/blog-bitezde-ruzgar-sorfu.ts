import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, lens, mound, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { board, windsurfer } from "../parts/boats/windsurfer.ts";
import { village } from "../parts/buildings/house.ts";
import { pineSlope } from "../parts/land/pineSlope.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { mandarin } from "../parts/plants/small.ts";
import { mandarinTree } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;

/** Bitez in the meltem: windsurf sails like coloured triangles on the chop, boards on the sand, mandarins, the cap of cloud on Kos. */
export const SCENE: Scene = {
  name: "blog-bitezde-ruzgar-sorfu",
  seed: 121,
  mood: "day",
  colours: {
    sea: ["#2a86b4", "#2f9cbd", "#47b4c4", "#86d2cd"],
    seaDark: "#17679a",
    sky: ["#3f94c4", "#86c3d8", "#e4f0e6"],
  },
  grain: 0.38,
  crops: { wide: 200, square: 210 },
  draw(sheet) {
    drawBay(sheet);
    drawSails(sheet);
    drawBeach(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const random = randomOf(6);
  const chop = counted(9).map((row) => {
    const near = (row + 0.5) / 9;
    const y = mixed(HORIZON + 6, 870, near ** 1.5);
    let [dark, light]: [Path, Path] = ["", ""];
    for (let x = -40; x < 1640; x += random.between(50, 130) * mixed(0.5, 1.3, near)) {
      const [long, high] = [
        random.between(40, 100) * mixed(0.5, 1.3, near),
        random.between(5, 11) * mixed(0.5, 1.5, near),
      ];
      const at = y + random.around(12 * near + 4);
      dark += mound(x, at, long, high);
      if (random.chance(0.4)) light += lens(x - long * 0.1, at - high * 0.8, long * 0.6, 2 + near * 4);
    }
    return fill(dark, sheet.mood.seaDark, mixed(0.6, 0.3, near)) + fill(light, "#fbfdf6", 0.92);
  });
  sheet.add(
    fill(box(0, HORIZON, 1600, 20), sheet.mood.sea[0] ?? "#2a86b4"),
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sweptCloud(sheet, { x: 560, y: 130, length: 760, seed: 7 }),
    ridge(sheet, {
      crest: pointsOf([
        300, 500, 400, 470, 520, 424, 640, 396, 760, 380, 880, 388, 1000, 410, 1120, 442, 1230, 476, 1330, 500,
      ]),
      foot: HORIZON + 4,
      mist: 40,
      rough: 5,
      seed: 4,
    }),
    // The white cap along the ridge of Kos: wind after lunch.
    fill(mound(770, 400, 520, 44) + lens(770, 398, 620, 20), "#fbf7ef", 0.95) +
      fill(lens(800, 400, 480, 12), "#c8dbe2"),
    pineSlope(sheet, {
      crest: pointsOf([-40, 300, 80, 318, 180, 360, 270, 412, 350, 460, 410, 496]),
      foot: HORIZON + 12,
      size: 22,
      colours: ["#4a6f58", "#6f9464", "#a3b472"],
      seed: 5,
    }),
    pineSlope(sheet, {
      crest: pointsOf([1190, 498, 1270, 454, 1370, 396, 1470, 346, 1560, 320, 1640, 300]),
      foot: HORIZON + 12,
      size: 22,
      colours: ["#456a58", "#658c60", "#98ac6c"],
      seed: 9,
    }),
    village(sheet, {
      rows: 2,
      far: [-30, 230],
      near: [-40, 300],
      ground: (_, share) => 462 + share * 36,
      scale: [0.32, 0.42],
      gardens: 0.3,
      flowers: 0,
      seed: 3,
    }),
    village(sheet, {
      rows: 3,
      far: [1420, 1640],
      near: [1310, 1640],
      ground: (_, share) => 430 + share * 68,
      scale: [0.3, 0.42],
      gardens: 0.3,
      flowers: 0,
      seed: 7,
    }),
    fill("M-20 502H420V514H-20ZM1180 502H1640V514H1180Z", "#ecd9ae"),
    fill(box(0, HORIZON + 10, 1600, 500), sheet.downwards(sheet.mood.sea, HORIZON, 920)),
    ...chop,
  );
}

const RED = ["#d8402f", "#f2b63c", "#7d1b32"] as const;
const BLUE = ["#1d5d96", "#6cc0d8", "#0f2f5c"] as const;
const YELLOW = ["#f5b932", "#e0472f", "#a8501c"] as const;
const PINK = ["#d6336c", "#fbd0c2", "#7a1a4a"] as const;
const GREEN = ["#1f8f7c", "#f5d34a", "#0f4f52"] as const;
const WHITE = ["#fffaf0", "#e0472f", "#8fa6c6"] as const;

function drawSails(sheet: Sheet): void {
  const fleet = [
    [520, 540, 0.3, WHITE, 8],
    [820, 532, 0.24, RED, 10],
    [1120, 546, 0.32, BLUE, 6],
    [960, 560, 0.38, YELLOW, 12],
    [330, 578, 0.5, GREEN, 8],
    [1330, 600, 0.62, PINK, 10],
    [660, 610, 0.72, BLUE, 14],
    [1090, 700, 1.3, RED, 12],
    [490, 762, 1.66, YELLOW, 16],
  ] as const;
  sheet.add(
    ...fleet.map(([x, y, scale, colours, lean]) =>
      place(
        fill(lens(10, 30, 230, 14) + lens(20, 50, 150, 10), colours[0], 0.45) + windsurfer(sheet, colours, lean),
        x,
        y,
        scale,
      ),
    ),
  );
}

const SHORE: Point[] = pointsOf([-40, 850, 200, 868, 460, 900, 760, 922, 1060, 916, 1340, 888, 1640, 856]);

function drawBeach(sheet: Sheet): void {
  const random = randomOf(3);
  const shifted = (by: number) => SHORE.map(([x, y]): Point => [x, y + by]);
  const prints = counted(50).map(() =>
    lens(random.next() * 1600, random.between(960, 1190), random.between(30, 120), random.between(3, 7)),
  );
  sheet.add(
    fill(curveDownTo(shifted(-46), 1220), "#a9e0d6", 0.7),
    fill(curveDownTo(shifted(-16), 1220), "#d9f2e6"),
    fill(curveDownTo(shifted(-3), 1220), "#fffdf6"),
    fill(curveDownTo(shifted(8), 1220), "#d2b282"),
    fill(curveDownTo(shifted(28), 1220), "#f2deb2"),
    fill(prints.join(""), "#d8bc8c", 0.7),
    sheet.spray(curveDownTo(shifted(28), 1220), "#b08a6a", { from: [1640, 1220], to: [760, 940], thick: 0.7 }),
    place(board(WHITE), 690, 1000, 0.9),
    place(board(GREEN), 930, 1056, 1.14),
    // A sail that lies rigged on the sand.
    place(
      fill("M-200 30L-60 60Q180 50 330 10L320 30Q160 84-60 84Z", "#a98a68", 0.7) +
        fill("M-210 18Q-60-58 340-6Q180 52-40 62Q-140 44-210 18Z", PINK[0]) +
        fill("M-90-22Q-40-34 10-37Q30 12 10 60L-40 62Q-70 56-100 48Q-70 10-90-22Z", PINK[1]) +
        fill("M60 20L250 2Q300 0 340-6Q180 52-40 62Q10 44 60 20Z", PINK[2], 0.45) +
        stroke("M-210 18Q-60-58 340-6", sheet.mood.near, 7) +
        stroke("M-70-28Q30 4-40 62M60-36L90 46M170-30L180 30", sheet.mood.near, 2.4, 0.5),
      560,
      1116,
      1,
    ),
    place(board(YELLOW), 1230, 1120, 1.2),
    place(mandarinTree(sheet, { seed: 4 }), 1400, 1010, 1.15),
    place(mandarinTree(sheet, { seed: 6 }), 1545, 1050, 1.5),
  );
}

/** A bough with fruit over the corner. */
function drawNear(sheet: Sheet): void {
  const leaves = [
    [40, 40, 150, 80],
    [200, 30, 120, 60],
    [30, 170, 90, 80],
    [340, 24, 90, 40],
  ] as const;
  const fruit = [
    [150, 128, 36],
    [262, 104, 31],
    [62, 268, 38],
    [128, 214, 30],
  ] as const;
  sheet.add(
    stroke(curve(pointsOf([-20, 120, 120, 70, 260, 50, 400, 20])), "#5a4034", 11),
    ...leaves.map(([x, y, width, height], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height,
        seed: index + 50,
        count: 26,
        size: 44,
        leaf: "round",
        colours: ["#1f4a38", "#3f7a48", "#8fb45c"],
      }),
    ),
    ...fruit.map(([x, y, radius]) =>
      place(
        mandarin(sheet.tinted({ groundShade: "#3f7a48" }), { radius, leaf: true }).replace(/^<path[^>]*>/, ""),
        x,
        y,
      ),
    ),
  );
}
