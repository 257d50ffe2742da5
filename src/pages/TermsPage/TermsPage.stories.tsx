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

/** The Turkish text under every language, with a note in the page's language. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t("pages:terms.title") })).toBeVisible();
    await expect(canvas.getByText(t("pages:terms.language"))).toBeVisible();
    await expect(canvas.getByRole("article")).toHaveAttribute("lang", "tr");
    for (const { heading } of args.parts) {
      // Below its summary in another language.
      const level = t.language === "tr" ? 2 : 3;
      await expect(canvas.getByRole("heading", { level, name: heading })).toBeVisible();
    }
  },
};
