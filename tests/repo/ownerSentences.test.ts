import { expect, test } from "vitest";

import { TURKISH } from "#src/content/messages/turkish.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { filesIn } from "./support/files.ts";
import { MODULE_FILES, literalOf, nodesOf, parseModule, piecesOf, type Node } from "./support/modules.ts";

/** Modules whose words the owner reads in the terminal. */
const COMMANDS = ["src/content", "scripts/owner", "scripts/previews"].flatMap((folder) =>
  filesIn(folder, MODULE_FILES),
);
const CATALOGUE = "src/content/messages/turkish.ts";

/** What is called, if it is a property: `console.log`. */
interface Print {
  property?: { name?: string };
}

function textOf(node: Node): string | undefined {
  const pieces = node.type === "TemplateLiteral" ? piecesOf(node) : [];
  return literalOf(node) ?? (pieces.length === 1 ? pieces[0] : undefined);
}

test("every sentence with a Turkish wording is said", () => {
  const said = new Set(
    COMMANDS.filter(({ path }) => path !== CATALOGUE).flatMap((file) =>
      nodesOf(parseModule(file).program).flatMap((node) => textOf(node) ?? []),
    ),
  );
  expect(Object.keys(TURKISH).filter((text) => !said.has(text))).toEqual([]);
});

test("the owner's commands print nothing else", () => {
  expectNone(
    COMMANDS.filter(({ path }) => !path.startsWith("src/")).flatMap((file) =>
      nodesOf(parseModule(file).program)
        .filter((node) => node.type === "CallExpression" && (node["callee"] as Print).property?.name === "log")
        .flatMap((node) => node["arguments"] as Node[])
        .flatMap((printed) => {
          const words = textOf(printed) ?? (printed.type === "TemplateLiteral" ? piecesOf(printed).join("") : "");
          return /\p{L}/u.test(words) ? [`${file.path} prints ${words}`] : [];
        }),
    ),
  );
});
