import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { test as base, type Locator, type Page } from "@playwright/test";

import { LOCATIONS } from "#content/locations.ts";
import type { Language } from "#src/domain/language.ts";
import type { PlaceId } from "#src/domain/places.ts";
import { NAMESPACES } from "#src/i18n/namespaces.ts";
import type { Messages } from "#src/i18n/messages.ts";
import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import { MESSAGE_VARIABLES } from "#src/i18n/variables.ts";
import { REFERENCE_HEADER } from "#src/domain/reference.ts";
import { expectNone } from "#tests/support/expectNone.ts";
import { startFakeTelegram, type FakeTelegram } from "#tests/support/fakeTelegram.ts";
import { startFakeUpstreams, type FakeUpstreams } from "#tests/support/fakeUpstreams.ts";
import { startRelay, type RunningRelay } from "#tests/support/startRelay.ts";
import { CLOCK_OFFSET, shiftDate } from "#tests/support/testDay.mjs";

/** The built relay with the built site, a fake Telegram and fake upstreams. */
export interface TestServers {
  relay: RunningRelay;
  telegram: FakeTelegram;
  upstreams: FakeUpstreams;
}

/** The reference in the answers of `stubAnswer`. */
export const STUB_REFERENCE = "K7QF-2M9X";

interface Fixtures {
  servers: TestServers;
  /** A name that no other test's guest has. */
  guest: string;
  /** Warnings and errors in the console, and uncaught errors. A test fails if there are any at its end. */
  consoleErrors: string[];
}

async function withServers(use: (servers: TestServers) => Promise<void>): Promise<void> {
  const [telegram, upstreams] = await Promise.all([startFakeTelegram(), startFakeUpstreams()]);
  const relay = await startRelay({ env: { ...telegram.env, ...upstreams.env } });
  await use({ relay, telegram, upstreams });
  await relay.kill();
  await Promise.all([telegram.close(), upstreams.close()]);
}

/** Runs in the page. Disables painting, but not layout, on screen: no test looks at the pixels, and painting takes a fifth of the time. */
function disablePainting(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@media screen { html { opacity: 0 !important } }");
  document.adoptedStyleSheets = [sheet];
}

/** Disables painting in a page that a test opens itself. */
export function disablePaintingIn(page: Page): Promise<unknown> {
  return page.addInitScript(disablePainting);
}

/** Enables painting while `check` runs, for checks of colours. */
export async function withPainting<Result>(page: Page, check: () => Promise<Result>): Promise<Result> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const result = await check();
  await page.evaluate(disablePainting);
  return result;
}

/** A test with its own relay and fakes. It fails if the page logs warnings or errors. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await context.addInitScript(disablePainting);
    await context.addInitScript(shiftDate, CLOCK_OFFSET);
    await use(context);
  },
  // Playwright derives the required fixtures from the first parameter: none here.
  servers: async ({}, use) => withServers(use),
  baseURL: async ({ servers }, use) => use(servers.relay.url),
  guest: async ({}, use) => use(`Emma O’Connor-Şahin ${randomLetters()}`),
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on("console", (message) => {
        if (["warning", "error"].includes(message.type())) consoleErrors.push(message.text());
      });
      page.on("pageerror", (error) => consoleErrors.push(String(error)));
      await use(consoleErrors);
      const { pathname } = new URL(page.url());
      expectNone(consoleErrors.map((error) => `${pathname} logged: ${error}`));
    },
    { auto: true },
  ],
});

function randomLetters(): string {
  return [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("");
}

/** A test that neither stops a server nor changes its answers: all such tests of a worker share one relay, its fakes and the chat. */
export const sharedTest = test.extend<object, { shared: TestServers }>({
  shared: [async ({}, use) => withServers(use), { scope: "worker" }],
  baseURL: async ({ shared }, use) => use(shared.relay.url),
});

/**
 * Tag of a test that is repeated in each language: all languages are tested at phone width, at desktop width only Russian, which has the
 * longest words.
 */
export function widthsIn(language: Language): { tag: string[] } {
  return { tag: language === "ru" ? [] : ["@once"] };
}

/** Messages of the user interface in a language, with the variables that all of them may use filled in, as the page shows them. */
export function messagesOf(language: Language): Messages {
  const read = (namespace: string): unknown =>
    JSON.parse(
      readFileSync(resolve(`src/i18n/messages/${language}/${namespace}.json`), "utf8").replaceAll(
        /\{\{(\w+)\}\}/g,
        (placeholder, variable: string) => String(MESSAGE_VARIABLES[variable] ?? placeholder),
      ),
    );
  return Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(namespace)])) as unknown as Messages;
}

/** Name of a place in a language. */
export function placeName(id: PlaceId, language: Language): string {
  return LOCATIONS.find((place) => place.id === id)?.label[language] ?? id;
}

/** A field of the booking form, by its label. */
export function bookingField(page: Page, language: Language, name: keyof Messages["booking"]["fields"]): Locator {
  return page.getByLabel(messagesOf(language).booking.fields[name], { exact: true });
}

/** Presses the button that sends the booking form. */
export async function send(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: messagesOf(language).booking.send }).click();
}

/** Opens the reservation page with a ride from the airport to Yalıkavak on 14 July 2027 at 23:30, and fills in who travels. */
export async function fillInRide(page: Page, language: Language, guest = "Emma Clarke", search = ""): Promise<void> {
  await page.goto(`/${language}/reservation?from=airport&to=yalikavak&date=2027-07-14&time=23:30${search}`);
  await waitForHydration(page);
  await bookingField(page, language, "fullName").fill(guest);
  await bookingField(page, language, "phone").fill("+44 7911 123456");
}

/** Stands in for the relay's answers to all later requests of the page. */
export async function stubAnswer(page: Page, status: 200 | 503, answered?: Promise<void>): Promise<void> {
  await page.unroute(`**${MESSAGE_ENDPOINT}`);
  await page.route(`**${MESSAGE_ENDPOINT}`, async (route) => {
    await answered;
    await route.fulfill({ status, json: { ok: status === 200 }, headers: { [REFERENCE_HEADER]: STUB_REFERENCE } });
  });
}

/** Clicks a language of the header, whose languages are in a menu where they do not fit. */
export async function changeLanguage(page: Page, name: string, current: Language = "en"): Promise<void> {
  const { shell } = messagesOf(current);
  const languages = page.getByRole("banner").getByRole("navigation", { name: shell.languages.label });
  const link = languages.getByRole("link", { name });
  if (!(await link.isVisible())) await languages.getByRole("button").or(languages.locator("summary")).first().click();
  await link.click();
}

/** Counts the requests that a page sends to the relay. */
export function countPosts(page: Page): () => number {
  let posts = 0;
  page.on("request", (request) => (posts += request.url().endsWith(MESSAGE_ENDPOINT) ? 1 : 0));
  return () => posts;
}

/** The lines of the message in the operator's chat that contains `words`, such as the guest's name, once it has arrived. */
export async function messageAbout(words: string, { telegram }: TestServers): Promise<string[]> {
  const { text } = await telegram.messageWith(words);
  return text.split("\n");
}

/** Opens the details of the request that has just been sent, below its pass. */
export async function openDetails(page: Page, language: Language): Promise<void> {
  const { request } = messagesOf(language);
  await page.getByRole("button", { name: request.sent.more }).click();
}

/** Replaces the placeholders `{{name}}` in a text. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** Resolves once React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  // The menu's button has `aria-controls` only once it is hydrated.
  await page.locator("header button[aria-controls]").waitFor({ state: "attached" });
}

/** Ignores the 404 that the browser itself reports in the console. */
export function ignoreNotFound(consoleErrors: string[]): void {
  const others = consoleErrors.filter((text) => !/status of 404/.test(text));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
