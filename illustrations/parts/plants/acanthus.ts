import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point, shares } from "#illustrations/kit/geometry.ts";
import { curve, lens, polygon, polyline } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";

/** A plant of acanthus, its root on 0,0: deep-cut leaves that arch from it, and spikes of pale flowers under purple hoods. */
export function acanthus(seed: number): Drawing {
  const random = randomOf(seed);
  const leaf = (degrees: number, long: number, tones: readonly [string, string, string]) => {
    const angle = (degrees / 180) * Math.PI;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const droop = long * (0.12 + 0.4 * Math.abs(dx));
    const spine = (share: number): Point => [
      dx * long * share,
      dy * long * share * (1 - share * 0.16) + droop * share ** 2.4,
    ];
    const half = long * random.between(0.2, 0.25);
    // Eight teeth a side, each with its notch, the longest below the middle.
    const edge = (side: number) =>
      counted(17).map((step): Point => {
        const share = 0.08 + (step / 16) * 0.92;
        const [x, y] = spine(share);
        const wide = half * Math.sin(Math.min(1, share * 0.86 + 0.14) * Math.PI) ** 0.8 * (step % 2 ? 1.2 : 0.58);
        const ahead = step % 2 ? half * 0.34 : 0;
        return [x - dy * wide * side + dx * ahead, y + dx * wide * side + dy * ahead + wide * 0.16];
      });
    const rib = shares(9).map(spine);
    const [left, right] = dx < 0 ? [1, -1] : [-1, 1];
    return (
      fill(polygon([...rib, ...edge(left).toReversed()]), tones[0]) +
      fill(polygon([...rib, ...edge(right).toReversed()]), tones[1]) +
      stroke(polyline(rib), tones[2], long * 0.018)
    );
  };
  // One flower: a white lip that hangs out from under its hood, and the thorny leaf that holds it.
  const flower = ([x, y]: Point, size: number, side: number, lit: boolean) => {
    const [open, hang] = [random.between(0.86, 1.12), random.between(-0.16, 0.3)];
    const at = (points: readonly number[]) =>
      counted(points.length / 2).map((index): Point => [
        x + (points[index * 2] ?? 0) * size * side * open,
        y + ((points[index * 2 + 1] ?? 0) + (points[index * 2] ?? 0) * hang) * size,
      ]);
    return (
      fill(polygon(at([0, 0.9, 0.5, 1.5, 0.62, 1.1, 1.06, 1.3, 0.9, 0.8, 0.4, 0.3])), lit ? "#86985c" : "#4f6a48") +
      fill(
        curve(at([0.1, 0, 0.7, -0.06, 1.24, 0.3, 1.38, 0.92, 1.06, 1.5, 0.82, 1.1, 0.52, 1.3, 0.3, 0.6]), true),
        lit ? "#fff3e2" : "#d8bcb8",
      ) +
      fill(
        curve(at([-0.1, 0, 0.36, -0.44, 1, -0.42, 1.46, 0.08, 1.44, 0.44, 1.04, 0.14, 0.5, 0.12]), true),
        lit ? "#a4607c" : "#784460",
      ) +
      (lit ? fill(curve(at([0.3, -0.34, 0.9, -0.38, 1.3, 0, 0.9, -0.16, 0.5, -0.14]), true), "#cf93a0") : "")
    );
  };
  const spike = (x: number, tall: number, lean: number) => {
    const stem = (share: number): Point => [
      x * mixed(0.3, 1, Math.min(1, share * 1.7)) + lean * share ** 2,
      -tall * share,
    ];
    const rows = counted(11).toReversed();
    return (
      stroke(polyline(shares(9).map(stem)), "#5f7440", 7) +
      rows
        .map((row) => {
          const share = 0.36 + 0.6 * (row / 10) ** 0.92;
          const [px, py] = stem(share);
          const size = mixed(17, 7, row / 10) * random.between(0.92, 1.08);
          // They stand in fours: two that we see from the side, and before every second pair one that looks at us.
          return (
            flower([px, py], size, 1, false) +
            flower([px, py], size, -1, true) +
            (row % 2 ? flower([px + size * 0.5, py + size * 0.5], size * 0.8, -1, true) : "")
          );
        })
        .join("") +
      [0.99, 1.02, 1.045].map((share, bud) => fill(lens(...stem(share), 17 - bud * 4, 13), "#8a7560")).join("")
    );
  };
  const back = [-70, -44, -18, 12, 38, 66].map((degrees) =>
    leaf(degrees + random.around(6), random.between(150, 190), ["#3d5f45", "#274437", "#7d9a5c"]),
  );
  const front = [-84, -54, -26, 22, 50, 80].map((degrees) =>
    leaf(degrees + random.around(6), random.between(110, 150), ["#6f9150", "#3b6346", "#b9c67c"]),
  );
  return back.join("") + spike(-18, 330, -22) + spike(26, 286, 4) + spike(62, 214, 30) + front.join("");
}
