import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig, type CSSOptions } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * In Storybook a class says which style sheet it is from (`ui-DialPicker-DialList__row`), to people and to the tests: the
 * site's own are short.
 */
export const READABLE_CLASSES: CSSOptions = {
  modules: { generateScopedName: (name, file) => `${moduleOf(file)}__${name}` },
};

export default defineConfig({ plugins: [react()], css: READABLE_CLASSES });

/** The path of a module, in one word; below `src` without that. */
function moduleOf(file: string): string {
  return relative(ROOT, file)
    .replaceAll(sep, "-")
    .replace(/^src-/, "")
    .replace(/\.module\.css.*$/, "");
}
