import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, polygon, polyline, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

const HUB: Point = [-98, -222];

/** A mill of Alaçatı: a drum of rough stone, a low cone of tiles, its axle out of the cone, a wheel of twelve spars with some of its cloth set. 350 high, its shadow falls right. */
export function alacatiMill(sheet: Sheet, turn: number): Drawing {
  const { stone, stoneWorn, stoneShade, wallBright, trunk, door, window, groundShade } = sheet.mood;
  const random = randomOf(turn);
  const drum = "M-78 0Q-72-80-65-186H65Q72-80 78 0Q0 26-78 0Z";
  const courses = counted(40).map(() => {
    const [across, up] = [random.between(-0.85, 0.1), random.between(6, 172)];
    return `M${short(across * 66)} ${short(-up)}h${random.whole(9, 20)}`;
  });
  return (
    fill("M-60 10Q20-8 110-6L360 6Q372 24 330 30L60 26Q-20 28-60 10Z", groundShade, 0.62) +
    fill(drum, stone) +
    stroke(courses.filter((_, index) => index % 2).join(""), stoneWorn, 4.5) +
    stroke(courses.filter((_, index) => index % 2 === 0).join(""), wallBright, 3.6, 0.7) +
    fill("M26 12Q30-90 24-186H65Q72-80 78 0Q56 9 26 12Z", stoneShade) +
    fill("M8 13Q14-90 8-186H26Q32-90 28 12Z", blend(stone, stoneShade, 0.45)) +
    fill("M58 6Q56-90 50-186H65Q72-80 78 0Z", sheet.mood.stoneDeep, 0.35) +
    fill("M-44 9V-48Q-44-70-22-70T0-48V13Q-24 13-44 9Z", wallBright) +
    fill("M-37 10V-46Q-37-62-22-62T-7-46V12Q-24 13-37 10Z", door) +
    fill("M-18 12V-62Q-7-60-7-46V12Z", window) +
    fill(box(-34, -140, 20, 26), window) +
    stroke("M-36-112H-12", wallBright, 4) +
    // The axle lies in the cap: what is right of the slope is under the tiles.
    stroke(polyline([HUB, [-30, -214]]), trunk, 11) +
    fill("M-82-182Q0-160 82-182L8-270Q2-274-5-270Z", "#b5633f") +
    fill("M20-172Q54-174 82-182L8-270Q4-272 2-271Z", "#78404a") +
    fill("M-82-182Q0-160 82-182Q0-172-82-182Z", "#5f3644") +
    stroke("M-52-178L-6-262M-22-173L-1-264M8-172L2-264", "#8e4a38", 2.6, 0.7) +
    wheel(sheet, turn)
  );
}

function wheel(sheet: Sheet, turn: number): Drawing {
  const { trunk } = sheet.mood;
  const rim = counted(12).map((index): Point => {
    const angle = ((turn + index * 30) / 180) * Math.PI;
    return [HUB[0] + Math.cos(angle) * 64, HUB[1] + Math.sin(angle) * 118];
  });
  const towards = (to: Point, share: number): Point => [
    HUB[0] + (to[0] - HUB[0]) * share,
    HUB[1] + (to[1] - HUB[1]) * share,
  ];
  const cloths = [0, 2, 3, 6, 8, 9].map((index) => {
    const [tip, next] = [rim[index] ?? HUB, rim[(index + 1) % 12] ?? HUB];
    return {
      lit: polygon([towards(tip, 0.24), tip, towards(next, 0.86)]),
      dark: polygon([towards(tip, 0.24), towards(tip, 0.62), towards(next, 0.86)]),
    };
  });
  return (
    fill(cloths.map(({ lit }) => lit).join(""), "#fff4dc") +
    fill(cloths.map(({ dark }) => dark).join(""), "#d9bfae", 0.8) +
    stroke(rim.map((end) => polyline([HUB, end])).join("") + polygon(rim), trunk, 3) +
    fill(disc(HUB[0], HUB[1], 9, 11), trunk)
  );
}
