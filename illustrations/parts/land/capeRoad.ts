import { cameraOf, stepsAway } from "../../kit/camera.ts";
import { type Drawing, fill, place } from "../../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, type Path, polygon } from "../../kit/path.ts";
import type { Sheet } from "../../kit/sheet.ts";
import { gulet } from "../boats/gulet.ts";
import { houseGroup } from "../buildings/houseGroup.ts";
import { olive } from "../plants/trees.ts";
import { stonePine } from "../plants/stonePine.ts";
import { ripples, sea } from "../sea/sea.ts";
import { sky } from "../sky/sky.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** Where the horizon and the vanishing point of the road are on the sheet, and the focal length. */
export const ROAD_VIEW = { horizon: 470, centre: 930, focal: 1150 } as const;
const { horizon: HORIZON } = ROAD_VIEW;

/** What is seen from a car on the coast road, over a whole sheet: the bay with a gulet at the left, the road that turns round a cape, a car that comes towards us in the other lane, olives on old terraces at the right. */
export function capeRoad(sheet: Sheet): Drawing {
  return bay(sheet) + cape(sheet) + coastRoad() + oncomingCar() + hill(sheet);
}

/** What lies outside at the left: the bay as one band, the far shore, a gulet in the largest window. */
function bay(sheet: Sheet): Drawing {
  return [
    sky(sheet, { height: HORIZON, zenith: 0.15 }),
    fill(
      curveDownTo(
        pointsOf([-20, 420, 90, 400, 190, 412, 300, 380, 400, 404, 500, 398, 610, 432, 700, 452, 790, 471]),
        HORIZON + 4,
      ),
      "#7fa6c4",
    ),
    fill(curveDownTo(pointsOf([-20, 446, 110, 430, 230, 452, 330, 440, 460, 462, 560, 472]), HORIZON + 4), "#a9c3cf"),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 40, foot: false }),
    fill(lens(300, 640, 420, 14) + lens(90, 560, 300, 10) + lens(480, 540, 260, 8), "#bfeae2", 0.5),
    ripples(sheet, { x: 180, y: 590, width: 380, height: 110, count: 22, colour: "#d9f4ec" }),
    ripples(sheet, { x: 640, y: 500, width: 360, height: 36, count: 16, colour: "#e6f6ee" }),
    place(gulet(sheet, { sails: "set" }), 122, 520, 0.29),
    fill(lens(132, 524, 158, 9), "#1d5a7c", 0.55),
  ].join("");
}

/** The cape across the bay: its flanks in the sun, its right sides in the shade, white houses at the water. */
function cape(sheet: Sheet): Drawing {
  const crest = pointsOf([
    700, 472, 740, 458, 790, 446, 850, 416, 910, 398, 970, 392, 1030, 366, 1110, 352, 1200, 360, 1640, 330,
  ]);
  const groups = pointsOf([846, 462, 884, 452, 906, 464, 950, 458, 984, 465]);
  return [
    fill(curveDownTo(crest, HORIZON + 4), "#8797ad"),
    fill("M700 472Q740 458 790 446Q820 432 850 416Q846 440 822 452T770 474Z", "#d3c090"),
    fill("M850 416Q880 404 910 398Q916 424 880 440T800 474H770Q830 458 850 416Z", "#b7b287"),
    fill("M910 398Q940 393 970 392Q975 420 950 440T870 474H810Q880 446 910 398Z", "#c9b98a"),
    fill("M1030 366Q1070 356 1110 352Q1090 400 1040 430T960 474H880Q1000 430 1030 366Z", "#c2b487"),
    fill(lens(900, 466, 190, 14), "#6f8a64"),
    ...groups.map(([x, y], index) => houseGroup(sheet, { kind: (index * 3 + 2) % 4, x, y, size: 0.13 })),
    fill(lens(860, 474, 330, 6), "#f3e3b8"),
  ].join("");
}

/** The road in its own metres, seen from as high as one stands in the cabin. It goes straight, then right round the slope. */
const road = cameraOf({ ...ROAD_VIEW, eye: 2.2 });
const bendAt = (away: number): number => Math.max(0, away - 30) ** 2 * 0.005;

/** A line along the road, so far to its left, from us to a distance. */
function kerb(left: number, up = 0, reach = 104): Point[] {
  return stepsAway(2, reach).map((away) => road([bendAt(away) - left, away, up]));
}

/** The coast road ahead: a stone wall over the sea, its edges, a broken line at our left, for one drives on the right. */
function coastRoad(): Drawing {
  const strip = (left: number, right: number): Path => polygon([...kerb(left), ...kerb(right).toReversed()]);
  const wall = (low: number, high: number, top = 0): Path =>
    polygon([...kerb(6.6, low), ...kerb(6.6 - top, high).toReversed()]);
  const dashes = counted(12).map((index) =>
    polygon(
      [5 + index * 7, 8.4 + index * 7].flatMap((away, end) => {
        const sides = [2.46, 2.26].map((left) => road([bendAt(away) - left, away, 0]));
        return end ? sides.toReversed() : sides;
      }),
    ),
  );
  return [
    fill(strip(6.9, -3.4), "#e6c896"),
    fill(strip(5.9, -1.6), "#8f89a6"),
    fill(strip(1, 0.5) + strip(-0.4, -0.9) + strip(5, 4.5) + strip(3.6, 3.2), "#9c96b2"),
    fill(strip(5.72, 5.54) + strip(-1.2, -1.4) + dashes.join(""), "#fff8e6"),
    fill(strip(6.6, 6.05), "#6f6788"),
    fill(wall(0, 0.6), "#a88a96"),
    fill(wall(0.6, 0.6, 0.42), "#ffeecb"),
  ].join("");
}

/** A small red car in the lane at our left that comes towards us; in centimetres from the middle of its front axle. */
function oncomingCar(): Drawing {
  const away = 44;
  const [x, y] = road([bendAt(away) - 4.05, away, 0]);
  return place(
    fill(lens(24, 0, 250, 20), "#4f4a70", 0.8) +
      fill("M-78 4V-30H-48V4ZM48 4V-30H78V4Z", "#2a2342") +
      fill("M-86-14Q-92-60-84-84L-60-138Q0-152 60-138L84-84Q92-60 86-14Q0-6-86-14Z", "#d8503c") +
      fill("M30-10Q70-12 86-14Q92-60 84-84L60-138L36-143Q62-90 30-10Z", "#a83844") +
      fill("M-70-88L-52-130Q0-140 52-130L70-88Q0-98-70-88Z", "#2f4f74") +
      fill("M-70-88L-52-130Q-30-134-10-135L-34-92Z", "#a9d3de") +
      fill("M-44-20V-44H44V-20Z", "#3a2440") +
      fill(disc(-66, -56, 14, 10) + disc(66, -56, 14, 10), "#fff4d6"),
    x,
    y,
    ROAD_VIEW.focal / away / 100,
  );
}

/** The slope at the right, which hides where the road goes on: terraces with olives, pines at the bend. */
function hill(sheet: Sheet): Drawing {
  const foot = kerb(-3.4, 0, 58)
    .map((point) => point.map(Math.round).join(" "))
    .join("L");
  const down = (crest: readonly Point[]): Path => `${curve(crest)}V1200L${foot}Z`;
  const tree = (seed: number, x: number, y: number, scale: number): Drawing =>
    fill(lens(x + 60 * scale, y, 230 * scale, 26 * scale), "#7d7350", 0.7) + place(olive(sheet, { seed }), x, y, scale);
  // Old terraces: walls of field stone that follow the slope, an olive on each.
  const terrace = (x: number, y: number, rise: number): Drawing => {
    const line = (drop: number): Point[] =>
      shares(6).map((share) => [
        mixed(x, 1640, share),
        y - rise * share ** 1.3 + Math.sin(share * 9 + y) * 3 + drop * (0.5 + share),
      ]);
    const band = (from: number, to: number): Path =>
      `${curve(line(from))}${curve(line(to).toReversed()).replace("M", "L")}Z`;
    return fill(band(0, 15), "#76824c", 0.8) + fill(band(0, 7), "#d9c898");
  };
  return [
    fill(
      down(pointsOf([1071, 530, 1076, 500, 1096, 462, 1140, 426, 1220, 396, 1330, 330, 1460, 290, 1640, 250])),
      "#8f9a5c",
    ),
    fill("M1220 396Q1280 364 1330 330Q1350 380 1300 430T1180 500H1120Q1200 450 1220 396Z", "#b7ad68"),
    terrace(1250, 404, 110),
    terrace(1190, 446, 90),
    tree(5, 1268, 402, 0.16),
    tree(2, 1384, 388, 0.2),
    tree(6, 1460, 366, 0.22),
    tree(4, 1224, 446, 0.2),
    fill(down(pointsOf([1070, 534, 1082, 508, 1110, 494, 1160, 480, 1260, 472, 1380, 440, 1640, 400])), "#c9ac68"),
    fill(down(pointsOf([1070, 542, 1100, 526, 1210, 514, 1330, 508, 1460, 488, 1640, 470])), "#b1934f"),
    fill(down(pointsOf([1070, 548, 1104, 534, 1210, 524, 1330, 520, 1460, 502, 1640, 486])), "#dcbd79"),
    stonePine(sheet, { x: 1092, y: 508, tall: 96, lean: 5, wide: 46, seed: 4, shade: "#8b7a52" }),
    stonePine(sheet, { x: 1128, y: 504, tall: 132, lean: -6, wide: 58, seed: 9, shade: "#8b7a52" }),
    tree(3, 1330, 540, 0.44),
    tree(8, 1500, 560, 0.66),
  ].join("");
}
