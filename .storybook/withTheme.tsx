import type { Decorator } from "@storybook/react-vite";

import { THEMES, type Theme } from "#src/domain/theme.ts";

/** Names of the themes in the toolbar. */
export const THEME_NAMES: Readonly<Record<Theme, string>> = { day: "Day", night: "Night" };

/**
 * Decorator that applies the toolbar's theme to the document, as if a visitor had chosen it, so that the system
 * preference has no effect.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const chosen = THEMES.find((theme) => theme === globals["theme"]);
  document.documentElement.dataset["theme"] = chosen ?? "day";
  return <Story />;
};
