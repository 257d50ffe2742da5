import { TERMS } from "#content/legal/terms.ts";
import { headOf } from "#src/content/heads.ts";
import { loadLegal } from "#src/content/legal.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the terms of use, with its head. */
export function loadTermsPage(language: Language): PageData["terms"] {
  return {
    head: headOf("terms", language),
    language,
    ...loadLegal(TERMS, language),
  };
}
