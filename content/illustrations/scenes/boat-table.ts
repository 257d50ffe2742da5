import { fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted } from "../kit/geometry.ts";
import { box, disc, lens } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { breadSlices, carafe, grilledFish, lemonGarnish, oliveDish, saladBowl } from "../parts/things/lunch.ts";
import { basket, glass, plate } from "../parts/things/table.ts";

const HORIZON = 480;

/** Lunch on deck at noon: grilled fish, salad, bread and cold water on a white cloth, the sea and an island over the rail. */
export const SCENE: Scene = {
  name: "boat-table",
  seed: 111,
  mood: "day",
  colours: {
    sky: ["#4fa6cc", "#a3d6e0", "#f4f3e2"],
    sea: ["#8fd6d6", "#34a5be", "#1f86ae", "#1b6f9c"],
    wallDeep: "#8ea3c6",
    groundShade: "#8799bd",
  },
  grain: 0.36,
  crops: { wide: 240, square: 200 },
  draw(sheet) {
    drawSea(sheet);
    drawRail(sheet);
    drawTable(sheet);
    drawLunch(sheet);
    drawAwning(sheet);
  },
};

function drawSea(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 454, 140, 432, 300, 450, 470, 420, 640, 456, 760, 476]),
      foot: HORIZON + 4,
      mist: 30,
      seed: 3,
      rough: 4,
    }),
    ridge(sheet, {
      crest: pointsOf([900, 474, 1000, 436, 1100, 410, 1180, 364, 1280, 352, 1380, 390, 1480, 400, 1620, 380]),
      foot: HORIZON + 6,
      colour: "#a9b98a",
      shade: "#7f9a86",
      light: "#cfcf9c",
      seed: 7,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 120, foot: false }),
    fill(
      counted(26)
        .map((index) =>
          lens(((index * 211) % 1500) + 60, HORIZON + 8 + ((index * 37) % 130), 40 + ((index * 13) % 60), 3.4),
        )
        .join(""),
      "#fffdf2",
      0.8,
    ),
    place(
      fill("M-40-2Q0 6 44-8Q36 8 24 10H-26Q-38 8-40-2Z", "#fffdf6") +
        fill("M-2-8V-120L-44-12ZM4-8V-112L40-14Z", "#fffdf6") +
        fill("M-2-8V-120L-14-10Z", "#aebbd4"),
      650,
      530,
      0.9,
    ),
  );
}

/** The varnished rail with its posts, a rope along them, a towel that dries on it. */
function drawRail(sheet: Sheet): void {
  const posts = counted(9).map((index) => 50 + index * 190);
  sheet.add(
    stroke("M-20 650H1620", "#e9dcc0", 7),
    ...posts.map(
      (x) =>
        fill(box(x - 9, 590, 18, 240), "#9a5430") +
        fill(box(x + 2, 590, 7, 240), "#6b3422") +
        fill(box(x - 15, 654, 30, 12), "#b9703f"),
    ),
    fill(box(-20, 562, 1660, 34), "#b9683a"),
    fill(box(-20, 562, 1660, 9), "#e5a066"),
    fill(box(-20, 588, 1660, 8), "#7a3b24"),
    fill("M1262 556H1398V700Q1330 716 1262 698Z", "#fbf7ef"),
    fill("M1262 600H1398V620H1262ZM1262 640H1398V660H1262Z", "#e0724a"),
    fill("M1262 680Q1330 698 1398 682V692Q1330 708 1262 690Z", "#e0724a"),
    fill("M1360 556H1398V700Q1380 708 1366 708Z", "#7f92b8", 0.4),
    fill("M1262 548Q1330 540 1398 548V566H1262Z", "#fffdf6"),
  );
}

function drawTable(sheet: Sheet): void {
  const { wall, wallBright, wallDeep } = sheet.mood;
  const hem = "M-20 792Q200 776 800 772T1620 792V814Q1400 796 800 794T-20 814Z";
  const stripe = (x: number, w: number) =>
    `M${800 + (x - 800) * 0.56} 776L${x} 1210h${w}L${800 + (x + w - 800) * 0.56} 776Z`;
  sheet.add(
    fill("M-20 792Q200 776 800 772T1620 792V1220H-20Z", wall),
    fill(
      stripe(-300, 34) +
        stripe(-240, 14) +
        stripe(1838, 34) +
        stripe(1800, 14) +
        stripe(120, 30) +
        stripe(176, 12) +
        stripe(1450, 30) +
        stripe(1412, 12),
      "#2f86b4",
      0.85,
    ),
    fill(hem, wallBright),
    // Shade of the awning's edge and of the posts over the cloth.
    sheet.spray("M820 772H1620V1220H1100Q1060 960 820 772Z", wallDeep, {
      from: [1700, 1240],
      to: [1000, 900],
      thick: 0.4,
    }),
  );
}

function drawLunch(sheet: Sheet): void {
  const shadow = (x: number, y: number, w: number, h: number) => fill(disc(x, y, w, h), "#7f92b8", 0.55);
  sheet.add(
    // Behind: bread, water, salad.
    shadow(330, 864, 150, 26),
    place(breadSlices(), 300, 810, 1.25),
    place(basket(sheet), 300, 864, 1.25),
    place(saladBowl(sheet), 1200, 896),
    place(carafe(sheet), 800, 882),
    place(glass(sheet, { of: "water" }), 616, 898, 1.5),
    place(glass(sheet, { of: "water" }), 968, 922, 1.6),
    // In front: the fish on its dish, lemon, olives, knife and fork.
    place(plate(sheet, { radius: 320, rim: "#1d6d9a" }), 700, 1026),
    place(grilledFish(), 690, 1016, 1.18),
    place(lemonGarnish(sheet), 690, 1016),
    place(oliveDish(sheet), 1236, 1074),
    place(
      turned(
        fill("M-8-150Q-14-196-10-220H-6V-176H-2V-222H2V-176H6V-220H10Q14-196 8-150L6 20Q0 32-6 20Z", "#c9d3e4") +
          fill("M2-150H8L6 20Q3 28 0 28Z", "#8ea3c6"),
        -10,
      ),
      300,
      1130,
    ),
    place(
      turned(
        fill("M-9-30V-210Q-6-228 4-214Q14-180 10-110V-30L7 40Q0 50-7 40Z", "#dfe6f1") +
          fill("M3-30H10L7 40Q4 46 2 46Z", "#8ea3c6"),
        12,
      ),
      1082,
      1130,
    ),
  );
}

/** The edge of the awning over us. */
function drawAwning(sheet: Sheet): void {
  const { wallBright, wallShade, wallDeep } = sheet.mood;
  const scallops = counted(11).map((index) => `M${-20 + index * 150} 88q75 70 150 0z`);
  sheet.add(
    fill("M0 0H1640V90H0Z", wallShade),
    fill(
      counted(6)
        .map((index) => box(-20, 8 + index * 12, 1660, 3))
        .join(""),
      wallDeep,
      0.5,
    ),
    fill(scallops.filter((_, index) => index % 2).join(""), "#2f86b4"),
    fill(scallops.filter((_, index) => index % 2 === 0).join(""), wallBright),
    fill(box(-20, 70, 1660, 20), wallDeep, 0.8),
  );
}
