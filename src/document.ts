import type { HeadData } from "#src/content/schema.ts";
import { APP_NAME } from "#src/domain/appName.ts";
import type { Language } from "#src/domain/language.ts";
import { THEME_COLOURS, THEME_SCRIPT } from "#src/domain/theme.ts";
import { LAYER_STATEMENT } from "#src/styles/layers.ts";
import { escapeHtml, headTags } from "./head.ts";

/** What a document needs beyond its page: addresses of the built files, with their hashes. */
export interface DocumentAssets {
  /** The boot module; null for a page that stays as it was written. */
  boot: string | null;
  /** Style sheets in the order of the cascade. */
  styles: readonly string[];
  /** Style sheets that are part of these: they are named, so that no script brings them again. */
  included?: readonly string[];
  /** Style sheets of what a script would bring, and the page has in its markup: for who has none. */
  unscripted?: readonly string[];
}

export interface DocumentParts {
  language: Language;
  head: HeadData;
  /** The rendered application. */
  body: string;
  /** Loader data by route id, for hydration. */
  data: Readonly<Record<string, unknown>>;
  /** Runs once body and data are read, before anything else does; the content security policy must know it. */
  script?: string;
  /** What the page tells machines about itself. */
  structured: readonly object[];
  /** The origin that absolute addresses begin with. */
  siteUrl: string;
  assets: DocumentAssets;
}

/** Ids by which the boot module and the entry find their way. */
export const ROOT_ID = "root";
export const DATA_ID = "page-data";

/** Faces that the first view of every page shows. */
const FONTS: Record<Language, readonly string[]> = {
  tr: ["poster-latin", "jost-latin"],
  en: ["poster-latin", "jost-latin"],
  ru: ["poster-russian", "jost-russian"],
};

/** A whole HTML document. The order of the cascade comes first; a chosen theme is there before the first paint, then the boot module runs. */
export function documentOf({ language, head, body, data, script, structured, siteUrl, assets }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}" data-site-url="${siteUrl}">
<head>
<meta charset="utf-8">
<style>${LAYER_STATEMENT}</style>
<script>${THEME_SCRIPT}</script>
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${FONTS[language].map((font) => `<link rel="preload" as="font" type="font/woff2" href="/fonts/${font}.woff2" crossorigin>`).join("\n")}
${assets.styles.map((style) => `<link rel="stylesheet" href="${style}"${partsOf(assets)}>`).join("\n")}
${unscriptedStyles(assets)}${headTags(language, head, siteUrl).join("\n")}
<meta name="theme-color" content="${THEME_COLOURS.day}" media="(prefers-color-scheme:light)">
<meta name="theme-color" content="${THEME_COLOURS.night}" media="(prefers-color-scheme:dark)">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
<meta name="apple-mobile-web-app-title" content="${APP_NAME}">
${structuredScript(structured)}${assets.boot === null ? "" : `<script type="module" src="${assets.boot}"></script>`}
</head>
<body>
<div id="${ROOT_ID}">${body}</div>
${assets.boot === null ? "" : `<script type="application/json" id="${DATA_ID}">${escapeJson(JSON.stringify(data))}</script>`}
${script === undefined ? "" : `<script>${script}</script>`}
</body>
</html>
`;
}

function partsOf({ included = [] }: DocumentAssets): string {
  return included.length > 0 ? ` data-parts="${included.join(" ")}"` : "";
}

function unscriptedStyles({ unscripted = [] }: DocumentAssets): string {
  if (unscripted.length === 0) return "";
  const links = unscripted.map((style) => `<link rel="stylesheet" href="${style}">`);
  return `<noscript>${links.join("")}</noscript>\n`;
}

function structuredScript(things: readonly object[]): string {
  if (things.length === 0) return "";
  const graph = escapeJson(JSON.stringify({ "@context": "https://schema.org", "@graph": things }));
  return `<script data-page type="application/ld+json">${graph}</script>\n`;
}

/** Keeps a value from ending its script element. */
function escapeJson(json: string): string {
  return json.replace(/</g, "\\u003c");
}
