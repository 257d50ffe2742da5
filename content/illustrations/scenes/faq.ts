import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { box, disc, type Path, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { village } from "../parts/buildings/house.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { slope } from "../parts/land/fields.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rocks } from "../parts/land/cliff.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { agave, mandarin } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sea } from "../parts/sea/sea.ts";
import { cumulus } from "../parts/sky/cumulus.ts";
import { sky } from "../parts/sky/sky.ts";
import { peninsulaMap } from "../parts/things/peninsulaMap.ts";
import { signpost } from "../parts/things/signpost.ts";

const HORIZON = 452;
const EDGE = 668;
/** The table is seen from this height above it, in metres, with the eye at this place of the sheet. */
const [EYE, EYE_LINE, CENTRE, FOCAL] = [0.42, 440, 760, 1500];

/** A table at an open window in the morning: the peninsula's map unfolded, tea, keys; outside two travellers at a signpost above the sea. */
export const SCENE: Scene = {
  name: "faq",
  seed: 51,
  mood: "morning",
  crops: { wide: 140, square: 200 },
  grain: 0.35,
  draw(sheet) {
    const camera = cameraOf({ horizon: EYE_LINE, centre: CENTRE, eye: EYE, focal: FOCAL });
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
    place(windmill(sheet, { turn: 24 }), 1424, 516, 0.6),
    place(olive(sheet, { seed: 4 }), 1130, 668, 0.6),
    place(cypress(sheet, { seed: 3 }), 1290, 664, 0.8),
    slope(sheet, {
      crest: pointsOf([60, 520, 220, 530, 380, 548, 520, 578, 640, 620, 760, 690]),
      foot: 730,
      colour: "#c3b981",
      shade: "#979768",
    }),
    // The post's own shade on the grass, and the stones that hold it.
    fill("M432 620L640 634L648 644L436 634Z", "#6f7350", 0.7),
    place(signpost(sheet), 430, 630, 0.74),
    place(rocks(sheet, { spread: 44, size: 26, seed: 6 }), 432, 642),
    place(
      person(sheet, {
        pose: "pointing",
        mirrored: true,
        wears: "shorts",
        top: "#fdf8ee",
        bottom: "#8f7a4a",
        hat: "#e8cf9a",
      }),
      560,
      652,
      1.24,
    ),
    place(
      person(sheet, {
        pose: "standing",
        behind: true,
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#c2465f",
        bottom: "#f3e0b4",
        hairstyle: "long",
        carries: "bag",
        carriedColour: "#1d7fa0",
      }),
      628,
      660,
      1.16,
    ),
    place(agave(sheet, { seed: 5 }), 290, 646, 0.9),
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
    sheet.spray(top, "#6b3d33", { from: [1640, 1240], to: [1260, 900], thick: 0.4 }),
  );
}

/** Tea on its saucer, the keys, mandarins: all on the table that the map's camera looks at. */
function drawThings(sheet: Sheet): void {
  sheet.add(
    place(mandarin(sheet, { radius: 50, leaf: true }), 1170, 762),
    place(mandarin(sheet, { radius: 46 }), 1258, 782),
    place(tea(sheet), 1376, 1010),
    lying(196, 1058, keys()),
  );
}

/** Lays what is drawn from straight above on the table at a place of the sheet, foreshortened and leaning as the table does there. */
function lying(x: number, y: number, drawing: Drawing): Drawing {
  const [right, away] = [(x - CENTRE) / (y - EYE_LINE), (EYE * FOCAL) / (y - EYE_LINE)];
  const flat = EYE / away;
  return `<g transform="matrix(1 0 ${(right * flat).toFixed(3)} ${flat.toFixed(3)} ${x} ${y})">${drawing}</g>`;
}

/** A tulip glass of tea with a spoon and two lumps of sugar on its saucer; the nearer to the eye's height, the flatter its rounds. 280 wide, 250 high. */
function tea(sheet: Sheet): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  const side = "Q-34-150-37-128Q-42-104-50-74Q-56-34-34-4";
  const body = `M-55-222${side}Q0 20 34-4Q56-34 50-74Q42-104 37-128Q34-150 55-222Z`;
  const brew = "M-46-186Q-33-148-35-128Q-40-102-47-74Q-52-34-31-8Q0 12 31-8Q52-34 47-74Q40-102 35-128Q33-148 46-186Z";
  const lump = (x: number, y: number): Drawing =>
    place(
      fill("M-18-18L4-26L22-18L0-9Z", "#fffdf6") +
        fill("M-18-18L0-9V9L-18-1Z", "#ece3dc") +
        fill("M0-9L22-18V-1L0 9Z", "#b9a9b0"),
      x,
      y,
    );
  return (
    fill("M-60 44Q80 76 250 40Q300 24 190-4Z", "#4f2d33", 0.45) +
    fill(disc(0, 8, 138, 52), "#a9b0c6") +
    fill(disc(0, 0, 138, 51), wallBright) +
    stroke(disc(0, 0, 125, 46), "#c2265f", 6) +
    fill(disc(2, 4, 92, 33), wallShade, 0.75) +
    fill(disc(2, 8, 88, 29), "#f2ece2") +
    fill("M4 8Q60 26 104 14Q120 4 84-6Z", "#b06a4a", 0.45) +
    // The spoon, from the saucer's hollow out over its rim.
    stroke("M66 22L182 46", "#8d98a6", 9) +
    stroke("M66 20L182 43", "#eef3f4", 5) +
    fill("M28 18Q44 4 70 14Q80 24 58 30Q36 32 28 18Z", "#cbd5da") +
    fill("M36 18Q48 9 64 16Q68 22 54 24Q42 26 36 18Z", "#8d98a6") +
    lump(-92, 12) +
    lump(-66, 24) +
    fill(disc(0, -2, 36, 13), wallShade) +
    fill(body, "#e6f3f2", 0.62) +
    fill(brew, "#b2461a") +
    fill("M46-186Q33-148 35-128Q40-102 47-74Q52-34 31-8Q16 2 4 1Q28-30 22-74Q14-110 15-132Q16-156 20-178Z", "#7f2a14") +
    fill(disc(0, -186, 46, 11), "#d8702c") +
    fill("M-46-186Q-30-176 0-175T46-186Q30-192 0-180T-46-186Z", "#f0a050", 0.8) +
    stroke(disc(0, -222, 55, 12), "#fffdf6", 4, 0.95) +
    fill("M-42-206Q-24-160-28-128L-22-128Q-18-160-32-204ZM-40-70Q-44-40-32-20L-26-22Q-36-42-33-70Z", "#fffdf6", 0.85) +
    stroke("M-34-4Q0 20 34-4", "#fffdf6", 4, 0.9)
  );
}

/** From straight above: the car's key and a house key on a ring with an eye-bead; each lies on its own thin shade. */
function keys(): Drawing {
  const fob = "M50-24Q54-52 84-54L206-44Q236-40 238 0T206 44L84 54Q54 52 50 24Z";
  const house =
    "M-22 40Q-54 40-62 74Q-62 108-32 112L-30 116V222L-20 236L-8 226V206L6 198L-8 188V176L4 168L-8 160V114Q22 100 18 70Q10 40-22 40Z";
  const bead = disc(-128, -122, 58);
  const shade = (path: Path): Drawing => place(fill(path, "#4f2d33", 0.55), 12, 14);
  return (
    turned(shade(fob), 24) +
    shade(house) +
    shade(bead) +
    place(stroke(disc(0, 0, 58), "#4f2d33", 9, 0.5), 8, 10) +
    // The car's key: a dark fob with its edge and two buttons.
    place(turned(fill(fob, "#0c1826"), 24), 0, 16) +
    turned(
      fill(fob, "#1f3a56") +
        fill("M62-30Q66-42 86-43L204-34Q220-32 226-10L60-16Z", "#41698d") +
        fill(disc(116, 4, 22), "#0f2236") +
        fill(disc(178, 4, 22), "#0f2236") +
        fill(disc(112, 0, 14), "#547c9e") +
        fill(disc(174, 0, 14), "#547c9e"),
      24,
    ) +
    // A house key with its bit.
    place(fill(house, "#8e6428"), 0, 7) +
    fill(house, "#dcb566") +
    fill(disc(-22, 62, 12), "#8e5433") +
    stroke("M-19 122V214", "#a87a38", 5) +
    // The bead on its cord.
    stroke("M-40-40L-88-84", "#c2265f", 9) +
    place(fill(bead, "#0f2a5c"), 0, 12) +
    fill(bead, "#1d4f9a") +
    fill(disc(-128, -122, 38), "#fffdf6") +
    fill(disc(-128, -122, 25), "#6fb4d8") +
    fill(disc(-128, -122, 12), "#0f1f38") +
    stroke(disc(0, 0, 58), "#8493a0", 11) +
    stroke("M-57-6A58 58 0 0 1 10-57", "#f4f8f8", 6)
  );
}
