import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { segmentsOf } from "#relay/pages/redirects.ts";
import { loadSite, type Site } from "#relay/pages/site.ts";
import { DATA_ID } from "#src/app/document.ts";

const SITE = "dist/site";

/** A prerendered page. */
export interface WrittenPage {
  /** Path relative to the site's folder. */
  file: string;
  /** Path under which the relay serves it; null for a not-found or offline page, which is served under other paths. */
  path: string | null;
  html: string;
}

/** Every prerendered page. Throws if the site is not built. */
export function writtenPages(): WrittenPage[] {
  if (!existsSync(SITE)) throw new Error("the site is not built: npm run build");
  return readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      file,
      path: /(?:404|offline)\.html$/.test(file) ? null : `/${file.replace(/\/index(?:\.\d+)?\.html$/, "")}`,
      html: readFileSync(join(SITE, file), "utf8"),
    }));
}

let served: Site["pages"] | undefined;

/**
 * Whether the relay answers a path with a page or a file, neither with a not-found page nor with a redirect, such as that of a superfluous
 * slash.
 */
export function isServed(path: string): boolean {
  served ??= loadSite(SITE).pages;
  const segments = /\/\/|\/$/.test(path) ? null : segmentsOf(path);
  return segments !== null && served.has(`/${segments.join("/")}`.normalize("NFC"));
}

/** The page without the JSON data for its scripts. */
export function markupOf({ html }: WrittenPage): string {
  return html.replace(new RegExp(`<script type="application/json" id="${DATA_ID}">.*?</script>`, "s"), "");
}

/** Values of an attribute of these elements, with entities decoded. */
export function attributesOf(markup: string, element: string, attribute: string): string[] {
  const tags = markup.matchAll(new RegExp(`<(?:${element})\\b[^>]*?\\s${attribute}="([^"]*)"`, "g"));
  return [...tags].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
  );
}
