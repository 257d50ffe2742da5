import { describe, expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { filesIn, lineAt, readJson, readText, type SourceFile } from "./support/files.ts";
import { MODULE_FILES, literalOf, nodesOf, parseModule, piecesOf } from "./support/modules.ts";

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface LockFile {
  packages: Record<
    string,
    { license?: string; resolved?: string; link?: boolean; dependencies?: Record<string, string> }
  >;
}

const MANIFEST = readJson<Manifest>("package.json");
const LOCK = readJson<LockFile>("package-lock.json");
const FOLDERS = ["src", "content", "docs", "relay", "stories", "scripts", "tests", ".storybook", ".ci"];
const ROOT_FILES = ["README.md", "CONTRIBUTING.md", "vite.config.ts"];
const TEXTS = [...FOLDERS, ...ROOT_FILES].flatMap((path) =>
  filesIn(path, /\.(?:tsx?|mts|mjs|css|json|md|mdx|html|svg)$|\/run$/),
);
const MODULES = TEXTS.filter(({ path }) => MODULE_FILES.test(path));

/** Licences of packages that are shipped. */
const PERMISSIVE = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
];
/** Further licences of tools. Their conditions apply only to whoever redistributes the tool itself. */
const TOOL_LICENCES = ["CC-BY-4.0", "MPL-2.0"];
/** Tools with an exception for one more licence. */
const EXCEPTIONS = [
  // libvips, a separate library that sharp loads; no part of it ends up in a picture.
  { packages: /^node_modules\/@img\/sharp-/, licence: "LGPL-3.0-or-later" },
  // Also available under MIT.
  { packages: /^node_modules\/pako$/, licence: "Zlib" },
  // All are MIT, declared in an older format that the lock file omits.
  { packages: /^node_modules\/(?:busboy|streamsearch|svg-tags)$/, licence: "not named" },
  // Python's licence, as permissive as MIT.
  { packages: /^node_modules\/argparse$/, licence: "Python-2.0" },
];

describe("packages", () => {
  test("are pinned to exact versions", () => {
    const versions = Object.entries({ ...MANIFEST.dependencies, ...MANIFEST.devDependencies });
    expect(versions.filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test("have licences that permit their use", () => {
    const shipped = shippedPackages();
    expectNone(
      Object.entries(LOCK.packages).flatMap(([path, { license = "not named", link }]) => {
        // The project itself, and the link to its workspace.
        if (!path.startsWith("node_modules/") || link) return [];
        const isShipped = shipped.has(path);
        const excepted = EXCEPTIONS.filter(({ packages }) => packages.test(path)).map(({ licence }) => licence);
        const allowed = isShipped ? PERMISSIVE : [...PERMISSIVE, ...TOOL_LICENCES, ...excepted];
        // AND requires all parts, OR any of them.
        const parts = license.replaceAll(/[()]/g, "").split(" AND ");
        const isPermitted = parts.every((part) => part.split(" OR ").some((name) => allowed.includes(name)));
        return isPermitted ? [] : [`${path} is ${isShipped ? "shipped" : "a tool"}, and its licence is ${license}.`];
      }),
    );
  });

  test("are locked without the URL of a registry", () => {
    const named = Object.entries(LOCK.packages).filter(([, { resolved, link }]) => resolved !== undefined && !link);
    expectNone(named.map(([path]) => `package-lock.json has the URL of a registry for ${path}`));
    expect(readText(".npmrc")).not.toMatch(/registry\s*=|_auth/);
  });
});

describe("sources", () => {
  test("define every URL path in src/i18n/paths.ts", () => {
    const files = MODULES.filter(({ path }) => /^(?:src|relay|content)\//.test(path) && path !== "src/i18n/paths.ts");
    expectNone(files.flatMap(addressesIn).map((found) => `${found}: take this path from src/i18n/paths.ts`));
  });

  test.each([
    [
      "no path of a particular machine",
      // The state folder of a systemd service is the same on every machine.
      /(?<![\w.@:/-])\/(?:home|root|Users|work|mnt|var(?!\/lib\/)|opt|tmp)\/[\w.-]/,
    ],
    // The brackets keep this file from matching itself.
    ["no to-do comments", /\b(?:TO[D]O|FIX[M]E|HA[C]K|XX[X]:)/],
    [
      "no suppressions",
      /@ts-(?:ign[o]re|exp[e]ct-error|noch[e]ck)|(?:es|ox)lint-dis[a]ble|(?:oxfmt|prettier)-ign[o]re|\btest\.(?:skip|fixme)\((?:\)|["'`])/,
    ],
    ["no reference to issues or documents elsewhere", /\.\.\/sha[r]ed\/|\bissues? #?\d/i],
  ])("contain %s", (_what, pattern) => {
    expectNone(
      TEXTS.flatMap(({ path, text }) =>
        text
          .split("\n")
          .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
      ),
    );
  });

  test("contain no character that the three fonts lack", () => {
    const shown = TEXTS.filter(({ path }) => /^(?:src\/(?!content\/)|relay\/).*\.tsx?$/.test(path));
    expectNone(shown.flatMap(({ path, text }) => text.match(/.*[₺₽№].*/g)?.map((line) => `${path}: ${line}`) ?? []));
  });
});

/** Paths in the lock file of what reaches a visitor or the server, bundled or installed: what its code imports, and what that needs. */
function shippedPackages(): Set<string> {
  // Content is read at build time: what reads it is a tool.
  const shipping = MODULES.filter(({ path }) => /^(?:src\/(?!content\/)|relay\/|content\/)/.test(path));
  const names = shipping
    .flatMap((file) => parseModule(file).imports)
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ target }) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? "");
  const shipped = new Set<string>();
  const waiting = [...names, ...Object.keys(MANIFEST.dependencies)].map((name) => `node_modules/${name}`);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const found = LOCK.packages[path];
    if (found === undefined || shipped.has(path)) continue;
    shipped.add(path);
    for (const name of Object.keys(found.dependencies ?? {})) {
      const nested = `${path}/node_modules/${name}`;
      waiting.push(nested in LOCK.packages ? nested : `node_modules/${name}`);
    }
  }
  return shipped;
}

/** Literal URL paths of the site or the relay. */
function addressesIn(file: SourceFile): string[] {
  // A cheap check first: most modules contain no such literal and need not be parsed.
  if (!/["'`][/\\&]/.test(file.text)) return [];
  return nodesOf(parseModule(file).program).flatMap((node) => {
    const text = node.type === "TemplateLiteral" ? piecesOf(node)[0] : literalOf(node);
    // A route pattern is not a path.
    const found = text !== undefined && !text.endsWith("/*") && /^\/(?:api|tr|en|ru)(?:\/|$)/.test(text);
    return found ? [`${file.path}:${lineAt(file.text, node.start)} ${text}`] : [];
  });
}
