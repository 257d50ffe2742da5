import { noindexHead } from "#src/content/pageData/heads.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { Missing, PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Heads of the not-found pages of services, tours and articles. */
const MISSING_HEADS = { services: "serviceNotFound", tours: "tourNotFound", blog: "postNotFound" } as const;

/** Loads the data of the not-found page of a language, with its head. */
export function loadNotFoundPage(library: Library, language: Language): PageData["notFound"] {
  return {
    head: noindexHead(library, language, "notFound"),
    language,
    image: loadPicture(library.pages.site.notFound, language),
  };
}

/** Loads the data of a section's not-found page, for a slug that does not exist. */
export function loadMissingPage(library: Library, language: Language, section: "services" | "tours" | "blog"): Missing {
  return {
    missing: true,
    head: noindexHead(library, language, MISSING_HEADS[section]),
    language,
    image: loadPicture(library.pages.site.notFound, language),
  };
}
