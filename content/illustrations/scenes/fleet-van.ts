import type { Scene } from "../kit/scene.ts";
import { fleetStage } from "../parts/vehicles/fleetStage.ts";

/** The high-roof van: 6.96 m long, 2.77 m high. */
export const SCENE: Scene = {
  name: "fleet-van",
  seed: 13,
  mood: "morning",
  draw: (sheet) => fleetStage(sheet, "van"),
};
