import { type Drawing, fill, place, stroke } from "#illustrations/kit/drawing.ts";
import { counted } from "#illustrations/kit/geometry.ts";
import { box, disc, short } from "#illustrations/kit/path.ts";
import type { Sheet } from "#illustrations/kit/sheet.ts";
import { turkishFlag } from "../things/turkishFlag.ts";
import { stones } from "./stonework.ts";

/** A round tower with battlements: lit, sprayed, shaded; its foot at 0,0, in its middle. */
export function roundTower(sheet: Sheet, width: number, height: number, seed: number): Drawing {
  const { stone, stoneWorn, stoneShade, stoneDeep } = sheet.mood;
  const half = width / 2;
  const bow = width * 0.09;
  const drum = `M${short(-half)} 0L${short(-half * 0.95)} ${short(-height)}Q0 ${short(-height + bow)} ${short(half * 0.95)} ${short(-height)}L${short(half)} 0Q0 ${short(bow * 2)} ${short(-half)} 0Z`;
  const all = box(-half, -height - 20, width, height + 60);
  const teeth = counted(7).map((index) => {
    const across = (index - 3) / 3.3;
    const wide = width * 0.085 * Math.sqrt(1.15 - across * across);
    return box(across * half * 0.95 - wide / 2, -height - 15 + bow * 0.5 * (1 - across * across), wide, 24);
  });
  return (
    fill(disc(0, -height, half * 0.95, bow), stoneShade) +
    fill(drum + teeth.join(""), stone) +
    sheet.clipped(
      drum,
      stroke(stones(-half, -height, width * 0.66, height, seed), stoneWorn, 4) +
        fill(box(half * 0.3, -height, half, height + 40), stoneShade) +
        sheet.spray(all, stoneShade, { from: [half * 0.4, 0], to: [-half * 0.5, 0], thick: 1 }) +
        fill(
          `M${short(-half)} ${short(-height * 0.8)}Q0 ${short(-height * 0.8 + bow)} ${short(half)} ${short(-height * 0.8)}v6Q0 ${short(-height * 0.8 + bow + 6)} ${short(-half)} ${short(-height * 0.8 + 6)}Z`,
          stoneWorn,
        ),
    ) +
    fill(teeth.slice(5).join(""), stoneShade) +
    fill(box(-half * 0.2, -height * 0.58, 7, 22), stoneDeep)
  );
}

/** The flag on its staff, which stands at 0,0: 54 wide, 90 high. */
export function castleFlag(): Drawing {
  return fill("M-1.6 0V-84H1.6V0Z", "#20304a") + place(turkishFlag({ height: 32 }), 1.4, -82);
}
