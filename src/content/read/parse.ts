import type { z } from "zod";

import { LANGUAGES } from "#src/domain/language.ts";
import type { Place } from "#src/domain/places.ts";
import type { Fare } from "#src/domain/price.ts";
import type { GalleryItem } from "#src/content/schema/gallery.ts";
import type { head, PageFacts } from "#src/content/schema/pages.ts";
import type { PlaceName } from "#src/content/schema/places.ts";
import type { PostFacts } from "#src/content/schema/posts.ts";
import type { FaqItem } from "#src/content/schema/questions.ts";
import type { ServiceFacts } from "#src/content/schema/services.ts";
import type { TourFacts } from "#src/content/schema/tours.ts";
import { entriesOf } from "./entries.ts";
import type { Fault } from "./faults.ts";
import type { Draft, Library, WrittenText } from "./libraryTypes.ts";
import { readPosts } from "./posts.ts";
import { Reading } from "./reading.ts";
import {
  checkConstants,
  checkEnds,
  checkLinks,
  checkMaps,
  checkPages,
  checkPairs,
  checkPlans,
  checkUnlistedTexts,
} from "./references.ts";
import { readServices } from "./services.ts";
import { say } from "#src/content/messages/sentences.ts";
import type { Constants, Sources } from "./sources.ts";
import { Texts } from "./texts.ts";
import { readTours } from "./tours.ts";
import type { Facts } from "./values.ts";

/** What was read: all of it, also drafts, with what its texts may name. Where it has faults, something may be missing. */
export interface Content {
  readonly library: Library;
  /** Texts of services, tours and articles. */
  readonly texts: readonly WrittenText[];
  readonly facts: Facts;
  readonly fares: readonly Fare[];
  readonly places: readonly Place[];
  readonly placeNames: readonly PlaceName[];
  readonly pages: PageFacts | undefined;
  readonly heads: readonly { name: string; entry: z.output<typeof head> }[];
  /** File with the `draft` line, by the draft's folder. */
  readonly drafts: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
  /** Faults that a draft may have: what it is made of can be rendered. */
  readonly warnings: readonly Fault[];
}

/**
 * Reads and validates the whole content in one pass. Invalid entries are left out of the library and reported as faults. Whether its texts
 * are good ones is for `checkContent` to say.
 */
export function readContent(sources: Sources): Content {
  const reading = new Reading(sources);
  const texts = new Texts(reading);
  checkPairs(reading);
  checkEnds(reading);
  checkPlans(reading);
  const services = readServices(reading, texts);
  const tours = readTours(reading, texts);
  const posts = readPosts(reading, texts);
  const library: Library = {
    // Without faults, every constant is there and valid.
    ...(reading.constants as unknown as Constants),
    services,
    tours,
    posts,
    faq: readFaq(reading, texts),
    gallery: readGallery(reading, { services, tours, posts }),
  };
  checkLinks(reading, texts, library);
  checkPages(reading, library);
  checkConstants(reading);
  checkMaps(reading);
  checkUnlistedTexts(reading, texts);
  const { facts, fares, places, pages, drafts, faults, warnings } = reading;
  const placeNames = reading.entries("placeNames").entries.map(({ entry }) => entry);
  const heads = reading.entries("heads").entries;
  return { library, texts: texts.written, facts, fares, places, placeNames, pages, heads, drafts, faults, warnings };
}

/** The content without its drafts, unless `withDrafts` is set, and what would keep it from being built. */
export function parseLibrary(
  sources: Sources,
  withDrafts = false,
): { library: Library; drafts: Draft[]; faults: Fault[] } {
  const { library, drafts, faults, warnings } = readContent(sources);
  return { library: withDrafts ? library : published(library), ...divide(drafts, faults, warnings) };
}

/** A library without its drafts. */
export function published(library: Library): Library {
  const isPublished = ({ draft }: ServiceFacts | TourFacts | PostFacts) => !draft;
  const { services, tours, posts } = library;
  return {
    ...library,
    services: services.filter(isPublished),
    tours: tours.filter(isPublished),
    posts: posts.filter(isPublished),
  };
}

/** Separates the faults from the warnings of drafts, whose missing texts are not faults while they are unpublished. */
export function divide(
  folders: Content["drafts"],
  faults: readonly Fault[],
  warnings: readonly Fault[],
): { drafts: Draft[]; faults: Fault[] } {
  const drafts = [...folders].map(([folder, file]) => ({
    folder,
    file,
    warnings: warnings.filter((warning) => warning.file.startsWith(`${folder}/`)),
  }));
  const excused = new Set(drafts.flatMap((draft) => draft.warnings));
  return { drafts, faults: [...faults, ...warnings.filter((warning) => !excused.has(warning))] };
}

/** The questions whose answers can be shown. */
function readFaq(reading: Reading, texts: Texts): FaqItem[] {
  const file = "content/faq.ts";
  const { entries } = reading.entries("faq");
  reading.checkUnique(file, "id", reading.constants.faq);
  const written = new Map(entriesOf(reading.sources.constants.faq));
  for (const { name, entry } of entries) {
    const { answer } = entry;
    const { answer: source } = written.get(name) as FaqItem;
    for (const language of LANGUAGES) {
      const where = [name, `answer.${language}`];
      texts.render(file, where, { source: source[language], filled: answer[language] }, language);
    }
  }
  return entries.map(({ entry }) => entry);
}

/** The pictures of the gallery. */
function readGallery(
  reading: Reading,
  { services, tours, posts }: Pick<Library, "services" | "tours" | "posts">,
): GalleryItem[] {
  const file = "content/gallery.ts";
  const { entries } = reading.entries("gallery");
  if (entriesOf(reading.constants.gallery)?.length === 0)
    reading.fault(file, say("has no picture, so its page would be empty"));
  reading.checkUnique(file, "src", reading.constants.gallery);
  const slugsOf = (existing: readonly { slug: string }[]) => existing.map(({ slug }) => slug);
  for (const { name, entry } of entries) {
    const { src, offer } = entry;
    reading.checkPicture(file, [name, "src"], src);
    if (!offer) continue;
    if ("service" in offer) {
      reading.checkExist(file, [name, "offer.service"], [offer.service], slugsOf(services), "services");
    } else if ("tour" in offer) reading.checkExist(file, [name, "offer.tour"], [offer.tour], slugsOf(tours), "tours");
    else reading.checkExist(file, [name, "offer.post"], [offer.post], slugsOf(posts), "blog");
  }
  return entries.map(({ entry }) => entry);
}
