import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig, type CSSOptions } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * CSS modules configuration in which a class names its style sheet (`ui-DialPicker-DialList__row`), for readers and
 * tests. The site's own class names are shorter.
 */
export const READABLE_CLASSES: CSSOptions = {
  modules: { generateScopedName: (name, file) => `${moduleOf(file)}__${name}` },
};

export default defineConfig({ plugins: [react()], css: READABLE_CLASSES });

/** Path of a CSS module joined by dashes, relative to `src` where it is below it. */
function moduleOf(file: string): string {
  return relative(ROOT, file)
    .replaceAll(sep, "-")
    .replace(/^src-/, "")
    .replace(/\.module\.css.*$/, "");
}
