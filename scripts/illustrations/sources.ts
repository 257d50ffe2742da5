import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import type { Picture } from "#src/content/picture.ts";
import { DENSE } from "./limits.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ILLUSTRATIONS = join(ROOT, "content/illustrations");

/** Version of the renderer. Increase it if a change requires all pictures to be drawn again. */
const RENDERING = 1;

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

/** Short hash of everything that a rendered picture depends on: sources, size, widths and version of the renderer. */
export function hashOf(name: string, { width, height, widths }: Pick<Picture, "width" | "height" | "widths">): string {
  const dense = widths.flatMap((each) => DENSE[each] ?? []);
  const hash = createHash("sha256").update(JSON.stringify([RENDERING, width, height, widths, ...dense]));
  for (const path of sourcesOf(name)) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest("hex").slice(0, 16);
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
