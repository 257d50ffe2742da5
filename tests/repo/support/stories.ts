import { posix } from "node:path";

import type { SourceFile } from "./files.ts";
import { literalOf, nodesOf, parseModule, type Node } from "./modules.ts";

/** Interactive elements. `Link` is the prop with which UI components render their links. */
const CONTROLS = new Set(["a", "button", "input", "select", "textarea", "summary", "form", "Link"]);
const HANDLER = /^on(?:Click|Change|Input|Submit|Focus|Blur|Key\w+|Pointer\w+|Touch\w+|Swipe\w*)$/;

/** Names of the components that a module exports. */
export function componentsOf(file: SourceFile): string[] {
  return parseModule(file).exports.filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}

/** Components of features that are rendered outside their feature. */
export function publicComponents(files: readonly SourceFile[]): string[] {
  const used = new Set<string>();
  for (const file of files) {
    for (const { target, typeOnly } of parseModule(file).imports) {
      const feature = /^src\/features\/[^/]+\//.exec(target)?.[0];
      if (feature && target.endsWith(".tsx") && !typeOnly && !file.path.startsWith(feature)) used.add(target);
    }
  }
  return files.filter(({ path }) => used.has(path)).flatMap((file) => componentsOf(file));
}

/** Exported components without a docstring, which is the introduction of their documentation page. */
export function docstringFaults(file: SourceFile): string[] {
  const components = componentsOf(file);
  return bodyOf(parseModule(file).program).flatMap((statement) => {
    const declared = statement["declaration"] as Node | null | undefined;
    const name = declared?.type === "FunctionDeclaration" ? nameOf(declared["id"]) : undefined;
    if (!name || !components.includes(name)) return [];
    const above = file.text.slice(0, statement.start).trimEnd();
    return above.endsWith("*/") && above.slice(above.lastIndexOf("/*")).startsWith("/**")
      ? []
      : [`${file.path}: ${name} has no docstring: write /** … */ above it, with what it is for`];
  });
}

/** Modules with interactive elements, directly or in their imports. */
export function interactiveModules(files: readonly SourceFile[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const { target, typeOnly } of parseModule(file).imports) {
      if (!typeOnly) importers.set(target, [...(importers.get(target) ?? []), file.path]);
    }
  }
  const found = new Set<string>();
  const waiting = files.filter(isInteractive).map(({ path }) => path);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...(importers.get(path) ?? []));
  }
  return found;
}

function isInteractive(file: SourceFile): boolean {
  const { imports, program } = parseModule(file);
  if (imports.some(({ target }) => target.startsWith("@radix-ui/"))) return true;
  return nodesOf(program).some(
    (node) =>
      (node.type === "JSXOpeningElement" && CONTROLS.has(nameOf(node["name"]) ?? "")) ||
      (node.type === "JSXAttribute" && HANDLER.test(nameOf(node["name"]) ?? "")),
  );
}

/** What is missing in a story file, and what to add. Stories of the modules in `interactive` need a `play`. */
export function storyFaults(file: SourceFile, interactive: ReadonlySet<string>): string[] {
  const { program, exports, imports } = parseModule(file);
  const nodes = nodesOf(program);
  const name = posix.basename(file.path, ".stories.tsx");
  const meta = metaOf(program);
  const stories = exports.filter((exported) => exported !== "default");
  const has = (key: string, fits: (value: Node) => boolean = () => true) =>
    nodes.some((node) => node.type === "Property" && nameOf(node["key"]) === key && fits(node["value"] as Node));

  const faults: string[] = [];
  if (!meta || nameOf(propertyOf(meta, "component")) === undefined)
    faults.push(`write \`component: ${name}\` in its meta`);
  const guide = meta && guideOf(meta);
  if (!guide) {
    faults.push(
      "write `parameters: guide({ avoid: …, keyboard: …, parts: …, content: … })` in its meta, from #stories/fixtures/guide.ts, spread where there are other parameters",
    );
  } else {
    if (listOf(guide, "parts").length === 0)
      faults.push('write `parts: ["…"]` in its guide: what it is made of, in the order in which it is read');
    const content = propertyOf(guide, "content");
    const isWordless = literalOf(content) === "wordless";
    if (!isWordless && !["do", "dont"].every((kind) => content && listOf(content, kind).length > 0)) {
      faults.push(
        'write `content: { do: ["…"], dont: ["…"] }` in its guide: rules for its words, with examples in quotation marks; or `content: "wordless"` where there is nothing to write or say',
      );
    }
  }
  const source = imports.find(({ target }) => target.startsWith("src/") && target.endsWith(`/${name}.tsx`))?.target;
  if (source && interactive.has(source) && !has("play"))
    faults.push("write a `play` that uses it by keyboard and by pointer, for it can be pressed, followed or filled in");
  const pictured = has("tags", (tags) => nodesOf(tags).some((node) => literalOf(node) === "picture"));
  if (stories.length > 1 && !pictured)
    faults.push('tag the story that shows all its states `tags: ["picture"]`, or only the first has its picture taken');
  for (const text of nodes.map(literalOf)) if (text?.startsWith("[[")) faults.push(`write what "${text}" asks for`);
  return faults.map((fault) => `${file.path}: ${fault}`);
}

/**
 * Faults in a component's place in the sidebar, and what to write instead. The title contains the group and, after the name, further words
 * for the search; the id stays the same when the title changes, because URLs and pictures are named after it.
 */
export function placeFaults(file: SourceFile, groups: readonly string[]): string[] {
  const name = posix.basename(file.path, ".stories.tsx");
  const layer = posix.basename(posix.dirname(file.path));
  const meta = metaOf(parseModule(file).program);
  const id = `${layer}-${name.toLowerCase()}`;
  const title = literalOf(meta && propertyOf(meta, "title"));
  const [root, group = "", label = "", ...rest] = title?.split("/") ?? [];
  const isPlaced =
    root === "Components" && groups.includes(group) && label.split(" · ")[0] === name && rest.length === 0;
  return [
    ...(literalOf(meta && propertyOf(meta, "id")) === id ? [] : [`write \`id: "${id}"\` in its meta`]),
    ...(isPlaced
      ? []
      : [
          `write \`title: "Components/GROUP/${name}"\` in its meta, where GROUP is one of ${groups.join(", ")}; words that somebody may search for instead of its name follow it: "${name} · popup"`,
        ]),
  ].map((fault) => `${file.path}: ${fault}`);
}

/** The groups of the sidebar, in the order of `storySort` in the preview. */
export function sidebarGroups(preview: SourceFile): string[] {
  const order = nodesOf(parseModule(preview).program).find(
    (node) => node.type === "Property" && nameOf(node["key"]) === "order",
  )?.["value"] as Node | undefined;
  const elements = (order?.["elements"] ?? []) as Node[];
  const groups = elements[elements.findIndex((element) => literalOf(element) === "Components") + 1];
  return ((groups?.["elements"] ?? []) as Node[]).flatMap((element) => literalOf(element) ?? []);
}

/** The object of the default export, directly or by its name. */
function metaOf(program: Node): Node | undefined {
  const exported = bodyOf(program).find(({ type }) => type === "ExportDefaultDeclaration")?.["declaration"] as
    | Node
    | undefined;
  const name = nameOf(exported);
  if (!name) return withoutTypes(exported);
  const declarator = nodesOf(program).find((node) => node.type === "VariableDeclarator" && nameOf(node["id"]) === name);
  return withoutTypes(declarator?.["init"] as Node | undefined);
}

/** The object that `guide()` is called with, if `parameters` is that call or spreads it. */
function guideOf(meta: Node): Node | undefined {
  const parameters = propertyOf(meta, "parameters");
  const call =
    parameters &&
    nodesOf(parameters).find((node) => node.type === "CallExpression" && nameOf(node["callee"]) === "guide");
  return (call?.["arguments"] as Node[] | undefined)?.[0];
}

/** The elements of an array property. */
function listOf(object: Node, key: string): Node[] {
  return (propertyOf(object, key)?.["elements"] ?? []) as Node[];
}

function propertyOf(object: Node, key: string): Node | undefined {
  const properties = (object["properties"] ?? []) as Node[];
  return properties.find((property) => property.type === "Property" && nameOf(property["key"]) === key)?.["value"] as
    | Node
    | undefined;
}

/** Removes `satisfies` and `as`. */
function withoutTypes(node: Node | undefined): Node | undefined {
  return node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression"
    ? withoutTypes(node["expression"] as Node)
    : node;
}

function bodyOf(program: Node): Node[] {
  return program["body"] as Node[];
}

/** Name of an identifier; undefined for any other node. */
function nameOf(node: unknown): string | undefined {
  const name = (node as Node | null | undefined)?.["name"];
  return typeof name === "string" ? name : undefined;
}
