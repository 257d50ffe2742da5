import { cameraOf, frameOf, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, disc, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { guletTransom } from "../parts/boats/guletTransom.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { bollard } from "../parts/things/quayside.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 476;
/** The edge of the quay: metres from the eye, and its height on the sheet. */
const EDGE = 26.4;
const QUAY = 900;
const NOON = [0.34, -0.34] as const;

/** A people carrier in profile on the quay at noon, between the sterns of two gulets; the castle of Bodrum shows in the gap. */
export const SCENE: Scene = {
  name: "service-mercedes-vito-transfer",
  seed: 46,
  mood: "day",
  crops: { wide: 220, square: 200 },
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
    // The eye stands far to the left, so that the quay stays level and the bow is seen aslant.
    const camera = cameraOf({ horizon: HORIZON, centre: -760, eye: 2.6, focal: 4300 });
    const view = frameOf(camera, { right: 4.76, away: 20.4, heading: 90 });
    drawHarbour(sheet);
    drawGulets(sheet);
    drawQuay(sheet, camera);
    sheet.add(
      vehicle(sheet, {
        kind: "carrier",
        view,
        mood: "day",
        cast: NOON,
        paint: { shadow: "#4a4370", ground: "#c9ae8a" },
      }),
    );
    drawNear(sheet);
  },
};

/** The castle across the harbour, the town beside it, a yacht that comes in. */
function drawHarbour(sheet: Sheet): void {
  const { seaDark, stoneWorn } = sheet.mood;
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    heapedCloud(sheet, { x: 880, y: 214, length: 300, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 420, 300, 430, 560, 440, 760, 424, 940, 392, 1100, 356, 1280, 372, 1640, 360]),
      foot: HORIZON + 4,
      mist: 60,
      seed: 7,
    }),
    fill(box(0, HORIZON, 1600, QUAY - HORIZON), sheet.downwards(["#a4dad4", "#55b4bc", "#2f93a8"], HORIZON, 700)),
    village(sheet, {
      rows: 3,
      far: [940, 1640],
      near: [960, 1640],
      ground: (x, share) => 438 + share * 46 - (1 - share) * (x - 940) * 0.06,
      scale: [0.34, 0.5],
      seed: 6,
      gardens: 0.24,
    }),
    fill(box(930, 482, 700, 10), stoneWorn),
    place(bodrumCastle(sheet, { shade: false, wind: "right" }), 670, 494, 0.36),
    ripples(sheet, { x: 860, y: 496, width: 420, height: 40, count: 26, colour: stoneWorn, opacity: 0.45 }),
    ripples(sheet, { x: 850, y: 494, width: 560, height: 16, count: 24, colour: seaDark, opacity: 0.5 }),
    ripples(sheet, { x: 850, y: 530, width: 460, height: 150, count: 26 }),
    place(sailingYacht(sheet), 1004, 594, 0.42),
    ripples(sheet, { x: 1008, y: 596, width: 110, height: 12, count: 8, colour: seaDark, opacity: 0.6 }),
  );
}

/** Two gulets, stern on; the edge of the quay hides their waterline. */
function drawGulets(sheet: Sheet): void {
  const varnish = {
    hull: "#a85a30",
    shade: "#6b3426",
    trim: "#eec98f",
    awning: "#f3ead6",
    awningShade: "#b9b4bd",
    lean: 14,
  };
  const white = {
    hull: "#fdf8ee",
    shade: "#a9bfd2",
    trim: "#1d5d86",
    awning: "#1d7f9a",
    awningShade: "#175f80",
    lean: -12,
  };
  sheet.add(
    place(guletTransom(sheet, { ...white }), 1446, 1216, 2.02),
    place(guletTransom(sheet, { ...varnish }), 232, 1246, 2.2),
    gangway(),
  );
}

/** The plank from the stern to the quay, with its two ropes. */
function gangway(): Drawing {
  return (
    fill("M30 724L96 724L62 918L-24 918Z", "#c9965c") +
    fill("M82 724L96 724L62 918L40 918Z", "#8a5a3c") +
    stroke("M30 724L24 640L-34 824L-24 918M96 724L94 640L56 824L62 918", "#fdf8ee", 5)
  );
}

/** Pale slabs in one perspective, the white edge, bollards with ropes that rise to the sterns. */
function drawQuay(sheet: Sheet, camera: Project): void {
  const { wallBright, stoneShade } = sheet.mood;
  const line = (away: number) => camera([0, away, 0])[1];
  const joints = counted(20).map((index) =>
    polyline([camera([2 + index * 1.3, EDGE, 0]), camera([2 + index * 1.3, 14, 0])]),
  );
  const rows = [25, 23, 21, 19.2, 17.6, 16.2].map((away) => `M0 ${Math.round(line(away))}H1600`);
  const posts = [196, 560, 1010, 1530];
  sheet.add(
    stroke(`M150 590Q150 760 196 ${QUAY - 38}M1478 616Q1496 780 1530 ${QUAY - 38}`, "#f3e2bd", 6),
    fill(disc(150, 592, 11) + disc(1478, 618, 11), "#3a2a30"),
    fill(box(0, QUAY, 1600, 400), sheet.downwards(["#f6ead0", "#ecd9b2", "#dcc193"], QUAY, 1200)),
    stroke(joints.join("") + rows.join(""), "#c9a878", 3, 0.55),
    fill(box(0, QUAY - 5, 1600, 20), wallBright),
    fill(box(0, QUAY + 15, 1600, 5), stoneShade, 0.5),
    ...posts.map((x) => place(bollard(), x, QUAY + 14, 0.9)),
  );
}

/** An iron bollard with its rope, close and dark, and a coil on the stones: each with its shadow to the right. */
function drawNear(sheet: Sheet): void {
  const { near, groundShade } = sheet.mood;
  sheet.add(
    fill("M1468 1220L1480 1176Q1560 1176 1640 1196V1220Z", groundShade, 0.7),
    stroke("M1620 1158Q1530 1086 1446 1124", "#c9a060", 24),
    stroke("M1620 1150Q1530 1078 1446 1116", "#f0d6a0", 9),
    fill("M1374 1220L1384 1096H1472L1484 1220Z", near),
    fill("M1354 1070Q1354 1040 1428 1038T1502 1070Q1502 1102 1428 1104T1354 1070Z", near),
    fill("M1362 1064Q1370 1044 1428 1044Q1404 1060 1400 1100Q1360 1092 1362 1064Z", "#4a6584"),
    stroke("M1380 1130Q1428 1154 1476 1130M1378 1156Q1428 1180 1480 1156", "#e2bd7c", 20),
    stroke("M1380 1126Q1428 1148 1444 1144", "#fbe6b8", 7),
    fill(disc(168, 1142, 126, 30), groundShade, 0.7),
    ...counted(3).map((ring) =>
      stroke(disc(136, 1132 - ring * 13, 112 - ring * 10, 27 - ring * 2), ring % 2 ? "#c9a060" : "#e9cb90", 17),
    ),
  );
}
