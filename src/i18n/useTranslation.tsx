import { createContext, use, useMemo, type ReactNode } from "react";

import type { Namespace } from "./namespaces.ts";
import { firstOf, translatorOf, type Asked, type PageWords, type Translate } from "./translate.ts";
import { wordsIn } from "./words.ts";

const WordsContext = createContext<PageWords | null>(null);

/** Gives everything inside it the words of the page. */
export function WordsProvider({ words, children }: { words: PageWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The translator of the page for these dictionaries, the same one for as long as the page has the same words. */
export function useTranslation<const Own extends Asked>(own: Own): { t: Translate<Own>; words: PageWords } {
  const words = use(WordsContext);
  if (!words) throw new Error("what translates stands inside a WordsProvider");
  const first = firstOf(own);
  const t = useMemo(() => translatorOf(words, first) as Translate<Own>, [words, first]);
  return { t, words };
}

/** Makes words that were loaded meanwhile known to the page on show, which was made without them. */
export function knowBroughtWords({ language, dictionaries }: PageWords, namespaces: readonly Namespace[]): void {
  const missing = namespaces.filter((namespace) => !(namespace in dictionaries));
  Object.assign(dictionaries, wordsIn(language, missing).dictionaries);
}

/** The same for a part that brought its words along, to be called before it asks for them. */
export function useBroughtWords(namespaces: readonly Namespace[]): void {
  knowBroughtWords(useTranslation("shell").words, namespaces);
}
