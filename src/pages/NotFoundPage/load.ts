import { PAGES } from "#content/pages.ts";
import { noindexHead } from "#src/content/heads.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { Missing, PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Heads of the not-found pages of services, tours and articles. */
const MISSING_HEADS = { services: "serviceNotFound", tours: "tourNotFound", blog: "postNotFound" } as const;

/** Loads the data of the not-found page of a language, with its head. */
export function loadNotFoundPage(language: Language): PageData["notFound"] {
  return {
    head: noindexHead("notFound", language),
    language,
    image: loadPicture(PAGES.site.notFound, language),
  };
}

/** Loads the data of a section's not-found page, for a slug that does not exist. */
export function loadMissingPage(section: "services" | "tours" | "blog", language: Language): Missing {
  return {
    missing: true,
    head: noindexHead(MISSING_HEADS[section], language),
    language,
    image: loadPicture(PAGES.site.notFound, language),
  };
}
