import { type Drawing, fill, place, stroke, turned } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { disc, lens } from "#illustrations/kit/path.ts";

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
