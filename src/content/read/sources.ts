import { z } from "zod";

import { AIRPORT_IDS, PLACE_IDS } from "#content/placeIds.ts";
import { VEHICLE_TYPES } from "#content/vehicles.ts";
import type { Language } from "#src/domain/language.ts";
import { SECTIONS, type Section } from "#src/i18n/paths.ts";
import { SECTION_PREVIEWS } from "#src/content/pageData/previewNames.ts";
import { business, businessField, rideTerm, termNumbers } from "#src/content/schema/business.ts";
import { constantId } from "#src/content/schema/fields.ts";
import { fleetNote, fleetVehicle, vehicles } from "#src/content/schema/fleet.ts";
import { galleryItem } from "#src/content/schema/gallery.ts";
import { legalText } from "#src/content/schema/legal.ts";
import { head, pageFacts, preview, sectionName } from "#src/content/schema/pages.ts";
import { caption, distinctPictures, pictureFacts } from "#src/content/schema/pictures.ts";
import { cities, climate, country, drive, place, placeName } from "#src/content/schema/places.ts";
import { mapPoints } from "#src/content/schema/positions.ts";
import { authorNames, categoryNames } from "#src/content/schema/posts.ts";
import { fare, nearFareRule, streetPrice } from "#src/content/schema/prices.ts";
import { faqItem } from "#src/content/schema/questions.ts";
import { serviceFacts } from "#src/content/schema/services.ts";
import { tourFacts, tourSlug } from "#src/content/schema/tours.ts";
import { describeFault, type Fault } from "./faults.ts";
import { say } from "#src/content/messages/sentences.ts";

const SECTION_IDS = Object.keys(SECTIONS) as Section[];
/** Pages with a title and a description in `content/heads.ts`. */
const HEAD_NAMES = [...SECTION_IDS, "offline", "notFound", "serviceNotFound", "tourNotFound", "postNotFound"] as const;
export type HeadName = (typeof HEAD_NAMES)[number];

/**
 * The files of `content/` by path, relative to the project's root. A file that could not be read has an undefined
 * value.
 */
export interface ContentFiles {
  /** Exports of each TypeScript file. */
  modules: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** Source of each Markdown file. */
  texts: Readonly<Record<string, string>>;
  /** Interface messages, which must contain no prices either. */
  messages?: Readonly<Record<string, unknown>>;
}

/** A constant of the content: its file and name there, and the schema of its value or, of a list or record, of each entry. */
export interface Constant {
  file: string;
  name: string;
  kind: "list" | "record" | "value";
  schema: z.ZodType;
  /** Entries that a record must have. */
  keys?: readonly string[];
}

/** Defines a list, whose entries are checked one by one, so that an invalid one does not hide the faults of the others. */
const list = <Schema extends z.ZodType>(file: string, name: string, schema: Schema) =>
  ({ file, name, kind: "list", schema }) as const;
/** Defines a record, which is checked entry by entry as well. */
const record = <Schema extends z.ZodType, Key extends string = string>(
  file: string,
  name: string,
  schema: Schema,
  keys: readonly Key[] = [],
) => ({ file, name, kind: "record", schema, keys }) as const;
const value = <Schema extends z.ZodType>(file: string, name: string, schema: Schema) =>
  ({ file, name, kind: "value", schema }) as const;

/** Everything that the content consists of beside its texts and articles. */
export const CONSTANTS = {
  services: list("content/services.ts", "SERVICES", serviceFacts),
  tours: list("content/tours.ts", "TOURS", tourFacts),
  movedTours: record("content/movedTours.ts", "MOVED_TOURS", tourSlug),
  faq: list("content/faq.ts", "FAQ", faqItem),
  gallery: list("content/gallery.ts", "GALLERY", galleryItem),
  heads: record("content/heads.ts", "HEADS", head, HEAD_NAMES),
  sections: record("content/heads.ts", "SECTION_NAMES", sectionName, SECTION_IDS),
  fares: list("content/prices.ts", "FARES", fare),
  nearFareRules: list("content/prices.ts", "NEAR_FARE_RULES", nearFareRule),
  streetPrices: list("content/streetPrices.ts", "STREET_PRICES", streetPrice),
  placeNames: list("content/placeNames.ts", "PLACE_NAMES", placeName),
  places: list("content/locations.ts", "LOCATIONS", place),
  countries: list("content/countries.ts", "COUNTRIES", country),
  drives: list("content/drives.ts", "DRIVES", drive),
  cities: value("content/cities.ts", "CITIES", cities),
  fleet: list("content/fleet.ts", "FLEET", fleetVehicle),
  fleetNote: value("content/fleet.ts", "FLEET_NOTE", fleetNote),
  vehicles: value("content/vehicles.ts", "VEHICLES", vehicles),
  standardVehicle: value("content/vehicles.ts", "STANDARD_VEHICLE", constantId("STANDARD_VEHICLE", VEHICLE_TYPES)),
  largeVehicle: value("content/vehicles.ts", "LARGE_VEHICLE", constantId("LARGE_VEHICLE", VEHICLE_TYPES)),
  mainAirport: value("content/placeIds.ts", "MAIN_AIRPORT", constantId("MAIN_AIRPORT", AIRPORT_IDS)),
  wholeRegion: value("content/placeIds.ts", "WHOLE_REGION", constantId("WHOLE_REGION", PLACE_IDS)),
  otherPlace: value("content/placeIds.ts", "OTHER_PLACE", constantId("OTHER_PLACE", PLACE_IDS)),
  termNumbers: value("content/termNumbers.ts", "TERM_NUMBERS", termNumbers),
  rideTerms: record("content/rideTerms.ts", "RIDE_TERMS", rideTerm),
  captions: list("content/captions.ts", "CAPTIONS", caption),
  pictures: value("content/pictures.ts", "PICTURES", distinctPictures),
  pagePictures: record("content/pictures/pages.ts", "PAGE_PICTURES", pictureFacts),
  fleetPictures: record("content/pictures/fleet.ts", "FLEET_PICTURES", pictureFacts),
  servicePictures: record("content/pictures/services.ts", "SERVICE_PICTURES", pictureFacts),
  tourPictures: record("content/pictures/tours.ts", "TOUR_PICTURES", pictureFacts),
  blogPictures: record("content/pictures/blog.ts", "BLOG_PICTURES", pictureFacts),
  galleryPictures: record("content/pictures/gallery.ts", "GALLERY_PICTURES", pictureFacts),
  previews: record("content/previews.ts", "PREVIEWS", preview, SECTION_PREVIEWS),
  business: value("content/business.ts", "BUSINESS", business),
  placeholders: list("content/business.ts", "PLACEHOLDERS", businessField),
  pages: value("content/pages.ts", "PAGES", pageFacts),
  climate: value("content/climate.ts", "CLIMATE", climate),
  categories: value("content/categories.ts", "CATEGORIES", categoryNames),
  authors: value("content/authors.ts", "AUTHORS", authorNames),
  privacy: value("content/legal/privacy.ts", "PRIVACY", legalText),
  terms: value("content/legal/terms.ts", "TERMS", legalText),
  mapPoints: value("content/map/places.ts", "MAP_POINTS", mapPoints),
  mapNames: value("content/map/names.ts", "MAP_NAMES", z.record(z.string(), z.unknown())),
} as const satisfies Record<string, Constant>;
export type ConstantName = keyof typeof CONSTANTS;

type ValueOf<One extends Constant> = One extends { kind: "list"; schema: infer Schema extends z.ZodType }
  ? readonly z.output<Schema>[]
  : One extends { kind: "record"; schema: infer Schema extends z.ZodType; keys: readonly (infer Key extends string)[] }
    ? Readonly<Record<Key, z.output<Schema>>>
    : z.output<One["schema"]>;
/** The constants once they are checked, by name. */
export type Constants = { readonly [Name in ConstantName]: ValueOf<(typeof CONSTANTS)[Name]> };

/**
 * Unvalidated input of the library, in one object so that tests can provide their own. A constant that is absent could not be
 * read, which is reported as a fault already.
 */
export interface Sources {
  constants: Readonly<Partial<Record<ConstantName, unknown>>>;
  /** The `POST` export of each post.ts, by path. */
  posts: Readonly<Record<string, unknown>>;
  texts: Readonly<Record<string, string>>;
  messages: Readonly<Record<string, unknown>>;
  /** Faults found while reading the files. */
  faults: readonly Fault[];
}

/** All files of `content/` with such constants; those of articles are apart. */
export const CONTENT_FILES: readonly string[] = [...new Set(Object.values(CONSTANTS).map(({ file }) => file))];

const POST_FILE = /^content\/blog\/[^/]+\/post\.ts$/;

/** Collects the constants from the files. A missing file or export is a fault. */
export function sourcesOf({ modules, texts, messages = {} }: ContentFiles, known: readonly Fault[] = []): Sources {
  const faults = new Map<string, Fault>();
  const add = (fault: Fault) => faults.set(describeFault(fault, "en"), fault);
  for (const fault of known) add(fault);
  const exported = (file: string, name: string): unknown => {
    const module = modules[file];
    if (!(file in modules)) add({ file, message: say("is missing") });
    else if (module && module[name] === undefined) add({ file, message: say("exports no %{name}", { name }) });
    return module?.[name];
  };
  return {
    constants: Object.fromEntries(
      Object.entries(CONSTANTS).map(([constant, { file, name }]) => [constant, exported(file, name)]),
    ),
    posts: Object.fromEntries(
      Object.keys(modules).flatMap((file) => (POST_FILE.test(file) ? [[file, exported(file, "POST")]] : [])),
    ),
    texts,
    messages,
    faults: [...faults.values()],
  };
}

/** Language of the texts of a constant that are in one only: legal texts are in Turkish but for their summaries. */
export function languageOfConstant(file: string): Language | undefined {
  return file.startsWith("content/legal/") ? "tr" : undefined;
}
