import { drawScene, SHEET_WIDTH } from "../draw.ts";
import { SCENE } from "../scenes/boat-film-poster.ts";
import { capes, drawGuletAtSea } from "./guletAtSea.ts";

/** The boat tour's film. Its frames are crops of the poster's sheet, which is higher. */
export const FILM = {
  name: "boat-tour",
  width: 1280,
  height: 720,
  seconds: 8,
  framesPerSecond: 24,
  /** y of the crop's upper edge, in units of the sheet. */
  top: 60,
  /** Opacity of the grain: less than the poster's, because grain enlarges every frame of the file. */
  grain: 0.08,
} as const;

/** Number of frames of the film. */
export const FRAME_COUNT = FILM.seconds * FILM.framesPerSecond;

/**
 * A frame as an SVG document; `index` is from 0 to `FRAME_COUNT` - 1. The film loops: frame `FRAME_COUNT` would equal frame 0. `land` is drawn
 * once for many frames.
 */
export function frameOf(index: number, land = capes()): string {
  const scene = {
    ...SCENE,
    grain: FILM.grain,
    draw: (sheet: Parameters<typeof SCENE.draw>[0]) => drawGuletAtSea(sheet, index / FRAME_COUNT, land),
  };
  const sheet = drawScene(scene, { width: 4, height: 3 });
  const height = (SHEET_WIDTH * FILM.height) / FILM.width;
  return sheet.replace(
    /^(<svg [^>]*?)viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `$1viewBox="0 ${FILM.top} ${SHEET_WIDTH} ${height}" width="${SHEET_WIDTH}" height="${height}"`,
  );
}
