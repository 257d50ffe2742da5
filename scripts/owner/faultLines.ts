import { parseSync } from "vite";

/** The part of a syntax tree's node that is used here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Fields by which a message names an entry of a list. */
const NAMING = ["slug", "src", "id", "name", "code"];

/**
 * Line number of a fault: where the value that its message quotes occurs in the field that it names, or else where that field or its entry
 * begins. Undefined if none of these is found.
 */
export function findLine(file: string, text: string, message: string): number | undefined {
  const range = file.endsWith(".md") ? rangeInMarkdown(text, message) : rangeInCode(file, text, message);
  const [start, end] = range ?? [0, text.length];
  const at = positionOf(quotedIn(message), text, start, end);
  if (at === undefined && range === undefined) return undefined;
  return text.slice(0, at ?? start).split("\n").length;
}

/** The value that a message quotes. A long one ends with an ellipsis. */
function quotedIn(message: string): string | undefined {
  return (/"([^"]+?)…?"/.exec(message)?.[1] ?? /\{\{[^}]*\}\}/.exec(message)?.[0]) || undefined;
}

/** Position of a value in a range of a text, as it is or with its no-break spaces as escapes. */
function positionOf(value: string | undefined, text: string, start: number, end: number): number | undefined {
  if (value === undefined) return undefined;
  const found = [value, value.replaceAll("\u00a0", "\\u00a0")]
    .map((written) => text.slice(start, end).indexOf(written))
    .find((index) => index >= 0);
  return found === undefined ? undefined : start + found;
}

/**
 * Names of the entry and of the field that a message begins with: `kumpir: answer.tr: the link …` has `kumpir` and `answer.tr`. The first
 * word after them may be a field as well.
 */
function namesIn(message: string): string[] {
  const [, names = ""] = /^((?:[^":;{}]+: )*)/.exec(message) ?? [];
  const [word = ""] = message.slice(names.length).split(" ", 1);
  return [...names.split(": ").filter(Boolean), word];
}

/** Range of a field in the front matter, or of the body if the message names no field. */
function rangeInMarkdown(text: string, message: string): [number, number] | undefined {
  const front = /^---\r?\n[\s\S]*?\n---\r?\n/.exec(text)?.[0] ?? "";
  const [field = "", index] = namesIn(message)[0]?.split(".") ?? [];
  const entry = /^\w+$/.test(field) ? new RegExp(`^${field}:.*(?:\\n(?:[ -].*)?)*`, "m").exec(front) : null;
  if (entry) {
    const items = [...entry[0].matchAll(/^ *- /gm)];
    return [entry.index + (items[Number(index)]?.index ?? 0), entry.index + entry[0].length];
  }
  // A message about the text as a whole has no line.
  const isInBody = positionOf(quotedIn(message), text, front.length, text.length) !== undefined;
  return isInBody ? [front.length, text.length] : undefined;
}

/** Range of the innermost field that the message names, in a module or a file of messages. */
function rangeInCode(file: string, text: string, message: string): [number, number] | undefined {
  const opening = file.endsWith(".json") ? "const messages = " : "";
  const { program, errors } = parseSync(file.replace(/json$/, "ts"), opening + text);
  if (errors.length > 0) return undefined;
  const found = constantsOf(program as unknown as Node).map((constant) => descend(constant, namesIn(message)));
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
