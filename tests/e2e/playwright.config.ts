import { defineConfig, type Project } from "@playwright/test";

import { chromiumLaunch } from "#tests/support/chromium.mjs";

const { executablePath, args, env } = await chromiumLaunch();

/** Disables optimising compilers: a page lives only for a second or two here, so they would cost more time than they save. */
const COMPILE_ONCE = "--js-flags=--no-opt --no-maglev";

/** One renderer process for all pages of a worker. Otherwise each document starts its own, because of `Cross-Origin-Opener-Policy`. */
const ONE_PROCESS = "--renderer-process-limit=1";

/** Tests that do not depend on the width of the window. */
const SAME_AT_ANY_WIDTH = [
  "beforeScripts",
  "blog",
  "keptPass",
  "magnified",
  "screenReader",
  "sentPass",
  "withoutScripts",
].map((name) => `${name}.spec.ts`);

// Tests of features of one width only, such as the menu, are tagged, and so are tests that need to run only once.
const PHONE: Project = {
  grepInvert: /@desktop/,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
const DESKTOP: Project = {
  grepInvert: /@phone|@once/,
  testIgnore: SAME_AT_ANY_WIDTH,
  use: { viewport: { width: 1440, height: 900 } },
};

/**
 * Tests the built site and relay with a fake Telegram and fake upstreams, at phone and desktop width. The journeys are what a guest does,
 * and run on every change; the other tests are the long ones.
 */
export default defineConfig({
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What starts a browser gets a second try.
  retries: 1,
  timeout: 60_000,
  // Snapshots of the accessibility tree must match exactly, without additional nodes.
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
    { ...PHONE, name: "journeys phone", testDir: "../journeys" },
    { ...DESKTOP, name: "journeys desktop", testDir: "../journeys" },
    { ...PHONE, name: "phone", testDir: "." },
    { ...DESKTOP, name: "desktop", testDir: "." },
  ],
});
