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
import { polygonalWall, stoneFace } from "../parts/buildings/polygonalWall.ts";
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
    stone: "#dfc699",
    stoneWorn: "#bd9a72",
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

/** How high the wall still stands, in metres: whole on the left, in steps down to its lowest course, which goes on along the hill. */
function height(along: number): number {
  const steps = placesOf([-2.6, 3.5, 0, 0, 2.95, 0, 2.1, 2.2, 0, 2.9, 1.5, 0]);
  return steps.find(([end]) => along < end)?.[1] ?? 0.9;
}

/** How far the shadow of a thing one metre high goes to the right, and away from us. */
const CAST: Point = [0.9, 0.5];

function drawWall(sheet: Sheet): void {
  const { stoneShade, stoneDeep, stoneWorn } = sheet.mood;
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
  // The light comes in past the left post and under the lintel: so far back it reaches the right side, and so high there.
  const reach = (2 * HALF * CAST[1]) / CAST[0];
  const lowest = POST - reach / CAST[1];
  sheet.add(
    // All the ground within and close behind lies in the shade of wall and lintel, but for the wedge that the light reaches.
    fill(
      polygon([at(-HALF, 0, 0), at(HALF, -reach, 0), at(HALF, -THICK - 0.3, 0), at(-HALF, -THICK - 0.3, 0)]),
      "#8a7480",
      0.86,
    ),
    wall(-7, -HALF - 0.62, 3),
    wall(HALF + 0.66, 7, 8),
    side(-HALF, left, 5, true),
    side(HALF, right, 9, false),
    fill(
      polygon([
        at(HALF, 0, POST),
        at(HALF, -reach, lowest),
        at(HALF, -reach, 0),
        at(HALF, -THICK, 0),
        at(HALF, -THICK, POST),
      ]),
      stoneShade,
      0.72,
    ),
    // The lintel's underside.
    fill(level(-HALF, HALF, -THICK, 0.06, POST), stoneDeep),
    fill(
      level(-HALF, HALF, -0.72, -0.69, POST) + level(-HALF, HALF, -1.34, -1.31, POST),
      blend(stoneDeep, "#1c1830", 0.6),
    ),
    ...gateStones(sheet),
    // Weather at the foot of the wall and the posts.
    ...[front(-7, -HALF, 0, 1.2, 0.035), front(HALF, HALF + 0.68, 0, 1.2, 0.035)].map((path) =>
      sheet.spray(path, blend(stoneWorn, stoneShade, 0.6), {
        from: [400, at(-HALF, 0, 0)[1]],
        to: [400, at(-HALF, 0, 0.9)[1]],
        thick: 0.4,
      }),
    ),
  );
}

/** The posts, upright blocks one on the other, and the great lintel that is bedded on both. */
function gateStones(sheet: Sheet): Drawing[] {
  const { stone, stoneShade, stoneWorn, stoneDeep, wallBright } = sheet.mood;
  const paint = (share: number, seed: number) => ({
    tone: blend(stone, stoneWorn, share),
    light: blend(stone, wallBright, 0.6),
    dark: blend(stoneWorn, stoneShade, 0.5),
    joint: blend(stoneShade, stoneDeep, 0.35),
    random: randomOf(seed),
  });
  const face = (forward: number) => (points: readonly Point[]) =>
    polygon(points.map(([along, up]) => at(along, forward, up)));
  const posts = (
    [
      [-HALF - 0.66, -HALF, 0, 1.02, 0.2, 51],
      [-HALF - 0.6, -HALF + 0.01, 1.02, POST, 0.5, 52],
      [HALF, HALF + 0.74, 0, 1.38, 0.4, 53],
      [HALF - 0.01, HALF + 0.66, 1.38, POST, 0.15, 54],
    ] as const
  ).map(([from, to, low, high, share, seed]) =>
    stoneFace(
      face(0.03),
      [
        [from, low],
        [to, low],
        [to - 0.02, high],
        [from + 0.03, high],
      ],
      paint(share, seed),
    ),
  );
  return [
    fill(
      front(-HALF - 0.62, -HALF, 0, POST, 0.02) + front(HALF, HALF + 0.7, 0, POST, 0.02),
      blend(stoneShade, stoneDeep, 0.35),
    ),
    ...posts,
    // What the lintel keeps from the light of its posts.
    fill(
      front(-HALF - 0.6, -HALF, POST - 0.13, POST, 0.03) + front(HALF, HALF + 0.66, POST - 0.13, POST, 0.03),
      stoneShade,
      0.8,
    ),
    stoneFace(
      face(0.08),
      [
        [-1.76, POST],
        [-0.3, POST - 0.03],
        [1.78, POST],
        [1.92, POST + 0.3],
        [1.76, POST + 0.66],
        [0.7, POST + 0.79],
        [-0.6, POST + 0.72],
        [-1.6, POST + 0.74],
        [-1.9, POST + 0.42],
      ],
      { ...paint(0.12, 61), joint: blend(stone, stoneWorn, 0.8) },
    ),
  ];
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

/** The outline round points: what a shadow covers. */
function hullOf(points: readonly Point[]): Point[] {
  const half = (sorted: readonly Point[]) => {
    const line: Point[] = [];
    for (const point of sorted) {
      for (let [a, b] = [line.at(-2), line.at(-1)]; a && b; [a, b] = [line.at(-2), line.at(-1)]) {
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        line.pop();
      }
      line.push(point);
    }
    return line.slice(0, -1);
  };
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A block that has fallen: level and square, worn at its edges, half a hand deep in the ground, with its one shadow. */
function fallen(sheet: Sheet, [right, away, heading, long, deep, tall, seed]: readonly number[]): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const random = randomOf((seed ?? 1) * 71);
  const [l, d, t] = [(long ?? 1) / 2, (deep ?? 1) / 2, tall ?? 1];
  const turn = ((heading ?? 90) * Math.PI) / 180;
  const ground = frameOf(eye, { right: right ?? 0, away: away ?? 1, heading: heading ?? 90 });
  const put = facesOf(ground).at;
  const tone = blend(stone, stoneWorn, random.between(0.55, 0.9));
  // The light's way in the block's own frame: along it and forward of it.
  const [away1, right1] = [CAST[1] * t, CAST[0] * t];
  const [alongCast, forwardCast] = [
    right1 * Math.sin(turn) + away1 * Math.cos(turn),
    -(away1 * Math.sin(turn) - right1 * Math.cos(turn)),
  ];
  const base: Point[] = [
    [-l, d],
    [l, d],
    [l, -d],
    [-l, -d],
  ];
  const shadow = hullOf(base.flatMap(([x, y]) => [put(x, y, 0), put(x + alongCast, y + forwardCast, 0)]));
  const rectangle = (x0: number, x1: number, y0: number, y1: number): Point[] => [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  // Which ends are seen: the one that looks towards the middle.
  const rightEnd = put(l, -d, 0)[0] > put(l, d, 0)[0];
  const end = rightEnd ? l : -l;
  return (
    fill(polygon(shadow), "#84705f", 0.85) +
    stroke(polyline([put(-l, d, -0.01), put(l, d, -0.01)]), "#75624f", 4) +
    stoneFace((points) => polygon(points.map(([y, z]) => put(end, y, z))), rectangle(-d, d, 0, t), {
      tone: rightEnd ? stoneShade : blend(stone, wallBright, 0.32),
      light: rightEnd ? blend(stoneShade, stoneWorn, 0.4) : wallBright,
      dark: rightEnd ? blend(stoneShade, stoneDeep, 0.5) : stoneWorn,
      joint: rightEnd ? blend(stoneShade, stoneDeep, 0.2) : blend(stone, stoneWorn, 0.8),
      random,
    }) +
    stoneFace((points) => polygon(points.map(([x, z]) => put(x, d, z))), rectangle(-l, l, 0, t), {
      tone,
      light: blend(stone, wallBright, 0.5),
      dark: blend(stoneWorn, stoneShade, 0.5),
      joint: blend(tone, stoneWorn, 0.8),
      random,
    }) +
    stoneFace((points) => polygon(points.map(([x, y]) => put(x, y, t))), rectangle(-l, l, -d, d), {
      tone: blend(stone, wallBright, 0.8),
      light: wallBright,
      dark: blend(stone, stoneWorn, 0.6),
      joint: blend(stone, stoneWorn, 0.4),
      random,
    }) +
    // Grass that has grown up along its foot.
    grass(sheet, {
      from: put(-l, d, 0)[0] - 12,
      to: put(l, d, 0)[0] + 10,
      ground: (x) => heightAt([put(-l, d, 0), put(l, d, 0)], x) + 6,
      height: 34,
      count: 44,
      colour: "#7f8540",
      seed: seed ?? 1,
    })
  );
}

/** The small stones between the two skins of the low wall, laid bare where its upper courses are gone. */
function rubble(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const random = randomOf(43);
  return counted(64)
    .map((index) => {
      const [along, back] = [random.between(3.75, 7.4), mixed(-1.3, -0.6, index / 63)];
      const [half, deep, tall] = [random.between(0.07, 0.17), random.between(0.05, 0.1), random.between(0.03, 0.09)];
      const put = (x: number, forward: number, up: number) => at(along + x * half, back + forward * deep, 0.5 + up);
      const upper = [
        put(-0.8, 0.8, tall),
        put(0.1, 1, tall * 1.1),
        put(0.9, 0.6, tall * 0.9),
        put(0.6, -1, tall),
        put(-0.6, -1, tall),
      ];
      return (
        fill(
          polygon([
            put(-1, 1, 0),
            put(1, 1, 0),
            put(1.1, 0, 0),
            ...upper.slice(2, 3),
            ...upper.slice(1, 2),
            ...upper.slice(0, 1),
          ]),
          blend(stoneWorn, stoneShade, random.between(0.2, 0.6)),
        ) + fill(polygon(upper), blend(stone, wallBright, random.between(0, 0.5)))
      );
    })
    .join("");
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
    rubble(sheet),
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
    // What grows at the foot of the wall, and in the rubble of its low end.
    ...placesOf([40, 874, 52, 352, 886, 34, 1098, 902, 40, 1160, 912, 26]).map(([x, y, size], index) =>
      leafMass(sheet, { x, y, width: size, height: size * 0.5, seed: index + 80, count: 16, size: 15 }),
    ),
    ...placesOf([1300, 764, 24, 1420, 770, 34, 1240, 768, 18, 1530, 774, 26]).map(([x, y, size], index) =>
      leafMass(sheet, { x, y, width: size, height: size * 0.5, seed: index + 60, count: 12, size: 13 }),
    ),
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
      [-2.2, 6.1, 78, 1, 0.6, 0.42, 3],
      [1.95, 6.3, 101, 0.66, 0.46, 0.32, 4],
      [-1.25, 5.1, 96, 0.42, 0.34, 0.2, 9],
      [2.95, 4.9, 82, 0.95, 0.6, 0.42, 11],
    ].map((numbers) => fallen(sheet, numbers)),
    ...placesOf([96, 1204, 230, 150, 1216, 290, 214, 1214, 200, 1560, 1216, 230]).map(([x, y, tall]) =>
      asphodel(x, y, tall),
    ),
    grass(sheet, { from: -20, to: 480, ground: () => 1214, count: 70, height: 84, colour: "#66803f", seed: 4 }),
    grass(sheet, { from: 1160, to: 1620, ground: () => 1214, count: 60, height: 84, colour: "#4f6b40", seed: 6 }),
  );
}
