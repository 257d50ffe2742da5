import { type Drawing, fill, place } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { column } from "./stonework.ts";

/**
 * The stage building of a Roman theatre, as at Hierapolis: a podium of niches and doors, a full storey of columns, and what
 * stands of the second. 946 units wide, 410 high, its podium 80 below; its middle is at 0,0.
 */
export function ancientStage(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, near } = sheet.mood;
  const columns = [-296, -236, -148, -92, -34, 34, 92, 148, 236, 296];
  const doors = [-266, -120, 0, 120, 266];
  const upper = [-236, -148, -92, -34, 34, 92];
  const wing = (x: number, wide: number, high: number) =>
    fill(box(x, -high, wide, high + 40), stoneWorn) +
    fill(box(x + wide * 0.55, -high, wide * 0.45, high + 40), stoneShade);
  const row = (at: readonly number[], foot: number, height: number, width: number): Drawing =>
    at
      .map(
        (x) =>
          fill(box(x - width * 0.8, foot - 14, width * 1.6, 14), stone) +
          place(column(sheet, { height, width, capital: "corinthian" }), x, foot - 12),
      )
      .join("");
  const back = "M-400 0V-250L-330-262V-356L-250-380L130-384L160-300L240-270L400-236V0Z";
  return [
    fill(back, stoneWorn),
    sheet.spray(back, stoneShade, {
      from: [400, 0],
      to: [-260, -300],
      thick: 0.95,
      thin: 0.1,
    }),
    wing(-470, 90, 150),
    wing(392, 84, 120),
    // Podium with its own niches.
    fill(box(-392, -70, 784, 150), stone),
    fill(box(-392, -70, 784, 10), wallBright),
    fill(box(-392, -58, 784, 4), stoneShade),
    fill(
      counted(15)
        .map((index) => `M${-366 + index * 50} 40v-58q16-22 32 0v58z`)
        .join(""),
      stoneShade,
    ),
    // First storey.
    fill(doors.map((x) => box(x - (x ? 20 : 28), -(x ? 168 : 186), x ? 40 : 56, x ? 98 : 116)).join(""), stoneDeep),
    fill(doors.map((x) => box(x - (x ? 20 : 28), -(x ? 168 : 186), x ? 12 : 16, x ? 98 : 116)).join(""), near, 0.5),
    fill(
      columns
        .map((x) =>
          polygon([
            [x + 12, -70],
            [x + 44, -70],
            [x + 44, -178],
            [x + 12, -206],
          ]),
        )
        .join(""),
      stoneDeep,
      0.45,
    ),
    row(columns, -70, 148, 22),
    entablature(sheet, -326, 652, -230),
    // Second storey.
    fill([-192, -63, 63].map((x) => `M${x - 18} -262v-66q18-26 36 0v66z`).join(""), stoneDeep),
    fill([-192, -63, 63].map((x) => `M${x - 7} -264q-5-36 2-50q-3-10 5-13q8 3 5 13q7 14 2 50z`).join(""), stone),
    row(upper, -256, 108, 17),
    entablature(sheet, -262, 176, -372),
    entablature(sheet, -60, 190, -372),
    fill(
      polygon([
        [-62, -370],
        [0, -412],
        [62, -370],
      ]),
      stone,
    ),
    fill(
      polygon([
        [-36, -372],
        [0, -396],
        [36, -372],
      ]),
      stoneShade,
    ),
    place(column(sheet, { height: 66, width: 17, capital: "broken" }), 236, -262),
    place(column(sheet, { height: 90, width: 17, capital: "broken" }), -296, -262),
    fill(
      polygon([
        [-392, 78],
        [392, 78],
        [392, 50],
        [-392, 50],
      ]),
      "#c99f78",
    ),
  ].join("");
}

/** A beam over columns: light above, dentils and shade below. */
function entablature(sheet: Sheet, x: number, wide: number, y: number): Drawing {
  const { stone, stoneShade, wallBright } = sheet.mood;
  return (
    fill(box(x, y, wide, 32), stone) +
    fill(box(x - 4, y - 4, wide + 8, 9), wallBright) +
    fill(
      box(x, y + 7, wide, 3) +
        counted(Math.floor(wide / 11))
          .map((index) => box(x + 3 + index * 11, y + 13, 5, 5))
          .join(""),
      stoneShade,
    ) +
    fill(box(x + wide, y, 10, 32), stoneShade)
  );
}
