import { cameraOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, hull, type Path, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { vineLeaf } from "../parts/plants/trainedVine.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 470;
/** All heights are from the eye, which is above the table and above the valley. */
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 0, focal: 2000 });
/** Towards the low sun: left, a little beyond us. */
const SUN = [-0.93, 0.08, 0.36] as const;
/** Where its light goes on the level: to the right and towards us, for each metre that it falls. */
const FALL = { right: 1.35, near: 0.26 } as const;
const TABLE = -0.3;

/** Şirince in the evening from a table under vines: a glass of red wine glows against the valley's shade, peaches, a carafe; over the valley the village in the sun. */
export const SCENE: Scene = {
  name: "stop-sirince",
  seed: 99,
  mood: "gold",
  colours: {
    sky: ["#86b3bf", "#e9d9b4", "#fbd59c", "#f9c48c"],
    zenith: "#4f92ab",
    mist: "#f6d0a0",
  },
  grain: 0.2,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawHills(sheet);
    drawVillage(sheet);
    drawValley(sheet);
    drawPost(sheet);
    drawTable(sheet);
    drawOnTable(sheet);
    drawPergola(sheet);
  },
};

// Over the valley.

/** Height of the village's hill. */
function hillAt(right: number, away: number): number {
  return -14 + 0.3 * (away - 80) + 0.07 * right + 1.6 * Math.sin(right / 17 + away / 26);
}

function onHill(right: number, away: number): Point {
  return EYE([right, away, hillAt(right, away)]);
}

/** A line over the hill at one distance. */
function contour(away: number, from = -100, to = 100): Point[] {
  return shares(25).map((share) => onHill(mixed(from, to, share), away));
}

/** The hill with its terraces of olives above the village. */
function drawHills(sheet: Sheet): void {
  const random = randomOf(12);
  const walls = [176, 187, 199, 212];
  const bands = walls.map((away, index) => {
    const line = contour(away);
    const low = line.map(([x, y]): Point => [x, y + 7]);
    return (
      fill(curveDownTo(line, 700), ["#d9b768", "#cfae60", "#d8b566", "#c9a95f"][index] ?? "#d9b768") +
      fill(polygon([...line, ...low.toReversed()]), "#f3dca8") +
      fill(polygon([...low, ...low.map(([x, y]): Point => [x, y + 5]).toReversed()]), "#9a7a68", 0.7) +
      olives(random, away)
    );
  });
  sheet.add(
    sky(sheet, { height: 420, zenith: 0.12, reach: 0.5 }),
    fill(
      curveDownTo(pointsOf([-20, 226, 180, 196, 420, 236, 700, 150, 900, 120, 1180, 150, 1420, 96, 1640, 130]), 480),
      sheet.downwards(["#c1a5b4", "#dfb9ac", "#f4cd9f"], 110, 330),
    ),
    fill(curveDownTo(contour(228), 700), "#c2a763"),
    ...bands.toReversed(),
    fill(curveDownTo(contour(166), 760), "#dfbf74"),
    // A dell of the slope that turns from the sun, trees along it.
    fill(
      curve(pointsOf([300, 372, 470, 392, 560, 440, 720, 500, 860, 610, 800, 690, 620, 650, 520, 520, 400, 430]), true),
      "#c39f66",
    ),
    ...pointsOf([
      470, 420, 540, 462, 520, 500, 620, 490, 690, 520, 596, 548, 664, 580, 760, 574, 800, 620, 724, 628,
    ]).map((foot, index) => crown(foot, [24, 32, 26, 30, 36, 34, 44, 30, 46, 40][index] ?? 30, index)),
  );
}

/** Olive trees along a terrace, in unlike gaps, each with its shadow to the right. */
function olives(random: Random, away: number): Drawing {
  const trees: Drawing[] = [];
  let right = -96 + random.between(0, 8);
  while (right < 92) {
    const [x, y] = onHill(right, away - 3);
    const size = random.between(15, 27);
    trees.push(
      fill(disc(x + size * 0.9, y + 3, size * 1.1, size * 0.24), "#8a7452", 0.6) +
        fill(blot(random, x, y - size * 0.6, size, size * 0.76), "#6f7646") +
        fill(blot(random, x - size * 0.28, y - size * 0.84, size * 0.6, size * 0.42), "#a8a75e"),
    );
    right += random.chance(0.24) ? random.between(11, 22) : random.between(3.6, 7);
  }
  return trees.join("");
}

/** A house in metres on the middle of its front's foot; a positive `turn` shows its front to the left. Windows are given by floor, from below. */
interface Home {
  x: number;
  away: number;
  turn: number;
  width: number;
  depth: number;
  high: number;
  roof: "hip" | "gable";
  front: readonly number[];
  side: readonly number[];
  wall: string;
  tiles: string;
  /** Position of its chimney along the ridge, from 0 to 1. */
  chimney: number;
  /** Height of its bare stone. */
  stone?: number;
  /** A closed wooden balcony over the front: from and to, in metres from its left end. */
  bay?: readonly [number, number];
}

const [LIME, CREAM, OCHRE, ROSE] = ["#fff8e8", "#ffedc9", "#f4cf90", "#f3c6a2"] as const;

/** Nine houses, the further ones first; `x` is where the middle of a front stands on the sheet. */
const HOMES: readonly Home[] = [
  {
    x: 1206,
    away: 163,
    turn: 34,
    width: 11,
    depth: 8,
    high: 6,
    roof: "hip",
    front: [0, 4],
    side: [1],
    wall: CREAM,
    tiles: "#d27c4e",
    chimney: 0.2,
  },
  {
    x: 1420,
    away: 153,
    turn: -16,
    width: 8,
    depth: 10,
    high: 5.4,
    roof: "gable",
    front: [1, 2],
    side: [0, 3],
    wall: LIME,
    tiles: "#c9663f",
    chimney: 0.8,
  },
  {
    x: 1026,
    away: 149,
    turn: 42,
    width: 9,
    depth: 7,
    high: 5,
    roof: "gable",
    front: [1, 3],
    side: [1],
    wall: LIME,
    tiles: "#d0764a",
    chimney: 0.7,
    stone: 1.6,
  },
  {
    x: 1254,
    away: 139,
    turn: 20,
    width: 15,
    depth: 9,
    high: 7.2,
    roof: "hip",
    front: [3, 6],
    side: [1, 3],
    wall: LIME,
    tiles: "#c9663f",
    chimney: 0.3,
    stone: 2.6,
    bay: [5.2, 9.6],
  },
  {
    x: 1500,
    away: 131,
    turn: 50,
    width: 12,
    depth: 8,
    high: 7.2,
    roof: "hip",
    front: [2, 5],
    side: [1, 2],
    wall: ROSE,
    tiles: "#bd5c3c",
    chimney: 0.7,
    stone: 2.4,
  },
  {
    x: 928,
    away: 130,
    turn: 46,
    width: 8,
    depth: 6,
    high: 4,
    roof: "gable",
    front: [3],
    side: [1],
    wall: OCHRE,
    tiles: "#d98a58",
    chimney: 0.5,
    stone: 1,
  },
  {
    x: 1096,
    away: 120,
    turn: 30,
    width: 13,
    depth: 8,
    high: 6.8,
    roof: "hip",
    front: [2, 5],
    side: [1, 3],
    wall: LIME,
    tiles: "#d0703f",
    chimney: 0.75,
    stone: 2.2,
  },
  {
    x: 1400,
    away: 112,
    turn: 15,
    width: 8,
    depth: 9,
    high: 8.6,
    roof: "hip",
    front: [1, 2, 3],
    side: [0, 2, 2],
    wall: CREAM,
    tiles: "#b8573a",
    chimney: 0.7,
    stone: 2.4,
  },
  {
    x: 1222,
    away: 104,
    turn: 27,
    width: 10,
    depth: 7,
    high: 5.6,
    roof: "hip",
    front: [1, 3],
    side: [1, 2],
    wall: LIME,
    tiles: "#c45f3a",
    chimney: 0.25,
    stone: 2,
    bay: [1.2, 4.6],
  },
];

/** Walls that hold the gardens and lanes: their distance, from and to on the sheet, their height in metres. */
const HELD: readonly (readonly [number, number, number, number])[] = [
  [154, 1090, 1360, 1.6],
  [143, 930, 1120, 1.8],
  [132, 1090, 1420, 2],
  [124, 820, 1010, 1.7],
  [113.6, 960, 1250, 2],
  [102, 1080, 1660, 2.4],
];

/** Cypresses: where they stand, their height. */
const CYPRESSES: readonly (readonly [number, number, number])[] = [
  [1176, 137, 128],
  [888, 128, 100],
  [1330, 126, 120],
];

/** The village: lanes and walled gardens between the houses, the houses, trees. */
function drawVillage(sheet: Sheet): void {
  const lane = pointsOf([
    690, 88, 830, 96, 1010, 108, 1040, 117, 900, 121, 850, 126, 960, 138, 1130, 147, 1180, 156, 1330, 166,
  ]);
  const edge = (shift: number) => lane.map(([x, away]) => spotAt(x, away + shift));
  const trees: readonly (readonly [number, number, number])[] = [
    [1120, 158, 24],
    [1310, 156, 30],
    [950, 152, 26],
    [1370, 141, 34],
    [1010, 133, 36],
    [870, 134, 30],
    [1160, 131, 30],
    [980, 124, 34],
    [1240, 121, 38],
    [1290, 119, 30],
    [1010, 109, 44],
    [1130, 103, 36],
    [1320, 103, 40],
    [1500, 104, 52],
    [900, 108, 30],
    [1560, 122, 44],
    [1070, 99, 42],
    [1190, 94, 34],
    [1262, 92, 46],
    [1452, 93, 38],
    [1396, 90, 30],
  ];
  const pieces = [
    ...HOMES.map((home) => ({ away: home.away, drawing: homeOf(sheet, home) })),
    ...HELD.map(([away, from, to, high]) => ({ away, drawing: heldGarden(away, from, to, high) })),
    ...trees.map(([x, away, size], index) => ({ away, drawing: crown(spotAt(x, away), size, index) })),
    ...CYPRESSES.map(([x, away, tall]) => ({
      away,
      drawing: spire(spotAt(x, away), tall),
    })),
  ];
  sheet.add(
    fill(curve([...edge(-1.8), ...edge(1.8).toReversed()], true), "#fae8bf"),
    ...HOMES.map((home) => fill(homeShadow(home), "#8a6a7a", 0.75)),
    ...pieces.toSorted((one, other) => other.away - one.away).map(({ drawing }) => drawing),
  );
}

/** Metres to the right of something that stands at x of the sheet. */
function rightOf(x: number, away: number): number {
  return ((x - 800) * away) / 2000;
}

function spotAt(x: number, away: number): Point {
  return onHill(rightOf(x, away), away);
}

/** A terrace with a garden on it: the wall that holds it, its sunlit top. */
function heldGarden(away: number, from: number, to: number, high: number): Drawing {
  const line = shares(9).map((share) => spotAt(mixed(from, to, share), away));
  const tall = (high * 2000) / away;
  const top = line.map(([x, y]): Point => [x, y - tall * 0.5]);
  return (
    fill(polygon([...top, ...line.map(([x, y]): Point => [x, y + tall * 0.5]).toReversed()]), "#b8917e") +
    fill(polygon([...top, ...top.map(([x, y]): Point => [x, y + 5]).toReversed()]), "#ffeec6")
  );
}

/** A round tree between the houses, its shade to the right. */
function crown([x, y]: Point, size: number, kind: number): Drawing {
  const lumps = (
    [
      [
        [0, -0.6, 0.72],
        [0.56, -0.36, 0.5],
        [-0.54, -0.4, 0.52],
        [0.1, -1.04, 0.5],
      ],
      [
        [0.06, -0.7, 0.8],
        [0.62, -0.42, 0.46],
        [-0.5, -0.34, 0.44],
      ],
      [
        [-0.3, -0.5, 0.6],
        [0.4, -0.6, 0.62],
        [-0.06, -1, 0.54],
      ],
    ] as const
  )[kind % 3];
  const all = (dx: number, dy: number, share: number) =>
    (lumps ?? []).map(([a, b, r]) => disc(x + (a + dx) * size, y + (b + dy) * size, r * size * share)).join("");
  return (
    fill(disc(x + size * 0.7, y, size * 0.9, size * 0.2), "#8a6a5c", 0.6) +
    fill(all(0, 0, 1), "#505a42") +
    fill(all(-0.1, -0.1, 0.74), "#7d8448") +
    fill(disc(x - size * 0.3, y - size * 0.94, size * 0.4, size * 0.28), "#b3ae60")
  );
}

/** A cypress: lit at its left. */
function spire([x, y]: Point, tall: number): Drawing {
  const wide = tall * 0.13;
  return (
    fill(
      `M${x} ${y - tall}Q${x + wide * 1.5} ${y - tall * 0.3} ${x + wide * 0.5} ${y}H${x - wide * 0.5}Q${x - wide * 1.4} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#3f4c40",
    ) +
    fill(
      `M${x} ${y - tall}Q${x + wide * 0.1} ${y - tall * 0.3} ${x - wide * 0.16} ${y}H${x - wide * 0.5}Q${x - wide * 1.4} ${y - tall * 0.3} ${x} ${y - tall}Z`,
      "#828a4c",
    )
  );
}

/** A place of a house by metres along its front from the middle, back from it and up. */
function inHome({ x, away, turn }: Home, [along, back, up]: Place): Place {
  const right = rightOf(x, away);
  const angle = (turn / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [right + along * cos + back * sin, away + back * cos - along * sin, hillAt(right, away) - 0.5 + up];
}

function homeShadow(home: Home): Path {
  const { width, depth, high } = home;
  const corners = [-width / 2, width / 2].flatMap((along) => [0, depth].map((back): Place => [along, back, 0]));
  const foot = corners.map((at) => inHome(home, at));
  const far = foot.map(([right, away]): Place => {
    const to = right + high * 1.1;
    return [to, away, hillAt(to, away) - 0.4];
  });
  return hull([...foot, ...far].map(EYE));
}

/** A wall in the sun or in shade with rows of windows; `from` and `to` are its ends, left first, seen from outside. */
function wallOf(home: Home, from: Point, to: Point, floors: readonly number[], isFront: boolean): Drawing {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [u, v] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, up: number) => EYE(inHome(home, [from[0] + u * along, from[1] + v * along, up]));
  const [a, b] = [at(0, 0), at(length, 0)];
  if (b[0] <= a[0]) return "";
  const turn = (home.turn / 180) * Math.PI;
  const [normalRight, normalAway] = [v * Math.cos(turn) - u * Math.sin(turn), -v * Math.sin(turn) - u * Math.cos(turn)];
  const lit = normalRight * SUN[0] + normalAway * SUN[1] > 0.08;
  const [wall, stone, pane, wood] = lit
    ? [home.wall, "#e2bd84", "#4f5878", "#a5683e"]
    : [blend(home.wall, "#6d5a9a", 0.58), "#8a6c8c", "#453f6a", "#6b4658"];
  const piece = (left: number, foot: number, wide: number, tall: number) =>
    polygon([at(left, foot), at(left + wide, foot), at(left + wide, foot + tall), at(left, foot + tall)]);
  const storey = home.high / floors.length;
  const windows = floors.flatMap((count, floor) =>
    counted(count).map((index): Path => {
      const tall = floors.length === 1 ? 1.5 : floor ? 1.7 : 1.1;
      return piece((length * (index + 0.5)) / count - 0.45, storey * (floor + 0.5) - tall * 0.5 - 0.1, 0.9, tall);
    }),
  );
  const { stone: bare = 0, bay } = home;
  return (
    fill(piece(0, 0, length, home.high), wall) +
    (bare ? fill(piece(0, 0, length, bare), stone) : "") +
    fill(windows.join(""), pane) +
    (isFront ? fill(piece(length * 0.62, 0, 1.3, 2.1), wood) : "") +
    (isFront && bay ? bayOf(home, bay, from, lit) : "") +
    fill(piece(0, home.high - 0.55, length, 0.55), blend(wall, "#5a3f74", lit ? 0.34 : 0.3))
  );
}

/** The closed balcony over the front, its boards and its windows. */
function bayOf(home: Home, [left, right]: readonly [number, number], from: Point, lit: boolean): Drawing {
  const [low, high] = [home.high * 0.42, home.high - 0.3];
  const at = (along: number, out: number, up: number) => EYE(inHome(home, [from[0] + along, from[1] - out, up]));
  const front = (a: number, b: number, foot: number, head: number) =>
    polygon([at(a, 1.1, foot), at(b, 1.1, foot), at(b, 1.1, head), at(a, 1.1, head)]);
  const wide = (right - left) / 3;
  return (
    fill(polygon([at(right, 1.1, low), at(right, 0, low), at(right, 0, high), at(right, 1.1, high)]), "#6b4658") +
    fill(front(left, right, low, high), lit ? "#b5764a" : "#7a5058") +
    fill(
      counted(3)
        .map((index) =>
          front(left + wide * index + 0.2, left + wide * (index + 1) - 0.2, mixed(low, high, 0.4), high - 0.5),
        )
        .join(""),
      "#4f5878",
    )
  );
}

function homeOf(sheet: Sheet, home: Home): Drawing {
  const { width: w, depth: d, high, roof, wall, tiles, chimney } = home;
  const on = (along: number, back: number, up: number) => EYE(inHome(home, [along, back, up]));
  const haze = within((home.away - 95) / 65) * 0.24;
  const aired = (colour: string) => blend(colour, sheet.mood.mist, haze);
  const eave = 0.8;
  const [x, near, far] = [w / 2 + eave, -eave, d + eave];
  const top = high + (roof === "hip" ? Math.min(w, d) * 0.24 + 0.3 : w * 0.26);
  const long = roof === "hip" && w >= d;
  const inset = roof === "hip" ? Math.min(x, d / 2 + eave) : 0;
  const [a, b, c, e] = [on(-x, near, high), on(x, near, high), on(x, far, high), on(-x, far, high)];
  const [r, s] = long
    ? [on(-x + inset, d / 2, top), on(x - inset, d / 2, top)]
    : [on(0, near + inset, top), on(0, far - inset, top)];
  // Light on the four sides: left, front, right.
  const [bright, plain, dark] = [blend(tiles, "#ffc890", 0.34), tiles, blend(tiles, "#5a2c50", 0.46)].map(aired) as [
    string,
    string,
    string,
  ];
  const frontTone = home.turn > 8 ? plain : blend(plain, dark, 0.6);
  const sides = long
    ? fill(polygon([a, r, e]), bright) + fill(polygon([b, c, s]), dark) + fill(polygon([a, b, s, r]), frontTone)
    : fill(polygon([a, r, s, e]), bright) +
      fill(polygon([b, c, s, r]), dark) +
      (roof === "hip" ? fill(polygon([a, b, r]), frontTone) : "");
  const gable =
    roof === "gable"
      ? fill(
          polygon([on(-w / 2, 0, high), on(w / 2, 0, high), on(0, 0, top - 0.5)]),
          blend(wall, "#6d5a9a", home.turn > 8 ? 0.06 : 0.5),
        )
      : "";
  const unit = a[0] === b[0] ? 10 : 2000 / home.away;
  const [cx, cy] = [mixed(r[0], s[0], chimney), mixed(r[1], s[1], chimney)];
  return (
    wallOf(home, [-w / 2, d], [-w / 2, 0], home.side, false) +
    wallOf(home, [w / 2, 0], [w / 2, d], home.side, false) +
    wallOf(home, [-w / 2, 0], [w / 2, 0], home.front, true) +
    gable +
    sides +
    fill(box(cx - unit * 0.4, cy - unit * 1.1, unit * 0.5, unit * 1.6), aired(wall)) +
    fill(box(cx + unit * 0.1, cy - unit * 1.1, unit * 0.4, unit * 1.6), aired("#8d6f94")) +
    fill(box(cx - unit * 0.55, cy - unit * 1.3, unit * 1.2, unit * 0.26), aired(tiles))
  );
}

/** The valley in the shade of the hill at our left: that hill, the edge of its shade, trees in it. */
function drawValley(sheet: Sheet): void {
  const random = randomOf(5);
  const shade = pointsOf([-20, 470, 200, 520, 420, 588, 640, 640, 860, 676, 1100, 716, 1340, 740, 1640, 742]);
  const shoulder = pointsOf([-20, 398, 110, 420, 260, 486, 420, 566, 560, 652, 700, 740, 820, 860]);
  const trees = counted(30).map((index) => {
    const x = 330 + index * 45 + random.around(20);
    const y = heightAt(shade, x) + 18 + random.between(0, 70);
    const size = random.between(26, 50);
    return (
      fill(blot(random, x, y, size, size * 0.7), index % 3 ? "#5c4a7c" : "#514272") +
      fill(blot(random, x - size * 0.24, y - size * 0.24, size * 0.56, size * 0.34), "#75608f")
    );
  });
  sheet.add(
    fill(curveDownTo(shade, 1000), sheet.downwards(["#8a6f98", "#6b568a", "#54457a"], 560, 830)),
    ...trees,
    fill(curveDownTo(shoulder, 1000), sheet.downwards(["#6f5480", "#4a3a68"], 400, 760)),
  );
}

// The table.

const CORNERS: readonly Place[] = [
  [-1.4, 1.62, TABLE],
  [0.52, 1.78, TABLE],
  [0.92, 0.6, TABLE],
  [-1.4, 0.6, TABLE],
];

function onTable(right: number, away: number): Point {
  return EYE([right, away, TABLE]);
}

/** A linen cloth over the table with two woven stripes along its far edge. */
function drawTable(sheet: Sheet): void {
  const top = polygon(CORNERS.map(EYE));
  const stripe = (from: number, to: number) =>
    polygon([
      onTable(-1.4, 1.62 - from),
      onTable(0.52 + from * 0.3, 1.78 - from),
      onTable(0.52 + to * 0.3, 1.78 - to),
      onTable(-1.4, 1.62 - to),
    ]);
  const [b, c]: readonly [Place, Place] = [CORNERS[1] ?? [0, 1, 0], CORNERS[2] ?? [0, 1, 0]];
  sheet.add(
    fill(polygon([EYE(b), EYE(c), EYE([c[0], c[1], -0.7]), EYE([b[0] + 0.02, b[1], -0.55])]), "#7d6496"),
    fill(
      top,
      sheet.linear(
        [
          [0, "#ffe9bd"],
          [0.6, "#f8d9ae"],
          [1, "#dcae9c"],
        ],
        [0, 900],
        [1600, 1100],
      ),
    ),
    fill(stripe(0.06, 0.09) + stripe(0.11, 0.12), "#b8455a", 0.75),
  );
}

/** The profile of something round: its radius at heights over the table, in metres, from below. */
type Profile = readonly Point[];

/** The outline of something round that stands on the table. */
function bodyOf(right: number, away: number, profile: Profile): Path {
  const side = (sign: number) => profile.map(([radius, up]) => EYE([right + sign * radius, away, TABLE + up]));
  return outlineOf(side(-1), side(1));
}

/** The area between two smooth sides, whose ends are straight. */
function outlineOf(left: readonly Point[], right: readonly Point[]): Path {
  return `${curve(left)}${curve(right.toReversed()).replace("M", "L")}Z`;
}

/** Its shadow on the cloth. */
function shadowOf(right: number, away: number, profile: Profile): Path {
  const length = Math.hypot(FALL.right, FALL.near);
  const [across, along] = [FALL.near / length, FALL.right / length];
  const side = (sign: number) =>
    profile.map(([radius, up]) =>
      onTable(right + up * FALL.right + sign * radius * across, away - up * FALL.near + sign * radius * along),
    );
  return outlineOf(side(-1), side(1));
}

/** A level ring about the axis of something round. */
function ring(right: number, away: number, up: number, radius: number): Path {
  const [x, y] = EYE([right, away, TABLE + up]);
  const unit = 2000 / away;
  return disc(x, y, radius * unit, (radius * unit * -(TABLE + up)) / away);
}

const BOWL: Profile = [
  [0.005, 0.112],
  [0.034, 0.122],
  [0.053, 0.148],
  [0.059, 0.178],
  [0.056, 0.21],
  [0.047, 0.262],
];
const STEM: Profile = [
  [0.016, 0.004],
  [0.007, 0.014],
  [0.0046, 0.034],
  [0.0045, 0.1],
  [0.011, 0.116],
];

/** Where the light that goes through a glass is brightest: from the middle of its shadow, at heights of the wine. */
const FOCUS = pointsOf([
  0, 0.132, 0.021, 0.144, 0.027, 0.164, 0.016, 0.184, -0.014, 0.186, -0.027, 0.166, -0.021, 0.146,
]);

/** A glass of red wine; `full` is how high it stands. The sun goes through it and lies red on the cloth. */
function wineGlass(sheet: Sheet, right: number, away: number, full: number): Drawing {
  const unit = 2000 / away;
  const [x, y] = EYE([right, away, TABLE + 0.16]);
  const wineSide = BOWL.filter(([, up]) => up < full);
  const brim = heightAt(
    BOWL.map(([radius, up]): Point => [up, radius]),
    full,
  );
  const wine: Profile = [...wineSide.map(([radius, up]): Point => [radius * 0.95, up + 0.002]), [brim * 0.95, full]];
  const flat = (radius: number, up: number) => ring(right, away, up, radius);
  const glow = sheet.radial(
    [
      [0, "#ffb36a"],
      [0.3, "#f4583c"],
      [0.7, "#c01f3c"],
      [1, "#7d1038"],
    ],
    [x + unit * 0.016, y + unit * 0.012],
    unit * 0.066,
  );
  const foot = flat(0.044, 0.004);
  return (
    fill(
      disc(...EYE([right + 0.006, away - 0.004, TABLE]), 0.047 * unit, (0.047 * unit * -TABLE) / away),
      "#8f6f9a",
      0.5,
    ) +
    fill(shadowOf(right, away, STEM) + shadowOf(right, away, BOWL), "#8f6f9a", 0.6) +
    fill(shadowOf(right, away, wine), "#d2304a", 0.8) +
    fill(
      curve(
        FOCUS.map(([out, up]) => onTable(right + up * FALL.right + out * 0.19, away - up * FALL.near + out)),
        true,
      ),
      "#ff9a5a",
      0.9,
    ) +
    fill(foot, "#f6e6d8", 0.75) +
    fill(flat(0.03, 0.006), "#b99ab8", 0.6) +
    fill(bodyOf(right, away, STEM), "#d8c2d4", 0.85) +
    stroke(
      polyline([EYE([right - 0.0022, away, TABLE + 0.02]), EYE([right - 0.0022, away, TABLE + 0.108])]),
      "#fffaf0",
      unit * 0.0026,
    ) +
    fill(bodyOf(right, away, BOWL), "#f4e4ea", 0.2) +
    fill(bodyOf(right, away, wine), glow) +
    fill(flat(brim * 0.95, full), "#d84a50") +
    fill(flat(brim * 0.7, full), "#ef7458", 0.8) +
    stroke(flat(0.047, 0.262), "#fff4dc", unit * 0.0024, 0.9) +
    shine(right, away, unit)
  );
}

/** The light along the left of a glass and a short one at its right. */
function shine(right: number, away: number, unit: number): Drawing {
  const side = (sign: number, inset: number, from: number, to: number) =>
    shares(9).map((share) => {
      const up = mixed(from, to, share);
      const radius = heightAt(
        BOWL.map(([reach, at]): Point => [at, reach]),
        up,
      );
      return EYE([right + sign * radius * inset, away, TABLE + up]);
    });
  return (
    fill(polygon([...side(-1, 0.92, 0.14, 0.252), ...side(-1, 0.72, 0.15, 0.252).toReversed()]), "#fffaf0", 0.75) +
    stroke(polyline(side(1, 0.94, 0.17, 0.25)), "#fff4dc", unit * 0.003, 0.7)
  );
}

const CARAFE: Profile = [
  [0.05, 0],
  [0.066, 0.02],
  [0.068, 0.06],
  [0.056, 0.105],
  [0.03, 0.15],
  [0.022, 0.185],
  [0.024, 0.215],
  [0.034, 0.245],
];

function carafe(sheet: Sheet, right: number, away: number): Drawing {
  const unit = 2000 / away;
  const wine = CARAFE.filter(([, up]) => up < 0.12).map(([radius, up]): Point => [radius * 0.95, up + 0.003]);
  const [x, y] = EYE([right, away, TABLE + 0.05]);
  const red = sheet.radial(
    [
      [0, "#e2483c"],
      [0.5, "#a81c3c"],
      [1, "#5f0f34"],
    ],
    [x + unit * 0.02, y],
    unit * 0.085,
  );
  const at = (sign: number, radius: number, up: number) => EYE([right + sign * radius, away, TABLE + up]);
  return (
    fill(shadowOf(right, away, CARAFE), "#8f6f9a", 0.6) +
    fill(shadowOf(right, away, wine), "#c22c4a", 0.75) +
    fill(ring(right, away, 0.003, 0.0515), "#651036") +
    fill(bodyOf(right, away, CARAFE), "#f4e4ea", 0.3) +
    fill(bodyOf(right, away, [...wine, [0.047, 0.122]]), red) +
    fill(ring(right, away, 0.122, 0.046), "#c2404c") +
    stroke(ring(right, away, 0.245, 0.034), "#fff4dc", unit * 0.003, 0.9) +
    fill(
      polygon([
        at(-1, 0.056, 0.03),
        at(-1, 0.06, 0.07),
        at(-1, 0.046, 0.112),
        at(-1, 0.034, 0.112),
        at(-1, 0.046, 0.07),
        at(-1, 0.044, 0.03),
      ]),
      "#fffaf0",
      0.7,
    ) +
    stroke(polyline([at(-1, 0.018, 0.15), at(-1, 0.015, 0.2)]), "#fffaf0", unit * 0.005, 0.8)
  );
}

/** One peach of a radius in units, lit from the left, its cleft at an angle. */
function peach(x: number, y: number, r: number, lean: number): Drawing {
  return place(
    fill(disc(0, 0, r), "#ef8546") +
      fill(
        `M${-r * 0.3} ${-r * 0.95}A${r} ${r} 0 0 0 ${-r * 0.5} ${r * 0.86}Q${-r * 0.1} ${r * 0.5} ${r * 0.1} ${-r * 0.1}Q${r * 0.2} ${-r * 0.7} ${-r * 0.3} ${-r * 0.95}Z`,
        "#fbbb66",
      ) +
      fill(
        `M${r * 0.7} ${-r * 0.72}A${r} ${r} 0 0 1 ${-r * 0.36} ${r * 0.93}Q${r * 0.5} ${r * 0.72} ${r * 0.6} ${r * 0.1}Q${r * 0.84} ${-r * 0.2} ${r * 0.7} ${-r * 0.72}Z`,
        "#b23f52",
      ) +
      fill(
        `M${-r * 0.78} ${-r * 0.1}Q${-r * 0.72} ${-r * 0.62} ${-r * 0.3} ${-r * 0.72}Q${-r * 0.34} ${-r * 0.3} ${-r * 0.78} ${-r * 0.1}Z`,
        "#ffe6ac",
      ) +
      turned(
        stroke(`M0 ${-r * 0.8}Q${r * 0.34} ${-r * 0.3} ${r * 0.1} ${r * 0.36}`, "#c9553f", r * 0.06) +
          fill(disc(0, -r * 0.8, r * 0.14, r * 0.07), "#8a3a3c"),
        lean,
      ),
    x,
    y,
  );
}

const DISH: Profile = [
  [0.05, 0],
  [0.062, 0.01],
  [0.098, 0.034],
  [0.122, 0.066],
];

function peaches(sheet: Sheet, right: number, away: number): Drawing {
  const unit = 2000 / away;
  const [x, y] = EYE([right, away, TABLE + 0.066]);
  const [wide, flat] = [0.122 * unit, (0.122 * unit * 0.234) / away];
  const r = unit * 0.037;
  const fruit = [
    [-1.9, -0.5, 0.96, -20],
    [-0.1, -0.9, 1.04, 24],
    [1.9, -0.55, 1, 12],
    [-0.86, -1.5, 0.98, -6],
    [1, -1.62, 1.02, 30],
    [-1.05, 0.06, 1.02, 20],
    [0.9, 0.1, 0.98, -16],
  ] as const;
  const outside = `M${x - wide} ${y}A${wide} ${flat} 0 0 0 ${x + wide} ${y}L${x + wide} ${y + 300}H${x - wide}Z`;
  return (
    fill(shadowOf(right, away, [...DISH, [0.1, 0.1], [0.05, 0.14]]), "#8f6f9a", 0.7) +
    fill(ring(right, away, 0.002, 0.05), "#1b4f7c") +
    fill(disc(x, y, wide, flat), "#154468") +
    fill(
      `M${x - wide} ${y}A${wide} ${flat} 0 0 1 ${x + wide} ${y}A${wide} ${flat * 0.8} 0 0 0 ${x - wide} ${y}Z`,
      "#4c9ab2",
    ) +
    fruit.map(([dx, dy, size, lean]) => peach(x + dx * r, y + dy * r, r * size, lean)).join("") +
    sheet.clipped(
      outside,
      fill(bodyOf(right, away, DISH), "#2f86a4") +
        sheet.clipped(
          bodyOf(right, away, DISH),
          fill(
            `M${x + wide * 0.2} ${y}Q${x + wide * 0.3} ${y + flat * 2} ${x + wide * 0.02} ${y + 300}H${x + 400}V${y}Z`,
            "#1b4f7c",
          ),
        ),
    ) +
    stroke(`M${x - wide} ${y}A${wide} ${flat} 0 0 0 ${x + wide} ${y}`, "#bfe0dc", unit * 0.005)
  );
}

/** A peach cut in two on the cloth. */
function cutPeach(right: number, away: number): Drawing {
  const r = (2000 / away) * 0.037;
  const [x, y] = onTable(right, away);
  const half = (dx: number, dy: number, lean: number, hollow: string): Drawing =>
    place(
      fill(disc(r * 0.7, r * 0.42, r * 1.1, r * 0.3), "#8f6f9a", 0.7) +
        turned(
          fill(`M${-r} 0A${r} ${r * 0.9} 0 0 0 ${r} 0Z`, "#d8643f") +
            fill(
              `M${r * 0.1} 0H${r}A${r} ${r * 0.9} 0 0 1 ${-r * 0.1} ${r * 0.88}Q${r * 0.3} ${r * 0.5} ${r * 0.1} 0Z`,
              "#a83c50",
            ) +
            fill(disc(0, 0, r, r * 0.46), "#ffd27c") +
            fill(disc(r * 0.04, r * 0.02, r * 0.46, r * 0.2), "#d8493f") +
            fill(disc(r * 0.06, r * 0.03, r * 0.32, r * 0.13), hollow),
          lean,
        ),
      x + dx * r,
      y + dy * r,
    );
  return half(0, 0, -6, "#8a2f3c") + half(2, 0.44, 9, "#6b3030");
}

function drawOnTable(sheet: Sheet): void {
  sheet.add(
    carafe(sheet, -0.42, 1.4),
    wineGlass(sheet, -0.02, 1.36, 0.19),
    peaches(sheet, 0.27, 1.2),
    wineGlass(sheet, -0.135, 0.92, 0.2),
    cutPeach(0.235, 0.955),
    ...fallenLeaf(sheet),
  );
}

/** A vine leaf that fell on the cloth. */
function fallenLeaf(sheet: Sheet): Drawing[] {
  const leaf = (tones: readonly [string, string]) => turned(vineLeaf(sheet, tones)(0, 0, 1.5), 64);
  return [
    place(leaf(["#b890a4", "#b890a4"]), 112, 1122, 0.5, 1.1),
    place(leaf(["#a9a045", "#7d7c38"]), 96, 1112, 0.46, 1.08),
  ];
}

// Over our heads.

const DARK = ["#2c3d34", "#3a4d3c"] as const;
const WOOD = "#3a2635";
const DEEP = ["#1f2b2b", "#26332f"] as const;
const DUSKY = ["#3f5232", "#66733a"] as const;
const LIT = ["#b3a93e", "#e0d070"] as const;

/** How low the leaves hang. */
const HANG = pointsOf([
  -20, 420, 90, 370, 190, 260, 330, 190, 480, 130, 640, 96, 820, 76, 1000, 84, 1160, 100, 1300, 124, 1430, 176, 1540,
  280, 1640, 400,
]);

/** The post of the pergola behind the table, lit along its left. */
function drawPost(sheet: Sheet): void {
  sheet.add(
    fill(polygon(pointsOf([62, -10, 112, -10, 116, 866, 58, 862])), WOOD),
    fill(polygon(pointsOf([62, -10, 74, -10, 72, 863, 58, 862])), "#c9884e"),
  );
}

/** Beams, leaves in the light and against it, two bunches of grapes. */
function drawPergola(sheet: Sheet): void {
  const random = randomOf(44);
  const rafters = [-180, 330, 800, 1250, 1760].map((x) => {
    const out = (share: number) => mixed(800, x, share);
    return polygon([
      [out(1) - 14, 96],
      [out(1) + 14, 96],
      [out(1.4) + 24, -10],
      [out(1.4) - 24, -10],
    ]);
  });
  const leaf = (x: number, y: number, size: number, lean: number, tones: readonly [string, string]) =>
    place(turned(vineLeaf(sheet, tones)(0, 0, size), 180 + lean), x, y);
  const sown = (count: number, low: number, high: number, size: number, tones: readonly [string, string]) =>
    counted(count).map((index) => {
      const x = -30 + ((index + random.next()) / count) * 1660;
      return leaf(
        x,
        heightAt(HANG, x) * random.between(low, high) - 40,
        size * random.between(0.8, 1.2),
        random.around(60),
        tones,
      );
    });
  sheet.add(
    fill(rafters.join("") + polygon(pointsOf([-20, 78, 1620, 70, 1620, 104, -20, 116])), WOOD),
    ...sown(38, 0.66, 1.06, 0.95, LIT),
    grapeBunch(random, 250, 250, 1),
    grapeBunch(random, 448, 168, 0.72),
    ...sown(34, 0.34, 0.94, 1.05, DUSKY),
    ...sown(24, 0.1, 0.72, 1.5, DARK),
    ...sown(14, 0, 0.5, 1.7, DEEP),
  );
}

/** A bunch that hangs from x, y against the light: dark berries, the sun in the left of each. */
function grapeBunch(random: Random, x: number, y: number, size: number): Drawing {
  const berries = [3, 5, 5, 4, 4, 3, 2, 1].flatMap((count, row) =>
    counted(count).map((index): Point => [
      x + ((index - (count - 1) / 2) * 34 + random.around(7)) * size,
      y + (30 + row * 29 + random.around(6)) * size,
    ]),
  );
  return (
    stroke(`M${x} ${y - 60}Q${x + 6} ${y - 20} ${x} ${y + 30}`, "#4f5a34", 9 * size) +
    berries
      .map(
        ([bx, by]) =>
          fill(disc(bx, by, 23 * size), "#32183f") +
          fill(disc(bx - 2 * size, by - size, 20 * size), "#6b2450") +
          fill(disc(bx + 4 * size, by + 2 * size, 17 * size), "#4a1c48") +
          fill(disc(bx - 12 * size, by - 7 * size, 5 * size, 7 * size), "#f08a7a"),
      )
      .join("")
  );
}
