import { cameraOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, polygon, polyline, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { alacatiHouse } from "../parts/buildings/alacatiHouse.ts";
import { cappedMill } from "../parts/buildings/cappedMill.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { tiledHouse, type TiledHouseOptions, tiledTown } from "../parts/buildings/tiledTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { fruit, leafPair } from "../parts/plants/mandarinHarvest.ts";
import { cypress } from "../parts/plants/trees.ts";
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

/** Alaçatı's houses of pale stone under red tiles, paler with the distance; they come up to the edge of the hill, and the minaret stands among them. */
function drawTown(sheet: Sheet): void {
  const { mist, wallShade, window, door, leaf, leafLight, leafDark } = sheet.mood;
  const hazy = (share: number) =>
    sheet.tinted({
      roof: blend("#c96a40", mist, share),
      roofShade: blend("#93474a", mist, share),
      wallShade: blend(wallShade, mist, share),
      window: blend(window, mist, share),
      door: blend(door, mist, share),
      leaf: blend(leaf, mist, share),
      leafLight: blend(leafLight, mist, share),
      leafDark: blend(leafDark, mist, share),
    });
  const tree = (x: number, y: number, w: number, seed: number): Drawing =>
    fill(lens(x + w * 0.8, y, w * 2.6, w * 0.3), sheet.mood.groundShade, 0.55) +
    fill(
      polygon([
        [x - 4, y],
        [x - 3, y - w],
        [x + 3, y - w],
        [x + 5, y],
      ]),
      sheet.mood.trunk,
    ) +
    leafMass(sheet, { x, y: y - w * 1.25, width: w, height: w * 0.86, seed, count: 18, size: 13 + w * 0.2 });
  sheet.add(
    tiledTown(hazy(0.42), {
      rows: 2,
      far: [-40, 640],
      near: [-45, 606],
      ground: (x, share) => 730 + share * 26 - x * 0.03,
      scale: [0.34, 0.42],
      gardens: 0.24,
      walls: ["#f8dcb4", "#f3cfa2", "#fbe6c6"],
      seed: 6,
    }),
    ...CYPRESSES.map(([x, y, size], index) => place(cypress(hazy(0.2), { seed: index + 2 }), x, y, size)),
    place(minaret(sheet), 236, 806, 1.1),
    tiledTown(hazy(0.14), {
      rows: 2,
      far: [-50, 590],
      near: [-60, 540],
      ground: (x, share) => 790 + share * 42 - x * 0.03,
      scale: [0.56, 0.72],
      gardens: 0.32,
      walls: ["#f6deb0", "#e6bd8c", "#fbf0da", "#efc3a4"],
      seed: 15,
    }),
    ...HOUSES.map(([x, y, size, house]) => nearHouse(sheet, x, y, size, house)),
    tree(98, 908, 26, 31),
    tree(330, 946, 30, 32),
    tree(222, 1022, 38, 33),
    tree(46, 1006, 36, 34),
    tree(148, 1088, 46, 35),
  );
}

/** Cypresses between the farther roofs: place and size. */
const CYPRESSES = [
  [132, 790, 0.38],
  [338, 776, 0.34],
  [360, 780, 0.4],
  [520, 772, 0.3],
] as const;

/** The houses under the edge of the hill, no two alike, from the far ones to the near ones. */
const HOUSES: readonly (readonly [x: number, y: number, size: number, house: TiledHouseOptions])[] = [
  [-44, 896, 0.95, { width: 96, height: 96, depth: 30, columns: 3, wall: "#fbf0da" }],
  [120, 884, 0.9, { width: 124, height: 58, depth: 44, columns: 4, floors: 1, wall: "#e6bd8c", shutters: "#5d7a52" }],
  [282, 890, 0.95, { width: 78, height: 92, depth: 34, columns: 2, wall: "#f3d5a6" }],
  [-76, 988, 1.15, { width: 110, height: 64, depth: 36, columns: 3, floors: 1, wall: "#efc3a4", shutters: "#8d3f4a" }],
  [70, 978, 1.15, { width: 86, height: 108, depth: 40, columns: 2, floors: 2, wall: "#fff6e2" }],
  [232, 962, 1.1, { width: 70, height: 60, depth: 26, columns: 2, floors: 1, wall: "#f6deb0", shutters: "#5d7a52" }],
  [-50, 1098, 1.45, { width: 104, height: 98, depth: 44, columns: 3, wall: "#f6deb0" }],
];

/** A house and the shadow that it throws to the right. */
function nearHouse(sheet: Sheet, x: number, y: number, size: number, house: TiledHouseOptions): Drawing {
  const { width = 80, height = 64, depth = 30 } = house;
  const [right, back] = [width + depth, -depth * 0.28];
  const shadow = polygon([
    [width - 4, 2],
    [right, back],
    [right + height * 0.7, back + 4],
    [right + height * 0.56, 14],
    [width + 8, 12],
  ]);
  return place(fill(shadow, sheet.mood.groundShade, 0.55) + tiledHouse(sheet, house), x, y, size);
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
    fill(
      "M1270 930Q1120 936 1000 944Q910 950 874 918L866 969L852 1002L838 1056L912 1033Q980 1010 1080 996T1350 956Z",
      "#f0d09a",
    ),
    fill(
      "M1350 956Q1210 978 1080 996Q980 1010 900 1038Q850 1058 806 1090Q860 1062 912 1043Q984 1019 1086 1003T1370 960Z",
      "#a67d58",
      0.6,
    ),
    bush(sheet, 700, 800, 22, 4),
    // Along the edge, before the feet of the last houses, and where the town thins out.
    bush(sheet, 676, 716, 13, 21),
    bush(sheet, 724, 704, 11, 22),
    bush(sheet, 640, 742, 16, 23),
    bush(sheet, 596, 790, 18, 24),
    bush(sheet, 470, 858, 22, 25),
    bush(sheet, 376, 918, 26, 26),
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
  const path = "#f0d09a";
  const spot = (share: number, offset: number) => at(share, offset).map(short).join(" ");
  const dashes = counted(16).map((index) => strip([-0.09, 0.09], [index / 16, index / 16 + 0.026]));
  sheet.add(
    fill(strip([-3.7, 3.7]), "#b98b5c"),
    // Where the path from the house meets the tarmac, wider towards us.
    fill(strip([2.8, 3.8], [0.24, 0.36]), path),
    fill(
      `M${spot(0.25, 2.8)}L${spot(0.13, 2.8)}L${spot(0.06, 2.85)}Q${spot(0.155, 3.5)} 920 1030L${spot(0.25, 3.8)}Z`,
      path,
    ),
    fill(strip([-2.9, 2.9]), "#6a5468"),
    sheet.spray(strip([-2.9, 2.9]), near, { from: [500, 1240], to: [640, 960], thick: 0.4 }),
    fill(strip([-2.74, -2.6]) + strip([2.6, 2.74]) + dashes.join(""), "#f6d9ae"),
    place(carrierBehind(sheet, { mood: "gold" }), ...at(0.358, 1.35), 0.46),
  );
}

/** Our own corner: a garden wall of field stone, lavender along its foot, mastic before it. */
function drawCorner(sheet: Sheet): void {
  const { near, groundShade } = sheet.mood;
  const lavender = ["#5d5a86", "#8677ac", "#b6a3cc"] as const;
  sheet.add(
    fill("M1110 1136L1640 1120V1172H1120Z", groundShade, 0.55),
    sheet.clipped(
      "M1120 1030H1640V1150H1126Z",
      place(dryStoneWall(sheet, { width: 600, height: 84, seed: 4 }), 1080, 1142),
    ),
    ...counted(7).map((index) =>
      leafMass(sheet, {
        x: 1146 + index * 58 + ((index * 7) % 3) * 8,
        y: 1144 + ((index * 5) % 4) * 5,
        width: 38,
        height: 26,
        seed: index + 40,
        count: 13,
        size: 20,
        colours: lavender,
      }),
    ),
    bush(sheet, 1112, 1116, 40, 44),
    bush(sheet, 886, 1128, 26, 45),
    bush(sheet, 1010, 1176, 52, 46),
    fill(disc(1500, 1200, 330, 34), near, 0.45),
    leafMass(sheet, { x: 1540, y: 1160, width: 170, height: 66, seed: 11, count: 40, size: 32 }),
    leafMass(sheet, { x: 1330, y: 1196, width: 110, height: 40, seed: 12, count: 22, size: 28 }),
  );
}
