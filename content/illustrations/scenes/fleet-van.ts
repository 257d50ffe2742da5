import { cameraOf, frameOf, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { type Point } from "../kit/geometry.ts";
import { disc, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { village } from "../parts/buildings/house.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, grass, leafMass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

/** The same for all three vehicles, so that their pictures may stand side by side. */
const HORIZON = 470;
/** Middle and width of each bush. */
const MAQUIS = [
  [62, 690, 40],
  [150, 680, 58],
  [250, 744, 44],
  [20, 800, 54],
  [1322, 642, 36],
  [1400, 652, 58],
  [1540, 606, 34],
] as const;

/** The high-roof van, 6.96 m long and 2.77 m high, from above: by the windmills on their ridge, with a party's cases beside it. */
export const SCENE: Scene = {
  name: "fleet-van",
  seed: 13,
  mood: "morning",
  grain: 0.4,
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 3.15, focal: 2300 });
    const view = frameOf(camera, { right: -3, away: 14.6, heading: 52 });
    drawBeyond(sheet);
    drawRidge(sheet, view);
    sheet.add(
      vehicle(sheet, {
        kind: "van",
        view,
        mood: "morning",
        cast: [0.72, 0.14],
        paint: { ground: "#b89a80", shadow: "#3a3558" },
      }),
    );
    drawCases(sheet, camera);
  },
};

function drawBeyond(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.24, reach: 0.5 }),
    sweptCloud(sheet, { x: 520, y: 150, length: 480, seed: 7 }),
    ridge(sheet, {
      crest: pointsOf([-20, 420, 160, 404, 340, 430, 560, 446, 760, 430, 960, 420, 1640, 440]),
      foot: HORIZON + 3,
      mist: 30,
      seed: 5,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 640, dabs: 50, foot: false }),
    // The town comes down to the water in a cape, and goes on below the edge of the ridge.
    fill("M-40 500Q120 492 260 512T520 552Q700 580 860 584L1040 600V700H-40Z", "#b9b98c"),
    fill("M260 512Q400 524 520 552Q700 580 860 584L1040 600L1030 606Q760 600 600 578T260 512Z", "#e9d9ae"),
    village(sheet, {
      rows: 6,
      far: [-40, 250],
      near: [-40, 760],
      ground: (x, share) => 520 + share * 126 + x * 0.02,
      scale: [0.34, 0.64],
      gardens: 0.3,
      flowers: 0.08,
      seed: 8,
    }),
  );
}

/** The bare top of the ridge with its mills, and the track on which the van stands. */
function drawRidge(sheet: Sheet, view: Project): void {
  const along = stepsAway(-12, 60, 34);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  sheet.add(
    fill("M-40 650Q240 606 560 622Q820 592 1000 540T1360 470L1640 452V1040H-40Z", "#cdb583"),
    fill("M1000 540Q1180 500 1360 470L1640 452V520Q1300 520 1000 590Z", "#dcc79c"),
    place(windmill(sheet, { state: "ruin", seed: 8 }), 1560, 474, 0.9),
    place(windmill(sheet, { turn: 20 }), 1270, 526, 1.62),
    grass(sheet, { from: 40, to: 520, ground: () => 740, height: 26, count: 60, colour: "#a89a5e", seed: 4 }),
    grass(sheet, { from: 1230, to: 1580, ground: () => 620, height: 24, count: 54, colour: "#b09f62", seed: 9 }),
    // Low maquis on the dry slope.
    ...MAQUIS.map(
      ([x, y, width], index) =>
        fill(disc(x + width * 0.4, y + width * 0.3, width * 1.1, width * 0.16), "#a08a62", 0.6) +
        leafMass(sheet, { x, y, width, height: width * 0.5, seed: index + 3, count: 22, size: 13 }),
    ),
    fill(strip(-4.6, 3), "#e6d2a6"),
    fill(strip(2.7, 3), "#c2a878"),
    fill(strip(-4.6, -4.3), "#c2a878"),
    stroke(
      [-1.9, 0.6].map((across) => polyline(along.map((at): Point => view([at, across, 0])))).join(""),
      "#cdb286",
      18,
      0.6,
    ),
    sheet.spray("M-40 800H1640V1040H-40Z", sheet.mood.groundShade, { from: [800, 1060], to: [800, 820], thick: 0.25 }),
  );
}

/** What a party of twelve brings along, put down in a group. */
function drawCases(sheet: Sheet, camera: Project): void {
  const cases = [
    { right: 3.0, away: 15.9, turn: 34, size: [0.5, 0.3, 0.76], colours: ["#2f7f9c", "#174f72", "#0f2540"] },
    { right: 3.62, away: 15.3, turn: 22, size: [0.74, 0.28, 0.5], colours: ["#cf8a48", "#8a4a2c", "#5b3130"] },
    { right: 2.66, away: 15.0, turn: 30, size: [0.44, 0.26, 0.58], colours: ["#b02a5a", "#701a4c", "#3f1a44"] },
  ] as const;
  sheet.add(
    ...cases.map((each) => luggage(sheet, { camera, ...each, cast: [0.6, 0.06] })),
    bougainvillea(sheet, { x: 40, y: 980, width: 130, height: 80, seed: 21, count: 44, size: 34 }),
  );
}
