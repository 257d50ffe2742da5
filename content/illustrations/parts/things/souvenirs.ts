import { blend } from "#content/illustrations/kit/colour.ts";
import { type Drawing, dots, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, lens } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A natural sponge, honey-coloured, some 220 wide, on y 0. */
export function sponge(sheet: Sheet, { seed = 1 }: { seed?: number } = {}): Drawing {
  const random = randomOf(seed * 19);
  const body = curve(
    counted(13).map((index): Point => {
      const [angle, reach] = [(index / 13) * Math.PI * 2, random.between(0.92, 1.08)];
      return [Math.cos(angle) * 106 * reach, -88 + Math.sin(angle) * 88 * reach];
    }),
    true,
  );
  const pores = counted(40).map((index): Point => {
    const [angle, far] = [index * 2.4, Math.sqrt((index + 0.5) / 40) * 92];
    return [Math.cos(angle) * far, -90 + Math.sin(angle) * far * 0.84];
  });
  const size = pores.map(() => random.between(4, 12));
  const holes = (dx: number, grown: number) =>
    pores
      .map(([x, y], index) => disc(x + dx, y + dx, (size[index] ?? 6) + grown, ((size[index] ?? 6) + grown) * 0.8))
      .join("");
  return (
    fill(lens(36, -4, 250, 26), sheet.mood.wallDeep, 0.7) +
    fill(body, "#dba24c") +
    sheet.clipped(
      body,
      fill(holes(-2, 3), "#f3cb7c") +
        sheet.spray(box(-130, -200, 260, 220), "#8f5230", { from: [120, 0], to: [-40, -130], thick: 0.95 }) +
        fill(holes(0, 0), "#9a5c2c"),
    )
  );
}

/** A jar of jam or honey, its lid under a cap of cloth: 130 wide, 200 high. */
export function preserve(
  sheet: Sheet,
  { colour, cap, peel = false }: { colour: string; cap: string; peel?: boolean },
): Drawing {
  const body = "M-58-146Q-66-140-66-120V-18Q-66 0-46 2Q0 8 46 2Q66 0 66-18V-120Q66-140 58-146Z";
  const strips = counted(9).map((index) => `M${-44 + ((index * 37) % 84)} ${-24 - ((index * 29) % 92)}q10-14 26-6`);
  return (
    fill(lens(46, 0, 190, 20), sheet.mood.wallDeep, 0.7) +
    fill(body, "#dbe8e6") +
    fill("M-60-118Q0-108 60-118V-20Q60-4 44-3Q0 2-44-3Q-60-4-60-20Z", colour) +
    (peel ? stroke(strips.join(""), "#fbc868", 7) : "") +
    sheet.spray(body, blend(colour, "#5a1420", 0.6), { from: [66, -40], to: [-10, -80], thick: 0.9 }) +
    fill("M-48-116Q-40-112-36-112V-20Q-50-24-50-40Z", "#fffdf6", 0.7) +
    fill(
      "M-74-136Q-60-150-58-172Q-50-196 0-198Q50-196 58-172Q60-150 74-136Q60-126 46-134T16-134T-16-134T-46-134Q-60-126-74-136Z",
      cap,
    ) +
    fill("M24-196Q52-192 58-172Q60-150 74-136Q60-126 46-134Q38-170 24-196Z", blend(cap, "#3a2450", 0.35)) +
    dots(
      [
        [-34, -160],
        [-14, -180],
        [0, -156],
        [20, -178],
        [-44, -144],
        [34, -152],
      ],
      5,
      "#fffdf6",
    ) +
    stroke("M-59-156Q0-142 59-156", "#b9783c", 6)
  );
}
