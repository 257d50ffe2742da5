import { cameraOf, frameOf } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, curveDownTo, disc, lens } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { besparmak } from "../parts/land/besparmak.ts";
import { lakeMonastery } from "../parts/land/lakeMonastery.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { wornBoulder } from "../parts/land/wornBoulder.ts";
import { poppyBank } from "../parts/plants/fieldPoppy.ts";
import { grass } from "../parts/plants/foliage.ts";
import { cypress, olive } from "../parts/plants/trees.ts";
import { ripples } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 470;
const SHORE = 524;
const camera = cameraOf({ horizon: HORIZON, centre: 760, eye: 6, focal: 1500 });

/** The road from İzmir in the morning: poppies, olive terraces, one carrier that comes out of a bend; Lake Bafa and the crags of Latmos behind. */
export const SCENE: Scene = {
  name: "service-bodrum-vip-transfer",
  seed: 45,
  mood: "morning",
  crops: { wide: 160, square: 220 },
  grain: 0.3,
  colours: { leafLight: "#b3b584", leaf: "#7d8a55", leafDark: "#4a5a3a", groundShade: "#6f6a52" },
  draw(sheet) {
    drawLake(sheet);
    drawPlain(sheet);
    drawTerraces(sheet);
    drawRoad(sheet);
    drawSpur(sheet);
    drawPoppies(sheet);
  },
};

function drawLake(sheet: Sheet): void {
  const massif = besparmak(SHORE);
  sheet.add(
    sky(sheet, { height: SHORE, zenith: 0.28 }),
    sheet.glow([90, 420], 620, "#fff1cf", 0.9),
    fill(lens(330, 268, 420, 9) + lens(180, 300, 300, 7) + lens(1380, 190, 360, 8), "#fff6e2", 0.8),
    fill(
      curveDownTo(pointsOf([-20, 452, 60, 440, 130, 438, 220, 450, 320, 462, 440, 500]), SHORE),
      sheet.downwards([sheet.mood.far, sheet.mood.mist], 436, SHORE),
    ),
    massif,
    gulls(sheet, { x: 500, y: 210, length: 200, seed: 4 }),
    fill(
      curveDownTo(pointsOf([-20, 504, 160, 496, 420, 506, 700, 494, 960, 508, 1240, 490, 1460, 500, 1640, 484]), SHORE),
      "#8f9781",
    ),
    fill(box(0, 400, 1600, SHORE - 400), mistOf(sheet)),
    fill(box(0, SHORE, 1600, 240), sheet.downwards(["#e6e4d0", "#a9d0d4", "#76b3c4", "#5aa0b8"], SHORE, 700)),
    sheet.clipped(
      box(0, SHORE, 1600, 200),
      `<g transform="translate(0 ${SHORE * 1.5}) scale(1 -.5)" opacity=".3">${massif}</g>`,
    ),
    fill(lens(520, 566, 250, 14), "#4d7f94", 0.55),
    place(lakeMonastery(sheet), 520, 560, 0.86),
    ripples(sheet, { x: 520, y: 568, width: 260, height: 14, count: 12 }),
    ripples(sheet, { x: 980, y: 548, width: 900, height: 56, count: 24 }),
  );
}

/** Mist over the far shore and the foot of the range, thickest where it meets the water. */
function mistOf(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, "#fbeacb", 0],
      [0.72, "#fbeacb", 0.55],
      [1, "#fbeacb", 0.4],
    ],
    [0, 400],
    [0, SHORE],
  );
}

const tree = (sheet: Sheet, x: number, y: number, size: number, seed: number): Drawing =>
  fill(disc(x + 78 * size, y + 3, 128 * size, 13 * size), "#5f6340", 0.8) + place(olive(sheet, { seed }), x, y, size);

/** The plain by the lake: reeds at the water, strips of fields, a row of cypresses before a farm. */
function drawPlain(sheet: Sheet): void {
  const shore = pointsOf([-20, 596, 240, 590, 520, 600, 760, 610, 1000, 604, 1240, 596, 1640, 604]);
  const farm = (x: number, y: number, wide: number) =>
    fill(box(x, y - wide * 0.42, wide, wide * 0.42), "#fdf3de") +
    fill(box(x + wide * 0.66, y - wide * 0.42, wide * 0.34, wide * 0.42), "#b3a9c0") +
    fill(
      `M${x - 4} ${y - wide * 0.42}L${x + wide * 0.16} ${y - wide * 0.66}H${x + wide * 0.84}L${x + wide + 4} ${y - wide * 0.42}Z`,
      "#c8704a",
    ) +
    fill(box(x + wide * 0.2, y - wide * 0.26, wide * 0.14, wide * 0.26), "#6f5a66");
  sheet.add(
    fill(curveDownTo(shore, 1220), "#b9b57c"),
    grass(sheet, {
      from: -10,
      to: 1610,
      ground: (x) => heightAt(shore, x) + 6,
      count: 190,
      height: 22,
      colour: "#75854f",
      seed: 3,
    }),
    stroke(curve(shore), "#75854f", 7),
    fill("M-20 640Q400 616 820 640T1640 630V664Q1200 676 800 668T-20 676Z", "#d3c68c"),
    fill(
      "M520 640Q700 630 900 642L1040 664Q800 672 600 664ZM1000 640Q1200 628 1400 634L1500 656Q1300 668 1120 660Z",
      "#9da368",
    ),
    fill("M420 676Q760 664 1100 676T1640 672V740H420Z", "#c2ba7c"),
    place(cypress(sheet, { seed: 2 }), 1010, 640, 0.34),
    place(cypress(sheet, { seed: 4 }), 1034, 641, 0.42),
    farm(1056, 644, 62),
    farm(1114, 648, 44),
    ...(
      [
        [600, 646, 0.2, 3],
        [960, 646, 0.2, 5],
        [1180, 642, 0.2, 4],
        [1236, 638, 0.16, 2],
        [560, 640, 0.15, 6],
      ] as const
    ).map(([x, y, size, seed]) => tree(sheet, x, y, size, seed)),
  );
}

/** Walls of dry stone hold the olive terraces on the left: each with its lit coping, its courses, and shade at its foot. */
function drawTerraces(sheet: Sheet): void {
  const random = randomOf(17);
  const steps = [604, 636, 682, 748, 842].map((y, index): Point[] =>
    pointsOf([
      -20,
      y - 6,
      110,
      y,
      240,
      y + 4,
      340,
      y + 18 + index * 3,
      430,
      y + 46 + index * 8,
      520,
      y + 90 + index * 14,
      640,
      y + 170 + index * 20,
    ]),
  );
  const wall = (line: readonly Point[], high: number): Drawing => {
    const lower = line.map(([x, y]): Point => [x, y + high]).toReversed();
    const face = `${curve(line)}${curve(lower).replace("M", "L")}Z`;
    const stones = counted(64).map((index) => {
      const x = mixed(-20, 640, (index + random.next()) / 64);
      return `M${Math.round(x)} ${Math.round(heightAt(line, x) + high * random.pick([0.36, 0.62, 0.84]))}h${Math.round(high * random.between(0.3, 0.6))}`;
    });
    return (
      stroke(curve(lower.map(([x, y]): Point => [x, y + high * 0.16])), "#787648", high * 0.36) +
      fill(face, "#d9c196") +
      sheet.clipped(face, stroke(stones.join(""), "#a38a70", Math.max(2, high * 0.1))) +
      stroke(curve(line), "#f6e8c6", Math.max(3, high * 0.2))
    );
  };
  const trees = [
    [
      [96, 598, 0.34, 3],
      [258, 604, 0.36, 5],
    ],
    [
      [20, 634, 0.42, 2],
      [330, 652, 0.42, 6],
    ],
    [
      [150, 684, 0.56, 6],
      [404, 716, 0.5, 5],
    ],
    [
      [-6, 746, 0.76, 5],
      [276, 762, 0.78, 2],
    ],
    [[84, 846, 1.04, 3]],
  ] as const;
  for (const [index, line] of steps.entries()) {
    const high = [9, 12, 17, 24, 34][index] ?? 0;
    sheet.add(
      fill(curveDownTo(line, 1220), ["#c9c288", "#bdb87a", "#cbc389", "#b7b274", "#c4bc80"][index] ?? "#c9c288"),
      wall(line, high),
    );
    sheet.add(...(trees[index] ?? []).map(([x, y, size, seed]) => tree(sheet, x, y - high * 0.6, size, seed)));
  }
}

/** Its middle line on the ground, in metres: away from the eye round a bend to the left, then to the right, along the lake and behind the spur. */
const LINE: readonly Point[] = pointsOf([
  3.4, 9.6, 2.5, 12.3, 1, 15.3, -0.9, 18.7, -2.6, 22.7, -2.9, 26.7, -1.2, 30.7, 1.6, 34, 5.5, 37.3, 10.2, 41.3, 15.9,
  46.7, 22.7, 53.3, 30, 62,
]);

function drawRoad(sheet: Sheet): void {
  const { strip } = windingRoad(camera, LINE);
  const dashes = counted(24).map((index) => strip([-0.07, 0.07], [index / 24, index / 24 + 0.018]));
  const view = frameOf(camera, { right: -2.1, away: 30.8, heading: 42 });
  sheet.add(
    fill(strip([-4.3, 4.3]), "#e4d2a0"),
    fill(strip([3, 3.5]), "#a8946c"),
    fill(strip([-3, 3]), "#948b9a"),
    sheet.spray(strip([-3, 3]), "#4d4a68", { from: [1060, 1240], to: [640, 880], thick: 0.7 }),
    fill(strip([-2.82, -2.68]) + strip([2.68, 2.82]) + dashes.join(""), "#fbf3df"),
    // Early light lies flat: trees outside the picture reach across the road.
    sheet.clipped(
      strip([-4.3, 4.3]),
      fill(
        "M300 948Q520 930 700 946Q780 936 860 954Q960 954 1000 968Q920 980 840 974Q760 990 660 980Q500 996 300 990ZM300 1074Q560 1046 800 1070Q900 1058 990 1082Q1090 1082 1150 1098Q1060 1112 960 1104Q860 1124 740 1112Q540 1132 300 1122Z",
        "#4d4a68",
        0.36,
      ),
    ),
    drift(1000, 806, 120, 36, 3),
    drift(560, 688, 90, 10, 4),
    vehicle(sheet, { kind: "carrier", view, mood: "morning", cast: [0.9, 0.05] }),
  );
}

/** Poppies that grow together in the grass, some way off. */
function drift(x: number, y: number, long: number, deep: number, seed: number): Drawing {
  const random = randomOf(seed);
  const heads = counted(70).map((): readonly [x: number, y: number, size: number] => {
    const down = random.around(1);
    return [
      x + random.around(long) + down * long * 0.3,
      y + down * deep,
      mixed(2.2, 4.6, (y - 690) / 180) * (1 + down * 0.3),
    ];
  });
  const stems = heads.map(
    ([at, up, size]) => `M${Math.round(at)} ${Math.round(up)}l${Math.round(size * 0.3)} ${Math.round(size * 3)}`,
  );
  return (
    stroke(stems.join(""), "#7f8a54", 2) +
    ["#c8402f", "#e2563c"]
      .map((colour, tone) =>
        fill(
          heads
            .filter((_, index) => index % 2 === tone)
            .map(([at, up, size]) => disc(at, up, size, size * 0.74))
            .join(""),
          colour,
        ),
      )
      .join("")
  );
}

/** The spur on the right that the road goes behind: an outcrop of gneiss, olives, slopes lit on their left. */
function drawSpur(sheet: Sheet): void {
  const body = curve(
    pointsOf([
      1500, 1260, 1400, 1170, 1240, 1080, 1110, 1000, 1040, 916, 1062, 846, 1130, 786, 1216, 736, 1280, 684, 1330, 636,
      1400, 588, 1480, 536, 1560, 470, 1680, 420, 1700, 1260,
    ]),
  );
  sheet.add(
    fill(body, "#c3b87c"),
    sheet.clipped(
      body,
      // Folds of the slope: each has a crest in the sun and a side that turns from it.
      fill("M1216 736L1280 684L1330 636L1400 588L1480 536L1560 470L1510 580Q1440 640 1380 690T1216 736Z", "#e6d79c") +
        fill("M1560 470Q1500 560 1520 640T1470 760L1700 800V400Z", "#968f5a") +
        fill(
          "M1130 786Q1230 760 1330 790T1440 880Q1400 960 1480 1040L1700 1100V760Q1560 720 1440 760T1216 736Z",
          "#a19a60",
        ) +
        fill("M1062 846Q1180 850 1240 910T1400 1080Q1440 1160 1600 1260H1500L1240 1080L1040 916Z", "#d8cb8f") +
        fill("M1480 1040Q1540 980 1700 960V1260H1560Z", "#838452"),
    ),
    tree(sheet, 1400, 620, 0.44, 4),
    place(wornBoulder(0, 84), 1520, 640),
    place(wornBoulder(3, 40), 1432, 656),
    tree(sheet, 1580, 700, 0.6, 5),
    tree(sheet, 1296, 770, 0.62, 3),
    // The outcrop: blocks that lean on each other, bushes in their clefts.
    place(wornBoulder(1, 86), 1392, 872),
    place(wornBoulder(2, 122), 1490, 906),
    place(wornBoulder(3, 66), 1340, 908),
    place(wornBoulder(0, 78), 1436, 936),
    place(wornBoulder(0, 34), 1244, 916),
    place(wornBoulder(3, 22), 1206, 930),
    grass(sheet, {
      from: 1290,
      to: 1600,
      ground: (x) => 930 + (x - 1290) * 0.06,
      count: 60,
      height: 42,
      colour: "#66764a",
      seed: 9,
    }),
    grass(sheet, {
      from: 1080,
      to: 1280,
      ground: (x) => 930 + Math.abs(x - 1180) * 0.1,
      count: 40,
      height: 26,
      colour: "#7d8650",
      seed: 5,
    }),
  );
}

/** Poppies on two dark banks that the edge cuts. */
function drawPoppies(sheet: Sheet): void {
  const [west, east] = [
    pointsOf([-20, 960, 120, 976, 260, 1022, 380, 1096, 480, 1220]),
    pointsOf([1240, 1220, 1300, 1156, 1390, 1100, 1490, 1060, 1640, 1030]),
  ];
  const bank = "#55663f";
  const blades = (line: readonly Point[], from: number, to: number, seed: number, colour: string): Drawing =>
    grass(sheet, { from, to, ground: (x) => heightAt(line, x) + 18, count: 70, height: 76, colour, seed });
  sheet.add(
    blades(west, -10, 440, 7, "#7f8a54"),
    blades(east, 1270, 1610, 8, "#7f8a54"),
    fill(curveDownTo(west, 1220) + curveDownTo(east, 1220), bank),
    blades(west, -10, 440, 4, bank),
    blades(east, 1270, 1610, 6, bank),
    poppyBank(sheet, { top: west, from: -10, to: 360, count: 26, seed: 29 }),
    poppyBank(sheet, { top: east, from: 1320, to: 1610, count: 20, seed: 31 }),
  );
}
