import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { type RuinedMill, ruinedMill, ruinedMillShade } from "../parts/buildings/ruinedMill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { agave } from "../parts/plants/small.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { parasail, sunshade } from "../parts/things/beachLife.ts";

const HORIZON = 480;
const FOCAL = 1300;
const EYE_HIGH = 4.6;
/** One eye for all: well above the ridge of the mills, which is some sixty metres above the sea. */
const RIDGE = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE_HIGH, focal: FOCAL });
const BAY = cameraOf({ horizon: HORIZON, centre: 800, eye: 64, focal: FOCAL });
/** The beach from its near end on the left round to the far cape, in metres. */
const SHORE = pointsOf([
  -150, 300, -80, 268, 0, 252, 70, 258, 126, 292, 158, 350, 162, 440, 130, 540, 54, 640, -60, 720, -200, 780,
]);
/** The mill, broken open on the right; the low sun shines on its left side from a little behind us. */
const MILL: RuinedMill = {
  camera: RIDGE,
  right: -6.6,
  away: 18,
  radius: 3.1,
  taper: 0.075,
  sun: -66,
  tops: pointsOf([
    -180, 5.6, -140, 5.9, -100, 6.3, -60, 6.5, -44, 6.3, -43, 6, -34, 5.9, -33, 6.3, -18, 6.4, -17, 6.8, -4, 6.9, -3,
    6.6, 34, 6.5, 35, 6, 43, 5.9, 44, 5.2, 52, 5.1, 53, 4.4, 61, 4.3, 62, 3.6, 84, 3.5, 85, 4, 94, 4.1, 95, 4.6, 112,
    4.8, 150, 5.3, 180, 5.6,
  ]),
  door: { turn: 6, half: 13, high: 2.1 },
  plaster: [
    [-32, 4.7, 15, 0.7],
    [-50, 1.6, 12, 0.66],
    [14, 3.4, 9, 0.34],
  ],
  seed: 4,
};

/** Gümbet from the ridge of the mills in the last sun: a broken mill with what is left of its axle and spokes, the round bay below with its sunshades and swimmers. */
export const SCENE: Scene = {
  name: "service-gumbet-transfer",
  seed: 47,
  mood: "gold",
  colours: {
    sky: ["#2f7cb0", "#7fbcc9", "#f6dcae", "#fcbd8c"],
    sea: ["#8fc4c8", "#3fa3b8", "#1d7ba0", "#155c86"],
    ground: "#e6b56c",
    groundShade: "#86587a",
    leaf: "#71753f",
    leafDark: "#474c3c",
    leafLight: "#b9ab58",
  },
  crops: { wide: 210, square: 110 },
  grain: 0.3,
  draw(sheet) {
    drawFar(sheet);
    drawTown(sheet);
    drawWater(sheet);
    drawBeach(sheet);
    drawRidge(sheet);
    drawMill(sheet);
    drawNear(sheet);
  },
};

/** The evening sky, the islands outside the bay, the hills of the far side with their shade on the right of each. */
function drawFar(sheet: Sheet): void {
  const hills = curveDownTo(
    pointsOf([
      520, 560, 620, 520, 700, 502, 790, 476, 870, 452, 960, 448, 1040, 410, 1130, 372, 1210, 360, 1300, 384, 1370, 360,
      1450, 312, 1540, 290, 1660, 300,
    ]),
    596,
  );
  const mist = sheet.linear(
    [
      [0, "#f6d3a4", 0],
      [1, "#f6d3a4", 0.75],
    ],
    [0, 440],
    [0, 590],
  );
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    sweptCloud(sheet, { x: 1080, y: 170, length: 760, seed: 4 }),
    fill(
      curveDownTo(
        pointsOf([-20, 452, 120, 444, 240, 430, 400, 440, 520, 452, 640, 458, 760, 470, 860, 482]),
        HORIZON + 2,
      ),
      "#c59ab0",
    ),
    fill("M240 430Q330 436 400 440L420 482H330Q320 450 240 430ZM520 452Q600 456 640 458L700 482H590Z", "#a983a6"),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 60, foot: false }),
    fill(hills, "#d6a877"),
    sheet.clipped(
      hills,
      fill(
        "M1206 360Q1250 366 1300 384Q1270 460 1370 620H1190Q1256 470 1206 360ZM1540 290L1680 296V660H1500Q1590 470 1540 290Z",
        "#c39680",
      ) +
        fill(
          "M1030 414Q1080 390 1130 372Q1080 480 1090 600H1000Q1060 500 1030 414ZM1364 364Q1410 340 1450 312Q1410 440 1430 600H1340Q1400 470 1364 364Z",
          "#e6b983",
        ) +
        fill(hills, mist),
    ),
  );
}

/** The shore moved out from the middle of the bay by a factor, on the sheet. */
function around(out: number): Point[] {
  return SHORE.map(([right, away]) => BAY([right * out, 430 + (away - 430) * out, 0]));
}

function between(inner: number, outer: number): Path {
  return `${curve(around(inner))}${curve(around(outer).toReversed()).replace("M", "L")}Z`;
}

/** The slope behind the beach: white houses in groups among gardens. */
function drawTown(sheet: Sheet): void {
  const random = randomOf(61);
  const land = `${curve(around(1.02)).replace("M", "M-30 1220L")}L620 566L760 540Q960 520 1200 470L1640 430V1220Z`;
  const houses = placesOf([
    850, 574, 0.17, 930, 582, 0.2, 1010, 570, 0.2, 1080, 588, 0.24, 1150, 556, 0.23, 1210, 590, 0.28, 1260, 542, 0.24,
    1320, 574, 0.3, 1380, 522, 0.27, 1400, 596, 0.34, 1470, 548, 0.3, 1540, 510, 0.28, 1500, 606, 0.38, 1590, 570, 0.36,
    1420, 656, 0.42, 1530, 664, 0.46, 1630, 640, 0.46, 1490, 730, 0.52, 1620, 728, 0.56, 1450, 812, 0.56, 1580, 812,
    0.64, 1320, 868, 0.52,
  ]);
  const trees = counted(150)
    .map((index) => {
      const [x, y] = [random.between(820, 1640), random.between(530, 920)];
      return { x, y: y - Math.max(0, x - 1300) * 0.06, size: 0.15 + (y - 500) * 0.0012, index };
    })
    .filter(({ x, y }) => x > 1420 + Math.min(0, (y - 700) * 0.9) || y > 870 || (y < 610 && x > 860 + (y - 560) * 4));
  sheet.add(
    fill(land, "#c9b073"),
    fill("M820 566Q1100 520 1640 452V570Q1300 560 1180 620Z", "#dcc383"),
    fill("M1340 730Q1480 660 1640 640V960H1000L1260 810Z", "#b39a6c"),
    stroke("M1650 524Q1500 560 1396 626T1352 726Q1340 806 1210 866", "#f3dcab", 8),
    ...[
      ...trees.map(({ x, y, size, index }) => ({ y, drawing: roundTree(sheet, (index * 7) % 4, 0.12)(x, y, size) })),
      ...houses.map(([x, y, size], index) => ({ y, drawing: houseGroup(sheet, { kind: index % 4, x, y, size }) })),
    ]
      .toSorted((one, other) => one.y - other.y)
      .map(({ drawing }) => drawing),
  );
}

/** Bands of shallow water along the sand, swimmers in them, a few boats at anchor, the launch with the parasail. */
function drawWater(sheet: Sheet): void {
  const { wallBright, seaDark } = sheet.mood;
  const [launchX, launchY] = BAY([36, 436, 0]);
  const [sailX, sailY] = BAY([52, 300, 88]);
  sheet.add(
    fill(between(0.74, 1.01), "#3fb0bd", 0.6),
    fill(between(0.85, 1.01), "#72cdc6", 0.75),
    fill(between(0.94, 1.01), "#c9ecd6", 0.9),
    ripples(sheet, { x: 800, y: 660, width: 560, height: 120, count: 20 }),
    ...placesOf([-60, 620, 0.22, -2, 500, 0.3]).map(([right, away, size]) => {
      const [x, y] = BAY([right, away, 0]);
      return (
        fill(lens(x + 30 * size * 4, y + 4, 300 * size, 8), seaDark, 0.35) + place(sailingYacht(sheet), x, y, size)
      );
    }),
    ...pointsOf([92, 380, 74, 520, 112, 470]).map(([right, away], index) => anchored(sheet, right, away, index)),
    swimmers(),
    place(wake(sheet, { length: 190, spread: 18 }), launchX + 24, launchY + 3, 1, -1),
    place(
      fill("M-30-8L30-10L26 4H-16Q-26 2-30-8Z", wallBright) +
        fill("M-24-2H28L26 4H-16Z", "#c2265f") +
        fill("M-12-9l8-9h10l2 9z", "#2a5f88"),
      launchX,
      launchY,
      1.1,
    ),
    stroke(
      `M${launchX + 16} ${launchY - 12}Q${mixed(launchX, sailX, 0.3)} ${mixed(launchY, sailY, 0.6)} ${sailX - 12} ${sailY + 68}`,
      wallBright,
      1.8,
    ),
    place(parasail(), sailX, sailY, 0.72),
  );
}

/** A motor boat at anchor, each of another length, her shade on the water to the right. */
function anchored(sheet: Sheet, right: number, away: number, index: number): Drawing {
  const { wallBright, wall, wallShade, seaDark } = sheet.mood;
  const [x, y] = BAY([right, away, 0]);
  const size = (300 / away) * (0.8 + index * 0.2);
  const hull = "M-28-10H18L34-14Q28 4 14 5H-22Z";
  return (
    fill(lens(x + 22 * size, y + 5, 96 * size, 9), seaDark, 0.4) +
    place(
      fill(hull, wall) +
        fill("M-26-3H28Q24 5 14 5H-22Z", ["#1d5d86", "#b0453f", "#e0a24a"][index % 3] ?? wall) +
        fill("M-16-10V-20L-12-22H4L10-10Z", wallBright) +
        fill("M0-10V-22H4L10-10Z", wallShade),
      x,
      y,
      size,
    )
  );
}

/** Heads in the shallows, each with the ring that it makes; nearer the sand they stand close together. */
function swimmers(): Drawing {
  const random = randomOf(31);
  const heads = counted(26).map(() => {
    const step = random.between(1.1, 5.4);
    const [x, y] = BAY(shoreAt(step, random.between(0.86, 0.975)));
    return { x, y, size: (y - HORIZON) / 330 };
  });
  return (
    fill(
      heads.map(({ x, y, size }) => lens(x + 4 * size, y + 2 * size, 26 * size, 5 * size)).join(""),
      "#f4fbf0",
      0.85,
    ) + fill(heads.map(({ x, y, size }) => disc(x, y - 2 * size, 3.4 * size)).join(""), "#6b4038")
  );
}

/** A place along the shore by the number of its point, moved out by a factor. */
function shoreAt(step: number, out: number): Place {
  const [a, b] = [SHORE[Math.floor(step)] ?? [0, 0], SHORE[Math.floor(step) + 1] ?? [0, 0]];
  const [right, away] = [mixed(a[0], b[0], step % 1), mixed(a[1], b[1], step % 1)];
  return [right * out, 430 + (away - 430) * out, 0];
}

/** Sand, and on it the sunshades of the beach clubs, each with its own colour; they shrink as they go away. */
function drawBeach(sheet: Sheet): void {
  const random = randomOf(5);
  const clubs: readonly (readonly [from: number, to: number, rows: number, colour: string])[] = [
    [1.5, 2.2, 2, "#fff3dc"],
    [2.4, 3.1, 3, "#e8873a"],
    [3.3, 4, 2, "#fff3dc"],
    [4.3, 5, 3, "#1d7fa6"],
    [5.3, 5.9, 2, "#fff3dc"],
    [6.4, 7.1, 3, "#c9415a"],
    [7.5, 8, 2, "#fff3dc"],
  ];
  const shades = clubs.flatMap(([from, to, rows, colour]) =>
    counted(rows).flatMap((row) =>
      counted(9)
        .filter(() => random.chance(0.82))
        .map((step) => {
          const spot = shoreAt(
            mixed(from, to, (step + random.around(0.3)) / 9),
            1.045 + row * 0.034 + random.around(0.008),
          );
          const [x, y] = BAY(spot);
          return { x, y, size: (metreAt(BAY, spot) * 3) / 30, colour };
        }),
    ),
  );
  sheet.add(
    fill(between(1, 1.17), "#f8dca4"),
    fill(between(1.14, 1.17), "#c9a472"),
    stroke(curve(around(1)), "#fffaf0", 4),
    ...shades.toSorted((a, b) => a.y - b.y).map(({ x, y, size, colour }) => place(sunshade(sheet, colour), x, y, size)),
  );
}

/** The edge of the ridge, beyond which the ground falls to the bay, and the path that ends at the mill's door. */
const EDGE = pointsOf([-30, 27, -12, 26, -6, 24.6, -2, 22.4, 2, 19.6, 5, 17.6, 8.4, 16.2, 12, 15.6, 20, 15]);
const PATH = windingRoad(RIDGE, pointsOf([4.6, 6.4, 3.4, 8.6, 1, 10.4, -2.2, 11.6, -4.6, 12.8, -6.2, 14.9]));

/** Dry ground with maquis, the pale path, and the mill's long shadow. */
function drawRidge(sheet: Sheet): void {
  const { ground, groundShade } = sheet.mood;
  const edge = EDGE.map(([right, away]) => RIDGE([right, away, 0]));
  const slope = curveDownTo(
    edge.map(([x, y], index): Point => [x + 34, y - 40 + (index % 3) * 16]),
    1220,
  );
  const top = curveDownTo(edge, 1220);
  sheet.add(
    fill(slope, "#96825c"),
    ...placesOf([
      600, 772, 50, 690, 784, 60, 800, 800, 56, 930, 826, 66, 1120, 850, 50, 1290, 872, 76, 1440, 888, 60, 1590, 886,
      84,
    ]).map(([x, y, width], index) =>
      leafMass(sheet, { x, y: y - 26, width, height: width * 0.42, seed: index + 3, count: 22, size: 24 }),
    ),
    fill(top, sheet.downwards([ground, "#dda45e", "#c98a52"], 760, 1200)),
    sheet.clipped(
      top,
      swells() + ledges() + fill(PATH.strip([-0.75, 0.75]), "#fbe3b0") + fill(PATH.strip([-0.75, -0.62]), "#c99a5e"),
    ),
    sheet.clipped(top, fill(ruinedMillShade(MILL, 1.9), groundShade)),
    ...placesOf([
      760, 868, 26, 850, 888, 46, 1400, 962, 40, 1290, 1096, 64, 1190, 1120, 40, 110, 1004, 36, 560, 1130, 34,
    ]).map(([x, y, width], index) => bush(sheet, x, y, width, index)),
    millstone(sheet),
    couple(sheet),
  );
}

/** The ground is not level: two broad hollows take less of the low sun. */
function swells(): Drawing {
  return (
    fill("M-20 1030Q200 984 420 1030Q640 1130 620 1220H-20Z", "#c98a50") +
    fill("M900 930Q1100 900 1300 950T1640 1000V1090Q1400 1030 1240 1010T900 930Z", "#d39857")
  );
}

/** Ledges of pale rock and worn ground, long and low, each with its lit upper edge. */
function ledges(): Drawing {
  const random = randomOf(23);
  const spots = counted(26).map(() => {
    const away = random.between(8, 22);
    const [x, y] = RIDGE([random.between(-9, 12), away, 0]);
    return { x, y, long: random.between(700, 2400) / away, tall: random.between(70, 130) / away };
  });
  return (
    fill(spots.map(({ x, y, long, tall }) => lens(x + 12, y + tall * 0.6, long, tall)).join(""), "#b9814f", 0.55) +
    fill(spots.map(({ x, y, long, tall }) => lens(x, y, long, tall)).join(""), "#f6d08a", 0.75)
  );
}

/** A low round bush of thyme and thorn with its long shadow; every second one is in flower. */
function bush(sheet: Sheet, x: number, y: number, width: number, index: number): Drawing {
  const height = width * 0.5;
  return (
    fill(lens(x + width * 1.1, y + height * 0.2, width * 3, height * 0.6), sheet.mood.groundShade, 0.75) +
    leafMass(sheet, { x, y: y - height * 0.3, width, height, seed: index + 3, count: 26, size: 15 + width * 0.1 }) +
    (index % 2
      ? ""
      : leafMass(sheet, {
          x: x - width * 0.1,
          y: y - height * 0.8,
          width: width * 0.7,
          height: height * 0.4,
          seed: index + 30,
          count: 12,
          size: 13,
          leaf: "petal",
          colours: ["#7a4f86", "#a878ac", "#dcb2d2"],
        }))
  );
}

/** Where the mill's stone lies at the edge of the ridge, its radius and thickness, in metres. */
const STONE = { right: 4.2, away: 15.4, radius: 0.85, thick: 0.44 };

/** The mill's stone on the ground: a thick disc with its hole. */
function millstone(sheet: Sheet): Drawing {
  const { right, away, radius, thick } = STONE;
  const ring = (reach: number, up: number): Point[] =>
    shares(33).map((share) =>
      RIDGE([right + Math.cos(share * Math.PI * 2) * reach, away + Math.sin(share * Math.PI * 2) * reach, up]),
    );
  const near = (from: number): Path =>
    polygon([...ring(radius, thick).slice(from), ...ring(radius, 0).slice(from).toReversed()]);
  const [x, y] = RIDGE([right, away, 0]);
  const metre = metreAt(RIDGE, [right, away, 0]);
  return (
    fill(
      curve(
        [
          [x, y - metre * 0.2],
          [x + metre * 2, y - metre * 0.26],
          [x + metre * 3.6, y - metre * 0.2],
          [x + metre * 2, y + metre * 0.16],
          [x, y + metre * 0.28],
        ],
        true,
      ),
      sheet.mood.groundShade,
      0.9,
    ) +
    fill(near(16), "#e8b47c") +
    fill(near(25), "#b57f72") +
    fill(polygon(ring(radius, thick)), "#f8d9a6") +
    fill(polygon(ring(0.16, thick)), "#54385a")
  );
}

/** One sits on the stone and looks over the bay, the other comes up to her. */
function couple(sheet: Sheet): Drawing {
  const on = (right: number, away: number, tall: number, options: PersonOptions): Drawing => {
    const [x, y] = RIDGE([STONE.right + right, STONE.away + away, 0]);
    const metre = metreAt(RIDGE, [0, STONE.away + away, 0]);
    return place(person(sheet, { shadow: false, ...options }), x, y, (metre * tall) / 100);
  };
  return (
    on(2.2, 0.3, 1.78, { pose: "walking", mirrored: true, top: "#fdf0d8", bottom: "#2f5580", hat: "#e8cf9a" }) +
    on(0.42, -0.2, 1.68, {
      pose: "sitting",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#c83f5a",
      bottom: "#c83f5a",
      hairstyle: "long",
      hat: "#f0d6a0",
    })
  );
}

/** The axle: where it leaves the wall and where its hub is; it points out over the door, a little to the right. */
const AXLE = { from: [-5.5, 16.3, 6.7], to: [-4.5, 14.2, 6.95] } as const satisfies Record<string, Place>;
/** Each arm of the wheel: its angle, clockwise from upright, and how much of it is left, in metres. */
const ARMS = [
  [14, 1.5],
  [58, 2.9],
  [104, 2.6],
  [150, 0.8],
  [196, 2.9],
  [238, 1.2],
  [284, 3],
  [330, 2.5],
] as const;

/** A place in the wheel's plane, which stands square to the axle: by angle and metres from the hub. */
function wheelAt(angle: number, reach: number): Point {
  const turn = (angle / 180) * Math.PI;
  const out = Math.sin(turn) * reach;
  return RIDGE([AXLE.to[0] + out * 0.86, AXLE.to[1] + out * 0.5, AXLE.to[2] + Math.cos(turn) * reach]);
}

/** A pole between two places on the sheet, lit along its upper left side. */
function pole(from: Point, to: Point, [thick, thin]: Point): Drawing {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / long, (to[0] - from[0]) / long];
  const side = nx * 0.8 + ny * 0.6 < 0 ? 1 : -1;
  const edge = (shift: number): Path =>
    polygon([
      [from[0] - nx * thick, from[1] - ny * thick],
      [from[0] + nx * thick * shift, from[1] + ny * thick * shift],
      [to[0] + nx * thin * shift, to[1] + ny * thin * shift],
      [to[0] - nx * thin, to[1] - ny * thin],
    ]);
  const lit = polygon([
    [from[0] + nx * thick * side, from[1] + ny * thick * side],
    [from[0] + nx * thick * side * 0.2, from[1] + ny * thick * side * 0.2],
    [to[0] + nx * thin * side * 0.2, to[1] + ny * thin * side * 0.2],
    [to[0] + nx * thin * side, to[1] + ny * thin * side],
  ]);
  return fill(edge(1), "#5d3a3c") + fill(lit, "#c98a5a");
}

/** The mill, and the axle with its hub and broken arms, two of which still hold a rope between them. */
function drawMill(sheet: Sheet): void {
  const hub = RIDGE(AXLE.to);
  const metre = metreAt(RIDGE, AXLE.to);
  const arms = ARMS.map(([angle, long]) => {
    const tip = wheelAt(angle, long);
    const split = wheelAt(angle + 1, long + 0.16);
    return (
      fill(polygon([wheelAt(angle - 1, long - 0.1), split, wheelAt(angle + 1.4, long - 0.1)]), "#8d5b48") +
      pole(hub, tip, [6, 4])
    );
  });
  const rope = (from: Point, to: Point, sag: number) =>
    `M${from.join(" ")}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag} ${to.join(" ")}`;
  sheet.add(
    ruinedMill(sheet, MILL),
    pole(RIDGE(AXLE.from), hub, [15, 15]),
    ...arms,
    stroke(
      rope(wheelAt(284, 2.8), wheelAt(330, 2.4), 14) + rope(wheelAt(58, 2.7), wheelAt(104, 2.5), 18),
      "#6b4a48",
      2,
    ),
    fill(disc(hub[0], hub[1], metre * 0.24), "#6b4340"),
    fill(disc(hub[0] - metre * 0.04, hub[1] - metre * 0.04, metre * 0.17), "#d99a66"),
    fill(disc(hub[0], hub[1], metre * 0.06), "#54353c"),
  );
}

/** Near by: dry grass in the light, agaves in the corner. */
function drawNear(sheet: Sheet): void {
  const plant = sheet.tinted({ leafLight: "#b5bb84", leaf: "#5f8270", leafDark: "#36505c" });
  const straw = (from: number, to: number, ground: number, seed: number) =>
    grass(sheet, { from, to, ground: () => ground, count: 36, height: 54, colour: "#f3d487", seed }) +
    grass(sheet, { from, to, ground: () => ground + 4, count: 22, height: 40, colour: "#a9743f", seed: seed + 5 });
  sheet.add(
    bush(sheet, 70, 1180, 130, 4),
    bush(sheet, 250, 1206, 70, 7),
    straw(300, 520, 1208, 3),
    straw(1180, 1400, 1206, 4),
    fill(lens(1600, 1184, 460, 50), sheet.mood.groundShade, 0.85),
    place(agave(plant, { seed: 3 }), 1490, 1198, 2.6),
    place(agave(plant, { seed: 6 }), 1610, 1150, 1.8),
  );
}
