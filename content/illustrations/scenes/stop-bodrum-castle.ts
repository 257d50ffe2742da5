import { PIGMENT } from "../kit/colour.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, disc, lens } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat, mastForest } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { mosque } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { reflection, ripples, sea } from "../parts/sea/sea.ts";
import { gulls, heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 640;
const SHORE = 742;

/** The Castle of St Peter from the west harbour at noon: its towers against heaped clouds, a gulet's bow coming in from the left. */
export const SCENE: Scene = {
  name: "stop-bodrum-castle",
  seed: 31,
  mood: "day",
  grain: 0.28,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawSky(sheet);
    drawCastle(sheet);
    drawHarbour(sheet);
    drawQuay(sheet);
  },
};

function drawSky(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5, reach: 0.5 }),
    heapedCloud(sheet, { x: 1240, y: 570, length: 760, seed: 4 }),
    heapedCloud(sheet, { x: 330, y: 560, length: 500, seed: 7 }),
    fill(box(930, 520, 590, 60) + box(130, 528, 400, 40), sheet.mood.cloudShade),
    fill(lens(830, 578, 1900, 60), sheet.mood.mist),
    gulls(sheet, { x: 470, y: 300, length: 300, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 130, 476, 300, 520, 470, 548, 640, 590, 820, 640]),
      foot: HORIZON + 40,
      mist: 90,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([1080, 640, 1240, 606, 1380, 584, 1500, 600, 1620, 580]),
      foot: HORIZON + 4,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 110 }),
  );
}

/** The town runs up to the castle from the north; the castle ends it towards the sea. */
function drawCastle(sheet: Sheet): void {
  const castle = place(bodrumCastle(sheet), 316, SHORE, 1.13);
  const { leaf, leafDark, stoneWorn, stoneShade } = sheet.mood;
  sheet.add(
    fill("M-20 620Q200 610 380 650L560 700V742H-20Z", leaf),
    village(sheet, {
      rows: 4,
      far: [-40, 330],
      near: [-40, 400],
      ground: (x, share) => 628 + share * 84 + Math.max(0, x - 60) * 0.09 * (1 - share),
      scale: [0.4, 0.62],
      seed: 4,
      gardens: 0.2,
      flowers: 0.12,
    }),
    place(mosque(sheet), 205, 716, 0.7),
    fill(box(-20, 714, 420, 30), leafDark),
    fill(box(-20, 726, 420, 18), stoneWorn),
    fill("M1290 742V690H1424L1450 742Z", stoneShade),
    castle,
    sheet.clipped(
      box(0, SHORE, 1600, 330),
      reflection(sheet, { drawing: place(bodrumCastle(sheet, { shade: false }), 316, SHORE, 1.13), y: SHORE + 6 }),
    ),
    ripples(sheet, {
      x: 880,
      y: SHORE + 2,
      width: 1240,
      height: 40,
      count: 46,
      colour: sheet.mood.seaDark,
      opacity: 0.6,
    }),
    ripples(sheet, { x: 900, y: SHORE + 4, width: 1240, height: 160, count: 50 }),
  );
}

/** What lies in the harbour: yachts under the walls, a fishing boat, and the gulet that the eye comes in with. */
function drawHarbour(sheet: Sheet): void {
  sheet.add(
    place(mastForest(sheet, { width: 400, count: 7, height: 190, seed: 8 }), 1110, 776),
    ripples(sheet, { x: 1310, y: 780, width: 420, height: 26, count: 20, colour: sheet.mood.seaDark, opacity: 0.7 }),
    place(fishingBoat(sheet), 1080, 880, 1.15),
    ripples(sheet, { x: 1090, y: 886, width: 230, height: 26, count: 14, colour: sheet.mood.seaDark, opacity: 0.7 }),
    place(gulet(sheet, { sails: "furled" }), 130, 1050, 1.5),
    ripples(sheet, { x: 160, y: 1056, width: 900, height: 50, count: 40, colour: sheet.mood.near, opacity: 0.55 }),
    ripples(sheet, { x: 240, y: 1070, width: 900, height: 60, count: 20 }),
    place(dinghy(sheet, { colour: PIGMENT.terracotta }), 760, 990, 1.1),
    ripples(sheet, { x: 770, y: 994, width: 130, height: 18, count: 8, colour: sheet.mood.seaDark, opacity: 0.7 }),
  );
}

/** The edge of the quay with a bollard, its rope running out to the gulet. */
function drawQuay(sheet: Sheet): void {
  const { near, stone, stoneWorn, stoneShade } = sheet.mood;
  const joints = counted(7).map((index) => `M${980 + index * 110} 1148l${10 + index * 6} 60`);
  sheet.add(
    fill("M900 1200L960 1146L1600 1120V1200Z", stone),
    fill("M960 1146L1600 1120V1128L962 1156Z", sheet.mood.wallBright),
    stroke(joints.join(""), stoneWorn, 3),
    sheet.spray("M900 1200L960 1146L1600 1120V1200Z", stoneShade, { from: [1600, 1200], to: [1000, 1150], thick: 0.8 }),
    fill("M1310 1150Q1380 1130 1500 1142L1420 1164Z", stoneShade, 0.7),
    fill("M1270 1150V1092H1330V1150Q1300 1160 1270 1150Z", near),
    fill(disc(1300, 1086, 44, 17), near),
    fill("M1258 1082Q1266 1068 1300 1068Q1280 1078 1276 1090Z", PIGMENT.lagoon),
    stroke("M1296 1120Q1000 1130 512 906", near, 5),
    stroke("M1268 1124Q1300 1136 1332 1120M1268 1112Q1300 1124 1332 1108", PIGMENT.sand, 7),
  );
}
