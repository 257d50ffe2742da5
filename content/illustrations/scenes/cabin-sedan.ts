import { cameraOf, type Place, type Project } from "../kit/camera.ts";
import { dots, type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curve, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { glitter } from "../parts/sky/suns.ts";

const [HORIZON, EYE] = [372, 1.02] as const;
const camera = cameraOf({ horizon: HORIZON, centre: 850, eye: EYE, focal: 1150 });
/** One bends down at the open near door, a little before the armchairs, and looks across them to the rear. */
const STAND = { right: -0.7, away: -0.72, turn: (38 / 180) * Math.PI } as const;
/** Metres along the car towards its rear, which is at our right, from the front of the cushions; across it from its near side; up from its floor. */
const at: Project = ([right, away, up]) => {
  const [along, across] = [right - STAND.right, away - STAND.away];
  const [sin, cos] = [Math.sin(STAND.turn), Math.cos(STAND.turn)];
  return camera([along * cos - across * sin, along * sin + across * cos, up]);
};
const quad = (...places: readonly Place[]): Path => polygon(places.map(at));
const line = (...places: readonly Place[]): Path => curve(places.map(at));
const soft = (...places: readonly Place[]): Path => curve(places.map(at), true);
/** The outline between two lines, the second of them backwards. */
const between = (one: readonly Place[], other: readonly Place[]): Path =>
  `${line(...one)}${line(...other.toReversed()).replace("M", "L")}Z`;
/** Places of a section along the car, by pairs of right and up, at a place across it. */
const section = (away: number, numbers: readonly number[]): Place[] =>
  pointsOf(numbers).map(([right, up]): Place => [right, away, up]);

/** The inside of the far door; the near and the far side of the two armchairs and of the console between them. */
const DOOR = 1.46;
const [NEAR_CHAIR, FAR_CHAIR, CONSOLE] = [
  [0.08, 0.58],
  [0.86, 1.36],
  [0.61, 0.83],
] as const;

/** Pale leather: where the low sun strikes it, in its own colour, turned away, in its folds. */
const LEATHER = { sunny: "#fff1d2", plain: "#e6bd96", dim: "#a86f72", deep: "#5d3a5e" };

/** The rear of a long saloon late in the afternoon, nobody in it yet: two quilted armchairs with a walnut console and tea between them, a book and a shawl on the near one; beyond the window a quay and a gulet, from where the sun comes. */
export const SCENE: Scene = {
  name: "cabin-sedan",
  seed: 97,
  mood: "gold",
  colours: {
    sky: ["#3f8fbd", "#93c6d6", "#f8e2b8", "#fbd3a0"],
    sea: ["#bfe0dc", "#4fa9c4", "#2079a4", "#175f8e"],
    far: "#a9a3c4",
    farShade: "#8f8cb6",
  },
  crops: { wide: 220, square: 300 },
  grain: 0.36,
  draw(sheet) {
    drawBay(sheet);
    drawShell(sheet);
    drawDoor(sheet);
    drawLamp(sheet);
    drawShoes(sheet);
    drawFrontSeat(sheet);
    drawChair(sheet, FAR_CHAIR);
    drawConsole(sheet);
    drawChair(sheet, NEAR_CHAIR);
    drawShawl(sheet);
    drawBook(sheet);
  },
};

/** What lies beyond the far window: the bay with a gulet at anchor, the lit town, the quay along which the car stands; in the rear window the shore. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    ridge(sheet, {
      crest: pointsOf([-20, 322, 160, 302, 380, 328, 560, 344, 760, 318, 960, 288, 1180, 298, 1400, 276, 1640, 268]),
      foot: HORIZON + 4,
      seed: 6,
    }),
    groupedTown(sheet, {
      rows: 4,
      far: [560, 740],
      near: [530, 740],
      ground: (_, share) => 338 + share * 32,
      scale: [0.16, 0.24],
      seed: 3,
    }),
    sea(sheet, { top: HORIZON, bottom: 900, dabs: 60, foot: false }),
    glitter(sheet, { x: 226, top: HORIZON, bottom: 480, width: 100, count: 40 }),
    place(gulet(sheet), 440, 424, 0.36),
    ripples(sheet, { x: 440, y: 429, width: 190, height: 12, count: 14 }),
    place(quay(), 0, -54),
    fill("M860 420V342Q940 322 1020 334T1180 308T1330 322T1640 282V460H860Z", "#8f8a6a"),
    fill("M860 420V366Q1000 346 1120 362T1400 342T1640 338V460H860Z", "#6d7a58"),
  );
}

/** The edge of the quay, its slabs, a bollard with a hawser that goes out to the bay. */
function quay(): Drawing {
  const slabs = [40, 236, 470, 640, 880, 1060].map((x) =>
    polyline([
      [x, 558 - x * 0.02],
      [x - 60, 640],
    ]),
  );
  const bollard =
    fill("M10-2L190-20L176-6L26 8Z", "#a5789a", 0.8) +
    fill("M-20 0Q-22-30-16-54Q-30-60-26-74Q-2-86 24-75Q30-60 16-54Q20-28 20 0Q0 8-20 0Z", "#3f2d50") +
    fill("M-20 0Q-22-30-16-54Q-30-60-26-74Q-16-80-6-80Q-12-60-4-52Q-8-24-6 4Q-14 2-20 0Z", "#e29a68");
  return (
    stroke("M308 518Q220 556 120 486", "#6b4a52", 5) +
    fill("M-20 540L1640 506V900H-20Z", "#a87c7c") +
    fill("M-20 550L1640 516V900H-20Z", "#ffdfac") +
    stroke(slabs.join(""), "#d6a67c", 3) +
    place(bollard, 306, 566, 0.9)
  );
}

/** The pane of the far door with round corners, its rear edge aslant, and that of the rear window. */
const PANE: Path = soft(
  ...section(
    DOOR,
    [
      -1.1, 0.75, -1.1, 1.0, -1.1, 1.18, -0.8, 1.195, -0.2, 1.2, 0.3, 1.185, 0.5, 1.145, 0.57, 1.09, 0.68, 0.86, 0.7,
      0.78, 0.64, 0.755, 0.3, 0.75, -0.6, 0.745,
    ],
  ),
);
const REAR_PANE: Path = soft(
  [1.16, 1.32, 0.98],
  [1.04, 1.3, 1.14],
  [0.99, 1.22, 1.18],
  [0.98, 0.7, 1.2],
  [0.99, 0.16, 1.18],
  [1.04, 0.08, 1.14],
  [1.16, 0.04, 0.98],
  [1.18, 0.7, 0.965],
);

/** The lining about the panes, the roof with a line of light where it meets the side, the shelf under the rear window. */
function drawShell(sheet: Sheet): void {
  const rail = (up: number, inset: number): Place[] => [
    ...section(DOOR - inset, [-1.3, up, -0.6, up + 0.012, 0.2, up, 0.6, up - 0.02]),
    [0.84 - inset, DOOR - inset - 0.06, up - 0.03],
    [0.94 - inset, DOOR - inset - 0.26, up - 0.02],
    [0.95 - inset, 0.7, up],
    [0.95 - inset, -0.1, up],
    [0.95 - inset, -0.5, up],
  ];
  const roof = `${line(...rail(1.25, 0.03))}L1700 -40L-60 -40Z`;
  sheet.add(
    `<path d="M-20-20H1620V1220H-20Z${PANE}${REAR_PANE}" fill="#80596f" fill-rule="evenodd"/>`,
    stroke(PANE + REAR_PANE, "#3a2440", 10),
    fill(
      roof,
      sheet.linear(
        [
          [0, "#f7dcb8"],
          [0.5, "#dcb09a"],
          [1, "#a97f8e"],
        ],
        [300, 300],
        [1300, 0],
      ),
    ),
    fill(between(rail(1.25, 0.03), rail(1.22, 0)), "#9c7078"),
    stroke(line(...rail(1.22, 0)), "#ffcf8a", 20, 0.3),
    stroke(line(...rail(1.22, 0)), "#fff3d2", 5),
    // The shelf under the rear window.
    fill(quad([0.86, 1.4, 0.94], [1.2, 1.4, 0.96], [1.2, -0.2, 0.96], [0.86, -0.2, 0.94]), "#b98678"),
    fill(quad([0.86, 1.4, 0], [0.86, 1.4, 0.94], [0.86, -0.4, 0.94], [0.86, -0.4, 0]), "#694660"),
    fill(quad([0.86, 1.4, 0.84], [0.86, 1.4, 0.91], [0.86, -0.4, 0.91], [0.86, -0.4, 0.84]), "#8a4a34"),
    fill(quad([0.86, 1.4, 0.83], [0.86, 1.4, 0.84], [0.86, -0.4, 0.84], [0.86, -0.4, 0.83]), "#ffdca4"),
  );
}

/** The far door under its window: a ledge in the sun, walnut with its line of light, the arm-rest; the floor. */
function drawDoor(sheet: Sheet): void {
  const on = (low: number, high: number, from = -1.2, to = 0.9, across: number = DOOR) =>
    quad([from, across, low], [to, across, low], [to, across, high], [from, across, high]);
  const ledge = (up: number, away: number): Place[] => section(away, [-1.2, up, -0.6, up, 0.9, up + 0.02]);
  const floor = quad([-1.2, DOOR, 0], [0.6, DOOR, 0], [0.6, -0.6, 0], [-0.9, -0.6, 0]);
  sheet.add(
    fill(on(-0.1, 0.7), "#8a5c68"),
    fill(between(ledge(0.75, DOOR), ledge(0.71, DOOR - 0.06)), "#ffd9a2"),
    fill(between(ledge(0.71, DOOR - 0.06), ledge(0.67, DOOR - 0.06)), "#9c6c74"),
    fill(on(0.57, 0.67), "#8a4a34"),
    stroke(line(...section(DOOR, [-1.2, 0.63, -0.6, 0.625, 0.9, 0.64])), "#b26a44", 4),
    stroke(line(...ledge(0.565, DOOR)), "#ffcf8a", 18, 0.35),
    stroke(line(...ledge(0.565, DOOR)), "#ffe9bd", 5),
    fill(quad([-0.6, DOOR, 0.5], [0.5, DOOR, 0.5], [0.5, DOOR - 0.09, 0.5], [-0.54, DOOR - 0.09, 0.5]), "#ffe0b4"),
    fill(
      quad([-0.54, DOOR - 0.09, 0.5], [0.5, DOOR - 0.09, 0.5], [0.5, DOOR - 0.09, 0.41], [-0.5, DOOR - 0.09, 0.41]),
      "#6f4560",
    ),
    fill(on(0.08, 0.28, -0.6, 0.3, DOOR - 0.02), "#6f4560"),
    fill(floor, "#563656"),
    // The sun that comes through the far window on the carpet.
    sheet.clipped(floor, fill(quad([-0.5, 1.0, 0], [0.4, 1.0, 0], [0.5, 0.3, 0], [-0.34, 0.3, 0]), "#c98a6c")),
  );
}

/** The seat in front, upright and from its side: its back, its head-rest, the edge that the sun strikes. */
function drawFrontSeat(sheet: Sheet): void {
  const [near, far] = [0.9, 1.34];
  const back = [
    -0.74, -0.3, -0.73, 0.1, -0.7, 0.6, -0.66, 0.86, -0.6, 0.95, -0.53, 0.94, -0.5, 0.86, -0.52, 0.5, -0.56, 0.1, -0.56,
    -0.3,
  ];
  const panel = [-0.7, 0, -0.68, 0.6, -0.64, 0.84, -0.6, 0.88, -0.58, 0.8, -0.61, 0.4, -0.64, 0];
  const rest = [-0.62, 0.98, -0.64, 1.06, -0.61, 1.14, -0.55, 1.15, -0.52, 1.08, -0.53, 0.99, -0.57, 0.97];
  const solid = (numbers: readonly number[], from: number, to: number, ink: string, faceInk: string) =>
    fill(
      shares(44)
        .map((share) => soft(...section(mixed(to, from, share), numbers)))
        .join(""),
      ink,
    ) + fill(soft(...section(from, numbers)), faceInk);
  sheet.add(
    solid(back, near, far, LEATHER.plain, LEATHER.deep),
    stroke(line(...section(near + 0.2, [-0.57, 0.9, -0.575, 1.0])), "#3a2440", 10),
    fill(soft(...section(near, panel)), LEATHER.dim, 0.6),
    solid(rest, near + 0.08, far - 0.08, LEATHER.plain, LEATHER.deep),
  );
}

/** The section of an armchair by right and up: its cushion from the fold of its front to its back, then up the back; then round below. */
const FRONT = [0.03, 0.12, 0.005, 0.24, 0, 0.34, 0.03, 0.4] as const;
const BED = [0.03, 0.4, 0.1, 0.425, 0.28, 0.405, 0.46, 0.385, 0.52, 0.4] as const;
const SPINE = [0.52, 0.4, 0.57, 0.54, 0.63, 0.72, 0.67, 0.86, 0.71, 0.96] as const;
const UNDER = [0.78, 0.97, 0.86, 0.88, 0.84, 0.6, 0.78, 0.36, 0.66, 0.12, 0.3, 0.1] as const;

type Sides = readonly [near: number, far: number];

/** An armchair: the sun on the cushion and on the front of the back, quilted between two bolsters, its side in the shade. */
function drawChair(sheet: Sheet, sides: Sides): void {
  const [near, far] = sides;
  const rib = (share: number, numbers: readonly number[]) => section(mixed(near, far, share), numbers);
  const strip = (from: number, to: number, numbers: readonly number[]) => between(rib(from, numbers), rib(to, numbers));
  sheet.add(
    fill(
      quad([0.12, near + 0.05, 0], [0.6, near + 0.05, 0], [0.6, near + 0.05, 0.2], [0.12, near + 0.05, 0.2]) +
        quad([0.12, near + 0.05, 0], [0.12, far, 0], [0.1, far, 0.2], [0.1, near + 0.05, 0.2]),
      "#34203c",
    ),
    pillow(near + 0.1, far - 0.1, far < CONSOLE[1]),
    fill(strip(0, 1, SPINE), LEATHER.sunny),
    fill(strip(0.78, 0.86, SPINE), LEATHER.plain),
    fill(strip(0.2, 0.78, SPINE), "#fbe0b6"),
    quilting(sides, SPINE, 5),
    fill(strip(0, 1, FRONT), LEATHER.plain),
    fill(strip(0, 1, [0.005, 0.3, 0, 0.34, 0.03, 0.4]), "#f6d3a4"),
    fill(strip(0, 1, BED), LEATHER.sunny),
    fill(strip(0.78, 0.84, BED), LEATHER.plain),
    fill(strip(0.2, 0.78, BED), "#fbe0b6"),
    quilting(sides, BED, 4),
    // The shade that the back keeps in the fold.
    fill(strip(0, 1, [0.46, 0.387, 0.5, 0.395, 0.53, 0.42]), LEATHER.dim, 0.75),
    shadeOn(sheet, sides),
    flank(sheet, near),
  );
}

/** What the window's edges and the console keep from the sun: it comes in from the left, and falls .45 m for each metre across. */
function shadeOn(sheet: Sheet, [near, far]: Sides): Drawing {
  const fallen = (high: number, away: number): number => high - (DOOR - away) * 0.45;
  const up = (right: number, away: number, height: number): Place => [right, away, height];
  const back = between(section(near, SPINE), section(far, SPINE));
  const bed = between(section(near, [...FRONT, ...BED]), section(far, [...FRONT, ...BED]));
  const rightAt = (height: number): number => 0.52 + (height - 0.4) * 0.34;
  const level = (high: number) => [far, near].map((away) => up(rightAt(fallen(high, away)), away, fallen(high, away)));
  const [ink, strength] = ["#9a5468", 0.5] as const;
  const top = polygon([...level(1.22), up(0.8, near, 1.3), up(0.8, far, 1.3)].map(at));
  const low = polygon([...level(0.74), up(0.5, near, 0.3), up(0.5, far, 0.3)].map(at));
  if (far > CONSOLE[1]) return sheet.clipped(back, fill(low, ink, strength)) + fill(bed, ink, strength);
  const thrown = quad([-0.06, 0.66, 0.41], [0.06, 0.42, 0.41], [0.6, 0.42, 0.4], [0.6, 0.66, 0.4]);
  const face = quad([0, 0.6, 0], [0, 0.5, 0.41], [0.1, 0.6, 0.41], [0, 0.7, 0.41]);
  return sheet.clipped(back, fill(top, ink, strength)) + sheet.clipped(bed, fill(thrown + face, ink, strength));
}

/** The diamonds sewn into the middle of a cushion or a back, so many along its section and two across it. */
function quilting([near, far]: Sides, numbers: readonly number[], rows: number): Drawing {
  const spine = pointsOf(numbers);
  const reach = spine.map((_, index) =>
    spine
      .slice(0, index)
      .reduce(
        (sum, from, step) =>
          sum + Math.hypot(...[0, 1].map((axis) => (spine[step + 1]?.[axis] ?? 0) - (from[axis] ?? 0))),
        0,
      ),
  );
  const whole = reach.at(-1) ?? 1;
  const spot = (share: number, across: number): Point => {
    const next = Math.max(
      1,
      reach.findIndex((length) => length >= share * whole - 1e-6),
    );
    const [low, high] = [spine[next - 1] ?? [0, 0], spine[next] ?? [0, 0]];
    const [from, to] = [reach[next - 1] ?? 0, reach[next] ?? 1];
    const part = (share * whole - from) / (to - from);
    return at([mixed(low[0], high[0], part), mixed(near, far, mixed(0.2, 0.78, across)), mixed(low[1], high[1], part)]);
  };
  const seam = (start: number, slope: number): Path => {
    const run = shares(40)
      .map((across): Point => [start + slope * across, across])
      .filter(([share]) => share >= 0 && share <= 1)
      .map(([share, across]) => spot(share, across));
    return run.length > 1 ? polyline(run) : "";
  };
  const seams = counted(rows + 3).flatMap((index) => [
    seam((index - 2) / rows, 2 / rows),
    seam(index / rows, -2 / rows),
  ]);
  const tufts = counted(rows).flatMap((row) => [0.25, 0.75].map((across) => spot((row + 0.5) / rows, across)));
  return stroke(seams.join(""), "#c48d70", 3) + dots(tufts, 3.4, "#a86f62");
}

/** The side of an armchair that looks at us, out of the sun, and the welt over it that is in the sun. */
function flank(sheet: Sheet, near: number): Drawing {
  const outline = soft(...section(near, [...FRONT, ...BED.slice(2), ...SPINE.slice(2), ...UNDER]));
  const shade = section(
    near,
    [-0.1, 0.05, 0.05, 0.24, 0.2, 0.3, 0.44, 0.26, 0.58, 0.34, 0.66, 0.56, 0.72, 0.8, 0.9, 1, 1, 0.4, 0.8, 0],
  );
  return (
    fill(outline, LEATHER.dim) +
    sheet.clipped(outline, fill(soft(...shade), LEATHER.deep)) +
    stroke(line(...section(near, [...FRONT, ...BED.slice(2), ...SPINE.slice(2)])), LEATHER.sunny, 5)
  );
}

/** Sections of the head-rest and of the soft pillow before it. */
const REST = [0.7, 0.95, 0.71, 1.06, 0.75, 1.15, 0.81, 1.16, 0.85, 1.08, 0.83, 0.97, 0.77, 0.93] as const;
const PILLOW = [0.66, 0.9, 0.65, 0.99, 0.68, 1.08, 0.72, 1.11, 0.75, 1.06, 0.74, 0.96, 0.71, 0.9] as const;

/** A section from one side to the other, as thick as the outlines between them. */
function thick(numbers: readonly number[], near: number, far: number): Path {
  return shares(44)
    .map((share) => soft(...section(mixed(far, near, share), numbers)))
    .join("");
}

/** The head-rest with its soft pillow; the roof keeps the sun from that of the near chair. */
function pillow(near: number, far: number, shaded: boolean): Drawing {
  return (
    fill(thick(REST, near, far), shaded ? "#c08c84" : LEATHER.plain) +
    fill(soft(...section(near, REST)), LEATHER.deep) +
    fill(thick(PILLOW, near, far), shaded ? "#d3a9a0" : LEATHER.sunny) +
    fill(soft(...section(near, PILLOW)), LEATHER.dim)
  );
}

/** The lamps in the roof over the armchairs, in a dark panel; a broad seam runs through the lining with them. */
function drawLamp(sheet: Sheet): void {
  const up = 1.265;
  const [from, to, near, far] = [0, 0.3, 0.66, 0.84] as const;
  const panel = soft(
    [from, near, up],
    [to, near, up],
    [to + 0.04, mixed(near, far, 0.5), up],
    [to, far, up],
    [from, far, up],
    [from - 0.04, mixed(near, far, 0.5), up],
  );
  const middle = mixed(near, far, 0.5);
  sheet.add(
    fill(quad([-0.9, 1.02, up], [0.9, 1.02, up], [0.9, 0.5, up], [-0.9, 0.5, up]), "#c99a8e", 0.45),
    fill(panel, "#84596c"),
    sheet.glow(at([0.15, middle, up]), 150, "#fff0c0", 0.5),
    ...[0.05, 0.25].map((right) => fill(ring([right, middle, up], 0.06), "#c9968a")),
    ...[0.05, 0.25].map((right) => fill(ring([right, middle, up], 0.046), "#fff6d8")),
  );
}

/** The espadrilles that its guest has slipped off before the far armchair. */
function drawShoes(sheet: Sheet): void {
  const shoe = (right: number, away: number, turn: number): Drawing => {
    const spot = (along: number, across: number, up: number): Place => [
      right + 0.84 * (along * Math.cos(turn) - across * Math.sin(turn)),
      away + 0.84 * (along * Math.sin(turn) + across * Math.cos(turn)),
      up,
    ];
    const outline = pointsOf([
      -0.13, 0, -0.1, 0.045, -0.02, 0.05, 0.08, 0.034, 0.12, 0, 0.08, -0.034, -0.02, -0.05, -0.1, -0.045,
    ]);
    const layer = (up: number, share = 1) =>
      soft(...outline.map(([along, across]) => spot(along * share, across * share, up)));
    const toe = soft(
      spot(-0.125, 0, 0.03),
      spot(-0.1, 0.045, 0.03),
      spot(-0.02, 0.05, 0.04),
      spot(0, 0, 0.06),
      spot(-0.02, -0.05, 0.04),
      spot(-0.1, -0.045, 0.03),
    );
    return (
      fill(soft(...outline.map(([along, across]) => spot(along + 0.06, across - 0.02, 0))), "#5a3350", 0.7) +
      fill(layer(0) + layer(0.015) + layer(0.03), "#b98a62") +
      fill(layer(0.032), "#f2d29a") +
      fill(layer(0.034, 0.8), "#a8705a") +
      fill(toe, "#e2685a") +
      fill(
        soft(spot(-0.12, 0.01, 0.035), spot(-0.09, 0.044, 0.035), spot(-0.02, 0.045, 0.045), spot(-0.03, 0.015, 0.058)),
        "#ff9a7c",
      )
    );
  };
  sheet.add(shoe(-0.22, 0.98, 0.1), shoe(-0.18, 0.82, -0.22));
}

/** The shawl laid over the cushion of the near armchair: its fall over the front, its stripes, its fringe. */
function drawShawl(sheet: Sheet): void {
  const fall = [0.3, 0.425, 0.16, 0.44, 0.06, 0.435, 0.0, 0.41, -0.02, 0.34, -0.025, 0.24, -0.015, 0.16];
  const strip = (from: number, to: number) => between(section(from, fall), section(to, fall));
  const [near, far] = [0.34, 0.54];
  const fringe = counted(14).map((index) => {
    const away = mixed(near + 0.006, far - 0.006, index / 13);
    return polyline([at([-0.015, away, 0.165]), at([-0.012, away - 0.004, 0.125])]);
  });
  sheet.add(
    fill(strip(near - 0.03, near), LEATHER.deep, 0.5),
    stroke(fringe.join(""), "#d9e6df", 4),
    fill(strip(near, far), "#2b8086"),
    fill(strip(far - 0.08, far), "#4fb0ae"),
    fill(strip(far - 0.03, far - 0.016) + strip(far - 0.06, far - 0.04), "#fff3d8"),
    fill(strip(near + 0.03, near + 0.06) + strip(near + 0.075, near + 0.085), "#b9cfd0"),
  );
}

/** The book left open on the near armchair, its pages to the light. */
function drawBook(sheet: Sheet): void {
  const [left, right, near, far, up] = [0.14, 0.3, 0.1, 0.31, 0.43] as const;
  const middle = mixed(near, far, 0.5);
  const leaf = (from: number, to: number, rise: number): Path =>
    between(
      [
        [left, from, up],
        [left, mixed(from, to, 0.5), up + rise],
        [left, to, up + 0.004],
      ],
      [
        [right, from, up],
        [right, mixed(from, to, 0.5), up + rise],
        [right, to, up + 0.004],
      ],
    );
  sheet.add(
    fill(
      quad(
        [left, near - 0.03, up - 0.02],
        [right + 0.06, near - 0.03, up - 0.02],
        [right + 0.04, far, up - 0.02],
        [left, far, up - 0.02],
      ),
      LEATHER.dim,
      0.7,
    ),
    fill(
      quad(
        [left - 0.01, near - 0.01, up - 0.012],
        [right + 0.01, near - 0.01, up - 0.012],
        [right + 0.01, far + 0.01, up - 0.012],
        [left - 0.01, far + 0.01, up - 0.012],
      ),
      "#a83a48",
    ),
    fill(leaf(near, middle, 0.025), "#e9d2c4"),
    fill(leaf(middle, far, 0.025), "#fffaf0"),
  );
}

/** The console between the armchairs: walnut on a dark box, a line of light under its edge, two glasses of tea in their holders. */
function drawConsole(sheet: Sheet): void {
  const [[near, far], end, tail, top] = [CONSOLE, -0.04, 0.66, 0.55] as const;
  const glow = polyline(
    [[tail, near, top - 0.03] as const, [end, near, top - 0.03] as const, [end, far, top - 0.03] as const].map(at),
  );
  sheet.add(
    fill(quad([tail, near, top], [end, near, top], [end, near, 0], [tail, near, 0]), "#3f2742"),
    fill(quad([end, far, top], [end, near, top], [end, near, 0], [end, far, 0]), "#a06a5c"),
    fill(quad([tail, far, top], [end, far, top], [end, near, top], [tail, near, top]), "#d98d58"),
    fill(quad([0.46, far, top], [tail, far, top], [tail, near, top], [0.52, near, top]), "#8a4a34"),
    fill(quad([tail, near, top], [end, near, top], [end, near, top - 0.025], [tail, near, top - 0.025]), "#6d3630"),
    stroke(glow, "#ffcf8a", 14, 0.35),
    stroke(glow, "#ffe9bd", 5),
    tea(sheet, [0.3, 0.72, top]),
    tea(sheet, [0.08, 0.72, top]),
  );
}

/** A circle that lies level. */
function ring([along, across, up]: Place, radius: number): Path {
  return soft(
    ...counted(12).map((index): Place => {
      const turn = (index / 12) * Math.PI * 2;
      return [along + Math.cos(turn) * radius, across + Math.sin(turn) * radius, up];
    }),
  );
}

/** A glass of tea that stands in its holder, the sun in it. */
function tea(sheet: Sheet, spot: Place): Drawing {
  const [along, across, up] = spot;
  const [x, y] = at([along, across, up]);
  const metre = Math.abs(at([along, across, up + 1])[1] - y);
  const m = (value: number) => Math.round(value * metre * 10) / 10;
  const outline = [
    [-0.024, 0],
    [-0.029, 0.02],
    [-0.019, 0.05],
    [-0.03, 0.088],
  ] as const;
  const glass = (low: number, high: number): Point[] => {
    const wall = outline.map(([half, height]): Point => [half, mixed(low, high, height / 0.088)]);
    return [...wall, ...wall.toReversed().map(([half, height]): Point => [-half, height])].map(
      ([half, height]): Point => [x + m(half), y - m(height)],
    );
  };
  const level = 0.072;
  const front = counted(24)
    .map((index): Point => {
      const turn = (index / 24) * Math.PI * 2;
      return at([along + Math.cos(turn) * 0.041, across + Math.sin(turn) * 0.041, up]);
    })
    .filter((point) => point[1] > y)
    .toSorted(([one], [other]) => other - one);
  const above = polygon([
    [x - m(0.045), y - m(0.2)],
    [x + m(0.045), y - m(0.2)],
    [x + m(0.045), y],
    ...front,
    [x - m(0.045), y],
  ]);
  return (
    fill(ring(spot, 0.05), "#f7cf98") +
    fill(ring(spot, 0.041), "#2a1628") +
    // The front edge of the holder hides the foot of the glass, which stands on its floor.
    sheet.clipped(
      above,
      fill(curve(glass(-0.02, 0.09), true), "#f9e3c4", 0.6) +
        fill(curve(glass(-0.02, level), true), "#a8401f") +
        sheet.clipped(
          curve(glass(-0.02, level), true),
          fill(box(x - m(0.04), y - m(0.1), m(0.04), m(0.16)), "#ec8c42"),
        ),
    ) +
    stroke(disc(x, y - m(0.09), m(0.029), m(0.009)), "#fff3dc", 2) +
    fill(lens(x, y - m(level) + m(0.004), m(0.05), m(0.012)), "#6d2a20") +
    stroke(
      `M${x - m(0.022)} ${y - m(0.02)}Q${x - m(0.012)} ${y - m(0.05)} ${x - m(0.022)} ${y - m(0.085)}`,
      "#fff6e0",
      3,
      0.9,
    )
  );
}
