import type { Project } from "#content/illustrations/kit/camera.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { type Faces, facesOf } from "./faces.ts";
import { pointsOf } from "../land/pointsOf.ts";

const LOWER = [
  [1.2, 3.6],
  [6.3, 8.7],
  [12.3, 14.7],
  [17.4, 19.8],
] as const;
const UPPER = [
  [3.6, 6.3],
  [8.9, 12.1],
  [14.7, 17.4],
] as const;
const DOORS = [
  [4.95, 0.95, 5.2],
  [10.5, 1.3, 6.2],
  [16.05, 0.95, 5.2],
] as const;

/**
 * The Library of Celsus in a frame of the camera, its step at the frame's origin: 21 m long, 17 m high. Two storeys of paired
 * columns, the upper over the gaps of the lower, three doors, four statues, pediments round, pointed, round.
 */
export function celsusAslant(sheet: Sheet, view: Project): Drawing {
  const faces = facesOf(view);
  const { at, front, flank, level, arch } = faces;
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const near = "#3a3258";
  const wall = polygon([
    at(0, 0, 1.9),
    at(21, 0, 1.9),
    at(21, 0, 16.6),
    at(17.6, 0, 16.9),
    at(17, 0, 17.2),
    at(4, 0, 17.1),
    at(3.4, 0, 16.7),
    at(0, 0, 16.4),
  ]);
  const shadow = (u: number, h0: number, h1: number) =>
    polygon([at(u + 0.5, 0, h0), at(u + 1.15, 0, h0), at(u + 1.15, 0, h1 - 0.8), at(u + 0.5, 0, h1 - 0.2)]);
  const under = (a: number, b: number, top: number) =>
    polygon([at(a - 0.2, 0, top), at(b + 1.7, 0, top), at(b + 1.7, 0, top - 1.3), at(a + 0.9, 0, top - 1.3)]);
  const steps = counted(8).map((step) => {
    const [h, d] = [step * 0.24, 5.2 - step * 0.42];
    return (
      fill(flank(-0.9, 0, d, h, h + 0.24), wallBright) +
      fill(front(-0.9, 21.9, h, h + 0.24, d), step % 2 ? stone : "#ecd3a2") +
      fill(front(-0.9, 21.9, h, h + 0.07, d), stoneShade) +
      fill(level(-0.9, 21.9, d - 0.42, d, h + 0.24), wallBright)
    );
  });
  const figure = (points: readonly number[], u: number) =>
    polygon(pointsOf(points).map(([dx, h]) => at(u + dx, 0.1, h)));
  const statue = (u: number) =>
    fill(
      figure(
        [
          -0.36, 3.1, -0.3, 4.2, -0.44, 4.9, -0.36, 5.4, -0.13, 5.56, -0.17, 5.9, -0.08, 6.1, 0.08, 6.1, 0.17, 5.9,
          0.13, 5.56, 0.36, 5.4, 0.44, 4.9, 0.3, 4.2, 0.36, 3.1,
        ],
        u,
      ),
      stone,
    ) +
    fill(
      figure(
        [
          0.04, 3.1, 0.1, 4.4, 0.02, 5.5, 0.04, 6.1, 0.08, 6.1, 0.17, 5.9, 0.13, 5.56, 0.36, 5.4, 0.44, 4.9, 0.3, 4.2,
          0.36, 3.1,
        ],
        u,
      ) + figure([-0.3, 4.9, 0.3, 4.6, 0.3, 4.5, -0.28, 4.7], u),
      stoneShade,
    ) +
    fill(front(u - 0.5, u + 0.5, 2.9, 3.14, 0.2), wallBright);
  return [
    fill(polygon([at(21.9, 5.2, 0), at(26.5, 4, 0), at(26.5, 0, 0), at(21.9, 0, 0)]), "#8f7486", 0.6),
    ...steps,
    fill(flank(0, -2.4, 0, 1.9, 16.4), wallBright),
    fill(wall, stoneWorn),
    sheet.spray(wall, stoneShade, { from: at(21, 0, 2), to: at(5, 0, 12), thick: 0.85 }),
    fill(
      LOWER.map(([a, b]) => shadow(a, 2, 9) + shadow(b, 2, 9) + under(a, b, 8.3)).join("") +
        UPPER.map(([a, b]) => shadow(a, 10.2, 14.5) + shadow(b, 10.2, 14.5) + under(a, b, 14.4)).join(""),
      stoneDeep,
      0.62,
    ),
    // Doors, the windows over them, the niches with the four virtues.
    ...DOORS.map(
      ([u, half, top]) =>
        fill(front(u - half - 0.32, u + half + 0.32, 1.9, top + 0.4), stone) +
        fill(front(u - half - 0.5, u + half + 0.5, top + 0.3, top + 0.62, 0.2), wallBright) +
        fill(front(u - half, u + half, 1.9, top), stoneDeep) +
        fill(front(u - half + 0.5, u + half, 1.9, top), near) +
        fill(front(u - half * 0.7, u + half * 0.7, top + 1.1, 8), stoneDeep),
    ),
    ...LOWER.map(
      ([a, b]) =>
        fill(arch((a + b) / 2, 0.72, 3.1, 6.9), stoneDeep) +
        fill(arch((a + b) / 2 + 0.16, 0.56, 3.1, 6.7), near, 0.6) +
        statue((a + b) / 2),
    ),
    ...UPPER.map(
      ([a, b]) =>
        fill(front((a + b) / 2 - 0.66, (a + b) / 2 + 0.66, 10.6, 13.2), stoneDeep) +
        fill(front((a + b) / 2 - 0.3, (a + b) / 2 + 0.66, 10.6, 13.2), near, 0.6),
    ),
    fill(front(0, 21, 8.3, 9.4, 0.25), stone),
    fill(front(0, 21, 8.6, 8.7, 0.25), stoneShade),
    fill(front(0, 21, 9.1, 9.4, 0.4), wallBright),
    ...LOWER.toReversed().map((columns) => pair(sheet, faces, columns, 1.9, 8.3, 0.38)),
    single(sheet, faces, 19.8),
    ...UPPER.toReversed().map(
      (columns, index) => pair(sheet, faces, columns, 9.4, 14.4, 0.31) + pediment(sheet, faces, columns, index === 1),
    ),
    single(sheet, faces, 1.2),
  ].join("");
}

/** Two columns on a plinth under their own beam. */
function pair(
  sheet: Sheet,
  faces: Faces,
  [a, b]: readonly [number, number],
  foot: number,
  top: number,
  r: number,
): Drawing {
  const { front } = faces;
  const { stoneShade, wallBright } = sheet.mood;
  const d = 1.7;
  const dentils = counted(Math.floor((b - a + 1.2) / 0.42))
    .map((index) => front(a - 0.55 + index * 0.42, a - 0.35 + index * 0.42, top + 0.34, top + 0.54, d))
    .join("");
  return (
    block(sheet, faces, [a - 0.6, b + 0.6, foot, foot + 0.85, d + 0.3]) +
    fill(front(a - 0.6, b + 0.6, foot + 0.72, foot + 0.85, d + 0.3), wallBright) +
    column(sheet, faces, b, d - 0.45, foot + 0.85, top, r) +
    column(sheet, faces, a, d - 0.45, foot + 0.85, top, r) +
    block(sheet, faces, [a - 0.62, b + 0.62, top, top + 1.1, d]) +
    fill(front(a - 0.62, b + 0.62, top + 0.28, top + 0.34, d) + dentils, stoneShade) +
    block(sheet, faces, [a - 0.85, b + 0.85, top + 0.82, top + 1.1, d + 0.25], wallBright)
  );
}

/** A column of the façade: three tones of shaft, base, spreading capital. */
function column(sheet: Sheet, faces: Faces, u: number, d: number, h0: number, h1: number, r = 0.36): Drawing {
  const { at } = faces;
  const { stone, stoneShade, wallBright, stoneWorn } = sheet.mood;
  const strip = (a: number, b: number, low: number, high: number, grow = 1): Path =>
    polygon([
      at(u + a * r, d, low),
      at(u + b * r, d, low),
      at(u + b * r * grow, d, high),
      at(u + a * r * grow, d, high),
    ]);
  const head = h1 - 0.72;
  return (
    fill(strip(-1, 1, h0 + 0.3, head, 0.86), stone) +
    fill(strip(-0.8, -0.34, h0 + 0.3, head, 0.86), wallBright) +
    fill(strip(0.26, 1, h0 + 0.3, head, 0.86), stoneShade) +
    fill(strip(-1.4, 1.4, h0, h0 + 0.3), stone) +
    fill(strip(0.4, 1.4, h0, h0 + 0.3), stoneShade) +
    fill(strip(-0.95, 0.95, head, h1, 1.6), stone) +
    fill(strip(0.3, 0.95, head, h1, 1.6), stoneShade) +
    fill(strip(-0.7, -0.4, head, h1 - 0.2, 1.3) + strip(-0.1, 0.2, head, h1 - 0.2, 1.3), stoneWorn)
  );
}

/** A block that stands out from the wall: its lit left flank, its front, the dark under it or, below the eye, the light on it. */
function block(
  sheet: Sheet,
  faces: Faces,
  [u0, u1, h0, h1, d]: readonly [number, number, number, number, number],
  paint?: string,
): Drawing {
  const { front, flank, level } = faces;
  const { stone, wallBright, stoneDeep } = sheet.mood;
  return (
    (h0 > 2.6 ? fill(level(u0, u1, 0, d, h0), stoneDeep) : "") +
    (h1 < 2.6 ? fill(level(u0, u1, 0, d, h1), wallBright) : "") +
    fill(flank(u0, 0, d, h0, h1), wallBright) +
    fill(front(u0, u1, h0, h1, d), paint ?? stone)
  );
}

/** A column that stands alone at the end of the upper storey. */
function single(sheet: Sheet, faces: Faces, u: number): Drawing {
  const { wallBright } = sheet.mood;
  return (
    block(sheet, faces, [u - 0.6, u + 0.6, 9.4, 10.25, 1.8]) +
    column(sheet, faces, u, 1.2, 10.25, 14.4, 0.31) +
    block(sheet, faces, [u - 0.6, u + 0.6, 14.4, 15.2, 1.6]) +
    block(sheet, faces, [u - 0.8, u + 0.8, 15.2, 15.5, 1.8], wallBright)
  );
}

/** Pointed in the middle, round at the sides. */
function pediment(sheet: Sheet, faces: Faces, [a, b]: readonly [number, number], pointed: boolean): Drawing {
  const { at } = faces;
  const { stone, stoneShade, wallBright } = sheet.mood;
  const rise = pointed ? 1.9 : 1.6;
  const edge = (grow: number, d: number): Point[] =>
    shares(pointed ? 3 : 13).map((share) =>
      at(
        mixed(a - 0.9 * grow, b + 0.9 * grow, share),
        d,
        15.5 + rise * grow * (pointed ? 1 - Math.abs(share * 2 - 1) : Math.sin(share * Math.PI) ** 0.8),
      ),
    );
  return (
    fill(polygon(edge(1, 1.95)), stone) +
    fill(polygon([...edge(1, 1.95), ...edge(0.88, 1.95).toReversed()]), wallBright) +
    fill(polygon(edge(0.66, 1.95)), stoneShade)
  );
}
