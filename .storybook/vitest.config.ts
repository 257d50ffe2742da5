import { fileURLToPath } from "node:url";

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { LANGUAGES } from "#src/domain/language.ts";
import { chromiumLaunch } from "#tests/support/chromium.mjs";
import { FIXED_TIME_ZONE, LOCALES } from "./modes.ts";
import { READABLE_CLASSES } from "./vite.config.ts";

const { executablePath, args, env } = await chromiumLaunch();

/**
 * Every story in every language: it renders, its `play` passes, axe finds nothing and the console stays quiet. One project
 * per language (`--project "stories ru"`) over one server, so that a file is transformed once.
 */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".", import.meta.url)) })],
  css: READABLE_CLASSES,
  test: {
    setupFiles: [fileURLToPath(new URL("vitest.setup.ts", import.meta.url))],
    // Vite's own way, which leaves names to `css` above.
    css: { modules: { classNameStrategy: "scoped" } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright(),
      instances: LANGUAGES.map((language) => ({
        browser: "chromium",
        name: `stories ${language}`,
        provide: { language },
        provider: playwright({
          launchOptions: { executablePath, args, env },
          contextOptions: { locale: LOCALES[language], timezoneId: FIXED_TIME_ZONE, reducedMotion: "reduce" },
        }),
      })),
    },
  },
});
