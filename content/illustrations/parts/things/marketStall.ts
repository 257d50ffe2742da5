import { blend, PIGMENT } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, polygon } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface StallOptions {
  colour: string;
  goods: readonly [left: string, middle: string, right: string];
}

/** A market stall seen from a little above: striped awning on posts, heaps on its table. 320 wide, 310 high. */
export function marketStall(sheet: Sheet, { colour, goods }: StallOptions): Drawing {
  const { wall, wallBright, wallShade, trunk, leafDark, stoneShade } = sheet.mood;
  const stripe = (from: number, to: number): Point[] => [
    [-126 + 252 * from, -306],
    [-126 + 252 * to, -306],
    [-160 + 320 * to, -226],
    [-160 + 320 * from, -226],
  ];
  const even = counted(4).map((index) => polygon(stripe((index * 2) / 8, (index * 2 + 1) / 8)));
  const scallops = (odd: number) =>
    counted(4)
      .map((index) => `M${-160 + (index * 2 + odd) * 40} -228v14q20 22 40 0v-14z`)
      .join("");
  const heap = (x: number, tone: string) => fruitPile(x, -104, tone);
  return (
    fill("M-150 6L150-4L300 10Q240 40 60 34Z", stoneShade, 0.5) +
    fill(box(-118, -300, 7, 230) + box(112, -300, 7, 230), trunk) +
    fill("M-148-96L-124-150H124L148-96Z", leafDark) +
    heap(-86, goods[0]) +
    heap(0, goods[1]) +
    heap(86, goods[2]) +
    fill(box(-148, -100, 296, 100), wall) +
    fill(box(-148, -100, 296, 12), wallBright) +
    fill("M40-88H148V0H70Z", wallShade) +
    stroke("M-90-84Q-96-40-88-2M-30-84Q-24-40-32-2M30-84Q24-40 34-2", wallShade, 4) +
    fill(box(-152, -226, 8, 226) + box(144, -226, 8, 226), trunk) +
    fill(polygon(stripe(0, 1)), wallBright) +
    fill(even.join(""), colour) +
    fill(scallops(0), colour) +
    fill(scallops(1), wallBright) +
    fill("M30-306H126L160-226H60Z", sheet.mood.near, 0.16)
  );
}

/** Fruit piled in rows, each lit from the left: 92 wide, 62 high, on y. */
export function fruitPile(x: number, y: number, tone: string): Drawing {
  const fruit = [0, 1, 2, 3].flatMap((row) =>
    counted(5 - row).map((index): Point => [x - 36 + row * 9 + index * 18, y - row * 14]),
  );
  const circles = (dx: number, radius: number) => fruit.map(([at, high]) => disc(at + dx, high + dx, radius)).join("");
  return (
    fill(`M${x - 46} ${y + 8}L${x - 12} ${y - 52}H${x + 12}L${x + 46} ${y + 8}Z`, blend(tone, PIGMENT.ink, 0.45)) +
    fruit
      .map(
        ([at, high]) =>
          fill(disc(at + 1.5, high + 1.5, 11), blend(tone, PIGMENT.brick, 0.4)) + fill(disc(at, high, 9.6), tone),
      )
      .join("") +
    fill(circles(-3, 3), PIGMENT.whitewash, 0.55)
  );
}
