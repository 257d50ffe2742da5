import { cameraOf, frameOf, metreAt, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { box, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { brokenImage } from "../parts/boats/brokenImage.ts";
import { guletImageOf, type MooredGulet, mooredGulet } from "../parts/boats/mooredGulet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { village } from "../parts/buildings/house.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { lightColumns, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";

const HORIZON = 500;
/** Height of the eye above the pontoon, and of the pontoon above the water. */
const [EYE, FREEBOARD] = [4, 0.6] as const;
const HEADING = -17;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1400 });
/** Along the pontoon, away from us and a little to the left; across, to its left. */
const PONTOON = frameOf(camera, { right: -0.3, away: 3, heading: HEADING });
/** Its edges, across. */
const [LEFT, RIGHT] = [1.4, -1.4] as const;
const LAMP = "#ffd98a";

type Berth = Omit<MooredGulet, "heading" | "pane" | "light"> & { at: number };
const WHITE = ["#f6d8c4", "#8f7ba6"] as const;
const MAHOGANY = ["#b4644a", "#5f3350"] as const;
const NAVY = ["#5a74a8", "#27386c"] as const;
const SPARS = ["#e9b48c", "#7a4a5c"] as const;
const METAL = ["#f3dcc8", "#9a8aae"] as const;

/** Who lies where along the pontoon, stern to it: gulets, yachts, one motor yacht, a free berth between. */
const BERTHS: readonly Berth[] = [
  {
    at: 9.4,
    long: 21,
    wide: 5.8,
    hull: MAHOGANY,
    trim: ["#f6d8a8", "#b08a90"],
    house: WHITE,
    awning: ["#f9e0c0", "#9a86ac"],
    cloth: ["#f6dcc4", "#a08cb0"],
    masts: [
      [0.33, 13],
      [0.64, 18],
    ],
    wood: SPARS,
    flag: true,
  },
  {
    at: 15.6,
    long: 13.5,
    wide: 4.2,
    hull: WHITE,
    trim: NAVY,
    house: WHITE,
    cloth: ["#4a6aa4", "#27386c"],
    masts: [[0.56, 19]],
    wood: METAL,
    sprit: false,
  },
  {
    at: 20.6,
    long: 11.5,
    wide: 3.8,
    hull: NAVY,
    trim: ["#f6d8a8", "#b08a90"],
    house: WHITE,
    cloth: ["#f6dcc4", "#a08cb0"],
    masts: [[0.56, 16]],
    wood: METAL,
    sprit: false,
  },
  {
    at: 31,
    long: 19,
    wide: 5.4,
    hull: WHITE,
    trim: ["#b9503a", "#6f2f4c"],
    house: ["#d99a72", "#7a4a5c"],
    awning: ["#f9e0c0", "#9a86ac"],
    cloth: ["#b9503a", "#6f2f4c"],
    masts: [
      [0.28, 12],
      [0.64, 17],
    ],
    wood: SPARS,
  },
  {
    at: 37.5,
    long: 14,
    wide: 4.4,
    hull: WHITE,
    trim: NAVY,
    house: WHITE,
    cloth: ["#4a6aa4", "#27386c"],
    masts: [[0.56, 21]],
    wood: METAL,
    sprit: false,
  },
  {
    at: 43.5,
    long: 20,
    wide: 5.6,
    hull: MAHOGANY,
    trim: ["#f6d8a8", "#b08a90"],
    house: WHITE,
    awning: ["#f9e0c0", "#9a86ac"],
    cloth: ["#f6dcc4", "#a08cb0"],
    masts: [
      [0.28, 13],
      [0.64, 18],
    ],
    wood: SPARS,
  },
  { at: 50, long: 12, wide: 4, hull: WHITE, trim: NAVY, house: WHITE, masts: [[0.56, 17]], wood: METAL, sprit: false },
];

/** Bodrum Marina at the blue hour, along a pontoon: gulets and yachts stern to it with their cabins lit, a couple on the planks, a gulet at anchor outside. */
export const SCENE: Scene = {
  name: "blog-bodrum-marina",
  seed: 44,
  mood: "dusk",
  colours: {
    sky: ["#27447a", "#55709c", "#b68c9c", "#f0a984", "#fbd29a"],
    zenith: "#152752",
    sea: ["#f3b98c", "#b48794", "#5c6798", "#2a4478", "#182c58"],
    seaLight: "#fbd9b0",
    seaDark: "#33477c",
    far: "#8a7496",
    farShade: "#74668e",
    groundShade: "#3a3566",
    near: "#16204a",
  },
  grain: 0.28,
  crops: { wide: 210, square: 200 },
  draw(sheet) {
    drawHarbour(sheet);
    drawPontoon(sheet);
    drawBoats(sheet);
    drawPeople(sheet);
  },
};

/** Afterglow over the sea and the town, whose lamps stand in the water; a gulet has anchored outside. */
function drawHarbour(sheet: Sheet): void {
  const town = sheet.tinted({
    wall: "#b58ea2",
    wallBright: "#d9ae9f",
    wallShade: "#6a5788",
    wallDeep: "#524a7c",
    door: "#4a4a7c",
  });
  const masts = sheet.tinted({
    wall: "#e3bfb4",
    wallBright: "#f0d2b8",
    wallShade: "#8c7a9c",
    wallDeep: "#5a5580",
    window: "#34507c",
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.5 }),
    stars(sheet, { height: 200, count: 30 }),
    fill(lens(120, 330, 560, 14) + lens(420, 372, 420, 10) + lens(40, 404, 300, 8), "#f3a587", 0.8),
    ridge(sheet, {
      crest: pointsOf([
        -20, 452, 140, 436, 300, 450, 470, 462, 640, 446, 840, 420, 1040, 396, 1240, 372, 1440, 350, 1640, 340,
      ]),
      foot: HORIZON + 6,
      mist: 40,
      seed: 6,
    }),
    village(town, {
      rows: 5,
      far: [760, 1640],
      near: [430, 1640],
      ground: (x, share) => 452 + share * 46 - (1 - share) * Math.max(0, x - 760) * 0.06,
      scale: [0.2, 0.34],
      seed: 12,
      gardens: 0.2,
      flowers: 0.03,
      lit: true,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 70, foot: false }),
    lightColumns(sheet, {
      at: counted(16).map((index) => 470 + index * 72),
      y: 512,
      length: 80,
      width: 18,
      colour: LAMP,
    }),
    place(gulet(masts, { sails: "furled", hull: "#5f2f4c", hullShade: "#281640", lit: true }), 150, 586, 0.42),
    lightColumns(sheet, { at: [100, 134, 168, 202], y: 594, length: 110, width: 22, colour: "#f6b878" }),
    place(mastForest(masts, { width: 230, count: 8, height: 120, lights: true, seed: 7 }), 392, 526),
  );
}

/** The frame of a boat: from her stern to her bow, to port, up from the water. */
function frameOfBerth({ at }: Berth): Project {
  return ([along, across, up]) => PONTOON([at + across, RIGHT - 2 - along, up - FREEBOARD]);
}

/** Planks across it, dark stringers along both edges, low lamps on the left one with their pools of light. */
function drawPontoon(sheet: Sheet): void {
  const strip = ([a, b]: Point, [from, to]: Point = [-2.6, 72]): Path =>
    polygon([PONTOON([from, a, 0]), PONTOON([to, a, 0]), PONTOON([to, b, 0]), PONTOON([from, b, 0])]);
  const gaps = counted(90).map((index) => {
    const at = -2 + index * 0.5 + index ** 2 * 0.004;
    return polyline([PONTOON([at, LEFT - 0.18, 0]), PONTOON([at, RIGHT + 0.18, 0])]);
  });
  const deck = strip([LEFT, RIGHT]);
  sheet.add(
    fill(strip([LEFT + 0.14, LEFT]), sheet.mood.near, 0.5),
    fill(deck, sheet.downwards(["#e0b09c", "#a88aa4", "#6d6494", "#454a7e"], 580, 1200)),
    stroke(gaps.join(""), "#3a3d70", 2, 0.55),
    sheet.clipped(deck, LAMPS.map((at) => pool(sheet, at)).join("")),
    fill(strip([LEFT, LEFT - 0.16]) + strip([RIGHT + 0.16, RIGHT]), "#2f3468"),
    fill(strip([RIGHT + 0.2, RIGHT + 0.16]), "#f3b98c", 0.7),
    ...LAMPS.toReversed().map((at) => pedestal(sheet, at)),
  );
}

/** Where the low lamps stand along the pontoon. */
const LAMPS = [8.4, 13.6, 19.4, 26, 34, 44, 58];

function pool(sheet: Sheet, at: number): Drawing {
  const [x, y] = PONTOON([at, LEFT - 0.5, 0]);
  const metre = (y - HORIZON) / EYE;
  return place(sheet.glow([0, 0], Math.round(metre * 2.6), "#ffd98a", 0.75), x, y, 0.34, 1);
}

/** A post that gives water, power and light to the boats; its lamp stands in the water on its left. */
function pedestal(sheet: Sheet, at: number): Drawing {
  const [x, y] = PONTOON([at, LEFT - 0.32, 0]);
  const metre = (y - HORIZON) / EYE;
  const [wx, wy] = PONTOON([at, LEFT + 0.5, -FREEBOARD]);
  const post = (from: number, to: number, low: number, high: number) =>
    box(x + from * metre, y - high * metre, (to - from) * metre, (high - low) * metre);
  return (
    lightColumns(sheet, { at: [wx], y: wy + metre * 0.9, length: metre * 1.8, width: metre * 0.46, colour: LAMP }) +
    fill(post(-0.12, 0.12, 0, 0.78), "#e9c4ac") +
    fill(post(0.02, 0.12, 0, 0.78), "#7a6a9c") +
    fill(post(-0.13, 0.13, 0.78, 0.94), "#fff3cf") +
    fill(post(-0.15, 0.15, 0.94, 1), "#2f3468") +
    sheet.glow([Math.round(x), Math.round(y - metre * 0.86)], Math.round(metre * 1.1), LAMP, 0.6)
  );
}

/** The farthest first, each over its image and the light of her ports in the water. */
function drawBoats(sheet: Sheet): void {
  for (const berth of BERTHS.toReversed()) {
    const view = frameOfBerth(berth);
    const aboard = berth.flag ? supper(sheet, view, berth) : "";
    const options: MooredGulet = { ...berth, heading: HEADING + 90, pane: LAMP, light: 268, aboard };
    const metre = metreAt(camera, [0, 3 + berth.at * 0.956, 0]);
    const ports = [0.12, 0.3, 0.48].map((share) => view([berth.long * share, -berth.wide * 0.5, 0]));
    sheet.add(
      brokenImage({
        shapes: guletImageOf(view, options),
        depth: metre * 2.6,
        band: metre * 0.09,
        seed: Math.round(berth.at),
      }),
      ...ports.map(([x, y]) =>
        lightColumns(sheet, { at: [x], y: y + metre * 0.5, length: metre * 1.7, width: metre * 0.34, colour: LAMP }),
      ),
      mooredGulet(view, options),
      afterDeck(sheet, view, berth, metre),
      passerelle(view, berth),
    );
  }
}

/** The lamp under the awning, and what it lights. */
function afterDeck(sheet: Sheet, view: Project, { long, awning }: Berth, metre: number): Drawing {
  if (!awning) return "";
  const [x, y] = view([long * 0.12, 0, long * 0.1 + 1.4]);
  const [, top] = view([long * 0.12, 0, long * 0.1 + 2.1]);
  return (
    sheet.glow([Math.round(x), Math.round(y)], Math.round(metre * 2.4), LAMP, 0.75) +
    stroke(
      polyline([
        [x, y],
        [x, top],
      ]),
      "#5f3350",
      2,
    ) +
    fill(disc(x, y, metre * 0.1), "#fff6da")
  );
}

/** Two guests at the table under the awning of the first gulet. */
function supper(sheet: Sheet, view: Project, { long }: Berth): Drawing {
  const warm = sheet.tinted({ wall: "#fbd9a8", wallShade: "#b07a86" });
  const deck = long * 0.08;
  const seat = (along: number, across: number, options: PersonOptions): Drawing => {
    const [x, y] = view([along, across, deck]);
    const [, top] = view([along, across, deck + 1]);
    return place(person(warm, { pose: "sitting", shadow: false, ...options }), x, y, (y - top) * 0.0172);
  };
  const top = polygon([
    view([long * 0.09, -0.6, deck + 0.75]),
    view([long * 0.16, -0.6, deck + 0.75]),
    view([long * 0.16, 0.7, deck + 0.75]),
    view([long * 0.09, 0.7, deck + 0.75]),
  ]);
  const [footX, footY] = view([long * 0.125, 0, deck]);
  const [, tableY] = view([long * 0.125, 0, deck + 0.75]);
  const level = (along: Point, across: Point, up: number): Path =>
    polygon([
      view([along[0], across[0], deck + up]),
      view([along[1], across[0], deck + up]),
      view([along[1], across[1], deck + up]),
      view([along[0], across[1], deck + up]),
    ]);
  // A cushioned bench: its seat, its side towards the stern and its end.
  const bench = ([from, to]: Point): Drawing => {
    const across = [-0.9, 1.5] as const;
    const wall = (a: Point, b: Point) =>
      polygon([view([...a, deck]), view([...b, deck]), view([...b, deck + 0.46]), view([...a, deck + 0.46])]);
    return (
      fill(wall([from, across[0]], [from, across[1]]), "#c98a6c") +
      fill(wall([from, across[0]], [to, across[0]]), "#8a5068") +
      fill(level([from, to], across, 0.46), "#f0907a")
    );
  };
  return (
    bench([long * 0.03, long * 0.066]) +
    seat(long * 0.056, 0.3, { top: "#fdf0dc", bottom: "#3d4f8a", hair: "#33262a", sleeves: "long" }) +
    bench([long * 0.186, long * 0.22]) +
    stroke(
      polyline([
        [footX, footY],
        [footX, tableY],
      ]),
      "#5f3350",
      8,
    ) +
    fill(top, "#a8604e") +
    fill(lens(footX - 10, tableY + 2, 40, 7) + lens(footX + 32, tableY - 2, 34, 6), "#fdf0dc") +
    seat(long * 0.196, 0.1, {
      mirrored: true,
      slender: true,
      top: "#e8a13c",
      bottom: "#7a3350",
      hairstyle: "bun",
      hair: "#5a3326",
    })
  );
}

/** The plank ashore, from the rail of the stern down to the pontoon. */
function passerelle(view: Project, { long, wide }: Berth): Drawing {
  const [side, high] = [wide * 0.26, long * 0.1];
  const edge = (across: number, lift: number): Point[] => [
    view([0.5, across, high + lift]),
    view([-2.7, across, FREEBOARD + 0.06 + lift]),
  ];
  const [near, far] = [edge(side - 0.28, 0), edge(side + 0.28, 0)];
  const rope = edge(side - 0.28, 0.9);
  const posts = near.map((foot, index) => polyline([foot, rope[index] ?? foot])).join("");
  const shade = [
    [-1.9, side - 0.4],
    [-2.9, side - 0.4],
    [-2.9, side + 0.1],
    [-1.9, side + 0.1],
  ].map(([along = 0, across = 0]) => view([along, across, FREEBOARD]));
  return (
    fill(polygon(shade), "#2f3468", 0.5) +
    fill(polygon([...near, ...far.toReversed()]), "#f0c49a") +
    stroke(polyline(near), "#7a4a5c", 3) +
    stroke(posts + polyline(rope), "#fbe3c2", 2)
  );
}

/** A figure by its height in metres, on the pontoon. */
function standing(sheet: Sheet, [along, across, up]: Place, tall: number, options: PersonOptions): Drawing {
  const [, ground] = PONTOON([along, across, 0]);
  const [x, y] = PONTOON([along, across, up]);
  return place(person(sheet, options), x, y, (((ground - HORIZON) / EYE) * tall) / 100);
}

/** A couple that strolls along the boats, a deckhand on the plank of the first gulet. */
function drawPeople(sheet: Sheet): void {
  sheet.add(
    standing(sheet, [13.2, 0.55, 0], 1.78, {
      pose: "walking",
      behind: true,
      top: "#fdf0dc",
      bottom: "#3d4f8a",
      hair: "#33262a",
    }),
    standing(sheet, [13, -0.15, 0], 1.66, {
      pose: "walking",
      behind: true,
      wears: "skirt",
      top: "#e0596a",
      bottom: "#e0596a",
      hairstyle: "long",
      hair: "#5a3326",
      slender: true,
    }),
    standing(sheet, [10.9, -2.5, 0.8], 1.72, {
      pose: "climbing",
      behind: true,
      top: "#fdf0dc",
      bottom: "#27386c",
      hair: "#33262a",
      shadow: false,
    }),
  );
}
