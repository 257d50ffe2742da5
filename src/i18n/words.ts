import type { Resource } from "i18next";

import type { Language } from "#src/domain/language.ts";

/** One chunk per language: a visitor downloads the words of one. */
const LOADERS: Record<Language, () => Promise<Record<string, Resource[string]>>> = {
  tr: () => import("./words/tr.ts"),
  en: () => import("./words/en.ts"),
  ru: () => import("./words/ru.ts"),
};

const loaded = new Map<Language, Resource>();

/** Brings the words of a language; rendering may ask for them with `wordsIn` from then on. */
export async function loadWords(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const namespaces = await LOADERS[language]();
  loaded.set(language, { [language]: { ...namespaces } } as Resource);
}

/** The words that `loadWords` brought, as i18next wants them. Asking before is a programming error and throws. */
export function wordsIn(language: Language): Resource {
  const words = loaded.get(language);
  if (!words) throw new Error(`the words of "${language}" are not loaded yet`);
  return words;
}

/** `preferred` where its words are loaded, else a language whose words are: for a screen that must show whatever happens. */
export function languageWithWords(preferred: Language): Language {
  const [first = preferred] = loaded.keys();
  return loaded.has(preferred) ? preferred : first;
}
