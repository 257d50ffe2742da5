import { Marked, type Tokens } from "marked";

import { isLanguage, type Language } from "#src/domain/language.ts";
import { formatEuro } from "#src/domain/money.ts";
import { placeOfAlias } from "#src/domain/places.ts";
import { findFare, isVehicleType, type Fare } from "#src/domain/price.ts";
import { SECTIONS } from "#src/i18n/paths.ts";
import type { StreetPrice } from "./entities.ts";

/** What a text is rendered with. */
export interface MarkdownSettings {
  language: Language;
  /** The table that `{{fare …}}` and `{{lowest …}}` are looked up in. */
  fares: readonly Fare[];
  /** The list that `{{street …}}` is looked up in; none where a text has no use for it. */
  streetPrices?: readonly StreetPrice[];
  /** Whether every name of the place is set in bold, as articles have it. */
  boldPlace?: boolean;
}

/** A text as HTML, and what is wrong with it, in words. */
export interface Rendered {
  html: string;
  faults: string[];
}

const ALLOWED = new Set([
  "paragraph",
  "text",
  "heading",
  "list",
  "list_item",
  "blockquote",
  "strong",
  "em",
  "link",
  "space",
  "escape",
]);

/** Bodrum and, in Russian, its cases; a suffix after an apostrophe stays outside, an adjective is another word. */
const PLACE_NAME = /(?<![\p{L}])(?:Bodrum|Бодрум(?:ом|а|у|е)?)(?![\p{L}])/gu;
/** How a fault ends that names a trip without a price. */
export const NO_FARE = "no fare of the price table";
/** What stands for a figure: `{{fare airport torba,kaynar}}`, with a vehicle type after it for another than the Vito. */
const TOKEN = /\{\{(?:(fare|lowest) ([^\s}]+) ([^\s}]+)(?: ([^\s}]+))?|street ([^\s}]+))\}\}/g;

/**
 * Renders the small Markdown of the content: paragraphs, headings of the second and third level, lists, quotations, bold, emphasis and
 * links. An address that begins with a slash is a page of this site and gets its language. No text holds a price of its own:
 *
 * - `{{fare airport yalıkavak}}` becomes the fare of the price table, with a vehicle type after it for another than the Vito. Where one
 *   figure stands for several places, it names them all (`{{fare airport torba,kaynar}}`), and they must cost the same.
 * - `{{lowest airport torba}}` becomes the same, and nothing in the price table may cost less.
 * - `{{street kumpir}}` becomes what is asked for it in the street.
 */
export function renderMarkdown(
  source: string,
  { language, fares, streetPrices = [], boldPlace = false }: MarkdownSettings,
): Rendered {
  const faults: string[] = [];
  const filled = source.replaceAll(TOKEN, (whole: string, ...parts: (string | undefined)[]) => {
    const [kind, from = "", to = "", vehicle = "vip-vito", street] = parts;
    if (street !== undefined) {
      const price = streetPrices.find(({ id }) => id === street);
      if (!price) faults.push(`${whole} is nothing that content/streetPrices.ts knows`);
      return price ? formatLira(price, language) : "";
    }
    const prices = to.split(",").map((one) => [one, priceOf(fares, from, one, vehicle)] as const);
    const price = prices[0]?.[1] ?? null;
    if (price === null || prices.some(([, other]) => other === null)) {
      faults.push(`${whole} is ${NO_FARE}`);
      return "";
    }
    if (prices.some(([, other]) => other !== price)) {
      const each = prices.map(([one, other]) => `${one} costs ${other}`);
      faults.push(`${whole} stands for several prices: ${each.join(", ")}`);
    }
    const least = Math.min(...fares.map(({ euro }) => euro));
    if (kind === "lowest" && least < price)
      faults.push(`${whole} is ${price}, and the lowest of the price table is ${least}`);
    return formatEuro(price, language);
  });
  if (/\{\{/.test(filled)) faults.push(`"${/\{\{[^}]*\}?\}?/.exec(filled)?.[0]}" is not understood`);

  // How deep in bold text the renderer is: a name that is bold already is not made bold again.
  let bold = 0;
  const marked = new Marked({
    renderer: {
      strong({ tokens }: Tokens.Strong) {
        bold++;
        const inner = this.parser.parseInline(tokens);
        bold--;
        return `<strong>${inner}</strong>`;
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escape(addressIn(language, href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      text(token: Tokens.Text | Tokens.Escape) {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        const text = escape(token.text);
        return boldPlace && bold === 0 ? text.replaceAll(PLACE_NAME, "<strong>$&</strong>") : text;
      },
    },
  });
  const tokens = marked.lexer(filled);
  marked.walkTokens(tokens, (token) => {
    if (!ALLOWED.has(token.type))
      faults.push(`${token.type} "${token.raw.trim().slice(0, 40)}" has no place in a text`);
    if (token.type === "heading" && (token.depth < 2 || token.depth > 3)) {
      faults.push(`heading "${token.text}" is of level ${token.depth}; only 2 and 3 are for texts`);
    }
    if (token.type === "link") faults.push(...faultsOfLink(token.href));
  });
  return { html: marked.parser(tokens).trim(), faults };
}

/** The HTML of a text with its links to the site's own pages made absolute, for where it stands outside of the site. */
export function absoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll('href="/', `href="${siteUrl}/`);
}

/** How many words a text has, its marks not counted. */
export function countWords(source: string): number {
  const plain = source
    .replaceAll(TOKEN, "0 €")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/^[#>*\-\d.\s]+/gm, "");
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}’'\-–.,]*/gu)?.length ?? 0;
}

/** What something costs in the street: `30–50 TL`. */
function formatLira({ lira: [least, most] }: StreetPrice, language: Language): string {
  return `${least}–${most}\u00a0${language === "ru" ? "лир" : "TL"}`;
}

function priceOf(fares: readonly Fare[], from: string, to: string, vehicle: string): number | null {
  const start = placeOfAlias(from);
  const end = placeOfAlias(to);
  if (!start || !end || !isVehicleType(vehicle)) return null;
  return findFare(fares, { from: start, to: end, vehicleType: vehicle });
}

function addressIn(language: Language, href: string): string {
  return href.startsWith("/") ? `/${language}${href === "/" ? "" : href}` : href;
}

function faultsOfLink(href: string): string[] {
  if (!href.startsWith("/")) {
    return /^(?:https:\/\/|mailto:|tel:|#)/.test(href)
      ? []
      : [`the link to "${href}" is no address of the site and no https address`];
  }
  const [first = "", ...rest] = href.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? [];
  if (isLanguage(first)) return [`the link to "${href}" names a language; it gets the text's own`];
  const section = Object.values(SECTIONS).find(({ path }) => path === first);
  const known = section !== undefined && (rest.length === 0 || (section.slugs && rest.length === 1));
  return known ? [] : [`the link to "${href}" leads to no page of the site`];
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
