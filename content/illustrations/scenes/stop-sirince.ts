import { cameraOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, blot, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sirinceChurch } from "../parts/buildings/sirinceChurch.ts";
import { type SlopeHouse, slopeHouse, slopeHouseShadow } from "../parts/buildings/slopeHouse.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { cypress } from "../parts/plants/trees.ts";
import { vinePergola } from "../parts/plants/vinePergola.ts";
import { grapes, trainedVine } from "../parts/plants/trainedVine.ts";
import { sky } from "../parts/sky/sky.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { wineBarrel } from "../parts/things/wineBarrel.ts";

const [HORIZON, CENTRE, FOCAL, LEVEL] = [560, 800, 1600, 2.6] as const;
const EYE = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: LEVEL, focal: FOCAL });

/** The house at our lane, whose front runs away from us. */
const FIRST: SlopeHouse = { right: 5.6, away: 15, up: 0, turn: 62, width: 12, depth: 7, high: 5.6 };

/** Şirince in the evening from a lane on the facing slope: a woman sells fruit and wine under vines before her house, the village climbs its hill in the sun over a valley in shade. */
export const SCENE: Scene = {
  name: "stop-sirince",
  seed: 99,
  mood: "gold",
  colours: {
    sky: ["#5b9fb8", "#a3c9c8", "#f6dcae", "#f8c48f"],
    zenith: "#2f7a9e",
    mist: "#f4d3a8",
    roof: "#c9663f",
    leaf: "#6f7f3c",
    leafDark: "#3f5233",
    leafLight: "#b4b356",
  },
  grain: 0.12,
  crops: { wide: 40, square: 400 },
  draw(sheet) {
    drawHills(sheet);
    drawVillage(sheet);
    drawLane(sheet);
    drawHouse(sheet);
    drawStall(sheet);
    drawNear(sheet);
  },
};

// The village.

const [BROAD, FINE] = [rolling(6), rolling(19)];

/** Height of the village's slope: it rises from the valley to a wooded crest. */
function slopeAt(right: number, away: number): number {
  const rise = 0.36 * (away - 92) + 2.2 * BROAD(right / 26, away / 30);
  return Math.min(rise, 40 + 6 * BROAD(right / 50 + 3, 0.4) - right * 0.05 + 0.06 * (away - 200));
}

/** How thick the trees stand: everywhere on the crest, in clumps between the houses. */
function grove(right: number, away: number): number {
  const mass =
    BROAD(right / 13 + 5, away / 18) + 0.5 * FINE(right / 5, away / 8) + mixed(-0.25, 0.9, within((away - 160) / 30));
  return within(mass * 3);
}

function surface(right: number, away: number): number {
  const trees = grove(right, away);
  return (
    slopeAt(right, away) +
    trees * mixed(1.6, 4.4, within((away - 80) / 110)) * (1 + 0.3 * FINE(right / 2.6, away / 3.4))
  );
}

/** Whether the evening shade of the valley lies on a place; its edge climbs to the left. */
function isInShade(right: number, away: number): boolean {
  return slopeAt(right, away) < -3.4 - right * 0.05;
}

const SUN = [-0.76, -0.36, 0.54] as const;
const SLOPE_INKS = [
  "#d9c274",
  "#bfae62",
  "#b4b35a",
  "#8d9a4c",
  "#66793f",
  "#475a3a",
  "#7d7a5c",
  "#5f6a54",
  "#46524c",
] as const;

function toneAt(right: number, away: number): number {
  const trees = grove(right, away) > 0.3;
  if (isInShade(right, away)) return trees ? (FINE(right / 2.2, away / 3) > 0.1 ? 7 : 8) : 6;
  const step = 0.4 + away * 0.003;
  const [slopeX, slopeY] = [
    (surface(right + step, away) - surface(right - step, away)) / (2 * step),
    (surface(right, away + step) - surface(right, away - step)) / (2 * step),
  ];
  const light = (-slopeX * SUN[0] - slopeY * SUN[1] + SUN[2]) / Math.hypot(slopeX, slopeY, 1);
  if (!trees) return FINE(right * 0.2, away * 0.34) > 0.1 ? 1 : 0;
  if (light < 0.24) return 5;
  return light > 0.86 ? 2 : light > 0.6 ? 3 : 4;
}

function drawHills(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 480, zenith: 0.14, reach: 0.5 }),
    fill(
      curveDownTo(pointsOf([-20, 226, 160, 170, 360, 196, 600, 150, 840, 176, 1060, 140, 1340, 176, 1640, 130]), 480),
      sheet.downwards(["#a9a4b4", "#cbb8b0", "#f0d0a8"], 130, 360),
    ),
    // The floor of the valley, under the trees before the lowest houses.
    fill(box(-10, 700, 1000, 400), "#5a6450"),
    terrain({
      window: [0, 120, 1240, 960],
      cell: 2,
      horizon: HORIZON,
      centre: CENTRE,
      eye: LEVEL,
      focal: FOCAL,
      reach: [56, 250],
      steps: 420,
      ground: surface,
      tone: toneAt,
      inks: SLOPE_INKS,
      stacked: false,
    }),
  );
}

/** A house of the village: right, away, turn, width, depth, height of its eaves and of its bare stone. */
type Plot = readonly [number, number, number, number, number, number, number];

/** Houses in twos and threes about the bends of the village's lane, large ones of the old families with sheds and small ones against them. */
const PLOTS: readonly Plot[] = [
  [-33, 74, 16, 12, 7, 6.6, 2.6],
  [-24.6, 77, 16, 5.4, 7, 3.6, 0.9],
  [-9.4, 74, -14, 9, 8, 7, 2.8],
  [-3, 78, -14, 4.6, 8, 4.2, 1.2],
  [-41, 96, 24, 6, 9, 6.4, 2.4],
  [-22, 95, 4, 13, 7, 6.4, 2.2],
  [-13.4, 97.5, 4, 4.8, 6, 3.4, 0.8],
  [2.4, 97, -20, 7, 9, 7.4, 3],
  [9, 101, -20, 8, 6, 3.8, 1],
  [-52, 119, 20, 11, 7, 6, 2],
  [-43.4, 122, 20, 5, 8, 3.8, 1],
  [3, 120, -10, 6, 9, 6.6, 2.4],
  [10.4, 122, -10, 9, 6, 4, 1],
  [-33, 146, 12, 8, 7, 5.6, 2],
  [-9, 143, -6, 12, 7, 5.8, 1.9],
  [0.6, 146, -6, 5, 7, 3.6, 0.8],
];

/** Trees between the houses: right, away, size; a negative size is a cypress. */
const TREES: readonly (readonly [number, number, number])[] = [
  [-40, 84, 1.3],
  [-20.4, 80, -1],
  [-18.6, 76, 1.1],
  [-15.6, 82, 1.5],
  [1.6, 84, 1.5],
  [5, 88, -1.1],
  [-33, 99, 1.4],
  [-31, 94, -1.1],
  [-35.4, 93, 1],
  [-9.6, 102, 1.3],
  [-4, 93, 1.1],
  [-2.4, 104, -0.9],
  [-38, 122, 1.5],
  [-33, 116, 1.2],
  [-29, 121, -1.2],
  [-1.8, 123, 1.4],
  [-4, 118, -1.1],
  [18, 118, 1.5],
  [-46, 140, 1.6],
  [-41, 143, 1.3],
  [-25, 139, 1.5],
  [-20, 144, -1.1],
  [-17.6, 140, 1.2],
  [7, 139, 1.6],
  [13, 145, 1.4],
];

/** The village's lane from the valley up to the church and on, right and away. */
const CLIMB = pointsOf([
  -19, 66, -17, 78, -8, 86, 0, 90.4, -8, 92, -30, 90, -37, 98, -33, 108, -16, 113, 0, 113, 6, 130, -14, 136, -40, 137,
]);

/** The lane with the wall that holds its lower side. */
function climb(): Drawing {
  const at = ([right, away]: Point, shift: number, up: number) =>
    EYE([right, away + shift, slopeAt(right, away + shift) + up]);
  const steps = CLIMB.slice(1).flatMap((to, index) => {
    const from = CLIMB[index] ?? to;
    return counted(6).map((step): Point => [mixed(from[0], to[0], step / 6), mixed(from[1], to[1], step / 6)]);
  });
  const near = steps.map((point) => at(point, -2.6, 0.2));
  return (
    fill(polygon([...near, ...steps.map((point) => at(point, -2.6, -1.5)).toReversed()]), "#b08a78") +
    fill(polygon([...near, ...steps.map((point) => at(point, 3, 0.2)).toReversed()]), "#f6dfb0")
  );
}

const WALLS = ["#fff2dc", "#fffaf0", "#f7dfb4", "#fff2dc", "#f3d2b0"] as const;
const ROOFS = ["#c9663f", "#b55c42", "#d27c4e", "#bd6a4c"] as const;

function drawVillage(sheet: Sheet): void {
  const [churchX, churchAway] = [-24, 118] as const;
  const houses = PLOTS.map(([right, away, turn, width, depth, high]): SlopeHouse => ({
    right,
    away,
    up: slopeAt(right, away) - 0.4,
    turn,
    width,
    depth,
    high,
  }));
  const hazeOf = (away: number) => mixed(0.04, 0.52, within((away - 70) / 80));
  const dim = sheet.tinted({
    stone: "#a88a8e",
    stoneShade: "#7a5f78",
    wallShade: "#7d719c",
    roofShade: "#6b3a48",
    window: "#2f3a5c",
  });
  const pieces = houses.map((house, index) => {
    const haze = hazeOf(house.away);
    const shade = isInShade(house.right, house.away);
    const wall = WALLS[index % WALLS.length] ?? "#fff2dc";
    const roof = ROOFS[(index * 3) % ROOFS.length] ?? "#c9663f";
    return {
      away: house.away,
      drawing: slopeHouse(shade ? dim : sheet, EYE, house, {
        wall: shade ? blend(wall, "#6f5f8c", 0.52) : index % 6 === 2 ? sheet.mood.stone : wall,
        roof: shade ? blend(roof, "#5a3450", 0.48) : roof,
        haze,
        stone: PLOTS[index]?.[6] ?? 2,
        door: [0.3, 0.7, 0.5][index % 3] ?? 0.5,
      }),
    };
  });
  const trees = TREES.map(([right, away, size], index) => {
    const [x, y] = EYE([right, away, slopeAt(right, away) - 0.3]);
    const scale = (80 / away) * Math.abs(size);
    return {
      away,
      drawing:
        size < 0
          ? place(cypress(aired(sheet, hazeOf(away)), { seed: index + 2 }), x, y, scale)
          : [
              [26, -12, 0.8],
              [-30, -4, 0.62],
              [0, 0, 1],
            ]
              .slice(index % 3 === 1 ? 1 : 0)
              .map(([aside = 0, down = 0, share = 1], twin) =>
                roundTree(sheet, (index + twin) % 4, hazeOf(away) * 0.4)(
                  x + aside * scale,
                  y + down * scale,
                  scale * share,
                ),
              )
              .join(""),
    };
  });
  const church = {
    away: churchAway,
    drawing: place(
      sirinceChurch(aired(sheet, 0.14)),
      ...EYE([churchX, churchAway, slopeAt(churchX + 8, churchAway) - 0.6]),
      1.06,
    ),
  };
  // All shadows lie under all houses: none may fall on the wall of one behind.
  const shadows = houses.map((house) =>
    fill(
      slopeHouseShadow(EYE, house, 0.35),
      blend("#6a6a44", sheet.mood.mist, hazeOf(house.away) * 0.5),
      isInShade(house.right, house.away) ? 0.3 : 0.8,
    ),
  );
  sheet.add(
    climb(),
    ...shadows,
    ...[...pieces, ...trees, church].toSorted((a, b) => b.away - a.away).map(({ drawing }) => drawing),
    ...orchard(),
  );
}

/** Walnut and fig trees of the valley's floor, in its shade: the far row first, each crown over those behind. */
function orchard(): Drawing[] {
  const random = randomOf(3);
  return counted(26).map((index) => {
    const row = index < 14 ? 0 : 1;
    const x = -30 + (index - row * 14) * (row ? 66 : 58) + random.around(18);
    const y = (row ? 900 : 812) + random.around(22) - x * 0.05;
    const size = random.between(50, 92);
    return (
      fill(blot(random, x, y, size, size * 0.66), "#34483f") +
      fill(blot(random, x + size * 0.2, y - size * 0.12, size * 0.56, size * 0.36), "#435a46") +
      fill(blot(random, x - size * 0.3, y - size * 0.24, size * 0.5, size * 0.32), "#4e664a") +
      fill(blot(random, x - size * 0.4, y - size * 0.36, size * 0.26, size * 0.15), "#6c8056")
    );
  });
}

/** The sheet with the colours of leaves and stone blended towards the mist, as at a distance; `haze` is from 0 to 1. */
function aired(sheet: Sheet, haze: number): Sheet {
  const { mist, leaf, leafDark, leafLight, stone, stoneWorn, stoneShade, stoneDeep, roof, roofShade } = sheet.mood;
  const far = (colour: string) => blend(colour, mist, haze);
  return sheet.tinted({
    leaf: far(leaf),
    leafDark: far(leafDark),
    leafLight: far(leafLight),
    stone: far(stone),
    stoneWorn: far(stoneWorn),
    stoneShade: far(stoneShade),
    stoneDeep: far(stoneDeep),
    roof: far(roof),
    roofShade: far(roofShade),
  });
}

// The lane.

/** The foot of the wall at the lane's outer side, right and away, from our feet to where the lane dips. */
const WALL = pointsOf([-2.9, 5, -2.7, 7, -2.3, 10, -1.6, 14, -0.6, 18.5, 0.7, 23]);
const [WALL_HIGH, WALL_WIDE] = [0.85, 0.5] as const;

function wallAt(away: number): number {
  const index = Math.max(
    1,
    WALL.findIndex(([, at]) => at >= away),
  );
  const [[x0, y0], [x1, y1]] = [WALL[index - 1] ?? [0, 0], WALL[index] ?? [0, 1]];
  return mixed(x0, x1, within((away - y0) / (y1 - y0)));
}

/** Cobbles from the wall to the house, worn pale in the middle; the wall with its thickness, the shade that it throws. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(8);
  const line = (shift: number, up: number) => WALL.map(([right, away]) => EYE([right + shift, away, up]));
  const ground = polygon([...line(0, 0), ...pointsOf([1160, 700, 1700, 800, 1700, 1300, -200, 1300])]);
  const slabs = paving(random);
  sheet.add(
    fill(ground, "#cfa577"),
    sheet.clipped(
      ground,
      ["#e6c897", "#dfbd8b", "#edd3a3", "#d8b284"]
        .map((colour, tone) =>
          fill(
            slabs
              .filter((slab) => slab.tone === tone)
              .map(({ path }) => path)
              .join(""),
            colour,
          ),
        )
        .join("") +
        // The wall keeps the low sun from a strip of the lane.
        fill(polygon([...line(0, 0), ...line(1.15, 0).toReversed()]), "#6f4a66", 0.5),
    ),
    outerWall(sheet, random),
  );
}

/** Slabs of the lane in courses from the wall to the house, uneven as split stone, all flat on the ground of the camera. */
function paving(random: Random): { path: Path; tone: number }[] {
  const slabs: { path: Path; tone: number }[] = [];
  let away = 5.6;
  while (away < 23) {
    const deep = random.between(0.42, 0.72);
    let right = wallAt(away) - random.between(0, 0.6);
    while (right < 7) {
      const wide = random.between(0.5, 1.15);
      const [x0, x1, y0, y1] = [right + 0.03, right + wide - 0.03, away + 0.03, away + deep - 0.03];
      const off = () => random.around(0.05);
      const cut = () => random.between(0.05, 0.16);
      const corners: Point[] = [
        [x0 + cut(), y0 + off()],
        [x1 - cut(), y0 + off()],
        [x1, y0 + cut()],
        [x1 + off(), y1 - cut()],
        [x1 - cut(), y1],
        [x0 + cut(), y1 + off()],
        [x0, y1 - cut()],
        [x0 + off(), y0 + cut()],
      ];
      slabs.push({ path: polygon(corners.map(([x, y]) => EYE([x, y, 0]))), tone: random.whole(0, 3) });
      right += wide;
    }
    away += deep;
  }
  return slabs;
}

function outerWall(sheet: Sheet, random: Random): Drawing {
  const { stoneShade } = sheet.mood;
  const line = (shift: number, up: number) => WALL.map(([right, away]) => EYE([right + shift, away, up]));
  const face = polygon([...line(0, 0), ...line(0, WALL_HIGH).toReversed()]);
  const stones = [0.02, 0.24, 0.39, 0.62, 0.83].slice(0, -1).flatMap((foot, course, feet) => {
    let away = 5.2 + random.between(0, 0.4);
    const head = feet[course + 1] ?? 0.83;
    const paths: { path: Path; kind: number }[] = [];
    while (away < 22) {
      const end = Math.min(22.6, away + random.between(0.26, 0.86));
      const [low, high] = [foot + random.between(0, 0.03), head - random.between(0.02, 0.06)];
      const cut = random.between(0.02, 0.05);
      const at = (to: number, up: number) => EYE([wallAt(to), to, up]);
      paths.push({
        path: polygon([
          at(away + cut, low),
          at(end - cut * 2, low),
          at(end, low + cut),
          at(end - cut, high),
          at(away + cut * 2, high + 0.01),
          at(away, high - cut),
        ]),
        kind: random.whole(0, 2),
      });
      away = end + 0.05;
    }
    return paths;
  });
  const tops = counted(26).map((index) => {
    const away = 5.1 + index ** 1.2 * 0.37;
    const end = Math.min(22.9, away + 0.34 + index * 0.016);
    return polygon([
      EYE([wallAt(away), away, WALL_HIGH]),
      EYE([wallAt(end), end, WALL_HIGH]),
      EYE([wallAt(end) - WALL_WIDE, end, WALL_HIGH]),
      EYE([wallAt(away) - WALL_WIDE, away, WALL_HIGH]),
    ]);
  });
  return (
    fill(face, blend(stoneShade, "#5a3f5e", 0.4)) +
    ["#957080", "#8a6676", "#9f7a86"]
      .map((colour, kind) =>
        fill(
          stones
            .filter((stone) => stone.kind === kind)
            .map(({ path }) => path)
            .join(""),
          colour,
        ),
      )
      .join("") +
    fill(polygon([...line(0, WALL_HIGH), ...line(-WALL_WIDE, WALL_HIGH).toReversed()]), "#caa378") +
    fill(tops.filter((_, index) => index % 3 !== 1).join(""), "#f3d8a6") +
    fill(tops.filter((_, index) => index % 3 === 1).join(""), "#fbe9c4")
  );
}

/** A place on the ground by metres along the front of the house from its middle (towards us) and out from it. */
function groundOf(along: number, out: number): Point {
  const turn = (FIRST.turn / 180) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [FIRST.right + along * cos - out * sin, FIRST.away - out * cos - along * sin];
}

const FRONT: Project = ([along, out, up]) => EYE([...groundOf(along, out), FIRST.up + up]);
const quad = (...places: readonly Place[]): Path => polygon(places.map((at) => FRONT(at)));

function drawHouse(sheet: Sheet): void {
  const [x, y] = EYE([2.6, 26, 0]);
  sheet.add(
    place(cypress(sheet, { seed: 4 }), x - 60, y + 10, 2),
    slopeHouse(sheet, EYE, FIRST, { door: 0.26, roof: "#cc6a40" }),
    // Rafters under the eaves.
    stroke(
      counted(26)
        .map((index) =>
          polyline([FRONT([-6 + index * 0.36, 0.02, FIRST.high]), FRONT([-6 + index * 0.36, 0.6, FIRST.high])]),
        )
        .join(""),
      "#9a6448",
      5,
    ),
    bayWindow(sheet),
  );
}

/** The wooden bay over the door of the first house, and its shade on the wall. */
function bayWindow(sheet: Sheet): string {
  const { wall, wallBright, wallShade, wallDeep, window } = sheet.mood;
  const turn = (FIRST.turn / 180) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  /** By metres along the front from its middle, back from it and up. */
  const at: Project = ([along, back, up]) =>
    EYE([FIRST.right + along * cos + back * sin, FIRST.away + back * cos - along * sin, FIRST.up + up]);
  const [left, right, out, low, high] = [-4.1, -1.7, -1, 2.6, 5.3];
  const front = (x: number, up: number, wide: number, tall: number) =>
    polygon([at([x, out, up]), at([x + wide, out, up]), at([x + wide, out, up + tall]), at([x, out, up + tall])]);
  const side = (back: number, up: number, deep: number, tall: number) =>
    polygon([
      at([right, back, up]),
      at([right, back + deep, up]),
      at([right, back + deep, up + tall]),
      at([right, back, up + tall]),
    ]);
  const panes = counted(3).map((index) => left + 0.22 + index * 0.69);
  return [
    fill(
      polygon(
        [
          [right, high],
          [right + 0.8, high - 0.5],
          [right + 0.8, low - 0.92],
          [left + 0.8, low - 0.92],
          [left, low],
        ].map(([along = 0, up = 0]) => at([along, 0, up])),
      ),
      "#4f2f5c",
      0.42,
    ),
    // Braces, the boarded underside, then the two sides that are seen.
    stroke(
      [left + 0.2, (left + right) / 2, right - 0.1]
        .map((along) => polyline([at([along, 0, low - 0.8]), at([along, out + 0.1, low])]))
        .join(""),
      "#6d4234",
      10,
    ),
    fill(front(left, low, right - left, high - low), wallBright),
    fill(side(out, low, 1, high - low), wallShade),
    fill(front(left, low, right - left, 0.94), "#a5683e"),
    fill(side(out, low, 1, 0.94), "#68433f"),
    fill(panes.map((x) => front(x - 0.04, low + 0.12, 0.6, 0.66)).join(""), "#8a5030"),
    fill(side(out + 0.2, low + 0.12, 0.6, 0.66), "#553438"),
    fill(panes.map((x) => front(x - 0.08, low + 0.94, 0.7, 1.62)).join(""), "#8a5636"),
    fill(panes.map((x) => front(x, low + 1.02, 0.54, 1.46)).join(""), window),
    fill(panes.map((x) => front(x, low + 1.7, 0.27, 0.78)).join(""), "#7f9ab4"),
    fill(panes.map((x) => front(x + 0.24, low + 1.02, 0.06, 1.46)).join(""), "#8a5636"),
    fill(side(out + 0.2, low + 0.94, 0.62, 1.62), "#5f3d40"),
    fill(side(out + 0.28, low + 1.02, 0.46, 1.46), wallDeep),
    fill(
      front(left - 0.06, low + 0.88, right - left + 0.12, 0.14) +
        front(left - 0.06, low - 0.08, right - left + 0.12, 0.16),
      "#7a4a30",
    ),
    fill(front(left, high - 0.3, right - left, 0.3), blend(wallShade, wall, 0.2)),
  ].join("");
}

/** The stall before the house: a table under a white cloth, baskets of peaches and grapes, wine; she sells, a couple looks and tastes. */
function drawStall(sheet: Sheet): void {
  const standing = (along: number, out: number, tall: number, options: PersonOptions): Drawing => {
    const at = FRONT([along, out, 0]);
    const metre = at[1] - FRONT([along, out, 1])[1];
    return place(person(sheet, options), ...at, (metre * tall) / 100);
  };
  const feet = FRONT([-0.9, 2.5, 0]);
  // The shade of the pergola's posts and of the woman who tastes, along the low sun.
  const shades = [-0.6, 3.5].map((along) => {
    const [right, away] = groundOf(along, 3.2);
    return polyline([EYE([right, away, 0]), EYE([right + 2.6, away + 0.9, 0])]);
  });
  sheet.add(
    stroke(shades.join(""), "#6f4a66", 13, 0.5),
    fill(lens(feet[0] + 30, feet[1], 120, 16), "#6f4a66", 0.55),
    standing(-2.9, 3.1, 1.8, { pose: "walking", top: "#fdf8ee", bottom: "#44557a", carries: "bag" }),
    standing(0.9, 1, 1.66, {
      pose: "holding",
      slender: true,
      wears: "skirt",
      hairstyle: "scarf",
      hair: "#d8547c",
      top: "#2f7f86",
      bottom: "#7d3558",
      sleeves: "long",
      shadow: false,
    }),
    table(sheet),
    standing(-0.9, 2.5, 1.7, {
      pose: "lifting",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      hairstyle: "long",
      top: "#e2a13c",
      bottom: "#e2a13c",
      hat: "#f3dca4",
      shadow: false,
    }),
  );
}

/** A bottle that stands on x, y, lit from the left; `s` is the width of its body and a tenth more. */
function wineBottle(x: number, y: number, s: number, colour: string): Drawing {
  return (
    fill(
      `M${x - s * 0.45} ${y}V${y - s * 2}Q${x - s * 0.4} ${y - s * 2.5} ${x - s * 0.15} ${y - s * 2.7}V${y - s * 3.4}H${x + s * 0.15}V${y - s * 2.7}Q${x + s * 0.4} ${y - s * 2.5} ${x + s * 0.45} ${y - s * 2}V${y}Z`,
      colour,
    ) +
    fill(box(x + s * 0.12, y - s * 2, s * 0.33, s * 2), blend(colour, "#1a1024", 0.45)) +
    fill(box(x - s * 0.45, y - s * 1.6, s * 0.7, s * 0.8), "#f6e2bc")
  );
}

const [TABLE_FROM, TABLE_TO, TABLE_NEAR, TABLE_FAR, TABLE_HIGH] = [-0.6, 2.2, 2.3, 1.4, 0.86] as const;

function table(sheet: Sheet): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  const [a, b, near, far, high] = [TABLE_FROM, TABLE_TO, TABLE_NEAR, TABLE_FAR, TABLE_HIGH];
  const hem = counted(9).map((index) => mixed(a, b, index / 8));
  const folds = hem
    .slice(0, -1)
    .map((from, index) =>
      quad(
        [from + 0.2, near, high],
        [from + 0.3, near, high],
        [from + 0.32, near, 0.24],
        [from + 0.14, near, 0.24 + (index % 2) * 0.04],
      ),
    );
  const metre = metreAt(EYE, [4.6, 14.4, 0]);
  const tray = (along: number, out: number, colour: string, fruit: string, kind: "fruit" | "grape") => {
    const [x, y] = FRONT([along, out, high]);
    const r = metre * 0.26;
    const random = randomOf(Math.round(along * 10) + 7);
    const heap = counted(kind === "fruit" ? 11 : 22).map((): Point => {
      const [u, v] = [random.between(-1, 1), random.next()];
      return [x + u * r * 0.8 * (1 - v * 0.6), y - r * 0.34 - v * r * 0.52];
    });
    const size = kind === "fruit" ? r * 0.23 : r * 0.15;
    return (
      fill(disc(x + r * 0.4, y + 2, r * 1.1, r * 0.24), "#9c86a4", 0.7) +
      fill(`M${x - r} ${y - r * 0.4}H${x + r}L${x + r * 0.8} ${y}Q${x} ${y + r * 0.2} ${x - r * 0.8} ${y}Z`, colour) +
      fill(
        `M${x + r * 0.3} ${y - r * 0.4}H${x + r}L${x + r * 0.8} ${y}Q${x + r * 0.5} ${y + r * 0.1} ${x + r * 0.3} ${y + r * 0.1}Z`,
        blend(colour, "#4a2c40", 0.42),
      ) +
      fill(disc(x, y - r * 0.4, r, r * 0.26), blend(colour, "#4a2c40", 0.5)) +
      heap
        .map(
          ([fx, fy]) =>
            fill(disc(fx + 1.4, fy + 1.4, size), blend(fruit, "#5a2434", 0.45)) +
            fill(disc(fx, fy, size * 0.9), fruit) +
            fill(disc(fx - size * 0.3, fy - size * 0.3, size * 0.3), blend(fruit, "#fff6dc", 0.6)),
        )
        .join("")
    );
  };
  const bottle = (along: number, colour: string) => wineBottle(...FRONT([along, far + 0.2, high]), metre * 0.1, colour);
  return (
    fill(quad([a, near, 0], [b, near, 0], [b + 0.9, far - 0.6, 0], [a + 0.6, far - 0.4, 0]), "#6f4a66", 0.55) +
    fill(
      [a + 0.1, b - 0.2]
        .map((at) =>
          quad([at, near - 0.08, 0], [at + 0.1, near - 0.08, 0], [at + 0.1, near - 0.08, 0.3], [at, near - 0.08, 0.3]),
        )
        .join(""),
      "#6d4234",
    ) +
    fill(quad([b, near, 0.24], [b, far, 0.24], [b, far, high], [b, near, high]), wallShade) +
    fill(quad([a, near, 0.24], [b, near, 0.24], [b, near, high], [a, near, high]), wallBright) +
    fill(folds.join(""), blend(wallShade, wallBright, 0.4)) +
    fill(quad([a, near, 0.3], [b, near, 0.3], [b, near, 0.36], [a, near, 0.36]), "#c24a3c") +
    fill(quad([a, near, high], [b, near, high], [b, far, high], [a, far, high]), "#fffaf0") +
    [-0.4, -0.1, 0.25]
      .map((along, index) => bottle(along, ["#7a2344", "#3f5a3a", "#8d2448"][index] ?? "#7a2344"))
      .join("") +
    tray(0.1, near - 0.3, "#b57a42", "#f0a25a", "fruit") +
    tray(0.85, near - 0.34, "#a86c3a", "#7a2f66", "grape") +
    tray(1.6, near - 0.3, "#b57a42", "#d8452f", "fruit")
  );
}

/** What stands nearest: the pergola over the stall, pots on the wall, a cat, and the vine over our heads. */
function drawNear(sheet: Sheet): void {
  const red = sheet.tinted({ flowerLight: "#e8603f", flower: "#c23a2f", flowerDark: "#8a2632" });
  const onWall = (away: number, size: number, seed: number) =>
    place(
      pottedBush(seed % 2 ? red : sheet, { seed }),
      ...EYE([wallAt(away) - 0.25, away, WALL_HIGH]),
      (size * FOCAL) / away / 100,
    );
  sheet.add(
    vinePergola(sheet, ([along, out, up]) => FRONT([along - 0.9, out, up])),
    onWall(13, 0.32, 5),
    onWall(9.4, 0.36, 8),
    onWall(8.4, 0.3, 3),
    place(sittingCat(sheet), ...EYE([wallAt(6.7) - 0.2, 6.7, WALL_HIGH]), 0.35),
    place(wineBarrel(), 1340, 1108, 1.9),
    fill(lens(1576, 1142, 80, 10), "#6f4a66", 0.55),
    place(pottedBush(red, { seed: 6 }), 1524, 1146, 1.7),
    wineBottle(1322, 932, 21, "#7a2344"),
    wineBottle(1356, 938, 19, "#3f5a3a"),
    ...vineOverhead(sheet),
  );
}

/** A vine that hangs in from the upper left corner, its leaves against the sky. */
function vineOverhead(sheet: Sheet): Drawing[] {
  const bunches = [
    [96, 150, 0.62],
    [236, 104, 0.56],
    [372, 66, 0.5],
  ] as const;
  return [
    stroke("M-20 70Q140 84 300 46T560 -20", "#5f4038", 16),
    ...bunches.map(([x, y, size]) => grapes(sheet)(x, y, size)),
    trainedVine(sheet, { x: 110, y: 84, width: 150, height: 62, count: 26, size: 0.62, seed: 4 }),
    trainedVine(sheet, { x: 330, y: 40, width: 150, height: 38, count: 20, size: 0.56, seed: 9 }),
  ];
}
