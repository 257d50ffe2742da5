import { blend, PIGMENT } from "#content/illustrations/kit/colour.ts";
import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { disc } from "#content/illustrations/kit/path.ts";

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
