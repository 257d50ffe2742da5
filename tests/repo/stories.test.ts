import { describe, expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { filesIn, pathsIn } from "./support/files.ts";
import { MODULES_BUT_STORIES } from "./support/modules.ts";
import {
  componentsOf,
  docstringFaults,
  interactiveModules,
  placeFaults,
  publicComponents,
  sidebarGroups,
  storyFaults,
} from "./support/stories.ts";

const STORY = /^stories\/(ui|features)\/(?:.+\/)?(\w+)\.stories\.tsx$/;

describe("every component has stories, and every story file a component", () => {
  test("ui", () => {
    const components = foldersIn("src/ui");
    expectNone(parityFaults("ui", components, components, storiesOf("ui")));
  });

  test("pages", () => {
    expect(pathsIn("stories/pages")).toEqual(foldersIn("src/pages").map((page) => `stories/pages/${page}.stories.tsx`));
    expect(pathsIn("src").filter((path) => path.endsWith(".stories.tsx"))).toEqual([]);
  });

  test("features", () => {
    const everything = filesIn("src", MODULES_BUT_STORIES);
    const all = filesIn("src/features", /\.tsx$/).flatMap((file) => componentsOf(file));
    // One that is rendered outside of its feature, or has a style sheet of its own.
    const shown = [...publicComponents(everything), ...styledModules("src/features")];
    expectNone(parityFaults("features", [...new Set(shown)], all, storiesOf("features")));
  });
});

const COMPONENTS = ["ui", "features"].flatMap((layer) => filesIn(`src/${layer}`, /\.tsx$/));

describe("every component of the library", () => {
  test("has a docstring", () => {
    expectNone(COMPONENTS.flatMap(docstringFaults));
  });

  test.each(["ui", "features"])("has a guide, a play function and a picture: %s", (layer) => {
    const interactive = interactiveModules(COMPONENTS);
    const files = filesIn(`stories/${layer}`, STORY);
    expectNone(files.flatMap((file) => storyFaults(file, interactive)));
  });

  test("is in a group of the sidebar", () => {
    const [preview] = filesIn(".storybook", /preview\.tsx$/);
    const groups = preview ? sidebarGroups(preview) : [];
    expect(groups).toContain("Forms and fields");
    const files = ["ui", "features"].flatMap((layer) => filesIn(`stories/${layer}`, STORY));
    expectNone(files.flatMap((file) => placeFaults(file, groups)));
  });
});

describe("the documentation pages", () => {
  const pages = filesIn("stories/docs", /\.mdx$/);
  const changelog = pages.find(({ path }) => path.endsWith("Changelog.mdx"))?.text ?? "";

  test("link to pages that exist", () => {
    const components = ["ui", "features"].flatMap((layer) => storiesOf(layer).map((name) => `${layer}-${name}`));
    const foundations = pathsIn("stories/foundations").flatMap((path) => /\w+(?=\.stories\.tsx$)/.exec(path) ?? []);
    const titles = pages.flatMap(({ text }) => /<Meta title="(.+)"/.exec(text)?.[1] ?? []);
    const ids = [...components, ...foundations.map((name) => `foundations-${name}`), ...titles].map(
      (title) => `${title.replaceAll(/[/ ]/g, "-").toLowerCase()}--docs`,
    );
    expect(titles).toContain("docs/Changelog");
    expectNone(
      pages.flatMap(({ path, text }) =>
        [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].flatMap(([, id = ""]) =>
          ids.includes(id) ? [] : [`${path}: there is no page ${id}`],
        ),
      ),
    );
  });

  test("call new what the latest New of the changelog names", () => {
    const [, latest = ""] = /^- \*\*New:\*\*(.+?)^(?:- |#)/ms.exec(changelog) ?? [];
    const named = [...latest.matchAll(/\/docs\/(?:ui|features)-(\w+)--docs/g)].map(([, name = ""]) => name);
    const tagged = ["ui", "features"]
      .flatMap((layer) => filesIn(`stories/${layer}`, STORY))
      .filter(({ text }) => /^ {2}tags: \["new"/m.test(text))
      .map(({ path }) => STORY.exec(path)?.[2] ?? "");
    expect(named.length).toBeGreaterThan(0);
    expectNone([
      ...tagged
        .filter((name) => !named.includes(name.toLowerCase()))
        .map((name) => `the latest New of stories/docs/Changelog.mdx does not name ${name}, which is tagged \`new\``),
      ...named
        .filter((name) => !tagged.some((other) => other.toLowerCase() === name))
        .map((name) => `stories/docs/Changelog.mdx calls ${name} new: write \`tags: ["new"]\` in its meta`),
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

/** Names of the modules with a style sheet of their own. */
function styledModules(folder: string): string[] {
  return pathsIn(folder).flatMap((path) => /(\w+)\.module\.css$/.exec(path)?.[1] ?? []);
}

/** Names of the folders directly below a folder. */
function foldersIn(folder: string): string[] {
  const below = pathsIn(folder).map((path) => path.slice(folder.length + 1).split("/"));
  return [...new Set(below.flatMap(([name, ...rest]) => (name && rest.length > 0 ? [name] : [])))];
}

function storiesOf(layer: string): string[] {
  return pathsIn(`stories/${layer}`).flatMap((path) => {
    const [, folder, name] = STORY.exec(path) ?? [];
    return folder === layer && name ? [name] : [];
  });
}
