import type { Drawing } from "#illustrations/kit/drawing.ts";
import { counted, within } from "#illustrations/kit/geometry.ts";
import { rolling, terrain } from "./terrain.ts";

/** Focal length in units; all other lengths are kilometres. */
const FOCAL = 1500;
const EYE = 0.02;
const CENTRE = 800;
/** The shore that the range stands on. */
const NEAR = 3;

/** A mass of granite by x and height on the sheet, how far away it stands, and how wide and how blunt it is. */
interface Mass {
  x: number;
  rise: number;
  away: number;
  wide: number;
  blunt: number;
}

/** Five fingers, the third the highest, then the shoulders that carry them and the hills before them. */
const MASSES: readonly Mass[] = [
  { x: 540, rise: 222, away: 6.2, wide: 92, blunt: 2.4 },
  { x: 706, rise: 282, away: 6.1, wide: 108, blunt: 2.2 },
  { x: 890, rise: 336, away: 6, wide: 128, blunt: 2 },
  { x: 1074, rise: 276, away: 6.1, wide: 108, blunt: 2.3 },
  { x: 1226, rise: 222, away: 6.3, wide: 100, blunt: 2.4 },
  { x: 870, rise: 206, away: 6.8, wide: 520, blunt: 1.5 },
  { x: 1330, rise: 150, away: 6.4, wide: 330, blunt: 1.6 },
  { x: 380, rise: 140, away: 6.6, wide: 330, blunt: 1.6 },
  { x: 60, rise: 96, away: 7, wide: 380, blunt: 1.7 },
  { x: 1600, rise: 118, away: 6.2, wide: 260, blunt: 1.7 },
  { x: 700, rise: 112, away: 4.8, wide: 190, blunt: 1.8 },
  { x: 1010, rise: 128, away: 4.6, wide: 210, blunt: 1.8 },
  { x: 1280, rise: 84, away: 4.2, wide: 180, blunt: 1.8 },
  { x: 440, rise: 62, away: 4.4, wide: 200, blunt: 1.8 },
  { x: 1520, rise: 62, away: 3.9, wide: 190, blunt: 1.8 },
  { x: 850, rise: 48, away: 3.7, wide: 160, blunt: 1.8 },
];

/** What grows in the sun and in the shade, then rock from full light to the deepest shade. */
const INKS = ["#cfc5a4", "#a3a396", "#fbe6d0", "#f3cdb6", "#dcacb0", "#b192b9", "#8a73ab", "#6f5f9c"] as const;
const ROCK = 2;
/** What is lit less than this belongs to the next ink. */
const STEPS = [0.8, 0.62, 0.42, 0.22, 0] as const;
const SUN = [-0.8, -0.3, 0.52] as const;

function heights(): (right: number, away: number) => number {
  const [warp, aside, broken, large, small] = [rolling(3), rolling(8), rolling(17), rolling(5), rolling(21)];
  return (right, away) => {
    // Without a warp the fingers would be as round as if turned on a lathe.
    const x = right + warp(right * 2.1, away * 1.3) * 0.1 + broken(right * 6.5, away * 4) * 0.045;
    const far = away + aside(right * 1.7, away * 1.7) * 0.22;
    let high = 0;
    for (const mass of MASSES) {
      const [at, half] = [((mass.x - CENTRE) * mass.away) / FOCAL, (mass.wide * mass.away) / FOCAL];
      const reach = Math.sqrt(((x - at) / half) ** 2 + ((far - mass.away) / (half * 1.3)) ** 2);
      if (reach < 1) high = Math.max(high, ((mass.rise * mass.away) / FOCAL) * (1 - reach ** mass.blunt));
    }
    // The size of a noise where it is near zero makes clefts: between them granite wears to domes.
    const domes = Math.abs(large(x * 3.2, far * 2.6)) * 0.3 + Math.abs(small(x * 7.5, far * 6.5)) * 0.1;
    return high + (domes - 0.09) * within(high * 1.5);
  };
}

/**
 * Beşparmak from Lake Bafa: five fingers of worn granite above their shoulders, the third the highest. Light comes from the left, their right
 * sides lie in violet shade. From x 0 to 1600 and down to `foot`.
 */
export function besparmak(foot: number): Drawing {
  const [ground, maquis] = [heights(), rolling(14)];
  const facing = (right: number, away: number): number => {
    const step = 0.02;
    const dx = (ground(right + step, away) - ground(right - step, away)) / (2 * step);
    const dy = (ground(right, away + step) - ground(right, away - step)) / (2 * step);
    return (-dx * SUN[0] - dy * SUN[1] + SUN[2]) / Math.hypot(dx, dy, 1);
  };
  // Whether something nearer to the sun is in the way, which gathers the shade into large shapes.
  const shaded = (right: number, away: number): boolean => {
    const high = ground(right, away) + 0.012;
    return counted(14).some((index) => {
      const far = 0.04 * 1.28 ** index;
      return ground(right - far * 0.94, away - far * 0.34) > high + far * 0.56;
    });
  };
  return terrain({
    window: [-10, foot - 420, 1610, foot + 2],
    cell: 2,
    horizon: foot - (EYE * FOCAL) / NEAR,
    centre: CENTRE,
    eye: EYE,
    focal: FOCAL,
    reach: [NEAR, 8],
    steps: 420,
    ground,
    tone: (right, away) => {
      if (ground(right, away) < 0.004 && away > NEAR + 0.4) return -1;
      const light = shaded(right, away) ? Math.min(0.4, facing(right, away)) - 0.16 : facing(right, away);
      // Groves and maquis climb from the shore as far as the rock lets them.
      const grown = 0.05 + maquis(right * 1.6, away * 2.2) * 0.07;
      if (ground(right, away) < grown) return light > 0.42 ? 0 : 1;
      const index = STEPS.findIndex((step) => light > step);
      return ROCK + (index === -1 ? STEPS.length : index);
    },
    inks: INKS,
  });
}
