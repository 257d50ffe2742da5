import { cameraOf, frameOf, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { fill, place } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, curveDownTo, lens, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { pine } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { fullMoon, glitter } from "../parts/sky/suns.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 500;

/** A saloon on the coast road by moonlight; from the east over the bay the lamps of Bodrum on their slope. */
export const SCENE: Scene = {
  name: "service-vip-mercedes-transfer",
  seed: 42,
  mood: "night",
  crops: { wide: 140, square: 190 },
  grain: 0.4,
  colours: {
    sky: ["#04141f", "#0a3040", "#1d5660", "#5a948e"],
    zenith: "#020b12",
    sun: "#fbf0cf",
    halo: "#a8cbb8",
    cloud: "#4a8a88",
    far: "#1c4c58",
    farShade: "#153e4b",
    mist: "#4b8684",
    sea: ["#6aa39a", "#2a6a70", "#10404c", "#051c28"],
    seaLight: "#8cc2b4",
    seaDark: "#0a303c",
    near: "#030e15",
    leafLight: "#2d5450",
    leaf: "#143a3e",
    leafDark: "#07222b",
    wall: "#5f8f92",
    wallBright: "#83b0ab",
    wallShade: "#27545f",
    wallDeep: "#153b48",
    door: "#123440",
    groundShade: "#06202b",
  },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.9, focal: 2350 });
    const view = frameOf(camera, { right: -1.55, away: 9.9, heading: 47 });
    drawBay(sheet);
    drawTown(sheet);
    drawRoad(sheet, view);
    sheet.add(
      headBeams(sheet, { view, reach: 5, colour: "#f4dc9c", strength: 0.62 }),
      vehicle(sheet, {
        kind: "sedan",
        view,
        mood: "night",
        lamps: true,
        paint: { skyDim: "#35626c", sky: "#86b7b2", ground: "#2f5a5e" },
      }),
    );
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.7 }),
    stars(sheet, { height: 400, count: 80 }),
    fullMoon(sheet, { x: 330, y: 214, radius: 62 }),
    fill(lens(420, 296, 520, 9) + lens(250, 318, 340, 6), sheet.mood.cloud, 0.5),
    ridge(sheet, {
      crest: pointsOf([-20, 486, 80, 470, 200, 474, 330, 490, 420, 500]),
      foot: HORIZON + 2,
      mist: 0,
      seed: 4,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([600, 500, 720, 452, 860, 424, 980, 384, 1100, 396, 1240, 340, 1390, 300, 1500, 318, 1640, 276]),
      foot: HORIZON + 8,
      mist: 90,
      seed: 9,
      rough: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 90, foot: false }),
    glitter(sheet, { x: 330, top: HORIZON, bottom: 800, width: 120, count: 130 }),
  );
}

/** The town by night, from the east: lit windows up the slope, the lamps of its front along the water. */
function drawTown(sheet: Sheet): void {
  const lamps = counted(20).map((index) => 800 + index * 42 + sheet.random.around(8));
  sheet.add(
    fill(curveDownTo(pointsOf([690, 522, 800, 470, 960, 440, 1200, 412, 1420, 384, 1640, 362]), 560), "#103440"),
    village(sheet, {
      rows: 6,
      far: [930, 1640],
      near: [770, 1640],
      ground: (x, share) => 464 + share * 70 - (x - 800) * 0.09 * (1 - share),
      scale: [0.3, 0.5],
      seed: 8,
      gardens: 0.2,
      flowers: 0.04,
      lit: true,
    }),
    fill("M660 540Q780 530 900 534T1640 530V556H660Z", "#0a2731"),
    fill(lamps.map((x) => box(x - 2, 530, 4, 5)).join(""), "#ffe7a8"),
    lightColumns(sheet, { at: lamps.filter((_, index) => index % 2 === 0), y: 556, length: 150, width: 26 }),
    ripples(sheet, { x: 1000, y: 556, width: 1100, height: 60, count: 40, colour: "#062833", opacity: 0.7 }),
    place(sailingYacht(sheet.tinted({ wallBright: "#a9cfc4", wall: "#8fb9b2" })), 170, 640, 0.62),
    ripples(sheet, { x: 170, y: 642, width: 180, height: 22, count: 12, colour: "#062833", opacity: 0.8 }),
  );
}

/** The road along the water, its low wall, the light of the lamps ahead of the car. */
function drawRoad(sheet: Sheet, view: Project): void {
  const along = stepsAway(-9, 40, 30);
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to] }));
  const upright = (from: number, to: number, across: number, foot: number, top: number) =>
    polygon([view([from, across, foot]), view([to, across, foot]), view([to, across, top]), view([from, across, top])]);
  const dashes = counted(9).map((index) =>
    polygon(ribbon(view, { along: [-8 + index * 3, -6.4 + index * 3], across: [-1.9, -1.76] })),
  );
  const gaps = counted(24).map((index) => upright(-8 + index * 1.1, -7.94 + index * 1.1, 2.9, 0.05, 0.66));
  sheet.add(
    fill(strip(-20, 3.2), "#0c2c38"),
    fill(upright(-9, 40, 2.9, 0, 0.72), "#2b5560"),
    fill(gaps.join(""), "#143a46"),
    fill(polygon(ribbon(view, { along, across: [2.8, 3.35], up: 0.72 })), "#9cc4b8"),
    fill(strip(1.5, 2.9), "#1d4652"),
    fill(strip(-6.2, 1.5), "#15353f"),
    fill(strip(1.4, 1.52) + dashes.join(""), "#b9d0c2"),
    sheet.spray(strip(-20, -2), sheet.mood.near, { from: [800, 1230], to: [760, 940], thick: 0.9 }),
  );
}

/** A pine over the road, and what grows on its near side. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const dark = sheet.tinted({
    trunk: near,
    stoneShade: "#0c2a33",
    leafDark: near,
    leaf: "#06202a",
    leafLight: "#12404a",
    groundShade: near,
  });
  sheet.add(
    place(pine(dark, { seed: 3 }), 1520, 1160, 4.6),
    fill("M-20 1220V1148Q240 1120 520 1160T1080 1166T1640 1120V1220Z", near),
    grass(sheet, { from: 180, to: 620, ground: () => 1160, count: 44, height: 44, colour: near, seed: 3 }),
    place(agave(dark, { seed: 6 }), 120, 1160, 2),
  );
}
