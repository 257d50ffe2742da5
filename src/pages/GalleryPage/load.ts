import { BUSINESS } from "#content/business.ts";
import { PAGES } from "#content/pages.ts";
import { headOf } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the gallery, with its head. */
export function loadGalleryPage(language: Language): PageData["gallery"] {
  return {
    head: headOf("gallery", language),
    language,
    town: BUSINESS.town[language],
    regionTitle: BUSINESS.regionTitle[language],
    closing: loadPicture(PAGES.gallery.closing, language),
    items: readLibrary().gallery.map(({ src, chapter, title, location, focus, film }) => ({
      chapter,
      ...(film && { film }),
      ...(focus !== undefined && { focus }),
      title: title[language],
      location: location[language],
      image: loadPicture(src, language),
    })),
  };
}
