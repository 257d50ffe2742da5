import { cameraOf, frameOf, metreAt, type Place, ribbon } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { type Girth, limb } from "../parts/people/body.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { leafAt } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter } from "../parts/sky/suns.ts";
import { sittingCat } from "../parts/things/sittingCat.ts";
import { dolmus } from "../parts/vehicles/dolmus.ts";

const HORIZON = 540;
const EYE = cameraOf({ horizon: HORIZON, centre: 800, eye: 2, focal: 1600 });
/** The bus, its front towards us on the right; the road, its kerb and the paving run with it. `across` is to the side that one boards. */
const BUS = frameOf(EYE, { right: 2.9, away: 9.9, heading: -42 });
/** The mulberry of the stop, in metres from the eye: the middle of its foot. */
const TREE: Place = [-3, 8.6, 0];

/** A dolmuş at its stop by the sea, seen from under the old mulberry in the evening: sunlit bus, a short queue, an old man on the bench round the trunk. */
export const SCENE: Scene = {
  name: "blog-bodrum-dolmus-rehberi",
  seed: 63,
  mood: "gold",
  grain: 0.34,
  colours: {
    sky: ["#3f8fb8", "#8fc3cd", "#f4d9a8", "#f8bb86"],
    sea: ["#9ecbc9", "#3f9fb9", "#2379a4", "#1f6f9c"],
  },
  crops: { wide: 200, square: 330 },
  draw(sheet) {
    drawCoast(sheet);
    drawRoad(sheet);
    sheet.add(dolmus(sheet, BUS));
    drawQueue(sheet);
    drawTree(sheet);
    drawCrown(sheet);
    drawNear(sheet);
  },
};

/** The bay behind: evening on the water, violet hills, the white town above the road. */
function drawCoast(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON + 4, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([
        360, 536, 500, 500, 640, 452, 780, 410, 900, 372, 1020, 360, 1160, 300, 1320, 240, 1460, 214, 1640, 236,
      ]),
      foot: HORIZON + 8,
    }),
    sea(sheet, { top: HORIZON, bottom: 680, dabs: 50, foot: false }),
    glitter(sheet, { x: 470, top: HORIZON, bottom: 720, width: 240, count: 60 }),
    fill(curveDownTo(pointsOf([800, 566, 930, 520, 1080, 466, 1240, 410, 1420, 374, 1640, 342]), 760), "#b5a36a"),
    fill(curveDownTo(pointsOf([980, 600, 1140, 530, 1300, 490, 1460, 470, 1640, 422]), 760), "#a08f5c"),
    groupedTown(sheet, {
      rows: 5,
      far: [1080, 1640],
      near: [1000, 1640],
      ground: (x, share) => 440 + share * 150 - (x - 1080) * 0.15 * (1 - share),
      scale: [0.24, 0.46],
      spacing: 1.15,
      seed: 6,
    }),
  );
}

const ALONG = [-7, -4, 0, 4, 8, 14, 24, 40, 80] as const;

/** The coast road with its low wall towards the sea, the kerb, and the paved square of the stop in the tree's shade. */
function drawRoad(sheet: Sheet): void {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const strip = (from: number, to: number, up = 0) => polygon(ribbon(BUS, { along: ALONG, across: [from, to], up }));
  const wall = polygon([
    ...ALONG.map((at) => BUS([at, -6, 0])),
    ...ALONG.map((at) => BUS([at, -6, 0.75])).toReversed(),
  ]);
  const dashes = counted(12).map((index) =>
    polygon(ribbon(BUS, { along: [index * 4 - 6, index * 4 - 4], across: [-2.3, -2.16] })),
  );
  const square = polygon([
    ...ALONG.map((at) => BUS([at, 1.5, 0])).toReversed(),
    [1700, 1240],
    [-100, 1240],
    [-100, HORIZON + 60],
  ]);
  const kerb = (from: number, to: number, up: number) =>
    polygon([...ALONG.map((at) => BUS([at, from, up])), ...ALONG.map((at) => BUS([at, to, 0])).toReversed()]);
  sheet.add(
    fill(
      polygon([...ALONG.toReversed().map((at) => BUS([at, -6.6, 0])), [1700, 1240], [-100, 1240], [-100, 600]]),
      "#c79a78",
    ),
    fill(strip(-6, 1.5), "#77627c"),
    fill(strip(-1.3, 1.5), "#6a5674"),
    fill(wall, blend(stoneWorn, stoneShade, 0.35)),
    fill(strip(-6.5, -6, 0.75), blend(stone, wallBright, 0.5)),
    fill(dashes.join(""), wallBright, 0.85),
    fill(square, "#f0d2a0"),
    sheet.clipped(square, slabs() + treeShade()),
    fill(kerb(1.5, 1.5, 0.01) + strip(1.5, 1.72), "#fff2d6"),
    fill(strip(1.44, 1.5), "#4d3a5c"),
  );
}

/** Joints of the paving, which runs with the kerb: long courses, short ends that are staggered. */
function slabs(): Drawing {
  const courses = counted(12).map((index) => 2.6 + index * 0.9);
  const long = courses.map((across) => polyline([-7, 0, 6, 14, 30].map((along) => BUS([along, across, 0])))).join("");
  const ends = courses
    .flatMap((across, row) =>
      counted(26).map((index) => {
        const along = -7 + index * 1.3 + (row % 2) * 0.6 + (index % 3) * 0.12;
        return polyline([BUS([along, across - 0.9, 0]), BUS([along, across, 0])]);
      }),
    )
    .join("");
  return stroke(long + ends, "#cf9f72", 2.6, 0.8);
}

/** What the crown throws on the square: one broad shade that frays into leaves, with pools of sun in it. */
function treeShade(): Drawing {
  const random = randomOf(17);
  const patches = placesOf([
    330, 1010, 330, 640, 1010, 230, 860, 1040, 230, 1080, 1066, 200, 560, 1130, 380, 980, 1150, 330, 120, 1100, 320,
    250, 940, 190, 520, 935, 160, 1260, 1130, 190,
  ]);
  const fringe = counted(60).map(() => {
    const x = random.between(380, 1400);
    return blot(random, x, 930 + (x - 380) * 0.13 + random.around(46), random.between(18, 54), random.between(7, 17));
  });
  const pools = placesOf([
    700, 1050, 58, 820, 1006, 36, 930, 1092, 66, 610, 1118, 50, 1130, 1084, 40, 480, 1060, 40, 760, 1150, 70, 1060,
    1150, 54, 560, 990, 30, 880, 1048, 26, 1200, 1130, 48, 660, 960, 24, 420, 1140, 60,
  ]).map(([x, y, size]) => blot(random, x, y, size, size * 0.3));
  return (
    `<g opacity=".72">${fill(patches.map(([x, y, size]) => blot(random, x, y, size, size * 0.34)).join(""), "#7d5878")}${fill(fringe.join(""), "#7d5878")}</g>` +
    fill(pools.join(""), "#f5cf98")
  );
}

/** Stands a figure of so many metres on the square, in the bus's frame. */
function stand(along: number, across: number, tall: number, figure: Drawing): Drawing {
  const [x, y] = BUS([along, across, 0]);
  return place(figure, x, y, (y - BUS([along, across, tall])[1]) / 100);
}

/** Those who get in, in the order in which they came: the furthest from the door is the furthest from us. */
function drawQueue(evening: Sheet): void {
  const sheet = evening.tinted({ groundShade: "#6d4a6a" });
  const figure = (along: number, across: number, tall: number, options: PersonOptions) =>
    stand(along, across, tall, person(sheet, options));
  sheet.add(
    sign(sheet, 6.7, 1.95),
    figure(6, 2, 1.76, {
      pose: "walking",
      sleeves: "long",
      top: "#fdf8ee",
      bottom: "#31507a",
      hair: "#2c2030",
      carries: "bag",
      carriedColour: "#c8643c",
    }),
    figure(4.7, 2, 1.64, {
      pose: "presenting",
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#f3b83a",
      bottom: "#f3b83a",
      hairstyle: "bun",
      hair: "#5d2f22",
    }),
    figure(3.95, 2.05, 1.22, {
      child: true,
      pose: "walking",
      wears: "shorts",
      top: "#1f8a9c",
      bottom: "#c2453a",
      hair: "#2c2030",
    }),
    figure(2.95, 1.46, 1.62, {
      pose: "climbing",
      slender: true,
      wears: "skirt",
      sleeves: "long",
      top: "#b5304a",
      bottom: "#4a5d8a",
      hairstyle: "scarf",
      hair: "#f7ead0",
      carries: "basket",
      carriedColour: "#b98148",
    }),
  );
}

/** A blue plate with a bus on it, without a word. */
function sign(sheet: Sheet, along: number, across: number): Drawing {
  const { wallBright, wallShade } = sheet.mood;
  return stand(
    along,
    across,
    2.4,
    place(
      fill(box(-4, -330, 8, 332), wallShade) +
        fill(box(-36, -390, 72, 80), "#1d5d9c") +
        fill(box(-24, -374, 48, 38) + box(-20, -338, 9, 9) + box(11, -338, 9, 9), wallBright) +
        fill(box(-18, -368, 36, 16), "#1d5d9c") +
        fill(disc(-16, -344, 3.4) + disc(16, -344, 3.4), "#1d5d9c"),
      0,
      0,
      100 / 390,
    ),
  );
}

/** The trunk and its boughs: the middle line, and half the thickness there. */
const BOLE: readonly Girth[] = [
  [250, 880, 70],
  [264, 780, 62],
  [280, 640, 56],
  [300, 500, 54],
  [300, 400, 44],
];
const BOUGHS: readonly (readonly Girth[])[] = [
  [
    [304, 470, 40],
    [410, 330, 30],
    [580, 220, 22],
    [800, 150, 15],
    [1040, 110, 8],
  ],
  [
    [298, 430, 40],
    [250, 260, 32],
    [220, 60, 24],
    [210, -40, 20],
  ],
  [
    [430, 316, 22],
    [520, 160, 16],
    [590, -20, 10],
  ],
  [
    [280, 470, 30],
    [150, 330, 22],
    [-30, 240, 14],
  ],
];

/** The old mulberry with the white lime round its foot, the bench of stone about it, the man who sits there and looks at the bus. */
function drawTree(sheet: Sheet): void {
  const bole = limb(BOLE);
  const wood = bole + BOUGHS.map(limb).join("");
  const shade = [BOLE, ...BOUGHS].map((line) =>
    limb(line.map(([x, y, half]): Girth => [x + half * 0.5, y + half * 0.16, half * 0.56])),
  );
  const grain = placesOf([226, 760, 1, 250, 600, 0.8, 268, 700, 0.7, 236, 520, 0.7, 262, 450, 0.6]).map(
    ([x, y, size]) => `M${x} ${y}q${14 * size}-${60 * size} ${6 * size}-${130 * size}`,
  );
  sheet.add(
    bench(sheet, "back"),
    fill(wood, "#8b6350"),
    sheet.clipped(bole, fill(shade[0] ?? "", "#5a3c40")),
    fill(shade.slice(1).join(""), "#5a3c40"),
    stroke(grain.join(""), "#b28566", 5, 0.8),
    sheet.clipped(
      bole,
      // Lime against ants: brushed on by hand, so that its edge is uneven.
      fill("M100 990V772L200 768L236 777L270 767L420 772V990Z", "#fbeedb") +
        fill("M258 990Q270 880 264 769L270 767L420 772V990Z", "#a893b4") +
        stroke("M206 960Q204 900 214 800M232 960Q236 900 234 830", "#e3d0c2", 4),
    ),
    bench(sheet, "front"),
    sittingMan(sheet),
  );
}

/** The round bench: its far half goes behind the trunk, its near half before it. */
function bench(sheet: Sheet, half: "back" | "front"): Drawing {
  const { stone, stoneShade } = sheet.mood;
  const ring = (radius: number, up: number, from: number, to: number): Point[] =>
    shares(24).map((share) => {
      const turn = mixed(from, to, share) * Math.PI;
      return EYE([TREE[0] + Math.cos(turn) * radius, TREE[1] + Math.sin(turn) * radius, up]);
    });
  const [from, to] = half === "back" ? [0, 1] : [1, 2];
  const seat = polygon([...ring(1.25, 0.44, from, to), ...ring(0.78, 0.44, from, to).toReversed()]);
  if (half === "back")
    return fill(polygon(ring(0.8, 0.44, 0, 2)), "#7a5248") + fill(seat, blend(stone, "#7d5878", 0.3));
  const face = polygon([...ring(1.2, 0.36, 1, 2), ...ring(1.2, 0, 1, 2).toReversed()]);
  const lip = polygon([...ring(1.25, 0.44, 1, 2), ...ring(1.25, 0.35, 1, 2).toReversed()]);
  // Round the drum the face turns from the light in steps.
  const turned = [1.46, 1.62, 1.76].map((start) =>
    fill(polygon([...ring(1.2, 0.36, start, 2), ...ring(1.2, 0, start, 2).toReversed()]), stoneShade, 0.5),
  );
  const joints = counted(9).map((index) => {
    const turn = (1.08 + index * 0.105) * Math.PI;
    const at = (up: number) => EYE([TREE[0] + Math.cos(turn) * 1.2, TREE[1] + Math.sin(turn) * 1.2, up]);
    return polyline([at(index % 2 ? 0.36 : 0.2), at(index % 2 ? 0.18 : 0)]);
  });
  const [x, y] = EYE([TREE[0] + 0.3, TREE[1] - 0.1, 0]);
  const metre = metreAt(EYE, TREE);
  return (
    fill(disc(x, y + 6, metre * 1.4, metre * 0.32), "#5a3c5c", 0.6) +
    fill(face, blend(stone, stoneShade, 0.4)) +
    turned.join("") +
    stroke(polyline(ring(1.2, 0.19, 1, 2)) + joints.join(""), blend(stoneShade, "#5a3c5c", 0.4), 2.6, 0.8) +
    fill(seat, blend(stone, "#7d5878", 0.16)) +
    fill(lip, blend(stone, stoneShade, 0.16))
  );
}

/** An old man in a straw hat on the bench, in the shade, turned to the bus. */
function sittingMan(sheet: Sheet): Drawing {
  const shaded = sheet.tinted({ wall: "#d9c2c4", wallShade: "#94809f" });
  const spot: Place = [TREE[0] + 0.93, TREE[1] - 0.62, 0];
  const [x, y] = EYE(spot);
  const scale = (metreAt(EYE, spot) * 1.7) / 100;
  return (
    place(
      person(shaded, {
        pose: "sitting",
        top: "#e9e2d2",
        bottom: "#4b4a6e",
        hat: "#f0d9a4",
        hair: "#e0dcd8",
        sleeves: "long",
        shadow: false,
      }),
      x,
      y,
      scale,
    ) + place(stroke("M21-38L31 0", "#6b3f30", 2.2) + stroke("M21-38q-4-4-7 0", "#6b3f30", 2.2), x, y, scale)
  );
}

/** Twigs of the crown: where each begins, which way it goes, how long it is. The outer ones catch the sun from the left. */
const TWIGS = placesOf([
  -40, 40, 330, 60, 60, 300, 150, 20, 360, 260, 40, 380, 360, 60, 350, 470, 20, 380, 580, 50, 350, 690, 20, 360, 800,
  40, 330, 900, 10, 330, 1010, 30, 290, 1110, -10, 280, 1230, -20, 230, 1340, -40, 190, 40, 200, 280, 180, 190, 220,
  -30, 310, 230, 120, 150, 260, 280, 160, 250, 430, 190, 230, 620, 180, 220, 800, 140, 220, 980, 110, 210,
]);

/** The crown over the square, cut by the edge: sprays of broad leaves that hang into the sheet, dark within, lit where they face the sun. */
function drawCrown(sheet: Sheet): void {
  const random = randomOf(41);
  let [dark, middle, lit]: [Path, Path, Path] = ["", "", ""];
  for (const [x0, y0, long] of TWIGS) {
    const [dx, dy] = [random.between(-0.2, 0.75), random.between(0.35, 0.8)];
    const many = Math.round(long / 9);
    for (const index of counted(many)) {
      const share = index / many;
      const [x, y] = [
        x0 + dx * long * 0.62 * share + random.around(46),
        y0 - 60 + dy * long * 0.66 * share + random.around(28),
      ];
      const size = mixed(76, 48, share) * random.between(0.75, 1.15);
      const fall = random.between(0.4, 2.6);
      const leaf = leafAt(x, y, size, fall, random.between(0.34, 0.46));
      if (index % 3 < 2) dark += leafAt(x + 18, y + 10, size * 1.1, random.between(0.2, 2.9), 0.44);
      const tone = random.next();
      if (tone < 0.4 + share * 0.2) middle += leaf;
      else if (tone < 0.62) lit += leafAt(x - 12, y - 10, size * 0.84, fall + 0.3, 0.38);
    }
  }
  sheet.add(
    fill(
      `${curve(pointsOf([-40, 190, 120, 150, 300, 120, 480, 120, 700, 80, 900, 56, 1100, 10, 1300, -40]))}L-40 -30Z`,
      "#2f4230",
    ),
    fill(dark, "#35492f"),
    fill(middle, "#5c7038"),
    fill(lit, "#a3a84e"),
  );
}

/** The near corner: bougainvillea in the last sun, a cat that waits for nothing. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    place(fill(disc(26, 2, 70, 10), "#5a3c5c", 0.6), 700, 1092, 1),
    place(sittingCat(sheet), 690, 1092, 0.3),
    bougainvillea(sheet, { x: 1530, y: 1130, width: 190, height: 120, count: 70, size: 40 }),
  );
}
