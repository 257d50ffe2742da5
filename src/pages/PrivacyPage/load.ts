import { headOf } from "#src/content/heads.ts";
import { loadLegal } from "#src/content/legal.ts";
import type { Library } from "#src/content/parse.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the privacy policy, with its head. */
export function loadPrivacyPage(library: Library, language: Language): PageData["privacy"] {
  return {
    head: headOf(library, language, "privacy"),
    language,
    ...loadLegal(library, language, library.privacy),
  };
}
