import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";
import { PrivacyPage } from "#src/pages/PrivacyPage/PrivacyPage.tsx";

const meta = {
  component: PrivacyPage,
  args: loadPage("privacy", "tr"),
  parameters: { layout: "fullscreen", router: { path: "/privacy" } },
  render: (args, { globals }) => (
    <main>
      <PrivacyPage {...args} {...loadPage("privacy", languageOf(globals))} />
    </main>
  ),
} satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The Turkish text under every language, with a note in the page's language. */
export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getAllByText(t("legal:wholeText"))).not.toHaveLength(0);
    await expect(canvas.getByText(t("legal:privacy.language"))).toBeVisible();
  },
};
