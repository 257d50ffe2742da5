import { LANGUAGES, type Language } from "#src/domain/language.ts";
import type { Namespace } from "./namespaces.ts";
import type { Dictionary, PageWords } from "./translate.ts";

/**
 * One chunk per language and namespace: a visitor downloads the words of the page on show, in one language. Those of the page that
 * stands in without a network are the build's alone.
 */
const FILES = {
  ...import.meta.glob<Dictionary>(["./messages/*/*.json", "!./messages/*/offline.json"], {
    import: "default",
  }),
  ...(import.meta.env.SSR && import.meta.glob<Dictionary>("./messages/*/offline.json", { import: "default" })),
};

const loaded = new Map<string, Dictionary>();

function fileOf(language: Language, namespace: Namespace): string {
  return `./messages/${language}/${namespace}.json`;
}

/** Brings words of a language; rendering may ask for them with `wordsIn` from then on. */
export async function loadWords(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const file = fileOf(language, namespace);
      const words = loaded.get(file) ?? (await FILES[file]?.());
      if (words) loaded.set(file, words);
    }),
  );
}

/** The words that `loadWords` brought, for a page. Asking before is a programming error and throws. */
export function wordsIn(language: Language, namespaces: readonly Namespace[]): PageWords {
  const found = namespaces.map((namespace) => {
    const dictionary = loaded.get(fileOf(language, namespace));
    if (!dictionary) throw new Error(`the words "${namespace}" of "${language}" are not loaded yet`);
    return [namespace, dictionary] as const;
  });
  return { language, dictionaries: Object.fromEntries(found) };
}

/** `preferred` where the shell's words are loaded, else a language whose words are: for a screen that must show whatever happens. */
export function languageWithWords(preferred: Language): Language {
  const known = LANGUAGES.filter((language) => loaded.has(fileOf(language, "shell")));
  return known.includes(preferred) ? preferred : (known[0] ?? preferred);
}
