import type { i18n } from "i18next";
import { useTranslation } from "react-i18next";

import type { Language } from "#src/domain/language.ts";
import type { Namespace } from "./namespaces.ts";
import { wordsIn } from "./words.ts";

/** Makes words that were loaded meanwhile known to the i18next of the page on show, which was made without them. */
export function knowBroughtWords(page: i18n, namespaces: readonly Namespace[]): void {
  const language = page.language as Language;
  for (const namespace of namespaces) {
    if (page.hasResourceBundle(language, namespace)) continue;
    page.addResourceBundle(language, namespace, wordsIn(language, [namespace])[language]?.[namespace]);
  }
}

/** The same for a part that brought its words along, to be called before it asks for them. */
export function useBroughtWords(namespaces: readonly Namespace[]): void {
  const { i18n } = useTranslation("shell");
  knowBroughtWords(i18n, namespaces);
}
