import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { LanguageMemory } from "#src/features/navigation/LanguageMemory.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, sayIn } from "#stories/fixtures/words.ts";

const KEPT = {
  tr: "Bu sayfanın dili bir dahaki sefere hatırlanır.",
  en: "The language of this page is remembered for the next time.",
  ru: "Язык этой страницы запомнится до следующего раза.",
};

const meta = {
  component: LanguageMemory,
  parameters: guide({ avoid: "Not to read the language: that is the page’s own, from its address.", keyboard: {} }),
  args: { language: "tr" },
  render: (_args, { globals }) => (
    <>
      <p>{sayIn(globals, KEPT)}</p>
      <LanguageMemory language={languageOf(globals)} />
    </>
  ),
} satisfies Meta<typeof LanguageMemory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It shows nothing: it keeps the language in storage and in a cookie. */
export const Default: Story = {
  play: async ({ globals }) => {
    const language = languageOf(globals);
    await expect(localStorage.getItem("language")).toBe(language);
    await expect(document.cookie).toContain(`language=${language}`);
  },
};
