import { cameraOf, frameOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline, short } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletAtAnchor } from "../parts/boats/guletAtAnchor.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pineHill } from "../parts/land/pineHill.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { artichokes, greenBeans, lemonHalf, vineLeaves } from "../parts/things/oliveOilDishes.ts";

const SHADOW = "#5b3a62";
const BLUE = "#2a6aa0";
const HORIZON = 540;
const [EYE, FOCAL] = [0.25, 1100];
/** The top of the table is the ground of this camera. */
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: FOCAL });
/** How far the table reaches, in metres. */
const BACK = 1.5;
/** Where the sun draws shadows on the table: for a metre of height so far to the right and towards us. */
const SUN: Point = [0.78, -0.48];
/** A linen runner that lies across the table at a slant. */
const RUNNER = frameOf(CAMERA, { right: 0, away: 0.69, heading: 79 });

/** Breakfast light on a table above the bay: artichokes with broad beans, a bottle of green oil that throws its glow on the linen, vine leaves, beans, bread; a gulet off the pine shore. */
export const SCENE: Scene = {
  name: "blog-ege-zeytinyaglilari",
  seed: 206,
  mood: "morning",
  grain: 0.24,
  crops: { wide: 262, square: 190 },
  draw(sheet) {
    drawBay(sheet);
    drawHeadland(sheet);
    drawTable(sheet);
    drawFarFare(sheet);
    drawBottle(sheet);
    sheet.add(dishAt(artichokes, sheet, 590, 958, 0.47));
    drawOil(sheet);
    drawNear(sheet);
  },
};

/** A dish on the table, `wide` in metres; its size and slant by its distance. */
function dishAt(
  dish: (sheet: Sheet, tilt: number) => Drawing,
  sheet: Sheet,
  x: number,
  y: number,
  wide: number,
): Drawing {
  const down = y - HORIZON;
  return place(dish(sheet, down / FOCAL), x, y, ((down / EYE) * wide) / 800);
}

/** The bay in the morning: an island in two tones, the path of the sun, a gulet at anchor. */
function drawBay(sheet: Sheet): void {
  const random = randomOf(3);
  const sparks = counted(70).map(() => {
    const near = random.next();
    return lens(230 + random.around(70 + near * 150), mixed(HORIZON + 6, 690, near), 16 + near * 60, 2 + near * 5);
  });
  sheet.add(
    sky(sheet, { height: HORIZON }),
    sheet.glow([150, 470], 460, "#fff6d8", 0.9),
    fill(lens(980, 196, 620, 9) + lens(1240, 224, 420, 7), sheet.mood.cloud, 0.8),
    fill(
      `${curve(pointsOf([-30, 500, 60, 478, 150, 486, 250, 452, 330, 430, 410, 404, 470, 398, 540, 424, 610, 436, 680, 468, 770, 484, 850, 516, 930, 546]))}L-30 546Z`,
      "#b9c8d6",
    ),
    // Its flanks away from the sun, and the spurs that catch it again.
    fill(
      `${curve(pointsOf([472, 398, 540, 424, 610, 436, 680, 468, 770, 484, 850, 516, 930, 546]))}L548 546${curve(pointsOf([548, 546, 530, 512, 500, 484, 504, 446, 472, 398])).replace("M", "L")}Z`,
      "#97acc8",
    ),
    fill(
      curve(pointsOf([338, 430, 372, 456, 396, 496, 452, 548, 340, 548, 336, 510, 352, 466]), true) +
        curve(pointsOf([118, 484, 150, 506, 206, 548, 104, 548, 118, 516]), true),
      "#a8b9d0",
    ),
    fill(
      curve(pointsOf([606, 437, 626, 466, 668, 502, 700, 548, 628, 548, 622, 506, 604, 470]), true) +
        curve(pointsOf([764, 484, 790, 510, 840, 548, 776, 548, 770, 514]), true),
      "#a9bcd0",
    ),
    fill(
      box(-20, 506, 1000, 40),
      sheet.linear(
        [
          [0, "#fbe9c6", 0],
          [1, "#fbe9c6", 0.85],
        ],
        [0, 506],
        [0, 546],
      ),
    ),
    sea(sheet, { top: HORIZON, bottom: 760, dabs: 30, foot: false }),
    fill(sparks.join(""), "#fff6da", 0.85),
    place(
      brokenImage({
        shapes: [
          { outline: pointsOf([-262, 4, 226, 4, 250, 40, 180, 74, -230, 66]), colour: "#5a4152" },
          { outline: pointsOf([58, 60, 72, 60, 70, 220, 62, 220]), colour: "#6a5a68" },
        ],
        depth: 200,
      }),
      560,
      606,
      0.46,
      0.46,
    ),
    place(guletAtAnchor(sheet), 560, 606, 0.46),
  );
}

/** The other shore on the right: a pine hill whose spurs part sun from shade, white houses above a beach. */
function drawHeadland(sheet: Sheet): void {
  sheet.add(
    pineHill(sheet, {
      crest: pointsOf([
        930, 552, 990, 520, 1050, 488, 1110, 436, 1180, 396, 1240, 372, 1300, 340, 1370, 300, 1440, 284, 1520, 306,
        1640, 270,
      ]),
      foot: 566,
      // Spurs come down from the crest: on the left of each the sun, on its right the shade of the hollow.
      lit: [
        pointsOf([1110, 436, 1180, 396, 1212, 386, 1196, 424, 1150, 452, 1140, 490, 1090, 516, 1070, 560, 930, 560]),
        pointsOf([
          1370, 300, 1440, 284, 1424, 330, 1384, 372, 1376, 420, 1320, 452, 1300, 500, 1240, 530, 1220, 566, 1150, 566,
          1180, 520, 1220, 480, 1250, 430, 1310, 390,
        ]),
        pointsOf([1560, 292, 1640, 270, 1640, 470, 1560, 500, 1520, 566, 1400, 566, 1450, 500, 1510, 440, 1540, 370]),
      ],
      shaded: [
        pointsOf([
          1212, 386, 1240, 372, 1270, 384, 1240, 420, 1222, 456, 1180, 476, 1150, 510, 1120, 520, 1144, 490, 1154, 456,
          1198, 426,
        ]),
        pointsOf([
          1440, 284, 1490, 296, 1530, 320, 1500, 372, 1490, 420, 1440, 450, 1410, 500, 1350, 512, 1322, 500, 1336, 460,
          1386, 424, 1394, 376, 1432, 334,
        ]),
      ],
      groves: pointsOf([1090, 500, 1330, 420, 1560, 420, 1280, 540]),
      size: [7, 13],
      colours: ["#5d8580", "#8fac78", "#c9c88c"],
      seed: 6,
    }),
    placesOf([1400, 530, 0.36, 1180, 540, 0.34, 1300, 500, 0.3, 1520, 500, 0.38])
      .map(([x, y, size], index) => houseGroup(sheet, { kind: (index % 4) as 0, x, y, size }))
      .join(""),
    fill("M920 556Q1000 540 1090 546T1300 542T1640 538V566Q1400 572 1200 566T920 556Z", "#f3deb0"),
    fill(lens(1330, 574, 640, 20), "#7fc4c4", 0.8),
    fill(lens(1240, 588, 420, 8) + lens(1420, 600, 360, 7) + lens(1180, 606, 240, 6), "#cfe6d8", 0.5),
  );
}

/** The parapet of the terrace, the table of long planks, the runner over it and what the bough overhead leaves dark on both. */
function drawTable(sheet: Sheet): void {
  const level = (away: number): number => CAMERA([0, away, 0])[1];
  const back = level(BACK);
  const random = randomOf(8);
  const joints = [1.36, 1.2, 1.06, 0.94, 0.83, 0.73, 0.64, 0.56, 0.49].map(level);
  const grain = counted(60).map(() => {
    const y = mixed(back, 1200, random.next() ** 1.4);
    const long = (y - HORIZON) * random.between(0.3, 0.9);
    return lens(random.between(-40, 1640), y, long, 1 + (y - HORIZON) / 160);
  });
  const strip = (inner: number, outer: number): Path =>
    polygon(
      (
        [
          [-0.8, inner],
          [1.5, inner],
          [1.5, outer],
          [-0.8, outer],
        ] as const
      ).map(([along, across]) => RUNNER([along, across, 0])),
    );
  const creases = [-0.52, -0.13, 0.26, 0.65].map((along) =>
    polygon(
      (
        [
          [along, -0.2],
          [along + 0.02, -0.2],
          [along + 0.012, 0.2],
          [along, 0.2],
        ] as const
      ).map(([at, across]) => RUNNER([at, across, 0])),
    ),
  );
  sheet.add(
    fill(box(-20, 676, 1640, 60), sheet.mood.wallShade),
    fill(box(-20, 676, 1640, 24), "#fffaec"),
    stroke(
      [-700, -20, 640, 1330, 2010]
        .map((x) =>
          polyline([
            [x, 699],
            [800 + (x - 800) * 0.855, 677],
          ]),
        )
        .join(""),
      "#cdbfca",
      2.4,
    ),
    fill(box(-20, 706, 1640, 30), "#7f7398"),
    fill(box(-20, back, 1640, 1220 - back), sheet.downwards(["#e7b87c", "#d39a60", "#b97a4c"], back, 1200)),
    fill(grain.join(""), "#a0643c", 0.35),
    ...joints.map((y) => fill(box(-20, y, 1640, 1 + (y - HORIZON) / 110), "#8a5236", 0.75)),
    ...joints.map((y) => fill(box(-20, y + 1 + (y - HORIZON) / 110, 1640, 1 + (y - HORIZON) / 220), "#f3cf98", 0.7)),
    fill(box(-20, back - 2, 1640, 6), "#ffe8b8"),
    place(fill(strip(-0.214, 0.2), SHADOW, 0.42), 6, 5),
    fill(strip(-0.2, 0.2), "#fbf3df"),
    fill(creases.join(""), "#d9cbd2", 0.8),
    fill(strip(-0.185, -0.165) + strip(-0.155, -0.149) + strip(0.155, 0.149) + strip(0.185, 0.165), BLUE),
    boughShade(),
  );
}

/** What the bough overhead leaves dark on the table: leaves along twigs that lie the way the light falls. */
function boughShade(): Drawing {
  const random = randomOf(21);
  const twig = (right: number, away: number, heading: number, count: number): Path =>
    counted(count)
      .map((index) => {
        const view = frameOf(CAMERA, {
          right: right + Math.sin((heading * Math.PI) / 180) * index * 0.026,
          away: away + Math.cos((heading * Math.PI) / 180) * index * 0.026,
          heading: heading + (index % 2 ? 1 : -1) * random.between(24, 60),
        });
        const long = random.between(0.055, 0.08);
        const wide = long * random.between(0.14, 0.19);
        const edge = (side: number): Point[] =>
          counted(9).map((step) => view([(step / 8) * long, side * wide * Math.sin((step / 8) ** 0.85 * Math.PI), 0]));
        return polygon([...edge(1), ...edge(-1).toReversed()]);
      })
      .join("");
  return fill(twig(-0.62, 0.78, 96, 12) + twig(-0.5, 0.66, 86, 9), SHADOW, 0.34);
}

/** Behind: the vine leaves, the beans, a loaf on its board. */
function drawFarFare(sheet: Sheet): void {
  sheet.add(dishAt(vineLeaves, sheet, 276, 800, 0.45), dishAt(greenBeans, sheet, 800, 782, 0.43));
  drawBread(sheet);
}

/** The foot of the bottle, in metres on the table. */
const FOOT: Point = [0.236, 0.8];
/** Height and half its width, in metres, from the foot to the lip. */
const GLASS: readonly Point[] = [
  [0, 0.046],
  [0.006, 0.049],
  [0.15, 0.049],
  [0.172, 0.046],
  [0.19, 0.036],
  [0.204, 0.024],
  [0.22, 0.0175],
  [0.27, 0.0155],
  [0.283, 0.0155],
];
/** How high the oil stands in it. */
const FULL = 0.162;

/** The outline of a part of the bottle, `thin` inside of its glass. */
function bottle(from: number, to: number, thin = 0): Path {
  const size = metreAt(CAMERA, [...FOOT, 0]);
  const half = (high: number): number => {
    const index = Math.max(
      1,
      GLASS.findIndex(([at]) => at >= high),
    );
    const [[low, narrow], [top, wide]] = [GLASS[index - 1] ?? [0, 0], GLASS[index] ?? [1, 0]];
    return mixed(narrow, wide, (high - low) / (top - low)) - thin;
  };
  const steps = counted(31).map((step) => mixed(from, to, step / 30));
  const at = (high: number, side: number): Point => CAMERA([FOOT[0] + side * half(high), FOOT[1], high]);
  const [left, right] = [steps.map((high) => at(high, -1)), steps.map((high) => at(high, 1)).toReversed()];
  // What is round is seen as an oval at both ends, flatter the nearer it is to the height of the eye.
  const oval = (high: number) => {
    const y = at(high, 0)[1];
    return `${short(half(high) * size)} ${short(Math.abs((half(high) * size * (y - HORIZON)) / FOCAL))} 0 0 `;
  };
  const [first, crown] = [left[0] ?? [0, 0], right[0] ?? [0, 0]];
  const sweep = (at(to, 0)[1] < HORIZON ? 1 : 0) as number;
  return `${polyline(left)}A${oval(to)}${sweep} ${crown.map(short).join(" ")}${polyline(right).replace("M", "L")}A${oval(from)}1 ${first.map(short).join(" ")}Z`;
}

/** What stands at a height over a place of the table, thrown on the table by the sun; `side` is metres across the sun's way. */
function thrown([right, away]: Point, high: number, side: number): Point {
  const long = Math.hypot(...SUN);
  return CAMERA([right + SUN[0] * high - (SUN[1] / long) * side, away + SUN[1] * high + (SUN[0] / long) * side, 0]);
}

/** The bottle of green oil against the light: its shadow with the glow that the oil throws into it, and the glass. */
function drawBottle(sheet: Sheet): void {
  const cast = (share: number, from: number, to: number): Path => {
    const part = GLASS.filter(([high]) => high >= from && high <= to);
    return curve(
      [
        ...part.map(([high, half]) => thrown(FOOT, high, half * share)),
        ...part.toReversed().map(([high, half]) => thrown(FOOT, high, -half * share)),
      ],
      true,
    );
  };
  const glow = (points: readonly Point[]): Path =>
    curve(
      points.map(([high, side]) => thrown(FOOT, high, side)),
      true,
    );
  const [x, y] = CAMERA([...FOOT, 0]);
  const size = metreAt(CAMERA, [...FOOT, 0]);
  const at = (high: number) => y - high * size;
  const tilt = (high: number) => Math.abs(at(high) - HORIZON) / FOCAL;
  const oil = bottle(0.008, FULL, 0.0045);
  const surface = disc(x, at(FULL), 0.0445 * size, 0.0445 * size * tilt(FULL));
  sheet.add(
    fill(glow(pointsOf([0.01, 0.05, 0.09, 0.066, 0.17, 0.056, 0.09, 0.056])), "#fffdf0", 0.9),
    fill(glow(pointsOf([0.01, -0.05, 0.08, -0.068, 0.15, -0.058, 0.08, -0.057])), "#fffdf0", 0.9),
    fill(cast(1, 0.006, 0.3), SHADOW, 0.46),
    fill(cast(0.82, 0.004, 0.16), "#b9b24a", 0.9),
    fill(
      glow(
        pointsOf([
          0.012, 0.016, 0.06, 0.03, 0.12, 0.034, 0.158, 0.022, 0.162, 0, 0.158, -0.022, 0.12, -0.032, 0.06, -0.026,
          0.012, -0.012,
        ]),
      ),
      "#e3d65c",
    ),
    fill(
      glow(
        pointsOf([
          0.02, 0.006, 0.07, 0.012, 0.13, 0.022, 0.15, 0.008, 0.148, -0.01, 0.12, -0.02, 0.07, -0.01, 0.02, -0.004,
        ]),
      ),
      "#fff2a2",
    ),
    fill(glow(pointsOf([0.19, 0.01, 0.26, 0.006, 0.262, -0.004, 0.19, -0.006])), "#e9e6cf", 0.7),
    fill(bottle(0, 0.283), "#cfe6de", 0.62),
    // Oil is dark towards the sun and bright where its light gathers, on the far side from it.
    fill(
      oil,
      sheet.linear(
        [
          [0, "#5f6a18"],
          [0.16, "#87901f"],
          [0.5, "#b4b02c"],
          [0.82, "#e9d64e"],
          [1, "#a79a24"],
        ],
        [x - 0.045 * size, 0],
        [x + 0.045 * size, 0],
      ),
    ),
    sheet.clipped(
      oil,
      fill(`M${x - 70} ${at(0.03)}Q${x} ${at(-0.002)} ${x + 70} ${at(0.03)}V${y + 40}H${x - 70}Z`, "#5f6416", 0.55) +
        fill(disc(x + 0.016 * size, at(0.002), 0.022 * size, 0.007 * size), "#fff3a0", 0.9) +
        fill(
          `M${x + 22} ${at(0.14)}Q${x + 40} ${at(0.09)} ${x + 26} ${at(0.03)}Q${x + 54} ${at(0.05)} ${x + 46} ${at(0.14)}Z`,
          "#fff6b4",
          0.8,
        ),
    ),
    fill(surface, "#d7cf5c"),
    fill(lens(x + 12, at(FULL), 0.05 * size, 5), "#fff8c4"),
    // The sky in the glass.
    fill(
      `M${x - 54} ${at(0.152)}Q${x - 56} ${at(0.08)} ${x - 53} ${at(0.02)}L${x - 43} ${at(0.016)}Q${x - 45} ${at(0.08)} ${x - 43} ${at(0.152)}Z`,
      "#fffdf2",
      0.9,
    ),
    fill(
      `M${x - 50} ${at(0.168)}Q${x - 44} ${at(0.19)} ${x - 26} ${at(0.204)}L${x - 20} ${at(0.2)}Q${x - 34} ${at(0.188)} ${x - 38} ${at(0.166)}Z`,
      "#ffffff",
      0.9,
    ),
    fill(`M${x - 17} ${at(0.225)}L${x - 15} ${at(0.262)}H${x - 8}L${x - 9} ${at(0.222)}Z`, "#ffffff", 0.9),
    fill(
      `M${x + 17} ${at(0.222)}L${x + 16} ${at(0.262)}H${x + 20}L${x + 23} ${at(0.219)}Q${x + 40} ${at(0.196)} ${x + 60} ${at(0.176)}L${x + 54} ${at(0.172)}Q${x + 40} ${at(0.19)} ${x + 17} ${at(0.222)}Z`,
      "#6f9a9c",
      0.7,
    ),
    // Twine about the neck, the lip, the cork.
    fill(
      `M${x - 24} ${at(0.236)}Q${x} ${at(0.23)} ${x + 24} ${at(0.236)}L${x + 23} ${at(0.252)}Q${x} ${at(0.246)} ${x - 23} ${at(0.252)}Z`,
      "#d8b178",
    ),
    fill(
      `M${x + 4} ${at(0.233)}Q${x + 16} ${at(0.233)} ${x + 24} ${at(0.236)}L${x + 23} ${at(0.252)}Q${x + 14} ${at(0.249)} ${x + 4} ${at(0.249)}Z`,
      "#9a6f4a",
    ),
    stroke(
      `M${x - 24} ${at(0.241)}Q${x} ${at(0.235)} ${x + 24} ${at(0.241)}M${x - 23} ${at(0.247)}Q${x} ${at(0.241)} ${x + 23} ${at(0.247)}`,
      "#8a6040",
      1.6,
    ),
    fill(box(x - 17, at(0.312), 34, 0.03 * size), "#d9a468"),
    fill(box(x + 3, at(0.312), 14, 0.03 * size), "#9c6a44"),
    fill(disc(x, at(0.312), 17, 3.4), "#ecc48c"),
    fill(box(x - 27, at(0.287), 54, 0.012 * size), "#e4f2ea"),
    fill(box(x + 6, at(0.287), 21, 0.012 * size), "#86aaac"),
  );
}

/** A saucer of the same oil, and a piece of bread that was dipped into it. */
function drawOil(sheet: Sheet): void {
  const [x, y, wide] = [1196, 1052, 150];
  const tilt = (y - HORIZON) / FOCAL;
  const oval = (dx: number, dy: number, share: number): Path => disc(x + dx, y + dy, wide * share, wide * share * tilt);
  sheet.add(
    fill(oval(52, 30, 0.98), SHADOW, 0.5),
    fill(oval(0, 18, 0.78), "#8f93b6"),
    fill(oval(0, 5, 1), "#adb2cf"),
    fill(oval(0, 0, 1), "#fffaf0"),
    fill(
      `M${x} ${short(y - wide * tilt)}A${wide} ${short(wide * tilt)} 0 0 1 ${x} ${short(y + wide * tilt)}A${short(wide * 0.84)} ${short(wide * tilt)} 0 0 0 ${x} ${short(y - wide * tilt)}Z`,
      "#bcc0dc",
      0.9,
    ),
    stroke(oval(0, 0, 0.95), BLUE, 4),
    // The wall of the bowl towards the sun is in its own shade; oil fills it to a third.
    fill(oval(0, 3, 0.84), "#c2bcc6"),
    fill(oval(6, 8, 0.77), "#7b8420"),
    sheet.clipped(
      oval(6, 8, 0.77),
      fill(oval(22, 18, 0.72), "#a8a92c") +
        fill(oval(40, 26, 0.52), "#d9cb48") +
        fill(oval(58, 31, 0.28), "#fff0a0") +
        fill(lens(x - 40, y - 16, 90, 12), "#eef0c0", 0.85),
    ),
  );
}

type Tones = readonly [shade: string, light: string];

/** Shade and light of a leaf's face, of an older one, of the silver back. */
const LEAF_TONES: readonly [Tones, ...Tones[]] = [
  ["#3d5a3c", "#6f8a4c"],
  ["#4c6a44", "#87a05c"],
  ["#8fa48c", "#c9d2b4"],
];

/** A narrow leaf of the olive from 0,0 to the right: its dark face with the lit half, or the silver of its back. */
function oliveLeaf(random: Random, long: number): Drawing {
  const wide = long * random.between(0.17, 0.24);
  const [dark, light] = random.pick(LEAF_TONES);
  return (
    fill(
      `M0 0Q${short(long * 0.45)} ${short(-wide)} ${short(long)} 0Q${short(long * 0.45)} ${short(wide)} 0 0Z`,
      dark,
    ) +
    fill(
      `M0 0Q${short(long * 0.45)} ${short(-wide)} ${short(long)} 0Q${short(long * 0.5)} ${short(-wide * 0.1)} 0 0Z`,
      light,
    )
  );
}

/** An olive that hangs below 0,0: half of them ripe. */
function oliveFruit(ripe: boolean, size: number): Drawing {
  const [dark, body, light] = ripe ? ["#2c1c3a", "#54345e", "#a888b0"] : ["#55641f", "#93a23a", "#e2e6a0"];
  return place(
    fill(disc(0, 15, 12, 16), dark) + fill(disc(-2, 13, 9.6, 13), body) + fill(disc(-5, 8, 3, 5), light),
    0,
    0,
    size,
  );
}

/** A twig of olive along a line: leaves in pairs, olives on short stalks. */
function oliveTwig(seed: number, line: readonly Point[], long: number, fruit: number): Drawing {
  const random = randomOf(seed);
  const steps = line.flatMap((from, index) => {
    const to = line[index + 1];
    if (!to) return [];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(2, Math.round(far / (long * 0.36)));
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) / Math.PI) * 180;
    return counted(count).map((step) => {
      const share = step / count;
      return { x: mixed(from[0], to[0], share), y: mixed(from[1], to[1], share), angle };
    });
  });
  const leaf = ({ x, y, angle }: (typeof steps)[number], side: number) =>
    place(turned(oliveLeaf(random, long * random.between(0.8, 1.15)), angle + side * random.between(24, 58)), x, y);
  const end = line.at(-1) ?? [0, 0];
  return (
    steps.map((step) => leaf(step, -1)).join("") +
    stroke(curve(line), "#5f4a3c", long * 0.075) +
    place(stroke(curve(line), "#a08062", long * 0.03), -1, -2) +
    steps.map((step) => leaf(step, 1)).join("") +
    place(turned(oliveLeaf(random, long), steps.at(-1)?.angle ?? 0), ...end) +
    steps
      .filter((_, index) => fruit > 0 && index % fruit === 1)
      .map(({ x, y }, index) => place(oliveFruit(index % 3 === 1, long / 74), x + random.around(10), y + 4))
      .join("")
  );
}

/** Near us: lemons on the left, a twig of olive on the right; a bough overhead. */
function drawNear(sheet: Sheet): void {
  const twig: readonly Point[] = pointsOf([1640, 1178, 1540, 1150, 1440, 1146, 1350, 1160]);
  sheet.add(
    fill(disc(230, 1146, 150, 30), SHADOW, 0.48),
    place(lemon(), 66, 1086, 1),
    place(turned(lemonHalf(), 8), 214, 1104, 0.72),
    place(
      fill(curve(twig.map(([x, y]): Point => [x + 26, y + 20])), "none") + stroke(curve(twig), SHADOW, 60, 0.4),
      16,
      26,
    ),
    ...(
      [
        [1010, 1142, 62, true],
        [1066, 1166, 96, false],
        [958, 1160, 40, false],
      ] as const
    ).map(
      ([x, y, turn, ripe]) =>
        fill(disc(x + 22, y + 10, 30, 9), SHADOW, 0.5) + place(turned(oliveFruit(ripe, 1.25), turn), x + 18, y - 8),
    ),
    oliveTwig(5, twig, 92, 3),
    oliveTwig(11, pointsOf([-30, 40, 90, 96, 200, 120, 300, 176]), 96, 4),
    oliveTwig(12, pointsOf([-30, 120, 50, 190, 96, 270]), 92, 3),
    oliveTwig(13, pointsOf([70, -20, 200, 30, 330, 40, 440, 86]), 92, 5),
  );
}

/** A whole lemon on its side, 210 wide. */
function lemon(): Drawing {
  const skin =
    "M-104 4Q-92-10-84-24Q-56-78 6-78Q68-76 88-22Q98-8 112 2Q100 14 90 24Q66 74 4 74Q-60 72-84 26Q-92 14-104 4Z";
  return (
    fill(skin, "#d08c1e") +
    fill("M-104 4Q-92-10-84-24Q-56-78 6-78Q68-76 88-22Q70 26 10 44Q-50 54-84 26Q-92 14-104 4Z", "#f2bd2c") +
    fill("M-74-20Q-50-68 4-68Q40-66 56-40Q30-20-10-8Q-50 4-74-20Z", "#ffdf66") +
    fill(lens(-26, -44, 50, 16), "#fff8d4", 0.9)
  );
}

/** A board that lies askew, on it a village loaf cut open, a slice before it. */
function drawBread(sheet: Sheet): void {
  const view = frameOf(CAMERA, { right: 0.56, away: 0.98, heading: 99 });
  const board = (up: number): Point[] =>
    (
      [
        [-0.2, 0.1],
        [-0.19, -0.1],
        [0.5, -0.1],
        [0.5, 0.1],
      ] as const
    ).map(([along, across]) => view([along, across, up]));
  const [low, high] = [board(0), board(0.016)];
  const [left = [0, 0], near = [0, 0], far = [0, 0]] = high;
  const random = randomOf(9);
  const crumb = curve(pointsOf([-150, -16, -138, -74, -70, -108, 14, -104, 66, -62, 74, -8, 28, 26, -76, 30]), true);
  const holes = counted(30).map(() =>
    disc(random.between(-136, 60), random.between(-96, 20), random.between(2, 6), random.between(1.5, 4)),
  );
  const slice = (x: number, y: number): Drawing =>
    place(
      fill("M-100 12Q-104-28-30-34Q70-36 84-6Q90 22 20 30Q-80 34-100 12Z", SHADOW, 0.45) +
        place(
          fill("M-100 8Q-104-28-30-34Q70-36 84-10Q90 20 20 27Q-80 30-100 8Z", "#b06a34") +
            fill("M-100 0Q-104-34-30-40Q70-42 84-14Q90 10 20 18Q-80 22-100 0Z", "#e2ab68") +
            fill("M-90-2Q-92-28-28-34Q64-36 74-14Q78 6 18 12Q-74 16-90-2Z", "#fcecc6") +
            fill(disc(-40, -12, 7, 3) + disc(6, -20, 5, 2) + disc(34, -6, 6, 2.4) + disc(-10, 0, 4, 1.8), "#e3c48e"),
          -10,
          -4,
        ),
      x,
      y,
      0.68,
    );
  sheet.add(
    place(fill(polygon(low), SHADOW, 0.5), 26, 14),
    fill(polygon([left, near, far, low[2] ?? far, low[1] ?? near, low[0] ?? left]), "#7d4c34"),
    fill(polygon([left, near, low[1] ?? near, low[0] ?? left]), "#f3cc94"),
    fill(polygon(high), "#d8a066"),
    stroke(polyline([view([-0.12, -0.04, 0.016]), view([0.4, -0.04, 0.016])]), "#b27a48", 2),
    place(
      fill("M-130 22Q60 70 420 60V20H-60Z", SHADOW, 0.5) +
        fill("M-140-36Q-120-118 20-128Q240-138 400-60V56Q200 58 40 30Z", "#b8692e") +
        fill("M-100-90Q-20-134 120-126Q300-116 400-60V-30Q240-90 60-84Z", "#e6a356") +
        stroke("M120-118Q150-84 146-50M210-112Q244-80 240-40M300-92Q326-64 322-30", "#8f4a26", 5, 0.7) +
        fill("M40 30Q120 2 400 10V56Q200 58 40 30Z", "#7a4034") +
        fill(crumb, "#c98a48") +
        place(fill(crumb, "#fcecc6"), -4, -3, 0.94) +
        sheet.clipped(crumb, fill(holes.join(""), "#dfbd84")),
      1440,
      790,
      0.62,
    ),
    slice(1322, 812),
  );
}
