import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { disc, lens, type Path, polygon } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";

/** An asphodel, a flower of February: strap leaves about a bare stem, white stars up its three branches. 200 high, on 0,0, its shadow with it. */
export function asphodel(seed: number): Drawing {
  const random = randomOf(seed * 13);
  const leaves = counted(9).map((index) => {
    const lean = (index - 4) * 15 + random.around(8);
    const tall = random.between(56, 92) - Math.abs(lean) * 0.4;
    return {
      path: `M-3 0Q${lean * 0.3} ${-tall} ${lean} ${-tall * 0.8}Q${lean * 0.4} ${-tall * 0.7} 4 0Z`,
      lit: index < 4,
    };
  });
  const spike = (x: number, y: number, tall: number, count: number) => {
    const stars = counted(count).map((index) => {
      const share = index / count;
      const [fx, fy] = [x + (index % 2 ? -1 : 1) * mixed(9, 3, share) + random.around(2), y - tall * share];
      return { fx, fy, size: mixed(11, 3, share) };
    });
    return (
      fill(stars.map(({ fx, fy, size }) => starOf(fx + 1.2, fy + 1.2, size)).join(""), "#c3aab6") +
      fill(stars.map(({ fx, fy, size }) => starOf(fx, fy, size)).join(""), "#fffaf5") +
      fill(stars.map(({ fx, fy, size }) => disc(fx, fy, size * 0.16)).join(""), "#b0705e")
    );
  };
  return (
    fill(lens(34, 2, 120, 12), "#5f7f45", 0.6) +
    fill(leaves.map(({ path }) => path).join(""), "#5f8053") +
    fill(
      leaves
        .filter(({ lit }) => lit)
        .map(({ path }) => path)
        .join(""),
      "#87a667",
    ) +
    stroke("M0 0Q3-90 0-186M1-86Q16-104 23-150M1-96Q-15-112-22-154", "#6d7a4c", 3.4) +
    spike(0, -104, 96, 15) +
    spike(23, -124, 44, 7) +
    spike(-22, -128, 42, 7)
  );
}

/** Six narrow petals. */
function starOf(x: number, y: number, size: number): Path {
  return counted(6)
    .map((index) => {
      const angle = (index / 6) * Math.PI * 2 + 0.4;
      const at = (turn: number, far: number): Point => [
        x + Math.cos(angle + turn) * size * far,
        y + Math.sin(angle + turn) * size * far,
      ];
      return polygon([at(0, 0.05), at(0.36, 0.6), at(0, 1), at(-0.36, 0.6)]);
    })
    .join("");
}
