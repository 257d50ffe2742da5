import type { Browser, BrowserContext, Page, Request } from "playwright";

import { MESSAGE_ENDPOINT } from "#src/i18n/paths.ts";
import type { FakeTelegram } from "#tests/support/fakeTelegram.ts";
import type { RunningRelay } from "#tests/support/startRelay.ts";
import { alterPage, blockStorage, prepareWatching } from "#tests/support/alterations.ts";
import { CLOCK_OFFSET, shiftDate } from "#tests/support/testDay.mjs";
import { isPhone, type Environment } from "./environment.ts";
import type { Focus } from "./look.ts";

/** What all visits share. */
export interface World {
  browser: Browser;
  relay: RunningRelay;
  telegram: FakeTelegram;
}

/** What happens to a request on its way: `refused` by the relay, `cut` before it arrives, `lost` is the answer. */
export type Line = "up" | "refused" | "cut" | "lost";

/** A guest's visit: one window, from the first page on. */
export interface Visit {
  world: World;
  environment: Environment;
  context: BrowserContext;
  page: Page;
  /** What the guest has done, in words. */
  steps: string[];
  /** The link that was followed last, without those of languages. */
  lastLink: string;
  /** Known faults that the visit has met. */
  known: string[];
  /** Warnings, errors and uncaught errors since they were last read. */
  complaints: string[];
  /** Requests that have not been answered, without films. */
  pending: Set<Request>;
  /** How many requests of the form have left the page. */
  posts: number;
  line: Line;
  /** Lets the application's scripts come, where they are late; null once they have come. */
  release: (() => void) | null;
  /** What had the focus when the guest scrolled, or went back to where the page was scrolled to before. */
  scrolledFrom: Focus | null;
  /** When the last request was accepted, in milliseconds since 1970. */
  sentAt: number;
  /** Messages in the chat when the visit began. */
  earlierMessages: number;
}

const FONT_DELAY_MS = 400;
const ACT_TIMEOUT_MS = 10_000;
const REST_TIMEOUT_MS = 20_000;

/** Opens a window for a visit. Its page is still empty. */
export async function startVisit(world: World, environment: Environment): Promise<Visit> {
  const { width, height, language } = environment;
  const context = await world.browser.newContext({
    baseURL: world.relay.url,
    viewport: { width, height },
    isMobile: isPhone(environment),
    hasTouch: isPhone(environment),
    locale: { tr: "tr-TR", en: "en-GB", ru: "ru-RU" }[language],
    timezoneId: "Europe/Moscow",
    colorScheme: environment.night ? "dark" : "light",
    reducedMotion: environment.reducedMotion ? "reduce" : "no-preference",
  });
  await context.addInitScript(prepareWatching);
  await context.addInitScript(shiftDate, CLOCK_OFFSET);
  if (environment.storageBlocked) await context.addInitScript(blockStorage);
  await context.addInitScript(alterPage, {
    translation: environment.translation,
    extension: environment.extension,
    altersEarly: environment.altersEarly,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(ACT_TIMEOUT_MS);
  const visit: Visit = {
    world,
    environment,
    context,
    page,
    steps: [],
    lastLink: "",
    known: [],
    complaints: [],
    pending: new Set(),
    posts: 0,
    line: "up",
    release: null,
    scrolledFrom: null,
    sentAt: 0,
    earlierMessages: world.telegram.messages.length,
  };
  listen(visit);
  await route(visit);
  await slowDown(visit);
  return visit;
}

const firstLine = (text: string) => text.split("\n")[0];

function listen(visit: Visit): void {
  const { page, pending, complaints } = visit;
  page.on("request", (request) => request.resourceType() !== "media" && pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  page.on("pageerror", (error) => complaints.push(`uncaught ${firstLine(String(error))}`));
  page.on("console", (message) => {
    if (!["warning", "error"].includes(message.type())) return;
    const { url } = message.location();
    // What the browser says of a request that the visit has made fail.
    if (visit.line !== "up" && url.endsWith(MESSAGE_ENDPOINT)) return;
    complaints.push(`console: ${firstLine(message.text())} (${url})`);
  });
}

async function route(visit: Visit): Promise<void> {
  const { context, environment, world } = visit;
  // Nothing is asked of another site, whose answers would change.
  await context.route(
    ({ origin }) => origin !== world.relay.url,
    (foreign) => foreign.fulfill({ contentType: "text/html", body: "" }),
  );
  await context.route(`**${MESSAGE_ENDPOINT}`, async (request) => {
    visit.posts += 1;
    if (visit.line === "up") return request.continue();
    if (visit.line === "refused")
      return request.fulfill({ status: 503, json: { ok: false, error: "the store is full" } });
    if (visit.line === "lost") await request.fetch();
    return request.abort();
  });
  if (environment.lateFonts) {
    await context.route("**/*.woff2", async (font) => {
      await new Promise((later) => setTimeout(later, FONT_DELAY_MS));
      // The page may have been left by then.
      await font.continue().catch(() => undefined);
    });
  }
  if (environment.lateScripts) {
    const held = new Promise<void>((release) => (visit.release = release));
    await context.route(/\/assets\/(?!boot).*\.js$/, async (script) => {
      await held;
      await script.continue().catch(() => undefined);
    });
  }
}

async function slowDown({ context, page, environment }: Visit): Promise<void> {
  const devtools = await context.newCDPSession(page);
  if (environment.textSize !== 100)
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: (16 * environment.textSize) / 100 } });
  if (environment.slowProcessor) await devtools.send("Emulation.setCPUThrottlingRate", { rate: 3 });
  if (environment.slowNetwork) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
  }
}

/** Lets late scripts come. */
export function releaseScripts(visit: Visit): void {
  visit.release?.();
  visit.release = null;
}

/** Runs in the page. What is still loading, moving or waiting; empty if nothing is. */
async function findUnrest(areScriptsHeld: boolean): Promise<string> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const { scrollX, scrollY } = window;
  await window.untilIdle();
  await frame();
  await frame();
  await window.untilIdle();
  if (window.scrollX !== scrollX || window.scrollY !== scrollY) return "it scrolls";
  // Folded answers wait for the application, and open after seconds without it.
  const isWaiting = (animation: Animation) =>
    animation instanceof CSSAnimation && animation.animationName.includes("wait-");
  const animation = document.getAnimations().find(
    (one) =>
      one.timeline instanceof DocumentTimeline &&
      one.playState === "running" &&
      !isWaiting(one) &&
      // A spinner turns for ever.
      one.effect?.getComputedTiming().endTime !== Infinity,
  );
  if (animation) {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return `<${target?.localName} ${target?.className.toString()}> is animated`;
  }
  if (document.fonts.status === "loading") return "fonts are loading";
  if (document.readyState === "loading" || (!areScriptsHeld && document.readyState !== "complete"))
    return "it is loading";
  if (areScriptsHeld) return "";
  if (document.querySelector("[data-pending], form[aria-busy=true]")) return "something is pending";
  const header = document.querySelector("header:has([aria-haspopup])");
  // The error screen has none.
  if (!header) return "";
  if (!header.querySelector("button[aria-controls]")) return "the application has not started";
  // After a navigation the address comes before the page.
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return canonical && new URL(canonical.href).pathname !== location.pathname ? "it shows another page" : "";
}

/** Resolves once nothing is loading or moving. Rejects if that does not happen within 20 s. */
export async function untilAtRest({ page, pending, release }: Visit): Promise<void> {
  const deadline = Date.now() + REST_TIMEOUT_MS;
  const areScriptsHeld = release !== null;
  // Twice in a row, because one thing may lead to another.
  for (let looks = 0; looks < 2;) {
    let unrest = areScriptsHeld ? "" : [...pending].map((request) => `it waits for ${request.url()}`).join(", ");
    // A look fails while another document is loading.
    unrest ||= await page.evaluate(findUnrest, areScriptsHeld).catch(() => "it is loading");
    looks = unrest === "" ? looks + 1 : 0;
    if (Date.now() > deadline) throw new Error(`the page does not come to rest: ${unrest}`);
    if (unrest !== "") await page.waitForTimeout(25);
  }
}
