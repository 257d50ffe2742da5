import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { blot, box, curveDownTo, lens } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cistern } from "../parts/buildings/cistern.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { fruit, fullBasket, fullCrate, leafPair, orchardTree } from "../parts/plants/mandarinHarvest.ts";
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
    plainSun(sheet, { x: 176, y: 410, radius: 44 }),
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
    glitter(sheet, { x: 176, top: HORIZON, bottom: 664, width: 120, count: 70 }),
  );
}

/** The orchard, nearer and larger from the shore on: no two trees alike in size or distance, a wall of loose stones behind them. */
function drawOrchard(sheet: Sheet): void {
  const { ground, groundShade, mist } = sheet.mood;
  const hazy = sheet.tinted({
    leaf: "#7f9c80",
    leafDark: "#5d8072",
    leafLight: "#a8ba92",
    trunk: "#7d6a5a",
    groundShade: "#7b9470",
  });
  const middle = sheet.tinted({ leaf: "#4c7450", leafDark: "#2f5643", leafLight: "#84a562", groundShade: "#6d8c55" });
  const row = (
    target: Sheet,
    y: number,
    scale: number,
    step: number,
    seed: number,
    gap: readonly [number, number],
  ): Drawing => {
    const random = randomOf(seed);
    return counted(Math.ceil(1700 / step))
      .map((index) => [-30 + index * step + random.around(step * 0.22), random.between(0.84, 1.16)] as const)
      .filter(([x]) => x < gap[0] || x > gap[1])
      .map(([x, size]) =>
        place(
          orchardTree(target, { seed: random.whole(1, 4), fruits: scale < 0.2 ? 14 : 24 }),
          x,
          y + random.around(5),
          scale * size,
        ),
      )
      .join("");
  };
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 668, 400, 660, 900, 664, 1620, 650]), 1220), "#8aa37a"),
    row(hazy, 686, 0.17, 58, 3, [0, 0]),
    sheet.spray(box(-20, 600, 1660, 90), mist, { from: [0, 690], to: [0, 610], thick: 0.6 }),
    fill(curveDownTo(pointsOf([-20, 704, 500, 694, 1000, 694, 1620, 704]), 1220), "#93a862"),
    place(dryStoneWall(sheet, { width: 1660, height: 26, seed: 3 }), -20, 722),
    row(middle, 776, 0.33, 112, 8, [0, 0]),
    fill(curveDownTo(pointsOf([-20, 806, 500, 782, 1000, 786, 1620, 806]), 1220), ground),
    sheet.spray(box(-20, 770, 1660, 450), groundShade, { from: [1500, 1240], to: [700, 800], thick: 0.7 }),
    ...[
      [56, 868, 0.6, 3],
      [706, 846, 0.54, 1],
      [1500, 872, 0.66, 4],
    ].map(([x = 0, y = 0, size = 1, seed = 1]) => place(orchardTree(sheet, { seed }), x, y, size)),
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

/** Wood sorrel in flower: a low mat of leaves with yellow heads over it. */
function sorrel(x: number, y: number, size: number, seed: number): Drawing {
  const random = randomOf(seed);
  const heads = counted(9).map((): Point => [x + random.around(46) * size, y - random.between(6, 30) * size]);
  return (
    fill(blot(random, x, y, 70 * size, 14 * size), "#56804a") +
    stroke(heads.map(([hx, hy]) => `M${hx} ${hy}L${x + (hx - x) * 0.7} ${y}`).join(""), "#7fa04e", 2.4) +
    dots(heads, 6.5 * size, "#f3cf3a") +
    dots(
      heads.map(([hx, hy]): Point => [hx - 2, hy - 2]),
      2.6 * size,
      "#fff3a6",
    )
  );
}

/** The tree at our side with a ladder in it, and what has been picked. */
function drawPicking(sheet: Sheet): void {
  sheet.add(
    sorrel(120, 1010, 0.9, 3),
    sorrel(720, 960, 0.7, 5),
    sorrel(1500, 1000, 0.9, 7),
    place(orchardTree(sheet, { seed: 2, fruits: 30 }), 356, 1010, 1.66),
    place(turned(ladder(), -13), 566, 1046, 0.98),
    place(fullBasket(sheet, 1), 700, 1072, 1.15),
    fill("M-20 1220V1140Q300 1080 640 1112T1300 1092T1640 1070V1220Z", "#3e6444"),
    place(fullCrate(sheet, 3), 1010, 1150, 1.25),
    ...looseFruit(),
    sorrel(200, 1130, 1.2, 9),
    sorrel(1420, 1120, 1.2, 12),
    grass(sheet, {
      from: 0,
      to: 1600,
      ground: (x) => 1176 + Math.sin(x / 190) * 10,
      count: 80,
      height: 50,
      colour: "#2c5038",
      seed: 4,
    }),
    fill("M-20 1220V1180Q500 1150 900 1176T1640 1160V1220Z", "#2c5038"),
  );
}

function looseFruit(): Drawing[] {
  const places: readonly Point[] = [
    [566, 1104],
    [790, 1140],
    [1262, 1130],
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
