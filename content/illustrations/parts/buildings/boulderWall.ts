import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, type Path, polygon } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** One boulder of the wall, none square: lit from the left above. */
export function boulder(
  x: number,
  y: number,
  w: number,
  h: number,
  chance: () => number,
): { body: Path; lit: Path; shade: Path } {
  const j = () => (chance() - 0.5) * 0.16;
  const [l, r, t, b] = [x + w * 0.03, x + w * 0.97, y + h * 0.04, y + h * 0.97];
  const corners: Point[] = [
    [l + w * (0.1 + j()), t + h * j()],
    [l + w * (0.55 + j()), t - h * 0.02 + h * j() * 0.5],
    [r - w * (0.06 + j() * 0.4), t + h * (0.1 + j())],
    [r, t + h * (0.55 + j())],
    [r - w * (0.1 + j()), b],
    [l + w * (0.4 + j()), b + h * j() * 0.3],
    [l + w * (0.04 + j() * 0.3), b - h * (0.12 + j())],
    [l, t + h * (0.4 + j())],
  ];
  const [a, c, d, e, f, g, , i] = corners as [Point, Point, Point, Point, Point, Point, Point, Point];
  return {
    body: polygon(corners),
    lit: polygon([a, c, d, [mixed(c[0], d[0], 0.3), t + h * 0.3], [l + w * 0.2, t + h * 0.36], i]),
    shade: polygon([d, e, f, g, [mixed(g[0], e[0], 0.6), b - h * 0.28]]),
  };
}

/** A stretch of dry wall of large boulders, as the Lelegians built, between two heights, its courses uneven; `top` says how high it still stands at x. */
export function boulderWall(
  sheet: Sheet,
  {
    from,
    to,
    foot,
    top,
    size,
    seed,
  }: { from: number; to: number; foot: (x: number) => number; top: (x: number) => number; size: number; seed: number },
): Drawing {
  const random = randomOf(seed * 31);
  const { stone, stoneWorn, stoneShade, stoneDeep, wallBright } = sheet.mood;
  let [body, worn, lit, shade, back]: [Path, Path, Path, Path, Path] = ["", "", "", "", ""];
  const inner = (x: number) => x > from + size * 0.4 && x < to - size;
  for (let up = 0; up < 12; up += 1) {
    let x = from - random.between(0, size * 0.5) * (up % 2);
    while (x < to) {
      const w = Math.min(size * random.between(0.8, 1.7), to - x + size * 0.2);
      const h = size * random.between(0.56, 0.72) * mixed(1.15, 0.85, up / 8);
      const y = foot(x + w / 2) - (up + 1) * size * 0.6;
      if (y > top(x + w / 2) && x + w > from) {
        const one = boulder(Math.max(from, x), y, w, h, () => random.next());
        back += box(Math.max(from, x) + w * 0.05, y + h * 0.34, w * 0.9, h * (up ? 0.9 : 0.5));
        if (inner(x) && y - size * 0.6 > top(x + w / 2)) back += box(x - w * 0.1, y, w * 0.3, h);
        if (random.chance(0.6)) body += one.body;
        else worn += one.body;
        lit += one.lit;
        shade += one.shade;
      }
      x += w;
    }
  }
  return (
    fill(back, blend(stoneDeep, stoneShade, 0.35)) +
    fill(body, stone) +
    fill(worn, stoneWorn) +
    fill(shade, stoneShade, 0.75) +
    fill(lit, wallBright, 0.62)
  );
}

/** The gate of such a wall, over the middle of a sheet: two upright blocks, the reveal in shade, one great lintel. */
export function trilith(sheet: Sheet): Drawing {
  const { stone, stoneShade, stoneDeep, wallBright } = sheet.mood;
  return [
    fill("M752 1006L764 640H830L820 990Z", stoneDeep),
    fill("M742 1010L752 634L806 632L800 1004Z", stone),
    fill("M742 1010L752 634L770 632L762 1008Z", wallBright, 0.7),
    fill("M806 632L832 650L822 984L800 1004Z", stoneShade),
    fill("M762 830L802 826L802 834L762 840Z", stoneDeep),
    fill("M944 1000L940 634L1002 632L1012 1006Z", stone),
    fill("M980 633L1002 632L1012 1006L990 1006Z", stoneShade),
    fill("M944 1000L940 634L954 634L958 1000Z", wallBright, 0.7),
    fill("M943 812L1006 818V828L943 820Z", stoneDeep),
    fill("M704 640L712 566L760 548L900 540L1030 552L1048 580L1044 640L900 646Z", stone),
    fill("M712 566L760 548L900 540L1030 552L1000 572L860 566L740 584Z", wallBright),
    fill("M704 640L706 616L880 622L1046 612L1044 640L900 646Z", stoneShade),
    fill("M1000 572L1030 552L1048 580L1044 640L1010 640Z", stoneShade),
    fill("M806 640H940V654L808 656Z", stoneDeep, 0.7),
    stroke("M830 590L870 596L900 588M930 604L966 600", stoneShade, 3, 0.8),
  ].join("");
}
