import { TERMS } from "#content/legal/terms.ts";
import { PAGES } from "#content/pages.ts";
import { loadContact } from "#src/content/business.ts";
import { headOf } from "#src/content/heads.ts";
import { loadLegalParts } from "#src/content/legal.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the terms of use, with its head. */
export function loadTermsPage(language: Language): PageData["terms"] {
  return {
    head: headOf("terms", language),
    language,
    contact: loadContact(),
    parts: loadLegalParts(TERMS, language),
    image: loadPicture(PAGES.legal.closing, language),
  };
}
