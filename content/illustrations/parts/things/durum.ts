import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, lens } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/**
 * A wrap that lies on its board, its cut end towards us on the left with what is in it, its other half in paper: 470 long, 120 thick; its middle
 * at 0,0.
 */
export function durum(sheet: Sheet, { seed = 1 }: { seed?: number } = {}): Drawing {
  const random = randomOf(seed * 41);
  const bread = "M-196-58Q-60-72 60-64L60 62Q-60 70-196 60Z";
  const spots = counted(12).map(() =>
    lens(random.between(-140, 10), random.between(-40, 26), random.between(16, 36), 8),
  );
  const bits = counted(26).map((index) => {
    const [angle, reach] = [index * 2.4, 0.9 * Math.sqrt((index + 0.5) / 26)];
    const colour =
      ["#b5622f", "#8a3f22", "#dd4a30", "#c98648", "#7c9c38", "#fbf0da", "#93432a"][index % 7] ?? "#b5622f";
    return fill(
      disc(
        -198 + Math.cos(angle) * 28 * reach,
        1 + Math.sin(angle) * 48 * reach,
        random.between(6, 10),
        random.between(8, 12),
      ),
      colour,
    );
  });
  const paper = "M-20-70Q120-84 236-52Q252-40 248 0Q252 40 236 54Q120 80-20 70L4 44L-24 20L2-4L-26-28L0-48Z";
  const folds = "M120-66L168 0L116 64M196-58L226 2L192 60";
  return (
    fill(lens(30, 62, 500, 26), "#3a1420", 0.45) +
    fill(bread, "#efca8e") +
    sheet.clipped(
      bread,
      fill("M-200 14Q-60 26 70 16V80H-200Z", "#d29a5e") +
        fill("M-200 40Q-60 50 70 42V80H-200Z", "#a86a3e") +
        fill(spots.join(""), "#a8642f", 0.7) +
        stroke("M-180-44Q-60-56 50-50", "#fbe6bd", 8, 0.8),
    ) +
    fill(disc(-198, 1, 40, 60), "#d9a466") +
    fill(disc(-198, 1, 32, 52), "#5f2617") +
    bits.join("") +
    stroke("M-190-40q-22 10-26 34M-176 40q-16 8-30 2", "#86a93a", 8) +
    fill(paper, "#fffaf0") +
    sheet.clipped(
      paper,
      fill("M-30 22Q120 36 260 16V90H-30Z", "#ddd0d2") +
        fill("M-30 50Q120 60 260 44V90H-30Z", "#b09aa8") +
        stroke("M40-90V90M80-90V90", "#d8432c", 12, 0.85) +
        stroke(folds, "#c3b2ba", 4, 0.8),
    )
  );
}

/** A hammered copper cup of ayran with froth heaped on it: 130 wide, 190 high. */
export function ayran(): Drawing {
  const body = "M-56-140L-44-4Q0 14 44-4L56-140Z";
  const dents = counted(4).flatMap((row) =>
    counted(6).map((index) => disc(-40 + index * 16 + (row % 2) * 8, -116 + row * 30, 4.6)),
  );
  return (
    fill(lens(40, 2, 170, 20), "#3a1d24", 0.5) +
    fill(body, "#c9713a") +
    fill("M14-140L10 6Q32 4 44-4L56-140Z", "#7f3a2a") +
    fill("M-48-136L-38-10L-26-4L-32-138Z", "#f3b27c") +
    fill(dents.join(""), "#a2522c", 0.55) +
    fill("M-58-142Q-70-168-40-176Q-30-198-2-190Q22-202 36-180Q70-176 58-142Q0-124-58-142Z", "#fffaf0") +
    fill("M20-188Q30-194 36-180Q70-176 58-142Q40-136 22-134Q44-156 20-188Z", "#d9c3bd") +
    stroke("M-57-142Q0-122 57-142", "#e59a5f", 9)
  );
}

/** A long green pepper, its stem to the left: 240 long. */
export function longPepper(): Drawing {
  return (
    fill("M0 0Q60-44 140-26T244 16Q150 42 80 34T0 0Z", "#4c6b28") +
    fill("M0-2Q60-44 140-26T236 12Q150 10 80 6T0-2Z", "#86a93a") +
    stroke("M40-16Q100-30 160-12", "#d3e08a", 5, 0.8) +
    stroke("M6-2Q-20 0-34-18", "#5a6b2c", 12)
  );
}

/** A tomato on the vine's star, 120 wide. */
export function tomato(): Drawing {
  return (
    fill(lens(24, 0, 150, 16), "#3a1d24", 0.5) +
    fill(disc(0, -48, 60, 50), "#a82a1a") +
    fill(disc(-6, -52, 53, 44), "#de4a30") +
    fill(disc(-24, -68, 20, 12), "#f8a384") +
    place(turned(fill("M0 0L-26-12L-8-2L-30 8L-4 4L4 14L6 2L28 6L8-4L22-14L2-4Z", "#4f6b2a"), 4), 4, -92)
  );
}
