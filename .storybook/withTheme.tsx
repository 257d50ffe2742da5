import type { Decorator } from "@storybook/react-vite";

import { THEMES, type Theme } from "#src/domain/theme.ts";

export const THEME_NAMES: Readonly<Record<Theme, string>> = { day: "Day", night: "Night" };

/**
 * Day or night as the toolbar has it, on the document, as if a visitor had chosen it: what the device says does not count. The
 * documentation is always on paper.
 */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const chosen = THEMES.find((theme) => theme === globals["theme"] && viewMode !== "docs");
  document.documentElement.dataset["theme"] = chosen ?? "day";
  return <Story />;
};
