import { cameraOf, frameOf, metreAt, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { curve, curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { caique, type Caique, caiqueImage } from "../parts/boats/caique.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { rabbitIsland } from "../parts/land/rabbitIsland.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { lightColumns, reflection, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { cafeChair } from "../parts/things/cafeChair.ts";
import { gourdLamp } from "../parts/things/gourdLamp.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { lantern } from "../parts/things/terrace.ts";

const HORIZON = 545;
/** We look down on the beach from a terrace. */
const EYE = cameraOf({ horizon: HORIZON, centre: 700, eye: 3.3, focal: 1400 });
const at = (right: number, away: number, up = 0): Point => EYE([right, away, up]);

/** Where the water meets the sand, from the left edge to the far quay, in metres. */
const SHORE = pointsOf([
  -9.4, 5.6, -6.2, 7.6, -3.4, 10.2, -1.2, 12.9, 1.6, 15.6, 4.4, 18.6, 7.2, 22.6, 11.4, 28, 18, 36, 27, 47, 40, 62,
]);
/** The drowned wall, from the beach to the foot of the island. */
const WALL = pointsOf([3.6, 17.2, 3.4, 21, 2.2, 27, 1, 36, 0.4, 48, 0.6, 64, 1.4, 88]);

/** Tables along the water, the nearest first: where they stand and how far each is turned. */
const TABLES = [
  { right: -0.9, away: 8.9, turn: 16 },
  { right: 3.3, away: 12.4, turn: 22 },
  { right: 6.7, away: 16.8, turn: 12 },
  { right: 13.7, away: 22.4, turn: 20 },
] as const;

/** Gümüşlük after sunset: tables on the sand in warm pools of light under a tamarisk hung with gourd lamps; two at the water look across to Rabbit Island, to which the drowned wall of Myndos runs. */
export const SCENE: Scene = {
  name: "service-vip-gumusluk-transfer",
  seed: 38,
  mood: "dusk",
  colours: {
    sky: ["#28306a", "#5a5796", "#b4719a", "#f29a80", "#ffcf92"],
    zenith: "#171a45",
    sea: ["#ffc795", "#d98f9c", "#7f7cae", "#3a6ba0", "#1c4f80"],
    seaLight: "#f6cdbb",
    seaDark: "#3d5f9a",
    mist: "#f3b79a",
    ground: "#b08488",
    groundShade: "#4b3560",
    near: "#1b1738",
  },
  crops: { wide: 215, square: 250 },
  grain: 0.3,
  draw(sheet) {
    drawBay(sheet);
    drawHill(sheet);
    drawIsland(sheet);
    drawWall(sheet);
    drawBoats(sheet);
    drawBeach(sheet);
    drawTables(sheet);
    drawTamarisk(sheet);
  },
};

/** The glow that the sun has left behind the island. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.5 }),
    stars(sheet, { height: 230, count: 22 }),
    sheet.glow([300, HORIZON], 560, "#ffe2a8", 0.85),
    fill(lens(170, 420, 620, 15) + lens(60, 452, 420, 9) + lens(720, 396, 380, 9), "#f7b08c", 0.85),
    fill(lens(420, 366, 520, 12) + lens(130, 386, 300, 7), "#b9709a", 0.7),
    fill(
      curveDownTo(pointsOf([-40, 524, 60, 516, 150, 528, 250, 538, 320, 547]), HORIZON + 2) +
        curveDownTo(pointsOf([740, 547, 860, 528, 960, 520, 1080, 532, 1200, 526, 1300, 547]), HORIZON + 2),
      "#a56f98",
    ),
    sea(sheet, { top: HORIZON, bottom: 1100, dabs: 60, foot: false }),
    // The glow lies on the water below it.
    fill(
      counted(11)
        .map((index) => lens(180 + (index % 2 ? 16 : -14), 640 + index ** 1.35 * 9, 300 - index * 18, 5 + index * 0.9))
        .join(""),
      "#ffd9a4",
      0.6,
    ),
  );
}

/** The hill of Myndos behind the far end of the beach, its houses and their lights in the water. */
function drawHill(sheet: Sheet): void {
  const pale = sheet.tinted({
    wall: "#d39cae",
    wallBright: "#f0bfb0",
    wallShade: "#6d5488",
    wallDeep: "#53427a",
    door: "#46356a",
    window: "#ffd98a",
  });
  sheet.add(
    fill(
      curveDownTo(pointsOf([1060, 606, 1160, 560, 1270, 500, 1370, 462, 1480, 392, 1560, 372, 1660, 340]), 640),
      "#5a4a80",
    ),
    fill(
      "M1060 606Q1150 570 1270 500Q1330 480 1370 462L1340 500Q1280 540 1262 612ZM1370 462Q1430 420 1480 392L1470 440Q1420 500 1400 612H1330Q1360 540 1370 462Z",
      "#86609a",
    ),
    village(pale, {
      rows: 3,
      far: [1300, 1640],
      near: [1190, 1640],
      ground: (x, share) => 556 + share * 54 - Math.max(0, x - 1240) * 0.07 * (1 - share),
      scale: [0.3, 0.42],
      gardens: 0.2,
      flowers: 0,
      lit: true,
      seed: 6,
    }),
    fill("M1040 612Q1120 604 1240 604H1640V628H1160Z", "#44386c"),
    lightColumns(sheet, { at: [1214, 1262, 1330, 1388, 1450], y: 622, length: 60, width: 18, colour: "#ffcf8a" }),
  );
}

/** Rabbit Island, dark against the glow, and its image. */
function drawIsland(sheet: Sheet): void {
  const island = place(
    rabbitIsland(sheet, {
      body: "#67507f",
      shade: "#453a6c",
      light: "#c98592",
      scrub: "#3f3865",
      glow: "#f7ac86",
      wall: "#eeb09a",
    }),
    452,
    600,
    1.2,
  );
  sheet.add(
    reflection(sheet, { drawing: island, y: 602, opacity: 0.5 }),
    island,
    ripples(sheet, { x: 452, y: 606, width: 700, height: 16, count: 26 }),
  );
}

/** The wall's course at a share of its way, moved to one side, in metres; the wall is two and a half metres wide. */
function wallAt(share: number, across: number): Point {
  const along = share * (WALL.length - 1);
  const [from, to] = [
    WALL[Math.floor(along)] ?? [0, 0],
    WALL[Math.min(WALL.length - 1, Math.floor(along) + 1)] ?? [0, 0],
  ];
  return at(mixed(from[0], to[0], along % 1) + across, mixed(from[1], to[1], along % 1));
}

/** The drowned wall: a pale line under a little water, worn blocks with gaps. */
function drawWall(sheet: Sheet): void {
  const random = randomOf(7);
  const steps = shares(40);
  const strip = (half: number): Path => {
    const edge = (side: number) => steps.map((share) => wallAt(share, side * half * (1 + random.around(0.12))));
    return `${curve(edge(-1))}${curve(edge(1).toReversed()).replace("M", "L")}Z`;
  };
  let blocks = "";
  for (let share = 0.02; share < 0.82;) {
    const long = random.between(0.016, 0.03);
    const joint = random.between(-0.5, 0.5);
    for (const [from, to] of [
      [-1.15, joint - 0.08],
      [joint + 0.08, 1.15],
    ] as const) {
      if (random.chance(0.16)) continue;
      const rough = () => random.around(0.12);
      blocks += curve(
        [
          wallAt(share, from + rough()),
          wallAt(share + rough() * 0.01, (from + to) / 2),
          wallAt(share, to + rough()),
          wallAt(share + long * 0.5, to + rough()),
          wallAt(share + long, to + rough()),
          wallAt(share + long, (from + to) / 2),
          wallAt(share + long, from + rough()),
          wallAt(share + long * 0.5, from + rough()),
        ],
        true,
      );
    }
    share += long * 1.16;
  }
  const glints = counted(30).map(() => {
    const share = random.between(0, 0.8);
    const [x, y] = wallAt(share, random.around(1.4));
    const near = 1 - share;
    return lens(x, y, random.between(30, 110) * near + 14, random.between(2, 4.6) * near + 1);
  });
  sheet.add(
    fill(strip(2.3), "#8fb0c4", 0.3),
    fill(strip(1.5), "#a9bccb", 0.5),
    fill(blocks, "#e7d6d2", 0.55),
    fill(glints.join(""), "#f9d9c6", 0.75),
  );
}

/** Two at the water's edge, arm in arm, who look across to the island. */
function onlookers(sheet: Sheet): Drawing[] {
  const stand = (right: number, away: number, tall: number, options: PersonOptions) => {
    const [x, y] = at(right, away);
    return place(person(sheet, { ...options, behind: true }), x, y, (metreAt(EYE, [right, away, 0]) * tall) / 100);
  };
  return [
    stand(0.62, 13.6, 1.76, { pose: "standing", top: "#fdf0d8", bottom: "#31507a" }),
    stand(1.06, 13.5, 1.64, {
      pose: "standing",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#d2505c",
      bottom: "#d2505c",
      hairstyle: "long",
    }),
  ];
}

const BOATS: readonly (Caique & { right: number; away: number; heading: number })[] = [
  {
    right: 21,
    away: 74,
    heading: 66,
    long: 9,
    mast: 5,
    house: [0.22, 0.44],
    hull: ["#f2cdb8", "#8a6f9c"],
    stripe: ["#a33f63", "#5c2350"],
    bottom: ["#5c4880", "#3a2c5c"],
  },
  {
    right: -18.4,
    away: 39,
    heading: 62,
    long: 8.4,
    mast: 5.2,
    house: [0.22, 0.44],
    hull: ["#4a6bb4", "#2c3b7c"],
    stripe: ["#f6d2b4", "#a07c9c"],
    bottom: ["#a33f55", "#5c2350"],
  },
];

function drawBoats(sheet: Sheet): void {
  for (const [index, boat] of BOATS.entries()) {
    const view = frameOf(EYE, boat);
    sheet.add(caiqueImage(view, boat, index + 3), caique(sheet, view, boat));
  }
}

/** The shore moved inland by some metres, or out over the shallows; its edge goes in and out by `uneven`. */
function shoreMoved(inland: number, uneven: number): Point[] {
  return shares(60).map((share) => {
    const along = share * (SHORE.length - 1.001);
    const [from, to] = [SHORE[Math.floor(along)] ?? [0, 0], SHORE[Math.floor(along) + 1] ?? [0, 0]];
    const out = inland + (Math.sin(share * 31 + inland) + Math.sin(share * 53)) * uneven;
    return at(mixed(from[0], to[0], along % 1) + out * 0.72, mixed(from[1], to[1], along % 1) - out * 0.68);
  });
}

/** Sand in the blue of the evening, wet at its edge, and on it the pools of light from the lamps over each table. */
function drawBeach(sheet: Sheet): void {
  const sand = (inland: number, uneven: number): Path => `${curve(shoreMoved(inland, uneven))}L1660 1260L-60 1260Z`;
  const dry = sand(0.95, 0.05);
  const pools = TABLES.map(({ right, away }) => {
    const [x, y] = at(right + 0.2, away - 0.1);
    const metre = metreAt(EYE, [right, away, 0]);
    const glow = (reach: number, colour: string, strength: number) =>
      fill(
        disc(0, 0, metre * reach),
        sheet.radial(
          [
            [0, colour, strength],
            [0.45, colour, strength * 0.6],
            [1, colour, 0],
          ],
          [0, 0],
          metre * reach,
        ),
      );
    return place(glow(2.7, "#ffc98a", 0.95) + glow(1.5, "#ffeec0", 0.9), x, y, 0.42, 1);
  });
  sheet.add(
    fill(sand(-3.6, 0.4), "#5f8fb8", 0.4),
    fill(sand(-1.7, 0.24), "#7fb0c4", 0.45),
    fill(sand(-0.2, 0.1), "#fbe3d0", 0.9),
    fill(sand(0, 0.08), "#86698e"),
    fill(sand(0.42, 0.06), "#9c7789"),
    fill(dry, sheet.mood.ground),
    sheet.clipped(
      dry,
      footmarks() + sheet.spray(dry, "#5a3f68", { from: [1560, 1230], to: [1000, 860], thick: 0.42 }) + pools.join(""),
    ),
  );
}

/** Soft hollows of many feet, smaller with the distance. */
function footmarks(): Drawing {
  const random = randomOf(15);
  const marks = counted(120).map(() => {
    const away = random.between(7.2, 24);
    const [x, y] = at(random.between(-4, 9) + away * 0.3, away);
    return { dark: lens(x, y, 420 / away, 74 / away), lit: lens(x + 60 / away, y + 44 / away, 400 / away, 50 / away) };
  });
  return (
    fill(marks.map(({ dark }) => dark).join(""), "#8d6480", 0.5) +
    fill(marks.map(({ lit }) => lit).join(""), "#cfa196", 0.5)
  );
}

const WOMAN: PersonOptions = {
  pose: "dining",
  slender: true,
  wears: "skirt",
  sleeves: "none",
  top: "#d8465c",
  bottom: "#d8465c",
  hairstyle: "long",
};
const MAN: PersonOptions = { pose: "dining", mirrored: true, top: "#f6ecd6", bottom: "#31507a" };

/** The tables from the furthest to the nearest, who sits at them, a waiter, and the cat that hopes for fish. */
function drawTables(sheet: Sheet): void {
  const [first, second, third, fourth] = TABLES;
  const [waiterX, waiterY] = at(4.15, 15.3);
  const [catX, catY] = at(0.9, 8.7);
  sheet.add(
    diningTable(sheet, fourth, [{ ...WOMAN, top: "#3f8f9c", bottom: "#3f8f9c" }, MAN]),
    diningTable(sheet, third, []),
    place(
      person(sheet, { pose: "lifting", carries: "tray", mirrored: true, top: "#f6ecd6", bottom: "#2b2a4c" }),
      waiterX,
      waiterY,
      (metreAt(EYE, [4.15, 15.3, 0]) * 1.76) / 100,
    ),
    diningTable(sheet, second, [
      { ...WOMAN, hairstyle: "bun", top: "#e0a24a", bottom: "#5a4a80" },
      { ...MAN, top: "#3f7f9e", bottom: "#3a3355" },
    ]),
    ...onlookers(sheet),
    diningTable(sheet, first, [WOMAN, MAN]),
    fill(lens(catX + 22, catY + 2, 110, 15), sheet.mood.groundShade, 0.6),
    place(sittingCat(sheet), catX, catY, 0.19),
  );
}

/** A table with its chairs at two ends, who sits on them, and their shade under the lamps, all in one frame of the camera. */
function diningTable(
  sheet: Sheet,
  { right, away, turn }: { right: number; away: number; turn: number },
  guests: readonly PersonOptions[],
): Drawing {
  // Along the frame lies the way from the left chair to the right one.
  const view = frameOf(EYE, { right, away, heading: 90 - turn });
  const wood = sheet.tinted({ trunk: "#4a6cb4", near: "#27346e" });
  const angle = (turn / 180) * Math.PI;
  const seat = (side: 1 | -1, guest?: PersonOptions): Drawing => {
    const stands = { right: right + Math.cos(angle) * 0.78 * side, away: away + Math.sin(angle) * 0.78 * side };
    const [x, y] = view([0.78 * side, 0, 0]);
    const size = metreAt(EYE, [stands.right, stands.away, 0]) * 0.0172;
    return (
      cafeChair(wood, { camera: EYE, ...stands, heading: 90 - turn + (side < 0 ? 0 : 180), colour: "#7f9fd4" }) +
      (guest ? place(person(sheet, { ...guest, shadow: false }), x - side * size * 2, y, size) : "")
    );
  };
  const shade = polygon([view([-0.36, -0.5, 0]), view([0.56, -0.46, 0]), view([0.6, 0.44, 0]), view([-0.36, 0.44, 0])]);
  return (
    fill(shade, sheet.mood.groundShade, 0.75) +
    seat(1, guests[1]) +
    seat(-1, guests[0]) +
    clothed(view) +
    laid(sheet, view)
  );
}

/** A square table in a white cloth that leaves its four legs bare below the knee. */
function clothed(view: Project): Drawing {
  const half = 0.43;
  const leg = (along: number, across: number): Path =>
    polygon([
      view([along - 0.03, across, 0.5]),
      view([along + 0.03, across, 0.5]),
      view([along + 0.03, across, 0]),
      view([along - 0.03, across, 0]),
    ]);
  // The cloth falls in folds; its corners hang lower than the middle of each side.
  const fall = (along: readonly [number, number], across: readonly [number, number]): Path =>
    polygon([
      view([along[0], across[0], 0.75]),
      view([along[1], across[1], 0.75]),
      ...shares(9)
        .toReversed()
        .map((share, index) =>
          view([
            mixed(along[0], along[1], share),
            mixed(across[0], across[1], share),
            0.36 + Math.sin(share * Math.PI) * 0.1 + (index % 2 ? 0.03 : 0),
          ]),
        ),
    ]);
  const folds = [0.25, 0.55, 0.8].map((share) => {
    const along = mixed(-half, half, share);
    return polyline([view([along, -half, 0.68]), view([along + 0.03, -half, 0.45])]);
  });
  return (
    fill(leg(-0.36, 0.36) + leg(0.36, 0.36), "#2b2148") +
    fill(leg(-0.36, -0.36) + leg(0.36, -0.36), "#4a3350") +
    fill(fall([-half, half], [-half, -half]), "#f0c0a4") +
    stroke(folds.join(""), "#cf9490", 3) +
    fill(fall([half, half], [-half, half]), "#a8708c") +
    fill(fall([-half, -half], [half, -half]), "#fbdcb8") +
    fill(
      polygon([
        view([-half, -half, 0.76]),
        view([half, -half, 0.76]),
        view([half, half, 0.76]),
        view([-half, half, 0.76]),
      ]),
      "#fff1d4",
    )
  );
}

/** Plates, a fish between them, glasses and a lantern. */
function laid(sheet: Sheet, view: Project): Drawing {
  const top = 0.765;
  const ring = (along: number, across: number, radius: number, stretch = 1): Path =>
    polygon(
      shares(19).map((share) =>
        view([
          along + Math.cos(share * Math.PI * 2) * radius * stretch,
          across + Math.sin(share * Math.PI * 2) * radius,
          top,
        ]),
      ),
    );
  const metre = view([0, 0, 0])[1] - view([0, 0, 1])[1];
  const wine = (along: number, across: number): Drawing => {
    const [x, y] = view([along, across, top]);
    return place(
      fill("M-5-1Q0-3 5-1Q0 1-5-1ZM-1-1H1V-11H-1Z", "#fbe9da") +
        fill("M-6-22H6Q6-10 0-10Q-6-10-6-22Z", "#fbe9da", 0.75) +
        fill("M-6-17H6Q5-10 0-10Q-5-10-6-17Z", "#a8324e"),
      x,
      y,
      metre / 105,
    );
  };
  const [x, y] = view([0.02, 0.2, top]);
  return (
    fill(ring(-0.25, -0.06, 0.125) + ring(0.25, -0.02, 0.125), "#c9a0b0") +
    fill(ring(-0.252, -0.05, 0.115) + ring(0.248, -0.01, 0.115), "#fffaf0") +
    fill(ring(0, -0.24, 0.075, 2), "#8fb4d0") +
    fill(ring(-0.02, -0.23, 0.036, 3), "#6f5a6c") +
    wine(-0.16, 0.24) +
    place(lantern(sheet), x, y, metre * 0.0031) +
    wine(0.2, 0.2)
  );
}

/** A place along a limb and half its thickness there. */
type Girth = readonly [x: number, y: number, half: number];

/** A strip of a limb between two shares of its thickness, -1 at its left edge and 1 at the other; at the tip it is as broad as up to `end`. */
function barkOf(limb: readonly Girth[], from: number, to: number, end = to): Path {
  const side = (start: number, tip = start): Point[] =>
    limb.map(([x, y, half], index) => {
      const shift = mixed(start, tip, (index / (limb.length - 1)) ** 2);
      const [before, after] = [
        limb[Math.max(0, index - 1)] ?? [0, 0],
        limb[Math.min(limb.length - 1, index + 1)] ?? [0, 0],
      ];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const long = Math.hypot(dx, dy) || 1;
      return [x - (dy / long) * half * shift, y + (dx / long) * half * shift];
    });
  return `${curve(side(from))}${curve(side(to, end).toReversed()).replace("M", "L")}Z`;
}

const LIMBS: readonly [second: readonly Girth[], third: readonly Girth[], trunk: readonly Girth[]] = [
  [
    [1452, 800, 34],
    [1516, 640, 36],
    [1536, 480, 28],
    [1590, 330, 22],
    [1620, 220, 16],
  ],
  [
    [1330, 470, 20],
    [1350, 350, 20],
    [1420, 240, 15],
    [1440, 140, 10],
  ],
  [
    [1500, 1240, 150],
    [1496, 1170, 92],
    [1482, 1080, 68],
    [1488, 960, 66],
    [1462, 830, 60],
    [1402, 690, 50],
    [1372, 580, 50],
    [1318, 460, 42],
    [1258, 340, 40],
    [1150, 240, 29],
    [1010, 176, 22],
    [860, 160, 15],
    [720, 122, 10],
    [590, 116, 4],
  ],
];

/** An old tamarisk at the right edge leans over the beach; gourd lamps hang from its bough at uneven heights. */
function drawTamarisk(sheet: Sheet): void {
  const { near } = sheet.mood;
  const kinds = [
    { colour: "#c9732f", shade: "#6b3038", light: "#ffe2a0" },
    { colour: "#a8405e", shade: "#4f1f48", light: "#ffd0b8" },
    { colour: "#2f7f8e", shade: "#1c3a5c", light: "#d8f3da" },
    { colour: "#d59a3f", shade: "#743f34", light: "#fff0b8" },
  ] as const;
  // Each wire comes from the under side of the bough, by the heights of its line.
  const bough = pointsOf([590, 118, 720, 130, 860, 174, 1010, 196, 1150, 262]);
  const hung = placesOf([606, 300, 0.5, 726, 372, 0.66, 862, 276, 0.56, 986, 388, 0.74, 1124, 342, 0.6]);
  const plumes = placesOf([
    560, 112, 60, 650, 84, 76, 760, 98, 84, 870, 92, 80, 990, 84, 100, 1110, 116, 92, 1220, 100, 110, 1340, 120, 120,
    1470, 150, 130, 1590, 190, 120, 1420, 210, 80, 1560, 320, 80, 1280, 30, 130, 1560, 60, 150, 900, 10, 130, 1080, 0,
    130, 720, 10, 90,
  ]);
  const [second, third, trunk] = LIMBS;
  const ridges = [-0.28, 0.06, 0.42].map((shift) => barkOf(trunk.slice(1, 9), shift, shift + 0.09, shift));
  const roots =
    "M1400 1216Q1440 1190 1452 1130L1540 1120Q1570 1190 1640 1206V1240H1380ZM1300 1206Q1390 1186 1430 1130L1470 1180Q1400 1216 1300 1206Z";
  sheet.add(
    fill(lens(1560, 1192, 560, 70), near, 0.5),
    fill([second, third].map((limb) => barkOf(limb, -1, 1)).join(""), "#2a2047"),
    fill([second, third].map((limb) => barkOf(limb, -1, -0.5)).join(""), "#6b4770"),
    fill(barkOf(trunk, -1, 1) + roots, "#2a2047"),
    // The lamps and the last of the sky catch its left side.
    fill(barkOf(trunk, -1, -0.34, -1), "#7a4a68"),
    fill(barkOf(trunk.slice(0, 12), -1, -0.6, -1), "#d98d6c"),
    fill(ridges.join(""), "#5a3d68"),
    fill("M1462 846Q1440 812 1462 786Q1482 810 1478 846Z", "#17132f"),
    ...hung.map(([x, y, size], index) =>
      place(gourdLamp(sheet, { wire: (y - heightAt(bough, x)) / size, ...kinds[index % 4] }), x, y, size),
    ),
    ...plumes.map(([x, y, width], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height: width * 0.44,
        seed: index + 20,
        count: 18,
        size: 30,
        colours: [near, "#2f2d5a", "#66528a"],
      }),
    ),
  );
}
