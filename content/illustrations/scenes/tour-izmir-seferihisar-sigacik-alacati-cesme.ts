import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { alacatiHouse } from "../parts/buildings/alacatiHouse.ts";
import { cappedMill } from "../parts/buildings/cappedMill.ts";
import { tiledTown } from "../parts/buildings/tiledTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { fruit, leafPair } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";
import { carrierBehind } from "../parts/vehicles/carrierBehind.ts";

const HORIZON = 610;

/** The hill of the mills above Alaçatı: a stone house by its road, the tiled town below, windsurfers on the bay beyond it; a couple comes up to the house, another looks at the mills. */
export const SCENE: Scene = {
  name: "tour-izmir-seferihisar-sigacik-alacati-cesme",
  seed: 51,
  mood: "gold",
  grain: 0.24,
  crops: { wide: 140, square: 250 },
  draw(sheet) {
    drawBeyond(sheet);
    drawTown(sheet);
    drawRise(sheet);
    drawRoad(sheet);
    drawQuarter(sheet);
    drawCorner(sheet);
    drawBough(sheet);
  },
};

/** What is seen over the roofs: low hills with their wind turbines, the shallow bay, the plain. */
function drawBeyond(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.34, reach: 0.45 }),
    sweptCloud(sheet, { x: 720, y: 230, length: 560, seed: 2 }),
    plainSun(sheet, { x: 250, y: 440, radius: 56 }),
    ridge(sheet, {
      crest: pointsOf([-20, 566, 120, 556, 300, 572, 460, 540, 620, 560, 760, 546, 1000, 520, 1300, 550, 1640, 530]),
      foot: HORIZON + 4,
      seed: 9,
      rough: 4,
    }),
    ...TURBINES.map(([x, y, size, turn]) => place(turbine(turn), x, y, size)),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 40, foot: false }),
    fill(
      counted(9)
        .map((index) => lens(250 + ((index * 37) % 70) - 35, HORIZON + 6 + index * 8, 46 + index * 4, 2.4))
        .join(""),
      sheet.mood.sun,
      0.85,
    ),
    ...SAILS.map(([x, y, size, colour]) => place(sail(sheet, colour), x, y, size)),
    // The near shore and the plain behind it.
    fill("M-40 690Q120 668 300 672T640 668Q900 640 1640 640V900H-40Z", "#f0d9a8"),
    fill("M-40 698Q120 676 300 680T640 676Q900 650 1640 650V1230H-40Z", "#a99a62"),
    fill("M-40 716Q160 690 400 700T760 690V1230H-40Z", "#97905c"),
  );
}

/** Place, size and turn of each. */
const TURBINES = [
  [430, 545, 0.8, 10],
  [560, 552, 0.7, 70],
  [664, 556, 0.76, 40],
  [812, 542, 0.9, 95],
] as const;

/** A wind turbine of the hills, 80 units high. */
function turbine(turn: number): Drawing {
  const blades = counted(3).map((index) => {
    const angle = ((turn + index * 120) / 180) * Math.PI;
    return polyline([
      [0, -80],
      [Math.cos(angle) * 38, -80 + Math.sin(angle) * 38],
    ]);
  });
  return stroke("M0 0V-80", "#f7e6cf", 3.4) + stroke(blades.join(""), "#fff4e2", 3);
}

const SAILS = [
  [60, 640, 0.24, "#3f8fb5"],
  [148, 656, 0.3, "#c2265f"],
  [330, 636, 0.2, "#fbf7ef"],
  [418, 650, 0.27, "#ee9433"],
  [520, 640, 0.22, "#1d5d86"],
  [596, 654, 0.28, "#fff0d6"],
] as const;

/** A windsurfer from afar, running to the right. */
function sail(sheet: Sheet, colour: string): Drawing {
  const { near, wallBright } = sheet.mood;
  return (
    fill("M-40 2q-60-6-130 3q60 6 130 2z", wallBright, 0.9) +
    turned(
      fill("M2-4Q22-60 4-126Q-42-92-56-44Q-24-12 2-4Z", colour) +
        fill("M-9-112Q-44-84-56-44Q-40-24-18-12Q-34-60-9-112Z", near, 0.26),
      -9,
    ) +
    fill("M-50-2Q0-8 54-5Q62-4 54 0Q10 8-40 5Q-52 4-50-2Z", wallBright)
  );
}

/** Alaçatı's houses of pale stone under red tiles; they come up to the edge of the hill, and the minaret stands among them. */
function drawTown(sheet: Sheet): void {
  const walls = ["#f6deb0", "#eccb98", "#fbf0da"];
  sheet.add(
    tiledTown(sheet, {
      rows: 5,
      far: [-40, 640],
      near: [-60, 520],
      ground: (x, share) => 728 + share * 112 - x * 0.03,
      scale: [0.36, 0.8],
      gardens: 0.2,
      walls,
      seed: 6,
    }),
    place(minaret(sheet), 236, 800),
    tiledTown(sheet, {
      rows: 3,
      far: [-60, 400],
      near: [-110, 200],
      ground: (x, share) => 900 + share * 170 - x * 0.05,
      scale: [0.95, 1.35],
      gardens: 0.16,
      walls,
      seed: 11,
    }),
  );
}

/** A slim minaret, 150 units high: lit shaft, gallery, pointed cap of lead. */
function minaret(sheet: Sheet): Drawing {
  const { wallBright, wallShade, wallDeep } = sheet.mood;
  return (
    fill("M-7 0V-110H7V0Z", wallBright) +
    fill("M2 0V-110H7V0Z", wallShade) +
    fill("M-10-84L-12-92H12L10-84Z", wallBright) +
    fill("M3-84L3-92H12L10-84Z", wallShade) +
    fill("M-8-110H8L0-150Z", wallDeep)
  );
}

/** The edge of the hill, where it falls to the town. */
const BROW = pointsOf([
  -40, 1160, 60, 1112, 190, 1050, 300, 990, 400, 922, 468, 868, 530, 820, 610, 780, 720, 744, 860, 724, 1640, 700,
]);

/** A bush with its shade. */
function bush(sheet: Sheet, x: number, y: number, w: number, seed: number): Drawing {
  return (
    fill(disc(x + w * 0.8, y + w * 0.36, w * 1.5, w * 0.22), sheet.mood.groundShade, 0.6) +
    leafMass(sheet, { x, y, width: w, height: w * 0.56, seed, count: 15, size: 13 + w * 0.2 })
  );
}

/** The hill: its edge, the rise, the two farther mills on it, a path from the house to the road. */
function drawRise(sheet: Sheet): void {
  const shifted = (by: number) =>
    curveDownTo(
      BROW.map(([x, y]): Point => [x + by, y + by * 0.4]),
      1230,
    );
  const rise = `${curve(pointsOf([560, 850, 640, 806, 720, 764, 800, 726, 920, 700, 1080, 684, 1300, 668, 1640, 652]))}L1640 1010Q1200 1000 940 950T560 850Z`;
  const low = shifted(34);
  sheet.add(
    fill(shifted(4), "#e2bd82"),
    fill(low, "#c99d60"),
    sheet.spray(low, "#7d5a56", { from: [1700, 1240], to: [1000, 1000], thick: 0.5 }),
    fill(rise, "#e2b771"),
    fill("M1640 700Q1400 760 1240 800T1010 880Q1200 850 1380 850T1640 860Z", "#d3a462"),
    // From the house and from the nearest mill down to the road.
    fill("M1096 800Q1090 860 1020 916Q940 960 820 980L846 1010Q980 984 1060 930Q1130 870 1134 802Z", "#f0d09a"),
    fill("M1270 930Q1120 936 1000 944T790 990L820 1060Q960 1010 1080 994T1350 956Z", "#f0d09a"),
    fill("M1350 956Q1210 976 1080 994T820 1060L824 1066Q966 1016 1086 1000T1370 960Z", "#a67d58", 0.6),
    bush(sheet, 700, 800, 22, 4),
    // Along the edge, before the feet of the last houses, and where the town thins out.
    bush(sheet, 676, 716, 13, 21),
    bush(sheet, 724, 704, 11, 22),
    bush(sheet, 640, 742, 16, 23),
    bush(sheet, 596, 790, 18, 24),
    bush(sheet, 470, 858, 22, 25),
    bush(sheet, 376, 918, 26, 26),
    bush(sheet, 262, 1006, 34, 27),
    bush(sheet, 70, 1092, 46, 28),
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
    place(
      person(sheet, {
        pose: "walking",
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hairstyle: "long",
        hat: "#f0d08a",
      }),
      1106,
      984,
      0.94,
    ),
    place(
      person(sheet, { pose: "walking", top: "#3f8fb5", bottom: "#efe0c4", carries: "case", carriedColour: "#c8643c" }),
      1046,
      998,
      1.02,
    ),
    place(person(sheet, { pose: "pointing", top: "#fdf8ee", bottom: "#3a5a80" }), 986, 852, 0.52),
    place(
      person(sheet, {
        pose: "standing",
        behind: true,
        slender: true,
        wears: "skirt",
        top: "#e2a63a",
        bottom: "#2f7f86",
      }),
      962,
      854,
      0.48,
    ),
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

/** A bough of mandarins over the upper left corner. */
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

/** The road of the hill: it comes from our feet, runs between edge and rise and bends away behind the nearest mill. */
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
