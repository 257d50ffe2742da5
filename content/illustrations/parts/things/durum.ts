import { type Drawing, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";
import { leafMass } from "#content/illustrations/parts/plants/foliage.ts";

/** A wrap standing in its paper, 350 high, 130 wide, what is in it looking out above. */
export function durum(sheet: Sheet, { seed = 1 }: { seed?: number } = {}): Drawing {
  const random = randomOf(seed * 41);
  const bread = "M-58-60L-66-300Q-62-336-6-338Q60-336 66-298L56-60Z";
  const paper = "M-50 0Q0 16 50 0L68-196L30-176L-6-204L-40-178L-68-200Z";
  const spots = counted(9).map(() =>
    lens(random.between(-46, 44), random.between(-284, -210), random.between(14, 30), 7),
  );
  const strips = counted(9).map((index) => {
    const x = -46 + index * 11.5;
    return `M${short(x)} -318q${short(random.around(14))} -16 ${short(random.around(18))} ${short(-random.between(26, 44))}`;
  });
  const stripes = [-42, -16, 10, 36].map((x) => `M${x} 8L${short(x * 1.34)} -190h16L${short(x + 12)} 8z`);
  return (
    fill(bread, "#e9c083") +
    fill("M14-60L20-337Q62-330 66-298L56-60Z", "#b97f4e") +
    sheet.spray("M-30-60L-30-336L20-337L14-60Z", "#b97f4e", { from: [22, -180], to: [-24, -180], thick: 1 }) +
    fill(spots.join(""), "#a8642f", 0.75) +
    fill(disc(0, -318, 62, 24), "#6b2d1b") +
    stroke(strips.join(""), "#8a3f22", 17) +
    stroke(strips.join(""), "#bd6a36", 9) +
    fill(disc(-26, -346, 24, 17) + disc(30, -340, 22, 15), "#b32f1c") +
    fill(disc(-28, -349, 20, 13) + disc(28, -343, 18, 11), "#e2553a") +
    stroke("M-6-330Q-2-366 16-372M44-322Q54-350 50-364", "#6f9434", 14) +
    stroke("M-50-330q12-26 30-20", "#fbf0da", 7) +
    leafMass(sheet, {
      x: 4,
      y: -340,
      width: 34,
      height: 12,
      seed,
      count: 6,
      size: 14,
      colours: ["#3f6a34", "#6c9440", "#a6c45c"],
    }) +
    fill("M-66-300Q-62-322-40-330Q-50-312 0-302T66-298L64-270Q0-262-65-276Z", "#f3d29a") +
    fill("M22-300L66-298L64-270Q44-268 24-268Z", "#c99a62") +
    fill(paper, "#fbf3df") +
    fill(stripes.join(""), "#d8432c", 0.9) +
    fill("M14 8Q34 6 50 0L68-196L30-176L22-182Z", "#8a4a4a", 0.5)
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
