import { type Drawing, fill, stroke } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { disc, lens, polygon, short } from "#illustrations/kit/path.ts";
import { randomOf } from "#illustrations/kit/random.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { bougainvillea, leafMass } from "./foliage.ts";

/** An agave, 120 units wide: stiff blades, each with a lit and a shaded half. */
export function agave(sheet: Sheet, { seed = 1 }: { seed?: number } = {}): Drawing {
  const random = randomOf(seed * 25);
  const { leaf, leafDark, leafLight } = sheet.mood;
  let [lit, dark] = ["", ""];
  for (const index of [0, 10, 1, 9, 2, 8, 3, 7, 4, 6, 5]) {
    const angle = Math.PI * (1.04 + (index / 10) * 0.92) + random.around(0.05);
    const length = random.between(56, 82) * (1 - Math.abs(index - 5) * 0.035);
    const [x, y] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const [sx, sy] = [-Math.sin(angle) * 8, Math.cos(angle) * 8];
    lit += polygon([
      [0, 2],
      [x * 0.35 + sx, y * 0.35 + sy],
      [x, y],
    ]);
    dark += polygon([
      [0, 2],
      [x * 0.35 - sx, y * 0.35 - sy],
      [x, y],
    ]);
  }
  // Blades lie on the ground as they stand: each throws its own point to the right.
  const shadow = counted(4)
    .map((index) => {
      const [reach, rise] = [random.between(44, 96), -7 + index * 5 + random.around(2)];
      return `M-34 ${short(-1 + index)}Q${short(reach * 0.3)} ${short(rise - 4)} ${short(reach)} ${short(rise)}Q${short(reach * 0.4)} ${short(rise + 6)} -30 ${short(4 + index)}Z`;
    })
    .join("");
  return (
    fill(shadow, sheet.mood.groundShade, 0.6) +
    fill(dark, leafDark) +
    fill(lit, leaf) +
    stroke("M-2-4L-14-58M4-6L26-52", leafLight, 2, 0.7)
  );
}

/** Reeds at a bank, about 160 units high. */
export function reeds(sheet: Sheet, { width = 160, seed = 1 }: { width?: number; seed?: number } = {}): Drawing {
  const random = randomOf(seed * 33);
  const { leaf, leafDark, trunk } = sheet.mood;
  const blades = (share: number) =>
    counted(Math.round((width / 9) * share))
      .map(() => {
        const [x, tall, bend] = [random.between(0, width), random.between(80, 165), random.around(46)];
        return `M${short(x)} 0Q${short(x + bend * 0.1)} ${short(-tall * 0.6)} ${short(x + bend)} ${short(-tall)}Q${short(x + bend * 0.3 + 6)} ${short(-tall * 0.55)} ${short(x + 7)} 0Z`;
      })
      .join("");
  const heads = counted(Math.round(width / 34)).map(() => {
    const [x, tall] = [random.between(0, width), random.between(120, 170)];
    return `M${short(x)} 0L${short(x + 3)} ${short(-tall)}h3V0zM${short(x)} ${short(-tall)}q4 -26 8 0v24h-8z`;
  });
  return fill(blades(1), leafDark) + fill(heads.join(""), trunk) + fill(blades(0.7), leaf);
}

/** A clay pot with a flowering bush, about 130 units high. */
export function pottedBush(
  sheet: Sheet,
  { seed = 1, flowers = true }: { seed?: number; flowers?: boolean } = {},
): Drawing {
  const { roof, roofShade, groundShade } = sheet.mood;
  const crown = { x: 0, y: -88, width: 46, height: 34, seed, count: 16, size: 20 };
  return (
    fill(lens(30, 2, 110, 9), groundShade, 0.6) +
    fill("M-26 0L-33-52H33L26 0Z", roof) +
    fill("M8 0L10-52H33L26 0Z", roofShade) +
    fill("M-37-62H37V-48H-37Z", roof) +
    fill("M11-62H37V-48H11Z", roofShade) +
    (flowers ? bougainvillea(sheet, crown) : leafMass(sheet, crown))
  );
}

/** A mandarin, cut or whole, lit from the left; `radius` is its own. */
export function mandarin(
  sheet: Sheet,
  { radius = 40, cut = false, leaf = false }: { radius?: number; cut?: boolean; leaf?: boolean } = {},
): Drawing {
  const r = radius;
  const body = disc(0, -r * 0.93, r, r * 0.93);
  const sprig = leaf
    ? fill(
        `M0 ${short(-r * 1.8)}q${short(r * 0.2)} ${short(-r * 0.5)} ${short(r * 0.9)} ${short(-r * 0.5)}q${short(-r * 0.2)} ${short(r * 0.5)} ${short(-r * 0.9)} ${short(r * 0.5)}z`,
        sheet.mood.leaf,
      ) + fill(disc(0, -r * 1.8, r * 0.09), sheet.mood.leafDark)
    : "";
  if (cut) {
    const segments = counted(9).map((index) => {
      const [from, to] = [((index + 0.06) / 9) * Math.PI * 2, ((index + 0.94) / 9) * Math.PI * 2];
      return polygon([
        [Math.cos(from) * r * 0.1, -r * 0.93 + Math.sin(from) * r * 0.1],
        [Math.cos(from) * r * 0.78, -r * 0.93 + Math.sin(from) * r * 0.72],
        [Math.cos((from + to) / 2) * r * 0.86, -r * 0.93 + Math.sin((from + to) / 2) * r * 0.8],
        [Math.cos(to) * r * 0.78, -r * 0.93 + Math.sin(to) * r * 0.72],
      ]);
    });
    return (
      fill(body, "#e07f24") +
      fill(disc(0, -r * 0.93, r * 0.92, r * 0.86), "#fdeccb") +
      fill(segments.join(""), "#f6a443")
    );
  }
  return (
    fill(lens(r * 0.4, 1, r * 2.4, r * 0.18), sheet.mood.groundShade, 0.6) +
    fill(body, "#ee9433") +
    sheet.spray(body, "#a8431c", { from: [r * 0.9, 0], to: [-r * 0.35, -r * 1.2], thick: 0.95 }) +
    fill(lens(-r * 0.38, -r * 1.38, r * 0.6, r * 0.26), "#fcc978") +
    sprig
  );
}
