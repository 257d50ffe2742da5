import i18next, { type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";

import type { Language } from "#src/domain/language.ts";
import { NAMESPACES } from "./namespaces.ts";

/**
 * An i18next of its own per render or page, with the words it is given and no others: a visitor downloads one language.
 * A missing key is a build error (types and a test); should one be missing at run time, it is logged and its own text is shown.
 */
export function createI18n(language: Language, words: Resource): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: NAMESPACES,
    defaultNS: false,
    resources: words,
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => console.error(`missing words: ${namespace}:${key}`),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
