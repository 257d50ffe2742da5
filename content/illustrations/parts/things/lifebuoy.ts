import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, polygon } from "#content/illustrations/kit/path.ts";

/** A lifebuoy afloat: its hole shows the water, its image touches it. 184 wide, 68 high. */
export function lifebuoy(): Drawing {
  const [outer, inner] = [`${disc(0, 0, 92, 34)}`, "M-52-3a52 17 0 1 1 104 0a52 17 0 1 1-104 0z"];
  const bands = counted(4).map((index) => {
    const [from, to] = [(index * Math.PI) / 2 + 0.4, (index * Math.PI) / 2 + 1.1];
    const at = (angle: number, reach: number): Point => [Math.cos(angle) * 92 * reach, Math.sin(angle) * 34 * reach];
    return polygon([
      at(from, 1),
      at((from + to) / 2, 1.02),
      at(to, 1),
      at(to, 0.5),
      at((from + to) / 2, 0.48),
      at(from, 0.5),
    ]);
  });
  return (
    fill("M-92 2A92 34 0 0 0 92 2Q100 40 40 50Q-20 58-70 42Q-98 28-92 2Z", "#1f8f9f", 0.5) +
    fill(lens(6, 44, 130, 9) + lens(-20, 54, 70, 7), "#e0694f", 0.7) +
    fill(lens(48, 47, 60, 6), "#fffaf0", 0.7) +
    fill(outer, "#e0472f") +
    fill(bands.join(""), "#fffaf0") +
    fill("M92 0A92 34 0 0 1-92 0Q-60 30 0 30T92 0Z", "#8d2c3c", 0.4) +
    fill(inner, "#57bfc4") +
    fill("M-52-3a52 17 0 0 1 104 0a54 12 0 0 0-104 0z", "#a03a3a")
  );
}
