import { parse as parseYaml, YAMLParseError } from "yaml";
import type { z } from "zod";

import { FAQ } from "#content/faq.ts";
import { GALLERY } from "#content/gallery.ts";
import { HEADS } from "#content/heads.ts";
import { PICTURES } from "#content/pictures.ts";
import { FARES } from "#content/prices.ts";
import { SERVICES } from "#content/services.ts";
import { TOURS } from "#content/tours.ts";
import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import { findFare, type Fare } from "#src/domain/price.ts";
import {
  faqItem,
  galleryItem,
  head,
  postText,
  serviceText,
  tourText,
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

/** Something wrong in the content: where, and what, in words that say what is right. */
export interface Fault {
  file: string;
  says: string;
}

/** All that the library is made of, so that a test can make up its own. */
export interface Sources {
  /** Every Markdown file, by its path below the project's root. */
  texts: Readonly<Record<string, string>>;
  /** Every post.ts, by its path. */
  posts: Readonly<Record<string, PostFacts>>;
  services: readonly ServiceFacts[];
  tours: readonly TourFacts[];
  faq: readonly unknown[];
  gallery: readonly unknown[];
  heads: Readonly<Record<string, Localized<unknown>>>;
  fares: readonly Fare[];
  pictures: ReadonlySet<string>;
}

/** How many words a body may have, by kind and language. */
const WORDS: Record<"services" | "tours" | "blog", Localized<readonly [least: number, most: number]>> = {
  services: { tr: [250, 400], en: [250, 400], ru: [250, 400] },
  tours: { tr: [80, 260], en: [80, 260], ru: [80, 260] },
  blog: { tr: [500, 1000], en: [700, 1000], ru: [500, 1000] },
};

const READING_TIME = { least: 4, most: 9 };
/** Words that somebody reads in a minute, from slow and careful to quick. */
const PACE = { slow: 105, quick: 240 };
const POST_IDS = 29;

const FILES: Sources = {
  texts: belowRoot(
    import.meta.glob<string>(["../../content/{services,tours,blog}/*/*.md"], {
      eager: true,
      query: "?raw",
      import: "default",
    }),
  ),
  posts: belowRoot(import.meta.glob<PostFacts>("../../content/blog/*/post.ts", { eager: true, import: "POST" })),
  services: SERVICES,
  tours: TOURS,
  faq: FAQ,
  gallery: GALLERY,
  heads: HEADS,
  fares: FARES,
  pictures: new Set(Object.keys(PICTURES)),
};

let kept: Library | undefined;

/** The whole content. Throws an Error that names every fault, one per line, where there is one. */
export function readLibrary(): Library {
  if (kept) return kept;
  const { library, faults } = parseLibrary(FILES);
  if (faults.length > 0) {
    throw new Error(
      `The content has ${faults.length} faults:\n${faults.map(({ file, says }) => `${file}: ${says}`).join("\n")}`,
    );
  }
  return (kept = library);
}

/** Reads everything in one pass; what has a fault is left out of the library and named in the faults. */
export function parseLibrary(sources: Sources = FILES): { library: Library; faults: Fault[] } {
  const reader = new Reader(sources);
  const library: Library = {
    services: reader.services(),
    tours: reader.tours(),
    posts: reader.posts(),
    faq: reader.list("content/faq.ts", faqItem, sources.faq),
    gallery: reader.list("content/gallery.ts", galleryItem, sources.gallery),
  };
  reader.checkFaq(library.faq);
  reader.checkGallery(library.gallery);
  reader.checkHeads(library);
  reader.checkStrays();
  return { library, faults: reader.faults };
}

class Reader {
  readonly faults: Fault[] = [];
  readonly #sources: Sources;
  readonly #used = new Set<string>();

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  services(): Service[] {
    const file = "content/services.ts";
    this.#unique(file, "id", this.#sources.services);
    this.#unique(file, "slug", this.#sources.services);
    return this.#sources.services.flatMap((facts) => {
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
    this.#unique(file, "id", this.#sources.tours);
    this.#unique(file, "slug", this.#sources.tours);
    return this.#sources.tours.flatMap((facts) => {
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
    const found = Object.entries(this.#sources.posts).toSorted(([one], [other]) => (one < other ? -1 : 1));
    const posts = found.flatMap(([file, facts]) => {
      const slug = file.split("/").at(-2) ?? "";
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
        this.#fault(file, `the folder "${slug}" must be small letters and digits joined by dashes`);
      }
      this.#postFacts(file, facts);
      const text = this.#texts("blog", slug, postText, true);
      if (!text) return [];
      this.#article(slug, facts, text);
      return [{ ...facts, slug, text }];
    });
    for (const [file, facts] of found) {
      const twin = found.find(([other, { id }]) => other < file && id === facts.id);
      if (twin) this.#fault(file, `id ${facts.id} is also that of ${twin[0]}`);
      for (const id of facts.related) {
        if (id === facts.id) this.#fault(file, `related: ${id} is the post itself`);
        else if (!found.some(([, other]) => other.id === id)) this.#fault(file, `related: there is no post ${id}`);
      }
    }
    return posts.toSorted((one, other) => one.id - other.id);
  }

  /** The entries of a list that are as the schema says. */
  list<Schema extends z.ZodType>(file: string, schema: Schema, entries: readonly unknown[]): z.output<Schema>[] {
    return entries.flatMap((entry, index) => {
      const parsed = schema.safeParse(entry);
      if (parsed.success) return [parsed.data];
      for (const issue of parsed.error.issues) {
        this.#fault(file, `entry ${index + 1}, ${issue.path.join(".")}: ${issue.message}`);
      }
      return [];
    });
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
    const written = [
      ...services.map(({ slug, text }) => [`content/services/${slug}`, text] as const),
      ...tours.map(({ slug, text }) => [`content/tours/${slug}`, text] as const),
      ...posts.map(({ slug, text }) => [`content/blog/${slug}`, text] as const),
    ];
    for (const language of LANGUAGES) {
      const seen = new Map<string, string>();
      const once = (file: string, field: string, words: string) => {
        const other = seen.get(words);
        if (other) this.#fault(file, `${field} "${words}" is also that of ${other}`);
        seen.set(words, file);
      };
      for (const [name, heads] of Object.entries(this.#sources.heads)) {
        const parsed = head.safeParse(heads[language]);
        if (!parsed.success) {
          for (const { path, message } of parsed.error.issues) {
            this.#fault("content/heads.ts", `${name}.${language}.${path.join(".")}: ${message}`);
          }
          continue;
        }
        once(`content/heads.ts (${name}.${language})`, "title", parsed.data.title);
        once(`content/heads.ts (${name}.${language})`, "description", parsed.data.description);
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
      if (!this.#used.has(file)) this.#fault(file, "belongs to nothing that is listed");
    }
  }

  #postFacts(file: string, { id, image, published, readingTime, related }: PostFacts): void {
    this.#picture(file, image);
    if (!Number.isInteger(id) || id < 1 || id > POST_IDS)
      this.#fault(file, `id ${id} is not between 1 and ${POST_IDS}`);
    if (Number.isNaN(Date.parse(published)) || !/^\d{4}-\d\d-\d\d$/.test(published)) {
      this.#fault(file, `published "${published}" is no date (YYYY-MM-DD)`);
    }
    if (!Number.isInteger(readingTime)) this.#fault(file, `readingTime ${readingTime} is no whole number`);
    if (readingTime < READING_TIME.least)
      this.#fault(file, `readingTime ${readingTime} is under ${READING_TIME.least}`);
    if (readingTime > READING_TIME.most) this.#fault(file, `readingTime ${readingTime} is over ${READING_TIME.most}`);
    if (new Set(related).size !== related.length)
      this.#fault(file, `related names a post twice: ${related.join(", ")}`);
  }

  /** What only an article has to have. */
  #article(slug: string, { readingTime }: PostFacts, text: Localized<Written<PostText>>): void {
    for (const language of LANGUAGES) {
      const file = `content/blog/${slug}/${language}.md`;
      const { html, tags } = text[language];
      const place = language === "ru" ? "Бодрум" : "Bodrum";
      for (const tag of [place, language === "ru" ? "VIP-трансфер" : "VIP Transfer"]) {
        if (!tags.includes(tag)) this.#fault(file, `tags: "${tag}" is missing`);
      }
      if ((html.match(/<h2>/g) ?? []).length < 3) this.#fault(file, "has fewer than three headings (##)");
      if (!/<(?:ul|ol)>/.test(html)) this.#fault(file, "has no list");
      if (!html.includes("<blockquote>")) this.#fault(file, "has no quotation (>)");
    }
    const { words } = text.en;
    const pace = words / readingTime;
    if (pace < PACE.slow || pace > PACE.quick) {
      this.#fault(
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
    const words = countWords(body);
    if (words < least) this.#fault(file, `has ${words} words; ${least} are the least`);
    if (words > most) this.#fault(file, `has ${words} words; ${most} are the most`);
    for (const [price] of body.matchAll(/\d[\d.,]*\s*(?:€|EUR|euro|avro|евро)|€\s*\d/gi)) {
      this.#fault(file, `"${price}" is a price of its own; write {{fare …}} for one of the table`);
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
    for (const { path, message } of parsed.error.issues) this.#fault(file, `${path.join(".") || "fields"}: ${message}`);
    return undefined;
  }

  #render(file: string, where: string, source: string, language: Language, boldPlace = false): string {
    const { html, faults } = renderMarkdown(source, { language, fares: this.#sources.fares, boldPlace });
    for (const says of faults) this.#fault(file, where + says);
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

  #fault(file: string, says: string): undefined {
    this.faults.push({ file, says });
  }
}

/** `../../content/…`, as the bundler names its files, from the project's root. */
function belowRoot<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, value]) => [path.replace("../../", ""), value]));
}
