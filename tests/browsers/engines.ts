import { existsSync } from "node:fs";

import { isTooOld, startFirefox } from "./firefox.ts";
import type { RunningBrowser } from "./tab.ts";
import { startWebKit } from "./webkit.ts";
import { isSafari16, startWpe } from "./wpe.ts";

/** Paths of the browsers in Debian. */
const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT = { webDriver: "/usr/bin/WebKitWebDriver", xvfb: "/usr/bin/Xvfb" };
const WPE = { webDriver: "/usr/bin/WPEWebDriver", cog: "/usr/bin/cog", weston: "/usr/bin/weston" };

/** A browser other than the Chromium of all other tests. */
interface Engine {
  /** Why it is not tested: it is not installed, or in a version that the tests do not support. Null if it is tested. */
  fault(): string | null;
  start(): Promise<RunningBrowser>;
}

export const ENGINES = {
  Firefox: {
    fault() {
      if (!existsSync(FIREFOX)) return "firefox-esr is not installed";
      return isTooOld(FIREFOX) ? "the installed Firefox is too old for the driver of the tests" : null;
    },
    start: () => startFirefox(FIREFOX),
  },
  WebKit: {
    fault: () => (Object.values(WEBKIT).every(existsSync) ? null : "webkit2gtk-driver or xvfb is not installed"),
    start: () => startWebKit(WEBKIT),
  },
  WPE: {
    fault() {
      if (!Object.values(WPE).every(existsSync)) return "wpewebkit-driver, cog or weston is not installed";
      return isSafari16(WPE.cog) ? null : "the installed WPE WebKit is not the engine of Safari 16";
    },
    start: () => startWpe(WPE),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
