import { headOf } from "#src/content/pageData/heads.ts";
import { loadLegal } from "#src/content/pageData/legal.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the privacy policy, with its head. */
export function loadPrivacyPage(library: Library, language: Language): PageData["privacy"] {
  return {
    head: headOf(library, language, "privacy"),
    language,
    ...loadLegal(library, language, library.privacy),
  };
}
