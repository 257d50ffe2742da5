import { readFileSync, readdirSync } from "node:fs";

import type { Plugin } from "vite";

/** Plugins by which a built page brings no more of its packages and names than it asks for. `root` is the project's folder. */
export function leanCode(root: string): Plugin[] {
  return [router(root), icons(root), classConstants(), keptStyles(), shortProperties(root)];
}

/** The router's build without checks, and of that only what is asked for. A name for developers' tools would keep the rest. */
function router(root: string): Plugin {
  const LEANER = new Map([
    ["react-router", "index.mjs"],
    ["react-router/dom", "dom-export.mjs"],
  ]);
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id) {
      const leaner = LEANER.get(id);
      return leaner === undefined ? null : `${root}/node_modules/react-router/dist/production/${leaner}`;
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, "")
          .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm, "$1/* @__PURE__ */ "),
    },
  };
}

/** The icons are made by `src/ui/lucideIcon.ts`, of no more than what is drawn; see there. */
function icons(root: string): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler() {
        const file = `${root}/src/ui/lucideIcon.ts`;
        this.addWatchFile(file);
        return { code: readFileSync(file, "utf8"), moduleType: "ts" };
      },
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^ {2}(?:name|size|aliases): .*,?$/gm, "")
          .replace(/,\s*key: "\w+"/g, "")
          .replace(/^__iconData\.node;$/m, ""),
    },
  };
}

/** Each class of a CSS module is a constant of its own, which is written where it is used; an object of all of them would stay whole. */
function classConstants(): Plugin {
  return {
    name: "class-constants",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      handler: (code) => code.replaceAll(/^import (\w+) from (?=".*\.module\.css";$)/gm, "import * as $1 from "),
    },
  };
}

/** A CSS module none of whose constants is left is still wanted, for its style sheet. */
function keptStyles(): Plugin {
  return {
    name: "kept-styles",
    apply: "build",
    enforce: "post",
    transform: {
      order: "post",
      filter: { id: /\.module\.css$/ },
      handler: () => ({ moduleSideEffects: "no-treeshake" }),
    },
  };
}

/** One of the project's own: Radix looks for its own by name. */
const PROPERTY = /(?<![\w-])--(?!radix-)[a-z][\w-]*/g;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Custom properties have names for people to read; a page gets one or two letters for each, the fewer the more it is used. It begins with
 * no digit: the drawings of the maps have names of their own.
 */
function shortProperties(root: string): Plugin {
  let names: Map<string, string> | undefined;
  const shorten = (code: string, pattern: RegExp) =>
    code.replace(pattern, (name) => (names ??= shortNames(root)).get(name) ?? name);
  return {
    name: "short-properties",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.(?:css|tsx?)$/ },
      handler: (code, id) => shorten(code, id.endsWith(".css") ? PROPERTY : /(?<=["'`])--[a-z][\w-]*(?=["'`])/g),
    },
  };
}

/** A short name for each custom property of the style sheets; the same ones in every build of the same sources. */
function shortNames(root: string): Map<string, string> {
  const uses = new Map<string, number>();
  const folder = `${root}/src`;
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".css")) continue;
    for (const [name] of readFileSync(`${folder}/${file}`, "utf8").matchAll(PROPERTY)) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  const ranked = [...uses].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return new Map(ranked.map(([name], rank) => [name, `--${lettersOf(rank)}`]));
}

/** 0 is `a`, 51 is `Z`, 52 is `aa`. */
function lettersOf(rank: number): string {
  const rest = Math.floor(rank / LETTERS.length);
  return (rest > 0 ? lettersOf(rest - 1) : "") + LETTERS[rank % LETTERS.length];
}
