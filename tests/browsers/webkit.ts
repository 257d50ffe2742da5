import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import sharp from "sharp";

import { until } from "#tests/faults/plan.ts";
import { freePort } from "#tests/support/startRelay.ts";
import {
  pointAtRest,
  pressPointOf,
  scrollToMiddle,
  shownElement,
  type Chord,
  type Point,
  type RunningBrowser,
  type Tab,
  type TabOptions,
} from "./tab.ts";

const KEYS: Record<string, string> = { Control: Key.CONTROL, Escape: Key.ESCAPE, ArrowLeft: Key.ARROW_LEFT };
const SCREEN = { width: 1920, height: 1200 };
const START_TIMEOUT_MS = 20_000;
/** Environment that reduces the cost of software rendering on machines without a graphics card. */
const WITHOUT_GRAPHICS_CARD = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1", LP_NUM_THREADS: "0" };

/** A rectangle of the window, in whole pixels. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Programs {
  /** Path of WebKitWebDriver, which starts the browser that comes with it. */
  webDriver: string;
  /** Path of Xvfb, the virtual display. */
  xvfb: string;
}

/** A driver session with its browser. */
interface Session {
  driver: WebDriver;
  end(): Promise<void>;
}

/** Debian's WebKitGTK, driven by WebDriver. */
export async function startWebKit({ webDriver, xvfb }: Programs): Promise<RunningBrowser> {
  const screen = spawn(
    xvfb,
    ["-displayfd", "1", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const start = (settings: readonly string[]) => startSession(webDriver, `:${String(display).trim()}`, settings);
  const session = await start([]);
  const version = (await session.driver.getCapabilities()).getBrowserVersion() ?? "";
  return {
    version: `WebKitGTK ${version}`,
    async openTab(options) {
      // JavaScript can be disabled only for the whole browser.
      const own = options.scripts ? undefined : await start(["--enable-javascript=false"]);
      return openTab((own ?? session).driver, options, async () => own?.end());
    },
    async close() {
      await session.end();
      await end(screen);
    },
  };
}

async function startSession(webDriver: string, display: string, settings: readonly string[]): Promise<Session> {
  const port = await freePort();
  const env = { ...process.env, ...WITHOUT_GRAPHICS_CARD, DISPLAY: display };
  const server = spawn(webDriver, [`--port=${port}`], { env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver answers", START_TIMEOUT_MS, () => answers(`${url}/status`));
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: "MiniBrowser",
      // With "eager", the first script run in a new page is lost, and the driver waits for its result.
      pageLoadStrategy: "normal",
      "webkitgtk:browserOptions": {
        args: ["--automation", "--javascript-can-open-windows-automatically=true", ...settings],
      },
    })
    .build();
  return {
    driver,
    async end() {
      await driver.quit();
      await end(server);
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

/** Opens a new window: one opened by a page can be as narrow as requested, while the first window has a minimum width. */
async function openTab(driver: WebDriver, { width, height }: TabOptions, close: () => Promise<void>): Promise<Tab> {
  const [first = ""] = await driver.getAllWindowHandles();
  await driver.switchTo().window(first);
  await driver.executeScript(
    (features: string) => void open("about:blank", "_blank", features),
    // Placed under the pointer, in the middle of the screen: without a window manager, the pointer decides which window has the focus.
    `popup,width=${width},height=${height},left=${(SCREEN.width - width) / 2},top=${(SCREEN.height - height) / 2}`,
  );
  const opened = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  if (opened === undefined) throw new Error("No window was opened.");
  await driver.switchTo().window(opened);

  const shown = (xpath: string) => driver.executeScript<WebElement | null>(shownElement, xpath);

  async function find(xpath: string): Promise<WebElement> {
    const element = await shown(xpath);
    if (!element) throw new Error(`nothing is shown that is ${xpath}`);
    await driver.executeScript(scrollToMiddle, element);
    return element;
  }

  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.executeScript(() => history.back()),
    evaluate: (code, ...args) => driver.executeScript(code, ...args),
    shows: async (xpath) => (await shown(xpath)) !== null,
    async click(xpath) {
      const { x, y } = await pointAtRest(async () => {
        const element = await find(xpath);
        // The click hits what was painted last, which may still have the previous scroll position.
        await driver.executeAsyncScript(nextDrawing);
        return driver.executeScript<Point | null>(pressPointOf, element);
      });
      await driver.actions().move({ x, y, duration: 0 }).click().perform();
    },
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    // A complete part of the field keeps the focus.
    typeParts: async (xpath, parts) => (await find(xpath)).sendKeys(parts.join(Key.ARROW_RIGHT)),
    select: async (xpath, value) => (await find(xpath)).findElement({ css: `option[value="${value}"]` }).click(),
    press: (chord) => pressTogether(driver, chord),
    // The driver's own screenshot of an element is black if the page is scrolled.
    async picture(xpath) {
      const area = await driver.executeScript<Area>(areaOf, await find(xpath));
      return sharp(Buffer.from(await driver.takeScreenshot(), "base64"))
        .extract(area)
        .png()
        .toBuffer();
    },
    // WebKit's driver does not report errors.
    errors: () => [],
    async close() {
      await driver.close();
      await driver.switchTo().window(first);
      await close();
    },
  };
}

async function pressTogether(driver: WebDriver, chord: Chord): Promise<void> {
  const keys = chord.map((key) => KEYS[key] ?? key);
  const actions = driver.actions();
  for (const key of keys) actions.keyDown(key);
  for (const key of keys.toReversed()) actions.keyUp(key);
  await actions.perform();
}

// The functions below run in the page.

function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.ceil(left), Math.ceil(top)];
  return { left: x, top: y, width: Math.floor(right) - x, height: Math.floor(bottom) - y };
}

function nextDrawing(drawn: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
}
