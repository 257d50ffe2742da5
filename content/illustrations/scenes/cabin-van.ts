import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { cameraOf } from "../kit/camera.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, disc, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 470;
/** One stands at the back and looks along the aisle, which is right of the middle. */
const [EYE, AISLE] = [1.6, 0.24] as const;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1080 });
/** Half the cabin's width, its height, and how far off its windscreen is. */
const [SIDE, ROOF, FRONT] = [0.92, 1.98, 6] as const;

/** A place in the cabin: metres right of its middle, away and up. */
const at = (right: number, away: number, up: number): Point => camera([right - AISLE, away, up]);

/** The cabin of the minibus from its last row: pairs of seats to the left of the aisle, single ones to its right, guests in most, the road along the bay ahead. */
export const SCENE: Scene = {
  name: "cabin-van",
  seed: 98,
  mood: "morning",
  crops: { wide: 130, square: 200 },
  grain: 0.36,
  draw(sheet) {
    drawBay(sheet);
    drawShell(sheet);
    drawCab(sheet);
    for (const away of ROWS) drawRow(sheet, away);
  },
};

/** What passes outside: hills to both sides, a white town, a gulet behind. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    heapedCloud(sheet, { x: 120, y: 300, length: 260, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([-20, 380, 200, 350, 420, 400, 640, 440, 800, 448, 960, 430, 1180, 372, 1400, 330, 1640, 340]),
      foot: HORIZON + 4,
      mist: 40,
      seed: 5,
    }),
    groupedTown(sheet, {
      rows: 6,
      far: [1130, 1640],
      near: [1080, 1640],
      ground: (_, share) => 380 + share * 88,
      scale: [0.22, 0.42],
      seed: 9,
    }),
    sea(sheet, { top: HORIZON, bottom: 1200, dabs: 60, foot: false }),
    place(gulet(sheet), 270, 524, 0.4),
    ripples(sheet, { x: 270, y: 528, width: 240, height: 14, count: 14 }),
    // The road ahead, its line and its edges.
    fill("M800 470L560 800H1100Z", "#6c7690"),
    fill("M800 470L572 800H586ZM800 470L1072 800H1090ZM800 470L824 800H838Z", "#fff6e4"),
    fill("M802 470L1100 800V1200H1640V470Z", sheet.downwards(["#a9b078", "#c2b47c", "#d8bf88"], 470, 1100)),
    fill(
      "M1000 560Q1300 520 1640 540V572Q1300 556 1020 584ZM1060 680Q1340 640 1640 668V712Q1340 690 1090 716Z",
      "#8f9a62",
    ),
    fill(
      "M1080 506Q1340 496 1640 500V508Q1340 506 1080 514ZM1130 600Q1380 584 1640 600V612Q1380 598 1130 610Z",
      "#efe0bc",
    ),
    ...(
      [
        [1120, 520, 0.3, 2],
        [1236, 536, 0.44, 5],
        [1330, 604, 0.7, 9],
        [1480, 540, 0.5, 3],
        [1560, 660, 0.9, 4],
      ] as const
    ).map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })),
    place(olive(sheet, { seed: 3 }), 1006, 530, 0.34),
    place(olive(sheet, { seed: 5 }), 1166, 572, 0.6),
    place(olive(sheet, { seed: 8 }), 1440, 700, 1.1),
    place(olive(sheet, { seed: 2 }), 1600, 860, 1.5),
  );
}

/** The panes of one side, each from one pillar to the next. */
const PANES = [
  [0.55, 1.36],
  [1.46, 2.42],
  [2.52, 3.48],
  [3.58, 4.54],
  [4.64, 5.8],
] as const;

function panes(side: 1 | -1): Path {
  return PANES.map(([from, to]) =>
    polygon([
      at(side * SIDE, from, 1.02),
      at(side * SIDE, from, 1.68),
      at(side * SIDE, to, 1.68),
      at(side * SIDE, to, 1.02),
    ]),
  ).join("");
}

const WINDSCREEN = polygon([at(-0.84, FRONT, 0.98), at(-0.8, FRONT, 1.8), at(0.8, FRONT, 1.8), at(0.84, FRONT, 0.98)]);

/** A curtain gathered at the pillar behind a pane, tied at half its height. */
function curtain(side: 1 | -1, to: number): Path {
  return polygon([
    at(side * 0.9, to - 0.1, 1.7),
    at(side * 0.9, to + 0.16, 1.7),
    at(side * 0.9, to + 0.1, 1.36),
    at(side * 0.9, to + 0.14, 1.03),
    at(side * 0.9, to - 0.08, 1.03),
    at(side * 0.9, to - 0.02, 1.36),
  ]);
}

function folds(side: 1 | -1, to: number): Path {
  return [-0.02, 0.06]
    .map((shift) =>
      polyline([at(side * 0.9, to + shift, 1.7), at(side * 0.9, to + 0.03, 1.36), at(side * 0.9, to + shift, 1.03)]),
    )
    .join("");
}

/** The rack along one side: its lit underside with reading lamps, its lip, bags that lie on it. */
function rack(sheet: Sheet, side: 1 | -1): Drawing {
  const lit = side > 0;
  const [inner, low, lip] = [0.6, 1.75, 1.82] as const;
  const along = (x0: number, u0: number, x1: number, u1: number) =>
    polygon([at(side * x0, 0.4, u0), at(side * x0, FRONT, u0), at(side * x1, FRONT, u1), at(side * x1, 0.4, u1)]);
  const bags = [
    [5.3, 0.5, 0.13, "#c2465f", "#8a2a48"],
    [4.5, 0.4, 0.1, "#e2a63a", "#a8702a"],
    [3.4, 0.55, 0.13, lit ? "#3f8f8a" : "#d9784a", lit ? "#245c60" : "#94452f"],
    [2.4, 0.46, 0.12, lit ? "#d9784a" : "#4a7fa8", lit ? "#94452f" : "#274c74"],
  ] as const;
  const bag = ([away, long, high, light, shade]: (typeof bags)[number]) => {
    const x = side * (inner + 0.06);
    const front = polygon([
      at(x, away, lip),
      at(x, away + long, lip),
      at(x, away + long, lip + high),
      at(x, away, lip + high),
    ]);
    const end = polygon([
      at(x, away, lip),
      at(side * 0.88, away, lip),
      at(side * 0.88, away, lip + high),
      at(x, away, lip + high),
    ]);
    return fill(end, light) + fill(front, shade);
  };
  const lamps = [1.8, 2.6, 3.4, 4.2].map((away) => at(side * 0.72, away, low));
  return (
    bags.map(bag).join("") +
    fill(along(SIDE, low, inner, low), lit ? "#f3e2c2" : "#bda894") +
    fill(along(inner, low, inner, lip), lit ? "#c9ae8c" : "#e9d6b8") +
    lamps.map(([x, y]) => sheet.glow([Math.round(x), Math.round(y)], 34, "#fff3cf", 0.7)).join("") +
    dots(lamps, 4, "#fffdf0")
  );
}

/** Walls about their panes, the roof with two lines of light, the boards of the floor. */
function drawShell(sheet: Sheet): void {
  const wall = (side: 1 | -1) =>
    polygon([
      at(side * SIDE, 0.4, 0),
      at(side * SIDE, 0.4, ROOF),
      at(side * SIDE, FRONT, ROOF),
      at(side * SIDE, FRONT, 0),
    ]);
  const band = (side: 1 | -1, low: number, high: number) =>
    polygon([
      at(side * SIDE, 0.4, low),
      at(side * SIDE, 0.4, high),
      at(side * SIDE, FRONT, high),
      at(side * SIDE, FRONT, low),
    ]);
  const bulkhead = polygon([at(-SIDE, FRONT, 0), at(-SIDE, FRONT, ROOF), at(SIDE, FRONT, ROOF), at(SIDE, FRONT, 0)]);
  const roof = polygon([at(-SIDE, 0.4, ROOF), at(SIDE, 0.4, ROOF), at(SIDE, FRONT, ROOF), at(-SIDE, FRONT, ROOF)]);
  const floor = polygon([at(-SIDE, 0.4, 0), at(SIDE, 0.4, 0), at(SIDE, FRONT, 0), at(-SIDE, FRONT, 0)]);
  const light = (right: number, wide: number) =>
    polygon([
      at(right - wide, 0.4, ROOF - 0.01),
      at(right + wide, 0.4, ROOF - 0.01),
      at(right + wide, FRONT, ROOF - 0.01),
      at(right - wide, FRONT, ROOF - 0.01),
    ]);
  const boards = counted(9)
    .map((index) => {
      const right = -0.8 + index * 0.2;
      return `M${at(right, 0.4, 0).join(" ")}L${at(right, FRONT, 0).join(" ")}`;
    })
    .join("");
  sheet.add(
    `<path d="${bulkhead}${WINDSCREEN}" fill="#d9c8b4" fill-rule="evenodd"/>`,
    fill(roof, sheet.downwards(["#f3e6d0", "#e3d0b8", "#c8b3a4"], 0, 380)),
    `<path d="${wall(-1)}${panes(-1)}" fill="#b9a89e" fill-rule="evenodd"/>`,
    `<path d="${wall(1)}${panes(1)}" fill="#efe0c8" fill-rule="evenodd"/>`,
    stroke(panes(-1) + panes(1) + WINDSCREEN, "#2b3a52", 9),
    // Below the panes: a ledge that has the light, cloth panels.
    fill(band(-1, 0, 0.96), "#5d7394"),
    fill(band(1, 0, 0.96), "#6d92b4"),
    fill(band(-1, 0.8, 0.84), "#c9ae8c"),
    fill(band(1, 0.8, 0.84), "#efd9b4"),
    fill(band(-1, 0, 0.8), "#3f587c"),
    fill(band(1, 0, 0.8), "#4f7aa2"),
    fill(band(-1, 0.93, 0.99), "#d9c8b4"),
    fill(band(1, 0.93, 0.99), "#fff6e4"),
    // Between the panes a rail, curtains tied to the pillars.
    fill(band(-1, 1.7, 1.735), "#8c7f80"),
    fill(band(1, 1.7, 1.735), "#cdb79c"),
    fill(PANES.map(([, to]) => curtain(-1, to)).join(""), "#a8482f"),
    fill(PANES.map(([, to]) => curtain(1, to)).join(""), "#d9784a"),
    stroke(PANES.map(([, to]) => folds(-1, to)).join(""), "#7d3226", 3, 0.7),
    stroke(PANES.map(([, to]) => folds(1, to)).join(""), "#f0a070", 3, 0.7),
    rack(sheet, -1),
    rack(sheet, 1),
    fill(light(-0.42, 0.09) + light(0.42, 0.09), "#ffe2a6", 0.45),
    fill(light(-0.42, 0.03) + light(0.42, 0.03), "#fffaf0"),
    fill(floor, sheet.downwards(["#8f6a50", "#b98c62", "#cf9f6e"], 620, 1200)),
    stroke(boards, "#8a6248", 3, 0.7),
  );
}

interface SeatOptions {
  right: number;
  away: number;
}

/** A surface of the seat's own outline at a distance: from foot to shoulders, rounded above. */
function backAt(right: number, away: number): Path {
  return curve(
    [
      [-0.19, 0.4],
      [-0.202, 0.58],
      [-0.2, 0.74],
      [-0.22, 0.94],
      [-0.208, 1.08],
      [-0.15, 1.15],
      [0, 1.17],
      [0.15, 1.15],
      [0.208, 1.08],
      [0.22, 0.94],
      [0.2, 0.74],
      [0.202, 0.58],
      [0.19, 0.4],
    ].map(([x = 0, up = 0]) => at(right + x, away, up)),
    true,
  );
}

function headRest(right: number, away: number): Path {
  return curve(
    [
      [-0.118, 1.205],
      [-0.142, 1.3],
      [-0.12, 1.385],
      [0, 1.41],
      [0.12, 1.385],
      [0.142, 1.3],
      [0.118, 1.205],
      [0, 1.19],
    ].map(([x = 0, up = 0]) => at(right + x, away, up)),
    true,
  );
}

/** How thick a back is, and how far its cushion reaches before it. */
const [THICK, DEEP] = [0.11, 0.56] as const;

/** A seat from behind: cushion on its frame, arm-rest on the aisle, the shell of the back with its pocket and handle, the head-rest in white cloth. */
function seat(sheet: Sheet, { right, away }: SeatOptions): Drawing {
  const aisle = right < AISLE ? 1 : -1;
  const edge = right + aisle * 0.2;
  const inner = (low: number, high: number, from: number, to: number) =>
    polygon([at(edge, from, low), at(edge, to, low), at(edge, to, high), at(edge, from, high)]);
  const unit = 1080 / away;
  const shaded = aisle < 0;
  const cloth = headRest(right, away - 0.015);
  const back = backAt(right, away);
  const panel = curve(
    [
      [-0.12, 0.4],
      [-0.125, 0.7],
      [-0.15, 0.94],
      [-0.125, 1.06],
      [0, 1.09],
      [0.125, 1.06],
      [0.15, 0.94],
      [0.125, 0.7],
      [0.12, 0.4],
    ].map(([x = 0, up = 0]) => at(right + x, away, up)),
    true,
  );
  const pocket = curve(
    [
      [-0.15, 0.5],
      [-0.155, 0.66],
      [-0.15, 0.78],
      [0, 0.76],
      [0.15, 0.78],
      [0.155, 0.66],
      [0.15, 0.5],
      [0, 0.48],
    ].map(([x = 0, up = 0]) => at(right + x, away - 0.01, up)),
    true,
  );
  return (
    fill(
      polygon([
        at(right - 0.2, away + DEEP, 0.01),
        at(right + 0.3, away + DEEP, 0.01),
        at(right + 0.34, away, 0.01),
        at(right - 0.16, away, 0.01),
      ]),
      "#4a3238",
      0.45,
    ) +
    // The box of the seat, which stands on the floor.
    fill(
      polygon([
        at(edge, away + 0.06, 0.32),
        at(edge, away + 0.48, 0.32),
        at(edge - aisle * 0.03, away + 0.42, 0),
        at(edge - aisle * 0.03, away + 0.1, 0),
      ]),
      shaded ? "#51617a" : "#2b3950",
    ) +
    // The cushion's side and the seat's frame under it.
    fill(inner(0.34, 0.48, away + 0.04, away + DEEP), shaded ? "#2f6a96" : "#17395c") +
    fill(inner(0.3, 0.345, away + 0.02, away + DEEP), "#28364c") +
    // The back's own thickness, seen from the aisle, and the arm-rest before it.
    fill(backAt(right, away + THICK), shaded ? "#4f8ab2" : "#163557") +
    stroke(backAt(right, away + THICK * 0.5), shaded ? "#4f8ab2" : "#163557", unit * 0.02) +
    fill(inner(0.64, 0.7, away + 0.02, away + 0.44), shaded ? "#33415a" : "#1b2436") +
    fill(
      polygon([
        at(edge, away + 0.02, 0.7),
        at(edge, away + 0.44, 0.7),
        at(edge + aisle * 0.055, away + 0.44, 0.7),
        at(edge + aisle * 0.055, away + 0.02, 0.7),
      ]),
      "#6c7a90",
    ) +
    fill(back, sheet.linear(BACK_LIGHT, rounded(at(right - 0.2, away, 0.8)), rounded(at(right + 0.2, away, 0.8)))) +
    sheet.clipped(
      back,
      fill(slab(right, away, [0.3, 0.3], [0.3, 0.46]), "#12304f", 0.8) +
        // A panel of plain cloth between the padded sides, in the light that comes from the left.
        fill(panel, sheet.linear(PANEL_LIGHT, rounded(at(right - 0.15, away, 1)), rounded(at(right + 0.15, away, 1)))) +
        stroke(panel, "#1a476e", unit * 0.008),
    ) +
    // A magazine in the pocket's net.
    fill(
      polygon([
        at(right - 0.1, away - 0.01, 0.6),
        at(right - 0.11, away - 0.01, 0.86),
        at(right + 0.06, away - 0.01, 0.88),
        at(right + 0.07, away - 0.01, 0.6),
      ]),
      "#f0c878",
    ) +
    fill(pocket, "#1a476e") +
    stroke(
      polyline([
        at(right - 0.15, away - 0.01, 0.78),
        at(right, away - 0.01, 0.762),
        at(right + 0.15, away - 0.01, 0.78),
      ]),
      "#7fb0d0",
      unit * 0.012,
    ) +
    // The handle on the aisle's shoulder.
    stroke(
      curve([
        at(right + aisle * 0.1, away - 0.02, 1.15),
        at(right + aisle * 0.125, away - 0.03, 1.185),
        at(right + aisle * 0.19, away - 0.03, 1.165),
        at(right + aisle * 0.222, away - 0.03, 1.1),
        at(right + aisle * 0.212, away - 0.01, 1.02),
      ]),
      "#d9dfe6",
      unit * 0.017,
    ) +
    stroke(
      [-0.06, 0.06].map((x) => polyline([at(right + x, away, 1.15), at(right + x, away, 1.22)])).join(""),
      "#39465c",
      unit * 0.017,
    ) +
    fill(headRest(right, away + 0.07), shaded ? "#4f8ab2" : "#163557") +
    fill(cloth, "#2f6089") +
    sheet.clipped(
      cloth,
      fill(slab(right, away, [0.2, 1.25], [0.2, 1.5]), "#fbf3e2") +
        fill(
          polygon([
            at(right + 0.07, away, 1.25),
            at(right + 0.035, away, 1.5),
            at(right + 0.2, away, 1.5),
            at(right + 0.2, away, 1.25),
          ]),
          "#c9bcc4",
        ),
    )
  );
}

const BACK_LIGHT = [
  [0, "#7fb2d4"],
  [0.12, "#3f7fae"],
  [0.6, "#2b6592"],
  [1, "#1a476e"],
] as const;

const PANEL_LIGHT = [
  [0, "#5c9ac4"],
  [0.5, "#3a78a6"],
  [1, "#235a86"],
] as const;

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** An upright surface across the cabin, from half a width and height to another. */
function slab(right: number, away: number, [foot, low]: Point, [head, high]: Point): Path {
  return polygon([
    at(right - foot, away, low),
    at(right - head, away, high),
    at(right + head, away, high),
    at(right + foot, away, low),
  ]);
}

interface GuestOptions extends SeatOptions {
  hair: string;
  lit: string;
  top: string;
  hat?: boolean;
  long?: boolean;
  /** How high who sits there is, in metres over the head-rest. */
  tall?: number;
}

/** A guest from behind, before the head-rest is drawn over: shoulders to both sides of it, hair or a hat above it. */
function guest({ right, away, hair, lit, top, hat = false, long = false, tall = 0 }: GuestOptions): Drawing {
  const metre = 1080 / away;
  const m = (value: number) => Math.round(value * metre);
  const [x, y] = at(right, away, 1.36 + tall);
  const crown = (width: number) =>
    `M${x - m(width)} ${y + m(0.12)}Q${x - m(width + 0.02)} ${y - m(0.13)} ${x} ${y - m(0.13)}Q${x + m(width + 0.02)} ${y - m(0.13)} ${x + m(width)} ${y + m(0.12)}Z`;
  const shoulders = `M${x - m(0.23)} ${y + m(0.5)}Q${x - m(0.24)} ${y + m(0.24)} ${x - m(0.1)} ${y + m(0.2)}H${x + m(0.1)}Q${x + m(0.24)} ${y + m(0.24)} ${x + m(0.23)} ${y + m(0.5)}Z`;
  return (
    fill(shoulders, top) +
    fill(`M${x - m(0.05)} ${y + m(0.05)}H${x + m(0.05)}V${y + m(0.24)}H${x - m(0.05)}Z`, "#a86c4a") +
    fill(crown(long ? 0.125 : 0.1), hair) +
    fill(
      `M${x - m(0.09)} ${y + m(0.06)}Q${x - m(0.11)} ${y - m(0.12)} ${x - m(0.01)} ${y - m(0.125)}Q${x - m(0.07)} ${y - m(0.06)} ${x - m(0.06)} ${y + m(0.06)}Z`,
      lit,
    ) +
    (hat
      ? fill(disc(x, y - m(0.01), m(0.21), m(0.045)), "#f0c878") +
        fill(
          `M${x - m(0.11)} ${y - m(0.01)}Q${x - m(0.11)} ${y - m(0.15)} ${x} ${y - m(0.15)}Q${x + m(0.11)} ${y - m(0.15)} ${x + m(0.11)} ${y - m(0.01)}Z`,
          "#f6d890",
        ) +
        fill(`M${x - m(0.11)} ${y - m(0.045)}H${x + m(0.11)}V${y - m(0.005)}H${x - m(0.11)}Z`, "#c2265f")
      : "")
  );
}

/** Rows from the first to the last, which is the nearest; seats from the left, with the aisle after the second. */
const ROWS = [4.5, 3.7, 2.9, 2.1, 1.3] as const;
const SEATS = [-0.66, -0.2, 0.66] as const;

const GUESTS: readonly GuestOptions[] = [
  { right: -0.66, away: 4.5, top: "#f0b23c", hair: "#33262a", lit: "#6a4a42", tall: 0.05 },
  { right: 0.66, away: 4.5, top: "#fdf8ee", hair: "#6b3a26", lit: "#a5663f", tall: 0.04 },
  { right: -0.66, away: 3.7, top: "#fdf8ee", hair: "#4a2c30", lit: "#7d4c40", tall: 0.06 },
  { right: -0.2, away: 3.7, top: "#d0527a", hair: "#33262a", lit: "#6a4a42", hat: true, tall: 0.05 },
  { right: 0.66, away: 2.9, top: "#e58a4c", hair: "#c9a25e", lit: "#f0d090", long: true, tall: 0.04 },
  { right: -0.2, away: 2.9, top: "#fdf8ee", hair: "#6b3a26", lit: "#a5663f", tall: 0.07 },
  { right: -0.66, away: 2.1, top: "#3f8f8a", hair: "#33262a", lit: "#6a4a42", long: true, tall: 0.03 },
];

/** A row with who sits in it. */
function drawRow(sheet: Sheet, away: number): void {
  for (const right of SEATS) {
    for (const one of GUESTS) if (one.away === away && one.right === right) sheet.add(guest(one));
    sheet.add(seat(sheet, { right, away }));
  }
}

/** The windscreen's foot with the wheel, the driver from behind, the mirror. */
function drawCab(sheet: Sheet): void {
  const [wheelX, wheelY] = at(-0.45, FRONT - 0.1, 1.02);
  const [mirrorX, mirrorY] = at(0.05, FRONT, 1.72);
  sheet.add(
    fill(slab(0, FRONT - 0.02, [SIDE, 0.4], [SIDE, 1.02]), "#33415a"),
    fill(slab(0, FRONT - 0.02, [SIDE, 0.99], [SIDE, 1.03]), "#8fa0b4"),
    stroke(disc(wheelX, wheelY + 18, 36, 30), "#1b2436", 8),
    fill(`M${mirrorX - 34} ${mirrorY}h68q8 0 8 8v10q0 8-8 8h-68q-8 0-8-8v-10q0-8 8-8Z`, "#1b2436"),
    guest({ right: -0.45, away: 5.3, top: "#fdf8ee", hair: "#33262a", lit: "#6a4a42", tall: 0.04 }),
    seat(sheet, { right: -0.45, away: 5.3 }),
  );
}
