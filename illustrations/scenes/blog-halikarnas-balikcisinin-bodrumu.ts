import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point } from "../kit/geometry.ts";
import { blot, box, curve, disc, hull, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { caique } from "../parts/boats/caique.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { ridge } from "../parts/land/ridge.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { fullMoon, glitter } from "../parts/sky/suns.ts";
import { type Book, closedBook, FLAME_UP, inkBottle, oilLamp, teaOnSaucer } from "../parts/things/desk.ts";
import { block, rim, type Ring, ring, setDown, turnedForm } from "../parts/things/turnedForm.ts";
import { typewriter, TYPEWRITER_CORNERS } from "../parts/things/typewriter.ts";

const HORIZON = 500;
/** Metres to the right, away, and up from the top of the desk: the eye of somebody who stands before it. */
const eye = cameraOf({ horizon: HORIZON, centre: 800, eye: 0.55, focal: 1300 });
/** The same eye over the bay, which lies a storey below. */
const bay = cameraOf({ horizon: HORIZON, centre: 800, eye: 6, focal: 1300 });

/** Where the inner and the outer face of the wall are, and the back edge of the desk. */
const [WALL, OUTER, BACK] = [1.74, 2.02, 1.7] as const;
/** The opening: its left and right edge, its sill and its top. */
const OPENING = { left: -0.27, right: 0.85, sill: 0.1, top: 1.12 } as const;

const LAMP: Point = [-0.62, 1.4];
/** The flame: all shadows on the desk lead away from it. */
const FLAME: Place = [...LAMP, FLAME_UP];

/** Where the typewriter stands, turned towards the lamp. */
const MACHINE = setDown(eye, -0.2, 1.13, 24);

const SHADOW = "#24143a";

/** The writer's desk at an open window by night: typewriter, oil lamp, tea and a sea sponge; a sponge boat and Bodrum Castle under the moon. */
export const SCENE: Scene = {
  name: "blog-halikarnas-balikcisinin-bodrumu",
  seed: 31,
  mood: "night",
  colours: {
    sky: ["#14306a", "#27508f", "#4f7fb0", "#8fb3c4"],
    zenith: "#0b1c48",
    sea: ["#86adc2", "#3f78a8", "#22558c", "#143a70"],
    seaLight: "#b9d2dc",
    far: "#42669a",
    farShade: "#335488",
    mist: "#8fb0c6",
    sun: "#fff2cf",
    halo: "#f0dcae",
  },
  grain: 0.34,
  crops: { wide: 258, square: 128 },
  draw(sheet) {
    drawBay(sheet);
    drawWindow(sheet);
    drawDesk(sheet);
    drawThings(sheet);
  },
};

function drawBay(sheet: Sheet): void {
  const stone = sheet.tinted({
    stone: "#8fa0bc",
    stoneWorn: "#7488ac",
    stoneShade: "#3a4f86",
    stoneDeep: "#2a3d74",
    wall: "#9fb0c8",
    wallBright: "#c3cfd8",
    leaf: "#34507a",
    leafDark: "#26406c",
  });
  const boat = frameOf(bay, { right: 5.5, away: 43, heading: 114 });
  sheet.add(
    sky(sheet, { height: HORIZON }),
    stars(sheet, { height: 400, count: 170 }),
    fullMoon(sheet, { x: 1128, y: 318, radius: 52 }),
    ridge(sheet, {
      crest: [
        [560, 478],
        [800, 462],
        [960, 440],
        [1090, 418],
        [1200, 446],
        [1420, 470],
      ],
      foot: HORIZON + 3,
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 860, dabs: 60, foot: false }),
    glitter(sheet, { x: 1128, top: HORIZON + 4, bottom: 800, width: 90, count: 90 }),
    place(bodrumCastle(stone, { shade: false, lit: true }), 606, 530, 0.43),
    ripples(sheet, { x: 820, y: 534, width: 460, height: 40, count: 26, colour: "#2a4d86" }),
    // The image of the dark hull on the water.
    hullImage(boat),
    caique(sheet, boat, {
      long: 9.5,
      mast: 6.4,
      boom: true,
      hull: ["#2f6796", "#1c3f6e"],
      stripe: ["#e9dcc4", "#8f9cb8"],
      bottom: ["#7d3c48", "#4a2844"],
      wood: {
        lit: "#c9bda8",
        worn: "#8d88a0",
        shade: "#4a4a78",
        spar: "#1d2c56",
        bulwark: "#6f7fa4",
        gaps: "#5a6288",
      },
      net: ["#d99a6a", "#a9694f", "#6a4256"],
    }),
    ...lampAboard(sheet, boat),
  );
}

/** The dark hull on the moving water: strips that part from one another downwards. */
function hullImage(boat: Project): Drawing {
  const [[left, foot], [right]] = [boat([0.6, -1, 0]), boat([9, -1, 0])];
  const middle = (left + right) / 2;
  const strips = [
    [0, 1, 12],
    [10, 0.94, 9],
    [21, 0.8, 7],
    [32, 0.62, 5],
    [44, 0.4, 4],
  ] as const;
  return fill(
    strips
      .map(([down, long, thick], index) =>
        lens(middle + (index % 2 ? 9 : -7), foot + down, (right - left) * long, thick),
      )
      .join(""),
    "#123060",
    0.75,
  );
}

/** The lantern at the end of her boom and its light on the water. */
function lampAboard(sheet: Sheet, boat: Project): Drawing[] {
  const [x, y] = boat([1.35, 0, 3.05]);
  const [, foot] = boat([1.4, -1.4, 0]);
  return [
    sheet.glow([x, y], 90, "#ffc35e", 0.75),
    stroke(polyline([[x, y], boat([1.35, 0, 3.6])]), "#1d2c56", 3),
    fill(box(x - 6, y - 8, 12, 16), "#fff0bf") + fill(box(x - 8, y - 11, 16, 4) + box(x - 7, y + 7, 14, 3), "#1d2c56"),
    stroke(`M${x - 14} ${foot + 12}h28M${x - 9} ${foot + 24}h20M${x - 10} ${foot + 38}h14`, "#ffcf7a", 4, 0.85),
  ];
}

/** A thick wall with a window let into it, the lamp's light on the plaster. */
function drawWindow(sheet: Sheet): void {
  const { left, right, sill, top } = OPENING;
  const at = (x: number, up: number, away: number = WALL): Point => eye([x, away, up]);
  const [flameX, flameY] = at(FLAME[0], FLAME[2]);
  const hole = polygon([at(left, sill), at(left, top), at(right, top), at(right, sill)]);
  const face = box(0, 0, 1600, 1000) + hole;
  const slab = polygon([at(left, sill), at(right, sill), at(right, sill, OUTER), at(left, sill, OUTER)]);
  const [slabX, slabY] = at(-0.3, sill);
  sheet.add(
    fill(polygon([at(left, sill), at(left, top), at(left, top, OUTER), at(left, sill, OUTER)]), "#26336a"),
    fill(polygon([at(right, sill), at(right, top), at(right, top, OUTER), at(right, sill, OUTER)]), "#8c7488"),
    fill(polygon([at(right, sill), at(right, top), at(right, top, OUTER), at(right, 0.78, OUTER)]), "#55557f"),
    fill(polygon([at(left, top), at(right, top), at(right, top, OUTER), at(left, top, OUTER)]), "#232450"),
    fill(
      slab,
      sheet.linear(
        [
          [0, "#e0a878"],
          [0.5, "#a98a94"],
          [1, "#7484b4"],
        ],
        [slabX, slabY],
        at(right, sill),
      ),
    ),
    `<path d="${face}" fill="#232c5e" fill-rule="evenodd"/>`,
    `<path d="${face}" fill-rule="evenodd" fill="${sheet.radial(
      [
        [0, "#f6b468", 0.98],
        [0.3, "#d98a56", 0.85],
        [0.62, "#8f5a5e", 0.55],
        [1, "#3a3060", 0],
      ],
      [flameX, flameY],
      760,
    )}"/>`,
    // The edge of the sill towards the room, and its shade on the wall below.
    fill(
      polygon([
        at(left - 0.05, sill),
        at(right + 0.05, sill),
        at(right + 0.05, sill - 0.035),
        at(left - 0.05, sill - 0.035),
      ]),
      sheet.linear(
        [
          [0, "#e8b07a"],
          [0.6, "#80708e"],
          [1, "#4f568a"],
        ],
        [slabX, slabY],
        at(right, sill),
      ),
    ),
    fill(
      polygon([
        at(left - 0.02, sill - 0.035),
        at(right + 0.05, sill - 0.035),
        at(right + 0.05, sill - 0.06),
        at(left + 0.1, sill - 0.06),
      ]),
      "#151a40",
      0.6,
    ),
    leaf(sheet, [left, WALL], [left - 0.4, WALL - 0.2], ["#3f7ba4", "#2a5580", "#9fb7b0"]),
    leaf(sheet, [right, WALL], [right + 0.38, WALL - 0.24], ["#376a9a", "#234a7a", "#8fa6c0"]),
    seedling(sheet),
  );
}

/** An open casement from its hinge to its free edge, each to the right and away: a frame with six panes, and the bevel that the light catches. */
function leaf(
  sheet: Sheet,
  hinge: Point,
  free: Point,
  [colour, shade, bevel]: readonly [string, string, string],
): Drawing {
  const [low, high] = [OPENING.sill + 0.015, OPENING.top - 0.015];
  const at = (across: number, up: number): Point =>
    eye([mixed(hinge[0], free[0], across), mixed(hinge[1], free[1], across), mixed(low, high, up)]);
  const cell = (a: number, b: number, c: number, d: number) => polygon([at(a, c), at(b, c), at(b, d), at(a, d)]);
  const panes = [0, 1].flatMap((column) => [0, 1, 2].map((row) => [0.1 + column * 0.42, 0.05 + row * 0.31] as const));
  const each = (draw: (x: number, y: number) => Path) => panes.map(([x, y]) => draw(x, y)).join("");
  const glass = each((x, y) => cell(x, x + 0.37, y, y + 0.27));
  const [flameX, flameY] = eye([FLAME[0] + 0.1, 1.6, FLAME[2]]);
  return (
    fill(cell(0, 1, 0, 1), colour) +
    fill(cell(0.97, 1, 0, 1), bevel) +
    fill(
      each((x, y) => cell(x - 0.02, x + 0.39, y - 0.008, y + 0.278)),
      shade,
    ) +
    fill(glass, "#1c2a58") +
    // The lamp in the panes.
    sheet.clipped(glass, sheet.glow([flameX, flameY], 330, "#f0a860", 0.8)) +
    sheet.clipped(
      glass,
      fill(
        polygon([at(0.42, 1), at(0.68, 1), at(0.08, 0), at(-0.18, 0)]) +
          polygon([at(0.8, 1), at(0.88, 1), at(0.28, 0), at(0.2, 0)]),
        "#a9c4d8",
        0.24,
      ),
    ) +
    fill(
      each((x, y) => cell(x - 0.02, x + 0.39, y - 0.014, y - 0.004)),
      bevel,
      0.8,
    )
  );
}

/** Shadow on the desk of what lies between some places of the world: each is thrown away from the flame. */
function shadowOf(places: readonly Place[], longest = 1.75): Drawing {
  const thrown = places.flatMap(([x, away, up]): Point[] => {
    const far = Math.min(FLAME[2] / Math.max(0.05, FLAME[2] - up), longest);
    return [eye([FLAME[0] + (x - FLAME[0]) * far, FLAME[1] + (away - FLAME[1]) * far, 0])];
  });
  return fill(hull(thrown), SHADOW, 0.5);
}

function drawDesk(sheet: Sheet): void {
  const line = (away: number): Path => polyline([eye([-1.4, away, 0]), eye([1.4, away, 0])]);
  const [, back] = eye([0, BACK, 0]);
  const top = box(0, back, 1600, 1210 - back);
  const [x, y] = eye([...LAMP, 0]);
  const reach = 1050;
  const pool = sheet.radial(
    [
      [0, "#ffce84", 1],
      [0.2, "#f0a65e", 0.95],
      [0.45, "#c87448", 0.85],
      [0.72, "#8a4a48", 0.6],
      [1, "#4a2a48", 0],
    ],
    [0, 0],
    reach,
  );
  sheet.add(
    fill(top, "#3c2444"),
    sheet.clipped(top, place(fill(box(-reach, -reach, reach * 2, reach * 2), pool), x, y, 0.46, 1)),
    stroke([1.54, 1.37, 1.2, 1.04].map(line).join(""), "#3a1f38", 3.2, 0.6),
    stroke([1.535, 1.366, 1.196, 1.036].map(line).join(""), "#ffcf94", 1.4, 0.28),
    fill(box(0, back - 5, 1600, 7), "#2a1a3c", 0.7),
  );
}

function drawThings(sheet: Sheet): void {
  const shade = [
    shadowOf(TYPEWRITER_CORNERS.map(MACHINE.world), 1.3),
    lampShadow(),
    ...BOOKS.map(bookShadow),
    teaShadow(),
    inkShadow(),
  ].join("");
  const [, back] = eye([0, BACK, 0]);
  sheet.add(
    papers(),
    sheet.clipped(box(0, back, 1600, 400), shade),
    BOOKS.map((book) => closedBook(eye, book)).join(""),
    oilLamp(sheet, eye, LAMP),
    typewriter(sheet, MACHINE.view),
    teaOnSaucer(eye, TEA),
    sponge(sheet),
    inkBottle(eye, INK),
    matches(),
  );
}

/** A seedling in a pot on the sill: he sent for trees from abroad and planted them in the town. */
function seedling(sheet: Sheet): Drawing {
  const at: Point = [0.755, 1.85];
  const [x, y] = eye([...at, 0.2]);
  const rings: Ring[] = [
    [0.045, 0.1],
    [0.06, 0.19],
    [0.067, 0.19],
    [0.067, 0.215],
  ];
  return (
    fill(polygon(ring([0.82, 1.86], [0.062, 0.1]).map(eye)), "#3a3a6a", 0.6) +
    turnedForm(eye, at, rings, ["#e08a5c", "#a9523f", "#5d2f4a"]) +
    fill(rim(eye, at, [0.067, 0.215]), "#c9704e") +
    fill(rim(eye, at, [0.054, 0.212]), "#3a2240") +
    stroke(
      `M${x} ${y - 8}Q${x - 6} ${y - 70} ${x + 2} ${y - 130}M${x - 2} ${y - 70}L${x - 34} ${y - 106}M${x} ${y - 84}L${x + 30} ${y - 120}`,
      "#1c2c50",
      5,
    ) +
    leafMass(sheet, {
      x,
      y: y - 128,
      width: 52,
      height: 50,
      seed: 4,
      leaf: "round",
      count: 22,
      size: 27,
      colours: ["#1f3c58", "#34624e", "#7f9a5c"],
    })
  );
}

function lampShadow(): Drawing {
  // Right under the flame, so that it only lies about the foot.
  return fill(rim(eye, [LAMP[0] + 0.02, LAMP[1] - 0.01], [0.125, 0]), "#8a4634", 0.75);
}

const BOOKS: readonly Book[] = [
  { at: [0.68, 1.44, -8], half: [0.14, 0.1], from: 0, high: 0.042, tones: ["#c8565a", "#8d3348", "#54213f"] },
  { at: [0.69, 1.45, 6], half: [0.125, 0.09], from: 0.042, high: 0.03, tones: ["#e8b46c", "#b97b44", "#6d4440"] },
  { at: [0.67, 1.45, -18], half: [0.11, 0.08], from: 0.072, high: 0.036, tones: ["#5f9aa0", "#2f6a80", "#1b3c5c"] },
];

function bookShadow({ at, half: [wide, deep], from, high }: Book): Drawing {
  const { world } = setDown(eye, ...at);
  return shadowOf(
    [-wide, wide].flatMap((x) => [-deep, deep].flatMap((y) => [0, from + high].map((up) => world([x, y, up])))),
  );
}

/** Written sheets, one across the other, and a fountain pen on them. */
function papers(): Drawing {
  const page = (
    right: number,
    away: number,
    turn: number,
    tones: readonly [string, string],
    written: number,
  ): Drawing => {
    const { view } = setDown(eye, right, away, turn);
    const at = (x: number, y: number): Point => view([x, y, 0.002]);
    const outline = (by: number): Path =>
      polygon([
        at(-0.105 + by, -0.148 - by),
        at(0.105 + by, -0.148 - by),
        at(0.105 + by, 0.148 - by),
        at(-0.105 + by, 0.148 - by),
      ]);
    const lines = counted(written).map((index) => {
      const y = 0.118 - index * 0.021;
      return polyline([
        at(-0.082, y),
        at(-0.03, y + 0.002),
        at(0.03, y - 0.001),
        at(index % 5 === 4 ? 0.02 : 0.082 - ((index * 29) % 17) / 1000, y + 0.001),
      ]);
    });
    return (
      fill(outline(0.007), SHADOW, 0.55) +
      fill(outline(0), tones[0]) +
      fill(polygon([at(0.02, -0.148), at(0.105, -0.148), at(0.105, 0.148), at(0.06, 0.148)]), tones[1]) +
      stroke(lines.join(""), "#5f4a6c", 2.8, 0.8)
    );
  };
  const { view } = setDown(eye, 0.38, 1.17, 48);
  const shaft = (from: number, to: number, half: number): Path =>
    polygon([view([-half, from, 0.012]), view([half, from, 0.012]), view([half, to, 0.012]), view([-half, to, 0.012])]);
  return (
    page(0.42, 1.24, 34, ["#c99a84", "#a87a7c"], 0) +
    page(0.34, 1.21, -16, ["#f0cfa4", "#d9ae90"], 11) +
    fill(
      polygon([view([0.006, -0.06, 0]), view([0.02, -0.06, 0]), view([0.018, 0.1, 0]), view([0.004, 0.1, 0])]),
      SHADOW,
      0.6,
    ) +
    fill(shaft(-0.05, 0.1, 0.006), "#1c1a3c") +
    fill(
      polygon([
        view([-0.006, -0.05, 0.012]),
        view([-0.002, -0.05, 0.012]),
        view([-0.002, 0.1, 0.012]),
        view([-0.006, 0.1, 0.012]),
      ]),
      "#8f7a96",
    ) +
    fill(shaft(0.022, 0.03, 0.0066), "#e8b45c") +
    fill(polygon([view([-0.004, -0.05, 0.012]), view([0.004, -0.05, 0.012]), view([0, -0.078, 0.004])]), "#f0c878")
  );
}

const TEA: Point = [0.235, 1.4];

function teaShadow(): Drawing {
  return shadowOf([...ring(TEA, [0.062, 0]), ...ring(TEA, [0.03, 0.1])]);
}

const INK: Point = [0.04, 1.09];

function inkShadow(): Drawing {
  return shadowOf([...ring(INK, [0.034, 0]), ...ring(INK, [0.034, 0.045])]);
}

/** A sea sponge as the divers bring them up: a round, soft mass of lobes, full of holes. */
function sponge(sheet: Sheet): Drawing {
  const at: Place = [0.585, 1.13, 0];
  const [x, y] = eye(at);
  const random = randomOf(12);
  const outline = counted(23).map((index): Point => {
    const turn = (index / 23) * Math.PI * 2;
    const out = 1 + random.around(0.05) + Math.cos(turn * 3 + 1) * 0.045;
    // It lies broad on the desk.
    const flat = Math.sin(turn) > 0 ? 0.66 : 1.06;
    return [x + Math.cos(turn) * 108 * out, y - 62 + Math.sin(turn) * 84 * out * flat];
  });
  const mass = curve(outline, true);
  const holes = counted(120).map((index): readonly [Point, number] => {
    const turn = index * 2.4 + 0.4 + random.around(0.16);
    const out = Math.sqrt((index + 0.4) / 120) * 0.97;
    const wide =
      index % 9 === 2 && out < 0.75 ? random.between(9, 12) : mixed(5.4, 3.2, out) * random.between(0.6, 1.25);
    return [[x + Math.cos(turn) * out * 104, y - 68 + Math.sin(turn) * out * 72], wide];
  });
  // Towards the edge, the surface turns away, and the holes grow narrow.
  const pits = (dx: number, size: number): Path =>
    holes
      .map(([[px, py], wide]) =>
        disc(px + dx, py, wide * size * (1 - 0.5 * Math.abs((px - x) / 104) ** 2), wide * size * 0.78),
      )
      .join("");
  return (
    shadowOf([...ring([at[0], at[1]], [0.088, 0]), ...ring([at[0], at[1]], [0.07, 0.08])]) +
    fill(mass, "#cf8d4a") +
    sheet.clipped(
      mass,
      fill(blot(randomOf(4), x - 44, y - 96, 84, 52), "#f2c47c") +
        fill(
          polygon([
            [x + 120, y - 120],
            [x + 62, y - 80],
            [x + 40, y - 40],
            [x - 10, y - 14],
            [x - 90, y - 6],
            [x - 60, y + 30],
            [x + 130, y + 30],
          ]),
          "#8f5148",
        ) +
        fill(pits(2, 1.22), "#fbdc9e", 0.5) +
        fill(pits(0, 1), "#5f3340"),
    )
  );
}

/** Matches beside the lamp that they lit. */
function matches(): Drawing {
  const { view, world } = setDown(eye, -0.5, 1.14, -28);
  const burnt = setDown(eye, -0.37, 1.075, 62).view;
  return (
    shadowOf([-0.03, 0.03].flatMap((x) => [-0.02, 0.02].flatMap((y) => [0, 0.016].map((up) => world([x, y, up]))))) +
    block(view, [-0.032, 0.032], [-0.02, 0.02], [0, 0.016], {
      top: "#d9604a",
      front: "#8d3a44",
      left: "#f6dfb4",
      right: "#6b3040",
    }) +
    fill(
      polygon([
        view([-0.032, -0.02, 0.003]),
        view([0.032, -0.02, 0.003]),
        view([0.032, -0.02, 0.013]),
        view([-0.032, -0.02, 0.013]),
      ]),
      "#4a2840",
    ) +
    fill(
      polygon([
        view([-0.022, -0.012, 0.0165]),
        view([0.022, -0.012, 0.0165]),
        view([0.022, 0.012, 0.0165]),
        view([-0.022, 0.012, 0.0165]),
      ]),
      "#f3d6a4",
    ) +
    stroke(polyline([burnt([0.003, -0.022, 0]), burnt([0.003, 0.022, 0])]), SHADOW, 4, 0.5) +
    stroke(polyline([burnt([0, -0.022, 0.003]), burnt([0, 0.016, 0.003])]), "#f6dfb4", 4) +
    stroke(polyline([burnt([0, 0.016, 0.003]), burnt([0, 0.024, 0.003])]), "#2a1a2c", 6)
  );
}
