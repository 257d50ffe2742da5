import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { cistern } from "../parts/buildings/cistern.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { fruit, leafAt, orchardTree } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter, plainSun } from "../parts/sky/suns.ts";

const HORIZON = 528;
const EYE = cameraOf({ horizon: HORIZON, centre: 1010, eye: 3.9, focal: 1500 });
/** The grove falls towards the sea: how high its ground is so far away, in metres. */
const floor = (away: number): number => Math.min(0, (13 - away) * 0.055);
const ground = (right: number, away: number): Point => EYE([right, away, floor(away)]);
/** Where the sun throws the shadow of a metre of height, in metres to the right and away from us. */
const CAST: Point = [1.9, -0.32];

/** A mandarin grove of Bodrum at picking time, from under a tree: rows that run away to a white cistern and the sea, a picker on a ladder. */
export const SCENE: Scene = {
  name: "blog-bodrum-mandalinasi",
  seed: 207,
  mood: "gold",
  colours: {
    sky: ["#5f9ab8", "#a9c8c8", "#f4e2b6", "#fbd79c"],
    zenith: "#3d7ea6",
    far: "#a9a9ba",
    farShade: "#9ba0b6",
    mist: "#f8dfb4",
    sea: ["#f6e6c6", "#c4d3d2", "#8fb3c2"],
    seaLight: "#fff8e4",
    seaDark: "#8fa9b8",
    leaf: "#4f7440",
    leafDark: "#26492f",
    leafLight: "#b0ad48",
    trunk: "#7a5540",
    ground: "#c9c25e",
    groundShade: "#5d7a45",
    near: "#14291f",
  },
  grain: 0.3,
  crops: { wide: 170, square: 330 },
  draw(sheet) {
    drawFar(sheet);
    drawGround(sheet);
    drawRows(sheet);
    drawPicker(sheet);
    drawCrates(sheet);
    drawShade(sheet);
    drawBough(sheet);
  },
};

/** The low sun over the bay, and the hills on both sides of it. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    sheet.glow([250, 450], 900, "#fff2cc", 0.9),
    plainSun(sheet, { x: 286, y: 440, radius: 44 }),
    ridge(sheet, {
      crest: pointsOf([-20, 500, 120, 486, 260, 500, 400, 520, 560, 542]),
      foot: HORIZON + 4,
      mist: 30,
      seed: 3,
      rough: 3,
    }),
    ridge(sheet, {
      crest: pointsOf([640, 542, 740, 524, 840, 492, 940, 470, 1020, 480, 1120, 430, 1240, 400, 1420, 372, 1640, 330]),
      foot: HORIZON + 4,
      mist: 50,
      seed: 9,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 700, dabs: 50, foot: false }),
    fill(lens(620, HORIZON + 8, 900, 14), "#fffaf0", 0.9),
    glitter(sheet, { x: 286, top: HORIZON, bottom: 640, width: 150, count: 60 }),
  );
}

/** Rows of trees, in metres to the right, and the distances at which they stand; the furthest is drawn first. */
const SPACING = 6.6;
const ROWS = [-25, -18, -10.8, -3.7, 4.4, 11.4, 18.4, 25];
const TREES = counted(9)
  .toReversed()
  .flatMap((step) => ROWS.map((right, row) => ({ right, away: 12.6 + step * SPACING + (row % 2) * 0.8, step, row })));

/** The shadow of a crown on the ground: an oval stretched away from the sun. */
function shadeOf(right: number, away: number): Path {
  const [x, y] = [right + CAST[0] * 1.7, away + CAST[1] * 1.7];
  const random = randomOf(Math.round(right * 7 + away * 31));
  return curve(
    counted(22).map((index) => {
      const angle = (index / 22) * Math.PI * 2;
      const [long, wide] = [Math.cos(angle) * random.between(3.7, 4.3), Math.sin(angle) * random.between(1.8, 2.2)];
      return ground(x + long * 0.98 + wide * 0.17, y - long * 0.17 + wide * 0.98);
    }),
    true,
  );
}

/** The meadow in its winter green, wood sorrel in flower where the sun gets between the crowns, and the shadows across the alley. */
function drawGround(sheet: Sheet): void {
  const { ground: meadow, groundShade } = sheet.mood;
  const random = randomOf(12);
  const bloom = counted(260).map(() => {
    const away = mixed(4.6, 50, random.next() ** 1.7);
    const [x, y] = ground(random.between(-0.75, 0.45) * away, away);
    return { path: lens(x, y, random.between(300, 900) / away, 70 / away), pale: random.chance(0.5) };
  });
  const of = (pale: boolean) => bloom.map((spot) => (spot.pale === pale ? spot.path : "")).join("");
  sheet.add(
    fill(box(-20, 646, 1660, 574), sheet.downwards(["#e2d68c", meadow, "#b0b04e"], 646, 1100)),
    fill(of(false), "#a9ad4c", 0.7) + fill(of(true), "#f2d84a", 0.85),
    fill(TREES.map(({ right, away }) => shadeOf(right, away)).join(""), groundShade),
  );
}

/** The trees from the furthest to the nearest, and the cistern among them. */
function drawRows(sheet: Sheet): void {
  const { leaf, leafDark, leafLight } = sheet.mood;
  TREES.forEach(({ right, away, step, row }, index) => {
    // The further a tree stands, the more of the haze over the bay lies on it.
    const haze = Math.min(0.72, step * 0.19);
    const target = sheet.tinted({
      leaf: blend(leaf, "#b3b78c", haze),
      leafLight: blend(leafLight, "#ddd7a0", haze),
      leafDark: blend(leafDark, "#93a382", haze),
    });
    const [x, y] = ground(right, away);
    const scale = (metreAt(EYE, [right, away, 0]) * 3.6) / 310;
    const seed = ((index + row) % 4) + 1;
    if (step === 4 && row === 3) sheet.add(gumbet(sheet));
    sheet.add(
      place(
        orchardTree(target, { seed, fruits: step < 2 ? 110 : 64, size: step < 2 ? 4.4 : 5.6 }),
        x,
        y,
        scale * (0.94 + ((index * 7) % 5) * 0.03),
      ),
    );
  });
}

/** The cistern where the alley ends. */
function gumbet(sheet: Sheet): Drawing {
  const spot: Place = [0.6, 38, floor(38)];
  return place(cistern(sheet), ...EYE(spot), (metreAt(EYE, spot) * 7.4) / 460);
}

function standing(sheet: Sheet, [right, away, up]: Place, tall: number, options: PersonOptions): Drawing {
  const [x, y] = EYE([right, away, up]);
  return place(person(sheet, options), x, y, (metreAt(EYE, [right, away, up]) * tall) / 100);
}

/** A ladder that leans into the crown, who picks from it, and who carries a full basket along the alley. */
function drawPicker(sheet: Sheet): void {
  const foot: Place = [-1.35, 11.5, 0];
  const rung = (up: number, side: number): Point =>
    EYE([foot[0] - up * 0.24 + side * 0.2, foot[1] + up * 0.16 + side * 0.16, up]);
  const rungs = counted(8).map((index) => polyline([rung(0.3 + index * 0.32, -1), rung(0.3 + index * 0.32, 1)]));
  sheet.add(
    stroke(rungs.join(""), "#8a5a36", 5),
    stroke(polyline([rung(0, -1), rung(2.8, -0.7)]), "#dba766", 8),
    stroke(polyline([rung(0, 1), rung(2.8, 0.7)]), "#9a6238", 8),
    fill(overLadder(rung(2.75, 0)), "#26492f"),
    fill(overLadder(rung(2.7, 0.4), 9), "#4f7440"),
    standing(sheet, [foot[0] - 0.16, 11.5, 0.95], 1.66, {
      pose: "picking",
      mirrored: true,
      top: "#c8452f",
      bottom: "#3b4f78",
      sleeves: "long",
      hat: "#f0d6a0",
      shadow: false,
    }),
    fullBasket(sheet, [-2.3, 11.2, 0], 0.46),
    standing(sheet, [2, 12.6, 0], 1.64, {
      pose: "holding",
      top: "#f6ead2",
      bottom: "#7a3f5f",
      wears: "skirt",
      hairstyle: "scarf",
      hair: "#f7efe0",
      sleeves: "long",
      slender: true,
    }),
    fullBasket(sheet, [2, 12.55, 0.92], 0.42),
  );
}

/** Leaves of the crown over the ends of the ladder's poles. */
function overLadder([x, y]: Point, count = 22): Path {
  const random = randomOf(count);
  return counted(count)
    .map(() => leafAt(x - 6 + random.around(34), y + random.around(20), 34, random.between(-0.2, 3), 0.34))
    .join("");
}

/** A basket so wide, heaped with mandarins. */
function fullBasket(sheet: Sheet, spot: Place, wide: number): Drawing {
  const metre = metreAt(EYE, spot);
  const [x, y] = EYE(spot);
  const [half, high] = [(metre * wide) / 2, metre * wide * 0.62];
  const fruits = placesOf([
    -0.6, 0, 0, -0.2, 0, 0, 0.2, 0, 0, 0.6, 0, 0, -0.4, 1, 0, 0, 1, 0, 0.4, 1, 0, -0.1, 2, 0, 0.2, 2, 0,
  ]);
  const side = (from: number, to: number) =>
    polygon([
      [x + from * half, y - high],
      [x + to * half, y - high],
      [x + to * half * 0.72, y],
      [x + from * half * 0.72, y],
    ]);
  return (
    (spot[2] ? "" : fill(disc(x + half * 1.3, y - half * 0.1, half * 1.7, half * 0.26), sheet.mood.groundShade)) +
    fill(disc(x, y - high, half, half * 0.26), "#5d3d28") +
    fruits.map(([fx, row]) => place(fruit(metre * 0.042), x + fx * half, y - high - row * metre * 0.045)).join("") +
    fill(disc(x, y, half * 0.72, half * 0.2), "#a5744a") +
    fill(side(-1, 1), "#dcb074") +
    fill(side(0.2, 1), "#a5744a") +
    fill(box(x - half * 1.06, y - high, half * 2.12, half * 0.18), "#f0cf96")
  );
}

/** A field crate, 58 by 40 by 28 centimetres: slats on two sides, the inside, the heap. */
function crate(at: Project, along: number, across: number, up: number): Drawing {
  const [long, wide, high] = [0.58, 0.4, 0.28];
  const random = randomOf(Math.round(along * 100 + across * 30 + up * 10) + 7);
  const face = (from: Place, to: Place) =>
    polygon([
      at([along + from[0], across + from[1], up + from[2]]),
      at([along + to[0], across + to[1], up + from[2]]),
      at([along + to[0], across + to[1], up + to[2]]),
      at([along + from[0], across + from[1], up + to[2]]),
    ]);
  const top = polygon([
    at([along, across, up + high]),
    at([along + long, across, up + high]),
    at([along + long, across + wide, up + high]),
    at([along, across + wide, up + high]),
  ]);
  const slats = (from: Point, to: Point, colour: string) =>
    [0.01, 0.105, 0.2].map((low) => fill(face([from[0], from[1], low], [to[0], to[1], low + 0.078]), colour)).join("");
  const heap = counted(5).flatMap((row) =>
    counted(7).map((index) => {
      const [a, c] = [0.05 + index * 0.08 + random.around(0.012), 0.36 - row * 0.08 + random.around(0.012)];
      const bulge = Math.sin((a / long) * Math.PI) * Math.sin((c / wide) * Math.PI) * 0.07;
      const [x, y] = at([along + a, across + c, up + high + bulge]);
      return place(fruit(metreAt(EYE, [0, 8, 0]) * 0.042), x, y);
    }),
  );
  return (
    fill(face([0, 0, 0], [long, 0, high]) + face([0, 0, 0], [0, wide, high]), "#4a3226") +
    fill(top, "#6b4429") +
    heap.join("") +
    slats([0, wide], [0, 0], "#e8bd80") +
    slats([0, 0], [long, 0], "#b07b4a") +
    fill(face([0, 0, 0], [0.05, 0, high]) + face([long - 0.05, 0, 0], [long, 0, high]), "#94613a") +
    fill(face([0, 0.05, 0], [0, 0, high]) + face([0, wide, 0], [0, wide - 0.05, high]), "#d3a264")
  );
}

/** Full crates at the edge of the alley. */
function drawCrates(sheet: Sheet): void {
  const at = frameOf(EYE, { right: 2.5, away: 10.9, heading: 66 });
  const shade = [at([0, 0, 0]), at([0.66, -0.1, 0]), at([2.5, -1.1, 0]), at([2.9, -0.4, 0]), at([1.3, 0.9, 0])];
  sheet.add(fill(polygon(shade), sheet.mood.groundShade));
  for (const [along, across, level] of [
    [0.72, 0.5, 0],
    [0.06, 0.52, 0],
    [0.4, 0.54, 1],
    [0.66, 0, 0],
    [0, 0, 0],
  ] as const)
    sheet.add(crate(at, along, across, level * 0.29));
}

/** The shade of the tree that we stand under, with spots of sun in it, and wood sorrel at our feet. */
function drawShade(sheet: Sheet): void {
  const random = randomOf(5);
  const blots = counted(26).map((index) =>
    blot(random, -20 + index * 66, 1162 - Math.sin(index * 0.9) * 12 + index * 0.6, 74, random.between(24, 46)),
  );
  const spots = counted(34).map(() =>
    lens(random.between(0, 1600), random.between(1132, 1196), random.between(30, 90), random.between(8, 20)),
  );
  sheet.add(
    fill(blots.join("") + box(-20, 1164, 1660, 60), "#45643d"),
    fill(spots.join(""), "#a3a84a", 0.8),
    ...placesOf([70, 1150, 1.2, 250, 1186, 1.3, 1300, 1184, 1.4, 1490, 1150, 1.2, 860, 1172, 0.9]).map(
      ([x, y, size], index) => sorrel(x, y, size, index + 3),
    ),
    grass(sheet, {
      from: -10,
      to: 1610,
      ground: (x) => 1200 + Math.sin(x / 160) * 8,
      count: 60,
      height: 40,
      colour: "#203f2b",
      seed: 4,
    }),
  );
}

/** Wood sorrel in flower: a low mat of leaves with yellow heads over it. */
function sorrel(x: number, y: number, size: number, seed: number): Drawing {
  const random = randomOf(seed);
  const heads = counted(24).map((): Point => [x + random.around(64) * size, y - random.between(4, 38) * size]);
  const mat = counted(16).map(() =>
    lens(x + random.around(80) * size, y + random.around(10) * size, 44 * size, 16 * size),
  );
  return (
    fill(mat.join(""), "#2c5433") +
    fill(mat.slice(0, 6).join(""), "#5f8a43") +
    stroke(heads.map(([hx, hy]) => `M${hx} ${hy}Q${hx} ${y - 6} ${x + (hx - x) * 0.9} ${y}`).join(""), "#46703a", 1.8) +
    fill(heads.map(([hx, hy]) => disc(hx, hy, 6 * size, 4.6 * size)).join(""), "#e8bd2c") +
    fill(heads.map(([hx, hy]) => disc(hx - 1, hy - 1.4, 4 * size, 2.4 * size)).join(""), "#ffe779")
  );
}

/** The boughs over us, cut by the edge: dark leaves before the light, some that the sun shines through, a few fruits on their stalks. */
function drawBough(sheet: Sheet): void {
  const random = randomOf(31);
  const twigs = placesOf([
    -20, 330, 1, 60, 250, 1, 150, 200, 1, 250, 150, 1, 360, 130, 1, 470, 100, 1, 590, 84, 1, 720, 60, 1, 860, 44, 1,
    1000, 30, 1, 1130, 10, 1, 20, 420, 1, 50, 70, 1, 190, 50, 1, 330, 20, 1, 20, 160, 1, 110, 130, 1,
  ]);
  const leaves = (count: number, spread: number, long: number, down = 20) =>
    twigs
      .flatMap(([x, y]) =>
        counted(count).map(() =>
          leafAt(
            x + random.around(spread),
            y + random.around(spread) - 20 + down,
            long * random.between(0.8, 1.2),
            random.between(-0.4, 2.6),
            0.26,
          ),
        ),
      )
      .join("");
  const fruits = placesOf([100, 404, 34, 226, 292, 36, 296, 262, 31, 520, 204, 33, 800, 146, 28, 560, 232, 28]);
  sheet.add(
    fill("M-20-20H1240Q1100 50 860 60T480 120T180 220T60 400T-20 520Z", "#14291f"),
    stroke("M-20 210Q160 130 420 70T1000-10", "#3d3129", 16),
    fill(leaves(14, 70, 96, 0), "#14291f"),
    fill(leaves(7, 60, 88, 0), "#23452f"),
    fill(leaves(1, 80, 92, 34), "#9aa63c"),
    ...fruits.map(
      ([x, y, r]) =>
        stroke(`M${x + 3} ${y - r * 0.6}Q${x + 12} ${y - r * 1.6} ${x + 4} ${y - r * 2.8}`, "#3a5a30", 5) +
        place(fruit(r), x, y),
    ),
    ...fruits.map(([x, y, r], index) =>
      fill(
        leafAt(x + 3, y - r * 0.9, r * 2.3, index % 2 ? 0.35 : 2.6, 0.28) +
          leafAt(x + 3, y - r * 1.1, r * 2.1, index % 2 ? 2.1 : 0.9, 0.26),
        "#2f5a38",
      ),
    ),
    fill(leaves(3, 60, 84, 0), "#3d6638"),
  );
}
