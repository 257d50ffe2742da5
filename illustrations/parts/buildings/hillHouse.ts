import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { box, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface HillHouseOptions {
  width: number;
  height: number;
  /** Length of its receding right side, which is in shade. */
  depth: number;
  /** Beaten earth with a rolled edge, tiles that fall towards us, or a gable that faces us. */
  roof: "earth" | "tiles" | "gable";
  seed: number;
  /** Position of its door, as a share of the front; by default there is none. */
  door?: number;
  /** Positions of the windows, as shares of the front's width and height. */
  windows?: readonly (readonly [across: number, up: number])[];
  /** Fall of the ground from its left to its right corner, which a footing of rough stone fills. */
  fall?: number;
  /** Height of a course of stones; 10 by default. */
  course?: number;
  paint?: string;
}

/** Stones of a wall in three tones and uneven courses; only a few are drawn. */
function fieldStones(
  tones: readonly [pale: string, middle: string, dark: string],
  {
    width,
    height,
    course,
    seed,
    density = 0.5,
  }: { width: number; height: number; course: number; seed: number; density?: number },
): Drawing {
  const random = randomOf(seed * 71);
  const laid: [Path[], Path[], Path[]] = [[], [], []];
  for (const row of counted(Math.floor(height / course))) {
    let x = random.between(0, course);
    while (x < width - course) {
      const long = Math.min(random.between(1.1, 2.5) * course, width - x);
      if (random.chance(density)) {
        const [top, sink] = [-(row + 1) * course + random.around(course * 0.12), random.between(0.1, 0.28) * course];
        const stone = polygon([
          [x + 1, top + sink],
          [x + long * 0.2, top + 1],
          [x + long - 2, top + 1.5],
          [x + long - 1, top + course - sink],
          [x + long * 0.8, top + course - 2],
          [x + 1.5, top + course - 2],
        ]);
        laid[random.whole(0, 2)]?.push(stone);
      }
      x += long;
    }
  }
  return laid.map((stones, index) => fill(stones.join(""), tones[index] ?? tones[1], 0.85)).join("");
}

/**
 * A house of field stone in the hills behind Bodrum, seen from a little above: its front in the sun, its right flank in shade, its
 * shadow to the right, a footing where the ground falls away under it. The left front corner is at 0,0.
 */
export function hillHouse(sheet: Sheet, options: HillHouseOptions): Drawing {
  const { width: w, height: h, depth: d, seed, door, windows = [], fall = 0, course = 10, paint = "#2f6a80" } = options;
  const { stone, stoneWorn, stoneShade, stoneDeep, groundShade, trunk } = sheet.mood;
  const rise = d * 0.3;
  const front = box(0, -h, w, h + 1);
  const flank = polygon([
    [w, 1],
    [w + d, -rise],
    [w + d, -h - rise],
    [w, -h],
  ]);
  const shadow = polygon([
    [w * 0.4, 2],
    [w, fall + 2],
    [w + d, fall * 0.9 - rise],
    [w + d + h * 0.95, fall - rise + h * 0.1],
    [w + h * 0.7, fall + h * 0.16],
    [w, fall + 6],
  ]);
  const footing: Point[] = [
    [-w * 0.03, 0],
    [w * 1.02, 0],
    [w + d * 1.02, -rise],
    [w + d * 1.02, fall * 0.85 - rise],
    [w * 1.02, fall],
    [w * 0.4, fall * 0.4],
  ];
  const inFlank = (along: number, up: number): Point => [w + d * along, -rise * along - h * up];
  const flankWindow = polygon([inFlank(0.36, 0.66), inFlank(0.58, 0.66), inFlank(0.58, 0.42), inFlank(0.36, 0.42)]);
  const lintel = Math.max(3, h * 0.05);
  const wide = Math.min(w * 0.13, h * 0.2, 60);
  const high = wide * 1.35;
  const openings = windows
    .map(([across, up]) => {
      const [x, y] = [w * across - wide / 2, -h * up];
      return (
        fill(box(x, y, wide, high), stoneDeep) +
        fill(box(x, y, wide * 0.46, high), paint) +
        fill(box(x - wide * 0.18, y - lintel, wide * 1.36, lintel), trunk) +
        fill(box(x - wide * 0.12, y + high, wide * 1.24, lintel * 0.6), blend(stone, "#ffffff", 0.3))
      );
    })
    .join("");
  const doorWide = Math.min(w * 0.2, h * 0.34, 110);
  const doorHigh = Math.min(h * 0.62, doorWide * 2);
  const entrance =
    door === undefined
      ? ""
      : fill(box(w * door - doorWide / 2, -doorHigh, doorWide, doorHigh + 1), stoneDeep) +
        fill(box(w * door - doorWide / 2 + doorWide * 0.12, -doorHigh, doorWide * 0.88, doorHigh + 1), paint) +
        stroke(
          [0.4, 0.64]
            .map((share) => `M${w * door - doorWide / 2 + doorWide * share} ${-doorHigh}v${doorHigh}`)
            .join(""),
          blend(paint, stoneDeep, 0.5),
          Math.max(1, doorWide * 0.03),
        ) +
        fill(box(w * door - doorWide * 0.66, -doorHigh - lintel * 1.3, doorWide * 1.32, lintel * 1.3), trunk);
  const pale = blend(stone, "#fff6e0", 0.55);
  return (
    fill(shadow, groundShade, 0.7) +
    (fall > 0
      ? fill(polygon(footing), blend(stoneWorn, stoneShade, 0.5)) +
        fill(
          polygon([
            [w * 1.02, 0],
            [w + d * 1.02, -rise],
            [w + d * 1.02, fall * 0.85 - rise],
            [w * 1.02, fall],
          ]),
          stoneDeep,
        )
      : "") +
    fill(flank, stoneShade) +
    fill(front, stone) +
    sheet.clipped(
      front,
      fieldStones([pale, stoneWorn, blend(stone, stoneWorn, 0.5)], { width: w, height: h, course, seed }),
    ) +
    stroke(flankCourses(w, d, h, rise, course * 1.7, seed), stoneDeep, Math.max(1.2, course * 0.14), 0.4) +
    fill(flankWindow, stoneDeep) +
    fill(polygon([inFlank(0.32, 0.71), inFlank(0.62, 0.71), inFlank(0.62, 0.66), inFlank(0.32, 0.66)]), trunk) +
    openings +
    entrance +
    roofOver(sheet, options)
  );
}

/** Short joints on the shaded side, along its own perspective. */
function flankCourses(w: number, d: number, h: number, rise: number, course: number, seed: number): Path {
  const random = randomOf(seed * 17);
  return counted(Math.floor((h / course) * 3))
    .map(() => {
      const [along, up, long] = [random.between(0.04, 0.7), random.between(0.06, 0.94), random.between(0.1, 0.24)];
      return polyline([
        [w + d * along, -rise * along - h * up],
        [w + d * (along + long), -rise * (along + long) - h * up],
      ]);
    })
    .join("");
}

function roofOver(sheet: Sheet, { width: w, height: h, depth: d, roof }: HillHouseOptions): Drawing {
  const { stone, stoneWorn, stoneDeep, groundShade, roof: tile, roofShade } = sheet.mood;
  const rise = d * 0.3;
  const lip = Math.max(3, h * 0.045);
  const out = lip * 0.8;
  if (roof === "earth") {
    const earth = blend(stoneWorn, stone, 0.35);
    return (
      fill(
        polygon([
          [-out, -h - lip],
          [w + out, -h - lip],
          [w + d + out, -h - lip - rise],
          [d - out, -h - lip - rise],
        ]),
        earth,
      ) +
      fill(
        polygon([
          [w * 0.55, -h - lip],
          [w + out, -h - lip],
          [w + d + out, -h - lip - rise],
          [w * 0.55 + d, -h - lip - rise],
        ]),
        groundShade,
        0.22,
      ) +
      fill(box(0, -h, w, lip * 0.9), groundShade, 0.5) +
      fill(box(-out, -h - lip, w + out * 2, lip * 1.2), blend(stone, "#fff6e0", 0.5)) +
      fill(
        polygon([
          [w + out, -h - lip],
          [w + d + out, -h - lip - rise],
          [w + d + out, -h + lip * 0.2 - rise],
          [w + out, -h + lip * 0.2],
        ]),
        stoneDeep,
      )
    );
  }
  const top = roof === "tiles" ? h * 0.34 : w * 0.24;
  if (roof === "tiles") {
    const [a, b, c, e]: readonly [Point, Point, Point, Point] = [
      [-out * 2, -h + out],
      [w + out * 2, -h + out],
      [w + d / 2 + out, -h - rise / 2 - top],
      [d / 2 - out, -h - rise / 2 - top],
    ];
    const rows = counted(Math.round(w / 9)).map((index) => {
      const share = (index + 0.5) / Math.round(w / 9);
      return polyline([
        [a[0] + (b[0] - a[0]) * share, a[1]],
        [e[0] + (c[0] - e[0]) * share, e[1]],
      ]);
    });
    return (
      fill(
        polygon([
          [w, -h],
          [w + d, -h - rise],
          [w + d / 2, -h - rise / 2 - top],
        ]),
        sheet.mood.stoneShade,
      ) +
      fill(polygon([a, b, c, e]), tile) +
      stroke(rows.join(""), roofShade, 1.6, 0.6) +
      stroke(polyline([a, b]), roofShade, lip * 0.9) +
      stroke(polyline([b, c]), roofShade, lip * 0.7) +
      stroke(polyline([e, c]), blend(tile, "#ffe3b4", 0.4), lip * 0.6)
    );
  }
  const peak: Point = [w / 2, -h - top];
  const back: Point = [w / 2 + d, -h - top - rise];
  return (
    fill(polygon([[0, -h + 1], [w, -h + 1], peak]), stone) +
    fill(box(w / 2 - w * 0.05, -h - top * 0.5, w * 0.1, w * 0.1), stoneDeep) +
    fill(polygon([[w + out * 2, -h + out * 1.6], [w + d + out * 2, -h - rise + out * 1.6], back, peak]), roofShade) +
    stroke(polyline([[-out * 2, -h + out * 1.6], peak]) + polyline([peak, back]), tile, lip * 1.1) +
    stroke(polyline([peak, [w + out * 2, -h + out * 1.6]]), blend(tile, roofShade, 0.5), lip * 1.1)
  );
}
