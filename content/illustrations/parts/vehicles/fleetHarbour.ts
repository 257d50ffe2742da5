import { type Drawing, fill, place } from "#content/illustrations/kit/drawing.ts";
import { box } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { fishingBoat, mastForest, sailingYacht } from "../boats/boats.ts";
import { gulet } from "../boats/gulet.ts";
import { bodrumCastle } from "../buildings/bodrumCastle.ts";
import { village } from "../buildings/house.ts";
import { mosque } from "../buildings/town.ts";
import { windmill } from "../buildings/windmill.ts";
import { pointsOf } from "../land/pointsOf.ts";
import { ridge } from "../land/ridge.ts";
import { ripples, sea } from "../sea/sea.ts";
import { sweptCloud } from "../sky/clouds.ts";
import { sky } from "../sky/sky.ts";
import { summerCloud } from "../sky/summerCloud.ts";
import type { VehicleKind } from "./models.ts";

/** The height of the horizon, the same behind all three. */
export const HORIZON = 470;

/** What lies across the water behind each vehicle: the castle, the town, the windmills on their ridge. */
export function harbourOf(sheet: Sheet, kind: VehicleKind): Drawing {
  return (
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }) +
    HILLS[kind](sheet) +
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 90, foot: false }) +
    SHORES[kind](sheet)
  );
}

type Piece = (sheet: Sheet) => Drawing;

const SAGE = { colour: "#a8b38e", shade: "#8a9c86", light: "#c3c39a" };

const HILLS: Record<VehicleKind, Piece> = {
  sedan: (sheet) =>
    sweptCloud(sheet, { x: 1010, y: 168, length: 520, seed: 4 }) +
    ridge(sheet, {
      crest: pointsOf([-20, 420, 140, 398, 330, 426, 560, 440, 800, 420, 1000, 400, 1620, 420]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 5,
    }) +
    ridge(sheet, {
      crest: pointsOf([760, 470, 900, 424, 1060, 356, 1240, 268, 1400, 214, 1520, 206, 1620, 226]),
      foot: HORIZON + 4,
      ...SAGE,
      mist: 60,
      seed: 9,
      rough: 5,
    }),
  carrier: (sheet) =>
    place(summerCloud(sheet, "broad"), 420, 150, 0.6) +
    ridge(sheet, {
      crest: pointsOf([
        -20, 226, 150, 214, 330, 250, 520, 300, 760, 292, 980, 236, 1160, 190, 1330, 172, 1480, 196, 1620, 240,
      ]),
      foot: HORIZON + 4,
      ...SAGE,
      mist: 60,
      seed: 6,
      rough: 5,
    }),
  van: (sheet) =>
    ridge(sheet, {
      crest: pointsOf([
        -20, 372, 120, 380, 300, 400, 500, 424, 700, 438, 900, 416, 1100, 346, 1280, 268, 1400, 240, 1620, 262,
      ]),
      foot: HORIZON + 4,
      ...SAGE,
      mist: 50,
      seed: 7,
      rough: 4,
    }) +
    place(windmill(sheet, { turn: 20 }), 1424, 250, 0.5) +
    place(windmill(sheet, { state: "ruin", seed: 8 }), 1306, 274, 0.42) +
    place(windmill(sheet, { state: "bare", seed: 3 }), 1530, 262, 0.44),
};

const SHORES: Record<VehicleKind, Piece> = {
  sedan: (sheet) =>
    town(sheet, [900, 1640], (x, share) => 400 + share * 88 - (1 - share) * Math.max(0, x - 1150) * 0.18, 5) +
    shore(sheet, 840, 1640) +
    place(bodrumCastle(sheet, { shade: false }), 150, 500, 0.64) +
    ripples(sheet, { x: 470, y: 502, width: 620, height: 60, count: 34, colour: sheet.mood.stoneWorn, opacity: 0.5 }) +
    ripples(sheet, { x: 480, y: 500, width: 700, height: 16, count: 26, colour: sheet.mood.seaDark, opacity: 0.5 }) +
    place(sailingYacht(sheet), 70, 590, 0.62) +
    place(mastForest(sheet, { width: 460, count: 9, height: 150, seed: 6 }), 1150, 512),
  carrier: (sheet) =>
    town(sheet, [-40, 1640], (x, share) => 336 + share * 152 + Math.abs(x - 1200) * 0.08 * (1 - share), 3) +
    place(mosque(sheet), 372, 484, 0.86) +
    shore(sheet, -20, 1640) +
    place(mastForest(sheet, { width: 900, count: 16, height: 170, seed: 8 }), 760, 512) +
    place(gulet(sheet, { sails: "furled" }), 176, 592, 0.44) +
    ripples(sheet, { x: 180, y: 596, width: 300, height: 16, count: 18, colour: sheet.mood.seaDark, opacity: 0.6 }),
  van: (sheet) =>
    town(sheet, [-40, 620], (x, share) => 432 + share * 56 + x * 0.04 * (1 - share), 8) +
    town(sheet, [1020, 1640], (x, share) => 404 + share * 84 - (1 - share) * (x - 1000) * 0.12, 4) +
    shore(sheet, -20, 1640) +
    place(mastForest(sheet, { width: 300, count: 6, height: 150, seed: 4 }), 1240, 512) +
    place(fishingBoat(sheet), 150, 590, 1.1) +
    ripples(sheet, { x: 160, y: 592, width: 220, height: 16, count: 12, colour: sheet.mood.seaDark, opacity: 0.6 }),
};

function town(
  sheet: Sheet,
  span: readonly [number, number],
  ground: (x: number, share: number) => number,
  seed: number,
) {
  return village(sheet, {
    rows: 5,
    far: span,
    near: span,
    ground,
    scale: [0.4, 0.66],
    gardens: 0.22,
    flowers: 0.08,
    seed,
  });
}

/** The harbour wall at the foot of the town, and its dark edge on the water. */
function shore(sheet: Sheet, from: number, to: number): Drawing {
  const { stone, stoneShade, seaDark } = sheet.mood;
  return (
    fill(box(from, 484, to - from, 14), stone) +
    fill(box(from, 493, to - from, 7), stoneShade) +
    ripples(sheet, {
      x: (from + to) / 2,
      y: 502,
      width: to - from,
      height: 16,
      count: 40,
      colour: seaDark,
      opacity: 0.5,
    })
  );
}
