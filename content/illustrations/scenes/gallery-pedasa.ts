import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, within } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, lens, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { facesOf } from "../parts/buildings/faces.ts";
import { polygonalWall } from "../parts/buildings/polygonalWall.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cloudBank } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 540;

/** Pedasa in the morning: the Lelegians' wall with its gate, broken on the right, where the bay of Bodrum lies below between its two arms. */
export const SCENE: Scene = {
  name: "gallery-pedasa",
  seed: 134,
  mood: "morning",
  colours: {
    sky: ["#6faecb", "#b4d5d8", "#f6e6c6", "#fdeccb"],
    stone: "#e6d0a6",
    stoneWorn: "#c9a97f",
    stoneShade: "#8d7a92",
    stoneDeep: "#4a4060",
    wallBright: "#fff6de",
    leafLight: "#a9b46a",
    leaf: "#66803f",
    leafDark: "#34523a",
  },
  grain: 0.3,
  crops: { wide: 240, square: 330 },
  draw(sheet) {
    drawSea(sheet);
    drawTown(sheet);
    drawGround(sheet);
    drawWall(sheet);
    drawNear(sheet);
  },
};

/** Somebody who stands on the path before the gate and sees both sides of its passage; beyond the wall the hill falls away. */
const eye = cameraOf({ horizon: HORIZON, centre: 500, eye: 2, focal: 1330 });
/** The wall runs past us from the left to the right, where it is nearer; its measures are from the middle of the gate. */
const [RIGHT, AWAY, TURN] = [0.66, 7.6, 96];
const view = frameOf(eye, { right: RIGHT, away: AWAY, heading: TURN });
const { at, front, flank, level } = facesOf(view);
/** Half the gate's breadth, how high its posts are, how thick the wall. */
const HALF = 0.95;
const POST = 2.6;
const THICK = 1.9;

/** The shore of the bay, from the left arm round to the right one. */
const SHORE = pointsOf([
  -20, 622, 300, 626, 520, 632, 680, 646, 820, 664, 960, 684, 1090, 696, 1210, 692, 1310, 674, 1390, 652, 1440, 632,
  1640, 612,
]);

/** Kos far off, Karaada before it, and the sea between the bay's two arms. */
function drawSea(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.25, reach: 0.45 }),
    cloudBank(sheet, { x: 1060, y: 250, length: 460, seed: 5, strips: 4 }),
    fill(
      curveDownTo(
        pointsOf([
          1040,
          HORIZON,
          1110,
          520,
          1180,
          504,
          1240,
          482,
          1290,
          472,
          1350,
          488,
          1430,
          498,
          1540,
          514,
          1660,
          HORIZON,
        ]),
        HORIZON + 4,
      ),
      "#b9cfd6",
    ),
    fill("M1290 472Q1310 496 1370 508T1440 544H1660L1540 514L1430 498L1350 488Z", "#a3bfcb"),
    fill(box(0, HORIZON, 1600, 220), sheet.downwards(["#d3e6dd", "#8fcad2", "#4aa4c2", "#2f8db4"], HORIZON, 712)),
    fill(
      counted(6)
        .map((index) => lens(1130 + (index % 2) * 90 - index * 12, HORIZON + 12 + index * 18, 250 - index * 22, 4))
        .join(""),
      "#fffbe8",
      0.55,
    ),
    // Karaada.
    fill(
      curveDownTo(
        pointsOf([
          800, 566, 850, 544, 910, 524, 960, 500, 1010, 490, 1050, 506, 1100, 512, 1150, 536, 1210, 552, 1240, 566,
        ]),
        568,
      ),
      "#86a8a8",
    ),
    fill("M1010 490Q1020 516 1066 530T1100 568H1242L1210 552L1150 536L1100 512L1050 506Z", "#67909a"),
    // The right arm of the bay with its windmills, and the left one.
    fill(curveDownTo(pointsOf([1250, 620, 1310, 606, 1370, 588, 1440, 576, 1520, 566, 1650, 556]), 626), "#93ad84"),
    fill("M1440 576Q1460 600 1520 604T1570 626H1650V556L1520 566Z", "#76966f"),
    ...placesOf([1290, 612, 1.1, 1330, 601, 1.2]).map(([x, y, size]) => farMill(x, y, size)),
    fill(
      curveDownTo(
        pointsOf([-20, 560, 200, 552, 380, 560, 520, 572, 640, 580, 800, 596, 900, 612, 990, 628, 1030, 640]),
        690,
      ),
      "#93ad84",
    ),
    fill("M520 572Q560 606 640 612T780 650L1030 640L990 628L900 612L800 596L640 580Z", "#76966f"),
  );
}

/** One of the white mills on the ridge, as small as it is from here. */
function farMill(x: number, y: number, size: number): Drawing {
  return (
    fill(box(x - 6 * size, y - 18 * size, 12 * size, 20 * size), "#fff8e6") +
    fill(box(x + 1.5 * size, y - 18 * size, 4.5 * size, 20 * size), "#b3bcd6") +
    fill(
      polygon([
        [x - 7.5 * size, y - 18 * size],
        [x, y - 27 * size],
        [x + 7.5 * size, y - 18 * size],
      ]),
      "#8a6a5a",
    )
  );
}

/** The white town on the curve of the shore: thick at the water, up the slope in quarters with gardens between. */
function drawTown(sheet: Sheet): void {
  const random = randomOf(27);
  const { wallBright, wallShade, window } = sheet.mood;
  const land = curveDownTo(SHORE, 900);
  const things = counted(460).flatMap((index) => {
    const x = random.between(560, 1560);
    const deep = random.next() ** 1.25;
    const y = heightAt(SHORE, x) + 9 + deep * 84;
    // Quarters that thin out uphill.
    const thick = 0.95 - deep * 0.75 + 0.34 * Math.sin(x / 62 + deep * 5);
    if (random.next() > thick) return index % 2 ? [{ y, drawing: tree(x, y, mixed(5, 11, deep)) }] : [];
    return [{ y, drawing: cube(x, y, mixed(14, 27, deep) * random.between(0.8, 1.25)) }];
  });
  function tree(x: number, y: number, size: number): Drawing {
    return (
      fill(disc(x, y, size, size * 0.8), "#54784a") +
      fill(disc(x - size * 0.3, y - size * 0.25, size * 0.5, size * 0.35), "#86a05a")
    );
  }
  function cube(x: number, y: number, wide: number): Drawing {
    const high = wide * random.between(0.55, 0.95);
    const side = wide * 0.38;
    return (
      fill(
        polygon([
          [x, y - high],
          [x + side * 0.5, y - high - side * 0.4],
          [x + wide + side * 0.5, y - high - side * 0.4],
          [x + wide, y - high],
        ]),
        wallBright,
      ) +
      fill(box(x, y - high, wide * 0.72, high), "#fbf1df") +
      fill(box(x + wide * 0.72, y - high, wide * 0.28, high), wallShade) +
      fill(
        polygon([
          [x + wide, y],
          [x + wide, y - high],
          [x + wide + side * 0.5, y - high - side * 0.4],
          [x + wide + side * 0.5, y - side * 0.4],
        ]),
        wallShade,
      ) +
      (wide > 17
        ? fill(
            box(x + wide * 0.14, y - high * 0.62, wide * 0.13, high * 0.3) +
              box(x + wide * 0.44, y - high * 0.62, wide * 0.13, high * 0.3),
            window,
          )
        : "")
    );
  }
  const boat = (x: number, y: number, size: number) =>
    fill(
      polygon([
        [x - 9 * size, y],
        [x + 11 * size, y],
        [x + 7 * size, y + 4 * size],
        [x - 6 * size, y + 4 * size],
      ]),
      "#fff8e6",
    ) +
    stroke(
      polyline([
        [x, y],
        [x, y - 20 * size],
      ]),
      "#fff8e6",
      1.6,
    );
  sheet.add(
    fill(land, "#a3b67c"),
    stroke(curve(SHORE), "#fdf0d2", 5),
    fill(
      curveDownTo(
        pointsOf([-20, 690, 300, 700, 560, 716, 800, 762, 1000, 786, 1200, 788, 1400, 762, 1520, 730, 1640, 690]),
        900,
      ),
      "#86a268",
    ),
    ...things.toSorted((a, b) => a.y - b.y).map(({ drawing }) => drawing),
    ...placesOf([
      1000, 668, 0.9, 1052, 676, 1, 1110, 662, 0.9, 1150, 678, 1.1, 1206, 668, 1, 1262, 652, 0.9, 1080, 648, 0.7, 1310,
      636, 0.7,
    ]).map(([x, y, size]) => boat(x, y, size)),
    farCrowns(randomOf(6), 60, [380, 1640], [766, 830], 22, "#5b7c4c", "#86a05a"),
  );
}

function drawGround(sheet: Sheet): void {
  const random = randomOf(8);
  const ground = "#d2bd7c";
  const path = curve(
    pointsOf([
      -1.3, 8, -1.1, 4.4, -0.9, 2, -0.78, 0, -0.74, -1.9, -0.6, -2.7, 0.6, -2.7, 0.74, -1.9, 0.8, 0, 1, 2, 1.5, 4.4,
      2.4, 8,
    ]).map(([x, forward]) => at(x, within(forward, -9, 5.4), 0)),
    true,
  );
  const tufts = counted(60).map(() => {
    const y = mixed(900, 1190, random.next());
    return lens(random.between(-20, 1620), y, mixed(30, 130, (y - 900) / 300), mixed(5, 12, (y - 900) / 300));
  });
  sheet.add(
    // The brow of the hill, beyond the wall.
    fill(curveDownTo(pointsOf([-20, 786, 400, 796, 640, 800, 900, 806, 1200, 800, 1640, 776]), 1210), "#a9a95f"),
    fill(`M-20 850Q600 880 1640 860V1210H-20Z`, ground),
    fill(tufts.join(""), "#b3a35c", 0.85),
    fill(path, "#efdcaa"),
    sheet.spray("M-20 860H1640V1210H-20Z", "#9c8456", { from: [800, 1210], to: [800, 930], thick: 0.4 }),
  );
}

/** How high the wall still stands, in metres: whole on the left, in steps down to its lowest course on the right. */
function height(along: number): number {
  const steps = placesOf([
    -5.2, 3.5, 0, -4.4, 3, 0, -3.3, 3.7, 0, -2.5, 3.1, 0, 0, 2.8, 0, 1.9, 2.5, 0, 2.3, 1.7, 0, 2.9, 1.1, 0, 4, 0.7, 0,
    4.6, 0.4, 0,
  ]);
  return steps.find(([end]) => along < end)?.[1] ?? 0.75;
}

function drawWall(sheet: Sheet): void {
  const { stone, stoneShade, stoneDeep, wallBright, stoneWorn } = sheet.mood;
  const wall = (from: number, to: number, seed: number) =>
    polygonalWall(sheet, view, { from, to, top: height, seed, thick: THICK, block: 0.86 });
  const angle = (TURN * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  // The passage's sides, each in its own frame: the left one looks to the right, out of the light, the right one into it.
  const left = frameOf(eye, { right: RIGHT - HALF * sin, away: AWAY - HALF * cos, heading: TURN - 90 });
  const right = frameOf(eye, {
    right: RIGHT + HALF * sin - THICK * cos,
    away: AWAY + HALF * cos + THICK * sin,
    heading: TURN + 90,
  });
  const side = (along: number, frame: typeof left, seed: number, shaded: boolean) =>
    sheet.clipped(
      flank(along, -THICK, 0, 0, POST),
      polygonalWall(sheet, frame, {
        from: 0,
        to: THICK,
        top: () => POST + 0.7,
        seed,
        thick: 0.01,
        block: 0.9,
        shaded,
      }),
    );
  sheet.add(
    // Shade on the ground: the left post's, across the passage and beyond it.
    fill(
      polygon([at(-HALF, 0, 0), at(-0.25, 0, 0), at(0.5, -THICK, 0), at(0.9, -THICK - 1, 0), at(-HALF, -THICK, 0)]),
      "#8f7a7c",
      0.8,
    ),
    wall(-7, -HALF - 0.62, 3),
    wall(HALF + 0.66, 6.4, 8),
    side(-HALF, left, 5, true),
    side(HALF, right, 9, false),
    // Shade of the covering slabs down the lit side, deeper within.
    fill(
      polygon([at(HALF, 0, POST), at(HALF, 0, 2.24), at(HALF, -THICK, 1.7), at(HALF, -THICK, POST)]),
      stoneShade,
      0.62,
    ),
    // The lintel's underside.
    fill(level(-HALF, HALF, -THICK, 0.06, POST), stoneDeep),
    fill(
      level(-HALF, HALF, -0.72, -0.69, POST) + level(-HALF, HALF, -1.34, -1.31, POST),
      blend(stoneDeep, "#1c1830", 0.6),
    ),
    post(sheet, -HALF - 0.64, -HALF, 1.5),
    post(sheet, HALF, HALF + 0.68, 1.05),
    // Shade of the lintel on its posts.
    fill(
      front(-HALF - 0.64, -HALF, POST - 0.12, POST, 0.03) + front(HALF, HALF + 0.68, POST - 0.12, POST, 0.03),
      stoneShade,
      0.8,
    ),
    // The lintel: one great block with worn corners, bedded on both posts.
    fill(
      polygon([
        at(-1.78, 0.06, POST),
        at(1.72, 0.06, POST),
        at(1.8, 0.06, POST + 0.3),
        at(1.7, 0.06, POST + 0.68),
        at(0.5, 0.06, POST + 0.76),
        at(-1.5, 0.06, POST + 0.7),
        at(-1.84, 0.06, POST + 0.5),
      ]),
      wallBright,
    ),
    fill(
      polygon([
        at(-1.74, 0.06, POST),
        at(1.72, 0.06, POST),
        at(1.8, 0.06, POST + 0.3),
        at(1.7, 0.06, POST + 0.62),
        at(0.5, 0.06, POST + 0.7),
        at(-1.46, 0.06, POST + 0.64),
        at(-1.78, 0.06, POST + 0.46),
      ]),
      stone,
    ),
    fill(
      polygon([
        at(-1.74, 0.06, POST),
        at(1.72, 0.06, POST),
        at(1.76, 0.06, POST + 0.14),
        at(0.3, 0.06, POST + 0.1),
        at(-1.74, 0.06, POST + 0.13),
      ]),
      blend(stoneWorn, stoneShade, 0.45),
    ),
    fill(
      polygon([
        at(1.72, 0.06, POST),
        at(1.8, 0.06, POST + 0.3),
        at(1.7, 0.06, POST + 0.66),
        at(1.52, 0.06, POST + 0.6),
        at(1.56, 0.06, POST + 0.1),
      ]),
      blend(stoneWorn, stoneShade, 0.45),
    ),
    fill(
      polygon([
        at(-0.5, 0.06, POST + 0.7),
        at(-0.42, 0.06, POST + 0.5),
        at(-0.46, 0.06, POST + 0.34),
        at(-0.38, 0.06, POST + 0.5),
        at(-0.42, 0.06, POST + 0.7),
      ]),
      stoneShade,
    ),
    fill(flank(-HALF, -0.04, 0.03, 0, POST), wallBright),
    // Weather on wall and posts, thickest at their foot.
    ...[front(-7, -HALF, 0, 2, 0.035), front(HALF, HALF + 0.68, 0, 2, 0.035)].map((path) =>
      sheet.spray(path, blend(stoneWorn, stoneShade, 0.6), {
        from: [400, at(-HALF, 0, 0)[1]],
        to: [400, at(-HALF, 0, 1.3)[1]],
        thick: 0.4,
      }),
    ),
  );
}

/** A post of the gate: two upright blocks, one on the other. */
function post(sheet: Sheet, from: number, to: number, bed: number): Drawing {
  const { stone, stoneShade, stoneWorn, wallBright } = sheet.mood;
  const one = (low: number, high: number, tone: string) =>
    fill(front(from, to, low, high, 0.03), blend(stoneWorn, stoneShade, 0.7)) +
    fill(front(from, to - 0.012, low + 0.012, high, 0.03), blend(stone, wallBright, 0.6)) +
    fill(front(from + 0.03, to - 0.03, low + 0.02, high - 0.03, 0.03), tone) +
    // What has broken away at a corner of its foot.
    fill(
      polygon([
        at(to - 0.03, 0.03, low + 0.02),
        at(to - 0.03, 0.03, low + 0.34),
        at(to - 0.12, 0.03, low + 0.2),
        at(to - 0.3, 0.03, low + 0.02),
      ]),
      blend(stoneWorn, stoneShade, 0.5),
      0.4,
    );
  return one(0, bed, stone) + one(bed, POST, blend(stone, stoneWorn, 0.4));
}

/** An oak of the hill: limbs that fork low, a crown of round masses, light on their left. */
function oak(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  masses: readonly (readonly [x: number, y: number, size: number])[],
  seed: number,
): Drawing {
  const { leafDark, leaf, leafLight } = sheet.mood;
  const px = (dx: number) => short(x + dx * size);
  const py = (dy: number) => short(y + dy * size);
  const limb = `M${px(-26)} ${py(6)}Q${px(-14)} ${py(-40)} ${px(-34)} ${py(-110)}L${px(-80)} ${py(-190)}L${px(-62)} ${py(-196)}L${px(-20)} ${py(-130)}L${px(-4)} ${py(-230)}H${px(14)}L${px(12)} ${py(-130)}L${px(66)} ${py(-210)}L${px(82)} ${py(-200)}L${px(28)} ${py(-96)}Q${px(18)} ${py(-40)} ${px(46)} ${py(8)}Q${px(24)} ${py(2)} ${px(16)} ${py(12)}Q${px(4)} ${py(2)} ${px(-8)} ${py(12)}Q${px(-18)} ${py(0)} ${px(-44)} ${py(10)}Q${px(-28)} ${py(-4)} ${px(-24)} ${py(-20)}Z`;
  const dark = `M${px(6)} ${py(2)}Q${px(2)} ${py(-60)} ${px(12)} ${py(-130)}L${px(66)} ${py(-210)}L${px(82)} ${py(-200)}L${px(28)} ${py(-96)}Q${px(18)} ${py(-40)} ${px(46)} ${py(8)}Q${px(24)} ${py(2)} ${px(16)} ${py(12)}Q${px(8)} ${py(4)} ${px(6)} ${py(2)}Z`;
  return (
    fill(lens(x + 130 * size, y + 2, 460 * size, 36 * size), "#8f8a5c", 0.8) +
    fill(limb, "#7a5a48") +
    fill(dark, "#4f3a42") +
    masses
      .map(([dx, dy, reach], index) =>
        leafMass(sheet, {
          x: x + dx * size,
          y: y + dy * size,
          width: reach * size,
          height: reach * size * 0.62,
          seed: seed + index,
          count: 30,
          size: 30 * size,
          leaf: "round",
          colours: [leafDark, leaf, leafLight],
        }),
      )
      .join("")
  );
}

/** A block that has fallen: squared once, its corners knocked off, in the perspective of its ground. */
function fallen(sheet: Sheet, [right, away, heading, long, deep, tall, seed]: readonly number[]): Drawing {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const random = randomOf((seed ?? 1) * 71);
  const ground = frameOf(eye, { right: right ?? 0, away: away ?? 1, heading: heading ?? 90 });
  const { at: put } = facesOf(ground);
  const [l, d, t] = [(long ?? 1) / 2, (deep ?? 1) / 2, tall ?? 1];
  const off = () => random.between(-0.09, 0.09);
  const [a, b, c, e] = [
    [-l + off(), d + off(), t * random.between(0.8, 1)],
    [l * random.between(0.8, 1), d + off(), t * random.between(0.75, 1.05)],
    [l * random.between(0.85, 1), -d, t * random.between(0.85, 1.1)],
    [-l * random.between(0.7, 0.95), -d, t],
  ] as const;
  const chip = (from: readonly number[], to: readonly number[], share: number, drop: number): Point =>
    put(
      mixed(from[0] ?? 0, to[0] ?? 0, share),
      mixed(from[1] ?? 0, to[1] ?? 0, share),
      mixed(from[2] ?? 0, to[2] ?? 0, share) - drop,
    );
  const point = ([x, y, z]: readonly [number, number, number]) => put(x, y, z);
  const [notch, knock] = [random.between(0.3, 0.7), t * random.between(0.05, 0.16)];
  const edge = [
    point(a),
    chip(a, b, notch - 0.14, 0),
    chip(a, b, notch, knock),
    chip(a, b, notch + 0.2, 0.02),
    point(b),
  ];
  return (
    fill(
      polygon([
        put(-l, d, 0),
        put(l, d, 0),
        put(l + t * 1.1, d - 0.2, 0),
        put(l + t * 1.15, -d * 0.8, 0),
        put(l, -d, 0),
      ]),
      "#8c7660",
      0.8,
    ) +
    fill(
      polygon([...edge, put(l * 1.02, d, 0), put(l * 0.2, d + 0.05, -0.02), put(-l * 1.03, d, 0)]),
      blend(stone, stoneWorn, random.between(0.25, 0.6)),
    ) +
    fill(polygon([point(b), point(c), put(l, -d, 0), put(l * 1.02, d, 0)]), stoneShade) +
    fill(polygon([...edge, point(c), point(e)]), wallBright) +
    fill(
      polygon([
        put(-l * 1.03, d, 0),
        put(l * 1.02, d, 0),
        put(l * 0.9, d, t * 0.14),
        put(-l * 0.2, d, t * 0.08),
        put(-l * 0.98, d, t * 0.16),
      ]),
      blend(stoneWorn, stoneShade, 0.4),
    )
  );
}

/** An oak over the broken end, blocks fallen from it, asphodels on the bank that we stand on. */
function drawNear(sheet: Sheet): void {
  const random = randomOf(19);
  const asphodel = (x: number, y: number, tall: number) => {
    const blooms = counted(12).map((index) => {
      const up = 0.5 + index * 0.043;
      return blot(
        random,
        x + (index % 2 ? 9 : -9) * (1.3 - up * 0.8),
        y - tall * up,
        12 - index * 0.6,
        8 - index * 0.3,
      );
    });
    return (
      stroke(
        `M${short(x)} ${short(y)}Q${short(x + 4)} ${short(y - tall * 0.5)} ${short(x)} ${short(y - tall)}`,
        "#66803f",
        5,
      ) +
      fill(blooms.join(""), "#fff6ee") +
      fill(blooms.filter((_, index) => index % 3 === 1).join(""), "#e8b9b4")
    );
  };
  const edges = [pointsOf([-1.1, 4.4, -0.9, 2, -0.82, 0.3]), pointsOf([0.8, 0.1, 1, 2, 1.5, 4.4])].map((line) =>
    line.map(([along, forward]) => at(along, forward, 0)).toSorted(([a], [b]) => a - b),
  );
  const [gateLeft, gateRight] = [at(-HALF, 0, 0), at(HALF + 0.7, 0, 0)];
  sheet.add(
    oak(
      sheet,
      1632,
      1010,
      2.4,
      placesOf([30, -270, 92, -76, -262, 62, 70, -220, 64, -24, -310, 76, 100, -230, 50, -40, -230, 40, -84, -212, 34]),
      20,
    ),
    grass(sheet, {
      from: 0,
      to: gateLeft[0] - 130,
      ground: (x) => mixed(at(-7, 0, 0)[1], gateLeft[1], within(x / gateLeft[0])) + 4,
      height: 26,
      count: 30,
      colour: "#8b9450",
      seed: 11,
    }),
    grass(sheet, {
      from: gateRight[0],
      to: 1600,
      ground: (x) => mixed(gateRight[1], at(5, 0, 0)[1], within((x - gateRight[0]) / 760)) + 4,
      height: 30,
      count: 40,
      colour: "#8b9450",
      seed: 13,
    }),
    // Grass along both edges of the path.
    ...edges.map((line, index) =>
      grass(sheet, {
        from: line[0]?.[0] ?? 0,
        to: line.at(-1)?.[0] ?? 0,
        ground: (x) => heightAt(line, x) + 3,
        height: 22,
        count: 60,
        colour: "#9a9a4e",
        seed: 15 + index,
      }),
    ),
    ...[
      [-2.3, 7.1, 96, 0.8, 0.6, 0.4, 3],
      [3.05, 6, 84, 0.7, 0.5, 0.36, 4],
      [3.89, 5.7, 112, 0.8, 0.6, 0.36, 5],
      [2.14, 5.5, 70, 0.36, 0.3, 0.2, 6],
      [-1.53, 5.4, 104, 0.9, 0.6, 0.4, 8],
      [-0.99, 4.9, 80, 0.36, 0.3, 0.18, 9],
      [3.01, 4.7, 99, 0.8, 0.5, 0.36, 11],
      [1.59, 4.6, 112, 0.24, 0.2, 0.12, 12],
      [-0.3, 6.2, 70, 0.2, 0.2, 0.1, 14],
      [1.92, 6.3, 60, 0.26, 0.22, 0.12, 15],
    ].map((numbers) => fallen(sheet, numbers)),
    ...placesOf([96, 1204, 230, 150, 1216, 290, 214, 1214, 200, 1430, 1216, 200]).map(([x, y, tall]) =>
      asphodel(x, y, tall),
    ),
    grass(sheet, { from: -20, to: 480, ground: () => 1214, count: 70, height: 84, colour: "#66803f", seed: 4 }),
    grass(sheet, { from: 1160, to: 1620, ground: () => 1214, count: 60, height: 84, colour: "#4f6b40", seed: 6 }),
  );
}
