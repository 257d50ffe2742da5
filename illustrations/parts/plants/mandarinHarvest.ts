import { blend } from "#illustrations/kit/colour.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, type Point, within } from "#illustrations/kit/geometry.ts";
import { box, disc, type Path, polygon, short } from "#illustrations/kit/path.ts";
import { placesOf } from "#illustrations/kit/placesOf.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A pointed leaf from its stem, so many units long, at an angle in radians. */
export function leafAt(x: number, y: number, length: number, angle: number, width = 0.3): Path {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const bend = (side: number) =>
    `${short(x + dx * 0.46 - dy * width * side)} ${short(y + dy * 0.46 + dx * width * side)}`;
  return `M${short(x)} ${short(y)}Q${bend(1)} ${short(x + dx)} ${short(y + dy)}Q${bend(-1)} ${short(x)} ${short(y)}Z`;
}

/** The lobes of a crown from the back to the front: where each is, and its radius. */
const LOBES = placesOf([
  4, -268, 46, -66, -250, 48, 70, -246, 50, -122, -196, 50, 128, -190, 50, -40, -214, 56, 44, -206, 58, -146, -130, 48,
  150, -126, 48, -92, -150, 56, 96, -146, 56, 2, -152, 66, -116, -84, 46, 118, -84, 46, -48, -88, 54, 50, -88, 54,
]);

/**
 * A mandarin tree of an old orchard, 3.6 metres on 310 units: a round crown down to the knee, built of lobes that each have their lit side
 * and their shade; the fruit is as small as it is. It stands on 0,0 and casts no shadow: the scene lays it on its ground.
 */
export function orchardTree(sheet: Sheet, { seed, fruits = 90, size = 4.6 }: OrchardTreeOptions): Drawing {
  const { leaf, leafDark, leafLight, trunk, near } = sheet.mood;
  return sheet.stamp(`orchard tree ${seed} ${fruits} ${size}`, () => {
    const random = randomOf(seed * 37);
    // Leaves all over a lobe, pointing outwards and down; a core keeps the lobe closed.
    const tuft = (x: number, y: number, r: number, core: number, many: number) =>
      (core ? disc(x, y, r * core) : "") +
      counted(many)
        .map((index) => {
          const angle = index * 2.4 + random.around(0.9);
          const far = r * Math.sqrt((index + 0.5) / many) * random.between(0.66, 0.96);
          return leafAt(
            x + Math.cos(angle) * far,
            y + Math.sin(angle) * far * 0.94,
            r * 0.42,
            core === 0.9 ? angle + random.around(0.8) : random.between(-0.2, 3),
            0.34,
          );
        })
        .join("");
    const hung = (x: number, y: number, r: number): Point => {
      const [angle, far] = [random.next() * 6.3, Math.sqrt(random.next()) * r * 0.95];
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    };
    const round = (points: readonly Point[], shift: number, r: number) =>
      points.map(([x, y]) => disc(x - shift, y - shift, r)).join("");
    const many = Math.round(fruits / LOBES.length);
    const lobes = LOBES.map(([x0, y0, r0]) => {
      const [x, y, r] = [x0 + random.around(9), y0 + random.around(9), r0 * random.between(0.94, 1.1)];
      // The crown as a whole turns from the light: its lobes get darker to the right and downwards.
      const light = within(0.62 - x0 / 260 - (y0 + 170) / 420);
      const lit = light > 0.42;
      const places = counted(many).map(() => hung(x, y, r));
      const bright = places.filter(([fx, fy]) => lit && fx - x + (fy - y) < r * 0.5);
      const dim = places.filter((point) => !bright.includes(point));
      return (
        fill(tuft(x, y, r, 0.9, 30), leafDark) +
        fill(tuft(x - r * 0.1, y - r * 0.12, r * 0.84, 0.4, 26), blend(leafDark, leaf, 0.3 + light * 0.7)) +
        fill(tuft(x - r * 0.2, y - r * 0.2, r * 0.8, 0, Math.round(4 + light * 14)), blend(leaf, leafLight, light)) +
        fill(round(dim, 0, size), "#a8491c") +
        fill(round(dim, size * 0.2, size * 0.74), "#d5762b") +
        fill(round(bright, 0, size), "#c75f1c") +
        fill(round(bright, size * 0.18, size * 0.82), "#f59a2e") +
        fill(round(bright, size * 0.36, size * 0.36), "#fdd08a")
      );
    });
    return (
      fill("M-120-70Q-60-30 0-34T120-66Q100-120 0-110T-120-70Z", near) +
      fill("M-17 6Q-8-30-26-80H-6Q-2-50 6-50T22-84H40Q12-40 18 6Q0 10-17 6Z", trunk) +
      fill("M4 7Q4-30 12-46L40-84Q12-40 18 6Z", near, 0.55) +
      lobes.join("")
    );
  })(0, 0);
}

/** Which tree it is, how much fruit it bears, and the radius of one. */
export interface OrchardTreeOptions {
  seed: number;
  fruits?: number;
  size?: number;
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
