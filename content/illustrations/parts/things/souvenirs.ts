import { blend, PIGMENT } from "#content/illustrations/kit/colour.ts";
import { type Drawing, dots, fill, place, stroke, turned } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, curve, disc, lens, short } from "#content/illustrations/kit/path.ts";
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

/** A glazed fish for the wall, swimming to the left: 260 long, about 0,0. */
export function ceramicFish({
  colour = "#1d6dab",
  belly = "#fbf3df",
}: { colour?: string; belly?: string } = {}): Drawing {
  const dark = blend(colour, PIGMENT.ink, 0.45);
  const body = "M-130 4Q-90-62-10-62Q54-60 86-10L132-50Q124 0 136 50L86 18Q50 62-14 62Q-92 58-130 4Z";
  const scales = counted(4).flatMap((row) =>
    counted(5).map((index) => `M${-30 + index * 24 + (row % 2) * 12} ${-38 + row * 20}q-14 10 0 20`),
  );
  return (
    place(fill(body, "#8796b8", 0.85), 14, 12) +
    fill(body, colour) +
    fill("M-122 12Q-80 18 0 20T86 10L136 50L86 18Q50 62-14 62Q-88 58-122 12Z", belly) +
    fill("M-20 62Q50 60 86 18L136 50Q120 14 126-20Q92 6 60 16Q30 40-20 62Z", dark, 0.45) +
    stroke(scales.join(""), belly, 5) +
    stroke("M-72-44Q-50 0-74 44", belly, 7) +
    fill("M-20-60Q10-96 54-70Q40-58 30-52Z", dark) +
    fill(disc(-96, -8, 13), belly) +
    fill(disc(-97, -8, 6.5), "#12233f") +
    stroke("M96-6L122-34M98 2H126M98 10L122 34", belly, 4) +
    fill("M-100-32Q-60-56-20-54Q-60-46-88-28Z", "#fffdf6", 0.75)
  );
}

/** A bead of blue glass against the evil eye, on a knotted cord from 0,0: 300 long. */
export function eyeBead(): Drawing {
  const y = 214;
  return (
    place(fill(disc(0, y, 84), "#8796b8", 0.85), 14, 12) +
    stroke(`M0 0V${y - 78}`, "#b9783c", 8) +
    dots(
      [
        [0, 54],
        [0, 108],
      ],
      13,
      "#1d5db0",
    ) +
    dots(
      [
        [-3, 51],
        [-3, 105],
      ],
      5,
      "#bfe0f2",
    ) +
    dots([[0, 81]], 9, "#f3c04a") +
    fill(disc(0, y, 84), "#173f96") +
    fill("M-84 214A84 84 0 0 1 20 132Q-50 160-56 214T0 297A84 84 0 0 1-84 214Z", "#2a66c8") +
    fill(disc(-2, y, 50), "#fdfaf0") +
    fill(disc(-2, y, 32), "#58b4dc") +
    fill(disc(-2, y, 16), "#101c38") +
    fill(lens(-34, y - 50, 44, 16), "#e4f3fb", 0.9) +
    stroke(`M0 ${y + 84}v14`, "#b9783c", 8) +
    counted(5)
      .map((index) => stroke(`M0 ${y + 98}l${-12 + index * 6} 52`, "#b9783c", 4))
      .join("")
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

/** A tin of olive oil with a sprig on its face, no word on it: 150 wide, 260 high. */
export function oilTin(sheet: Sheet): Drawing {
  const leaf = (x: number, y: number, turn: number, light: boolean) =>
    place(turned(fill("M0 0Q26-18 64 0Q26 18 0 0Z", light ? "#a9b85a" : "#5f7a34"), turn), x, y);
  return (
    fill(lens(56, 0, 230, 22), sheet.mood.wallDeep, 0.7) +
    fill("M-78-226L-60-240H72L78-226V0H-78Z", "#f3d24e") +
    fill("M46-226L56-240H72L78-226V0H46Z", "#b98a2c") +
    fill("M-78-226L-60-240H72L78-226Z", "#fbeaa0") +
    fill(box(-78, -28, 124, 12) + box(-78, -206, 124, 12), "#2f6a3a") +
    fill(box(46, -28, 32, 12) + box(46, -206, 32, 12), "#1f4a30") +
    fill("M-70-112A54 66 0 0 1 38-112A54 66 0 0 1-70-112Z", "#fffaf0") +
    stroke("M-40-76Q-10-110 10-152", "#5a4632", 5) +
    leaf(-34, -84, -110, false) +
    leaf(-22, -96, -10, true) +
    leaf(-12, -112, -130, true) +
    leaf(-2, -126, -20, false) +
    leaf(8, -148, -80, false) +
    fill(disc(-2, -92, 11, 14) + disc(-36, -112, 10, 13), "#4a3a5e") +
    fill("M-34-240V-256Q-34-262-20-262H-8Q6-262 6-256V-240Z", "#2f6a3a")
  );
}

/** Folded cloths one on the other, fringes to the left: 300 wide, `colours` from below. */
export function foldedCloths(sheet: Sheet, colours: readonly string[]): Drawing {
  return (
    fill(lens(60, 0, 400, 24), sheet.mood.wallDeep, 0.7) +
    colours
      .map((colour, index) => {
        const [y, half] = [-index * 44, 150 - (index % 2) * 8];
        const shade = blend(colour, "#3a2450", 0.38);
        const fringe = counted(4).map((row) => `M${-half} ${y - 8 - row * 9}h-22`);
        const stripe = (x: number, width: number) => `M${x} ${y - 43}h${width}v42h${-width}z`;
        return (
          stroke(fringe.join(""), blend(colour, "#fffdf6", 0.3), 4) +
          fill(
            `M${short(-half)} ${y}V${y - 42}H${half - 18}Q${half} ${y - 42} ${half} ${y - 21}T${half - 18} ${y}Z`,
            colour,
          ) +
          fill(
            stripe(-half + 26, 12) + stripe(-half + 48, 12) + stripe(-half + 70, 30),
            index % 2 ? "#fffaf0" : blend(colour, "#fffaf0", 0.72),
          ) +
          fill(`M60 ${y}V${y - 42}H${half - 18}Q${half} ${y - 42} ${half} ${y - 21}T${half - 18} ${y}Z`, shade, 0.6) +
          fill(box(-half, y - 4, half * 2 - 20, 4), shade, 0.7)
        );
      })
      .join("")
  );
}
