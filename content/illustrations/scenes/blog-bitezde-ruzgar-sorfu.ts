import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, mound, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { type RigColours, windsurfRig } from "../parts/boats/windsurfRig.ts";
import { village } from "../parts/buildings/house.ts";
import { pineSlope } from "../parts/land/pineSlope.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
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
  grain: 0.3,
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
    const y = mixed(HORIZON + 6, 980, near ** 1.5);
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
    fill(
      "M500 432Q560 404 610 398Q650 366 720 362Q780 336 850 356Q920 352 960 384Q1020 392 1090 424Q960 412 880 404Q780 394 690 404Q590 414 500 432Z",
      "#fbf7ef",
    ) + fill("M640 404Q760 384 880 396Q960 402 1050 418Q960 412 880 404Q780 394 690 404Z", "#c8dbe2"),
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
    fill(box(0, HORIZON + 10, 1600, 500), sheet.downwards(sheet.mood.sea, HORIZON, 1060)),
    ...chop,
  );
}

const RED: RigColours = ["#d8402f", "#f2b63c", "#7d1b32"];
const BLUE: RigColours = ["#1d5d96", "#6cc0d8", "#0f2f5c"];
const YELLOW: RigColours = ["#f7bb35", "#e0472f", "#a8501c"];
const PINK: RigColours = ["#d6336c", "#fbd0c2", "#7a1a4a"];
const GREEN: RigColours = ["#1f8f7c", "#f5d34a", "#0f4f52"];
const WHITE: RigColours = ["#fffaf0", "#e0472f", "#8fa6c6"];

function drawSails(sheet: Sheet): void {
  const fleet = [
    [900, 526, 0.2, WHITE, 6, 1],
    [1180, 530, 0.26, RED, 14, 0.8],
    [800, 548, 0.34, GREEN, 4, 0.34],
    [180, 566, 0.46, BLUE, 16, 0.9],
    [1010, 582, 0.56, PINK, 22, 1],
    [1300, 668, 1.04, BLUE, 8, 0.62],
  ] as const;
  sheet.add(
    ...fleet.map(([x, y, size, colours, rake, breadth]) =>
      place(windsurfRig(sheet, { colours, rake, breadth }), x, y, size),
    ),
    place(windsurfRig(sheet, { colours: YELLOW, rake: 13 }), 600, 822, 2.5),
  );
}

const SHORE: Point[] = pointsOf([-40, 1010, 200, 1030, 460, 1046, 760, 1040, 1060, 1006, 1340, 956, 1640, 900]);

function drawBeach(sheet: Sheet): void {
  const shifted = (by: number) => SHORE.map(([x, y]): Point => [x, y + by]);
  sheet.add(
    fill(curveDownTo(shifted(-56), 1220), "#a9e0d6", 0.7),
    fill(curveDownTo(shifted(-18), 1220), "#d9f2e6"),
    fill(curveDownTo(shifted(-3), 1220), "#fffdf6"),
    fill(curveDownTo(shifted(9), 1220), "#d2b282"),
    fill(curveDownTo(shifted(30), 1220), "#f2deb2"),
    fill("M-40 1156Q300 1120 640 1150T1240 1160Q1420 1150 1640 1100V1220H-40Z", "#e6cb97"),
    place(rigOnSand(sheet), 1080, 1108, 1.08),
  );
}

/** A board on the sand, its sail laid down over its tail: 640 wide. Both lie in their own shade. */
function rigOnSand(sheet: Sheet): Drawing {
  const { near } = sheet.mood;
  return (
    fill("M-262 30Q-150 66 60 48Q200 38 340-20L400-24Q330 70 60 84T-262 30Z", "#a98a68", 0.8) +
    fill("M-270 18Q-250-14-150-26Q40-48 230-44Q262-40 250-24Q150 24-20 44Q-200 56-260 34Q-276 28-270 18Z", "#1f8f7c") +
    fill("M-270 22Q-100 30 60 10Q190-8 252-30Q250-24 250-24Q150 24-20 44Q-200 56-260 34Q-272 30-270 22Z", "#0f4f52") +
    fill("M-190-14Q-100-28-30-34L-10-16Q-100-6-180 6Z", "#f5d34a") +
    stroke("M-80-6L-66 12M-20-14L-4 4", near, 6) +
    fill("M-60-12Q-40 30 40 46L110 50L20-40Z", "#0f4f52", 0.7) +
    fill("M-34-26Q120-104 372-34Q300 40 110 50Q20 20-34-26Z", PINK[0]) +
    fill("M70-64Q130-72 190-68Q210-10 180 42Q146 48 110 50Q90 42 72 32Q110-10 70-64Z", PINK[1]) +
    fill("M40 16Q200 20 372-34Q300 40 110 50Q70 36 40 16Z", PINK[2], 0.45) +
    stroke("M-34-26Q120-104 372-34", near, 7) +
    stroke("M30-50L60 28M230-64L250 18M300-54L310-2", near, 2.6, 0.45) +
    stroke("M96-70Q90-6 124 40", near, 6)
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
    [262, 96, 31],
    [62, 262, 38],
    [128, 206, 30],
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
    ...fruit.map(
      ([x, y, r]) =>
        fill(disc(x, y, r), "#c9601f") +
        fill(disc(x - r * 0.1, y - r * 0.1, r * 0.88), "#ee9433") +
        fill(disc(x - r * 0.34, y - r * 0.36, r * 0.34, r * 0.26), "#fbc777") +
        fill(disc(x + r * 0.1, y - r * 0.86, r * 0.12, r * 0.1), "#3f5a2c"),
    ),
  );
}
