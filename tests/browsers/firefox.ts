import { execFileSync } from "node:child_process";

import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";

import {
  pointAtRest,
  pressPointOf,
  scrollToMiddle,
  shownElement,
  type Point,
  type RunningBrowser,
  type Tab,
  type TabOptions,
} from "./tab.ts";

/** The last version known to lack commands that the driver uses. */
const TOO_OLD = 140;

/** Whether the tests cannot run in this Firefox, which calls itself `Mozilla Firefox 153.7.0esr`. */
export function isTooOld(executablePath: string): boolean {
  const name = execFileSync(executablePath, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(name)?.[0]) <= TOO_OLD;
}

/** Debian's Firefox, driven by WebDriver BiDi, which it supports natively. */
export async function startFirefox(executablePath: string): Promise<RunningBrowser> {
  const browser = await launch(executablePath);
  return {
    async openTab(options) {
      // JavaScript can be disabled only for the whole browser.
      const own = options.scripts ? undefined : await launch(executablePath, { "javascript.enabled": false });
      const context = await (own ?? browser).createBrowserContext();
      return openTab(await context.newPage(), options, () => (own ? own.close() : context.close()));
    },
    close: () => browser.close(),
  };
}

function launch(executablePath: string, preferences: Record<string, unknown> = {}): Promise<Browser> {
  return puppeteer.launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox: preferences });
}

async function openTab(page: Page, { width, height }: TabOptions, close: () => Promise<void>): Promise<Tab> {
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    // Failed requests without a network, and aborted requests for fonts, are not script errors.
    if (!/Failed to load|downloadable font/.test(String(error))) errors.push(String(error));
  });
  await page.setViewport({ width, height });

  const shown = async (xpath: string) => (await page.evaluateHandle(shownElement, xpath)).asElement();

  async function find(xpath: string): Promise<ElementHandle> {
    const element = await shown(xpath);
    if (!element) throw new Error(`nothing is shown that is ${xpath}`);
    await element.evaluate(scrollToMiddle as (node: Node) => void);
    return element as ElementHandle;
  }

  async function evaluate<Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // The driver's types also allow elements as arguments, which are not used here.
    return page.evaluate(code as (...values: unknown[]) => Awaited<Result>, ...args);
  }

  async function type(xpath: string, text: string): Promise<void> {
    await (await find(xpath)).focus();
    await page.keyboard.type(text);
  }

  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
    // The driver would wait for a new document, but a history entry may not load one.
    back: () => page.evaluate(() => history.back()),
    evaluate,
    shows: async (xpath) => (await shown(xpath)) !== null,
    // The driver's own click waits for an IntersectionObserver, which does not run without scripts.
    async click(xpath) {
      const { x, y } = await pointAtRest(async () =>
        (await find(xpath)).evaluate(pressPointOf as (node: Node) => Point | null),
      );
      await page.mouse.click(x, y);
    },
    type,
    // A complete part of the field passes the focus on to the next part.
    typeParts: (xpath, parts) => type(xpath, parts.join("")),
    select: async (xpath, value) => void (await (await find(xpath)).select(value)),
    press: async (chord) => {
      for (const key of chord) await page.keyboard.down(key);
      for (const key of chord.toReversed()) await page.keyboard.up(key);
    },
    picture: async (xpath) => (await find(xpath)).screenshot(),
    errors: () => errors,
    close,
  };
}
