import { drawGuletAtSea } from "../film/guletAtSea.ts";
import type { Scene } from "../kit/scene.ts";

/** A gulet under full sail off Bodrum in the evening sun, bow towards us, white houses beyond it: the first frame of the boat tour’s film. */
export const SCENE: Scene = {
  name: "boat-film-poster",
  seed: 141,
  mood: "gold",
  colours: { sea: ["#f0c298", "#7fb0b0", "#2f87a0", "#155678"], seaDark: "#14587c", seaLight: "#cfe6dc" },
  grain: 0.36,
  crops: { wide: 60, square: 300 },
  draw(sheet) {
    drawGuletAtSea(sheet, 0);
  },
};
