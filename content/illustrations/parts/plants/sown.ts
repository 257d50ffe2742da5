import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, mixed, type Point, within } from "#content/illustrations/kit/geometry.ts";
import { disc, short } from "#content/illustrations/kit/path.ts";
import { type Random, randomOf } from "#content/illustrations/kit/random.ts";

const STRIP = 126;

/** Flowers over the field, larger the nearer they are: `draw` gets a place and the size of a flower there. */
export function sown(
  seed: number,
  count: number,
  draw: (random: Random, x: number, y: number, size: number) => Drawing,
): Drawing {
  const random = randomOf(seed * 19);
  return counted(count)
    .map((index): Point => [
      4 + ((index * 0.618) % 1) * (STRIP - 8) + random.around(6),
      mixed(1050, 1192, random.next()),
    ])
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y]) => draw(random, x, y, mixed(0.5, 1.25, within((y - 1050) / 142))))
    .join("");
}

/** A flower on a stem: petals in one colour round an eye in another. */
export function bloom(petal: string, eye: string, stem: string, tall: number, radius: number) {
  return (random: Random, x: number, y: number, size: number): Drawing => {
    const [lean, high, r] = [random.around(8) * size, tall * size * random.between(0.7, 1.2), radius * size];
    const [hx, hy] = [x + lean, y - high];
    const petals = counted(6).map((index) => {
      const angle = index * 1.05 + lean;
      return disc(hx + Math.cos(angle) * r * 0.62, hy + Math.sin(angle) * r * 0.5, r * 0.44, r * 0.38);
    });
    return (
      stroke(
        `M${short(x)} ${short(y)}Q${short(x)} ${short(y - high * 0.5)} ${short(hx)} ${short(hy)}`,
        stem,
        1.8 * size,
      ) +
      petals.map((path) => fill(path, petal)).join("") +
      fill(disc(hx, hy, r * 0.34, r * 0.3), eye)
    );
  };
}

/** Spikes of many small flowers on bare stems: mullein, chaste tree, squill. */
export function spikes(
  seed: number,
  colours: readonly [string, string, string],
  tall: number,
  thick: number,
  count: number,
): Drawing {
  const [stem, shade, lit] = colours;
  return sown(seed, count, (random, x, y, size) => {
    const [high, lean] = [tall * size * random.between(0.75, 1.15), random.around(14) * size];
    const buds = counted(15).map((step): Point => {
      const share = 0.42 + (step / 15) * 0.58;
      return [x + lean * share ** 2 + random.around(thick * size * (1.25 - share)), y - high * share];
    });
    const r = thick * 0.42 * size;
    return (
      stroke(
        `M${short(x)} ${short(y)}Q${short(x)} ${short(y - high * 0.5)} ${short(x + lean)} ${short(y - high)}`,
        stem,
        2.4 * size,
      ) +
      fill(buds.map(([bx, by]) => disc(bx + 1, by + 1, r)).join(""), shade) +
      fill(buds.map(([bx, by]) => disc(bx - r * 0.3, by - r * 0.3, r * 0.7)).join(""), lit)
    );
  });
}
