import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { guletUnderSail } from "../parts/boats/guletUnderSail.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { poolRim, SPRING_MOUTH, springCave } from "../parts/land/springCave.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;

/** The hot springs of Karaada from inside their cave: a green pool that steams, a ladder and a towel on its ledge, and through the mouth Bodrum across the sea. */
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
    drawPool(sheet);
    drawSteam(sheet);
    drawLedge(sheet);
  },
};

/** Bodrum across the water: its white houses in two quarters on their slopes, calm hills; before it a gulet under sail. */
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
    village(sheet, { ...quarter, far: [190, 420], near: [180, 640], ground: (_, share) => 452 + share * 44, seed: 4 }),
    village(sheet, {
      ...quarter,
      rows: 4,
      far: [1060, 1380],
      near: [860, 1400],
      ground: (_, share) => 438 + share * 58,
      seed: 9,
    }),
    sea(sheet, { top: HORIZON - 2, bottom: 760, dabs: 60, foot: false }),
    fill(box(180, HORIZON - 5, 1260, 6), leaf),
    fill(box(180, HORIZON - 1, 1260, 6), stone),
    fill(box(180, HORIZON + 4, 1260, 3), stoneWorn),
    ripples(sheet, { x: 800, y: HORIZON + 14, width: 1100, height: 40, count: 20 }),
    fill(lens(1004, 640, 470, 24), sheet.mood.seaDark, 0.7),
    fill(lens(990, 656, 200, 12) + lens(1010, 668, 130, 9), "#fbf7ef", 0.4),
    place(guletUnderSail(sheet), 990, 634, 0.68),
    fill(lens(984, 638, 360, 9) + lens(1130, 637, 90, 14) + lens(800, 641, 160, 6), sheet.mood.wallBright, 0.9),
  );
}

/** The far edge of the pool, half round. */
const RIM: Point[] = pointsOf([
  -40, 868, 60, 826, 170, 788, 290, 758, 410, 736, 540, 720, 670, 712, 800, 710, 930, 713, 1060, 722, 1190, 738, 1310,
  762, 1430, 794, 1540, 830, 1640, 872,
]);

function drawPool(sheet: Sheet): void {
  const random = randomOf(14);
  const water = curveDownTo(
    RIM.map(([x, y]): Point => [x, y + 12 + (Math.abs(x - 800) / 800) ** 1.6 * 90]),
    1240,
  );
  // The bright mouth stands on its head in the water.
  const mirror = curve(
    SPRING_MOUTH.map(([x, y]): Point => [mixed(800, x, 0.94), 738 + (740 - y) * 0.5]),
    true,
  );
  const breaks = counted(30).map(() => {
    const near = random.next();
    return lens(800 + random.around(460), 780 + near * 300, mixed(80, 300, near), mixed(4, 12, near));
  });
  const sill = pointsOf([
    150, 812, 200, 736, 330, 690, 430, 700, 520, 680, 640, 690, 760, 678, 900, 688, 1020, 676, 1140, 692, 1240, 682,
    1340, 704, 1400, 736, 1440, 812,
  ]);
  sheet.add(
    fill(curveDownTo(sill, 900), "#a56a48"),
    fill(
      curveDownTo(
        sill.map(([x, y]): Point => [x + 16, y + 12 + random.around(5)]),
        900,
      ),
      "#6b4038",
    ),
    fill(curveDownTo(RIM, 1240), "#5b3438"),
    fill(water, sheet.downwards(["#b4dd9e", "#67bb88", "#2f9a7c", "#177064", "#0f4f50"], 720, 1200)),
    sheet.clipped(water, fill(mirror, "#e2f6c4", 0.34) + fill(breaks.join(""), "#2f9a7c", 0.5)),
    fill(
      counted(16)
        .map((index) => lens(800 + random.around(420), 800 + index * 22, 60 + index * 14, 3 + index * 0.5))
        .join(""),
      "#eefbd2",
      0.75,
    ),
    sheet.spray(box(0, 960, 1600, 260), "#0a3438", { from: [800, 1240], to: [800, 980], thick: 0.7 }),
    poolRim(RIM, 5),
  );
}

/** Steam: a veil on the water under the mouth, and thin wisps that curl from it, all of them lower than the sea outside. */
function drawSteam(sheet: Sheet): void {
  const soft = sheet.radial(
    [
      [0, "#fdfdf2", 0.6],
      [0.45, "#fdfdf2", 0.34],
      [1, "#fdfdf2", 0],
    ],
    [0, 0],
    100,
  );
  const veils = [
    [400, 812, 300, 30],
    [1170, 806, 330, 30],
    [760, 842, 420, 32],
    [560, 930, 260, 22],
  ] as const;
  const wisps: readonly Wisp[] = [
    { x: 372, y: 836, tall: 150, lean: -22, wide: 15 },
    { x: 560, y: 890, tall: 196, lean: 26, wide: 18 },
    { x: 850, y: 868, tall: 130, lean: -18, wide: 13 },
    { x: 1210, y: 838, tall: 140, lean: 20, wide: 14 },
  ];
  sheet.add(
    veils.map(([x, y, across, up]) => place(fill(disc(0, 0, 100), soft), x, y, up / 100, across / 100)).join(""),
    wisps.map((each) => wisp(sheet, each)).join(""),
  );
}

interface Wisp {
  x: number;
  y: number;
  tall: number;
  /** How far it sways on its way up, first to the right unless negative. */
  lean: number;
  wide: number;
}

/** A wisp of steam: three ribbons in one another, each narrower, that sway and thin out upwards. */
function wisp(sheet: Sheet, { x, y, tall, lean, wide }: Wisp): Drawing {
  const paint = sheet.linear(
    [
      [0, "#fdfdf2", 0],
      [0.22, "#fdfdf2", 0.26],
      [0.6, "#fdfdf2", 0.24],
      [1, "#fdfdf2", 0],
    ],
    [0, y],
    [0, y - tall],
  );
  const side = (width: number, sign: number) =>
    counted(13).map((index): Point => {
      const up = index / 12;
      const sway = Math.sin(up * Math.PI * 2.3) * lean * (0.6 + up * 0.6);
      return [x + sway + sign * width * Math.sin(Math.PI * (0.08 + up * 0.9)) * (1.2 - up * 0.6), y - up * tall];
    });
  return [1, 0.66, 0.34]
    .map((share) => fill(curve([...side(wide * share, -1), ...side(wide * share, 1).toReversed()], true), paint))
    .join("");
}

/** Where the edges of the landing run to. */
const AWAY: Point = [800, 500];
/** The landing's corner at the front on the left, its upper edge there and how deep it lies: share of the way to `AWAY`. */
const [CORNER, TOP, DEEP] = [1030, 1046, 0.22] as const;

/** The near landing at the right: hewn slabs above the water, towels on it, and the ladder at its front. */
function drawLedge(sheet: Sheet): void {
  const back = ([x, y]: Point, share: number = DEEP): Point => [mixed(x, AWAY[0], share), mixed(y, AWAY[1], share)];
  const [corner, foot]: [Point, Point] = [
    [CORNER, TOP],
    [CORNER, 1162],
  ];
  const top = polygon([corner, [1640, TOP], [1640, back(corner)[1]], back(corner)]);
  const front = polygon([corner, [1640, TOP], [1640, 1220], [CORNER, 1220]]);
  // Joints that run away from us, and one across.
  const joints = [1250, 1470].map((x) => polyline([[x, TOP], back([x, TOP])]));
  const across = polyline([back(corner, 0.1), [1640, back(corner, 0.1)[1]]]);
  // A towel rolled up, its end to the left.
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
    fill(polygon([corner, foot, back(foot), back(corner)]), "#b07a52"),
    stroke(polyline([[CORNER, 1108], back([CORNER, 1108])]), "#7d4a3c", 4),
    fill(front, "#6b4038"),
    fill(box(CORNER, 1144, 640, 30), "#4a2c36"),
    stroke(
      `M${CORNER} 1108H1640M1180 ${TOP}V1108M1390 ${TOP}V1108M1310 1108V1160M1540 1108V1160M1100 1108V1160`,
      "#4a2c36",
      4,
    ),
    // The water at its foot, dark in its shade.
    fill(box(CORNER, 1162, 640, 60), "#0f4a4c"),
    fill(lens(1220, 1166, 360, 5) + lens(1480, 1172, 260, 4) + lens(1320, 1184, 300, 6), "#67bb88", 0.8),
    fill(top, "#d29a60"),
    sheet.spray(top, "#9c6244", { from: [1640, 1040], to: [1180, 930], thick: 0.8 }),
    stroke(joints.join("") + across, "#9c6244", 4),
    fill(box(CORNER, TOP - 6, 640, 10), "#f0c78c"),
    fill("M1330 1012Q1460 984 1640 1004V1036Q1480 1046 1340 1030Z", "#7d4a3c", 0.55),
    towel(1420, 1018, "#fbf7ef", "#2f86b4") +
      towel(1540, 1028, "#e8a25a", "#a8562e") +
      towel(1482, 972, "#fbf7ef", "#c8643c"),
    ladder(1100, 104),
  );
}

/** A ladder of two steel rails, `wide` apart: up out of the water at the landing's front, over in a bow, and down onto the stone. */
function ladder(x: number, wide: number): Drawing {
  const rails = [x, x + wide];
  const lines = rails.map((at) => `M${at} 1172V880Q${at} 836 ${at - 22} 836T${at - 44} 872V984`).join("");
  const rungs = [1066, 1100, 1134].map((y) => `M${x} ${y}H${x + wide}`).join("");
  const shadow = rails.map((at) => `M${at - 44} 986L${at + 70} 1000`).join("");
  return (
    stroke(shadow, "#7d4a3c", 8, 0.6) +
    fill(rails.map((at) => disc(at - 44, 986, 17, 7)).join(""), "#5b6270") +
    fill(rails.map((at) => disc(at - 44, 983, 16, 6)).join(""), "#c9ccd0") +
    stroke(rungs, "#343a48", 14) +
    stroke(rungs, "#d9dcdc", 8) +
    stroke(lines, "#4c5362", 14) +
    stroke(lines, "#eef0ee", 8) +
    fill(rails.map((at) => lens(at, 1174, 84, 13)).join(""), "#cdeec0", 0.85)
  );
}
