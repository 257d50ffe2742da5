import { type Drawing, dots, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";

const GOURD = "M-6 0Q-6 24-15 40Q-42 58-43 98Q-40 142 0 144Q40 142 43 98Q42 58 15 40Q6 24 6 0Z";

/** A lamp made of a gourd, as they hang in Gümüşlük: pierced in rings, lit from inside. 144 units high, hung at 0,0 on `wire`. */
export function gourdLamp(
  sheet: Sheet,
  {
    wire = 60,
    colour = "#b8622c",
    shade = "#5f2a36",
    light = "#ffe2a0",
  }: { wire?: number; colour?: string; shade?: string; light?: string } = {},
): Drawing {
  const ring = (y: number, half: number, count: number): Point[] =>
    counted(count).map((index) => {
      const angle = (((index + 0.5) / count) * 2 - 1) * 1.35;
      return [Math.sin(angle) * half, y + Math.cos(angle) * half * 0.12];
    });
  const heart: Point[] = counted(6).map((index) => {
    const angle = (index / 6) * Math.PI * 2;
    return [Math.cos(angle) * 11, 96 + Math.sin(angle) * 12];
  });
  return (
    stroke(`M0 ${-wire}V2`, sheet.mood.near, 2.6) +
    sheet.glow([0, 92], 130, light, 0.5) +
    fill(GOURD, colour) +
    sheet.spray(GOURD, shade, { from: [44, 120], to: [-22, 60], thick: 0.95 }) +
    fill("M-6 0H6Q6 16 10 28H-10Q-6 16-6 0Z", shade) +
    dots([...ring(64, 30, 7), ...ring(122, 36, 8)], 2.6, light) +
    dots([...ring(76, 38, 6), ...ring(110, 40, 6)], 3.8, light) +
    dots(heart, 3.2, light) +
    dots([[0, 96]], 5.4, "#fffbe6")
  );
}
