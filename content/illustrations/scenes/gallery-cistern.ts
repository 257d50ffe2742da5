import { fill, place } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { chip, curveDownTo, lens } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cistern } from "../parts/buildings/cistern.ts";
import { dryStoneWall } from "../parts/buildings/stonework.ts";
import { slope } from "../parts/land/fields.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, sunRays } from "../parts/sky/suns.ts";

const HORIZON = 560;

/** A gümbet in the last sun: the whitewashed dome of an old cistern among olives, its shade long on the dry grass, the sea behind. */
export const SCENE: Scene = {
  name: "gallery-cistern",
  seed: 133,
  mood: "gold",
  colours: {
    sky: ["#4f93b0", "#a5c6c2", "#f7dca8", "#fbbd7e"],
    wall: "#fff0d2",
    wallBright: "#fffaf0",
    wallShade: "#b795b8",
    wallDeep: "#8a70a3",
    ground: "#e0b268",
    groundShade: "#9a6852",
  },
  grain: 0.28,
  crops: { wide: 200, square: 130 },
  draw(sheet) {
    drawFar(sheet);
    drawGrove(sheet);
    drawCistern(sheet);
    drawNear(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    sunRays(sheet, { x: 250, y: 470, radius: 62, reach: 760, rays: 26, opacity: 0.17 }),
    ridge(sheet, {
      crest: pointsOf([
        430, 560, 560, 530, 690, 492, 800, 470, 900, 486, 1010, 520, 1110, 536, 1240, 500, 1360, 470, 1500, 450, 1640,
        462,
      ]),
      foot: HORIZON + 4,
      mist: 44,
      rough: 5,
      seed: 6,
    }),
    ridge(sheet, {
      crest: pointsOf([-20, 548, 60, 540, 130, 544, 200, 556, 260, 562]),
      foot: HORIZON + 3,
      rough: 2,
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 60, foot: false }),
    glitter(sheet, { x: 250, top: HORIZON, bottom: 720, width: 120, count: 70 }),
  );
}

/** Two terraces of olives that go down to the shore. */
function drawGrove(sheet: Sheet): void {
  const trees = [
    [640, 706, 0.5],
    [760, 700, 0.44],
    [880, 704, 0.5],
    [1250, 700, 0.5],
    [1380, 696, 0.55],
    [1530, 690, 0.6],
    [520, 726, 0.6],
  ] as const;
  sheet.add(
    slope(sheet, {
      crest: pointsOf([-40, 668, 200, 690, 480, 694, 800, 672, 1120, 664, 1400, 644, 1640, 622]),
      foot: 900,
      colour: "#c9a864",
      shade: "#8a6852",
    }),
    ...trees.map(([x, y, scale], index) => place(olive(sheet, { seed: index + 2 }), x, y, scale)),
    place(cypress(sheet, { seed: 4 }), 1130, 716, 0.95),
    place(cypress(sheet, { seed: 6 }), 1180, 722, 0.76),
    place(dryStoneWall(sheet, { width: 1700, height: 44, seed: 5 }), -40, 764),
    fill(
      curveDownTo(pointsOf([-40, 760, 240, 774, 560, 756, 900, 768, 1240, 754, 1640, 742]), 1220),
      sheet.mood.ground,
    ),
    fill(
      "M1080 762Q1240 754 1640 742V920Q1360 880 1080 762ZM1640 1000V1220H980Q1400 1160 1640 1000Z",
      sheet.mood.groundShade,
      0.34,
    ),
  );
}

function drawCistern(sheet: Sheet): void {
  const random = randomOf(7);
  const stones = counted(26).map(() =>
    chip(random, random.between(420, 1240), random.between(1046, 1110), random.between(8, 26), random.between(5, 11)),
  );
  const tufts = counted(60).map(() => {
    const near = random.next();
    return lens(
      random.between(-20, 1620),
      mixed(800, 1160, near),
      random.between(30, 110) * mixed(0.5, 1.2, near),
      4 + near * 5,
    );
  });
  // The part's own shade is green: it lies in a winter orchard; here it is long and brown.
  const part = cistern(sheet).replace('fill="#43664a"', 'fill="#8a5a50"');
  sheet.add(
    fill(tufts.join(""), "#c8923f", 0.55),
    fill("M700 1010L1060 956Q1300 916 1640 920V990Q1420 1014 1240 1010T700 1040Z", "#9a6852", 0.62),
    fill(stones.join(""), "#a98268", 0.8),
    place(part, 800, 1000, 1.5),
    // The goats' path to the door.
    fill("M600 1036Q700 1022 742 1036Q720 1110 560 1220H260Q520 1110 600 1036Z", "#f0cc8c"),
    fill("M690 1030Q720 1024 742 1036Q720 1110 560 1220H470Q660 1110 690 1030Z", "#c9985f"),
    place(agave(sheet, { seed: 4 }), 1210, 1050, 1.1),
    place(agave(sheet, { seed: 7 }), 1290, 1080, 0.8),
  );
}

/** The old olive that frames the left, a wall in the corner, dry grass. */
function drawNear(sheet: Sheet): void {
  const dark = sheet.tinted({
    trunk: "#4a2f36",
    stoneShade: "#7d4f48",
    leafLight: "#c3ac5a",
    leaf: "#6d6a38",
    leafDark: "#35392c",
  });
  sheet.add(
    place(olive(dark, { seed: 21 }), 210, 1110, 3.1),
    place(olive(dark, { seed: 23 }), 1500, 1000, 1.7),
    place(
      dryStoneWall(sheet.tinted({ stone: "#d9a877", stoneWorn: "#a9765c", stoneDeep: "#4a2f3c" }), {
        width: 560,
        height: 110,
        seed: 8,
      }),
      1110,
      1216,
    ),
    grass(sheet, { from: -20, to: 1100, ground: () => 1210, count: 110, height: 84, colour: "#8f6a3a", seed: 5 }),
    grass(sheet, { from: -20, to: 620, ground: () => 1212, count: 60, height: 66, colour: "#e0b25c", seed: 9 }),
  );
}
