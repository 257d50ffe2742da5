import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { type Point, shares } from "#illustrations/kit/geometry.ts";
import { disc, short } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A parasail: a canopy of gores in four colours over its lines; 150 wide. */
export function parasail(): Drawing {
  const colours = ["#f2b23c", "#fdf8ee", "#d63a5a", "#fdf8ee", "#c2265f", "#e0d5cf", "#a81f4c"];
  const rim = shares(8).map((share): Point => [-76 + share * 152, 6 + Math.sin(share * Math.PI) * 10]);
  const gores = colours.map((colour, index) => {
    const [[x0, y0], [x1, y1]] = [rim[index] ?? [0, 0], rim[index + 1] ?? [0, 0]];
    return fill(
      `M${short(x0)} ${short(y0)}Q${short(x0 * 0.86)} -46 0 -60Q${short(x1 * 0.86)} -46 ${short(x1)} ${short(y1)}Q${short((x0 + x1) / 2)} ${short((y0 + y1) / 2 - 7)} ${short(x0)} ${short(y0)}Z`,
      colour,
    );
  });
  return (
    stroke(rim.map(([x, y]) => `M${short(x)} ${short(y)}L-18 94`).join(""), "#fdf8ee", 1.6, 0.9) +
    gores.join("") +
    fill(disc(-18, 97, 5), "#14304c")
  );
}

/** A beach parasol from above and far off, 30 wide: its disc, the half that is turned from the light, its shade on the sand. */
export function sunshade(sheet: Sheet, colour: string): Drawing {
  return sheet.stamp(`sunshade ${colour}`, () => {
    return (
      fill(disc(12, 8, 13, 5), "#9a7a6a", 0.6) +
      stroke("M0-14V6", "#6b4a3a", 2) +
      fill("M-15-12Q-10-24 0-25Q10-24 15-12Q0-4-15-12Z", colour) +
      fill("M0-25Q10-24 15-12Q8-8 2-8Q6-16 0-25Z", "#14304c", 0.26)
    );
  })(0, 0);
}
