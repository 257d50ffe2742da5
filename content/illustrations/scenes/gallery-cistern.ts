import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { chip, curve, curveDownTo, lens } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { domedCistern } from "../parts/buildings/domedCistern.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 640;

/** A gümbet late in the day: the whitewashed dome of an old cistern among olives, its shade long on the dry grass, the sea behind. */
export const SCENE: Scene = {
  name: "gallery-cistern",
  seed: 133,
  mood: "gold",
  colours: {
    sky: ["#4a92b4", "#9cc6c8", "#f3deb2", "#fbc78e"],
    wall: "#fdebd0",
    wallBright: "#fffaf0",
    wallShade: "#b49cc0",
    wallDeep: "#836aa0",
    ground: "#e0b56c",
    groundShade: "#8e6058",
  },
  grain: 0.28,
  crops: { wide: 240, square: 200 },
  draw(sheet) {
    drawFar(sheet);
    drawGrove(sheet);
    drawCistern(sheet);
    drawNear(sheet);
  },
};

/** The sea, two capes and an island: the sun is outside on the left, and their right sides are out of it. */
function drawFar(sheet: Sheet): void {
  const { far, farShade } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    flatCloud(sheet, { x: 1240, y: 250, length: 420, seed: 3 }),
    fill(curveDownTo(pointsOf([-20, 560, 120, 548, 260, 572, 400, 600, 520, 622, 620, HORIZON]), HORIZON + 3), far),
    fill("M120 548Q180 566 210 600T330 643H620L520 622L400 600L260 572Z", farShade),
    fill(
      curveDownTo(pointsOf([1120, HORIZON, 1200, 616, 1290, 578, 1390, 560, 1500, 580, 1640, 566]), HORIZON + 3),
      far,
    ),
    fill("M1390 560Q1400 590 1450 606T1500 643H1640V566L1500 580Z", farShade),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 60, foot: false }),
  );
}

/** Olives on the terrace below, a wall, and the dry meadow of the cistern. */
function drawGrove(sheet: Sheet): void {
  const random = randomOf(4);
  const trees = placesOf([470, 770, 0.56, 1250, 762, 0.5, 1400, 772, 0.62, 1560, 764, 0.56, 330, 764, 0.46]);
  sheet.add(
    fill(curveDownTo(pointsOf([-40, 716, 260, 722, 700, 730, 1160, 722, 1640, 700]), 1000), "#b59f5c"),
    farCrowns(random, 40, [-20, 1640], [716, 744], 20, "#6d7440", "#a29c56"),
    place(cypress(sheet, { seed: 4 }), 1206, 772, 1),
    ...trees.map(
      ([x, y, size], index) =>
        fill(lens(x + 60 * size, y + 2, 220 * size, 20 * size), "#8e7248", 0.7) +
        place(olive(sheet, { seed: index + 2 }), x, y, size),
    ),
    fill(
      curveDownTo(pointsOf([-40, 800, 240, 792, 560, 800, 900, 806, 1240, 796, 1640, 780]), 1220),
      sheet.mood.ground,
    ),
    terraceWall(),
  );
}

/** The terrace's edge on both sides of the cistern: a row of set stones, lit on top. */
function terraceWall(): Drawing {
  const random = randomOf(15);
  const stones = [
    [-20, 470],
    [1240, 1640],
  ].flatMap(([from = 0, to = 0]) => {
    const row: { x: number; wide: number; tall: number }[] = [];
    for (let x = from; x < to;) {
      const wide = random.between(26, 60);
      row.push({ x, wide, tall: random.between(18, 30) });
      x += wide + 3;
    }
    return row;
  });
  const shape = (x: number, wide: number, tall: number, cut = 0) => {
    const y = 800 - (x - 400) * 0.008;
    return `M${Math.round(x)} ${Math.round(y + 6)}L${Math.round(x + 2)} ${Math.round(y - tall * 0.7)}L${Math.round(x + wide * 0.3)} ${Math.round(y - tall)}L${Math.round(x + wide - 3)} ${Math.round(y - tall * 0.86)}L${Math.round(x + wide)} ${Math.round(y + 6 - cut)}Z`;
  };
  return (
    fill(stones.map(({ x, wide, tall }) => shape(x, wide, tall)).join(""), "#d2ab80") +
    fill(
      stones
        .map(
          ({ x, wide, tall }) =>
            `M${Math.round(x + wide * 0.66)} ${Math.round(806 - (x - 400) * 0.008)}L${Math.round(x + wide * 0.7)} ${Math.round(800 - tall * 0.9 - (x - 400) * 0.008)}L${Math.round(x + wide - 3)} ${Math.round(800 - tall * 0.86 - (x - 400) * 0.008)}L${Math.round(x + wide)} ${Math.round(806 - (x - 400) * 0.008)}Z`,
        )
        .join(""),
      "#8f6a70",
    ) +
    fill(lens(224, 806, 560, 12) + lens(1450, 796, 440, 12), "#8e6a50", 0.6)
  );
}

function drawCistern(sheet: Sheet): void {
  const random = randomOf(7);
  const { stone, stoneShade, wallBright, groundShade } = sheet.mood;
  const tufts = counted(70).map(() => {
    const near = random.next();
    return lens(
      random.between(-20, 1620),
      mixed(840, 1180, near),
      random.between(30, 110) * mixed(0.5, 1.3, near),
      3 + near * 6,
    );
  });
  const stones = counted(18).map(() =>
    chip(random, random.between(420, 1240), random.between(1040, 1120), random.between(7, 18), random.between(4, 8)),
  );
  sheet.add(
    fill(tufts.join(""), "#c4934a", 0.6),
    // The goats' path to the door.
    fill(
      curve(pointsOf([636, 986, 770, 984, 760, 1040, 640, 1120, 560, 1240, 250, 1240, 420, 1120, 590, 1050]), true),
      "#f1d296",
    ),
    // Its shade: from the drum's foot, away to the right, as long as the dome is high.
    fill("M900 972Q1060 1000 1240 996Q1440 990 1640 946V868Q1400 868 1180 890L1170 900Z", groundShade, 0.72),
    fill(stones.join(""), "#b58f72", 0.8),
    place(domedCistern(sheet), 850, 920),
    // A trough hewn from one stone, full, before the wall on its right.
    fill("M1016 1062L1250 1070L1390 1034L1240 1022Z", groundShade, 0.7),
    fill("M1006 1004H1216L1222 1062Q1110 1074 1010 1062Z", stone),
    fill("M1216 1004L1262 984L1264 1036L1222 1062Z", stoneShade),
    fill("M1000 1006L1048 984H1266L1220 1006Z", wallBright),
    fill("M1026 1001L1058 988H1240L1208 1001Z", "#6fa3b4"),
    fill(lens(1120, 994, 90, 4), "#dcecdc", 0.9),
    grass(sheet, { from: 520, to: 720, ground: () => 984, height: 26, count: 16, colour: "#a8823f", seed: 21 }),
    grass(sheet, { from: 1000, to: 1240, ground: () => 1068, height: 26, count: 18, colour: "#8f6f3c", seed: 22 }),
  );
}

/** The old olive that frames the left, agaves on the right, dry grass. */
function drawNear(sheet: Sheet): void {
  const dark = sheet.tinted({
    trunk: "#4a2f36",
    stoneShade: "#7d4f48",
    leafLight: "#b9ab5e",
    leaf: "#6d6f3c",
    leafDark: "#363d2e",
  });
  sheet.add(
    fill("M150 1116Q360 1086 620 1120T760 1160Q540 1190 330 1160T150 1116Z", sheet.mood.groundShade, 0.6),
    place(olive(dark, { seed: 21 }), 150, 1130, 3.3),
    place(agave(sheet, { seed: 4 }), 1470, 1130, 1.7),
    place(agave(sheet, { seed: 7 }), 1330, 1160, 1),
    grass(sheet, { from: -20, to: 640, ground: () => 1212, count: 90, height: 84, colour: "#8f6a3a", seed: 5 }),
    grass(sheet, { from: 1100, to: 1620, ground: () => 1212, count: 70, height: 70, colour: "#8f6a3a", seed: 6 }),
    grass(sheet, { from: -20, to: 620, ground: () => 1214, count: 60, height: 60, colour: "#e0b25c", seed: 9 }),
  );
}
