import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, polygon } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { berthedSailer, berthedYacht } from "../parts/boats/berthedYacht.ts";
import { type ThatchedMill, thatchedMill, thatchedMillShade } from "../parts/buildings/thatchedMill.ts";
import { boulder } from "../parts/land/boulder.ts";
import { fieldWall } from "../parts/land/fieldWall.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { VEHICLE_PAINTS } from "../parts/vehicles/paint.ts";
import { peopleCarrier } from "../parts/vehicles/peopleCarrier.ts";
import type { Surface } from "../parts/vehicles/surface.ts";

const HORIZON = 480;
const FOCAL = 1900;
const EYE = 4.6;
/** The road lies so high over the sea. */
const HILL = 40;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
const bay = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE + HILL, focal: FOCAL });

/** How the hillside falls away from us. */
const fall = (away: number): number => -0.11 * Math.max(0, away - 20);
const onHill: Project = ([right, away, up]) => camera([right, away, fall(away) + up]);

/** The middle of the road, from the lower left past us, round its bend and down the slope. */
const LINE = pointsOf([
  -13, 8.2, -8.8, 11.5, -4.8, 14.6, -0.9, 17.6, 3, 20.6, 6.8, 23.4, 9.6, 26.6, 11, 31, 10.4, 37.5, 7.8, 45, 4.6, 54,
  2.6, 64, 2, 76,
]);
const ROAD = windingRoad(onHill, LINE);
const CARRIER = frameOf(camera, { right: -1.9, away: 19, heading: 52 });

/** On its knoll beside the road; the sun stands low on the left and a little behind us. */
const MILL: ThatchedMill = {
  camera: ([right, away, up]) => camera([right, away, up - 0.9]),
  right: -8.2,
  away: 38,
  sun: -80,
};

const TONE = { shade: "#5a3a66", deep: "#33224c", asphalt: "#6d5676", line: "#ffe3bb" } as const;

/** Yalıkavak when the sun goes down: a people carrier comes up the coast road past the old stone mill, large yachts lie lit in the marina below. */
export const SCENE: Scene = {
  name: "service-vip-yalikavak-transfer",
  seed: 33,
  mood: "dusk",
  crops: { wide: 128, square: 50 },
  grain: 0.3,
  colours: {
    sky: ["#2c4f86", "#6a78a4", "#c48f9c", "#f3a987", "#fcc98f", "#fde0ac"],
    zenith: "#1d3a6e",
    sea: ["#f7c9a0", "#c9a0a6", "#6f84ac", "#345b8e", "#274a7c"],
    seaLight: "#fbd7b0",
    seaDark: "#4b6797",
    near: "#2a1f48",
  },
  draw(sheet) {
    drawFar(sheet);
    drawTown(sheet);
    drawMarina(sheet);
    drawHill(sheet);
    sheet.add(
      sheet.clipped(curveDownTo(CREST, 1240), fill(thatchedMillShade(MILL, 1.1), TONE.shade, 0.65)),
      thatchedMill(sheet, MILL),
    );
    drawRoad(sheet);
    drawCarrier(sheet);
    drawWatchers(sheet);
    drawNear(sheet);
  },
};

/** The evening sky, islets on the horizon, and the hills round the bay. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.4 }),
    sheet.glow([-30, HORIZON - 30], 900, "#ffe6b0", 0.7),
    fill(lens(1120, 250, 760, 26) + lens(1330, 276, 520, 16) + lens(700, 330, 420, 14), "#fbd0a8", 0.85),
    fill(lens(1190, 262, 560, 12) + lens(1400, 286, 380, 9), "#c98a98", 0.7),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 90, foot: false }),
    fill(
      `${curveDownTo(pointsOf([560, 482, 610, 468, 660, 452, 700, 448, 752, 462, 800, 470, 850, 482]), 483)}${curveDownTo(
        pointsOf([880, 482, 905, 472, 930, 469, 968, 482]),
        483,
      )}`,
      "#a9809c",
    ),
    fill("M700 448Q720 462 716 483H850Q790 466 752 462ZM930 469Q940 476 938 483H968Q950 472 930 469Z", "#8a6690"),
    hills(),
  );
}

const FOLDS = rolling(7);

/** Heights of the peninsula across the bay, in metres. */
function heightOf(right: number, away: number): number {
  const hump = (x: number, z: number, wide: number, deep: number, high: number) =>
    high * Math.exp(-(((right - x) / wide) ** 2) - ((away - z) / deep) ** 2);
  // Spurs run down towards the bay, crooked and uneven, so that each slope has a lit and a shaded side.
  const spurs = 1 - 2 * Math.abs(Math.sin(right / 70 + away / 420 + FOLDS(right / 150, away / 190) * 0.7));
  const rills = 1 - 2 * Math.abs(Math.sin(right / 29 + away / 260 + FOLDS(right / 90, away / 140) * 1.3));
  const folds = 0.96 + (spurs * 0.17 + rills * 0.05) + FOLDS(right / 130 + 9, away / 260) * 0.16;
  return (
    (hump(900, 1500, 330, 420, 200) +
      hump(480, 1560, 170, 300, 105) +
      hump(1500, 1900, 380, 500, 250) +
      hump(250, 1900, 160, 260, 60) +
      hump(560, 1050, 230, 240, 62)) *
      folds -
    9
  );
}

function hills(): Drawing {
  return terrain({
    window: [700, 240, 1602, 640],
    cell: 2,
    horizon: HORIZON,
    centre: 800,
    eye: EYE + HILL,
    focal: FOCAL,
    reach: [640, 3000],
    steps: 1500,
    ground: heightOf,
    tone: (right, away) => {
      const high = heightOf(right, away);
      if (high < 0) return -1;
      const [dx, dz] = [heightOf(right + 6, away) - high, heightOf(right, away + 6) - high].map((rise) => rise / 6);
      const light = (0.9 * (dx ?? 0) - 0.1 * (dz ?? 0) + 0.24) / Math.hypot(1, dx ?? 0, dz ?? 0);
      // Maquis in the hollows.
      const scrub = FOLDS(right / 34 + 40, away / 90) > 0.36;
      return high < 2 ? 4 : scrub && light > 0.25 ? 1 : light > 0.5 ? 3 : light > 0.25 ? 2 : light > 0.06 ? 1 : 0;
    },
    stacked: false,
    inks: ["#70548a", "#8c6690", "#b58296", "#dfa590", "#f1c39c"],
  });
}

/** A box in the bay: its lit side looks left, the other one towards us. */
function cube(
  [right, away, up]: Place,
  [wide, deep, high]: Place,
  [lit, front, top]: readonly [string, string, string],
): Drawing {
  const at = (x: number, z: number, y: number) => bay([right + x * 0.86 + z * 0.5, away - x * 0.5 + z * 0.86, up + y]);
  return (
    fill(polygon([at(0, 0, 0), at(wide, 0, 0), at(wide, 0, high), at(0, 0, high)]), front) +
    fill(polygon([at(0, 0, 0), at(0, deep, 0), at(0, deep, high), at(0, 0, high)]), lit) +
    fill(polygon([at(0, 0, high), at(wide, 0, high), at(wide, deep, high), at(0, deep, high)]), top)
  );
}

/** White houses in terraces over the marina's shore, their first windows lit. */
function drawTown(sheet: Sheet): void {
  const random = randomOf(14);
  for (const row of counted(5).toReversed())
    for (const column of counted(11)) {
      const [right, away] = [262 + column * 25 + row * 24 + random.around(4), 958 - column * 6 + row * 42];
      if (random.chance(0.14) || heightOf(right, away - 12) < 5) continue;
      const size: Place = [random.between(14, 19), random.between(11, 14), random.between(6.4, 9)];
      const up = Math.max(1, heightOf(right, away)) - 1;
      const pane = (share: number) => {
        const [x, y] = bay([right + size[0] * 0.86 * share, away - size[0] * 0.5 * share, up + size[2] * 0.62]);
        return box(x - 1.6, y - 2, 3.2, 5.4);
      };
      const [bx, by] = bay([right + size[0], away - 9, up]);
      sheet.add(
        cube([right, away, up - 6], [size[0], size[1], size[2] + 6], ["#fff0d2", "#d8adb0", "#fbd8b4"]),
        fill(pane(0.28) + pane(0.7), random.chance(0.55) ? "#ffdf94" : "#6b4a7a"),
        random.chance(0.4)
          ? fill(disc(bx, by - 5, 8, 9), "#5d5070") + fill(disc(bx - 3, by - 8, 4.4, 5), "#857a74")
          : "",
      );
    }
}

/** A pontoon with yachts stern-to on its right side: where it starts, how many lie there, how long they are. */
interface Pontoon {
  from: Point;
  count: number;
  long: number;
  step: number;
}

const PONTOON_HEADING = 36;
const PONTOONS: readonly Pontoon[] = [
  { from: [-52, 640], count: 6, long: 19, step: 17 },
  { from: [-34, 476], count: 6, long: 31, step: 21 },
  { from: [22, 352], count: 5, long: 46, step: 27 },
];

/** The breakwater with the lights of its head, and the pontoons in rows before it. */
function drawMarina(sheet: Sheet): void {
  const mole = (from: number, to: number, low: number, high: number, colour: string) =>
    fill(polygon([bay([from, 820, low]), bay([to, 900, low]), bay([to, 900, high]), bay([from, 820, high])]), colour);
  const [x, y] = bay([-80, 820, 3.4]);
  sheet.add(
    mole(-92, 400, 0, 2.6, "#6a4f7c"),
    mole(-92, 400, 2.4, 3.6, "#f0bd98"),
    dots(
      counted(9).map((index) => bay([-50 + index * 50, 824 + index * 8, 6])),
      2,
      "#fff0c4",
    ),
    place(harbourLight(), x, y),
    sheet.glow([x, y - 31], 13, "#ffa07a", 0.6),
    fill(lens(x + 1, y + 16, 13, 3.4) + lens(x - 1, y + 23, 10, 3) + lens(x + 1, y + 30, 7, 2.6), "#e8705c", 0.8),
  );
  for (const pontoon of PONTOONS) drawPontoon(sheet, pontoon);
}

/** The light at the breakwater's head: a white tower that narrows, its gallery, a red lantern under a cap; 38 high. */
function harbourLight(): Drawing {
  return (
    fill("M-5.4 0L-3.4 -26H3.4L5.4 0Z", "#fff0d2") +
    fill("M1 0L.8 -26H3.4L5.4 0Z", "#b98a9c") +
    fill(box(-5.4, -27.6, 10.8, 2.6), "#6a4f7c") +
    fill(box(-2.8, -34, 5.6, 6.6), "#f0523e") +
    fill(box(-1.8, -33, 2, 4.8), "#ffd0a8") +
    fill("M-4 -34Q0 -40 4 -34Z", "#5a3a60")
  );
}

function drawPontoon(sheet: Sheet, { from: [right, away], count, long, step }: Pontoon): void {
  const view = frameOf(bay, { right, away, heading: PONTOON_HEADING });
  const end = (count - 0.3) * step;
  const lamps = counted(long > 40 ? 0 : Math.ceil(count / 2) + 1).map((index) =>
    view([index * step * 2 - 4, 1.2, 2.4]),
  );
  const planks = (up: number, grow = 0) =>
    polygon([view([-8, 2.4 + grow, up]), view([end, 2.4 + grow, up]), view([end, 0, up]), view([-8, 0, up])]);
  sheet.add(
    fill(planks(-2.4), "#2d4477", 0.7),
    fill(planks(0.2, 0.1), "#4b3a6a"),
    fill(planks(1.1), "#f4caa0"),
    ...lamps.map(([x, y], index) => {
      const size = mixed(1, 0.5, index / lamps.length) * (long / 40);
      const strokes = counted(6).map((row) =>
        lens(x + (row % 2 ? 3 : -3) * size, y + (14 + row * 8) * size, (16 - row) * size, 5 * size),
      );
      return fill(strokes.join(""), "#ffdf9e", 0.6);
    }),
    dots(lamps, 2.2 + long / 30, "#fff0c4"),
  );
  for (const index of counted(count).toReversed()) {
    const random = randomOf(index * 7 + long);
    const own = long * random.between(0.94, 1.03);
    const [x, z] = [index * step + 4, -2.5];
    const angle = (PONTOON_HEADING / 180) * Math.PI;
    const standing = {
      right: right + x * Math.sin(angle) - z * Math.cos(angle),
      away: away + x * Math.cos(angle) + z * Math.sin(angle),
      heading: PONTOON_HEADING + 90 + random.around(1.4),
    };
    const yacht = frameOf(bay, standing);
    sheet.add(long > 25 ? berthedYacht(yacht, own, index) : berthedSailer(yacht, own, random.between(1.05, 1.4)));
  }
}

/** The edge of our hillside against the bay. */
const CREST = pointsOf([
  -20, 748, 110, 738, 240, 742, 420, 738, 560, 746, 700, 756, 820, 750, 900, 742, 973, 744, 1060, 758, 1254, 778, 1420,
  792, 1620, 812,
]);

function drawHill(sheet: Sheet): void {
  const hill = curveDownTo(CREST, 1240);
  sheet.add(
    fill(hill, sheet.downwards(["#dfa67c", "#c98a70", "#a96c6c"], 740, 1200)),
    sheet.clipped(
      hill,
      // The knoll of the mill turns from the sun on its right.
      fill("M560 740Q620 790 700 820T800 872Q720 890 600 850T440 800Z", "#94627a", 0.6) +
        fill("M-20 800Q120 770 300 790Q200 830-20 850Z", "#f3c394", 0.6),
    ),
  );
  drawCushions(
    sheet,
    46,
    (x, y) =>
      (y > 800 && y < 826 && x > 1060 && x < 1190) ||
      (y > 770 && x < 600 && y < 890 + Math.max(0, 400 - x) * 0.08 && Math.abs(x - 370 - (y - 770)) > 40),
  );
}

/** Cushions of thyme and dry grass over the slope, smaller the further away they are. */
function drawCushions(sheet: Sheet, count: number, holds: (x: number, y: number) => boolean): void {
  const random = randomOf(29);
  const places = counted(count * 12)
    .map((): Point => [random.between(-10, 1610), random.between(740, 1210)])
    .filter(([x, y]) => holds(x, y) && Math.sin(x / 70 + y / 30) > -0.2)
    .slice(0, count)
    .toSorted((one, other) => one[1] - other[1]);
  const tuft = (from: number, to: number, ground: (x: number) => number, colour: string, seed: number) =>
    grass(sheet, { from, to, ground, count: Math.round((to - from) / 7), height: 20, colour, seed });
  sheet.add(
    tuft(20, 210, (x) => 772 + x * 0.03, "#a06c62", 3),
    tuft(30, 220, (x) => 778 + x * 0.03, "#f3cf94", 4),
    tuft(232, 330, () => 786, "#f0c88c", 7),
    tuft(440, 560, () => 786, "#7c5470", 8),
    tuft(60, 330, (x) => 826 + x * 0.02, "#a06c62", 5),
    tuft(70, 320, (x) => 832 + x * 0.02, "#f3cf94", 6),
    // A path from the road to the mill's door.
    fill("M366 778H412Q424 808 468 830Q530 858 560 900L446 916Q440 866 402 834Q380 814 366 778Z", "#f0c093", 0.8),
  );
  sheet.add(...places.map((spot) => cushion(random, spot, ((spot[1] - 700) / 130) * random.between(13, 30))));
}

/** One of them, its shaded side to the right. */
function cushion(random: Random, [x, y]: Point, size: number): Drawing {
  const tufts = (amount: number, reach: number, aside: number, lift: number, part: number) =>
    counted(amount)
      .map(() => {
        const angle = random.between(0.05, 0.95) * Math.PI;
        const out = Math.sqrt(random.next()) * reach * size;
        return disc(
          x + aside * size + Math.cos(angle) * out,
          y - lift * size - Math.sin(angle) * out * 0.7,
          size * part,
        );
      })
      .join("");
  return (
    fill(lens(x + size * 0.9, y + size * 0.1, size * 3.6, size * 0.6), TONE.shade, 0.5) +
    fill(tufts(14, 0.8, 0.14, 0, 0.25), "#5f5068") +
    fill(tufts(16, 0.8, -0.1, 0.12, 0.21), "#93805f") +
    fill(tufts(9, 0.55, -0.26, 0.32, 0.15), "#d6b474")
  );
}

/** Points of a line beside the road, in metres on the ground. */
function beside(offset: number, from: number, to: number): Point[] {
  const flat = windingRoad(([right, away]) => [right, away], LINE);
  return shares(40).map((share) => flat.at(mixed(from, to, share), offset));
}

function drawRoad(sheet: Sheet): void {
  const tops = ["#ffe0b4", "#f8cfa2", "#ffd9ac"] as const;
  const dashes = counted(24).map((index) => ROAD.strip([-0.08, 0.08], [0.02 + index * 0.04, 0.036 + index * 0.04]));
  sheet.add(
    fill(ROAD.strip([-3.9, 3.6]), "#e9b888"),
    // It ends where the path leads up to the mill.
    fieldWall({
      camera: onHill,
      line: beside(-4, 0.02, 0.232),
      high: 0.55,
      tones: ["#9a6a7c", "#8a5c76", "#ab7884"],
      top: tops,
      ends: ["#f3c598", "#6d4870"],
      gaps: "#5a3a60",
      seed: 3,
    }),
    fieldWall({
      camera: onHill,
      line: beside(4, 0.46, 1).toReversed(),
      high: 0.7,
      tones: ["#e8b088", "#d99c7c", "#f2c196", "#c98a76"],
      top: tops,
      ends: ["#f3c598", "#6d4870"],
      gaps: "#8a5870",
      seed: 4,
    }),
    fill(
      ROAD.strip([-3, 3]),
      sheet.linear(
        [
          [0, "#5c4870"],
          [0.5, "#755c7c"],
          [1, "#9a7688"],
        ],
        [300, 1160],
        [1100, 780],
      ),
    ),
    fill(ROAD.strip([-2.8, -2.69]) + ROAD.strip([2.69, 2.8]), TONE.line, 0.9),
    // Where wheels have polished it.
    fill([-2.2, -0.75, 0.6, 2.05].map((out) => ROAD.strip([out, out + 0.42])).join(""), "#b58f98", 0.22),
    fill(dashes.join(""), TONE.line, 0.9),
  );
}

function drawCarrier(sheet: Sheet): void {
  const paint = {
    ...VEHICLE_PAINTS.dusk,
    body: "#18224a",
    bodyLight: "#34497e",
    horizon: "#0e1430",
    skyDim: "#6a5a8c",
  };
  const mirrored = ({ side }: Surface): Drawing =>
    fill(
      side([
        [900, 1170],
        [900, 1800],
        [5100, 1800],
        [5100, 1170],
      ]),
      "#8a7a9c",
    ) +
    fill(
      side([
        [900, 1170],
        [900, 1330],
        [1900, 1420],
        [2900, 1500],
        [3900, 1360],
        [5100, 1440],
        [5100, 1170],
      ]),
      "#2b2c58",
    );
  const lamps = [CARRIER([0.28, 0.66, 0.8]), CARRIER([0.28, -0.66, 0.8])];
  sheet.add(
    headBeams(sheet, { view: CARRIER, colour: "#ffcf96", reach: 8, strength: 0.75 }),
    peopleCarrier(sheet, { view: CARRIER, paint, mirrored, cast: [0.9, 0.1] }),
    // Somebody at the wheel, dark behind the screen but for the side towards the sun.
    fill("M724 806Q726 782 744 780Q762 782 764 796L752 808Q738 812 724 806Z", "#2a1838", 0.95) +
      fill("M724 806Q726 782 744 780Q732 788 731 808Z", "#8a5a68", 0.9) +
      fill(disc(744, 767, 10, 12.5), "#2a1838") +
      fill("M744 755Q734 757 734 768Q735 777 741 779Q737 766 744 755Z", "#b07868"),
    ...lamps.map((lamp) => sheet.glow(lamp, 40, "#fff0c0", 0.9)),
    sheet.glow(CARRIER([5.08, -0.86, 1.05]), 46, "#ff5a4a", 0.7),
  );
}

/** A couple at the wall who look down at the yachts. */
function drawWatchers(sheet: Sheet): void {
  for (const [share, options] of [
    [0.775, { slender: true, wears: "skirt", top: "#f7e3c8", bottom: "#c2465f", hairstyle: "long" }],
    [0.792, { mirrored: true, top: "#e8eef4", bottom: "#3d4a7c" }],
  ] as const) {
    const [x, y] = ROAD.at(share, 3.9);
    sheet.add(place(person(sheet, { pose: "standing", behind: true, ...options }), x, y, 0.62));
  }
}

const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** A blade of an agave from the heart: wide at a third, its left half in the light. */
function blade(
  [x, y]: Point,
  angle: number,
  long: number,
  bend: number,
  [lit, dark]: readonly [string, string],
): Drawing {
  const at = (share: number, aside: number): Point => {
    const turn = radians(angle + bend * share);
    return [
      x + Math.cos(turn) * long * share - Math.sin(turn) * aside,
      y - Math.sin(turn) * long * share - Math.cos(turn) * aside,
    ];
  };
  const wide = long * 0.1;
  const rib = [0, 0.35, 0.7, 1].map((share) => at(share, 0));
  const edge = (sign: number) => [
    at(0, sign * wide * 0.7),
    at(0.34, sign * wide),
    at(0.7, sign * wide * 0.62),
    at(1, 0),
  ];
  const half = (sign: number) => polygon([...edge(sign), ...rib.toReversed()]);
  return fill(half(1), lit) + fill(half(-1), dark) + stroke(curve(edge(1)), "#cfcf9e", long * 0.012, 0.8);
}

/** The edge of the verge before us. */
const VERGE = pointsOf([150, 1240, 420, 1188, 700, 1138, 980, 1080, 1240, 1014, 1440, 958, 1640, 896]);

/** An agave in flower on the verge before us, its mast over the bay, and dry grass. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(8);
  const bank = curveDownTo(VERGE, 1260);
  const heart: Point = [1424, 1128];
  // From those that stand behind to those that lie before us, lighter as they come nearer.
  const rosette = (at: Point, long: number, angles: readonly number[]) =>
    angles.map((angle, index) =>
      blade(
        at,
        angle + random.around(3),
        long * random.between(0.86, 1.06) * (angle > 190 || angle < -10 ? 0.72 : 1),
        angle > 90 ? 16 : -16,
        (
          [
            ["#66786f", "#37415e"],
            ["#7d8f7b", "#42506a"],
            ["#94a386", "#4d5c72"],
          ] as const
        )[Math.min(2, Math.floor((index / angles.length) * 3))] ?? ["#7d8f7b", "#42506a"],
      ),
    );
  const blades = rosette(heart, 196, [98, 80, 118, 62, 136, 44, 154, 26, 108, 70, 170, 10, 128, 52, 200, -20, 148, 32]);
  const pups = rosette([1554, 1150], 100, [96, 126, 60, 150, 34, 172, 10, 110, 76]);
  const boughs = counted(12).map((index) => {
    const [y, sign] = [820 - index * 25, index % 2 ? 1 : -1];
    const x = 1437 + (820 - y) * 0.02;
    const long = 92 - index * 6.6;
    const end: Point = [x + sign * long, y - long * 0.34];
    const heads = (count: number, reach: number, lift: number) =>
      counted(count)
        .map((step) => {
          const share = step / (count - 1) - 0.5;
          return disc(
            end[0] + share * reach * 2,
            end[1] - lift - Math.cos(share * 2.6) * 9 + random.around(2),
            random.between(4, 7),
          );
        })
        .join("");
    const size = 30 - index * 1.6;
    return (
      stroke(`M${x} ${y + 8}Q${x + sign * long * 0.6} ${y + 4} ${end[0]} ${end[1]}`, "#4a3352", 6 - index * 0.3) +
      fill(heads(9, size, -3), "#5d3f56") +
      fill(heads(8, size * 0.86, 3), "#a5744e") +
      fill(heads(6, size * 0.6, 8), "#eec27a")
    );
  });
  const verge = (x: number) => heightAt(VERGE, x) + 16;
  sheet.add(
    fill(
      bank,
      sheet.linear(
        [
          [0, "#b97a6c"],
          [1, "#5d3c62"],
        ],
        [1000, 1000],
        [1400, 1220],
      ),
    ),
    grass(sheet, { from: 260, to: 1600, ground: verge, count: 190, height: 44, colour: "#6d4a62", seed: 5 }),
    grass(sheet, {
      from: 960,
      to: 1600,
      ground: (x) => verge(x) + 14,
      count: 130,
      height: 40,
      colour: "#c98f68",
      seed: 6,
    }),
    fill(lens(1530, 1136, 380, 40), TONE.deep, 0.6),
    fill(
      polygon([
        [1414, 1128],
        [1440, 1128],
        [1447, 548],
        [1440, 540],
        [1434, 548],
      ]),
      "#4a3352",
    ),
    fill(
      polygon([
        [1416, 1128],
        [1423, 1128],
        [1439, 552],
        [1435, 552],
      ]),
      "#b98a64",
    ),
    ...boughs,
    ...pups,
    ...[
      [700, 1176, 26],
      [960, 1150, 30],
      [1010, 1164, 22],
      [478, 1206, 22],
    ].map(([x = 0, y = 0, size = 0]) => cushion(random, [x, y], size)),
    boulder(1236, 1176, 26, ["#e0a884", "#b57c74", "#6d4870", "#47305a"], 3),
    boulder(1160, 1192, 17, ["#e0a884", "#b57c74", "#6d4870", "#47305a"], 5),
    ...blades,
  );
}
