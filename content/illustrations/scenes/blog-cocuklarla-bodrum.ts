import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, short } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { fishingBoat, sailingYacht } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { grass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { beachBag } from "../parts/things/beachBag.ts";
import { parasol } from "../parts/things/parasol.ts";

const HORIZON = 500;
/** The eye's height over the sand, in metres, by which every figure is as tall as its place wants. */
const EYE = 2.4;
const SHORE: readonly Point[] = pointsOf([
  -40, 762, 160, 758, 400, 776, 640, 800, 900, 806, 1140, 792, 1380, 764, 1640, 738,
]);
const SAND = `${curve(SHORE)}L1640 1220H-40Z`;
const TALL = { man: 1.8, woman: 1.68, child: 1.16 } as const;
const BATHING = { wears: "swimming", sleeves: "none" } as const;

/** A family round a great sandcastle: father and children build, a grandmother looks on from under the parasol, ice cream comes; behind them shallow water and a calm bay. */
export const SCENE: Scene = {
  name: "blog-cocuklarla-bodrum",
  seed: 71,
  mood: "day",
  grain: 0.4,
  colours: { sea: ["#58b4cb", "#46b1c4", "#6fcaca", "#a9e0d4"] },
  crops: { wide: 290, square: 190 },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4, reach: 0.5 }),
      place(summerCloud(sheet), 1060, 318, 0.86),
      ...bay(sheet),
      ...bathers(sheet),
      ...beach(sheet),
      ...shade(sheet),
      ...family(sheet),
    );
  },
};

/** How large a figure is that stands on the ground at this height of the sheet. */
function sizeAt(y: number, metres: number): number {
  return (((y - HORIZON) / EYE) * metres) / 100;
}

function standing(sheet: Sheet, x: number, y: number, tall: keyof typeof TALL, options: PersonOptions): Drawing {
  return place(person(sheet, { child: tall === "child", ...options }), x, y, sizeAt(y, TALL[tall]));
}

function bay(sheet: Sheet): Drawing[] {
  const groups: readonly (readonly [number, number, number, number])[] = [
    [1130, 496, 0.2, 1],
    [1230, 486, 0.24, 2],
    [1350, 472, 0.26, 4],
    [1480, 460, 0.28, 5],
    [1300, 508, 0.28, 7],
    [1430, 504, 0.32, 3],
    [1570, 496, 0.3, 9],
  ];
  const water = curve(SHORE);
  return [
    ridge(sheet, {
      crest: pointsOf([-20, 438, 160, 414, 330, 396, 480, 434, 640, 462, 860, 492]),
      foot: HORIZON + 4,
      mist: 40,
    }),
    sea(sheet, { top: HORIZON, bottom: 840, dabs: 40, foot: false }),
    ridge(sheet, {
      crest: pointsOf([940, 514, 1060, 476, 1180, 426, 1320, 370, 1430, 396, 1550, 340, 1640, 352]),
      foot: HORIZON + 22,
      colour: "#8fa667",
      shade: "#66855c",
      light: "#b9bf7c",
    }),
    ...[
      [1076, 504, 0.24],
      [1180, 470, 0.24],
      [1400, 450, 0.28],
      [1270, 470, 0.26],
      [1540, 470, 0.3],
      [1380, 512, 0.3],
      [1510, 514, 0.32],
    ].map(([x = 0, y = 0, size = 0], index) => roundTree(sheet, index % 4, 0.1)(x, y, size)),
    ...groups.map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })),
    stroke("M950 518Q1300 530 1640 520", "#f0dcb0", 7),
    fill(lens(790, 548, 110, 8), sheet.mood.seaDark, 0.3),
    place(sailingYacht(sheet), 770, 546, 0.5),
    fill(lens(1440, 562, 200, 9), sheet.mood.seaDark, 0.3),
    place(fishingBoat(sheet), 1424, 560, 0.52),
    stroke(water, "#a3e0d6", 210, 0.4),
    stroke(water, "#c3ebdd", 124, 0.6),
    stroke(water, "#e2f6e6", 60, 0.8),
    // The line of floats that keeps boats off the children.
    dots(
      counted(30).map((index): Point => [-10 + index * 56, 576 + Math.sin(index / 3.4) * 5]),
      4,
      "#fdf8ee",
    ),
    ripples(sheet, { x: 760, y: 640, width: 1500, height: 100, count: 44 }),
  ];
}

/** Who is in the shallow water: a mother who leads a child by the hand, one in a ring. */
function bathers(sheet: Sheet): Drawing[] {
  const child = { ...BATHING, child: true } as const;
  return [
    place(wading(sheet, 40, { ...BATHING, bottom: "#1d5d86", pose: "waving" }), 1010, 690, sizeAt(690, TALL.man)),
    place(floatRing(sheet), 912, 716, 0.9),
    place(
      wading(sheet, 44, { ...BATHING, slender: true, top: "#8d1b4c", hairstyle: "bun", hat: "#ecd3a3" }),
      640,
      722,
      sizeAt(722, TALL.woman),
    ),
    place(
      wading(sheet, 44, { ...child, slender: true, top: "#f3c14a", hairstyle: "long" }),
      588,
      728,
      sizeAt(728, TALL.child),
    ),
  ];
}

/** A child in a swimming ring: head and shoulders over a ring in red and white gores. */
function floatRing(sheet: Sheet): Drawing {
  return (
    fill(lens(8, 12, 120, 16), "#2f95a6", 0.4) +
    fill(disc(0, 0, 44, 17), "#d8452f") +
    fill(
      "M-44 0Q-42-8-30-12L-22-6Q-26-3-26 1L-34 12Q-43 7-44 0ZM-8-17H12L8-8H-6ZM44 0Q42-8 30-12L22-6Q26-3 26 1L32 12Q43 7 44 0ZM-10 17L-6 8H8L10 17Z",
      "#fdf8ee",
    ) +
    fill("M-44 2Q-40 18 0 18T44 2Q44 20 0 21T-44 2Z", "#8f2f30", 0.7) +
    fill(disc(0, -3, 26, 8), "#2a8fa2") +
    sheet.clipped(
      box(-60, -80, 120, 79),
      place(
        person(sheet, { child: true, wears: "swimming", sleeves: "none", pose: "waving", shadow: false }),
        -1,
        46,
        0.92,
      ),
    )
  );
}

/** Sand: foam and the wet band along the water, its drifts. */
function beach(sheet: Sheet): Drawing[] {
  const water = curve(SHORE);
  const drift = (x: number, y: number, wide: number, high: number) =>
    `M${x} ${y}q${wide * 0.3}-${high} ${wide * 0.6}-${high * 0.7}t${wide * 0.4} ${high * 0.7}q-${wide * 0.4}-${high * 0.3} -${wide}0z`;
  return [
    stroke(water, "#fffdf6", 16),
    fill(SAND, sheet.downwards(["#f7e8c4", "#f3dfb2", "#e3c48e"], 770, 1200)),
    sheet.clipped(SAND, stroke(water, "#cfae7c", 56, 0.75) + stroke(water, "#fff8e6", 14, 0.9)),
    fill(
      drift(40, 930, 300, 14) +
        drift(1290, 900, 380, 14) +
        drift(1080, 1140, 560, 22) +
        drift(240, 1120, 420, 20) +
        drift(640, 1150, 380, 16),
      "#cda874",
      0.5,
    ),
  ];
}

/** Wet sand: in the sun, plain, in shade, in deep shade. */
const WET = { lit: "#f4cf8a", plain: "#d7a765", shade: "#9c6d4b", deep: "#6b473b" } as const;

/** A tower turned out of a pail: its foot at 0,0, narrower towards its top, whose rim has teeth; a slit in its front. */
function pailTower(half: number, high: number): Drawing {
  const top = half * 0.76;
  const [flat, topFlat] = [half * 0.2, top * 0.16];
  const wall = (from: number, to: number): Path => {
    const [x0, x1] = [from * half, to * half];
    const [t0, t1] = [from * top, to * top];
    const sag = (share: number, ellipse: number) => ellipse * Math.sqrt(1 - share * share);
    return `M${short(x0)} ${short(sag(from, flat))}L${short(t0)} ${short(-high + sag(from, topFlat))}Q${short((t0 + t1) / 2)} ${short(-high + topFlat * 1.3)} ${short(t1)} ${short(-high + sag(to, topFlat))}L${short(x1)} ${short(sag(to, flat))}Q${short((x0 + x1) / 2)} ${short(flat * 1.4)} ${short(x0)} ${short(sag(from, flat))}Z`;
  };
  const tooth = high * 0.06 + half * 0.12;
  const teeth = counted(5).map((index) => {
    const x = (index / 4 - 0.5) * 2 * top * 0.86;
    const y = -high + topFlat * Math.sqrt(Math.max(0, 1 - (x / top) ** 2)) + 2;
    return { x, path: box(x - top * 0.15, y - tooth, top * 0.3, tooth + 1) };
  });
  const colourOf = (x: number) => (x < -top * 0.2 ? WET.lit : x < top * 0.3 ? WET.plain : WET.shade);
  return (
    fill(disc(0, -high, top, topFlat), WET.shade) +
    fill(wall(-1, 1), WET.plain) +
    fill(wall(-1, -0.3), WET.lit) +
    fill(wall(0.3, 1), WET.shade) +
    teeth.map(({ x, path }) => fill(path, colourOf(x))).join("") +
    fill(
      `M${short(-half * 0.14)} ${short(-high * 0.44)}v${short(-high * 0.16)}q${short(half * 0.14)}-${short(half * 0.2)} ${short(half * 0.28)} 0v${short(high * 0.16)}z`,
      WET.deep,
    )
  );
}

/** A length of wall with teeth, its foot at y 0. */
function sandWall(from: number, to: number, high: number): Drawing {
  const count = Math.round((to - from) / 20);
  const wide = (to - from) / count;
  return (
    fill(box(from, -high, to - from, high + 8), WET.plain) +
    fill(
      counted(count)
        .map((index) => box(from + index * wide + 3, -high - 12, wide * 0.56, 13))
        .join(""),
      WET.lit,
    ) +
    fill(box(from, -high, to - from, 5), WET.lit)
  );
}

/** A castle of wet sand, 440 wide: a keep with a flag within walls with four towers, a gate, shells over it, a moat of sea water. */
function sandCastle(): Drawing {
  const shell = (x: number, y: number) => fill(`M${x - 7} ${y}q0-12 7-13q7 1 7 13q-7 4-14 0z`, "#fdf3e6");
  return (
    // Its shadow, and the moat with the sand that was dug out of it.
    fill("M40 34L250-4Q390-30 470 2Q420 40 230 56Z", "#9a7660", 0.45) +
    fill(disc(8, 24, 288, 62), "#c99d66") +
    fill(disc(6, 21, 270, 53), "#57bcc4") +
    fill("M-264 14Q-210-30 6-32T276 14Q210-12 6-12T-264 14Z", "#2f93a4", 0.7) +
    fill("M20 58Q180 56 236 20Q262 14 270 20Q256 62 20 74Z", "#2f93a4", 0.55) +
    fill(lens(-110, 58, 120, 6) + lens(60, 67, 100, 5) + lens(-200, 40, 50, 5), "#e6f5f0", 0.9) +
    fill("M-214 8Q-180-22 0-24T216 8Q160 40 0 40T-214 8Z", WET.plain) +
    fill("M60 38Q190 32 216 8Q190-14 120-20Z", WET.shade, 0.7) +
    // The keep, and behind it the two towers of the far wall.
    place(pailTower(34, 120), -98, -20) +
    place(pailTower(34, 120), 116, -20) +
    place(sandWall(-90, 110, 76), 0, -18) +
    stroke("M8-270V-366", "#6b4a3a", 5) +
    fill("M10-366Q40-376 66-356Q86-346 104-352Q92-322 62-326Q36-334 10-318Z", "#d8452f") +
    fill("M66-356Q86-346 104-352Q92-322 62-326Z", "#a02f2b") +
    place(pailTower(46, 186), 8, -94) +
    fill("M-92-8L-74-104H88L108-8Z", WET.plain) +
    fill("M-92-8L-74-104H-30L-40-8Z", WET.lit) +
    fill("M30-8L50-104H88L108-8Z", WET.shade, 0.8) +
    fill(
      counted(6)
        .map((index) => box(-72 + index * 28, -120, 16, 18))
        .join(""),
      WET.lit,
    ) +
    place(sandWall(-170, 176, 62), 0, 12) +
    fill("M58 22L92-50H176V22Z", WET.shade, 0.62) +
    fill("M-26 22V-20Q-24-48 4-52Q32-48 34-20V22Z", WET.lit) +
    fill("M-16 22V-18Q-14-36 4-40Q24-36 24-18V22Z", WET.deep) +
    shell(-64, -18) +
    shell(-100, -18) +
    shell(78, -18) +
    shell(112, -18) +
    place(pailTower(50, 136), -176, 14) +
    place(pailTower(50, 136), 184, 14) +
    fill("M-30 20H38L52 48H-46Z", WET.lit) +
    fill("M20 20H38L52 48H26Z", WET.shade)
  );
}

/** Pail and spade, left on the sand. */
function toys(): Drawing {
  return (
    fill(disc(30, 2, 44, 8), "#9a7660", 0.5) +
    fill(disc(0, -46, 28, 6), "#8f2f30") +
    fill("M-28-46Q0-36 28-46L20 0Q0 7-20 0Z", "#e2603c") +
    fill("M8-41Q20-43 28-46L20 0Q14 4 6 4Z", "#a8402f") +
    stroke("M-27-47Q0-88 27-47", "#fdf8ee", 4) +
    stroke("M70 2L112-58", "#f3c14a", 9) +
    stroke("M104-64L120-52", "#f3c14a", 8) +
    fill("M58 20L48-2L78-16L90 8Q72 26 58 20Z", "#e2a22f")
  );
}

/** The family: a grandmother under the parasol, a father and children at their castle, a mother who brings ice cream. */
function family(sheet: Sheet): Drawing[] {
  const white = "#fdf8ee";
  return [
    // The grandmother's place: her towel, the parasol's shade, herself.
    fill(polygon(pointsOf([176, 964, 260, 908, 600, 932, 556, 1000])), "#1d7fa0"),
    fill(
      polygon(pointsOf([200, 948, 222, 934, 586, 960, 574, 978])) +
        polygon(pointsOf([236, 924, 250, 915, 597, 938, 591, 947])),
      "#fdf0d4",
    ),
    place(parasol("#d8452f"), 308, 944, 1.66),
    standing(sheet, 398, 968, "woman", {
      pose: "resting",
      ...BATHING,
      slender: true,
      top: "#6a3a78",
      hair: "#e6dfd6",
      hairstyle: "bun",
      skin: "#d09a70",
      hat: "#f3e2b8",
    }),
    // The castle and who builds it.
    standing(sheet, 1056, 954, "man", {
      pose: "crouching",
      mirrored: true,
      wears: "shorts",
      top: "#1d4d7a",
      bottom: "#fdf0d4",
      shoes: "#8a5a3c",
      skin: "#b9784c",
    }),
    place(sandCastle(), 762, 988, 1),
    standing(sheet, 530, 1056, "child", {
      pose: "crouching",
      wears: "shorts",
      top: "#d8452f",
      bottom: "#1d4d7a",
      shoes: "#c98a5e",
      skin: "#c98a5e",
      hair: "#7a5230",
      carries: "bucket",
      carriedColour: "#1d7fa0",
    }),
    standing(sheet, 1018, 1080, "child", {
      pose: "crouching",
      mirrored: true,
      ...BATHING,
      slender: true,
      top: "#c2265f",
      hairstyle: "long",
      hair: "#5d3826",
      hat: "#fdf8ee",
      skin: "#c98a5e",
    }),
    // Ice cream comes.
    standing(sheet, 1216, 942, "woman", {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: white,
      bottom: "#ee9433",
      shoes: "#8a5a3c",
      hat: "#ecd3a3",
      carries: "iceCream",
      carriedColour: "#e0487c",
    }),
    standing(sheet, 1146, 1030, "child", {
      pose: "lifting",
      wears: "shorts",
      top: "#2f8fa6",
      bottom: white,
      shoes: "#b07850",
      carries: "iceCream",
      carriedColour: "#e0487c",
      mirrored: true,
    }),
    place(beachBag(sheet), 226, 1096, 0.8),
    place(toys(), 690, 1126, 1),
    place(beachBall(), 1196, 1112, 1.4),
  ];
}

function beachBall(): Drawing {
  return (
    fill(lens(40, 30, 110, 16), "#b98f6c", 0.6) +
    fill(disc(0, 0, 30), "#fdf8ee") +
    fill("M0-30Q-26-20-28 8Q-14-10 0-30ZM0-30Q-2 4-11 28Q8 32 17 24Q18-8 0-30Z", "#d8452f") +
    fill("M0-30Q24-22 30 2Q28 18 17 24Q18-8 0-30Z", "#1d7fa0") +
    fill("M8 28Q30 18 30 0Q24 20 8 28Z", "#14304c", 0.3)
  );
}

/** The pine that we stand under: its trunk at the left edge, its boughs across the sky, its shade on the sand, grasses. */
function shade(sheet: Sheet): Drawing[] {
  const green = sheet.tinted({ leafDark: "#27513f", leaf: "#3f7048", leafLight: "#86a257" });
  return [
    fill(
      "M-40 1112Q70 1070 170 1092Q220 1070 300 1098Q340 1092 372 1116Q470 1120 500 1146Q600 1150 640 1220H-40Z",
      "#c19c6a",
      0.8,
    ),
    fill(lens(470, 1096, 90, 12) + lens(560, 1132, 110, 14) + lens(690, 1186, 120, 14), "#c19c6a", 0.6),
    fill(lens(180, 1134, 150, 15) + lens(330, 1176, 130, 15) + lens(420, 1150, 70, 9), "#eed6a4", 0.8),
    place(needlePine(green, { tall: 1500, lean: 120, wide: 380, thick: 36, seed: 5 }), -34, 1330),
    grass(sheet, { from: -10, to: 250, ground: () => 1206, count: 60, height: 90, colour: "#7d8a4a", seed: 5 }),
    grass(sheet, { from: 1380, to: 1610, ground: () => 1208, count: 60, height: 100, colour: "#8a9450", seed: 8 }),
  ];
}
