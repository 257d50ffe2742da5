import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { until } from "#tests/faults/plan.ts";
import type { RunningBrowser } from "./tab.ts";
import { end, startSession, tabOf } from "./webDriver.ts";

/** The series of WPE WebKit with the features of Safari 16.0. */
const SERIES = "2.38";
const SCREEN = { width: 1920, height: 1200 };
const SOCKET = "screen";
const START_TIMEOUT_MS = 20_000;

interface Programs {
  webDriver: string;
  /** Path of Cog, the browser. */
  cog: string;
  /** Path of Weston, the virtual display. */
  weston: string;
}

/** The version of WPE WebKit in Cog, which calls itself `0.16.1 (WPE WebKit 2.38.6)`. */
function versionOf(cog: string): string {
  return /WPE WebKit ([\d.]+)/.exec(execFileSync(cog, ["--version"], { encoding: "utf8" }))?.[1] ?? "";
}

/** Whether the installed WPE WebKit has the features of Safari 16. */
export function isSafari16(cog: string): boolean {
  return versionOf(cog).startsWith(`${SERIES}.`);
}

/** Debian 12's WPE WebKit, driven by WebDriver. It has one window, so each tab is a browser of its own. */
export async function startWpe({ webDriver, cog, weston }: Programs): Promise<RunningBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "wpe-"));
  const screen = spawn(
    weston,
    [
      "--backend=headless-backend.so",
      `--width=${SCREEN.width}`,
      `--height=${SCREEN.height}`,
      `--socket=${SOCKET}`,
      "--no-config",
    ],
    { env: { ...process.env, XDG_RUNTIME_DIR: folder }, stdio: "ignore" },
  );
  await until("Weston listens", START_TIMEOUT_MS, async () => existsSync(join(folder, SOCKET)));
  return {
    async openTab({ width, height, scripts }) {
      const session = await startSession({
        webDriver,
        env: {
          XDG_RUNTIME_DIR: folder,
          WAYLAND_DISPLAY: SOCKET,
          COG_PLATFORM_WL_VIEW_WIDTH: String(width),
          COG_PLATFORM_WL_VIEW_HEIGHT: String(height),
          // Renders in the browser's own thread, which costs less on machines without a graphics card.
          LP_NUM_THREADS: "0",
        },
        browser: {
          browserName: "cog",
          "wpe:browserOptions": {
            binary: cog,
            args: ["--automation", "--platform=wl", `--enable-javascript=${scripts}`],
          },
        },
      });
      const tab = tabOf(session.driver, () => session.end());
      return { ...tab, typeParts: (xpath, parts) => tab.type(xpath, asText(parts)) };
    },
    async close() {
      await end(screen);
      await rm(folder, { recursive: true });
    },
  };
}

/** What a date or time field holds. This engine has no such fields: it shows them as text fields. */
function asText([first = "", second = "", third = ""]: readonly string[]): string {
  return /^\d+$/.test(third) ? `${third}-${second}-${first}` : `${first}:${second}`;
}
