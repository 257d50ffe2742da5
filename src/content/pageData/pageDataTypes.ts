import type { Country } from "#src/domain/countries.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId, PlaceOption } from "#src/domain/places.ts";
import type { Fare, NearFareRule } from "#src/domain/price.ts";
import type { Prefill, Section } from "#src/i18n/paths.ts";
import type { CoastSheetData } from "#src/content/map/coastSheet.ts";
import type { FleetFeature, FleetVehicle } from "#src/content/schema/fleet.ts";
import type { GalleryChapterId } from "#src/content/schema/gallery.ts";
import type { LegalSection } from "#src/content/schema/legal.ts";
import type { PostCategory, PostLayout } from "#src/content/schema/posts.ts";
import type { FaqGroupId } from "#src/content/schema/questions.ts";
import type { PreviewName } from "./previewNames.ts";
import type { ServiceGroupId } from "./serviceGroups.ts";

/** Data for a page's head. */
export interface HeadData {
  title: string;
  description: string;
  /** Name of the business, and of the site. */
  siteName: string;
  /** Section of the page; null for a page without an address, such as the not-found page. */
  section: Section | null;
  /** Slug within the section. */
  slug?: string;
  /** Open Graph image, and its text alternative. */
  preview?: { name: PreviewName; alt: string };
  /** Date of first publication of an article (YYYY-MM-DD). */
  published?: string;
}

/** Contact details of the operator. */
export interface ContactData {
  name: string;
  /** Name beside the logo. */
  shortName: string;
  phone: { display: string; e164: string };
  /** Digits only, for chat links. */
  whatsapp: string;
  /** User name of the operator's Telegram account, if there is one. */
  telegram?: string;
  emails: readonly string[];
}

/** Data of the layout, the same on every page of a language. */
export interface SiteData {
  language: Language;
  contact: ContactData;
  address: string;
  hours: string;
  social: { facebook?: string; instagram?: string };
  /** Description of the business in the footer, and the services that it links to. */
  about: string;
  services: readonly { slug: string; label: string }[];
  /** Sections with nothing in them, to which nothing leads. */
  emptySections: readonly Section[];
  /** What readers of further languages are told, each in their own. */
  otherLanguages: readonly { language: string; text: string }[];
  /** Cities whose weather is shown: that of the business, and another one. */
  cities: Cities;
  /** Picture of the licence, beside the description of the business. */
  licence: PictureData;
  year: number;
}

/** Ids used by the relay's API, and names. */
export type Cities = readonly [CityData, CityData];

interface CityData {
  id: string;
  name: string;
}

/** Data for the booking form. */
export interface BookingData {
  places: readonly PlaceOption[];
  /** Labels for the operator's message, which is in Turkish under every language. */
  turkishPlaces: Readonly<Record<PlaceId, string>>;
  fares: readonly Fare[];
  nearFareRules: readonly NearFareRule[];
  /** Fare shown as an example until a trip is chosen: the most popular one. Undefined without any fares. */
  example: Fare | undefined;
  countries: readonly Country[];
  contact: ContactData;
  /** Names of the region around the town, and of what is beyond it. */
  region: string;
  beyondRegion: string;
  /** Longest driving time between a place and the main airport in minutes, where the owner gives one. */
  drives: Readonly<Partial<Record<PlaceId, number>>>;
}

/** One picture: files `/images/{name}-{width}.avif` for each width, and `.webp` for most of them. */
export interface PictureData {
  name: string;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** Set for a photograph; any other picture is drawn. */
  kind?: "photo";
  /** Focal point for cropping, as `object-position`; by default the centre. */
  focus?: string;
  /** Text alternative; empty for a decorative picture. */
  alt: string;
  /** Average colour, `#rrggbb`: the placeholder until the picture has loaded. */
  colour: string;
}

/** The files of another composition of a picture, which shares its words. */
export type PictureFiles = Pick<PictureData, "name" | "width" | "height" | "widths">;

/** A picture with its caption. */
export interface CaptionedPicture {
  title: string;
  location: string;
  image: PictureData;
}

/** A car of the fleet. */
export interface CarData extends Pick<FleetVehicle, "id" | "name" | "vehicleType"> {
  /** Number of passengers who sit comfortably. */
  capacity: number;
  image: PictureData;
  /** What is inside, on pages about services: elsewhere it would weigh more than it tells. */
  inside?: CarInsideData;
  /** Its cheapest fare, where all cars are compared inside too; none if it has no fixed price. */
  leastEuro?: number;
  features: readonly FleetFeature[];
  /** The two or three features that are visible without expanding the card. */
  highlights: readonly FleetFeature[];
}

/** The cabin of a vehicle, and the plan of its seats and luggage. */
export interface CarInsideData extends Pick<FleetVehicle, "plan"> {
  cabin: PictureData;
}

/** A vehicle with what is inside. */
export type OpenCarData = CarData & { inside: CarInsideData };

/** Data of every page. */
export interface PageBase {
  head: HeadData;
  language: Language;
}

/** Data of a section's not-found page, for a slug that does not exist. */
export interface Missing extends PageBase {
  missing: true;
  image: PictureData;
}

/** A fare with its display data. */
export interface FareData extends Fare {
  fromLabel: string;
  toLabel: string;
  /** Driving time in minutes, if known: one figure, or the shortest and the longest. */
  minutes?: Minutes;
  /** Whether a return trip makes sense; a tour ends where it began. */
  oneWay: boolean;
  /** Whether the booking form can be pre-filled with it, that is whether both places are selectable. */
  bookable: boolean;
}

/** Maps of the price list: the region, and the coast as far as we drive. */
export type PriceSheet = "region" | "coast";

/**
 * From the airport by car, to the region and beyond it, and by the large vehicle; from the town centre by car and by the large vehicle;
 * between other places.
 */
export type PriceGroupId = "region" | "further" | "large" | "town" | "townLarge" | "between";

/** A fare in the price list. */
export interface PriceData extends FareData {
  /** Anchor, in lower-case ASCII letters. */
  id: string;
  /** Position on the maps. */
  spot: { sheet: PriceSheet; place: string };
  /** Road on that map; absent for a round trip. */
  road?: RoadData;
}

/** A road on a map, as an SVG path in the map's units at each size. */
export interface RoadData {
  large: string;
  small: string;
}

/** Length of a drive: one figure, or the shortest and the longest. */
export type Minutes = number | readonly [shortest: number, longest: number];

/** A drive from the airport. */
export interface DriveData {
  label: string;
  minutes: Minutes;
}

/** Card of a service. */
export interface ServiceCardData {
  id: number;
  slug: string;
  group: ServiceGroupId;
  title: string;
  shortDescription: string;
  image: PictureData;
  /** Fares that its page is about and, for a vehicle, its lowest fare; empty if the price is on request. */
  fares: readonly FareData[];
}

/** A service in a short list. */
export interface ServiceLineData extends Pick<ServiceCardData, "slug" | "title"> {
  fares: readonly Pick<FareData, "euro">[];
}

/** A service with the text of its page. */
export interface ServiceData extends ServiceCardData {
  description: string;
  /** Body of the text. */
  html: string;
  /** Whether there are fares besides the one on the ticket, or that one is asked for. */
  hasFurtherFares: boolean;
  /** Typical rides without a fixed price. */
  rides?: readonly AskedRide[];
  /** The roads of its trips, or the region with its places beside typical rides. */
  map?: MapData;
  /** The vehicle that the service is about. */
  car?: OpenCarData;
  /** All vehicles, if the page compares them, with what is said below them. */
  fleet?: { cars: readonly OpenCarData[]; note: string };
}

/** A typical ride without a fixed price, and what it is for. */
export interface AskedRide {
  from: PlaceId;
  to: PlaceId;
  fromLabel: string;
  toLabel: string;
  occasion: string;
}

/** Coordinates in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A drawn map with the names of its places. */
export interface MapData {
  sheet: CoastSheetData;
  /** `lang` is the language of a name where it is not the page's, for upper-casing. */
  places: readonly { id: string; name: string; lang?: string }[];
  /** Labels that are emphasised. */
  emphasized?: readonly string[];
}

/** Stamp of a tour, as a short list shows it. */
export interface TourStampData {
  slug: string;
  title: string;
  /** Place name of one or two words. */
  place: string;
  days: number;
  stopCount: number;
  /** In euros, for a tour with a price of its own. */
  price?: number;
  /** In euros, for a tour whose vehicle has a price for the day in the price table. */
  vehiclePrice?: number;
  image: PictureData;
}

/** Card of a tour. */
export interface TourCardData extends TourStampData {
  description: string;
}

/** A tour with the text of its page. */
export interface TourData extends TourCardData {
  html: string;
  highlights: readonly string[];
  included: readonly string[];
  notIncluded: readonly string[];
  bring: readonly string[];
  stops: readonly StopData[];
  /** Parts of the day, or of the days, in order; empty if the text tells them. */
  course: readonly { when: string; text: string }[];
  /** Pictures other than the main one and those of its stops. */
  images: readonly CaptionedPicture[];
  film?: FilmData;
  /** Fields of the booking form that its links pre-fill. */
  request: Prefill;
  map?: MapData;
  /** Plan of the site where its stops are. */
  sitePlan?: MapData;
  /** Where the map comes from, if that is said beside it. */
  mapSource?: string;
}

/** A stop of a tour; title and location are its picture's caption. */
export interface StopData extends CaptionedPicture {
  name: string;
  description: string;
  /** The day of the tour, counted from 1, if it has several. */
  day?: number;
}

/** One of the terms of every ride: "Payment", and what is agreed about it. */
export interface TermData {
  label: string;
  text: string;
}

/** A film with its caption and still image. */
export interface FilmData extends CaptionedPicture, FilmFile {
  /** Text alternative. */
  seen: string;
}

/** File of a film. */
export interface FilmFile {
  src: string;
  /** URL of the still image shown until the film plays. */
  still: string;
  /** Size of the film and the still, in pixels. */
  width: number;
  height: number;
  seconds: number;
}

/** Card of an article. */
export interface PostCardData {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** In minutes. */
  readingTime: number;
  /** Displayed date, YYYY-MM-DD. */
  date: string;
  image: PictureData;
}

/** An article, as other pages recommend it. */
export type PostTeaserData = Omit<PostCardData, "id" | "date">;

/**
 * A piece of an article: text as HTML, a picture or a map with its caption, the table of the year as HTML, or the offer of
 * a ride. Without a fare, rides in general are offered.
 */
export type PostPart =
  | { kind: "text"; html: string }
  | { kind: "picture"; image: PictureData; captionHtml: string }
  | { kind: "map"; map: MapData; caption: string; captionHtml: string }
  | { kind: "year"; html: string }
  | { kind: "ride"; fare?: FareData };

/** An article with its text. */
export interface PostData extends PostCardData {
  author: string;
  /** Tags; those that are names of places are marked. */
  tags: readonly { text: string; isName?: boolean }[];
  /** Excerpt, rendered as the opening paragraph. */
  intro: string;
  layout: PostLayout;
  /** Body in page order. Each passage but the first begins with an embed, which the text up to the next one follows. */
  passages: readonly (readonly PostPart[])[];
  /** Headings of the text, with their anchors on the page. */
  headings: readonly { id: string; html: string }[];
  related: readonly PostCardData[];
}

/** A question with its answer as HTML. */
export interface QuestionData {
  /** Anchor on the page. */
  id: string;
  group: FaqGroupId;
  question: string;
  html: string;
}

/** A picture or film of the gallery. */
export interface GalleryItemData extends CaptionedPicture {
  chapter: GalleryChapterId;
  /** Focal point for cropping to a tile, as `object-position`. */
  focus?: string;
  film?: FilmFile;
  /** The service or the tour that goes there, or the article about it. */
  offer?:
    | { service: ServiceLineData }
    | { tour: Pick<TourStampData, "slug" | "place"> }
    | { post: { slug: string; shortTitle: string } };
}

/** A legal text in groups of parts, with four facts from it. */
export interface LegalData {
  contact: ContactData;
  keyFacts: readonly { label: string; value: string }[];
  groups: readonly { title: string; parts: readonly LegalPartData[] }[];
}

/** A part of a legal text, in Turkish. */
export interface LegalPartData extends Omit<LegalSection, "summary"> {
  /** What it says in short, with its heading, in the page's language. */
  summary: LegalSection["summary"]["en"];
}

/** Data of each page by its name; `site` is that of the layout. */
export interface PageData {
  site: SiteData;
  home: PageBase & {
    booking: BookingData;
    fleet: readonly CarData[];
    fleetNote: string;
    services: readonly ServiceLineData[];
    map: MapData;
    /** Selected tours, with the heading of the list of all. */
    tours: readonly TourStampData[];
    toursTitle: string;
    posts: readonly PostTeaserData[];
    lead: string;
    /** Label of the weather and exchange rates. */
    today: string;
    faresText: string;
    servicesText: string;
    /** What is said above the articles. */
    postsText: string;
    cities: Cities;
    pictures: { hero: PictureData; heroPortrait: PictureFiles; night: PictureData };
  };
  reservation: PageBase & {
    hero: PictureData;
    booking: BookingData;
    terms: readonly TermData[];
    services: readonly ServiceLineData[];
    servicesText: string;
    posts: readonly PostTeaserData[];
    postsText: string;
  };
  services: PageBase & {
    title: string;
    /** Heading of the services in the group `further`. */
    further: string;
    services: readonly ServiceCardData[];
    fleet: readonly OpenCarData[];
    fleetNote: string;
    contact: ContactData;
    pictures: { hero: PictureData; night: PictureData };
  };
  service:
    | (PageBase & {
        service: ServiceData;
        /** The most similar services. */
        neighbours: readonly ServiceCardData[];
        /** The most frequent questions about this kind of ride. */
        questions: readonly QuestionData[];
        /** The terms of every ride. */
        terms: readonly TermData[];
        contact: ContactData;
        /** The ride or the cabin of its vehicle, beside the text, and the closing banner's. */
        pictures: { ride: PictureData; closing: PictureData };
      })
    | Missing;
  tours: PageBase & {
    title: string;
    tours: readonly TourCardData[];
    contact: ContactData;
    pictures: { elsewhere: PictureData };
  };
  tour: (PageBase & { tour: TourData; contact: ContactData; pictures: { closing: PictureData } }) | Missing;
  /** Posts in display order. */
  blog: PageBase & {
    title: string;
    posts: readonly PostCardData[];
    /** The categories of the posts, to choose one of. */
    categories: readonly { id: PostCategory; name: string }[];
    letter: string;
    /** Offer of a ride, halfway down the list. */
    ride: { title: string; text: string; image: PictureData };
  };
  post: (PageBase & { post: PostData }) | Missing;
  prices: PageBase & {
    groups: readonly { id: PriceGroupId; fares: readonly PriceData[] }[];
    maps: Readonly<Record<PriceSheet, MapData>>;
    /** Anchor of the fare shown beside each map until one is selected. */
    examples: Readonly<Record<PriceSheet, string>>;
    region: string;
    /** The region's name as a heading. */
    regionTitle: string;
    /** The name of the places outside of it. */
    beyondRegion: string;
    mapSource: string;
    contact: ContactData;
    pictures: { night: PictureData };
  };
  contact: PageBase & {
    contact: ContactData;
    address: string;
    hours: string;
    position: Position;
    map: MapData;
    /** Id of the business's place on the map. */
    place: string;
    town: string;
    region: string;
    /** The id of the question that says how a guest is met. */
    question: string;
    pictures: { arrivals: PictureData };
  };
  faq: PageBase & {
    questions: readonly QuestionData[];
    drives: readonly DriveData[];
    contact: ContactData;
    pictures: { map: PictureData };
  };
  gallery: PageBase & {
    items: readonly GalleryItemData[];
    town: string;
    regionTitle: string;
    /** The picture of the closing banner. */
    closing: PictureData;
  };
  privacy: PageBase & LegalData;
  terms: PageBase & LegalData;
  notFound: PageBase & { image: PictureData };
  /** The offline page. */
  offline: PageBase;
}
/** Name of a page, by which its data are loaded. */
export type PageName = keyof PageData;

/** Which of the pages of a kind to load. */
export interface PageRequest {
  /** Slug within the section; an unknown one loads the section's not-found page. */
  slug: string;
  /** Current date. */
  day: Date;
  /** Number of the article list's order. */
  order: number;
}
