import { defineConfig } from "@playwright/test";

import { ENGINE_NAMES, ENGINES } from "#tests/browsers/engines.ts";
import browsers from "#tests/browsers/playwright.config.ts";
import type { Options, WorkerOptions } from "#tests/browsers/world.ts";

/** The journeys of the other browsers once more, on a phone at the other end of a slow line. */
export default defineConfig<Options, WorkerOptions>({
  ...browsers,
  testDir: "../browsers",
  testMatch: "journeys.spec.ts",
  // A page takes some seconds to come, and the files for reading without a network a minute.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  projects: ENGINE_NAMES.filter((engine) => ENGINES[engine].isInstalled).map((engine, place) => ({
    name: engine,
    use: { engine, window: { width: 390, height: 844 }, ahead: place + 2, slow: true },
  })),
});
