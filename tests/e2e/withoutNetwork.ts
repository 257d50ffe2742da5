import { expect, type BrowserContext, type Page } from "@playwright/test";

import type { Language } from "#src/domain/language.ts";
import { languagesOfWorker } from "#src/offline/languages.ts";
import type { World } from "./world.ts";

/** Resolves once a worker serves the page that keeps all of the language. */
export async function kept(page: Page, language: Language): Promise<void> {
  const languages = async () => {
    const worker = await page.evaluate(() => {
      const { controller } = navigator.serviceWorker;
      return controller?.state === "activated" ? controller.scriptURL : null;
    });
    return worker === null ? [] : languagesOfWorker(worker);
  };
  await expect.poll(languages, { timeout: 20_000 }).toContain(language);
}

/** No network: the device says so, and nobody answers. */
export async function cutOff(context: BrowserContext, { relay }: World): Promise<void> {
  // Chromium forgets with the next document that it is to say so.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false, configurable: true }),
  );
  await context.setOffline(true);
  await relay.kill();
}

/** Without a network a browser names each request that failed; which ones may, the test says itself. */
export function forgiveFailed(complaints: string[]): void {
  const others = complaints.filter((text) => !/Failed to load resource: net::|ERR_INTERNET_DISCONNECTED/.test(text));
  complaints.splice(0, complaints.length, ...others);
}
