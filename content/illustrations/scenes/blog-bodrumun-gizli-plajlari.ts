import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { alongLine, boulder, type RockColours, seaWall } from "../parts/land/seaWall.ts";
import { wading } from "../parts/people/bathers.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { stonePine } from "../parts/plants/stonePine.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { peshtemal } from "../parts/things/peshtemal.ts";

const HORIZON = 372;
const SHORE = pointsOf([330, 690, 440, 722, 560, 758, 700, 786, 840, 792, 980, 774, 1120, 738, 1260, 694, 1330, 660]);
const LEFT = {
  crest: pointsOf([-40, 120, 90, 140, 190, 206, 268, 268, 340, 352, 408, 420, 474, 492]),
  foot: pointsOf([-60, 1010, 90, 880, 210, 790, 316, 702, 384, 626, 440, 560, 480, 500]),
};
const RIGHT = {
  crest: pointsOf([1640, 30, 1500, 92, 1410, 150, 1320, 262, 1242, 330, 1176, 424, 1128, 486]),
  foot: pointsOf([1660, 900, 1520, 812, 1400, 728, 1310, 664, 1226, 600, 1164, 540, 1122, 494]),
};
const SUNLIT: RockColours = ["#fde8b9", "#efc98a", "#cf966b", "#a8716a"];
const SHADED: RockColours = ["#a795a0", "#85799a", "#62628e", "#4b4f7d"];

/** A pebble cove between two cliffs from the path above it: glassy water, one striped towel and a straw hat; two in the shallows, Kos across the sea. */
export const SCENE: Scene = {
  name: "blog-bodrumun-gizli-plajlari",
  seed: 33,
  mood: "day",
  colours: {
    sky: ["#3f94c2", "#86c2d6", "#e4efe2"],
    sea: ["#6fb6cc", "#1f7fae", "#137fa6", "#1b9ab0"],
  },
  grain: 0.26,
  crops: { wide: 236, square: 200 },
  draw(sheet) {
    drawSea(sheet);
    drawCove(sheet);
    drawBathers(sheet);
    drawCliffs(sheet);
    drawBank(sheet);
  },
};

/** The two whose towel it is: one up to his waist, one who wades in after him. */
function drawBathers(sheet: Sheet): void {
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  sheet.add(
    place(wading(sheet, 46, { ...bathing, pose: "waving", bottom: "#d8563c" }), 760, 706, 1.06),
    place(
      wading(sheet, 22, { ...bathing, mirrored: true, slender: true, top: "#f3c14a", hairstyle: "bun" }),
      900,
      752,
      1.16,
    ),
  );
}

function drawSea(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.42 }),
    place(summerCloud(sheet), 690, 306, 0.86),
    fill(
      "M430 374C520 366 560 344 640 346C700 336 730 350 780 344C840 322 900 312 950 330C1010 340 1080 362 1200 374Z",
      "#a3c3d2",
    ),
    fill(
      "M780 344C840 322 900 312 950 330L960 352L930 374H800L830 354ZM640 346L660 362L640 374H560L600 356Z",
      "#8db3c7",
    ),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 50, foot: false }),
  );
}

/** Water that pales towards the shore over weed and stones, the beach, and the left cliff's shadow, which lies over both. */
function drawCove(sheet: Sheet): void {
  const random = randomOf(6);
  const lifted = (reach: number): Point[] =>
    SHORE.map(([x, y], index): Point => [x, y - reach * (1 + 0.07 * Math.sin(index * 1.7 + reach))]);
  const bands = [
    [232, "#1b96b2"],
    [176, "#37b0c0"],
    [122, "#66c8ca"],
    [72, "#9bdcd0"],
    [30, "#cdf0de"],
  ] as const;
  const net = counted(34).map(() => {
    const [share, up, size] = [random.next(), random.between(26, 176), random.between(34, 70)];
    const [x, y] = alongLine(SHORE, mixed(0.1, 0.9, share));
    return `M${short(x)} ${short(y - up)}q${short(size * 0.3)} ${short(random.between(-8, 8))} ${short(size * 0.5)} 0t${short(size * 0.5)} ${short(random.between(-5, 5))}`;
  });
  const pebbles = (count: number, size: number): Path =>
    counted(count)
      .map(() => {
        const [x, y] = alongLine(SHORE, random.next());
        const down = random.between(30, 330);
        const r = size * mixed(0.5, 1.25, down / 330) * random.between(0.6, 1.3);
        return disc(x + (x - 800) * (down / 500), y + down, r, r * 0.55);
      })
      .join("");
  const ground = (down: number): Path =>
    `${curve(SHORE.map(([x, y]): Point => [x, y + down]))}L1700 640V1200H-60V900L200 700Z`;
  const shadow = pointsOf([
    474, 494, 540, 512, 590, 540, 572, 560, 640, 600, 664, 636, 628, 668, 650, 712, 610, 760, 560, 800, 540, 856, 440,
    920, 300, 1000, 100, 1110, -60, 1200, -60, 900, 330, 600,
  ]);
  sheet.add(
    ...bands.map(([reach, colour]) => fill(`${curve(lifted(reach))}L1400 900H240Z`, colour)),
    fill(
      blot(random, 800, 636, 100, 20) + blot(random, 960, 680, 62, 14) + blot(random, 690, 700, 60, 12),
      "#157f96",
      0.45,
    ),
    stroke(net.join(""), "#f4fff2", 2.6, 0.6),
    fill(ground(-8), "#f8fff4"),
    fill(ground(4), "#cdb190"),
    fill(ground(26), "#f0e0be"),
    fill(pebbles(70, 10), "#d9c4a0") + fill(pebbles(46, 9), "#fffaf0") + fill(pebbles(24, 9), "#b3a5a0"),
    fill(polygon(shadow), "#2f4f80", 0.46),
    place(peshtemal(), 850, 902, 0.9),
  );
}

function drawCliffs(sheet: Sheet): void {
  const foam = (x: number, y: number, wide: number) => lens(x, y, wide, 9) + lens(x + 14, y + 10, wide * 0.55, 5);
  const bushes = (crest: readonly Point[], shares: readonly number[], size: number, seed: number) =>
    shares.map((share, index) => {
      const [x, y] = alongLine(crest, share);
      const wide = size * mixed(1, 0.42, share);
      return leafMass(sheet, {
        x,
        y: y + wide * 0.1,
        width: wide,
        height: wide * 0.56,
        seed: seed + index,
        count: 30,
        size: mixed(24, 15, share),
      });
    });
  const talus = (
    line: readonly Point[],
    stones: readonly (readonly [number, number, number])[],
    colours: RockColours,
    out: number,
    seed: number,
  ) =>
    stones.map(([share, down, size], index) => {
      const [x, y] = alongLine(line, share);
      return boulder(x + out * down, y + down * 0.5, size, colours, seed + index, out > 0 ? "#3c4a78" : "#8a7570");
    });
  sheet.add(
    stonePine(sheet, { x: 1392, y: 176, tall: 120, lean: -34, wide: 86, seed: 3 }),
    fill(foam(500, 512, 96) + foam(1104, 504, 90) + foam(470, 566, 80) + foam(1130, 552, 90), "#f4fff2", 0.9),
    seaWall({ ...LEFT, colours: SHADED, seed: 5, count: 10 }),
    fill(curve(LEFT.crest) + "L400 452L300 350L200 262L90 190L-40 170Z", "#f0cd92"),
    seaWall({ ...RIGHT, colours: SUNLIT, seed: 11, count: 10 }),
    ...bushes(LEFT.crest, [0.04, 0.16, 0.3, 0.46, 0.62, 0.78], 92, 3),
    ...bushes(RIGHT.crest, [0.06, 0.2, 0.4, 0.52, 0.7, 0.84], 92, 13),
    ...talus(
      LEFT.foot,
      [
        [0.98, 18, 24],
        [0.9, 34, 30],
        [0.74, 20, 34],
        [0.6, 26, 46],
        [0.44, 22, 58],
        [0.5, 76, 30],
        [0.24, 30, 70],
      ],
      SHADED,
      0.9,
      3,
    ),
    ...talus(
      RIGHT.foot,
      [
        [0.97, 20, 26],
        [0.86, 36, 34],
        [0.72, 16, 30],
        [0.56, 22, 48],
        [0.48, 70, 28],
        [0.36, 26, 62],
        [0.2, 30, 70],
      ],
      SUNLIT,
      -0.9,
      23,
    ),
    boulder(1010, 560, 40, SUNLIT, 41, "#0f6c8c"),
    boulder(1052, 574, 24, SUNLIT, 44, "#0f6c8c"),
    fill(foam(1026, 576, 130), "#f4fff2", 0.9),
  );
}

/** The goat path down, under our feet: its treads seen from above, between maquis and an oleander in flower. */
function drawBank(sheet: Sheet): void {
  const crest = pointsOf([
    -40, 1012, 120, 1030, 320, 1078, 520, 1106, 720, 1098, 900, 1086, 1080, 1072, 1260, 1020, 1430, 956, 1640, 900,
  ]);
  const left = (y: number) => 706 - ((y - 1090) / 120) ** 1.4 * 20;
  const right = (y: number) => 812 + ((y - 1090) / 120) ** 1.2 * 150;
  const treads = pointsOf([1092, 1112, 1118, 1146, 1152, 1190, 1196, 1240]).map(([from, to], index): Drawing => {
    const nudge = index % 2 ? 6 : -4;
    return fill(
      polygon([
        [left(from) + nudge, from],
        [right(from) + nudge, from - 5],
        [right(to) + nudge, to - 5],
        [left(to) + nudge, to],
      ]),
      index % 2 ? "#f6e2b6" : "#ecd3a0",
    );
  });
  const bushes = [
    [40, 1060, 150, 90],
    [250, 1110, 120, 66],
    [470, 1150, 120, 60],
    [1060, 1130, 110, 56],
    [1230, 1078, 110, 66],
  ] as const;
  sheet.add(
    fill(`${curve(crest)}L1640 1220H-40Z`, "#a98550"),
    fill(
      `${curve(crest.map(([x, y]): Point => [x, y + 26 + (x > 600 && x < 900 ? -12 : 0)]))}L1640 1220H-40Z`,
      "#8d6c49",
    ),
    fill(`M${left(1090)} 1094L${right(1090)} 1088L${right(1230)} 1230H${left(1230)}Z`, "#7a5c4c"),
    ...treads,
    ...bushes.map(([x, y, width, height], index) =>
      leafMass(sheet, { x, y, width, height, seed: index + 21, count: 40, size: 36 }),
    ),
    leafMass(sheet, { x: 1560, y: 1090, width: 230, height: 150, seed: 31, count: 40, size: 48 }),
    oleander(sheet, 1440, 1050, 130, 7),
    leafMass(sheet, { x: 130, y: 1190, width: 240, height: 90, seed: 41, count: 36, size: 50 }),
    fill(box(0, 1199, 1600, 4), "#6d5340"),
  );
}
