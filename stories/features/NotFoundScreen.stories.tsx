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
      parts: [
        "An `ErrorMessage` with the road that ends in the sea",
        "A way back to the list, or home",
        "A way to the form",
      ],
      content: {
        do: [
          "Say what is not there by its kind: “Service not found”, “Tour not found”",
          "Lead to the list that has everything: “All our tours are on one page.”",
        ],
        dont: ["Guess what was meant", "Write an apology longer than the way out"],
      },
      messages: ["shell:notFound.title", "shell:notFound.text", "tours:notFound.title", "shell:notFound.reserve"],
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
    await expect(canvas.getByRole("heading", { level: 1, name: t("shell:notFound.title") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("shell:notFound.back") })).toHaveAttribute(
      "href",
      `/${t.language}`,
    );
  },
};
