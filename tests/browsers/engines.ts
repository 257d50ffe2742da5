import { existsSync } from "node:fs";

import { isTooOld, startFirefox } from "./firefox.ts";
import type { RunningBrowser } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

/** Paths of the browsers in Debian. */
const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT = { webDriver: "/usr/bin/WebKitWebDriver", xvfb: "/usr/bin/Xvfb" };

/** A browser other than the Chromium of all other tests. */
interface Engine {
  isInstalled: boolean;
  /** Whether the installed version cannot be driven. */
  isTooOld(): boolean;
  start(): Promise<RunningBrowser>;
}

export const ENGINES = {
  Firefox: {
    isInstalled: existsSync(FIREFOX),
    isTooOld: () => isTooOld(FIREFOX),
    start: () => startFirefox(FIREFOX),
  },
  WebKit: {
    isInstalled: Object.values(WEBKIT).every((program) => existsSync(program)),
    isTooOld: () => false,
    start: () => startWebKit(WEBKIT),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
