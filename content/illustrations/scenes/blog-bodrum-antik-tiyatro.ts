import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { type Path, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { mosque } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { cypress, olive, pine } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 350;
/** The eye of somebody on the highest rows, in metres above the floor of the orchestra. */
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 20, focal: 900 });
/** The middle of the orchestra, from which all rows are struck: metres to the right of the eye and away from it. */
const MIDDLE = { right: -7, away: 38 };
/** Degrees by which the seating is turned: it opens a little to the right. */
const AXIS = -7;
/** Half of the seating, in degrees: a little more than a quarter of a circle. */
const END = 98;
const FLOOR = 10;

/** The ancient theatre of Halicarnassus in the morning, from its upper rows: seats and orchestra, the white town, castle and bay. */
export const SCENE: Scene = {
  name: "blog-bodrum-antik-tiyatro",
  seed: 52,
  mood: "morning",
  colours: { stoneShade: "#98788a", stoneDeep: "#6b546c", ground: "#cda06c" },
  grain: 0.16,
  crops: { wide: 200, square: 150 },
  draw(sheet) {
    drawBay(sheet);
    drawTown(sheet);
    drawGround(sheet);
    drawTheatre(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON }),
    place(summerCloud(sheet, "broad"), 1120, 150, 0.6),
    gulls(sheet, { x: 360, y: 200, length: 260, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 318, 120, 300, 260, 312, 420, 338, 620, 346, 820, 326, 940, 276, 1040, 258, 1120, 268, 1220, 306, 1330,
        334, 1460, 322, 1620, 306,
      ]),
      foot: HORIZON + 2,
      mist: 40,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 720, dabs: 30, foot: false }),
    ripples(sheet, { x: 900, y: 450, width: 800, height: 70, count: 22 }),
    ...pointsOf([812, 470, 936, 444, 1060, 486, 190, 460]).map(([x, y], index) =>
      place(gulet(sheet, { sails: index === 1 ? "set" : "furled" }), x, y, 0.08 + (y - 440) * 0.0012),
    ),
  );
}

/** The town down to the harbour; the castle on its point between the two bays. */
function drawTown(sheet: Sheet): void {
  const town = sheet.tinted({ window: "#7d98b8", door: "#6d90b4" });
  sheet.add(
    fill(
      "M-20 476Q140 486 250 512L380 506Q560 500 690 520Q860 566 1010 560Q1180 520 1300 462L1640 420V900H-20Z",
      "#c9a878",
    ),
    fill("M300 512Q420 492 560 496T720 516Q600 530 300 522Z", "#b09078"),
    place(bodrumCastle(sheet.tinted({ stone: "#f4dcae", stoneWorn: "#d9b27f" }), { shade: false }), 316, 512, 0.4),
    place(mastForest(sheet, { width: 620, count: 17, height: 200, seed: 4 }), 800, 548, 0.34),
    groupedTown(town, {
      rows: 6,
      far: [-60, 1640],
      near: [-60, 1640],
      ground: (x, share) => mixed(shoreAt(x), 730, share),
      scale: [0.22, 0.46],
      spacing: 1,
      seed: 15,
    }),
    place(mosque(sheet), 1040, 622, 0.56),
    ...pointsOf([700, 640, 716, 648, 846, 652, 1190, 610, 1206, 616, 214, 640, 1376, 556]).map(([x, y], index) =>
      place(cypress(sheet, { seed: index + 3 }), x, y, 0.3 + (index % 3) * 0.04),
    ),
  );
}

/** Where the furthest houses stand: behind the harbour, and up the slope to the right. */
function shoreAt(x: number): number {
  if (x < 700) return 536 - Math.max(0, 260 - x) * 0.14;
  return x < 1010 ? mixed(536, 588, (x - 700) / 310) : mixed(588, 450, (x - 1010) / 600);
}

/** The hillside from which the seats are cut. */
function drawGround(sheet: Sheet): void {
  const { ground } = sheet.mood;
  sheet.add(
    fill("M-20 690Q240 676 480 672T960 668Q1240 660 1340 610T1500 540T1640 500V1210H-20Z", ground),
    farCrowns(sheet.random, 34, [-10, 470], [676, 690], 22, "#55663a", "#8f9a58"),
    farCrowns(sheet.random, 40, [880, 1240], [650, 676], 22, "#55663a", "#8f9a58"),
    place(pine(sheet, { seed: 2 }), 1290, 660, 0.62),
    place(olive(sheet, { seed: 8 }), 1416, 612, 0.66),
    place(cypress(sheet, { seed: 4 }), 1508, 570, 0.7),
    place(cypress(sheet, { seed: 6 }), 1544, 560, 0.56),
    place(pine(sheet, { seed: 5 }), 1600, 548, 0.7),
  );
}

/** A place in the theatre: how far from its middle, at which angle (0 is uphill, towards us), how high. */
function seat(radius: number, degrees: number, up: number): Point {
  const { right, away } = placeOf(radius, degrees);
  return camera([right, away, up]);
}

function placeOf(radius: number, degrees: number): { right: number; away: number } {
  const angle = ((degrees + AXIS) / 180) * Math.PI;
  return { right: MIDDLE.right + radius * Math.sin(angle), away: MIDDLE.away - radius * Math.cos(angle) };
}

interface Row {
  /** Where its tread begins and ends, how high it lies, and how high the row below it lies. */
  inner: number;
  outer: number;
  up: number;
  below: number;
}

const [DEEP, HIGH, WALK] = [1.3, 0.62, 11];

/** Rows from the orchestra up; after the eleventh a walk, and the wall that carries the upper block. */
const ROWS = counted(22).map((index): Row => {
  const upper = index >= WALK;
  const [inner, up] = [FLOOR + 0.5 + index * DEEP + (upper ? 1.9 : 0), 0.8 + index * HIGH + (upper ? 0.8 : 0)];
  return {
    inner,
    outer: inner + DEEP + (index === WALK - 1 ? 1.9 : 0),
    up,
    below: up - HIGH - (index === WALK ? 0.8 : 0),
  };
});

/** Stone in the sun besides that of the mood: a riser, a stair, and the trough where the feet of the next row rest. */
const [RISER, STAIR, FOOT] = ["#fbe8c2", "#f8e7c4", "#cfa874"];
/** Angles of the stairs; the first two lie in the shade of the left wing. */
const STAIRS = [-90, -60, -30, 0, 30, 60, 90];

/** How far from the middle a line runs, at each angle. */
type Reach = (degrees: number) => number;

/** The surface between two lines about the middle, in one piece for each stretch that lies before the eye. */
function band(low: [Reach, up: number], high: [Reach, up: number], from = -END, to = END): Path {
  const steps = Math.max(2, Math.ceil((to - from) / 2));
  const seen = shares(steps + 1)
    .map((share) => mixed(from, to, share))
    .map((degrees) => ({
      degrees,
      before: [low, high].every(([reach]) => placeOf(reach(degrees), degrees).away > 2.4),
    }));
  const stretches: number[][] = [[]];
  for (const { degrees, before } of seen) {
    if (before) stretches.at(-1)?.push(degrees);
    else stretches.push([]);
  }
  return stretches
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => {
      const line = ([reach, up]: [Reach, number]) => stretch.map((degrees) => seat(reach(degrees), degrees, up));
      return polygon([...line(low), ...line(high).toReversed()]);
    })
    .join("");
}

function tread({ up }: Row, from: number, to: number, start = -END, end = END): Path {
  return band([() => from, up], [() => to, up], start, end);
}

/** Metres of shadow on a tread, from the riser above it: the sun is low on the left. */
function shadowOf(height: number): Reach {
  return (degrees) => height * 1.5 * Math.max(0, -Math.sin(((degrees + AXIS + 14) / 180) * Math.PI));
}

/** Row on row from the lowest to the highest: whatever is higher hides what lies behind its edge. */
function seating(sheet: Sheet): Drawing {
  const { wallBright, stone, stoneWorn, stoneShade } = sheet.mood;
  const random = randomOf(12);
  return ROWS.map((row, index) => {
    const { inner, outer, up, below } = row;
    const next = ROWS[index + 1];
    const cuts = Math.round((inner * Math.PI) / 4.4);
    const angleAt = (cut: number) => mixed(-END, END, cut / cuts);
    const blocks = counted(cuts).map((cut) => ({
      from: angleAt(cut + random.around(0.3)),
      wide: (random.between(1.1, 2.4) / inner) * (180 / Math.PI),
      tone: random.next(),
    }));
    const patch = (low: number, high: number) =>
      blocks
        .filter(({ tone }) => tone >= low && tone < high)
        .map(({ from, wide }) => tread(row, inner, inner + DEEP * 0.52, from, Math.min(END, from + wide)))
        .join("");
    const joints = blocks
      .map(({ from }) => tread(row, inner, inner + DEEP * 0.52, from, from + (0.06 / inner) * (180 / Math.PI)))
      .join("");
    const half = (0.62 / inner) * (180 / Math.PI);
    const [middle, end, step] = [inner + DEEP * 0.5, inner + DEEP, up + HIGH / 2];
    const stairs = (shape: (from: number, to: number) => Path, among: readonly number[] = STAIRS) =>
      among.map((degrees) => shape(degrees - half, degrees + half)).join("");
    const top = (from: number, to: number) => band([() => middle, step], [() => end, step], from, to);
    const edge = (from: number, to: number) => band([() => middle, step], [() => middle + 0.14, step], from, to);
    const side = STAIRS.filter((degrees) => placeOf(inner, degrees).away > 3).map((degrees) => {
      const at = (radius: number, height: number) => seat(radius, degrees + half, height);
      return polygon([at(middle, up), at(middle, step), at(end, step), at(end, up)]);
    });
    const front = (from: number, to: number) => band([() => middle, up], [() => middle, step], from, to);
    // The stairs have two steps to a row: the upper one is a block on the tread, but for the walk, which lies level.
    const upperStep =
      fill(side.join(""), stoneShade, 0.8) +
      fill(stairs(front, STAIRS.slice(2)), RISER) +
      fill(stairs(top, STAIRS.slice(2)), STAIR) +
      fill(stairs(front, STAIRS.slice(0, 2)) + stairs(top, STAIRS.slice(0, 2)), "#b497a0") +
      fill(stairs(edge), wallBright);
    const wall = (from: number, to: number) => band([() => inner, below], [() => inner, up], from, to);
    return (
      fill(wall(-END, -AXIS), stoneShade) +
      fill(wall(-AXIS, END), RISER) +
      fill(tread(row, inner, outer), FOOT) +
      fill(tread(row, inner, inner + DEEP * 0.52), stone) +
      fill(patch(0, 0.14), wallBright, 0.5) +
      fill(patch(0.14, 0.34), stoneWorn, 0.55) +
      fill(joints, stoneShade, 0.6) +
      fill(
        stairs((from, to) => tread(row, inner, middle, from, to)),
        STAIR,
      ) +
      (next
        ? fill(band([(at) => outer - shadowOf(next.up - up)(at), up], [() => outer, up], -END, 0), stoneShade, 0.85)
        : "") +
      (index === WALK - 1 ? "" : upperStep) +
      fill(tread(row, inner, inner + 0.1), wallBright)
    );
  }).join("");
}

function drawTheatre(sheet: Sheet): void {
  const { stoneShade, stoneWorn } = sheet.mood;
  const ring = (radius: number) => shares(73).map((share) => seat(radius, share * 360, 0));
  sheet.add(
    stage(sheet),
    fill(polygon(ring(FLOOR + 0.5)), stoneWorn),
    fill(polygon(ring(FLOOR)), "#ecd2a4"),
    // The foot of the left wing shades the rim of the floor.
    fill(band([(at) => FLOOR + 0.5 - shadowOf(0.8)(at), 0], [() => FLOOR + 0.5, 0], -END, 0), stoneShade, 0.8),
    fill(worn(), stoneWorn, 0.5),
    altar(sheet),
    seating(sheet),
  );
}

/** A block of masonry, square to the axis: metres across it from the middle, metres beyond the middle. */
function block(
  sheet: Sheet,
  across: readonly [number, number],
  beyond: readonly [number, number],
  up: number,
): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const at = (x: number, z: number, y: number) => seat(Math.hypot(x, z), 180 - (Math.atan2(x, z) / Math.PI) * 180, y);
  const [[left, right], [near, far]] = [across, beyond];
  const side = (x: number) => polygon([at(x, near, 0), at(x, far, 0), at(x, far, up), at(x, near, up)]);
  const shadow = [
    at(right, near, 0),
    at(right + up * 1.4, near + 0.3, 0),
    at(right + up * 1.4, far, 0),
    at(right, far, 0),
  ];
  return (
    fill(polygon(shadow), stoneShade, 0.6) +
    fill(side(left), wallBright) +
    fill(side(right), stoneShade) +
    fill(polygon([at(left, near, 0), at(right, near, 0), at(right, near, up), at(left, near, up)]), stone) +
    fill(polygon([at(left, near, up), at(right, near, up), at(right, far, up), at(left, far, up)]), wallBright)
  );
}

/** What is left of the stage: foundations and the stumps of a few piers. */
function stage(sheet: Sheet): Drawing {
  const wall = [
    [-13, -8.4, 2.2],
    [-8.4, -5.6, 1.4],
    [-3.6, 2.4, 1.9],
    [2.4, 4.2, 1.1],
    [6.2, 9.6, 1.6],
    [9.6, 13, 2.6],
  ] as const;
  return (
    wall.map(([from, to, up]) => block(sheet, [from, to], [18.4, 19.6], up)).join("") +
    block(sheet, [-14, -13], [14, 19.6], 1.2) +
    block(sheet, [13, 14], [14, 19.6], 1.2) +
    counted(8)
      .map((index) =>
        block(
          sheet,
          [-11.6 + index * 3.2, -10.8 + index * 3.2],
          [13.4, 14.2],
          [2.4, 2.4, 1, 2.1, 0.6, 2.4, 1.7, 2.4][index] ?? 2,
        ),
      )
      .join("") +
    block(sheet, [-12, -5], [13.2, 14.4], 0.4)
  );
}

/** Slabs of the floor that have worn darker. */
function worn(): Path {
  const random = randomOf(5);
  return counted(11)
    .map(() => {
      const [x, z, wide] = [random.around(7), random.around(6), random.between(0.8, 1.8)];
      const at = (right: number, away: number) => camera([MIDDLE.right + right, MIDDLE.away + away, 0]);
      return polygon([at(x, z), at(x + wide, z), at(x + wide, z + 0.5), at(x, z + 0.5)]);
    })
    .join("");
}

function altar(sheet: Sheet): Drawing {
  return block(sheet, [-1.5, 1.5], [-1.5, 1.5], 0.3) + block(sheet, [-0.9, 0.9], [-0.9, 0.9], 1.5);
}

/** Two who try the echo, some on the rows, two who have found the best seats. */
function drawVisitors(sheet: Sheet): void {
  const at = (radius: number, up: number, degrees: number, options: PersonOptions) => {
    const { right, away } = placeOf(radius, degrees);
    return place(person(sheet, options), ...seat(radius, degrees, up), metreAt(camera, [right, away, up]) * 0.0172);
  };
  const onRow = (index: number, degrees: number, options: PersonOptions) => {
    const row = ROWS[index];
    if (!row) return "";
    // Who sits has the feet on the row below.
    return options.pose === "sitting"
      ? at(row.inner - 0.16, row.below, degrees, { ...options, shadow: false })
      : at(row.inner + 0.4, row.up, degrees, options);
  };
  const long = { slender: true, hairstyle: "long" } as const;
  sheet.add(
    at(4, 0, 60, { pose: "waving", top: "#c8643c", bottom: "#31507a" }),
    at(5.4, 0, 100, { ...long, wears: "skirt", top: "#fdf8ee", bottom: "#2f6f8a" }),
    onRow(8, 82, {
      pose: "sitting",
      mirrored: true,
      wears: "shorts",
      top: "#2f8fa6",
      bottom: "#f1e8d8",
    }),
    onRow(8, 76, { ...long, pose: "sitting", mirrored: true, top: "#c2265f", bottom: "#c2265f" }),
    onRow(3, 58, { pose: "pointing", mirrored: true, top: "#5a6a4a", bottom: "#f1e8d8", hat: "#ecd3a3" }),
    onRow(3, 54, { child: true, behind: true, wears: "shorts", top: "#c8643c", bottom: "#31507a" }),
    onRow(6, -62, { pose: "sitting", top: "#fdf8ee", bottom: "#4a4a6a", hat: "#ecd3a3" }),
    onRow(8, 11, { ...long, pose: "sitting", top: "#2f8fa6", bottom: "#fdf8ee", hat: "#ecd3a3" }),
    onRow(8, 7, { pose: "sitting", top: "#c8643c", bottom: "#31507a" }),
    onRow(10, 40, { behind: true, top: "#31507a", bottom: "#8a6a4a", wears: "shorts" }),
    onRow(10, 37, { ...long, behind: true, wears: "skirt", top: "#f3c14a", bottom: "#f3c14a" }),
  );
}

function drawNear(sheet: Sheet): void {
  sheet.add(
    ...tufts(sheet),
    leafMass(sheet, { x: 20, y: 1160, width: 190, height: 110, seed: 6, count: 44, size: 52 }),
    bougainvillea(sheet, { x: 10, y: 1110, width: 120, height: 70, seed: 4, count: 28, size: 34 }),
    bougainvillea(sheet, { x: 130, y: 1180, width: 70, height: 40, seed: 7, count: 14, size: 30 }),
  );
}

/** Capers in the joints of the rows. */
function tufts(sheet: Sheet): Drawing[] {
  const spots = [
    [9, 20, 1],
    [9, -24, 0.9],
    [6, -40, 0.6],
    [4, 12, 0.6],
  ] as const;
  return spots.map(([index, degrees, size], seed) => {
    const row = ROWS[index];
    const [x, y] = seat(row ? row.inner + DEEP : 0, degrees, row?.up ?? 0);
    return leafMass(sheet, { x, y, width: 34 * size, height: 13 * size, seed: seed + 20, count: 9, size: 20 * size });
  });
}
