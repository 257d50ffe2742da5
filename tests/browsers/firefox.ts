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

/** Debian's Firefox, by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(executablePath: string): Promise<RunningBrowser> {
  const browser = await launch(executablePath);
  return {
    version: (await browser.version()).replace("/", " "),
    async openTab(options) {
      // Whether scripts may run, a browser decides for all that it shows.
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
    // What cannot be had without a network, and a font that was on its way when the page was left, are no errors of a script.
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
    // The types of the driver allow for arguments that are elements, of which there are none here.
    return page.evaluate(code as (...values: unknown[]) => Awaited<Result>, ...args);
  }

  async function type(xpath: string, text: string): Promise<void> {
    await (await find(xpath)).focus();
    await page.keyboard.type(text);
  }

  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    reload: async () => void (await page.reload({ waitUntil: "domcontentloaded" })),
    // The driver would wait for a document, where an entry of the history may have none.
    back: () => page.evaluate(() => history.back()),
    evaluate,
    shows: async (xpath) => (await shown(xpath)) !== null,
    // The driver's own click waits for an observer, which is silent where no scripts run.
    async click(xpath) {
      const { x, y } = await pointAtRest(async () =>
        (await find(xpath)).evaluate(pressPointOf as (node: Node) => Point | null),
      );
      await page.mouse.click(x, y);
    },
    type,
    // A part that is full gives the focus to the next one.
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
