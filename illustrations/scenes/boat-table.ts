import { cameraOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { limb } from "../parts/people/body.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { fruitBowl } from "../parts/things/deckBreakfast.ts";
import {
  BREAM_BODY,
  breadBasket,
  fishGarnish,
  oliveBowl,
  seaBream,
  shepherdSalad,
  tumbler,
  waterCarafe,
} from "../parts/things/deckLunch.ts";

const [HORIZON, EYE_HEIGHT, FOCAL] = [490, 1.76, 2150];
/** Somebody who stands before the table, with the last dish in hand. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE_HEIGHT, focal: FOCAL });
/** The table: half its length, its height, its near and its far edge. */
const TABLE = { half: 1.02, high: 0.74, near: 3.22, far: 4.16 };

/** How high the awning is. */
const CANVAS = 2.5;

/** Lunch on deck in the shade of the awning: a family round a white cloth with a bream, meze and bread, at ease; the rail, a gulet in a pine cove behind them. */
export const SCENE: Scene = {
  name: "boat-table",
  seed: 111,
  mood: "day",
  colours: {
    sky: ["#4fa6cc", "#a3d6e0", "#f4f3e2"],
    sea: ["#8fd6d6", "#34a5be", "#1f86ae", "#1b6f9c"],
  },
  grain: 0.3,
  crops: { wide: 290, square: 200 },
  draw(sheet) {
    drawCove(sheet);
    drawStern(sheet);
    drawGuests(sheet);
    drawTable(sheet);
    drawLunch(sheet);
    drawEnds(sheet);
    drawAwning(sheet);
  },
};

/** A pine cove with a gulet at anchor, capes in the haze to the left. */
function drawCove(sheet: Sheet): void {
  const spur = pointsOf([930, 490, 1010, 452, 1100, 398, 1200, 330, 1320, 280, 1450, 246, 1640, 224]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([-20, 404, 110, 372, 240, 410, 380, 396, 560, 436, 720, 424, 900, 404, 1100, 426, 1640, 420]),
      foot: HORIZON + 4,
      seed: 3,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 1010, dabs: 70, foot: false }),
    fill(lens(1400, 506, 1100, 56), "#7fd6cc", 0.9),
    sheet.clipped(
      box(800, 120, 840, 382),
      pineHill(sheet, {
        crest: spur,
        foot: 500,
        lit: [
          pointsOf([1010, 452, 1100, 398, 1200, 330, 1170, 384, 1130, 436, 1110, 510, 940, 510]),
          pointsOf([1320, 280, 1450, 246, 1410, 312, 1380, 372, 1330, 434, 1310, 510, 1220, 510, 1240, 434, 1290, 360]),
        ],
        shaded: [
          pointsOf([1200, 330, 1262, 304, 1242, 362, 1202, 416, 1212, 510, 1110, 510, 1130, 436, 1170, 384]),
          pointsOf([1450, 246, 1530, 290, 1600, 320, 1660, 370, 1660, 510, 1310, 510, 1330, 434, 1380, 372, 1410, 312]),
        ],
        groves: pointsOf([1050, 476, 1270, 456, 1490, 372]),
        size: [8, 14],
        colours: ["#356a62", "#6a9a5e", "#a9be70"],
        seed: 6,
      }),
    ),
    fill("M920 502Q960 484 1040 490T1250 484T1640 480V512Q1400 516 1180 508T920 502Z", "#efd9a6"),
    fill(lens(1280, 522, 640, 22), "#4f9aa0", 0.5),
    fill(lens(404, 616, 420, 18), "#12608c", 0.6),
    place(gulet(sheet, { sails: "furled", hull: "#f6efe2", hullShade: "#9fb0c8" }), 396, 612, 0.62),
    ripples(sheet, { x: 404, y: 620, width: 320, height: 18, count: 14 }),
  );
}

/** A level piece between two distances, and an upright one that faces us. */
const level = ([a, b]: Point, [near, far]: Point, up: number): Path =>
  polygon([EYE([a, near, up]), EYE([b, near, up]), EYE([b, far, up]), EYE([a, far, up])]);
const upright = ([a, b]: Point, away: number, [low, high]: Point): Path =>
  polygon([EYE([a, away, low]), EYE([b, away, low]), EYE([b, away, high]), EYE([a, away, high])]);

/** The bulwark with its rail on turned posts, and the long bench before it with its blue cushions. */
function drawStern(sheet: Sheet): void {
  const [from, to] = [-2.6, 2.6];
  const posts = counted(16).map((index) => mixed(from, to, index / 15));
  const stanchions = [-1.74, 1.74].map((right): Drawing => {
    const [[x, foot], [, head]] = [EYE([right, 5.1, 0.94]), EYE([right, 5.1, CANVAS])];
    return (
      fill(box(x - 9, head, 18, foot - head), "#f4f3ee") + fill(box(x + 1, head, 8, foot - head), sheet.mood.wallShade)
    );
  });
  const cushions = counted(7).map((index): Point => [-2.8 + index * 0.8, -2.8 + index * 0.8 + 0.785]);
  sheet.add(
    ...stanchions,
    fill(posts.map((right) => upright([right - 0.03, right + 0.03], 5.1, [0.5, 0.88])).join(""), "#a5592f"),
    fill(posts.map((right) => upright([right - 0.03, right - 0.008], 5.1, [0.5, 0.88])).join(""), "#d98a50"),
    fill(upright([from, to], 5.1, [0.86, 0.94]), "#b9683a"),
    fill(level([from, to], [5, 5.2], 0.94), "#efb87c"),
    fill(upright([from, to], 5, [0.895, 0.94]), "#d08248"),
    fill(upright([from, to], 4.9, [0.4, 0.78]), "#16466e"),
    ...cushions.map(
      (each) =>
        fill(upright(each, 4.88, [0.44, 0.8]), "#2f76a8") +
        fill(level(each, [4.88, 4.98], 0.8), "#6fb0d2") +
        fill(upright(each, 4.87, [0.44, 0.56]), "#1f5f92"),
    ),
    fill(upright([from, to], 4.3, [0, 0.4]), "#a8714c"),
    fill(upright([from, to], 4.3, [0.3, 0.4]), "#7d4c40"),
    ...cushions.map(
      (each) => fill(level(each, [4.28, 4.86], 0.46), "#3f8abb") + fill(upright(each, 4.28, [0.36, 0.46]), "#1f5f92"),
    ),
  );
}

/** Skin in the shade of the awning, light and dark. */
interface Skin {
  lit: string;
  shade: string;
}
const OLIVE: Skin = { lit: "#d9a071", shade: "#b0714f" };
const FAIR: Skin = { lit: "#ecbd92", shade: "#c48a66" };
const BROWN: Skin = { lit: "#bf8258", shade: "#8f5840" };

type Girths = Parameters<typeof limb>[0];

/** An arm: the skin of all of it, the sleeve over its upper part. */
function arm(skin: string, sleeve: string, points: Girths, covered = 2): Drawing {
  return (
    fill(limb(points), skin) +
    fill(limb(points.slice(0, covered).map(([x, y, half]) => [x, y, half + 0.9] as const)), sleeve)
  );
}

/** A face about 0,0 that looks at us and smiles, turned a little to a side: -1 to 1. */
function face({ lit, shade }: Skin, turn: number, brow: string): Drawing {
  const x = turn * 2.4;
  return (
    fill("M-8.6-6Q-9.4 3-6.6 7.6Q-3 11.6 0 11.6Q3 11.6 6.6 7.6Q9.4 3 8.6-6Q6-13 0-13Q-6-13-8.6-6Z", lit) +
    fill("M3.4-12Q6.4-2 3 10.8Q5.4 9.4 6.6 7.6Q9.4 3 8.6-6Q7-10.4 3.4-12Z", shade) +
    fill(`M${x - 0.4}-2Q${x - 1.6 + turn} 2 ${x - 1.4 + turn} 2.6Q${x} 3.8 ${x + 1.6 + turn} 2.6Z`, shade) +
    stroke(
      `M${x - 5.4}-1.4Q${x - 3.8}-2.8 ${x - 2.2}-1.4M${x + 2}-1.4Q${x + 3.6}-2.8 ${x + 5}-1.4M${x - 5.6}-4Q${x - 4}-5.2 ${x - 2}-4.4M${x + 1.8}-4.4Q${x + 3.8}-5.2 ${x + 5.4}-4`,
      brow,
      0.9,
    ) +
    fill(`M${x - 3} 5.6Q${x} 7 ${x + 3.2} 5.4Q${x + 0.4} 9.4 ${x - 3} 5.6Z`, "#fff6ea")
  );
}

/** A chest from the shoulders to below the table's edge, with a neck; the shade of one side. */
function chest(sheet: Sheet, cloth: string, shade: string, skin: Skin, half = 20): Drawing {
  const shape = `M-7-108Q-${half - 2}-105-${half}-98L-${half - 2}-74L-${half - 3}-46H${half - 3}L${half - 2}-74L${half}-98Q${half - 2}-105 7-108Z`;
  return (
    fill(shape, cloth) +
    sheet.clipped(shape, fill(`M${half - 14}-112Q${half - 6}-90 ${half - 11}-40H40V-112Z`, shade)) +
    fill("M-5-114V-107Q0-101 5-107V-114Z", skin.shade) +
    fill("M-6.6-108.4Q0-101 6.6-108.4L5-109.4Q0-104-5-109.4Z", skin.lit)
  );
}

/** Who sits on the far side: a woman in a straw hat with her chin in her hand, a man with an arm along the bench, a girl who reaches for the melon. */
function drawGuests(sheet: Sheet): void {
  const at = (right: number, away: number, drawing: Drawing): Drawing => {
    const unit = FOCAL / away;
    return place(drawing, 800 + right * unit, HORIZON + EYE_HEIGHT * unit, unit / 100);
  };
  sheet.add(at(0.74, 4.5, girl(sheet)), at(0.02, 4.56, manAtEase(sheet)), at(-0.7, 4.5, womanInHat(sheet)));
}

function womanInHat(sheet: Sheet): Drawing {
  return turned(
    place(
      fill("M-9-126Q-14-112-12-100Q0-94 12-100Q14-112 9-126Z", "#5a3a30") +
        chest(sheet, "#e8674f", "#b8453f", OLIVE, 18) +
        place(
          turned(
            face(OLIVE, 0.7, "#4a2f28") +
              fill("M-8.8-3Q-10-11-4-13H4Q9-12 9-4Q6-9 1-10Q-6-9-8.8-3Z", "#5a3a30") +
              fill("M-17-7.6Q0-14.6 18-7.6Q20-4.6 14-4.8Q0-9-13-4.6Q-19-4.6-17-7.6Z", "#f3dca6") +
              fill("M4-11.4Q12-10.4 18-7.6Q20-4.6 14-4.8Q8-7 3-7.2Z", "#c9a468") +
              fill("M-9.6-10.4Q-9-21 0-21.4Q9.4-21 10-10.4Q0-14-9.6-10.4Z", "#f3dca6") +
              fill("M3-21Q9.4-20 10-10.4Q7-11.8 4-12.2Z", "#c9a468") +
              fill("M-9.8-9.6Q0-14 10.2-9.6L10-12.6Q0-16.6-9.6-12.6Z", "#2a6f92"),
            7,
          ),
          0,
          -117,
        ) +
        // Her chin in one hand, the other on the cloth.
        arm(
          OLIVE.lit,
          "#e8674f",
          [
            [-17, -99, 4.6],
            [-24, -84, 4.2],
            [-25, -70, 3.8],
          ],
          1,
        ) +
        fill(
          limb([
            [-25, -70, 3.6],
            [-17, -88, 3.2],
            [-8, -104, 2.6],
          ]),
          OLIVE.lit,
        ) +
        fill("M-11-103Q-10-109-4-108Q1-107-1-104Q-5-100-10-100Z", OLIVE.lit) +
        stroke("M-21-80L-18-86", "#e3b04a", 2.2) +
        arm(
          OLIVE.shade,
          "#b8453f",
          [
            [17, -99, 4.6],
            [24, -82, 4.2],
            [20, -69, 3.6],
            [6, -66, 2.8],
          ],
          1,
        ),
      0,
      0,
    ),
    3,
  );
}

function manAtEase(sheet: Sheet): Drawing {
  return (
    // The arm along the bench's back, behind the girl.
    fill(
      limb([
        [30, -99, 4.6],
        [46, -94, 4.2],
        [58, -90, 3.2],
        [64, -88, 2.8],
      ]),
      "#b0714f",
    ) +
    fill("M62-91Q70-92 75-86Q72-82 67-83L62-85Z", "#b0714f") +
    fill(
      limb([
        [10, -100, 8],
        [22, -101, 7],
        [36, -97.6, 6],
        [42, -95.6, 5.4],
      ]),
      "#c3c8dc",
    ) +
    turned(
      chest(sheet, "#fbf6ea", "#c3c8dc", OLIVE, 22) +
        fill("M-5.4-109L0-92L5.4-109Q0-104-5.4-109Z", OLIVE.lit) +
        fill("M-7-109.4L-2-94L-9-101ZM7-109.4L2-94L9-101Z", "#ffffff") +
        place(
          turned(
            face(OLIVE, -0.8, "#2c2024") +
              fill(
                "M-8.7 0Q-7 5-4.8 4.6Q-2 3.4.6 4.6Q5 6 8.8 0Q9.4 7 6 9.8Q3 12.6 0 12.6Q-3 12.6-6 9.8Q-9 6-8.7 0Z",
                "#2c2024",
                0.85,
              ) +
              fill("M-5 5.8Q-2 7.2 1 5.8Q-1.6 9-5 5.8Z", "#fff6ea") +
              fill("M-9-2Q-11-14-2-15.6Q9-17 9.6-2Q8-6 6-9Q-1-8-5-10Q-8-8-9-2Z", "#2c2024") +
              fill("M3-15.8Q9.6-14 9.6-2Q8-6 6-9Q6-13 3-15.8Z", "#1a141a"),
            -6,
          ),
          0,
          -118,
        ),
      -3,
    ) +
    // A fork over his plate.
    arm(
      OLIVE.lit,
      "#fbf6ea",
      [
        [-20, -99, 5.8],
        [-29, -83, 5.2],
        [-26, -71, 4],
        [-11, -68, 3],
      ],
      2,
    ) +
    fill("M-13-71Q-7-73-4-70Q-4-66-8-65L-13-65.6Z", OLIVE.lit) +
    stroke("M-9-69L3-61", "#dfe7f1", 1.4)
  );
}

function girl(sheet: Sheet): Drawing {
  return place(
    fill("M-10-124Q-15-112-12-98Q0-94 12-98Q15-112 10-124Z", "#6a4028") +
      chest(sheet, "#f6c34c", "#cf923c", FAIR, 16) +
      fill("M-16-92L16-92L15.6-87H-15.6ZM-15-80H15L14.6-75H-14.6Z", "#fff6e2") +
      place(
        turned(
          face(FAIR, -0.6, "#6a4028") +
            fill("M-9.4 3Q-11-14 0-15Q11-14 9.4 3Q8-5 5-8Q-3-6-7-8Q-9-4-9.4 3Z", "#7d4c2c") +
            fill("M2-15Q11-14 9.4 3Q8-5 5-8Q5-12 2-15Z", "#5a3220") +
            fill("M-10-12Q-6-17-2-15L-4-11ZM-1-15.4Q-5-19-9-17Q-8-13-4-13Z", "#d8436a"),
          -8,
        ),
        0,
        -118,
      ) +
      arm(
        FAIR.shade,
        "#cf923c",
        [
          [15, -100, 4],
          [22, -84, 3.6],
          [16, -72, 2.8],
        ],
        1,
      ) +
      arm(
        FAIR.lit,
        "#f6c34c",
        [
          [-15, -100, 4.4],
          [-24, -87, 3.8],
          [-34, -76, 3],
          [-42, -69, 2.6],
        ],
        1,
      ) +
      fill("M-41-72Q-47-71-48-66Q-44-65-40-67Z", FAIR.lit),
    0,
    0,
    0.9,
  );
}

/** A head in profile that looks to the right. */
function profile({ lit, shade }: Skin, hair: Drawing, brow: string): Drawing {
  return (
    fill(
      "M8-11Q10-5 9.6-2L12.4 3Q12.6 4.4 10.2 4.8L10.4 7L9.6 8.4Q10 11.6 6.6 12Q2 12.4-2 9L-6 10L-7.6-2Q-7-10 0-13Z",
      lit,
    ) +
    fill("M2 12Q-2 11.6-4 8.4L-6 10L-7-2L-4-4Q-3 5 2 9Q5 11 6.6 12Z", shade) +
    stroke("M6-1.6Q7.4-3 8.6-1.8M5.4-4.6Q7.4-5.6 9-4.6", brow, 0.9) +
    fill("M6.6 6.4Q8.6 7.4 10.3 6.8Q8.6 9.6 6.6 6.4Z", "#fff6ea") +
    hair +
    fill(disc(-2, 1.4, 1.9, 3), shade)
  );
}

/** At the ends of the table, nearer to us: an old man who passes the bread, a woman who lifts her glass. */
function drawEnds(sheet: Sheet): void {
  const at = (right: number, away: number, drawing: Drawing): Drawing => {
    const unit = FOCAL / away;
    return place(drawing, 800 + right * unit, HORIZON + EYE_HEIGHT * unit, unit / 100);
  };
  sheet.add(at(-1.28, 3.72, grandfather(sheet)), at(1.27, 3.76, womanWithGlass(sheet)));
}

function grandfather(sheet: Sheet): Drawing {
  const shirt = "M-12-106Q-20-100-22-84Q-23-60-20-40H16Q19-60 17-80Q17-98 8-107Z";
  const hair =
    fill("M8-11Q2-9 0-5Q-2-2-2 3Q-4 8-6 10Q-10 6-9.6-2Q-9-14 2-15Q8-15 8-11Z", "#e3dfe0") +
    fill("M-3-14Q-9.6-12-9.6-2Q-10 6-6 10Q-7 0-3-14Z", "#b3aebc") +
    fill("M5-2M10.6 5Q8 3.4 4.8 5.4Q4.4 7.6 6 8Q9 6 10.4 6.8Z", "#e3dfe0");
  return turned(
    arm("#8f5840", "#2a5f88", [
      [8, -100, 5],
      [22, -86, 4.4],
      [36, -84, 3],
    ]) +
      fill(shirt, "#3f86b4") +
      sheet.clipped(
        shirt,
        fill("M6-112Q14-90 9-40H30V-112Z", "#2a5f88") + fill("M-24-110H-16Q-19-80-18-40H-26Z", "#62a4cc"),
      ) +
      fill("M-3-116V-105Q2-101 7-106L6-114Z", BROWN.shade) +
      fill("M-6-108Q2-101 9-107L10-104Q2-97-8-104Z", "#fbf6ea") +
      place(turned(profile(BROWN, hair, "#b3aebc"), 4), 4, -119) +
      arm(BROWN.lit, "#3f86b4", [
        [-8, -99, 6],
        [4, -82, 5.4],
        [24, -80, 4],
        [38, -82, 3],
      ]) +
      // The slice that he passes.
      place(
        fill("M40-90Q44-98 52-97Q61-98 62-91L59-80Q50-76 43-80Z", "#b9783f") +
          fill("M41.6-89.6Q45-96 52-95.4Q60-96 60.4-90.4L57.6-81.4Q50-78 44-81.4Z", "#fbe6bd"),
        17,
        -32,
        0.6,
      ) +
      fill("M36-85Q42-87 47-84Q50-83 49-81Q44-78 38-79Z", BROWN.lit),
    4,
  );
}

function womanWithGlass(sheet: Sheet): Drawing {
  const dress = "M12-106Q20-100 21-84Q22-60 20-40H-14Q-17-60-15-80Q-16-98-8-107Z";
  const hair =
    fill("M8-11Q2-10-1-5Q-1 0-3 6Q-4 12-12 14Q-12 8-10 2Q-11-14 2-15.4Q9-15 8-11Z", "#3a2428") +
    fill("M-3-14.6Q-10-12-10 2Q-13 6-15 3Q-18-2-14-6Q-11-14-3-14.6Z", "#251820");
  return turned(
    arm(
      FAIR.lit,
      "#5d9a78",
      [
        [-8, -100, 4.6],
        [-20, -86, 4.2],
        [-30, -98, 3.2],
        [-36, -107, 2.6],
      ],
      1,
    ) +
      // The glass that she lifts to the others.
      fill("M-43-119L-41-106Q-38-104-34.6-106L-33-119Z", "#d9f0f2", 0.8) +
      fill("M-42.3-114L-41-106Q-38-104-34.6-106L-33.6-114Z", "#e9b24c") +
      fill("M-37-114L-37-105Q-36-105-34.6-106L-33.6-114Z", "#c98a38") +
      fill("M-42-108Q-44-112-40-113Q-34-113-33-109Q-33-104-38-104Z", FAIR.lit) +
      fill(dress, "#4f9a7c") +
      sheet.clipped(dress, fill("M4-112Q12-90 8-40H30V-112Z", "#34705f")) +
      fill("M3-116V-105Q-2-101-7-106L-6-114Z", FAIR.shade) +
      fill("M-9-107Q-1-99 8-107L6-109Q-1-104-7-109Z", FAIR.lit) +
      place(turned(profile(FAIR, hair, "#3a2428"), 5), -3, -119, 1, -1) +
      arm(
        FAIR.shade,
        "#34705f",
        [
          [10, -99, 5],
          [13, -82, 4.6],
          [0, -70, 3.6],
          [-16, -68, 2.8],
        ],
        1,
      ),
    -3,
  );
}

/** The table: a white cloth with a blue border, the stripe of sun along its left, folds in what hangs down. */
function drawTable(sheet: Sheet): void {
  const { wall, wallShade } = sheet.mood;
  const { half, high, near, far } = TABLE;
  const hem = shares(60).map((share): Point => {
    const [x, y] = EYE([mixed(-half, half, share), near, high]);
    return [x, y + 128 + 6 * Math.sin(share * 40)];
  });
  const folds = counted(12).map((index) => {
    const [x, y] = EYE([mixed(-half, half, (index + 0.5) / 12), near, high]);
    return `M${x} ${y + 4}L${x - 14} ${y + 140}H${x + 16}Z`;
  });
  const border = (by: number, wide: number): Path =>
    level([-half + by, half - by], [near + by, near + by + wide], high) +
    level([-half + by, half - by], [far - by - wide, far - by], high) +
    level([-half + by, -half + by + wide], [near + by, far - by], high) +
    level([half - by - wide, half - by], [near + by, far - by], high);
  sheet.add(
    fill(polygon([EYE([-half, near, high]), ...hem, EYE([half, near, high])]), "#dfe3ee"),
    fill(folds.join(""), "#b9c3da"),
    fill(level([-half, half], [near, far], high), wall),
    fill(border(0.06, 0.035) + border(0.115, 0.014), "#2f86b4"),
    fill(level([-0.2, half], [near, far], high), wallShade, 0.34),
    fill(level([-half, half], [near, near + 0.012], high), "#fffdf6"),
  );
}

/** A place on the table: metres to the right, metres away. */
const on = ([right, away]: Point): Point => EYE([right, away, TABLE.high]);
const unitAt = (away: number): number => FOCAL / away;

/** A circle that lies on the table or a little over it. */
function ring([right, away]: Point, radius: number, up = 0): Path {
  return curve(
    counted(28).map((index) => {
      const angle = (index / 28) * Math.PI * 2;
      return EYE([right + Math.cos(angle) * radius, away + Math.sin(angle) * radius, TABLE.high + up] satisfies Place);
    }),
    true,
  );
}

/** A plate: its foot on the cloth, its rim a little over it with a blue line, its well. */
function platter([right, away]: Point, radius: number, well?: string): Drawing {
  const line = radius * 0.06;
  return (
    fill(ring([right + radius * 0.2, away - 0.01], radius * 1.02), "#6f7fae", 0.55) +
    fill(ring([right, away], radius * 0.9, 0.004), "#9aa8c8") +
    fill(ring([right, away], radius, 0.016), "#c3cde0") +
    fill(ring([right, away], radius * 0.985, 0.02), "#fffdf6") +
    fill(ring([right, away], radius * 0.9, 0.02), "#1d6d9a") +
    fill(ring([right, away], radius * 0.9 - line, 0.02), "#fffdf6") +
    fill(ring([right, away], radius * 0.66, 0.018), well ?? "#dfe4ee")
  );
}

/** A plate of meze: a heap in two tones, a green leaf. */
function meze(spot: Point, radius: number, [body, light]: readonly [string, string]): Drawing {
  const [x, y] = on(spot);
  const unit = unitAt(spot[1]) * radius;
  const random = randomOf(Math.round(x));
  const heap = (count: number, shift: number, size: number): Path =>
    counted(count)
      .map((index) => {
        const share = index / (count - 1);
        const across = mixed(-0.44, 0.44, ((index * 5) % count) / (count - 1)) + shift;
        return blot(
          random,
          x + across * unit,
          y - mixed(0.34, -0.02, share) * unit * 0.8 - 6,
          unit * size,
          unit * size * 0.52,
        );
      })
      .join("");
  return (
    platter(spot, radius) +
    fill(lens(x + unit * 0.1, y + 1, unit * 1.5, unit * 0.2), "#8f9cc0", 0.7) +
    fill(heap(13, 0, 0.3), body) +
    fill(heap(9, -0.12, 0.2), light) +
    fill(heap(5, 0.04, 0.08), "#4f7f3a")
  );
}

/** A thing on the table, by the metres that it is wide and the units in which it is drawn. */
function set(drawing: Drawing, spot: Point, metres: number, units: number): Drawing {
  const [x, y] = on(spot);
  return place(drawing, x, y, (metres * unitAt(spot[1])) / units);
}

/** A glass: its cool shade on the cloth and the light that it gathers in it. */
function stand(drawing: Drawing, spot: Point, metres: number, units: number): Drawing {
  const foot = units * 0.45;
  return set(
    fill(disc(foot * 1.9, foot * 0.1, foot * 2.1, foot * 0.42), "#6f7fae", 0.5) +
      fill(disc(foot * 2.1, foot * 0.1, foot * 1, foot * 0.16), "#dff3f4", 0.75) +
      fill(disc(foot * 0.1, foot * 0.06, foot * 1.06, foot * 0.36), "#4f5f94", 0.75) +
      drawing,
    spot,
    metres,
    units,
  );
}

/** The bream lies on its side, turned on its plate: its upper side seen aslant, and under it the round of the belly. */
function bream(sheet: Sheet): Drawing {
  const lying = (drawing: Drawing, lift: number, long = 1.27) =>
    `<g transform="translate(0 ${-lift}) scale(${long} .66)">${turned(drawing, -12)}</g>`;
  return (
    place(lying(fill(BREAM_BODY, "#5f6f9c", 0.6), 0), 26, 14) +
    lying(fill(BREAM_BODY, "#8a5630"), 0, 1.2) +
    lying(fill(BREAM_BODY, "#b98350"), 5, 1.22) +
    lying(fill(BREAM_BODY, "#d9ad6c"), 10, 1.24) +
    lying(seaBream(sheet), 15)
  );
}

/** What is on the table: the bream in its middle, meze about it, a plate before everybody, bread, salad, water with lemon, melon. */
function drawLunch(sheet: Sheet): void {
  const fish: Point = [-0.05, 3.5];
  const [x, y] = on(fish);
  const size = (0.35 * unitAt(fish[1])) / 460;
  sheet.add(
    meze([-0.72, 4.0], 0.12, ["#6f8f3a", "#a3bf5a"]),
    platter([0.02, 4.02], 0.13),
    platter([0.69, 4.02], 0.13),
    stand(tumbler(sheet), [-0.48, 4.02], 0.075, 84),
    stand(tumbler(sheet), [0.26, 4.02], 0.075, 84),
    stand(tumbler(sheet), [0.88, 3.98], 0.075, 84),
    meze([-0.45, 3.82], 0.1, ["#c9502f", "#e8784a"]),
    meze([-0.22, 3.86], 0.1, ["#dcd6bc", "#fbf4e0"]),
    melon([0.43, 3.84]),
    stand(waterCarafe(sheet), [0.12, 3.8], 0.13, 150),
    set(shepherdSalad(sheet), [-0.65, 3.62], 0.27, 400),
    set(fruitBowl(), [0.72, 3.66], 0.27, 230),
    set(breadBasket(sheet), [0.41, 3.58], 0.3, 320),
    set(oliveBowl(), [-0.36, 3.6], 0.11, 210),
    platter([-0.86, 3.4], 0.13),
    meze([0.88, 3.42], 0.13, ["#e3b26a", "#f7dba0"]),
    stand(tumbler(sheet), [-0.65, 3.4], 0.075, 84),
    platter(fish, 0.235),
    place(fishGarnish(sheet), x + 14, y - 2, size * 1.02),
    place(bream(sheet), x - 2, y - 12, size),
    meze([-0.43, 3.36], 0.105, ["#5f7f3a", "#93b054"]),
    meze([0.26, 3.36], 0.105, ["#7a3f6a", "#a8689a"]),
    meze([0.53, 3.34], 0.1, ["#d9a23c", "#f3cf6e"]),
  );
}

/** Two slices of watermelon on a small plate. */
function melon(spot: Point): Drawing {
  const slice = (x: number, y: number, turn: number): Drawing => {
    const seeds = pointsOf([-34, -22, -8, -38, 22, -24, 0, -66, -20, -52, 36, -8, 18, -52]);
    return place(
      turned(
        fill("M-92-4Q0 46 92-4L84-26Q0 14-84-26Z", "#3f7034") +
          fill("M-88-12Q0 34 88-12L80-28Q0 8-80-28Z", "#dcecb4") +
          fill("M-82-22Q0 18 82-22L6-118Q0-124-6-118Z", "#e2483f") +
          fill("M82-22Q44-4 8-2L4-120L6-118Z", "#b92f36") +
          fill(seeds.map(([a, b]) => disc(a, b, 3.4, 5)).join(""), "#3a2030"),
        turn,
      ),
      x,
      y,
    );
  };
  return (
    platter(spot, 0.13) +
    set(fill(disc(10, 6, 92, 26), "#8f9cc0", 0.7) + slice(20, -18, 9) + slice(-24, 0, -12), spot, 0.2, 260)
  );
}

/** The awning over us: stripes that run away from us, a lath, a valance of scallops along its far edge, its posts. */
function drawAwning(sheet: Sheet): void {
  const [high, far, near] = [CANVAS, 5.3, 2.2];
  const edges = counted(15).map((index) => mixed(-2.9, 2.9, index / 14));
  const stripes = edges.slice(0, -1).map((left, index) => {
    const right = edges[index + 1] ?? left;
    const scallop = shares(10).map((share): Point => {
      const [x, y] = EYE([mixed(left, right, share), far, high]);
      return [x, y + 34 + 22 * Math.sin(share * Math.PI) ** 0.8];
    });
    const blue = index % 2 === 0;
    return (
      fill(level([left, right], [far, near], high), blue ? "#1d5d8a" : "#9fb0d0") +
      fill(
        polygon([EYE([left, far, high]), ...scallop, EYE([right, far, high])]),
        blue ? "#2f86b4" : sheet.mood.wallBright,
      )
    );
  });
  sheet.add(
    ...stripes,
    fill(level([-2.9, 2.9], [4.6, 4.68], high - 0.01), "#6b3422"),
    fill(level([-2.9, 2.9], [4.66, 4.2], high), "#1b2f62", 0.2),
    fill(upright([-2.9, 2.9], far, [high - 0.03, high + 0.01]), "#f6f1e4"),
  );
}
