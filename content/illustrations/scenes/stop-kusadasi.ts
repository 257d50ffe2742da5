import { PIGMENT } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, chip, curve, disc, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat } from "../parts/boats/boats.ts";
import { cruiseShip } from "../parts/boats/ships.ts";
import { guvercinada } from "../parts/buildings/guvercinada.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { flatCloud, gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;

/** Güvercinada at Kuşadası from the shore above: the causeway leads to the gate of the small walled island, a cruise ship beyond. */
export const SCENE: Scene = {
  name: "stop-kusadasi",
  seed: 91,
  mood: "day",
  colours: {
    sea: ["#8fd0d6", "#3fa6b4", "#1f8a9c", "#14607c"],
    seaDark: "#147088",
    leaf: "#55753f",
    leafDark: "#2a4a34",
    leafLight: "#93a862",
  },
  grain: 0.28,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawBay(sheet);
    sheet.add(guvercinada(sheet));
    drawCauseway(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.45, reach: 0.5 }),
    flatCloud(sheet, { x: 420, y: 190, length: 700 }),
    flatCloud(sheet, { x: 1240, y: 300, length: 520 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 470, 140, 452, 300, 430, 430, 462, 600, 500, 860, 530, 1080, 526, 1260, 500, 1420, 470, 1620, 450,
      ]),
      foot: HORIZON + 4,
      mist: 60,
      seed: 7,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 110, foot: false }),
    place(cruiseShip(sheet), 1230, 610, 0.9),
    ripples(sheet, { x: 1230, y: 612, width: 460, height: 22, count: 22, colour: sheet.mood.seaDark, opacity: 0.6 }),
    place(wake(sheet, { length: 120, spread: 10 }), 250, 640),
    place(dinghy(sheet), 276, 641, 0.6),
  );
}

const LEFT: readonly Point[] = pointsOf([906, 764, 940, 790, 1010, 840, 1090, 920, 1150, 1030, 1170, 1220]);
const RIGHT: readonly Point[] = pointsOf([962, 750, 1030, 772, 1150, 820, 1300, 900, 1470, 1020, 1660, 1220]);

/** The stones that carry the causeway, down to the water on its left. */
function riprap(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, seaLight } = sheet.mood;
  const random = randomOf(37);
  const bank = `${curve(LEFT)}L1060 1220L1040 1120L1000 1020L940 926L870 850L850 790Z`;
  const chips = (count: number, from: number) =>
    counted(count)
      .map(() => {
        const share = random.next() ** 1.2;
        const x = mixed(870, 1110, share) + random.between(from, 60) * (0.5 + share * 0.6);
        return chip(random, x, mixed(780, 1200, share ** 1.25), mixed(12, 40, share), mixed(8, 26, share));
      })
      .join("");
  return (
    stroke("M850 796L868 854L936 930L996 1024L1034 1122L1054 1220", seaLight, 14, 0.7) +
    fill(bank, stoneShade) +
    sheet.clipped(
      bank,
      fill(chips(46, -30), stoneWorn) + fill(chips(30, -50), stone) + fill(chips(22, -30), sheet.mood.stoneDeep, 0.6),
    )
  );
}

/** Paved, with a parapet at either side, palms and lamps, rocks below, boats on its sheltered side. */
function drawCauseway(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wallBright, near, groundShade } = sheet.mood;
  const deck = `${curve(LEFT)}L${curve(RIGHT.toReversed()).slice(1)}Z`;
  const lifted = (line: readonly Point[], up: number): Point[] =>
    line.map(([x, y], index) => [x, y - up * (0.4 + index * 0.34)]);
  const band = (line: readonly Point[], low: number, high: number) =>
    `${curve(lifted(line, low))}L${curve(lifted(line, high).toReversed()).slice(1)}Z`;
  const seams = shares(15).map((share) => {
    const at = share ** 1.5 * 4.9;
    const index = Math.floor(at);
    const between = (line: readonly Point[]): Point => {
      const [[x, y], [x2, y2]] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
      return [mixed(x, x2, at - index), mixed(y, y2, at - index)];
    };
    const [[x, y], [x2, y2]] = [between(LEFT), between(RIGHT)];
    return `M${short(x)} ${short(y)}L${short(x2)} ${short(y2)}`;
  });
  const lamp = (x: number, y: number, size: number): Drawing =>
    place(
      fill("M-3 0L-2-150H2L3 0Z", near) + fill(disc(0, -158, 11), wallBright) + fill(box(-10, -150, 20, 5), near),
      x,
      y,
      size,
    );
  sheet.add(
    riprap(sheet),
    fill(deck, "#f2e2c0"),
    stroke(seams.join(""), stoneWorn, 3, 0.8),
    fill(
      `${curve(RIGHT)}L${curve(RIGHT.map(([x, y], index): Point => [x - 12 - index * 12, y]).toReversed()).slice(1)}Z`,
      groundShade,
      0.4,
    ),
    fill(band(LEFT, 0, 20), stoneShade) + fill(band(LEFT, 20, 27), wallBright),
    fill(band(RIGHT, 0, 18), stone) + fill(band(RIGHT, 18, 25), wallBright),
    place(palm(sheet, { seed: 2, lean: 10 }), 1060, 786, 0.42),
    lamp(1108, 806, 0.6),
    place(palm(sheet, { seed: 5, lean: -12 }), 1180, 836, 0.62),
    lamp(1254, 878, 0.86),
    place(palm(sheet, { seed: 7, lean: 16 }), 1340, 926, 0.9),
    lamp(1440, 1006, 1.25),
    place(palm(sheet, { seed: 4, lean: -20 }), 1530, 1096, 1.5),
    place(fishingBoat(sheet, { colour: PIGMENT.flag, shade: PIGMENT.wine }), 690, 878, 0.8),
    ripples(sheet, { x: 690, y: 882, width: 170, height: 18, count: 10, colour: sheet.mood.seaDark, opacity: 0.7 }),
    place(fishingBoat(sheet), 810, 990, 1.15),
    ripples(sheet, { x: 810, y: 996, width: 230, height: 22, count: 12, colour: sheet.mood.seaDark, opacity: 0.7 }),
    place(dinghy(sheet, { colour: PIGMENT.mandarin }), 500, 930, 0.9),
    ripples(sheet, { x: 500, y: 934, width: 110, height: 14, count: 7, colour: sheet.mood.seaDark, opacity: 0.7 }),
    gulls(sheet, { x: 860, y: 380, length: 300, seed: 8 }),
  );
}

/** Pine tops and oleander on the slope that we look down from. */
function drawNear(sheet: Sheet): void {
  const { near, leaf, leafDark, leafLight, flower, flowerDark, flowerLight } = sheet.mood;
  sheet.add(
    fill("M-20 1220V1010Q120 980 260 1040T520 1130T760 1220Z", near),
    leafMass(sheet, {
      x: 60,
      y: 1040,
      width: 200,
      height: 90,
      seed: 3,
      count: 50,
      size: 44,
      colours: [near, leafDark, leaf],
    }),
    leafMass(sheet, {
      x: 300,
      y: 1120,
      width: 200,
      height: 80,
      seed: 4,
      count: 46,
      size: 42,
      colours: [near, leafDark, leaf],
    }),
    leafMass(sheet, {
      x: 560,
      y: 1190,
      width: 150,
      height: 50,
      seed: 5,
      count: 34,
      size: 40,
      colours: [leafDark, leaf, leafLight],
    }),
    leafMass(sheet, {
      x: 130,
      y: 1100,
      width: 190,
      height: 70,
      seed: 6,
      count: 24,
      size: 30,
      leaf: "petal",
      colours: [flowerDark, flower, flowerLight],
    }),
  );
}
