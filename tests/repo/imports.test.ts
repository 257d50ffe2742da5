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

  test.each([
    [
      "a component that translates",
      "src/ui/Chip/Chip.tsx",
      'import { useTranslation } from "#src/i18n/useTranslation.ts";',
    ],
    [
      "a feature that knows another",
      "src/features/booking/A.tsx",
      'import { B } from "#src/features/navigation/B.tsx";',
    ],
    [
      "a feature that reads content",
      "src/features/booking/A.tsx",
      'export { load } from "#src/content/pageDataTypes.ts";',
    ],
    [
      "a page that loads a story late",
      "src/pages/HomePage/HomePage.tsx",
      'const x = await import("#stories/fixtures/messages.ts");',
    ],
    ["a domain that wants a whole library", "src/domain/a.ts", 'import { z } from "zod";'],
    ["a relay with React", "relay/http/app.ts", 'import "react";'],
    ["content that runs the domain", "content/prices.ts", 'import { findFare } from "#src/domain/price.ts";'],
    [
      "a type from a place that is out of reach",
      "src/domain/a.ts",
      'import type { Section } from "#src/i18n/paths.ts";',
    ],
    ["another component's styles", "src/ui/Chip/Chip.tsx", 'import styles from "../Button/Button.module.css";'],
    ["a command with a package", "scripts/tasks/start.mjs", 'import { build } from "vite";'],
  ])("%s is found", (_name, path, text) => {
    expect(importFaults({ path, text }, DIRECTIONS)).toHaveLength(1);
  });

  test.each([
    [
      "src/features/booking/PricePanel/PricePanel.tsx",
      'import type { BookingData } from "#src/content/pageDataTypes.ts";',
    ],
    ["src/features/booking/PricePanel/PricePanel.tsx", 'import { useRates } from "../useRates.ts";'],
    [
      "src/ui/Dialog/Dialog.tsx",
      'import styles from "./Dialog.module.css"; import * as Radix from "@radix-ui/react-dialog";',
    ],
  ])("%s may contain %s", (path, text) => {
    expect(importFaults({ path, text }, DIRECTIONS)).toEqual([]);
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

  test("is found to reach content through other modules and dynamic imports", () => {
    const files = [
      { path: "src/boot.ts", text: 'void import("./pages/A/A.tsx");' },
      {
        path: "src/pages/A/A.tsx",
        text: 'import { load } from "./load.ts"; import type { T } from "#content/types.ts";',
      },
      { path: "src/pages/A/load.ts", text: 'export * from "#content/prices.ts";' },
    ];
    expect(buildOnlyIn(files, "src/boot.ts")).toEqual(["src/pages/A/load.ts", "content/prices.ts"]);
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
    const files = FILES.filter(({ path }) => path.startsWith("content/") && !path.startsWith("content/illustrations/"));
    expect(files.flatMap(behaviourIn)).toEqual([]);
  });

  test.each(["export const A = [1].map((n) => n * 2);", "export function f() {}"])("code is found: %s", (text) => {
    expect(behaviourIn({ path: "content/a.ts", text })).not.toEqual([]);
  });
});

function behaviourIn(file: SourceFile): string[] {
  return [...nodesOf(parseModule(file).program)]
    .filter(({ type }) => BEHAVIOUR.has(type))
    .map(
      ({ type, start, end }) => `${file.path} holds a ${type}: ${file.text.slice(start, Math.min(end, start + 60))}`,
    );
}
