import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { TermsPage } from "#src/pages/TermsPage/TermsPage.tsx";

const meta = {
  component: TermsPage,
  // Looks the same as the privacy page, which has a picture test.
  tags: ["unpictured"],
  args: loadPage("terms", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/terms" } },
  render: (args, { globals }) => (
    <main>
      <TermsPage {...args} {...loadPage("terms", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The Turkish text under every language, with a note and summaries in the page's language. */
export const Default: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const parts = args.groups.flatMap((group) => group.parts);
    await expect(canvas.getByRole("heading", { level: 1, name: t("legal:terms.title") })).toBeVisible();
    await expect(canvas.getByText(t("legal:terms.language"))).toBeVisible();
    // On Turkish pages each part has its text beside it; for other readers the whole text follows all summaries.
    const toggles = canvas.getAllByText(t("legal:wholeText"));
    await expect(toggles).toHaveLength(t.language === "tr" ? parts.length : 1);
    for (const toggle of toggles) {
      const text = toggle.closest("details");
      // Where there is room a text in the page's language is not folded.
      if (toggle.checkVisibility()) await userEvent.click(toggle);
      await expect(text?.querySelector("p")?.checkVisibility()).toBe(true);
      await expect(text?.querySelector("p")?.closest("[lang]")).toHaveAttribute("lang", "tr");
    }
    // On Turkish pages the parts are below titles of their groups.
    const level = t.language === "tr" ? 3 : 2;
    for (const { heading } of parts) {
      await expect(canvas.getByRole("heading", { level, name: heading })).toBeVisible();
    }
  },
};
