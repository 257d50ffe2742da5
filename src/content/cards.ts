import { CAPTIONS } from "#content/captions.ts";
import { CATEGORIES } from "#content/categories.ts";
import { DRIVES } from "#content/drives.ts";
import { GALLERY } from "#content/gallery.ts";
import { LOCATIONS } from "#content/locations.ts";
import type { PictureName } from "#content/pictures.ts";
import { FARES } from "#content/prices.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceGroup, PlaceId } from "#src/domain/places.ts";
import { findFare, type Trip } from "#src/domain/price.ts";
import type { Post, Service, Tour } from "./parse.ts";
import { loadPicture } from "./pictures.ts";
import { shownDate } from "./postDate.ts";
import type { CaptionedPicture, FareData, Minutes, PostCardData, ServiceCardData, TourCardData } from "./schema.ts";
import { soldTrips } from "./serviceTrips.ts";

/** A picture and what stands under it: what the gallery says of it, or what `content/captions.ts` does. */
export function captioned(name: PictureName, language: Language): CaptionedPicture {
  const caption = [...GALLERY, ...CAPTIONS].find(({ src }) => src === name);
  if (!caption) throw new Error(`content/captions.ts says nothing of the picture ${name}`);
  const { title, location } = caption;
  return { title: title[language], location: location[language], image: loadPicture(name, language) };
}

/** What lists show of a service. */
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
    fares: soldTrips(service).flatMap((trip) => fareOf(trip, language) ?? []),
  };
}

/** What lists show of a tour. */
export function tourCard({ slug, days, images, stops, price, text }: Tour, language: Language): TourCardData {
  const { title, place, description } = text[language];
  const [image] = images;
  if (!image) throw new Error(`the tour ${slug} has no picture`);
  return {
    slug,
    title,
    place,
    description,
    days,
    stopCount: stops.length,
    ...(price !== undefined && { price }),
    image: loadPicture(image, language),
  };
}

/** What lists show of an article, on `day`. */
export function postCard(post: Post, language: Language, day: Date): PostCardData {
  const { id, slug, category, readingTime, image, text } = post;
  const { title, excerpt } = text[language];
  return {
    id,
    slug,
    title,
    excerpt,
    category: CATEGORIES[category][language],
    readingTime,
    date: shownDate(post, day),
    image: loadPicture(image, language),
  };
}

/** What a place is called in lists. */
export function placeLabel(id: PlaceId, language: Language): string {
  return placeOf(id).label[language];
}

/** A trip of the price table as pages show it; undefined where it has no fixed price. */
export function fareOf(trip: Trip, language: Language): FareData | undefined {
  const euro = findFare(FARES, trip);
  if (euro === null) return undefined;
  const minutes = trip.from === "airport" ? minutesTo(trip.to) : undefined;
  return {
    ...trip,
    euro,
    fromLabel: placeLabel(trip.from, language),
    toLabel: placeLabel(trip.to, language),
    oneWay: placeOf(trip.to).group !== "tours",
    bookable: placeOf(trip.from).selectable && placeOf(trip.to).selectable,
    ...(minutes !== undefined && { minutes }),
  };
}

/** The group of the lists that a place stands in. */
export function placeGroup(id: PlaceId): PlaceGroup {
  return placeOf(id).group;
}

function placeOf(id: PlaceId) {
  const place = LOCATIONS.find((location) => location.id === id);
  if (!place) throw new Error(`the place ${id} has no label`);
  return place;
}

function minutesTo(place: PlaceId): Minutes | undefined {
  return DRIVES.find(({ to }) => to === place)?.minutes;
}
