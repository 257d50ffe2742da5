import { closest } from "fastest-levenshtein";
import { describe, expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { filesIn, readText, type SourceFile } from "./support/files.ts";
import { MODULES_BUT_STORIES, literalOf, nodesOf, parseModule, piecesOf } from "./support/modules.ts";
import {
  boardFaults,
  classFaults,
  containerFaults,
  definedProperties,
  idleClassFaults,
  layerFaults,
  usedProperties,
} from "./support/styles.ts";

const TOKENS = "src/styles/tokens.css";
const STYLES = [...filesIn("src", /\.css$/), ...filesIn("stories", /\.css$/), ...filesIn(".storybook", /\.css$/)];
const MODULES = STYLES.filter(({ path }) => path.startsWith("src/") && path.endsWith(".module.css"));
const LAYERS: readonly [start: string, layer: string][] = [
  ["src/styles/reset.css", "reset"],
  ["src/styles/base.css", "base"],
  ["src/ui/", "ui"],
  ["src/features/", "features"],
  ["src/pages/", "pages"],
];

describe("style sheets", () => {
  test("of components use container queries in rem", () => {
    expectNone(MODULES.flatMap(containerFaults));
  });

  test("are entirely in the cascade layer of their folder", () => {
    const faults = STYLES.flatMap((file) => {
      const layer = LAYERS.find(([start]) => file.path.startsWith(start))?.[1];
      if (layer) return layerFaults(file, layer);
      return file.path.startsWith("src/") && file.path.endsWith(".module.css")
        ? [`${file.path} is in no layer's folder`]
        : [];
    });
    expect(faults).toEqual([]);
  });

  test("of components have unique names, which become the prefix of their classes", () => {
    const names = MODULES.map(({ path }) => path.replace(/^.*\//, ""));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("upper-case the Board font always, and no other", () => {
    expectNone(STYLES.flatMap(boardFaults));
  });

  test("define every class that a component uses, and no other", () => {
    const components = filesIn("src", MODULES_BUT_STORIES);
    expectNone(components.flatMap((file) => classFaults(file, MODULES)));
    expectNone(MODULES.flatMap((sheet) => idleClassFaults(sheet, components)));
  });
});

describe("custom properties", () => {
  const tokens = definedProperties({ path: TOKENS, text: readText(TOKENS) });
  const fromScripts = propertiesInScripts([...filesIn("src", MODULES_BUT_STORIES)]);

  test("that are used exist or have a fallback", () => {
    expectNone(STYLES.flatMap((file) => unknownProperties(file, tokens, fromScripts)));
  });

  // One that nothing here uses would be meant for a package, which keeps it to itself.
  test("that are defined are used", () => {
    const sheets = STYLES.filter(({ path }) => path.startsWith("src/"));
    const used = new Set([...sheets.flatMap(usedProperties).map(({ name }) => name), ...fromScripts]);
    const defined = new Set(sheets.flatMap(definedProperties));
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });
});

function unknownProperties(file: SourceFile, tokens: readonly string[], fromScripts: readonly string[]): string[] {
  const known = new Set([...tokens, ...definedProperties(file), ...fromScripts]);
  return usedProperties(file)
    .filter(({ name, hasFallback }) => !hasFallback && !known.has(name))
    .map(({ name, where }) => `${where}: there is no ${name}; the nearest is ${closest(name, [...known])}.`);
}

/** Custom properties that scripts mention, such as those in a `style` prop. */
function propertiesInScripts(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    nodesOf(parseModule(file).program).flatMap((node) => {
      const text = node.type === "TemplateLiteral" ? piecesOf(node).join("") : literalOf(node);
      return text?.match(/^--[a-z][\w-]*$/) ? [text] : [];
    }),
  );
}
