import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, chip, lens, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface StoneMillOptions {
  capped?: boolean;
  /** The broken rim, from left to right, around y -150. */
  rim: string;
  seed: number;
}

/** A mill of rubble stone with rests of its plaster: 150 units wide, 160 high, a round-arched door; foot at 0,0. */
export function stoneMill(sheet: Sheet, { capped = false, rim, seed }: StoneMillOptions): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wall, roof, roofShade, groundShade, trunk } = sheet.mood;
  const random = randomOf(seed * 17);
  const drum = `M-76 0L-68-146${rim}L76 0Q0 14-76 0Z`;
  const courses = counted(34).map(() => {
    const y = random.between(-138, -8);
    return `M${short(random.between(-62, 20))} ${short(y)}h${short(random.between(8, 18))}`;
  });
  const plaster = counted(3).map(() =>
    chip(random, random.between(-52, 4), random.between(-120, -40), random.between(10, 22), random.between(10, 26)),
  );
  return (
    fill("M40 10L70-14L330 10Q300 34 180 30Z", groundShade, 0.75) +
    (capped
      ? ""
      : fill("M-64-110L-62-148L-44-142L-28-150L10-144L36-152L66-138L68-90Z", stoneShade) +
        fill("M-4-100L0-145L10-144L36-152L66-138L68-90Z", "#b48a72")) +
    fill(drum, stone) +
    sheet.clipped(
      drum,
      fill(plaster.join(""), wall, 0.9) +
        stroke(courses.join(""), stoneWorn, 4) +
        fill(box(34, -190, 50, 210), stoneShade) +
        sheet.spray(box(-40, -190, 120, 210), stoneShade, { from: [44, 0], to: [-36, -10], thick: 1 }) +
        fill(box(58, -190, 30, 210), stoneDeep, 0.55),
    ) +
    fill("M-26 10V-44Q-26-66-6-66T14-44V12Z", stoneWorn) +
    fill("M-19 9V-42Q-19-58-5-58T9-42V11Z", stoneDeep) +
    fill(box(-16, -112, 18, 22), stoneDeep) +
    fill(box(-20, -94, 26, 5), stoneWorn) +
    (capped
      ? stroke("M-128-182L-30-172", trunk, 8) +
        fill("M-78-142Q0-164 78-142L6-226H-6Z", roof) +
        fill("M16-155Q50-152 78-142L6-226H0Z", roofShade) +
        fill("M-78-142Q0-164 78-142Q0-150-78-142Z", stoneDeep) +
        wheel(sheet)
      : "")
  );
}

/** Eight bare spars around a hub that stands left of the cap, joined by a rope; seen at an angle. */
function wheel(sheet: Sheet): Drawing {
  const ends = counted(8).map((index): Point => {
    const angle = ((index * 45 + 14) / 180) * Math.PI;
    return [-128 + Math.cos(angle) * 84, -182 + Math.sin(angle) * 128];
  });
  const rope = ends.map(([x, y], index) => `${index ? "L" : "M"}${short(x)} ${short(y)}`).join("");
  const spars = ends.map(([x, y]) => `M-128-182L${short(x)} ${short(y)}`).join("");
  return (
    stroke(`${rope}Z`, sheet.mood.trunk, 1.6) +
    stroke(spars, sheet.mood.trunk, 4) +
    fill(lens(-128, -182, 22, 22), sheet.mood.trunk)
  );
}
