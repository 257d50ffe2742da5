import { BUSINESS } from "#content/business.ts";
import { PAGES } from "#content/pages.ts";
import { serviceCard } from "#src/content/cards.ts";
import type { GalleryItem } from "#src/content/contentSchema.ts";
import { headOf } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { GalleryItemData, PageData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";

/** Loads the data of the gallery, with its head. */
export function loadGalleryPage(language: Language): PageData["gallery"] {
  return {
    head: headOf("gallery", language),
    language,
    town: BUSINESS.town[language],
    regionTitle: BUSINESS.regionTitle[language],
    closing: loadPicture(PAGES.gallery.closing, language),
    items: readLibrary().gallery.map(({ src, chapter, title, location, focus, film, offer }) => ({
      chapter,
      ...(film && { film }),
      ...(focus !== undefined && { focus }),
      ...(offer && loadOffer(offer, language)),
      title: title[language],
      location: location[language],
      image: loadPicture(src, language),
    })),
  };
}

/** A service or an article that is still a draft has no page to link to. */
function loadOffer(offer: NonNullable<GalleryItem["offer"]>, language: Language): Pick<GalleryItemData, "offer"> {
  const { services, tours, posts } = readLibrary();
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
  const { slug, title, fares } = serviceCard(service, language);
  return { offer: { service: { slug, title, fares: fares.map(({ euro }) => ({ euro })) } } };
}
