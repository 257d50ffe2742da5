import { cameraOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { disc, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { fallenDrum } from "../parts/buildings/fallenDrum.ts";
import { column } from "../parts/buildings/stonework.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sky } from "../parts/sky/sky.ts";
import { cloudBank, gulls } from "../parts/sky/clouds.ts";

/** Ephesus in the low sun: the marble Harbour Street runs between columns to the Great Theatre in the flank of its hill. */
export const SCENE: Scene = {
  name: "tour-private-tour-to-dalyan",
  seed: 81,
  mood: "gold",
  grain: 0.4,
  crops: { wide: 170, square: 200 },
  draw(sheet) {
    drawFar(sheet);
    drawTheatre(sheet);
    drawStreet(sheet);
    drawSides(sheet);
  },
};

/** Half the breadth of the street, in metres, and where it ends before the stage. */
const HALF = 5.5;
const END = 104;
/** As high as the roof of a ship's cabin that once lay at the harbour's end of the street. */
const eye = cameraOf({ horizon: 420, centre: 800, eye: 15, focal: 1560 });
const ground = (right: number, away: number): Point => eye([right, away, 0]);

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: 700, zenith: 0.4 }),
    cloudBank(sheet, { x: 1220, y: 170, length: 520, seed: 4, strips: 4 }),
    gulls(sheet, { x: 330, y: 150, length: 260, seed: 5 }),
    // Mount Pion, into which the theatre is cut.
    ridge(sheet, {
      crest: pointsOf([
        -20, 344, 140, 300, 300, 244, 470, 200, 640, 158, 800, 146, 960, 164, 1120, 190, 1290, 236, 1450, 300, 1620,
        350,
      ]),
      foot: 760,
      colour: "#a9a07a",
      shade: "#8d8768",
      mist: 0,
      seed: 4,
      rough: 5,
    }),
    ...MAQUIS.map(([x, y, width], index) =>
      leafMass(sheet, { x, y, width, height: width * 0.5, seed: index + 60, count: 14, size: 13 }),
    ),
    fill(polygon([ground(-400, 2), ground(400, 2), ground(400, 190), ground(-400, 190)]), "#b5a76c"),
    // Dry grass, and the lines of walls that lie under it.
    fill(
      [
        [-60, -7.4, 30, 36],
        [-60, -7.4, 52, 58],
        [-70, -7.4, 84, 92],
        [7.4, 60, 40, 46],
        [7.4, 70, 66, 74],
        [7.4, 80, 104, 114],
      ]
        .map(([left = 0, right = 0, near = 0, far = 0]) =>
          polygon([ground(left, near), ground(right, near), ground(right, far), ground(left, far)]),
        )
        .join(""),
      "#a39a62",
      0.8,
    ),
  );
}

/** Bushes on the hill: middle and width. */
const MAQUIS = placesOf([
  250, 300, 34, 330, 262, 24, 404, 268, 30, 480, 232, 34, 560, 214, 22, 640, 206, 32, 712, 184, 26, 790, 196, 34, 866,
  176, 22, 940, 206, 30, 1010, 208, 24, 1090, 230, 34, 1170, 232, 22, 1240, 262, 32, 1330, 296, 30, 1420, 330, 28, 168,
  340, 30, 80, 352, 26,
]);

/** The seats are seen as from the street: from as high as ours they would lie flat, and the bowl would not show. */
const fromBelow = cameraOf({ horizon: 540, centre: 800, eye: 6, focal: 1560 });
/** Where the round of the seats has its middle, in metres from us. */
const MIDDLE = 150;
/** By how much the seats go on beyond the half round on each side: a Greek theatre is more than one. */
const BEYOND = 0.3;
/** How far up a seat stands, by its distance from the middle: each tier is steeper than the one below. */
const heightOf = (radius: number) => 1.5 + (radius - 16) * 0.42 + ((radius - 16) / 22) ** 2 * 1.5;
/** A place on the seats: how far from the middle, and the share of the round, from 0 at our right to 1 at our left. */
function seat(radius: number, share: number): Point {
  const angle = mixed(-BEYOND, Math.PI + BEYOND, share);
  return fromBelow([radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle), heightOf(radius)]);
}

/** Of each tier: from where to where, in metres from the middle. */
const TIERS = [
  { inner: 16, outer: 31, rows: 9 },
  { inner: 33, outer: 47, rows: 8 },
  { inner: 49, outer: 64, rows: 8 },
] as const;
/** The highest tier has lost stones along its rim: how far out it goes, from our right to our left. */
const RIM = [58, 60, 63, 61, 64, 65, 63, 64.5, 65, 62, 64, 63, 64, 60, 62, 57];
const STAIRS = 12;
/** Into so many strips the round is cut, each a little lighter or darker than the next. */
const STRIPS = 48;

/** The Great Theatre: a bowl of three tiers of seats, lit where they face the sun and in shade where they turn from it; its stage. */
function drawTheatre(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const outerOf = (tier: number, share: number) => {
    if (tier < 2) return TIERS[tier]?.outer ?? 0;
    const at = share * (RIM.length - 1);
    return mixed(RIM[Math.floor(at)] ?? 60, RIM[Math.ceil(at)] ?? 60, at % 1);
  };
  const round = (radius: (share: number) => number, from = 0, to = 1, steps = STRIPS) =>
    shares(steps).map((share) => seat(radius(mixed(from, to, share)), mixed(from, to, share)));
  // The sun stands low on our left behind us: it looks into the right of the bowl.
  const lit = (share: number) => Math.sin(Math.min(1, Math.max(0, 1.08 - share * 1.16)) * (Math.PI / 2));
  const toneOf = (share: number) =>
    share < 0.5
      ? blend(blend(stone, stoneWorn, 0.5), blend(stone, wallBright, 0.45), lit(share) * 2 - 1)
      : blend(blend(stoneWorn, stoneShade, 0.85), blend(stone, stoneWorn, 0.5), lit(share) * 1.4);
  const tiers = TIERS.map(({ inner, rows }, tier) => {
    const outer = (share: number) => outerOf(tier, share);
    const strips = counted(STRIPS).map((strip) => {
      const [from, to] = [strip / STRIPS, (strip + 1.15) / STRIPS];
      const last = Math.min(1, to);
      return fill(
        polygon([...round(() => inner, from, last, 2), ...round(outer, from, last, 2).toReversed()]),
        toneOf((from + last) / 2),
      );
    });
    const benches = counted(rows).map((row) =>
      polyline(round((share) => mixed(inner, outer(share), (row + 0.5) / rows))),
    );
    const stairs = counted(STAIRS - 1).map((stair) => {
      const share = (stair + 1) / STAIRS;
      return polyline([seat(inner, share), seat(outer(share), share)]);
    });
    return (
      strips.join("") +
      stroke(benches.join(""), stoneDeep, 1.5, 0.34) +
      stroke(stairs.join(""), wallBright, 2.2, 0.75) +
      stroke(polyline(round(() => inner)), blend(stoneShade, stoneDeep, 0.4), 4.5, 0.8) +
      stroke(polyline(round(() => inner - 1.2)), blend(stone, wallBright, 0.7), 3)
    );
  });
  // The walls that carry the ends of the seats, down to the hill.
  const ends = [0, 1].map((share) => {
    const angle = mixed(-BEYOND, Math.PI + BEYOND, share);
    const foot = (radius: number) =>
      fromBelow([radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle), heightOf(radius) * 0.45]);
    const tops = [16, 31, 47, outerOf(2, share)];
    return fill(
      polygon([...tops.map((radius) => seat(radius, share)), ...tops.toReversed().map(foot)]),
      share ? stoneShade : blend(stone, wallBright, 0.3),
    );
  });
  sheet.add(
    // The hill comes round the seats on both sides.
    fill("M-40 660V352Q110 300 300 330T560 470L600 610Q280 690 -40 650Z", "#b3a878"),
    fill("M1640 660V360Q1490 304 1300 334T1040 470L1000 610Q1320 690 1640 650Z", "#97906a"),
    // A rim of earth and brush that the bowl is cut into.
    stroke(polyline(round((share) => outerOf(2, share) + 1.4)), "#7f7a58", 9, 0.8),
    fill(polygon(round(() => 16)), blend(stone, wallBright, 0.6)),
    ...tiers.toReversed(),
    ...ends,
    ...FOOT.map(([x, y, width], index) => shrub(sheet, x, y, width, index + 80)),
    ...TREES.map(([x, y, size], index) => place(cypress(sheet, { seed: index + 2 }), x, y, size)),
    stage(sheet),
  );
}

/** Bushes and cypresses at the foot of the hill. */
const FOOT = placesOf([
  60, 400, 34, 150, 372, 26, 250, 430, 36, 300, 520, 28, 120, 500, 40, 40, 560, 34, 200, 580, 30, 1540, 410, 34, 1440,
  400, 26, 1350, 470, 36, 1300, 560, 28, 1480, 520, 40, 1570, 580, 34, 1400, 600, 30,
]);
const TREES = placesOf([
  392, 640, 0.62, 432, 646, 0.8, 476, 640, 0.56, 1136, 640, 0.6, 1180, 648, 0.84, 1222, 642, 0.66, 90, 668, 0.7, 1500,
  672, 0.78,
]);

/** A bush with its shade. */
function shrub(sheet: Sheet, x: number, y: number, size: number, seed: number): Drawing {
  return (
    fill(disc(x + size * 0.55, y + size * 0.34, size * 1.25, size * 0.18), "#6f6a4c", 0.5) +
    leafMass(sheet, { x, y, width: size, height: size * 0.55, seed, count: 18, size: 10 + size * 0.14 })
  );
}

/** What stands of the stage: a wall with gates before the round, columns and lintels on it. */
function stage(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const at = (right: number, up: number) => eye([right, END + 6, up]);
  const slab = (left: number, right: number, low: number, high: number) =>
    polygon([at(left, low), at(right, low), at(right, high), at(left, high)]);
  const gates = [-15, -9, -2.2, 4.6, 10.6];
  const posts = [-19.4, -16.2, -12, -5.6, 2.6, 8.8, 12.4, 16, 19];
  const tops = [7.6, 7.6, 7.6, 6.4, 7.6, 7.6, 6, 7.6, 5.8];
  return (
    fill(slab(-22, 22, 0, 4.6), stone) +
    fill(slab(14, 22, 0, 4.6), blend(stone, stoneShade, 0.4)) +
    fill(slab(-22, 22, 4.6, 5), wallBright) +
    fill(gates.map((left) => slab(left, left + 4.2, 0, 3.6)).join(""), stoneDeep) +
    fill(gates.map((left) => slab(left, left + 0.9, 0, 3.6)).join(""), stoneShade) +
    fill(posts.map((left, index) => slab(left, left + 0.5, 5, tops[index] ?? 7)).join(""), wallBright) +
    fill(posts.map((left, index) => slab(left + 0.5, left + 0.9, 5, tops[index] ?? 7)).join(""), stoneShade) +
    fill(slab(-19.8, -10.6, 7.6, 8.3) + slab(2.2, 10.2, 7.6, 8.3), stoneWorn)
  );
}

function drawStreet(sheet: Sheet): void {
  const { stoneShade } = sheet.mood;
  const random = randomOf(14);
  const rows = counted(25).map((index) => 20 + (END - 20) * (index / 24) ** 1.6);
  const street = polygon([ground(-HALF, 20), ground(HALF, 20), ground(HALF, END), ground(-HALF, END)]);
  let [light, pink, blue]: [Path, Path, Path] = ["", "", ""];
  rows.slice(0, -1).forEach((near, row) => {
    const far = rows[row + 1] ?? near;
    let right = -HALF - random.between(0, 1);
    while (right < HALF) {
      const wide = random.between(0.9, 1.9);
      const [from, to] = [Math.max(-HALF, right), Math.min(HALF, right + wide)];
      const gap = 0.028;
      const slab = polygon([
        ground(from + gap, near + gap * 2),
        ground(to - gap, near + gap * 2),
        ground(to - gap, far),
        ground(from + gap, far),
      ]);
      const kind = random.next();
      if (kind < 0.34) light += slab;
      else if (kind < 0.62) pink += slab;
      else if (kind < 0.8) blue += slab;
      right += wide;
    }
  });
  // Shadows of the columns on the left rake over the marble.
  const shadows = LEFT.map(([away, height]) =>
    polygon([
      ground(-HALF - 0.6, away - 0.3),
      ground(-HALF - 0.6, away + 0.34),
      ground(-HALF - 0.6 + height * 1.25, away + 0.34 - height * 0.22),
      ground(-HALF - 0.6 + height * 1.25, away - 0.3 - height * 0.22),
    ]),
  );
  sheet.add(
    sheet.spray(polygon([ground(HALF, 2), ground(30, 2), ground(30, 47), ground(HALF, 47)]), "#94695f", {
      from: [1640, 1200],
      to: [1200, 780],
      thick: 0.5,
    }),
    fill(street, "#e2bf93"),
    fill(light, "#fbe8c8"),
    fill(pink, "#eccfa6"),
    fill(blue, "#d9b596"),
    fill(shadows.join(""), "#7d5a78", 0.62),
    sheet.spray(street, stoneShade, { from: [1200, 1260], to: [960, 1000], thick: 0.3 }),
    // A gutter of light where wheels and feet polished the middle.
    fill(polygon([ground(-0.6, 20), ground(0.5, 20), ground(0.35, 98), ground(-0.4, 98)]), "#fff4dc", 0.35),
  );
}

/** Distance and height of the columns, the furthest first. */
const LEFT: readonly (readonly [away: number, height: number])[] = pointsOf([
  98, 5, 86, 5, 75, 2.2, 66, 5, 57, 5.2, 48, 2, 40, 5.2, 33, 5.2, 27, 2.4,
]);
const RIGHT: readonly (readonly [away: number, height: number])[] = pointsOf([
  98, 5, 87, 3, 77, 5, 67, 5.2, 58, 1.8, 49, 5.2, 41, 5.2, 34, 2, 28, 5.2,
]);

function drawSides(sheet: Sheet): void {
  sheet.add(
    ...(
      [
        [-13, 30, 84],
        [-19, 38, 80],
        [-12, 47, 50],
        [-24, 54, 70],
        [-15, 64, 44],
        [-34, 72, 60],
        [-19, 84, 36],
        [-30, 98, 40],
        [12, 33, 66],
        [18, 31, 90],
        [14, 44, 54],
        [25, 50, 76],
        [13, 58, 40],
        [30, 66, 60],
        [18, 76, 40],
        [38, 92, 48],
        [24, 104, 34],
      ] as const
    ).map(([right, away, size], index) => {
      const [x, y] = ground(right, away);
      return shrub(sheet, x, y - size * 0.4, size, index + 20);
    }),
  );
  for (const index of counted(9)) {
    const [left, right] = [LEFT[index], RIGHT[index]];
    if (left) sheet.add(plinth(sheet, -HALF - 0.65, left[0]), standing(sheet, -HALF - 0.65, left, index + 2));
    if (right) sheet.add(plinth(sheet, HALF + 0.65, right[0]), standing(sheet, HALF + 0.65, right, index + 5));
  }
  sheet.add(
    place(fallenDrum(sheet), 1330, 1136, 1.15),
    place(fallenDrum(sheet), 1500, 1040, 0.8),
    leafMass(sheet, { x: 60, y: 1150, width: 150, height: 76, seed: 31, count: 40, size: 34 }),
    leafMass(sheet, {
      x: 70,
      y: 1110,
      width: 100,
      height: 50,
      seed: 32,
      count: 15,
      size: 24,
      leaf: "petal",
      colours: ["#5a3a2c", "#c8443c", "#f08a5c"],
    }),
    grass(sheet, { from: 120, to: 330, ground: () => 1206, height: 90, count: 30, colour: "#6f6a3c", seed: 4 }),
    grass(sheet, { from: 1180, to: 1600, ground: () => 1210, height: 70, count: 40, colour: "#5f5a3a", seed: 8 }),
  );
}

/** The kerb and the base that a column stands on. */
function plinth(sheet: Sheet, right: number, away: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const inner = right < 0 ? right + 0.55 : right - 0.55;
  const outer = right < 0 ? right - 0.55 : right + 0.55;
  const [near, up] = [away - 0.55, 0.6];
  const front = polygon([eye([inner, near, 0]), eye([outer, near, 0]), eye([outer, near, up]), eye([inner, near, up])]);
  const flank = polygon([
    eye([inner, near, 0]),
    eye([inner, away + 0.55, 0]),
    eye([inner, away + 0.55, up]),
    eye([inner, near, up]),
  ]);
  const top = polyline([eye([inner, near, up]), eye([outer, near, up])]);
  return (
    fill(front, right < 0 ? "#c9a27c" : stone) +
    fill(flank, right < 0 ? stoneShade : wallBright) +
    stroke(top, wallBright, 60 / away)
  );
}

function standing(sheet: Sheet, right: number, [away, height]: readonly [number, number], seed: number): Drawing {
  const at = [right, away, 0.6] as const;
  const [x, y] = eye(at);
  const metre = metreAt(eye, at);
  const capital = height < 4 ? "broken" : seed % 2 ? "corinthian" : "ionic";
  return place(column(sheet, { height: (height - 0.6) * 100, width: 66, capital }), x, y, metre / 100);
}
