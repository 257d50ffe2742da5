import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";

const HIDE: Path =
  "M-92-58Q-46-38 0-38Q46-38 92-58L106-46Q80-16 80 0Q80 16 106 46L92 58Q46 38 0 38Q-46 38-92 58L-106 46Q-80 16-80 0Q-80-16-106-46Z";

/** Blisters that the melt left on the face. */
function pits(kind: number): Path {
  const random = randomOf(kind + 31);
  return counted(11)
    .map(() => disc(random.between(-56, 60), random.between(-22, 26), random.between(2.5, 6), random.between(2, 4)))
    .join("");
}

/** A copper ingot shaped like a hide, 150 units wide: `kind` 0 and 1 are green with age, 2 is still copper. */
export function oxhideIngot(kind: number): Drawing {
  const [face, light] = [
    ["#4f9f92", "#9fd6bd"],
    ["#6fb3a0", "#bfe6cc"],
    ["#c07a50", "#efb684"],
  ][kind] ?? ["#4f9f92", "#9fd6bd"];
  return place(
    place(fill(HIDE, "#12435f"), 4, 26) +
      place(fill(HIDE, "#1f6270"), 0, 14) +
      fill(HIDE, face ?? "") +
      fill(
        "M-92-58Q-46-38 0-38Q46-38 92-58L98-53Q46-29 0-29Q-46-29-88-50Q-68-18-68 0Q-68 18-98 53L-106 46Q-80 16-80 0Q-80-16-106-46Z",
        light ?? "",
      ) +
      fill("M80 0Q80 16 106 46L92 58Q46 38 0 38Q-20 38-40 41Q0 30 20 31Q60 30 80 0Z", "#12435f", 0.42) +
      fill(pits(kind), "#12435f", 0.32),
    0,
    0,
    0.72,
    1,
  );
}

/** A grouper, which lives in jars; it looks to the left. 260 units long. */
export function grouper(): Drawing {
  return (
    fill("M-120 6Q-84-50-10-46Q50-44 92-10L140-40Q132-4 142 34L92 12Q40 46-30 40Q-92 40-120 6Z", "#7d5a58") +
    fill("M-118 10Q-60 22-10 14Q50 14 92 2L140-40Q132-4 142 34L92 12Q40 46-30 40Q-92 40-118 10Z", "#33446a") +
    fill("M-50-44Q-10-78 58-34Q10-44-50-44ZM-20 38Q0 70 36 64Q24 48 26 32Z", "#4a4668") +
    fill("M-40 0Q-6-8 12 8Q-6 28-36 18Z", "#a47a68") +
    fill(disc(-82, -10, 9), "#f3dca0") +
    fill(disc(-83, -10, 5), "#122a44") +
    stroke("M-118 10Q-100 18-84 16", "#122a44", 3)
  );
}
