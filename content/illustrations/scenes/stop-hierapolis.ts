import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke, turned } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares } from "../kit/geometry.ts";
import { box, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { pointsOf } from "../parts/land/pointsOf.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { fieldPoppy, type PoppyForm } from "../parts/plants/fieldPoppy.ts";
import { grass, leafMass } from "../parts/plants/foliage.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 500;
const FOCAL = 900;
/** The eye, in metres along the stage (its near end is at -19), towards the seats, up: on the ninth row, near one wing. */
const EYE: Place = [-14.5, 18, 8.4];
const HEADING = -56;
const [COS, SIN] = [Math.cos((HEADING / 180) * Math.PI), Math.sin((HEADING / 180) * Math.PI)];
const awayOf = (x: number, y: number): number => (x - EYE[0]) * COS + (y - EYE[1]) * SIN;
/** A place of the theatre on the sheet; the middle of the orchestra is 0, 0, 0. */
const spot = frameOf(cameraOf({ horizon: HORIZON, centre: 640, eye: EYE[2], focal: FOCAL }), {
  right: -(EYE[0] * SIN - EYE[1] * COS),
  away: awayOf(0, 0),
  heading: HEADING,
});

/** Where the sun is, along the stage and towards the seats, and how much it rises in a metre. */
const SUN = { x: 0.51, y: 0.86, rise: 0.4 };
/** The rim of the seats, which keeps the low sun from a part of the bowl. */
const RIM = { reach: 46, up: 18.6 };

const STONE = { bright: "#fff1cf", sun: "#f8daa4", worn: "#e7bf88", side: "#a37e9c", soft: "#c9a2a0", deep: "#5f4a80" };
const BLUE = { edge: "#a79ac4", seat: "#8a7db0", foot: "#6a5d95", riser: "#574a85" };
const WARM = { edge: "#fff1cf", seat: "#f6d7a0", foot: "#d9aa76", riser: "#b1839a" };

/** The stage house of Hierapolis from a lower row in the late sun: columns and niches in the light, half of the bowl in blue shade; the plain beyond. */
export const SCENE: Scene = {
  name: "stop-hierapolis",
  seed: 92,
  mood: "gold",
  colours: {
    sky: ["#3b8db2", "#8cc0c8", "#f2dcb0", "#fbc78f"],
    stone: STONE.sun,
    stoneWorn: STONE.worn,
    stoneShade: STONE.side,
    stoneDeep: STONE.deep,
    groundShade: "#6d5a90",
  },
  grain: 0.24,
  crops: { wide: 150, square: 330 },
  draw(sheet) {
    drawPlain(sheet);
    drawGround(sheet);
    sheet.add(wall(sheet), podium());
    drawStoreys(sheet);
    drawSeats(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

/** The plain of the Lycus far below, Denizli's mountains behind it in the haze. */
function drawPlain(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4 }),
    sweptCloud(sheet, { x: 300, y: 190, length: 560, seed: 5 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 420, 120, 392, 230, 352, 330, 376, 440, 330, 540, 366, 640, 392, 900, 400, 1400, 380, 1500, 340, 1620, 372,
      ]),
      foot: HORIZON + 4,
      seed: 7,
    }),
    fill(
      box(0, HORIZON, sheet.width, 400),
      sheet.downwards(["#f3d2a0", "#d3bd84", "#a9a468", "#8f8a52"], HORIZON, 640),
    ),
    fill(lens(190, 520, 420, 8) + lens(420, 534, 300, 8), "#a9aa74", 0.7),
    fill(lens(300, 548, 380, 10), "#f4d9a4", 0.7),
    poplars(),
  );
}

/** Rows of poplars in the plain, and white houses of the villages. */
function poplars(): Drawing {
  const random = randomOf(8);
  const trees = placesOf([150, 536, 180, 330, 524, 150]).flatMap(([x, y, long]) =>
    counted(Math.round(long / 11)).map((index) =>
      box(x + index * 11 + random.around(4), y - random.between(5, 11), 3, 9),
    ),
  );
  const houses = counted(24).map(() =>
    box(320 + random.around(90), 503 + random.between(0, 9), random.between(4, 9), 4),
  );
  return fill(houses.join(""), "#fff0d6") + fill(trees.join(""), "#6f7a4c", 0.85);
}

function area(...places: readonly Place[]): Path {
  return polygon(places.map((each) => spot(each)));
}

type Range = readonly [from: number, to: number];

/** A block square to the stage: those of its faces that the eye sees, each in its own light. */
function solid([x0, x1]: Range, [y0, y1]: Range, [z0, z1]: Range, front: string = STONE.sun): Drawing {
  const [ex, , ez] = EYE;
  return (
    (ez > z1 ? fill(area([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]), STONE.bright) : "") +
    (ez < z0 ? fill(area([x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0]), STONE.deep) : "") +
    (ex < x0 ? fill(area([x0, y0, z0], [x0, y1, z0], [x0, y1, z1], [x0, y0, z1]), STONE.side) : "") +
    (ex > x1 ? fill(area([x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]), STONE.bright) : "") +
    fill(area([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1]), front)
  );
}

/** The shadow of a place on the wall behind the columns. */
function onWall([x, y, up]: Place): Place {
  const way = (y - WALL) / SUN.y;
  return [x - SUN.x * way, WALL, Math.max(STAGE, up - SUN.rise * way)];
}

const HALF = 19;
/** The front of the wall, of the podium and of the column pairs; the heights of the stage, the beams and the upper beams. */
const [WALL, PODIUM, PAIR, STAGE, BEAM, UPPER] = [-13, -7.6, -11.2, 3.2, 9.1, 14.8];

/** The ground about the stage: turf, fallen blocks, what grows there. */
function drawGround(sheet: Sheet): void {
  const random = randomOf(6);
  const floor = area([-60, -9, 0], [70, -9, 0], [70, 20, 0], [-60, 20, 0]);
  const meadow = `M-20 586Q160 574 420 588L1400 700Q1520 676 1640 690V1220H-20Z`;
  const blocks = counted(16).map(() => {
    const [x, y] = [random.between(22, 34), random.between(-16, -4)];
    const [wide, high] = [random.between(0.7, 1.8), random.between(0.4, 1)];
    return {
      x,
      y,
      drawing:
        fill(area([x, y + 0.8, 0], [x - 1.4, y - 0.4, 0], [x - 1.4, y - 1, 0], [x, y, 0]), "#6f5a58", 0.5) +
        solid([x, x + wide], [y, y + 0.8], [0, high]),
    };
  });
  sheet.add(
    fill(meadow, "#b9a05e"),
    place(cypress(sheet, { seed: 5 }), 66, 600, 0.9),
    place(cypress(sheet, { seed: 2 }), 112, 598, 0.66),
    place(cypress(sheet, { seed: 8 }), 1556, 700, 1.5),
    fill(floor, "#c9ac68"),
    ...blocks.toSorted((a, b) => awayOf(b.x, b.y) - awayOf(a.x, a.y)).map(({ drawing }) => drawing),
  );
}

/** The crest of what stands of the wall, from the far end to the near one. */
const CREST = pointsOf([
  19, 9.4, 17.6, 9.6, 17.2, 11, 15.8, 11.2, 15.4, 12.6, 13.2, 12.4, 12.7, 15.2, 11.2, 15.5, 10.9, 16.4, 6.8, 16.6, 6.5,
  16, 2, 16.2, -2.2, 16.1, -2.6, 16.8, -5.8, 16.7, -6.2, 15, -7.8, 15.2, -8.3, 13.6, -10.4, 13.9, -10.9, 11.8, -13.6,
  12, -14, 10.6, -16.8, 10.9, -17.3, 9.6, -19, 9.2,
]);

/** The outline of the wall's front. */
function wallFace(): Path {
  return area([HALF, WALL, 0], [-HALF, WALL, 0], ...CREST.toReversed().map(([x, up]): Place => [x, WALL, up]));
}

/** The wall with its broken top and its five doors; blocks of it show here and there. */
function wall(sheet: Sheet): Drawing {
  const random = randomOf(31);
  const back = WALL - 2.4;
  const teeth = CREST.slice(1).map(([x, up], index) => {
    const [x0, up0] = CREST[index] ?? [x, up];
    const steep = Math.abs(up - up0) > Math.abs(x - x0);
    // Of the broken ends we see those that look our way; they are out of the sun.
    return steep && up0 > up
      ? fill(area([x0, WALL, up0], [x, WALL, up], [x, back, up], [x0, back, up0]), STONE.side)
      : "";
  });
  const courses = counted(90).map(() => {
    const [x, up, wide] = [
      random.between(-19, 17),
      STAGE + Math.floor(random.between(0, 14)) * 0.7,
      random.between(0.8, 1.9),
    ];
    return {
      path: area([x, WALL, up], [x + wide, WALL, up], [x + wide, WALL, up + 0.66], [x, WALL, up + 0.66]),
      pale: random.chance(0.5),
    };
  });
  const face = wallFace();
  const doors = [-13.2, -6.6, 0, 6.6, 13.2].map((x) => ({ x, half: x ? 1.1 : 1.5, high: x ? 6.9 : 7.9 }));
  return (
    teeth.join("") +
    fill(face, STONE.worn) +
    sheet.clipped(
      face,
      fill(courses.map(({ path, pale }) => (pale ? path : "")).join(""), "#f0cd98", 0.8) +
        fill(courses.map(({ path, pale }) => (pale ? "" : path)).join(""), "#d8ac7c", 0.6),
    ) +
    doors
      .map(
        ({ x, half, high }) =>
          solid([x - half - 0.55, x + half + 0.55], [WALL, WALL + 0.25], [STAGE, high + 0.6]) +
          fill(
            area(
              [x - half, WALL + 0.25, STAGE],
              [x + half, WALL + 0.25, STAGE],
              [x + half, WALL + 0.25, high],
              [x - half, WALL + 0.25, high],
            ),
            STONE.deep,
          ) +
          solid([x - half - 0.85, x + half + 0.85], [WALL, WALL + 0.6], [high + 0.6, high + 1]),
      )
      .join("")
  );
}

/** The podium of the stage: a front of niches between flat pilasters, its floor before the columns. */
function podium(): Drawing {
  const arch = (x: number, half: number, low: number, high: number, y = PODIUM): Path =>
    area(
      [x - half, y, low],
      ...shares(11).map((share): Place => [
        x - half * Math.cos(share * Math.PI),
        y,
        high - half + half * Math.sin(share * Math.PI),
      ]),
      [x + half, y, low],
    );
  const niches = counted(12).map((index) => 16.5 - index * 3);
  return (
    solid([-HALF, HALF], [WALL, PODIUM], [0, STAGE], STONE.worn) +
    niches
      .map((x, index) => {
        const depth = (path: (y: number) => Path): Drawing => fill(path(PODIUM), STONE.deep);
        return (
          solid([x + 1.15, x + 1.55], [PODIUM, PODIUM + 0.16], [0.3, STAGE - 0.4]) +
          (index % 2
            ? depth((y) => area([x - 0.8, y, 0.5], [x + 0.8, y, 0.5], [x + 0.8, y, 2.4], [x - 0.8, y, 2.4])) +
              fill(
                area(
                  [x + 0.8, PODIUM, 0.5],
                  [x + 0.8, PODIUM - 0.7, 0.5],
                  [x + 0.8, PODIUM - 0.7, 2.3],
                  [x + 0.8, PODIUM, 2.4],
                ),
                STONE.side,
              )
            : depth((y) => arch(x, 0.82, 0.5, 2.6, y)) + fill(arch(x + 0.36, 0.42, 0.5, 2.3, PODIUM - 0.1), STONE.side))
        );
      })
      .join("") +
    solid([-HALF - 0.1, HALF], [PODIUM, PODIUM + 0.22], [0, 0.34]) +
    solid([-HALF - 0.1, HALF], [PODIUM, PODIUM + 0.3], [STAGE - 0.36, STAGE])
  );
}

/** A column with its base and its spreading capital, in the light of the left. */
function column([x, y]: Point, [low, high]: Range, wide: number): Drawing {
  const [foot, head] = [spot([x, y, low]), spot([x, y, high])];
  const metre = (foot[1] - head[1]) / (high - low);
  const half = (metre * wide) / 2;
  const strip = (from: number, to: number): Path =>
    polygon([
      [foot[0] + from * half, foot[1]],
      [foot[0] + to * half, foot[1]],
      [head[0] + to * half * 0.86, head[1]],
      [head[0] + from * half * 0.86, head[1]],
    ]);
  const flare = (from: number, to: number): Path => {
    const [top, bottom] = [head[1], head[1] + metre * 0.72];
    return `M${head[0] + from * half * 0.9} ${bottom}Q${head[0] + from * half} ${mixed(bottom, top, 0.6)} ${head[0] + from * half * 1.75} ${top}H${head[0] + to * half * 1.75}Q${head[0] + to * half} ${mixed(bottom, top, 0.6)} ${head[0] + to * half * 0.9} ${bottom}Z`;
  };
  const slab = (at: number, reach: number, tall: number): Drawing =>
    fill(box(foot[0] - reach * half, at - tall, reach * 2 * half, tall), STONE.bright) +
    fill(box(foot[0] + reach * half * 0.3, at - tall, reach * half * 0.7, tall), STONE.side);
  return (
    fill(strip(-1, 1), STONE.sun) +
    fill(strip(-1, -0.42), STONE.bright) +
    fill(strip(0.16, 0.5), STONE.soft) +
    fill(strip(0.5, 1), STONE.side) +
    fill(flare(-1, 1), STONE.sun) +
    fill(flare(-1, -0.5), STONE.bright) +
    fill(flare(0.2, 1), STONE.side) +
    slab(foot[1], 1.36, metre * 0.2) +
    slab(foot[1] - metre * 0.2, 1.2, metre * 0.16)
  );
}

/** What a pair and its beam throw on the wall: a dark core in a paler rim, for the sun is not a point. */
function shadeOnWall([x0, x1]: Range, low: number, high: number): Drawing {
  const at = PAIR - 0.5;
  const shape = (grow: number): Path =>
    area(
      onWall([x1 + grow, at, low]),
      onWall([x0 - grow, at, low]),
      onWall([x0 - grow, at, high + grow]),
      onWall([x1 + grow, at, high + grow]),
    );
  return fill(shape(0.16), STONE.side, 0.45) + fill(shape(-0.1), STONE.side, 0.8);
}

/** Two columns on their pedestals, and the piece of beam that joins them to the wall. */
function pair(span: Range, low: number, beam: number, wide: number): Drawing {
  const [x0, x1] = span;
  const foot = low + (low === STAGE ? 1.05 : 0.3);
  const at = PAIR - 0.55;
  const high = beam + (low === STAGE ? 1.2 : 0.9);
  const pedestals = [x1 - 1.2, x0].map((x) => solid([x, x + 1.2], [PAIR - 1.15, PAIR + 0.05], [low, foot]));
  const teeth = counted(Math.floor((x1 - x0) / 0.46)).map((index) => {
    const from = x0 + 0.1 + index * 0.46;
    return area(
      [from, PAIR, high - 0.5],
      [from + 0.22, PAIR, high - 0.5],
      [from + 0.22, PAIR, high - 0.28],
      [from, PAIR, high - 0.28],
    );
  });
  return (
    [x1 - 0.6, x0 + 0.6].map((x, index) => (pedestals[index] ?? "") + column([x, at], [foot, beam], wide)).join("") +
    solid(span, [WALL, PAIR], [beam, high]) +
    fill(
      area([x0, PAIR, beam + 0.4], [x1, PAIR, beam + 0.4], [x1, PAIR, beam + 0.48], [x0, PAIR, beam + 0.48]) +
        teeth.join(""),
      STONE.side,
      0.7,
    ) +
    solid([x0 - 0.25, x1 + 0.25], [WALL, PAIR + 0.3], [high - 0.26, high])
  );
}

/** Both storeys from the far end to the near one: six pairs below, what stands of the upper row, statues in the niches between. */
function drawStoreys(sheet: Sheet): void {
  const lower: Range[] = [
    [15, 18.2],
    [8.4, 11.6],
    [2.3, 4.9],
    [-4.9, -2.3],
    [-11.6, -8.4],
    [-18.2, -15],
  ];
  const upper = [false, true, true, true, false, false];
  const from = BEAM + 1.2;
  const shades = lower.map(
    (span, index) => shadeOnWall(span, STAGE, BEAM + 1) + (upper[index] ? shadeOnWall(span, from, UPPER) : ""),
  );
  const statues = [6.6, 0].map((x) => {
    const niche = (half: number, low: number, high: number): Path =>
      area(
        [x - half, WALL, low],
        ...shares(9).map((share): Place => [
          x - half * Math.cos(share * Math.PI),
          WALL,
          high - half + half * Math.sin(share * Math.PI),
        ]),
        [x + half, WALL, low],
      );
    return (
      fill(niche(1, from + 0.2, 13.8), STONE.deep) +
      fill(niche(0.36, from + 0.2, 12.9), STONE.sun) +
      fill(niche(0.16, from + 0.3, 12.7), STONE.bright)
    );
  });
  sheet.add(
    sheet.clipped(wallFace(), shades.join("")),
    ...statues,
    ...lower.flatMap((span, index) => [
      pair(span, STAGE, BEAM, 0.86),
      upper[index] ? pair(span, from, UPPER - 0.9, 0.7) : "",
      // Of some only the stumps are left.
      index === 4 ? column([-9, PAIR - 0.55], [from, from + 2.2], 0.7) : "",
      index === 0 ? column([15.7, PAIR - 0.55], [from, from + 1.4], 0.7) : "",
    ]),
  );
}

interface Row {
  /** Where its tread begins, how high it lies, and how high the row below it lies. */
  inner: number;
  up: number;
  below: number;
}

const [DEEP, HIGH, WALK, FLOOR] = [1.16, 0.54, 13, 10.6];
/** The seating in half turns: 0 is the far end of the stage, 1 the near one. */
const [FROM, TO] = [-0.05, 1.01];

/** Rows from the orchestra up; after the thirteenth a walk, and the wall that carries the upper block. */
const ROWS = counted(30).map((index): Row => {
  const upper = index >= WALK;
  const [inner, up] = [11 + index * DEEP + (upper ? 1.9 : 0), 1.7 + index * HIGH + (upper ? 1.5 : 0)];
  return { inner, up, below: index === WALK ? up - 2.04 : up - HIGH };
});

function seat(reach: number, up: number, turn: number): Point {
  return spot([Math.cos(turn * Math.PI) * reach, Math.sin(turn * Math.PI) * reach, up]);
}

/** The surface between two lines about the middle, given by reach and height, in one piece for each stretch before the eye. */
function band(low: Range, high: Range, from = FROM, to = TO): Path {
  const steps = Math.max(1, Math.ceil((to - from) * 90));
  const stretches: number[][] = [[]];
  for (const turn of shares(steps + 1).map((share) => mixed(from, to, share))) {
    const seen = [low, high].every(
      ([reach]) => awayOf(Math.cos(turn * Math.PI) * reach, Math.sin(turn * Math.PI) * reach) > 1.2,
    );
    if (seen) stretches.at(-1)?.push(turn);
    else stretches.push([]);
  }
  return stretches
    .filter((turns) => turns.length > 1)
    .map((turns) =>
      polygon([
        ...turns.map((turn) => seat(low[0], low[1], turn)),
        ...turns.toReversed().map((turn) => seat(high[0], high[1], turn)),
      ]),
    )
    .join("");
}

/** Whether the rim keeps the sun from a place, if the sun stood `lift` higher. */
function isShaded(reach: number, up: number, turn: number, lift: number): boolean {
  const [x, y] = [Math.cos(turn * Math.PI) * reach, Math.sin(turn * Math.PI) * reach];
  const towards = x * SUN.x + y * SUN.y;
  const way = -towards + Math.sqrt(Math.max(0, towards ** 2 - x * x - y * y + RIM.reach ** 2));
  // Blocks are missing from the rim, more here than there.
  const at = Math.atan2(y + way * SUN.y, x + way * SUN.x);
  const broken = 0.5 * Math.sin(at * 23) + 0.34 * Math.sin(at * 61 + 1);
  return up + way * (SUN.rise + lift) < RIM.up + broken;
}

/** The stretches of a row that lie in shade. */
function shadedParts(reach: number, up: number, lift: number): Range[] {
  const parts: [number, number][] = [];
  for (const turn of shares(400).map((share) => mixed(FROM, TO, share))) {
    if (!isShaded(reach, up, turn, lift)) continue;
    const last = parts.at(-1);
    if (last && turn - last[1] < 0.006) last[1] = turn;
    else parts.push([turn, turn]);
  }
  return parts.filter(([from, to]) => to > from);
}

type SeatInks = typeof WARM;

/** Up to which turn the risers of a row face the eye; beyond it we look down on the row from behind. */
function facesUsTo(reach: number): number {
  const [off, angle] = [Math.hypot(EYE[0], EYE[1]), Math.atan2(EYE[1], EYE[0])];
  return reach < off ? (angle - Math.acos(reach / off)) / Math.PI : TO;
}

/** One row between two turns: riser, where feet rest, seat, and its worn edge. */
function stretch({ inner, up, below }: Row, [from, to]: Range, inks: SeatInks, walk: number): Drawing {
  return (
    fill(band([inner, below], [inner, up], from, Math.min(to, facesUsTo(inner))), inks.riser) +
    fill(band([inner, up], [inner + DEEP + walk, up], from, to), inks.foot) +
    fill(band([inner, up], [inner + DEEP * 0.56, up], from, to), inks.seat) +
    fill(band([inner, up], [inner + DEEP * 0.09, up], from, to), inks.edge)
  );
}

/** The row on which two have sat down. */
const SITTERS = 3;
const STAIRS = counted(9).map((index) => mixed(0.03, 0.97, index / 8));

/** Row on row from the lowest to the highest. The shade of the rim ends on each where the sun begins, in two steps, so that its edge is soft. */
function drawSeats(sheet: Sheet): void {
  const random = randomOf(12);
  const half = {
    edge: blend(WARM.edge, BLUE.edge, 0.5),
    seat: blend(WARM.seat, BLUE.seat, 0.5),
    foot: blend(WARM.foot, BLUE.foot, 0.5),
    riser: blend(WARM.riser, BLUE.riser, 0.5),
  };
  const rows = ROWS.map((row, index) => {
    const walk = index === WALK - 1 ? 1.9 : 0;
    const cut = (turn: number, wide: number, reach: Range): Path =>
      band([row.inner + reach[0], row.up], [row.inner + reach[1], row.up], turn, turn + wide / row.inner / Math.PI);
    const joints = counted(Math.round(row.inner * 0.9)).map(() =>
      cut(random.between(FROM, TO), 0.05, [0, DEEP * 0.56]),
    );
    const worn = counted(5).map(() => cut(random.between(FROM, TO), random.between(0.8, 2), [0, DEEP * 0.56]));
    const stairs = STAIRS.map(
      (turn) =>
        cut(turn - 0.2 / row.inner, 1.2, [0.06, DEEP * 0.5]) + cut(turn - 0.2 / row.inner, 1.2, [DEEP * 0.62, DEEP]),
    );
    return (
      (index === SITTERS ? sitters(sheet, row) : "") +
      stretch(row, [FROM, TO], WARM, walk) +
      fill(worn.join(""), STONE.worn) +
      shadedParts(row.inner, row.up, -0.006)
        .map((part) => stretch(row, part, half, walk))
        .join("") +
      shadedParts(row.inner, row.up, 0.006)
        .map((part) => stretch(row, part, BLUE, walk))
        .join("") +
      fill(stairs.join(""), "#fff1cf", 0.3) +
      fill(joints.join(""), BLUE.riser, 0.5)
    );
  });
  sheet.add(drawFloor(), ...rows);
}

/** The orchestra: slabs, grass in their joints, the shade's edge across them, and the parapet that goes round it. */
function drawFloor(): Drawing {
  const random = randomOf(5);
  const round = (reach: number, up: number, from = -0.32, to = 1.32): Point[] =>
    shares(61).map((share) => seat(reach, up, mixed(from, to, share)));
  const shade = (lift: number): Path =>
    polygon(
      shares(150).flatMap((share): Point[] => {
        const turn = mixed(-0.4, 1.4, share);
        const reach = shares(90)
          .map((step) => FLOOR * step)
          .findLast((each) => isShaded(each, 0, turn, lift));
        return [seat(reach ?? 0, 0, turn)];
      }),
    );
  const joints =
    counted(9)
      .map((index) => polyline([spot([-10, -7 + index * 2, 0]), spot([10, -7 + index * 2, 0])]))
      .join("") +
    counted(26)
      .map(() => {
        const [x, y] = [random.between(-9, 9), -7 + random.whole(0, 8) * 2];
        return polyline([spot([x, y, 0]), spot([x, y + 2, 0])]);
      })
      .join("");
  return (
    fill(polygon(round(FLOOR, 0)), "#f0cf98") +
    fill(shade(-0.004), BLUE.seat, 0.5) +
    fill(shade(0.004), BLUE.seat, 0.85) +
    stroke(joints, "#a9865f", 1.6, 0.5) +
    fill(band([FLOOR, 0], [FLOOR, 1.7]), BLUE.riser) +
    fill(band([FLOOR, 1.7], [11, 1.7]), STONE.bright)
  );
}

/** Somebody at a place of the theatre. */
function visitor(sheet: Sheet, [x, y, up]: Place, options: PersonOptions): Drawing {
  return place(person(sheet, options), ...spot([x, y, up]), (FOCAL / awayOf(x, y)) * 0.0172);
}

/** Two who sit and look at the stage: the row that carries them hides their feet. */
function sitters(sheet: Sheet, { inner, below }: Row): Drawing {
  const at = (turn: number, options: PersonOptions) => {
    const reach = inner + 0.05;
    const spotOnRow: Place = [Math.cos(turn * Math.PI) * reach, Math.sin(turn * Math.PI) * reach, below + 0.16];
    return visitor(sheet, spotOnRow, { ...options, pose: "sitting", behind: true, shadow: false });
  };
  return (
    at(0.672, { slender: true, hairstyle: "long", top: "#c2265f", bottom: "#c2265f" }) +
    at(0.7, { top: "#2f8fa6", bottom: "#f1e8d8", hat: "#ecd3a3" })
  );
}

/** Two far down before the podium. */
function drawVisitors(sheet: Sheet): void {
  sheet.add(
    visitor(sheet, [4, -5.6, 0], { pose: "standing", behind: true, top: "#c8643c", bottom: "#4a4a6a" }),
    visitor(sheet, [2.8, -5.2, 0], {
      slender: true,
      hairstyle: "long",
      pose: "walking",
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#2f6f8a",
    }),
  );
}

/** Poppies and thistles in the joints of the near rows. */
function drawNear(sheet: Sheet): void {
  // Each with the place where its stem ends, which the grass has to meet.
  const forms = [
    { form: "open", foot: 6 },
    { form: "side", foot: -2 },
    { form: "cup", foot: -4 },
    { form: "half", foot: 2 },
  ] as const satisfies readonly { form: PoppyForm; foot: number }[];
  const poppies = placesOf([
    1150, 1132, 0.42, 1216, 1150, 0.5, 1262, 1090, 0.46, 1318, 1138, 0.62, 1372, 1060, 0.56, 1420, 1120, 0.76, 1462,
    1040, 0.6, 1508, 1102, 0.86, 1562, 1020, 0.72, 1590, 1110, 0.98, 1376, 1176, 0.7, 1480, 1180, 0.9,
  ]).map(([x, y, size], index) => ({ x, y, size, ...(forms[(index * 3 + (index >> 2)) % 4] ?? forms[0]) }));
  const thistles = placesOf([1244, 1040, 0.8, 1440, 960, 1, 1540, 930, 1.15, 60, 1110, 0.9, 118, 1060, 0.7]);
  sheet.add(
    grass(sheet, {
      from: 1120,
      to: 1620,
      ground: (x) => 1214 - (x - 1120) * 0.05,
      count: 120,
      height: 84,
      colour: "#8d8a4c",
      seed: 4,
    }),
    leafMass(sheet, {
      x: 1610,
      y: 1190,
      width: 150,
      height: 90,
      seed: 9,
      count: 40,
      size: 36,
      colours: ["#3c4a34", "#66753f", "#a3a75e"],
    }),
    leafMass(sheet, {
      x: 20,
      y: 1200,
      width: 130,
      height: 70,
      seed: 5,
      count: 34,
      size: 34,
      colours: ["#2d3550", "#4a5a5c", "#78836c"],
    }),
    // Their stems go on into the grass.
    stroke(
      poppies.map(({ x, y, size, foot }) => `M${x + foot * size} ${y + 118 * size}V1230`).join(""),
      "#4f6338",
      2.6,
    ),
    ...thistles.map(([x, y, size], index) => place(turned(thistle(index < 3), ((index * 7) % 5) * 4 - 8), x, y, size)),
    grass(sheet, { from: 1160, to: 1620, ground: () => 1222, count: 90, height: 124, colour: "#66753f", seed: 8 }),
    ...poppies.toSorted((a, b) => a.y - b.y).map(({ x, y, size, form }) => place(fieldPoppy(sheet, form), x, y, size)),
  );
}

/** A thistle on a stem that goes 250 down, its head at 0,0; in the sun or in the shade. */
function thistle(lit: boolean): Drawing {
  const [stem, head, crown, light] = lit
    ? ["#7f8a52", "#8f9a5c", "#9a4f9c", "#d28cc6"]
    : ["#4a5a5c", "#5c6a66", "#6a4a92", "#9a7ab8"];
  const spines = counted(6).map((index) => {
    const [y, side] = [40 + index * 30, index % 2 ? 1 : -1];
    return `M0 ${y + 16}Q${side * 14} ${y + 10} ${side * 44} ${y - 12}Q${side * 26} ${y + 20} 0 ${y + 30}Z`;
  });
  return (
    stroke("M0 10Q8 120-4 250", stem, 5) +
    fill(spines.join(""), stem) +
    fill("M-20 6Q-24-12-14-18H14Q24-12 20 6Q0 26-20 6Z", head) +
    fill("M-16-16L-28-44L-14-34L-6-52L2-36L14-50L15-34L28-40L16-16Q0-8-16-16Z", crown) +
    fill("M-16-16L-28-44L-14-34L-6-52L-4-20Z", light)
  );
}
