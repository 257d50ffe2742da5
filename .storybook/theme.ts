import { create, type ThemeVars } from "storybook/theming";

import type { Theme } from "#src/domain/theme.ts";

/**
 * Storybook theme with the site's colours and fonts. Storybook computes with colours, so it needs values, not custom
 * properties: they are read from the tokens, which must be on the document. The document takes on the theme.
 */
export function createTheme(theme: Theme): ThemeVars {
  document.documentElement.dataset["theme"] = theme;
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return create({
    base: theme === "night" ? "dark" : "light",
    brandTitle: "Bodrum VIP Transfer",
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: token("--font-text"),
    fontCode: token("--font-code"),
    colorPrimary: token("--color-action"),
    colorSecondary: token("--color-link"),
    appBg: token("--color-page-alt"),
    appContentBg: token("--color-surface"),
    appPreviewBg: token("--color-page"),
    appBorderColor: token("--color-line"),
    appBorderRadius: 2,
    textColor: token("--color-text"),
    textMutedColor: token("--color-text-2"),
    textInverseColor: token("--color-on-bar"),
    barBg: token("--color-surface"),
    barTextColor: token("--color-text-2"),
    barHoverColor: token("--color-link-hover"),
    barSelectedColor: token("--color-link"),
    buttonBg: token("--color-page"),
    buttonBorder: token("--color-line-2"),
    booleanBg: token("--color-page-alt"),
    booleanSelectedBg: token("--color-surface"),
    inputBg: token("--color-surface"),
    inputBorder: token("--color-line-field"),
    inputTextColor: token("--color-text"),
    inputBorderRadius: 2,
  });
}
