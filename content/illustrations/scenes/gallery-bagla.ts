import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { house } from "../parts/buildings/house.ts";
import { rocks } from "../parts/land/cliff.ts";
import { pineSlope } from "../parts/land/pineSlope.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { type UmbrellaPine, umbrellaPine } from "../parts/plants/umbrellaPine.ts";
import { ripples } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 520;

/** Bağla at noon: umbrella pines that lean over white sand, their short shade, two sunbeds, water like glass. */
export const SCENE: Scene = {
  name: "gallery-bagla",
  seed: 132,
  mood: "day",
  colours: {
    sky: ["#5fb0d0", "#a9d8df", "#eef5e6"],
    zenith: "#3f94c0",
    leafLight: "#9fb55c",
    leaf: "#4f7a48",
    leafDark: "#24493c",
    seaLight: "#effaf2",
  },
  grain: 0.34,
  crops: { wide: 190, square: 190 },
  draw(sheet) {
    drawBay(sheet);
    drawSand(sheet);
    drawPines(sheet);
    drawThings(sheet);
  },
};

const SHORE: Point[] = pointsOf([
  560, 640, 640, 664, 700, 700, 720, 746, 690, 800, 620, 860, 520, 926, 400, 1000, 270, 1090, 130, 1220,
]);

function drawBay(sheet: Sheet): void {
  const random = randomOf(5);
  const net = counted(60).map(() => {
    const near = random.next();
    const [x, y, l] = [random.between(0, 560 - near * 260), 720 + near * 420, 40 + near * 90];
    return `M${short(x)} ${short(y)}q${short(l * 0.3)} ${short(random.around(14))} ${short(l * 0.5)} 0t${short(l * 0.5)} ${short(random.around(10))}`;
  });
  const weed = counted(8).map(() =>
    blot(random, random.between(0, 460), random.between(640, 760), random.between(50, 130), random.between(8, 16)),
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.35, reach: 0.5 }),
    ridge(sheet, {
      crest: pointsOf([-20, 486, 120, 470, 280, 448, 420, 462, 560, 490, 680, 520]),
      foot: HORIZON + 3,
      mist: 34,
      rough: 4,
      seed: 5,
    }),
    fill(
      box(0, HORIZON, 1600, 700),
      sheet.downwards(["#5fb4cc", "#2f9abf", "#3fb0c4", "#7fd4cf", "#b5e8da", "#d6f2e2"], HORIZON, 1200),
    ),
    fill(weed.join(""), "#1f7f9c", 0.4),
    stroke(net.join(""), "#fbfff6", 3, 0.65),
    ripples(sheet, { x: 330, y: 540, width: 700, height: 80, count: 30 }),
    pineSlope(sheet, {
      crest: pointsOf([470, 524, 560, 486, 680, 440, 820, 392, 980, 360, 1150, 340, 1330, 318, 1500, 330, 1640, 320]),
      foot: 640,
      size: 24,
      colours: ["#4b7a63", "#729c6e", "#a9bd7c"],
      seed: 7,
    }),
    fill("M440 526Q520 516 640 556T760 640H560Q500 580 440 526Z", "#d9bd8c"),
    place(rocks(sheet, { spread: 150, count: 6, size: 22, seed: 4 }), 500, 548),
    place(rocks(sheet, { spread: 130, count: 5, size: 24, seed: 8 }), 580, 610),
    place(sailingYacht(sheet), 250, 598, 0.62),
    ripples(sheet, { x: 250, y: 600, width: 200, height: 20, count: 10, colour: "#fbfdf6" }),
    ...(
      [
        [1010, 600, 0.8],
        [1190, 592, 1],
        [1400, 604, 0.9],
      ] as const
    ).map(([x, y, scale], index) =>
      place(house(sheet, { width: 110, height: 66, depth: 26, seed: index + 3, columns: 2, floors: 1 }), x, y, scale),
    ),
  );
}

function drawSand(sheet: Sheet): void {
  const random = randomOf(9);
  const shifted = (by: number) =>
    `${curve(SHORE.map(([x, y]): Point => [x + by, y + by * 0.2]))}L1640 1240V640Q1100 610 560 640Z`;
  const marks = counted(46).map(() =>
    lens(random.between(640, 1600), random.between(720, 1180), random.between(30, 110), random.between(3, 7)),
  );
  sheet.add(
    fill(shifted(-70), "#c9f0e2", 0.8),
    fill(shifted(-30), "#e6f8ea", 0.9),
    fill(shifted(-8), "#fffdf6"),
    fill(shifted(6), "#dcc192"),
    fill(shifted(30), "#f8ebc8"),
    fill(marks.join(""), "#e0c898", 0.8),
  );
}

function drawPines(sheet: Sheet): void {
  const trees: UmbrellaPine[] = [
    { x: 860, y: 676, tall: 176, lean: -14, wide: 100, seed: 3 },
    { x: 1300, y: 690, tall: 210, lean: 10, wide: 120, seed: 5 },
    { x: 1090, y: 730, tall: 290, lean: -36, wide: 170, seed: 7 },
    { x: 1490, y: 800, tall: 430, lean: -70, wide: 250, seed: 9 },
    { x: 960, y: 880, tall: 560, lean: -120, wide: 320, seed: 11 },
  ];
  sheet.add(...trees.map((tree) => umbrellaPine(sheet, tree)));
}

/** A sunbed of wood with a white mattress, its head to the right. 300 long. */
function sunbed(sheet: Sheet, colour: string): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  return (
    fill("M-140 24L150 14L190 30L-110 42Z", "#b59a86", 0.7) +
    fill("M-140-10H-126V30H-140ZM90-10H104V24H90ZM-60-4H-48V34H-60Z", "#7a4e38") +
    fill("M-156-22L96-22L112-8H-150Z", "#b98048") +
    fill("M-160-40Q-160-52-146-52H84L104-26Q100-20 90-20H-150Q-160-24-160-40Z", wallBright) +
    fill("M-150-34L96-36L104-26Q100-20 90-20H-150Q-158-24-158-32Z", wallShade) +
    fill("M84-54L176-142Q190-148 196-134L112-28L92-22Z", wallBright) +
    fill("M96-40L188-142Q194-140 196-134L112-28L92-22Z", wallShade) +
    fill("M-96-54H-20L-6-20H-92Z", colour)
  );
}

function drawThings(sheet: Sheet): void {
  const hat =
    fill(lens(20, 6, 170, 26), "#b59a86", 0.7) +
    fill(disc(0, -4, 78, 20), "#e8c27a") +
    fill("M-38-8Q-36-48 0-48T38-8Q0 6-38-8Z", "#f3d597") +
    fill("M6-47Q36-44 38-8Q24 0 8 0Q22-24 6-47Z", "#b98a4c") +
    fill("M-39-16Q0-2 39-16V-6Q0 8-39-6Z", "#c2265f");
  sheet.add(
    place(sunbed(sheet, "#1d7fa0"), 1010, 985, 1.05),
    place(sunbed(sheet, "#e0472f"), 850, 1070, 1.25),
    place(hat, 1180, 1120, 1),
    leafMass(sheet, {
      x: 1590,
      y: 1140,
      width: 150,
      height: 110,
      seed: 41,
      count: 34,
      size: 46,
      colours: ["#173a34", "#2f5f42", "#6f9450"],
    }),
    leafMass(sheet, {
      x: 1440,
      y: 1216,
      width: 120,
      height: 56,
      seed: 43,
      count: 26,
      size: 40,
      colours: ["#173a34", "#2f5f42", "#6f9450"],
    }),
  );
}
