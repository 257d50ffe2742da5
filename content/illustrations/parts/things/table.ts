import { type Drawing, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted } from "#content/illustrations/kit/geometry.ts";
import { disc, lens, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A plate seen from slightly above, `radius` wide to each side, with a glazed rim; what lies on it is drawn after it. */
export function plate(sheet: Sheet, { radius = 90, rim = "#1d5d86" }: { radius?: number; rim?: string } = {}): Drawing {
  const { wallBright, wall, wallShade, groundShade } = sheet.mood;
  const flat = 0.36;
  return (
    fill(disc(radius * 0.14, 8, radius * 1.02, radius * flat), groundShade, 0.55) +
    fill(disc(0, 3, radius, radius * flat), wallShade) +
    fill(disc(0, 0, radius, radius * flat), wallBright) +
    stroke(disc(0, 0, radius * 0.9, radius * flat * 0.9), rim, radius * 0.05) +
    fill(disc(0, 2, radius * 0.66, radius * flat * 0.64), wallShade, 0.6) +
    fill(disc(0, 5, radius * 0.64, radius * flat * 0.6), wall)
  );
}

/** A glass, 90 units high: tea in its tulip, wine, or water. */
export function glass(sheet: Sheet, { of = "tea" }: { of?: "tea" | "wine" | "water" } = {}): Drawing {
  const { wallBright, seaLight } = sheet.mood;
  const shine = "M-14-76Q-16-60-11-50L-8-50Q-12-62-9-76Z";
  if (of === "wine")
    return (
      fill("M-2-4V-34H2V-4Z", seaLight, 0.8) +
      fill(disc(0, -2, 20, 4), seaLight, 0.85) +
      fill("M-22-90Q-26-36 0-34T22-90Z", seaLight, 0.5) +
      fill("M-23-66Q-20-38 0-36T23-66Z", "#8d1b4c") +
      fill(shine, wallBright, 0.8)
    );
  const body = of === "tea" ? "M-20-84Q-10-56-17-34Q-18-6-12-4H12Q18-6 17-34Q10-56 20-84Z" : "M-20-84L-15-2H15L20-84Z";
  const drink = of === "tea" ? "M-15-68Q-10-52-16-32Q-16-8-11-6H11Q16-8 16-32Q10-52 15-68Z" : "M-18-62L-14-5H14L18-62Z";
  return (
    fill(disc(3, -1, 34, 8), sheet.mood.wallShade, 0.8) +
    (of === "tea" ? fill(disc(0, -3, 34, 8), wallBright) : "") +
    fill(body, seaLight, 0.55) +
    fill(drink, of === "tea" ? "#a8431c" : "#9cc9d6") +
    fill(shine, wallBright, 0.85)
  );
}

/** A glazed jar with a lid, 150 units high. */
export function jar(
  sheet: Sheet,
  { colour = "#1d5d86", shade = "#173b5e" }: { colour?: string; shade?: string } = {},
): Drawing {
  const body = "M-34 0Q-62-30-54-74Q-48-108-26-116V-128H26V-116Q48-108 54-74Q62-30 34 0Z";
  return (
    fill(lens(30, 2, 150, 12), sheet.mood.groundShade, 0.55) +
    fill(body, colour) +
    sheet.spray(body, shade, { from: [56, -20], to: [-10, -80], thick: 1 }) +
    fill("M-34-88Q-42-64-38-40Q-32-44-30-64T-26-90Z", sheet.mood.wallBright, 0.75) +
    fill("M-30-128Q0-140 30-128L24-142Q0-150-24-142Z", colour) +
    fill(disc(0, -149, 8), shade)
  );
}

/** An amphora, 230 units high, standing or, turned by its place, lying on a seabed. */
export function amphora(
  sheet: Sheet,
  { colour = sheet.mood.roof, shade = sheet.mood.roofShade }: { colour?: string; shade?: string } = {},
): Drawing {
  const body = "M-6 0Q-30-40-46-96Q-56-150-20-176L-17-206H17L20-176Q56-150 46-96Q30-40 6 0Z";
  return (
    stroke("M-18-200Q-56-196-46-146M18-200Q56-196 46-146", shade, 10) +
    fill(body, colour) +
    sheet.spray(body, shade, { from: [50, -60], to: [-14, -120], thick: 1 }) +
    fill("M-24-216H24L20-202H-20Z", colour) +
    fill("M4-216H24L20-202H4Z", shade) +
    stroke("M-48-118Q0-106 48-118M-46-104Q0-92 46-104", shade, 3, 0.7)
  );
}

/** A woven basket, 180 units wide; fill it before with what stands in it, from y -70 up. */
export function basket(sheet: Sheet): Drawing {
  const { stone, stoneWorn, stoneShade } = sheet.mood;
  const weave = counted(5).flatMap((row) =>
    counted(11).map((index) => `M${short(-80 + index * 15 + (row % 2) * 7)} ${short(-10 - row * 13)}q5-6 10 0`),
  );
  const body = "M-84-72L-68 0Q0 10 68 0L84-72Z";
  return (
    fill(lens(26, 3, 210, 12), sheet.mood.groundShade, 0.55) +
    fill(body, stoneWorn) +
    stroke(weave.join(""), stone, 3.4) +
    sheet.spray(body, stoneShade, { from: [84, 0], to: [-20, -60], thick: 0.9 }) +
    fill("M-90-80H90L84-66H-84Z", stone) +
    fill("M30-80H90L84-66H30Z", stoneShade)
  );
}
