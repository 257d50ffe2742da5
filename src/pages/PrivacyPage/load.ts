import { PRIVACY } from "#content/legal/privacy.ts";
import { PAGES } from "#content/pages.ts";
import { loadContact } from "#src/content/business.ts";
import { headOf } from "#src/content/heads.ts";
import { loadLegalParts } from "#src/content/legal.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the privacy policy, with its head. */
export function loadPrivacyPage(language: Language): PageData["privacy"] {
  return {
    head: headOf("privacy", language),
    language,
    contact: loadContact(),
    parts: loadLegalParts(PRIVACY, language),
    image: loadPicture(PAGES.legal.closing, language),
  };
}
