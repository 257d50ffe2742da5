import { cameraOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cubeHouse } from "../parts/buildings/cubeHouse.ts";
import { domedCistern } from "../parts/buildings/domedCistern.ts";
import { hillHouse } from "../parts/buildings/hillHouse.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sky } from "../parts/sky/sky.ts";
import { goat } from "../parts/things/goat.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";

const HORIZON = 520;
const EYE = cameraOf({ horizon: HORIZON, centre: 660, eye: 1.5, focal: 1350 });
/** The lane falls away from us, more and more steeply: its height at a distance, in metres. */
const fallAt = (away: number): number => -0.085 * Math.max(0, away - 3) - 0.0042 * Math.max(0, away - 8) ** 2;
/** Where the last of the lane drops out of sight. */
const LIP = 24;

/** A house on the right of the lane: its lane-side wall, from where to where it goes, and the height of its eaves over the lane at its near end. */
interface LaneHouse {
  right: number;
  near: number;
  far: number;
  high: number;
  seed: number;
  /** Doors and windows in the wall along the lane: from, to, low, high, in metres. */
  door?: readonly [from: number, to: number];
  windows: readonly (readonly [from: number, to: number, low: number, high: number])[];
}

const HOUSES: readonly LaneHouse[] = [
  { right: 0.95, near: 19, far: 26, high: 3.1, seed: 5, windows: [[20.4, 21.4, 1.3, 2.1]] },
  { right: 1.75, near: 11.5, far: 17, high: 3.3, seed: 3, door: [14.6, 15.8], windows: [[12.4, 13.3, 1.3, 2.2]] },
  {
    right: 2.65,
    near: 2.2,
    far: 9.4,
    high: 3.4,
    seed: 8,
    door: [6.7, 7.75],
    windows: [
      [5.2, 5.85, 1.3, 2.1],
      [8.4, 8.9, 1.4, 2.1],
    ],
  },
];

/** Late in a hill village behind Bodrum: a cobbled lane in the shade of a fig tree, an old woman with her goats in the sun, a cat by the door, the sea far below. */
export const SCENE: Scene = {
  name: "blog-bodrumun-sakli-koyleri",
  seed: 27,
  mood: "gold",
  colours: {
    sky: ["#4f8ba8", "#b3c4b8", "#f8d9a0", "#fbbf7e"],
    stone: "#fbdba4",
    stoneWorn: "#e0ad74",
    stoneShade: "#8d6281",
    stoneDeep: "#573d62",
    ground: "#c9a163",
    groundShade: "#6d4f5e",
    leafLight: "#b9b060",
    leaf: "#77803f",
    leafDark: "#3f4a36",
  },
  grain: 0.24,
  crops: { wide: 215, square: 200 },
  draw(sheet) {
    drawFar(sheet);
    drawValley(sheet);
    drawLane(sheet);
    sheet.add(figTrunk());
    drawWall(sheet);
    for (const house of HOUSES) drawHouse(sheet, house);
    drawDoorstep(sheet);
    drawVillagers(sheet);
    sheet.add(figCrown());
  },
};

/** The low sun over the sea, islands, the far side of the gulf. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25, reach: 0.4 }),
    sheet.glow([60, 470], 720, "#fff2c8", 0.95),
    fill(lens(560, 250, 520, 10) + lens(820, 286, 340, 7), "#fde3b4", 0.8),
    ridge(sheet, {
      crest: pointsOf([180, 520, 300, 494, 420, 478, 560, 490, 700, 500, 900, 476, 1100, 480]),
      foot: HORIZON + 2,
      mist: 30,
      colour: "#c99f9f",
      shade: "#b58a97",
      seed: 3,
      rough: 3,
    }),
    fill(box(-20, HORIZON, 1640, 240), sheet.downwards(["#fde0ad", "#cdc3a8", "#6fa3ab", "#3f86a0"], HORIZON, 720)),
    fill(
      lens(170, 530, 260, 4) +
        lens(230, 543, 210, 5) +
        lens(150, 558, 190, 6) +
        lens(196, 578, 130, 6) +
        lens(120, 600, 150, 6),
      "#fff6da",
      0.95,
    ),
    fill("M430 552Q486 524 560 532T676 552Q560 562 430 552Z", "#94788f"),
    fill("M430 552Q486 524 540 531Q500 546 470 554Z", "#c59a92"),
  );
}

/** The slope below the village: the coast, terraces with olives, a lower hamlet with its domed cistern. */
function drawValley(sheet: Sheet): void {
  const coast = pointsOf([-20, 640, 120, 622, 260, 640, 380, 628, 470, 604, 600, 612, 720, 640, 900, 628]);
  const hill = pointsOf([-20, 672, 160, 690, 320, 700, 470, 694, 620, 716, 780, 700, 960, 690]);
  const olives = [
    [60, 676, 0.22],
    [300, 668, 0.2],
    [420, 660, 0.2],
    [660, 668, 0.22],
    [250, 720, 0.3],
    [560, 724, 0.32],
    [700, 730, 0.34],
    [430, 742, 0.36],
  ] as const;
  sheet.add(
    fill(`${curve(coast)}V860H-20Z`, "#a99a78"),
    fill(`${curve(coast)}V652H-20Z`, "#8f8a80", 0.5),
    stroke(curve(coast), "#fbe6bd", 4, 0.8),
    fill(`${curve(hill)}V860H-20Z`, "#b0984f"),
    sheet.spray(`${curve(hill)}V860H-20Z`, "#6f6a3c", { from: [700, 840], to: [300, 700], thick: 0.4 }),
    place(cubeHouse(sheet, { width: 60, height: 40, seed: 4 }), 500, 680, 0.8),
    place(
      hillHouse(sheet, { width: 70, height: 42, depth: 34, roof: "earth", seed: 7, windows: [[0.5, 0.6]] }),
      560,
      694,
      0.9,
    ),
    place(domedCistern(sheet), 360, 704, 0.085),
    ...olives.map(([x, y, size], index) => place(olive(sheet, { seed: index + 2 }), x, y, size)),
    place(cypress(sheet, { seed: 2 }), 640, 700, 0.3),
    place(cypress(sheet, { seed: 4 }), 616, 706, 0.24),
  );
}

/** Someone or something on the lane. */
function onLane(right: number, away: number, up = 0): Place {
  return [right, away, fallAt(away) + up];
}

function strip(left: (away: number) => number, right: (away: number) => number, from: number, to: number): Path {
  const steps = counted(25).map((index) => mixed(from, to, index / 24));
  return polygon([
    ...steps.map((away) => EYE(onLane(left(away), away))),
    ...steps.toReversed().map((away) => EYE(onLane(right(away), away))),
  ]);
}

/** Where the lane's left wall stands; far down the lane bends to the left behind it. */
const leftOf = (away: number): number => -2.3 - Math.max(0, away - 13) ** 2 * 0.016;
const rightOf = (): number => 3.6;

/** The cobbles: a course of flat slabs for the mules in the middle, rounder stones beside; the fig keeps the sun from the near part. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(31);
  const stones = [[], [], []] as [Path[], Path[], Path[]];
  for (let away = 2.7; away < LIP; away += 0.2 + away * 0.02) {
    const deep = 0.2 + away * 0.02;
    for (let right = leftOf(away) + 0.1; right < 3.5;) {
      const middle = Math.abs(right - 0.2) < 0.6;
      const wide = middle ? random.between(0.5, 0.7) : random.between(0.22, 0.42);
      const [x, y] = EYE(onLane(right + wide / 2, away + deep / 2));
      const scale = 1350 / away;
      const [x1, y1] = EYE(onLane(right + wide / 2, away + deep));
      const half = Math.max(1.4, (y - y1) * 0.92);
      stones[random.whole(0, 2)]?.push(blot(random, (x + x1) / 2, y, wide * scale * 0.45, half));
      right += wide;
    }
  }
  const all = strip(leftOf, rightOf, 1.2, LIP);
  const wallShade = strip(leftOf, (away) => leftOf(away) + 1.4, 1.2, LIP);
  sheet.add(
    fill(all, sheet.downwards(["#eec48a", "#d3a06c", "#b98058"], 760, 1200)),
    sheet.clipped(
      all,
      fill(stones[0].join(""), "#fde0a8") +
        fill(stones[1].join(""), "#f0c78c") +
        fill(stones[2].join(""), "#dfae78") +
        `<g opacity=".74">${fill(wallShade, "#5d3f68")}${figShade()}</g>` +
        sunSpots(),
    ),
  );
}

/** The dry wall on the left of the lane, its lane side in shade, its top in the sun. */
function drawWall(sheet: Sheet): void {
  const random = randomOf(5);
  const steps = counted(25).map((index) => mixed(2.6, 21, (index / 24) ** 1.5));
  const at = (away: number, up: number, out = 0) => EYE(onLane(leftOf(away) - out, away, up));
  const face = polygon([...steps.map((away) => at(away, 0)), ...steps.toReversed().map((away) => at(away, 1.05))]);
  const top = polygon([
    ...steps.map((away) => at(away, 1.05)),
    ...steps.toReversed().map((away) => at(away, 1.05, 0.5)),
  ]);
  const laid = [[], [], []] as [Path[], Path[], Path[]];
  for (const row of counted(4)) {
    const low = row * 0.26;
    for (let away = random.between(2.2, 2.6); away < 18.5;) {
      const long = random.between(0.25, 0.75) * (1 + away * 0.03);
      const [from, to] = [away + 0.02, away + long - random.between(0.01, 0.04)];
      const [under, over] = [low + random.between(0.01, 0.03), low + random.between(0.235, 0.265)];
      laid[random.whole(0, 2)]?.push(
        polygon([at(from, under), at(from + 0.04, over), at(to, over - random.between(0, 0.02)), at(to - 0.03, under)]),
      );
      away += long;
    }
  }
  sheet.add(
    fill(face, "#644568"),
    sheet.clipped(
      face,
      fill(laid[0].join(""), "#83587c") + fill(laid[1].join(""), "#775074") + fill(laid[2].join(""), "#916689"),
    ),
    fill(top, "#f9d69a"),
  );
}

/** A house of field stone with a flat roof of earth: the long wall by the lane faces the sun, the end that faces us is turned from it. */
function drawHouse(sheet: Sheet, house: LaneHouse): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, trunk } = sheet.mood;
  const { right, near, far, high, seed, windows, door } = house;
  const top = fallAt(near) + high;
  const foot = fallAt(far) - 0.4;
  const side = (from: number, to: number, low: number, up: number, out = 0): Path =>
    polygon(
      [
        [from, low],
        [from, up],
        [to, up],
        [to, low],
      ].map(([away = 0, z = 0]) => EYE([right - out, away, z])),
    );
  const end = (from: number, to: number, low: number, up: number, away = near): Path =>
    polygon(
      [
        [from, low],
        [from, up],
        [to, up],
        [to, low],
      ].map(([x = 0, z = 0]) => EYE([x, away, z])),
    );
  const random = randomOf(seed * 7);
  const laid = [[], [], []] as [Path[], Path[], Path[]];
  const ends = [[], []] as [Path[], Path[]];
  for (let low = foot; low < top - 0.1; low += 0.27) {
    for (let away = near; away < far - 0.2;) {
      const long = Math.min(random.between(0.3, 0.75), far - away);
      if (random.chance(0.8))
        laid[random.whole(0, 2)]?.push(rubble(random, side, away, away + long, low, Math.min(low + 0.27, top)));
      away += long;
    }
    for (let x = right; x < right + 5;) {
      const long = random.between(0.3, 0.75);
      if (random.chance(0.8))
        ends[random.whole(0, 1)]?.push(rubble(random, end, x, x + long, low, Math.min(low + 0.27, top)));
      x += long;
    }
  }
  const aways = counted(13).map((index) => mixed(near, far, index / 12));
  const wall = polygon([
    ...aways.map((away) => EYE([right, away, fallAt(away)])),
    ...aways.toReversed().map((away) => EYE([right, away, top])),
  ]);
  const gable = end(right, right + 5, fallAt(near), top);
  const soffit = (from: number, to: number, out: number): Path =>
    polygon([
      EYE([right, from, top]),
      EYE([right, to, top]),
      EYE([right - out, to, top]),
      EYE([right - out, from, top]),
    ]);
  const beams = counted(Math.floor((far - near) / 0.55)).map((index) =>
    soffit(near + 0.2 + index * 0.55, near + 0.36 + index * 0.55, 0.24),
  );
  const openings = windows.map(([from, to, low, up]) => {
    const base = fallAt((from + to) / 2);
    return opening(side, from, to, base + low, base + up, trunk);
  });
  const base = door ? fallAt(door[1]) : 0;
  sheet.add(
    chimney(sheet, right + 0.6, mixed(near, far, 0.7), top + 0.2),
    fill(gable, stoneShade),
    sheet.clipped(gable, fill(ends[0].join(""), "#97708f", 0.7) + fill(ends[1].join(""), stoneDeep, 0.26)),
    fill(wall, stone),
    sheet.clipped(
      wall,
      fill(laid[0].join(""), "#ffe9bd") +
        fill(laid[1].join(""), stoneWorn, 0.6) +
        fill(laid[2].join(""), "#f3cd93") +
        // What the eaves keep from the sun, and what the house over the way does.
        fill(side(near, far, top - 0.3, top), stoneShade, 0.7) +
        (near < 4 ? figShadeOnWall() : ""),
    ),
    ...openings,
    door ? doorOf(side, door, base) : "",
    // The eaves from below, the ends of the beams, the brush and the earth they bear.
    fill(soffit(near - 0.2, far + 0.1, 0.32), "#6d4758"),
    fill(beams.join(""), "#472c3a"),
    fill(side(near - 0.2, far + 0.1, top, top + 0.12, 0.3), "#8d5f4a"),
    fill(side(near - 0.2, far + 0.1, top + 0.1, top + 0.36, 0.3), "#e9bc80"),
    fill(end(right - 0.3, right + 5, top, top + 0.36, near - 0.2), "#7b5670"),
  );
}

type Side = (from: number, to: number, low: number, up: number, out?: number) => Path;

/** A stone as it was found: none of its corners lies where a ruler would put it. */
function rubble(random: Random, on: Side, from: number, to: number, low: number, up: number): Path {
  const [left, right] = [from + random.between(0.01, 0.05), to - random.between(0.01, 0.05)];
  return on(left, right, low + random.between(0, 0.05), up - random.between(0.01, 0.06));
}

/** A small window, deep in the wall: its lintel of wood, one shutter open on it. */
function opening(side: Side, from: number, to: number, low: number, up: number, trunk: string): Drawing {
  return (
    fill(side(from - 0.12, to + 0.12, up, up + 0.16), trunk) +
    fill(side(from, to, low, up), "#4a3357") +
    fill(side(mixed(from, to, 0.45), to, low, up), "#2f7f8c") +
    fill(side(mixed(from, to, 0.7), mixed(from, to, 0.74), low, up), "#1f5a6c") +
    fill(side(from - 0.1, to + 0.1, low - 0.12, low, 0.08), "#fff0cc")
  );
}

/** A door of blue boards under a beam, one leaf open on the dark room. */
function doorOf(side: Side, [from, to]: readonly [number, number], base: number): Drawing {
  const boards = counted(3).map((index) =>
    side(mixed(from, to, 0.52 + index * 0.16), mixed(from, to, 0.54 + index * 0.16), base, base + 2),
  );
  return (
    fill(side(from - 0.2, to + 0.2, base, base + 2.16), "#fff1d2") +
    fill(side(from - 0.25, to + 0.25, base + 2.02, base + 2.2), "#6a4640") +
    fill(side(from, to, base, base + 2), "#46304f") +
    fill(side(mixed(from, to, 0.46), to, base, base + 2), "#2b7488") +
    fill(boards.join(""), "#1c5266")
  );
}

/** A white chimney of the peninsula: a tapering shaft under a pointed cap, slits in its left side. */
function chimney(sheet: Sheet, right: number, away: number, up: number): Drawing {
  const { wall, wallShade, wallDeep } = sheet.mood;
  const at = (x: number, z: number): Point => EYE([right + x, away, up + z]);
  return (
    fill(polygon([at(-0.32, 0), at(-0.24, 0.8), at(0, 1.15), at(0.24, 0.8), at(0.32, 0)]), wall) +
    fill(polygon([at(0.06, 0), at(0.04, 0.8), at(0, 1.15), at(0.24, 0.8), at(0.32, 0)]), wallShade) +
    fill(polygon([at(-0.15, 0.45), at(-0.13, 0.72), at(-0.05, 0.72), at(-0.06, 0.45)]), wallDeep)
  );
}

/** By the near door: a stone bench with a red rug over it, pots, a besom. */
function drawDoorstep(sheet: Sheet): void {
  const at = (right: number, away: number, up: number) => EYE(onLane(right, away, up));
  const block = (
    from: number,
    to: number,
    out: number,
    up: number,
    colours: readonly [string, string, string],
  ): Drawing => {
    const [x0, x1] = [2.65 - out, 2.65];
    return (
      fill(polygon([at(x0, from, 0), at(x0, to, 0), at(x0, to, up), at(x0, from, up)]), colours[0]) +
      fill(polygon([at(x0, from, 0), at(x1, from, 0), at(x1, from, up), at(x0, from, up)]), colours[1]) +
      fill(polygon([at(x0, from, up), at(x1, from, up), at(x1, to, up), at(x0, to, up)]), colours[2])
    );
  };
  const rug = (from: number, to: number, low: number, colour: string): Drawing =>
    fill(polygon([at(2.22, from, low), at(2.22, to, low), at(2.22, to, 0.47), at(2.22, from, 0.47)]), colour) +
    fill(polygon([at(2.22, from, 0.47), at(2.65, from, 0.47), at(2.65, to, 0.47), at(2.22, to, 0.47)]), colour);
  const pot = (right: number, away: number, seed: number, flowers: boolean) => {
    const [x, y] = at(right, away, 0);
    return place(pottedBush(sheet, { seed, flowers }), x, y, 1350 / away / 190);
  };
  sheet.add(
    fill(
      polygon([at(2.2, 6.2, 0), at(2.2, 4.46, 0), at(2.5, 4.3, 0), at(2.65, 4.3, 0), at(2.65, 6.2, 0)]),
      "#5d3f68",
      0.72,
    ),
    block(4.5, 6.2, 0.42, 0.45, ["#f4cd92", "#8d6281", "#fff0cc"]),
    rug(4.9, 5.8, 0.08, "#a8402f"),
    rug(5.02, 5.12, 0.08, "#f0b45a"),
    rug(5.3, 5.4, 0.08, "#5f3238"),
    rug(5.58, 5.68, 0.08, "#f0b45a"),
    fill(
      polygon([at(2.36, 4.78, 0.45), at(2.36, 4.66, 0.45), at(2.65, 4.7, 0.45), at(2.65, 4.82, 0.45)]),
      "#8d6281",
      0.7,
    ),
    place(sittingCat(sheet), ...at(2.4, 4.72, 0.45), 0.34),
    pot(2.35, 8.3, 3, true),
    pot(2.35, 6.45, 6, false),
  );
}

/** An old woman with a stick comes up into the sun, a goat before her and one behind. */
function drawVillagers(sheet: Sheet): void {
  const put = (drawing: Drawing, right: number, away: number, tall: number) => {
    const [x, y] = EYE(onLane(right, away));
    return place(drawing, x, y, ((1350 / away) * tall) / 100);
  };
  const long = (right: number, away: number, high: number): Drawing => {
    const [foot, tip] = [EYE(onLane(right, away)), EYE(onLane(right + high * 2, away + 0.2))];
    return fill(
      polygon([
        [foot[0] - 10, foot[1]],
        [tip[0], tip[1] - 5],
        [tip[0] + 6, tip[1] + 5],
        [foot[0] + 10, foot[1] + 6],
      ]),
      "#5d3f68",
      0.72,
    );
  };
  sheet.add(
    put(goat({ pose: "up", faces: -1, coat: "#6d4a44" }), 0.75, 13.4, 0.95),
    long(0.1, 10.8, 1.3),
    put(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        slender: true,
        wears: "skirt",
        sleeves: "long",
        top: "#b8483c",
        bottom: "#4a6a8a",
        hair: "#fbeed2",
        hairstyle: "scarf",
        carries: "basket",
        shadow: false,
      }),
      0.1,
      10.8,
      1.55,
    ),
    put(goat({ pose: "up", faces: -1, coat: "#f0dcb8" }), -0.85, 9.6, 0.9),
  );
}

/** A leaf of the fig from its stalk: five lobes, as places in a plane, its tip down. */
function figLeaf(x: number, y: number, size: number, turn: number, half = false): Point[] {
  const lobes = [
    [-118, 0.5],
    [-60, 0.86],
    [0, 1.06],
    [60, 0.86],
    [118, 0.5],
  ] as const;
  const at = (degrees: number, reach: number): Point => {
    const angle = ((degrees + turn) / 180) * Math.PI;
    return [x + Math.sin(angle) * reach * size, y + Math.cos(angle) * reach * size];
  };
  const edge = lobes.flatMap(([degrees, reach]) => [
    at(degrees - 20, reach * 0.74),
    at(degrees - 11, reach * 0.95),
    at(degrees + 4, reach * 1.02),
    at(degrees + 19, reach * 0.78),
    at(degrees + 30, 0.5),
  ]);
  return half ? [at(0, 0), at(2, 1.02), ...edge.slice(12, 24)] : [at(180, 0.12), ...edge.slice(0, 24)];
}

/** The crown's shade on the near part of the lane: closed at our feet, single leaves and spots of sun at its edge. */
function figShade(): Drawing {
  const random = randomOf(61);
  const ground = (points: readonly Point[]): Path =>
    curve(
      points.map(([x, away]) => EYE(onLane(x, Math.max(1.3, away)))),
      true,
    );
  const edge: Point[] = counted(15).map((index) => [
    mixed(-2.6, 4, index / 14),
    mixed(4.9, 3.5, index / 14) + random.around(0.28),
  ]);
  const leaves = counted(46).map(() => {
    const x = random.between(-1.6, 3.4);
    return ground(
      figLeaf(
        x,
        mixed(5, 3.6, (x + 2.6) / 6.6) + random.between(-0.2, 0.75),
        random.between(0.2, 0.34),
        random.between(0, 360),
      ),
    );
  });
  return fill(ground([[-2.6, 1.3], ...edge, [4, 1.3]]), "#5d3f68") + fill(leaves.join(""), "#5d3f68");
}

/** Where the sun comes through the crown: round spots, which the ground lays flat. */
function sunSpots(): Drawing {
  const random = randomOf(61);
  const spots = [
    [0.1, 3.85],
    [0.7, 3.5],
    [1.5, 3.75],
    [2.3, 3.35],
    [-0.45, 3.5],
    [1.5, 3.15],
  ] as const;
  const path = spots.flatMap(([right, away]) =>
    counted(4).map(() => {
      const [x, y] = EYE(onLane(right + random.around(0.3), away + random.around(0.14)));
      const wide = random.pick([8, 14, 22, 34]);
      return disc(x, y, wide, wide * 0.28);
    }),
  );
  return fill(path.join(""), "#e9bb84", 0.75);
}

/** Two boughs of the same tree on the wall across the lane. */
function figShadeOnWall(): Drawing {
  const random = randomOf(19);
  const wall = (points: readonly Point[]): Path =>
    curve(
      points.map(([away, up]) => EYE([2.65, away, up])),
      true,
    );
  const bough = (from: Point, to: Point, thick: number, count: number): Path =>
    wall([
      [from[0], from[1] - thick],
      [mixed(from[0], to[0], 0.5), mixed(from[1], to[1], 0.6) - thick * 0.5],
      to,
      [mixed(from[0], to[0], 0.5), mixed(from[1], to[1], 0.6) + thick * 0.5],
      [from[0], from[1] + thick],
    ]) +
    counted(count)
      .map(() => {
        const share = random.between(0.1, 1.05);
        const spread = 0.36;
        return wall(
          figLeaf(
            mixed(from[0], to[0], share) + random.around(spread),
            mixed(from[1], to[1], share ** 0.8) + random.around(spread),
            random.between(0.15, 0.26),
            random.between(-70, 70),
          ),
        );
      })
      .join("");
  return fill(bough([3.1, 0.2], [5.1, 1.15], 0.06, 26) + bough([2.6, 1.1], [3.9, 2.3], 0.05, 30), "#8a5f86", 0.62);
}

/** The fig's grey trunk behind the wall. */
function figTrunk(): Drawing {
  return (
    fill("M6 760Q60 600 96 500T250 250L330 150L340 158Q296 236 262 280Q180 400 152 500Q120 620 112 760Z", "#6a5060") +
    fill("M6 760Q60 600 96 500T250 250L256 258Q150 396 120 500Q84 620 50 760Z", "#b08a78") +
    fill(
      "M112 470Q60 360 -20 300V278Q80 340 130 430ZM182 350Q280 300 392 306V314Q290 318 190 372ZM250 262Q252 190 226 110L236 108Q268 190 266 262Z",
      "#6a5060",
    )
  );
}

/** Its crown in the corner: large lobed leaves one by one, dark behind, the light through those on the left. */
function figCrown(): Drawing {
  const random = randomOf(44);
  const boughs = [
    [40, 60, 120, 16],
    [190, 30, 110, 14],
    [330, 70, 100, 13],
    [110, 170, 110, 13],
    [270, 170, 90, 10],
    [400, 180, 62, 7],
    [20, 280, 80, 9],
    [380, 300, 66, 8],
    [430, 40, 50, 5],
  ] as const;
  const layer = (share: number, shift: Point, tones: readonly [string, string]): Drawing => {
    const leaves = boughs.flatMap(([x, y, reach, count]) =>
      counted(Math.round(count * share)).map(() => {
        const angle = random.next() * Math.PI * 2;
        const far = Math.sqrt(random.next()) * reach;
        const [lx, ly] = [x + shift[0] + Math.cos(angle) * far, y + shift[1] + Math.sin(angle) * far * 0.7];
        return [lx, ly, random.between(42, 68), random.around(62)] as const;
      }),
    );
    return leaves
      .map(
        (leaf) => fill(curve(figLeaf(...leaf), true), tones[0]) + fill(curve(figLeaf(...leaf, true), true), tones[1]),
      )
      .join("");
  };
  return (
    layer(1.1, [10, 14], ["#2f3f33", "#27342f"]) +
    layer(0.8, [0, 0], ["#56683a", "#445432"]) +
    layer(0.45, [-18, -16], ["#a9ac4e", "#7d8a42"]) +
    fill(disc(352, 258, 12, 15) + disc(196, 246, 12, 15) + disc(92, 352, 13, 16), "#5b2f57") +
    fill(disc(348, 254, 5, 8) + disc(192, 242, 5, 8) + disc(88, 348, 5, 8), "#a8688a")
  );
}
