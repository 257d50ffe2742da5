import { useEffect } from "react";

import type { Language } from "#src/domain/language.ts";

const KEY = "language";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

export interface LanguageMemoryProps {
  language: Language;
}

/** Keeps the language of the page for the next visit: in storage for the browser, in a cookie for the server's redirects. */
export function LanguageMemory({ language }: LanguageMemoryProps) {
  useEffect(() => {
    document.cookie = `${KEY}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // A browser that keeps nothing, such as in private mode: the cookie and the address still know.
    }
  }, [language]);

  return null;
}
