import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { boulder, type RockColours } from "../parts/land/seaWall.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { type StonePine, stonePine } from "../parts/plants/stonePine.ts";
import { ripples } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 520;
const ROCK: RockColours = ["#f4dfb6", "#d9b48c", "#a98474", "#8a6a6a"];

/** Bağla at noon: umbrella pines on white sand, their short shade, two sunbeds, water like glass, the rocky cone of Aspat behind. */
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
    // The island off the bay, and the long shore of Kos behind it.
    fill(`M-20 ${HORIZON + 3}V494Q120 470 250 484Q330 480 420 ${HORIZON + 3}Z`, "#b4d2da"),
    fill(
      box(0, HORIZON, 1600, 700),
      sheet.downwards(["#5fb4cc", "#2f9abf", "#3fb0c4", "#7fd4cf", "#b5e8da", "#d6f2e2"], HORIZON, 1200),
    ),
    fill(weed.join(""), "#1f7f9c", 0.4),
    stroke(net.join(""), "#fbfff6", 3, 0.65),
    ripples(sheet, { x: 330, y: 540, width: 700, height: 80, count: 30 }),
    fill(lens(150, 556, 300, 14), "#e3f6ee", 0.8),
    fill("M30 556Q60 534 104 526Q150 508 196 522Q244 534 274 556Z", "#a9b27c"),
    fill("M150 516Q176 512 196 522Q244 534 274 556H190Q196 534 150 516Z", "#7d9170"),
    fill("M30 556Q50 546 76 550T140 552T210 548T274 556Z", "#dcc192"),
    place(sailingYacht(sheet), 236, 672, 0.74),
    aspat(),
  );
}

/** The cone of Aspat with its bare rock, behind the wooded hills that end the beach. */
function aspat(): Drawing {
  const [broad, fine, scrub] = [rolling(21), rolling(22), rolling(24)];
  const inland = (x: number, y: number) => {
    const out = Math.max(0, Math.min(1, (y - 320) / 600));
    return x + (0.15 + 0.2 * out * out) * y + 26 * broad(y / 140, 3) - Math.max(0, y - 1250) * 1.5;
  };
  const ground = (x: number, y: number) => {
    const from = inland(x, y);
    if (from < 0) return -2;
    const away = Math.hypot(x + 150, (y - 1050) * 0.8) / 300;
    const cone = 168 * Math.max(0, 1 - away) ** 1.2 * (1 + 0.25 * fine(x / 60, y / 60));
    const hills =
      70 * Math.exp(-(((x - 260) / 260) ** 2) - ((y - 900) / 300) ** 2) +
      34 * Math.exp(-(((x + 20) / 110) ** 2) - ((y - 520) / 120) ** 2);
    const rise = Math.min(1, Math.max(0, (y - 96) / 170)) ** 0.8;
    return (
      0.6 +
      rise * (1 - Math.exp(-from / 14)) * (7 + 6 * broad(x / 70, y / 70) + cone + hills + 4 * fine(x / 26, y / 26))
    );
  };
  const tone = (x: number, y: number) => {
    const from = inland(x, y);
    if (from < 0) return -1;
    const here = ground(x, y);
    const light = (ground(x + 6, y) - here) / 6 + 0.22 * scrub(x / 16, y / 40);
    if (from < 9) return light > 0.1 ? 0 : 1;
    const bare = here > 96 + 26 * scrub(x / 34, y / 34);
    if (bare) return light > 0.16 ? 2 : light > -0.3 ? 3 : 4;
    return light > 0.14 ? 5 : light > -0.22 ? 6 : 7;
  };
  return terrain({
    window: [200, 180, 1604, 660],
    cell: 2,
    horizon: HORIZON,
    centre: 800,
    eye: 8,
    focal: 1500,
    reach: [88, 1700],
    steps: 700,
    ground,
    tone,
    inks: ["#f0d8a8", "#c29f80", "#f0dcb4", "#d3b493", "#a08684", "#b3bb7e", "#86a06c", "#56795c"],
  });
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
    boulder(548, 646, 22, ROCK, 3),
    boulder(590, 656, 14, ROCK, 5),
    boulder(516, 636, 14, ROCK, 8, "#2f8fae"),
    fill(marks.join(""), "#e0c898", 0.8),
  );
}

function drawPines(sheet: Sheet): void {
  const trees: StonePine[] = [
    { x: 760, y: 668, tall: 120, lean: -8, wide: 84, seed: 2 },
    { x: 900, y: 676, tall: 168, lean: -14, wide: 112, seed: 3 },
    { x: 1250, y: 684, tall: 220, lean: 12, wide: 140, seed: 5 },
    { x: 1060, y: 722, tall: 300, lean: -30, wide: 190, seed: 7 },
    { x: 1500, y: 770, tall: 480, lean: -40, wide: 290, seed: 9 },
    { x: 1080, y: 868, tall: 640, lean: -90, wide: 400, seed: 11 },
  ];
  const hedge = counted(13).map((index) => {
    const x = 700 + index * 76;
    const size = 30 + ((index * 7) % 4) * 9;
    return leafMass(sheet, {
      x,
      y: 648 - size * 0.2 - (index % 2) * 6,
      width: size * 1.5,
      height: size * 0.7,
      seed: index + 60,
      count: 20,
      size: 17,
    });
  });
  sheet.add(...hedge, ...trees.map((tree) => stonePine(sheet, tree)));
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
    place(sunbed(sheet, "#1d7fa0"), 1370, 936, 0.92),
    place(sunbed(sheet, "#e0472f"), 1200, 1010, 1.12),
    place(hat, 930, 1066, 1),
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
