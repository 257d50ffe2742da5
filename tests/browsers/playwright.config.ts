import { defineConfig } from "@playwright/test";

import { ENGINE_NAMES } from "./engines.ts";
import type { Options, WorkerOptions } from "./fixtures.ts";

const WINDOWS = [
  { name: "phone", window: { width: 390, height: 844 }, testMatch: ["journeys.spec.ts", "looks.spec.ts"] },
  { name: "desktop", window: { width: 1440, height: 900 }, testMatch: ["journeys.spec.ts"] },
] as const;

/** Tests the built site and the relay in Firefox, WebKit and WPE WebKit, where they are installed, and in the oldest supported Chrome. */
export default defineConfig<Options, WorkerOptions>({
  testDir: ".",
  outputDir: "../../test-results/browsers",
  // Windows of a browser are tested one after the other, because browsers throttle background windows. The two widths run in parallel,
  // each in a browser of its own.
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? "../../test-results/browsers.json" }],
  ],
  projects: [
    ...ENGINE_NAMES.flatMap((engine) =>
      WINDOWS.map(({ name, window, testMatch }, width) => ({
        name: `${engine} ${name}`,
        grepInvert: [
          ...ENGINE_NAMES.filter((other) => other !== engine).map((other) => new RegExp(`@${other}$`)),
          // It has none.
          ...(engine === "WPE" ? [/@clipboard$/] : []),
        ],
        testMatch: [...testMatch],
        use: { engine, window, ahead: ENGINE_NAMES.indexOf(engine) + width },
      })),
    ),
    { name: "Chrome 109", testMatch: "oldest.spec.ts", fullyParallel: true },
  ],
});
