import { fill } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** Of the fronts of the seven kinds. */
const WIDTHS = [112, 138, 96, 124, 150, 106, 90];

/** How wide the front of a kind is. */
export function hillHouseWidth(kind: number): number {
  return WIDTHS[kind] ?? 100;
}

/**
 * A house of an old hill village such as Şirince, kinds 0 to 6: ground floor of stone, white upper floor with a row of tall
 * windows, wide eaves under a low roof of tiles. Its left front corner is at 0,0.
 */
export function hillHouse(sheet: Sheet, kind: number) {
  return sheet.stamp(`hill house ${kind}`, () => {
    const { wall, wallShade, wallDeep, stone, stoneShade, roof, roofShade, wallBright } = sheet.mood;
    const w = hillHouseWidth(kind);
    const [low, high, d] = [kind % 3 === 2 ? 22 : 36, 48, 34 + (kind % 4) * 6];
    const [h, rise] = [low + high, -d * 0.3];
    const count = Math.round(w / 26);
    const bay = w / count;
    const panes = counted(count).map((index) => [bay * (index + 0.5) - 7, -low - high + 9] as const);
    const flank = (u: number, up: number, wide: number, tall: number): Path =>
      polygon([
        [w + d * u, rise * u - up],
        [w + d * (u + wide), rise * (u + wide) - up],
        [w + d * (u + wide), rise * (u + wide) - up - tall],
        [w + d * u, rise * u - up - tall],
      ]);
    const [eave, ridgeY] = [h + 1, h + 30];
    return (
      fill(flank(0, 0, 1, h), wallShade) +
      fill(flank(0, 0, 1, low), stoneShade) +
      fill(flank(0.18, low + 10, 0.24, 30) + flank(0.58, low + 10, 0.24, 30), wallDeep) +
      fill(box(0, -h, w, high), wall) +
      fill(box(0, -low, w, low), stone) +
      fill(box(0, -low - 3, w, 4), "#8a5a3c") +
      fill(panes.map(([x, y]) => box(x - 2.5, y - 2.5, 19, 35)).join(""), "#8a5a3c") +
      fill(panes.map(([x, y]) => box(x, y, 14, 30)).join(""), "#3d4a66") +
      fill(panes.map(([x, y]) => box(x, y, 6, 30)).join(""), kind % 2 ? "#ffd48a" : "#7f96b4", 0.9) +
      fill(panes.map(([x, y]) => box(x + 6, y, 2, 30)).join(""), wallBright) +
      fill(box(bay * (kind % 3) + 5, -low + 5, 17, low - 5), "#5a3a34") +
      fill(box(w - 19, -low + 8, 13, 14), "#3d4a66") +
      fill(box(-4, -h, w + 8, 5), wallDeep, 0.7) +
      fill(
        polygon([
          [-12, -eave + 2],
          [w + 8, -eave + 2],
          [w + d * 0.45, -ridgeY + rise * 0.5],
          [w * 0.22, -ridgeY + rise * 0.5],
        ]),
        roof,
      ) +
      fill(
        polygon([
          [w + 8, -eave + 2],
          [w + d + 9, -eave + rise + 1],
          [w + d * 0.45, -ridgeY + rise * 0.5],
        ]),
        roofShade,
      ) +
      fill(box(w * 0.6, -ridgeY - 12, 12, 22), wall) +
      fill(box(w * 0.6 + 8, -ridgeY - 12, 5, 22), wallShade) +
      fill(box(w * 0.6 - 3, -ridgeY - 15, 19, 5), roof)
    );
  });
}
