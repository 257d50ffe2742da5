import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { islandFerry } from "../parts/boats/ships.ts";
import { cesmeCastle } from "../parts/buildings/cesmeCastle.ts";
import { tiledHouse, tiledTown } from "../parts/buildings/tiledTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { bandedSun, glitter } from "../parts/sky/suns.ts";

const HORIZON = 540;

/** Çeşme castle in evening light: its walls and six towers climb from the harbour, the sun goes down over Chios beyond the strait. */
export const SCENE: Scene = {
  name: "stop-cesme",
  seed: 71,
  mood: "gold",
  colours: { stone: "#f0c588", stoneWorn: "#dba566", ground: "#bfa668", groundShade: "#80695c" },
  grain: 0.28,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawStrait(sheet);
    drawTown(sheet);
    drawHarbour(sheet);
    sheet.add(cesmeCastle(sheet));
    drawPark(sheet);
    drawNear(sheet);
  },
};

function drawStrait(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.55, reach: 0.5 }),
    cloudBank(sheet, { x: 980, y: 330, length: 700, seed: 4, strips: 4 }),
    bandedSun(sheet, { x: 360, y: 408, radius: 84, bars: 4 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 500, 90, 470, 210, 452, 330, 418, 440, 436, 560, 452, 700, 476, 820, 508, 980, 534, 1080, 540,
      ]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 1010, dabs: 100, foot: false }),
    glitter(sheet, { x: 360, top: HORIZON, bottom: 860, width: 110, count: 100 }),
    place(islandFerry(sheet), 600, 606, 0.62),
    place(wake(sheet, { length: 180, spread: 10 }), 530, 606),
  );
}

/** Red roofs that climb the hill north and east of the castle. */
function drawTown(sheet: Sheet): void {
  const { leaf, ground, groundShade } = sheet.mood;
  sheet.add(
    ridge(sheet, {
      crest: pointsOf([660, 640, 800, 562, 940, 520, 1100, 470, 1260, 420, 1420, 372, 1620, 330]),
      foot: 640,
      colour: "#a98a8a",
      shade: "#8b6f80",
      light: "#c5a592",
      mist: 70,
      seed: 8,
    }),
    fill("M520 800Q600 690 760 620T1000 540T1640 430V900H520Z", leaf),
    tiledTown(sheet, {
      rows: 8,
      far: [1180, 1640],
      near: [650, 1640],
      ground: (x, share) => 498 + share * 190 - Math.max(0, x - 1000) * 0.16 + Math.max(0, 1000 - x) * 0.06,
      scale: [0.34, 0.6],
      seed: 6,
      gardens: 0.2,
    }),
    fill("M-20 1020L240 980L420 810L640 740L700 800L420 1210H-20Z", ground),
    fill("M250 1010Q420 860 640 780T1100 640T1640 560V1210H180Z", ground),
    sheet.spray("M250 1010Q420 860 640 780T1100 640T1640 560V1210H180Z", groundShade, {
      from: [1600, 1210],
      to: [700, 760],
    }),
  );
}

/** Quay, breakwater with its light, yachts. */
function drawHarbour(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wallBright, wall, wallShade, roof } = sheet.mood;
  sheet.add(
    fill("M-20 668L330 660L350 672L-20 690Z", stoneWorn),
    fill("M-20 664L330 656L340 662L-20 674Z", stone),
    fill("M312 662L316 606H332L336 662Z", wall) +
      fill("M326 606H332L336 662H326Z", wallShade) +
      fill("M312 606Q324 584 336 606Z", roof),
    place(mastForest(sheet, { width: 330, count: 8, height: 150, seed: 7 }), 20, 790),
    ripples(sheet, { x: 180, y: 794, width: 330, height: 26, count: 18, colour: sheet.mood.seaDark, opacity: 0.6 }),
    place(mastForest(sheet, { width: 300, count: 5, height: 210, seed: 3 }), -40, 900),
    ripples(sheet, { x: 110, y: 904, width: 320, height: 34, count: 16, colour: sheet.mood.seaDark, opacity: 0.6 }),
    fill("M-20 980L200 960L420 800L640 726L660 740L440 826L240 1000L-20 1040Z", stone),
    fill("M-20 980L200 960L420 800L640 726L640 720L414 792L196 950L-20 970Z", wallBright),
    fill("M-20 1000L220 984L430 820L440 826L240 1000L-20 1040Z", stoneShade, 0.5),
  );
}

/** The park at the foot of the walls: a path, palms, oleander. */
function drawPark(sheet: Sheet): void {
  const { stone, leaf, leafDark, leafLight, flower, flowerLight, flowerDark } = sheet.mood;
  const bush = (x: number, y: number, width: number, seed: number, flowers: boolean): Drawing =>
    leafMass(sheet, {
      x,
      y,
      width,
      height: width * 0.5,
      seed,
      count: 20,
      size: 24,
      colours: [leafDark, leaf, leafLight],
    }) +
    (flowers
      ? leafMass(sheet, {
          x: x - 8,
          y: y - 10,
          width: width * 0.7,
          height: width * 0.3,
          seed: seed + 9,
          count: 6,
          size: 17,
          leaf: "petal",
          colours: [flowerDark, flower, flowerLight],
        })
      : "");
  sheet.add(
    fill(
      "M360 1210Q460 1110 700 1070T1180 960T1640 800V838Q1400 930 1190 1000T720 1110Q520 1150 470 1210Z",
      stone,
      0.85,
    ),
    bush(560, 1010, 52, 3, true),
    bush(780, 968, 44, 4, false),
    bush(960, 920, 50, 5, true),
    bush(1150, 862, 44, 6, false),
    bush(1500, 800, 64, 7, true),
    place(palm(sheet, { seed: 3, lean: 20 }), 1080, 1060, 0.98),
    place(palm(sheet, { seed: 5, lean: -14 }), 1250, 1004, 0.84),
    place(palm(sheet, { seed: 7, lean: 16 }), 1404, 950, 0.72),
    bush(1080, 1066, 36, 8, false),
    bush(1250, 1008, 32, 9, false),
  );
}

/** The roofs below us and a bougainvillea at their edge. */
function drawNear(sheet: Sheet): void {
  const shade = sheet.tinted({ wall: "#d9b79c", roof: "#a8503a", roofShade: "#6a3340", wallShade: "#8a6c8a" });
  const line = counted(6).map((index): Drawing =>
    place(
      tiledHouse(shade, { width: 250, height: 130, depth: 80, columns: 4, wall: index % 2 ? "#e9cfae" : "#d9b79c" }),
      560 + index * 270 - (index % 2) * 40,
      1326 - index * 20,
    ),
  );
  sheet.add(
    ...line,
    bougainvillea(sheet, { x: 60, y: 1150, width: 190, height: 90, seed: 5, count: 50, size: 36 }),
    bougainvillea(sheet, { x: 330, y: 1200, width: 140, height: 50, seed: 6, count: 34, size: 34 }),
  );
}
