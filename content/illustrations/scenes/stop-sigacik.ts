import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { hangingBougainvillea } from "../parts/plants/foliage.ts";
import { fullCrate } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { fruitPile } from "../parts/things/fruitPile.ts";

const HORIZON = 640;
const LANE = frameOf(cameraOf({ horizon: HORIZON, centre: 1060, eye: 1.6, focal: 1150 }), {
  right: 0,
  away: 0,
  heading: -16,
});
/** The gate's passage: its walls right of the eye, where it opens on the lane, the height of its springing and of its crown. */
const GATE = { left: -2.2, right: 2.6, mouth: 5.6, spring: 2, crown: 4.5 };
/** The end of the lane, where the quay begins. */
const END = 25;
/** Metres right of the eye: the castle's wall, and the fronts of the houses. */
const SIDES = { wall: -3.3, houses: 3.5 };

/** Sığacık on market day, from within the castle's gate: stalls under bright cloths along the lane, shoppers, the masts of the marina at its end. */
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
    drawHouses(sheet);
    drawMarket(sheet);
    drawGate(sheet);
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

/** Worn paving in the sun, and the coloured light that the cloths of the left stalls let through. */
function drawLane(sheet: Sheet): void {
  const { ground, groundShade, stone, stoneShade, wallBright, stoneWorn } = sheet.mood;
  const random = randomOf(12);
  const rows = [6.2, 7, 7.9, 8.9, 10, 11.3, 12.8, 14.6, 16.8, 19.4, 22.4];
  const lines = rows.map((along) => polyline([at(SIDES.wall, along, 0), at(SIDES.houses, along, 0)]));
  const joints = rows.slice(0, -1).flatMap((along, row) =>
    counted(8).map((index) => {
      const right = -3 + index * 0.9 + (row % 2) * 0.45;
      return polyline([at(right, along, 0), at(right, rows[row + 1] ?? END, 0)]);
    }),
  );
  const merlons = counted(11).map((index) => 6.4 + index * 1.7);
  const courses = counted(170).map(() => {
    const [along, up] = [random.between(5, END), random.whole(1, 20) * 0.27];
    return polyline([at(SIDES.wall, along, up), at(SIDES.wall, along + random.between(0.2, 0.6), up)]);
  });
  sheet.add(
    fill(levelPiece(-9, 12, 5, END, 0), ground),
    fill(crossPiece(END, -9, 12, 0, 0.1), wallBright),
    stroke(lines.join("") + joints.join(""), groundShade, 2.4, 0.4),
    // The castle's wall, whose inner side is in shade, and the merlons on it.
    fill(wallPiece(SIDES.wall, 5, END, 0, 5.2), stoneShade),
    stroke(courses.join(""), "#84697f", 4, 0.7),
    ...merlons
      .toReversed()
      .map(
        (from) =>
          fill(crossPiece(from, SIDES.wall - 0.5, SIDES.wall, 5.1, 6), stone) +
          fill(wallPiece(SIDES.wall, from, from + 0.95, 5.1, 6), blend(stoneShade, stoneWorn, 0.3)),
      ),
    fill(levelPiece(SIDES.wall, -1.1, 5, END - 1, 0), groundShade, 0.75),
  );
}

/** A house of the lane: plaster in the sun, windows with shutters, the eaves of its tiled roof. */
function house(sheet: Sheet, from: number, to: number, high: number, plaster: string, shutters: string): Drawing {
  const { wallShade, window, roof, roofShade } = sheet.mood;
  const front = SIDES.houses;
  const bays = counted(Math.round((to - from) / 2.2));
  const step = (to - from) / bays.length;
  const windows = bays.map((index) => from + step * (index + 0.5));
  const [low, top] = [high - 1.9, high - 0.6];
  return (
    fill(crossPiece(from, front, front + 5, 0, high), wallShade) +
    fill(wallPiece(front, from, to, 0, high), plaster) +
    fill(windows.map((along) => wallPiece(front, along - 0.4, along + 0.4, low, top)).join(""), window) +
    fill(
      windows
        .map(
          (along) =>
            wallPiece(front, along - 0.84, along - 0.43, low, top) +
            wallPiece(front, along + 0.43, along + 0.84, low, top),
        )
        .join(""),
      shutters,
    ) +
    fill(wallPiece(front, from, to, high - 0.34, high), wallShade) +
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
  sheet.add(
    house(sheet, 18.4, 24.4, 5.4, "#fdf8ee", "#3f8fb5"),
    house(sheet, 12.2, 18.2, 6.1, "#f0c48c", "#2f7f6a"),
    house(sheet, 4, 12, 5.5, "#fdf8ee", "#1d5d86"),
    place(hangingBougainvillea(sheet, { length: 150, drop: 200, seed: 4 }), ...at(SIDES.houses - 0.3, 12, 5.3), 0.8),
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
  { side: -1, from: 19.6, to: 22, colour: "#e8a93a", goods: ["#8ea653", "#d8452f", "#f0c14a"] },
  { side: 1, from: 19.8, to: 22.2, colour: "#c4352f", goods: ["#ee9433", "#8ea653", "#7a4a8a"] },
  { side: -1, from: 15.6, to: 18.4, colour: "#d8552f", goods: ["#ee9433", "#f4e0a6", "#8ea653"] },
  { side: 1, from: 15.8, to: 18.6, colour: "#e8a93a", goods: ["#d8452f", "#8ea653", "#f0c14a"] },
  { side: -1, from: 11.2, to: 14.2, colour: "#1f8fa3", goods: ["#d8452f", "#8ea653", "#ee9433"] },
  { side: 1, from: 11.4, to: 14.4, colour: "#2f7f86", goods: ["#7a4a8a", "#f0c14a", "#d8452f"] },
  { side: -1, from: 7.2, to: 9.9, colour: "#e8a93a", goods: ["#8ea653", "#f4e0a6", "#d8452f"] },
  { side: 1, from: 7.4, to: 10.2, colour: "#d0402f", goods: ["#ee9433", "#8ea653", "#f0c14a"] },
];

/** A stall beside the lane, from the back forwards: cloth from the wall to its posts, a draped table with heaps. Its cloth lets the sun through in its colour. */
function stall(sheet: Sheet, { side, from, to, colour, goods }: Stall): Drawing {
  const { wall, wallBright, wallShade, trunk, leafDark } = sheet.mood;
  const [back, front, high, low] = [Math.abs(side < 0 ? SIDES.wall : SIDES.houses) * side, 1.2 * side, 3.2, 2.6];
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
  const post = (along: number, right: number, top: number) =>
    stroke(polyline([at(right, along, 0), at(right, along, top)]), trunk, metreOf(right, along) * 0.05);
  // Two rows of heaps, the inner one first.
  const heaps = [0.66, 0.28].flatMap((depth, row) =>
    counted(6)
      .toReversed()
      .map((index) => {
        const along = from + 0.22 + ((to - from - 0.44) * index) / 5;
        const right = inner + depth * side;
        const [x, y] = at(right, along, 0.86 + (row ? 0 : 0.1));
        const tone = goods[(index + row) % 3] ?? goods[0];
        return place(fruitPile(0, 0, tone), x, y, (metreOf(right, along) * 0.5) / 92);
      }),
  );
  return (
    fill(levelPiece(Math.min(inner, outer), Math.max(inner, outer), from, to, 0.84), leafDark) +
    heaps.join("") +
    fill(wallPiece(inner, from, to, 0, 0.86), lit ? wall : blend(wallShade, colour, 0.2)) +
    fill(wallPiece(inner, from, to, 0.78, 0.86), lit ? wallBright : pale) +
    fill(crossPiece(from, Math.min(inner, outer), Math.max(inner, outer), 0, 0.86), end) +
    fill(crossPiece(from, Math.min(inner, outer), Math.max(inner, outer), 0.62, 0.86), blend(colour, end, 0.35)) +
    stroke(folds.join(""), blend(end, "#5a4a78", 0.3), metreOf(inner, from) * 0.03) +
    fill(wallPiece(inner, from, to, 0.64, 0.8), blend(colour, lit ? "#ffffff" : "#5a4a78", 0.25)) +
    post(to, front, low) +
    post(from, front, low) +
    fill(cloth(0, count), pale) +
    fill(even.map((index) => cloth(index)).join(""), glow) +
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

/** The stalls and who buys, from the harbour's end towards us; coloured light lies in the middle of the lane. */
function drawMarket(sheet: Sheet): void {
  // The cloths of the left stalls let light through in their colour; it lies aslant in the lane.
  const patches = STALLS.filter(({ side }) => side < 0).map(({ from, to, colour }) =>
    fill(
      polygon([at(-1.1, from, 0), at(0.5, from - 0.55, 0), at(0.5, to - 0.55, 0), at(-1.1, to, 0)]),
      blend(colour, "#fff0cc", 0.5),
      0.85,
    ),
  );
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
    standing(sheet, 0.75, 11.9, 1.64, {
      pose: "pointing",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#c2265f",
      hat: "#f0d08a",
      hairstyle: "long",
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
    ...patches,
    ...pairs.map(
      (pair, index) =>
        pair.map((each) => throughCloth(sheet, each) + seller(sheet, each, index) + stall(sheet, each)).join("") +
        (people[index] ?? ""),
    ),
  );
}

/** Under the cloth of a stall on the right the house and the ground are in its coloured shade. */
function throughCloth(sheet: Sheet, { side, from, to, colour }: Stall): Drawing {
  if (side < 0) return "";
  const wall = SIDES.houses;
  return (
    fill(levelPiece(1.6, wall, from - 0.3, to - 0.3, 0), blend(colour, sheet.mood.groundShade, 0.7), 0.85) +
    fill(
      polygon([at(wall, from, 3.2), at(wall, to, 3.2), at(wall, to - 0.3, 0), at(wall, from - 0.3, 0)]),
      blend(colour, "#f6dcc4", 0.66),
      0.85,
    )
  );
}

/** Who sells at a stall, behind its table; where that would be too near or too far, nobody is seen. */
function seller(sheet: Sheet, { side, from, to }: Stall, index: number): Drawing {
  if (index < 2 || (side < 0 && index > 2)) return "";
  const along = mixed(from, to, index === 3 ? 0.66 : 0.3);
  const clothes = [
    { pose: "holding", top: "#8ea653", bottom: "#4a4038", hat: "#f0d6a0" },
    { pose: "lifting", top: "#4f93b4", bottom: "#4a4038" },
  ] as const;
  const { pose, ...colours } = clothes[index - 2] ?? clothes[0];
  const top = side < 0 ? "#c8643c" : colours.top;
  return standing(sheet, 2.75 * side, along, 1.7, { ...colours, top, pose, mirrored: side > 0, shadow: false });
}

/** The pointed arch at a distance along the passage, from its left foot to its right one. */
function archAt(along: number): Point[] {
  const { left, right, spring, crown } = GATE;
  const half = (right - left) / 2;
  const rise = crown - spring;
  const radius = (half ** 2 + rise ** 2) / (2 * half);
  const most = Math.asin(rise / radius);
  const side = (sign: 1 | -1) =>
    shares(18).map((share) =>
      at(
        (left + right) / 2 + sign * (radius * Math.cos(share * most) + half - radius),
        along,
        spring + radius * Math.sin(share * most),
      ),
    );
  return [at(left, along, 0), ...side(-1), ...side(1).toReversed().slice(1), at(right, along, 0)];
}

/** The passage that we stand in: its walls and vault in shade, courses that run towards the light, its floor. */
function drawGate(sheet: Sheet): void {
  const mouth = archAt(GATE.mouth);
  const frame = `M-40-40H1640V1240H-40Z${polygon(mouth.toReversed())}`;
  const random = randomOf(21);
  const tone = (index: number) => (index < 3 ? "#33233f" : index < 18 ? "#3d2a46" : index < 31 ? "#4a3450" : "#5d4259");
  const rings = [GATE.mouth, 4.6, 3.7, 2.9, 2.2, 1.2].map(archAt);
  // Blocks in rings about the passage, no two of quite the same tone.
  const blocks = rings.slice(0, -1).flatMap((ring, depth) =>
    counted((ring.length - 1) / 2).map((pair) => {
      const index = pair * 2;
      const nearer = rings[depth + 1] ?? ring;
      const piece = [...ring.slice(index, index + 3), ...nearer.slice(index, index + 3).toReversed()];
      const own = blend(tone(index), random.pick(["#241830", "#7d5a70"]), random.between(0, 0.16));
      return fill(polygon(piece), own) + stroke(polyline(piece.slice(3)), "#2a1c36", 2.4, 0.6);
    }),
  );
  const rim = archAt(GATE.mouth - 0.24);
  const edge = mouth.slice(0, -1).map((from, index) => {
    const next = mouth[index + 1] ?? from;
    return index > 17 ? polygon([from, next, rim[index + 1] ?? next, rim[index] ?? from]) : "";
  });
  sheet.add(
    `<path d="${frame}" fill="#33233f" fill-rule="evenodd"/>`,
    ...blocks,
    fill(edge.join(""), "#c79a82"),
    doorLeaf(),
  );
}

/** The gate's leaf, open against the right wall: planks, iron bands with their studs. */
function doorLeaf(): Drawing {
  const right = GATE.right - 0.12;
  const [from, to] = [3.1, 5.1];
  const bands = [0.5, 1.4, 2.3];
  const studs = bands.flatMap((up) => counted(9).map((index) => at(right, from + 0.12 + index * 0.22, up + 0.07)));
  return (
    fill(wallPiece(right, from, to, 0.05, 2.8), "#6e4440") +
    fill(
      counted(6)
        .map((index) => wallPiece(right, from + 0.3 + index * 0.3, from + 0.325 + index * 0.3, 0.05, 2.8))
        .join(""),
      "#452a38",
    ) +
    fill(bands.map((up) => wallPiece(right, from, to, up, up + 0.14)).join(""), "#33233f") +
    studs.map(([x, y]) => fill(box(x - 3, y - 3, 6, 6), "#a37c78")).join("") +
    fill(crossPiece(to, right, right + 0.1, 0.05, 2.8) + wallPiece(right, to - 0.06, to, 0.05, 2.8), "#d8a080")
  );
}

/** The passage's floor, with the light that comes in from the lane, and crates in its shade. */
function drawNear(sheet: Sheet): void {
  const { left, right, mouth } = GATE;
  const floor = polygon([
    at(left, mouth, 0),
    at(right, mouth, 0),
    at(right, 1.2, 0),
    [1700, 1240],
    [-100, 1240],
    at(left, 1.2, 0),
  ]);
  const rows = [5, 4.4, 3.8, 3.2, 2.7].map((along) => polyline([at(left, along, 0), at(right, along, 0)]));
  const shade = sheet.tinted({ groundShade: "#2a1c36" });
  const crate = (x: number, y: number, size: number, seed: number) =>
    fill(lens(x + 60 * size, y, 340 * size, 30 * size), "#2a1c36", 0.8) + place(fullCrate(shade, seed), x, y, size);
  sheet.add(
    fill(floor, "#5a4058"),
    fill(polygon([at(left, mouth, 0), at(right, mouth, 0), at(right, 4.6, 0), at(left + 1.2, 4.9, 0)]), "#a27c7c"),
    fill(polygon([at(left, mouth, 0), at(right, mouth, 0), at(right, 5.2, 0), at(left, 5.4, 0)]), "#f2dfba"),
    stroke(rows.join(""), "#3d2a46", 4, 0.7),
    crate(1440, 1096, 0.54, 5),
    crate(1310, 1130, 0.58, 3),
  );
}
