import { PIGMENT } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat } from "../parts/boats/boats.ts";
import { tirhandil } from "../parts/boats/tirhandil.ts";
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

/** The Castle of St Peter from the west harbour at noon: its towers against heaped clouds; a tirhandil on its rope in front, yachts at anchor. */
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
  const { far, farShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.36, reach: 0.45 }),
    heapedCloud(sheet, { x: 1290, y: 600, length: 680, seed: 4 }),
    heapedCloud(sheet, { x: 270, y: 580, length: 460, seed: 7 }),
    gulls(sheet, { x: 470, y: 290, length: 300, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([-20, 492, 130, 470, 300, 500, 470, 524, 640, 560, 840, 556, 1000, 582, 1200, 612, 1360, 638]),
      foot: HORIZON + 60,
      rough: 4,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([820, 616, 980, 590, 1120, 566, 1260, 574, 1400, 548, 1500, 546, 1640, 516]),
      foot: HORIZON + 4,
      colour: "#93b9cb",
      shade: farShade,
      seed: 9,
    }),
    fill(box(820, HORIZON - 8, 800, 12), far),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 90 }),
  );
}

/** The town runs up to the castle from the north; the castle ends it towards the sea. */
function drawCastle(sheet: Sheet): void {
  const { leaf, leafDark, stone, stoneWorn, stoneShade } = sheet.mood;
  const bodied = (shade: boolean) =>
    place(
      fill("M40 0V-50H700L820-70L916-78L982-56L994-8V0Z", stoneShade) + bodrumCastle(sheet, { shade, flags: shade }),
      316,
      SHORE,
      1.13,
    );
  sheet.add(
    fill("M-20 612Q200 606 380 650L560 700V742H-20Z", leaf),
    village(sheet, {
      rows: 4,
      far: [-40, 330],
      near: [-40, 380],
      ground: (x, share) => 628 + share * 84 + Math.max(0, x - 60) * 0.09 * (1 - share),
      scale: [0.4, 0.62],
      seed: 4,
      gardens: 0.2,
      flowers: 0.12,
    }),
    place(mosque(sheet), 205, 716, 0.7),
    fill("M-20 716Q60 706 150 716T330 716L420 722V744H-20Z", leafDark),
    fill("M-20 724H400L440 750H-20Z", stone),
    fill("M-20 738H420L446 752H-20Z", stoneWorn),
    bodied(true),
    sheet.clipped(box(0, SHORE, 1600, 330), reflection(sheet, { drawing: bodied(false), y: SHORE + 8, opacity: 0.34 })),
    shoreRocks(sheet),
    ripples(sheet, { x: 880, y: SHORE + 12, width: 1240, height: 40, count: 40, colour: sheet.mood.seaDark }),
    ripples(sheet, { x: 900, y: SHORE + 14, width: 1240, height: 150, count: 44 }),
  );
}

/** Fallen blocks along the foot of the castle's rock, wet below, each in its own size. */
function shoreRocks(sheet: Sheet): Drawing {
  const random = randomOf(14);
  const { stoneWorn, stoneShade, stoneDeep, seaDark } = sheet.mood;
  let drawing = fill(lens(900, SHORE + 12, 1300, 26), seaDark, 0.55);
  for (let x = 268; x < 1500; x += random.between(22, 74)) {
    const [w, h] = [random.between(16, 44), random.between(12, 34)];
    const y = SHORE + random.between(8, 15);
    const top: Point[] = [
      [x - w, y],
      [x - w * 0.7, y - h * random.between(0.5, 0.8)],
      [x - w * 0.1, y - h],
      [x + w * 0.5, y - h * random.between(0.6, 0.9)],
      [x + w, y],
      [x + w * 0.2, y + h * 0.14],
    ];
    const shade = polygon([
      [x - w * 0.1, y - h],
      [x + w * 0.5, y - h * 0.75],
      [x + w, y],
      [x + w * 0.2, y + h * 0.14],
      [x + w * 0.05, y - h * 0.4],
    ]);
    drawing +=
      fill(polygon(top), stoneWorn) +
      fill(shade, stoneShade) +
      fill(lens(x, y + 1, w * 2.1, 5), stoneDeep, 0.7) +
      (random.chance(0.5) ? fill(lens(x - w * 0.3, y + 5, w * 2.4, 4), "#f4faf4", 0.85) : "");
  }
  return drawing;
}

/** A yacht at anchor, its sail under the cover, `long` units from end to end; sits in the water at y 0 with its mirrored hull. */
function yacht(sheet: Sheet, long: number, tall: number, cover: string): Drawing {
  const { wall, wallShade, wallBright, window, seaDark } = sheet.mood;
  const l = long / 100;
  const [a, b] = [short(-50 * l), short(52 * l)];
  return (
    fill(lens(4 * l, 7 * l, 118 * l, 16 * l), seaDark, 0.75) +
    stroke(`M${short(2 * l)} ${short(6 * l)}q5 ${short(tall * 0.16)} -3 ${short(tall * 0.34)}`, wallBright, 2.4, 0.5) +
    stroke(
      `M${short(2 * l)} ${-tall}L${short(-48 * l)} ${short(-11 * l)}M${short(2 * l)} ${-tall}L${short(54 * l)} ${short(-13 * l)}`,
      wallShade,
      1.4,
    ) +
    fill(box(2 * l - 1.8, -tall, 3.6, tall - 8 * l), wallBright) +
    fill(
      `M${a} ${short(-11 * l)}L${short(-45 * l)} 0Q0 ${short(5 * l)} ${short(38 * l)} 0Q${short(48 * l)} ${short(-6 * l)} ${b} ${short(-13 * l)}Z`,
      wall,
    ) +
    fill(
      `M${short(-46 * l)} ${short(-3 * l)}L${short(-45 * l)} 0Q0 ${short(5 * l)} ${short(38 * l)} 0L${short(44 * l)} ${short(-4 * l)}Q0 ${short(1 * l)} ${short(-46 * l)} ${short(-3 * l)}Z`,
      wallShade,
    ) +
    fill(
      `M${short(-24 * l)} ${short(-11 * l)}L${short(-20 * l)} ${short(-18 * l)}H${short(14 * l)}L${short(24 * l)} ${short(-12 * l)}Z`,
      wallBright,
    ) +
    fill(
      `M${short(-19 * l)} ${short(-16.4 * l)}H${short(13 * l)}L${short(17 * l)} ${short(-13.6 * l)}H${short(-20 * l)}Z`,
      window,
    ) +
    fill(
      `M${short(2 * l)} ${short(-25 * l)}Q${short(-20 * l)} ${short(-29 * l)} ${short(-40 * l)} ${short(-24 * l)}L${short(-40 * l)} ${short(-21 * l)}H${short(2 * l)}Z`,
      cover,
    )
  );
}

/** The tirhandil's sail, rolled up under its yard and lashed. */
function lateen(sheet: Sheet): Drawing {
  const { wallBright, wallShade, trunk } = sheet.mood;
  const ties = [0.1, 0.28, 0.46, 0.64, 0.82].map((share) => {
    const [x, y] = [-98 + share * 194, -122 - share * 92];
    return `M${short(x - 1)} ${short(y - 3)}Q${short(x + 8)} ${short(y + 10)} ${short(x + 3)} ${short(y + 26)}`;
  });
  return (
    fill("M-100-123L97-216Q104-208 94-200Q40-140-40-114T-94-104Q-102-112-100-123Z", wallBright) +
    fill("M-96-106Q-40-118 16-156T97-210Q102-206 94-200Q40-140-40-114T-94-104Z", wallShade) +
    stroke("M-102-122L98-217", trunk, 5) +
    stroke(ties.join(""), PIGMENT.brass, 2)
  );
}

/** What lies in the harbour: yachts at anchor, a fishing boat, a tender, and the tirhandil on its rope. */
function drawHarbour(sheet: Sheet): void {
  const { seaDark, near, seaLight } = sheet.mood;
  sheet.add(
    place(yacht(sheet, 92, 150, PIGMENT.sea), 1290, 792),
    place(yacht(sheet, 128, 214, PIGMENT.deep), 1470, 826),
    place(yacht(sheet, 66, 104, PIGMENT.terracotta), 1120, 784),
    fill(lens(1010, 892, 240, 30), seaDark, 0.8),
    place(fishingBoat(sheet), 1000, 884, 1.15),
    ripples(sheet, { x: 1000, y: 892, width: 210, height: 20, count: 8 }),
    fill(lens(312, 1036, 600, 64), near, 0.6),
    place(`<g transform="scale(1 -.34)" opacity=".28">${tirhandil(sheet)}</g>`, 300, 1022, 1.95),
    place(tirhandil(sheet) + lateen(sheet), 300, 1018, 1.95),
    ripples(sheet, { x: 300, y: 1026, width: 580, height: 30, count: 20, colour: near, opacity: 0.6 }),
    ripples(sheet, { x: 330, y: 1034, width: 600, height: 46, count: 14, colour: seaLight }),
    fill(lens(762, 962, 130, 16), seaDark, 0.8),
    place(dinghy(sheet, { colour: PIGMENT.terracotta }), 760, 958, 1.1),
    ripples(sheet, { x: 770, y: 964, width: 110, height: 12, count: 5 }),
  );
}

/** The edge of the quay with a bollard, its rope running out to the tirhandil's bow. */
function drawQuay(sheet: Sheet): void {
  const { near, stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const joints = counted(6).map((index) => `M${1030 + index * 118} ${1140 - index * 8}l${16 - index * 14} 90`);
  const rope = curve(pointsOf([570, 848, 640, 910, 860, 1002, 1050, 1076, 1180, 1104, 1288, 1104]));
  sheet.add(
    fill("M940 1220L950 1164L1620 1118V1220Z", stoneDeep),
    fill("M930 1164Q936 1142 968 1140L1620 1094V1140L960 1188Q930 1190 930 1164Z", stoneShade),
    fill("M934 1156Q940 1142 968 1140L1620 1094V1220H990Q930 1180 934 1156Z", stone),
    stroke(joints.join(""), stoneWorn, 3),
    fill("M934 1156Q940 1142 968 1140L1620 1094V1106L972 1152Q950 1154 938 1164Z", sheet.mood.wallBright),
    fill("M1300 1146Q1400 1118 1520 1126Q1540 1140 1490 1148Q1400 1160 1330 1160Z", stoneShade, 0.8),
    fill("M1268 1146V1092H1332V1146Q1300 1162 1268 1146Z", near),
    fill("M1274 1144V1100H1288V1152Z", PIGMENT.sea, 0.8),
    fill(disc(1300, 1086, 46, 18), near),
    fill(disc(1296, 1080, 36, 11), PIGMENT.lagoon),
    fill(disc(1304, 1083, 33, 9), PIGMENT.sea),
    stroke(rope, PIGMENT.deep, 7),
    stroke(rope, PIGMENT.sand, 3.6),
    stroke("M1268 1112Q1300 1128 1332 1112M1268 1124Q1300 1140 1332 1124", PIGMENT.sand, 8),
  );
}
