import { defineConfig } from "@playwright/test";

import browsers from "#tests/browsers/playwright.config.ts";
import type { Options, WorkerOptions } from "#tests/browsers/fixtures.ts";

/** The journeys in which the network matters, in Firefox and WebKit, on a phone with a slow connection. */
export default defineConfig<Options, WorkerOptions>({
  ...browsers,
  testDir: "../browsers",
  testMatch: "journeys.spec.ts",
  grep: /book|without a network|before the scripts/,
  // A page takes some seconds to load, and the files of the service worker a minute.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  projects: (["Firefox", "WebKit"] as const).map((engine, place) => ({
    name: engine,
    use: { engine, window: { width: 390, height: 844 }, ahead: place + 2, slow: true },
  })),
});
