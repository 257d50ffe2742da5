import type { FleetFeature } from "#content/fleet.ts";
import type { LegalSection } from "#content/legal/privacy.ts";
import type { Country } from "#src/domain/countries.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId, PlaceOption } from "#src/domain/places.ts";
import type { Fare, NearFareRule } from "#src/domain/price.ts";
import type { Section } from "#src/i18n/paths.ts";

/** What a page says of itself in its head. */
export interface HeadData {
  title: string;
  description: string;
  /** The page's address; none for a page that no address leads to, such as the not-found page. */
  section: Section | null;
}

/** How the operator is reached. */
export interface ContactData {
  name: string;
  phone: { display: string; e164: string };
  /** Digits only, as a chat link wants them. */
  whatsapp: string;
  /** The user name of the operator's Telegram, where there is one. */
  telegram?: string;
  emails: readonly string[];
}

/** The site's own facts, the same on every page of a language. */
export interface SiteData {
  language: Language;
  contact: ContactData;
  address: string;
  hours: string;
  social: { facebook: string; instagram: string };
  year: number;
}

/** What the booking form works on. */
export interface BookingData {
  places: readonly PlaceOption[];
  /** Labels for the operator, who reads Turkish whatever the page's language. */
  turkishPlaces: Readonly<Record<PlaceId, string>>;
  fares: readonly Fare[];
  nearFareRules: readonly NearFareRule[];
  countries: readonly Country[];
  contact: ContactData;
}

/** One composition of a picture: files `/images/{name}-{width}.avif` and `.webp` for each width. */
export interface PictureData {
  name: string;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** What is seen; empty for a picture that only decorates. */
  alt: string;
  /** Its average, `#rrggbb`: what may stand in its place until it has come. */
  colour?: string;
}

export interface CarData {
  name: string;
  image: PictureData;
  /** How many sit comfortably; the booking form counts how many sit at most. */
  capacity: number;
  features: readonly FleetFeature[];
  /** The two or three of its features that are on show at once. */
  highlights: readonly FleetFeature[];
}

/** What every page is handed. */
export interface PageBase {
  head: HeadData;
  language: Language;
}

/** A page's data by its name; `site` is the layout's. */
export interface PageData {
  site: SiteData;
  home: PageBase & {
    booking: BookingData;
    fleet: readonly CarData[];
    pictures: { hero: PictureData; heroPortrait: PictureData; night: PictureData };
  };
  reservation: PageBase & { booking: BookingData; fleet: readonly CarData[] };
  privacy: PageBase & { contact: ContactData; parts: readonly LegalSection[] };
  notFound: PageBase;
}
export type PageName = keyof PageData;
