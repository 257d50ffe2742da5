import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { type RigColours, windsurfer } from "../parts/boats/windsurfer.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { fruit, leafPair } from "../parts/plants/mandarinHarvest.ts";
import { longSea } from "../parts/sea/sailingSea.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { beachBag } from "../parts/things/beachBag.ts";
import { parasol } from "../parts/things/parasol.ts";

const HORIZON = 500;
/** Height of the eye above the water, in metres: it sets the size of everything that stands on water or sand. */
const EYE = 2.5;
const FOOT = HORIZON + 12;

/** Units to a metre at a height of the sheet. */
function metreAt(y: number): number {
  return (y - HORIZON) / EYE;
}

/** Bitez in the meltem: windsurfers between the seas, the beach that swings round to the town, mandarins, the cap of cloud on Kos. */
export const SCENE: Scene = {
  name: "blog-bitezde-ruzgar-sorfu",
  seed: 121,
  mood: "day",
  colours: {
    sea: ["#1f7fae", "#2f9cbd", "#47b4c4", "#86d2cd"],
    seaDark: "#17679a",
    sky: ["#3f94c4", "#86c3d8", "#eef0dc"],
  },
  grain: 0.3,
  crops: { wide: 190, square: 250 },
  draw(sheet) {
    drawBay(sheet);
    drawSeas(sheet);
    drawBeach(sheet);
    drawLearners(sheet);
    drawNear(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.26 }),
    sweptCloud(sheet, { x: 1180, y: 150, length: 620, seed: 7 }),
    place(kos(sheet), 150, 0),
    leftArm(sheet),
    rightArm(sheet),
    fill(box(0, FOOT - 2, 1600, 700), sheet.downwards(sheet.mood.sea, HORIZON, 900)),
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

/** The bare headland that shelters the bay on the left, with a few houses above a cove. */
function leftArm(sheet: Sheet): Drawing {
  return (
    ridge(sheet, {
      crest: pointsOf([-40, 330, 40, 318, 130, 352, 210, 372, 300, 428, 380, 466, 450, 508]),
      foot: FOOT,
      colour: "#7d9f78",
      light: "#a5bd83",
      shade: "#5d8c80",
      rough: 3,
      seed: 4,
    }) +
    groupedTown(sheet, {
      rows: 2,
      far: [-20, 110],
      near: [-30, 200],
      ground: (_, share) => 470 + share * 28,
      scale: [0.16, 0.2],
      seed: 3,
    }) +
    fill(`M-20 ${FOOT - 8}H300Q380 ${FOOT - 8} 440 ${FOOT}H-20Z`, "#ead9ae")
  );
}

/** The hill over the beach: Bitez on its slope, mandarin groves at its foot. */
function rightArm(sheet: Sheet): Drawing {
  return (
    ridge(sheet, {
      crest: pointsOf([1090, 506, 1170, 462, 1250, 424, 1330, 356, 1420, 300, 1500, 318, 1570, 276, 1660, 236]),
      foot: 640,
      colour: "#7da268",
      light: "#a9c07a",
      shade: "#55865f",
      rough: 2.5,
      seed: 9,
    }) +
    groupedTown(sheet, {
      rows: 4,
      far: [1430, 1660],
      near: [1300, 1660],
      ground: (x, share) => 388 + share * 88 + (1600 - x) * 0.1,
      scale: [0.18, 0.27],
      seed: 12,
    }) +
    grove(1140, 1260, 502, 0.5, 5) +
    grove(1220, 1660, 536, 1, 8)
  );
}

/** A mandarin grove behind the beach: round heads that touch, no two of one size, each lit from the left and with a little fruit. */
function grove(from: number, to: number, foot: number, scale: number, seed: number): Drawing {
  const random = randomOf(seed * 7);
  let [dark, light, ripe]: [Path, Path, Path] = ["", "", ""];
  for (let x = from; x < to; x += random.between(26, 50) * scale) {
    const r = random.between(22, 34) * scale * mixed(0.8, 1.2, (x - from) / (to - from));
    const y = foot - r * 0.8;
    dark += disc(x, y, r, r * 0.95);
    light += disc(x - r * 0.26, y - r * 0.24, r * 0.6, r * 0.55);
    for (const _ of counted(4)) ripe += disc(x + random.around(r * 0.7), y + random.around(r * 0.6), 1.2 + scale * 1.6);
  }
  return (
    fill(dark + box(from, foot - 16 * scale, to - from, 40 * scale), "#2f5f47") +
    fill(light, "#4f8656") +
    fill(ripe, "#f29a37")
  );
}

const RED: RigColours = ["#e0472f", "#f7c24a", "#8a1f35"];
const BLUE: RigColours = ["#1d6aa6", "#8fd0dc", "#123a6c"];
const YELLOW: RigColours = ["#f9c03c", "#e0472f", "#a8501c"];
const PINK: RigColours = ["#d6336c", "#fbd0c2", "#7a1a4a"];
const GREEN: RigColours = ["#1f8f7c", "#f5d34a", "#0f4f52"];
const WHITE: RigColours = ["#fffaf0", "#e0472f", "#8fa6c6"];

/** A windsurfer as large as the water at `y` makes him. */
function surfer(sheet: Sheet, x: number, y: number, colours: RigColours, rake: number, suit: string): Drawing {
  return place(windsurfer(sheet, { colours, rake, suit }), x, y, (metreAt(y) * 1.75) / 84);
}

/** The seas that the meltem drives through the bay, one behind the other, and the surfers in the hollows between them. */
function drawSeas(sheet: Sheet): void {
  const suit = "#12324f";
  sheet.add(
    fill(farChop(), "#7cc3d6", 0.75),
    surfer(sheet, 830, 524, WHITE, 6, "#7a1b32"),
    surfer(sheet, 110, 534, GREEN, 14, suit),
    surfer(sheet, 1010, 542, PINK, 18, suit),
    longSea([-40, 566, 180, 560, 420, 567, 700, 560, 960, 566, 1240, 560, 1640, 566], "#2487b5", "#4aa9c6", []),
    whitecap(424, 566, 56),
    whitecap(700, 561, 40),
    surfer(sheet, 262, 588, RED, 20, suit),
    longSea(
      [-40, 616, 160, 624, 380, 612, 620, 624, 860, 612, 1100, 624, 1340, 614, 1640, 622],
      "#2893bb",
      "#58b7cb",
      [],
    ),
    whitecap(90, 622, 90),
    whitecap(850, 613, 120),
    surfer(sheet, 1036, 652, BLUE, 9, "#a52c3f"),
    longSea([-40, 700, 180, 684, 420, 702, 700, 684, 980, 700, 1240, 686, 1640, 698], "#33a1c0", "#6cc4cf", []),
    whitecap(150, 686, 190),
    whitecap(1060, 697, 130),
    whitecap(890, 706, 70),
    surfer(sheet, 560, 812, YELLOW, 18, "#1b3a5c"),
    longSea([-40, 906, 200, 924, 520, 900, 800, 922, 1060, 906, 1640, 914], "#4fb8c6", "#8ad4d2", []),
    whitecap(70, 914, 240),
    whitecap(840, 920, 200),
    longSea([-40, 1044, 260, 1022, 560, 1048, 900, 1026, 1640, 1044], "#79d0ca", "#abe4d8", []),
    whitecap(330, 1026, 150),
    fill(lens(520, 1106, 260, 12) + lens(140, 1120, 220, 12) + lens(420, 966, 240, 10), "#c9efe2", 0.8),
  );
}

/** A crest that breaks: foam that thins out to both ends, its blue hollow, and the trail that it leaves to windward. */
function whitecap(x: number, y: number, long: number): Drawing {
  const at = long / 100;
  return place(
    fill("M-50 3C-30-5-14-9 4-8C22-9 36-4 50 3C40 2 34 4 27 6C16 2 8 8-4 6C-18 3-30 7-50 3Z", "#fbfdf8") +
      fill("M-22 1Q-4-4 18 0Q6 1-2 3Q-12 1-22 1Z", "#b5dbe4") +
      fill(lens(-62, 9, 54, 3) + lens(-20, 14, 60, 2.6) + lens(34, 11, 34, 2.4), "#eef8f4", 0.9),
    x,
    y,
    at * 0.55,
    at,
  );
}

/** Short dashes of light on the water below the far shores. */
function farChop(): Path {
  const random = randomOf(6);
  return counted(44)
    .map(() => {
      const near = random.next();
      return lens(random.between(0, 1300), mixed(FOOT + 4, 560, near), mixed(20, 64, near), mixed(2, 4, near));
    })
    .join("");
}

/** Where the water ends: from the near corner to the right, then back under the hill. */
const SHORE: Point[] = pointsOf([
  430,
  1250,
  700,
  1145,
  990,
  1020,
  1210,
  895,
  1318,
  795,
  1336,
  716,
  1300,
  648,
  1236,
  594,
  1166,
  554,
  1096,
  525,
  1060,
  FOOT,
]);

/** The shore moved towards the water by some metres, as a piece of ground down to the right edge of the sheet. */
function shoreBy(metres: number): Path {
  const line = SHORE.map(([x, y]): Point => [x - metres * metreAt(y), y - metres * 4]);
  return `${curve(line)}L1640 ${FOOT}L1640 1250Z`;
}

function drawBeach(sheet: Sheet): void {
  const sand = shoreBy(-0.9);
  sheet.add(
    fill(shoreBy(1.7), "#a9e3d6", 0.75),
    fill(shoreBy(0.75), "#d5f2e4", 0.9),
    fill(shoreBy(0.16), "#fffdf6"),
    fill(shoreBy(-0.1), "#cfae7e"),
    fill(shoreBy(-0.5), "#dec293"),
    fill(sand, "#f4e1b6"),
    sheet.clipped(
      sand,
      // Low swells of the sand, their lee to the right, and the shade of the grove at the back of the beach.
      fill("M1180 556C1300 546 1460 556 1640 548V590C1500 580 1320 586 1210 566Z", "#c9a878") +
        fill("M1000 1110C1180 1050 1380 1030 1640 1046V1084C1420 1066 1220 1080 1000 1110Z", "#e4c997") +
        fill("M1340 880C1440 850 1540 840 1640 846V862C1540 860 1440 868 1340 880Z", "#e4c997"),
    ),
    fill(footprints(), "#cda974"),
    ...[
      [1262, 562, "#f2b23c"],
      [1330, 574, "#1d7fa0"],
      [1424, 590, "#d9473a"],
      [1548, 616, "#1d7fa0"],
    ].map(([x, y, colour]) => place(parasol(String(colour)), Number(x), Number(y), (metreAt(Number(y)) * 2.3) / 300)),
  );
}

/** Steps in the sand, from the bag up to the three by the water: pairs that grow smaller. */
function footprints(): Path {
  return counted(11)
    .map((step) => {
      const y = mixed(1016, 758, (step / 10) ** 0.7);
      const x = mixed(1300, 1440, ((1016 - y) / 258) ** 1.5) + (step % 2 ? 0.09 : -0.09) * metreAt(y);
      return disc(x, y, 0.05 * metreAt(y), 0.03 * metreAt(y));
    })
    .join("");
}

/** On the sand by the water: a teacher who points out to the sails, a girl and a boy who follow his arm. */
function drawLearners(sheet: Sheet): void {
  const tall = (y: number, metres: number) => (metreAt(y) * metres) / 100;
  sheet.add(
    place(boardOnSand(["#d6336c", "#fbd0c2", "#d6336c"]), 1556, 690, 0.4),
    place(
      person(sheet, {
        pose: "pointing",
        mirrored: true,
        wears: "shorts",
        sleeves: "none",
        top: "#f2c23a",
        bottom: "#1d4a72",
        hat: "#f3e2b4",
      }),
      1392,
      728,
      tall(728, 1.78),
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
      1474,
      738,
      tall(738, 1.62),
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
      1436,
      748,
      tall(748, 1.2),
    ),
  );
}

/** A board left on the sand in three colours, its nose to the right and a little away, 460 long, on its own shade. */
function boardOnSand([band, second, nose]: RigColours): Drawing {
  const deck =
    "M-226 22C-220-6-150-24-60-30C60-38 170-38 236-52C246-48 240-34 214-18C140 18 20 44-110 48C-180 50-228 46-226 22Z";
  return (
    fill("M-200 46C-90 66 60 50 170 18C220 4 262-20 270-34L240-30L-180 36Z", "#b0906c", 0.8) +
    fill(
      "M-226 22C-226 56-180 62-110 58C20 54 140 28 214-8C240-24 246-40 236-52L-200 20Z",
      blend(nose, "#14304c", 0.3),
    ) +
    fill(deck, "#fffaf0") +
    fill("M-150-16C-120-22-90-27-60-30L-36 41C-60 44-86 47-110 48Z", band) +
    fill("M-60-30L-20-33L8 36L-36 41Z", second) +
    fill("M96-37C150-40 200-44 236-52C246-48 240-34 214-18C190-6 164 4 136 12Z", nose) +
    stroke("M24-16L40 12M58-20L70 4", "#12324f", 6)
  );
}

/** Near by: a board and a bag on the sand, cut by the edge, and a bough with fruit over the other corner. */
function drawNear(sheet: Sheet): void {
  const leaves = [
    [40, 66, 8, 1],
    [96, 78, -64, 0.8],
    [150, 62, 52, 0.95],
    [214, 70, -38, 0.85],
    [262, 52, 34, 1],
    [330, 62, -24, 0.75],
    [372, 46, 22, 0.8],
    [30, 150, 78, 0.95],
    [20, 96, 118, 0.8],
    [64, 214, 30, 0.9],
    [44, 236, 104, 0.85],
    [-10, 40, -10, 1],
    [120, 30, -8, 0.9],
    [10, 300, 60, 0.7],
  ] as const;
  const ripe = [
    [178, 152, 42],
    [292, 124, 36],
    [92, 176, 34],
    [70, 322, 44],
  ] as const;
  sheet.add(
    place(beachBag(sheet), 1180, 1150, 1.02),
    place(turned(boardOnSand(["#f2b63c", "#1f8f9c", "#e0472f"]), -6), 1470, 1110, 1.36),
    stroke(curve(pointsOf([-20, 84, 90, 72, 220, 62, 400, 40])), "#5a4034", 12),
    stroke(curve(pointsOf([-20, 70, 20, 130, 44, 210, 62, 260])), "#5a4034", 9),
    stroke("M176 66V116M292 56V90M70 250V284", "#47603a", 5),
    ...leaves.map(([x, y, angle, size]) => place(turned(leafPair(), angle), x, y, size)),
    ...ripe.map(([x, y, radius]) => place(fruit(radius), x, y)),
  );
}
