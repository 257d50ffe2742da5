import { readFileSync } from "node:fs";

import type { StorybookConfig } from "@storybook/react-vite";

import { LAYER_STATEMENT } from "#src/styles/layers.ts";
import { readableTypes } from "./readableTypes.ts";

const config: StorybookConfig = {
  stories: ["../stories/**/*.@(mdx|stories.tsx)"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    // Its panel runs tests in the development server; a built Storybook cannot run them.
    ...(process.env["NODE_ENV"] === "production" ? [] : ["@storybook/addon-vitest"]),
  ],
  framework: {
    name: "@storybook/react-vite",
    // A separate configuration, because the site's describes its builds.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // Assets of the stories. The film is large; its player is tested with a small one.
  staticDirs: ["fonts", "icons", "images", "maps"].map((name) => ({
    from: `../public/${name}`,
    to: `/${name}`,
  })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    sidebarOnboardingChecklist: false,
  },
  // The statement of cascade layers comes before all other styles, as in the site's own documents.
  previewHead: (head) => `<style>${LAYER_STATEMENT}</style>${head ?? ""}`,
  // Storybook's manager is built without Vite, so the tokens and fonts that its theme reads are inlined. It shows late fonts, as stories do.
  managerHead: (head) =>
    `<meta name="robots" content="noindex" /><style>${sheet("src/styles/fonts").replaceAll("url(/", "url(./").replaceAll("optional", "block")}${sheet("src/styles/tokens")}${sheet("content/colours")}</style>${head ?? ""}`,
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    publicDir: false,
    // A list of the imports of each story would be part of every page's download.
    build: { ...vite.build, modulePreload: false },
    plugins: [readableTypes(), ...plugins],
  }),
};

export default config;

/** Reads a style sheet, without its comments and indentation. */
function sheet(path: string): string {
  const css = readFileSync(new URL(`../${path}.css`, import.meta.url), "utf8");
  return css.replace(/\/\*.*?\*\//gs, "").replace(/\n\s*/g, "\n");
}
