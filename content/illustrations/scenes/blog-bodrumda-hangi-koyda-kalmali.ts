import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat, sailingYacht } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { ridge, roughened } from "../parts/land/ridge.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { olive } from "../parts/plants/trees.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { flatCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { sunshade } from "../parts/things/beachLife.ts";

const HORIZON = 400;

/** Which bay to stay in: bay behind bay of the peninsula from a hill in the morning, the nearest with its beach at our feet. */
export const SCENE: Scene = {
  name: "blog-bodrumda-hangi-koyda-kalmali",
  seed: 31,
  mood: "morning",
  grain: 0.4,
  colours: { sea: ["#bfe0dc", "#74bfcb", "#2f94b0", "#1f7fa0"] },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4 }),
      flatCloud(sheet, { x: 1110, y: 150, length: 520 }),
      flatCloud(sheet, { x: 420, y: 246, length: 300 }),
      ridge(sheet, { crest: ISLAND, foot: HORIZON + 4, mist: 30 }),
      sea(sheet, { top: HORIZON, bottom: 1200, dabs: 70, foot: false }),
      ...farBays(sheet),
      ...nearBay(sheet),
      ...hillAtOurFeet(sheet),
    );
  },
};

const ISLAND: readonly Point[] = [
  [380, 398],
  [470, 372],
  [560, 350],
  [660, 330],
  [760, 352],
  [880, 376],
  [1010, 398],
];

interface Cape {
  crest: readonly Point[];
  /** Its waterline back from the last point of the crest to the first. */
  shore: readonly Point[];
  /** Slope in light and in shade, and what lies on the slopes that face the sun. */
  inks: readonly [lit: string, shade: string, light: string];
  /** How wide sand and shallows lie along it. */
  sand: number;
  seed: number;
}

/** A cape from above: shallows and sand along its shore, slopes in three tones. */
function cape(sheet: Sheet, { crest, shore, inks: [colour, shade, light], sand, seed }: Cape): Drawing {
  const line = roughened(crest, sand * 0.5, randomOf(seed));
  const outline = `${polygon(line).replace("Z", "")}${curve([line.at(-1) ?? [0, 0], ...shore, line[0] ?? [0, 0]]).replace("M", "L")}Z`;
  const water = curve([line.at(-1) ?? [0, 0], ...shore, line[0] ?? [0, 0]]);
  const foot = Math.max(...shore.map(([, y]) => y)) + 4;
  return (
    stroke(water, "#8fd0cf", sand * 7, 0.55) +
    stroke(water, "#bfe6da", sand * 3.6, 0.8) +
    stroke(water, "#f1dfb4", sand * 1.5) +
    sheet.clipped(
      outline,
      fill(outline, colour) + ridge(sheet, { crest, foot, colour, shade, light, rough: sand * 0.5, seed }),
    )
  );
}

/** The bays behind: each a cape that reaches in from the other side, greener and sharper as it comes. */
function farBays(sheet: Sheet): Drawing[] {
  return [
    cape(sheet, {
      crest: [
        [1060, 428],
        [1160, 398],
        [1260, 356],
        [1350, 318],
        [1440, 346],
        [1540, 300],
        [1640, 322],
      ],
      shore: [
        [1640, 470],
        [1480, 458],
        [1340, 462],
        [1220, 444],
        [1130, 440],
      ],
      inks: ["#9fb9c0", "#88a7b6", "#b5c8c6"],
      sand: 3,
      seed: 4,
    }),
    ...woods(
      sheet,
      [
        [1180, 430, 0.16],
        [1220, 436, 0.18],
        [1340, 448, 0.2],
        [1300, 420, 0.16],
        [1480, 440, 0.2],
        [1590, 450, 0.22],
      ],
      0.7,
    ),
    ...groups(sheet, [
      [1270, 452, 0.13, 1],
      [1420, 452, 0.15, 2],
      [1530, 462, 0.15, 3],
    ]),
    cape(sheet, {
      crest: [
        [-40, 330],
        [70, 300],
        [180, 344],
        [280, 330],
        [400, 396],
        [520, 432],
        [640, 470],
        [700, 496],
      ],
      shore: [
        [610, 506],
        [480, 498],
        [380, 520],
        [240, 510],
        [120, 530],
        [-40, 524],
      ],
      inks: ["#94b0a0", "#799799", "#b4c2a0"],
      sand: 4,
      seed: 8,
    }),
    ...woods(
      sheet,
      [
        [30, 440, 0.3],
        [150, 450, 0.3],
        [170, 464, 0.3],
        [290, 470, 0.3],
        [280, 440, 0.26],
        [420, 480, 0.3],
        [450, 464, 0.26],
        [560, 486, 0.28],
        [600, 492, 0.26],
        [20, 510, 0.34],
        [290, 506, 0.3],
      ],
      0.5,
    ),
    ...groups(sheet, [
      [90, 492, 0.2, 4],
      [210, 494, 0.22, 5],
      [350, 500, 0.2, 6],
      [500, 488, 0.17, 7],
    ]),
    ...pier(
      [
        [390, 524],
        [452, 540],
      ],
      4,
    ),
    place(sailingYacht(sheet), 800, 512, 0.26),
    cape(sheet, {
      crest: [
        [760, 596],
        [850, 566],
        [960, 540],
        [1070, 494],
        [1190, 436],
        [1310, 398],
        [1420, 428],
        [1530, 384],
        [1640, 400],
      ],
      shore: [
        [1640, 650],
        [1520, 632],
        [1420, 600],
        [1290, 622],
        [1180, 640],
        [1060, 616],
        [940, 626],
        [830, 610],
      ],
      inks: ["#8ba37c", "#64847a", "#b3ba82"],
      sand: 6,
      seed: 15,
    }),
    ...woods(
      sheet,
      [
        [880, 596, 0.3],
        [930, 600, 0.36],
        [960, 588, 0.3],
        [1000, 560, 0.3],
        [1130, 560, 0.36],
        [1120, 520, 0.3],
        [1150, 534, 0.32],
        [1270, 560, 0.36],
        [1250, 590, 0.4],
        [1290, 480, 0.3],
        [1330, 500, 0.32],
        [1500, 480, 0.34],
        [1530, 500, 0.34],
        [1600, 500, 0.36],
        [1420, 580, 0.4],
        [1540, 612, 0.44],
      ],
      0.3,
    ),
    ...groups(sheet, [
      [1060, 590, 0.26, 1],
      [1200, 588, 0.3, 8],
      [1340, 566, 0.3, 9],
      [1480, 590, 0.34, 10],
      [1580, 566, 0.3, 3],
      [1410, 512, 0.24, 6],
    ]),
    ...pier(
      [
        [1330, 622],
        [1290, 664],
      ],
      6,
    ),
    place(gulet(sheet, { sails: "furled" }), 1010, 690, 0.3),
    fill(lens(1024, 696, 150, 8), sheet.mood.seaDark, 0.4),
  ];
}

function groups(
  sheet: Sheet,
  rows: readonly (readonly [x: number, y: number, size: number, kind: number])[],
): Drawing[] {
  return rows.map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size }));
}

/** Trees by themselves and in twos on a slope; `haze` is how much air stands before them. */
function woods(sheet: Sheet, at: readonly (readonly [x: number, y: number, size: number])[], haze: number): Drawing[] {
  return at.map(([x, y, size], index) => roundTree(sheet, index % 4, haze)(x, y, size));
}

/** A bathing pier on posts, from its root to its head. */
function pier([[x0, y0], [x1, y1]]: readonly [Point, Point], wide: number): Drawing[] {
  return [
    stroke(`M${x0 + wide} ${y0 + wide}L${x1 + wide} ${y1 + wide}`, "#1f6f8a", wide * 1.2, 0.5),
    stroke(`M${x0} ${y0}L${x1} ${y1}`, "#f0dcb4", wide * 1.4),
  ];
}

const BEACH: readonly Point[] = [
  [-40, 830],
  [120, 828],
  [300, 850],
  [500, 900],
  [720, 944],
  [960, 950],
  [1180, 916],
  [1380, 850],
  [1500, 790],
  [1640, 760],
];

/** The bay below us: a crescent of sand, parasols in a loose line, a few who are up early. */
function nearBay(sheet: Sheet): Drawing[] {
  const water = curve(BEACH);
  const sand = `${water}L1640 1220H-40Z`;
  return [
    stroke(water, "#4fb3c0", 190, 0.35),
    stroke(water, "#7fcbcb", 130, 0.5),
    stroke(water, "#abe0d6", 80, 0.75),
    stroke(water, "#d9f1e2", 40, 0.9),
    cape(sheet, {
      crest: [
        [-40, 560],
        [60, 530],
        [170, 560],
        [270, 610],
        [370, 664],
        [470, 704],
        [540, 736],
      ],
      shore: [
        [430, 752],
        [330, 770],
        [250, 800],
        [130, 828],
        [-40, 832],
      ],
      inks: ["#7d9457", "#4d6c5c", "#b0b36c"],
      sand: 9,
      seed: 22,
    }),
    ...woods(
      sheet,
      [
        [10, 600, 0.5],
        [90, 588, 0.44],
        [130, 620, 0.5],
        [290, 690, 0.5],
        [330, 716, 0.56],
        [400, 730, 0.5],
        [450, 744, 0.4],
        [360, 752, 0.56],
        [20, 640, 0.5],
      ],
      0,
    ),
    ...groups(sheet, [
      [60, 706, 0.44, 2],
      [220, 752, 0.46, 9],
    ]),
    ...woods(
      sheet,
      [
        [130, 760, 0.6],
        [40, 800, 0.7],
        [170, 800, 0.6],
        [110, 806, 0.7],
      ],
      0,
    ),
    stroke(water, "#fffdf6", 16),
    fill(sand, sheet.downwards(["#f6e6c0", "#efd8a8", "#e2c48e"], 820, 1200)),
    sheet.clipped(sand, stroke(water, "#cfae7c", 44, 0.8)),
    ripples(sheet, { x: 860, y: 760, width: 700, height: 110, count: 30 }),
    jettyDrawing(sheet),
    cafe(sheet),
    ...bathers(sheet),
  ];
}

/** The near bay in metres, for what stands in its perspective. */
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 12, focal: 1600 });
const quadIn =
  (view: Project) =>
  (...places: readonly Place[]): Path =>
    polygon(places.map((at) => view(at)));

/** The near pier: a deck of planks on posts over its own shade, with a head where one bathes, a ladder, a boat made fast to it. */
function jettyDrawing(sheet: Sheet): Drawing {
  const view = frameOf(camera, { right: 6.6, away: 34.5, heading: -33 });
  const quad = quadIn(view);
  const [half, deck, long] = [0.9, 0.8, 19] as const;
  const posts = [1, 4.5, 8, 11.5, 15, 18.6].map((at) =>
    quad([at, half, -0.7], [at + 0.28, half, -0.7], [at + 0.28, half, deck], [at, half, deck]),
  );
  const planks = counted(38).map((index) =>
    polyline([view([index * 0.5, half, deck]), view([index * 0.5, -half, deck])]),
  );
  const head = [quad([14, 2.6, deck], [long, 2.6, deck], [long, -half, deck], [14, -half, deck])];
  const headFront = quad([14, 2.6, deck], [long, 2.6, deck], [long, 2.6, deck - 0.3], [14, 2.6, deck - 0.3]);
  return (
    fill(
      quad([0, half + 1.4, 0], [14, half + 1.4, 0], [14, 4, 0], [long, 4, 0], [long, -half, 0], [0, -half, 0]),
      "#1f6f8a",
      0.35,
    ) +
    fill(
      posts.join("") +
        [14, 16.4, 18.7]
          .map((at) => quad([at, 2.6, -0.7], [at + 0.28, 2.6, -0.7], [at + 0.28, 2.6, deck], [at, 2.6, deck]))
          .join(""),
      "#6b4a3a",
    ) +
    fill(
      quad([-4, half, deck], [long, half, deck], [long, half, deck - 0.3], [-4, half, deck - 0.3]) + headFront,
      "#9a7056",
    ) +
    fill(
      quad([-4, half, deck], [long, half, deck], [long, -half, deck], [-4, -half, deck]) + head.join(""),
      "#e9cb97",
    ) +
    stroke(planks.join(""), "#b98f66", 1.6, 0.6) +
    stroke(
      [18, 18.6]
        .map((at) => polyline([view([at, 2.4, deck + 0.9]), view([at, 2.75, deck + 0.9]), view([at, 2.75, -0.6])]))
        .join(""),
      "#fdf8ee",
      3,
    ) +
    place(fishingBoat(sheet, { colour: "#2f8fa6", shade: "#1d5d86" }), 1004, 800, 0.5) +
    ripples(sheet, { x: 1010, y: 804, width: 120, height: 12, count: 8 })
  );
}

/** A wooden lounger under a parasol, its foot towards the sea. */
function lounger(right: number, away: number, colour: string): Drawing {
  const quad = quadIn(frameOf(camera, { right, away, heading: -20 }));
  const [wide, high] = [0.38, 0.38] as const;
  return (
    fill(quad([-0.9, wide, 0], [1.1, wide, 0], [1.1, -wide - 0.8, 0], [-0.9, -wide - 0.8, 0]), "#a98a66", 0.5) +
    fill(quad([-0.3, wide, high], [1.1, wide, high], [1.1, wide, 0.1], [-0.3, wide, 0.1]), "#a47a5c") +
    fill(quad([-0.3, wide, high], [1.1, wide, high], [1.1, -wide, high], [-0.3, -wide, high]), "#fdf8ee") +
    fill(quad([-0.3, wide, high], [-0.95, wide, high + 0.55], [-0.95, -wide, high + 0.55], [-0.3, -wide, high]), colour)
  );
}

/** The beach café: a roof of reed on posts over white tables and chairs, in the shade of the slope. */
function cafe(sheet: Sheet): Drawing {
  const view = frameOf(camera, { right: 16.6, away: 33.4, heading: 62 });
  const quad = quadIn(view);
  const [deep, long, high] = [5, 12, 2.9] as const;
  const post = (along: number, across: number) =>
    quad([along, across, 0], [along + 0.22, across, 0], [along + 0.22, across, high], [along, across, high]);
  const tables = [1.2, 4.2, 7.2].flatMap((along) => [1.2, 3.4].map((across) => [along, across] as const));
  const reeds = counted(34).map((index) => {
    const along = -0.4 + index * 0.38;
    return polyline([view([along, -0.5, high - 0.1]), view([along, deep + 0.5, high + 0.5])]);
  });
  return (
    fill(quad([-0.4, -1.8, 0], [long, -1.8, 0], [long, deep, 0], [-0.4, deep, 0]), "#a98a66", 0.75) +
    fill([0, 4, 8].map((along) => post(along, deep)).join(""), "#6b4a3a") +
    tables
      .toSorted(([, one], [, other]) => other - one)
      .map(
        ([along, across]) =>
          fill(
            quad(
              [along, across, 0.75],
              [along + 0.9, across, 0.75],
              [along + 0.9, across + 0.9, 0.75],
              [along, across + 0.9, 0.75],
            ),
            sheet.mood.wallBright,
          ) +
          fill(
            quad([along, across, 0.75], [along + 0.9, across, 0.75], [along + 0.9, across, 0.4], [along, across, 0.4]),
            sheet.mood.wallShade,
          ) +
          fill(
            [-0.75, 1.15]
              .map((shift) =>
                quad(
                  [along + shift, across + 0.2, 0.1],
                  [along + shift + 0.5, across + 0.2, 0.1],
                  [along + shift + 0.5, across + 0.2, 0.95],
                  [along + shift, across + 0.2, 0.95],
                ),
              )
              .join(""),
            sheet.mood.door,
          ),
      )
      .join("") +
    fill([0, 4, 8, 11.6].map((along) => post(along, 0)).join(""), "#8a5f45") +
    fill(
      quad(
        [-0.5, -0.5, high - 0.1],
        [long, -0.5, high - 0.1],
        [long, deep + 0.5, high + 0.5],
        [-0.5, deep + 0.5, high + 0.5],
      ),
      "#d9b06c",
    ) +
    stroke(reeds.join(""), "#a97d45", 2, 0.8) +
    fill(
      quad([-0.5, -0.5, high - 0.1], [long, -0.5, high - 0.1], [long, -0.5, high - 0.36], [-0.5, -0.5, high - 0.36]),
      "#8f6a3c",
    ) +
    fill(
      quad(
        [-0.5, -0.5, high - 0.1],
        [-0.5, deep + 0.5, high + 0.5],
        [-0.5, deep + 0.5, high + 0.24],
        [-0.5, -0.5, high - 0.36],
      ),
      "#b98f52",
    )
  );
}

/** Loungers in pairs along the water: metres right and away, their cloth. */
const BEDS: readonly (readonly [right: number, away: number, colour: string])[] = [
  [-13.6, 38, "#2f8fa6"],
  [-12.1, 37.6, "#2f8fa6"],
  [-9.6, 35.6, "#c8643c"],
  [-8.1, 35.2, "#c8643c"],
  [-5.8, 33.4, "#2f8fa6"],
  [-4.3, 33, "#2f8fa6"],
  [-2, 31.4, "#c2265f"],
  [-0.5, 31.2, "#c2265f"],
  [2.2, 31.2, "#2f8fa6"],
  [3.7, 31.4, "#2f8fa6"],
  [-6.4, 29.4, "#c8643c"],
  [-4.9, 29.1, "#c8643c"],
];

function bathers(sheet: Sheet): Drawing[] {
  // A pole between two loungers.
  const shades = BEDS.filter((_, index) => index % 2 === 0).map(([right, away], index) => {
    const [x, y] = camera([right + 0.75, away + 0.5, 0]);
    return [x, y, index % 3 === 1 ? "#c8643c" : "#fdf8ee", y] as const;
  });
  return [
    place(swimmer(sheet, { cap: "#c2265f" }), 430, 800, 0.6),
    place(
      wading(sheet, 34, { slender: true, wears: "swimming", sleeves: "none", top: "#1d5d86", hairstyle: "bun" }),
      560,
      880,
      0.66,
    ),
    ...BEDS.map(([right, away, colour]) => lounger(right, away, colour)),
    ...shades.map(([x, y, colour]) => place(sunshade(sheet, colour), x, y, (y - HORIZON) / 200)),
    place(
      person(sheet, {
        pose: "crouching",
        child: true,
        wears: "swimming",
        sleeves: "none",
        bottom: "#2f8fa6",
        carries: "bucket",
      }),
      850,
      966,
      0.58,
    ),
    place(
      person(sheet, {
        pose: "resting",
        slender: true,
        wears: "swimming",
        sleeves: "none",
        top: "#c2265f",
        hat: "#ecd3a3",
      }),
      560,
      1062,
      0.84,
    ),
    place(
      person(sheet, { pose: "walking", mirrored: true, wears: "swimming", sleeves: "none", bottom: "#1d5d86" }),
      1090,
      1010,
      0.92,
    ),
    place(
      person(sheet, {
        pose: "walking",
        mirrored: true,
        child: true,
        wears: "swimming",
        sleeves: "none",
        bottom: "#ee9433",
      }),
      1150,
      1016,
      0.6,
    ),
    place(
      person(sheet, {
        pose: "standing",
        slender: true,
        wears: "skirt",
        sleeves: "none",
        top: "#f3c14a",
        bottom: "#f3c14a",
        hat: "#fbf3df",
      }),
      1180,
      1070,
      0.98,
    ),
  ];
}

/** The slope that we stand on: bushes at the sand's edge, flowers that the sheet cuts. */
function hillAtOurFeet(sheet: Sheet): Drawing[] {
  return [
    fill("M-40 1010Q140 1040 320 1110T760 1200V1240H-40Z", "#7d8a4c"),
    fill("M1640 960Q1520 1010 1400 1090T1080 1200V1240H1640Z", "#7d8a4c"),
    place(olive(sheet, { seed: 3 }), 300, 1150, 0.9),
    place(olive(sheet, { seed: 5 }), 1360, 1170, 0.94),
    leafMass(sheet, { x: 480, y: 1190, width: 120, height: 34, count: 30, size: 28 }),
    leafMass(sheet, { x: 1190, y: 1196, width: 100, height: 30, count: 26, size: 28 }),
    leafMass(sheet, { x: 100, y: 1140, width: 220, height: 100, count: 60, size: 40 }),
    leafMass(sheet, { x: 1540, y: 1120, width: 190, height: 120, count: 60, size: 40 }),
    bougainvillea(sheet, { x: 60, y: 1110, width: 190, height: 100, count: 60, size: 40 }),
    bougainvillea(sheet, { x: 1590, y: 1180, width: 130, height: 80, count: 40, size: 36 }),
  ];
}
