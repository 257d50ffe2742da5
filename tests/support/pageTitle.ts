import { BUSINESS } from "#content/business.ts";
import { HEADS } from "#content/heads.ts";
import type { Language } from "#src/domain/language.ts";

/** The title of a page as browsers show it. */
export function pageTitle(page: keyof typeof HEADS, language: Language): string {
  return HEADS[page][language].title.replaceAll("{{business}}", BUSINESS.name);
}
