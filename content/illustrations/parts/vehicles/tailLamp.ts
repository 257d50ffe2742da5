import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import type { SidePoint, VehicleKind } from "./models.ts";
import type { VehiclePaint } from "./paint.ts";
import type { Surface } from "./surface.ts";

interface Lamp {
  shape: readonly SidePoint[];
  /** The stripe that shines. */
  light: readonly SidePoint[];
}

/** As far as they come round the rear corner; beyond the body's end they are cut. */
const LAMPS: Record<VehicleKind, Lamp> = {
  sedan: {
    shape: [
      [4860, 900],
      [5000, 968],
      [5300, 992],
      [5300, 826],
      [5060, 836],
    ],
    light: [
      [4920, 914],
      [5060, 946],
      [5300, 960],
      [5300, 918],
    ],
  },
  carrier: {
    shape: [
      [5010, 800],
      [4960, 1000],
      [4966, 1290],
      [5010, 1340],
      [5200, 1340],
      [5200, 800],
    ],
    light: [
      [5050, 840],
      [5010, 1010],
      [5014, 1300],
      [5200, 1300],
      [5200, 1040],
      [5120, 840],
    ],
  },
  van: {
    shape: [
      [6830, 860],
      [6830, 1330],
      [7000, 1330],
      [7000, 860],
    ],
    light: [
      [6872, 1010],
      [6872, 1290],
      [7000, 1290],
      [7000, 1010],
    ],
  },
};

/** The near tail lamp, as it wraps round the corner of the rear: glass and the light in it. Clip it to the near side. */
export function tailLamp(surface: Surface, kind: VehicleKind, paint: VehiclePaint): Drawing {
  const { shape, light } = LAMPS[kind];
  return fill(surface.side(shape), paint.tailDim) + fill(surface.side(light), paint.tail);
}
