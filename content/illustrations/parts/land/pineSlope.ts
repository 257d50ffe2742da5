import { type Drawing, fill } from "#content/illustrations/kit/drawing.ts";
import { counted, heightAt, mixed, type Point } from "#content/illustrations/kit/geometry.ts";
import { curveDownTo, type Path, short } from "#content/illustrations/kit/path.ts";
import { randomOf } from "#content/illustrations/kit/random.ts";
import type { Sheet } from "#content/illustrations/kit/sheet.ts";

export interface PineSlopeOptions {
  /** Line of the highest trees, from left to right. */
  crest: readonly Point[];
  /** y of the bottom of the slope; the lowest trees are a little above it. */
  foot: number;
  /** Half the width of a tree's crown. */
  size?: number;
  /** Colours of shade, crown and light; by default the mood's leaves. */
  colours?: readonly [dark: string, body: string, light: string];
  seed?: number;
}

/** A hillside grown over with pines, middle distance: rows of rounded heads above each other, each lit from the left. */
export function pineSlope(sheet: Sheet, { crest, foot, size = 30, colours, seed = 1 }: PineSlopeOptions): Drawing {
  const { leafDark, leaf, leafLight } = sheet.mood;
  const [dark, body, light] = colours ?? [leafDark, leaf, leafLight];
  const random = randomOf(seed * 23);
  const [left, right] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const rows = counted(7).map((row) => {
    let [shade, heads, lit]: [Path, Path, Path] = ["", "", ""];
    for (let x = left - 10; x < right; x += size * random.between(0.6, 1.4)) {
      const y = mixed(heightAt(crest, x), foot - size * 0.9, row / 6) + random.around(size * 0.25);
      const r = size * random.between(0.5, 1.15);
      if (y > foot - size * 0.5) continue;
      shade += head(x + r * 0.34, y + r * 0.36, r);
      heads += head(x, y, r);
      lit += head(x - r * 0.34, y - r * 0.12, r * 0.5);
    }
    return fill(shade, dark) + fill(heads, body) + fill(lit, light, 0.75);
  });
  return fill(curveDownTo(crest, foot), dark) + rows.join("");
}

/** The rounded head of a pine, flat below. */
function head(x: number, y: number, r: number): Path {
  return `M${short(x - r)} ${short(y + r * 0.4)}Q${short(x - r * 1.2)} ${short(y - r * 0.2)} ${short(x - r * 0.4)} ${short(y - r * 0.5)}Q${short(x + r * 0.1)} ${short(y - r)} ${short(x + r * 0.5)} ${short(y - r * 0.4)}Q${short(x + r * 1.2)} ${short(y - r * 0.1)} ${short(x + r)} ${short(y + r * 0.4)}z`;
}
