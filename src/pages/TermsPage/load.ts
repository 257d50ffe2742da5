import { headOf } from "#src/content/pageData/heads.ts";
import { loadLegal } from "#src/content/pageData/legal.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the terms of use, with its head. */
export function loadTermsPage(library: Library, language: Language): PageData["terms"] {
  return {
    head: headOf(library, language, "terms"),
    language,
    ...loadLegal(library, language, library.terms),
  };
}
