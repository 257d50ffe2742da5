import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { expectNone } from "#tests/support/expectNone.ts";
import { ROOT, filesIn, lineAt, pathsIn, readJson, readText, type SourceFile } from "./support/files.ts";
import { MODULE_FILES, literalOf, nodesOf, parseModule, piecesOf, type Node } from "./support/modules.ts";

interface Manifest {
  engines: { node: string };
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      license?: string;
      dev?: boolean;
      devOptional?: boolean;
      resolved?: string;
      engines?: { node?: string };
    }
  >;
}

const README = readText("README.md");
const DOCS = [README, ...filesIn("docs", /\.md$/).map(({ text }) => text)].join("\n");
const MANIFEST = readJson<Manifest>("package.json");
const PACKAGES = { ...MANIFEST.dependencies, ...MANIFEST.devDependencies };
const LOCK = readJson<LockFile>("package-lock.json");
const FOLDERS = ["src", "content", "docs", "relay", "stories", "scripts", "tests", ".storybook", ".ci"];
const TEXT = /\.(?:tsx?|mts|mjs|css|json|md|html|svg)$|\/run$/;
const TEXTS = [
  ...FOLDERS.flatMap((folder) => filesIn(folder, TEXT)),
  { path: "README.md", text: README },
  ...filesIn("vite.config.ts", TEXT),
];
const MODULES = [...FOLDERS, "vite.config.ts"].flatMap((folder) => filesIn(folder, MODULE_FILES));

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

describe("the top level", () => {
  const TRACKED = [
    ".ci",
    ".github",
    ".gitignore",
    ".npmrc",
    ".oxlintrc.json",
    ".oxfmtrc.json",
    ".storybook",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "content",
    "docs",
    "knip.jsonc",
    "package-lock.json",
    "package.json",
    "public",
    "relay",
    "renovate.json",
    "scripts",
    "src",
    "stories",
    "stylelint.config.mjs",
    "tests",
    "tsconfig.json",
    "vite.config.ts",
  ];
  const IGNORED = [
    ".git",
    ...readText(".gitignore")
      .split("\n")
      .map((line) => line.replace(/\/$/, "")),
  ];

  test("contains only known files and folders", () => {
    expect(readdirSync(ROOT).filter((name) => !TRACKED.includes(name) && !IGNORED.includes(name))).toEqual([]);
  });
});

describe("the documentation", () => {
  const commands = [...DOCS.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = ""]) => name);
  const NPM_COMMANDS = ["ci", "install", "prune"];

  test("mentions only commands that exist", () => {
    expect(
      commands.filter(
        (name) =>
          !NPM_COMMANDS.includes(name) &&
          !(name in MANIFEST.scripts) &&
          !/^(?:npm )?(?:that|package|and|registry)$/.test(name),
      ),
    ).toEqual([]);
  });

  test("mentions every command", () => {
    const unnamed = Object.keys(MANIFEST.scripts).filter((name) => !commands.includes(name));
    expectNone(unnamed.map((name) => `npm run ${name} is not in docs/commands.md: add a row for it`));
  });

  test("mentions only files and folders that exist", () => {
    const built = /^(?:dist|node_modules)\b/;
    const named = [...DOCS.matchAll(/`((?:src|content|relay|stories|tests|scripts|public)\/[\w./-]+)`/g)].map(
      ([, path = ""]) => path,
    );
    const drawn = [...README.matchAll(/^([a-z]+(?:\/\w+)?) {2,}\S/gm)].map(([, path = ""]) => path);
    const absent = [...named, ...drawn].filter((path) => !built.test(path) && !existsSync(ROOT + path));
    expectNone(absent.map((path) => `The docs name ${path}, which does not exist`));
  });

  test("is short: README.md has fewer than 250 lines, a page of docs fewer than 200", () => {
    const pages = [
      { path: "README.md", text: README, max: 250 },
      ...filesIn("docs", /\.md$/).map((page) => ({ ...page, max: 200 })),
    ];
    expectNone(
      pages.flatMap(({ path, text, max }) => {
        const lines = text.trimEnd().split("\n").length;
        return lines < max
          ? []
          : [`${path} has ${lines} lines: shorten it to fewer than ${max}, or move a section to a page of its own`];
      }),
    );
  });

  test("has a row for every package, and no other", () => {
    const section = readText("docs/packages.md").split("\n## Packages\n")[1]?.split("\nWhere this differs")[0] ?? "";
    const listed = section
      .split("\n")
      .filter((line) => line.startsWith("- `"))
      .flatMap((line) => [...(line.split(": ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
    expect(listed.toSorted()).toEqual(Object.keys(PACKAGES).toSorted());
  });

  test("lists exactly the settings that the relay reads", () => {
    const section = readText("docs/settings.md");
    const listed = [...section.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name = ""]) => name);
    expect(listed.toSorted()).toEqual(settingsOfTheRelay().toSorted());
  });
});

describe("packages", () => {
  test("are pinned to exact versions", () => {
    expect(
      Object.entries(PACKAGES).filter(([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });

  test("have licences that permit their use", () => {
    expectNone(licenceFaultsIn(LOCK.packages));
    const spare = EXCEPTIONS.filter(
      (exception) =>
        licenceFaultsIn(
          LOCK.packages,
          EXCEPTIONS.filter((other) => other !== exception),
        ).length === 0,
    );
    expectNone(spare.map(({ packages }) => `No tool needs the exception for ${packages.source}.`));
  });

  test("that reach a visitor or the relay are dependencies, the others devDependencies", () => {
    // Content is read at build time: what reads it is a tool.
    const shipping = MODULES.filter(
      ({ path }) => /^(?:src\/(?!content\/)|relay\/|content\/)/.test(path) && !path.endsWith(".stories.tsx"),
    ).flatMap((file) => parseModule(file).imports);
    const names = shipping
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ target }) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? "");
    expect([...new Set(names)].filter((name) => name in MANIFEST.devDependencies)).toEqual([]);
  });

  test("run on the supported versions of Node", () => {
    expect(MANIFEST.engines.node).toBe("^20.19 || ^22.12 || ^24");
    expect(LOCK.packages[""]?.engines?.node).toBe(MANIFEST.engines.node);
  });

  test("are locked without the URL of a registry", () => {
    const named = Object.entries(LOCK.packages).filter(([, { resolved }]) => resolved !== undefined);
    expectNone(named.map(([path]) => `package-lock.json has the URL of a registry for ${path}`));
    expect(readText(".npmrc")).not.toMatch(/registry\s*=|_auth/);
  });
});

describe("sources", () => {
  test("define every URL path in src/i18n/paths.ts", () => {
    const files = MODULES.filter(({ path }) => /^(?:src|relay|content)\//.test(path) && path !== "src/i18n/paths.ts");
    expectNone(files.flatMap(addressesIn).map((found) => `${found}: take this path from src/i18n/paths.ts`));
  });

  test("contain no path of a particular machine", () => {
    // The state folder of a systemd service is the same on every machine.
    const pattern = /(?<![\w.@:/-])\/(?:home|root|Users|work|mnt|var(?!\/lib\/)|opt|tmp)\/[\w.-]/;
    expectNone(linesWith(TEXTS, pattern).map((line) => `${line}: name no path of your machine`));
  });

  test("contain no to-do comments and no suppressions", () => {
    // The brackets keep this file from matching itself.
    const later = /\b(?:TO[D]O|FIX[M]E|HA[C]K|XX[X]:)/;
    const silence = /@ts-(?:ign[o]re|exp[e]ct-error|noch[e]ck)|(?:es|ox)lint-dis[a]ble|(?:oxfmt|prettier)-ign[o]re/;
    const lines = linesWith(TEXTS, new RegExp(`${later.source}|${silence.source}`));
    expectNone(lines.map((line) => `${line}: do it now, or mend what is suppressed`));
  });

  test("refer to no issues or other outside documents", () => {
    const lines = linesWith(TEXTS, /\.\.\/sha[r]ed\/|\bissues? #?\d/i);
    expectNone(lines.map((line) => `${line}: say it here instead of referring to it`));
  });

  test("skip no test", () => {
    const tests = MODULES.filter(({ path }) => /^(?:tests|stories)\//.test(path));
    expectNone(tests.flatMap(unrunTestsIn).map((found) => `${found}: run the test, or say when and why it is skipped`));
  });

  test("refer to font files that exist", () => {
    const urls = [...readText("src/styles/fonts.css").matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, url = ""]) => url);
    expect(urls.length).toBeGreaterThan(0);
    const absent = urls.filter((url) => !existsSync(`${ROOT}public${url}`));
    expectNone(absent.map((url) => `src/styles/fonts.css names ${url}, which is not in public`));
  });

  test("contain no empty and no backup files", () => {
    expectNone(TEXTS.filter(({ text }) => text.trim() === "").map(({ path }) => `${path} is empty`));
    expect(FOLDERS.flatMap(pathsIn).filter((path) => /(?:~|\.orig|\.rej|\.swp|\.DS_Store)$/.test(path))).toEqual([]);
  });
});

describe("the rules find", () => {
  const module = (text: string): SourceFile => ({ path: "src/a.tsx", text });

  test.each(['"/en/services"', '"/tr"', "`/ru/${slug}`", '"/api/rates"', "`/api/weather?city=${city}`"])(
    "a URL path: %s",
    (address) => {
      expect(addressesIn(module(`export const a = ${address};`))).toHaveLength(1);
    },
  );

  test.each(['"/images/hero.avif"', '"./en/words.ts"', "`/${language}`", '"https://api.example.com/api/v1"'])(
    "no fault in %s",
    (address) => {
      expect(addressesIn(module(`export const a = ${address};`))).toEqual([]);
    },
  );

  test.each(["MIT AND GPL-3.0-only", "(MIT AND AGPL-3.0-only)", "GPL-3.0-only", "LGPL-3.0-or-later", "", undefined])(
    "a licence that neither dependencies nor tools may have: %s",
    (license) => {
      const entry = license === undefined ? {} : { license };
      expect(licenceFaultsIn({ "node_modules/a": entry, "node_modules/b": { ...entry, dev: true } })).toEqual([
        `node_modules/a is run, and its licence is ${license ?? "not named"}.`,
        `node_modules/b is a tool, and its licence is ${license ?? "not named"}.`,
      ]);
    },
  );

  test("a licence that only a tool may have", () => {
    const license = "(MPL-2.0 OR GPL-3.0-only) AND MIT";
    expect(licenceFaultsIn({ "node_modules/a": { license }, "node_modules/b": { license, dev: true } })).toEqual([
      `node_modules/a is run, and its licence is ${license}.`,
    ]);
  });

  test.each(["MIT", "(MIT OR GPL-3.0-only)", "(MIT OR CC0-1.0) AND ISC"])("no fault in the licence %s", (license) => {
    expect(licenceFaultsIn({ "node_modules/a": { license } })).toEqual([]);
  });

  test("no licence of a tool's exception other than the one it names", () => {
    const license = "AGPL-3.0-only";
    expect(licenceFaultsIn({ "node_modules/busboy": { license, dev: true } })).toHaveLength(1);
    expect(licenceFaultsIn({ "node_modules/busboy": {} })).toHaveLength(1);
  });

  test.each([
    'test.only("a", () => {});',
    'describe.skip("a", () => {});',
    "test.skip();",
    'it.todo("a");',
    'test.fixme("a", f);',
  ])("a skipped or focused test: %s", (text) => {
    expect(unrunTestsIn(module(text))).toHaveLength(1);
  });

  test("no fault in a skip with a condition and a reason", () => {
    expect(unrunTestsIn(module('test.skip(!pinned, "Another browser draws other pixels.");'))).toEqual([]);
  });
});

/** Packages whose licence does not permit their use, one sentence each. */
function licenceFaultsIn(packages: LockFile["packages"], exceptions = EXCEPTIONS): string[] {
  return Object.entries(packages).flatMap(([path, { dev, license = "not named" }]) => {
    if (path === "") return [];
    const excepted = exceptions.filter((exception) => exception.packages.test(path)).map(({ licence }) => licence);
    const allowed = dev ? [...PERMISSIVE, ...TOOL_LICENCES, ...excepted] : PERMISSIVE;
    // AND requires all parts, OR any of them.
    const parts = license.replaceAll(/[()]/g, "").split(" AND ");
    if (parts.every((part) => part.split(" OR ").some((name) => allowed.includes(name)))) return [];
    return [`${path} is ${dev ? "a tool" : "run"}, and its licence is ${license}.`];
  });
}

function settingsOfTheRelay(): string[] {
  const nodes = nodesOf(parseModule({ path: "relay/settings.ts", text: readText("relay/settings.ts") }).program);
  const keys = nodes.filter(({ type }) => type === "Property").map(({ key }) => String((key as Node)["name"]));
  return [...new Set(keys.filter((key) => /^[A-Z][A-Z_]+$/.test(key)))];
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

/** Skipped and focused tests. A skip with a condition and a reason is allowed. */
function unrunTestsIn(file: SourceFile): string[] {
  if (!/\b(?:only|skip|todo|fixme)\b/.test(file.text)) return [];
  return nodesOf(parseModule(file).program).flatMap((node) => {
    if (node.type !== "CallExpression") return [];
    const callee = node["callee"] as Node;
    const name = (callee["property"] as Node | undefined)?.["name"];
    if (callee.type !== "MemberExpression" || !["only", "skip", "todo", "fixme"].includes(String(name))) return [];
    const [condition, reason] = node["arguments"] as Node[];
    const explained =
      name === "skip" && condition && literalOf(condition) === undefined && literalOf(reason) !== undefined;
    return explained ? [] : [`${file.path}:${lineAt(file.text, node.start)} .${String(name)}()`];
  });
}

function linesWith(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
  );
}
