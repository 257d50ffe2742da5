import { createInstance, type i18n as I18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";

import type { Language } from "#src/domain/language.ts";
import type { Namespace } from "./namespaces.ts";
import { MESSAGE_VARIABLES } from "./variables.ts";

/** Messages of a namespace as in its JSON file, possibly nested. */
export interface NamespaceMessages {
  readonly [key: string]: string | NamespaceMessages;
}

/**
 * Creates an i18next instance for one language with the given messages; `addResourceBundle` adds more. A key that is
 * missing at run time is logged and rendered instead of its text.
 */
export function createI18n(language: Language, messages: Partial<Record<Namespace, NamespaceMessages>> = {}): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    // Only one language is loaded, so there is nothing to fall back to.
    fallbackLng: false,
    ns: Object.keys(messages),
    defaultNS: "shell",
    resources: { [language]: messages } as Resource,
    initAsync: false,
    // React escapes what it renders, and messages used elsewhere are not inserted as HTML.
    interpolation: { escapeValue: false, defaultVariables: MESSAGE_VARIABLES },
    saveMissing: true,
    missingKeyHandler: (_, namespace, key) => console.error(`missing message: ${namespace}:${key}`),
    // Loaders fetch a page's messages before it renders.
    react: { useSuspense: false },
  });
  return i18n;
}
