import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { disc, lens, polygon, polyline } from "../kit/path.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { placesOf } from "../kit/placesOf.ts";
import { boulder } from "../parts/land/boulder.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { rolling, terrain } from "../parts/land/terrain.ts";
import { windingRoad } from "../parts/land/windingRoad.ts";
import { person } from "../parts/people/person.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { sea } from "../parts/sea/sea.ts";
import { sky } from "../parts/sky/sky.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { vehicle } from "../parts/vehicles/vehicle.ts";

const [HORIZON, CENTRE, FOCAL] = [620, 800, 1500] as const;
/** The eye above the road at our feet, and the sea below it, in metres. */
const [EYE, SEA] = [4.6, -36] as const;
const CAMERA = cameraOf({ horizon: HORIZON, centre: CENTRE, eye: EYE, focal: FOCAL });

/** The windmill hill of Alaçatı in the evening: one mill with its sails set, two beyond it, a minivan on the road that winds down to the bay. */
export const SCENE: Scene = {
  name: "tour-izmir-seferihisar-sigacik-alacati-cesme",
  seed: 51,
  mood: "gold",
  colours: {
    sky: ["#2f7fae", "#86bccb", "#f6dcae", "#f8b783"],
    sea: ["#f0cfa4", "#5fb0b8", "#2389a8", "#1b7295"],
    seaDark: "#17708f",
  },
  grain: 0.24,
  crops: { wide: 60, square: 330 },
  draw(sheet) {
    drawBeyond(sheet);
    sheet.add(land(), roadLines(), ...MILLS.toReversed().map((mill) => millDrawing(mill)));
    drawFeet(sheet);
    drawStones(sheet);
    drawTravellers(sheet);
    drawCorner(sheet);
  },
};

/** The bay under the hill with its windsurfers, the hills across it. */
function drawBeyond(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.34, reach: 0.5 }),
    place(summerCloud(sheet, "tall"), 250, 572, 1),
    sheet.glow([-60, 560], 900, "#fff0c8", 0.75),
    ridge(sheet, {
      crest: pointsOf([-20, 560, 90, 540, 220, 566, 340, 552, 470, 578, 620, 562, 760, 590, 900, 602, 1640, 600]),
      foot: HORIZON + 3,
      seed: 9,
      rough: 4,
    }),
    sea(sheet, { top: HORIZON, bottom: 960, dabs: 60, foot: false }),
    ...SAILS.map(([x, y, size, colour]) => place(sail(sheet, colour), x, y, size)),
  );
}

const SAILS = [
  [70, 668, 0.2, "#c2265f"],
  [196, 690, 0.3, "#fbf7ef"],
  [262, 674, 0.22, "#ee9433"],
  [392, 716, 0.42, "#fbf7ef"],
  [476, 690, 0.28, "#c2265f"],
  [640, 668, 0.2, "#fbf7ef"],
] as const;

/** A windsurfer from afar, running to the right. */
function sail(sheet: Sheet, colour: string): Drawing {
  const { near, wallBright } = sheet.mood;
  return (
    fill("M-40 2q-60-6-130 3q60 6 130 2z", wallBright, 0.9) +
    turned(
      fill("M2-4Q22-60 4-126Q-42-92-56-44Q-24-12 2-4Z", colour) +
        fill("M-9-112Q-44-84-56-44Q-40-24-18-12Q-34-60-9-112Z", near, 0.26),
      -9,
    ) +
    fill("M-50-2Q0-8 54-5Q62-4 54 0Q10 8-40 5Q-52 4-50-2Z", wallBright)
  );
}

// The hill.

const [BROAD, FINE] = [rolling(4), rolling(17)];

/** The middle of the road in metres right and away, from our feet down towards the bay. */
const LINE = pointsOf([
  4.6, 2, 2.4, 9, 0.2, 14, -2.4, 19, -4.3, 23.5, -5, 28, -4.7, 33, -4.4, 38, -5.2, 44, -8, 50, -13, 54.6, -20, 57.4,
  -29, 59,
]);
const ROAD = (() => {
  const line = windingRoad(([right, away]) => [right, away], LINE);
  return shares(34).map((share) => line.at(share, 0));
})();
const HALF = 3;

interface Roadside {
  /** Metres right of the middle of the road. */
  off: number;
  /** Height of the road there. */
  level: number;
}

const SEGMENTS = (() => {
  let done = 0;
  return ROAD.slice(1).map(([x1, y1], index) => {
    const [x, y] = ROAD[index] ?? [0, 0];
    const [dx, dy] = [x1 - x, y1 - y];
    const long = Math.hypot(dx, dy);
    done += long;
    return { x, y, dx, dy, long, before: done - long };
  });
})();

function roadside(right: number, away: number): Roadside {
  let [best, side, along] = [Number.POSITIVE_INFINITY, 1, 0];
  for (const { x, y, dx, dy, long, before } of SEGMENTS) {
    const share = within(((right - x) * dx + (away - y) * dy) / (long * long));
    const [offX, offY] = [right - x - dx * share, away - y - dy * share];
    const square = offX * offX + offY * offY;
    if (square < best) {
      best = square;
      side = offX * dy - offY * dx;
      along = before + long * share;
    }
  }
  return { off: Math.sqrt(best) * (side > 0 ? 1 : -1), level: -Math.max(0, along - 24) * 0.085 };
}

function smooth(from: number, to: number, value: number): number {
  const share = within((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** A mill: where it stands, how high its foot lies, the turn of its wheel, which of its ten sails are set. */
interface Mill {
  right: number;
  away: number;
  up: number;
  turn: number;
  set: readonly number[];
  haze: number;
}

const MILLS: readonly Mill[] = [
  { right: 8.2, away: 42, up: 5.6, turn: 10, set: [0, 1, 3, 4, 5, 7, 8, 9], haze: 0 },
  { right: 27, away: 68, up: 6.6, turn: 26, set: [0, 2, 3, 5, 6, 8], haze: 0.12 },
  { right: 43, away: 92, up: 7, turn: 4, set: [], haze: 0.24 },
];

/** The bare ground: the knolls of the mills on the right of the road, on its left the fall to the bay. */
function ground(right: number, away: number, { off, level } = roadside(right, away)): number {
  const knolls = MILLS.map(({ right: x, away: y, up }, index) => {
    const far = Math.hypot(right - x, (away - y) * 0.8);
    return (up + 0.3) * (1 - smooth(4, index ? 24 : 21, far));
  });
  // Behind the last bend the ground drops to the bay.
  const drop = 44 * smooth(46, 118, away) * smooth(14, -4, right);
  const hill = Math.max(0.8 - drop, ...knolls.map((high) => high - drop)) + 0.5 * BROAD(right / 9, away / 9);
  const shoulder = HALF + 1;
  if (off > 0) return mixed(level, hill, smooth(shoulder, shoulder + 9, off));
  const fall = Math.max(0, -off - shoulder);
  const slope = level - 34 * smooth(0, 80, fall) - 1.4 * smooth(0, 5, fall) + 0.6 * BROAD(right / 12, away / 12);
  return mixed(level, slope, smooth(shoulder, shoulder + 2, -off)) - 40 * smooth(58, 130, away);
}

/** A round cushion of scrub: its place and radius in metres. */
type Cushion = readonly [right: number, away: number, radius: number];

/** The cushion of a cell of the ground, if it has one: they stand in drifts with bare ground between them. */
function cushionAt(column: number, row: number, cell: number): Cushion | undefined {
  const random = randomOf(Math.abs(column * 7919 + row * 104729 + 17));
  if (random.next() >= 0.3 + 0.55 * BROAD(column * 0.42, row * 0.42)) return undefined;
  const at = (index: number) => (index + random.between(0.2, 0.8)) * cell;
  return [at(column), at(row), cell * random.between(0.26, 0.58)];
}

/** How high the scrub stands, from 0 to 1. */
function scrub(right: number, away: number, off: number): number {
  if (Math.abs(off) < HALF + 1.2 || trail(right, away) < 1.3) return 0;
  if (MILLS.some(({ right: x, away: y }) => Math.hypot(right - x, away - y) < 5)) return 0;
  const cell = away < 80 ? 2.4 : 5;
  const [column, row] = [Math.floor(right / cell), Math.floor(away / cell)];
  let best = 0;
  for (let x = column - 1; x <= column + 1; x++)
    for (let y = row - 1; y <= row + 1; y++) {
      const cushion = cushionAt(x, y, cell);
      if (!cushion) continue;
      const [dx, dy] = [right - cushion[0], away - cushion[1]];
      const share = 1 - (dx * dx + dy * dy) / cushion[2] ** 2;
      if (share > 0) best = Math.max(best, Math.sqrt(share) * (cushion[2] / cell) * 1.7);
    }
  return best * smooth(HALF + 1.2, HALF + 2.2, Math.abs(off));
}

function surface(right: number, away: number): number {
  const side = roadside(right, away);
  const high = mixed(0.7, 2.2, smooth(10, 110, away));
  return ground(right, away, side) + scrub(right, away, side.off) * high * (1 + 0.16 * FINE(right / 0.5, away / 0.6));
}

/** The trail from the road up to the first mill; metres from its middle. */
const TRAIL = pointsOf([-1.6, 27, 1.4, 29.4, 4.4, 32.4, 5.2, 36, 6.4, 39.2, 7.2, 41]);

function trail(right: number, away: number): number {
  // Most of the ground is far from it.
  if (right < -4 || right > 10 || away < 24 || away > 44) return 9;
  return Math.min(
    ...TRAIL.slice(1).map(([x1, y1], index) => {
      const [x0, y0] = TRAIL[index] ?? [0, 0];
      const [dx, dy] = [x1 - x0, y1 - y0];
      const share = within(((right - x0) * dx + (away - y0) * dy) / (dx * dx + dy * dy));
      return Math.hypot(right - x0 - dx * share, away - y0 - dy * share);
    }),
  );
}

/** Towards the low sun: from the left, a little from beyond, so that shadows come towards us. */
const SUN = [-0.86, 0.24, 0.38] as const;
const FLAT = Math.hypot(SUN[0], SUN[1]);

/** Whether a mill keeps the sun from a place: tower, cap, and the wheel as a ring of sails. */
function isBehindMill(right: number, away: number, up: number): boolean {
  return MILLS.some((mill) => {
    const [dx, dy] = [mill.right - right, mill.away - away];
    const ahead = (dx * SUN[0] + dy * SUN[1]) / FLAT;
    const aside = Math.abs(dx * SUN[1] - dy * SUN[0]) / FLAT;
    const high = up + (ahead / FLAT) * SUN[2] - mill.up;
    const half = high < TALL ? mixed(FOOT, RIM, within(high / TALL)) : EAVES * (1 - (high - TALL) / CAP);
    return ahead > 0 && high < TALL + CAP && aside < half;
  });
}

function isShaded(right: number, away: number, up: number): boolean {
  const reach = mixed(1, 3.4, smooth(20, 140, away));
  for (const far of [0.5, 1.2, 2.2, 4, 8]) {
    const at = far * reach;
    if (surface(right + SUN[0] * at, away + SUN[1] * at) > up + SUN[2] * at + 0.08 * reach) return true;
  }
  return isBehindMill(right, away, up);
}

const INKS = [
  "#eecf86", // Grass, bright, middle, and in shade.
  "#d6b064",
  "#c4955c",
  "#8f6a68",
  "#b3aa5c", // Scrub from light to dark.
  "#7f8a4e",
  "#56684a",
  "#3a4a4a",
  "#75607a", // Road, and in shade.
  "#56455f",
  "#f8dfab", // Gravel and trail, and in shade.
  "#a5807c",
  "#f4dcae", // Sand.
];

function toneAt(right: number, away: number): number {
  const up = surface(right, away);
  if (up < SEA + 0.2) return -1;
  if (up < SEA + 2.4) return 12;
  const { off } = roadside(right, away);
  const step = 0.12 + away * 0.004;
  const [slopeX, slopeY] = [
    (surface(right + step, away) - surface(right - step, away)) / (2 * step),
    (surface(right, away + step) - surface(right, away - step)) / (2 * step),
  ];
  const light = (-slopeX * SUN[0] - slopeY * SUN[1] + SUN[2]) / Math.hypot(slopeX, slopeY, 1);
  const shaded = light < 0.06 || isShaded(right, away, up);
  if (Math.abs(off) < HALF) return shaded ? 9 : 8;
  if (Math.abs(off) < HALF + 0.8 + 0.2 * FINE(right, away) || trail(right, away) < 0.62) return shaded ? 11 : 10;
  if (scrub(right, away, off) > 0.12) {
    if (shaded) return light < 0.2 ? 7 : 6;
    return light > 0.74 ? 4 : 5;
  }
  if (shaded) return 3;
  if (light < 0.3) return 2;
  return light > 0.5 ? 0 : 1;
}

function land(): Drawing {
  return terrain({
    window: [0, 300, 1600, 1200],
    cell: 2,
    horizon: HORIZON,
    centre: CENTRE,
    eye: EYE,
    focal: FOCAL,
    reach: [6, 320],
    steps: 520,
    ground: surface,
    tone: toneAt,
    inks: INKS,
    stacked: false,
  });
}

/** The tarmac's edges, ruled where the ground is drawn in cells, and its lines. */
function roadLines(): Drawing {
  const { strip } = windingRoad(([right, away]) => CAMERA([right, away, ground(right, away)]), LINE);
  const dashes = counted(14).map((index) => strip([-0.075, 0.075], [index / 16 + 0.015, index / 16 + 0.04]));
  return (
    fill(strip([-HALF, HALF], [0, 0.94]), "#75607a") +
    fill(
      strip([-HALF + 0.2, -HALF + 0.34], [0, 0.94]) + strip([HALF - 0.34, HALF - 0.2], [0, 0.94]) + dashes.join(""),
      "#fbe6bd",
    )
  );
}

// The mills.

/** Radius of the tower at its foot and under the cap, its height; radius and height of the cap. */
const [FOOT, RIM, TALL, EAVES, CAP] = [3.3, 2.8, 7.6, 3.25, 3.3] as const;
/** Where the wheel sits before the axis, how high, and its radius. */
const [REACH, HUB, WHEEL] = [4.3, 8.7, 5.1] as const;
/** The direction of the windshaft: to the left and towards us. */
const SHAFT = [-0.84, -0.54] as const;

/** Five tones of the stone from the sun round to the far side. */
const STONE = ["#fbe4b4", "#f1cd96", "#dcae7e", "#b08078", "#855f74"] as const;

/** How much a wall that faces in a direction is lit, from -1 to 1; 90 degrees faces us, 180 the left. */
function litAt(angle: number): number {
  return (Math.cos(angle) * SUN[0] - Math.sin(angle) * SUN[1]) / FLAT;
}

function toneOfWall(angle: number): number {
  const lit = litAt(angle);
  return [0.86, 0.5, 0.14, -0.3].findIndex((limit) => lit > limit) === -1
    ? 4
    : [0.86, 0.5, 0.14, -0.3].findIndex((limit) => lit > limit);
}

function millDrawing(mill: Mill): Drawing {
  const aired = (colour: string) => blend(colour, "#f6c695", mill.haze);
  const at = (x: number, y: number, up: number): Point => CAMERA([mill.right + x, mill.away + y, mill.up + up]);
  /** A place on a ring about the axis; what faces us has angles from 0 to pi. */
  const ring = (angle: number, radius: number, up: number) =>
    at(Math.cos(angle) * radius, -Math.sin(angle) * radius, up);
  return (
    // Its shade runs over the back of the knoll, of which we see the edge.
    fill(
      polygon([at(0, -3.2, 0), at(3.2, -1, 0.1), at(12, 1, -0.5), at(12, 3, -0.5), at(3, -2, -0.5)]),
      aired("#8f6a68"),
    ) +
    towerOf(ring, aired, mill.turn) +
    wheelShade(mill, ring, at, aired) +
    capOf(ring, aired) +
    wheelOf(mill, at, aired)
  );
}

type Ring = (angle: number, radius: number, up: number) => Point;
type At = (x: number, y: number, up: number) => Point;
type Ink = (colour: string) => string;

const radiusAt = (up: number) => mixed(FOOT, RIM, up / TALL);

/** The tower in courses of stone, each block in the tone of its side; a door, a window under the cap. */
function towerOf(ring: Ring, aired: Ink, seed: number): Drawing {
  const random = randomOf(seed + 3);
  const bands = counted(36).map((index) => {
    const [from, to] = [mixed(Math.PI, 0, index / 36), mixed(Math.PI, 0, (index + 1.2) / 36)];
    const colour = STONE[toneOfWall((from + to) / 2)] ?? STONE[4];
    return fill(
      polygon([ring(from, FOOT, -0.4), ring(to, FOOT, -0.4), ring(to, RIM, TALL), ring(from, RIM, TALL)]),
      aired(colour),
    );
  });
  const courses = 17;
  const blocks = counted(courses).flatMap((course) =>
    counted(15).flatMap((index) => {
      if (random.chance(0.5)) return [];
      const wide = random.between(0.13, 0.26);
      const from = Math.PI - (index + random.between(0, 0.4)) * 0.21;
      const to = Math.max(0, from - wide);
      const [low, high] = [((course + 0.1) / courses) * TALL, ((course + 0.86) / courses) * TALL];
      const tone = toneOfWall((from + to) / 2);
      const colour = random.chance(0.5)
        ? blend(STONE[tone] ?? STONE[4], "#8a5a5a", 0.16)
        : blend(STONE[tone] ?? STONE[4], "#fff2d2", tone > 2 ? 0.1 : 0.4);
      return [
        fill(
          polygon([
            ring(from, radiusAt(low), low),
            ring(to, radiusAt(low), low),
            ring(to, radiusAt(high), high),
            ring(from, radiusAt(high), high),
          ]),
          aired(colour),
        ),
      ];
    }),
  );
  const arch = (middle: number, half: number, low: number, high: number) => {
    const round = shares(8).map((share) => {
      const turn = Math.PI * share;
      return ring(middle + (Math.cos(turn) * half) / FOOT, radiusAt(high), high + Math.sin(turn) * half);
    });
    return polygon([
      ring(middle + half / FOOT, radiusAt(low), low),
      ...round,
      ring(middle - half / FOOT, radiusAt(low), low),
    ]);
  };
  return (
    bands.join("") +
    blocks.join("") +
    fill(arch(1.75, 0.78, -0.3, 1.7), aired("#fff0d0")) +
    fill(arch(1.75, 0.56, -0.3, 1.7), aired("#2a4a72")) +
    fill(arch(1.8, 0.42, -0.3, 1.6), aired("#2f6f9c")) +
    fill(arch(1.2, 0.4, 4.9, 5.4), aired("#fbe0b2")) +
    fill(arch(1.2, 0.28, 4.98, 5.4), aired("#4a3550"))
  );
}

/** The wheel's shade on the tower: its sails carried along the sun's rays to the wall. */
function wheelShade(mill: Mill, ring: Ring, at: At, aired: Ink): Drawing {
  const { tip, inner } = wheelPlaces(mill);
  const cast = ([x, y, up]: Place): Point => {
    const ahead = (x * SUN[0] + y * SUN[1]) / FLAT - RIM * 0.9;
    return at(x - (SUN[0] / FLAT) * ahead, y - (SUN[1] / FLAT) * ahead, up - (ahead / FLAT) * SUN[2]);
  };
  const sails = mill.set.map((index) => polygon([cast(inner(index)), cast(tip(index)), cast(tip(index + 0.82))]));
  const spars = counted(10).map((index) => polyline([cast(inner(index)), cast(tip(index))]));
  const lit = counted(30).map((index) => {
    const angle = mixed(Math.PI, 1.28, index / 29);
    return [ring(angle, FOOT, 0), ring(angle, RIM, TALL)] as const;
  });
  const outline = polygon([...lit.map(([low]) => low), ...lit.map(([, high]) => high).toReversed()]);
  return clipTo(
    outline,
    fill(sails.join(""), aired("#a0706c"), 0.6) + stroke(spars.join(""), aired("#a0706c"), 4, 0.6),
    mill,
  );
}

/** A clip of its own for each mill; ids that no gradient of the sheet has. */
function clipTo(outline: string, drawing: Drawing, mill: Mill): Drawing {
  const id = `mill${mill.away}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawing}</g>`;
}

/** The cone of the cap: dark boards in light and shade over the eaves' underside. */
function capOf(ring: Ring, aired: Ink): Drawing {
  const tones = ["#d98a58", "#c4724a", "#a8583f", "#7c4247", "#5c3448"];
  const sides = counted(40).map((index) => {
    const [from, to] = [mixed(3.5, -0.36, index / 40), mixed(3.5, -0.36, (index + 1.15) / 40)];
    return fill(
      polygon([ring(from, EAVES, TALL), ring(to, EAVES, TALL), ring(0, 0, TALL + CAP)]),
      aired(tones[toneOfWall((from + to) / 2)] ?? "#5c3448"),
    );
  });
  const seams = counted(11).map((index) => {
    const angle = mixed(3.1, 0.1, index / 10);
    return polyline([ring(angle, EAVES * 0.98, TALL + 0.06), ring(angle, EAVES * 0.16, TALL + CAP * 0.84)]);
  });
  const under = shares(30).map((share) => ring(Math.PI * 2 * share, EAVES, TALL));
  return (
    fill(
      polygon(
        shares(24)
          .map((share) => ring(Math.PI * share, RIM + 0.02, TALL - 0.5))
          .concat(shares(24).map((share) => ring(Math.PI * (1 - share), RIM + 0.02, TALL))),
      ),
      aired("#8f6068"),
      0.7,
    ) +
    fill(polygon(under), aired("#5a3644")) +
    sides.join("") +
    stroke(seams.join(""), aired("#6e3a3c"), 2.4, 0.55)
  );
}

/** Where spars begin and end, by their number, in metres from the mill's axis at its foot. */
function wheelPlaces(mill: Mill): {
  hub: Place;
  nose: Place;
  tip: (index: number) => Place;
  inner: (index: number) => Place;
} {
  const along = [-SHAFT[1], SHAFT[0]] as const;
  const on = (index: number, radius: number): Place => {
    const angle = ((mill.turn + index * 36) / 180) * Math.PI;
    return [
      SHAFT[0] * REACH + along[0] * Math.cos(angle) * radius,
      SHAFT[1] * REACH + along[1] * Math.cos(angle) * radius,
      HUB + Math.sin(angle) * radius,
    ];
  };
  return {
    hub: [SHAFT[0] * REACH, SHAFT[1] * REACH, HUB],
    nose: [SHAFT[0] * (REACH + 1.7), SHAFT[1] * (REACH + 1.7), HUB + 0.2],
    tip: (index) => on(index, WHEEL),
    inner: (index) => on(index, 0.7),
  };
}

/** The wheel: ten spars, a rope from tip to tip, stays from the nose of the shaft, and a sail of three corners on each spar that carries one. */
function wheelOf(mill: Mill, at: At, aired: Ink): Drawing {
  const { hub, nose, tip, inner } = wheelPlaces(mill);
  const [wood, light] = [aired("#5f3f3c"), aired("#fff6e0")];
  const metre = FOCAL / mill.away;
  const line = (...places: readonly Place[]) => polyline(places.map(([x, y, up]) => at(x, y, up)));
  const sails = mill.set.map((index) => {
    const [a, b, c] = [inner(index), tip(index), tip(index + 0.82)];
    // The sheet runs to the next spar; the cloth bellies, so its inner part turns away from the sun.
    const belly: Place = [mixed(a[0], c[0], 0.62), mixed(a[1], c[1], 0.62), mixed(a[2], c[2], 0.62)];
    const corner = (places: readonly Place[]) => polygon(places.map(([x, y, up]) => at(x, y, up)));
    return (
      fill(corner([a, b, c]), light) +
      fill(
        corner([a, [mixed(a[0], b[0], 0.5), mixed(a[1], b[1], 0.5), mixed(a[2], b[2], 0.5)], c, belly]),
        aired("#e3bfa8"),
      )
    );
  });
  const furled = counted(10)
    .filter((index) => !mill.set.includes(index))
    .map((index) => {
      const [a, b] = [inner(index), tip(index)];
      return line(
        [mixed(a[0], b[0], 0.15), mixed(a[1], b[1], 0.15), mixed(a[2], b[2], 0.15)],
        [mixed(a[0], b[0], 0.86), mixed(a[1], b[1], 0.86), mixed(a[2], b[2], 0.86)],
      );
    });
  return (
    stroke(line([SHAFT[0] * 1.6, SHAFT[1] * 1.6, HUB - 0.1], nose), wood, metre * 0.42) +
    stroke(
      counted(10)
        .map((index) => line(inner(index + 5), tip(index)))
        .join(""),
      wood,
      metre * 0.13,
    ) +
    sails.join("") +
    stroke(furled.join(""), light, metre * 0.3) +
    stroke(
      counted(10)
        .map((index) => line(inner(index), tip(index)))
        .join(""),
      wood,
      metre * 0.1,
    ) +
    stroke(`${line(...counted(10).map(tip))}Z`, wood, metre * 0.05) +
    stroke(
      counted(10)
        .map((index) => line(nose, tip(index)))
        .join(""),
      wood,
      metre * 0.035,
      0.8,
    ) +
    fill(disc(...at(...hub), metre * 0.42), wood) +
    fill(disc(at(...hub)[0] - metre * 0.1, at(...hub)[1] - metre * 0.12, metre * 0.2), aired("#a9744f"))
  );
}

// On the hill.

/** Thistle and caper where the towers meet the ground. */
function drawFeet(sheet: Sheet): void {
  const tufts = MILLS.slice(0, 2).flatMap((mill, index) =>
    (
      [
        [-3, -1.5, 0.9],
        [-1.9, -2.9, 0.6],
        [1.6, -3.1, 0.8],
        [3.1, -1.6, 1.1],
      ] as const
    ).map(([x, y, wide], tuft) => {
      const [left, top] = CAMERA([mill.right + x, mill.away + y, mill.up]);
      const size = (FOCAL / mill.away) * wide;
      return leafMass(sheet, {
        x: left,
        y: top - size * 0.16,
        width: size,
        height: size * 0.46,
        seed: index * 7 + tuft,
        count: 10,
        size: size * 0.5,
      });
    }),
  );
  sheet.add(...tufts);
}

/** The minivan that comes up from the bay, two who walked up to the mill. */
function drawTravellers(sheet: Sheet): void {
  const someone = (right: number, away: number, tall: number, options: Parameters<typeof person>[1]) =>
    place(person(sheet, options), ...CAMERA([right, away, ground(right, away)]), ((FOCAL / away) * tall) / 100);
  sheet.add(
    vehicle(sheet, {
      view: frameOf(CAMERA, { right: -6.2, away: 27.5, heading: 1 }),
      mood: "gold",
      cast: [1, 0.2],
    }),
    someone(5.1, 35.4, 1.8, {
      pose: "walking",
      behind: true,
      top: "#3f8fb5",
      bottom: "#efe0c4",
      carries: "bag",
    }),
    someone(4.3, 33, 1.7, {
      pose: "walking",
      behind: true,
      slender: true,
      wears: "skirt",
      sleeves: "none",
      top: "#fdf8ee",
      bottom: "#c2265f",
      hairstyle: "long",
      hat: "#f0d08a",
    }),
  );
}

/** Stones that the cut for the road has left on the verge. */
function drawStones(sheet: Sheet): void {
  const tones = ["#fbe6b8", "#d9ad7c", "#9a7070", "#6a4a5c"] as const;
  sheet.add(
    ...placesOf([1010, 934, 26, 1058, 946, 17, 866, 862, 13, 1204, 1004, 20, 334, 905, 12, 262, 1010, 22]).map(
      ([x, y, size], index) => boulder(x, y, size, tones, index + 3),
    ),
  );
}

/** Our corner: lavender in flower by the roadside. */
function drawCorner(sheet: Sheet): void {
  const lavender = ["#4f4a7c", "#7d6dab", "#b7a4d2"] as const;
  sheet.add(
    fill(lens(1480, 1180, 520, 60), "#6a4a5a", 0.6),
    ...pointsOf([1330, 1190, 1430, 1150, 1520, 1106, 1590, 1060, 1490, 1196, 1590, 1150]).map(([x, y], index) =>
      leafMass(sheet, { x, y, width: 96, height: 54, seed: index + 40, count: 24, size: 30, colours: lavender }),
    ),
  );
}
