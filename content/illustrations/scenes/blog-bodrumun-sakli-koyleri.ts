import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, chip, curve, curveDownTo, disc, lens, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cubeHouse } from "../parts/buildings/cubeHouse.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { goatBell, milasRug } from "../parts/things/hillVillage.ts";

/** A hill village behind Bodrum in the evening: a Milas rug hung from the roof of a stone house, goat bells by its door, a lane up to houses and ruins, the sea far below. */
export const SCENE: Scene = {
  name: "blog-bodrumun-sakli-koyleri",
  seed: 27,
  mood: "gold",
  colours: {
    sky: ["#5a90a8", "#b9c2b0", "#f6d49c", "#f9b878"],
    stone: "#fbdfae",
    stoneWorn: "#dcae78",
    stoneShade: "#93687f",
    stoneDeep: "#5f4468",
    ground: "#c9a163",
    groundShade: "#74584f",
  },
  grain: 0.24,
  crops: { wide: 260, square: 150 },
  draw(sheet) {
    drawFar(sheet);
    drawHamlet(sheet);
    drawLane(sheet);
    drawHouse(sheet);
    drawNear(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 540, zenith: 0.3, reach: 0.4 }),
    sweptCloud(sheet, { x: 1120, y: 170, length: 700, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([700, 452, 900, 432, 1060, 444, 1220, 418, 1400, 436, 1640, 426]),
      foot: 480,
      colour: "#c9a2a4",
      shade: "#b58f9c",
      seed: 3,
      rough: 4,
    }),
    fill(box(600, 476, 1040, 130), sheet.downwards(["#fbe0b4", "#a9b8b0", "#5f9aac"], 476, 590)),
    fill(lens(1200, 498, 320, 5) + lens(1380, 514, 260, 5) + lens(1010, 508, 200, 4), "#fff3d6", 0.9),
    fill("M1240 508Q1290 486 1350 494T1430 508Q1340 516 1240 508Z", "#8f7f94"),
    ridge(sheet, {
      crest: pointsOf([700, 560, 860, 586, 1020, 604, 1160, 590, 1300, 560, 1440, 520, 1540, 480, 1640, 452]),
      foot: 760,
      colour: "#a39a68",
      shade: "#7c7668",
      light: "#c9b479",
      seed: 8,
      rough: 6,
    }),
  );
}

/** The village on its slope: stone walls in the evening sun before darker, terraced ground; two of the houses are ruins. */
function drawHamlet(sheet: Sheet): void {
  const hill = pointsOf([-20, 262, 160, 280, 340, 324, 520, 392, 700, 478, 880, 570, 1060, 640, 1260, 690, 1640, 700]);
  const houses: readonly (readonly [x: number, y: number, w: number, h: number, seed: number, ruin: boolean])[] = [
    [300, 384, 84, 58, 3, false],
    [96, 372, 96, 66, 4, true],
    [440, 452, 92, 60, 5, false],
    [610, 540, 104, 70, 6, true],
    [742, 520, 78, 54, 9, false],
    [760, 640, 128, 86, 7, false],
    [930, 620, 92, 62, 8, false],
    [960, 742, 150, 100, 10, false],
  ];
  const bush = (x: number, y: number, w: number, seed: number): Drawing =>
    fill(disc(x + w * 0.7, y + w * 0.42, w * 1.4, w * 0.2), sheet.mood.groundShade, 0.6) +
    leafMass(sheet, { x, y, width: w, height: w * 0.66, seed, count: 11, size: 10 + w * 0.24 });
  const terrace = (points: readonly number[]): Drawing => {
    const line = pointsOf(points);
    return (
      fill(
        `${curve(line)}${curve(line.map(([x, y]) => [x, y + 15] as const).toReversed()).replace("M", "L")}Z`,
        "#e6c387",
      ) + stroke(curve(line.map(([x, y]) => [x, y + 17] as const)), "#806049", 5)
    );
  };
  const trunkShade = (x: number, y: number, size: number): Drawing =>
    fill(disc(x + 70 * size, y + 3, 110 * size, 11 * size), sheet.mood.groundShade, 0.65);
  sheet.add(
    fill(curveDownTo(hill, 1210), "#b08f56"),
    fill("M-20 420Q240 420 470 520T860 740L1000 1210H-20Z", "#a48450"),
    terrace([-20, 398, 140, 400, 320, 426, 470, 486, 560, 540]),
    terrace([560, 640, 700, 668, 800, 716, 900, 790, 940, 830]),
    terrace([1080, 700, 1260, 726, 1440, 722, 1640, 728]),
    trunkShade(404, 398, 0.6) + place(cypress(sheet, { seed: 5 }), 404, 398, 0.62),
    ...[
      [40, 476, 0.5, 3],
      [206, 500, 0.54, 8],
      [548, 568, 0.42, 5],
    ].map(([x = 0, y = 0, size = 0, seed = 1]) => trunkShade(x, y, size) + place(olive(sheet, { seed }), x, y, size)),
    bush(260, 378, 20, 4),
    ...houses.map(([x, y, width, height, seed, ruin]) =>
      place(cubeHouse(sheet, { width, height, seed, ruin, ...(seed % 2 ? { chimney: 0.56 } : {}) }), x, y),
    ),
    bush(64, 372, 24, 2) + bush(560, 470, 26, 7) + bush(730, 552, 26, 3) + bush(908, 640, 28, 9),
    trunkShade(912, 632, 0.7) + place(cypress(sheet, { seed: 7 }), 912, 632, 0.74),
    trunkShade(1206, 726, 0.5) + place(olive(sheet, { seed: 4 }), 1206, 724, 0.5),
    trunkShade(1250, 800, 0.7) + place(olive(sheet, { seed: 7 }), 1250, 800, 0.66),
  );
}

/** The lane of worn slabs that climbs from us, past the house, to the village. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(11);
  const left = pointsOf([620, 1220, 690, 1090, 770, 980, 850, 890, 920, 820, 962, 780, 980, 742]);
  const right = pointsOf([1120, 1220, 1084, 1090, 1052, 980, 1036, 890, 1022, 820, 1014, 780, 1010, 742]);
  const slabs = counted(13).flatMap((row) => {
    const at = (row / 13) ** 0.72 * (left.length - 1);
    const index = Math.floor(at);
    const edge = (line: readonly Point[]): Point => {
      const [a, b] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
      return [mixed(a[0], b[0], at - index), mixed(a[1], b[1], at - index)];
    };
    const [[x0, y], [x1]] = [edge(left), edge(right)];
    const size = (x1 - x0) * 0.125;
    return [0.22, 0.5, 0.78].map((share) =>
      chip(
        random,
        mixed(x0, x1, share + random.around(0.13)),
        y + random.around(size * 0.5),
        size * random.between(0.8, 1.25),
        size * 0.34,
      ),
    );
  });
  sheet.add(
    fill(`${curve(left)}${curve(right.toReversed()).replace("M", "L")}Z`, "#dcb77c"),
    fill(slabs.join(""), "#f3d8a2", 0.9),
  );
}

/** The near house: its front in the sun, a rug of the looms over the roof's edge, bells on a beam by the door. */
function drawHouse(sheet: Sheet): void {
  const random = randomOf(5);
  const { stoneDeep, trunk } = sheet.mood;
  const flank = counted(34).map(() => {
    const [x, up] = [random.between(0, 150), random.between(16, 380)];
    return `M${short(548 + x)} ${short(1040 - up - x * 0.31)}l22-7`;
  });
  const frame = (points: readonly number[]) => polygon(pointsOf(points));
  sheet.add(
    place(cubeHouse(sheet, { width: 560, height: 420, seed: 21, chimney: 0.76 }), -20, 1040),
    stroke(flank.join(""), stoneDeep, 4, 0.5),
    fill(frame([610, 828, 610, 738, 654, 724, 654, 814]), stoneDeep),
    fill(frame([602, 738, 662, 719, 662, 707, 602, 726]), trunk),
    // The rug covers the window: its own fold lies on the roof's edge.
    place(milasRug(), 226, 634, 1.12),
    fill("M0 1040H176L196 1062H-20V1040Z", "#f3d8a2"),
    fill("M-20 1062H196V1084H-20Z", "#b98d62"),
    place(goatBell(), 190, 812, 0.6),
  );
}

/** The near edge: bells on a rail, an old olive with its shade, dry grass, a bush that the frame cuts. */
function drawNear(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const bank = pointsOf([1090, 1220, 1160, 1120, 1260, 1050, 1420, 1010, 1640, 990]);
  sheet.add(
    fill(curveDownTo(bank, 1240), "#8c6d48"),
    fill(
      curveDownTo(
        bank.map(([x, y]) => [x + 6, y + 22] as const),
        1240,
      ),
      "#75583f",
    ),
    fill("M1240 1056Q1420 1010 1640 1030V1070Q1440 1080 1290 1074Z", groundShade, 0.7),
    place(olive(sheet, { seed: 6 }), 1370, 1052, 2.5),
    grass(sheet, {
      from: 1120,
      to: 1620,
      ground: (x) => 1180 - (x - 1090) * 0.2,
      count: 60,
      height: 60,
      colour: "#a8854a",
      seed: 4,
    }),
    leafMass(sheet, { x: 40, y: 1160, width: 170, height: 80, seed: 8, count: 40, size: 40 }),
    leafMass(sheet, { x: 250, y: 1196, width: 110, height: 44, seed: 3, count: 24, size: 32 }),
  );
}
