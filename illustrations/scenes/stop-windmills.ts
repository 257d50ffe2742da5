import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { curve, curveDownTo, lens, type Path } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { type RuinedMill, ruinedMill, ruinedMillShade } from "../parts/buildings/ruinedMill.ts";
import { type SailedMill, sailedMill, sailedMillShade } from "../parts/buildings/sailedMill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 650;
/** We stand on a bank of the ridge, our eyes under the middle of the mill's drum. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 4.5, focal: 2000 });
/** The same eye over the saddle where the ruin stands, and over the sea. */
const SADDLE = cameraOf({ horizon: HORIZON, centre: 800, eye: 7, focal: 2000 });
const BAY = cameraOf({ horizon: HORIZON, centre: 800, eye: 64, focal: 2000 });
/** The evening sun comes from the left and a little from behind, so that the wheel's shadow lies before us. */
const SUN = -97;
const MILL: SailedMill = { camera: EYE, right: -2.5, away: 28, sun: SUN, long: 0.95, faces: -41, spin: 10 };
const RUIN: RuinedMill = {
  camera: SADDLE,
  right: 16.6,
  away: 66,
  radius: 3,
  taper: 0.06,
  sun: SUN,
  tops: pointsOf([
    -180, 5, -130, 5.6, -80, 5.7, -60, 5.6, -59, 5, -36, 4.8, -35, 4, -10, 3.6, -9, 2.8, 24, 2.4, 25, 3.2, 50, 3.6, 51,
    4.4, 90, 4.8, 180, 5,
  ]),
  door: { turn: -26, half: 12, high: 2 },
  seed: 4,
};

/** A mill under sail on the ridge between Bodrum and Gümbet in the low sun, its shadow across the straw; a broken one further down, somebody with a dog on the path. */
export const SCENE: Scene = {
  name: "stop-windmills",
  seed: 12,
  mood: "gold",
  colours: {
    sky: ["#35609c", "#7d9cc4", "#f1c7a6", "#ffb27c"],
    zenith: "#234882",
    sea: ["#ffcb9c", "#a9b3b6", "#4f92ae", "#2b6a8e"],
    ground: "#e5ae67",
    groundShade: "#84557a",
    wallShade: "#b79ab4",
    far: "#b98aa6",
    farShade: "#96709a",
    leaf: "#75703f",
    leafDark: "#4a4240",
    leafLight: "#cbab5e",
    near: "#33213f",
  },
  grain: 0.28,
  crops: { wide: 60, square: 60 },
  draw(sheet) {
    drawFar(sheet);
    drawHarbour(sheet);
    drawGumbet(sheet);
    drawSaddle(sheet);
    drawRidge(sheet);
    sheet.add(sailedMill(sheet, MILL));
    drawWalker(sheet);
    drawNear(sheet);
  },
};

/** The sky where the sun goes down, bars of cloud lit from below, islands on the horizon. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.4 }),
    sheet.glow([-60, HORIZON - 60], 820, "#fff0c0", 0.95),
    fill(
      "M880 402Q1000 382 1100 386Q1200 356 1330 366Q1450 350 1640 362V390Q1500 404 1380 396Q1130 420 880 402Z",
      "#fde6c0",
      0.9,
    ) + fill("M1010 408Q1120 392 1240 394Q1400 378 1640 386V402Q1500 412 1380 404Q1180 422 1010 408Z", "#e8a890", 0.8),
    fill("M1160 500Q1290 490 1420 494T1640 486V500Q1420 510 1160 500Z", "#fde0b8", 0.8),
    place(
      fill(
        curveDownTo(pointsOf([-20, -60, 70, -80, 170, -74, 260, -50, 360, -30, 470, 2]), 3) +
          curveDownTo(
            pointsOf([820, 2, 960, -28, 1060, -36, 1150, -62, 1250, -70, 1360, -46, 1480, -58, 1560, -84, 1640, -92]),
            3,
          ),
        "#c38ea4",
      ) +
        fill(
          "M170-74Q220-30 220 2H470Q360-28 260-50ZM1250-70Q1310-30 1300 2H1460Q1420-28 1360-46ZM1560-84L1640-92V2H1570Z",
          "#a5779e",
        ),
      0,
      HORIZON,
    ),
    gulls(sheet, { x: 1330, y: 250, length: 170, seed: 3 }),
    sea(sheet, { top: HORIZON, bottom: 960, dabs: 70, foot: false }),
  );
}

/** Bodrum's harbour below on the left: the mole, masts, white houses on the slope. */
function drawHarbour(sheet: Sheet): void {
  const { stone, stoneShade } = sheet.mood;
  const groups = placesOf([
    -16, 796, 0.28, 66, 800, 0.3, 150, 810, 0.3, 232, 826, 0.28, 306, 846, 0.26, 20, 846, 0.4, 122, 862, 0.4, 218, 884,
    0.38, 30, 918, 0.5, 140, 934, 0.44,
  ]);
  sheet.add(
    fill("M-30 716Q120 708 262 722L268 729Q120 718-30 726Z", stone),
    fill("M-30 725Q120 717 268 728V735Q120 724-30 733Z", stoneShade),
    place(mastForest(sheet, { width: 230, count: 12, height: 66, seed: 5 }), 26, 776),
    fill("M-30 772Q160 776 330 816T520 920V1000H-30Z", "#b08e68"),
    ...groups.map(([x, y, size], index) => houseGroup(sheet, { kind: (index + 1) % 4, x, y, size })),
  );
}

/** Gümbet's beach in metres from its near end on the right round to the far cape. */
const BEACH = pointsOf([
  130, 470, 190, 452, 240, 462, 284, 500, 312, 570, 322, 670, 306, 800, 262, 940, 200, 1080, 150, 1200,
]);
const beachAt = (out: number): Point[] => BEACH.map(([x, z]) => BAY([150 + (x - 150) * out, 760 + (z - 760) * out, 0]));

/** Gümbet's bay below on the right: its round beach, houses behind it, sails coming home. */
function drawGumbet(sheet: Sheet): void {
  const { wallBright, seaDark } = sheet.mood;
  const strip = (from: number, to: number): Path =>
    `${curve(beachAt(from))}${curve(beachAt(to).toReversed()).replace("M", "L")}Z`;
  const sails = placesOf([1118, 736, 0.9, 1016, 700, 0.55, 1462, 838, 1]);
  const groups = placesOf([1490, 726, 0.2, 1548, 742, 0.22, 1606, 766, 0.28]);
  sheet.add(
    fill(`${curve(beachAt(1.01)).replace("M", "M1000 1010L")}Q1440 700 1640 660V1010Z`, "#b9975f"),
    fill("M1480 706Q1530 724 1516 752L1640 772V662Q1540 676 1480 706Z", "#a07f5c", 0.55),
    fill(strip(0.72, 1.02), "#5fa3b4", 0.6),
    fill(strip(0.86, 1.02), "#a5cdc4", 0.75),
    fill(strip(1, 1.08), "#fde0b2"),
    ...groups.map(([x, y, size], index) => houseGroup(sheet, { kind: index % 4, x, y, size })),
    fill(sails.map(([x, y, size]) => lens(x + 14 * size, y + 3, 60 * size, 7 * size)).join(""), seaDark, 0.4),
    ...sails.map(([x, y, size]) =>
      place(
        fill("M-16-5H18L10 3H-12Z", "#fff6e2") +
          fill("M0-8V-52L20-8Z", "#e6c0b4") +
          fill("M-3-8V-46L-15-8Z", wallBright),
        x,
        y,
        size,
      ),
    ),
  );
}

const SADDLE_EDGE = pointsOf([
  760, 850, 900, 840, 1040, 836, 1160, 832, 1280, 836, 1400, 850, 1480, 884, 1560, 940, 1640, 1010,
]);
const DESCENT = windingRoad(SADDLE, pointsOf([9, 40, 11, 46, 13, 54, 14.2, 60, 15, 62.6]));

/** The saddle behind, where the broken mill stands, one of the many that lost their roofs. */
function drawSaddle(sheet: Sheet): void {
  const body = curveDownTo(SADDLE_EDGE, 1100);
  sheet.add(
    fill(body, "#d99c66"),
    sheet.clipped(
      body,
      fill("M1400 830Q1440 900 1450 960T1540 1100H1660V830Z", "#a9706e") +
        fill(DESCENT.strip([-0.6, 0.6]), "#f6d6a0") +
        fill(ruinedMillShade(RUIN, 1.06), sheet.mood.groundShade),
    ),
    ruinedMill(sheet, RUIN),
  );
}

const CREST: readonly Point[] = pointsOf([
  -20, 1030, 60, 984, 150, 930, 240, 890, 340, 868, 480, 860, 700, 858, 900, 864, 1060, 876, 1200, 900, 1320, 940, 1440,
  996, 1540, 1060, 1640, 1110,
]);
/** The path past the mill and on to the ruin, in metres; a spur of it ends at the door. */
const PATH = windingRoad(EYE, pointsOf([-0.6, 14, -0.9, 18, -0.2, 22, 1.6, 26, 4.2, 31, 6.6, 37, 9.6, 45, 14, 56]));
const SPUR = windingRoad(EYE, pointsOf([-0.8, 19.4, -0.9, 21, -1.3, 22.6, -1.62, 24, -1.64, 25]));

/** The ridge in straw, the path, and the long shadow of drum, cap and wheel across both. */
function drawRidge(sheet: Sheet): void {
  const { ground, groundShade } = sheet.mood;
  const body = curveDownTo(CREST, 1210);
  sheet.add(
    fill(body, sheet.downwards(["#f2c581", ground, "#cf8d55"], 880, 1200)),
    sheet.clipped(
      body,
      fill("M-20 1030Q180 910 330 866Q240 960 300 1050T360 1220H-20Z", "#f4cb86") +
        tussocks(sheet) +
        fill(SPUR.strip([-0.5, 0.5]), "#fde6b8") +
        fill(PATH.strip([-0.66, 0.66]), "#c9925c") +
        fill(PATH.strip([-0.66, 0.5]), "#fde6b8") +
        fill(sailedMillShade(MILL), groundShade) +
        fill("M1450 990Q1480 1060 1520 1110T1600 1220H1660V980Z", "#a9706e"),
    ),
    // Maquis along both edges, where the ridge falls to the bays.
    ...placesOf([
      30, 1006, 50, 122, 950, 30, 172, 926, 52, 1336, 950, 26, 1388, 974, 56, 1482, 1030, 40, 1546, 1066, 74,
    ]).map(
      ([x, y, width], index) =>
        fill(lens(x + width * 0.5, y + width * 0.2, width * 2.4, width * 0.34), groundShade, 0.8) +
        leafMass(sheet, {
          x,
          y: y - width * 0.1,
          width,
          height: width * 0.44,
          seed: index + 3,
          count: 20,
          size: 12 + width * 0.14,
        }),
    ),
  );
}

/** Low tussocks of straw, lit on the left with their shade beside them, smaller with the distance. */
function tussocks(sheet: Sheet): Drawing {
  const random = randomOf(55);
  const places = counted(70).map(() => {
    const away = mixed(15, 40, random.next() ** 1.6);
    const [x, y] = EYE([random.between(-0.42, 0.42) * away, away, 0]);
    return { x, y, long: random.between(700, 2200) / away, tall: random.between(60, 120) / away };
  });
  return (
    fill(
      places.map(({ x, y, long, tall }) => lens(x + long * 0.5, y + tall * 0.5, long * 1.4, tall)).join(""),
      sheet.mood.groundShade,
      0.25,
    ) + fill(places.map(({ x, y, long, tall }) => lens(x, y, long, tall)).join(""), "#fae0a0", 0.85)
  );
}

/** Somebody on the way home along the ridge, the dog ahead. */
function drawWalker(sheet: Sheet): void {
  const spot = [5.7, 35, 0] as const;
  const [x, y] = EYE(spot);
  const metre = metreAt(EYE, spot);
  sheet.add(
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        slender: true,
        wears: "skirt",
        top: "#fdf8ee",
        bottom: "#c2465f",
        hat: "#e8cf9a",
        hairstyle: "long",
      }),
      x,
      y,
      metre * 0.017,
    ),
    place(dog(sheet), x - metre * 1.5, y + 8, metre * 0.0098),
  );
}

/** A dog that trots to the left, its head up and its tail curled: 100 high with its ears, its feet on 0,0. */
function dog(sheet: Sheet): Drawing {
  const [lit, shade, pale] = ["#d0904f", "#7a4a42", "#fbe8c8"];
  return (
    fill(lens(66, 2, 190, 13), sheet.mood.groundShade, 0.85) +
    stroke("M38-60Q58-66 58-84Q56-98 46-96", shade, 9) +
    fill("M-28-40L-14-36L-22-18L-16-2H-26L-34-18ZM22-44L38-38L30-20L40-2H30L20-20Z", shade) +
    fill("M-40-66Q-6-72 34-66Q48-60 44-44Q40-34 28-36Q6-44-8-32Q-30-24-42-40Q-48-54-40-66Z", lit) +
    fill("M44-48Q40-32 28-36Q6-44-8-32Q-22-26-34-32Q-10-42 8-50Q26-54 44-48Z", shade) +
    fill("M-42-46L-26-32L-36-18L-46-10L-50-2H-60L-54-14L-46-22ZM30-46L46-46L50-24L46-12L48-2H38L38-22Z", lit) +
    fill("M-30-62L-40-82L-42-100L-54-88Q-66-84-68-78L-84-72Q-88-64-80-61L-64-60L-52-46L-40-36L-30-44Z", lit) +
    fill("M-42-100L-36-84L-46-86Z", shade) +
    fill("M-80-61L-64-60L-52-46L-40-34L-42-50L-56-66L-82-67Z", pale)
  );
}

/** Near by: thyme in flower in drifts of different size, an agave cut by the corner. */
function drawNear(sheet: Sheet): void {
  const { near, groundShade } = sheet.mood;
  const shade = sheet.tinted({ leaf: "#54604c", leafDark: near, leafLight: "#c9a86a" });
  const drift = placesOf([
    330, 1020, 30, 286, 1044, 54, 1390, 1120, 50, 1500, 1150, 90, 1420, 1200, 130, 1590, 1210, 120,
  ]);
  sheet.add(
    fill(
      drift.map(([x, y, width]) => lens(x + width * 0.8, y + width * 0.12, width * 2.2, width * 0.3)).join(""),
      groundShade,
    ),
    ...drift.map(([x, y, width], index) => cushion(sheet, x, y, width, index + 3)),
    place(agave(shade), 110, 1216, 3.2),
  );
}

/** A cushion of thyme, its blossom where the sun reaches it. */
function cushion(sheet: Sheet, x: number, y: number, width: number, seed: number): Drawing {
  return (
    leafMass(sheet, { x, y: y - width * 0.2, width, height: width * 0.5, seed, count: 28, size: 16 + width * 0.1 }) +
    leafMass(sheet, {
      x: x - width * 0.14,
      y: y - width * 0.48,
      width: width * 0.66,
      height: width * 0.22,
      seed: seed + 9,
      count: 14,
      size: 15,
      leaf: "petal",
      colours: ["#7a4f86", "#b07aac", "#eac0cc"],
    })
  );
}
