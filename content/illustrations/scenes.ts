import type { Scene } from "./kit/scene.ts";

/** Every scene by its file, loaded only when it is drawn: one that is broken does not keep the others from being drawn. */
const FILES = import.meta.glob<{ SCENE: Scene }>("./scenes/*.ts");

/** The names of all scenes, in the order of the alphabet. */
export const SCENE_NAMES: readonly string[] = Object.keys(FILES).map((path) =>
  path.slice("./scenes/".length, -".ts".length),
);

/** The scene of a name. Throws where there is none, or where its file calls it something else. */
export async function loadScene(name: string): Promise<Scene> {
  const load = FILES[`./scenes/${name}.ts`];
  if (!load) throw new Error(`There is no scene "${name}": content/illustrations/scenes/${name}.ts is missing.`);
  const { SCENE } = await load();
  if (SCENE.name !== name) throw new Error(`The scene in ${name}.ts is named "${SCENE.name}".`);
  return SCENE;
}
