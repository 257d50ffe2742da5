import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { type RigColours, windsurfer } from "../parts/boats/windsurfer.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;

/** Bitez in the meltem: windsurf sails like coloured triangles on the chop, boards on the sand, mandarins, the cap of cloud on Kos. */
export const SCENE: Scene = {
  name: "blog-bitezde-ruzgar-sorfu",
  seed: 121,
  mood: "day",
  colours: {
    sea: ["#2a86b4", "#2f9cbd", "#47b4c4", "#86d2cd"],
    seaDark: "#17679a",
    sky: ["#3f94c4", "#86c3d8", "#e4f0e6"],
  },
  grain: 0.3,
  crops: { wide: 200, square: 210 },
  draw(sheet) {
    drawBay(sheet);
    drawSails(sheet);
    drawBeach(sheet);
    drawLearners(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const random = randomOf(6);
  const chop = counted(9).map((row) => {
    const near = (row + 0.5) / 9;
    const y = mixed(HORIZON + 6, 1000, near ** 1.5);
    let [dark, light]: [Path, Path] = ["", ""];
    for (let x = -40; x < 1640; x += random.between(50, 130) * mixed(0.5, 1.3, near)) {
      const [long, high] = [
        random.between(40, 100) * mixed(0.5, 1.3, near),
        random.between(5, 11) * mixed(0.5, 1.5, near),
      ];
      const at = y + random.around(12 * near + 4);
      dark += lens(x, at, long * 1.2, high);
      if (random.chance(0.4)) light += lens(x - long * 0.1, at - high * 0.8, long * 0.6, 2 + near * 4);
    }
    return fill(dark, sheet.mood.seaDark, mixed(0.6, 0.3, near)) + fill(light, "#fbfdf6", 0.92);
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.26 }),
    sweptCloud(sheet, { x: 780, y: 150, length: 700, seed: 7 }),
    kos(sheet),
    arms(sheet),
    fill(box(0, HORIZON + 10, 1600, 700), sheet.downwards(sheet.mood.sea, HORIZON, 1060)),
    ...chop,
  );
}

/** Kos across the strait, and the white cap that the meltem lays on its ridge. */
function kos(sheet: Sheet): Drawing {
  const island = curveDownTo(
    pointsOf([330, 504, 440, 466, 560, 420, 690, 392, 800, 376, 900, 386, 1020, 416, 1140, 450, 1240, 480, 1330, 504]),
    HORIZON + 12,
  );
  const mist = sheet.linear(
    [
      [0, sheet.mood.mist, 0],
      [1, sheet.mood.mist, 0.8],
    ],
    [0, 440],
    [0, HORIZON + 4],
  );
  return (
    fill(island, "#7ba6c0") +
    sheet.clipped(
      island,
      fill("M300 520V360H800C812 410 860 450 930 520Z", "#97bccf") + fill(box(300, 440, 1100, 72), mist),
    ) +
    fill(
      "M520 426C570 398 600 404 640 384C670 350 720 352 750 350C790 324 850 332 876 352C920 346 960 362 984 384C1030 388 1070 404 1100 430C1020 408 960 402 890 402C800 396 720 392 650 408C600 418 560 414 520 426Z",
      "#fbf7ef",
    ) +
    fill(
      "M650 408C720 392 800 396 890 402C960 402 1020 408 1100 430C1060 406 990 394 900 386C800 378 720 384 650 408Z",
      "#cfdfe6",
    )
  );
}

/** The two arms of the bay: hills in two tones, white houses on them, mandarin groves down to the sand. */
function arms(sheet: Sheet): Drawing {
  const foot = HORIZON + 12;
  const left = curveDownTo(pointsOf([-40, 296, 60, 306, 160, 344, 260, 402, 350, 456, 420, 498]), foot);
  const right = curveDownTo(pointsOf([1180, 500, 1270, 452, 1360, 392, 1450, 348, 1540, 330, 1640, 290]), foot);
  const homes = { gardens: 0.1, flowers: 0 };
  return (
    fill(left, "#5d8460") +
    sheet.clipped(left, fill("M-60 530V280H60C100 340 160 380 190 420C216 456 250 480 300 530Z", "#8fae74")) +
    fill(right, "#5d8460") +
    sheet.clipped(
      right,
      fill(
        "M1160 530L1270 440L1450 340C1470 390 1520 410 1530 450C1540 480 1560 500 1570 530ZM1540 330L1640 270V420C1600 400 1570 370 1540 330Z",
        "#8fae74",
      ),
    ) +
    village(sheet, {
      ...homes,
      rows: 2,
      far: [-30, 150],
      near: [-40, 220],
      ground: (_, share) => 446 + share * 34,
      scale: [0.34, 0.44],
      seed: 3,
    }) +
    village(sheet, {
      ...homes,
      rows: 3,
      far: [1440, 1640],
      near: [1380, 1640],
      ground: (_, share) => 414 + share * 62,
      scale: [0.32, 0.44],
      seed: 7,
    }) +
    grove([-40, 372], 3) +
    grove([1226, 1640], 8) +
    fill(`M-20 ${HORIZON + 2}H430V${HORIZON + 13}H-20ZM1170 ${HORIZON + 2}H1640V${HORIZON + 13}H1170Z`, "#f0dfb4")
  );
}

/** A mandarin grove along the beach: round heads that touch, no two of one size, each lit from the left and with a little fruit. */
function grove([from, to]: readonly [number, number], seed: number): Drawing {
  const random = randomOf(seed * 7);
  let [dark, light, fruit]: [Path, Path, Path] = ["", "", ""];
  for (let x = from; x < to; x += random.between(17, 34)) {
    const r = random.between(13, 21);
    const y = HORIZON + 4 - r * 0.8;
    dark += disc(x, y, r, r * 0.95);
    light += disc(x - r * 0.26, y - r * 0.24, r * 0.6, r * 0.55);
    for (const _ of counted(4)) fruit += disc(x + random.around(r * 0.7), y + random.around(r * 0.6), 2.1);
  }
  return (
    fill(dark + box(from, HORIZON - 8, to - from, 14), "#2f5f47") + fill(light, "#4f8656") + fill(fruit, "#f29a37")
  );
}

const RED: RigColours = ["#e0472f", "#f7c24a", "#8a1f35"];
const BLUE: RigColours = ["#1d6aa6", "#8fd0dc", "#123a6c"];
const YELLOW: RigColours = ["#f9c03c", "#e0472f", "#a8501c"];
const PINK: RigColours = ["#d6336c", "#fbd0c2", "#7a1a4a"];
const GREEN: RigColours = ["#1f8f7c", "#f5d34a", "#0f4f52"];
const WHITE: RigColours = ["#fffaf0", "#e0472f", "#8fa6c6"];

/** Windsurfers on a reach: the nearest in the middle of the picture, the others smaller towards the far shore. */
function drawSails(sheet: Sheet): void {
  const fleet = [
    [940, 526, 0.22, WHITE, 6, "#7a1b32"],
    [470, 536, 0.27, GREEN, 14, "#12324f"],
    [1070, 548, 0.36, PINK, 18, "#12324f"],
    [236, 592, 0.6, RED, 20, "#12324f"],
    [1270, 694, 1.3, BLUE, 7, "#a52c3f"],
  ] as const;
  sheet.add(
    ...fleet.map(([x, y, size, colours, rake, suit]) => place(windsurfer(sheet, { colours, rake, suit }), x, y, size)),
    place(windsurfer(sheet, { colours: YELLOW, rake: 14 }), 700, 862, 2.45),
  );
}

const SHORE: Point[] = pointsOf([-40, 1040, 200, 1062, 460, 1080, 760, 1076, 1060, 1046, 1340, 1000, 1640, 946]);

function drawBeach(sheet: Sheet): void {
  const shifted = (by: number) => SHORE.map(([x, y]): Point => [x, y + by]);
  sheet.add(
    fill(curveDownTo(shifted(-50), 1220), "#a9e0d6", 0.7),
    fill(curveDownTo(shifted(-16), 1220), "#d9f2e6"),
    fill(curveDownTo(shifted(-3), 1220), "#fffdf6"),
    fill(curveDownTo(shifted(9), 1220), "#d2b282"),
    fill(curveDownTo(shifted(28), 1220), "#f2deb2"),
    place(boardOnSand(), 1230, 1110),
  );
}

/** A board left on the sand, its nose to the right and a little away, 460 long, on its own shade. */
function boardOnSand(): Drawing {
  const deck =
    "M-226 22C-220-6-150-24-60-30C60-38 170-38 236-52C246-48 240-34 214-18C140 18 20 44-110 48C-180 50-228 46-226 22Z";
  return (
    fill("M-200 46C-90 66 60 50 170 18C220 4 262-20 270-34L240-30L-180 36Z", "#b0906c", 0.8) +
    fill("M-226 22C-226 56-180 62-110 58C20 54 140 28 214-8C240-24 246-40 236-52L-200 20Z", "#b8432f") +
    fill(deck, "#fffaf0") +
    fill("M-150-16C-120-22-90-27-60-30L-36 41C-60 44-86 47-110 48Z", "#f2b63c") +
    fill("M-60-30L-20-33L8 36L-36 41Z", "#1f8f9c") +
    fill("M96-37C150-40 200-44 236-52C246-48 240-34 214-18C190-6 164 4 136 12Z", "#e0472f") +
    stroke("M24-16L40 12M58-20L70 4", "#12324f", 6)
  );
}

/** On the sand: a teacher who points at the wind, a girl and a boy who listen to him, a spare mast and a harness. */
function drawLearners(sheet: Sheet): void {
  sheet.add(
    place(
      person(sheet, {
        pose: "pointing",
        wears: "shorts",
        sleeves: "none",
        top: "#f2c23a",
        bottom: "#1d4a72",
        hat: "#f3e2b4",
      }),
      560,
      1112,
      1.42,
    ),
    place(
      person(sheet, {
        pose: "standing",
        behind: true,
        slender: true,
        wears: "swimming",
        sleeves: "none",
        top: "#1d4a72",
        hairstyle: "long",
      }),
      700,
      1120,
      1.34,
    ),
    place(
      person(sheet, {
        pose: "standing",
        behind: true,
        child: true,
        wears: "shorts",
        top: "#e0472f",
        bottom: "#1d4a72",
      }),
      640,
      1132,
      1,
    ),
  );
}

/** A bough with fruit over the corner. */
function drawNear(sheet: Sheet): void {
  const leaves = [
    [40, 40, 150, 80],
    [200, 30, 120, 60],
    [30, 170, 90, 80],
    [340, 24, 90, 40],
  ] as const;
  const fruit = [
    [150, 128, 36],
    [262, 96, 31],
    [62, 262, 38],
    [128, 206, 30],
  ] as const;
  sheet.add(
    stroke(curve(pointsOf([-20, 120, 120, 70, 260, 50, 400, 20])), "#5a4034", 11),
    ...leaves.map(([x, y, width, height], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height,
        seed: index + 50,
        count: 26,
        size: 44,
        leaf: "round",
        colours: ["#1f4a38", "#3f7a48", "#8fb45c"],
      }),
    ),
    ...fruit.map(
      ([x, y, r]) =>
        fill(disc(x, y, r), "#c9601f") +
        fill(disc(x - r * 0.1, y - r * 0.1, r * 0.88), "#ee9433") +
        fill(disc(x - r * 0.34, y - r * 0.36, r * 0.34, r * 0.26), "#fbc777") +
        fill(disc(x + r * 0.1, y - r * 0.86, r * 0.12, r * 0.1), "#3f5a2c"),
    ),
  );
}
