import { type Drawing, fill, place } from "#illustrations/kit/drawing.ts";
import { mixed, type Point } from "#illustrations/kit/geometry.ts";
import { box, type Path, polygon, polygonDownTo } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { leafMass } from "../plants/foliage.ts";
import { turkishFlag } from "../things/turkishFlag.ts";
import { castleDrum, castleTower, type CastleTowerOptions } from "./castleTower.ts";
import { curtainWall } from "./stonework.ts";

export interface CastleOptions {
  /** Lights behind the slits. */
  lit?: boolean;
  /** Whether larger faces have sprayed shade; set it to false for a castle less than about 400 units wide. */
  shade?: boolean;
  /**
   * Whether there are flags on the French and the English tower, and the direction in which they fly: left, as on boats that sail to the
   * right.
   */
  flags?: boolean;
  wind?: "left" | "right";
}

/**
 * The Castle of St Peter as the harbour sees it, from the west: a low, wide castle on its own rock, some 1000 units wide and
 * 400 high. From left to right the German tower, the chapel with its minaret, the Italian and the French tower side by side
 * on the crown of the rock (the French is the highest), the round Snake tower, and the English tower, massive, at the sea's
 * end. Stands on the waterline, its left end at 0.
 */
export function bodrumCastle(
  sheet: Sheet,
  { lit = false, shade = true, flags = true, wind = "left" }: CastleOptions = {},
): Drawing {
  return (
    crown(sheet, lit) +
    chapel(sheet) +
    (flags ? place(flag(wind), 498, -350, 1) + place(flag(wind), 846, -204, 0.9) : "") +
    upperWalls(sheet) +
    middle(sheet, lit) +
    lowerWalls(sheet, lit) +
    rock(sheet) +
    (shade ? sprayedShade(sheet) : "")
  );
}

/** Height of the camera above the waterline in views from the harbour. */
const EYE = 84;

function standing(sheet: Sheet, foot: number, options: Omit<CastleTowerOptions, "eye">): Drawing {
  return castleTower(sheet, { ...options, eye: EYE + foot });
}

/** The two towers on the highest rock, and the German tower behind the northern wall. */
function crown(sheet: Sheet, lit: boolean): Drawing {
  const slits = [
    [0.3, 0.8],
    [0.7, 0.8],
    [0.5, 0.52],
  ] as const;
  return (
    place(
      standing(sheet, -104, { width: 62, height: 118, depth: 28, seed: 3, lit, band: 0.86, slits: [[0.5, 0.72]] }),
      168,
      -104,
    ) +
    garden(sheet, 292, -166, 50, 22, 4) +
    place(
      standing(sheet, -146, {
        width: 76,
        height: 158,
        depth: 32,
        seed: 5,
        lit,
        band: 0.88,
        slits: [
          [0.32, 0.76],
          [0.68, 0.76],
          [0.5, 0.46],
        ],
        quoins: true,
      }),
      366,
      -146,
    ) +
    place(
      standing(sheet, -156, { width: 88, height: 196, depth: 40, seed: 7, lit, band: 0.9, slits, quoins: true }),
      452,
      -156,
    ) +
    garden(sheet, 590, -158, 52, 26, 9)
  );
}

function chapel(sheet: Sheet): Drawing {
  const { wall, wallShade, wallDeep, stone, stoneShade, roof, roofShade } = sheet.mood;
  const minaret =
    fill(box(0, -106, 9, 106), wall) +
    fill(box(5, -106, 4, 106), wallShade) +
    fill(box(-4, -76, 17, 5), wallDeep) +
    fill("M-2-106H11L4.5-138Z", wallDeep);
  const nave =
    fill("M0 0V-34L36-52L72-34V0Z", stone) +
    fill("M72 0V-34L96-40V-6Z", stoneShade) +
    fill("M-4-32L36-54L60-58L100-38L76-33L36-52Z", roof) +
    fill("M36-54L60-58L100-38L76-33Z", roofShade);
  return place(nave, 262, -124) + place(minaret, 336, -120);
}

function upperWalls(sheet: Sheet): Drawing {
  return (
    curtainWall(sheet, { from: [226, -98], to: [372, -122], height: 46, seed: 2 }) +
    curtainWall(sheet, { from: [372, -122], to: [580, -114], height: 50, seed: 3 }) +
    curtainWall(sheet, { from: [580, -114], to: [676, -96], height: 40, shaded: true, seed: 4 }) +
    fill("M226-100L372-124L580-116L700-98V-30H120V-60Z", sheet.mood.stoneShade) +
    garden(sheet, 300, -98, 40, 16, 12) +
    garden(sheet, 506, -106, 60, 18, 13) +
    garden(sheet, 716, -96, 34, 22, 14)
  );
}

/** The Snake tower, round and squat, and the English tower, the biggest block of all. */
function middle(sheet: Sheet, lit: boolean): Drawing {
  return (
    place(castleDrum(sheet, 84, 112), 632, -62) +
    place(
      standing(sheet, -52, {
        width: 104,
        height: 158,
        depth: 54,
        seed: 9,
        lit,
        band: 0.87,
        slits: [
          [0.25, 0.74],
          [0.5, 0.74],
          [0.75, 0.74],
          [0.5, 0.42],
        ],
        quoins: true,
      }),
      770,
      -52,
    )
  );
}

function lowerWalls(sheet: Sheet, lit: boolean): Drawing {
  const { stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  return (
    fill("M36-30H780V0H36Z", stoneWorn) +
    // The end of the rock, on which the sea wall and the English tower stand.
    fill("M740-52H872L930-72L984-24V4H740Z", stoneShade) +
    curtainWall(sheet, { from: [48, -34], to: [186, -46], height: 44, seed: 21 }) +
    curtainWall(sheet, { from: [186, -46], to: [424, -52], height: 54, seed: 22 }) +
    curtainWall(sheet, { from: [424, -52], to: [560, -48], height: 46, shaded: true, seed: 23 }) +
    curtainWall(sheet, { from: [560, -48], to: [772, -38], height: 52, seed: 24 }) +
    curtainWall(sheet, { from: [928, -40], to: [978, -26], height: 34, shaded: true, seed: 25 }) +
    place(standing(sheet, -24, { width: 50, height: 70, depth: 22, seed: 26, lit, slits: [[0.5, 0.6]] }), 22, -24) +
    place(standing(sheet, -44, { width: 56, height: 84, depth: 26, seed: 27, lit, slits: [[0.5, 0.6]] }), 402, -44) +
    fill("M208-48V-74Q218-88 228-74V-48Z", stoneDeep)
  );
}

function garden(sheet: Sheet, x: number, y: number, width: number, height: number, seed: number): Drawing {
  const { leafDark, leaf } = sheet.mood;
  return leafMass(sheet, { x, y, width, height, seed, count: 9, size: 17, colours: [leafDark, leaf, leaf] });
}

/** The peninsula itself: a jagged rim down to the water, facets in shade. */
function rock(sheet: Sheet): Drawing {
  const { stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const random = randomOf(77);
  const rim: Point[] = [
    [-46, 0],
    [-16, -22],
    [34, -30],
    [90, -46],
    [150, -40],
    [230, -54],
    [320, -48],
    [420, -58],
    [520, -48],
    [640, -54],
    [720, -42],
    [800, -50],
    [880, -36],
    [940, -32],
    [984, -12],
    [1014, 0],
  ];
  let [shadeFacets, deepFacets]: [Path, Path] = ["", ""];
  rim.slice(1, -1).forEach((at, index) => {
    const next = rim[index + 2] ?? at;
    const height = 8 - at[1];
    if (at[1] <= next[1] + 6)
      shadeFacets += polygon([
        at,
        next,
        [next[0] + random.around(8), 8],
        [at[0] + random.between(0, 0.4) * height, 8],
        [at[0] + random.around(0.2) * height, at[1] + height * 0.5],
      ]);
    else
      deepFacets += polygon([
        [at[0], at[1] + height * 0.5],
        [mixed(at[0], next[0], 0.6), at[1] + height * 0.4],
        [next[0], 8],
        [at[0], 8],
      ]);
  });
  return fill(polygonDownTo(rim, 8), stoneWorn) + fill(shadeFacets, stoneShade) + fill(deepFacets, stoneDeep, 0.5);
}

function flag(wind: "left" | "right"): Drawing {
  return fill("M-1.4 0V-60H1.4V0Z", "#20304a") + place(turkishFlag({ height: 27, fly: wind }), 0, -58);
}

function sprayedShade(sheet: Sheet): Drawing {
  const faces = [
    [366, -304, 76, 158],
    [452, -352, 88, 196],
    [770, -210, 104, 158],
  ] as const;
  return faces
    .map(([x, y, w, h]) =>
      sheet.spray(box(x, y, w, h), sheet.mood.stoneShade, {
        from: [x + w * 1.1, y + h],
        to: [x + w * 0.2, y + h * 0.3],
        thick: 0.5,
      }),
    )
    .join("");
}
