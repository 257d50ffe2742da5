import { posix } from "node:path";
import { parseSync, type ParseResult } from "vite";

import { lineAt, type SourceFile } from "./files.ts";

/** File names of TypeScript and JavaScript modules. */
export const MODULE_FILES = /\.(?:tsx?|mts|mjs)$/;

/** Modules without the stories of pages, which are in the pages' folders. */
export const MODULES_BUT_STORIES = /(?<!\.stories)\.(?:tsx?|mts|mjs)$/;

/** The part of a syntax tree's node that the tests use. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** An import of a module. */
export interface Import {
  /** The specifier as written. */
  specifier: string;
  /** Path below the root for a file of the project, otherwise the specifier, such as `react` or `node:fs`. */
  target: string;
  typeOnly: boolean;
  line: number;
}

/** A parsed module, with its imports and exports. */
export interface ParsedModule {
  imports: Import[];
  /** Names that the module exports, without types. */
  exports: string[];
  program: Node;
}

/** Cache, because most tests read the same files. */
const parsed = new Map<string, ParsedModule & { text: string }>();

/** Parses a module. A syntax error throws and names the file. */
export function parseModule(file: SourceFile): ParsedModule {
  const known = parsed.get(file.path);
  if (known?.text === file.text) return known;
  const fresh = Object.assign(parsedAnew(file), { text: file.text });
  parsed.set(file.path, fresh);
  return fresh;
}

function parsedAnew({ path, text }: SourceFile): ParsedModule {
  const result = parseSync(path, text);
  const { module, errors } = result;
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: { specifier: string; start: number; typeOnly: boolean }[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    found.push({ specifier: moduleRequest.value, start, typeOnly });
  }
  for (const { entries, start } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, start, typeOnly: isType });
    }
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const [, specifier] = /^["'](.+)["']$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (specifier) found.push({ specifier, start, typeOnly: false });
  }
  return {
    imports: found.map(({ specifier, start, typeOnly }) => ({
      specifier,
      target: targetOf(path, specifier),
      typeOnly,
      line: lineAt(text, start),
    })),
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, exportName }) => (isType || !exportName.name ? [] : [exportName.name])),
    ),
    get program() {
      return programOf(result);
    },
  };
}

function programOf(result: ParseResult): Node {
  return result.program as unknown as Node;
}

/** Cache of the nodes of each tree, because most tests read the same files. */
const walked = new WeakMap<Node, readonly Node[]>();

/** Every node of a tree, outermost first. */
export function nodesOf(root: Node): readonly Node[] {
  const known = walked.get(root);
  if (known) return known;
  const nodes: Node[] = [];
  collect(root, nodes);
  walked.set(root, nodes);
  return nodes;
}

function collect(node: Node, nodes: Node[]): void {
  nodes.push(node);
  for (const key in node) {
    const value = node[key];
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collect(child, nodes);
  }
}

/** The text of a string literal, or undefined. */
export function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  return node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : undefined;
}

/** The fixed parts of a template literal, one more than it has expressions. */
export function piecesOf(node: Node): string[] {
  const quasis = node["quasis"] as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function targetOf(from: string, specifier: string): string {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith("#")) return plain.slice(1);
  if (plain.startsWith(".")) return posix.join(posix.dirname(from), plain);
  return plain;
}
