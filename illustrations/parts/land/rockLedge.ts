import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, lens, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";

/** The rock of a shore between trees and water, from one x to another: a ledge of uneven height, split by shade, a wet line under it. */
export function rockLedge(
  shore: number,
  [from, to]: readonly [number, number],
  [lit, dark, wet]: readonly [string, string, string],
  seed: number,
): Drawing {
  const random = randomOf(seed);
  const steps = counted(24);
  const top = steps.map((index): Point => {
    const share = index / 23;
    const high = 10 + Math.sin(share * Math.PI) * 12 + random.between(0, 12);
    return [mixed(from, to, share), shore + 4 - high];
  });
  const cracks = steps.map((index) => {
    const x = mixed(from, to, (index + random.next()) / 24);
    return `M${short(x)} ${shore + 8}L${short(x + 6)} ${short(shore - random.between(2, 14))}L${short(x + random.between(16, 34))} ${shore + 8}Z`;
  });
  return (
    fill(curve(top) + `L${to} ${shore + 4}Q${(from + to) / 2} ${shore + 12} ${from} ${shore + 4}Z`, lit) +
    fill(cracks.join(""), dark, 0.7) +
    fill(lens((from + to) / 2, shore + 8, to - from + 60, 9), wet, 0.7)
  );
}
