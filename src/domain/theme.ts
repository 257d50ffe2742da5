export const THEMES = ["day", "night"] as const;
/** How the site looks: on paper by day, or as the same poster after sunset. */
export type Theme = (typeof THEMES)[number];

/** Where a browser keeps the theme that a visitor chose; nothing is there while the device decides. */
export const THEME_KEY = "theme";

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** What a phone paints around the page, in each theme: the colour of the board, which is at the upper edge. */
export const THEME_COLOURS: Readonly<Record<Theme, string>> = { day: "#0b1c31", night: "#050d18" };

/**
 * Puts the chosen theme on the document, for the head of every page: a module, or any file, would come after the first paint or
 * keep it waiting. What the device says needs no script.
 */
export const THEME_SCRIPT = `try{const t=localStorage.${THEME_KEY};t&&(document.documentElement.dataset.theme=t)}catch{}`;

/** What a content security policy knows that script by. */
export const THEME_SCRIPT_HASH = "sha256-IKiTULUK+jbX+vo64+OlMvkQf/3IHYYFI5kMrJ5ud7w=";
