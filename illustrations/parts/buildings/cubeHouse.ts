import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { box, polygon, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

export interface CubeHouseOptions {
  width: number;
  height: number;
  seed: number;
  /** Its roof fallen in, its walls ragged: the back wall shows inside. */
  ruin?: boolean;
  /** Position of a chimney as a share of its width; by default there is none. */
  chimney?: number;
  door?: string;
}

/**
 * A field-stone cube of the hills behind Bodrum, seen from a little above: lit front, shaded right flank, flat roof of beaten earth, its
 * shadow to the right. Its left front corner is at 0,0.
 */
export function cubeHouse(sheet: Sheet, options: CubeHouseOptions): Drawing {
  const { width: w, height: h, seed, ruin = false, chimney, door = "#2f6a80" } = options;
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, groundShade, trunk } = sheet.mood;
  const earth = blend(stone, stoneWorn, 0.75);
  const random = randomOf(seed * 91);
  const [d, rise] = [w * 0.36, w * 0.11];
  const dashes = (count: number) =>
    counted(count)
      .map(
        () =>
          `M${short(random.between(4, w - 20))} ${short(-random.between(5, h * (ruin ? 0.66 : 0.9)))}h${short(random.between(6, 12) * (1 + w / 900))}`,
      )
      .join("");
  const thick = 2 + w * 0.007;
  const top: Point[] = ruin
    ? [
        [0, -h * 0.82],
        [w * 0.16, -h * 0.98],
        [w * 0.34, -h * 0.9],
        [w * 0.44, -h * 0.62],
        [w * 0.62, -h * 0.68],
        [w * 0.8, -h * 0.9],
        [w, -h * 0.78],
      ]
    : [
        [0, -h],
        [w, -h],
      ];
  const flank: Point[] = ruin
    ? [
        [w, 0],
        [w + d, -rise],
        [w + d, -h * 0.9 - rise],
        [w + d * 0.5, -h * 0.62 - rise * 0.5],
        [w, -h * 0.78],
      ]
    : [
        [w, 0],
        [w + d, -rise],
        [w + d, -h - rise],
        [w, -h],
      ];
  return (
    fill(
      polygon([
        [w * 0.5, -2],
        [w + d, -rise],
        [w + d + h * 0.8, -rise + h * 0.06],
        [w + h * 0.62, h * 0.1],
        [w, 2],
      ]),
      groundShade,
      0.6,
    ) +
    (ruin
      ? fill(
          polygon([
            [d * 0.7, -rise],
            [d, -h * 0.86 - rise],
            [w * 0.6, -h * 0.98 - rise],
            [w + d, -h * 0.7 - rise],
            [w + d, -rise],
          ]),
          stoneDeep,
        )
      : fill(
          polygon([
            [0, -h],
            [w, -h],
            [w + d, -h - rise],
            [d, -h - rise],
          ]),
          earth,
        ) +
        fill(
          polygon([
            [w * 0.5, -h],
            [w, -h],
            [w + d, -h - rise],
            [w * 0.5 + d, -h - rise],
          ]),
          groundShade,
          0.25,
        )) +
    fill(polygon(flank), stoneShade) +
    fill(polygon([[0, 0], ...top, [w, 0]]), stone) +
    stroke(dashes(Math.round((w * h) / (420 + w * 3))), stoneWorn, thick) +
    stroke(dashes(Math.round((w * h) / (900 + w * 6))), wallBright, thick * 0.8, 0.8) +
    fill(box(w * 0.14, -h * 0.58, w * 0.17, h * 0.58), ruin ? stoneDeep : door) +
    fill(box(w * 0.1, -h * 0.65, w * 0.25, h * 0.07), trunk) +
    fill(box(w * 0.66, -h * 0.6, w * 0.13, h * 0.22), stoneDeep) +
    fill(box(w * 0.63, -h * 0.655, w * 0.19, h * 0.055), trunk) +
    (ruin
      ? stroke(polygon(top).replace("Z", ""), wallBright, thick)
      : fill(box(-w * 0.015, -h - w * 0.02, w * 1.03, w * 0.035), wallBright) +
        fill(
          polygon([
            [w * 1.015, -h - w * 0.02],
            [w * 1.015 + d, -h - w * 0.02 - rise],
            [w * 1.015 + d, -h + w * 0.015 - rise],
            [w * 1.015, -h + w * 0.015],
          ]),
          stoneDeep,
        )) +
    (chimney === undefined || ruin ? "" : chimneyAt(sheet, w * chimney, -h - rise * 0.4, Math.min(w * 0.13, 46)))
  );
}

/** A white chimney with a cap of slabs; its foot is in the middle of the roof. */
function chimneyAt(sheet: Sheet, x: number, y: number, flue: number): Drawing {
  const { wall, wallShade } = sheet.mood;
  return (
    fill(
      polygon([
        [x, y + flue * 0.1],
        [x + flue, y + flue * 0.1],
        [x + flue * 2.4, y + flue * 0.02],
        [x + flue * 2.2, y - flue * 0.2],
      ]),
      sheet.mood.groundShade,
      0.5,
    ) +
    fill(box(x, y - flue * 1.8, flue, flue * 1.9), wall) +
    fill(box(x + flue * 0.64, y - flue * 1.8, flue * 0.36, flue * 1.9), wallShade) +
    fill(box(x - flue * 0.16, y - flue * 2, flue * 1.32, flue * 0.26), wall) +
    fill(box(x + flue * 0.64, y - flue * 2, flue * 0.52, flue * 0.26), wallShade) +
    fill(
      polygon([
        [x - flue * 0.04, y - flue * 2],
        [x + flue * 0.46, y - flue * 2.7],
        [x + flue * 0.62, y - flue * 2],
      ]),
      wall,
    ) +
    fill(
      polygon([
        [x + flue * 0.62, y - flue * 2],
        [x + flue * 0.46, y - flue * 2.7],
        [x + flue * 1.04, y - flue * 2],
      ]),
      wallShade,
    )
  );
}
