import { parseSync } from "vite";

import { reasonFrom } from "#src/content/read/reasons.ts";
import { say } from "#src/content/messages/sentences.ts";
import { readText, type TextFile } from "./files.ts";
import { UserError } from "./userError.ts";

/** The part of a syntax tree's node that is used here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** An entry to insert into a list in a content module. */
export interface Insertion {
  /** The constant, and the path from it to the list: keys of objects and indices of arrays. */
  list: string;
  below?: readonly (string | number)[];
  /** Index at which to insert. The length of the list appends. */
  at: number;
  code: string;
}

/**
 * Inserts entries into a module, one after the other. Positions come from its syntax tree, so comments and strings cannot be mistaken
 * for code. Throws a UserError if the module does not have the expected structure.
 */
export function withEntries(path: string, insertions: readonly Insertion[]): TextFile {
  return {
    path,
    replaces: true,
    text: insertions.reduce((text, insertion) => withEntry(path, text, insertion), readText(path)),
  };
}

function withEntry(path: string, text: string, { list, below = [], at, code }: Insertion): string {
  const { where, node, entries } = findEntries(path, text, [list, ...below]);
  const [before, after] = [entries[at - 1], entries[at]];
  if (at > entries.length || at < 0)
    throw new UserError(
      say("%{where} has %{count} entries, and %{expected} were expected", {
        where,
        count: entries.length,
        expected: at,
      }),
    );
  // After the previous entry and before its comma, so that a trailing comma makes no difference.
  if (before) return insert(text, before.end, `,\n${code}`);
  if (after) return insert(text, after.start, `${code},\n`);
  return insert(text, node.start + 1, code);
}

/** New values of an object's properties in a content module. */
export interface PropertyChange {
  /** The constant, and the path from it to the object. */
  list: string;
  below: readonly (string | number)[];
  /** Values to set by name, and names of properties to remove. */
  set: Readonly<Record<string, unknown>>;
  remove?: readonly string[];
}

/** Sets and removes properties of an object in a module. Its other properties stay as they are written. */
export function withProperties(path: string, { list, below, set, remove = [] }: PropertyChange): TextFile {
  const text = readText(path);
  const { node, entries } = findEntries(path, text, [list, ...below]);
  const kept = entries
    .filter((entry) => !remove.includes(nameOf(entry)) && !(nameOf(entry) in set))
    .map(({ start, end }) => text.slice(start, end));
  const added = Object.entries(set).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const code = `{\n${[...kept, ...added].join(",\n")},\n}`;
  return { path, replaces: true, text: text.slice(0, node.start) + code + text.slice(node.end) };
}

/** The list or object at a path from a constant. Throws a UserError if it is not there. */
function findEntries(path: string, text: string, [list, ...below]: readonly [string, ...(string | number)[]]) {
  const where = `${path}: ${[list, ...below].join(".")}`;
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new UserError(say("%{path} cannot be read: %{reason}", { path, reason: reasonFrom(error.message) }));
  let node = constantOf(program as unknown as Node, list);
  for (const key of below) node = node && entryOf(node, key);
  const entries = node && entriesOf(node);
  if (!node || !entries) throw new UserError(say("%{where} is not there", { where }));
  return { where, node, entries };
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
  return found ? withoutTypes(found as Node) : undefined;
}

/** Removes type assertions (`as const`, `satisfies …`). */
function withoutTypes(node: Node): Node {
  return /^TS(?:As|Satisfies)Expression$/.test(node.type) ? withoutTypes(node["expression"] as Node) : node;
}

function entriesOf(node: Node): Node[] | undefined {
  if (node.type === "ArrayExpression") return node["elements"] as Node[];
  return node.type === "ObjectExpression" ? (node["properties"] as Node[]) : undefined;
}

function entryOf(node: Node, key: string | number): Node | undefined {
  const entries = entriesOf(node) ?? [];
  if (typeof key === "number") return entries[key] && withoutTypes(entries[key]);
  const property = entries.find((entry) => nameOf(entry) === key);
  return property && withoutTypes(property["value"] as Node);
}

/** The name of a property; empty for a spread. */
function nameOf({ key }: Node): string {
  const { name, value } = (key ?? {}) as { name?: string; value?: string };
  return name ?? value ?? "";
}
