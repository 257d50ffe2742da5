import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curveDownTo } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { slope } from "../parts/land/fields.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { sky } from "../parts/sky/sky.ts";
import { guardStones } from "../parts/things/terrace.ts";
import { carrierBehind } from "../parts/vehicles/carrierBehind.ts";

const HORIZON = 470;

/** The road comes down over the hill: Bodrum round its harbour, the castle on its peninsula, Kara Ada beyond; a van on the bend. */
export const SCENE: Scene = {
  name: "service-vip-bodrum-transfer",
  seed: 32,
  mood: "day",
  crops: { wide: 200, square: 240 },
  grain: 0.28,
  draw(sheet) {
    drawFar(sheet);
    drawTown(sheet);
    drawHarbour(sheet);
    drawHill(sheet);
    drawRoad(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    cumulus(sheet, { x: 1210, y: 330, length: 400, seed: 3 }),
    cumulus(sheet, { x: 380, y: 236, length: 270, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([1180, 468, 1320, 452, 1460, 440, 1620, 446]),
      foot: HORIZON + 2,
      mist: 0,
      seed: 3,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([560, 470, 680, 436, 800, 404, 900, 388, 980, 402, 1090, 430, 1200, 462, 1240, 470]),
      foot: HORIZON + 4,
      colour: "#7fa9b8",
      shade: "#6492a8",
      mist: 40,
      seed: 7,
    }),
    sea(sheet, { top: HORIZON, bottom: 980, dabs: 110, foot: false }),
    ridge(sheet, {
      crest: pointsOf([-20, 330, 90, 312, 210, 340, 330, 372, 450, 420, 560, 470, 640, 500]),
      foot: 540,
      colour: "#a3b08a",
      shade: "#7d9482",
      light: "#bcc49a",
      mist: 90,
      seed: 12,
    }),
  );
}

/** The town behind its harbour: the neck of land runs out to the castle. */
function drawTown(sheet: Sheet): void {
  sheet.add(
    fill(
      curveDownTo(pointsOf([-20, 500, 200, 500, 420, 512, 620, 540, 800, 570, 960, 586, 1010, 600]), 640),
      "#b8ad84",
    ),
    groupedTown(sheet, {
      rows: 6,
      far: [-20, 500],
      near: [-40, 800],
      ground: (x, share) => 482 + share * 126 + Math.max(0, x - 200) * 0.07 * (1 - share),
      scale: [0.24, 0.4],
      spacing: 0.74,
      seed: 5,
    }),
    place(bodrumCastle(sheet, { shade: false }), 800, 640, 0.46),
    fill("M-20 622H820L1000 634V648H-20Z", "#d9c39a"),
  );
}

/** Masts along the quays, gulets at anchor, the mole with its light. */
function drawHarbour(sheet: Sheet): void {
  const { wall, wallShade, stone, stoneShade } = sheet.mood;
  sheet.add(
    fill("M-20 646H1000Q1080 700 1120 760T1000 900H-20Z", "#3f9fb8", 0.55),
    ripples(sheet, { x: 1030, y: 646, width: 460, height: 30, count: 26 }),
    berths(sheet, { x: 60, y: 664, width: 700, count: 34, height: 74 }),
    berths(sheet, { x: 130, y: 714, width: 500, count: 20, height: 92 }),
    fill("M1270 640L1400 692Q1412 702 1396 706L1250 648Z", stone),
    fill("M1250 648L1396 706Q1388 716 1376 712L1244 656Z", stoneShade),
    fill("M1376 700V664H1390V700Z", wall) +
      fill("M1384 700V664H1390V700Z", wallShade) +
      fill("M1373 664L1383 652L1393 664Z", "#c4252f"),
    place(gulet(sheet, { sails: "furled" }), 770, 730, 0.26),
    place(gulet(sheet, { sails: "furled", hull: "#f4ead6", hullShade: "#1d5d86" }), 930, 790, 0.32),
    place(gulet(sheet), 1400, 604, 0.2),
    ripples(sheet, { x: 850, y: 736, width: 420, height: 70, count: 24 }),
  );
}

/** A pontoon of yachts seen from the side and far: hulls, masts, one line of shade. */
function berths(
  sheet: Sheet,
  { x, y, width, count, height }: { x: number; y: number; width: number; count: number; height: number },
): Drawing {
  const { random, mood } = sheet;
  const [step, boats] = [width / count, counted(count)];
  const masts = boats.map((index) => {
    const tall = height * random.between(0.6, 1.1);
    return box(x + (index + 0.5) * step - 1, y - tall, 2.2, tall);
  });
  const hulls = boats.map((index) => {
    const [left, long] = [x + index * step, step * random.between(0.7, 0.98)];
    return `M${left} ${y - 8}h${long}l${-long * 0.16} 9h${-long * 0.66}z`;
  });
  return (
    fill(box(x - 20, y - 3, width + 40, 5), mood.stone) +
    fill(box(x - 20, y + 2, width + 40, 5), mood.seaDark, 0.7) +
    fill(masts.join(""), mood.wallBright) +
    fill(hulls.join(""), mood.wall) +
    fill(hulls.filter((_, index) => index % 4 === 1).join(""), mood.door)
  );
}

function drawHill(sheet: Sheet): void {
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 770, 160, 776, 330, 800, 520, 846, 640, 880, 700, 930]), 1010), "#c9b389"),
    houseGroup(sheet, { kind: 2, x: 60, y: 820, size: 0.6 }),
    houseGroup(sheet, { kind: 1, x: 250, y: 846, size: 0.64 }),
    houseGroup(sheet, { kind: 0, x: 50, y: 884, size: 0.74 }),
    slope(sheet, {
      crest: pointsOf([-20, 1000, 180, 985, 420, 965, 640, 930, 860, 880, 1080, 810, 1300, 726, 1480, 668, 1640, 640]),
      foot: 1220,
      colour: "#cdb47e",
      shade: "#94805f",
    }),
    place(olive(sheet, { seed: 4 }), 1180, 850, 0.8),
    place(olive(sheet, { seed: 2 }), 1330, 800, 0.9),
    place(cypress(sheet, { seed: 3 }), 1456, 800, 1.1),
    place(cypress(sheet, { seed: 5 }), 1516, 820, 1.4),
  );
}

/** It bends to the left round the hill, and goes on below between the houses. */
function drawRoad(sheet: Sheet): void {
  const road =
    "M250 1240Q420 1110 520 1020Q590 950 560 920Q510 898 400 902Q200 906 -20 930V908Q200 886 400 884Q580 872 700 898Q820 930 930 1010Q1090 1120 1270 1240Z";
  const stones = counted(9).map((index): readonly [number, number, number] => {
    const share = (index / 8) ** 1.5;
    return [500 - 330 * share, 1012 + 200 * share, 0.42 + 0.75 * share];
  });
  sheet.add(
    fill(road, "#8f8892"),
    sheet.spray(road, "#3d4660", { from: [1000, 1240], to: [620, 900], thick: 0.75 }),
    fill(
      "M735 1240Q760 1180 768 1130L776 1130Q772 1180 760 1240ZM768 1094Q770 1060 766 1036L772 1036Q778 1060 776 1094ZM760 1004Q752 980 740 964L745 963Q760 982 766 1004ZM724 944Q706 924 684 912L690 911Q714 924 730 944Z",
      "#fbf3df",
    ),
    fill("M930 1010Q1090 1120 1270 1240H1242Q1080 1124 918 1012Q820 936 700 904L700 900Q820 932 930 1010Z", "#fbf3df"),
    place(olive(sheet, { seed: 5 }), 130, 1000, 0.62),
    place(olive(sheet, { seed: 9 }), 330, 976, 0.5),
    place(cypress(sheet, { seed: 6 }), 222, 990, 0.8),
    guardStones(sheet, stones),
    place(carrierBehind(sheet, { mood: "day" }), 876, 1076, 0.92),
    place(agave(sheet, { seed: 3 }), 150, 1150, 1.9),
    place(olive(sheet, { seed: 8 }), 1440, 1140, 1.7),
    bougainvillea(sheet, { x: 1200, y: 1050, width: 70, height: 44, seed: 4, count: 24, size: 24 }),
    bougainvillea(sheet, { x: 1300, y: 1120, width: 90, height: 54, seed: 5, count: 26, size: 28 }),
  );
}
