import { metreAt, type Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { blot, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import { turkishFlag } from "../things/turkishFlag.ts";

const STONE = {
  bright: "#fff3cf",
  lit: "#fbdc9c",
  worn: "#e0a868",
  shade: "#9a6c84",
  deep: "#5d4464",
  weeds: "#7d7c4a",
};
/** Where the sun stands, on the ground: left of us and behind. */
const SUN: Point = [-0.72, -0.7];

/** The corner over the harbour, in metres from the eye, and the directions of its walls: up the hill, and along the harbour. */
const CORNER: Point = [-3, 64];
const UPHILL: Point = [0.95, 0.31];
const SEAWARD: Point = [-0.62, 0.78];

/** A place by metres from the corner up the hill, and back from the near wall. */
function spot(along: number, back = 0): Point {
  return [CORNER[0] + along * UPHILL[0] - back * UPHILL[1], CORNER[1] + along * UPHILL[1] + back * UPHILL[0]];
}

/** Height of the hill under the near wall over the water, by metres from the corner. */
function hillAt(along: number): number {
  return 3 + 13 * within(along / 50, -0.1, 1.4) ** 1.15;
}

/** The foot of the walls from the harbour to the hilltop, on the sheet: what the ground before them covers. */
export function cesmeFoot(eye: Project): Point[] {
  return [
    eye([CORNER[0] + 36 * SEAWARD[0], CORNER[1] + 36 * SEAWARD[1], 3]),
    ...shares(12).map((share): Point => {
      const along = mixed(-6, 62, share);
      const [right, away] = spot(along, -2);
      return eye([right, away, along < 0 ? 3 : hillAt(along)]);
    }),
  ];
}

interface Work {
  /** Its outer edge on the ground from left to right, as one sees it: metres to the right of the eye, and away from it. */
  path: readonly Point[];
  /** Height of its foot at both ends, and of its walk, over the water. */
  foot: readonly [number, number];
  top: number;
  seed: number;
  /** From where to where the shadow of a tower lies on it, in metres along it. */
  shaded?: readonly [from: number, to: number];
  /** Windows: where along it, how high. */
  slits?: readonly Point[];
  /** What runs round it under the battlements: a moulding on corbels, or a plain one. */
  band?: "corbels" | "plain";
  /** How much of the air lies before it. */
  haze?: number;
}

/** A wall unrolled: places along it, the way it faces, its size. */
interface Face {
  at: (along: number, up: number, inside?: number) => Point;
  quad: (from: number, to: number, low: number, high: number) => Path;
  /** Its colour at a place, and whether the sun reaches it. */
  tone: (along: number) => string;
  isLit: (along: number) => boolean;
  /** Whether it comes towards us from left to right. */
  nears: (along: number) => boolean;
  foot: (along: number) => number;
  long: number;
}

function faceOf(eye: Project, { path, foot: [first, last], haze = 0 }: Work): Face {
  const edges = path.slice(1).map((to, index) => {
    const from = path[index] ?? to;
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return { from, size, ex: (to[0] - from[0]) / size, ey: (to[1] - from[1]) / size };
  });
  const long = edges.reduce((sum, { size }) => sum + size, 0);
  const edgeAt = (along: number) => {
    let before = 0;
    for (const edge of edges) {
      if (along <= before + edge.size || edge === edges.at(-1)) return { ...edge, rest: along - before };
      before += edge.size;
    }
    return { from: CORNER, size: 1, ex: 1, ey: 0, rest: 0 };
  };
  const light = (along: number): number => {
    const { ex, ey } = edgeAt(along);
    return ey * SUN[0] - ex * SUN[1];
  };
  const at = (along: number, up: number, inside = 0): Point => {
    const { from, ex, ey, rest } = edgeAt(along);
    return eye([from[0] + ex * rest - ey * inside, from[1] + ey * rest + ex * inside, up]);
  };
  return {
    at,
    long,
    quad: (from, to, low, high) => {
      const steps = shares(edges.length > 1 ? Math.max(2, Math.ceil((to - from) / 0.9) + 1) : 2).map((share) =>
        mixed(from, to, share),
      );
      return polygon([...steps.map((along) => at(along, low)), ...steps.toReversed().map((along) => at(along, high))]);
    },
    // A few tones only, so that a round tower has bands of light like everything in the picture.
    tone: (along) => {
      const value = Math.round(light(along) * 7) / 7;
      const tone =
        value < 0.36
          ? blend(STONE.shade, STONE.worn, within((value + 0.2) / 0.56))
          : blend(STONE.worn, STONE.lit, within((value - 0.3) / 0.5));
      return blend(tone, "#f3d9b4", haze);
    },
    isLit: (along) => light(along) > 0.1,
    nears: (along) => edgeAt(along).ey < 0,
    foot: (along) => mixed(first, last, along / long),
  };
}

/** A wall, one face of a square tower, or a round tower, with battlements. */
function work(eye: Project, it: Work): Drawing {
  const face = faceOf(eye, it);
  const { quad, tone, long, foot, at } = face;
  const { top, shaded, slits = [], band } = it;
  const round = it.path.length > 2;
  const pieces = counted(round ? 48 : 1).map((index): Drawing => {
    const [from, to] = [(long * index) / (round ? 48 : 1), (long * (index + 1)) / (round ? 48 : 1)];
    // A round tower spreads at its foot.
    const shape = polygon([at(from, foot(from) - 0.6), at(to, foot(to) - 0.6), at(to, top), at(from, top)]);
    return fill(shape, tone((from + to) / 2)) + (round ? stroke(shape, tone((from + to) / 2), 1) : "");
  });
  return (
    teeth(face, top, shaded) +
    pieces.join("") +
    courses(face, top, randomOf(it.seed * 13)) +
    (band === "corbels" ? moulding(face, top) : "") +
    (band === "plain" ? cornice(face, top) : "") +
    (shaded
      ? fill(
          polygon([
            at(shaded[0], foot(shaded[0]) - 1),
            at(shaded[1], foot(shaded[1]) - 1),
            at(shaded[1], top),
            at(shaded[0], top),
          ]),
          STONE.shade,
          0.68,
        )
      : "") +
    slits
      .map(
        ([along, up]) =>
          fill(quad(along - 0.42, along + 0.42, up - 0.24, up + 1.6), blend(tone(along), STONE.bright, 0.5)) +
          fill(quad(along - 0.2, along + 0.2, up, up + 1.4), STONE.deep),
      )
      .join("")
  );
}

/** What juts out under the battlements: a pale course on corbels, dark between them, and the shadow that it throws. */
function moulding({ quad, long, tone, isLit }: Face, top: number): Drawing {
  const count = Math.round(long / 0.9);
  return counted(count)
    .map((index) => {
      const [from, to] = [(long * index) / count, (long * (index + 1)) / count + 0.02];
      const middle = (from + to) / 2;
      const shadow = blend(tone(middle), STONE.deep, isLit(middle) ? 0.34 : 0.26);
      return (
        fill(quad(from, to, top - 2.5, top - 1), shadow) +
        fill(
          quad(from, from + 0.4, top - 2.05, top - 1),
          blend(tone(middle), STONE.bright, isLit(middle) ? 0.5 : 0.1),
        ) +
        fill(quad(from + 0.4, to, top - 1.9, top - 1), blend(shadow, STONE.deep, 0.3)) +
        fill(quad(from, to, top - 1.1, top - 0.75), blend(tone(middle), STONE.bright, isLit(middle) ? 0.75 : 0.18))
      );
    })
    .join("");
}

/** A plain course that stands out under the battlements, pale above, and the shadow that it throws on the wall. */
function cornice({ quad, long, tone, isLit }: Face, top: number): Drawing {
  const count = Math.max(1, Math.round(long / 0.9));
  return counted(count)
    .map((index) => {
      const [from, to] = [(long * index) / count, (long * (index + 1)) / count + 0.02];
      const middle = tone((from + to) / 2);
      const lit = isLit((from + to) / 2);
      return (
        fill(quad(from, to, top - 1.7, top - 1.1), blend(middle, STONE.deep, lit ? 0.3 : 0.2)) +
        fill(quad(from, to, top - 1.2, top - 0.8), blend(middle, STONE.bright, lit ? 0.7 : 0.16))
      );
    })
    .join("");
}

/** Merlons, each with the side that one sees: in shade where the wall comes towards us, in the light where it goes away. */
function teeth(
  { at, quad, long, tone: lightAt, isLit, nears }: Face,
  top: number,
  [shadeFrom, shadeTo]: readonly [from: number, to: number] = [0, 0],
): Drawing {
  const tone = (along: number) =>
    along > shadeFrom && along < shadeTo ? blend(lightAt(along), STONE.shade, 0.68) : lightAt(along);
  const count = Math.max(2, Math.round(long / 1.9));
  const unit = long / (2 * count - 1);
  const [low, high] = [top - 0.3, top + 1.25];
  return counted(count)
    .map((index) => {
      const from = index * 2 * unit;
      const [to, middle] = [from + unit, from + unit / 2];
      const side = nears(middle) ? to : from;
      return (
        fill(
          polygon([at(side, low), at(side, low, 0.7), at(side, high, 0.7), at(side, high)]),
          nears(middle) ? STONE.shade : isLit(middle) ? STONE.lit : blend(STONE.worn, STONE.shade, 0.3),
        ) + fill(quad(from, to, low, high), blend(tone(middle), STONE.bright, isLit(middle) ? 0.3 : 0.06))
      );
    })
    .join("");
}

/**
 * Squared stones in level courses over the whole face: the beds between them, in stretches; corners of long and short blocks; and
 * where the wall was mended, some paler or browner stones side by side.
 */
function courses({ quad, long, tone, isLit, foot }: Face, top: number, random: Random): Drawing {
  const paths = new Map<string, Path>();
  const put = (colour: string, path: Path) => paths.set(colour, (paths.get(colour) ?? "") + path);
  const lowest = Math.min(foot(0), foot(long));
  const [phase, tilt] = [random.between(0, 6), random.between(0.5, 0.9)];
  /** High where the wall was mended. */
  const mended = (along: number, up: number): number =>
    Math.sin(along * 0.62 + phase) + Math.sin(up * tilt + phase * 2) + Math.sin(along * 0.3 - up * 0.4) * 0.7;
  let row = 0;
  for (let up = top - 0.75; up > lowest - 0.5; up -= 0.75) {
    row += 1;
    let along = -random.between(0, 1.2);
    while (along < long) {
      const end = along + random.between(0.9, 1.7);
      const [from, to] = [Math.max(0.03, along), Math.min(long - 0.03, end)];
      const middle = (from + to) / 2;
      const atEdge = along < 0.5 || end > long - 0.5;
      const lit = isLit(middle);
      const patch = mended(middle, up) + random.around(0.5);
      if (to - from > 0.3 && up > foot(from) - 0.4) {
        const bed = blend(tone(middle), lit ? "#b5763f" : STONE.deep, lit ? 0.3 : 0.24);
        put(bed, quad(from, to, up - 0.03, up + 0.05));
        if (row % 2 === 0 || patch > 1) put(bed, quad(to - 0.06, to, up, up + 0.72));
        // Long and short in turn where a corner is built up.
        if (atEdge && row % 2 === 0)
          put(blend(tone(middle), STONE.bright, lit ? 0.5 : 0.18), quad(from, to, up + 0.05, up + 0.7));
        else if (patch > 1.15)
          put(blend(tone(middle), STONE.bright, lit ? 0.46 : 0.16), quad(from, to - 0.06, up + 0.05, up + 0.7));
        else if (patch < -1.2)
          put(
            blend(tone(middle), lit ? "#c4844f" : STONE.deep, lit ? 0.3 : 0.2),
            quad(from, to - 0.06, up + 0.05, up + 0.7),
          );
      }
      along = end;
    }
  }
  return [...paths].map(([colour, path]) => fill(path, colour)).join("");
}

/** A square tower that turns a corner to us: its left side in the sun, its right one in shade. */
function keep(
  eye: Project,
  [right, away]: Point,
  {
    wide,
    deep = wide,
    turn = 34,
    slits = [],
    ...rest
  }: Omit<Work, "path"> & { wide: number; deep?: number; turn?: number },
): Drawing {
  const [cos, sin] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)];
  const left: Point = [right - wide * cos, away + wide * sin];
  const back: Point = [right + deep * sin, away + deep * cos];
  return (
    work(eye, {
      ...rest,
      path: [[right, away], back],
      seed: rest.seed + 1,
      slits: [
        [deep * 0.36, rest.top - 5],
        [deep * 0.7, rest.top - 9],
      ],
    }) + work(eye, { ...rest, path: [left, [right, away]], slits })
  );
}

/** A round tower about a place: the half that is seen. */
function drum(eye: Project, [right, away]: Point, radius: number, rest: Omit<Work, "path">): Drawing {
  const facing = Math.atan2(right, away);
  const path = shares(33).map((share): Point => {
    const angle = Math.PI * (1 + share) - facing;
    return [right + Math.cos(angle) * radius, away + Math.sin(angle) * radius];
  });
  return work(eye, { ...rest, path, band: "plain" });
}

/** The lead dome of the small mosque within the walls. */
function dome(eye: Project, [right, away]: Point, up: number): Drawing {
  const [x, y] = eye([right, away, up]);
  const unit = metreAt(eye, [right, away, up]);
  return place(
    fill("M-5 4V-2H5V4Z", STONE.worn) +
      fill("M-5 4V-2H-2V4Z", STONE.lit) +
      fill("M-4.6-2Q-4.4-6.6 0-7Q4.4-6.6 4.6-2Z", "#8f93ab") +
      fill("M-4.6-2Q-4.4-6.6 0-7Q-2.4-6-2.2-2Z", "#e6dcd2") +
      fill("M2.4-2Q2.8-5.6 0-7Q4.4-6.6 4.6-2Z", "#6c6a8c") +
      fill("M-0.12-7H0.12V-8.8H-0.12Z", "#c79a4b"),
    x,
    y,
    unit * 0.84,
  );
}

/** The pointed gate in the wall along the harbour, in its frame of pale stone. */
function gate(eye: Project): Drawing {
  const on = (along: number, up: number): Point =>
    eye([CORNER[0] + along * SEAWARD[0], CORNER[1] + along * SEAWARD[1], up]);
  const arch = (half: number, high: number): Path =>
    polygon([
      on(15 - half, 2),
      on(15 - half, high - half),
      on(15 - half * 0.7, high - half * 0.34),
      on(15, high),
      on(15 + half * 0.7, high - half * 0.34),
      on(15 + half, high - half),
      on(15 + half, 2),
    ]);
  return fill(arch(2.6, 8.4), STONE.bright) + fill(arch(1.7, 7.2), STONE.deep);
}

/**
 * The castle of Çeşme from the harbour, late in the day, in metres of `eye` with heights over the water: from a round tower some 64 away its
 * near wall climbs the hill past a square tower to another round one, the wall along the harbour goes back on the left; the keeps
 * of the upper court stand behind.
 */
export function cesmeCastle(eye: Project): Drawing {
  const harbour = (back: number): Point => [CORNER[0] + back * SEAWARD[0], CORNER[1] + back * SEAWARD[1]];
  const wall = (from: number, to: number, top: number, seed: number, more: Partial<Work> = {}): Drawing =>
    work(eye, { path: [spot(from), spot(to)], foot: [hillAt(from), hillAt(to)], top, seed, ...more });
  const random = randomOf(8);
  const weeds = ([right, away]: Point, up: number): Drawing => {
    const [x, y] = eye([right, away, up]);
    return fill(blot(random, x, y, 13, 7) + blot(random, x + 9, y + 6, 8, 6), STONE.weeds);
  };
  const [flagX, flagY] = eye([...spot(27, 27), 35]);
  const staff = metreAt(eye, [...spot(27, 27), 35]);
  return [
    stroke(`M${flagX} ${flagY}v${-6 * staff}`, "#4a3350", 3),
    place(turkishFlag({ height: 3 * staff }), flagX, flagY - 5.9 * staff),
    keep(eye, spot(25, 24), {
      wide: 12,
      foot: [10, 10],
      top: 35,
      seed: 5,
      band: "corbels",
      haze: 0.1,
      slits: [
        [3.2, 29],
        [8.8, 29],
        [6.2, 24.4],
      ],
    }),
    work(eye, { path: [spot(8, 24), spot(22, 24)], foot: [8, 8], top: 19, seed: 7, haze: 0.16 }),
    work(eye, { path: [spot(26, 22), spot(50, 19)], foot: [8, 8], top: 24.5, seed: 8, haze: 0.1 }),
    dome(eye, spot(17.6, 17), 15.4),
    drum(eye, harbour(36), 5.6, {
      foot: [2, 2],
      top: 16.5,
      seed: 11,
      haze: 0.06,
      slits: [
        [5.6, 11.4],
        [9, 8],
      ],
    }),
    work(eye, {
      path: [harbour(36), harbour(0)],
      foot: [2, 2],
      top: 12,
      seed: 13,
      shaded: [0, 5.4],
      slits: [
        [9, 9],
        [27, 9],
        [31, 7],
      ],
    }),
    gate(eye),
    wall(38, 50, 24, 15, {
      slits: [
        [3, 20.6],
        [7, 21],
      ],
    }),
    wall(28, 38, 20, 17, { shaded: [-1, 6.4] }),
    wall(5, 28, 13.6, 19, { shaded: [0, 8.6] }),
    weeds(spot(9, -0.1), 10.4),
    weeds(spot(15, -0.1), 7.4),
    keep(eye, spot(24.6, -5.4), {
      wide: 9.6,
      deep: 8.4,
      turn: 30,
      foot: [5, 5],
      top: 22,
      seed: 21,
      band: "plain",
      slits: [
        [2.6, 17],
        [7, 17],
        [4.6, 11.4],
      ],
    }),
    weeds(spot(21, -3), 13),
    weeds(spot(35.6, -0.1), 14.4),
    drum(eye, spot(49.6, 0), 5.6, {
      foot: [12, 13],
      top: 29,
      seed: 23,
      slits: [
        [5, 23.6],
        [11.2, 22.4],
        [7.6, 17.8],
      ],
    }),
    drum(eye, CORNER, 6.4, {
      foot: [2.4, 2.4],
      top: 17.6,
      seed: 25,
      slits: [
        [5.4, 12.8],
        [12.2, 11.6],
        [10.6, 8.4],
      ],
    }),
  ].join("");
}

/** Houses of the old town on the height beyond the castle, to be drawn before it: stone or limewash under hipped roofs of tiles, the far ones first. */
export function cesmeTown(eye: Project): Drawing {
  return placesOf([74, 112, 25, 86, 112, 25.5, 67.4, 100, 20, 75.4, 100, 20.4])
    .map((site, index) => townHouse(eye, site, index))
    .join("");
}

/** A house of two floors by the corner that it turns to us: its front in the sun on the left, its side in shade. */
function townHouse(eye: Project, [right, away, foot]: readonly [number, number, number], kind: number): Drawing {
  const [wide, deep, high] = [8 + (kind % 3) * 1.6, 7 + (kind % 2) * 2, 6.4 + ((kind * 7) % 4) * 0.5];
  const turn = ((24 + ((kind * 5) % 4) * 6) / 180) * Math.PI;
  const front = (share: number, up: number, out = 0): Point =>
    eye([
      right - wide * share * Math.cos(turn) - out * Math.sin(turn),
      away + wide * share * Math.sin(turn) - out * Math.cos(turn),
      foot + up,
    ]);
  const side = (share: number, up: number, out = 0): Point =>
    eye([
      right + deep * share * Math.sin(turn) + out * Math.cos(turn),
      away + deep * share * Math.cos(turn) - out * Math.sin(turn),
      foot + up,
    ]);
  const pane = (at: typeof front, share: number, half: number, low: number, tall: number): Path =>
    polygon([at(share - half, low), at(share + half, low), at(share + half, low + tall), at(share - half, low + tall)]);
  const wall = blend(["#fbe6bd", "#f6d39a", "#fff2d8"][kind % 3] ?? "#fff2d8", "#f3d3ae", 0.2);
  const ridge = eye([
    right - (wide * 0.5 * Math.cos(turn) - deep * 0.5 * Math.sin(turn)),
    away + (wide * 0.5 * Math.sin(turn) + deep * 0.5 * Math.cos(turn)),
    foot + high + 2.3,
  ]);
  const windows = shares(3).map((share) => 0.2 + share * 0.6);
  return (
    fill(polygon([front(0, -8), front(1, -8), front(1, high), front(0, high)]), wall) +
    fill(polygon([side(0, -8), side(1, -8), side(1, high), side(0, high)]), blend(wall, STONE.shade, 0.72)) +
    fill(polygon([front(0, high - 0.5), front(1, high - 0.5), front(1, high), front(0, high)]), STONE.shade, 0.5) +
    windows
      .map(
        (share) =>
          fill(pane(front, share, 0.09, 3.6, 1.7), blend("#3f8093", "#f3d3ae", 0.16)) +
          fill(pane(front, share, 0.03, 3.6, 1.7), "#4d4059") +
          fill(pane(front, share, 0.05, 0.8, 1.6), "#5d5068"),
      )
      .join("") +
    fill([0.3, 0.7].map((share) => pane(side, share, 0.07, 3.6, 1.7)).join(""), "#55405f") +
    fill(polygon([front(1.05, high), front(-0.04, high, 0.5), ridge]), "#dd8a58") +
    fill(polygon([front(-0.04, high, 0.5), side(1.05, high, 0.4), ridge]), "#9c5550") +
    stroke(polyline([front(1.05, high), front(-0.04, high, 0.5), side(1.05, high, 0.4)]), "#7d4650", 2)
  );
}
