import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, lens } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { izmirClockTower } from "../buildings/town.ts";
import { placesOf } from "./placesOf.ts";

/**
 * The far shore of the tour: the walled harbour of Sığacık with its houses on a low headland, and on the quay to its right, among
 * palms, İzmir's clock tower. From x 300 to 1000; its waterline at 0, its tower 140 high.
 */
export function izmirShore(sheet: Sheet): Drawing {
  const houses = placesOf([
    470, -44, 17, 494, -52, 15, 518, -60, 19, 546, -58, 15, 570, -50, 18, 482, -30, 20, 508, -38, 16, 532, -42, 20, 562,
    -34, 17, 588, -32, 20, 640, -30, 18, 664, -40, 15, 668, -22, 22, 700, -26, 17, 728, -36, 15, 736, -20, 19, 880, -22,
    20, 906, -30, 15, 918, -18, 18,
  ]);
  const merlons = counted(19).map((index) => box(444 + index * 10, -30 + Math.sin(index) * 0.4, 6, 6));
  const tower = (x: number, wide: number, high: number): Drawing =>
    fill(
      box(x, -high, wide, high - 6) +
        [0, 0.39, 0.78].map((share) => box(x + wide * share, -high - 6, wide * 0.22, 7)).join(""),
      "#f3cf9c",
    ) +
    fill(
      box(x + wide * 0.62, -high, wide * 0.38, high - 6) + box(x + wide * 0.78, -high - 6, wide * 0.22, 7),
      "#a6737c",
    );
  const palm = (x: number, high: number): Drawing =>
    stroke(`M${x} -8Q${x + 2} ${-high * 0.5} ${x + 1} ${-high}`, "#6f5148", 3) +
    stroke(
      `M${x + 1} ${-high}q-12-8-18 5M${x + 1} ${-high}q-5-12-15-8M${x + 1} ${-high}q6-12 16-7M${x + 1} ${-high}q12-7 18 6M${x + 1} ${-high}q1-12 3-14`,
      "#5f6a42",
      3.6,
    );
  return (
    // The headland: its lit back, its shade, a strip of beach and quay, the image in the water.
    fill("M292 6Q360-14 440-26Q520-66 570-60Q650-46 720-40Q820-34 920-24Q980-12 1020 6Z", "#b99a6c") +
    fill("M570-60Q650-46 720-40Q820-34 920-24Q980-12 1020 6H700Q640-14 570-60Z", "#a3836a") +
    houses
      .map(
        ([x, y, wide]) =>
          fill(box(x, y - 9, wide, 14), "#fbe6c8") +
          fill(box(x + wide * 0.66, y - 9, wide * 0.34, 14), "#b9979c") +
          fill(`M${x - 2} ${y - 9}l5-7h${wide - 6}l5 7z`, "#bf6a4a"),
      )
      .join("") +
    fill(`M440-4V-26H632V-4Z${merlons.join("")}`, "#e9bd8a") +
    fill("M560-4V-26H632V-4Z", "#c9977e") +
    fill("M522-4V-14Q530-24 538-14V-4Z", "#6a4a6a") +
    tower(428, 30, 46) +
    tower(500, 20, 40) +
    tower(614, 32, 52) +
    palm(764, 42) +
    palm(788, 34) +
    place(izmirClockTower(sheet), 826, -6, 0.44) +
    palm(868, 38) +
    fill("M286 6Q420-10 640-8T1020 2L1026 9Q700 6 500 8T286 10Z", "#f3d9ac") +
    fill(lens(650, 13, 700, 9), "#8c6f7c", 0.6) +
    fill(lens(826, 24, 60, 6) + lens(520, 22, 190, 6) + lens(826, 34, 36, 5), "#f3d9ac", 0.6)
  );
}
