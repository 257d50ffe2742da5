import type { CoastSheetData } from "#content/illustrations/maps/coastSheet.ts";
import type { LegalSection } from "#content/legal/legalText.ts";
import type { Country } from "#src/domain/countries.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId, PlaceOption } from "#src/domain/places.ts";
import type { Fare, NearFareRule, VehicleType } from "#src/domain/price.ts";
import type { Section } from "#src/i18n/paths.ts";
import type { FaqGroupId, FleetFeature, GalleryChapterId } from "./entities.ts";
import type { ServiceGroupId } from "./serviceGroups.ts";

/** What a page says of itself in its head. */
export interface HeadData {
  title: string;
  description: string;
  /** The page's address; none for a page that no address leads to, such as the not-found page. */
  section: Section | null;
  /** Names the page within its section. */
  slug?: string;
  /** The picture that stands for the page where it is linked to, and what is to be read and seen on it. */
  preview?: { name: PreviewName; alt: string };
  /** For an article: when it was first published (YYYY-MM-DD). */
  published?: string;
}

/** The kinds of pages that have a preview of their own: `/previews/{name}-{language}.jpg`. */
export const PREVIEW_NAMES = [
  "home",
  "reservation",
  "services",
  "service",
  "tours",
  "tour",
  "blog",
  "post",
  "prices",
  "contact",
  "faq",
  "gallery",
  "legal",
] as const;
export type PreviewName = (typeof PREVIEW_NAMES)[number];

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
  /** The licence's picture, beside the words about the house. */
  licence: PictureData;
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
  /** Where it is held when it is cut, as `object-position` says it: by its middle unless told. */
  focus?: string;
  /** What is seen; empty for a picture that only decorates. */
  alt: string;
  /** Its average, `#rrggbb`: what stands in its place until it has come. */
  colour: string;
}

/** A picture with what stands under it. */
export interface CaptionedPicture {
  title: string;
  location: string;
  image: PictureData;
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

/** In the place of a page that a slug should lead to and does not. */
export interface Missing extends PageBase {
  missing: true;
  image: PictureData;
}

/** A trip of the price table with what is shown of it. */
export interface FareData extends Fare {
  fromLabel: string;
  toLabel: string;
  /** How long the drive takes, in minutes, where it is known: one figure, or the shortest and the longest. */
  minutes?: Minutes;
  /** Whether it ends elsewhere, so that there is a way back; a tour ends where it began. */
  oneWay: boolean;
  /** Whether the form can be filled in with it: both of its places can be chosen there. */
  bookable: boolean;
}

/** The maps of the price list: the peninsula, and the coast as far as we drive. */
export type PriceSheet = "peninsula" | "coast";

/** By car from the airport to the peninsula and beyond it, by car from the centre of Bodrum, and everything by the large vehicle. */
export type PriceGroupId = "peninsula" | "further" | "bodrum" | "sprinter";

/** A fare as the price list shows it. */
export interface PriceData extends FareData {
  /** Its anchor, in small ASCII letters. */
  id: string;
  /** Where it is found on the maps. */
  spot: { sheet: PriceSheet; place: string };
  /** Its road on that map, as a path in the window's units of each size; a tour that ends where it began has none. */
  road?: { large: string; small: string };
}

export type Minutes = number | readonly [shortest: number, longest: number];

/** A drive from the airport. */
export interface DriveData {
  label: string;
  minutes: Minutes;
}

/** A service as lists show it. */
export interface ServiceCardData {
  id: number;
  slug: string;
  group: ServiceGroupId;
  title: string;
  shortDescription: string;
  image: PictureData;
  /** The fares that its page is about, with the least of the vehicle where it is about one; none where the price is asked for. */
  fares: readonly FareData[];
}

export interface ServiceData extends ServiceCardData {
  description: string;
  /** Its paragraphs. */
  html: string;
  /** Where it goes, for the pages of places: the roads from the airport. */
  map?: MapData;
}

/** A spot on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A drawn map with its places named, and what it shows in words. */
export interface MapData {
  sheet: CoastSheetData;
  /** `lang` says whose capitals a name takes, where they are not the page's. */
  places: readonly { id: string; name: string; lang?: string }[];
}

/** A tour as lists show it. */
export interface TourCardData {
  slug: string;
  title: string;
  /** In a word or two. */
  place: string;
  description: string;
  days: number;
  stopCount: number;
  /** In euros, for a tour that has a price. */
  price?: number;
  image: PictureData;
}

export interface TourData extends TourCardData {
  html: string;
  highlights: readonly string[];
  included: readonly string[];
  notIncluded: readonly string[];
  bring: readonly string[];
  stops: readonly StopData[];
  /** Its other pictures: neither the one that opens its page nor those of its stops. */
  images: readonly CaptionedPicture[];
  film?: FilmData;
  /** What the booking form is filled in with, for a tour that is one of its places. */
  request?: { to: PlaceId; vehicleType: VehicleType };
  map?: MapData;
}

/** A stop; title and location are its picture's. */
export interface StopData extends CaptionedPicture {
  name: string;
  description: string;
}

/** Shown after the pictures; `image` is what its tile shows. */
export interface FilmData extends CaptionedPicture {
  src: string;
  /** What is seen in it, for who cannot see it. */
  seen: string;
  /** Address of what stands in the player until it plays. */
  still: string;
  /** Size of film and still, in pixels. */
  width: number;
  height: number;
  seconds: number;
}

/** An article as lists show it. */
export interface PostCardData {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** In minutes. */
  readingTime: number;
  /** The day that is shown, YYYY-MM-DD. */
  date: string;
  image: PictureData;
}

export interface PostData extends PostCardData {
  author: string;
  tags: readonly string[];
  /** Its excerpt as the paragraph that opens it. */
  intro: string;
  /** Its text, cut before one of its headings where there is room for an aside. */
  html: readonly string[];
  /** The ride that its aside offers; none where it offers any. */
  ride?: FareData;
  related: readonly PostCardData[];
}

export interface QuestionData {
  /** Its anchor. */
  id: string;
  group: FaqGroupId;
  question: string;
  html: string;
}

export interface GalleryItemData extends CaptionedPicture {
  chapter: GalleryChapterId;
  /** The point of the picture that stays in sight where it is cut to a tile, as `object-position` says it. */
  focus?: string;
}

/** A page's data by its name; `site` is the layout's. */
export interface PageData {
  site: SiteData;
  home: PageBase & {
    booking: BookingData;
    fleet: readonly CarData[];
    services: readonly ServiceCardData[];
    map: MapData;
    posts: readonly PostCardData[];
    pictures: { hero: PictureData; heroPortrait: PictureData; night: PictureData };
  };
  reservation: PageBase & {
    booking: BookingData;
    fleet: readonly CarData[];
    services: readonly ServiceCardData[];
    posts: readonly PostCardData[];
  };
  services: PageBase & {
    services: readonly ServiceCardData[];
    fleet: readonly CarData[];
    contact: ContactData;
    pictures: { hero: PictureData; night: PictureData };
  };
  service:
    | (PageBase & {
        service: ServiceData;
        /** The services that are most like it. */
        neighbours: readonly ServiceCardData[];
        /** What is asked most about a ride of its kind. */
        questions: readonly QuestionData[];
        contact: ContactData;
      })
    | Missing;
  tours: PageBase & { tours: readonly TourCardData[]; contact: ContactData; pictures: { elsewhere: PictureData } };
  tour: (PageBase & { tour: TourData; contact: ContactData; pictures: { band: PictureData } }) | Missing;
  /** The posts stand in the order in which they are shown. */
  blog: PageBase & { posts: readonly PostCardData[] };
  post: (PageBase & { post: PostData }) | Missing;
  prices: PageBase & {
    groups: readonly { id: PriceGroupId; fares: readonly PriceData[] }[];
    maps: Readonly<Record<PriceSheet, MapData>>;
    contact: ContactData;
    pictures: { night: PictureData };
  };
  contact: PageBase & {
    contact: ContactData;
    address: string;
    hours: string;
    position: Position;
    map: MapData;
    pictures: { arrivals: PictureData };
  };
  faq: PageBase & {
    questions: readonly QuestionData[];
    drives: readonly DriveData[];
    contact: ContactData;
    pictures: { map: PictureData };
  };
  gallery: PageBase & { items: readonly GalleryItemData[] };
  privacy: PageBase & { contact: ContactData; parts: readonly LegalSection[] };
  terms: PageBase & { contact: ContactData; parts: readonly LegalSection[] };
  notFound: PageBase & { image: PictureData };
  /** What stands in for a page that cannot be had without a network. */
  offline: PageBase;
}
export type PageName = keyof PageData;
