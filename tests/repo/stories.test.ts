import { describe, expect, test } from "vitest";

import { filesIn, pathsIn, type SourceFile } from "./support/files.ts";
import { MODULE_FILES, parseModule } from "./support/modules.ts";

const STORY = /^stories\/(ui|features|pages)\/(?:.+\/)?(\w+)\.stories\.tsx$/;

describe("every component has its stories, and every story its component", () => {
  test.each(["ui", "pages"])("%s", (layer) => {
    const folders = pathsIn(`src/${layer}`).flatMap((path) => path.split("/").slice(2, -1).slice(0, 1));
    const components = [...new Set(folders)];
    expect(parityFaults(layer, components, components, storiesOf(layer))).toEqual([]);
  });

  test("features", () => {
    const everything = filesIn("src", MODULE_FILES);
    const all = filesIn("src/features", /\.tsx$/).flatMap((file) => componentsOf(file));
    const shown = publicComponents(everything);
    expect(parityFaults("features", shown, all, storiesOf("features"))).toEqual([]);
  });

  test("a component without stories and a story without component are found", () => {
    expect(parityFaults("ui", ["Chip", "Field"], ["Chip", "Field"], ["Chip", "Tile"])).toEqual([
      "ui: Field has no stories/ui/Field.stories.tsx",
      "ui: Tile.stories.tsx shows no component of src/ui",
    ]);
  });
});

/** `needed` components must have stories; a story may show any of `allowed`. */
function parityFaults(
  layer: string,
  needed: readonly string[],
  allowed: readonly string[],
  stories: readonly string[],
): string[] {
  return [
    ...needed
      .filter((name) => !stories.includes(name))
      .map((name) => `${layer}: ${name} has no stories/${layer}/${name}.stories.tsx`),
    ...stories
      .filter((name) => !allowed.includes(name))
      .map((name) => `${layer}: ${name}.stories.tsx shows no component of src/${layer}`),
  ];
}

function storiesOf(layer: string): string[] {
  return pathsIn(`stories/${layer}`).flatMap((path) => {
    const [, folder, name] = STORY.exec(path) ?? [];
    return folder === layer && name ? [name] : [];
  });
}

function componentsOf(file: SourceFile): string[] {
  return parseModule(file).exports.filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}

/** The components of a feature that something outside of that feature renders: the ones that are the feature. */
function publicComponents(files: readonly SourceFile[]): string[] {
  const used = new Set<string>();
  for (const file of files) {
    for (const { target, typeOnly } of parseModule(file).imports) {
      const feature = /^src\/features\/[^/]+\//.exec(target)?.[0];
      if (feature && target.endsWith(".tsx") && !typeOnly && !file.path.startsWith(feature)) used.add(target);
    }
  }
  return files.filter(({ path }) => used.has(path)).flatMap((file) => componentsOf(file));
}
