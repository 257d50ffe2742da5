import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { lens } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** Cloth, band, shade. */
export type RigColours = readonly [main: string, second: string, dark: string];

export interface WindsurfRigOptions {
  colours: RigColours;
  /** How far the mast rakes back, in degrees. */
  rake?: number;
  /** How much of the sail's breadth is seen: 1 from the side, .3 nearly end on. */
  breadth?: number;
}

/** A sail with its mast in front and its clew behind, 210 high; the mast's foot is at 0,0, it sails to the right. */
function windsurfSail(sheet: Sheet, { colours, rake = 10, breadth = 1 }: WindsurfRigOptions): Drawing {
  const [main, second, dark] = colours;
  const { near } = sheet.mood;
  const cloth = "M0-4Q38-112-4-210Q-84-150-102-58Q-50-20 0-4Z";
  return turned(
    `<g transform="scale(${breadth} 1)">${
      fill(cloth, main) +
      sheet.clipped(
        cloth,
        fill("M-120-96L40-58V-4H-120Z", second) +
          fill("M-120-128L40-84V-62L-120-98Z", "#fffaf0") +
          fill("M40-190Q14-100 2-4H60V-210Z", dark, 0.34) +
          fill("M-102-58Q-58-76-34-210H-130Z", "#ffffff", 0.2) +
          fill("M6-118L22-112Q22-92 18-74L-24-88Q-14-112 6-118Z", "#dff3f2", 0.75) +
          stroke("M16-120L-110-138M13-150L-100-162M5-182L-60-186M14-60L-120-82", dark, 1.8, 0.6),
      )
    }</g>` +
      stroke(
        `M0 0Q${19 * breadth} -56 ${17 * breadth} -108Q${15 * breadth} -160 ${-4 * breadth} -211`,
        near,
        breadth < 0.5 ? 3.4 : 4.4,
      ) +
      stroke(`M${17 * breadth} -84Q${-40 * breadth} -54 ${-104 * breadth} -62`, near, 4),
    -rake,
  );
}

/** The sail on its board under way to the right, its wake behind it, its colours in the water; the waterline is at y 0. */
export function windsurfRig(sheet: Sheet, options: WindsurfRigOptions): Drawing {
  const [main] = options.colours;
  const long = 0.5 + (options.breadth ?? 1) * 0.5;
  return place(
    fill(lens(-20, 22, 170, 9) + lens(-40, 36, 110, 7) + lens(-16, 48, 60, 5), main, 0.5) +
      fill("M-40-2Q-130-10-250 2Q-320 8-360 6Q-250 18-150 14Q-90 16-30 8Z", "#fbfdf6", 0.95) +
      fill("M-92 0Q-120-24-150-14Q-132-14-118 2ZM-60 0Q-84-34-108-30Q-86-22-78 4Z", "#fbfdf6", 0.9) +
      fill("M-96 4Q-30-6 70-12Q104-16 118-24Q112-6 70 3Q0 12-60 11Q-92 10-96 4Z", "#fffaf0") +
      fill("M-96 4Q-20 5 60-4Q100-9 118-24Q112-6 70 3Q0 12-60 11Q-92 10-96 4Z", main) +
      fill("M-60 6Q-20-2 24 4Q50 2 66 8Q20 20-30 18Q-56 16-60 6Z", "#fbfdf6") +
      place(windsurfSail(sheet, options), 14, -6, 1),
    0,
    0,
    1,
    long,
  );
}
