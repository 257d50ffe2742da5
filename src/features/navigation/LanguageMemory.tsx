import { useEffect } from "react";

import type { Language } from "#src/domain/language.ts";
import { LANGUAGE_COOKIE, LOCAL_KEYS } from "#src/domain/storageKeys.ts";
import { localStore } from "#src/storage.ts";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

export interface LanguageMemoryProps {
  language: Language;
}

/**
 * Persists the page's language for the next visit: in local storage for the browser, in a cookie for the server's redirects. Renders
 * nothing.
 */
export function LanguageMemory({ language }: LanguageMemoryProps) {
  useEffect(() => {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
    localStore.set(LOCAL_KEYS.language, language);
  }, [language]);

  return null;
}
