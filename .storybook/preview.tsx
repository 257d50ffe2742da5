import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";

import "#src/styles/reset.css";
import "#src/styles/tokens.css";
import "#src/styles/fonts.css";
import "#src/styles/base.css";
import "./docs.css";
import "./edges.css";

import { noteNetwork } from "#src/api/network.ts";
import { DEFAULT_LANGUAGE } from "#src/domain/language.ts";
import { THEMES, type Theme } from "#src/domain/theme.ts";
import { DRAWINGS } from "#src/ui/allDrawings.ts";
import { provideDrawings } from "#src/ui/drawings.ts";
import { forbidRelay } from "#stories/fixtures/relay.ts";
import { forgetVisitor, seedRandom, skipViewTransitions, stopClock } from "./fixedWorld.ts";
import { LazyDocsFrame, LazyDocsPage } from "./lazyDocs.tsx";
import { CHROMATIC_MODES, VIEWPORT_NAMES, VIEWPORTS } from "./modes.ts";
import { namedChoices } from "./namedChoices.ts";
import { withLanguage } from "./withLanguage.tsx";
import { withRouter } from "./withRouter.tsx";
import { THEME_NAMES, withTheme } from "./withTheme.tsx";

stopClock();
// What a story waits for may take a second and more on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
skipViewTransitions();
// A story has no page to take them from.
provideDrawings(DRAWINGS);

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals: { language: DEFAULT_LANGUAGE, theme: "day" satisfies Theme },
  globalTypes: {
    language: {
      description: "Language of the site",
      toolbar: {
        title: "Language",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "tr", title: "Türkçe" },
          { value: "en", title: "English" },
          { value: "ru", title: "Русский" },
        ],
      },
    },
    theme: {
      description: "Day or night",
      toolbar: {
        title: "Day or night",
        icon: "contrast",
        dynamicTitle: true,
        items: THEMES.map((value) => ({ value, title: THEME_NAMES[value] })),
      },
    },
  },
  // A story that measures would otherwise see the fallback's widths while a face is on its way. Fallbacks that the machine
  // does not have fail, which is their way.
  loaders: [async () => void (await Promise.allSettled([...document.fonts].map((face) => face.load())))],
  // The outermost comes last.
  decorators: [withRouter, withLanguage, withTheme],
  argTypesEnhancers: [namedChoices],
  beforeEach: () => {
    seedRandom();
    forgetVisitor();
    // The story before may have lost it, on the same page.
    noteNetwork(true);
    return forbidRelay();
  },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    chromatic: { modes: CHROMATIC_MODES, prefersReducedMotion: "reduce" },
    viewport: {
      options: Object.fromEntries(
        VIEWPORT_NAMES.map((name) => {
          const { width, height } = VIEWPORTS[name];
          return [
            name,
            { name: `${name} ${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } },
          ];
        }),
      ),
    },
    docs: {
      container: LazyDocsFrame,
      page: LazyDocsPage,
      // As it is written: printing a story's elements instead does not end where a prop holds some that point at each other.
      source: { type: "code" },
    },
    options: {
      storySort: {
        order: ["docs", ["Introduction", "*"], "foundations", "ui", "features", "illustrations", "lab", "pages"],
      },
    },
  },
};

export default preview;
