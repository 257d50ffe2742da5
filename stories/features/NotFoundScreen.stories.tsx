import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { loadPage } from "#src/pages/loadPage.ts";
import { NotFoundScreen } from "#src/features/navigation/NotFoundScreen.tsx";
import { guide } from "#stories/fixtures/guide.ts";
import { languageOf, translatorOf } from "#stories/fixtures/messages.ts";

const meta = {
  id: "features-notfoundscreen",
  title: "Components/Feedback and dialogs/NotFoundScreen · 404",
  component: NotFoundScreen,
  argTypes: { section: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...guide({
      avoid:
        "For an unknown slug pass `section`, so that the message is specific and links back to the section's list.",
      keyboard: { Tab: "goes to the two links", Enter: "follows the link" },
    }),
  },
  args: loadPage("notFound", "tr"),
  render: (_args, { globals }) => <NotFoundScreen {...loadPage("notFound", languageOf(globals))} />,
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture", "phone"],
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t("shell:notFound.page.title") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("shell:notFound.page.back") })).toHaveAttribute(
      "href",
      `/${t.language}`,
    );
  },
};
