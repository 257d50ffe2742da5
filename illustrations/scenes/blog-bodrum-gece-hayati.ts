import { cameraOf, metreAt } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { pottedBush } from "../parts/plants/small.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { cafeChair, roundTable } from "../parts/things/cafeChair.ts";
import { lantern } from "../parts/things/terrace.ts";

const HORIZON = 610;
const CAMERA = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.75, focal: 1100 });
/** The walls of the lane, where it opens on the beach, and where the water begins. */
const [LEFT, RIGHT, END, SHORE] = [-2.3, 2.5, 8.4, 15.4] as const;
const AMBER = "#ffc06a";

type Span = readonly [from: number, to: number];
/** A place on a wall of the lane: metres away, up, and out over the lane. */
type Wall = (away: number, up: number, out?: number) => Point;
const LEFT_WALL: Wall = (away, up, out = 0) => CAMERA([LEFT + out, away, up]);
const RIGHT_WALL: Wall = (away, up, out = 0) => CAMERA([RIGHT - out, away, up]);

/** A narrow lane of Bodrum that ends at the beach, at night: lanterns on white walls and over the lane, guests seen from behind at small tables on the sand, the floodlit castle across the water. */
export const SCENE: Scene = {
  name: "blog-bodrum-gece-hayati",
  seed: 41,
  mood: "night",
  colours: {
    sky: ["#0c1c44", "#183666", "#31578a", "#6d7fa0"],
    zenith: "#071230",
    far: "#28446f",
    farShade: "#203962",
    mist: "#5a7298",
    sea: ["#547aa0", "#2b5884", "#1a416e", "#12315c"],
    seaLight: "#86a6c4",
    seaDark: "#123058",
    wall: "#ffdca8",
    wallBright: "#fff0d0",
    wallShade: "#5f6f9e",
    wallDeep: "#33487a",
    trunk: "#4a3a48",
    flowerLight: "#e0568e",
    flower: "#a62c6c",
    flowerDark: "#5f1f56",
    leafLight: "#6f8a6a",
    leaf: "#3c5c5c",
    leafDark: "#1f3a4c",
    roof: "#b06a48",
    roofShade: "#6a4054",
    groundShade: "#1c2450",
    near: "#0c1634",
  },
  grain: 0.3,
  crops: { wide: 190, square: 200 },
  draw(sheet) {
    drawBay(sheet);
    drawBeach(sheet);
    drawLane(sheet);
    drawLeftSide(sheet);
    drawRightSide(sheet);
    drawGarlands(sheet);
    drawWalkers(sheet);
    drawNear(sheet);
  },
};

/** The castle in its floodlight across the bay, its light on the water. */
function drawBay(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#f7bd6c",
    stoneWorn: "#d8904c",
    stoneShade: "#a35f5c",
    stoneDeep: "#68405c",
    wall: "#f6d093",
    wallBright: "#ffebb4",
    wallShade: "#9c6468",
    wallDeep: "#5a3f60",
    leaf: "#4c5a50",
    leafDark: "#2c3a4c",
    roof: "#a9543c",
    roofShade: "#623450",
  });
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.6 }),
    stars(sheet, { height: 380, count: 90 }),
    ridge(sheet, {
      crest: pointsOf([380, 560, 520, 536, 640, 548, 780, 556, 900, 530, 1040, 512, 1200, 520]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 800, dabs: 50, foot: false }),
    sheet.glow([790, 570], 380, "#ff9e5c", 0.34),
    place(bodrumCastle(stone, { lit: true, shade: false }), 1078, 632, 0.55, -0.55),
    lightColumns(sheet, {
      at: [560, 620, 690, 750, 810, 870, 940, 1010],
      y: 640,
      length: 104,
      width: 56,
      colour: "#f7b45e",
    }),
    ripples(sheet, { x: 800, y: 640, width: 560, height: 26, count: 22, colour: "#123058", opacity: 0.7 }),
  );
}

const flat = (right: Span, away: Span): Path =>
  polygon([
    CAMERA([right[0], away[0], 0]),
    CAMERA([right[1], away[0], 0]),
    CAMERA([right[1], away[1], 0]),
    CAMERA([right[0], away[1], 0]),
  ]);

/** The sand before the water, and on it the small tables whose guests look at the castle. */
function drawBeach(sheet: Sheet): void {
  const sand = flat([-9, 9], [END - 0.4, SHORE]);
  const [, shore] = CAMERA([0, SHORE, 0]);
  const tables: readonly (readonly [number, number, readonly PersonOptions[]])[] = [
    [
      -1.25,
      13.5,
      [
        { top: "#e0563c", hairstyle: "long", slender: true, sleeves: "none" },
        { top: "#4f8fb4", hair: "#2a2230" },
      ],
    ],
    [1.5, 13.6, [{ top: "#f0e2c8" }, { top: "#3d7f86", hairstyle: "bun", slender: true }]],
    [
      0.1,
      11.3,
      [
        { top: "#fdf3de", hair: "#2c2028" },
        { top: "#e8b13c", hairstyle: "long", slender: true, sleeves: "none", hair: "#4a2a22" },
      ],
    ],
    [
      2.05,
      10.5,
      [
        { top: "#c2455c", hairstyle: "bun", slender: true, sleeves: "none" },
        { top: "#dfe4ea", hair: "#2a2230" },
      ],
    ],
  ];
  sheet.add(
    fill(sand, sheet.downwards(["#6f6480", "#8d7478", "#a98472"], Math.round(shore), 840)),
    fill(
      curve(
        pointsOf([300, shore + 3, 500, shore - 3, 700, shore + 4, 900, shore - 2, 1100, shore + 4, 1300, shore - 2]),
      ) + `L1300 ${Math.round(shore) + 12}L300 ${Math.round(shore) + 12}Z`,
      "#e6d3c0",
      0.75,
    ),
    ...tables.map(([right, away, guests]) => tableOf(sheet, right, away, guests)),
  );
}

/** A table with a lantern, two guests before it side by side, seen from behind on their chairs. */
function tableOf(sheet: Sheet, right: number, away: number, guests: readonly PersonOptions[]): Drawing {
  const metre = metreAt(CAMERA, [right, away, 0]);
  const [x, y] = CAMERA([right, away, 0.74]);
  const [, foot] = CAMERA([right, away, 0]);
  const glass = (by: number) =>
    fill(`M${x + by * metre - 4} ${y - metre * 0.13}h8l-1.4 ${metre * 0.1}h-5.2z`, "#ffe9c4", 0.8);
  const sitters = guests.map((options, index) => {
    const [at, near] = [right + (index ? 0.52 : -0.52), away - 0.55];
    const [px, py] = CAMERA([at, near, -0.4]);
    const [, seat] = CAMERA([at, near, 0.4]);
    const size = (metreAt(CAMERA, [at, near, 0]) * 1.72) / 100;
    return (
      sheet.clipped(
        box(px - metre, 0, metre * 2, seat),
        place(person(sheet, { ...options, behind: true, bottom: "#24335c", shadow: false }), px, py, size),
      ) + cafeChair(sheet, { camera: CAMERA, right: at, away: near, heading: 0, colour: "#3f86b0" })
    );
  });
  return (
    sheet.glow([x, foot], metre * 1.5, "#ffb65c", 0.5) +
    roundTable(sheet, { camera: CAMERA, right, away, radius: 0.42 }) +
    glass(-0.26) +
    glass(0.26) +
    sheet.glow([x, y - metre * 0.2], metre * 0.9, "#ffd68a", 0.6) +
    place(lantern(sheet), x, y + 2, metre * 0.0034) +
    sitters.join("")
  );
}

/** The paving of the lane in the light of its lamps. */
function drawLane(sheet: Sheet): void {
  const random = randomOf(23);
  const lane = flat([LEFT, RIGHT], [1.9, END]);
  const slabs = { light: "", worn: "", joints: "" };
  for (let away = 1.9; away < END; away += 0.5) {
    for (let right = LEFT - random.next() * 0.6; right < RIGHT;) {
      const wide = random.between(0.5, 0.95);
      const slab = flat([Math.max(LEFT, right), Math.min(RIGHT, right + wide)], [away, Math.min(END, away + 0.5)]);
      const kind = random.next();
      if (kind < 0.26) slabs.light += slab;
      else if (kind < 0.5) slabs.worn += slab;
      slabs.joints += slab;
      right += wide;
    }
  }
  const pools = [
    [1.4, 6.6, 330, 0.85],
    [-1.7, 4.6, 300, 0.6],
    [-1.6, 7.6, 190, 0.6],
    [1.6, 4, 330, 0.55],
  ] as const;
  sheet.add(
    fill(lane, sheet.downwards(["#6c6c92", "#4f5a8a", "#2f4072"], 830, 1200)),
    sheet.clipped(
      lane,
      fill(slabs.light, "#93a0c0", 0.3) +
        fill(slabs.worn, "#22305e", 0.3) +
        pools
          .map(([right, away, reach, strong]) => sheet.glow(CAMERA([right, away, 0]), reach, "#ffb765", strong))
          .join("") +
        stroke(slabs.joints, "#1c2852", 2.4, 0.5),
    ),
    fill(flat([LEFT, RIGHT], [END - 0.1, END]), "#e8c49a", 0.8),
  );
}

const patchOn =
  (on: Wall) =>
  (along: Span, up: Span, out = 0): Path =>
    polygon([on(along[0], up[0], out), on(along[1], up[0], out), on(along[1], up[1], out), on(along[0], up[1], out)]);

/** A white wall at night, its coping, and the light of its lamps on it. */
function wallOf(
  sheet: Sheet,
  on: Wall,
  { away, high, tone, lamps }: { away: Span; high: number; tone: string; lamps: readonly Point[] },
): Drawing {
  const patch = patchOn(on);
  const wall = patch(away, [-0.05, high]);
  const [top, foot] = [on(away[1], high)[1], on(away[1], 0)[1]];
  return (
    fill(
      wall,
      sheet.downwards(
        [blend(tone, "#16285a", 0.4), tone, blend(tone, "#e0a878", 0.16)],
        Math.round(top) - 160,
        Math.round(foot),
      ),
    ) +
    sheet.clipped(
      wall,
      lamps
        .map(([at, up]) => {
          const metre = metreAt(CAMERA, [0, at, 0]);
          return (
            sheet.glow(on(at, up - 0.3), metre * 2.2, "#ffc070", 0.95) +
            sheet.glow(on(at, up - 0.2), metre * 0.9, "#ffedc0", 0.8)
          );
        })
        .join("") + fill(patch(away, [-0.05, 0.34]), "#24356a", 0.3),
    ) +
    fill(patch([away[0], away[1]], [high, high + 0.14], 0.05), blend(tone, "#dfe6f4", 0.36)) +
    fill(patch([away[0], away[1]], [high - 0.1, high]), "#14224c", 0.4)
  );
}

/** A wall lamp: a lantern on an iron arm. */
function lampOn(sheet: Sheet, on: Wall, at: number, up: number): Drawing {
  const metre = metreAt(CAMERA, [0, at, 0]);
  const [x, y] = on(at, up, 0.24);
  return (
    stroke(polyline([on(at, up + 0.3), on(at, up + 0.34, 0.24), on(at, up + 0.2, 0.24)]), "#0c1634", metre * 0.035) +
    sheet.glow([x, y], metre * 0.8, "#ffe0a0", 0.75) +
    place(lantern(sheet), x, y + metre * 0.2, metre * 0.0042)
  );
}

/** A window with two open shutters; behind some the lamp is on. */
function windowOn(on: Wall, at: number, [low, top]: Span, lit: boolean, shutter: string): Drawing {
  const patch = patchOn(on);
  const half = 0.42;
  const slats = (from: number, to: number) =>
    counted(8)
      .map((index) => mixed(low + 0.1, top - 0.14, index / 7))
      .map((up) => patch([from + 0.06, to - 0.06], [up, up + 0.06], 0.04))
      .join("");
  const leaves = [
    [at - half - 0.46, at - half - 0.03],
    [at + half + 0.03, at + half + 0.46],
  ] as const;
  return (
    fill(patch([at - half - 0.08, at + half + 0.08], [low - 0.08, top + 0.1]), "#8ea2c6") +
    fill(patch([at - half, at + half], [low, top]), lit ? "#ffcf7c" : "#1c2f60") +
    (lit ? fill(patch([at - half, at + half], [mixed(low, top, 0.5), top]), "#ffe6ac", 0.8) : "") +
    fill(
      patch([at - 0.03, at + 0.03], [low, top]) +
        patch([at - half, at + half], [mixed(low, top, 0.58), mixed(low, top, 0.63)]),
      lit ? "#7a5560" : "#6f86b4",
    ) +
    leaves
      .map(
        ([from, to]) =>
          fill(patch([from, to], [low - 0.02, top + 0.02], 0.04), shutter) + fill(slats(from, to), "#14305e", 0.7),
      )
      .join("")
  );
}

/** An opening under a round arch. */
function archOn(on: Wall, at: number, half: number, high: number, out = 0): Path {
  return polygon([
    on(at - half, 0, out),
    ...shares(18).map((share) => {
      const angle = Math.PI * (1 - share);
      return on(at + Math.cos(angle) * half, high - half + Math.sin(angle) * half, out);
    }),
    on(at + half, 0, out),
  ]);
}

function drawLeftSide(sheet: Sheet): void {
  const on = LEFT_WALL;
  const patch = patchOn(on);
  const door = archOn(on, 4.1, 0.55, 2.3);
  sheet.add(
    wallOf(sheet, on, { away: [6, END], high: 4.4, tone: "#5b76a6", lamps: [[7.6, 2.7]] }),
    windowOn(on, 7.1, [1, 2.2], true, "#2c6a9c"),
    lampOn(sheet, on, 7.75, 2.6),
    wallOf(sheet, on, { away: [1.8, 6], high: 5.6, tone: "#4f6a9c", lamps: [[4.9, 2.7]] }),
    windowOn(on, 4.1, [3.3, 4.6], true, "#2c6a9c"),
    windowOn(on, 5.3, [3.3, 4.6], false, "#2c6a9c"),
    fill(archOn(on, 4.1, 0.72, 2.48), "#9fb0d0"),
    fill(door, "#1a3566"),
    sheet.clipped(
      door,
      fill(patch([3.6, 4.08], [0, 1.72]) + patch([4.12, 4.6], [0, 1.72]), "#2f76a8") +
        fill(
          patch([3.66, 4.02], [0.14, 0.78]) +
            patch([3.66, 4.02], [0.9, 1.6]) +
            patch([4.18, 4.54], [0.14, 0.78]) +
            patch([4.18, 4.54], [0.9, 1.6]),
          "#1d5080",
        ) +
        fill(patch([3.5, 4.7], [1.72, 1.8]), "#9fb0d0"),
    ),
    lampOn(sheet, on, 4.86, 2.5),
    vine(sheet),
  );
}

/** Jasmine that comes over the wall on the left, between the windows and the lane, white in the light of the lamps. */
function vine(sheet: Sheet): Drawing {
  const [x, y] = CAMERA([LEFT + 0.06, 5.86, 0]);
  const white = sheet.tinted({
    flowerLight: "#fff8e4",
    flower: "#c9d2d8",
    flowerDark: "#3f6a5c",
    leaf: "#3f6a5c",
    leafDark: "#21483f",
  });
  const masses = [
    [330, 240, 96, 60, 32],
    [236, 190, 110, 66, 34],
    [410, 320, 66, 58, 24],
    [300, 330, 50, 44, 16],
    [120, 150, 110, 80, 34],
    [452, 400, 36, 44, 12],
  ] as const;
  return (
    stroke(
      curve([
        [x, y],
        [x + 10, y - 130],
        [x - 8, y - 260],
        [x + 6, y - 400],
        [x + 4, y - 520],
        [x + 36, y - 640],
      ]),
      "#2c2440",
      13,
    ) +
    stroke(
      curve([
        [x - 3, y],
        [x + 7, y - 130],
        [x - 11, y - 260],
        [x + 3, y - 400],
      ]),
      "#7a5a58",
      4,
      0.8,
    ) +
    masses
      .map(([mx, my, width, height, count], index) =>
        bougainvillea(white, {
          x: mx,
          y: my,
          width,
          height,
          count: Math.round(count * 0.8),
          size: 21,
          seed: index + 4,
        }),
      )
      .join("")
  );
}

/** The right side: a bar under an arch, its shelves lit; a balcony over it. */
function drawRightSide(sheet: Sheet): void {
  const on = RIGHT_WALL;
  const patch = patchOn(on);
  const arch = archOn(on, 6.75, 0.95, 2.6);
  const shelves = [1.25, 1.66, 2.05];
  const random = randomOf(8);
  const bottles = shelves.flatMap((up) =>
    counted(13).map((index) => {
      const at = 5.75 + index * 0.16;
      const tall = random.between(0.16, 0.3);
      return fill(
        patch([at, at + 0.08], [up, up + tall], -0.5),
        random.pick(["#2f6f78", "#a8452f", "#7c5a2a", "#fff0c8", "#3f5c34"]),
      );
    }),
  );
  sheet.add(
    wallOf(sheet, on, { away: [5.2, END], high: 4.7, tone: "#6681b0", lamps: [[8, 2.7]] }),
    fill(archOn(on, 6.75, 1.14, 2.8), "#c9bfb8"),
    fill(arch, "#ffc873"),
    sheet.clipped(
      arch,
      fill(patch([5, 8.6], [1, 3], -0.5), "#ffdb94") +
        fill(shelves.map((up) => patch([5, 8.6], [up - 0.05, up], -0.5)).join(""), "#9a5a3c") +
        bottles.join("") +
        fill(patch([5, 8.6], [0, 1.02], -0.1), "#8a4c3a") +
        fill(patch([5, 8.6], [0.98, 1.08], -0.04), "#f7d9a0"),
    ),
    windowOn(on, 6.1, [3.2, 4.1], true, "#2c6a9c"),
    windowOn(on, 7.6, [3.2, 4.1], false, "#2c6a9c"),
    lampOn(sheet, on, 8.1, 2.6),
    wallOf(sheet, on, { away: [1.8, 5.2], high: 6, tone: "#5a75a8", lamps: [[4.5, 2.7]] }),
    windowOn(on, 3.75, [1.1, 2.4], true, "#2c6a9c"),
    windowOn(on, 3.75, [3.6, 4.9], false, "#2c6a9c"),
    lampOn(sheet, on, 4.75, 2.6),
  );
}

/** Lanterns on cords from wall to wall. */
function drawGarlands(sheet: Sheet): void {
  const cords = [
    [7.9, 4.35, 4.6, 0.62, 7],
    [6.5, 4.35, 4.5, 0.5, 7],
    [5, 4.6, 4.9, 0.75, 6],
  ] as const;
  sheet.add(
    ...cords.map(([away, left, right, sag, count]) => {
      const metre = metreAt(CAMERA, [0, away, 0]);
      const at = (share: number) =>
        CAMERA([mixed(LEFT, RIGHT, share), away, mixed(left, right, share) - sag * 4 * share * (1 - share)]);
      const hung = counted(count).map((index) => at((index + 0.5) / count));
      return (
        stroke(polyline(shares(25).map((share) => at(share))), "#0c1634", metre * 0.018) +
        hung
          .map(([x, y], index) => {
            const size = metre * (index % 2 ? 0.13 : 0.16);
            return (
              sheet.glow([x, y + size * 1.4], size * 4.6, "#ffc873", 0.55) +
              stroke(`M${x} ${y}V${y + size * 0.6}`, "#0c1634", 2) +
              paperLantern(x, y + size * 1.5, size, index)
            );
          })
          .join("")
      );
    }),
  );
}

/** A paper lantern, its ribs and its bright heart. */
function paperLantern(x: number, y: number, size: number, index: number): Drawing {
  const colour = ["#ffd98c", "#ffb765", "#ffe9b8"][index % 3] ?? AMBER;
  return (
    fill(disc(x, y, size, size * 0.94), colour) +
    fill(disc(x, y + size * 0.1, size * 0.56, size * 0.5), "#fff6da", 0.85) +
    stroke(
      [-0.5, 0, 0.5]
        .map((by) => {
          const half = size * Math.sqrt(1 - by * by);
          return `M${x - half} ${y + by * size * 0.94}Q${x} ${y + by * size * 0.94 + size * 0.12} ${x + half} ${y + by * size * 0.94}`;
        })
        .join(""),
      "#c9803c",
      1.6,
      0.6,
    ) +
    fill(
      box(x - size * 0.34, y - size * 1.04, size * 0.68, size * 0.16) +
        box(x - size * 0.3, y + size * 0.86, size * 0.6, size * 0.14),
      "#4a2c30",
    )
  );
}

/** A couple on their way down to the tables. */
function drawWalkers(sheet: Sheet): void {
  const figure = (right: number, away: number, tall: number, options: PersonOptions): Drawing => {
    const [x, y] = CAMERA([right, away, 0]);
    return place(person(sheet, options), x, y, (metreAt(CAMERA, [right, away, 0]) * tall) / 100);
  };
  sheet.add(
    figure(-1.9, 8.5, 1.8, { pose: "walking", behind: true, top: "#dfe8f4", bottom: "#2f4478", hair: "#241c2c" }),
    figure(-1.42, 8.4, 1.68, {
      pose: "walking",
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#d8445a",
      bottom: "#d8445a",
      hairstyle: "long",
      hair: "#38222a",
    }),
  );
}

/** A table with a lantern that nobody has taken yet, a chair on either side. */
function freeTable(sheet: Sheet, right: number, away: number): Drawing {
  const metre = metreAt(CAMERA, [right, away, 0]);
  const [x, y] = CAMERA([right, away, 0.74]);
  const chair = (at: number, heading: number) =>
    cafeChair(sheet, { camera: CAMERA, right: at, away, heading, colour: "#3f86b0" });
  return (
    chair(right - 0.74, 90) +
    chair(right + 0.72, 270) +
    roundTable(sheet, { camera: CAMERA, right, away, radius: 0.4 }) +
    sheet.glow([x, y - metre * 0.18], metre * 0.9, "#ffd68a", 0.55) +
    place(lantern(sheet), x, y + 2, metre * 0.0036)
  );
}

/** Pots along the walls, the nearest cut by the corner; a free table under the lamp. */
function drawNear(sheet: Sheet): void {
  const pot = (right: number, away: number, tall: number, seed: number, flowers = true) => {
    const [x, y] = CAMERA([right, away, 0]);
    return place(pottedBush(sheet, { seed, flowers }), x, y, (metreAt(CAMERA, [right, away, 0]) * tall) / 130);
  };
  sheet.add(
    freeTable(sheet, 1.25, 4.9),
    pot(-2, 5.9, 0.9, 4, false),

    pot(2.1, 3.5, 0.9, 9),
    pot(-2.2, 3.3, 0.9, 12),
  );
}
