import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { disc, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";

/** How flat a round thing is for an eye that stands before a low table. */
const FLAT = 0.4;
const SHADE = "#8fa3b8";

/** Two rings of sesame bread on a plate, 230 wide. */
export function simitPlate(): Drawing {
  const ring = (x: number, y: number, seed: number): Drawing => {
    const random = randomOf(seed);
    const sesame = counted(34).map((index) => {
      const angle = (index / 34) * Math.PI * 2;
      const far = random.between(0.62, 0.92);
      return `M${short(x + Math.cos(angle) * 76 * far)} ${short(y - 5 + Math.sin(angle) * 76 * far * FLAT)}l4-1`;
    });
    const band = (r: number, shift: number) => disc(x, y + shift, r, r * FLAT);
    return (
      stroke(band(58, 6), "#6b3d24", 34) +
      stroke(band(58, 0), "#a8622e", 32) +
      stroke(band(58, -4), "#d08a42", 20) +
      stroke(sesame.join(""), "#fbe6b4", 4)
    );
  };
  return (
    fill(disc(22, 10, 132, 132 * FLAT), SHADE, 0.6) +
    fill(disc(0, 4, 128, 128 * FLAT), "#b9c6d8") +
    fill(disc(0, 0, 128, 128 * FLAT), "#fffdf6") +
    stroke(disc(0, 0, 116, 116 * FLAT), "#1d6d9a", 6) +
    ring(16, 4, 4) +
    ring(-14, -20, 9)
  );
}

/** A bowl of peaches, figs and grapes, 230 wide, 130 high. */
export function fruitBowl(): Drawing {
  const [rim, high] = [116, 70];
  const round = (x: number, y: number, r: number, dark: string, body: string, light: string): Drawing =>
    fill(disc(x, y, r), dark) +
    fill(disc(x - r * 0.12, y - r * 0.1, r * 0.88), body) +
    fill(disc(x - r * 0.36, y - r * 0.38, r * 0.34), light);
  const grapes = counted(13).map((index): Point => [
    44 + (index % 4) * 21 - Math.floor(index / 4) * 4,
    -high - 28 + Math.floor(index / 4) * 17,
  ]);
  return (
    fill(disc(52, 8, 126, 126 * 0.3), SHADE, 0.6) +
    fill(disc(0, -high, rim, rim * FLAT), "#e4eef2") +
    fill(disc(0, -high + 3, rim - 10, (rim - 10) * FLAT), "#3a7f9a") +
    round(-14, -high - 34, 40, "#b9482c", "#ee8a4a", "#fbc98a") +
    round(-62, -high - 10, 38, "#a83c34", "#e8694a", "#f8b07a") +
    round(14, -high - 4, 36, "#c2582c", "#f29a4e", "#fcd394") +
    round(-30, -high + 14, 30, "#3c2444", "#5d3a63", "#9a76a0") +
    grapes.map(([x, y]) => round(x, y, 14, "#5d7a2c", "#93ad48", "#d8e29a")).join("") +
    fill(
      `M${-rim} ${-high}Q${-rim} -10 -58 0A58 16 0 0 0 58 0Q${rim} -10 ${rim} ${-high}A${rim} ${rim * FLAT} 0 0 1 ${-rim} ${-high}Z`,
      "#f6f2e6",
    ) +
    fill(
      `M30 ${short(-high + rim * FLAT * 0.95)}Q60-20 26 14Q48 10 58 0Q${rim}-10 ${rim} ${-high}A${rim} ${rim * FLAT} 0 0 1 30 ${short(-high + rim * FLAT * 0.95)}Z`,
      "#b3c0d4",
    ) +
    stroke(`M${-rim + 6} ${-high + 18}A${rim} ${rim * FLAT} 0 0 0 ${rim - 6} ${-high + 18}`, "#1d6d9a", 6)
  );
}

/** Tea in its tulip glass on a saucer, 110 wide, 110 high. */
export function teaGlass(): Drawing {
  return (
    fill(disc(16, 6, 58, 58 * FLAT), SHADE, 0.6) +
    fill(disc(0, 3, 56, 56 * FLAT), "#b9c6d8") +
    fill(disc(0, 0, 56, 56 * FLAT), "#fffdf6") +
    stroke(disc(0, 0, 46, 46 * FLAT), "#c8442e", 4) +
    fill(
      "M-30-104Q-14-70-25-42Q-28-10-18 0A18 6 0 0 0 18 0Q28-10 25-42Q14-70 30-104A30 11 0 0 1-30-104Z",
      "#e9f4f2",
      0.85,
    ) +
    fill("M-26-90Q-13-66-22-40Q-25-10-16-2A16 5 0 0 0 16-2Q25-10 22-40Q13-66 26-90A26 10 0 0 1-26-90Z", "#b0481c") +
    fill("M4-82Q20-84 26-90Q13-66 22-40Q25-10 16-2Q10 3 2 3Q16-36 4-82Z", "#7d2a18") +
    fill(disc(0, -90, 26, 10), "#d9743a") +
    stroke("M-30-104A30 11 0 0 0 30-104A30 11 0 0 0-30-104", "#fffdf6", 3) +
    stroke("M-18-84Q-10-62-18-36", "#fffdf6", 4)
  );
}

/** A straw hat with a blue ribbon, seen from above its brim: 250 wide; its foot is in its middle. */
export function strawHat(): Drawing {
  return (
    fill("M-70 26Q40 50 180 20Q200 6 130-10Q-60-20-70 26Z", "#4a4a5c", 0.35) +
    fill(disc(0, 4, 124, 50), "#b98f4e") +
    fill(disc(0, -2, 124, 50), "#eccf8f") +
    stroke(disc(0, -2, 106, 42) + disc(0, -2, 88, 35), "#cfa862", 3) +
    fill("M-62-8Q-60-70-30-82Q0-92 32-82Q60-70 62-8A62 24 0 0 1-62-8Z", "#f3dca4") +
    fill("M16 15Q34-30 22-85L32-82Q60-70 62-8Q50 8 16 15Z", "#cfa862") +
    fill("M-63-26A62 24 0 0 0 63-26L62-4A62 24 0 0 1-62-4Z", "#1d6d9a") +
    fill("M20-5Q50-10 63-26L62-4Q54 10 20 17Z", "#124a74")
  );
}

/** A paddle board afloat, seen aslant, 330 long; its shade lies on the sea bed below. */
export function paddleBoard(): Drawing {
  return (
    // Its shade and its image lie close under it: nothing parts it from the water.
    fill("M-160 12Q-60 44 60 38Q190 28 196 10Q180-2 160 2L-80 34Q-150 26-160 12Z", "#0f5f66", 0.6) +
    fill("M-130 33Q-40 46 40 42T150 28Q130 46 40 54Q-70 58-130 33Z", "#d9efe2", 0.5) +
    fill("M-164 12Q-140-16 0-22T164-6Q176 8 150 18Q40 38-80 36T-164 12Z", "#e0e6e4") +
    fill("M-162 8Q-140-20 0-26T162-10Q170 2 148 12Q40 32-80 30T-162 8Z", "#fffdf6") +
    fill("M-90-18Q-20-26 60-24L40 24Q-40 32-110 26Z", "#e8894a") +
    fill("M96-19Q130-16 158-8Q168 2 148 12L92 20Z", "#2f86a4")
  );
}
