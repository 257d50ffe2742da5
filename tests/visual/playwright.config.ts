import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

import type { Theme } from "#src/domain/theme.ts";
import { chromiumLaunch } from "#tests/support/chromium.mjs";
import { FIXED_TIME_ZONE, LOCALES, MODES, VIEWPORTS } from "../../.storybook/modes.ts";
import { NIGHT, SELECTED_COMPONENTS } from "./pictures.ts";
import type { StoryOptions } from "./story.ts";

const { pinned, ...launchOptions } = await chromiumLaunch();
const DIST = "../../dist";

/** Storybook's own pages load every story's code first, which takes several seconds on a busy machine. */
const LIBRARY = {
  name: "library",
  testMatch: "library.spec.ts",
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: { launchOptions },
};

/**
 * Compares pictures of every component, in three languages, at two widths and partly in the dark theme, with baselines. Browser, fonts, clock and
 * random numbers are fixed, so any difference beyond a few pixels is caused by a change of the code.
 */
export default defineConfig<object, StoryOptions>({
  testDir: ".",
  outputDir: `${DIST}/visual-results`,
  snapshotPathTemplate: `{testDir}/${DIST}/visual-baselines/{projectName}/{arg}{ext}`,
  updateSnapshots: "none",
  forbidOnly: true,
  retries: 1,
  workers: Math.min(availableParallelism(), 6),
  timeout: 30_000,
  // Shorter than the time limit of the step, so that there is a report of failures.
  globalTimeout: 19 * 60_000,
  expect: {
    toHaveScreenshot: {
      threshold: 0,
      // The slanted edges of small flags are not rendered identically every time: up to 17 pixels differed. A line of only 13 px that
      // moves by one pixel changes more.
      maxDiffPixels: 24,
      animations: "disabled",
      caret: "hide",
      scale: "css",
    },
  },
  reporter: [["dot"], ["json", { outputFile: `${DIST}/visual-results.json` }], ["./reporter.ts"]],
  projects: [
    { name: "baselines", testMatch: "baselines.spec.ts" },
    // Who changes one component need not wait for the checks of Storybook's own pages.
    ...(SELECTED_COMPONENTS ? [] : [LIBRARY]),
    // These checks do not depend on the language, so they run in one.
    {
      name: "translated",
      testMatch: "translated.spec.ts",
      use: { pinned, launchOptions, story: storyOf({ language: "en", viewport: "phone" }) },
    },
    {
      name: "states",
      testMatch: "states.spec.ts",
      use: { pinned, launchOptions, story: storyOf({ language: "tr", viewport: "phone" }) },
    },
    ...Object.values(MODES).map((mode) => projectOf(`${mode.language}-${mode.viewport}`, storyOf(mode))),
    projectOf(NIGHT, storyOf({ language: "en", viewport: "phone" }, "night")),
  ],
});

/** Each test has the name of its project as a tag. */
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
