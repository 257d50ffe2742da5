import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { box, chip, curve, disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { type Random, randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { brokenImage } from "../boats/brokenImage.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { castleFlag } from "./roundTower.ts";
import { stones } from "./stonework.ts";

/** Where the ring wall stands on the rock, from the west point to the gate. */
const FOOT: readonly Point[] = pointsOf([
  44, -22, 110, -52, 150, -62, 250, -74, 372, -70, 470, -56, 560, -52, 664, -38, 742, -30, 858, -22,
]);
/** The line of the crowns over the wall. */
const GROVE: readonly Point[] = pointsOf([
  70, -60, 92, -112, 130, -138, 176, -172, 214, -206, 262, -226, 330, -240, 420, -246, 500, -232, 566, -206, 640, -176,
  706, -140, 752, -104, 790, -60,
]);

/**
 * Güvercinada, the island of Kuşadası, seen across the water with a low sun behind its left: rock, the ring wall that climbs with it,
 * a grove, and Barbaros' square keep over all. 870 wide, 440 high; its waterline is at y 0, its gate at the right.
 */
export function guvercinada(sheet: Sheet): Drawing {
  return [
    standing(sheet),
    grove(sheet, 6, 1),
    keep(sheet),
    grove(sheet, 4, 0.74),
    rock(sheet),
    ringWall(sheet),
    gate(sheet),
  ].join("");
}

/** What `guvercinada` leaves on moving water, at the same place: the grove and the wall, the keep far below. */
export function guvercinadaImage({ mood: { stoneDeep, stoneShade } }: Sheet): Drawing {
  const mirror = (points: readonly number[]): Point[] => pointsOf(points).map(([x, y]) => [x, 4 - y * 0.92]);
  return brokenImage({
    shapes: [
      {
        outline: mirror([262, 0, 440, 0, 428, -200, 412, -300, 366, -396, 340, -396, 300, -300, 276, -200]),
        colour: stoneShade,
      },
      {
        outline: mirror([60, 0, 816, 0, 700, -150, 560, -226, 240, -236, 130, -140]),
        colour: blend(stoneDeep, stoneShade, 0.3),
      },
      { outline: mirror([-10, 0, 880, 0, 860, -56, 640, -96, 180, -104, 60, -70]), colour: stoneDeep },
    ],
    depth: 246,
    band: 9,
    seed: 3,
  });
}

/** The rock under the wall: one mass in shade, its left sides lit, wet at its foot. */
function rock(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const random = randomOf(31);
  const shore: Point[] = [...FOOT.map(([x, y]): Point => [x, y - 4]), [884, 0], [-16, 0], [6, -16]];
  const facets = { lit: "", deep: "" };
  for (let x = 96; x < 850; x += random.between(40, 118)) {
    const top = heightAt(FOOT, x);
    const wide = random.between(14, 44) * mixed(1.2, 0.6, x / 860);
    const low = random.between(0.05, 0.42);
    facets.lit += polygon([
      [x, top * random.between(0.62, 0.95)],
      [x + wide * 0.3, top * mixed(low, 0.7, 0.5)],
      [x + wide * 0.1, top * low],
      [x - wide * 0.8, top * low * random.between(0.2, 1)],
      [x - wide * 0.6, top * 0.5],
    ]);
    facets.deep += polygon([
      [x + wide * 0.5, top * random.between(0.7, 0.98)],
      [x + wide * 1.3, top * random.between(0.4, 0.6)],
      [x + wide * 1.5, -1],
      [x + wide * 0.2, -1],
      [x + wide * 0.6, top * 0.4],
    ]);
  }
  const stonesAt = counted(30).map(() => {
    const x = 20 + 850 * random.next();
    const size = random.between(7, 19) * (random.chance(0.2) ? 1.5 : 1);
    const body = chip(random, x, -size * 0.34, size * 1.25, size * 0.7);
    return (
      fill(body, stoneDeep) +
      sheet.clipped(
        body,
        fill(chip(random, x - size * 0.6, -size * 0.66, size * 0.9, size * 0.66), blend(stoneWorn, stoneShade, 0.25)),
      )
    );
  });
  return (
    fill(polygon(shore), stoneShade) +
    fill(facets.deep, stoneDeep, 0.8) +
    fill(facets.lit, blend(stone, stoneWorn, 0.8)) +
    fill(polygon(pointsOf([44, -24, 110, -54, 92, -30, 70, -2, -14, -1, 6, -16])), blend(stone, stoneWorn, 0.3)) +
    stonesAt.join("") +
    fill("M-26 3Q40-5 420-3T896 2Q640 10 420 8T-26 3Z", stoneDeep)
  );
}

/** Merlons on a line, each as wide as the gap after it. */
function merlons([x0, y0]: Point, [x1, y1]: Point, wide: number, high: number): Path {
  const count = Math.max(2, Math.round((x1 - x0) / (wide * 2)));
  return counted(count)
    .map((index) => {
      const [from, to] = [index / (count - 0.5), (index + 0.5) / (count - 0.5)];
      const [a, b] = [mixed(y0, y1, from), mixed(y0, y1, to)];
      const [left, right] = [mixed(x0, x1, from), mixed(x0, x1, to)];
      return polygon([
        [left, a + 1],
        [left, a - high],
        [right, b - high],
        [right, b + 1],
      ]);
    })
    .join("");
}

/** A wall between two feet, with its merlons. */
function wall([x0, y0]: Point, [x1, y1]: Point, high: number): Path {
  return (
    polygon([
      [x0, y0],
      [x0, y0 - high],
      [x1, y1 - high],
      [x1, y1],
    ]) + merlons([x0, y0 - high], [x1, y1 - high], 7, 9)
  );
}

/** The wall that climbs with the rock: lit where it turns to the sun, in shade towards us, round towers at its turns. */
function ringWall({ mood: { stone, stoneWorn, stoneShade, stoneDeep } }: Sheet): Drawing {
  const at = (x: number): Point => [x, heightAt(FOOT, x)];
  const front = blend(stoneShade, stoneDeep, 0.18);
  const faces = pointsOf([150, 372, 372, 560, 560, 742]).map(([from, to], index) => {
    const path = wall(at(from), at(to), 50 - index * 3);
    return fill(path, index === 1 ? blend(front, stoneShade, 0.6) : front);
  });
  const drum = (x: number, wide: number, high: number): Drawing => {
    const foot = heightAt(FOOT, x) + 8;
    const top = foot - high;
    const body = `M${x - wide / 2} ${foot}L${x - wide * 0.46} ${top}H${x + wide * 0.46}L${x + wide / 2} ${foot}Q${x} ${foot + 8} ${x - wide / 2} ${foot}Z`;
    const teeth = merlons([x - wide * 0.48, top], [x + wide * 0.48, top], wide * 0.1, 11);
    return (
      fill(body + teeth, front) +
      fill(
        `M${x - wide / 2} ${foot}L${x - wide * 0.46} ${top}H${x - wide * 0.16}L${x - wide * 0.2} ${foot + 3}Z` +
          merlons([x - wide * 0.48, top], [x - wide * 0.16, top], wide * 0.1, 11),
        stone,
      ) +
      fill(box(x - wide * 0.2, top, wide * 0.13, high + 3), stoneWorn, 0.7) +
      fill(
        `M${x + wide * 0.24} ${top}H${x + wide * 0.46}L${x + wide / 2} ${foot}L${x + wide * 0.26} ${foot + 4}Z`,
        stoneDeep,
        0.6,
      ) +
      fill(box(x + wide * 0.02, top + high * 0.36, 5, 15), stoneDeep)
    );
  };
  return (
    fill(wall([44, -22], [112, -52], 42), stone) +
    fill(
      polyline([
        [44, -22],
        [112, -52],
        [112, -60],
        [44, -31],
      ]) + "Z",
      stoneWorn,
    ) +
    faces.join("") +
    fill(
      pointsOf([220, -92, 306, -96, 440, -84, 520, -76, 620, -66, 690, -58])
        .map(([x, y]) => box(x, y, 4, 12))
        .join(""),
      stoneDeep,
    ) +
    drum(132, 64, 98) +
    drum(372, 44, 74) +
    drum(572, 54, 68)
  );
}

/** Barbaros' keep: square, its left side in the sun; a lower work before it, a wall that steps down from it. */
function keep(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  const block = (
    [left, corner, right]: readonly [number, number, number],
    top: number,
    foot: number,
    tooth: number,
  ): Drawing =>
    fill(
      polygon([
        [left, foot],
        [left, top + 7],
        [corner, top],
        [corner, foot],
      ]) + merlons([left, top + 7], [corner, top], tooth * 0.6, tooth * 1.3),
      stone,
    ) +
    fill(
      box(corner, top, right - corner, foot - top) + merlons([corner, top], [right, top], tooth, tooth * 1.3),
      stoneShade,
    ) +
    fill(
      polygon([
        [left, top + 50],
        [corner, top + 45],
        [corner, top + 50],
        [left, top + 55],
      ]),
      stoneWorn,
    ) +
    fill(box(corner, top + 45, right - corner, 5), stoneDeep, 0.55) +
    fill(box(corner - 3, top, 3, foot - top), wallBright, 0.8);
  const slits = pointsOf([338, -346, 374, -346, 402, -346, 356, -292]).map(([x, y]) => box(x, y, 6, 17));
  return (
    place(castleFlag(), 386, -404, 1.12) +
    block([430, 452, 516], -268, -150, 8) +
    block([278, 312, 440], -404, -150, 11) +
    sheet.spray(box(312, -404, 128, 254), stoneDeep, { from: [452, -200], to: [330, -260], thick: 0.8 }) +
    stroke(stones(318, -350, 112, 140, 5), blend(stoneShade, stone, 0.3), 3, 0.7) +
    block([206, 226, 300], -256, -130, 8) +
    fill(slits.join(""), stoneDeep) +
    fill(disc(266, -214, 5, 8), stoneDeep)
  );
}

/** A crown of lobes over a flat underside. */
function crown(random: Random, x: number, y: number, wide: number, high: number): Point[] {
  const upper = shares(9).map((share, index): Point => {
    const turn = Math.PI * (1 - share);
    const reach = (index % 2 ? 1.1 : 0.9) * random.between(0.92, 1.08);
    return [x + Math.cos(turn) * wide * reach, y - Math.sin(turn) * high * reach];
  });
  return [...upper, [x + wide * 0.5, y + high * 0.34], [x, y + high * 0.16], [x - wide * 0.5, y + high * 0.36]];
}

/** A tree's crown: dark against the light, an edge of sun on its left. */
function lobed({ mood: { leafDark, leaf, leafLight } }: Sheet, points: readonly Point[], far: number): Drawing {
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [right, low] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  const moved = (out: number, down: number, share: number) =>
    curve(
      points.map(([x, y]): Point => [
        mixed((left + right) / 2, x, share) + out * (right - left),
        mixed((top + low) / 2, y, share) + down * (low - top),
      ]),
      true,
    );
  return (
    fill(curve(points, true), blend(leafLight, leaf, far * 0.7)) +
    fill(moved(0.06, 0.09, 0.94), leaf) +
    fill(moved(0.12, 0.2, 0.84), blend(leafDark, leaf, far * 0.4))
  );
}

/** The grove: crowns under its line, the farther ones first. */
function grove(sheet: Sheet, rows: number, share: number): Drawing {
  const { leafDark } = sheet.mood;
  const random = randomOf(17 + rows);
  let drawing = fill(`${curve(GROVE.map(([x, y]): Point => [x, y * share + 26]))}Z`, leafDark);
  for (const row of counted(rows)) {
    const up = mixed(1, 0.3, row / rows) * share;
    for (let x = 110 + random.between(0, 50); x < 750; x += random.between(52, 104)) {
      const foot = heightAt(FOOT, x);
      const y = foot - 40 + (heightAt(GROVE, x) - foot + 70) * up + random.around(16);
      if (y > foot - 40) continue;
      const wide = random.between(26, 58);
      drawing += lobed(sheet, crown(random, x, y, wide, wide * random.between(0.56, 0.9)), 1 - row / rows);
    }
  }
  return drawing;
}

/** Trees that stand out of the grove: umbrella pines at its ends, three cypresses. */
function standing(sheet: Sheet): Drawing {
  const random = randomOf(8);
  const { trunk, leaf, leafDark, leafLight } = sheet.mood;
  const pines = [
    [150, -226, 50, 22, -140],
    [104, -178, 36, 17, -110],
    [668, -244, 58, 26, -140],
  ] as const;
  const cypresses = [
    [548, -196, 96],
    [572, -186, 72],
    [722, -96, 74],
  ] as const;
  return (
    pines
      .map(
        ([x, y, wide, high, foot]) =>
          stroke(
            `M${x + 8} ${foot}Q${x + 6} ${(y + foot) / 2} ${x} ${y}M${x + 5} ${y + 32}L${x + wide * 0.5} ${y}`,
            trunk,
            6,
          ) + lobed(sheet, crown(random, x, y, wide, high), 0),
      )
      .join("") +
    cypresses
      .map(([x, y, high]) => {
        const flame = (from: number, to: number) =>
          `M${x + from} ${y}Q${x + from * 1.6} ${y - high * 0.6} ${x + 2} ${y - high}Q${x + to * 1.5} ${y - high * 0.56} ${x + to} ${y}Z`;
        return fill(flame(-10, 11), leafLight) + fill(flame(-7, 11), leaf) + fill(flame(-3, 11), leafDark);
      })
      .join("")
  );
}

/** The gate that the causeway runs into, between a round and a five-sided tower. */
function gate({ mood: { stone, stoneWorn, stoneShade, stoneDeep } }: Sheet): Drawing {
  const front = blend(stoneShade, stoneDeep, 0.18);
  return (
    fill(box(742, -92, 92, 74) + merlons([742, -92], [834, -92], 7, 9), front) +
    fill("M772-18V-50Q772-68 788-68T804-50V-18Z", stoneDeep) +
    fill("M720-22L722-128H744V-22Z" + merlons([721, -128], [744, -128], 6, 11), stone) +
    fill("M744-22V-128H772V-18Z" + merlons([747, -128], [772, -128], 6, 11), front) +
    fill(box(740, -128, 6, 108), stoneWorn) +
    fill("M816-16L818-116H836V-14Z" + merlons([817, -116], [836, -116], 6, 11), stone) +
    fill("M836-14V-116L866-110V-12Z" + merlons([838, -116], [866, -110], 6, 11), front) +
    fill(box(754, -92, 5, 15) + box(848, -82, 5, 15), stoneDeep)
  );
}
