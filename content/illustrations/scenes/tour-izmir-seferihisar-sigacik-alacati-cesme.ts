import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { alacatiHouse } from "../parts/buildings/alacatiHouse.ts";
import { cappedMill } from "../parts/buildings/cappedMill.ts";
import { izmirShore } from "../parts/land/izmirShore.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { fruit, leafPair } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { carrierBehind } from "../parts/vehicles/carrierBehind.ts";

const HORIZON = 610;

/** A stone house and the mills of Alaçatı over the coast road, windsurfers in the bay; on the far shore the walls of Sığacık and İzmir's clock tower, a bough of mandarins in front. */
export const SCENE: Scene = {
  name: "tour-izmir-seferihisar-sigacik-alacati-cesme",
  seed: 51,
  mood: "gold",
  grain: 0.24,
  crops: { wide: 140, square: 250 },
  draw(sheet) {
    drawBay(sheet);
    drawSails(sheet);
    drawRise(sheet);
    drawRoad(sheet);
    drawQuarter(sheet);
    drawCorner(sheet);
    drawBough(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.34, reach: 0.45 }),
    sweptCloud(sheet, { x: 720, y: 230, length: 560, seed: 2 }),
    plainSun(sheet, { x: 250, y: 476, radius: 56 }),
    ridge(sheet, {
      crest: pointsOf([-20, 566, 120, 556, 300, 572, 460, 540, 620, 560, 760, 546, 1000, 520, 1300, 550, 1640, 530]),
      foot: HORIZON + 4,
      seed: 9,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 1170, dabs: 70, foot: false }),
    place(izmirShore(sheet), -140, HORIZON + 12),
    fill(
      counted(24)
        .map((index) => lens(250 + ((index * 37) % 90) - 45, HORIZON + 8 + index * 9, 40 + index * 4, 2 + index * 0.2))
        .join(""),
      sheet.mood.sun,
      0.85,
    ),
  );
}

/** Windsurfers on the shallow bay, running to the right: no two sails of one size, colour or lean. */
function drawSails(sheet: Sheet): void {
  const { near, wallBright } = sheet.mood;
  const riders: readonly (readonly [x: number, y: number, size: number, lean: number, colour: string])[] = [
    [330, 668, 0.4, 4, "#fbf7ef"],
    [84, 676, 0.56, 14, "#3f8fb5"],
    [560, 700, 0.6, -6, "#ee9433"],
    [432, 752, 0.94, 9, "#1d5d86"],
    [118, 812, 1.3, 2, "#fff0d6"],
    [276, 872, 1.9, 12, "#c2265f"],
  ];
  for (const [x, y, size, lean, colour] of riders) {
    const rig =
      fill("M2-4Q22-60 4-126Q-42-92-56-44Q-24-12 2-4Z", colour) +
      fill("M2-4Q22-60 4-126L-4-116Q8-60-6-8Z", wallBright, 0.5) +
      fill("M-9-112Q-44-84-56-44Q-40-24-18-12Q-34-60-9-112Z", near, 0.26) +
      stroke("M2 0Q22-60 4-126", near, 2.6) +
      stroke("M12-44L-54-46", near, 2.2);
    sheet.add(
      fill(lens(x - 6 * size, y + 6 * size, 120 * size, 13 * size), sheet.mood.seaDark, 0.6),
      fill(
        `M${x - 40 * size} ${y + 2 * size}q${-60 * size} ${-6 * size} ${-130 * size} ${3 * size}q${60 * size} ${6 * size} ${130 * size} ${2 * size}z`,
        wallBright,
        0.9,
      ),
      place(
        turned(rig, -lean) +
          fill("M-50-2Q0-8 54-5Q62-4 54 0Q10 8-40 5Q-52 4-50-2Z", wallBright) +
          fill("M-46 3Q10 4 56-1Q10 8-40 5Z", near, 0.5),
        x,
        y,
        size,
      ),
    );
  }
}

/** The waterline, from our own beach to the foot of the rise. */
const SHORE = pointsOf([
  -40, 1160, 60, 1112, 190, 1050, 300, 990, 400, 922, 468, 868, 530, 820, 610, 780, 720, 744, 860, 724, 1640, 700,
]);

/** A bush with its shade. */
function bush(sheet: Sheet, x: number, y: number, w: number, seed: number): Drawing {
  return (
    fill(disc(x + w * 0.8, y + w * 0.36, w * 1.5, w * 0.22), sheet.mood.groundShade, 0.6) +
    leafMass(sheet, { x, y, width: w, height: w * 0.56, seed, count: 15, size: 13 + w * 0.2 })
  );
}

/** The land: beach, rise, the two farther mills on it, a path from the house to the road. */
function drawRise(sheet: Sheet): void {
  const shifted = (by: number) =>
    curveDownTo(
      SHORE.map(([x, y]): Point => [x + by, y + by * 0.4]),
      1230,
    );
  const rise = `${curve(pointsOf([560, 850, 640, 806, 720, 764, 800, 726, 920, 700, 1080, 684, 1300, 668, 1640, 652]))}L1640 1010Q1200 1000 940 950T560 850Z`;
  const low = shifted(34);
  sheet.add(
    fill(shifted(-22), "#a9cfc0", 0.6),
    fill(shifted(-8), "#fff6e2"),
    fill(shifted(4), "#f0cf9c"),
    fill(low, "#c99d60"),
    sheet.spray(low, "#7d5a56", { from: [1700, 1240], to: [1000, 1000], thick: 0.5 }),
    fill(rise, "#e2b771"),
    fill("M1640 700Q1400 760 1240 800T1010 880Q1200 850 1380 850T1640 860Z", "#d3a462"),
    // From the house and from the nearest mill down to the road.
    fill("M1096 800Q1090 860 1020 916Q940 960 820 980L846 1010Q980 984 1060 930Q1130 870 1134 802Z", "#f0d09a"),
    fill("M1270 930Q1120 936 1000 944T790 990L820 1060Q960 1010 1080 994T1350 956Z", "#f0d09a"),
    fill("M1350 956Q1210 976 1080 994T820 1060L824 1066Q966 1016 1086 1000T1370 960Z", "#a67d58", 0.6),
    bush(sheet, 700, 800, 22, 4),
    place(cappedMill(sheet, { turn: 10, cloths: [0, 2, 3, 5, 6] }), 796, 744, 0.52),
    place(cappedMill(sheet, { turn: 31, cloths: [0, 1, 3, 5, 6, 7] }), 928, 768, 0.72),
  );
}

/** What stands between road and us: the nearest mill, a stone house of the town, bushes. */
function drawQuarter(sheet: Sheet): void {
  sheet.add(
    place(cappedMill(sheet, { turn: 22, cloths: [0, 1, 3, 4, 6] }), 1098, 808, 1.02),
    bush(sheet, 916, 902, 34, 5),
    place(alacatiHouse(sheet), 1442, 966),
    place(lavenderTub(sheet), 1178, 950),
    bush(sheet, 1572, 962, 56, 7),
  );
}

/** A tub of lavender by the house. */
function lavenderTub(sheet: Sheet): Drawing {
  return (
    fill(lens(34, 0, 110, 14), sheet.mood.groundShade, 0.6) +
    fill("M-22-34H22L17 0Q0 5-17 0Z", "#cf6f43") +
    fill("M4-34H22L17 0Q10 3 4 3Z", "#93412d") +
    leafMass(sheet, {
      x: 0,
      y: -50,
      width: 32,
      height: 24,
      seed: 5,
      count: 12,
      size: 18,
      colours: ["#5d5a86", "#8677ac", "#b6a3cc"],
    })
  );
}

/** A bough of mandarins over the upper left corner: Seferihisar's own. */
function drawBough(sheet: Sheet): void {
  const leaves: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
    [40, 60, 20, 0.9],
    [120, 40, 64, 0.8],
    [190, 96, -6, 0.86],
    [250, 60, 40, 0.74],
    [70, 150, 84, 0.9],
    [150, 130, 110, 0.76],
    [330, 100, 12, 0.7],
    [300, 120, 76, 0.66],
    [10, 20, 50, 1],
    [10, 190, 60, 0.8],
  ];
  sheet.add(
    stroke("M-20 90Q120 110 230 92T372 112", sheet.mood.trunk, 10),
    stroke("M90 100Q120 150 128 196M236 92Q262 130 262 164M30 96Q40 180 36 250", sheet.mood.trunk, 6),
    ...leaves.map(([x, y, turn, size]) => place(turned(leafPair(), turn), x, y, size)),
    place(fruit(54), 132, 216),
    place(fruit(46), 262, 188),
    place(fruit(50), 34, 276),
    place(turned(leafPair(), 30), 130, 172, 0.6),
    place(turned(leafPair(), 150), 262, 150, 0.46),
    place(turned(leafPair(), 20), 36, 232, 0.5),
  );
}

/** The road of the coast: it comes from our feet, runs between beach and rise and bends away behind the nearest mill. */
const LINE: readonly Point[] = pointsOf([
  -3.6, 13, -2.7, 17, -1.4, 22, -0.2, 27.5, 0.4, 33, 1.2, 39, 3.6, 45, 8.6, 49.6, 15, 52, 24, 53.4,
]);

function drawRoad(sheet: Sheet): void {
  const { near } = sheet.mood;
  const { strip, at } = windingRoad(cameraOf({ horizon: HORIZON, centre: 680, eye: 6, focal: 1500 }), LINE);
  const dashes = counted(16).map((index) => strip([-0.09, 0.09], [index / 16, index / 16 + 0.026]));
  sheet.add(
    fill(strip([-3.7, 3.7]), "#b98b5c"),
    // Where the path from the house meets the tarmac.
    fill(strip([2.8, 3.8], [0.186, 0.29]), "#f0d09a"),
    fill(strip([-2.9, 2.9]), "#6a5468"),
    sheet.spray(strip([-2.9, 2.9]), near, { from: [500, 1240], to: [640, 960], thick: 0.4 }),
    fill(strip([-2.74, -2.6]) + strip([2.6, 2.74]) + dashes.join(""), "#f6d9ae"),
    place(carrierBehind(sheet, { mood: "gold" }), ...at(0.358, 1.35), 0.46),
  );
}

/** Mastic in our own corner. */
function drawCorner(sheet: Sheet): void {
  const { near } = sheet.mood;
  sheet.add(
    fill(disc(1500, 1196, 380, 46), near, 0.45),
    leafMass(sheet, { x: 1520, y: 1130, width: 210, height: 96, seed: 11, count: 50, size: 34 }),
    leafMass(sheet, { x: 1260, y: 1180, width: 130, height: 54, seed: 12, count: 26, size: 30 }),
  );
}
