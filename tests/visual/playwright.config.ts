import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import { chromiumLaunch } from "#tests/support/chromium.mjs";
import { FIXED_TIME_ZONE, LOCALES, MODES, VIEWPORTS } from "../../.storybook/modes.ts";
import type { StoryOptions } from "./story.ts";

const { pinned, ...launchOptions } = await chromiumLaunch();
const DIST = "../../dist";

/**
 * How every component looks, in three languages and two widths. A picture must match its baseline in every pixel: the
 * browser, its fonts, the clock and chance are the same everywhere, so any difference is a change of ours.
 */
export default defineConfig<object, StoryOptions>({
  testDir: ".",
  outputDir: `${DIST}/visual-results`,
  snapshotPathTemplate: "{testDir}/baselines/{projectName}/{arg}{ext}",
  updateSnapshots: "none",
  forbidOnly: true,
  workers: Math.min(availableParallelism(), 6),
  timeout: 30_000,
  expect: {
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: "disabled", caret: "hide", scale: "css" },
  },
  reporter: [
    ["dot"],
    ["html", { outputFolder: `${DIST}/visual-report`, open: "never" }],
    ["json", { outputFile: `${DIST}/visual-results.json` }],
    ["./reporter.ts"],
  ],
  projects: [
    { name: "baselines", testMatch: "baselines.spec.ts" },
    ...Object.values(MODES).map(({ language, viewport }) => ({
      name: `${language}-${viewport}`,
      testMatch: "pictures.spec.ts",
      // Each picture carries the widths that it is taken at as tags.
      grep: new RegExp(`@${viewport}\\b`),
      use: {
        pinned,
        launchOptions,
        story: {
          language,
          viewport,
          context: {
            viewport: VIEWPORTS[viewport],
            locale: LOCALES[language],
            timezoneId: FIXED_TIME_ZONE,
            reducedMotion: "reduce" as const,
            colorScheme: "light" as const,
            deviceScaleFactor: 1,
          },
        },
      },
    })),
  ],
});
