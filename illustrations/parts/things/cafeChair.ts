import { frameOf, type Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { type Point, shares } from "#illustrations/kit/geometry.ts";
import { polygon } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** Where a thing stands before the scene's camera, in metres; `heading` is which way a chair looks: 0 away from us, 90 right. */
export interface Stand {
  camera: Project;
  right: number;
  away: number;
  heading?: number;
}

/** A wooden chair of the coffee house with a painted seat, in the perspective of its ground, and its shadow to the right. */
export function cafeChair(
  sheet: Sheet,
  { camera, right, away, heading = 90, colour }: Stand & { colour: string },
): Drawing {
  const { trunk, near, groundShade } = sheet.mood;
  const view = frameOf(camera, { right, away, heading });
  const [d, w] = [0.21, 0.2];
  const leg = (along: number, across: number, top: number) =>
    fill(
      polygon(
        (
          [
            [-0.022, 0],
            [0.022, 0],
            [0.022, top],
            [-0.022, top],
          ] as const
        ).map(([by, up]) => {
          const [x, y] = view([along, across, up]);
          const metre = view([along, across, 1])[1] - view([along, across, 0])[1];
          return [x - by * metre, y] as const;
        }),
      ),
      along < 0 ? trunk : near,
    );
  const seat = (up: number) => polygon([view([-d, -w, up]), view([d, -w, up]), view([d, w, up]), view([-d, w, up])]);
  const shade = ([x, y]: Point): Point => {
    const metre = view([0, 0, 0])[1] - view([0, 0, 1])[1];
    return [x + metre * 0.34, y];
  };
  const legs = [
    [-d, w],
    [d, w],
    [-d, -w],
    [d, -w],
  ] as const;
  return (
    fill(
      polygon([
        view([-d, -w, 0]),
        view([d, -w, 0]),
        shade(view([d, -w, 0])),
        shade(view([d, w, 0])),
        shade(view([-d, w, 0])),
        view([-d, w, 0]),
      ]),
      groundShade,
      0.55,
    ) +
    legs.map(([along, across]) => leg(along, across, along < 0 ? 0.88 : 0.44)).join("") +
    fill(seat(0.42) + seat(0.43) + seat(0.44) + seat(0.45), near) +
    fill(seat(0.46), colour) +
    fill(polygon([view([-d, -w, 0.79]), view([-d, w, 0.79]), view([-d, w, 0.88]), view([-d, -w, 0.88])]), trunk) +
    fill(polygon([view([-d, -w, 0.62]), view([-d, w, 0.62]), view([-d, w, 0.68]), view([-d, -w, 0.68])]), trunk)
  );
}

/** A round table on one foot, in perspective: the ellipse of its top depends on the height of the horizon. */
export function roundTable(sheet: Sheet, { camera, right, away, radius = 0.36 }: Stand & { radius?: number }): Drawing {
  const { wallBright, wallShade, trunk, near, groundShade } = sheet.mood;
  const ring = (reach: number, up: number, shift = 0) =>
    polygon(
      shares(37).map((share) =>
        camera([
          right + shift + Math.cos(share * Math.PI * 2) * reach,
          away + Math.sin(share * Math.PI * 2) * reach,
          up,
        ]),
      ),
    );
  const post = (half: number, from: number, to: number) =>
    polygon([
      camera([right - half, away, from]),
      camera([right + half, away, from]),
      camera([right + half, away, to]),
      camera([right - half, away, to]),
    ]);
  return (
    fill(ring(radius, 0, 0.34), groundShade, 0.55) +
    fill(ring(0.2, 0.01), near) +
    fill(post(0.028, 0, 0.71), trunk) +
    fill(ring(radius, 0.71), wallShade) +
    fill(ring(radius, 0.735), wallBright)
  );
}
