import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { islandFerry } from "../parts/boats/ships.ts";
import { cesmeCastle } from "../parts/buildings/cesmeCastle.ts";
import { tiledTown } from "../parts/buildings/tiledTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";

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
    plainSun(sheet, { x: 420, y: 400, radius: 62 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 500, 90, 470, 210, 452, 330, 418, 440, 436, 560, 452, 700, 476, 820, 508, 980, 534, 1080, 540,
      ]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 1010, dabs: 100, foot: false }),
    glitter(sheet, { x: 420, top: HORIZON, bottom: 860, width: 110, count: 100 }),
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
    place(palm(sheet, { seed: 3, lean: 20 }), 1160, 1040, 0.98),
    place(palm(sheet, { seed: 5, lean: -14 }), 1300, 990, 0.84),
    place(palm(sheet, { seed: 7, lean: 16 }), 1430, 944, 0.72),
    bush(1160, 1046, 36, 8, false),
    bush(1300, 994, 32, 9, false),
  );
}

/** The square below the walls: Cezayirli Hasan Paşa and his lion in bronze, a lamp, and bougainvillea on the terrace where we stand. */
function drawNear(sheet: Sheet): void {
  const { stoneShade } = sheet.mood;
  sheet.add(
    fill("M-20 1210V1150Q300 1128 640 1120T1240 1080T1640 1010V1210Z", "#e2c592"),
    fill("M-20 1150Q300 1128 640 1120T1240 1080T1640 1010V1022Q1420 1070 1240 1094T640 1134T-20 1164Z", "#f6e2b8"),
    stroke(
      "M40 1210L330 1136M420 1210L600 1126M800 1210L860 1116M1180 1210L1120 1098M1560 1210L1380 1064M-20 1184Q600 1160 1240 1124T1640 1052",
      "#c9a878",
      3,
      0.8,
    ),
    // The shade of statue and plinth, away from the sun.
    fill("M800 1176L900 1184L1210 1150L1290 1158L1330 1146L1240 1132L890 1150Z", stoneShade, 0.55),
    place(hasanPasha(), 800, 1172, 1.08),
    place(
      person(sheet, {
        pose: "pointing",
        mirrored: true,
        top: "#3f8fb5",
        bottom: "#efe0c4",
        hat: "#f0d6a0",
      }),
      1040,
      1166,
      1.26,
    ),
    place(
      person(sheet, {
        pose: "standing",
        behind: true,
        child: true,
        wears: "shorts",
        top: "#f3c14a",
        bottom: "#31507a",
      }),
      1102,
      1164,
      0.84,
    ),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hairstyle: "long",
        carries: "bag",
        carriedColour: "#1d7fa0",
      }),
      1420,
      1112,
      1.16,
    ),
    bougainvillea(sheet, { x: 60, y: 1150, width: 190, height: 90, seed: 5, count: 50, size: 36 }),
    bougainvillea(sheet, { x: 330, y: 1200, width: 140, height: 50, seed: 6, count: 34, size: 34 }),
  );
}

/** The Pasha of the sea with the lion that he kept, in bronze on a stepped plinth. 340 high, its foot at 0,0. */
function hasanPasha(): Drawing {
  const [lit, bronze, dark] = ["#a98a58", "#5f5548", "#3a3440"];
  return (
    // Plinth: two steps, a block, its lid.
    fill("M-100 0V-14H100V0Z", "#f3dcae") +
    fill("M52 0V-14H100V0Z", "#b08c7c") +
    fill("M-84-14V-28H84V-14Z", "#fbe9c4") +
    fill("M46-14V-28H84V-14Z", "#b08c7c") +
    fill("M-68-28V-116H68V-28Z", "#efd3a0") +
    fill("M38-28V-116H68V-28Z", "#a07f72") +
    fill("M-76-116V-128H76V-116Z", "#fbe9c4") +
    fill("M42-116V-128H76V-116Z", "#b08c7c") +
    fill("M-44-96H14V-54H-44Z", "#d6b17c") +
    // The lion sits close on his left, its tail round its feet.
    fill("M60-128Q104-134 100-158Q98-170 106-174Q116-164 112-150Q106-126 76-122Z", dark) +
    fill(
      "M16-128V-136L24-142L24-176Q12-190 16-210Q22-234 48-236Q66-238 74-224L90-216Q96-208 90-200L76-194Q80-184 72-172Q96-158 96-128H66L62-140L56-128Z",
      bronze,
    ) +
    fill(
      "M48-236Q66-238 74-224L90-216Q96-208 90-200L76-194Q80-184 72-172Q96-158 96-128H66Q74-152 56-172Q70-190 62-204Q66-222 48-236Z",
      dark,
    ) +
    fill(
      "M16-210Q22-234 48-236Q34-222 34-206Q34-186 28-172L24-176Q12-190 16-210ZM24-142L24-172L32-168V-142L30-134H18Z",
      lit,
    ) +
    fill("M66-218L76-214L70-209Z", lit) +
    // The Pasha: boots, shalwar, a long open coat, sash, beard and turban.
    fill("M-52-128V-134L-42-140L-40-168H-16V-140L-8-134V-128ZM-12-128V-134L-8-168H10L8-138L18-132V-128Z", dark) +
    fill("M-44-160Q-54-190-46-218H8Q16-190 12-158Q2-152-12-156L-16-166L-22-154Q-36-152-44-160Z", bronze) +
    fill(
      "M-62-152Q-60-220-52-262Q-46-280-30-284H-8Q8-280 12-262L24-232L34-222Q38-214 30-210L14-218L4-240Q8-200 16-150L4-146Q0-200-6-240L-34-240Q-42-200-40-146Z",
      bronze,
    ) +
    fill("M-62-152Q-60-220-52-262Q-46-280-30-284L-34-240Q-46-200-46-148Z", lit) +
    fill("M-8-284Q8-280 12-262L24-232L34-222Q38-214 30-210L14-218L4-240Q8-200 16-150L8-148Q4-200-2-244Z", dark) +
    fill("M-42-226H6L8-212H-44Z", dark) +
    fill("M-30-282Q-34-300-28-310H-6Q0-298-6-282Q-12-268-20-266Q-28-270-30-282Z", bronze) +
    fill("M-28-306H-8V-294L-12-290H-28Z", lit) +
    fill("M-20-266Q-12-268-6-282Q-2-296-6-304H-12Q-10-286-20-266Z", dark) +
    fill("M-40-306Q-44-326-26-332Q-18-346-10-332Q10-326 6-306Q-16-298-40-306Z", bronze) +
    fill("M-40-306Q-44-326-26-332Q-34-318-26-303Q-34-303-40-306Z", lit) +
    fill("M-10-332Q10-326 6-306Q-2-303-10-302Q0-318-10-332Z", dark)
  );
}
