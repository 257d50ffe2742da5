import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc } from "#content/illustrations/kit/path.ts";
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

export function leafPair(): Drawing {
  return (
    fill("M0 0Q50-54 150-20Q70 38 0 0Z", "#356040") +
    fill("M0 0Q70 38 150-20Q76 4 0 0Z", "#1f3d2c") +
    stroke("M6-2Q76 2 140-18", "#6f9455", 4)
  );
}
