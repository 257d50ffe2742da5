import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, polygon, polyline, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** Where the wheel sits: at the end of its axle, clear of the cap. */
const HUB: Point = [-98, -216];

/** A stone mill of the Çeşme peninsula with a small wheel of bare spars, `cloths` of which are set. 290 high, its shadow falls right. */
export function cappedMill(
  sheet: Sheet,
  { turn, cloths = [1, 4] }: { turn: number; cloths?: readonly number[] },
): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright, trunk, door, window, groundShade } = sheet.mood;
  const random = randomOf(turn + 3);
  const courses = counted(26).map(() => {
    const [across, up] = [random.between(-0.9, 0.05), random.between(8, 180)];
    return `M${short(across * 62)} ${short(-up)}h${random.whole(9, 18)}`;
  });
  const rim = counted(8).map((index): Point => {
    const angle = ((turn + index * 45) / 180) * Math.PI;
    return [HUB[0] + Math.cos(angle) * 50, HUB[1] + Math.sin(angle) * 78];
  });
  const towards = (to: Point, share: number): Point => [
    HUB[0] + (to[0] - HUB[0]) * share,
    HUB[1] + (to[1] - HUB[1]) * share,
  ];
  const set = cloths.map((index) => {
    const [tip, next] = [rim[index % 8] ?? HUB, rim[(index + 1) % 8] ?? HUB];
    return polygon([towards(tip, 0.22), tip, towards(next, 0.8)]);
  });
  return (
    fill("M-40 14Q20-6 100-4L330 4Q344 20 300 26L60 26Q0 28-40 14Z", groundShade, 0.6) +
    fill("M-74 0Q-68-90-62-196H62Q68-90 74 0Q0 26-74 0Z", stone) +
    stroke(courses.filter((_, index) => index % 2).join(""), stoneWorn, 4.4) +
    stroke(courses.filter((_, index) => index % 2 === 0).join(""), wallBright, 3.4, 0.7) +
    fill("M8 13Q14-90 8-196H30Q34-90 30 12Z", blend(stone, stoneShade, 0.45)) +
    fill("M26 12Q30-90 24-196H62Q68-90 74 0Q54 9 26 12Z", stoneShade) +
    fill("M54 6Q54-90 48-196H62Q68-90 74 0Z", stoneDeep, 0.35) +
    fill("M-42 9V-50Q-42-72-20-72T2-50V13Q-22 13-42 9Z", wallBright) +
    fill("M-35 10V-48Q-35-64-20-64T-5-48V12Q-22 13-35 10Z", door) +
    fill("M-16 12V-64Q-5-62-5-48V12Z", window) +
    fill(box(-30, -146, 19, 26), window) +
    stroke("M-32-118H-9", wallBright, 4) +
    fill("M-78-192Q0-172 78-192L8-282Q2-286-5-282Z", "#b5633f") +
    fill("M20-183Q54-185 78-192L8-282Q4-284 2-283Z", "#78404a") +
    fill("M-78-192Q0-172 78-192Q0-183-78-192Z", "#5f3644") +
    stroke("M-50-189L-6-274M-20-185L-1-276", "#8e4a38", 2.6, 0.7) +
    // The axle comes out of a port in the cap; its upper edge is lit.
    fill("M-56-240L-34-246L-32-212L-58-208Z", "#5f3644") +
    stroke(polyline([HUB, [-42, -228]]), trunk, 11) +
    stroke(
      polyline([
        [HUB[0], HUB[1] - 3],
        [-44, -231],
      ]),
      "#9a6a4c",
      3,
    ) +
    fill(set.join(""), "#fff4dc") +
    stroke(rim.map((end) => polyline([HUB, end])).join("") + polygon(rim), trunk, 3) +
    stroke(`M${HUB[0]} ${HUB[1]}h0`, trunk, 15)
  );
}
