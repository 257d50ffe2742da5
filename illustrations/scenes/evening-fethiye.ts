import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { type Caique, caique, caiqueImage } from "../parts/boats/caique.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { NICHE, type OnFace, onFace, templeTomb } from "../parts/buildings/lycianTombs.ts";
import { mosque } from "../parts/buildings/town.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { loadingDriver } from "../parts/people/loadingDriver.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { shellCase } from "../parts/things/shellCase.ts";
import { headBeams } from "../parts/vehicles/headBeams.ts";
import { HOLD, inHold, loadedCarrier } from "../parts/vehicles/loadedCarrier.ts";
import { BODY } from "../parts/vehicles/carrierBody.ts";
import { LAMPLIT_NAVY, type VehiclePaint } from "../parts/vehicles/paint.ts";
import type { Surface } from "../parts/vehicles/surface.ts";

const HORIZON = 704;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 2.6, focal: 2240 });
/** The carrier by the middle of its tail: ahead of it, to its left, up. */
const TAIL = frameOf(camera, { right: 1.95, away: 15.5, heading: 42 });
/** The near quay: along its edge to the right, and over the water. */
const QUAY = frameOf(camera, { right: -9, away: 18.8, heading: 82 });
/** How far the water lies under both quays, and how far off the quay of the town is. */
const [DROP, SHORE] = [0.9, 124] as const;
const WATERLINE = camera([0, SHORE, -DROP])[1];
/** The rock with the tombs: along its face to the right, into it, up from the sill of the temple. */
const rock = frameOf(camera, { right: -3.25, away: 112, heading: 98 });
const FACE: Project = ([along, deep, up]) => rock([along, deep, up + 14.3]);
const [LAMPLIGHT, PANE] = ["#ffd183", "#f3a85a"] as const;

/** The carrier by night: the last of the sky on its side, lamplight from the ground. */
const NAVY: VehiclePaint = {
  ...LAMPLIT_NAVY,
  sky: "#a7a4dc",
  skyDim: "#565fa4",
  ground: "#b9765e",
  tail: "#ff5647",
  tailDim: "#8a1c3a",
  shadow: "#12123a",
};

/** Evening in the harbour of Fethiye: the floodlit rock with its Lycian tombs over lit windows, a minaret and gulets; on the near quay the driver brings the last case to the lit carrier while the guests look up. */
export const SCENE: Scene = {
  name: "evening-fethiye",
  seed: 58,
  mood: "night",
  colours: {
    sky: ["#171b52", "#2c2f7c", "#5a4a98", "#95629f", "#cf8098"],
    zenith: "#0e1240",
    far: "#4b4484",
    farShade: "#3f3a78",
    mist: "#8c6a9c",
    wall: "#9b86b4",
    wallBright: "#c0a6c4",
    wallShade: "#5f5490",
    wallDeep: "#3f3a74",
    roof: "#7d4a6c",
    roofShade: "#56386a",
    trunk: "#2a2350",
    leafLight: "#4f6070",
    leaf: "#33456a",
    leafDark: "#212b56",
    sea: ["#4c4a8c", "#2d3474", "#1c2459", "#121945"],
    seaLight: "#6b63a4",
    seaDark: "#181d52",
    groundShade: "#1d1c4a",
    near: "#14143c",
  },
  crops: { wide: 204, square: 315 },
  grain: 0.3,
  draw(sheet) {
    drawSky(sheet);
    drawRock(sheet);
    drawTombs(sheet);
    drawTown(sheet);
    drawWater(sheet);
    drawBoats(sheet);
    drawQuay(sheet);
    drawGuests(sheet);
    drawDriverShadow(sheet);
    drawCarrier(sheet);
    drawDriver(sheet);
  },
};

/** The last rose of the day at the left, stars, the hills behind the minaret. */
function drawSky(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.35 }),
    sheet.glow([60, 660], 620, "#f0a08c", 0.5),
    stars(sheet, { height: 380, count: 70 }),
    ridge(sheet, {
      crest: pointsOf([-20, 600, 90, 560, 190, 580, 300, 540, 420, 510, 520, 480, 660, 440]),
      foot: HORIZON + 20,
      mist: 60,
      rough: 4,
      seed: 3,
    }),
  );
}

/** The mountain from its foot behind the minaret over its summit to the right edge. */
const MOUNTAIN = pointsOf([
  -20, 740, -20, 640, 60, 610, 112, 560, 170, 536, 214, 480, 284, 450, 326, 392, 390, 364, 424, 320, 486, 292, 520, 240,
  570, 220, 604, 160, 668, 138, 706, 92, 770, 84, 826, 44, 900, 36, 946, 62, 1016, 70, 1074, 116, 1150, 118, 1216, 170,
  1300, 192, 1372, 258, 1466, 284, 1540, 344, 1640, 372, 1640, 740,
]);
/** Its spurs above the reach of the floodlights. */
const SPURS = [
  [826, 44, 900, 36, 884, 96, 910, 150, 880, 190, 850, 130],
  [946, 62, 1016, 70, 1000, 130, 1030, 190, 1010, 250, 958, 240, 970, 150],
  [1074, 116, 1150, 118, 1138, 190, 1168, 270, 1150, 370, 1090, 306, 1104, 210],
  [1216, 170, 1300, 192, 1290, 280, 1330, 380, 1310, 484, 1240, 430, 1250, 300],
  [1372, 258, 1466, 284, 1460, 380, 1500, 500, 1480, 590, 1400, 510, 1410, 380],
  [390, 364, 424, 320, 440, 390, 420, 470, 400, 520, 376, 450],
  [214, 480, 284, 450, 300, 540, 284, 640, 230, 700, 244, 590],
] as const;
/** Faces of the cliff that look to the left. */
const LIT_FACES = [
  [330, 640, 338, 580, 366, 540, 372, 480, 410, 446, 404, 500, 412, 560, 396, 640],
  [418, 384, 456, 350, 462, 296, 476, 340, 462, 400, 472, 470, 456, 540, 464, 640, 440, 640, 450, 540, 436, 450],
  [520, 206, 566, 186, 590, 140, 600, 180, 580, 236, 584, 300, 572, 340, 548, 270],
  [650, 114, 700, 84, 716, 120, 690, 160, 664, 162],
  [806, 80, 856, 104, 850, 150, 868, 210, 880, 300, 856, 260, 838, 190, 816, 136],
  [
    936, 146, 958, 194, 948, 270, 964, 360, 950, 450, 966, 540, 950, 640, 912, 640, 920, 520, 906, 420, 918, 310, 904,
    220,
  ],
  [1030, 250, 1090, 262, 1080, 330, 1096, 400, 1084, 500, 1098, 640, 1050, 640, 1058, 500, 1040, 400],
  [1110, 310, 1180, 322, 1168, 400, 1184, 480, 1172, 640, 1130, 640, 1138, 500, 1120, 420],
  [1200, 372, 1280, 392, 1268, 460, 1280, 640, 1226, 640, 1232, 520, 1212, 450],
  [1310, 440, 1400, 462, 1390, 540, 1400, 640, 1340, 640, 1346, 560],
] as const;
/** Faces that look to the right. */
const SHADED_FACES = [
  [410, 446, 418, 384, 436, 450, 450, 540, 440, 640, 396, 640, 412, 560, 404, 500],
  [506, 262, 520, 206, 548, 270, 572, 340, 592, 420, 586, 520, 600, 640, 566, 640, 572, 520, 560, 420, 552, 340],
  [590, 140, 650, 114, 664, 162, 690, 160, 676, 196, 640, 224, 622, 280, 604, 310, 584, 300, 580, 236, 600, 180],
  [770, 96, 806, 80, 816, 136, 838, 190, 856, 260, 842, 250, 812, 200, 786, 160],
  [
    880, 136, 936, 146, 904, 220, 918, 310, 906, 420, 920, 520, 912, 640, 884, 640, 894, 520, 882, 420, 894, 330, 880,
    300, 868, 210, 850, 150, 856, 104,
  ],
  [958, 194, 1010, 206, 1030, 250, 1040, 400, 1058, 500, 1050, 640, 950, 640, 966, 540, 950, 450, 964, 360, 948, 270],
  [1090, 262, 1110, 310, 1120, 420, 1138, 500, 1130, 640, 1098, 640, 1084, 500, 1096, 400, 1080, 330],
  [1180, 322, 1200, 372, 1212, 450, 1232, 520, 1226, 640, 1172, 640, 1184, 480, 1168, 400],
  [1280, 392, 1310, 440, 1346, 560, 1340, 640, 1280, 640, 1268, 460],
  [1400, 462, 1440, 510, 1540, 540, 1640, 556, 1640, 640, 1400, 640, 1390, 540],
] as const;
/** Clefts between them. */
const CLEFTS = [
  [436, 450, 446, 500, 450, 540, 440, 640, 432, 560],
  [572, 340, 592, 420, 586, 520, 580, 440],
  [622, 280, 640, 224, 634, 290, 610, 330],
  [868, 210, 880, 300, 894, 330, 882, 360, 872, 280],
  [948, 270, 964, 360, 950, 450, 958, 360],
  [1096, 400, 1110, 460, 1098, 640, 1084, 500],
  [1168, 400, 1190, 480, 1172, 640, 1184, 480],
] as const;

/** How far below its drawing the cliff lies, and where the floodlights stand before it, each with the lean of its beam. */
const LOW = 46;
const FLOODLIGHTS = [
  { at: [592, 582], lean: -36 },
  { at: [682, 564], lean: 40 },
  { at: [872, 572], lean: 20 },
] as const satisfies readonly { at: Point; lean: number }[];

/** The mountain: dark by its faces, and from its foot about the temple a cliff in floodlight, which fades upward and to both sides. */
function drawRock(sheet: Sheet): void {
  const faces = (each: readonly (readonly number[])[]): Path =>
    each.map((points) => polygon(pointsOf(points))).join("");
  const outline = polygon(MOUNTAIN);
  /** A tone of the cliff: in the light, at its end, in the night. */
  const tone = (lit: string, dim: string, night: string): string =>
    sheet.radial(
      [
        [0, lit],
        [0.34, blend(lit, dim, 0.3)],
        [0.66, dim],
        [1, night],
      ],
      [735, 520],
      440,
    );
  sheet.add(
    fill(outline, "#2b2966"),
    sheet.clipped(
      outline,
      place(
        fill(box(240, 30, 1000, 700), tone("#e09a58", "#6a426a", "#2b2966")) +
          fill(faces(LIT_FACES), tone("#ffc97e", "#8f5a70", "#353274")) +
          fill(faces(SHADED_FACES), tone("#a8644f", "#4e3366", "#242259")) +
          fill(faces(CLEFTS), tone("#5e3856", "#382a60", "#1f1e50")),
        0,
        LOW,
      ) +
        fill(faces(SPURS), "#353274") +
        FLOODLIGHTS.map(({ at, lean }) => beamOf(sheet, at, lean)).join(""),
    ),
  );
}

/** What a floodlight throws up the cliff, its far end moved by its lean. */
function beamOf(sheet: Sheet, [x, y]: Point, lean: number): Drawing {
  const far = x + lean;
  return (
    fill(
      `M${x - 8} ${y}L${far - 96} ${y - 330}H${far + 96}L${x + 8} ${y}Z`,
      sheet.linear(
        [
          [0, "#ffe2a0", 0.72],
          [0.4, "#ffc77c", 0.3],
          [1, "#ffb870", 0],
        ],
        [x, y],
        [far, y - 330],
      ),
    ) + sheet.glow([x, y - 20], 110, "#ffe0a0", 0.5)
  );
}

/** The temple tomb in the light from its feet, and the plain tombs about it, dark. */
function drawTombs(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#f6c179",
    stoneWorn: "#c07848",
    stoneShade: "#84464a",
    stoneDeep: "#43263f",
    wallBright: "#ffe9b4",
    near: "#26163a",
  });
  const [, brow] = whole(FACE([0, 0, 10.4]));
  const [, middle] = whole(FACE([0, 0, 2.6]));
  sheet.add(
    plainTomb([-10.6, 2.6], [0.8, 1.1]),
    plainTomb([-8.5, -2.6], [1, 1.4]),
    plainTomb([8.8, -0.4], [0.9, 1.3]),
    plainTomb([11.9, -2.9], [0.85, 1.1]),
    templeTomb(stone, FACE),
    // Upwards it loses the light.
    fill(
      onFace(FACE, NICHE),
      sheet.linear(
        [
          [0, "#2f2258", 0.62],
          [0.5, "#4a2c56", 0.22],
          [1, "#4a2c56", 0],
        ],
        [0, brow],
        [0, middle],
      ),
    ),
    sheet.glow(whole(FACE([0, 0, 0.6])), 120, "#ffd890", 0.4),
  );
}

/** A plain tomb by its width and height: a shallow dark recess in the cliff, the ends of beams in relief over its door. */
function plainTomb([along, up]: OnFace, [wide, high]: Point): Drawing {
  const plate = (left: number, right: number, low: number, top: number, deep: number): Path => {
    const corners: readonly OnFace[] = [
      [left, low],
      [right, low],
      [right * 0.94, top],
      [left * 0.96, top],
    ];
    return onFace(
      FACE,
      corners.map(([x, y]): OnFace => [along + x * wide, up + y * high]),
      deep,
    );
  };
  const ends = counted(4).map((index) => plate(-0.78 + index * 0.43, -0.5 + index * 0.43, 2.04, 2.24, 0.1));
  return (
    fill(plate(-1.1, 1.12, 0, 2.5, 0), "#4d2d4e") +
    fill(plate(-0.94, 0.96, 0, 1.98, 0.3) + ends.join(""), "#744650") +
    fill(plate(-0.94, 0.96, 1.6, 1.7, 0.3), "#4d2d4e") +
    fill(plate(-0.5, 0.54, 0, 1.5, 0.3), "#2a183e") +
    fill(plate(-1.24, 1.26, -0.14, 0, -0.2), "#b9785a")
  );
}

/** The floodlights on the slope before the cliff. */
function drawFloodlights(sheet: Sheet): void {
  for (const {
    at: [x, y],
  } of FLOODLIGHTS)
    sheet.add(
      fill(`M${x - 3} ${y}H${x + 3}V${y + 16}H${x - 3}Z`, "#17163f"),
      fill(`M${x - 13} ${y - 8}H${x + 13}L${x + 9} ${y + 6}H${x - 9}Z`, "#17163f"),
      sheet.glow([x, y - 8], 44, "#ffd890", 0.9),
      fill(lens(x, y - 8, 11, 3.6), "#fff4d0"),
    );
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** A house of the town: the middle of its front's foot, how it is turned, its size in metres. */
interface TownHouse {
  right: number;
  away: number;
  up: number;
  turn: number;
  wide: number;
  high: number;
  lit: number;
  seed: number;
}

/** A plastered house under a hipped roof by night, some of its windows lit. */
function townHouse({ mood }: Sheet, { right, away, up, turn, wide, high, lit, seed }: TownHouse): Drawing {
  const random = randomOf(seed * 71);
  const at = frameOf(camera, { right, away, heading: 90 - turn });
  const on = ([along, across, above]: Place) => at([along, across, above + up]);
  const [half, deep, over] = [wide / 2, wide * 0.7, 0.5];
  const wall = (from: Point, to: Point): Point[] => [
    on([...from, 0]),
    on([...to, 0]),
    on([...to, high]),
    on([...from, high]),
  ];
  const windows = { lit: "", glow: "", dark: "" };
  const floors = Math.round(high / 2.9);
  const columns = Math.round(wide / 2.3);
  for (const floor of counted(floors))
    for (const column of counted(columns)) {
      const left = mixed(-half, half, (column + 0.5) / columns) - 0.45;
      const foot = floor * (high / floors) + 0.8;
      const pane = polygon([
        on([left, 0, foot]),
        on([left + 0.9, 0, foot]),
        on([left + 0.9, 0, foot + 1.4]),
        on([left, 0, foot + 1.4]),
      ]);
      windows[random.chance(lit) ? (random.chance(0.6) ? "lit" : "glow") : "dark"] += pane;
    }
  const top = high + wide * 0.2;
  const [a, b, c, d] = [
    on([-half - over, -over, high]),
    on([half + over, -over, high]),
    on([half + over, deep + over, high]),
    on([-half - over, deep + over, high]),
  ];
  const [r, s] = [on([-half * 0.3, deep / 2, top]), on([half * 0.3, deep / 2, top])];
  const tone = random.pick([mood.wall, blend(mood.wall, "#c98f9a", 0.35), blend(mood.wall, mood.wallShade, 0.35)]);
  return (
    fill(polygon(wall([half, 0], [half, deep])), mood.wallDeep) +
    fill(polygon(wall([-half, 0], [-half, deep])), blend(tone, "#e0a79c", 0.4)) +
    fill(polygon(wall([-half, 0], [half, 0])), tone) +
    fill(polygon([on([-half, 0, high - 0.35]), on([half, 0, high - 0.35]), b, a]), mood.wallDeep, 0.7) +
    fill(windows.dark, mood.wallDeep) +
    fill(windows.lit, LAMPLIGHT) +
    fill(windows.glow, PANE) +
    fill(polygon([b, c, s]), mood.roofShade) +
    fill(polygon([d, a, r]), blend(mood.roof, "#c07a80", 0.4)) +
    fill(polygon([a, b, s, r]), mood.roof)
  );
}

/** A row of houses with a tree between each two of them: how far off, how high its ground, from where to where, the widest gap. */
function houseRow(
  sheet: Sheet,
  seed: number,
  [away, up, from, to, gap]: readonly [number, number, number, number, number],
): Drawing {
  const random = randomOf(seed);
  let drawing = "";
  for (let right = from; right < to;) {
    const wide = random.between(6, 9.6);
    const [x, y] = camera([right - 0.6, away - 2, up]);
    const house = {
      right: right + wide / 2,
      away: away + random.around(2),
      up: up + random.around(0.6),
      turn: random.between(-16, 20),
      wide,
      high: random.pick([3.2, 5.8, 5.8, 8.6]),
      lit: random.between(0.25, 0.65),
      seed: random.whole(1, 900),
    };
    drawing +=
      townHouse(sheet, house) +
      leafMass(sheet, {
        x,
        y: y - 18,
        width: random.between(20, 36),
        height: random.between(18, 36),
        seed: random.whole(1, 90),
        count: 9,
        size: 16,
      });
    right += wide + random.between(0.8, gap);
  }
  return drawing;
}

/** The steps that climb from the houses to the temple, in the light of its lamps. */
function stairs(): Drawing {
  const flight = (left: number, right: number): Path =>
    polygon([
      [mixed(700, 736, left), 556],
      [mixed(700, 736, right), 556],
      [mixed(733, 751, right), 434],
      [mixed(733, 751, left), 434],
    ]);
  const risers = counted(18).map((step) => {
    const share = step / 18;
    const y = mixed(552, 437, share);
    return polyline([
      [mixed(701, 734, share), y],
      [mixed(735, 750, share), y],
    ]);
  });
  return (
    fill(flight(0.9, 1.3), "#6a3f58") + fill(flight(0, 1), "#eebd82") + stroke(risers.join(""), "#a9694f", 1.8, 0.9)
  );
}

/** Houses that climb from the quay to the foot of the rock, the mosque in a gap of theirs, the harbour walk with its lamps. */
function drawTown(sheet: Sheet): void {
  const slope = "M-20 650Q160 600 330 580T640 500Q760 476 880 500T1200 560 1640 600V740H-20Z";
  const bushes = pointsOf([470, 560, 560, 530, 640, 514, 682, 520, 772, 506, 812, 510, 880, 512, 1010, 530, 1120, 550]);
  sheet.add(
    place(fill(slope, sheet.downwards(["#5a4068", "#2c2a5c"], 490, 640)), 0, LOW),
    ...bushes.map(([x, y], index) =>
      leafMass(sheet, { x, y: y + LOW, width: 34 + (index % 3) * 9, height: 17, seed: index + 2, count: 9, size: 15 }),
    ),
    place(stairs(), 0, LOW),
  );
  drawFloodlights(sheet);
  sheet.add(
    houseRow(sheet, 23, [154, 5.6, 11, 46, 4]),
    houseRow(sheet, 41, [140, 2.6, -46, -32, 3]),
    houseRow(sheet, 47, [140, 2.6, -20, 48, 3]),
    houseRow(sheet, 58, [SHORE + 6, 0.2, -50, -40, 1.4]),
    houseRow(sheet, 67, [SHORE + 6, 0.2, -19, 46, 2.6]),
  );
  const [x, y] = camera([-32.4, SHORE + 6, 0]);
  sheet.add(
    place(
      mosque(
        sheet.tinted({
          wall: "#cfa09c",
          wallShade: "#75588e",
          wallDeep: "#5a5090",
          stone: "#e4b7a0",
          window: LAMPLIGHT,
        }),
      ),
      x,
      y,
      1.3,
    ),
    sheet.glow([Math.round(x + 89), Math.round(y - 160)], 54, LAMPLIGHT, 0.6),
  );
  for (const [right, size, seed] of [
    [-35.4, 0.66, 4],
    [-21.4, 0.6, 7],
    [-20, 0.48, 2],
  ] as const)
    sheet.add(place(cypress(sheet, { seed }), ...camera([right, SHORE + 2, 0]), size));
  drawHarbourWalk(sheet);
}

/** Where the lamps of the town's quay stand. */
const LAMPS = [24, 206, 312, 456, 572, 768, 868, 974, 1076, 1168, 1300, 1510] as const;

/** The town's quay with its lamps. */
function drawHarbourWalk(sheet: Sheet): void {
  const [, top] = camera([0, SHORE, 0]);
  const lamps = LAMPS.map((x): Point => [x, top - 48]);
  sheet.add(
    // Their light on the foot of all that stands behind them.
    fill(
      box(-10, top - 110, 1620, 110),
      sheet.linear(
        [
          [0, "#ffb27a", 0],
          [1, "#ffb27a", 0.34],
        ],
        [0, Math.round(top - 110)],
        [0, Math.round(top)],
      ),
    ),
    fill(box(-10, top - 6, 1620, WATERLINE - top + 8), "#40386e"),
    fill(box(-10, top - 6, 1620, 6), "#b98a92"),
    stroke(lamps.map(([x, y]) => `M${x} ${top - 4}V${y}`).join(""), "#1f1c48", 2.6),
    ...lamps.map((lamp) => sheet.glow(lamp, 46, "#ffcf85", 0.6)),
    dots(lamps, 4.2, "#fff0c8"),
  );
}

/** Dark water that holds the light of the rock and of the lamps. */
function drawWater(sheet: Sheet): void {
  const from = Math.round(WATERLINE);
  sheet.add(
    sea(sheet, { top: from, bottom: 1020, dabs: 60, foot: false }),
    fill(
      box(0, from, 1600, 320),
      sheet.radial(
        [
          [0, "#e09a5e", 0.62],
          [0.5, "#a8627a", 0.3],
          [1, "#5a4a90", 0],
        ],
        [720, from],
        330,
      ),
    ),
    lightColumns(sheet, { at: [570, 650, 715, 757, 812, 890], y: from + 6, length: 230, width: 64, colour: "#f0aa62" }),
    lightColumns(sheet, {
      at: LAMPS.filter((x) => Math.abs(x - 735) > 230),
      y: from + 4,
      length: 96,
      width: 20,
      colour: LAMPLIGHT,
    }),
    ripples(sheet, { x: 735, y: from + 20, width: 640, height: 240, count: 42, colour: "#20245e", opacity: 0.75 }),
  );
}

/** A gulet's colours in the lamplight of the quay. */
const LOOK = {
  trim: ["#f3d0ac", "#8f78a6"],
  house: ["#e0b492", "#6d5488"],
  pane: LAMPLIGHT,
  cloth: ["#e6d0cc", "#8a76a8"],
  wood: ["#b98468", "#3a2854"],
} as const;
const GULETS: readonly (readonly [right: number, away: number, boat: MooredGulet])[] = [
  [
    -34.6,
    104,
    {
      ...LOOK,
      heading: 104,
      long: 16,
      wide: 4.8,
      hull: ["#a8604c", "#4a2c50"],
      awning: ["#e2c6c0", "#7d6aa0"],
      masts: [
        [0.3, 10],
        [0.64, 13.5],
      ],
    },
  ],
  [
    33,
    108,
    {
      ...LOOK,
      heading: 236,
      long: 17,
      wide: 5,
      hull: ["#b87a5c", "#7a4a64"],
      masts: [
        [0.28, 10],
        [0.62, 14],
      ],
    },
  ],
];
const CAIQUE: Caique = {
  hull: ["#5a86b0", "#2f3f78"],
  stripe: ["#f0c09a", "#8a6a94"],
  bottom: ["#a8504c", "#5a2c50"],
  long: 9,
  boom: true,
  wood: { lit: "#e0b48c", worn: "#b5846c", shade: "#5a3c5c", spar: "#33244c", bulwark: "#c79a86", gaps: "#7a5460" },
};

/** Wooden boats off the town's quay, their cabins lit, each over its image; a small one at her buoy, dark on the bright water. */
function drawBoats(sheet: Sheet): void {
  const onWater = (right: number, away: number, heading: number): Project => {
    const view = frameOf(camera, { right, away, heading });
    return ([along, across, up]) => view([along, across, up - DROP]);
  };
  for (const [right, away, boat] of GULETS) {
    const view = onWater(right, away, boat.heading);
    sheet.add(brokenImage({ shapes: guletImageOf(view, boat), depth: 70, band: 6, seed: 4 }), mooredGulet(view, boat));
  }
  const view = onWater(-8.2, 84, 80);
  sheet.add(caiqueImage(view, CAIQUE), caique(sheet, view, CAIQUE));
}

/** The near quay: flags in rows along its edge, its coping in the light of a lamp beyond the left edge, a bollard with its rope. */
function drawQuay(sheet: Sheet): void {
  const random = randomOf(9);
  const strip = (from: number, to: number, out: number, near: number, up = 0): Path =>
    polygon([QUAY([from, out, up]), QUAY([to, out, up]), QUAY([to, near, up]), QUAY([from, near, up])]);
  const ground = polygon([QUAY([-4, 0, 0]), QUAY([26, 0, 0]), [1640, 1240], [-40, 1240]]);
  let [joints, pale, dark] = ["", "", ""];
  for (const index of counted(11)) {
    const [far, near] = [-0.6 - index * 0.9, -1.5 - index * 0.9];
    joints += polyline([QUAY([-4, far, 0]), QUAY([26, far, 0])]);
    for (let along = -4 + random.next(); along < 26;) {
      const wide = random.between(1.2, 1.9);
      const chance = random.next();
      joints += polyline([QUAY([along, far, 0]), QUAY([along, near, 0])]);
      if (chance < 0.16) pale += strip(along, along + wide, far, near);
      if (chance > 0.84) dark += strip(along, along + wide, far, near);
      along += wide;
    }
  }
  sheet.add(
    fill(polygon([QUAY([-4, 0, 0]), QUAY([26, 0, 0]), QUAY([26, 0, -0.5]), QUAY([-4, 0, -0.5])]), "#0f1238"),
    fill(ground, sheet.downwards(["#6f5f96", "#544a86", "#3a356e", "#262457"], 970, 1200)),
    sheet.clipped(
      ground,
      fill(pale, "#b59ab8", 0.16) +
        fill(dark, "#1d1c50", 0.22) +
        stroke(joints, "#211f52", 2, 0.42) +
        fill(
          box(-10, 900, 1000, 320),
          sheet.radial(
            [
              [0, "#f0ac7c", 0.62],
              [0.5, "#b87a88", 0.26],
              [1, "#7a5a94", 0],
            ],
            [-60, 1040],
            760,
          ),
        ),
    ),
    fill(
      strip(-4, 26, 0, -0.6),
      sheet.linear(
        [
          [0, "#f0c49c"],
          [0.5, "#b897ac"],
          [1, "#8577a8"],
        ],
        [0, 0],
        [1600, 0],
      ),
    ),
  );
  drawBollard(sheet);
}

/** An iron bollard near by at the left, its rope laid in a coil beside it. */
function drawBollard(sheet: Sheet): void {
  const random = randomOf(6);
  const rings = curve(
    counted(46).map((step): Point => {
      const angle = Math.PI + (step / 14) * Math.PI * 2;
      const reach = 1 - step / 62 + random.around(0.018);
      return [Math.cos(angle) * 156 * reach, Math.sin(angle) * 42 * reach];
    }),
  );
  const bollard =
    fill("M-46 8Q-40-30-40-96H40Q40-30 46 8Q0 26-46 8Z", "#2a2a5c") +
    fill("M-46 8Q-40-30-40-96H-22Q-26-30-28 15Z", "#b9837e") +
    fill("M-62-100Q-62-140 0-142Q62-140 62-100Q0-80-62-100Z", "#3a3870") +
    fill("M-62-100Q-62-140 0-142Q-34-128-36-93Z", "#dca08a") +
    stroke("M-42-34Q0-20 42-34M-42-46Q0-32 42-46", "#c9a39a", 10) +
    stroke("M42-40Q64-14 66 26", "#c9a39a", 9);
  sheet.add(
    place(
      fill("M0-10L260-42Q306-36 262-22L0 18Z", "#1b1a4a", 0.5) +
        place(
          fill(disc(6, 3, 176, 56), "#1b1a4a", 0.5) + stroke(rings, "#a9848e", 24) + stroke(rings, "#d9b5a4", 10),
          106,
          38,
          0.44,
        ) +
        bollard,
      150,
      1122,
      0.95,
    ),
  );
}

/** A figure upright on the quay, its shadow to the right. */
function standing(sheet: Sheet, at: Place, tall: number, options: PersonOptions): Drawing {
  const scale = (metreAt(camera, at) * tall) / 100;
  return place(person(sheet, options), ...camera(at), scale);
}

/** The guests at the edge of the quay: he points up at the tombs. */
function drawGuests(sheet: Sheet): void {
  const warm = sheet.tinted({ wall: "#ffe0b8", wallShade: "#8a6a94" });
  sheet.add(
    standing(warm, [-3.3, 17.2, 0], 1.66, {
      pose: "standing",
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#d84a5c",
      bottom: "#f0dcc0",
      hairstyle: "long",
    }),
    standing(warm, [-2.6, 17, 0], 1.78, {
      pose: "pointingUp",
      behind: true,
      top: "#f2ead8",
      bottom: "#3f5a8a",
    }),
  );
}

/** The carrier: its beams on the quay ahead, its hold lit over the cases, its tail lamps on. */
function drawCarrier(sheet: Sheet): void {
  const ahead: Project = ([along, across, up]) => TAIL([BODY.length / 1000 - along, across, up]);
  sheet.add(
    headBeams(sheet, { view: ahead, reach: 2.4, colour: "#ffe0a0" }),
    loadedCarrier(sheet, {
      tail: TAIL,
      paint: NAVY,
      cast: [0.5, -0.9],
      shadow: NAVY.shadow,
      mirrored: (surface) => mirroredTown(sheet, surface),
      beyond: fill(box(700, 600, 600, 400), "#252a68") + fill(lens(1010, 800, 220, 12), "#6b63a4", 0.6),
      load: (surface) => hold(sheet, surface),
    }),
    // What the lamp of the hold throws on the quay.
    place(sheet.glow([0, 0], 300, "#ffc684", 0.4), ...camera([1.3, 14.9, 0]), 0.27, 1.35),
    ...[0.84, -0.84].map((across) => sheet.glow(whole(TAIL([0.1, across, 1.15])), 80, "#ff6a58", 0.5)),
    sheet.glow(whole(ahead([0.3, -0.85, 0.95])), 120, "#fff0c8", 0.7),
  );
}

/** What the side windows mirror: the violet sky over the dark shore, a few lights. */
function mirroredTown(sheet: Sheet, { side, sideAt }: Surface): Drawing {
  const [, high] = sideAt([3400, 1790]);
  const [, low] = sideAt([3400, 1190]);
  return fill(
    side([
      [900, 1150],
      [900, 1820],
      [5100, 1820],
      [5100, 1150],
    ]),
    sheet.downwards(["#1c2262", "#3f3f88", "#8a6a9c"], Math.round(high), Math.round(low)),
  );
}

/** The hold under its lamp: walls, the backs of two seats, cases. */
function hold(sheet: Sheet, surface: Surface): Drawing {
  const { floor, ceiling, from, to, half } = HOLD;
  const at = (right: number, deep: number, up: number) => inHold(surface, [right, deep, up]);
  const [deep, wide, high] = [to - from, half * 2, ceiling - floor];
  const block = (left: number, right: number, low: number, top: number, back: number) =>
    polygon([at(left, back, low), at(left, back, top), at(right, back, top), at(right, back, low)]);
  return (
    fill(block(0, wide, 0, high, deep), "#c98a5e") +
    fill(polygon([at(0, -90, 0), at(0, -90, high), at(0, deep, high), at(0, deep, 0)]), "#f0c890") +
    fill(polygon([at(0, -90, 0), at(0, deep, 0), at(wide, deep, 0), at(wide, -90, 0)]), "#e6b47c") +
    [100, 590, 1080].map((left) => fill(block(left, left + 420, 0, 800, deep - 40), "#8a5648")).join("") +
    [190, 680, 1170].map((left) => fill(block(left, left + 240, 830, 1010, deep - 40), "#8a5648")).join("") +
    shellCase(([x, y, z]) => at(x, y, z), {
      at: [80, 160, 0],
      size: [440, 280, 700],
      colours: ["#3aa6a6", "#1c6a74", "#a6e4da"],
    }) +
    shellCase(([x, y, z]) => at(x, y, z), {
      at: [560, 200, 0],
      size: [400, 270, 560],
      colours: ["#d9604a", "#8c343c", "#ffb496"],
    }) +
    sheet.glow(whole(at(wide * 0.5, deep * 0.5, high)), 190, "#fff0c0", 0.8)
  );
}

const DRIVER: Place = [0.5, 15.5, 0];

/** The driver's shadow, to the right as all others, under the carrier's tail. */
function drawDriverShadow(sheet: Sheet): void {
  const [x, y] = camera(DRIVER);
  sheet.add(
    place(
      fill("M-26 2Q60-12 150-28Q236-40 238-31Q236-20 150-4Q60 14 2 14Q-26 12-26 2Z", sheet.mood.groundShade, 0.85),
      x,
      y,
    ),
  );
}

/** The driver, who lifts one more case into the hold; its lamp lights his front. */
function drawDriver(sheet: Sheet): void {
  const size = metreAt(camera, DRIVER) / 100;
  sheet.add(place(loadingDriver(sheet, "lifted"), ...camera(DRIVER), size, -size));
}
