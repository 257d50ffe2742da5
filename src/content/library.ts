import { parse as parseYaml, YAMLParseError } from "yaml";
import { z } from "zod";

import { AUTHORS } from "#content/authors.ts";
import { BUSINESS } from "#content/business.ts";
import { CAPTIONS } from "#content/captions.ts";
import { CATEGORIES } from "#content/categories.ts";
import { COUNTRIES } from "#content/countries.ts";
import { DRIVES } from "#content/drives.ts";
import { FAQ } from "#content/faq.ts";
import { FLEET } from "#content/fleet.ts";
import { GALLERY } from "#content/gallery.ts";
import { HEADS } from "#content/heads.ts";
import { PRIVACY } from "#content/legal/privacy.ts";
import { TERMS } from "#content/legal/terms.ts";
import { LOCATIONS } from "#content/locations.ts";
import { PICTURES } from "#content/pictures.ts";
import { BLOG_PICTURES } from "#content/pictures/blog.ts";
import { FLEET_PICTURES } from "#content/pictures/fleet.ts";
import { GALLERY_PICTURES } from "#content/pictures/gallery.ts";
import { PAGE_PICTURES } from "#content/pictures/pages.ts";
import { SERVICE_PICTURES } from "#content/pictures/services.ts";
import { TOUR_PICTURES } from "#content/pictures/tours.ts";
import { FARES, NEAR_FARE_RULES } from "#content/prices.ts";
import { SERVICES } from "#content/services.ts";
import { TOURS } from "#content/tours.ts";
import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import { findFare, type Fare } from "#src/domain/price.ts";
import {
  authorNames,
  business,
  caption,
  categoryNames,
  country,
  drive,
  fare,
  faqItem,
  fleetVehicle,
  galleryItem,
  head,
  legalText,
  nearFareRule,
  pictureFamily,
  place,
  postFacts,
  postText,
  serviceFacts,
  serviceText,
  tourFacts,
  tourText,
  unlikePictures,
  type FaqItem,
  type GalleryItem,
  type PostFacts,
  type PostText,
  type ServiceFacts,
  type ServiceText,
  type TourFacts,
  type TourText,
} from "./entities.ts";
import { countWords, renderMarkdown } from "./markdown.ts";

/** A text of one language: the fields of its front matter, and its body as HTML. */
export type Written<Fields> = Fields & { html: string; words: number };

export interface Service extends ServiceFacts {
  text: Localized<Written<ServiceText>>;
}
export interface Tour extends TourFacts {
  text: Localized<Written<TourText>>;
}
export interface Post extends PostFacts {
  slug: string;
  text: Localized<Written<PostText>>;
}

export interface Library {
  services: Service[];
  tours: Tour[];
  posts: Post[];
  faq: FaqItem[];
  gallery: GalleryItem[];
}

/** A service or an article that is still being written. */
export interface Draft {
  /** Its folder below the project's root. */
  folder: string;
  /** The file with the line that keeps it off the site. */
  file: string;
  /** What would be a fault if it were published. */
  lacks: Fault[];
}

/** Something wrong in the content: where, and what, in words that say what is right. */
export interface Fault {
  file: string;
  says: string;
}

/** What a text holds where something is still to be written: what belongs there, between these marks. */
const TO_BE_WRITTEN = /\[\[[^\]]*\]\]/g;

/** Faults of this kind leave nothing that could be shown, unlike words that are too few or too many. */
const SHAPELESS = new Set(["invalid_type", "invalid_union", "invalid_key", "unrecognized_keys"]);

/** All that the library is made of, so that a test can make up its own. What has a schema is not believed before it is checked. */
export interface Sources {
  /** Every Markdown file, by its path below the project's root. */
  texts: Readonly<Record<string, string>>;
  /** What every post.ts exports as POST, by its path. */
  posts: Readonly<Record<string, unknown>>;
  services: readonly unknown[];
  tours: readonly unknown[];
  faq: readonly unknown[];
  gallery: readonly unknown[];
  heads: Readonly<Record<string, Localized<unknown>>>;
  fares: readonly Fare[];
  pictures: ReadonlySet<string>;
  /** Lists and facts that pages take as they are, once they are known to be sound: the file, its schema, and the value. */
  asTheyAre: readonly (readonly [file: string, schema: z.ZodType, value: unknown])[];
}

/** How many words a body may have, by kind and language. */
const WORDS: Record<"services" | "tours" | "blog", Localized<readonly [least: number, most: number]>> = {
  services: { tr: [250, 400], en: [250, 400], ru: [250, 400] },
  tours: { tr: [80, 260], en: [80, 260], ru: [80, 260] },
  blog: { tr: [500, 1000], en: [700, 1000], ru: [500, 1000] },
};

/** Words that somebody reads in a minute, from slow and careful to quick. */
const PACE = { slow: 105, quick: 240 };

/** What stands in `content/` now. */
export const FILES: Sources = {
  texts: belowRoot(
    import.meta.glob<string>(["../../content/{services,tours,blog}/*/*.md"], {
      eager: true,
      query: "?raw",
      import: "default",
    }),
  ),
  posts: belowRoot(import.meta.glob<unknown>("../../content/blog/*/post.ts", { eager: true, import: "POST" })),
  services: SERVICES,
  tours: TOURS,
  faq: FAQ,
  gallery: GALLERY,
  heads: HEADS,
  fares: FARES,
  pictures: new Set(Object.keys(PICTURES)),
  asTheyAre: [
    ["content/fleet.ts", z.array(fleetVehicle), FLEET],
    ["content/locations.ts", z.array(place), LOCATIONS],
    ["content/countries.ts", z.array(country), COUNTRIES],
    ["content/prices.ts", z.array(fare), FARES],
    ["content/prices.ts", z.array(nearFareRule), NEAR_FARE_RULES],
    ["content/drives.ts", z.array(drive), DRIVES],
    ["content/business.ts", business, BUSINESS],
    ["content/captions.ts", z.array(caption), CAPTIONS],
    ["content/pictures/pages.ts", pictureFamily, PAGE_PICTURES],
    ["content/pictures/fleet.ts", pictureFamily, FLEET_PICTURES],
    ["content/pictures/services.ts", pictureFamily, SERVICE_PICTURES],
    ["content/pictures/tours.ts", pictureFamily, TOUR_PICTURES],
    ["content/pictures/blog.ts", pictureFamily, BLOG_PICTURES],
    ["content/pictures/gallery.ts", pictureFamily, GALLERY_PICTURES],
    ["content/pictures.ts", unlikePictures, PICTURES],
    ["content/categories.ts", categoryNames, CATEGORIES],
    ["content/authors.ts", authorNames, AUTHORS],
    ["content/legal/privacy.ts", legalText, PRIVACY],
    ["content/legal/terms.ts", legalText, TERMS],
  ],
};

let kept: Library | undefined;

/**
 * The whole content, in `npm run dev` with what is still being written. Throws an Error that names every fault, one per line, where
 * there is one.
 */
export function readLibrary(): Library {
  if (kept) return kept;
  const { library, faults } = parseLibrary(FILES, import.meta.env.MODE === "development");
  if (faults.length > 0) {
    throw new Error(
      `The content has ${faults.length} faults:\n${faults.map(({ file, says }) => `${file}: ${says}`).join("\n")}`,
    );
  }
  return (kept = library);
}

/**
 * Reads everything in one pass; what has a fault is left out of the library and named in the faults. Drafts are left out as well,
 * unless they are asked for; what they lack is no fault as long as they can be shown.
 */
export function parseLibrary(
  sources: Sources = FILES,
  withDrafts = false,
): { library: Library; drafts: Draft[]; faults: Fault[] } {
  const reader = new Reader(sources);
  const services = reader.services();
  const posts = reader.posts();
  const isShown = ({ draft }: ServiceFacts | PostFacts) => withDrafts || !draft;
  const library: Library = {
    services: services.filter(isShown),
    tours: reader.tours(),
    posts: posts.filter(isShown),
    faq: reader.list("content/faq.ts", faqItem, sources.faq),
    gallery: reader.list("content/gallery.ts", galleryItem, sources.gallery),
  };
  reader.checkFaq(library.faq);
  reader.checkGallery(library.gallery);
  reader.checkHeads({ ...library, services, posts });
  reader.checkStrays();
  for (const [file, schema, value] of sources.asTheyAre) reader.parse(file, schema, value);
  return { library, ...reader.judge() };
}

class Reader {
  readonly #faults: Fault[] = [];
  /** What is wrong with something that could still be shown. */
  readonly #lacks: Fault[] = [];
  readonly #drafts = new Map<string, string>();
  readonly #sources: Sources;
  readonly #used = new Set<string>();
  /** The kinds of which an entry was refused: what else points at it would be a fault of that one fault's making. */
  readonly #incomplete = new Set<keyof typeof WORDS>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  services(): Service[] {
    const file = "content/services.ts";
    const services = this.list(file, serviceFacts, this.#sources.services);
    if (services.length < this.#sources.services.length) this.#incomplete.add("services");
    this.#unique(file, "id", services);
    this.#unique(file, "slug", services);
    return services.flatMap((facts) => {
      if (facts.draft) this.#drafts.set(`content/services/${facts.slug}`, file);
      this.#picture(file, facts.image);
      for (const trip of facts.trips) {
        if (findFare(this.#sources.fares, trip) === null) {
          this.#fault(
            file,
            `${facts.slug}: ${trip.from} to ${trip.to} by ${trip.vehicleType} is no fare of the price table`,
          );
        }
      }
      const text = this.#texts("services", facts.slug, serviceText, false);
      return text ? [{ ...facts, text }] : [];
    });
  }

  tours(): Tour[] {
    const file = "content/tours.ts";
    const tours = this.list(file, tourFacts, this.#sources.tours);
    if (tours.length < this.#sources.tours.length) this.#incomplete.add("tours");
    this.#unique(file, "id", tours);
    this.#unique(file, "slug", tours);
    return tours.flatMap((facts) => {
      for (const image of [...facts.images, ...facts.stops]) this.#picture(file, image);
      if (facts.video) this.#picture(file, facts.video.poster);
      const text = this.#texts("tours", facts.slug, tourText, false);
      if (!text) return [];
      for (const language of LANGUAGES) {
        const named = text[language].stops.length;
        if (named !== facts.stops.length) {
          this.#fault(
            `content/tours/${facts.slug}/${language}.md`,
            `stops: ${named} are described, but the tour has ${facts.stops.length}`,
          );
        }
      }
      return [{ ...facts, text }];
    });
  }

  posts(): Post[] {
    const found = Object.entries(this.#sources.posts)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([file, exported]): [file: string, facts: PostFacts][] => {
        const facts = this.parse(file, postFacts, exported);
        if (!facts) this.#incomplete.add("blog");
        return facts ? [[file, facts]] : [];
      });
    const posts = found.flatMap(([file, facts]) => {
      const slug = file.split("/").at(-2) ?? "";
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
        this.#fault(file, `the folder "${slug}" must be small letters and digits joined by dashes`);
      }
      if (facts.draft) this.#drafts.set(`content/blog/${slug}`, file);
      this.#picture(file, facts.image);
      const text = this.#texts("blog", slug, postText, true);
      if (!text) return [];
      this.#article(slug, facts, text);
      return [{ ...facts, slug, text }];
    });
    for (const [file, facts] of found) {
      const twin = found.find(([other, { id }]) => other < file && id === facts.id);
      if (twin) this.#fault(file, `id ${facts.id} is also that of ${twin[0]}`);
      if (new Set(facts.related).size < facts.related.length) {
        this.#fault(file, `related names a post twice: ${facts.related.join(", ")}`);
      }
      for (const id of facts.related) {
        if (id === facts.id) {
          this.#fault(file, `related: ${id} is the post itself`);
          continue;
        }
        const other = found.find(([, post]) => post.id === id)?.[1];
        if (!other && !this.#incomplete.has("blog")) this.#fault(file, `related: there is no post ${id}`);
        if (other?.draft && !facts.draft) this.#fault(file, `related: the post ${id} is a draft`);
      }
    }
    return posts.toSorted((one, other) => one.id - other.id);
  }

  /** The entries of a list that are as the schema says. */
  list<Schema extends z.ZodType>(file: string, schema: Schema, entries: readonly unknown[]): z.output<Schema>[] {
    return entries.flatMap((entry, index) => this.parse(`${file}: entry ${index + 1}`, schema, entry) ?? []);
  }

  /** The value as the schema says it is, or undefined once what is wrong with it has been noted. */
  parse<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> | undefined {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    this.#issues(file, parsed.error, this.#faults);
    return undefined;
  }

  /** The faults, and apart from them what each draft lacks: words that are not yet there are no fault of what is not on the site. */
  judge(): { drafts: Draft[]; faults: Fault[] } {
    const drafts = [...this.#drafts].map(([folder, file]) => ({
      folder,
      file,
      lacks: this.#lacks.filter((lack) => lack.file.startsWith(`${folder}/`)),
    }));
    const excused = new Set(drafts.flatMap(({ lacks }) => lacks));
    return { drafts, faults: [...this.#faults, ...this.#lacks.filter((lack) => !excused.has(lack))] };
  }

  checkFaq(items: readonly FaqItem[]): void {
    this.#unique("content/faq.ts", "id", items);
    for (const { id, answer } of items) {
      for (const language of LANGUAGES)
        this.#render("content/faq.ts", `${id}, ${language}: `, answer[language], language);
    }
  }

  checkGallery(items: readonly GalleryItem[]): void {
    this.#unique("content/gallery.ts", "src", items);
    for (const { src } of items) this.#picture("content/gallery.ts", src);
  }

  /** Every title and description is within its bounds, and no two pages of a language share one. */
  checkHeads({ services, tours, posts }: Library): void {
    const isDraft = (folder: string) => Number(this.#drafts.has(folder));
    // Drafts come last: where two share a title, it is the draft that needs another.
    const written = [
      ...services.map(({ slug, text }) => [`content/services/${slug}`, text] as const),
      ...tours.map(({ slug, text }) => [`content/tours/${slug}`, text] as const),
      ...posts.map(({ slug, text }) => [`content/blog/${slug}`, text] as const),
    ].toSorted(([one], [other]) => isDraft(one) - isDraft(other));
    for (const language of LANGUAGES) {
      const seen = new Map<string, string>();
      const once = (file: string, field: string, words: string) => {
        // Every draft begins with the same words.
        if (words.startsWith("[[")) return;
        const other = seen.get(words);
        if (other) this.#lack(file, `${field} "${words}" is also that of ${other}`);
        else seen.set(words, file);
      };
      for (const [name, heads] of Object.entries(this.#sources.heads)) {
        const file = `content/heads.ts: ${name}.${language}`;
        const parsed = this.parse(file, head, heads[language]);
        if (!parsed) continue;
        once(file, "title", parsed.title);
        once(file, "description", parsed.description);
      }
      for (const [folder, text] of written) {
        once(`${folder}/${language}.md`, "seoTitle", text[language].seoTitle);
        once(`${folder}/${language}.md`, "seoDescription", text[language].seoDescription);
      }
    }
  }

  /** A text that nothing asks for is a slip of the pen in a slug or a file's name. */
  checkStrays(): void {
    for (const file of Object.keys(this.#sources.texts)) {
      const isRefused = [...this.#incomplete].some((kind) => file.startsWith(`content/${kind}/`));
      if (!this.#used.has(file) && !isRefused) this.#fault(file, "belongs to nothing that is listed");
    }
  }

  /** What only an article has to have. */
  #article(slug: string, { readingTime, ride }: PostFacts, text: Localized<Written<PostText>>): void {
    if (ride && findFare(this.#sources.fares, { from: "airport", to: ride, vehicleType: "vip-vito" }) === null) {
      this.#fault(`content/blog/${slug}/post.ts`, `ride: airport to ${ride} is no fare of the price table`);
    }
    for (const language of LANGUAGES) {
      const file = `content/blog/${slug}/${language}.md`;
      const { html, tags } = text[language];
      const placeName = language === "ru" ? "Бодрум" : "Bodrum";
      for (const tag of [placeName, language === "ru" ? "VIP-трансфер" : "VIP Transfer"]) {
        if (!tags.includes(tag)) this.#lack(file, `tags: "${tag}" is missing`);
      }
      if ((html.match(/<h2>/g) ?? []).length < 3) this.#lack(file, "has fewer than three headings (##)");
      if (!/<(?:ul|ol)>/.test(html)) this.#lack(file, "has no list");
      if (!html.includes("<blockquote>")) this.#lack(file, "has no quotation (>)");
    }
    const { words } = text.en;
    const pace = words / readingTime;
    // What is too short is still being written: how long it takes to read is not known yet.
    if (words < WORDS.blog.en[0]) return;
    if (pace < PACE.slow || pace > PACE.quick) {
      this.#lack(
        `content/blog/${slug}/post.ts`,
        `readingTime ${readingTime} does not fit ${words} words: between ${Math.ceil(words / PACE.quick)} and ${Math.floor(words / PACE.slow)} would`,
      );
    }
  }

  /** The three texts of a folder, or undefined where one is missing or faulty. */
  #texts<Schema extends z.ZodType<object>>(
    kind: keyof typeof WORDS,
    slug: string,
    schema: Schema,
    boldPlace: boolean,
  ): Localized<Written<z.output<Schema>>> | undefined {
    const entries = LANGUAGES.map((language) => {
      const file = `content/${kind}/${slug}/${language}.md`;
      this.#used.add(file);
      const source = this.#sources.texts[file];
      if (source === undefined) return this.#fault(file, "is missing");
      return this.#text(file, source, language, schema, WORDS[kind][language], boldPlace);
    });
    const [tr, en, ru] = entries;
    return tr && en && ru ? { tr, en, ru } : undefined;
  }

  #text<Schema extends z.ZodType<object>>(
    file: string,
    source: string,
    language: Language,
    schema: Schema,
    [least, most]: readonly [number, number],
    boldPlace: boolean,
  ): Written<z.output<Schema>> | undefined {
    const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
    if (front === undefined || body === undefined) {
      return this.#fault(file, "does not begin with its fields between two lines of ---");
    }
    const open = [...source.matchAll(TO_BE_WRITTEN)].length;
    if (open > 0) this.#lack(file, `has ${open} ${open === 1 ? "part" : "parts"} to be written, in [[ ]]`);
    const words = countWords(body);
    if (words < least) this.#lack(file, `has ${words} words; ${least} are the least`);
    if (words > most) this.#lack(file, `has ${words} words; ${most} are the most`);
    for (const [price] of body.matchAll(/\d[\d.,]*\s*(?:€|EUR|euro|avro|евро)|€\s*\d/gi)) {
      this.#lack(file, `"${price}" is a price of its own; write {{fare …}} for one of the table`);
    }
    const html = this.#render(file, "", body, language, boldPlace);
    const fields = this.#fields(file, front, schema);
    return fields && { ...fields, html, words };
  }

  #fields<Schema extends z.ZodType<object>>(file: string, front: string, schema: Schema): z.output<Schema> | undefined {
    let fields: unknown;
    try {
      fields = parseYaml(front);
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error;
      return this.#fault(file, `line ${(error.linePos?.[0].line ?? 0) + 1}: ${error.message.split("\n")[0]}`);
    }
    const parsed = schema.safeParse(fields);
    if (parsed.success) return parsed.data;
    const isShapeless = parsed.error.issues.some(({ code }) => SHAPELESS.has(code));
    this.#issues(file, parsed.error, isShapeless ? this.#faults : this.#lacks);
    // Words of the right kind and of the wrong length can be shown as they are.
    return isShapeless ? undefined : (fields as z.output<Schema>);
  }

  #render(file: string, where: string, source: string, language: Language, boldPlace = false): string {
    const { html, faults } = renderMarkdown(source, { language, fares: this.#sources.fares, boldPlace });
    for (const says of faults) this.#lack(file, where + says);
    return html;
  }

  #unique<Key extends string>(file: string, key: Key, entries: readonly Record<Key, unknown>[]): void {
    const values = entries.map((entry) => entry[key]);
    for (const value of new Set(values.filter((one, index) => values.indexOf(one) !== index))) {
      this.#fault(file, `${key} ${String(value)} stands there twice`);
    }
  }

  #picture(file: string, name: string): void {
    if (!this.#sources.pictures.has(name)) this.#fault(file, `there is no picture "${name}"`);
  }

  #issues(file: string, { issues }: z.ZodError, faults: Fault[]): void {
    for (const { path, message } of issues) faults.push({ file, says: [path.join("."), message].join(" ").trim() });
  }

  #fault(file: string, says: string): undefined {
    this.#faults.push({ file, says });
  }

  #lack(file: string, says: string): void {
    this.#lacks.push({ file, says });
  }
}

/** `../../content/…`, as the bundler names its files, from the project's root. */
function belowRoot<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, value]) => [path.replace("../../", ""), value]));
}
