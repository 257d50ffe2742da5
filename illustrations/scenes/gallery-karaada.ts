import { cameraOf, frameOf } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, curveDownTo, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { SPRING_MOUTH, splitEdge, springCave } from "../parts/land/springCave.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;
/** Where the walls of the cave meet the pool. */
const WATERLINE = 752;

/** The hot springs of Karaada from inside their cave: the sun comes in by its mouth at the left and lies on green water, thick with clay, and on the wall behind; a couple bathe, a woman on a ledge watches them, outside a gulet and Bodrum with its mills. */
export const SCENE: Scene = {
  name: "gallery-karaada",
  seed: 131,
  mood: "day",
  colours: { sea: ["#8ccfd8", "#3fa3c0", "#2379a0", "#1d6f9a"] },
  grain: 0.34,
  crops: { wide: 150, square: 150 },
  draw(sheet) {
    drawOutside(sheet);
    sheet.add(springCave());
    drawSpring(sheet);
    drawRocks(sheet);
    drawSteam(sheet);
    drawBathers(sheet);
    drawLedge(sheet);
  },
};

const eye = cameraOf({ horizon: HORIZON, centre: 880, eye: 3, focal: 1600 });
/** A gulet at anchor off the cave, her stern a little towards us. */
const GULET: MooredGulet = {
  heading: 62,
  long: 22,
  wide: 6,
  hull: ["#c9703f", "#8a4a3c"],
  trim: ["#fff6e2", "#c9b0a8"],
  house: ["#fdf3e0", "#a99cb6"],
  pane: "#234a6c",
  awning: ["#fdf6e6", "#b9b4c8"],
  masts: [
    [0.28, 13],
    [0.62, 18],
  ],
  cloth: ["#fdf6e6", "#b9b4c8"],
  light: 262,
};
const GULET_FRAME = frameOf(eye, { right: -11, away: 92, heading: GULET.heading });

/** Bodrum across the water: its white houses in two quarters on their slopes, the old mills above the western one, calm hills; before it a gulet at anchor. */
function drawOutside(sheet: Sheet): void {
  const { leaf, stone } = sheet.mood;
  const far = curveDownTo(
    pointsOf([160, 420, 300, 372, 440, 336, 560, 350, 700, 306, 820, 288, 940, 330, 1080, 366, 1220, 350, 1440, 400]),
    HORIZON,
  );
  const near = curveDownTo(
    pointsOf([160, 462, 280, 448, 400, 462, 560, 480, 760, 486, 900, 472, 1060, 444, 1200, 430, 1440, 452]),
    HORIZON,
  );
  const quarter = { scale: [0.075, 0.11] } as const;
  const outside = [
    sky(sheet, { height: HORIZON, zenith: 0.15 }),
    fill(far, "#8fb6c8"),
    sheet.clipped(
      far,
      fill(
        "M140 520V300H440C450 380 490 440 560 520ZM600 520C600 460 570 400 560 350L700 280H820C830 350 880 430 940 520ZM1120 520C1110 460 1090 400 1080 366L1180 320H1222C1240 390 1290 450 1340 520Z",
        "#a9c9d5",
      ),
    ),
    fill(near, "#86a894"),
    sheet.clipped(
      near,
      fill(
        "M140 520V420H290C330 460 380 480 450 520ZM880 520C960 480 1080 440 1200 410C1230 450 1270 480 1340 520Z",
        "#a5bf9c",
      ),
    ),
    place(windmill(sheet, { state: "bare", turn: 8 }), 452, 470, 0.1),
    place(windmill(sheet, { state: "bare", turn: 30 }), 486, 475, 0.108),
    place(windmill(sheet, { state: "bare", turn: 50 }), 524, 479, 0.1),
    groupedTown(sheet, {
      ...quarter,
      rows: 3,
      far: [330, 440],
      near: [320, 660],
      ground: (x, share) => 476 + share * 20 - Math.max(0, 460 - x) * 0.06 * (1 - share),
      seed: 4,
    }),
    groupedTown(sheet, {
      ...quarter,
      rows: 5,
      far: [1080, 1440],
      near: [850, 1440],
      ground: (_, share) => 458 + share * 38,
      seed: 9,
    }),
    // The haze of the day between the island and the town.
    fill(
      box(140, 330, 1300, HORIZON - 330),
      sheet.linear(
        [
          [0, "#c0dae0", 0],
          [1, "#c6dee2", 0.5],
        ],
        [0, 330],
        [0, HORIZON],
      ),
    ),
    sea(sheet, { top: HORIZON - 2, bottom: 800, dabs: 60, foot: false }),
    fill(box(180, HORIZON - 4, 1260, 4), blend(leaf, "#b8d6de", 0.5)),
    fill(box(180, HORIZON - 1, 1260, 4), blend(stone, "#c6dee2", 0.35)),
    ripples(sheet, { x: 800, y: HORIZON + 14, width: 1100, height: 40, count: 20 }),
    fill(lens(1090, 600, 380, 5) + lens(620, 640, 300, 6) + lens(960, 648, 260, 6), sheet.mood.seaLight, 0.7),
    guletInWater(),
    mooredGulet(GULET_FRAME, GULET),
  ];
  sheet.add(place(outside.join(""), -230, 0));
}

/** What the sea leaves of the gulet: strips of her hull that take on its blue, pale flecks of her awning. */
function guletInWater(): Drawing {
  const shapes = guletImageOf(GULET_FRAME, GULET).map(({ outline }, index) => ({
    outline,
    colour: index % 2 ? "#a9c6cc" : "#5b6274",
  }));
  const random = randomOf(17);
  const [left, low] = GULET_FRAME([0.5, 0, 0]);
  const awning = counted(4).map((index) =>
    lens(left + 40 + random.around(30), low + 40 + index * 9, 90 - index * 18, 4),
  );
  return brokenImage({ shapes, depth: 40, band: 3.4, seed: 3 }) + fill(awning.join(""), "#cfe2e2", 0.75);
}

/** The spring's water: clear jade where the light of the mouth lies on it, dark under the stone; clay drifts in it. */
function drawSpring(sheet: Sheet): void {
  const water = polygon(
    pointsOf([
      -20, 806, 90, 776, 176, 752, 196, 748, 196, 676, 976, 676, 976, 746, 1070, 756, 1250, 782, 1460, 830, 1640, 850,
      1640, 1240, -20, 1240,
    ]),
  );
  const dark = sheet.linear(
    [
      [0, "#2f7a6c", 0],
      [0.14, "#2f7a6c", 0.96],
      [0.5, "#1f5c58"],
      [1, "#103c44"],
    ],
    [0, 676],
    [0, 1200],
  );
  const bright = sheet.linear(
    [
      [0, "#a8e0bb", 0.25],
      [0.05, "#b4e4b6", 0.8],
      [0.12, "#b4e4b6", 0.95],
      [0.4, "#7fcaa6"],
      [1, "#2f8f86"],
    ],
    [0, 676],
    [0, 1200],
  );
  const seam = sheet.linear(
    [
      [0, "#4f9f88", 0],
      [0.16, "#4f9f88", 0.5],
      [1, "#3f8f80", 0.5],
    ],
    [0, 676],
    [0, 1200],
  );
  // What the sunlit wall leaves of its own colour on the water before it.
  const warm = placesOf([
    1060, 782, 170, 1130, 800, 260, 1090, 820, 200, 1190, 838, 280, 1120, 862, 190, 1230, 872, 200, 1150, 900, 240,
  ]);
  const mixing = placesOf([470, 690, 330, 700, 684, 260, 380, 706, 150, 610, 702, 420, 770, 704, 120, 520, 716, 300]);
  sheet.add(
    fill(water, dark),
    sheet.clipped(
      water,
      fill(warm.map(([x, y, long]) => lens(x, y, long, 16)).join(""), "#b98a55", 0.55) +
        fill(lightOnWater(1.06, 5), seam) +
        fill(lightOnWater(0.92, 7), bright) +
        // Where the clear sea and the clouded spring mix, in level pieces.
        fill(mixing.map(([x, y, long]) => piece(x - long / 2, x + long / 2, y, 7)).join(""), "#7cc8b8") +
        fill(mixing.map(([x, y, long]) => piece(x - long / 3, x + long / 4, y + 13, 5)).join(""), "#b4e4c0") +
        fill(clay(), "#dff3c4", 0.6),
    ),
  );
}

/** Clay that drifts on the spring: each drift of two level pieces that lie a little apart. */
function clay(): Path {
  const drifts = placesOf([500, 800, 380, 760, 836, 240, 380, 890, 300, 820, 930, 220, 560, 1020, 340, 340, 1090, 220]);
  return drifts
    .map(([x, y, long], index) => {
      const high = 3 + (y - 760) / 44;
      const from = x - long / 2;
      const parting = from + long * (index % 2 ? 0.34 : 0.62);
      return piece(from, parting, y, high) + piece(parting - high * 4, from + long, y + high * 1.3, high * 0.8);
    })
    .join("");
}

/** The image of the mouth on the water, upside down: level pieces across it, pointed at their ends, that grow and part towards us. */
function lightOnWater(wide: number, seed: number): Path {
  const random = randomOf(seed);
  let pieces = "";
  for (let y = 684, high = 5; y < 1340; y += high * 0.8, high *= 1.1) {
    const [left, right] = (["left", "right"] as const).map((side) => {
      const edge = mouthAt(WATERLINE - Math.max(0, y - WATERLINE) / 0.8, side);
      return 575 + (edge - 575) * wide;
    }) as [number, number];
    const reach = () => high * random.between(-1.6, 3.4);
    pieces += piece(left - reach(), right + reach(), y, high);
    // A piece that lies by itself beside it, in the image of the stone.
    if (y > 800 && random.chance(0.5)) {
      const long = high * random.between(3, 7);
      const from = random.chance(0.5) ? left - long - high * random.between(2, 6) : right + high * random.between(2, 6);
      pieces += piece(from, from + long, y + high * 0.4, high * 0.34);
    }
  }
  return pieces;
}

/** A level piece of an image: full in its middle, pointed at its ends. */
function piece(from: number, to: number, y: number, high: number): Path {
  const tip = Math.min(high * 3.2, (to - from) / 2);
  const at = (x: number, up: number) => `${Math.round(x)} ${Math.round((y + up) * 10) / 10}`;
  return `M${at(from, 0)}Q${at(from + tip * 0.5, -high * 0.5)} ${at(from + tip, -high * 0.6)}L${at(to - tip, -high * 0.6)}Q${at(to - tip * 0.5, -high * 0.4)} ${at(to, 0.1 * high)}Q${at(to - tip * 0.4, high * 0.5)} ${at(to - tip, high * 0.6)}L${at(from + tip, high * 0.6)}Q${at(from + tip * 0.4, high * 0.5)} ${at(from, 0)}Z`;
}

/** Where the edge of the mouth is at a height: on its left side, or on its right one. */
function mouthAt(y: number, side: "left" | "right"): number {
  const line = side === "left" ? SPRING_MOUTH : SPRING_MOUTH.toReversed();
  const index = line.findIndex((point, at) => at > 0 && point[1] <= y);
  const [a, b] = [line[index - 1] ?? [0, 0], line[index] ?? [0, 0]];
  return mixed(a[0], b[0], within((a[1] - y) / (a[1] - b[1]), 0, 1));
}

interface Rock {
  /** Its outline over the water, from its left foot to its right one. */
  crest: readonly Point[];
  /** Its planes in the sun and those that have turned from it. */
  lit: readonly (readonly Point[])[];
  dark: readonly (readonly Point[])[];
  colours: readonly [lit: string, plain: string, dark: string, wet: string];
  seed: number;
}

/** A rock that stands in the water: its upper left planes in the sun, the right ones dark, a wet band at its foot. */
function rock(sheet: Sheet, { crest, lit, dark, colours, seed }: Rock): Drawing {
  const random = randomOf(seed);
  const line = polygon(splitEdge(crest, random, 0.05));
  const [first, last] = [crest[0] ?? [0, 0], crest.at(-1) ?? [0, 0]];
  const [middle, wide, foot] = [mixed(first[0], last[0], 0.5), last[0] - first[0], first[1]];
  const planes = (outlines: readonly (readonly Point[])[]) =>
    outlines.map((outline) => polygon(splitEdge(outline, random, 0.05))).join("");
  const wet = polygon([
    ...splitEdge(
      [
        [first[0] - 20, foot - 10],
        [middle, foot - 18],
        [last[0] + 20, foot - 8],
      ],
      random,
      0.06,
    ),
    [last[0] + 20, foot + 30],
    [first[0] - 20, foot + 30],
  ]);
  return (
    fill(lens(middle + wide * 0.06, foot + 4, wide * 1.12, 13), "#123f42", 0.6) +
    fill(line, colours[1]) +
    fill(planes(lit), colours[0]) +
    fill(planes(dark), colours[2]) +
    sheet.clipped(line, fill(wet, colours[3], 0.85)) +
    fill(
      lens(middle - wide * 0.2, foot + 3, wide * 0.62, 4) + lens(middle + wide * 0.3, foot + 5, wide * 0.3, 3),
      "#e6f6d2",
      0.75,
    )
  );
}

/** What a rock leaves on the water before it: its image upside down, in level pieces of its lit and its dark side. */
function rockImage(crest: readonly Point[], [lit, dark]: readonly [string, string], depth: number): Drawing {
  const foot = Math.max(...crest.map(([, y]) => y));
  const top = crest.reduce((highest, point) => (point[1] < highest[1] ? point : highest));
  const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [x, foot + (foot - y) * 0.8 + 4]);
  return brokenImage({
    shapes: [
      { outline: mirrored(crest), colour: dark },
      { outline: mirrored([...crest.filter(([x]) => x <= top[0]), [top[0], foot]]), colour: lit },
    ],
    depth,
    band: 8,
    seed: Math.round(top[0]),
  });
}

/** The rocks of the mouth, between which the spring runs out, and one in the pool. */
function drawRocks(sheet: Sheet): void {
  const sunny = ["#e6bb80", "#b57c50", "#6f4640", "#4f3a3e"] as const;
  const left: Rock = {
    crest: pointsOf([
      120, 756, 134, 716, 158, 702, 166, 668, 196, 650, 214, 658, 232, 642, 256, 660, 262, 692, 292, 704, 304, 728, 334,
      736, 350, 756,
    ]),
    lit: [
      pointsOf([166, 668, 196, 650, 214, 658, 204, 692, 176, 708, 158, 702]),
      pointsOf([232, 642, 256, 660, 244, 688, 222, 684, 214, 658]),
      pointsOf([134, 716, 158, 702, 176, 708, 168, 734, 130, 740]),
    ],
    dark: [
      pointsOf([256, 660, 262, 692, 292, 704, 304, 728, 334, 736, 350, 756, 240, 756, 262, 726, 244, 688]),
      pointsOf([204, 692, 214, 658, 222, 684, 212, 720, 200, 740]),
    ],
    colours: sunny,
    seed: 4,
  };
  const right: Rock = {
    crest: pointsOf([
      776, 756, 796, 730, 836, 716, 846, 690, 880, 676, 896, 640, 930, 622, 958, 632, 976, 660, 1000, 676, 1010, 716,
      1036, 730, 1052, 756,
    ]),
    lit: [
      pointsOf([896, 640, 930, 622, 944, 652, 920, 690, 886, 702, 880, 676]),
      pointsOf([836, 716, 846, 690, 880, 676, 886, 702, 862, 730, 822, 742, 796, 730]),
    ],
    dark: [
      pointsOf([
        930, 622, 958, 632, 976, 660, 1000, 676, 1010, 716, 1036, 730, 1052, 756, 944, 756, 962, 716, 940, 690, 944,
        652,
      ]),
      pointsOf([886, 702, 920, 690, 900, 722, 906, 756, 850, 756, 862, 730]),
    ],
    colours: sunny,
    seed: 6,
  };
  const near: Rock = {
    crest: pointsOf([
      -90, 1040, -60, 956, -10, 934, 20, 890, 70, 876, 104, 892, 128, 936, 172, 952, 190, 990, 230, 1010, 256, 1040,
    ]),
    lit: [
      pointsOf([20, 890, 70, 876, 84, 906, 50, 944, 0, 956, -10, 934]),
      pointsOf([128, 936, 172, 952, 164, 972, 122, 962]),
    ],
    dark: [
      pointsOf([
        70, 876, 104, 892, 128, 936, 122, 962, 164, 972, 172, 952, 190, 990, 230, 1010, 256, 1040, 84, 1040, 108, 996,
        92, 950, 84, 906,
      ]),
    ],
    colours: ["#7d5148", "#54343d", "#38232f", "#241a2a"],
    seed: 9,
  };
  sheet.add(
    rockImage(left.crest, ["#b9a878", "#5f7a66"], 88),
    rockImage(right.crest, ["#c2ac78", "#5c7562"], 112),
    rockImage(near.crest, ["#1f3b44", "#152c38"], 130),
    ...[left, right, near].map((each) => rock(sheet, each)),
  );
}

/** Steam that lies low over the warm water, thickest where it leaves the light. */
function drawSteam(sheet: Sheet): void {
  const mist = (x: number, y: number, wide: number, high: number, strength: number): Drawing =>
    place(sheet.glow([0, 0], 400, "#fbf3e2", strength), x, y, high / 400, wide / 400);
  sheet.add(
    mist(40, 800, 300, 90, 0.6),
    mist(1240, 800, 520, 90, 0.6),
    mist(600, 738, 560, 34, 0.5),
    mist(330, 850, 360, 36, 0.45),
    mist(900, 880, 460, 44, 0.45),
  );
}

/** Who bathes: two who stand to the chest in the light and look out at the gulet, at which he points, and one up to the neck by the mouth. */
function drawBathers(sheet: Sheet): void {
  const bathing = { wears: "swimming", sleeves: "none", behind: true, shadow: false } as const;
  /** A bather by the height of the eye over the water, three metres: what rises from it, his broken image, the rings about him. */
  const bather = (x: number, y: number, depth: number, metres: number, options: PersonOptions): Drawing => {
    const scale = ((y - HORIZON) / 3) * (metres / 100);
    const figure = place(person(sheet, { ...bathing, ...options }), 0, depth);
    const mirrored = `<g transform="scale(1 -0.8)">${sheet.clipped(box(-60, -130, 120, 130), figure)}</g>`;
    const gaps = counted(6).map((index) => lens(2, 5 + index * 6.4, 50, 2.4 + index * 0.8));
    return place(
      fill(lens(9, 3, 62, 7), "#2f7a6c", 0.5) +
        `<g opacity=".4">${mirrored}</g>` +
        fill(gaps.join(""), "#86cda8") +
        sheet.clipped("M-60-130H60V-.6Q8 1.6-8 1.400T-60-.6Z", figure) +
        fill(lens(-20, 3.4, 34, 1.8) + lens(22, 5.2, 40, 2) + lens(-6, 9.6, 60, 1.6), "#dff3c4", 0.8),
      x,
      y,
      scale,
    );
  };
  sheet.add(
    bather(772, 800, 82, 1.72, { hair: "#6b4a3a" }),
    bather(500, 936, 64, 1.66, { slender: true, top: "#c2265f", hairstyle: "bun", pose: "holding" }),
    bather(596, 950, 60, 1.8, { pose: "pointing" }),
  );
}

/** Upper and lower line of the ledge's strata, from its tip to beyond the sheet. */
const LEDGE = {
  back: [1100, 954, 1150, 932, 1214, 934, 1290, 912, 1356, 916, 1430, 888, 1540, 884, 1660, 858],
  lip: [1100, 954, 1124, 976, 1180, 984, 1262, 1002, 1336, 998, 1424, 1018, 1540, 1014, 1660, 1034],
  under: [1108, 984, 1150, 1020, 1236, 1042, 1330, 1046, 1400, 1068, 1530, 1070, 1660, 1090],
  shelf: [1020, 1054, 1064, 1046, 1120, 1056, 1200, 1080, 1300, 1090, 1392, 1116, 1520, 1122, 1660, 1148],
  foot: [1020, 1054, 1032, 1080, 1070, 1104, 1150, 1122, 1210, 1160, 1300, 1176, 1380, 1230, 1400, 1260, 1660, 1260],
} as const;

/** The near ledge at the right, worn in strata, the lowest of which is a shelf in the water; a towel, and a woman who watches the two. */
function drawLedge(sheet: Sheet): void {
  const random = randomOf(44);
  const line = (numbers: readonly number[]) => splitEdge(pointsOf(numbers), random, 0.035);
  const [back, lip, under, shelf, foot] = [LEDGE.back, LEDGE.lip, LEDGE.under, LEDGE.shelf, LEDGE.foot].map(line) as [
    Point[],
    Point[],
    Point[],
    Point[],
    Point[],
  ];
  const layer = (from: readonly Point[], to: readonly Point[]) => polygon([...from, ...to.toReversed()]);
  const drop = (points: readonly Point[], by: number) => points.map(([x, y]): Point => [x + by * 0.7, y + by]);
  sheet.add(
    fill(layer(foot, drop(foot, 60)), "#123f42", 0.5),
    fill(layer(drop(foot, 34), drop(foot, 42)), "#5fae8a", 0.8),
    fill(layer(shelf, foot), "#54343d"),
    fill(layer(drop(foot, -16).slice(3), foot), "#32242f"),
    fill(layer(drop(foot, 0), drop(foot, 4)), "#dff3c4", 0.8),
    fill(layer(under, shelf), "#a96f48"),
    fill(
      polygon(pointsOf([1236, 1040, 1330, 1046, 1400, 1068, 1660, 1090, 1660, 1150, 1390, 1114, 1300, 1076])),
      "#6f4640",
    ),
    fill(layer(lip, under), "#8f5a43"),
    fill(polygon(pointsOf([1262, 1002, 1336, 998, 1350, 1022, 1330, 1046, 1250, 1042])), "#6b4038"),
    fill(
      polygon(pointsOf([1424, 1018, 1540, 1014, 1660, 1034, 1660, 1090, 1530, 1070, 1440, 1068, 1450, 1040])),
      "#6b4038",
    ),
    fill(layer(drop(lip, 0), drop(lip, 7)), "#b87a50"),
    fill(layer(back, lip), "#d8a468"),
    fill(
      polygon(pointsOf([1300, 914, 1356, 916, 1430, 888, 1660, 858, 1660, 930, 1500, 940, 1400, 966, 1330, 944])),
      "#c48d58",
    ),
    ...restingOnLedge(sheet),
  );
}

/** A folded towel, and a woman who sits on the ledge's edge with her feet on the shelf. */
function restingOnLedge(sheet: Sheet): Drawing[] {
  return [
    fill("M1392 956L1520 944L1560 972L1424 986Z", "#7d4a3c", 0.6),
    fill("M1376 934V954L1410 980L1536 966V946Z", "#c9a9b4"),
    fill("M1376 934L1494 924L1536 946L1410 960Z", "#fff4dc"),
    fill("M1404 932L1424 930L1460 954L1438 957ZM1442 928L1452 927L1490 951L1478 953Z", "#2f86b4"),
    fill("M1150 974Q1210 952 1300 950Q1312 958 1290 966Q1230 984 1160 980Z", "#7d4a3c", 0.6),
    fill(lens(1130, 1058, 90, 9), "#5f3a36", 0.7),
    place(
      person(sheet.tinted({ groundShade: "#7d4a3c" }), {
        pose: "sitting",
        mirrored: true,
        wears: "swimming",
        sleeves: "none",
        slender: true,
        shadow: false,
        top: "#1d5d86",
        hairstyle: "bun",
        hat: "#f2d28a",
      }),
      1152,
      1054,
      2.3,
    ),
  ];
}
