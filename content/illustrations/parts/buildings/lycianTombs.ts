import { type Drawing, fill, place } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/**
 * The Tomb of Amyntas at Fethiye in its niche: antae, two Ionic columns, dentils, a pediment with three palmettes, the door in
 * four panels behind. 720 units wide, 700 high; its threshold is at y 0.
 */
export function templeTomb(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, near } = sheet.mood;
  const recess = "M-350 64V-500L-336-540L-40-700H40L360-548V64Z";
  const acroterion = (x: number, y: number, s: number) =>
    place(
      fill("M-16 0Q-44-20-34-48Q-26-40-18-34Q-24-66 0-84Q24-66 18-34Q26-40 34-48Q44-20 16 0Z", stone) +
        fill("M2 0Q10-40 0-84Q24-66 18-34Q26-40 34-48Q44-20 16 0Z", stoneShade),
      x,
      y,
      s,
    );
  const nails = counted(5).flatMap((row): Point[] => [
    [-66, -262 + row * 58],
    [-8, -262 + row * 58],
    [8, -262 + row * 58],
    [66, -262 + row * 58],
  ]);
  return (
    // The niche that was cut for it: its left cheek in shade, its right one in light.
    fill(recess, stoneDeep) +
    fill("M360 64V-548L318-520V64Z", stone) +
    fill("M40-700L360-548L318-520L30-660Z", stoneShade) +
    // Porch.
    fill(box(-250, -400, 500, 400), stoneDeep) +
    fill("M-250-400H250V-360L-130-300V0H-250Z", near, 0.55) +
    fill(box(-104, -330, 208, 330), stoneShade) +
    fill(box(-84, -308, 168, 308), stoneWorn) +
    fill(
      box(-72, -296, 66, 132) + box(6, -296, 66, 132) + box(-72, -148, 66, 140) + box(6, -148, 66, 140),
      stoneShade,
    ) +
    fill("M6-148H72V-8H6Z", near) +
    fill(nails.map(([x, y]) => disc(x, y, 4)).join(""), stone) +
    fill(box(-118, -346, 236, 18), stone) +
    // Antae and columns.
    fill(box(-292, -402, 56, 402) + box(236, -402, 56, 402), stone) +
    fill(box(-250, -402, 14, 402) + box(264, -402, 28, 402), stoneShade) +
    fill(
      counted(3)
        .map((index) => disc(-264, -352 + index * 22, 8))
        .join(""),
      stoneShade,
    ) +
    fill(box(-300, -404, 72, 14) + box(228, -404, 72, 14), wallBright) +
    [-118, 118].map((x) => place(ionic(sheet), x, 0)).join("") +
    // Beam, dentils, pediment.
    fill(box(-306, -446, 612, 46), stone) +
    fill(box(-306, -420, 612, 4) + box(-306, -404, 612, 5), stoneShade) +
    fill(
      counted(23)
        .map((index) => box(-300 + index * 26.4, -470, 15, 24))
        .join(""),
      stone,
    ) +
    fill(
      counted(23)
        .map((index) => box(-285 + index * 26.4, -470, 11, 24))
        .join(""),
      stoneShade,
    ) +
    fill(box(-326, -486, 652, 18), wallBright) +
    fill(
      polygon([
        [-330, -486],
        [0, -606],
        [330, -486],
      ]),
      stone,
    ) +
    fill(
      polygon([
        [-236, -492],
        [0, -576],
        [236, -492],
      ]),
      stoneShade,
    ) +
    fill(
      polygon([
        [-236, -492],
        [0, -576],
        [30, -565],
        [-160, -492],
      ]),
      stoneDeep,
      0.5,
    ) +
    fill(
      polygon([
        [-336, -486],
        [0, -610],
        [0, -590],
        [-290, -486],
      ]),
      wallBright,
    ) +
    fill(
      polygon([
        [336, -486],
        [0, -610],
        [0, -590],
        [290, -486],
      ]),
      stoneWorn,
    ) +
    acroterion(0, -600, 0.92) +
    acroterion(-318, -486, 0.7) +
    acroterion(318, -486, 0.7) +
    // Sill and the four steps.
    counted(4)
      .map(
        (step) =>
          fill(box(-306 - step * 16, step * 17, 612 + step * 32, 17), step % 2 ? stoneWorn : stone) +
          fill(box(-306 - step * 16, step * 17, 612 + step * 32, 4), wallBright, 0.8),
      )
      .join("")
  );
}

/** An unfluted Ionic column, 402 high, its volutes seen from the front. */
function ionic(sheet: Sheet): Drawing {
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  return (
    fill("M-34 0V-12H-30Q-36-20-30-28L-24-30L-20-356H20L24-30L30-28Q36-20 30-12H34V0Z", stone) +
    fill("M6-30L6-356H20L24-30L30-28Q36-20 30-12H34V0H6Z", stoneShade) +
    fill("M-20-30L-16-356H-9L-10-30Z", wallBright) +
    fill("M-42-384H42V-402H-42Z", wallBright) +
    fill("M-40-386H40Q54-384 52-366A16 16 0 0 1 22-362Q0-356-22-362A16 16 0 0 1-52-366Q-54-384-40-386Z", stone) +
    fill("M10-386H40Q54-384 52-366A16 16 0 0 1 22-362Q16-360 10-359Z", stoneShade) +
    fill(disc(-37, -367, 8), stoneShade) +
    fill(disc(37, -367, 8), stoneDeep) +
    fill(disc(-37, -367, 3) + disc(37, -367, 3), stone)
  );
}

/**
 * A plain rock tomb: a front of beams and stone panels with a row of beam ends (1) or a pediment (2) over it, a panel broken
 * out. 240 units wide, 250 high.
 */
export function houseTomb(sheet: Sheet, kind: 1 | 2): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, near } = sheet.mood;
  const roof =
    kind === 2
      ? fill("M-96-190L0-240L96-190Z", stone) +
        fill("M-62-196L0-226L62-196Z", stoneShade) +
        fill("M-100-188L0-244L-4-230L-80-190Z", wallBright)
      : fill(
          counted(7)
            .map((index) => disc(-72 + index * 24, -194, 9))
            .join("") + box(-92, -214, 184, 14),
          stone,
        );
  const panels = [-60, 6].flatMap((x) => [-160, -78].map((y) => box(x, y, 54, 68)));
  return (
    fill("M-118 6V-204L-96-250H104L120-210V6Z", stoneDeep) +
    fill("M120-210L104-250L84-230L92-196V6H120Z", stoneWorn) +
    fill(box(-88, -188, 176, 194), stone) +
    roof +
    fill(box(-68, -168, 136, 168), stone) +
    fill(panels.join(""), stoneShade) +
    fill(panels.slice(3).join("") + (kind === 2 ? (panels[1] ?? "") : ""), near) +
    fill(box(-72, -172, 8, 178) + box(-72, -172, 144, 8), stoneDeep) +
    fill(box(72, -188, 16, 194), stoneShade)
  );
}
