import { PAGES } from "#content/pages.ts";
import { OTHER_PLACE } from "#content/placeIds.ts";
import { loadContact } from "#src/content/business.ts";
import { captioned, tourCard } from "#src/content/cards.ts";
import { headFromText } from "#src/content/heads.ts";
import { readLibrary } from "#src/content/library.ts";
import { loadSitePlan, loadTourMap } from "#src/content/maps.ts";
import { renderLine, renderLines } from "#src/content/markdown.ts";
import type { Tour } from "#src/content/parse.ts";
import { loadPicture } from "#src/content/pictures.ts";
import type { FilmData, PageData, PageRequest, TourData } from "#src/content/pageDataTypes.ts";
import type { Language } from "#src/domain/language.ts";
import { loadMissingPage } from "../NotFoundPage/load.ts";

/** Loads the data of a tour, with its head. */
export function loadTourPage(language: Language, { slug }: PageRequest): PageData["tour"] {
  const tour = readLibrary().tours.find((one) => one.slug === slug);
  if (!tour) return loadMissingPage("tours", language);
  return {
    head: headFromText("tour", slug, tour.text[language], language),
    language,
    tour: loadTour(tour, language),
    contact: loadContact(),
    pictures: { band: loadPicture(tour.band ?? PAGES.site.night, language) },
  };
}

function loadTour(tour: Tour, language: Language): TourData {
  const { title, html, highlights, included, notIncluded, bring, stops, course = [] } = tour.text[language];
  // The form has no place of its own for most tours: their name goes into the note.
  const { images, video, request = { to: OTHER_PLACE, note: title }, map } = tour;
  const dayOfStop = tour.stopsPerDay?.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const others = images.slice(1).filter((image) => !tour.stops.includes(image));
  return {
    ...tourCard(tour, language),
    html,
    highlights: renderLines(highlights, language),
    included: renderLines(included, language),
    notIncluded: renderLines(notIncluded, language),
    bring: renderLines(bring, language),
    stops: stops.flatMap((stop, index) => {
      const image = tour.stops[index];
      const day = dayOfStop?.[index];
      return image ? [{ ...stop, ...captioned(image, language), ...(day !== undefined && { day }) }] : [];
    }),
    course: course.map(({ when, text }) => ({ when, text: renderLine(text, language) })),
    images: others.map((image) => captioned(image, language)),
    ...(video && { film: loadFilm(video, language) }),
    request,
    ...(map && { map: loadTourMap(map, language) }),
    ...(map?.site && { sitePlan: loadSitePlan(map.site, language) }),
    ...(map?.source && { mapSource: map.source[language] }),
  };
}

function loadFilm({ poster, seen, ...film }: NonNullable<Tour["video"]>, language: Language): FilmData {
  return { ...film, seen: seen[language], ...captioned(poster, language) };
}
