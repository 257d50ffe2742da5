import { describe, expect, test } from "vitest";

import {
  baseOf,
  flatten,
  keyFaults,
  pluralFaults,
  type NestedMessages,
  type Messages,
} from "#src/content/check/messageKeys.ts";
import { describeFault } from "#src/content/read/faults.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { NAMESPACES, SHELL_NAMESPACES } from "#src/i18n/namespaces.ts";
import { PAGE_ROUTES } from "#src/routes/routes.tsx";
import { expectNone } from "#tests/support/expectNone.ts";
import { filesIn, pathsIn, readJson } from "./support/files.ts";
import { MODULES_BUT_STORIES, literalOf, nodesOf, parseModule } from "./support/modules.ts";
import { findUsedKeys, isKeyUsed, placeholderFaults } from "./support/messages.ts";

const FOLDER = "src/i18n/messages";
/** Keys that the site's code uses. */
const USED_KEYS = findUsedKeys(filesIn("src", MODULES_BUT_STORIES));

function messagesOf(namespace: string): Map<string, Messages> {
  return new Map(
    LANGUAGES.map((language) => [
      language,
      flatten(readJson<NestedMessages>(`${FOLDER}/${language}/${namespace}.json`)),
    ]),
  );
}

test("there is one file per language and namespace, and no other", () => {
  const expected = LANGUAGES.flatMap((language) =>
    NAMESPACES.map((namespace) => `${FOLDER}/${language}/${namespace}.json`),
  );
  expect(pathsIn(FOLDER)).toEqual(expected.toSorted());
});

describe.each(NAMESPACES)("%s.json", (namespace) => {
  const byLanguage = messagesOf(namespace);

  test("has the same keys in every language, none of them empty", () => {
    expectNone(
      keyFaults(byLanguage).map(({ language, ...fault }) => describeFault({ file: language, ...fault }, "en")),
    );
    const empty = [...byLanguage].flatMap(([language, words]) =>
      [...words].flatMap(([key, text]) => (text.trim() === "" ? [`${language}: ${key} is empty`] : [])),
    );
    expectNone(empty);
  });

  test("has exactly the plural forms of each language", () => {
    expectNone(
      pluralFaults(byLanguage).map(({ language, ...fault }) => describeFault({ file: language, ...fault }, "en")),
    );
  });

  test("has the same placeholders in every language", () => {
    expectNone(placeholderFaults(byLanguage));
  });

  test("contains only messages that are used", () => {
    const keys = [...byLanguage.values()].flatMap((words) => [...words.keys()].map((key) => baseOf(key, words)));
    expect([...new Set(keys)].filter((key) => !isKeyUsed(key, USED_KEYS))).toEqual([]);
  });
});

const NOT_FOUND_SCREEN = "src/features/navigation/NotFoundScreen.tsx";

describe("the messages of a page", () => {
  const modules = new Map(filesIn("src", MODULES_BUT_STORIES).map((file) => [file.path, parseModule(file)]));

  /** Namespaces that a module and its static imports use. Dynamic imports load their own. */
  function namespacesOf(path: string, seen = new Set<string>()): Set<string> {
    const used = new Set<string>();
    const module = modules.get(path);
    if (!module || seen.has(path)) return used;
    seen.add(path);
    for (const node of nodesOf(module.program)) {
      const callee = node["callee"] as { name?: string } | undefined;
      if (node.type !== "CallExpression" || callee?.name !== "useTranslation") continue;
      const [wanted] = node["arguments"] as { elements?: unknown[] }[];
      // The not-found screen takes the namespace of its section, which is tested by itself.
      if (path === NOT_FOUND_SCREEN && wanted && literalOf(wanted) === undefined) continue;
      for (const name of wanted?.elements ?? [wanted]) used.add(String(literalOf(name)));
    }
    for (const { target, typeOnly } of module.imports) {
      if (!typeOnly) for (const name of namespacesOf(target, seen)) used.add(name);
    }
    return used;
  }

  test.each([...PAGE_ROUTES, { module: "src/pages/NotFoundPage/NotFoundRoute.tsx", namespaces: [] }])(
    "$module loads exactly the namespaces that it uses",
    ({ module, namespaces }) => {
      const used = namespacesOf(module);
      for (const name of SHELL_NAMESPACES) used.delete(name);
      expect([...used].toSorted().join()).toBe(namespaces.toSorted().join());
    },
  );

  test.each(PAGE_ROUTES.filter(({ slugs }) => slugs))(
    "$module loads the namespace of its section's not-found screen",
    ({ section, namespaces }) => {
      expect(namespaces).toContain(section);
    },
  );

  test("the layout loads only the namespace of the shell", () => {
    const routes = new Set([...modules.keys()].filter((path) => path.startsWith("src/routes/")));
    expect([...namespacesOf("src/app/App.tsx", routes)].toSorted()).toEqual(SHELL_NAMESPACES.toSorted());
  });
});
