import { Marked, type Token, type Tokens } from "marked";

import { escapeHtml } from "#src/domain/escapeHtml.ts";
import { isLanguage, type Language } from "#src/domain/language.ts";
import { findPlaceByAlias, type Place } from "#src/domain/places.ts";
import { isVehicleType } from "#src/domain/price.ts";
import { SECTIONS } from "#src/i18n/paths.ts";
import { say, type Sentence } from "#src/content/messages/sentences.ts";
import { anchorsOn, type Anchors } from "./anchors.ts";
import { boldNames } from "./boldNames.ts";

/** Options for rendering a text. */
export interface MarkdownSettings {
  language: Language;
  /** Names to make bold wherever they occur, but for their suffixes. */
  bold?: readonly string[];
  /** Anchors that links may lead to, by page. Links to other pages may have any. */
  anchors?: Anchors;
  /** Places of the form, which links to it may fill in; all are allowed where they are not known. */
  places?: readonly Place[] | undefined;
}

/** Rendered HTML and the faults in its source. */
export interface Rendered {
  html: string;
  /** Headings of level two as HTML, in which only names are bold. */
  headings: string[];
  faults: Sentence[];
}

const ALLOWED = new Set([
  "paragraph",
  "text",
  "heading",
  "list",
  "list_item",
  "blockquote",
  "table",
  "strong",
  "em",
  "link",
  "space",
  "escape",
]);

/** An amount with its currency (`€3,705`, `€45–75`, `75 €`, `30–50 TL`), or a time (`22:00`). */
const VALUE = /€\d[\d,]*(?:–\d[\d,]*)?(?<!,)|\d[\d.–\u00a0]*\u00a0(?:€|TL)|\b(?:[01]?\d|2[0-3]):[0-5]\d\b/g;

/**
 * Renders the supported subset of Markdown: paragraphs, headings of levels two and three, lists, quotations, tables,
 * bold, emphasis and links. The first cell of a table's row is the row's header. A URL that begins with a slash is a
 * page of this site and gets the language prefix. Amounts and times are left as they are where a browser translates the page.
 */
export function renderMarkdown(source: string, settings: MarkdownSettings): Rendered {
  const { language, bold = [] } = settings;
  const faults: Sentence[] = [];
  // Nesting depth of bold text, in which names are not made bold again.
  let depth = 0;
  const headings: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth: level }: Tokens.Heading) {
        if (level === 2) {
          const words = this.parser.parseInline(tokens, this.parser.textRenderer);
          headings.push(renderLineAsHtml(words, { language, bold }));
        }
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`);
        const body = rows.map((row) =>
          row.map((cell, column) =>
            column === 0 ? `<th scope="row">${inline(cell)}</th>` : `<td>${inline(cell)}</td>`,
          ),
        );
        const lines = body.map((cells) => `<tr>${cells.join("")}</tr>`);
        return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${lines.join("")}</tbody></table>\n`;
      },
      strong({ tokens }: Tokens.Strong) {
        depth++;
        const inner = this.parser.parseInline(tokens);
        depth--;
        return `<strong>${inner}</strong>`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeHtml(addressIn(language, href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      text(token: Tokens.Text | Tokens.Escape) {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        return keepValues(renderLineAsHtml(token.text, { language, bold: depth === 0 ? bold : [] }));
      },
    },
  });
  const tokens = marked.lexer(source);
  // It collects what an asynchronous visitor would return; this one returns nothing.
  void marked.walkTokens(tokens, (token) => {
    if (!ALLOWED.has(token.type))
      faults.push(
        say('%{kind} "%{raw}" has no place in a text', { kind: token.type, raw: token.raw.trim().slice(0, 40) }),
      );
    if (token.type === "heading" && (token.depth < 2 || token.depth > 3)) {
      const values = { text: String(token.text), level: Number(token.depth) };
      faults.push(say('heading "%{text}" is of level %{level}; only 2 and 3 are for texts', values));
    }
    if (token.type === "link") faults.push(...faultsOfLink(token as Tokens.Link, settings));
    if (token.type === "text" && !("tokens" in token && token.tokens)) faults.push(...leftoversIn(token.raw));
  });
  faults.push(...faultsOfParagraphs(tokens));
  return { html: marked.parser(tokens).trim(), headings, faults };
}

/** Leaves the amounts and times in escaped text as they are where a browser translates the page. */
function keepValues(html: string): string {
  return html.replaceAll(VALUE, '<span translate="no">$&</span>');
}

/** Russian words of one letter, such as prepositions, do not end a line: a no-break space ties each to the word after it. */
function tieShortWords(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])([авикосуя]) (?=\S|$)/giu, "$1\u00a0");
}

/** The lines of a list as visitors read them. */
export function renderLines(lines: readonly string[], language: Language): string[] {
  return lines.map((line) => renderLine(line, language));
}

/** One line as visitors read it. */
export function renderLine(line: string, language: Language): string {
  return language === "ru" ? tieShortWords(line) : line;
}

/** One line without markup, as HTML in which names are bold. */
export function renderLineAsHtml(
  line: string,
  { language, bold }: { language: Language; bold: readonly string[] },
): string {
  return boldNames(renderLine(escapeHtml(line), language), bold, language);
}

/** Makes the links to the site's own pages absolute, for use outside of the site. */
export function absoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll('href="/', `href="${siteUrl}/`);
}

/** Counts the words of a text, without its markup. */
export function countWords(source: string): number {
  const plain = source
    .replaceAll(/\{\{[^}]*\}\}/g, "0 €")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/^[#>*\-\d.\s]+/gm, "");
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}’'\-–.,]*/gu)?.length ?? 0;
}

function addressIn(language: Language, href: string): string {
  return href.startsWith("/") ? `/${language}${href === "/" ? "" : href}` : href;
}

/** What a paragraph ends with: a full stop or the like, perhaps within a quotation, brackets or a link. */
const ENDS = /[.!?…:][»”"’)\]_*]*(?:\([^)\s]*\))?$/;

/** A shorter one may be a line of its own. */
const LEAST_WORDS_OF_A_PARAGRAPH = 8;

/** Finds paragraphs that break off, and those that stand twice. Parts that are still to be written, in [[ ]], are neither. */
function faultsOfParagraphs(tokens: readonly Token[]): Sentence[] {
  const seen = new Set<string>();
  return tokens.flatMap((token) => {
    const paragraph = token.raw.trim();
    if (token.type !== "paragraph" || paragraph.includes("[[")) return [];
    const isRepeated = seen.has(paragraph);
    seen.add(paragraph);
    if (isRepeated) return [say('the paragraph "%{beginning}…" stands twice', { beginning: paragraph.slice(0, 60) })];
    return ENDS.test(paragraph) || countWords(paragraph) < LEAST_WORDS_OF_A_PARAGRAPH
      ? []
      : [say('a paragraph breaks off: "…%{end}"', { end: paragraph.slice(-60) })];
  });
}

/** Finds signs of markup that visitors would read, because what they mark has no beginning or no end. */
function leftoversIn(text: string): Sentence[] {
  if (text.includes("[[") || text.includes("{{")) return [];
  const around = /.{0,20}[{}[\]*_\\`|].{0,20}/.exec(text)?.[0];
  return around === undefined ? [] : [say('"%{around}" has a sign of markup that visitors would read', { around })];
}

function faultsOfLink({ href, text }: Tokens.Link, { anchors = {}, places }: MarkdownSettings): Sentence[] {
  if (text.trim() === "") return [say('the link to "%{href}" has no words', { href })];
  if (!href.startsWith("/")) {
    return /^(?:https:\/\/|mailto:|tel:|#)/.test(href)
      ? []
      : [say('the link to "%{href}" is no address of the site and no https address', { href })];
  }
  const [first = "", ...rest] = href.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? [];
  if (isLanguage(first)) return [say(`the link to "%{href}" names a language; it gets the text's own`, { href })];
  const section = Object.values(SECTIONS).find(({ path }) => path === first);
  const known = section !== undefined && (rest.length === 0 || (section.slugs && rest.length === 1));
  if (!known) return [say('the link to "%{href}" leads to no page of the site', { href })];
  const [, path = "", anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href) ?? [];
  const isThere = anchor === undefined || (anchorsOn(path, anchors)?.includes(anchor) ?? true);
  if (!isThere) return [say('the link to "%{href}" leads to a page without "#%{anchor}"', { href, anchor })];
  return path === `/${SECTIONS.reservation.path}` ? faultsOfPrefill(href, places) : [];
}

/** What a link to the booking form would fill in and the form does not know. It ignores that, so a guest would start from nothing. */
function faultsOfPrefill(href: string, places: readonly Place[] | undefined): Sentence[] {
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]);
  return [...query].flatMap(([field, value]) => {
    if (field === "from" || field === "to") {
      const id = findPlaceByAlias(value);
      const isOffered = id !== undefined && (places?.some((place) => place.id === id && place.selectable) ?? true);
      return isOffered ? [] : [say('the link to "%{href}" names "%{value}", no place of the form', { href, value })];
    }
    return field !== "vehicleType" || isVehicleType(value)
      ? []
      : [say('the link to "%{href}" names "%{value}", no vehicle of the form', { href, value })];
  });
}
