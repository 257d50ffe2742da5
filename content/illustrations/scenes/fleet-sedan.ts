import type { Scene } from "../kit/scene.ts";
import { fleetStage } from "../parts/vehicles/fleetStage.ts";

/** The sedan: 5.26 m long, 1.50 m high. */
export const SCENE: Scene = {
  name: "fleet-sedan",
  seed: 11,
  mood: "morning",
  draw: (sheet) => fleetStage(sheet, "sedan"),
};
