import type { i18n as I18n } from "i18next";

import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { createI18n, type NamespaceMessages } from "./createI18n.ts";
import type { Namespace } from "./namespaces.ts";

/**
 * One chunk per language and namespace: a visitor downloads the current page's messages in one language. The messages
 * of the offline page are used at build time only.
 */
const FILES = {
  ...import.meta.glob<NamespaceMessages>(["./messages/*/*.json", "!./messages/*/offline.json"], { import: "default" }),
  ...(import.meta.env.SSR && import.meta.glob<NamespaceMessages>("./messages/*/offline.json", { import: "default" })),
};

const instances = new Map<Language, I18n>();

/** Loads the namespaces of a language that are not loaded yet. Rejects if a file cannot be loaded. */
export async function loadMessages(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const i18n = instances.get(language) ?? createI18n(language);
  instances.set(language, i18n);
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.hasResourceBundle(language, namespace)) return;
      const load = FILES[`./messages/${language}/${namespace}.json`];
      if (!load) throw new Error(`there is no file of the "${namespace}" messages in "${language}"`);
      i18n.addResourceBundle(language, namespace, await load());
    }),
  );
}

/** Returns the i18next instance of a language. Throws unless `loadMessages` was called for it before. */
export function i18nOf(language: Language): I18n {
  const i18n = instances.get(language);
  if (!i18n) throw new Error(`no messages of "${language}" are loaded yet`);
  return i18n;
}

/**
 * Returns `preferred` if its shell messages are loaded, otherwise a language whose messages are. For the error screen,
 * which must render in any case.
 */
export function languageWithMessages(preferred: Language): Language {
  const loaded = LANGUAGES.filter((language) => instances.get(language)?.hasResourceBundle(language, "shell"));
  return loaded.includes(preferred) ? preferred : (loaded[0] ?? preferred);
}
