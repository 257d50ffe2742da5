import { parse as parseYaml, YAMLParseError } from "yaml";
import type { z } from "zod";

import { LANGUAGES, type Language, type Localized } from "#src/domain/language.ts";
import { splitAtEmbeds, type Embed } from "#src/content/render/embeds.ts";
import { countWords, renderLineAsHtml, renderMarkdown, type Rendered } from "#src/content/render/markdown.ts";
import { messageOf } from "#src/content/schema/issues.ts";
import type { PostText } from "#src/content/schema/posts.ts";
import { entriesOf } from "./entries.ts";
import type { BodyPart, TextKind, Written, WrittenText } from "./libraryTypes.ts";
import type { Reading } from "./reading.ts";
import { reasonFrom } from "./reasons.ts";
import { say } from "#src/content/messages/sentences.ts";
import { fillAll } from "./values.ts";

/** Placeholder in a draft that describes the text to be written. */
export const TO_BE_WRITTEN = /\[\[[^\]]*\]\]/g;

/** Issues of these kinds leave nothing to render, unlike a text that is too short or too long. */
const UNRENDERABLE = new Set(["invalid_type", "invalid_union", "invalid_key", "unrecognized_keys"]);

/** Reads the Markdown files: their fields, and their bodies as HTML. */
export class Texts {
  readonly #reading: Reading;
  /** Every text as it is written. */
  readonly written: WrittenText[] = [];
  /** Files that belong to something that is listed. */
  readonly used = new Set<string>();
  /** Links to services, tours and articles, which are known only once all of them are read. */
  readonly links: { file: string; where: readonly string[]; href: string; page: string }[] = [];

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /**
   * Returns the texts of each folder whose three files exist and are valid. Texts of an invalid entry, or of a list
   * that could not be read, are checked nevertheless.
   */
  of<Schema extends z.ZodType<object>>(
    kind: TextKind,
    listed: unknown,
    schema: Schema,
  ): Map<string, Localized<Written<z.output<Schema>>>> {
    const folders = Object.keys(this.#reading.sources.texts).flatMap((file) => slugIn(kind, file) ?? []);
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
    kind: TextKind,
    slug: string,
    schema: Schema,
  ): Localized<Written<z.output<Schema>>> | undefined {
    const [tr, en, ru] = LANGUAGES.map((language) => {
      const file = `content/${kind}/${slug}/${language}.md`;
      this.used.add(file);
      const source = this.#reading.sources.texts[file];
      if (source === undefined) return this.#reading.fault(file, say("is missing"));
      return this.#text(file, source, language, schema, kind);
    });
    return tr && en && ru ? { tr, en, ru } : undefined;
  }

  #text<Schema extends z.ZodType<object>>(
    file: string,
    source: string,
    language: Language,
    schema: Schema,
    kind: TextKind,
  ): Written<z.output<Schema>> | undefined {
    // Some editors write an invisible mark in front of a file.
    const [, front, body] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
    if (front === undefined || body === undefined) {
      return this.#reading.fault(file, say("does not begin with its fields between two lines of ---"));
    }
    const open = [...source.matchAll(TO_BE_WRITTEN)].length;
    if (open === 1) this.#reading.warn(file, say("has 1 part to be written, in [[ ]]"));
    else if (open > 1) this.#reading.warn(file, say("has %{open} parts to be written, in [[ ]]", { open }));
    // Only articles have pictures and maps between their paragraphs.
    const { segments, faults } = kind === "blog" ? splitAtEmbeds(body) : { segments: [textSegment(body)], faults: [] };
    const bodyLine = source.slice(0, source.length - body.length).split("\n").length - 1;
    for (const { line, message } of faults) this.#reading.warn(file, message, { line: bodyLine + line });
    const { written: asWritten, fields } = this.#fields(file, front, schema, language);
    const sources = segments.flatMap((segment) => (segment.kind === "text" ? [segment.source] : []));
    const words = [...sources, ...courseOf(asWritten)].reduce((sum, text) => sum + countWords(text), 0);
    const bold = kind === "blog" ? (this.#reading.pages?.blog.bold ?? []) : [];
    const parts = segments.map((segment): BodyPart => {
      if (segment.kind === "text") {
        const filled = this.#reading.fill(file, segment.source, language);
        return {
          kind: "text",
          ...this.render(file, [], { source: segment.source, filled }, language, bold),
        };
      }
      const { line, ...given } = segment;
      const embed =
        "caption" in given ? { ...given, caption: this.#reading.fill(file, given.caption, language) } : given;
      this.#embed(file, bodyLine + line, embed);
      return "caption" in embed
        ? { ...embed, captionHtml: renderLineAsHtml(embed.caption, { language, bold }) }
        : embed;
    });
    const html = parts.flatMap((part) => (part.kind === "text" ? [part.html] : [])).join("\n");
    const { tags = [] } = (fields ?? {}) as Partial<PostText>;
    const slug = slugIn(kind, file) ?? "";
    const given = { file, kind, slug, language, front, written: asWritten, body, segments: sources, words };
    this.written.push(fields ? { ...given, rendered: { html, parts, tags } } : given);
    return fields && { ...fields, html, parts, words };
  }

  /** Checks that the picture of an embed exists, or that its map has its places. */
  #embed(file: string, line: number, embed: Embed): void {
    if (embed.kind === "picture" && this.#reading.pictures?.has(embed.name) === false) {
      this.#reading.warn(file, say('there is no picture "%{name}"', { name: embed.name }), { line });
    }
    if (embed.kind !== "map") return;
    for (const point of embed.places) {
      if (this.#reading.mapPoints?.has(point) === false)
        this.#reading.warn(file, say('"%{point}" is on no map', { point }), { line });
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
      this.#reading.fault(file, reasonFrom(reason), {
        line: (error.linePos?.[0].line ?? 0) + 1,
      });
      return { written: undefined, fields: undefined };
    }
    const filled = fillAll(
      written,
      this.#reading.facts,
      (field, message) => this.#reading.warn(file, message, { where: [field] }),
      language,
    );
    const parsed = schema.safeParse(filled, { error: messageOf });
    if (parsed.success) return { written, fields: parsed.data };
    const isUnrenderable = parsed.error.issues.some(({ code }) => UNRENDERABLE.has(code));
    this.#reading.issues(file, [], parsed.error, isUnrenderable ? this.#reading.faults : this.#reading.warnings);
    // Text of the wrong length can still be rendered.
    return { written, fields: isUnrenderable ? undefined : (filled as z.output<Schema>) };
  }

  /** Renders a text as HTML, given as it is written and with its values. */
  render(
    file: string,
    where: readonly string[],
    { source, filled }: { source: string; filled: string },
    language: Language,
    bold: readonly string[] = [],
  ): Pick<Rendered, "html" | "headings"> {
    const places = this.#reading.knowsPlaces ? this.#reading.places : undefined;
    const { html, headings, faults } = renderMarkdown(filled, {
      language,
      bold,
      anchors: this.#reading.anchors,
      places,
    });
    for (const [, href = "", page = ""] of source.matchAll(/\]\((\/((?:services|tours|blog)\/[^/)\s?#]+)[^)\s]*)/g))
      this.links.push({ file, where, href, page: `content/${page}` });
    for (const message of faults) this.#reading.warn(file, message, { where });
    return { html, headings };
  }
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
export function slugIn(kind: TextKind, file: string): string | undefined {
  const [, of, slug] = /^content\/([^/]+)\/([^/]+)\/[^/]+$/.exec(file) ?? [];
  return of === kind ? slug : undefined;
}
