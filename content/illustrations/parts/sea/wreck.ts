import { type Drawing, fill, place, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, type Path } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";

/** A hide stretched flat: long, slightly hollow sides, and at each corner a lug that is cut off square. */
const HIDE: Path =
  "M-126-66L-98-74L-82-60Q0-47 82-60L98-74L126-66L130-50L106-39Q92 0 106 39L130 50L126 66L98 74L82 60Q0 47-82 60L-98 74L-126 66L-130 50L-106 39Q-92 0-106-39L-130-50Z";
/** Its near edge, a hand thick, which lies in shade. */
const EDGE: Path =
  "M-130 50L-126 66L-98 74L-82 60Q0 47 82 60L98 74L126 66L130 50V66L126 82L98 90L82 76Q0 63-82 76L-98 90L-126 82L-130 66Z";

/** Blisters that the melt left on the face. */
function pits(kind: number): Path {
  const random = randomOf(kind + 31);
  return counted(16)
    .map(() => disc(random.between(-80, 84), random.between(-34, 36), random.between(2, 6), random.between(1.5, 4)))
    .join("");
}

const COPPER = [
  { face: "#4f9f8c", light: "#a9dcc0", edge: "#1c5560" },
  { face: "#6fb39a", light: "#c6ecd0", edge: "#235f68" },
  { face: "#c2774a", light: "#f4be8a", edge: "#6a3d44" },
] as const;

/** A copper ingot shaped like a hide, lying flat, 230 units wide: `kind` 0 and 1 are green with age, 2 is still copper. */
export function oxhideIngot(kind: number): Drawing {
  const { face, light, edge } = COPPER[kind] ?? COPPER[0];
  return place(
    place(fill(HIDE, "#12435f", 0.55), 16, 26) +
      fill(EDGE, edge) +
      fill(HIDE, face) +
      // The side away from the light, and the raised rim that the mould left: bright on the far and left sides.
      fill(
        "M130 50L126 66L98 74L82 60Q0 47-82 60L-98 74L-106 39L-60 34Q30 30 96 40Q82 0 96-36L106-39Q92 0 106 39Z",
        edge,
        0.3,
      ) +
      fill(pits(kind), edge, 0.5) +
      stroke("M-128-52L-124-64L-98-71L-82-57Q0-44 82-57L98-71L122-64M-126-50L-102-38Q-88 0-102 38L-126 49", light, 4.5),
    0,
    0,
    0.7,
    0.88,
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
