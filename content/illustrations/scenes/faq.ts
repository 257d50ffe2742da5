import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { box, disc, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { village } from "../parts/buildings/house.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { slope } from "../parts/land/fields.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { mandarin } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";
import { peninsulaMap } from "../parts/things/peninsulaMap.ts";
import { signpost } from "../parts/things/signpost.ts";
import { glass, plate } from "../parts/things/table.ts";

const HORIZON = 452;
const EDGE = 668;

/** A table at an open window in the morning: the peninsula's map unfolded, tea, keys; outside a signpost and the sea. */
export const SCENE: Scene = {
  name: "faq",
  seed: 51,
  mood: "morning",
  crops: { wide: 140, square: 200 },
  grain: 0.35,
  draw(sheet) {
    const camera = cameraOf({ horizon: 440, centre: 760, eye: 0.42, focal: 1500 });
    drawView(sheet);
    drawWindow(sheet);
    drawTable(sheet);
    sheet.add(peninsulaMap(sheet, camera));
    drawThings(sheet);
  },
};

function drawView(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    cumulus(sheet, { x: 960, y: 262, length: 290, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([60, 420, 220, 396, 420, 418, 640, 430, 860, 404, 1060, 384, 1300, 420, 1560, 430]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 700, dabs: 60, foot: false }),
    place(sailingYacht(sheet), 800, 540, 0.46),
    slope(sheet, {
      crest: pointsOf([1010, 690, 1120, 604, 1240, 540, 1380, 506, 1560, 486]),
      foot: 720,
      colour: "#cdbb86",
      shade: "#98916a",
    }),
    village(sheet, {
      rows: 3,
      far: [1240, 1540],
      near: [1150, 1540],
      ground: (x, share) => 548 + share * 84 - (x - 1150) * 0.08,
      scale: [0.6, 0.8],
      seed: 6,
      flowers: 0.12,
    }),
    place(windmill(sheet, { turn: 24 }), 1420, 512, 0.74),
    place(olive(sheet, { seed: 4 }), 1130, 668, 0.6),
    place(cypress(sheet, { seed: 3 }), 1290, 664, 0.8),
    slope(sheet, {
      crest: pointsOf([60, 596, 240, 606, 440, 632, 620, 680, 700, 720]),
      foot: 730,
      colour: "#bdb67c",
      shade: "#8d8f60",
    }),
    place(signpost(sheet), 470, 690),
  );
}

/** The wall about the window and its blue frame, one wing folded inwards on the left. */
function drawWindow(sheet: Sheet): void {
  const { door, window, wallBright, wallShade, wallDeep } = sheet.mood;
  sheet.add(
    fill(`M0 0H1600V${EDGE}H1540V70H60V${EDGE}H0Z`, "#e9d9c6"),
    fill(box(1540, 0, 60, EDGE), wallShade),
    fill(`M60 ${EDGE}V70H1540V${EDGE}H1506V104H94V${EDGE}Z`, door),
    fill(box(94, 104, 1412, 9) + box(94, 104, 9, EDGE - 104), wallBright, 0.8),
    fill(box(1506, 70, 34, EDGE - 70), window),
    fill(`M94 104L214 150V${EDGE}H94Z`, door),
    fill(`M120 150L190 176V370L120 366ZM120 396L190 398V${EDGE}H120Z`, "#cfe6e2", 0.85),
    fill(`M120 150L150 161L120 260ZM120 440L172 398H190L120 520Z`, wallBright, 0.8),
    fill(`M202 146L214 150V${EDGE}H202Z`, window),
    fill(box(0, 0, 1600, 16), wallDeep, 0.5),
    bougainvillea(sheet, { x: 1500, y: 96, width: 120, height: 66, seed: 4, count: 40, size: 30 }),
    bougainvillea(sheet, { x: 1380, y: 66, width: 90, height: 40, seed: 6, count: 24, size: 28 }),
  );
}

/** Boards of the table and the window's light across them. */
function drawTable(sheet: Sheet): void {
  const top = box(0, EDGE, 1600, 1200 - EDGE);
  const gaps = [-2000, -1100, -420, 180, 760, 1340, 1940, 2620].map(
    (x) => `M${short(760 + (x - 760) * 0.33)} ${EDGE}L${x} 1210`,
  );
  sheet.add(
    fill(top, sheet.downwards(["#c98d5a", "#b0713f", "#8e5433"], EDGE, 1200)),
    stroke(gaps.join(""), "#7a4630", 4, 0.7),
    fill(`M250 ${EDGE}H760L640 1210H-160Z M840 ${EDGE}H1300L1420 1210H740Z`, "#f3c78a", 0.42),
    fill(box(0, EDGE - 6, 1600, 12), "#e5b27c"),
    sheet.spray(top, "#6b3d33", { from: [1640, 1240], to: [1180, 860], thick: 0.7 }),
  );
}

/** Tea on its saucer with sugar and a spoon, the keys, mandarins. */
function drawThings(sheet: Sheet): void {
  sheet.add(
    place(plate(sheet, { radius: 92, rim: "#c2265f" }), 1384, 1004, 1.1),
    stroke("M1440 1024L1530 990", "#e6ecee", 9),
    fill(disc(1434, 1026, 22, 10), "#cbd5da"),
    place(glass(sheet), 1370, 1008, 2.5),
    fill("M1424 1000l30-8l16 12l-30 9z", "#fffdf6") +
      fill("M1440 1013l30-9v18l-30 9zM1424 1000l16 13v18l-16-13z", "#cfc4c4"),
    place(mandarin(sheet, { radius: 50, leaf: true }), 1170, 752),
    place(mandarin(sheet, { radius: 46 }), 1258, 772),
    place(keys(), 196, 1030),
  );
}

/** A car key on a ring with a house key and an eye-bead. */
function keys(): Drawing {
  return (
    fill("M-110 14Q-40 60 60 30T200 70L190 90Q80 70 0 84T-120 40Z", "#4f2d33", 0.4) +
    stroke(disc(0, 0, 52, 30), "#9aa9b4", 9) +
    stroke("M-50-8Q-40-30 0-30", "#eef3f4", 5) +
    // The car's key: a dark fob with two buttons.
    fill("M38 8Q60-10 96 2L176 34Q206 50 190 76Q176 96 140 84L56 52Q24 36 38 8Z", "#15283d") +
    fill("M44 6Q62-6 96 4L176 36Q196 46 194 60Q182 48 160 42L66 14Z", "#41698d") +
    fill(disc(96, 34, 15, 10), "#2f4f70") +
    fill(disc(136, 50, 15, 10), "#2f4f70") +
    // A house key with its bit.
    fill(
      "M-38 22Q-70 10-96 26Q-110 46-84 56Q-60 62-40 46L-30 54L-16 104L-24 112L-14 122L-20 130L-6 146L8 140L-10 44L-20 30Z",
      "#d8ae5e",
    ) +
    fill("M-40 46L-30 54L-16 104L-24 112L-14 122L-20 130L-6 146L0 143L-22 48L-32 38Z", "#a87a38") +
    fill(disc(-72, 38, 11, 8), "#8e5433") +
    // The bead.
    stroke("M-46-18L-76-44", "#c2265f", 6) +
    fill(disc(-98, -58, 36, 27), "#1d4f9a") +
    fill(disc(-100, -60, 23, 17), "#fffdf6") +
    fill(disc(-100, -60, 14, 10), "#6fb4d8") +
    fill(disc(-100, -60, 6, 5), "#0f1f38")
  );
}
