import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import type { Point } from "../kit/geometry.ts";
import { curve, disc, lens, polygon } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { wading } from "../parts/people/bathers.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { sunshade } from "../parts/things/beachLife.ts";
import { parasol } from "../parts/things/parasol.ts";

const HORIZON = 500;
const SHORE: readonly Point[] = pointsOf([-40, 800, 200, 786, 460, 806, 760, 850, 1040, 862, 1320, 828, 1640, 770]);

/** A shallow beach with children: one with an ice cream, one with a bucket, a mother in the shade, a pier over calm water. */
export const SCENE: Scene = {
  name: "blog-cocuklarla-bodrum",
  seed: 71,
  mood: "day",
  grain: 0.4,
  colours: { sea: ["#7cc7d2", "#55b8c6", "#7fd0cd", "#b4e4d8"] },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4, reach: 0.5 }),
      place(summerCloud(sheet), 480, 330, 0.86),
      place(summerCloud(sheet, "tall"), 1330, 260, 0.6),
      ...bay(sheet),
      ...beach(sheet),
      ...families(sheet),
    );
  },
};

function bay(sheet: Sheet): Drawing[] {
  const groups: readonly (readonly [number, number, number, number])[] = [
    [1120, 492, 0.22, 1],
    [1240, 484, 0.26, 2],
    [1370, 476, 0.28, 4],
    [1510, 470, 0.3, 5],
    [1300, 506, 0.3, 7],
    [1450, 506, 0.34, 3],
    [1590, 504, 0.32, 9],
  ];
  const water = curve(SHORE);
  return [
    ridge(sheet, {
      crest: pointsOf([-20, 452, 160, 420, 330, 400, 480, 436, 640, 462, 800, 492]),
      foot: HORIZON + 4,
      mist: 40,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 50, foot: false }),
    ridge(sheet, {
      crest: pointsOf([960, 512, 1080, 470, 1200, 420, 1330, 370, 1440, 392, 1560, 340, 1640, 352]),
      foot: HORIZON + 18,
      colour: "#8fa667",
      shade: "#66855c",
      light: "#b9bf7c",
    }),
    ...groups.map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })),
    stroke("M970 516Q1300 524 1640 514", "#f0dcb0", 8),
    place(sailingYacht(sheet), 300, 560, 0.42),
    stroke(water, "#a3e0d6", 230, 0.4),
    stroke(water, "#c3ebdd", 130, 0.6),
    stroke(water, "#e2f6e6", 60, 0.8),
    ripples(sheet, { x: 700, y: 620, width: 1100, height: 120, count: 40 }),
  ];
}

/** A wooden pier that runs out from the beach, its posts in clear water, a ladder at its head. */
function pier(): Drawing {
  const posts: readonly (readonly [number, number, number])[] = [
    [1010, 628, 26],
    [1082, 662, 32],
    [1164, 704, 40],
    [1256, 752, 48],
  ];
  const gaps: readonly (readonly [number, number, number, number])[] = [
    [1030, 630, 1088, 618],
    [1070, 650, 1136, 636],
    [1116, 674, 1194, 658],
    [1168, 700, 1260, 682],
    [1228, 730, 1336, 708],
    [1298, 764, 1424, 738],
  ];
  return (
    fill("M1000 640L1340 812L1480 776L1100 626Z", "#3f9fae", 0.4) +
    stroke(posts.map(([x, y, high]) => `M${x} ${y}v${high}`).join(""), "#6b4a3a", 10) +
    fill("M990 616L1050 604L1560 776L1360 826Z", "#e6c48e") +
    fill("M990 616L1360 826V838L990 626Z", "#a47a5c") +
    stroke(gaps.map(([x0, y0, x1, y1]) => `M${x0} ${y0}L${x1} ${y1}`).join(""), "#b98f66", 3) +
    stroke("M996 590V650M1016 588V656M996 606H1016M996 626H1016M996 644H1016", "#fdf8ee", 4)
  );
}

function beach(sheet: Sheet): Drawing[] {
  const water = curve(SHORE);
  const sand = `${water}L1640 1220H-40Z`;
  return [
    stroke(water, "#fffdf6", 18),
    fill(sand, "#f2dfb4"),
    sheet.clipped(sand, stroke(water, "#d6b98a", 34, 0.9)),
    pier(),
    fill(
      [
        [260, 1150, 220],
        [640, 1120, 160],
        [1180, 1150, 240],
        [1440, 1000, 160],
        [820, 960, 140],
      ]
        .map(([x = 0, y = 0, wide = 0]) => lens(x, y, wide, 7))
        .join(""),
      "#cfae7c",
      0.6,
    ),
    leafMass(sheet, { x: 30, y: 1180, width: 190, height: 90, count: 50, size: 40 }),
    leafMass(sheet, { x: 1590, y: 1190, width: 150, height: 80, count: 40, size: 38 }),
  ];
}

/** A castle of wet sand: three towers and a flag. */
function sandCastle(): Drawing {
  return (
    fill(lens(34, 6, 130, 16), "#b98f6c", 0.6) +
    fill("M-50 4L-44-30H-18L-14-14H6L10-46H38L42-14H54L58-26H78L84 4Z", "#e0bd82") +
    fill("M-28 4L-26-30H-18L-14-14V4ZM26 4V-46H38L42-14V4ZM70 4V-26H78L84 4Z", "#b98f66") +
    stroke("M24-46V-72", "#6b4a3a", 3) +
    fill("M25-72L46-66L25-59Z", "#d8452f")
  );
}

/** Who is at the beach: all in the middle distance, the children nearer the water. */
function families(sheet: Sheet): Drawing[] {
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  const footprints = pointsOf([
    730, 1110, 762, 1122, 780, 1146, 816, 1154, 836, 1178, 1250, 980, 1280, 990, 1296, 1012, 1330, 1020, 1350, 1044,
    1384, 1052,
  ]);
  return [
    place(wading(sheet, 30, { ...bathing, bottom: "#1d5d86" }), 600, 716, 1.16),
    place(
      wading(sheet, 52, { ...bathing, child: true, slender: true, top: "#ee9433", hairstyle: "long", pose: "waving" }),
      690,
      732,
      0.96,
    ),
    place(
      person(sheet, { pose: "standing", ...bathing, slender: true, top: "#1d5d86", hairstyle: "bun", hat: "#fbf3df" }),
      1240,
      950,
      1.5,
    ),
    place(sunshade(sheet, "#1d7fa0"), 1470, 930, 4.2),
    place(
      person(sheet, {
        pose: "resting",
        wears: "shorts",
        top: "#fdf8ee",
        bottom: "#31507a",
        mirrored: true,
        shadow: false,
      }),
      1530,
      956,
      1.3,
    ),
    place(sunshade(sheet, "#fdf8ee"), 90, 880, 3.4),
    place(parasol("#d8452f"), 300, 1060, 1.12),
    fill(polygon(pointsOf([270, 1064, 360, 1030, 520, 1066, 420, 1104])), "#1d7fa0") +
      fill(polygon(pointsOf([292, 1070, 372, 1040, 388, 1044, 310, 1075])), "#fdf0d4"),
    place(
      person(sheet, { pose: "resting", ...bathing, slender: true, top: "#c2265f", hat: "#ecd3a3", shadow: false }),
      390,
      1074,
      1.62,
    ),
    place(sandCastle(), 1010, 1050, 1.2),
    place(
      person(sheet, {
        pose: "crouching",
        child: true,
        ...bathing,
        bottom: "#1d7fa0",
        carries: "bucket",
        carriedColour: "#d8452f",
      }),
      900,
      1064,
      1.36,
    ),
    place(
      person(sheet, {
        pose: "lifting",
        child: true,
        wears: "shorts",
        top: "#f3c14a",
        bottom: "#1d5d86",
        carries: "iceCream",
        carriedColour: "#e0487c",
      }),
      690,
      1060,
      1.68,
    ),
    beachBall(),
    fill(footprints.map(([x, y]) => lens(x, y, 20, 9)).join(""), "#cfae7c"),
  ];
}

function beachBall(): Drawing {
  return (
    fill(lens(1160, 1120, 110, 16), "#b98f6c", 0.6) +
    fill(disc(1130, 1092, 32), "#fdf8ee") +
    fill(
      "M1130 1060Q1102 1072 1100 1100Q1116 1082 1130 1060ZM1130 1060Q1128 1096 1118 1122Q1140 1126 1148 1118Q1150 1084 1130 1060Z",
      "#d8452f",
    ) +
    fill("M1130 1060Q1156 1070 1162 1094Q1160 1112 1148 1118Q1150 1084 1130 1060Z", "#1d7fa0")
  );
}
