import { cameraOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cubeHouse } from "../parts/buildings/cubeHouse.ts";
import { domedCistern } from "../parts/buildings/domedCistern.ts";
import { hillHouse } from "../parts/buildings/hillHouse.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { sky } from "../parts/sky/sky.ts";
import { goat } from "../parts/things/goat.ts";

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

/** Late in a hill village behind Bodrum: a cobbled lane runs down between stone houses to a sunny bend, an old woman comes up with her goats, the sea lies far below. */
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
    drawWall(sheet);
    for (const house of HOUSES) drawHouse(sheet, house);
    drawDoorstep(sheet);
    drawVillagers(sheet);
    drawNear(sheet);
  },
};

/** The low sun over the sea, islands, the far side of the gulf. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25, reach: 0.4 }),
    sheet.glow([150, 500], 620, "#fff0c4", 0.75),
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
      lens(340, 532, 190, 4) + lens(330, 546, 150, 5) + lens(350, 564, 120, 5) + lens(336, 586, 90, 5),
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
    sheet.spray(`${curve(hill)}V860H-20Z`, "#6f6a3c", { from: [700, 840], to: [300, 700], thick: 0.7 }),
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

/** The cobbles: a course of flat slabs for the mules in the middle, rounder stones beside; the house behind us keeps the sun from the near part. */
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
  // The shadow ends where the corner of the near house lets the sun in.
  const shade = polygon([
    EYE(onLane(-2.4, 1)),
    EYE(onLane(-2.4, 6.3)),
    EYE(onLane(3.6, 5.5)),
    EYE(onLane(3.6, 3)),
    EYE(onLane(3.6, 1)),
  ]);
  const wallShade = strip(leftOf, (away) => leftOf(away) + 1.3, 6.4, LIP);
  sheet.add(
    fill(all, sheet.downwards(["#eec48a", "#d3a06c", "#b98058"], 760, 1200)),
    sheet.clipped(
      all,
      fill(stones[0].join(""), "#fde0a8") +
        fill(stones[1].join(""), "#f0c78c") +
        fill(stones[2].join(""), "#dfae78") +
        fill(shade + wallShade, "#5d3f68", 0.72),
    ),
  );
}

/** The dry wall on the left of the lane, its lane side in shade, its top in the sun. */
function drawWall(sheet: Sheet): void {
  const random = randomOf(5);
  const steps = counted(25).map((index) => mixed(6, 21, (index / 24) ** 1.5));
  const at = (away: number, up: number, out = 0) => EYE(onLane(leftOf(away) - out, away, up));
  const face = polygon([...steps.map((away) => at(away, 0)), ...steps.toReversed().map((away) => at(away, 1.05))]);
  const top = polygon([
    ...steps.map((away) => at(away, 1.05)),
    ...steps.toReversed().map((away) => at(away, 1.05, 0.5)),
  ]);
  const joints: Path[] = [];
  const pale: Path[] = [];
  for (const row of counted(4)) {
    const low = row * 0.26;
    for (let away = 6; away < 15;) {
      const long = random.between(0.3, 0.6);
      joints.push(polyline([at(away, low), at(away, low + 0.26), at(away + long, low + 0.26)]));
      if (random.chance(0.3))
        pale.push(polygon([at(away, low), at(away, low + 0.24), at(away + long, low + 0.24), at(away + long, low)]));
      away += long;
    }
  }
  sheet.add(
    fill(face, "#7f5778"),
    fill(pale.join(""), "#96698a", 0.8),
    stroke(joints.join(""), "#573d62", 2, 0.7),
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
      if (random.chance(0.66))
        laid[random.whole(0, 2)]?.push(side(away + 0.02, away + long - 0.02, low + 0.02, Math.min(low + 0.25, top)));
      away += long;
    }
    for (let x = right; x < right + 5;) {
      const long = random.between(0.3, 0.75);
      if (random.chance(0.4))
        ends[random.whole(0, 1)]?.push(end(x + 0.02, x + long - 0.02, low + 0.02, Math.min(low + 0.25, top)));
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
    sheet.clipped(gable, fill(ends[0].join(""), "#9c7090", 0.8) + fill(ends[1].join(""), stoneDeep, 0.45)),
    fill(wall, stone),
    sheet.clipped(
      wall,
      fill(laid[0].join(""), "#ffe9bd") +
        fill(laid[1].join(""), stoneWorn, 0.75) +
        fill(laid[2].join(""), "#eebf84") +
        // What the eaves keep from the sun, and what the house over the way does.
        fill(side(near, far, top - 0.3, top), stoneShade, 0.7) +
        (near < 4
          ? fill(
              polygon(
                [
                  [1, -1],
                  [1, 0.75],
                  [5.2, 0.5],
                  [5.7, -1],
                ].map(([away = 0, z = 0]) => EYE([right, away, z])),
              ),
              "#5d3f68",
              0.7,
            )
          : ""),
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
    block(4.5, 6.2, 0.42, 0.45, ["#f4cd92", "#8d6281", "#fff0cc"]),
    rug(4.9, 5.8, 0.08, "#a8402f"),
    rug(5.02, 5.12, 0.08, "#f0b45a"),
    rug(5.3, 5.4, 0.08, "#5f3238"),
    rug(5.58, 5.68, 0.08, "#f0b45a"),
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
    const [foot, tip] = [EYE(onLane(right, away)), EYE(onLane(right + high * 1.5, away + 0.3))];
    return fill(
      polygon([
        [foot[0] - 10, foot[1]],
        [tip[0], tip[1] - 5],
        [tip[0] + 6, tip[1] + 5],
        [foot[0] + 10, foot[1] + 6],
      ]),
      "#6a4468",
      0.6,
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

/** What is near and in shade: the corner of a house on the left, a fig tree that leans over it. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(14);
  const side = (from: number, to: number, low: number, up: number): Path =>
    polygon(
      [
        [from, low],
        [from, up],
        [to, up],
        [to, low],
      ].map(([away = 0, z = 0]) => EYE([-2.3, away, z])),
    );
  const stones = [[], []] as [Path[], Path[]];
  for (let low = -0.6; low < 3; low += 0.3)
    for (let away = 2.2; away < 6;) {
      const long = random.between(0.35, 0.8);
      if (random.chance(0.5))
        stones[random.whole(0, 1)]?.push(side(away + 0.02, Math.min(6.2, away + long - 0.02), low + 0.02, low + 0.27));
      away += long;
    }
  sheet.add(
    fill(side(1.4, 6.2, -0.6, 3.1), "#4b3457"),
    fill(stones[0].join(""), "#5c4166", 0.9) + fill(stones[1].join(""), "#3d2b4c", 0.9),
    fill(side(1.4, 6.4, 3.1, 3.4), "#3a2846"),
    figTree(sheet),
  );
}

/** A fig tree behind the wall: smooth grey branches and broad leaves, against the light. */
function figTree(sheet: Sheet): Drawing {
  const colours = ["#33402f", "#5d6b38", "#9aa04c"] as const;
  const wood =
    "M-30 560Q80 470 150 380T300 200L312 206Q230 320 190 400T60 560ZM170 360Q260 330 380 318L380 326Q270 344 180 376ZM240 280Q260 210 250 120L260 120Q276 210 256 280Z";
  const masses = [
    [60, 60, 150, 90, 40],
    [230, 60, 130, 76, 34],
    [330, 170, 100, 60, 26],
    [130, 200, 140, 80, 36],
    [390, 310, 64, 40, 14],
    [260, 270, 90, 46, 20],
    [20, 330, 90, 60, 20],
  ] as const;
  return (
    fill(wood, "#5a4654") +
    masses
      .map(([x, y, width, height, count], index) =>
        leafMass(sheet, { x, y, width, height, count, seed: 20 + index, size: 40, leaf: "round", colours }),
      )
      .join("")
  );
}
