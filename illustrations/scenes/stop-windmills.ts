import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { curve, curveDownTo, lens, type Path } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { type RuinedMill, ruinedMill, ruinedMillShade } from "../parts/buildings/ruinedMill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";

const HORIZON = 650;
/** We stand on a bank of the ridge. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.5, focal: 2000 });
/** The same eye over the sea. */
const BAY = cameraOf({ horizon: HORIZON, centre: 800, eye: 64, focal: 2000 });
/** The sun has risen behind the castle, left of us. */
const SUN = -84;
/** The three mills along the ridge, the nearest first. */
const MILLS: readonly RuinedMill[] = [
  {
    camera: EYE,
    right: 2.9,
    away: 20,
    radius: 2.75,
    taper: 0.075,
    sun: SUN,
    tops: pointsOf([
      -180, 5.7, -130, 5.9, -90, 5.8, -62, 5.3, -48, 4.8, -47, 4.5, -30, 4.2, -14, 3.9, -13, 4.3, 6, 4.6, 7, 5, 28, 5.3,
      29, 5.7, 60, 6, 90, 6.1, 130, 5.8, 180, 5.7,
    ]),
    door: { turn: 6, half: 14, high: 2.15 },
    plaster: [
      [-62, 2.6, 24, 1.5],
      [-34, 1, 14, 0.7],
      [40, 3.4, 17, 1.2],
      [58, 1.1, 12, 0.8],
    ],
    seed: 4,
  },
  {
    camera: EYE,
    right: -2.7,
    away: 36,
    radius: 2.6,
    taper: 0.07,
    sun: SUN,
    tops: pointsOf([
      -180, 4.6, -120, 5, -80, 5.3, -56, 5, -30, 4.4, -8, 3.7, 12, 3, 24, 2.5, 25, 3, 48, 3.5, 49, 4.1, 110, 4.6, 180,
      4.6,
    ]),
    door: { turn: -22, half: 14, high: 2 },
    plaster: [
      [-56, 3.4, 20, 1.1],
      [24, 1.2, 16, 0.7],
    ],
    seed: 9,
  },
  {
    camera: EYE,
    right: -10.2,
    away: 66,
    radius: 2.6,
    taper: 0.06,
    sun: SUN,
    tops: pointsOf([-180, 5, -130, 4.8, -80, 4.4, -40, 3.7, 0, 2.9, 30, 3.2, 31, 3.8, 60, 4.5, 110, 5, 180, 5]),
    door: { turn: 10, half: 14, high: 2 },
    plaster: [[-30, 1.6, 26, 0.9]],
    seed: 14,
  },
];

/** The roofless mills on the ridge between Bodrum and Gümbet, early: the sun has just risen behind the castle and the harbour on the left, Gümbet’s beach on the right; two walkers and a dog between the towers. */
export const SCENE: Scene = {
  name: "stop-windmills",
  seed: 12,
  mood: "gold",
  colours: {
    sky: ["#3f7db0", "#86b7cb", "#f3dcb4", "#ffc184"],
    zenith: "#265f98",
    sea: ["#ffd7a0", "#a9c6c2", "#4a9db4", "#2b7396"],
    ground: "#dfae66",
    groundShade: "#84557a",
    wallShade: "#b79ab4",
    far: "#c79aa8",
    farShade: "#a77f9c",
    leaf: "#75703f",
    leafDark: "#4a4240",
    leafLight: "#cbab5e",
    near: "#33213f",
  },
  grain: 0.28,
  crops: { wide: 110, square: 60 },
  draw(sheet) {
    drawFar(sheet);
    drawHarbour(sheet);
    drawGumbet(sheet);
    drawRidge(sheet);
    sheet.add(
      ...MILLS.slice(1)
        .toReversed()
        .map((mill) => ruinedMill(sheet, mill)),
    );
    drawWalkers(sheet);
    sheet.add(...MILLS.slice(0, 1).map((mill) => ruinedMill(sheet, mill)));
    drawNear(sheet);
  },
};

/** The sky round the risen sun, bars of cloud, islands on the horizon, the castle against the light. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.4 }),
    sheet.glow([196, 560], 760, "#fff0c0", 0.95),
    plainSun(sheet, { x: 196, y: 548, radius: 62 }),
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
    glitter(sheet, { x: 196, top: HORIZON + 4, bottom: 800, width: 90 }),
    castle(sheet),
  );
}

/** The castle on its rock across the harbour, an outline with the sun behind it. */
function castle(sheet: Sheet): Drawing {
  const against = sheet.tinted({
    stone: "#96678a",
    stoneWorn: "#875a80",
    stoneShade: "#6f4a78",
    stoneDeep: "#5d3f6c",
    wall: "#a87690",
    wallBright: "#c08a96",
    wallShade: "#6f4a78",
    leafLight: "#6f4a78",
    leaf: "#624270",
    leafDark: "#553a66",
    window: "#553a66",
    roof: "#6f4a78",
    roofShade: "#5d3f6c",
  });
  return (
    fill(lens(210, 694, 420, 12), "#5d4a78", 0.5) +
    place(bodrumCastle(against, { shade: false, flags: false }), 50, 690, 0.32)
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
    fill("M-30 772Q160 776 330 816T520 920V1130H-30Z", "#b08e68"),
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
  const sails = placesOf([1392, 726, 0.8, 1474, 700, 0.55, 1352, 690, 0.5]);
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

const CREST: readonly Point[] = pointsOf([
  -20, 1090, 80, 1020, 180, 930, 270, 850, 350, 786, 420, 746, 500, 730, 620, 728, 760, 730, 920, 738, 1080, 752, 1220,
  774, 1340, 806, 1440, 856, 1530, 930, 1640, 1030,
]);
/** The path along the ridge, in metres, past the near mill and on to the others; a spur of it ends at the near door. */
const PATH = windingRoad(
  EYE,
  pointsOf([-2.2, 6, -1.5, 9, -0.9, 13, -0.4, 17, -0.1, 21, -0.1, 27, -0.6, 34, -2.6, 42, -6, 54, -9, 62]),
);
const SPUR = windingRoad(EYE, pointsOf([-0.9, 13.2, 0.5, 14.5, 2, 15.6, 3, 16.6, 3.16, 17.4]));

/** The ridge in straw, the path, and the long shadows of the mills across it. */
function drawRidge(sheet: Sheet): void {
  const { ground, groundShade } = sheet.mood;
  const body = curveDownTo(CREST, 1210);
  sheet.add(
    fill(body, sheet.downwards(["#f4cf8c", ground, "#c98a55"], 730, 1200)),
    sheet.clipped(
      body,
      fill("M-20 1090Q200 890 420 742Q330 900 390 1010T430 1220H-20Z", "#f7d491") +
        tussocks(sheet) +
        fill(SPUR.strip([-0.42, 0.42]), "#fde6b8") +
        fill(PATH.strip([-0.66, 0.66]), "#c9925c") +
        fill(PATH.strip([-0.66, 0.5]), "#fde6b8") +
        fill(MILLS.map((mill) => ruinedMillShade(mill, 1.5)).join(""), groundShade, 0.85) +
        fill("M1440 850Q1450 960 1500 1050T1580 1220H1660V860Z", "#a9706e"),
    ),
    // Maquis along both edges, where the ridge falls to the bays.
    ...placesOf([
      60, 1050, 50, 130, 990, 32, 214, 912, 44, 300, 838, 24, 392, 770, 22, 1352, 826, 26, 1420, 866, 50, 1500, 930, 40,
      1570, 996, 74,
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
    const away = mixed(10, 50, random.next() ** 1.6);
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

/** Two who have come up early: one shows the other the castle, the dog ahead of them. */
function drawWalkers(sheet: Sheet): void {
  const at = (right: number, away: number, drawing: Drawing, size: number) => {
    const [x, y] = EYE([right, away, 0]);
    return place(drawing, x, y, metreAt(EYE, [right, away, 0]) * size);
  };
  sheet.add(
    at(
      -4.6,
      24.6,
      person(sheet, { pose: "pointing", mirrored: true, top: "#fdf8ee", bottom: "#31507a", hair: "#3a2430" }),
      0.0178,
    ),
    at(
      -3.7,
      24,
      person(sheet, {
        behind: true,
        slender: true,
        wears: "skirt",
        top: "#e8b13c",
        bottom: "#c2465f",
        hat: "#f3dcae",
        hairstyle: "long",
      }),
      0.0166,
    ),
    at(-6.1, 25.4, dog(sheet), 0.0092),
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
