import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { dinghy, fishingBoat, mastForest } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { village } from "../parts/buildings/house.ts";
import { mosque } from "../parts/buildings/town.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { fullMoon, glitter } from "../parts/sky/suns.ts";
import { cafeTable, chair, lantern, stringLights } from "../parts/things/terrace.ts";

const HORIZON = 640;

/** Bodrum harbour at night: the castle floodlit from its foot, a gulet at anchor, masts, a terrace with lights in front. */
export const SCENE: Scene = {
  name: "night-harbour",
  seed: 10,
  mood: "night",
  crops: { wide: 230, square: 120 },
  draw(sheet) {
    drawTown(sheet);
    drawCastle(sheet);
    drawBoats(sheet);
    drawTerrace(sheet);
  },
};

function drawTown(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.8 }),
    stars(sheet, { height: 480, count: 110 }),
    fullMoon(sheet, { x: 1260, y: 330, radius: 66 }),
    sweptCloud(sheet, { x: 420, y: 250, length: 560, seed: 4 }),
    ridge(sheet, {
      crest: [
        [-20, 560],
        [140, 530],
        [320, 548],
        [520, 580],
        [760, 590],
        [960, 560],
        [1120, 520],
        [1300, 500],
        [1460, 470],
        [1620, 490],
      ],
      foot: HORIZON + 6,
      mist: 80,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 120 }),
    glitter(sheet, { x: 1260, top: 720, bottom: 1080, width: 70, count: 54 }),
    fill(`M1020 ${HORIZON}Q1200 560 1420 540T1640 520V712H1020Z`, "#152c4d"),
    village(sheet, {
      rows: 5,
      far: [1180, 1640],
      near: [1060, 1640],
      ground: (x, share) => 566 + share * 122 - (x - 1100) * 0.05 * (1 - share),
      scale: [0.42, 0.66],
      seed: 6,
      gardens: 0.16,
      flowers: 0.08,
      lit: true,
    }),
    place(mosque(sheet), 1240, 690, 0.66),
    ...waterfront(sheet),
  );
}

/** The town's own shore: a wall of stone with the harbour walk on it, its trees and lamps, and what the lamps leave on the water. */
function waterfront(sheet: Sheet): Drawing[] {
  const lamps = counted(13).map((index): Point => [1090 + index * 44 + ((index * 17) % 11), 682]);
  const trees = counted(10).map((index) =>
    leafMass(sheet, {
      x: 1112 + index * 58 + ((index * 23) % 19),
      y: 690 - ((index * 7) % 6),
      width: 15 + ((index * 5) % 7),
      height: 12,
      seed: index + 2,
      count: 7,
      size: 12,
    }),
  );
  return [
    fill("M1000 704H1640V728H1000Z", "#2b4466"),
    fill("M1000 700H1640V706H1000Z", "#e0b070"),
    fill("M1000 706H1640V710H1000Z", "#7f7280"),
    fill("M1000 724H1640V732H1000Z", "#0a1a33"),
    ...trees,
    stroke(lamps.map(([x, y]) => `M${x} 702V${y}`).join(""), "#0d1d38", 2.4),
    ...lamps.map((lamp) => sheet.glow(lamp, 26, "#ffd58a", 0.7)),
    dots(lamps, 4, "#fff0c0"),
    lightColumns(sheet, { at: lamps.map(([x]) => x), y: 736, length: 150, width: 22 }),
  ];
}

/** Lit from below: the stone is warm at its foot and sinks into the night towards the top. */
function drawCastle(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#eaa95c",
    stoneWorn: "#c27c47",
    stoneShade: "#6b4253",
    stoneDeep: "#33233f",
    wallBright: "#ffe0a0",
    wall: "#e8bd82",
    wallShade: "#8a5a5a",
    wallDeep: "#4a3350",
    leaf: "#4b5a40",
    leafDark: "#22363a",
    roof: "#9c4a34",
    roofShade: "#5a2c3a",
  });
  const faces = [
    [591, 353, 90, 200],
    [503, 402, 78, 161],
    [301, 486, 63, 120],
    [915, 498, 106, 161],
  ] as const;
  sheet.add(
    sheet.glow([640, 690], 520, "#f0a857", 0.34),
    place(bodrumCastle(stone, { lit: true, shade: false }), 130, 712, 1.02),
    // Thin, so that slits and courses of stone stay whole.
    ...faces.map(([x, y, width, height]) =>
      fill(
        box(x, y, width, height),
        sheet.linear(
          [
            [0, "#3a2440", 0.5],
            [1, "#3a2440", 0],
          ],
          [x, y],
          [x, y + height],
        ),
      ),
    ),
    lightColumns(sheet, {
      at: [190, 300, 420, 560, 640, 790, 930, 1040],
      y: 726,
      length: 260,
      width: 70,
      colour: "#f0ab58",
    }),
    ripples(sheet, { x: 640, y: 722, width: 1020, height: 60, count: 40, colour: "#0a2142", opacity: 0.75 }),
  );
}

function drawBoats(sheet: Sheet): void {
  const boats = sheet.tinted({
    wall: "#c6d6e6",
    wallBright: "#dfe9f0",
    wallShade: "#4a6a90",
    wallDeep: "#6f8fb0",
    window: "#27466b",
  });
  // Her masts stand dark before the floodlit walls.
  const warm = sheet.tinted({ wall: "#e9d9b8", wallBright: "#f3e6c8", wallShade: "#6d7f9a", trunk: "#1a1128" });
  sheet.add(
    place(mastForest(boats, { width: 500, count: 9, height: 230, lights: true, seed: 5 }), 1130, 760),
    place(gulet(warm, { sails: "furled", hull: "#5a3430", hullShade: "#261824", lit: true }), 720, 822, 0.78),
    lightColumns(sheet, { at: [610, 660, 712, 764, 814], y: 838, length: 120, width: 32 }),
    ripples(sheet, { x: 720, y: 830, width: 510, height: 36, count: 32, colour: "#061429", opacity: 0.85 }),
    place(fishingBoat(boats, { colour: "#2a5f88", shade: "#14304c" }), 1200, 1010, 0.9),
    ripples(sheet, { x: 1200, y: 1016, width: 190, height: 24, count: 12, colour: "#061429", opacity: 0.8 }),
    place(dinghy(boats), 1010, 1002, 0.7),
  );
}

/** The terrace that we sit on: one table, two chairs, bulbs on a wire, all against the water. */
function drawTerrace(sheet: Sheet): void {
  const { near } = sheet.mood;
  const shade = sheet.tinted({
    wallBright: "#3d638c",
    wallShade: "#16304f",
    trunk: near,
    leaf: "#0c1e38",
    leafDark: near,
    leafLight: "#14304c",
  });
  sheet.add(
    fill("M0 1200V1122H700L740 1146H1600V1200Z", near),
    fill("M0 1122H700L708 1130H0Z", "#2a4a70"),
    fill(box(452, 700, 13, 422), near),
    stringLights(sheet, { from: [-20, 726], to: [458, 706], sag: 46, count: 13 }),
    place(cafeTable(shade), 250, 1124, 1.5),
    place(chair(shade, { colour: "#27507c" }), 120, 1124, 1.4),
    place(chair(shade, { colour: "#27507c" }), 380, 1124, 1.4, -1.4),
    place(lantern(sheet), 250, 1030, 0.8),
    place(lantern(sheet), 600, 1122, 0.9),
    place(palm(shade, { seed: 8, lean: -30 }), 1510, 1170, 2.6),
    bougainvillea(sheet, { x: 1500, y: 1160, width: 140, height: 56, seed: 5, count: 40, size: 32 }),
    bougainvillea(sheet, { x: 30, y: 1180, width: 110, height: 44, seed: 7, count: 28, size: 30 }),
  );
}
