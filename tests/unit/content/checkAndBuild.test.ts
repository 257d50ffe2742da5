import fc from "fast-check";
import { expect, test } from "vitest";

import { checkContent } from "#src/content/check/checkContent.ts";
import type { Library } from "#src/content/read/libraryTypes.ts";
import { structuredData } from "#src/content/render/structuredData.ts";
import { webFiles } from "#src/content/render/webFiles.ts";
import type { PageName } from "#src/content/pageData/pageDataTypes.ts";
import { LANGUAGES } from "#src/domain/language.ts";
import { SECTIONS, type Section } from "#src/i18n/paths.ts";
import { loadPage } from "#src/pages/loadPage.ts";
import { RUNS_ALL } from "#tests/support/tier.ts";
import { anySources } from "./anySources.ts";

const DAY = new Date("2026-07-14T09:00:00Z");
const SITE = "https://vip.example";
/** How many libraries that the check accepts are built: fewer on a machine that is too busy for them within the time. */
const RUNS = RUNS_ALL ? 80 : 20;
const MOST_MS = 40_000;

/** Pages without a slug. */
const PAGES: readonly PageName[] = [...(Object.keys(SECTIONS) as Section[]), "site", "notFound", "offline"];

/** Loads the data of every page, as the build does. */
function buildOf(library: Library): string {
  const { services, tours, posts } = library;
  const withSlug = [
    ...services.map(({ slug }) => ["service", slug] as const),
    ...tours.map(({ slug }) => ["tour", slug] as const),
    ...posts.map(({ slug }) => ["post", slug] as const),
  ];
  const pages = LANGUAGES.flatMap((language) =>
    [...PAGES.map((page) => [page, ""] as const), ...withSlug].flatMap(([page, slug]) => [
      loadPage(page, language, { slug, day: DAY }, library),
      ...structuredData({ library, page, language, slug, siteUrl: SITE }),
    ]),
  );
  return JSON.stringify([pages, webFiles(library, SITE)]);
}

/** Links of the built pages that lead to no page. */
function deadLinks(built: string, { services, tours, posts }: Library): string[] {
  const slugs: Record<string, readonly { slug: string }[]> = { services, tours, blog: posts };
  const known = new Set(
    LANGUAGES.flatMap((language) => [
      ...Object.values(SECTIONS).map(({ path }) => (path === "" ? `/${language}` : `/${language}/${path}`)),
      ...Object.entries(slugs).flatMap(([section, listed]) =>
        listed.map(({ slug }) => `/${language}/${section}/${slug}`),
      ),
    ]),
  );
  const links = [...built.matchAll(/href=\\"(\/[^"#?\\]*)/g)].map(([, path = ""]) => path);
  return links.filter((path) => !known.has(path));
}

test("whatever the check accepts can be built, without dead links, and all texts have the same figures", () => {
  fc.assert(
    fc.property(fc.gen(), (gen) => {
      const sources = anySources((arbitrary) => gen(() => arbitrary));
      const { library, faults } = checkContent(sources);
      fc.pre(faults.length === 0);
      const built = buildOf(library);
      expect(deadLinks(built, library)).toEqual([]);
      const { waitingMinutes, cancellingHours } = library.termNumbers;
      const known = { minutes: waitingMinutes, notice: cancellingHours, listed: library.tours.length };
      // The home page has the first and the last of them.
      for (const [mark, figure] of Object.entries(known)) {
        const shown = [...built.matchAll(new RegExp(`${mark}=(\\d*)`, "g"))].map(([, digits]) => digits);
        expect(new Set([...shown, String(figure)])).toEqual(new Set([String(figure)]));
        if (mark !== "notice") expect(shown).not.toEqual([]);
      }
      expect(built).not.toContain("{{");
    }),
    // What is drawn depends on what was drawn before, so there is no simpler example to look for.
    { numRuns: RUNS, interruptAfterTimeLimit: MOST_MS, endOnFailure: true },
  );
});
