import { blend, PIGMENT } from "#content/illustrations/kit/colour.ts";
import { type Drawing, dots, fill, stroke } from "#content/illustrations/kit/drawing.ts";
import { counted, type Point } from "#content/illustrations/kit/geometry.ts";
import { box, disc, lens, short } from "#content/illustrations/kit/path.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

/** A sack with its rim rolled down and a cone of spice in it: 140 wide, 180 high. */
export function spiceSack({ colour, scoop = false }: { colour: string; scoop?: boolean }): Drawing {
  const dark = blend(colour, PIGMENT.wine, 0.45);
  return (
    fill(lens(30, 4, 190, 22), "#3a2440", 0.5) +
    fill("M-60 0Q-72-50-62-92H62Q72-50 60 0Q0 16-60 0Z", "#cfa871") +
    fill("M14 10Q30-40 20-92H62Q72-50 60 0Q40 8 14 10Z", "#94705e") +
    fill("M-62-90Q-34-126 0-180Q34-126 62-90Q0-66-62-90Z", colour) +
    fill("M0-180Q34-126 62-90Q40-80 14-78Q26-120 0-180Z", dark) +
    fill("M-8-160Q-26-120-44-98Q-30-94-26-95Q-12-126-8-160Z", blend(colour, "#fff6dc", 0.35)) +
    (scoop ? stroke("M20-128L58-186", "#7a4a2c", 9) + fill("M2-122Q20-144 34-124Q28-98 6-100Z", "#b9824a") : "") +
    stroke("M-64-92Q0-60 64-92", "#e6c894", 19) +
    stroke("M20-78Q44-82 64-92", "#a98266", 19) +
    stroke("M-50-80Q-20-66 6-67", "#fbe6bd", 4, 0.7)
  );
}

/** A lamp of coloured glass on a chain, hung at 0,0, its globe 92 wide. */
export function mosaicLamp(
  sheet: Sheet,
  { colour, light = "#ffe9a8", chain = 90 }: { colour: string; light?: string; chain?: number },
): Drawing {
  const y = chain + 62;
  const ring = (radius: number, count: number, shift: number): Point[] =>
    counted(count).map((index) => {
      const angle = ((index + shift) / count) * Math.PI * 2;
      return [Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  return (
    sheet.glow([0, y], 150, light, 0.55) +
    stroke(`M0-400V${chain}`, "#6b4a2a", 4) +
    fill(`M-20 ${chain + 20}Q-14 ${chain}-4 ${chain - 8}H4Q14 ${chain} 20 ${chain + 20}Z`, "#d8a94a") +
    fill(disc(0, y, 48), blend(colour, PIGMENT.ink, 0.35)) +
    fill(disc(-2, y - 2, 45), colour) +
    fill(disc(-6, y - 4, 24), blend(colour, light, 0.55)) +
    dots(ring(36, 12, 0), 5.4, light) +
    dots(ring(24, 8, 0.5), 5, "#fffbe6") +
    dots(ring(11, 5, 0), 4.2, "#fffbe6") +
    fill(`M-12 ${y + 46}H12L6 ${y + 60}H-6Z`, "#d8a94a") +
    stroke(`M0 ${y + 60}V${y + 92}`, "#d8a94a", 5)
  );
}

/** A woven cloth that hangs from its upper edge at y 0: ground, bands at both ends, fringe. The bands are parts of its height. */
export function hangingCloth({
  width,
  height,
  ground,
  bands,
}: {
  width: number;
  height: number;
  ground: string;
  bands: readonly (readonly [at: number, thick: number, colour: string])[];
}): Drawing {
  const half = width / 2;
  const foot = (y: number) =>
    `V${short(y)}q${short(-half * 0.5)} ${short(height * 0.014)} ${short(-half)} 0t${short(-half)} 0`;
  const fringe = counted(Math.round(width / 11)).map(
    (index) => `M${short(-half + 5 + index * 11)} ${short(height)}v24`,
  );
  return (
    fill(`M${-half + 10} 6H${half + 12}V${height + 10}H${-half + 10}Z`, "#2c1c38", 0.35) +
    stroke(fringe.join(""), ground, 4) +
    fill(`M${-half} 0H${half}${foot(height)}Z`, ground) +
    bands
      .map(([at, thick, colour]) =>
        fill(`M${-half} ${short(at * height)}H${half}${foot((at + thick) * height)}Z`, colour),
      )
      .join("") +
    fill(box(half * 0.42, 0, half * 0.58, height), "#3a2450", 0.26) +
    fill(box(-half, 0, half * 0.16, height) + box(-half * 0.2, 0, half * 0.1, height), "#fffdf2", 0.2)
  );
}
