import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { lens } from "#content/illustrations/kit/path.ts";

/** A white rowing boat on its image: hull, blue strake, two thwarts, the oars shipped; 200 wide. */
export function rowingBoat(): Drawing {
  const image = [
    [4, 16, 170],
    [-4, 24, 150],
    [10, 33, 112],
    [-8, 42, 64],
  ].map(([x = 0, y = 0, long = 0]) => lens(x, y, long, 7));
  return (
    fill(lens(14, 12, 236, 14), "#1b7f92", 0.55) +
    fill(image.slice(0, 2).join(""), "#1d5d86", 0.5) +
    fill(image.slice(2).join(""), "#fffaf0", 0.6) +
    fill("M-98-30Q0-12 104-40Q100-24 60-18Q-20-8-98-30Z", "#7c5a40") +
    fill("M-60-25L-50-14L-34-13L-44-24ZM16-26L26-15L44-17L34-29Z", "#e0b070") +
    fill("M-98-30Q0-4 104-40Q98-2 66 10Q0 17-66 10Q-90-2-98-30Z", "#fffaf0") +
    fill("M20 14Q50 14 66 10Q98-2 104-40Q84-30 52-22Q48 0 20 14Z", "#b4c4d8") +
    fill("M-98-30Q0-4 104-40L103-31Q0 5-96-22Z", "#1d5d86") +
    fill("M-78 6Q0 16 78 4Q72 8 66 10Q0 17-66 10Q-72 9-78 6Z", "#8d3a34") +
    stroke("M-40-22L-122 2M-6-20L84-42", "#a9733f", 4.5) +
    fill("M-118-2L-150 7Q-156 14-146 13L-116 6Z", "#c98f50")
  );
}
