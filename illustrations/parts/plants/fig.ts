import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point, within } from "#illustrations/kit/geometry.ts";
import { blot, type Path, short } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import type { Random } from "#illustrations/kit/random.ts";

/** A fig's leaf of five round lobes on its stalk at a place, `turn` in radians. */
function figLeaf(x: number, y: number, size: number, turn: number): Path {
  const [sin, cos] = [Math.sin(turn) * size, Math.cos(turn) * size];
  const at = (u: number, v: number) => `${short(x + u * cos - v * sin)} ${short(y + u * sin + v * cos)}`;
  const bend = (u: number, v: number, toU: number, toV: number) => `Q${at(u, v)} ${at(toU, toV)}`;
  return `M${at(0, 0.1)}${bend(-0.95, 0.25, -0.86, -0.24)}${bend(-0.7, -0.42, -0.5, -0.44)}${bend(-1, -0.74, -0.68, -0.98)}${bend(-0.44, -1, -0.28, -0.78)}${bend(-0.4, -1.3, 0, -1.36)}${bend(0.4, -1.3, 0.28, -0.78)}${bend(0.44, -1, 0.68, -0.98)}${bend(1, -0.74, 0.5, -0.44)}${bend(0.7, -0.42, 0.86, -0.24)}${bend(0.95, 0.25, 0, 0.1)}Z`;
}

const FIG_TONES = ["#465a3b", "#6b7f43", "#979f4a", "#c9c168"] as const;

/** A mass of fig leaves about a place: dark ones at its rim and below, light ones towards the sun; `sun` is how much of it the mass has. */
export function figMass(random: Random, x: number, y: number, r: number, sun = 0.5): Drawing {
  const leaves = (count: number, [dx, dy]: Point, reach: number, size: number) =>
    counted(count)
      .map((index) => {
        const angle = (index / count) * Math.PI * 2 + random.around(0.4);
        const far = Math.sqrt(random.between(0.16, 1)) * reach * r;
        return figLeaf(
          x + dx * r + Math.cos(angle) * far,
          y + dy * r + Math.sin(angle) * far * 0.8,
          size * random.between(0.8, 1.15),
          // They hang outwards and down.
          Math.PI + Math.cos(angle) * -1.1 + random.around(0.6),
        );
      })
      .join("");
  return (
    fill(blot(random, x, y, r * 0.72, r * 0.6) + leaves(14, [0.05, 0.04], 0.92, 19), FIG_TONES[0]) +
    fill(leaves(15, [-0.06, -0.1], 0.88, 19), FIG_TONES[1]) +
    fill(leaves(4 + Math.round(sun * 12), [-0.2, -0.24], 0.72, 18), FIG_TONES[2]) +
    fill(leaves(Math.round(sun * 9), [-0.3, -0.36], 0.5, 16), FIG_TONES[3])
  );
}

/** A wild fig, 680 high and 620 wide: pale stems from one root, the masses of its leaves with light between them. No shadow. */
export function figTree(random: Random, [x, y]: Point): Drawing {
  const masses = placesOf([
    240, -320, 78, 214, -440, 90, 112, -540, 98, -20, -580, 100, -136, -490, 92, -160, -370, 76, 120, -400, 100, 0,
    -430, 104, -70, -300, 74, 60, -290, 88, 166, -240, 72,
  ]);
  const stems = masses.map(([dx, dy], index) =>
    stroke(
      `M${x + (index % 3) * 6} ${y}Q${x + dx * 0.1} ${short(y + dy * 0.55)} ${x + dx} ${y + dy}`,
      index % 2 ? "#cbb39c" : "#a38a86",
      15 - index,
    ),
  );
  return (
    stems.join("") +
    masses.map(([dx, dy, r]) => figMass(random, x + dx, y + dy, r, within(0.5 - (dx + dy + 360) / 420))).join("")
  );
}
