import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { box, disc, polygon } from "#content/illustrations/kit/path.ts";

/** A Milas rug hung up, 240 units wide, 360 long: a wide border of stepped lozenges round a red field with a pointed niche. */
export function milasRug(): Drawing {
  const [red, ochre, brown, cream] = ["#a8402f", "#e3a64c", "#5f3238", "#f8e3b4"];
  const lozenge = (x: number, y: number, r: number) =>
    polygon([
      [x, y - r],
      [x + r * 0.8, y],
      [x, y + r],
      [x - r * 0.8, y],
    ]);
  const sides = counted(6).flatMap((index) => [lozenge(24, 56 + index * 46, 17), lozenge(216, 56 + index * 46, 17)]);
  const ends = counted(5).flatMap((index) => [lozenge(24 + index * 48, 22, 15), lozenge(24 + index * 48, 318, 15)]);
  const all = [...sides, ...ends].join("");
  const fringe = counted(22).map((index) => `M${6 + index * 11} 340v20`);
  return (
    fill("M16 10H262V352H16Z", "#5f4468", 0.55) +
    fill("M0-14H240L246 340H-4Z", brown) +
    fill("M0-14H240V4H0Z", "#d9803f") +
    fill(box(4, 4, 232, 332), ochre) +
    fill(box(10, 10, 220, 320), brown) +
    fill(all, ochre) +
    fill(
      counted(6)
        .flatMap((index) => [disc(24, 56 + index * 46, 5), disc(216, 56 + index * 46, 5)])
        .join(""),
      red,
    ) +
    fill(box(48, 42, 144, 256), cream) +
    fill(box(55, 49, 130, 242), red) +
    fill("M68 291V150L92 126L80 110L120 66L160 110L148 126L172 150V291Z", "#c9694a") +
    fill("M82 291V162L110 140L100 118L120 94L140 118L130 140L158 162V291Z", brown) +
    fill(lozenge(120, 200, 34) + lozenge(120, 262, 22), ochre) +
    fill(lozenge(120, 200, 18) + lozenge(120, 262, 10), red) +
    stroke(fringe.join(""), cream, 3) +
    fill("M170-14H240L246 340H190Z", "#4a2440", 0.3)
  );
}

/** A goat bell of rolled iron and brass on a leather collar, hung on a peg. */
export function goatBell(): Drawing {
  return (
    fill("M14 26L54 30V124L20 116Z", "#2f2144", 0.6) +
    stroke("M-26 46Q-34-10 0-12Q34-10 26 46", "#6a3428", 13) +
    stroke("M-26 44Q-34-10 0-12", "#b5673f", 5) +
    fill(disc(0, -10, 9), "#2f2144") +
    fill("M-9 36V26Q0 14 9 26V36Z", "#7d4a34") +
    fill("M-30 118L-25 50Q-22 34 0 34Q22 34 25 50L30 118Q0 128-30 118Z", "#dca046") +
    fill("M8 124L8 35Q22 34 25 50L30 118Q20 122 8 124Z", "#85503c") +
    fill("M-22 112L-18 52Q-16 44-8 42L-12 116Z", "#ffe6a4") +
    fill("M-32 112Q0 124 32 112L33 122Q0 134-33 122Z", "#a4683c") +
    fill(disc(2, 136, 8), "#4a2c3a")
  );
}
