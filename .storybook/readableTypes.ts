import type { Plugin } from "vite";

/**
 * Rewrites types that react-docgen cannot resolve, so that the props table lists their values: a union of a `const`
 * array in the same file (`(typeof VARIANTS)[number]` becomes `"action" | "line"`), a read-only array (`string[]`), and
 * an optional prop (`?: string`). Only types change, so stories run the same code.
 */
export function readableTypes(): Plugin {
  return {
    name: "readable-types",
    // Before Storybook's plugin that runs react-docgen.
    enforce: "pre",
    transform: {
      order: "pre",
      filter: { id: /\/src\/.+\.tsx$/ },
      handler: (code) => rewriteTypes(code),
    },
  };
}

function rewriteTypes(code: string): string {
  const choices = new Map(
    [...code.matchAll(/const (\w+) = (\[[^\]]*\]) as const;/g)].map(([, name = "", list = ""]) => [
      name,
      (list.match(/"[^"]*"/g) ?? []).join(" | "),
    ]),
  );
  return code
    .replaceAll(/\(typeof (\w+)\)\[number\]/g, (original, name: string) => choices.get(name) || original)
    .replaceAll(/: readonly ([^;,)=]+\[\])/g, ": $1")
    .replaceAll(/\?: ([^;]+?) \| undefined;/g, "?: $1;");
}
