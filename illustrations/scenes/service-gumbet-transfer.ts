import { cameraOf, metreAt, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { onDrum, type RuinedMill, ruinedMill, ruinedMillShade } from "../parts/buildings/ruinedMill.ts";
import { boulder } from "../parts/land/boulder.ts";
import { fieldWall } from "../parts/land/fieldWall.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { thymeDrift } from "../parts/plants/thyme.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { parasail, sunshade } from "../parts/things/beachLife.ts";

const HORIZON = 480;
/** One eye for all: well above the ridge of the mills, which is some sixty metres above the sea. */
const RIDGE = cameraOf({ horizon: HORIZON, centre: 800, eye: 5.2, focal: 1400 });
const BAY = cameraOf({ horizon: HORIZON, centre: 800, eye: 64, focal: 1300 });
/** The beach from its near end on the left round to the far cape, in metres. */
const SHORE = pointsOf([
  -150, 300, -80, 268, 0, 252, 70, 258, 126, 292, 158, 350, 162, 440, 130, 540, 54, 640, -60, 720, -200, 780,
]);
/** The mill: its drum whole up to the chipped rim, on which the roof lay; the low sun shines on its left. */
const MILL: RuinedMill = {
  camera: RIDGE,
  right: -3.1,
  away: 17,
  radius: 2.75,
  taper: 0.1,
  sun: -66,
  tops: pointsOf([
    -180, 6.8, -120, 6.9, -80, 7, -61, 6.95, -60, 6.76, -47, 6.76, -46, 7, -16, 6.98, -15, 6.8, -3, 6.8, -2, 7.02, 14,
    7, 15, 6.74, 24, 6.7, 25, 6.5, 41, 6.46, 42, 6.72, 54, 6.75, 55, 6.95, 80, 6.95, 130, 6.8, 180, 6.8,
  ]),
  door: { turn: -6, half: 14, high: 2.05 },
  plaster: [
    [-52, 3.2, 13, 0.7],
    [2, 3, 9, 0.4],
    [-36, 0.9, 10, 0.5],
  ],
  seed: 4,
};
/** How far a shadow lies for each metre of height. */
const LONG = 1.9;

/** Gümbet from the ridge of the mills in the last sun: a roofless mill that still carries its wheel of bare spokes, the round bay below with its sunshades and swimmers. */
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
  crops: { wide: 90, square: 60 },
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

/** The hills of the far side, the furthest first: crest, light, shade, and the faces that lie in it. */
const HILLS = [
  [
    pointsOf([900, 470, 990, 430, 1080, 388, 1170, 350, 1260, 336, 1350, 352, 1440, 318, 1530, 296, 1660, 310]),
    "#cfa3ae",
    "#b98ba4",
    "M1260 336Q1300 400 1290 480L1420 470Q1390 400 1350 352ZM1530 296Q1560 380 1550 480H1680V310Z",
  ],
  [
    pointsOf([
      690, 520, 780, 484, 860, 456, 940, 448, 1040, 420, 1120, 406, 1220, 424, 1330, 414, 1430, 384, 1520, 372, 1660,
      392,
    ]),
    "#dba98a",
    "#c48f88",
    "M940 448Q980 480 990 540L1120 560Q1060 470 1010 436ZM1520 372Q1560 450 1546 560H1680V392Z",
  ],
  [
    pointsOf([
      500, 560, 600, 530, 700, 516, 800, 524, 900, 502, 1000, 484, 1110, 476, 1220, 490, 1340, 474, 1450, 446, 1660,
      440,
    ]),
    "#d9b477",
    "#bf9a70",
    "M1110 476Q1180 500 1210 560L1330 580Q1280 510 1220 490Z",
  ],
] as const;

/** The evening sky, the islands outside the bay, the hills of the far side: three planes, one before the other, mist between them. */
function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2, reach: 0.5 }),
    // A long bar of evening cloud, its upper edge in the sun.
    fill(
      "M760 196Q900 172 1010 178Q1090 150 1210 160Q1310 140 1420 158Q1530 156 1660 146V186Q1450 200 1290 192Q1040 212 760 196Z",
      "#fdeccb",
      0.8,
    ) +
      fill(
        "M900 199Q1040 184 1160 184Q1290 168 1410 178Q1540 178 1660 170V188Q1450 202 1290 193Q1080 208 900 199Z",
        "#f0c4a6",
        0.85,
      ),
    fill(
      curveDownTo(
        pointsOf([-20, 452, 120, 444, 240, 430, 400, 440, 520, 452, 640, 458, 760, 470, 860, 482]),
        HORIZON + 2,
      ),
      "#c59ab0",
    ),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 60, foot: false }),
    ...HILLS.map(([crest, lit, shaded, faces], index) => {
      const hill = curveDownTo(crest, 620);
      const mist = sheet.linear(
        [
          [0, "#f9d7a8", 0],
          [1, "#f9d7a8", 0.8],
        ],
        [0, 400 + index * 50],
        [0, 520 + index * 50],
      );
      return fill(hill, lit) + sheet.clipped(hill, fill(faces, shaded, 0.6) + (index < 2 ? fill(hill, mist) : ""));
    }),
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
  const trees = counted(84)
    .map((index) => {
      const [x, y] = [random.between(820, 1640), random.between(530, 920)];
      return {
        x,
        y: y - Math.max(0, x - 1300) * 0.06,
        size: (0.15 + (y - 500) * 0.0012) * random.between(0.7, 1.5),
        index,
      };
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

/** The edge of the ridge, beyond which the ground falls to the bay, and the path that turns up to the mill's door. */
const EDGE = pointsOf([-30, 27, -12, 26, -5, 24.6, -1, 22.6, 2, 20.8, 5, 19, 8.4, 17.6, 12, 16.9, 20, 16.4]);
const PATH = windingRoad(RIDGE, pointsOf([2.6, 8.6, 1.9, 10, 0.4, 11, -1.4, 11.6, -2.8, 12.5, -3.42, 14.1]));

/** Dry ground in two planes, the path between them, the mill's long shadow, a terrace wall along the fall of the ridge. */
function drawRidge(sheet: Sheet): void {
  const { ground, groundShade } = sheet.mood;
  const edge = EDGE.map(([right, away]) => RIDGE([right, away, 0]));
  const slope = curveDownTo(
    edge.map(([x, y], index): Point => [x + 40, y - 34 + (index % 3) * 12]),
    1220,
  );
  const top = curveDownTo(edge, 1220);
  sheet.add(
    fill(slope, "#8f7a58"),
    ...placesOf([
      640, 800, 30, 720, 800, 70, 900, 826, 46, 1010, 846, 84, 1200, 868, 50, 1290, 876, 96, 1470, 896, 60, 1590, 900,
      90,
    ]).map(([x, y, width], index) =>
      leafMass(sheet, { x, y: y - 14, width, height: width * 0.36, seed: index + 3, count: 22, size: 22 }),
    ),
    fill(top, ground),
    sheet.clipped(
      top,
      fill("M-40 1060Q200 1010 430 1050Q700 1096 860 1140Q960 1170 1010 1220H-40Z", "#d39c5c") +
        fill("M470 1010Q760 1030 980 980Q1240 930 1660 1000V1090Q1300 1010 1080 1060Q820 1110 560 1060Z", "#dba861") +
        fill(ruinedMillShade(MILL, LONG), groundShade) +
        fill(PATH.strip([-0.62, 0.56]), "#bf8a58") +
        fill(PATH.strip([-0.5, 0.56]), "#fbe3b0"),
    ),
    terraceWall(sheet),
  );
}

/** The low wall of an old field on the fall of the ridge, fallen at the end by the path; its shadow lies behind it. */
function terraceWall(sheet: Sheet): Drawing {
  const { groundShade } = sheet.mood;
  const line = pointsOf([2.2, 14.4, 3.6, 13.8, 5.4, 13.2, 7.4, 12.9, 10, 12.8]);
  const stones = placesOf([1.9, 14.4, 17, 1.5, 14, 11, 2.2, 13.8, 13]);
  return (
    fill(windingRoad(RIDGE, line).strip([-1.2, 0]), groundShade, 0.75) +
    fieldWall({
      camera: RIDGE,
      line,
      high: 0.62,
      fallen: [0.8, 0],
      tones: ["#d8a178", "#c9906e", "#e4b283", "#b98070"],
      top: ["#fbe3b4", "#f6d8a2"],
      ends: ["#f3cf98", "#86587a"],
      gaps: "#7a5264",
      seed: 5,
    }) +
    stones
      .map(([right, away, size], index) =>
        boulder(...RIDGE([right, away, 0]), size, ["#fbe3b4", "#d9a577", "#a8778a", "#7a5264"], index + 3, groundShade),
      )
      .join("")
  );
}

/** The axle: its turn on the drum and its height, how far the hub lies from the middle of the mill, and the end of the prow before it. */
const AXLE = { turn: -36, up: 5.8, hub: 3.75, prow: 5.1 };
const AXLE_TURN = (AXLE.turn / 180) * Math.PI;
/** Each arm of the wheel: its angle, clockwise from upright, and how much of it is left, in metres. */
const ARMS = [
  [34, 3.1],
  [70, 3.1],
  [106, 1.9],
  [142, 3.1],
  [178, 3.1],
  [214, 3.1],
  [250, 1.4],
  [286, 3.1],
  [322, 3.1],
  [358, 3.1],
] as const;

/** A place on the axle, in metres from the middle of the mill. */
function onAxle(reach: number, rise = 0): Place {
  return [
    MILL.right + Math.sin(AXLE_TURN) * reach,
    MILL.away - Math.cos(AXLE_TURN) * reach,
    AXLE.up + (reach - 2.4) * 0.12 + rise,
  ];
}

/** A place in the wheel's plane, which stands square to the axle: by angle and metres from the hub. */
function inWheel(angle: number, reach: number): Place {
  const turn = (angle / 180) * Math.PI;
  const out = Math.sin(turn) * reach;
  const [right, away, up] = onAxle(AXLE.hub);
  return [right + out * Math.cos(AXLE_TURN), away + out * Math.sin(AXLE_TURN), up + Math.cos(turn) * reach];
}

/** Where the ray through a place meets the drum, if it does. */
function shadeOnMill([right, away, up]: Place): Point | undefined {
  const sun = (MILL.sun / 180) * Math.PI;
  for (let reach = 0; reach < 9; reach += 0.003) {
    const [x, z, high] = [right - Math.sin(sun) * reach, away + Math.cos(sun) * reach, up - reach / LONG];
    if (Math.hypot(x - MILL.right, z - MILL.away) < MILL.radius - MILL.taper * high) {
      // Where the sun only grazes the wall, shadow and shade are one.
      const grazed = Math.atan2(x - MILL.right, MILL.away - z) - sun > 1.54;
      return high < 6.4 && high > 0 && !grazed ? RIDGE([x, z, high]) : undefined;
    }
  }
  return undefined;
}

/** The shadow of the wheel on the sunny side of the drum: each arm as far as it falls on the wall. */
function wheelShade(): Drawing {
  const line = (spots: readonly Place[]): Path => {
    const points = spots.map(shadeOnMill).filter((point) => point !== undefined);
    return points.length > 1 ? polyline(points) : "";
  };
  const arms = ARMS.map(([angle, long]) => line(shares(70).map((share) => inWheel(angle, share * long))));
  const axle = line(shares(40).map((share) => onAxle(mixed(2.5, AXLE.hub, share))));
  return stroke(arms.join(""), "#7d4c6c", 8, 0.66) + stroke(axle, "#7d4c6c", 20, 0.66);
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

/** The hole in the wall in which the axle rests: a timber over it, a block of stone under it. */
function bearing(): Drawing {
  const on = (turn: number, up: number, out = 0): Point => onDrum(MILL, AXLE.turn + turn, up, out);
  const plate = (wide: number, low: number, high: number, out = 0): Path =>
    polygon([
      on(-wide, low, out),
      on(0, low, out),
      on(wide, low, out),
      on(wide, high, out),
      on(0, high, out),
      on(-wide, high, out),
    ]);
  const { up } = AXLE;
  return (
    fill(plate(12, up - 0.42, up + 0.5), "#33203f") +
    fill(plate(19, up + 0.46, up + 0.76, 0.1), "#6b4340") +
    fill(plate(19, up + 0.62, up + 0.76, 0.1), "#c98a5a") +
    fill(plate(16, up - 0.72, up - 0.3, 0.14), "#f7d6a2") +
    fill(plate(16, up - 0.72, up - 0.62, 0.14), "#c08868")
  );
}

/** The mill, and its wheel on the axle: bare arms, two of them broken, stays from the prow to their tips. */
function drawMill(sheet: Sheet): void {
  const [hub, prow] = [RIDGE(onAxle(AXLE.hub)), RIDGE(onAxle(AXLE.prow))];
  const metre = metreAt(RIDGE, onAxle(AXLE.hub));
  const wheelAt = (angle: number, reach: number): Point => RIDGE(inWheel(angle, reach));
  const whole = ARMS.filter(([, long]) => long > 3);
  const arms = ARMS.map(([angle, long]) => {
    const split = polygon([
      wheelAt(angle - 1.4, long - 0.1),
      wheelAt(angle + 1, long + 0.2),
      wheelAt(angle + 1.8, long - 0.1),
    ]);
    return (long < 3 ? fill(split, "#8d5b48") : "") + pole(hub, wheelAt(angle, long), [8, 5]);
  });
  const rope = (from: Point, to: Point, sag: number): Path =>
    `M${from.join(" ")}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag} ${to.join(" ")}`;
  const stays = whole.map(([angle]) => rope(prow, wheelAt(angle, 3), 6));
  const rim = whole
    .map(([angle], index) => [angle, whole[index + 1]?.[0] ?? 394] as const)
    .filter(([from, to]) => to - from < 40)
    .map(([from, to]) => rope(wheelAt(from, 3), wheelAt(to, 3), 8));
  sheet.add(
    ruinedMill(sheet, MILL),
    wheelShade(),
    bearing(),
    // The hole’s right edge hides where the axle goes on into the mill.
    sheet.clipped(
      polygon([[0, 0], onDrum(MILL, AXLE.turn + 12, 8), onDrum(MILL, AXLE.turn + 12, 0), [0, 1200]]),
      pole(RIDGE(onAxle(1.5)), hub, [19, 19]),
    ),
    stroke(rim.join(""), "#6b4a48", 3),
    ...arms,
    pole(hub, prow, [13, 8]),
    stroke(stays.join(""), "#6b4a48", 1.8),
    fill(disc(hub[0], hub[1], metre * 0.3), "#6b4340"),
    fill(disc(hub[0] - metre * 0.05, hub[1] - metre * 0.05, metre * 0.22), "#d99a66"),
    pole(mixedPoint(hub, prow, 0.1), prow, [13, 8]),
  );
}

/** A point between two others. */
function mixedPoint([x0, y0]: Point, [x1, y1]: Point, share: number): Point {
  return [mixed(x0, x1, share), mixed(y0, y1, share)];
}

/** An agave's blade from its root to its tip, `wide` at its broadest: the half that looks to the sun, and the other. */
function blade([x, y]: Point, [tipX, tipY]: Point, wide: number, bend: number): [lit: Path, shaded: Path] {
  const [dx, dy] = [tipX - x, tipY - y];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / long, dx / long];
  const spine = shares(9).map((share): Point => [
    x + dx * share + nx * bend * Math.sin(share * Math.PI),
    y + dy * share + ny * bend * Math.sin(share * Math.PI),
  ]);
  const girth = shares(9).map((share) => wide * (0.7 + 0.9 * share) * (1 - share ** 2.2));
  const side = (sign: number): Path =>
    polygon([
      ...spine,
      ...spine
        .map(([px, py], index): Point => [px + nx * sign * (girth[index] ?? 0), py + ny * sign * (girth[index] ?? 0)])
        .toReversed(),
    ]);
  const left = nx * 0.8 + ny * 0.6 < 0 ? 1 : -1;
  return [side(left), side(-left)];
}

/** A low agave near by, dark against the ground: blades that spread from one root. */
function agaveRosette(x: number, y: number): Drawing {
  const [lit, dark, deep] = ["#7d9a80", "#33505c", "#283a50"];
  const rays = placesOf([
    -250, -130, 26, 250, -110, -22, -200, -210, 20, 210, -200, -16, -280, -40, 30, 280, -30, -26, -110, -260, 10, 130,
    -256, -12, 20, -280, 4, -50, -210, 8, 70, -190, -8,
  ]);
  return rays
    .map(([dx, dy, bend], index) => {
      const [sun, shade] = blade([x + dx * 0.06, y + 6], [x + dx, y + dy], 24, bend);
      return fill(shade, index % 2 ? dark : deep) + fill(sun, index % 3 ? "#527470" : lit);
    })
    .join("");
}

/** Near by: thyme in drifts of different size, a low agave in the right corner. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    ...thymeDrift(sheet, pointsOf([292, 958, 340, 984, 376, 990]), [5, 24, 8], 52),
    ...thymeDrift(sheet, pointsOf([690, 1000, 800, 992, 880, 970]), [6, 30, 16], 44),
    ...thymeDrift(sheet, pointsOf([-30, 960, 70, 990, 170, 1010, 300, 1060]), [9, 48, 36], 12),
    ...thymeDrift(sheet, pointsOf([-60, 1110, 140, 1140, 360, 1180, 620, 1220]), [12, 120, 50], 25),
    ...thymeDrift(sheet, pointsOf([1010, 1130, 1110, 1120, 1220, 1140]), [6, 40, 20], 31),
    ...placesOf([
      190, 984, 16, 152, 972, 9, 452, 1002, 12, 706, 936, 13, 738, 944, 8, 880, 1092, 10, 912, 1098, 6, 396, 1080, 9,
    ]).map(([x, y, size], index) =>
      boulder(x, y, size, ["#fbe3b4", "#d9a577", "#a8778a", "#7a5264"], index + 9, sheet.mood.groundShade),
    ),
    fill(lens(1560, 1196, 560, 56), sheet.mood.groundShade, 0.85),
    agaveRosette(1490, 1222),
  );
}
