import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, within } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { village } from "../parts/buildings/house.ts";
import { windmill } from "../parts/buildings/windmill.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { SPRING_MOUTH, splitEdge, springCave } from "../parts/land/springCave.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;
/** Where the walls of the cave meet the pool. */
const WATERLINE = 752;

/** The hot springs of Karaada from inside their cave: warm green water, thick with clay, runs out over the rocks of the mouth into the sea; steam, bathers, towels on a ledge, and Bodrum with its mills across the water. */
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
  const quarter = { rows: 3, scale: [0.26, 0.36], gardens: 0.12, flowers: 0 } as const;
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
    place(windmill(sheet, { state: "bare", turn: 8 }), 474, 454, 0.2),
    place(windmill(sheet, { state: "bare", turn: 30 }), 530, 464, 0.22),
    place(windmill(sheet, { state: "bare", turn: 50 }), 592, 472, 0.2),
    village(sheet, { ...quarter, far: [190, 420], near: [180, 640], ground: (_, share) => 452 + share * 44, seed: 4 }),
    village(sheet, {
      ...quarter,
      rows: 4,
      far: [1060, 1380],
      near: [860, 1400],
      ground: (_, share) => 438 + share * 58,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON - 2, bottom: 800, dabs: 60, foot: false }),
    fill(box(180, HORIZON - 5, 1260, 6), leaf),
    fill(box(180, HORIZON - 1, 1260, 6), stone),
    fill(box(180, HORIZON + 4, 1260, 3), stoneWorn),
    ripples(sheet, { x: 800, y: HORIZON + 14, width: 1100, height: 40, count: 20 }),
    fill(lens(1152, 628, 400, 20), sheet.mood.seaDark, 0.7),
    fill(lens(1140, 642, 170, 10) + lens(1156, 652, 110, 8), "#fbf7ef", 0.4),
    place(guletUnderSail(sheet), 1136, 622, 0.58),
    fill(lens(1130, 626, 300, 8) + lens(1256, 625, 76, 12) + lens(974, 628, 136, 5), sheet.mood.wallBright, 0.9),
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

/** Steam: it lies low over the warm water, rises before the dark stone in veils that widen and dissolve, and draws out of the mouth under the vault. */
function drawSteam(sheet: Sheet): void {
  const random = randomOf(27);
  /** A veil from its foot upwards, which leans by `lean` at its top and swings about its way there. */
  const veil = (x: number, foot: number, tall: number, lean: number, wide: number): Drawing => {
    const [phase, turns] = [random.between(0, 6), random.between(5.4, 8)];
    const steps = counted(29).map((index) => index / 28);
    const edge = (side: number) =>
      steps.map((up): Point => {
        const half = wide * (0.16 + up ** 0.8) * (0.8 + 0.34 * Math.sin(up * 9 + phase * 2 + side)) * 0.5;
        return [
          x + lean * up ** 1.7 + Math.sin(up * turns + phase) * mixed(12, 84, up) + side * half,
          foot - up * tall,
        ];
      });
    const paint = sheet.linear(
      [
        [0, "#fff4e2", 0],
        [0.12, "#fff4e2", 0.5],
        [0.5, "#f6e6da", 0.27],
        [1, "#f6e6da", 0],
      ],
      [0, foot],
      [0, foot - tall],
    );
    return fill(`${curve(edge(-1))}L${curve(edge(1).toReversed()).slice(1)}Z`, paint);
  };
  const mist = (x: number, y: number, wide: number, high: number, strength: number): Drawing =>
    place(sheet.glow([0, 0], 400, "#fbf3e2", strength), x, y, high / 400, wide / 400);
  sheet.add(
    mist(60, 800, 420, 120, 0.75),
    mist(330, 776, 300, 54, 0.6),
    mist(1500, 792, 330, 90, 0.7),
    mist(860, 742, 620, 40, 0.55),
    mist(560, 836, 420, 46, 0.6),
    mist(1080, 872, 460, 52, 0.6),
    mist(300, 960, 460, 60, 0.5),
    ...placesOf([-10, 560, 60, 40, 700, 110, 96, 620, 84, 150, 520, 130, 214, 600, 90, 270, 430, 80, 600, 200, 70]).map(
      ([x, tall, wide], index) => veil(x, 842 - index * 6, tall, tall * 0.34, wide),
    ),
    ...placesOf([1020, 170, 60, 1240, 260, 80, 1400, 400, 70, 1470, 560, 110, 1530, 640, 90, 1590, 520, 120]).map(
      ([x, tall, wide], index) => veil(x, 846 - index * 6, tall, tall * -0.22, wide),
    ),
  );
}

/** Who bathes: a couple up to the waist in the light of the mouth, one who swims in from the sea, a girl by the rocks. */
function drawBathers(sheet: Sheet): void {
  const shaded = sheet.tinted({ seaLight: "#d8f0cf", seaDark: "#123f42", wall: "#f3e6cf", wallShade: "#8f8aa6" });
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  sheet.add(
    place(
      wading(shaded, 46, { ...bathing, slender: true, top: "#c2265f", hairstyle: "bun", mirrored: true }),
      690,
      826,
      1.5,
    ),
    place(wading(shaded, 44, { ...bathing, bottom: "#1d5d86" }), 768, 838, 1.56),
    place(swimmer(shaded, { cap: "#e2a63a" }), 960, 800, 1.3),
    place(
      wading(shaded, 50, { ...bathing, pose: "waving", slender: true, child: true, top: "#ee9433", hairstyle: "long" }),
      470,
      872,
      1.3,
    ),
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
  const towel = (x: number, y: number, colour: string, stripe: string): Drawing =>
    place(
      fill("M-78-50H70Q96-46 96-24T70 2H-78Z", colour) +
        fill("M-78-16H94Q88 0 70 2H-78Z", "#a996a8", 0.75) +
        fill("M20-50H34V2H20ZM46-50H54V2H46Z", stripe) +
        fill(disc(-78, -24, 19, 26), colour) +
        stroke("M-78-40Q-66-38-66-24T-78-10T-88-24T-78-32T-72-24", stripe, 4),
      x,
      y,
    );
  sheet.add(
    fill(lens(1200, 1176, 520, 26), "#123f42", 0.55),
    step(950, 1150, 220, 30, 40),
    fill(lens(1060, 1190, 300, 14), "#5fae8a") + fill(lens(1040, 1192, 260, 5), "#e6f6d2", 0.8),
    step(1020, 1098, 190, 28, 54),
    fill(polygon([...lip, [1660, 1240], [1150, 1240], [1110, 1150]]), "#6b4038"),
    fill(
      polygon(
        splitEdge(
          pointsOf([1310, 1090, 1450, 1106, 1430, 1180, 1460, 1240, 1330, 1240, 1340, 1160, 1310, 1090]),
          random,
          0.05,
        ),
      ),
      "#543340",
    ),
    fill(top, "#d8a468"),
    sheet.clipped(top, fill(polygon(pointsOf([1290, 1000, 1420, 1060, 1400, 1120, 1660, 1130, 1660, 940])), "#c48d58")),
    stroke(polyline(splitEdge(pointsOf([1290, 1022, 1350, 1056, 1330, 1092]), random)), "#8a5744", 4),
    fill("M1390 1062Q1500 1040 1650 1054V1084Q1500 1096 1400 1080Z", "#7d4a3c", 0.6),
    towel(1440, 1064, "#fbf7ef", "#2f86b4") +
      towel(1556, 1074, "#e8a25a", "#a8562e") +
      towel(1500, 1018, "#fbf7ef", "#c8643c"),
  );
}
