import { existsSync } from "node:fs";

import { startFirefox } from "./firefox.ts";
import type { RunningBrowser } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

/** Paths of the browsers in Debian. */
const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT = { webDriver: "/usr/bin/WebKitWebDriver", xvfb: "/usr/bin/Xvfb" };

/** A browser other than the Chromium of all other tests. */
interface Engine {
  isInstalled: boolean;
  start(): Promise<RunningBrowser>;
}

export const ENGINES = {
  Firefox: { isInstalled: existsSync(FIREFOX), start: () => startFirefox(FIREFOX) },
  WebKit: {
    isInstalled: Object.values(WEBKIT).every((program) => existsSync(program)),
    start: () => startWebKit(WEBKIT),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
