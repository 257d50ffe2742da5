import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { LanguageMemory } from "#src/features/navigation/LanguageMemory.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, inLanguage } from "#stories/fixtures/messages.ts";

const KEPT = {
  tr: "Bu sayfanın dili bir dahaki sefere hatırlanır.",
  en: "The language of this page is remembered for the next time.",
  ru: "Язык этой страницы запомнится до следующего раза.",
};

const meta = {
  id: "features-languagememory",
  title: "Components/Navigation/LanguageMemory",
  component: LanguageMemory,
  parameters: {
    // Storybook does not find the docstring of a function that returns no element.
    docs: {
      description: {
        component:
          "Persists the page’s language for the next visit: in local storage for the browser, in a cookie for the server’s redirects.",
      },
    },
    ...guide({
      avoid: "Not for reading the language, which comes from the address of the page.",
      keyboard: {},
      parts: ["Nothing that shows"],
      content: "wordless",
    }),
  },
  args: { language: "tr" },
  render: (_args, { globals }) => (
    <>
      <p>{inLanguage(globals, KEPT)}</p>
      <LanguageMemory language={languageOf(globals)} />
    </>
  ),
} satisfies Meta<typeof LanguageMemory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Renders nothing: stores the language in local storage and in a cookie. */
export const Default: Story = {
  play: async ({ globals }) => {
    const language = languageOf(globals);
    await waitFor(() => expect(localStorage.getItem("language")).toBe(language));
    await expect(document.cookie).toContain(`language=${language}`);
  },
};
