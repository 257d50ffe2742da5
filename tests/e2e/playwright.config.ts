import { defineConfig } from "@playwright/test";

import { chromiumLaunch } from "#tests/support/chromium.mjs";

const { executablePath, args, env } = await chromiumLaunch();

/** A page lives for a second or two here: what it would save to compile its scripts for speed is less than that costs. */
const COMPILE_ONCE = "--js-flags=--no-opt --no-maglev";

/** Every page of a worker in one process: without this each document of ours starts one of its own, as it shuts itself off from who opened it. */
const ONE_PROCESS = "--renderer-process-limit=1";

/** What these look at does not depend on the width of the window. */
const SAME_AT_ANY_WIDTH = [
  "beforeScripts",
  "blog",
  "faq",
  "magnified",
  "screenReader",
  "sentPass",
  "voucher",
  "withoutScripts",
].map((name) => `${name}.spec.ts`);

/** The built site with the real relay, a Telegram and upstreams of our own, on a phone and on a desktop. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  // Before the step ends it, so that there is a report of what failed.
  globalTimeout: 19 * 60_000,
  // What is told to a screen reader beside what it should be is as wrong as what is missing.
  expect: { toMatchAriaSnapshot: { children: "deep-equal" } },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? "../../test-results/e2e.json" }],
  ],
  use: {
    browserName: "chromium",
    launchOptions: {
      args: [...args, COMPILE_ONCE, ONE_PROCESS],
      ...(executablePath && { executablePath }),
      ...(env && { env }),
    },
    locale: "en-GB",
    timezoneId: "Europe/Moscow",
  },
  projects: [
    // What only a phone or only a desktop has, such as the menu, is tagged, and what is looked at once.
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: "desktop",
      testIgnore: SAME_AT_ANY_WIDTH,
      grepInvert: /@phone|@once/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
