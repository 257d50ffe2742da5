import { parseSync } from "vite";

import { wordsOf, type Sentence } from "#src/content/messages/sentences.ts";
import type { Fault } from "#src/content/read/faults.ts";

/** The part of a syntax tree's node that is used here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Fields by which a fault names an entry of a list. */
const NAMING = ["slug", "src", "id", "name", "code"];

/** What is looked for: names from the outside in, and a value within the innermost of them. */
export interface Sought {
  names: readonly string[];
  value: string | undefined;
}

/** What a fault is about. */
export function soughtBy({ where = [], field, message }: Fault): Sought {
  return { names: field === undefined ? where : [...where, field], value: quotedIn(message) };
}

/**
 * Line number of a value within the field that is named, or else that where the field or its entry begins. Undefined if none of these is
 * found.
 */
export function findLine(file: string, text: string, { names, value }: Sought): number | undefined {
  const range = file.endsWith(".md") ? rangeInMarkdown(text, names, value) : rangeInCode(file, text, names);
  const [start, end] = range ?? [0, text.length];
  const at = positionOf(value, text, start, end);
  if (at === undefined && range === undefined) return undefined;
  return text.slice(0, at ?? start).split("\n").length;
}

/** The value that a sentence quotes first, or a token that it names. */
export function quotedIn(sentence: Sentence): string | undefined {
  const values = Object.fromEntries(
    Object.entries(sentence.values).map(([name, value]) => [name, wordsOf(value, "en")]),
  );
  const quoted = /"%\{(\w+)\}…?"/.exec(sentence.text)?.[1];
  if (quoted !== undefined) return values[quoted] || undefined;
  const all = Object.values(values);
  return (
    all.flatMap((value) => /^"([^"]+)"/.exec(value)?.[1] ?? [])[0] ?? all.find((value) => /^\{\{[^}]*\}\}$/.test(value))
  );
}

/** Position of a value in a range of a text, as it is or with its no-break spaces as escapes. */
function positionOf(value: string | undefined, text: string, start: number, end: number): number | undefined {
  if (value === undefined) return undefined;
  const found = [value, value.replaceAll("\u00a0", "\\u00a0")]
    .map((written) => text.slice(start, end).indexOf(written))
    .find((index) => index >= 0);
  return found === undefined ? undefined : start + found;
}

/** Range of a field in the front matter, or of the body if none is named. */
function rangeInMarkdown(
  text: string,
  names: readonly string[],
  value: string | undefined,
): [number, number] | undefined {
  const front = /^---\r?\n[\s\S]*?\n---\r?\n/.exec(text)?.[0] ?? "";
  const [field = "", index] = names[0]?.split(".") ?? [];
  const entry = /^\w+$/.test(field) ? new RegExp(`^${field}:.*(?:\\n(?:[ -].*)?)*`, "m").exec(front) : null;
  if (entry) {
    const items = [...entry[0].matchAll(/^ *- /gm)];
    return [entry.index + (items[Number(index)]?.index ?? 0), entry.index + entry[0].length];
  }
  // A fault of the text as a whole has no line.
  const isInBody = positionOf(value, text, front.length, text.length) !== undefined;
  return isInBody ? [front.length, text.length] : undefined;
}

/** Range of the innermost field that is named, in a module or a file of messages. */
function rangeInCode(file: string, text: string, names: readonly string[]): [number, number] | undefined {
  const opening = file.endsWith(".json") ? "const messages = " : "";
  const { program, errors } = parseSync(file.replace(/json$/, "ts"), opening + text);
  if (errors.length > 0) return undefined;
  const found = constantsOf(program as unknown as Node).map((constant) => descend(constant, names));
  const deepest = found.toSorted((one, other) => other.depth - one.depth)[0];
  if (!deepest || deepest.depth === 0) return undefined;
  return [deepest.start - opening.length, deepest.end - opening.length];
}

function constantsOf(program: Node): Node[] {
  return (program["body"] as Node[])
    .map((statement) => (statement["declaration"] as Node | null | undefined) ?? statement)
    .filter(({ type }) => type === "VariableDeclaration")
    .flatMap((declaration) => declaration["declarations"] as Node[])
    .flatMap(({ init }) => (init ? [init as Node] : []));
}

/** Follows names into a value as far as they match. */
function descend(value: Node, names: readonly string[]): { depth: number; start: number; end: number } {
  let [depth, node, { start, end }] = [0, value, value];
  // A name with dots is that of an entry, or a path.
  const steps = names.flatMap((name) => (childOf(node, name) ? [name] : name.split(".")));
  for (const step of steps) {
    const child = childOf(node, step);
    if (!child) break;
    ({ start, end } = child);
    node = (child["value"] as Node | undefined)?.type ? (child["value"] as Node) : child;
    depth++;
  }
  return { depth, start, end };
}

/** The property of an object, or the entry of a list, with this name. */
function childOf(parent: Node, name: string): Node | undefined {
  // Both may follow a value: `as const satisfies …`.
  const isTyped = /^TS(?:As|Satisfies)Expression$/.test(parent.type);
  if (isTyped) return childOf(parent["expression"] as Node, name);
  if (parent.type === "ObjectExpression") {
    return (parent["properties"] as Node[]).find((property) => keyOf(property) === name);
  }
  if (parent.type !== "ArrayExpression") return undefined;
  const entries = parent["elements"] as Node[];
  const [, position] = /^entry (\d+)/.exec(name) ?? [];
  if (position !== undefined) return entries[Number(position) - 1];
  return /^\d+$/.test(name) ? entries[Number(name)] : entries.find((entry) => isCalled(entry, name));
}

function isCalled(entry: Node, name: string): boolean {
  const properties = (entry["properties"] as Node[] | undefined) ?? [];
  const valueOf = (key: string) =>
    (properties.find((property) => keyOf(property) === key)?.["value"] as Node | undefined)?.["value"];
  return (
    NAMING.some((key) => valueOf(key) === name) || `${String(valueOf("from"))} to ${String(valueOf("to"))}` === name
  );
}

/** The name of a property; empty for a spread. */
function keyOf({ key }: Node): string {
  const { name, value } = (key ?? {}) as { name?: string; value?: string };
  return name ?? value ?? "";
}
