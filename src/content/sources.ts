import type { z } from "zod";

import {
  authorNames,
  business,
  caption,
  categoryNames,
  country,
  drive,
  fleetVehicle,
  legalText,
  nearFareRule,
  pictureFacts,
  preview,
  sectionName,
  unlikePictures,
} from "./entities.ts";

/** Something wrong in the content: where, and what, in words that say what is right. */
export interface Fault {
  file: string;
  /** Begins with the field, where there is one. */
  says: string;
}

/** The files of `content/` by their paths below the project's root. One that could not be read is there, and undefined. */
export interface ContentFiles {
  /** What every TypeScript file exports. */
  modules: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** Every Markdown file. */
  texts: Readonly<Record<string, string>>;
  /** Words of the interface, which hold no prices either. */
  words?: Readonly<Record<string, unknown>>;
}

/** A list or a fact that pages take as it is, once it is known to be sound. */
export interface AsItIs {
  file: string;
  schema: z.ZodType;
  value: unknown;
}

/**
 * All that the library is made of, so that a test can make up its own. Nothing of it is believed before it is checked, and what is
 * undefined could not be read, which is a fault already.
 */
export interface Sources {
  texts: Readonly<Record<string, string>>;
  /** What every post.ts exports as POST, by its path. */
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
  /** Names of pictures, and of places on the maps. */
  pictures: ReadonlySet<string> | undefined;
  mapPoints: ReadonlySet<string> | undefined;
  /** Lists whose entries have a schema, and single things that have one. */
  lists: readonly AsItIs[];
  wholes: readonly AsItIs[];
  words: Readonly<Record<string, unknown>>;
  /** What is known to be wrong before anything is looked at. */
  faults: readonly Fault[];
}

/** The files of one constant each, which every reader of the content needs. */
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
  locations: ["content/locations.ts", "LOCATIONS"],
  countries: ["content/countries.ts", "COUNTRIES"],
  drives: ["content/drives.ts", "DRIVES"],
  captions: ["content/captions.ts", "CAPTIONS"],
  pictures: ["content/pictures.ts", "PICTURES"],
  previews: ["content/previews.ts", "PREVIEWS"],
  business: ["content/business.ts", "BUSINESS"],
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
} as const;
type Constant = keyof typeof CONSTANTS;

/** Every file of `content/` whose constants are read, apart from the articles' own. */
export const CONTENT_FILES: readonly string[] = [...new Set(Object.values(CONSTANTS).map(([file]) => file))];

const POST_FILE = /^content\/blog\/[^/]+\/post\.ts$/;

/** What the files hold, each constant where it belongs. A file that is missing, or that exports another name, is a fault. */
export function sourcesOf({ modules, texts, words = {} }: ContentFiles, known: readonly Fault[] = []): Sources {
  const faults = [...known];
  const exported = (file: string, name: string): unknown => {
    const module = modules[file];
    if (!(file in modules)) faults.push({ file, says: "is missing" });
    else if (module && module[name] === undefined) faults.push({ file, says: `exports no ${name}` });
    return module?.[name];
  };
  const constant = (key: Constant) => {
    const [file, name] = CONSTANTS[key];
    return exported(file, name);
  };
  const asItIs = (key: Constant, schema: z.ZodType): AsItIs => ({
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
    pictures: keysOf(constant("pictures")),
    mapPoints: keysOf(constant("mapPoints")),
    lists: [
      asItIs("fleet", fleetVehicle),
      asItIs("countries", country),
      asItIs("nearFareRules", nearFareRule),
      asItIs("drives", drive),
      asItIs("captions", caption),
      asItIs("pagePictures", pictureFacts),
      asItIs("fleetPictures", pictureFacts),
      asItIs("servicePictures", pictureFacts),
      asItIs("tourPictures", pictureFacts),
      asItIs("blogPictures", pictureFacts),
      asItIs("galleryPictures", pictureFacts),
      asItIs("previews", preview),
      asItIs("sections", sectionName),
    ],
    wholes: [
      asItIs("pictures", unlikePictures),
      asItIs("business", business),
      asItIs("categories", categoryNames),
      asItIs("authors", authorNames),
      asItIs("privacy", legalText),
      asItIs("terms", legalText),
    ],
    words,
    faults: faults.filter(
      ({ file, says }, index) => index === faults.findIndex((one) => one.file === file && one.says === says),
    ),
  };
}

function keysOf(value: unknown): ReadonlySet<string> | undefined {
  return typeof value === "object" && value !== null ? new Set(Object.keys(value)) : undefined;
}
