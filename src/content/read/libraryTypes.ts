import type { Language, Localized } from "#src/domain/language.ts";
import type { Embed } from "#src/content/render/embeds.ts";
import type { PostFacts, PostText } from "#src/content/schema/posts.ts";
import type { ServiceFacts, ServiceText } from "#src/content/schema/services.ts";
import type { TourFacts, TourText } from "#src/content/schema/tours.ts";
import type { Fault } from "./faults.ts";
import type { Constants } from "./sources.ts";

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

/** Kinds of content with a folder of texts. */
export type TextKind = "services" | "tours" | "blog";

/** A text in one language as it is written, for who judges its words. */
export interface WrittenText {
  file: string;
  kind: TextKind;
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
