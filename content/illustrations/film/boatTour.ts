import { drawScene, SHEET_WIDTH } from "../draw.ts";
import { SCENE } from "../scenes/boat-film-poster.ts";
import { drawGuletAtSea } from "./guletAtSea.ts";

/** The boat tour's film. Its frames are windows of the poster's sheet, which is higher than they are. */
export const FILM = {
  name: "boat-tour",
  /** The scene whose moment each frame is. */
  scene: SCENE.name,
  width: 1280,
  height: 720,
  seconds: 8,
  framesPerSecond: 24,
  /** The upper edge of the window, in units of the sheet. */
  top: 100,
  /** Less than the poster has: a film pays for its grain in every frame. */
  grain: 0.08,
} as const;

/** Number of frames of the film. */
export const FRAME_COUNT = FILM.seconds * FILM.framesPerSecond;

/** A frame as an SVG document; `index` runs from 0 to below `FRAME_COUNT`, and that would be the first one again. */
export function frameOf(index: number): string {
  const scene = {
    ...SCENE,
    grain: FILM.grain,
    draw: (sheet: Parameters<typeof SCENE.draw>[0]) => drawGuletAtSea(sheet, index / FRAME_COUNT),
  };
  const sheet = drawScene(scene, { width: 4, height: 3 });
  const height = (SHEET_WIDTH * FILM.height) / FILM.width;
  return sheet.replace(
    /^(<svg [^>]*?)viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `$1viewBox="0 ${FILM.top} ${SHEET_WIDTH} ${height}" width="${SHEET_WIDTH}" height="${height}"`,
  );
}
