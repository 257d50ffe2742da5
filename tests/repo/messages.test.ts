import { describe, expect, test } from "vitest";

import {
  baseOf,
  flatten,
  keyFaults,
  pluralFaults,
  type NestedMessages,
  type Messages,
} from "#src/content/messageKeys.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { NAMESPACES, SHELL_NAMESPACES } from "#src/i18n/namespaces.ts";
import { PAGES } from "#src/routes/routes.tsx";
import { expectNone } from "#tests/support/expectNone.ts";
import { filesIn, pathsIn, readJson, readText } from "./support/files.ts";
import { MODULE_FILES, MODULES_BUT_STORIES, literalOf, nodesOf, parseModule, piecesOf } from "./support/modules.ts";
import { isKeyUsed, findUsedKeys, labelFaults, placeholderFaults, typographyFaults } from "./support/messages.ts";

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

test("no message names the location of the business, which is content", () => {
  const named = pathsIn(FOLDER).flatMap((path) =>
    [...flatten(readJson<NestedMessages>(path))]
      .filter(([, text]) => /bodrum|бодрум/i.test(text))
      .map(([key]) => `${path}: ${key}`),
  );
  expect(named).toEqual([]);
});

test("there is one file per language and namespace, and no other", () => {
  const expected = LANGUAGES.flatMap((language) =>
    NAMESPACES.map((namespace) => `${FOLDER}/${language}/${namespace}.json`),
  );
  expect(pathsIn(FOLDER)).toEqual(expected.toSorted());
});

describe.each(NAMESPACES)("%s.json", (namespace) => {
  const byLanguage = messagesOf(namespace);

  test("has the same keys in every language", () => {
    expectNone(keyFaults(byLanguage).map(({ language, message }) => `${language}: ${message}`));
  });

  test("has exactly the plural forms of each language", () => {
    expectNone(pluralFaults(byLanguage).map(({ language, message }) => `${language}: ${message}`));
  });

  test("has the same placeholders in every language", () => {
    expectNone(placeholderFaults(byLanguage));
  });

  test("follows the typographical rules of each language", () => {
    const faults = [...byLanguage].flatMap(([language, words]) =>
      [...words].flatMap(([key, text]) => typographyFaults(language, key, text)),
    );
    expect(faults).toEqual([]);
  });

  test("labels controls by what they do", () => {
    const faults = [...byLanguage].flatMap(([language, words]) =>
      [...words].flatMap(([key, text]) => labelFaults(language, key, text)),
    );
    expect(faults).toEqual([]);
  });

  test("has camelCase keys", () => {
    const keys = [...byLanguage.values()].flatMap((words) => [...words.keys()].map((key) => baseOf(key, words)));
    expect(
      [...new Set(keys)].filter(
        (key) => !key.split(".").every((step) => /^(?:[a-z]\w*|\d+)$/.test(step) || isCode(step)),
      ),
    ).toEqual([]);
  });

  test("contains only messages that are used", () => {
    const keys = [...byLanguage.values()].flatMap((words) => [...words.keys()].map((key) => baseOf(key, words)));
    expect([...new Set(keys)].filter((key) => !isKeyUsed(key, USED_KEYS))).toEqual([]);
  });
});

test("scripts and content use only characters that the three fonts have", () => {
  const files = ["src", "content", "relay"].flatMap((folder) => filesIn(folder, MODULE_FILES));
  // Literal characters and escapes. Comments are never rendered.
  const inScripts = files
    .filter(({ text }) => /[₺₽№]|\\[ux]/.test(text))
    .flatMap((file) =>
      nodesOf(parseModule(file).program).flatMap((node) => {
        const text =
          node.type === "TemplateLiteral"
            ? piecesOf(node).join("")
            : (literalOf(node) ?? (node.type === "JSXText" ? String(node["value"]) : ""));
        return /[₺₽№]/.test(text) ? [`${file.path}: ${text}`] : [];
      }),
    );
  const inMarkdown = pathsIn("content").filter((path) => path.endsWith(".md") && /[₺₽№]/.test(readText(path)));
  expect([...inScripts, ...inMarkdown]).toEqual([]);
});

describe("the rules find", () => {
  const languages = (tr: NestedMessages, ru: NestedMessages) =>
    new Map([
      ["tr", flatten(tr)],
      ["ru", flatten(ru)],
    ]);

  test("a missing key of a language", () => {
    expect(keyFaults(languages({ menu: { open: "Aç" } }, { menu: {} }))).toEqual([
      { language: "ru", message: "menu.open is missing, which tr has" },
    ]);
  });

  test("no fault if only plural forms differ", () => {
    expect(
      keyFaults(languages({ a_one: "1", a_other: "2" }, { a_one: "1", a_few: "2", a_many: "5", a_other: "1,5" })),
    ).toEqual([]);
  });

  test("a missing plural form and a superfluous one", () => {
    expect(
      pluralFaults(languages({ a_one: "1", a_few: "2", a_other: "3" }, { a_one: "1", a_many: "5", a_other: "1,5" })),
    ).toHaveLength(2);
  });

  test("a key with plural forms in one language only", () => {
    expect(pluralFaults(languages({ a: "1" }, { a_one: "1", a_few: "2", a_many: "5", a_other: "1,5" }))).toHaveLength(
      1,
    );
  });

  test("a placeholder that is spelt differently in another language", () => {
    expect(placeholderFaults(languages({ a: "{{count}} kişi" }, { a: "{{number}} чел." }))).toHaveLength(1);
  });

  test.each([
    ["tr", ""],
    ["en", "Wait..."],
    ["en", 'Say "yes" now'],
    ["en", "Price in ₺"],
    ["ru", "Кнопка “Да”"],
    ["ru", "Трансфер с аэропорта"],
    ["ru", "Мы ждём Вас в зале"],
    ["tr", "Bodrum Hava Limanı"],
    ["tr", "Bodrumda transfer"],
    ["tr", "Fiyatı görün"],
    ["tr", "Yazın ya da telefon edin."],
    ["tr", "Acele etmeyin"],
    ["tr", "Siz inin.\nBiz kapıdayız."],
    ["en", "The harbor"],
    ["en", "Hello {{name"],
  ])("a typographical fault (%s): %s", (language, text) => {
    expect(typographyFaults(language, "a", text)).toHaveLength(1);
  });

  test.each([
    ["tr", "Bodrum'da 7/24 “VIP” transfer, Milas–Bodrum Havalimanı"],
    ["tr", "Yarın yakın bir koyun altın kumu yazın bir gelin ve bir kadın için sorun olmaz; bize yazınız."],
    ["tr", "Lütfen tekrar deneyin."],
    ["ru", "Вы указали {{count}} мест — «VIP-трансфер» из аэропорта. Вас встретят."],
    ["en", "We’ll meet you at the harbour …"],
  ])("no typographical fault (%s): %s", (language, text) => {
    expect(typographyFaults(language, "a", text)).toEqual([]);
  });

  test.each([
    ["tr", "call", "Bizi arayınız"],
    ["tr", "ask.trip.call", "Arayınız: {{trip}}"],
    ["tr", "ask.trip.whatsapp", "Yazınız (WhatsApp): {{trip}}"],
    ["ru", "contact.sms", "Отправьте SMS"],
  ])("a label in the imperative (%s): %s, %s", (language, key, text) => {
    expect(labelFaults(language, key, text)).toHaveLength(1);
  });

  test.each([
    ["tr", "call", "Telefonla ara"],
    ["tr", "email", "E-posta adresiniz"],
    ["tr", "errors.missing.from", "Kalkış yerini seçiniz"],
    ["tr", "reservation.title", "Transferinizi ayırtınız"],
    ["tr", "call.text", "Bize yazınız; her saat bir insan yanıtlar."],
    ["ru", "sms", "Отправить SMS"],
    ["ru", "toast.missingTitle", "Пожалуйста, заполните все поля"],
    ["ru", "text", "Спросите нас: в любое время ответит человек."],
  ])("no fault in a label (%s): %s, %s", (language, key, text) => {
    expect(labelFaults(language, key, text)).toEqual([]);
  });

  test("unused messages", () => {
    const used = findUsedKeys([
      { path: "a.tsx", text: "t('shell:menu.open'); t(`errors.${field}.${error}`); t(`${a}.${b}`);" },
    ]);
    expect(["menu.open", "errors.name.missing", "menu.close", "errors"].filter((key) => !isKeyUsed(key, used))).toEqual(
      ["menu.close", "errors"],
    );
  });
});

/** A segment of a key that is an id of the domain, such as `vip-vito` or `cesme/alacatı`. */
function isCode(step: string): boolean {
  return /^[\p{Ll}\d][\p{Ll}\d/-]*$/u.test(step) || /^[A-Z]{3}$/.test(step);
}

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

  test.each([...PAGES, { module: "src/pages/NotFoundPage/NotFoundRoute.tsx", namespaces: [] }])(
    "$module loads exactly the namespaces that it uses",
    ({ module, namespaces }) => {
      const used = namespacesOf(module);
      for (const name of SHELL_NAMESPACES) used.delete(name);
      expect([...used].toSorted().join()).toBe(namespaces.toSorted().join());
    },
  );

  test.each(PAGES.filter(({ slugs }) => slugs))(
    "$module loads the namespace of its section's not-found screen",
    ({ section, namespaces }) => {
      expect(namespaces).toContain(section);
    },
  );

  test("the layout loads only the namespace of the shell", () => {
    const routes = new Set([...modules.keys()].filter((path) => path.startsWith("src/routes/")));
    expect([...namespacesOf("src/App.tsx", routes)].toSorted()).toEqual(SHELL_NAMESPACES.toSorted());
  });
});
