import { cameraOf, frameOf, type Place } from "../kit/camera.ts";
import { blend } from "../kit/colour.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { box, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { area, CREST, FRONS, solid, stageColumns, stageWall, STONE } from "../parts/buildings/hierapolisStage.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { fieldPoppy } from "../parts/plants/fieldPoppy.ts";
import { grass } from "../parts/plants/foliage.ts";
import { roundTree } from "../parts/plants/roundTree.ts";
import { cypress } from "../parts/plants/trees.ts";
import { sweptCloud } from "../parts/sky/clouds.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 466;
const FOCAL = 960;
/** The eye, in metres along the stage (from its middle to the left), towards the seats, up: in the upper rows, a little right of the axis. */
const EYE: Place = [-5, 30, 14.6];
const HEADING = -84;
const [COS, SIN] = [Math.cos((HEADING / 180) * Math.PI), Math.sin((HEADING / 180) * Math.PI)];
const awayOf = (x: number, y: number): number => (x - EYE[0]) * COS + (y - EYE[1]) * SIN;
/** A place of the theatre on the sheet; the middle of the orchestra is 0, 0, 0. */
const spot = frameOf(cameraOf({ horizon: HORIZON, centre: 786, eye: EYE[2], focal: FOCAL }), {
  right: -(EYE[0] * SIN - EYE[1] * COS),
  away: awayOf(0, 0),
  heading: HEADING,
});

/** Where the sun is, along the stage and towards the seats, and how much it rises in a metre. */
const SUN = { x: 0.88, y: 0.47, rise: 0.5 };
const VIEW = { site: spot, eye: EYE, sun: SUN };
const { half: HALF, wall: WALL, podium: PODIUM, pair: PAIR, stage: STAGE } = FRONS;

/** The risers on the right look into the low sun and are brighter than the seats; those before us turn from it. */
const WARM = { edge: "#fff1d2", seat: "#f3cf97", foot: "#cf9a72", riser: "#fff0cc", away: "#b98a86" };
/** Shade: warm from the lit floor below, blue from the sky above. */
const LOW = { edge: "#dbb7b4", seat: "#b48ea6", foot: "#8d6a90", riser: "#7d5b88", away: "#7d5b88" };
const HIGH_UP = { edge: "#a9a8d6", seat: "#7f7ab4", foot: "#5f5b9c", riser: "#4e4a8c", away: "#4e4a8c" };

/** The theatre of Hierapolis from its upper rows in the late sun: the stage building stands before us in the light, the left wing of the seats lies in shade. */
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
  crops: { wide: 215, square: 190 },
  draw(sheet) {
    drawPlain(sheet);
    drawGround(sheet);
    sheet.add(stageWall(sheet, VIEW), shadeOnPodium(), stageColumns(sheet, VIEW));
    drawSeats(sheet);
    drawNear(sheet);
  },
};

/** The mountains across the Lycus in the haze of the evening, the plain with its poplars, the white lime at its edge. */
function drawPlain(sheet: Sheet): void {
  const far = pointsOf([
    -20, 352, 120, 318, 250, 336, 420, 296, 560, 322, 760, 306, 980, 330, 1180, 284, 1330, 312, 1480, 290, 1620, 316,
  ]);
  const near = pointsOf([
    -20, 420, 130, 410, 300, 422, 620, 432, 1000, 430, 1180, 404, 1290, 372, 1400, 340, 1480, 352, 1620, 318,
  ]);
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.3 }),
    sheet.glow([120, 330], 620, "#fff3d2", 0.75),
    sweptCloud(sheet, { x: 1240, y: 130, length: 560, seed: 5 }),
    ridge(sheet, { crest: far, foot: HORIZON + 4, colour: "#d9b3b8", shade: "#c79db1", rough: 3, seed: 3 }),
    ridge(sheet, { crest: near, foot: HORIZON + 4, light: "#dbab9f", colour: "#b48da6", shade: "#9276a2", seed: 7 }),
    fill(
      box(0, 330, sheet.width, HORIZON - 330),
      sheet.linear(
        [
          [0, "#fbdcc0", 0],
          [1, "#fbdcc0", 0.9],
        ],
        [0, 330],
        [0, HORIZON],
      ),
    ),
    fill(
      box(0, HORIZON, sheet.width, 300),
      sheet.downwards(["#fbe6c4", "#eed7a6", "#c3b877", "#a0975a"], HORIZON, 640),
    ),
    limePlain(),
    poplars(),
  );
}

/** The white lime beyond the stage, its tongues run out into the plain; pools stand on it. */
function limePlain(): Drawing {
  const tongues = placesOf([1500, 470, 620, 1440, 484, 360, 1590, 506, 420]);
  const shade = placesOf([1460, 489, 260, 1570, 511, 240]);
  const pools = placesOf([1450, 464, 130, 1550, 476, 150, 1566, 496, 110]);
  return (
    fill(tongues.map(([x, y, long]) => lens(x, y, long, 30)).join(""), "#fff7e8") +
    fill(shade.map(([x, y, long]) => lens(x, y, long, 5)).join(""), "#e3d6dc") +
    fill(pools.map(([x, y, long]) => lens(x, y, long, 7)).join(""), "#96d3d0")
  );
}

/** Two windbreaks of poplars in the plain, crown against crown, each tree lit on its left, over their shadow. */
function poplars(): Drawing {
  const random = randomOf(8);
  const trees = placesOf([-14, 488, 9, 92, 498, 6]).flatMap(([x, y, count]) =>
    counted(count).map((index) => {
      const tall = (y - HORIZON) * random.between(1.3, 1.75);
      return [x + index * (y - HORIZON) * 0.4 + random.around(2), y, tall] as const;
    }),
  );
  const crowns = (shift: number, half: number) =>
    trees
      .map(([x, y, tall]) => {
        const [middle, wide] = [x + tall * shift, tall * half];
        return `M${middle} ${y - tall}C${middle + wide} ${y - tall * 0.66} ${middle + wide * 1.2} ${y - tall * 0.16} ${middle + wide * 0.5} ${y}H${middle - wide * 0.5}C${middle - wide * 1.2} ${y - tall * 0.16} ${middle - wide} ${y - tall * 0.66} ${middle} ${y - tall}Z`;
      })
      .join("");
  return (
    fill(trees.map(([x, y, tall]) => lens(x + tall * 0.7, y, tall * 1.6, 5)).join(""), "#a3946a", 0.7) +
    fill(crowns(0, 0.17), "#8a8c62") +
    fill(crowns(-0.05, 0.08), "#c0b576")
  );
}

/** The ground about the stage: turf, fallen blocks, cypresses and olives behind. */
function drawGround(sheet: Sheet): void {
  const random = randomOf(6);
  const meadow = area(VIEW, [140, -90, 0], [-140, -90, 0], [-60, 8, 0], [60, 8, 0]);
  const floor = area(VIEW, [-60, -10, 0], [60, -10, 0], [40, 8, 0], [-40, 8, 0]);
  const cast = SUN.x / SUN.rise;
  const shade = area(
    VIEW,
    [-HALF, WALL, 0],
    [HALF, WALL, 0],
    ...CREST.map(([x, up]): Place => [x - up * cast, WALL - (up * SUN.y) / SUN.rise, 0]),
  );
  const blocks = counted(26).map(() => {
    const side = random.chance(0.5) ? 1 : -1;
    const [x, y] = [side * random.between(23.5, 33), random.between(-15, 0)];
    const [wide, high] = [random.between(0.7, 2), random.between(0.4, 1.1)];
    return {
      x,
      y,
      drawing:
        fill(
          area(VIEW, [x, y + 0.8, 0], [x - 1.7 * high, y - 0.2, 0], [x - 1.7 * high, y - 0.9, 0], [x, y, 0]),
          "#7d6270",
          0.6,
        ) + solid(VIEW, [x, x + wide], [y, y + 0.8], [0, high]),
    };
  });
  const tree = (x: number, y: number, tall: number, seed: number): Drawing =>
    place(cypress(sheet, { seed }), ...spot([x, y, 0]), (FOCAL / awayOf(x, y)) * tall * 0.0046);
  const olive = (x: number, y: number, size: number, kind: number): Drawing =>
    roundTree(sheet, kind, 0.1)(...spot([x, y, 0]), (FOCAL / awayOf(x, y)) * size * 0.05);
  const grove = placesOf([
    70, -88, 0.9, 58, -90, 1, -48, -92, 1, -62, -86, 0.9, -76, -90, 1, 84, -80, 1, 48, -76, 1, 38, -72, 0.9, -38, -74,
    1, -54, -70, 1.1, 62, -66, 1.1, 44, -58, 1, -34, -56, 0.9, -44, -52, 1.1, 33, -50, 1, 50, -44, 1.2, 28, -38, 0.9,
    38, -36, 1.1, -29, -40, 1, -38, -36, 1.1,
  ]);
  sheet.add(
    fill(
      meadow,
      sheet.linear(
        [
          [0, "#b3a35e", 0],
          [0.4, "#b3a35e", 0.9],
          [1, "#c0a565", 1],
        ],
        [0, 584],
        [0, 760],
      ),
    ),
    ...grove.map(([x, y, size], index) => olive(x, y, size, (index * 3) % 4)),
    fill(floor, "#cdb06c"),
    sheet.clipped(meadow, fill(shade, "#7f6888", 0.6)),
    tree(36, -24, 11, 5) + tree(32, -22, 14, 2) + tree(-32, -26, 13, 8),
    olive(27, -17, 1, 2) + olive(-27, -18, 1.2, 1) + olive(-33, -16, 1, 2),
    ...blocks.toSorted((a, b) => awayOf(b.x, b.y) - awayOf(a.x, a.y)).map(({ drawing }) => drawing),
  );
}

type Range = readonly [from: number, to: number];

interface Row {
  /** Where its tread begins, how high it lies, and how high the row below it lies. */
  inner: number;
  up: number;
  below: number;
}

const [DEEP, HIGH, COUNT, FLOOR] = [0.82, 0.45, 24, 10.4];
/** The seating in half turns: 0 is the left end, 1 the right one. */
const [FROM, TO] = [-0.03, 1.03];

const ROWS = counted(COUNT).map((index): Row => {
  const up = 1.9 + index * HIGH;
  return { inner: 11 + index * DEEP, up, below: up - HIGH };
});

/** The wall along the top of the seats, out of the picture, which keeps the low sun from a part of the bowl. */
const RIM = { reach: 44, up: 20.4 };

function seat(reach: number, up: number, turn: number): Point {
  return spot([Math.cos(turn * Math.PI) * reach, Math.sin(turn * Math.PI) * reach, up]);
}

/** The surface between two lines about the middle, given by reach and height, in one piece for each stretch before the eye. */
function band(low: Range, high: Range, from = FROM, to = TO): Path {
  const count = Math.max(1, Math.ceil((to - from) * 110));
  const stretches: number[][] = [[]];
  for (const turn of shares(count + 1).map((share) => mixed(from, to, share))) {
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
  return y + way * SUN.y > 0 && up + way * (SUN.rise + lift) < RIM.up;
}

/** The stretches of a row that lie in shade. */
function shadedParts(reach: number, up: number, lift: number): Range[] {
  const parts: [number, number][] = [];
  for (const turn of shares(500).map((share) => mixed(FROM, TO, share))) {
    if (!isShaded(reach, up, turn, lift)) continue;
    const last = parts.at(-1);
    if (last && turn - last[1] < 0.006) last[1] = turn;
    else parts.push([turn, turn]);
  }
  return parts.filter(([from, to]) => to > from);
}

type SeatInks = typeof WARM;

function blended(from: SeatInks, to: SeatInks, share: number): SeatInks {
  const mix = (key: keyof SeatInks) => blend(from[key], to[key], share);
  return { edge: mix("edge"), seat: mix("seat"), foot: mix("foot"), riser: mix("riser"), away: mix("away") };
}

/** The stretch of a row that turns its back to the eye: there we look down on treads only, and see no riser. */
function backOf(reach: number): Range {
  const [off, middle] = [Math.hypot(EYE[0], EYE[1]), Math.atan2(EYE[1], EYE[0]) / Math.PI];
  const half = reach < off ? Math.acos(reach / off) / Math.PI : 0;
  return [middle - half, middle + half];
}

/** One row between two turns: riser, where feet rest, seat, and its worn edge. A riser is as bright as it looks into the sun. */
function stretch({ inner, up, below }: Row, [from, to]: Range, inks: SeatInks): Drawing {
  const [left, right] = backOf(inner);
  const cuts = [FROM, ...STAIRS, TO];
  const risers = cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? FROM;
    const [a, b] = [Math.max(start, from), Math.min(end, to)];
    const angle = ((start + end) / 2) * Math.PI;
    const sun = within(0.1 - SUN.x * Math.cos(angle) - SUN.y * Math.sin(angle));
    const riser = (low: number, high: number): Path => (low < high ? band([inner, below], [inner, up], low, high) : "");
    return fill(riser(a, Math.min(b, left)) + riser(Math.max(a, right), b), blend(inks.away, inks.riser, sun));
  });
  // Where we see no riser, the shade at its foot shows as a line beyond the edge.
  const [a, b] = [Math.max(from, left), Math.min(to, right)];
  return (
    risers.join("") +
    fill(a < b ? band([inner - 0.1, up], [inner, up], a, b) : "", inks.foot, 0.6) +
    fill(band([inner, up], [inner + DEEP, up], from, to), inks.foot) +
    fill(band([inner, up], [inner + DEEP * 0.64, up], from, to), inks.seat) +
    fill(band([inner, up], [inner + DEEP * 0.13, up], from, to), inks.edge)
  );
}

/** Where the radial stairs run up, in half turns. */
const STAIRS = [0.08, 0.18, 0.285, 0.445, 0.55, 0.66, 0.77, 0.88];

/** The two low steps of a stair beside one row, cut where the row's own light changes. */
function steps({ inner, up, below }: Row, [from, to]: Range, inks: SeatInks): Drawing {
  const half = 0.42 / inner / Math.PI;
  const [left, right] = backOf(inner);
  const middle = (up + below) / 2;
  return STAIRS.map((turn) => {
    const [a, b] = [Math.max(from, turn - half), Math.min(to, turn + half)];
    if (a >= b) return "";
    const facing = turn < left || turn > right;
    const riser = blend(inks.seat, inks.foot, 0.42);
    const tread = blend(inks.seat, inks.edge, 0.5);
    return (
      fill(band([inner, up], [inner + DEEP * 0.5, up], a, b), tread) +
      fill(band([inner - DEEP * 0.5, middle], [inner, middle], a, b), tread) +
      (facing
        ? fill(
            band([inner, middle], [inner, up], a, b) +
              band([inner - DEEP * 0.5, below], [inner - DEEP * 0.5, middle], a, b),
            riser,
          )
        : fill(
            band([inner - 0.07, up], [inner, up], a, b) +
              band([inner - DEEP * 0.5 - 0.07, middle], [inner - DEEP * 0.5, middle], a, b),
            riser,
          ))
    );
  }).join("");
}

/** Joints of the blocks, and blocks that are more worn or paler than the others: laid over the row in either light. */
function blocksOf({ inner, up }: Row, random: Random): Drawing {
  const patch = (turn: number, wide: number): Path =>
    band([inner + DEEP * 0.16, up], [inner + DEEP * 0.64, up], turn, turn + wide / inner / Math.PI);
  const places = counted(Math.round(inner * 1.1)).map(() => random.between(FROM, TO - 0.03));
  const wide = () => random.between(1, 2.2);
  return (
    fill(places.map((turn, index) => (index % 4 === 0 ? patch(turn, wide()) : "")).join(""), "#fff6dc", 0.26) +
    fill(places.map((turn, index) => (index % 4 === 1 ? patch(turn, wide()) : "")).join(""), "#7a4a58", 0.16) +
    fill(places.map((turn) => patch(turn, 0.05)).join(""), "#5b3f6a", 0.4)
  );
}

/** Row on row from the lowest to the highest. The shade of the rim ends on each where the sun begins, in two steps, so that its edge is soft. */
function drawSeats(sheet: Sheet): void {
  const random = randomOf(12);
  const rows = ROWS.map((row, index) => {
    const shade = blended(LOW, HIGH_UP, within(index / 15));
    const lights: [SeatInks, Range[]][] = [
      [WARM, [[FROM, TO]]],
      [blended(WARM, shade, 0.5), shadedParts(row.inner, row.up, -0.008)],
      [shade, shadedParts(row.inner, row.up, 0.008)],
    ];
    const each = (draw: (part: Range, inks: SeatInks) => Drawing) =>
      lights.flatMap(([inks, parts]) => parts.map((part) => draw(part, inks))).join("");
    return (
      (index === SITTERS ? sitters(sheet, row) : "") +
      each((part, inks) => stretch(row, part, inks)) +
      blocksOf(row, random) +
      (index === SITTERS
        ? fill(
            band([row.inner, row.up], [row.inner + 0.3, row.up], 0.598, 0.609) +
              band([row.inner, row.up], [row.inner + 0.3, row.up], 0.619, 0.631),
            "#8a6a8c",
            0.6,
          )
        : "") +
      each((part, inks) => steps(row, part, inks))
    );
  });
  sheet.add(drawFloor(sheet), ...onFloor(sheet), ...rows, onStair(sheet));
}

/** The shade of the rim on the podium: on its front, where that on the floor ends, and on the stage. */
function shadeOnPodium(): Drawing {
  const top = shares(40).map((share): Place => {
    const x = mixed(HALF, 0, share);
    const lit = shares(40).find(
      (up) => !isShaded(Math.hypot(x, PODIUM), up * STAGE, Math.atan2(PODIUM, x) / Math.PI, 0),
    );
    return [x, PODIUM, (lit ?? 1) * STAGE];
  });
  const onStage = shares(30).map((share): Place => {
    const x = mixed(HALF, 8, share);
    const back = shares(30)
      .map((step) => mixed(PODIUM, PAIR, step))
      .findLast((y) => isShaded(Math.hypot(x, y), STAGE, Math.atan2(y, x) / Math.PI, 0));
    return [x, back ?? PODIUM, STAGE];
  });
  return (
    fill(area(VIEW, [HALF, PODIUM, 0], ...top, [0, PODIUM, 0]), LOW.foot, 0.62) +
    fill(area(VIEW, [HALF, PODIUM, STAGE], ...onStage, [8, PODIUM, STAGE]), LOW.edge)
  );
}

/** What the sun reaches of the floor over the rim: the round of the rim, moved along its rays. */
function sunOnFloor(lift: number): Path {
  const way = RIM.up / (SUN.rise + lift);
  return polygon(
    shares(160).map((share): Point => {
      const angle = share * Math.PI * 2;
      const [x, y] = [Math.cos(angle) * RIM.reach - SUN.x * way, Math.sin(angle) * RIM.reach - SUN.y * way];
      // What lies behind the eye is not wanted, and would be thrown about the sheet.
      return spot([x, Math.min(y, EYE[1] - 8), 0]);
    }),
  );
}

/** The orchestra: slabs, the shade's edge across them, and the parapet that goes round it. */
function drawFloor(sheet: Sheet): Drawing {
  const random = randomOf(5);
  const round = (reach: number, up: number, from = -0.32, to = 1.32): Point[] =>
    shares(61).map((share) => seat(reach, up, mixed(from, to, share)));
  const joints =
    counted(9)
      .map((index) => polyline([spot([-18, -7 + index * 2, 0]), spot([18, -7 + index * 2, 0])]))
      .join("") +
    counted(34)
      .map(() => {
        const [x, y] = [random.between(-15, 15), -7 + random.whole(0, 8) * 2];
        return polyline([spot([x, y, 0]), spot([x, y + 2, 0])]);
      })
      .join("");
  const floor = polygon([
    spot([19, PODIUM, 0]),
    spot([19, -0.6, 0]),
    ...round(FLOOR, 0, 0, 1),
    spot([-19, -0.6, 0]),
    spot([-19, PODIUM, 0]),
  ]);
  const parapet = (from: number, to: number, dark: boolean) =>
    fill(band([FLOOR, 0], [FLOOR, 1.45], from, to), dark ? LOW.riser : "#b98a86") +
    fill(band([FLOOR, 1.45], [11, 1.45], from, to), dark ? LOW.edge : STONE.bright);
  return (
    fill(floor, LOW.seat) +
    sheet.clipped(
      floor,
      fill(sunOnFloor(-0.008), blend(LOW.seat, "#f0cf98", 0.5)) +
        fill(sunOnFloor(0.008), "#f0cf98") +
        stroke(joints, "#8a5f5a", 1.6, 0.3),
    ) +
    parapet(FROM, TO, false) +
    shadedParts(FLOOR, 1.45, 0)
      .map(([from, to]) => parapet(from, to, true))
      .join("")
  );
}

/** The row on which two have sat down. */
const SITTERS = 7;

/** Somebody at a place of the theatre, given by reach, half turn and height. */
function visitor(sheet: Sheet, reach: number, turn: number, up: number, options: PersonOptions): Drawing {
  const metre = FOCAL / awayOf(Math.cos(turn * Math.PI) * reach, Math.sin(turn * Math.PI) * reach);
  return place(person(sheet, { behind: true, ...options }), ...seat(reach, up, turn), metre * 0.0172);
}

/** Two who look at the stage; the row on which they sit hides their feet. */
function sitters(sheet: Sheet, { inner, below }: Row): Drawing {
  const at = (turn: number, options: PersonOptions) =>
    visitor(sheet, inner - 0.05, turn, below - 0.03, { pose: "sitting", shadow: false, ...options });
  return (
    at(0.597, { top: "#2f7f9a", bottom: "#31507a", hat: "#ecd3a3" }) +
    at(0.617, { slender: true, hairstyle: "long", mirrored: true, top: "#c8392f", bottom: "#c8392f" })
  );
}

/** A family in the orchestra, small before the stage, each with the long shadow of the hour. */
function onFloor(sheet: Sheet): Drawing[] {
  const people: [number, number, PersonOptions][] = [
    [-2.6, -1.6, { top: "#fdf8ee", bottom: "#2f6f8a", slender: true, hairstyle: "long", wears: "skirt" }],
    [-3.6, -1.4, { top: "#c8643c", bottom: "#31507a", pose: "waving", mirrored: true }],
    [0.2, 3.4, { top: "#f3c95a", bottom: "#5a4a7a", pose: "walking" }],
  ];
  return people.map(([x, y, options]) => {
    const shade = area(
      VIEW,
      ...pointsOf([0, 0.16, 1.5, 0.26, 2.5, 0.3, 3.1, 0.14, 3.1, -0.14, 2.5, -0.3, 1.5, -0.26, 0, -0.16]).map(
        ([far, half]): Place => [x - SUN.x * far - SUN.y * half, y - SUN.y * far + SUN.x * half, 0],
      ),
    );
    const turn = Math.atan2(y, x) / Math.PI;
    const lit = !isShaded(Math.hypot(x, y), 0, turn, 0);
    return (
      (lit ? fill(shade, "#8a6a8c", 0.7) : "") +
      visitor(sheet, Math.hypot(x, y), turn, 0, { ...options, shadow: false })
    );
  });
}

/** Somebody who comes down a stair on the sunny side. */
function onStair(sheet: Sheet): Drawing {
  const row = ROWS[9];
  if (!row) return "";
  const turn = 0.88;
  const shade = band([row.inner + 0.12, row.up], [row.inner + 0.5, row.up], turn, turn + 1.6 / row.inner / Math.PI);
  return (
    fill(shade, "#8a6a8c", 0.55) +
    visitor(sheet, row.inner + 0.3, turn, row.up, {
      pose: "walking",
      mirrored: true,
      slender: true,
      hairstyle: "bun",
      wears: "skirt",
      top: "#fdf8ee",
      bottom: "#2f7f9a",
      hat: "#ecd3a3",
      shadow: false,
    })
  );
}

/** Poppies that grow from a joint of the nearest rows, cut by the corner. */
function drawNear(sheet: Sheet): void {
  const forms = ["open", "cup", "side", "half"] as const;
  const poppies = placesOf([
    1396, 1110, 0.44, 1450, 1050, 0.56, 1492, 1120, 0.66, 1530, 1010, 0.62, 1566, 1084, 0.8, 1604, 1030, 0.7, 1424,
    1168, 0.6, 1536, 1168, 0.9, 1330, 1160, 0.42,
  ]);
  sheet.add(
    grass(sheet, { from: 1310, to: 1620, ground: () => 1218, count: 90, height: 90, colour: "#7d7a44", seed: 4 }),
    stroke(
      poppies.map(([x, y, size]) => `M${x} ${y + 60 * size}Q${x + 4} ${y + 120} ${x + 10} 1230`).join(""),
      "#4f6338",
      3,
    ),
    grass(sheet, { from: 1370, to: 1620, ground: () => 1222, count: 70, height: 130, colour: "#5c6f3f", seed: 8 }),
    ...poppies.map(([x, y, size], index) =>
      place(fieldPoppy(sheet, forms[(index * 3 + (index >> 2)) % 4] ?? "open"), x, y, size),
    ),
  );
}
