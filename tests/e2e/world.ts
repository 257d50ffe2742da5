import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { test as base, type Page } from "@playwright/test";

import { TERM_NUMBERS } from "#content/termNumbers.ts";
import type { Language } from "#src/domain/language.ts";
import { NAMESPACES } from "#src/i18n/namespaces.ts";
import type { Messages } from "#src/i18n/messages.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startFakeUpstreams, type FakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { startRelay, type RunningRelay } from "#tests/support/startRelay.ts";

/** The built relay with the built site, and what it talks to. */
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

async function inWorld(use: (world: World) => Promise<void>): Promise<void> {
  const [telegram, upstreams] = await Promise.all([startFakeTelegram(), startFakeUpstreams()]);
  const relay = await startRelay({ env: { ...telegram.env, ...upstreams.env } });
  await use({ relay, telegram, upstreams });
  await relay.kill();
  await Promise.all([telegram.close(), upstreams.close()]);
}

/** On the screen the page is laid out and not drawn: a fifth of the time went into pixels that no test looks at. It runs in the page. */
function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@media screen { html { opacity: 0 !important } }");
  document.adoptedStyleSheets = [sheet];
}

/** The same for a page that a test opens by itself. */
export function leaveUndrawn(page: Page): Promise<unknown> {
  return page.addInitScript(drawNothing);
}

/** Has the page drawn while it is judged, for whoever judges its colours. */
export async function whileDrawn<Judgement>(page: Page, judge: () => Promise<Judgement>): Promise<Judgement> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const judgement = await judge();
  await page.evaluate(drawNothing);
  return judgement;
}

/** A test with a world of its own, in which the page may not complain. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(drawNothing);
    await use(context);
  },
  // Playwright reads from the first parameter which fixtures a fixture needs: none here.
  world: async ({}, use) => inWorld(use),
  baseURL: async ({ world }, use) => use(world.relay.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["warning", "error"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      const { pathname } = new URL(page.url());
      expectNone(complaints.map((complaint) => `${pathname} complains: ${complaint}`));
    },
    { auto: true },
  ],
});

/** The same for a test that sends nothing and stops nothing: one relay serves all of these in a row. */
export const sharedTest = test.extend<object, { shared: World }>({
  shared: [async ({}, use) => inWorld(use), { scope: "worker" }],
  baseURL: async ({ shared }, use) => use(shared.relay.url),
});

/** Of a test that is made in every language: all of them on a phone, and on a desktop the one with the longest words. */
export function widthsIn(language: Language): { tag: string[] } {
  return { tag: language === "ru" ? [] : ["@once"] };
}

/** What every message has in the place of its placeholders. */
const NUMBERS: Readonly<Record<string, number>> = TERM_NUMBERS;

/** The interface words of a language, as the page shows them. */
export function wordsOf(language: Language): Messages {
  const read = (namespace: string): unknown =>
    JSON.parse(
      readFileSync(resolve(`src/i18n/messages/${language}/${namespace}.json`), "utf8").replaceAll(
        /\{\{(\w+)\}\}/g,
        (placeholder, variable: string) => String(NUMBERS[variable] ?? placeholder),
      ),
    );
  return Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(namespace)])) as unknown as Messages;
}

/** Opens the details of the request that has just been sent, from the fold of its pass. */
export async function openDetails(page: Page, language: Language): Promise<void> {
  const { request } = wordsOf(language);
  await page.getByText(request.sent.more).click();
  await page.getByRole("button", { name: request.sent.show }).click();
}

/** `text` with its `{{name}}` places filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** Resolves once React has taken the page over: only then it answers by itself. */
export async function hydrated(page: Page): Promise<void> {
  // The menu's button says what it controls as soon as scripts can open that.
  await page.locator("header button[aria-controls]").waitFor({ state: "attached" });
}

/** The 404 that a browser itself reports; anything else stays a complaint. */
export function forgiveNotFound(complaints: string[]): void {
  const others = complaints.filter((text) => !/status of 404/.test(text));
  complaints.splice(0, complaints.length, ...others);
}
