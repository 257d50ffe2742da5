import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cityFerry } from "../parts/boats/ships.ts";
import { konakClockTower, konakMosque } from "../parts/buildings/konak.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 700;
/** The foot of the clock tower, and the height of our eye over the square: as from the footbridge to the pier. */
const TOWER: Point = [690, 1010];
const EYE = 9.5;

/** Konak Square in İzmir at dusk: the marble clock tower with its fountains, the small tiled mosque, palms, people and pigeons, the gulf behind. */
export const SCENE: Scene = {
  name: "stop-izmir",
  seed: 81,
  mood: "dusk",
  colours: {
    sky: ["#2b3a70", "#5a5590", "#b3688c", "#ee8d6c", "#fbc389", "#ffe3b0"],
    zenith: "#1c2858",
    sea: ["#f9c592", "#c98390", "#6f5f92", "#3a3b6e"],
    seaDark: "#584f86",
    far: "#9a668f",
    farShade: "#7f5585",
    stone: "#fde0b8",
    stoneWorn: "#eab58c",
    stoneShade: "#94608a",
    stoneDeep: "#4a2a5c",
    leafLight: "#a39a5e",
    leaf: "#56665c",
    leafDark: "#2c3550",
  },
  grain: 0.28,
  crops: { wide: 185, square: 200 },
  draw(sheet) {
    drawGulf(sheet);
    drawSquare(sheet);
    drawBehind(sheet);
    sheet.add(place(konakClockTower(sheet), ...TOWER, 0.93));
    drawLife(sheet);
    drawNear(sheet);
  },
};

function drawGulf(sheet: Sheet): void {
  const random = randomOf(6);
  const lamps = counted(46).map((): Point => [random.between(0, 1600), HORIZON - 3 - random.next() ** 2 * 26]);
  const blocks = counted(46).map((index) =>
    box(index * 36 - 10 + random.between(0, 12), HORIZON - random.between(10, 34), random.between(18, 34), 40),
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.4 }),
    sheet.glow([180, 690], 760, sheet.mood.halo, 0.55),
    gulls(sheet, { x: 330, y: 330, length: 260, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 590, 150, 560, 330, 520, 480, 560, 640, 600, 900, 606, 1100, 560, 1260, 500, 1420, 470, 1620, 530,
      ]),
      foot: HORIZON + 4,
      mist: 0,
      seed: 14,
    }),
    fill(blocks.join(""), "#75497f"),
    dots(lamps, 2.6, "#ffe0a0"),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 60, foot: false }),
    lightColumns(sheet, {
      at: [90, 250, 420, 1040, 1240, 1420],
      y: HORIZON + 6,
      length: 60,
      width: 20,
      colour: "#ffd79a",
    }),
    place(cityFerry(sheet), 512, 762, 0.86),
    ripples(sheet, { x: 512, y: 764, width: 260, height: 16, count: 12, colour: sheet.mood.seaDark, opacity: 0.7 }),
  );
}

/** The square: rings of paving around the tower, cut by rays; the light of the lamps lies on them. */
function drawSquare(sheet: Sheet): void {
  const { wallBright, groundShade } = sheet.mood;
  const [x, y] = TOWER;
  const edge = 806;
  const body = box(-20, edge, 1640, 414);
  const flat = 0.26;
  const rings = [1300, 1000, 760, 560, 400].map((radius, index) =>
    fill(disc(x, y, radius, radius * flat), index % 2 ? "#d99a7e" : "#bd7a74"),
  );
  const ray = (angle: number, from: number, to: number) =>
    polygon(
      [
        [angle - 0.035, from],
        [angle + 0.035, from],
        [angle + 0.035, to],
        [angle - 0.035, to],
      ].map(([at = 0, radius = 0]): Point => [x + Math.cos(at) * radius, y + Math.sin(at) * radius * flat]),
    );
  const rays = counted(16).map((index) => ray(((index + 0.5) / 16) * Math.PI * 2, 400, 1500));
  sheet.add(
    fill(body, "#d08c78"),
    sheet.clipped(body, rings.join("") + fill(rays.join(""), "#f0bf94", 0.75)),
    sheet.clipped(body, sheet.glow([x - 40, y + 10], 620, "#ffd696", 0.5)),
    // The wall on the quay.
    fill(box(-20, edge - 10, 1640, 10), wallBright),
    fill(box(-20, edge, 1640, 9), groundShade, 0.7),
  );
}

function drawBehind(sheet: Sheet): void {
  sheet.add(
    place(palm(sheet, { seed: 5, lean: 12 }), 396, 838, 0.98),
    place(palm(sheet, { seed: 6, lean: -12 }), 226, 868, 1.3),
    place(konakMosque(sheet), 1112, 946, 1.12),
    place(palm(sheet, { seed: 3, lean: 14 }), 36, 930, 1.9),
    place(palm(sheet, { seed: 4, lean: 10 }), 1536, 990, 1.9),
    leafMass(sheet, { x: 1540, y: 990, width: 110, height: 26, seed: 7, count: 24, size: 22 }),
    leafMass(sheet, { x: 80, y: 934, width: 120, height: 24, seed: 9, count: 24, size: 20 }),
  );
}

/** What a person on the square looks like, and where: x, y; `size` for a child. */
type Passer = readonly [x: number, y: number, options: PersonOptions, size?: number];

/** People between the tower, the mosque and the sea, and the pigeons that a child runs into. */
function drawLife(sheet: Sheet): void {
  const passers: readonly Passer[] = [
    [424, 836, { pose: "standing", behind: true, top: "#34465e", bottom: "#2b2f45" }],
    [446, 836, { behind: true, slender: true, top: "#c2495f", hairstyle: "long", wears: "skirt" }],
    [128, 872, { pose: "walking", top: "#e9d8b8", bottom: "#4a3a4e" }],
    [
      1330,
      886,
      {
        pose: "walking",
        mirrored: true,
        slender: true,
        wears: "skirt",
        top: "#3f7a8a",
        bottom: "#2f5470",
        hairstyle: "scarf",
        hair: "#f0dcc0",
      },
    ],
    [1358, 888, { pose: "walking", mirrored: true, child: true, top: "#e0a13c" }, 0.66],
    [
      1300,
      1006,
      {
        pose: "walking",
        mirrored: true,
        slender: true,
        carries: "bag",
        wears: "skirt",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hairstyle: "long",
      },
    ],
    [1342, 1012, { pose: "walking", mirrored: true, top: "#2f6a86", bottom: "#3a3350" }],
    [866, 1078, { pose: "crouching", slender: true, top: "#d9a441", bottom: "#34465e", hairstyle: "bun" }],
    [944, 1082, { pose: "walking", child: true, top: "#c2265f", bottom: "#31507a", wears: "shorts" }, 0.68],
    [270, 1042, { pose: "holding", top: "#fdf8ee", bottom: "#3a3350", hair: "#cfc5c8" }],
    [
      422,
      1054,
      { pose: "pointing", mirrored: true, slender: true, top: "#e7a0a8", bottom: "#31507a", hairstyle: "long" },
    ],
  ];
  sheet.add(
    place(simitCart(sheet), 342, 1052),
    ...passers.map(([x, y, options, size = 1]) =>
      place(person(sheet, options), x, y, (((y - HORIZON) / EYE) * 2.05 * size) / 100),
    ),
    ...pigeons(),
  );
}

/** Pigeons in front of the tower: most pick at the paving, those nearest to the child fly up. */
function pigeons(): Drawing[] {
  const random = randomOf(31);
  const pecking = pointsOf([
    1038, 1056, 1086, 1068, 1010, 1084, 1074, 1096, 1142, 1078, 1112, 1108, 1050, 1120, 992, 1114, 1190, 1062, 1178,
    1106, 1226, 1084, 960, 1102, 1140, 1128, 1254, 1120,
  ]).map(([x, y]) => {
    const turn = random.chance(0.6) ? 1 : -1;
    return place(
      fill(lens(4, 1, 34, 5), "#5b3358", 0.5) +
        fill("M-20-8Q-6-17 6-14Q10-20 15-17Q18-14 14-11Q12-4 2-3Q-8-2-20-8Z", "#5d5a86") +
        fill("M-20-8Q-6-17 4-13Q0-7-8-7Q-14-6-20-8Z", "#b9b2cf") +
        stroke("M1-3V1M5-3V1", "#c2495f", 1.6),
      x,
      y,
      0.8,
      0.8 * turn,
    );
  });
  const flying = pointsOf([1004, 1054, 1038, 1036, 984, 1022, 1066, 1020, 1104, 1040, 1020, 1002]).map(
    ([x, y], index) =>
      place(
        fill("M-16 2Q-4-6 8-2Q14-3 16 1Q6 8-6 6Z", "#8d87ad") +
          fill(index % 2 ? "M-4-1Q-16-22-32-24Q-20-8-2 3Z" : "M-4 0Q-22-12-38-8Q-20 2-2 4Z", "#fdf0dc") +
          fill(index % 2 ? "M2-2Q8-24 26-30Q20-10 6 3Z" : "M2-2Q18-16 34-16Q22-2 6 3Z", "#d9cfe0"),
        x,
        y,
        0.72 - index * 0.03,
      ),
  );
  return [...pecking, ...flying];
}

/** A cart with simit in its lit glass case under a striped awning; 120 wide, 130 high, its foot at 0,0. */
function simitCart(sheet: Sheet): Drawing {
  const { near, groundShade } = sheet.mood;
  const [red, redShade, white] = ["#cc3a3c", "#8a2547", "#fff0d8"];
  const rings = counted(10).map((index) => disc(-38 + (index % 5) * 17, -92 + Math.floor(index / 5) * 18, 6));
  const stripes = counted(4).map((index) => {
    const left = -48 + index * 30;
    return polygon([
      [left, -136],
      [left + 13, -136],
      [left + 14, -112],
      [left - 1, -112],
    ]);
  });
  return (
    fill("M-30 2L60-6L230 10Q150 22 20 14Z", groundShade, 0.6) +
    sheet.glow([0, -84], 120, "#ffd080", 0.55) +
    fill(disc(-32, -13, 14) + disc(34, -13, 14), near) +
    fill(disc(-32, -13, 5) + disc(34, -13, 5), white) +
    fill(box(-52, -64, 104, 42), red) +
    fill(box(24, -64, 28, 42), redShade) +
    fill(box(-52, -50, 76, 6), white) +
    fill(box(-47, -106, 94, 42), "#ffe3a6") +
    fill(box(-47, -84, 94, 3), "#c98a4a") +
    stroke(rings.join(""), "#b86a30", 4.4) +
    fill(box(-49, -112, 4, 50) + box(45, -112, 4, 50), near) +
    fill("M-56-136H56L64-112H-64Z", white) +
    fill(stripes.join(""), red) +
    fill("M30-136H56L64-112H36Z", redShade, 0.5)
  );
}

/** A street lamp with three globes, a bed of flowers in the corner. */
function drawNear(sheet: Sheet): void {
  const { near, flowerDark, flower, flowerLight, leaf, leafDark } = sheet.mood;
  const lamp = (x: number, y: number, size: number): Drawing =>
    place(
      sheet.glow([0, -196], 110, "#ffc35e", 0.6) +
        fill("M-4 0L-3-180H3L4 0Z", near) +
        fill(box(-14, -10, 28, 10) + box(-30, -178, 60, 5), near) +
        fill(disc(-26, -190, 12) + disc(26, -190, 12) + disc(0, -204, 14), "#fff0bf"),
      x,
      y,
      size,
    );
  sheet.add(
    lamp(1412, 1032, 1.25),
    fill("M-20 1220V1150Q160 1106 320 1160T480 1220Z", near),
    leafMass(sheet, {
      x: 100,
      y: 1176,
      width: 200,
      height: 56,
      seed: 3,
      count: 36,
      size: 38,
      colours: [near, leafDark, leaf],
    }),
    leafMass(sheet, {
      x: 110,
      y: 1156,
      width: 170,
      height: 40,
      seed: 4,
      count: 20,
      size: 30,
      leaf: "petal",
      colours: [flowerDark, flower, flowerLight],
    }),
  );
}
