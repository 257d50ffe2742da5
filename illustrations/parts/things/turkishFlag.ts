import { type Drawing, fill, place } from "#illustrations/kit/drawing.ts";
import { counted, type Point } from "#illustrations/kit/geometry.ts";
import { disc, polygon } from "#illustrations/kit/path.ts";

/**
 * The flag of Türkiye in a light wind, by its law: height 100, length 150, the crescent open towards the fly, the star in its
 * opening. Its upper hoist corner is at 0,0; `height` is its own, `fly` the way that the wind takes it. Draw the staff before it.
 */
export function turkishFlag({ height = 24, fly = "right" }: { height?: number; fly?: "left" | "right" } = {}): Drawing {
  const star = counted(10).map((corner): Point => {
    // One point towards the hoist.
    const angle = Math.PI + (corner * Math.PI) / 5;
    const reach = corner % 2 ? 5.2 : 13;
    return [84 + Math.cos(angle) * reach, 49 + Math.sin(angle) * reach];
  });
  const cloth =
    fill("M0 0Q24-10 50-3T100-1T150-7V93Q126 100 100 99T50 97T0 100Z", "#d3202f") +
    fill("M92-1Q112 3 150-7V93Q126 100 104 99Q84 60 92-1Z", "#8d1528", 0.34) +
    // Two discs would overlap in a seam: the crescent is one shape.
    fill("M66.5 29.5A25 25 0 1 0 66.5 68.5A20 20 0 1 1 66.5 29.5Z", "#fffaf0") +
    fill(height < 14 ? disc(83, 49, 9) : polygon(star), "#fffaf0");
  return place(cloth, 0, 0, height / 100, fly === "left" ? -height / 100 : height / 100);
}
