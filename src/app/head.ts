import type { HeadData } from "#src/content/pageData/pageDataTypes.ts";
import { escapeHtml } from "#src/domain/escapeHtml.ts";
import type { Language } from "#src/domain/language.ts";
import { alternatesOf, feedPath, manifestPath, pathOf } from "#src/i18n/paths.ts";

const OG_LOCALE: Record<Language, string> = { tr: "tr_TR", en: "en_GB", ru: "ru_RU" };

/** Size of the Open Graph images, in pixels. */
const PREVIEW = { width: 1200, height: 630 };

/**
 * HTML of a page's head tags other than the title: description, canonical, alternates and Open Graph. `siteUrl` is the
 * origin of absolute URLs. A page without an address gets `noindex` instead. `data-page` marks the tags that are
 * replaced on client-side navigation.
 */
export function headTags(language: Language, head: HeadData, siteUrl: string): string[] {
  const { section, slug, title, description, siteName, preview, published } = head;
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
    property("og:site_name", siteName),
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
