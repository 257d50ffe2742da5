import { type Drawing, dots, fill } from "#illustrations/kit/drawing.ts";
import type { Point } from "#illustrations/kit/geometry.ts";
import { box } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** The sky down to `height`, in the mood's colours, darker towards the zenith: most of it smooth, some of it sprayed, as spray alone is coarse over so large an area. */
export function sky(
  sheet: Sheet,
  { height, zenith = 0.62, reach = 0.62 }: { height: number; zenith?: number; reach?: number },
): Drawing {
  const { width, mood } = sheet;
  const top = box(0, 0, width, height * reach);
  const [from, to]: [Point, Point] = [
    [0, 0],
    [0, height * reach],
  ];
  const smooth = sheet.linear(
    [
      [0, mood.zenith, zenith * 0.9],
      [1, mood.zenith, 0],
    ],
    from,
    to,
  );
  return (
    fill(box(0, 0, width, height + 2), sheet.downwards(mood.sky, 0, height)) +
    fill(top, smooth) +
    sheet.spray(top, mood.zenith, { from, to, thick: zenith * 0.55 })
  );
}

/** Stars in three sizes, thinning out towards `height`. */
export function stars(sheet: Sheet, { height, count = 90 }: { height: number; count?: number }): Drawing {
  const { random, width, mood } = sheet;
  const sown = (share: number): Point[] =>
    Array.from({ length: Math.round(count * share) }, () => [random.next() * width, random.next() ** 1.5 * height]);
  return dots(sown(0.56), 0.9, mood.sun) + dots(sown(0.32), 1.5, mood.sun) + dots(sown(0.12), 2.3, mood.sun);
}
