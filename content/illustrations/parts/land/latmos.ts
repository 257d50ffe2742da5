import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { polygon, polygonDownTo, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** The range of Latmos, teeth of gneiss: the flank right of every tooth in shade, a chip of light left of it, a second row of teeth below. */
export function latmos(crest: readonly Point[], foot: number): Drawing {
  const random = randomOf(3);
  const teeth = (line: readonly Point[], reach: number) =>
    line.flatMap(([x, y], index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      if (!before || !after || y > before[1] || y > after[1]) return [];
      const [wide, high] = [after[0] - x, (foot - y) * reach * random.between(0.6, 1)];
      const shade = polygon([
        [x, y],
        after,
        [after[0] + wide * 0.3, after[1] + high * 0.4],
        [x + wide * random.between(0.6, 1.1), y + high],
        [x + wide * random.between(-0.2, 0.2), y + high * 0.62],
        [x + wide * random.between(0.2, 0.5), y + high * 0.3],
      ]);
      const light = polygon([
        [x, y],
        [x - wide * 0.1, y + high * 0.36],
        [x - wide * random.between(0.5, 0.9), y + high * random.between(0.4, 0.6)],
        [x - wide * 0.55, y + high * 0.2],
      ]);
      return [{ shade, light }];
    });
  const lower = crest.map(([x, y], index): Point => [x + 26, mixed(y, foot, 0.5) + (index % 2 ? 22 : -14)]);
  const [upper, under] = [teeth(crest, 0.62), teeth(lower, 0.7)];
  const pathOf = (rows: readonly { shade: string; light: string }[], side: "shade" | "light") =>
    rows.map((row) => row[side]).join("");
  return (
    fill(polygonDownTo(crest, foot), "#c8adb3") +
    fill(pathOf(under, "light"), "#dcc3bd") +
    fill(pathOf(under, "shade"), "#a592ae") +
    fill(pathOf(upper, "light"), "#f0dcc8") +
    fill(pathOf(upper, "shade"), "#8a7ea6")
  );
}

/** Round gneiss boulders, three or four in a heap, some 260 wide. */
export function boulders(sheet: Sheet, seed: number): Drawing {
  const random = randomOf(seed * 7);
  return [
    [-78, 0, 62, 50],
    [74, 4, 74, 58],
    [-4, -36, 60, 46],
    [4, 8, 56, 42],
  ]
    .map(([x = 0, y = 0, wide = 60, high = 50]) => {
      const w = wide * random.between(0.9, 1.15);
      const body = `M${short(x - w)} ${y}Q${short(x - w * 1.1)} ${short(y - high * 0.8)} ${short(x - w * 0.3)} ${short(y - high)}T${short(x + w)} ${short(y - high * 0.3)}Q${short(x + w * 1.06)} ${y} ${short(x + w * 0.9)} ${y}Z`;
      const flank = `M${short(x + w * 0.1)} ${y}Q${short(x + w * 0.5)} ${short(y - high * 0.4)} ${short(x + w * 0.24)} ${short(y - high * 0.96)}Q${short(x + w * 0.9)} ${short(y - high * 0.7)} ${short(x + w)} ${short(y - high * 0.3)}Q${short(x + w * 1.06)} ${y} ${short(x + w * 0.9)} ${y}Z`;
      return fill(body, "#dccbb6") + fill(flank, sheet.mood.stoneShade);
    })
    .join("");
}
