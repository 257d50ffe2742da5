import type { Decorator } from "@storybook/react-vite";

import { WordsProvider } from "#src/i18n/useTranslation.tsx";
import { languageOf, pageWordsOf } from "#stories/fixtures/words.ts";

/** The language of the toolbar, on the document and in the words, as a prerendered page has it before React starts. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const language = languageOf(globals);
  document.documentElement.lang = language;
  return (
    <WordsProvider words={pageWordsOf(language)} key={language}>
      <Story />
    </WordsProvider>
  );
};
