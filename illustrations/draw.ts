import { MOODS } from "./kit/mood.ts";
import type { Scene } from "./kit/scene.ts";
import { Sheet } from "./kit/sheet.ts";

/** Width of every sheet, in units. */
export const SHEET_WIDTH = 1600;

/** Draws a scene on a sheet with the aspect ratio of the given size. Returns an SVG document. */
export function drawScene(scene: Scene, { width, height }: { width: number; height: number }): string {
  const sheet = new Sheet({
    width: SHEET_WIDTH,
    height: Math.round((SHEET_WIDTH * height) / width),
    mood: { ...MOODS[scene.mood], ...scene.colours },
    seed: scene.seed,
  });
  scene.draw(sheet);
  return sheet.toSvg(scene.grain ?? 0.5);
}
