import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, lens } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cistern } from "../parts/buildings/cistern.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { fullBasket, fruit, leafPair } from "../parts/plants/mandarinHarvest.ts";
import { mandarinTree } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";

const HORIZON = 520;
const LEAVES = ["#1f3d2c", "#356040", "#6f9455"] as const;

/** Winter in a mandarin orchard near Bodrum: a white domed cistern, a ladder in a tree, full baskets, the silver sea behind. */
export const SCENE: Scene = {
  name: "blog-bodrum-mandalinasi",
  seed: 207,
  mood: "morning",
  colours: {
    sky: ["#8fb0c4", "#c3d2d6", "#f2e7d2", "#f9e4bf"],
    zenith: "#6d93b0",
    far: "#b4c3cd",
    farShade: "#a0b2c1",
    mist: "#f6ead2",
    cloud: "#fdf6e6",
    cloudShade: "#c4ccd6",
    halo: "#fff3cf",
    sea: ["#eceadd", "#c9d4d9", "#a9bcc9", "#8fa6b8"],
    seaLight: "#fffaec",
    seaDark: "#8aa2b6",
    leaf: LEAVES[1],
    leafDark: LEAVES[0],
    leafLight: LEAVES[2],
    ground: "#9db064",
    groundShade: "#5d7a4e",
    wallShade: "#aab6d0",
    wallDeep: "#7c8bb0",
  },
  grain: 0.3,
  crops: { wide: 236, square: 300 },
  draw(sheet) {
    drawFar(sheet);
    drawOrchard(sheet);
    sheet.add(place(cistern(sheet), 1140, 880, 1.06));
    drawPicking(sheet);
    drawBough(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    plainSun(sheet, { x: 640, y: 352, radius: 48 }),
    cloudBank(sheet, { x: 1080, y: 300, length: 760, seed: 5, strips: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 470, 140, 440, 280, 462, 420, 488, 560, 514, 700, 520]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([820, 520, 960, 486, 1080, 450, 1200, 432, 1330, 396, 1450, 410, 1620, 372]),
      foot: HORIZON + 6,
      mist: 70,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 70, foot: false }),
    glitter(sheet, { x: 640, top: HORIZON, bottom: 664, width: 120, count: 70 }),
  );
}

/** Rows of trees that come up from the shore, each row larger, a wall of loose stones behind them. */
function drawOrchard(sheet: Sheet): void {
  const { ground, groundShade, mist } = sheet.mood;
  const hazy = sheet.tinted({ leaf: "#6f9078", leafDark: "#4f7468", leafLight: "#a3b78c", trunk: "#7d6a5a" });
  const row = (target: Sheet, y: number, scale: number, step: number, shift: number): Drawing =>
    counted(Math.ceil(1700 / step))
      .map((index) =>
        place(
          mandarinTree(target, { seed: 1 + ((index * 3) % 4) }),
          shift + index * step,
          y + ((index * 7) % 4) * 3,
          scale,
        ),
      )
      .join("");
  const field = curveDownTo(pointsOf([-20, 668, 400, 660, 900, 664, 1620, 650]), 1220);
  sheet.add(
    fill(field, "#8aa37a"),
    row(hazy, 684, 0.36, 66, -10),
    sheet.spray(box(-20, 600, 1660, 90), mist, { from: [0, 690], to: [0, 610], thick: 0.6 }),
    fill(curveDownTo(pointsOf([-20, 700, 500, 690, 1000, 690, 1620, 700]), 1220), "#93a862"),
    place(dryStoneWall(sheet, { width: 1660, height: 34, seed: 3 }), -20, 724),
    row(sheet.tinted({ leaf: "#4c7450", leafDark: "#2f5643", leafLight: "#84a562" }), 776, 0.66, 124, -40),
    fill(curveDownTo(pointsOf([-20, 800, 500, 776, 1000, 780, 1620, 800]), 1220), ground),
    ...[60, 250, 640, 830, 1420, 1560].map(
      (x, index) =>
        fill(lens(x + 30, 846, 230, 20), "#6d8a52", 0.8) +
        place(mandarinTree(sheet, { seed: 1 + (index % 3) }), x, 846 + (index % 2) * 8, 1.16),
    ),
    sheet.spray(box(-20, 770, 1660, 450), groundShade, { from: [1500, 1240], to: [600, 760], thick: 0.85 }),
    fill("M-20 1220V1130Q300 1060 640 1104T1300 1086T1640 1060V1220Z", "#3e6444"),
  );
}

/** A ladder of two poles that stand apart at the foot: 420 long. */
function ladder(): Drawing {
  const rungs = counted(8).map((index) => `M${-34 + index * 2.4} ${-40 - index * 50}H${34 - index * 2.4}`);
  return (
    stroke(rungs.join(""), "#8a5a36", 9) +
    stroke("M-40 0L-14-440", "#c78d52", 13) +
    stroke("M40 0L14-440", "#9a6238", 13)
  );
}

/** A tree of 430 units at our side, a ladder in it, and what has been picked. */
function drawPicking(sheet: Sheet): void {
  const oxalis = (from: number, to: number, y: number, count: number, seed: number): Drawing => {
    const random = randomOf(seed);
    const heads = counted(count).map((): Point => [random.between(from, to), y + random.around(30)]);
    return (
      dots(heads, 6.5, "#f3cf3a") +
      dots(
        heads.map(([x, top]): Point => [x - 2, top - 2]),
        2.6,
        "#fff3a6",
      )
    );
  };
  sheet.add(
    fill(lens(470, 1000, 560, 54), "#43664a", 0.8),
    place(mandarinTree(sheet, { seed: 2 }), 400, 996, 2.7),
    place(turned(ladder(), -14), 560, 1030, 0.92),
    oxalis(20, 1580, 1010, 46, 3),
    place(fullBasket(sheet, 1), 644, 1084, 1.3),
    place(fullBasket(sheet, 2), 878, 1096, 1.42),
    ...looseFruit(),
    grass(sheet, {
      from: 0,
      to: 1600,
      ground: (x) => 1130 + Math.sin(x / 190) * 12,
      count: 90,
      height: 54,
      colour: "#2c5038",
      seed: 4,
    }),
    oxalis(40, 1580, 1130, 40, 8),
    fill("M-20 1220V1160Q500 1120 900 1160T1640 1140V1220Z", "#2c5038"),
  );
}

function looseFruit(): Drawing[] {
  const places: readonly Point[] = [
    [760, 1100],
    [1030, 1092],
    [1096, 1072],
    [1400, 1090],
  ];
  return places.map(([x, y]) => fill(lens(x + 16, y + 24, 110, 16), "#2c5038", 0.8) + place(fruit(28), x, y));
}

/** The bough over us, cut by the upper left corner: glossy leaves, and fruit as large as lamps. */
function drawBough(sheet: Sheet): void {
  const random = randomOf(31);
  const leaves = counted(40).map((index): Drawing => {
    const x = -60 + (index % 20) * 30;
    const y = 44 + Math.sin((x + 60) / 200) * 66 + random.around(40);
    return place(turned(leafPair(), random.between(15, 165)), x, y, random.between(0.62, 0.95));
  });
  const fruits: readonly Point[] = [
    [92, 260],
    [214, 196],
    [318, 268],
    [30, 120],
    [420, 150],
  ];
  sheet.add(
    leafMass(sheet, { x: 60, y: 30, width: 260, height: 120, count: 26, size: 60, seed: 6, leaf: "round" }),
    stroke("M-40 40Q160 70 300 120T560 96", "#4a3a34", 13),
    ...leaves.slice(0, 20),
    ...fruits.map(
      ([x, y]) =>
        stroke(`M${x + 6} ${Math.max(y - 130, 60)}Q${x + 12} ${y - 70} ${x + 6} ${y - 40}`, "#3f5a34", 6) +
        place(fruit(58), x, y),
    ),
    ...leaves.slice(20),
  );
}
