import { CAPTIONS } from "#content/captions.ts";
import { CATEGORIES } from "#content/categories.ts";
import { DRIVES } from "#content/drives.ts";
import { GALLERY } from "#content/gallery.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PAGES } from "#content/pages.ts";
import type { PictureName } from "#content/pictures.ts";
import { FARES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import { MAIN_AIRPORT, type PlaceGroup, type PlaceId } from "#src/domain/places.ts";
import { airportRide, findFare, type Fare, type Trip } from "#src/domain/price.ts";
import { readLibrary } from "./library.ts";
import type { Post, Service, Tour } from "./parse.ts";
import { loadPicture } from "./pictures.ts";
import { shownDate } from "./postDate.ts";
import type {
  CaptionedPicture,
  FareData,
  Minutes,
  PostCardData,
  PostTeaserData,
  ServiceCardData,
  TourCardData,
  TourStampData,
} from "./pageDataTypes.ts";
import { bookableTrips } from "./serviceTrips.ts";

/** A picture with its caption, from the gallery or from `content/captions.ts`. */
export function captioned(name: PictureName, language: Language): CaptionedPicture {
  const caption = [...GALLERY, ...CAPTIONS].find(({ src }) => src === name);
  if (!caption) throw new Error(`content/captions.ts says nothing of the picture ${name}`);
  const { title, location } = caption;
  return { title: title[language], location: location[language], image: loadPicture(name, language) };
}

/** Card of a service, as shown in lists. */
export function serviceCard(service: Service, language: Language): ServiceCardData {
  const { id, slug, group, image, text } = service;
  const { title, shortDescription } = text[language];
  return {
    id,
    slug,
    group,
    title,
    shortDescription,
    image: loadPicture(image, language),
    fares: bookableTrips(service).flatMap((trip) => fareOf(trip, language) ?? []),
  };
}

/** Card of a tour, as shown in the list of all. */
export function tourCard(tour: Tour, language: Language): TourCardData {
  return { ...tourStamp(tour, language), description: tour.text[language].description };
}

/** Stamp of a tour, without its text. */
export function tourStamp({ slug, days, images, stops, price, fare, text }: Tour, language: Language): TourStampData {
  const { title, place } = text[language];
  const [image] = images;
  const vehiclePrice = fare && fareOf(fare, language)?.euro;
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
export function postCard(post: Post, language: Language, day: Date): PostCardData {
  return { id: post.id, ...postTeaser(post, language), date: shownDate(post, day) };
}

function postTeaser({ slug, category, readingTime, image, text }: Post, language: Language): PostTeaserData {
  const { title, excerpt } = text[language];
  return {
    slug,
    title,
    excerpt,
    category: CATEGORIES[category][language],
    readingTime,
    image: loadPicture(image, language),
  };
}

/** Cards of all services. */
export function serviceCards(language: Language): ServiceCardData[] {
  return readLibrary().services.map((service) => serviceCard(service, language));
}

/** The articles that the home page recommends. */
export function postTeasers(language: Language): PostTeaserData[] {
  const { posts } = readLibrary();
  return PAGES.home.posts.flatMap((id) => {
    const post = posts.find((one) => one.id === id);
    return post ? [postTeaser(post, language)] : [];
  });
}

/** Name of a place in one language. */
export function placeLabel(id: PlaceId, language: Language): string {
  return placeOf(id).label[language];
}

/** A trip's fare with its display data. Undefined if the price table has no fare for it. */
function fareOf(trip: Trip, language: Language): FareData | undefined {
  const euro = findFare(FARES, trip);
  return euro === null ? undefined : fareData({ ...trip, euro }, language);
}

/** A fare with its display data. */
export function fareData(fare: Fare, language: Language): FareData {
  const { from, to } = fare;
  const minutes = from === MAIN_AIRPORT ? minutesTo(to) : undefined;
  return {
    ...fare,
    fromLabel: placeLabel(from, language),
    toLabel: placeLabel(to, language),
    oneWay: placeOf(to).group !== "tours",
    bookable: placeOf(from).selectable && placeOf(to).selectable,
    ...(minutes !== undefined && { minutes }),
  };
}

/** The fare from the main airport to a place, in the standard vehicle. */
export function airportFareOf(to: PlaceId, language: Language): FareData | undefined {
  return fareOf(airportRide(to), language);
}

/** Group of a place in lists. */
export function placeGroup(id: PlaceId): PlaceGroup {
  return placeOf(id).group;
}

/** Point of a place on our own maps. */
export function mapPointOf(id: PlaceId): string {
  return placeOf(id).mapPoint ?? id;
}

function placeOf(id: PlaceId) {
  const place = LOCATIONS.find((location) => location.id === id);
  if (!place) throw new Error(`the place ${id} has no label`);
  return place;
}

function minutesTo(place: PlaceId): Minutes | undefined {
  return DRIVES.find(({ to }) => to === place)?.minutes;
}
