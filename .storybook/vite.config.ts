import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig, type CSSOptions, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * CSS modules configuration in which a class names its style sheet (`ui-DialPicker-DialList__row`), for readers and
 * tests. The site's own class names are shorter.
 */
export const READABLE_CLASSES: CSSOptions = {
  modules: { generateScopedName: (name, file) => `${moduleOf(file)}__${name}` },
};

/**
 * Makes stories wait for their fonts. The site shows a font only if it comes before the first paint, but a story is
 * painted anew in a page that was painted long ago.
 */
const waitForFonts: Plugin = {
  name: "wait-for-fonts",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/styles\/fonts\.css(?:\?|$)/ },
    handler: (css) => css.replaceAll("font-display: optional", "font-display: block"),
  },
};

export default defineConfig({ plugins: [react(), waitForFonts], css: READABLE_CLASSES });

/** Path of a CSS module joined by dashes, relative to `src` where it is below it. */
function moduleOf(file: string): string {
  return relative(ROOT, file)
    .replaceAll(sep, "-")
    .replace(/^src-/, "")
    .replace(/\.module\.css.*$/, "");
}
