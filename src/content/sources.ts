import type { z } from "zod";

import { AIRPORT_IDS, PLACE_IDS } from "#content/placeIds.ts";
import { VEHICLE_TYPES } from "#content/vehicles.ts";

import {
  authorNames,
  business,
  caption,
  categoryNames,
  city,
  climate,
  country,
  drive,
  fleetNote,
  fleetVehicle,
  legalText,
  mapPoints,
  nearFareRule,
  constantId,
  pictureFacts,
  preview,
  rideTerm,
  sectionName,
  distinctPictures,
  vehicles,
} from "./contentSchema.ts";

/** A fault in the content: its file, and a message that says how to correct it. */
export interface Fault {
  file: string;
  /** Starts with the name of the field, if there is one. */
  message: string;
}

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

/** Content that pages use unchanged once it is validated. */
export interface RawContent {
  file: string;
  schema: z.ZodType;
  value: unknown;
}

/**
 * Unvalidated input of the library, in one object so that tests can provide their own. An undefined value could not be
 * read, which is reported as a fault already.
 */
export interface Sources {
  texts: Readonly<Record<string, string>>;
  /** The `POST` export of each post.ts, by path. */
  posts: Readonly<Record<string, unknown>>;
  services: unknown;
  tours: unknown;
  faq: unknown;
  gallery: unknown;
  heads: unknown;
  fares: unknown;
  streetPrices: unknown;
  placeNames: unknown;
  locations: unknown;
  pages: unknown;
  /** Names of pictures, and of points on the maps. */
  pictures: ReadonlySet<string> | undefined;
  mapPoints: ReadonlySet<string> | undefined;
  /** Places that the maps call otherwise than the lists. */
  mapNames: ReadonlySet<string> | undefined;
  /** Lists with a schema for their entries, and values with a schema of their own. */
  lists: readonly RawContent[];
  objects: readonly RawContent[];
  messages: Readonly<Record<string, unknown>>;
  /** Faults found while reading the files. */
  faults: readonly Fault[];
}

/** File and export of each constant that the content consists of. */
const CONSTANTS = {
  services: ["content/services.ts", "SERVICES"],
  tours: ["content/tours.ts", "TOURS"],
  faq: ["content/faq.ts", "FAQ"],
  gallery: ["content/gallery.ts", "GALLERY"],
  heads: ["content/heads.ts", "HEADS"],
  sections: ["content/heads.ts", "SECTION_NAMES"],
  fares: ["content/prices.ts", "FARES"],
  streetPrices: ["content/streetPrices.ts", "STREET_PRICES"],
  placeNames: ["content/placeNames.ts", "PLACE_NAMES"],
  nearFareRules: ["content/prices.ts", "NEAR_FARE_RULES"],
  fleet: ["content/fleet.ts", "FLEET"],
  fleetNote: ["content/fleet.ts", "FLEET_NOTE"],
  vehicles: ["content/vehicles.ts", "VEHICLES"],
  standardVehicle: ["content/vehicles.ts", "STANDARD_VEHICLE"],
  largeVehicle: ["content/vehicles.ts", "LARGE_VEHICLE"],
  mainAirport: ["content/placeIds.ts", "MAIN_AIRPORT"],
  wholeRegion: ["content/placeIds.ts", "WHOLE_REGION"],
  otherPlace: ["content/placeIds.ts", "OTHER_PLACE"],
  locations: ["content/locations.ts", "LOCATIONS"],
  countries: ["content/countries.ts", "COUNTRIES"],
  drives: ["content/drives.ts", "DRIVES"],
  rideTerms: ["content/rideTerms.ts", "RIDE_TERMS"],
  captions: ["content/captions.ts", "CAPTIONS"],
  pictures: ["content/pictures.ts", "PICTURES"],
  previews: ["content/previews.ts", "PREVIEWS"],
  business: ["content/business.ts", "BUSINESS"],
  pages: ["content/pages.ts", "PAGES"],
  cities: ["content/cities.ts", "CITIES"],
  climate: ["content/climate.ts", "CLIMATE"],
  categories: ["content/categories.ts", "CATEGORIES"],
  authors: ["content/authors.ts", "AUTHORS"],
  privacy: ["content/legal/privacy.ts", "PRIVACY"],
  terms: ["content/legal/terms.ts", "TERMS"],
  pagePictures: ["content/pictures/pages.ts", "PAGE_PICTURES"],
  fleetPictures: ["content/pictures/fleet.ts", "FLEET_PICTURES"],
  servicePictures: ["content/pictures/services.ts", "SERVICE_PICTURES"],
  tourPictures: ["content/pictures/tours.ts", "TOUR_PICTURES"],
  blogPictures: ["content/pictures/blog.ts", "BLOG_PICTURES"],
  galleryPictures: ["content/pictures/gallery.ts", "GALLERY_PICTURES"],
  mapPoints: ["content/illustrations/maps/places.ts", "MAP_POINTS"],
  mapNames: ["content/illustrations/maps/names.ts", "MAP_NAMES"],
} as const;
type Constant = keyof typeof CONSTANTS;

/** All files of `content/` with such constants; those of articles are apart. */
export const CONTENT_FILES: readonly string[] = [...new Set(Object.values(CONSTANTS).map(([file]) => file))];

const POST_FILE = /^content\/blog\/[^/]+\/post\.ts$/;

/** Collects the constants from the files. A missing file or export is a fault. */
export function sourcesOf({ modules, texts, messages = {} }: ContentFiles, known: readonly Fault[] = []): Sources {
  const faults = [...known];
  const exported = (file: string, name: string): unknown => {
    const module = modules[file];
    if (!(file in modules)) faults.push({ file, message: "is missing" });
    else if (module && module[name] === undefined) faults.push({ file, message: `exports no ${name}` });
    return module?.[name];
  };
  const constant = (key: Constant) => {
    const [file, name] = CONSTANTS[key];
    return exported(file, name);
  };
  const rawContent = (key: Constant, schema: z.ZodType): RawContent => ({
    file: CONSTANTS[key][0],
    schema,
    value: constant(key),
  });
  const postFiles = Object.keys(modules).filter((file) => POST_FILE.test(file));
  return {
    texts,
    posts: Object.fromEntries(postFiles.map((file) => [file, exported(file, "POST")])),
    services: constant("services"),
    tours: constant("tours"),
    faq: constant("faq"),
    gallery: constant("gallery"),
    heads: constant("heads"),
    fares: constant("fares"),
    streetPrices: constant("streetPrices"),
    placeNames: constant("placeNames"),
    locations: constant("locations"),
    pages: constant("pages"),
    pictures: keysOf(constant("pictures")),
    mapPoints: keysOf(constant("mapPoints")),
    mapNames: keysOf(constant("mapNames")),
    lists: [
      rawContent("fleet", fleetVehicle),
      rawContent("countries", country),
      rawContent("nearFareRules", nearFareRule),
      rawContent("cities", city),
      rawContent("drives", drive),
      rawContent("rideTerms", rideTerm),
      rawContent("captions", caption),
      rawContent("pagePictures", pictureFacts),
      rawContent("fleetPictures", pictureFacts),
      rawContent("servicePictures", pictureFacts),
      rawContent("tourPictures", pictureFacts),
      rawContent("blogPictures", pictureFacts),
      rawContent("galleryPictures", pictureFacts),
      rawContent("previews", preview),
      rawContent("sections", sectionName),
    ],
    objects: [
      rawContent("pictures", distinctPictures),
      rawContent("fleetNote", fleetNote),
      rawContent("vehicles", vehicles),
      rawContent("standardVehicle", constantId("STANDARD_VEHICLE", VEHICLE_TYPES)),
      rawContent("largeVehicle", constantId("LARGE_VEHICLE", VEHICLE_TYPES)),
      rawContent("mainAirport", constantId("MAIN_AIRPORT", AIRPORT_IDS)),
      rawContent("wholeRegion", constantId("WHOLE_REGION", PLACE_IDS)),
      rawContent("otherPlace", constantId("OTHER_PLACE", PLACE_IDS)),
      rawContent("business", business),
      rawContent("mapPoints", mapPoints),
      rawContent("climate", climate),
      rawContent("categories", categoryNames),
      rawContent("authors", authorNames),
      rawContent("privacy", legalText),
      rawContent("terms", legalText),
    ],
    messages,
    faults: faults.filter(
      ({ file, message }, index) => index === faults.findIndex((one) => one.file === file && one.message === message),
    ),
  };
}

function keysOf(value: unknown): ReadonlySet<string> | undefined {
  return typeof value === "object" && value !== null ? new Set(Object.keys(value)) : undefined;
}
