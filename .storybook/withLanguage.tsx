import type { Decorator } from "@storybook/react-vite";
import { I18nextProvider } from "react-i18next";

import { i18nOf, languageOf } from "#stories/fixtures/words.ts";

/** The language of the toolbar, on the document and in the words, as a prerendered page has it before React starts. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const language = languageOf(globals);
  document.documentElement.lang = language;
  return (
    <I18nextProvider i18n={i18nOf(language)} key={language}>
      <Story />
    </I18nextProvider>
  );
};
