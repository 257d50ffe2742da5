import { MOVED_TOURS } from "#content/movedTours.ts";
import { LANGUAGES, isLanguage, type Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { VehicleType } from "#src/domain/price.ts";

/**
 * Sections of the site. `path` is relative to the language; a section with `slugs` has one page per slug below it.
 * `/{lang}/{path}` is canonical and has no trailing slash.
 */
export const SECTIONS = {
  home: { path: "", slugs: false },
  reservation: { path: "reservation", slugs: false },
  services: { path: "services", slugs: true },
  tours: { path: "tours", slugs: true },
  blog: { path: "blog", slugs: true },
  prices: { path: "prices", slugs: false },
  contact: { path: "contact", slugs: false },
  faq: { path: "faq", slugs: false },
  gallery: { path: "gallery", slugs: false },
  privacy: { path: "privacy", slugs: false },
  terms: { path: "terms", slugs: false },
} as const;

export type Section = keyof typeof SECTIONS;

/** Element id of the booking form, and the hash that scrolls to it. */
export const RESERVATION_FORM_ID = "reservation-form";

/** Element id and hash of the kept passes on the reservation page. */
export const KEPT_PASSES_ID = "voucher";

/** Element id of the place above the booking form where the pass of a request appears once it was sent. */
export const SENT_PASS_ID = "sent-pass";

/**
 * Element id and hash of the confirmation on the reservation page, to which the relay redirects after a form was posted
 * without JavaScript.
 */
export const SENT_ID = "sent";

/** Endpoint for bookings and newsletter subscriptions. */
export const MESSAGE_ENDPOINT = "/api/telegram-handler.php";

/** Canonical path of a page, e.g. `/en/services/vip-car-rental`. */
export function pathOf(language: Language, section: Section, slug?: string): string {
  return ["", language, SECTIONS[section].path, slug].filter((part, index) => index === 0 || part).join("/");
}

/** Replaces the language of a path, or adds it where there is none. Takes no query or hash. */
export function inLanguage(pathname: string, language: Language): string {
  const [, first, ...rest] = pathname.split("/");
  const tail = isLanguage(first) ? rest : [first, ...rest];
  return ["", language, ...tail.filter(Boolean)].join("/");
}

/** Whether a path without a language matches a section, so that it can be redirected to a language. */
export function isKnownWithoutLanguage(pathname: string): boolean {
  const [first, second, ...more] = pathname.split("/").filter(Boolean);
  if (first === undefined) return true;
  const section = Object.values(SECTIONS).find(({ path }) => path !== "" && path === first);
  return section !== undefined && more.length === 0 && (second === undefined || section.slugs);
}

/** Former slugs of tours that have been renamed. */
export const MOVED_TOUR_SLUGS: readonly string[] = Object.keys(MOVED_TOURS);

/** Current slug of a tour that has been renamed; undefined for any other slug. */
export function movedTour(slug: string | undefined): string | undefined {
  return slug !== undefined && Object.hasOwn(MOVED_TOURS, slug) ? MOVED_TOURS[slug] : undefined;
}

/** An alternate link of a page: its language (or `x-default`) and path. */
export interface Alternate {
  hrefLang: Language | "x-default";
  path: string;
}

/** Alternate links for a page's head. Turkish and `x-default` have no language prefix, the others do. */
export function alternatesOf(section: Section, slug?: string): Alternate[] {
  const unprefixed = ["", SECTIONS[section].path, slug].filter((part, index) => index === 0 || part).join("/") || "/";
  return [
    ...LANGUAGES.map((language) => ({
      hrefLang: language,
      path: language === "tr" ? unprefixed : pathOf(language, section, slug),
    })),
    { hrefLang: "x-default" as const, path: unprefixed },
  ];
}

/** Path of a language's Atom feed. */
export function feedPath(language: Language): string {
  return `/${language}/feed.xml`;
}

/** Path of a language's web app manifest. */
export function manifestPath(language: Language): string {
  return `/${language}/manifest.webmanifest`;
}

/** Slug under which a section's not-found page and its data are written. */
export const MISSING_SLUG = "404";

/** Path of a page's data for client-side navigation, which the prerender writes. */
export function dataPathOf(language: Language, page: string, slug?: string): string {
  return `/_data/${language}/${page}${slug ? `/${slug}` : ""}.json`;
}

/** Path of the roads from the airport on the map of the region, which the prerender writes. */
export const ROADS_PATH = "/maps/region-roads.json";

/** Address of the relay's exchange rates. */
export const RATES_ENDPOINT = "/api/rates";
/** Address of the relay's weather. */
export const WEATHER_ENDPOINT = "/api/weather";
/** Address of what the relay knows of the visitor's connection. */
export const VISITOR_ENDPOINT = "/api/visitor";
/** Calendar file of a request, which the service worker answers without a network. */
export const CALENDAR_ENDPOINT = "/api/ride.ics";

/** Form fields that a link can pre-fill. */
export interface Prefill {
  from?: PlaceId;
  to?: PlaceId;
  vehicleType?: VehicleType;
  /** What the ride is for, where no field says it. */
  note?: string;
  /** The partner that hands the link out (`parseVia`). */
  via?: string;
}

/** Path of the booking form, pre-filled with the given fields. */
export function reservationHref(language: Language, prefill: Prefill = {}): string {
  const query = new URLSearchParams({ ...prefill }).toString();
  return `${pathOf(language, "reservation")}${query && `?${query}`}#${RESERVATION_FORM_ID}`;
}

/** Path of the kept passes. */
export function keptPassesHref(language: Language): string {
  return `${pathOf(language, "reservation")}#${KEPT_PASSES_ID}`;
}
