import { type Drawing, fill } from "#illustrations/kit/drawing.ts";
import { type Point, shares, within } from "#illustrations/kit/geometry.ts";
import { curve } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/**
 * A ribbon of steam that rises from a place, swings from side to side and thins out upwards: `tall` high, at most `wide` to each side;
 * `phase` is where its swing begins, so that two of them differ.
 */
export function steam(
  sheet: Sheet,
  { x, y, tall, wide, phase }: Record<"x" | "y" | "tall" | "wide" | "phase", number>,
): Drawing {
  const edge = (side: number) =>
    shares(15).map((share): Point => {
      const swing = 46 * Math.sin(phase + share * 7) * (0.35 + share) + tall * 0.12 * share;
      const swell = Math.sin(within(share * 0.94 + 0.03) * Math.PI) * (0.75 + 0.35 * Math.sin(phase + share * 11));
      return [x + swing + side * wide * swell, y - tall * share];
    });
  return fill(
    curve([...edge(-1), ...edge(1).toReversed()], true),
    sheet.linear(
      [
        [0, "#fff0d8", 0.1],
        [0.2, "#fff0d8", 0.46],
        [0.6, "#ecd3e0", 0.26],
        [1, "#cdb8e6", 0.04],
      ],
      [x, y],
      [x, y - tall],
    ),
  );
}
