import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import type { VehicleType } from "#src/domain/price.ts";
import { pathOf, RESERVATION_FORM_ID, type Section } from "#src/i18n/paths.ts";

/** The element id of the footer's contact column. */
export const CONTACT_ID = "contact";

/** The element id of the cars on the home page. */
export const FLEET_ID = "fleet";

interface Destination {
  /** Its words: `nav.{id}`. */
  id: "home" | "fleet" | "contact";
  /** The page that it is, which marks it as the current one; none for a part of a page. */
  section?: Section;
  href: (language: Language) => string;
}

/** The main navigation, in its order. What does not exist yet is not linked: a new page is a line here. */
export const MAIN_NAVIGATION: readonly Destination[] = [
  { id: "home", section: "home", href: (language) => pathOf(language, "home") },
  { id: "fleet", href: (language) => `${pathOf(language, "home")}#${FLEET_ID}` },
  { id: "contact", href: () => `#${CONTACT_ID}` },
];

interface QuickService {
  /** Its words: `footer.services.{id}`. */
  id: "airport" | "toBodrum" | "car" | "inBodrum";
  prefill: { from?: PlaceId; to?: PlaceId; vehicleType?: VehicleType };
}

/** The footer's quick services. Until they have pages of their own they lead to the form, with what they say filled in. */
export const QUICK_SERVICES: readonly QuickService[] = [
  { id: "airport", prefill: { from: "airport" } },
  { id: "toBodrum", prefill: { from: "airport", to: "peninsula", vehicleType: "vip-sprinter" } },
  { id: "car", prefill: { vehicleType: "vip-vito" } },
  { id: "inBodrum", prefill: { from: "peninsula" } },
];

/** The address of the booking form, with fields filled in where `prefill` names some. */
export function reservationHref(language: Language, prefill: QuickService["prefill"] = {}): string {
  const query = new URLSearchParams(prefill).toString();
  return `${pathOf(language, "reservation")}${query && `?${query}`}#${RESERVATION_FORM_ID}`;
}
