import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curveDownTo, lens } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { dinghy } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { rocks } from "../parts/land/cliff.ts";
import { pineSlope } from "../parts/land/pineSlope.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { pine } from "../parts/plants/trees.ts";
import { lightColumns, ripples } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky, stars } from "../parts/sky/sky.ts";

const SHORE = 650;

/** A private gulet alone in a wooded cove after sunset: lanterns along the deck, the tender alongside, the evening in the water. */
export const SCENE: Scene = {
  name: "tour-ozel-yat-turu",
  seed: 91,
  mood: "dusk",
  colours: {
    sky: ["#2c2350", "#5a3a70", "#a4567c", "#e38468", "#f8c48c"],
    sea: ["#e0936f", "#a9607a", "#553a6c", "#241c42"],
    leafLight: "#5c5a58",
    leaf: "#3a3d4c",
    leafDark: "#232540",
    trunk: "#2c1c34",
  },
  grain: 0.42,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawCove(sheet);
    drawWater(sheet);
    drawGulet(sheet);
    drawNear(sheet);
  },
};

function drawCove(sheet: Sheet): void {
  const far: Point[] = pointsOf([420, 610, 560, 560, 700, 520, 830, 536, 960, 500, 1100, 548, 1240, 600]);
  const left: Point[] = pointsOf([-40, 300, 90, 320, 210, 356, 330, 420, 440, 478, 540, 560, 600, 640]);
  const right: Point[] = pointsOf([1000, 644, 1060, 590, 1150, 520, 1260, 450, 1370, 372, 1490, 320, 1640, 270]);
  const shoreline = (from: number, to: number) =>
    fill(
      `M${from} ${SHORE - 12}Q${(from + to) / 2} ${SHORE - 26} ${to} ${SHORE - 10}V${SHORE + 6}H${from}Z`,
      "#c9806e",
    ) + fill(`M${from} ${SHORE - 2}H${to}V${SHORE + 6}H${from}Z`, "#5d3560");
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.65 }),
    stars(sheet, { height: 260, count: 46 }),
    flatCloud(sheet, { x: 760, y: 380, length: 520 }),
    flatCloud(sheet, { x: 1010, y: 300, length: 300 }),
    fill(curveDownTo(far, SHORE + 4), "#b5607a"),
    sheet.spray(curveDownTo(far, SHORE + 4), "#f6b98a", { from: [0, SHORE], to: [0, 560], thick: 0.8 }),
    pineSlope(sheet, { crest: left, foot: SHORE, size: 36, colours: ["#37284f", "#4a3560", "#654672"], seed: 3 }),
    pineSlope(sheet, { crest: right, foot: SHORE, size: 38, colours: ["#302348", "#402e58", "#573e68"], seed: 6 }),
    shoreline(-40, 610),
    shoreline(990, 1640),
    place(rocks(sheet, { spread: 150, count: 5, size: 30, seed: 3 }), 570, SHORE + 4),
    place(rocks(sheet, { spread: 170, count: 6, size: 32, seed: 8 }), 1040, SHORE + 6),
  );
}

/** Still water: the gap of sky in the middle, the dark of the hills on both sides. */
function drawWater(sheet: Sheet): void {
  const { mood } = sheet;
  const bars = counted(26).map((index) => {
    const near = index / 25;
    const y = SHORE + 8 + near ** 1.3 * 330;
    const edge = mixed(600, 330, near) + Math.sin(index * 2.1) * 46;
    return [y, edge, mixed(1000, 1270, near) + Math.sin(index * 1.7 + 1) * 52, 4 + near * 13] as const;
  });
  sheet.add(
    fill(box(0, SHORE, 1600, 1200 - SHORE), sheet.downwards(mood.sea, SHORE, 1200)),
    fill(bars.map(([y, left, , thick]) => lens(left - 420, y, 880, thick * 1.6)).join(""), "#46305c", 0.75),
    fill(bars.map(([y, , right, thick]) => lens(right + 420, y, 880, thick * 1.6)).join(""), "#3c2a56", 0.75),
    sheet.spray(box(0, 700, 1600, 500), mood.zenith, { from: [0, 1200], to: [0, 760], thick: 0.8 }),
    ripples(sheet, { x: 800, y: SHORE + 12, width: 480, height: 200, count: 30, colour: "#f8c08e", opacity: 0.75 }),
    ripples(sheet, { x: 800, y: 900, width: 1400, height: 240, count: 40, colour: "#b5688a", opacity: 0.4 }),
  );
}

function drawGulet(sheet: Sheet): void {
  const warm = sheet.tinted({ wall: "#f6dcb8", wallBright: "#ffedcf", wallShade: "#9a6a8c", trunk: "#6b3c3a" });
  const lamps = [-256, -206, -158, -60, -10, 96, 150, 208, 262] as const;
  const [x, y, scale] = [770, 836, 1.28];
  const at = (dx: number, dy: number): Point => [Math.round(x + dx * scale), Math.round(y + dy * scale)];
  const lights = lamps.map((dx, index) => at(dx, [-108, -106, -104, -96, -94, -74, -80, -90, -104][index] ?? -90));
  const wires = [
    [-113, -326, -262, -118],
    [-113, -326, 64, -404],
    [64, -404, 392, -138],
  ] as const;
  const bulbs = wires.flatMap(([x0, y0, x1, y1]) =>
    counted(9).map((index): Point => {
      const share = (index + 0.5) / 9;
      return at(mixed(x0, x1, share), mixed(y0, y1, share) + 52 * share * (1 - share));
    }),
  );
  sheet.add(
    // The hull's own dark in the water first, the lights in it later.
    fill(
      counted(15)
        .map((index) => lens(x + 10 + Math.sin(index * 2.3) * 18, y + 8 + index * 11, 700 - index * 26, 15))
        .join(""),
      "#241a3c",
      0.8,
    ),
    place(gulet(warm, { sails: "furled", hull: "#7a3a34", hullShade: "#341c38", lit: true }), x, y, scale),
    ...lights.map(([lx, ly]) => sheet.glow([lx, ly], 54, "#ffc35e", 0.7)),
    stroke(lights.map(([lx, ly]) => `M${lx} ${ly}v1`).join(""), "#fff0bf", 13),
    stroke(bulbs.map(([bx, by]) => `M${bx} ${by}h0`).join(""), "#ffd98a", 15, 0.22),
    stroke(bulbs.map(([bx, by]) => `M${bx} ${by}h0`).join(""), "#fff0bf", 6.5),
    lightColumns(sheet, { at: lights.map(([lx]) => lx), y: y + 26, length: 210, width: 34, colour: "#f8c878" }),
    place(dinghy(warm, { colour: "#f0d2a8" }), x - 470, y + 44, 1.35),
    stroke(`M${x - 408} ${y + 16}Q${x - 370} ${y + 18} ${x - 330} ${y - 62}`, "#f0d2a8", 2.4),
    ripples(sheet, { x: x - 466, y: y + 50, width: 170, height: 30, count: 14, colour: "#241a3c", opacity: 0.85 }),
  );
}

/** A pine leans into the frame from the near shore. */
function drawNear(sheet: Sheet): void {
  const { near } = sheet.mood;
  const dark = sheet.tinted({
    trunk: near,
    stoneShade: near,
    leaf: "#2c2146",
    leafDark: "#1c1534",
    leafLight: "#4a3560",
  });
  const tones = ["#1c1534", "#2c2146", "#4a3560"] as const;
  sheet.add(
    fill("M1100 1220Q1240 1130 1400 1110T1640 1070V1220Z", near),
    place(pine(dark, { seed: 3 }), 1470, 1120, 3.1),
    leafMass(sheet, { x: 1580, y: 1130, width: 120, height: 60, seed: 6, count: 30, size: 34, colours: tones }),
    leafMass(sheet, { x: 1330, y: 1170, width: 90, height: 36, seed: 7, count: 22, size: 30, colours: tones }),
    leafMass(sheet, { x: 20, y: 1190, width: 130, height: 50, seed: 8, count: 30, size: 34, colours: tones }),
  );
}
