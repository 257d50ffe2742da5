import { fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, type Path, polygon, polyline } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { stones } from "./stonework.ts";

/**
 * A roofless house: the lit front with its openings, the shaded flank, inner walls that show above where the roof was. Kinds 0 to 7,
 * some 90 units wide; its left front corner is at 0,0.
 */
export function rooflessHouse(sheet: Sheet, kind: number) {
  return sheet.stamp(`rooflessHouse ${kind}`, () => {
    const random = randomOf(kind * 31 + 4);
    const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
    const [w, h, d] = [random.between(76, 104), random.between(70, 104), random.between(34, 56)];
    const rise = -d * 0.34;
    const two = h > 84;
    const ragged = (from: Point, to: Point, rough: number): Point[] =>
      counted(7).map((step) => [
        mixed(from[0], to[0], step / 6),
        mixed(from[1], to[1], step / 6) - (step % 6 ? random.between(-rough, rough) : 0),
      ]);
    const gable = kind % 8 === 0;
    const top = gable
      ? [[0, -h] as Point, [w * 0.46, -h - 34] as Point, [w * 0.58, -h - 30] as Point, [w, -h] as Point]
      : kind % 3 === 1
        ? [
            ...ragged([0, -h * 0.72], [w * 0.34, -h * 0.9], 7),
            [w * 0.4, -h] as Point,
            ...ragged([w * 0.46, -h - 4], [w, -h + 3], 4),
          ]
        : [...ragged([0, -h - 6], [w * 0.52, -h + 4], 7), ...ragged([w * 0.62, -h * 0.74], [w, -h * 0.5], 8)];
    const last = top.at(-1) ?? [w, -h];
    const flankTop = gable
      ? [last, ...ragged([w + d * 0.2, -h * 0.7], [w + d, -h * 0.82 + rise], 6)]
      : ragged(last, [w + d, mixed(last[1], -h, 0.6) + rise + random.around(8)], 7);
    const wide = w * 0.17;
    const floors = two ? [0.14, 0.6] : [0.3];
    const panes = floors.flatMap((up, floor) =>
      [0.14, 0.42, 0.7].flatMap((across, column) => {
        const door = floor === 0 && column === kind % 3;
        const high = door ? h * (two ? 0.38 : 0.6) : h * (two ? 0.22 : 0.34);
        return [[w * across, door ? 0 : -h * up, wide, high] as const];
      }),
    );
    const openings: Path = panes.map(([x, y, width, high]) => box(x, y - high, width, high)).join("");
    // Through an upper window one sees out of the one behind it.
    const through: Path = panes
      .filter((_, index) => index % 3 === kind % 3 && (two ? index > 2 : index > 0))
      .map(([x, y, width, high]) => box(x, y - high, width * 0.68, high * 0.8))
      .join("");
    const reveals: Path = panes
      .map(([x, y, width, high]) => box(x + width * 0.68, y - high, width * 0.32, high))
      .join("");
    const lintels: Path = panes.map(([x, y, width, high]) => box(x - 3, y - high - 4, width + 6, 4)).join("");
    return (
      // Inner faces of the back walls.
      fill(
        polygon([
          [d, rise],
          [d, -h + rise - 6],
          ...ragged([d, -h + rise - 8], [w + d, -h + rise + 4], 11),
          [w + d, rise],
        ]),
        "#775070",
      ) +
      fill(
        box(d + w * 0.2, -h * 0.96 + rise, w * 0.16, h * 0.2) + box(d + w * 0.62, -h * 0.92 + rise, w * 0.16, h * 0.2),
        "#f0b9a2",
      ) +
      fill(
        polygon([
          [0, 0],
          [d, rise],
          [d, -h + rise - 8],
          [0, -h],
        ]),
        stoneDeep,
      ) +
      fill(polygon([[w, 0], [w + d, rise], ...flankTop.toReversed()]), stoneShade) +
      fill(box(w + d * 0.36, -h * 0.62 + rise * 0.5, d * 0.24, h * 0.26), stoneDeep) +
      fill(polygon([[0, 0], ...top, [w, 0]]), stone) +
      stroke(stones(0, -h, w, h, kind + 5), stoneWorn, 2.2) +
      sheet.clipped(
        polygon([[0, 0], ...top, [w, 0]]),
        fill(openings, stoneDeep) + fill(through, "#dba394") + fill(reveals, "#c78f86") + fill(lintels, stoneWorn),
      ) +
      // The thickness of the walls, where the roof lay on them.
      stroke(polyline(top), wallBright, 3.4) +
      stroke(polyline(flankTop), "#b98a94", 3) +
      fill(
        polygon([
          [w, 0],
          [w + d, rise],
          [w + d + 40, rise + 14],
          [w + 20, 12],
        ]),
        "#4a3a60",
        0.5,
      )
    );
  });
}
