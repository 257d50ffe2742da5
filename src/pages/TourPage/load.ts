import { loadContact } from "#src/content/pageData/business.ts";
import { captioned, tourCard } from "#src/content/pageData/cards.ts";
import { headFromText } from "#src/content/pageData/heads.ts";
import { loadSitePlan, loadTourMap } from "#src/content/pageData/maps.ts";
import { renderLine, renderLines } from "#src/content/render/markdown.ts";
import type { Library, Tour } from "#src/content/read/libraryTypes.ts";
import { loadPicture } from "#src/content/pageData/pictures.ts";
import type { FilmData, PageData, PageRequest, TourData } from "#src/content/pageData/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { OTHER_PLACE } from "#src/domain/places.ts";
import { loadMissingPage } from "../NotFoundPage/load.ts";

/** Loads the data of a tour, with its head. */
export function loadTourPage(library: Library, language: Language, { slug }: PageRequest): PageData["tour"] {
  const tour = library.tours.find((one) => one.slug === slug);
  if (!tour) return loadMissingPage(library, language, "tours");
  return {
    head: headFromText(library, language, "tour", tour),
    language,
    tour: loadTour(library, language, tour),
    contact: loadContact(library),
    pictures: { closing: loadPicture(tour.closingPicture ?? library.pages.site.night, language) },
  };
}

function loadTour(library: Library, language: Language, tour: Tour): TourData {
  const { title, html, highlights, included, notIncluded, bring, stops, course = [] } = tour.text[language];
  // The form has no place of its own for most tours: their name goes into the note.
  const { images, video, request = { to: OTHER_PLACE, note: title }, map } = tour;
  const dayOfStop = tour.stopsPerDay?.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const others = images.slice(1).filter((image) => !tour.stops.includes(image));
  return {
    ...tourCard(library, language, tour),
    html,
    highlights: renderLines(highlights, language),
    included: renderLines(included, language),
    notIncluded: renderLines(notIncluded, language),
    bring: renderLines(bring, language),
    stops: stops.flatMap((stop, index) => {
      const image = tour.stops[index];
      const day = dayOfStop?.[index];
      return image ? [{ ...stop, ...captioned(library, language, image), ...(day !== undefined && { day }) }] : [];
    }),
    course: course.map(({ when, text }) => ({ when, text: renderLine(text, language) })),
    images: others.map((image) => captioned(library, language, image)),
    ...(video && { film: loadFilm(library, language, video) }),
    request,
    ...(map && { map: loadTourMap(library, language, map) }),
    ...(map?.site && { sitePlan: loadSitePlan(library, language, map.site) }),
    ...(map?.source && { mapSource: map.source[language] }),
  };
}

function loadFilm(
  library: Library,
  language: Language,
  { poster, seen, ...film }: NonNullable<Tour["video"]>,
): FilmData {
  return { ...film, seen: seen[language], ...captioned(library, language, poster) };
}
