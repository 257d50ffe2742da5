import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import sharp from "sharp";

import { until } from "#tests/faults/plan.ts";
import { freePort } from "#tests/support/startRelay.ts";
import { pointAtRest, pressPointOf, scrollToMiddle, shownElement, type Chord, type Point, type Tab } from "./tab.ts";

const KEYS: Record<string, string> = { Control: Key.CONTROL, Escape: Key.ESCAPE, ArrowLeft: Key.ARROW_LEFT };
const START_TIMEOUT_MS = 20_000;

/** A rectangle of the window, in whole pixels. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A driver session with its browser. */
export interface Session {
  driver: WebDriver;
  end(): Promise<void>;
}

interface SessionOptions {
  /** Path of the WebDriver program. */
  webDriver: string;
  env: NodeJS.ProcessEnv;
  /** Capabilities that select and configure the browser. */
  browser: { browserName: string } & Record<string, unknown>;
}

/** Starts a WebDriver program, which starts a browser. */
export async function startSession({ webDriver, env, browser }: SessionOptions): Promise<Session> {
  const port = await freePort();
  // The leader of a process group, to which its browser belongs.
  const server = spawn(webDriver, [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: "ignore",
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await until(`${webDriver} answers`, START_TIMEOUT_MS, () => answers(`${url}/status`));
  const driver = await new Builder()
    .usingServer(url)
    // With "eager", the first script run in a new page is lost, and the driver waits for its result.
    .withCapabilities({ pageLoadStrategy: "normal", ...browser })
    .build();
  return {
    driver,
    async end() {
      await driver.quit();
      const ended = once(server, "exit");
      // The browser too: Cog outlives its session.
      if (server.pid !== undefined) process.kill(-server.pid);
      await ended;
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Terminates a program and waits for its exit. */
export async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill();
  await ended;
}

/** The driver's current window as a tab. */
export function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
  async function find(xpath: string): Promise<WebElement> {
    const element = await driver.executeScript<WebElement | null>(shownElement, xpath);
    if (!element) throw new Error(`nothing is shown that is ${xpath}`);
    await driver.executeScript(scrollToMiddle, element);
    return element;
  }

  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.executeScript(() => history.back()),
    evaluate: (code, ...args) => driver.executeScript(code, ...args),
    // The answer, not the element: one that React removes meanwhile is stale before it arrives here.
    shows: (xpath) => driver.executeScript<boolean>(`return (${shownElement})(...arguments) !== null`, xpath),
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
    close,
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
