import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curveDownTo, lens, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { boulder, boulderWall, trilith } from "../parts/buildings/boulderWall.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { olive, pine } from "../parts/plants/trees.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { plainSun } from "../parts/sky/suns.ts";

const HORIZON = 520;

/** Pedasa in the morning: a gate in the Lelegians' dry wall on the ridge, and through the mist a sea on either side of the peninsula. */
export const SCENE: Scene = {
  name: "gallery-pedasa",
  seed: 134,
  mood: "morning",
  colours: {
    sky: ["#7fb2cc", "#bcd6d6", "#f8e6c4", "#fdeccb"],
    stone: "#e6d6bc",
    stoneWorn: "#c4ae98",
    stoneShade: "#8f849c",
    stoneDeep: "#4f4a68",
    leafLight: "#a9b57c",
    leaf: "#71865c",
    leafDark: "#3f5648",
  },
  grain: 0.38,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawSeas(sheet);
    drawHills(sheet);
    drawGround(sheet);
    drawWall(sheet);
    drawNear(sheet);
  },
};

/** The Gulf of Gökova on the left, that of Güllük on the right, the capes of both. */
function drawSeas(sheet: Sheet): void {
  const { mist } = sheet.mood;
  const far = (crest: readonly number[], seed: number, colour = sheet.mood.far, shade = sheet.mood.farShade) =>
    ridge(sheet, { crest: pointsOf(crest), foot: HORIZON + 3, colour, shade, mist: 34, rough: 4, seed });
  const islet = (crest: readonly number[], foot: number) =>
    ridge(sheet, { crest: pointsOf(crest), foot, colour: "#a3bec2", shade: "#86a9b6", rough: 3, seed: foot });
  const bands = counted(9).map((index) =>
    lens(
      index % 2 ? 230 + index * 22 : 1330 - index * 16,
      HORIZON + 14 + index * 15,
      320 - index * 14,
      4 + index * 0.4,
    ),
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.35, reach: 0.5 }),
    plainSun(sheet, { x: 250, y: 376, radius: 52 }),
    cloudBank(sheet, { x: 1180, y: 250, length: 520, seed: 5, strips: 4 }),
    far([-20, 498, 120, 478, 260, 470, 380, 492, 520, 520], 5),
    far([1090, 520, 1210, 494, 1330, 470, 1450, 458, 1640, 440], 8),
    fill(box(0, HORIZON, 1600, 420), sheet.downwards(["#e9efda", "#a5d3d6", "#5cadc4", "#3f94b4"], HORIZON, 900)),
    fill(bands.join(""), "#fffbe8", 0.75),
    islet([90, 604, 150, 586, 220, 572, 290, 582, 360, 604], 604),
    islet([1230, 590, 1280, 576, 1340, 566, 1400, 574, 1450, 590], 590),
    fill(
      box(0, HORIZON - 10, 1600, 60),
      sheet.linear(
        [
          [0, mist, 0],
          [0.4, mist, 0.7],
          [1, mist, 0],
        ],
        [0, HORIZON - 10],
        [0, HORIZON + 50],
      ),
    ),
  );
}

/** The backbone of the peninsula goes away between the two gulfs, fold behind fold in mist. */
function drawHills(sheet: Sheet): void {
  const folds = [
    [
      [420, 602, 500, 548, 560, 512, 650, 486, 730, 496, 810, 468, 900, 490, 980, 512, 1070, 540, 1160, 602],
      600,
      "#a9bfc0",
      "#8fabb4",
      "#cfd3c0",
      4,
    ],
    [
      [290, 682, 380, 610, 470, 566, 570, 540, 660, 552, 760, 520, 860, 542, 960, 536, 1060, 568, 1180, 616, 1290, 682],
      680,
      "#92ae9f",
      "#769889",
      "#c3c8a0",
      7,
    ],
    [
      [
        120, 784, 250, 690, 350, 640, 470, 602, 580, 616, 700, 590, 820, 610, 930, 594, 1060, 626, 1180, 660, 1300, 710,
        1420, 784,
      ],
      780,
      "#84a07c",
      "#67866e",
      "#b9bd88",
      9,
    ],
  ] as const;
  sheet.add(
    ...folds.flatMap(([crest, foot, colour, shade, light, seed]) => {
      const line = pointsOf(crest);
      const fog = counted(4).map((index) =>
        lens(mixed(crest[0], crest.at(-2) ?? 0, (index + 0.5) / 4), foot - 34 + (index % 2) * 12, 330, 22),
      );
      return [
        ridge(sheet, { crest: line, foot, colour, shade, light, mist: 60, rough: 6, seed }),
        fill(fog.join(""), "#fdf3dc", 0.75),
      ];
    }),
  );
}

const CREST: Point[] = pointsOf([
  -40, 770, 160, 742, 360, 752, 560, 772, 760, 776, 980, 766, 1180, 744, 1380, 720, 1640, 690,
]);

function drawGround(sheet: Sheet): void {
  const random = randomOf(8);
  const bushes = counted(44).map(() => {
    const x = random.between(-20, 1620);
    const y = mixed(heightAt(CREST, x) + 10, 1150, random.next() ** 1.2);
    return { x, y, size: mixed(18, 54, (y - 740) / 400) };
  });
  const body = curveDownTo(CREST, 1220);
  sheet.add(
    ...(
      [
        [90, 750, 0.5],
        [1290, 738, 0.6],
        [1420, 724, 0.75],
        [1560, 712, 0.86],
      ] as const
    ).map(([x, y, scale], index) => place(pine(sheet, { seed: index + 3 }), x, y, scale)),
    fill(body, "#d3c690"),
    sheet.spray(body, "#8f8462", { from: [1640, 1220], to: [500, 800], thick: 0.8 }),
    fill(
      bushes.map(({ x, y, size }) => blot(random, x + size * 0.2, y + size * 0.1, size, size * 0.4)).join(""),
      "#6f7a5c",
      0.8,
    ),
    fill(
      bushes.map(({ x, y, size }) => blot(random, x - size * 0.1, y - size * 0.08, size * 0.8, size * 0.3)).join(""),
      "#a3a878",
    ),
    // The path through the gate.
    fill("M760 780Q800 860 812 930Q820 1060 660 1220H1020Q960 1060 950 930Q900 840 800 778Z", "#eddcb0"),
    sheet.spray("M760 780Q800 860 812 930Q820 1060 660 1220H1020Q960 1060 950 930Q900 840 800 778Z", "#a98f6c", {
      from: [1000, 1200],
      to: [800, 900],
      thick: 0.7,
    }),
  );
}

function drawWall(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const left = (x: number) => 1010 - (x + 40) * 0.012;
  const right = (x: number) => 1000 + (x - 960) * 0.02;
  sheet.add(
    fill("M-40 1000H800L870 1040L780 1066H-40ZM960 1000L1640 1010V1100Q1300 1090 1010 1040Z", groundShade, 0.55),
    boulderWall(sheet, {
      from: -40,
      to: 752,
      foot: left,
      top: (x) => 630 + (x < 330 ? 60 : 0) + (x < 150 ? 60 : 0) - (x > 590 ? 80 : 0) + Math.sin(x / 46) * 18,
      size: 84,
      seed: 3,
    }),
    boulderWall(sheet, {
      from: 986,
      to: 1640,
      foot: right,
      top: (x) => 590 + Math.max(0, x - 1080) * 0.36 + (x > 1260 ? 60 : 0) + Math.sin(x / 38) * 20,
      size: 84,
      seed: 6,
    }),
    trilith(sheet),
  );
}

/** Fallen blocks, sage, asphodels before the wall; an olive that has taken the corner. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(19);
  const { stone, stoneShade, wallBright, groundShade } = sheet.mood;
  const fallen = (
    [
      [330, 1110, 120, 70],
      [470, 1150, 90, 54],
      [1150, 1090, 130, 76],
      [1290, 1130, 84, 50],
      [1080, 1150, 70, 40],
    ] as const
  ).map(([x, y, w, h]) => {
    const one = boulder(x, y - h, w, h, () => random.next());
    return (
      fill(lens(x + w * 0.64, y, w * 1.3, h * 0.22), groundShade, 0.7) +
      fill(one.body, stone) +
      fill(one.shade, stoneShade) +
      fill(one.lit, wallBright, 0.8)
    );
  });
  const asphodel = (x: number, y: number, tall: number) => {
    const blooms = counted(13).map((index) => {
      const up = 0.46 + index * 0.043;
      return blot(
        random,
        x + (index % 2 ? 9 : -9) * (1.2 - up * 0.7),
        y - tall * up,
        13 - index * 0.6,
        9 - index * 0.4,
      );
    });
    return (
      stroke(
        `M${short(x)} ${short(y)}Q${short(x + 4)} ${short(y - tall * 0.5)} ${short(x)} ${short(y - tall)}`,
        "#71865c",
        5,
      ) +
      fill(blooms.join(""), "#fff6ee") +
      fill(blooms.filter((_, index) => index % 3 === 1).join(""), "#e8b9b4")
    );
  };
  sheet.add(
    ...fallen,
    place(olive(sheet, { seed: 14 }), 1470, 1180, 2.3),
    ...(
      [
        [200, 1190, 230],
        [256, 1210, 290],
        [560, 1214, 220],
        [620, 1220, 180],
        [1190, 1220, 210],
      ] as const
    ).map(([x, y, tall]) => asphodel(x, y, tall)),
    grass(sheet, { from: -20, to: 720, ground: () => 1214, count: 90, height: 90, colour: "#71865c", seed: 4 }),
    grass(sheet, { from: 980, to: 1620, ground: () => 1214, count: 70, height: 80, colour: "#566b50", seed: 6 }),
    leafMass(sheet, {
      x: 40,
      y: 1180,
      width: 140,
      height: 70,
      seed: 9,
      count: 30,
      size: 40,
      colours: ["#3f5648", "#6f8a74", "#b3c2a0"],
    }),
  );
}
