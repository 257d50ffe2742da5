import { expect, type BrowserContext, type Page } from "@playwright/test";

import type { Language } from "#src/domain/language.ts";
import { languagesOfWorker } from "#src/offline/languages.ts";
import type { TestServers } from "./fixtures.ts";

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
