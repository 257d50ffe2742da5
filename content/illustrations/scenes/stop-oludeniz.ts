import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, lens, type Path } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { rowingBoat } from "../parts/boats/rowingBoat.ts";
import { babadagCape } from "../parts/land/babadagCape.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { grass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 548;

/** The lagoon of Ölüdeniz in the morning: the sand spit curls between still turquoise and the blue bay, Babadağ behind, wings above. */
export const SCENE: Scene = {
  name: "stop-oludeniz",
  seed: 94,
  mood: "morning",
  colours: {
    sky: ["#6fb0d0", "#a9d0d6", "#f3e4c6", "#fdecce"],
    mist: "#f3ead6",
    seaLight: "#f2fbf2",
  },
  grain: 0.28,
  crops: { wide: 130, square: 200 },
  draw(sheet) {
    drawFar(sheet);
    drawSpit(sheet);
    drawCraft(sheet);
    drawNear(sheet);
  },
};

function drawFar(sheet: Sheet): void {
  // The town: close groups of unlike houses among the trees, the lower before the higher.
  const houses = placesOf([
    548, 558, 13, 566, 562, 17, 586, 559, 12, 640, 556, 14, 660, 561, 22, 690, 557, 13, 716, 562, 16, 836, 560, 12, 852,
    564, 19, 538, 572, 24, 574, 574, 17, 682, 573, 28, 724, 575, 19, 800, 574, 15, 822, 577, 25, 912, 572, 21,
  ]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.42, reach: 0.5 }),
    sheet.glow([60, 420], 520, "#fff1cf", 0.7),
    fill(box(0, HORIZON, 1600, 400), sheet.downwards(["#7fbccf", "#2f86b0", "#1d6a9c", "#1f7fa8"], HORIZON, 800)),
    babadagCape(sheet),
    pinewood(sheet, {
      crest: pointsOf([-20, 452, 120, 470, 260, 506, 420, 530, 620, 548, 800, 544, 960, 552, 1100, 566, 1180, 582]),
      foot: 584,
      size: [11, 15],
      colours: ["#5a8a78", "#7aa583", "#a9c08a"],
      seed: 3,
    }),
    // The town behind its long beach.
    ...houses.map(([x, y, wide], index) => {
      const high = wide * (index % 3 ? 0.5 : 0.72);
      return (
        fill(box(x, y - high, wide, high + 3), "#fff8ea") +
        fill(box(x + wide * 0.68, y - high, wide * 0.32, high + 3), "#b9c2d6") +
        fill(
          `M${x - 1} ${y - high}l${wide * 0.24} ${-wide * 0.2}h${wide * 0.6}l${wide * 0.2} ${wide * 0.2}z`,
          "#d08058",
        )
      );
    }),
    pinewood(sheet, {
      crest: pointsOf([480, 574, 640, 578, 800, 578, 960, 576, 1120, 580]),
      foot: 588,
      size: [7, 9],
      colours: ["#4c7c6c", "#6a9a79", "#a0be86"],
      seed: 8,
    }),
    fill("M260 600Q800 574 1190 582Q1240 586 1260 590Q900 596 480 612L260 626Z", "#fbeccb"),
    fill("M440 614Q900 596 1260 590Q900 606 440 630Z", "#8fd6d4", 0.9),
  );
}

/** The far edge of the spit from its root to its tip, and the near one back. */
const FAR_EDGE = pointsOf([-40, 620, 160, 628, 360, 634, 560, 642, 760, 654, 940, 668, 1080, 690, 1160, 716]);
const NEAR_EDGE = pointsOf([
  1160, 716, 1186, 748, 1160, 784, 1086, 802, 1010, 796, 1040, 772, 1010, 744, 900, 722, 740, 712, 560, 716, 360, 738,
  160, 776, -40, 820,
]);

function drawSpit(sheet: Sheet): void {
  const outline = `${curve(FAR_EDGE)}${curve(NEAR_EDGE).replace("M", "L")}Z`;
  const lagoon = `${curve([...FAR_EDGE, ...NEAR_EDGE.slice(0, 2)])}Q1240 790 1640 760V1240H-40Z`;
  const shallow = (reach: number) =>
    `M-40 ${820 + reach}Q200 ${760 + reach} 560 ${716 + reach * 0.7}T980 ${740 + reach * 0.6}Q${1030 - reach * 0.2} ${780 + reach * 0.2} ${990 - reach * 0.3} ${800 + reach * 0.2}Q1090 ${830 + reach * 0.7} ${1180 + reach * 0.4} ${790 + reach * 0.5}Q${1230 + reach * 0.6} ${740 + reach * 0.1} 1150 700H-40Z`;
  const trees = pinewood(sheet, {
    crest: pointsOf([-40, 520, 80, 548, 220, 580, 380, 606, 520, 622, 660, 636, 780, 650, 880, 664]),
    foot: 684,
    size: [14, 20],
    colours: ["#23554a", "#467a58", "#94b06a"],
    seed: 6,
  });
  const spine = `${curve(pointsOf([-40, 500, 200, 560, 500, 600, 760, 630, 900, 656, 960, 680, 900, 694, 700, 690, 520, 698, 320, 720, 120, 752, -40, 784]), false)}Z`;
  sheet.add(
    fill("M300 650Q700 640 1000 660T1290 716Q1420 742 1640 724V800H900Z", "#2f93b4", 0.7),
    fill("M300 650Q700 640 1000 664T1250 724Q1380 762 1640 746V800H900Z", "#55b7c4", 0.8),
    fill(lagoon, sheet.downwards(["#9fe3d6", "#5cc8c8", "#34adbd", "#2ba0b6", "#57c0c6", "#a6e5d6"], 690, 1160)),
    fill(shallow(74), "#84dacf", 0.7),
    fill(shallow(34), "#b5ebdb", 0.85),
    fill(outline, "#fbeecb"),
    fill(
      "M-40 806Q200 752 560 706T1000 738Q1056 770 1030 784Q1060 780 1040 764Q1020 740 900 716Q720 700 560 706Q300 730-40 806Z",
      "#e3c791",
    ),
    // The wood's shade on the sand, then the wood, which thins out into single bushes.
    fill("M-40 680H560L760 676L960 684Q900 700 720 704Q440 706-40 722Z", "#cdb27e"),
    sheet.clipped(spine, trees),
    ...placesOf([930, 686, 22, 972, 692, 13, 1012, 697, 17, 1034, 701, 9]).map(([x, y, r], index) =>
      bush(x, y, r, index),
    ),
    // Still water: a few long glints, and the wood of the spit in it.
    fill(
      placesOf([120, 850, 300, 300, 812, 260, 60, 884, 220, 480, 784, 220])
        .map(([x, y, l]) => lens(x, y, l, 8))
        .join(""),
      "#3f8f86",
      0.4,
    ),
    // Glints lie in three drifts where a breath of wind touches the lagoon.
    fill(
      placesOf([
        330, 872, 150, 420, 884, 260, 372, 897, 90, 300, 906, 190, 880, 846, 120, 960, 856, 220, 1040, 848, 70, 900,
        868, 90, 700, 1000, 320, 830, 1016, 170, 640, 1020, 130, 760, 1034, 380, 930, 1046, 150, 1180, 958, 240, 1250,
        972, 110,
      ])
        .map(([x, y, l]) => lens(x, y, l, 3 + l * 0.016))
        .join(""),
      "#e4fbf2",
      0.75,
    ),
  );
}

/** A low bush on the sand: uneven, in three tones, on its own shade. */
function bush(x: number, y: number, r: number, seed: number): Drawing {
  const random = randomOf(seed + 3);
  return (
    fill(lens(x + r * 0.9, y, r * 3.4, r * 0.6), "#c2a878") +
    fill(blot(random, x, y - r * 0.4, r * 1.1, r * 0.6), "#23554a") +
    fill(blot(random, x - r * 0.2, y - r * 0.55, r * 0.8, r * 0.36), "#467a58") +
    fill(blot(random, x - r * 0.4, y - r * 0.7, r * 0.4, r * 0.16), "#94b06a")
  );
}

/** A wing far up: a wide flat crescent of cells, its lines, the seat that hangs in them; 200 wide. */
function wing(main: string, second: string): Drawing {
  return (
    stroke("M-88-6L-4 92M-50-20L-2 92M0-26L0 92M50-20L3 92M88-6L5 92", "#2a4660", 1.6, 0.7) +
    fill("M-104 6Q-84-30 0-36T104 6Q70-14 0-18T-104 6Z", main) +
    fill("M-52-28Q-26-35 0-36T52-28L40-15Q0-20-40-15Z", second) +
    fill("M52-28Q90-18 104 6Q80-8 40-15Z", "#14304c", 0.3) +
    fill("M-11 90Q-4 84 8 90L14 104Q16 112 4 111L-8 108Q-14 100-11 90Z", "#22344e")
  );
}

function drawCraft(sheet: Sheet): void {
  const boat = (x: number, y: number, size: number) =>
    fill(lens(x + 6, y + 3, 240 * size, 8 * size), "#14507c", 0.7) +
    place(sailingYacht(sheet), x, y, size) +
    fill(
      lens(x - 10, y + 26 * size, 120 * size, 9 * size) + lens(x, y + 54 * size, 70 * size, 7 * size),
      "#f2fbf2",
      0.6,
    );
  sheet.add(
    boat(1510, 684, 0.42),
    boat(1120, 612, 0.2),
    place(rowingBoat(), 560, 918, 1.15),
    place(turned(wing("#d8402f", "#fff6e2"), -11), 350, 196, 1.5),
    place(turned(wing("#f2a93b", "#1d5d86"), 9), 566, 92, 0.66),
    place(turned(wing("#1d5d86", "#fff6e2"), -5), 196, 380, 0.46),
    place(turned(wing("#c2265f", "#fff6e2"), 14), 980, 116, 0.5),
  );
}

/** Our own shore: pebbles, two kayaks drawn up, and the bank with the pine under which one stands. */
function drawNear(sheet: Sheet): void {
  const shore = pointsOf([-40, 1010, 140, 1034, 340, 1084, 560, 1128, 800, 1148, 1040, 1146, 1200, 1130, 1640, 1060]);
  const shifted = (by: number) => `${curve(shore.map(([x, y]): Point => [x, y + by]))}V1240H-40Z`;
  const random = randomOf(9);
  const pebbles: Path = counted(34)
    .map(() => {
      const x = random.between(0, 1150);
      return disc(x, heightAt(shore, x) + random.between(34, 90), random.between(6, 15), random.between(3, 7));
    })
    .join("");
  const kayak = (hull: string, dark: string) =>
    fill("M-190 22Q-60 46 90 34T240 14L250 26Q120 60-40 56T-190 22Z", "#a98a68", 0.8) +
    fill("M-214 4Q-120-26 0-26T214-8Q120 30-10 34T-214 4Z", hull) +
    fill("M-214 4Q-100 20 0 16T214-8Q120 30-10 34T-214 4Z", dark) +
    fill(disc(-52, -6, 44, 11) + disc(66, -7, 44, 11), "#22344e") +
    fill("M-84-8Q-60-18-30-14Q-40-4-66-2ZM34-9Q60-18 88-14Q78-5 52-3Z", "#fbeecb", 0.8);
  const bank = "M1080 1240Q1180 1150 1290 1112Q1420 1060 1640 1010V1240Z";
  const green = sheet.tinted({ leafDark: "#1d4a40", leaf: "#3f7352", leafLight: "#93ac5e" });
  sheet.add(
    fill(shifted(-50), "#b5ebdb", 0.6),
    fill(shifted(-20), "#dcf6e6"),
    fill(shifted(-4), "#fffdf6"),
    fill(shifted(8), "#e0c48e"),
    fill(shifted(26), "#f4e2b6"),
    fill(pebbles, "#cfae80"),
    place(turned(kayak("#d8472f", "#962a34"), 9), 290, 1122, 0.9),
    place(turned(kayak("#f2b53b", "#b97328"), 4), 540, 1160, 0.96),
    fill(bank, "#b9a468"),
    fill("M1330 1112Q1480 1140 1640 1136V1160Q1460 1160 1320 1130Z", "#75713f", 0.8),
    fill("M1080 1240Q1200 1176 1340 1160T1640 1150V1240Z", "#8a8a50"),
    place(needlePine(green, { tall: 1090, lean: 60, wide: 330, thick: 32, seed: 7 }), 1340, 1124),
    grass(sheet, { from: 1250, to: 1450, ground: () => 1138, count: 34, height: 38, colour: "#6a7440", seed: 5 }),
  );
}
