import type { Scene } from "../kit/scene.ts";
import { fleetStage } from "../parts/vehicles/fleetStage.ts";

/** The people carrier: 5.14 m long, 1.91 m high. */
export const SCENE: Scene = {
  name: "fleet-mpv",
  seed: 12,
  mood: "morning",
  draw: (sheet) => fleetStage(sheet, "carrier"),
};
