import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, mixed, type Point } from "#illustrations/kit/geometry.ts";
import { curve, disc, type Path, polygon, polyline } from "#illustrations/kit/path.ts";
import type { Random } from "#illustrations/kit/random.ts";

/** A bush of lavender in flower on 0,0, 100 high and 130 wide: a round mass of narrow leaves, spikes in a fan over it, bright to the left. Its shadow is the scene’s. */
export function lavender(random: Random): Drawing {
  const heart = curve(
    [
      [-26, 0],
      [-34, -20],
      [-15, -40],
      [15, -40],
      [34, -20],
      [26, 0],
    ],
    true,
  );
  return fill(heart, "#37504e") + leaves(random) + spikes(random);
}

/** Blades from the foot outwards, the dark ones behind. */
function leaves(random: Random): Drawing {
  const tones = ["", "", "", ""];
  for (const index of counted(104)) {
    const lean = random.around(1.2);
    const long = random.between(32, 58) * (1 - Math.abs(lean) * 0.16);
    const [x, y] = [lean * 19 + random.around(5), random.around(3)];
    const [dx, dy] = [Math.sin(lean), -Math.cos(lean)];
    const [mx, my] = [x + dx * long * 0.55, y + dy * long * 0.55];
    const light = lean < -0.1 + random.around(0.45);
    const tone = index < 36 ? 0 : light ? (random.chance(0.4) ? 3 : 2) : 1;
    tones[tone] += polygon([
      [x + dy * 0.6, y - dx * 0.6],
      [mx + dy * 1.2, my - dx * 1.2],
      [x + dx * long, y + dy * long],
      [mx - dy * 1.2, my + dx * 1.2],
      [x - dy * 0.6, y + dx * 0.6],
    ]);
  }
  return ["#37504e", "#5a775c", "#86995f", "#b5bb76"].map((colour, tone) => fill(tones[tone] ?? "", colour)).join("");
}

/** Stems in a fan, each with whorls that grow smaller to its tip; the lowest whorl stands apart. */
function spikes(random: Random): Drawing {
  const stems: Path[] = [];
  const tones = ["", "", ""];
  const count = 19;
  for (const index of counted(count)) {
    const lean = (index / (count - 1) - 0.5) * 1.2 + random.around(0.08);
    const long = random.between(74, 102);
    const head = random.between(20, 28);
    const [dx, dy] = [Math.sin(lean), -Math.cos(lean)];
    const at = (reach: number): Point => [dx * reach, dy * reach];
    stems.push(polyline([at(30), at(long)]));
    const tone = lean < -0.12 + random.around(0.3) ? 2 : lean < 0.3 + random.around(0.2) ? 1 : 0;
    for (const whorl of counted(8)) {
      const reach = whorl === 0 ? long - head * 1.16 : long - head * (1 - whorl / 7);
      const half = whorl === 0 ? 1.9 : mixed(3.3, 1.3, whorl / 7);
      const [x, y] = at(reach);
      const side = random.around(0.5);
      tones[tone] +=
        disc(x + dy * (half * 0.5 + side * 0.5), y - dx * half * 0.5, half * 0.86, half) +
        disc(x - dy * half * 0.5, y + dx * (half * 0.5 + side * 0.5), half * 0.86, half);
    }
  }
  return (
    stroke(stems.join(""), "#6d8257", 1.3) +
    ["#563b88", "#8058ae", "#b98bcf"].map((colour, tone) => fill(tones[tone] ?? "", colour)).join("")
  );
}
