import type { HeadData } from "./content/schema.ts";
import type { Language } from "./domain/language.ts";
import { alternatesOf, pathOf } from "./i18n/paths.ts";

const OG_LOCALE: Record<Language, string> = { tr: "tr_TR", en: "en_GB", ru: "ru_RU" };

/**
 * What the head says of one page beyond its title: description, canonical, alternates and previews, as HTML. `siteUrl` is the
 * origin that absolute addresses begin with. A page that nobody should find has `noindex` instead of addresses. The mark
 * `data-page` tells what goes when the next page comes.
 */
export function headTags(language: Language, { section, title, description }: HeadData, siteUrl: string): string[] {
  const tags = [`<meta data-page name="description" content="${escapeHtml(description)}">`];
  if (!section) return [...tags, '<meta data-page name="robots" content="noindex">'];
  const canonical = siteUrl + pathOf(language, section);
  return [
    ...tags,
    `<link data-page rel="canonical" href="${canonical}">`,
    ...alternatesOf(section).map(
      ({ hrefLang, path }) => `<link data-page rel="alternate" hreflang="${hrefLang}" href="${siteUrl}${path}">`,
    ),
    '<meta data-page property="og:type" content="website">',
    `<meta data-page property="og:title" content="${escapeHtml(title)}">`,
    `<meta data-page property="og:description" content="${escapeHtml(description)}">`,
    `<meta data-page property="og:url" content="${canonical}">`,
    `<meta data-page property="og:locale" content="${OG_LOCALE[language]}">`,
  ];
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
