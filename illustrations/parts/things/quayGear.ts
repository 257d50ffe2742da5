import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { disc } from "#illustrations/kit/path.ts";
import { pointsOf } from "../../../src/content/map/geometry.ts";

/** An iron mooring post with its shade to the right, 68 high. */
export function mooringPost(): Drawing {
  return (
    fill("M0-8L70 6Q40 16 0 10Z", "#7a6a58", 0.6) +
    fill("M-16 4V-46H16V4Q0 12-16 4Z", "#3b4a4f") +
    fill("M4 7V-46H16V4Q10 7 4 7Z", "#26333a") +
    fill("M-24-46Q0-68 24-46Q0-36-24-46Z", "#566a6e")
  );
}

/** A net left to dry, its corks on top: 300 wide, 84 high. */
export function dryingNet(): Drawing {
  const heap = "M-150 6Q-140-30-96-34Q-70-66-24-58Q30-84 66-44Q118-40 150 6Q80 26-10 22T-150 6Z";
  const corks = pointsOf([-112, -22, -76, -38, -34, -34, 6, -50, 44, -40, 76, -20, 112, -12]);
  return (
    fill("M-130 14Q40 40 240 26Q190-4 130-6Z", "#7a6a58", 0.6) +
    fill(heap, "#c4674a") +
    fill("M20 23Q60-10 66-44Q118-40 150 6Q80 26 20 23Z", "#8a3f3c") +
    stroke(
      "M-130 6Q-70-50 0-48M-90 14Q-30-30 60-36M-30 20Q20-20 100-26M40 20Q80-4 126-8M-110-30Q-60 0-20 20M-50-56Q0-20 50 18",
      "#e08c63",
      3,
    ) +
    fill(corks.map(([x, y]) => disc(x, y, 10, 8)).join(""), "#a85a2c") +
    fill(corks.map(([x, y]) => disc(x - 2, y - 2, 7, 5)).join(""), "#f6d08a")
  );
}
