import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { curve, polygon } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { stoneMill } from "../parts/buildings/stoneMill.ts";
import { rocks } from "../parts/land/cliff.ts";
import { slope } from "../parts/land/fields.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person } from "../parts/people/person.ts";
import { bougainvillea, grass, leafMass } from "../parts/plants/foliage.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { agave } from "../parts/plants/small.ts";
import { olive } from "../parts/plants/trees.ts";
import { ripples, sea, wake } from "../parts/sea/sea.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { sky } from "../parts/sky/sky.ts";
import { parasail, sunshade } from "../parts/things/beachLife.ts";

const HORIZON = 400;
/** The middle of the bay, and its shore from the near rocks round the beach to the far cape. */
const MIDDLE: Point = [700, 636];
const SHORE = pointsOf([
  -30, 800, 180, 806, 420, 812, 660, 806, 880, 782, 1060, 738, 1170, 684, 1210, 630, 1180, 582, 1090, 544, 960, 520,
  800, 506, 640, 498, 500, 490,
]);

/** Gümbet from the ridge of the mills: the round bay, parasols in rows along its beach, a parasail far out, stumps in front, and a family on the path between them. */
export const SCENE: Scene = {
  name: "service-gumbet-transfer",
  seed: 47,
  mood: "day",
  crops: { wide: 140, square: 170 },
  grain: 0.3,
  draw(sheet) {
    drawFar(sheet);
    drawTown(sheet);
    drawWater(sheet);
    drawBeach(sheet);
    drawRidge(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.55 }),
    place(summerCloud(sheet, "broad"), 1090, 214, 0.8),
    ridge(sheet, {
      crest: pointsOf([-20, 378, 120, 356, 260, 368, 420, 350, 560, 372, 700, 388, 820, 396]),
      foot: HORIZON + 2,
      mist: 26,
      seed: 5,
      rough: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 90, foot: false }),
    ridge(sheet, {
      crest: pointsOf([
        478, 494, 560, 452, 660, 420, 800, 372, 920, 386, 1060, 330, 1200, 300, 1340, 322, 1480, 262, 1640, 236,
      ]),
      foot: 498,
      colour: "#b5b886",
      shade: "#8c9a7c",
      light: "#cfc796",
      mist: 40,
      seed: 8,
    }),
  );
}

/** The same line, nearer to the middle of the bay or further from it. */
function around(share: number): Point[] {
  const [x, y] = MIDDLE;
  return SHORE.map(([px, py]): Point => [x + (px - x) * share, y + (py - y) * share]);
}

function between(inner: number, outer: number, from = 0, to = SHORE.length): string {
  return `${curve(around(inner).slice(from, to))}${curve(around(outer).slice(from, to).toReversed()).replace("M", "L")}Z`;
}

/** The slope behind the beach: lanes that climb it, groups of white houses, orchards and gardens between them. */
function drawTown(sheet: Sheet): void {
  const shore = `${curve(SHORE.slice(0, 8)).replace("M", "M-30 1220L")}L1640 640V1220Z`;
  const orchard = (count: number, at: (index: number) => readonly [x: number, y: number, size: number], haze: number) =>
    counted(count)
      .map((index) => {
        const [x, y, size] = at(index);
        return { y, tree: roundTree(sheet, (index * 7) % 4, haze)(x, y, size) };
      })
      .toSorted((a, b) => a.y - b.y)
      .map(({ tree }) => tree)
      .join("");
  const random = randomOf(61);
  const groups: readonly (readonly [kind: number, x: number, y: number, size: number])[] = [
    [3, 842, 470, 0.24],
    [1, 968, 486, 0.28],
    [0, 1090, 478, 0.32],
    [3, 1240, 404, 0.3],
    [2, 1230, 500, 0.4],
    [1, 1420, 380, 0.34],
    [0, 1420, 492, 0.46],
    [3, 1580, 436, 0.44],
    [2, 1570, 566, 0.56],
    [1, 1362, 598, 0.56],
    [0, 1490, 706, 0.72],
    [3, 1290, 724, 0.6],
    [3, 1130, 520, 0.32],
    [1, 1290, 462, 0.36],
    [3, 1480, 610, 0.5],
    [1, 1620, 780, 0.8],
  ];
  sheet.add(
    fill(shore, "#c2b57e"),
    fill("M760 506Q1100 470 1300 400L1640 330V960H700L1060 740L1210 640L1100 540Z", "#c9bd8a"),
    fill("M1180 560Q1400 520 1640 450V520Q1440 560 1230 640Z", "#b9b27c"),
    fill("M1230 690Q1440 640 1640 610V960H980Z", "#b3ac74"),
    // Lanes: one along behind the beach, two that climb.
    stroke("M1650 300Q1500 352 1330 440T1150 530", "#e6d8ac", 7),
    stroke("M1650 520Q1480 560 1330 545T1180 530", "#e6d8ac", 9),
    stroke("M1650 660Q1520 636 1400 655T1262 640", "#e6d8ac", 14),
    orchard(
      40,
      () => {
        const x = random.between(1120, 1640);
        const y = random.between(380, 560) - (x - 1120) * 0.12;
        return [x, y, 0.22 + (y - 330) * 0.0012];
      },
      0.36,
    ),
    orchard(
      26,
      () => {
        const x = random.between(1260, 1640);
        const y = random.between(590, 790);
        return [x, y, 0.5 + (y - 590) * 0.0016];
      },
      0.1,
    ),
    ...groups.toSorted((a, b) => a[2] - b[2]).map(([kind, x, y, size]) => houseGroup(sheet, { kind, x, y, size })),
  );
}

/** Bands of shallow water along the sand, boats, the launch that tows the parasail. */
function drawWater(sheet: Sheet): void {
  const { wallBright, wall, stone, stoneShade } = sheet.mood;
  const bay = `${curve(SHORE)}L-30 490Z`;
  const depth = sheet.linear(
    [
      [0, "#2f93b4", 0],
      [1, "#2f93b4", 0.6],
    ],
    [0, 490],
    [0, 640],
  );
  const jetties = [5, 7, 9].map((index) => {
    const [a, b] = [around(1.0)[index] ?? MIDDLE, around(0.76)[index] ?? MIDDLE];
    const wide = index === 5 ? 9 : 5;
    return polygon([a, [a[0] + 4, a[1] + wide], [b[0], b[1] + wide], b]);
  });
  sheet.add(
    fill(bay, depth),
    fill(between(0.78, 1.01, 2), "#4fb2c4", 0.75),
    fill(between(0.88, 1.01, 2), "#7dcccd", 0.8),
    fill(between(0.95, 1.01, 2), "#b9e6da", 0.95),
    ripples(sheet, { x: 520, y: 520, width: 900, height: 240, count: 44 }),
    ripples(sheet, { x: 520, y: 540, width: 900, height: 220, count: 30, colour: "#1a628c", opacity: 0.35 }),
    fill(jetties.join(""), stone),
    stroke(
      jetties.map((jetty) => jetty.split("L").slice(2).join("L").replace("Z", "").replace(/^/, "M")).join(""),
      stoneShade,
      2,
    ),
    place(sailingYacht(sheet), 860, 640, 0.34),
    place(sailingYacht(sheet), 690, 584, 0.24),
    place(sailingYacht(sheet), 300, 470, 0.2),
    ...[
      [990, 660, 1],
      [900, 700, 1.2],
      [1010, 606, 0.8],
      [820, 556, 0.6],
    ].map(([x = 0, y = 0, size = 1]) =>
      place(
        fill("M-26-9H20L32-12Q26 4 14 4H-20Z", wall) +
          fill("M-24-2H26Q22 4 14 4H-20Z", "#1d5d86") +
          fill("M-14-9V-20H8V-9Z", wallBright),
        x,
        y,
        size,
      ),
    ),
    place(wake(sheet, { length: 190, spread: 16 }), 432, 598, 1, -1),
    fill("M376 590L440 588L436 600H392Q380 598 376 590Z", wallBright),
    fill("M384 596H437L436 600H392Z", "#c2265f"),
    stroke("M432 586Q470 470 548 330", wallBright, 2),
    place(parasail(), 566, 236),
  );
}

/** Sand between the water and the houses; each beach has parasols of its own colour, and there is bare sand between one and the next. */
function drawBeach(sheet: Sheet): void {
  const random = randomOf(5);
  const clubs: readonly (readonly [from: number, to: number, rows: number, colour: string])[] = [
    [2.5, 3.3, 2, "#fdf8ee"],
    [3.5, 4.2, 3, "#e8873a"],
    [4.42, 5.1, 3, "#fdf8ee"],
    [5.3, 6.05, 2, "#1d7fa6"],
    [6.4, 7.2, 3, "#e8873a"],
    [7.5, 8.3, 2, "#fdf8ee"],
    [8.5, 9.2, 3, "#c2265f"],
    [9.4, 10.4, 2, "#fdf8ee"],
  ];
  const along = (at: number, share: number): Point => {
    const line = around(share);
    const [a, b] = [line[Math.floor(at)] ?? MIDDLE, line[Math.floor(at) + 1] ?? MIDDLE];
    return [mixed(a[0], b[0], at % 1), mixed(a[1], b[1], at % 1)];
  };
  const shades = clubs.flatMap(([from, to, rows, colour]) =>
    counted(rows).flatMap((row) => {
      const share = 1.045 + row * 0.036;
      const [start, end] = [along(from, share), along(to, share)];
      const size = Math.max(0.3, ((start[1] + end[1]) / 2 - 440) / 350);
      const long = Math.hypot(end[0] - start[0], (end[1] - start[1]) * 1.7);
      const count = Math.max(2, Math.round(long / (40 * size)));
      return counted(count).map((step) => {
        const [x, y] = along(mixed(from, to, (step + (row % 2) * 0.5) / count), share);
        return { x: x + random.around(4 * size), y: y + random.around(2 * size), size, colour };
      });
    }),
  );
  sheet.add(
    fill(between(1, 1.17, 2, 12), "#efdab0"),
    fill(between(1.14, 1.17, 2, 12), "#c9ad7c"),
    stroke(curve(around(1).slice(2, 12)), "#fffdf6", 5),
    ...shades.toSorted((a, b) => a.y - b.y).map(({ x, y, size, colour }) => place(sunshade(sheet, colour), x, y, size)),
    ...[-6, 22, 52, 86, 120].map((shift, index) =>
      roundTree(sheet, index % 4, 0.5)(772 + shift, 486 - (index % 2) * 4 + shift * 0.02, 0.34),
    ),
  );
}

/** The dry ridge that we stand on: two mills without roof or sails, the path from one to the other, agaves. */
function drawRidge(sheet: Sheet): void {
  const bare = sheet.tinted({
    stone: "#ecd2a0",
    stoneWorn: "#cfa56f",
    stoneShade: "#a98472",
    stoneDeep: "#6b5468",
    wall: "#fbeccb",
    groundShade: "#85705f",
  });
  sheet.add(
    fill("M-20 850Q300 838 560 862T1000 850L1100 1000H-20Z", "#aaa56c"),
    houseGroup(sheet, { kind: 0, x: 700, y: 920, size: 0.72 }),
    houseGroup(sheet, { kind: 3, x: 930, y: 890, size: 0.62 }),
    fill("M792 934l74-10l36 12l-72 14z", "#fffdf6"),
    fill("M804 935l60-8l26 9l-58 10z", "#57bccb"),
    ...[560, 610, 1010, 1060, 1090].map((x, index) =>
      roundTree(sheet, index % 4, 0.05)(x, 930 - (index > 1 ? 40 : 0), 0.9),
    ),
    slope(sheet, {
      crest: pointsOf([500, 1020, 760, 960, 940, 910, 1120, 872, 1300, 860, 1480, 872, 1640, 846]),
      foot: 1220,
      colour: "#d2ba80",
      shade: "#a08a62",
    }),
    fill("M1216 928Q1090 966 1030 1020T990 1110H1130Q1080 1060 1130 1006T1250 936Z", "#efdfb2"),
    place(stoneMill(bare, { breach: 35, seed: 11 }), 1276, 914, 1.02),
    slope(sheet, {
      crest: pointsOf([-20, 880, 140, 890, 320, 930, 520, 980, 760, 1030, 1000, 1080, 1300, 1120, 1640, 1110]),
      foot: 1220,
      colour: "#dfc78d",
      shade: "#a98f64",
    }),
    fill("M1010 1084Q974 1132 810 1158T470 1224H760Q900 1190 1000 1160T1110 1098Z", "#efdfb2"),
    ...MAQUIS.map(([x, y, width], index) => bush(sheet, x, y, width, index)),
    place(stoneMill(bare, { breach: 318, seed: 14 }), 300, 1086, 1.9),
    place(rocks(sheet, { spread: 120, count: 4, size: 26, seed: 7 }), 960, 1010),
    grass(sheet, {
      from: 20,
      to: 1500,
      ground: (x) => 1160 + Math.sin(x / 90) * 12,
      count: 70,
      height: 46,
      colour: "#a58f52",
      seed: 3,
    }),
    place(
      person(sheet, {
        pose: "pointing",
        mirrored: true,
        wears: "shorts",
        top: "#fdf8ee",
        bottom: "#3a5a80",
        hat: "#f0d6a0",
      }),
      948,
      1148,
      1.06,
    ),
    place(
      person(sheet, {
        pose: "standing",
        child: true,
        wears: "shorts",
        top: "#e2703e",
        bottom: "#1d5d86",
        behind: true,
      }),
      1000,
      1144,
      0.72,
    ),
    place(
      person(sheet, {
        pose: "walking",
        slender: true,
        mirrored: true,
        wears: "skirt",
        sleeves: "none",
        top: "#c2265f",
        bottom: "#f3dfb0",
        hairstyle: "long",
      }),
      1056,
      1132,
      0.98,
    ),
    // An olive frames the right, flowers the left.
    fill("M1440 1160Q1520 1140 1640 1144V1190Q1520 1196 1440 1160Z", "#85705f", 0.5),
    place(olive(sheet, { seed: 6 }), 1592, 1172, 2),
    place(agave(sheet, { seed: 3 }), 1290, 1184, 1.5),
    bougainvillea(sheet, { x: 40, y: 1170, width: 150, height: 90, seed: 5, count: 50, size: 36 }),
  );
}

/** Middle, foot and half the width of each cushion of maquis on the dry ridge. */
const MAQUIS = [
  [560, 986, 46],
  [640, 1004, 30],
  [690, 1060, 54],
  [820, 1090, 34],
  [1180, 1010, 40],
  [1410, 930, 46],
  [1480, 916, 30],
  [1180, 1150, 44],
  [560, 1150, 60],
] as const;

/** A low round bush of thyme and thorn with its shadow; every second one is in flower. */
function bush(sheet: Sheet, x: number, y: number, width: number, index: number): string {
  const height = width * 0.5;
  const flowers = { leaf: "petal", colours: ["#8a5a96", "#b583b6", "#dcb2d2"] } as const;
  return (
    fill(
      `M${x - width} ${y + 4}Q${x + width * 0.4} ${y + height} ${x + width * 1.7} ${y + 8}Q${x + width} ${y - 10} ${x - width} ${y + 4}Z`,
      "#85705f",
      0.45,
    ) +
    leafMass(sheet, { x, y: y - height * 0.3, width, height, seed: index + 3, count: 26, size: 15 + width * 0.1 }) +
    (index % 2
      ? ""
      : leafMass(sheet, {
          x: x - width * 0.1,
          y: y - height * 0.8,
          width: width * 0.7,
          height: height * 0.4,
          seed: index + 30,
          count: 12,
          size: 13,
          ...flowers,
        }))
  );
}
