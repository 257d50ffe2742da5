import { cameraOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
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
import { plate } from "../parts/things/table.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";

const HORIZON = 440;
const EDGE = 716;

/** Metres from the top of the table, on which we look from a low seat; rims at the middle of the table are as flat as those of its vessels. */
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 0.232, focal: 1600 });

/** Lunch on the stern of a wooden boat at noon: grilled sea bream, salad, bread and cold water on the table before a cushioned bench; over the rail the flag, a gulet at anchor and a pine cove. */
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
  grain: 0.3,
  crops: { wide: 260, square: 200 },
  draw(sheet) {
    drawCove(sheet);
    drawRail(sheet);
    drawBench(sheet);
    drawTable(sheet);
    drawLunch(sheet);
    drawAwning(sheet);
  },
};

function drawCove(sheet: Sheet): void {
  const random = randomOf(4);
  const near = pointsOf([980, 460, 1060, 430, 1140, 380, 1240, 322, 1360, 290, 1480, 262, 1640, 250]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25 }),
    sweptCloud(sheet, { x: 300, y: 250, length: 460, seed: 4 }),
    ridge(sheet, {
      crest: pointsOf([-20, 404, 140, 380, 300, 398, 470, 366, 640, 402, 820, 412, 1000, 396, 1200, 420]),
      foot: HORIZON + 4,
      seed: 3,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 70, foot: false }),
    fill(lens(1340, 464, 900, 60), "#7fd6cc", 0.9),
    fill(curveDownTo(near, 462), "#7f9a5f"),
    farCrowns(random, 30, [1400, 1640], [290, 360], 30, "#64854f", "#8fab62"),
    farCrowns(random, 30, [1230, 1640], [340, 400], 32, "#5d7e4c", "#8aa85f"),
    farCrowns(random, 44, [1100, 1640], [400, 440], 30, "#55764a", "#86a45c"),
    farCrowns(random, 20, [1030, 1200], [424, 444], 18, "#55764a", "#86a45c"),
    fill("M960 462Q1000 440 1080 446T1300 442T1640 438V470Q1400 474 1200 468T960 462Z", "#e6cf9c"),
    fill("M1240 470Q1400 462 1640 458V474Q1440 478 1240 470Z", "#b99c72"),
    fill(lens(1300, 482, 640, 26), "#4f9aa0", 0.5),
    fill(lens(520, 518, 420, 20), "#12608c", 0.8),
    place(gulet(sheet, { sails: "furled", hull: "#f6efe2", hullShade: "#9fb0c8" }), 510, 514, 0.56),
    ripples(sheet, { x: 520, y: 518, width: 330, height: 18, count: 14 }),
  );
}

/** A point over the round stern: how far round it from right to left, how far inside the rail, and how high, in metres. */
function stern(round: number, inside: number, up: number): Point {
  const angle = round * Math.PI;
  return eye([(1.36 - inside) * Math.cos(angle), 1.5 + (1.7 - inside) * Math.sin(angle), up]);
}

/** A strip along the stern, between two heights and two distances from the rail. */
function band(from: number, to: number, [inLow, low]: Point, [inHigh, high]: Point): Path {
  const along = shares(24).map((share) => from + (to - from) * share);
  return polygon([
    ...along.map((round) => stern(round, inHigh, high)),
    ...along.map((round) => stern(round, inLow, low)).toReversed(),
  ]);
}

/** The varnished rail runs round the stern towards us; the flag on its staff flies aft like that of the boat at anchor. */
function drawRail(sheet: Sheet): void {
  const posts = counted(15).map((index) => 0.06 + index * 0.063);
  sheet.add(
    ...posts.map(
      (at) =>
        fill(band(at - 0.0075, at + 0.0075, [0.02, -0.5], [0.02, 0]), "#6b3422") +
        fill(band(at, at + 0.0075, [0.02, -0.5], [0.02, 0]), "#9a5430"),
    ),
    fill(band(0, 1, [0, -0.04], [0, 0.05]), "#7a3b24"),
    fill(band(0, 1, [0.05, -0.028], [0.05, 0.038]), "#b9683a"),
    fill(band(0, 1, [0.06, 0.03], [-0.04, 0.05]), "#e5a066"),
    fill(box(1197, 262, 9, 290), "#9a5430") + fill(box(1202, 262, 4, 290), "#6b3422"),
    fill(disc(1201, 260, 10), "#e5a066"),
    fill(disc(1203, 552, 26, 6), "#7a3b24"),
    place(turkishFlag({ height: 116, fly: "left" }), 1198, 276),
  );
}

/** The bench inside the rail: back cushions, those that face the sun lit, and a lit roll on top of each. */
function drawBench(sheet: Sheet): void {
  const { wallBright } = sheet.mood;
  const cushions = counted(7).map((index) => 0.06 + index * 0.126);
  sheet.add(
    fill(band(0, 1, [0.24, -0.9], [0.24, -0.14]), "#123a5c"),
    ...cushions.map((from, index) => {
      const [to, light] = [from + 0.12, 1 - index / 6];
      const [top, front] = [blend("#3a7fb0", "#74b2d2", light), blend("#1b4f7c", "#2f76a6", light)];
      return (
        fill(band(from, to, [0.34, -0.9], [0.34, -0.13]), front) +
        fill(band(from + 0.004, to - 0.004, [0.33, -0.14], [0.24, -0.08]), top) +
        stroke(curve(shares(8).map((share) => stern(from + 0.003 + share * 0.114, 0.335, -0.14))), wallBright, 3.4) +
        fill(band(from + 0.056, from + 0.064, [0.345, -0.3], [0.345, -0.27]), blend(front, "#0f2540", 0.5))
      );
    }),
  );
}

/** A cloth with two stripes along the table, its far corners round; the rail's shade is behind it. */
function drawTable(sheet: Sheet): void {
  const { wall, wallBright, wallDeep } = sheet.mood;
  const cloth = `M-20 ${EDGE + 14}Q240 ${EDGE} 800 ${EDGE}T1620 ${EDGE + 14}V1220H-20Z`;
  // Stripes run to the point where the eye looks.
  const stripe = (x: number, w: number) => {
    const far = (at: number) => 800 + ((at - 800) * (EDGE - HORIZON)) / (1210 - HORIZON);
    return `M${far(x)} ${EDGE}L${x} 1210h${w}L${far(x + w)} ${EDGE}Z`;
  };
  sheet.add(
    fill(cloth, wall),
    sheet.clipped(
      cloth,
      fill(stripe(-470, 52) + stripe(-390, 18) + stripe(2018, 52) + stripe(1972, 18), "#2f86b4") +
        fill(stripe(150, 44) + stripe(214, 16) + stripe(1406, 44) + stripe(1370, 16), "#2f86b4"),
    ),
    fill(
      `M-20 ${EDGE + 14}Q240 ${EDGE} 800 ${EDGE}T1620 ${EDGE + 14}V${EDGE + 26}Q1360 ${EDGE + 12} 800 ${EDGE + 12}T-20 ${EDGE + 26}Z`,
      wallBright,
    ),
    sheet.spray("M1100 730H1620V1220H1180Q1220 960 1100 730Z", wallDeep, {
      from: [1700, 1240],
      to: [1200, 900],
      thick: 0.3,
    }),
  );
}

/** Something flat on the table: corners in metres, to the right of a point on the cloth and away from it. */
function flat([right, away]: Point, corners: readonly Point[], up = 0): Path {
  return polygon(corners.map(([x, y]) => eye([right + x, away + y, up])));
}

/** Fork and knife of one length, their handles towards us. */
const FORK: readonly Point[] = [
  ...([
    [-0.007, 0],
    [-0.009, 0.02],
    [-0.004, 0.07],
    [-0.004, 0.122],
    [-0.012, 0.14],
    [-0.013, 0.2],
    [-0.0095, 0.2],
  ] as const),
  ...([
    [-0.0085, 0.158],
    [-0.0055, 0.158],
    [-0.005, 0.203],
    [-0.0018, 0.203],
    [-0.0015, 0.158],
    [0.0015, 0.158],
  ] as const),
  ...([
    [0.0018, 0.203],
    [0.005, 0.203],
    [0.0055, 0.158],
    [0.0085, 0.158],
    [0.0095, 0.2],
    [0.013, 0.2],
  ] as const),
  ...([
    [0.012, 0.14],
    [0.004, 0.122],
    [0.004, 0.07],
    [0.009, 0.02],
    [0.007, 0],
  ] as const),
];
const KNIFE: readonly Point[] = [
  ...([
    [-0.007, 0],
    [-0.0085, 0.02],
    [-0.006, 0.09],
    [-0.009, 0.1],
    [-0.0095, 0.17],
    [-0.006, 0.196],
  ] as const),
  ...([
    [0.001, 0.212],
    [0.006, 0.214],
    [0.0055, 0.1],
    [0.006, 0.09],
    [0.0085, 0.02],
    [0.007, 0],
  ] as const),
];

/** A piece of cutlery that lies on the cloth, its right side darker, with its narrow shadow. */
function cutlery(spot: Point, outline: readonly Point[]): Drawing {
  const [right, away] = spot;
  return (
    fill(flat([right + 0.006, away - 0.003], outline), "#6f7fae", 0.6) +
    fill(flat(spot, outline), "#8698bd") +
    fill(flat([right - 0.0016, away + 0.001], outline, 0.001), "#dfe7f1")
  );
}

/** The bream lies on its side, turned on its plate: its upper side seen aslant, and under it the round of the belly. */
function bream(sheet: Sheet): Drawing {
  const lying = (drawing: Drawing, lift: number, long = 1.27) =>
    `<g transform="translate(0 ${-lift}) scale(${long} .62)">${turned(drawing, -12)}</g>`;
  return (
    place(lying(fill(BREAM_BODY, "#5f6f9c", 0.6), 0), 26, 14) +
    lying(fill(BREAM_BODY, "#8a5630"), 0, 1.2) +
    lying(fill(BREAM_BODY, "#b98350"), 5, 1.22) +
    lying(fill(BREAM_BODY, "#d9ad6c"), 10, 1.24) +
    lying(seaBream(sheet), 15)
  );
}

function drawLunch(sheet: Sheet): void {
  const napkin: Point = [-0.246, 0.545];
  sheet.add(
    place(waterCarafe(sheet), 806, 842, 1.34),
    place(breadBasket(sheet), 352, 866, 1.16),
    place(tumbler(sheet), 578, 890, 1.22),
    place(shepherdSalad(sheet), 1250, 878, 1.08),
    place(tumbler(sheet), 1010, 900, 1.26),
    fill(flat([napkin[0] + 0.006, napkin[1] - 0.006], NAPKIN), "#6f7fae", 0.55),
    fill(flat(napkin, NAPKIN), "#d9643c"),
    fill(
      flat(napkin, [
        [0.052, 0],
        [0.09, 0],
        [0.09, 0.2],
        [0.052, 0.2],
      ]),
      "#ee8a55",
    ),
    place(plate(sheet, { radius: 356, rim: "#1d6d9a" }), 756, 1030),
    place(bream(sheet), 724, 1022),
    place(fishGarnish(sheet), 752, 1026, 1.02),
    place(oliveBowl(), 1440, 1062, 1.2),
    cutlery([-0.19, 0.55], FORK),
    cutlery([0.152, 0.55], KNIFE),
  );
}

/** Folded to a strip, in metres. */
const NAPKIN: readonly Point[] = [
  [0, 0],
  [0.09, 0],
  [0.09, 0.2],
  [0, 0.2],
];

/** The awning over us: the underside of its striped canvas comes towards us, its scallops hang in the light. */
function drawAwning(sheet: Sheet): void {
  const { wallBright, wallShade } = sheet.mood;
  const lath = 66;
  const edge = (index: number) => -60 + index * 130;
  // As on the table, the stripes run to the point where the eye looks.
  const near = (x: number) => 800 + ((x - 800) * (HORIZON + 20)) / (HORIZON - lath);
  const under = (index: number) =>
    `M${edge(index)} ${lath}H${edge(index + 1)}L${near(edge(index + 1))}-20H${near(edge(index))}Z`;
  const scallop = (index: number) => `M${edge(index)} ${lath}v30q65 62 130 0v-30z`;
  const flap = (index: number) => `M${edge(index) + 65} ${lath}v61q40 4 65-31v-30z`;
  const each = (kind: number, draw: (index: number) => Path) =>
    counted(14)
      .filter((index) => index % 2 === kind)
      .map(draw)
      .join("");
  sheet.add(
    fill(each(1, under), "#17537f") + fill(each(0, under), "#93a3c6"),
    fill(each(1, scallop), "#2f86b4") + fill(each(0, scallop), wallBright),
    fill(each(1, flap), "#1f6c9a") + fill(each(0, flap), wallShade),
    fill(box(-20, lath - 10, 1660, 16), "#b9683a") + fill(box(-20, lath + 1, 1660, 5), "#6b3422"),
  );
}
