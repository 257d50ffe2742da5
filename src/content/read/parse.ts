import { parse as parseYaml, YAMLParseError } from "yaml";
import type { z } from "zod";

import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import { MAIN_AIRPORT, type Place } from "#src/domain/places.ts";
import { airportRide, findFare, type Fare, type Trip } from "#src/domain/price.ts";
import { anchorsOf, type Anchors } from "#src/content/render/anchors.ts";
import { countWords, type Rendered, renderLineAsHtml, renderMarkdown } from "#src/content/render/markdown.ts";
import { splitAtEmbeds, type Embed } from "#src/content/render/embeds.ts";
import {
  type head,
  messageOf,
  postFacts,
  postText,
  serviceText,
  tourText,
  type FaqItem,
  type GalleryItem,
  type PageFacts,
  type PlaceName,
  type PostFacts,
  type PostText,
  type ServiceFacts,
  type ServiceText,
  type TourFacts,
  type TourText,
} from "./contentSchema.ts";
import { entriesOf, entryName } from "./entries.ts";
import { faultOfStops } from "./tourStops.ts";
import { reasonFrom } from "./reasons.ts";
import type { Fault, FaultPlace } from "./faults.ts";
import { say, sentenceIn, type Sentence } from "./sentences.ts";
import {
  CONSTANTS,
  languageOfConstant,
  type Constant,
  type ConstantName,
  type Constants,
  type Sources,
} from "./sources.ts";
import { fillAll, fillValues, type Facts } from "./values.ts";

type CaptionedEmbed = Extract<Embed, { caption: string }>;

/** A part of a body: text with its headings of level two, or an embed between two paragraphs of an article. What is shown is HTML. */
export type BodyPart =
  | { kind: "text"; html: string; headings: readonly string[] }
  | (CaptionedEmbed & { captionHtml: string })
  | Exclude<Embed, CaptionedEmbed>;

/** A text in one language: its front matter, its body as HTML, and the body's parts, which include the embeds. */
export type Written<Fields> = Fields & { html: string; parts: readonly BodyPart[]; words: number };

/** A service with its texts. */
export interface Service extends ServiceFacts {
  text: Localized<Written<ServiceText>>;
}

/** A tour with its texts. */
export interface Tour extends TourFacts {
  text: Localized<Written<TourText>>;
}

/** An article with its texts. */
export interface Post extends PostFacts {
  slug: string;
  /** In minutes, of the language that takes longest. */
  readingTime: number;
  text: Localized<Written<PostText>>;
}

/** The whole content: its constants, with the texts of services and tours, and its articles. */
export interface Library extends Omit<Constants, "services" | "tours"> {
  readonly services: readonly Service[];
  readonly tours: readonly Tour[];
  readonly posts: readonly Post[];
}

/** A service, a tour or an article that is not published yet. */
export interface Draft {
  /** Its folder, relative to the project's root. */
  folder: string;
  /** File with the `draft` line. */
  file: string;
  /** Problems that would be faults if it were published. */
  warnings: Fault[];
}

/** Placeholder in a draft that describes the text to be written. */
const TO_BE_WRITTEN = /\[\[[^\]]*\]\]/g;

/** Issues of these kinds leave nothing to render, unlike a text that is too short or too long. */
const UNRENDERABLE = new Set(["invalid_type", "invalid_union", "invalid_key", "unrecognized_keys"]);

/** Kinds of content with a folder of texts. */
export type Kind = "services" | "tours" | "blog";

/**
 * Words that an adult reads per minute. Turkish and Russian use one long word where English uses two. Measured by S.
 * Trauzettel-Klosinski and K. Dietz with the same ten texts in 17 languages ("Standardized Assessment of Reading
 * Performance: The New International Reading Speed Texts IReST", IOVS 53, 2012).
 */
const WORDS_PER_MINUTE: Localized<number> = { tr: 166, en: 228, ru: 184 };

/** A text in one language as it is written, for who judges its words. */
export interface WrittenText {
  file: string;
  kind: Kind;
  slug: string;
  language: Language;
  /** Source of its fields, and what they say; undefined if they cannot be read. */
  front: string;
  written: unknown;
  /** Source of its body, and of the parts between its embeds. */
  body: string;
  segments: readonly string[];
  /** Number of words of its body, and of a tour's course. */
  words: number;
  /** Absent where its fields leave nothing to render. */
  rendered?: RenderedText;
}

/** A text as HTML, whole and in parts, with the tags of an article. */
export interface RenderedText {
  html: string;
  parts: readonly BodyPart[];
  tags: readonly string[];
}

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
  const reader = new Reader(sources);
  const services = reader.services();
  const tours = reader.tours();
  const posts = reader.posts();
  const library: Library = {
    // Without faults, every constant is there and valid.
    ...(reader.constants as unknown as Constants),
    services,
    tours,
    posts,
    faq: reader.faq(),
    gallery: reader.gallery({ services, tours, posts }),
  };
  reader.checkLinks({ services, tours, posts });
  reader.checkPages(library);
  reader.checkConstants();
  reader.checkMaps();
  reader.checkUnlistedTexts();
  return { library, ...reader.content() };
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

/** The valid entries of a list. */
interface Read<Entry> {
  entries: { name: string; entry: Entry }[];
  /** Whether all entries are valid. If not, a reference to a missing entry may only be a consequence of its fault. */
  complete: boolean;
}

const PAGES_FILE = "content/pages.ts";

/** Constants that have a method of their own. */
const READ_APART: ReadonlySet<ConstantName> = new Set([
  "services",
  "tours",
  "faq",
  "gallery",
  "heads",
  "fares",
  "streetPrices",
  "placeNames",
  "places",
  "pages",
]);

/** What a service, a tour, an article, a question or a point of the maps is referred to by. */
type Id = string | number;

class Reader {
  readonly #faults: Fault[];
  /** Problems of content that can still be rendered. */
  readonly #draftWarnings: Fault[] = [];
  readonly #drafts = new Map<string, string>();
  readonly #sources: Sources;
  /** Results of `#entries` and `#value`, which report the faults of a constant once. */
  readonly #read = new Map<ConstantName, unknown>();
  readonly #facts: Facts;
  readonly #constants: Sources["constants"];
  readonly #used = new Set<string>();
  /** Links to services, tours and articles, which are known only once all of them are read. */
  readonly #links: { file: string; where: readonly string[]; href: string; page: string }[] = [];
  readonly #fares: readonly Fare[];
  readonly #knowsFares: boolean;
  readonly #written: WrittenText[] = [];
  readonly #places: readonly Place[];
  readonly #knowsPlaces: boolean;
  /** Names of pictures, and of points on the maps; undefined where they could not be read. */
  readonly #pictures: ReadonlySet<string> | undefined;
  readonly #mapPoints: ReadonlySet<string> | undefined;
  readonly #pages: PageFacts | undefined;
  readonly #anchors: Anchors;

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#constants = sources.constants;
    this.#faults = [...sources.faults];
    this.#facts = this.#readFacts();
    this.#constants = this.#fillConstants();
    const fares = this.#entries("fares");
    this.#fares = fares.entries.map(({ entry }) => entry);
    this.#knowsFares = fares.complete;
    const places = this.#entries("places");
    this.#places = places.entries.map(({ entry }) => entry);
    this.#knowsPlaces = places.complete;
    this.#pictures = keysOf(this.#constants.pictures);
    this.#mapPoints = keysOf(this.#constants.mapPoints);
    this.#checkPairs();
    this.#checkEnds();
    this.#checkPlans();
    this.#pages = this.#value("pages");
    const questions = (entriesOf(this.#constants.faq) ?? []).map(([, entry]) => (entry as { id?: unknown } | null)?.id);
    const ids = questions.filter((id) => typeof id === "string");
    const { prices, faq } = anchorsOf(this.#fares, ids);
    // Where an entry is invalid, not all anchors are known.
    this.#anchors = {
      ...(fares.complete && { prices }),
      ...(ids.length > 0 && ids.length === questions.length && { faq }),
    };
  }

  /** The constants with the facts that their texts name. */
  get constants(): Sources["constants"] {
    return this.#constants;
  }

  /** Reads the facts that texts may name. */
  #readFacts(): Facts {
    const completeList = <Name extends ConstantName>(constant: Name) => {
      const { entries, complete } = this.#entries(constant);
      return complete ? entries.map(({ entry }) => entry) : undefined;
    };
    const count = (list: unknown) =>
      (entriesOf(list) ?? []).filter(([, entry]) => !(entry as { draft?: unknown } | null)?.draft).length;
    const { services, tours, faq, gallery, fares } = this.#constants;
    return {
      termNumbers: this.#value("termNumbers"),
      vehicles: this.#value("vehicles"),
      standardVehicle: this.#value("standardVehicle"),
      largeVehicle: this.#value("largeVehicle"),
      business: this.#value("business"),
      fleet: completeList("fleet"),
      drives: completeList("drives"),
      fares: completeList("fares"),
      streetPrices: completeList("streetPrices"),
      climate: this.#value("climate"),
      counts: {
        services: count(services),
        tours: count(tours),
        articles: count(this.#sources.posts),
        questions: count(faq),
        pictures: count(gallery),
        fares: count(fares),
      },
    };
  }

  /** Replaces what the texts of the constants name by its value. */
  #fillConstants(): Sources["constants"] {
    return Object.fromEntries(
      (Object.entries(this.#constants) as [ConstantName, unknown][]).map(([constant, value]) => {
        const { file } = CONSTANTS[constant];
        const report = (field: string, message: Sentence) => this.#fault(file, message, { where: [field] });
        return [constant, fillAll(value, this.#facts, report, languageOfConstant(file))];
      }),
    );
  }

  /** Replaces what a text names by its value. */
  #fill(file: string, text: string, language: Language): string {
    const filled = fillValues(text, language, this.#facts);
    for (const message of filled.faults) this.#warn(file, message);
    return filled.text;
  }

  /** A fare applies in both directions, so a second entry for the same two places would never be used. */
  #checkPairs(): void {
    const known = new Map<string, Fare>();
    for (const one of this.#fares) {
      const pair = `${[one.from, one.to].toSorted().join(" ")} ${one.vehicleType}`;
      const earlier = known.get(pair);
      if (earlier === undefined) known.set(pair, one);
      else {
        this.#fault(
          "content/prices.ts",
          say("%{vehicle} has %{euro} in the line of %{from} to %{to} already; delete one of the two", {
            vehicle: one.vehicleType,
            euro: earlier.euro,
            from: earlier.from,
            to: earlier.to,
          }),
          { where: [`${one.from} to ${one.to}`] },
        );
      }
    }
  }

  /** The price list shows each fare on a map, and begins those of the airport there. */
  #checkEnds(): void {
    const file = "content/prices.ts";
    for (const { from, to } of this.#fares) {
      const at = { where: [`${from} to ${to}`] };
      if (from === to) {
        this.#fault(file, say("leads nowhere; write two places, or delete the line"), at);
        continue;
      }
      if (to === MAIN_AIRPORT) {
        const message = say("write it from %{start} to %{end}; a fare applies in both directions", {
          start: to,
          end: from,
        });
        this.#fault(file, message, at);
      }
      for (const id of this.#knowsPlaces ? [from, to] : []) {
        const end = this.#places.find((one) => one.id === id);
        if (!end) this.#fault(file, say('content/locations.ts has no "%{id}"', { id }), at);
        else if (this.#mapPoints?.has(end.mapPoint ?? id) === false)
          this.#fault(file, say('"%{id}" is on no map, so the price list cannot show a fare for it', { id }), at);
      }
    }
  }

  /** The plan of a car shows as many seats as it has. */
  #checkPlans(): void {
    const { fleet = [], vehicles } = this.#facts;
    for (const { id, capacity, vehicleType, plan } of fleet) {
      const drawn = plan.rows.flatMap(({ places }) => places).filter((one) => one === "seat").length;
      const seats = vehicleType ? vehicles?.[vehicleType].comfortableSeats : capacity;
      if (seats === undefined || seats === drawn) continue;
      const message = vehicleType
        ? say(
            'has %{drawn} seats, but content/vehicles.ts says comfortableSeats: %{seats}; "spare" is a seat beyond them',
            { drawn, seats },
          )
        : say('has %{drawn} seats, but its capacity is %{seats}; "spare" is a seat beyond them', { drawn, seats });
      this.#fault("content/fleet.ts", message, { where: [id, "plan"] });
    }
  }

  services(): Service[] {
    const file = "content/services.ts";
    const { entries } = this.#entries("services");
    this.#unique(file, "id", this.#constants.services);
    this.#unique(file, "slug", this.#constants.services);
    for (const { name, entry } of entries) {
      if (entry.draft) this.#drafts.set(`content/services/${entry.slug}`, file);
      this.#picture(file, [name, "image"], entry.image);
      for (const field of ["beside", "band"] as const) {
        const shown = entry[field];
        if (shown === undefined) continue;
        this.#picture(file, [name, field], shown);
        if (shown === entry.image)
          this.#fault(file, say('"%{shown}" is its image already', { shown }), { where: [name, field] });
      }
      if (entry.rides) this.#rides(file, name, entry);
      const { fleet } = this.#facts;
      if (fleet && entry.vehicle && !fleet.some(({ id }) => id === entry.vehicle))
        this.#fault(file, say("content/fleet.ts has no %{id}", { id: entry.vehicle }), { where: [name, "vehicle"] });
      for (const [index, trip] of entry.trips.entries()) this.#trip(file, [name, `trips.${index}`], trip);
    }
    const texts = this.#texts("services", this.#constants.services, serviceText);
    return entries.flatMap(({ entry }) => {
      const text = texts.get(entry.slug);
      if (!text) return [];
      const listed = entry.rides?.length ?? 0;
      for (const language of LANGUAGES) {
        const described = text[language].rides?.length ?? 0;
        if (described !== listed) {
          this.#fault(
            `content/services/${entry.slug}/${language}.md`,
            say("%{described} are described, but content/services.ts lists %{listed}", { described, listed }),
            { where: ["rides"] },
          );
        }
      }
      return [{ ...entry, text }];
    });
  }

  tours(): Tour[] {
    const file = "content/tours.ts";
    const { entries } = this.#entries("tours");
    this.#unique(file, "id", this.#constants.tours);
    this.#unique(file, "slug", this.#constants.tours);
    const texts = this.#texts("tours", this.#constants.tours, tourText);
    return entries.flatMap(({ name, entry }) => {
      const { slug, images, stops, band, video, map } = entry;
      if (entry.draft) this.#drafts.set(`content/tours/${slug}`, file);
      for (const [index, image] of images.entries()) this.#picture(file, [name, `images.${index}`], image);
      for (const [index, image] of stops.entries()) this.#picture(file, [name, `stops.${index}`], image);
      const ofStops = faultOfStops(entry);
      if (ofStops) this.#fault(file, ofStops, { where: [name, "stopsPerDay"] });
      for (const [index, image] of images.entries())
        if (index > 0 && !stops.includes(image)) this.#captioned(file, [name, `images.${index}`], image);
      for (const [index, image] of stops.entries()) this.#captioned(file, [name, `stops.${index}`], image);
      if (video) {
        this.#captioned(file, [name, "video.poster"], video.poster);
        this.#picture(file, [name, "video.poster"], video.poster);
        if (video.published > today())
          this.#fault(file, describeFuture(video.published), { where: [name], field: "video.published" });
      }
      if (entry.fare) this.#trip(file, [name, "fare"], entry.fare);
      if (entry.fare && entry.price !== undefined)
        this.#fault(file, say("costs a fare of the price table already; take one of the two out"), {
          where: [name, "price"],
        });
      if (band !== undefined) {
        this.#picture(file, [name, "band"], band);
        if (images.includes(band))
          this.#fault(file, say('"%{band}" is among its images already', { band }), { where: [name, "band"] });
      }
      if (map) {
        const points = [
          ...(map.start === undefined ? [] : [["start", map.start] as const]),
          ...map.stops.map((point, index) => [`stops.${index}`, point] as const),
          ...(map.sights ?? []).map((point, index) => [`sights.${index}`, point] as const),
          ...(map.moreSights ?? []).map((point, index) => [`moreSights.${index}`, point] as const),
          ...(map.site?.stops ?? []).map((point, index) => [`site.stops.${index}`, point] as const),
        ] as const;
        for (const [where, point] of points) {
          if (this.#mapPoints?.has(point) === false) {
            this.#fault(file, say('"%{point}" is on no map', { point }), { where: [name], field: `map.${where}` });
          }
        }
        for (const [where, count] of [
          ["map.stops", map.stops.length],
          ["map.site.stops", map.site?.stops.length ?? stops.length],
        ] as const) {
          if (count !== stops.length) {
            const message = say("%{count} are on the map, but the tour has %{stops}", { count, stops: stops.length });
            this.#fault(file, message, { where: [name, where] });
          }
        }
      }
      const text = texts.get(slug);
      if (!text) return [];
      for (const language of LANGUAGES) {
        const named = text[language].stops.length;
        if (named !== stops.length) {
          this.#fault(
            `content/tours/${slug}/${language}.md`,
            say("%{named} are described, but the tour has %{stops}", { named, stops: stops.length }),
            { where: ["stops"] },
          );
        }
        const parts = text[language].course?.length ?? 0;
        const inTurkish = text.tr.course?.length ?? 0;
        if (parts !== inTurkish) {
          const message = say("has %{parts} parts, but tr.md has %{inTurkish}", { parts, inTurkish });
          this.#fault(`content/tours/${slug}/${language}.md`, message, { where: ["course"] });
        }
      }
      return [{ ...entry, text }];
    });
  }

  posts(): Post[] {
    const { posts: exported, texts: files } = this.#sources;
    const slugs = new Set(
      [...Object.keys(exported), ...Object.keys(files)].flatMap((file) => slugIn("blog", file) ?? []),
    );
    const found = [...slugs].toSorted().map((slug) => {
      const file = `content/blog/${slug}/post.ts`;
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
        this.#fault(file, say('the folder "%{slug}" must be small letters and digits joined by dashes', { slug }));
      }
      if (!(file in exported)) this.#fault(file, say("is missing"));
      const given = exported[file] as Partial<Record<keyof PostFacts, unknown>> | undefined;
      if (given?.draft === true) this.#drafts.set(`content/blog/${slug}`, file);
      const facts = given === undefined ? undefined : this.#parse(file, "", postFacts, given);
      if (facts) this.#picture(file, ["image"], facts.image);
      if (facts && facts.published > today()) {
        this.#warn(file, describeFuture(facts.published), { field: "published" });
      }
      if (facts?.ride) this.#trip(file, ["ride"], airportRide(facts.ride));
      return { slug, file, facts, id: given?.id };
    });
    // A related id may be that of an article whose own id is invalid.
    const knowsIds = found.every(({ id }) => typeof id === "number");
    for (const { file, facts, id } of found) {
      const twin = found.find((other) => other.file < file && id !== undefined && other.id === id);
      if (twin)
        this.#fault(file, say("%{value} is also that of %{other}", { value: String(id), other: twin.file }), {
          field: "id",
        });
      if (!facts) continue;
      if (new Set(facts.related).size < facts.related.length) {
        const message = say("names a post twice: %{list}", { list: facts.related.join(", ") });
        this.#fault(file, message, { field: "related" });
      }
      for (const one of facts.related) {
        const other = found.find((post) => post.id === one);
        const at = { where: ["related"] };
        if (one === facts.id) this.#fault(file, say("%{id} is the post itself", { id: one }), at);
        else if (!other && knowsIds) this.#fault(file, say("there is no post %{id}", { id: one }), at);
        else if (other?.facts?.draft && !facts.draft)
          this.#fault(file, say("the post %{id} is a draft", { id: one }), at);
      }
    }
    const texts = this.#texts(
      "blog",
      [...slugs].map((slug) => ({ slug })),
      postText,
    );
    return found
      .flatMap(({ slug, facts }) => {
        const text = texts.get(slug);
        return text && facts ? [{ ...facts, slug, readingTime: minutesToRead(text), text }] : [];
      })
      .toSorted((one, other) => one.id - other.id);
  }

  faq(): FaqItem[] {
    const file = "content/faq.ts";
    const { entries } = this.#entries("faq");
    this.#unique(file, "id", this.#constants.faq);
    const written = new Map(entriesOf(this.#sources.constants.faq));
    for (const { name, entry } of entries) {
      const { answer } = entry;
      const { answer: source } = written.get(name) as FaqItem;
      for (const language of LANGUAGES) {
        const where = [name, `answer.${language}`];
        this.#render(file, where, { source: source[language], filled: answer[language] }, language);
      }
    }
    return entries.map(({ entry }) => entry);
  }

  gallery({ services, tours, posts }: Pick<Library, "services" | "tours" | "posts">): GalleryItem[] {
    const file = "content/gallery.ts";
    const { entries } = this.#entries("gallery");
    if (entriesOf(this.#constants.gallery)?.length === 0)
      this.#fault(file, say("has no picture, so its page would be empty"));
    this.#unique(file, "src", this.#constants.gallery);
    const slugsOf = (existing: readonly { slug: string }[]) => existing.map(({ slug }) => slug);
    for (const { name, entry } of entries) {
      const { src, offer } = entry;
      this.#picture(file, [name, "src"], src);
      if (!offer) continue;
      if ("service" in offer) {
        this.#exist(file, [name, "offer.service"], [offer.service], slugsOf(services), "services");
      } else if ("tour" in offer) this.#exist(file, [name, "offer.tour"], [offer.tour], slugsOf(tours), "tours");
      else this.#exist(file, [name, "offer.post"], [offer.post], slugsOf(posts), "blog");
    }
    return entries.map(({ entry }) => entry);
  }

  /** Checks that the services, tours, articles, questions and pictures that pages refer to exist. */
  checkPages({ services, tours: written, posts, faq }: Library): void {
    const pages = this.#pages;
    if (!pages) return;
    const { site, home, reservation, services: service, tours, prices, contact, faq: answers } = pages;
    const checkExist = (field: string, referred: readonly Id[], existing: readonly Id[], kind: string) =>
      this.#exist(PAGES_FILE, [field], referred, existing, kind);
    const slugs = services.map(({ slug }) => slug);
    const questions = faq.map(({ id }) => id);
    const footer = site.services.map(({ slug }) => slug);
    checkExist("site.services", footer, slugs, "services");
    checkExist("home.services", home.services, slugs, "services");
    const tourSlugs = written.map(({ slug }) => slug);
    checkExist("home.tours", home.tours, tourSlugs, "tours");
    for (const { name, entry } of this.#entries("movedTours").entries) {
      const moved = CONSTANTS.movedTours.file;
      if (this.#entries("tours").entries.some((tour) => tour.entry.slug === name))
        this.#fault(moved, say("is a tour of the site; take the line out"), { where: [name] });
      this.#exist(moved, [name], [entry], tourSlugs, "tours");
    }
    const ids = posts.map(({ id }) => id);
    checkExist("home.posts", home.posts, ids, "blog");
    for (const [group, referred] of Object.entries(service.questions)) {
      checkExist(`services.questions.${group}`, referred, questions, "faq");
    }
    checkExist("contact.question", [contact.question], questions, "faq");
    for (const [sheet, example] of Object.entries(prices.examples))
      checkExist(`prices.examples.${sheet}`, [example], this.#anchors.prices ?? [example], "prices");
    if (this.#mapPoints) checkExist("contact.places", contact.places, [...this.#mapPoints], "illustrations");
    this.#picture(PAGES_FILE, ["site.licence"], site.licence);
    this.#picture(PAGES_FILE, ["site.night"], site.night);
    this.#picture(PAGES_FILE, ["site.notFound"], site.notFound);
    this.#picture(PAGES_FILE, ["home.hero"], home.hero);
    this.#picture(PAGES_FILE, ["home.heroPortrait"], home.heroPortrait);
    this.#picture(PAGES_FILE, ["home.closing"], home.closing);
    this.#picture(PAGES_FILE, ["reservation.hero"], reservation.hero);
    this.#picture(PAGES_FILE, ["prices.closing"], prices.closing);
    this.#picture(PAGES_FILE, ["services.hero"], service.hero);
    this.#picture(PAGES_FILE, ["services.closing"], service.closing);
    for (const field of ["rides", "closings"] as const)
      for (const [group, name] of Object.entries(service[field]))
        this.#picture(PAGES_FILE, [`services.${field}.${group}`], name);
    this.#picture(PAGES_FILE, ["tours.elsewhere"], tours.elsewhere);
    this.#picture(PAGES_FILE, ["contact.arrivals"], contact.arrivals);
    this.#picture(PAGES_FILE, ["faq.map"], answers.map);
  }

  /** Checks that links lead to pages that are published, but for those of drafts, which may lead to other drafts. */
  checkLinks({ services, tours, posts }: Pick<Library, "services" | "tours" | "posts">): void {
    const sections = { services, tours, blog: posts };
    const known = new Set(
      Object.entries(sections).flatMap(([section, pages]) => pages.map(({ slug }) => `content/${section}/${slug}`)),
    );
    const isOfDraft = (file: string) => [...this.#drafts.keys()].some((folder) => file.startsWith(`${folder}/`));
    for (const { file, where, href, page } of this.#links) {
      if (!known.has(page) && !this.#hasTexts(page))
        this.#warn(file, say('the link to "%{href}" leads to no page of the site', { href }), { where });
      else if (this.#drafts.has(page) && !isOfDraft(file))
        this.#warn(file, say('the link to "%{href}" leads to a draft', { href }), { where });
    }
  }

  /** Whether a folder has texts; if it is no page then, that has another fault. */
  #hasTexts(folder: string): boolean {
    return Object.keys(this.#sources.texts).some((file) => file.startsWith(`${folder}/`));
  }

  /** Finds names that are left on the maps of places that were taken out of them. */
  checkMaps(): void {
    const points = this.#mapPoints;
    if (!points) return;
    for (const id of keysOf(this.#constants.mapNames) ?? []) {
      if (!points.has(id))
        this.#fault("content/map/names.ts", say('"%{id}" is no point of the maps; take its name out', { id }));
    }
  }

  /** Checks the constants that nothing above has read. */
  checkConstants(): void {
    for (const name of Object.keys(CONSTANTS) as ConstantName[]) {
      const { file, kind } = CONSTANTS[name];
      if (!READ_APART.has(name)) {
        if (kind === "value") this.#value(name);
        else {
          for (const { name: listed, entry } of this.#entries(name).entries) {
            const { image, src, picture } = entry as Partial<Record<string, string>>;
            for (const [field, pictured] of Object.entries({ image, src, picture })) {
              if (pictured !== undefined) this.#picture(file, [listed, field], pictured);
            }
          }
        }
      }
    }
  }

  /** Reports texts without an entry, which are usually caused by a typo in a slug or file name. */
  checkUnlistedTexts(): void {
    for (const file of Object.keys(this.#sources.texts)) {
      if (!this.#used.has(file)) this.#fault(file, say("belongs to nothing that is listed"));
    }
  }

  /** What was read beside the library. */
  content(): Omit<Content, "library"> {
    return {
      texts: this.#written,
      facts: this.#facts,
      fares: this.#fares,
      places: this.#places,
      placeNames: this.#entries("placeNames").entries.map(({ entry }) => entry),
      pages: this.#pages,
      heads: this.#entries("heads").entries,
      drafts: this.#drafts,
      faults: this.#faults,
      warnings: this.#draftWarnings,
    };
  }

  /** Validates the entries of a list or record of constants, and returns the valid ones. */
  #entries<Name extends ConstantName>(constant: Name): Read<z.output<(typeof CONSTANTS)[Name]["schema"]>> {
    type Entries = Read<z.output<(typeof CONSTANTS)[Name]["schema"]>>;
    const known = this.#read.get(constant);
    if (known) return known as Entries;
    const read = this.#readEntries(CONSTANTS[constant], this.#constants[constant]) as Entries;
    this.#read.set(constant, read);
    return read;
  }

  #readEntries({ file, schema, keys = [] }: Constant, value: unknown): Read<unknown> {
    if (value === undefined) return { entries: [], complete: false };
    const given = entriesOf(value);
    if (!given) {
      this.#fault(file, say("must be %{be}", { be: say("a list") }));
      return { entries: [], complete: false };
    }
    const entries = given.flatMap(([name, entry]) => {
      const parsed = this.#parse(file, name, schema, entry);
      return parsed === undefined ? [] : [{ name, entry: parsed }];
    });
    const missing = keys.filter((key) => !given.some(([listed]) => listed === key));
    for (const key of missing) this.#fault(file, say("is missing"), { field: key });
    return { entries, complete: entries.length === given.length && missing.length === 0 };
  }

  /** Validates a constant as a whole. */
  #value<Name extends ConstantName>(name: Name): z.output<(typeof CONSTANTS)[Name]["schema"]> | undefined {
    type Value = z.output<(typeof CONSTANTS)[Name]["schema"]> | undefined;
    if (this.#read.has(name)) return this.#read.get(name) as Value;
    const { file, schema } = CONSTANTS[name];
    const value = this.#constants[name];
    const read = value === undefined ? undefined : (this.#parse(file, "", schema, value) as Value);
    this.#read.set(name, read);
    return read;
  }

  /** Validates a value. Returns undefined after reporting its faults. */
  #parse<Schema extends z.ZodType>(
    file: string,
    name: string,
    schema: Schema,
    value: unknown,
  ): z.output<Schema> | undefined {
    const parsed = schema.safeParse(value, { error: messageOf });
    if (parsed.success) return parsed.data;
    this.#issues(file, name === "" ? [] : [name], parsed.error, this.#faults);
    return undefined;
  }

  /**
   * Returns the texts of each folder whose three files exist and are valid. Texts of an invalid entry, or of a list
   * that could not be read, are checked nevertheless.
   */
  #texts<Schema extends z.ZodType<object>>(
    kind: Kind,
    listed: unknown,
    schema: Schema,
  ): Map<string, Localized<Written<z.output<Schema>>>> {
    const folders = Object.keys(this.#sources.texts).flatMap((file) => slugIn(kind, file) ?? []);
    const entries = entriesOf(listed)?.map(([, entry]) => (entry as { slug?: unknown } | null)?.slug);
    // If a slug is invalid, any folder may belong to it.
    const isCertain = entries?.every((slug) => typeof slug === "string") ?? false;
    const listedSlugs = new Set(entries?.filter((slug) => typeof slug === "string"));
    const texts = new Map<string, Localized<Written<z.output<Schema>>>>();
    for (const slug of new Set([...listedSlugs, ...(isCertain ? [] : folders)])) {
      const text = this.#folder(kind, slug, schema);
      if (text) texts.set(slug, text);
    }
    return texts;
  }

  /** Returns the three texts of a folder, or undefined if one is missing or invalid. */
  #folder<Schema extends z.ZodType<object>>(
    kind: Kind,
    slug: string,
    schema: Schema,
  ): Localized<Written<z.output<Schema>>> | undefined {
    const [tr, en, ru] = LANGUAGES.map((language) => {
      const file = `content/${kind}/${slug}/${language}.md`;
      this.#used.add(file);
      const source = this.#sources.texts[file];
      if (source === undefined) return this.#fault(file, say("is missing"));
      return this.#text(file, source, language, schema, kind);
    });
    return tr && en && ru ? { tr, en, ru } : undefined;
  }

  #text<Schema extends z.ZodType<object>>(
    file: string,
    source: string,
    language: Language,
    schema: Schema,
    kind: Kind,
  ): Written<z.output<Schema>> | undefined {
    // Some editors write an invisible mark in front of a file.
    const [, front, body] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
    if (front === undefined || body === undefined) {
      return this.#fault(file, say("does not begin with its fields between two lines of ---"));
    }
    const open = [...source.matchAll(TO_BE_WRITTEN)].length;
    if (open === 1) this.#warn(file, say("has 1 part to be written, in [[ ]]"));
    else if (open > 1) this.#warn(file, say("has %{open} parts to be written, in [[ ]]", { open }));
    // Only articles have pictures and maps between their paragraphs.
    const { segments, faults } = kind === "blog" ? splitAtEmbeds(body) : { segments: [textSegment(body)], faults: [] };
    const bodyLine = source.slice(0, source.length - body.length).split("\n").length - 1;
    for (const { line, message } of faults) this.#warn(file, message, { line: bodyLine + line });
    const { written: asWritten, fields } = this.#fields(file, front, schema, language);
    const sources = segments.flatMap((segment) => (segment.kind === "text" ? [segment.source] : []));
    const words = [...sources, ...courseOf(asWritten)].reduce((sum, text) => sum + countWords(text), 0);
    const bold = kind === "blog" ? (this.#pages?.blog.bold ?? []) : [];
    const parts = segments.map((segment): BodyPart => {
      if (segment.kind === "text") {
        const filled = this.#fill(file, segment.source, language);
        return {
          kind: "text",
          ...this.#render(file, [], { source: segment.source, filled }, language, bold),
        };
      }
      const { line, ...given } = segment;
      const embed = "caption" in given ? { ...given, caption: this.#fill(file, given.caption, language) } : given;
      this.#embed(file, bodyLine + line, embed);
      return "caption" in embed
        ? { ...embed, captionHtml: renderLineAsHtml(embed.caption, { language, bold }) }
        : embed;
    });
    const html = parts.flatMap((part) => (part.kind === "text" ? [part.html] : [])).join("\n");
    const { tags = [] } = (fields ?? {}) as Partial<PostText>;
    const slug = slugIn(kind, file) ?? "";
    const given = { file, kind, slug, language, front, written: asWritten, body, segments: sources, words };
    this.#written.push(fields ? { ...given, rendered: { html, parts, tags } } : given);
    return fields && { ...fields, html, parts, words };
  }

  /** Checks that what a field refers to exists. If an entry of its kind is invalid, that may be the missing one. */
  #exist(file: string, where: readonly string[], referred: readonly Id[], existing: readonly Id[], kind: string): void {
    if (this.#faults.some((fault) => fault.file.startsWith(`content/${kind}`))) return;
    for (const id of referred)
      if (!existing.includes(id)) this.#fault(file, say("there is no %{id}", { id }), { where });
  }

  /** Checks that the picture of an embed exists, or that its map has its places. */
  #embed(file: string, line: number, embed: Embed): void {
    if (embed.kind === "picture" && this.#pictures?.has(embed.name) === false) {
      this.#warn(file, say('there is no picture "%{name}"', { name: embed.name }), { line });
    }
    if (embed.kind !== "map") return;
    for (const point of embed.places) {
      if (this.#mapPoints?.has(point) === false) this.#warn(file, say('"%{point}" is on no map', { point }), { line });
    }
  }

  /** The fields of a text as they are written, and with their values if they can be rendered. */
  #fields<Schema extends z.ZodType<object>>(
    file: string,
    front: string,
    schema: Schema,
    language: Language,
  ): { written: unknown; fields: z.output<Schema> | undefined } {
    let written: unknown;
    try {
      written = parseYaml(front);
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error;
      const reason = error.message.split(/ at line \d|\n/)[0] ?? "";
      this.#fault(file, reasonFrom(reason), {
        line: (error.linePos?.[0].line ?? 0) + 1,
      });
      return { written: undefined, fields: undefined };
    }
    const filled = fillAll(
      written,
      this.#facts,
      (field, message) => this.#warn(file, message, { where: [field] }),
      language,
    );
    const parsed = schema.safeParse(filled, { error: messageOf });
    if (parsed.success) return { written, fields: parsed.data };
    const isUnrenderable = parsed.error.issues.some(({ code }) => UNRENDERABLE.has(code));
    this.#issues(file, [], parsed.error, isUnrenderable ? this.#faults : this.#draftWarnings);
    // Text of the wrong length can still be rendered.
    return { written, fields: isUnrenderable ? undefined : (filled as z.output<Schema>) };
  }

  /** Renders a text as HTML, given as it is written and with its values. */
  #render(
    file: string,
    where: readonly string[],
    { source, filled }: { source: string; filled: string },
    language: Language,
    bold: readonly string[] = [],
  ): Pick<Rendered, "html" | "headings"> {
    const places = this.#knowsPlaces ? this.#places : undefined;
    const { html, headings, faults } = renderMarkdown(filled, { language, bold, anchors: this.#anchors, places });
    for (const [, href = "", page = ""] of source.matchAll(/\]\((\/((?:services|tours|blog)\/[^/)\s?#]+)[^)\s]*)/g))
      this.#links.push({ file, where, href, page: `content/${page}` });
    for (const message of faults) this.#warn(file, message, { where });
    return { html, headings };
  }

  #trip(file: string, where: readonly string[], trip: Trip): void {
    if (!this.#knowsFares || findFare(this.#fares, trip) !== null) return;
    const { from, to, vehicleType } = trip;
    const message = say("%{from} to %{to} by %{vehicle} is no fare of the price table", {
      from,
      to,
      vehicle: vehicleType,
    });
    this.#fault(file, message, { where });
  }

  /** Checks typical rides: the form offers their places, none is listed twice, and the service has no trips, whose map would be another. */
  #rides(file: string, name: string, { rides = [], trips }: ServiceFacts): void {
    if (trips.length > 0) this.#fault(file, say("its trips have a map of their roads"), { where: [name, "rides"] });
    const known = new Set<string>();
    for (const [index, { from, to }] of rides.entries()) {
      const pair = `${from} to ${to}`;
      const at = { where: [name, `rides.${index}`] };
      if (known.has(pair)) this.#fault(file, say("%{from} to %{to} is listed twice", { from, to }), at);
      known.add(pair);
      for (const id of this.#knowsPlaces ? [from, to] : []) {
        if (!this.#places.some((one) => one.id === id && one.group === "region" && one.selectable))
          this.#fault(file, say('"%{id}" is no place of the region that the form offers', { id }), at);
      }
    }
  }

  #unique(file: string, key: string, list: unknown): void {
    const seen = new Map<unknown, string>();
    for (const [name, entry] of entriesOf(list) ?? []) {
      const value = (entry as Record<string, unknown> | null)?.[key];
      const other = seen.get(value);
      if (other !== undefined) {
        const message =
          other === name
            ? say("stands in the list twice; take one of the two out")
            : say("%{value} is also that of %{other}", { value: String(value), other: entryName(other) });
        this.#fault(file, message, { where: [name], field: key });
      } else if (value !== undefined) seen.set(value, name);
    }
  }

  #picture(file: string, where: readonly string[], name: string): void {
    if (this.#pictures?.has(name) === false)
      this.#fault(file, say('there is no picture "%{name}"', { name }), { where });
  }

  /** Checks that a picture which is shown with a caption has one. */
  #captioned(file: string, where: readonly string[], name: string): void {
    const { captions, gallery } = this.#constants;
    // An emptied gallery is a fault of its own.
    if (!captions || !entriesOf(gallery)?.length) return;
    const listed = [...(entriesOf(captions) ?? []), ...(entriesOf(gallery) ?? [])];
    if (!listed.some(([, entry]) => (entry as { src?: unknown } | null)?.src === name))
      this.#fault(file, say('"%{name}" has no caption; write one in content/captions.ts', { name }), { where });
  }

  #issues(file: string, where: readonly string[], { issues }: z.ZodError, faults: Fault[]): void {
    for (const { path, message } of issues) {
      const field = path.join(".");
      faults.push({ file, where, ...(field !== "" && { field }), message: sentenceIn(message) });
    }
  }

  #fault(file: string, message: Sentence, at: FaultPlace = {}): undefined {
    this.#faults.push({ file, ...at, message });
  }

  #warn(file: string, message: Sentence, at: FaultPlace = {}): void {
    this.#draftWarnings.push({ file, ...at, message });
  }
}

function keysOf(value: unknown): ReadonlySet<string> | undefined {
  return typeof value === "object" && value !== null ? new Set(Object.keys(value)) : undefined;
}

/** Reading time of the slowest of the three languages, in minutes rounded up. */
function minutesToRead(text: Localized<{ words: number }>): number {
  return Math.ceil(Math.max(...LANGUAGES.map((language) => text[language].words / WORDS_PER_MINUTE[language])));
}

/** What is wrong with a day of publication after today. */
function describeFuture(day: string): Sentence {
  return say('"%{day}" is after today, %{today}; write the day on which it is published', { day, today: today() });
}

/** The present day in Türkiye, which stays at UTC+3 all year. */
function today(): string {
  return new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The texts of a tour's course in its fields. */
function courseOf(fields: unknown): string[] {
  const course = entriesOf((fields as { course?: unknown } | null | undefined)?.course) ?? [];
  return course
    .flatMap(([, part]) => Object.values((part ?? {}) as Record<string, unknown>))
    .filter((text) => typeof text === "string");
}

/** A body without embeds. */
function textSegment(source: string) {
  return { kind: "text", source } as const;
}

/** Slug of a file in a folder of this kind; undefined for any other file. */
function slugIn(kind: Kind, file: string): string | undefined {
  const [, of, slug] = /^content\/([^/]+)\/([^/]+)\/[^/]+$/.exec(file) ?? [];
  return of === kind ? slug : undefined;
}
