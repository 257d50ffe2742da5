import { describeFault } from "./faults.ts";
import type { Library } from "./libraryTypes.ts";
import { parseLibrary } from "./parse.ts";
import { sourcesOf, type Sources } from "./sources.ts";

/** The current content. */
export const FILES: Sources = sourcesOf({
  texts: belowRoot(
    import.meta.glob<string>(["../../../content/{services,tours,blog}/*/*.md"], {
      eager: true,
      query: "?raw",
      import: "default",
    }),
  ),
  modules: belowRoot(
    import.meta.glob<Record<string, unknown>>(
      [
        "../../../content/*.ts",
        "../../../content/{legal,pictures}/*.ts",
        "../../../content/blog/*/post.ts",
        "../../../content/map/{places,names}.ts",
      ],
      { eager: true },
    ),
  ),
});

let kept: Library | undefined;

/**
 * Returns the whole content, including drafts in `npm run dev`. Throws an Error that names every fault, one per line,
 * if there is any.
 */
export function readLibrary(): Library {
  if (kept) return kept;
  const { library, faults } = parseLibrary(FILES, import.meta.env.MODE === "development");
  if (faults.length > 0) {
    throw new Error(
      `The content has faults. \`npm run content\` says on which lines, and what is likely right:\n${faults.map((fault) => describeFault(fault, "en")).join("\n")}`,
    );
  }
  return (kept = library);
}

/** Turns the bundler's paths (`../../../content/…`) into paths relative to the project's root. */
function belowRoot<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, value]) => [path.replace("../../../", ""), value]));
}
