import { PIGMENT } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat, mastForest } from "../parts/boats/boats.ts";
import { stones } from "../parts/buildings/stonework.ts";
import { tiledHouse } from "../parts/buildings/tiledTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, hangingBougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { fruitPile, marketStall } from "../parts/things/marketStall.ts";

const HORIZON = 560;
const FOOT = 880;

/** Sığacık: the castle wall with its gate and houses that look over it, Sunday market stalls with those who buy and sell in front, the marina at its right. */
export const SCENE: Scene = {
  name: "stop-sigacik",
  seed: 52,
  mood: "day",
  grain: 0.3,
  crops: { wide: 150, square: 180 },
  draw(sheet) {
    drawMarina(sheet);
    drawHouses(sheet);
    drawWall(sheet);
    drawSquare(sheet);
    drawMarket(sheet);
  },
};

function drawMarina(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.45, reach: 0.5 }),
    sweptCloud(sheet, { x: 1130, y: 210, length: 900, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([900, 520, 1060, 486, 1240, 470, 1380, 500, 1500, 484, 1620, 446]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 1040, dabs: 60, foot: false }),
    fill(box(1200, 596, 420, 12), sheet.mood.stoneWorn),
    fill(box(1200, 590, 420, 7), sheet.mood.stone),
    place(mastForest(sheet, { width: 420, count: 9, height: 200, seed: 6 }), 1230, 690),
    ripples(sheet, { x: 1440, y: 694, width: 420, height: 26, count: 20, colour: sheet.mood.seaDark, opacity: 0.6 }),
    place(mastForest(sheet, { width: 380, count: 5, height: 330, seed: 9 }), 1270, 780),
    ripples(sheet, { x: 1440, y: 784, width: 420, height: 40, count: 22, colour: sheet.mood.seaDark, opacity: 0.6 }),
    place(fishingBoat(sheet, { colour: PIGMENT.terracotta, shade: PIGMENT.brick }), 1440, 870, 1.3),
    ripples(sheet, { x: 1440, y: 876, width: 260, height: 24, count: 12, colour: sheet.mood.seaDark, opacity: 0.7 }),
  );
}

/** They stand inside, against the wall: only their upper floors look over it. */
function drawHouses(sheet: Sheet): void {
  const at: readonly (readonly [
    x: number,
    y: number,
    width: number,
    height: number,
    wall: string,
    shutters: string,
  ])[] = [
    [-60, 470, 190, 120, "#f3d9b0", "#1d5d86"],
    [180, 470, 150, 170, "#fdf8ee", "#3f8fb5"],
    [372, 470, 210, 96, "#f0c9a4", "#7a8a4a"],
    [650, 470, 170, 150, "#fdf8ee", "#c2265f"],
    [856, 470, 160, 92, "#dfe6ea", "#1d5d86"],
  ];
  sheet.add(
    place(cypress(sheet, { seed: 2 }), 350, 470, 1.3),
    place(cypress(sheet, { seed: 5 }), 620, 470, 1.05),
    ...at.map(([x, y, width, height, wall, shutters]) =>
      place(
        tiledHouse(sheet, {
          width,
          height: height + 20,
          depth: 46,
          floors: height > 130 ? 2 : 1,
          columns: 3,
          wall,
          shutters,
        }),
        x,
        y + 20,
      ),
    ),
    leafMass(sheet, { x: 1030, y: 452, width: 60, height: 50, seed: 4, count: 20, size: 26 }),
    leafMass(sheet, { x: 150, y: 460, width: 40, height: 34, seed: 5, count: 14, size: 24 }),
  );
}

/** The gate's arch, pointed a little, around x 0 with its foot at y 0. */
const arch = (half: number, height: number) =>
  `M${-half} 0V${short(-height * 0.56)}Q${-half} ${short(-height * 0.86)} 0 ${-height}Q${half} ${short(-height * 0.86)} ${half} ${short(-height * 0.56)}V0Z`;

/** Broad old merlons on the wall's rim, 84 units from one to the next. */
const merlons = (from: number, top: number, count: number) =>
  counted(count)
    .map((index) => box(from + index * 84, top, 44, 42))
    .join("");

function drawWall(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const face = box(-20, 468, 1110, FOOT - 468);
  const random = randomOf(33);
  const courses = counted(110).map(
    () =>
      `M${short(random.between(-10, 1060))} ${short(486 + random.whole(0, 20) * 19)}h${short(random.between(16, 44))}`,
  );
  const tower = "M1040 900L1052 430H1236L1250 900Q1146 926 1040 900Z";
  sheet.add(
    fill(face + merlons(-20, 430, 9), stone),
    fill(
      counted(9)
        .map((index) => box(12 + index * 84, 430, 12, 40))
        .join(""),
      stoneShade,
    ),
    stroke(courses.join(""), stoneWorn, 5),
    stroke(stones(0, 480, 1050, 380, 9), wallBright, 4, 0.5),
    fill(box(-20, 468, 1110, 8), wallBright),
    sheet.spray(face, stoneShade, { from: [1090, FOOT], to: [420, 520], thick: 0.55 }),
    fill(box(-20, 850, 1110, 32), stoneShade, 0.45),
    fill(tower + merlons(1052, 392, 2) + box(1216, 392, 20, 40), stone),
    sheet.clipped(
      tower,
      stroke(stones(1050, 440, 120, 450, 4), stoneWorn, 5) +
        fill(box(1176, 380, 120, 560), stoneShade) +
        sheet.spray(box(1060, 380, 130, 560), stoneShade, { from: [1180, 0], to: [1080, 0], thick: 1 }),
    ),
    fill(box(1216, 392, 20, 38) + box(1172, 392, 8, 38), stoneShade),
    fill(box(1132, 560, 10, 44), stoneDeep, 0.75),
    fill(box(1040, 468, 208, 9), stoneWorn),
    place(gate(sheet), 560, FOOT + 4),
    place(hangingBougainvillea(sheet, { length: 250, drop: 190, seed: 4 }), 700, 474),
    place(hangingBougainvillea(sheet, { length: 120, drop: 120, seed: 8 }), 250, 474),
  );
}

/** Through the gate a sunlit lane with a blue door is seen. */
function gate(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wall, wallBright, wallShade, door, ground } = sheet.mood;
  const wedges = counted(11).map((index) => {
    const angle = Math.PI * (1 - index / 10);
    const [cos, sin] = [Math.cos(angle), -Math.sin(angle)];
    return `M${short(cos * 98)} ${short(-158 + sin * 112)}L${short(cos * 122)} ${short(-158 + sin * 140)}`;
  });
  const lane =
    fill(box(-90, -280, 180, 280), "#8fc3d6") +
    fill("M-90 0V-230L-18-170V-44L-60 0Z", wallShade) +
    fill("M90 0V-250L16-176V-44L56 0Z", wall) +
    fill(box(-20, -150, 38, 108), wallBright) +
    fill("M-24-150L0-172L22-150Z", sheet.mood.roof) +
    fill("M36-20V-104L60-116V-8Z", door) +
    fill("M-64-120L-40-110V-80L-64-84Z", door) +
    fill("M-60 2L-20-44H18L58 2Z", ground) +
    fill("M-60 2L-20-44H-2L-8 2Z", stoneShade, 0.6);
  return (
    fill(arch(118, 296), stoneWorn) +
    fill(arch(106, 280), stone) +
    stroke(wedges.join(""), stoneWorn, 4) +
    sheet.clipped(arch(88, 256), lane + fill("M-90 0V-280H90V-240H-56V0Z", stoneDeep)) +
    fill(box(-44, -352, 88, 34), wallBright) +
    stroke("M-34-342H34M-34-334H20M-34-326H28", stoneShade, 2.5) +
    bougainvillea(sheet, { x: 24, y: -44, width: 14, height: 24, seed: 3, count: 8, size: 14 })
  );
}

/** Paving that runs to the quay's edge; the wall's short noon shade lies along its foot. */
function drawSquare(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const ground = "M-20 878H1046Q1146 926 1256 890L1290 886L1620 1010V1220H-20Z";
  const rows = [910, 950, 1000, 1064, 1140].map((y) => `M-20 ${y}H${short(1290 + (y - 886) * 2.66)}`);
  const joints = counted(22).map((index) => {
    const x = -700 + index * 150;
    return `M${short(560 + (x - 560) * 0.5)} 880L${x} 1210`;
  });
  sheet.add(
    fill("M1290 886L1620 1010V1050L1284 912Z", stoneShade),
    fill(ground, "#f0dfbd"),
    sheet.clipped(ground, stroke(rows.join("") + joints.join(""), stoneWorn, 3, 0.55)),
    fill("M-20 878H1046Q1146 926 1256 890L1330 902Q1180 950 1030 920L-20 912Z", stoneShade, 0.55),
    fill("M1290 886L1620 1010V1022L1284 894Z", wallBright),
    fill("M498 884H622L660 1000H520Z", stone, 0.9),
  );
}

function drawMarket(sheet: Sheet): void {
  const crates = (x: number, y: number, tone: string): Drawing =>
    fruitPile(x, y - 46, tone) +
    fill(box(x - 50, y - 46, 100, 46), "#b98a52") +
    fill(box(x - 50, y - 46, 100, 8) + box(x - 50, y - 26, 100, 4), "#e4c48a") +
    fill(box(x + 20, y - 46, 30, 46), "#7f5a3c", 0.6);
  // Whose feet are at y is as tall as the stalls and the gate beside him want.
  const stands = (x: number, y: number, tall: number, options: PersonOptions) =>
    place(person(sheet, options), x, y, (0.62 + (y - 884) * 0.0028) * tall);
  sheet.add(
    stands(548, 896, 1.72, {
      pose: "walking",
      slender: true,
      wears: "skirt",
      top: "#e9a93a",
      bottom: "#2f7f86",
      hairstyle: "scarf",
      hair: "#f7ead0",
    }),
    stands(600, 906, 1.1, { pose: "walking", child: true, wears: "shorts", top: "#4f93b4", bottom: "#31507a" }),
    stands(830, 978, 1.72, { pose: "standing", sleeves: "long", top: "#f3e6cf", bottom: "#5b4a44", hat: "#e8d3a4" }),
    place(marketStall(sheet, { colour: PIGMENT.sea, goods: ["#d8452f", "#8ea653", "#f0c14a"] }), 890, 1000, 0.82),
    stands(970, 1022, 1.66, {
      pose: "lifting",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#c2465f",
      hairstyle: "long",
      hat: "#f0d08a",
    }),
    place(marketStall(sheet, { colour: PIGMENT.mandarin, goods: ["#7a4a8a", "#d8452f", "#a3a765"] }), 250, 1010, 0.86),
    stands(330, 1036, 1.66, {
      pose: "standing",
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#7d4a78",
      bottom: "#3a5a80",
      hairstyle: "scarf",
      hair: "#fdf8ee",
      carries: "basket",
      carriedColour: "#b98148",
    }),
    stands(700, 1010, 1.78, {
      pose: "walking",
      mirrored: true,
      top: "#3f8fb5",
      bottom: "#e6d2a8",
      carries: "basket",
      carriedColour: "#b98148",
    }),
    stands(1150, 1100, 1.58, { pose: "standing", sleeves: "long", top: "#8ea653", bottom: "#4a4038", hair: "#d8d2cc" }),
    place(marketStall(sheet, { colour: "#c4352f", goods: ["#ee9433", "#6d7a3f", "#f4e0a6"] }), 1200, 1130, 1.12),
    stands(640, 1120, 1.66, {
      pose: "walking",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#c2265f",
      bottom: "#fdf0d4",
      hairstyle: "bun",
      carries: "bag",
      carriedColour: "#2f7f6a",
    }),
    stands(572, 1126, 1.14, {
      pose: "walking",
      child: true,
      wears: "skirt",
      top: "#f3c14a",
      bottom: "#f3c14a",
      hairstyle: "long",
    }),
    place(marketStall(sheet, { colour: "#2f7f6a", goods: ["#8ea653", "#ee9433", "#93412d"] }), 130, 1180, 1.25),
    crates(330, 1190, "#ee9433"),
    crates(440, 1200, "#8ea653"),
    crates(980, 1170, "#d8452f"),
  );
}
