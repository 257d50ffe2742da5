import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { counted, heightAt, type Point } from "../kit/geometry.ts";
import { box, curve, disc, lens, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { swimmer, wading } from "../parts/people/bathers.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { needlePine } from "../parts/plants/needlePine.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { parasol } from "../parts/things/parasol.ts";

const HORIZON = 470;
/** One looks from a terrace over the beach: the eye's height in metres, by which every figure is as tall as its place wants. */
const EYE = 6;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 2300 });
/** The pier, along it from its root on the sand. */
const PIER = frameOf(camera, { right: 7.6, away: 35, heading: -31 });
const SHORE: readonly Point[] = pointsOf([
  -40, 742, 160, 748, 400, 790, 640, 838, 900, 852, 1140, 836, 1380, 800, 1640, 760,
]);
const SAND = `${curve(SHORE)}L1640 1220H-40Z`;
const TALL = { man: 1.8, woman: 1.68, child: 1.16 } as const;

/** A shallow beach with children: they jump about a pier, float in a ring, build a castle; their parents are in the shade of parasols and of a pine. */
export const SCENE: Scene = {
  name: "blog-cocuklarla-bodrum",
  seed: 71,
  mood: "day",
  grain: 0.4,
  colours: { sea: ["#6fc0d0", "#4db3c5", "#6fc9cb", "#a9e0d4"] },
  draw(sheet) {
    sheet.add(
      sky(sheet, { height: HORIZON + 4, reach: 0.5 }),
      place(summerCloud(sheet), 820, 300, 0.8),
      ...bay(sheet),
      pier(sheet),
      ...bathers(sheet),
      ...beach(sheet),
      ...families(sheet),
      ...shade(sheet),
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
    [1130, 466, 0.2, 1],
    [1230, 456, 0.24, 2],
    [1350, 442, 0.26, 4],
    [1480, 430, 0.28, 5],
    [1300, 478, 0.28, 7],
    [1430, 474, 0.32, 3],
    [1570, 466, 0.3, 9],
  ];
  const water = curve(SHORE);
  return [
    ridge(sheet, {
      crest: pointsOf([-20, 408, 160, 384, 330, 366, 480, 404, 640, 432, 860, 462]),
      foot: HORIZON + 4,
      mist: 40,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 50, foot: false }),
    ridge(sheet, {
      crest: pointsOf([940, 484, 1060, 446, 1180, 396, 1320, 340, 1430, 366, 1550, 310, 1640, 322]),
      foot: HORIZON + 22,
      colour: "#8fa667",
      shade: "#66855c",
      light: "#b9bf7c",
    }),
    ...[
      [1076, 474, 0.24],
      [1180, 440, 0.24],
      [1400, 420, 0.28],
      [1270, 440, 0.26],
      [1540, 440, 0.3],
      [1380, 482, 0.3],
      [1510, 484, 0.32],
    ].map(([x = 0, y = 0, size = 0], index) => roundTree(sheet, index % 4, 0.1)(x, y, size)),
    ...groups.map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })),
    stroke("M950 488Q1300 500 1640 490", "#f0dcb0", 7),
    place(sailingYacht(sheet), 520, 522, 0.36),
    fill(lens(540, 526, 90, 6), sheet.mood.seaDark, 0.3),
    stroke(water, "#a3e0d6", 250, 0.4),
    stroke(water, "#c3ebdd", 140, 0.6),
    stroke(water, "#e2f6e6", 66, 0.8),
    // The line of floats that keeps boats off the children.
    dots(
      counted(19).map((index): Point => [-30 + index * 66, 596 - Math.sin(index / 3.4) * 10 + index * 1.4]),
      5,
      "#fdf8ee",
    ),
    dots(
      counted(6).map((index): Point => [36 + index * 198, 597 - Math.sin((index * 3 + 1) / 3.4) * 10 + index * 4.2]),
      6,
      "#e2603c",
    ),
    ripples(sheet, { x: 640, y: 640, width: 1300, height: 130, count: 60 }),
  ];
}

/** A wooden pier on posts over its own shade, a ladder at its side, children at its end with their feet over the water. */
function pier(sheet: Sheet): Drawing {
  const [half, deck, long] = [1.5, 0.75, 21] as const;
  const quad = (...places: readonly Place[]) => polygon(places.map((at) => PIER(at)));
  const posts = counted(8).map((index) => {
    const at = index * 2.9 + 0.4;
    return quad([at, half, -0.6], [at + 0.3, half, -0.6], [at + 0.3, half, deck], [at, half, deck]);
  });
  const planks = counted(42).map((index) =>
    polyline([PIER([index * 0.5, half, deck]), PIER([index * 0.5, -half, deck])]),
  );
  const rail = (at: number) =>
    polyline([PIER([at, half - 0.3, deck + 0.9]), PIER([at, half + 0.1, deck + 0.9]), PIER([at, half + 0.1, -0.5])]);
  const rungs = counted(3).map((index) =>
    polyline([PIER([17, half + 0.1, index * 0.32]), PIER([17.7, half + 0.1, index * 0.32])]),
  );
  const on = (along: number, across: number, tall: number, options: PersonOptions) => {
    const at = PIER([along, across, deck]);
    return place(person(sheet, options), at[0], at[1], (at[1] - PIER([along, across, deck + tall])[1]) / 100);
  };
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  return (
    fill(quad([0, half + 1.6, 0], [long, half + 1.6, 0], [long, -half, 0], [0, -half, 0]), "#2f95a6", 0.45) +
    fill(posts.join(""), "#6b4a3a") +
    fill(quad([-3, half, deck], [long, half, deck], [long, -half, deck], [-3, -half, deck]), "#e9cb97") +
    fill(quad([-3, -0.6, deck], [long, -0.6, deck], [long, -half, deck], [-3, -half, deck]), "#dcb983") +
    stroke(planks.join(""), "#b98f66", 1.8, 0.6) +
    fill(quad([-3, half, deck], [long, half, deck], [long, half, deck - 0.28], [-3, half, deck - 0.28]), "#9a7056") +
    stroke(rail(17) + rail(17.7) + rungs.join(""), "#fdf8ee", 4) +
    on(15, 0.3, 1.2, { pose: "waving", child: true, ...bathing, bottom: "#d8452f", skin: "#c98a5e" }) +
    on(7.6, -0.2, TALL.woman, {
      pose: "walking",
      mirrored: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#ee9433",
      hat: "#ecd3a3",
    }) +
    on(9.4, 0.5, TALL.child, {
      pose: "walking",
      mirrored: true,
      child: true,
      ...bathing,
      slender: true,
      top: "#c2265f",
      hairstyle: "long",
    })
  );
}

/** Who is in the water: a father with a child, one in a ring, a girl with a board, a swimmer inside the floats. */
function bathers(sheet: Sheet): Drawing[] {
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  return [
    place(swimmer(sheet, { cap: "#e2603c" }), 250, 636, sizeAt(636, 1.7)),
    place(wading(sheet, 44, { ...bathing, bottom: "#1d5d86" }), 420, 726, sizeAt(726, TALL.man)),
    place(
      wading(sheet, 40, {
        ...bathing,
        child: true,
        slender: true,
        top: "#ee9433",
        hairstyle: "long",
        pose: "waving",
        mirrored: true,
      }),
      500,
      742,
      sizeAt(742, TALL.child),
    ),
    place(floatRing(sheet), 580, 776, 0.86),
    place(wading(sheet, 30, { ...bathing, child: true, bottom: "#f3c14a" }), 700, 806, sizeAt(806, TALL.child)),
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

/** Sand: foam and the wet band along the water, its drifts, a line of weed, footprints, pebbles in the near corner. */
function beach(sheet: Sheet): Drawing[] {
  const water = curve(SHORE);
  const drift = (x: number, y: number, wide: number, high: number) =>
    `M${x} ${y}q${wide * 0.3}-${high} ${wide * 0.6}-${high * 0.7}t${wide * 0.4} ${high * 0.7}q-${wide * 0.4}-${high * 0.3} -${wide}0z`;
  const weed = counted(60).map((index) => {
    const x = index * 27 + sheet.random.around(14);
    return lens(x, heightAt(SHORE, x) + 58 + sheet.random.around(5), sheet.random.between(10, 34), 4);
  });
  const steps = counted(15).map((index) => lens(1010 - index * 17, 1010 + index * 12 + (index % 2) * 10, 15, 6));
  return [
    stroke(water, "#fffdf6", 16),
    fill(SAND, sheet.downwards(["#f6e6c0", "#f0d9a8", "#dfbf88"], 790, 1200)),
    sheet.clipped(SAND, stroke(water, "#cfae7c", 64, 0.75) + stroke(water, "#fff8e6", 14, 0.9)),
    fill(weed.join(""), "#7a7a48", 0.55),
    fill(
      drift(120, 960, 420, 16) +
        drift(620, 1010, 360, 14) +
        drift(1060, 940, 460, 16) +
        drift(1180, 1110, 460, 20) +
        drift(420, 1130, 520, 22),
      "#cda874",
      0.5,
    ),
    fill(steps.join(""), "#c19c68", 0.8),
  ];
}

/** A wooden lounger with a mattress, its back up, its foot towards the sea. */
function lounger(right: number, away: number, colour: string): Drawing {
  const view = frameOf(camera, { right, away, heading: -14 });
  const quad = (...places: readonly Place[]) => polygon(places.map((at) => view(at)));
  const [wide, high] = [0.36, 0.36] as const;
  return (
    fill(quad([-0.9, wide, 0], [1, wide, 0], [1, -wide - 0.9, 0], [-0.9, -wide - 0.9, 0]), "#b98f6c", 0.5) +
    stroke([-0.2, 0.9].map((at) => polyline([view([at, wide, 0]), view([at, wide, high])])).join(""), "#7a5540", 4) +
    stroke([-0.2, 0.9].map((at) => polyline([view([at, -wide, 0]), view([at, -wide, high])])).join(""), "#7a5540", 4) +
    fill(quad([-0.2, wide, high], [1, wide, high], [1, -wide, high], [-0.2, -wide, high]), "#fdf8ee") +
    fill(quad([-0.2, wide, high], [1, wide, high], [1, wide, high - 0.12], [-0.2, wide, high - 0.12]), "#b39a86") +
    fill(quad([-0.2, wide, high], [-0.75, wide, high + 0.5], [-0.75, -wide, high + 0.5], [-0.2, -wide, high]), colour) +
    fill(
      quad([0.2, wide, high + 0.01], [0.7, wide, high + 0.01], [0.7, -wide, high + 0.01], [0.2, -wide, high + 0.01]),
      colour,
    )
  );
}

/** A castle of wet sand: towers, a wall with a gate, a flag, its moat. */
function sandCastle(): Drawing {
  return (
    fill(disc(14, 8, 92, 17), "#b08a5e", 0.7) +
    fill("M-52 8L-44-30H-18L-14-14H6L10-46H38L42-14H54L58-26H78L84 8Q14 20-52 8Z", "#e6c68c") +
    fill("M-28 10L-26-30H-18L-14-14V12ZM26 13V-46H38L42-14V13ZM70 10V-26H78L84 8Z", "#b08a5e") +
    fill(
      "M-46-30V-38H-40V-34H-34V-38H-28V-34H-22V-38H-16V-30ZM8-46V-54H15V-50H21V-54H28V-50H34V-54H40V-46ZM56-26V-33H62V-29H68V-33H74V-29H80V-26Z",
      "#e6c68c",
    ) +
    fill("M-6 11V-2Q0-10 6-2V12Z", "#8a6642") +
    stroke("M24-54V-82", "#6b4a3a", 3) +
    fill("M25-82L48-75L25-67Z", "#d8452f")
  );
}

/** Bucket and spade, left on the sand. */
function toys(): Drawing {
  return (
    fill(lens(12, 3, 60, 8), "#b98f6c", 0.6) +
    fill("M-16-26H16L11 2H-11Z", "#1d7fa0") +
    fill("M4-26H16L11 2H4Z", "#145a78") +
    stroke("M-15-26Q0-46 15-26", "#fdf8ee", 3) +
    stroke("M34 2L56-30", "#f3c14a", 5) +
    fill("M28 10L24-2L36-8L42 4Z", "#e2a22f")
  );
}

/** Who is on the sand: builders of a castle, one with an ice cream, ball players, parents under parasols. */
function families(sheet: Sheet): Drawing[] {
  const bathing = { wears: "swimming", sleeves: "none" } as const;
  const parasolAt = (x: number, y: number, colour: string) => place(parasol(colour), x, y, sizeAt(y, 2.3) / 3);
  return [
    standing(sheet, 1016, 890, "child", { pose: "walking", ...bathing, bottom: "#31507a" }),
    standing(sheet, 1082, 894, "woman", {
      pose: "walking",
      ...bathing,
      slender: true,
      top: "#1d5d86",
      hairstyle: "bun",
      hat: "#fbf3df",
    }),
    lounger(8.6, 28, "#2f8fa6"),
    lounger(10.2, 28.4, "#2f8fa6"),
    parasolAt(1530, 926, "#1d7fa0"),
    parasolAt(1250, 1030, "#e29a2f"),
    lounger(4.6, 23.4, "#e29a2f"),
    standing(sheet, 1406, 1040, "man", {
      pose: "resting",
      wears: "shorts",
      top: "#fdf8ee",
      bottom: "#31507a",
      mirrored: true,
    }),
    // The castle and who builds it.
    place(sandCastle(), 820, 950, 1),
    standing(sheet, 726, 958, "child", {
      pose: "crouching",
      ...bathing,
      bottom: "#1d7fa0",
      carries: "bucket",
      carriedColour: "#d8452f",
    }),
    standing(sheet, 934, 962, "child", {
      pose: "crouching",
      mirrored: true,
      ...bathing,
      slender: true,
      top: "#f3c14a",
      hairstyle: "long",
    }),
    place(toys(), 1000, 986, 0.7),
    standing(sheet, 1080, 1010, "child", {
      pose: "lifting",
      wears: "shorts",
      top: "#f3c14a",
      bottom: "#1d5d86",
      carries: "iceCream",
      carriedColour: "#e0487c",
      mirrored: true,
    }),
    // A mother on her towel.
    fill(polygon(pointsOf([470, 1058, 548, 1030, 690, 1058, 610, 1090])), "#1d7fa0"),
    fill(polygon(pointsOf([488, 1064, 560, 1038, 574, 1041, 502, 1067])), "#fdf0d4"),
    parasolAt(500, 1052, "#d8452f"),
    standing(sheet, 586, 1066, "woman", { pose: "resting", ...bathing, slender: true, top: "#c2265f", hat: "#ecd3a3" }),
    place(beachBall(), 1180, 1096, 0.9),
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
    fill("M-40 1120Q120 1080 260 1110T560 1160Q660 1176 700 1220H-40Z", "#c19c6a", 0.8),
    place(needlePine(green, { tall: 1060, lean: 90, wide: 330, thick: 30, seed: 5 }), 60, 1150),
    grass(sheet, { from: -10, to: 330, ground: () => 1206, count: 60, height: 80, colour: "#7d8a4a", seed: 5 }),
    leafMass(sheet, { x: 1590, y: 1196, width: 190, height: 70, count: 56, size: 38 }),
    grass(sheet, { from: 1260, to: 1480, ground: () => 1208, count: 34, height: 70, colour: "#8a9450", seed: 8 }),
  ];
}
