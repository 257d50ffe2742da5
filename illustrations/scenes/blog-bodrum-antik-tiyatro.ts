import { cameraOf, metreAt } from "../kit/camera.ts";
import { type Drawing, fill, place, stroke } from "../kit/drawing.ts";
import { counted, mixed, type Point, shares, within } from "../kit/geometry.ts";
import { curveDownTo, disc, lens, type Path, polygon, polyline } from "../kit/path.ts";
import { placesOf } from "../kit/placesOf.ts";
import { type Random, randomOf } from "../kit/random.ts";
import type { Scene } from "../kit/scene.ts";
import type { Sheet } from "../kit/sheet.ts";
import { mastForest } from "../parts/boats/boats.ts";
import { gulet } from "../parts/boats/gulet.ts";
import { groupedTown } from "../parts/buildings/groupedTown.ts";
import { mosque } from "../parts/buildings/town.ts";
import { pointsOf } from "../../src/content/map/geometry.ts";
import { ridge } from "../parts/land/ridge.ts";
import { person, type PersonOptions } from "../parts/people/person.ts";
import { farCrowns } from "../parts/plants/farCrowns.ts";
import { leafMass } from "../parts/plants/foliage.ts";
import { oleander } from "../parts/plants/oleander.ts";
import { pinewood } from "../parts/plants/pinewood.ts";
import { cypress, olive, pine } from "../parts/plants/trees.ts";
import { ripples, sea } from "../parts/sea/sea.ts";
import { gulls } from "../parts/sky/clouds.ts";
import { summerCloud } from "../parts/sky/summerCloud.ts";
import { sky } from "../parts/sky/sky.ts";

const HORIZON = 392;
/** The eye of somebody who stands on the highest row: metres above the floor of the orchestra. */
const camera = cameraOf({ horizon: HORIZON, centre: 620, eye: 16.4, focal: 900 });
/** The middle of the orchestra, from which all rows are struck: metres to the right of the eye and away from it. */
const MIDDLE = { right: 8.6, away: 39 };
/** Degrees by which the seating is turned from facing away from us. */
const AXIS = 6;
/** Where the eye is, as seen from the middle: its distance, and its angle among the seats. */
const OURS = {
  radius: Math.hypot(MIDDLE.right, MIDDLE.away),
  degrees: (Math.atan2(-MIDDLE.right, MIDDLE.away) / Math.PI) * 180 - AXIS,
};
/** Half of the seating, in degrees: a little more than a quarter of a circle. */
const END = 98;
/** Where the sun is, seen from above (to the right, away), and how much it rises in a metre; the crest of the left wing, which hides it. */
const SUN: Point = [-0.94, 0.34];
const RISES = 0.38;
const CREST = { radius: 41, up: 15.2 };
/** From this angle on the risers look into the sun. */
const SUNWARD = -26;
const FLOOR = 10;
/** The row on which two have sat down. */
const SITTERS = 12;

/** The ancient theatre of Halicarnassus in the morning from its highest row: the great curve half in violet shade, two who have sat down, town, bay and islands. */
export const SCENE: Scene = {
  name: "blog-bodrum-antik-tiyatro",
  seed: 52,
  mood: "morning",
  colours: {
    sky: ["#4796bd", "#96c8cf", "#f4e0b4", "#fbd3a0"],
    sea: ["#a9d6d6", "#55aec2", "#2585ab", "#1a6a96"],
    stone: "#f6d9a2",
    stoneWorn: "#e2b981",
    stoneShade: "#9a86aa",
    stoneDeep: "#6a5684",
    ground: "#c9a468",
    groundShade: "#86729a",
    wallShade: "#a5a6cc",
    cloud: "#fff3da",
    cloudShade: "#efcdb0",
  },
  grain: 0.2,
  crops: { wide: 190, square: 260 },
  draw(sheet) {
    drawBay(sheet);
    drawTown(sheet);
    drawGround(sheet);
    drawTheatre(sheet);
    drawVisitors(sheet);
    drawNear(sheet);
  },
};

/** Karaada and the mountains of Datça over the gulf, gulets on their way out. */
function drawBay(sheet: Sheet): void {
  sheet.add(
    sky(sheet, { height: HORIZON, zenith: 0.4, reach: 0.6 }),
    place(summerCloud(sheet, "broad"), 980, 150, 0.62),
    gulls(sheet, { x: 330, y: 190, length: 230, seed: 3 }),
    ridge(sheet, {
      crest: pointsOf([
        -20, 366, 120, 350, 260, 362, 420, 384, 620, 388, 900, 376, 1100, 366, 1300, 352, 1460, 364, 1620, 344,
      ]),
      foot: HORIZON + 2,
      rough: 3,
      seed: 5,
    }),
    sea(sheet, { top: HORIZON, bottom: 700, dabs: 26, foot: false }),
    // Karaada: nearer, darker, its foot in the water.
    ridge(sheet.tinted({ far: "#86a9bb", farShade: "#6b91ab" }), {
      crest: pointsOf([690, 424, 740, 396, 800, 364, 860, 346, 920, 358, 980, 340, 1050, 352, 1120, 388, 1180, 426]),
      foot: 427,
      rough: 4,
      seed: 8,
    }),
    fill(lens(930, 430, 520, 6), "#d6eee8", 0.8),
    ripples(sheet, { x: 760, y: 480, width: 760, height: 50, count: 18 }),
    ...placesOf([500, 458, 0.1, 604, 436, 0.07, 742, 476, 0.12, 1010, 468, 0.1]).map(([x, y, size], index) =>
      place(gulet(sheet, { sails: index % 2 ? "set" : "furled" }), x, y, size),
    ),
  );
}

/** The town round its bay: houses on two capes, masts in the marina between them. */
function drawTown(sheet: Sheet): void {
  const town = sheet.tinted({ window: "#7d98b8", door: "#6d90b4" });
  const shore = counted(34).map((index): Point => [-40 + index * 50.6, shoreAt(-40 + index * 50.6)]);
  sheet.add(
    fill(
      curveDownTo(
        shore.map(([x, y]): Point => [x, y - 10]),
        800,
      ),
      "#8fd0cc",
      0.6,
    ),
    fill(
      curveDownTo(
        shore.map(([x, y]): Point => [x, y - 3]),
        800,
      ),
      "#e9d3a0",
    ),
    fill(
      curveDownTo(
        shore.map(([x, y]): Point => [x, y + 6]),
        800,
      ),
      "#c9a878",
    ),
    ...marina(sheet),
    groupedTown(town, {
      rows: 6,
      far: [-60, 1640],
      near: [-60, 1640],
      ground: (x, share) => mixed(shoreAt(x) + 20, 706, share ** 0.9),
      scale: [0.2, 0.42],
      spacing: 1,
      seed: 15,
    }),
    place(mosque(sheet), 452, 606, 0.44),
    ...placesOf([
      380, 610, 0.3, 396, 616, 0.36, 560, 640, 0.36, 880, 630, 0.34, 1120, 606, 0.34, 1136, 612, 0.28, 1240, 590, 0.34,
      260, 606, 0.3,
    ]).map(([x, y, size], index) => place(cypress(sheet, { seed: index + 3 }), x, y, size)),
  );
}

/** Yachts at their moorings behind the mole: hulls in the water, nearer ones larger. */
function marina(sheet: Sheet): Drawing[] {
  return [
    fill("M640 520L716 512 722 516 650 526ZM800 514L880 522 874 528 798 519Z", "#e2c79a"),
    fill("M650 526L722 516V519L650 530ZM798 519L874 528V532L798 522Z", "#8d789f"),
    ...placesOf([668, 532, 0.26, 800, 534, 0.28, 690, 549, 0.36]).map(([x, y, size], index) =>
      place(
        mastForest(sheet, {
          width: [340, 260, 380][index] ?? 300,
          count: [7, 5, 8][index] ?? 6,
          height: 190,
          seed: index + 4,
        }),
        x,
        y,
        size,
      ),
    ),
  ];
}

/** The waterline of the town: a cape on each side of the bay. */
function shoreAt(x: number): number {
  return (
    492 +
    76 * Math.exp(-(((x - 760) / 230) ** 2)) +
    5 * Math.sin(x / 46) -
    30 * Math.exp(-(((x - 1430) / 240) ** 2)) -
    16 * Math.exp(-(((x - 110) / 200) ** 2))
  );
}

/** The hillside round the seats, its scrub, and the pines that hide the road below the stage. */
function drawGround(sheet: Sheet): void {
  const { ground } = sheet.mood;
  const random = randomOf(14);
  sheet.add(
    fill(
      curveDownTo(
        pointsOf([
          -40, 470, 40, 500, 150, 600, 320, 648, 600, 656, 900, 652, 1160, 632, 1330, 580, 1450, 500, 1540, 462, 1640,
          440,
        ]),
        1210,
      ),
      ground,
    ),
    pinewood(sheet, {
      crest: pointsOf([250, 648, 380, 628, 520, 632, 660, 640, 800, 634, 940, 628, 1080, 618, 1190, 606]),
      foot: 668,
      size: [12, 17],
      colours: ["#3f5a44", "#5f7a48", "#94a05c"],
      seed: 6,
    }),
    // Scrub on the slope beside the right wing, down to its retaining wall.
    farCrowns(random, 44, [1380, 1640], [448, 560], 20, "#5f6f42", "#a0a35e"),
    farCrowns(random, 18, [-20, 110], [470, 560], 20, "#4f5f58", "#7a8a6a"),
    place(pine(sheet, { seed: 5 }), 1566, 500, 0.62),
    place(cypress(sheet, { seed: 4 }), 1490, 500, 0.5),
    place(cypress(sheet, { seed: 6 }), 1456, 512, 0.38),
    place(olive(sheet, { seed: 8 }), 40, 520, 0.5),
    endWall(),
  );
}

/** The wall that carries the end of the right wing: squared blocks that step down with the rows, some of its coping gone. */
function endWall(): Drawing {
  const random = randomOf(19);
  const [inside, outside] = [END + 0.2, END + 3.4];
  const radii = [FLOOR + 0.5, ...ROWS.map(({ outer }) => outer)];
  const top = [0.8, ...ROWS.map(({ up }) => up)];
  const core = polygon([
    ...radii.map((radius, index) => seat(radius, outside, (top[index] ?? 0) + 0.3)),
    ...radii.toReversed().map((radius) => seat(radius, outside, -2)),
  ]);
  const steps = ROWS.toReversed().map(({ inner, outer, up, below }) => {
    const head = up + (random.chance(0.24) ? 0.25 : random.between(0.75, 0.95));
    const quad = (low: number, high: number) =>
      polygon([
        seat(inner, inside, low),
        seat(outer, inside, low),
        seat(outer, inside, high),
        seat(inner, inside, high),
      ]);
    const end = [
      seat(inner, inside, below),
      seat(inner, outside, below),
      seat(inner, outside, head),
      seat(inner, inside, head),
    ];
    const cap = [
      seat(inner, inside, head),
      seat(outer, inside, head),
      seat(outer, outside, head),
      seat(inner, outside, head),
    ];
    return (
      fill(quad(up - 0.6, head), random.chance(0.5) ? "#d8a878" : "#e2b685") +
      fill(quad(up + 0.06, up + 0.14), "#b98a72") +
      fill(polygon(end), "#fff0cd") +
      fill(polygon(cap), "#f4d8a4")
    );
  });
  return fill(core, "#cfa276") + steps.join("");
}

/** A place in the theatre: how far from its middle, at which angle (0 is uphill, towards us), how high. */
function seat(radius: number, degrees: number, up: number): Point {
  const { right, away } = placeOf(radius, degrees);
  return camera([right, away, up]);
}

function placeOf(radius: number, degrees: number): { right: number; away: number } {
  const angle = ((degrees + AXIS) / 180) * Math.PI;
  return { right: MIDDLE.right + radius * Math.sin(angle), away: MIDDLE.away - radius * Math.cos(angle) };
}

interface Row {
  /** Where its tread begins and ends, how high it lies, and how high the row below it lies. */
  inner: number;
  outer: number;
  up: number;
  below: number;
}

const [DEEP, HIGH, WALK] = [1.3, 0.62, 11];

/** Rows from the orchestra up; after the eleventh a walk, and the wall that carries the upper block. */
const ROWS = counted(22).map((index): Row => {
  const upper = index >= WALK;
  const [inner, up] = [FLOOR + 0.5 + index * DEEP + (upper ? 1.9 : 0), 0.8 + index * HIGH + (upper ? 0.8 : 0)];
  return {
    inner,
    outer: inner + DEEP + (index === WALK - 1 ? 1.9 : 0),
    up,
    below: up - HIGH - (index === WALK ? 0.8 : 0),
  };
});

/** Angles of the stairs. */
const STAIRS = [-88, -60, -34, -2, 30, 60, 88];

/** How far from the middle a line runs, at each angle. */
type Reach = (degrees: number) => number;

/** The surface between two lines about the middle, in one piece for each stretch that lies before the eye. */
function band(low: [Reach, up: number], high: [Reach, up: number], from = -END, to = END): Path {
  const steps = Math.max(2, Math.ceil((to - from) / 2));
  const seen = shares(steps + 1)
    .map((share) => mixed(from, to, share))
    .map((degrees) => ({
      degrees,
      before: [low, high].every(([reach]) => placeOf(reach(degrees), degrees).away > 2.4),
    }));
  const stretches: number[][] = [[]];
  for (const { degrees, before } of seen) {
    if (before) stretches.at(-1)?.push(degrees);
    else stretches.push([]);
  }
  return stretches
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => {
      const line = ([reach, up]: [Reach, number]) => stretch.map((degrees) => seat(reach(degrees), degrees, up));
      return polygon([...line(low), ...line(high).toReversed()]);
    })
    .join("");
}

function tread({ up }: Row, from: number, to: number, start = -END, end = END): Path {
  return band([() => from, up], [() => to, up], start, end);
}

/** The risers of a row between two angles that we see: those of the rows below us look away from us. */
function risers({ inner, below, up }: Row, from: number, to: number): Path {
  const hidden = inner < OURS.radius ? (Math.acos(inner / OURS.radius) / Math.PI) * 180 : 0;
  const part = (start: number, end: number) =>
    end > start ? band([() => inner, below], [() => inner, up], start, end) : "";
  return part(from, Math.min(to, OURS.degrees - hidden)) + part(Math.max(from, OURS.degrees + hidden), to);
}

/** How high the crest is where the sun passes over it: its blocks are broken, and one stretch has fallen. */
function crestAt(degrees: number): number {
  if (degrees > -93 && degrees < -86) return CREST.up - 4.6;
  const missing = [0, 0.7, -0.5, 0.2, 1, -0.9, 0.4] as const;
  return CREST.up + (missing[Math.abs(Math.floor(degrees / 3.5)) % missing.length] ?? 0);
}

/** Whether the left wing keeps the sun from a place: whether the way to the sun meets the crest before it has risen over it. */
function isShaded(right: number, away: number, up: number): boolean {
  const [x, z] = [right - MIDDLE.right, away - MIDDLE.away];
  const towards = x * SUN[0] + z * SUN[1];
  const way = -towards + Math.sqrt(Math.max(0, towards ** 2 - x * x - z * z + CREST.radius ** 2));
  const crossing = (Math.atan2(x + way * SUN[0], -(z + way * SUN[1])) / Math.PI) * 180 - AXIS;
  return up + way * RISES < crestAt(crossing);
}

type Light = keyof typeof TONES;

/** The stretches of a row in the shade and in the sun, from its left end to its right one. */
function stretchesOf({ inner, up }: Row): [from: number, to: number, light: Light][] {
  const stretches: [from: number, to: number, light: Light][] = [];
  for (let degrees = -END; degrees < END; degrees += 0.5) {
    const { right, away } = placeOf(inner, degrees);
    const light = isShaded(right, away, up) ? "shade" : "sun";
    const last = stretches.at(-1);
    if (last?.[2] === light) last[1] = degrees + 0.5;
    else stretches.push([degrees, degrees + 0.5, light]);
  }
  return stretches;
}

/** The tones of a row in the sun, and in the shade that the sky lights. */
const TONES = {
  sun: { riser: "#fff0cb", seat: "#f6d9a2", foot: "#dcae74", worn: "#e6bf88", pale: "#fdebc4", edge: "#fff2d4" },
  shade: { riser: "#7a6694", seat: "#ab95b4", foot: "#8d789f", worn: "#9c86a9", pale: "#bba6be", edge: "#d6c3cb" },
} as const;

/** Row on row from the lowest to the highest: whatever is higher hides what lies behind its edge. */
function seating(sheet: Sheet): Drawing {
  const random = randomOf(12);
  return ROWS.map((row, index) => {
    const stretches = stretchesOf(row);
    const sunny = stretches.findLast(([, , light]) => light === "shade")?.[1] ?? -END;
    return (
      (index === SITTERS ? sitters(sheet, row) : "") +
      stretches.map(([from, to, light]) => stretchOf(row, index, [from, to], light, random)).join("") +
      (index === SITTERS ? fill([-15.4, -12.6].map((at) => sitterShadow(row, at)).join(""), "#b3929c", 0.7) : "") +
      (index > 14 ? gaps(sheet, row, index, sunny) : "")
    );
  }).join("");
}

/** Where the blocks of the upper rows are gone: earth, and what grows in it. */
function gaps(sheet: Sheet, row: Row, index: number, sun: number): Drawing {
  const random = randomOf(index * 7);
  return counted(index - 12)
    .map(() => {
      const from = random.between(-END, END - 12);
      const to = from + random.between(5, 16);
      const ragged: Reach = (degrees) => row.inner + 0.14 + 0.12 * Math.sin(degrees * 5 + index);
      const lit = from > sun;
      const growth = counted(3).map((each): Drawing => {
        const degrees = mixed(from, to, (each + 0.5) / 3) + random.around(1);
        const { right, away } = placeOf(row.inner + 0.6, degrees);
        if (away < 3.4) return "";
        const unit = metreAt(camera, [right, away, row.up]);
        const [x, y] = camera([right, away, row.up]);
        const size = unit * random.between(0.3, 0.62);
        return leafMass(sheet, {
          x,
          y: y - size * 0.2,
          width: size,
          height: size * 0.5,
          seed: index + each,
          count: 12,
          size: Math.max(8, size * 0.5),
          colours: lit ? ["#56663c", "#7f8a4a", "#b9b568"] : ["#3c4a56", "#566a62", "#7f8c74"],
        });
      });
      return (
        fill(risers(row, from, to), lit ? "#b8925c" : "#796488") +
        fill(band([ragged, row.up], [() => row.outer, row.up], from, to), lit ? "#c8a264" : "#877294") +
        growth.join("")
      );
    })
    .join("");
}

/** The part of a row between two angles, all in the sun or all in the shade. */
function stretchOf(
  row: Row,
  index: number,
  [start, end]: readonly [number, number],
  light: Light,
  random: Random,
): Drawing {
  if (end - start < 0.5) return "";
  const { inner, outer } = row;
  const tones = TONES[light];
  const cuts = Math.round(((inner * Math.PI) / 4.4) * ((end - start) / 180));
  const inDegrees = (metres: number) => (metres / inner) * (180 / Math.PI);
  const blocks = counted(cuts).map((cut) => ({
    at: Math.min(end, mixed(start, end, (cut + random.between(0, 0.6)) / cuts)),
    wide: inDegrees(random.between(1.1, 2.4)),
    tone: random.next(),
  }));
  const seatTo = inner + DEEP * 0.52;
  const patch = (low: number, high: number) =>
    blocks
      .filter(({ tone }) => tone >= low && tone < high)
      .map(({ at, wide }) => tread(row, inner, seatTo, at, Math.min(end, at + wide)))
      .join("");
  const joints = blocks.map(({ at }) => tread(row, inner, seatTo, at, Math.min(end, at + inDegrees(0.06))));
  // Risers of the right part look into the sun, those of the left part away from it.
  const turn = within(SUNWARD, start, end);
  return (
    fill(risers(row, start, turn), TONES.shade.riser) +
    fill(risers(row, turn, end), tones.riser) +
    fill(tread(row, inner, outer, start, end), tones.foot) +
    fill(tread(row, inner, seatTo, start, end), tones.seat) +
    fill(patch(0, 0.14), tones.pale, 0.7) +
    fill(patch(0.14, 0.36), tones.worn, 0.8) +
    fill(joints.join(""), TONES.shade.riser, 0.5) +
    (index === WALK - 1 ? "" : stairsOf(row, [start, end], light)) +
    fill(tread(row, inner, inner + 0.1, start, end), tones.edge) +
    // Some blocks have lost their edge.
    fill(
      blocks
        .filter(({ tone }) => tone > 0.8)
        .map(({ at, wide }) => tread(row, inner, inner + 0.12, at, Math.min(end, at + wide * 0.8)))
        .join(""),
      tones.worn,
    )
  );
}

/** The stairs have two steps to a row: the upper one is a block on the tread. */
function stairsOf({ inner, up }: Row, [start, end]: readonly [number, number], light: Light): Drawing {
  const tones = TONES[light];
  const half = (0.62 / inner) * (180 / Math.PI);
  const [middle, back, step] = [inner + DEEP * 0.5, inner + DEEP, up + HIGH / 2];
  return STAIRS.filter((degrees) => degrees >= start && degrees < end && placeOf(inner, degrees).away > 3)
    .map((degrees) => {
      const [from, to] = [degrees - half, degrees + half];
      const corner = (radius: number, height: number) => seat(radius, to, height);
      const hidden = inner < OURS.radius ? (Math.acos(inner / OURS.radius) / Math.PI) * 180 : 0;
      const front = Math.abs(degrees - OURS.degrees) > hidden;
      const side = polygon([corner(middle, up), corner(middle, step), corner(back, step), corner(back, up)]);
      return (
        (front ? fill(side, TONES.shade.riser) : "") +
        fill(band([() => inner, up], [() => middle, up], from, to), tones.pale) +
        (front
          ? fill(
              band([() => middle, up], [() => middle, step], from, to),
              degrees > SUNWARD ? tones.riser : TONES.shade.riser,
            )
          : "") +
        fill(band([() => middle, step], [() => back, step], from, to), tones.pale) +
        fill(band([() => middle, step], [() => middle + 0.14, step], from, to), tones.edge)
      );
    })
    .join("");
}

function drawTheatre(sheet: Sheet): void {
  const { stoneWorn } = sheet.mood;
  const ring = (radius: number) => shares(73).map((share) => seat(radius, share * 360, 0));
  sheet.add(
    // The sun stands a little before us: what faces us is out of it, what faces left is in it.
    stage(sheet.tinted({ wallBright: "#fff0cd", stone: "#c9a596" })),
    fill(polygon(ring(FLOOR + 0.5)), "#8d789f"),
    fill(polygon(ring(FLOOR)), "#a892b0"),
    sheet.clipped(
      polygon(ring(FLOOR + 0.5)),
      sheet.clipped(floorLight(), fill(polygon(ring(FLOOR + 0.5)), stoneWorn) + fill(polygon(ring(FLOOR)), "#f8dfac")),
    ),
    altar(sheet.tinted({ stone: "#bb9aa0", wallBright: "#fff0cd" })),
    seating(sheet),
  );
}

/** What the sun reaches of the orchestra over the crest of the left wing: the broken line of the crest, moved along its rays. */
function floorLight(): Path {
  return polygon(
    counted(240).map((index): Point => {
      const angle = (index / 120) * Math.PI;
      const degrees = (Math.atan2(Math.cos(angle), -Math.sin(angle)) / Math.PI) * 180 - AXIS;
      // So far away the broken line is softer.
      const moved = mixed(CREST.up, Math.max(crestAt(degrees), CREST.up - 1), 0.3) / RISES - 1;
      return camera([
        MIDDLE.right - SUN[0] * moved + Math.cos(angle) * CREST.radius,
        MIDDLE.away - SUN[1] * moved + Math.sin(angle) * CREST.radius,
        0,
      ]);
    }),
  );
}

/** A place by metres across the axis, beyond the middle and up. */
function onAxis(x: number, z: number, up: number): Point {
  return seat(Math.hypot(x, z), 180 - (Math.atan2(x, z) / Math.PI) * 180, up);
}

/** A block of masonry, square to the axis: metres across it from the middle, beyond the middle, up; its right end may be `broken` off. */
function block(
  sheet: Sheet,
  across: readonly [number, number],
  beyond: readonly [number, number],
  up: number,
  { broken = up, foot = 0 }: { broken?: number; foot?: number } = {},
): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const at = onAxis;
  const [[left, right], [near, far]] = [across, beyond];
  const side = (x: number, high: number) =>
    polygon([at(x, near, foot), at(x, far, foot), at(x, far, high), at(x, near, high)]);
  const shadow = [
    at(right, near, 0),
    at(right + up * 1.4, near + 0.3, 0),
    at(right + up * 1.4, far, 0),
    at(right, far, 0),
  ];
  const courses = counted(Math.max(0, Math.round(Math.min(up, broken) / 0.8) - 1)).map((index) => {
    const level = foot + (index + 1) * 0.8;
    const joint = mixed(left, right, index % 2 ? 0.34 : 0.68);
    return (
      polyline([at(left, near, level), at(right, near, level)]) +
      polyline([at(joint, near, level), at(joint, near, level - 0.8)])
    );
  });
  return (
    (foot ? "" : fill(polygon(shadow), stoneShade, 0.6)) +
    // We look from the left: the right side is drawn first, for its left one hides it.
    fill(side(right, broken), stoneShade) +
    fill(side(left, up), wallBright) +
    fill(polygon([at(left, near, foot), at(right, near, foot), at(right, near, broken), at(left, near, up)]), stone) +
    (foot ? "" : stroke(courses.join(""), stoneShade, 1.3, 0.7)) +
    fill(polygon([at(left, near, up), at(right, near, broken), at(right, far, broken), at(left, far, up)]), wallBright)
  );
}

/** What is left of a column: `high` metres of its shaft on a plinth. */
function stump(sheet: Sheet, x: number, z: number, high: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  const radius = 0.52;
  const [left, foot] = onAxis(x - radius, z, 0.3);
  const [right, head] = onAxis(x + radius, z, 0.3 + high);
  const [middle, wide] = [(left + right) / 2, (right - left) / 2];
  const shaft = (from: number, to: number) => `M${from} ${head}H${to}V${foot}H${from}Z`;
  return (
    block(sheet, [x - 0.75, x + 0.75], [z - 0.75, z + 0.75], 0.3) +
    fill(
      polygon([
        onAxis(x, z - 0.4, 0),
        onAxis(x + high * 1.4, z - 0.1, 0),
        onAxis(x + high * 1.4, z + 0.8, 0),
        onAxis(x, z + 0.5, 0),
      ]),
      stoneShade,
      0.6,
    ) +
    fill(shaft(left, right), stone) +
    fill(shaft(left, middle - wide * 0.3), wallBright) +
    fill(shaft(middle + wide * 0.4, right), stoneShade) +
    fill(disc(middle, head, wide, wide * 0.34), "#fff6e0")
  );
}

/** What is left of the stage: runs of its wall, a doorway with its lintel, the jamb of another, stumps of the columns before them. */
function stage(sheet: Sheet): Drawing {
  const wall = (from: number, to: number, up: number, broken: number) =>
    block(sheet, [from, to], [18.4, 19.6], up, { broken });
  const [left, right] = [-15.5, 15.5];
  const columns = [
    [-11.6, 2.7],
    [-8.2, 0.8],
    [-1.2, 1.5],
    [2.2, 3.5],
    [5.6, 2.2],
    [9, 0.5],
    [12.2, 1.4],
  ] as const;
  return (
    fill(polygon([onAxis(left, 11, 0), onAxis(right, 11, 0), onAxis(right, 22, 0), onAxis(left, 22, 0)]), "#d2ab6c") +
    wall(-14.4, -12.4, 1.1, 0.9) +
    wall(-12.4, -9, 2.7, 2.5) +
    wall(-9, -7.4, 1.7, 1.5) +
    wall(-6.2, -5.1, 4, 4) +
    wall(-2.7, -1.6, 4, 4) +
    block(sheet, [-6.5, -1.3], [18.3, 19.7], 4.8, { foot: 4 }) +
    wall(0.8, 1.9, 3.1, 2.4) +
    wall(4.4, 6.2, 1.2, 1.2) +
    wall(6.2, 9.6, 3.2, 3) +
    wall(9.6, 11.4, 2, 1.7) +
    wall(11.4, 14, 0.9, 0.6) +
    block(sheet, [-13, 13.4], [12.6, 13.1], 0.36) +
    columns.map(([x, high]) => stump(sheet, x, 14.2, high)).join("") +
    block(sheet, [-5.4, -3.6], [15.2, 16], 0.6, { broken: 0.4 }) +
    block(sheet, [10.4, 11.4], [15.6, 16.6], 0.7)
  );
}

function altar(sheet: Sheet): Drawing {
  const table = (foot: number) => block(sheet, [-0.9, 0.9], [-0.9, 0.9], 1.5, { foot });
  // The first lays the shadow, which the step covers in part.
  return table(0) + block(sheet, [-1.5, 1.5], [-1.5, 1.5], 0.3) + table(0.3);
}

/** Somebody at a place of the theatre. */
function visitor(sheet: Sheet, radius: number, up: number, degrees: number, options: PersonOptions): Drawing {
  const { right, away } = placeOf(radius, degrees);
  return place(person(sheet, options), ...seat(radius, degrees, up), metreAt(camera, [right, away, up]) * 0.0172);
}

/** Two who look at the bay; the row on which they sit hides their feet. */
function sitters(sheet: Sheet, { inner, below }: Row): Drawing {
  const at = (degrees: number, options: PersonOptions) =>
    visitor(sheet, inner - 0.05, below + 0.22, degrees, { ...options, pose: "sitting", behind: true, shadow: false });
  return (
    at(-15.4, { top: "#fdf8ee", bottom: "#31507a", hat: "#ecd3a3" }) +
    at(-12.6, { slender: true, hairstyle: "long", mirrored: true, top: "#c8463f", bottom: "#c8463f" })
  );
}

/** What a sitter throws on the seat beside. */
function sitterShadow({ inner, up }: Row, degrees: number): Path {
  return band([() => inner, up], [(at) => inner + 0.42 - 0.1 * (at - degrees), up], degrees + 0.3, degrees + 2.1);
}

/** One who tries the echo in the orchestra, one who listens, and somebody on a stair. */
function drawVisitors(sheet: Sheet): void {
  const row = ROWS[7];
  sheet.add(
    visitor(sheet, 3.6, 0, 120, { pose: "waving", behind: true, top: "#c8643c", bottom: "#31507a" }),
    visitor(sheet, 6.4, 0, 70, { slender: true, hairstyle: "long", wears: "skirt", top: "#fdf8ee", bottom: "#2f6f8a" }),
    row
      ? visitor(sheet, row.inner + 0.4, row.up, 60.5, {
          pose: "walking",
          mirrored: true,
          wears: "shorts",
          top: "#2f8fa6",
          bottom: "#f1e8d8",
        })
      : "",
  );
}

/** Capers in the joints, and what grows over the near rows: dark scrub on the left, oleander on the right. */
function drawNear(sheet: Sheet): void {
  const dark = ["#2f4a3c", "#54703f", "#9aa75a"] as const;
  sheet.add(
    ...tufts(sheet),
    ...placesOf([20, 1130, 120, 130, 1190, 120, -10, 1200, 130]).map(([x, y, width], index) =>
      leafMass(sheet, { x, y, width, height: width * 0.6, seed: index + 4, count: 36, size: 34, colours: dark }),
    ),
    ...placesOf([60, 1100, 26, 150, 1150, 30, 10, 1060, 22, 210, 1180, 24]).map(([x, y, width], index) =>
      leafMass(sheet, {
        x,
        y,
        width,
        height: width * 0.7,
        seed: index + 30,
        count: 8,
        size: 17,
        leaf: "petal",
        colours: ["#c98a2e", "#efb93e", "#ffe08a"],
      }),
    ),
    oleander(sheet, 1540, 1130, 170, 5),
    oleander(sheet, 1650, 1010, 130, 9),
  );
}

/** Capers in the joints of the rows. */
function tufts(sheet: Sheet): Drawing[] {
  const spots = [
    [9, -50, 0.9],
    [4, 12, 0.6],
    [6, 52, 0.5],
    [18, -26, 0.8],
    [16, -9, 0.7],
    [15, -31, 0.6],
    [20, 70, 1.2],
    [21, 79, 1.9],
    [21, 87, 2.6],
    [21, 94, 2],
  ] as const;
  return spots.map(([index, degrees, size], seed) => {
    const row = ROWS[index];
    const [x, y] = seat(row ? row.inner + DEEP : 0, degrees, row?.up ?? 0);
    return leafMass(sheet, {
      x,
      y,
      width: 34 * size,
      height: 13 * size,
      seed: seed + 20,
      count: 8 + size * 10,
      size: Math.min(18, 20 * size),
    });
  });
}
