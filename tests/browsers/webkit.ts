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
/** Where there is no graphics card one is imitated, which takes time: not for every drawing, and not by several threads at once. */
const WITHOUT_GRAPHICS_CARD = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1", LP_NUM_THREADS: "0" };

/** A part of the window, in whole pixels. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Programs {
  /** Path of WebKitWebDriver, which starts the browser that comes with it. */
  webDriver: string;
  /** Path of Xvfb: a screen that nobody sees. */
  xvfb: string;
}

/** A session of the driver with its browser. */
interface Session {
  driver: WebDriver;
  end(): Promise<void>;
}

/** Debian's WebKitGTK, by WebDriver. */
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
      // Whether scripts may run, a browser decides for all that it shows.
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
      // With "eager" it loses the first script that is run in a new page, and waits for its answer.
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

/** A window of its own: one that a page opens is as narrow as it asks to be, while the first one has room for its buttons. */
async function openTab(driver: WebDriver, { width, height }: TabOptions, close: () => Promise<void>): Promise<Tab> {
  const [first = ""] = await driver.getAllWindowHandles();
  await driver.switchTo().window(first);
  await driver.executeScript(
    (features: string) => void open("about:blank", "_blank", features),
    // Under the pointer, which rests in the middle of the screen: where nobody manages windows, it is what gives the focus.
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
        // The pointer meets what was drawn last, which may still be scrolled as it was before.
        await driver.executeAsyncScript(nextDrawing);
        return driver.executeScript<Point | null>(pressPointOf, element);
      });
      await driver.actions().move({ x, y, duration: 0 }).click().perform();
    },
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    // A part that is full keeps the focus.
    typeParts: async (xpath, parts) => (await find(xpath)).sendKeys(parts.join(Key.ARROW_RIGHT)),
    select: async (xpath, value) => (await find(xpath)).findElement({ css: `option[value="${value}"]` }).click(),
    press: (chord) => pressTogether(driver, chord),
    // The driver's own picture of an element is black where the page was scrolled.
    async picture(xpath) {
      const area = await driver.executeScript<Area>(areaOf, await find(xpath));
      return sharp(Buffer.from(await driver.takeScreenshot(), "base64"))
        .extract(area)
        .png()
        .toBuffer();
    },
    // Its WebDriver does not tell.
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

// These run in the page.

function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.ceil(left), Math.ceil(top)];
  return { left: x, top: y, width: Math.floor(right) - x, height: Math.floor(bottom) - y };
}

function nextDrawing(drawn: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
}
