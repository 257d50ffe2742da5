import type { Place, Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, disc, type Path, polygon, polyline, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A whitewashed mill under sail, in metres. Turns are degrees around its drum: 0 is towards us, -90 to the left. */
export interface SailedMill {
  camera: Project;
  right: number;
  away: number;
  /** Turn from which the sun shines, and how far a shadow reaches for each metre of height. */
  sun: number;
  long: number;
  /** Which way the wheel looks, and how far it has turned. */
  faces: number;
  spin: number;
}

const [FOOT, TAPER, TALL] = [3.1, 0.075, 6.2] as const;
const CAP = { reach: FOOT - TAPER * TALL + 0.42, high: 3.1 } as const;
const HUB = { out: 4, up: 7.1 } as const;
const REACH = 4.5;
/** The cloths that are set, by the number of their spar; the others are rolled up on theirs. */
const SET = [0, 1, 2, 4, 5, 7] as const;

const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** A place on the drum or, with a reach of its own, on any ring round its axis. */
function ringPlace({ right, away }: SailedMill, turn: number, up: number, reach = FOOT - TAPER * up): Place {
  return [right + Math.sin(radians(turn)) * reach, away - Math.cos(radians(turn)) * reach, up];
}

const onRing = (mill: SailedMill, turn: number, up: number, reach?: number): Point =>
  mill.camera(ringPlace(mill, turn, up, reach));

/** A mill whose wheel is turned out of the square of its axle. */
type Askew = SailedMill & { plane?: number };

/** A place in the wheel's plane, which stands square to its axle: by angle and share of a spar. */
function wheelPlace({ right, away, faces, spin, plane = faces }: Askew, angle: number, share: number): Place {
  const across = Math.cos(radians(angle + spin)) * REACH * share;
  const up = Math.sin(radians(angle + spin)) * REACH * share;
  return [
    right + Math.sin(radians(faces)) * HUB.out + Math.cos(radians(plane)) * across,
    away - Math.cos(radians(faces)) * HUB.out + Math.sin(radians(plane)) * across,
    HUB.up + up,
  ];
}

/** Where the shadow of a place falls on the ground. */
function shadowOn({ camera, sun, long }: SailedMill, [right, away, up]: Place): Point {
  const turn = radians(sun);
  return camera([right - Math.sin(turn) * long * up, away + Math.cos(turn) * long * up, 0]);
}

/** Where the shadow of a place before the drum falls on its wall; what the rays miss ends where the wall turns from the sun. */
function shadowOnDrum(mill: SailedMill, [right, away, up]: Place): Point {
  const [dx, dz] = [-Math.sin(radians(mill.sun)), Math.cos(radians(mill.sun))];
  const [px, pz] = [right - mill.right, away - mill.away];
  const along = px * dx + pz * dz;
  const girth = FOOT - TAPER * Math.max(0, up - 3);
  const hits = along ** 2 - (px ** 2 + pz ** 2 - girth ** 2);
  const way = -along - Math.sqrt(Math.max(0, hits));
  const turn = (Math.atan2(px + dx * way, -(pz + dz * way)) / Math.PI) * 180;
  return onRing(mill, turn, up - way / mill.long);
}

/** A cloth as a closed line of places: along its spar, then back from the free corner in a belly. */
function clothPlaces(mill: Askew, index: number, corner: number): Place[] {
  const angle = index * 45;
  const along = [0.14, 0.36, 0.58, 0.8, 0.97].map((share) => wheelPlace(mill, angle, share));
  const leech = [0.25, 0.5, 0.75].map((share) =>
    wheelPlace(mill, angle + corner * share, mixed(0.97, 0.78, share) - Math.sin(share * Math.PI) * 0.06),
  );
  const foot = [1, 0.8, 0.6, 0.4, 0.2].map((share) =>
    wheelPlace(mill, angle + corner * share ** 0.55, mixed(0.14, 0.78, share)),
  );
  return [...along, ...leech, ...foot];
}

/** A spar as a thin closed line of places. */
function sparPlaces(mill: Askew, index: number): Place[] {
  const edge = (aside: number) =>
    shares(6).map((share) => wheelPlace(mill, index * 45 + aside / (0.12 + share), share));
  return [...edge(-0.9), ...edge(0.9).toReversed()];
}

/** A cloth rolled up on its spar. */
function rollPlaces(mill: Askew, index: number): Place[] {
  const angle = index * 45;
  return [
    [0, 0.2],
    [4.5, 0.36],
    [3.4, 0.6],
    [1.4, 0.94],
    [-1.4, 0.94],
    [-3.2, 0.56],
    [-3.4, 0.36],
  ].map(([aside = 0, share = 0]) => wheelPlace(mill, angle + aside, share));
}

const ROLLED = counted(8).filter((index) => !SET.some((set) => set === index));

/** Everything of the wheel that keeps the sun off. */
function wheelShapes(mill: Askew): Place[][] {
  return [
    ...SET.map((index) => clothPlaces(mill, index, 37)),
    ...counted(8).map((index) => sparPlaces(mill, index)),
    ...ROLLED.map((index) => rollPlaces(mill, index)),
  ];
}

/** What a mill under sail keeps from the sun on level ground: its drum, its cap, and the cloths of its wheel. */
export function sailedMillShade(mill: SailedMill): Path {
  // As if the wheel stood square to the sun: else its shade is a few strokes that nobody can read from low down.
  const square: Askew = { ...mill, plane: mill.sun + 8 };
  const ring = (up: number, reach?: number): Path =>
    curve(
      counted(24).map((index) => shadowOn(mill, ringPlace(mill, index * 15, up, reach))),
      true,
    );
  return (
    shares(16)
      .map((share) => ring(share * TALL))
      .join("") +
    shares(14)
      .map((share) => ring(TALL + share * CAP.high, CAP.reach * (1 - share) + 0.06))
      .join("") +
    SET.flatMap((index) => [clothPlaces(square, index, 37), sparPlaces(square, index)])
      .map((places) => polygon(places.map((spot) => shadowOn(mill, spot))))
      .join("")
  );
}

/** A mill of the ridge above Bodrum under sail: a whitewashed drum 6 m high, a cap of boards, eight spars with their cloths. */
export function sailedMill(sheet: Sheet, mill: SailedMill): Drawing {
  const under = counted(48).map((index) => onRing(mill, index * 7.5, TALL, CAP.reach));
  return fill(polygon(under), "#4b2f48") + drum(sheet, mill) + cap(mill) + wheel(sheet, mill);
}

const range = (from: number, to: number): number[] => shares(30).map((share) => mixed(from, to, share));

/** The turns that we see of a ring, from the left edge to the right one. */
function seenOf({ right, away }: SailedMill, reach: number): Point {
  const middle = (Math.atan2(-right, away) / Math.PI) * 180;
  const half = (Math.acos(reach / Math.hypot(right, away)) / Math.PI) * 180;
  return [middle - half, middle + half];
}

/** All of the wall from a turn to the right, its edge as unsteady as a wall of rubble is. */
function wallFrom(mill: SailedMill, turn: number, seed: number): Path {
  const random = randomOf(seed);
  const edge = shares(13).map((share) => onRing(mill, turn + random.around(1.8), share * (TALL + 0.1)));
  const [foot, rim] = [-1, TALL].map((up) => onRing(mill, 90, up, FOOT * 1.2));
  return `${curve(edge)}L${(rim ?? [0, 0]).map(short).join(" ")}L${(foot ?? [0, 0]).map(short).join(" ")}Z`;
}

/** The drum: whitewash in four tones round its girth, bare stone where it fell off, the wheel's shadow, door and window. */
function drum(sheet: Sheet, mill: SailedMill): Drawing {
  const [left, right] = seenOf(mill, FOOT);
  const face = polygon([
    ...range(left, right).map((turn) => onRing(mill, turn, 0)),
    ...range(right, left).map((turn) => onRing(mill, turn, TALL)),
  ]);
  const edge = mill.sun + 90;
  const cast = wheelShapes(mill).map((places) => polygon(places.map((spot) => shadowOnDrum(mill, spot))));
  const eaves = polygon([
    ...range(-90, 90).map((turn) => onRing(mill, turn, TALL + 0.1)),
    ...range(90, -90).map((turn) => onRing(mill, turn, TALL - mixed(0.16, 0.5, (turn + 90) / 180))),
  ]);
  return (
    fill(face, "#fff3d8") +
    sheet.clipped(
      face,
      fill(wallFrom(mill, edge - 34, 3), "#fde0b2") +
        bareStone(sheet, mill, { at: [-52, 1.1], wide: 13, tall: 0.8, seed: 4, tones: SUNNY }) +
        bareStone(sheet, mill, { at: [-36, 4.9], wide: 9, tall: 0.5, seed: 9, tones: SUNNY }) +
        fill(cast.join(""), "#bb92aa") +
        fill(wallFrom(mill, edge, 7), "#a983a6") +
        fill(wallFrom(mill, edge + 34, 5), "#8d6b99") +
        fill(wallFrom(mill, edge + 74, 6), "#a285b0") +
        bareStone(sheet, mill, { at: [46, 2.7], wide: 11, tall: 0.75, seed: 6, tones: SHADY }) +
        fill(eaves, "#6a4a70", 0.75),
    ) +
    opening(mill, { turn: 16, half: 10.5, low: 0, high: 2.05 }) +
    opening(mill, { turn: 22, half: 4.4, low: 4.1, high: 4.9 })
  );
}

/** Where the whitewash fell off: an outline that breaks along the courses, and in it stones of uneven size. */
function bareStone(sheet: Sheet, mill: SailedMill, { at: [turn, up], wide, tall, seed, tones }: Bare): Drawing {
  const random = randomOf(seed);
  const [joint, ...stones] = tones;
  const outline = counted(26).map((index): Point => {
    const angle = (index / 26) * Math.PI * 2;
    const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.5;
    const out = square * (1 + Math.sin(angle * 3 + seed) * 0.2) * random.between(0.9, 1.04);
    return onRing(mill, turn + Math.cos(angle) * wide * out, up + Math.sin(angle) * tall * out);
  });
  const laid: Drawing[] = [];
  let low = up - tall * 1.4;
  while (low < up + tall * 1.4) {
    const high = low + random.between(0.26, 0.4);
    let from = turn - wide * 1.5 - random.between(0, 8);
    while (from < turn + wide * 1.5) {
      const to = from + random.between(7, 15);
      const rough = () => random.between(0, 0.07);
      const shape = [
        [from + 0.5, low + rough()],
        [to - 0.5, low + rough()],
        [to - 0.5, high - 0.03 - rough()],
        [mixed(from, to, 0.5), high - 0.02],
        [from + 0.6, high - 0.03 - rough()],
      ].map(([side = 0, height = 0]) => onRing(mill, side, height));
      laid.push(fill(polygon(shape), stones[random.whole(0, 2)] ?? joint));
      from = to;
    }
    low = high;
  }
  return sheet.clipped(polygon(outline), fill(polygon(outline), joint) + laid.join(""));
}

interface Bare {
  at: Point;
  /** Half its breadth in degrees, half its height in metres. */
  wide: number;
  tall: number;
  seed: number;
  /** Of the joints, and of three kinds of stone. */
  tones: readonly [string, string, string, string];
}

const SUNNY = ["#c28a63", "#dca878", "#e8bb8c", "#d2996d"] as const;
const SHADY = ["#664a72", "#7c5b85", "#8a6993", "#725179"] as const;

interface Opening {
  turn: number;
  half: number;
  low: number;
  high: number;
}

/** A blue door or shutter in its frame of stone, round above if it is a door; the depth of the wall shows on the side of the sun. */
function opening(mill: SailedMill, { turn, half, low, high }: Opening): Drawing {
  const round = low === 0;
  const shape = (wider: number, moved = 0): Path => {
    const wide = half + wider;
    const rise = round ? radians(wide) * FOOT : radians(wider) * FOOT;
    const spring = round ? high - radians(half) * FOOT : high;
    return polygon([
      onRing(mill, turn - wide + moved, low - (round ? 0 : rise)),
      ...shares(round ? 13 : 2).map((share) => {
        const angle = Math.PI * (1 - share);
        return onRing(mill, turn + moved + Math.cos(angle) * wide, spring + (round ? Math.sin(angle) * rise : rise));
      }),
      onRing(mill, turn + wide + moved, low - (round ? 0 : rise)),
    ]);
  };
  const boards = [-0.36, 0.02, 0.42].map((share) =>
    polyline([
      onRing(mill, turn + half * share, low + (round ? 0 : 0.08)),
      onRing(mill, turn + half * share, high - (round ? 0.3 : 0.08)),
    ]),
  );
  return (
    fill(shape(half * 0.3), "#c8a3b4") +
    fill(shape(0), "#39305e") +
    fill(shape(-half * 0.1, half * 0.1), "#2f6f96") +
    stroke(boards.join(""), "#24527c", 2.2)
  );
}

/** The cone of boards: three faces of light round it, a few joints, the knob. */
function cap(mill: SailedMill): Drawing {
  const apex: Point = onRing(mill, 0, TALL + CAP.high, 0);
  const rim = (turn: number) => onRing(mill, turn, TALL, CAP.reach);
  const face = (from: number, to: number): Path => polygon([apex, ...range(from, to).map(rim)]);
  const edge = mill.sun + 104;
  const [left, right] = seenOf(mill, CAP.reach);
  const lip = polygon([
    ...range(left, right).map(rim),
    ...range(right, left).map((turn) => onRing(mill, turn, TALL - 0.12, CAP.reach - 0.05)),
  ]);
  const joints = [-64, -37, -20, 12, 31, 62].map((turn) => polyline([apex, rim(turn)]));
  return (
    fill(face(left, right), "#d98b54") +
    fill(face(left, -58), "#eba867") +
    fill(face(edge, right), "#8b4a52") +
    fill(face(edge + 46, right), "#74405a") +
    stroke(joints.slice(0, 3).join(""), "#b5683f", 2) +
    stroke(joints.slice(3).join(""), "#6a3a52", 2) +
    fill(lip, "#5c3a4c") +
    fill(disc(apex[0], apex[1], 9), "#8b4a52") +
    fill(disc(apex[0] - 3, apex[1] - 2, 5), "#e2a066")
  );
}

/** A round timber between two places on the sheet, its upper left side in the sun. */
function timber([fromX, fromY]: Point, [toX, toY]: Point, thick: number, thin: number): Drawing {
  const long = Math.hypot(toX - fromX, toY - fromY);
  const [nx, ny] = [-(toY - fromY) / long, (toX - fromX) / long];
  const side = nx * 0.8 + ny * 0.6 < 0 ? 1 : -1;
  const band = (low: number, high: number): Path =>
    polygon([
      [fromX + nx * thick * low, fromY + ny * thick * low],
      [fromX + nx * thick * high, fromY + ny * thick * high],
      [toX + nx * thin * high, toY + ny * thin * high],
      [toX + nx * thin * low, toY + ny * thin * low],
    ]);
  return fill(band(-1, 1), "#5d3746") + fill(band(side, side * 0.1), "#cf8d58");
}

/** The axle, the cloths with their own shade, the spars, one rope from tip to tip, the hub. */
function wheel(sheet: Sheet, mill: SailedMill): Drawing {
  const at = (angle: number, share: number): Point => mill.camera(wheelPlace(mill, angle, share));
  const hub = at(0, 0);
  const socket = onRing(mill, mill.faces, HUB.up, 1.2);
  const cloths = SET.map((index) => {
    const shape = polygon(clothPlaces(mill, index, 37).map(mill.camera));
    const fold = polygon(
      [0.14, 0.55, 0.97, 0.86, 0.72, 0.55, 0.4, 0.26].map((share, step) =>
        at(index * 45 + (step > 2 ? 17 * Math.sin(((0.97 - share) / 0.83) * Math.PI) ** 0.8 : 0), share),
      ),
    );
    const [x, y] = at(index * 45 + 20, 0.6);
    // What hangs under the hub is turned from the evening sky.
    const low = y > hub[1] + 40;
    return (
      fill(shape, low ? (x < hub[0] ? "#d9b9cb" : "#f6d7b4") : x < hub[0] ? "#fffaf0" : "#fff0d4") +
      fill(fold, low ? "#a57fa6" : "#d6b0bc") +
      stroke(polyline([at(index * 45 + 37, 0.78), at(index * 45 + 45, 0.95)]), sheet.mood.trunk, 2)
    );
  });
  return (
    timber(socket, hub, 15, 13) +
    stroke(polygon(counted(8).map((index) => at(index * 45, 0.96))), sheet.mood.trunk, 1.6) +
    cloths.join("") +
    counted(8)
      .map((index) => timber(hub, at(index * 45, 1), 6.5, 3.6))
      .join("") +
    ROLLED.map((index) => rolled(mill, index)).join("") +
    fill(disc(hub[0], hub[1], 23), "#5d3746") +
    fill(disc(hub[0] - 3, hub[1] - 3, 17), "#d3945f") +
    fill(disc(hub[0], hub[1], 7), "#4b2c40")
  );
}

/** A cloth that is rolled up: its shade below, three lashings round it. */
function rolled(mill: SailedMill, index: number): Drawing {
  const at = (aside: number, share: number): Point => mill.camera(wheelPlace(mill, index * 45 + aside, share));
  const ties = [0.34, 0.52, 0.72].map((share) => polyline([at(-1.9 / share, share), at(1.9 / share, share + 0.02)]));
  return (
    fill(polygon(rollPlaces(mill, index).map(mill.camera)), "#fff3dc") +
    fill(polygon([at(0, 0.2), at(0.4, 0.6), at(0, 0.94), at(-1.4, 0.94), at(-3.2, 0.56), at(-3.4, 0.36)]), "#c9a0b0") +
    stroke(ties.join(""), "#6b4048", 3)
  );
}
