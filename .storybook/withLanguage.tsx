import type { Decorator } from "@storybook/react-vite";

import { I18nextProvider } from "#src/i18n/useTranslation.ts";
import { languageOf, i18nIn } from "#stories/fixtures/messages.ts";

/**
 * Decorator that applies the toolbar's language to the document and the messages, as on a prerendered page before
 * hydration.
 */
export const withLanguage: Decorator = (Story, { globals }) => {
  const language = languageOf(globals);
  document.documentElement.lang = language;
  return (
    <I18nextProvider i18n={i18nIn(language)} key={language}>
      <Story />
    </I18nextProvider>
  );
};
