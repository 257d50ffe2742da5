import { cameraOf, frameOf, metreAt, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { mound, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { house, village } from "../parts/buildings/house.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { castleImage, guletImage } from "../parts/sea/harbourImage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { bandedSun, glitter } from "../parts/sky/suns.ts";
import { guardStones } from "../parts/things/terrace.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 560;
const SUN = { x: 596, y: 482, radius: 132 } as const;
/** The sun stands behind the bay: shadows come towards us, and a little to the right. */
const EVENING = [0.4, -0.85] as const;

/** The coast road at sunset: a people carrier comes round the bay, the sun goes down behind Bodrum Castle, a gulet sails home. */
export const SCENE: Scene = {
  name: "hero-dusk-road",
  seed: 3,
  mood: "dusk",
  grain: 0.4,
  crops: { wide: 238, square: 240 },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 700, eye: 3.1, focal: 1900 });
    const view = frameOf(camera, { right: 0.55, away: 13.9, heading: 43 });
    drawBay(sheet);
    drawShore(sheet);
    drawHill(sheet, view);
    drawRoad(sheet, view);
    sheet.add(
      headBeams(sheet, { view, strength: 0.8 }),
      vehicle(sheet, { view, mood: "dusk", lamps: true, cast: EVENING }),
    );
    drawNear(sheet);
  },
};

/** How far the road has turned round the bay. */
const bend = (along: number) => (along < 6 ? 0 : ((along - 6) / 10) ** 1.9 * 0.95);

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.6, reach: 0.5 }),
    cloudBank(sheet, { x: 1180, y: 330, length: 560, seed: 6, strips: 4 }),
    cloudBank(sheet, { x: 180, y: 404, length: 360, seed: 2, strips: 3 }),
    bandedSun(sheet, { ...SUN, bars: 6 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 506, 120, 486, 260, 500, 420, 524, 640, 532, 800, 520, 980, 490, 1140, 462, 1300, 430, 1640, 380,
      ]),
      foot: HORIZON + 4,
      mist: 60,
      seed: 4,
      rough: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 90 }),
    glitter(sheet, { x: SUN.x, top: HORIZON + 40, bottom: 940, width: 170, count: 150 }),
  );
}

/** The castle before the sun, the town to its right, the gulet on the light. */
function drawShore(sheet: Sheet): void {
  const castle = sheet.tinted({
    stone: "#d98b66",
    stoneWorn: "#b9685c",
    stoneShade: "#6a3459",
    stoneDeep: "#43224a",
    wallBright: "#ffd9a0",
    wall: "#e9ab80",
    wallShade: "#7c466a",
    wallDeep: "#5f3a64",
    leaf: "#5b4452",
    leafDark: "#3b2745",
  });
  const town = sheet.tinted({
    wall: "#f2bb96",
    wallBright: "#ffd6aa",
    wallShade: "#8a5578",
    wallDeep: "#6d3a63",
    door: "#6d3a63",
    leaf: "#6a4a58",
    leafDark: "#4a2c4e",
    leafLight: "#8f6a5c",
  });
  sheet.add(
    fill("M856 604Q960 566 1080 540T1330 470L1640 420V640H1240Q1040 606 856 604Z", "#8a4a6c"),
    village(town, {
      rows: 6,
      far: [1120, 1500],
      near: [900, 1460],
      ground: (x, share) => 484 + share * 104 - Math.max(0, x - 1000) * 0.1 * (1 - share),
      scale: [0.34, 0.54],
      seed: 5,
      gardens: 0.22,
      flowers: 0.05,
      lit: true,
    }),
    fill("M850 604Q960 588 1120 590H1500V640H1240Q1060 612 850 604Z", "#5b2f58"),
    place(bodrumCastle(castle, { shade: false }), 360, 606, 0.58),
    place(castleImage({ stone: "#a9566a", rock: "#5b2f58" }), 360, 606, 0.58),
    ripples(sheet, { x: 1060, y: 612, width: 520, height: 60, count: 26, colour: "#ffd9a0", opacity: 0.5 }),
    place(guletImage({ hull: "#5a2a40", sail: "#fbd3a0" }), 262, 828, 0.6),
    place(
      gulet(sheet.tinted({ wall: "#f8dcb4", wallShade: "#b5688a", trunk: "#2f1c38" }), {
        hull: "#6b2f3a",
        hullShade: "#3a1d38",
        sail: "#fde7c2",
        sailShade: "#cb7f83",
      }),
      262,
      826,
      0.6,
    ),
  );
}

/** The slope inside the bend, down to the road's edge; a house with its lamps lit, cypresses, an olive. */
function drawHill(sheet: Sheet, view: Project): void {
  const foot = stepsAway(1, 94, 40).map((along): Point => view([along, -6.6 + bend(along), 0]));
  const crest = pointsOf([1070, 596, 1180, 574, 1290, 540, 1380, 486, 1470, 440, 1560, 388, 1660, 360]);
  const lit = pointsOf([
    1180, 574, 1290, 540, 1380, 486, 1470, 440, 1560, 388, 1660, 360, 1660, 396, 1540, 452, 1440, 520, 1330, 566,
  ]);
  const dim = sheet.tinted({
    wall: "#f0b795",
    wallBright: "#ffd6aa",
    wallShade: "#7c4a72",
    wallDeep: "#5f3a64",
    groundShade: "#2f1a3c",
  });
  sheet.add(
    fill(polygon([...crest, [1660, 1000], ...foot]), "#5c2f5a"),
    fill(polygon(lit), "#8a4868"),
    fill(polygon(pointsOf([1660, 470, 1600, 520, 1540, 580, 1470, 632, 1660, 660])), "#47234d"),
    place(cypress(dim, { seed: 2 }), 1392, 606, 0.72),
    place(house(dim, { width: 116, height: 74, depth: 34, columns: 3, floors: 1, lit: true, seed: 4 }), 1424, 612),
    place(house(dim, { width: 74, height: 104, depth: 30, columns: 2, floors: 2, lit: true, seed: 2 }), 1520, 600),
    place(cypress(dim, { seed: 3 }), 1566, 626, 1.02),
    bougainvillea(sheet, { x: 1440, y: 600, width: 30, height: 20, seed: 2, count: 12, size: 20 }),
    place(olive(dim, { seed: 6 }), 1540, 700, 0.56),
  );
}

/** The road in the vehicle's own frame: it drives on its right, by the sea, and has come round the bay. */
function drawRoad(sheet: Sheet, view: Project): void {
  const { zenith } = sheet.mood;
  const along = stepsAway(-8.4, 94, 60);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to], bend }));
  const dashes = counted(22).map((index) =>
    polygon(
      ribbon(view, { along: [-8 + index * 3, -7.3 + index * 3, -6.6 + index * 3], across: [-1.98, -1.82], bend }),
    ),
  );
  const stones = counted(26)
    .map((index) => -7.6 + index * 2.4)
    .map((at): readonly [number, number, number] => {
      const [x, y] = view([at, 3 + bend(at), 0]);
      return [x, y, Math.max(0.12, metreAt(view, [at, 3 + bend(at), 0]) / 95)] as const;
    })
    .filter(([x]) => x > 40 && x < 1560)
    .toReversed();
  sheet.add(
    fill(strip(4.3, 4.9), "#4a2452"),
    fill(strip(2, 4.4), "#b97a66"),
    fill(strip(4.2, 4.4), "#f0b98c"),
    fill(strip(-6.8, -5.6), "#8a5a5e"),
    fill(strip(-5.7, 2.2), "#5a3a62"),
    fill(strip(-5.6, -3.4), "#4c3058", 0.7),
    fill(strip(1.85, 2.02) + strip(-5.5, -5.34) + dashes.join(""), "#f3c9a0"),
    sheet.spray(strip(-5.7, 1.8), zenith, { from: [500, 1240], to: [860, 820], thick: 0.7 }),
    stroke(polyline(along.map((at): Point => view([at, -6.8 + bend(at), 0]))), "#3b1f47", 3),
    guardStones(sheet, stones),
    // Where the road is lost among the gardens of the town.
    fill(mound(1010, 608, 150, 22) + mound(1084, 607, 120, 30) + mound(950, 607, 70, 14), "#3f2449"),
    fill(mound(1000, 602, 100, 15) + mound(1072, 600, 80, 20), "#5d3a5e"),
  );
}

/** The verge at our feet, which the edge cuts: a bush in flower, an agave against the sea. */
function drawNear(sheet: Sheet): void {
  const dark = sheet.tinted({ leaf: "#4a3a55", leafDark: "#2b1c3c", leafLight: "#9a6a6c", groundShade: "#2b1736" });
  sheet.add(
    fill("M-20 1220V1096Q90 1068 210 1096Q330 1124 420 1220Z", "#3a1f42"),
    place(agave(dark, { seed: 5 }), 250, 1128, 1.5),
    bougainvillea(sheet, { x: 56, y: 1116, width: 150, height: 92, seed: 8, count: 50, size: 36 }),
  );
}
