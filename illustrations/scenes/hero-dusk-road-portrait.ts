import { cameraOf, frameOf, metreAt, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { house, village } from "../parts/buildings/house.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { castleImage, guletImage } from "../parts/sea/harbourImage.ts";
import { sea } from "../parts/sea/sea.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { stars } from "../parts/sky/sky.ts";
import { bandedSun, glitter } from "../parts/sky/suns.ts";
import { guardStones } from "../parts/things/terrace.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 1190;
/** Half down, and below the heading in the lowest window that a phone has. */
const SUN = { x: 730, y: 1168, radius: 132 } as const;
/** The sun stands behind the bay, left of the road: shadows come towards us and to the right. */
const EVENING = [0.42, -0.9] as const;

/**
 * The home page's view for phones, an upright composition of its own. The page shows as much of it as the window is high, always
 * from its foot up: the lowest tenth is road, which the booking ticket covers; sun, castle, town and car stand between a half and
 * nine tenths of the height, and are seen whole in the lowest window; above them a sky for the heading, with stars for tall windows.
 */
export const SCENE: Scene = {
  name: "hero-dusk-road-portrait",
  seed: 4,
  mood: "dusk",
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 640, eye: 3.3, focal: 2300 });
    const view = frameOf(camera, { right: -0.5, away: 13.4, heading: 36 });
    drawBay(sheet);
    drawShore(sheet);
    drawHill(sheet, view);
    drawRoad(sheet, view);
    sheet.add(
      headBeams(sheet, { view, strength: 0.8 }),
      vehicle(sheet, { view, mood: "dusk", lamps: true, cast: EVENING }),
      bougainvillea(sheet, { x: 60, y: 1960, width: 150, height: 120, seed: 5, count: 60, size: 36 }),
    );
  },
};

const TOWN = {
  wall: "#f2bb96",
  wallBright: "#ffd6aa",
  wallShade: "#8a5578",
  wallDeep: "#6d3a63",
  door: "#6d3a63",
  leaf: "#6a4a58",
  leafDark: "#4a2c4e",
  leafLight: "#8f6a5c",
} as const;

/** Where the road is lost among the gardens of the town, in metres behind the car. */
const FAR_END = 42;

/** How far the road has turned round the bay. */
const bend = (along: number) => (along < 5 ? 0 : ((along - 5) / 10) ** 1.9 * 1.5);

/** Its zenith is washed on, not sprayed as elsewhere: on a phone's screen no speck could be seen, and they would be a sixth of the file. */
function eveningSky(sheet: Sheet): Drawing {
  const { width, mood } = sheet;
  const end = HORIZON * 0.44;
  const wash = sheet.linear(
    [
      [0, mood.zenith, 0.55],
      [1, mood.zenith, 0],
    ],
    [0, 0],
    [0, end],
  );
  return fill(box(0, 0, width, HORIZON + 2), sheet.downwards(mood.sky, 0, HORIZON)) + fill(box(0, 0, width, end), wash);
}

function drawBay(sheet: Sheet): void {
  sheet.add(
    eveningSky(sheet),
    stars(sheet, { height: 420, count: 46 }),
    cloudBank(sheet, { x: 1160, y: 812, length: 620, seed: 6, strips: 4 }),
    cloudBank(sheet, { x: 190, y: 930, length: 380, seed: 2, strips: 3 }),
    bandedSun(sheet, { ...SUN, bars: 6 }),
    ridge(sheet, {
      // Low before the light, so that it is one clean edge; it rises behind the town.
      crest: pointsOf([-20, 1168, 150, 1157, 380, 1166, 640, 1171, 900, 1160, 1060, 1152, 1340, 1060, 1640, 1000]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 6,
      rough: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 2000, dabs: 90 }),
    glitter(sheet, { x: SUN.x, top: HORIZON + 44, bottom: 1600, width: 180, count: 130 }),
  );
}

/** The castle beside the sun, the town that climbs to its right, a gulet on the light. */
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
  const town = sheet.tinted(TOWN);
  sheet.add(
    fill("M880 1236Q960 1204 1060 1170T1280 1060L1640 900V1280H1240Q1040 1240 880 1236Z", "#8a4a6c"),
    village(town, {
      rows: 7,
      far: [1180, 1560],
      near: [920, 1560],
      ground: (x, share) => 1060 + share * 160 - Math.max(0, x - 1080) * 0.26 * (1 - share),
      scale: [0.4, 0.66],
      seed: 5,
      gardens: 0.22,
      flowers: 0.05,
      lit: true,
    }),
    fill(
      "M850 1240Q980 1218 1140 1222H1640V1380H1330L1290 1334Q1040 1334 850 1322Q792 1296 806 1270T850 1240Z",
      "#5b2f58",
    ),
    fill("M806 1270Q792 1296 850 1322L838 1328Q776 1300 788 1276Z", "#e0a070"),
    place(bodrumCastle(castle, { shade: false }), 130, 1240, 0.54),
    place(castleImage({ stone: "#a9566a", rock: "#5b2f58" }), 130, 1240, 0.54),
    place(guletImage({ hull: "#5a2a40", sail: "#fbd3a0" }), 186, 1502, 0.58),
    place(
      gulet(sheet.tinted({ wall: "#f8dcb4", wallShade: "#b5688a", trunk: "#2f1c38" }), {
        hull: "#6b2f3a",
        hullShade: "#3a1d38",
        sail: "#fde7c2",
        sailShade: "#cb7f83",
      }),
      186,
      1500,
      0.58,
    ),
  );
}

/** The slope inside the bend, with a white house and two cypresses that rise above the town. */
function drawHill(sheet: Sheet, view: Project): void {
  const foot = stepsAway(1, FAR_END, 40).map((along): Point => view([along, -6.6 + bend(along), 0]));
  const dim = sheet.tinted({
    wall: "#f0b795",
    wallBright: "#ffd6aa",
    wallShade: "#7c4a72",
    wallDeep: "#5f3a64",
    groundShade: "#2f1a3c",
    leaf: "#3c2c48",
    leafDark: "#2a1c3c",
    leafLight: "#6d4a5c",
    trunk: "#2a1733",
  });
  sheet.add(
    fill(polygon([...pointsOf([1120, 1230, 1240, 1196, 1380, 1130, 1660, 1040]), [1660, 1700], ...foot]), "#5c2f5a"),
    place(cypress(dim, { seed: 3 }), 1392, 1262, 1.3),
    place(house(dim, { width: 128, height: 92, depth: 40, columns: 3, floors: 2, lit: true, seed: 4 }), 1412, 1290),
    place(cypress(dim, { seed: 2 }), 1574, 1312, 2),
    bougainvillea(sheet, { x: 1440, y: 1290, width: 34, height: 24, seed: 2, count: 14, size: 22 }),
  );
}

/** The road in the vehicle's own frame: it drives on its right, by the sea, and has come round the bay. */
function drawRoad(sheet: Sheet, view: Project): void {
  const { zenith } = sheet.mood;
  const town = sheet.tinted(TOWN);
  const along = stepsAway(-9.5, FAR_END, 60);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to], bend }));
  const dashes = counted(22).map((index) =>
    polygon(
      ribbon(view, { along: [-9 + index * 3, -8.3 + index * 3, -7.6 + index * 3], across: [-1.98, -1.82], bend }),
    ),
  );
  const stones = counted(20)
    .map((index) => -7.6 + index * 2.4)
    .map((at): readonly [number, number, number] => {
      const [x, y] = view([at, 3 + bend(at), 0]);
      return [x, y, Math.max(0.12, metreAt(view, [at, 3 + bend(at), 0]) / 95)] as const;
    })
    .filter(([x]) => x > 40 && x < 1560)
    .toReversed();
  const bank = pointsOf([862, 1336, 890, 1312, 980, 1302, 1110, 1300, 1240, 1290, 1350, 1280, 1440, 1310]);
  // Gardens hide the feet of the houses, and take in the end of the road.
  const garden = pointsOf([
    868, 1339, 890, 1328, 960, 1322, 1080, 1326, 1200, 1318, 1310, 1316, 1400, 1330, 1440, 1340,
  ]);
  const random = randomOf(14);
  const shrubs = counted(15).map((index) => {
    const x = 888 + index * 32 + random.around(12);
    const high = index % 5 === 1 ? random.between(21, 27) : random.between(8, 14);
    return leafMass(sheet, {
      x,
      y: heightAt(garden, x) + 5 - high * 0.5,
      width: high * random.between(1.2, 1.7),
      height: high,
      seed: index + 40,
      count: index % 5 === 1 ? 12 : 8,
      size: index % 5 === 1 ? 16 : 13,
      colours: ["#371d42", "#5a3650", "#8f6258"],
    });
  });
  sheet.add(
    fill(strip(4.3, 4.9), "#4a2452"),
    fill(strip(2, 4.4), "#b97a66"),
    fill(strip(4.2, 4.4), "#f0b98c"),
    fill(strip(-6.8, -5.6), "#8a5a5e"),
    fill(strip(-5.7, 2.2), "#5a3a62"),
    fill(strip(-5.6, -3.4), "#4c3058", 0.7),
    fill(strip(1.85, 2.02) + strip(-5.5, -5.34) + dashes.join(""), "#f3c9a0"),
    sheet.spray(strip(-5.7, 1.8), zenith, { from: [500, 2040], to: [860, 1500], thick: 0.7 }),
    stroke(polyline(along.map((at): Point => view([at, -6.8 + bend(at), 0]))), "#3b1f47", 3),
    guardStones(sheet, stones),
    // The last houses of the town stand on a bank before the end of the road.
    fill(curveDownTo(bank, 1338), "#5c2f5a"),
    village(town, {
      rows: 2,
      far: [930, 1262],
      near: [890, 1290],
      ground: (x, share) => heightAt(bank, x) - 10 + share * 22,
      scale: [0.62, 0.74],
      seed: 9,
      gardens: 0.4,
      flowers: 0.06,
      lit: true,
    }),
    fill(curveDownTo(garden, 1340), "#432349"),
    ...shrubs,
    bougainvillea(sheet, { x: 1150, y: 1320, width: 26, height: 15, seed: 8, count: 10, size: 15 }),
  );
}
