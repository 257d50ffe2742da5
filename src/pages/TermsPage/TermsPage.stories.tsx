import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { TermsPage } from "./TermsPage.tsx";

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
    await expect(canvas.getByRole("heading", { level: 1, name: t("pages:terms.title") })).toBeVisible();
    await expect(canvas.getByText(t("pages:terms.language"))).toBeVisible();
    await expect(canvas.getByRole("article")).toHaveAttribute("lang", "tr");
    for (const toggle of canvas.getAllByText(t("pages:legal.wholeText"))) {
      const text = toggle.closest("details");
      // Where there is room the text is not folded.
      if (toggle.checkVisibility()) await userEvent.click(toggle);
      await expect(text?.querySelector("p")?.checkVisibility()).toBe(true);
    }
    for (const { heading } of args.parts) {
      // Beside or below its summary in another language.
      const level = t.language === "tr" ? 2 : 3;
      await expect(canvas.getByRole("heading", { level, name: heading })).toBeVisible();
    }
  },
};
