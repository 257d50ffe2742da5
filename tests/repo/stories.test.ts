import { describe, expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { filesIn, pathsIn, type SourceFile } from "./support/files.ts";
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

test("the story of icons shows every icon that the product uses, and no other", () => {
  const fromLucide = /^import \{([^}]+)\} from "lucide-react";$/gm;
  const iconsOf = (text: string) =>
    [...text.matchAll(fromLucide)]
      .flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(/\s+/)))
      // `Map as MapIcon` is the icon `Map`; `type LucideIcon` is none.
      .flatMap(([name = "", next]) => (name === "" || (name === "type" && next !== "as") ? [] : [name]));
  const used = new Set(filesIn("src", MODULES_BUT_STORIES).flatMap(({ text }) => iconsOf(text)));
  const [sheet] = filesIn("stories/foundations", /Icons\.stories\.tsx$/);
  expect(
    iconsOf(sheet?.text ?? ""),
    "Add to, or take out of, both lists of stories/foundations/Icons.stories.tsx what is marked below",
  ).toEqual([...used].toSorted());
});

describe("every component has stories, and every story file a component", () => {
  test("ui", () => {
    const components = foldersIn("src/ui");
    expectNone(parityFaults("ui", components, components, storiesOf("ui")));
  });

  test("pages, with their stories beside them", () => {
    const stories = pathsIn("src/pages").filter((path) => path.endsWith(".stories.tsx"));
    expect(stories.toSorted()).toEqual(
      foldersIn("src/pages")
        .map((page) => `src/pages/${page}/${page}.stories.tsx`)
        .toSorted(),
    );
    expect(pathsIn("stories/pages")).toEqual([]);
  });

  test("features", () => {
    const everything = filesIn("src", MODULES_BUT_STORIES);
    const all = filesIn("src/features", /\.tsx$/).flatMap((file) => componentsOf(file));
    const shown = publicComponents(everything);
    expectNone(parityFaults("features", shown, all, storiesOf("features")));
  });

  test("a component without stories and stories without a component are found", () => {
    expect(parityFaults("ui", ["Chip", "Field"], ["Chip", "Field"], ["Chip", "Tile"])).toEqual([
      "ui: Field has no stories/ui/Field.stories.tsx",
      "ui: Tile.stories.tsx shows no component of src/ui",
    ]);
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

describe("the rules find", () => {
  const chip = (text: string): SourceFile => ({ path: "src/ui/Chip/Chip.tsx", text });
  const HEAD = `import { Chip } from "#src/ui/Chip/Chip.tsx";
    import { guide } from "#stories/fixtures/guide.ts";
    export default meta;`;
  const GUIDE = "guide({ avoid: '', keyboard: {}, parts: ['A word'], content: 'wordless' })";
  const META = `const meta = { component: Chip, parameters: ${GUIDE} } satisfies Meta;`;
  const faultsOf = (text: string, interactive: readonly string[] = []) =>
    storyFaults({ path: "stories/ui/Chip.stories.tsx", text: HEAD + text }, new Set(interactive));

  test.each([
    "export function Chip() {}",
    "// A chip.\nexport function Chip() {}",
    "/* A chip. */ export function Chip() {}",
    "/** A chip. */ const A = 1; export function Chip() {}",
  ])("a component without a docstring: %s", (text) => {
    expect(docstringFaults(chip(text))).toHaveLength(1);
  });

  test.each(["/** A chip. */\nexport function Chip() {}", "export const CHIPS = [1]; export function chipOf() {}"])(
    "no missing docstring in %s",
    (text) => expect(docstringFaults(chip(text))).toEqual([]),
  );

  test.each([
    "export function Chip() { return <button />; }",
    "export function Chip({ Link = 'a' }) { return <Link />; }",
    "export function Chip() { return <div onPointerDown={drag} />; }",
    'import * as Radix from "@radix-ui/react-dialog";',
  ])("interactive modules, directly and through imports: %s", (text) => {
    const row = { path: "src/ui/Row/Row.tsx", text: 'import { Chip } from "../Chip/Chip.tsx";' };
    expect([...interactiveModules([row, chip(text)])]).toEqual(["src/ui/Chip/Chip.tsx", "src/ui/Row/Row.tsx"]);
  });

  test("no missing play function in a story for pictures that may fail", () => {
    expect(interactiveModules([chip("export function Chip() { return <img onError={hide} />; }")]).size).toBe(0);
  });

  test("a missing guide, and stories without any story", () => {
    expect(faultsOf("const meta = { args: {} } satisfies Meta; export const Default = {};")).toEqual([
      expect.stringContaining("write `component: Chip`"),
      expect.stringContaining("write `parameters: guide("),
    ]);
  });

  test("no fault in a guide that is defined elsewhere", () => {
    const text = "const meta = { component: Chip }; export const Default = { parameters: guide({}) };";
    expect(faultsOf(text)).toEqual([expect.stringContaining("write `parameters: guide(")]);
  });

  test("a guide without parts or content rules", () => {
    const faultsWith = (guide: string) =>
      faultsOf(`const meta = { component: Chip, parameters: guide({ ${guide} }) }; export const Default = {};`);
    const parts = expect.stringContaining("write `parts: ");
    const content = expect.stringContaining("write `content: { do: ");
    expect(faultsWith("avoid: '', keyboard: {}")).toEqual([parts, content]);
    expect(faultsWith("parts: [], content: { do: ['Say “Book”'], dont: [] }")).toEqual([parts, content]);
    expect(faultsWith("parts: ['A word'], content: { do: ['Say “Book”'], dont: ['Say “Go”'] }")).toEqual([]);
  });

  test("a template text that was not replaced", () => {
    const meta = META.replace("avoid: ''", 'avoid: "[[When is something else right?]]"');
    expect(faultsOf(`${meta} export const Default = {};`)).toEqual([
      'stories/ui/Chip.stories.tsx: write what "[[When is something else right?]]" asks for',
    ]);
  });

  test("a control that no story uses", () => {
    const text = `${META} export const Default = {};`;
    expect(faultsOf(text, ["src/ui/Chip/Chip.tsx"])).toEqual([expect.stringContaining("write a `play`")]);
    expect(faultsOf(text)).toEqual([]);
  });

  test.each(["Chips/Chip", "Components/Chips/Chip", "Components/Content/Tag", "Components/Content/Chip/States"])(
    "a title without a group, or with another name: %s",
    (title) => {
      const text = `const meta = { id: "ui-chip", title: "${title}" }; export default meta;`;
      const fault = expect.stringContaining('write `title: "Components/GROUP/Chip"`');
      expect(placeFaults({ path: "stories/ui/Chip.stories.tsx", text }, ["Content", "Layout"])).toEqual([fault]);
    },
  );

  test("a missing id, but no fault in a title with search words", () => {
    const text = `const meta = { title: "Components/Content/Chip · tag" } satisfies Meta; export default meta;`;
    expect(placeFaults({ path: "stories/features/Chip.stories.tsx", text }, ["Content"])).toEqual([
      'stories/features/Chip.stories.tsx: write `id: "features-chip"` in its meta',
    ]);
  });

  test("several stories without a choice for the picture", () => {
    expect(faultsOf(`${META} export const Default = {}; export const States = { tags: ["desktop"] };`)).toEqual([
      expect.stringContaining('`tags: ["picture"]`'),
    ]);
  });

  test.each([
    `const meta = { component: Chip, parameters: { layout: 'fullscreen', ...${GUIDE} } } satisfies Meta<typeof Chip>;`,
    `const meta: Meta<typeof Chip> = { component: Chip, parameters: ${GUIDE} };`,
  ])("no fault in %s", (meta) => {
    expect(
      faultsOf(
        `${meta} export const Default = { play: async () => {} }; export const States = { tags: ["picture"] };`,
        ["src/ui/Chip/Chip.tsx"],
      ),
    ).toEqual([]);
  });
});

describe("documentation pages", () => {
  const pages = filesIn("stories/docs", /\.mdx$/);
  const known = new Set([
    ...["ui", "features"].flatMap((layer) => storiesOf(layer).map((name) => `${layer}-${name.toLowerCase()}`)),
    ...pathsIn("stories/foundations").flatMap((path) => {
      const [, name = ""] = /(\w+)\.stories\.tsx$/.exec(path) ?? [];
      return name ? [`foundations-${name.toLowerCase()}`] : [];
    }),
    ...pages.map(({ text }) =>
      (/<Meta title="([^"]+)"/.exec(text)?.[1] ?? "").toLowerCase().replaceAll(/[^a-z]+/g, "-"),
    ),
  ]);

  test("link to existing pages", () => {
    const links = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map(([, id = ""]) => ({ path, id })),
    );
    expect(links.length).toBeGreaterThan(40);
    const broken = links.filter(({ id }) => !known.has(id));
    expectNone(broken.map(({ path, id }) => `${path} links to ${id}, which is no page of Storybook`));
  });

  test("link every existing component that the changelog mentions", () => {
    const changelog = pages.find(({ path }) => path.endsWith("/Changelog.mdx"))?.text ?? "";
    const components = new Set(["ui", "features"].flatMap((layer) => storiesOf(layer)));
    const bare = [...changelog.matchAll(/(?<!\[)`(\w+)`/g)].map(([, name = ""]) => name);
    expect(
      bare.filter((name) => components.has(name)),
      "Write each as [`Name`](?path=/docs/ui-name--docs)",
    ).toEqual([]);
  });

  test("mark the same components as new in the changelog and in their tags", () => {
    const changelog = pages.find(({ path }) => path.endsWith("/Changelog.mdx"))?.text ?? "";
    const [, latest = ""] = changelog.split(/^## /m);
    const [, said = ""] = /^- \*\*New:\*\*\n((?: {2}.*\n)+)/m.exec(latest) ?? [];
    const tagged = ["ui", "features"]
      .flatMap((layer) => filesIn(`stories/${layer}`, STORY))
      .flatMap(({ path, text }) => (/^ {2}tags: \["new"\],$/m.test(text) ? [STORY.exec(path)?.[2]] : []));
    expect(tagged.length).toBeGreaterThan(0);
    const named = [...said.matchAll(/^ {2}- \[`(\w+)`\]/gm)].map(([, name]) => name);
    expectNone([
      ...tagged
        .filter((name) => !named.includes(name))
        .map((name) => `${name} has the tag new: add it under "New" of the newest date in stories/docs/Changelog.mdx`),
      ...named
        .filter((name) => !tagged.includes(name))
        .map((name) => `${name} is under "New" of the newest date: write tags: ["new"] in the meta of its stories`),
    ]);
  });
});

describe("Chromatic captures", () => {
  const FIXED =
    /export const (\w+): Story = \{\n {2}tags: \["picture"[^\]]*\],\n {2}globals: \{ viewport: \{ value: "(\w+)" \} \},\n(.*)/g;
  const files = ["stories", "src/pages"].flatMap((folder) => filesIn(folder, /\.stories\.tsx$/));

  test("a picture of one viewport in that viewport only", () => {
    const fixed = files.flatMap(({ path, text }) =>
      [...text.matchAll(FIXED)].map(([, story, viewport, next]) => ({ story: `${path}: ${story}`, viewport, next })),
    );
    expect(fixed.length).toBeGreaterThan(0);
    expectNone(
      fixed.flatMap(({ story, viewport, next }) => {
        const needed = `parameters: onlyAt("${viewport}"),`;
        return next?.trim() === needed ? [] : [`${story}: write ${needed} after its globals`];
      }),
    );
  });

  test("a story with the tag night in the night theme, too", () => {
    const nights = files.flatMap(({ path, text }) =>
      [...text.matchAll(/tags: \[[^\]]*"night"\],\s+(.*)/g)].map(([, next = ""]) => ({ path, next })),
    );
    expect(nights.length).toBeGreaterThan(0);
    expectNone(
      nights.flatMap(({ path, next }) =>
        /^parameters: (?:\{ \.\.\.)?AT_NIGHT\b/.test(next)
          ? []
          : [`${path}: write parameters: AT_NIGHT after the tag night`],
      ),
    );
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
