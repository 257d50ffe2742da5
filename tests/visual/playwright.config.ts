import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import type { Theme } from "#src/domain/theme.ts";
import { chromiumLaunch } from "#tests/support/chromium.mjs";
import { FIXED_TIME_ZONE, LOCALES, MODES, VIEWPORTS } from "../../.storybook/modes.ts";
import { NIGHT } from "./pictures.ts";
import type { StoryOptions } from "./story.ts";

const { pinned, ...launchOptions } = await chromiumLaunch();
const DIST = "../../dist";

/**
 * How every component looks, in three languages and two widths, and some of them at night. A picture must match its baseline but for a few pixels: the
 * browser, its fonts, the clock and chance are the same everywhere, so any difference is a change of ours.
 */
export default defineConfig<object, StoryOptions>({
  testDir: ".",
  outputDir: `${DIST}/visual-results`,
  snapshotPathTemplate: `{testDir}/${DIST}/visual-baselines/{projectName}/{arg}{ext}`,
  updateSnapshots: "none",
  forbidOnly: true,
  workers: Math.min(availableParallelism(), 6),
  timeout: 30_000,
  // Before the step ends it, so that there is a report of what failed.
  globalTimeout: 19 * 60_000,
  expect: {
    toHaveScreenshot: {
      threshold: 0,
      // The slanted edges of a small flag are not drawn alike every time: 17 pixels were seen. A line as short as 13 px that
      // moves by one changes more.
      maxDiffPixels: 24,
      animations: "disabled",
      caret: "hide",
      scale: "css",
    },
  },
  reporter: [["dot"], ["json", { outputFile: `${DIST}/visual-results.json` }], ["./reporter.ts"]],
  projects: [
    { name: "baselines", testMatch: "baselines.spec.ts" },
    { name: "library", testMatch: "library.spec.ts", use: { launchOptions } },
    // What is in the pictures is the same in every language; it is asked in one.
    {
      name: "states",
      testMatch: "states.spec.ts",
      use: { pinned, launchOptions, story: storyOf({ language: "tr", viewport: "phone" }) },
    },
    ...Object.values(MODES).map((mode) => projectOf(`${mode.language}-${mode.viewport}`, storyOf(mode))),
    projectOf(NIGHT, storyOf({ language: "en", viewport: "phone" }, "night")),
  ],
});

/** Each test carries the name of the project that it is for as its tag. */
function projectOf(name: string, story: StoryOptions["story"]) {
  return {
    name,
    testMatch: "pictures.spec.ts",
    grep: new RegExp(`@${name}\\b`),
    use: { pinned, launchOptions, story },
  };
}

function storyOf(
  { language, viewport }: Pick<StoryOptions["story"], "language" | "viewport">,
  theme: Theme = "day",
): StoryOptions["story"] {
  return {
    language,
    viewport,
    theme,
    context: {
      viewport: VIEWPORTS[viewport],
      locale: LOCALES[language],
      timezoneId: FIXED_TIME_ZONE,
      reducedMotion: "reduce",
      colorScheme: theme === "night" ? "dark" : "light",
      deviceScaleFactor: 1,
    },
  };
}
