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
  isInstalled: boolean;
  /** Why the installed version is not tested; null if it is. */
  fault(): string | null;
  start(): Promise<RunningBrowser>;
}

export const ENGINES = {
  Firefox: {
    isInstalled: existsSync(FIREFOX),
    fault: () => (isTooOld(FIREFOX) ? "the installed Firefox is too old for the driver of the tests" : null),
    start: () => startFirefox(FIREFOX),
  },
  WebKit: {
    isInstalled: Object.values(WEBKIT).every((program) => existsSync(program)),
    fault: () => null,
    start: () => startWebKit(WEBKIT),
  },
  WPE: {
    isInstalled: Object.values(WPE).every((program) => existsSync(program)),
    fault: () => (isSafari16(WPE.cog) ? null : "the installed WPE WebKit is not the engine of Safari 16"),
    start: () => startWpe(WPE),
  },
} satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
