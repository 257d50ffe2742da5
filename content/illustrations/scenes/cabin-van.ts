import { type Drawing, dots, fill, place, stroke } from "../kit/drawing.ts";
import { cameraOf } from "../kit/camera.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { bodrumCastle } from "../parts/buildings/bodrumCastle.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { houseGroup } from "../parts/buildings/houseGroup.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { olive } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { heapedCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 470;
/** One stands at the back and looks along the aisle, which is right of the middle. */
const [EYE, AISLE] = [1.6, 0.24] as const;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: EYE, focal: 1080 });
/** Half the cabin's width, its height, and how far off its windscreen is. */
const [SIDE, ROOF, FRONT] = [0.92, 2.1, 5.3] as const;

/** A place in the cabin: metres right of its middle, away and up. */
const at = (right: number, away: number, up: number): Point => camera([right - AISLE, away, up]);

/** The cabin of the minibus from its last row: leather armchairs, two to the left of the aisle and one to its right, stars of light in the roof, tea on a folding table, the road along the bay to the castle ahead. */
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
    drawTable(sheet);
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
    place(gulet(sheet), 300, 530, 0.32),
    ripples(sheet, { x: 300, y: 533, width: 240, height: 14, count: 14 }),
    // The castle on its point, straight ahead, and what it leaves on the water.
    fill("M610 474Q640 462 700 464T790 472L800 478H604Z", "#c9b48a"),
    place(bodrumCastle(sheet, { shade: false }), 697, 470, 0.15),
    fill(lens(697, 484, 170, 6) + lens(690, 494, 120, 5), "#e9d2a8", 0.6),
    // The land on the right, and the road that swings along its shore.
    fill(
      "M780 474Q900 452 1100 450H1640V1200H1000L700 700Q830 560 800 500Z",
      sheet.downwards(["#a9b078", "#c2b47c", "#d8bf88"], 450, 1100),
    ),
    fill("M786 478Q812 496 806 522T700 640H960Q900 560 868 520T812 478Z", "#6c7690"),
    fill(
      "M786 478Q812 496 806 522T700 640H712Q820 540 815 518T790 478ZM812 478Q840 498 868 520T960 640H948Q884 556 858 520T808 478Z",
      "#fff6e4",
    ),
    stroke("M801 484Q824 500 830 518M834 534Q836 552 836 566M836 584L834 622", "#fff6e4", 4),
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
        [906, 498, 0.2, 4],
        [1120, 520, 0.3, 2],
        [1236, 536, 0.44, 5],
        [1330, 604, 0.7, 9],
        [1480, 540, 0.5, 3],
        [1560, 660, 0.9, 4],
      ] as const
    ).map(([x, y, size, kind]) => houseGroup(sheet, { kind, x, y, size })),
    place(olive(sheet, { seed: 3 }), 900, 552, 0.3),
    place(olive(sheet, { seed: 5 }), 1166, 572, 0.6),
    place(olive(sheet, { seed: 8 }), 1440, 700, 1.1),
    place(olive(sheet, { seed: 2 }), 1600, 860, 1.5),
    // The sandy verge, bougainvillea on it.
    fill("M1210 690Q1400 760 1640 1000V1080Q1400 820 1190 716Z", "#e6d2a6"),
    bougainvillea(sheet, { x: 1420, y: 880, width: 110, height: 70, count: 34, size: 34, seed: 6, standing: true }),
    bougainvillea(sheet, { x: 1250, y: 712, width: 54, height: 34, count: 22, size: 20, seed: 9, standing: true }),
  );
}

/** The panes of one side, each from one pillar to the next. */
const PANES = [
  [0.55, 1.5],
  [1.6, 2.5],
  [2.6, 3.5],
  [3.6, 4.3],
  [4.38, 5.15],
] as const;

function panes(side: 1 | -1): Path {
  return PANES.map(([from, to]) =>
    polygon([
      at(side * SIDE, from, 1.02),
      at(side * SIDE, from, 1.82),
      at(side * SIDE, to, 1.82),
      at(side * SIDE, to, 1.02),
    ]),
  ).join("");
}

const WINDSCREEN = polygon([
  at(-0.86, FRONT, 0.98),
  at(-0.8, FRONT, 1.98),
  at(0.8, FRONT, 1.98),
  at(0.86, FRONT, 0.98),
]);

/** A curtain gathered at the pillar behind a pane, tied at half its height. */
function curtain(side: 1 | -1, to: number): Path {
  return polygon([
    at(side * 0.9, to - 0.06, 1.84),
    at(side * 0.9, to + 0.14, 1.84),
    at(side * 0.9, to + 0.1, 1.36),
    at(side * 0.9, to + 0.14, 1.03),
    at(side * 0.9, to - 0.08, 1.03),
    at(side * 0.9, to - 0.02, 1.36),
  ]);
}

function folds(side: 1 | -1, to: number): Path {
  return [-0.02, 0.06]
    .map((shift) =>
      polyline([at(side * 0.9, to + shift, 1.84), at(side * 0.9, to + 0.03, 1.36), at(side * 0.9, to + shift, 1.03)]),
    )
    .join("");
}

/** The cornice along one side: its underside with reading lamps, its face, the line of warm light on its edge. */
function cornice(sheet: Sheet, side: 1 | -1): Drawing {
  const lit = side > 0;
  const [inner, low, high] = [0.66, 1.87, 1.96] as const;
  const along = (x0: number, u0: number, x1: number, u1: number) =>
    polygon([at(side * x0, 0.4, u0), at(side * x0, FRONT, u0), at(side * x1, FRONT, u1), at(side * x1, 0.4, u1)]);
  const lamps = [1.7, 2.6, 3.5, 4.3].map((away) => at(side * 0.78, away, low));
  return (
    fill(along(SIDE, ROOF, inner, high), lit ? "#e3cba8" : "#c9b39c") +
    fill(along(inner, low, inner, high), lit ? "#c9a684" : "#f3e2c6") +
    fill(along(SIDE, low, inner, low), lit ? "#f3e2c2" : "#b59c8a") +
    fill(along(inner, low - 0.004, inner, low + 0.016), "#ffc46a") +
    lamps.map(([x, y]) => sheet.glow([Math.round(x), Math.round(y)], 34, "#fff3cf", 0.7)).join("") +
    dots(lamps, 4, "#fffdf0")
  );
}

/** Walls about their panes, the roof with its stars, the boards of the floor. */
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
  const random = randomOf(7);
  const stars = counted(70).map(() => at(random.around(0.33), 1 / random.between(0.21, 0.9), ROOF - 0.01));
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
    // Below the panes: a ledge that has the light, leather, a line of light over walnut.
    fill(band(-1, 0, 0.96), "#a58a7c"),
    fill(band(1, 0, 0.96), "#d9bd98"),
    fill(band(-1, 0.78, 0.81), "#ffc46a"),
    fill(band(1, 0.78, 0.81), "#ffd894"),
    fill(band(-1, 0, 0.78), "#4a2f34"),
    fill(band(1, 0, 0.78), "#7a4c3c"),
    fill(band(-1, 0.93, 0.99), "#d9c8b4"),
    fill(band(1, 0.93, 0.99), "#fff6e4"),
    // Between the panes a rail, curtains tied to the pillars.
    fill(band(-1, 1.84, 1.87), "#8c7f80"),
    fill(band(1, 1.84, 1.87), "#cdb79c"),
    fill(PANES.map(([, to]) => curtain(-1, to)).join(""), "#a99082"),
    fill(PANES.map(([, to]) => curtain(1, to)).join(""), "#f3e4ca"),
    stroke(PANES.map(([, to]) => folds(-1, to)).join(""), "#84706c", 3, 0.7),
    stroke(PANES.map(([, to]) => folds(1, to)).join(""), "#cdb494", 3, 0.7),
    cornice(sheet, -1),
    cornice(sheet, 1),
    // The middle of the roof: night blue, with small lights like stars, in a frame of light.
    fill(light(0, 0.44), "#ffdf9e", 0.55),
    fill(light(0, 0.385), "#fff3d0"),
    fill(light(0, 0.36), sheet.downwards(["#16284a", "#233f6a", "#3d6088"], 0, 400)),
    dots(stars, 2.2, "#fff3d6"),
    dots(stars.slice(0, 16), 4, "#fffaf0"),
    fill(floor, sheet.downwards(["#7d5646", "#a57450", "#c08a5c"], 600, 1200)),
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
      [-0.13, 1.17],
      [-0.168, 1.26],
      [-0.155, 1.375],
      [0, 1.4],
      [0.155, 1.375],
      [0.168, 1.26],
      [0.13, 1.17],
      [0, 1.15],
    ].map(([x = 0, up = 0]) => at(right + x, away, up)),
    true,
  );
}

/** How thick a back is, and how far its cushion reaches before it. */
const [THICK, DEEP] = [0.13, 0.56] as const;

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
    // The foot of the seat, from behind and from the aisle.
    fill(slab(right, away + 0.1, [0.15, 0], [0.17, 0.44]), "#3a242c") +
    fill(slab(right - 0.1, away + 0.1, [0.05, 0], [0.07, 0.44]), "#5c3a38") +
    fill(
      polygon([
        at(edge, away + 0.06, 0.32),
        at(edge, away + 0.48, 0.32),
        at(edge - aisle * 0.03, away + 0.42, 0),
        at(edge - aisle * 0.03, away + 0.1, 0),
      ]),
      shaded ? "#6a4a46" : "#35222c",
    ) +
    // The cushion's side and the seat's frame under it.
    fill(inner(0.34, 0.48, away + 0.04, away + DEEP), shaded ? "#b8744a" : "#5c2f2c") +
    fill(inner(0.3, 0.345, away + 0.02, away + DEEP), "#2c1c28") +
    // The back's own thickness, seen from the aisle, and the arm-rest before it.
    fill(backAt(right, away + THICK), shaded ? "#d99a64" : "#6a3630") +
    stroke(backAt(right, away + THICK * 0.5), shaded ? "#d99a64" : "#6a3630", unit * 0.02) +
    fill(inner(0.64, 0.7, away + 0.02, away + 0.44), shaded ? "#8a5a3e" : "#4a2a2a") +
    fill(
      polygon([
        at(edge, away + 0.02, 0.7),
        at(edge, away + 0.44, 0.7),
        at(edge + aisle * 0.055, away + 0.44, 0.7),
        at(edge + aisle * 0.055, away + 0.02, 0.7),
      ]),
      "#e2ac74",
    ) +
    fill(back, sheet.linear(BACK_LIGHT, rounded(at(right - 0.2, away, 0.8)), rounded(at(right + 0.2, away, 0.8)))) +
    sheet.clipped(
      back,
      fill(slab(right, away, [0.3, 0.3], [0.3, 0.46]), "#4a2628", 0.7) +
        // A panel of plain cloth between the padded sides, in the light that comes from the left.
        fill(panel, sheet.linear(PANEL_LIGHT, rounded(at(right - 0.15, away, 1)), rounded(at(right + 0.15, away, 1)))) +
        sheet.clipped(panel, stroke(quilting(right, away), SEAM, unit * 0.005, 0.55)) +
        stroke(panel, SEAM, unit * 0.008),
    ) +
    // A magazine in the pocket's net.
    fill(
      polygon([
        at(right - 0.1, away - 0.01, 0.6),
        at(right - 0.11, away - 0.01, 0.86),
        at(right + 0.06, away - 0.01, 0.88),
        at(right + 0.07, away - 0.01, 0.6),
      ]),
      "#fbf0d8",
    ) +
    fill(pocket, "#8a4f3a") +
    stroke(
      polyline([
        at(right - 0.15, away - 0.01, 0.78),
        at(right, away - 0.01, 0.762),
        at(right + 0.15, away - 0.01, 0.78),
      ]),
      "#f3c490",
      unit * 0.012,
    ) +
    fill(headRest(right, away + 0.07), shaded ? "#d99a64" : "#6a3630") +
    fill(cloth, sheet.linear(PANEL_LIGHT, rounded(at(right - 0.17, away, 1.3)), rounded(at(right + 0.17, away, 1.3)))) +
    sheet.clipped(cloth, fill(slab(right + 0.16, away, [0.07, 1.1], [0.04, 1.5]), "#8a4f3a", 0.6)) +
    stroke(
      polyline([at(right - 0.11, away, 1.21), at(right, away, 1.2), at(right + 0.11, away, 1.21)]),
      SEAM,
      unit * 0.006,
    )
  );
}

const SEAM = "#7d4836";

/** The seams of a quilted panel, which cross in diamonds. */
function quilting(right: number, away: number): Path {
  return counted(9)
    .map((index) => {
      const x = right - 0.32 + index * 0.08;
      return (
        polyline([at(x, away, 0.72), at(x + 0.3, away, 1.1)]) + polyline([at(x + 0.3, away, 0.72), at(x, away, 1.1)])
      );
    })
    .join("");
}

const BACK_LIGHT = [
  [0, "#fbd3a0"],
  [0.14, "#e0a268"],
  [0.6, "#c98650"],
  [1, "#8f5440"],
] as const;

const PANEL_LIGHT = [
  [0, "#f6c48c"],
  [0.5, "#dc9c62"],
  [1, "#b06c48"],
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

/** Rows from the first to the last but one; we stand at the last. */
const ROWS = [3.75, 2.92, 2.08] as const;
const SEATS = [-0.66, -0.2, 0.66] as const;

const GUESTS: readonly GuestOptions[] = [
  { right: -0.66, away: 3.75, top: "#fdf8ee", hair: "#4a2c30", lit: "#7d4c40", tall: 0.06 },
  { right: -0.2, away: 3.75, top: "#3f8f8a", hair: "#33262a", lit: "#6a4a42", tall: 0.07 },
  { right: 0.66, away: 3.75, top: "#fdf8ee", hair: "#c9a25e", lit: "#f0d090", long: true, tall: 0.06 },
  { right: -0.66, away: 2.92, top: "#1d5d86", hair: "#33262a", lit: "#6a4a42", long: true, tall: 0.06 },
  { right: -0.2, away: 2.92, top: "#fdf8ee", hair: "#6b3a26", lit: "#a5663f", hat: true, tall: 0.07 },
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
  const [mirrorX, mirrorY] = at(0.32, FRONT, 1.95);
  sheet.add(
    fill(slab(0, FRONT - 0.02, [SIDE, 0.4], [SIDE, 1.02]), "#33415a"),
    fill(slab(0, FRONT - 0.02, [SIDE, 0.99], [SIDE, 1.03]), "#8fa0b4"),
    // The dashboard's lit edge, its screen with a map, the doors of its lockers.
    fill(slab(0, FRONT - 0.04, [SIDE, 0.9], [SIDE, 0.93]), "#e0a268"),
    fill(slab(0.02, FRONT - 0.05, [0.17, 1.0], [0.17, 1.18]), "#101a2c"),
    fill(slab(0.02, FRONT - 0.05, [0.15, 1.02], [0.15, 1.16]), "#5fb3c0"),
    fill(slab(0.09, FRONT - 0.05, [0.08, 1.02], [0.03, 1.16]), "#e9d7a8"),
    fill(slab(0.42, FRONT - 0.04, [0.16, 0.56], [0.16, 0.84]), "#41506c"),
    stroke(disc(wheelX, wheelY + 18, 36, 30), "#1b2436", 8),
    fill(`M${mirrorX - 34} ${mirrorY}h68q8 0 8 8v10q0 8-8 8h-68q-8 0-8-8v-10q0-8 8-8Z`, "#1b2436"),
    guest({ right: -0.45, away: 4.6, top: "#fdf8ee", hair: "#33262a", lit: "#6a4a42", tall: 0.04 }),
    seat(sheet, { right: -0.45, away: 4.6 }),
  );
}

/** The folding table behind the single seat nearest to us: walnut with a brass edge, a glass of tea and two mandarins on it. */
function drawTable(sheet: Sheet): void {
  const [left, right, from, to, up] = [0.47, 0.85, 2.04, 1.74, 0.74] as const;
  const [x, y] = at(0.58, 1.9, up);
  const top = polygon([at(left, from, up), at(right, from, up), at(right, to, up), at(left, to, up)]);
  const [fruitX, fruitY] = at(0.74, 1.86, up);
  sheet.add(
    fill(
      polygon([
        at(left + 0.02, from, up - 0.06),
        at(right, from, up - 0.06),
        at(right, to + 0.08, up - 0.1),
        at(left + 0.02, to + 0.08, up - 0.1),
      ]),
      "#4a2628",
      0.5,
    ),
    fill(top, "#8a5238"),
    sheet.clipped(top, fill(slab(0.5, 1.9, [0.2, up - 0.2], [0.02, up + 0.2]), "#c4865a", 0.7)),
    fill(
      polygon([at(left, to, up), at(right, to, up), at(right, to, up - 0.025), at(left, to, up - 0.025)]),
      "#e9bf7c",
    ),
    fill(disc(x + 14, y + 4, 44, 11), "#4a2628", 0.4),
    fill(disc(x, y, 38, 11), "#fdf8ee"),
    fill(
      `M${x - 18} ${y - 2}Q${x - 22} ${y - 22} ${x - 13} ${y - 40}T${x - 20} ${y - 74}H${x + 20}Q${x + 22} ${y - 56} ${x + 13} ${y - 40}T${x + 18} ${y - 2}Z`,
      "#f6e3cc",
    ),
    fill(
      `M${x - 16} ${y - 5}Q${x - 20} ${y - 22} ${x - 11} ${y - 40}T${x - 17} ${y - 64}H${x + 17}Q${x + 19} ${y - 54} ${x + 11} ${y - 40}T${x + 16} ${y - 5}Z`,
      "#b4441e",
    ),
    fill(
      `M${x - 13} ${y - 8}Q${x - 17} ${y - 22} ${x - 8} ${y - 40}T${x - 13} ${y - 60}H${x - 4}Q${x - 2} ${y - 30} ${x - 4} ${y - 8}Z`,
      "#e8843c",
    ),
    fill(disc(fruitX + 8, fruitY + 2, 58, 9), "#4a2628", 0.4),
    fill(disc(fruitX + 24, fruitY - 18, 24, 21), "#d97a24"),
    fill(disc(fruitX - 18, fruitY - 14, 26, 23), "#ee9433"),
    fill(disc(fruitX - 25, fruitY - 21, 14, 11), "#f8b85c"),
  );
}
