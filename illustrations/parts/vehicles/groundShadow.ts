import type { Project } from "#illustrations/kit/camera.ts";
import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { hull, polygon } from "#illustrations/kit/path.ts";
import { measureAt } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";
import { wheelCircle } from "./wheels.ts";

/** Offset of the shadow of a point one metre up, in metres: to the right on the sheet, and away from the camera. */
export type Cast = readonly [right: number, away: number];

/** Light from the left, a little from behind us: the shadow falls right. */
export const CAST: Cast = [0.8, 0.1];

/** What the body keeps from the light on the road, the dark under it, and the far wheels that stand in it. */
export function groundShadow(surface: Surface, paint: VehiclePaint, view: Project, cast: Cast): Drawing {
  const { model, at } = surface;
  const [along, across] = fallOf(view, model.length / 2000, cast);
  const end = model.length;
  const edges = [240, 600, model.belt, model.eaves, model.height].flatMap((up) =>
    shares(10).flatMap((share) => {
      const [front, rear] = [measureAt(model.nose, up), measureAt(model.tail, up)];
      const place = mixed(front, rear, share);
      const round = share === 0 || share === 1 ? 0.72 : 1;
      return [-1, 1].map((side): Point =>
        at(place + along * up, side * surface.halfAt(place, up) * round + across * up, 0),
      );
    }),
  );
  const contact = [
    at(model.frontAxle - 330, -560, 0),
    at(model.frontAxle - 120, -860, 0),
    at(model.rearAxle + 260, -860, 0),
    at(end - 330, -560, 0),
    at(end - 330, 700, 0),
    at(model.frontAxle - 60, 800, 0),
    at(model.frontAxle - 330, 500, 0),
  ];
  const far = [model.frontAxle, model.rearAxle]
    .map((axle) => hull([560, 820].flatMap((side) => wheelCircle(surface, axle, side, model.tyre))))
    .join("");
  // A floor that is higher off the road than a car's: the dark of it stays behind the bumpers.
  const high = Math.max(0, (model.nose[0]?.[0] ?? 0) - 240);
  const under = polygon([
    at(330, -700, 180 + high),
    at(240, -300, 230 + high),
    at(240, 500, 230 + high),
    at(420, 820, 180 + high),
    at(end - 420, 700, 200 + high),
    at(end - 330, -780, 200 + high),
  ]);
  return (
    fill(hull(edges), paint.shadow, 0.58) + fill(polygon(contact), paint.tyre, 0.72) + fill(far + under, paint.tyre)
  );
}

/** A cast on the sheet as the vehicle measures it. */
function fallOf(view: Project, middle: number, [right, away]: Cast): Point {
  const foot = view([middle, 0, 0]);
  const [[ax, ay], [cx, cy]] = [view([middle + 0.01, 0, 0]), view([middle, 0.01, 0])];
  // Level on the sheet is to the right; a quarter of a turn from there is away from us, whichever rises on the sheet.
  const length = Math.hypot(cy - foot[1], ay - foot[1]) || 1;
  const level: Point = [(cy - foot[1]) / length, -(ay - foot[1]) / length];
  const goesRight = level[0] * (ax - foot[0]) + level[1] * (cx - foot[0]) > 0 ? 1 : -1;
  const rightward: Point = [level[0] * goesRight, level[1] * goesRight];
  const turned: Point = [-rightward[1], rightward[0]];
  const rises = turned[0] * (ay - foot[1]) + turned[1] * (cy - foot[1]) < 0 ? 1 : -1;
  return [rightward[0] * right + turned[0] * rises * away, rightward[1] * right + turned[1] * rises * away];
}
