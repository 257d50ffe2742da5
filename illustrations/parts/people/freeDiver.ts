import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { curve, disc, lens, type Path } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";
import { type Girth, limb } from "./body.ts";

/** A free diver from behind, drawn as if she rose: 0,0 lies at the small of her back, arms stretched ahead, a kick from the hips. The light is on her right. */
export function freeDiver(sheet: Sheet): Drawing {
  const [lit, shade] = ["#e9b083", "#a06a6e"];
  const both = (form: Path, by: number, colours: readonly [string, string] = [lit, shade]) =>
    fill(form, colours[0]) + sheet.clipped(form, place(fill(form, colours[1]), by, 4));
  const arm = (side: number) =>
    limb([
      [side * 15, -40, 5.4],
      [side * 15.5, -57, 4.6],
      [side * 10, -76, 3.6],
      [side * 5, -95, 2.8],
      [side * 2.6, -108, 2.6],
    ]);
  const leg = (side: number, kick: number) =>
    limb([
      [side * 7.4, 22, 9],
      [side * 7.8 + kick * 0.3, 40, 7.6],
      [side * 7.4 + kick * 0.7, 62, 5.2],
      [side * 7.6 + kick * 0.9, 76, 5.6],
      [side * 6.6 + kick, 92, 3.8],
      [side * 6.4 + kick * 1.1, 104, 3],
    ]);
  const fin = (x: number, lean: number, colours: readonly [string, string]) => {
    const strap = `M${x - 5} 98Q${x - 6} 112 ${x - 12 + lean * 0.6} 140L${x - 13 + lean} 176Q${x + lean} 184 ${x + 12 + lean} 173L${x + 11 + lean * 0.6} 138Q${x + 6} 112 ${x + 5} 98Q${x} 92 ${x - 5} 98Z`;
    const ribs = `M${x - 3} 112L${x - 7 + lean * 0.9} 170M${x + 3} 112L${x + 6 + lean * 0.9} 168`;
    return both(strap, -9, colours) + stroke(ribs, colours[1], 1.8);
  };
  const back = curve(
    pointsOf([
      -5, -51, -13, -47, -18.4, -40, -16, -26, -11.4, -4, -11, 4, -15.4, 20, -16.6, 28, -9, 35, -1, 31, 0, 30, 1, 31, 9,
      35, 16.6, 28, 15.4, 20, 11, 4, 11.4, -4, 16, -26, 18.4, -40, 13, -47, 5, -51,
    ]),
    true,
  );
  const suit =
    "M-13 -22Q0 -4 13 -22L30 60H8Q9 32 0 30Q-9 32 -8 60H-30Z M-15 -48L-11 -50L-9 -20H-13ZM15 -48L11 -50L9 -20H13Z";
  return (
    fin(-15, -16, ["#d99a36", "#a56a35"]) +
    both(leg(-1, -8), -4) +
    fin(9.5, 8, ["#f8cd55", "#d9962f"]) +
    both(leg(1, 3), -4) +
    both(arm(-1), -3) +
    both(back, -15) +
    sheet.clipped(back, both(suit, -15, ["#ec5546", "#a93350"])) +
    stroke("M0 -44Q-1.4 -20 0 0", shade, 1.4, 0.7) +
    both(arm(1), -3) +
    fill(disc(0, -61, 8.4, 10), "#33222c") +
    fill("M-4 -60Q-3 -48 -7 -34Q-10 -22 -5 -16Q4 -26 4 -40Q6 -52 5 -60Z", "#33222c") +
    fill(disc(2.8, -63, 3, 5), "#4b3038") +
    stroke("M-8 -62Q0 -58 8 -62", "#1e5f7e", 2.6) +
    stroke("M8 -62Q13 -58 11 -46", "#f4f0d8", 2.4)
  );
}

/** A swimmer from behind, upright in the water, which is at y 0: head and shoulders in the sun, the rest blue and a little aside, as the water bends it. */
export function swimmerAtRest(sheet: Sheet): Drawing {
  const [lit, shade, wet, deep] = ["#d99a70", "#8f5c58", "#c9a487", "#93868c"];
  const trunk = "M-13 12Q0 6 13 12Q11 30 10 42Q0 48 -10 42Q-11 30 -13 12Z";
  const limbs =
    limb([
      [-12, 15, 3.6],
      [-24, 23, 3],
      [-36, 19, 2.2],
    ]) +
    limb([
      [12, 15, 3.6],
      [25, 25, 3],
      [36, 24, 2.2],
    ]);
  const leg = (points: readonly Girth[]) => limb(points);
  const legs =
    leg([
      [-5, 44, 5.4],
      [-13, 60, 4.6],
      [-8, 76, 3.4],
      [-10, 88, 2.4],
      [-15, 92, 1.8],
    ]) +
    leg([
      [5, 44, 5.4],
      [9, 64, 4.4],
      [18, 78, 3.2],
      [24, 87, 2.2],
    ]);
  const shoulders = "M-16 1Q-15 -7 -6 -9Q0 -12 6 -9Q15 -7 16 1Z";
  return (
    place(
      fill(legs + limbs, wet) +
        sheet.clipped(legs + limbs, place(fill(legs + limbs, deep), 3, 1)) +
        fill(trunk, wet) +
        sheet.clipped(trunk, fill("M5 4Q0 22 4 50H20V4Z", deep) + fill("M-20 36H20V52H-20Z", "#2c4f86")),
      1,
      9,
      1.1,
    ) +
    // Down to the waterline, below which the body goes on.
    place(
      fill(shoulders, lit) +
        sheet.clipped(shoulders, fill("M3 -14Q-1 -4 4 4H20V-14Z", shade)) +
        fill(disc(0, -17, 7, 8.4), "#3a2630") +
        fill(disc(-2.4, -19, 3.4, 5), "#6d4a42") +
        fill(lens(2, 2, 74, 4), "#effff8", 0.9),
      0,
      9,
    )
  );
}
