import { LOCAL_KEYS } from "./storageKeys.ts";

/** The colour themes. */
export const THEMES = ["day", "night"] as const;
/** Colour theme: light by day, dark by night. */
export type Theme = (typeof THEMES)[number];

/** Whether a stored value is a theme. */
export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/**
 * Inline script for the head of every page that applies the chosen theme. A module or an external file would run after
 * the first paint or delay it. The system preference needs no script.
 */
export const THEME_SCRIPT = `try{const t=localStorage.${LOCAL_KEYS.theme};t&&(document.documentElement.dataset.theme=t)}catch{}`;

/** Hash of that script for the content security policy. */
export const THEME_SCRIPT_HASH = "sha256-IKiTULUK+jbX+vo64+OlMvkQf/3IHYYFI5kMrJ5ud7w=";
