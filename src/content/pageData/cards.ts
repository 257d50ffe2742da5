import type { PictureName } from "#content/pictures.ts";
import type { Language } from "#src/domain/language.ts";
import { MAIN_AIRPORT, type PlaceGroup, type PlaceId } from "#src/domain/places.ts";
import { airportRide, findFare, type Fare, type Trip } from "#src/domain/price.ts";
import type { Library, Post, Service, Tour } from "#src/content/read/libraryTypes.ts";
import { loadPicture } from "./pictures.ts";
import { shownDate } from "./postDate.ts";
import type {
  CaptionedPicture,
  FareData,
  Minutes,
  PostCardData,
  PostTeaserData,
  ServiceCardData,
  ServiceLineData,
  TourCardData,
  TourStampData,
} from "./pageDataTypes.ts";
import { bookableTrips } from "./serviceTrips.ts";

/** A picture with its caption, from the gallery or from `content/captions.ts`. */
export function captioned({ gallery, captions }: Library, language: Language, name: PictureName): CaptionedPicture {
  const caption = [...gallery, ...captions].find(({ src }) => src === name);
  if (!caption) throw new Error(`content/captions.ts says nothing of the picture ${name}`);
  const { title, location } = caption;
  return { title: title[language], location: location[language], image: loadPicture(name, language) };
}

/** Card of a service, as shown in lists. */
export function serviceCard(library: Library, language: Language, service: Service): ServiceCardData {
  const { id, slug, group, image, text } = service;
  const { title, shortDescription } = text[language];
  return {
    id,
    slug,
    group,
    title,
    shortDescription,
    image: loadPicture(image, language),
    fares: bookableTrips(library.fares, service).flatMap((trip) => fareOf(library, language, trip) ?? []),
  };
}

/** Card of a tour, as shown in the list of all. */
export function tourCard(library: Library, language: Language, tour: Tour): TourCardData {
  return { ...tourStamp(library, language, tour), description: tour.text[language].description };
}

/** Stamp of a tour, without its text. */
export function tourStamp(library: Library, language: Language, tour: Tour): TourStampData {
  const { slug, days, images, stops, price, fare, text } = tour;
  const { title, place } = text[language];
  const [image] = images;
  const vehiclePrice = fare && fareOf(library, language, fare)?.euro;
  if (!image) throw new Error(`the tour ${slug} has no picture`);
  return {
    slug,
    title,
    place,
    days,
    stopCount: stops.length,
    ...(price !== undefined && { price }),
    ...(vehiclePrice !== undefined && { vehiclePrice }),
    image: loadPicture(image, language),
  };
}

/** Card of an article, as shown in lists, with its date as of `day`. */
export function postCard(library: Library, language: Language, post: Post, day: Date): PostCardData {
  return { id: post.id, ...postTeaser(library, language, post), date: shownDate(post, day) };
}

function postTeaser({ categories }: Library, language: Language, post: Post): PostTeaserData {
  const { slug, category, readingTime, image, text } = post;
  const { title, excerpt } = text[language];
  return {
    slug,
    title,
    excerpt,
    category: categories[category][language],
    readingTime,
    image: loadPicture(image, language),
  };
}

/** Cards of all services. */
export function serviceCards(library: Library, language: Language): ServiceCardData[] {
  return library.services.map((service) => serviceCard(library, language, service));
}

/** The services that the home and reservation pages recommend. */
export function serviceLines(library: Library, language: Language): ServiceLineData[] {
  return library.pages.home.services.flatMap((slug) =>
    serviceCards(library, language)
      .filter((service) => service.slug === slug)
      .map(({ title, fares }) => ({ slug, title, fares: lowestAndHighest(fares) })),
  );
}

/** The lowest and the highest fare, or one if they are equal: only different fares are shown as “from” the lowest. */
function lowestAndHighest(fares: readonly { euro: number }[]): { euro: number }[] {
  if (fares.length === 0) return [];
  const euros = fares.map(({ euro }) => euro);
  return [...new Set([Math.min(...euros), Math.max(...euros)])].map((euro) => ({ euro }));
}

/** The articles that the home and reservation pages recommend. */
export function postTeasers(library: Library, language: Language): PostTeaserData[] {
  return library.pages.home.posts.flatMap((id) => {
    const post = library.posts.find((one) => one.id === id);
    return post ? [postTeaser(library, language, post)] : [];
  });
}

/** Name of a place in one language. */
export function placeLabel(library: Library, language: Language, id: PlaceId): string {
  return placeOf(library, id).label[language];
}

/** A trip's fare with its display data. Undefined if the price table has no fare for it. */
function fareOf(library: Library, language: Language, trip: Trip): FareData | undefined {
  const euro = findFare(library.fares, trip);
  return euro === null ? undefined : fareData(library, language, { ...trip, euro });
}

/** A fare with its display data. */
export function fareData(library: Library, language: Language, fare: Fare): FareData {
  const { from, to } = fare;
  const minutes = from === MAIN_AIRPORT ? minutesTo(library, to) : undefined;
  return {
    ...fare,
    fromLabel: placeLabel(library, language, from),
    toLabel: placeLabel(library, language, to),
    oneWay: placeOf(library, to).group !== "tours",
    bookable: placeOf(library, from).selectable && placeOf(library, to).selectable,
    ...(minutes !== undefined && { minutes }),
  };
}

/** The fare from the main airport to a place, in the standard vehicle. */
export function airportFareOf(library: Library, language: Language, to: PlaceId): FareData | undefined {
  return fareOf(library, language, airportRide(to));
}

/** Group of a place in lists. */
export function placeGroup(library: Library, id: PlaceId): PlaceGroup {
  return placeOf(library, id).group;
}

/** Point of a place on our own maps. */
export function mapPointOf(library: Library, id: PlaceId): string {
  return placeOf(library, id).mapPoint ?? id;
}

function placeOf({ places }: Library, id: PlaceId) {
  const place = places.find((location) => location.id === id);
  if (!place) throw new Error(`the place ${id} has no label`);
  return place;
}

function minutesTo({ drives }: Library, place: PlaceId): Minutes | undefined {
  return drives.find(({ to }) => to === place)?.minutes;
}
