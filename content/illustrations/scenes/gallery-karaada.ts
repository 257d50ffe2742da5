import { type Drawing, fill, place } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, curveDownTo, lens, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { SPRING_MOUTH, splitEdge, springCave } from "../parts/land/springCave.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;
/** Where the walls of the cave meet the pool. */
const WATERLINE = 752;

/** The hot springs of Karaada from inside their cave: warm green water, thick with clay, runs out over the rocks of the mouth into the sea; steam, bathers, a woman on a ledge, and Bodrum with its mills across the water. */
export const SCENE: Scene = {
  name: "gallery-karaada",
  seed: 131,
  mood: "day",
  colours: { sea: ["#8ccfd8", "#3fa3c0", "#2379a0", "#1d6f9a"] },
  grain: 0.34,
  crops: { wide: 150, square: 200 },
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

/** Bodrum across the water: its white houses in two quarters on their slopes, the old mills above the western one, calm hills; before it a gulet under sail. */
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
  sheet.add(
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
    fill(lens(1030, 552, 380, 14), sheet.mood.seaDark, 0.6),
    fill(lens(1024, 562, 170, 8) + lens(1036, 570, 110, 6), "#fbf7ef", 0.4),
    place(guletUnderSail(sheet), 1016, 548, 0.52),
    fill(lens(1010, 552, 290, 7) + lens(1132, 551, 74, 10) + lens(860, 554, 130, 4), sheet.mood.wallBright, 0.9),
    fill(lens(640, 600, 180, 5) + lens(1200, 616, 210, 6) + lens(800, 632, 240, 6), sheet.mood.seaLight, 0.7),
  );
}

/** The spring's water: bright at the mouth, where it mixes with the blue of the sea, thick and dark under the roof; clay drifts in it. */
function drawSpring(sheet: Sheet): void {
  const random = randomOf(14);
  const water = polygon(
    pointsOf([
      -20, 826, 150, 786, 340, 752, 400, 748, 400, 676, 1394, 676, 1394, 746, 1500, 764, 1640, 806, 1640, 1240, -20,
      1240,
    ]),
  );
  const paint = sheet.linear(
    [
      [0, "#9fd0a4", 0],
      [0.14, "#9bd3a0", 0.9],
      [0.34, "#73b98b"],
      [0.62, "#3f8d72"],
      [1, "#1c5350"],
    ],
    [0, 676],
    [0, 1200],
  );
  const streaks = (count: number, from: number, to: number, wide: readonly [number, number], thick: number) =>
    counted(count)
      .map(() => {
        const near = random.next();
        const y = mixed(from, to, near);
        return lens(
          860 + random.around(mixed(500, 420, near)),
          y,
          mixed(wide[0], wide[1], near),
          mixed(4, thick, near),
        );
      })
      .join("");
  sheet.add(
    fill(water, paint),
    fill(streaks(26, 690, 760, [120, 300], 7), "#3fa3c0", 0.5),
    fill(streaks(16, 700, 770, [100, 240], 7), "#d8f0bd", 0.6),
    sheet.clipped(water, caveImage()),
    // Clay, in slow clouds.
    fill(streaks(12, 800, 1160, [160, 420], 20), "#c9cf9a", 0.4),
    fill(streaks(16, 780, 1140, [70, 240], 8), "#eefbd2", 0.75),
  );
}

/** Where the edge of the mouth is at a height: on its left side, or on its right one. */
function mouthAt(y: number, side: "left" | "right"): number {
  const line = side === "left" ? SPRING_MOUTH : SPRING_MOUTH.toReversed();
  const index = line.findIndex((point, at) => at > 0 && point[1] <= y);
  const [a, b] = [line[index - 1] ?? [0, 0], line[index] ?? [0, 0]];
  return mixed(a[0], b[0], within((a[1] - y) / (a[1] - b[1]), 0, 1));
}

/** The image of the cave on the water: its outline upside down, somewhat shortened, broken into level strips that part towards the light. */
function caveImage(): Drawing {
  const random = randomOf(33);
  const tongue = (from: number, to: number, y: number, high: number): Path =>
    `M${short(from)} ${short(y)}L${short(to)} ${short(y + high * 0.5)}L${short(from)} ${short(y + high)}Z`;
  const ink = { mass: "", stone: "", sunny: "" };
  for (const side of ["left", "right"] as const) {
    const [wall, inward] = side === "left" ? ([-40, 1] as const) : ([1640, -1] as const);
    for (let y = 752, high = 8; y < 1240; y += high, high *= 1.075) {
      const share = (y - 752) / 488;
      const edge = mouthAt(WATERLINE - (y - WATERLINE) / 0.8, side);
      const body = edge - inward * random.between(30, 90);
      ink.mass += box(Math.min(wall, body), y, Math.abs(body - wall), high + 1);
      ink.mass += tongue(body, edge + inward * random.between(-30, 80) * (1 + share), y, high);
      // Strips that have come away from it, fewer the further they lie in the light.
      for (const reach of [120, 260, 440])
        if (random.chance(0.62 - reach / 900)) {
          const x = edge + inward * (reach + random.around(60)) * (0.6 + share * 0.5);
          ink.mass += lens(x, y + high / 2, random.between(110, 240) * (0.8 + share), high * 0.42);
        }
      // The stone in the sun leaves its own colour, at the right alone.
      const lit = edge - inward * random.between(10, 110);
      if (side === "right" && random.chance(0.7))
        ink.sunny += lens(lit, y + high / 2, random.between(90, 200), high * 0.5);
      if (side === "left" && random.chance(0.5))
        ink.stone += lens(lit - 50, y + high / 2, random.between(90, 220), high * 0.5);
    }
  }
  return fill(ink.mass, "#17504d", 0.8) + fill(ink.stone, "#3f6a55", 0.9) + fill(ink.sunny, "#8f9a5e", 0.8);
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
  const shady = ["#8d5c48", "#5f3d3c", "#3f2a34"] as const;
  sheet.add(
    rock({ crest: pointsOf([468, 722, 490, 694, 540, 676, 590, 690, 640, 724]), colours: sunny, seed: 3 }),
    rock({ crest: pointsOf([330, 752, 352, 676, 400, 640, 452, 660, 500, 700, 552, 754]), colours: sunny, seed: 4 }),
    rock({ crest: pointsOf([1010, 716, 1040, 696, 1086, 688, 1120, 716]), colours: sunny, seed: 5 }),
    rock({
      crest: pointsOf([1150, 752, 1190, 694, 1262, 660, 1330, 610, 1400, 640, 1450, 758]),
      colours: sunny,
      seed: 6,
    }),
    rock({ crest: pointsOf([130, 812, 168, 742, 236, 716, 300, 744, 350, 764, 384, 816]), colours: shady, seed: 7 }),
    rock({
      crest: pointsOf([-60, 1010, 10, 900, 110, 862, 206, 902, 262, 960, 330, 1016]),
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
    mist(60, 812, 460, 110, 0.7),
    mist(330, 782, 320, 50, 0.55),
    mist(1500, 800, 340, 84, 0.65),
    mist(860, 738, 640, 34, 0.5),
    mist(560, 850, 420, 36, 0.45),
    mist(1120, 880, 420, 40, 0.45),
    place(wisp(0.34), 70, 830, 1.5, 1.5),
    place(wisp(0.3), 236, 800, 1.15, 1.2),
    place(wisp(0.24), 420, 770, 0.8, 0.9),
    place(wisp(0.3), 1556, 820, 1.35, -1.5),
    place(wisp(0.26), 1448, 800, 0.95, -1.1),
  );
}

/** Who bathes: a couple who rub clay on their arms in the light of the mouth, two up to their shoulders, one who swims in, a girl who waves. */
function drawBathers(sheet: Sheet): void {
  const shaded = sheet.tinted({ seaLight: "#d8f0cf", seaDark: "#123f42", wall: "#f3e6cf", wallShade: "#8f8aa6" });
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  /** A bather by the height of the eye over the water, 3.7 metres. */
  const bather = (x: number, y: number, depth: number, metres: number, options: PersonOptions): Drawing =>
    place(wading(shaded, depth, { ...bathing, ...options }), x, y, ((y - HORIZON) / 3.7) * (metres / 100));
  sheet.add(
    place(swimmer(shaded, { cap: "#e2a63a" }), 1010, 776, 1.2),
    bather(690, 838, 50, 1.68, { slender: true, top: "#c2265f", hairstyle: "bun", pose: "lifting" }),
    bather(786, 850, 46, 1.82, { bottom: "#1d5d86", pose: "lifting", mirrored: true }),
    bather(930, 912, 76, 1.75, { hair: "#6b4a3a" }),
    bather(1010, 926, 76, 1.68, { slender: true, top: "#f2c23a", hairstyle: "long", mirrored: true }),
    bather(500, 900, 52, 1.3, { pose: "waving", slender: true, child: true, top: "#ee9433", hairstyle: "long" }),
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
    // A towel laid over the edge, a folded one, and a woman who sits and looks out to the sea.
    fill("M1452 1006L1600 994L1640 1090L1640 1180Q1560 1196 1490 1176L1484 1094Z", "#fbf7ef"),
    fill("M1484 1094Q1560 1106 1640 1090V1180Q1560 1196 1490 1176Z", "#c9bcc4"),
    fill(
      "M1486 1130Q1560 1144 1640 1128V1142Q1560 1158 1487 1144ZM1488 1156Q1560 1170 1640 1154V1162Q1560 1178 1489 1164Z",
      "#2f86b4",
    ),
    fill("M1462 1030L1610 1018L1616 1034L1468 1046Z", "#2f86b4"),
    place(
      person(sheet.tinted({ groundShade: "#7d4a3c" }), {
        pose: "resting",
        mirrored: true,
        wears: "swimming",
        sleeves: "none",
        slender: true,
        top: "#1d5d86",
        hairstyle: "long",
      }),
      1330,
      1066,
      2.9,
    ),
  ];
  sheet.add(place(ledge.join(""), 0, -96));
}
