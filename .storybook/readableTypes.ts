import type { Plugin } from "vite";

/**
 * Spells out what react-docgen cannot follow, so that a props table names the choices: a union taken from a `const` array of
 * the same file (`(typeof VARIANTS)[number]` becomes `"action" | "line"`), a read-only array (`string[]`), and a prop that may be
 * left out (`?: string`). Types alone change, which no story runs.
 */
export function readableTypes(): Plugin {
  return {
    name: "readable-types",
    // Before the plugin of Storybook that runs react-docgen.
    enforce: "pre",
    transform: {
      order: "pre",
      filter: { id: /\/src\/.+\.tsx$/ },
      handler: (code) => spelledOut(code),
    },
  };
}

function spelledOut(code: string): string {
  const choices = new Map(
    [...code.matchAll(/const (\w+) = (\[[^\]]*\]) as const;/g)].map(([, name = "", list = ""]) => [
      name,
      (list.match(/"[^"]*"/g) ?? []).join(" | "),
    ]),
  );
  return code
    .replaceAll(/\(typeof (\w+)\)\[number\]/g, (written, name: string) => choices.get(name) || written)
    .replaceAll(/: readonly ([^;,)=]+\[\])/g, ": $1")
    .replaceAll(/\?: ([^;]+?) \| undefined;/g, "?: $1;");
}
