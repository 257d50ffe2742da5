import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** Of the fronts of the kinds. */
const WIDTHS = [112, 138, 84, 124, 150, 96, 90, 118, 76, 130];

/** How many kinds there are. */
export const HILL_HOUSES = WIDTHS.length;

/** How wide the front of a kind is. */
export function hillHouseWidth(kind: number): number {
  return WIDTHS[kind] ?? 100;
}

/**
 * A house of an old hill village such as Şirince, kinds 0 to 9: ground floor of stone, white or ochre upper floor with a row of
 * tall windows, wide eaves under a low roof of tiles; some turn their gable to us, some are of bare stone. Its left front corner is
 * at 0,0.
 */
export function hillHouse(sheet: Sheet, kind: number) {
  return sheet.stamp(`hill house ${kind}`, () => {
    const { wall, wallShade, wallDeep, stone, stoneShade, roof } = sheet.mood;
    const w = hillHouseWidth(kind);
    const isGabled = kind % 3 === 2;
    const isBare = kind === 3 || kind === 8;
    const [low, high, d] = [[36, 30, 22, 44][kind % 4] ?? 36, [48, 44, 52][kind % 3] ?? 48, 34 + (kind % 4) * 6];
    const [h, rise] = [low + high, -d * 0.3];
    const upper = isBare ? stone : kind % 5 === 4 ? "#f3d9a6" : wall;
    const count = isBare ? 2 : Math.round(w / 30);
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
    const stack = w * (isGabled ? 0.72 : ([0.6, 0.34, 0.5, 0.7][kind % 4] ?? 0.6));
    return (
      fill(flank(0, 0, 1, h), wallShade) +
      fill(flank(0, 0, 1, low), stoneShade) +
      fill(flank(0.18, low + 10, 0.24, 30) + flank(0.58, low + 10, 0.24, 30), wallDeep) +
      fill(box(0, -h, w, high), upper) +
      fill(box(0, -low, w, low), stone) +
      fill(isBare ? "" : box(0, -low - 3, w, 4), "#8a5a3c") +
      fill(panes.map(([x, y]) => box(x - 2.5, y - 2.5, 19, 35)).join(""), "#8a5a3c") +
      fill(panes.map(([x, y]) => box(x, y, 14, 30)).join(""), "#3d4a66") +
      fill(panes.map(([x, y]) => box(x, y, 6, 30)).join(""), kind % 4 === 1 ? "#ffd48a" : "#7f96b4", 0.9) +
      fill(box(bay * (kind % 3) + 5, -low + 5, 17, low - 5), "#5a3a34") +
      fill(box(w - 19, -low + 8, 13, 14), "#3d4a66") +
      fill(box(-4, -h, w + 8, 5), wallDeep, 0.7) +
      (isGabled ? gabledRoof(sheet, upper, { w, d, eave, rise }) : hippedRoof(sheet, { w, d, eave, rise })) +
      fill(box(stack, -ridgeY - 12, 12, 22), wall) +
      fill(box(stack + 8, -ridgeY - 12, 5, 22), wallShade) +
      fill(box(stack - 3, -ridgeY - 15, 19, 5), roof)
    );
  });
}

interface Roofed {
  w: number;
  d: number;
  eave: number;
  rise: number;
}

function hippedRoof(sheet: Sheet, { w, d, eave, rise }: Roofed): Drawing {
  const ridge = -eave - 29;
  return (
    fill(
      polygon([
        [-12, -eave + 2],
        [w + 8, -eave + 2],
        [w + d * 0.45, ridge + rise * 0.5],
        [w * 0.22, ridge + rise * 0.5],
      ]),
      sheet.mood.roof,
    ) +
    fill(
      polygon([
        [w + 8, -eave + 2],
        [w + d + 9, -eave + rise + 1],
        [w + d * 0.45, ridge + rise * 0.5],
      ]),
      sheet.mood.roofShade,
    )
  );
}

/** A gable to the front: its left half of the roof is seen as an edge only, the right one in shade. */
function gabledRoof(sheet: Sheet, upper: string, { w, d, eave, rise }: Roofed): Drawing {
  const top = -eave - w * 0.36;
  return (
    fill(
      polygon([
        [0, -eave + 1],
        [w / 2, top],
        [w, -eave + 1],
      ]),
      upper,
    ) +
    fill(disc(w / 2, -eave - w * 0.13, 5), "#3d4a66") +
    fill(
      polygon([
        [w / 2, top - 6],
        [w + 10, -eave + 3],
        [w + d + 10, -eave + rise + 3],
        [w / 2 + d, top + rise - 6],
      ]),
      sheet.mood.roofShade,
    ) +
    fill(
      polygon([
        [-12, -eave + 4],
        [w / 2, top - 7],
        [w + 11, -eave + 4],
        [w + 4, -eave + 4],
        [w / 2, top + 3],
        [-4, -eave + 4],
      ]),
      sheet.mood.roof,
    )
  );
}
