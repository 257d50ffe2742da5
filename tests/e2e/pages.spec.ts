import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { SERVICES } from "#content/services.ts";
import { TOURS } from "#content/tours.ts";
import { LANGUAGES, type Language } from "#src/domain/language.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { ignoreNotFound, waitForHydration, disablePaintingIn, sharedTest as test, withPainting } from "./fixtures.ts";
import { wrongCapitals } from "./capitals.ts";
import { cutOffWords } from "./cutOffWords.ts";
import { ARTICLES, PAGE_TYPES, TOUR_WITH_STOPS } from "./pageTypes.ts";
import { setTextSize } from "./textSize.ts";

/** A page of each type, and of each kind of page that is not there. */
const KINDS = [
  ...PAGE_TYPES.filter((type) => type !== "terms" && !type.endsWith(".html")),
  `tours/${TOUR_WITH_STOPS}`,
  "services/no-such-service",
  "tours/no-such-tour",
  "blog/no-such-article",
  // Last: their text is Turkish in every language, and a browser that has rendered it may request the Latin fonts on any later page.
  "privacy",
  "terms",
];

const SMALL_PHONE = { width: 320, height: 568 };

// Nothing is checked during an animation. One device pixel per CSS pixel is enough to check colours.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 1 });

/** Requests of a page to other hosts, one sentence each. */
function foreignRequestsOf(page: Page): string[] {
  const foreignRequests: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1")
      foreignRequests.push(`${new URL(page.url()).pathname} asks ${request.url()} of somebody else.`);
  });
  return foreignRequests;
}

/**
 * Requests of Russian pages for Latin font files, one sentence each, once these files stand in for the fallback fonts: the Russian files
 * contain all letters of Russian pages. Legal pages are excluded, because their Turkish text has rarer ones.
 */
async function latinFontRequestsOf(page: Page): Promise<string[]> {
  await page.route("**/assets/*.css", async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css
      .replaceAll(/"(Poster|Jost) Fallback"/g, '"$1"')
      // A file of the page that comes too late must not need the next one.
      .replaceAll("font-display:optional", "font-display:block");
    await route.fulfill({ response, body });
  });
  const faces: string[] = [];
  page.on("request", (request) => {
    const isRussian = /\/ru(?:\/(?!privacy|terms)|$)/.test(page.url());
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "font" && isRussian && pathname.includes("-latin."))
      faces.push(`${new URL(page.url()).pathname} asks for ${pathname}, and a Russian face has all its letters.`);
  });
  return faces;
}

/** Font files that are preloaded although the page renders no character with them, and their sizes in bytes. */
async function unusedFonts(page: Page): Promise<{ href: string; bytes: number }[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const rules = [...document.styleSheets]
      // The rules of a style sheet from another origin cannot be read.
      .filter(({ href }) => href === null || new URL(href).origin === location.origin)
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]))
      .filter((rule) => rule instanceof CSSFontFaceRule);
    const bare = (text: string) => text.replaceAll(/["\s]/g, "").toUpperCase();
    const isShown = ({ style }: CSSFontFaceRule) =>
      [...document.fonts].some(
        ({ family, unicodeRange, status }) =>
          status === "loaded" &&
          bare(family) === bare(style.getPropertyValue("font-family")) &&
          bare(unicodeRange) === bare(style.getPropertyValue("unicode-range")),
      );
    const bytesOf = (address: string) =>
      performance.getEntriesByName(address).find((entry) => entry instanceof PerformanceResourceTiming)
        ?.encodedBodySize ?? 0;
    return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")]
      .map((link) => ({ href: link.getAttribute("href") ?? "", bytes: bytesOf(link.href) }))
      .filter(({ href }) => !rules.some((rule) => rule.style.getPropertyValue("src").includes(href) && isShown(rule)));
  });
}

/** Expects that nothing overflows horizontally in a window of this width, in CSS pixels. */
async function expectNoOverflow(page: Page, width: number): Promise<void> {
  // A map takes a moment to switch to the drawing for another width.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { intervals: [20, 50, 100] })
    .toBe(width);
  const reached = await page.evaluate(() => {
    scrollTo(1000, 0);
    return Math.max(innerWidth + scrollX, document.body.scrollWidth);
  });
  expect(reached).toBe(width);
}

/** Expects that nothing overflows horizontally on the smallest phone. */
async function expectNoOverflowOnSmallPhone(page: Page): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  await expectNoOverflow(page, SMALL_PHONE.width);
}

/** Expects one h1, and capitals by the rules of the page's language. */
async function expectHeadingAndCapitals(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const { pathname } = new URL(page.url());
  const wrong = await wrongCapitals(page);
  expectNone(wrong.map((word) => `${pathname} sets ${word} in the capitals of another language.`));
}

/** Expects no violations from axe. */
async function expectAccessible(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await withPainting(page, () => axe.analyze());
  expectNone(
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${pathname}: ${help} (${id}): ${html}`)),
  );
}

/** The language in which a type of page gets all checks: another one on a desktop than on a phone. */
function languageOf(index: number, isMobile: boolean): Language {
  return LANGUAGES[(index + (isMobile ? 0 : 1)) % LANGUAGES.length] ?? "tr";
}

for (const [index, kind] of KINDS.entries()) {
  test(`the page /${kind} has the right status and language, no unused font, no foreign request, no axe violation, no overflow`, async ({
    page,
    consoleErrors,
    isMobile,
    viewport,
  }) => {
    const language = languageOf(index, isMobile);
    const path = pathOf(language, kind);
    const foreignRequests = foreignRequestsOf(page);
    const response = await page.goto(path);
    const isMissing = kind.includes("no-such");
    expect(response?.status()).toBe(isMissing ? 404 : 200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const unused = await unusedFonts(page);
    expectNone(
      unused.map(({ href, bytes }) => `${path} shows no letter of ${href}, which it asks for: ${bytes} bytes.`),
    );
    await waitForHydration(page);
    await expectAccessible(page);
    await expectNoOverflow(page, viewport?.width ?? 0);
    await expectNoOverflowOnSmallPhone(page);
    if (isMobile) {
      await setTextSize(page, 32);
      await expectNoOverflow(page, SMALL_PHONE.width);
      await setTextSize(page, 16);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await expectNoOverflow(page, SMALL_PHONE.width);
    }
    expectNone(foreignRequests);
    if (isMissing) ignoreNotFound(consoleErrors);
  });
}

/** Every service, tour and article by its path below the language. */
const ENTRIES = [
  ...SERVICES.map(({ slug }) => `services/${slug}`),
  ...TOURS.map(({ slug }) => `tours/${slug}`),
  ...ARTICLES.map((slug) => `blog/${slug}`),
];

test("every service, tour and article hydrates without console messages", { tag: "@once" }, async ({ page }) => {
  test.setTimeout(180_000);
  const foreignRequests = foreignRequestsOf(page);
  for (const [index, entry] of ENTRIES.entries()) {
    // In rotating languages: only the content could cause a difference.
    const path = pathOf(languageOf(index, true), entry);
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
    });
  }
  expectNone(foreignRequests);
});

for (const language of LANGUAGES) {
  // Without scripts, because the text is in the HTML.
  test(
    `every page in ${language} fits the smallest phone, also with text at 200 %, and has one h1 and the capitals of its language`,
    { tag: "@once" },
    async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      const page = await browser.newPage({ viewport: SMALL_PHONE, javaScriptEnabled: false });
      await disablePaintingIn(page);
      const latinFontRequests = await latinFontRequestsOf(page);
      for (const path of new Set([...ENTRIES, ...KINDS].map((below) => pathOf(language, below)))) {
        await test.step(path, async () => {
          await page.goto(baseURL + path);
          await expectHeadingAndCapitals(page);
          await expectNoOverflow(page, SMALL_PHONE.width);
          await page.evaluate(() => {
            document.documentElement.style.fontSize = "200%";
            for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
          });
          await expectNoOverflow(page, SMALL_PHONE.width);
          expectNone(await cutOffWords(page));
        });
      }
      expectNone(latinFontRequests);
      await page.close();
    },
  );
}

function pathOf(language: Language, below: string): string {
  return `/${language}${below && `/${below}`}`;
}
