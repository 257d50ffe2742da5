import { PRIVACY } from "#content/legal/privacy.ts";
import { headOf } from "#src/content/heads.ts";
import { loadLegal } from "#src/content/legal.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the privacy policy, with its head. */
export function loadPrivacyPage(language: Language): PageData["privacy"] {
  return {
    head: headOf("privacy", language),
    language,
    ...loadLegal(PRIVACY, language),
  };
}
