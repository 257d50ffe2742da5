import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cityFerry } from "../parts/boats/ships.ts";
import { konakClockTower, konakMosque } from "../parts/buildings/konak.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 700;

/** Konak Square in İzmir at dusk: the marble clock tower with its fountains, the small tiled mosque, palms, the gulf behind. */
export const SCENE: Scene = {
  name: "stop-izmir",
  seed: 81,
  mood: "dusk",
  colours: {
    stone: "#fde0b8",
    stoneWorn: "#eab58c",
    stoneShade: "#94608a",
    stoneDeep: "#4a2a5c",
    leafLight: "#8c8a5c",
    leaf: "#4d5a55",
  },
  grain: 0.28,
  crops: { wide: 150, square: 200 },
  draw(sheet) {
    drawGulf(sheet);
    drawSquare(sheet);
    drawBehind(sheet);
    sheet.add(place(konakClockTower(sheet), 770, 1040));
    drawNear(sheet);
  },
};

function drawGulf(sheet: Sheet): void {
  const random = randomOf(6);
  const lamps = counted(60).map((): Point => [random.between(0, 1600), HORIZON - 3 - random.next() ** 2 * 26]);
  const blocks = counted(46).map((index) =>
    box(index * 36 - 10 + random.between(0, 12), HORIZON - random.between(10, 34), random.between(18, 34), 40),
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.75, reach: 0.5 }),
    sheet.glow([180, 690], 760, sheet.mood.halo, 0.55),
    ridge(sheet, {
      crest: pointsOf([
        -20, 590, 150, 560, 330, 520, 480, 560, 640, 600, 900, 606, 1100, 560, 1260, 500, 1420, 470, 1620, 530,
      ]),
      foot: HORIZON + 4,
      mist: 90,
      seed: 14,
    }),
    fill(blocks.join(""), "#7d4a74"),
    dots(lamps, 2.4, "#ffe0a0"),
    sea(sheet, { top: HORIZON, bottom: 880, dabs: 70, foot: false }),
    lightColumns(sheet, {
      at: [90, 250, 420, 1040, 1240, 1420],
      y: HORIZON + 6,
      length: 70,
      width: 20,
      colour: "#ffd79a",
    }),
    place(cityFerry(sheet), 574, 768, 0.86),
    ripples(sheet, { x: 574, y: 770, width: 260, height: 20, count: 14, colour: sheet.mood.seaDark, opacity: 0.7 }),
  );
}

/** The square: rings of paving around the tower. */
function drawSquare(sheet: Sheet): void {
  const { groundShade } = sheet.mood;
  const body = "M-20 832Q400 806 800 806T1620 832V1220H-20Z";
  const rings = [1180, 930, 720, 540].map((radius, index) =>
    fill(disc(770, 1036, radius, radius * 0.3), index % 2 ? "#d08a74" : "#b8706c"),
  );
  const spokes = counted(24).map((index) => {
    const angle = (index / 24) * Math.PI * 2;
    return `M${short(770 + Math.cos(angle) * 420)} ${short(1036 + Math.sin(angle) * 126)}L${short(770 + Math.cos(angle) * 1180)} ${short(1036 + Math.sin(angle) * 354)}`;
  });
  sheet.add(
    fill(body, "#c47d70"),
    sheet.clipped(body, rings.join("") + stroke(spokes.join(""), groundShade, 3, 0.35)),
    sheet.spray(body, groundShade, { from: [1600, 1210], to: [600, 880], thick: 0.8 }),
    fill("M-20 832Q400 806 800 806T1620 832V842Q1200 816 800 816T-20 842Z", sheet.mood.wallBright, 0.7),
  );
}

function drawBehind(sheet: Sheet): void {
  sheet.add(
    place(palm(sheet, { seed: 6, lean: 16 }), 1010, 880, 1.25),
    place(konakMosque(sheet), 1200, 900, 1.02),
    fill("M1300 904L1560 918Q1500 934 1330 930Z", sheet.mood.groundShade, 0.55),
    leafMass(sheet, { x: 1060, y: 884, width: 60, height: 24, seed: 5, count: 18, size: 20 }),
    place(palm(sheet, { seed: 3, lean: -18 }), 268, 890, 1.55),
    place(palm(sheet, { seed: 9, lean: 22 }), 110, 900, 1.2),
    place(palm(sheet, { seed: 4, lean: 12 }), 1450, 940, 1.9),
    leafMass(sheet, { x: 190, y: 896, width: 110, height: 26, seed: 7, count: 24, size: 20 }),
  );
}

/** Pigeons that rise from the square, lamps, a bed of flowers in the corner. */
function drawNear(sheet: Sheet): void {
  const { near, flowerDark, flower, flowerLight, leaf, leafDark } = sheet.mood;
  const random = randomOf(31);
  const birds = counted(26).map(() => {
    const share = random.next();
    const [x, y, size] = [
      960 + share * 480 + random.around(90),
      640 - share * 330 + random.around(90),
      random.between(9, 20),
    ];
    return `M${short(x - size)} ${short(y - size * 0.5)}Q${short(x - size * 0.3)} ${short(y - size * 0.5)} ${short(x)} ${short(y)}Q${short(x + size * 0.3)} ${short(y - size * 0.6)} ${short(x + size)} ${short(y - size * 0.6)}Q${short(x + size * 0.3)} ${short(y - size * 0.1)} ${short(x)} ${short(y + size * 0.3)}Q${short(x - size * 0.3)} ${short(y)} ${short(x - size)} ${short(y - size * 0.5)}Z`;
  });
  const lamp = (x: number, y: number, size: number): Drawing =>
    place(
      sheet.glow([0, -196], 110, "#ffc35e", 0.6) +
        fill("M-4 0L-3-180H3L4 0Z", near) +
        fill(box(-14, -10, 28, 10) + box(-30, -178, 60, 5), near) +
        fill(disc(-26, -190, 12) + disc(26, -190, 12) + disc(0, -204, 14), "#fff0bf"),
      x,
      y,
      size,
    );
  sheet.add(
    fill(birds.join(""), sheet.mood.wallBright),
    lamp(420, 1000, 1.5),
    fill("M-20 1220V1150Q200 1096 420 1150T620 1220Z", near),
    leafMass(sheet, {
      x: 120,
      y: 1170,
      width: 230,
      height: 60,
      seed: 3,
      count: 40,
      size: 38,
      colours: [near, leafDark, leaf],
    }),
    leafMass(sheet, {
      x: 130,
      y: 1150,
      width: 200,
      height: 40,
      seed: 4,
      count: 20,
      size: 30,
      leaf: "petal",
      colours: [flowerDark, flower, flowerLight],
    }),
  );
}
