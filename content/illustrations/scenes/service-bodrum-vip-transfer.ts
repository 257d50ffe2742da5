import { cameraOf, frameOf, type Project, ribbon, stepsAway } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { slope } from "../parts/land/fields.ts";
import { boulders, latmos } from "../parts/land/latmos.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { poppy } from "../parts/plants/poppy.ts";
import { olive } from "../parts/plants/trees.ts";
import { ripples } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { carrierBehind } from "../parts/vehicles/carrierBehind.ts";

const HORIZON = 470;
const SHORE = 520;

/** The road to İzmir in the morning: poppies, olive terraces, one carrier far off; Lake Bafa and the teeth of Latmos behind. */
export const SCENE: Scene = {
  name: "service-bodrum-vip-transfer",
  seed: 45,
  mood: "morning",
  crops: { wide: 120, square: 250 },
  grain: 0.35,
  colours: { leafLight: "#b3b584", leaf: "#7d8a55", leafDark: "#4a5a3a" },
  draw(sheet) {
    const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 13, focal: 1500 });
    drawLake(sheet);
    drawSlopes(sheet);
    drawRoad(sheet, frameOf(camera, { right: 0, away: 0, heading: 0 }));
    drawPoppies(sheet);
  },
};

function drawLake(sheet: Sheet): void {
  const crest = pointsOf([
    120, 506, 210, 470, 270, 438, 316, 446, 372, 396, 410, 404, 462, 350, 498, 362, 540, 318, 574, 330, 612, 268, 640,
    284, 668, 222, 690, 240, 716, 172, 742, 214, 768, 158, 794, 206, 824, 162, 850, 224, 884, 186, 912, 250, 946, 214,
    980, 282, 1034, 268, 1078, 322, 1140, 300, 1196, 350, 1262, 336, 1330, 384, 1410, 366, 1490, 410, 1570, 398, 1640,
    430,
  ]);
  const massif = latmos(crest, SHORE);
  const veil = box(0, SHORE - 150, 1600, 150);
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.28 }),
    sheet.glow([120, 430], 520, "#fff1cf", 0.8),
    ridge(sheet, {
      crest: pointsOf([-20, 452, 110, 436, 240, 452, 380, 430, 480, 440, 560, 470]),
      foot: SHORE,
      mist: 0,
      seed: 6,
    }),
    massif,
    ridge(sheet, {
      crest: pointsOf([-20, 486, 200, 494, 420, 480, 640, 490, 860, 474, 1060, 486, 1280, 464, 1460, 474, 1640, 456]),
      foot: SHORE,
      colour: "#b3b19a",
      shade: "#98a094",
      mist: 0,
      rough: 4,
      seed: 5,
    }),
    sheet.spray(veil, sheet.mood.mist, { from: [0, SHORE], to: [0, SHORE - 140], thick: 0.95 }),
    fill(box(0, SHORE, 1600, 240), sheet.downwards(["#f3e6cc", "#b9d6d6", "#7fb6c6", "#5aa0b8"], SHORE, 740)),
    sheet.clipped(
      box(0, SHORE, 1600, 200),
      `<g transform="translate(0 ${SHORE * 1.5}) scale(1 -.5)" opacity=".3">${massif}</g>`,
    ),
    fill(lens(420, SHORE, 1000, 12) + lens(1240, SHORE + 2, 1100, 14), "#fdf4df", 0.9),
    place(monastery(sheet), 540, 586),
    ripples(sheet, { x: 540, y: 588, width: 300, height: 18, count: 18 }),
    ripples(sheet, { x: 980, y: 560, width: 900, height: 70, count: 24 }),
  );
}

/** One of the lake's islets, with the walls of a monastery; 200 wide. */
function monastery(sheet: Sheet): Drawing {
  const { stoneWorn, stoneShade, leaf, leafDark } = sheet.mood;
  return (
    fill("M-110 0Q-80-22-40-26T60-22T114 0Q0 12-110 0Z", "#a79a86") +
    fill("M10 5Q40-10 60-22T114 0Q60 7 10 5Z", "#867b83") +
    fill("M-60-22V-52L-44-48V-58H-34V-44H6V-60L14-66L22-58V-40L54-36V-20Z", stoneWorn) +
    fill("M22-58V-40L54-36V-20H14V-66Z", stoneShade) +
    fill(box(-24, -38, 7, 12) + box(-4, -38, 7, 12), "#6f5a66") +
    fill("M62-22Q62-44 78-46T96-20Z", leaf) +
    fill("M80-20Q84-38 78-46Q96-42 96-20ZM-92-8Q-92-30-78-30T-62-14Z", leafDark)
  );
}

/** Terraces with olives on the left, the boulders of the mountain on the right. */
function drawSlopes(sheet: Sheet): void {
  const random = randomOf(12);
  const steps = counted(5).map((index): Point[] => {
    const [y, x] = [610 + index * 62 + index ** 2 * 6, 480];
    return pointsOf([-20, y - 40, x * 0.3, y - 26, x * 0.7, y + 4, x, y + 40, x + 140, y + 96]).map(
      ([px, py]): Point => [px, py + random.around(3)],
    );
  });
  const trees = [
    [60, 596, 0.4],
    [180, 606, 0.42],
    [320, 634, 0.44],
    [20, 660, 0.52],
    [150, 668, 0.5],
    [290, 692, 0.54],
    [90, 740, 0.64],
    [260, 762, 0.66],
  ] as const;
  sheet.add(
    fill(curveDownTo(pointsOf([-20, 652, 400, 656, 760, 662, 1100, 650, 1620, 640]), 1220), "#bfb47c"),
    slope(sheet, {
      crest: pointsOf([980, 676, 1110, 636, 1250, 574, 1400, 540, 1520, 496, 1640, 470]),
      foot: 1220,
      colour: "#bfb47c",
      shade: "#8d875f",
    }),
    ...steps.map((line, index) => {
      const riser = 9 + index * 4;
      const lower = line.map(([x, y]): Point => [x, y + riser]).toReversed();
      return (
        fill(curveDownTo(line, 1220), index % 2 ? "#c9c084" : "#b3ad72") +
        fill(`${curve(line)}${curve(lower).replace("M", "L")}Z`, "#e4cfa6") +
        stroke(curve(line.map(([x, y]): Point => [x, y + riser])), "#8d7a5c", 3)
      );
    }),
    ...trees.map(([x, y, size], index) => place(olive(sheet, { seed: 2 + (index % 4) }), x, y, size)),
    place(boulders(sheet, 3), 1440, 664, 1),
    place(boulders(sheet, 5), 1240, 742, 0.9),
    place(olive(sheet, { seed: 4 }), 1330, 690, 0.56),
    place(olive(sheet, { seed: 3 }), 1150, 716, 0.5),
    place(olive(sheet, { seed: 5 }), 1500, 800, 0.8),
  );
}

/** It swings down to the lake in two bends; the carrier is the only one on it. */
function drawRoad(sheet: Sheet, view: Project): void {
  const along = stepsAway(22, 112, 46);
  const bend = (at: number) => Math.sin((at - 30) / 15.5) * (1.6 + (at - 26) * 0.13) + (at - 30) * 0.02;
  const strip = (from: number, to: number) => polygon(ribbon(view, { along, across: [from, to], bend }));
  const dashes = counted(20).map((index) => {
    const at = 24 + index * 4;
    return polygon(ribbon(view, { along: [at, at + 0.7, at + 1.4, at + 2.1], across: [-0.08, 0.08], bend }));
  });
  const [x, y] = view([61, bend(61) - 1.5, 0]);
  sheet.add(
    fill(strip(-4.3, 4.3), "#d9c391"),
    fill(strip(-3.3, 3.3), "#948c98"),
    sheet.spray(strip(-3.3, 3.3), "#4d4a68", { from: [1000, 1220], to: [760, 800], thick: 0.75 }),
    fill(strip(-3.12, -2.98) + strip(2.98, 3.12) + dashes.join(""), "#fbf3df"),
    place(carrierBehind(sheet, { mood: "morning" }), x, y, 0.3),
  );
}

/** Poppies: a red haze further off, then single flowers, then heads as large as the sun. */
function drawPoppies(sheet: Sheet): void {
  const random = randomOf(29);
  const field = (from: number, to: number, top: number, bottom: number, count: number, largest = 24): Drawing => {
    const heads = counted(count)
      .map(() => {
        const near = random.next() ** 0.8;
        return { x: random.between(from, to), y: mixed(top, bottom, near), size: mixed(5, largest, near) };
      })
      .toSorted((a, b) => a.y - b.y);
    return heads.map(({ x, y, size }) => place(poppy(sheet, random.pick([0, 1, 2])), x, y, size / 24)).join("");
  };
  const bank = (x: number) => 1130 + Math.sin(x / 140) * 16;
  sheet.add(
    fill("M-20 1220V1010Q180 1010 330 1070T560 1220Z", "#8f9a5c"),
    fill("M1620 1220V960Q1420 980 1240 1060T1010 1220Z", "#8f9a5c"),
    grass(sheet, {
      from: -10,
      to: 420,
      ground: (x) => bank(x) + 40,
      count: 70,
      height: 90,
      colour: "#5f7145",
      seed: 4,
    }),
    grass(sheet, {
      from: 1150,
      to: 1610,
      ground: (x) => bank(x) + 50,
      count: 80,
      height: 100,
      colour: "#5f7145",
      seed: 6,
    }),
    field(60, 460, 900, 960, 22, 9),
    field(-10, 300, 930, 1190, 46),
    field(1240, 1610, 900, 1190, 64),
    field(980, 1330, 850, 960, 26, 9),
  );
}
