import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ILLUSTRATIONS = join(ROOT, "content/illustrations");

/** The file of a scene and its direct and indirect imports, as sorted paths below the project's root. */
export function sourcesOf(name: string): string[] {
  return withImports([`scenes/${name}.ts`, "draw.ts"].map((file) => join(ILLUSTRATIONS, file)));
}

/** Files and their direct and indirect imports within the illustrations, as sorted paths below the project's root. */
export function withImports(files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of importsOf(file)) visit(next);
  };
  for (const file of files) visit(resolve(ROOT, file));
  return [...found].map((file) => relative(ROOT, file)).toSorted();
}

function importsOf(file: string): string[] {
  if (!existsSync(file)) throw new Error(`${relative(ROOT, file)} is missing.`);
  const specifiers = [...readFileSync(file, "utf8").matchAll(/^(?:import|export)\s[^;]*?from "([^"]+)";/gm)].map(
    ([, specifier = ""]) => specifier,
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith(".")) return [join(dirname(file), specifier)];
    if (specifier.startsWith("#content/")) return [join(ROOT, specifier.slice(1))];
    return [];
  });
}
