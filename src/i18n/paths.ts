import { LANGUAGES, isLanguage, type Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { VehicleType } from "#src/domain/price.ts";

/**
 * Every address of the site. The value is the path below the language; a section with slugs has one page per slug below it.
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

/** The element id of the booking form, and so the hash that scrolls to it. */
export const RESERVATION_FORM_ID = "reservation-form";

/** Where on the form's page the cards of what was sent are. */
export const VOUCHER_ID = "voucher";

/** The block of the form's page that says that a request arrived which the browser itself had posted, and so the hash that it ends at. */
export const SENT_ID = "sent";

/** Where a browser posts bookings and subscriptions. */
export const MESSAGE_ENDPOINT = "/api/telegram-handler.php";

/** The canonical path of a page, e.g. `/en/services/vip-car-rental`. */
export function pathOf(language: Language, section: Section, slug?: string): string {
  return ["", language, SECTIONS[section].path, slug].filter((part, index) => index === 0 || part).join("/");
}

/** `path` with its language changed, or put in front where it has none. Query and hash are the caller's. */
export function inLanguage(pathname: string, language: Language): string {
  const [, first, ...rest] = pathname.split("/");
  const tail = isLanguage(first) ? rest : [first, ...rest];
  return ["", language, ...tail.filter(Boolean)].join("/");
}

/** Whether a path without a language is one of the site's pages, so that it can be sent to its language. */
export function isKnownWithoutLanguage(pathname: string): boolean {
  const [first, second, ...more] = pathname.split("/").filter(Boolean);
  if (first === undefined) return true;
  const section = Object.values(SECTIONS).find(({ path }) => path !== "" && path === first);
  return section !== undefined && more.length === 0 && (second === undefined || section.slugs);
}

/** Tours whose slug another one took over. */
const MOVED_TOURS: ReadonlyMap<string, string> = new Map([["standart-tekne-turu", "efes-turu"]]);

/** The slugs of tours that have moved. */
export const MOVED_TOUR_SLUGS: readonly string[] = [...MOVED_TOURS.keys()];

/** The slug that a tour has now, where the one asked for is an old one. */
export function movedTour(slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : MOVED_TOURS.get(slug);
}

/** One alternate of a page: the language (or `x-default`) and the path that the link names. */
export interface Alternate {
  hrefLang: Language | "x-default";
  path: string;
}

/** The alternates of a page for its head: Turkish and the default stand without a prefix, the others with theirs. */
export function alternatesOf(section: Section, slug?: string): Alternate[] {
  const bare = ["", SECTIONS[section].path, slug].filter((part, index) => index === 0 || part).join("/") || "/";
  return [
    ...LANGUAGES.map((language) => ({
      hrefLang: language,
      path: language === "tr" ? bare : pathOf(language, section, slug),
    })),
    { hrefLang: "x-default" as const, path: bare },
  ];
}

/** The address of a language's feed of articles. */
export function feedPath(language: Language): string {
  return `/${language}/feed.xml`;
}

/** The address of a language's manifest, which says what an installed site is called and shows. */
export function manifestPath(language: Language): string {
  return `/${language}/manifest.webmanifest`;
}

/** The slug under which a section's not-found page and its data are written. */
export const MISSING_SLUG = "404";

/** The data of a page for client navigation, written beside the pages by the prerender. */
export function dataPathOf(language: Language, page: string, slug?: string): string {
  return `/_data/${language}/${page}${slug ? `/${slug}` : ""}.json`;
}

/** The relay's answers that a page asks for. */
export const RATES_ENDPOINT = "/api/rates";
export const WEATHER_ENDPOINT = "/api/weather";
export const VISITOR_ENDPOINT = "/api/visitor";

/** What a link to the form may fill in. */
interface Prefill {
  from?: PlaceId;
  to?: PlaceId;
  vehicleType?: VehicleType;
}

/** The address of the booking form, with fields filled in where `prefill` names some. */
export function reservationHref(language: Language, prefill: Prefill = {}): string {
  const query = new URLSearchParams({ ...prefill }).toString();
  return `${pathOf(language, "reservation")}${query && `?${query}`}#${RESERVATION_FORM_ID}`;
}

/** Where the cards of what was sent are. */
export function voucherHref(language: Language): string {
  return `${pathOf(language, "reservation")}#${VOUCHER_ID}`;
}
