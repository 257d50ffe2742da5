import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { curve, lens, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { village } from "../parts/buildings/house.ts";
import { millStump } from "../parts/buildings/millStump.ts";
import { rocks } from "../parts/land/cliff.ts";
import { slope } from "../parts/land/fields.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass } from "../parts/plants/foliage.ts";
import { agave } from "../parts/plants/small.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { mackerelSky } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { parasail, sunshade } from "../parts/things/beachLife.ts";

const HORIZON = 400;
/** The middle of the bay, and its shore from the near rocks round the beach to the far cape. */
const MIDDLE: Point = [700, 636];
const SHORE = pointsOf([
  -30, 800, 180, 806, 420, 812, 660, 806, 880, 782, 1060, 738, 1170, 684, 1210, 630, 1180, 582, 1090, 544, 960, 520,
  800, 506, 640, 498, 500, 490,
]);

/** Gümbet from the ridge of the mills: the round bay, parasols in rows along its beach, a parasail far out, stumps in front. */
export const SCENE: Scene = {
  name: "service-gumbet-transfer",
  seed: 47,
  mood: "day",
  crops: { wide: 140, square: 170 },
  grain: 0.3,
  draw(sheet) {
    drawFar(sheet);
    drawTown(sheet);
    drawWater(sheet);
    drawBeach(sheet);
    drawRidge(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.55 }),
    mackerelSky(sheet, { x: 1180, y: 120, length: 620, height: 120, seed: 6 }),
    ridge(sheet, {
      crest: pointsOf([-20, 378, 120, 356, 260, 368, 420, 350, 560, 372, 700, 388, 820, 396]),
      foot: HORIZON + 2,
      mist: 26,
      seed: 5,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 90, foot: false }),
    ridge(sheet, {
      crest: pointsOf([
        478, 494, 560, 452, 660, 420, 800, 372, 920, 386, 1060, 330, 1200, 300, 1340, 322, 1480, 262, 1640, 236,
      ]),
      foot: 498,
      colour: "#b5b886",
      shade: "#8c9a7c",
      light: "#cfc796",
      mist: 40,
      seed: 8,
    }),
  );
}

/** The same line, nearer to the middle of the bay or further from it. */
function around(share: number): Point[] {
  const [x, y] = MIDDLE;
  return SHORE.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share]);
}

function between(inner: number, outer: number, from = 0): string {
  return `${curve(around(inner).slice(from))}${curve(around(outer).slice(from).toReversed()).replace("M", "L")}Z`;
}

/** White cubes behind the beach and up the slopes. */
function drawTown(sheet: Sheet): void {
  const shore = `${curve(SHORE.slice(0, 8)).replace("M", "M-30 1220L")}L1640 640V1220Z`;
  sheet.add(
    fill(shore, "#b9ad78"),
    fill("M-30 806Q200 800 420 816L640 830Q400 880-30 850Z", "#d8c08c"),
    fill("M760 506Q1100 470 1300 400L1640 330V960H700L1060 740L1210 640L1100 540Z", "#c3b784"),
    village(sheet, {
      rows: 4,
      far: [820, 1300],
      near: [760, 1220],
      ground: (x, share) => 470 + share * 36 - (x - 820) * 0.09 * (1 - share * 0.8),
      scale: [0.26, 0.36],
      seed: 3,
      gardens: 0.24,
      flowers: 0.05,
    }),
    village(sheet, {
      rows: 9,
      far: [1180, 1640],
      near: [1130, 1640],
      ground: (x, share) => 420 + share * 350 - (x - 1180) * 0.16 * (1 - share),
      scale: [0.34, 0.86],
      seed: 9,
      gardens: 0.22,
      flowers: 0.1,
    }),
  );
}

/** Bands of shallow water along the sand, boats, the launch that tows the parasail. */
function drawWater(sheet: Sheet): void {
  const { wallBright, wall, stone, stoneShade } = sheet.mood;
  const bay = `${curve(SHORE)}L-30 490Z`;
  const depth = sheet.linear(
    [
      [0, "#2f93b4", 0],
      [1, "#2f93b4", 0.6],
    ],
    [0, 490],
    [0, 640],
  );
  const jetties = [5, 7, 9].map((index) => {
    const [a, b] = [around(1.0)[index] ?? MIDDLE, around(0.76)[index] ?? MIDDLE];
    const wide = index === 5 ? 9 : 5;
    return polygon([a, [a[0] + 4, a[1] + wide], [b[0], b[1] + wide], b]);
  });
  sheet.add(
    fill(bay, depth),
    fill(between(0.78, 1.01, 2), "#4fb2c4", 0.75),
    fill(between(0.88, 1.01, 2), "#7dcccd", 0.8),
    fill(between(0.95, 1.01, 2), "#b9e6da", 0.95),
    ripples(sheet, { x: 520, y: 520, width: 900, height: 240, count: 44 }),
    ripples(sheet, { x: 520, y: 540, width: 900, height: 220, count: 30, colour: "#1a628c", opacity: 0.35 }),
    fill(jetties.join(""), stone),
    stroke(
      jetties.map((jetty) => jetty.split("L").slice(2).join("L").replace("Z", "").replace(/^/, "M")).join(""),
      stoneShade,
      2,
    ),
    place(sailingYacht(sheet), 860, 640, 0.34),
    place(sailingYacht(sheet), 690, 584, 0.24),
    place(sailingYacht(sheet), 300, 470, 0.2),
    ...[
      [990, 660, 1],
      [900, 700, 1.2],
      [1010, 606, 0.8],
      [820, 556, 0.6],
    ].map(([x = 0, y = 0, size = 1]) =>
      place(
        fill("M-26-9H20L32-12Q26 4 14 4H-20Z", wall) +
          fill("M-24-2H26Q22 4 14 4H-20Z", "#1d5d86") +
          fill("M-14-9V-20H8V-9Z", wallBright),
        x,
        y,
        size,
      ),
    ),
    place(wake(sheet, { length: 190, spread: 16 }), 432, 598, 1, -1),
    fill("M376 590L440 588L436 600H392Q380 598 376 590Z", wallBright),
    fill("M384 596H437L436 600H392Z", "#c2265f"),
    stroke("M432 586Q470 470 548 330", wallBright, 2),
    place(parasail(), 566, 236),
  );
}

/** Sand between the water and the houses, and parasols in rows that follow it. */
function drawBeach(sheet: Sheet): void {
  const random = randomOf(5);
  const colours = ["#fdf8ee", "#e8873a", "#fdf8ee", "#1d7fa6"] as const;
  const rows = [1.035, 1.075, 1.115].flatMap((share, row) => {
    const line = around(share);
    return line.slice(3, 12).flatMap((from, index) => {
      const to = line[index + 4] ?? from;
      const near = Math.max(0.34, (mixed(from[1], to[1], 0.5) - 440) / 370);
      const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], (to[1] - from[1]) * 1.7) / (34 * near)));
      return counted(count).map((step) => ({
        x: mixed(from[0], to[0], step / count) + random.around(2),
        y: mixed(from[1], to[1], step / count),
        size: near,
        colour: colours[(row + (index > 4 ? 1 : 0)) % 4] ?? "#fdf8ee",
      }));
    });
  });
  sheet.add(
    fill(between(1, 1.17, 2), "#efdab0"),
    fill(between(1.14, 1.17, 2), "#c9ad7c"),
    stroke(curve(around(1).slice(2)), "#fffdf6", 5),
    ...rows.toSorted((a, b) => a.y - b.y).map(({ x, y, size, colour }) => place(sunshade(sheet, colour), x, y, size)),
  );
}

/** The dry ridge that we stand on: two stumps of mills in bare stone, walls, agaves. */
function drawRidge(sheet: Sheet): void {
  const bare = sheet.tinted({
    wall: "#ecd5a6",
    wallShade: "#b08d74",
    wallDeep: "#7d6470",
    door: "#4a3a4c",
    window: "#35304a",
  });
  sheet.add(
    village(sheet, {
      rows: 2,
      far: [660, 1060],
      near: [560, 1000],
      ground: (x, share) => 880 + share * 50 - Math.max(0, x - 760) * 0.12,
      scale: [0.6, 0.7],
      seed: 12,
      gardens: 0.4,
      flowers: 0.2,
    }),
    slope(sheet, {
      crest: pointsOf([560, 1010, 760, 950, 940, 900, 1120, 868, 1300, 866, 1480, 886, 1640, 850]),
      foot: 1220,
      colour: "#cdb57c",
      shade: "#94805f",
    }),
    fill(lens(1296, 912, 360, 22), "#6f6156", 0.6),
    place(millStump(bare, 3), 1230, 912, 1.35),
    slope(sheet, {
      crest: pointsOf([-20, 880, 140, 890, 320, 930, 520, 980, 760, 1030, 1000, 1080, 1300, 1120, 1640, 1110]),
      foot: 1220,
      colour: "#dcc389",
      shade: "#9a835f",
    }),
    fill("M316 1080L586 1056Q766 1070 826 1096Q626 1110 446 1104Z", "#6f6156", 0.6),
    place(millStump(bare, 6), 366, 1086, 2.9),
    place(rocks(sheet, { spread: 300, count: 8, size: 30, seed: 4 }), 640, 1112),
    place(rocks(sheet, { spread: 160, count: 5, size: 22, seed: 7 }), 1010, 960),
    grass(sheet, {
      from: 460,
      to: 1100,
      ground: (x) => 1150 + Math.sin(x / 90) * 12,
      count: 70,
      height: 46,
      colour: "#a58f52",
      seed: 3,
    }),
    place(agave(sheet, { seed: 5 }), 900, 1130, 1.5),
    place(agave(sheet, { seed: 3 }), 1420, 1150, 2.3),
  );
}
