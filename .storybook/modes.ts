import { LANGUAGES, type Language } from "#src/domain/language.ts";

/** The two widths that the product is judged at, in CSS pixels. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Viewport = keyof typeof VIEWPORTS;
export const VIEWPORT_NAMES = Object.keys(VIEWPORTS) as Viewport[];

/** What a browser of that language says that it prefers. */
export const LOCALES: Record<Language, string> = { tr: "tr-TR", en: "en-GB", ru: "ru-RU" };

/** Where the stories' clock stands, and where the business is. */
export const FIXED_NOW = "2026-07-14T09:00:00+03:00";
export const FIXED_TIME_ZONE = "Europe/Istanbul";

interface Mode {
  language: Language;
  viewport: Viewport;
}

/** Every language at every width, by name (`tr phone`). */
export const MODES: Record<string, Mode> = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    VIEWPORT_NAMES.map((viewport) => [`${language} ${viewport}`, { language, viewport }] as const),
  ),
);

/**
 * The same modes as Chromatic takes them: what is not a viewport is a global of Storybook's.
 * https://www.chromatic.com/docs/modes
 */
export const CHROMATIC_MODES = Object.fromEntries(
  Object.entries(MODES).map(([name, { language, viewport }]) => [name, { language, viewport: VIEWPORTS[viewport] }]),
);

/**
 * For a story whose `globals` fix a viewport, in its `parameters`: Chromatic takes it at that width alone, because its `play`
 * and its layout are about no other.
 */
export function onlyAt(viewport: Viewport) {
  const others = Object.entries(MODES).filter(([, mode]) => mode.viewport !== viewport);
  return { chromatic: { modes: Object.fromEntries(others.map(([name]) => [name, { disable: true }])) } };
}
