import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, hangingBougainvillea } from "../parts/plants/foliage.ts";
import { fullCrate } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { fruitPile } from "../parts/things/fruitPile.ts";

const HORIZON = 660;
const LANE = frameOf(cameraOf({ horizon: HORIZON, centre: 930, eye: 1.6, focal: 1150 }), {
  right: 0,
  away: 0,
  heading: -16,
});
/** The end of the lane, where the quay begins. */
const END = 25;
/** Metres right of the eye: the castle's wall, and the fronts of the houses. */
const SIDES = { wall: -3.3, houses: 3.6 };
/** The castle's wall in metres, its merlons along the lane, and its tower at the lane's end. */
const WALL = { walk: 5, top: 6.1, thick: 0.6, merlon: 1.25, step: 2.05 };
const TOWER = { from: 18.6, to: 23.6, left: -5.9, right: -2.5, walk: 8.6, top: 9.7 };
/** Metres that a shadow goes to the right, and along the lane, for each metre of height. */
const SUN = { right: 0.62, along: 0.1 };

/** Sığacık on market day: stalls under bright cloths between the castle's wall, whose merlons lie as shadows in the lane, and the houses; masts at its end. */
export const SCENE: Scene = {
  name: "stop-sigacik",
  seed: 52,
  mood: "day",
  colours: { stoneShade: "#9a8095", wallShade: "#b3b4d4", ground: "#f2dfba", groundShade: "#9d8798" },
  grain: 0.3,
  crops: { wide: 225, square: 170 },
  draw(sheet) {
    drawHarbour(sheet);
    drawLane(sheet);
    drawCastle(sheet);
    drawHouses(sheet);
    drawMarket(sheet);
    drawNear(sheet);
  },
};

/** A place by metres to the right of the lane's axis, along it and up. */
function at(right: number, along: number, up: number): Point {
  return LANE([along, -right, up]);
}

/** Units of a metre on the ground at a place. */
function metreOf(right: number, along: number): number {
  return (at(right, along, 0)[1] - HORIZON) / 1.6;
}

/** A piece parallel to the lane, upright. */
function wallPiece(right: number, from: number, to: number, low: number, high: number): Path {
  return polygon([at(right, from, low), at(right, to, low), at(right, to, high), at(right, from, high)]);
}

/** A piece across the lane, upright. */
function crossPiece(along: number, from: number, to: number, low: number, high: number): Path {
  return polygon([at(from, along, low), at(to, along, low), at(to, along, high), at(from, along, high)]);
}

/** A level piece. */
function levelPiece(left: number, right: number, from: number, to: number, up: number): Path {
  return polygon([at(left, from, up), at(right, from, up), at(right, to, up), at(left, to, up)]);
}

/** What the lane leads to: the marina and the hills across the bay. */
function drawHarbour(sheet: Sheet): void {
  const [x, y] = at(-3, END + 6, 0);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.08 }),
    ridge(sheet, {
      crest: pointsOf([300, 600, 480, 560, 640, 572, 800, 540, 960, 566, 1200, 590]),
      foot: HORIZON + 4,
      mist: 16,
      seed: 6,
    }),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 40, foot: false }),
    place(mastForest(sheet, { width: 330, count: 10, height: 210, seed: 6 }), x - 30, y - 12),
  );
}

/** Worn paving in the sun, and the wall's shadow with its merlons on it. */
function drawLane(sheet: Sheet): void {
  const { ground, groundShade, wallBright } = sheet.mood;
  const random = randomOf(12);
  const rows = [2.6, 3.1, 3.6, 4.2, 4.9, 5.6, 6.4, 7.3, 8.3, 9.4, 10.8, 12.4, 14.4, 16.8, 19.4, 22.4];
  const slabs = rows.slice(0, -1).flatMap((along, row) =>
    counted(9).map((index) => {
      const right = -3.6 + index * 0.9 + (row % 2) * 0.45 + random.between(-0.12, 0.12);
      return { right, along, next: rows[row + 1] ?? END };
    }),
  );
  const lines = rows.map((along) => polyline([at(SIDES.wall, along, 0), at(SIDES.houses, along, 0)]));
  const joints = slabs.map(({ right, along, next }) => polyline([at(right, along, 0), at(right, next, 0)]));
  const worn = slabs
    .filter(() => random.chance(0.16))
    .map(({ right, along, next }) => levelPiece(right, right + 0.9, along, next, 0));
  sheet.add(
    fill(levelPiece(-12, 14, 2, END, 0), ground),
    fill(crossPiece(END, -9, 12, 0, 0.1), wallBright),
    fill(worn.join(""), blend(ground, "#e0b98c", 0.5), 0.7),
    fill(shadowOfWall(), groundShade, 0.86),
    stroke(lines.join("") + joints.join(""), "#8d7288", 2.2, 0.36),
  );
}

/** Where each merlon of the wall begins, from the eye to the tower. */
function merlons(): number[] {
  return counted(8).map((index) => 2.1 + index * WALL.step);
}

/** The shadow that the castle throws into the lane. */
function shadowOfWall(): Path {
  const cast = (along: number, up: number) => at(SIDES.wall + up * SUN.right, along + up * SUN.along, 0);
  const teeth = merlons().flatMap((from) => [
    cast(from, WALL.walk),
    cast(from, WALL.top),
    cast(from + WALL.merlon, WALL.top),
    cast(from + WALL.merlon, WALL.walk),
  ]);
  const { from, to, right, walk } = TOWER;
  const reach = right + walk * SUN.right;
  return polygon([
    at(SIDES.wall, 1.5, 0),
    cast(1.5, WALL.walk),
    ...teeth,
    cast(from - 0.4, WALL.walk),
    at(reach, from + walk * SUN.along, 0),
    at(reach, to + 0.6, 0),
    at(right, to, 0),
    at(SIDES.wall, to, 0),
  ]);
}

/** The castle: its wall along the lane with the side in shade, thick merlons, and the tower at its end. */
function drawCastle(sheet: Sheet): void {
  const { stone, stoneShade, stoneWorn } = sheet.mood;
  const random = randomOf(31);
  const { walk, top, thick, merlon } = WALL;
  const wall = SIDES.wall;
  // Blocks of other tones, here and there, in the courses of the wall.
  const blocks = counted(120).map(() => {
    const [along, course, long] = [random.between(3, TOWER.from - 0.8), random.whole(0, 10), random.between(0.4, 0.9)];
    const low = 0.1 + course * 0.44;
    return fill(
      wallPiece(wall, along, along + long, low, low + 0.4),
      random.pick(["#86708c", "#a78fa0", "#b39aa2", "#8f7692"]),
      0.6,
    );
  });
  const end = blend(stone, stoneShade, 0.3);
  sheet.add(
    ...tower(sheet),
    ...merlons()
      .toReversed()
      .map(
        (from) =>
          fill(crossPiece(from, wall - thick, wall, walk - 0.3, top), end) +
          fill(wallPiece(wall, from, from + merlon, walk - 0.3, top), blend(stoneShade, stoneWorn, 0.12)) +
          fill(crossPiece(from, wall - thick, wall, top - 0.16, top), stone) +
          fill(wallPiece(wall, from, from + merlon, top - 0.16, top), blend(stoneShade, stoneWorn, 0.5)),
      ),
    fill(wallPiece(wall, 2, TOWER.from, 0, walk), stoneShade),
    ...blocks,
    fill(wallPiece(wall, 2, TOWER.from, walk - 0.2, walk), blend(stoneShade, stoneWorn, 0.45)),
    fill(wallPiece(wall, 2, TOWER.from, walk - 0.36, walk - 0.2), "#75608a", 0.6),
  );
}

/** The square tower: the face towards us has the sun across it, the one along the lane is in shade. */
function tower(sheet: Sheet): Drawing[] {
  const { stone, stoneShade, stoneWorn } = sheet.mood;
  const { from, to, left, right, walk, top } = TOWER;
  const front = blend(stone, stoneWorn, 0.35);
  const random = randomOf(8);
  const blocks = counted(26).map(() => {
    const [side, low] = [random.between(left, right - 0.7), random.whole(11, 18) * 0.46];
    return crossPiece(from, side, side + random.between(0.4, 0.7), low, low + 0.4);
  });
  const across = [0, 0.29, 0.58, 0.87].map((share) => mixed(left, right, share * 0.93));
  const along = [0, 0.36, 0.72].map((share) => mixed(from, to, share));
  return [
    fill(wallPiece(right, from, to, 0, walk), stoneShade),
    fill(crossPiece(from, left, right, 0, walk), front),
    fill(blocks.join(""), stoneWorn, 0.5),
    fill(crossPiece(from, -4.2, -3.95, 6.6, 7.7), "#5f4a6a"),
    fill(along.map((each) => wallPiece(right, each, each + 1.2, walk, top)).join(""), stoneShade),
    fill(across.map((each) => crossPiece(from, each, each + 0.62, walk - 0.02, top)).join(""), front),
    fill(crossPiece(from - 0.05, left - 0.1, right + 0.1, walk - 0.3, walk), stone),
    fill(wallPiece(right + 0.1, from - 0.05, to, walk - 0.3, walk), blend(stoneShade, stoneWorn, 0.3)),
  ];
}

/** A house of the lane: plaster in the sun, windows with shutters, the eaves of its tiled roof. */
function house(sheet: Sheet, from: number, to: number, high: number, plaster: string, shutters: string): Drawing {
  const { wallShade, window, roof, roofShade } = sheet.mood;
  const front = SIDES.houses;
  const bays = counted(Math.round((to - from) / 2.9));
  const step = (to - from) / bays.length;
  const windows = bays.map((index) => from + step * (index + 0.5));
  const [low, top] = [high - 2.15, high - 0.75];
  return (
    fill(crossPiece(from, front, front + 5, 0, high), wallShade) +
    fill(wallPiece(front, from, to, 0, high), plaster) +
    fill(
      windows.map((along) => wallPiece(front, along - 0.48, along + 0.48, low - 0.08, top + 0.08)).join(""),
      wallShade,
    ) +
    fill(windows.map((along) => wallPiece(front, along - 0.4, along + 0.4, low, top)).join(""), window) +
    fill(
      windows
        .map(
          (along) =>
            wallPiece(front, along - 0.025, along + 0.025, low, top) +
            wallPiece(front, along - 0.4, along + 0.4, top - 0.5, top - 0.45),
        )
        .join(""),
      wallShade,
    ) +
    fill(
      windows
        .map(
          (along) =>
            wallPiece(front, along - 0.96, along - 0.5, low, top) +
            wallPiece(front, along + 0.5, along + 0.96, low, top),
        )
        .join(""),
      shutters,
    ) +
    fill(wallPiece(front, from, to, high - 0.5, high), wallShade) +
    fill(
      polygon([
        at(front - 0.4, from - 0.1, high),
        at(front - 0.4, to, high),
        at(front + 3, to, high + 1.5),
        at(front + 3, from - 0.1, high + 1.5),
      ]),
      roof,
    ) +
    fill(wallPiece(front - 0.4, from - 0.1, to, high - 0.12, high + 0.04), roofShade)
  );
}

function drawHouses(sheet: Sheet): void {
  const { trunk } = sheet.mood;
  const front = SIDES.houses;
  sheet.add(
    house(sheet, 18.4, 24.4, 5.4, "#fdf8ee", "#3f8fb5"),
    house(sheet, 12.2, 18.2, 6.1, "#f0c48c", "#2f7f6a"),
    house(sheet, 0.6, 12, 5.3, "#fdf8ee", "#2b7a9c"),
    stroke(curve([at(front, 11.6, 0), at(front, 11.3, 2), at(front, 11.7, 3.6), at(front, 11.4, 5)]), trunk, 9),
    place(hangingBougainvillea(sheet, { length: 150, drop: 200, seed: 4 }), ...at(front - 0.3, 12, 5.2), 0.8),
    houseDoor(sheet),
  );
}

interface Stall {
  side: -1 | 1;
  from: number;
  to: number;
  colour: string;
  goods: readonly [string, string, string];
}

const STALLS: readonly Stall[] = [
  { side: -1, from: 15, to: 17.6, colour: "#d8552f", goods: ["#ee9433", "#f4e0a6", "#8ea653"] },
  { side: 1, from: 16.4, to: 19.2, colour: "#e8a93a", goods: ["#d8452f", "#8ea653", "#f0c14a"] },
  { side: -1, from: 11.2, to: 14, colour: "#1f8fa3", goods: ["#d8452f", "#8ea653", "#ee9433"] },
  { side: 1, from: 12, to: 15.2, colour: "#2f7f86", goods: ["#7a4a8a", "#f0c14a", "#d8452f"] },
  { side: -1, from: 7.4, to: 10, colour: "#e8a93a", goods: ["#8ea653", "#f4e0a6", "#d8452f"] },
  { side: 1, from: 6.1, to: 10, colour: "#d0402f", goods: ["#ee9433", "#8ea653", "#f0c14a"] },
];

/** A stall beside the lane, from the back forwards: a frame on four posts with its cloth, a draped table with heaps. Its cloth lets the sun through in its colour. */
function stall(sheet: Sheet, { side, from, to, colour, goods }: Stall): Drawing {
  const { wall, wallBright, wallShade, trunk, leafDark } = sheet.mood;
  const [back, front, high, low] = [3 * side, 1.25 * side, 3, 2.8];
  const [inner, outer] = [1.55 * side, 2.45 * side];
  const lit = side > 0;
  const count = 8;
  const cloth = (index: number, width = 1): Path => {
    const [a, b] = [mixed(from, to, index / count), mixed(from, to, (index + width) / count)];
    return polygon([at(back, a, high), at(back, b, high), at(front, b, low), at(front, a, low)]);
  };
  const valance = (index: number): Path => {
    const [a, b] = [mixed(from, to, index / count), mixed(from, to, (index + 1) / count)];
    return polygon([
      at(front, a, low),
      at(front, b, low),
      at(front, b, low - 0.26),
      ...shares(5).map((share) => at(front, mixed(b, a, share), low - 0.26 - 0.1 * Math.sin(share * Math.PI))),
      at(front, a, low - 0.26),
    ]);
  };
  const even = counted(count / 2).map((index) => index * 2);
  const pale = lit ? "#fff3d8" : "#ffe9bd";
  const glow = lit ? blend(colour, "#5a2440", 0.12) : blend(colour, "#ffcf6a", 0.22);
  const end = lit ? wallShade : blend(wallShade, "#5a4a78", 0.3);
  const folds = [0.22, 0.5, 0.76].map((share) =>
    polyline([at(mixed(inner, outer, share), from, 0.6), at(mixed(inner, outer, share + 0.03), from, 0.03)]),
  );
  const pole = (points: Point[], along: number, wide = 0.055) =>
    stroke(polyline(points), trunk, metreOf(front, along) * wide);
  // A post on its foot board, and the board's shadow.
  const post = (along: number, right: number, top: number) => {
    const [x, y] = at(right, along, 0);
    const metre = metreOf(right, along);
    return (
      fill(lens(x + metre * 0.14, y, metre * 0.4, metre * 0.07), "#5a4468", 0.7) +
      pole([at(right, along, 0), at(right, along, top)], along) +
      fill(box(x - metre * 0.07, y - metre * 0.05, metre * 0.14, metre * 0.06), trunk)
    );
  };
  const rafters = [from, mixed(from, to, 0.5), to].map((along) =>
    pole([at(back, along, high - 0.03), at(front, along, low - 0.03)], along, 0.04),
  );
  const brace = (along: number) =>
    pole([at(front, along, low - 0.55), at(mixed(front, back, 0.3), along, mixed(low, high, 0.3) - 0.04)], along, 0.04);
  // Two rows of heaps, the inner one first.
  const heaps = [0.6, 0.28].flatMap((depth, row) =>
    counted(6)
      .toReversed()
      .map((index) => {
        const along = from + 0.3 + ((to - from - 0.52) * index) / 5;
        const right = inner + depth * side;
        const [x, y] = at(right, along, 0.86 + (row ? 0 : 0.1));
        const tone = goods[(index + row) % 3] ?? goods[0];
        return place(fruitPile(0, 0, tone), x, y, (metreOf(right, along) * 0.46) / 92);
      }),
  );
  return (
    post(to, back, high) +
    post(from, back, high) +
    fill(levelPiece(Math.min(inner, outer), Math.max(inner, outer), from, to, 0.84), leafDark) +
    heaps.join("") +
    fill(wallPiece(inner, from, to, 0, 0.86), lit ? wall : blend(wallShade, colour, 0.2)) +
    fill(wallPiece(inner, from, to, 0.78, 0.86), lit ? wallBright : pale) +
    fill(crossPiece(from, Math.min(inner, outer), Math.max(inner, outer), 0, 0.86), end) +
    fill(crossPiece(from, Math.min(inner, outer), Math.max(inner, outer), 0.62, 0.86), blend(colour, end, 0.35)) +
    stroke(folds.join(""), blend(end, "#5a4a78", 0.3), metreOf(inner, from) * 0.03) +
    fill(wallPiece(inner, from, to, 0.64, 0.8), blend(colour, lit ? "#ffffff" : "#5a4a78", 0.25)) +
    fill(cloth(0, count), pale) +
    fill(even.map((index) => cloth(index)).join(""), glow) +
    rafters.join("") +
    pole([at(back, from, high - 0.03), at(back, to, high - 0.03)], to) +
    brace(to) +
    brace(from) +
    post(to, front, low) +
    post(from, front, low) +
    fill(
      even.map((index) => valance(index)).join(""),
      lit ? blend(colour, "#ffffff", 0.08) : blend(colour, "#3a2140", 0.22),
    ) +
    fill(even.map((index) => valance(index + 1)).join(""), lit ? wallBright : "#d8c4cc")
  );
}

/** Somebody of so many metres in the lane. */
function standing(sheet: Sheet, right: number, along: number, tall: number, options: PersonOptions): Drawing {
  const [x, y] = at(right, along, 0);
  return place(person(sheet, options), x, y, (metreOf(right, along) * tall) / 100);
}

/** The near house's door in its stone frame, with a step before it. */
function houseDoor(sheet: Sheet): Drawing {
  const { door, stone, stoneWorn, wallDeep } = sheet.mood;
  const front = SIDES.houses;
  const [from, to] = [4.3, 5.4];
  const panels = [
    [0.35, 1],
    [1.15, 2.05],
  ].flatMap(([low = 0, top = 0]) =>
    [from + 0.13, from + 0.62].map((along) => wallPiece(front, along, along + 0.36, low, top)),
  );
  return (
    fill(wallPiece(front, from - 0.24, to + 0.24, 0, 2.55), stone) +
    fill(wallPiece(front, from, to, 0, 2.3), door) +
    fill(panels.join(""), blend(door, "#0f2f4a", 0.35)) +
    fill(
      wallPiece(front, from, to, 2.14, 2.3) + wallPiece(front, to - 0.1, to, 0.14, 2.3),
      blend(wallDeep, door, 0.6),
    ) +
    fill(levelPiece(front - 0.45, front, from - 0.1, to + 0.1, 0.16), stone) +
    fill(wallPiece(front - 0.45, from - 0.1, to + 0.1, 0, 0.16), blend(stone, "#ffffff", 0.4)) +
    fill(crossPiece(from - 0.1, front - 0.45, front, 0, 0.16), stoneWorn)
  );
}

/** The stalls and who buys, from the harbour's end towards us. */
function drawMarket(sheet: Sheet): void {
  const pairs = counted(STALLS.length / 2).map((index) => STALLS.slice(index * 2, index * 2 + 2));
  const people = [
    standing(sheet, -0.3, 20, 1.72, { pose: "walking", top: "#fdf8ee", bottom: "#3a5a80", carries: "basket" }) +
      standing(sheet, 0.6, 19, 1.62, {
        pose: "standing",
        behind: true,
        slender: true,
        wears: "skirt",
        top: "#c2265f",
        bottom: "#4a3a5e",
        hairstyle: "bun",
      }),
    standing(sheet, -0.5, 15, 1.64, {
      pose: "walking",
      slender: true,
      wears: "skirt",
      top: "#7d4a78",
      bottom: "#e2c07a",
      hairstyle: "scarf",
      hair: "#fdf8ee",
      carries: "bag",
      carriedColour: "#2f7f6a",
    }),
    fill(lens(...at(0.9, 11.9, 0), 62, 12), "#5a4468", 0.7) +
      standing(sheet, 0.75, 11.9, 1.64, {
        pose: "pointing",
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#fdf8ee",
        bottom: "#c2265f",
        hat: "#f0d08a",
        hairstyle: "long",
        shadow: false,
      }) +
      standing(sheet, 0.1, 11.7, 1.1, {
        pose: "standing",
        behind: true,
        child: true,
        wears: "shorts",
        top: "#f3c14a",
        bottom: "#31507a",
      }),
    "",
  ];
  sheet.add(
    ...pairs.map(
      (pair, index) =>
        pair.map((each) => stallShade(sheet, each) + seller(sheet, each, index) + stall(sheet, each)).join("") +
        (people[index] ?? ""),
    ),
  );
}

/** What a stall on the right shades: the ground behind its table, and the foot of the house. */
function stallShade(sheet: Sheet, { side, from, to }: Stall): Drawing {
  if (side < 0) return "";
  const { groundShade, wallShade } = sheet.mood;
  const wall = SIDES.houses;
  const [near, far] = [from + 0.3, to + 0.3];
  return (
    fill(levelPiece(2.3, wall, near, far, 0), groundShade, 0.86) +
    fill(
      polygon([at(wall, near, 0), at(wall, far, 0), at(wall, far - 0.25, 2), at(wall, near - 0.25, 2)]),
      blend(wallShade, "#f3d8d0", 0.36),
    )
  );
}

/** Who sells at a stall, behind its table; where that would be too near or too far, nobody is seen. */
function seller(sheet: Sheet, { side, from, to }: Stall, index: number): Drawing {
  if (index < 1) return "";
  const along = mixed(from, to, side < 0 ? 0.8 : 0.62);
  const clothes = [
    { pose: "holding", top: "#8ea653", bottom: "#4a4038", hat: "#f0d6a0" },
    { pose: "lifting", top: "#4f93b4", bottom: "#4a4038" },
  ] as const;
  const { pose, ...colours } = clothes[index - 1] ?? clothes[0];
  const top = side > 0 ? colours.top : index === 1 ? "#e7dcc8" : "#c8643c";
  return standing(sheet, 2.75 * side, along, 1.7, { ...colours, top, pose, mirrored: side > 0, shadow: false });
}

/** Crates of mandarins in the wall's shade, and a bougainvillea by the house, near us. */
function drawNear(sheet: Sheet): void {
  const shade = sheet.tinted({ groundShade: "#5a4468" });
  const crate = (x: number, y: number, size: number, seed: number) =>
    fill(lens(x + 60 * size, y, 340 * size, 30 * size), "#5a4468", 0.8) + place(fullCrate(shade, seed), x, y, size);
  sheet.add(
    crate(90, 1090, 0.62, 5),
    crate(262, 1136, 0.66, 3),
    bougainvillea(sheet, { x: 1560, y: 1000, width: 130, height: 110, count: 46, size: 36, standing: true }),
  );
}
