import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { blot, box, disc, polygon, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { basket } from "#content/illustrations/parts/things/table.ts";

/** A basket heaped with mandarins, leaves between them. */
export function fullBasket(sheet: Sheet, seed: number): Drawing {
  const random = randomOf(seed * 17);
  const heap = [3, 5, 6, 6].map((many, row) =>
    counted(many)
      .map((index) => {
        const x = (index / (many - 1) - 0.5) * 2 * (26 + row * 15);
        const y = -124 + row * 17 + Math.abs(x) * 0.1 * (row < 3 ? 1 : 0);
        const leaves = random.chance(0.28) ? place(turned(leafPair(), random.between(-60, 240)), x, y, 0.3) : "";
        return leaves + place(fruit(20), x + random.around(4), y + random.around(4));
      })
      .join(""),
  );
  return heap.join("") + basket(sheet);
}

/** A field crate of slats, seen from a little above, heaped with mandarins that keep their leaves: 300 wide, 190 high. */
export function fullCrate(sheet: Sheet, seed: number): Drawing {
  const random = randomOf(seed * 29);
  const heap = [5, 6, 7].map((many, row) =>
    counted(many)
      .map((index) => {
        const x = -114 + (index / (many - 1)) * (186 + row * 8) + (2 - row) * 20 + random.around(5);
        const y = -142 + row * 20 - Math.sin((index / (many - 1)) * Math.PI) * (30 - row * 9) + random.around(4);
        const leaves = random.chance(0.34)
          ? place(turned(leafPair(), random.between(-150, -20)), x + 4, y - 12, 0.34)
          : "";
        return place(fruit(25), x, y) + leaves;
      })
      .join(""),
  );
  const slat = (y: number) => fill(box(-150, y, 240, 34), "#dfb277") + fill(box(-150, y + 28, 240, 6), "#b98350");
  const side = (y: number) =>
    fill(
      polygon([
        [90, y],
        [146, y - 30],
        [146, y + 4],
        [90, y + 34],
      ]),
      "#9a6a46",
    );
  return (
    fill("M-120 4H96L150-28L250-14L190 16H-100Z", sheet.mood.groundShade, 0.85) +
    fill("M-150-112L-94-142H146V-30L90 0H-150Z", "#4a3226") +
    heap.join("") +
    [-112, -74, -36].map((y) => side(y) + slat(y)).join("") +
    fill(box(-150, -116, 20, 118) + box(70, -116, 20, 118), "#c48d55") +
    fill(
      polygon([
        [90, -116],
        [104, -124],
        [104, -8],
        [90, 2],
      ]),
      "#7d5236",
    ) +
    dots(
      [-98, -60, -22].flatMap((y) => [
        [-140, y],
        [80, y],
      ]),
      2.6,
      "#7d5236",
    )
  );
}

/** A lobe of a crown: where its middle is, and half its width and height. */
type Lobe = readonly [x: number, y: number, width: number, height: number];

/**
 * A mandarin tree of an old orchard, 300 units high, 300 wide: a round crown of lobes to the knee, bright where the light comes from,
 * with fruit in the light and fruit in the shade. It stands on 0,0.
 */
export function orchardTree(sheet: Sheet, { seed, fruits = 34 }: { seed: number; fruits?: number }): Drawing {
  const { leaf, leafDark, leafLight, trunk, groundShade } = sheet.mood;
  return sheet.stamp(`orchard tree ${seed} ${fruits}`, () => {
    const random = randomOf(seed * 37);
    const lobes: readonly Lobe[] = [
      [-92, -120, 60, 56],
      [88, -118, 62, 58],
      [-4, -104, 84, 60],
      [-62, -192, 70, 62],
      [58, -190, 72, 64],
      [0, -236, 72, 54],
    ];
    const shape = (grow: number, dx: number, dy: number) =>
      lobes.map(([x, y, w, h]) => blot(random, x + dx, y + dy, w * grow, h * grow)).join("");
    // Fruit hangs evenly over the crown: the sunflower's turn spreads it without rows.
    const hung = counted(fruits).map((index): Point => {
      const [far, angle] = [Math.sqrt((index + 0.5) / fruits), index * 2.4 + seed];
      return [Math.cos(angle) * far * 128 + random.around(8), -164 + Math.sin(angle) * far * 104 + random.around(8)];
    });
    const isLit = ([x, y]: Point) => x * 0.8 + (y + 164) < 34;
    const round = (points: readonly Point[], dx: number, dy: number, r: number) =>
      points.map(([x, y]) => disc(x + dx, y + dy, r, r * 0.92)).join("");
    const [lit, shaded] = [hung.filter(isLit), hung.filter((point) => !isLit(point))];
    const sprigs = (colour: string, count: number, reach: number, dx: number, dy: number) =>
      counted(count)
        .map((index) => {
          const angle = index * 2.4 + seed;
          const far = Math.sqrt((index + 0.5) / count) * reach;
          const [x, y] = [dx + Math.cos(angle) * far * 140, -168 + dy + Math.sin(angle) * far * 112];
          const turn = random.between(-40, 40) + (angle * 180) / Math.PI;
          return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">${fill("M-13 0Q0-9 15 0Q0 9-13 0Z", colour)}</g>`;
        })
        .join("");
    return (
      fill(disc(56, 2, 170, 20), groundShade, 0.85) +
      fill("M-15 4Q-8-40-16-90H18Q8-40 17 4Q0 8-15 4Z", trunk) +
      fill("M3 5Q2-40 4-90H18Q8-40 17 4Z", leafDark, 0.6) +
      fill(shape(1, 4, 4), leafDark) +
      sprigs(leafDark, 84, 1.04, 6, 6) +
      fill(shape(0.8, -14, -12), leaf) +
      sprigs(leaf, 64, 0.9, -10, -6) +
      fill(round(shaded, 0, 0, 13), "#8f3f1c") +
      fill(round(shaded, -2, -2.4, 10.6), "#cf6c24") +
      fill(shape(0.5, -30, -32), blend(leaf, leafLight, 0.45)) +
      sprigs(leafLight, 54, 0.7, -36, -36) +
      sprigs(leafDark, 26, 0.84, 14, 14) +
      fill(round(lit, 1.6, 2, 13), "#b9501c") +
      fill(round(lit, 0, 0, 12), "#f0962f") +
      fill(round(lit, -3.4, -3.6, 5), "#fbd07c")
    );
  })(0, 0);
}

/** A mandarin: flat at its pole, puffed, with a green button. */
export function fruit(radius: number): Drawing {
  const r = radius;
  return (
    fill(disc(0, 0, r, r * 0.9), "#c2541a") +
    fill(disc(-r * 0.1, -r * 0.09, r * 0.9, r * 0.8), "#ee9433") +
    fill(disc(-r * 0.3, -r * 0.3, r * 0.5, r * 0.4), "#f8b356") +
    fill(disc(-r * 0.42, -r * 0.42, r * 0.2, r * 0.14), "#fff0cc") +
    fill(disc(r * 0.12, -r * 0.62, r * 0.13, r * 0.09), "#3f6a3a")
  );
}

/** A glossy mandarin leaf folded along its rib, its lit and its shaded half: 150 long, from the stem at 0,0 to the right. */
export function leafPair(): Drawing {
  return (
    fill("M0 0Q50-54 150-20Q70 38 0 0Z", "#356040") +
    fill("M0 0Q70 38 150-20Q76 4 0 0Z", "#1f3d2c") +
    stroke("M6-2Q76 2 140-18", "#6f9455", 4)
  );
}
