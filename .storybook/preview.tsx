import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";

import "#src/styles/reset.css";
import "#src/styles/tokens.css";
import "#src/styles/fonts.css";
import "#src/styles/base.css";
import "#content/colours.css";
import "./docs.css";
import "./edges.css";

import { reportNetwork } from "#src/api/network.ts";
import { DEFAULT_LANGUAGE } from "#src/domain/language.ts";
import { THEMES, type Theme } from "#src/domain/theme.ts";
import { forbidRelay } from "#stories/fixtures/relay.ts";
import {
  clearStorage,
  seedRandom,
  skipViewTransitions,
  freezeClock,
  keepPageStill,
} from "./deterministicEnvironment.ts";
import { LazyDocsFrame, LazyDocsPage } from "./lazyDocs.tsx";
import { CHROMATIC_MODES, WINDOWS } from "./modes.ts";
import { hideDeadControls } from "./hideDeadControls.ts";
import { listUnionValues } from "./listUnionValues.ts";
import { withLanguage } from "./withLanguage.tsx";
import { withRouter } from "./withRouter.tsx";
import { THEME_NAMES, withTheme } from "./withTheme.tsx";

freezeClock();
// Queries may take more than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
skipViewTransitions();
keepPageStill();

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
  // A story that measures text would otherwise measure fallback fonts. Local fallbacks that the machine lacks are
  // expected to fail.
  loaders: [async () => void (await Promise.allSettled([...document.fonts].map((face) => face.load())))],
  // The last one is the outermost.
  decorators: [withRouter, withLanguage, withTheme],
  argTypesEnhancers: [listUnionValues, hideDeadControls],
  beforeEach: () => {
    seedRandom();
    clearStorage();
    // The previous story may have simulated a lost connection on the same page.
    reportNetwork(true);
    return forbidRelay();
  },
  // Tells a journey, whose stories are played in turn, that this one has ended.
  afterEach: () => void window.frameElement?.dispatchEvent(new Event("played")),
  parameters: {
    a11y: {
      test: "error",
      // Speech control finds a control by the words that are seen on it. Off by default, because axe calls it experimental.
      options: { rules: { "label-content-name-mismatch": { enabled: true } } },
    },
    backgrounds: { disable: true },
    chromatic: { modes: CHROMATIC_MODES, prefersReducedMotion: "reduce" },
    viewport: {
      options: Object.fromEntries(
        Object.entries(WINDOWS).map(([name, { width, height }]) => [
          name,
          { name: `${name} ${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    docs: {
      container: LazyDocsFrame,
      page: LazyDocsPage,
      // As written in the file: rendering elements to text never ends if a prop contains circular references.
      source: { type: "code" },
    },
    options: {
      storySort: {
        method: "alphabetical",
        // Groups by purpose; a test checks that every title is in one.
        order: [
          "docs",
          ["Introduction", "All components", "Changelog", "*"],
          "journeys",
          ["Book", "Enquire", "Fail"],
          "foundations",
          "Components",
          [
            "Actions",
            "Forms and fields",
            "Booking",
            "Prices",
            "Live figures",
            "Navigation",
            "Contact",
            "Cards and grids",
            "Content",
            "Pictures and maps",
            "Feedback and dialogs",
            "Layout",
          ],
          "pages",
          "lab",
        ],
      },
    },
  },
};

export default preview;
