import { expect, type BrowserContext, type Page } from "@playwright/test";

import { pageTitle } from "#tests/support/pageTitle.ts";
import type { Language } from "#src/domain/language.ts";
import { pathOf } from "#src/i18n/paths.ts";
import { languagesOfWorker } from "#src/offline/languages.ts";
import { messagesOf, waitForHydration, type TestServers } from "./fixtures.ts";

/** Resolves once the page is controlled by a worker that has cached all files of the language. */
export async function untilPrecached(page: Page, language: Language): Promise<void> {
  const languages = async () => {
    const worker = await page.evaluate(() => {
      const { controller } = navigator.serviceWorker;
      return controller?.state === "activated" ? controller.scriptURL : null;
    });
    return worker === null ? [] : languagesOfWorker(worker);
  };
  await expect.poll(languages, { timeout: 20_000 }).toContain(language);
}

/** Follows a link of the footer with the keyboard: a pointer would prefetch the links that it passes. */
export async function followLink(page: Page, language: Language, to: "prices" | "tours"): Promise<void> {
  const { nav } = messagesOf(language).shell;
  await page.getByRole("contentinfo").getByRole("link", { name: nav[to], exact: true }).press("Enter");
  await expect(page).toHaveTitle(pageTitle(to, language));
}

/** Visits three pages, which registers the service worker, and waits until it has cached its files. */
export async function visitThreePages(page: Page, language: Language): Promise<void> {
  await page.goto(pathOf(language, "home"));
  await waitForHydration(page);
  await followLink(page, language, "tours");
  await followLink(page, language, "prices");
  await untilPrecached(page, language);
}

/** Style sheets without rules and fonts that failed to load, of which there should be none, and whether the body font has loaded. */
export async function stylesAndFontsOf(
  page: Page,
): Promise<{ styles: (string | null)[]; faces: string[]; loaded: boolean }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts];
    const [first = ""] = getComputedStyle(document.body).fontFamily.split(",");
    const bare = (family: string) => family.replaceAll('"', "");
    const failed = faces.filter(({ status, family }) => status === "error" && !family.includes("Fallback"));
    return {
      styles: [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).map(({ href }) => href),
      faces: failed.map(({ family, unicodeRange }) => `${family} ${unicodeRange}`),
      loaded: faces.some(({ status, family }) => status === "loaded" && bare(family) === bare(first)),
    };
  });
}

/** Simulates a device that is offline: the browser reports it, and no server answers. */
export async function goOffline(context: BrowserContext, { relay }: TestServers): Promise<void> {
  // Chromium resets the emulated state with the next document.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false, configurable: true }),
  );
  await context.setOffline(true);
  await relay.kill();
}

/** Ignores the console messages about failed requests; the test itself checks which requests may fail. */
export function ignoreFailedRequests(consoleErrors: string[]): void {
  const others = consoleErrors.filter((text) => !/Failed to load resource: net::|ERR_INTERNET_DISCONNECTED/.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
