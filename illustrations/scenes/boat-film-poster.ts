import { drawGuletAtSea } from "../film/guletAtSea.ts";
import type { Scene } from "../kit/scene.ts";

/** A gulet under full sail off Bodrum in the evening sun, bow towards us, white houses beyond it: the first frame of the boat tour’s film. */
export const SCENE: Scene = {
  name: "boat-film-poster",
  seed: 141,
  mood: "gold",
  colours: { sea: ["#f4c498", "#8fbdb6", "#3695ab", "#1c6a8e"], seaDark: "#114c74", seaLight: "#d6ece0" },
  grain: 0.36,
  crops: { wide: 60, square: 210 },
  draw(sheet) {
    drawGuletAtSea(sheet, 0);
  },
};
