import { serviceCard } from "#src/content/pageData/cards.ts";
import type { GalleryItem } from "#src/content/schema/gallery.ts";
import { headOf } from "#src/content/pageData/heads.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { GalleryItemData, PageData } from "#src/content/pageData/pageDataTypes.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the gallery, with its head. */
export function loadGalleryPage(library: Library, language: Language): PageData["gallery"] {
  return {
    head: headOf(library, language, "gallery"),
    language,
    town: library.business.town[language],
    regionTitle: library.business.regionTitle[language],
    closing: loadPicture(library.pages.gallery.closing, language),
    items: library.gallery.map(({ src, chapter, title, location, focus, film, offer }) => ({
      chapter,
      ...(film && { film }),
      ...(focus !== undefined && { focus }),
      ...(offer && loadOffer(library, language, offer)),
      title: title[language],
      location: location[language],
      image: loadPicture(src, language),
    })),
  };
}

/** A service, a tour or an article that is still a draft has no page to link to. */
function loadOffer(
  library: Library,
  language: Language,
  offer: NonNullable<GalleryItem["offer"]>,
): Pick<GalleryItemData, "offer"> {
  const { services, tours, posts } = library;
  if ("tour" in offer) {
    const tour = tours.find(({ slug }) => slug === offer.tour);
    return tour ? { offer: { tour: { slug: tour.slug, place: tour.text[language].place } } } : {};
  }
  if ("post" in offer) {
    const post = posts.find(({ slug }) => slug === offer.post);
    return post ? { offer: { post: { slug: post.slug, shortTitle: offer.shortTitle[language] } } } : {};
  }
  const service = services.find(({ slug }) => slug === offer.service);
  if (!service) return {};
  const { slug, title, fares } = serviceCard(library, language, service);
  return { offer: { service: { slug, title, fares: fares.map(({ euro }) => ({ euro })) } } };
}
