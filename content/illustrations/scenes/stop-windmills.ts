import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { chip, curveDownTo, lens } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { stoneMill } from "../parts/buildings/stoneMill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";

const HORIZON = 560;

/** The old stone windmills on the ridge above Bodrum and Gümbet in low gold light: left Bodrum's harbour, right Gümbet; evening walkers on the path. */
export const SCENE: Scene = {
  name: "stop-windmills",
  seed: 12,
  mood: "gold",
  colours: { ground: "#cb9c5f", groundShade: "#865a56" },
  grain: 0.28,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawFar(sheet);
    drawBays(sheet);
    drawRidge(sheet);
    drawMills(sheet);
    drawNear(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.6, reach: 0.5 }),
    sweptCloud(sheet, { x: 1180, y: 150, length: 760, seed: 5 }),
    plainSun(sheet, { x: 236, y: 462, radius: 54 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 528, 180, 520, 330, 500, 470, 512, 640, 540, 900, 548, 1060, 520, 1240, 530, 1420, 496, 1620, 470,
      ]),
      foot: HORIZON + 4,
      mist: 56,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 90, foot: false }),
    glitter(sheet, { x: 236, top: HORIZON, bottom: 800, width: 110, count: 90 }),
  );
}

type Group = readonly [kind: number, x: number, y: number, size: number];

const TOWN: readonly Group[] = [
  [1, 30, 690, 0.36],
  [0, 150, 712, 0.4],
  [3, 258, 716, 0.4],
  [2, 40, 754, 0.52],
  [1, 210, 770, 0.52],
  [3, 360, 776, 0.48],
  [0, 60, 826, 0.64],
  [2, 250, 834, 0.6],
  [3, 430, 828, 0.5],
];
const GUMBET: readonly Group[] = [
  [3, 1590, 716, 0.36],
  [1, 1470, 742, 0.38],
  [0, 1590, 768, 0.46],
  [3, 1350, 780, 0.42],
  [2, 1470, 806, 0.5],
  [1, 1610, 830, 0.54],
  [3, 1330, 822, 0.46],
];

/** We look south: left the west of Bodrum's harbour with its yachts behind their mole, right Gümbet with its small boats. */
function drawBays(sheet: Sheet): void {
  const { ground, groundShade, stone, stoneShade } = sheet.mood;
  const moored = counted(8).map((index): Point => [1330 + index * 38, 664 + ((index * 37) % 44)]);
  sheet.add(
    fill("M1620 598Q1520 580 1440 596T1250 622Q1330 640 1440 640T1620 652Z", "#a98198"),
    fill(moored.map(([x, y]) => lens(x, y, 26, 7)).join(""), sheet.mood.wallBright),
    stroke(moored.map(([x, y]) => `M${x} ${y}v-30`).join(""), sheet.mood.wallBright, 2),
    // The mole, with the lamp at its end; the yachts lie in its lee.
    fill("M96 628Q300 622 486 640L500 646Q300 640 96 640Z", stoneShade),
    fill("M96 622Q300 616 486 634L492 641Q300 630 96 632Z", stone),
    fill("M470 636V606H480V636Z", sheet.mood.wallBright) + fill("M475 636V606H480V636Z", sheet.mood.wallShade),
    fill("M-20 690Q150 684 300 700L340 830H-20Z", groundShade),
    place(mastForest(sheet, { width: 330, count: 17, height: 96, seed: 5 }), 130, 676),
    ...TOWN.map(([kind, x, y, size]) => houseGroup(sheet, { kind, x, y, size })),
    fill("M1180 790Q1400 690 1640 706V900H1180Z", groundShade),
    ...GUMBET.map(([kind, x, y, size]) => houseGroup(sheet, { kind, x, y, size })),
    fill("M-20 812Q200 800 520 833V940H-20ZM1100 800Q1350 800 1640 806V900H1100Z", ground),
  );
}

const CREST: readonly Point[] = pointsOf([
  -20, 862, 160, 846, 330, 816, 520, 782, 760, 766, 980, 776, 1180, 800, 1400, 820, 1620, 832,
]);

/** The bare ridge, dry grass over pale rock, and the path along it. */
function drawRidge(sheet: Sheet): void {
  const { ground, groundShade, stone, stoneShade } = sheet.mood;
  const random = randomOf(55);
  const body = curveDownTo(CREST, 1210);
  const [lit, dark] = [0, 1].map((shift) =>
    Array.from({ length: 26 }, () =>
      chip(
        random,
        random.between(40, 1580),
        random.between(930, 1130) + shift * 4,
        random.between(8, 24),
        random.between(4, 10),
      ),
    ).join(""),
  );
  sheet.add(
    fill(body, ground),
    sheet.spray(body, groundShade, { from: [1620, 1200], to: [500, 820] }),
    fill(
      "M640 1210Q700 1100 820 1040T790 930Q640 880 560 800L584 798Q680 862 880 916T990 1050Q930 1110 960 1210Z",
      stone,
      0.75,
    ),
    fill(dark ?? "", stoneShade, 0.8),
    fill(lit ?? "", stone, 0.7),
  );
}

/** Six of them, the row running away along the crest; only the second nearest keeps its cap. */
function drawMills(sheet: Sheet): void {
  sheet.add(
    place(stoneMill(sheet, { breach: 300, seed: 4 }), 456, 806, 0.36),
    place(stoneMill(sheet, { breach: 40, seed: 5 }), 522, 816, 0.48),
    place(stoneMill(sheet, { breach: 240, seed: 6 }), 608, 836, 0.64),
    place(stoneMill(sheet, { breach: 150, seed: 7 }), 722, 872, 0.9),
    place(stoneMill(sheet, { seed: 8, capped: true }), 1150, 950, 1.7),
    place(stoneMill(sheet, { breach: 25, seed: 9 }), 350, 1040, 1.7),
    place(person(sheet, { pose: "walking", top: "#fdf8ee", bottom: "#3a5a80" }), 632, 852, 0.42),
    place(
      person(sheet, { pose: "walking", slender: true, wears: "skirt", top: "#c2465f", bottom: "#c2465f" }),
      610,
      850,
      0.38,
    ),
    place(
      person(sheet, { pose: "pointing", mirrored: true, top: "#f3e6cf", bottom: "#4a5a76", hat: "#e8cf9a" }),
      868,
      1018,
      0.86,
    ),
    place(
      person(sheet, {
        pose: "standing",
        behind: true,
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#e2a63a",
        bottom: "#2f7f86",
        hairstyle: "long",
      }),
      914,
      1024,
      0.8,
    ),
  );
}

const NEAR: readonly Point[] = pointsOf([
  -20, 1116, 120, 1106, 300, 1138, 460, 1172, 640, 1184, 820, 1180, 1000, 1168, 1200, 1152, 1400, 1134, 1640, 1112,
]);

function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const shade = sheet.tinted({ leaf: "#4c5540", leafDark: near, leafLight: "#8a8a58" });
  sheet.add(
    fill(curveDownTo(NEAR, 1220), near),
    grass(sheet, {
      from: 0,
      to: 1600,
      ground: (x) => heightAt(NEAR, x) + 6,
      count: 110,
      height: 60,
      colour: near,
      seed: 4,
    }),
    place(agave(shade), 150, 1150, 2.3),
    place(agave(shade, { seed: 4 }), 1500, 1170, 1.7),
  );
}
