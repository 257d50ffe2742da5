import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/content/load.ts";
import { TermsPage } from "#src/pages/TermsPage/TermsPage.tsx";
import { languageOf, wordsOf } from "#stories/fixtures/words.ts";

const meta = {
  component: TermsPage,
  // It looks as the privacy page does, which has its picture taken.
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

/** One Turkish text under every language, which the page says in its own. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = wordsOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t("pages:terms.title") })).toBeVisible();
    await expect(canvas.getByText(t("pages:terms.language"))).toBeVisible();
    await expect(canvas.getByRole("article")).toHaveAttribute("lang", "tr");
    for (const { heading } of args.parts) {
      await expect(canvas.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    }
  },
};
