import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

import type { Language } from "#src/domain/language.ts";
import type { Theme } from "#src/domain/theme.ts";
import { chromiumLaunch } from "#tests/support/chromium.mjs";
import { RUNS_ALL } from "#tests/support/tier.ts";
import { FIXED_TIME_ZONE, LOCALES } from "./modes.ts";
import { READABLE_CLASSES } from "./vite.config.ts";

const { executablePath, args, env } = await chromiumLaunch();

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const STORY_FILES = readdirSync(`${ROOT}stories`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".stories.tsx"))
  .map((file) => `stories/${file}`);

/** Files with a story tagged `night`, whose visual test also runs in the night theme. */
const NIGHT_FILES = STORY_FILES.filter((file) => /tags: \[.*"night"/.test(readFileSync(ROOT + file, "utf8")));

/** Stories with texts of their own. Components of `ui` get theirs as props, and the visual tests render them in every language. */
const WORDED_FILES = STORY_FILES.filter((file) => /^stories\/(?:features|pages)\//.test(file));
const PAGE_FILES = STORY_FILES.filter((file) => file.startsWith("stories/pages/"));

/** In milliseconds. The first story of each run also waits until Storybook is loaded, which takes several seconds on a busy machine. */
const TIMEOUT_MS = 60_000;

/** What every story depends on without importing it: a change of it runs all stories of `npm test -- --changed`. */
const SHARED_FILES = ["**/content/**/*.md", "**/src/styles/**", "**/.storybook/**"];

interface Run {
  name: string;
  language: Language;
  theme: Theme;
  include?: string[];
}

const DAY_RUNS: Run[] = [
  { name: "stories tr", language: "tr", theme: "day" },
  // Russian has the longest words and the most plural forms.
  { name: "stories ru", language: "ru", theme: "day", include: RUNS_ALL ? WORDED_FILES : PAGE_FILES },
  { name: "stories en", language: "en", theme: "day", include: PAGE_FILES },
];
const NIGHT_RUNS: Run[] = [{ name: "stories night", language: "en", theme: "night", include: NIGHT_FILES }];

/**
 * Runs every story: it renders, its `play` passes, axe finds no violations and the console stays empty. Pages run in all three languages,
 * and in the long tier other stories with texts of their own in Russian, too, and those tagged `night` in the night theme. There is one
 * project per language (`--project "stories ru"`), on one server, so that a file is transformed once.
 */
export default defineConfig({
  root: ROOT,
  test: {
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...SHARED_FILES],
    projects: [projectOf(DAY_RUNS, "test"), ...(RUNS_ALL ? [projectOf(NIGHT_RUNS, "night")] : [])],
  },
});

/** The stories with `tag`, in each of `runs`. */
function projectOf(runs: readonly Run[], tag: string): TestProjectInlineConfiguration {
  return {
    root: ROOT,
    plugins: [storybookTest({ configDir: fileURLToPath(new URL(".", import.meta.url)), tags: { include: [tag] } })],
    css: READABLE_CLASSES,
    test: {
      setupFiles: [fileURLToPath(new URL("vitest.setup.ts", import.meta.url))],
      // Vite's own strategy, which leaves class names to `css` above.
      css: { modules: { classNameStrategy: "scoped" } },
      // One page for all files: stories clean up after themselves, and a new page for each file would take as long as its stories.
      isolate: false,
      testTimeout: TIMEOUT_MS,
      // What runs in a browser gets a second try; the summary of `npm test` names what needed it.
      retry: 1,
      // The summary of `npm test` contains the message only, so it shows values in full.
      chaiConfig: { truncateThreshold: 400 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright(),
        instances: runs.map(({ name, language, theme, include }) => ({
          browser: "chromium",
          name,
          ...(include && { include }),
          provide: { language, theme },
          provider: playwright({
            launchOptions: { executablePath, args, env },
            contextOptions: { locale: LOCALES[language], timezoneId: FIXED_TIME_ZONE, reducedMotion: "reduce" },
          }),
        })),
      },
    },
  };
}
