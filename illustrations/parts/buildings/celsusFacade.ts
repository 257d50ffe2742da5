import type { Project } from "#illustrations/kit/camera.ts";
import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, disc as oval, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { type Faces, facesOf } from "./faces.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** Where the columns of a pair stand, in metres along the front: four pairs below, three above between them. */
const LOWER = [
  [1.2, 3.6],
  [6.3, 8.7],
  [12.3, 14.7],
  [17.4, 19.8],
] as const;
const UPPER = [
  [3.6, 6.3],
  [8.7, 12.3],
  [14.7, 17.4],
] as const;
/** Middle, half the breadth and top of the doors. */
const DOORS = [
  [4.95, 0.8, 5.2],
  [10.5, 1.1, 5.9],
  [16.05, 0.8, 5.2],
] as const;
/** Distance of the pairs of columns from the wall, and of the columns' axes. */
const [OUT, AXIS] = [1.2, 0.78];
/** Heights: the terrace, the lower columns' foot and head, the floor above, the upper columns' foot and head, the cornice. */
const [TERRACE, FOOT, HEAD, FLOOR, FOOT2, HEAD2, CORNICE] = [2, 3, 8.3, 9.4, 10.5, 14.4, 15.5];
const DARK = "#402c48";
/** The doors, the windows over them, and the windows of the upper storey. */
const OPENINGS = [
  ...DOORS.flatMap(([middle, half, top]) => [
    { middle, half, low: TERRACE, high: top },
    { middle, half: half * 0.62, low: top + 1.1, high: 7.7 },
  ]),
  ...UPPER.map(([a, b]) => ({ middle: (a + b) / 2, half: b - a > 3 ? 0.85 : 0.62, low: FLOOR + 0.9, high: 13 })),
];

/**
 * The Library of Celsus in a frame of the camera, seen from before it: 21 m along, 17 m high, its wall at the frame's origin. Nine steps; two storeys of
 * paired columns, the upper pairs over the gaps of the lower; three doors, four statues; pediments round, pointed, round.
 */
export function celsusFacade(sheet: Sheet, view: Project): Drawing {
  const faces = facesOf(view);
  const { front } = faces;
  const { stone, stoneWorn, wallBright } = sheet.mood;
  return [
    fill(front(0, 21, TERRACE, CORNICE), stoneWorn),
    courses(sheet, faces),
    ...OPENINGS.map(({ middle, half, low, high }) => surround(sheet, faces, middle, half, low, high)),
    shadows(sheet, faces),
    ...OPENINGS.map(({ middle, half, low, high }) => hole(sheet, faces, middle, half, low, high)),
    ...niches(sheet, faces),
    ...virtues(sheet, faces),
    // The wall's own beam between the storeys, and its cornice.
    beam(sheet, faces, [0, 21], HEAD, 0.3),
    crest(sheet, faces),
    beam(sheet, faces, [0, 21], HEAD2, 0.3),
    beamShade(sheet, faces),
    terrace(sheet, faces),
    ...outerFirst(faces, LOWER).map((pair) => aedicula(sheet, faces, pair, [TERRACE, FOOT, HEAD], 0.43)),
    single(sheet, faces, 19.8),
    single(sheet, faces, 1.2),
    ...outerFirst(faces, UPPER).map(
      (pair) => aedicula(sheet, faces, pair, [FLOOR, FOOT2, HEAD2], 0.34) + pediment(sheet, faces, pair),
    ),
    fill(front(-1.3, 22.3, 0, 0.06, 5.5), blend(stone, wallBright, 0.5)),
  ].join("");
}

/** Painter's order: from both sides towards the middle, so that nearer parts cover the others. */
function outerFirst<Pair extends readonly [number, number]>(faces: Faces, pairs: readonly Pair[]): Pair[] {
  const lean = ([a, b]: Pair) => Math.abs(faces.at((a + b) / 2, OUT, 5)[0] - faces.at((a + b) / 2, 0, 5)[0]);
  return pairs.toSorted((first, second) => lean(second) - lean(first));
}

/** The ashlar where the wall is bare: courses with their joints, darker stones, and pale ones of the restoration. */
function courses(sheet: Sheet, { at, front }: Faces): Drawing {
  const random = randomOf(11);
  const { stone, stoneShade, wallBright } = sheet.mood;
  let [joints, dark, pale]: [Path, Path, Path] = ["", "", ""];
  for (const row of counted(12)) {
    const low = TERRACE + row * 1.12;
    joints += polyline([at(0, 0, low + 1), at(21, 0, low + 1)]);
    for (let u = random.between(0.2, 1.4); u < 20.6;) {
      const wide = random.between(0.7, 1.5);
      const piece = front(u, Math.min(21, u + wide), low - 0.12, low + 1);
      const kind = random.next();
      if (kind < 0.12) dark += piece;
      else if (kind < 0.42) pale += piece;
      joints += polyline([at(u, 0, low - 0.12), at(u, 0, low + 1)]);
      u += wide;
    }
  }
  return (
    fill(dark, stoneShade, 0.3) + fill(pale, blend(stone, wallBright, 0.5), 0.7) + stroke(joints, stoneShade, 1.5, 0.4)
  );
}

/** How far to the right and down a metre that stands out throws its shade. */
const [RIGHT, DOWN] = [0.95, 0.75];

/** What the pairs throw on the wall: the sun stands on the left, before it. All shade has one colour, so that it makes one shape. */
function shadows(sheet: Sheet, faces: Faces): Drawing {
  const { at, front } = faces;
  const cast = (u: number, forward: number, up: number): Point => at(u + forward * RIGHT, 0, up - forward * DOWN);
  const shaft = (u: number, half: number, low: number, high: number): Path =>
    polygon([
      at(u, 0, high),
      cast(u + half, AXIS, high),
      cast(u + half, AXIS, low),
      cast(u - half, AXIS, low),
      at(u - half, 0, low),
    ]);
  const under = (a: number, b: number, head: number): Path =>
    polygon([
      at(a, 0, head + 1),
      at(b, 0, head + 1),
      cast(b, OUT, head + 1),
      cast(b, OUT, head),
      cast(a, OUT, head),
      at(a, 0, head),
    ]);
  const ledge = (up: number): Path => polygon([at(0, 0, up), at(21, 0, up), at(21, 0, up - 0.3), at(0, 0, up - 0.3)]);
  const pair = (a: number, b: number, foot: number, head: number, half: number): Path =>
    shaft(a, half, foot, head) + (b > a ? shaft(b, half, foot, head) : "") + under(a - 0.8, b + 0.8, head);
  const shade =
    LOWER.map(([a, b]) => pair(a, b, TERRACE, HEAD, 0.5)).join("") +
    UPPER.map(([a, b]) => pair(a, b, FLOOR, HEAD2, 0.4)).join("") +
    pair(1.2, 1.2, FLOOR, HEAD2, 0.4) +
    pair(19.8, 19.8, FLOOR, HEAD2, 0.4) +
    // The ledge of the wall's own beams.
    ledge(HEAD) +
    ledge(HEAD2);
  return sheet.clipped(
    front(0, 21, TERRACE, CORNICE),
    fill(shade, wallShade(sheet)) + sheet.clipped(shade, shadeJoints(sheet, faces)),
  );
}

/** The joints of the ashlar, which one still sees in the shade, and a few blocks that are a little darker or paler there. */
function shadeJoints(sheet: Sheet, { at, front }: Faces): Drawing {
  const random = randomOf(29);
  const { stoneDeep, stoneShade } = sheet.mood;
  let [joints, dark, pale]: [Path, Path, Path] = ["", "", ""];
  for (const row of counted(12)) {
    const [low, high] = [TERRACE + row * 1.12 - 0.12, TERRACE + row * 1.12 + 1];
    joints += polyline([at(0, 0, high), at(21, 0, high)]);
    for (let u = random.between(0.4, 1.6); u < 20.4;) {
      const wide = random.between(0.8, 1.7);
      const kind = random.next();
      if (kind < 0.16) dark += front(u, Math.min(21, u + wide), low, high);
      else if (kind < 0.34) pale += front(u, Math.min(21, u + wide), low, high);
      joints += polyline([at(u, 0, low), at(u, 0, high)]);
      u += wide;
    }
  }
  return fill(dark, stoneDeep, 0.14) + fill(pale, stoneShade, 0.34) + stroke(joints, stoneDeep, 1.6, 0.34);
}

/** The one colour of the wall where the sun does not reach it. */
function wallShade({ mood }: Sheet): string {
  return blend(mood.stoneShade, mood.stoneDeep, 0.32);
}

/** What a beam over a pair throws on the wall's beam to its right. */
function beamShade(sheet: Sheet, { at }: Faces): Drawing {
  const right = (u: number, low: number): Path =>
    polygon([
      at(u, 0.3, low + 1.1),
      at(Math.min(21, u + 1), 0.3, low + 0.6),
      at(Math.min(21, u + 1), 0.3, low),
      at(u, 0.3, low),
    ]);
  return fill(
    LOWER.map(([, b]) => right(b + 0.6, HEAD)).join("") +
      [1.2, ...UPPER.map(([, b]) => b)].map((u) => right(u + 0.6, HEAD2)).join(""),
    wallShade(sheet),
  );
}

/** What is left of the masonry over the upper storey: broken courses that lean on the pediments, against the sky. */
function crest(sheet: Sheet, { at }: Faces): Drawing {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const outline = (heights: readonly number[]): Point[] => pointsOf(heights).map(([u, up]) => at(u, 0, CORNICE + up));
  const ruins = [
    [0.1, -0.1, 0.15, 0.34, 0.9, 0.3, 0.95, 0.62, 1.5, 0.7, 1.55, 0.98, 2.2, 0.92, 2.3, 1.3, 3, 1.42, 4, 1.2, 4, -0.1],
    [6, -0.1, 6, 1.2, 6.7, 1.34, 7.1, 1.16, 7.2, 0.7, 7.7, 0.62, 7.8, 0.8, 8.6, 0.9, 8.6, -0.1],
    [12.4, -0.1, 12.4, 0.86, 13, 0.8, 13.1, 0.5, 13.6, 0.56, 13.7, 1.06, 14.3, 1.18, 15, 1, 15, -0.1],
    [17, -0.1, 17, 1.5, 17.9, 1.62, 18.4, 1.36, 18.5, 0.9, 19.1, 0.84, 19.2, 0.42, 19.9, 0.36, 20, -0.1],
  ].map(outline);
  const low = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by]);
  return ruins
    .map((points) => {
      const mass = polygon(points);
      const course = [0.36, 0.72, 1.08].map((up) => polyline([at(-1, 0, CORNICE + up), at(22, 0, CORNICE + up)]));
      const joints = [0.7, 1.9, 7.4, 13.4, 18, 18.9].map((u) =>
        polyline([at(u, 0, CORNICE), at(u + 0.04, 0, CORNICE + 0.72)]),
      );
      return (
        fill(mass, wallBright) +
        sheet.clipped(
          mass,
          fill(polygon(low(points, 7)), blend(stone, stoneWorn, 0.7)) +
            stroke(course.join("") + joints.join(""), stoneShade, 1.8),
        )
      );
    })
    .join("");
}

/** The frame of a door or a window, with the small cornice over it. */
function surround(sheet: Sheet, { front }: Faces, u: number, half: number, low: number, high: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  return (
    fill(front(u - half - 0.3, u + half + 0.3, low, high + 0.3), blend(stone, wallBright, 0.4)) +
    fill(front(u - half - 0.4, u + half + 0.4, high + 0.16, high + 0.3, 0.2), stoneShade) +
    fill(front(u - half - 0.5, u + half + 0.5, high + 0.3, high + 0.62, 0.2), wallBright)
  );
}

/**
 * What one sees through a door or a window; the sun reaches the jamb on its right. The library has lost its roof: behind the doors its back wall stands
 * half in the light, behind the upper windows is the sky.
 */
function hole(sheet: Sheet, { at, front }: Faces, u: number, half: number, low: number, high: number): Drawing {
  const { sky, stone, stoneShade } = sheet.mood;
  const opening = front(u - half, u + half, low, high);
  const jamb = fill(
    front(u + half - 0.2, u + half, low, high - (low > FLOOR ? 0.14 : 0.5)),
    blend(stoneShade, stone, 0.5),
  );
  if (low > FLOOR) {
    const through = blend(sky[0] ?? "#2f7fae", sky[1] ?? "#8cc0cd", 0.42);
    return fill(opening, through) + fill(front(u - half, u + half, high - 0.16, high), wallShade(sheet)) + jamb;
  }
  const back = low > TERRACE ? low : low + 0.16;
  const beds = counted(8).map((row) =>
    polyline([at(u - half, 0, back + row * 0.62), at(u + half, 0, back + row * 0.62)]),
  );
  const inner = blend(DARK, stoneShade, 0.34);
  return (
    fill(opening, DARK) +
    sheet.clipped(
      opening,
      fill(front(u - half, u + half, back, high - 0.9), blend(DARK, stoneShade, 0.16)) +
        fill(polygon([at(u - half * 0.2, 0, back), at(u + half, 0, back), at(u + half, 0, high - 1)]), inner) +
        stroke(beds.join(""), DARK, 1.6, 0.7) +
        fill(front(u - half, u + half, low, back), blend(DARK, stone, 0.5)),
    ) +
    jamb
  );
}

/** The niches of the statues: a round-headed hollow, dark on the side that the sun does not reach. */
function niches(sheet: Sheet, { arch, front }: Faces): Drawing[] {
  const { stone, stoneDeep } = sheet.mood;
  return LOWER.map(([a, b]) => {
    const u = (a + b) / 2;
    return (
      fill(arch(u, 0.86, FOOT, 7.1), blend(stone, sheet.mood.stoneShade, 0.4)) +
      fill(arch(u, 0.7, FOOT, 6.9), stoneDeep) +
      sheet.clipped(arch(u, 0.7, FOOT, 6.9), fill(front(u - 0.8, u - 0.34, FOOT, 7), DARK))
    );
  });
}

/** How the four virtues stand: which hip bears the weight, whether an arm is raised to the veil, and whether one broke off. */
const POSES = [
  { turn: 1, raised: false, veil: false, broken: false },
  { turn: -1, raised: true, veil: true, broken: false },
  { turn: -1, raised: false, veil: false, broken: true },
  { turn: 1, raised: true, veil: false, broken: false },
] as const;

/** Wisdom, virtue, thought and knowledge in their niches. */
function virtues(sheet: Sheet, { at, front }: Faces): Drawing[] {
  const { stone, stoneWorn } = sheet.mood;
  return LOWER.map(([a, b], index) => {
    const u = (a + b) / 2;
    return (
      fill(front(a, b, TERRACE, FOOT, 0.35), blend(stone, stoneWorn, 0.5)) +
      fill(front(a, a + 1.05, TERRACE, FOOT, 0.35), wallShade(sheet)) +
      fill(front(u - 0.7, u + 0.7, FOOT - 0.02, FOOT + 0.12, 0.35), sheet.mood.wallBright) +
      statue(sheet, at(u, 0.2, FOOT + 0.12), at(u, 0.2, FOOT + 3.15), index)
    );
  });
}

/** A woman in a long robe, her weight on one leg, in a cloak that is slung about her hips and over a shoulder. */
function statue(sheet: Sheet, [x, foot]: Point, [, head]: Point, index: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const tall = foot - head;
  const { turn, raised, veil, broken } = POSES[index % POSES.length] ?? POSES[0];
  const at = (points: readonly number[], way: number = turn): Point[] =>
    pointsOf(points).map(([dx, up]) => [x + dx * way * tall, foot - up * tall]);
  // What lies right of a line down her body has no sun.
  const shaded = (from: number, colour: string, opacity?: number) =>
    fill(polygon(at([from, -0.02, from + 0.02, 0.5, from - 0.01, 1.04, 0.4, 1.04, 0.4, -0.02], 1)), colour, opacity);
  const inSun = (path: Path, lit: string, dark: string, from = 0.03) =>
    fill(path, lit) + sheet.clipped(path, shaded(from, dark));
  // A fold is a long thin leaf that widens downwards.
  const fold = (points: readonly number[], wide: number) => {
    const line = at(points);
    return curve(
      [
        ...line.map(([px, py], step): Point => [px - wide * tall * (step / line.length), py]),
        ...line.toReversed().map(([px, py], step): Point => [px + wide * tall * (1 - step / line.length), py]),
      ],
      true,
    );
  };
  const robe = curve(
    at([
      -0.16, 0, -0.145, 0.2, -0.13, 0.4, -0.15, 0.52, -0.125, 0.6, -0.145, 0.7, -0.125, 0.79, -0.05, 0.835, 0.05, 0.835,
      0.12, 0.8, 0.145, 0.7, 0.12, 0.6, 0.14, 0.5, 0.13, 0.34, 0.15, 0.16, 0.17, 0, 0.06, -0.012, -0.06, 0.006,
    ]),
    true,
  );
  const cloak = curve(
    at([
      0.03, 0.83, 0.12, 0.81, 0.15, 0.7, 0.14, 0.58, 0.15, 0.46, 0.12, 0.3, 0.135, 0.17, 0.06, 0.24, -0.03, 0.3, -0.145,
      0.38, -0.16, 0.5, -0.1, 0.535, 0.01, 0.585, 0.05, 0.68,
    ]),
    true,
  );
  const roll = curve(
    at([-0.16, 0.475, -0.15, 0.545, -0.04, 0.585, 0.1, 0.63, 0.15, 0.64, 0.14, 0.575, 0.02, 0.53]),
    true,
  );
  const lean = 0.016 * turn;
  const skull = oval(x + lean * tall, foot - 0.915 * tall, 0.05 * tall, 0.066 * tall);
  const hair = curve(
    at([
      -0.05, 0.885, -0.066, 0.94, -0.045, 0.985, 0.012, 1, 0.07, 0.975, 0.08, 0.93, 0.066, 0.875, 0.046, 0.92, 0.016,
      0.958,
    ]),
    true,
  );
  const cloth = curve(
    at([
      -0.1, 0.78, -0.075, 0.9, -0.06, 0.975, 0.016, 1.015, 0.085, 0.97, 0.1, 0.88, 0.14, 0.76, 0.06, 0.8, -0.04, 0.8,
    ]),
    true,
  );
  // The arm on the side of the free leg: over her body under the cloak, up to her veil, or broken at the elbow.
  const bare = raised
    ? [
        -0.05, 0.82, -0.1, 0.73, -0.185, 0.632, -0.215, 0.645, -0.216, 0.69, -0.15, 0.86, -0.12, 0.9, -0.085, 0.885,
        -0.09, 0.85, -0.1, 0.81,
      ]
    : broken
      ? [-0.06, 0.82, -0.13, 0.8, -0.165, 0.7, -0.17, 0.615, -0.13, 0.6, -0.105, 0.63, -0.1, 0.72]
      : [
          -0.06, 0.82, -0.13, 0.8, -0.165, 0.69, -0.165, 0.6, -0.12, 0.578, 0, 0.634, 0.03, 0.668, 0, 0.69, -0.04,
          0.672, -0.112, 0.642, -0.1, 0.72,
        ];
  const dim = blend(stoneShade, stoneDeep, 0.35);
  return (
    (veil ? inSun(cloth, stone, stoneShade, lean + 0.012) : "") +
    inSun(polygon(at([-0.02, 0.81, -0.022, 0.9, 0.042, 0.9, 0.04, 0.81])), stoneWorn, dim, lean) +
    inSun(robe, wallBright, stoneShade) +
    sheet.clipped(
      robe,
      // Upright folds over the leg that stands; over the knee of the other the cloth lies smooth.
      fill(
        fold([0.02, 0.3, 0.03, 0.16, 0.03, -0.01], 0.012) +
          fold([0.075, 0.26, 0.085, 0.12, 0.09, -0.01], 0.014) +
          fold([-0.03, 0.26, -0.04, 0.12, -0.035, -0.01], 0.012) +
          fold([-0.125, 0.3, -0.125, 0.14, -0.13, 0], 0.009),
        turn > 0 ? stoneWorn : stoneShade,
      ) +
        fill(fold([0.115, 0.24, 0.125, 0.1, 0.13, -0.01], 0.011), dim) +
        fill(
          fold([-0.03, 0.81, -0.05, 0.71, -0.02, 0.6], 0.009) + fold([0.01, 0.8, 0.02, 0.72, -0.08, 0.59], 0.008),
          stoneWorn,
        ),
    ) +
    inSun(cloak, stone, dim) +
    sheet.clipped(
      cloak,
      fill(
        fold([-0.14, 0.49, -0.04, 0.4, 0.12, 0.29], 0.009) +
          fold([-0.08, 0.53, 0.03, 0.45, 0.14, 0.38], 0.009) +
          fold([0.02, 0.56, 0.09, 0.51, 0.15, 0.46], 0.008) +
          fold([0.1, 0.82, 0.1, 0.72, 0.1, 0.62], 0.009),
        stoneShade,
        0.9,
      ),
    ) +
    inSun(roll, blend(stone, wallBright, 0.6), stoneShade) +
    inSun(polygon(at(bare)), wallBright, stoneShade, 0.06) +
    fill(
      fold(raised ? [-0.105, 0.83, -0.15, 0.74, -0.175, 0.68] : [-0.1, 0.79, -0.135, 0.7, -0.135, 0.63], 0.007),
      turn > 0 ? stoneWorn : dim,
    ) +
    inSun(skull, wallBright, stoneShade, lean + 0.006) +
    (veil ? "" : inSun(hair, stoneWorn, dim, lean + 0.01))
  );
}

/** Nine steps between two cheeks that carry statues' bases, up to the terrace the columns stand on. */
function terrace(sheet: Sheet, faces: Faces): Drawing {
  const { front, level } = faces;
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const rise = TERRACE / 9;
  const steps = counted(9).map((step) => {
    const [low, out] = [step * rise, 5.5 - step * 0.42];
    return (
      fill(front(-0.2, 21.2, low, low + rise, out), blend(stoneWorn, stone, 0.25 + (step % 3) * 0.22)) +
      fill(front(-0.2, 21.2, low, low + rise * 0.24, out), stoneShade, 0.55) +
      fill(level(-0.2, 21.2, out - 0.42, out, low + rise), wallBright)
    );
  });
  const random = randomOf(23);
  const joints = counted(26)
    .map(() => {
      const [step, u] = [random.whole(0, 8), random.between(0, 21)];
      const out = 5.5 - step * 0.42;
      return polyline([faces.at(u, out, step * rise), faces.at(u, out, (step + 1) * rise)]);
    })
    .join("");
  return (
    fill(level(-0.2, 21.2, 0, OUT + 0.7, TERRACE), wallBright) +
    steps.join("") +
    stroke(joints, stoneShade, 1.6, 0.7) +
    stairShade(sheet, faces) +
    [-1.5, 21].map((u) => cheek(sheet, faces, u)).join("")
  );
}

/** The left cheek's shade on the stairs: longer the lower a step lies. */
function stairShade(sheet: Sheet, { at }: Faces): Drawing {
  const rise = TERRACE / 9;
  const outline = counted(9).flatMap((step): Point[] => {
    const reach = (up: number) => -0.2 + (TERRACE + 0.1 - up) * (RIGHT / DOWN);
    const [low, high, out] = [step * rise, (step + 1) * rise, 5.5 - step * 0.42];
    return [at(reach(low), out, low), at(reach(high), out, high)];
  });
  return fill(polygon([at(-0.2, 5.5, 0), ...outline, at(-0.2, 2, TERRACE)]), wallShade(sheet), 0.85);
}

/** The stairs' cheek: courses of ashlar between a plinth and a cap. */
function cheek(sheet: Sheet, faces: Faces, u: number): Drawing {
  const { at } = faces;
  const [inner, top] = [u < 0 ? u + 1.5 : u, TERRACE + 0.1];
  const course = (up: number) => polyline([at(inner, 0, up), at(inner, 5.5, up), at(u < 0 ? u : u + 1.5, 5.5, up)]);
  const joint = (out: number, low: number, high: number) => polyline([at(inner, out, low), at(inner, out, high)]);
  return (
    block(sheet, faces, [u - 0.1, u + 1.6, 0, 0.3, 5.6]) +
    block(sheet, faces, [u, u + 1.5, 0.3, top, 5.5]) +
    stroke(
      [0.75, 1.25].map(course).join("") +
        [1, 2.6, 4].map((out) => joint(out, 0.75, 1.25)).join("") +
        [1.8, 3.4, 4.8].map((out) => joint(out, 1.25, 1.8)).join("") +
        [2.2, 4.3].map((out) => joint(out, 0.3, 0.75)).join("") +
        polyline([at(u + 0.8, 5.5, 0.75), at(u + 0.8, 5.5, 1.25)]),
      sheet.mood.stoneDeep,
      2,
      0.4,
    ) +
    block(sheet, faces, [u - 0.12, u + 1.62, top - 0.28, top, 5.62])
  );
}

/** Two columns, each on its pedestal, under a beam of their own that stands out from the wall. */
function aedicula(
  sheet: Sheet,
  faces: Faces,
  [a, b]: readonly [number, number],
  [floor, foot, head]: readonly [number, number, number],
  half: number,
): Drawing {
  const stand = (u: number) => pedestal(sheet, faces, u, floor, foot, half) + column(sheet, faces, u, foot, head, half);
  return stand(a) + stand(b) + beam(sheet, faces, [a - 0.62, b + 0.62], head, OUT);
}

/** A pedestal: its die between a foot and a cap that stand out, with the cap's shade under it. */
function pedestal(sheet: Sheet, faces: Faces, u: number, floor: number, foot: number, half: number): Drawing {
  const { front } = faces;
  const { stoneShade, wallBright } = sheet.mood;
  const [die, wide] = [half * 1.5, half * 1.72];
  const right = u + die;
  return (
    block(sheet, faces, [u - die, right, floor, foot, OUT]) +
    fill(front(right - half * 0.5, right, floor, foot, OUT), stoneShade, 0.6) +
    fill(front(u - die, right, foot - 0.3, foot - 0.18, OUT), stoneShade) +
    fill(front(u - wide, u + wide, foot - 0.18, foot, OUT), wallBright) +
    fill(front(u - wide, u + wide, floor, floor + 0.16, OUT), wallBright) +
    fill(front(u + wide - half * 0.6, u + wide, foot - 0.18, foot, OUT), stoneShade) +
    fill(front(u + wide - half * 0.6, u + wide, floor, floor + 0.16, OUT), stoneShade)
  );
}

/** A column that stands alone at the end of the upper storey. */
function single(sheet: Sheet, faces: Faces, u: number): Drawing {
  return (
    pedestal(sheet, faces, u, FLOOR, FOOT2, 0.34) +
    column(sheet, faces, u, FOOT2, HEAD2, 0.34) +
    beam(sheet, faces, [u - 0.62, u + 0.62], HEAD2, OUT)
  );
}

/** Architrave, frieze, dentils and cornice, with the shadow below them and the side that faces the camera. */
function beam(sheet: Sheet, faces: Faces, [from, to]: readonly [number, number], low: number, out: number): Drawing {
  const { front, level } = faces;
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const dentils = counted(Math.floor((to - from) / 0.4)).map((index) =>
    front(from + 0.12 + index * 0.4, from + 0.34 + index * 0.4, low + 0.6, low + 0.78, out),
  );
  return (
    block(sheet, faces, [from, to, low, low + 0.82, out]) +
    fill(level(from, to, 0, out, low), stoneDeep) +
    fill(front(from, to, low + 0.27, low + 0.34, out), stoneShade, 0.8) +
    fill(dentils.join(""), stoneShade) +
    fill(level(from - 0.25, to + 0.25, out, out + 0.3, low + 0.82), stoneDeep) +
    block(sheet, faces, [from - 0.25, to + 0.25, low + 0.82, low + 1.1, out + 0.3]) +
    fill(front(from - 0.25, to + 0.25, low + 0.9, low + 1.1, out + 0.3), wallBright) +
    fill(front(from, to, low + 0.34, low + 0.4, out), stone)
  );
}

/**
 * A block that projects from the wall: its front, and the side that faces the camera, which is a half tone on the left and in shade on the
 * right.
 */
function block(
  sheet: Sheet,
  { at, front, flank, level }: Faces,
  [from, to, low, high, out]: readonly [number, number, number, number, number],
): Drawing {
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const [left, right] = [at(from, out, low)[0] - at(from, 0, low)[0], at(to, out, low)[0] - at(to, 0, low)[0]];
  const above = at(from, out, high)[1] > at(from, 0, high)[1];
  return (
    (left > 0 ? fill(flank(from, 0, out, low, high), blend(stone, stoneWorn, 0.5)) : "") +
    (right < 0 ? fill(flank(to, 0, out, low, high), stoneShade) : "") +
    (above ? fill(level(from, to, 0, out, high), wallBright) : "") +
    fill(front(from, to, low, high, out), stone)
  );
}

/** A column: base of two rolls, a shaft that narrows, a capital of two rows of leaves with corner scrolls. */
function column(sheet: Sheet, faces: Faces, u: number, foot: number, head: number, half: number): Drawing {
  const { at, front } = faces;
  const { stone, stoneWorn, stoneShade, wallBright } = sheet.mood;
  const tall = half * 2.2;
  const neck = head - tall;
  const strip = (a: number, b: number, low: number, high: number, grow = 1, base = 1): Path =>
    polygon([
      at(u + a * half * base, AXIS, low),
      at(u + b * half * base, AXIS, low),
      at(u + b * half * grow, AXIS, high),
      at(u + a * half * grow, AXIS, high),
    ]);
  const shaft = foot + half * 0.9;
  // A row of leaves: tongues that curl out over their tips.
  const leaves = (count: number, low: number, high: number, wide: number) =>
    counted(count).map((index) => {
      const x = mixed(-wide, wide, (index + 0.5) / count);
      const breadth = (wide / count) * 0.86;
      return {
        lit: x < 0.25,
        path: curve(
          [
            at(u + (x * 0.86 - breadth) * half, AXIS, low),
            at(u + (x - breadth) * half, AXIS, mixed(low, high, 0.7)),
            at(u + x * half, AXIS, high),
            at(u + (x + breadth) * half, AXIS, mixed(low, high, 0.7)),
            at(u + (x * 0.86 + breadth) * half, AXIS, low),
          ],
          true,
        ),
      };
    });
  const rows = [...leaves(4, neck + tall * 0.3, neck + tall * 0.72, 1.16), ...leaves(3, neck, neck + tall * 0.42, 1)];
  return (
    fill(strip(-1.45, 1.45, foot, foot + half * 0.4), blend(stone, wallBright, 0.4)) +
    fill(strip(0.4, 1.45, foot, foot + half * 0.4), stoneShade) +
    fill(strip(-1.25, 1.25, foot + half * 0.4, shaft), wallBright) +
    fill(strip(0.3, 1.25, foot + half * 0.4, shaft), stoneShade) +
    fill(strip(-1, 1, shaft, neck, 0.86), stone) +
    fill(strip(-0.86, -0.3, shaft, neck, 0.86), wallBright) +
    fill(strip(0.28, 1, shaft, neck, 0.86), stoneShade) +
    fill(strip(0.72, 0.94, shaft, neck, 0.86), blend(stoneShade, stone, 0.4)) +
    // The joint of the shaft's two pieces.
    fill(strip(-1, 1, mixed(shaft, neck, 0.58), mixed(shaft, neck, 0.58) + 0.05, 1, 0.93), stoneShade, 0.7) +
    fill(strip(-0.9, 0.9, neck, head - tall * 0.16, 1.5), stoneWorn) +
    fill(strip(0.2, 0.9, neck, head - tall * 0.16, 1.5), sheet.mood.stoneDeep) +
    rows.map(({ lit, path }) => fill(path, lit ? wallBright : stoneShade)).join("") +
    fill(front(u - half * 1.6, u + half * 1.6, head - tall * 0.2, head, AXIS), stone) +
    fill(front(u + half * 0.4, u + half * 1.6, head - tall * 0.2, head, AXIS), stoneShade) +
    fill(front(u - half * 1.6, u - half * 1.05, head - tall * 0.44, head - tall * 0.16, AXIS), wallBright) +
    fill(front(u + half * 1.05, u + half * 1.6, head - tall * 0.44, head - tall * 0.16, AXIS), stoneShade)
  );
}

/** Pointed in the middle, round at the sides: a raking cornice round a sunk field. */
function pediment(sheet: Sheet, { at }: Faces, [a, b]: readonly [number, number]): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const pointed = b - a > 3;
  const rise = pointed ? 1.7 : 1.5;
  const edge = (grow: number, low = 0): Point[] =>
    shares(pointed ? 3 : 17).map((share) =>
      at(
        mixed((a + b) / 2 - ((b - a) / 2 + 0.9) * grow, (a + b) / 2 + ((b - a) / 2 + 0.9) * grow, share),
        OUT + 0.3,
        CORNICE + low + rise * grow * (pointed ? 1 - Math.abs(share * 2 - 1) : Math.sin(share * Math.PI) ** 0.8),
      ),
    );
  const field = polygon(edge(0.72, 0.04));
  return (
    fill(polygon(edge(1)), stone) +
    fill(polygon([...edge(1), ...edge(0.9).toReversed()]), wallBright) +
    fill(field, blend(stoneShade, stoneDeep, 0.5)) +
    // The raking cornice keeps the sun from the field's left.
    sheet.clipped(
      field,
      fill(polygon(edge(0.72, 0.04).map(([x, y]): Point => [x + 22, y + 17])), blend(stone, stoneWorn, 0.8)),
    )
  );
}
