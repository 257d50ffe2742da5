import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { segmentsOf } from "#relay/pages/redirects.ts";
import { loadSite, type Site } from "#relay/pages/site.ts";
import { DATA_ID } from "#src/document.ts";

const SITE = "dist/site";

/** One of the written pages. */
export interface WrittenPage {
  /** Below the site's folder. */
  file: string;
  /** The address that the relay serves it under; a page that stands in for others has none of its own. */
  path: string | null;
  html: string;
}

/** Every page that the build wrote. Throws where there is no build. */
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

/** Whether the relay answers a path with a page or a file: not with a not-found page, and not by leading it elsewhere, as it does a slash too many. */
export function isServed(path: string): boolean {
  served ??= loadSite(SITE).pages;
  const segments = /\/\/|\/$/.test(path) ? null : segmentsOf(path);
  return segments !== null && served.has(`/${segments.join("/")}`.normalize("NFC"));
}

/** The page without the data that its scripts read. */
export function markupOf({ html }: WrittenPage): string {
  return html.replace(new RegExp(`<script type="application/json" id="${DATA_ID}">.*?</script>`, "s"), "");
}

/** The values of an attribute of these elements, as a browser reads them. */
export function attributesOf(markup: string, element: string, attribute: string): string[] {
  const tags = markup.matchAll(new RegExp(`<(?:${element})\\b[^>]*?\\s${attribute}="([^"]*)"`, "g"));
  return [...tags].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
  );
}
