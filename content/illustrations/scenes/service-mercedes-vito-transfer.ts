import type { Project } from "../kit/camera.ts";
import { fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, disc, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletTransom, type GuletTransomOptions } from "../parts/boats/guletTransom.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { measureAt, VEHICLE_MODELS } from "../parts/vehicles/models.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 560;
const QUAY = 806;
/** Where the wheels stand, and how many units a metre takes. */
const [FRONT, ROAD, METRE] = [236, 1010, 216] as const;

/** A people carrier in exact profile on the quay at noon; behind it gulets lie stern on, their masts in the white sky. */
export const SCENE: Scene = {
  name: "service-mercedes-vito-transfer",
  seed: 46,
  mood: "day",
  crops: { wide: 200, square: 200 },
  grain: 0.3,
  colours: {
    sky: ["#3fa3ba", "#9fd3d3", "#eaf3e4", "#fbf6e6"],
    zenith: "#2384a6",
    far: "#a8cbc6",
    farShade: "#8fb9ba",
    mist: "#f4f5e6",
    wallShade: "#a9c3d0",
  },
  draw(sheet) {
    const profile: Project = ([along, across, up]) => [FRONT + along * METRE, ROAD - up * METRE - across * 10];
    drawHarbour(sheet);
    drawGulets(sheet);
    drawQuay(sheet);
    sheet.add(
      fill(outline(profile), "#1a3654"),
      fill(polygon(ROOF.map(([along, up]) => profile([along, 0, up]))), "#41698d"),
      vehicle(sheet, { kind: "carrier", view: profile, mood: "day", paint: { shadow: "#4a4f78" } }),
      fill(mirror(0), "#1f3f60"),
      fill(mirror(20), "#41698d"),
    );
    drawNear(sheet);
  },
};

/** The rounded roof in profile, in metres. */
const ROOF = [
  [1.86, 1.84],
  [2.05, 1.89],
  [2.5, 1.925],
  [3.6, 1.94],
  [4.5, 1.935],
  [4.84, 1.92],
  [4.93, 1.88],
  [4.98, 1.8],
  [4.9, 1.76],
  [2.1, 1.76],
] as const;

/** The bow in profile: the middle of the front, down from the screen's top, and back along the corner. */
function outline(profile: Project): string {
  const { nose, sweep } = VEHICLE_MODELS.carrier;
  const front = nose.map(([up, along]) => profile([along / 1000, 0, up / 1000]));
  const corner = nose.map(([up, along]) => profile([(along + measureAt(sweep, up)) / 1000 + 0.06, 0, up / 1000]));
  return polygon([...front, ...corner.toReversed()]);
}

function drawHarbour(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 430, 140, 398, 330, 430, 520, 470, 720, 440, 900, 396, 1080, 420, 1280, 372, 1460, 404, 1640, 390,
      ]),
      foot: HORIZON + 4,
      mist: 80,
      seed: 7,
    }),
    village(sheet, {
      rows: 3,
      far: [-20, 1620],
      near: [-20, 1620],
      ground: (x, share) => 514 + share * 40 + Math.sin(x / 190) * 8 * (1 - share),
      scale: [0.34, 0.46],
      seed: 6,
      gardens: 0.24,
      flowers: 0.05,
    }),
    fill(box(0, HORIZON, 1600, QUAY - HORIZON), sheet.downwards(["#8fd0cf", "#3fa9b4", "#2388a2"], HORIZON, QUAY)),
    ripples(sheet, { x: 800, y: HORIZON + 10, width: 1600, height: 210, count: 70 }),
  );
}

function drawGulets(sheet: Sheet): void {
  const varnish: GuletTransomOptions = {
    hull: "#a85a30",
    shade: "#6b3426",
    trim: "#e9c48a",
    awning: "#d0703f",
    awningShade: "#93473a",
  };
  const white: GuletTransomOptions = {
    hull: "#fdf8ee",
    shade: "#a9bfd2",
    trim: "#1d5d86",
    awning: "#1d7f9a",
    awningShade: "#175f80",
  };
  const dark: GuletTransomOptions = {
    hull: "#7a3f2a",
    shade: "#4c2a26",
    trim: "#fdf8ee",
    awning: "#e9a54a",
    awningShade: "#b8743a",
  };
  const blue: GuletTransomOptions = {
    hull: "#226f9a",
    shade: "#174a70",
    trim: "#fdf8ee",
    awning: "#fdf8ee",
    awningShade: "#a9c3d0",
  };
  sheet.add(
    place(guletTransom(sheet, { ...varnish, lean: 16 }), 150, 800, 1.06),
    place(guletTransom(sheet, { ...white, lean: -18 }), 582, 800, 1.1),
    place(guletTransom(sheet, { ...dark, lean: 14 }), 1018, 800, 1.06),
    place(guletTransom(sheet, { ...blue, lean: -15 }), 1450, 800, 1.08),
  );
}

/** Pale stone, its edge in the sun, gangways and ropes from the sterns. */
function drawQuay(sheet: Sheet): void {
  const { wallBright, stoneShade, stoneDeep } = sheet.mood;
  const bollards = [-70, 366, 800, 1236, 1560].map((x) => box(x + 6, QUAY - 22, 22, 24) + box(x, QUAY - 32, 34, 13));
  const joints = counted(9).map((index) => `M${90 + index * 190} ${QUAY + 26}L${20 + index * 205} 1200`);
  const ropes = [150, 582, 1018, 1450]
    .map(
      (x) =>
        `M${x - 130} 640Q${x - 180} 740 ${x - 208} ${QUAY - 16}M${x + 130} 640Q${x + 180} 740 ${x + 208} ${QUAY - 16}`,
    )
    .join("");
  sheet.add(
    stroke(ropes, "#f3e2bd", 5),
    fill(box(0, QUAY, 1600, 400), sheet.downwards(["#f6ead0", "#ecd9b2", "#dcc193"], QUAY, 1200)),
    fill(box(0, QUAY - 4, 1600, 26), wallBright),
    fill(box(0, QUAY + 22, 1600, 7), stoneShade, 0.6),
    stroke(joints.join(""), "#c9a878", 3, 0.6),
    stroke("M0 1104H1600", "#c9a878", 3, 0.6),
    fill(bollards.join(""), stoneDeep),
    fill(bollards.join(""), "#1b2a44", 0.4),
  );
}

/** The near mirror, which has no depth in profile. */
function mirror(inset: number): string {
  const [x, y] = [FRONT + 1.2 * METRE, ROAD - 1.2 * METRE];
  const low = inset ? 22 : 0;
  return `M${x - 4} ${y - low}Q${x - 20} ${y - 8 - low} ${x - 16} ${y - 34}Q${x - 12} ${y - 46} ${x + 14} ${y - 44}Q${x + 30} ${y - 42} ${x + 28} ${y - 20}Q${x + 26} ${y - low} ${x + 10} ${y - low}Z`;
}

/** An iron bollard with its rope, close and dark, and a coil on the stones. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  sheet.add(
    stroke("M1620 1150Q1500 1060 1424 1108", "#c9a060", 24),
    stroke("M1620 1142Q1500 1052 1424 1100", "#f0d6a0", 9),
    fill("M1368 1220L1380 1096H1468L1480 1220Z", near),
    fill("M1350 1070Q1350 1040 1424 1038T1498 1070Q1498 1102 1424 1104T1350 1070Z", near),
    fill("M1358 1064Q1366 1044 1424 1044Q1400 1060 1396 1100Q1356 1092 1358 1064Z", "#4a6584"),
    stroke("M1376 1130Q1424 1154 1472 1130M1374 1156Q1424 1180 1476 1156", "#e2bd7c", 20),
    stroke("M1376 1126Q1424 1148 1440 1144", "#fbe6b8", 7),
    fill(disc(164, 1138, 128, 38), "#8a7a8a", 0.55),
    ...[0, 1, 2].map((ring) =>
      stroke(disc(140, 1126 - ring * 14, 110 - ring * 12, 34 - ring * 3), ring % 2 ? "#c9a060" : "#e9cb90", 18),
    ),
  );
}
