import { cameraOf, frameOf, metreAt, type Place, ribbon } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { blot, box, curve, curveDownTo, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { sailingYacht } from "../parts/boats/boats.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { type Girth, limb } from "../parts/people/body.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { leafAt } from "../parts/plants/mandarinHarvest.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
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
    fill(
      curveDownTo(
        pointsOf([
          330, 544, 470, 520, 600, 482, 720, 448, 820, 396, 900, 372, 980, 376, 1080, 326, 1180, 258, 1290, 212, 1380,
          198, 1480, 226, 1640, 216,
        ]),
        HORIZON + 8,
      ),
      sheet.downwards(["#7f6a9c", "#b58fae", "#e0b0a4"], 200, HORIZON + 8),
    ),
    fill(
      curveDownTo(
        pointsOf([
          560, 544, 700, 506, 800, 482, 880, 430, 960, 404, 1060, 410, 1150, 352, 1240, 318, 1330, 330, 1440, 290, 1640,
          300,
        ]),
        HORIZON + 8,
      ),
      sheet.downwards(["#8a6f9c", "#c39aac"], 290, HORIZON + 8),
    ),
    sea(sheet, { top: HORIZON, bottom: 680, dabs: 50, foot: false }),
    place(sailingYacht(sheet), 96, HORIZON + 20, 0.36),
    fill(curveDownTo(pointsOf([800, 566, 930, 520, 1080, 466, 1240, 410, 1420, 374, 1640, 342]), 760), "#b5a36a"),
    fill(curveDownTo(pointsOf([980, 600, 1140, 530, 1300, 490, 1460, 470, 1640, 422]), 760), "#a08f5c"),
    groupedTown(sheet, {
      rows: 5,
      far: [1080, 1640],
      near: [1000, 1640],
      ground: (x, share) => 440 + share * 150 - (x - 1080) * 0.15 * (1 - share),
      scale: [0.24, 0.46],
      spacing: 1.5,
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
    fill(castShadows(), "#463a62", 0.8),
    fill(square, "#f0d2a0"),
    sheet.clipped(square, treeShade() + fill(castShadows(), "#a4748a") + slabs()),
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
  return stroke(long + ends, "#bd8a72", 2.4, 0.6);
}

/** The shade of the mulberries over our heads: one broad mass that frays into leaves towards the sun. */
function treeShade(): Drawing {
  const random = randomOf(17);
  const masses = placesOf([
    60, 1010, 300, 330, 1080, 330, 640, 1150, 330, 960, 1190, 260, 420, 1000, 170, 700, 1060, 150, 1180, 1210, 170, 200,
    940, 170,
  ]);
  return masses.map((mass) => leafy(random, mass, { colour: "#a4748a", leaf: 50, flat: 0.4 })).join("");
}

/** How far a shadow goes for each metre of height, in the bus's frame: over the paving towards the bus and past its front. */
const CAST: Point = [-0.94, -0.9];

/** The shadow on the ground of something upright, by its half widths at heights. */
function castOf([along, across]: Point, girths: readonly Point[]): Path {
  const at = (up: number, half: number): Point =>
    BUS([along + up * CAST[0] + half * 0.7, across + up * CAST[1] - half * 0.7, 0]);
  return curve(
    [...girths.map(([up, half]) => at(up, half)), ...girths.map(([up, half]) => at(up, -half)).toReversed()],
    true,
  );
}

/** Half widths of somebody who stands, by height. */
const FIGURE: readonly Point[] = [
  [0, 0.12],
  [0.3, 0.13],
  [0.8, 0.2],
  [1.1, 0.19],
  [1.4, 0.23],
  [1.5, 0.12],
  [1.56, 0.08],
  [1.64, 0.12],
  [1.72, 0.12],
  [1.78, 0.04],
];

/** Evening shadows of the mulberry's trunk, of the sign and of those who wait. */
function castShadows(): Path {
  const [right, away] = [TREE[0] - 2.9, TREE[1] - 9.9];
  const angle = (-42 / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const foot: Point = [right * sin + away * cos, -right * cos + away * sin];
  const small = FIGURE.map(([up, half]): Point => [up * 0.7, half * 0.8]);
  const trunk: readonly Point[] = [
    [0, 0.5],
    [1.2, 0.3],
    [3, 0.26],
    [6, 0.5],
  ];
  return (
    castOf(foot, trunk) +
    castOf([6, 2], FIGURE) +
    castOf([4.7, 2], FIGURE) +
    castOf([3.95, 2.05], small) +
    castOf([2.95, 1.66], FIGURE)
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
    place(sittingCat(sheet), ...EYE([TREE[0] - 0.5, TREE[1] - 0.88, 0.44]), 0.3),
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
    fill(disc(x, y + 6, metre * 1.4, metre * 0.32), "#8f6080") +
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

/** Masses of the crown from the back to the front: where each is, half its width and its height. */
const MASSES = placesOf([
  1180, -70, 190, 760, 0, 210, 980, -10, 200, 40, 90, 250, 330, 60, 260, 600, 90, 190, -40, 210, 180, 180, 190, 150,
  840, 90, 150, 420, 180, 150, 1080, 50, 130,
]);

/** A mass of leaves: its round body and the leaves at its edge, which point outwards and hang. `flat` lays it on the ground. */
function leafy(
  random: Random,
  [x, y, radius]: readonly [number, number, number],
  { colour, leaf, flat = 1 }: { colour: string; leaf: number; flat?: number },
): Drawing {
  const high = radius * 0.62 * flat;
  const many = Math.round((radius * 5) / leaf);
  const edge = counted(many).map((index) => {
    const turn = (index / many) * Math.PI * 2 + random.around(0.1);
    const [out, down] = [Math.cos(turn), Math.sin(turn)];
    const reach = random.between(0.78, 0.98);
    const fall = (flat < 1 ? Math.atan2(0, out) : Math.atan2(down + 0.5, out)) + random.around(0.5);
    const [atX, atY] = [x + out * radius * reach, y + down * high * reach];
    return leafAt(atX, atY, leaf * random.between(0.7, 1.25), fall, 0.4);
  });
  return fill(blot(random, x, y, radius * 0.97, high * 0.97), colour) + fill(edge.join(""), colour);
}

/** The crown over the square, cut by the edge: few large masses, each dark below and lit where it faces the sun. */
function drawCrown(sheet: Sheet): void {
  const random = randomOf(41);
  const mass = ([x, y, radius]: readonly [number, number, number]): Drawing => {
    const [lit, high] = [radius * random.between(0.28, 0.5), radius * random.between(0.12, 0.26)];
    const loose = counted(Math.round(radius / 16)).map(() =>
      leafAt(x + random.around(radius * 0.8), y + random.around(radius * 0.4), 46, random.between(0.4, 2.4), 0.4),
    );
    return (
      leafy(random, [x + 14, y + 16, radius], { colour: "#2b3f30", leaf: 54 }) +
      leafy(random, [x - radius * 0.1, y - radius * 0.08, radius * 0.78], { colour: "#4c6636", leaf: 48 }) +
      fill(loose.slice(0, loose.length / 2).join(""), "#35502f") +
      leafy(random, [x - radius * random.between(0.14, 0.36), y - high, lit], { colour: "#768b3e", leaf: 44 }) +
      fill(loose.slice(loose.length / 2).join(""), "#b3b455")
    );
  };
  sheet.add(...MASSES.map(mass));
}

/** A collared dove that faces right, 100 long, on 0,0; `bows` turns its body to the ground, where it pecks. */
function dove(bows: number): Drawing {
  const body = "M-58-20Q-22-40 8-46Q22-66 37-65Q50-63 52-51L61-46L52-43Q49-26 34-14Q10 0-14-9Q-32-14-58-20Z";
  return (
    fill(disc(34, 3, 52, 7), "#7d5478", 0.85) +
    stroke("M4-12L6 3M16-12L19 3", "#b0483c", 3.4) +
    `<g transform="rotate(${bows} 10 -14)">${
      fill(body, "#e3c6bd") +
      fill("M52-43Q49-26 34-14Q10 0-14-9Q-32-14-58-20Q-20-12 8-16Q34-22 40-43Z", "#9a7d99") +
      fill("M-58-20Q-24-40 6-41Q20-38 16-26Q-4-14-30-17Z", "#b596a4") +
      stroke("M22-54Q27-48 36-46", "#3d2c4c", 4) +
      fill(disc(42, -55, 2.6), "#3d2c4c")
    }</g>`
  );
}

/** The near plane: doves on the stones; bougainvillea in the last sun, cut by the edges. */
function drawNear(sheet: Sheet): void {
  sheet.add(
    place(dove(0), 700, 1012, 0.62),
    place(dove(42), 806, 1046, 0.68),
    place(dove(6), 628, 1078, 0.74),
    bougainvillea(sheet, { x: 1600, y: 1040, width: 110, height: 80, count: 34, size: 36, seed: 4 }),
    bougainvillea(sheet, { x: 1540, y: 1160, width: 190, height: 90, count: 56, size: 42, seed: 2 }),
    bougainvillea(sheet, { x: 1350, y: 1206, width: 100, height: 50, count: 26, size: 36, seed: 7 }),
  );
}
