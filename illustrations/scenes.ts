import type { Scene } from "./kit/scene.ts";

/** All scenes by file, loaded lazily, so that a broken one does not prevent the others from being drawn. */
const FILES = import.meta.glob<{ SCENE: Scene }>("./scenes/*.ts");

/** Names of all scenes, in alphabetical order. */
export const SCENE_NAMES: readonly string[] = Object.keys(FILES).map((path) =>
  path.slice("./scenes/".length, -".ts".length),
);

/** Loads a scene by its name. Rejects if there is none, or if the name in its file differs. */
export async function loadScene(name: string): Promise<Scene> {
  const load = FILES[`./scenes/${name}.ts`];
  if (!load) throw new Error(`There is no scene "${name}": illustrations/scenes/${name}.ts is missing.`);
  const { SCENE } = await load();
  if (SCENE.name !== name) throw new Error(`The scene in ${name}.ts is named "${SCENE.name}".`);
  return SCENE;
}
