import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, lens, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { slope } from "../parts/land/fields.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { goatBell, milasRug, oliveMill } from "../parts/things/hillVillage.ts";

/** A hill village behind Bodrum in the evening: stone houses, a Milas rug over the wall, an olive mill, goat bells, the sea far below. */
export const SCENE: Scene = {
  name: "blog-bodrumun-sakli-koyleri",
  seed: 27,
  mood: "gold",
  colours: {
    sky: ["#5a90a8", "#b9c2b0", "#f6d49c", "#f9b878"],
    stone: "#f3cf94",
    stoneWorn: "#d9a56c",
    stoneShade: "#8f647c",
    stoneDeep: "#5f4468",
    ground: "#e0b070",
    groundShade: "#8a6260",
  },
  grain: 0.26,
  crops: { wide: 260, square: 150 },
  draw(sheet) {
    drawFar(sheet);
    drawHamlet(sheet);
    drawHouse(sheet);
    drawYard(sheet);
    drawWall(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 560, zenith: 0.5, reach: 0.5 }),
    sweptCloud(sheet, { x: 1120, y: 180, length: 760, seed: 6 }),
    sweptCloud(sheet, { x: 620, y: 300, length: 420, seed: 9 }),
    ridge(sheet, {
      crest: pointsOf([700, 470, 900, 452, 1060, 462, 1220, 440, 1400, 456, 1620, 448]),
      foot: 496,
      colour: "#c9a2a4",
      shade: "#b58f9c",
      mist: 30,
      seed: 3,
    }),
    fill(box(600, 494, 1020, 80), sheet.downwards(["#fbe0b4", "#a9b8b0", "#5f9aac"], 494, 560)),
    fill(lens(1180, 512, 300, 5) + lens(1340, 526, 260, 5) + lens(1000, 520, 200, 4), "#fff3d6", 0.9),
    fill("M1080 520Q1130 500 1190 508T1260 522Z", "#8f7f94"),
    ridge(sheet, {
      crest: pointsOf([640, 470, 800, 500, 960, 540, 1080, 560, 1220, 548, 1340, 516, 1460, 486, 1620, 440]),
      foot: 700,
      colour: "#b9a070",
      shade: "#8a7a74",
      light: "#dcb87a",
      mist: 70,
      seed: 8,
      rough: 8,
    }),
  );
}

/** A cube of field stone under a flat earth roof, with the chimney of the peninsula; without a roof it is a ruin. */
function stoneHouse(
  sheet: Sheet,
  { width: w, height: h, seed, ruin = false }: { width: number; height: number; seed: number; ruin?: boolean },
): Drawing {
  const random = randomOf(seed * 91);
  const { stone, stoneWorn, stoneShade, stoneDeep, wall, wallShade, trunk } = sheet.mood;
  const [depth, rise] = [w * 0.34, w * 0.09];
  const [flue, at] = [Math.min(w * 0.13, 46), w * 0.72];
  const top = ruin
    ? `L${short(w)} ${short(-h * 0.7)}L${short(w * 0.8)} ${short(-h * 0.74)}L${short(w * 0.66)} ${short(-h)}L${short(w * 0.3)} ${short(-h * 0.94)}L0 ${short(-h * 0.8)}`
    : `V${short(-h)}H0`;
  const rubble = counted(Math.round((w * h) / 420)).map(() => {
    const [x, y] = [random.between(4, w - 22), -random.between(6, h * (ruin ? 0.7 : 0.92))];
    return `M${short(x)} ${short(y)}h${short(random.between(7, 16))}`;
  });
  return (
    fill(
      `M${w} 0l${short(depth)} ${short(-rise)}v${short(-h * (ruin ? 0.6 : 1))}l${short(-depth)} ${short(rise)}z`,
      stoneShade,
    ) +
    (ruin
      ? ""
      : fill(
          `M-5 ${short(-h)}H${w + 4}l${short(depth)} ${short(-rise)}v-12l${short(-depth)} ${short(rise)}H-5Z`,
          stoneDeep,
        )) +
    fill(`M0 0H${w}${top}Z`, stone) +
    stroke(rubble.join(""), stoneWorn, 4) +
    (ruin ? "" : fill(box(-5, -h - 12, w + 9, 13), stoneWorn)) +
    fill(box(w * 0.16, -h * 0.6, w * 0.15, h * 0.6), ruin ? stoneDeep : "#2f6a80") +
    fill(box(w * 0.12, -h * 0.66, w * 0.23, h * 0.07), trunk) +
    fill(box(w * 0.58, -h * 0.62, w * 0.13, h * 0.24), stoneDeep) +
    fill(box(w * 0.55, -h * 0.67, w * 0.19, h * 0.05), trunk) +
    (ruin
      ? ""
      : fill(box(at, -h - 12 - flue * 1.9, flue, flue * 1.9), wall) +
        fill(box(at + flue * 0.66, -h - 12 - flue * 1.9, flue * 0.34, flue * 1.9), wallShade) +
        fill(box(at - flue * 0.18, -h - 12 - flue * 2.1, flue * 1.36, flue * 0.26), wall) +
        fill(
          polygon([
            [at - flue * 0.1, -h - 12 - flue * 2.1],
            [at + flue * 0.5, -h - 12 - flue * 2.8],
            [at + flue * 1.1, -h - 12 - flue * 2.1],
          ]),
          wallShade,
        ))
  );
}

function drawHamlet(sheet: Sheet): void {
  const hill = pointsOf([-20, 300, 160, 320, 340, 372, 520, 440, 700, 524, 880, 604, 1060, 660, 1260, 690, 1620, 670]);
  const houses = [
    [250, 404, 84, 62, false],
    [60, 392, 92, 70, true],
    [420, 462, 96, 68, true],
    [600, 540, 104, 74, false],
    [520, 498, 70, 52, true],
    [770, 612, 112, 80, true],
    [690, 660, 120, 84, false],
    [930, 690, 124, 84, false],
  ] as const;
  sheet.add(
    slope(sheet, { crest: hill, foot: 1210, colour: "#dcb273", shade: "#94695f" }),
    stroke(
      "M-20 352Q160 356 330 424T640 590M-20 440Q140 444 320 500T560 600M30 500Q200 520 330 570M640 640Q800 690 1000 740",
      "#c08a5c",
      9,
    ),
    stroke(
      "M-20 346Q160 350 330 418T640 584M-20 434Q140 438 320 494T560 594M30 494Q200 514 330 564M640 634Q800 684 1000 734",
      "#f6d9a0",
      5,
    ),
    ...houses.map(
      ([x, y, width, height, ruin], index) =>
        place(stoneHouse(sheet, { width, height, seed: index + 2, ruin }), x, y) +
        leafMass(sheet, { x: x - 26, y: y - 14, width: 32, height: 24, seed: index + 5, count: 10, size: 18 }),
    ),
    place(cypress(sheet, { seed: 5 }), 392, 430, 0.62),
    place(cypress(sheet, { seed: 7 }), 882, 640, 0.8),
    place(olive(sheet, { seed: 4 }), 1110, 706, 0.5),
    place(olive(sheet, { seed: 7 }), 1250, 712, 0.62),
    place(olive(sheet, { seed: 9 }), 1420, 700, 0.56),
    place(olive(sheet, { seed: 2 }), 1560, 716, 0.7),
  );
}

/** The near house: its front in the sun, a rug of the looms over the roof's edge. */
function drawHouse(sheet: Sheet): void {
  const { stoneShade } = sheet.mood;
  sheet.add(
    fill("M500 1010L900 980L1010 1016L620 1060Z", sheet.mood.groundShade, 0.75),
    place(stoneHouse(sheet, { width: 560, height: 400, seed: 21 }), -60, 1016),
    sheet.spray(box(-60, 616, 560, 400), stoneShade, { from: [520, 1040], to: [200, 760], thick: 0.8 }),
    place(milasRug(), 196, 604, 1.06),
    stroke(
      counted(54)
        .map(() => {
          const [x, up] = [sheet.random.between(508, 670), sheet.random.between(16, 370)];
          return `M${short(x)} ${short(1016 - up - (x - 500) * 0.27)}l22-6`;
        })
        .join(""),
      sheet.mood.stoneDeep,
      4,
      0.5,
    ),
    fill("M566 800V716L606 706V790Z", sheet.mood.stoneDeep),
    fill("M556 714L616 698V710L556 726Z", sheet.mood.trunk),
  );
}

function drawYard(sheet: Sheet): void {
  sheet.add(
    fill("M-20 1010Q420 990 760 1000T1620 940V1220H-20Z", "#e6bd80"),
    sheet.spray("M-20 1010Q420 990 760 1000T1620 940V1220H-20Z", "#8a6260", {
      from: [1620, 1180],
      to: [640, 1020],
      thick: 0.95,
    }),
    place(olive(sheet, { seed: 6 }), 1370, 990, 2.35),
    place(oliveMill(sheet), 1060, 976, 1.1),
  );
}

/** The wall in front: goat bells on their collars, hung up for the night. */
function drawWall(sheet: Sheet): void {
  const deep = sheet.tinted({ stone: "#c08e74", stoneWorn: "#966a68", stoneDeep: "#442f52" });
  const bells = [
    [392, 1030, 0.92],
    [520, 1024, 1.16],
    [668, 1032, 0.82],
    [792, 1030, 1.04],
  ] as const;
  sheet.add(
    place(dryStoneWall(deep, { width: 1000, height: 216, seed: 6 }), -20, 1222),
    place(dryStoneWall(deep, { width: 700, height: 150, seed: 9 }), 960, 1222),
    grass(sheet, { from: 860, to: 1620, ground: () => 1084, count: 70, height: 60, colour: "#b98f4e", seed: 4 }),
    ...bells.map(([x, y, size]) => place(goatBell(), x, y, size)),
    leafMass(sheet, { x: 70, y: 1080, width: 130, height: 80, seed: 8, count: 44, size: 40 }),
    leafMass(sheet, { x: 1560, y: 1150, width: 120, height: 80, seed: 3, count: 40, size: 40 }),
  );
}
