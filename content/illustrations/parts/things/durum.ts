import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, lens } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/**
 * A wrap that lies on its board, its cut end towards us on the left with what is in it, its other half in paper, its shadow under it: 470 long,
 * 120 thick; its middle at 0,0.
 */
export function durum(sheet: Sheet, { seed = 1 }: { seed?: number } = {}): Drawing {
  const random = randomOf(seed * 41);
  const bread = "M-196-58Q-60-72 60-64L60 62Q-60 70-196 60Z";
  const spots = counted(12).map(() =>
    lens(random.between(-140, 10), random.between(-46, 20), random.between(16, 36), 8),
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
  const paper = "M-20-70Q110-86 214-60Q258-44 258-2Q258 42 218 60Q120 82-20 72L4 44L-24 20L2-4L-26-28L0-48Z";
  return (
    // The shadow it throws to the right, and the darker line on which it lies.
    fill("M-206 50Q-100 88 40 92Q200 98 290 70Q316 46 262 6L-190 30Z", "#4a1f2c", 0.5) +
    fill("M-214 46Q-120 78 40 80Q180 82 250 52L240 30L-200 36Z", "#34121f", 0.6) +
    fill(bread, "#f3d199") +
    sheet.clipped(
      bread,
      fill("M-200-8Q-60 2 70-6V80H-200Z", "#dfae70") +
        fill("M-200 26Q-60 38 70 28V80H-200Z", "#b3743f") +
        fill("M-200 48Q-60 58 70 50V80H-200Z", "#7d4630") +
        fill(spots.join(""), "#a8642f", 0.7) +
        // The edge of the flat bread, rolled over.
        stroke("M-188-26Q-120-34-60-26T64-30", "#c08a50", 5) +
        stroke("M-180-46Q-60-58 50-52", "#fff0cc", 9, 0.85),
    ) +
    // What the paper keeps from the light of the bread.
    sheet.clipped(bread, fill("M-20-80L-40-30L-14-4L-40 22L-10 46L-34 80H70V-80Z", "#7d4630", 0.45)) +
    fill(disc(-198, 1, 40, 60), "#d9a466") +
    fill(disc(-196, 3, 33, 53), "#5f2617") +
    bits.join("") +
    stroke("M-190-40q-22 10-26 34M-176 40q-16 8-30 2", "#86a93a", 8) +
    fill(paper, "#fffaf0") +
    sheet.clipped(
      paper,
      fill("M-30-4Q120 10 200 2Q236-6 228-70H280V90H-30Z", "#ecdcd2") +
        fill("M-30 26Q120 40 206 24Q248 12 246-40H280V90H-30Z", "#d3b9b8") +
        fill("M-30 50Q120 62 210 46Q250 34 262-6V90H-30Z", "#aa8591") +
        fill("M40-90Q54 0 40 90H66Q80 0 66-90ZM84-90Q98 0 84 90H96Q110 0 96-90Z", "#d8432c", 0.85) +
        fill("M-30 26Q120 40 206 24V90H-30Z", "#6b2f44", 0.2) +
        // The folds of its closed end.
        fill("M196-66Q176-20 214 18Q206-20 232-52Z", "#fffaf0") +
        fill("M196-66Q176-20 214 18Q190 6 178-20Q176-44 184-70Z", "#d8c3c2") +
        stroke("M138-62Q160-20 150 30M214 18Q196 40 192 66", "#b598a0", 4, 0.8),
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
