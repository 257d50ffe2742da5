import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

/** Plugins by which a built page brings no more of its packages and names than it asks for. `root` is the project's folder. */
export function leanCode(root: string): Plugin[] {
  return [router(root), icons(root), classConstants(), keptStyles()];
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
