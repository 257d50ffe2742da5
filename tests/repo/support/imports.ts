import { posix } from "node:path";

import type { SourceFile } from "./files.ts";
import type { Direction } from "./importTable.ts";
import { parseModule, type Import } from "./modules.ts";

/** The row of the table that applies to a file, or undefined if there is none. */
export function directionOf(path: string, table: readonly Direction[]): Direction | undefined {
  return table.find(({ from }) => covers(from, path));
}

/** A message for every import that the file's row does not allow. */
export function importFaults(file: SourceFile, table: readonly Direction[]): string[] {
  const row = directionOf(file.path, table);
  if (!row) return [`${file.path} is in no row of the import table`];
  return parseModule(file).imports.flatMap((found) => {
    const where = `${file.path}:${found.line} imports ${found.specifier}`;
    const foreignStyle =
      found.target.endsWith(".module.css") && posix.dirname(found.target) !== posix.dirname(file.path);
    if (foreignStyle) return [`${where}: a CSS module belongs to the component beside it`];
    return row.may.some((entry) => allows(entry, file.path, found)) ? [] : [`${where}: ${row.because}`];
  });
}

/**
 * Every file that is loaded with `entry`: its static and dynamic imports, and theirs. Type imports are left out, because they are not in
 * the bundle.
 */
export function reachedFrom(entry: string, files: readonly SourceFile[]): Set<string> {
  const modules = new Map(files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const file = modules.get(path);
    if (!file) continue;
    waiting.push(...parseModule(file).imports.flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target])));
  }
  return reached;
}

function allows(entry: string, from: string, { target, typeOnly }: Import): boolean {
  if (entry === "*") return true;
  if (entry === "own") return covers(posix.dirname(from), target);
  if (entry === "feature") return covers(from.split("/").slice(0, 3).join("/"), target);
  if (entry.startsWith("type ")) return typeOnly && covers(entry.slice(5), target);
  return covers(entry, target);
}

/** Whether `path` is `area` or below it. `*` matches a name without slashes; `node:` matches all specifiers with this prefix. */
function covers(area: string, path: string): boolean {
  if (area.includes("*")) {
    const pattern = area.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*");
    return new RegExp(`^${pattern}$`).test(path);
  }
  return path === area || path.startsWith(area.endsWith(":") ? area : `${area}/`);
}
