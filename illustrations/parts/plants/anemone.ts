import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { disc } from "#illustrations/kit/path.ts";

/** A crown anemone, a centimetre to a unit: thin stem, ruff of cut leaves, an open cup with a dark eye. 27 high, on 0,0. */
export function anemone(lit: string, shade: string): Drawing {
  const petals = counted(6).map((index) => {
    const angle = (index / 6) * Math.PI * 2 + 0.3;
    return disc(Math.cos(angle) * 3.4, -24 + Math.sin(angle) * 2.2, 3, 2.3);
  });
  return (
    stroke("M0 0Q1-12 0-23", "#4f6b3a", 1.1) +
    fill("M0-3Q-6-10-8-8Q-4-3 0 0Q5-5 8-9Q3-8 0-3Z", "#55733f") +
    fill("M-4-15L0-18L5-16L0-14Z", "#55733f") +
    fill(petals.slice(0, 4).join(""), shade) +
    fill(petals.slice(2).join(""), lit) +
    fill(disc(0, -24, 1.7, 1.3), "#2b2438")
  );
}
