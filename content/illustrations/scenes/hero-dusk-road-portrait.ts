import { cameraOf, frameOf, metreAt, ribbon, stepsAway } from "../kit/camera.ts";
import { fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { castleImage, guletImage } from "../parts/sea/harbourImage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { bandedSun, glitter } from "../parts/sky/suns.ts";
import { guardStones } from "../parts/things/terrace.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 706;
const SUN = { x: 496, y: 628, radius: 136 } as const;
/** The sun stands behind the bay, left of the road: shadows come towards us and to the right. */
const EVENING = [0.42, -0.9] as const;

/**
 * The home page's view for phones, composed anew: few, large things. Above 40 % there is only sky, for the heading; the lowest
 * fifth is road, which the booking ticket covers. Between them the sun goes down behind the castle, and the car comes by.
 */
export const SCENE: Scene = {
  name: "hero-dusk-road-portrait",
  seed: 4,
  mood: "dusk",
  grain: 0.4,
  draw(sheet) {
    drawBay(sheet);
    drawCastle(sheet);
    drawRoad(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.55, reach: 0.44 }),
    bandedSun(sheet, { ...SUN, bars: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 660, 160, 640, 380, 672, 640, 684, 900, 664, 1120, 620, 1340, 590, 1640, 560]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 6,
      rough: 5,
    }),
    ridge(sheet, {
      crest: pointsOf([900, 706, 1060, 680, 1220, 634, 1400, 580, 1520, 548, 1640, 520]),
      foot: HORIZON + 40,
      colour: "#8a4a6c",
      shade: "#6d3a63",
      light: "#b4607a",
      seed: 8,
      rough: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 60 }),
    glitter(sheet, { x: SUN.x, top: HORIZON + 44, bottom: 930, width: 150, count: 90 }),
  );
}

function drawCastle(sheet: Sheet): void {
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
  const boat = sheet.tinted({ wall: "#f8dcb4", wallShade: "#b5688a", trunk: "#2f1c38" });
  const town = sheet.tinted({
    wall: "#e9ab8c",
    wallBright: "#ffd0a2",
    wallShade: "#8a5578",
    wallDeep: "#6d3a63",
    door: "#6d3a63",
    leaf: "#6a4a58",
    leafDark: "#4a2c4e",
    leafLight: "#8f6a5c",
  });
  sheet.add(
    // The slope that the town climbs comes down to the water in a long foot.
    fill("M1010 744Q1100 722 1190 690T1400 610L1640 546V760H1010Z", "#8a4a6c"),
    village(town, {
      rows: 6,
      far: [1400, 1660],
      near: [1130, 1660],
      ground: (x, share) => 640 + share * 84 - Math.max(0, x - 1240) * 0.22 * (1 - share),
      scale: [0.36, 0.56],
      seed: 5,
      gardens: 0.26,
      flowers: 0.04,
      lit: true,
    }),
    fill("M1000 746Q1110 722 1260 726Q1330 716 1410 724T1560 716T1660 722V764Q1300 768 1000 746Z", "#5b2f58"),
    place(bodrumCastle(castle, { shade: false }), 252, 750, 0.6),
    ripples(sheet, { x: 1420, y: 762, width: 520, height: 26, count: 20, colour: "#5b2f58", opacity: 0.6 }),
    place(castleImage({ stone: "#a9566a", rock: "#5b2f58" }), 252, 750, 0.6),
    place(guletImage({ hull: "#5a2a40", sail: "#fbd3a0" }), 130, 869, 0.42),
    place(
      gulet(boat, { hull: "#6b2f3a", hullShade: "#3a1d38", sail: "#fde7c2", sailShade: "#cb7f83" }),
      130,
      868,
      0.42,
    ),
  );
}

function drawRoad(sheet: Sheet): void {
  const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 1.62, focal: 1900 });
  const view = frameOf(camera, { right: 0.62, away: 11.4, heading: 48 });
  const along = stepsAway(-9, 46);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  const dashes = counted(9).map((index) =>
    polygon(ribbon(view, { along: [-8 + index * 3, -6.6 + index * 3], across: [-1.98, -1.82] })),
  );
  const stones = counted(8)
    .map((index) => -5.6 + index * 2.8)
    .map((at): readonly [number, number, number] => {
      const [x, y] = view([at, 2.9, 0]);
      return [x, y, metreAt(view, [at, 2.9, 0]) / 95] as const;
    })
    .toReversed();
  sheet.add(
    fill(strip(3.6, 4.1), "#4a2452"),
    fill(strip(-30, 3.6), "#6a3a5e"),
    fill(strip(2, 3.6), "#b97a66"),
    fill(strip(-6.2, 2.2), "#5a3a62"),
    sheet.spray(strip(-6.2, 1.8), sheet.mood.zenith, { from: [300, 1260], to: [800, 900], thick: 0.5 }),
    guardStones(sheet, stones),
    headBeams(sheet, { view }),
    fill(strip(1.84, 2.02) + dashes.join(""), "#f3c9a0"),
    vehicle(sheet, { kind: "carrier", view, mood: "dusk", lamps: true, cast: EVENING }),
  );
}
