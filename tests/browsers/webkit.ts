import { spawn } from "node:child_process";
import { once } from "node:events";

import type { WebDriver } from "selenium-webdriver";

import type { RunningBrowser, Tab, TabOptions } from "./tab.ts";
import { end, startSession, tabOf } from "./webDriver.ts";

const SCREEN = { width: 1920, height: 1200 };
/** Environment that reduces the cost of software rendering on machines without a graphics card. */
const WITHOUT_GRAPHICS_CARD = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1", LP_NUM_THREADS: "0" };

interface Programs {
  /** Path of WebKitWebDriver, which starts the browser that comes with it. */
  webDriver: string;
  /** Path of Xvfb, the virtual display. */
  xvfb: string;
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
  const start = (settings: readonly string[]) =>
    startSession({
      webDriver,
      env: { ...WITHOUT_GRAPHICS_CARD, DISPLAY: `:${String(display).trim()}` },
      browser: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          args: ["--automation", "--javascript-can-open-windows-automatically=true", ...settings],
        },
      },
    });
  const session = await start([]);
  return {
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
  return tabOf(driver, async () => {
    await driver.close();
    await driver.switchTo().window(first);
    await close();
  });
}
