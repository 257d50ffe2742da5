import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, lens, type Path, polygon, short } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { ridge } from "../parts/land/ridge.ts";
import { grouper, oxhideIngot } from "../parts/sea/wreck.ts";
import { amphora } from "../parts/things/table.ts";

/** The Bronze Age wreck on the sea floor: rows of copper ingots shaped like hides, heaped amphorae, ribs of the hull, shafts of light. */
export const SCENE: Scene = {
  name: "blog-bodrum-sualti-arkeoloji-muzesi",
  seed: 19,
  mood: "day",
  colours: { far: "#2f86a6", farShade: "#23749a", groundShade: "#164a6c", wallBright: "#dff5ea" },
  crops: { wide: 236, square: 240 },
  draw(sheet) {
    drawWater(sheet);
    drawSlope(sheet);
    drawCargo(sheet);
    drawNear(sheet);
  },
};

function drawWater(sheet: Sheet): void {
  const random = randomOf(3);
  const surface = counted(70).map(() => {
    const deep = random.next() ** 1.8;
    return lens(random.next() * 1600, 6 + deep * 130, random.between(60, 220) * (1 - deep * 0.5), 9 * (1 - deep * 0.6));
  });
  const ray = sheet.linear(
    [
      [0, "#eafbe6", 0.5],
      [0.6, "#bfeede", 0.2],
      [1, "#bfeede", 0],
    ],
    [300, 0],
    [820, 980],
  );
  const shafts = [
    [120, 60, 260, 190],
    [300, 120, 620, 330],
    [520, 70, 960, 210],
    [690, 40, 1240, 150],
  ].map(([from = 0, wide = 0, to = 0, spread = 0]) =>
    polygon([
      [from, -10],
      [from + wide, -10],
      [to + spread, 1000],
      [to, 1000],
    ]),
  );
  sheet.add(
    fill(
      box(0, 0, 1600, 1200),
      sheet.downwards(["#a8e2d8", "#4fb3c4", "#2386aa", "#125d88", "#0c3f6a", "#0a2f56"], 0, 1200),
    ),
    sheet.spray(box(700, 0, 900, 900), "#0c4a78", { from: [1600, 300], to: [820, 300], thick: 0.9 }),
    fill(surface.join(""), "#eefcf2", 0.75),
    spongeBoat(),
    ridge(sheet, {
      crest: [
        [900, 860],
        [1060, 700],
        [1180, 620],
        [1300, 520],
        [1420, 430],
        [1540, 300],
        [1620, 240],
      ],
      foot: 1000,
      colour: "#1c6c93",
      shade: "#155a82",
      seed: 4,
      rough: 16,
    }),
    ridge(sheet, {
      crest: [
        [-20, 560],
        [120, 610],
        [260, 690],
        [400, 740],
        [560, 800],
        [720, 840],
      ],
      foot: 960,
      colour: "#3795ae",
      shade: "#2480a0",
      seed: 7,
      rough: 12,
    }),
    fill(shafts.join(""), ray),
    school(),
  );
}

/** The boat that found it, from below: a dark almond in the light of the surface. */
function spongeBoat(): Drawing {
  return (
    stroke("M1044 108Q1080 420 1060 800", "#155a82", 4, 0.8) +
    fill("M830 66Q920 120 1010 118Q1100 112 1172 40Q1080 70 1000 72Q900 74 830 66Z", "#0f4f7a") +
    fill("M860 78Q930 104 1010 104Q1080 100 1130 74Q1060 126 1006 126Q920 124 860 78Z", "#0a3a62") +
    fill(lens(1000, 66, 330, 14), "#eefcf2", 0.8)
  );
}

/** Bream in a turning band. */
function school(): Drawing {
  const random = randomOf(21);
  const fish = counted(46).map((index) => {
    const share = index / 46;
    const x = 250 + share * 560 + random.around(46);
    const y = 470 - Math.sin(share * Math.PI * 1.1) * 170 + random.around(56);
    return { x, y, size: random.between(0.7, 1.25), tilt: -26 + share * 52 };
  });
  return fish
    .map(({ x, y, size, tilt }) =>
      place(
        turned(
          fill("M-22 0Q-4-13 18-2L30-10L27 0L30 10L18 3Q-4 13-22 0Z", "#16608a") +
            fill("M-20 1Q-2-4 18-1L30-10L27 0L18 2Q-2 5-20 1Z", "#cdeee2"),
          tilt,
        ),
        x,
        y,
        size,
        -size,
      ),
    )
    .join("");
}

function drawSlope(sheet: Sheet): void {
  const crest: Point[] = [
    [-20, 800],
    [220, 812],
    [460, 772],
    [720, 746],
    [980, 770],
    [1240, 836],
    [1460, 860],
    [1620, 850],
  ];
  const random = randomOf(8);
  const net = counted(44).map(() => {
    const [x, y, size] = [random.between(60, 1060), random.between(820, 1150), random.between(40, 110)];
    return `M${short(x)} ${short(y)}q${short(size * 0.3)} ${short(random.between(-16, 16))} ${short(size * 0.55)} 0t${short(size * 0.5)} ${short(random.between(-8, 8))}`;
  });
  const sand = curveDownTo(crest, 1220);
  sheet.add(
    ribs(),
    fill(sand, "#b7d3b4"),
    sheet.spray(sand, "#5d9ca0", { from: [1500, 1200], to: [360, 860], thick: 1 }),
    sheet.spray(sand, "#1a587c", { from: [1620, 1220], to: [1060, 980], thick: 0.9 }),
    sheet.clipped(sand, stroke(net.join(""), "#eefbe2", 4, 0.5)),
  );
}

/** What the worms left of the hull: keel and frames, standing out of the sand. */
function ribs(): Drawing {
  const frames = counted(7).map((index): readonly [Path, Path] => {
    const x = 900 + index * 92;
    const [foot, high, lean] = [800 + index * 14, 300 - Math.abs(index - 2) * 34, 120 - index * 5];
    const outer = `M${x} ${foot}Q${x + lean * 0.2} ${foot - high * 0.7} ${x + lean} ${foot - high}`;
    const inner = `L${x + lean + 26} ${foot - high + 16}Q${x + lean * 0.34 + 30} ${foot - high * 0.6} ${x + 40} ${foot}Z`;
    const edge = `${outer}L${x + lean + 9} ${foot - high + 5}Q${x + lean * 0.26 + 10} ${foot - high * 0.66} ${x + 12} ${foot}Z`;
    return [outer + inner, edge];
  });
  return (
    fill(frames.map(([body]) => body).join(""), "#21486a") +
    fill(frames.map(([, edge]) => edge).join(""), "#6f9a9c") +
    stroke("M930 742Q1200 700 1530 800M960 660Q1200 610 1500 712", "#1b3f62", 18) +
    stroke("M930 736Q1200 694 1530 794M960 654Q1200 604 1500 706", "#4f8592", 5)
  );
}

/** Rows of ingots from the furthest to the nearest, each row lying on the edge of the one behind it, as they were stowed. */
const STOWED = [
  { x: 584, y: 800, size: 0.66, kinds: [0, 1, 0, 2] },
  { x: 520, y: 842, size: 0.8, kinds: [1, 0, 1, 0] },
  { x: 450, y: 900, size: 0.98, kinds: [0, 2, 0, 1] },
  { x: 530, y: 974, size: 1.18, kinds: [1, 0, 1] },
] as const;

function drawCargo(sheet: Sheet): void {
  const random = randomOf(5);
  const rows = STOWED.map(({ x, y, size, kinds }) =>
    kinds
      .map((kind, index) =>
        place(
          turned(oxhideIngot(kind), random.around(9)),
          x + (index * 232 + random.around(14)) * size,
          y + random.around(9),
          size,
        ),
      )
      .join(""),
  );
  sheet.add(
    ...[
      [450, 812, 0.62, 70],
      [1090, 824, 0.66, 64],
      [1190, 846, 0.74, 96],
    ].map((at) => jar(sheet, at)),
    ...[
      [1150, 880, 0.74, -12],
      [1250, 884, 0.82, 16],
      [404, 868, 0.66, -22],
    ].map((at) => buried(sheet, at)),
    fill(lens(790, 1050, 1000, 90), "#1a587c", 0.5),
    ...rows,
    ...[
      [1290, 960, 0.92, 76],
      [1300, 1120, 1.16, 62],
    ].map((at) => jar(sheet, at)),
    // Two that slid off the heap.
    place(turned(oxhideIngot(2), 11), 540, 1090, 1.3),
    place(turned(oxhideIngot(0), -9), 1060, 1084, 1.3),
    place(grouper(), 812, 596, 0.78),
  );
}

/** A jar that still stands, its foot in the sand. */
function buried(sheet: Sheet, at: readonly number[]): Drawing {
  const [x = 0, y = 0, size = 1] = at;
  return (
    jar(sheet, at) +
    fill(lens(x + 8 * size, y - 10 * size, 220 * size, 64 * size), "#b7d3b4") +
    fill(lens(x + 60 * size, y - 8 * size, 150 * size, 40 * size), "#5d9ca0")
  );
}

/** A jar's side away from the light, and the edge that has most of it: firm tones, for among sprayed sand sprays alone would be lost. */
const SHADED_SIDE: Path = "M6 0Q30-40 46-96Q56-150 20-176L17-206H6Q10-186 18-166Q34-140 26-104Q16-50-2-4Z";
const LIT_SIDE: Path = "M-22-62Q-36-86-42-112Q-46-150-20-170Q-36-146-30-112Q-28-86-22-62Z";

function jar(sheet: Sheet, [x = 0, y = 0, size = 1, turn = 0]: readonly number[]): Drawing {
  const clay = x % 4 ? { colour: "#d98a5c", shade: "#4a3f63" } : { colour: "#c2704f", shade: "#3d3a60" };
  return (
    fill(lens(x + 46 * size, y + 6, 270 * size, 54 * size), "#0f3c5c", 0.72) +
    place(
      turned(amphora(sheet, clay) + fill(SHADED_SIDE, clay.shade, 0.8) + fill(LIT_SIDE, "#f3c095", 0.9), turn),
      x,
      y,
      size,
    )
  );
}

function drawNear(sheet: Sheet): void {
  const random = randomOf(11);
  const weed = (from: number, to: number, base: number, high: number) =>
    counted(30).map(() => {
      const [x, tall, bend] = [random.between(from, to), high * random.between(0.5, 1.1), random.between(-40, 60)];
      return `M${short(x)} ${base}Q${short(x - bend * 0.5)} ${short(base - tall * 0.6)} ${short(x + bend)} ${short(base - tall)}Q${short(x - bend * 0.2 + 14)} ${short(base - tall * 0.5)} ${short(x + 16)} ${base}Z`;
    });
  const stone = (x: number, y: number, w: number, h: number) => blot(random, x, y, w, h);
  sheet.add(
    fill(
      curve(
        [
          [-40, 1230],
          [-30, 1090],
          [110, 1060],
          [250, 1120],
          [330, 1230],
        ],
        true,
      ),
      "#0b3458",
    ),
    fill(stone(1530, 1170, 150, 90), "#0b2f52"),
    fill(weed(-20, 300, 1210, 330).join(""), "#0f4a5e"),
    fill(weed(-30, 220, 1210, 250).slice(0, 16).join(""), "#2f7f74"),
    fill(weed(1430, 1620, 1210, 260).join(""), "#0d3f58"),
    jar(sheet, [330, 1186, 1.25, -34]),
  );
}
