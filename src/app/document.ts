import type { HeadData } from "#src/content/pageData/pageDataTypes.ts";
import { escapeHtml } from "#src/domain/escapeHtml.ts";
import type { Language } from "#src/domain/language.ts";
import { THEME_SCRIPT, type Theme } from "#src/domain/theme.ts";
import { LAYER_STATEMENT } from "#src/styles/layers.ts";
import { headTags } from "./head.ts";

/** URLs of the built files that a document refers to. */
export interface DocumentAssets {
  /** Boot module; null for a page without scripts. */
  boot: string | null;
  /** Style sheets in cascade order. */
  styles: readonly string[];
}

/** Everything that the HTML of a page is put together from. */
export interface DocumentParts {
  language: Language;
  head: HeadData;
  /** HTML of the rendered application. */
  body: string;
  /** Loader data by route id, for hydration. */
  data: Readonly<Record<string, unknown>>;
  /**
   * Inline script at the end of the body, which runs before the boot module. Its hash must be in the content security
   * policy.
   */
  script?: string;
  /** Structured data of the page (JSON-LD). */
  structured: readonly object[];
  /** Origin of absolute URLs. */
  siteUrl: string;
  /** Name below the icon of the installed site. iOS reads it from the page, other systems from the manifest. */
  appName: string;
  /** What a browser paints around the page in each theme. */
  themeColours: Readonly<Record<Theme, string>>;
  assets: DocumentAssets;
}

/** Ids of the elements that the entry hydrates and reads its data from. */
export const ROOT_ID = "root";
export const DATA_ID = "page-data";

/** Fonts to preload: those of all text but boards. A page shows them only if they come before its first paint. */
const FONTS: Record<Language, readonly string[]> = {
  tr: ["poster-latin", "jost-latin"],
  en: ["poster-latin", "jost-latin"],
  ru: ["poster-russian", "jost-russian"],
};

/**
 * Renders a complete HTML document. The statement of cascade layers comes first; the chosen theme is applied before the
 * first paint; the boot module runs last.
 */
export function documentOf({
  language,
  head,
  body,
  data,
  script,
  structured,
  siteUrl,
  appName,
  themeColours,
  assets,
}: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}" data-site-url="${siteUrl}">
<head>
<meta charset="utf-8">
<style>${LAYER_STATEMENT}</style>
<script>${THEME_SCRIPT}</script>
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${FONTS[language].map((font) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${font}.woff2" crossorigin>`).join("\n")}
${assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join("\n")}
${headTags(language, head, siteUrl).join("\n")}
<meta name="theme-color" content="${themeColours.day}" media="(prefers-color-scheme:light)">
<meta name="theme-color" content="${themeColours.night}" media="(prefers-color-scheme:dark)">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
<meta name="apple-mobile-web-app-title" content="${escapeHtml(appName)}">
${structuredDataScript(structured)}${assets.boot === null ? "" : `<script type="module" src="${assets.boot}"></script>`}
</head>
<body>
<div id="${ROOT_ID}">${body}</div>
${assets.boot === null ? "" : `<script type="application/json" id="${DATA_ID}">${escapeJson(JSON.stringify(data))}</script>`}
${script === undefined ? "" : `<script>${script}</script>`}
</body>
</html>
`;
}

function structuredDataScript(nodes: readonly object[]): string {
  if (nodes.length === 0) return "";
  const graph = escapeJson(JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }));
  return `<script data-page type="application/ld+json">${graph}</script>\n`;
}

/** Escapes JSON so that it cannot close its script element. */
function escapeJson(json: string): string {
  return json.replace(/</g, "\\u003c");
}
