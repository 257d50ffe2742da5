import { readFileSync } from "node:fs";

import type { StorybookConfig } from "@storybook/react-vite";

import { LAYER_STATEMENT } from "#src/styles/layers.ts";
import { readableTypes } from "./readableTypes.ts";
import { writtenLibrary } from "./writtenLibrary.ts";

const config: StorybookConfig = {
  stories: [{ directory: "../stories", files: "**/*.@(mdx|stories.tsx)" }],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    // Its panel runs tests from a Storybook that is being worked on; a built one has nobody to run them.
    ...(process.env["NODE_ENV"] === "production" ? [] : ["@storybook/addon-vitest"]),
  ],
  framework: {
    name: "@storybook/react-vite",
    // A configuration of its own: what builds the site has no say here.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  // What stories show; the film is heavy, and its player is tried with a small one.
  staticDirs: ["fonts", "icons", "images", "maps"].map((name) => ({ from: `../public/${name}`, to: `/${name}` })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    sidebarOnboardingChecklist: false,
    // React as the story tests have it, so that a `play` that passes there passes in the built Storybook too.
    developmentModeForBuild: true,
  },
  // The order of the cascade comes before every other style, as in the site's own documents.
  previewHead: (head) => `<style>${LAYER_STATEMENT}</style>${head ?? ""}`,
  // The frame around the stories is built without Vite: the tokens and faces that its theme reads come as they are written.
  managerHead: (head) =>
    `<meta name="robots" content="noindex" /><style>${sheet("fonts").replaceAll("url(/", "url(./")}${sheet("tokens")}</style>${head ?? ""}`,
  viteFinal: ({ plugins = [], ...vite }) => ({
    ...vite,
    publicDir: false,
    plugins: [readableTypes(), writtenLibrary(), ...plugins],
  }),
};

export default config;

/** A style sheet without its comments and indentation. */
function sheet(name: string): string {
  const css = readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), "utf8");
  return css.replace(/\/\*.*?\*\//gs, "").replace(/\n\s*/g, "\n");
}
