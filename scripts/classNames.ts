import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * A short name for a class or an animation of a CSS module: four signs of its file and its number there. Every page carries
 * these names three times, in its markup, its styles and its scripts. The same file gives the same names in every build.
 */
export function shortClassName(root: string): (name: string, file: string, css: string) => string {
  return (name, file, css) => {
    const path = relative(root, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
    const sign = createHash("sha256").update(path).digest("base64url").replace(/[-_]/g, "").slice(0, 4);
    const all = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map(([, found]) => found))];
    // A class name begins with a letter.
    return `${/^\d/.test(sign) ? "n" : ""}${sign}${all.indexOf(name).toString(36)}`;
  };
}
