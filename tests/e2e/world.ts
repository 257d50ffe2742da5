import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { test as base, type Page } from "@playwright/test";

import type { Language } from "#src/domain/language.ts";
import type booking from "#src/i18n/messages/tr/booking.json";
import type pages from "#src/i18n/messages/tr/pages.json";
import type shell from "#src/i18n/messages/tr/shell.json";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startFakeUpstreams, type FakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { startRelay, type RunningRelay } from "#tests/support/startRelay.ts";

/** The built relay with the built site, and what it talks to. Each test has its own. */
export interface World {
  relay: RunningRelay;
  telegram: FakeTelegram;
  upstreams: FakeUpstreams;
}

interface Fixtures {
  world: World;
  /** What the page wrote to the console as a warning or an error, and what it threw. A test ends with none of it. */
  complaints: string[];
}

/** A test with a world of its own, in which the page may not complain. */
export const test = base.extend<Fixtures>({
  // Playwright reads from the first parameter which fixtures a fixture needs: none here.
  world: async ({}, use) => {
    const [telegram, upstreams] = await Promise.all([startFakeTelegram(), startFakeUpstreams()]);
    const relay = await startRelay({ env: { ...telegram.env, ...upstreams.env } });
    await use({ relay, telegram, upstreams });
    await relay.kill();
    await Promise.all([telegram.close(), upstreams.close()]);
  },
  baseURL: async ({ world }, use) => use(world.relay.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["warning", "error"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The interface words of a language, as the page shows them. */
export function wordsOf(language: Language) {
  const read = <Words>(namespace: string) =>
    JSON.parse(readFileSync(resolve(`src/i18n/messages/${language}/${namespace}.json`), "utf8")) as Words;
  return {
    booking: read<typeof booking>("booking"),
    pages: read<typeof pages>("pages"),
    shell: read<typeof shell>("shell"),
  };
}

/** Resolves once React has taken the page over: only then the form checks itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("form#reservation-form[novalidate]").waitFor({ state: "attached" });
}
