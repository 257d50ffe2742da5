import { LANGUAGES, type Language } from "#src/domain/language.ts";
import type { Theme } from "#src/domain/theme.ts";

/** The two viewports of all visual tests, in CSS pixels. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The viewports of the toolbar, in CSS pixels: the two of the tests, and a tablet in portrait. */
export const WINDOWS = {
  phone: VIEWPORTS.phone,
  tablet: { width: 820, height: 1180 },
  desktop: VIEWPORTS.desktop,
} as const;

/** Name of a viewport of the toolbar. */
export type WindowName = keyof typeof WINDOWS;

/** Name of a viewport. */
export type Viewport = keyof typeof VIEWPORTS;
/** Names of all viewports. */
export const VIEWPORT_NAMES = Object.keys(VIEWPORTS) as Viewport[];

/** Browser locale of each language. */
export const LOCALES: Record<Language, string> = { tr: "tr-TR", en: "en-GB", ru: "ru-RU" };

/** Fixed time of the stories. */
export const FIXED_NOW = "2026-07-14T09:00:00+03:00";
/** Time zone of every story, so that times in pictures are the same on any machine. */
export const FIXED_TIME_ZONE = "Europe/Istanbul";

interface Mode {
  language: Language;
  viewport: Viewport;
}

/** Every language in every viewport, by name (`tr phone`). */
export const MODES: Record<string, Mode> = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    VIEWPORT_NAMES.map((viewport) => [`${language} ${viewport}`, { language, viewport }] as const),
  ),
);

/**
 * The same modes in Chromatic's format: everything but the viewport is a Storybook global.
 * https://www.chromatic.com/docs/modes
 */
export const CHROMATIC_MODES = Object.fromEntries(
  Object.entries(MODES).map(([name, { language, viewport }]) => [name, { language, viewport: VIEWPORTS[viewport] }]),
);

/**
 * Parameters for a story whose `globals` fix a viewport: Chromatic captures it in that viewport alone, because its
 * `play` and layout are made for no other.
 */
export function onlyAt(viewport: Viewport) {
  const others = Object.entries(MODES).filter(([, mode]) => mode.viewport !== viewport);
  return { chromatic: { modes: Object.fromEntries(others.map(([name]) => [name, { disable: true }])) } };
}

/** Parameters for a story with the tag `night`: Chromatic captures it in the night theme, too, in one language on a phone. */
export const AT_NIGHT = {
  chromatic: {
    modes: {
      "en phone night": {
        language: "en" satisfies Language,
        theme: "night" satisfies Theme,
        viewport: VIEWPORTS.phone,
      },
    },
  },
};

/** Parameters for a story with the tag `print`: Chromatic captures it as it prints. https://www.chromatic.com/docs/media-features */
export const AT_PRINT = { chromatic: { media: "print" } };
