import { cameraOf, frameOf, type Place, type Project } from "../kit/camera.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, curveDownTo, disc, type Path, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { forkHand, holdingHand, kumpirCook } from "../parts/people/kumpirCook.ts";
import { lightColumns, ripples, sea } from "../parts/sea/sea.ts";
import { sky, stars } from "../parts/sky/sky.ts";
import { type KumpirFilling, kumpirTray } from "../parts/things/kumpirTray.ts";
import { bakedPotato, boxStack, gratedCheese, woodenForks } from "../parts/things/kumpirWares.ts";
import { steam } from "../parts/things/steam.ts";
import { cheeseThreads, workedKumpir } from "../parts/things/workedKumpir.ts";

const HORIZON = 150;
/** A guest who stands at the glass; heights count from the cook's worktop, which the eye is .42 m over. */
const EYE = cameraOf({ horizon: HORIZON, centre: 760, eye: 0.42, focal: 2080 });
/** Along the counter to the right, from the glass's foot towards the cook, up. It is turned a little, so that its right end is nearer. */
const STALL = frameOf(EYE, { right: 0, away: 1.14, heading: 96 });
/** Where the worktop begins behind the glass, and where it ends. */
const [TOP, BACK] = [0.43, 0.98];
/** Where the potato lies: its middle on the board, in units of the sheet. */
const POTATO = [856, 668] as const;

/** By night at the counter of a kumpir stall: ten trays under the curved glass, and behind it the cook's hands, which draw the fork out of a split potato with threads of cheese; the lights of the harbour. */
export const SCENE: Scene = {
  name: "kumpir-counter",
  seed: 74,
  mood: "night",
  colours: {
    sky: ["#081a38", "#123258", "#2b5878"],
    far: "#17375a",
    farShade: "#122d4c",
    mist: "#2b5878",
    sea: ["#2f6484", "#17446a", "#0d2c4e", "#081d38"],
    seaLight: "#5f98b4",
    seaDark: "#07203c",
  },
  grain: 0.06,
  crops: { wide: 130, square: 270 },
  draw(sheet) {
    drawHarbour(sheet);
    sheet.add(kumpirCook(sheet));
    drawWorktop(sheet);
    drawWares(sheet);
    drawPotato(sheet);
    drawTrays(sheet);
    drawGlass(sheet);
  },
};

const area = (...places: readonly Place[]) => polygon(places.map((each) => STALL(each)));
/** A level strip along the whole counter. */
const strip = (near: number, far: number, up: number, low = up) =>
  area([-1, near, low], [1, near, low], [1, far, up], [-1, far, up]);

/** The bay by night: the town's lights on its far side, long in the water, a gulet at her mooring, the stall's own string of bulbs. */
function drawHarbour(sheet: Sheet): void {
  const boat = sheet.tinted({ wall: "#b9c4d4", wallBright: "#e4dcd0", wallShade: "#4f6d90", trunk: "#6f7f98" });
  const random = randomOf(9);
  const hill = pointsOf([
    -20, 104, 90, 84, 210, 96, 330, 74, 470, 108, 600, 118, 1100, 112, 1220, 80, 1330, 52, 1450, 74, 1640, 60,
  ]);
  const shore = counted(19).map((index): Point => [10 + index * 87 + random.around(18), HORIZON - 2]);
  const wires = [
    { from: [-30, -30] as const, to: [720, -44] as const, sag: 116, count: 8 },
    { from: [1130, -60] as const, to: [1660, -10] as const, sag: 110, count: 6 },
  ];
  const wireAt = ({ from, to, sag }: (typeof wires)[number], share: number): Point => [
    mixed(from[0], to[0], share),
    mixed(from[1], to[1], share) + sag * 4 * share * (1 - share),
  ];
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    stars(sheet, { height: 70, count: 22 }),
    fill(
      curveDownTo(pointsOf([-20, 76, 160, 50, 330, 70, 520, 96, 1180, 70, 1500, 34, 1640, 44]), HORIZON),
      sheet.mood.farShade,
    ),
    fill(curveDownTo(hill, HORIZON), sheet.mood.far),
    sea(sheet, { top: HORIZON, bottom: 660, dabs: 18, foot: false }),
    ...houses(hill),
    dots(shore, 3.4, "#ffe7b0"),
    lightColumns(sheet, {
      at: shore.filter((_, index) => index % 2 === 1).map(([x]) => Math.round(x)),
      y: HORIZON + 4,
      length: 250,
      width: 44,
      colour: "#f0ad5c",
    }),
    place(gulet(boat, { sails: "furled", hull: "#3d3550", hullShade: "#1b2140", lit: true }), 300, 206, 0.5),
    lightColumns(sheet, { at: [262, 336], y: 218, length: 180, width: 40, colour: "#ffbf6c" }),
    ripples(sheet, { x: 300, y: 214, width: 320, height: 18, count: 9, colour: "#07203c", opacity: 0.8 }),
    ...wires.flatMap((wire) => [
      stroke(polyline(shares(24).map((share) => wireAt(wire, share))), "#0a1a30", 3.4),
      ...counted(wire.count).map((index) => {
        const [x, y] = wireAt(wire, (index + 0.6) / wire.count);
        return (
          sheet.glow([Math.round(x), Math.round(y + 22)], 96, "#f0a04e", 0.6) +
          fill(`M${x - 6} ${y - 2}H${x + 6}V${y + 11}H${x - 6}Z`, "#2c2440") +
          fill(disc(x, y + 24, 13, 15), "#fff3c8")
        );
      }),
    ]),
  );
}

/** White houses on the far side, by night: two sides each, a lamp in a window. */
function houses(hill: readonly Point[]): Drawing[] {
  const random = randomOf(23);
  return counted(40)
    .map((index) => {
      const x = -4 + index * 40 + random.around(14);
      const up = random.next() ** 2 * Math.min(20, HORIZON - 16 - heightAt(hill, x));
      return { x, y: HORIZON - up, wide: random.between(20, 34), high: random.between(10, 16) };
    })
    .toSorted((one, other) => one.y - other.y)
    .map(
      ({ x, y, wide, high }, index) =>
        fill(box(x, y - high, wide, high), "#49698f") +
        fill(box(x + wide * 0.62, y - high, wide * 0.38, high), "#274669") +
        fill(box(x + 3, y - high + 3, 4, 4) + (index % 3 ? box(x + 9, y - high + 3, 4, 4) : ""), "#ffd07e"),
    );
}

/** The worktop behind the glass: zinc in the light of the bulbs, a board of beech. */
function drawWorktop(sheet: Sheet): void {
  const zinc = sheet.radial(
    [
      [0, "#f6dcae"],
      [0.45, "#c69c86"],
      [1, "#5a4a72"],
    ],
    [760, 640],
    900,
  );
  const wood = sheet.linear(
    [
      [0, "#f0bf80"],
      [1, "#b87748"],
    ],
    [600, 600],
    [1240, 690],
  );
  const [from, to, near, far] = [-0.236, 0.37, 0.5, 0.84];
  const joints = [0.1, 0.28, 0.5, 0.68, 0.86].map((share) => {
    const across = mixed(near, far, share);
    return polyline([STALL([from, across, 0.03]), STALL([to, across, 0.03])]);
  });
  sheet.add(
    fill(strip(TOP, BACK, 0), zinc),
    fill(strip(BACK - 0.03, BACK, 0.012), "#f3d9a8", 0.9),
    fill(area([from + 0.02, near, 0], [to + 0.12, near, 0], [to + 0.1, far, 0], [to, far + 0.02, 0]), "#4a2a48", 0.5),
    fill(area([from, near, 0], [to, near, 0], [to, near, 0.03], [from, near, 0.03]), "#8f5636"),
    fill(area([to, near, 0], [to, far, 0], [to, far, 0.03], [to, near, 0.03]), "#7a4632"),
    fill(area([from, near, 0.03], [to, near, 0.03], [to, far, 0.03], [from, far, 0.03]), wood),
    stroke(joints.join(""), "#9a5f3c", 2.4, 0.7),
    // A sheet of paper under the potato, a corner of it over the board's edge.
    fill(
      area(
        [-0.205, 0.555, 0.031],
        [-0.06, near, 0.031],
        [0.29, 0.505, 0.031],
        [0.31, 0.77, 0.031],
        [-0.15, 0.8, 0.031],
      ),
      "#f8ead2",
    ),
    fill(
      area([-0.1, near + 0.014, 0.031], [-0.06, near, 0.031], [0.1, near + 0.002, 0.031], [-0.01, near - 0.002, 0.004]),
      "#d9bfb4",
    ),
  );
}

/** What stands beside the board: baked potatoes, grated kaşar; a stack of boxes, and forks in a steel cup. */
function drawWares(sheet: Sheet): void {
  sheet.add(
    place(turned(bakedPotato(4), -3), 206, 616, 0.62),
    place(turned(bakedPotato(6), 4), 36, 636, 0.72),
    place(turned(bakedPotato(9), -2), 164, 656, 0.74),
    place(turned(bakedPotato(12), 5), 92, 580, 0.6),
    place(gratedCheese(), 400, 652),
    boxStack(STALL, [0.405, 0.56]),
    place(woodenForks(), 1286, 664),
  );
}

/** The potato under the cook's hands, and its steam. */
function drawPotato(sheet: Sheet): void {
  sheet.add(
    place(workedKumpir(sheet), ...POTATO),
    steam(sheet, { x: 722, y: 540, tall: 390, wide: 26, phase: 0.4 }),
    steam(sheet, { x: 936, y: 520, tall: 470, wide: 38, phase: 3.4 }),
    forkHand(),
    place(cheeseThreads(), ...POTATO),
    holdingHand(),
  );
}

/** How high the trays lie: they tilt towards the guest. */
const slopeAt = (across: number) => -0.115 + 0.265 * across;

const SLOPE: Project = ([along, across, up]) => STALL([along, across, slopeAt(across) + up]);

/** The two rows of trays, from left to right; those at the ends leave the picture. */
const ROWS: readonly (readonly KumpirFilling[])[] = [
  ["sausage", "corn", "cabbage", "bulgur", "pickles", "peppers"],
  ["pickles", "peppers", "russian", "peas", "mushrooms", "olives", "sausage", "corn"],
];
const PITCH = 0.19;

/** Steel in which the trays hang, and the two rows of them, the far one first. */
function drawTrays(sheet: Sheet): void {
  const steel = sheet.linear(
    [
      [0, "#cdb7b2"],
      [0.5, "#8f86a4"],
      [1, "#544e7a"],
    ],
    [300, 720],
    [1100, 1200],
  );
  const trays = (row: number) =>
    (ROWS[row] ?? []).map((kind, index) => {
      const along = (index - (row ? 4 : 3)) * PITCH + 0.004;
      return kumpirTray(sheet, SLOPE, { kind, left: along, near: 0.022 + row * 0.2, seed: 7 + index * 3 + row });
    });
  sheet.add(
    fill(strip(-0.03, TOP, slopeAt(TOP), slopeAt(-0.03)), steel),
    ...trays(1),
    spoon(-0.31),
    spoon(0.27),
    ...trays(0),
  );
}

/** A serving spoon in a filling of the far row, its handle over the tray's rim towards the cook. */
function spoon(along: number): Drawing {
  const at = (right: number, away: number, up: number): Point => STALL([along + right, away, slopeAt(away) + up]);
  const [bowl, neck, end] = [at(0, 0.315, 0.036), at(0.004, 0.326, 0.04), at(0.026, 0.424, 0.03)];
  const handle = (from: number, to: number): Path =>
    polygon([
      [neck[0] + from * 5, neck[1] + 2],
      [end[0] + from * 10, end[1]],
      [end[0] + to * 10, end[1] + 4],
      [neck[0] + to * 5, neck[1] + 4],
    ]);
  return (
    place(fill(handle(-1, 1), "#2c1c44", 0.4), 14, 12) +
    fill(disc(bowl[0] + 3, bowl[1] + 5, 31, 19), "#2c1c44", 0.45) +
    fill(disc(bowl[0], bowl[1], 30, 18), "#efe4e2") +
    fill(disc(bowl[0] + 2, bowl[1] + 2, 25, 14), "#8a80a2") +
    fill(disc(bowl[0] + 5, bowl[1] + 4, 19, 10), "#c6bac6") +
    fill(handle(-1, 1), "#d5cad0") +
    fill(handle(0.3, 1), "#857c9f") +
    fill(handle(-0.8, -0.3), "#fffaf0")
  );
}

/** A place of the curved glass by how far it has turned from its foot (0, upright) to its upper edge (1, level). */
function glassAt(along: number, turn: number): Point {
  const angle = (turn * Math.PI) / 2;
  return STALL([along, -0.02 + 0.47 * (1 - Math.cos(angle)), -0.125 + 0.142 * Math.sin(angle)]);
}

/** The curved glass: the string of bulbs in its bend, streaks of light, the joints of its panes, its polished edge; the guests' ledge before it. */
function drawGlass(sheet: Sheet): void {
  const along = (turns: readonly number[], at: number) => turns.map((turn) => glassAt(at, turn));
  const steps = (low: number, high: number) => shares(14).map((share) => mixed(low, high, share));
  const band = (from: number, to: number, low = 0.02, high = 0.99) =>
    polygon([...along(steps(low, high), from), ...along(steps(low, high), to).toReversed()]);
  const edge = (turn: number) => polyline(shares(12).map((share) => glassAt(mixed(-1, 1, share), turn)));
  const dusk = sheet.linear(
    [
      [0, "#2a1f52", 0.06],
      [0.4, "#2a1f52", 0.2],
      [1, "#2a1f52", 0.46],
    ],
    [620, 690],
    [1240, 1260],
  );
  const strand = (at: number): Point => {
    const swing = ((at + 0.62) % 0.46) / 0.46;
    return glassAt(at, 0.46 - 0.2 * 4 * swing * (1 - swing));
  };
  const bulbs = counted(13).map((index) => strand(-0.52 + index * 0.083));
  sheet.add(
    // The bulbs stand over the cook: towards the guests and to the right it is night.
    fill(band(-1, 1, 0, 1), dusk),
    fill(band(-1, 1, 0.84, 1), "#dff2f4", 0.1),
    // The bend gathers the light in long lines.
    ...[
      [0.5, 0.535, -1, -0.21],
      [0.5, 0.535, -0.15, 0.36],
      [0.5, 0.535, 0.42, 1],
      [0.55, 0.562, -0.36, 0.1],
    ].map(([low = 0, high = 0, from = 0, to = 0]) => fill(band(from, to, low, high), "#f2fbfa", 0.2)),
    fill(band(-0.37, -0.31), "#e6f6f6", 0.17),
    fill(band(-0.296, -0.283), "#e6f6f6", 0.17),
    fill(band(0.21, 0.25), "#e6f6f6", 0.14),
    ...[-0.18, 0.392].map((at) => stroke(polyline(along(steps(0, 1), at)), "#e6f6f6", 3, 0.75)),
    stroke(polyline(shares(60).map((share) => strand(mixed(-0.52, 0.5, share)))), "#2b2a4c", 2, 0.5),
    ...bulbs.map(
      ([x, y]) =>
        sheet.glow([Math.round(x), Math.round(y)], 44, "#ffcf7a", 0.75) + fill(disc(x, y, 8, 12), "#fff6d6", 0.95),
    ),
    ...[-0.18, 0.392].map((at) => {
      const [x, y] = glassAt(at, 1);
      return fill(box(x - 9, y - 5, 18, 26), "#6f6690") + fill(box(x - 9, y - 5, 7, 26), "#f3e6d6");
    }),
    stroke(edge(1), "#7fb8b8", 8, 0.9),
    stroke(edge(1), "#f4fffb", 3),
    // The foot of the glass in its steel rail, and the wooden ledge.
    fill(area([-1, -0.4, -0.14], [1, -0.4, -0.14], [1, -0.02, -0.14], [-1, -0.02, -0.14]), "#7a4436"),
    fill(area([-1, -0.06, -0.14], [1, -0.06, -0.14], [1, -0.02, -0.14], [-1, -0.02, -0.14]), "#4a2638"),
    fill(area([-1, -0.03, -0.14], [1, -0.03, -0.14], [1, -0.03, -0.118], [-1, -0.03, -0.118]), "#a89cb6"),
    fill(area([-1, -0.03, -0.122], [1, -0.03, -0.122], [1, -0.03, -0.117], [-1, -0.03, -0.117]), "#fff3dc"),
  );
}
