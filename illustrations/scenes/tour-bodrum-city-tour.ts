import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, chip, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, mooredGulet, type MooredGulet } from "../parts/boats/mooredGulet.ts";
import { harbourCastle } from "../parts/buildings/harbourCastle.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, hangingBougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { tabby } from "../parts/things/tabby.ts";

/** Morning: a stepped lane of the old town under a pergola of bougainvillea opens on the west harbour, a gulet and the Castle of St Peter. */
export const SCENE: Scene = {
  name: "tour-bodrum-city-tour",
  seed: 31,
  mood: "morning",
  colours: { sky: ["#4f9fc4", "#9ccfd6", "#fbe3b8", "#ffd9a6"], sea: ["#d8e6d6", "#86c3cb", "#3f96b4", "#1f6c98"] },
  grain: 0.3,
  crops: { wide: 150, square: 196 },
  draw(sheet) {
    drawHarbour(sheet);
    drawLowerTown(sheet);
    drawLeftHouse(sheet);
    drawRightHouse(sheet);
    drawSteps(sheet);
    drawPassers(sheet);
    drawClimber(sheet);
  },
};

const HORIZON = 560;
const FOCAL = 1200;
/** Heights count from the landing on which one stands; the harbour lies this far below the eye. */
const EYE = 1.75;
const OVER_SEA = 11;
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
const water = cameraOf({ horizon: HORIZON, centre: 800, eye: OVER_SEA, focal: FOCAL });
/** Half the width of the lane. */
const HALF = 2.2;
/** Where the houses that carry the pergola end. */
const LEFT_END = 7;
const RIGHT_END = 6.15;

/** Steps go down from `FIRST`, each as deep as `TREAD`. */
const [FIRST, TREAD, RISER, COUNT] = [6, 1.35, 0.22, 11];
const edgeOf = (step: number): number => FIRST + step * TREAD;
/** Height of the lane: level treads between drops. */
const floor = (away: number): number => -0.75 - RISER * Math.max(0, Math.ceil((away - FIRST) / TREAD));

const SHADE = "#5d5f9a";
const WALL = { sunny: "#fff6e4", bright: "#fffdf4", shade: "#b4b7d6", deep: "#8f93bf" };

/** How far down the lane a shadow moves for each metre that it falls. */
const SLANT = 0.22;

/** A face along the lane, between two distances and two heights. */
function side(right: number, [near, far]: Point, [low, high]: Point): Path {
  return polygon([eye([right, near, low]), eye([right, far, low]), eye([right, far, high]), eye([right, near, high])]);
}

/** A face that looks up the lane, between two places to the right and two heights. */
function front(away: number, [left, right]: Point, [low, high]: Point): Path {
  return polygon([eye([left, away, low]), eye([right, away, low]), eye([right, away, high]), eye([left, away, high])]);
}

/** A level face. */
function flat(up: number, [left, right]: Point, [near, far]: Point): Path {
  return polygon([eye([left, near, up]), eye([right, near, up]), eye([right, far, up]), eye([left, far, up])]);
}

// The harbour.

const GULET: MooredGulet = {
  heading: 62,
  long: 20,
  wide: 5.6,
  hull: ["#fff6e2", "#a7a4c6"],
  trim: ["#b8693c", "#6f4258"],
  house: ["#d99a5c", "#8a5a62"],
  pane: "#3a4a70",
  awning: ["#fff1d2", "#b9b0cc"],
  masts: [
    [0.28, 10.5],
    [0.62, 13.5],
  ],
  cloth: ["#fff1d2", "#b9b0cc"],
  light: 245,
};

function drawHarbour(sheet: Sheet): void {
  const castle = harbourCastle(cameraOf({ horizon: 0, centre: 0, eye: OVER_SEA, focal: 1800 }));
  const berth = frameOf(water, { right: -13.5, away: 98, heading: GULET.heading });
  const [x, y] = berth([10, 0, 0]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    ridge(sheet, {
      crest: pointsOf([300, 500, 420, 470, 520, 486, 620, 500, 760, 520, 980, 530, 1120, 520, 1240, 506, 1330, 530]),
      foot: HORIZON + 24,
      colour: "#b3b8d2",
      mist: 40,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 960, dabs: 36, foot: false }),
    castleImage(),
    place(castle, 756, HORIZON, 0.64),
    ripples(sheet, { x: 800, y: 650, width: 700, height: 120, count: 36, opacity: 0.6 }),
    brokenImage({ shapes: guletImageOf(berth, GULET), depth: 80, band: 6, seed: 8 }),
    mooredGulet(berth, GULET),
    ripples(sheet, { x, y: y + 8, width: 260, height: 24, count: 16, opacity: 0.7 }),
  );
}

/** What the castle leaves on the water: its walls as a band, its towers farther down. */
function castleImage(): Drawing {
  const foot = water([0, 196, 0])[1] + 2;
  const random = randomOf(8);
  const towers = [
    [480, 540, 52, "#f0d6a6"],
    [560, 1150, 30, "#e8cda0"],
    [690, 730, 60, "#f0d6a6"],
    [760, 800, 92, "#e8cda0"],
    [830, 900, 120, "#f0d6a6"],
    [900, 940, 100, "#a08aa6"],
    [1040, 1130, 96, "#f0d6a6"],
    [1130, 1184, 84, "#a08aa6"],
  ] as const;
  return towers
    .map(([left, right, high, colour]) => {
      let path = "";
      for (let down = 3; down < high; down += 4 + down * 0.05) {
        const wide = (right - left) * random.between(0.85, 1.15) * (1 - (down / high) * 0.5);
        path += lens((left + right) / 2 + random.around(4 + down * 0.06), foot + down, wide, random.between(3, 4.6));
      }
      return fill(path, colour, 0.6);
    })
    .join("");
}

// Below the pergola: houses and garden walls down to the shore.

function drawLowerTown(sheet: Sheet): void {
  sheet.add(
    cube({ across: [-9, -HALF], along: [14, 18], top: -0.9, chimney: -4.6 }),
    cube({ across: [HALF, 10], along: [13.4, 18], top: -1 }),
    orangeTree(sheet, 476, 800, 92),
    gardenWall(-HALF, [LEFT_END, 14]),
    gardenWall(HALF, [RIGHT_END, 13.4]),
  );
}

/** One of the white cubes of Bodrum, its flat roof below the eye: parapet, a window and the chimney with its cap. */
function cube({
  across,
  along,
  top,
  chimney,
}: {
  across: Point;
  along: Point;
  top: number;
  chimney?: number;
}): Drawing {
  const [near, far] = along;
  const [left, right] = across;
  const lit = right > 0 && left > 0;
  const lane = lit ? left : right;
  const middle = lit ? left + 2 : right - 2;
  return (
    fill(side(lane, along, [-4, top]), lit ? WALL.sunny : WALL.shade) +
    fill(front(near, across, [-4, top]), blend(WALL.sunny, WALL.shade, 0.34)) +
    fill(flat(top, across, along), WALL.bright) +
    fill(flat(top, [left + 0.35, right - 0.35], [near + 0.4, far - 0.4]), "#ecdcc2") +
    fill(flat(top, [left + 0.35, left + 1.1], [near + 0.4, far - 0.4]), "#c8b6c4") +
    fill(front(near, [middle - 0.45, middle + 0.45], [top - 1.7, top - 0.6]), "#2f74a0") +
    (chimney === undefined ? "" : chimneyAt(chimney, near + 2.2, top))
  );
}

/** A square flue under a pointed cap, with its smoke holes. */
function chimneyAt(right: number, away: number, up: number): Drawing {
  const [l, r] = [right - 0.3, right + 0.3];
  return (
    fill(front(away, [l, r], [up, up + 1]), WALL.sunny) +
    fill(front(away, [right + 0.08, r], [up, up + 1]), WALL.shade) +
    fill(front(away, [l + 0.1, r - 0.12], [up + 0.7, up + 0.92]), "#6b5a80") +
    fill(
      polygon([eye([l - 0.08, away, up + 1]), eye([right, away, up + 1.5]), eye([r + 0.08, away, up + 1])]),
      WALL.bright,
    ) +
    fill(
      polygon([eye([right, away, up + 1.5]), eye([r + 0.08, away, up + 1]), eye([right + 0.1, away, up + 1])]),
      WALL.shade,
    )
  );
}

/** A garden wall that goes down with the lane, one step for every three of the lane's. */
function gardenWall(right: number, [near, far]: Point): Drawing {
  const lit = right > 0;
  const out = right * 1.16;
  const runs = counted(3)
    .map((index) => [mixed(near, far, index / 3), mixed(near, far, (index + 1) / 3)] as const)
    .toReversed();
  return runs
    .map(([from, to]) => {
      const top = floor(from + 0.6) + 1.05;
      return (
        fill(side(right, [from, to], [-4, top]), lit ? WALL.sunny : WALL.shade) +
        fill(front(from, lit ? [right, out] : [out, right], [-4, top]), blend(WALL.sunny, WALL.shade, 0.44)) +
        fill(flat(top, lit ? [right, out] : [out, right], [from, to]), WALL.bright)
      );
    })
    .join("");
}

/** A mandarin tree behind the garden wall, in fruit. */
function orangeTree(sheet: Sheet, x: number, y: number, size: number): Drawing {
  const random = randomOf(23);
  const fruit = counted(11)
    .map(() => disc(x + random.around(size * 0.7), y + random.around(size * 0.5), 7))
    .join("");
  return (
    leafMass(sheet, { x, y, width: size, height: size * 0.74, seed: 9, count: 44, size: 26, leaf: "round" }) +
    fill(fruit, "#f08a2e")
  );
}

// The lane.

/** Treads of pebbles behind an edge of long stones, from the lowest up: each hides the riser below it. */
function drawSteps(sheet: Sheet): void {
  const random = randomOf(12);
  const treads = counted(COUNT)
    .map((step): Point => [step === 0 ? 4 : edgeOf(step - 1), edgeOf(step)])
    .toReversed();
  const whole = treads.map(([near, far]) => flat(floor(far - 0.01), [-HALF, HALF], [near, far])).join("");
  const shadow = [
    eye([-HALF, LEFT_END, floor(LEFT_END)]),
    ...SHADOW_EDGE.map(([right, away]) => eye([right, away, floor(away)])),
  ];
  sheet.add(
    ...treads.map(([near, far]) => treadOf(near, far, random)),
    sheet.clipped(whole, fill(polygon([[-40, 1240], [-40, 1000], ...shadow]), SHADE, 0.56) + pergolaShade()),
  );
}

/** What the pergola throws on the sunny side of the landing: its beams, and leaves. */
function pergolaShade(): Drawing {
  const random = randomOf(6);
  const beams = BEAMS.map((beam) => {
    const away = beam + (ROOF - floor(5)) * SLANT;
    return flat(floor(away), [SHADOW_EDGE[0][0], HALF], [away + BEAM, away]);
  });
  const leaves = counted(54).map(() => {
    const away = random.between(4.9, 7.2);
    const metre = FOCAL / away;
    const [x, y] = eye([random.between(0.95, 2.2), away, floor(away)]);
    return blot(random, x, y, metre * random.between(0.03, 0.1), metre * random.between(0.015, 0.04));
  });
  return fill([...beams, ...leaves].join(""), SHADE, 0.5);
}

/** Where the shadow of the left house ends on the lane. */
const SHADOW_EDGE = [
  [0.9, 8],
  [0.9, 4],
] as const;

function treadOf(near: number, far: number, random: Random): Drawing {
  const up = floor(far - 0.01);
  const curb = far - 0.34;
  let [light, worn] = ["", ""];
  for (let away = near + 0.1; away < curb - 0.05; away += 0.15)
    for (let right = -HALF + random.between(0.06, 0.2); right < HALF; right += random.between(0.16, 0.3)) {
      if (random.chance(0.34)) continue;
      const [x, y] = eye([right, away, up]);
      const metre = FOCAL / away;
      const stone = chip(random, x, y, metre * 0.075, metre * 0.02);
      if (random.chance(0.5)) light += stone;
      else worn += stone;
    }
  const cuts = [-1.3, -0.5, 0.4, 1.4].map((right) => right + random.around(0.25));
  return (
    fill(flat(up, [-HALF, HALF], [near, far]), "#e8cfa4") +
    fill(light, "#f8e8c8") +
    fill(worn, "#cfac84") +
    fill(flat(up, [-HALF, HALF], [curb, far]), "#fff2d6") +
    fill(flat(up, [-HALF, HALF], [curb, curb + 0.05]), "#c79f80") +
    stroke(cuts.map((right) => polyline([eye([right, curb, up]), eye([right, far, up])])).join(""), "#c79f80", 2)
  );
}

/** A simit seller on his way down to the quay, and a cat on the wall that has smelt him. */
function drawPassers(sheet: Sheet): void {
  const [right, away] = [0.75, 11.6];
  const spot = [right, away, floor(away)] as const;
  const [x, y] = eye(spot);
  const size = (metreAt(eye, spot) * 1.7) / 100;
  const ledge = floor(9.17) + 1.05;
  const [catX, catY] = eye([HALF * 1.08, 9.7, ledge]);
  sheet.add(
    fill(
      polygon([
        eye([right - 0.18, away, spot[2]]),
        eye([right + 0.16, away - 0.12, spot[2]]),
        eye([right + 1.1, away + 0.22, spot[2]]),
        eye([right + 1.24, away + 0.36, spot[2]]),
        eye([right + 0.9, away + 0.36, spot[2]]),
      ]),
      SHADE,
      0.56,
    ),
    place(
      person(sheet, {
        pose: "hailing",
        behind: true,
        top: "#fffaf0",
        bottom: "#3f5f8e",
        shadow: false,
      }) + simitTray(),
      x,
      y,
      size,
    ),
    fill(flat(ledge, [HALF * 1.1, HALF * 1.16], [9.6, 10]), WALL.shade),
    place(tabby(sheet, "none"), catX, catY, 1.4),
  );
}

/** A tray on the head, heaped with rings of bread. */
function simitTray(): Drawing {
  const rings = pointsOf([-13, -5, -4, -6, 6, -6, 15, -5, -8, -9.6, 2, -10.4, 11, -9.6, -3, -14, 7, -14]);
  const ring = ([x, y]: Point, rx: number, ry: number) => disc(x, y, rx, ry);
  return place(
    fill(disc(1, 0, 24, 3.6), "#7c4a48") +
      fill(disc(0, -1.4, 24, 3.4), "#c98d5a") +
      stroke(rings.map((spot) => ring(spot, 4.6, 2)).join(""), "#a8582c", 2.6) +
      stroke(rings.map(([x, y]) => ring([x - 0.6, y - 0.8], 4.2, 1.6)).join(""), "#e39a4c", 1.4),
    4,
    -99.4,
  );
}

// The two houses that carry the pergola.

/** The house on the left, its wall in shade: a blue door on the lane, a window over it. */
function drawLeftHouse(sheet: Sheet): void {
  const wall = side(-HALF, [2, LEFT_END], [-3, 7]);
  const face = (along: Point, up: Point, colour: string) => fill(side(-HALF, along, up), colour);
  const sill = floor(5);
  sheet.add(
    fill(wall, WALL.shade),
    sheet.spray(wall, WALL.deep, { from: [0, -100], to: [300, 560], thick: 0.55 }),
    // Worn stone at the foot of the wall, where the lime does not hold.
    face([2, LEFT_END], [-3, sill + 0.14], "#9a98c4"),
    face([4.72, 5.92], [sill, sill + 2.34], "#d5cbe0"),
    face([4.84, 5.8], [sill, sill + 2.2], "#1f5c8c"),
    face([4.84, 4.92], [sill, sill + 2.2], "#173f6c"),
    stroke(polyline([eye([-HALF, 5.32, sill]), eye([-HALF, 5.32, sill + 2.2])]), "#14365c", 4),
    ...[0.5, 1.3, 2].map((up) => face([4.92, 5.8], [sill + up, sill + up + 0.05], "#2f78aa")),
    fill(disc(...eye([-HALF, 5.25, sill + 1.05]), 4, 6), "#f0c26a"),
  );
}

/** The house on the right, its warm plaster in the sun up to the shadow of a taller house: a window with open shutters. */
function drawRightHouse(sheet: Sheet): void {
  const wall = side(HALF, [2, RIGHT_END], [-3, 7]);
  const shade = shadeOnWall();
  sheet.add(
    fill(wall, PLASTER.lit),
    sheet.spray(wall, PLASTER.warm, { from: [1600, 0], to: [1280, 0], thick: 0.34 }),
    plinth(PLASTER.stone),
    sheet.clipped(
      wall,
      fill(shade, PLASTER.shade) + sheet.spray(shade, PLASTER.deep, { from: [1640, 0], to: [1400, 0], thick: 0.6 }),
    ),
    sheet.clipped(shade, plinth(PLASTER.stoneShade)),
    shutteredWindow(SUNLIT),
    sheet.clipped(shade, shutteredWindow(SHADED)),
  );
}

/** Plaster and foot of the house on the right, in the sun and out of it. */
const PLASTER = {
  lit: "#fde9c8",
  warm: "#f2c795",
  shade: "#bfb0c8",
  deep: "#9488b4",
  stone: "#e2bf93",
  stoneShade: "#9d8cae",
};
/** Colours of its window. */
const SUNLIT = {
  pane: "#1d4468",
  reveal: "#b4b7d6",
  bar: "#fff6e4",
  leaf: "#2f86b4",
  slat: "#1f6796",
  sill: "#fffdf4",
};
const SHADED = {
  pane: "#173a5e",
  reveal: "#8f93bf",
  bar: "#c3bedb",
  leaf: "#25659a",
  slat: "#1b4f80",
  sill: "#d3cae0",
};

/** A course of dressed stone at the foot of the wall, which rain and carts do not wear. */
function plinth(colour: string): Drawing {
  return fill(side(HALF, [2, RIGHT_END], [-3, floor(5) + 0.4]), colour);
}

function shutteredWindow({ pane, reveal, bar, leaf, slat, sill }: typeof SUNLIT): Drawing {
  const face = (along: Point, up: Point, colour: string) => fill(side(HALF, along, up), colour);
  const shutter = (near: number, far: number) => {
    const slats = counted(9).map((index) =>
      side(HALF, [near + 0.04, far - 0.04], [0.2 + index * 0.16, 0.27 + index * 0.16]),
    );
    return face([near, far], [0.1, 1.7], leaf) + fill(slats.join(""), slat);
  };
  return (
    face([3.96, 4.6], [0.1, 1.7], pane) +
    face([4.56, 4.6], [0.1, 1.7], reveal) +
    stroke(
      polyline([eye([HALF, 4.28, 0.1]), eye([HALF, 4.28, 1.7])]) +
        polyline([eye([HALF, 3.96, 0.95]), eye([HALF, 4.6, 0.95])]),
      bar,
      5,
    ) +
    shutter(3.62, 3.96) +
    shutter(4.6, 4.94) +
    face([3.52, 5.04], [-0.06, 0.06], sill) +
    face([3.52, 5.04], [-0.16, -0.06], reveal)
  );
}

/** What lies in shadow on the sunny wall: under the pergola's beams and the leaves between them, and the outer part, on which the roof of a taller house across the lane throws its end. */
function shadeOnWall(): Path {
  const random = randomOf(41);
  const slanting = ([near, far]: Point, top: number): Path => {
    const at = (away: number, up: number): Point => eye([HALF, away + (ROOF - up) * SLANT, up]);
    return polygon([at(near, top), at(near, floor(5)), at(far, floor(5)), at(far, top)]);
  };
  const beams = BEAMS.map((away) => slanting([away, away + BEAM], ROOF));
  const leaf = (down: number, size: number): Path => {
    const away = random.between(4.6, 6) + down * SLANT;
    const [x, y] = eye([HALF, away, ROOF + 0.15 - down]);
    return blot(random, x, y, (size * 160) / away, (size * 240) / away);
  };
  const dense = counted(64).map(() => leaf(random.between(0.05, 1.05), random.between(0.5, 0.9)));
  const sparse = counted(30).map(() => leaf(random.between(0.9, 2.2), random.between(0.14, 0.36)));
  return [slanting([2, NEIGHBOUR], 5), ...beams, ...dense, ...sparse].join("");
}

/** Where, at the height of the beams, the shadow of the taller house begins. */
const NEIGHBOUR = 3.7;

// The climber.

/** Height of the pergola's beams, and where they cross the lane. */
const ROOF = 3.3;
const BEAMS = [4.1, 4.72, 5.34, 5.96] as const;
const BEAM = 0.13;
/** The root of the climber, by the wall on the right. */
const ROOT = { right: 2.03, away: 5.3 };

function drawClimber(sheet: Sheet): void {
  sheet.add(pergola(), trunk(), canopy(sheet), pot(sheet, [-1.85, 6.75]));
}

function pot(sheet: Sheet, [right, away]: Point): Drawing {
  const spot = [right, away, floor(away)] as const;
  const [x, y] = eye(spot);
  return place(pottedBush(sheet, { seed: 4, flowers: false }), x, y, metreAt(eye, spot) / 170);
}

/** Beams of cypress from wall to wall, let into both over a corbel, with rods along them: what one sees of them is their underside and their near face. */
function pergola(): Drawing {
  const beam = (away: number): Drawing =>
    corbel(-1, away) +
    corbel(1, away) +
    fill(flat(ROOF, [-HALF, HALF], [away, away + BEAM]), "#6a4450") +
    fill(front(away, [-HALF, HALF], [ROOF, ROOF + BEAM]), "#a8714e");
  const rods = [-1.6, -0.55, 0.5, 1.5].map((right) =>
    polygon([
      eye([right, 3.4, ROOF + BEAM]),
      eye([right + 0.08, 3.4, ROOF + BEAM]),
      eye([right + 0.08, 6.1, ROOF + BEAM]),
      eye([right, 6.1, ROOF + BEAM]),
    ]),
  );
  return fill(rods.join(""), "#7c5258") + BEAMS.toReversed().map(beam).join("");
}

/** A block of stone out of the wall on the left (-1) or the right (1), under the end of a beam. */
function corbel(sign: -1 | 1, away: number): Drawing {
  const [wall, end] = [sign * HALF, sign * (HALF - 0.15)];
  const [foot, along] = [ROOF - 0.09, [away, away + BEAM]] as const;
  const [near, inner, under] = sign < 0 ? ["#9492c2", "#d2cee4", "#69679a"] : ["#efcfa6", "#fff6e0", "#a4858e"];
  return (
    fill(flat(foot, [wall, end], along), under) +
    fill(side(end, along, [foot, ROOF]), inner) +
    fill(front(away, [wall, end], [foot, ROOF]), near)
  );
}

/** Two stems that wind about each other up the wall, from a bed edged with stones to the beams. */
function trunk(): Drawing {
  const base = floor(ROOT.away);
  const stem = (wide: number, lean: Point, tone: string): Drawing => {
    const line = shares(24).map((share) => {
      const up = mixed(base, ROOF + 0.1, share);
      const sway = (0.11 * Math.sin(share * 6.2 + lean[0]) + 0.03 * Math.sin(share * 15 + lean[0])) * (1 - share * 0.4);
      return [sway + lean[1], up, wide * (1 - share * 0.55) + 0.5 * Math.max(0, 0.09 - share)] as const;
    });
    const edge = (sign: number): Point[] =>
      line.map(([sway, up, half]) => eye([ROOT.right + sway + sign * half, ROOT.away, up]));
    return fill(polygon([...edge(-1), ...edge(1).toReversed()]), tone);
  };
  const [x, y] = eye([ROOT.right, ROOT.away, base]);
  return (
    fill(lens(x + 2, y + 7, 128, 38), "#6f4a44") +
    stem(0.07, [0.4, 0.12], "#c5bdd6") +
    stem(0.04, [2.6, 0.02], "#5f3f4c") +
    stem(0.06, [0.4, 0], "#74504c") +
    stem(0.026, [0.4, -0.028], "#b58462") +
    fill([-52, -30, -6, 20, 42].map((dx) => disc(x + dx, y + 18 - Math.abs(dx) * 0.12, 19, 10)).join(""), "#bda091") +
    fill([-54, -32, -8, 18, 40].map((dx) => disc(x + dx, y + 15 - Math.abs(dx) * 0.12, 16, 7)).join(""), "#f3dfbd")
  );
}

/** Flowers over the beams: a thick mass over the root, thinner to the left, clusters that hang between the beams. */
function canopy(sheet: Sheet): Drawing {
  const mass = (right: number, away: number, up: number, width: number, height: number, seed: number): Drawing => {
    const metre = FOCAL / away;
    const [x, y] = eye([right, away, ROOF + up]);
    return bougainvillea(sheet, {
      x,
      y,
      width: width * metre,
      height: height * metre,
      seed,
      count: Math.round(26 + width * 26),
      size: 28,
    });
  };
  const [x, y] = eye([-0.55, BEAMS[3], ROOF + 0.16]);
  return [
    place(hangingBougainvillea(sheet, { length: 340, drop: 122, seed: 4 }), x, y),
    mass(-1.3, 5.96, 0.22, 0.32, 0.1, 3),
    mass(-0.5, 5.96, 0.24, 0.42, 0.15, 4),
    mass(0.4, 5.96, 0.2, 0.5, 0.2, 5),
    mass(1.3, 5.96, 0.14, 0.56, 0.28, 6),
    mass(1.5, 5.9, -0.28, 0.14, 0.3, 24),
    mass(-0.9, 5.1, 0.22, 0.4, 0.12, 8),
    mass(0.2, 5, 0.24, 0.56, 0.18, 9),
    mass(1.2, 5, 0.2, 0.62, 0.26, 10),
    mass(2, 5.2, -0.1, 0.34, 0.34, 11),
    mass(2.02, 5.25, -0.62, 0.17, 0.3, 12),
    mass(0.4, 5, -0.1, 0.09, 0.22, 23),
  ].join("");
}
