import { dots, type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { box, disc, lens, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

/** A tin of olive oil on a point: its narrow side in shade, a cap, a blank label with an olive twig. */
export function oilTin([x, y]: Point, wide: number, high: number, [lit, shade]: readonly [string, string]): Drawing {
  const leaf = (dx: number, dy: number, angle: number) =>
    place(turned(fill(lens(0, 0, wide * 0.26, wide * 0.11), "#66793c"), angle), x + wide * dx, y + high * dy);
  return (
    fill(box(x - wide / 2, y - high, wide, high), lit) +
    fill(box(x + wide * 0.26, y - high, wide * 0.24, high), shade) +
    fill(
      `M${x - wide / 2} ${y - high}l${wide * 0.16} ${-wide * 0.16}h${wide * 0.7}l${wide * 0.14} ${wide * 0.16}z`,
      "#f6e2a8",
    ) +
    fill(box(x - wide * 0.24, y - high - wide * 0.32, wide * 0.22, wide * 0.24), "#b4532c") +
    fill(box(x - wide * 0.4, y - high * 0.78, wide * 0.66, high * 0.52), "#fff3d8") +
    fill(box(x + wide * 0.26, y - high * 0.78, wide * 0.14, high * 0.52), "#d8bfae") +
    leaf(-0.2, -0.6, -34) +
    leaf(0.06, -0.62, 30) +
    leaf(-0.16, -0.42, 28) +
    leaf(0.08, -0.44, -30) +
    fill(disc(x - wide * 0.06, y - high * 0.5, wide * 0.07, wide * 0.08), "#3f4a3c")
  );
}

/** A plate of blue glaze that leans on the wall behind it, by the middle of its foot. */
export const glazedPlate = (
  [x, y]: Point,
  radius: number,
  [rim, well, mark]: readonly [string, string, string],
): Drawing =>
  fill(disc(x, y - radius, radius, radius), rim) +
  fill(disc(x + 1, y - radius + 1, radius * 0.86, radius * 0.86), well) +
  counted(10)
    .map((index) => {
      const angle = (index / 10) * Math.PI * 2;
      return fill(
        disc(
          x + Math.cos(angle) * radius * 0.7,
          y - radius + Math.sin(angle) * radius * 0.7,
          radius * 0.1,
          radius * 0.1,
        ),
        mark,
      );
    })
    .join("") +
  fill(disc(x, y - radius, radius * 0.44, radius * 0.44), mark) +
  fill(disc(x - 1, y - radius - 1, radius * 0.3, radius * 0.3), well);

/** A straw hat on a peg, seen on its crown: brim, ribbon, crown, rings of its plait. */
export const hungHat = (x: number, y: number, radius: number): Drawing =>
  fill(disc(x + 11, y + 11, radius, radius), "#1c3f74", 0.55) +
  fill(disc(x, y, radius, radius), "#edc77c") +
  [0.9, 0.78, 0.66].map((share) => stroke(disc(x, y, radius * share, radius * share), "#c8934c", 2.4, 0.8)).join("") +
  fill(disc(x + 6, y + 6, radius * 0.58, radius * 0.58), "#9a6238", 0.7) +
  fill(disc(x, y, radius * 0.56, radius * 0.56), "#b4402c") +
  fill(disc(x - 1, y - 1, radius * 0.47, radius * 0.47), "#f6d994") +
  [0.34, 0.2].map((share) => stroke(disc(x - 1, y - 1, radius * share, radius * share), "#c8934c", 2.2, 0.8)).join("");

/** A lamp of a gourd on its wire, 144 units high, hung at 0,0: pierced in rings about a flower, its lamp burns. */
export function piercedGourd(sheet: Sheet, wire: number, colour: string, shade: string): Drawing {
  const body = "M-6 0Q-6 24-15 40Q-42 58-43 98Q-40 142 0 144Q40 142 43 98Q42 58 15 40Q6 24 6 0Z";
  const ring = (y: number, half: number, count: number): Point[] =>
    counted(count).map((index) => {
      const angle = (((index + 0.5) / count) * 2 - 1) * 1.3;
      return [Math.sin(angle) * half, y + Math.cos(angle) * half * 0.12];
    });
  const petals = counted(8).map((index): Point => {
    const angle = (index / 8) * Math.PI * 2;
    return [-4 + Math.cos(angle) * 12, 90 + Math.sin(angle) * 13];
  });
  return (
    stroke(`M0 ${-wire}V2`, "#4a3550", 2.6) +
    sheet.glow([0, 92], 110, "#ffdf9a", 0.45) +
    fill(body, colour) +
    sheet.clipped(
      body,
      fill("M14-4Q12 30 20 46Q32 70 26 104Q18 134-18 146H60V-4Z", shade) +
        fill("M-12 34Q-36 60-38 96L-30 98Q-30 62-6 38Z", "#ffd890", 0.6) +
        dots([...ring(62, 28, 7), ...ring(124, 32, 7)], 2.7, "#fff0c0") +
        dots([...ring(112, 39, 8)], 3.8, "#fff0c0"),
    ) +
    fill("M-6 0H6Q6 16 10 28H-10Q-6 16-6 0Z", "#5f3330") +
    dots(petals, 3.4, "#fff0c0") +
    dots([[-4, 90]], 5.4, "#fffbe6")
  );
}

/** A cloth tied over the lid of a jar, by its middle and half its width: its ruffle, its string. */
export function clothCap([x, y]: Point, half: number, cloth: string): Drawing {
  return (
    fill(
      `M${x - half} ${y - 6}Q${x} ${y - 24} ${x + half} ${y - 6}L${x + half * 1.2} ${y + 13}q${-half * 0.2} 7 ${-half * 0.4} 0t${-half * 0.4} 1t${-half * 0.4} 0t${-half * 0.4} 0t${-half * 0.4} -1t${-half * 0.4} 0Z`,
      cloth,
    ) +
    fill(
      `M${x + half * 0.3} ${y - 14}Q${x + half * 0.8} ${y - 12} ${x + half} ${y - 6}L${x + half * 1.2} ${y + 13}H${x + half * 0.46}Z`,
      "#5a2050",
      0.34,
    ) +
    stroke(`M${x - half * 0.98} ${y + 1}Q${x} ${y + 7} ${x + half * 0.98} ${y + 1}`, "#fff3d2", 4)
  );
}

/** The left of a rug from Milas that hangs over an edge: brick and ochre, a zigzag border, diamonds. */
export function milasRug(sheet: Sheet, [x0, x1]: Point, [y, low]: Point): Drawing {
  const body = `M${x0} ${y}H${x1}V${low}H${x0 - 4}Z`;
  const zigzag = counted(12).map((index) => `${index ? "L" : "M"}${x0 + 20 + (index % 2) * 22} ${y + 8 + index * 20}`);
  const diamond = (cx: number, cy: number, half: number): Path =>
    `M${cx} ${cy - half}L${cx + half * 0.8} ${cy}L${cx} ${cy + half}L${cx - half * 0.8} ${cy}Z`;
  return (
    place(fill(body, "#4a2038", 0.5), -16, 14) +
    fill(body, "#a83f30") +
    sheet.clipped(
      body,
      fill(box(x0, y, 10, 260), "#f0b040") +
        fill(box(x0 + 10, y, 44, 260), "#6b2a38") +
        stroke(zigzag.join(""), "#fbe3b8", 7) +
        fill(box(x0 + 54, y, 8, 260), "#f0b040") +
        [60, 182]
          .map(
            (dy) =>
              fill(diamond(x0 + 118, y + dy, 54), "#f0b040") +
              fill(diamond(x0 + 118, y + dy, 38), "#2c4a78") +
              fill(diamond(x0 + 118, y + dy, 20), "#fbe3b8"),
          )
          .join("") +
        fill(box(x0, y, x1 - x0, 9), "#ffd9a4", 0.7),
    )
  );
}
