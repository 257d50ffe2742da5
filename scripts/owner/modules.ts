import { parseSync } from "vite";

import { readText, type NewText } from "./files.ts";

/** A node of a syntax tree, as far as it is looked into here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** One more entry of a list in a module of the content. */
export interface Insertion {
  /** The constant, and the way from it to the list: keys of objects and places in arrays. */
  list: string;
  below?: readonly (string | number)[];
  /** Before which of its entries; as many as it has to stand last. */
  at: number;
  code: string;
}

/**
 * The module with these entries in it, one after the other. The places are found in its syntax tree, so that comments and strings may
 * hold what they like. Throws where the module is not built as expected.
 */
export function withEntries(path: string, insertions: readonly Insertion[]): NewText {
  return {
    path,
    replaces: true,
    text: insertions.reduce((text, insertion) => withEntry(path, text, insertion), readText(path)),
  };
}

function withEntry(path: string, text: string, { list, below = [], at, code }: Insertion): string {
  const where = `${path}: ${[list, ...below].join(".")}`;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  let node = constantOf(program as unknown as Node, list);
  for (const key of below) node = node && entryOf(node, key);
  const entries = node && entriesOf(node);
  if (!node || !entries) throw new Error(`${where} is not there`);
  const [before, after] = [entries[at - 1], entries[at]];
  if (at > entries.length || at < 0) throw new Error(`${where} has ${entries.length} entries, and ${at} were expected`);
  // Behind the entry before and in front of its comma, so that it does not matter whether there is one.
  if (before) return insert(text, before.end, `,\n${code}`);
  if (after) return insert(text, after.start, `${code},\n`);
  return insert(text, node.start + 1, code);
}

function insert(text: string, at: number, code: string): string {
  return text.slice(0, at) + code + text.slice(at);
}

function constantOf(program: Node, name: string): Node | undefined {
  const declarations = (program["body"] as Node[])
    .map((statement) => (statement["declaration"] as Node | null | undefined) ?? statement)
    .filter(({ type }) => type === "VariableDeclaration")
    .flatMap((declaration) => declaration["declarations"] as Node[]);
  const found = declarations.find(({ id }) => (id as Node)["name"] === name)?.["init"];
  return found ? plain(found as Node) : undefined;
}

/** Without what only says its type (`as const`, `satisfies …`). */
function plain(node: Node): Node {
  return /^TS(?:As|Satisfies)Expression$/.test(node.type) ? plain(node["expression"] as Node) : node;
}

function entriesOf(node: Node): Node[] | undefined {
  if (node.type === "ArrayExpression") return node["elements"] as Node[];
  return node.type === "ObjectExpression" ? (node["properties"] as Node[]) : undefined;
}

function entryOf(node: Node, key: string | number): Node | undefined {
  const entries = entriesOf(node) ?? [];
  if (typeof key === "number") return entries[key] && plain(entries[key]);
  const property = entries.find(({ key: own }) => {
    const { name, value } = (own ?? {}) as { name?: unknown; value?: unknown };
    return name === key || value === key;
  });
  return property && plain(property["value"] as Node);
}
