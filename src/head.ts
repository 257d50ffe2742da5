import type { HeadData } from "./content/schema.ts";
import type { Language } from "./domain/language.ts";
import { alternatesOf, feedPath, manifestPath, pathOf } from "./i18n/paths.ts";

const SITE_NAME = "Bodrum VIP Transfer";
const OG_LOCALE: Record<Language, string> = { tr: "tr_TR", en: "en_GB", ru: "ru_RU" };

/** Size of every preview, in pixels. */
const PREVIEW = { width: 1200, height: 630 };

/**
 * What the head says of one page beyond its title: description, canonical, alternates and previews, as HTML. `siteUrl` is the
 * origin that absolute addresses begin with. A page that nobody should find has `noindex` instead of addresses. The mark
 * `data-page` tells what goes when the next page comes.
 */
export function headTags(language: Language, head: HeadData, siteUrl: string): string[] {
  const { section, slug, title, description, preview, published } = head;
  const tags = [
    `<meta data-page name="description" content="${escapeHtml(description)}">`,
    `<link data-page rel="manifest" href="${manifestPath(language)}">`,
  ];
  if (!section) return [...tags, '<meta data-page name="robots" content="noindex">'];
  const canonical = siteUrl + pathOf(language, section, slug);
  const property = (name: string, content: string | number) =>
    `<meta data-page property="${name}" content="${escapeHtml(String(content))}">`;
  return [
    ...tags,
    `<link data-page rel="canonical" href="${canonical}">`,
    ...alternatesOf(section, slug).map(
      ({ hrefLang, path }) => `<link data-page rel="alternate" hreflang="${hrefLang}" href="${siteUrl}${path}">`,
    ),
    `<link data-page rel="alternate" type="application/atom+xml" href="${siteUrl}${feedPath(language)}">`,
    property("og:type", published ? "article" : "website"),
    ...(published ? [property("article:published_time", published)] : []),
    property("og:site_name", SITE_NAME),
    property("og:title", title),
    property("og:description", description),
    property("og:url", canonical),
    property("og:locale", OG_LOCALE[language]),
    ...(preview
      ? [
          property("og:image", `${siteUrl}/previews/${preview.name}-${language}.jpg`),
          property("og:image:type", "image/jpeg"),
          property("og:image:width", PREVIEW.width),
          property("og:image:height", PREVIEW.height),
          property("og:image:alt", preview.alt),
          '<meta data-page name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ];
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may stand in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
