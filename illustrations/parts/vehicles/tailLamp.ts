import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import type { SidePoint } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";

/** As far as it comes round the rear corner; beyond the body's end it is cut. */
const GLASS: readonly SidePoint[] = [
  [5010, 800],
  [4960, 1000],
  [4966, 1290],
  [5010, 1340],
  [5200, 1340],
  [5200, 800],
];

/** The stripe in it that shines. */
const LIGHT: readonly SidePoint[] = [
  [5050, 840],
  [5010, 1010],
  [5014, 1300],
  [5200, 1300],
  [5200, 1040],
  [5120, 840],
];

/** The near tail lamp, as it wraps round the corner of the rear: glass and the light in it. Clip it to the near side. */
export function tailLamp(surface: Surface, paint: VehiclePaint): Drawing {
  return fill(surface.side(GLASS), paint.tailDim) + fill(surface.side(LIGHT), paint.tail);
}
