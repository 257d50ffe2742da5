import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#content/illustrations/kit/geometry.ts";
import { curve, lens, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";

export interface TravertineBasin {
  /** Its middle. */
  x: number;
  y: number;
  /** Half its width, and how deep its front half reaches towards us. */
  half: number;
  deep: number;
  /** How far its curtain hangs down. */
  drop: number;
  seed: number;
}

/** A basin of travertine seen from above: water behind a white lip in lobes, the fluted curtain that hangs from it, its right side in blue shade. */
export function travertineBasin({ x, y, half, deep, drop, seed }: TravertineBasin): Drawing {
  const random = randomOf(seed * 7);
  const lobes = Math.max(4, Math.round(half / 30));
  const swell = counted(lobes).map(() => random.between(0.05, 0.15));
  const around = (grow: number, from = 0, to = 2, steps = lobes * 12): Point[] =>
    shares(steps + 1).map((share) => {
      const angle = mixed(from, to, share) * Math.PI;
      const front = Math.sin(angle) > 0 ? ((angle / Math.PI) * lobes) % lobes : 0;
      const lobe =
        Math.sin(angle) > 0 ? Math.abs(Math.sin(front * Math.PI)) ** 0.7 * (swell[Math.floor(front)] ?? 0.1) : 0;
      const reach = grow * (0.95 + lobe + 0.07 * Math.sin(angle * 2 + seed) + 0.05 * Math.sin(angle * 3 + seed * 2));
      return [
        x + Math.cos(angle) * half * reach,
        y + Math.sin(angle) * deep * reach * (Math.sin(angle) > 0 ? 1 : 0.95),
      ];
    });
  const rim = around(1.05, 0, 1);
  const hang = (share: number) =>
    drop * (0.8 + 0.24 * Math.abs(Math.sin(share * lobes * Math.PI)) + 0.1 * Math.sin(share * 29 + seed));
  const foot = rim.map(([px, py], index): Point => [mixed(px, x, 0.05), py + hang(index / rim.length)]);
  const side = (from: number, to: number) => polygon([...rim.slice(from, to), ...foot.slice(from, to).toReversed()]);
  const per = 12;
  const last = rim.length;
  const flutes = counted(lobes - 1).map((index) => {
    const at = Math.round(((index + 1) / lobes) * (last - 1));
    const [px, py] = rim[at] ?? [x, y];
    const [thick, long] = [half * random.between(0.05, 0.09), hang(at / last) * random.between(0.7, 0.96)];
    return `M${short(px - thick)} ${short(py + 5)}Q${short(px)} ${short(py - 3)} ${short(px + thick)} ${short(py + 5)}Q${short(px + thick * 0.5)} ${short(py + long * 0.5)} ${short(px + thick * 0.1)} ${short(py + long)}Q${short(px - thick * 0.4)} ${short(py + long * 0.5)} ${short(px - thick)} ${short(py + 5)}z`;
  });
  const drips = counted(lobes * 2).map((index) => {
    const [px, py] = rim[Math.round(((index + random.between(0.25, 0.75)) / (lobes * 2)) * (last - 1))] ?? [x, y];
    const [thick, from] = [random.between(2, 5) + half * 0.008, drop * random.between(0.1, 0.4)];
    return polygon([
      [px, py + from],
      [px + thick, py + from],
      [px + thick * 0.6, py + from + drop * random.between(0.25, 0.5)],
    ]);
  });
  const pool = (grow: number) => curve(around(grow), true);
  return (
    fill(side(0, last), "#fffaf0") +
    fill(side(0, Math.round(lobes * per * 0.13)), "#93abcf") +
    fill(side(Math.round(lobes * per * 0.08), Math.round(last * 0.36)), "#c2d2e6") +
    fill(flutes.join(""), "#9fb6d6") +
    fill(drips.join(""), "#cfdcec") +
    fill(pool(1.06), "#fffdf6") +
    fill(pool(0.97), "#c5ebe8") +
    fill(
      curve(
        around(0.9).map(([px, py]): Point => [px, py - deep * 0.04]),
        true,
      ),
      "#86d3d9",
    ) +
    fill(
      curve(
        around(0.76).map(([px, py]): Point => [px + half * 0.05, py - deep * 0.1]),
        true,
      ),
      "#47afcb",
    ) +
    fill(
      curve(
        around(0.5).map(([px, py]): Point => [px + half * 0.12, py - deep * 0.22]),
        true,
      ),
      "#2c8fb8",
      0.75,
    ) +
    fill(
      lens(x - half * 0.36, y + deep * 0.2, half * 0.66, deep * 0.13) +
        lens(x - half * 0.12, y + deep * 0.48, half * 0.5, deep * 0.09),
      "#f2fffb",
      0.85,
    )
  );
}
