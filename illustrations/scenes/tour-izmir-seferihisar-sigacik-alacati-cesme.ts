import { cameraOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea, leafMass } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { glitter } from "../parts/sky/suns.ts";
import { sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";
import { tabby } from "../parts/things/tabby.ts";
import { turkishFlag } from "../parts/things/turkishFlag.ts";
import { cafeChair, roundTable } from "../parts/things/cafeChair.ts";

const [HORIZON, CENTRE, FOCAL, EYE] = [540, 790, 900, 1.8] as const;
const CAMERA = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL });
/** The lane: its walls, where its houses end, how much it falls on a metre. */
const [LEFT, RIGHT, END, FALL] = [-3, 3.3, 16.5, 0.1] as const;
const ground = (away: number) => -FALL * away;

/** The wall of a house along the lane: a place by metres away, metres above its own floor, metres out over the lane. */
type Wall = (away: number, up: number, out?: number) => Point;
/** From and to, in metres. */
type Span = readonly [from: number, to: number];

interface House {
  side: "left" | "right";
  away: Span;
  /** Height of its eaves over its floor. */
  high: number;
  plaster?: string;
  shutters: string;
  windows: readonly Opening[];
  doors?: readonly Opening[];
  bay?: Bay;
}
interface Opening {
  at: number;
  up: number;
  wide: number;
  high: number;
  /** Its shutters are shut. */
  shut?: boolean;
}
/** A cumba: a wooden bay over the lane. */
interface Bay {
  away: Span;
  up: Span;
  out: number;
  colour: string;
}

const BLUE = "#2f7fb4";
const HOUSES: readonly House[] = [
  {
    side: "left",
    away: [11.8, END],
    high: 6.1,
    shutters: "#3f7fae",
    windows: [
      { at: 13.2, up: 3.5, wide: 0.9, high: 1.5 },
      { at: 15.2, up: 3.5, wide: 0.9, high: 1.5 },
      { at: 13.2, up: 0.9, wide: 0.9, high: 1.5 },
      { at: 15.2, up: 0.9, wide: 0.9, high: 1.5, shut: true },
    ],
  },
  {
    side: "left",
    away: [7.3, 11.8],
    high: 6.5,
    plaster: "#b9788f",
    shutters: "#4f8fb4",
    windows: [
      { at: 10.6, up: 0.9, wide: 0.95, high: 1.6 },
      { at: 11, up: 3.7, wide: 0.8, high: 1.5 },
    ],
    doors: [{ at: 8.6, up: 0, wide: 1.2, high: 2.5 }],
    bay: { away: [7.9, 10], up: [3.1, 5.8], out: 0.85, colour: "#4a6fa8" },
  },
  {
    side: "left",
    away: [2.6, 7.3],
    high: 6.2,
    shutters: "#3f7fae",
    windows: [
      { at: 4.5, up: 1.05, wide: 0.95, high: 1.6 },
      { at: 6.2, up: 1.05, wide: 0.95, high: 1.6 },
      { at: 4.5, up: 3.75, wide: 0.95, high: 1.6 },
      { at: 6.2, up: 3.75, wide: 0.95, high: 1.6 },
    ],
  },
  {
    side: "right",
    away: [11.4, END],
    high: 6,
    plaster: "#fdeed2",
    shutters: BLUE,
    windows: [
      { at: 12.6, up: 3.4, wide: 0.9, high: 1.5 },
      { at: 14.1, up: 3.4, wide: 0.9, high: 1.5 },
      { at: 15.6, up: 3.4, wide: 0.9, high: 1.5, shut: true },
      { at: 12.6, up: 0.9, wide: 0.9, high: 1.5, shut: true },
      { at: 15.6, up: 0.9, wide: 0.9, high: 1.5 },
    ],
    doors: [{ at: 14.1, up: 0, wide: 1.1, high: 2.4 }],
  },
  {
    side: "right",
    away: [6.7, 11.4],
    high: 6.5,
    shutters: BLUE,
    windows: [
      { at: 7.7, up: 0.95, wide: 0.95, high: 1.6 },
      { at: 10.3, up: 0.95, wide: 0.95, high: 1.6 },
      { at: 10.7, up: 3.7, wide: 0.8, high: 1.5 },
    ],
    doors: [{ at: 9, up: 0, wide: 1.15, high: 2.5 }],
    bay: { away: [7.1, 9.7], up: [3.1, 5.8], out: 0.95, colour: BLUE },
  },
  {
    side: "right",
    away: [2.6, 6.7],
    high: 6.2,
    shutters: BLUE,
    windows: [
      { at: 5.7, up: 1.1, wide: 0.95, high: 1.65 },
      { at: 5.7, up: 3.8, wide: 0.95, high: 1.6 },
      { at: 4.1, up: 3.8, wide: 0.95, high: 1.6 },
    ],
    doors: [{ at: 4.1, up: 0, wide: 1.3, high: 2.6 }],
  },
];

/** A lane on the peninsula of Çeşme that goes down to the sea in the last sun: stone houses with blue shutters and bays as in Alaçatı, a café, bougainvillea; at its end the castle over the water. */
export const SCENE: Scene = {
  name: "tour-izmir-seferihisar-sigacik-alacati-cesme",
  seed: 51,
  mood: "gold",
  colours: {
    sky: ["#2a7db2", "#7dbccf", "#f3deb2", "#fbc48c"],
    zenith: "#185a8a",
    sea: ["#f0d2a4", "#6fbcc0", "#2590ae", "#1b7295"],
    seaDark: "#17708f",
    groundShade: "#7a5c86",
    leafLight: "#aab066",
    leaf: "#5f7a48",
    leafDark: "#34513f",
    flowerLight: "#f0588e",
    flower: "#cc2c6c",
    flowerDark: "#8a1c56",
  },
  grain: 0.24,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawBay(sheet);
    drawLane(sheet);
    for (const house of HOUSES) sheet.add(houseOf(sheet, house));
    drawVine(sheet);
    drawPeople(sheet);
    drawCorners(sheet);
  },
};

// The sea and the castle at the end of the lane.

function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3, reach: 0.5 }),
    sheet.glow([640, 500], 520, "#fff0c4", 0.85),
    gulls(sheet, { x: 700, y: 250, length: 150 }),
    // The island across the strait.
    fill(curve(pointsOf([480, 542, 540, 512, 610, 492, 690, 506, 760, 498, 830, 516, 900, 530, 1000, 542])), "#c7a0ac"),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 60, foot: false }),
    glitter(sheet, { x: 650, top: HORIZON + 2, bottom: 760, width: 70 }),
    place(castle(), -70, -14, 1.02),
    sail(690, 600, 1.1, "#fff6e2"),
    sail(660, 572, 0.62, "#e8596f"),
    sail(726, 566, 0.5, "#fff6e2"),
  );
}

/** The castle of Çeşme on its slope over the harbour: walls that climb from the water to the round towers above, the flag on the keep. */
function castle(): Drawing {
  const [lit, worn, shade, dark] = ["#f3bd78", "#cf9260", "#96688a", "#5f456c"];
  const merlons = (from: number, to: number, y: number, step = 7) =>
    counted(Math.floor((to - from) / step))
      .filter((index) => index % 2 === 0)
      .map((index) => box(from + index * step, y - 6, step, 7))
      .join("");
  const block = (from: number, to: number, top: number, foot: number, side = 0.36) => {
    const edge = mixed(to, from, side);
    return (
      fill(box(from, top, to - from, foot - top) + merlons(from, to + 1, top), lit) +
      fill(box(edge, top, to - edge, foot - top) + merlons(edge, to + 1, top), shade)
    );
  };
  const drum = (x: number, half: number, top: number, foot: number) =>
    fill(box(x - half, top, half * 2, foot - top) + merlons(x - half - 2, x + half + 3, top, 6), lit) +
    fill(box(x + half * 0.2, top, half * 0.8, foot - top) + merlons(x + half * 0.2, x + half + 3, top, 6), shade) +
    fill(box(x - half, top + 9, half * 1.2, 4), worn);
  return (
    fill(
      `${curve(pointsOf([764, 604, 800, 588, 850, 566, 900, 540, 960, 512, 1040, 500]))}L1060 616L764 612Z`,
      "#b0a566",
    ) +
    fill(`${curve(pointsOf([880, 566, 930, 560, 1000, 540, 1060, 520]))}L1060 616L840 616Z`, "#7d8258") +
    block(868, 980, 470, 560, 0.3) +
    block(890, 938, 424, 520) +
    stroke("M912 424V378", "#5a4258", 3) +
    place(turkishFlag({ height: 26 }), 913, 380) +
    drum(868, 26, 476, 590) +
    block(812, 866, 520, 596, 0.2) +
    drum(806, 20, 530, 606) +
    fill(box(836, 560, 12, 26) + disc(842, 560, 6), dark) +
    fill(box(902, 442, 6, 12) + box(920, 446, 5, 11) + box(862, 508, 4, 12), dark) +
    // Its foot on the rocks, its image.
    fill("M772 606Q790 598 820 602Q880 592 940 600L1060 590V616Q900 622 772 612Z", "#8d7076") +
    fill(lens(850, 626, 190, 6) + lens(880, 642, 150, 5) + lens(860, 660, 120, 4), "#f3d29c", 0.55) +
    fill(lens(900, 618, 260, 5), "#4d6a86", 0.5)
  );
}

function sail(x: number, y: number, size: number, colour: string): Drawing {
  return place(
    fill("M-24 2Q0-3 26-1Q20 8-16 7Z", "#5f4660") +
      fill("M0-2V-62Q20-34 24-8Z", colour) +
      fill("M-3-4V-50Q-16-26-19-8Z", blend(colour, "#a97f96", 0.4)) +
      fill(lens(2, 14, 44, 3), "#fff6e2", 0.7),
    x,
    y,
    size,
  );
}

// The lane.

const LANE = polygon([
  CAMERA([LEFT, 1.6, ground(1.6)]),
  CAMERA([LEFT, END + 1.5, ground(END + 1.5)]),
  CAMERA([RIGHT, END + 1.5, ground(END + 1.5)]),
  CAMERA([RIGHT, 1.6, ground(1.6)]),
]);
const flat = (right: Span, away: Span): Path =>
  polygon([
    CAMERA([right[0], away[0], ground(away[0])]),
    CAMERA([right[1], away[0], ground(away[0])]),
    CAMERA([right[1], away[1], ground(away[1])]),
    CAMERA([right[0], away[1], ground(away[1])]),
  ]);

/** Where the shadow of the houses on the left ends on the paving, in metres right, for each of them and its bay. */
const SHADE = pointsOf([
  0.5,
  1.6,
  0.5,
  7.2,
  0.7,
  7.3,
  0.7,
  7.8,
  1.5,
  7.9,
  1.5,
  10,
  0.7,
  10.1,
  0.7,
  11.8,
  0.3,
  11.9,
  0.3,
  END,
  -3,
  END + 0.9,
]);

/** Stone slabs that go down in broad shallow steps; the left half in the shade of its houses. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(23);
  const slabs = { light: "", worn: "", joints: "" };
  for (let away = 1.6; away < END + 1; away += 0.72) {
    const shift = random.between(0, 0.8);
    for (let right = LEFT - shift; right < RIGHT;) {
      const wide = random.between(0.7, 1.2);
      const slab = flat([Math.max(LEFT, right), Math.min(RIGHT, right + wide)], [away, away + 0.72]);
      const kind = random.next();
      if (kind < 0.24) slabs.light += slab;
      else if (kind < 0.44) slabs.worn += slab;
      slabs.joints += slab;
      right += wide;
    }
  }
  const risers = [3.4, 5.6, 7.8, 10, 12.2, 14.4].map((away) => flat([LEFT, RIGHT], [away, away + 0.1]));
  const shade = polygon([
    ...SHADE.map(([right, away]) => CAMERA([right, away, ground(away)])),
    CAMERA([LEFT, 1.6, ground(1.6)]),
  ]);
  const top = CAMERA([0, END + 1.5, ground(END + 1.5)])[1];
  sheet.add(
    // The quay beyond the houses.
    fill(
      polygon([
        [380, top - 10],
        [1240, top - 14],
        [1240, top + 60],
        [380, top + 60],
      ]),
      "#f7dcaa",
    ),
    fill(
      polygon([
        [380, top - 10],
        [1240, top - 14],
        [1240, top - 6],
        [380, top - 2],
      ]),
      "#fff2d2",
    ),
    fill(LANE, sheet.downwards(["#ffe6b6", "#f8d9a8", "#edc592"], Math.round(top), 1200)),
    sheet.clipped(
      LANE,
      fill(slabs.light, "#fff3d4", 0.75) +
        fill(slabs.worn, "#d9a878", 0.4) +
        fill(risers.join(""), "#b98468", 0.6) +
        stroke(slabs.joints, "#b98a6c", 2.2, 0.5) +
        fill(shade, "#75578c", 0.78) +
        sheet.clipped(shade, fill(slabs.light, "#b596b4", 0.28) + stroke(slabs.joints, "#4f3d70", 2, 0.45)),
    ),
  );
}

// The houses.

/** The tones of a house: the right side has the sun, the left one stands against it. */
function stoneOf({ side, plaster }: House) {
  return side === "right"
    ? {
        wall: plaster ?? "#f6d9a6",
        seam: "#d6ab78",
        pale: "#ffedc8",
        worn: "#e6bf8a",
        dressed: "#fff4dc",
        reveal: "#b98f86",
        pane: "#3a5f86",
        sheen: "#9cc6d0",
        shade: "#a67f8e",
      }
    : {
        wall: plaster ?? "#a386a4",
        seam: "#7d6690",
        pale: "#b597ae",
        worn: "#8f759a",
        dressed: "#c3a5b4",
        reveal: "#5f4c78",
        pane: "#3c4674",
        sheen: "#8a9cba",
        shade: "#5f4c78",
      };
}

function houseOf(sheet: Sheet, house: House): Drawing {
  const { away, high, shutters, side } = house;
  const floor = ground(away[1]) + 0.1;
  const hand = side === "left" ? 1 : -1;
  const edge = side === "left" ? LEFT : RIGHT;
  const on: Wall = (along, up, out = 0) => CAMERA([edge + hand * out, along, floor + up]);
  const stone = stoneOf(house);
  const patch = ([from, to]: Span, [low, top]: Span, out = 0) =>
    polygon([on(from, low, out), on(to, low, out), on(to, top, out), on(from, top, out)]);
  const wall = polygon([
    CAMERA([edge, away[0], ground(away[0]) - 0.05]),
    CAMERA([edge, away[1], ground(away[1]) - 0.05]),
    on(away[1], high),
    on(away[0], high),
  ]);
  return (
    fill(wall, stone.wall) +
    sheet.clipped(wall, house.plaster ? plinth(patch, house, stone.worn) : masonry(patch, house, stone)) +
    // What the eaves keep from the wall, then the corner stones.
    fill(patch(away, [high - 0.55, high]), stone.shade, 0.6) +
    sheet.clipped(wall, fill(quoins(patch, away, high), stone.dressed, 0.85)) +
    house.windows.map((one) => windowOf(patch, one, stone, shutters)).join("") +
    (house.doors ?? [])
      .map((one) => {
        // Its threshold keeps to the lane, which falls along the house.
        const sill = ground(one.at) + 0.14 - floor;
        return doorOf(
          sheet,
          (along, up, out) => on(along, sill + up, out),
          (along, [low, top], out) => patch(along, [sill + low, sill + top], out),
          one,
          stone,
          shutters,
        );
      })
      .join("") +
    eaves(on, house) +
    (house.bay ? bayOf(on, house.bay, side) : "")
  );
}

type Patch = (along: Span, up: Span, out?: number) => Path;
type Stone = ReturnType<typeof stoneOf>;

function masonry(patch: Patch, { away, high, side }: House, { seam, pale, worn }: Stone): Drawing {
  const random = randomOf(Math.round(away[0] * 10) + (side === "left" ? 3 : 71));
  const tones = { pale: "", worn: "", seams: "" };
  for (let up = -2; up < high; up += 0.42)
    for (let along = away[0] - random.next() * 0.6; along < away[1];) {
      const long = random.between(0.5, 1.05);
      const block = patch([along, along + long], [up, up + 0.42]);
      const kind = random.next();
      if (kind < 0.16) tones.pale += block;
      else if (kind < 0.34) tones.worn += block;
      if (kind < 0.5) tones.seams += block;
      along += long;
    }
  return fill(tones.pale, pale, 0.9) + fill(tones.worn, worn, 0.9) + stroke(tones.seams, seam, 1.8, 0.6);
}

function plinth(patch: Patch, { away }: House, worn: string): Drawing {
  return fill(patch(away, [-2, 0.6]), blend(worn, "#fff0d0", 0.2));
}

function quoins(patch: Patch, away: Span, high: number): Path {
  return counted(Math.floor((high + 0.4) / 0.44))
    .map((index) => {
      const long = index % 2 ? 0.26 : 0.42;
      const up: Span = [index * 0.44 - 0.36, index * 0.44 + 0.02];
      return patch([away[0], away[0] + long], up) + patch([away[1] - long, away[1]], up);
    })
    .join("");
}

function windowOf(patch: Patch, { at, up, wide, high, shut }: Opening, stone: Stone, colour: string): Drawing {
  const [from, to] = [at - wide / 2, at + wide / 2];
  const [low, top] = [up, up + high];
  const dim = blend(colour, "#2a2458", 0.42);
  const leaf = (start: number, end: number) =>
    fill(patch([start, end], [low - 0.03, top + 0.03], 0.05), colour) +
    fill(
      counted(9)
        .map((index) => mixed(low + 0.12, top - 0.16, index / 8))
        .map((at2) => patch([start + 0.07, end - 0.07], [at2, at2 + 0.07], 0.05))
        .join(""),
      dim,
      0.7,
    );
  const frame =
    fill(patch([from - 0.16, to + 0.16], [low - 0.04, top + 0.26]), stone.dressed) +
    fill(patch([from - 0.26, to + 0.26], [low - 0.18, low - 0.02], 0.08), stone.dressed) +
    fill(patch([from - 0.26, to + 0.26], [low - 0.26, low - 0.18]), stone.shade, 0.6);
  if (shut) return frame + leaf(from, at - 0.01) + leaf(at + 0.01, to);
  return (
    frame +
    fill(patch([from, to], [low, top]), stone.reveal) +
    fill(patch([from + 0.08, to], [low, top - 0.08]), stone.pane) +
    fill(patch([from + 0.08, at - 0.03], [low + high * 0.5, top - 0.08]), stone.sheen, 0.7) +
    fill(
      patch([at - 0.04, at + 0.04], [low, top - 0.06]) +
        patch([from + 0.06, to], [low + high * 0.6, low + high * 0.66]),
      stone.dressed,
    ) +
    leaf(from - 0.52, from - 0.03) +
    leaf(to + 0.03, to + 0.52)
  );
}

/** A double door under a round arch of dressed stone, on one step. */
function doorOf(
  sheet: Sheet,
  on: Wall,
  patch: Patch,
  { at, wide, high }: Opening,
  stone: Stone,
  colour: string,
): Drawing {
  const arch = (grow: number, deep = 0): Path => {
    const half = wide / 2 + grow;
    return polygon([
      on(at - half, 0, -deep),
      ...shares(16).map((share) => {
        const angle = Math.PI * (1 - share);
        return on(at + Math.cos(angle) * half, high - wide / 2 + Math.sin(angle) * half, -deep);
      }),
      on(at + half, 0, -deep),
    ]);
  };
  const dim = blend(colour, "#2a2458", 0.45);
  const half = wide / 2;
  const leaf = (from: number, to: number) =>
    fill(patch([from, to], [0.02, high - wide / 2 - 0.04], -0.1), colour) +
    fill(
      [
        [0.16, 0.8],
        [0.94, high - wide / 2 - 0.2],
      ]
        .map(([low = 0, top = 0]) => patch([from + 0.09, to - 0.09], [low, top], -0.1))
        .join(""),
      dim,
      0.75,
    );
  return (
    fill(arch(0.24), stone.dressed) +
    stroke(
      counted(7)
        .map((index) => {
          const angle = (Math.PI * (index + 0.5)) / 7;
          const point = (reach: number) => on(at + Math.cos(angle) * reach, high - half + Math.sin(angle) * reach);
          return polyline([point(half), point(half + 0.24)]);
        })
        .join(""),
      stone.seam,
      2,
      0.7,
    ) +
    fill(arch(0), stone.reveal) +
    sheet.clipped(
      arch(0),
      fill(arch(-0.06, 0.1), stone.pane) +
        leaf(at - half + 0.05, at - 0.015) +
        leaf(at + 0.015, at + half - 0.05) +
        fill(patch([at - half, at + half], [high - half - 0.06, high - half + 0.03], -0.1), stone.dressed),
    ) +
    // The step.
    fill(
      polygon([
        on(at - half - 0.3, 0, 0),
        on(at + half + 0.3, 0, 0),
        on(at + half + 0.3, 0, 0.42),
        on(at - half - 0.3, 0, 0.42),
      ]),
      stone.dressed,
    ) +
    fill(
      polygon([
        on(at - half - 0.3, 0, 0.42),
        on(at + half + 0.3, 0, 0.42),
        on(at + half + 0.3, -0.2, 0.42),
        on(at - half - 0.3, -0.1, 0.42),
      ]),
      stone.worn,
    ) +
    fill(
      polygon([
        on(at - half - 0.3, 0, 0),
        on(at - half - 0.3, 0, 0.42),
        on(at - half - 0.3, -0.1, 0.42),
        on(at - half - 0.3, -0.1, 0),
      ]),
      stone.shade,
    )
  );
}

/** Tiled eaves over the lane: their boards from below, the row of tile ends. */
function eaves(on: Wall, { away, high, side }: House): Drawing {
  const lit = side === "right";
  const [from, to] = [away[0] - 0.08, away[1] + 0.04];
  const out = 0.5;
  const board = polygon([on(from, high, 0), on(to, high, 0), on(to, high + 0.04, out), on(from, high + 0.04, out)]);
  const tiles = polygon([
    on(from, high + 0.04, out),
    on(to, high + 0.04, out),
    on(to, high + 0.24, out),
    on(from, high + 0.24, out),
  ]);
  const slope = polygon([
    on(from, high + 0.24, out),
    on(to, high + 0.24, out),
    on(to, high + 0.9, -1.6),
    on(from, high + 0.9, -1.6),
  ]);
  const end = polygon([
    on(from, high, 0),
    on(from, high + 0.04, out),
    on(from, high + 0.24, out),
    on(from, high + 0.9, -1.6),
    on(from, high, -1.6),
  ]);
  const count = Math.round((to - from) / 0.22);
  const ends = counted(count).map((index) => {
    const along = mixed(from, to, (index + 0.5) / count);
    return polygon([
      on(along - 0.06, high + 0.05, out),
      on(along + 0.06, high + 0.05, out),
      on(along + 0.06, high + 0.18, out),
      on(along - 0.06, high + 0.18, out),
    ]);
  });
  return (
    fill(slope + end, lit ? "#c9683f" : "#8a4656") +
    fill(board, lit ? "#9a6a5c" : "#574068") +
    fill(tiles, lit ? "#dd7f4e" : "#a25660") +
    fill(ends.join(""), lit ? "#8f4438" : "#5f3352")
  );
}

/** The bay on its brackets: panelled below, three panes over that, its own small roof. */
function bayOf(on: Wall, { away: [from, to], up: [low, top], out, colour }: Bay, side: "left" | "right"): Drawing {
  const lit = side === "right";
  const [front, flank, deep, pale] = [
    colour,
    blend(colour, "#241f52", 0.4),
    blend(colour, "#17163c", 0.66),
    blend(colour, lit ? "#e8f4f2" : "#b9b4d0", 0.5),
  ];
  const pane = lit ? "#fbd9a0" : "#3f4f86";
  const sill = low + (top - low) * 0.4;
  const patch = (along: Span, upTo: Span, by = out) =>
    polygon([
      on(along[0], upTo[0], by),
      on(along[1], upTo[0], by),
      on(along[1], upTo[1], by),
      on(along[0], upTo[1], by),
    ]);
  const cheek = (reach: Span, upTo: Span) =>
    polygon([
      on(from, upTo[0], reach[0]),
      on(from, upTo[0], reach[1]),
      on(from, upTo[1], reach[1]),
      on(from, upTo[1], reach[0]),
    ]);
  const third = (to - from) / 3;
  const panes = counted(3).map((index): Span => [from + third * index + 0.12, from + third * (index + 1) - 0.12]);
  const bracket = (along: number) =>
    fill(
      polygon([
        on(along, low, 0),
        on(along, low, out * 0.85),
        on(along, low - 0.16, out * 0.8),
        on(along, low - 0.7, 0.02),
      ]),
      deep,
    );
  return (
    bracket(to - 0.2) +
    bracket(from + 0.2) +
    fill(polygon([on(from, low, 0), on(to, low, 0), on(to, low, out), on(from, low, out)]), deep) +
    fill(cheek([0, out], [low, top]), flank) +
    fill(cheek([0.14, out - 0.14], [sill + 0.14, top - 0.24]), lit ? "#7fb0c0" : "#2a3264") +
    fill(cheek([0.14, out - 0.14], [low + 0.2, sill - 0.14]), deep, 0.6) +
    fill(patch([from, to], [low, top]), front) +
    fill(panes.map((one) => patch(one, [sill + 0.14, top - 0.24])).join(""), pane) +
    (lit
      ? fill(
          panes
            .map((one) => patch([one[0], mixed(one[0], one[1], 0.45)], [mixed(sill, top, 0.5), top - 0.24]))
            .join(""),
          "#fff3d4",
          0.8,
        )
      : fill(
          panes
            .map((one) => patch([one[0], mixed(one[0], one[1], 0.45)], [mixed(sill, top, 0.5), top - 0.24]))
            .join(""),
          "#7f92ba",
          0.8,
        )) +
    fill(panes.map((one) => patch(one, [mixed(sill, top, 0.52), mixed(sill, top, 0.55)])).join(""), front) +
    fill(panes.map((one) => patch(one, [low + 0.2, sill - 0.14])).join(""), flank, 0.7) +
    fill(patch([from - 0.06, to + 0.06], [sill - 0.06, sill + 0.04], out + 0.05), pale) +
    fill(patch([from - 0.06, to + 0.06], [low - 0.02, low + 0.08], out + 0.05), pale) +
    fill(
      polygon([
        on(from - 0.12, top, out + 0.14),
        on(to + 0.12, top, out + 0.14),
        on(to + 0.12, top + 0.14, out + 0.14),
        on(from - 0.12, top + 0.14, out + 0.14),
      ]),
      pale,
    ) +
    fill(
      polygon([
        on(from - 0.12, top, 0),
        on(from - 0.12, top, out + 0.14),
        on(from - 0.12, top + 0.14, out + 0.14),
        on(from - 0.12, top + 0.3, 0),
      ]),
      flank,
    ) +
    fill(
      polygon([
        on(from - 0.12, top + 0.14, out + 0.14),
        on(to + 0.12, top + 0.14, out + 0.14),
        on(to, top + 0.4, 0),
        on(from, top + 0.4, 0),
      ]),
      lit ? "#c9683f" : "#8a4656",
    )
  );
}

// What grows and who is there.

/** A bougainvillea that climbs the near house on the left and reaches over the lane on a wire. */
function drawVine(sheet: Sheet): void {
  const dim = sheet.tinted({
    flowerLight: "#d8447f",
    flower: "#a62665",
    flowerDark: "#66194f",
    leafDark: "#2c3a4a",
    leaf: "#48604c",
  });
  const foot = CAMERA([LEFT + 0.2, 5.35, ground(5.35)]);
  const trunk = (wide: number, shift: number) =>
    stroke(
      curve([
        [foot[0] + shift, foot[1]],
        [foot[0] + 14 + shift, foot[1] - 120],
        [foot[0] - 8 + shift, foot[1] - 250],
        [foot[0] + 16 + shift, foot[1] - 400],
        [foot[0] - 10 + shift, foot[1] - 540],
      ]),
      shift > 0 ? "#4a2f48" : "#7a5560",
      wide,
    );
  const masses = [
    [150, 250, 130, 66, 40],
    [300, 300, 110, 62, 36],
    [60, 190, 120, 80, 40],
    [236, 190, 110, 70, 36],
    [390, 360, 60, 46, 20],
    [330, 380, 50, 60, 18],
    [120, 330, 70, 60, 22],
  ] as const;
  const random = randomOf(9);
  const petals = counted(46).map(() => {
    const away = random.between(3.2, 8);
    const [x, y] = CAMERA([LEFT + random.between(0.2, 2.4), away, ground(away)]);
    return lens(x, y, 60 / away, 12 / away);
  });
  sheet.add(
    fill(petals.join(""), "#d8447f", 0.85),
    trunk(17, -3) + trunk(8, 5),
    ...masses.map(([x, y, width, height, count], index) =>
      bougainvillea(index < 1 ? dim : index > 4 ? dim : sheet, {
        x,
        y,
        width,
        height,
        count,
        size: 30,
        seed: index + 3,
      }),
    ),
  );
}

/** The camera over the paving as it is that far away, for what stands there. */
const standing = (away: number) =>
  cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE - ground(away), focal: FOCAL });

/** A couple who walk down to the sea; two guests and the waiter of the café. */
function drawPeople(sheet: Sheet): void {
  const figure = (right: number, away: number, tall: number, options: PersonOptions): Drawing => {
    const [x, y] = CAMERA([right, away, ground(away)]);
    return place(person(sheet, options), x, y, (metreAt(CAMERA, [right, away, 0]) * tall) / 100);
  };
  const [right, away] = [2.25, 7.9];
  const camera = standing(away);
  const chair = (at: number, z: number, heading: number) =>
    cafeChair(sheet, { camera, right: at, away: z, heading, colour: "#2f7fb4" });
  const [far, farAway] = [2.5, 11.2];
  const beyond = standing(farAway);
  sheet.add(
    figure(-0.7, 12.6, 1.78, { pose: "walking", behind: true, top: "#fdf3de", bottom: "#3a5c8c", hair: "#3a2430" }),
    figure(-0.05, 12.4, 1.66, {
      pose: "walking",
      behind: true,
      slender: true,
      wears: "skirt",
      top: "#e0563c",
      bottom: "#f3d9ae",
      hat: "#f6dc9c",
      hairstyle: "long",
    }),
    cafeChair(sheet, { camera: beyond, right: far - 0.6, away: farAway, heading: 90, colour: "#2f7fb4" }),
    roundTable(sheet, { camera: beyond, right: far, away: farAway, radius: 0.34 }),
    chair(right - 0.72, away, 90),
    chair(right + 0.72, away, 270),
    figure(right - 0.74, away, 1.7, {
      pose: "dining",
      slender: true,
      wears: "skirt",
      top: "#f3b23c",
      bottom: "#c2455c",
      shadow: false,
    }),
    figure(right + 0.74, away, 1.76, {
      pose: "dining",
      mirrored: true,
      top: "#fdf8ee",
      bottom: "#31507a",
      shadow: false,
    }),
    roundTable(sheet, { camera, right, away, radius: 0.4 }),
    cups(camera, right, away),
  );
}

/** Two cups of coffee and a jug with a sprig on the table. */
function cups(camera: ReturnType<typeof standing>, right: number, away: number): Drawing {
  const at = (by: number) => camera([right + by, away, 0.74]);
  const metre = metreAt(camera, [right, away, 0]);
  const cup = ([x, y]: Point) =>
    fill(disc(x, y, metre * 0.075, metre * 0.018), "#e9dccb") +
    fill(
      `M${x - metre * 0.035} ${y - metre * 0.07}h${metre * 0.07}l${-metre * 0.012} ${metre * 0.065}h${-metre * 0.046}z`,
      "#2f7fb4",
    );
  const [x, y] = at(0.02);
  return (
    cup(at(-0.22)) +
    cup(at(0.24)) +
    fill(`M${x - 4} ${y}l-2 -14h12l-2 14z`, "#fff6e2") +
    fill(disc(x - 2, y - 20, 6) + disc(x + 5, y - 23, 5), "#cc2c6c")
  );
}

/** Pots by the doors, flowers in the near right corner. */
function drawCorners(sheet: Sheet): void {
  const pot = (right: number, away: number, tall: number, seed: number, flowers = true) => {
    const [x, y] = CAMERA([right, away, ground(away)]);
    return place(pottedBush(sheet, { seed, flowers }), x, y, (metreAt(CAMERA, [right, away, 0]) * tall) / 130);
  };
  const cat = CAMERA([0.95, 5.6, ground(5.6)]);
  sheet.add(
    place(tabby(sheet, "#8a6690"), cat[0], cat[1], (metreAt(CAMERA, [0.95, 5.6, 0]) * 0.5) / 41),
    pot(-2.72, 9.9, 1.05, 7),
    pot(-2.7, 7.3, 1.1, 9, false),
    pot(2.85, 5.15, 1.1, 3),
    pot(2.6, 4.7, 0.86, 6, false),
    leafMass(sheet, { x: 1585, y: 1150, width: 130, height: 90, count: 26, size: 34, seed: 5 }),
    bougainvillea(sheet, { x: 1590, y: 1110, width: 120, height: 84, count: 36, size: 34, seed: 12 }),
  );
}
