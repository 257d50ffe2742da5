import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed } from "#illustrations/kit/geometry.ts";
import { box, disc, type Path, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A summer cloud on a straight foot: heads lit on the left, one broad shade below right. `length` is its foot. */
export function cumulus(
  sheet: Sheet,
  { x, y, length, seed = 1 }: { x: number; y: number; length: number; seed?: number },
): Drawing {
  const random = randomOf(seed * 131);
  const { cloud, cloudShade } = sheet.mood;
  const crown = random.between(0.34, 0.6);
  const heads = counted(8).map((index) => {
    const share = (index + 0.5) / 8;
    const tall = Math.max(0.16, 1 - Math.abs(share - crown) * 2.1);
    const radius = length * mixed(0.05, 0.125, tall) * random.between(0.85, 1.15);
    return { at: x + (share - 0.5) * length * 0.9, up: y - length * 0.16 * tall * random.between(0.8, 1.15), radius };
  });
  const window = box(x - length, y - length, length * 2, length);
  const heap = heads.map(({ at, up, radius }) => disc(at, up, radius)).join("");
  const shade = heads.map(({ at, up, radius }) => disc(at + radius * 0.5, up + radius * 0.95, radius * 0.96)).join("");
  return sheet.clipped(
    window,
    sheet.clipped(
      heap + foot(x - length * 0.4, y, length * 0.8, length * 0.06),
      fill(window, cloud) + fill(shade + foot(x - length * 0.3, y, length, length * 0.035), cloudShade),
    ),
  );
}

/** A strip with round ends that runs round like the discs, so that both fill as one. */
function foot(x: number, y: number, width: number, height: number): Path {
  const [half, long] = [height / 2, width - height].map(short);
  return `M${short(x)} ${short(y - height / 2)}a${half} ${half} 0 0 0 ${half} ${half}h${long}a${half} ${half} 0 0 0 ${half} -${half}a${half} ${half} 0 0 0 -${half} -${half}h-${long}a${half} ${half} 0 0 0 -${half} ${half}z`;
}
