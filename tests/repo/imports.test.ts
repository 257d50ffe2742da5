import { describe, expect, test } from "vitest";

import { filesIn, type SourceFile } from "./support/files.ts";
import { DIRECTIONS } from "./support/importTable.ts";
import { directionOf, importFaults, reachedFrom } from "./support/imports.ts";
import { MODULE_FILES, nodesOf, parseModule } from "./support/modules.ts";

const FILES = ["src", "content", "relay", "stories", ".storybook", "tests", "scripts", "vite.config.ts"].flatMap(
  (folder) => filesIn(folder, MODULE_FILES),
);

describe("imports", () => {
  test("every file has a row in the table", () => {
    expect(FILES.filter(({ path }) => !directionOf(path, DIRECTIONS)).map(({ path }) => path)).toEqual([]);
  });

  test.each(DIRECTIONS.map((row) => [row.from, row] as const))("%s imports only what its row allows", (_name, row) => {
    const mine = FILES.filter(({ path }) => directionOf(path, DIRECTIONS) === row);
    expect(mine.flatMap((file) => importFaults(file, DIRECTIONS))).toEqual([]);
  });
});

describe("the browser's code", () => {
  /** Content that it may contain: small tables and the business's colours. */
  const SMALL_CONTENT = [
    "content/placeIds.ts",
    "content/movedTours.ts",
    "content/termNumbers.ts",
    "content/vehicles.ts",
    "content/colours.css",
  ];
  const BUILD_ONLY = /^(?:content|src\/content|stories)\/|^src\/pages\/(?:loadPage|\w+\/load)\.ts$|\.stories\.tsx$/;
  const buildOnlyIn = (files: readonly SourceFile[], entry: string) =>
    [...reachedFrom(entry, files)].filter((path) => BUILD_ONLY.test(path) && !SMALL_CONTENT.includes(path));

  test.each(["src/boot.ts", "src/offline/worker.ts"])("imports no content and no stories from %s", (entry) => {
    expect(buildOnlyIn(FILES, entry)).toEqual([]);
  });

  test("reaches every page from its entry", () => {
    const reached = reachedFrom("src/boot.ts", FILES);
    expect(FILES.filter(({ path }) => /^src\/pages\/(\w+)\/\1\.tsx$/.test(path) && !reached.has(path))).toEqual([]);
  });
});

const BEHAVIOUR = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ClassDeclaration",
  "ClassExpression",
  "CallExpression",
  "NewExpression",
  "IfStatement",
  "ConditionalExpression",
  "SwitchStatement",
  "TryStatement",
  "ForStatement",
  "ForOfStatement",
  "ForInStatement",
  "WhileStatement",
  "AwaitExpression",
  "AssignmentExpression",
]);

describe("content", () => {
  test("contains only data", () => {
    const files = FILES.filter(({ path }) => path.startsWith("content/"));
    expect(files.flatMap(behaviourIn)).toEqual([]);
  });
});

function behaviourIn(file: SourceFile): string[] {
  return [...nodesOf(parseModule(file).program)]
    .filter(({ type }) => BEHAVIOUR.has(type))
    .map(
      ({ type, start, end }) => `${file.path} holds a ${type}: ${file.text.slice(start, Math.min(end, start + 60))}`,
    );
}
