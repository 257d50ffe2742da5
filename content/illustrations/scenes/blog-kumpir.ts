import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, disc, lens, mound, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";
import { cat } from "../parts/things/cat.ts";
import { kumpir, woodenFork } from "../parts/things/kumpir.ts";
import { stringLights } from "../parts/things/terrace.ts";

const HORIZON = 560;
const WALL = 850;

/** A kumpir on the harbour wall of Bodrum in the last sun: everything on it, two forks, a cat beside it; the kiosk, the castle behind. */
export const SCENE: Scene = {
  name: "blog-kumpir",
  seed: 228,
  mood: "gold",
  colours: {
    sky: ["#4f8fae", "#a9c3bf", "#f8d9a0", "#f9b878"],
    sea: ["#f9cf96", "#d9b59a", "#6f9ba8", "#2f6a8a"],
  },
  grain: 0.24,
  crops: { wide: 238, square: 345 },
  draw(sheet) {
    drawHarbour(sheet);
    drawKiosk(sheet);
    drawWall(sheet);
    sheet.add(
      place(turned(woodenFork(), 24), 930, 716, 1.05),
      place(turned(woodenFork(), -16), 640, 706, 1.05),
      place(kumpir(sheet), 780, 1050, 1.06),
      place(cat(), 1364, 968, 1.12),
    );
  },
};

function drawHarbour(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.28 }),
    plainSun(sheet, { x: 640, y: 330, radius: 62 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 300, 470, 520, 496, 760, 530, 960, 520, 1200, 470, 1400, 440, 1640, 452]),
      foot: HORIZON + 4,
      mist: 60,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1060, dabs: 70, foot: false }),
    glitter(sheet, { x: 640, top: HORIZON, bottom: 800, width: 120, count: 60 }),
    place(bodrumCastle(sheet, { shade: false }), 960, 604, 0.5),
    ripples(sheet, { x: 1220, y: 612, width: 560, height: 40, count: 26 }),
    place(mastForest(sheet, { width: 330, count: 6, height: 170, seed: 3 }), 1290, 700),
  );
}

/** The kiosk at the left edge: a striped awning, bulbs, and under glass the trays that one chooses from. */
function drawKiosk(sheet: Sheet): void {
  const stripes = counted(4).map((index) =>
    polygon([
      [-60 + index * 108, 170],
      [-6 + index * 108, 170],
      [10 + index * 122, 318],
      [-51 + index * 122, 318],
    ]),
  );
  const scallops = (odd: number) =>
    counted(4)
      .map((index) => `M${-51 + index * 122 + odd * 61} 316h61v22q-30 36-61 0z`)
      .join("");
  const trays = ["#f6c834", "#8a3f8f", "#a3a63c", "#fbf1d2", "#d8432c", "#43304a"];
  const random = randomOf(4);
  sheet.add(
    fill(box(-20, 320, 380, 560), "#7a3a44"),
    fill(box(-20, 320, 380, 300), "#f0b068"),
    sheet.glow([150, 430], 260, "#fff0b0", 0.7),
    fill(box(-20, 470, 380, 10), "#9a5440"),
    ...[20, 110, 200, 290].map(
      (x) => fill(disc(x, 446, 34, 26), "#8a5230") + fill(disc(x - 4, 441, 28, 20), "#b9784a"),
    ),
    // The counter with its sloping glass.
    fill("M-20 640H392V880H-20Z", "#1f7f8f"),
    fill(
      counted(4)
        .map((index) => box(20 + index * 100, 700, 50, 180))
        .join(""),
      "#fff3d6",
    ),
    fill(box(330, 640, 62, 240), "#3a2450", 0.32),
    fill("M-20 560H352L392 640H-20Z", "#5a3a4a"),
    ...trays.map((colour, index) => {
      const x = 8 + index * 62;
      return (
        fill(`M${x - 28} 634L${x - 24} 604H${x + 22}L${x + 28} 634Z`, "#c5cad6") +
        fill(mound(x, 620, 48, 26 + random.between(0, 10)), colour)
      );
    }),
    fill("M-20 548H340L392 640H380L332 560H-20Z", "#fffaf0", 0.85),
    fill("M40 560L150 560L120 640H0Z", "#fffaf0", 0.2),
    fill(box(-20, 636, 416, 14), "#fff3d6"),
    fill(box(346, 330, 16, 230), "#7a3a44"),
    fill(
      polygon([
        [-60, 170],
        [372, 170],
        [436, 318],
        [-60, 318],
      ]),
      "#fff3d6",
    ),
    fill(stripes.join(""), "#1f7f8f"),
    fill(scallops(0), "#1f7f8f"),
    fill(scallops(1), "#fff3d6"),
    fill(
      polygon([
        [300, 170],
        [372, 170],
        [436, 318],
        [350, 318],
      ]),
      "#3a2450",
      0.25,
    ),
    stringLights(sheet, { from: [430, 330], to: [1640, 150], sag: 120, count: 20 }),
  );
}

/** The harbour wall: sawn stone, its top in the light. */
function drawWall(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const joints = [-160, 180, 520, 900, 1260, 1620].map((x) => `M${800 + (x - 800) * 0.86} ${WALL}L${x} 1092`);
  const seams = [60, 420, 800, 1180, 1520].map((x) => `M${x} 1104V1220`);
  const top = box(-20, WALL, 1660, 246);
  const shadows: Drawing = fill(lens(960, 1060, 1000, 70), stoneShade, 0.3);
  sheet.add(
    fill(top, stone),
    stroke(joints.join(""), stoneWorn, 5),
    fill(box(-20, WALL, 1660, 7), wallBright),
    shadows,
    sheet.spray(top, stoneShade, { from: [1660, 1120], to: [700, 900], thick: 0.55 }),
    fill(box(-20, 1092, 1660, 130), stoneShade),
    stroke(seams.join(""), "#6a4a6a", 5),
    fill(box(-20, 1090, 1660, 12), wallBright, 0.8),
  );
}
