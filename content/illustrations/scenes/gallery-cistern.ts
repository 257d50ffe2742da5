import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { chip, curve, curveDownTo, lens } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { domedCistern } from "../parts/buildings/domedCistern.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 640;

/** A gümbet late in the day: the whitewashed dome of an old cistern among olives, its shade long on the dry grass, a herdsman with his goats, the sea behind. */
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
    meadow(sheet),
    fill(tufts.join(""), "#c4934a", 0.6),
    // The goats' path to the door.
    fill(
      curve(pointsOf([636, 986, 800, 984, 800, 1040, 700, 1110, 640, 1240, 250, 1240, 420, 1120, 570, 1050]), true),
      "#f1d296",
    ),
    // Its shade: from the drum's foot, away to the right, as long as the dome is high.
    fill("M900 972Q1060 1000 1240 996Q1440 990 1640 946V868Q1400 868 1180 890L1170 900Z", groundShade, 0.72),
    fill(stones.join(""), "#b58f72", 0.8),
    place(domedCistern(sheet), 850, 920),
    threshold(),
    // A trough hewn from one stone, full, before the wall on its right.
    fill("M1016 1062L1250 1070L1390 1034L1240 1022Z", groundShade, 0.7),
    fill("M1006 1004H1216L1222 1062Q1110 1074 1010 1062Z", stone),
    fill("M1216 1004L1262 984L1264 1036L1222 1062Z", stoneShade),
    fill("M1000 1006L1048 984H1266L1220 1006Z", wallBright),
    fill("M1026 1001L1058 988H1240L1208 1001Z", "#6fa3b4"),
    fill(lens(1120, 994, 90, 4), "#dcecdc", 0.9),
    grass(sheet, { from: 520, to: 720, ground: () => 984, height: 26, count: 16, colour: "#a8823f", seed: 21 }),
    goat(false, "#7d4f42", 1320, 1052, 0.94),
    goat(true, "#f6e6cb", 1490, 1012, 0.84),
    goat(true, "#3f2f3c", 1360, 934, 0.6),
    stroke("M1272 842L1286 968", "#6b4a3a", 5),
    place(
      person(sheet, {
        pose: "standing",
        mirrored: true,
        sleeves: "long",
        top: "#e9dcc6",
        bottom: "#5b4a58",
        hat: "#d9b98a",
      }),
      1252,
      966,
      1.2,
    ),
    grass(sheet, { from: 1000, to: 1240, ground: () => 1068, height: 26, count: 18, colour: "#8f6f3c", seed: 22 }),
  );
}

/** Dry grass in waves of two tones, cushions of thyme in it. */
function meadow(sheet: Sheet): Drawing {
  const waves = [
    ["M-20 838Q200 816 420 846T560 880Q300 870 120 888T-20 880Z", "#ecc67c"],
    ["M1180 850Q1400 824 1640 830V872Q1440 858 1300 876T1180 850Z", "#ecc67c"],
    ["M-20 960Q180 926 420 962T620 1010Q380 1000 220 1030T-20 1040Z", "#cd9a52"],
    ["M1180 1120Q1380 1060 1640 1080V1220H900Q1000 1150 1180 1120Z", "#cd9a52"],
    ["M760 1240Q860 1130 1060 1120T1330 1180Q1200 1240 1180 1240Z", "#ecc67c"],
    ["M-20 1110Q120 1070 330 1100T480 1180Q300 1240 100 1240H-20Z", "#c08c4a"],
  ] as const;
  const thyme = placesOf([
    60, 900, 30, 300, 908, 40, 440, 990, 46, 380, 1010, 30, 880, 1150, 60, 980, 1172, 44, 800, 1180, 34, 1240, 1130, 50,
    1560, 930, 34, 1590, 1040, 50, 1130, 1110, 26,
  ]);
  return (
    waves.map(([path, colour]) => fill(path, colour)).join("") +
    thyme
      .map(
        ([x, y, size], index) =>
          fill(lens(x + size * 0.5, y + size * 0.3, size * 3.4, size * 0.4), "#8e6058", 0.55) +
          leafMass(sheet, {
            x,
            y,
            width: size * 1.3,
            height: size * 0.6,
            seed: index + 30,
            leaf: "round",
            count: 22,
            size: 18,
            colours: index % 3 ? ["#5f5a3c", "#86834a", "#b9ab5e"] : ["#6d4a6a", "#9a6a8c", "#d3a0b4"],
          }),
      )
      .join("")
  );
}

/** Old flags before the door, sunk in the ground. */
function threshold(): Drawing {
  const flags = [
    "M628 990L720 986L728 1012L616 1016Z",
    "M728 986L806 988L822 1010L738 1012Z",
    "M600 1024L690 1022L694 1052L580 1058Z",
    "M702 1022L790 1018L812 1044L706 1052Z",
    "M590 1068L668 1064L664 1096L560 1104Z",
    "M682 1062L770 1056L770 1088L680 1096Z",
  ];
  return (
    fill(flags.join(""), "#f6e3bb") +
    fill(
      "M690 1022L694 1052L580 1058L582 1064L698 1060L702 1022ZM790 1018L812 1044L706 1052L708 1060L822 1048ZM728 1012L616 1016L614 1022L730 1018ZM822 1010L738 1012L738 1018L828 1016Z",
      "#b58a68",
    )
  );
}

/** A goat, looking left, or with its head down at the water; 110 long at full size. */
function goat(up: boolean, coat: string, x: number, y: number, size: number): Drawing {
  const shade = blend(coat, "#4a2f4a", 0.5);
  const legs = "M-40-46L-28-46L-30-20L-31 0H-38L-38-20ZM34-46L48-52L44-22L45 0H38L36-22Z";
  const back = "M-26-44L-16-44L-20-20L-21 0H-27L-27-20ZM22-44L34-46L32-22L33 0H26L26-20Z";
  const head = up
    ? "M-26-78Q-48-92-54-110Q-60-120-72-111L-83-103Q-85-97-78-96L-64-97Q-60-78-44-56Z"
    : "M-28-78Q-58-66-70-44Q-80-36-88-24Q-90-17-82-16L-66-28Q-50-36-38-50Z";
  const horns = up ? "M-57-113Q-50-132-33-136Q-44-126-48-110Z" : "M-70-46Q-58-60-44-58Q-56-52-62-38Z";
  const ear = up ? "M-52-108Q-40-108-34-99Q-44-97-53-103Z" : "M-68-42Q-58-38-56-28Q-66-30-71-38Z";
  return place(
    fill("M-34-2H60L120-16L96-22H10Z", "#8e6058", 0.6) +
      fill(back, shade) +
      fill(legs, coat) +
      fill("M-46-62Q-50-79-28-80Q0-86 36-80Q52-78 51-58Q50-44 40-42Q10-34-20-38Q-42-42-46-62Z", coat) +
      fill("M51-58Q50-44 40-42Q10-34-20-38Q-30-40-37-45Q-8-44 14-50Q38-56 44-78Q52-74 51-58Z", shade) +
      fill("M46-76Q58-84 56-95Q46-90 40-78Z", shade) +
      fill(head, coat) +
      fill(up ? "M-64-97Q-60-78-44-56L-34-66Q-50-80-55-98Z" : "M-66-28Q-50-36-38-50L-34-58Q-54-48-68-34Z", shade) +
      fill(horns, "#5f4a48") +
      fill(ear, shade) +
      (up ? fill("M-78-96L-76-84L-69-96Z", shade) : ""),
    x,
    y,
    size,
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
