import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { box } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** An islet of Lake Bafa with the walls of a monastery; 220 wide. */
export function lakeMonastery(sheet: Sheet): Drawing {
  const { stoneWorn, leaf, leafDark } = sheet.mood;
  return (
    fill("M-112 2Q-84-20-40-26T60-22Q100-16 116 2Q60 12 0 11T-112 2Z", "#a79a86") +
    fill("M10 11Q30-8 60-22Q100-16 116 2Q60 12 10 11Z", "#7d7480") +
    fill("M-60-20V-52L-44-48V-58H-34V-44H6V-60L14-66L22-58V-40L54-36V-18Q0-14-60-20Z", stoneWorn) +
    fill("M22-58V-40L54-36V-18L14-16V-66Z", "#7b6a7a") +
    fill(box(-24, -38, 7, 12) + box(-4, -38, 7, 12), "#6f5a66") +
    fill("M62-18Q60-44 78-46T98-14Q80-8 62-18Z", leaf) +
    fill("M82-13Q86-38 78-46Q98-44 98-14ZM-92-8Q-92-30-78-30T-62-14Q-78-6-92-8Z", leafDark)
  );
}
