import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, type Point } from "../kit/geometry.ts";
import { lens, type Path, polygon, polyline } from "../kit/path.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { controlTower } from "../parts/buildings/town.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { toneOf } from "../parts/people/light.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { bougainvillea } from "../parts/plants/foliage.ts";
import { palm } from "../parts/plants/trees.ts";
import { sky } from "../parts/sky/sky.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const HORIZON = 600;
const camera = cameraOf({ horizon: HORIZON, centre: 800, eye: 1.6, focal: 1560 });
/** The hall's own frame, in metres: along its glass front, which goes away to the right, outwards from the glass, and up. */
const hall = frameOf(camera, { right: 0, away: 10, heading: 72 });
const quad = (...places: readonly Place[]): Path => polygon(places.map((at) => hall(at)));
/** A piece of the glass front. */
const onFront = (from: number, to: number, low: number, high: number, out = 0): Path =>
  quad([from, out, low], [to, out, low], [to, out, high], [from, out, high]);
const level = (along: readonly [number, number], out: readonly [number, number], up = 0): Path =>
  quad([along[0], out[0], up], [along[1], out[0], up], [along[1], out[1], up], [along[0], out[1], up]);

/** How far the front is seen, the height of its transom and of the ceiling. */
const FRONT = { from: -5.6, to: 9, lintel: 2.75, high: 4.3 } as const;
/** The mullions: the bay between the second and the third shows the whole car, the next one is the door. */
const MULLIONS = [-4.75, -0.55, 3.9, 8.1] as const;
/** The door's opening, beside it its two leaves, slid aside. */
const DOOR = { from: 0.75, to: 2.85 } as const;
/** How far towards us the floor goes. */
const NEAR = -8.4;
/** The low sun outside: for each metre up its light goes this far along the front, and this far into the hall. */
const SUN = { along: 1.15, into: 1.25 } as const;
/** The oleanders on the island of the road: metres along it, half their width, their seed. */
const OLEANDERS = [
  [-13.4, 1.1, 3],
  [-11.9, 0.8, 8],
  [-6.6, 1.2, 5],
  [-2.2, 0.9, 12],
  [-0.9, 1.15, 9],
  [3.1, 0.8, 4],
  [12.2, 0.8, 7],
  [13.1, 1.1, 14],
  [21, 1.2, 11],
] as const;
const SHADE = "#7a4f68";
/** Where the two meet, in metres from us. */
const MEETING = 7.5;

/** The arrivals hall in low sun: before the open door a driver holds up a name card to a guest who comes up with her case, a hand raised; his car waits outside behind one great pane. */
export const SCENE: Scene = {
  name: "contact",
  seed: 27,
  mood: "morning",
  grain: 0.35,
  crops: { wide: 190, square: 90 },
  colours: {
    sky: ["#3d8fba", "#93c3cc", "#f8d9a4", "#fcb57e"],
    zenith: "#1f6f9f",
    far: "#8f86ae",
    farShade: "#6f6a99",
    wall: "#fff0d6",
    wallShade: "#b7a0bb",
  },
  draw(sheet) {
    drawOutside(sheet);
    drawGlass(sheet);
    drawFloor(sheet);
    drawCeiling(sheet);
    drawMullions(sheet);
    drawPeople(sheet);
    drawTub(sheet);
  },
};

/** What is seen through the front: hills and the tower, palms on their island, the kerb and the car that waits at it, a couple with their case. */
function drawOutside(sheet: Sheet): void {
  const strip = (from: number, to: number) => level([-40, 60], [from, to]);
  const palms = [
    { along: 0.1, out: 12, lean: 18 },
    { along: -9, out: 13, lean: -14 },
    { along: 6.5, out: 12, lean: -12 },
  ] as const;
  const couple = [
    standing(sheet, [6.3, 13.6], {
      pose: "walking",
      slender: true,
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#2f7f9c",
      hairstyle: "bun",
    }),
    standing(sheet, [5.3, 13.8], {
      pose: "walking",
      top: "#d98a3c",
      bottom: "#31507a",
      carries: "case",
      carriedColour: "#b02a5a",
    }),
  ];
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.2 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 486, 140, 452, 300, 470, 460, 500, 620, 480, 800, 440, 960, 424, 1120, 452, 1300, 470, 1640, 440,
      ]),
      foot: HORIZON + 6,
      mist: 30,
      seed: 6,
      rough: 0,
    }),
    fill(`M0 ${HORIZON}H1600V1200H0Z`, "#e6bf7c"),
    fill(lens(700, HORIZON + 12, 1700, 20), "#8f9a5e"),
    place(controlTower(sheet), 1470, HORIZON + 8, 0.44),
    fill(strip(10.4, 14), "#98a05a"),
    fill(strip(10.2, 10.4), "#fff0d2"),
    fill(strip(3, 10.2), "#a88f9c"),
    fill(strip(2.8, 3), "#fff4dc"),
    fill(strip(0, 2.8), "#f6d3a0"),
    ...OLEANDERS.map(([along, half, seed]) => {
      const [[x, y], [, top]] = [hall([along, 12.4, 0]), hall([along, 12.4, half])];
      const size = y - top;
      return (
        fill(lens(x + size * 0.9, y, size * 3, 12), "#7d7a4e", 0.6) + oleander(sheet, x, y - size * 0.66, size, seed)
      );
    }),
    ...palms.map(({ along, out, lean }, index) => {
      const [x, y] = hall([along, out, 0]);
      const [, top] = hall([along, out, 6]);
      return place(palm(sheet, { seed: 5 + index, lean }), x, y, (y - top) / 250);
    }),
    vehicle(sheet, {
      kind: "carrier",
      view: frameOf(camera, { right: -6.5, away: 14.1, heading: 70 }),
      mood: "gold",
      paint: { body: "#173f66", bodyLight: "#2d6590", horizon: "#0e2440", ground: "#d09a70", shadow: "#4a3358" },
    }),
    ...couple.map(({ shade, figure }) => shade + figure),
  );
}

/** The panes: a breath of sky in the glass, long gleams, the two leaves of the door slid aside. */
function drawGlass(sheet: Sheet): void {
  const { from, to, lintel, high } = FRONT;
  const gleam = (at: number, wide: number, lean: number) =>
    quad([at, 0, 0.1], [at + wide, 0, 0.1], [at + wide + lean, 0, lintel], [at + lean, 0, lintel]);
  sheet.add(
    fill(
      onFront(from, MULLIONS[1], 0, lintel) + onFront(3.9, to, 0, lintel) + onFront(from, to, lintel, high),
      "#dff0ee",
      0.13,
    ),
    fill(onFront(MULLIONS[1], DOOR.from, 0, lintel) + onFront(DOOR.to, 3.9, 0, lintel), "#cfe8ea", 0.34),
    fill(gleam(-4.3, 0.2, 0.9) + gleam(-0.95, 0.12, 0.5) + gleam(4.4, 0.5, 1), "#fffdf4", 0.3),
  );
}

/** Where the sun through the front at a height meets the floor. */
const fallen = (along: number, up: number): Place => [along + up * SUN.along, -up * SUN.into, 0];
const sunPatch = (from: number, to: number, low: number, high: number): Path =>
  quad(fallen(from, low), fallen(to, low), fallen(to, high), fallen(from, high));

/** Polished stone: in the shade of the hall, with the sun on it in panes, and the bright front mirrored in it. */
function drawFloor(sheet: Sheet): void {
  const { from, to, lintel, high } = FRONT;
  const floor = level([-14, 12], [NEAR, 0]);
  const joints = [
    ...counted(19).map((index) => [hall([index * 1.4 - 14, NEAR, 0]), hall([index * 1.4 - 14, 0, 0])]),
    ...counted(7).map((index) => [hall([-14, -index * 1.4, 0]), hall([12, -index * 1.4, 0])]),
  ].map((line) => polyline(line));
  const bays = [-8.8, ...MULLIONS, 12.3];
  const panes = bays.slice(1).map((end, index) => {
    const start = (bays[index] ?? end) + 0.16;
    return end === MULLIONS[2]
      ? sunPatch(start, DOOR.from - 0.9, 0.12, lintel) +
          sunPatch(DOOR.from, DOOR.to, 0, lintel) +
          sunPatch(DOOR.from - 0.8, DOOR.from - 0.1, 0.12, lintel) +
          sunPatch(DOOR.to + 0.1, end - 0.14, 0.12, lintel) +
          sunPatch(start, end - 0.14, lintel + 0.3, high - 0.2)
      : sunPatch(start, end - 0.1, 0.14, lintel) + sunPatch(start, end - 0.1, lintel + 0.3, high - 0.2);
  });
  sheet.add(
    fill(floor, sheet.downwards(["#d9a98c", "#b98587", "#8f6480"], 720, 1200)),
    sheet.clipped(
      floor,
      // The front stands on its own image.
      fill(onFront(from - 6, to, 0, -lintel), sheet.downwards(["#ffe9c4", "#e6bb98", "#a8798a"], 720, 1130), 0.5) +
        fill(panes.join(""), sheet.downwards(["#fff0cc", "#fddcaa", "#f6c48e"], 720, 1160), 0.92) +
        fill(MULLIONS.map((along) => onFront(along, along + 0.16, 0, -high)).join(""), "#4d5578", 0.3) +
        stroke(joints.join(""), "#8f5f60", 2.4, 0.32),
    ),
  );
}

/** Timber slats that run out to the glass, lit at its side. */
function drawCeiling(sheet: Sheet): void {
  const { high } = FRONT;
  const slats = counted(34).map((index) => level([index * 0.7 - 14, index * 0.7 - 13.58], [NEAR, 0], high));
  sheet.add(
    fill(level([-14, 12], [NEAR, 0], high), "#6d4048"),
    fill(slats.join(""), sheet.downwards(["#8f5644", "#c98450", "#eab878"], -160, 300)),
    fill(onFront(-14, 12, high - 0.34, high), "#17476e"),
    fill(onFront(-14, 12, high - 0.4, high - 0.34), "#f6c890"),
  );
}

/** The frames of the front: a sill, the transom, each mullion with its depth, whose left side has the sun. */
function drawMullions(sheet: Sheet): void {
  const { from, to, lintel, high } = FRONT;
  const [face, lit, deep] = ["#17476e", "#f0bf8c", "#0e2f50"];
  const post = (along: number, wide: number, depth: number, top: number) => {
    const side = hall([along, 0, 1])[0] > hall([along, -depth, 1])[0] ? along + wide : along;
    return (
      fill(quad([side, 0, 0], [side, -depth, 0], [side, -depth, top], [side, 0, top]), side === along ? lit : deep) +
      fill(onFront(along, along + wide, 0, top, -depth), face)
    );
  };
  sheet.add(
    fill(onFront(from, DOOR.from, 0, 0.14) + onFront(DOOR.to, to, 0, 0.14), face),
    fill(level([from, DOOR.from], [-0.1, 0], 0.14) + level([DOOR.to, to], [-0.1, 0], 0.14), lit),
    fill(onFront(MULLIONS[1], MULLIONS[2], lintel - 0.1, lintel), deep),
    fill(onFront(from, to, lintel, lintel + 0.26), face),
    fill(onFront(from, to, lintel + 0.2, lintel + 0.26), "#4f87ab"),
    ...[MULLIONS[1] + 0.06, DOOR.from - 0.09, DOOR.from - 0.9, DOOR.to, DOOR.to + 0.86].map((along) =>
      post(along, 0.08, 0.06, lintel),
    ),
    ...MULLIONS.toReversed().map((along) => post(along, 0.16, 0.26, high)),
  );
}

/** Somebody who stands on the floor: the figure, the shade that the sun throws from the feet, and what the polish mirrors. */
function standing(
  sheet: Sheet,
  [right, away]: readonly [number, number],
  look: PersonOptions,
  { tall = 1.75, holding = "" }: { tall?: number; holding?: Drawing } = {},
): { shade: Drawing; image: Drawing; figure: Drawing } {
  const [[x, y], [, head]] = [camera([right, away, 0]), camera([right, away, tall])];
  const size = (y - head) / 100;
  // The sun's direction turned from the hall's frame to ours.
  const [sin, cos] = [Math.sin((72 / 180) * Math.PI), Math.cos((72 / 180) * Math.PI)];
  const [toRight, towards] = [SUN.along * sin + SUN.into * cos, SUN.into * sin - SUN.along * cos];
  const at = (height: number, aside: number): Point =>
    camera([right + height * toRight + aside * 0.5, away - height * towards + aside * 0.7, 0]);
  const outline = [
    [0, 0.1],
    [0.3, 0.13],
    [0.5, 0.17],
    [0.8, 0.22],
    [0.85, 0.08],
    [0.93, 0.11],
    [1, 0.05],
  ] as const;
  const shade = polygon([
    ...outline.map(([share, half]) => at(share * tall, half)),
    ...outline.toReversed().map(([share, half]) => at(share * tall, -half)),
  ]);
  const body = person(sheet, { shadow: false, ...look }) + holding;
  return {
    shade: fill(shade, SHADE, 0.6),
    image: `<g opacity=".2">${place(body, x, y, -size, size)}</g>`,
    figure: place(body, x, y, size),
  };
}

/** The card in the driver's hands, turned towards his guest: a name as one drawn stroke, his thumbs on its edges. */
function card(sheet: Sheet): Drawing {
  const [white, dim] = toneOf(sheet, "#fffaf0");
  const [skin] = toneOf(sheet, "#c98a5e");
  return (
    fill("M3-73.4L4.4-74L25-76.6V-58.4L3-55Z", dim) +
    fill("M4.4-74L25-76.6V-59L4.4-55.6Z", white) +
    stroke("M8-65.4q1.6-3.4 2.6-1t1.8-1.2q1-2.4 1.8-.2t1.8-1.4q.8-2 1.6-.4t2.2-1.6", "#1d5d86", 1.1) +
    fill("M1.6-65.4Q3.6-67.4 6.2-66.2Q7.4-64.8 5.6-63.6Q3-62 1.6-63Z", skin) +
    fill("M26.6-68.6Q24.6-70 22.4-68.8Q21.4-67.6 23-66.4Q25.4-65 26.6-66Z", skin)
  );
}

/** The driver and his guest, face to face before the door. */
function drawPeople(sheet: Sheet): void {
  const meeting = [
    standing(
      sheet,
      [0.22, MEETING],
      { pose: "presenting", sleeves: "long", suit: true, top: "#22406e", bottom: "#22406e", hair: "#33262a" },
      { holding: card(sheet), tall: 1.8 },
    ),
    standing(
      sheet,
      [1.76, MEETING - 0.15],
      {
        pose: "greeting",
        mirrored: true,
        slender: true,
        wears: "skirt",
        sleeves: "short",
        top: "#c2265f",
        bottom: "#f6e3bd",
        hairstyle: "long",
        hat: "#f0d08a",
        carries: "case",
        carriedColour: "#d9772f",
      },
      { tall: 1.7 },
    ),
  ];
  sheet.add(
    ...meeting.map(({ shade }) => shade),
    ...meeting.map(({ image }) => image),
    ...meeting.map(({ figure }) => figure),
  );
}

/** A tub of bougainvillea in the near corner, cut by the sheet: its lit side, its front, its shade on the floor. */
function drawTub(sheet: Sheet): void {
  const [from, to, near, far, high] = [-4.6, -3.15, -6.1, -5.5, 0.52];
  const side = (along: number) => quad([along, near, 0], [along, far, 0], [along, far, high], [along, near, high]);
  sheet.add(
    fill(quad([to, near, 0], [to + 1.1, near - 0.2, 0], [to + 1.3, far, 0], [to, far, 0]), SHADE, 0.6),
    fill(quad([from, near, 0], [to, near, 0], [to, near, high], [from, near, high]), "#1d5d86"),
    fill(side(to), "#123d60"),
    fill(level([from, to], [near, far], high), "#4a2f42"),
    fill(quad([from, near, high - 0.07], [to, near, high - 0.07], [to, near, high], [from, near, high]), "#4f93b4"),
    bougainvillea(sheet, { x: 96, y: 1006, width: 200, height: 104, seed: 9, count: 96, size: 40 }),
  );
}
