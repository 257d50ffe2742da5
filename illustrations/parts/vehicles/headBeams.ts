import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { type Point, shares } from "#illustrations/kit/geometry.ts";
import { polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** What the headlamps throw on the road: one pool of light that leaves the bumper, widens and fades, brighter within. */
export function headBeams(
  sheet: Sheet,
  {
    view,
    reach = 7,
    colour = "#ff9a66",
    strength = 1,
  }: { view: Project; reach?: number; colour?: string; strength?: number },
): Drawing {
  const pool = (share: number, opacity: number) => {
    const [end, open] = [reach * (0.55 + share * 0.45), 0.3 * share];
    // A fan with a round end; its sides leave the lamps.
    const side = (sign: number) =>
      shares(12).map((step): Point => {
        const ahead = end * Math.sin((step * Math.PI) / 2);
        const half = (0.66 + ahead * open) * Math.cos((step * Math.PI) / 2) ** 0.4;
        return view([0.3 - ahead, sign * half, 0]);
      });
    const [[x1, y1], [x2, y2]] = [view([0.3, 0, 0]), view([0.3 - end, 0, 0])];
    const light = sheet.linear(
      [
        [0, colour, opacity * strength],
        [0.5, colour, opacity * strength * 0.6],
        [1, colour, 0.02],
      ],
      [Math.round(x1), Math.round(y1)],
      [Math.round(x2), Math.round(y2)],
    );
    return fill(polygon([...side(1), ...side(-1).toReversed()]), light);
  };
  return pool(1, 0.34) + pool(0.66, 0.34) + pool(0.34, 0.4);
}
