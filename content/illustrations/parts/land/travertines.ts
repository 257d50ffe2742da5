import type { Drawing } from "#content/illustrations/kit/drawing.ts";
import { rolling, terrain } from "./terrain.ts";

/** Water from the deep to the rim, then the white: rim and lit wall, wall aslant, wall in shade. */
const INKS = ["#4fabc6", "#7cc8d4", "#ace0e0", "#dcf2ea", "#fffaec", "#ece6e6", "#c9c6dc", "#a5adcf"] as const;

/** How high one step is, in metres. */
const STEP = 0.95;

/** How much of a step its wall takes. */
const WALL = 0.2;

/**
 * The white slope of Pamukkale: pools with winding rims that step down to the left and towards us, as the springs lay them. It runs
 * to the right edge; its brow on the left falls to a plain that is not its business.
 */
export function travertines({ horizon, seed }: { horizon: number; seed: number }): Drawing {
  const [broad, lobes, fine, drape] = [rolling(seed), rolling(seed + 1), rolling(seed + 2), rolling(seed + 3)];
  /** Creases between the lobes: 0 along a line where two pools meet. */
  const crease = (x: number, y: number) => Math.abs(lobes(x / 4.6 + 0.3 * broad(x / 3, y / 3), y / 5.4)) * 2;
  const level = (x: number, y: number) => {
    const brow = Math.max(0, -x - 8 - y * 0.2);
    const rise = 0.185 * x + 0.092 * y - 0.07 * brow * brow;
    return (
      Math.min(9.5, rise / STEP) + 0.9 * broad(x / 11, y / 11) + 0.62 * crease(x, y) + 0.1 * fine(x / 1.3, y / 1.3)
    );
  };
  const ground = (x: number, y: number) => {
    const at = level(x, y);
    const [floor, share] = [Math.floor(at), at - Math.floor(at)];
    const lip = share < 0.05 ? 0.05 : 0;
    const up = share > 1 - WALL ? ((share - 1 + WALL) / WALL) ** 0.8 : 0;
    return (floor + up + lip) * STEP;
  };
  const tone = (x: number, y: number) => {
    const at = level(x, y);
    if (at < -14) return -1;
    const share = at - Math.floor(at);
    if (share > 1 - WALL) {
      const [dx, dy] = [level(x + 0.25, y) - at, level(x, y + 0.25) - at];
      const light = (0.9 * dx - 0.45 * dy) / (Math.hypot(dx, dy) || 1) + drape(x * 2.3, y * 2.3) * 0.42 - 0.08;
      return light > 0.12 ? 4 : light > -0.22 ? 5 : light > -0.6 ? 6 : 7;
    }
    const edge = Math.min(share, crease(x, y) * 0.5 + 0.02);
    if (edge < 0.05) return 4;
    if (edge < 0.1) return 3;
    if (edge < 0.17) return 2;
    return edge < 0.29 ? 1 : 0;
  };
  return terrain({
    window: [-4, 200, 1604, 1204],
    cell: 2,
    horizon,
    centre: 800,
    eye: 8.4,
    focal: 1350,
    reach: [10, 170],
    steps: 1500,
    ground,
    tone,
    inks: INKS,
  });
}
