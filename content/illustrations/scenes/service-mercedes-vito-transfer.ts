import { cameraOf, type Project } from "../kit/camera.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, lens, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { luggage } from "../parts/things/luggage.ts";
import { carrierSide } from "../parts/vehicles/carrierSide.ts";

const HORIZON = 520;
const FOCAL = 2700;
/** Units in a millimetre at the near side of the people carrier, and how far from the eye that is, in metres. */
const SCALE = 0.224;
const NEAR = FOCAL / (SCALE * 1000);
const EYE = 2.15;
/** The edge of the quay, in metres from the eye. */
const EDGE = NEAR + 4.4;

/** A people carrier square from its side on the quay at noon; across the harbour the castle of Bodrum, and a gulet at anchor. */
export const SCENE: Scene = {
  name: "service-mercedes-vito-transfer",
  seed: 46,
  mood: "day",
  crops: { wide: 200, square: 220 },
  grain: 0.3,
  colours: {
    sky: ["#3fa3ba", "#9fd3d3", "#eaf3e4", "#fbf6e6"],
    zenith: "#2384a6",
    far: "#a8cbc6",
    farShade: "#8fb9ba",
    mist: "#f4f5e6",
    wallShade: "#a9c3d0",
    groundShade: "#8d7f92",
  },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 700, eye: EYE, focal: FOCAL });
    drawHarbour(sheet);
    drawQuay(sheet, camera);
    sheet.add(
      place(
        carrierSide(sheet, { mood: "day", paint: { shadow: "#4a4370", ground: "#c9ae8a" } }),
        176,
        HORIZON + EYE * SCALE * 1000,
        SCALE,
      ),
    );
    drawNear(sheet, camera);
  },
};

/** The castle on its point, the town round the bay to its left; a gulet at anchor, her bow to the castle. */
function drawHarbour(sheet: Sheet): void {
  const { seaDark, stoneWorn } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    heapedCloud(sheet, { x: 600, y: 236, length: 330, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 396, 130, 372, 300, 392, 470, 424, 640, 440, 800, 470, 900, 500, 1000, 540]),
      foot: HORIZON + 4,
      mist: 60,
      seed: 7,
    }),
    village(sheet, {
      rows: 4,
      far: [-30, 420],
      near: [-30, 800],
      ground: (x, share) => 470 + share * 48 - (1 - share) * Math.max(0, 400 - x) * 0.05,
      scale: [0.3, 0.46],
      seed: 6,
      gardens: 0.26,
    }),
    fill(box(0, HORIZON, 1600, 400), sheet.downwards(["#a4dad4", "#55b4bc", "#2f93a8"], HORIZON, 800)),
    fill(box(-10, HORIZON - 3, 900, 8), stoneWorn),
    place(bodrumCastle(sheet, { wind: "right" }), 700, 544, 0.86),
    ripples(sheet, { x: 1130, y: 552, width: 820, height: 60, count: 44, colour: stoneWorn, opacity: 0.45 }),
    ripples(sheet, { x: 1130, y: 548, width: 900, height: 16, count: 34, colour: seaDark, opacity: 0.5 }),
    place(sailingYacht(sheet), 1480, 640, 0.5),
    ripples(sheet, { x: 1484, y: 643, width: 130, height: 12, count: 8, colour: seaDark, opacity: 0.6 }),
    fill(lens(318, 640, 600, 22), seaDark, 0.5),
    place(gulet(sheet, { sails: "furled" }), 330, 640, 0.86),
    ripples(sheet, { x: 330, y: 646, width: 620, height: 20, count: 16, colour: seaDark, opacity: 0.5 }),
    ripples(sheet, { x: 800, y: 590, width: 1600, height: 180, count: 46 }),
  );
}

/** Pale slabs in one perspective up to the white edge over the water; two bollards on it. */
function drawQuay(sheet: Sheet, camera: Project): void {
  const { wallBright, stoneShade } = sheet.mood;
  const level = (away: number) => Math.round(camera([0, away, 0])[1]);
  const [edge, inner] = [level(EDGE), level(EDGE - 0.7)];
  const joints = counted(15).map((index) =>
    polyline([camera([(index - 7) * 1.6 - 0.4, EDGE - 0.7, 0]), camera([(index - 7) * 1.6 - 0.4, 5, 0])]),
  );
  const rows = counted(8).map((index) => `M0 ${level(EDGE - 2 - index * 1.5)}H1600`);
  sheet.add(
    fill(box(0, edge, 1600, 1200 - edge), sheet.downwards(["#f6ead0", "#ecd9b2", "#dcc193"], edge, 1200)),
    stroke(joints.join("") + rows.join(""), "#c9a878", 3, 0.5),
    fill(box(0, edge, 1600, inner - edge), wallBright),
    fill(box(0, inner, 1600, 5), stoneShade, 0.45),
  );
}

/** Two suitcases by the tail; an iron bollard with its rope, close and dark: each with its shadow to the right. */
function drawNear(sheet: Sheet, camera: Project): void {
  const { near, groundShade } = sheet.mood;
  sheet.add(
    luggage(sheet, {
      camera,
      right: 2.62,
      away: 11.2,
      turn: 14,
      size: [0.46, 0.26, 0.64],
      colours: ["#c8643c", "#93412d", "#4a2a30"],
    }),
    luggage(sheet, {
      camera,
      right: 2.8,
      away: 10.6,
      turn: 10,
      size: [0.54, 0.22, 0.42],
      colours: ["#7d8a48", "#3f4d2b", "#33301f"],
    }),
    fill("M150 1220L160 1186Q260 1176 350 1192L372 1220Z", groundShade, 0.7),
    stroke("M-20 1180Q40 1090 150 1124", "#c9a060", 24),
    stroke("M-20 1172Q40 1082 150 1116", "#f0d6a0", 9),
    fill("M94 1220L104 1096H192L204 1220Z", near),
    fill("M74 1070Q74 1040 148 1038T222 1070Q222 1102 148 1104T74 1070Z", near),
    fill("M82 1064Q90 1044 148 1044Q124 1060 120 1100Q80 1092 82 1064Z", "#4a6584"),
    stroke("M100 1130Q148 1154 196 1130M98 1156Q148 1180 200 1156", "#e2bd7c", 20),
    stroke("M100 1126Q148 1148 164 1144", "#fbe6b8", 7),
  );
}
