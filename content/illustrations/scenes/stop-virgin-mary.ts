import { fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { marysHouse } from "../parts/buildings/marysHouse.ts";
import { placesOf } from "../kit/placesOf.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { candleStand } from "../parts/things/candleStand.ts";

/** Where the house meets the ground. */
const FOOT = 800;

/** The House of the Virgin Mary on Bülbüldağı: a small stone chapel with an arched door among tall trees, morning light, candles in sand. */
export const SCENE: Scene = {
  name: "stop-virgin-mary",
  seed: 98,
  mood: "morning",
  colours: {
    sky: ["#cfe0b8", "#f3eac2", "#fdf0cc"],
    stone: "#ecd2a0",
    stoneWorn: "#cfa878",
    stoneShade: "#8d7a78",
    stoneDeep: "#54505c",
    leafLight: "#c3c86c",
    leaf: "#7f9a50",
    leafDark: "#46683f",
  },
  grain: 0.38,
  crops: { wide: 220, square: 200 },
  draw(sheet) {
    drawWood(sheet);
    sheet.add(place(marysHouse(sheet), 512, FOOT, 1.2));
    drawCourt(sheet);
    drawNear(sheet);
  },
};

function drawWood(sheet: Sheet): void {
  const random = randomOf(7);
  const trunks = (count: number, low: number, high: number): Path =>
    counted(count)
      .map((index) => {
        const x = mixed(-20, 1620, (index + 0.5) / count) + random.around(40);
        const [wide, lean] = [random.between(low, high), random.around(24)];
        return polygon([
          [x, FOOT - 20],
          [x + lean, 0],
          [x + lean + wide * 0.7, 0],
          [x + wide, FOOT - 20],
        ]);
      })
      .join("");
  sheet.add(
    fill(box(0, 0, 1600, FOOT), sheet.downwards(["#a9c38e", "#dfe3b0", "#fbefc8", "#f3e6b8"], 0, FOOT)),
    sheet.glow([330, 240], 700, "#fffbe0", 0.85),
    fill("M-20 560Q200 470 420 520T860 500T1240 440T1640 480V900H-20Z", "#b5c68c"),
    fill(trunks(15, 12, 22), "#8fa874", 0.8),
    fill("M-20 660Q260 590 560 640T1100 600T1640 590V900H-20Z", "#78965a"),
    fill(trunks(9, 20, 34), "#64774e"),
    farCrowns(random, 40, [60, 1600], [20, 260], 90, "#8fb06c", "#b9cc80"),
    sheet.spray(box(0, 420, 1600, 380), "#f6edc0", { from: [0, 800], to: [0, 440], thick: 0.5 }),
  );
}

/** The court before it: flagstones, pools of sun between the shadows of trees, sandboxes with burning candles, pots. */
function drawCourt(sheet: Sheet): void {
  const random = randomOf(31);
  const ground = `${curve(pointsOf([-40, 812, 200, 800, 560, 806, 1100, 806, 1400, 792, 1640, 800]))}V1240H-40Z`;
  const path = "M700 822H1000Q1060 960 1260 1240H360Q620 980 700 822Z";
  const flags: Path = counted(60)
    .map(() => {
      const near = random.next();
      const [fx, fy, wide] = [
        mixed(850, 810, near) + random.between(-1, 1) * mixed(120, 400, near),
        mixed(836, 1190, near),
        mixed(34, 110, near),
      ];
      return `M${short(fx)} ${short(fy)}h${short(wide)}l${short(wide * 0.08)} ${short(wide * 0.26)}h${short(-wide * 1.05)}z`;
    })
    .join("");
  const spots: Path = counted(46)
    .map(() => {
      const near = random.next() ** 0.8;
      return disc(
        random.between(-20, 1620),
        mixed(830, 1180, near),
        mixed(26, 120, near) * random.between(0.5, 1.1),
        mixed(4, 18, near),
      );
    })
    .join("");
  sheet.add(
    fill(ground, "#a9a468"),
    sheet.clipped(path, fill(path, "#c9ab80") + fill(flags, "#dcc296")),
    fill(spots, "#f9e7ae", 0.75),
    sheet.spray(ground, "#4f5f40", { from: [800, 1240], to: [800, 940], thick: 0.45 }),
    // The plane's shadow over the court.
    fill("M300 1150Q620 1130 900 1150T1420 1180L1640 1200V1230Q1300 1210 900 1196T330 1240Z", "#5f6f48", 0.3),
    // Beams of morning light.
    ...(
      [
        [60, 0, 250, 330, 900, 560],
        [330, 0, 460, 760, 1010, 960],
        [640, 0, 720, 1180, 960, 1310],
      ] as const
    ).map(([a, top, b, c, foot, d]) =>
      fill(
        polygon([
          [a, top],
          [b, top],
          [d, foot],
          [c, foot],
        ]),
        sheet.linear(
          [
            [0, "#fffbe0", 0.55],
            [1, "#fffbe0", 0.04],
          ],
          [a, top],
          [c, foot],
        ),
        0.8,
      ),
    ),
    ...placesOf([470, 780, 90, 372, 800, 60, 1330, 770, 90, 1430, 790, 70, 1250, 800, 50]).map(([x, y, r], index) =>
      leafMass(sheet, {
        x,
        y,
        width: r,
        height: r * 0.5,
        seed: index + 40,
        count: 26,
        size: 26,
        colours: ["#34563a", "#5f8446", "#a0b25a"],
      }),
    ),
    place(pottedBush(sheet, { seed: 4 }), 660, 834, 0.8),
    place(pottedBush(sheet, { seed: 7 }), 1040, 834, 0.8),
    place(candleStand(sheet), 1250, 1000, 1.25),
  );
}

/** A great plane at the left, a pine at the right, the leaves of both over the picture. */
function drawNear(sheet: Sheet): void {
  const { leafMiddle, light } = { leafMiddle: "#5f8446", light: "#a9b85c" };
  const plane =
    "M120 1240Q190 1120 180 900Q176 560 150 300L60 0H230L262 230Q270 330 300 200L352 0H420L330 330Q290 520 296 900Q300 1130 400 1240Q320 1200 260 1220Q190 1200 120 1240Z";
  const random = randomOf(5);
  const patch = (count: number): Path =>
    counted(count)
      .map(() =>
        disc(random.between(150, 320), random.between(0, 1180), random.between(10, 26), random.between(16, 40)),
      )
      .join("");
  const masses = [
    [80, 60, 170, 90],
    [330, 40, 180, 80],
    [560, 20, 150, 60],
    [20, 190, 100, 70],
    [1540, 80, 150, 90],
    [1380, 40, 130, 60],
    [1230, 10, 110, 44],
    [760, 0, 120, 40],
  ] as const;
  sheet.add(
    fill(plane, "#a98c70"),
    sheet.clipped(
      plane,
      fill(patch(44), "#d9c29a") +
        fill(patch(30), "#7f7a5c") +
        fill("M250 1240Q236 1000 236 800Q236 520 280 300L340 60L420 0V1240Z", "#54464e", 0.72),
    ),
    fill("M1470 1240Q1510 1100 1506 800L1490 0H1570L1580 800Q1580 1110 1640 1240Z", "#6b4a44"),
    fill("M1546 0H1570L1580 800Q1580 1110 1640 1240H1590Q1550 1100 1552 800Z", "#3f2c38"),
    stroke(
      counted(12)
        .map((index) => `M${1500 + (index % 3) * 12} ${90 + index * 92}q14 20 6 52`)
        .join(""),
      "#8d6a58",
      5,
    ),
    ...masses.map(([x, y, width, height], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height,
        seed: index + 3,
        leaf: "round",
        count: 44,
        size: 38,
        colours: ["#2f5238", leafMiddle, light],
      }),
    ),
    leafMass(sheet, {
      x: 60,
      y: 1190,
      width: 150,
      height: 60,
      seed: 21,
      count: 40,
      size: 36,
      colours: ["#2f4a38", "#56763f", "#98a854"],
    }),
    leafMass(sheet, {
      x: 1500,
      y: 1200,
      width: 140,
      height: 54,
      seed: 22,
      count: 36,
      size: 36,
      colours: ["#2f4a38", "#56763f", "#98a854"],
    }),
  );
}
