import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, curve, curveDownTo, lens, type Path, polygon } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { SPRING_MOUTH, splitEdge, springCave } from "../parts/land/springCave.ts";
import { wading } from "../parts/people/bathers.ts";
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
  const { leaf, stone, stoneWorn } = sheet.mood;
  const far = curveDownTo(
    pointsOf([160, 420, 300, 372, 440, 336, 560, 350, 700, 306, 820, 288, 940, 330, 1080, 366, 1220, 350, 1440, 400]),
    HORIZON,
  );
  const near = curveDownTo(
    pointsOf([160, 440, 280, 420, 400, 446, 560, 468, 760, 476, 900, 452, 1060, 414, 1200, 396, 1440, 430]),
    HORIZON,
  );
  const quarter = { scale: [0.13, 0.2] } as const;
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
    fill(near, "#71946a"),
    sheet.clipped(
      near,
      fill(
        "M140 520V380H290C330 430 380 470 450 520ZM880 520C960 460 1080 400 1200 380C1230 430 1270 470 1340 520Z",
        "#9db67c",
      ),
    ),
    place(windmill(sheet, { state: "bare", turn: 8 }), 470, 448, 0.15),
    place(windmill(sheet, { state: "bare", turn: 30 }), 520, 458, 0.16),
    place(windmill(sheet, { state: "bare", turn: 50 }), 572, 466, 0.15),
    groupedTown(sheet, {
      ...quarter,
      rows: 3,
      far: [330, 440],
      near: [320, 660],
      ground: (x, share) => 462 + share * 34 - Math.max(0, 460 - x) * 0.06 * (1 - share),
      seed: 4,
    }),
    groupedTown(sheet, {
      ...quarter,
      rows: 5,
      far: [1080, 1440],
      near: [850, 1440],
      ground: (_, share) => 434 + share * 62,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON - 2, bottom: 800, dabs: 60, foot: false }),
    fill(box(180, HORIZON - 5, 1260, 6), leaf),
    fill(box(180, HORIZON - 1, 1260, 6), stone),
    fill(box(180, HORIZON + 4, 1260, 3), stoneWorn),
    ripples(sheet, { x: 800, y: HORIZON + 14, width: 1100, height: 40, count: 20 }),
    fill(lens(1090, 600, 380, 5) + lens(620, 640, 300, 6) + lens(960, 648, 260, 6), sheet.mood.seaLight, 0.7),
    brokenImage({ shapes: guletImageOf(GULET_FRAME, GULET), depth: 90, band: 6, seed: 3 }),
    mooredGulet(GULET_FRAME, GULET),
  ];
  sheet.add(place(outside.join(""), -230, 0));
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
      [0, "#a8e0bb", 0],
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
  const clay = placesOf([500, 800, 380, 760, 836, 240, 380, 890, 300, 820, 930, 220, 560, 1020, 340, 340, 1090, 220]);
  sheet.add(
    fill(water, dark),
    sheet.clipped(
      water,
      fill(warm.map(([x, y, long]) => lens(x, y, long, 16)).join(""), "#b98a55", 0.55) +
        fill(lightOnWater(1.06, 5), seam) +
        fill(lightOnWater(0.92, 7), bright) +
        fill(clay.map(([x, y, long]) => lens(x, y, long, 5 + (y - 760) / 30)).join(""), "#dff3c4", 0.55),
    ),
  );
}

/** The image of the mouth on the water, upside down: its edges part into level tongues that grow towards us. */
function lightOnWater(wide: number, seed: number): Path {
  const random = randomOf(seed);
  const edges = { left: [] as Point[], right: [] as Point[] };
  for (let y = 676, high = 6, turn = 1; y < 1340; y += high, high *= 1.11, turn = -turn)
    for (const side of ["left", "right"] as const) {
      const edge = mouthAt(WATERLINE - Math.max(0, y - WATERLINE) / 0.8, side);
      const reach = turn * random.between(0.2, 1.1) * high * (turn > 0 ? 1.8 : 0.9);
      edges[side].push([575 + (edge - 575) * wide + reach, y]);
    }
  return `${curve(edges.left)}${curve(edges.right.toReversed()).replace("M", "L")}Z`;
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
  colours: readonly [lit: string, plain: string, dark: string];
  seed: number;
}

/** A rock that stands in the water: its top and left side in the sun, the right one dark, a wet line at its foot. */
function rock({ crest, colours: [lit, plain, dark], seed }: Rock): Drawing {
  const random = randomOf(seed);
  const line = splitEdge(crest, random, 0.1);
  const [first, last] = [crest[0] ?? [0, 0], crest.at(-1) ?? [0, 0]];
  const wide = last[0] - first[0];
  const top = crest.reduce((highest, point) => (point[1] < highest[1] ? point : highest));
  const cleft: Point[] = [top, [top[0] + wide * 0.08, mixed(top[1], last[1], 0.45)], [top[0] - wide * 0.02, last[1]]];
  const shade = [...splitEdge(cleft, random, 0.1).toReversed(), ...crest.filter(([x]) => x > top[0])];
  const ledge: Point[] = [
    [mixed(first[0], top[0], 0.2), mixed(first[1], top[1], 0.24)],
    [mixed(first[0], top[0], 0.6), mixed(first[1], top[1], 0.34)],
    [top[0] + wide * 0.05, mixed(top[1], last[1], 0.4)],
    top,
    ...crest.filter(([x]) => x > first[0] && x < top[0]).toReversed(),
  ];
  return (
    fill(lens(mixed(first[0], last[0], 0.56), first[1] + 5, wide * 1.16, 15), "#123f42", 0.6) +
    fill(polygon(line), plain) +
    fill(polygon(shade), dark) +
    fill(polygon(splitEdge(ledge, random, 0.06)), lit) +
    fill(lens(mixed(first[0], last[0], 0.5), first[1] + 3, wide * 1.04, 5), "#e6f6d2", 0.8)
  );
}

/** The rocks of the mouth, between which the spring runs out, and one in the pool. */
function drawRocks(sheet: Sheet): void {
  const sunny = ["#e6bb80", "#b57c50", "#6f4640"] as const;
  sheet.add(
    rock({ crest: pointsOf([140, 752, 162, 680, 206, 646, 250, 664, 292, 702, 340, 754]), colours: sunny, seed: 4 }),
    rock({
      crest: pointsOf([790, 752, 826, 700, 880, 668, 936, 616, 990, 646, 1040, 762]),
      colours: sunny,
      seed: 6,
    }),
    rock({
      crest: pointsOf([-90, 1030, -40, 920, 50, 876, 130, 912, 176, 966, 240, 1036]),
      colours: ["#6d4743", "#4a303a", "#33202d"],
      seed: 9,
    }),
  );
}

/** Steam: it lies low over the warm water, and rises before the dark stone in a few wide wisps that thin out under the vault. */
function drawSteam(sheet: Sheet): void {
  const mist = (x: number, y: number, wide: number, high: number, strength: number): Drawing =>
    place(sheet.glow([0, 0], 400, "#fbf3e2", strength), x, y, high / 400, wide / 400);
  /** A wisp over 0,0, 400 high, that leans to the right: pointed at its head, broad where it leaves the water. */
  const wisp = (strength: number): Drawing =>
    fill(
      "M-60 0C-10-60-70-130-10-200C30-250-6-310 60-400C44-320 92-270 60-206C24-134 74-80 64 0Z",
      sheet.linear(
        [
          [0, "#fbf0e0", 0],
          [0.2, "#fbf0e0", strength],
          [1, "#fbf0e0", 0],
        ],
        [0, 0],
        [0, -400],
      ),
    );
  sheet.add(
    mist(40, 800, 300, 90, 0.6),
    mist(1240, 800, 520, 90, 0.6),
    mist(600, 738, 560, 34, 0.5),
    mist(330, 850, 360, 36, 0.45),
    mist(900, 880, 460, 44, 0.45),
    place(wisp(0.3), 1420, 850, 1.3, 1.3),
    place(wisp(0.24), 60, 830, 1.2, 1),
  );
}

/** Who bathes: a couple in the light, who rub the clay on each other's arms, and one up to the neck in the warm water by the mouth. */
function drawBathers(sheet: Sheet): void {
  const shaded = sheet.tinted({ seaLight: "#e4f7d6", seaDark: "#1f5c58", wall: "#f3e6cf", wallShade: "#8f8aa6" });
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  /** A bather by the height of the eye over the water, three metres. */
  const bather = (x: number, y: number, depth: number, metres: number, options: PersonOptions): Drawing =>
    place(wading(shaded, depth, { ...bathing, ...options }), x, y, ((y - HORIZON) / 3) * (metres / 100));
  /** What a bather leaves on the water before him: his colours in level pieces that grow shorter. */
  const image = (x: number, y: number, ink: string): Drawing =>
    fill(
      counted(4)
        .map((index) => lens(x + (index % 2 ? 7 : -3), y + 16 + index * 15, 74 - index * 13, 9 - index))
        .join(""),
      ink,
      0.5,
    );
  sheet.add(
    image(522, 938, "#8f3f66"),
    image(602, 946, "#8a6048"),
    bather(760, 812, 80, 1.72, { hair: "#6b4a3a", mirrored: true, pose: "lifting" }),
    bather(520, 938, 48, 1.68, { slender: true, top: "#c2265f", hairstyle: "bun", pose: "lifting" }),
    bather(598, 946, 44, 1.82, { bottom: "#1d5d86", pose: "lifting", mirrored: true }),
  );
}

/** The near ledge at the right, split from the same stone, with two steps hewn down into the water and towels on it. */
function drawLedge(sheet: Sheet): void {
  const random = randomOf(44);
  const edge = splitEdge(pointsOf([1088, 1044, 1180, 1010, 1290, 1022, 1400, 978, 1520, 986, 1660, 950]), random, 0.05);
  const lip = splitEdge(pointsOf([1088, 1044, 1190, 1082, 1310, 1090, 1450, 1106, 1660, 1112]), random, 0.04);
  const top = polygon([...edge, ...lip.toReversed()]);
  const step = (x: number, y: number, wide: number, deep: number, high: number): Drawing =>
    fill(
      polygon(
        splitEdge(
          [
            [x, y],
            [x + wide * 0.3, y - deep],
            [x + wide, y - deep],
            [x + wide, y + high],
            [x + wide, y],
          ],
          random,
          0.03,
        ),
      ),
      "#c08a58",
    ) +
    fill(
      polygon([
        ...splitEdge(
          [
            [x, y],
            [x + wide, y],
          ],
          random,
          0.03,
        ),
        [x + wide, y + high],
        [x + 10, y + high],
      ]),
      "#6b4038",
    );
  const ledge = [
    fill(lens(1200, 1176, 520, 26), "#123f42", 0.55),
    step(950, 1150, 220, 30, 40),
    fill(lens(1060, 1190, 300, 14), "#5fae8a") + fill(lens(1040, 1192, 260, 5), "#e6f6d2", 0.8),
    step(1020, 1098, 190, 28, 54),
    fill(polygon([...lip, [1660, 1340], [1190, 1340], [1136, 1250], [1110, 1150]]), "#6b4038"),
    fill(
      polygon(
        splitEdge(
          pointsOf([1094, 1050, 1190, 1082, 1216, 1160, 1184, 1240, 1226, 1340, 1190, 1340, 1136, 1250]),
          random,
          0.04,
        ),
      ),
      "#8f5c43",
    ),
    fill(
      polygon(
        splitEdge(
          pointsOf([1310, 1090, 1450, 1106, 1430, 1180, 1476, 1260, 1440, 1340, 1300, 1340, 1340, 1190, 1310, 1090]),
          random,
          0.05,
        ),
      ),
      "#543340",
    ),
    fill(top, "#d8a468"),
    sheet.clipped(top, fill(polygon(pointsOf([1290, 1000, 1420, 1060, 1400, 1120, 1660, 1130, 1660, 940])), "#c48d58")),
    // A folded towel, and a woman who sits at the edge with her feet on a step and watches the two.
    fill("M1392 1052L1520 1040L1560 1068L1424 1082Z", "#7d4a3c", 0.6),
    fill("M1376 1030L1376 1050L1410 1076L1536 1062V1042Z", "#c9a9b4"),
    fill("M1376 1030L1494 1020L1536 1042L1410 1056Z", "#fff4dc"),
    fill("M1404 1028L1424 1026L1460 1050L1438 1053ZM1442 1024L1452 1023L1490 1047L1478 1049Z", "#2f86b4"),
    fill(lens(1236, 1036, 150, 16), "#7d4a3c", 0.6),
    place(
      person(sheet.tinted({ groundShade: "#7d4a3c" }), {
        pose: "sitting",
        mirrored: true,
        wears: "swimming",
        sleeves: "none",
        slender: true,
        shadow: false,
        top: "#1d5d86",
        hairstyle: "long",
      }),
      1166,
      1094,
      2.5,
    ),
  ];
  sheet.add(place(ledge.join(""), 0, -96));
}
