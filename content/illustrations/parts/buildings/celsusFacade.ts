import type { Project } from "#content/illustrations/kit/camera.ts";
import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { curve, disc as oval, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { type Faces, facesOf } from "./faces.ts";
import { pointsOf } from "../land/pointsOf.ts";

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
const DARK = "#372f56";

/**
 * The Library of Celsus in a frame of the camera, square to it or running away to the right: 21 m along, 17 m high, its wall at the frame's origin. Nine steps;
 * two storeys of paired columns, the upper pairs over the gaps of the lower; three doors, four statues; pediments round, pointed, round.
 */
export function celsusFacade(sheet: Sheet, view: Project): Drawing {
  const faces = facesOf(view);
  const { front } = faces;
  const { stone, stoneWorn, wallBright } = sheet.mood;
  return [
    fill(front(0, 21, TERRACE, CORNICE), stoneWorn),
    courses(sheet, faces),
    ...openings(sheet, faces),
    shadows(sheet, faces),
    ...virtues(sheet, faces),
    // The wall's own beam between the storeys, and its cornice.
    beam(sheet, faces, [0, 21], HEAD, 0.3),
    beam(sheet, faces, [0, 21], HEAD2, 0.3),
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
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  let [joints, dark, pale, broken]: [Path, Path, Path, Path] = ["", "", "", ""];
  for (const row of counted(12)) {
    const low = TERRACE + row * 1.12;
    joints += polyline([at(0, 0, low + 1), at(21, 0, low + 1)]);
    for (let u = random.between(0.2, 1.4); u < 20.6;) {
      const wide = random.between(0.7, 1.5);
      const piece = front(u, Math.min(21, u + wide), low - 0.12, low + 1);
      const kind = random.next();
      if (kind < 0.2) dark += piece;
      else if (kind < 0.42) pale += piece;
      else if (kind > 0.92) broken += front(u, u + wide * 0.4, low + 0.72, low + 1.06);
      joints += polyline([at(u, 0, low - 0.12), at(u, 0, low + 1)]);
      u += wide;
    }
  }
  return (
    fill(dark, stoneShade, 0.3) +
    fill(pale, blend(stone, wallBright, 0.5), 0.7) +
    stroke(joints, stoneShade, 1.5, 0.4) +
    fill(broken, stoneDeep, 0.5)
  );
}

/** What the pairs throw on the wall: the sun stands on the left, before it. */
function shadows(sheet: Sheet, { at, front }: Faces): Drawing {
  const cast = (u: number, forward: number, up: number): Point => at(u + forward * 1.1, 0, up - forward * 0.8);
  const shaft = (u: number, half: number, low: number, high: number): Path =>
    polygon([
      cast(u - half, AXIS, high),
      cast(u + half, AXIS, high),
      cast(u + half, AXIS, low),
      cast(u - half, AXIS, low),
    ]);
  const lintel = (a: number, b: number, low: number, high: number): Path =>
    polygon([at(a, 0, high), at(b, 0, high), cast(b, OUT, high), cast(b, OUT, low), cast(a, OUT, low), at(a, 0, low)]);
  const pairs = (list: readonly (readonly [number, number])[], foot: number, head: number, half: number) =>
    list
      .map(
        ([a, b]) =>
          shaft(a, half, foot, head) + shaft(b, half, foot, head) + lintel(a - 0.6, b + 0.6, head, head + 1.1),
      )
      .join("");
  return sheet.clipped(
    front(0, 21, TERRACE, CORNICE),
    fill(
      pairs(LOWER, FOOT + 0.4, HEAD, 0.43) +
        pairs(UPPER, FOOT2 + 0.4, HEAD2, 0.34) +
        pairs(
          [
            [1.2, 1.2],
            [19.8, 19.8],
          ],
          FOOT2 + 0.4,
          HEAD2,
          0.34,
        ),
      blend(sheet.mood.stoneShade, sheet.mood.stoneDeep, 0.5),
      0.72,
    ),
  );
}

/** Doors with the windows over them, the niches, the windows above. */
function openings(sheet: Sheet, { front, arch, at }: Faces): Drawing[] {
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const hole = (u: number, half: number, low: number, high: number): Drawing =>
    fill(front(u - half - 0.3, u + half + 0.3, low, high + 0.3), stone) +
    fill(front(u + half, u + half + 0.3, low, high), wallBright) +
    fill(front(u - half, u + half, low, high), DARK) +
    fill(
      polygon([
        at(u - half, 0, low),
        at(u - half + 0.34, 0, low),
        at(u - half + 0.34, 0, high - 0.3),
        at(u + half, 0, high - 0.3),
        at(u + half, 0, high),
        at(u - half, 0, high),
      ]),
      stoneDeep,
    ) +
    fill(front(u - half - 0.5, u + half + 0.5, high + 0.3, high + 0.62, 0.2), wallBright) +
    fill(front(u - half - 0.4, u + half + 0.4, high + 0.16, high + 0.3, 0.2), stoneShade);
  return [
    ...DOORS.flatMap(([u, half, top]) => [hole(u, half, TERRACE, top), hole(u, half * 0.62, top + 1, 8)]),
    ...UPPER.map(([a, b]) => hole((a + b) / 2, b - a > 3 ? 0.85 : 0.62, FLOOR + 0.9, 13)),
    ...LOWER.map(([a, b]) => {
      const u = (a + b) / 2;
      return (
        fill(arch(u, 0.84, FOOT, 7.1), stone) +
        fill(arch(u, 0.68, FOOT, 6.9), stoneDeep) +
        sheet.clipped(arch(u, 0.68, FOOT, 6.9), fill(front(u - 0.7, u - 0.44, FOOT, 7), DARK))
      );
    }),
  ];
}

/** How the four virtues hold their arms, from the shoulder over the elbow to the hand: across and up in shares of their height. */
const POSES = [
  {
    arms: [[-0.12, 0.79, -0.17, 0.63, -0.14, 0.48] as const, [0.12, 0.79, 0.17, 0.64, 0.01, 0.69] as const],
    veil: false,
  },
  { arms: [[-0.12, 0.79, -0.16, 0.62, 0.02, 0.58] as const, [0.12, 0.79, 0.21, 0.7, 0.11, 0.88] as const], veil: true },
  {
    arms: [[-0.12, 0.79, -0.2, 0.66, -0.24, 0.5] as const, [0.12, 0.79, 0.17, 0.63, 0.13, 0.49] as const],
    veil: false,
  },
  { arms: [[-0.12, 0.79, -0.17, 0.66, -0.02, 0.74] as const, [0.12, 0.79, 0.17, 0.62, 0, 0.56] as const], veil: true },
] as const;

/** Wisdom, virtue, thought and knowledge in their niches. */
function virtues(sheet: Sheet, { at, front }: Faces): Drawing[] {
  return LOWER.map(([a, b], index) => {
    const u = (a + b) / 2;
    return (
      fill(front(u - 0.62, u + 0.62, FOOT - 0.4, FOOT + 0.12, 0.35), sheet.mood.stone) +
      fill(front(u - 0.7, u + 0.7, FOOT - 0.02, FOOT + 0.12, 0.35), sheet.mood.wallBright) +
      statue(sheet, at(u, 0.2, FOOT + 0.12), at(u, 0.2, FOOT + 3.15), index)
    );
  });
}

/** A woman in a long robe with a cloak slung over it, her weight on one leg: a lit side, a shaded one, a head on its neck. */
function statue(sheet: Sheet, [x, foot]: Point, [, head]: Point, index: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const tall = foot - head;
  const turn = index % 2 ? -1 : 1;
  const { arms, veil } = POSES[index % POSES.length] ?? POSES[0];
  const at = (points: readonly number[], way = 1): Point[] =>
    pointsOf(points).map(([dx, up]) => [x + dx * way * tall, foot - up * tall]);
  const robe = curve(
    at(
      [
        -0.15, 0, -0.13, 0.24, -0.13, 0.47, -0.09, 0.6, -0.13, 0.74, -0.11, 0.81, -0.04, 0.845, 0.04, 0.845, 0.11, 0.81,
        0.13, 0.74, 0.1, 0.6, 0.13, 0.46, 0.12, 0.26, 0.17, 0,
      ],
      turn,
    ),
    true,
  );
  const half = (from: number): Path =>
    polygon(at([from, -0.02, from + 0.03, 0.5, from - 0.01, 1.04, 0.4, 1.04, 0.4, -0.02]));
  const cloak = polygon(
    at([-0.13, 0.82, -0.02, 0.84, 0.14, 0.44, 0.13, 0.26, 0.02, 0.34, -0.13, 0.4, -0.12, 0.5, 0, 0.54], turn),
  );
  const lean = 0.014 * turn;
  const skull = oval(x + lean * tall, foot - 0.925 * tall, 0.056 * tall, 0.07 * tall);
  const hair = polygon(
    at([
      lean - 0.064,
      0.91,
      lean - 0.06,
      0.965,
      lean - 0.02,
      1.005,
      lean + 0.03,
      1.005,
      lean + 0.064,
      0.96,
      lean + 0.06,
      0.91,
      lean + 0.036,
      0.955,
      lean - 0.034,
      0.955,
    ]),
  );
  const veilCloth = curve(
    at([lean - 0.085, 0.82, lean - 0.075, 0.94, lean, 1.02, lean + 0.075, 0.94, lean + 0.095, 0.82, 0, 0.8]),
    true,
  );
  const limbs = arms.map((arm) => polyline(at(arm))).join("");
  return (
    (veil ? fill(veilCloth, stone) + sheet.clipped(veilCloth, fill(half(0.01), stoneShade)) : "") +
    fill(polygon(at([-0.03, 0.82, -0.028, 0.9, 0.04, 0.9, 0.04, 0.82])), stoneWorn) +
    fill(robe, wallBright) +
    sheet.clipped(
      robe,
      fill(half(0.02), stoneShade) +
        fill(cloak, stone) +
        sheet.clipped(cloak, fill(half(0.02), blend(stoneShade, stoneDeep, 0.35))) +
        stroke(
          curve(at([-0.07, 0.36, -0.06, 0.18, -0.08, 0])) + curve(at([-0.01, 0.32, 0, 0.16, -0.01, 0])),
          stoneShade,
          tall * 0.018,
        ) +
        stroke(curve(at([0.08, 0.34, 0.08, 0.16, 0.09, 0])), stoneDeep, tall * 0.018, 0.6),
    ) +
    stroke(limbs, blend(stone, stoneShade, 0.55), tall * 0.066) +
    stroke(
      arms.map((arm) => polyline(at(arm).map(([px, py]): Point => [px - tall * 0.012, py - tall * 0.008]))).join(""),
      wallBright,
      tall * 0.046,
    ) +
    fill(skull, wallBright) +
    sheet.clipped(skull, fill(half(lean + 0.008), stoneShade)) +
    (veil ? "" : fill(hair, stoneWorn) + sheet.clipped(hair, fill(half(lean + 0.01), stoneDeep, 0.6)))
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
      fill(front(-0.2, 21.2, low, low + rise, out), step % 2 ? stoneWorn : blend(stone, stoneWorn, 0.72)) +
      fill(front(-0.2, 21.2, low, low + rise * 0.24, out), stoneShade, 0.55) +
      fill(level(-0.2, 21.2, out - 0.42, out, low + rise), wallBright)
    );
  });
  return (
    fill(level(-0.2, 21.2, 0, OUT + 0.7, TERRACE), wallBright) +
    steps.join("") +
    [-1.5, 21].map((u) => cheek(sheet, faces, u)).join("")
  );
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
  const stand = (u: number) =>
    block(sheet, faces, [u - half * 1.7, u + half * 1.7, floor, foot, OUT]) + column(sheet, faces, u, foot, head, half);
  return stand(a) + stand(b) + beam(sheet, faces, [a - 0.62, b + 0.62], head, OUT);
}

/** A column that stands alone at the end of the upper storey. */
function single(sheet: Sheet, faces: Faces, u: number): Drawing {
  return (
    block(sheet, faces, [u - 0.58, u + 0.58, FLOOR, FOOT2, OUT]) +
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
    fill(strip(-1.45, 1.45, foot, foot + half * 0.4), stone) +
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
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
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
    fill(field, stoneShade) +
    fill(polygon([...edge(0.72, 0.04), ...edge(0.58, 0.04).toReversed()]), stoneDeep)
  );
}
