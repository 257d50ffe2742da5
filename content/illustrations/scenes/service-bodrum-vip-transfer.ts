import { cameraOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { besparmak } from "../parts/land/besparmak.ts";
import { lakeMonastery } from "../parts/land/lakeMonastery.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { wornBoulder } from "../parts/land/wornBoulder.ts";
import { poppyBank } from "../parts/plants/fieldPoppy.ts";
import { grass } from "../parts/plants/foliage.ts";
import { olive } from "../parts/plants/trees.ts";
import { ripples } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { carrierBehind } from "../parts/vehicles/carrierBehind.ts";

const HORIZON = 470;
const SHORE = 524;

/** The road to İzmir in the morning: poppies, olive terraces, one carrier about to round a spur; Lake Bafa and the crags of Latmos behind. */
export const SCENE: Scene = {
  name: "service-bodrum-vip-transfer",
  seed: 45,
  mood: "morning",
  crops: { wide: 120, square: 250 },
  grain: 0.3,
  colours: { leafLight: "#b3b584", leaf: "#7d8a55", leafDark: "#4a5a3a", groundShade: "#6f6a52" },
  draw(sheet) {
    drawLake(sheet);
    drawTerraces(sheet);
    drawRoad(sheet);
    drawSpur(sheet);
    drawPoppies(sheet);
  },
};

function drawLake(sheet: Sheet): void {
  const massif = besparmak(SHORE);
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.28 }),
    sheet.glow([90, 420], 560, "#fff1cf", 0.85),
    fill(
      curveDownTo(pointsOf([-20, 452, 60, 440, 130, 438, 220, 450, 320, 462, 440, 500]), SHORE),
      sheet.downwards([sheet.mood.far, sheet.mood.mist], 436, SHORE),
    ),
    massif,
    fill(
      curveDownTo(pointsOf([-20, 504, 160, 496, 420, 506, 700, 494, 960, 508, 1240, 490, 1460, 500, 1640, 484]), SHORE),
      "#8f9781",
    ),
    fill(box(0, 410, 1600, SHORE - 410), mistOf(sheet)),
    fill(box(0, SHORE, 1600, 240), sheet.downwards(["#dfe2d2", "#a9d0d4", "#76b3c4", "#5aa0b8"], SHORE, 740)),
    sheet.clipped(
      box(0, SHORE, 1600, 200),
      `<g transform="translate(0 ${SHORE * 1.5}) scale(1 -.5)" opacity=".28">${massif}</g>`,
    ),
    fill(lens(500, 604, 300, 20), "#4d7f94", 0.55),
    place(lakeMonastery(sheet), 500, 596, 1.15),
    ripples(sheet, { x: 500, y: 606, width: 320, height: 20, count: 14 }),
    ripples(sheet, { x: 980, y: 560, width: 900, height: 70, count: 24 }),
  );
}

/** Thin mist over the far shore, thickest where it meets the water. */
function mistOf(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, "#fbeacb", 0],
      [0.75, "#fbeacb", 0.42],
      [1, "#fbeacb", 0.3],
    ],
    [0, 410],
    [0, SHORE],
  );
}

/** Olive terraces on the left, the plain by the lake behind the road. Every tree throws its shade to the right. */
function drawTerraces(sheet: Sheet): void {
  const plain = pointsOf([-20, 640, 300, 646, 620, 640, 900, 648, 1240, 636, 1620, 640]);
  const steps = [596, 640, 694, 764, 856, 970].map((y, index): Point[] =>
    pointsOf([
      -20,
      y,
      130,
      y + 2,
      280,
      y + 14 + index * 3,
      420,
      y + 44 + index * 6,
      560,
      y + 104 + index * 16,
      720,
      y + 210 + index * 20,
    ]),
  );
  const trees = [
    [86, 594, 0.36, 3],
    [252, 606, 0.38, 5],
    [10, 644, 0.44, 2],
    [404, 682, 0.4, 6],
    [138, 702, 0.6, 4],
    [356, 734, 0.52, 3],
    [226, 782, 0.74, 2],
    [-14, 772, 0.74, 6],
  ] as const;
  sheet.add(
    fill(curveDownTo(plain, 1220), "#c3b980"),
    stroke(curve(plain), "#7f8a58", 9),
    fill(lens(760, 690, 620, 16) + lens(1060, 712, 500, 14), "#a9a468", 0.7),
    ...steps.map((line, index) => {
      const riser = 8 + index * 4;
      const lower = line.map(([x, y]): Point => [x, y + riser]).toReversed();
      return (
        fill(curveDownTo(line, 1220), index % 2 ? "#c9c084" : "#b5af74") +
        fill(`${curve(line)}${curve(lower).replace("M", "L")}Z`, "#e8d5ab") +
        stroke(curve(lower), "#8d7a5c", 3)
      );
    }),
    ...trees.map(
      ([x, y, size, seed]) =>
        fill(disc(x + 62 * size, y + 3, 112 * size, 13 * size), "#6f7148", 0.75) +
        place(olive(sheet, { seed }), x, y, size),
    ),
  );
}

/** Its middle line on the ground, in metres: away from the eye in an S, then along the lake and round the spur. */
const LINE: readonly Point[] = pointsOf([
  2.6, 15, 1, 20.5, -1.8, 26.5, -3.4, 33, -2.8, 39.5, -0.4, 46, 1.9, 52.5, 3.9, 58.5, 6.4, 64.5, 10.6, 70, 17.4, 74.5,
  28, 78, 46, 80.5,
]);

function drawRoad(sheet: Sheet): void {
  const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 10, focal: 1500 });
  const { strip, at } = windingRoad(camera, LINE);
  const dashes = counted(30).map((index) => strip([-0.08, 0.08], [index / 30, index / 30 + 0.015]));
  sheet.add(
    fill(strip([-4.6, 4.6]), "#dcc796"),
    fill(strip([3.3, 3.9]), "#b39c76"),
    fill(strip([-3.3, 3.3]), "#8f8797"),
    sheet.spray(strip([-3.3, 3.3]), "#4d4a68", { from: [1000, 1220], to: [700, 860], thick: 0.6 }),
    fill(strip([-3.12, -2.96]) + strip([2.96, 3.12]) + dashes.join(""), "#fbf3df"),
    place(carrierBehind(sheet, { mood: "morning" }), ...at(0.262, 1.62), 0.5),
  );
}

/** The spur on the right that the road goes behind: gneiss boulders and three olives on it. */
function drawSpur(sheet: Sheet): void {
  const body = curve(
    pointsOf([
      1330, 1260, 1150, 1150, 1010, 1074, 930, 1000, 884, 930, 906, 874, 960, 830, 1004, 782, 1012, 738, 1034, 690,
      1086, 640, 1170, 606, 1290, 572, 1440, 520, 1660, 470, 1680, 1260,
    ]),
  );
  const tree = (x: number, y: number, size: number, seed: number): Drawing =>
    fill(disc(x + 64 * size, y + 3, 116 * size, 13 * size), "#6f6d48", 0.8) + place(olive(sheet, { seed }), x, y, size);
  sheet.add(
    fill(body, "#bdb277"),
    sheet.clipped(
      body,
      // The shoulder that hides the road: its crest lit, the slope to the right of it in shade.
      fill("M1034 690Q1060 650 1130 622T1290 572Q1240 640 1130 672T1012 738Z", "#cfc58b", 0.9) +
        fill("M1180 640Q1300 660 1420 640T1700 560V700Q1500 720 1380 700T1180 640Z", "#aaa268", 0.8) +
        fill("M1700 820Q1460 850 1300 930T1080 1260H1700Z", "#a39d63"),
    ),
    tree(1166, 640, 0.46, 4),
    place(wornBoulder(0, 104), 1424, 606),
    place(wornBoulder(2, 60), 1300, 634),
    place(wornBoulder(3, 40), 1506, 646),
    place(wornBoulder(2, 92), 1136, 812),
    place(wornBoulder(0, 62), 1236, 842),
    place(wornBoulder(3, 46), 1040, 846),
    place(wornBoulder(0, 30), 1000, 886),
    place(wornBoulder(3, 22), 1150, 872),
    tree(1370, 800, 0.72, 3),
    place(wornBoulder(0, 66), 1530, 826),
    tree(1566, 716, 0.58, 5),
  );
}

/** Poppies on two dark banks. */
function drawPoppies(sheet: Sheet): void {
  const [west, east] = [
    pointsOf([-20, 1000, 120, 1008, 260, 1046, 380, 1110, 480, 1220]),
    pointsOf([1100, 1220, 1190, 1136, 1300, 1070, 1440, 1026, 1640, 996]),
  ];
  const bank = "#66764a";
  const blades = (line: readonly Point[], from: number, to: number, seed: number): Drawing =>
    grass(sheet, { from, to, ground: (x) => heightAt(line, x) + 16, count: 54, height: 62, colour: bank, seed });
  sheet.add(
    fill(curveDownTo(west, 1220) + curveDownTo(east, 1220), bank),
    blades(west, -10, 440, 4),
    blades(east, 1130, 1610, 6),
    poppyBank(sheet, { top: west, from: -10, to: 360, count: 15, seed: 29 }),
    poppyBank(sheet, { top: east, from: 1190, to: 1610, count: 30, seed: 31 }),
  );
}
