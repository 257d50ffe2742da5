import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { poolRim, SPRING_MOUTH, springCave } from "../parts/land/springCave.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;

/** The hot springs of Karaada from inside their cave: a green pool that steams, a ladder and a towel on its ledge, and through the mouth Bodrum across the sea. */
export const SCENE: Scene = {
  name: "gallery-karaada",
  seed: 131,
  mood: "day",
  colours: { sea: ["#8ccfd8", "#3fa3c0", "#2379a0", "#1d6f9a"] },
  grain: 0.34,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawOutside(sheet);
    sheet.add(springCave(sheet));
    drawPool(sheet);
    drawSteam(sheet);
    drawLedge(sheet);
  },
};

function drawOutside(sheet: Sheet): void {
  const { leaf, leafDark, stone, stoneWorn } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.15 }),
    ridge(sheet, {
      crest: pointsOf([160, 420, 300, 386, 460, 348, 620, 362, 780, 316, 940, 350, 1100, 380, 1260, 372, 1440, 410]),
      foot: HORIZON + 4,
      rough: 4,
      seed: 8,
    }),
    fill(
      curveDownTo(pointsOf([160, 470, 320, 450, 520, 462, 760, 448, 980, 456, 1200, 446, 1440, 470]), HORIZON),
      leaf,
    ),
    village(sheet, {
      rows: 3,
      far: [190, 1400],
      near: [190, 1400],
      ground: (x, share) => 470 + share * 24 + Math.sin(x / 90) * 4,
      scale: [0.24, 0.34],
      gardens: 0.28,
      flowers: 0,
      seed: 4,
    }),
    sea(sheet, { top: HORIZON - 2, bottom: 760, dabs: 60, foot: false }),
    fill(box(180, HORIZON - 6, 1260, 8), leafDark),
    fill(box(180, HORIZON - 2, 1260, 7), stone),
    fill(box(180, HORIZON + 3, 1260, 3), stoneWorn),
    ripples(sheet, { x: 800, y: HORIZON + 12, width: 1100, height: 40, count: 26 }),
    fill(lens(938, 634, 470, 26), sheet.mood.seaDark, 0.75),
    place(gulet(sheet, { sails: "set" }), 926, 628, 0.72),
    ripples(sheet, { x: 930, y: 632, width: 430, height: 26, count: 18 }),
  );
}

/** The far edge of the pool, half round. */
const RIM: Point[] = pointsOf([
  -40, 868, 60, 826, 170, 788, 290, 758, 410, 736, 540, 720, 670, 712, 800, 710, 930, 713, 1060, 722, 1190, 738, 1310,
  762, 1430, 794, 1540, 830, 1640, 872,
]);

function drawPool(sheet: Sheet): void {
  const random = randomOf(14);
  const water = curveDownTo(
    RIM.map(([x, y]): Point => [x, y + 12 + (Math.abs(x - 800) / 800) ** 1.6 * 90]),
    1240,
  );
  // The bright mouth stands on its head in the water.
  const mirror = polygon(SPRING_MOUTH.map(([x, y]): Point => [mixed(800, x, 0.94), 738 + (740 - y) * 0.5]));
  const breaks = counted(30).map(() => {
    const near = random.next();
    return lens(800 + random.around(460), 780 + near * 300, mixed(80, 300, near), mixed(4, 12, near));
  });
  const sill = pointsOf([
    150, 812, 200, 736, 330, 690, 430, 700, 520, 680, 640, 690, 760, 678, 900, 688, 1020, 676, 1140, 692, 1240, 682,
    1340, 704, 1400, 736, 1440, 812,
  ]);
  const tops = counted(13).map((index) => {
    const [x, w] = [260 + index * 92 + random.around(26), random.between(18, 46)];
    const y = 712 - Math.abs(index - 6) * -1.4 + random.around(6);
    return `M${x - w} ${y + 8}L${x - w * 0.5} ${y - w * 0.5}L${x + w * 0.4} ${y - w * 0.36}L${x + w} ${y + 8}Z`;
  });
  sheet.add(
    fill(curveDownTo(sill, 900), "#6b4038"),
    fill(tops.join(""), "#a56a48"),
    fill(curveDownTo(RIM, 1240), "#5b3438"),
    fill(water, sheet.downwards(["#b4dd9e", "#67bb88", "#2f9a7c", "#177064", "#0f4f50"], 720, 1200)),
    sheet.clipped(water, fill(mirror, "#e2f6c4", 0.34) + fill(breaks.join(""), "#2f9a7c", 0.5)),
    fill(
      counted(16)
        .map((index) => lens(800 + random.around(420), 800 + index * 22, 60 + index * 14, 3 + index * 0.5))
        .join(""),
      "#eefbd2",
      0.75,
    ),
    sheet.spray(box(0, 960, 1600, 260), "#0a3438", { from: [800, 1240], to: [800, 980], thick: 0.7 }),
    poolRim(RIM, 5),
  );
}

/** Steam: three soft plumes that sway as they rise, off the castle and the boat, and a veil on the water. */
function drawSteam(sheet: Sheet): void {
  const soft = sheet.radial(
    [
      [0, "#fdfdf2", 0.62],
      [0.45, "#fdfdf2", 0.36],
      [1, "#fdfdf2", 0],
    ],
    [0, 0],
    100,
  );
  const puff = ([x, y, across, up]: readonly [x: number, y: number, across: number, up: number]): Drawing =>
    place(fill(disc(0, 0, 100), soft), x, y, up / 100, across / 100);
  const plumes = [
    [338, 778, 116, 120],
    [318, 664, 84, 140],
    [346, 540, 62, 130],
    [322, 420, 42, 110],
    [820, 770, 96, 90],
    [834, 694, 62, 96],
    [812, 616, 42, 90],
    [1362, 792, 104, 120],
    [1344, 676, 78, 130],
    [1366, 556, 54, 120],
    [1346, 450, 36, 90],
  ] as const;
  const veils = [
    [430, 806, 420, 44],
    [1180, 804, 420, 44],
    [800, 842, 560, 40],
  ] as const;
  sheet.add([...veils, ...plumes].map(puff).join(""));
}

/** The near ledge at the right: hewn slabs, a ladder down into the water, a folded towel and a lantern left there. */
function drawLedge(sheet: Sheet): void {
  const rail = (x: number, y: number): string =>
    `M${x} ${y}V${y - 150}Q${x} ${y - 206} ${x + 60} ${y - 206}T${x + 124} ${y - 150}V${y - 88}`;
  const rungs = [0, 40, 80].map((up) => `M1096 ${1118 - up}L1150 ${1084 - up}`);
  // A towel rolled up, its end to the left.
  const towel = (x: number, y: number, colour: string, stripe: string): Drawing =>
    place(
      fill("M-78-50H70Q96-46 96-24T70 2H-78Z", colour) +
        fill("M-78-16H94Q88 0 70 2H-78Z", "#a996a8", 0.75) +
        fill("M20-50H34V2H20ZM46-50H54V2H46Z", stripe) +
        fill(disc(-78, -24, 19, 26), colour) +
        stroke("M-78-40Q-66-38-66-24T-78-10T-88-24T-78-32T-72-24", stripe, 4),
      x,
      y,
    );
  sheet.add(
    fill("M1130 1036L1240 990L1420 962L1640 946V1220H1230Q1140 1120 1130 1036Z", "#4a2c36"),
    fill("M1130 1036L1240 990L1420 962L1640 946V1110L1420 1128L1230 1124Z", "#b07a52"),
    fill("M1130 1036L1240 990L1420 962L1640 946V966L1424 984L1252 1010L1150 1048Z", "#dba468"),
    stroke("M1330 976L1360 1126M1500 956L1560 1116", "#7d4a3c", 4),
    fill("M1370 1088Q1500 1060 1640 1080V1112Q1500 1120 1370 1100Z", "#5b3438", 0.55),
    towel(1410, 1086, "#fbf7ef", "#2f86b4") +
      towel(1526, 1098, "#e8a25a", "#a8562e") +
      towel(1470, 1042, "#fbf7ef", "#c8643c"),
    stroke(rail(1150, 1098) + rail(1096, 1132), "#5b6270", 14),
    stroke(rail(1150, 1098) + rail(1096, 1132), "#eef0ee", 9),
    stroke(rungs.join(""), "#c9ccd0", 9),
    fill(lens(1096, 1134, 70, 12) + lens(1150, 1100, 56, 10), "#cdeec0", 0.8),
  );
}
